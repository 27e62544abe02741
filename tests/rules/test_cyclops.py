"""L12: the Cyclops."""

import pytest

from cyclades.engine.decks import DISCARD
from tests.story import Story, team_turn, turn


def before(text: str, red: str = "gold 9") -> Story:
    """Red, with Athena, may buy the Cyclops."""
    return turn("athena", f"{text} \n area thira blue port fortress \n creatures cyclops - - -", red)


def cyclops(text: str) -> Story:
    """Red has bought the Cyclops."""
    return before(text).play("buy cyclops")


@pytest.mark.rule("L12.34")
def test_the_cyclops_puts_a_building_of_another_kind_in_the_place_of_an_own_one() -> None:
    story = cyclops("area delos red port university \n area naxos red temple \n area paros red")
    assert (story.asked, story.legal) == ("red", ["decline", "at delos", "at naxos"])
    story.play("at delos")
    assert story.legal == ["replace port", "replace university"]
    story.play("replace university")
    assert story.legal == ["build port", "build fortress", "build temple"]  # all but a University
    story.play("build port")
    assert (story.buildings("port", "delos"), story.buildings("university", "delos")) == (2, 0)
    assert story.place("cyclops") == DISCARD
    assert story.question == "PaidActions"


@pytest.mark.rule("L12.34")
def test_the_building_goes_back_to_the_reserve_and_the_new_one_comes_from_there() -> None:
    story = cyclops("area delos red port 2")
    assert story.number("buildings_left", "port") == 10 - 3
    story.play("at delos, build university")  # one kind stands there: nothing to choose
    assert (story.number("buildings_left", "port"), story.number("buildings_left", "university")) == (10 - 2, 10 - 1)
    assert (story.buildings("port", "delos"), story.buildings("university", "delos")) == (1, 1)  # one of the two


@pytest.mark.rule("L12.34")
def test_it_costs_nothing_and_needs_no_free_site() -> None:
    story = cyclops("area paros red port").play("at paros, build fortress")  # Paros has one site
    assert story.buildings("fortress", "paros") == 1
    assert story.gold("red") == 9 - 5


@pytest.mark.rule("L12.34")
def test_only_buildings_of_own_areas_are_exchanged() -> None:
    story = cyclops("area delos red port \n area syros - temple \n area kea green fortress")
    assert story.legal == ["decline", "at delos"]


@pytest.mark.rule("L12.34", "L17.40")
def test_nor_are_those_of_a_teammate() -> None:
    text = "area delos red port \n area naxos blue temple \n area kea green \n area syros yellow"
    assert team_turn("athena", f"{text} \n creatures cyclops - - -").play("buy cyclops").legal == [
        "decline",
        "at delos",
    ]


@pytest.mark.rule("L12.34", "L12.5")
def test_the_exchange_may_be_declined() -> None:
    story = cyclops("area delos red port").play("decline")
    assert (story.buildings("port", "delos"), story.place("cyclops")) == (1, DISCARD)
    assert story.happened("effect-missed") == [{"event": "effect-missed", "faction": "red", "card": "cyclops"}]


@pytest.mark.rule("L12.34", "L12.27", "L12.5")
def test_without_a_basic_building_the_cyclops_does_nothing() -> None:
    story = before("area delos red troops 1")
    assert story.game.question.useless == ("buy cyclops",)
    assert before("area delos red port").game.question.useless == ()
    story.play("buy cyclops")
    assert (story.question, story.place("cyclops")) == ("PaidActions", DISCARD)
    assert len(story.happened("effect-missed")) == 1


FORTRESSES = """
    area naxos blue fortress 2
    area andros blue fortress 2
    area milos blue fortress 2
    area syros blue fortress 2
    area thira blue fortress {}
    area delos red port
    creatures cyclops - - -
    """


@pytest.mark.rule("L12.35", "L15.5")
@pytest.mark.parametrize("more, kinds", [(1, ["fortress", "temple", "university"]), (2, ["temple", "university"])])
def test_a_kind_that_has_run_out_cannot_come(more: int, kinds: list[str]) -> None:
    story = turn("athena", FORTRESSES.format(more)).play("buy cyclops, at delos")
    assert story.number("buildings_left", "fortress") == 2 - more
    assert story.legal == [f"build {kind}" for kind in kinds]


@pytest.mark.rule("L12.35", "L15.5")
def test_the_kind_that_goes_does_not_come_back() -> None:
    text = FORTRESSES.format(1).replace("delos red port", "delos red fortress")
    story = turn("athena", text).play("buy cyclops, at delos")
    assert story.legal == ["build port", "build temple", "build university"]
    story.play("build port")
    assert story.number("buildings_left", "fortress") == 1


@pytest.mark.rule("L12.35", "L19.93", "L12.27")
def test_a_metropolis_is_neither_given_nor_got() -> None:
    story = before("area delos red metropolis gold")
    assert story.game.question.useless == ("buy cyclops",)
    story = cyclops("area delos red metropolis gold temple")
    assert story.play("at delos").legal == ["build port", "build fortress", "build university"]
    story.play("build fortress")
    assert (story.number("metropolis", "delos"), story.buildings("fortress", "delos")) == (1, 1)


@pytest.mark.rule("L19.93")
@pytest.mark.parametrize("hero, enough", [("helen", "temple 2"), ("odysseus", "port")])
def test_nor_is_it_a_basic_building_for_helen_and_odysseus(hero: str, enough: str) -> None:
    text = "area delos red port 2 \n area milos red {} \n area thira blue \n hero {} red at delos since 1"
    assert turn("athena", text.format("metropolis gold metropolis fleets", hero)).refuses(f"sacrifice {hero}")
    assert f"sacrifice {hero}" in turn("athena", text.format(enough, hero)).legal


@pytest.mark.rule("L19.92", "L11.1")
def test_the_fourth_kind_builds_a_metropolis_at_once() -> None:
    story = cyclops("area delos red port 2 \n area naxos red fortress temple").play("at delos, build university")
    for kind in ("port", "fortress", "temple", "university"):
        assert sum(story.buildings(kind, land) for land in ("delos", "naxos")) == 0
    assert story.legal == ["at delos", "at naxos"]
    story.play("at naxos, draw gold")
    assert (story.number("metropolis", "naxos"), story.gold("red")) == (1, 9 - 4 + 3)  # one Temple's discount
    assert story.place("cyclops") == DISCARD


@pytest.mark.rule("L19.92")
def test_an_exchange_that_leaves_a_kind_missing_builds_nothing() -> None:
    story = cyclops("area delos red port \n area naxos red fortress temple").play("at delos, build university")
    assert story.question == "PaidActions"
    assert story.happened("metropolis-gained") == []


@pytest.mark.rule("L19.92", "L17.29")
def test_in_a_team_the_teammates_buildings_help_to_complete_the_four() -> None:
    text = "area delos red port 2 \n area naxos blue fortress temple \n area kea green \n area syros yellow"
    story = team_turn("athena", f"{text} \n creatures cyclops - - -")
    story.play("buy cyclops, at delos, build university")
    assert story.legal == [f"draw {bonus}" for bonus in ("troops", "prosperity", "priestess", "gold", "fleets")]
    story.play("draw priestess")
    assert (story.number("metropolis", "delos"), story.buildings("temple", "naxos")) == (1, 0)
    assert story.number("priestesses", "red") == 1
