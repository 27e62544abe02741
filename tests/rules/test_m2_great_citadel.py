"""M2: the Great Citadel of Ares."""

import pytest

from tests.story import MONUMENTS, Story, classic, classic_turn, rivals

CITADEL = MONUMENTS[1]
AROUND = "area h1 red fleets 1 \n"


def citadel(god: str, text: str, red: str = "gold 9") -> Story:
    """Red in its turn, with the Great Citadel of Ares on Kea."""
    lines = f"area delos red troops 3 \n area naxos blue \n {text} \n field monument {CITADEL} kea"
    return classic_turn(god, lines, red, monuments=True)


@pytest.mark.rule("M2.1")
def test_it_needs_two_fortresses_wherever_they_stand() -> None:
    text = "area syros red \n area tinos red fortress"
    story = classic_turn("ares", text, monuments=True).play("build fortress, at syros")
    assert story.game.question.about["monument"] == CITADEL
    story.play("at syros")
    assert story.happened("monument-built") == [
        {"event": "monument-built", "faction": "red", "monument": CITADEL, "area": "syros"},
    ]
    assert (story.buildings("fortress", "syros"), story.buildings("fortress", "tinos")) == (1, 1)


@pytest.mark.rule("M2.1")
@pytest.mark.parametrize("god, kind", [("poseidon", "port"), ("zeus", "temple"), ("athena", "university")])
def test_a_fortress_and_another_building_will_not_do(god: str, kind: str) -> None:
    text = f"area syros red fortress \n area kea blue \n field monument {MONUMENTS[0]} kea"
    story = classic_turn(god, text, monuments=True).play(f"build {kind}, at syros")
    assert story.question == "PaidActions"


@pytest.mark.rule("M2.2")
@pytest.mark.parametrize("troops", [1, 3])
def test_nobody_enters_its_island_while_its_controller_has_a_troop_there(troops: int) -> None:
    story = citadel("ares", f"{AROUND} area kea blue troops {troops}")
    assert story.refuses("move")  # Kea is all that the fleet could reach
    story = citadel("ares", f"{AROUND} area kea blue troops {troops} \n area g3 red fleets 1 \n area h2 red fleets 1")
    assert story.play("move, from delos").legal == ["to milos"]


@pytest.mark.rule("M2.2")
def test_nor_does_pegasus() -> None:
    story = citadel("zeus", "area kea blue troops 1 \n creatures - - pegasus").play("buy pegasus, from delos")
    assert "to kea" not in story.legal
    assert "to naxos" in story.legal
    assert story.refuses("to kea")


@pytest.mark.rule("M2.2", "C9.10")
@pytest.mark.parametrize("monument, allowed", [("", True), (f"field monument {CITADEL} kea", False)])
def test_not_even_for_the_metropolis_that_wins(monument: str, allowed: bool) -> None:
    text = f"""
        area delos red troops 3 metropolis
        area h1 red fleets 1
        area kea blue troops 1 metropolis
        area naxos green
        {monument}
        """
    assert ("move" in classic_turn("ares", text, monuments=True).legal) is allowed


@pytest.mark.rule("M2.2")
def test_its_controller_comes_and_goes() -> None:
    story = citadel("ares", f"{AROUND} area kea red troops 1").play("move, from delos, to kea, take 2")
    assert story.troops("kea") == 3
    story.play("move, from kea, to delos, take 3")
    assert story.troops("kea") == 0


@pytest.mark.rule("M2.2", "M1.12")
def test_whoever_has_taken_it_is_protected_in_turn() -> None:
    text = f"""
        {rivals("ares", "zeus")}
        area delos red troops 2
        area kea blue
        area naxos blue troops 4
        area h1 red fleets 1
        creatures - - pegasus
        field monument {CITADEL} kea
        phase actions ares paid
        """
    story = classic(text, monuments=True).play("move, from delos, to kea, take 1", "end", "recruit priest")
    story.play("buy pegasus, from naxos")
    assert "to kea" not in story.legal
    assert "to delos" in story.legal


@pytest.mark.rule("M2.2")
def test_it_protects_its_own_island_only() -> None:
    text = "area kea blue troops 1 \n area milos blue troops 1 \n area g3 red fleets 1"
    story = citadel("ares", text).play("move, from delos, to milos, take 3")
    assert story.question == "Roll"


