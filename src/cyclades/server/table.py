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
from cyclades.engine.errors import CycladesError, NotYourTurn
from cyclades.engine.records import FORMAT, VERSION, Versions
from cyclades.server import rows
from cyclades.server.errors import Conflict, Forbidden, Illegal, TableError, TooMuch, Unknown
from cyclades.server.guests import Guest, clean
from cyclades.server.log import IMPOSSIBLE, TAKEBACK, UNDO, Change, Entry, Log, Moment
from cyclades.server.manners import Manners, Proposal, read_proposal
from cyclades.server.messages import TEXT_LENGTH
from cyclades.server.seats import Seat, read_seat
from cyclades.server.store import Store
from cyclades.server.versions import check_up_to_date, present_versions, stated_versions
from cyclades.tabletop import Tabletop
from cyclades.text import Texts

if TYPE_CHECKING:
    from cyclades.server.watching import Watcher

WAITING: Final = "waiting"
RUNNING: Final = "running"
OVER: Final = "over"
ABANDONED: Final = "abandoned"
CLOSED: Final = "closed"
REPLAY: Final = "replay"
"""A record that somebody has brought: it can be looked at, and continued elsewhere."""
FINISHED: Final = (OVER, ABANDONED, REPLAY)
"""Nobody has secrets any more."""


class Table:
    """A table. Everything here happens in the event loop; `lock` keeps changes apart that wait for the database."""

    def __init__(self, store: Store, row: rows.Row, seats: Sequence[Seat], log: Log | None) -> None:
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
        self.manners = Manners(**row["manners"])
        self.key: bytes = row["key"]
        self.rematch: str | None = row["rematch"]
        self.result: list[dict[str, Any]] | None = row["result"]
        self.proposal: Proposal | None = read_proposal(row["proposal"])
        self.start: Any = row["start"]
        self.seats = list(seats)
        self.log = log
        self.written: dict[str, Any] | None = None
        """The record of a game that the present rules cannot replay, as it was written down."""
        self.talk: list[rows.Row] = []
        self.most_talk: int = sys.maxsize
        self.known: tuple[Moment, cyclades.Game, Tabletop] | None = None
        """The game at the last moment, which all know, and what a spectator sees of it."""
        self.shown: dict[tuple[Any, ...], Raw] = {}
        """Pieces of messages that several connections need."""
        self.texts: dict[str, Texts] = {}
        """The words of its game, by language."""
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.left: dict[str, float] = {}
        """When guests without a connection were last here."""
        self.opened = 0.0
        """When the server began: nobody could be here before."""
        self.used = time.monotonic()
        self.news = 0
        """Counts up whenever the table, but for its game, has changed."""
        self.notice: Callable[[Table], None] = lambda table: None
        """Who else wants to know of changes: the hall."""
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

    def seated(self, guest: Guest | None) -> Guest:
        """The guest, if it has a seat here."""
        if guest is None or not self.seats_of(guest):
            raise Forbidden("only those who sit at the table may do that")
        return guest

    def present(self, guest: str | None) -> bool:
        """Whether a guest has a connection to the table."""
        return guest is not None and any(watcher.guest_id == guest for watcher in self.watchers)

    def may_watch(self, guest: Guest | None) -> None:
        """Refuse those who may not look at the table."""
        if self.deleted:
            raise Unknown(f"there is no table {self.id!r} any more")
        if not self.lets_watch(guest):
            raise Forbidden("this table has no spectators")

    def lets_watch(self, guest: Guest | None) -> bool:
        """Whether a guest may look at the game."""
        return self.manners.spectators or self.status in (WAITING, REPLAY) or bool(self.seats_of(guest))

    # -- the game -----------------------------------------------------------------------------------------------

    @property
    def game(self) -> cyclades.Game:
        """The game, if it has begun."""
        if self.log is None or not self.log.length:
            raise Conflict("the game has not begun, or cannot be replayed by the present rules")
        return self.log.game

    @property
    def begun(self) -> bool:
        return self.log is not None and self.log.length > 0

    @property
    def question_id(self) -> str:
        """The name of the present question. It tells nothing about how many answers there have been."""
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

    def check_running(self) -> Log:
        """The log of a game that can go on."""
        self.check_status()
        if self.log is None:
            raise Conflict("this game cannot be replayed by the present rules")
        check_up_to_date(self.rules, self.setup)
        return self.log

    async def answer(self, number: int, words: str, question: str, note: str = "") -> None:
        """The answer of a seat to a question; when this returns, it is written down for good."""
        async with self.lock:
            log = self.check_running()
            if question != self.question_id:
                raise Conflict("this question was answered already: look at the table again")
            if note and not self.seats[number].bot:
                raise Conflict(f"{self.seats[number].name} answers for seat {number} again")
            try:
                change = log.answer(number, words, note)
            except NotYourTurn:
                raise Conflict(f"seat {number} is not asked now") from None
            except CycladesError as error:
                raise Illegal(str(error)) from None
            await self.write(change)

    async def undo(self, number: int, answers: int) -> None:
        """A seat takes back answers of its unfinished turn."""
        async with self.lock:
            await self.write(self.check_running().undo(number, answers))

    async def write(self, change: Change, **values: Any) -> None:
        """Write an entry down, then let it count."""
        log = self.check_running()
        if change.game.over:
            values = {**values, "status": OVER, "result": standings_of(change.game), "proposal": None}
        entry, id, asked = change.entry, self.id, change.game.player
        quiet = change.moment is None
        changed = self.changed if quiet else time.time()
        await self.safely(lambda connection: rows.append(connection, id, entry, asked, quiet, **values))
        log.add(change)
        self.take(changed=changed, **values)
        if values:
            self.news += 1
        self.wake()

    async def begin(self, log: Log, line: rows.Row) -> None:
        """The game begins. That it runs and how it begins is one change: there is no running game without a log."""
        change, id, rules = log.begin(), self.id, present_versions(self.setup)

        def work(connection: Any) -> None:
            rows.change_table(connection, id, WAITING, status=RUNNING, rules=rules)
            rows.append(connection, id, change.entry, change.game.player)
            rows.add_talk(connection, id, [line])

        await self.safely(work)
        log.add(change)
        self.log = log
        self.talk.append(line)
        self.take(status=RUNNING, rules=rules)
        self.news += 1
        self.wake()

    async def change(self, *seats: Seat, talk: Sequence[rows.Row] = (), **values: Any) -> None:
        """Change the table, but for its game."""
        before, id = self.status, self.id

        def work(connection: Any) -> None:
            rows.change_table(connection, id, before, [seat.row() for seat in seats], **values)
            rows.add_talk(connection, id, talk)

        await self.safely(work)
        for seat in seats:
            self.seats[seat.number] = seat
        self.talk.extend(talk)
        self.take(**values)
        self.news += 1
        self.wake()

    async def safely(self, work: Any) -> None:
        """Write; where the database knows better, the table is stale."""
        try:
            await self.store.write(work)
        except Conflict:
            self.stale = True
            self.wake()
            raise

    def take(self, **values: Any) -> None:
        """What was written down counts now."""
        self.changed = time.time()
        for name, value in values.items():
            setattr(self, name, read_proposal(value) if name == "proposal" else value)

    def wake(self) -> None:
        """Tell everybody who watches that there is news."""
        self.used = time.monotonic()
        for watcher in self.watchers:
            watcher.dirty.set()
        self.notice(self)

    def words(self, language: str) -> Texts:
        """The words of its game, with the names of its board and of those who play."""
        if language not in self.texts:
            rules = self.game.rules
            self.texts[language] = Texts(language, rules.edition, rules.board)
        texts = self.texts[language]
        texts.people = self.people()
        return texts

    def people(self) -> dict[str, str]:
        """The names of those who play, by faction, where each has one faction and a name of its own."""
        rules = self.game.rules
        names = {seat.name for seat in self.seats}
        if len(rules.factions) != len(self.seats) or len(names) < len(self.seats):
            return {}
        named = {faction: self.seats[rules.player_of[number]].name for number, faction in enumerate(rules.factions)}
        return {} if any(not name or name.isdigit() for name in named.values()) else named

    # -- talk ---------------------------------------------------------------------------------------------------

    def line(self, kind: str, name: str, seat: int | None = None, text: str = "") -> rows.Row:
        """A line of talk: something said, or something that somebody did."""
        return {"number": len(self.talk), "kind": kind, "name": name, "seat": seat, "text": text, "at": time.time()}

    async def say(self, guest: Guest, text: str) -> None:
        """Somebody says something."""
        said = clean(text, "a text")[:TEXT_LENGTH]
        if not said:
            raise TableError("expected a text, got an empty one")
        async with self.lock:
            if len(self.talk) >= self.most_talk:
                raise TooMuch(f"{self.most_talk} lines have been said at this table: that is as many as it keeps")
            seats = self.seats_of(guest)
            name = self.seats[seats[0]].name if seats else guest.name
            line = self.line("chat", name, seats[0] if seats else None, said)
            id = self.id
            await self.safely(lambda connection: rows.add_talk(connection, id, [line]))
            self.talk.append(line)
            self.wake()


