"""What each magic item does on a turn of its holder: Artemis' Arrows, the Chariot of the Sun, Pandora's Box and Pelops'
Sceptre. Those for other moments are in items_of_the_cycle.py and items_of_battle.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from cyclades.editions.classic.hades.magic_items import MagicItem
from cyclades.editions.classic.hades.priestesses import priestesses
from cyclades.editions.classic.hades.search import FIGURINE, can_find, search
from cyclades.editions.creatures.stealing import owners_of, steal_one
from cyclades.engine.actions import Action
from cyclades.engine.events import EventKind
from cyclades.engine.steps import NOBODY
from cyclades.rules.areas import may_leave
from cyclades.rules.events import KINDS
from cyclades.rules.figures import dismiss
from cyclades.rules.moving_groups import take_units
from cyclades.rules.steps import DraftStep
from cyclades.rules.units import UnitKind

if TYPE_CHECKING:
    from cyclades.rules.game import Game


SET_DOWN: Final[EventKind] = KINDS.add("chariot-emptied", "faction unit area number", "unit")


class ArtemisArrows(MagicItem):
    """On your turn, remove a creature's figurine from the board."""

    def useful(self, game: Game, faction: i64) -> bool:
        return len(standing_figures(game)) > 0

    def use(self, game: Game, faction: i64) -> None:
        game.push(ArrowsAt(faction))


def standing_figures(game: Game) -> list[i64]:
    """The creatures whose figurine stands on the board."""
    return [creature.number for creature in game.rules.figures if creature.at(game) >= 0]


class ArrowsAt(DraftStep):
    """Which figurine leaves."""

    def actions(self, game: Game, out: list[Action]) -> None:
        for creature in standing_figures(game):
            out.append(game.verbs.release[creature])

    def play(self, game: Game, action: Action) -> None:
        dismiss(game, game.s[game.f.card_owner + action.a], action.a)


class ChariotOfTheSun(MagicItem):
    """On your turn, rearrange your troops on your islands as you wish."""

    def useful(self, game: Game, faction: i64) -> bool:
        if game.s[game.f.lands + faction] < 2:
            return False
        return any(len(camps(game, faction, kind)) > 0 for kind in passengers(game))

    def use(self, game: Game, faction: i64) -> None:
        own = [land for land in range(game.rules.lands) if game.s[game.f.owner + land] == faction]
        for kind in reversed(passengers(game)):
            if len(camps(game, faction, kind)) == 0:
                continue
            for land in reversed(own):
                game.push(ChariotSets(faction, kind.number, land))
        for kind in passengers(game):
            for land in camps(game, faction, kind):
                take_units(game, kind, land, game.s[kind.field + land])


def passengers(game: Game) -> list[UnitKind]:
    """The kinds of pieces that the Chariot takes: those that a Harpy takes too."""
    return [kind for kind in game.rules.land_kinds if kind.struck]


def camps(game: Game, faction: i64, kind: UnitKind) -> list[i64]:
    """The islands of a faction from which pieces of a kind can be taken."""
    s, f = game.s, game.f
    lands = range(game.rules.lands)
    return [n for n in lands if s[f.owner + n] == faction and s[kind.field + n] > 0 and may_leave(game, n)]


class ChariotSets(DraftStep):
    """How many of a kind stand on an island from now on; on the last one all that are left."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "unit", "area")

    def __init__(self, faction: i64, unit: i64, area: i64) -> None:
        super().__init__(faction)
        self.unit = unit
        self.area = area

    def left(self, game: Game) -> i64:
        """How many are still on the Chariot."""
        return game.s[game.rules.unit_kinds[self.unit].moving]

    def is_last(self, game: Game) -> bool:
        """Whether no own island comes after this one."""
        return all(game.s[game.f.owner + land] != self.faction for land in range(self.area + 1, game.rules.lands))

    def who(self, game: Game) -> i64:
        return NOBODY if self.left(game) == 0 or self.is_last(game) else self.faction

    def run(self, game: Game) -> None:
        self.set_down(game, self.left(game))

    def actions(self, game: Game, out: list[Action]) -> None:
        for number in range(self.left(game) + 1):
            out.append(game.verbs.take[number])

    def play(self, game: Game, action: Action) -> None:
        self.set_down(game, action.a)

    def default(self, game: Game, legal: list[Action]) -> Action:
        """An even share for every island that comes after."""
        waiting: i64 = 0
        for land in range(self.area, game.rules.lands):
            if game.s[game.f.owner + land] == self.faction:
                waiting += 1
        return legal[self.left(game) // waiting]

    def set_down(self, game: Game, number: i64) -> None:
        """So many get off."""
        kind = game.rules.unit_kinds[self.unit]
        game.s[kind.moving] -= number
        game.s[kind.field + self.area] += number
        if number > 0:
            game.emit(SET_DOWN, self.faction, self.unit, self.area, number)


class PandorasBox(MagicItem):
    """On your turn, steal a priestess from an opponent."""

    def useful(self, game: Game, faction: i64) -> bool:
        return len(owners_of(game, faction, priestesses(game.rules))) > 0

    def use(self, game: Game, faction: i64) -> None:
        game.push(BoxRobs(faction))


class BoxRobs(DraftStep):
    """Whom the priestess leaves."""

    def actions(self, game: Game, out: list[Action]) -> None:
        for other in owners_of(game, self.faction, priestesses(game.rules)):
            out.append(game.verbs.rob[other])

    def play(self, game: Game, action: Action) -> None:
        steal_one(game, self.faction, action.a, priestesses(game.rules))


class PelopsSceptre(MagicItem):
    """On your turn, turn up creature cards until one with a figurine appears: it joins you, free."""

    def useful(self, game: Game, faction: i64) -> bool:
        return can_find(game, FIGURINE)

    def use(self, game: Game, faction: i64) -> None:
        search(game, faction, FIGURINE)
