"""The bot `strategist`: a player who wants to win, and sees the end coming.

It plays like `strategist-1`, and fears a conquest more by which the conqueror would win. Once somebody is near the end
it also plays the rest of the cycle through after the answers that it likes, offerings too: who ends where, who acts
later, which cards they will find, whether a Metropolis stands until it is looked at who has won. Not where it is asked
discreetly: how long it thinks must not tell what it could have done.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from cyclades.bots.advice import Advice, by_value
from cyclades.bots.cycle_plan import near_the_end, worth_after_cycle
from cyclades.bots.offering_plan import Moods, Wishes, make_offerings, worth_considering
from cyclades.bots.strategist_1 import Strategist1
from cyclades.engine.chance import Generator
from cyclades.rules.game import Game
from cyclades.rules.offerings import Offer

CANDIDATES: Final = 16
"""After how many answers the rest of the cycle is played through."""
FINALISTS: Final = 3
"""How many of those that promise more than the first get further tries."""
TRIES: Final = 6
MARGIN: Final = 20.0
"""How much better the end of the cycle must be, in gold pieces, for a change of mind: less than that is luck."""
CONQUEROR_WINS: Final = 200.0
"""What it counts for, in gold pieces, that a rival would win by a conquest."""
HEROIC: Final = 0.6
"""How much of a Metropolis counts for which a hero could be sacrificed."""
HEROIC_SOON: Final[list[float]] = [0.0, 12.0, 5.0]
"""What a hero is worth who lacks so much for that."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Strategist(Strategist1):
    """A player who wants to win, and sees the end coming."""

    def __init__(self, effort: int, seed: int) -> None:
        super().__init__(effort, seed)
        self.weights.conqueror_wins = CONQUEROR_WINS
        self.weights.heroic = HEROIC
        self.weights.heroic_soon = HEROIC_SOON

    def advise(self, game: Game, generator: Generator) -> list[Advice]:
        found = super().advise(game, generator)
        if len(found) > 1 and thinks_ahead(game):
            offers = isinstance(game.stack[-1], Offer)
            self.look_ahead(game, worth_considering(game, found) if offers else found[:CANDIDATES], generator)
            found.sort(key=by_value)
        return found

    def look_ahead(self, game: Game, rows: list[Advice], generator: Generator) -> None:
        """Put that one of some answers first after which the cycle ends best, if it is better by a margin than the one
        that was first. All are tried once, then those that promise more, and the first."""
        totals: list[float] = []
        wishes = Wishes(game, self.weights)
        for row in rows:
            totals.append(self.cycle_after(game, row, wishes, generator))
        again = finalists(totals)
        if len(again) == 0:
            return
        again.append(0)
        for _ in range(TRIES - 1):
            generator.below(2)
            for number in again:
                totals[number] += self.cycle_after(game, rows[number], wishes, generator)
        best: i64 = 0
        needed = totals[0] + float(TRIES) * MARGIN
        for number in again:
            if totals[number] > needed:
                best = number
                needed = totals[number]
        if best > 0:
            rows[best].value = rows[0].value + (totals[best] - totals[0]) / float(TRIES)

    def cycle_after(self, game: Game, row: Advice, wishes: Wishes, generator: Generator) -> float:
        """What the position may be worth at the end of the cycle, after an answer; for all answers with the same throws
        and moods."""
        twin = game.copy()
        twin.play_legal(row.action)
        luck = Generator(generator.a, generator.b)
        if isinstance(game.stack[-1], Offer):
            make_offerings(twin, Moods(twin, self.weights, luck, wishes), luck)
        return worth_after_cycle(twin, game.s[game.f.cycle], game.rules.team_of[game.asked], self.weights, luck)


def thinks_ahead(game: Game) -> bool:
    """Whether the rest of the cycle is played through: for whoever makes an offering or is asked in its own turn with a
    god, near the end, and not discreetly."""
    if game.discreet or not near_the_end(game):
        return False
    pawn = game.s[game.f.turn]
    return isinstance(game.stack[-1], Offer) or (pawn >= 0 and game.rules.pawn_faction[pawn] == game.asked)


def finalists(values: list[float]) -> list[i64]:
    """The numbers of the few best values that are better than the first by the margin."""
    found: list[i64] = []
    while len(found) < FINALISTS:
        best: i64 = -1
        for number in range(1, len(values)):
            if values[number] > values[0] + MARGIN and number not in found:
                if best < 0 or values[number] > values[best]:
                    best = number
        if best < 0:
            break
        found.append(best)
    return found
