"""Every lesson is played: by all answers that it accepts, and every other one is explained, in both languages."""

from __future__ import annotations

from collections import deque
from fnmatch import fnmatchcase

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Message

from cyclades import lessons
from cyclades.lessons.conditions import LessonError, Said
from cyclades.lessons.lesson import COURSES, DATA, read_lesson
from cyclades.lessons.progress import Progress
from cyclades.lessons.texts import LESSON, TEXT, course_title, explanation, over
from cyclades.text.catalogue import LANGUAGES

NAMES = [name for course in lessons.courses() for name in course.lessons]
MOST_STATES = 2000
"""How many states the answers within a step may lead to from one beginning: a lesson leads somewhere."""
BEGINNINGS = 8
"""From how many of the states in which a step may begin it is walked through."""
LONGEST = 420
"""So many characters are read at a glance."""

Key = tuple[int, int, str, tuple[bool, ...], tuple[str, ...]]


class Walk:
    """All states that a learner can come to in a lesson."""

    def __init__(self, name: str) -> None:
        self.lesson = lessons.lessons()[name]
        self.next: dict[Key, list[Key]] = {}
        self.objections: set[tuple[str, str]] = set()
        """What was explained, and at which step."""
        self.answers: set[tuple[str, str]] = set()
        """What was accepted, and at which step."""
        self.replies: set[str] = set()
        self.drawn: set[tuple[str, str]] = set()
        self.asked: set[str] = set()
        first = Progress(self.lesson)
        self.go_on(first)
        beginnings = {key(first): first}
        for number in range(len(self.lesson.steps)):
            at_step = [progress for progress in beginnings.values() if progress.number == number]
            for progress in sample(at_step):
                beginnings.update(self.through(progress))
        self.ends = {where for where, progress in beginnings.items() if progress.done}

    def through(self, first: Progress) -> dict[Key, Progress]:
        """Walk through a step by every answer; returns where it ends."""
        waiting, ends, seen = deque([first]), {}, {key(first)}
        while waiting:
            progress = waiting.popleft()
            assert len(seen) <= MOST_STATES, f"more than {MOST_STATES} states: accept less at {first.step.name}"
            after = self.next.setdefault(key(progress), [])
            for each in self.answered(progress):
                where = key(each)
                after.append(where)
                if each.number != first.number:
                    ends[where] = each
                elif where not in seen:
                    seen.add(where)
                    waiting.append(each)
        good = reaching(self.next, set(ends))
        lost = [where for where in seen if where not in good]
        assert not lost, f"{len(lost)} of {len(seen)} states at {first.step.name} lead nowhere, such as {lost[0]}"
        return ends

    def go_on(self, progress: Progress) -> None:
        """Let opponents and chance answer until the learner is asked, or the lesson ends."""
        while not progress.done and progress.game.faction != self.lesson.learner:
            assert not progress.game.over, "the game ends before the lesson does"
            if progress.game.player is None:
                outcome = progress.outcome().notation
                self.drawn.add((progress.step.name, outcome))
                progress.play(outcome)
            else:
                reply = progress.reply()
                self.replies.add(f"{progress.game.faction} {reply}")
                progress.play(reply)

    def answered(self, progress: Progress) -> list[Progress]:
        """What comes of every answer that the lesson accepts."""
        found = []
        step = progress.step.name
        self.asked.add(step)
        for action in progress.game.actions:
            why = progress.objection(action.notation)
            if why is not None:
                self.objections.add((step, why))
                continue
            self.answers.add((step, action.notation))
            after = again(progress)
            after.play(action.notation)
            self.go_on(after)
            found.append(after)
        return found


def key(progress: Progress) -> Key:
    """What tells states apart: the game, and what of its past the step asks for."""
    game = progress.game
    steps = ";".join(map(str, game.steps()))
    if progress.done:
        return (progress.number, game.checksum(), steps, (), ())
    step, lesson = progress.step, progress.lesson
    asked_for = [*step.goal, *(each for wrong in (*step.wrong, *lesson.wrong) for each in (*wrong.when, *wrong.after))]
    asked_for += [each for reply in (*step.replies, *lesson.replies) for each in reply.when]
    past = tuple(condition.holds(game, progress.said) for condition in asked_for if isinstance(condition, Said))
    return (progress.number, game.checksum(), steps, past, tuple(progress.drawn) if step.chance else ())


