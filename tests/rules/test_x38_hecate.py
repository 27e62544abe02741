"""X38 to X40, X68 to X71: Hecate and the others. The passage of most stories leads from Argos to Thebes."""

from __future__ import annotations

import pytest

from cyclades.engine.decks import DECK, DISCARD
from tests.hades import hades, hades_turn, tile_gold
from tests.hades_heroes import hero
from tests.story import Story
from tests.titans import REST, titans_turn
from tests.titans_hades import favoured, titans_at, turn_of_hades, undead, ways
from tests.titans_teams import team_turn

LANDS = [
    "argos",
    "sparta",
    "pylos",
    "elis",
    "tegea",
    "corinth",
    "thebes",
    "chalcis",
    "oropos",
    "megara",
    "athens",
    "marathon",
    "delos",
    "naxos",
]
PASSAGE = "field hecate_column 1 argos \n field hecate_column 2 thebes"
ALONE = f"{REST} \n area oropos green \n area athens blue"
"""What blue and green have: nobody's last territory is at stake."""


def passage(text: str, god: str = "ares", red: str = "gold 9", more: str = "", columns: str = PASSAGE) -> Story:
    """Red in its turn; no fleet is anywhere."""
    return titans_turn(god, f"{text} \n {ALONE} \n {columns}", red, more=f"hades hecate {more}")


def columns(story: Story) -> list[str | None]:
    return [story.value("hecate_column", number) for number in ("1", "2")]


def called(text: str = "") -> Story:
    """Red in its turn with Hecate's favour."""
    return favoured("hecate", f"area argos red troops 1 \n area pylos blue \n {ALONE} \n {text}", more="hecate")


# -- X38: the columns and the passage ----------------------------------------------------------------------------------


@pytest.mark.rule("X38")
@pytest.mark.parametrize("second", ["elis", "delos"])
def test_the_columns_stand_on_two_territories_of_one_island_or_two_anybodys(second: str) -> None:
    story = called().play("play hecate")
    assert {*story.legal} == {f"at {land}" for land in LANDS}
    story.play("at pylos")
    assert {*story.legal} == {f"at {land}" for land in LANDS if land != "pylos"}
    story.play(f"at {second}")
    assert columns(story) == ["pylos", second]


@pytest.mark.rule("X38")
def test_they_are_adjacent_for_moves_of_ares_of_titans_and_of_hades_one_step_each() -> None:
    ares = passage("area argos red troops 2").play("move, from argos, to thebes, take 1")
    assert (ares.owner("thebes"), ares.gold("red")) == ("red", 8)
    titan = passage("area argos red titans 1 \n done land move with titan 1", "zeus")
    titan.play("lead titan, from argos, to thebes")
    assert (titans_at(titan, "thebes"), titan.gold("red")) == (1, 7)  # the price of its second move
    text = f"area argos red undead_troops 1 \n {ALONE} \n {PASSAGE}"
    dead = turn_of_hades(text, more="hecate").play("lead undead-troop, from argos, to thebes")
    assert (undead(dead, "thebes"), dead.gold("red")) == (1, 8)


@pytest.mark.rule("X38")
def test_the_step_after_the_passage_is_another_move() -> None:
    story = passage("area argos red troops 2").play("move, from argos")
    assert {*story.legal} == {"to sparta", "to elis", "to tegea", "to thebes"}  # not Megara, beside Thebes
    story.play("to thebes, take 2", "move, from thebes, to megara, take 2")
    assert (story.owner("megara"), story.gold("red")) == ("red", 7)


@pytest.mark.rule("X38")
def test_no_chain_of_fleets_and_passage_in_one_step() -> None:
    """The North would lead on from Argos, and the Gulf and the Strait from Thebes."""
    fleets = "area gulf red fleets 1 \n area strait red fleets 1"
    beside = {"sparta", "elis", "tegea"}
    assert ways(passage(f"area argos red troops 1 \n {fleets}"), "move, from argos") == {*beside, "thebes"}
    text = "area pylos red troops 1 \n area north red fleets 1 \n area corinth blue"
    assert "thebes" not in ways(passage(text), "move, from pylos")  # over the North to Argos, and through


@pytest.mark.rule("X38")
def test_every_player_retreats_through_it() -> None:
    text = "area sparta red troops 4 \n area argos blue troops 3 \n area thebes blue"
    story = passage(text).play("move, from sparta, to argos, take 4, roll 3, roll 0")
    assert (story.asked, story.legal) == ("blue", ["stay", "to thebes"])
    assert story.play("to thebes").troops("thebes") == 2
    closed = passage(text, columns="").play("move, from sparta, to argos, take 4, roll 3, roll 0")
    assert closed.asked != "blue"


@pytest.mark.rule("X38")
def test_between_neighbours_it_changes_nothing() -> None:
    near = "field hecate_column 1 argos \n field hecate_column 2 elis"
    found = [ways(passage("area argos red troops 1", columns=there), "move, from argos") for there in (near, "")]
    assert found[0] == found[1] == {"sparta", "elis", "tegea"}


