"""The game for OpenSpiel: its own tests of games, chance, and what players may know of a state."""

from __future__ import annotations

import json
import random
from typing import Any

import numpy as np
import pytest

import cyclades
from cyclades import SetupError
from cyclades.envs.rewards import shares
from tests.envs.samples import played, somewhere
from tests.tables import all_expansions
from tools.fuzzing.leaks import pair_of, widened

pyspiel = pytest.importorskip("pyspiel")  # there are no wheels of it for every computer
from cyclades.envs import open_spiel  # noqa: E402

ALL = "+".join(all_expansions("classic", 5))
SHORT = "options=max_cycles:1"
SAMPLES = [
    f"edition=legendary,players=3,{SHORT}",
    pytest.param(f"edition=classic,players=2,{SHORT}", marks=pytest.mark.slow),
    pytest.param(f"edition=legendary,players=4,teams=0&2+1&3,{SHORT}", marks=pytest.mark.slow),
    pytest.param(f"edition=legendary,players=6,teams=yes,{SHORT}", marks=pytest.mark.slow),
    pytest.param(f"edition=classic,players=5,expansions={ALL},{SHORT}", marks=pytest.mark.slow),
    pytest.param(f"edition=classic,players=4,expansions=hades+hecate+manticore,{SHORT}", marks=pytest.mark.slow),
    pytest.param(f"edition=classic,players=6,expansions=titans,{SHORT}", marks=pytest.mark.slow),
]


def load(parameters: str) -> Any:
    return pyspiel.load_game(f"{open_spiel.NAME}({parameters})")


