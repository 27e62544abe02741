"""H21: Hecate. The passage of these stories leads from Delos to Paros."""

import pytest

from tests.hades import hades, hades_turn
from tests.hades_heroes import hero
from tests.story import Story

ISLANDS = ["andros", "tinos", "naxos", "paros", "delos", "milos", "syros", "kea"]
ALL = "hades hecate"
PASSAGE = "field hecate_column 1 delos \n field hecate_column 2 paros"
HOME = "area delos red troops 3 \n area kea blue \n area naxos blue \n area milos green \n area syros green"


def called(text: str = HOME, red: str = "gold 9", god: str = "zeus") -> Story:
    """Red in its turn, with Hecate's favour."""
    return hades_turn(god, text, red, expansions=ALL, favour="hecate", last=True)


def passage(text: str, god: str = "ares", red: str = "gold 9", expansions: str = ALL, columns: str = PASSAGE) -> Story:
    """Red in its turn; no fleet is anywhere."""
    return hades_turn(god, f"{text} \n {columns}", red, expansions=expansions)


def columns(story: Story) -> list[str | None]:
    return [story.value("hecate_column", number) for number in ("1", "2")]


# -- the columns -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("H21.1")
@pytest.mark.parametrize("one, other", [("andros", "kea"), ("kea", "andros")])
def test_a_position_may_have_them_on_any_two_islands(one: str, other: str) -> None:
    story = passage(HOME, columns=f"field hecate_column 1 {one} \n field hecate_column 2 {other}")
    assert columns(story) == [one, other]


@pytest.mark.rule("H21.1")
def test_two_columns_are_put_on_two_different_islands_whoevers() -> None:
    story = called()
    assert columns(story) == [None, None]
    assert story.play("play hecate").legal == [f"at {island}" for island in ISLANDS]  # Andros is neutral
    story.play("at kea")
    assert story.legal == [f"at {island}" for island in ISLANDS if island != "kea"]
    story.play("at andros")
    assert (columns(story), story.gold("red"), story.question) == (["kea", "andros"], 7, "PaidActions")


@pytest.mark.rule("H21.1", "H16.5")
def test_her_power_costs_2_gp() -> None:
    assert "play hecate" not in called(red="gold 1").legal
    assert called().game.price(called().game.parse("play hecate")) == 2


@pytest.mark.rule("H21.1")
def test_everybody_is_told() -> None:
    story = called().play("play hecate, at kea, at andros")
    placed = {"event": "columns-placed", "faction": "red", "origin": "kea", "area": "andros"}
    assert story.happened("columns-placed") == [placed]


# -- the passage -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("H21.2")
@pytest.mark.parametrize("origin, target", [("delos", "paros"), ("paros", "delos")])
def test_a_troop_move_of_ares_needs_no_fleets_but_its_1_gp(origin: str, target: str) -> None:
    text = f"area {origin} red troops 3 \n area kea blue \n area milos green"
    story = passage(text).play(f"move, from {origin}")
    assert story.legal == [f"to {target}"]
    story.play(f"to {target}, take 2")
    assert (story.owner(target), story.troops(target), story.gold("red")) == ("red", 2, 8)
    assert passage(text, red="gold 0").refuses("move")
    assert passage(text, columns="").refuses("move")


@pytest.mark.rule("H21.2")
@pytest.mark.parametrize("god", ["zeus", "poseidon", "athena"])
def test_it_is_no_move_with_other_gods(god: str) -> None:
    assert passage(HOME, god).refuses("move")


@pytest.mark.rule("H21.2")
def test_a_move_of_hades_too() -> None:
    text = HOME.replace("troops 3", "troops 1 undead_troops 1")
    story = passage(text, "hades").play("lead undead-troop, from delos, to paros, take 1")
    assert (story.owner("paros"), story.number("undead_troops", "paros"), story.gold("red")) == ("red", 1, 8)


