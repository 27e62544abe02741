"""H14: Artemis' Arrows, the Chariot of the Sun, Pandora's Box and Pelops' Sceptre."""

import pytest

from cyclades.engine.decks import DECK, DISCARD, HELD
from tests.hades import hades_turn
from tests.hades_items import TABLE, holder
from tests.story import Story

FIGURES = """
    creature kraken - at d1
    creature minotaur red at delos since 3
    creature medusa blue at kea since 2
    creature cerberus green at tinos since 2
    """
TROOPS = """
    area andros red troops 2
    area delos red troops 3
    area syros red
    area naxos blue troops 3
    area kea blue
    area milos green
    """


def turn(item: str, text: str, god: str = "zeus", red: str = "gold 9", **more: int) -> Story:
    """Red in its turn, with an item."""
    return hades_turn(god, f"{text} \n card {item} red since 2", red, **more)  # type: ignore[arg-type]


# -- Artemis' Arrows --------------------------------------------------------------------------------------------------


@pytest.mark.rule("H14.24")
@pytest.mark.parametrize("figure", ["kraken", "minotaur", "medusa", "cerberus"])
def test_the_arrows_remove_any_figure_whoevers_it_is(figure: str) -> None:
    story = turn("artemis-arrows", f"{TABLE} \n {FIGURES}").play("play artemis-arrows")
    assert sorted(story.legal) == ["release cerberus", "release kraken", "release medusa", "release minotaur"]
    story.play(f"release {figure}")
    assert (story.card_at(figure), story.value("card_owner", figure)) == (None, None)
    assert figure == "kraken" or story.place(figure) == DISCARD
    others = [name for name in ("kraken", "minotaur", "medusa", "cerberus") if name != figure]
    assert all(story.card_at(name) is not None for name in others)
    assert holder(story, "artemis-arrows") == ("discarded", None)


@pytest.mark.rule("H14.24")
@pytest.mark.parametrize("where", [DECK, DISCARD])
def test_the_card_of_the_kraken_stays_where_it_is(where: int) -> None:
    pile = "discard kraken" if where == DISCARD else ""
    story = turn("artemis-arrows", f"{TABLE} \n creature kraken - at d1 \n {pile}")
    before = story.place("kraken")
    story.play("play artemis-arrows, release kraken")
    assert (story.place("kraken"), story.card_at("kraken")) == (before, None)


@pytest.mark.rule("H14.24")
def test_the_arrows_hit_no_hero() -> None:
    heroes = "hero achilles blue at naxos since 2 \n hero midas red at delos since 2"
    assert turn("artemis-arrows", f"{TABLE} \n {heroes}").refuses("play artemis-arrows")
    story = turn("artemis-arrows", f"{TABLE} \n {heroes} \n creature kraken - at d1").play("play artemis-arrows")
    assert story.legal == ["release kraken"]


@pytest.mark.rule("H14.24")
def test_what_the_figure_did_ends_at_once() -> None:
    text = f"{TABLE} \n area e2 red fleets 1 \n creature medusa blue at delos since 2"
    story = turn("artemis-arrows", text, "ares")
    assert story.refuses("move")
    assert "move" in story.play("play artemis-arrows, release medusa").legal


# -- the Chariot of the Sun -------------------------------------------------------------------------------------------


@pytest.mark.rule("H14.25")
@pytest.mark.parametrize("spread", [(5, 0, 0), (0, 5, 0), (0, 0, 5), (2, 3, 0), (1, 1, 3), (2, 1, 2)])
def test_the_chariot_puts_all_troops_on_own_islands_anew(spread: tuple[int, int, int]) -> None:
    story = turn("chariot-of-the-sun", TROOPS).play("play chariot-of-the-sun")
    assert story.legal == [f"take {number}" for number in range(6)]
    left = 5
    for number in spread[:2]:
        if left:
            story.play(f"take {number}")
            left -= number
    assert story.question == "PaidActions"  # those that are left go to the last island
    assert tuple(story.troops(island) for island in ("andros", "delos", "syros")) == spread
    assert story.number("troops_left", "red") == 3
    assert (story.troops("naxos"), story.gold("red")) == (3, 9)
    assert story.number("troops", "moving-group") == 0


