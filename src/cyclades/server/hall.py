"""The hall: all tables of a server. Those in use are in memory; the others come from the database when asked for."""

from __future__ import annotations

import asyncio
import re
import secrets
import time
from collections import Counter
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any, Final, TypeVar

import structlog

import cyclades
from cyclades.engine.errors import CycladesError
from cyclades.server import rows
from cyclades.server.errors import Conflict, StorageDown, TableError, TooMuch, Unknown
from cyclades.server.guests import Guest, Guests, clean
from cyclades.server.log import IMPOSSIBLE, Entry, Log
from cyclades.server.manners import Manners
from cyclades.server.metrics import Metrics
from cyclades.server.playing import Playing
from cyclades.server.seats import Seat
from cyclades.server.settings import Settings
from cyclades.server.sitting import begin
from cyclades.server.store import Store
from cyclades.server.table import CLOSED, FINISHED, REPLAY, WAITING, Table, fresh_seats, read_table, standings_of
from cyclades.server.thinkers import Thinkers
from cyclades.server.versions import present_versions
from cyclades.server.watching import Watcher

T = TypeVar("T")

NAME: Final = re.compile(r"[A-Za-z0-9_-]{1,32}")
"""The names of tables: nothing else is looked for in the database."""
TITLE_LENGTH: Final = 50
DAY: Final = 86_400.0
MOST_LISTED: Final = 100
LAYOUTS: Final = ("ready", "random")
"""Boards by name; any other is given as a whole. A name is never that of a file."""

logger = structlog.get_logger("cyclades.hall")


