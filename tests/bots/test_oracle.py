"""The bot that looks into many futures."""

from __future__ import annotations

import pytest

import cyclades
from cyclades.bots.advice import Advice
from cyclades.bots.futures import Futures
from cyclades.bots.oracle import BROADEST, CALM, Oracle, considered, looks_into_futures
from cyclades.bots.strategist import Strategist
from cyclades.bots.value import learned
from cyclades.bots.weights import Weights
from cyclades.engine.chance import seeded
from cyclades.rules.game import Game
from tests.story import Story

OFFERING = """
    cycle 6
    gods zeus ares poseidon hera athena
    order red - -
    player red gold 9
    player blue gold 5
    player green gold 5
    area delos red metropolis fleets troops 2
    area naxos red troops 2
    area syros blue troops 1
    area kea blue metropolis priestess troops 2
    area milos blue metropolis troops troops 2
    area thira green troops 3
    offering blue zeus 2
    offering green ares 1
    phase offerings red
    """
ACTIONS = "offering red apollo 0\n    phase actions zeus"
CALMLY = OFFERING.replace(" metropolis priestess", "")


def asked(text: str = CALMLY) -> Game:
    """A game as the one who is asked imagines it."""
    story = Story(text)
    return Oracle(20, 1).imagined(story.game.view(story.game.player))[0]


def futures(game: Game, count: int) -> Futures:
    return Futures(game, game.actions[:count], learned(), Weights(), seeded(3))


def test_all_answers_meet_the_same_luck_and_the_same_answer_the_same_future() -> None:
    game = asked()
    action = game.actions[0]
    twice = Futures(game, [action, action], learned(), Weights(), seeded(3))
    for _ in range(3):
        twice.look([0, 1])
    assert twice.seen[0] == twice.seen[1]
    assert len(set(twice.seen[0])) > 1, "one future differs from another"
    assert twice.gap(0, 1) == (0.0, 0.0)
    assert twice.rollouts == 6


def test_chances_after_an_answer_are_chances_and_the_game_stays_as_it_was() -> None:
    game = asked()
    before = game.copy()
    some = futures(game, 4)
    some.look([0, 1, 2, 3])
    assert game.same_state(before)
    assert all(0 <= chance <= 1 for row in some.seen for chance in row)


def test_a_gap_is_taken_over_the_games_that_both_were_tried_in() -> None:
    some = futures(asked(), 2)
    some.seen = [[0.5, 0.25, 0.5], [0.25, 0.25]]
    gap, error = some.gap(0, 1)
    assert gap == pytest.approx(0.125)
    assert error == pytest.approx(0.125)
    assert some.mean(0) == pytest.approx(1.25 / 3)


@pytest.mark.interpreted  # subclasses of a compiled class
def test_what_promises_less_is_dropped_but_never_the_strategists_answer() -> None:
    looked: list[list[int]] = []

    class Told(Futures):
        """Futures that are known: the fourth answer is the best, the first the worst."""

        def look(self, numbers: list[int]) -> None:
            looked.append([int(number) for number in numbers])
            for number in numbers:
                self.seen[number].append([0.0, 0.1, 0.2, 0.9, 0.3, 0.4, 0.5][number])

    game = asked()
    told = Told(game, game.actions[:7], learned(), Weights(), seeded(3))
    assert Oracle(3000, 1).best_of(game, told) == 3
    assert looked[0] == list(range(7))
    assert sorted(looked[-1]) == [0, 3]
    assert all(0 in numbers for numbers in looked)
    assert looked.count(looked[-1]) > looked.count(looked[0]), "more futures for the last two"


@pytest.mark.interpreted
def test_a_change_of_mind_needs_more_than_luck() -> None:
    class Wavering(Futures):
        """Futures in which the second answer is as often better as worse, and by chance a little better."""

        def look(self, numbers: list[int]) -> None:
            for number in numbers:
                self.seen[number].append(0.5 if number == 0 else [0.1, 0.92][len(self.seen[1]) % 2])

    game = asked()
    told = Wavering(game, game.actions[:2], learned(), Weights(), seeded(3))
    assert Oracle(60, 1).best_of(game, told) == 0


def test_less_effort_is_made_while_nobody_is_near_the_end() -> None:
    oracle = Oracle(300, 1)
    assert oracle.effort_for(asked(OFFERING)) == CALM * oracle.effort_for(asked(CALMLY))


def test_effort_bounds_the_futures_that_are_looked_into() -> None:
    game = asked()
    counted: list[int] = []
    for effort in (1, 90, 900):
        some = futures(game, 6)
        Oracle(effort, 1).best_of(game, some)
        counted.append(int(some.rollouts))
    assert counted[0] <= counted[1] < counted[2] <= 900


def test_it_considers_every_god_higher_offerings_and_near_the_end_to_end_the_turn() -> None:
    game = asked()
    found = Strategist(20, 1).advise(game, seeded(2))
    gods = {row.action.a for row in considered(game, found)}
    assert gods == {action.a for action in game.actions}
    for text, ends in ((OFFERING, True), (CALMLY, False)):
        turn = asked(text.replace("order red - -", "order - - -").replace("phase offerings red", ACTIONS))
        liked = sorted(turn.actions, key=lambda action: action is turn.default)
        rows = considered(turn, [Advice(action, 0.0) for action in liked])
        assert len(rows) <= BROADEST + 1
        assert any(row.action is turn.default for row in rows) is ends


@pytest.mark.interpreted  # it patches a step
def test_nothing_is_looked_into_discreetly(monkeypatch: pytest.MonkeyPatch) -> None:
    game = asked()
    assert looks_into_futures(game)
    monkeypatch.setattr(type(game.stack[-1]), "DISCREET", True)
    assert not looks_into_futures(game)


def test_nothing_is_looked_into_before_the_first_cycle() -> None:
    game = cyclades.new("legendary", players=3, seed=1)
    assert not looks_into_futures(game)
