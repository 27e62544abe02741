"""The log of a table: entries that only grow, and the game that they add up to.

An entry is one action with the outcomes of chance that followed, or the taking back of some actions. What an entry
makes public is a *moment*, numbered from 1: unfinished groups of actions are none, so that nobody learns of them, not
even how many there were.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Sequence
from copy import copy
from dataclasses import dataclass, field
from typing import Any, Final

import cyclades
from cyclades.engine.chance import Outcomes
from cyclades.engine.errors import CycladesError, NotYourTurn
from cyclades.engine.events import Event
from cyclades.engine.machine import Node
from cyclades.engine.records import FORMAT, VERSION
from cyclades.rules.events import CYCLE_BEGUN, TURN_BEGUN
from cyclades.server.errors import Conflict, Illegal
from cyclades.server.rules_versions import present_versions

BEGIN: Final = "begin"
ACTION: Final = "action"
UNDO: Final = "undo"
TAKEBACK: Final = "takeback"
KINDS: Final = (BEGIN, ACTION, UNDO, TAKEBACK)
REPLAY_ERRORS: Final = (LookupError, AssertionError, ArithmeticError, NotImplementedError, RecursionError)
"""What comes of states that nobody could have played to, or not by the present rules."""


@dataclass(frozen=True)
class Entry:
    """A row of the log."""

    number: int
    kind: str
    player: int | None
    moves: tuple[str, ...]
    """In notation: an action and what chance made of it; or how many actions were taken back."""
    note: str = ""
    """Who answered, where it was not the person: a bot, or the server for a bot that failed."""
    state: int = 0
    """A checksum of the game after it."""
    at: float = field(default_factory=time.time)
    why: dict[str, Any] | None = None
    """The reason of a bot that everybody may know, as `bots.public_reasons` gives it."""


@dataclass(frozen=True)
class Moment:
    """What an entry made public."""

    number: int
    kind: str
    player: int | None
    note: str
    events: tuple[Event, ...]
    head: Node | None
    """The end of the history as everybody knows it."""
    back_to: int | None = None
    """Where actions were taken back: the moment at which the game stands again."""
    at: float = 0.0
    why: dict[str, Any] | None = None


@dataclass(frozen=True)
class Change:
    """What an entry would do: it is not done before it is written down."""

    entry: Entry
    game: cyclades.Game
    moment: Moment | None


class GameLog:
    """The game of a table, and how it came to be."""

    def __init__(self, setup: dict[str, Any], start: Any = None, rules: Any = None) -> None:
        record = {
            "format": FORMAT,
            "version": VERSION,
            "rules": present_versions(setup) if rules is None else rules,
            "setup": setup,
            "start": start,
            "actions": [],
        }
        self.game = cyclades.load(record, ask_chance=True)
        self.length = 0
        self.moments: list[Moment] = []
        self.cycle_starts: list[tuple[int, int]] = []
        """The moments at which cycles began, and which."""
        self.outcome: Callable[[cyclades.Game], cyclades.Action] = at_random
        """What chance makes where it is asked: of a lesson, what the lesson says."""

    # -- what would follow --------------------------------------------------------------------------------------

    def begin(self) -> Change:
        """The beginning: what chance decides before the first question."""
        return self.change(BEGIN, None, (), "")

    def answer(self, player: int, action: str, note: str = "") -> Change:
        """An action, with dice and draws from the system's randomness."""
        return self.change(ACTION, player, (self.game.parse(action).notation,), note)  # as the game writes it

    def answer_all(
        self, player: int, actions: Sequence[str], note: str = "", why: dict[str, Any] | None = None
    ) -> list[Change]:
        """Actions one after the other, each an entry of its own; none of them counts if one is illegal.

        Others may follow only what the player could take back: nobody shall learn of a die or a card, and then have
        the message refused. Of what would be legal after the first nothing is told: others see when somebody plays and
        takes back, and nobody shall find out the same unseen."""
        notations = [self.notation(actions, number) for number in range(len(actions))]  # before anything is played
        ahead = copy(self)
        ahead.moments = list(self.moments)
        ahead.cycle_starts = list(self.cycle_starts)
        changes: list[Change] = []
        for number, notation in enumerate(notations):
            if number and ahead.game.undoable_by(player) < number:
                raise Illegal(f"{quoted(actions, number)}: send it later, {actions[number - 1]!r} is final", number)
            try:
                changes.append(ahead.change(ACTION, player, (notation,), note, why))
            except CycladesError as error:
                if number:
                    raise Illegal(f"{quoted(actions, number)}: it is not legal then", number) from None
                if isinstance(error, NotYourTurn):
                    raise Conflict(f"seat {player} is not asked now") from None
                raise Illegal(str(error), number) from None
            ahead.add(changes[-1])
        return changes

    def notation(self, actions: Sequence[str], number: int) -> str:
        """One of the actions of a message as the game writes it, legal or not."""
        try:
            return self.game.parse(actions[number]).notation
        except CycladesError as error:
            raise Illegal(f"{quoted(actions, number)}: {error}" if number else str(error), number) from None

    def undo(self, player: int, count: int) -> Change:
        """A player takes back actions of its unfinished turn."""
        most = self.game.undoable_by(player)
        if not 1 <= count <= most:
            raise Illegal(
                f"expected 1 to {most} actions to take back, got {count}" if most else "nothing can be taken back"
            )
        drafted = 0 if self.game.is_asked(player) else int(self.game.draft)
        return self.change(UNDO, player, (str(count + drafted),), "")

    def take_back_to(self, player: int, number: int) -> Change:
        """All agree to go back to a moment."""
        if not 1 <= number < len(self.moments):
            raise Illegal(f"expected a moment from 1 to {len(self.moments) - 1}, got {number}")
        target = self.moments[number - 1].head
        actions = 0
        node = self.game.head
        while node is not None and node is not target:
            actions += node.asked >= 0
            node = node.parent
        if node is not target or not actions:
            raise Illegal(f"moment {number} was itself taken back: choose one that still counts")
        return self.change(TAKEBACK, player, (str(actions),), "")

    def change(
        self, kind: str, player: int | None, moves: tuple[str, ...], note: str, why: dict[str, Any] | None = None
    ) -> Change:
        """What an entry would do, with chance answered where it is asked."""
        game = self.game.copy()
        told = apply(game, kind, player, moves)
        drawn, more = draw_outcomes(game, self.outcome)
        entry = Entry(self.length, kind, player, (*moves, *drawn), note, checksum(game), why=why)
        return Change(entry, game, self.moment(game, entry, told + more))

    # -- what was written down ----------------------------------------------------------------------------------

    def read(self, entry: Entry) -> Change:
        """What an entry of the database did; checked like any answer."""
        if entry.number != self.length:
            raise Conflict(f"expected entry {self.length} of the log, got {entry.number}")
        if entry.kind not in KINDS:
            raise Conflict(f"expected an entry among {', '.join(KINDS)}, got {entry.kind!r}")
        game = self.game.copy()
        told = apply(game, entry.kind, entry.player, entry.moves)
        return Change(entry, game, self.moment(game, entry, told))

    def add(self, change: Change) -> None:
        """It is written down: now it counts."""
        self.game = change.game
        self.length = change.entry.number + 1
        if change.moment is not None:
            self.moments.append(change.moment)
            begun = [event.a for event in change.moment.events if event.kind is CYCLE_BEGUN and event.sees < 0]
            self.cycle_starts += [(change.moment.number, int(cycle)) for cycle in begun]

    def moment(self, game: cyclades.Game, entry: Entry, told: list[Event]) -> Moment | None:
        """What an entry makes public, if anything."""
        head = public_head(game)
        if self.moments and head is self.moments[-1].head:
            return None
        back_to = None
        if entry.kind in (UNDO, TAKEBACK):
            back_to = next((past.number for past in reversed(self.moments) if past.head is head), 0)
        number = len(self.moments) + 1
        return Moment(number, entry.kind, entry.player, entry.note, tuple(told), head, back_to, entry.at, entry.why)

    def turn_began(self) -> Moment | None:
        """The last moment at which a turn began, of those that still count."""
        number = len(self.moments)
        while number > 0:
            moment = self.moments[number - 1]
            if any(event.kind is TURN_BEGUN for event in moment.events):
                return moment
            number = number - 1 if moment.back_to is None else moment.back_to
        return None

    def at(self, number: int) -> cyclades.Game:
        """The game as it stood at a moment."""
        head = self.moments[number - 1].head
        game = self.game.copy()
        if head is not None:
            game.rewind(head)
            game.play_legal(head.action)
        elif game.head is not None:
            game.rewind(game.history()[0])
        return game


