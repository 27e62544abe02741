"""The arena: bots against each other in balanced seats, with results that can be gone on with, ratings and a plot.

>>> from cyclades.arena import arena_plan, run_arena
>>> plan = arena_plan(["random", "random"], games=1, players=3, max_cycles=1)
>>> [plan.seats(number) for number in range(plan.games)]
[[1, 0, 1], [0, 1, 0]]
>>> result, complete = run_arena(plan)
>>> result["finished"], [row["seats"] for row in result["results"]]
(2, [6])
"""

from __future__ import annotations

from cyclades.arena.matches import run_arena
from cyclades.arena.plan import ArenaError, ArenaPlan, arena_plan
from cyclades.arena.plot import draw_plot
from cyclades.arena.report import wilson

__all__ = ["ArenaError", "ArenaPlan", "arena_plan", "draw_plot", "run_arena", "wilson"]
