"""Watching a table: what each seat gets to see, and when. A watcher is a connection with the seats of its guest.

Nothing is queued. A watcher remembers what it was told last; when there is news it is told everything since then, once
it has taken in what came before. So who reads slowly gets fewer messages, and nobody else waits.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from typing import Any, Final

from msgspec import Raw

import cyclades
from cyclades.rules.reports import private_of, told
from cyclades.server.asking import question_info
from cyclades.server.errors import Forbidden
from cyclades.server.guests import Guest
from cyclades.server.log import Moment
from cyclades.server.messages import (
    ENCODER,
    PROTOCOL,
    MannersInfo,
    MomentInfo,
    Moments,
    ProposalInfo,
    SeatInfo,
    TableInfo,
    TableMessage,
    TalkLine,
    TalkMessage,
    Update,
    Welcome,
)
from cyclades.server.sitting import waiting_for
from cyclades.server.table import FINISHED, Table
from cyclades.tabletop import Tabletop, build, from_perspective

CHUNK: Final = 40
"""How many moments one message tells of."""
MOST_SHOWN: Final = 100
"""How many pieces of messages a table remembers."""
MOST_LINES: Final = 200
"""How much of the talk somebody gets who comes later."""
GUESSES: Final = ("gold_low", "gold_high")
"""What follows about purses from what was public: for programs that ask for it, not for people who should remember."""


class Watcher:
    """A connection to a table."""

    def __init__(self, table: Table, guest: Guest | None, language: str | None, beliefs: bool, seen: int) -> None:
        self.table = table
        self.guest = guest
        self.guest_id = guest.id if guest is not None else None
        self.beliefs = beliefs
        self.language = language
        self.dirty = asyncio.Event()
        self.news = -1
        self.lines = max(0, len(table.talk) - MOST_LINES)
        self.seen: dict[int | None, int] = {}
        self.since = seen
        """The last moment that the client knew when it came."""
        self.told: dict[int | None, tuple[Any, ...]] = {}
        """What each pair of eyes was told last."""

    def eyes(self) -> list[int | None]:
        """The seats that this connection sees with; a spectator's eyes where it has none."""
        return list(self.table.seats_of(self.guest)) or [None]

    def messages(self) -> Iterator[bytes]:
        """Everything that is new. Each message is made when it is asked for."""
        table = self.table
        if self.news < 0:
            self.news = table.news
            yield ENCODER.encode(Welcome(PROTOCOL, cyclades.__version__, table_info(table, self.guest), table.setup))
        elif self.news != table.news:
            self.news = table.news
            yield ENCODER.encode(TableMessage(table_info(table, self.guest)))
        if self.lines < len(table.talk):
            lines = table.talk[self.lines :]
            self.lines += len(lines)
            yield ENCODER.encode(TalkMessage([TalkLine(**line) for line in lines]))
        if table.begun:
            for eyes in self.eyes():
                yield from self.updates(eyes)

    def updates(self, eyes: int | None) -> Iterator[bytes]:
        """What is new for a pair of eyes."""
        table = self.table
        log = table.log
        assert log is not None
        seen = min(self.seen.get(eyes, self.since), len(log.moments))
        while len(log.moments) - seen > CHUNK:  # more may happen while these are on their way
            early = log.moments[seen : seen + CHUNK]
            seen = self.seen[eyes] = seen + CHUNK
            yield ENCODER.encode(Moments(eyes, [self.moment(moment, eyes) for moment in early]))
        mine = eyes is not None and table.asked == eyes and not table.seats[eyes].bot
        key = (len(log.moments), table.status, table.question_id if mine else "", undo_of(table, eyes))
        if self.told.get(eyes) == key:
            return
        moments = log.moments[seen:]
        self.told[eyes] = key
        self.seen[eyes] = len(log.moments)
        question = question_bytes(table, self.language) if mine else None
        yield ENCODER.encode(
            Update(
                eyes,
                len(log.moments),
                [self.moment(moment, eyes) for moment in moments],
                view_bytes(table, eyes, self.beliefs),
                undo_of(table, eyes),
                question,
            )
        )

    def moment(self, moment: Moment, eyes: int | None) -> Any:
        return moment_bytes(self.table, moment, eyes, self.language)


def undo_of(table: Table, eyes: int | None) -> int:
    """How many answers a seat may take back alone."""
    if eyes is None or table.status != "running" or table.seats[eyes].bot:
        return 0
    return table.game.undoable_by(eyes)


