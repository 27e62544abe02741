"""Tables that are lessons: who may answer what, what opponents answer, what chance makes, and how far it has come."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NoReturn

import cyclades
from cyclades.engine.errors import CycladesError
from cyclades.lessons import Lesson, follow, lessons
from cyclades.lessons.texts import explanation, over
from cyclades.server.errors import NotInLesson
from cyclades.server.game_log import ACTION, BEGIN, Entry, GameLog
from cyclades.server.messages import LessonProgress
from cyclades.text.catalogue import LANGUAGES

State = dict[str, Any]
"""How far somebody has come, as the database has it: `file`, which version of the lesson it is; `step`, how many are
done; `done`, whether all have been, once."""


class TableLesson:
    """The lesson of a table."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson

    def check(self, game: cyclades.Game, actions: Sequence[str]) -> None:
        """Refuse answers of the learner that lead away from the lesson; illegal ones are refused elsewhere."""
        progress = follow(self.lesson, game)
        if progress.done:
            raise NotInLesson({language: over(language) for language in LANGUAGES})
        for action in actions:
            legal = {each.notation for each in progress.game.actions}
            notation = notation_of(progress.game, action)
            if notation not in legal or progress.game.faction != self.lesson.learner:
                return
            words = progress.objection(notation)
            if words is not None:
                self.refuse(progress.step.name, words)
            progress.play(notation)

    def refuse(self, step: str, words: str) -> NoReturn:
        """Say in every language why an answer is not played."""
        raise NotInLesson({language: explanation(self.lesson.name, step, words, language) for language in LANGUAGES})

    def outcome(self, game: cyclades.Game) -> cyclades.Action:
        """What chance makes."""
        return follow(self.lesson, game).outcome()

    def reply(self, game: cyclades.Game) -> str:
        """What an opponent answers."""
        return follow(self.lesson, game).reply()

    def news(self, game: cyclades.Game, before: State | None) -> dict[str, Any]:
        """What changes of the table where the game has come to another step."""
        number = follow(self.lesson, game).number
        if before is not None and before["step"] == number:
            return {}
        done = number == len(self.lesson.steps) or (before is not None and before["done"])
        return {"lesson_state": {"file": self.lesson.digest, "step": number, "done": done}}

    def ended(self, state: State | None) -> bool:
        """Whether all steps are done."""
        return state is not None and state["step"] == len(self.lesson.steps)

    def progress(self, state: State | None) -> LessonProgress:
        """How far it has come, as clients are told."""
        return LessonProgress(self.lesson.name, 0 if state is None else state["step"], len(self.lesson.steps))

    def first_moment(self, log: GameLog) -> int:
        """The moment at which the lesson begins."""
        depth = self.lesson.game.depth
        return next(m.number for m in log.moments if (m.head.depth + 1 if m.head is not None else 0) >= depth)


def notation_of(game: cyclades.Game, action: str) -> str:
    """An answer as the game writes it; empty where it means nothing."""
    try:
        return str(game.parse(action).notation)
    except CycladesError:
        return ""


def lesson_of(name: str | None, state: State | None) -> TableLesson | None:
    """The lesson of a table, if it is one, and still the same as when it began."""
    lesson = lessons().get(name) if name is not None else None
    return TableLesson(lesson) if lesson is not None and state is not None and state["file"] == lesson.digest else None


def begun_log(lesson: Lesson) -> tuple[GameLog, list[Entry]]:
    """The log of a lesson that begins."""
    game = lesson.game
    log = GameLog(game.rules.setup(), game.start)
    log.outcome = TableLesson(lesson).outcome
    entries = []
    for node in (None, *(node for node in game.history() if node.asked >= 0)):
        player = None if node is None else int(game.rules.player_of[node.asked])
        moves = () if node is None else (node.action.notation,)
        change = log.change(BEGIN if node is None else ACTION, player, moves, "")
        log.add(change)
        entries.append(change.entry)
    return log, entries
