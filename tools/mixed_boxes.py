"""Which rules are about which pair of boxes: the table at the end of docs/rules-mixes.md, made from its numbers.

`python3 dev.py python -m tools.mixed_boxes` writes the table anew. A rule is about the boxes that its section names
("Hades and Titans"), or, in a section for several, those that the italic words at its beginning name. A rule that
begins with "Nothing meets" says that a pair was considered."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from typing import Final

from cyclades.editions import EDITIONS
from cyclades.text import Texts

PAGE: Final = Path(__file__).resolve().parent.parent / "docs" / "rules-mixes.md"
BEGIN: Final = "<!-- The table of pairs: python3 dev.py python -m tools.mixed_boxes writes it. -->"
END: Final = "<!-- The end of the table of pairs. -->"
NOTHING: Final = "Nothing meets"
EVERY: Final = "Every mix"
"""Italic words of a rule that is about no pair more than about another."""
GENERAL: Final = ("Which boxes go together", "Modules of Hades", "All pairs of boxes")
"""Sections whose rules are about no pair."""
SEVERAL: Final = ("Hecate and the others", "Manticore and the others", "Three boxes and more")
"""Sections whose rules name their boxes themselves."""
MEANT: Final = {"Teams and Hades": ("Hades", "Titans")}
"""What sections are about whose titles do not say so: only Titans has teams."""
SECTION: Final = re.compile(r"^## (.+)$", re.MULTILINE)
ITEM: Final = re.compile(r"^- \*\*(X\d+)\*\* (.+(?:\n  (?! *- ).+)*)", re.MULTILINE)
ITALIC: Final = re.compile(r"\*(?!\*)([^*]+?)[.:]?\*\s*")

Pair = tuple[str, str]


@dataclass(frozen=True)
class Rule:
    """A rule of the page: its number, the boxes that it is about, and whether it says that they do not meet."""

    number: str
    boxes: tuple[str, ...]
    nothing: bool


def all_boxes() -> tuple[str, ...]:
    """The names of all boxes, in the order of the edition."""
    texts = Texts("en", "classic")
    return tuple(texts.name("expansion", name) for name in EDITIONS["classic"].expansions)


def named_in(words: str, boxes: Iterable[str]) -> tuple[str, ...]:
    """The boxes that words such as "Hades, Titans and Monuments" list; none where they list anything else."""
    known = {*boxes}
    listed = tuple(part.removeprefix("the ").strip() for part in re.split(r", | and ", " ".join(words.split())))
    return listed if len(listed) > 1 and {*listed} <= known else ()


def sections(page: str) -> Iterator[tuple[str, str]]:
    """The sections of the page: title and text."""
    parts = SECTION.split(page)[1:]
    yield from zip(parts[::2], parts[1::2], strict=True)


def rules_of(page: str, boxes: tuple[str, ...]) -> list[Rule]:
    """The rules of the page that are about boxes, in its order."""
    found: list[Rule] = []
    for title, text in sections(page):
        about = MEANT.get(title, ()) or named_in(title, boxes)
        for number, sentence in ITEM.findall(text):
            italic = ITALIC.match(sentence)
            said = named_in(italic[1], boxes) if italic else ()
            rest = sentence[italic.end() :] if italic else sentence
            if title not in GENERAL and (said or about):
                found.append(Rule(number, said or about, rest.startswith(NOTHING)))
    return found


def complaints(page: str, boxes: tuple[str, ...]) -> list[str]:
    """Sections and rules of which nobody can say which boxes they are about, and pairs without a rule."""
    found: list[str] = []
    known = {rule.number for rule in rules_of(page, boxes)}
    for title, text in sections(page):
        if title not in (*GENERAL, *SEVERAL, *MEANT) and not named_in(title, boxes):
            found.append(f"the section {title!r} names no boxes")
        for number, sentence in ITEM.findall(text) if title in SEVERAL else ():
            if number not in known and not sentence.startswith(f"*{EVERY}.*"):
                found.append(f"{number} does not begin with the boxes that it is about")
    about = by_pair(page, boxes)
    return found + [f"no rule is about {one} and {other}" for (one, other), rules in about.items() if not rules]


def by_pair(page: str, boxes: tuple[str, ...]) -> dict[Pair, list[Rule]]:
    """The rules about each pair of boxes; a rule about three of them is about three pairs."""
    rules = rules_of(page, boxes)
    return {pair: [rule for rule in rules if {*pair} <= {*rule.boxes}] for pair in combinations(boxes, 2)}


def in_short(numbers: Iterable[int]) -> str:
    """Numbers of rules, three or more in a row as "X3 to X7"."""
    runs: list[list[int]] = []
    for number in sorted({*numbers}):
        if runs and runs[-1][-1] == number - 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    words = [[f"X{run[0]} to X{run[-1]}"] if len(run) > 2 else [f"X{number}" for number in run] for run in runs]
    return ", ".join(word for run in words for word in run)


def table(page: str, boxes: tuple[str, ...]) -> str:
    """The table of all pairs, as the page has it between its marks."""
    lines = ["| boxes | rules |", "|---|---|"]
    for (one, other), rules in by_pair(page, boxes).items():
        meet = [rule for rule in rules if not rule.nothing]
        numbers = in_short(int(rule.number[1:]) for rule in meet or rules)
        shown = numbers if meet else f"{NOTHING.lower()}: {numbers}" if rules else "not considered yet"
        lines.append(f"| {one} and {other} | {shown} |")
    return "\n".join(lines)


def with_table(page: str, boxes: tuple[str, ...]) -> str:
    """The page with its table made anew."""
    before, rest = page.split(BEGIN)
    _, after = rest.split(END)
    return f"{before}{BEGIN}\n\n{table(page, boxes)}\n\n{END}{after}"


def main() -> int:
    """Write the table, and say what is missing."""
    page, boxes = PAGE.read_text(encoding="utf-8"), all_boxes()
    PAGE.write_text(with_table(page, boxes), encoding="utf-8")
    for complaint in complaints(page, boxes):
        print(complaint, file=sys.stderr)
    return 1 if complaints(page, boxes) else 0


if __name__ == "__main__":
    sys.exit(main())
