"""Cases: a random game, all of it decided by one number, with several tastes in answers.

Most begin with the set-up; some with a position late in a game, where somebody is about to lose its last land area.
"""

from __future__ import annotations

import json
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
TASTES = ("any", "any", "thrifty", "warlike", "busy", "curious", "hunting")
LATE = 0.2
COLOURS = ("red", "blue", "green", "yellow", "purple")
GODS = ("athena", "zeus", "poseidon", "ares", "hera")
BONUSES = ("troops", "prosperity", "priestess", "gold", "fleets")


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
    position: str
    generator: random.Random = field(compare=False, repr=False)

    def start(self, **more: Any) -> Game:
        """The game at its first question."""
        if self.position:
            return cyclades.read_position(self.position, seed=self.seed, **more)
        return cyclades.new(
            "legendary", players=self.players, board=self.layout(), options=self.options, seed=self.seed, **more
        )

    def layout(self) -> Any:
        """The board: ready-made, or one of a few random ones, whose rules are then shared."""
        return self.board if self.board == "ready" else random_layout(self.players, self.board_seed)

    def pick(self, game: Game) -> Action:
        """An answer, at random but by taste."""
        return pick(game, self.taste, self.generator)

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
    number = generator.randrange(BOARDS_PER_COUNT)
    position = ""
    if generator.random() < LATE:
        board, taste = "ready", generator.choice(("hunting", "hunting", taste))
        options["metropolises"] = generator.choice((2, 3))
        position = late_position(count, options, generator)
    return Case(seed, count, board, number, options, taste, position, generator)


def late_position(players: int, options: dict[str, Any], generator: random.Random) -> str:
    """A cycle late in a game: the first colour has one land area left, the others many, and all but one Metropolis."""
    board = cyclades.ready_board(players)
    lines = ["cyclades-position 1", "edition legendary", f"players {players}", f"board {json.dumps(board.layout)}"]
    for name, value in options.items():
        written = " ".join(map(str, value)) if isinstance(value, list) else str(value).lower()
        lines.append(f"option {name} {written}")
    colours = list(COLOURS[:players])
    gods, order = generator.sample(GODS, 5), generator.sample(colours, players)
    lines += ["cycle 5", f"gods {' '.join(gods)}", f"order {' '.join(order)}"]
    tokens = generator.sample(3 * BONUSES, 3 * len(BONUSES))
    lands = generator.sample(range(board.lands), board.lands)
    seas = generator.sample(range(board.lands, board.areas), board.areas - board.lands)
    for number, colour in enumerate(colours):
        lines.append(f"player {colour} gold {generator.randrange(12)} priestesses {generator.randrange(3)}")
        own = [lands.pop() for _ in range(1 if number == 0 else board.lands // players)]
        for area in own:
            troops = 0 if number == 0 else generator.randrange(8 // len(own) + 1)
            lines.append(f"area {board.ids[area]} {colour} troops {troops}")
        for site in [area for area in own if board.sites[area]][: options["metropolises"] - 1]:
            lines.append(f"{lines.pop(lines_of(lines, board.ids[site]))} metropolis {tokens.pop()}")
        for _ in range(generator.randrange(1, len(seas) // players + 1)):
            lines.append(f"area {board.ids[seas.pop()]} {colour} fleets 1")
    return "\n".join([*lines, "heroes ajax hector", "phase income"])


def lines_of(lines: list[str], area: str) -> int:
    """The line of a position about an area."""
    return next(number for number, line in enumerate(lines) if line.startswith(f"area {area} "))


FAVOURITES = {
    "warlike": {"move", "sail", "from", "to", "lead", "with", "recruit", "hire", "stay"},
    "hunting": {"move", "from", "to", "lead", "with", "recruit", "hire", "stay"},
    "busy": {"buy", "hire", "build", "recruit", "sacrifice", "lead", "keep", "at", "peek", "play", "move", "sail"},
    "curious": {"peek", "decline", "buy", "play", "keep", "sacrifice"},
}


def pick(game: Game, taste: str, generator: random.Random) -> Action:
    """Mostly what the taste prefers: low offerings for the thrifty, moves for the warlike, anything but the end …"""
    actions = game.actions
    if taste == "any" or generator.random() < 0.2:
        return generator.choice(actions)
    if actions[0].verb.name == "bid":
        return min(generator.choices(actions, k=4), key=lambda bid: bid.b)
    liked = FAVOURITES.get(taste)
    if liked is not None:
        actions = [action for action in actions if action.verb.name in liked] or actions
    if taste == "hunting" and actions[0].verb.name == "to":
        return min(generator.sample(actions, len(actions)), key=lambda to: prey(game, int(to.a)))
    if taste == "hunting" and actions[-1].verb.name == "take":
        return actions[-1]
    return generator.choice(actions)


def prey(game: Game, area: int) -> int:
    """How many land areas the enemy has who controls an area: the fewer, the better to hunt."""
    owner = game.s[game.f.owner + area]
    return 99 if owner < 0 or owner == game.asked else int(game.s[game.f.lands + owner])
