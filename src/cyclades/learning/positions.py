"""Games among bots, and what is written down of them: the features of each position at which a cycle or a turn with a
god begins, and who won. Games come in parts, each in a file of its own; what is there is not played again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final

import numpy as np

from cyclades.bots import answer_of, make
from cyclades.bots.chances import shares_won
from cyclades.bots.features import FEATURES, SITUATION, SIZE, features, situation
from cyclades.bots.weights import Weights
from cyclades.engine.errors import CycladesError, SetupError
from cyclades.learning.tables import TABLES, kind_of, plan_of
from cyclades.rules.game import Game
from cyclades.simulation import Stop, in_processes

Array = Any
PART: Final = 20
"""How many games a file holds."""
DATA_VERSION: Final = 1
"""Of the way in which positions are written down; with it goes the names of the features."""
MOST_TEAMS: Final = 6
CYCLE_BEGINS: Final = 0
TURN_BEGINS: Final = 1


class DataError(CycladesError):
    """Positions that were written down are of another kind than is asked for."""


@dataclass(frozen=True)
class Source:
    """Which games are played: they follow from it and their numbers."""

    edition: str
    bot: str
    seed: int

    def file(self, folder: Path, part: int) -> Path:
        """Where a part of the games is."""
        return folder / f"{self.edition}-{self.bot.replace('@', '-')}-{self.seed}-{part:05d}.npz"


@dataclass
class Positions:
    """Positions of games, side by side."""

    rows: Array
    """Of each position the features of each team; of teams that there are not, zeros."""
    around: Array
    """Of each position what is known of the game as a whole."""
    won: Array
    """Of each position the share of the victory of each team."""
    teams: Array
    """How many teams there are."""
    moment: Array
    """Whether a cycle begins or a turn with a god."""
    kind: Array
    """At which kind of table."""
    game: Array
    """In which game."""

    def chosen(self, which: Array) -> Positions:
        """Some of them."""
        return Positions(**{name: column[which] for name, column in vars(self).items()})

    def __len__(self) -> int:
        return len(self.teams)


def joined(parts: Sequence[Positions]) -> Positions:
    """The positions of several parts."""
    return Positions(**{name: np.concatenate([getattr(part, name) for part in parts]) for name in vars(parts[0])})


def play_parts(
    source: Source,
    folder: Path,
    parts: Sequence[int],
    jobs: int,
    stop: Stop,
    progress: Callable[[int], None] | None = None,
) -> None:
    """Play those parts that are not there, until asked to stop."""
    if source.edition not in TABLES:
        raise SetupError(f"expected an edition among {', '.join(TABLES)}, got {source.edition!r}")
    make(source.bot)  # refuses what there is not
    folder.mkdir(parents=True, exist_ok=True)
    missing = [part for part in parts if not source.file(folder, part).exists()]
    if progress is not None:
        progress(len(parts) - len(missing))
    work = partial(play_part, source, folder)
    for _ in in_processes(work, missing, jobs, stop) if jobs > 1 else map(work, missing):
        if progress is not None:
            progress(1)
        if stop.asked:
            return


def play_part(source: Source, folder: Path, part: int) -> int:
    """Play a part of the games, and write down their positions."""
    games = [positions_of(source, number) for number in range(part * PART, (part + 1) * PART)]
    file = source.file(folder, part)
    unfinished = file.with_suffix(".unfinished")
    with unfinished.open("wb") as out:
        np.savez_compressed(out, version=DATA_VERSION, names=np.array(FEATURES), **vars(joined(games)))
    unfinished.replace(file)
    return part


def positions_of(source: Source, number: int) -> Positions:
    """The positions of one game."""
    kind = kind_of(source.edition, source.seed, number)
    game, generator = plan_of(source.edition, kind, source.bot, source.seed).game(number)
    bots = [make(source.bot, seed=generator.getrandbits(32)) for _ in range(game.rules.players)]
    weights = Weights()
    teams = len(game.rules.teams)
    rows: list[list[float]] = []
    around: list[list[float]] = []
    moments: list[int] = []
    cycle, turn = 0, -1
    while not game.over:
        now, acting = int(game.s[game.f.cycle]), int(game.s[game.f.turn])
        if now > cycle or (acting >= 0 and acting != turn):
            found = list(features(game, weights))
            rows.append(found + [0.0] * ((MOST_TEAMS - teams) * SIZE))
            around.append(situation(game))
            moments.append(CYCLE_BEGINS if now > cycle else TURN_BEGINS)
        cycle, turn = now, acting
        player = game.player
        assert player is not None, "chance is answered by the game's own generator"
        game.play(answer_of(bots[player], source.bot, game))
    return as_positions(game, rows, around, moments, kind, number)


def as_positions(
    game: Game, rows: list[list[float]], around: list[list[float]], moments: list[int], kind: int, number: int
) -> Positions:
    """The positions of a game that is over, with who won it."""
    teams = len(game.rules.teams)
    shares = shares_won(game) + [0.0] * (MOST_TEAMS - teams)
    count = len(rows)
    return Positions(
        rows=np.array(rows, np.float32).reshape(count, MOST_TEAMS, SIZE),
        around=np.array(around, np.float32).reshape(count, len(SITUATION)),
        won=np.tile(np.array(shares, np.float32), (count, 1)),
        teams=np.full(count, teams, np.int8),
        moment=np.array(moments, np.int8),
        kind=np.full(count, kind, np.int8),
        game=np.full(count, number, np.int32),
    )


def read_parts(source: Source, folder: Path, parts: Sequence[int]) -> Positions:
    """The positions of some parts."""
    found = []
    for part in parts:
        file = source.file(folder, part)
        if not file.exists():
            raise DataError(f"expected {file} with games to learn from, found none: play them first")
        with np.load(file) as data:
            if int(data["version"]) != DATA_VERSION or list(data["names"]) != list(FEATURES):
                raise DataError(f"{file}: expected the features that are counted now, got others: play the games anew")
            found.append(Positions(**{name: data[name] for name in Positions.__dataclass_fields__}))
    return joined(found)
