"""M7: the Temple of Poseidon. The deck: Chimera, Giant, Kraken, Pegasus, Polyphemus, Sylph, and what a story names."""

import pytest

import cyclades
from cyclades.engine.decks import DECK, DISCARD, HELD
from tests.story import NO_CLASSIC_CARDS, Story, all_fleets, classic, classic_turn

TEMPLE = "temple-of-poseidon"
INVOKE = f"invoke {TEMPLE}"
HOME = f"area syros red \n area naxos blue port \n field monument {TEMPLE} syros"


def temple(text: str = "", god: str = "zeus", red: str = "gold 9", paid: bool = True, players: int = 3) -> Story:
    """Red in its turn, with the Temple of Poseidon on Syros."""
    return classic_turn(god, f"{HOME} \n {text}", red, paid, players, TEMPLE)


FLEETS = "area h1 red fleets 2 \n area f5 red fleets 1"


@pytest.mark.rule("M7.1")
@pytest.mark.parametrize(
    "god, kind, other, asked",
    [
        ("poseidon", "port", "temple", True),
        ("zeus", "temple", "port", True),
        ("zeus", "temple", "temple", False),
        ("poseidon", "port", "port", False),
        ("zeus", "temple", "fortress", False),
        ("zeus", "temple", "metropolis", False),
    ],
)
def test_it_needs_a_port_and_a_temple(god: str, kind: str, other: str, asked: bool) -> None:
    story = classic_turn(god, f"area syros red {other} \n area tinos red", monuments=TEMPLE)
    story.play(f"build {kind}, at tinos")
    assert (story.question == "OfferMonument") is asked


# -- when ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("M7.2")
@pytest.mark.parametrize("god", ["poseidon", "ares", "zeus", "athena"])
@pytest.mark.parametrize("paid", [True, False])
def test_its_owner_may_use_it_with_every_god_and_before_the_free_unit_too(god: str, paid: bool) -> None:
    story = temple(FLEETS, god, paid=paid)
    assert INVOKE in story.legal
    story.play(INVOKE, "from h1, draw giant, decline")
    assert (story.question, "end" in story.legal) == ("PaidActions", paid)  # the free unit is still owed


@pytest.mark.rule("M7.2")
def test_it_costs_no_gold() -> None:
    story = temple(FLEETS, red="gold 0").play(INVOKE, "from f5, draw pegasus")
    assert story.gold("red") == 0


@pytest.mark.rule("M7.2")
def test_once_per_cycle() -> None:
    story = temple(FLEETS).play(INVOKE, "from f5, draw pegasus")
    assert (story.question, INVOKE in story.legal) == ("PaidActions", False)
    assert story.refuses(INVOKE)
    assert INVOKE not in temple(f"{FLEETS} \n field temple_used {TEMPLE} 3").legal
    assert INVOKE in temple(f"{FLEETS} \n field temple_used {TEMPLE} 2").legal  # a new cycle


@pytest.mark.rule("M7.2", "C16.9")
def test_of_two_players_once_over_both_turns() -> None:
    text = f"""
        cycle 3
        gods zeus ares athena -
        player red gold 9
        offering red-1 zeus 1
        offering red-2 ares 1
        offering blue-1 athena 1
        offering blue-2 apollo 0
        {HOME}
        {FLEETS}
        phase actions
        """
    story = classic(text, 2, monuments=TEMPLE).play("recruit priest", "end")
    assert (story.asked, INVOKE in story.legal) == ("red", True)  # not used in the first turn
    story = classic(text, 2, monuments=TEMPLE).play("recruit priest", INVOKE, "from f5, draw giant, decline", "end")
    assert (story.asked, INVOKE in story.legal) == ("red", False)


@pytest.mark.rule("M7.2", "M1.12")
def test_only_whoever_controls_its_island_may_use_it() -> None:
    text = f"area syros blue \n area naxos red \n {FLEETS} \n field monument {TEMPLE} syros"
    assert INVOKE not in classic_turn("zeus", text, monuments=TEMPLE).legal
    text = f"area syros red port temple \n area naxos blue \n {FLEETS}"
    assert INVOKE not in classic_turn("athena", text, monuments=TEMPLE).legal  # not built


