"""The registry of a server's tables. Those in use are in memory; the others come from the database when asked for."""

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
from msgspec import to_builtins

from cyclades.server import queries
from cyclades.server.analyses import Analyses
from cyclades.server.board_drawing import BoardDrawer
from cyclades.server.bot_turns import BotTurns
from cyclades.server.bot_workers import BotWorkers
from cyclades.server.budgets import Budgets
from cyclades.server.catching_up import CatchingUp
from cyclades.server.chat import ChatRates
from cyclades.server.clock import ServerClock
from cyclades.server.errors import Conflict, StorageDown, TableError, Unknown
from cyclades.server.game_log import Entry, GameLog
from cyclades.server.guests import Guest, Guests, clean
from cyclades.server.health import HealthCheck
from cyclades.server.lanes import LONG, Lane, Lanes
from cyclades.server.lobby import begin
from cyclades.server.metrics import Metrics
from cyclades.server.new_games import checked_setup, length_of, log_of_record
from cyclades.server.openings import DAY, Newcomers, Openings
from cyclades.server.preview_drawing import PreviewDrawer
from cyclades.server.rules_versions import present_versions
from cyclades.server.seats import Seat
from cyclades.server.settings import Settings
from cyclades.server.store import Store
from cyclades.server.subscribers import Subscriber
from cyclades.server.table import Table, read_table, seats_for_rematch, standings_of
from cyclades.server.table_settings import TableSettings
from cyclades.server.table_status import CLOSED, FINISHED, REPLAY, WAITING

T = TypeVar("T")

NAME: Final = re.compile(r"[A-Za-z0-9_-]{1,32}")
"""The names of tables: nothing else is looked for in the database."""
TITLE_LENGTH: Final = 50
MOST_LISTED: Final = 100
SLICE: Final = 500
"""How many entries of a log that comes as a whole are written at once."""

logger = structlog.get_logger("cyclades.registry")