def walked(state: Any, generator: random.Random, most: int) -> Any:
    """A state after so many random actions and outcomes."""
    for _ in range(most):
        if state.is_terminal():
            break
        state.apply_action(generator.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("parameters", SAMPLES)
def test_it_passes_the_simulation_of_open_spiel(parameters: str) -> None:
    pyspiel.random_sim_test(load(parameters), num_sims=1, serialize=False, verbose=False)


@pytest.mark.slow
@pytest.mark.parametrize("parameters", [f"edition=classic,players=2,{SHORT}", f"edition=legendary,players=2,{SHORT}"])
def test_it_passes_the_simulation_with_states_written_down(parameters: str) -> None:
    pyspiel.random_sim_test(load(parameters), num_sims=1, serialize=True, verbose=False)


def test_a_playthrough_is_the_same_each_time() -> None:
    from open_spiel.python.algorithms.generate_playthrough import playthrough

    name = f"{open_spiel.NAME}(edition=classic,players=2,{SHORT})"
    once = playthrough(name, None, seed=3)
    actions = [int(line.split(": ")[1]) for line in once.splitlines() if line.startswith("action: ")]
    assert playthrough(name, actions, seed=4) == once
    assert "IsTerminal() = True" in once


@pytest.mark.parametrize("parameters", SAMPLES)
def test_it_plays_the_same_game_with_chance_as_its_nodes(parameters: str) -> None:
    state, generator = load(parameters).new_initial_state(), random.Random(2)
    game = cyclades.new(**state.table.rules.setup(), ask_chance=True)
    uneven = 0
    while not state.is_terminal():
        player = state.current_player()
        assert player == (pyspiel.PlayerId.CHANCE if game.player is None else game.player)
        assert state.legal_actions() == sorted(action.index for action in game.actions)
        if state.is_chance_node():
            outcomes = dict(state.chance_outcomes())
            assert sorted(outcomes) == state.legal_actions()
            assert sum(outcomes.values()) == pytest.approx(1.0)
            found = game.stack[-1].raw_outcomes(game)
            for action, weight in zip(found.actions, found.weights):
                assert outcomes[action.index] == pytest.approx(int(weight) / int(found.total))
            uneven += len(set(outcomes.values())) > 1
        action = generator.choice(game.actions)
        assert state.action_to_string(player, action.index) == action.notation
        state.apply_action(action.index)
        game.play(action)
    assert state.game.same_state(game)
    assert state.returns() == shares(game)
    assert sum(state.returns()) == pytest.approx(1.0)


def test_a_die_of_battle_falls_as_often_as_its_faces_say() -> None:
    state, generator = load("edition=legendary,players=3").new_initial_state(), random.Random(1)
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            if len({chance for _, chance in outcomes}) > 1:
                break
        state.apply_action(generator.choice(state.legal_actions()))
    assert state.is_chance_node()
    assert sorted(round(chance * 6) for _, chance in outcomes) == [1, 1, 2, 2]


def test_a_clone_and_a_written_state_go_on_by_themselves() -> None:
    game = load(f"edition=classic,players=3,expansions=monuments,{SHORT}")
    state = walked(game.new_initial_state(), random.Random(1), 12)
    before = str(state)
    twin = state.clone()
    assert str(twin) == before
    walked(twin, random.Random(2), 3)
    assert str(state) == before != str(twin)
    again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[1]
    assert str(again) == before
    assert str(walked(again, random.Random(2), 3)) == str(twin)


def test_what_a_player_is_told_does_not_depend_on_a_secret() -> None:
    game = load("edition=legendary,players=4,options=gold:20")
    state = game.new_initial_state()
    unlike = 0
    for seed in range(6):
        somewhere_in, generator = somewhere(seed, {"gold": 20})
        for player in range(4):
            one, other = pair_of(widened(somewhere_in, player, generator), generator)
            told = []
            for state.game in (one, other):
                told.append(
                    (
                        state.information_state_string(player),
                        state.information_state_tensor(player),
                        state.observation_string(player),
                        state.observation_tensor(player),
                    )
                )
            assert told[0] == told[1]
            unlike += not one.same_state(other)
    assert unlike > 12


def test_an_information_state_forgets_nothing_that_its_player_saw() -> None:
    state = load("edition=legendary,players=3").new_initial_state()
    generator = random.Random(4)
    while not state.is_terminal():
        walked(state, generator, 25)
        for player in range(3):
            known = json.loads(state.information_state_string(player))
            assert known["actions"] == state.game.record(player)["actions"]
            seen = state.game.view(player)
            assert known["view"] == {key: seen[key] for key in seen if key != "setup"}
            assert json.loads(state.observation_string(player)) == known["view"]
    assert len(known["actions"]) == state.game.depth


def test_the_tensors_are_the_observation() -> None:
    state = load("edition=legendary,players=3").new_initial_state()
    state.game = played(cyclades.new("legendary", 3, seed=2), 80, random.Random(1))
    for player in range(3):
        row = np.asarray(state.game.observation(player)).tolist()
        assert state.observation_tensor(player) == state.information_state_tensor(player) == row


def test_a_spectator_sees_what_everybody_knows() -> None:
    from open_spiel.python.observation import make_observation

    game = load("edition=legendary,players=3")
    state = walked(game.new_initial_state(), random.Random(1), 60)
    public = make_observation(game, pyspiel.IIGObservationType(True, False, pyspiel.PrivateInfoType.NONE))
    public.set_from(state, 0)
    assert public.tensor.tolist() == np.asarray(state.game.observation(None)).tolist()
    assert json.loads(public.string_from(state, 0))["player"] is None
    private = make_observation(game, pyspiel.IIGObservationType(False, False, pyspiel.PrivateInfoType.SINGLE_PLAYER))
    assert (private.tensor, private.string_from(state, 0)) == (None, None)


def test_the_numbers_of_the_game_bound_what_comes() -> None:
    game = load("edition=legendary,players=3")
    assert (game.num_players(), game.min_utility(), game.max_utility(), game.utility_sum()) == (3, 0.0, 1.0, 1.0)
    assert game.num_distinct_actions() == game.max_chance_outcomes() == 992
    assert game.max_game_length() == game.max_chance_nodes_in_history() == open_spiel.LONGEST


def test_options_and_teams_are_read() -> None:
    rules = load("edition=legendary,players=4,teams=0&3+1&2,options=scale:1-3-5+gold:7+open_gold:true").table.rules
    assert rules.setup()["options"] == {"gold": 7, "open_gold": True, "scale": [1, 3, 5]}
    assert rules.seating.teams == [[0, 3], [1, 2]]
    assert load("edition=classic,players=3,options=start:free").table.rules.setup()["options"] == {"start": "free"}


@pytest.mark.parametrize(
    "parameters, said",
    [
        ("edition=classi", "did you mean 'classic'"),
        ("players=9", "expected 2, 3, 4, 5, 6 players"),
        ("teams=a-b", "expected teams such as 0&2[+]1&3, or yes, got 'a-b'"),
        ("options=gold", "expected options such as max_cycles:4[+]gold:7, got 'gold'"),
        ("options=gold:99", "expected a number from 0 to 50"),
        ("board=random", "expected a board that is the same each time"),
        ("expansions=nothing", "expected an expansion"),
    ],
)
def test_bad_parameters_are_refused(parameters: str, said: str) -> None:
    with pytest.raises(SetupError, match=said):
        load(parameters)


def test_an_observer_has_no_parameters() -> None:
    with pytest.raises(SetupError, match="expected no parameters of an observer"):
        load("players=3").make_py_observer(None, {"size": 3})
