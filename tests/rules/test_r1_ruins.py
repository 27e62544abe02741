"""R1: Ancient Ruins, from the first visitor of an island to the Monument that stands there."""

import pytest

import cyclades
from tests.story import Story, classic, classic_turn, rivals

CITY = "city-of-warriors"
CITADEL = "great-citadel-of-ares"
OPENED = ("great-temple-of-zeus", "great-university-of-athena", "temple-of-athena")
TABLE = """
    area kea red troops 3
    area naxos blue
    area tinos green
    area h1 red fleets 1
    """
RUINS = "field ruin 1 delos \n field ruin 2 milos"
GO = "move, from kea, to delos, take 1"


def ruins(text: str, god: str = "ares", more: str = "") -> Story:
    """Red in its turn; h1 joins Kea, which is its own, and Delos, where the first ruin is."""
    opened = [*OPENED[: -1 if more else None], more]
    return classic_turn(god, f"{TABLE} \n {text}", monuments=" ".join(opened), ruins=True)


def offered(story: Story) -> str | None:
    """The Monument of a ruin that somebody is asked about."""
    return str(story.game.question.about["monument"]) if story.question == "OfferRuin" else None


# -- the card --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("R1.5", "R1.6")
def test_when_the_island_is_taken_first_a_card_is_drawn_from_the_unused_ones() -> None:
    story = ruins(RUINS).play(GO)
    assert (story.question, story.asked) == ("DrawForRuin", None)
    names = story.game.rules.names["monument"]
    assert story.legal == [f"draw {name}" for name in names if name not in OPENED]
    assert {int(weight) for weight in story.game.stack[-1].raw_outcomes(story.game).weights} == {1}
    story.play(f"draw {CITY}")
    assert story.value("ruin_monument", "1") == CITY
    assert story.happened("ruin-explored") == [{"event": "ruin-explored", "area": "delos", "monument": CITY}]
    assert (story.asked, story.question) == ("red", "PaidActions")


@pytest.mark.rule("R1.6")
@pytest.mark.parametrize(
    "other",
    [
        f"field ruin_monument 2 {CITY}",
        f"field monument {CITY} naxos",
        f"area andros blue \n field monument {CITY} andros",
    ],
)
def test_not_the_one_of_the_other_ruin_built_or_not(other: str) -> None:
    story = ruins(f"{RUINS if 'ruin' in other else 'field ruin 1 delos'} \n {other}").play(GO)
    assert len(story.legal) == 10 - 3 - 1
    assert f"draw {CITY}" not in story.legal


@pytest.mark.rule("R1.5")
@pytest.mark.parametrize("god, way", [("ares", GO), ("zeus", "buy pegasus, from kea, to delos, take 1")])
def test_it_is_laid_open_for_everybody(god: str, way: str) -> None:
    story = ruins(f"{RUINS} \n creatures - - pegasus", god).play(way, f"draw {CITY}")
    number = story.game.rules.names["monument"].index(CITY)
    for viewer in (0, 1, 2, None):
        assert story.game.view(viewer)["state"]["ruin_monument"] == [number, -1]
        imagined = cyclades.imagine(story.game.view(viewer), seed=3)
        assert imagined.view(None)["state"]["ruin_monument"] == [number, -1]
        assert imagined.view(None)["state"]["ruin"] == story.game.view(None)["state"]["ruin"]


@pytest.mark.rule("R1.5")
def test_other_islands_draw_nothing_and_neither_do_building_and_recruiting() -> None:
    story = ruins("field ruin 1 paros \n field ruin 2 milos").play(GO)
    assert story.question == "PaidActions"
    story.play("build fortress, at kea", "recruit troop, at kea")
    assert (story.question, story.row("ruin_monument")) == ("PaidActions", [-1, -1])


@pytest.mark.rule("R1.5")
def test_both_ruins_may_be_found_in_one_turn() -> None:
    story = ruins(f"{RUINS} \n area h2 red fleets 1 \n area g3 red fleets 1").play(GO, f"draw {CITY}")
    story.play("move, from kea, to milos, take 1")
    assert f"draw {CITY}" not in story.legal
    story.play("draw temple-of-ares")
    assert [story.value("ruin_monument", ruin) for ruin in ("1", "2")] == [CITY, "temple-of-ares"]


@pytest.mark.rule("R1.5")
def test_an_island_that_was_left_and_entered_again_draws_no_second_card() -> None:
    story = ruins(RUINS).play(GO, f"draw {CITY}", "move, from delos, to kea")
    assert story.owner("delos") == "red"
    story.play(GO)
    assert (story.question, story.value("ruin_monument", "1")) == ("PaidActions", CITY)


