"""H11: Perseus."""

import pytest

from tests.hades import hades_turn, tile_gold
from tests.hades_heroes import attack, hero, left_the_game, strength_of, table
from tests.story import Story

BACK = "area j2 blue fleets 1 \n area syros blue"
"""A way from Kea to another island of blue's."""


def fight(side: str, more: str = "", delos: str = "troops 3", kea: str = "troops 3", take: str = "take 3") -> Story:
    """Red attacks Kea, with Perseus on one of the sides."""
    where = "delos" if side == "red" else "kea"
    return attack(
        delos, kea, f"{BACK} \n {more} \n {hero('perseus', side, where)}", take + ", with perseus" * (side == "red")
    )


# -- in battle -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H11.1")
def test_in_a_lost_round_one_unit_may_go_to_an_own_island_instead() -> None:
    story = fight("red").play("roll 0, roll 3", "lose troop")
    assert (story.asked, story.legal) == ("red", ["decline", "to delos"])
    story.play("to delos")
    assert (story.troops("delos"), story.troops("moving-group"), story.number("troops_left", "red")) == (1, 2, 5)
    assert story.happened("lost") == []


@pytest.mark.rule("H11.1")
def test_so_it_may_for_the_defender() -> None:
    story = fight("blue").play("roll 3, roll 0", "lose troop")
    assert (story.asked, story.legal) == ("blue", ["decline", "to syros"])
    story.play("to syros")
    assert (story.troops("syros"), story.troops("kea"), story.number("troops_left", "blue")) == (1, 2, 5)


@pytest.mark.rule("H11.1")
def test_in_a_tie_too_and_the_other_side_loses_a_unit() -> None:
    story = fight("red").play("roll 1, roll 2")  # 4 + 1 against 3 + 2
    assert story.troops("kea") == 2
    story.play("lose troop", "to delos")
    assert (story.troops("delos"), story.troops("moving-group")) == (1, 2)


@pytest.mark.rule("H11.1")
def test_his_owner_may_let_it_die() -> None:
    story = fight("red").play("roll 0, roll 3", "lose troop", "decline")
    assert (story.troops("delos"), story.troops("moving-group"), story.number("troops_left", "red")) == (0, 2, 6)


@pytest.mark.rule("H11.1")
def test_it_chooses_among_the_islands_where_a_retreat_could_go() -> None:
    islands = "area tinos red \n area paros red \n area milos red \n area g3 red fleets 1 \n area h2 red fleets 1"
    text = f"{BACK} \n area delos red troops 3 \n area kea blue troops 3 \n area naxos blue \n area h1 red fleets 1"
    story = hades_turn("ares", f"{text} \n {islands} \n {hero('perseus')}").play("move, from delos, to kea, take 3")
    story.play("with perseus", "roll 0, roll 3", "lose troop")
    assert story.legal == ["decline", "to delos", "to milos"]  # no fleets to Tinos and Paros, and Andros is nobody's
    story.play("to milos")
    assert (story.troops("milos"), story.troops("delos")) == (1, 0)


@pytest.mark.rule("H11.1", "C10.6")
def test_not_without_a_way_there() -> None:
    story = attack("troops 3", "troops 3", f"area syros blue \n {hero('perseus', 'blue', 'kea')}", "take 3")
    story.play("roll 3, roll 0", "lose troop")
    assert (story.troops("kea"), story.number("troops_left", "blue")) == (2, 6)


@pytest.mark.rule("H11.1")
def test_in_every_round() -> None:
    story = fight("red").play("roll 0, roll 3", "lose troop", "to delos", "stay", "stay")
    story.play("roll 0, roll 3", "lose troop")
    assert story.play("to delos").troops("delos") == 2


@pytest.mark.rule("H11.1")
def test_one_unit_in_a_round_and_none_in_a_round_that_is_won() -> None:
    story = fight("red").play("roll 0, roll 3", "lose troop", "to delos")
    assert (story.asked, story.question) == ("blue", "Retreat")
    story = fight("red").play("roll 3, roll 0")
    assert (story.troops("kea"), story.question) == (2, "Retreat")


@pytest.mark.rule("H11.1")
def test_only_his_own_side() -> None:
    story = fight("red").play("roll 3, roll 0")
    assert (story.troops("kea"), story.troops("syros")) == (2, 0)
    story = attack("troops 3", "troops 3", hero("perseus"), "take 3, without perseus").play("roll 0, roll 3")
    assert story.question == "Retreat"  # he stayed at home


@pytest.mark.rule("H11.2")
def test_an_undead_troop_is_saved_like_a_living_one() -> None:
    text = table("troops 1 undead_troops 1", "troops 4", hero("perseus"))
    story = hades_turn("hades", text).play("lead undead-troop, from delos, to kea, take 1, with perseus")
    story.play("roll 0, roll 3", "lose undead-troop", "to delos")
    assert (story.number("undead_troops", "delos"), story.number("undead_troops_left")) == (1, 4)


