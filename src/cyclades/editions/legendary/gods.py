"""The gods of the Legendary Edition and what each lets its player do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cyclades.editions.legendary.heroes.heroic_move import HeroicMove
from cyclades.editions.legendary.heroes.recruiting import RecruitHero
from cyclades.editions.legendary.mandatory_actions import DemandingGod
from cyclades.editions.legendary.zeus import LookAtDeck
from cyclades.rules.buildings import Building
from cyclades.rules.construction import Build
from cyclades.rules.creatures import BuyCreature
from cyclades.rules.gods import Deed, God
from cyclades.rules.gold import receive_gold
from cyclades.rules.heroes import SacrificeHero
from cyclades.rules.income import PlaceProsperity
from cyclades.rules.moves import LandMove, SeaMove
from cyclades.rules.recruiting import Recruit, RecruitPeople
from cyclades.rules.units import UnitKind

if TYPE_CHECKING:
    from cyclades.rules.game import Game
    from cyclades.rules.ruleset import Ruleset


class FreeBuilding(Build):
    """One building a turn, free and mandatory; without a free site it may replace another, or be forgone."""

    def __init__(self, name: str, kinds: list[Building]) -> None:
        super().__init__(name, kinds, 0, owed=True, replaces=True)


class BuildMissing(FreeBuilding):
    """Hera's building: of a kind that the player does not own."""

    def __init__(self, name: str, kinds: list[Building]) -> None:
        super().__init__(name, kinds)
        self.only_missing = True


class Apollo(God):
    """Apollo: 2 GP, a prosperity token on an own land area and one on an own sea area, and nothing else."""

    def __init__(self) -> None:
        super().__init__("apollo", [], drawn=False, acts=False)

    def begin(self, game: Game, faction: i64) -> None:
        receive_gold(game, faction, 2)
        lands = game.rules.lands
        game.then(PlaceProsperity(faction, 0, lands), PlaceProsperity(faction, lands, game.rules.areas))


def pantheon(rules: Ruleset, mercenary: UnitKind) -> list[God]:
    """The gods above Apollo."""
    creatures = BuyCreature()
    lead = HeroicMove()
    sacrifice = SacrificeHero()
    everywhere: list[Deed] = [creatures, lead, sacrifice]
    return [
        DemandingGod(
            "athena",
            [
                FreeBuilding("university", [rules.university]),
                RecruitPeople(rules.philosophers, [0, 4]),
                *everywhere,
            ],
        ),
        DemandingGod(
            "zeus",
            [
                FreeBuilding("temple", [rules.temple]),
                RecruitPeople(rules.priests, [0, 4]),
                LookAtDeck(),
                *everywhere,
            ],
        ),
        DemandingGod(
            "poseidon",
            [
                FreeBuilding("port", [rules.port]),
                Recruit([rules.fleet], [0, 1, 2, 3]),
                SeaMove(1),
                *everywhere,
            ],
        ),
        DemandingGod(
            "ares",
            [
                FreeBuilding("fortress", [rules.fortress]),
                Recruit([rules.troop], [0, 2, 3, 4]),
                LandMove(),
                creatures,
                sacrifice,
            ],
        ),
        DemandingGod(
            "hera",
            [
                BuildMissing("missing building", rules.buildings),
                Recruit([mercenary], [0, 1, 3, 5]),
                RecruitHero(),
                *everywhere,
            ],
        ),
    ]
