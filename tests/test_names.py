"""One word for one thing: names that meant two things, or nothing to a newcomer, do not come back."""

from __future__ import annotations

import re
import subprocess
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PLACES = (
    *("src", "tests", "tools", "bench", "web/src", "docs"),
    *("README.md", "CONTRIBUTING.md", "web/README.md", "pyproject.toml", "dev.py", "hatch_build.py"),
)
SUFFIXES = (".py", ".ts", ".svelte", ".ftl", ".md", ".toml")

pytestmark = pytest.mark.interpreted


def named(*words: str) -> str:
    """A pattern of words that stand alone or are part of a name: `talk`, `talk_in`, `talkIn`, `TheTalk`, `TALK`."""
    plain, capital, shouted = ("|".join(map(form, words)) for form in (str.lower, str.capitalize, str.upper))
    return rf"(?<![A-Za-z])(?:{plain})(?![a-z])|(?<![A-Z])(?:{capital})(?![a-z])|(?<![A-Z])(?:{shouted})(?![A-Za-z])"


GONE = {
    r"\.words\b(?!\[|\.)": "an action's `notation`, the `verbs` of a game, or a `text`",
    r"\bclass (?:Found|Settle|Take|Bring|Loss|Look|Favour|Choice)\(\w*Step\)": "a step named after what it asks",
    r"\.(?:tell|whisper)\((?:events\.|\w+, events\.)": "`emit` and `emit_to`",
    named("happenings"): "events",
    r"\bsettled?\(|\bdef settled?\b|\bclass Settle\b|[\"']Settle[\"']|\bSETTLED?\b": "a word for each meaning",
    named("manners", "manner"): "table settings",
    named("talk"): "chat",
    named("eyes"): "perspective",
    named("laying") + r"|\bSetter\b": "a tabletop is built",
    named("seq"): "moment",
    r"\btakebacks(?:_of)?\b": "undoable",
    r"\bclass Values\b": "weights",
    r"\bTemples\.svelte\b|\bHero\.svelte\b": "Metropolises.svelte, Welcome.svelte",
    r"\brules\.(?:hand|kinds)\b": "rules.moving_group, rules.unit_kinds",
    named("house"): "demo server, or server",
}
"""Patterns of names that are gone, each with what is said instead."""
ENGLISH = r"(?i)house|manner|talk|eyes|laying"
"""What may well stand in a sentence that players read."""
ALLOWED = {
    "docs/rules": ENGLISH,
    "src/cyclades/positions": r"\.words",  # the words of a line of a position are just that
    "src/cyclades/server/migrations": r".*",  # what older databases hold is called as it was
    "src/cyclades/older_rules.py": r".*",
    "tests/server/test_upgrades.py": r"manners|talk|seq",
    "tests/server/test_older_tables.py": r"seq",
    "tests/test_names.py": r".*",
    "web/src/text": ENGLISH,
}
MESSAGE_NAMES = re.compile(r"^-?[A-Za-z][\w-]*(?=\s*=)|^\s+\.[\w-]+(?=\s*=)|\$[\w-]+")
"""In a catalogue of texts: the names of messages, attributes and variables. The texts are for players."""


def sources() -> list[Path]:
    """All that is scanned. Git names what is not ignored; what it has been told of so far makes no difference."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", "--", *PLACES],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    files = [ROOT / name for name in listed.stdout.split("\0") if name] or [
        path for place in PLACES for path in [ROOT / place, *(ROOT / place).rglob("*.*")]
    ]
    return [path for path in files if path.suffix in SUFFIXES and path.is_file()]


def found_in(name: str, text: str, pattern: str) -> list[str]:
    """The lines of a file where a name that is gone stands all the same."""
    allowed = [re.compile(each) for folder, each in ALLOWED.items() if name.startswith(folder)]
    without = re.compile(r'FORMERLY: ClassVar\[str\] = "\w+"')
    return [
        f"{name}:{number}: {line.strip()}"
        for number, line in enumerate(text.splitlines(), 1)
        for scanned in [" ".join(MESSAGE_NAMES.findall(line)) if name.endswith(".ftl") else without.sub("", line)]
        for match in [re.search(pattern, scanned)]
        if match and not any(each.search(match.group()) for each in allowed)
    ]


@cache
def texts() -> dict[str, str]:
    return {path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8") for path in sources()}


@pytest.mark.parametrize("pattern", GONE, ids=list(GONE.values()))
def test_names_that_are_gone_stay_away(pattern: str) -> None:
    complaints = [
        complaint
        for name, text in texts().items()
        if re.search(pattern, text)  # most files hold none, and lines take longer
        for complaint in found_in(name, text, pattern)
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
        "def talk_in(line):",
        "const talkIn = 1",
        "def last_seq():",
        "class TheTalk:",
        "SETTLED = 1",
    ],
)
def test_they_are_found(line: str) -> None:
    assert any(found_in("src/cyclades/a.py", line, pattern) for pattern in GONE)


def test_names_of_messages_are_scanned_and_their_texts_are_not() -> None:
    lines = "# talk\ntalk-said = They talk.\nchat = House rules { $seq }.\n    .eyes = With the eyes of\n    and talk"
    found = [line for pattern in GONE for line in found_in("src/cyclades/text/en/a.ftl", lines, pattern)]
    assert sorted(int(line.split(":")[1]) for line in found) == [2, 3, 4]


@pytest.mark.parametrize("line", ["def stalk(): ...", "stylehouse", "sequence = 1", "seqs", "outlaying", "Talks"])
def test_longer_words_are_not_found(line: str) -> None:
    assert not any(found_in("src/cyclades/a.py", line, pattern) for pattern in GONE)


def test_what_is_allowed_is_not_found() -> None:
    assert not any(found_in("src/cyclades/positions/a.py", "line.words == []", pattern) for pattern in GONE)
    assert not any(found_in("src/cyclades/a.py", 'FORMERLY: ClassVar[str] = "Settle"', pattern) for pattern in GONE)
