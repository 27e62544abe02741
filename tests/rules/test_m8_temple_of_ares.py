"""M8: the Temple of Ares. The deck: Chimera, Giant, Kraken, Pegasus, Polyphemus, Sylph, and what a story names."""

import pytest

import cyclades
from cyclades.engine.decks import DECK, DISCARD, HELD
from tests.story import Story, classic, classic_turn

TEMPLE = "temple-of-ares"
OTHER = "temple-of-poseidon"
INVOKE = f"invoke {TEMPLE}"
HOME = f"area naxos blue port \n field monument {TEMPLE} syros"
TROOPS = "area syros red troops 2 \n area kea red troops 1"
PILE = "discard giant harpy"


def temple(text: str, god: str = "zeus", red: str = "gold 9", paid: bool = True) -> Story:
    """Red in its turn, with the Temple of Ares on Syros."""
    return classic_turn(god, f"{HOME} \n {text}", red, paid, monuments=TEMPLE)


@pytest.mark.rule("M8.1")
@pytest.mark.parametrize(
    "god, kind, other, asked",
    [
        ("ares", "fortress", "temple", True),
        ("zeus", "temple", "fortress", True),
        ("zeus", "temple", "temple", False),
        ("ares", "fortress", "fortress", False),
        ("ares", "fortress", "port", False),
        ("poseidon", "port", "fortress", False),
        ("zeus", "temple", "metropolis", False),
    ],
)
def test_it_needs_a_fortress_and_a_temple(god: str, kind: str, other: str, asked: bool) -> None:
    story = classic_turn(god, f"area syros red {other} \n area tinos red", monuments=TEMPLE)
    story.play(f"build {kind}, at tinos")
    assert (story.question == "OfferMonument") is asked


# -- when ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("M8.2")
@pytest.mark.parametrize("god", ["poseidon", "ares", "zeus", "athena"])
@pytest.mark.parametrize("paid", [True, False])
def test_its_owner_may_use_it_with_every_god_and_before_the_free_unit_too(god: str, paid: bool) -> None:
    story = temple(f"{TROOPS} \n {PILE}", god, paid=paid)
    assert INVOKE in story.legal
    story.play(INVOKE, "from kea, draw giant, decline")
    assert (story.question, "end" in story.legal) == ("PaidActions", paid)


@pytest.mark.rule("M8.2")
def test_once_per_cycle() -> None:
    story = temple(f"{TROOPS} \n {PILE}").play(INVOKE, "from kea, draw giant, decline")
    assert story.refuses(INVOKE)
    assert INVOKE not in temple(f"{TROOPS} \n {PILE} \n field temple_used {TEMPLE} 3").legal
    assert INVOKE in temple(f"{TROOPS} \n {PILE} \n field temple_used {TEMPLE} 2").legal


@pytest.mark.rule("M8.2", "C16.9")
@pytest.mark.parametrize("used", [True, False])
def test_of_two_players_once_over_both_turns(used: bool) -> None:
    text = f"""
        cycle 3
        gods zeus athena ares -
        offering red-1 zeus 1
        offering red-2 athena 1
        offering blue-1 ares 1
        offering blue-2 apollo 0
        {HOME}
        {TROOPS}
        {PILE}
        phase actions
        """
    story = classic(text, 2, monuments=TEMPLE).play("recruit priest")
    if used:
        story.play(INVOKE, "from kea, draw giant, decline")
    assert (story.play("end").asked, INVOKE in story.legal) == ("red", not used)


@pytest.mark.rule("M8.2")
def test_not_with_apollo_and_not_by_another_player() -> None:
    table = f"{HOME}\n{TROOPS}\n{PILE}"
    text = f"cycle 3\ngods zeus ares - -\noffering red apollo 0\noffering blue zeus 1\n{table}\nphase actions"
    story = classic(text, monuments=TEMPLE)
    assert (story.asked, INVOKE in story.legal) == ("blue", False)
    story.play("recruit priest", "end")
    assert (story.asked, story.question, story.legal) == ("red", "PlaceProsperity", ["at syros", "at kea"])


# -- the troop -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("M8.3")
def test_an_own_troop_from_any_island_goes_to_the_reserve_before_the_card_is_seen() -> None:
    story = temple(f"{TROOPS} \n area tinos blue troops 1 \n area h1 red fleets 2 \n {PILE}").play(INVOKE)
    assert (story.asked, story.legal) == ("red", ["from syros", "from kea"])
    story.play("from kea")
    assert (story.question, story.number("troops_left", "red")) == ("DrawDiscarded", 8 - 2)
    assert (story.owner("kea"), story.troops("kea")) == ("red", 0)  # a territory marker
    event = {"event": "temple-invoked", "faction": "red", "monument": TEMPLE, "unit": "troop", "area": "kea"}
    assert story.happened("temple-invoked") == [event]


@pytest.mark.rule("M8.3", "C18.31")
def test_the_last_troop_of_a_last_island_may_be_given() -> None:
    story = temple(f"area syros red troops 1 \n {PILE}").play(INVOKE, "draw giant, decline")
    assert (story.owner("syros"), story.troops("syros"), story.number("alive", "red")) == ("red", 0, 1)


