"""Seats: which player answers for which faction, and which factions play together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

if TYPE_CHECKING:
    from cyclades.rules.game import Game


class Seating:
    """Who sits at the table. Everybody has one faction and plays for itself, unless there are teams, or several
    factions for each player, which then are a team."""

    def __init__(self, players: int, teams: list[list[int]], factions_each: int = 1) -> None:
        self.players = players
        self.teams = teams
        """The players of each team; none where everybody plays for itself."""
        self.player_of: list[i64] = []
        """The player who answers for each faction."""
        self.team_of: list[i64] = []
        """The team of each faction: those of one team win together."""
        for player in range(players):
            team = player
            for number, members in enumerate(teams):
                if player in members:
                    team = number
            for _ in range(factions_each):
                self.player_of.append(player)
                self.team_of.append(team)
        self.allied = len(set(self.team_of)) < len(self.team_of)
        """Whether any factions play together."""


class Alliance:
    """What the factions of a team have in common beside victory, as an edition or an expansion says."""

    def __init__(self, gold: bool = True, buildings: bool = True, fleets: bool = True, passage: bool = True) -> None:
        self.gold = gold
        """Whether they share a purse."""
        self.buildings = buildings
        """Whether their buildings count together for a Metropolis."""
        self.fleets = fleets
        """Whether troops may go over each other's fleets."""
        self.passage = passage
        """Whether groups may pass through each other's areas."""


def joined(factions: list[str], group_of: list[i64]) -> list[str]:
    """The names of groups of factions: those of their members, `red+blue`."""
    groups = max(group_of) + 1
    return ["+".join([n for i, n in enumerate(factions) if group_of[i] == group]) for group in range(groups)]


def pawn_names(factions: list[str], pawn_faction: list[i64]) -> list[str]:
    """Pawns are called after their faction, and numbered where it has several."""
    found: list[str] = []
    for number, faction in enumerate(pawn_faction):
        twins = [other for other, owner in enumerate(pawn_faction) if owner == faction]
        name = factions[faction]
        found.append(name if len(twins) == 1 else f"{name}-{twins.index(number) + 1}")
    return found


def opponents(game: Game, faction: i64) -> list[i64]:
    """The factions still in the game that do not play with a faction."""
    rules = game.rules
    return [
        other
        for other in range(len(rules.factions))
        if game.s[game.f.alive + other] > 0 and rules.team_of[other] != rules.team_of[faction]
    ]
