"""Near the end the strategist plays the rest of the cycle through: who acts later, and what then stands."""

from __future__ import annotations

import pytest

from cyclades.bots import make
from cyclades.bots.cycle_plan import near_the_end, play_cycle, worth_after_cycle
from cyclades.bots.outlook import outlook_of, risk
from cyclades.bots.strategist import FINALISTS, MARGIN, finalists, thinks_ahead
from cyclades.bots.weights import Weights
from cyclades.engine.chance import seeded
from tests.hades import hades
from tests.hades_heroes import hero
from tests.story import Story, classic

WEIGHTS = Weights()
RED, BLUE = 0, 1


def answers(story: Story, bot: str) -> set[str]:
    """What a bot answers, with each of a few seeds."""
    assert story.game.player is not None
    view = story.game.view(story.game.player)
    return {make(bot, seed=seed).choose(view) for seed in range(4)}


CARD_THAT_WINS = """
    cycle 4
    gods zeus ares - -
    order - - -
    creatures giant cyclops sphinx
    player red gold 4
    player blue gold 6
    area syros blue port 1 temple 1 troops 2
    area milos blue fortress 1 troops 2
    area naxos blue {} troops 2
    area kea red troops 1
    area tinos green troops 1
    offering red zeus 1
    offering blue ares 1
    offering green apollo 0
    phase actions zeus paid
    """
"""Blue acts after red, and the Cyclops brings it the University: the last building for a Metropolis."""


def test_a_card_is_taken_so_that_a_rival_does_not_win_with_it() -> None:
    """Bought, or exchanged with Zeus."""
    story = classic(CARD_THAT_WINS.format("metropolis"))
    assert answers(story, "strategist") <= {"buy cyclops", "exchange cyclops"}
    assert not answers(story, "strategist-1") & {"buy cyclops", "exchange cyclops"}


def test_while_nobody_is_near_the_end_it_answers_as_before() -> None:
    story = classic(CARD_THAT_WINS.format(""))
    assert not near_the_end(story.game)
    assert answers(story, "strategist") == answers(story, "strategist-1")


def test_the_rest_of_the_cycle_shows_who_wins() -> None:
    story = classic(CARD_THAT_WINS.format("metropolis"))
    story.game.ask_chance = True
    left, taken = story.game.copy(), story.game.copy()
    left.play(left.parse("end"))
    worth = worth_after_cycle(left, 4, RED, WEIGHTS, seeded(1))
    assert left.over
    assert [row.players for row in left.standings if row.place == 1] == [[BLUE]]
    taken.play(taken.parse("buy cyclops"))
    assert worth_after_cycle(taken, 4, RED, WEIGHTS, seeded(1)) > worth + WEIGHTS.win
    assert not taken.over
    assert taken.s[taken.f.cycle] == 5
    assert story.game.s[story.game.f.cycle] == 4


def test_the_same_luck_gives_the_same_cycle() -> None:
    ends = []
    for luck in (3, 3):
        game = classic(CARD_THAT_WINS.format("metropolis")).game
        game.ask_chance = True
        play_cycle(game, 4, WEIGHTS, seeded(luck))
        ends.append(game)
    assert ends[0] == ends[1]


FOUR_ISLANDS = """
    cycle 3
    gods ares zeus - -
    order - - -
    player red gold 3
    player blue gold 4
    area syros blue metropolis troops 2
    area paros blue
    area milos blue troops 1
    area delos blue troops 2
    area h1 red fleets 1
    area kea red troops 1
    area andros red troops 1
    area naxos green troops 1
    {}
    offering red ares 1
    offering blue zeus 1
    offering green apollo 0
    phase actions ares paid
    """
"""Blue has one Metropolis, and Achilles builds the second in its turn, as long as it has four islands."""


def test_an_island_is_attacked_before_a_hero_is_sacrificed() -> None:
    achilles = hero("achilles", owner="blue", at="syros")
    assert answers(hades(FOUR_ISLANDS.format(achilles)), "strategist") == {"move"}
    assert "move" not in answers(hades(FOUR_ISLANDS.format("")), "strategist")


LANDS = """
    cycle 3
    gods zeus ares - -
    order - - -
    area kea red troops 1 metropolis
    area syros red troops 1
    area delos blue troops 3
    area h1 blue fleets 1
    area paros blue {}
    area naxos green troops 1
    offering red zeus 1
    offering blue ares 1
    offering green apollo 0
    phase actions zeus paid
    """
"""Blue's army on Delos can reach the Metropolis on Kea."""


@pytest.mark.parametrize("first, fatal", [("metropolis", True), ("", False)])
def test_a_conquest_is_feared_more_by_which_the_conqueror_wins(first: str, fatal: bool) -> None:
    game = classic(LANDS.format(first)).game
    fears = []
    for stake in (0.0, 200.0):
        weights = Weights()
        weights.conqueror_wins = stake
        fears.append(risk(game, RED, outlook_of(game, RED, weights), weights))
    assert (fears[1] > fears[0] + 20.0) == fatal
    assert fatal or fears[0] == fears[1] > 0.0


def test_offerings_and_answers_of_the_own_turn_are_looked_at_again_near_the_end() -> None:
    near = LANDS.format("metropolis")
    offering = near.replace("offering red zeus 1", "").replace("actions zeus paid", "offerings red")
    for position in (near, offering):
        assert thinks_ahead(classic(position).game)
        assert not thinks_ahead(classic(position.replace("metropolis", "")).game)


@pytest.mark.interpreted  # it patches a step
def test_it_does_not_think_longer_where_that_would_tell_what_it_holds(monkeypatch: pytest.MonkeyPatch) -> None:
    game = classic(LANDS.format("metropolis")).game
    monkeypatch.setattr(type(game.stack[-1]), "DISCREET", True)
    assert game.discreet
    assert not thinks_ahead(game)


def test_finalists_are_the_best_few_that_promise_clearly_more_than_the_first() -> None:
    ahead = MARGIN + 1.0
    assert finalists([0.0, MARGIN, -5.0]) == []
    assert finalists([0.0, ahead, 3 * ahead, 1.0, 2 * ahead]) == [2, 4, 1]
    assert len(finalists([0.0] + [ahead] * (FINALISTS + 2))) == FINALISTS
