"""T10: the end of a game in teams, who has won, and elimination."""

import pytest

import cyclades
from cyclades.engine.decks import GONE
from tests.story import Story, rows
from tests.titans import titans
from tests.titans_teams import end_of_cycle, metropolises, purses, team_turn, teams, turns

TWO = "area argos red metropolis plain \n area thebes blue metropolis plain"
FOES = "area athens green \n area marathon green \n area delos yellow \n area naxos yellow"


# -- the end is triggered ----------------------------------------------------------------------------------------------


@pytest.mark.rule("T10.6")
@pytest.mark.parametrize(
    "lands, over",
    [
        (f"{TWO} \n area pylos blue metropolis plain \n {FOES}", True),
        (f"{TWO} \n area pylos red metropolis military \n {FOES}", True),
        (f"{TWO} \n {FOES}", False),  # two are enough only without teams
        (f"{TWO} \n area athens green metropolis plain \n area delos yellow", False),  # three of two teams
    ],
)
def test_three_metropolises_of_both_end_the_game_with_the_cycle(lands: str, over: bool) -> None:
    story = end_of_cycle(lands)
    assert story.game.over is over
    if over:
        assert story.happened("game-ended")[0]["reason"] == "metropolises"
        assert rows(story)[0][:3] == (1, [0, 1], 3)


@pytest.mark.rule("T10.6")
@pytest.mark.parametrize("number, over", [(3, True), (4, False)])
def test_the_number_is_an_option(number: int, over: bool) -> None:
    lands = f"{TWO} \n area pylos blue metropolis plain \n {FOES}"
    assert end_of_cycle(lands, options=f"option metropolises {number}").game.over is over


BUILT = f"""
    {TWO}
    player red gold 9 philosophers 3
    area tegea red
    area elis blue
    area megara yellow troops 3
    area athens green
    area marathon green
    area delos yellow
"""


def third(text: str = "", *gods: str) -> Story:
    """Red has built the third Metropolis of its team on Tegea, and is still in its turn with Athena."""
    story = turns(f"{BUILT} \n {text}", *(gods or ("athena", "apollo", "zeus", "ares")))
    return story.play("recruit philosopher")


@pytest.mark.rule("T10.6")
def test_the_third_announces_the_last_cycle_at_once() -> None:
    story = third()
    assert metropolises(story, "tegea") == {"tegea": "plain"}
    assert story.happened("last-cycle-announced") == [{"event": "last-cycle-announced"}]
    assert not story.game.over
    assert story.number("ending") == 1
    story.play("end")
    assert story.asked == "green"  # the cycle is finished


@pytest.mark.rule("T10.6")
def test_it_ends_also_if_the_team_loses_one_again() -> None:
    story = third().play("end", "recruit priest, end", "recruit troop, at megara, move, from megara, to thebes, take 3")
    assert (story.owner("thebes"), story.game.over) == ("yellow", False)
    story.play("end")  # blue, on Apollo, has nothing to choose
    assert story.game.over
    assert story.happened("game-ended")[0]["reason"] == "metropolises"
    assert [row[1:3] for row in rows(story)] == [([0, 1], 2), ([2, 3], 1)]


@pytest.mark.rule("T10.6")
def test_the_fourth_announces_nothing_more() -> None:
    story = turns(f"ending \n {BUILT} \n area naxos blue metropolis plain", "athena", "zeus")
    assert story.play("recruit philosopher").happened("last-cycle-announced") == []


@pytest.mark.rule("T10.6", "T11.2")
def test_a_third_that_was_conquered_triggers_it_too() -> None:
    text = f"{TWO} \n area tegea green metropolis plain \n area corinth red troops 2 \n {FOES}"
    story = team_turn("ares", text).play("move, from corinth, to tegea, take 2")
    assert story.happened("last-cycle-announced") == [{"event": "last-cycle-announced"}]


@pytest.mark.rule("T10.6", "C12.1")
def test_without_teams_to_have_had_enough_in_the_middle_of_a_cycle_does_not_end_it() -> None:
    text = "area argos red metropolis plain \n area tegea green metropolis plain \n area corinth red troops 2"
    lines = f"cycle 3 \n gods ares zeus athena - - \n player red gold 9 \n offering red ares 1 \n {text} \n {FOES}"
    story = titans(f"{lines} \n area thebes blue \n phase actions ares paid", 4)
    story.play("move, from corinth, to tegea, take 2")
    assert (story.happened("last-cycle-announced"), story.number("ending")) == ([], 0)


# -- who has won -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T10.7")
def test_the_most_metropolises_of_a_team_win_whoever_has_triggered_the_end() -> None:
    lands = f"{TWO} \n area athens green metropolis plain \n area delos yellow metropolis plain"
    story = end_of_cycle(f"ending \n player red gold 50 \n {lands} \n area naxos yellow metropolis plain")
    assert rows(story) == [(1, [2, 3], 3, 14), (2, [0, 1], 2, 57)]
    assert story.game.winners == [2, 3]


@pytest.mark.rule("T10.7")
@pytest.mark.parametrize("blue, winners", [(4, [2, 3]), (6, [0, 1]), (5, [0, 1, 2, 3])])
def test_then_the_gold_of_both_purses_and_equal_teams_share_the_victory(blue: int, winners: list[int]) -> None:
    gold = f"player red gold 5 \n player blue gold {blue} \n player green gold 9 \n player yellow gold 1"
    lands = f"{TWO} \n area athens green metropolis plain \n area delos yellow metropolis plain"
    story = end_of_cycle(f"ending \n {gold} \n {lands}")
    assert [*story.game.winners] == winners
    assert rows(story)[0][3] == (max(5 + blue, 10))