@pytest.mark.rule("M8.3", "C14.49", "C14.57")
def test_medusa_does_not_hold_the_troop_and_the_minotaur_is_none() -> None:
    story = temple(f"{TROOPS} \n creature medusa blue at kea since 3 \n {PILE}").play(INVOKE)
    assert "from kea" in story.legal
    text = f"area syros red \n area kea red \n creature minotaur red at kea since 3 \n {PILE}"
    assert INVOKE not in temple(text).legal


@pytest.mark.rule("M8.3", "C18.28")
def test_with_its_last_troop_given_the_citadel_may_be_entered() -> None:
    text = f"""
        cycle 3
        gods zeus ares - -
        offering red zeus 1
        offering blue ares 1
        player blue gold 9
        area syros red
        area kea red troops 1
        area delos blue
        area h1 blue fleets 1
        {HOME}
        {PILE}
        field monument great-citadel-of-ares kea
        phase actions zeus paid
        """
    story = classic(text, monuments=TEMPLE).play("end", "recruit troop, at delos")
    assert "move" not in story.legal
    story = classic(text, monuments=TEMPLE).play(INVOKE, "draw giant, decline", "end", "recruit troop, at delos")
    assert story.play("move, from delos, to kea").owner("kea") == "blue"


@pytest.mark.rule("M8.3", "C6.3", "C15.2")
def test_a_troop_given_by_a_player_with_all_eight_makes_the_free_one_possible() -> None:
    story = temple(f"area syros red troops 7 \n area kea red troops 1 \n {PILE}", "ares", paid=False)
    assert ("recruit troop" in story.legal, "end" in story.legal) == (False, True)
    story.play(INVOKE, "from kea, draw giant, decline")
    assert ("recruit troop" in story.legal, "end" in story.legal) == (True, False)


# -- the card --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("M8.4")
def test_a_random_card_of_the_discard_pile_is_used_at_once_and_free() -> None:
    story = temple(f"{TROOPS} \n {PILE} pegasus \n creatures sylph - -", red="gold 0").play(INVOKE, "from kea")
    assert story.legal == ["draw giant", "draw harpy", "draw pegasus"]  # neither deck nor track
    assert set(story.game.stack[-1].raw_outcomes(story.game).weights) == {1}
    story.play("draw giant")
    assert story.happened("creature-used") == [
        {"event": "creature-used", "faction": "red", "card": "giant", "price": 0}
    ]
    story.play("at naxos")
    assert (story.buildings("port", "naxos"), story.gold("red"), story.place("giant")) == (0, 0, DISCARD)


@pytest.mark.rule("M8.4")
def test_its_target_may_be_declined() -> None:
    story = temple(f"{TROOPS} \n {PILE}").play(INVOKE, "from kea, draw giant, decline")
    assert (story.buildings("port", "naxos"), story.place("giant")) == (1, DISCARD)
    assert story.refuses(INVOKE)


@pytest.mark.rule("M8.4", "C6.10")
def test_a_card_that_can_do_nothing_is_discarded_again() -> None:
    story = temple(f"{TROOPS} \n discard sylph").play(INVOKE, "from kea, draw sylph")
    assert story.happened("effect-missed") == [{"event": "effect-missed", "faction": "red", "card": "sylph"}]
    assert (story.question, story.place("sylph")) == ("PaidActions", DISCARD)


@pytest.mark.rule("M8.4", "C18.37")
def test_a_figure_stays_and_the_kraken_swims() -> None:
    story = temple(f"{TROOPS} \n discard polyphemus").play(INVOKE, "from kea, draw polyphemus, at tinos")
    assert (story.card_at("polyphemus"), story.place("polyphemus")) == ("tinos", HELD)
    assert story.number("acquired", "polyphemus") == 3
    story = temple(f"{TROOPS} \n discard kraken").play(INVOKE, "from kea, draw kraken, at f4, to f5, stay")
    assert (story.card_at("kraken"), story.gold("red"), story.place("kraken")) == ("f5", 9 - 1, DISCARD)


@pytest.mark.rule("M8.4", "C14.42")
def test_the_given_troop_is_gone_when_the_creature_comes() -> None:
    story = temple("area syros red troops 1 \n discard harpy").play(INVOKE, "draw harpy")
    assert story.happened("effect-missed") == [{"event": "effect-missed", "faction": "red", "card": "harpy"}]
    story = temple("area syros red troops 1 \n discard pegasus").play(INVOKE, "draw pegasus")
    assert story.happened("effect-missed") == [{"event": "effect-missed", "faction": "red", "card": "pegasus"}]


@pytest.mark.rule("M8.4", "M1.3")
def test_an_island_taken_by_pegasus_may_complete_a_monument() -> None:
    text = f"area syros red troops 2 fortress \n area tinos blue temple \n discard pegasus \n {HOME}"
    story = classic_turn("athena", text, monuments=f"{TEMPLE} {OTHER} city-of-warriors")
    story.play(INVOKE, "draw pegasus, from syros, to naxos")
    assert (story.question, story.game.question.about["monument"]) == ("OfferMonument", "city-of-warriors")


