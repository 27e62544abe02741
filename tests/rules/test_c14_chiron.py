"""C14: Chiron."""

import pytest

from cyclades.engine.decks import DISCARD
from tests.story import OWNERS, Story, all_fleets, classic_turn

ISLANDS = ["andros", "tinos", "naxos", "paros", "delos", "milos", "syros", "kea"]
TABLE = """
    area andros red troops 2
    area naxos red troops 1 temple
    area kea blue troops 2 port temple
    area milos blue troops 1 fortress
    area paros green
    """


def guarded(card: str, owner: str, island: str = "kea", more: str = "", god: str = "athena") -> Story:
    """Red has bought a creature, and a player's Chiron is on an island."""
    text = f"{TABLE} \n {more} \n creature chiron {owner} at {island} since 3 \n creatures - - {card}"
    return classic_turn(god, text).play(f"buy {card}")


# -- placing him -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("C14.28")
def test_he_is_placed_on_any_island() -> None:
    story = classic_turn("athena", f"{TABLE} \n creatures - - chiron").play("buy chiron")
    assert story.legal == ["decline", *(f"at {island}" for island in ISLANDS)]
    assert story.refuses("at c2")


@pytest.mark.rule("C14.28")
@pytest.mark.parametrize("island", ["andros", "kea", "delos"])
def test_own_an_opponents_or_neutral(island: str) -> None:
    story = classic_turn("athena", f"{TABLE} \n creatures - - chiron").play(f"buy chiron, at {island}")
    assert story.card_at("chiron") == island
    assert story.question == "PaidActions"


# -- Pegasus ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C14.29", "C14.32")
@OWNERS
@pytest.mark.parametrize("island", ["kea", "paros"])
def test_nobody_lands_on_anothers_island_by_pegasus(owner: str, island: str) -> None:
    """Defended or not, red's own Chiron too."""
    more = "area syros green"
    story = guarded("pegasus", owner, island, more).play("from andros")
    assert story.refuses(f"to {island}")
    others = [name for name in ISLANDS if name not in ("andros", island)]
    assert story.legal == [f"to {name}" for name in others]


@pytest.mark.rule("C14.29")
@OWNERS
def test_on_a_neutral_one_nobody_lands(owner: str) -> None:
    story = guarded("pegasus", owner, "delos").play("from andros")
    assert story.refuses("to delos")
    assert not story.refuses("to syros")  # neutral too, without him


@pytest.mark.rule("C14.29")
@OWNERS
def test_its_controller_lands_there(owner: str) -> None:
    story = guarded("pegasus", owner, "naxos").play("from andros, to naxos, take 2")
    assert (story.troops("naxos"), story.card_at("chiron")) == (3, "naxos")


# -- Giant and Harpy -------------------------------------------------------------------------------------------------


@pytest.mark.rule("C14.30", "C14.32")
@OWNERS
def test_nobody_else_uses_the_giant_on_its_buildings(owner: str) -> None:
    story = guarded("giant", owner)
    assert story.legal == ["decline", "at naxos", "at milos"]
    assert story.refuses("at kea")


@pytest.mark.rule("C14.30")
@OWNERS
def test_its_controller_uses_the_giant_there(owner: str) -> None:
    story = guarded("giant", owner, "naxos").play("at naxos")
    assert story.buildings("temple", "naxos") == 0


@pytest.mark.rule("C14.30")
def test_the_giant_without_chiron() -> None:
    assert "at kea" in classic_turn("athena", f"{TABLE} \n creatures - - giant").play("buy giant").legal


@pytest.mark.rule("C14.31", "C14.32")
@OWNERS
def test_nobody_else_uses_the_harpy_on_its_troops(owner: str) -> None:
    story = guarded("harpy", owner)
    assert story.legal == ["decline", "at andros", "at naxos", "at milos"]
    assert story.refuses("at kea")


@pytest.mark.rule("C14.31")
@OWNERS
def test_its_controller_uses_the_harpy_there(owner: str) -> None:
    story = guarded("harpy", owner, "naxos").play("at naxos")
    assert (story.troops("naxos"), story.owner("naxos")) == (0, "red")


