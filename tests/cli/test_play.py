"""The game in the terminal, played by scripts."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import cyclades
from cyclades.cli import main
from cyclades.cli.play import Leave, Seat
from cyclades.text import Texts
from tests.hades import hades_turn
from tests.story import turn

ONES = ["1"] * 3000
"""The first answer is always legal; with bots that choose at random every game ends."""


def play(lines: list[str], *arguments: str) -> Result:
    usual = ["--terminal", "--language", "en", "--seed", "5"]
    return CliRunner().invoke(main, ["play", *usual, *arguments], input="".join(f"{line}\n" for line in lines))


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_whole_game_by_numbers(players: int) -> None:
    result = play(ONES, "--players", str(players), "--seat", str(players))
    assert result.exit_code == 0, result.output
    assert f"against {players - 1} bots" in result.output
    assert "The game ends after cycle" in result.output
    places = re.findall(r"^\d\. (\w+)( \(you\))?: .*GP$", result.output, re.MULTILINE)
    colours = ["Red", "Blue", "Green", "Yellow", "Purple"][:players]
    assert sorted(places) == sorted((colour, " (you)" if colour == colours[-1] else "") for colour in colours)
    assert result.output.endswith("Until the next game!\n")
    assert max(map(len, result.output.splitlines())) <= 110  # a prompt and the echo of its answer share a line


def test_a_whole_game_in_spanish() -> None:
    result = play(ONES, "--language", "es")
    assert result.exit_code == 0, result.output
    assert "La partida termina tras el ciclo" in result.output
    assert "¡Hasta la próxima partida!" in result.output
    assert not re.search(r"\b(GP|troops?|Red|Island|offers)\b", result.output)


@pytest.mark.parametrize("language, over", [("en", "The game ends after cycle"), ("es", "La partida termina tras")])
def test_a_whole_game_of_another_edition_with_expansions(language: str, over: str) -> None:
    chosen = ("--edition", "classic", "--expansions", "monuments", "--players", "3", "--language", language)
    result = play(ONES, *chosen)
    assert result.exit_code == 0, result.output
    assert over in result.output
    assert max(map(len, result.output.splitlines())) <= 110
    strange = (
        r"\b(land areas?|sea areas?|land units|sites?|tokens?|territorios?|zonas? de mar|solar(es)?|Tierras|Lands)\b"
    )
    assert not re.search(strange, " ".join(result.output.split()))


def test_the_table_is_shown_when_a_cycle_begins_with_ones_own_offering() -> None:
    result = play(ONES, "--edition", "classic", "--players", "3")
    asked = "Which god do you choose, and how much do you offer?"
    begun = [text.split(asked)[0] for text in re.split(r"^Cycle \d+ begins", result.output, flags=re.MULTILINE)[1:]]
    first = [text for text in begun if " offers " not in text and " goes to " not in text]
    assert first
    for text in first:
        assert re.search(r"^Cycle \d+   Still to make an offering: \w+, \w+$", text, re.MULTILINE)
        assert re.search(r"^1  \w+ ", text, re.MULTILINE)


def test_commands_in_spanish() -> None:
    result = play(["ayuda", "1", "deshacer", "tablero", "registro", "guardar", "salir"], "--language", "es")
    assert result.exit_code == 0
    for text in ("retira tu última respuesta", "Deshecho.", "Isla  Territorio", "Di dónde: guardar"):
        assert text in result.output
    assert play(["help", "undo", "quit"], "--language", "es").output.count("guardar ARCHIVO") == 1


@pytest.mark.parametrize(
    "language, line, texts",
    [
        ("en", "rules kraken", ["Kraken · creature with a miniature", "chapter L12"]),
        ("en", "Rules heroic move", ["Heroic move · term"]),
        ("es", "reglas kraken", ["Kraken · criatura con miniatura", "capítulo L12"]),
        ("es", "rules la escala", ["Opciones · término"]),
        ("en", "rules", ["Creatures that act at once"]),
        ("en", "rules krakn", ["The rules have nothing called “krakn”. Did you mean: Kraken?"]),
        ("es", "reglas qwerty", ["no tienen nada que se llame «qwerty»: reglas, sin más, dice todo lo que hay."]),
        ("en", "rules trade space", ["The rules have nothing called “trade space”"]),
        ("en", "help", ["rules NAME  "]),
        ("es", "ayuda", ["reglas NOMBRE  "]),
    ],
)
def test_the_rules_can_be_asked_during_the_game(language: str, line: str, texts: list[str]) -> None:
    result = play([line, "quit"], "--language", language)
    assert result.exit_code == 0
    for text in texts:
        assert text in result.output
    assert "trade space ·" not in result.output.lower()


def test_the_rules_are_those_of_the_edition_that_is_played() -> None:
    output = play(["rules kraken", "quit"], "--edition", "classic", "--players", "3").output
    assert "chapter C14" in output
    assert "chapter L12" not in output


@pytest.mark.parametrize(
    "language, text",
    [
        ("en", "Play the Dryad from the track (3 GP): it will do nothing"),
        ("es", "Invocar a la Dríade (3 PO): no hará nada"),
    ],
)
def test_an_answer_that_does_nothing_says_so(language: str, text: str) -> None:
    game = turn("athena", "area delos red\narea naxos blue\narea kea green\ncreatures - - dryad -").game
    texts = Texts(language, "legendary", game.rules.board)
    [label] = [texts.action(game, action) for action in game.actions if action.notation == "buy dryad"]
    assert label == text


def test_the_language_of_the_system_is_used() -> None:
    runner = CliRunner(env={"LC_ALL": "es_ES.UTF-8"})
    assert "Juegas con Rojo" in runner.invoke(main, ["play", "--terminal"], input="").output


@pytest.mark.parametrize("lines", [[], ["1"], ["1", "1", "help"]])
def test_the_end_of_the_input_is_the_end_of_the_game(lines: list[str]) -> None:
    result = play(lines)
    assert result.exit_code == 0
    assert result.output.endswith("\nUntil the next game!\n")


@pytest.mark.parametrize(
    "line, message",
    [
        ("99", "There is no answer 99: choose from 1 to "),
        ("0", "There is no answer 0: choose from 1 to "),
        ("-1", "“-1” is no answer to this question. Type a number from 1 to "),
        ("hello there", "“hello there” is no answer to this question."),
        ("bid ares 5", "“bid ares 5” is no answer to this question."),
        ("at atlantis", "“at atlantis” is no answer to this question."),
        ("end", "“end” is no answer to this question."),
        ("[bold]", "“[bold]” is no answer to this question."),
        ("undo", "There is nothing that you may take back"),
        ("save", "Say where to: save game.json"),
        ("save /no/such/folder/game.json", "/no/such/folder/game.json cannot be written: No such file or directory"),
        ("9" * 5000, "There is no answer 999"),
        ("x" * 5000, "…” is no answer to this question."),
        (f"rules {'x' * 5000}", "The rules have nothing called “xxx"),
        (f"save {'x' * 5000}", "… cannot be written: File name too long"),
        ("save game\0json", "cannot be written: embedded null"),
    ],
)
def test_wrong_input_is_explained_and_changes_nothing(line: str, message: str, tmp_path: Path) -> None:
    wrong, right = tmp_path / "wrong.json", tmp_path / "right.json"
    result = play([line, "1", f"save {wrong}", "quit"])
    assert message in " ".join(result.output.split())
    play(["1", f"save {right}", "quit"])
    assert json.loads(wrong.read_text()) == json.loads(right.read_text())


def test_a_near_miss_is_put_right() -> None:
    game = cyclades.new("legendary", 4, seed=5)
    area = game.rules.board.ids[0]
    assert f"Did you mean “at {area}”?" in play([f"at {area[:-1]}x", "quit"], "--seat", seat_of_first()).output


def seat_of_first(edition: str = "legendary") -> str:
    """The seat that is asked first in the game with the usual seed."""
    player = cyclades.new(edition, 4, seed=5).player
    assert player is not None
    return str(player + 1)


@pytest.mark.parametrize("how", ["{number}", "{words}", "  {upper} ", "{tail}"])
def test_an_answer_by_number_in_notation_or_by_its_last_words(how: str, tmp_path: Path) -> None:
    game = cyclades.new("legendary", 4, seed=5)
    action = game.actions[3]
    words = action.notation
    line = how.format(number=4, words=words, upper=words.upper(), tail=words.partition(" ")[2])
    result = play([line, "quit"], "--seat", seat_of_first())
    assert f"You: {game.rules.board.titles[action.a]}\n" in result.output


def test_offerings_share_a_line_and_can_be_typed() -> None:
    begun = ["1"] * 9  # three areas with a fleet each, and three troops
    offers = play([*begun, "quit"], "--seat", seat_of_first()).output
    line = re.search(r"^ *\d+–\d+  (\w+): .* … \1: .*  bid (\w+) \d+ … bid \2 (\d+) *$", offers, re.MULTILINE)
    assert line is not None
    for typed in (f"bid {line[2]} {line[3]}", f"{line[2]} {line[3]}"):
        assert f"You: {line[1]}: {line[3]} GP" in play([*begun, typed, "quit"], "--seat", seat_of_first()).output


def test_a_hint_says_what_a_good_player_would_answer_and_why() -> None:
    usual = ("--edition", "classic", "--seat", seat_of_first("classic"))
    result = play(["hint", "quit"], *usual)
    hints = re.findall(r"(\d+)  (\w+): (?:\d+ GP|no offering): (\w.+)$", result.output, re.MULTILINE)
    assert len(hints) == 3
    assert len(re.findall(r" \(about \d+% to win\) ", " ".join(result.output.split()))) == 3
    assert len({god for _, god, _ in hints}) == 3  # an offering for each god
    assert result.output.count("Which god do you choose") == 1  # the question is not put again
    number = hints[0][0]
    taken = play([number, "quit"], *usual)
    assert f"You: {hints[0][1]}: " in taken.output
    spanish = play(["pista", "quit"], *usual, "--language", "es")
    said = " ".join(spanish.output.split())
    assert len(re.findall(r"\d+ \w+: (?:\d+ PO|sin ofrenda): \w[^(]* \(cerca del \d+ % de ganar\) ", said)) == 3


def test_undo_takes_back_one_answer_after_the_other() -> None:
    result = play(["1", "1", "undo", "undo", "undo", "quit"], "--seat", seat_of_first())
    assert result.output.count("Taken back.") == 2
    assert result.output.count("There is nothing that you may take back") == 1
    area, fleet = "Where do you begin?", "In which sea area beside"
    asked = re.findall(f"^({re.escape(area)}|{fleet})", result.output, re.MULTILINE)
    assert asked == [area, fleet, area, fleet, area, area]


def test_what_was_taken_back_is_not_in_the_log() -> None:
    lines = ["1", "1", "log", "undo", "undo", "log", "quit"]
    before, after = play(lines, "--seat", seat_of_first()).output.split("Taken back.", 1)
    faction = ["Red", "Blue", "Green", "Yellow"][int(seat_of_first()) - 1]
    assert f"{faction} settles in" in before
    assert "settles in" not in after


def test_a_rivals_answer_cannot_be_taken_back() -> None:
    last = cyclades.new("legendary", 4, seed=5)
    while last.question.kind == "StartingArea" or last.question.kind == "StartingFleet":
        seat = last.player
        last.play(last.actions[0])
        if last.player != seat:
            break
    assert last.player is not None
    result = play(["undo", "quit"], "--seat", str(last.player + 1))
    assert "settles in" in result.output
    assert "There is nothing that you may take back" in result.output


def test_a_game_that_is_over_is_saved_whole(tmp_path: Path) -> None:
    given = play(ONES).output.count("You: ")
    file = tmp_path / "my game.json"
    result = play([*["1"] * given, "log", "board", f"save {file}", ""])
    assert result.output.count("The game ends after cycle") == 2
    assert "Saved: " in result.output
    record = json.loads(file.read_text())
    assert record["over"] is True
    assert not [move for move in record["actions"] if move.endswith("?")]
    assert cyclades.load(record).over


def test_everything_is_told_once(tmp_path: Path) -> None:
    given = play(ONES).output.count("You: ")
    file = tmp_path / "game.json"
    output = play([*["1"] * given, "log", f"save {file}", ""]).output
    told = " ".join(output.split("The game is over")[1].split())
    turns = cycles = 0
    game = cyclades.load({**json.loads(file.read_text()), "actions": [], "over": False}, ask_chance=True)
    for move in json.loads(file.read_text())["actions"]:
        game.play(game.parse(move))
        kinds = [event["event"] for event in game.seen(None)] if not game.draft else []
        turns += kinds.count("turn-ended")
        cycles += kinds.count("cycle-begun")
    assert told.count(" ends the turn, ") == turns > 0
    assert len(re.findall(r"Cycle \d+ begins\.", told)) == cycles > 0


def test_a_running_game_is_saved_as_far_as_the_player_knows_it(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    play([*["1"] * 60, f"save {file}", "quit"], "--seed", "8")
    record = json.loads(file.read_text())
    assert record["over"] is False
    assert len(record["actions"]) > 60
    assert set(record) == set(cyclades.new("legendary", 4, seed=8).record(0))


def test_the_board_shows_every_area_and_fits_a_hundred_columns() -> None:
    result = play(["quit"])
    board = cyclades.ready_board(4)
    for title in board.titles:
        assert re.search(rf"\b{title}\b", result.output)
    assert max(map(len, result.output.splitlines())) <= 100


def test_it_runs_as_a_program() -> None:
    command = [sys.executable, "-m", "cyclades", "play", "--terminal", "--language", "en", "--board", "random"]
    found = subprocess.run(command, input="1\nquit\n", capture_output=True, text=True, encoding="utf-8", check=True)
    assert "You: " in found.stdout
    assert found.stderr == ""


def test_output_that_cannot_show_a_dash_is_no_reason_to_stop() -> None:
    command = [sys.executable, "-m", "cyclades", "play", "--terminal", "--language", "es"]
    env = {**os.environ, "PYTHONIOENCODING": "ascii"}
    found = subprocess.run(command, input="salir\n", capture_output=True, text=True, env=env, check=True)
    assert "?Hasta la pr?xima partida!" in found.stdout


@pytest.mark.rule("H14.10")
@pytest.mark.parametrize("words, done", [("decline", "asked"), ("pass battle", "decline"), ("pass turn", "decline")])
def test_who_will_use_nothing_in_a_battle_is_not_asked_again(
    words: str, done: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Blue defends, with an item face down, and has answered before the first round; now comes the second one."""
    lands = "area naxos red troops 3 \n area tinos blue troops 3 \n area c2 red fleets 1 \n area syros red"
    story = hades_turn("ares", f"{lands} \n area kea blue \n area milos green \n hidden blue apollos-arrows since 2")
    story.play("move, from naxos, to tinos, take 3", words, "roll 1, roll 1")
    while story.question != "AskHolder":
        story.play(story.legal[0])
    assert story.asked == "blue"
    seat = Seat(story.game, 1, "en", 1)
    told: list[str] = []

    def tell(what: str) -> None:
        told.append(what)
        raise Leave

    monkeypatch.setattr(seat, "ask", lambda: tell("asked"))
    monkeypatch.setattr(seat, "answer", lambda action: tell(action.notation))
    seat.play()
    assert told == [done]
