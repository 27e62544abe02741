"""Lessons as they are written: `data/NAME.toml`, and `data/courses.toml` for their order."""

from __future__ import annotations

import hashlib
import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from cyclades.engine.errors import CycladesError
from cyclades.lessons.conditions import Condition, LessonError, checked_colour, read_condition
from cyclades.positions import read_position
from cyclades.rules.game import Game
from cyclades.rules.ruleset import Ruleset

FOLDER: Final = Path(__file__).resolve().parent
DATA: Final = FOLDER / "data"
COURSES: Final = "courses"
LESSON_KEYS: Final = {"learner", "minutes", "position", "steps", "wrong", "replies"}
STEP_KEYS: Final = {"name", "goal", "accept", "wrong", "replies", "chance"}
WRONG_KEYS: Final = {"answer", "when", "after", "because"}
REPLY_KEYS: Final = {"who", "when", "answer"}


@dataclass(frozen=True)
class Wrong:
    """Answers that are explained instead of being played: such as fit the pattern, where the conditions hold before it
    and after it."""

    answer: str
    when: tuple[Condition, ...]
    after: tuple[Condition, ...]
    because: str


@dataclass(frozen=True)
class Reply:
    """What an opponent answers, where it can and the conditions hold."""

    who: str
    when: tuple[Condition, ...]
    answer: str


@dataclass(frozen=True)
class Step:
    """A part of a lesson: it lasts until its goal is reached."""

    name: str
    goal: tuple[Condition, ...]
    accept: tuple[str, ...]
    """Patterns of the learner's answers that are played."""
    wrong: tuple[Wrong, ...]
    replies: tuple[Reply, ...]
    chance: tuple[str, ...]
    """Outcomes, in their order; each is used once."""


@dataclass(frozen=True)
class Lesson:
    """A lesson. Its game is copied, never played."""

    name: str
    game: Game
    learner: str
    minutes: int
    steps: tuple[Step, ...]
    wrong: tuple[Wrong, ...]
    replies: tuple[Reply, ...]
    digest: str
    """Differs where the file differs: what was begun by another one cannot go on by this one."""

    @property
    def seat(self) -> int:
        """The learner's seat."""
        return int(self.game.rules.player_of[self.game.rules.factions.index(self.learner)])


@dataclass(frozen=True)
class Course:
    """Lessons that belong together, in their order."""

    name: str
    lessons: tuple[str, ...]


def read_lesson(name: str, text: str) -> Lesson:
    """A lesson from the text of its file; what is not right is said with its place."""
    try:
        data = tomllib.loads(text)
        checked_keys(data, LESSON_KEYS, {"learner", "minutes", "position", "steps"})
        game = read_position(data["position"], ask_chance=True)
        if game.player is None:
            raise LessonError("expected a position where somebody is asked; fix chance with lines '> draw …'")
        rules = game.rules
        steps = [read_step(step, rules) for step in data["steps"]]
        names = [step.name for step in steps]
        if not names or len(set(names)) < len(names):
            raise LessonError(f"expected steps with a name each, got {names}")
        return Lesson(
            name,
            game,
            checked_colour(data["learner"], "learner", rules),
            int(data["minutes"]),
            tuple(steps),
            read_wrong(data, rules),
            read_replies(data, rules),
            hashlib.blake2b(text.encode(), digest_size=8).hexdigest(),
        )
    except (CycladesError, tomllib.TOMLDecodeError, TypeError) as error:
        raise LessonError(f"the lesson {name!r}: {error}") from None


def read_step(data: dict[str, Any], rules: Ruleset) -> Step:
    checked_keys(data, STEP_KEYS, {"name", "goal"})
    return Step(
        data["name"],
        read_conditions(data["goal"], rules),
        tuple(data.get("accept", ["*"])),
        read_wrong(data, rules),
        read_replies(data, rules),
        tuple(data.get("chance", ())),
    )


def read_conditions(texts: list[str], rules: Ruleset) -> tuple[Condition, ...]:
    return tuple(read_condition(text, rules) for text in texts)


def read_wrong(data: dict[str, Any], rules: Ruleset) -> tuple[Wrong, ...]:
    found = []
    for each in data.get("wrong", ()):
        checked_keys(each, WRONG_KEYS, {"because"})
        when, after = (read_conditions(each.get(key, []), rules) for key in ("when", "after"))
        found.append(Wrong(each.get("answer", "*"), when, after, each["because"]))
    return tuple(found)


def read_replies(data: dict[str, Any], rules: Ruleset) -> tuple[Reply, ...]:
    found = []
    for each in data.get("replies", ()):
        checked_keys(each, REPLY_KEYS, {"who", "answer"})
        who = checked_colour(each["who"], each["answer"], rules)
        found.append(Reply(who, read_conditions(each.get("when", []), rules), each["answer"]))
    return tuple(found)


def checked_keys(data: dict[str, Any], known: set[str], needed: set[str]) -> None:
    """Refuse what is missing, and what nobody would read."""
    unknown, missing = set(data) - known, needed - set(data)
    if unknown or missing:
        what = f"unknown: {', '.join(sorted(unknown))}" if unknown else f"missing: {', '.join(sorted(missing))}"
        raise LessonError(f"expected the keys {', '.join(sorted(known))}; {what}")


@cache
def courses() -> tuple[Course, ...]:
    """All courses, in their order."""
    data = tomllib.loads((DATA / f"{COURSES}.toml").read_text(encoding="utf-8"))
    return tuple(Course(each["name"], tuple(each["lessons"])) for each in data["courses"])


@cache
def lessons() -> dict[str, Lesson]:
    """All lessons by name, in the order of their courses."""
    names = [name for course in courses() for name in course.lessons]
    return {name: read_lesson(name, (DATA / f"{name}.toml").read_text(encoding="utf-8")) for name in names}
