"""How far somebody has come in a lesson. It follows from the history of the game alone, so that it is right after every
undo, and nothing of it need be remembered."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fnmatch import fnmatchcase

from cyclades.engine.actions import Action
from cyclades.lessons.conditions import Condition
from cyclades.lessons.lesson import Lesson, Reply, Step, Wrong
from cyclades.rules.game import Game


class Progress:
    """A game of a lesson, and the step at which it is."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.game = lesson.game.copy()
        self.number = 0
        """How many steps are done."""
        self.said: list[str] = []
        """What was answered since the step began, with the colour of who did."""
        self.drawn: list[str] = []
        """What chance has made since then."""
        self.look()

    @property
    def done(self) -> bool:
        return self.number >= len(self.lesson.steps)

    @property
    def step(self) -> Step:
        return self.lesson.steps[self.number]

    def play(self, notation: str) -> None:
        """Play an answer or an outcome, and see whether a goal is reached by it."""
        colour = self.game.faction
        self.game.play(self.game.parse(notation))
        if colour is None:
            self.drawn.append(notation)
        else:
            self.said.append(f"{colour} {notation}")
        self.look()

    def look(self) -> None:
        """Go on to the first step whose goal is not reached."""
        while not self.done and self.all_hold(self.step.goal):
            self.number += 1
            self.said, self.drawn = [], []

    def all_hold(self, conditions: Sequence[Condition]) -> bool:
        return all(condition.holds(self.game, self.said) for condition in conditions)

    # -- who answers what ---------------------------------------------------------------------------------------

    def objection(self, notation: str) -> str | None:
        """Why an answer of the learner is not played: the name of the words that say so; None where it is played."""
        if self.done:
            return None
        for wrong in (*self.step.wrong, *self.lesson.wrong):
            if self.is_wrong(wrong, notation):
                return wrong.because
        return None if any(fnmatchcase(notation, pattern) for pattern in self.step.accept) else "wrong"

    def is_wrong(self, wrong: Wrong, notation: str) -> bool:
        if not fnmatchcase(notation, wrong.answer) or not self.all_hold(wrong.when):
            return False
        if not wrong.after:
            return True
        ahead = self.game.copy()
        ahead.play(ahead.parse(notation))
        said = [*self.said, f"{self.lesson.learner} {notation}"]
        return all(condition.holds(ahead, said) for condition in wrong.after)

    def reply(self) -> str:
        """What an opponent answers who is asked now: as the lesson says, or else the least that the rules want."""
        legal = [action.notation for action in self.game.actions]
        for reply in self.replies():
            if reply.who == self.game.faction and self.all_hold(reply.when):
                for notation in legal:
                    if fnmatchcase(notation, reply.answer):
                        return notation
        return self.game.default.notation

    def replies(self) -> Iterator[Reply]:
        if not self.done:
            yield from self.step.replies
        yield from self.lesson.replies

    def outcome(self) -> Action:
        """What chance makes now: the next outcome of the step that can be, or else the first there is."""
        left = [] if self.done else list(self.step.chance)
        for used in self.drawn:
            if used in left:
                left.remove(used)
        possible = {action.notation: action for action in self.game.actions}
        return next((possible[notation] for notation in left if notation in possible), self.game.actions[0])


def follow(lesson: Lesson, game: Game) -> Progress:
    """How far a game has come that began as the lesson does."""
    progress = Progress(lesson)
    for node in game.history()[lesson.game.depth :]:
        progress.play(node.action.notation)
    return progress
