"""Teams, two players and the options of the table on the command line."""

from __future__ import annotations

import json
import re

import pytest
from click.testing import CliRunner

from cyclades.cli import main


def run(*arguments: str, text: str = "") -> tuple[int, str]:
    result = CliRunner().invoke(main, list(arguments), input=text)
    return result.exit_code, result.output


def simulated(*arguments: str) -> dict[str, object]:
    code, output = run("simulate", "--games", "2", "--seed", "5", "--json", *arguments)
    assert code == 0
    found: dict[str, object] = json.loads(output)
    return found


def test_teams_sit_side_by_side_unless_they_are_named() -> None:
    assert simulated("--teams")["teams"] == [[0, 1], [2, 3]]
    assert simulated("--teams", "1+4,3+2")["teams"] == [[0, 3], [1, 2]]
    assert simulated("--players", "6")["teams"] == [[0, 1], [2, 3], [4, 5]]
    assert simulated()["teams"] == []


def test_teammates_win_together() -> None:
    wins = simulated("--teams", "1+3,2+4")["wins"]
    assert isinstance(wins, list)
    assert (wins[0], wins[1]) == (wins[2], wins[3])
    assert sum(wins) == 2


def test_the_options_of_the_table_are_taken_over() -> None:
    found = simulated("--scale", "1,3,5,7", "--metropolises", "2", "--open-gold", "--gold", "9")
    assert found["options"] == {"scale": [1, 3, 5, 7], "metropolises": 2, "open_gold": True, "gold": 9}


@pytest.mark.parametrize(
    "arguments, message",
    [
        (("--teams", "1+3"), "but player 1 is in none"),
        (("--teams", "1+3,2+5"), "--teams: expected pairs of the seats 1 to 4, such as 1+3,2+4, got '1+3,2+5'"),
        (("--teams", "red+blue"), "--teams: expected pairs of the seats 1 to 4, such as 1+3,2+4, got 'red+blue'"),
        (("--players", "3", "--teams"), "expected teams only with 4 or 6 players of the edition 'legendary'"),
        (("--edition", "classic", "--teams"), "expected teams in no game of the edition 'classic'"),
        (("--scale", "1,x"), "--scale: expected whole numbers such as 1,3,5,7, got '1,x'"),
        (("--scale", "3,1"), "expected rising whole numbers from 1 to 99 in the option 'scale'"),
        (("--metropolises", "0"), "expected a number from 1 to 9 for the option 'metropolises', got 0"),
    ],
)
@pytest.mark.parametrize("command", ["simulate", "play"])
def test_what_makes_no_sense_is_refused_in_one_line(command: str, arguments: tuple[str, ...], message: str) -> None:
    code, output = run(command, *arguments)
    assert code == 2
    assert message in output
    assert output.count("\n") == 1


def test_a_team_game_says_who_plays_with_whom() -> None:
    _, output = run("play", "--terminal", "--teams", "1+3,2+4", "--seed", "3", text="quit\n")
    assert "You are Red, against 3 bots" in output
    assert "You play together with Green and share a purse." in output
    assert "The team that controls 3 Metropolises at the end of a cycle wins." in output


def teams_shown(output: str) -> dict[str, str]:
    """The numbers of the teams in the table of the players, which begins with a heading."""
    rows = output[output.index("Player  ") :].splitlines()[1:5]
    return {row[: row.index("  ")]: row.split("  ", 1)[1].split()[0] for row in rows}


def test_the_table_of_the_players_says_who_is_in_which_team() -> None:
    _, output = run("play", "--terminal", "--teams", "1+3,2+4", "--seed", "3", text="board\nquit\n")
    assert teams_shown(output) == {"Red (you)": "1", "Blue": "2", "Green": "1", "Yellow": "2"}
    assert "Team" not in run("play", "--terminal", "--seed", "3", text="board\nquit\n")[1]


def test_two_players_have_two_colours_each() -> None:
    _, output = run("play", "--terminal", "--players", "2", "--seed", "3", text="board\nquit\n")
    assert "You are Red, Blue, against 1 bot" in output
    assert teams_shown(output) == {"Red (you)": "1", "Blue (you)": "1", "Green": "2", "Yellow": "2"}


def test_a_whole_game_for_two_is_played_with_answers_for_both_colours() -> None:
    answers = "1\n" * 3000
    _, output = run("play", "--terminal", "--players", "2", "--seed", "4", "--metropolises", "1", text=answers)
    assert "The game is over" in output
    prompts = {line.split(",")[0] for line in output.splitlines() if " GP> You:" in line}
    assert prompts == {"Red", "Blue"}
    standings = output.split("The game is over")[1]
    assert "Red, Blue:" in standings
    assert "Green, Yellow:" in standings


def test_a_whole_game_of_three_teams_ends_with_their_standings() -> None:
    _, output = run("play", "--terminal", "--players", "6", "--seat", "6", "--seed", "4", text="1\n" * 3000)
    assert "You are Black, against 5 bots" in output
    assert "You play together with Purple and share a purse." in output
    places = re.findall(r"^\d\. ([\w, ]+): .*GP$", output, re.MULTILINE)
    assert sorted(places) == ["Green, Yellow", "Purple, Black", "Red, Blue"]
