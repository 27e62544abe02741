"""What the strategist knows: what rivals hope for, which armies are near, and how to win when it can."""

from __future__ import annotations

import random

import pytest

import cyclades
from cyclades.bots import make
from cyclades.bots.advice import Advice, mix_alike
from cyclades.bots.outlook import NOTHING_SEEN, outlook_of, risk
from cyclades.bots.rivals import hopes
from cyclades.bots.search import Search
from cyclades.bots.threats import armies_near, best_conquest, chance_of_loss
from cyclades.bots.turn_plan import PROMISING, best_deed
from cyclades.bots.weights import Weights
from cyclades.bots.worth import COUNT, parts, score, won
from cyclades.engine.chance import seeded
from tests.story import Story, classic, classic_turn, turn

WEIGHTS = Weights()
ABOUT_TO_WIN = """
    cycle 3
    gods athena ares - -
    order - - -
    player red gold 6
    player blue gold 3 philosophers 3
    area kea red troops 2
    area naxos blue metropolis
    area tinos green
    offering green ares 1
    offering blue athena 2
    phase offerings red
    """
"""Blue wins with Athena, unless red outbids it."""
KINDS = ("port", "fortress", "temple", "university")


def answer(story: Story, effort: int = 200) -> str:
    """What the strategist answers to the question that is asked."""
    player = story.game.player
    assert player is not None
    return make("strategist", effort=effort, seed=1).choose(story.game.view(player))


def number_of(story: Story, colour: str) -> int:
    return story.game.rules.factions.index(colour)


def god_of(story: Story, name: str) -> int:
    return [god.name for god in story.game.rules.gods].index(name)


def fears(story: Story, team: int) -> float:
    """What a team stands to lose."""
    return risk(story.game, team, outlook_of(story.game, team, WEIGHTS), WEIGHTS)


def worth_of(story: Story, team: int) -> float:
    """What a team has."""
    return sum(parts(story.game, WEIGHTS)[team * COUNT + part] for part in range(COUNT))


@pytest.mark.parametrize(
    "blue, gold, hope",
    [
        ("philosophers 3", 2, WEIGHTS.metropolis),
        ("philosophers 2", 9, WEIGHTS.metropolis),
        ("philosophers 2", 2, 0.0),
        ("philosophers 1", 9, 0.0),
    ],
)
def test_a_rival_hopes_for_athena_when_philosophers_are_enough(blue: str, gold: int, hope: float) -> None:
    story = classic(f"cycle 3 \n player blue gold {gold} {blue} \n area naxos blue \n area kea red \n phase income")
    assert hopes(story.game, number_of(story, "blue"), god_of(story, "athena"), WEIGHTS) == hope
    assert hopes(story.game, number_of(story, "blue"), god_of(story, "ares"), WEIGHTS) == 0.0


@pytest.mark.parametrize("missing, god", list(zip(KINDS, ("poseidon", "ares", "zeus", "athena"))))
def test_a_rival_hopes_for_the_god_of_the_last_building(missing: str, god: str) -> None:
    built = " ".join(kind for kind in KINDS if kind != missing)
    story = classic(f"cycle 3 \n area syros blue {built} \n area kea red \n phase income")
    gods = ("poseidon", "ares", "zeus", "athena")
    wanted = {name for name in gods if hopes(story.game, 1, god_of(story, name), WEIGHTS) > 0}
    assert wanted == {god}
    second = classic(
        f"cycle 3 \n area syros blue {built} \n area naxos blue metropolis \n area kea red \n phase income"
    )
    assert hopes(second.game, 1, god_of(second, god), WEIGHTS) == WEIGHTS.metropolis + WEIGHTS.win / 2


