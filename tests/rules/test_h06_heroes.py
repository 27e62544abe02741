"""H6: heroes, how they come, what they are on the board, and how they are lost."""

import pytest

from cyclades.engine.decks import DECK, DISCARD, HELD, TRACK
from tests.hades import hades, hades_turn
from tests.hades_heroes import HEROES, attack, hero, left_the_game, owner_of, strength_of, table
from tests.story import Story

EACH = pytest.mark.parametrize("name", HEROES)
ONE_CARD = "gone chimera giant kraken pegasus polyphemus sylph \n phase creatures"
HOME = "area delos red \n area kea blue \n area naxos red"


def market(text: str = "", god: str = "zeus", red: str = "gold 9", expansions: str = "hades") -> Story:
    """Red in its turn, with heroes on the track for 4 and 2 GP."""
    return hades_turn(god, f"{HOME} \n creatures achilles giant midas \n {text}", red, expansions=expansions)


# -- recruiting ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H6.1")
def test_hero_cards_come_to_the_track_with_the_creatures() -> None:
    head = "cycle 3 \n gods zeus ares - - \n area delos red"
    story = hades(
        f"{head} \n gone sylph \n hero midas red at delos since 2 \n creatures achilles - - \n phase creatures"
    )
    assert story.place("achilles") == TRACK + 2  # for 2 GP, like any other
    assert "draw giant" in story.legal
    assert "draw hector" in hades(f"{head} \n discard hector \n creatures - - achilles \n {ONE_CARD}").legal


@pytest.mark.rule("H6.1")
@pytest.mark.parametrize("god", ["poseidon", "ares", "zeus", "athena", "hades"])
def test_any_number_may_be_bought_for_the_price_of_their_slots_with_every_god(god: str) -> None:
    story = market(god=god).play("buy achilles, at delos", "buy midas, at naxos")
    assert (story.gold("red"), story.card_at("achilles"), story.card_at("midas")) == (9 - 4 - 2, "delos", "naxos")


@pytest.mark.rule("H6.1")
def test_not_without_the_gold() -> None:
    story = market(red="gold 3")
    assert story.refuses("buy achilles")
    assert "buy midas" in story.legal


@pytest.mark.rule("H6.1")
def test_not_with_apollo() -> None:
    text = f"cycle 3 \n gods zeus ares - - \n offering red apollo 0 \n {HOME} \n creatures achilles - midas"
    story = hades(f"{text} \n phase actions")
    assert (story.asked, story.question) == ("red", "PlaceProsperity")
    assert story.refuses("buy midas")


@pytest.mark.rule("H6.2")
def test_temples_lower_no_price_and_their_discounts_are_left_for_creatures() -> None:
    story = market("area syros red temple 2 \n area milos red temple")
    assert story.game.price(story.game.parse("buy achilles")) == 4
    story.play("buy achilles, at delos")
    assert (story.gold("red"), story.number("discounts", "red")) == (5, 0)
    assert story.play("buy giant, decline").gold("red") == 4  # 3 less 2
    assert market("area syros red temple 3", red="gold 3").refuses("buy achilles")


@pytest.mark.rule("H6.3")
def test_he_is_placed_on_any_own_island() -> None:
    story = market("area syros red troops 2 \n area tinos blue troops 1 \n creature medusa blue at naxos since 2")
    assert story.play("buy midas").legal == ["at naxos", "at delos", "at syros"]
    assert story.refuses("at kea")
    assert story.refuses("at andros")


@pytest.mark.rule("H6.3")
def test_a_player_may_have_several_on_one_island_too() -> None:
    story = market(hero("hector")).play("buy achilles, at delos", "buy midas, at delos")
    assert [story.card_at(name) for name in ("hector", "achilles", "midas")] == ["delos"] * 3
    assert [owner_of(story, name) for name in ("hector", "achilles", "midas")] == ["red"] * 3


@pytest.mark.rule("H6.4")
def test_his_card_lies_open_with_his_owner() -> None:
    story = market().play("buy midas, at delos")
    assert (story.place("midas"), owner_of(story, "midas")) == (HELD, "red")
    assert story.happened("hero-recruited")[-1]["price"] == 2
    number = story.game.rules.f.by_name["place"].per.index("midas")
    assert {story.game.view(player)["state"]["place"][number] for player in (None, 0, 1, 2)} == {HELD}


