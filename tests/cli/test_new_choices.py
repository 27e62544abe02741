"""Choosing with `cyclades new`: what is typed, what it changes, and by which words things are known."""

from __future__ import annotations

import random
import re
from io import StringIO

import pytest
from rich.console import Console

from cyclades.cli import setup_words
from cyclades.cli.new import Chooser
from cyclades.cli.setup_words import Thing, all_names, meant, nearest
from cyclades.cli.terminal_game import TerminalGame
from cyclades.editions import EDITIONS
from cyclades.editions.mixes import wrong_in
from tests.cli.new_game import CLASSIC, asked, command_of, told

GAME = TerminalGame("legendary", 4, (), None, {}, "ready", 1, 3, "random", "en")


@pytest.mark.parametrize(
    "lines, english, spanish",
    [
        (
            ["ruins"],
            "Ancient Ruins needs Monuments. Now: with Monuments and Ancient Ruins.",
            "Ruinas Antiguas necesita Monumentos. Ahora: con Monumentos y Ruinas Antiguas.",
        ),
        (["hades", "Hades"], "Now: without Hades.", "Ahora: sin Hades."),
        (["hecate", "hades"], "Now: without Hades and Hecate.", "Ahora: sin Hades y Hécate."),
        (
            ["hecate", "favours"],
            "Now: without Hecate and the divine favours of Hades.",
            "Ahora: sin Hécate y los favores divinos de Hades.",
        ),
        (
            ["hades", "favours", "hecate"],
            "Hecate needs the divine favours of Hades. Now: with Hecate, with the divine favours of Hades.",
            "Hécate necesita los favores divinos de Hades. Ahora: con Hécate, con los favores divinos de Hades.",
        ),
        (
            ["hades", "god", "heroes", "favours"],
            "Hades needs at least one of its parts.",
            "Hades necesita al menos una",
        ),
        (
            ["6"],
            "6 players need Titans. Now: with Titans, 6 players in teams.",
            "Para 6 jugadores hace falta Titanes. Ahora: con Titanes, 6 jugadores en equipos.",
        ),
        (
            ["titans", "2"],
            "Titans is for 3 to 6 players, not for 2. Now: without Titans, 2 players.",
            "Titanes es para 3 a 6 jugadores, no para 2. Ahora: sin Titanes, 2 jugadores.",
        ),
        (
            ["teams"],
            "Teams need Titans. Now: with Titans, in teams.",
            "Para jugar en equipos hace falta Titanes. Ahora: con Titanes, en equipos.",
        ),
        (["teams", "teams"], "Now: without teams.", "Ahora: sin equipos."),
        (
            ["6", "teams"],
            "6 players play only in teams of two. Now: 5 players.",
            "6 jugadores juegan solo en equipos de dos. Ahora: 5 jugadores.",
        ),
        (
            ["everything", "base-game"],
            "Now: without Hades, Hecate, Manticore, Titans, Monuments and Ancient Ruins.",
            "Ahora: sin Hades, Hécate, Mantícora, Titanes, Monumentos y Ruinas Antiguas.",
        ),
        (["legendary"], "Now: Legendary Edition.", "Ahora: Edición Legendaria."),
        (
            ["legendary", "6", "titans"],
            "Now: Classic edition, with Titans.",
            "Ahora: Edición clásica, con Titanes.",
        ),
        (
            ["legendary", "teams", "ruins"],
            "Ancient Ruins needs Monuments. Now: Classic edition, with Monuments and Ancient Ruins, without teams.",
            "Ruinas Antiguas necesita Monumentos. Ahora: Edición clásica, con Monumentos y Ruinas Antiguas, sin",
        ),
        (["legendary", "teams", "base-game"], "Now: Classic edition, without teams.", "Ahora: Edición clásica, sin"),
        (
            ["legendary", "titans-for-six"],
            "Now: Classic edition, with Titans, 6 players in teams.",
            "con Titanes, 6 ju",
        ),
        (["4"], "That is so already.", "Ya está así."),
        (["classic"], "That is so already.", "Ya está así."),
        (["base-game"], "That is so already.", "Ya está así."),
        (["7"], "This edition is for 2 to 5 players, not for 7.", "Esta edición es para 2 a 5 jugadores, no para 7."),
        (["titans", "1"], "Titans is for 3 to 6 players, not for 1.", "Titanes es para 3 a 6 jugadores, no para 1."),
        (["favours"], "“favours” is a part of Hades: choose that first.", "«favours» es una parte de Hades: elige"),
        (["legendary", "god"], "“god” is a part of Hades: choose that first.", "«god» es una parte de Hades: elige"),
        (["hekate"], "“hekate” is nothing to choose. Did you mean “hecate”?", "¿Querías decir «hecate»?"),
        (
            ["xyzzy"],
            "“xyzzy” is nothing to choose. Type help to see what there is.",
            "«xyzzy» no se puede elegir. Escribe ayuda para ver lo que hay.",
        ),
        (["[bold]", "-"], "“-” is nothing to choose. Type help", "«-» no se puede elegir. Escribe ayuda"),
        (["9" * 5000], "…” is nothing to choose. Type help", "…» no se puede elegir. Escribe ayuda"),
        (["m"], "“m” could be manticore or monuments.", "«m» puede ser manticore o monuments."),
        (["save"], "Say where to: save game.json", "Di dónde: guardar partida.json"),
        (["save /no/such/folder/game.json"], "cannot be written: No such file", "No such file or directory"),
        (["save game\0json"], "cannot be written: embedded null", "embedded null"),
    ],
)
def test_what_is_typed_is_chosen_and_a_line_says_what_changed(lines: list[str], english: str, spanish: str) -> None:
    assert english in told(lines, *CLASSIC)
    assert spanish in told(lines, *CLASSIC, language="es")


