"""How near everybody is to the next Metropolis, as a tabletop tells it: from what all may know."""

import pytest

from cyclades.tabletop import Nearness, build
from tests.hades import hades_turn
from tests.story import REST, Story, turn
from tests.story import team_turn as joint_turn


def near(story: Story, faction: str = "red", player: int | None = None) -> Nearness:
    top = build(story.game.view(player), story.game.rules)
    return next(one.nearness for one in top.factions if one.id == faction)


def test_it_tells_the_kinds_that_are_lacking_and_the_philosophers() -> None:
    story = turn("athena", f"area delos red port 1 fortress 1 \n {REST}", red="gold 5 philosophers 1")
    assert near(story) == Nearness(["temple", "university"], 2, 3, {})


def test_a_building_that_is_wild_stands_for_one_that_is_lacking() -> None:
    story = hades_turn("athena", "area tinos red port 1 theatre 1 \n area naxos blue \n area delos green")
    assert near(story) == Nearness(["fortress", "temple", "university"], 2, 4, {})


def test_where_buildings_count_together_those_of_teammates_do() -> None:
    story = joint_turn("athena", "area kea red port 1 \n area delos blue temple 1 \n area thira green")
    assert near(story, "red") == near(story, "blue") == Nearness(["fortress", "university"], 2, 4, {})
    assert near(story, "green").buildings == 4


@pytest.mark.parametrize(("gold", "since", "heroes"), [(15, 1, {"croesus": 15}), (0, 1, {"croesus": 15}), (15, 2, {})])
def test_a_hero_who_could_found_costs_what_everybody_knows_but_nobody_sees_the_purse(
    gold: int, since: int, heroes: dict[str, int]
) -> None:
    story = turn("athena", f"area delos red \n hero croesus red at delos since {since} \n {REST}", red=f"gold {gold}")
    for player in (None, 0, 1):
        assert near(story, player=player).heroes == heroes


@pytest.mark.parametrize(("fleets", "heroes"), [(7, {}), (8, {"jason": 0})])
def test_a_hero_whose_condition_is_not_met_is_none_of_them(fleets: int, heroes: dict[str, int]) -> None:
    text = f"area delos red \n area east red fleets {fleets} \n hero jason red at delos since 1 \n {REST}"
    assert near(turn("athena", text)).heroes == heroes
