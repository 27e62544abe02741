"""How long lessons take somebody who reads every word: the first course is a quarter of an hour, as the page says."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from cyclades import lessons
from cyclades.lessons.lesson import DATA
from cyclades.lessons.progress import Progress
from cyclades.text import Texts
from cyclades.text.catalogue import LANGUAGES
from tests.lessons.test_lessons import again

WORDS_A_MINUTE = 200
"""Whoever is new reads slowly."""
ANSWER = 6
"""Seconds to find and press an answer, or the button of the next lesson."""
WATCHED = 2
"""Seconds for an answer of an opponent or a die to be shown."""
LONGEST = 15
CLIENT = Path(__file__).resolve().parents[2] / "web" / "src" / "text"
COUNTS = {"en": {8: "eight"}, "es": {8: "ocho"}}
MINUTES = {"en": "fifteen", "es": "quince"}


def shortest(name: str) -> tuple[int, int]:
    """How many answers of the learner lead through a lesson at least, and how many others are seen on that way."""
    progress = Progress(lessons.lessons()[name])
    answers, watched = 0, watch(progress)
    while not progress.done:
        progress, more, seen = through_step(progress)
        answers, watched = answers + more, watched + seen
    return answers, watched


def through_step(first: Progress) -> tuple[Progress, int, int]:
    """The next step by the fewest answers, how many those are, and how many others are seen meanwhile."""
    front, known, answers = [(first, 0)], set(), 0
    while front:
        answers += 1
        ahead = []
        for progress, watched in front:
            for action in progress.game.actions:
                if progress.objection(action.notation) is not None:
                    continue
                after = again(progress)
                after.play(action.notation)
                seen = watched + watch(after)
                if after.number != first.number:
                    return after, answers, seen
                at = (after.game.checksum(), *map(str, after.game.steps()))
                if at not in known:
                    known.add(at)
                    ahead.append((after, seen))
        front = ahead
    raise AssertionError(f"{first.step.name} does not end")


def watch(progress: Progress) -> int:
    """Let opponents and chance answer until the learner is asked, or the lesson ends."""
    number = 0
    while not progress.done and progress.game.faction != progress.lesson.learner:
        progress.play(progress.outcome().notation if progress.game.player is None else progress.reply())
        number += 1
    return number


def words(name: str, language: str) -> int:
    """What there is to read: all that the panel says to who makes no mistake, and the cards that lie open."""
    said = lessons.words_of(name, language)
    read = [said.title, said.end, *(text for step in said.steps for text in (step.why, step.task, step.done))]
    return sum(len(text.split()) for text in [*read, *open_cards(name, language)])


def open_cards(name: str, language: str) -> list[str]:
    """What the cards do that the position lays open."""
    lines = re.findall(r"^(?:creatures|heroes) (.+)$", (DATA / f"{name}.toml").read_text("utf-8"), re.MULTILINE)
    rules = lessons.lessons()[name].game.rules
    texts = Texts.of(language, rules)
    return [texts.say(f"effect-{rules.edition}-{card}") for line in lines for card in line.split()]


@cache
def minutes(name: str, language: str) -> float:
    answers, watched = shortest(name)
    return words(name, language) / WORDS_A_MINUTE + ((answers + 1) * ANSWER + watched * WATCHED) / 60


FIRST, *_ = lessons.courses()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_course_is_a_quarter_of_an_hour(language: str) -> None:
    each = {name: round(minutes(name, language), 1) for name in FIRST.lessons}
    assert sum(minutes(name, language) for name in FIRST.lessons) <= LONGEST, each


def test_what_the_page_says_of_the_first_course_is_true() -> None:
    """On the home page in words, and in the list of the lessons in numbers, which people add up."""
    assert sum(lessons.lessons()[name].minutes for name in FIRST.lessons) <= LONGEST
    for language in LANGUAGES:
        line = re.search(r'learnLine: "(.+)"', (CLIENT / language / "lessons.ts").read_text("utf-8"))
        assert line is not None
        assert f" {COUNTS[language][len(FIRST.lessons)]} " in line[1]
        assert f" {MINUTES[language]} " in line[1]


@pytest.mark.parametrize("name", lessons.lessons())
def test_the_minutes_of_a_lesson_are_those_that_it_takes(name: str) -> None:
    longest = max(minutes(name, language) for language in LANGUAGES)
    assert lessons.lessons()[name].minutes == max(1, round(longest)), longest
