"""H2: the threat of Hades. His column, the dice that move it, and the cycle in which he comes."""

from __future__ import annotations

import random
from fractions import Fraction

import pytest

from cyclades.engine.decks import DECK, TRACK
from tests.hades import answer, hades, hades_start, lying, new_cycle, until_offerings
from tests.story import Story, gods_open_to

FAVOURS = ["aphrodite", "artemis", "demeter", "dionysus", "hephaestus", "hera", "hermes", "hestia"]


def rolled(first: int, second: int, column: int = 0, text: str = "", players: int = 3, order: str = "") -> Story:
    """A cycle begins, and this is rolled for a column."""
    story = new_cycle(f"field hades_column {column} \n {text}", players, order=order, gods="poseidon athena zeus ares")
    return story.play(f"roll {first}, roll {second}")


def rest_of(story: Story) -> Story:
    """The first answers are given to the end of the cycle, and everybody goes to Apollo."""
    cycle = story.number("cycle")
    while story.number("cycle") == cycle:
        story.play("bid apollo 0" if "bid apollo 0" in story.legal else story.legal[0])
    return story


# -- the roll ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H2.1")
@pytest.mark.parametrize("order", ["red blue green", "green red blue", "blue green red"])
def test_whoever_is_first_in_turn_order_rolls_two_dice_before_the_creatures(order: str) -> None:
    story = new_cycle(order=order)
    assert (story.question, story.asked) == ("ThreatDie", None)
    assert story.legal == ["roll 0", "roll 1", "roll 2", "roll 3"]
    story.play("roll 2")
    assert story.question == "ThreatDie"
    assert story.happened("threat-rolled") == []
    story.play("roll 1")
    expected = [{"event": "threat-rolled", "faction": order.split()[0], "number": 3, "die": 2, "other_die": 1}]
    assert story.happened("threat-rolled") == expected
    assert (story.question, story.number("hades_column")) == ("Draw", 3)  # now the creature track


@pytest.mark.rule("H2.1")
def test_at_each_die_it_is_told_how_many_are_left_and_what_lies_there() -> None:
    story = new_cycle()
    assert story.game.question.about == {"faction": "red", "left": 2, "number": 0}
    story.play("roll 2")
    assert story.game.question.about == {"faction": "red", "left": 1, "number": 2}


@pytest.mark.rule("H2.1")
def test_they_are_battle_dice() -> None:
    story = new_cycle()
    for die in ("roll 3", "roll 0"):
        assert [int(weight) for weight in story.game.stack[-1].raw_outcomes(story.game).weights] == [1, 2, 2, 1]
        story.play(die)


@pytest.mark.rule("H2.1")
def test_in_the_first_cycle_too_and_in_every_later_one() -> None:
    story = hades_start(options="option start printed").play("draw green, draw red, draw blue")
    assert (story.number("cycle"), story.question) == (1, "ThreatDie")
    story.play("roll 1, roll 1")
    assert story.happened("threat-rolled")[0]["faction"] == "green"
    for _ in range(3):
        assert until_offerings(story).count("ThreatDie") in (0, 2)
        rest_of(story)
        assert story.question == "ThreatDie"


@pytest.mark.rule("H2.1")
def test_after_an_elimination_the_first_who_is_left_rolls() -> None:
    text = "player blue eliminated \n area delos - \n area syros green"
    assert rolled(1, 1, text=text, order="- green red").happened("threat-rolled")[0]["faction"] == "green"


# -- the column --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H2.2")
def test_the_column_goes_forward_by_the_sum_and_stops_at_9() -> None:
    for column in range(9):
        for first in range(4):
            for second in range(4):
                assert rolled(first, second, column).number("hades_column") == min(column + first + second, 9)


@pytest.mark.rule("H2.2")
def test_what_is_more_than_9_is_lost() -> None:
    story = rolled(3, 3, 7)
    assert (story.number("hades_column"), story.number("hades_roll")) == (9, 0)
    rest_of(story).play("roll 0, roll 0")
    assert story.number("hades_column") == 0  # no remainder of the last roll


