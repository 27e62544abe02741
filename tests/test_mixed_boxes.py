"""Every pair of boxes has a rule in docs/rules-mixes.md, or one that says that nothing meets; its table is right."""

from pathlib import Path

import pytest

from tools import mixed_boxes
from tools.mixed_boxes import BEGIN, END, PAGE, all_boxes, by_pair, complaints, in_short, table, with_table

pytestmark = pytest.mark.interpreted

BOXES = ("Hades", "Hecate", "Titans", "Ancient Ruins")
SMALL = f"""# Rules

## Which boxes go together

- **X9** *Hades and Titans.* What is refused.

## Hades and Titans

- **X1** One thing.
  - *E1.* An example.
- **X2** Another one, in
  two lines.
- **X3** A third.

## Hecate and the others

- **X5** *Hecate and Titans.* Something.
- **X6** *Hecate and Ancient Ruins.* Nothing meets: no rule of one
  speaks of the other.
- **X7** *Hecate and Hades.* Nothing meets: so one thought.
- **X8** *Hades and Hecate.* But something does.

## Teams and Hades

- **X10** A team.

## Three boxes and more

- **X11** *Hades, Titans and Ancient
  Ruins.* All three.
- **X12** *Every mix.* All.

## All pairs of boxes

{BEGIN}
{END}
"""


def test_a_rule_is_about_the_boxes_of_its_section_or_those_that_it_names() -> None:
    found = {pair: [rule.number for rule in rules] for pair, rules in by_pair(SMALL, BOXES).items()}
    assert found == {
        ("Hades", "Hecate"): ["X7", "X8"],
        ("Hades", "Titans"): ["X1", "X2", "X3", "X10", "X11"],
        ("Hades", "Ancient Ruins"): ["X11"],
        ("Hecate", "Titans"): ["X5"],
        ("Hecate", "Ancient Ruins"): ["X6"],
        ("Titans", "Ancient Ruins"): ["X11"],
    }
    assert complaints(SMALL, BOXES) == []


def test_the_table_says_where_nothing_meets() -> None:
    assert table(SMALL, BOXES).splitlines()[2:] == [
        "| Hades and Hecate | X8 |",
        "| Hades and Titans | X1 to X3, X10, X11 |",
        "| Hades and Ancient Ruins | X11 |",
        "| Hecate and Titans | X5 |",
        "| Hecate and Ancient Ruins | nothing meets: X6 |",
        "| Titans and Ancient Ruins | X11 |",
    ]
    whole = with_table(SMALL, BOXES)
    assert f"{BEGIN}\n\n| boxes | rules |" in whole
    assert with_table(whole, BOXES) == whole


def test_numbers_in_a_row_are_shortened() -> None:
    assert in_short([15, 3, 1, 2, 7, 8, 8]) == "X1 to X3, X7, X8, X15"
    assert in_short([]) == ""


def test_a_new_box_is_noticed() -> None:
    more = (*BOXES, "Lamps")
    missing = [f"no rule is about {box} and Lamps" for box in BOXES]
    assert complaints(SMALL, more) == missing
    assert "| Hecate and Lamps | not considered yet |" in table(SMALL, more)


@pytest.mark.parametrize(
    "old, new, complaint",
    [
        ("*Hecate and Titans.* Some", "Some", "X5 does not begin with the boxes that it is about"),
        ("*Every mix.* All", "All", "X12 does not begin with the boxes that it is about"),
        ("*Hecate and Titans.*", "*Hecate and Titan.*", "no rule is about Hecate and Titans"),
        ("- **X6** *Hecate and Ancient", "- **X6** *Titans and Ancient", "no rule is about Hecate and Ancient Ruins"),
        ("## Hades and Titans", "## Hades and others", "the section 'Hades and others' names no boxes"),
    ],
)
def test_what_nobody_can_read_is_found(old: str, new: str, complaint: str) -> None:
    assert old in SMALL
    assert complaint in complaints(SMALL.replace(old, new), BOXES)


def test_every_pair_of_boxes_was_considered() -> None:
    assert len(all_boxes()) == len({*all_boxes()}) >= 6
    assert complaints(PAGE.read_text(encoding="utf-8"), all_boxes()) == []


def test_the_table_of_the_page_is_the_one_of_its_rules() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert page == with_table(page, all_boxes()), "run `python3 dev.py python -m tools.mixed_boxes`"


def test_the_command_writes_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "page.md"
    page.write_text(SMALL, encoding="utf-8")
    monkeypatch.setattr(mixed_boxes, "PAGE", page)
    monkeypatch.setattr(mixed_boxes, "all_boxes", lambda: BOXES)
    assert mixed_boxes.main() == 0
    assert page.read_text(encoding="utf-8") == with_table(SMALL, BOXES)
    monkeypatch.setattr(mixed_boxes, "all_boxes", lambda: (*BOXES, "Lamps"))
    assert mixed_boxes.main() == 1
    assert "no rule is about Hades and Lamps" in capsys.readouterr().err
