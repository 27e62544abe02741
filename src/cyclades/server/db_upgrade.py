"""Bringing stored tables to the present rules: each log is followed once, and written anew.

An answer that is no longer asked is left out, one that is asked otherwise is given otherwise, and every checksum is
made anew. A table that cannot be followed keeps its log and the versions of its rules; where its game was not over, it
is abandoned, so that its record can be had, but nobody plays on.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, Final

from sqlalchemy import Connection

from cyclades.engine.errors import CycladesError, RecordError
from cyclades.engine.records import Versions
from cyclades.older_rules import Follower
from cyclades.server import queries
from cyclades.server.errors import Unknown
from cyclades.server.game_log import (
    ACTION,
    REPLAY_ERRORS,
    TAKEBACK,
    UNDO,
    Entry,
    GameLog,
    at_random,
    checksum,
    draw_outcomes,
)
from cyclades.server.rules_versions import describe_versions, present_versions, stated_versions
from cyclades.server.store import Store
from cyclades.server.table import standings_of
from cyclades.server.table_status import ABANDONED, OVER, RUNNING, WAITING

BATCH: Final = 200
"""So many names of tables are read at once; of whole tables there is one in memory."""
CONVERTED: Final = "converted"
CHANGED: Final = "changed"
"""Converted, with actions left out or replaced."""
LEFT: Final = "left"


@dataclass(frozen=True)
class Upgrade:
    """What came of a table of older rules."""

    id: str
    status: str
    outcome: str
    reason: str = ""


class Rewritten:
    """The log of a table as the present rules have it."""

    def __init__(self, row: queries.Row, older: list[Entry]) -> None:
        self.game = GameLog(row["setup"], row["start"], row["rules"]).game
        self.follower = Follower()
        self.actions: list[int] = []
        """How many actions each of the older ones has become, without those that were taken back."""
        self.entries: list[Entry] = []
        for entry in older:
            try:
                self.follow(entry)
            except (CycladesError, *REPLAY_ERRORS) as error:
                said_so = ", ".join(entry.moves)[:60]
                raise RecordError(f"from entry {entry.number} ({entry.kind}: {said_so}) on: {error}") from None
        if older:
            self.renumber(row, older)

    def follow(self, entry: Entry) -> None:
        """One more entry of the older log."""
        if entry.kind in (UNDO, TAKEBACK):
            self.take_back(entry)
            return
        outcomes = entry.moves
        if entry.kind == ACTION:
            now = self.follower.now(self.game, entry.moves[0])
            outcomes = entry.moves[1:]
            self.actions.append(len(now))
            for words in now:
                self.game.play(words, entry.player)
                self.entries.append(replace(entry, moves=(words,)))
        else:
            self.entries.append(replace(entry, moves=()))
        self.throw(outcomes)

    def take_back(self, entry: Entry) -> None:
        """Answers are taken back: as many as they have become."""
        count = int(entry.moves[0])
        if not 1 <= count <= len(self.actions):
            raise RecordError(f"expected 1 to {len(self.actions)} actions to take back, got {count}")
        now = sum(self.actions[-count:])
        del self.actions[-count:]
        if now:
            self.game.undo(now)
            self.entries.append(replace(entry, moves=(str(now),)))

    def throw(self, outcomes: tuple[str, ...]) -> None:
        """What chance made of the latest answer."""
        if outcomes and self.entries[-1].kind in (UNDO, TAKEBACK):
            raise RecordError(f"nothing is asked of chance after actions were taken back, got {outcomes[0]!r}")
        for words in outcomes:
            if self.game.asked >= 0:
                raise RecordError(f"expected an answer of a player, got {words!r}")
            self.game.play(words)
        if outcomes:
            self.entries[-1] = replace(self.entries[-1], moves=(*self.entries[-1].moves, *outcomes))

    def renumber(self, row: queries.Row, older: list[Entry]) -> None:
        """Number the entries, play them as they will be read, and look where that has led."""
        self.throw(tuple(draw_outcomes(self.game.copy(), at_random)[0]))  # chance may be asked where somebody was
        log = GameLog(row["setup"], self.game.start)
        for number, entry in enumerate(self.entries):
            change = log.read(replace(entry, number=number))
            self.entries[number] = replace(change.entry, state=checksum(change.game))
            log.add(change)
        self.game = log.game
        ends = self.game.over or row["status"] != OVER
        if not ends or (row["result"] and winners(standings_of(self.game)) != winners(row["result"])):
            raise RecordError("it ends otherwise")


def winners(standings: list[dict[str, Any]]) -> list[Any]:
    """Who is in the first place."""
    return [row["players"] for row in standings if row["place"] == 1]


# -- tables -------------------------------------------------------------------------------------------------------


def upgrade_all(store: Store) -> Iterator[Upgrade]:
    """Convert every table of older rules, one at a time, each in a transaction of its own."""
    for id in outdated(store):
        try:
            yield upgrade(store, id)
        except Unknown:
            continue  # deleted meanwhile


def outdated(store: Store) -> Iterator[str]:
    """The tables that are not of the present rules. Mostly there are none, and then none is read."""
    if all(rules == present_versions(setup) for rules, setup in store.read_now(queries.rules_in_use)):
        return
    last = ""
    while True:
        found = store.read_now(lambda connection, last=last: queries.after(connection, last, BATCH))  # type: ignore[misc]
        for id, rules, setup in found:
            if rules != present_versions(setup):
                yield id
        if len(found) < BATCH:
            return
        last = found[-1][0]


def upgrade(store: Store, id: str) -> Upgrade:
    """Convert a table of older rules."""
    row, _, given = store.read_now(lambda connection: queries.table_row(connection, id))
    setup, status = row["setup"], row["status"]
    present = present_versions(setup)
    stated = stated_versions(row["rules"], setup)
    if not known(stated, present):
        return Upgrade(id, status, LEFT, f"this program has no such rules: {describe_versions(stated)}")
    older = [queries.read_entry(entry) for entry in given]
    values: dict[str, Any] = {"rules": present}
    entries: list[Entry] | None = None
    outcome, reason = CONVERTED, ""
    try:
        new = Rewritten(row, older)
        entries = new.entries
        values["start"] = new.game.start
        if older:
            values.update(consequences(row, new))
        if [entry.moves for entry in entries] != [entry.moves for entry in older]:
            values["proposal"] = None  # it may name a moment by its number
            outcome = CHANGED
    except (CycladesError, *REPLAY_ERRORS) as error:
        outcome, reason = LEFT, str(error)
        values = {"status": ABANDONED, "proposal": None} if older and status in (RUNNING, WAITING) else {}

    def work(connection: Connection) -> None:
        queries.rewrite(connection, row, len(older), entries, **values)

    store.write_now(work)
    return Upgrade(id, status, outcome, reason)


def known(stated: Versions, present: Versions) -> bool:
    """Whether the versions of a table are the present ones or older."""
    return set(stated) == set(present) and all(number <= present[name] for name, number in stated.items())


def consequences(row: queries.Row, new: Rewritten) -> dict[str, Any]:
    """What changes at a table along with its log: who is asked, and how its game ended."""
    game = new.game
    values: dict[str, Any] = {}
    if row["status"] in (RUNNING, WAITING):
        values["asked"] = game.player
    if row["status"] == RUNNING and game.over:
        values["status"] = OVER
    if row["result"] is not None or "status" in values:
        values["result"] = standings_of(game)
    return values
