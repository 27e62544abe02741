"""Many games at once in which one learner plays all seats, for Gymnasium.

>>> from cyclades.envs.vector import SelfPlay
>>> games = SelfPlay(3, players=3)
>>> observations, infos = games.reset(seed=7)
>>> observations.shape, infos["turns"].tolist()
((3, 483), [2, 1, 0])
"""

from __future__ import annotations

from typing import Any, Final

from cyclades.batch import Batch, checked_seeds
from cyclades.engine.errors import GameOver
from cyclades.envs.rewards import WIN, Rewards
from cyclades.envs.spaces import action_space, observation_space
from cyclades.envs.table import Table
from cyclades.extras import require

try:
    import numpy as np
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray
except ModuleNotFoundError:
    require("envs", "an environment of Gymnasium")
    raise

Rows = NDArray[np.int16]
SEEDS: Final = 1 << 62


class SelfPlay(VectorEnv[Rows, NDArray[np.int64], NDArray[Any]]):
    """A `Batch` of games: each step answers, in every game, for whoever is asked there. `infos["turns"]` says who that
    is. A game that has ended begins anew within the same step: its `terminations` is True, and the observation is
    already of the next game, so there is no `final_obs`."""

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self, num_envs: int, edition: str = "legendary", players: int = 4, *, rewards: str = WIN, **setup: Any
    ) -> None:
        """`setup` is what `cyclades.new` takes too: teams, expansions, board and options."""
        self.table = Table(edition, players, **setup)
        rules = self.table.rules
        self.setup = {**setup, "board": rules.board}
        self.batch = Batch(num_envs, edition, players, **self.setup)
        self.num_envs = num_envs
        self.paid = [Rewards(rewards, rules) for _ in range(num_envs)]
        self.single_observation_space = observation_space(self.table)
        self.single_action_space = action_space(self.table)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.begun = False

    def reset(
        self, *, seed: int | list[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Rows, dict[str, Any]]:
        """Begin all games anew: game number i with seed + i, or with a seed of its own from a list."""
        if isinstance(seed, list):
            checked_seeds(self.num_envs, None, seed)
        super().reset(seed=seed[0] if isinstance(seed, list) else seed)
        first = int(self.np_random.integers(SEEDS)) if seed is None else seed
        seeds = first if isinstance(first, list) else [first + number for number in range(self.num_envs)]
        self.batch = Batch(self.num_envs, self.table.rules.edition, self.table.players, **self.setup, seeds=seeds)
        for paid, game in zip(self.paid, self.batch.games):
            paid.begin(game)
        self.begun = True
        return self.rows(), self.infos(np.zeros((self.num_envs, self.table.players)))

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Rows, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Answer the question of each game. Where one of the actions is not legal, nothing is played in any game."""
        if not self.begun:
            raise GameOver("expected games that have begun, got none yet: call reset first")
        answered = np.array(self.batch.turns)
        self.batch.step(actions)
        done = np.array(self.batch.done)
        rewards = np.array([self.rewards_of(number, bool(ended)) for number, ended in enumerate(done)])
        own = rewards[np.arange(self.num_envs), answered]
        return self.rows(), own, done, np.zeros(self.num_envs, dtype=np.bool_), self.infos(rewards)

    def rewards_of(self, number: int, ended: bool) -> list[float]:
        """What the last step of a game brought each player."""
        game, paid = self.batch.games[number], self.paid[number]
        if not ended:
            return paid.after(game)
        found = paid.ended(np.asarray(self.batch.rewards)[number].tolist())
        paid.begin(game)
        return found

    def rows(self) -> Rows:
        """The observation of whoever is asked in each game."""
        return np.array(self.batch.observations)

    def infos(self, rewards: NDArray[np.float64]) -> dict[str, Any]:
        """What goes with the observations: who is asked, which actions are legal, and what the last step brought each
        player, whoever has answered."""
        return {
            "turns": np.array(self.batch.turns),
            "action_mask": np.array(self.batch.masks, dtype=np.int8),
            "rewards": rewards,
        }
