"""Hades the god: undead troops and fleets, lent to his player until the cycle ends, and moves that they lead."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from cyclades.editions.classic.gods import FLEET_STEPS
from cyclades.editions.classic.hades.bot_weights import UNDEAD as WORTH
from cyclades.editions.classic.hades.necropolis import BuildNecropolis, Necropolis
from cyclades.editions.classic.hades.threat import HadesArrives, HadesLeaves, HadesRoll, MoveColumn, Threat
from cyclades.engine.events import EventKind
from cyclades.rules.areas import pieces_in, set_owner
from cyclades.rules.creatures import BuyCreature
from cyclades.rules.events import KINDS
from cyclades.rules.gods import God
from cyclades.rules.moves import LandMove, SeaMove
from cyclades.rules.recruiting import Recruit
from cyclades.rules.steps import Step
from cyclades.rules.units import UnitKind

if TYPE_CHECKING:
    from cyclades.rules.game import Game
    from cyclades.rules.ruleset import Ruleset

UNDEAD: Final = 5
"""How many undead troops there are, and how many undead fleets."""
PRICES: Final[list[i64]] = [0, 1, 2, 3, 4]
"""What the first, the second … undead of a turn costs, in whatever mix."""
WENT_HOME: Final[EventKind] = KINDS.add("undead-left", "faction unit area number", "unit")


def undead_kind(name: str, plural: str, at_sea: bool) -> UnitKind:
    """A kind of undead: a unit like others, but lent, so never traded, and dead already."""
    return UnitKind(
        name, plural, UNDEAD, common=True, at_sea=at_sea, living=False, traded=False, leads=True, worth=WORTH
    )


def add_god(rules: Ruleset) -> None:
    """Add Hades the god with all that comes with him."""
    troop = undead_kind("undead-troop", "undead_troops", False)
    fleet = undead_kind("undead-fleet", "undead_fleets", True)
    rules.unit_kinds += [troop, fleet]
    necropolis = Necropolis()
    rules.buildings.append(necropolis.building)
    buying = [deed for god in rules.gods for deed in god.deeds if isinstance(deed, BuyCreature)]
    hades = God(
        "hades",
        [
            Recruit([troop, fleet], PRICES, "undead"),
            BuildNecropolis(necropolis),
            LandMove(troop),
            SeaMove(FLEET_STEPS, fleet),
            *buying[:1],
        ],
        drawn=False,
    )
    rules.gods.append(hades)
    rules.added += [Threat(hades), necropolis]
    rules.insert_phases("creatures", [HadesRoll(), MoveColumn()])
    rules.insert_phases("income", [HadesArrives()])
    rules.insert_phases("end", [UndeadGoHome(), HadesLeaves()])


def is_undead(kind: UnitKind) -> bool:
    """Whether pieces of a kind go home when the cycle ends."""
    return not kind.living


class UndeadGoHome(Step):
    """After the last turn the undead go back to Hades. An island that they leave stays their player's; a sea space is
    nobody's."""

    PHASE: ClassVar[str] = "undead"

    def run(self, game: Game) -> None:
        s, f, rules = game.s, game.f, game.rules
        for kind in rules.unit_kinds:
            if not is_undead(kind):
                continue
            for area in range(rules.lands, rules.areas) if kind.at_sea else range(rules.lands):
                number = s[kind.field + area]
                if number > 0:
                    owner = s[f.owner + area]
                    s[kind.field + area] = 0
                    s[kind.reserve(owner)] += number
                    game.emit(WENT_HOME, owner, kind.number, area, number)
                    if kind.at_sea and pieces_in(game, area) == 0:
                        set_owner(game, area, -1)