@pytest.mark.parametrize(
    "text, kind, id",
    [
        ("hades", "expansion", "hades"),
        ("HAD", "expansion", "hades"),
        ("hades-evening", "preset", "hades-evening"),
        ("hades e", "preset", "hades-evening"),
        ("velada con Hades", "preset", "hades-evening"),
        ("titan", "expansion", "titans"),
        ("titanes para", "preset", "titans-for-six"),
        ("la Mantícora", "expansion", "manticore"),
        ("anc", "expansion", "ruins"),
        ("Ruinas", "expansion", "ruins"),
        ("favores", "option", "favours"),
        ("the divine favours of Hades", "option", "favours"),
        ("el dios", "option", "god"),
        ("equipos", "teams", "teams"),
        ("te", "teams", "teams"),
        ("leg", "edition", "legendary"),
        ("edición clásica", "edition", "classic"),
        ("todo", "preset", "everything"),
    ],
)
def test_things_are_known_by_name_or_title_in_either_language_or_by_a_beginning(text: str, kind: str, id: str) -> None:
    for edition in EDITIONS:
        [thing] = meant(text, edition)
        assert (thing.kind, thing.id) == (kind, id)


def test_a_beginning_of_several_things_is_none_of_them() -> None:
    assert [thing.id for thing in meant("he", "classic")] == ["heroes", "hecate"]
    assert {thing.id for thing in meant("edición", "classic")} == set(EDITIONS)
    assert meant("", "classic") == []
    assert nearest("slir", ["salir"]) == "salir"


def test_what_an_edition_has_itself_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    here, there = Thing("expansion", "storm", "classic"), Thing("expansion", "storm", "legendary")
    monkeypatch.setattr(setup_words, "all_names", lambda: {"storm": [here, there]})
    assert meant("storm", "classic") == [here]
    assert meant("sto", "legendary") == [there]


def test_the_list_is_shown_again_with_what_fits_now() -> None:
    result = asked(["titans", "help", "quit"], *CLASSIC)
    first, brief, whole = re.split(r"^(?:Classic edition, 4 players> )?New game", result.output, flags=re.MULTILINE)[1:]
    assert "divine artifacts" in first
    assert "divine artifacts" not in brief
    assert "[!] hecate     Hecate needs Hades. Along with it: add Hades." in brief
    assert "[ ] titans-for-six  Titans for six. Along with it: play with 6 in teams." in brief
    assert "[x] titans " in brief
    assert "divine artifacts" in whole
    assert "Type a name or its beginning" in first
    assert "Type a name or its beginning" in whole
    assert len(brief.splitlines()) <= 24


def test_seats_boards_and_teams_come_along_as_far_as_they_fit() -> None:
    assert told(["3"], "--seat", "4") == "Now: 3 players, your seat is 3."
    random_board = asked(["classic", "legendary"], "--board", "random")
    assert "Now: Classic edition, the ready-made board." in random_board.output
    assert "--board" not in command_of(random_board.output)
    pairs = ("--teams", "1+3,2+4")
    assert command_of(asked(["classic", "titans", "teams"], *pairs).output)[-4:-2] == ["titans", "--teams"]
    assert command_of(asked(["titans"], *pairs).output)[4:8] == ["--expansions", "titans", "--teams", "1+3,2+4"]
    assert command_of(asked(["6", "4"], *pairs).output)[4] == "--teams"


def test_options_of_the_table_stay_and_those_of_a_box_go_with_it() -> None:
    given = ("--expansions", "hades", "--gold", "8", "--magic-items", "fleeting", "--start", "printed")
    kept = command_of(asked(["monuments"], *CLASSIC, *given).output)
    assert kept[6:12] == ["--gold", "8", "--start", "printed", "--magic-items", "fleeting"]
    result = asked(["titans"], *CLASSIC, *given)
    assert "Titans needs the free start. Now: with Titans, with the free start." in " ".join(result.output.split())
    assert command_of(asked(["hades"], *CLASSIC, *given).output)[4:8] == ["--gold", "8", "--start", "printed"]
    assert command_of(asked(["legendary"], *CLASSIC, *given).output)[4:6] == ["--gold", "8"]


@pytest.mark.parametrize(
    "start",
    [
        GAME,
        TerminalGame("classic", 4, (), None, {"start": "printed", "gold": 8}, "classic-4", 4, 3, "random", "es"),
        TerminalGame("classic", 4, ("titans",), [[0, 2], [1, 3]], {}, "ready", 1, 3, "random", "en"),
    ],
)
def test_whatever_is_chosen_in_whatever_order_fits_and_can_be_played(start: TerminalGame) -> None:
    draw = random.Random(1)
    words = [*all_names(), *"23456"]
    output = StringIO()
    chooser = Chooser(Console(file=output, width=80), start, start.checked())
    for _ in range(60):
        word = draw.choice(words)
        chooser.obey(word)
        mix, rules = chooser.chosen.mix, chooser.game.rules
        assert list(wrong_in(mix)) == [], word
        assert (rules.edition, rules.players, tuple(rules.expansions)) == (mix.edition, mix.players, mix.expansions)
        assert rules.seating.teams == chooser.chosen.pairs
        assert 1 <= chooser.chosen.seat <= mix.players
    assert max(len(line) for line in output.getvalue().splitlines() if "cyclades play" not in line) <= 80