@pytest.mark.rule("H11.2")
@pytest.mark.parametrize("name", ["perseus", "achilles"])
def test_neither_he_nor_another_hero_is_saved(name: str) -> None:
    story = attack("", "troops 4", f"{hero('achilles')} \n {hero('perseus')}", "with achilles, with perseus")
    story.play("roll 0, roll 3", f"lose {name}")
    assert (left_the_game(story, name), story.question) == (True, "Retreat")


@pytest.mark.rule("H11.2")
@pytest.mark.parametrize("owner", ["red", "blue", "green"])
def test_nobody_is_saved_from_medusas_island(owner: str) -> None:
    story = fight("red", f"creature medusa {owner} at kea since 3").play("roll 0, roll 3", "lose troop")
    assert (story.troops("delos"), story.number("troops_left", "red"), story.question) == (0, 6, "Roll")


@pytest.mark.rule("H11.3")
def test_a_saved_unit_takes_no_more_part_in_the_battle() -> None:
    story = fight("red").play("roll 0, roll 3", "lose troop", "to delos", "stay", "stay")
    assert strength_of(story, "red") == 2 + 1


@pytest.mark.rule("H11.3")
def test_the_round_counts_as_lost_all_the_same() -> None:
    story = fight("red").play("roll 0, roll 3", "lose troop", "to delos")
    assert story.troops("kea") == 3  # the other side loses nothing
    assert (story.asked, story.question) == ("blue", "Retreat")


@pytest.mark.rule("H11.3")
def test_when_all_others_are_saved_and_he_dies_the_battle_is_over() -> None:
    story = fight("red", delos="troops 1", take="take 1").play(
        "roll 0, roll 3", "lose troop", "to delos", "stay", "stay"
    )
    story.play("roll 0, roll 3")
    assert (left_the_game(story, "perseus"), story.owner("kea"), story.troops("delos")) == (True, "blue", 1)
    assert story.question == "PaidActions"


@pytest.mark.rule("H11.3", "H5.9")
@pytest.mark.parametrize("answer, gold", [("to delos", 0), ("decline", 1)])
def test_a_saved_unit_brings_nothing_to_the_necropolis(answer: str, gold: int) -> None:
    story = fight("red", "area paros green necropolis 1").play("roll 0, roll 3", "lose troop", answer)
    assert tile_gold(story) == gold


# -- sacrifice -------------------------------------------------------------------------------------------------------


def carry(delos: str = "troops 3", kea: str = "troops 1", more: str = "", expansions: str = "hades") -> Story:
    """Red with Zeus and an empty purse; Perseus is on Delos, and no fleet anywhere."""
    islands = "area tinos red \n area naxos blue \n area milos green \n area syros green"
    text = f"area delos red {delos} \n area kea blue {kea} \n {islands} \n {more} \n {hero('perseus')}"
    return hades_turn("zeus", text, "gold 0", expansions=expansions)


@pytest.mark.rule("H11.4")
def test_his_sacrifice_moves_units_of_his_island_to_any_other_free_and_without_fleets() -> None:
    story = carry().play("sacrifice perseus")
    assert story.legal == [f"to {island}" for island in ["andros", "tinos", "naxos", "paros", "milos", "syros", "kea"]]
    story.play("to paros")
    assert story.legal == ["take 1", "take 2", "take 3"]  # at least one
    story.play("take 2")
    assert (story.troops("delos"), story.troops("paros"), story.owner("paros"), story.gold("red")) == (1, 2, "red", 0)
    assert [event["price"] for event in story.happened("moved")] == [0]
    assert story.question == "PaidActions"


@pytest.mark.rule("H11.4")
def test_he_leaves_the_game_before() -> None:
    story = carry().play("sacrifice perseus")
    assert left_the_game(story, "perseus")
    story.play("to paros, take 3")
    assert (left_the_game(story, "perseus"), story.owner("delos")) == (True, "red")


@pytest.mark.rule("H11.4")
def test_troops_undead_and_heroes_go_at_his_owners_choice() -> None:
    story = carry("troops 1 undead_troops 1", more=hero("achilles")).play("sacrifice perseus, to paros")
    assert story.legal == ["take 0", "take 1"]
    story.play("take 0", "take 1", "with achilles")
    assert (story.card_at("achilles"), story.number("undead_troops", "paros"), story.troops("paros")) == ("paros", 1, 0)
    assert story.troops("delos") == 1


@pytest.mark.rule("H11.4")
@pytest.mark.parametrize(
    "delos, more, allowed",
    [
        ("", "", False),
        ("troops 1", "", True),
        ("undead_troops 1", "", True),
        ("", hero("achilles"), True),
        ("", hero("achilles", at="tinos"), False),
        ("", "creature minotaur red at delos since 3", False),
    ],
)
def test_without_another_unit_there_he_is_not_sacrificed(delos: str, more: str, allowed: bool) -> None:
    assert ("sacrifice perseus" in carry(delos, more=more).legal) is allowed


