"""The messages on a WebSocket, version 1: what clients send and what they get. docs/protocol.md explains it, and
`/api/protocol.json` is the JSON schema made from this file."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, json

from cyclades.server.table_settings import TableSettings
from cyclades.tabletop import StandingInfo, Tabletop

PROTOCOL: Final = 1
"""The version of the protocol: fields and messages may be added to it, nothing else."""

Id = Annotated[int, Meta(ge=0, le=2**53, description="a number of the client's own; the reply carries it")]
SeatNumber = Annotated[int, Meta(ge=0, le=5, description="a seat of yours, from 0")]
TEXT_LENGTH: Final = 500
MOST_ACTIONS: Final = 8
"""How many actions one answer may hold."""
MOST_EARLIER: Final = 200
"""How many older moments may be asked for at once."""


# -- from clients -------------------------------------------------------------------------------------------------


class Answer(Struct, tag="answer", forbid_unknown_fields=True):
    """Answer the question of a seat."""

    id: Id
    seat: SeatNumber
    question: Annotated[str, Meta(max_length=40, description="the `id` of the question that is answered")]
    actions: Annotated[
        list[Annotated[str, Meta(max_length=60)]],
        Meta(
            min_length=1,
            max_length=MOST_ACTIONS,
            description="in notation: the answer, and those to the questions that follow from it; all or none",
        ),
    ]


class Undo(Struct, tag="undo", forbid_unknown_fields=True):
    """Take back actions of an unfinished turn."""

    id: Id
    seat: SeatNumber
    count: Annotated[int, Meta(ge=1, le=200, description="how many actions")] = 1


class Propose(Struct, tag="propose", forbid_unknown_fields=True):
    """Ask everybody to go back to a moment, or to abandon the game."""

    id: Id
    seat: SeatNumber
    what: Literal["takeback", "abandon"]
    moment: Annotated[int, Meta(ge=0, le=2**31)] = 0


class Vote(Struct, tag="vote", forbid_unknown_fields=True):
    """Agree to what is proposed, or not. Whoever proposed it and votes no takes it back."""

    id: Id
    seat: SeatNumber
    agree: bool


class Say(Struct, tag="say", forbid_unknown_fields=True):
    """Say something to everybody at the table."""

    id: Id
    text: Annotated[str, Meta(min_length=1, max_length=TEXT_LENGTH)]


class Hint(Struct, tag="hint", forbid_unknown_fields=True):
    """Ask for advice about the question of a seat."""

    id: Id
    seat: SeatNumber


class Coach(Struct, tag="coach", forbid_unknown_fields=True):
    """Ask what a newcomer should see before the question of a seat is answered."""

    id: Id
    seat: SeatNumber


class Earlier(Struct, tag="earlier", forbid_unknown_fields=True):
    """Ask for older moments than those that are known."""

    id: Id
    before: Annotated[int, Meta(ge=2, le=2**31, description="the first moment that is known")]
    seat: SeatNumber | None = None
    count: Annotated[int, Meta(ge=1, le=MOST_EARLIER, description="how many at most")] = MOST_EARLIER


Request = Answer | Undo | Propose | Vote | Say | Hint | Coach | Earlier


# -- from the server ----------------------------------------------------------------------------------------------


class SeatInfo(Struct):
    """A seat as everybody sees it."""

    number: int
    name: str
    kind: Literal["open", "person", "bot", "stand-in", "resigned"]
    bot: str
    present: bool
    yours: bool


class ProposalInfo(Struct):
    """What somebody has proposed, and which seats have agreed so far."""

    what: str
    seat: int
    moment: int
    agreed: list[int]
    waiting: list[int]


class BarredInfo(Struct):
    """Somebody whom the host has sent away."""

    number: int
    name: str


class LessonProgress(Struct):
    """How far somebody has come in a lesson."""

    name: str
    step: int
    """The step that is being done, from 0; as many as there are when all are done."""
    steps: int


class TableInfo(Struct):
    """A table as everybody sees it."""

    id: str
    title: str
    status: Literal["waiting", "running", "over", "abandoned", "closed", "replay"]
    listed: bool
    created: float
    changed: float
    edition: str
    expansions: list[str]
    players: int
    teams: list[list[int]] | None
    factions_each: int
    """How many factions each player has."""
    options: dict[str, Any]
    settings: TableSettings
    seats: list[SeatInfo]
    hosting: bool
    proposal: ProposalInfo | None
    rematch: str | None
    rules: dict[str, int]
    asked_seats: list[int]
    """The seat that is asked, if one is: whose turn it is."""
    standings: list[StandingInfo]
    """The final ranking; empty before the end."""
    sent_away: bool
    """Whether its host has sent you away."""
    barred: list[BarredInfo]
    """Whom the host has sent away; only the host is told."""
    unreplayable: bool
    """Whether what is stored of its game no longer leads where it led: nobody can play on."""
    lesson: LessonProgress | None
    """Where the table is a lesson: which, and how far it has come."""


class Welcome(Struct, tag="welcome"):
    """The first message on a connection."""

    protocol: int
    version: str
    table: TableInfo
    setup: dict[str, Any]
    """The set-up as records have it, board and all: what never changes during a game."""


class TableMessage(Struct, tag="table"):
    """The table has changed: somebody came, left, proposed something …"""

    table: TableInfo


class MomentInfo(Struct, omit_defaults=True):
    """Something that everybody may know has happened; its events are those that the seat may know."""

    moment: int
    """Its number, from 1."""
    kind: str
    player: int | None
    at: float
    events: list[dict[str, Any]]
    note: str = ""
    back_to: int | None = None
    """Where actions were taken back: the moment at which the game stands again."""
    text: list[str] | UnsetType = UNSET
    """What happened, as text, in paragraphs; on connections with a language."""
    paragraphs_before_cycle: int = 0
    """Where a cycle begins: how many of the paragraphs tell of the one before it."""
    why: str = ""
    """Why a bot has made its offering, or played its turn that ends here, from what everybody knows; on connections
    with a language."""


class Choice(Struct, omit_defaults=True):
    """A legal action."""

    action: str
    """In notation: this is what is sent."""
    verb: str
    price: int
    target_kind: str = ""
    """What it points at: area, god, card, building, unit, faction …; empty where at nothing."""
    target: str = ""
    """Which one that is."""
    number: int | None = None
    label: str | UnsetType = UNSET
    useless: bool = False
    """Whether it would do nothing."""
    then: list[Choice] | UnsetType = UNSET
    """The choices that would follow, in the same group."""
    odds: list[float] | UnsetType = UNSET
    """Where a battle begins with it or goes on: how likely the attacker wins, the defender, nobody, if both then fight
    to the end."""


class QuestionInfo(Struct, omit_defaults=True):
    """What a seat is asked."""

    id: str
    kind: str
    faction: str
    about: dict[str, Any]
    choices: list[Choice]
    draft: int
    """How many actions of an unfinished group have been played; nobody else knows of them."""
    text: str | UnsetType = UNSET


class Moments(Struct, tag="moments"):
    """Older moments, on the way to the present."""

    seat: int | None
    moments: list[MomentInfo]


class CycleStart(Struct):
    """Where a cycle began."""

    moment: int
    cycle: int


class Update(Struct, tag="update"):
    """The present: what has happened since the last message, how the game stands, and what the seat is asked."""

    seat: int | None
    """From whose perspective it is; null for a spectator."""
    moment: int
    """The number of the last moment."""
    moments: list[MomentInfo]
    view: Tabletop
    """How the game stands, as far as the seat may know. With `view=full`, it is what
    `game.view(player)` gives."""
    undo: int
    """How many actions the seat may take back alone."""
    question: QuestionInfo | None
    cycle_starts: list[CycleStart] | UnsetType = UNSET
    """Where moments were left out, since the client wants recent ones only: at which of those cycles began."""


class ChatLine(Struct):
    """Something that was said, or that somebody did at the table."""

    number: int
    kind: str
    """`chat` for what was said; else what was done: seated, left, begun, resigned …"""
    name: str
    seat: int | None
    text: str
    at: float


class ChatMessage(Struct, tag="chat"):
    """What was said, and what people did at the table."""

    lines: list[ChatLine]


class HintInfo(Struct):
    """A choice that the adviser likes, and why."""

    action: str
    value: float
    reason: str
    purpose: str
    """What that is good for, to somebody who learns the game; empty where there is nothing to say."""
    chance: float | None
    """How likely one then is to win, of 1; null outside of offerings and one's own turn."""