# -- X39: where it does not lead ---------------------------------------------------------------------------------------


def team_passage(argos: str, thebes: str, more: str = "") -> Story:
    """Red, who plays with blue, with Ares in Argos, on one side of the passage."""
    foes = "area oropos green \n area marathon green \n area athens yellow \n area delos yellow"
    text = f"area argos red {argos} \n area thebes {thebes} \n area naxos blue \n {foes} \n {PASSAGE}"
    return team_turn("ares", f"{text} \n {more}", more="hades hecate")


CAP = "artifact cap-of-invisibility at argos"


@pytest.mark.rule("X39")
def test_it_is_no_way_into_or_across_a_territory_of_the_teammate() -> None:
    beside = {"sparta", "elis", "tegea"}
    assert ways(team_passage("troops 2", "green"), "move, from argos") == {*beside, "thebes"}
    assert ways(team_passage("troops 2", "blue"), "move, from argos") == beside
    assert ways(team_passage("troops 2", "blue", CAP), "move, from argos") == beside
    assert ways(team_passage("troops 2", "green", CAP), "move, from argos") == {*beside, "thebes"}


@pytest.mark.rule("X39")
def test_none_out_of_medusas_territory() -> None:
    text = "area argos red troops 2 titans 1"
    story = passage(f"{text} \n creature medusa blue at argos since 3")
    assert not {"move", "lead titan"} & {*story.legal}
    into = passage(f"{text} \n creature medusa blue at thebes since 3")
    assert "thebes" in ways(into, "move, from argos")


@pytest.mark.rule("X39")
def test_the_cap_passes_through_it_step_by_step() -> None:
    text = f"area argos red troops 2 \n area thebes green troops 2 \n {CAP}"
    story = passage(text).play("move, from argos, to thebes, take 2, with cap-of-invisibility")
    assert story.question == "PassOn"
    assert {*story.legal} == {"stay", "to chalcis", "to megara"}
    story.play("to megara")
    assert (story.owner("megara"), story.troops("thebes"), story.gold("red")) == ("red", 2, 7)
    home = passage(text.replace("thebes green", "sparta green").replace("argos", "tegea"))
    home.play("move, from tegea, to sparta, take 2")
    assert "to thebes" not in home.legal  # the passage begins in Argos


@pytest.mark.rule("X39")
def test_after_a_step_to_its_end_too() -> None:
    text = f"area tegea red troops 2 \n area argos green \n {CAP.replace('argos', 'tegea')}"
    story = passage(text).play("move, from tegea, to argos, take 2, with cap-of-invisibility")
    assert "to thebes" in story.legal
    assert (story.play("to thebes").owner("thebes"), story.gold("red")) == ("red", 7)


@pytest.mark.rule("X39")
def test_the_cap_passes_a_territory_of_the_necklace_behind_it() -> None:
    text = f"area argos red troops 2 \n area thebes green \n {CAP} \n field necklace necklace-of-harmony green"
    story = passage(text).play("move, from argos, to thebes, take 2")
    assert {*story.legal} == {"to chalcis", "to megara"}
    assert "thebes" not in ways(passage(text.replace(CAP, "")), "move, from argos")


@pytest.mark.rule("X39")
def test_the_sandals_do_not_lengthen_it() -> None:
    sandals = "artifact winged-sandals at argos"
    there = ways(passage(f"area argos red troops 2 \n {sandals}"), "move, from argos")
    assert there == {"sparta", "pylos", "elis", "tegea", "corinth", "thebes"}
    text = f"area elis red troops 2 \n {sandals.replace('argos', 'elis')}"
    assert "thebes" not in ways(passage(text), "move, from elis")


# -- X40: called again -------------------------------------------------------------------------------------------------


@pytest.mark.rule("X40")
@pytest.mark.parametrize("answers, moved", [("at delos, at naxos", 2), ("at argos, at naxos", 1)])
def test_called_again_she_moves_both_columns_or_one_and_the_old_passage_is_gone(answers: str, moved: int) -> None:
    text = f"area argos red troops 1 \n {ALONE} \n {PASSAGE} \n track favours hecate"
    story = titans_turn("ares", text, row="zeus ares", more="hades hecate")
    assert "thebes" in ways(titans_turn("ares", text, row="zeus ares", more="hades hecate"), "move, from argos")
    story.play("play hecate", answers)
    assert len({*columns(story)} - {"argos", "thebes"}) == moved
    assert "thebes" not in ways(story, "move, from argos")


@pytest.mark.rule("X40")
def test_not_both_to_where_they_are() -> None:
    story = called(PASSAGE).play("play hecate, at thebes")
    assert "at argos" not in story.legal