@pytest.mark.rule("H2.2")
def test_the_column_stays_from_cycle_to_cycle() -> None:
    story = rest_of(rolled(1, 2))
    assert story.number("hades_column") == 3
    story.play("roll 2, roll 2")
    assert story.number("hades_column") == 7


@pytest.mark.rule("H2.2", "H2.3")
def test_he_never_comes_in_the_first_cycle() -> None:
    story = hades_start(options="option start printed").play("draw green, draw red, draw blue", "roll 3, roll 3")
    until_offerings(story)
    assert (story.number("hades_column"), story.value("covered_god")) == (6, None)
    assert "hades" not in gods_open_to(story)


FACES = {0: Fraction(1, 6), 1: Fraction(1, 3), 2: Fraction(1, 3), 3: Fraction(1, 6)}


def arrivals(cycles: int) -> list[Fraction]:
    """How likely Hades comes in the first cycle, the second …, from a column on 0."""
    columns = {0: Fraction(1)}
    found: list[Fraction] = []
    for _ in range(cycles):
        after: dict[int, Fraction] = {}
        for column, likely in columns.items():
            for first, p in FACES.items():
                for second, q in FACES.items():
                    moved = min(column + first + second, 9)
                    after[moved] = after.get(moved, Fraction(0)) + likely * p * q
        found.append(after.pop(9, Fraction(0)))
        columns = after
    return found


@pytest.mark.rule("H2.2", "H2.3")
def test_when_he_comes_by_the_cycle() -> None:
    exact = arrivals(12)
    assert exact[0] == 0
    assert exact[1] == Fraction(1 + 8 + 32 + 84, 6**4)  # four dice that show 12, 11, 10 or 9
    assert [round(float(likely), 4) for likely in exact[2:6]] == [0.4869, 0.3183, 0.0834, 0.0132]

    moves: dict[tuple[int, int, int], int] = {}  # what the engine makes of every roll
    for column in range(9):
        for first in range(4):
            for second in range(4):
                moves[column, first, second] = rolled(first, second, column).number("hades_column")
    outcomes = new_cycle().game.stack[-1].raw_outcomes(new_cycle().game)
    faces = [int(action.notation.split()[1]) for action in outcomes.actions]
    weights = [int(weight) for weight in outcomes.weights]
    generator = random.Random(20)
    columns = 100_000
    came = [0] * len(exact)
    for _ in range(columns):
        column, dice = 0, generator.choices(faces, weights, k=2 * len(exact))
        for cycle in range(len(exact)):
            column = moves[column, dice[2 * cycle], dice[2 * cycle + 1]]
            if column == 9:
                came[cycle] += 1
                break
    for cycle, likely in enumerate(exact):
        spread = float(likely * (1 - likely) / columns) ** 0.5
        assert abs(came[cycle] / columns - likely) <= 4.5 * spread


# -- Hades comes -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H2.3")
@pytest.mark.parametrize("players, place", [(2, 3), (3, 2), (4, 3), (5, 4)])
@pytest.mark.parametrize("column, comes", [(6, True), (5, False)])
def test_at_9_he_covers_the_last_god_face_up(players: int, place: int, column: int, comes: bool) -> None:
    story = rolled(1, 2, column, players=players)
    until_offerings(story)
    up = [god for god in story.gods if god]
    assert len(up) == place
    assert [n for n, god in enumerate(up, 1) if god == "hades"] == ([place] if comes else [])
    assert (story.value("covered_god") is not None) is comes


@pytest.mark.rule("H2.3")
def test_he_comes_as_soon_as_the_gods_are_drawn() -> None:
    story = rolled(3, 3, 8, "creatures giant pegasus sylph")
    while story.question != "PlaceGod":
        story.play(story.legal[0])
    story.play("draw zeus")
    assert story.value("covered_god") is None
    story.play("draw ares")
    assert story.happened("hades-arrived") == [{"event": "hades-arrived", "god": "ares"}]
    assert (story.question, story.gods[:2], story.value("covered_god")) == ("Offer", ["zeus", "hades"], "ares")