@pytest.mark.rule("H14.25")
def test_whoever_says_nothing_spreads_them_evenly() -> None:
    story = turn("chariot-of-the-sun", TROOPS).play("play chariot-of-the-sun")
    for share in ("take 1", "take 2"):
        assert story.game.default.notation == share
        story.play(share)
    assert tuple(story.troops(island) for island in ("andros", "delos", "syros")) == (1, 2, 2)


@pytest.mark.rule("H14.25")
def test_undead_are_put_anew_too_each_kind_by_itself() -> None:
    text = TROOPS.replace("area delos red troops 3", "area delos red troops 1 undead_troops 2")
    story = turn("chariot-of-the-sun", text, "hades").play("play chariot-of-the-sun", "take 0, take 1")
    assert story.legal == ["take 0", "take 1", "take 2"]  # the undead ones
    story.play("take 1, take 0")
    living = [story.troops(island) for island in ("andros", "delos", "syros")]
    undead = [story.number("undead_troops", island) for island in ("andros", "delos", "syros")]
    assert (living, undead) == ([0, 1, 2], [1, 0, 1])


@pytest.mark.rule("H14.25")
def test_heroes_and_the_minotaur_stay_where_they_are() -> None:
    more = "hero achilles red at andros since 2 \n creature minotaur red at delos since 3"
    story = turn("chariot-of-the-sun", f"{TROOPS} \n {more}").play("play chariot-of-the-sun, take 0, take 0")
    assert (story.card_at("achilles"), story.card_at("minotaur"), story.troops("syros")) == ("andros", "delos", 5)


@pytest.mark.rule("H14.26")
def test_islands_that_become_empty_stay_with_a_marker() -> None:
    story = turn("chariot-of-the-sun", TROOPS).play("play chariot-of-the-sun, take 0, take 0")
    assert [story.owner(island) for island in ("andros", "delos", "syros")] == ["red", "red", "red"]
    assert story.number("lands", "red") == 3


@pytest.mark.rule("H14.27")
def test_no_troop_is_lifted_from_medusas_island_but_some_may_be_set_down_there() -> None:
    text = f"{TROOPS} \n creature medusa blue at delos since 2"
    story = turn("chariot-of-the-sun", text).play("play chariot-of-the-sun")
    assert story.legal == ["take 0", "take 1", "take 2"]  # those of Andros alone
    story.play("take 0, take 2")
    assert [story.troops(island) for island in ("andros", "delos", "syros")] == [0, 5, 0]


# -- Pandora's Box ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("H14.28")
@pytest.mark.parametrize("victim, other", [("blue", "green"), ("green", "blue")])
def test_the_box_takes_a_priestess_from_an_opponent_of_choice(victim: str, other: str) -> None:
    text = f"{TABLE} \n player blue gold 9 priestesses 2 \n player green priestesses 2"
    story = turn("pandoras-box", text, red="gold 9 priestesses 1")
    left = story.number("priestesses_left")
    story.play("play pandoras-box")
    assert story.legal == ["rob blue", "rob green"]
    story.play(f"rob {victim}")
    found = {colour: story.number("priestesses", colour) for colour in ("red", victim, other)}
    assert found == {"red": 2, victim: 1, other: 2}
    assert story.number("priestesses_left") == left


@pytest.mark.rule("H14.28")
def test_only_from_one_who_has_any() -> None:
    text = f"{TABLE} \n player blue gold 9 priests 2 \n player green priestesses 1"
    story = turn("pandoras-box", text).play("play pandoras-box")
    assert story.legal == ["rob green"]


# -- Pelops' Sceptre --------------------------------------------------------------------------------------------------

DECKS = "gone chimera giant kraken pegasus polyphemus sylph"


def sceptre(text: str, red: str = "gold 0", table: str = TABLE) -> Story:
    """Red has played the Sceptre; what the text does not name, be it in a comment, is out of the game."""
    gone = [name for name in DECKS.split()[1:] if name not in text.split()]
    return turn("pelops-sceptre", f"{table} \n gone {' '.join(gone)} \n {text}", red=red).play("play pelops-sceptre")


