"""What an arena plays: which bots at which table, and who sits where in which game."""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from cyclades.arena.sequential import ERRORS, SequentialTest, sequential_test
from cyclades.bots import Bot, make
from cyclades.engine.errors import CycladesError
from cyclades.rules.game import Game
from cyclades.simulation import Plan, checked_plan, place

SEED: Final = 1
"""Unless told otherwise, so that the same command means the same games."""
GAMES: Final = 1000
FORMAT: Final = "cyclades-arena"
VERSION: Final = 2
"""Of the files of results; since 2 they note how many decisions took how long."""
PACKAGE: Final = Path(__file__).resolve().parent.parent
PLAYED_WITH: Final = ("engine", "board", "rules", "editions", "bots")
"""The parts of the package that decide how a game goes."""


class ArenaError(CycladesError):
    """Something about an arena that cannot be: its results, its files."""


@dataclass(frozen=True)
class ArenaPlan:
    """What an arena plays; plain data that any process can have. Make one with `arena_plan`.

    Games come in blocks, in which every entry sits in every seat once. The games of a block have the same seed, hence
    the same set-up, and differ in nothing but the seats.
    """

    table: Plan
    """The games, whose `bots` are the entries, however many seats there are."""
    code: str
    """Stands for the sources of the game and of the bots."""
    test: SequentialTest | None = None
    """Ends the arena as soon as it has decided. It changes no game, so a file of results knows nothing of it."""

    @property
    def entries(self) -> tuple[str, ...]:
        return self.table.bots

    @property
    def bots(self) -> list[str]:
        """The bots, each once."""
        return list(dict.fromkeys(self.entries))

    @property
    def block(self) -> int:
        """How many games a block has."""
        return len(self.entries)

    @property
    def games(self) -> int:
        return self.table.games

    @property
    def sides(self) -> list[list[int]]:
        """Who wins together: the players of each team, or each player."""
        return self.table.sides

    def side_entries(self, number: int) -> list[int]:
        """The entry of each side in a game: an order that the block draws, moved on by one from game to game."""
        block, moved = divmod(number, self.block)
        order = list(range(self.block))
        random.Random(f"{self.table.seed} {block} order").shuffle(order)
        return [order[(side + moved) % self.block] for side in range(len(self.sides))]

    def seats(self, number: int) -> list[int]:
        """The entry of each player in a game; those of a team are of the same."""
        found = [0] * self.table.players
        for players, entry in zip(self.sides, self.side_entries(number), strict=True):
            for player in players:
                found[player] = entry
        return found

    def game(self, number: int) -> Game:
        """A game at its first question; it follows from the seed and the block alone."""
        block = number // self.block
        return self.table.game(block)[0]

    def place(self, number: int, player: int) -> str:
        """A game and a seat of it, for people: counted from 1, with the seed of the game."""
        return place(number, self.table.game_seed(number // self.block), player)

    def seated_bots(self, number: int) -> list[Bot]:
        """A new bot for each player of a game. Its seed follows from the block and the entry."""
        seeds = [random.Random(f"{self.table.seed} {number // self.block} {entry}") for entry in range(self.block)]
        return [make(self.entries[entry], seed=seeds[entry].getrandbits(32)) for entry in self.seats(number)]

    def head(self) -> dict[str, Any]:
        """What a file of results must agree with. More games of the same plan may follow, so their number is not in."""
        table = self.table
        named = table.board if isinstance(table.layout, str) else f"layout {digest([json.dumps(table.layout)])}"
        return {
            "format": f"{FORMAT} {VERSION}",
            "bots": list(self.entries),
            "edition": table.edition,
            "expansions": list(table.expansions),
            "players": table.players,
            "teams": table.teams or [],
            "board": named,
            "options": table.options,
            "max_cycles": table.max_cycles,
            "seed": table.seed,
            "code": self.code,
        }

    @property
    def file_name(self) -> str:
        """The usual name of the file of results: other plans, other names."""
        return f"arena-{self.table.edition}-{self.table.players}-{digest([json.dumps(self.head())])}.jsonl"


def arena_plan(
    bots: Sequence[str],
    games: int = GAMES,
    edition: str = "legendary",
    players: int = 4,
    seed: int = SEED,
    max_cycles: int = 60,
    board: str = "ready",
    expansions: Sequence[str] = (),
    teams: bool | Sequence[Sequence[int]] | None = None,
    options: dict[str, Any] | None = None,
    decide: Sequence[float] | None = None,
    errors: Sequence[float] = ERRORS,
) -> ArenaPlan:
    """A plan, if each of its parts makes sense; the number of games is rounded up to whole blocks.

    A bot is whatever `cyclades.bots.make` understands, and may be named several times. The board is "ready", "random",
    "mixed" (both in turn, block by block) or anything that `load_board` reads. With two win shares to decide between,
    the arena ends as soon as it is clear which of them is right for the first bot, but for the two errors.
    """
    if not bots:
        raise ArenaError("expected the name of at least 1 bot, got none")
    test = None if decide is None else sequential_test(decide, errors)
    if test is not None and len(set(bots)) == 1:
        raise ArenaError(f"expected at least 2 different bots where their shares decide, got {bots[0]!r} alone")
    code = code_of(make(name) for name in dict.fromkeys(bots))
    table = checked_plan(
        edition=edition,
        players=players,
        games=games,
        seed=seed,
        max_cycles=max_cycles,
        board=board,
        expansions=expansions,
        teams=teams,
        options=options,
    )
    whole = -(-games // len(bots)) * len(bots)
    return ArenaPlan(replace(table, bots=tuple(bots), games=whole), code, test)


def digest(texts: Iterable[str]) -> str:
    """A few letters that stand for some texts."""
    found = hashlib.sha256()
    for text in texts:
        found.update(f"{len(text)}\n{text}".encode())
    return found.hexdigest()[:10]


def code_of(bots: Iterable[Bot]) -> str:
    """Stands for the sources that decide how games go: those of the package, and of bots that are none of its own."""
    files = [PACKAGE / "games.py", PACKAGE / "simulation.py", Path(__file__), Path(__file__).with_name("matches.py")]
    for part in PLAYED_WITH:
        files += sorted(file for file in (PACKAGE / part).rglob("*") if file.suffix in (".py", ".toml", ".json"))
    own: set[Path] = set()
    for bot in bots:
        codes = [getattr(member, "__code__", None) for kind in type(bot).__mro__ for member in vars(kind).values()]
        own |= {Path(code.co_filename).resolve() for code in codes if code is not None}
    files += sorted(file for file in own if file.is_file() and not file.is_relative_to(PACKAGE))
    return digest(file.read_text(encoding="utf-8", errors="replace") for file in files)