@pytest.mark.rule("M2.3")
@pytest.mark.parametrize(
    "god, way", [("ares", "move, from delos, to kea"), ("zeus", "buy pegasus, from delos, to kea")]
)
def test_without_a_troop_it_is_entered_like_any_other_island(god: str, way: str) -> None:
    story = citadel(god, f"{AROUND} area kea blue fortress 2 \n creatures - - pegasus").play(f"{way}, take 1")
    assert story.owner("kea") == "red"
    assert not story.happened("battle-begun")
    assert not story.happened("monument-built")  # it stands there already


@pytest.mark.rule("M2.3")
def test_the_protection_ends_with_the_last_troop() -> None:
    text = f"""
        cycle 3
        gods zeus ares - -
        player red gold 9
        player blue gold 9
        offering blue zeus 1
        offering red ares 1
        area delos red troops 1
        area kea blue troops 1
        area naxos blue
        area h1 red fleets 1
        creatures - - pegasus
        field monument {CITADEL} kea
        phase actions zeus paid
        """
    story = classic(text, monuments=True).play("buy pegasus, from kea, to naxos", "end", "recruit troop, at delos")
    story.play("move, from delos, to kea, take 1")
    assert story.owner("kea") == "red"


@pytest.mark.rule("M2.3")
def test_a_fleet_is_no_troop() -> None:
    text = f"{AROUND} area kea blue \n area h2 blue fleets 3"
    assert citadel("ares", text).play("move, from delos").legal == ["to kea"]


@pytest.mark.rule("M2.3", "C9.9")
def test_a_last_island_without_a_troop_is_protected_all_the_same() -> None:
    text = f"area delos red troops 1 \n {AROUND} area kea blue \n field monument {CITADEL} kea"
    assert "move" not in classic_turn("ares", text, monuments=True).legal


@pytest.mark.rule("M2.4")
def test_the_giant_strikes_there() -> None:
    story = citadel("zeus", "area kea blue troops 1 fortress 2 \n creatures - - giant").play("buy giant, at kea")
    assert story.buildings("fortress", "kea") == 1


@pytest.mark.rule("M2.4")
def test_polyphemus_is_placed_there_and_the_kraken_beside_it() -> None:
    text = "area kea blue troops 1 \n area i2 blue fleets 1 \n area h2 blue fleets 1 \n creatures - kraken polyphemus"
    story = citadel("zeus", text).play("buy kraken, at h2, stay", "buy polyphemus, at kea", "to i3")
    assert (story.card_at("polyphemus"), story.card_at("kraken")) == ("kea", "h2")
    assert (story.fleets("i3"), story.number("fleets_left", "blue")) == (1, 7)


@pytest.mark.rule("M2.4")
def test_chains_of_fleets_pass_it() -> None:
    chain = "\n".join(f"area {sea} red fleets 1" for sea in ("h2", "i2", "j2"))  # all of them around Kea
    story = citadel("ares", f"{chain} \n area kea blue troops 1").play("move, from delos")
    assert story.legal == ["to syros"]


@pytest.mark.rule("M2.4", "C9.3")
def test_fleets_fight_beside_it() -> None:
    story = citadel("poseidon", f"{AROUND} area kea blue troops 1 \n area h2 blue fleets 1").play(
        "sail, from h1, to h2"
    )
    assert story.question == "Roll"


@pytest.mark.rule("M2.3", "C18.27")
@pytest.mark.parametrize("troops, enters", [(1, True), (2, False)])
def test_after_the_harpy_has_taken_the_last_troop_it_may_be_entered(troops: int, enters: bool) -> None:
    story = citadel("ares", f"{AROUND} area kea blue troops {troops} \n creatures - - harpy").play("buy harpy, at kea")
    assert (story.troops("kea"), "move" in story.legal) == (troops - 1, enters)


@pytest.mark.rule("M2.3", "C14.57", "C18.29")
def test_the_minotaur_is_no_troop_but_he_fights() -> None:
    story = citadel("ares", f"{AROUND} area kea blue \n creature minotaur blue at kea since 2")
    story.play("move, from delos, to kea, take 3")
    assert (story.question, story.owner("kea")) == ("Roll", "blue")


@pytest.mark.rule("M2.2")
def test_it_protects_whoever_acts() -> None:
    """Not only from the player whose turn comes first: green is kept out as well."""
    text = f"""
        cycle 3
        gods ares zeus - -
        offering green ares 1
        area kea blue troops 1
        area naxos blue
        area delos green troops 3
        area h1 green fleets 1
        area tinos red
        field monument {CITADEL} kea
        phase actions ares paid
        """
    story = classic(text, monuments=True)
    assert (story.asked, "move" in story.legal) == ("green", False)
