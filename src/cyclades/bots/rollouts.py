"""Rollouts: what becomes of some answers to the same question. Each is played on in the same imagined world, with the
same throws and the same moods of all players, by strategists at a glance, to the end of the cycle; so what differs in
the end is what the answers are worth.
"""

from __future__ import annotations

from typing import Any

from cyclades.bots.cycle_plan import play_cycle
from cyclades.bots.offering_plan import Moods, Wishes, make_offerings
from cyclades.bots.weights import Weights
from cyclades.engine.chance import Generator, seeded
from cyclades.games import imagine
from cyclades.rules.game import Game


def played_on(view: Any, answers: list[str], seed: int, weights: Weights, known: Wishes | None = None) -> list[Game]:
    """Where the cycle ends after each of some answers to the question of a view: one world, drawn by the seed from what
    its player may know, and the same throws for all answers. Whoever plays on often gives what is known of the worth of
    turns with gods, which takes long to find out; then it is found out in one world for all."""
    game = imagine(view, seed=seed)
    game.ask_chance = True
    generator = seeded(seed)
    moods = Moods(game, weights, generator, known)
    cycle = game.s[game.f.cycle]
    found: list[Game] = []
    for answer in answers:
        twin = game.copy()
        twin.play(answer)
        luck = Generator(generator.a, generator.b)
        if twin.s[twin.f.turn] < 0:
            make_offerings(twin, moods, luck)
        play_cycle(twin, cycle, weights, luck)
        found.append(twin)
    return found
