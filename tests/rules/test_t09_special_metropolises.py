"""T9: which Metropolises are special, and what becomes of them."""

import pytest

import cyclades
from tests.hades import answer
from tests.story import Story, rows
from tests.titans import REST, titans, titans_start, titans_turn
from tests.titans_teams import end_of_cycle, metropolises, open_cards, still_open, team_turn

THREE = "area argos red port \n area pylos red fortress \n area tegea red temple \n area corinth red troops 1"
"""Red lacks a University for a Metropolis, which could stand in each of these territories."""
KINDS = ["military", "seaside", "religious", "cultural", "commercial"]


def fourth(text: str = open_cards("military", "cultural"), red: str = "gold 9", rest: str = REST) -> Story:
    """Red has built the University that it lacked for a Metropolis."""
    return titans_turn("athena", f"{text} \n {THREE} \n {rest}", red).play("build university, at corinth")


# -- the cards ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T1.8", "T9.1")
def test_two_of_the_five_are_drawn_and_the_first_builder_takes_either() -> None:
    story = titans_start().play("draw port, draw fortress, draw temple, draw university")
    assert story.legal == [f"draw {kind}" for kind in KINDS]
    assert still_open(story.play("draw seaside, draw commercial")) == ["seaside", "commercial"]
    built = fourth()
    assert (built.asked, built.legal) == ("red", ["found military", "found cultural"])
    built.play("found cultural")
    assert (built.asked, built.legal) == ("red", ["at argos", "at pylos", "at tegea", "at corinth"])
    assert metropolises(built.play("at argos")) == {"argos": "cultural"}
    assert still_open(built) == ["military"]
    assert built.happened("bonus-received") == [{"event": "bonus-received", "faction": "red", "bonus": "cultural"}]


@pytest.mark.rule("T9.1")
def test_the_second_takes_the_other_card_without_a_question_whoever_builds_it() -> None:
    story = fourth(open_cards("seaside"), rest="area delos blue metropolis religious \n area naxos green").play(
        "at argos"
    )
    assert story.question == "PaidActions"
    assert metropolises(story) == {"delos": "religious", "argos": "seaside"}
    assert still_open(story) == []


@pytest.mark.rule("T9.1")
def test_one_player_may_take_both_and_the_third_is_plain() -> None:
    story = fourth(red="gold 40 philosophers 3").play("found military, at argos")
    story.play("recruit philosopher, at pylos")  # the fourth
    assert metropolises(story) == {"argos": "military", "pylos": "cultural"}
    story = fourth("", "gold 40 philosophers 3").play("at argos")
    assert metropolises(story.play("recruit philosopher, at pylos")) == {"argos": "plain", "pylos": "plain"}


@pytest.mark.rule("T9.2")
def test_a_conquered_metropolis_takes_no_card() -> None:
    text = f"{open_cards('military', 'cultural')} \n area argos red troops 3 \n area tegea blue metropolis plain"
    story = titans_turn("ares", f"{text} \n {REST}").play("move, from argos, to tegea, take 2")
    assert story.happened("metropolis-gained")[0]["way"] == "conquest"
    assert metropolises(story) == {"tegea": "plain"}
    assert still_open(story) == ["military", "cultural"]


MILITARY_VICTORY = """
    area argos red troops 3 metropolis plain
    area pylos blue metropolis plain
    area tegea green
    area athens yellow
    area megara yellow
"""


@pytest.mark.rule("T9.2", "T11.4")
def test_one_of_a_military_victory_takes_a_card() -> None:
    story = team_turn("ares", f"{open_cards('seaside', 'religious')} \n {MILITARY_VICTORY}")
    story.play("move, from argos, to tegea, take 2")
    assert story.legal == ["found seaside", "found religious"]
    assert metropolises(story.play("found religious"), "tegea") == {"tegea": "religious"}


@pytest.mark.rule("T9.4")
def test_its_power_goes_with_the_metropolis() -> None:
    text = "area argos red troops 3 \n area tegea blue metropolis commercial \n area delos blue \n area naxos green"
    story = titans_turn("ares", text)
    before = {name: story.game.view(None)["income"][name] for name in ("red", "blue")}
    story.play("move, from argos, to tegea, take 2")
    after = {name: story.game.view(None)["income"][name] for name in ("red", "blue")}
    assert {name: after[name] - before[name] for name in after} == {"red": 2, "blue": -2}


NECROPOLIS = f"""
    cycle 3
    gods ares hades - - -
    field covered_god kronos
    field hades_column 9
    player red gold 9
    offering red hades 1
    area argos red metropolis military
    area sparta red troops 1
    {REST}
    {open_cards("cultural")}
    phase actions hades paid
"""


@pytest.mark.rule("T9.5")
def test_one_that_is_crushed_is_out_of_the_game_with_its_card() -> None:
    story = titans(NECROPOLIS, more="hades")
    assert metropolises(story) == {"argos": "military"}
    answer(story, "build necropolis", "at argos", "at argos")
    assert metropolises(story) == {}
    assert still_open(story) == ["cultural"]  # the next one that is built, and after it none


@pytest.mark.rule("T9.5", "T9.1")
def test_nobody_can_build_it_again() -> None:
    story = fourth("").play("at argos")  # both cards are out of the game
    assert metropolises(story) == {"argos": "plain"}
    for kind in KINDS:
        assert story.number("bonuses_left", kind) == 1


@pytest.mark.rule("T9.1")
@pytest.mark.parametrize(
    "text, problem",
    [
        (f"area argos red metropolis military \n {open_cards('military')}", "does not lie open"),
        (open_cards("military", "seaside", "cultural"), "at most 2 special Metropolises"),
        (f"area argos red metropolis military \n {open_cards('seaside', 'cultural')}", "at most 2 special"),
    ],
)
def test_positions_with_too_many_are_refused(text: str, problem: str) -> None:
    with pytest.raises(cyclades.PositionError, match=problem):
        titans_turn("zeus", f"{text} \n {REST}")


