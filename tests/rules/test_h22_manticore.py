"""H22: the Manticore."""

import pytest

from cyclades.engine.decks import DISCARD
from tests.hades import hades_turn, tile_gold
from tests.hades_heroes import HEROES, hero, left_the_game, owner_of
from tests.story import Story

HOME = "area delos red troops 1 \n area kea blue \n area naxos blue \n area milos green"
BUY = "buy manticore"


def manticore(text: str, god: str = "zeus", red: str = "gold 9") -> Story:
    """Red in its turn, with the Manticore for 2 GP."""
    return hades_turn(god, f"{HOME} \n creatures - - manticore \n {text}", red, expansions="hades manticore")


@pytest.mark.rule("H22.1")
@pytest.mark.parametrize("name", HEROES)
def test_an_opponents_hero_is_killed_and_leaves_the_game(name: str) -> None:
    story = manticore(hero(name, "blue", "kea")).play(BUY)
    assert (story.asked, story.legal) == ("red", ["decline", f"release {name}"])
    story.play(f"release {name}")
    assert (left_the_game(story, name), story.gold("red"), story.question) == (True, 7, "PaidActions")
    assert [event["faction"] for event in story.happened("lost")] == ["blue"]


@pytest.mark.rule("H22.1")
def test_her_player_chooses_among_those_of_all_opponents_but_not_its_own() -> None:
    heroes = [
        hero("achilles"),
        hero("hector", "blue", "kea"),
        hero("midas", "blue", "naxos"),
        hero("perseus", "green", "milos"),
    ]
    story = manticore("\n".join(heroes)).play(BUY)
    assert story.legal == ["decline", "release hector", "release midas", "release perseus"]
    story.play("release midas")
    assert [owner_of(story, name) for name in ("achilles", "hector", "midas", "perseus")] == [
        "red",
        "blue",
        None,
        "green",
    ]


@pytest.mark.rule("H22.1")
def test_she_has_no_figure_and_is_discarded() -> None:
    story = manticore(hero("midas", "blue", "kea")).play(BUY, "release midas")
    assert (story.card_at("manticore"), story.place("manticore"), owner_of(story, "manticore")) == (None, DISCARD, None)
    assert "manticore" not in [figure.name for figure in story.game.rules.figures]


@pytest.mark.rule("H22.1")
def test_temples_lower_her_price() -> None:
    story = manticore("area syros red temple 1", red="gold 1").play(BUY)
    assert story.gold("red") == 0


@pytest.mark.rule("H22.1", "C6.10")
def test_nobody_must_be_killed() -> None:
    story = manticore(hero("midas", "blue", "kea")).play(BUY, "decline")
    assert (story.card_at("midas"), story.place("manticore")) == ("kea", DISCARD)


@pytest.mark.rule("H22.1", "H13.6")
def test_charon_may_bring_him_back() -> None:
    text = f"{HOME} \n creatures manticore - charon \n {hero('midas', 'blue', 'kea')}"
    story = hades_turn("zeus", text, expansions="hades manticore").play(BUY, "release midas", "buy charon")
    assert "hire midas" in story.legal


@pytest.mark.rule("H22.2")
@pytest.mark.parametrize("owner", ["red", "blue", "green"])
def test_a_hero_on_chirons_island_cannot_be_chosen(owner: str) -> None:
    heroes = f"{hero('hector', 'blue', 'kea')} \n {hero('midas', 'blue', 'naxos')}"
    story = manticore(f"{heroes} \n creature chiron {owner} at kea since 3").play(BUY)
    assert story.legal == ["decline", "release midas"]


@pytest.mark.rule("H22.2")
@pytest.mark.parametrize(
    "text",
    [
        "",
        hero("achilles"),
        f"{hero('hector', 'blue', 'kea')} \n creature chiron blue at kea since 3",
        "away hector",
        "discard hector",
    ],
)
def test_with_no_hero_to_be_chosen_she_does_nothing(text: str) -> None:
    story = manticore(text).play(BUY)
    assert (story.question, story.gold("red"), story.place("manticore")) == ("PaidActions", 7, DISCARD)
    assert [event["card"] for event in story.happened("effect-missed")] == ["manticore"]
    assert story.happened("lost") == []


@pytest.mark.rule("H22.3")
@pytest.mark.parametrize("god", ["zeus", "ares"])
def test_an_island_that_he_held_alone_keeps_a_marker(god: str) -> None:
    story = manticore(hero("midas", "blue", "kea"), god).play(BUY, "release midas")
    assert (story.owner("kea"), story.number("alive", "blue")) == ("blue", 1)


@pytest.mark.rule("H22.3")
def test_troops_with_him_stay() -> None:
    text = f"area syros blue troops 2 \n {hero('midas', 'blue', 'syros')}"
    story = manticore(text).play(BUY, "release midas")
    assert (story.troops("syros"), story.owner("syros"), story.number("troops_left", "blue")) == (2, "blue", 6)


@pytest.mark.rule("H22.3", "H5.7")
def test_his_death_brings_1_gp_to_the_necropolis() -> None:
    text = f"area syros green necropolis 1 \n {hero('midas', 'blue', 'kea')}"
    story = manticore(text).play(BUY, "release midas")
    assert tile_gold(story) == 1