class TableRegistry:
    """All tables."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.clock = ServerClock()
        self.guests = Guests(store, self.in_background)
        self.bot_workers = BotWorkers(settings.workers(), settings.bot_seconds)
        self.bot_turns = BotTurns(self.bot_workers)
        self.tables: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Task[Table]] = {}
        self.addresses: Counter[str] = Counter()
        """How many connections there are from each address."""
        self.openings = Openings(settings.tables_per_day)
        self.newcomers = Newcomers(settings.guests_per_hour)
        self.chat_rates = ChatRates(settings.chat_per_minute)
        self.metrics = Metrics(self)
        self.health = HealthCheck(store)
        self.budgets = Budgets(settings.work_per_second)
        self.making = Lane()
        """For set-ups of new tables."""
        self.reading = Lanes(most=10_000)
        """For tables that come from the database: of these, everybody's may be asked for at once after a start."""
        self.waking = Lane()
        """For those that nobody has asked for: whoever does need not wait for them."""
        self.replaying = Lanes()
        """For what takes as long as a game is: reading records and cycles."""
        self.boards = BoardDrawer(self.budgets)
        self.previews = PreviewDrawer(self.budgets, self.boards)
        self.analyses = Analyses(store, self.bot_workers, self.bot_turns.thinking, self.budgets)
        self.catching_up = CatchingUp(self.budgets)
        self.tasks: set[asyncio.Task[None]] = set()

    # -- finding ------------------------------------------------------------------------------------------------

    async def table(self, id: str, asked_for: bool = True) -> Table:
        """A table by its name, from memory or from the database; in a lane of its own where nobody has asked for it."""
        found = self.tables.get(id)
        if found is not None and not found.stale:
            if found.length <= LONG:  # which nobody keeps in memory by looking now and then
                found.last_used = time.monotonic()
            return found
        if not NAME.fullmatch(id):
            raise Unknown(f"there is no table {id[:32]!r}")
        if id not in self.loading:
            self.loading[id] = asyncio.create_task(self.load(id, asked_for))
            self.loading[id].add_done_callback(lambda task: self.loading.pop(id, None))
        return await asyncio.shield(self.loading[id])

    async def load(self, id: str, asked_for: bool = True) -> Table:
        """Read a table from the database and play its log again; whoever watched the one before watches this one."""

        def rows(connection: Any) -> Any:
            return queries.table_row(connection, id), queries.read_chat(connection, id)

        found, chat = await self.store.read(rows)
        lane = self.reading.of(len(found[2])) if asked_for else self.waking
        table = await lane.run(read_table, self.store, found, chat)
        if table.remains is not None:
            logger.error("a game cannot be replayed", table=id, entry=table.remains.entry)
        before = self.tables.get(id)
        if before is not None:
            table.last_seen = before.last_seen
            for subscriber in before.subscribers:
                subscriber.table = table
                table.subscribers.add(subscriber)
            table.revision = before.revision + 1
        self.add(table)
        return table

    def add(self, table: Table) -> None:
        """A table comes into use."""
        self.tables[table.id] = table
        table.most_chat = self.settings.chat_lines
        table.most_of_strangers = self.settings.spectator_lines
        table.on_change = self.on_change
        table.clock = self.clock
        table.notify()

    def on_change(self, table: Table) -> None:
        """Something has changed at a table: bots may be asked now; or the database knows better."""
        if table.stale:
            self.in_background(self.reload(table))
        else:
            self.bot_turns.check(table)

    async def reload(self, table: Table) -> None:
        """Read a table anew; where the operator has deleted it, all who watch it are sent away."""
        try:
            await self.table(table.id)
        except Unknown:
            self.tables.pop(table.id, None)
            table.deleted = True
            for subscriber in table.subscribers:
                subscriber.wakeup.set()
        except StorageDown:
            pass  # it is in the log; whoever asks next tries again

    async def start_clock(self) -> None:
        """After a start: the clock counts on."""
        self.clock = ServerClock(await self.store.read(queries.time_kept))

    async def detect_outside_changes(self) -> None:
        """Notice what the operator has closed or deleted meanwhile."""
        ids = list(self.tables)
        found = await self.store.read(lambda connection: queries.statuses(connection, ids))
        for id in ids:
            table = self.tables.get(id)
            if table is not None and not table.lock.locked() and found.get(id) != table.status:
                table.stale = True
                self.on_change(table)

    async def close_forgotten(self) -> None:
        """Close tables where the game has not begun for days, unless somebody looks at them."""
        if self.settings.waiting_days:
            since = self.clock.now() - self.settings.waiting_days * DAY
            watched = [id for id, table in self.tables.items() if table.subscribers]
            await self.store.write(lambda connection: queries.close_forgotten(connection, since, watched))

    def unload_idle(self) -> None:
        """Let go of tables that nobody has used for a while."""
        now = time.monotonic()
        for id, table in list(self.tables.items()):
            if (
                not table.subscribers
                and now - table.last_used > self.idle_seconds(table)
                and not table.lock.locked()
                and not self.bot_turns.busy(table)
            ):
                del self.tables[id]

    def idle_seconds(self, table: Table) -> float:
        """How long a table stays that nobody watches; a game of a hundred times the usual length leaves sooner, for it
        takes a hundred times the room."""
        return self.settings.idle_minutes * 60 / max(1.0, table.length / LONG)

    # -- watching -----------------------------------------------------------------------------------------------

    def count(self, address: str) -> int:
        """How many connections an address has."""
        return self.addresses[address]

    @contextmanager
    def subscribed(self, subscriber: Subscriber) -> Iterator[None]:
        """Somebody watches a table, as long as this lasts. Others hear of it if somebody with a seat comes or goes."""
        address = subscriber.address
        self.addresses[address] += 1
        self.change_presence(subscriber, subscriber.table.subscribers.add)
        subscriber.wakeup.set()
        try:
            yield
        finally:
            self.addresses[address] -= 1
            if not self.addresses[address]:
                del self.addresses[address]
            table = subscriber.table  # which may have been read anew
            self.change_presence(subscriber, table.subscribers.discard)

    def change_presence(self, subscriber: Subscriber, change: Callable[[Subscriber], None]) -> None:
        """A subscriber comes or goes: news, if a seat is filled or left by that."""
        table, guest = subscriber.table, subscriber.guest_id
        before = table.present(guest)
        change(subscriber)
        table.last_used = time.monotonic()
        self.bot_turns.thinking.look_again(table)
        if guest is None or table.present(guest) == before:
            return
        if table.seats_of(subscriber.guest):
            table.revision += 1
            table.notify()
        if table.seats_of(subscriber.guest) or guest == table.host:
            self.record_presence(table, guest)

    def record_presence(self, table: Table, guest: str) -> None:
        """Write down that somebody is here, or was until now; should that fail, it is known until the server ends."""
        known = table.last_seen.pop(guest, None)
        seen = None if table.present(guest) else table.last_seen.setdefault(guest, self.clock.now())
        if seen != known and not table.deleted:
            self.in_background(self.store.write(lambda connection: queries.set_seen(connection, table.id, guest, seen)))

    def in_background(self, work: Coroutine[Any, Any, Any]) -> None:
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
        settings: TableSettings | None = None,
    ) -> Table:
        """A new table; `setup` is as in `cyclades.new`."""
        whole = await self.making.run(checked_setup, setup)
        if len(seats) != whole["players"]:
            raise TableError(f"expected {whole['players']} seats, got {len(seats)}")
        return await self.insert(self.new_row(guest, whole, title, listed, settings or TableSettings()), seats)

    def new_row(
        self, guest: Guest | None, setup: dict[str, Any], title: str, listed: bool, settings: TableSettings, **more: Any
    ) -> queries.Row:
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
            "settings": to_builtins(settings),
            "proposal": None,
            "result": None,
            "rematch": None,
            "key": secrets.token_bytes(16),
            "touched": self.clock.now(),
            **more,
        }

    async def insert(
        self, row: queries.Row, seats: Sequence[Seat], log: GameLog | None = None, entries: Sequence[Entry] = ()
    ) -> Table:
        """Write a new table down, then let people in; nobody opens more than the server wants."""
        more = len(entries) > SLICE
        first = {**row, "status": CLOSED} if more else row

        def work(connection: Any) -> None:
            if row["host"] is not None:
                self.openings.check_guest(queries.count_opened_since(connection, row["host"], row["created"] - DAY))
            queries.add_table(connection, first, [seat.row() for seat in seats], entries[:SLICE])

        await self.store.write(work)
        if more:
            await self.insert_rest(row, entries)
        table = Table(self.store, row, seats, log)
        self.add(table)
        return table

    async def insert_rest(self, row: queries.Row, entries: Sequence[Entry]) -> None:
        """Write the rest of a long log down, in slices, so that others' answers are written in between. Until all of it
        is there, the table is closed."""
        id = row["id"]
        try:
            for start in range(SLICE, len(entries), SLICE):
                some = entries[start : start + SLICE]
                await self.store.write(lambda connection, some=some: queries.add_entries(connection, id, some))  # type: ignore[misc]
            status = {"status": row["status"], "changed": row["changed"]}
            await self.store.write(lambda connection: queries.change_table(connection, id, CLOSED, **status))
        except TableError:
            with suppress(TableError):
                await self.store.write(lambda connection: queries.delete_table(connection, id))
            raise

    async def rematch(self, table: Table, guest: Guest) -> Table:
        """A new table with the same people; the second who asks gets the same one."""
        table.seated(guest)
        async with table.lock:
            if table.status not in FINISHED:
                raise Conflict(f"the game is not over: it is {table.status}")
            if not await self.exists(table.rematch):
                row = self.new_row(guest, table.setup, table.title, table.listed, table.settings, barred=table.barred)
                fresh = await self.insert(row, seats_for_rematch(table))
                await table.change(rematch=fresh.id)
            assert table.rematch is not None
        fresh = await self.table(table.rematch)
        if fresh.status == WAITING and {seat.guest for seat in fresh.seats if seat.guest} == {guest.id}:
            async with fresh.lock:
                await begin(fresh)
        return fresh

    async def exists(self, id: str | None) -> bool:
        """Whether a table can be gone to."""
        try:
            return id is not None and (await self.table(id)).status != CLOSED
        except Unknown:
            return False

    async def import_record(self, guest: Guest | None, record: Any, title: str) -> Table:
        """A record that somebody uploads, as a table to look at."""
        async with self.replaying.of(length_of(record)):
            log, entries = await asyncio.to_thread(log_of_record, record)
            game = log.game
            names = [Seat(number, None, f"{number + 1}", "") for number in range(game.rules.players)]
            more: dict[str, Any] = {"status": REPLAY, "start": game.start}
            if game.over:
                more["result"] = standings_of(game)
            row = self.new_row(guest, game.rules.setup(), title, False, TableSettings(), **more)
            return await self.insert(row, names, log, entries)

    async def continue_from(
        self, table: Table, guest: Guest, moment: int, seats: Sequence[Seat], title: str, settings: TableSettings | None
    ) -> Table:
        """A new table that begins where another one stood at a moment; only of games without secrets."""
        table.check_replayable()
        if table.status not in FINISHED or table.log is None:
            raise Conflict("only a game that is over, or a record, can be continued elsewhere")
        if not 1 <= moment <= len(table.log.moments):
            raise Unknown(f"expected a moment from 1 to {len(table.log.moments)}, got {moment}")
        if len(seats) != table.setup["players"]:
            raise TableError(f"expected {table.setup['players']} seats, got {len(seats)}")
        then = table.log.at(moment)
        if then.over:
            raise Conflict("the game is over at that moment: choose an earlier one")
        record = {**table.log.game.record(), "actions": [node.action.notation for node in then.history()], "over": None}
        async with self.replaying.of(length_of(record)):
            log, entries = await asyncio.to_thread(log_of_record, record)
            more = {"start": table.start, "asked": log.game.player}
            row = self.new_row(guest, table.setup, title or table.title, False, settings or table.settings, **more)
            return await self.insert(row, seats, log, entries)

    # -- ending -------------------------------------------------------------------------------------------------

    async def close(self) -> None:
        """Stop: bots first, then what is still being written."""
        await self.bot_turns.stop()
        await self.analyses.stop()
        await asyncio.to_thread(self.bot_workers.join)
        await asyncio.gather(*self.tasks, *self.loading.values(), return_exceptions=True)
        with suppress(TableError):
            await self.clock.keep(self.store, 0.0)
        for table in self.tables.values():
            async with table.lock:
                pass