@pytest.mark.rule("H14.29")
@pytest.mark.parametrize("figure", ["minotaur", "medusa", "chiron", "polyphemus", "cerberus"])
def test_a_creature_with_a_figure_is_called_at_once_and_free(figure: str) -> None:
    story = sceptre(
        f"creatures - giant - \n discard sylph {figure}", table=TABLE.replace("syros red", "syros red temple 1")
    )
    assert sorted(story.legal) == sorted(["draw sylph", f"draw {figure}"])
    story.play(f"draw {figure}")
    assert (story.asked, story.gold("red"), story.number("discounts", "red")) == ("red", 0, 0)
    story.play(next(words for words in story.legal if words.startswith("at ")))
    while story.question != "PaidActions":
        story.play(story.legal[0])
    assert (story.card_at(figure) is None, story.gold("red"), story.number("discounts", "red")) == (False, 0, 0)


@pytest.mark.rule("H14.29")
@pytest.mark.parametrize("gold, further", [(0, False), (1, True)])
def test_only_the_krakens_further_steps_are_paid(gold: int, further: bool) -> None:
    story = sceptre("discard kraken", f"gold {gold}").play("draw kraken", "at d1")
    assert story.gold("red") == gold
    assert any(words.startswith("to ") for words in story.legal) is further
    if further:
        story.play(next(words for words in story.legal if words.startswith("to ")))
        assert story.gold("red") == 0


@pytest.mark.rule("H14.29")
def test_cards_of_the_track_are_not_searched_and_stay() -> None:
    story = sceptre("creatures minotaur - giant \n discard medusa").play("draw medusa", "at kea")
    assert (story.place("minotaur"), story.place("giant")) == (10, 12)


@pytest.mark.rule("H14.30")
def test_cards_passed_over_go_to_the_discard_pile_heroes_too() -> None:
    story = sceptre("creatures - - midas \n # deck: giant sylph minotaur achilles")
    story.play("draw sylph", "draw achilles")
    assert (story.place("sylph"), story.place("achilles")) == (DISCARD, DISCARD)
    story.play("draw giant", "draw minotaur", "at delos")
    piles = [story.place(card) for card in ("sylph", "achilles", "giant", "minotaur")]
    assert piles == [DISCARD, DISCARD, DISCARD, HELD]


@pytest.mark.rule("H14.31")
def test_a_chimera_passed_over_brings_the_discard_pile_back_and_lies_aside() -> None:
    story = sceptre("top chimera known blue \n discard sylph minotaur giant")
    assert sorted(story.legal) == ["draw giant", "draw minotaur", "draw sylph"]
    story.play("draw giant")
    assert (story.place("giant"), sorted(story.legal)) == (DISCARD, ["draw minotaur", "draw sylph"])
    story.play("draw minotaur")
    assert story.place("chimera") not in (DECK, DISCARD)  # until the Minotaur is placed
    story.play("at delos")
    assert [story.place(card) for card in ("chimera", "giant", "sylph", "minotaur")] == [DECK, DECK, DECK, HELD]
    assert story.happened("shuffled")


@pytest.mark.rule("H14.31")
def test_after_the_chimera_what_was_passed_over_before_may_come_again() -> None:
    story = sceptre("# deck: sylph minotaur chimera").play("draw sylph", "draw chimera")
    assert sorted(story.legal) == ["draw minotaur", "draw sylph"]
    story.play("draw sylph")
    assert story.legal == ["draw minotaur"]


@pytest.mark.rule("H14.32")
def test_a_deck_that_runs_out_is_made_anew() -> None:
    story = sceptre("top giant known red \n discard sylph minotaur")
    assert sorted(story.legal) == ["draw giant", "draw minotaur", "draw sylph"]  # the Giant was passed over
    story.play("draw sylph", "draw giant")
    assert story.legal == ["draw minotaur"]
    assert story.play("draw minotaur").question != "Draw"


@pytest.mark.rule("H14.32", "H14.31")
def test_a_search_ends_whatever_is_drawn() -> None:
    story = sceptre("top giant known red \n discard sylph minotaur \n # deck: chimera achilles pegasus")
    drawn = 0
    while story.question == "Draw":
        story.play(next((words for words in story.legal if words != "draw minotaur"), "draw minotaur"))
        drawn += 1
    assert drawn <= 2 * 6
    assert story.play("at delos").question == "PaidActions"