@pytest.mark.rule("T9.3")
@pytest.mark.parametrize("kind", KINDS)
def test_every_special_metropolis_counts_for_victory_like_a_plain_one(kind: str) -> None:
    text = f"area argos red metropolis {kind} \n area pylos red metropolis plain \n area delos blue \n area naxos green"
    story = titans(f"cycle 4 \n {text} \n phase end")
    assert rows(story)[0][:3] == (1, [0], 2)
    assert end_of_cycle(f"{text} \n area athens blue metropolis plain \n area megara yellow").game.over


# -- the Cultural one --------------------------------------------------------------------------------------------------


@pytest.mark.rule("T9.9")
@pytest.mark.parametrize("has, left", [(2, 0), (1, 2)])
def test_three_philosophers_are_enough_and_there_is_no_choice(has: int, left: int) -> None:
    text = f"area argos red metropolis cultural \n area pylos red \n {REST}"
    story = titans_turn("athena", text, f"gold 9 philosophers {has}").play("recruit philosopher")
    assert story.number("philosophers", "red") == left
    assert metropolises(story) == ({"argos": "cultural", "pylos": "plain"} if left == 0 else {"argos": "cultural"})
    assert story.game.view(None)["philosophers_needed"] == {"red": 3, "blue": 4, "green": 4}


@pytest.mark.rule("T9.10", "T9.1")
def test_e36_the_cultural_metropolis_converts_three_philosophers_at_once() -> None:
    story = fourth(red="gold 9 philosophers 3").play("found cultural, at argos")
    assert story.number("philosophers", "red") == 0
    assert story.question == "PlaceMetropolis"
    story.play("at pylos")
    assert metropolises(story) == {"argos": "cultural", "pylos": "military"}
    other = fourth(red="gold 9 philosophers 3").play("found military, at argos")
    assert (other.number("philosophers", "red"), metropolises(other)) == (3, {"argos": "military"})


@pytest.mark.rule("T9.10")
def test_e36_the_next_that_is_built_is_the_cultural_one_whoever_builds_it() -> None:
    rest = "area delos blue metropolis military \n area naxos green"
    story = fourth(open_cards("cultural"), "gold 9 philosophers 3", rest).play("at argos, at pylos")
    assert metropolises(story) == {"delos": "military", "argos": "cultural", "pylos": "plain"}
    assert story.number("philosophers", "red") == 0


@pytest.mark.rule("T9.10")
def test_whoever_conquers_it_converts_three_philosophers_at_once() -> None:
    text = "area argos red troops 3 \n area tegea blue metropolis cultural \n area delos blue \n area naxos green"
    story = titans_turn("ares", text, "gold 9 philosophers 3").play("move, from argos, to tegea, take 2")
    assert metropolises(story) == {"argos": "plain", "tegea": "cultural"}
    assert story.number("philosophers", "red") == 0
    few = titans_turn("ares", text, "gold 9 philosophers 2").play("move, from argos, to tegea, take 2")
    assert (metropolises(few), few.number("philosophers", "red")) == ({"tegea": "cultural"}, 2)


@pytest.mark.rule("T9.10", "C10.11")
def test_buildings_that_a_conquest_completes_come_before_philosophers() -> None:
    own = "area argos red troops 3 port \n area pylos red fortress \n area corinth red temple"
    text = f"{own} \n area tegea blue metropolis cultural university \n area delos blue \n area naxos green"
    story = titans_turn("ares", text, "gold 9 philosophers 3").play("move, from argos, to tegea, take 2")
    assert (story.question, story.number("philosophers", "red")) == ("PlaceMetropolis", 3)
    story.play("at argos")
    assert story.number("philosophers", "red") == 0
    assert metropolises(story.play("at pylos")) == {"argos": "plain", "tegea": "cultural", "pylos": "plain"}


@pytest.mark.rule("T9.10", "T11.4")
def test_one_of_a_military_victory_converts_too() -> None:
    text = f"{open_cards('cultural')} \n {MILITARY_VICTORY} \n area corinth red"
    story = team_turn("ares", text, "gold 9 philosophers 3").play("move, from argos, to tegea, take 2")
    assert metropolises(story, "tegea", "corinth") == {"tegea": "cultural", "corinth": "plain"}


@pytest.mark.rule("T9.9", "C14.60")
@pytest.mark.parametrize("has, left", [(2, 0), (1, 2)])
def test_the_third_that_the_satyr_steals_converts_them_at_once(has: int, left: int) -> None:
    text = f"player blue gold 9 philosophers 1 \n area argos red metropolis cultural \n area pylos red \n {REST}"
    story = titans_turn("ares", f"{text} \n creatures satyr - -", f"gold 9 philosophers {has}")
    story.play("buy satyr, rob blue")
    assert [story.number("philosophers", colour) for colour in ("red", "blue")] == [left, 0]
    assert metropolises(story) == ({"argos": "cultural", "pylos": "plain"} if left == 0 else {"argos": "cultural"})
    assert (story.question, story.gold("red")) == ("PaidActions", 9 - 3)  # a Metropolis is a Temple too


@pytest.mark.rule("T9.9")
def test_whoever_loses_it_needs_four_again() -> None:
    text = "area argos red troops 3 \n area tegea blue metropolis cultural \n area delos blue \n area naxos green"
    story = titans_turn("ares", text).play("move, from argos, to tegea, take 2")
    assert story.game.view(None)["philosophers_needed"] == {"red": 3, "blue": 4, "green": 4}
