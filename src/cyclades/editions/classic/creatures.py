"""The mythological creatures of the classic edition: one class each, with its sentence; and the whole deck."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from cyclades.editions.classic.figures import Chiron, Kraken, Minotaur
from cyclades.editions.classic.pieces import PieceFrom, own_pieces
from cyclades.editions.classic.sylph import Sylph
from cyclades.engine.actions import Action
from cyclades.engine.steps import NOBODY
from cyclades.rules import bestiary
from cyclades.rules import happenings as tell
from cyclades.rules.cards import Creature
from cyclades.rules.creatures import Target, may_strike
from cyclades.rules.flight import Pegasus
from cyclades.rules.metropolises import demolish, kinds_built
from cyclades.rules.recruiting import put_piece, recruit
from cyclades.rules.step import Step
from cyclades.rules.theft import Dryad, Griffin, Satyr, opponents
from cyclades.rules.units import Kind

if TYPE_CHECKING:
    from cyclades.rules.game import Game

SALE_PRICE: Final = 2


class Giant(Creature):
    """Destroy a basic building on any island."""

    def useful(self, game: Game, faction: i64) -> bool:
        return len(towns(game, faction)) > 0

    def use(self, game: Game, faction: i64) -> None:
        game.push(GiantAt(faction, self.number))


def towns(game: Game, faction: i64) -> list[i64]:
    """The islands with a basic building that a faction's creature may strike at."""
    lands = range(game.rules.lands)
    return [land for land in lands if len(basic_kinds(game, land)) > 0 and may_strike(game, faction, land)]


def basic_kinds(game: Game, land: i64) -> list[i64]:
    """The kinds of basic buildings that stand in a land area."""
    return [building for building in kinds_built(game, land) if game.rules.buildings[building].basic]


class GiantAt(Target):
    """On which island a building is destroyed."""

    def targets(self, game: Game) -> list[Action]:
        return [game.words.at[land] for land in towns(game, self.faction)]

    def strike(self, game: Game, action: Action) -> None:
        game.push(GiantDestroys(self.faction, self.card, action.a))


class GiantDestroys(bestiary.BuildingThere):
    """Which of the buildings there."""

    def choices(self, game: Game) -> list[Action]:
        return [game.words.destroy[building] for building in basic_kinds(game, self.land)]

    def play(self, game: Game, action: Action) -> None:
        demolish(game, game.s[game.f.owner + self.land], action.a, self.land)


class Griffon(Griffin):
    """Steal half of an opponent's gold, rounded down; the opponent shows its treasure."""

    shows_purse: ClassVar[bool] = True


class Siren(Creature):
    """An opponent's fleet that is alone in its sea space gives way to one of your own."""

    def useful(self, game: Game, faction: i64) -> bool:
        return len(lone_fleets(game, faction)) > 0

    def use(self, game: Game, faction: i64) -> None:
        game.push(SirenAt(faction, self.number))


def lone_fleets(game: Game, faction: i64) -> list[i64]:
    """The sea areas with a single fleet of an opponent."""
    enemies = opponents(game, faction)
    s, f, rules = game.s, game.f, game.rules
    return [sea for sea in range(rules.lands, rules.areas) if s[f.owner + sea] in enemies and game.pieces(sea) == 1]


class SirenAt(Target):
    """Which fleet is lost; the own one comes from the reserve, if there is one."""

    def targets(self, game: Game) -> list[Action]:
        return [game.words.at[sea] for sea in lone_fleets(game, self.faction)]

    def strike(self, game: Game, action: Action) -> None:
        if game.s[game.rules.fleet.reserve(self.faction)] > 0:
            bestiary.sink(game, action.a)
            recruit(game, self.faction, game.rules.fleet, action.a, 0)
        else:
            game.push(SirenFrom(self.faction, self.card, action.a))


class SirenFrom(PieceFrom):
    """From where on the board it comes."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "card", "target")

    def __init__(self, faction: i64, card: i64, target: i64) -> None:
        super().__init__(faction, -1)
        self.card = card
        self.target = target

    def kind(self, game: Game) -> Kind:
        return game.rules.fleet

    def taken(self, game: Game, area: i64) -> None:
        bestiary.sink(game, self.target)
        put_piece(game, self.faction, game.rules.fleet, self.target)
        game.tell(tell.MOVED, self.faction, area, self.target, 0)
        game.tell(tell.CARRIED, self.faction, game.rules.fleet.number, 1)


class Sphinx(Creature):
    """Sell troops, fleets, priests and philosophers of your own, as many as you like, for 2 GP each."""

    def useful(self, game: Game, faction: i64) -> bool:
        return len(for_sale(game, faction)) > 0

    def use(self, game: Game, faction: i64) -> None:
        game.push(SphinxBuys(faction, self.number))


def for_sale(game: Game, faction: i64) -> list[Action]:
    """The kinds of which a faction has something to sell."""
    found: list[Action] = []
    for kind in game.rules.kinds:
        if len(own_pieces(game, faction, kind)) > 0:
            found.append(game.words.sell[kind.number])
    for people in game.rules.people:
        if people.traded and game.s[people.field + faction] > 0:
            found.append(game.words.sell[people.number])
    return found


class SphinxBuys(Step):
    """What is sold next, until the player stops."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "card")

    def __init__(self, faction: i64, card: i64) -> None:
        self.faction = faction
        self.card = card

    def who(self, game: Game) -> i64:
        return self.faction if len(for_sale(game, self.faction)) > 0 else NOBODY

    def actions(self, game: Game, out: list[Action]) -> None:
        out.append(game.words.stay)
        out.extend(for_sale(game, self.faction))

    def play(self, game: Game, action: Action) -> None:
        if action is game.words.stay:
            return
        game.push(self)
        people = game.rules.people_of(action.a)
        if people is None:
            game.push(SphinxFrom(self.faction, action.a))
        else:
            game.dismiss_people(people, self.faction, 1)
            sold(game, self.faction, action.a, -1)


class SphinxFrom(PieceFrom):
    """From where the piece that is sold is taken."""

    def taken(self, game: Game, area: i64) -> None:
        sold(game, self.faction, self.unit, area)


def sold(game: Game, faction: i64, unit: i64, area: i64) -> None:
    """The Sphinx pays."""
    game.earn(faction, SALE_PRICE)
    game.tell(tell.SOLD, faction, unit, area, SALE_PRICE)


def creature_deck() -> list[Creature]:
    """The creature cards of the edition."""
    return [
        bestiary.Chimera("chimera"),
        bestiary.Cyclops("cyclops"),
        Dryad("dryad"),
        bestiary.IncomeAgain("fates"),
        Giant("giant"),
        Griffon("griffon"),
        bestiary.Harpy("harpy"),
        Pegasus("pegasus"),
        Satyr("satyr"),
        Siren("siren"),
        Sphinx("sphinx"),
        Sylph("sylph"),
        Chiron("chiron"),
        Kraken("kraken"),
        bestiary.Medusa("medusa"),
        Minotaur("minotaur"),
        bestiary.Polyphemus("polyphemus"),
    ]