@pytest.mark.rule("H21.2")
def test_heroes_go_along_and_other_islands_are_not_joined() -> None:
    story = passage(f"{HOME} \n area tinos red troops 1 \n {hero('achilles')}").play("move")
    assert story.legal == ["from delos"]
    story.play("from delos, to paros, take 0")
    assert story.card_at("achilles") == "paros"


@pytest.mark.rule("H21.2")
def test_it_leads_into_battle() -> None:
    story = passage(f"{HOME} \n area paros blue troops 1").play("move, from delos, to paros, take 3")
    assert story.question == "Roll"
    story.play("roll 3, roll 0")
    assert story.owner("paros") == "red"


@pytest.mark.rule("H21.2", "H21.1")
def test_at_once_in_the_turn_in_which_it_is_made() -> None:
    story = called(god="ares")
    assert story.refuses("move")
    story.play("play hecate, at delos, at andros", "move, from delos, to andros, take 1")
    assert (story.owner("andros"), story.gold("red")) == ("red", 9 - 2 - 1)


@pytest.mark.rule("H21.3")
def test_it_serves_every_player() -> None:
    """Blue moves through the passage, whoever placed it."""
    head = "cycle 3 \n gods zeus ares - - \n player red gold 9 \n player blue gold 9 \n track favours hecate"
    pawns = "offering red ares 1 \n offering blue zeus 1"
    islands = "area delos blue troops 2 \n area kea blue \n area naxos red \n area milos red \n area syros green"
    swapped = pawns.replace("red", "x").replace("blue", "red").replace("x", "blue")
    for offerings, mover in ((pawns, "red"), (swapped, "blue")):
        story = hades(f"{head} \n {offerings} \n {islands} \n {PASSAGE} \n phase actions ares paid", expansions=ALL)
        assert (story.asked, "move" in story.legal) == (mover, mover == "blue")


@pytest.mark.rule("H21.3")
@pytest.mark.parametrize("joined, asked", [(PASSAGE, True), ("", False)])
def test_retreats_use_it_too(joined: str, asked: bool) -> None:
    """Red attacks Delos over h1; blue retreats to Paros."""
    text = "area kea red troops 3 \n area delos blue troops 3 \n area paros blue \n area milos green"
    story = passage(f"{text} \n area h1 red fleets 1", columns=joined)
    story.play("move, from kea, to delos, take 3", "roll 3, roll 0")
    assert ((story.asked, story.question) == ("blue", "Retreat")) is asked
    if asked:
        story.play("to paros")
        assert (story.troops("paros"), story.owner("delos")) == (2, "red")


@pytest.mark.rule("H21.3")
def test_the_attacker_retreats_by_it_as_well() -> None:
    story = passage(f"{HOME} \n area paros blue troops 4").play("move, from delos, to paros, take 2", "roll 0, roll 3")
    assert (story.asked, story.legal) == ("red", ["stay", "to delos"])
    assert story.play("to delos").troops("delos") == 2


@pytest.mark.rule("H21.3", "H11.1")
def test_and_the_units_that_perseus_saves() -> None:
    story = passage(f"{HOME} \n area paros blue troops 6 \n {hero('perseus')}").play(
        "move, from delos, to paros, take 3"
    )
    story.play("with perseus", "roll 0, roll 3", "lose troop")
    assert story.legal == ["decline", "to delos"]


@pytest.mark.rule("H21.4")
def test_not_the_passage_and_a_chain_of_fleets_one_after_the_other() -> None:
    """From Delos h1 leads to Kea; from Paros f5 would lead to Milos, and f6 to Syros."""
    fleets = "area h1 red fleets 1 \n area f5 red fleets 1 \n area f6 red fleets 1"
    story = passage(f"{HOME} \n {fleets}").play("move, from delos")
    assert sorted(story.legal) == ["to kea", "to paros"]
    story.play("to kea, take 3", "move, from kea")
    assert story.legal == ["to delos"]  # and not on to Paros


