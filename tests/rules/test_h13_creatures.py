"""H13: the creatures of the underworld. What the others do to pieces of Hades is in test_h13_base_creatures.py."""

from __future__ import annotations

import pytest

from cyclades.engine.decks import AWAY, DISCARD, GONE
from tests.hades import hades, hades_turn, tile_gold
from tests.story import Story

LANDS = "area delos blue \n area kea green \n area tinos blue troops 1 \n area milos green"


def turn(card: str, text: str, red: str = "gold 9") -> Story:
    """Red, with Zeus and on Naxos, calls a creature for 4 GP."""
    story = hades_turn("zeus", f"area naxos red troops 1 \n {LANDS} \n {text} \n creatures {card} - -", red)
    return story.play(f"buy {card}")


def income(text: str) -> Story:
    """The income of a cycle, with empty purses before it."""
    purses = "player red gold 0 \n player blue gold 0 \n player green gold 0"
    return hades(f"cycle 4 \n gods zeus ares - - \n {purses} \n {text} \n phase income")


# -- Cerberus ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H13.1")
def test_cerberus_is_placed_on_any_island() -> None:
    story = turn("cerberus", "")
    islands = list(story.game.rules.board.ids[: story.game.rules.lands])
    assert sorted(words for words in story.legal if words != "decline") == sorted(f"at {land}" for land in islands)
    story.play("at tinos")
    assert (story.card_at("cerberus"), story.value("card_owner", "cerberus")) == ("tinos", "red")


@pytest.mark.rule("H13.2")
@pytest.mark.parametrize("owner, blue", [("blue", 0), ("-", 0), ("red", 0)])
def test_his_owner_gets_what_cornucopias_and_markers_of_his_island_pay(owner: str, blue: int) -> None:
    text = f"area naxos red \n area delos blue \n area kea green \n area tinos {owner} prosperity 2"
    story = income(f"{text} \n creature cerberus red at tinos since 3")
    assert (story.gold("red"), story.gold("blue")) == (1 + 1 + 2, blue)  # Naxos, and Tinos with its markers


@pytest.mark.rule("H13.2")
def test_of_another_island_he_takes_nothing() -> None:
    text = "area naxos red \n area delos blue \n area kea green \n area tinos blue prosperity 2 \n area andros blue"
    story = income(f"{text} \n creature cerberus red at andros since 3")
    assert (story.gold("red"), story.gold("blue")) == (1 + 2, 1 + 2)


@pytest.mark.rule("H13.3")
def test_control_and_buildings_stay_with_the_controller() -> None:
    story = turn("cerberus", "area syros blue port temple").play("at syros")
    assert (story.owner("syros"), story.buildings("port", "syros")) == ("blue", 1)
    text = "area naxos red \n area tinos blue fortress \n area syros blue \n area kea green"
    head = "cycle 3 \n gods ares zeus - - \n player blue gold 9 \n offering blue ares 1"
    story = hades(f"{head} \n {text} \n creature cerberus red at tinos since 3 \n phase actions ares paid")
    story.play("build fortress")
    assert "at tinos" in story.legal


@pytest.mark.rule("H13.4")
def test_he_leaves_at_the_beginning_of_his_owners_turn_in_a_later_cycle_or_is_kept() -> None:
    head = "cycle 3 \n gods ares zeus - - \n offering red ares 1 \n area naxos red \n area tinos blue \n area kea green"
    cerberus = "creature cerberus red at tinos since 2"
    story = hades(f"{head} \n player red gold 9 \n {cerberus} \n phase actions")
    assert (story.question, story.card_at("cerberus"), story.place("cerberus")) == ("PaidActions", None, DISCARD)
    story = hades(f"{head} \n player red gold 9 priestesses 1 \n {cerberus} \n phase actions")
    assert (story.question, story.legal) == ("FigureLeaves", ["release cerberus", "keep cerberus"])
    story.play("keep cerberus")
    assert (story.card_at("cerberus"), story.number("priestesses", "red")) == ("tinos", 0)


