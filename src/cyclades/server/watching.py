"""Watching a table: what each seat gets to see, and when. A watcher is a connection with the seats of its guest.

Nothing is queued. A watcher remembers what it was told last; when there is news it is told everything since then, once
it has taken in what came before. So who reads slowly gets fewer messages, and nobody else waits.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any, Final

from msgspec import Raw

import cyclades
from cyclades.rules.reports import told
from cyclades.server.errors import Forbidden
from cyclades.server.guests import Guest
from cyclades.server.log import Moment
from cyclades.server.messages import (
    ENCODER,
    PROTOCOL,
    Choice,
    MomentInfo,
    Moments,
    ProposalInfo,
    QuestionInfo,
    SeatInfo,
    TableInfo,
    TableMessage,
    TalkMessage,
    Update,
    Welcome,
)
from cyclades.server.sitting import waiting_for
from cyclades.server.table import FINISHED, Table
from cyclades.text import Texts

CHUNK: Final = 40
"""How many moments one message tells of."""
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
        self.lines = 0
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
            yield ENCODER.encode(
                Welcome(PROTOCOL, cyclades.__version__, table_info(table, self.guest), public_setup(table))
            )
        elif self.news != table.news:
            self.news = table.news
            yield ENCODER.encode(TableMessage(table_info(table, self.guest)))
        if self.lines < len(table.talk):
            lines = table.talk[self.lines :]
            self.lines += len(lines)
            yield ENCODER.encode(TalkMessage(lines))
        if table.begun:
            for eyes in self.eyes():
                yield from self.updates(eyes)

    def updates(self, eyes: int | None) -> Iterator[bytes]:
        """What is new for a pair of eyes."""
        table = self.table
        log = table.log
        assert log is not None
        asked = table.asked
        mine = eyes is not None and asked == eyes
        key = (len(log.moments), table.status, table.question_id if mine else "", undo_of(table, eyes))
        if self.told.get(eyes) == key:
            return
        seen = min(self.seen.get(eyes, self.since), len(log.moments))
        moments = log.moments[seen:]
        while len(moments) > CHUNK:
            early, moments = moments[:CHUNK], moments[CHUNK:]
            yield ENCODER.encode(Moments(eyes, [self.moment(moment, eyes) for moment in early]))
        self.told[eyes] = key
        self.seen[eyes] = len(log.moments)
        question = question_of(table, self.language) if mine else None
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

    def moment(self, moment: Moment, eyes: int | None) -> Raw:
        return moment_bytes(self.table, moment, eyes, self.language)


def undo_of(table: Table, eyes: int | None) -> int:
    """How many answers a seat may take back alone."""
    return table.game.takebacks_of(eyes) if eyes is not None and table.status == "running" else 0


def table_info(table: Table, guest: Guest | None) -> TableInfo:
    """A table as a guest sees it."""
    setup = table.setup
    proposal = table.proposal
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
        manners=table.manners.model_dump(),
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
        asked=[] if table.asked is None else [table.asked],
        result=table.result,
    )


def public_setup(table: Table) -> dict[str, Any]:
    """The set-up of a table's game, board and all."""
    return table.setup


def perspective(table: Table, guest: Guest | None, number: int | None) -> int | None:
    """Whose eyes somebody may look with: a seat of its own; when nobody has secrets any more, any."""
    if number is not None and number not in table.seats_of(guest) and table.status not in FINISHED:
        raise Forbidden(f"seat {number} is not yours")
    if number is not None:
        table.seat(number)
    return number


def shown_view(game: cyclades.Game, eyes: int | None, beliefs: bool) -> dict[str, Any]:
    """A view as it leaves the server: for people without what they would have to remember, and without the set-up,
    which they have."""
    view = game.view(eyes)
    if beliefs:
        return view
    view["state"] = {name: row for name, row in view["state"].items() if name not in GUESSES}
    for name in ("setup", "gold", "format", "version", "actions"):
        del view[name]
    return view


def view_bytes(table: Table, eyes: int | None, beliefs: bool) -> Raw:
    """The present view, made once for all who look with the same eyes."""
    return Raw(ENCODER.encode(shown_view(table.game, eyes, beliefs)))


def moment_bytes(table: Table, moment: Moment, eyes: int | None, language: str | None) -> Raw:
    """A moment for a pair of eyes."""
    events = told(table.game, moment.events, eyes)
    who = moment.note.partition(":")[0]  # why a bot failed is for the operator
    info = MomentInfo(moment.number, moment.kind, moment.player, moment.at, events, who, moment.back_to)
    if language is not None:
        info.text = texts_of(table, language).story(events)
    return Raw(ENCODER.encode(info))


def question_of(table: Table, language: str | None) -> QuestionInfo:
    """What is asked now, for the one who is asked."""
    game = table.game
    question = game.question
    useless = set(question.useless)
    choices = [
        Choice(action.words, int(game.price(action)), useless=action.words in useless) for action in game.actions
    ]
    assert question.faction is not None
    info = QuestionInfo(table.question_id, question.kind, question.faction, question.about, choices, int(game.draft))
    if language is not None:
        texts = texts_of(table, language)
        info.text = texts.question(game)
        for choice, action in zip(choices, game.actions):
            choice.label = texts.action(game, action)
    return info


def texts_of(table: Table, language: str) -> Texts:
    """The words of a table's edition, with the names of its board."""
    rules = table.game.rules
    return Texts(language, rules.edition, rules.board)