@pytest.mark.rule("M7.2")
def test_not_with_apollo() -> None:
    text = f"cycle 3\ngods zeus ares - -\noffering red apollo 0\n{HOME}\n{FLEETS}\narea tinos red\nphase actions"
    story = classic(text, monuments=TEMPLE)
    assert (story.asked, story.question, story.legal) == ("red", "PlaceProsperity", ["at tinos", "at syros"])


@pytest.mark.rule("M7.2", "M1.3")
def test_in_the_turn_in_which_it_is_built() -> None:
    story = classic_turn("zeus", f"area syros red port \n area naxos blue \n {FLEETS}", monuments=TEMPLE)
    assert INVOKE not in story.legal
    assert INVOKE in story.play("build temple, at syros", "at syros").legal


# -- the fleet -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("M7.3")
def test_an_own_fleet_from_anywhere_goes_to_the_reserve_before_the_card_is_seen() -> None:
    story = temple(f"{FLEETS} \n area a2 blue fleets 1").play(INVOKE)
    assert (story.asked, story.legal) == ("red", ["from f5", "from h1"])  # wherever, and not blue's
    assert not story.happened("card-drawn")
    story.play("from f5")
    assert (story.question, story.number("fleets_left", "red")) == ("Draw", 8 - 2)
    assert (story.owner("f5"), story.fleets("h1")) == (None, 2)  # emptied, it is nobody's
    event = {"event": "temple-invoked", "faction": "red", "monument": TEMPLE, "unit": "fleet", "area": "f5"}
    assert story.happened("temple-invoked") == [event]


@pytest.mark.rule("M7.3")
def test_a_space_with_another_fleet_stays_its_players() -> None:
    story = temple(FLEETS).play(INVOKE, "from h1")
    assert (story.owner("h1"), story.fleets("h1")) == ("red", 1)


@pytest.mark.rule("M7.3", "C6.3", "C15.2")
def test_a_fleet_given_by_a_player_with_all_eight_makes_the_free_one_possible() -> None:
    story = temple("area h1 red fleets 7 \n area f5 red fleets 1", "poseidon", paid=False)
    assert ("recruit fleet" in story.legal, "end" in story.legal) == (False, True)
    story.play(INVOKE, "from f5, draw giant, decline")
    assert ("recruit fleet" in story.legal, "end" in story.legal) == (True, False)


# -- the card --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("M7.4")
def test_the_top_card_of_the_deck_is_used_at_once_and_free() -> None:
    story = temple(f"{FLEETS} \n creatures sylph - - \n discard harpy", red="gold 1").play(INVOKE, "from f5")
    assert story.legal == [f"draw {card}" for card in ("chimera", "giant", "pegasus", "kraken", "polyphemus")]
    assert set(story.game.stack[-1].raw_outcomes(story.game).weights) == {1}
    story.play("draw giant")
    assert story.happened("creature-used") == [
        {"event": "creature-used", "faction": "red", "card": "giant", "price": 0}
    ]
    assert story.legal == ["decline", "at naxos"]
    story.play("at naxos")
    assert (story.buildings("port", "naxos"), story.gold("red"), story.place("giant")) == (0, 1, DISCARD)


@pytest.mark.rule("M7.4")
def test_its_target_may_be_declined_and_it_is_discarded() -> None:
    story = temple(FLEETS).play(INVOKE, "from f5, draw giant, decline")
    assert (story.buildings("port", "naxos"), story.place("giant")) == (1, DISCARD)
    assert story.refuses(INVOKE)  # it was used all the same


@pytest.mark.rule("M7.4", "C6.10")
def test_a_card_that_can_do_nothing_is_discarded_and_the_fleet_is_gone() -> None:
    story = temple("area f5 red fleets 1").play(INVOKE, "draw sylph")  # no fleet is left for her
    assert (story.question, story.place("sylph"), all_fleets(story)) == ("PaidActions", DISCARD, {})
    assert story.happened("effect-missed") == [{"event": "effect-missed", "faction": "red", "card": "sylph"}]


