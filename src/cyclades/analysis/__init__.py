"""The analysis of a game that is over: everybody's chance to win after each turn, the turning points, and what would
have been better.

>>> import cyclades
>>> from cyclades.analysis import analyse
>>> game = cyclades.new("classic", players=3, options={"max_cycles": 1}, seed=7)
>>> while not game.over:
...     game.play(game.default)
>>> analysis = analyse(game.record(), players=[])
>>> analysis.sides, [point.cycle for point in analysis.points]
([['red'], ['blue'], ['green']], [1, 1])
"""

from cyclades.analysis.analyst import Cancelled, Piece, analyse, pieces
from cyclades.analysis.course import LONGEST, AnalysisError
from cyclades.analysis.findings import Analysis, BetterAnswer, Point, TurningPoint, Words

__all__ = [
    "LONGEST",
    "Analysis",
    "AnalysisError",
    "BetterAnswer",
    "Cancelled",
    "Piece",
    "Point",
    "TurningPoint",
    "Words",
    "analyse",
    "pieces",
]
