"""X41, X42, X72 to X74: the Manticore and the others."""

from __future__ import annotations

import pytest

from cyclades.engine.decks import DISCARD, GONE
from tests.hades import hades_turn, tile_gold
from tests.hades_heroes import hero, left_the_game
from tests.story import Story
from tests.titans import REST
from tests.titans_artifacts import whose
from tests.titans_hades import team_buys, titans_at, turn_with
from tests.titans_teams import HOMES

HOME = f"area argos red \n area elis blue titans 1 \n area pylos green titans 1 \n {REST}"
BUY = "buy manticore"


def bought(text: str = "") -> Story:
    """Red has just bought the Manticore, with Titans."""
    return turn_with("manticore", f"{HOME} \n {text}", more="manticore").play(BUY)


def on_islands(text: str, more: str = "") -> Story:
    """Red has just bought the Manticore on the island board."""
    home = "area delos red troops 1 \n area kea blue \n area naxos blue \n area milos green"
    track = "" if "creatures" in text else "creatures - - manticore"
    story = hades_turn("zeus", f"{home} \n {track} \n {text}", expansions=f"hades manticore {more}")
    return story.play(BUY)


# -- X41, X42: Titans --------------------------------------------------------------------------------------------------


@pytest.mark.rule("X41")
def test_she_kills_an_opponents_hero_and_no_titan() -> None:
    story = bought(f"{hero('midas', 'blue', 'elis')} \n {hero('achilles', 'red', 'argos')}")
    assert story.legal == ["decline", "release midas"]
    story.play("release midas")
    assert (left_the_game(story, "midas"), titans_at(story, "elis"), titans_at(story, "pylos")) == (True, 1, 1)


@pytest.mark.rule("X41")
@pytest.mark.parametrize(
    "chiron, found", [("elis", ["release hector"]), ("tegea", ["release hector", "release midas"])]
)
def test_nor_one_on_the_territory_of_chiron_which_is_not_the_island(chiron: str, found: list[str]) -> None:
    heroes = f"{hero('midas', 'blue', 'elis')} \n {hero('hector', 'green', 'pylos')} \n area tegea blue"
    story = bought(f"{heroes} \n creature chiron blue at {chiron} since 3")
    assert story.legal == ["decline", *found]


@pytest.mark.rule("X41")
def test_nor_a_hero_of_the_teammate() -> None:
    heroes = f"{hero('midas', 'blue', 'thebes')} \n {hero('hector', 'yellow', 'megara')}"
    story = team_buys("manticore", f"area argos red \n {HOMES} \n {heroes}", more="manticore")
    assert story.legal == ["decline", "release hector"]


@pytest.mark.rule("X41")
def test_his_territory_keeps_its_owner_and_his_artifacts_and_the_necropolis_gets_a_gold_piece() -> None:
    lands = f"area tegea blue \n area corinth green necropolis 1 \n {hero('midas', 'blue', 'tegea')}"
    story = bought(f"{lands} \n artifact caduceus at tegea \n artifact zeus-lightning at tegea").play("release midas")
    assert (story.owner("tegea"), story.pieces("tegea"), tile_gold(story)) == ("blue", 0, 1)
    assert whose(story) == {"caduceus": "blue", "zeus-lightning": "blue"}
    assert {story.card_at("caduceus"), story.card_at("zeus-lightning")} == {"tegea"}


@pytest.mark.rule("X41")
def test_also_where_it_was_his_players_last() -> None:
    lands = "area argos red \n area thebes blue \n area naxos green"
    story = turn_with("manticore", f"{lands} \n {hero('midas', 'blue', 'thebes')}", more="manticore")
    story.play(BUY, "release midas")
    assert (story.owner("thebes"), story.number("alive", "blue")) == ("blue", 1)


@pytest.mark.rule("X42")
@pytest.mark.parametrize("text", ["", hero("achilles", "red", "argos"), "away hector"])
def test_with_no_such_hero_she_may_be_bought_and_does_nothing(text: str) -> None:
    story = bought(text)
    assert (story.question, story.gold("red"), story.place("manticore")) == ("PaidActions", 7, DISCARD)
    assert [event["card"] for event in story.happened("effect-missed")] == ["manticore"]
    assert (titans_at(story, "elis"), titans_at(story, "pylos")) == (1, 1)


@pytest.mark.rule("X42")
def test_so_it_is_where_only_the_teammate_has_one() -> None:
    text = f"area argos red \n {HOMES} \n {hero('midas', 'blue', 'thebes')}"
    story = team_buys("manticore", text, more="manticore")
    assert (story.question, story.card_at("midas")) == ("PaidActions", "thebes")


# -- X72: Hades --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("X72")
def test_she_kills_heroes_and_neither_undead_nor_troops() -> None:
    story = on_islands(f"area syros blue troops 1 undead_troops 2 \n {hero('midas', 'blue', 'syros')}")
    assert story.legal == ["decline", "release midas"]
    story.play("release midas")
    assert (story.troops("syros"), story.number("undead_troops", "syros")) == (1, 2)


@pytest.mark.rule("X72")
def test_penthesilea_who_carries_a_metropolis_is_out_of_her_reach() -> None:
    story = on_islands("player blue gold 5 metropolis plain \n gone penthesilea")
    assert (story.question, story.place("penthesilea")) == ("PaidActions", GONE)
    assert story.number("safe_metropolises", "blue plain") == 1


@pytest.mark.rule("X72", "H13.6")
def test_whom_she_kills_charon_may_bring_back() -> None:
    story = on_islands(f"{hero('midas', 'blue', 'kea')} \n creatures charon - manticore").play("release midas")
    assert story.play("buy charon").legal == ["decline", "hire midas"]


@pytest.mark.rule("X72")
def test_the_necklace_does_not_keep_her_off() -> None:
    story = on_islands(f"{hero('midas', 'blue', 'kea')} \n field necklace necklace-of-harmony blue")
    assert story.legal == ["decline", "release midas"]


# -- X73: Monuments ----------------------------------------------------------------------------------------------------

CITADEL = "field monument great-citadel-of-ares syros \n field monument_open great-citadel-of-ares 1"


@pytest.mark.rule("X73")
@pytest.mark.parametrize("kills, shut", [(False, True), (True, False)])
def test_a_hero_in_the_great_citadel_dies_like_any_other_and_opens_it(kills: bool, shut: bool) -> None:
    lands = "area delos red troops 2 \n area kea blue \n area milos green \n area syros blue"
    text = f"{lands} \n {hero('midas', 'blue', 'syros')} \n {CITADEL} \n creatures - pegasus manticore"
    story = hades_turn("zeus", text, expansions="hades manticore monuments")
    if kills:
        story.play(BUY, "release midas")
        assert (story.owner("syros"), story.value("monument", "great-citadel-of-ares")) == ("blue", "syros")
    story.play("buy pegasus, from delos")
    assert ("to syros" not in story.legal) is shut


# -- X74: Ancient Ruins ------------------------------------------------------------------------------------------------


@pytest.mark.rule("X74")
def test_on_the_island_of_a_ruin_a_hero_dies_and_its_card_stays_with_his_player() -> None:
    ruin = "field ruin 1 syros \n field ruin_monument 1 city-of-warriors"
    text = f"area syros blue \n {hero('midas', 'blue', 'syros')} \n {ruin}"
    story = on_islands(text, "monuments ruins").play("release midas")
    assert (story.question, story.owner("syros")) == ("PaidActions", "blue")  # no card is drawn
    assert (story.value("ruin", "1"), story.value("ruin_monument", "1")) == ("syros", "city-of-warriors")
