"""A cycle: its phases, and whether the game ends with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from cyclades.rules import events
from cyclades.rules.buildings import team_metropolises
from cyclades.rules.offerings import take_back
from cyclades.rules.steps import Step
from cyclades.rules.victory import ELIMINATION, MAX_CYCLES, METROPOLISES, end_game

if TYPE_CHECKING:
    from cyclades.rules.game import Game


class NextCycle(Step):
    """The phases of a cycle, in the order of the edition."""

    def run(self, game: Game) -> None:
        s, f, rules = game.s, game.f, game.rules
        s[f.cycle] += 1
        game.emit(events.CYCLE_BEGUN, s[f.cycle])
        for faction in range(len(rules.factions)):
            s[f.discounts + faction] = 0
        for phase in reversed(rules.phases):
            game.push(phase)


class EndOfCycle(Step):
    """The game ends if somebody controls enough Metropolises, has been eliminated, or the last cycle is played."""

    PHASE: ClassVar[str] = "end"

    def run(self, game: Game) -> None:
        s, f, rules = game.s, game.f, game.rules
        for pawn in range(len(rules.pawns)):
            take_back(game, pawn)
        reason: i64 = -1
        for team in range(len(rules.teams)):
            if team_metropolises(game, team) >= rules.metropolises_to_win:
                reason = METROPOLISES
        if reason < 0 and s[f.ending] > 0:
            everybody = all(s[f.alive + faction] > 0 for faction in range(len(rules.factions)))
            reason = METROPOLISES if everybody or rules.end_triggered else ELIMINATION
        if reason < 0 and rules.max_cycles > 0 and s[f.cycle] >= rules.max_cycles:
            reason = MAX_CYCLES
        if reason >= 0:
            end_game(game, reason)
        else:
            game.push(NextCycle())