class WayInfo(Struct):
    """What brings a Metropolis with a god."""

    god: str
    how: Literal["philosophers", "building", "conquest", "card"]
    thing: str
    """How many philosophers it takes, the last building, the area, or the card."""


class ContenderInfo(Struct):
    """Somebody who could win this cycle."""

    faction: str
    ahead: bool
    """Whether it has Metropolises enough already."""
    gods: list[str]
    """Else with which gods it could get the one that it lacks."""
    ways: list[WayInfo]
    """How with these gods, as far as that can be said in a word."""


class DeedInfo(Struct):
    """Something that a god lets its player do."""

    deed: Literal["build", "recruit", "move", "sail", "buy"]
    things: list[str]
    """The buildings or units; of creatures the cheapest."""
    prices: list[int]
    """What the first, the second … of a turn costs."""


class CoachInfo(Struct):
    """What a newcomer should see, as far as the seat may know it."""

    contenders: list[ContenderInfo]
    deeds: dict[str, list[DeedInfo]]
    """What each god of this cycle lets its player do."""
    promised: int
    """What the own purse has promised to other gods already."""


class Done(Struct, tag="done", omit_defaults=True):
    """A request was done; an answer is written down for good."""

    id: int
    hints: list[HintInfo] | UnsetType = UNSET
    coach: CoachInfo | UnsetType = UNSET


class Refused(Struct, tag="refused"):
    """A request was refused, and nothing has changed. `id` is null where the message could not be read."""

    id: int | None
    code: str
    message: str
    index: int | UnsetType = UNSET
    """Where an action is illegal: which of the answer's, from 0."""


Message = Welcome | TableMessage | Moments | Update | ChatMessage | Done | Refused

DECODER: Final = json.Decoder(Request)
ENCODER: Final = json.Encoder()
