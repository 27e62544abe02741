"""What the rest of the cycle brings: the turns that follow are played through on a copy, each by its own player at a
glance, up to the moment at which it is looked at who has won."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cyclades.bots.outlook import NOTHING_SEEN, outlook_of
from cyclades.bots.search import Search
from cyclades.bots.turn_plan import play_turn
from cyclades.bots.weights import Weights
from cyclades.engine.chance import Generator
from cyclades.engine.steps import CHANCE
from cyclades.rules.buildings import team_metropolises
from cyclades.rules.game import Game

EFFORT: Final = 20
"""How many positions are tried for each deed of a turn."""
LEAST: Final = 2
"""How many of them for each answer, whatever the effort."""
EFFORT_AT_THE_END: Final = 100
"""Likewise for somebody who may win in this cycle: no card that would do it is overlooked."""
LEAST_AT_THE_END: Final = 6
DICE_TRIED: Final = 2
MOST_TURNS: Final = 40
"""How many turns and questions between them are played, at most."""


def lacks_one(game: Game, team: i64) -> bool:
    """Whether a team lacks one Metropolis to win, or none."""
    return team_metropolises(game, team) + 1 >= game.rules.metropolises_to_win


def near_the_end(game: Game) -> bool:
    """Whether somebody may have enough Metropolises after this cycle."""
    return any(lacks_one(game, team) for team in range(len(game.rules.teams)))


def at_a_glance(game: Game, faction: i64, weights: Weights, luck: Generator) -> Search:
    """The search of somebody who acts in the rest of a cycle."""
    team = game.rules.team_of[faction]
    close = lacks_one(game, team)
    search = Search(faction, team, EFFORT_AT_THE_END if close else EFFORT, NOTHING_SEEN, weights, luck)
    search.least = LEAST_AT_THE_END if close else LEAST
    search.dice = DICE_TRIED
    return search


def play_cycle(game: Game, cycle: i64, weights: Weights, luck: Generator) -> None:
    """Play the game given to the end of a cycle, or to its own. The same luck gives the same throws."""
    f, rules = game.f, game.rules
    for _ in range(MOST_TURNS):
        if game.over or game.s[f.cycle] != cycle:
            break
        pawn = game.s[f.turn]
        if pawn >= 0:
            play_turn(game, pawn, at_a_glance(game, rules.pawn_faction[pawn], weights, luck))
        elif game.asked == CHANCE:
            game.play_legal(luck.pick(game.stack[-1].raw_outcomes(game)))
        else:
            game.play_legal(game.default)


def worth_after_cycle(game: Game, cycle: i64, team: i64, weights: Weights, luck: Generator) -> float:
    """What a position may be worth to a team once a cycle is over; the game given is played on."""
    play_cycle(game, cycle, weights, luck)
    return Search(0, team, 1, outlook_of(game, team, weights), weights, luck).worth(game)