@pytest.mark.rule("H6.4")
def test_a_hero_whom_nobody_bought_is_discarded_and_comes_back_with_a_new_deck() -> None:
    head = "cycle 3 \n gods zeus ares - - \n area delos red"
    story = hades(f"{head} \n creatures - giant midas \n phase creatures")
    assert story.place("midas") == DISCARD
    cards = "gone chimera kraken pegasus polyphemus sylph"
    story = hades(f"{head} \n creatures - giant midas \n {cards} \n phase creatures")
    assert story.legal == ["draw midas"]  # all that the new deck has


# -- the Temples of Poseidon and Ares --------------------------------------------------------------------------------


def temple(of: str, cards: str, more: str = "") -> Story:
    """Red with Zeus, a troop and a fleet, and a Temple on Delos; the cards of the creature deck are given."""
    text = f"area delos red troops 1 \n area kea blue port \n area h1 red fleets 1 \n {more} \n {cards}"
    fields = f"field monument temple-of-{of} delos \n field monument_open temple-of-{of} 1"
    return hades_turn("zeus", f"{text} \n {fields}", expansions="monuments hades")


@pytest.mark.rule("H6.5")
def test_the_temple_of_poseidon_passes_over_heroes_who_go_back_into_the_deck() -> None:
    story = temple("poseidon", "discard achilles midas giant \n gone chimera kraken pegasus polyphemus sylph")
    story.play("invoke temple-of-poseidon")
    assert story.legal == ["draw giant", "draw achilles", "draw midas"]
    story.play("draw midas")
    assert story.legal == ["draw giant", "draw achilles"]  # aside, so that he does not come twice
    story.play("draw achilles, draw giant, decline")
    assert [story.place(card) for card in ("achilles", "midas", "giant")] == [DECK, DECK, DISCARD]
    assert [owner_of(story, card) for card in ("achilles", "midas")] == [None, None]
    assert story.question == "PaidActions"


@pytest.mark.rule("H6.5")
def test_it_goes_on_with_the_discard_pile_when_the_deck_has_heroes_alone() -> None:
    text = (
        "creatures - - midas \n gone chimera kraken pegasus polyphemus sylph \n top achilles known red \n discard giant"
    )
    story = temple("poseidon", text).play("invoke temple-of-poseidon")
    assert story.legal == ["draw giant"]
    story.play("draw giant")
    assert (story.place("achilles"), story.legal[0]) == (DECK, "decline")


@pytest.mark.rule("H6.6")
def test_the_temple_of_ares_draws_among_the_creatures_of_the_discard_pile() -> None:
    story = temple("ares", "discard achilles giant kraken midas").play("invoke temple-of-ares")
    assert story.legal == ["draw giant", "draw kraken"]
    story.play("draw giant")
    assert [story.place(card) for card in ("achilles", "midas")] == [DISCARD, DISCARD]


@pytest.mark.rule("H6.6")
@pytest.mark.parametrize(
    "of, cards, usable",
    [
        ("ares", "discard achilles midas", False),
        ("ares", "discard achilles midas giant", True),
        ("poseidon", "discard achilles midas \n gone chimera giant kraken pegasus polyphemus sylph", False),
        ("poseidon", "discard achilles midas sylph \n gone chimera giant kraken pegasus polyphemus", True),
        ("poseidon", "top achilles known red \n gone chimera giant kraken pegasus polyphemus sylph", False),
    ],
)
def test_without_a_creature_to_be_drawn_neither_can_be_used(of: str, cards: str, usable: bool) -> None:
    assert (f"invoke temple-of-{of}" in temple(of, cards).legal) is usable


# -- on the board ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("H6.12")
@EACH
def test_a_hero_holds_an_island_alone_and_must_be_fought(name: str) -> None:
    story = attack("troops 4", "", hero(name, "blue", "kea"), "take 4")
    assert (story.owner("kea"), story.question) == ("blue", "Roll")
    story.play("roll 3, roll 0")
    while story.question != "PaidActions":
        story.play(story.legal[0])  # Midas' owner is asked
    assert (story.owner("kea"), left_the_game(story, name)) == ("red", True)


@pytest.mark.rule("H6.12", "C9.7")
def test_his_island_is_entered_without_a_battle_when_he_is_not_there() -> None:
    story = attack("troops 2", "", hero("achilles", "blue", "naxos"), "take 2")
    assert (story.owner("kea"), story.question) == ("red", "PaidActions")


