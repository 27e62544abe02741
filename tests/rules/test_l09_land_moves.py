"""L9: land moves, and the protection of a last land area."""

import pytest

from cyclades.rules.buildings import metropolises_of
from tests.story import Story, turn

OTHERS = """
    area thira blue troops 1
    area milos blue troops 1
    area kea green troops 1
    area andros green troops 1
"""


# -- what moves, and where to ------------------------------------------------------------------------------------------


@pytest.mark.rule("L9.1")
def test_a_land_move_names_both_areas_then_troops_mercenaries_and_heroes() -> None:
    story = turn(
        "ares",
        OTHERS
        + """
        area delos red troops 3 mercenaries 2
        area syros red
        hero ajax red at delos since 1
        hero hector red at delos since 1
        """,
    )
    story.play("move")
    assert story.legal == ["from delos"]  # nobody stands on Syros, and Thira is blue's
    story.play("from delos")
    assert story.legal == ["to naxos"]
    story.play("to naxos")
    assert story.legal == ["take 0", "take 1", "take 2", "take 3"]
    story.play("take 2")
    assert story.legal == ["take 0", "take 1", "take 2"]
    story.play("take 1")
    assert story.legal == ["without ajax", "with ajax"]
    story.play("without ajax")
    assert story.legal == ["without hector", "with hector"]
    story.play("with hector")
    assert (story.troops("delos"), story.number("mercenaries", "delos"), story.card_at("ajax")) == (1, 1, "delos")
    assert (story.troops("naxos"), story.number("mercenaries", "naxos"), story.card_at("hector")) == (2, 1, "naxos")
    assert story.gold("red") == 8


@pytest.mark.rule("L9.1")
def test_at_least_one_unit_moves() -> None:
    story = turn("ares", OTHERS + "area delos red troops 2").play("move, from delos, to naxos")
    assert story.legal == ["take 1", "take 2"]
    assert story.refuses("take 0")
    story = turn("ares", OTHERS + "area delos red troops 2 mercenaries 2").play("move, from delos, to naxos, take 0")
    assert story.legal == ["take 1", "take 2"]
    story = turn("ares", OTHERS + "area delos red mercenaries 1\nhero ajax red at delos since 1")
    story.play("move, from delos, to naxos, take 0")  # then Ajax goes: nobody else is left
    assert (story.card_at("ajax"), story.number("mercenaries", "delos")) == ("naxos", 1)


@pytest.mark.rule("L9.2")
def test_on_an_island_the_adjacent_areas_are_accessible() -> None:
    story = turn("ares", OTHERS + "area delos red troops 2\narea naxos red troops 1")
    story.play("move, from delos")
    assert story.legal == ["to naxos"]
    assert story.refuses("to paros")  # the same island, but not adjacent
    assert story.refuses("to north")
    story = turn("ares", OTHERS + "area delos red troops 2\narea naxos red troops 1").play("move, from naxos")
    assert story.legal == ["to delos", "to paros"]


@pytest.mark.rule("L9.3")
@pytest.mark.parametrize(
    "fleets, reached",
    [
        ("", []),
        ("area west red fleets 1", ["to delos"]),
        ("area south red fleets 1", ["to delos", "to naxos", "to paros", "to thira"]),
        ("area west red fleets 1\narea north red fleets 1", ["to delos", "to naxos", "to paros"]),
        ("area west red fleets 1\narea east red fleets 1", ["to delos"]),  # the chain is broken
        ("area west red fleets 1\narea north blue fleets 1", ["to delos"]),  # blue's fleets carry nobody else
        (
            "area south red fleets 1\narea bay red fleets 1\narea far red fleets 1",
            ["to delos", "to naxos", "to paros", "to andros", "to kea", "to milos", "to thira"],
        ),
        ("area north red fleets 1\narea east red fleets 1", []),  # a chain, but not from Syros
    ],
)
def test_another_island_is_accessible_along_a_chain_of_own_fleets(fleets: str, reached: list[str]) -> None:
    story = turn("ares", OTHERS + f"area syros red troops 2\narea delos red\n{fleets}")
    if not reached:
        assert story.refuses("move")
        return
    story.play("move, from syros")
    assert sorted(story.legal) == sorted(reached)


@pytest.mark.rule("L9.3", "L9.2")
def test_fleets_do_not_join_two_areas_of_one_island() -> None:
    story = turn("ares", OTHERS + "area delos red troops 1\narea north red fleets 1\narea south red fleets 1")
    story.play("move, from delos")
    assert story.refuses("to paros")
    assert sorted(story.legal) == ["to naxos", "to syros", "to thira"]


