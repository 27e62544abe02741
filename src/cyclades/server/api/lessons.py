"""Lessons: which there are and how far you have come, their words, and to begin one or go on."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import Path, Query
from msgspec import Meta, Struct

from cyclades import lessons
from cyclades.lessons.texts import course_title
from cyclades.server import queries
from cyclades.server.api.common import MaybeGuest, TheAddress, TheGuest, TheRegistry
from cyclades.server.api.routing import Router
from cyclades.server.errors import Unknown
from cyclades.server.guests import Guest
from cyclades.server.lesson_openings import open_lesson
from cyclades.server.messages import TableInfo
from cyclades.server.perspectives import table_info
from cyclades.server.registry import MOST_LISTED, TableRegistry
from cyclades.server.table_status import RUNNING

router = Router(prefix="/api/lessons", tags=["lessons"])

Language = Annotated[Literal["en", "es"], Query(description="the language of the words")]
NamePath = Annotated[str, Path(max_length=40, description="the lesson")]


class LessonSummary(Struct):
    """A lesson in the list."""

    name: str
    title: str
    about: str
    minutes: int
    steps: int
    step: Annotated[int, Meta(description="how many steps you have done of the one that you are at")]
    done: Annotated[bool, Meta(description="whether you have done all of them, once")]
    table: Annotated[str | None, Meta(description="where you are at it")]


class CourseInfo(Struct):
    """Lessons that belong together, in their order."""

    name: str
    title: str
    lessons: list[LessonSummary]


class LessonList(Struct):
    """All courses."""

    courses: list[CourseInfo]


class LessonStep(Struct):
    """The words of a step."""

    why: str
    task: str
    done: Annotated[str, Meta(description="what came of it; empty where there is nothing to say")]


class LessonReply(Struct):
    """The words of a lesson."""

    name: str
    title: str
    end: str
    steps: list[LessonStep]
    course: list[str]
    """The lessons of its course, in their order."""


class LessonStart(Struct, forbid_unknown_fields=True):
    """To begin a lesson, or to go on."""

    again: Annotated[bool, Meta(description="from the beginning, whatever was done of it")] = False


@router.get("")
async def all_lessons(registry: TheRegistry, guest: MaybeGuest, language: Language = "en") -> LessonList:
    """Which lessons there are, and how far you have come."""
    begun = await begun_by(registry, guest)
    return LessonList(
        [
            CourseInfo(
                course.name,
                course_title(course.name, language),
                [summary(name, language, begun) for name in course.lessons],
            )
            for course in lessons.courses()
        ]
    )


async def begun_by(registry: TableRegistry, guest: Guest | None) -> list[queries.Row]:
    """The lessons that somebody has begun."""
    if guest is None:
        return []
    return await registry.store.read(lambda connection: queries.lessons_of(connection, guest.id, MOST_LISTED))


def summary(name: str, language: str, begun: list[queries.Row]) -> LessonSummary:
    """A lesson in the list, with what somebody has done of it."""
    lesson, words = lessons.lessons()[name], lessons.words_of(name, language)
    mine = [row for row in begun if row["lesson"] == name]
    now = next((row for row in mine if row["status"] == RUNNING and row["lesson_state"]["file"] == lesson.digest), None)
    return LessonSummary(
        name,
        words.title,
        words.about,
        lesson.minutes,
        len(lesson.steps),
        now["lesson_state"]["step"] if now else 0,
        any(row["lesson_state"]["done"] for row in mine),
        now["id"] if now else None,
    )


@router.get("/{name}")
async def one_lesson(name: NamePath, language: Language = "en") -> LessonReply:
    """The words of a lesson."""
    check_known(name)
    words = lessons.words_of(name, language)
    course = next(course for course in lessons.courses() if name in course.lessons)
    steps = [LessonStep(step.why, step.task, step.done) for step in words.steps]
    return LessonReply(name, words.title, words.end, steps, list(course.lessons))


@router.post("/{name}")
async def begin(
    registry: TheRegistry, guest: TheGuest, address: TheAddress, name: NamePath, start: LessonStart
) -> TableInfo:
    """Go to the table of a lesson: the one where you are at it, or a new one."""
    check_known(name)
    found = summary(name, "en", await begun_by(registry, guest))
    return table_info(await open_lesson(registry, guest, address, name, found.table, start.again), guest)


def check_known(name: str) -> None:
    if name not in lessons.lessons():
        raise Unknown(f"there is no lesson {name!r:.60}")
