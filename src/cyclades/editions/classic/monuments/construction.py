"""Building Monuments: as many are open as there are players. Whoever has both buildings may put one up, at once or
in a later turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from cyclades.editions.classic.monuments.bot_weights import WORTHS
from cyclades.engine.actions import Action
from cyclades.engine.chance import Outcomes
from cyclades.engine.events import EventKind
from cyclades.engine.steps import NOBODY
from cyclades.rules.areas import own_areas
from cyclades.rules.buildings import Building, buildings_of
from cyclades.rules.events import KINDS
from cyclades.rules.gods import Deed
from cyclades.rules.hooks import Listener
from cyclades.rules.looks import CARD, FIXTURE, Look
from cyclades.rules.steps import ChanceStep, DraftSelection, Step

if TYPE_CHECKING:
    from cyclades.rules.fields import Fields
    from cyclades.rules.game import Game
    from cyclades.rules.ruleset import Ruleset

MONUMENT: Final = "monument"
OPEN: Final = "monument_open"
ASKED: Final = "monument_asked"
"""Whether a faction has declined a Monument since it could build it: it is not asked again."""
BUILT: Final[EventKind] = KINDS.add("monument-built", "faction monument area", "monument", used=True)
POWER: Final[EventKind] = KINDS.add("monument-used", "faction monument", "monument")
COUNTED: Final[EventKind] = KINDS.add("monument-counted", "faction monument number", wordless=True)
OPENED: Final[EventKind] = KINDS.add("monument-opened", "monument", "monument")


@mypyc_attr(allow_interpreted_subclasses=True)
class Monument(Listener):
    """A Monument: its name, the two buildings it needs, and, in its class, what it changes."""

    def __init__(self, name: str, needs: list[Building]) -> None:
        self.name = name
        self.needs = needs
        self.number: i64 = -1
        self.field: i64 = -1
        """The offset of where it stands."""
        self.opened: i64 = -1
        """The offset of whether it is open."""
        self.asked: i64 = -1
        """The offset of whether the first faction was asked; those of the others follow."""

    def at(self, game: Game) -> i64:
        """Where it stands, or -1."""
        return game.s[self.field]

    def controller(self, game: Game) -> i64:
        """The faction that it serves, or -1."""
        land = game.s[self.field]
        return game.s[game.f.owner + land] if land >= 0 else -1

    def report_help(self, game: Game, faction: i64) -> None:
        game.emit(POWER, faction, self.number)

    def emit_strength(self, game: Game, faction: i64, added: i64) -> None:
        game.emit(COUNTED, faction, self.number, added)

    def completed_by(self, game: Game, faction: i64) -> bool:
        """Whether a faction has both buildings; a Metropolis is none."""
        one, other = self.needs[0].number, self.needs[1].number
        if one == other:
            return buildings_of(game, faction, one) > 1
        return buildings_of(game, faction, one) > 0 and buildings_of(game, faction, other) > 0


class Monuments(Listener):
    """All Monuments of the box; those that are open may be built once in the game."""

    def __init__(self, monuments: list[Monument]) -> None:
        self.monuments = monuments

    def add_to(self, rules: Ruleset) -> None:
        """Tell the rules of a game what there is."""
        for number, monument in enumerate(self.monuments):
            monument.number = number
        rules.added = [*rules.added, *self.monuments, self]
        rules.names[MONUMENT] = [monument.name for monument in self.monuments]
        rules.also_drawn.append(MONUMENT)
        rules.setup_steps.insert(0, OpenMonuments())

    def declare(self, rules: Ruleset, fields: Fields) -> None:
        names = rules.names[MONUMENT]
        lands = list(rules.board.ids[: rules.board.lands])
        first = fields.one_of(
            MONUMENT,
            names,
            lands,
            look=Look(FIXTURE, MONUMENT, worth=WORTHS),
            doc="The land area where each Monument stands.",
        )
        opened = fields.flag(
            OPEN, names, look=Look(CARD, MONUMENT), doc="Whether the card of each Monument lies open, to be built."
        )
        asked = fields.flag(
            ASKED,
            [f"{name} {faction}" for name in names for faction in rules.factions],
            doc="Whether a faction has declined a Monument since it could build it, and is not asked again.",
        )
        for monument in self.monuments:
            monument.field = first + monument.number
            monument.opened = opened + monument.number
            monument.asked = asked + monument.number * len(rules.factions)

    def contradiction(self, game: Game) -> str:
        """No more Monuments are open than there are players."""
        opened = game.f.by_name[OPEN].offset
        count = sum([int(game.s[opened + monument.number]) for monument in self.monuments])
        most = game.rules.players
        return f"expected at most {most} open Monuments, one a player, not {count}" if count > most else ""

    def before_actions(self, game: Game, faction: i64, god: i64) -> None:
        self.buildings_gained(game, faction)

    def buildings_gained(self, game: Game, faction: i64) -> None:
        self.building_lost(game)  # an island may have been taken from somebody
        possible = [each for each in self.monuments if game.s[each.opened] > 0 and to_be_asked(game, faction, each)]
        game.then(*[OfferMonument(faction, monument.number) for monument in possible])

    def building_lost(self, game: Game) -> None:
        """Whoever can no longer build a Monument is asked again when it can."""
        for monument in self.monuments:
            for faction in range(len(game.rules.factions)):
                if game.s[monument.asked + faction] > 0 and not monument.completed_by(game, faction):
                    game.s[monument.asked + faction] = 0


def may_build(game: Game, faction: i64, monument: Monument) -> bool:
    """Whether a faction, in its own turn and not with Apollo, has both buildings of a Monument that nobody built."""
    s, f, rules = game.s, game.f, game.rules
    pawn = s[f.turn]
    if pawn < 0 or rules.pawn_faction[pawn] != faction or s[f.pawn_god + pawn] == rules.apollo.number:
        return False
    return monument.at(game) < 0 and monument.completed_by(game, faction)


def to_be_asked(game: Game, faction: i64, monument: Monument) -> bool:
    """Whether a faction may build a Monument now, and has not been asked yet."""
    return game.s[monument.asked + faction] == 0 and may_build(game, faction, monument)


def put_up(game: Game, faction: i64, monument: i64, land: i64) -> None:
    """A Monument is built."""
    built = monuments_of(game.rules)[monument]
    game.s[built.field] = land
    for other in range(len(game.rules.factions)):
        game.s[built.asked + other] = 0
    game.emit(BUILT, faction, monument, land)


def monuments_of(rules: Ruleset) -> list[Monument]:
    """The Monuments of a game, by number."""
    for listener in rules.added:
        if isinstance(listener, Monuments):
            return listener.monuments
    raise AssertionError("there are no Monuments in this game")


class OpenMonuments(Step):
    """As many Monuments are drawn as there are players; of fewer, all are open."""

    def run(self, game: Game) -> None:
        count: i64 = len(game.rules.names[MONUMENT])
        if count > game.rules.players:
            for _ in range(game.rules.players):
                game.push(DrawMonument())
        else:
            for number in range(count):
                open_monument(game, number)


def open_monument(game: Game, number: i64) -> None:
    """A Monument may be built in this game."""
    game.s[game.f.by_name[OPEN].offset + number] = 1
    game.emit(OPENED, number)


@mypyc_attr(allow_interpreted_subclasses=True)
class DrawMonument(ChanceStep):
    """A Monument card is drawn."""

    def unused(self, game: Game) -> list[i64]:
        """The Monuments that are still in the box."""
        opened = game.f.by_name[OPEN].offset
        return [number for number in range(len(game.rules.names[MONUMENT])) if game.s[opened + number] == 0]

    def outcomes(self, game: Game) -> Outcomes:
        first = game.rules.draw_first[MONUMENT]
        actions = [game.verbs.draw[first + number] for number in self.unused(game)]
        return Outcomes(actions)

    def play(self, game: Game, action: Action) -> None:
        open_monument(game, action.a - game.rules.draw_first[MONUMENT])


@mypyc_attr(allow_interpreted_subclasses=True)
class OfferMonument(Step):
    """Whether, and on which own island, a player puts up a Monument whose buildings it has. One that is declined is
    from then on in the menu of its turns (`BuildMonumentLater`)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "monument")

    def __init__(self, faction: i64, monument: i64) -> None:
        self.faction = faction
        self.monument = monument

    def who(self, game: Game) -> i64:
        offered = monuments_of(game.rules)[self.monument]
        return self.faction if may_build(game, self.faction, offered) else NOBODY

    def places(self, game: Game) -> list[Action]:
        """Where it may go."""
        return own_areas(game, self.faction, 0, game.rules.lands)

    def actions(self, game: Game, out: list[Action]) -> None:
        out.append(game.verbs.decline)
        out.extend(self.places(game))

    def play(self, game: Game, action: Action) -> None:
        if action is game.verbs.decline:
            game.s[monuments_of(game.rules)[self.monument].asked + self.faction] = 1
        else:
            put_up(game, self.faction, self.monument, action.a)