@pytest.mark.rule("H21.4")
def test_nor_in_a_retreat() -> None:
    """Red could go from Kea over h1 to Delos, and no further."""
    text = (
        "area delos red troops 3 \n area paros red \n area kea blue troops 4 \n area naxos blue \n area h1 red fleets 1"
    )
    story = passage(f"{text} \n area milos green").play("move, from delos, to kea, take 3", "roll 0, roll 3")
    assert story.legal == ["stay", "to delos"]


# -- how long --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H21.5")
def test_the_columns_stay_when_the_cycle_ends() -> None:
    head = "cycle 3 \n gods zeus ares - - \n order red blue green"
    story = hades(f"{head} \n {HOME} \n {PASSAGE} \n track favours hecate \n phase end", expansions=ALL)
    while story.question != "Offer":
        story.play(story.legal[0])
    assert (story.number("cycle"), columns(story)) == (4, ["delos", "paros"])


@pytest.mark.rule("H21.5")
def test_and_when_their_player_is_eliminated() -> None:
    text = "area delos red troops 3 metropolis \n area paros blue metropolis \n area kea green \n area naxos green"
    story = passage(text).play("move, from delos, to paros, take 3")
    assert story.number("alive", "blue") == 0
    assert columns(story) == ["delos", "paros"]


@pytest.mark.rule("H21.5")
def test_called_again_both_are_placed_anew_and_the_old_passage_is_gone() -> None:
    story = called(f"{HOME} \n {PASSAGE}", god="ares")
    assert "move" in story.legal
    story.play("play hecate, at naxos, at kea")
    assert (columns(story), story.refuses("move")) == (["naxos", "kea"], True)


@pytest.mark.rule("H21.5")
@pytest.mark.parametrize("first, second", [("delos", "paros"), ("paros", "delos")])
def test_at_least_one_goes_to_another_island(first: str, second: str) -> None:
    story = called(f"{HOME} \n {PASSAGE}").play(f"play hecate, at {first}")
    assert story.legal == [f"at {island}" for island in ISLANDS if island not in (first, second)]
    assert columns(story.play("at milos")) == [first, "milos"]


# -- what stays closed -----------------------------------------------------------------------------------------------


@pytest.mark.rule("H21.6")
def test_it_is_no_way_out_of_medusas_island() -> None:
    assert passage(f"{HOME} \n creature medusa blue at delos since 3").refuses("move")
    story = passage(f"{HOME} \n creature medusa blue at paros since 3").play("move, from delos, to paros, take 1")
    assert story.troops("paros") == 1


@pytest.mark.rule("H21.6")
@pytest.mark.parametrize("paros, closed", [("troops 1", True), ("", False)])
def test_nor_into_that_of_the_great_citadel(paros: str, closed: bool) -> None:
    citadel = "field monument great-citadel-of-ares paros \n field monument_open great-citadel-of-ares 1"
    text = f"{HOME} \n area paros blue {paros} \n {citadel}"
    assert passage(text, expansions=f"monuments {ALL}").refuses("move") is closed


@pytest.mark.rule("H21.6")
def test_nor_into_a_last_island() -> None:
    text = "area delos red troops 3 \n area paros blue \n area milos green \n area syros green"
    assert passage(text).refuses("move")
    assert not passage(f"{text} \n area kea blue").refuses("move")


@pytest.mark.rule("H21.6", "H14.19")
def test_nor_into_one_that_the_necklace_closes() -> None:
    head = "cycle 3 \n gods ares zeus - - \n player red gold 9 \n card necklace-of-harmony blue since 2"
    pawns = "offering red ares 1 \n offering blue zeus 1 \n offering green apollo 0"
    text = f"{head} \n {pawns} \n {HOME} \n area paros blue \n {PASSAGE} \n phase payment"
    for answer, closed in (("play necklace-of-harmony", True), ("decline", False)):
        story = hades(text, expansions=ALL)
        assert story.asked == "blue"
        story.play(answer, "recruit troop, at delos")
        assert (story.asked, story.refuses("move")) == ("red", closed)
