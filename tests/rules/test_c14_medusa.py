"""C14: Medusa."""

import pytest

from tests.story import OWNERS, Story, classic_turn

ISLANDS = ["andros", "tinos", "naxos", "paros", "delos", "milos", "syros", "kea"]
TABLE = """
    area delos red troops 3
    area andros red troops 1
    area kea blue troops 1
    area milos blue
    area paros green
    area h1 red fleets 1
    """
"""h1 joins Delos and Kea."""


def medusa(island: str, owner: str = "red", more: str = "", god: str = "ares", monuments: str = "") -> Story:
    """Red in its turn; somebody's Medusa is on an island."""
    text = f"{TABLE} \n {more} \n creature medusa {owner} at {island} since 3"
    return classic_turn(god, text, monuments=monuments)


# -- placing her -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("C14.44")
def test_she_is_placed_on_any_island() -> None:
    story = classic_turn("athena", f"{TABLE} \n creatures - - medusa").play("buy medusa")
    assert story.legal == ["decline", *(f"at {island}" for island in ISLANDS)]
    assert story.refuses("at h2")


@pytest.mark.rule("C14.44")
@pytest.mark.parametrize("island", ["delos", "kea", "syros"])
def test_own_an_opponents_or_neutral(island: str) -> None:
    story = classic_turn("athena", f"{TABLE} \n creatures - - medusa").play(f"buy medusa, at {island}")
    assert (story.card_at("medusa"), story.question) == (island, "PaidActions")


# -- nobody leaves ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("C14.45")
@OWNERS
def test_no_troop_leaves_by_a_move_of_ares_her_owners_neither(owner: str) -> None:
    story = medusa("delos", owner)
    assert story.refuses("move")  # only Delos' troops had somewhere to go
    assert not medusa("andros", owner).refuses("move")


@pytest.mark.rule("C14.45")
def test_troops_of_other_islands_move() -> None:
    story = medusa("delos", more="area c1 red fleets 1 \n area naxos red troops 1").play("move")
    assert story.legal == ["from andros", "from naxos"]
    assert medusa("syros", more="area c1 red fleets 1").play("move").legal == ["from andros", "from delos"]


@pytest.mark.rule("C14.45", "C6.9")
def test_she_holds_them_from_the_moment_she_is_placed() -> None:
    story = classic_turn("ares", f"{TABLE} \n creatures - - medusa")
    assert "move" in story.legal
    story.play("buy medusa, at delos")
    assert "move" not in story.legal


@pytest.mark.rule("C14.45")
def test_fleets_around_her_island_move_and_chains_pass_it() -> None:
    more = "area e1 red fleets 1 \n area d1 red fleets 1 \n area c1 red fleets 1"
    story = medusa("delos", "blue", more, "poseidon").play("sail, from e1")
    assert "to f1" in story.legal
    story = medusa("naxos", "blue", more)  # the chain from Delos to Andros goes along Naxos
    assert "to andros" in story.play("move, from delos").legal


@pytest.mark.rule("C14.46")
@OWNERS
def test_no_troop_leaves_by_pegasus(owner: str) -> None:
    story = medusa("delos", owner, "creatures - - pegasus").play("buy pegasus")
    assert story.legal == ["decline", "from andros"]
    assert story.refuses("from delos")


@pytest.mark.rule("C14.46", "C6.10")
def test_with_all_troops_on_her_island_pegasus_does_nothing() -> None:
    text = "area delos red troops 3 \n area andros red \n area kea blue \n creature medusa blue at delos since 3"
    story = classic_turn("ares", f"{text} \n creatures - - pegasus").play("buy pegasus")
    assert story.happened("effect-missed") == [{"event": "effect-missed", "faction": "red", "card": "pegasus"}]


FIGHT = """
    area delos red troops 3
    area kea blue troops 3
    area syros blue
    area k2 blue fleets 1
    area h1 red fleets 1
    """
"""Kea and Syros are joined by blue's fleet in k2, Kea and Delos by red's in h1."""


