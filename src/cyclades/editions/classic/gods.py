"""The gods of the classic edition and what each lets its player do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from cyclades.editions.classic.zeus import ExchangeCreature
from cyclades.rules.construction import Build
from cyclades.rules.creatures import BuyCreature
from cyclades.rules.gods import God
from cyclades.rules.gold import receive_gold
from cyclades.rules.income import PlaceProsperity
from cyclades.rules.moves import LandMove, SeaMove
from cyclades.rules.recruiting import Recruit, RecruitPeople

if TYPE_CHECKING:
    from cyclades.rules.game import Game
    from cyclades.rules.ruleset import Ruleset

BUILDING_PRICE: Final = 2
FLEET_STEPS: Final = 3
EXCHANGE_PRICE: Final = 1


class Apollo(God):
    """Apollo: 1 GP, or 4 with a single island; whoever came first puts a prosperity marker on an own island."""

    def __init__(self) -> None:
        super().__init__("apollo", [], drawn=False, acts=False)

    def begin(self, game: Game, faction: i64) -> None:
        gold: i64 = 4 if game.s[game.f.lands + faction] == 1 else 1
        receive_gold(game, faction, gold)
        if game.s[game.f.pawn_place + game.s[game.f.turn]] == 1:
            game.push(PlaceProsperity(faction, 0, game.rules.lands))


def pantheon(rules: Ruleset) -> list[God]:
    """The gods above Apollo."""
    creatures = BuyCreature()
    return [
        God(
            "poseidon",
            [
                Recruit([rules.fleet], [0, 1, 2, 3]),
                Build("port", [rules.port], BUILDING_PRICE),
                SeaMove(FLEET_STEPS),
                creatures,
            ],
        ),
        God(
            "ares",
            [
                Recruit([rules.troop], [0, 2, 3, 4]),
                Build("fortress", [rules.fortress], BUILDING_PRICE),
                LandMove(),
                creatures,
            ],
        ),
        God(
            "zeus",
            [
                RecruitPeople(rules.priests, [0, 4]),
                Build("temple", [rules.temple], BUILDING_PRICE),
                ExchangeCreature(EXCHANGE_PRICE),
                creatures,
            ],
        ),
        God(
            "athena",
            [
                RecruitPeople(rules.philosophers, [0, 4]),
                Build("university", [rules.university], BUILDING_PRICE),
                creatures,
            ],
        ),
    ]
