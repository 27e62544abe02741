"""Many games at once, as rows of numbers: what programs learn from.

>>> import cyclades
>>> batch = cyclades.Batch(3, "legendary", players=4, seed=7)
>>> batch.observations.shape, batch.masks.shape
((3, 582), (3, 994))
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from cyclades.board import Board
from cyclades.engine.chance import seeded
from cyclades.engine.errors import SetupError
from cyclades.games import rules_for
from cyclades.rules.game import Game
from cyclades.rules.many_games import ManyGames
from cyclades.rules.observation_layout import ObservationLayout


class Batch:
    """Games of the same rules side by side: `step` answers the question of each. A game that has ended begins anew, so
    every game is always at a question.

    All that is told of them is a row of numbers for each game, which numpy sees without copying it (`numpy.asarray`)
    and which `step` writes anew: copy what you want to keep.
    """

    def __init__(
        self,
        count: int,
        edition: str,
        players: int,
        *,
        teams: bool | Sequence[Sequence[int]] | None = None,
        expansions: Sequence[str] = (),
        board: str | dict[str, Any] | Board = "ready",
        options: dict[str, Any] | None = None,
        seed: int | None = None,
        seeds: Sequence[int] | None = None,
        apart: int | None = None,
        observations: bool = True,
        masks: bool = True,
    ) -> None:
        """`count` games as `new` makes them, all on the same board. Game number i begins with seed + i, or with
        `seeds[i]`; when it has ended, the next one in its place has a seed that is larger by `apart`: by `count`,
        unless it is given."""
        seeds = checked_seeds(count, seed, seeds)
        if apart is not None and not is_whole(apart):
            raise SetupError(f"expected a whole number by which seeds differ, got {apart!r}")
        rules = rules_for(edition, players, expansions, board, options or {}, seeds[0], teams)
        self.rules = rules
        self.count = count
        self.players = players
        self.core = ManyGames(rules, seeds, count if apart is None else apart, observations, masks)
        width = int(self.core.observer.size)
        self.layout: ObservationLayout = self.core.observer.layout
        """What each number of an observation is."""
        self.observations = shaped(self.core.observation, "h", (count, width) if observations else (0,))
        """What the player who is asked in each game may know."""
        self.masks = shaped(self.core.mask, "?", (count, int(self.core.table)) if masks else (0,))
        """Which actions are legal in each game."""
        self.turns = memoryview(self.core.asked)
        """The player who is asked in each game."""
        self.done = shaped(self.core.over, "?", (count,))
        """Whether the last step ended each game."""
        self.rewards = shaped(self.core.rewards, "d", (count, players))
        """What the last step brought each player: its share of the win where it ended the game, else 0."""

    @property
    def games(self) -> list[Game]:
        """The games, each at its question. Look at them; who plays in one of them gets rows that are not true."""
        return self.core.games

    def step(self, actions: Any) -> None:
        """Answer the question of each game with the index of an action. Where one is not legal, nothing is played."""
        self.core.play(actions.tolist() if hasattr(actions, "tolist") else list(actions))


def is_whole(number: object) -> bool:
    """Whether something is a whole number."""
    return isinstance(number, int) and not isinstance(number, bool)


def checked_seeds(count: int, seed: int | None, seeds: Sequence[int] | None) -> list[int]:
    """The seed of each game."""
    if not is_whole(count) or count < 1:
        raise SetupError(f"expected a number of games from 1 on, got {count!r}")
    if seeds is None:
        first = first_seed(seed)
        return [first + number for number in range(count)]
    if seed is not None:
        raise SetupError("expected a seed or the seeds of all games, got both")
    if len(seeds) != count or not all(is_whole(each) for each in seeds):
        raise SetupError(f"expected {count} whole numbers as seeds, got {seeds!r:.60}")
    return list(seeds)


def first_seed(seed: object) -> int:
    """The seed of the first game: the one that is given, or any."""
    generator = seeded(seed)  # refuses what is none
    return seed if isinstance(seed, int) else int(generator.a) << 31 | int(generator.b)


def shaped(row: Any, form: str, shape: tuple[int, ...]) -> memoryview[Any]:
    """A row of numbers as a table, without copying it."""
    numbers = memoryview(row)
    found: memoryview[Any] = cast(Any, numbers.cast("B")).cast(form, shape) if len(row) else numbers
    return found