@pytest.mark.rule("H13.4")
def test_two_figures_that_meet_destroy_each_other() -> None:
    story = turn("cerberus", "creature medusa blue at tinos since 3").play("at tinos")
    assert (story.card_at("cerberus"), story.card_at("medusa")) == (None, None)
    assert (story.place("cerberus"), story.place("medusa")) == (DISCARD, DISCARD)


@pytest.mark.rule("H13.5")
@pytest.mark.parametrize("owner, at, paid", [("red", "tinos", 1 + 1), ("blue", "naxos", 0), ("blue", "tinos", 1)])
def test_the_fates_count_with_him(owner: str, at: str, paid: int) -> None:
    story = turn("fates", f"creature cerberus {owner} at {at} since 3")
    assert story.gold("red") == 9 - 4 + paid


@pytest.mark.rule("H13.5")
def test_the_fates_take_no_upkeep_for_heroes() -> None:
    story = turn("fates", "hero midas red at naxos since 2")
    assert (story.question, story.gold("red"), story.card_at("midas")) == ("PaidActions", 9 - 4 + 1, "naxos")


# -- Charon ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H13.6")
def test_charon_brings_back_a_hero_free_to_an_own_island() -> None:
    story = turn("charon", "area syros red \n away midas hector")
    heroes = [words for words in story.legal if words != "decline"]
    assert heroes == ["hire hector", "hire midas"]
    story.play("hire midas")
    assert sorted(story.legal) == ["at naxos", "at syros"]
    story.play("at syros")
    assert (story.card_at("midas"), story.value("card_owner", "midas"), story.gold("red")) == ("syros", "red", 9 - 4)
    assert story.happened("hero-recruited")[0]["price"] == 0
    assert story.place("hector") == AWAY


@pytest.mark.rule("H13.6", "H6.21")
def test_he_counts_as_come_in_this_turn() -> None:
    story = turn("charon", "away hector \n", "gold 9 priests 2").play("hire hector, at naxos")
    assert "sacrifice hector" not in story.legal
    assert story.number("acquired", "hector") == 3


@pytest.mark.rule("H13.6")
def test_the_dead_the_unpaid_and_the_sacrificed() -> None:
    text = f"{LANDS} \n area naxos red \n area c2 red fleets 1 \n hero achilles red at naxos since 2"
    dead = hades_turn("ares", text)
    dead.play("move, from naxos, to tinos", "roll 0, roll 3")
    assert dead.place("achilles") == AWAY
    head = f"cycle 3 \n gods zeus ares - - \n player red gold 0 \n area naxos red \n {LANDS}"
    unpaid = hades(f"{head} \n order red blue green \n hero midas red at naxos since 2 \n phase upkeep")
    assert unpaid.place("midas") == AWAY
    offered = hades_turn("zeus", f"{LANDS} \n area naxos red \n hero hector red at naxos since 2", "gold 9 priests 2")
    assert offered.play("sacrifice hector, take 1").place("hector") == AWAY


@pytest.mark.rule("H13.7")
def test_not_a_penthesilea_with_a_metropolis_nor_a_hero_of_the_discard_pile() -> None:
    story = turn("charon", "gone penthesilea \n discard midas \n away hector")
    assert [words for words in story.legal if words != "decline"] == ["hire hector"]
    text = f"area naxos red \n {LANDS} \n hero penthesilea red at naxos since 2"
    story = hades_turn("athena", text, "gold 9 philosophers 3")
    story.play("recruit philosopher", "sacrifice penthesilea")
    assert story.place("penthesilea") == GONE


@pytest.mark.rule("H13.7")
def test_with_nobody_to_bring_back_he_does_nothing() -> None:
    story = turn("charon", "discard midas")
    assert (story.question, story.gold("red"), story.place("charon")) == ("PaidActions", 9 - 4, DISCARD)


# -- Erinyes and Empusa ------------------------------------------------------------------------------------------------


