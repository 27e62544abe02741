"""The chances to win that hints tell: from what their player knows, by the learned value, and only where it says
something."""

from __future__ import annotations

import pytest

import cyclades
from cyclades.bots import Advice, make
from cyclades.bots.prospects import WORLDS, give_chances
from cyclades.bots.rollouts import played_on
from cyclades.bots.value import learned
from cyclades.bots.weights import Weights
from cyclades.engine.chance import seeded
from cyclades.rules.game import Game
from tests.bots.test_oracle import ACTIONS, OFFERING
from tests.bots.test_strategist import ABOUT_TO_WIN
from tests.story import Story, classic, classic_turn


def told(game: Game, chances: bool = True, language: str = "en") -> dict[str, Advice]:
    """What the strategist says to whoever is asked, by answer."""
    rows = make("strategist", effort=100, seed=1).explain(game.view(game.player), 9, language, chances)
    return {row.action.notation: row for row in rows}


def test_every_answer_has_a_chance_and_the_same_one_each_time() -> None:
    game = Story(OFFERING).game
    found = {answer: row.chance for answer, row in told(game).items()}
    assert len(found) > 2
    assert all(chance is not None and 0 < chance < 1 for chance in found.values())
    assert len(set(found.values())) > 1
    assert {answer: row.chance for answer, row in told(game, language="es").items()} == found


def test_chances_change_nothing_else_and_are_told_on_request_only() -> None:
    game = Story(OFFERING).game
    without, found = told(game, chances=False), told(game)
    assert without == found
    assert {row.chance for row in without.values()} == {None}


def test_an_answer_that_wins_for_certain_says_so() -> None:
    own = "area syros red port temple university \n area kea red metropolis \n area naxos blue \n area tinos green"
    found = told(classic_turn("ares", own, "gold 9").game)
    built, nothing = found["build fortress"].chance, found["end"].chance
    assert built == 1
    assert nothing is not None
    assert nothing < 1


def test_to_let_somebody_win_says_so() -> None:
    text = ABOUT_TO_WIN.replace("area tinos green", "area tinos green \n area syros blue")
    found = told(classic(text).game)
    chances = {answer: row.chance for answer, row in found.items()}
    assert chances["bid apollo 0"] == 0, "blue has room for its second Metropolis"
    guarded = chances[next(answer for answer in chances if answer.startswith("bid athena"))]
    assert guarded is not None
    assert guarded > 0.1


def test_it_is_the_chance_at_the_end_of_the_cycle_as_the_analysis_counts_it() -> None:
    game = Story(OFFERING).game
    view, weights = game.view(game.player), make("strategist").weights
    team = int(game.rules.team_of[game.asked])
    answer, row = next(iter(told(game).items()))
    ends = [played_on(view, [answer], 1000 + seed, weights)[0] for seed in range(3 * WORLDS)]
    mean = sum(learned().chances(end)[team] for end in ends) / len(ends)
    assert row.chance == pytest.approx(mean, abs=0.1), "other worlds, the same chance but for luck"


def test_nothing_is_told_before_the_first_cycle() -> None:
    game = cyclades.new("legendary", players=3, seed=2)
    assert {row.chance for row in told(game).values()} == {None}


def test_nothing_is_told_in_the_turn_of_somebody_else() -> None:
    game = Story(OFFERING.replace("order red - -", "order - - -").replace("phase offerings red", ACTIONS)).game
    generator, rows = seeded(3), [Advice(action, 0.0) for action in game.actions[:2]]
    other = game.copy()
    other.s[other.f.turn] = (game.s[game.f.turn] + 1) % 3
    give_chances(other, rows, Weights(), generator)
    assert [row.chance for row in rows] == [None, None]
    give_chances(game, rows, Weights(), generator)
    assert None not in [row.chance for row in rows]
