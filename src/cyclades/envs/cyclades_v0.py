"""The game for PettingZoo, in which agents act one after the other (AEC).

>>> from cyclades.envs import cyclades_v0
>>> env = cyclades_v0.env(edition="legendary", players=3)
>>> env.reset(seed=7)
>>> observation, reward, termination, truncation, info = env.last()
>>> env.agent_selection, observation["observation"].shape, int(observation["action_mask"].sum())
('player_2', (483,), 18)
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

from cyclades.envs.rendering import METADATA, Renderer
from cyclades.envs.rewards import WIN, Rewards
from cyclades.envs.spaces import action_space, mask_of, mask_space, observation_space, observed
from cyclades.envs.table import Table
from cyclades.extras import require

try:
    from gymnasium import logger, spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ModuleNotFoundError:
    require("envs", "an environment of PettingZoo")
    raise

SEED_BITS: Final = 62


def env(
    edition: str = "legendary",
    players: int = 4,
    *,
    illegal_reward: float | None = -1.0,
    **setup: Any,
) -> Any:
    """The game with the usual wrappers: an action that is not legal ends it, and whoever chose that gets
    `illegal_reward`; without one it is refused with the error of the game and changes nothing. `setup` are the other
    arguments of `raw_env`."""
    found: Any = raw_env(edition, players, **setup)
    if illegal_reward is not None:
        found = wrappers.TerminateIllegalWrapper(found, illegal_reward=illegal_reward)
    found = wrappers.AssertOutOfBoundsWrapper(found)
    return wrappers.OrderEnforcingWrapper(found)


class raw_env(AECEnv):  # type: ignore[misc]
    """The game without wrappers, named as PettingZoo names these. An action that is not legal is refused with the error
    of the game, and changes nothing."""

    metadata: Final[dict[str, Any]] = {**METADATA, "name": "cyclades_v0", "is_parallelizable": False}

    def __init__(
        self,
        edition: str = "legendary",
        players: int = 4,
        *,
        rewards: str = WIN,
        render_mode: str | None = None,
        **setup: Any,
    ) -> None:
        """`setup` is what `cyclades.new` takes too: teams, expansions, board and options."""
        super().__init__()
        self.table = Table(edition, players, **setup)
        self.paid = Rewards(rewards, self.table.rules)
        self.renderer = Renderer(self.table.rules, render_mode)
        self.render_mode = render_mode
        self.possible_agents = [f"player_{player}" for player in range(players)]
        seen: dict[str, spaces.Space[Any]] = {"observation": observation_space(self.table)}
        seen["action_mask"] = mask_space(self.table)
        self.observation_spaces = {agent: spaces.Dict(seen) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(self.table) for agent in self.possible_agents}
        self.seeds = Random()

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game: with a seed the one that `cyclades.new` makes with it, without one the next of a row of games
        that the last seed has begun."""
        self.game = self.table.begun(self.seeds.getrandbits(SEED_BITS) if seed is None else seed)
        if seed is not None:
            self.seeds = Random(seed)
        self.paid.begin(self.game)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.game.player or 0]
        self.show()

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent may know, and what it may do if it is asked."""
        player = self.possible_agents.index(agent)
        return {"observation": observed(self.game, player), "action_mask": mask_of(self.game, player)}

    def step(self, action: Any) -> None:
        """Answer the question that the selected agent is asked."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.game.play(self.table.action(action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, self.paid.after(self.game)))
        self._accumulate_rewards()
        if self.game.over:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.game.player or 0]
        self.show()

    def show(self) -> None:
        """Where people watch, show what has happened."""
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        """The game as a spectator sees it."""
        if self.render_mode is None:
            logger.warn("expected a render mode when the environment is made, got none: nothing is rendered")
        return self.renderer.render(self.game, None)

    def close(self) -> None:
        """There is nothing to close."""