@pytest.mark.rule("H2.3", "H2.5")
def test_e30_hades_covers_athena_and_poseidon_comes_first_afterwards() -> None:
    text = "field hades_column 5 \n creatures giant pegasus sylph"
    story = new_cycle(text, 4).play("roll 3, roll 2")
    assert story.number("hades_column") == 9
    answer(story, "draw zeus", "draw ares", "draw athena")
    assert gods_open_to(story) == {"zeus", "ares", "hades", "apollo"}
    assert lying(story, FAVOURS, TRACK) == []
    rest_of(story)
    assert story.number("hades_column") == 0
    while story.question != "PlaceGod":
        story.play(story.legal[0])
    assert story.legal == ["draw poseidon"]
    story.play("draw poseidon")
    assert story.legal == ["draw ares", "draw zeus", "draw athena"]


@pytest.mark.rule("H14.13", "H2.3")
def test_e30_with_the_aegis_athena_is_there_with_a_favour() -> None:
    text = "field hades_column 5 \n creatures giant pegasus sylph \n card zeus-aegis blue since 1"
    story = new_cycle(text, 4).play("roll 3, roll 2", "play zeus-aegis", "roll 1, roll 2", "count down")
    answer(story, "draw zeus", "draw ares", "draw athena", "draw demeter")
    assert story.number("hades_column") == 7
    assert gods_open_to(story) == {"zeus", "ares", "athena", "apollo"}
    assert lying(story, FAVOURS, TRACK) == ["demeter"]


@pytest.mark.rule("H14.14")
def test_e30_with_the_aegis_the_column_does_not_go_below_0() -> None:
    text = "field hades_column 2 \n creatures giant pegasus sylph \n card zeus-aegis blue since 1"
    story = new_cycle(text, 4).play("roll 1, roll 0", "play zeus-aegis", "roll 1, roll 3", "count down")
    assert story.number("hades_column") == 0


@pytest.mark.rule("H2.4")
def test_the_god_that_he_covers_takes_no_offering_and_grants_nothing() -> None:
    story = answer_to_offerings(rolled(3, 3, 8, "player red gold 9"), "zeus ares")
    assert gods_open_to(story) == {"zeus", "hades", "apollo"}
    assert story.refuses("bid ares 1")
    story.play("bid hades 1", "bid zeus 1", "bid apollo 0")
    asked: list[str | None] = []
    while story.number("cycle") == 3:
        asked.append(story.asked)
        assert not {"recruit troop", "build fortress", "move"} & {*story.legal}
        story.play(story.legal[0])
    assert {*asked} == {"blue", "red"}  # with Zeus and Hades; green's marker goes to its only island


def answer_to_offerings(story: Story, gods: str) -> Story:
    """These gods are drawn, and the first offering is to be made."""
    for god in gods.split():
        while story.question != "PlaceGod":
            story.play(story.legal[0])
        story.play(f"draw {god}")
    while story.question != "Offer":
        story.play(story.legal[0])
    return story


@pytest.mark.rule("H2.5")
@pytest.mark.parametrize(
    "players, drawn, first",
    [
        (2, "zeus ares athena", ["poseidon"]),
        (3, "zeus ares", ["poseidon", "athena"]),
        (4, "zeus ares poseidon", ["athena"]),
        (5, "zeus ares poseidon athena", ["poseidon", "ares", "zeus", "athena"]),
    ],
)
def test_for_the_next_cycle_the_covered_god_counts_as_face_up(players: int, drawn: str, first: list[str]) -> None:
    story = answer_to_offerings(rolled(3, 3, 8, players=players), drawn)
    assert story.value("covered_god") == drawn.split()[-1]
    rest_of(story)
    while story.question != "PlaceGod":
        story.play(story.legal[0])
    assert story.legal == [f"draw {god}" for god in first]


@pytest.mark.rule("H2.6")
def test_all_favours_are_shuffled_into_a_new_pile_and_none_is_revealed() -> None:
    story = answer_to_offerings(rolled(3, 3, 8, "discard hera demeter hestia"), "zeus ares")
    assert lying(story, FAVOURS, DECK) == FAVOURS
    assert story.happened("shuffled")
    rest_of(story)
    while not (story.question == "Draw" and "draw hera" in story.legal):
        story.play(story.legal[0])
    assert story.legal == [f"draw {favour}" for favour in FAVOURS]