@pytest.mark.rule("M7.4", "C18.37")
def test_the_kraken_swims_on_for_gold_and_polyphemus_stays_with_red() -> None:
    story = temple(FLEETS, red="gold 1").play(INVOKE, "from f5, draw kraken, at f4, to f5")
    assert (story.card_at("kraken"), story.gold("red"), story.legal) == ("f5", 0, ["stay"])
    assert story.play("stay").place("kraken") == DISCARD
    story = temple(FLEETS).play(INVOKE, "from f5, draw polyphemus, at tinos")
    assert (story.card_at("polyphemus"), story.place("polyphemus")) == ("tinos", HELD)
    assert story.value("card_owner", "polyphemus") == "red"


@pytest.mark.rule("M7.4", "C18.38")
def test_the_siren_may_bring_the_given_fleet_back() -> None:
    text = "area h1 red fleets 7 \n area f5 red fleets 1 \n area a2 blue fleets 1"
    story = temple(f"{text} \n # siren").play(INVOKE, "from f5, draw siren")
    assert (story.question, story.legal) == ("SirenAt", ["decline", "at a2"])
    story.play("at a2")
    assert (story.owner("a2"), story.fleets("h1"), story.number("fleets_left", "red")) == ("red", 7, 0)


@pytest.mark.rule("M7.4", "C18.35")
def test_the_chimera_calls_a_card_of_the_discard_pile_and_shuffles() -> None:
    story = temple(f"{FLEETS} \n discard giant sylph").play(INVOKE, "from f5, draw chimera")
    assert story.legal == ["decline", "play giant", "play sylph"]
    story.play("play giant", "at naxos")
    assert story.buildings("port", "naxos") == 0
    assert [story.place(card) for card in ("chimera", "giant", "sylph")] == [DECK] * 3


@pytest.mark.rule("M7.4", "C18.35")
def test_the_chimera_with_an_empty_discard_pile_does_nothing_and_is_shuffled_in() -> None:
    story = temple(FLEETS).play(INVOKE, "from f5, draw chimera")
    assert (story.question, story.place("chimera")) == ("PaidActions", DECK)


@pytest.mark.rule("M7.5")
def test_an_empty_deck_is_made_anew_from_the_discard_pile() -> None:
    text = f"{FLEETS} \n creatures giant kraken pegasus \n discard sylph polyphemus \n gone chimera"
    story = temple(text).play(INVOKE, "from f5")
    assert story.legal == ["draw sylph", "draw polyphemus"]
    assert len(story.happened("shuffled")) == 1
    story.play("draw sylph", "stay")
    assert (story.place("sylph"), story.place("polyphemus")) == (DISCARD, DECK)


@pytest.mark.rule("M7.6", "C6.8")
def test_no_temple_discount_is_used_up_by_it() -> None:
    story = temple(f"{FLEETS} \n area tinos red temple 2 \n creatures - - sylph", red="gold 1")
    story.play(INVOKE, "from f5, draw giant, decline")
    assert story.number("discounts", "red") == 0
    assert story.play("buy sylph").gold("red") == 0  # 2 GP less 1, at least 1


# -- when not --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("M7.7")
@pytest.mark.parametrize(
    "text, possible",
    [
        ("area h1 red fleets 1", True),
        ("area h1 blue fleets 1 \n area tinos red troops 2", False),
        (f"area h1 red fleets 1 \n {NO_CLASSIC_CARDS}", False),
        ("area h1 red fleets 1 \n creatures giant sylph kraken \n gone chimera pegasus polyphemus", False),
        ("area h1 red fleets 1 \n discard giant \n gone chimera pegasus polyphemus kraken sylph", True),
        ("area h1 red fleets 1 \n gone chimera pegasus polyphemus kraken sylph", True),
    ],
)
def test_without_a_fleet_or_a_card_it_cannot_be_used(text: str, possible: bool) -> None:
    assert (INVOKE in temple(text).legal) is possible