# -- control -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("L9.4", "L9.5")
def test_an_area_that_all_units_left_stays_its_players_until_an_opponent_comes() -> None:
    story = Story(
        """
        cycle 2
        gods ares hera zeus poseidon athena
        player red gold 5
        player blue gold 5
        offering red ares 1
        offering blue hera 1
        area delos red troops 2
        area naxos red
        area paros blue troops 1
        area thira blue troops 1
        area milos blue troops 1
        hero hector blue at paros since 1
        done build fortress 1
        done recruit troop 1
        phase actions ares paid
        """
    )
    story.play("move, from delos, to naxos, take 2", "move, from naxos, to delos, take 2")
    assert (story.troops("naxos"), story.owner("naxos")) == (0, "red")
    story.play("end", "build port, at thira, recruit mercenary, at thira", "lead hector, to naxos, take 0")
    assert (story.owner("naxos"), story.card_at("hector")) == ("blue", "naxos")
    assert story.owner("paros") == "blue"


@pytest.mark.rule("L9.5")
@pytest.mark.parametrize("owner", ["blue", "-"])
def test_an_area_without_units_is_taken_without_a_battle(owner: str) -> None:
    story = turn("ares", OTHERS + f"area delos red troops 1\narea naxos {owner} fortress 2 prosperity 1")
    story.play("move, from delos, to naxos")
    assert (story.asked, story.question) == ("red", "PaidActions")
    assert (story.owner("naxos"), story.troops("naxos")) == ("red", 1)
    assert not story.happened("battle-begun")


@pytest.mark.rule("L9.6")
@pytest.mark.parametrize("owner, gained", [("blue", 1), ("-", 1), ("red", 0)])
def test_taking_control_of_a_priestess_symbol_by_a_move_draws_a_priestess(owner: str, gained: int) -> None:
    story = turn("ares", OTHERS + f"area delos red troops 1\narea naxos {owner}")
    story.play("move, from delos, to naxos")
    assert story.number("priestesses", "red") == gained
    assert story.number("priestesses_left") == 20 - gained
    assert [event["price"] for event in story.happened("people-gained")] == [0] * gained


@pytest.mark.rule("L9.6")
def test_the_priestess_comes_every_time_the_area_changes_hands() -> None:
    story = Story(
        """
        cycle 2
        gods hera ares zeus poseidon athena
        player red gold 5
        player blue gold 5
        offering blue hera 1
        offering red ares 1
        area delos red troops 2
        area naxos red
        area paros blue troops 1
        area thira blue troops 1
        hero hector blue at paros since 1
        done build missing building 1
        done recruit mercenary 1
        phase actions hera paid
        """
    )
    story.play("lead hector, to naxos, take 0", "lead hector, to paros")
    assert (story.owner("naxos"), story.number("priestesses", "blue")) == ("blue", 1)
    story.play("end", "build fortress, at delos, recruit troop, at delos", "move, from delos, to naxos, take 1")
    assert (story.owner("naxos"), story.number("priestesses", "red")) == ("red", 1)
    assert story.number("priestesses", "blue") == 1


@pytest.mark.rule("L9.6")
def test_the_priestess_comes_by_a_battle_too() -> None:
    story = turn("ares", OTHERS + "area delos red troops 1\narea naxos blue troops 1")
    story.play("move, from delos, to naxos", "roll 2, roll 1")
    assert (story.owner("naxos"), story.number("priestesses", "red")) == ("red", 1)


@pytest.mark.rule("L9.6", "L9.14")
def test_the_priestess_comes_by_a_retreat_too() -> None:
    story = turn("ares", OTHERS + "area delos red troops 2\narea naxos blue troops 2\narea south blue fleets 1")
    story.play("move, from delos, to naxos, take 2", "roll 1, roll 0", "to syros")
    assert (story.owner("syros"), story.number("priestesses", "blue")) == ("blue", 1)
    assert (story.owner("naxos"), story.number("priestesses", "red")) == ("red", 1)


@pytest.mark.rule("L9.7")
@pytest.mark.parametrize(
    "there",
    [
        "area naxos blue troops 1",
        "area naxos blue mercenaries 1",
        "area naxos blue\nhero ajax blue at naxos since 1",
        "area naxos blue\ncreature minotaur blue at naxos since 1",
    ],
)
def test_any_unit_of_an_opponent_means_a_battle_at_once(there: str) -> None:
    story = turn("ares", OTHERS + f"area delos red troops 1\n{there}")
    story.play("move, from delos, to naxos")
    assert (story.asked, story.question) == (None, "Roll")
    assert story.owner("naxos") == "blue"
    story.play("roll 0, roll 3")
    assert (story.owner("naxos"), story.number("troops_left", "red")) == ("blue", 8)


# -- the last land area ------------------------------------------------------------------------------------------------

LAST = "area kea green troops 1\narea milos green\narea west red fleets 1\narea delos red troops 3\narea naxos blue"
"""Naxos, blue's last area, beside Delos, from where red can also go to Syros."""
SETS = "area paros red port\narea thira red fortress temple"
"""Three of the four basic buildings: a University would complete them."""
TWO = "area andros red metropolis gold metropolis troops"
"""Two Metropolises."""
ONE = "area andros red metropolis gold"


