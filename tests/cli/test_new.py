"""The command `cyclades new`: what fits and why something does not, playing, saving, and refusals."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner
from rich.console import Console

import cyclades
from cyclades.cli import main
from cyclades.editions import EDITIONS
from cyclades.editions.mixes import preset_expansions, preset_players
from cyclades.text.mix_texts import MixTexts
from tests.cli.new_game import (
    CLASSIC,
    ENGLISH,
    asked,
    command_of,
    marks,
    on_a_terminal,
    piped_from_a_terminal,
    run,
    told,
)

PAGE = Path(__file__).resolve().parents[2] / "docs" / "setup.md"


# -- the sheet ----------------------------------------------------------------------------------------------------


def test_without_a_terminal_it_shows_the_set_up_and_the_command_that_plays_it() -> None:
    result = run(*CLASSIC, "--expansions", "hades")
    assert result.exit_code == 0, result.output
    found = marks(result.output)
    assert [name for name, mark in found.items() if mark == "[x]"] == [
        "classic",
        "4",
        "hades",
        "god",
        "heroes",
        "favours",
        "hades-evening",
    ]
    assert [name for name, mark in found.items() if mark == "[!]"] == ["6", "teams", "ruins"]
    assert {*EDITIONS["classic"].expansions, *EDITIONS} <= set(found)
    assert result.output.endswith("\n  cyclades play --terminal --edition classic --expansions hades\n")
    assert max(map(len, result.output.splitlines())) <= 80


@pytest.mark.parametrize(
    "language, texts",
    [
        (
            "en",
            [
                "Hecate needs Hades. Along with it: add Hades.",
                "Ancient Ruins needs Monuments. Along with it: add Monuments.",
                "6 players need Titans. Along with it: add Titans, play in teams.",
                "Teams need Titans. Along with it: add Titans.",
                "Titans for six: Three teams of two on large islands Along with it: play with 6 in teams.",
                "[x] chosen [ ] fits [!] does not fit",
            ],
        ),
        (
            "es",
            [
                "Hécate necesita Hades. Con ello: añadir Hades.",
                "Ruinas Antiguas necesita Monumentos. Con ello: añadir Monumentos.",
                "Para 6 jugadores hace falta Titanes. Con ello: añadir Titanes, jugar en equipos.",
                "Para jugar en equipos hace falta Titanes. Con ello: añadir Titanes.",
                "Titanes para seis: Tres equipos de dos en islas grandes Con ello: pasar a 6 jugadores en equipos.",
                "[x] elegido [ ] se puede elegir [!] no encaja",
            ],
        ),
    ],
)
def test_what_does_not_fit_says_why_and_what_it_would_change(language: str, texts: list[str]) -> None:
    output = " ".join(run(*CLASSIC, language=language).output.split())
    for text in texts:
        assert text in output


def test_titans_say_for_whom_they_are_and_who_plays_in_teams() -> None:
    output = " ".join(run(*CLASSIC, "--expansions", "titans", "--players", "6").output.split())
    assert "Titans is for 3 to 6 players, not for 2. Along with it: leave out Titans, play without teams." in output
    assert "With 3 or 5: play without teams." in output
    assert "seats 1+2, 3+4, 5+6 6 players play only in teams of two." in output
    assert "Base game: The game as it began, without expansions Along with it: play with 5." in output
    named = run(*CLASSIC, "--expansions", "titans", "--teams", "1+3,2+4").output
    assert "seats 1+3, 2+4" in named
    assert command_of(named)[-2:] == ["--teams", "1+3,2+4"]


def test_another_edition_tells_its_boxes_and_who_cannot_come_along() -> None:
    output = run("--players", "6").output
    assert marks(output)["legendary"] == "[x]"
    assert marks(output)["classic"] == "[ ]"
    assert "Classic edition, for 2 to 6 players: with Hades," in output
    assert "Along with it: play with 5." in output
    assert "Boxes\n  none\n" in output
    assert "Presets" not in output


def test_parts_and_options_are_shown() -> None:
    given = ("--favours", "off", "--heroes", "off", "--gold", "8", "--open-gold", "--scale", "1,3,5")
    output = run(*CLASSIC, "--expansions", "hades", *given).output
    assert [marks(output)[part] for part in ("god", "heroes", "favours")] == ["[x]", "[ ]", "[ ]"]
    assert "Hades needs at least one of its parts." in output
    shown = output.split("\nOptions\n")[1]
    assert re.findall(r"\[x\] (\w+ \S+)", shown) == ["scale 1,3,5", "gold 8", "open_gold true"]
    assert "Options" not in run(*CLASSIC, "--expansions", "hades", "--favours", "off").output


def test_a_preset_is_shown_as_what_it_chooses() -> None:
    found = marks(run("--preset", "everything").output)
    assert {name for name, mark in found.items() if mark == "[x]"} >= {*EDITIONS["classic"].expansions, "everything"}


@pytest.mark.parametrize(
    "arguments",
    [
        (),
        ("--players", "6", "--seat", "2"),
        ("--teams", "1+3,2+4", "--bots", "random", "--board", "random"),
        (*CLASSIC, "--expansions", "titans", "--teams", "--scale", "1,3,5", "--metropolises", "1"),
        (*CLASSIC, "--expansions", "ruins,hades,monuments", "--start", "printed", "--favours", "off", "--open-gold"),
        ("--preset", "titans-for-six"),
    ],
)
def test_the_command_plays_the_same_game(arguments: tuple[str, ...], tmp_path: Path) -> None:
    shown = run("--seed", "5", *arguments, "--record", str(tmp_path / "one.json"), language="es")
    name, terminal, *again = command_of(shown.output)
    assert (name, terminal) == ("play", "--terminal")
    same = CliRunner(env=ENGLISH).invoke(main, ["new", *again, "--record", str(tmp_path / "two.json")])
    assert same.output == shown.output.replace("one.json", "two.json")
    assert (tmp_path / "one.json").read_text() == (tmp_path / "two.json").read_text()


def test_a_file_for_a_board_with_a_space_in_its_name_is_quoted(tmp_path: Path) -> None:
    file = tmp_path / "my board.json"
    file.write_text(json.dumps(cyclades.ready_board(4).layout), encoding="utf-8")
    assert command_of(run("--board", str(file)).output)[4:6] == ["--board", str(file)]


# -- playing and leaving ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("begin, language", [("play", "en"), ("", "en"), ("jugar", "es"), ("PLAY", "es")])
def test_it_plays_what_was_chosen_as_play_would(begin: str, language: str) -> None:
    answers = ["1", "1", "board", "quit"]
    result = asked(["titans", "3", begin, *answers], *CLASSIC, language=language)
    assert result.exit_code == 0, result.output
    arguments = command_of(result.output)
    assert arguments[2:8] == [*CLASSIC, "--expansions", "titans", "--players", "3"]
    played = CliRunner(env=ENGLISH).invoke(
        main, [*arguments, "--language", language], input="".join(f"{a}\n" for a in answers)
    )
    assert "Titan" in played.output
    assert result.output.endswith(f"\n{played.output}")


def test_a_whole_game_can_be_played() -> None:
    result = asked(["monuments", "", *["1"] * 3000], *CLASSIC, "--players", "3", "--bots", "random")
    assert result.exit_code == 0, result.output
    assert "The game ends after cycle" in result.output


def test_a_bot_that_fails_is_told_in_a_line(tmp_path: Path) -> None:
    file = tmp_path / "broken.py"
    bot = "class Broken(Bot):\n    def choose(self, view):\n        raise ValueError('no idea')\n"
    file.write_text(f"from cyclades.bots import Bot\n\n\n{bot}")
    result = asked(["play", *["1"] * 9], "--bots", f"{file}:Broken")
    assert result.exit_code == 2
    assert "Broken" in result.stderr
    assert "no idea" in result.stderr


@pytest.mark.parametrize(
    "lines, language, goodbye",
    [
        (["quit"], "en", "Until the next game!"),
        ([], "en", "Until the next game!"),
        (["hades"], "en", "Until the next game!"),
        (["salir"], "es", "¡Hasta la próxima partida!"),
        (["quit"], "es", "¡Hasta la próxima partida!"),
    ],
)
def test_whoever_leaves_is_seen_off(lines: list[str], language: str, goodbye: str) -> None:
    result = asked(lines, *CLASSIC, language=language)
    assert result.exit_code == 0
    assert result.output.endswith(f"\n{goodbye}\n")


def test_ctrl_c_leaves(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*given: object, **more: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(Console, "input", interrupted)
    result = asked([])
    assert result.exit_code == 0
    assert result.output.endswith("\nUntil the next game!\n")


@pytest.mark.skipif(sys.platform == "win32", reason="needs terminals as Unix has them")
def test_in_a_terminal_it_asks() -> None:
    shown = on_a_terminal(b"titans\nquit\n", b"Until the next game!")
    assert b"Now: with Titans." in shown
    assert b"Until the next game!" in shown


@pytest.mark.skipif(sys.platform == "win32", reason="needs terminals as Unix has them")
def test_with_the_output_in_a_pipe_nothing_is_asked() -> None:
    output = piped_from_a_terminal()
    assert "cyclades play --terminal --edition legendary" in output
    assert "> " not in output


def test_without_a_terminal_nothing_is_asked() -> None:
    command = [sys.executable, "-m", "cyclades", "new", "--language", "es"]
    env = {**os.environ, **ENGLISH, "PYTHONIOENCODING": "ascii"}
    found = subprocess.run(command, input="titans\n", capture_output=True, text=True, env=env, check=True)
    assert found.stdout.startswith("Nueva partida  Edici?n Legendaria ")
    assert found.stdout.endswith("cyclades play --terminal --edition legendary --language es\n")
    assert found.stderr == ""


# -- files --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("how", ["save", "record"])
def test_the_record_of_the_new_game_is_written_and_loads(how: str, tmp_path: Path) -> None:
    file = tmp_path / "new game.json"
    if how == "save":
        result = asked(["hades", f"save {file}", "quit"], *CLASSIC)
    else:
        result = run(*CLASSIC, "--expansions", "hades", "--seed", "5", "--record", str(file))
    assert result.exit_code == 0, result.output
    assert f"Saved: {file}" in result.output.replace("\n", "").replace("Saved:/", "Saved: /")
    record = json.loads(file.read_text(encoding="utf-8"))
    game = cyclades.new("classic", 4, expansions=["hades"], seed=5)
    assert record == game.record()
    loaded = cyclades.load(record)
    assert loaded.question == game.question
    loaded.play(loaded.actions[0])


def test_what_is_saved_is_what_is_played(tmp_path: Path) -> None:
    """Also without a seed, where every new game is another one."""
    new, running = tmp_path / "new.json", tmp_path / "running.json"
    typed = f"titans\nsave {new}\nplay\nsave {running}\nquit\n"
    result = CliRunner(env=ENGLISH).invoke(
        main, ["new", "--ask", "--language", "en", *CLASSIC, "--seat", "1"], input=typed
    )
    assert result.exit_code == 0, result.output
    first, then = (json.loads(file.read_text())["actions"] for file in (new, running))
    known = [(mine, yours) for mine, yours in zip(first, then, strict=False) if not yours.endswith("?")]
    assert known
    assert all(mine == yours for mine, yours in known)


@pytest.mark.parametrize("language, text", [("en", "is there already, and stays"), ("es", "ya existe, y se queda")])
def test_a_file_that_is_there_stays_as_it_is(language: str, text: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text("mine")
    saved = asked([f"save {file}", "quit"], language=language)
    assert text in " ".join(saved.output.split())
    result = run("--record", str(file), language=language)
    assert result.exit_code == 2
    assert f"--record: expected a file that is not there yet, got '{file}'" in result.stderr
    assert result.stdout == ""
    assert file.read_text() == "mine"


def test_a_file_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    nowhere = tmp_path / "no" / "game.json"
    result = run("--record", str(nowhere))
    assert result.exit_code == 2
    assert f"--record: expected a file in a folder that there is, got '{nowhere}'" in result.stderr
    long = tmp_path / ("x" * 300)
    assert f"expected a file that can be written, got '{long}': File name too long" in run("--record", str(long)).stderr
    both = run("--ask", "--record", str(tmp_path / "game.json"))
    assert both.exit_code == 2
    assert "--record: expected it without --ask, which has the command save FILE" in both.stderr
    assert list(tmp_path.iterdir()) == []


# -- refusals -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("more", [(), ("--ask",)])
@pytest.mark.parametrize(
    "arguments, english, spanish",
    [
        (
            (*CLASSIC, "--expansions", "ruins"),
            "Ancient Ruins needs Monuments. Possible: --expansions monuments,ruins",
            "Ruinas Antiguas necesita Monumentos. Posible: --expansions monuments,ruins",
        ),
        (
            (*CLASSIC, "--players", "6"),
            "6 players need Titans. Possible: --expansions titans",
            "Para 6 jugadores hace falta Titanes. Posible: --expansions titans",
        ),
        (
            (*CLASSIC, "--expansions", "titans", "--players", "2"),
            "Titans is for 3 to 6 players, not for 2. Possible: --players 3",
            "Titanes es para 3 a 6 jugadores, no para 2. Posible: --players 3",
        ),
        (("--edition", "clasic"), "did you mean 'classic'?", "did you mean 'classic'?"),
        (("--seat", "5"), "--seat: expected 1 to 4, got 5", "--seat: expected 1 to 4, got 5"),
        (("--bots", "novic"), "did you mean 'novice'?", "did you mean 'novice'?"),
        (("--preset", "everything", "--expansions", "hades"), "--preset: expected it without", "--preset: expected"),
    ],
)
def test_what_does_not_fit_is_refused_as_by_the_other_commands(
    arguments: tuple[str, ...], english: str, spanish: str, more: tuple[str, ...], tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    written = () if more else ("--record", str(file))
    for language, text in (("en", english), ("es", spanish)):
        result = run(*arguments, *more, *written, language=language)
        assert result.exit_code == 2
        assert result.stdout == ""
        assert text in result.stderr
        assert result.stderr.count("\n") == 1
    assert not file.exists()


# -- the page -----------------------------------------------------------------------------------------------------


def test_the_page_shows_what_the_command_shows() -> None:
    page = PAGE.read_text(encoding="utf-8")
    [arguments] = re.findall(r"`cyclades new (--edition[^`]*)`", page)
    [shown] = re.findall(r"^```\n(.*?)^```$", page, re.DOTALL | re.MULTILINE)
    output = run(*arguments.split(), language="en").output
    lines = [line.rstrip().removesuffix(" --language en") for line in output.splitlines()]
    assert shown.splitlines() == lines, "docs/setup.md: put in what the command shows"


def test_the_page_tells_what_the_command_says() -> None:
    page = PAGE.read_text(encoding="utf-8")
    [arguments] = re.findall(r"`cyclades new (--edition[^`]*)`", page)
    table = page.split("| you type | and are told |")[1].split("\n\n")[0]
    typed = re.findall(r"^\| `(\S+)` \| (.*) \|$", table, re.MULTILINE)
    assert len(typed) > 4
    for number in range(len(typed)):
        lines = [line for line, _ in typed[: number + 1]]
        assert told(lines, *arguments.split()).endswith(typed[number][1])


def test_the_page_has_every_preset() -> None:
    page = PAGE.read_text(encoding="utf-8")
    rows = {}
    for edition in EDITIONS.values():
        words = MixTexts("en", edition.name)
        for preset in edition.presets:
            boxes = preset_expansions(edition, preset)
            all_of_them = boxes == tuple(edition.expansions)
            rows[preset.name] = (
                "all" if all_of_them else words.boxes(boxes),
                words.counts(preset_players(edition, preset)),
            )
    told_of = re.findall(r"^\| `([\w-]+)` \| ([^|]*) \| ([\w ]+) \|$", page, re.MULTILINE)
    assert {name: (boxes, players) for name, boxes, players in told_of} == rows