RAISE: Final = "raise"
"""The verb: `raise city-of-warriors`."""


@mypyc_attr(allow_interpreted_subclasses=True)
class BuildMonumentLater(Deed):
    """Put up an open Monument whose two buildings the player has."""

    def __init__(self, name: str, monuments: list[Monument]) -> None:
        super().__init__(name)
        self.monuments = monuments

    def actions(self, game: Game, faction: i64, out: list[Action]) -> None:
        for monument in self.monuments:
            if game.s[monument.opened] > 0 and may_build(game, faction, monument):
                out.append(game.verbs.more[RAISE][monument.number])

    def begins_with(self, game: Game, action: Action) -> bool:
        return action.verb is game.verbs.more[RAISE] and game.s[self.monuments[action.a].opened] > 0

    def begin(self, game: Game, faction: i64, action: Action) -> None:
        game.push(BuildMonumentAt(faction, action.a))


class BuildMonumentAt(DraftSelection):
    """On which own island it goes."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "monument")

    def __init__(self, faction: i64, monument: i64) -> None:
        super().__init__(faction)
        self.monument = monument

    def candidates(self, game: Game) -> list[Action]:
        return own_areas(game, self.faction, 0, game.rules.lands)

    def play(self, game: Game, action: Action) -> None:
        put_up(game, self.faction, self.monument, action.a)


def add_building_later(rules: Ruleset, monuments: list[Monument]) -> None:
    """Every god but Apollo lets its player build a Monument."""
    deed = BuildMonumentLater(RAISE, monuments)
    rules.also_said[RAISE] = MONUMENT
    rules.common_deeds.append(deed)
