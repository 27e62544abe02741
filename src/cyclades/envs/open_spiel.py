"""The game for OpenSpiel, with dice and draws as nodes of chance. Importing this module makes it known to
`pyspiel.load_game("python_cyclades(edition=classic,players=3)")`.

The information state of a player, as text, is its view with the record that it may have: every answer and outcome since
the beginning as far as the player saw it, so nothing that it knew is forgotten. The tensors, of information state and
observation alike, are the observation: what a player may know now, without how it came about.
"""

from __future__ import annotations

import json
from typing import Any, Final

from cyclades.engine.errors import SetupError
from cyclades.envs.rewards import shares
from cyclades.envs.table import Table
from cyclades.extras import require
from cyclades.rules.game import Game

try:
    import numpy as np
    import pyspiel
except ModuleNotFoundError:
    require("openspiel", "the game for OpenSpiel")
    raise

NAME: Final = "python_cyclades"
PARAMETERS: Final = {
    "edition": "legendary",
    "players": 4,
    "expansions": "",
    "teams": "",
    "board": "ready",
    "options": "",
}
"""What may be chosen, with what it is where nothing is said."""
SIDE_BY_SIDE: Final = "yes"
"""Teams of two who sit beside each other."""
SPOKEN: Final = {"true": True, "false": False}
LONGEST: Final = 100_000
"""More answers and outcomes than any game has had. OpenSpiel wants to know a bound, and the rules have none, unless the
option `max_cycles` says how many cycles are played."""
LARGEST_TABLE: Final = 6

GAME_TYPE: Final = pyspiel.GameType(
    short_name=NAME,
    long_name="Cyclades",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.CONSTANT_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=LARGEST_TABLE,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=False,
    parameter_specification=PARAMETERS,
)


class CycladesGame(pyspiel.Game):  # type: ignore[misc]
    """A set-up. Texts name several things with `+` between them: `expansions=hades+titans`,
    `options=max_cycles:4+gold:7`, `teams=0&2+1&3`, or `teams=yes` for those who sit side by side."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**PARAMETERS, **(params or {})}
        if given["board"] == "random":
            raise SetupError("expected a board that is the same each time the game is loaded, got 'random'")
        self.table = Table(
            given["edition"],
            given["players"],
            teams=read_teams(given["teams"]),
            expansions=listed(given["expansions"]),
            board=given["board"],
            options=read_options(given["options"]),
        )
        count = len(self.table.actions)
        info = pyspiel.GameInfo(
            num_distinct_actions=count,
            max_chance_outcomes=count,
            num_players=self.table.players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(GAME_TYPE, info, params or {})

    def new_initial_state(self) -> CycladesState:
        """A game that begins, with its first draw or question."""
        return CycladesState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> CycladesObserver:
        """Who looks at states for a player, or for a spectator."""
        if params:
            raise SetupError(f"expected no parameters of an observer, got {params!r}")
        return CycladesObserver(self.table, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))

    def max_chance_nodes_in_history(self) -> int:
        """How many outcomes a game may have: as many as answers, for all that is known beforehand."""
        return LONGEST


class CycladesState(pyspiel.State):  # type: ignore[misc]
    """A moment of a game."""

    def __init__(self, game: CycladesGame) -> None:
        super().__init__(game)
        self.table = game.table
        self.game: Game = game.table.begun(0, ask_chance=True)

    def current_player(self) -> int:
        """Who is asked: a player, chance, or nobody any more."""
        if self.game.over:
            return int(pyspiel.PlayerId.TERMINAL)
        player = self.game.player
        return int(pyspiel.PlayerId.CHANCE) if player is None else player

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(action.index for action in self.game.actions)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What may come, each with its probability."""
        found = self.game.stack[-1].raw_outcomes(self.game)
        total = int(found.total)
        weighted = zip(found.actions, found.weights)
        return sorted((action.index, weight / total) for action, weight in weighted)

    def _apply_action(self, action: int) -> None:
        self.game.play(self.table.action(action))

    def _action_to_string(self, player: int, action: int) -> str:
        return self.table.action(action).notation

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.game.over

    def returns(self) -> list[float]:
        """Each player's share of the win, once the game is over."""
        return shares(self.game)

    def __str__(self) -> str:
        """Where the game stands, in a line that differs, most likely, where two states do."""
        return f"{self.game!r} after {int(self.game.depth)} answers, checksum {self.game.checksum()}"


class CycladesObserver:
    """What players, or spectators, may know of a state. What only one player may know and others not cannot be told
    apart from the rest of a view, so there is no observation of that alone."""

    def __init__(self, table: Table, kind: Any) -> None:
        self.spectator = kind.private_info == pyspiel.PrivateInfoType.NONE
        self.recalls = bool(kind.perfect_recall)
        known = bool(kind.public_info) and kind.private_info != pyspiel.PrivateInfoType.ALL_PLAYERS
        self.tensor = np.zeros(len(table.layout.names), np.float32) if known else None
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: CycladesState, player: int) -> None:
        """Write what a player may know into the tensor."""
        if self.tensor is not None:
            self.tensor[:] = np.asarray(state.game.observation(None if self.spectator else player))

    def string_from(self, state: CycladesState, player: int) -> str | None:
        """What a player may know as text: its view, and where nothing is to be forgotten its record too."""
        if self.tensor is None:
            return None
        seat = None if self.spectator else player
        view = state.game.view(seat)
        del view["setup"]  # the same in all states of a game
        known = {"view": view, "actions": state.game.record(seat)["actions"]} if self.recalls else view
        return json.dumps(known, separators=(",", ":"))


def listed(text: str) -> list[str]:
    """The things that a text names."""
    return text.split("+") if text else []


def read_teams(text: str) -> bool | list[list[int]] | None:
    """The teams that a text names, by players."""
    if not text or text == SIDE_BY_SIDE:
        return True if text else None
    pairs = [pair.split("&") for pair in text.split("+")]
    if any(not player.isdecimal() for pair in pairs for player in pair):
        raise SetupError(f"expected teams such as 0&2+1&3, or {SIDE_BY_SIDE}, got {text!r}")
    return [[int(player) for player in pair] for pair in pairs]


def read_options(text: str) -> dict[str, Any]:
    """The options that a text names with their values; offerings of a scale have `-` between them."""
    found: dict[str, Any] = {}
    for option in listed(text):
        name, colon, value = option.partition(":")
        if not colon:
            raise SetupError(f"expected options such as max_cycles:4+gold:7, got {text!r}")
        if all(number.isdecimal() for number in value.split("-")):
            numbers = [int(number) for number in value.split("-")]
            found[name] = numbers if name == "scale" else numbers[0]
        else:
            found[name] = SPOKEN.get(value, value)
    return found


pyspiel.register_game(GAME_TYPE, CycladesGame)
