"""Lessons: a prepared position, steps with goals, and words, all of it data. docs/lessons.md says how to add one.

A lesson is played by the rules as they are. What is special about it is who answers: opponents and chance follow the
lesson, so that its story holds, and an answer of the learner that leads away from it is refused with a reason."""

from cyclades.lessons.conditions import LessonError
from cyclades.lessons.lesson import Course, Lesson, Step, courses, lessons
from cyclades.lessons.progress import Progress, follow
from cyclades.lessons.texts import LessonWords, words_of

__all__ = [
    "Course",
    "Lesson",
    "LessonError",
    "LessonWords",
    "Progress",
    "Step",
    "courses",
    "follow",
    "lessons",
    "words_of",
]
