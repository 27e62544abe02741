"""The tabletop: what lies on the table, everything by its name. Whoever shows it needs to know no rule, and not how the
engine counts. It is declared with msgspec, like the messages of the server, which send it as it is."""

from __future__ import annotations

from msgspec import Struct


class Piece(Struct):
    """So many pieces of a kind."""

    kind: str
    number: int


class Figure(Struct):
    """A hero, a creature or an artifact that stands on the board."""

    card: str
    faction: str | None


class Addition(Struct, omit_defaults=True):
    """Something that a card or an expansion shows: in an area, in front of a faction, or beside the board."""

    look: str
    """How it looks: a key of the `looks` among the texts of the edition."""
    name: str = ""
    """Which one it is, where there are several."""
    number: int | None = 1
    """How many, or how far a counter has come; null where that is hidden."""
    faction: str | None = None
    """Whose it is, in an area."""
    related: dict[str, str] = {}
    """What else everybody knows of it, by kind: the `area` where it stands if this is its card, what it holds …"""


class AreaInfo(Struct):
    """A land or sea area, and what is in it."""

    id: str
    owner: str | None
    pieces: list[Piece]
    figures: list[Figure]
    prosperity: int
    """Tokens, beside what is printed."""
    buildings: list[str]
    metropolises: list[str]
    """The bonus of each."""
    free_sites: int
    additions: list[Addition]


class Offering(Struct):
    """A pawn on a god."""

    faction: str
    offering: int


class GrantInfo(Struct, omit_defaults=True):
    """Something that a god gives by its place: a `building` or a `unit`."""

    kind: str
    id: str
    god: str | None = None
    """The god above it to whom this is due."""


class GodInfo(Struct, omit_defaults=True):
    """A god in its place; one who lies face down may be known or not."""

    id: str | None
    open: bool
    offerings: list[Offering]
    beside: list[str] = []
    """Cards that lie open beside it, for its player."""
    covers: str | None = None
    """The god whose place it has taken."""
    grants: list[GrantInfo] = []
    """What it gives by its place, one of these; empty where its place does not matter."""


class TrackCard(Struct):
    """A card that lies open on a track, and what it costs without discounts."""

    card: str
    price: int
    slot: int
    """Its place on the track, from 0, the dearest first."""


class DeckInfo(Struct):
    """A deck with its track."""

    name: str
    left: int
    slots: list[int]
    """What each slot of its track costs, the dearest first; none where it has no track of its own."""
    track: list[TrackCard]
    known_on_top: list[str]
    """Cards on top that this player knows, the topmost first."""
    revealed: list[str]
    """Drawn and lying open for a choice."""
    discard: list[str]


class Nearness(Struct):
    """How near a faction is to its next Metropolis, as far as everybody knows."""

    lacking: list[str]
    """The kinds of buildings that a Metropolis needs and of which it, and who builds with it, has none."""
    buildings: int
    """How many buildings are missing: those, less what may stand for any."""
    philosophers: int
    """How many philosophers are missing."""
    heroes: dict[str, int]
    """Its heroes who could be sacrificed for a Metropolis as things are, and the gold that each of them costs."""


class FactionInfo(Struct):
    """A faction, and what it has in front of its screen, and behind it if one may look."""

    id: str
    player: int
    team: int
    """Who wins together has the same number."""
    purse: str
    gold: int | None
    income: int
    alive: bool
    people: dict[str, int]
    philosophers_needed: int
    """How many philosophers make a Metropolis of it."""
    nearness: Nearness
    """How near its next Metropolis is."""
    lands: int
    metropolises: int
    safe_metropolises: list[str]
    """The bonuses of Metropolises on cards."""
    buildings: dict[str, int]
    discount_used: int
    """What its Temples have taken off the prices of creatures in this cycle already."""
    cards: list[str]
    hand: list[str]
    """Cards in its hand that others do not see, as far as one may look."""
    hand_size: int
    """How many cards are in that hand."""
    reserve: dict[str, int]
    """Pieces that it has not in play."""
    additions: list[Addition]
    """What a card or an expansion has put in front of it."""


class BattleInfo(Struct):
    """A battle that is being fought."""

    area: str
    attacker: str
    defender: str
    attackers: list[Piece]
    heroes: list[Figure]
    dice: list[int]


class AskedInfo(Struct):
    """Who is asked, and what."""

    player: int | None
    faction: str | None
    question: str


class StandingInfo(Struct):
    """A place in the final ranking."""

    place: int
    players: list[int]
    metropolises: int
    gold: int


class Tabletop(Struct, tag_field="kind", tag="tabletop"):
    """All that lies on the table."""

    cycle: int
    goal: int
    """How many Metropolises end the game."""
    ending: bool
    """Whether this cycle is the last."""
    over: bool
    player: int | None
    turn: str | None
    """The faction whose turn with a god it is."""
    order: list[str]
    """Factions on the turn order track."""
    areas: list[AreaInfo]
    moving: list[Piece]
    """The group on the move."""
    gods: list[GodInfo]
    decks: list[DeckInfo]
    factions: list[FactionInfo]
    battle: BattleInfo | None
    reserve: dict[str, int]
    """What is left of the things that all share."""
    additions: list[Addition]
    """What a card or an expansion has put beside the board."""
    asked: AskedInfo | None
    standings: list[StandingInfo]
    carried: list[Figure] = []
    """The heroes and artifacts with the group on the move."""
