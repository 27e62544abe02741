"""One seat of a game against bots, for Gymnasium.

>>> import gymnasium
>>> import cyclades.envs
>>> env = gymnasium.make("cyclades/Cyclades-v0", players=3, bots="random", seat=1)
>>> observation, info = env.reset(seed=7)
>>> observation.shape, info["seat"], int(info["action_mask"].sum())
((483,), 1, 16)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from cyclades.bots import Bot, answer_of, make
from cyclades.engine.errors import SetupError
from cyclades.envs.rendering import HUMAN, METADATA, Renderer
from cyclades.envs.rewards import WIN, Rewards
from cyclades.envs.spaces import Row, action_space, mask_of, observation_space, observed
from cyclades.envs.table import Table
from cyclades.extras import require
from cyclades.rules.game import Game

try:
    import gymnasium
    import numpy as np
    from numpy.typing import NDArray
except ModuleNotFoundError:
    require("envs", "an environment of Gymnasium")
    raise

SEEDS: Final = 1 << 62


class SingleSeat(gymnasium.Env[Row, np.int64]):
    """A game in which everybody but one seat is played by bots. The environment asks whenever that seat is asked; a
    step takes its answer, and lets the bots play until it is asked again or the game is over."""

    metadata: dict[str, Any] = METADATA

    def __init__(
        self,
        edition: str = "legendary",
        players: int = 4,
        *,
        seat: int | None = None,
        bots: str | Sequence[str] = "novice",
        rewards: str = WIN,
        illegal_reward: float | None = -1.0,
        render_mode: str | None = None,
        **setup: Any,
    ) -> None:
        """`seat` is the player's number, or None to draw it for each game. `bots` is one kind for all others, or one
        for each of them, from the seat after the player's on. An action that is not legal ends the game with
        `illegal_reward`; without one it is refused with the error of the game. `setup` is what `cyclades.new` takes
        too: teams, expansions, board and options."""
        self.table = Table(edition, players, **setup)
        self.specs = checked_bots(bots, players)
        if seat is not None and (isinstance(seat, bool) or seat not in range(players)):
            raise SetupError(f"expected a seat from 0 to {players - 1}, or None to draw it, got {seat!r}")
        self.fixed = seat
        self.paid = Rewards(rewards, self.table.rules)
        self.illegal_reward = illegal_reward
        self.renderer = Renderer(self.table.rules, render_mode)
        self.render_mode = render_mode
        self.observation_space = observation_space(self.table)
        self.action_space = action_space(self.table)
        self.game: Game | None = None
        self.seat = 0
        """The seat that is played in this game."""
        self.bots: list[tuple[Bot, str]] = []
        """Who plays each seat, by its number; nobody asks the bot of the own one."""
        self.forfeited = False
        """Whether an action that was not legal has ended the game."""

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Row, dict[str, Any]]:
        """Begin a game: with a seed the one that `cyclades.new` makes with it."""
        super().reset(seed=seed)
        number = int(self.np_random.integers(SEEDS)) if seed is None else seed
        self.seat = int(self.np_random.integers(self.table.players)) if self.fixed is None else self.fixed
        self.bots = [self.bot_of(player, number) for player in range(self.table.players)]
        self.game = self.table.begun(number)
        self.forfeited = False
        self.paid.begin(self.game)
        self.let_bots_play(self.game)
        self.show()
        return observed(self.game, self.seat), self.info(self.game)

    def step(self, action: Any) -> tuple[Row, float, bool, bool, dict[str, Any]]:
        """Answer the question that the seat is asked."""
        game = self.running()
        chosen = self.table.action(action)
        if self.illegal_reward is not None and chosen not in game.actions:
            self.forfeited = True
            return observed(game, self.seat), self.illegal_reward, True, False, {**self.info(game), "illegal": True}
        game.play(chosen)
        self.let_bots_play(game)
        self.show()
        reward = self.paid.after(game)[self.seat]
        return observed(game, self.seat), reward, game.over, False, self.info(game)

    def running(self) -> Game:
        """The game, if it goes on."""
        if self.game is None or self.game.over or self.forfeited:
            state = "none yet" if self.game is None else "one that has ended"
            raise gymnasium.error.ResetNeeded(f"expected a running game, got {state}: call reset first")
        return self.game

    def bot_of(self, player: int, seed: int) -> tuple[Bot, str]:
        """The bot that plays a seat in a game, with its spec."""
        after_own = (player - self.seat - 1) % self.table.players
        spec = self.specs[after_own % len(self.specs)]
        return make(spec, seed=seed + player), spec

    def let_bots_play(self, game: Game) -> None:
        """Let the bots answer until the seat is asked, or nobody is."""
        while game.player is not None and game.player != self.seat:
            game.play(answer_of(*self.bots[game.player], game))

    def info(self, game: Game) -> dict[str, Any]:
        """What goes with an observation."""
        return {"action_mask": mask_of(game, self.seat), "seat": self.seat}

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal, as algorithms with masks ask for it."""
        return mask_of(self.running(), self.seat).astype(np.bool_)

    def show(self) -> None:
        """Where people watch, show what has happened."""
        if self.render_mode == HUMAN:
            self.render()

    def render(self) -> Any:
        """The game as the seat sees it."""
        if self.game is None:
            raise gymnasium.error.ResetNeeded("expected a game to render, got none yet: call reset first")
        return self.renderer.render(self.game, self.seat)


def checked_bots(bots: str | Sequence[str], players: int) -> list[str]:
    """One bot for all others, or one for each of them, if there are such bots."""
    specs = [bots] if isinstance(bots, str) else list(bots)
    if not isinstance(bots, str) and len(specs) != players - 1:
        raise SetupError(f"expected one bot for all others or a list of {players - 1}, got {bots!r}")
    for spec in specs:
        make(spec)
    return specs
