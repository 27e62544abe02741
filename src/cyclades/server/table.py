"""A table in memory: its seats, its game, who watches. Whatever changes is written down before it counts."""

from __future__ import annotations

import asyncio
import hashlib
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from msgspec import Raw

import cyclades
from cyclades.engine.records import Versions
from cyclades.server import queries
from cyclades.server.chat import ALWAYS, COMING_AND_GOING, ChatShare
from cyclades.server.clock import ServerClock
from cyclades.server.errors import Conflict, Forbidden, TableError, TooMuch, Unknown, Unreplayable
from cyclades.server.game_log import Change, GameLog, Moment
from cyclades.server.guests import Guest, clean
from cyclades.server.lesson_tables import lesson_of
from cyclades.server.messages import TEXT_LENGTH
from cyclades.server.names import check_apart
from cyclades.server.proposals import Proposal, read_proposal
from cyclades.server.rules_versions import check_up_to_date, present_versions, stated_versions
from cyclades.server.seats import Seat, read_seat
from cyclades.server.store import Store
from cyclades.server.stored_games import Remains, remains_of, replay
from cyclades.server.table_settings import stored_settings
from cyclades.server.table_status import OVER, REPLAY, RUNNING, WAITING
from cyclades.tabletop import Tabletop
from cyclades.text import Texts

if TYPE_CHECKING:
    from cyclades.server.subscribers import Subscriber

SENT_AWAY: Final = "the host has sent you away from this table"