class Hall:
    """All tables."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.opened = time.time()
        self.guests = Guests(store)
        self.thinkers = Thinkers(settings.thinkers(), settings.bot_seconds)
        self.playing = Playing(self.thinkers)
        self.tables: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Task[Table]] = {}
        self.addresses: Counter[str] = Counter()
        """How many connections there are from each address."""
        self.metrics = Metrics(self)
        self.heavy = asyncio.Semaphore(1)
        self.tasks: set[asyncio.Task[None]] = set()

    # -- finding ------------------------------------------------------------------------------------------------

    async def table(self, id: str) -> Table:
        """A table by its name, from memory or from the database."""
        found = self.tables.get(id)
        if found is not None and not found.stale:
            found.used = time.monotonic()
            return found
        if not NAME.fullmatch(id):
            raise Unknown(f"there is no table {id[:32]!r}")
        if id not in self.loading:
            self.loading[id] = asyncio.create_task(self.load(id))
            self.loading[id].add_done_callback(lambda task: self.loading.pop(id, None))
        return await asyncio.shield(self.loading[id])

    async def load(self, id: str) -> Table:
        """Read a table from the database and play its log again; whoever watched the one before watches this one."""

        def work(connection: Any) -> Table:
            return read_table(self.store, rows.table_row(connection, id), rows.read_talk(connection, id))

        table = await self.store.read(work)
        before = self.tables.get(id)
        if before is not None:
            table.left = before.left
            for watcher in before.watchers:
                watcher.table = table
                table.watchers.add(watcher)
            table.news = before.news + 1
        self.add(table)
        return table

    def add(self, table: Table) -> None:
        """A table comes into use."""
        self.tables[table.id] = table
        table.most_talk = self.settings.talk_lines
        table.notice = self.notice
        table.opened = self.opened
        table.wake()

    def notice(self, table: Table) -> None:
        """Something has changed at a table: bots may be asked now; or the database knows better."""
        if table.stale:
            self.later(self.reload(table))
        else:
            self.playing.look(table)

    async def reload(self, table: Table) -> None:
        """Read a table anew; where the operator has deleted it, all who watch it are sent away."""
        try:
            await self.table(table.id)
        except Unknown:
            self.tables.pop(table.id, None)
            table.deleted = True
            for watcher in table.watchers:
                watcher.dirty.set()
        except StorageDown:
            pass  # it is in the log; whoever asks next tries again

    async def resume(self) -> None:
        """After a start: games in which a bot is asked go on."""
        running = await self.store.read(lambda connection: rows.bots_asked(connection))
        for id in running:
            try:
                await self.table(id)
            except Exception as error:  # one game must not keep the others from going on
                logger.error("a table cannot be opened", table=id, error=type(error).__name__)

    async def look_around(self) -> None:
        """Notice what the operator has closed or deleted meanwhile."""
        ids = list(self.tables)
        found = await self.store.read(lambda connection: rows.statuses(connection, ids))
        for id in ids:
            table = self.tables.get(id)
            if table is not None and not table.lock.locked() and found.get(id) != table.status:
                table.stale = True
                self.notice(table)

    async def heavily(self, work: Callable[..., T], *arguments: Any) -> T:
        """Do something that takes long, in a thread; one such thing at a time, so that nothing else waits."""
        async with self.heavy:
            return await asyncio.to_thread(work, *arguments)

    async def close_forgotten(self) -> None:
        """Close tables where the game has not begun for days, unless somebody looks at them."""
        if self.settings.waiting_days:
            since = time.time() - self.settings.waiting_days * DAY
            watched = [id for id, table in self.tables.items() if table.watchers]
            await self.store.write(lambda connection: rows.close_forgotten(connection, since, watched))

    def forget_idle(self) -> None:
        """Let go of tables that nobody has used for a while."""
        limit = time.monotonic() - self.settings.idle_minutes * 60
        for id, table in list(self.tables.items()):
            if not table.watchers and table.used < limit and not table.lock.locked() and not self.playing.busy(table):
                del self.tables[id]

    # -- watching -----------------------------------------------------------------------------------------------

    def count(self, address: str) -> int:
        """How many connections an address has."""
        return self.addresses[address]

    @contextmanager
    def watching(self, watcher: Watcher, address: str) -> Iterator[None]:
        """Somebody watches a table, as long as this lasts. Others hear of it if somebody with a seat comes or goes."""
        self.addresses[address] += 1
        self.come_or_go(watcher, watcher.table.watchers.add)
        watcher.dirty.set()
        try:
            yield
        finally:
            self.addresses[address] -= 1
            if not self.addresses[address]:
                del self.addresses[address]
            table = watcher.table  # which may have been read anew
            self.come_or_go(watcher, table.watchers.discard)
            if watcher.guest_id is not None and not table.present(watcher.guest_id):
                self.note_leaving(table, watcher.guest_id)

    def come_or_go(self, watcher: Watcher, change: Callable[[Watcher], None]) -> None:
        """A watcher comes or goes: news, if a seat is filled or left by that."""
        table, guest = watcher.table, watcher.guest_id
        before = table.present(guest)
        change(watcher)
        table.used = time.monotonic()
        if table.present(guest) != before and table.seats_of(watcher.guest):
            table.news += 1
            table.wake()

    def note_leaving(self, table: Table, guest: str) -> None:
        """Write down when somebody was last here; should that fail, it is only known until the server ends."""
        now = table.left[guest] = time.time()
        if not table.deleted and guest in [seat.guest for seat in table.seats]:
            self.later(self.store.write(lambda connection: rows.seen_last(connection, table.id, guest, now)))

    def later(self, work: Coroutine[Any, Any, Any]) -> None:
        """Do something that nobody waits for."""

        async def quietly() -> None:
            with suppress(TableError):
                await work

        task = asyncio.create_task(quietly())
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # -- making -------------------------------------------------------------------------------------------------

    async def create(
        self,
        guest: Guest,
        setup: dict[str, Any],
        seats: Sequence[Seat],
        title: str = "",
        listed: bool = False,
        manners: Manners | None = None,
    ) -> Table:
        """A new table; `setup` is as in `cyclades.new`."""
        whole = await self.heavily(checked_setup, setup)
        if len(seats) != whole["players"]:
            raise TableError(f"expected {whole['players']} seats, got {len(seats)}")
        return await self.put(self.row(guest, whole, title, listed, manners or Manners()), seats)

    def row(
        self, guest: Guest | None, setup: dict[str, Any], title: str, listed: bool, manners: Manners, **more: Any
    ) -> rows.Row:
        """A table as the database has it."""
        now = time.time()
        return {
            "id": secrets.token_urlsafe(12),
            "created": now,
            "changed": now,
            "status": WAITING,
            "title": " ".join(clean(title, "a title").split())[:TITLE_LENGTH],
            "listed": listed,
            "asked": None,
            "host": guest.id if guest is not None else None,
            "rules": present_versions(setup),
            "setup": setup,
            "start": None,
            "manners": manners.model_dump(),
            "proposal": None,
            "result": None,
            "rematch": None,
            "key": secrets.token_bytes(16),
            **more,
        }

    async def put(
        self, row: rows.Row, seats: Sequence[Seat], log: Log | None = None, entries: Sequence[Entry] = ()
    ) -> Table:
        """Write a new table down, then let people in; nobody opens more than the server wants."""
        most = self.settings.tables_per_day

        def work(connection: Any) -> None:
            if row["host"] is not None and rows.opened_since(connection, row["host"], row["created"] - DAY) >= most:
                raise TooMuch(f"you have opened {most} tables within a day: that is as many as this server takes")
            rows.add_table(connection, row, [seat.row() for seat in seats], entries)

        await self.store.write(work)
        table = Table(self.store, row, seats, log)
        self.add(table)
        return table

    async def rematch(self, table: Table, guest: Guest) -> Table:
        """A new table with the same people; the second who asks gets the same one."""
        table.seated(guest)
        async with table.lock:
            if table.status not in FINISHED:
                raise Conflict(f"the game is not over: it is {table.status}")
            if not await self.still_there(table.rematch):
                row = self.row(guest, table.setup, table.title, table.listed, table.manners)
                fresh = await self.put(row, fresh_seats(table))
                await table.change(rematch=fresh.id)
            assert table.rematch is not None
        fresh = await self.table(table.rematch)
        if fresh.status == WAITING and {seat.guest for seat in fresh.seats if seat.guest} == {guest.id}:
            async with fresh.lock:
                await begin(fresh)
        return fresh

    async def still_there(self, id: str | None) -> bool:
        """Whether a table can be gone to."""
        try:
            return id is not None and (await self.table(id)).status != CLOSED
        except Unknown:
            return False

    async def bring(self, guest: Guest | None, record: Any, title: str) -> Table:
        """A record that somebody brings, as a table to look at."""
        log, entries = await self.heavily(followed, record)
        game = log.game
        names = [Seat(number, None, f"{number + 1}", "") for number in range(game.rules.players)]
        more: dict[str, Any] = {"status": REPLAY, "start": game.start}
        if game.over:
            more["result"] = standings_of(game)
        row = self.row(guest, game.rules.setup(), title, False, Manners(), **more)
        return await self.put(row, names, log, entries)

    async def go_on(
        self, table: Table, guest: Guest, moment: int, seats: Sequence[Seat], title: str, manners: Manners | None
    ) -> Table:
        """A new table that begins where another one stood at a moment; only of games without secrets."""
        if table.status not in FINISHED or table.log is None:
            raise Conflict("only a game that is over, or a record, can be continued elsewhere")
        if not 1 <= moment <= len(table.log.moments):
            raise Unknown(f"expected a moment from 1 to {len(table.log.moments)}, got {moment}")
        if len(seats) != table.setup["players"]:
            raise TableError(f"expected {table.setup['players']} seats, got {len(seats)}")
        then = table.log.at(moment)
        if then.over:
            raise Conflict("the game is over at that moment: choose an earlier one")
        record = {**table.log.game.record(), "moves": [node.action.notation for node in then.history()], "over": None}
        log, entries = await self.heavily(followed, record)
        more = {"start": table.start, "asked": log.game.player}
        row = self.row(guest, table.setup, title or table.title, False, manners or table.manners, **more)
        return await self.put(row, seats, log, entries)

    # -- ending -------------------------------------------------------------------------------------------------

    async def close(self) -> None:
        """Stop: bots first, then what is still being written."""
        await self.playing.stop()
        await asyncio.to_thread(self.thinkers.join)
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for table in self.tables.values():
            async with table.lock:
                pass


def checked_setup(setup: dict[str, Any]) -> dict[str, Any]:
    """A set-up with its board, if a game can begin with it. A board is given whole or by name, never as a file."""
    board = setup.get("board", "ready")
    if not isinstance(board, dict) and board not in LAYOUTS:
        raise TableError(f"expected the layout of a board, or {' or '.join(LAYOUTS)}, got {board!r:.60}")
    try:
        game = cyclades.new(**{**setup, "board": board}, ask_chance=True)
    except (CycladesError, cyclades.BoardError) as error:
        raise TableError(str(error)) from None
    except RecursionError:
        raise TableError("expected a set-up that is not nested so deeply") from None
    found: dict[str, Any] = game.rules.setup()
    return found


def followed(record: Any) -> tuple[Log, list[Entry]]:
    """The log of a record: an entry for each answer, and what chance made of it."""
    try:
        return follow(cyclades.load(record, ask_chance=True))
    except (CycladesError, cyclades.BoardError) as error:
        raise TableError(str(error)) from None
    except IMPOSSIBLE as error:
        raise TableError(f"expected a game that can be played, but it fits together nowhere: {error!r:.60}") from None


def follow(whole: cyclades.Game) -> tuple[Log, list[Entry]]:
    """Go through a game once more, in entries; at its end everybody must have something to see."""
    log = Log(whole.rules.setup(), whole.start)
    entries: list[Entry] = []
    nodes = whole.history()
    at = 0
    while at < len(nodes) or not entries:
        player = whole.rules.player_of[nodes[at].asked] if at < len(nodes) and nodes[at].asked >= 0 else None
        end = at + (player is not None and bool(entries))
        while end < len(nodes) and nodes[end].asked < 0:
            end += 1
        moves = tuple(node.action.notation for node in nodes[at:end])
        kind = "begin" if not entries else "answer"
        change = log.change(kind, player if entries else None, moves, "")
        log.add(change)
        entries.append(change.entry)
        at = end
    for player in range(whole.rules.players):
        log.game.view(player)
    return log, entries