TAKEN = f"""
    cycle 3
    gods {{first}} {{second}} - -
    player red gold 9
    player blue gold 9
    offering blue {{first}} 1
    offering red {{second}} 1
    area kea blue temple
    area naxos blue
    area delos red troops 1
    area tinos green
    area f5 blue fleets 2
    area h1 red fleets 2
    field monument {TEMPLE} kea
    phase actions
    """


@pytest.mark.rule("M7.8", "M1.12")
@pytest.mark.parametrize("used", [True, False])
def test_whoever_takes_its_island_cannot_use_it_again_in_the_same_cycle(used: bool) -> None:
    story = classic(TAKEN.format(first="zeus", second="ares"), monuments=TEMPLE).play("recruit priest")
    if used:
        story.play(INVOKE, "draw giant, decline")
    story.play("end", "recruit troop, at delos", "move, from delos, to kea, take 1")
    assert (story.owner("kea"), INVOKE in story.legal) == ("red", not used)


@pytest.mark.rule("M7.8", "C12.4")
def test_nor_when_its_owner_was_eliminated_by_that() -> None:
    text = TAKEN.format(first="zeus", second="ares").replace("kea blue temple", "kea blue metropolis")
    text = text.replace("area naxos blue", "area naxos green").replace("delos red troops 1", "delos red metropolis")
    story = classic(text, monuments=TEMPLE).play("recruit priest", INVOKE, "draw giant", "end")
    story.play("recruit troop, at delos", "move, from delos, to kea")
    assert (story.number("alive", "blue"), story.value("monument", TEMPLE)) == (0, "kea")
    assert (story.asked, INVOKE in story.legal) == ("red", False)


# -- taking back, records and views ----------------------------------------------------------------------------------


@pytest.mark.rule("M7.3", "M7.4")
def test_it_may_be_taken_back_until_the_card_is_seen() -> None:
    story = temple(FLEETS).play(INVOKE)
    assert story.game.undoable == 1
    story.game.undo()
    assert (story.question, INVOKE in story.legal, story.fleets("h1")) == ("PaidActions", True, 2)
    story.play(INVOKE, "from f5, draw giant")
    assert story.game.undoable == 0
    assert story.play("at naxos").game.undoable == 1
    story.game.undo()
    assert story.legal == ["decline", "at naxos"]


@pytest.mark.rule("M7.3", "M7.4")
def test_a_game_that_draws_by_itself_lets_nobody_take_back_the_card() -> None:
    game = temple("area h1 red fleets 1").game
    game.ask_chance = False
    game.play(game.parse(INVOKE))  # the only fleet goes at once
    assert [event["event"] for event in game.seen(None)][:2] == ["temple-invoked", "card-drawn"]
    assert game.undoable == 0


@pytest.mark.rule("M7.3", "M7.4")
def test_opponents_see_nothing_before_the_fleet_is_given_and_the_card_after_it() -> None:
    story = temple(FLEETS).play(INVOKE)
    for viewer in (1, 2, None):
        assert story.game.view(viewer)["asked"] == {"player": 0, "faction": "red", "question": "PaidActions"}
    story.play("from f5, draw giant")
    for viewer in (1, 2, None):
        assert {"event": "card-drawn", "card": "giant"} in story.game.seen(viewer)


@pytest.mark.rule("M7.4")
@pytest.mark.parametrize(
    "moves", ["from f5, draw giant", "from f5, draw giant, at naxos", "from f5, draw kraken, at h1"]
)
def test_it_is_kept_by_record_view_and_position(moves: str) -> None:
    game = temple(FLEETS).play(INVOKE, moves).game
    assert cyclades.load(game.record()).same_state(game)
    assert cyclades.read_position(cyclades.write_position(game), ask_chance=True).same_state(game)
    for viewer in (0, 1, 2):
        imagined = cyclades.imagine(game.view(viewer), seed=1)
        for field in ("monument", "temple_used", "troops", "fleets", "card_at"):
            assert imagined.view(viewer)["state"][field] == game.view(viewer)["state"][field]
        assert (imagined.question.kind, imagined.faction) == (game.question.kind, game.faction)
