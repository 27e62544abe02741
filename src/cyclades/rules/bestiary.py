"""Creatures that several editions know, as far as they are the same there."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64, mypyc_attr

from cyclades.engine.actions import Action
from cyclades.engine.decks import DISCARD
from cyclades.rules import happenings as tell
from cyclades.rules.battles import KillTroop, lose, victims
from cyclades.rules.cards import Card, Creature
from cyclades.rules.creatures import PlacedCreature, Target, does_nothing, may_strike, use_creature
from cyclades.rules.income import income, receive_income
from cyclades.rules.metropolises import demolish, kinds_built, new_buildings
from cyclades.rules.step import Choice, DraftStep
from cyclades.rules.units import Kind

if TYPE_CHECKING:
    from cyclades.rules.game import Game


def sink(game: Game, sea: i64) -> None:
    """A fleet in a sea area is destroyed; an emptied area is controlled by nobody."""
    lose(game, game.s[game.f.owner + sea], sea, fleet_in(game, sea).number)
    if game.pieces(sea) == 0:
        game.set_owner(sea, -1)


def fleet_in(game: Game, sea: i64) -> Kind:
    """The first kind of fleets that are in a sea area."""
    for kind in game.rules.sea_kinds:
        if game.s[kind.field + sea] > 0:
            return kind
    raise AssertionError(f"no fleet is in {game.rules.board.ids[sea]}")


@mypyc_attr(allow_interpreted_subclasses=True)
class Kraken(PlacedCreature):
    """Place it at sea: fleets there are destroyed, wherever it arrives, and none may enter while it stays."""

    def may_stand(self, game: Game, faction: i64, area: i64) -> bool:
        return area >= game.rules.lands

    def arrive(self, game: Game, area: i64) -> None:
        while game.pieces(area) > 0:
            sink(game, area)

    def bars_fleets(self, game: Game, sea: i64) -> bool:
        return self.at(game) == sea


class Polyphemus(PlacedCreature):
    """Place him on land: he drives the fleets around it away, and none may come back while he stays."""

    def may_stand(self, game: Game, faction: i64, area: i64) -> bool:
        return area < game.rules.lands

    def arrive(self, game: Game, area: i64) -> None:
        game.push(PushFrom(self.owner(game), self.number))

    def bars_fleets(self, game: Game, sea: i64) -> bool:
        land = self.at(game)
        if land < 0:
            return False
        rules = game.rules
        i = rules.near_from[sea]
        while i < rules.near_sea[sea]:
            if rules.near[i] == land:
                return True
            i += 1
        return False


class PushFrom(Choice):
    """From which sea area a fleet is driven away next, until none is left around the creature."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "card")

    def __init__(self, faction: i64, card: i64) -> None:
        self.faction = faction
        self.card = card

    def chooser(self, game: Game) -> i64:
        return self.faction

    def choices(self, game: Game) -> list[Action]:
        rules = game.rules
        land = game.s[game.f.card_at + self.card]
        found: list[Action] = []
        for i in range(rules.near_sea[land], rules.near_to[land]):
            if game.pieces(rules.near[i]) > 0:
                found.append(game.words.leave[rules.near[i]])
        return found

    def play(self, game: Game, action: Action) -> None:
        game.then(PushTo(self.faction, self.card, action.a), self)


class PushTo(Choice):
    """Where the fleet goes: an adjacent sea area open to it, empty or of its colour; without one it is destroyed."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "card", "origin")

    def __init__(self, faction: i64, card: i64, origin: i64) -> None:
        self.faction = faction
        self.card = card
        self.origin = origin

    def chooser(self, game: Game) -> i64:
        return self.faction

    def choices(self, game: Game) -> list[Action]:
        rules, s, f = game.rules, game.s, game.f
        colour = s[f.owner + self.origin]
        found: list[Action] = []
        for i in range(rules.near_sea[self.origin], rules.near_to[self.origin]):
            sea = rules.near[i]
            if (s[f.owner + sea] < 0 or s[f.owner + sea] == colour) and not game.fleets_barred(sea):
                found.append(game.words.to[sea])
        return found

    def run(self, game: Game) -> None:
        choices = self.choices(game)
        if len(choices) == 0:
            sink(game, self.origin)
        else:
            self.play(game, choices[0])

    def play(self, game: Game, action: Action) -> None:
        s, f = game.s, game.f
        colour = s[f.owner + self.origin]
        field = fleet_in(game, self.origin).field
        s[field + self.origin] -= 1
        s[field + action.a] += 1
        game.set_owner(action.a, colour)
        if game.pieces(self.origin) == 0:
            game.set_owner(self.origin, -1)
        game.tell(tell.PUSHED, colour, self.origin, action.a)


class Chimera(Creature):
    """Play a creature of the discard pile. When the Chimera gets there, the pile is shuffled into the deck at once."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.empties_pile = True

    def useful(self, game: Game, faction: i64) -> bool:
        return len(discarded_creatures(game)) > 0

    def use(self, game: Game, faction: i64) -> None:
        game.push(ChimeraCalls(faction, self.number))


def discarded_creatures(game: Game) -> list[i64]:
    """The creatures on the discard pile."""
    place = game.f.place
    return [creature.number for creature in game.rules.creatures if game.s[place + creature.number] == DISCARD]


