"""Games worth looking at. Bots play them from fixed seeds, and the moments that show most are kept."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

import cyclades
from cyclades.bots import answer_of, make
from cyclades.tabletop import AreaInfo, Tabletop, build

Record = dict[str, Any]
Worth = Callable[[Tabletop], float]
"""How much a moment shows; nothing at 0."""
BOT = "novice"
MOST_TRIES = 20


@dataclass(frozen=True)
class Match:
    """A game that bots play, and the moments of it that are wanted."""

    edition: str
    players: int
    seed: int
    wanted: tuple[tuple[str, Worth], ...]
    expansions: tuple[str, ...] = ()
    teams: bool | None = None

    def play(self, seed: int) -> dict[str, Record] | None:
        """The records of the moments that are worth most, by their names; of the whole game as `end`, and of all but
        its last turn as `last`, with the answers of that turn as `answers`. None if a moment does not come."""
        game = cyclades.new(
            self.edition, self.players, seed=seed, expansions=self.expansions, teams=self.teams, options={}
        )
        bot = make(BOT, seed=seed)
        best = dict.fromkeys((name for name, _ in self.wanted), 0.0)
        kept: dict[str, Record] = {}
        last: Record = {}
        answers: list[str] = []
        while not game.over:
            if not game.draft:
                last, answers = game.record(), []
                top = build(game.view(None), game.rules)
                for name, worth in self.wanted:
                    value = worth(top)
                    if value > best[name]:
                        best[name], kept[name] = value, game.record()
            action = answer_of(bot, BOT, game)
            answers.append(action.notation)
            game.play(action)
        if best.keys() - kept.keys():
            return None
        return {**kept, "end": game.record(), "last": last, "answers": {"answers": answers}}


@cache
def played(match: Match) -> dict[str, Record]:
    """What `play` gives, with the first seed that has every moment: another rule may make another game of a seed."""
    seeds = range(match.seed, match.seed + MOST_TRIES)
    found = next((game for game in map(match.play, seeds) if game is not None), None)
    if found is None:
        raise LookupError(f"{match.edition}: none of {MOST_TRIES} games has all moments that are wanted")
    return found


def crowd(top: Tabletop) -> float:
    """How much there is to see on a board."""
    return sum(map(sights, top.areas))


def sights(area: AreaInfo) -> float:
    pieces = min(4, sum(piece.number for piece in area.pieces))
    return (
        8 * len(area.figures) + 5 * len(area.metropolises) + len(area.buildings) + pieces / 2 + 6 * len(area.additions)
    )


def asks(top: Tabletop, *questions: str) -> bool:
    return top.asked is not None and top.asked.question in questions


def offering(top: Tabletop) -> float:
    """Somebody is about to make an offering, and others have made theirs."""
    made = sum(len(god.offerings) for god in top.gods)
    return crowd(top) + 3 * made if asks(top, "Offer") and made else 0


def acting(top: Tabletop) -> float:
    """Somebody has a turn with Ares or Poseidon, who point at the board."""
    god = next((god.id for god in top.gods for pawn in god.offerings if pawn.faction == top.turn), None)
    return crowd(top) if asks(top, "PaidActions") and god in ("ares", "poseidon") else 0


def fighting(top: Tabletop) -> float:
    return crowd(top) if top.battle is not None else 0


def any_question(top: Tabletop) -> float:
    return crowd(top)


LEGENDARY = Match("legendary", 4, 5, (("offering", offering), ("acting", acting), ("battle", fighting)))
CLASSIC = Match("classic", 4, 3, (("offering", offering),), expansions=("monuments",))
SIX = Match("legendary", 6, 3, (("crowded", any_question),), teams=True)