# -- building --------------------------------------------------------------------------------------------------------

FOUND = f"{RUINS} \n field ruin_monument 1 {CITY}"


@pytest.mark.rule("R1.7", "R1.10")
def test_its_controller_builds_it_on_that_island_with_buildings_from_anywhere() -> None:
    story = ruins(f"{FOUND} \n area delos red \n area paros red port \n area andros red").play(
        "build fortress, at andros"
    )
    assert (offered(story), story.legal) == (CITY, ["decline", "at delos"])  # nowhere else
    story.play("at delos")
    assert story.value("monument", CITY) == "delos"
    assert (story.buildings("port", "paros"), story.buildings("fortress", "andros")) == (1, 1)
    event = {"event": "monument-built", "faction": "red", "monument": CITY, "area": "delos"}
    assert story.happened("monument-built") == [event]
    assert story.gold("red") == 9 - 2


@pytest.mark.rule("R1.10")
def test_then_token_and_card_leave_and_those_of_the_other_ruin_stay() -> None:
    text = f"{FOUND} \n field ruin_monument 2 temple-of-ares \n area delos red port \n area milos blue"
    story = ruins(text).play("build fortress, at kea", "at delos")
    assert [story.value("ruin", ruin) for ruin in ("1", "2")] == [None, "milos"]
    assert [story.value("ruin_monument", ruin) for ruin in ("1", "2")] == [None, "temple-of-ares"]


@pytest.mark.rule("R1.7")
def test_nobody_else_may_build_it() -> None:
    story = ruins(f"{FOUND} \n area delos blue \n area paros red port").play("build fortress, at kea")
    assert story.question == "PaidActions"
    story = ruins(f"{FOUND} \n area paros red port").play("build fortress, at kea")
    assert story.question == "PaidActions"  # the island is nobody's


@pytest.mark.rule("R1.7", "M1.2")
def test_its_monument_is_not_open_for_another_island() -> None:
    story = ruins(f"{FOUND} \n area delos red port").play("build fortress, at kea")
    assert (story.number("monument_open", CITY), story.question) == (0, "OfferRuin")
    assert story.refuses("at kea")


@pytest.mark.rule("R1.7", "M1.9")
@pytest.mark.parametrize(
    "text, asked",
    [
        ("area delos red port", True),
        ("area delos red metropolis", False),
        ("area delos red temple", False),
        ("area delos red \n area paros blue port", False),
    ],
)
def test_both_buildings_are_needed(text: str, asked: bool) -> None:
    assert (offered(ruins(f"{FOUND} \n {text}").play("build fortress, at kea")) == CITY) is asked


@pytest.mark.rule("R1.8", "M1.4")
def test_whoever_declines_is_not_asked_again_but_has_it_among_its_actions() -> None:
    story = ruins(f"{FOUND} \n area delos red port \n area h2 red fleets 1 \n area g3 red fleets 1 \n area milos blue")
    story.play("build fortress, at kea", "decline")
    assert (story.question, story.value("ruin", "1")) == ("PaidActions", "delos")
    story.play("move, from kea, to milos, take 1", "draw temple-of-ares")
    assert story.question == "PaidActions"  # nor is there a Temple for the other ruin
    story.play(f"raise {CITY}")
    assert (story.question, story.value("monument", CITY), story.value("ruin", "1")) == ("PaidActions", "delos", None)
    event = {"event": "monument-built", "faction": "red", "monument": CITY, "area": "delos"}
    assert story.happened("monument-built") == [event]


@pytest.mark.rule("R1.8")
@pytest.mark.parametrize("delos, possible", [("area delos red", True), ("area delos blue", False), ("", False)])
def test_it_is_in_the_menu_of_whoever_has_its_island(delos: str, possible: bool) -> None:
    story = ruins(f"{FOUND} \n {delos} \n area syros red port fortress")
    assert (f"raise {CITY}" in story.legal) is possible


@pytest.mark.rule("R1.8", "R1.11")
def test_whoever_loses_its_island_is_asked_again_when_it_has_it_again() -> None:
    asked = f"field monument_asked {CITY} blue 1"
    story = ruins(f"{FOUND} \n {asked} \n area delos blue \n area syros blue port fortress").play(GO)
    assert story.number("monument_asked", f"{CITY} blue") == 0