@pytest.mark.rule("C14.47", "C10.5")
def test_without_her_both_sides_may_retreat() -> None:
    story = classic_turn("ares", FIGHT).play("move, from delos, to kea, take 3", "roll 1, roll 1")
    assert (story.asked, story.legal) == ("blue", ["stay", "to syros"])
    assert (story.play("stay").asked, story.legal) == ("red", ["stay", "to delos"])


@pytest.mark.rule("C14.47")
@OWNERS
def test_on_her_island_neither_defender_nor_attacker_retreats(owner: str) -> None:
    story = classic_turn("ares", f"{FIGHT} \n creature medusa {owner} at kea since 3")
    story.play("move, from delos, to kea, take 3")
    for left in (2, 1):
        story.play("roll 1, roll 1")
        assert (story.question, story.troops("kea")) == ("Roll", left)


@pytest.mark.rule("C14.47")
def test_on_another_island_she_hinders_no_retreat() -> None:
    story = classic_turn("ares", f"{FIGHT} \n creature medusa red at andros since 3")
    story.play("move, from delos, to kea, take 3", "roll 1, roll 1")
    assert (story.asked, story.legal) == ("blue", ["stay", "to syros"])


# -- everybody comes -------------------------------------------------------------------------------------------------


@pytest.mark.rule("C14.48")
@OWNERS
def test_troops_move_to_her_island_and_attack(owner: str) -> None:
    story = medusa("kea", owner).play("move, from delos, to kea, take 2")
    assert story.happened("battle-begun") == [
        {"event": "battle-begun", "attacker": "red", "defender": "blue", "area": "kea"}
    ]
    story.play("roll 3, roll 0")
    assert (story.owner("kea"), story.troops("kea"), story.card_at("medusa")) == ("red", 2, "kea")


@pytest.mark.rule("C14.48")
@pytest.mark.parametrize("holder", ["", "area syros blue", "area syros red"])
def test_they_come_to_a_neutral_an_undefended_and_an_own_island_too(holder: str) -> None:
    more = f"{holder} \n area k2 red fleets 1 \n area j2 red fleets 1 \n area i2 red fleets 1 \n area h2 red fleets 1"
    story = medusa("syros", "blue", more).play("move, from delos, to syros, take 1")
    assert (story.owner("syros"), story.troops("syros")) == ("red", 1)


# -- what she does not hinder ----------------------------------------------------------------------------------------


@pytest.mark.rule("C14.49")
def test_troops_are_recruited_on_her_island() -> None:
    story = medusa("delos", "blue").play("recruit troop, at delos")
    assert story.troops("delos") == 4


@pytest.mark.rule("C14.49", "C14.42")
@pytest.mark.parametrize("island", ["delos", "kea"])
def test_the_harpy_strikes_there(island: str) -> None:
    before = {"delos": 3, "kea": 1}[island]
    story = medusa(island, "blue", "creatures - - harpy", "athena").play(f"buy harpy, at {island}")
    assert story.troops(island) == before - 1


@pytest.mark.rule("C14.49", "C14.65")
def test_troops_there_are_sold_to_the_sphinx() -> None:
    story = medusa("delos", "blue", "creatures - - sphinx", "athena")
    story.play("buy sphinx", "sell troop, from delos", "stay")
    assert (story.troops("delos"), story.gold("red")) == (2, 9 - 2 + 2)


@pytest.mark.rule("C14.49", "M8.3")
def test_a_troop_there_is_given_to_the_temple_of_ares() -> None:
    more = "discard giant \n area tinos green port \n field monument temple-of-ares delos"
    story = medusa("delos", "blue", more, "athena", "temple-of-ares").play("invoke temple-of-ares")
    assert "from delos" in story.legal
    assert story.play("from delos").troops("delos") == 2


@pytest.mark.rule("C14.49")
def test_the_giant_and_a_new_building_are_none_of_her_concern() -> None:
    more = "area tinos red temple \n creatures - - giant"
    story = medusa("tinos", "blue", more).play("build fortress, at tinos", "buy giant, at tinos, destroy temple")
    assert (story.buildings("fortress", "tinos"), story.buildings("temple", "tinos")) == (1, 0)