def sample(of: list[Progress]) -> list[Progress]:
    """Some of many, from all over."""
    return of[:: max(1, len(of) // BEGINNINGS)][: BEGINNINGS + 1]


def reaching(after: dict[Key, list[Key]], ends: set[Key]) -> set[Key]:
    """The states from which an end can be reached."""
    back: dict[Key, list[Key]] = {}
    for at, others in after.items():
        for each in others:
            back.setdefault(each, []).append(at)
    good, waiting = set(ends), list(ends)
    while waiting:
        for before in back.get(waiting.pop(), []):
            if before not in good:
                good.add(before)
                waiting.append(before)
    return good


def again(progress: Progress) -> Progress:
    """A copy that can be played on."""
    twin = Progress.__new__(Progress)
    twin.lesson, twin.game, twin.number = progress.lesson, progress.game.copy(), progress.number
    twin.said, twin.drawn = list(progress.said), list(progress.drawn)
    return twin


WALKS: dict[str, Walk] = {}


@pytest.fixture(params=NAMES)
def walk(request: pytest.FixtureRequest) -> Walk:
    name: str = request.param
    if name not in WALKS:
        WALKS[name] = Walk(name)
    return WALKS[name]


def test_every_way_through_a_lesson_leads_to_its_end(walk: Walk) -> None:
    """No answer that is accepted leads to where its goal cannot be reached: walking through looks for it."""
    assert walk.ends


def test_the_learner_is_asked_at_every_step(walk: Walk) -> None:
    assert walk.asked == {step.name for step in walk.lesson.steps}


def test_every_refusal_is_explained_in_both_languages(walk: Walk) -> None:
    for step, words in walk.objections:
        for language in LANGUAGES:
            assert explanation(walk.lesson.name, step, words, language)


def test_nothing_is_written_for_nothing(walk: Walk) -> None:
    """Every pattern, outcome and explanation of a lesson is used in some way through it."""
    for step in walk.lesson.steps:
        answers = [answer for at, answer in walk.answers if at == step.name]
        for pattern in step.accept:
            assert any(fnmatchcase(answer, pattern) for answer in answers), (step.name, pattern)
        for wrong in step.wrong:
            assert (step.name, wrong.because) in walk.objections, (step.name, wrong.because)
        for outcome in step.chance:
            assert (step.name, outcome) in walk.drawn, (step.name, outcome)
    for reply in (*walk.lesson.replies, *(reply for step in walk.lesson.steps for reply in step.replies)):
        assert any(fnmatchcase(said, f"{reply.who} {reply.answer}") for said in walk.replies), reply
    explained = {words for _, words in walk.objections}
    assert {wrong.because for wrong in walk.lesson.wrong} <= explained


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_the_words_of_a_lesson(name: str, language: str) -> None:
    lesson, words = lessons.lessons()[name], lessons.words_of(name, language)
    assert all([words.title, words.about, words.end])
    for step in words.steps:
        assert all([step.why, step.task])
        assert len(step.done) + len(step.why) <= LONGEST, step.why
        assert len(step.task) <= 110, step.task
    known = {LESSON, *(step.name for step in lesson.steps)}
    messages = parse((TEXT / language / f"{name}.ftl").read_text("utf-8")).body
    ids = {message.id.name for message in messages if isinstance(message, Message)}
    assert ids == known


@pytest.mark.parametrize("name", NAMES)
def test_both_languages_say_the_same_things(name: str) -> None:
    forms = []
    for language in LANGUAGES:
        body = parse((TEXT / language / f"{name}.ftl").read_text("utf-8")).body
        forms.append({(m.id.name, *(a.id.name for a in m.attributes)) for m in body if isinstance(m, Message)})
    assert forms[0] == forms[1]


def test_every_file_is_in_a_course() -> None:
    assert {path.stem for path in DATA.glob("*.toml")} == {*NAMES, COURSES}
    for language in LANGUAGES:
        assert {path.stem for path in (TEXT / language).glob("*.ftl")} == {*NAMES, COURSES}
        assert over(language)
        assert all(course_title(course.name, language) for course in lessons.courses())


SMALL = """
learner = "red"
minutes = 1
position = '''
cyclades-position 1
edition legendary
players 3
gods ares poseidon zeus hera athena
phase offerings red
'''
[[steps]]
name = "offer"
goal = ["said red bid *"]
"""


def test_a_lesson_in_a_few_lines() -> None:
    progress = Progress(read_lesson("small", SMALL))
    assert progress.objection("bid ares 1") is None
    progress.play("bid ares 1")
    assert progress.done


@pytest.mark.parametrize(
    "old, new, said",
    [
        ('"said red bid *"', '"said pink bid *"', "expected a colour among red, blue, green, got 'pink'"),
        ('"said red bid *"', '"gold red"', "expected a condition such as"),
        ('"said red bid *"', '"golden red = 1"', "expected a field of the state"),
        ('"said red bid *"', '"gold pink = 1"', "expected gold of one of red, blue, green, got 'pink'"),
        ('"said red bid *"', '"gold red = much"', "expected a number"),
        ("minutes = 1", "", "missing: minutes"),
        ("minutes = 1", "minutes = 1\nhours = 1", "unknown: hours"),
        ('learner = "red"', 'learner = "pink"', "got 'pink'"),
        ("players 3", "players 9", "the lesson 'small'"),
        ('name = "offer"', 'name = "offer"\naccepts = []', "unknown: accepts"),
        ("phase offerings red", "cycle 2\nphase initialization", "fix chance"),
    ],
)
def test_what_is_wrong_with_a_lesson_is_said(old: str, new: str, said: str) -> None:
    with pytest.raises(LessonError, match=said):
        read_lesson("small", SMALL.replace(old, new))
