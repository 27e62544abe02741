"""The last land area of a faction: who takes it must gain by it the Metropolis that ends the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cyclades.rules.buildings import team_metropolises
from cyclades.rules.development import complete_sets
from cyclades.rules.metropolises import places

if TYPE_CHECKING:
    from cyclades.rules.game import Game


def would_end_game(game: Game, faction: i64, land: i64) -> bool:
    """Whether a faction that takes a land area, the last of another one, wins by it at once, or gains a Metropolis, and
    with it the number that ends the game: by conquest and by what follows from it, and by what it may build there
    because it has taken it."""
    for listener in game.rules.wins_by_taking:
        if listener.wins_by_taking(game, faction, land):
            return True
    spoils: i64 = 0
    for listener in game.rules.adds_spoils:
        spoils += listener.adds_spoils(game, faction, land)
    return ends_game(game, faction, land, conversions(game, faction, land) + spoils)


def conversions(game: Game, faction: i64, land: i64) -> i64:
    """How many Metropolises a faction has to build when it takes a land area, or has just taken it: of its buildings
    with those there, and of whatever else makes one then."""
    sets = complete_sets(game, faction, before_conquest(game, faction, land))
    found = sets
    for listener in game.rules.adds_conversions:
        found += listener.adds_conversions(game, faction, land, sets)
    return found


def ends_game(game: Game, faction: i64, land: i64, built: i64) -> bool:
    """Whether the Metropolises of a land area that a faction takes, or has just taken, and so many that it builds then,
    as far as there are places and Metropolises left, are the ones that end the game."""
    rules, s, f = game.rules, game.s, game.f
    room = places(game, faction, land)
    left: i64 = 0
    for kind in rules.metropolis_kinds:
        if kind.available(game):
            left += s[f.bonuses_left + kind.number]
    gained = min(built, room, left)
    before = team_metropolises(game, rules.team_of[faction])
    if before_conquest(game, faction, land) < 0:
        before -= s[f.metropolis + land]
    gained += s[f.metropolis + land]
    return gained > 0 and before + gained >= rules.metropolises_to_win


def before_conquest(game: Game, faction: i64, land: i64) -> i64:
    """A land area, if a faction has still to take it; -1 if it has it already."""
    return -1 if game.s[game.f.owner + land] == faction else land
