"""H4: undead. What they do on the board; how they leave it is in test_h04_undead_home.py."""

from __future__ import annotations

import pytest

from tests.hades import hades, hades_turn, tile_gold
from tests.story import Story

TROOP, FLEET = "recruit undead-troop", "recruit undead-fleet"
BLUE = "area tinos blue troops 3 \n area andros blue \n area kea green \n area milos green"
"""Blue's Tinos is one sea space, C2, from Naxos."""


def turn(text: str, red: str = "gold 9", paid: bool = True, expansions: str = "hades", players: int = 3) -> Story:
    """Red with Hades."""
    return hades_turn("hades", text, red, paid, players, expansions=expansions)


def theirs(god: str, text: str, expansions: str = "hades", blue: str = "gold 9") -> Story:
    """Blue in its turn with a god, after red's with Hades."""
    covered = "zeus" if god != "zeus" else "athena"
    head = f"cycle 3 \n gods hades {god} - - \n field covered_god {covered} \n field hades_column 9"
    bids = f"player blue {blue} \n player red gold 9 \n offering blue {god} 1 \n offering green apollo 0"
    return hades(f"{head} \n {bids} \n {text} \n phase actions {god} paid", expansions=expansions)


def monument(name: str, land: str) -> str:
    return f"field monument {name} {land} \n field monument_open {name} 1"


# -- in the turns of others --------------------------------------------------------------------------------------------


@pytest.mark.rule("H4.1")
def test_they_defend_an_island_in_the_turns_of_others() -> None:
    story = theirs("ares", f"area naxos red undead_troops 1 \n area syros red \n area c2 blue fleets 1 \n {BLUE}")
    story.play("move, from tinos, to naxos, take 3")
    assert story.happened("battle-begun") == [
        {"event": "battle-begun", "attacker": "blue", "defender": "red", "area": "naxos"}
    ]
    story.play("roll 0, roll 3")
    assert story.happened("rolled")[-1]["strength"] == 3 + 1
    assert (story.owner("naxos"), story.number("undead_troops", "naxos")) == ("red", 1)


@pytest.mark.rule("H4.1")
def test_and_a_sea_space() -> None:
    text = f"area naxos red \n area syros red \n area d3 red undead_fleets 1 \n area c2 blue fleets 2 \n {BLUE}"
    story = theirs("poseidon", text).play("recruit fleet")
    assert "at d3" not in story.legal  # beside Tinos, but red's
    story = theirs("poseidon", text).play("sail, from c2, to d3, take 2")
    assert story.happened("battle-begun")[0]["area"] == "d3"


# -- limits and losses -------------------------------------------------------------------------------------------------


@pytest.mark.rule("H4.2")
def test_they_come_also_when_all_eight_are_on_the_board() -> None:
    story = turn(f"area naxos red troops 8 \n area e4 red fleets 8 \n {BLUE}", paid=False)
    story.play(TROOP, "at naxos", FLEET, "at e4")
    assert (story.number("troops_left", "red"), story.number("fleets_left", "red")) == (0, 0)
    assert (story.number("undead_troops", "naxos"), story.number("undead_fleets", "e4")) == (1, 1)


@pytest.mark.rule("H4.2", "C15.1")
@pytest.mark.parametrize("troops, more", [(7, True), (8, False)])
def test_and_the_eight_also_when_they_are_there(troops: int, more: bool) -> None:
    text = f"offering red-2 ares 1 \n area naxos red troops {troops} undead_troops 5 \n area kea blue"
    head = "cycle 3 \n gods hades ares zeus - \n field covered_god athena \n field hades_column 9 \n player red gold 9"
    story = hades(f"{head} \n {text} \n phase actions ares", 2)
    assert ("recruit troop" in story.legal) is more


@pytest.mark.rule("H4.3")
def test_each_counts_1_and_the_loser_of_a_round_chooses() -> None:
    text = f"area naxos red troops 2 undead_troops 2 \n area c2 red fleets 1 \n {BLUE}"
    story = turn(text).play("lead undead-troop, from naxos, to tinos, take 2, take 2", "roll 0")
    assert story.happened("rolled")[0]["strength"] == 4
    story.play("roll 2")  # 5
    assert (story.asked, story.legal) == ("red", ["lose troop", "lose undead-troop"])
    story.play("lose troop")
    assert (story.number("troops_left", "red"), story.number("undead_troops_left")) == (7, 3)


