"""One word for one thing: names that meant two things, or nothing to a newcomer, do not come back."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
SUFFIXES = (".py", ".ts", ".svelte")
GONE = {
    r"\.words\b(?!\[|\.)": "an action's `notation`, the `verbs` of a game, or a `text`",
    r"\bclass (?:Found|Settle|Take|Bring|Loss|Look|Favour|Choice)\(\w*Step\)": "a step named after what it asks",
    r"\.(?:tell|whisper)\((?:events\.|\w+, events\.)": "`emit` and `emit_to`",
    r"\bhappenings\b": "events",
    r"\bsettled?\(|\bdef settled?\b|\bclass Settle\b|[\"']Settle[\"']": "a word for each of its six meanings",
    r"\bmanners?\b|\bManners\b": "table settings",
    r"\b[tT]alk\b": "chat",
    r"\beyes\b|\bEyes\b": "perspective",
    r"\blaying\b|\bSetter\b": "a tabletop is built",
    r"\bseq\b": "moment",
    r"\btakebacks(?:_of)?\b": "undoable",
    r"\bclass Values\b": "weights",
    r"\bTemples\.svelte\b|\bHero\.svelte\b": "Metropolises.svelte, Welcome.svelte",
    r"\brules\.(?:hand|kinds)\b": "rules.moving_group, rules.unit_kinds",
    r"\bhouse\b": "demo server, or server",
}
"""Patterns of names that are gone, each with what is said instead."""
ALLOWED = {
    "src/cyclades/positions": r"\.words",  # the words of a line of a position are just that
    "src/cyclades/server/migrations": r".*",  # what older databases hold is called as it was
    "src/cyclades/older_rules.py": r".*",
    "tests/server/test_upgrades.py": r"manners|talk|seq",
    "tests/server/test_older_tables.py": r"seq",
    "tests/test_names.py": r".*",
    "web/src/text": r"\b[tT]alk\b|\beyes\b",  # what players read
}


def sources() -> list[Path]:
    listed = subprocess.run(
        ["git", "ls-files", "src", "tests", "tools", "bench", "web/src"], cwd=ROOT, capture_output=True, text=True
    )
    files = [ROOT / name for name in listed.stdout.split()] or [
        path for folder in ("src", "tests", "tools", "bench", "web/src") for path in (ROOT / folder).rglob("*.*")
    ]
    return [path for path in files if path.suffix in SUFFIXES and path.is_file()]


def found_in(name: str, text: str, pattern: str) -> list[str]:
    """The lines of a file where a name that is gone stands all the same."""
    allowed = [re.compile(each) for folder, each in ALLOWED.items() if name.startswith(folder)]
    without = re.compile(r'FORMERLY: ClassVar\[str\] = "\w+"')
    return [
        f"{name}:{number}: {line.strip()}"
        for number, line in enumerate(text.splitlines(), 1)
        for match in [re.search(pattern, without.sub("", line))]
        if match and not any(each.search(match.group()) for each in allowed)
    ]


@pytest.mark.parametrize("pattern", GONE)
def test_names_that_are_gone_stay_away(pattern: str) -> None:
    complaints = [
        complaint
        for path in sources()
        for complaint in found_in(path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8"), pattern)
    ]
    assert complaints == [], f"say instead: {GONE[pattern]}"


@pytest.mark.parametrize(
    "line",
    [
        "print(action.words)",
        "class Found(DraftStep):",
        "game.tell(events.LOST, 1)",
        "rules.settle()",
        "for eyes in seats:",
        'message["seq"]',
        "from cyclades.rules import happenings",
        "talk: ChatLine",
        "class Values:",
    ],
)
def test_they_are_found(line: str) -> None:
    assert any(found_in("src/cyclades/a.py", line, pattern) for pattern in GONE)


def test_what_is_allowed_is_not_found() -> None:
    assert not any(found_in("src/cyclades/positions/a.py", "line.words == []", pattern) for pattern in GONE)
    assert not any(found_in("src/cyclades/a.py", 'FORMERLY: ClassVar[str] = "Settle"', pattern) for pattern in GONE)
