"""The Necropolis: a gold piece for every living unit that is killed, for whoever controls its island."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from cyclades.editions.classic.gods import BUILDING_PRICE
from cyclades.editions.classic.hades.bot_weights import NECROPOLIS, NECROPOLIS_GOLD
from cyclades.engine.actions import Action
from cyclades.engine.events import EventKind
from cyclades.rules import events
from cyclades.rules.buildings import Building, buildings_at, built_at, change_buildings
from cyclades.rules.events import KINDS
from cyclades.rules.gods import Deed
from cyclades.rules.gold import change_gold, gold_of, pay
from cyclades.rules.hooks import Listener
from cyclades.rules.looks import TOKEN, Look
from cyclades.rules.metropolises import ClearSite, crush_metropolises
from cyclades.rules.steps import DraftStep

if TYPE_CHECKING:
    from cyclades.rules.fields import Fields
    from cyclades.rules.game import Game
    from cyclades.rules.ruleset import Ruleset

GOLD: Final = "necropolis_gold"
LEFT: Final = "necropolis_left"
FILLED: Final[EventKind] = KINDS.add("necropolis-filled", "area number")
PAID: Final[EventKind] = KINDS.add("necropolis-paid", "faction area number", used=True)


class Necropolis(Listener):
    """The one Necropolis, its gold, and the gold that it has left on islands where it stood before."""

    def __init__(self) -> None:
        self.building = Building("necropolis", 1, basic=False, needed=False, on_square=True, worth=NECROPOLIS)
        self.gold: i64 = -1
        """The offset of the gold on the tile, by island."""
        self.left: i64 = -1
        """The offset of the gold that lies on each island where it stood before."""

    def declare(self, rules: Ruleset, fields: Fields) -> None:
        lands = list(rules.board.ids[: rules.board.lands])
        self.gold = fields.add(
            GOLD,
            lands,
            look=Look(TOKEN, GOLD, icon=GOLD, entry="necropolis", worth=NECROPOLIS_GOLD),
            doc="The gold on the Necropolis, by the island where it stands.",
        )
        self.left = fields.add(
            LEFT,
            lands,
            look=Look(TOKEN, LEFT, icon=GOLD, entry="necropolis", worth=NECROPOLIS_GOLD),
            doc="The gold that the Necropolis has left on each island where it stood before.",
        )

    def at(self, game: Game) -> i64:
        """The island where it stands, or -1."""
        for land in range(game.rules.lands):
            if buildings_at(game, self.building.number, land) > 0:
                return land
        return -1

    def contradiction(self, game: Game) -> str:
        for land in range(game.rules.lands):
            if game.s[self.gold + land] > 0 and buildings_at(game, self.building.number, land) == 0:
                return f"there is gold on a Necropolis on {game.rules.board.ids[land]}, where it does not stand"
        return ""

    def unit_died(self, game: Game, faction: i64, unit: i64, area: i64) -> None:
        land = self.at(game)
        if land >= 0 and is_living(game, unit):
            game.s[self.gold + land] += 1
            game.emit(FILLED, land, game.s[self.gold + land])

    def income_received(self, game: Game, faction: i64) -> None:
        s, f = game.s, game.f
        for land in range(game.rules.lands):
            if s[f.owner + land] != faction:
                continue
            amount = s[self.gold + land] + s[self.left + land]
            if amount > 0:
                s[self.gold + land] = 0
                s[self.left + land] = 0
                change_gold(game, faction, amount)
                game.emit(PAID, faction, land, amount)

    def lands(self, game: Game, faction: i64) -> list[i64]:
        """The islands of a faction where it may be built: those with a place for a Metropolis, and not where it is."""
        s, f, rules = game.s, game.f, game.rules
        found: list[i64] = []
        for land in range(rules.lands):
            if s[f.owner + land] == faction and rules.room(land, 1) >= 0:
                if buildings_at(game, self.building.number, land) == 0:
                    found.append(land)
        return found

    def build(self, game: Game, faction: i64, land: i64) -> None:
        """It is built on an island, or moves there, and crushes what is in its way."""
        pay(game, faction, BUILDING_PRICE)
        before = self.at(game)
        if before >= 0:
            change_buildings(game, self.building.number, before, -1)
            game.s[self.left + before] += game.s[self.gold + before]
            game.s[self.gold + before] = 0
        crush_metropolises(game, land)
        change_buildings(game, self.building.number, land, 1)
        game.emit(events.BUILT, faction, self.building.number, land, BUILDING_PRICE)
        excess = built_at(game, land) - game.rules.room(land, 1)
        for _ in range(excess):
            game.push(ClearSite(faction, land))


def is_living(game: Game, unit: i64) -> bool:
    """Whether a unit lives: a piece that is not undead, or a hero."""
    kinds = game.rules.unit_kinds
    if unit < len(kinds):
        return kinds[unit].living
    card = game.rules.card_of(unit)
    return card is not None and card.is_hero


def necropolis_of(rules: Ruleset) -> Necropolis:
    """The Necropolis of a game with Hades."""
    for listener in rules.added:
        if isinstance(listener, Necropolis):
            return listener
    raise AssertionError("there is no Necropolis in this game")


class BuildNecropolis(Deed):
    """For 2 GP, build the Necropolis on an own island, or move it there, as often as one can pay."""

    def __init__(self, necropolis: Necropolis) -> None:
        super().__init__("build necropolis")
        self.necropolis = necropolis

    def lands(self, game: Game, faction: i64) -> list[i64]:
        """Where it may be built; whoever has spared its Metropolis in this turn is not asked about one again."""
        lands = self.necropolis.lands(game, faction)
        if self.times(game) == 0:
            return lands
        return [land for land in lands if game.s[game.f.metropolis + land] == 0]

    def actions(self, game: Game, faction: i64, out: list[Action]) -> None:
        if gold_of(game, faction) >= BUILDING_PRICE and len(self.lands(game, faction)) > 0:
            out.append(game.verbs.build[self.necropolis.building.number])

    def begins_with(self, game: Game, action: Action) -> bool:
        return action is game.verbs.build[self.necropolis.building.number]

    def begin(self, game: Game, faction: i64, action: Action) -> None:
        game.push(NecropolisAt(faction, self.number))

    def cost(self, game: Game, faction: i64, action: Action) -> i64:
        return BUILDING_PRICE


class NecropolisAt(DraftStep):
    """On which own island the Necropolis is built."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "deed")

    def __init__(self, faction: i64, deed: i64) -> None:
        super().__init__(faction)
        self.deed = deed

    def actions(self, game: Game, out: list[Action]) -> None:
        deed = game.rules.deeds[self.deed]
        assert isinstance(deed, BuildNecropolis)
        for land in deed.lands(game, self.faction):
            out.append(game.verbs.at[land])

    def play(self, game: Game, action: Action) -> None:
        if game.s[game.f.metropolis + action.a] > 0:
            game.push(CrushMetropolis(self.faction, self.deed, action.a))
        else:
            necropolis_of(game.rules).build(game, self.faction, action.a)


class CrushMetropolis(DraftStep):
    """Whether the player really crushes its own Metropolis."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "deed", "land")

    def __init__(self, faction: i64, deed: i64, land: i64) -> None:
        super().__init__(faction)
        self.deed = deed
        self.land = land

    def actions(self, game: Game, out: list[Action]) -> None:
        out.append(game.verbs.decline)
        out.append(game.verbs.at[self.land])

    def play(self, game: Game, action: Action) -> None:
        if action is game.verbs.decline:
            game.rules.deeds[self.deed].count(game)
        else:
            necropolis_of(game.rules).build(game, self.faction, self.land)
