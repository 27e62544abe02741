"""Teams, two players and the options of the table on the command line."""

from __future__ import annotations

import json
import re

import pytest
from click.testing import CliRunner

from cyclades.cli import main
from cyclades.cli.play import Seat
from cyclades.tabletop import build
from cyclades.text import Texts
from tests.story import TEAMS, Story, team_turn


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


def test_the_wins_of_teams_are_counted_in_their_order() -> None:
    found = simulated("--teams", "1+3,2+4")
    wins, team_wins = found["wins"], found["team_wins"]
    assert isinstance(wins, list)
    assert team_wins == [wins[0] + wins[2], wins[1] + wins[3]]
    assert sorted(team_wins) in ([0, 2], [1, 1])
    assert simulated()["team_wins"] == simulated("--players", "2")["team_wins"] == []


@pytest.mark.parametrize("language, rows", [("en", "wins of team ([\\d+]+)"), ("es", "victorias del equipo ([\\d+]+)")])
def test_the_table_of_a_simulation_counts_the_wins_of_teams(language: str, rows: str) -> None:
    chosen = ("--teams", "1+3,2+4", "--seed", "5", "--language", language)
    code, output = run("simulate", "--games", "2", *chosen)
    assert code == 0
    assert re.findall(rows, output) == ["1+3", "2+4"]
    team_wins = simulated("--teams", "1+3,2+4")["team_wins"]
    assert isinstance(team_wins, list)
    shown = re.findall(r"│ (\d) \(\d", output)[:2]
    assert shown == [f"{wins:.0f}" for wins in team_wins]
    assert not re.search(r"wins of player|del jugador", output)


def test_the_options_of_the_table_are_taken_over() -> None:
    found = simulated("--scale", "1,3,5,7", "--metropolises", "2", "--open-gold", "--gold", "9")
    assert found["options"] == {"scale": [1, 3, 5, 7], "metropolises": 2, "open_gold": True, "gold": 9}