def test_armies_are_near_where_a_chain_of_their_fleets_leads() -> None:
    """h1 lies around Delos and Kea."""
    text = (
        "area delos blue troops 3 \n area naxos blue \n area kea red troops {} \n area syros red \n {} \n phase income"
    )
    reached = classic("cycle 3 \n" + text.format(1, "area h1 blue fleets 1"))
    delos, kea = (reached.game.rules.board.ids.index(name) for name in ("delos", "kea"))
    assert armies_near(reached.game, 0)[kea] == [delos]
    assert armies_near(reached.game, 1)[kea] == []  # blue's own army is no threat to blue
    apart = classic("cycle 3 \n" + text.format(1, "area h1 red fleets 1"))
    assert armies_near(apart.game, 0)[kea] == []
    assert fears(reached, 0) > fears(apart, 0) == 0
    assert best_conquest(reached.game, 1, WEIGHTS) > best_conquest(apart.game, 1, WEIGHTS) == 0
    guarded = classic("cycle 3 \n" + text.format(5, "area h1 blue fleets 1"))
    assert chance_of_loss(guarded.game, kea, 3) < chance_of_loss(reached.game, kea, 3)


def test_more_is_worth_more() -> None:
    poor = classic("cycle 3 \n area kea red \n area naxos blue \n phase income")
    rich = classic("cycle 3 \n area kea red metropolis \n area naxos blue \n phase income")
    assert worth_of(rich, 0) > worth_of(poor, 0) + WEIGHTS.metropolis / 2
    assert score(rich.game, 0, WEIGHTS) > score(poor.game, 0, WEIGHTS)
    assert score(rich.game, 1, WEIGHTS) < score(poor.game, 1, WEIGHTS)


def test_it_builds_what_wins() -> None:
    text = "area syros red port temple university \n area kea red metropolis \n area naxos blue \n area tinos green"
    story = classic_turn("ares", text, "gold 3")
    assert answer(story) == "build fortress"


def test_it_takes_the_metropolis_that_stands_open() -> None:
    text = """
        area delos red troops 3
        area h1 red fleets 1
        area kea blue metropolis
        area naxos blue
        area tinos green
        """
    story = classic_turn("ares", text, "gold 3")
    assert answer(story) == "move"
    story.play("move, from delos")
    assert answer(story) == "to kea"


def test_a_battle_is_worth_the_mean_of_its_throws() -> None:
    """Not what one throw makes of it: between winning and losing it, whatever the luck of the one who imagines it."""
    near = "area delos red troops 1 \n area h1 red fleets 1 \n area kea blue troops 1"
    text = f"{near} \n area naxos blue \n area tinos green"
    story = classic_turn("ares", text, "gold 3").play("move, from delos, to kea")
    search = Search(0, 0, 200, NOTHING_SEEN, WEIGHTS, seeded(1))
    search.mine = story.game.s[story.game.f.turn]
    thrown = set()
    for luck in range(1, 13):
        search.left, search.luck = 1000, seeded(luck)
        thrown.add(search.chance(story.game, 12, 1))
    assert len(thrown) > 1
    judged = []
    for luck in range(1, 6):
        search.left, search.luck = 1000, seeded(luck)
        judged.append(search.chance(story.game, 12, 50))
    ends = []
    for throws in ("roll 0, roll 3", "roll 3, roll 0"):
        after = classic_turn("ares", text, "gold 3").play(f"move, from delos, to kea, {throws}")
        search.play_to_rest(after.game)
        ends.append(search.worth(after.game))
    lost, won = ends
    assert lost < min(judged) <= max(judged) < won
    assert max(judged) - min(judged) < (won - lost) / 2


def test_it_finds_the_army_that_wins_among_many() -> None:
    """Only the one on Syros reaches the open Metropolis; the others have more to look at."""
    text = """
        area andros red troops 2 metropolis
        area tinos red troops 2
        area paros red troops 2
        area syros red troops 2
        area naxos blue troops 2
        area delos blue troops 2
        area milos green troops 2
        area kea blue metropolis
        area c2 red fleets 1
        area d3 red fleets 1
        area d4 red fleets 1
        area e4 red fleets 1
        area f4 red fleets 1
        area f3 red fleets 1
        area k2 red fleets 1
        """
    for gold in (1, 2, 9):
        assert answer(classic_turn("ares", text, f"gold {gold}"), effort=400) in ("move", "recruit troop")
    story = classic_turn("ares", text, "gold 1")
    outlook = outlook_of(story.game, 0, WEIGHTS)
    values = Search(0, 0, 20, outlook, WEIGHTS, seeded(1)).evaluate(story.game, story.game.actions)
    worth = {action.notation: values[number] for number, action in enumerate(story.game.actions)}
    assert worth["move"] > worth["end"] + WEIGHTS.win / 3, (
        "it sees that the move wins, whichever army it looks at first"
    )
    story.play("move")
    assert answer(story, effort=60) == "from syros"


