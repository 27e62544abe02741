"""The command `cyclades fields`, and the page that it writes."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import cyclades
from cyclades.cli import main
from cyclades.cli.fields import described_fields, with_needed
from cyclades.editions import EDITIONS

PAGE = Path(__file__).resolve().parents[2] / "docs" / "state.md"
GAMES = [(edition.name, tuple(edition.expansions)) for edition in EDITIONS.values()]


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["fields", *arguments])


def test_the_page_of_the_fields_is_the_one_that_the_command_writes() -> None:
    result = run("--markdown")
    assert result.exit_code == 0, result.output
    written = PAGE.read_text(encoding="utf-8")
    assert written == result.stdout, "run `python3 dev.py run fields --markdown > docs/state.md`"


@pytest.mark.parametrize("edition, expansions", GAMES)
def test_every_field_is_on_the_page_with_a_sentence(edition: str, expansions: tuple[str, ...]) -> None:
    page = PAGE.read_text(encoding="utf-8")
    for field in cyclades.new(edition, 4, expansions=expansions, seed=1).rules.f.fields:
        assert field.doc.endswith("."), f"{field.name} needs a `doc`: a sentence that says what it means"
        assert f"**`{field.name}`**" in page


@pytest.mark.parametrize("players", [2, 6])
def test_the_fields_of_a_game_are_listed_in_their_order(players: int) -> None:
    result = run("--players", str(players))
    assert result.exit_code == 0, result.output
    fields = cyclades.new("legendary", players, seed=1).rules.f.fields
    heads = [line for line in result.stdout.splitlines() if not line.startswith(" ")]
    assert heads == [f"{field.name}  game.s[{field.offset}:{field.offset + field.size}]" for field in fields]


def test_a_description_says_what_numbers_count_per_and_what_they_may_be_and_who_sees_them() -> None:
    found = {field.name: words for words, field in described_fields("classic", 4, ("monuments", "ruins")).items()}
    assert found["gold"].details == "one per purse; 0 to 99,999; seen by whoever it belongs to, and its teammates"
    assert found["pawn_god"].details == "one per pawn; god, or -1 for none; seen by everybody"
    assert found["owner"].details == "one per area or moving group; faction, or -1 for none; seen by everybody"
    assert found["token"].details == "several per land area; 0 or 1; seen by everybody"
    assert found["buildings"].details == "one per building and land area; 0 to 999; seen by everybody"
    assert found["order"].details == "one per number from 1 to 4; pawn, or -1 for none; seen by everybody"
    assert found["place"].details == "one per card; 0 to 999; seen by everybody, but for cards face down"
    assert found["die"].details == "one per `attacker`, `defender`; 0 to 999; seen by everybody"


def test_an_expansion_comes_after_those_that_it_needs() -> None:
    assert with_needed(EDITIONS["classic"], "ruins") == ("monuments", "ruins")


def test_an_unknown_expansion_is_refused_in_one_line() -> None:
    result = run("--edition", "classic", "--expansions", "monument")
    assert result.exit_code == 2
    assert "did you mean 'monuments'?" in result.stderr
