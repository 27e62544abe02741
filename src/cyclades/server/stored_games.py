"""Stored games: a log is played again, and every entry has to lead where its checksum says."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from cyclades.engine.records import FORMAT, VERSION
from cyclades.server import queries
from cyclades.server.game_log import TAKEBACK, UNDO, Entry, GameLog, checksum
from cyclades.server.lanes import Rests
from cyclades.server.rules_versions import stated_versions, up_to_date
from cyclades.server.table_status import FINISHED, OVER, RUNNING

BEGUN: Final = (RUNNING, *FINISHED)
"""Statuses in which a game has a log."""


@dataclass(frozen=True)
class Replay:
    """What came of replaying a stored game."""

    log: GameLog | None
    """The game as far as it could be replayed; None where there is none, or it cannot even be set up."""
    difference: str = ""
    """Where it leads elsewhere, and how; empty where it does not. It may tell secrets of players."""


@dataclass(frozen=True)
class Remains:
    """What there is of a game that no longer replays."""

    record: dict[str, Any]
    """All that was written down: for when nobody has secrets any more."""
    log: GameLog | None
    """The game as far as it could be replayed."""

    @property
    def entry(self) -> int:
        """The first entry that could not be replayed."""
        return self.log.length if self.log is not None else 0


def replay(row: queries.Row, entries: Sequence[Entry]) -> Replay:
    """Play the log of a table again. Checksums of other rules say nothing to the present ones."""
    if not entries:
        return Replay(None, "its log is empty" if row["status"] in BEGUN else "")
    try:
        log = GameLog(row["setup"], row["start"], row["rules"])
    except Exception as error:  # whatever stands in the database, a table has to open
        return Replay(None, f"it cannot be set up: {error}")
    present = up_to_date(stated_versions(row["rules"], row["setup"]), row["setup"])
    rest = Rests()
    for entry in entries:
        rest()
        where = f"entry {entry.number} ({entry.kind}: {', '.join(entry.moves)[:60]})"
        try:
            change = log.read(entry)
        except Exception as error:
            return Replay(log, f"{where}: {error}")
        if present and checksum(change.game) != entry.state:
            return Replay(log, f"{where}: it is legal, but the game stands otherwise after it")
        log.add(change)
    if present and row["status"] == OVER and not log.game.over:
        return Replay(log, "it ends otherwise")
    return Replay(log)


def remains_of(row: queries.Row, entries: Sequence[Entry], log: GameLog | None) -> Remains:
    """What there is of a game that no longer replays: its record is made from the log alone, without playing it."""
    turns: list[tuple[str, ...]] = []
    for entry in entries:
        if entry.kind in (UNDO, TAKEBACK):
            count = int(entry.moves[0]) if entry.moves and entry.moves[0].isdecimal() else 0
            del turns[max(1, len(turns) - count) :]  # the beginning is nobody's action
        else:
            turns.append(entry.moves)
    head = {"format": FORMAT, "version": VERSION, "rules": row["rules"], "setup": row["setup"], "start": row["start"]}
    actions = [move for moves in turns for move in moves]
    return Remains({**head, "actions": actions, "over": row["status"] == OVER}, log)