def standings_of(game: cyclades.Game) -> list[dict[str, Any]]:
    """How a game ended, as plain data."""
    standings: list[dict[str, Any]] = game.view(None)["standings"]
    return standings


def read_table(store: Store, found: tuple[rows.Row, list[rows.Row], list[rows.Row]], talk: list[rows.Row]) -> Table:
    """A table from the database: its log is played again. One that the present rules cannot replay is still there, but
    its game is not."""
    row, seats, entries = found
    log: Log | None = None
    if entries:
        try:
            log = Log(row["setup"], row["start"], row["rules"])
            for entry in entries:
                log.add(log.read(rows.read_entry(entry)))
        except (CycladesError, *IMPOSSIBLE):
            log = None
    table = Table(store, row, [read_seat(seat) for seat in seats], log)
    table.talk = talk
    if entries and log is None:
        table.written = written(row, [rows.read_entry(entry) for entry in entries])
    table.left = {seat["guest"]: seat["seen"] for seat in seats if seat["guest"] and seat["seen"]}
    return table


def written(row: rows.Row, entries: Sequence[Entry]) -> dict[str, Any]:
    """The record of a game from its log alone, without playing it."""
    turns: list[tuple[str, ...]] = []
    for entry in entries:
        if entry.kind in (UNDO, TAKEBACK):
            del turns[-int(entry.moves[0]) :]
        else:
            turns.append(entry.moves)
    head = {"format": FORMAT, "version": VERSION, "rules": row["rules"], "setup": row["setup"], "start": row["start"]}
    return {**head, "moves": [words for moves in turns for words in moves], "over": row["status"] == OVER}


def fresh_seats(table: Table) -> list[Seat]:
    """The seats of a table for a rematch: bots stay, and so do people, who come back from their absence."""
    return [replace(seat, bot="", resigned=False) if seat.guest else seat for seat in table.seats]