@pytest.mark.rule("C14.31")
def test_the_harpy_without_chiron() -> None:
    assert "at kea" in classic_turn("athena", f"{TABLE} \n creatures - - harpy").play("buy harpy").legal


@pytest.mark.rule("C14.32")
def test_whoever_placed_him_on_anothers_island_is_barred_at_once() -> None:
    story = classic_turn("athena", f"{TABLE} \n creatures harpy giant chiron")
    story.play("buy chiron, at kea", "buy giant")
    assert "at kea" not in story.legal
    story.play("at milos", "buy harpy")
    assert "at kea" not in story.legal


# -- nothing else ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("C14.33")
@OWNERS
def test_ares_attacks_his_island(owner: str) -> None:
    text = f"{TABLE} \n area delos red troops 3 \n area h1 red fleets 1 \n creature chiron {owner} at kea since 3"
    story = classic_turn("ares", text).play("move, from delos, to kea, take 3")
    assert story.happened("battle-begun") == [
        {"event": "battle-begun", "attacker": "red", "defender": "blue", "area": "kea"}
    ]
    story.play("roll 2, roll 0")
    assert story.happened("rolled")[-1]["strength"] == 2  # he is no unit: blue's two troops fight


@pytest.mark.rule("C14.33")
def test_ares_takes_it_without_a_battle_where_no_troop_is() -> None:
    text = f"{TABLE} \n area delos red troops 3 \n area e2 red fleets 1 \n creature chiron green at naxos since 3"
    story = classic_turn("ares", text.replace("naxos red troops 1", "naxos blue")).play("move, from delos, to naxos")
    assert story.play("take 1").owner("naxos") == "red"


@pytest.mark.rule("C14.33", "C14.45")
def test_other_figures_may_be_placed_there() -> None:
    story = guarded("medusa", "blue")
    assert "at kea" in story.legal
    story = guarded("polyphemus", "blue")
    assert "at kea" in story.legal


@pytest.mark.rule("C14.33")
@pytest.mark.parametrize("card, people", [("dryad", "priests"), ("satyr", "philosophers")])
def test_thieves_rob_the_player_of_his_island(card: str, people: str) -> None:
    story = guarded(card, "blue", more=f"player blue gold 8 {people} 1").play("rob blue")
    assert (story.number(people, "blue"), story.number(people, "red")) == (0, 1)


@pytest.mark.rule("C14.33")
def test_the_griffon_robs_the_player_of_his_island() -> None:
    story = guarded("griffon", "blue", more="player blue gold 8").play("rob blue")
    assert (story.gold("blue"), story.gold("red")) == (4, 9 - 1 + 4)  # a Temple made it cost 1 GP


@pytest.mark.rule("C14.33")
def test_at_sea_all_is_as_always() -> None:
    """Around his island the Kraken destroys fleets, the Siren takes them, and Polyphemus beside it pushes them."""
    more = "area h1 blue fleets 1 \n area h2 blue fleets 1"
    story = guarded("kraken", "blue", more=more).play("at h1, to h2, stay")
    assert all_fleets(story) == {}
    story = guarded("siren", "blue", more=more).play("at h1")
    assert all_fleets(story) == {"h1": ("red", 1), "h2": ("blue", 1)}
    story = guarded("polyphemus", "blue", more=more).play("at delos", "from h2, to i2")
    assert all_fleets(story) == {"i2": ("blue", 1)}  # h1 had no way out


@pytest.mark.rule("C14.33")
def test_a_sea_battle_beside_his_island() -> None:
    text = f"{TABLE} \n area h2 red fleets 2 \n area i2 blue fleets 1 \n creature chiron blue at kea since 3"
    story = classic_turn("poseidon", text).play("sail, from h2, to i2, take 2", "roll 3, roll 0")
    assert (story.owner("i2"), story.fleets("i2")) == ("red", 2)


@pytest.mark.rule("C14.33")
def test_the_cyclops_and_recruits_of_its_controller() -> None:
    story = guarded("cyclops", "blue", "naxos", god="ares").play("at naxos, build port")
    assert (story.buildings("port", "naxos"), story.buildings("temple", "naxos")) == (1, 0)
    assert story.place("cyclops") == DISCARD
    assert story.play("recruit troop, at naxos").troops("naxos") == 2