def quoted(actions: Sequence[str], number: int) -> str:
    """Which of the actions of a message."""
    return f"action {number + 1} of {len(actions)}, {actions[number]!r:.62}"


def apply(game: cyclades.Game, kind: str, player: int | None, moves: tuple[str, ...]) -> list[Event]:
    """Do to a game what an entry says; returns what happened."""
    if kind in (UNDO, TAKEBACK):
        game.undo(int(moves[0]))
        return []
    told: list[Event] = list(game.events) if kind == BEGIN else []
    for number, move in enumerate(moves):
        asked = player if kind == ACTION and number == 0 else None
        game.play(game.parse(move), asked)
        if not game.draft:
            told += game.events
    return told


def draw_outcomes(
    game: cyclades.Game, outcome: Callable[[cyclades.Game], cyclades.Action]
) -> tuple[list[str], list[Event]]:
    """Answer for chance as long as it is asked."""
    moves: list[str] = []
    told: list[Event] = []
    while game.player is None and not game.over:
        drawn = outcome(game)
        game.play(drawn)
        moves.append(drawn.notation)
        told += game.events
    return moves, told


def at_random(game: cyclades.Game) -> cyclades.Action:
    """What chance makes of a game where it is asked."""
    return random_outcome(game.stack[-1].raw_outcomes(game))


def random_outcome(outcomes: Outcomes) -> cyclades.Action:
    """One of the outcomes, by weight and by the system's randomness."""
    at = secrets.randbelow(int(outcomes.total))
    weights = outcomes.weights
    i = 0
    while at >= weights[i]:
        at -= int(weights[i])
        i += 1
    return outcomes.actions[i]


def public_head(game: cyclades.Game) -> Node | None:
    """The end of the history without the group that somebody has not finished."""
    node = game.head
    for _ in range(game.draft):
        node = node.parent if node is not None else None
    return node


def checksum(game: cyclades.Game) -> int:
    """A number that differs, most likely, where two games do."""
    return game.checksum()
