"""The gods of the Legendary Edition and what each lets its player do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from cyclades.editions.legendary.peeking import LookAtDeck
from cyclades.editions.legendary.turns import DemandingGod
from cyclades.rules import happenings as tell
from cyclades.rules.building import Build
from cyclades.rules.creatures import BuyCreature
from cyclades.rules.heroes import HeroicMove, HireHero, SacrificeHero
from cyclades.rules.income import PlaceProsperity
from cyclades.rules.moving import LandMove, SeaMove
from cyclades.rules.recruiting import Invite, Recruit
from cyclades.rules.ruleset import FORTRESS, PORT, TEMPLE, UNIVERSITY
from cyclades.rules.turns import Deed, God
from cyclades.rules.units import FLEET, PHILOSOPHERS, PRIESTS, TROOP

if TYPE_CHECKING:
    from cyclades.rules.game import Game


MERCENARY: Final = 2
"""The number of mercenaries among the kinds of pieces."""


class BuildMissing(Build):
    """Hera's building: of a kind that the player does not own."""

    def __init__(self, name: str, kinds: list[i64], price: i64) -> None:
        super().__init__(name, kinds, price)
        self.only_missing = True


class Apollo(God):
    """Apollo: 2 GP, a prosperity token on an own land area and one on an own sea area, and nothing else."""

    def begin(self, game: Game, faction: i64) -> None:
        game.earn(faction, 2)
        game.tell(tell.GOLD_GAINED, faction, 2)
        lands = game.rules.lands
        game.then(PlaceProsperity(faction, 0, lands), PlaceProsperity(faction, lands, game.rules.areas))


def pantheon() -> list[God]:
    """The gods, Apollo last."""
    creatures = BuyCreature()
    lead = HeroicMove()
    sacrifice = SacrificeHero()
    everywhere: list[Deed] = [creatures, lead, sacrifice]
    return [
        DemandingGod(
            "athena",
            [
                Build("university", [UNIVERSITY], 0),
                Invite(PHILOSOPHERS, "philosopher", [0, 4]),
                *everywhere,
            ],
        ),
        DemandingGod(
            "zeus",
            [
                Build("temple", [TEMPLE], 0),
                Invite(PRIESTS, "priestess", [0, 4]),
                LookAtDeck(),
                *everywhere,
            ],
        ),
        DemandingGod(
            "poseidon",
            [
                Build("port", [PORT], 0),
                Recruit(FLEET, "fleet", [0, 1, 2, 3]),
                SeaMove(1),
                *everywhere,
            ],
        ),
        DemandingGod(
            "ares",
            [
                Build("fortress", [FORTRESS], 0),
                Recruit(TROOP, "troop", [0, 2, 3, 4]),
                LandMove(),
                creatures,
                sacrifice,
            ],
        ),
        DemandingGod(
            "hera",
            [
                BuildMissing("missing building", [PORT, FORTRESS, TEMPLE, UNIVERSITY], 0),
                Recruit(MERCENARY, "mercenary", [0, 1, 3, 5]),
                HireHero(),
                *everywhere,
            ],
        ),
        Apollo("apollo", []),
    ]
