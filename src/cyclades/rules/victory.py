"""Victory: why a game ends, and who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from cyclades.rules import events
from cyclades.rules.buildings import team_metropolises
from cyclades.rules.gold import team_gold

if TYPE_CHECKING:
    from cyclades.rules.game import Game

METROPOLISES: Final = 0
ELIMINATION: Final = 1
MAX_CYCLES: Final = 2
ALONE: Final = 3
REASONS: Final = ["metropolises", "elimination", "max_cycles", "alone"]


def end_game(game: Game, reason: i64) -> None:
    """Nothing follows any more."""
    game.emit(events.GAME_ENDED, game.s[game.f.cycle], reason)
    game.s[game.f.ending] = reason + 2
    game.stack.clear()


class Standing:
    """A place in the final ranking: who, how many Metropolises, how much gold."""

    def __init__(self, place: int, players: list[int], metropolises: int, gold: int) -> None:
        self.place = place
        self.players = players
        self.metropolises = metropolises
        self.gold = gold

    def as_tuple(self) -> tuple[int, tuple[int, ...], int, int]:
        """All that it says."""
        return self.place, tuple(self.players), self.metropolises, self.gold

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Standing) and self.as_tuple() == other.as_tuple()

    def __hash__(self) -> int:
        return hash(self.as_tuple())

    def __reduce__(self) -> tuple[type[Standing], tuple[int, list[int], int, int]]:
        return Standing, (self.place, self.players, self.metropolises, self.gold)

    def __repr__(self) -> str:
        return f"<{self.place}. {self.players}: {self.metropolises} Metropolises, {self.gold} GP>"


def standings(game: Game) -> list[Standing]:
    """The ranking, as the edition decides it; equal on everything that counts share a place."""
    rules = game.rules
    ranked: list[tuple[list[i64], int]] = []
    for team in range(len(rules.teams)):
        first: i64 = 1 if any(listener.wins_at_once(game, team) for listener in rules.wins_at_once) else 0
        ranked.append(([first, *rules.ranking(game, team)], team))
    ranked.sort(key=by_rank)
    found: list[Standing] = []
    for worth, team in ranked:
        players = sorted({int(rules.player_of[n]) for n in range(len(rules.factions)) if rules.team_of[n] == team})
        place = 1
        for other, _ in ranked:
            if other > worth:
                place += 1
        gold = int(team_gold(game, team))
        found.append(Standing(place, players, int(team_metropolises(game, team)), gold))
    return found


def by_rank(row: tuple[list[i64], int]) -> list[int]:
    """The best first; equal ones in the order of their seats."""
    return [-int(number) for number in row[0]] + [row[1]]


def announce_last_cycle(game: Game) -> None:
    """This cycle is the last."""
    if game.s[game.f.ending] == 0:
        game.s[game.f.ending] = 1
        game.emit(events.LAST_CYCLE_ANNOUNCED)
