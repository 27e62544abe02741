"""The five bonuses of the Metropolis tokens, and placing what they give."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from cyclades.rules import events
from cyclades.rules.areas import open_lands
from cyclades.rules.gold import receive_gold
from cyclades.rules.income import PlaceProsperity
from cyclades.rules.metropolises import Metropolis
from cyclades.rules.people import gain_people
from cyclades.rules.recruiting import PlaceFreePiece
from cyclades.rules.steps import Step
from cyclades.rules.units import UnitKind

if TYPE_CHECKING:
    from cyclades.rules.game import Game

TROOPS: Final = 0
PROSPERITY: Final = 1
PRIESTESS: Final = 2
GOLD: Final = 3
FLEETS: Final = 4
BONUSES: Final = ["troops", "prosperity", "priestess", "gold", "fleets"]


class BonusMetropolis(Metropolis):
    """A Metropolis whose token bears a bonus."""

    def built(self, game: Game, faction: i64) -> None:
        game.push(Bonus(faction, self.number))

    def lost(self, game: Game, faction: i64) -> None:
        game.push(Bonus(faction, self.number))


def metropolises() -> list[Metropolis]:
    """The tokens of the stack: three of each bonus."""
    return [BonusMetropolis(bonus, 3) for bonus in BONUSES]


class Bonus(Step):
    """A faction receives the bonus of a Metropolis: when it is built, and again when it is lost."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "bonus")

    def __init__(self, faction: i64, bonus: i64) -> None:
        self.faction = faction
        self.bonus = bonus

    def run(self, game: Game) -> None:
        faction = self.faction
        troop, fleet = game.rules.troop.number, game.rules.fleet.number
        game.emit(events.BONUS_RECEIVED, faction, self.bonus)
        if self.bonus == TROOPS:
            game.then(PlaceBonus(faction, troop), PlaceBonus(faction, troop))
        elif self.bonus == FLEETS:
            game.then(PlaceBonus(faction, fleet), PlaceBonus(faction, fleet))
        elif self.bonus == PROSPERITY:
            game.push(PlaceProsperity(faction, 0, game.rules.areas))
        elif self.bonus == PRIESTESS:
            gain_people(game, game.rules.priests, faction, 0)
        elif self.bonus == GOLD:
            receive_gold(game, faction, 3)


class PlaceBonus(PlaceFreePiece):
    """Where a bonus troop or fleet goes: own land, or sea where own fleets stand; what cannot be placed is lost."""

    def areas(self, game: Game, kind: UnitKind) -> list[i64]:
        if not kind.at_sea:
            return open_lands(game, self.faction)
        owner = game.f.owner
        seas = range(game.rules.lands, game.rules.areas)
        return [sea for sea in seas if game.s[owner + sea] == self.faction]