@pytest.mark.rule("H4.3")
def test_so_does_the_defender() -> None:
    text = f"area naxos red troops 1 undead_troops 1 \n area syros red \n area c2 blue fleets 1 \n {BLUE}"
    story = theirs("ares", text).play("move, from tinos, to naxos, take 3", "roll 3, roll 0")
    assert (story.asked, story.legal) == ("red", ["lose troop", "lose undead-troop"])
    story.play("lose undead-troop")
    assert (story.troops("naxos"), story.number("undead_troops_left")) == (1, 5)


@pytest.mark.rule("H4.4")
def test_undead_that_are_destroyed_may_be_recruited_again_in_the_same_turn() -> None:
    text = f"area naxos red undead_troops 5 \n area c2 red fleets 1 \n area syros red \n {BLUE}"
    story = turn(text)
    assert TROOP not in story.legal
    story.play("lead undead-troop, from naxos, to tinos, take 1", "roll 0, roll 3")  # it dies
    assert (story.question, story.number("undead_troops_left"), TROOP in story.legal) == ("PaidActions", 1, True)
    story.play(TROOP, "at syros")
    assert story.number("undead_troops", "syros") == 1


@pytest.mark.rule("H4.4", "H3.2")
def test_but_no_more_than_five_in_a_turn() -> None:
    text = f"area naxos red \n area c2 red fleets 1 \n {BLUE}"
    story = turn(text, red="gold 20", paid=False).play(*[f"{TROOP}, at naxos"] * 5)
    story.play("lead undead-troop, from naxos, to tinos, take 1", "roll 0, roll 3")
    assert (story.number("undead_troops_left"), story.refuses(TROOP), story.refuses(FLEET)) == (1, True, True)


@pytest.mark.rule("H4.5")
@pytest.mark.parametrize("dead, gold", [("undead-troop", 0), ("troop", 1)])
def test_a_destroyed_undead_brings_no_gold_to_the_necropolis(dead: str, gold: int) -> None:
    text = f"area naxos red troops 1 undead_troops 1 \n area c2 red fleets 1 \n area syros red necropolis \n {BLUE}"
    story = turn(text).play("lead undead-troop, from naxos, to tinos, take 1", "roll 0, roll 3", f"lose {dead}")
    assert tile_gold(story) == gold


@pytest.mark.rule("H4.5", "H13.13", "H13.14", "H13.15")
@pytest.mark.parametrize(
    "card, play, empty",
    [
        ("harpy", "at naxos", "naxos"),
        ("siren", "at d3", None),
        ("kraken", "at d3, stay", "d3"),
        ("polyphemus", "at tinos", "d3"),
    ],
)
def test_nor_does_one_that_a_creature_destroys(card: str, play: str, empty: str | None) -> None:
    text = f"area naxos red undead_troops 1 \n area syros red necropolis \n area d3 red undead_fleets 1 \n {BLUE}"
    text += " \n area e4 green fleets 1"  # the only way out of D3 that is not around Tinos
    story = theirs("poseidon", f"{text} \n creatures {card} - -").play(f"buy {card}", play)
    assert tile_gold(story) == 0
    assert 5 in (story.number("undead_troops_left"), story.number("undead_fleets_left"))
    if empty:
        assert story.pieces(empty) == 0


# -- chains and retreats -----------------------------------------------------------------------------------------------


@pytest.mark.rule("H4.6")
def test_they_make_chains_for_moves() -> None:
    text = f"area naxos red undead_troops 1 \n area f4 red undead_fleets 1 \n area f5 red fleets 1 \n {BLUE}"
    story = turn(text).play("lead undead-troop, from naxos")
    assert sorted(story.legal) == ["to milos", "to paros"]
    text = f"area naxos red undead_troops 1 \n area f4 blue fleets 1 \n area f5 red fleets 1 \n {BLUE}"
    assert "lead undead-troop" not in turn(text).legal


@pytest.mark.rule("H4.6", "H4.7")
def test_and_for_retreats_and_retreat_with_the_others() -> None:
    text = f"""
        area naxos red troops 1 undead_troops 2
        area syros red
        area f4 red undead_fleets 1
        area f5 red undead_fleets 1
        area f6 red fleets 1
        area c2 blue fleets 1
        {BLUE}
        """
    story = theirs("ares", text).play("move, from tinos, to naxos, take 3", "roll 3, roll 0", "lose troop")
    assert (story.asked, story.legal) == ("red", ["stay", "to syros"])
    story.play("to syros")
    assert (story.number("undead_troops", "syros"), story.owner("naxos")) == (2, "blue")


@pytest.mark.rule("H4.7")
def test_pegasus_takes_them_along() -> None:
    text = f"area naxos red troops 1 undead_troops 2 \n {BLUE} \n creatures pegasus - -"
    story = turn(text).play("buy pegasus, from naxos, to andros, take 0, take 2")
    assert (story.owner("andros"), story.number("undead_troops", "andros"), story.troops("naxos")) == ("red", 2, 1)