@pytest.mark.rule("H6.13")
@EACH
def test_he_moves_like_a_troop_alone_or_with_others(name: str) -> None:
    text = table("", "", f"area paros red \n {hero(name)}")
    story = hades_turn("ares", text).play("move, from delos, to kea")
    assert (story.card_at(name), story.owner("kea"), story.owner("delos"), story.gold("red")) == (
        "kea",
        "red",
        "red",
        8,
    )
    story = hades_turn("ares", table("troops 2", "", hero(name))).play("move, from delos, to kea")
    assert story.legal == ["take 0", "take 1", "take 2"]
    story.play("take 1")
    assert story.legal == [f"without {name}", f"with {name}"]
    story.play(f"without {name}")
    assert (story.card_at(name), story.troops("kea")) == ("delos", 1)


@pytest.mark.rule("H6.13")
def test_two_heroes_need_no_troop_between_them_but_somebody_goes() -> None:
    story = hades_turn("ares", table("", "", f"{hero('achilles')} \n {hero('midas')}")).play("move, from delos, to kea")
    story.play("without achilles")
    assert (story.card_at("midas"), story.card_at("achilles"), story.owner("kea")) == ("kea", "delos", "red")


@pytest.mark.rule("H6.13")
def test_he_needs_a_chain_of_own_fleets_and_the_gold() -> None:
    assert hades_turn("ares", table("", "", hero("achilles"), fleets="blue")).refuses("move")
    assert hades_turn("ares", table("", "", hero("achilles")), "gold 0").refuses("move")


@pytest.mark.rule("H6.13")
@pytest.mark.parametrize("god", ["poseidon", "zeus", "athena"])
def test_he_has_no_move_of_his_own(god: str) -> None:
    story = hades_turn(god, table("troops 1", "", hero("achilles")))
    assert not [words for words in story.legal if words.split()[0] in ("move", "lead")]
    assert "lead achilles" not in hades_turn("ares", table("troops 1", "", hero("achilles"))).legal


@pytest.mark.rule("H6.13", "H3.6")
def test_he_goes_in_a_group_of_hades_where_an_undead_goes() -> None:
    text = table("undead_troops 1", "", hero("achilles"))
    story = hades_turn("hades", text).play("lead undead-troop, from delos, to kea")
    assert story.legal == ["without achilles", "with achilles"]
    story.play("with achilles")
    assert (story.card_at("achilles"), story.number("undead_troops", "kea"), story.gold("red")) == ("kea", 1, 8)
    story = hades_turn("hades", table("", "", hero("achilles")))
    assert [words for words in story.legal if words.startswith(("lead", "move"))] == []


@pytest.mark.rule("H6.13")
def test_he_retreats_with_the_troops() -> None:
    story = attack("troops 3", "troops 3", hero("achilles"), "take 3, with achilles").play("roll 0, roll 3")
    story.play("lose troop", "to delos")
    assert (story.card_at("achilles"), story.troops("delos"), story.owner("kea")) == ("delos", 2, "blue")


@pytest.mark.rule("H6.13")
def test_alone_he_retreats_too() -> None:
    fleets = "area j2 blue fleets 1 \n area syros blue"
    story = attack("troops 3", "troops 1", f"{fleets} \n {hero('hector', 'blue', 'kea')}", "take 3")
    story.play("roll 3, roll 0", "lose troop")  # two are left, Hector killed one
    assert (story.asked, story.legal) == ("blue", ["stay", "to syros"])
    story.play("to syros")
    assert (story.card_at("hector"), story.owner("kea")) == ("syros", "red")


@pytest.mark.rule("H6.13", "H6.15")
def test_pegasus_takes_him_along_and_his_power_works_there() -> None:
    text = table("", "troops 2", f"{hero('achilles')} \n creatures - - pegasus", fleets="green")
    story = hades_turn("zeus", text).play("buy pegasus, from delos, to kea")
    assert story.question == "Roll"
    assert strength_of(story, "red") == 2


@pytest.mark.rule("H6.13")
@pytest.mark.parametrize("owner", ["red", "blue"])
def test_medusa_holds_him(owner: str) -> None:
    text = table("", "", f"{hero('achilles')} \n creature medusa {owner} at delos since 3 \n creatures - - pegasus")
    story = hades_turn("ares", text)
    assert story.refuses("move")
    assert "from delos" not in story.play("buy pegasus").legal


@pytest.mark.rule("H6.15")
@pytest.mark.parametrize("name, counts", [(name, 2 if name == "achilles" else 1) for name in HEROES])
@pytest.mark.parametrize("side", ["red", "blue"])
def test_he_counts_1_and_achilles_2_in_attack_and_in_defence(name: str, counts: int, side: str) -> None:
    story = attack("troops 3", "troops 1", hero(name, side, "delos" if side == "red" else "kea"), "take 3")
    if side == "red":
        story.play(f"with {name}")
    assert strength_of(story, side) == (3 if side == "red" else 1) + counts