class Table:
    """A table. Everything here happens in the event loop; `lock` keeps changes apart that wait for the database."""

    def __init__(self, store: Store, row: queries.Row, seats: Sequence[Seat], log: GameLog | None) -> None:
        self.store = store
        self.id: str = row["id"]
        self.title: str = row["title"]
        self.listed: bool = row["listed"]
        self.created: float = row["created"]
        self.changed: float = row["changed"]
        self.status: str = row["status"]
        self.host: str | None = row["host"]
        self.setup: dict[str, Any] = row["setup"]
        self.rules: Versions = stated_versions(row["rules"], self.setup)
        self.settings = stored_settings(row["settings"])
        self.key: bytes = row["key"]
        self.rematch: str | None = row["rematch"]
        self.result: list[dict[str, Any]] | None = row["result"]
        self.proposal: Proposal | None = read_proposal(row["proposal"])
        self.start: Any = row["start"]
        self.barred: list[dict[str, Any]] = row.get("barred") or []
        """Whom the host has sent away, each with a number of its own and the name it had: these stay out."""
        self.lesson_state: dict[str, Any] | None = row.get("lesson_state")
        """How far somebody has come, where the table is a lesson."""
        self.lesson = lesson_of(row.get("lesson"), self.lesson_state)
        self.seats = list(seats)
        self.log = log
        if self.lesson is not None and log is not None:
            log.outcome = self.lesson.outcome
        self.remains: Remains | None = None
        """What there is of a game that no longer replays; nobody plays on, and `log` is None."""
        self.chat: list[queries.Row] = []
        self.most_chat: int = sys.maxsize
        self.most_of_strangers: int = sys.maxsize
        self.share = ChatShare()
        self.public: tuple[Moment, cyclades.Game, Tabletop, Raw] | None = None
        """The game at the last moment, which all know, what a spectator sees of it, and its areas as JSON."""
        self.json_cache: dict[tuple[Any, ...], Raw] = {}
        """Pieces of messages that several connections need."""
        self.texts: dict[str, Texts] = {}
        """The texts of its game, by language."""
        self.lock = asyncio.Lock()
        self.subscribers: set[Subscriber] = set()
        self.last_seen: dict[str, float] = {}
        """When guests without a connection were last here, by the clock of the server."""
        self.touched: float = row["touched"]
        """When the table, but for its game, changed last, by the clock of the server."""
        self.clock = ServerClock(self.touched)
        """The clock of the server."""
        self.last_used = time.monotonic()
        self.revision = 0
        """Counts up whenever the table, but for its game, has changed."""
        self.on_change: Callable[[Table], None] = lambda table: None
        """Who else wants to know of changes: the registry of tables."""
        self.stale = False
        """Whether the database knows better: the table has to be read anew."""
        self.deleted = False

    # -- who ----------------------------------------------------------------------------------------------------

    def seat(self, number: int) -> Seat:
        """A seat by its number."""
        if not 0 <= number < len(self.seats):
            raise Unknown(f"expected a seat from 0 to {len(self.seats) - 1}, got {number}")
        return self.seats[number]

    def seat_of(self, guest: Guest | None, number: int) -> Seat:
        """A seat, if it is the guest's."""
        seat = self.seat(number)
        if guest is None or seat.guest != guest.id:
            raise Forbidden(f"seat {number} is not yours")
        return seat

    def seats_of(self, guest: Guest | None) -> list[int]:
        """The numbers of a guest's seats."""
        return [] if guest is None else [seat.number for seat in self.seats if seat.guest == guest.id]

    def names_besides(self, guest: Guest) -> list[str]:
        """The names of all at the table, bots too, but for those of a guest."""
        return [seat.name for seat in self.seats if seat.kind != "open" and seat.guest != guest.id]

    def seated(self, guest: Guest | None) -> Guest:
        """The guest, if it has a seat here."""
        if guest is None or not self.seats_of(guest):
            raise Forbidden("only those who sit at the table may do that")
        return guest

    def present(self, guest: str | None) -> bool:
        """Whether a guest has a connection to the table."""
        return guest is not None and any(subscriber.guest_id == guest for subscriber in self.subscribers)

    def bars(self, guest: Guest | None) -> bool:
        """Whether the host has sent a guest away, so that it may no longer take a seat."""
        return guest is not None and any(row["guest"] == guest.id for row in self.barred)

    def may_watch(self, guest: Guest | None) -> None:
        """Refuse those who may not look at the table."""
        if self.deleted:
            raise Unknown(f"there is no table {self.id!r} any more")
        if not self.lets_watch(guest):
            raise Forbidden("this table has no spectators")

    def lets_watch(self, guest: Guest | None) -> bool:
        """Whether a guest may look at the game."""
        return self.settings.spectators or self.status in (WAITING, REPLAY) or bool(self.seats_of(guest))

    # -- the game -----------------------------------------------------------------------------------------------

    @property
    def game(self) -> cyclades.Game:
        """The game, if it has begun."""
        self.check_replayable()
        if self.log is None or not self.log.length:
            raise Conflict("the game has not begun")
        return self.log.game

    @property
    def length(self) -> int:
        """How many answers its game has."""
        return self.log.length if self.log is not None else 0

    @property
    def begun(self) -> bool:
        return self.log is not None and self.log.length > 0

    @property
    def question_id(self) -> str:
        """The name of the present question. It tells nothing about how many actions there have been."""
        length = self.log.length if self.log is not None else 0
        return hashlib.blake2b(str(length).encode(), key=self.key, digest_size=8).hexdigest()

    @property
    def asked(self) -> int | None:
        """The seat that is asked."""
        return self.game.player if self.status == RUNNING and self.begun else None

    def check_status(self) -> None:
        """Refuse what is for running games only."""
        if self.status != RUNNING:
            raise Conflict(f"the game is not running: it is {self.status}")

    def check_replayable(self) -> None:
        """Refuse what needs a game that can be replayed."""
        if self.remains is not None:
            raise Unreplayable("what is stored of this game no longer leads where it led: nobody can play on")

    def check_running(self) -> GameLog:
        """The log of a game that can go on."""
        self.check_status()
        self.check_replayable()
        if self.log is None:
            raise Conflict("the game has not begun")
        check_up_to_date(self.rules, self.setup)
        return self.log

    async def answer(
        self,
        number: int,
        actions: Sequence[str],
        question: str,
        note: str = "",
        why: dict[str, Any] | None = None,
    ) -> None:
        """The answer of a seat to a question, and those to the questions that follow from it, if there are more actions
        than one; when this returns, all are written down for good."""
        async with self.lock:
            log = self.check_running()
            if question != self.question_id:
                raise Conflict("this question was answered already: look at the table again")
            if note and not self.seats[number].bot:
                raise Conflict(f"{self.seats[number].name} answers for seat {number} again")
            if self.lesson is not None and not note:
                self.lesson.check(log.game, actions)
            await self.write(*log.answer_all(number, actions, note, why))

    async def undo(self, number: int, count: int) -> None:
        """A seat takes back actions of its unfinished turn."""
        async with self.lock:
            await self.write(self.check_running().undo(number, count))

    async def write(self, *changes: Change, **values: Any) -> None:
        """Write entries down in one transaction, then let them count."""
        log = self.check_running()
        id, game = self.id, changes[-1].game
        if game.over:
            values = {**values, "status": OVER, "result": standings_of(game), "proposal": None}
        if self.lesson is not None:
            values = {**values, **self.lesson.news(game, self.lesson_state)}

        def work(connection: Any) -> None:
            for change in changes:
                queries.append(connection, id, change.entry, change.game.player, change.moment is None)
            if values:
                queries.change_table(connection, id, RUNNING, **values)

        await self.commit(work)
        for change in changes:
            log.add(change)
        quiet = all(change.moment is None for change in changes)
        self.set_values(changed=self.changed if quiet else time.time(), **values)
        if values:
            self.revision += 1
        self.notify()

    async def begin(self, log: GameLog, line: queries.Row) -> None:
        """The game begins. That it runs and how it begins is one change: there is no running game without a log."""
        change, id, rules = log.begin(), self.id, present_versions(self.setup)

        def work(connection: Any) -> None:
            queries.change_table(connection, id, WAITING, status=RUNNING, rules=rules)
            queries.append(connection, id, change.entry, change.game.player)
            queries.add_chat(connection, id, [line])

        await self.commit(work)
        log.add(change)
        self.log = log
        self.chat.append(line)
        self.set_values(status=RUNNING, rules=rules)
        self.revision += 1
        self.notify()

    async def change(self, *seats: Seat, chat: Sequence[queries.Row] = (), **values: Any) -> None:
        """Change the table, but for its game. Where there is no room for a line of chat, it is done without."""
        before, id = self.status, self.id
        rows = [self.new_row_of(seat) for seat in seats]
        values["touched"] = self.clock.now()
        chat = [line for line in chat if line["kind"] in ALWAYS or self.has_room(line["kind"] in COMING_AND_GOING)]

        def work(connection: Any) -> None:
            queries.change_table(connection, id, before, rows, **values)
            queries.add_chat(connection, id, chat)

        await self.commit(work)
        for seat in seats:
            self.seats[seat.number] = seat
        self.chat.extend(chat)
        self.set_values(**values)
        self.revision += 1
        self.notify()

    def new_row_of(self, seat: Seat) -> queries.Row:
        """A seat for the database; of somebody new there it is not known when it was last here."""
        row = seat.row()
        return row if seat.guest == self.seats[seat.number].guest else {**row, "seen": None}

    async def commit(self, work: Any) -> None:
        """Write; where the database knows better, the table is stale."""
        try:
            await self.store.write(work)
        except Conflict:
            self.stale = True
            self.notify()
            raise

    def set_values(self, **values: Any) -> None:
        """What was written down counts now."""
        self.changed = time.time()
        for name, value in values.items():
            setattr(self, name, read_proposal(value) if name == "proposal" else value)

    def notify(self) -> None:
        """Tell everybody who watches that there is news."""
        self.last_used = time.monotonic()
        for subscriber in self.subscribers:
            subscriber.wakeup.set()
        self.on_change(self)

    def texts_in(self, language: str) -> Texts:
        """The texts of its game, with the names of its board and of those who play."""
        if language not in self.texts:
            rules = self.game.rules
            self.texts[language] = Texts.of(language, rules)
        texts = self.texts[language]
        texts.people = self.player_names()
        return texts

    def player_names(self) -> dict[str, str]:
        """The names of those who play, by faction, where each has one faction and a name of its own; none in a lesson,
        which speaks of colours."""
        rules = self.game.rules
        names = {seat.name for seat in self.seats}
        if self.lesson is not None or len(rules.factions) != len(self.seats) or len(names) < len(self.seats):
            return {}
        named = {faction: self.seats[rules.player_of[number]].name for number, faction in enumerate(rules.factions)}
        return {} if any(not name or name.isdigit() for name in named.values()) else named

    # -- chat ---------------------------------------------------------------------------------------------------

    def line(self, kind: str, name: str, seat: int | None = None, text: str = "") -> queries.Row:
        """A line of chat: something said, or something that somebody did."""
        return {"number": len(self.chat), "kind": kind, "name": name, "seat": seat, "text": text, "at": time.time()}

    def has_room(self, of_strangers: bool) -> bool:
        """Whether the chat takes one more line, of those who play or of strangers."""
        self.share.look_at(self.chat)
        strangers_too = not of_strangers or self.share.used < self.most_of_strangers
        return len(self.chat) < self.most_chat and strangers_too

    async def say(self, guest: Guest, text: str) -> None:
        """Somebody says something."""
        said = clean(text, "a text")[:TEXT_LENGTH]
        if not said:
            raise TableError("expected a text, got an empty one")
        async with self.lock:
            seats = self.seats_of(guest)
            if self.bars(guest) and not seats:
                raise Forbidden(SENT_AWAY)
            if not self.has_room(not seats or self.status == WAITING):
                raise TooMuch("as much has been said at this table as it keeps; there may be room for those who play")
            name = self.seats[seats[0]].name if seats else guest.name
            if not seats:
                check_apart(name, self.names_besides(guest))
            line = self.line("chat", name, seats[0] if seats else None, said)
            id = self.id
            await self.commit(lambda connection: queries.add_chat(connection, id, [line]))
            self.chat.append(line)
            self.notify()


def standings_of(game: cyclades.Game) -> list[dict[str, Any]]:
    """How a game ended, as plain data."""
    standings: list[dict[str, Any]] = game.view(None)["standings"]
    return standings


def read_table(
    store: Store, found: tuple[queries.Row, list[queries.Row], list[queries.Row]], chat: list[queries.Row]
) -> Table:
    """A table from the database: its log is played again. One that does not lead where it led is still there, but its
    game is not."""
    row, seats, given = found
    entries = [queries.read_entry(entry) for entry in given]
    replayed = replay(row, entries)
    table = Table(store, row, [read_seat(seat) for seat in seats], None if replayed.difference else replayed.log)
    if replayed.difference:
        table.remains = remains_of(row, entries, replayed.log)
    table.chat = chat
    table.last_seen = {seat["guest"]: seat["seen"] for seat in seats if seat["guest"] and seat["seen"]}
    return table


def seats_for_rematch(table: Table) -> list[Seat]:
    """The seats of a table for a rematch: bots stay, and so do people, who come back from their absence."""
    return [replace(seat, bot="", resigned=False) if seat.guest else seat for seat in table.seats]
