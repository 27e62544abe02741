"""The measure of first guesses: rules are drawn by a seed, guesses are read, and judged by what the tests notice."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import first_guess

ROOT = Path(__file__).resolve().parent.parent
pytestmark = pytest.mark.interpreted


def test_the_same_seed_draws_the_same_rules() -> None:
    drawn = first_guess.drawn(ROOT, 17, 40)
    assert drawn == first_guess.drawn(ROOT, 17, 40) != first_guess.drawn(ROOT, 18, 40)
    assert len(set(drawn)) == 40
    assert set(drawn) <= set(first_guess.all_rules(ROOT))


def test_every_file_of_rules_can_be_named() -> None:
    names = first_guess.file_names(ROOT)
    assert {"rules/offerings.py", "editions/creatures/kraken.py", "editions/__init__.py"} <= set(names)
    assert not [name for name in names if not (ROOT / first_guess.PACKAGE / name).is_file()]


@pytest.mark.parametrize("line", ["L4.2", "L99.1 rules/offerings.py", "L4.2 rules/nothing.py", "L4.2 a b"])
def test_what_is_no_guess_is_refused(line: str) -> None:
    with pytest.raises(SystemExit, match="line 2: expected a rule and a file"):
        first_guess.read_guesses(f"L4.1 rules/offerings.py\n{line}", ROOT)


@pytest.mark.slow
def test_a_guess_is_right_where_a_change_turns_a_test_of_the_rule_red(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(first_guess, "OTHERS", 4)
    monkeypatch.setattr(first_guess, "MOST_NOTICED", 1)
    monkeypatch.setattr(first_guess, "MOST_TRIES", 3)

    def change(file: str, folder: str) -> str:
        return first_guess.Judge(ROOT, tmp_path / folder).verdict(("L3.1", file))[2]

    assert change("rules/income.py", "right").startswith("line ")
    assert change("editions/creatures/sphinx.py", "wrong") == ""
    assert change("engine/machine.py", "everywhere") == ""  # all rules run through it