# -- X68: Hades --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("X68")
def test_when_hades_comes_her_tile_is_shuffled_with_the_others_and_the_columns_stay() -> None:
    head = "cycle 3 \n gods zeus ares - - \n field hades_column 9 \n discard hecate hestia"
    joined = "field hecate_column 1 delos \n field hecate_column 2 paros"
    islands = "area delos red \n area kea blue \n area milos green"
    story = hades(f"{head} \n {islands} \n {joined} \n phase hades", expansions="hades hecate")
    while story.question != "Offer":
        story.play(story.legal[0])
    assert (story.place("hecate"), story.place("hestia")) == (DECK, DECK)
    assert columns(story) == ["delos", "paros"]


@pytest.mark.rule("X68")
def test_undead_go_home_from_either_end_and_the_necropolis_may_stand_there() -> None:
    text = f"area argos red undead_troops 1 troops 1 \n {ALONE} \n {PASSAGE}"
    story = turn_of_hades(text, more="hecate").play("lead undead-troop, from argos, to thebes, take 0")
    story.play("build necropolis, at thebes", "end")
    while story.number("cycle") == 3:
        story.play(story.legal[0])
    assert (story.pieces("thebes"), story.owner("thebes"), columns(story)) == (0, "red", ["argos", "thebes"])
    assert story.buildings("necropolis", "thebes") == 1


# -- X69: the Manticore ------------------------------------------------------------------------------------------------

JOINED = "field hecate_column 1 delos \n field hecate_column 2 paros"


@pytest.mark.rule("X69")
@pytest.mark.parametrize("joined", [JOINED, ""])
def test_the_manticore_strikes_with_and_without_a_passage(joined: str) -> None:
    home = "area delos red troops 1 \n area paros blue \n area naxos blue \n area milos green necropolis 1"
    text = f"{home} \n {hero('midas', 'blue', 'paros')} \n {hero('hector', 'blue', 'naxos')} \n {joined}"
    story = hades_turn("zeus", f"creatures - - manticore \n {text}", expansions="hades hecate manticore")
    assert story.play("buy manticore").legal == ["decline", "release hector", "release midas"]
    story.play("release midas")
    assert (story.owner("paros"), tile_gold(story), story.place("manticore")) == ("blue", 1, DISCARD)
    assert columns(story) == (["delos", "paros"] if joined else [None, None])


# -- X70: Monuments ----------------------------------------------------------------------------------------------------

CITADEL = "field monument great-citadel-of-ares paros \n field monument_open great-citadel-of-ares 1"


def to_paros(paros: str, joined: str = JOINED) -> Story:
    """Red with Ares on Delos; on Paros, at the other end of the passage, is blue's Great Citadel."""
    home = f"area delos red troops 3 \n area paros blue {paros} \n area naxos blue \n area milos green \n {CITADEL}"
    return hades_turn("ares", f"{home} \n {joined}", expansions="hades hecate monuments")


@pytest.mark.rule("X70")
@pytest.mark.parametrize("paros, shut", [("troops 1", True), ("", False)])
def test_it_leads_to_the_great_citadel_only_while_that_is_open(paros: str, shut: bool) -> None:
    assert to_paros(paros).refuses("move") is shut


@pytest.mark.rule("X70")
def test_whoever_takes_a_monument_through_it_has_it_and_both_stay() -> None:
    story = to_paros("").play("move, from delos, to paros, take 2")
    assert (story.owner("paros"), story.value("monument", "great-citadel-of-ares")) == ("red", "paros")
    assert columns(story) == ["delos", "paros"]


# -- X71: Ancient Ruins ------------------------------------------------------------------------------------------------


@pytest.mark.rule("X71")
def test_whoever_takes_the_island_of_a_ruin_through_the_passage_draws_its_card() -> None:
    opened = "\n".join(f"field monument_open {name} 1" for name in ("great-temple-of-zeus", "temple-of-athena"))
    home = "area delos red troops 3 \n area kea blue \n area naxos blue \n area milos green"
    text = f"{home} \n {opened} \n field ruin 1 paros \n field ruin 2 andros \n {JOINED}"
    story = hades_turn("ares", text, expansions="hades hecate monuments ruins")
    story.play("move, from delos, to paros, take 1")
    assert story.question == "DrawForRuin"
    story.play("draw city-of-warriors")
    assert (story.value("ruin_monument", "1"), story.owner("paros")) == ("city-of-warriors", "red")


@pytest.mark.rule("X71")
def test_a_column_on_it_draws_none() -> None:
    home = "area delos red troops 3 \n area kea blue \n area naxos blue \n area milos green"
    text = f"{home} \n field ruin 1 paros \n field ruin 2 andros"
    story = hades_turn("zeus", text, expansions="hades hecate monuments ruins", favour="hecate", last=True)
    story.play("play hecate, at paros, at andros")
    assert (story.question, columns(story)) == ("PaidActions", ["paros", "andros"])
    assert [story.value("ruin", number) for number in ("1", "2")] == ["paros", "andros"]