class ChimeraCalls(Target):
    """Which creature of the discard pile is played free."""

    def targets(self, game: Game) -> list[Action]:
        return [game.words.use[card] for card in discarded_creatures(game)]

    def strike(self, game: Game, action: Action) -> None:
        game.tell(tell.CREATURE, self.faction, action.a, 0)
        use_creature(game, self.faction, action.a)

    def useless(self, game: Game, action: Action) -> bool:
        return action is not game.words.decline and does_nothing(game, self.faction, action)


class Harpy(Creature):
    """Destroy a troop of any kind in any land area; never a hero."""

    def useful(self, game: Game, faction: i64) -> bool:
        return len(lands_with_victims(game, faction, self)) > 0

    def use(self, game: Game, faction: i64) -> None:
        game.push(HarpyAt(faction, self.number))


def lands_with_victims(game: Game, faction: i64, card: Card) -> list[i64]:
    """The land areas where a piece stands that a faction's creature may strike at."""
    found: list[i64] = []
    for land in range(game.rules.lands):
        if len(victims(game, card, land)) > 0 and may_strike(game, faction, land):
            found.append(land)
    return found


class HarpyAt(Target):
    """In which land area a troop dies."""

    def targets(self, game: Game) -> list[Action]:
        card = game.rules.cards[self.card]
        return [game.words.at[land] for land in lands_with_victims(game, self.faction, card)]

    def strike(self, game: Game, action: Action) -> None:
        game.push(KillTroop(self.faction, action.a, self.card, draft=1))


class IncomeAgain(Creature):
    """You receive your income again, as the board is now: the Fates, or the Graeae."""

    def useful(self, game: Game, faction: i64) -> bool:
        return income(game, faction) > 0

    def use(self, game: Game, faction: i64) -> None:
        receive_income(game, faction)


@mypyc_attr(allow_interpreted_subclasses=True)
class Minotaur(PlacedCreature):
    """Place it on an own land area: a unit of strength 2 that never moves nor retreats; alone, it must be destroyed."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.is_unit = True
        self.strength = 2
        self.retreats = False

    def may_stand(self, game: Game, faction: i64, area: i64) -> bool:
        return area < game.rules.lands and game.s[game.f.owner + area] == faction


@mypyc_attr(allow_interpreted_subclasses=True)
class Medusa(PlacedCreature):
    """Place her on land: no unit leaves the area."""

    def may_stand(self, game: Game, faction: i64, area: i64) -> bool:
        return area < game.rules.lands

    def bars_leaving(self, game: Game, area: i64) -> bool:
        return self.at(game) == area


class Cyclops(Creature):
    """Exchange an own basic building for one of another kind from the reserve."""

    def useful(self, game: Game, faction: i64) -> bool:
        return len(exchange_lands(game, faction)) > 0

    def use(self, game: Game, faction: i64) -> None:
        game.push(CyclopsAt(faction, self.number))


def replacements(game: Game, building: i64) -> list[i64]:
    """The other kinds of building of which one is left."""
    left = game.f.buildings_left
    return [b.number for b in game.rules.basic_buildings if b.number != building and game.s[left + b.number] > 0]


def exchangeable(game: Game, land: i64) -> list[i64]:
    """The kinds of building in a land area that another kind could replace."""
    return [building for building in kinds_built(game, land) if len(replacements(game, building)) > 0]


def exchange_lands(game: Game, faction: i64) -> list[i64]:
    """The land areas of a faction where a building could be exchanged."""
    owner = game.f.owner
    lands = range(game.rules.lands)
    return [land for land in lands if game.s[owner + land] == faction and len(exchangeable(game, land)) > 0]


class CyclopsAt(Target):
    """In which own land area a building is exchanged."""

    def targets(self, game: Game) -> list[Action]:
        return [game.words.at[land] for land in exchange_lands(game, self.faction)]

    def strike(self, game: Game, action: Action) -> None:
        game.push(CyclopsTakes(self.faction, self.card, action.a))


@mypyc_attr(allow_interpreted_subclasses=True)
class BuildingThere(Choice):
    """Which of the buildings in a land area a creature acts on."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "card", "land")

    def __init__(self, faction: i64, card: i64, land: i64) -> None:
        self.faction = faction
        self.card = card
        self.land = land

    def in_draft(self) -> bool:
        return True

    def chooser(self, game: Game) -> i64:
        return self.faction


class CyclopsTakes(BuildingThere):
    """Which of the buildings there goes."""

    def choices(self, game: Game) -> list[Action]:
        return [game.words.replace[building] for building in exchangeable(game, self.land)]

    def play(self, game: Game, action: Action) -> None:
        game.push(CyclopsBuilds(self.faction, self.card, self.land, action.a))


class CyclopsBuilds(DraftStep):
    """Which kind takes its place."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "card", "land", "building")

    def __init__(self, faction: i64, card: i64, land: i64, building: i64) -> None:
        self.faction = faction
        self.card = card
        self.land = land
        self.building = building

    def who(self, game: Game) -> i64:
        return self.faction

    def actions(self, game: Game, out: list[Action]) -> None:
        for building in replacements(game, self.building):
            out.append(game.words.build[building])

    def play(self, game: Game, action: Action) -> None:
        demolish(game, self.faction, self.building, self.land)
        game.change_buildings(action.a, self.land, 1)
        game.tell(tell.BUILT, self.faction, action.a, self.land, 0)
        new_buildings(game, self.faction)
