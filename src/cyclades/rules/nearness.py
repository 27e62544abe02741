"""How near a faction is to its next Metropolis, as far as everybody knows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cyclades.rules.buildings import team_buildings
from cyclades.rules.cards import Hero
from cyclades.rules.heroes import of_earlier_cycle, own_heroes
from cyclades.rules.people import philosophers_needed

if TYPE_CHECKING:
    from cyclades.rules.game import Game


def nearness(game: Game, faction: int) -> dict[str, Any]:
    """What a faction lacks for a Metropolis by buildings and by philosophers, and the heroes who could build one."""
    rules, s, f = game.rules, game.s, game.f
    lacking = [kind.name for kind in rules.needed_buildings if team_buildings(game, faction, kind.number) == 0]
    wild = sum(int(team_buildings(game, faction, kind.number)) for kind in rules.wildcards)
    missing = int(philosophers_needed(game, faction) - s[f.philosophers + faction])
    return {
        "lacking": lacking,
        "buildings": max(0, len(lacking) - wild),
        "philosophers": max(0, missing),
        "heroes": {
            hero.name: int(hero.sacrifice_cost(game, faction))
            for hero in own_heroes(game, faction)
            if hero.founds and could_found(game, faction, hero)
        },
    }


def could_found(game: Game, faction: int, hero: Hero) -> bool:
    """Whether a hero could be sacrificed for a Metropolis if his faction had the gold that this costs: how much it has
    is its secret."""
    if not of_earlier_cycle(hero, game, faction):
        return False
    rich = game.copy()
    rich.s[rich.f.gold + rich.rules.purse_of[faction]] = hero.sacrifice_cost(game, faction)
    return hero.may_sacrifice(rich, faction, hero.number)
