"""Chances of teams to win: numbers that are one in all, and how a game that is over was won."""

from __future__ import annotations

import math

from cyclades.rules.game import Game


def one_in_all(scores: list[float]) -> list[float]:
    """Chances that are one in all, the higher a score the greater (softmax)."""
    best = max(scores)
    powers = [math.exp(score - best) for score in scores]
    whole = sum(powers)
    return [power / whole for power in powers]


def shares_won(game: Game) -> list[float]:
    """How a game ended: the victory, shared by the teams that are first."""
    rules = game.rules
    first: list[int] = []
    for row in game.standings:
        if row.place == 1:
            for faction in range(len(rules.factions)):
                team = int(rules.team_of[faction])
                if rules.player_of[faction] in row.players and team not in first:
                    first.append(team)
    return [1.0 / float(len(first)) if team in first else 0.0 for team in range(len(rules.teams))]
