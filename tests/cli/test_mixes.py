"""Presets on the command line, and refusals of what does not go together in the language of whoever reads."""

from __future__ import annotations

import json
from typing import Any

import pytest
from click.testing import CliRunner, Result

from cyclades.cli import main
from cyclades.editions import EDITIONS


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, list(arguments))


def simulated(*arguments: str) -> dict[str, Any]:
    """The result of a single, short game."""
    result = run("simulate", "--games", "1", "--max-cycles", "1", "--seed", "1", "--json", *arguments)
    assert result.exit_code == 0, result.output
    found: dict[str, Any] = json.loads(result.output)
    return found


@pytest.mark.parametrize(
    "arguments, expansions, players, teams",
    [
        (("base-game",), [], 4, 0),
        (("hades-evening", "--players", "2"), ["hades"], 2, 0),
        (("titans-for-six",), ["titans"], 6, 3),
        (("everything", "--players", "5"), list(EDITIONS["classic"].expansions), 5, 0),
        (("everything", "--teams"), list(EDITIONS["classic"].expansions), 4, 2),
    ],
)
def test_a_preset_chooses_the_game(arguments: tuple[str, ...], expansions: list[str], players: int, teams: int) -> None:
    result = simulated("--preset", *arguments)
    assert (result["edition"], result["expansions"], result["players"]) == ("classic", expansions, players)
    assert len(result["teams"] or []) == teams


def test_a_preset_is_played_in_the_terminal() -> None:
    result = CliRunner().invoke(
        main,
        ["play", "--terminal", "--preset", "titans-for-six", "--language", "en", "--bots", "random"],
        input="quit\n",
    )
    assert result.exit_code == 0, result.output
    assert "Titan" in result.output
    assert "against 4 bots" in " ".join(result.output.split())


@pytest.mark.parametrize(
    "arguments, message",
    [
        (("--preset", "nothing"), "'nothing' is not one of 'base-game'"),
        (("--preset", "everything", "--expansions", "hades"), "--preset: expected it without --expansions"),
        (("--preset", "everything", "--edition", "legendary"), "--preset: expected --edition classic with everything"),
        (
            ("--preset", "titans-for-six", "--players", "4"),
            "--players: expected 6 with the preset titans-for-six, got 4",
        ),
        (("--preset", "titans-for-six", "--start", "printed"), "Titans needs the free start. Possible: --start free"),
    ],
)
def test_a_preset_is_not_mixed_with_what_it_chooses(arguments: tuple[str, ...], message: str) -> None:
    result = run("simulate", "--language", "en", *arguments)
    assert result.exit_code == 2
    assert message in result.output


CLASSIC = ("--edition", "classic")
REFUSED = [
    (("--players", "6"), "Para 6 jugadores hace falta Titanes. Posible: --expansions titans"),
    (("--expansions", "titans", "--players", "2"), "Titanes es para 3 a 6 jugadores, no para 2. Posible: --players 3"),
    (
        ("--expansions", "titans", "--players", "5", "--teams"),
        "En equipos juegan 4 o 6 jugadores, no 5. Posible: sin --teams",
    ),
    (("--expansions", "ruins"), "Ruinas Antiguas necesita Monumentos. Posible: --expansions monuments,ruins"),
    (("--expansions", "hades,hecate", "--favours", "off"), "los favores divinos de Hades. Posible: --favours on"),
    (("--expansions", "titans", "--start", "printed"), "Titanes necesita el comienzo libre. Posible: --start free"),
]


@pytest.mark.parametrize("command", [("simulate",), ("play", "--terminal"), ("arena", "random")], ids=" ".join)
@pytest.mark.parametrize("arguments, message", REFUSED)
def test_a_bad_mix_is_refused_in_the_language_asked_for(
    command: tuple[str, ...], arguments: tuple[str, ...], message: str
) -> None:
    result = run(*command, "--language", "es", *CLASSIC, *arguments)
    assert result.exit_code == 2
    assert message in result.output


@pytest.mark.parametrize("language, heading", [("en", "Presets"), ("es", "Combinaciones")])
def test_editions_lists_presets_and_what_needs_what(language: str, heading: str) -> None:
    output = " ".join(run("editions", "--language", language).output.split())
    assert heading in output
    for preset in EDITIONS["classic"].presets:
        assert f" {preset.name} " in output
    english = " ".join(run("editions", "--language", "en").output.split())
    assert "Needs hades and favours on." in english
    assert "Needs start free." in english
    assert "For 6 players. With titans." in english
