"""The command `cyclades editions`, and the choice of expansions and options on the command line."""

from __future__ import annotations

import re

import pytest
from click.testing import CliRunner, Result

from cyclades.cli import main
from cyclades.editions import EDITIONS, all_options, known_options
from cyclades.rules.options import COMMON


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, list(arguments))


def words(text: str) -> str:
    """A text without its line breaks."""
    return " ".join(text.split())


@pytest.mark.rule("M1.16")
@pytest.mark.parametrize("language", ["en", "es"])
def test_it_lists_editions_with_their_expansions_and_options(language: str) -> None:
    result = run("editions", "--language", language)
    assert result.exit_code == 0, result.output
    parts = result.output.split("classic", 1)
    assert "legendary" in parts[0]
    for part, edition in zip(parts, EDITIONS.values(), strict=True):
        for name in (*edition.expansions, *COMMON, *edition.options):
            assert f" {name} " in f" {words(part)} ", name
        for name in set(known_options()) - set(all_options(edition)):
            assert not re.search(rf"^ +{name}\b", part, re.MULTILINE), name


@pytest.mark.rule("M1.16")
def test_it_tells_what_each_adds_and_needs() -> None:
    output = words(run("editions", "--language", "en").output)
    assert output.index("Monuments") < output.index("Ancient Ruins")
    assert "Needs monuments." in output
    assert output.index("ruins") < output.index("Needs monuments.")
    assert output.index("Hades") < output.index("Titans") < output.index("Monuments")
    spanish = words(run("editions", "--language", "es").output)
    assert spanish.index("Monumentos") < spanish.index("Ruinas")


@pytest.mark.parametrize("edition", EDITIONS)
def test_it_tells_for_how_many_players_each_edition_is(edition: str) -> None:
    output = words(run("editions", "--language", "en").output)
    counts = [str(count) for count in EDITIONS[edition].players]
    assert f"{', '.join(counts[:-1])} and {counts[-1]} players" in output


@pytest.mark.rule("M1.15", "R1.1")
@pytest.mark.parametrize(
    "arguments, expected",
    [
        (("--edition", "classic", "--expansions", "ruins"), "Ancient Ruins needs Monuments."),
        (("--edition", "classic", "--expansions", "monuments,monuments"), "expected every expansion once"),
        (("--edition", "classic", "--expansions", "monument"), "did you mean 'monuments'?"),
        (("--edition", "legendary", "--expansions", "monuments"), "of which there are none"),
        (("--edition", "classic", "--players", "6"), "6 players need Titans."),
        (("--edition", "classic", "--teams"), "Teams need Titans."),
        (
            ("--edition", "classic", "--expansions", "titans", "--players", "2"),
            "Titans is for 3 to 6 players, not for 2.",
        ),
        (("--edition", "classic", "--expansions", "titans", "--start", "printed"), "Titans needs the free start."),
        (
            ("--edition", "classic", "--expansions", "titans", "--players", "5", "--teams"),
            "Teams are for 4 or 6 players, not for 5.",
        ),
        (("--edition", "classic", "--expansions", "titans", "--board", "classic-4"), "islands of several territories"),
        (("--edition", "legendary", "--start", "free"), "got 'start'"),
        (("--edition", "classic", "--start", "anywhere"), "'anywhere' is not one of 'printed', 'free'"),
    ],
)
def test_what_does_not_go_together_is_refused_with_a_reason(arguments: tuple[str, ...], expected: str) -> None:
    result = run("simulate", "--games", "1", *arguments)
    assert result.exit_code != 0
    assert expected in words(result.output)


@pytest.mark.rule("C15.14", "C15.15", "C15.16", "C15.17")
def test_the_options_of_the_classic_edition_reach_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    from cyclades.cli import simulate
    from cyclades.simulation import checked_plan

    seen: list[dict[str, object]] = []

    def noting(*arguments: object) -> object:
        seen.append(arguments[-1])  # type: ignore[arg-type]
        return checked_plan(*arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(simulate, "checked_plan", noting)
    given = ("--start", "free", "--priest-discount", "each", "--victory", "gold", "--defences", "once")
    result = run("simulate", "--edition", "classic", "--players", "2", "--games", "1", "--max-cycles", "2", *given)
    assert result.exit_code == 0, result.output
    assert seen == [{"start": "free", "priest_discount": "each", "victory": "gold", "defences": "once"}]