def test_a_course_of_a_turn_looks_again_only_at_the_deeds_that_promise_most() -> None:
    game = cyclades.new("legendary", players=3, seed=5)
    chooser = random.Random(5)
    while game.question.kind != "PaidActions" or len(game.actions) < PROMISING + 3:
        game.play(chooser.choice(game.actions))
    search = Search(game.asked, game.rules.team_of[game.asked], 60, NOTHING_SEEN, WEIGHTS, seeded(1))
    values = search.evaluate(game, game.actions)
    worth = {action.index: values[number] for number, action in enumerate(game.actions)}
    given_up: list[int] = []
    best = best_deed(game, search, given_up)
    assert worth[best.index] == max(values)
    assert given_up
    left = [action.index for action in game.actions if action.index not in given_up]
    assert game.default.index in left
    assert len(left) <= PROMISING + 1
    others = [worth[index] for index in left if index != game.default.index]
    assert all(worth[index] <= min(others) for index in given_up)
    before = list(given_up)
    assert best_deed(game, search, [action.index for action in game.actions]).index == game.default.index
    best_deed(game, search, given_up)
    assert given_up[: len(before)] == before


def test_the_last_island_is_not_safe_from_whoever_wins_by_it() -> None:
    text = "area delos red troops 3 metropolis \n area h1 red fleets 1 \n area kea blue metropolis \n area tinos green"
    story = classic_turn("ares", text, "gold 3")
    assert best_conquest(story.game, 0, WEIGHTS) > 0
    assert fears(story, 1) > 0
    no_win = classic_turn("ares", text.replace("troops 3 metropolis", "troops 3"), "gold 3")
    assert best_conquest(no_win.game, 0, WEIGHTS) == fears(no_win, 1) == 0


def test_a_shared_victory_is_one() -> None:
    text = "player red gold 5 \n player blue gold 5 \n player green gold 1"
    cities = "area kea red metropolis \n area naxos blue metropolis \n area tinos green"
    story = classic(f"cycle 3 \n {text} \n {cities} \n phase income")
    gold = story.game.f.gold
    story.game.s[gold] = story.game.s[gold + 1]
    assert [won(story.game, team) for team in range(3)] == [True, True, False]


def test_it_does_not_leave_the_god_that_makes_a_rival_win() -> None:
    assert answer(classic(ABOUT_TO_WIN)).startswith("bid athena ")


TWO_HEROES = "area delos red troops 1\narea syros blue troops 1\narea thira green troops 1\nheroes helen perseus"


def test_chance_decides_between_heroes_that_are_worth_the_same() -> None:
    story = turn("hera", TWO_HEROES, red="gold 8")
    view = story.game.view(0)
    first = [make("strategist", effort=100, seed=seed).explain(view, 30) for seed in range(12)]
    values = {row.action.notation: row.value for row in first[0]}
    assert values["hire helen"] == values["hire perseus"]
    better = {
        next(row.action.notation for row in rows if row.action.notation.startswith("hire")): None for rows in first
    }
    assert set(better) == {"hire helen", "hire perseus"}


def test_answers_change_places_only_with_others_of_their_verb() -> None:
    story = turn("hera", TWO_HEROES, red="gold 8")
    rows = [Advice(action, 0.0) for action in story.game.actions]
    before = [row.action.verb.name for row in rows]
    found = set()
    for seed in range(20):
        mixed = rows[:]
        mix_alike(mixed, seeded(seed))
        assert [row.action.verb.name for row in mixed] == before
        assert {row.action.notation for row in mixed} == {row.action.notation for row in rows}
        found.add(next(row.action.notation for row in mixed if row.action.verb.name == "hire"))
    assert found == {"hire helen", "hire perseus"}