@pytest.mark.rule("L9.8")
@pytest.mark.parametrize("there", ["troops 1", "", "metropolis gold", "mercenaries 2 university"])
def test_a_last_land_area_is_not_entered_with_ares(there: str) -> None:
    story = turn("ares", f"{LAST} {there}\n{ONE}").play("move, from delos")
    assert story.legal == ["to syros"]
    assert story.refuses("to naxos")


@pytest.mark.rule("L9.8")
@pytest.mark.parametrize("god", ["athena", "zeus", "poseidon", "hera"])
def test_a_last_land_area_is_not_entered_by_a_heroic_move(god: str) -> None:
    hero = "hero ajax red at delos since 1"
    story = turn(god, f"{LAST}\n{hero}").play("lead ajax")
    assert story.legal == ["to syros"]
    assert story.refuses("to naxos")
    story = turn(god, f"{LAST}\n{hero}\narea thira blue").play("lead ajax")
    assert story.legal == ["to naxos", "to syros"]


@pytest.mark.rule("L9.8")
def test_with_two_areas_neither_is_a_last_one_until_one_falls() -> None:
    story = turn("ares", "area naxos red troops 2\narea delos blue\narea paros blue\narea kea green troops 1")
    story.play("move, from naxos")
    assert story.legal == ["to delos", "to paros"]
    story.play("to delos, take 1", "move, from naxos")
    assert story.legal == ["to delos"]
    assert story.refuses("to paros")


@pytest.mark.rule("L9.9")
@pytest.mark.parametrize(
    "own, there, allowed",
    [
        (TWO, "troops 1 metropolis gold", True),
        (TWO, "metropolis gold", True),
        (TWO, "troops 1", False),
        (TWO, "troops 1 fortress 2", False),
        (f"{TWO}\narea thira red metropolis gold", "troops 1", False),
        (f"{TWO}\narea thira red metropolis gold", "troops 1 metropolis fleets", True),
        (ONE, "troops 1 metropolis gold", False),
        (ONE, "troops 1 metropolis gold metropolis troops", True),
        (f"{TWO}\n{SETS}", "troops 1 university", True),
        (f"{TWO}\n{SETS}", "troops 1 temple", False),
        (f"{ONE}\n{SETS}", "troops 1 university", False),
        (f"{ONE}\n{SETS}", "troops 1 university metropolis gold", True),
    ],
)
def test_a_last_land_area_may_be_attacked_for_the_metropolis_that_ends_the_game(
    own: str, there: str, allowed: bool
) -> None:
    story = turn("ares", f"{LAST} {there}\n{own}").play("move, from delos")
    assert ("to naxos" in story.legal) is allowed
    assert story.refuses("to naxos") is not allowed


@pytest.mark.rule("L9.9")
def test_heroes_may_attack_a_last_area_under_the_same_condition() -> None:
    text = f"{LAST} metropolis gold\n{TWO}\nhero ajax red at delos since 1"
    story = turn("athena", text).play("lead ajax, to naxos, take 0")
    assert story.owner("naxos") == "red"
    assert story.number("alive", "blue") == 0


@pytest.mark.rule("L9.9")
def test_the_attack_on_a_last_area_may_be_lost() -> None:
    story = turn("ares", f"{LAST} troops 2 metropolis gold\n{TWO}")
    story.play("move, from delos, to naxos, take 1", "roll 1, roll 2")
    assert (story.owner("naxos"), story.number("alive", "blue")) == ("blue", 1)
    assert story.question == "PaidActions"


@pytest.mark.rule("L9.9")
def test_a_defender_who_slips_away_from_its_last_area_is_not_eliminated() -> None:
    story = turn("ares", f"{LAST} troops 2 metropolis gold\n{TWO}")
    story.play("move, from delos, to naxos, take 3", "roll 2, roll 0", "to paros")
    assert (story.owner("naxos"), story.owner("paros"), story.number("alive", "blue")) == ("red", "blue", 1)
    assert story.number("ending") == 1
    assert len(story.happened("last-cycle-announced")) == 1
    story.play("end")
    assert story.game.over  # by the three Metropolises of red


@pytest.mark.rule("L9.9", "L14.8")
def test_the_game_ends_although_the_attacker_loses_one_of_the_three_in_the_same_cycle() -> None:
    green = "player green gold 9\noffering green athena 1\narea kea green\nhero ajax green at kea since 1"
    lands = f"area delos red troops 3 metropolis gold\narea milos red metropolis priestess\n{green}"
    story = turn("ares", f"area naxos blue troops 2 metropolis gold\n{lands}")
    story.play("move, from delos, to naxos, take 3", "roll 3, roll 0", "to paros", "end")
    story.play("build university, at kea, recruit philosopher, lead ajax, to milos, end")
    assert (story.owner("milos"), metropolises_of(story.game, 0), story.number("alive", "blue")) == ("green", 2, 1)
    assert story.game.over
    assert story.happened("game-ended") == [{"event": "game-ended", "number": 2, "reason": "metropolises"}]