@pytest.mark.rule("T10.7")
def test_with_six_the_three_teams_have_places() -> None:
    colours = ("red", "blue", "green", "yellow", "black", "purple")
    gold = "\n".join(f"player {colour} gold {number}" for number, colour in enumerate(colours))
    lands = "area argos purple metropolis plain \n area thebes red \n area athens green metropolis plain"
    story = end_of_cycle(f"ending \n {gold} \n {lands}", 6)
    assert rows(story) == [(1, [4, 5], 1, 9), (2, [2, 3], 1, 5), (3, [0, 1], 0, 1)]


@pytest.mark.rule("T10.7")
def test_metropolises_and_gold_follow_the_teams_that_were_chosen() -> None:
    lands = "area argos red metropolis plain \n area thebes blue \n area athens green \n area delos yellow"
    gold = "\n".join(f"player {colour} gold 3" for colour in ("red", "blue", "green", "yellow"))
    story = titans(f"cycle 4 \n ending \n {gold} \n {lands} \n phase end", 4, "teams red+yellow blue+green")
    assert rows(story) == [(1, [0, 3], 1, 6), (2, [1, 2], 0, 6)]


# -- elimination -------------------------------------------------------------------------------------------------------

LAST = f"""
    {TWO}
    player green gold 8 priests 2 philosophers 1
    player yellow gold 6
    area tegea red troops 3
    area elis blue
    area corinth green
    area west green fleets 2
    creature kraken - at far
    creature chiron green at corinth since 2
    area athens yellow
    area megara yellow
"""


def eliminated(text: str = "", lands: str = LAST) -> Story:
    """Red has taken Corinth, green's last territory, for its team's third Metropolis."""
    story = team_turn("ares", f"{lands} \n {text}", row="ares zeus athena")
    return story.play("move, from tegea, to corinth, take 2")


@pytest.mark.rule("T10.9", "T11.4")
def test_a_player_without_territories_is_out_and_its_teammate_plays_on() -> None:
    story = eliminated("offering green zeus 1 \n offering yellow athena 1")
    assert story.happened("eliminated") == [{"event": "eliminated", "faction": "green"}]
    assert [story.number("alive", colour) for colour in ("green", "yellow")] == [0, 1]
    assert story.number("ending") == 1
    story.play("end")
    assert (story.asked, story.game.over) == ("yellow", False)
    story.play("recruit philosopher, end")
    assert story.game.over
    assert rows(story) == [(1, [0, 1], 3, 8 + 7), (2, [2, 3], 0, 6)]


@pytest.mark.rule("T10.9", "T10.1")
def test_what_it_had_leaves_the_game_and_the_teammate_keeps_its_own() -> None:
    story = eliminated("offering green zeus 1")
    assert purses(story, "green", "yellow") == [0, 6]
    assert (story.fleets("west"), story.owner("west")) == (0, None)
    assert [story.number(people, "green") for people in ("priests", "philosophers")] == [0, 0]
    assert (story.card_at("chiron"), story.place("chiron")) == (None, GONE)
    again = cyclades.read_position(cyclades.write_position(story.game), ask_chance=True)
    assert again.same_state(story.game)


@pytest.mark.rule("T10.9")
def test_metropolises_of_its_teammate_still_count() -> None:
    story = eliminated(lands=LAST.replace("area athens yellow", "area athens yellow metropolis plain"))
    assert rows(story)[1][:3] == (2, [2, 3], 1)


@pytest.mark.rule("T10.9")
def test_a_team_that_is_alone_has_won_and_the_cycle_is_finished() -> None:
    lands = LAST.replace("player yellow gold 6", "player yellow eliminated").replace("area athens yellow", "")
    lands = lands.replace("area megara yellow", "")
    story = eliminated("offering blue zeus 1", lands)
    assert not story.game.over
    story.play("end")
    assert story.asked == "blue"
    story.play("recruit priest, end")
    assert story.game.over
    assert [row[:3] for row in rows(story)] == [(1, [0, 1], 3), (2, [2, 3], 0)]


@pytest.mark.rule("T10.9")
def test_a_team_of_whom_both_are_out_comes_last() -> None:
    gone = "player red eliminated \n player blue eliminated \n player green gold 1 \n player black gold 0"
    story = teams(f"cycle 4 \n ending \n {gone} \n area argos green \n area thebes black \n phase end", 6)
    assert [row[:2] for row in rows(story)] == [(1, [2, 3]), (2, [4, 5]), (3, [0, 1])]


@pytest.mark.rule("T10.9")
def test_the_reason_is_the_metropolises_even_if_one_is_lost_again() -> None:
    lands = LAST.replace("area megara yellow", "area megara yellow titans 1")
    story = team_turn("ares", f"{lands} \n offering yellow zeus 1", row="ares zeus athena")
    story.play("move, from tegea, to corinth, take 2", "end")
    story.play("recruit priest, lead titan, from megara, to thebes, end")
    assert rows(story)[0][:3] == (1, [0, 1], 2)
    assert story.happened("game-ended")[0]["reason"] == "metropolises"
