"""The Monuments: one class each, with its sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cyclades.editions.classic.monuments.construction import Monument
from cyclades.rules.cards import DEFENDER
from cyclades.rules.reach import has_units
from cyclades.rules.ruleset import FORTRESS, PORT
from cyclades.rules.units import FLEET

if TYPE_CHECKING:
    from cyclades.rules.game import Game


class GreatCitadelOfAres(Monument):
    """Nobody else enters its island while its controller has a troop or a hero there."""

    def bars_entry(self, game: Game, faction: i64, land: i64) -> bool:
        return self.at(game) == land and has_units(game, game.s[game.f.owner + land], land)


class CityOfWarriors(Monument):
    """In defence of its island, own fleets in the sea around it count with the troops."""

    def adds_strength(self, game: Game, side: i64) -> i64:
        s, f, rules = game.s, game.f, game.rules
        land = self.at(game)
        if side != DEFENDER or land < 0 or s[f.battle_area] != land or game.pieces(land) == 0:
            return 0
        found: i64 = 0
        for i in range(rules.near_sea[land], rules.near_to[land]):
            if s[f.owner + rules.near[i]] == s[f.defender]:
                found += s[rules.kinds[FLEET].field + rules.near[i]]
        return found


def all_monuments() -> list[Monument]:
    """The Monuments in the box, each with the two buildings it needs."""
    return [
        CityOfWarriors("city-of-warriors", [PORT, FORTRESS]),
        GreatCitadelOfAres("great-citadel-of-ares", [FORTRESS, FORTRESS]),
    ]
