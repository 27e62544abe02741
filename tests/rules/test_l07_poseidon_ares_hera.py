"""L7: Poseidon, Ares and Hera."""

import pytest

from tests.story import turn

HOME = """
    area delos red troops 1
    area naxos red troops 1
    area syros blue troops 1
    area thira blue troops 1
    creatures harpy - - -
"""


# -- Poseidon ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("L7.9")
@pytest.mark.parametrize(
    "moves", [("build port, at delos", "recruit fleet, at north"), ("recruit fleet, at north", "build port, at delos")]
)
def test_poseidon_builds_a_port_and_recruits_a_fleet(moves: tuple[str, str]) -> None:
    story = turn("poseidon", HOME, paid=False)
    assert story.legal == ["build port", "recruit fleet"]
    story.play(moves[0])
    assert story.refuses("end")
    assert story.refuses("sail")
    assert story.refuses("buy harpy")
    story.play(moves[1])
    assert story.buildings("port", "delos") == 1
    assert (story.fleets("north"), story.owner("north")) == (1, "red")
    assert story.number("fleets_left", "red") == 7
    assert story.gold("red") == 9


@pytest.mark.rule("L7.10")
def test_four_fleets_of_poseidon_cost_0_1_2_3() -> None:
    """E11: Poseidon 0 + 1 + 2 + 3 = 6 GP."""
    story = turn("poseidon", HOME, red="gold 20", paid=False)
    story.play("build port, at delos", "recruit fleet, at north")
    left = []
    for sea in ("north", "west", "south"):
        story.play(f"recruit fleet, at {sea}")
        left.append(story.gold("red"))
    assert left == [19, 17, 14]
    assert story.refuses("recruit fleet")
    assert [story.fleets(sea) for sea in ("north", "west", "south")] == [2, 1, 1]


@pytest.mark.rule("L7.10")
def test_more_fleets_are_only_recruited_by_who_can_pay() -> None:
    story = turn("poseidon", HOME, red="gold 2")
    story.play("recruit fleet, at north")
    assert story.gold("red") == 1
    assert story.refuses("recruit fleet")


@pytest.mark.rule("L7.11")
def test_a_fleet_is_recruited_beside_own_land_where_no_enemy_fleet_is() -> None:
    story = turn(
        "poseidon",
        """
        area delos red troops 1
        area syros blue troops 1
        area thira blue troops 1
        area north red fleets 2
        area west blue fleets 1
        area far red fleets 1
        """,
    )
    story.play("recruit fleet")
    assert story.legal == ["at north", "at south"]  # own fleets, and empty
    assert story.refuses("at west")  # enemy fleets
    assert story.refuses("at far")  # own fleets, but far from own land
    assert story.refuses("at bay")  # empty, but far from own land
    assert story.refuses("at delos")
    story.play("at north")
    assert story.fleets("north") == 3


@pytest.mark.rule("L7.11")
def test_an_area_held_by_a_control_token_alone_has_a_coast_too() -> None:
    story = turn("poseidon", "area delos red\narea syros blue troops 1")
    story.play("recruit fleet")
    assert story.legal == ["at north", "at west", "at south"]


@pytest.mark.rule("L7.12")
def test_sea_moves_cost_1_each_as_often_as_one_can_pay() -> None:
    story = turn("poseidon", HOME + "area north red fleets 1", red="gold 3")
    for left, entered, gold in (("north", "west", 2), ("west", "south", 1), ("south", "east", 0)):
        story.play(f"sail, from {left}, to {entered}")
        assert (story.fleets(entered), story.gold("red")) == (1, gold)
    assert story.refuses("sail")


@pytest.mark.rule("L7.12")
@pytest.mark.parametrize("god", ["athena", "zeus", "ares", "hera"])
def test_no_other_god_lets_fleets_move(god: str) -> None:
    assert turn(god, HOME + "area north red fleets 1").refuses("sail")


# -- Ares --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("L7.13")
@pytest.mark.parametrize(
    "moves",
    [("build fortress, at delos", "recruit troop, at naxos"), ("recruit troop, at naxos", "build fortress, at delos")],
)
def test_ares_builds_a_fortress_and_recruits_a_troop(moves: tuple[str, str]) -> None:
    story = turn("ares", HOME, paid=False)
    assert story.legal == ["build fortress", "recruit troop"]
    story.play(moves[0])
    assert story.refuses("end")
    assert story.refuses("move")
    assert story.refuses("buy harpy")
    story.play(moves[1])
    assert story.buildings("fortress", "delos") == 1
    assert story.troops("naxos") == 2
    assert story.number("troops_left", "red") == 5
    assert story.gold("red") == 9


@pytest.mark.rule("L7.13", "L7.14")
def test_a_troop_is_recruited_onto_an_own_land_area() -> None:
    story = turn("ares", HOME + "area andros red\narea north red fleets 1", paid=False)
    story.play("recruit troop")
    assert story.legal == ["at delos", "at naxos", "at andros"]  # a control token is enough
    assert story.refuses("at syros")
    assert story.refuses("at kea")
    assert story.refuses("at north")
    story.play("at andros", "build fortress, at delos", "recruit troop")
    assert story.legal == ["at delos", "at naxos", "at andros"]
    assert story.refuses("at thira")