@pytest.mark.rule("H2.6")
def test_without_him_those_discarded_wait_for_the_pile_to_be_empty() -> None:
    story = rolled(0, 0, 8, "discard hera demeter hestia \n creatures giant pegasus sylph")
    while not (story.question == "Draw" and "draw artemis" in story.legal):
        story.play(story.legal[0])
    assert story.legal == [f"draw {name}" for name in FAVOURS if name not in ("hera", "demeter", "hestia")]


# -- his turn, and his end ---------------------------------------------------------------------------------------------

HERE = "field covered_god ares \n field hades_column 9"
LANDS = "area naxos red \n area delos blue \n area kea green"


@pytest.mark.rule("H2.7")
def test_offerings_to_him_follow_the_rules_of_any_god() -> None:
    text = f"cycle 3 \n gods zeus hades - - \n {HERE} \n order red blue green \n {LANDS} \n phase offerings"
    story = hades(text).play("bid hades 2")
    assert story.asked == "blue"
    assert story.refuses("bid hades 2")
    story.play("bid hades 3")
    assert (story.asked, gods_open_to(story)) == ("red", {"zeus", "apollo"})  # outbid, and not back at once
    story.play("bid zeus 1", "bid zeus 2")  # green outbids red
    assert (story.asked, gods_open_to(story)) == ("red", {"hades", "apollo"})
    story.play("bid apollo 0")
    assert (story.asked, story.gold("blue"), story.gold("green")) == ("green", 7 - 3, 7 - 2)


@pytest.mark.rule("H2.7", "H14.16")
@pytest.mark.parametrize("gods, first", [("zeus hades", "blue"), ("hades zeus", "red")])
def test_his_player_has_its_turn_at_the_place_where_he_lies(gods: str, first: str) -> None:
    bids = "offering red hades 2 \n offering blue zeus 1 \n offering green apollo 0"
    story = hades(f"cycle 3 \n gods {gods} - - \n {HERE} \n {bids} \n {LANDS} \n phase actions")
    assert story.asked == first
    free = {"red": "recruit undead-troop, at naxos", "blue": "recruit priest"}
    story.play(free[first])
    story.play("end")
    assert story.asked == ({"red", "blue"} - {first}).pop()
    assert story.order[2] == first  # the pawn goes to the last free slot


@pytest.mark.rule("H2.8")
def test_at_the_end_of_his_cycle_he_leaves_and_the_column_is_back_on_0() -> None:
    text = f"{HERE} \n offering red hades 1 \n offering blue zeus 1 \n offering green apollo 0 \n {LANDS}"
    story = hades(f"cycle 3 \n gods zeus hades - - \n {text} \n phase actions")
    story.play("recruit priest, end", "recruit undead-troop, at naxos")
    assert (story.number("hades_column"), story.value("covered_god")) == (9, "ares")
    story.play("end")  # Apollo's marker has one place only, and the cycle ends
    assert (story.question, story.number("cycle")) == ("ThreatDie", 4)
    assert (story.number("hades_column"), story.value("covered_god"), story.number("undead_troops", "naxos")) == (
        0,
        None,
        0,
    )
    assert "hades" not in story.gods
    story.play("roll 0, roll 0")
    until_offerings(story)
    assert "hades" not in gods_open_to(story)


@pytest.mark.rule("H2.8")
def test_also_if_nobody_made_him_an_offering_and_then_there_are_no_undead() -> None:
    bids = "offering red apollo 0 \n offering blue zeus 1 \n offering green apollo 0"
    story = hades(f"cycle 3 \n gods zeus hades - - \n {HERE} \n {bids} \n {LANDS} \n phase actions")
    while story.number("cycle") == 3:
        assert not any("undead" in words for words in story.legal)
        story.play(story.legal[-1] if story.question == "PaidActions" else story.legal[0])
    assert (story.number("hades_column"), story.row("undead_troops_left")) == (0, [5])
    assert story.happened("hades-left") == [{"event": "hades-left"}]