@pytest.mark.rule("H13.8")
def test_the_erinyes_take_a_marker_from_any_island_and_put_it_on_another_own_one() -> None:
    text = "area syros red prosperity 1 \n area paros - prosperity 1 \n area andros blue prosperity 2"
    story = turn("erinyes", text)
    taken = [words for words in story.legal if words != "decline"]
    assert sorted(taken) == ["from andros", "from paros", "from syros"]
    story.play("from andros")
    assert sorted(story.legal) == ["to naxos", "to syros"]
    story.play("to syros")
    assert (story.number("prosperity", "andros"), story.number("prosperity", "syros")) == (1, 2)
    other = turn("erinyes", text).play("from syros")
    assert other.legal == ["to naxos"]  # another one


@pytest.mark.rule("H13.8")
@pytest.mark.parametrize("origin", ["andros", "paros", "syros"])
def test_the_marker_leaves_the_island_that_was_chosen(origin: str) -> None:
    text = "area syros red prosperity 1 \n area paros - prosperity 1 \n area andros blue prosperity 2"
    story = turn("erinyes", text)
    markers = {"andros": 2, "paros": 1, "syros": 1, "naxos": 0}
    assert {land: story.number("prosperity", land) for land in markers} == markers
    story.play(f"from {origin}, to naxos")
    after = {**markers, origin: markers[origin] - 1, "naxos": 1}
    assert {land: story.number("prosperity", land) for land in markers} == after


@pytest.mark.rule("H13.8")
def test_a_marker_on_the_only_own_island_has_nowhere_to_go() -> None:
    assert turn("erinyes", "").question == "PaidActions"  # no marker at all
    lonely = hades_turn("zeus", f"area naxos red prosperity 1 \n {LANDS} \n creatures erinyes - -").play("buy erinyes")
    assert (lonely.question, lonely.number("prosperity", "naxos")) == ("PaidActions", 1)


@pytest.mark.rule("H13.9")
def test_neither_printed_cornucopias_nor_markers_at_sea() -> None:
    story = turn("erinyes", "area e4 red fleets 1 prosperity 1 \n area paros blue")  # Paros has cornucopias
    assert story.question == "PaidActions"


@pytest.mark.rule("H13.10")
@pytest.mark.parametrize("island", ["andros", "syros"])  # the first one of the board too
def test_empusa_takes_all_gold_from_the_necropolis_but_not_what_was_left_elsewhere(island: str) -> None:
    text = f"area {island} blue necropolis \n field necropolis_gold {island} 5 \n field necropolis_left milos 2"
    story = turn("empusa", text)
    assert (story.gold("red"), tile_gold(story)) == (9 - 4 + 5, 0)
    assert story.number("necropolis_left", "milos") == 2
    assert story.happened("necropolis-robbed") == [{"event": "necropolis-robbed", "faction": "red", "number": 5}]


@pytest.mark.rule("H13.10")
@pytest.mark.parametrize("text", ["", "area syros blue necropolis", "field necropolis_left milos 2"])
def test_with_nothing_to_take_she_does_nothing(text: str) -> None:
    story = turn("empusa", text)
    assert (story.question, story.gold("red"), story.place("empusa")) == ("PaidActions", 9 - 4, DISCARD)
    assert (len(story.happened("effect-missed")), story.happened("necropolis-robbed")) == (1, [])


@pytest.mark.rule("H13.11")
@pytest.mark.parametrize("owner, works", [("blue", False), ("red", True)])
def test_on_chirons_island_only_its_controller_uses_them(owner: str, works: bool) -> None:
    text = f"area syros {owner} necropolis prosperity 1 \n field necropolis_gold syros 5"
    text += f" \n creature chiron {owner} at syros since 3"
    assert tile_gold(turn("empusa", text)) == (0 if works else 5)
    story = turn("erinyes", f"{text} \n area paros blue prosperity 1")
    assert ("from syros" in story.legal) is works
    assert "from paros" in story.legal