def beginning(red: str, blue: str = "zeus") -> Story:
    """The actions of a cycle begin: red has the island of a ruin and both buildings of its Monument."""
    first, second = ("ares", "zeus") if blue == "zeus" else ("athena", "zeus")
    bids = f"offering red {red} {int(red != 'apollo')} \n offering blue {blue} 1"
    table = f"{TABLE} \n {FOUND} \n area delos red port fortress"
    text = f"cycle 3\ngods {first} {second} - -\n{bids}\n{table}\nphase actions"
    return classic(text, monuments=OPENED[0], ruins=True)


@pytest.mark.rule("R1.8", "M1.17", "M1.5")
def test_it_is_asked_when_a_turn_begins_but_not_with_apollo() -> None:
    story = beginning("ares")
    assert (story.asked, offered(story), story.legal) == ("red", CITY, ["decline", "at delos"])
    story = beginning("apollo").play("recruit priest", "end")
    assert (story.asked, story.question) == ("red", "PlaceProsperity")
    story.play("at delos")
    assert story.value("monument", CITY) is None


@pytest.mark.rule("R1.8", "M1.7")
def test_it_comes_before_the_metropolis() -> None:
    story = ruins(f"{FOUND} \n area delos red port temple university").play("build fortress, at kea")
    assert offered(story) == CITY
    assert story.buildings("port", "delos") == 1
    story.play("at delos")
    while story.question == "OfferMonument":
        story.play("decline")  # the Temple of Athena, which is open
    assert (story.question, story.value("monument", CITY)) == ("PlaceMetropolis", "delos")


@pytest.mark.rule("R1.8", "M1.6")
def test_an_open_monument_and_that_of_a_ruin_may_both_be_built() -> None:
    story = ruins(f"{FOUND} \n area delos red port fortress", more=CITADEL).play("build fortress, at kea")
    asked = []
    while story.question in ("OfferMonument", "OfferRuin"):
        asked.append(story.game.question.about["monument"])
        story.play("at delos")
    assert asked == [CITY, CITADEL]  # that of the ruin first
    assert [story.value("monument", name) for name in (CITY, CITADEL)] == ["delos", "delos"]


@pytest.mark.rule("R1.9")
@pytest.mark.parametrize(
    "kea, delos, asked",
    [("port fortress", "", True), ("port", "fortress", True), ("port", "", False), ("", "", False)],
)
def test_whoever_takes_the_island_with_both_buildings_is_asked_after_the_draw(
    kea: str, delos: str, asked: bool
) -> None:
    """The building may stand on the island of the ruin, where another player built it."""
    table = TABLE.replace("kea red", f"kea red {kea}")
    owner = f"area delos blue {delos}" if delos else ""
    text = f"{table} \n {owner} \n {RUINS}"
    story = classic_turn("ares", text, monuments=OPENED[0], ruins=True).play(GO)
    assert (story.question, story.owner("delos")) == ("DrawForRuin", "red")
    story.play(f"draw {CITY}")
    assert (offered(story) == CITY) is asked
    if asked:
        assert story.play("at delos").value("monument", CITY) == "delos"


# -- conquest --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("R1.11")
def test_taken_before_it_is_built_the_right_goes_to_the_new_controller() -> None:
    story = ruins(f"{FOUND} \n area delos blue port \n area paros red fortress").play(GO)
    assert (offered(story), story.asked) == (CITY, "red")  # the same card, with blue's Port
    story.play("decline")
    assert (story.value("ruin", "1"), story.value("ruin_monument", "1")) == ("delos", CITY)
    assert story.play(f"raise {CITY}").value("monument", CITY) == "delos"


@pytest.mark.rule("R1.11")
def test_and_the_former_controller_has_it_no_more() -> None:
    text = f"{rivals('ares', 'athena')} \n {TABLE} \n {FOUND} \n area delos blue \n area syros blue port fortress"
    taken = classic(f"{text} \n phase actions ares paid", monuments=OPENED[0], ruins=True).play(GO, "end")
    assert (taken.asked, taken.question) == ("blue", "PaidActions")
    kept = classic(f"{text} \n phase actions ares paid", monuments=OPENED[0], ruins=True).play("end")
    assert (kept.asked, offered(kept)) == ("blue", CITY)


