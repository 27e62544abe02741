"""Cases: a random game, all of it decided by one number, with several tastes in answers."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import Any

import cyclades
from cyclades import Action, Game

PLAYERS = (3, 4, 5)
BOARDS_PER_COUNT = 6
MAX_CYCLES = 60
DECISIONS_PER_CYCLE = 400
SCALES = ([1, 2, 3], [1, 3, 5, 7, 9], [2, 4, 8], [5], list(range(1, 13)))
TASTES = ("any", "any", "thrifty", "warlike", "busy", "curious")


class Finding(Exception):
    """The fuzzer has found something wrong."""


@dataclass(frozen=True)
class Case:
    """A game to play: from the same seed always the same one."""

    seed: int
    players: int
    board: str
    board_seed: int
    options: dict[str, Any]
    taste: str
    generator: random.Random = field(compare=False, repr=False)

    def start(self, **more: Any) -> Game:
        """The game at its first question."""
        return cyclades.new(
            "legendary", players=self.players, board=self.layout(), options=self.options, seed=self.seed, **more
        )

    def layout(self) -> Any:
        """The board: ready-made, or one of a few random ones, whose rules are then shared."""
        return self.board if self.board == "ready" else random_layout(self.players, self.board_seed)

    def pick(self, game: Game) -> Action:
        """An answer, at random but by taste."""
        return pick(game.actions, self.taste, self.generator)

    @property
    def most_decisions(self) -> int:
        """A game that asks more than this has no end."""
        return DECISIONS_PER_CYCLE * int(self.options["max_cycles"])


BOARDS: dict[tuple[int, int], Any] = {}


def random_layout(players: int, seed: int) -> Any:
    """A random board, made once."""
    if (players, seed) not in BOARDS:
        BOARDS[players, seed] = cyclades.random_board(players, random.Random(seed)).layout
    return BOARDS[players, seed]


def case_of(seed: int, players: tuple[int, ...] = PLAYERS) -> Case:
    """The case of a number."""
    generator = random.Random(seed)
    count = players[generator.getrandbits(32) % len(players)]  # with one count alone, the same game again
    board = generator.choice(("ready", "ready", "random"))
    options: dict[str, Any] = {"max_cycles": generator.choice((1, 4, 15, MAX_CYCLES, MAX_CYCLES, MAX_CYCLES))}
    if generator.random() < 0.3:
        options["scale"] = generator.choice(SCALES)
    if generator.random() < 0.3:
        options["metropolises"] = generator.choice((2, 3, 4))
    if generator.random() < 0.2:
        options["open_gold"] = True
    if generator.random() < 0.2:
        options["gold"] = generator.choice((0, 1, 20, 50))
    taste = generator.choice(TASTES)
    return Case(seed, count, board, generator.randrange(BOARDS_PER_COUNT), options, taste, generator)


FAVOURITES = {
    "warlike": {"move", "sail", "from", "to", "lead", "with", "recruit", "hire", "stay"},
    "busy": {"buy", "hire", "build", "recruit", "sacrifice", "lead", "keep", "at", "peek", "play", "move", "sail"},
    "curious": {"peek", "decline", "buy", "play", "keep", "sacrifice"},
}


def pick(actions: list[Action], taste: str, generator: random.Random) -> Action:
    """Mostly what the taste prefers: low offerings for the thrifty, moves for the warlike, anything but the end …"""
    if taste == "any" or generator.random() < 0.2:
        return generator.choice(actions)
    if actions[0].verb.name == "bid":
        return min(generator.choices(actions, k=4), key=lambda bid: bid.b)
    liked = FAVOURITES.get(taste)
    if liked is not None:
        preferred = [action for action in actions if action.verb.name in liked]
        if preferred:
            return generator.choice(preferred)
    return generator.choice(actions)