@pytest.mark.parametrize(
    "arguments, message",
    [
        (("--teams", "1+3"), "--teams: expected pairs of the seats 1 to 4, such as 1+3,2+4, but seat 2 is in none"),
        (("--teams", "1+2", "--players", "4"), "but seat 3 is in none"),
        (("--teams", "1+2,2+4"), "but seat 2 is in more than one"),
        (("--teams", "1,2,3,4"), "--teams: expected pairs of the seats 1 to 4, such as 1+3,2+4, but '1' is no pair"),
        (("--teams", "1+2+3,4"), "but '1+2+3' is no pair"),
        (("--teams", ""), "--teams: expected pairs of the seats 1 to 4, such as 1+3,2+4, got ''"),
        (("--teams", "0+1,2+3"), "--teams: expected pairs of the seats 1 to 4, such as 1+3,2+4, got '0+1,2+3'"),
        (("--players", "2", "--teams"), "--teams: expected it not with 2 players, who each have two factions already"),
        (("--players", "2", "--teams", "1+2"), "who each have two factions already"),
        (("--teams", "1+3,2+5"), "--teams: expected pairs of the seats 1 to 4, such as 1+3,2+4, got '1+3,2+5'"),
        (("--teams", "red+blue"), "--teams: expected pairs of the seats 1 to 4, such as 1+3,2+4, got 'red+blue'"),
        (("--players", "3", "--teams"), "Teams are for 4 or 6 players, not for 3. Possible: without --teams"),
        (("--edition", "classic", "--teams"), "Teams need Titans. Possible: --expansions titans"),
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
    assert "You are Red, with Green, a bot, against 2 bots still learning." in output
    assert "You and Green share a purse, and your Metropolises add up." in output
    assert "The game ends when a team has 3 Metropolises at a cycle’s end: most Metropolises, then gold, win." in output


def test_teams_without_a_common_purse_see_each_others_gold() -> None:
    given = ("play", "--terminal", "--edition", "classic", "--expansions", "titans", "--players", "6", "--seed", "3")
    _, output = run(*given, text="board\nquit\n")
    assert "You and Blue see each other’s gold, and your Metropolises add up." in output
    assert "As soon as a team has 3 Metropolises, the cycle is the last" in " ".join(output.split())
    assert "All five artifacts win at once." in " ".join(output.split())
    assert re.search(r"^Blue +1 +\d+ ", output, re.MULTILINE)


def teams_shown(output: str) -> dict[str, str]:
    """The numbers of the teams in the table of the players, which begins with a heading."""
    rows = re.split(r"\n(?:Player|Jugador) ", output)[1].splitlines()[1:5]
    return {row[: row.index("  ")]: row.split("  ", 1)[1].split()[0] for row in rows}


def test_the_table_of_the_players_says_who_is_in_which_team() -> None:
    _, output = run("play", "--terminal", "--teams", "1+3,2+4", "--seed", "3", text="board\nquit\n")
    assert teams_shown(output) == {"Red (you)": "1", "Blue": "2", "Green": "1", "Yellow": "2"}
    assert "Team" not in run("play", "--terminal", "--seed", "3", text="board\nquit\n")[1]


def test_two_players_have_two_colours_each() -> None:
    _, output = run("play", "--terminal", "--players", "2", "--seed", "3", text="board\nquit\n")
    assert "You are Red and Blue, against one bot still learning." in output
    assert "The game ends when somebody has 3 Metropolises" in output
    assert teams_shown(output) == {"Red (you)": "1", "Blue (you)": "1", "Green": "2", "Yellow": "2"}


def test_a_whole_game_for_two_is_played_with_answers_for_both_colours() -> None:
    answers = "1\n" * 3000
    _, output = run("play", "--terminal", "--players", "2", "--seed", "4", "--metropolises", "1", text=answers)
    assert "The game is over" in output
    prompts = {line.split(",")[0] for line in output.splitlines() if "> You:" in line}
    assert prompts == {"Red", "Blue"}
    standings = output.split("The game is over")[1]
    assert "Red (you) and Blue (you):" in standings
    assert "Green and Yellow:" in standings


def test_a_whole_game_of_three_teams_ends_with_their_standings() -> None:
    _, output = run("play", "--terminal", "--players", "6", "--seat", "6", "--seed", "4", text="1\n" * 3000)
    assert "You are Black, with Purple, a bot, against 4 bots" in output
    assert "You and Purple share a purse" in output
    places = re.findall(r"^\d\. ([\w() ]+): .*GP$", output, re.MULTILINE)
    assert sorted(places) == ["Green and Yellow", "Purple and Black (you)", "Red and Blue"]


def test_teams_in_spanish() -> None:
    chosen = ("--terminal", "--teams", "1+3,2+4", "--seed", "3", "--language", "es")
    _, output = run("play", *chosen, text="tablero\nsalir\n")
    assert "Juegas con Rojo, junto a Verde, un bot, contra 2 bots que aún aprenden." in output
    assert "Compartes la bolsa con Verde" in output
    assert "La partida acaba cuando un equipo tiene 3 Metrópolis" in output
    assert teams_shown(output) == {"Rojo (tú)": "1", "Azul": "2", "Verde": "1", "Amarillo": "2"}


def test_a_whole_game_for_two_in_spanish() -> None:
    chosen = ("--terminal", "--players", "2", "--seed", "4", "--metropolises", "1", "--language", "es")
    _, output = run("play", *chosen, text="1\n" * 3000)
    assert "Juegas con Rojo y Azul contra un bot que aún aprende." in output
    assert "La partida acaba cuando alguien tiene una Metrópolis" in output
    assert "Rojo (tú) y Azul (tú):" in output
    assert "Verde y Amarillo:" in output
    assert not re.search(r"\b(GP|troops?|Red|Blue|Team|promised|left)\b", output)


LANDS = """
    area delos red troops 2
    area naxos blue
    area andros green troops 1
    area kea green troops 1
    area milos yellow troops 1
    """


def asked(story: Story, capsys: pytest.CaptureFixture[str], language: str = "en") -> str:
    """What the player who is asked has to choose from, as the terminal prints it."""
    seat = Seat(story.game, int(story.game.player or 0), language, 1)
    seat.list_actions(build(story.game.view(story.game.player)))
    return capsys.readouterr().out


@pytest.mark.parametrize(
    "language, way, price",
    [
        ("en", "Naxos  Blue, only to pass through, ", "Paros (1 GP)"),
        ("es", "Naxos  Azul, solo de paso, ", "Paros (1 PO)"),
    ],
)
def test_an_area_of_a_teammate_is_only_a_way_to_others_which_say_their_price(
    language: str, way: str, price: str, capsys: pytest.CaptureFixture[str]
) -> None:
    story = team_turn("ares", LANDS).play("move, from delos")
    assert way in asked(story, capsys, language)
    story.play("to naxos, take 2")
    assert story.question == "PassOn"
    found = asked(story, capsys, language)
    assert price in found
    assert "only to pass" not in found


def test_an_area_of_an_opponent_is_no_mere_way(capsys: pytest.CaptureFixture[str]) -> None:
    story = team_turn("ares", LANDS.replace("naxos blue", "naxos green")).play("move, from delos")
    found = asked(story, capsys)
    assert "Naxos  Green, " in found
    assert "only to pass through" not in found


@pytest.mark.parametrize(
    "language, answers",
    [("en", ["Green and Yellow", "Purple and Black"]), ("es", ["Verde y Amarillo", "Morado y Negro"])],
)
def test_the_griffin_robs_a_team(language: str, answers: list[str]) -> None:
    text = "cycle 2\ngods zeus ares athena poseidon hera\noffering red zeus 1\narea delos red\ncreatures - - - griffin"
    story = Story(f"{text}\nplayer yellow gold 3\nplayer black gold 8\nphase actions zeus paid", 6).play("buy griffin")
    texts = Texts(language, "legendary", story.game.rules.board)
    assert [texts.action(story.game, action) for action in story.game.actions][1:] == answers


def test_the_griffin_names_only_who_is_left_of_a_team() -> None:
    text = "area delos red\narea kea blue\narea milos yellow\nplayer green eliminated\ncreatures - - - griffin"
    story = team_turn("zeus", text).play("buy griffin")
    assert [Texts("en").action(story.game, action) for action in story.game.actions][1:] == ["Yellow"]


@pytest.mark.parametrize(
    "language, first, second",
    [
        ("en", "Red, 10 GP> ", "Blue, 10 GP, 6 promised> "),
        ("es", "Rojo, 10 PO> ", "Azul, 10 PO, 6 comprometidas> "),
    ],
)
def test_who_makes_an_offering_is_told_what_the_teammate_has_promised(language: str, first: str, second: str) -> None:
    text = "cycle 2\ngods zeus ares poseidon hera athena\norder red blue green yellow\nplayer red gold 10 priestesses 1"
    story = Story(f"{text}\nphase offerings", 4, TEAMS)

    def prompt() -> str:
        player = int(story.game.player or 0)
        return Seat(story.game, player, language, 1).prompt(build(story.game.view(player))).plain

    assert prompt() == first
    story.play("bid zeus 7")
    assert prompt() == second


@pytest.mark.parametrize(
    "bots, language, words",
    [
        ("random", "en", "against 3 bots choosing at random."),
        ("novice", "en", "against 3 bots still learning."),
        ("strategist", "en", "against 3 bots out to win."),
        ("captain", "en", "against 3 bots playing as captain."),
        ("rower-priest@4", "en", "against 3 bots playing as rower and priest."),
        ("admiral-raider", "es", "contra 3 bots que juegan como almirante y saqueador."),
        ("random", "es", "contra 3 bots que eligen al azar."),
        ("strategist", "es", "contra 3 bots que quieren ganar."),
        ("novice@5", "en", "against 3 bots still learning."),
        ("cyclades.bots:Novice", "en", "against 3 bots called cyclades.bots:Novice."),
        ("cyclades.bots:Novice", "es", "contra 3 bots que se llaman cyclades.bots:Novice."),
    ],
)
def test_the_bots_are_chosen_and_named(bots: str, language: str, words: str) -> None:
    chosen = ("--bots", bots, "--language", language, "--seed", "3")
    code, output = run("play", "--terminal", "--edition", "classic", *chosen, text="1\n1\nquit\n")
    assert code == 0
    assert words in " ".join(output.split())


def test_a_bot_that_there_is_not_is_refused() -> None:
    code, output = run("play", "--terminal", "--bots", "clever")
    assert code != 0
    assert "expected a bot among random, novice, strategist, oracle, strategist-1, rower, sailor, " in output