@pytest.mark.rule("R1.12", "M1.12")
def test_taken_after_it_is_built_the_monument_changes_hands() -> None:
    text = f"field ruin 2 milos \n field monument {CITY} delos \n area delos blue \n area syros red port fortress"
    story = ruins(text).play(GO)
    assert (story.question, story.value("monument", CITY)) == ("PaidActions", "delos")  # no draw, no question
    story = ruins(f"{FOUND} \n area delos red port").play("build fortress, at kea", "at delos")
    story.play("build fortress, at kea")
    assert story.value("ruin", "1") is None  # nothing is offered for it a second time
    assert story.game.question.about.get("monument") != CITY


@pytest.mark.rule("R1.10", "R1.12")
@pytest.mark.parametrize("card, moves, bonus", [(CITY, "roll 0, roll 0", 2)])
def test_built_it_serves_like_any_other(card: str, moves: str, bonus: int) -> None:
    table = TABLE.replace("area h1 red fleets 1", "area h1 red fleets 1 \n area f3 blue fleets 2")
    text = f"{table} \n area delos blue troops 1 \n field monument {card} delos"
    story = classic_turn("ares", text, monuments=OPENED[0], ruins=True)
    story.play("move, from kea, to delos, take 3", moves)
    assert story.happened("rolled")[-1]["strength"] == 1 + bonus


@pytest.mark.rule("R1.5", "C10.11", "X51")
def test_the_card_is_drawn_before_an_elimination_and_the_monument_offered_after_it() -> None:
    text = f"""
        area kea red troops 3 metropolis port
        area syros red fortress
        area h1 red fleets 1
        area delos blue metropolis
        area tinos green
        {RUINS}
        """
    story = classic_turn("ares", text, monuments=OPENED[0], ruins=True).play(GO)
    assert (story.question, story.number("alive", "blue")) == ("DrawForRuin", 1)
    assert offered(story.play(f"draw {CITY}")) == CITY
    assert story.number("alive", "blue") == 0


# -- taking back, records and views ----------------------------------------------------------------------------------


@pytest.mark.rule("R1.5", "R1.8")
def test_nobody_takes_back_a_move_that_has_drawn_a_card_but_an_answer_after_it() -> None:
    story = ruins(f"{RUINS} \n area syros red port fortress").play(GO, f"draw {CITY}")
    assert (story.game.undoable, offered(story)) == (0, CITY)
    story.play("at delos")
    assert story.game.undoable == 1
    story.game.undo()
    assert (offered(story), story.value("ruin", "1")) == (CITY, "delos")
    assert [story.value("monument", CITY), story.value("ruin_monument", "1")] == [None, CITY]


@pytest.mark.rule("R1.8")
@pytest.mark.parametrize("moves", ["", "at delos", "decline"])
def test_the_offer_is_kept_by_record_view_and_position(moves: str) -> None:
    story = ruins(f"{FOUND} \n area delos red port").play("build fortress, at kea")
    if moves:
        story.play(moves)
    game = story.game
    assert cyclades.load(game.record()).same_state(game)
    again = cyclades.read_position(cyclades.write_position(game), ask_chance=True)
    assert again.same_state(game)
    assert [action.notation for action in again.actions] == story.legal
    for viewer in (0, 1, 2):
        state = cyclades.imagine(game.view(viewer), seed=2).view(viewer)["state"]
        for field in ("monument", "monument_open", "ruin", "ruin_monument"):
            assert state[field] == game.view(viewer)["state"][field]


@pytest.mark.rule("R1.5", "R1.10")
def test_whole_games_with_ruins_come_back_from_their_records() -> None:
    explored = 0
    for seed in range(6):
        options = {"gold": 40, "max_cycles": 7}
        game = cyclades.new("classic", 3, expansions=["monuments", "ruins"], options=options, seed=seed)
        while not game.over:
            game.play(game.actions[(game.depth * 7 + seed) % len(game.actions)])
            if game.depth % 151 == 0 and not game.over:
                for viewer in (0, 1, 2):
                    cyclades.imagine(game.view(viewer), seed=seed)
        assert cyclades.load(game.record()).same_state(game)
        explored += sum(number >= 0 for number in game.view(None)["state"]["ruin_monument"])
    assert explored > 0


@pytest.mark.rule("R1.8", "M10.2")
def test_at_the_beginning_of_a_turn_the_great_temple_comes_before_the_offer() -> None:
    text = f"""
        cycle 3
        gods ares zeus - -
        offering red ares 1
        area delos red port fortress
        area kea red
        area naxos blue
        field monument great-temple-of-zeus kea
        {FOUND}
        phase actions
        """
    story = classic(text, monuments=OPENED[0], ruins=True)
    assert story.question == "Draw"
    while story.question == "Draw":
        story.play(story.legal[0])
    assert offered(story) == CITY