def table_info(table: Table, guest: Guest | None) -> TableInfo:
    """A table as a guest sees it."""
    setup = table.setup
    inside = table.lets_watch(guest)
    proposal = table.proposal if inside else None
    return TableInfo(
        id=table.id,
        title=table.title,
        status=table.status,  # type: ignore[arg-type]
        listed=table.listed,
        created=table.created,
        changed=table.changed,
        edition=setup["edition"],
        expansions=list(setup.get("expansions", [])),
        players=setup["players"],
        teams=setup.get("teams"),
        options=dict(setup.get("options", {})),
        manners=MannersInfo(**table.manners.model_dump()),
        seats=[
            SeatInfo(
                seat.number,
                seat.name,
                seat.kind,
                seat.bot,
                table.present(seat.guest),
                guest is not None and seat.guest == guest.id,
            )
            for seat in table.seats
        ],
        hosting=guest is not None and table.host == guest.id,
        proposal=None
        if proposal is None
        else ProposalInfo(
            proposal.what, proposal.seat, proposal.moment, list(proposal.agreed), waiting_for(table, proposal)
        ),
        rematch=table.rematch,
        rules=table.rules,
        asked=[table.asked] if inside and table.asked is not None else [],
        result=table.result if inside else None,
    )


def perspective(table: Table, guest: Guest | None, number: int | None) -> int | None:
    """Whose eyes somebody may look with: a seat of its own; when nobody has secrets any more, any."""
    if number is not None and number not in table.seats_of(guest) and table.status not in FINISHED:
        raise Forbidden(f"seat {number} is not yours")
    if number is not None:
        table.seat(number)
    return number


def shown_view(game: cyclades.Game, eyes: int | None) -> Tabletop:
    """What a pair of eyes sees, by name; without what people would have to remember."""
    return build(game.view(eyes), game.rules)


def present_view(table: Table, eyes: int | None) -> Tabletop:
    """What a pair of eyes sees now. All see the same table, each with secrets of its own, but for the one who is in the
    middle of a group of answers."""
    game, log = table.game, table.log
    assert log is not None
    if game.draft and game.player == eyes:
        return shown_view(game, eyes)
    if table.known is None or table.known[0] is not log.moments[-1]:
        before = game.copy()
        if game.draft:
            before.undo(int(game.draft))
        top = shown_view(before, None)
        top.areas = Raw(ENCODER.encode(top.areas))  # type: ignore[assignment]  # the same for all: made once
        table.known = (log.moments[-1], before, top)
    _, before, top = table.known
    return top if eyes is None else from_perspective(game.rules, top, eyes, private_of(before, eyes))


def without_guesses(record: dict[str, Any]) -> dict[str, Any]:
    """The record of a running game without what follows about purses at its start, where that was a position."""
    start = record["start"]
    if start is None:
        return record
    state = {name: row for name, row in start["state"].items() if name not in GUESSES}
    return {**record, "start": {**start, "state": state}}


def remembered(table: Table, key: tuple[Any, ...], make: Callable[[], Any]) -> Any:
    """Something as JSON, made once for all who see the same; it can stand in a message for what it was made of."""
    known = table.shown.get(key)
    if known is None:
        if len(table.shown) >= MOST_SHOWN:
            table.shown.clear()
        known = table.shown[key] = Raw(ENCODER.encode(make()))
    return known


def view_bytes(table: Table, eyes: int | None, beliefs: bool) -> Any:
    """The present view of a pair of eyes."""
    log = table.log
    assert log is not None
    game = table.game
    if beliefs:
        return remembered(table, ("beliefs", log.length, eyes), lambda: game.view(eyes))
    return remembered(table, ("view", log.length, eyes), lambda: present_view(table, eyes))


def moment_bytes(table: Table, moment: Moment, eyes: int | None, language: str | None) -> Any:
    """A moment for a pair of eyes; all see the same where nothing is hidden."""
    alike = all(event.sees < 0 for event in moment.events)
    key = ("moment", moment.number, "all" if alike else eyes, language)
    return remembered(table, key, lambda: moment_info(table, moment, eyes, language))


def moment_info(table: Table, moment: Moment, eyes: int | None, language: str | None) -> MomentInfo:
    """What a pair of eyes may know of a moment."""
    events = told(table.game, moment.events, eyes)
    who = moment.note.partition(":")[0]  # why a bot failed is for the operator
    info = MomentInfo(moment.number, moment.kind, moment.player, moment.at, events, who, moment.back_to)
    if language is not None:
        texts = table.words(language)
        info.text = texts.story(events)
        begins = next((place for place, event in enumerate(events) if event["event"] == "cycle-begun"), 0)
        info.before = len(texts.story(events[:begins]))
    return info


def question_bytes(table: Table, language: str | None) -> Any:
    """What is asked now, for the one who is asked."""
    log = table.log
    assert log is not None
    return remembered(table, ("question", log.length, language), lambda: question_info(table, language))