@pytest.mark.rule("L7.14")
def test_four_troops_of_ares_cost_0_2_3_4() -> None:
    """E11: Ares 0 + 2 + 3 + 4 = 9 GP."""
    story = turn("ares", HOME, paid=False)
    story.play("build fortress, at delos", "recruit troop, at delos")
    left = []
    for _ in range(3):
        story.play("recruit troop, at delos")
        left.append(story.gold("red"))
    assert left == [7, 4, 0]
    assert story.troops("delos") == 5
    assert turn("ares", HOME, red="gold 1").refuses("recruit troop")


@pytest.mark.rule("L7.14")
def test_ares_recruits_no_fifth_troop_even_for_the_rich() -> None:
    story = turn("ares", HOME, red="gold 50")
    story.play(*["recruit troop, at delos"] * 3)
    assert story.gold("red") == 50 - 9
    assert story.refuses("recruit troop")


@pytest.mark.rule("L7.15")
def test_a_land_move_costs_1_whatever_goes_along_as_often_as_one_can_pay() -> None:
    story = turn(
        "ares",
        """
        area delos red troops 2 mercenaries 1
        area naxos red
        area syros blue troops 1
        hero ajax red at delos since 1
        hero hector red at delos since 1
        """,
        red="gold 3",
    )
    story.play("move, from delos, to naxos, take 2, take 1, with ajax, with hector")
    assert story.gold("red") == 2
    assert (story.troops("naxos"), story.card_at("ajax"), story.card_at("hector")) == (2, "naxos", "naxos")
    story.play("move, from naxos, to delos, take 0, take 0, with ajax, with hector")
    assert story.gold("red") == 1
    story.play("move, from delos, to naxos, without ajax")  # Hector alone
    assert story.gold("red") == 0
    assert story.refuses("move")


@pytest.mark.rule("L7.15")
@pytest.mark.parametrize("god", ["athena", "zeus", "poseidon", "hera"])
def test_no_other_god_gives_land_moves(god: str) -> None:
    assert turn(god, HOME).refuses("move")


# -- Hera --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("L7.16")
def test_hera_builds_a_kind_that_is_missing_and_recruits_a_mercenary() -> None:
    story = turn(
        "hera",
        """
        area delos red troops 1 port
        area naxos red troops 1 temple
        area syros blue troops 1 fortress
        area thira blue troops 1
        creatures harpy - - -
        heroes ajax -
        """,
        paid=False,
    )
    assert story.legal == ["build fortress", "build university", "recruit mercenary"]  # blue's Fortress is blue's
    story.play("build university, at naxos")
    assert story.buildings("university", "naxos") == 1
    assert story.refuses("build fortress")  # one building
    for words in ("end", "hire ajax", "buy harpy"):
        assert story.refuses(words)
    story.play("recruit mercenary")
    assert story.legal == ["at delos", "at naxos"]
    story.play("at delos")
    assert story.number("mercenaries", "delos") == 1
    assert story.number("mercenaries_left") == 14
    assert story.gold("red") == 9
    assert story.refuses("build fortress")


@pytest.mark.rule("L7.16")
def test_a_metropolis_does_not_count_as_owning_a_kind() -> None:
    story = turn("hera", "area delos red troops 1 metropolis gold\narea syros blue troops 1", paid=False)
    assert story.legal[:4] == ["build port", "build fortress", "build temple", "build university"]


@pytest.mark.rule("L7.17")
def test_four_mercenaries_of_hera_cost_0_1_3_5() -> None:
    """E11: Hera 0 + 1 + 3 + 5 = 9 GP."""
    story = turn("hera", HOME, red="gold 20", paid=False)
    story.play("build port, at delos", "recruit mercenary, at delos")
    left = []
    for _ in range(3):
        story.play("recruit mercenary, at naxos")
        left.append(story.gold("red"))
    assert left == [19, 16, 11]
    assert story.refuses("recruit mercenary")
    assert (story.number("mercenaries", "delos"), story.number("mercenaries", "naxos")) == (1, 3)


@pytest.mark.rule("L7.17")
def test_mercenaries_are_bought_for_own_land_by_who_can_pay() -> None:
    story = turn("hera", HOME + "area andros red", red="gold 1")
    story.play("recruit mercenary")
    assert story.legal == ["at delos", "at naxos", "at andros"]
    assert story.refuses("at thira")
    story.play("at andros")
    assert story.refuses("recruit mercenary")


@pytest.mark.rule("L7.18")
def test_hera_recruits_one_hero_of_the_track_for_4() -> None:
    story = turn("hera", HOME + "area andros red\nheroes ajax hector", red="gold 8")
    story.play("hire hector")
    assert story.legal == ["at delos", "at naxos", "at andros"]
    assert story.refuses("at syros")
    assert story.refuses("at north")
    story.play("at andros")
    assert (story.card_at("hector"), story.gold("red")) == ("andros", 4)
    assert story.refuses("hire ajax")


@pytest.mark.rule("L7.18")
def test_a_hero_is_not_for_3_nor_from_anywhere_but_the_track() -> None:
    assert turn("hera", HOME + "heroes ajax -", red="gold 3").refuses("hire ajax")
    story = turn("hera", HOME + "heroes - -\ndiscard ajax")
    assert story.refuses("hire ajax")  # dead
    assert story.refuses("hire hector")  # still in the deck


@pytest.mark.rule("L7.18")
@pytest.mark.parametrize("god", ["athena", "zeus", "poseidon", "ares"])
def test_no_other_god_sends_heroes(god: str) -> None:
    assert turn(god, HOME + "heroes ajax hector").refuses("hire ajax")
