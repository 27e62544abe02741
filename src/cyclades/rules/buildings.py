"""Buildings: their kinds, what stands in a land area, Metropolises included, and how many more find a site there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

if TYPE_CHECKING:
    from cyclades.rules.game import Game


class Building:
    """A kind of building: how many there are for all, and what it is good for."""

    def __init__(
        self,
        name: str,
        supply: i64 = 10,
        basic: bool = True,
        needed: bool = True,
        wildcard: bool = False,
        on_square: bool = False,
        worth: float = 0.0,
    ) -> None:
        self.name = name
        self.supply = supply
        self.basic = basic
        """Whether it is meant where a rule says `basic building`."""
        self.needed = needed
        """Whether a set for a Metropolis needs one of them."""
        self.wildcard = wildcard
        """Whether it may stand for any other kind in such a set."""
        self.on_square = on_square
        """Whether it takes the place of a Metropolis, and not one of a building."""
        self.worth = worth
        """What one of them is worth to a bot, in gold pieces, where it is no part of a set."""
        self.number: i64 = -1

    def __repr__(self) -> str:
        return f"<{self.name}>"


def buildings_at(game: Game, building: i64, land: i64) -> i64:
    """How many buildings of a kind stand in a land area."""
    return game.s[game.f.buildings + building * game.rules.lands + land]


def change_buildings(game: Game, building: i64, land: i64, by: i64) -> None:
    """Put up or take down buildings; they come from and return to the common reserve."""
    game.s[game.f.buildings + building * game.rules.lands + land] += by
    game.s[game.f.buildings_left + building] -= by


def built_at(game: Game, land: i64) -> i64:
    """How many buildings stand in a land area, Metropolises and what stands in their place aside."""
    s, lands = game.s, game.rules.lands
    found: i64 = 0
    at = game.f.buildings + land
    for building in game.rules.buildings:
        if not building.on_square:
            found += s[at]
        at += lands
    return found


def squares_taken(game: Game, land: i64) -> i64:
    """How many places of a land area for a Metropolis are taken, by Metropolises or by what stands there instead."""
    found = game.s[game.f.metropolis + land]
    for building in game.rules.on_squares:
        found += buildings_at(game, building.number, land)
    return found


def free_sites(game: Game, land: i64) -> i64:
    """How many more buildings fit into a land area."""
    return game.rules.room(land, squares_taken(game, land)) - built_at(game, land)


def effect_at(game: Game, building: i64, land: i64) -> i64:
    """How often the effect of a building counts in a land area: a Metropolis counts like one of each."""
    s, f = game.s, game.f
    found = s[f.buildings + building * game.rules.lands + land]
    if game.rules.plain_metropolises or s[f.metropolis + land] == 0:
        return found + s[f.metropolis + land]
    for kind in metropolis_tokens(game, land):
        found += game.rules.metropolis_kinds[kind].counts_as(building)
    return found


def defence_at(game: Game, building: i64, land: i64) -> i64:
    """The same of buildings that defend, of which several may count once."""
    extra = buildings_at(game, building, land) - 1
    return effect_at(game, building, land) - (extra if game.rules.defences_once and extra > 0 else 0)


def buildings_of(game: Game, faction: i64, building: i64) -> i64:
    """How many buildings of a kind a faction has."""
    s, f = game.s, game.f
    lands, owner = game.rules.lands, f.owner
    at = f.buildings + building * lands
    found: i64 = 0
    land: i64 = 0
    while land < lands:
        if s[owner + land] == faction:
            found += s[at + land]
        land += 1
    return found


def team_buildings(game: Game, faction: i64, building: i64) -> i64:
    """How many buildings of a kind a faction, and those whose buildings count with its own, have."""
    if not game.rules.joint_buildings:
        return buildings_of(game, faction, building)
    found: i64 = 0
    for other in range(len(game.rules.factions)):
        if game.allies(other, faction):
            found += buildings_of(game, other, building)
    return found


def metropolises_on_cards(game: Game, faction: i64) -> i64:
    """How many Metropolises a faction has on cards, where nobody can conquer them; lost with its elimination."""
    found: i64 = 0
    if game.s[game.f.alive + faction] == 0:
        return found
    bonuses: i64 = len(game.rules.bonuses)
    for bonus in range(bonuses):
        found += game.s[game.f.safe + faction * bonuses + bonus]
    return found


def effect_on_cards(game: Game, faction: i64, building: i64) -> i64:
    """How often the effect of a building counts for a faction by Metropolises on cards."""
    if game.rules.plain_metropolises or game.s[game.f.alive + faction] == 0:
        return metropolises_on_cards(game, faction)
    found: i64 = 0
    for kind in game.rules.metropolis_kinds:
        at = game.f.safe + faction * len(game.rules.bonuses) + kind.number
        found += game.s[at] * kind.counts_as(building)
    return found


def metropolises_of(game: Game, faction: i64) -> i64:
    """How many Metropolises a faction controls."""
    s, f = game.s, game.f
    found: i64 = metropolises_on_cards(game, faction)
    land: i64 = 0
    while land < game.rules.lands:
        if s[f.owner + land] == faction:
            found += s[f.metropolis + land]
        land += 1
    return found


def metropolis_tokens(game: Game, land: i64) -> list[i64]:
    """The bonuses of the Metropolises in a land area."""
    at = game.f.token
    found: list[i64] = []
    for site in range(game.rules.site_from[land], game.rules.site_from[land + 1]):
        if game.s[at + site] > 0:
            found.append(game.s[at + site] - 1)
    return found


def add_metropolis(game: Game, land: i64, bonus: i64) -> None:
    """A Metropolis token of the common stack goes to a land area."""
    s, f = game.s, game.f
    s[f.bonuses_left + bonus] -= 1
    s[f.token + game.rules.site_from[land] + s[f.metropolis + land]] = bonus + 1
    s[f.metropolis + land] += 1


def remove_metropolis(game: Game, land: i64) -> None:
    """The last Metropolis that came to a land area goes back to the common stack."""
    s, f = game.s, game.f
    s[f.metropolis + land] -= 1
    site = f.token + game.rules.site_from[land] + s[f.metropolis + land]
    s[f.bonuses_left + s[site] - 1] += 1
    s[site] = 0


def add_metropolis_to_card(game: Game, faction: i64, bonus: i64) -> None:
    """A Metropolis token of the common stack goes onto a card of a faction."""
    game.s[game.f.bonuses_left + bonus] -= 1
    game.s[game.f.safe + faction * len(game.rules.bonuses) + bonus] += 1


def temples_of(game: Game, faction: i64) -> i64:
    """How many Temple effects a faction has: a Metropolis counts wherever it is."""
    s, owner, lands, temple = game.s, game.f.owner, game.rules.lands, game.rules.temple.number
    found: i64 = effect_on_cards(game, faction, temple)
    land: i64 = 0
    while land < lands:
        if s[owner + land] == faction:
            found += effect_at(game, temple, land)
        land += 1
    return found


def fortresses_at(game: Game, land: i64) -> i64:
    """How many Fortress effects a land area has."""
    return defence_at(game, game.rules.fortress.number, land)


def team_metropolises(game: Game, team: i64) -> i64:
    """How many Metropolises a team controls; without teams, a faction."""
    count: i64 = 0
    for faction in range(len(game.rules.factions)):
        if game.rules.team_of[faction] == team:
            count += metropolises_of(game, faction)
    return count