@pytest.mark.rule("H11.4", "H6.15")
def test_a_hero_who_goes_fights_with_his_power() -> None:
    story = carry("", "troops 2", hero("achilles")).play("sacrifice perseus, to kea")
    assert strength_of(story, "red") == 2


@pytest.mark.rule("H11.5")
@pytest.mark.parametrize("owner", ["blue", "green"])
def test_not_where_a_hero_stands_whoevers(owner: str) -> None:
    island = "kea" if owner == "blue" else "milos"
    story = carry(more=hero("midas", owner, island)).play("sacrifice perseus")
    assert f"to {island}" not in story.legal
    assert "to syros" in story.legal


@pytest.mark.rule("H11.5")
@pytest.mark.parametrize("owner", ["red", "blue", "green"])
@pytest.mark.parametrize("island", ["kea", "paros"])
def test_nor_where_chiron_does(owner: str, island: str) -> None:
    """Paros is neutral."""
    story = carry(more=f"creature chiron {owner} at {island} since 3").play("sacrifice perseus")
    assert f"to {island}" not in story.legal
    assert "to andros" in story.legal


@pytest.mark.rule("H11.5")
@pytest.mark.parametrize(
    "there",
    [hero("midas", "red", "tinos"), "creature chiron blue at tinos since 3", "creature medusa blue at tinos since 3"],
)
def test_but_always_on_an_own_island(there: str) -> None:
    story = carry(more=there).play("sacrifice perseus, to tinos, take 3")
    assert (story.troops("tinos"), story.question) == (3, "PaidActions")


@pytest.mark.rule("H11.6")
def test_there_is_a_battle_as_after_any_move() -> None:
    story = carry().play("sacrifice perseus, to kea, take 3")
    assert story.question == "Roll"
    story.play("roll 3, roll 0")
    assert (story.owner("kea"), story.troops("kea")) == ("red", 3)


@pytest.mark.rule("H11.6")
def test_and_control_without_one() -> None:
    story = carry(kea="port").play("sacrifice perseus, to kea, take 1")
    assert (story.owner("kea"), story.buildings("port", "kea"), story.question) == ("red", 1, "PaidActions")


@pytest.mark.rule("H11.6")
@pytest.mark.parametrize("fleets, asked", [("", False), ("area h1 red fleets 1", True)])
def test_a_retreat_needs_fleets(fleets: str, asked: bool) -> None:
    story = carry("troops 4", "troops 4", fleets).play("sacrifice perseus, to kea, take 4", "roll 0, roll 1")
    assert (story.question == "Retreat") is asked


@pytest.mark.rule("H11.6", "H20.6")
def test_the_last_island_is_protected() -> None:
    text = "area delos red troops 2 \n area tinos red \n area kea blue \n area naxos green \n area milos green"
    story = hades_turn("zeus", f"{text} \n {hero('perseus')}").play("sacrifice perseus")
    assert ("to kea" in story.legal, "to naxos" in story.legal) == (False, True)


@pytest.mark.rule("H11.7")
@pytest.mark.parametrize("owner", ["red", "blue"])
@pytest.mark.parametrize("island, allowed", [("delos", False), ("kea", True)])
def test_nobody_leaves_medusas_island_so(owner: str, island: str, allowed: bool) -> None:
    story = carry(more=f"creature medusa {owner} at {island} since 3")
    assert ("sacrifice perseus" in story.legal) is allowed
    if allowed:
        assert "to kea" in story.play("sacrifice perseus").legal  # she does not keep anybody out


@pytest.mark.rule("H11.7")
@pytest.mark.parametrize("kea, allowed", [("troops 1", False), ("", True)])
def test_nor_enters_that_of_the_great_citadel(kea: str, allowed: bool) -> None:
    citadel = "field monument great-citadel-of-ares kea \n field monument_open great-citadel-of-ares 1"
    story = carry(kea=kea, more=citadel, expansions="monuments hades").play("sacrifice perseus")
    assert ("to kea" in story.legal) is allowed
    assert "to naxos" in story.legal


@pytest.mark.rule("H11.4")
def test_where_he_could_go_nowhere_he_is_not_sacrificed() -> None:
    """Every other island has a hero or Chiron, or is somebody's last."""
    text = """
        area delos red troops 1
        area kea blue
        area naxos blue
        area milos green
        area tinos blue
        area andros blue
        area paros blue
        area syros blue
        creature chiron blue at syros since 3
        hero achilles blue at kea since 2
        hero hector blue at naxos since 2
        hero midas blue at tinos since 2
        hero ulysses blue at andros since 2
        hero penthesilea blue at paros since 2
        """
    assert "sacrifice perseus" not in hades_turn("zeus", f"{text} \n {hero('perseus')}").legal
    text = text.replace("creature chiron blue at syros since 3", "")
    story = hades_turn("zeus", f"{text} \n {hero('perseus')}").play("sacrifice perseus")
    assert story.legal == ["to syros"]