@pytest.mark.rule("H4.7", "H11.4")
def test_the_sacrifice_of_perseus_takes_them_along() -> None:
    text = f"area naxos red troops 1 undead_troops 2 \n {BLUE} \n hero perseus red at naxos since 2"
    story = turn(text).play("sacrifice perseus, to andros, take 0, take 2")
    assert (story.owner("andros"), story.number("undead_troops", "andros"), story.troops("naxos")) == ("red", 2, 1)


@pytest.mark.rule("H4.7", "H11.2")
def test_and_he_saves_one_in_battle() -> None:
    text = f"""
        area naxos red undead_troops 1
        area syros red
        area f4 red undead_fleets 1
        area f5 red undead_fleets 1
        area f6 red fleets 1
        area c2 blue fleets 1
        hero perseus red at naxos since 2
        {BLUE}
        """
    story = theirs("ares", text).play("move, from tinos, to naxos, take 3", "roll 3, roll 0", "lose undead-troop")
    story.play("to syros")
    assert (story.number("undead_troops", "syros"), story.number("undead_troops_left")) == (1, 4)


@pytest.mark.rule("H4.7")
def test_the_sylph_takes_them_along() -> None:
    text = f"area naxos red \n area e4 red fleets 1 undead_fleets 1 \n {BLUE} \n creatures sylph - -"
    story = turn(text).play("buy sylph, from e4, to d4, take 0")
    assert (story.number("undead_fleets", "d4"), story.fleets("e4")) == (1, 1)


@pytest.mark.rule("H4.7")
def test_medusa_holds_them() -> None:
    text = f"area naxos red undead_troops 1 \n area syros red undead_troops 1 \n {BLUE} \n area f6 red fleets 1"
    text += " \n area c2 red fleets 1 \n creature medusa green at naxos since 3"
    assert turn(text).play("lead undead-troop").legal == ["from syros"]


# -- Monuments and creatures -------------------------------------------------------------------------------------------


@pytest.mark.rule("H4.8", "M2.2")
@pytest.mark.parametrize("units, shut", [("undead_troops 1", True), ("", False)])
def test_an_undead_troop_alone_keeps_the_great_citadel_shut(units: str, shut: bool) -> None:
    text = f"area naxos red {units} \n area syros red \n area c2 blue fleets 1 \n {BLUE}"
    text += " \n " + monument("great-citadel-of-ares", "naxos")
    story = theirs("ares", text, "hades monuments").play("move, from tinos")
    assert ("to naxos" not in story.legal) is shut


@pytest.mark.rule("H4.8", "M3.2")
def test_undead_fleets_add_to_the_city_of_warriors() -> None:
    text = f"area naxos red undead_troops 1 \n area syros red \n area c2 blue fleets 1 \n {BLUE}"
    text += " \n area e4 red fleets 1 undead_fleets 2 \n area f3 red undead_fleets 1"
    story = theirs("ares", f"{text} \n {monument('city-of-warriors', 'naxos')}", "hades monuments")
    story.play("move, from tinos, to naxos, take 3", "roll 3, roll 0")
    assert story.happened("rolled")[-1]["strength"] == 1 + 4


@pytest.mark.rule("H4.9")
@pytest.mark.parametrize(
    "temple, mine", [("poseidon", "e4 red undead_fleets 2"), ("ares", "syros red undead_troops 2")]
)
def test_they_cannot_be_given_to_the_temples(temple: str, mine: str) -> None:
    text = f"area naxos red undead_troops 1 \n area {mine} \n discard giant \n {BLUE}"
    text += f" \n {monument(f'temple-of-{temple}', 'naxos')}"
    kept = ([4], [3]) if temple == "poseidon" else ([2], [5])
    invoke = f"invoke temple-of-{temple}"
    assert invoke not in turn(text, expansions="hades monuments").legal
    living = text.replace("e4 red", "e4 red fleets 1").replace("syros red", "syros red troops 1")
    story = turn(living, expansions="hades monuments").play(invoke)
    assert (story.row("undead_troops_left"), story.row("undead_fleets_left")) == kept
    assert story.number("fleets_left" if temple == "poseidon" else "troops_left", "red") == 8  # the living one went


@pytest.mark.rule("H4.10")
def test_the_fates_pay_for_a_trade_space_with_an_undead_fleet_alone() -> None:
    text = f"area delos red \n area f1 red undead_fleets 1 \n {BLUE} \n creatures - - fates"
    story = turn(text).play("buy fates")
    assert story.gold("red") == 9 - 2 + 1
