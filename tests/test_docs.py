"""The pages of the documentation: short lines, links that lead somewhere, pictures that exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tools import checks

ROOT = Path(__file__).resolve().parent.parent
SCREENSHOTS = ROOT / "docs" / "screenshots"
PAGES = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    ROOT / "web" / "README.md",
    ROOT / "tests" / "madeup" / "README.md",
    *sorted((ROOT / "docs").rglob("*.md")),
]
WIDEST = 100
LINK = re.compile(r"\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+ (.*)$", re.MULTILINE)
FENCED = re.compile(r"^\s*```.*?^\s*```$", re.DOTALL | re.MULTILINE)
CODE = re.compile(r"`[^`]*`")

pytestmark = pytest.mark.interpreted


def named(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def wide_lines(text: str) -> list[str]:
    """The lines that are too long. One that a single long word makes so, such as a link, cannot be shorter."""
    found = []
    for number, line in enumerate(text.splitlines(), 1):
        words = line.split()
        if len(line) > WIDEST and max(map(len, words)) <= WIDEST - 4:
            found.append(f"line {number} has {len(line)} characters")
    return found


def anchors(text: str) -> set[str]:
    """What a link may name behind `#`: the headings, as they are written in addresses."""
    headings = HEADING.findall(FENCED.sub("", text))
    return {re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-") for heading in headings}


def dead_links(page: Path, text: str) -> list[str]:
    """The links of a page within the project that lead nowhere."""
    found = []
    for link in LINK.findall(CODE.sub("", FENCED.sub("", text))):
        if "://" in link:
            continue
        name, _, anchor = link.partition("#")
        target = (page.parent / name).resolve() if name else page
        if not target.exists():
            found.append(f"{link}: no such file")
        elif anchor and anchor not in anchors(target.read_text(encoding="utf-8")):
            found.append(f"{link}: no such heading")
    return found


def test_wide_lines_are_found() -> None:
    assert wide_lines("a " * 50 + "\n" + "b " * 51 + "\n- " + "x" * 120 + "\n") == ["line 2 has 102 characters"]


def test_dead_links_are_found() -> None:
    text = "# Life of a `card`\n[a](#life-of-a-card) [b](#no) ![c](docs/no.png) [d](docs/rules.md#options) `[e](no.md)`"
    found = ["#no: no such heading", "docs/no.png: no such file"]
    page = ROOT / "tests" / "page.md"
    assert dead_links(ROOT / "README.md", text.replace("#life-of-a-card", "https://a.b/c")) == found
    assert anchors(text) == {"life-of-a-card"}
    assert dead_links(page, "[f](../README.md#credits)") == []


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_lines_are_short(page: Path) -> None:
    assert wide_lines(page.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_links_lead_somewhere(page: Path) -> None:
    assert dead_links(page, page.read_text(encoding="utf-8")) == []


def test_the_readme_leads_to_every_page() -> None:
    start = (ROOT / "README.md").read_text(encoding="utf-8")
    for page in sorted((ROOT / "docs").glob("*.md")):
        assert f"({named(page)})" in start, f"README.md does not lead to {named(page)}"


def test_the_screenshots_are_those_of_their_page() -> None:
    page = (SCREENSHOTS / "README.md").read_text(encoding="utf-8")
    told = set(re.findall(r"^\| `([\w-]+)` \|", page, re.MULTILINE))
    pictures = {path.stem.removesuffix("-desktop").removesuffix("-phone") for path in SCREENSHOTS.glob("*.*g")}
    assert {re.sub("-(light|spanish)$", "", name) for name in pictures} == told


def test_the_readme_counts_the_rules_of_every_box() -> None:
    numbers = [
        number
        for page in sorted((ROOT / "docs").glob("rules*.md"))
        for number in checks.defined_rules(page.read_text(encoding="utf-8"))
    ]
    chapters = [re.match(r"X|[A-Z]+\d+", number)[0] for number in numbers]  # type: ignore[index]
    boxes = {
        "Legendary Edition": [chapter for chapter in chapters if chapter[0] == "L"],
        "Classic edition": [chapter for chapter in chapters if chapter[0] == "C"],
        "Hades": [chapter for chapter in chapters if chapter[0] == "H" and chapter not in ("H21", "H22")],
        "Hecate": [chapter for chapter in chapters if chapter == "H21"],
        "Manticore": [chapter for chapter in chapters if chapter == "H22"],
        "Titans": [chapter for chapter in chapters if chapter[0] == "T"],
        "Monuments": [chapter for chapter in chapters if chapter[0] == "M"],
        "Ancient Ruins": [chapter for chapter in chapters if chapter[0] == "R"],
        "where boxes meet": [chapter for chapter in chapters if chapter[0] == "X"],
    }
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    told = dict(re.findall(r"^\| ([\w ]+)(?::[^|]*)? \| [\w ]*\| (\d+) \|", readme, re.MULTILINE))
    assert told == {name: str(len(rules)) for name, rules in boxes.items()}
    assert sum(map(len, boxes.values())) == len(numbers)
