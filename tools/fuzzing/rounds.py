"""What must hold from answer to answer of rounds of battles, windows for items, and auctions: every round costs
somebody a unit, everybody is asked whose item might fit, and no auction goes on for ever."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from cyclades.engine.decks import HIDDEN
from cyclades.engine.events import Event
from cyclades.rules import events
from tools.fuzzing.hades import FIRST_OF_BATTLE, WINDOWS, holders, steps
from tools.fuzzing.snapshot import Snapshot

NOBODY: Final = -1
COSTS: Final = {events.LOST, events.RESCUED, events.RETREATED}
"""What makes a side smaller."""
CADUCEUS: Final = "caduceus-paid"
"""The event of a unit that gold has saved."""
AGAIN: Final = {events.GOLD_SPENT, events.POWER_USED}
"""What comes before dice that are rolled again."""


class Rounds:
    """Follows battles, windows and auctions."""

    def __init__(self) -> None:
        self.sides = (NOBODY, NOBODY)
        self.last = NOBODY
        """Who has rolled last in this battle."""
        self.again = False
        """Whether the next dice are of the same round."""
        self.paid = True
        """Whether the last round has cost anything."""
        self.before_round: set[int] = set()
        """Who was asked since the last round."""
        self.asked: dict[int, set[int]] = {}
        """Who was asked at each window of this cycle."""
        self.offerings = 0

    def look(self, before: Snapshot, now: Snapshot) -> Iterator[str]:
        """All that must hold between two states."""
        self.hear(before)
        for event in now.game.events:
            yield from self.follow(before, now, event)
        yield from self.passed(before, now)

    def hear(self, now: Snapshot) -> None:
        """Note who is asked."""
        if now.steps[-1:] == ["AskHolder"]:
            window, faction = int(now.stack[-1].window), int(now.stack[-1].faction)
            (self.before_round if window >= FIRST_OF_BATTLE else self.asked.setdefault(window, set())).add(faction)

    def follow(self, before: Snapshot, now: Snapshot, event: Event) -> Iterator[str]:
        """Note what happened."""
        kind = event.kind
        if kind is events.CYCLE_BEGUN:
            self.asked = {}
        elif kind is events.BATTLE_BEGUN:
            self.sides, self.last = (int(event.a), int(event.b)), NOBODY
            self.again, self.paid, self.before_round = False, True, set()
        elif kind in COSTS or kind.name == CADUCEUS:
            self.paid = True
        elif kind in AGAIN:
            self.again = True
        elif kind is events.ROLLED:
            yield from self.rolled(before, now, int(event.a))
        elif kind is events.OFFERED:
            self.offerings += 1
            most = now.one("open_gods") * (len(now.rules.scale) + 1) + len(now.rules.pawns)
            if self.offerings > most:
                yield f"{self.offerings} offerings in a cycle, which could be {most} at most"
        elif kind is events.PAID:
            self.offerings = 0

    def rolled(self, before: Snapshot, now: Snapshot, faction: int) -> Iterator[str]:
        """Dice are rolled: the first ones of a round, more of it, or some again."""
        first = faction == self.sides[0] and (self.paid or (self.last != faction and not self.again))
        if first:
            if not self.paid:
                yield f"a round between the factions {self.sides} has cost nobody a unit"
            hiding = set(before["place"]) & set(now["place"])
            missed = {side for side in self.sides if HIDDEN - side in hiding} - self.before_round
            if missed:
                yield f"the factions {missed} hold items face down and were not asked before a round"
            self.paid, self.before_round = False, set()
        self.again, self.last = False, faction

    def passed(self, before: Snapshot, now: Snapshot) -> Iterator[str]:
        """At a window of the cycle that is over, everybody was asked who might have had something for it."""
        begun = any(event.kind is events.CYCLE_BEGUN for event in now.game.events)
        if "items_hidden" not in now.fields or now.game.over:
            return
        for window in WINDOWS:
            if all(now.card(item) < 0 for item in WINDOWS[window]):
                continue
            was = begun or is_open(before, window)
            if window < FIRST_OF_BATTLE and was and not is_open(now, window) and now.one("cycle") > 0:
                missed = (holders(before, window) & holders(now, window)) - self.asked.get(window, set())
                if missed:
                    yield f"the factions {missed} were not asked at window {window}"


def is_open(now: Snapshot, window: int) -> bool:
    """Whether a window of this cycle is open, or to come."""
    return any(step.window == window for step in [*steps(now, "OpenWindow"), *steps(now, "AskHolder")])