@pytest.mark.rule("M8.4", "C18.36")
def test_the_chimera_does_not_wait_in_the_discard_pile() -> None:
    story = temple(f"{TROOPS} \n {PILE} \n creatures - - chimera").play("buy chimera", "decline")
    assert [story.place(card) for card in ("chimera", "giant", "harpy")] == [DECK] * 3
    assert INVOKE not in story.legal  # pile and deck were shuffled together


@pytest.mark.rule("M8.5", "C6.8")
def test_no_temple_discount_is_used_up_by_it() -> None:
    story = temple(f"{TROOPS} \n {PILE} \n area tinos red temple 2 \n creatures - - sylph", red="gold 1")
    story.play(INVOKE, "from kea, draw giant, decline")
    assert story.number("discounts", "red") == 0
    assert story.play("buy sylph").gold("red") == 0


# -- when not --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("M8.6")
@pytest.mark.parametrize(
    "text, possible",
    [
        ("area syros red troops 1 \n discard giant", True),
        ("area syros red troops 1", False),
        ("area syros red \n area tinos blue troops 2 \n area h1 red fleets 3 \n discard giant", False),
        ("area syros red troops 1 \n creatures giant sylph kraken", False),
    ],
)
def test_without_a_troop_or_a_discarded_card_it_cannot_be_used(text: str, possible: bool) -> None:
    assert (INVOKE in temple(text).legal) is possible


@pytest.mark.rule("M8.6", "C6.9")
def test_a_creature_bought_and_used_before_may_be_drawn_again() -> None:
    story = temple(f"{TROOPS} \n area tinos blue fortress \n creatures - - giant")
    assert INVOKE not in story.legal
    story.play("buy giant, at tinos", INVOKE, "from kea, draw giant, at naxos")
    assert (story.buildings("fortress", "tinos"), story.buildings("port", "naxos")) == (0, 0)


@pytest.mark.rule("M8.7", "M1.12")
@pytest.mark.parametrize("used", [True, False])
def test_whoever_takes_its_island_cannot_use_it_again_in_the_same_cycle(used: bool) -> None:
    text = f"""
        cycle 3
        gods zeus ares - -
        player red gold 9
        offering blue zeus 1
        offering red ares 1
        area kea blue
        area naxos blue troops 1
        area delos red troops 1
        area tinos green port
        area h1 red fleets 2
        {PILE}
        field monument {TEMPLE} kea
        phase actions
        """
    story = classic(text, monuments=TEMPLE).play("recruit priest")
    if used:
        story.play(INVOKE, "draw giant, decline")
    story.play("end", "recruit troop, at delos", "move, from delos, to kea, take 1")
    assert (story.owner("kea"), INVOKE in story.legal) == ("red", not used)


@pytest.mark.rule("M8.8", "M7.2")
def test_whoever_owns_both_temples_may_use_each_of_them_once() -> None:
    text = f"{TROOPS} \n area h1 red fleets 2 \n {PILE} \n field monument {OTHER} kea"
    story = temple(text)
    assert {INVOKE, f"invoke {OTHER}"} <= {*story.legal}
    story.play(INVOKE, "from kea, draw giant, decline")
    assert (INVOKE in story.legal, f"invoke {OTHER}" in story.legal) == (False, True)
    story.play(f"invoke {OTHER}", "draw kraken, decline")
    assert not any(words.startswith("invoke") for words in story.legal)
    assert (story.number("temple_used", TEMPLE), story.number("temple_used", OTHER)) == (3, 3)


# -- taking back, records and views ----------------------------------------------------------------------------------


@pytest.mark.rule("M8.3", "M8.4")
def test_it_may_be_taken_back_until_the_card_is_seen() -> None:
    story = temple(f"{TROOPS} \n {PILE}").play(INVOKE)
    assert story.game.undoable == 1
    story.game.undo()
    assert (story.question, story.troops("syros"), INVOKE in story.legal) == ("PaidActions", 2, True)
    story.play(INVOKE, "from kea, draw giant")
    assert story.game.undoable == 0
    assert story.play("decline").game.undoable == 1
    game = temple(f"area syros red troops 1 \n {PILE}").game
    game.ask_chance = False
    game.play(game.parse(INVOKE))
    assert game.undoable == 0


@pytest.mark.rule("M8.4")
@pytest.mark.parametrize("moves", ["from kea, draw giant", "from kea, draw giant, at naxos"])
def test_it_is_kept_by_record_view_and_position_and_everybody_sees_the_card(moves: str) -> None:
    game = temple(f"{TROOPS} \n {PILE}").play(INVOKE, moves).game
    assert cyclades.load(game.record()).same_state(game)
    assert cyclades.read_position(cyclades.write_position(game), ask_chance=True).same_state(game)
    for viewer in (0, 1, 2):
        imagined = cyclades.imagine(game.view(viewer), seed=1)
        for field in ("monument", "temple_used", "troops", "fleets", "place"):
            assert imagined.view(viewer)["state"][field] == game.view(viewer)["state"][field]
        assert (imagined.question.kind, imagined.faction) == (game.question.kind, game.faction)
