"""The words of lessons: `text/LANGUAGE/NAME.ftl`, a message for each step with forms for what there is to say about it,
and one called `lesson`."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from cyclades.lessons.lesson import COURSES, FOLDER, lessons
from cyclades.text.catalogue import LANGUAGES, Catalogue, TextError

TEXT: Final = FOLDER / "text"
LESSON: Final = "lesson"
OVER: Final = "over"


@dataclass(frozen=True)
class StepWords:
    """What is said about a step: why, what is to be done, and what came of it."""

    why: str
    task: str
    done: str


@dataclass(frozen=True)
class LessonWords:
    """What is said in a lesson, but for the explanations of wrong answers."""

    title: str
    about: str
    end: str
    steps: tuple[StepWords, ...]


@cache
def catalogue_of(name: str, language: str) -> Catalogue:
    """The words of a lesson, or of all courses, in a language, read once."""
    if language not in LANGUAGES:
        raise TextError(f"expected a language among {', '.join(LANGUAGES)}, got {language!r}")
    return Catalogue(language, [TEXT / language / f"{name}.ftl"])


@cache
def words_of(name: str, language: str) -> LessonWords:
    """The words of a lesson in a language."""
    found = catalogue_of(name, language)
    steps = [
        StepWords(
            found.say(step.name),
            found.say(step.name, form="task"),
            found.say(step.name, form="done") if found.has(step.name, "done") else "",
        )
        for step in lessons()[name].steps
    ]
    title, about, end = (found.say(LESSON, form=form) for form in ("title", "about", "end"))
    return LessonWords(title, about, end, tuple(steps))


def explanation(name: str, step: str, words: str, language: str) -> str:
    """Why an answer is not played: as the step says it, or else the lesson."""
    found = catalogue_of(name, language)
    return found.say(step if found.has(step, words) else LESSON, form=words)


def course_title(name: str, language: str) -> str:
    """What a course is called."""
    return catalogue_of(COURSES, language).say(name)


def over(language: str) -> str:
    """What is said to who answers although the lesson is done."""
    return catalogue_of(COURSES, language).say(OVER)
