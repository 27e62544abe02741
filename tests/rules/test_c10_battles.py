"""C10: battles at sea and on land."""

import pytest

from cyclades import Odds
from tests.story import Story, classic_turn, strengths

SEA = """
    area syros red troops 1
    area kea blue troops 1
    area delos blue troops 1
    area milos green troops 1
    area paros green troops 1
"""
LAND = """
    area naxos green troops 1
    area paros green troops 1
    area kea blue
    area tinos red
    area g5 red fleets 1
"""
KNOWN = [
    (1, 1, 0, (0.3611, 0.3611, 0.2778)),
    (2, 1, 0, (0.9113, 0.0502, 0.0386)),
    (2, 2, 0, (0.4475, 0.4475, 0.1050)),
    (3, 2, 0, (0.9020, 0.0742, 0.0238)),
    (1, 1, 1, (0.1389, 0.6389, 0.2222)),
    (2, 1, 1, (0.6890, 0.2307, 0.0802)),
]
"""Attackers, defenders, the defender's bonus; attacker wins, defender wins, nobody is left."""


def at_sea(attackers: int, defenders: int, more: str = "", take: int = 0) -> Story:
    """Red's fleets of B2 attack blue's in C2, around Andros, Tinos and Naxos; beside C2 lie C1 and D3 too."""
    fleets = f"area b2 red fleets {attackers}\narea c2 blue fleets {defenders}"
    story = classic_turn("poseidon", f"{SEA}\n{fleets}\n{more}").play("sail, from b2, to c2")
    return story.play(f"take {take or attackers}") if attackers > 1 else story


def on_land(attackers: int, defenders: int, there: str = "", more: str = "", take: int = 0) -> Story:
    """Red of Milos attacks blue of Syros, over G5; blue has Kea too."""
    troops = f"area milos red troops {attackers}\narea syros blue troops {defenders} {there}"
    story = classic_turn("ares", f"{LAND}\n{troops}\n{more}").play("move, from milos, to syros")
    return story.play(f"take {take or attackers}") if attackers > 1 else story


def numbers(odds: Odds) -> tuple[float, float, float]:
    return odds.attacker, odds.defender, odds.both_die


# -- strength ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C10.1")
@pytest.mark.parametrize("battle", [at_sea, on_land])
def test_the_battle_die_shows_0_1_1_2_2_3(battle: object) -> None:
    assert callable(battle)
    story = battle(1, 1)
    for _ in ("attacker", "defender"):
        outcomes = story.game.stack[-1].raw_outcomes(story.game)
        faces = [action.notation for action in outcomes.actions]
        assert dict(zip(faces, outcomes.weights)) == {"roll 0": 1, "roll 1": 2, "roll 2": 2, "roll 3": 1}
        assert story.legal == faces
        story.play("roll 1")


@pytest.mark.rule("C10.2")
@pytest.mark.parametrize(
    "more, bonus",
    [
        ("", 0),
        ("area andros blue port", 1),
        ("area tinos blue port 2", 2),  # each Port counts
        ("area andros blue port\narea tinos blue port 2\narea naxos blue port", 4),  # on all islands around
        ("area andros blue metropolis", 1),
        ("area andros blue metropolis\narea tinos blue port\narea naxos blue metropolis", 3),
        ("area andros green port\narea tinos blue port", 1),  # only those the defender controls
        ("area andros -  port\narea tinos green metropolis", 0),
        ("area andros red port\narea tinos red port 2\narea naxos red metropolis", 0),  # nothing for the attacker
        ("area andros red metropolis\narea tinos blue port", 1),
        ("area tinos blue troops 3 fortress 2", 0),  # nothing else counts
    ],
)
def test_at_sea_ports_and_metropolises_around_help_the_defender_alone(more: str, bonus: int) -> None:
    story = at_sea(2, 3, more)
    assert numbers(story.game.odds()) == numbers(story.game.odds(2, 3, 0, bonus))
    assert strengths(story, 3, 0) == (2 + 3, 3 + 0 + bonus)


@pytest.mark.rule("C10.2")
def test_a_metropolis_adds_to_the_ports_beside_it() -> None:
    """G5 lies beside Syros."""
    text = "area andros red\narea naxos green\narea paros green\narea syros blue metropolis port 2\narea kea blue"
    story = classic_turn("poseidon", f"{text}\narea f5 red fleets 2\narea g5 blue fleets 1")
    story.play("sail, from f5, to g5, take 2")
    assert strengths(story, 2, 0) == (4, 1 + 3)


@pytest.mark.rule("C10.2")
def test_a_port_serves_in_every_space_around_its_island_and_in_no_other() -> None:
    """Seven spaces lie around Delos."""
    around = {"e1": "d1", "e2": "d1", "f3": "f4", "g3": "f4", "h2": "h3", "h1": "h2", "f1": "e1"}
    text = "area andros red\narea naxos green\narea paros green\narea delos blue port 3\narea kea blue"
    for sea, start in [*around.items(), ("d1", "c1"), ("f4", "e4")]:
        story = classic_turn("poseidon", f"{text}\narea {start} red fleets 1\narea {sea} blue fleets 1")
        story.play(f"sail, from {start}, to {sea}")
        assert strengths(story, 0, 0) == (1, 4 if sea in around else 1)


@pytest.mark.rule("C10.2")
def test_fleets_left_behind_do_not_fight_at_sea() -> None:
    story = at_sea(4, 1, "area c1 red fleets 2", take=1)
    assert strengths(story, 1, 2) == (2, 3)
    assert (story.fleets("b2"), story.fleets("c2"), story.owner("c2")) == (3, 1, "blue")


@pytest.mark.rule("C10.3")
@pytest.mark.parametrize(
    "there, more, bonus",
    [
        ("", "", 0),
        ("fortress", "", 1),
        ("fortress 4", "", 4),  # each Fortress counts
        ("metropolis", "", 1),
        ("metropolis fortress 2", "", 3),
        ("port 2 temple 2", "", 0),  # no other building
        ("", "area delos blue fortress 3", 0),  # nor one on another island
        ("", "area andros red fortress\narea delos red metropolis", 0),  # nothing for the attacker
        ("", "area j2 blue fleets 3\narea h4 red fleets 2", 0),  # nor fleets
    ],
)
def test_on_land_fortresses_and_the_metropolis_of_the_island_help_the_defender(
    there: str, more: str, bonus: int
) -> None:
    story = on_land(3, 2, there, more)
    assert numbers(story.game.odds()) == numbers(story.game.odds(3, 2, 0, bonus))
    assert strengths(story, 2, 1) == (3 + 2, 2 + 1 + bonus)


@pytest.mark.rule("C10.3")
def test_troops_left_behind_do_not_fight_on_land() -> None:
    story = on_land(4, 1, take=1)
    assert strengths(story, 0, 3) == (1, 4)
    assert (story.troops("milos"), story.troops("syros"), story.owner("syros")) == (3, 1, "blue")


@pytest.mark.rule("C10.2", "C10.3")
@pytest.mark.parametrize("sea", [True, False], ids=["sea", "land"])
def test_strength_is_counted_anew_in_each_round(sea: bool) -> None:
    story = at_sea(2, 2, "area tinos blue port") if sea else on_land(2, 2, "fortress", "area j2 blue fleets 1")
    assert strengths(story, 3, 2) == (5, 5)
    story.play("stay, stay")
    assert strengths(story, 3, 1) == (4, 3)


@pytest.mark.rule("C10.1", "C10.2", "C10.3")
@pytest.mark.parametrize("attackers, defenders, bonus, known", KNOWN)
@pytest.mark.parametrize("sea", [True, False], ids=["sea", "land"])
def test_the_odds_of_a_battle_being_fought_are_the_known_ones(
    sea: bool, attackers: int, defenders: int, bonus: int, known: tuple[float, float, float]
) -> None:
    ports = f"area tinos blue port {bonus}\narea andros red port"  # a Port of the attacker changes nothing
    story = at_sea(attackers, defenders, ports) if sea else on_land(attackers, defenders, f"fortress {bonus}")
    assert tuple(round(number, 4) for number in numbers(story.game.odds())) == known


# -- losses and rounds -------------------------------------------------------------------------------------------------


@pytest.mark.rule("C10.4")
@pytest.mark.parametrize("sea", [True, False], ids=["sea", "land"])
@pytest.mark.parametrize("rolls, left", [((2, 1), (2, 1)), ((1, 2), (1, 2)), ((1, 1), (1, 1))])
def test_the_lower_strength_loses_a_unit_and_a_tie_costs_both_one(
    sea: bool, rolls: tuple[int, int], left: tuple[int, int]
) -> None:
    story = at_sea(2, 2) if sea else on_land(2, 2)
    strengths(story, *rolls)
    where, reserve = ("c2", "fleets_left") if sea else ("syros", "troops_left")
    assert (story.pieces("moving-group"), story.pieces(where)) == left
    assert (story.number(reserve, "red"), story.number(reserve, "blue")) == (8 - left[0], 8 - left[1])


@pytest.mark.rule("C10.5")
@pytest.mark.parametrize("sea", [True, False], ids=["sea", "land"])
def test_after_a_round_first_the_defender_then_the_attacker_may_retreat(sea: bool) -> None:
    story = at_sea(3, 3) if sea else on_land(3, 3, more="area j2 blue fleets 1")
    for _ in ("first round", "second round"):
        assert (story.asked, story.question) == (None, "Roll")  # nobody retreats before it
        strengths(story, 1, 1)
        if story.pieces("moving-group") > 1:
            assert (story.asked, story.question) == ("blue", "Retreat")
            story.play("stay")
            assert (story.asked, story.question) == ("red", "Retreat")
            story.play("stay")
    assert story.asked == "blue"  # after each round again


@pytest.mark.rule("C10.5")
@pytest.mark.parametrize("sea", [True, False], ids=["sea", "land"])
def test_when_the_defender_retreats_the_attacker_is_not_asked_and_has_the_place(sea: bool) -> None:
    story = at_sea(2, 3) if sea else on_land(2, 3, more="area j2 blue fleets 1")
    strengths(story, 0, 0)
    where, refuge = ("c2", "d3") if sea else ("syros", "kea")
    story.play(f"to {refuge}")
    assert (story.asked, story.question) == ("red", "PaidActions")
    assert (story.owner(where), story.pieces(where)) == ("red", 1)
    assert (story.owner(refuge), story.pieces(refuge)) == ("blue", 3)
    assert not story.happened("rolled")


# -- retreat -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C10.6")
def test_troops_retreat_together_to_an_own_island_that_own_fleets_join() -> None:
    fleets = "area j2 blue fleets 1\narea i2 blue fleets 1\narea h2 blue fleets 1\narea f6 blue fleets 1"
    story = on_land(3, 3, more=f"{fleets}\narea andros blue")
    strengths(story, 2, 1)
    # Delos is neutral, Paros green's, Andros not joined; they are no refuge
    assert (story.asked, story.legal) == ("blue", ["stay", "to kea"])
    for words in ("to delos", "to paros", "to andros", "to milos", "to j2", "take 1"):
        assert story.refuses(words)
    story.play("to kea")
    assert (story.troops("kea"), story.owner("kea"), story.troops("syros"), story.owner("syros")) == (
        2,
        "blue",
        3,
        "red",
    )


@pytest.mark.rule("C10.6")
@pytest.mark.parametrize("more", ["", "area j2 red fleets 1", "area j2 green fleets 1", "area i2 blue fleets 1"])
def test_without_own_fleets_to_an_own_island_there_is_no_retreat(more: str) -> None:
    story = on_land(3, 3, more=more)  # Kea is blue's
    strengths(story, 1, 1)
    assert story.asked == "red"  # the defender is not asked
    assert story.refuses("to kea")


@pytest.mark.rule("C10.6")
def test_a_neutral_island_is_no_refuge() -> None:
    story = on_land(3, 3, more="area h4 blue fleets 1\narea h3 blue fleets 1\narea h2 blue fleets 1")
    strengths(story, 1, 1)
    assert (story.asked, story.legal) == ("blue", ["stay", "to kea"])  # Delos is nobody's
    story = on_land(3, 3, more="area i3 blue fleets 1\narea h3 blue fleets 1\narea g3 blue fleets 1")
    strengths(story, 1, 1)
    assert story.asked == "red"


@pytest.mark.rule("C10.6")
def test_the_attacker_retreats_to_where_it_came_from_or_another_own_island() -> None:
    more = "area f5 red fleets 1\narea e4 red fleets 1\narea d4 red fleets 1"
    story = on_land(3, 3, more=more)
    assert (story.troops("milos"), story.owner("milos")) == (0, "red")
    strengths(story, 0, 3)
    assert (story.asked, sorted(story.legal)) == ("red", ["stay", "to milos", "to tinos"])
    story.play("to milos")
    assert (story.troops("milos"), story.troops("syros"), story.owner("syros")) == (2, 3, "blue")
    assert (story.question, story.gold("red")) == ("PaidActions", 8)


@pytest.mark.rule("C10.6", "C14.2")
def test_attackers_who_flew_in_without_fleets_cannot_retreat() -> None:
    text = LAND.replace("area g5 red fleets 1", "") + "area milos red troops 3\narea syros blue troops 3"
    story = classic_turn("zeus", f"{text}\ncreatures pegasus - -").play("buy pegasus, from milos, to syros, take 3")
    strengths(story, 1, 1)
    assert (story.asked, story.question) == (None, "Roll")


@pytest.mark.rule("C10.7")
def test_fleets_retreat_together_to_an_adjacent_space_that_is_empty_or_own() -> None:
    story = at_sea(2, 3, "area c1 green fleets 1\narea d3 blue fleets 1")
    strengths(story, 3, 0)
    assert (story.asked, sorted(story.legal)) == ("blue", ["stay", "to b2", "to d3"])  # B2: all of red came
    for words in ("to c1", "to a1", "to tinos", "take 1"):
        assert story.refuses(words)
    story.play("to d3")
    assert (story.fleets("d3"), story.fleets("c2"), story.owner("c2")) == (3, 2, "red")


@pytest.mark.rule("C10.7")
def test_without_a_free_space_there_is_no_retreat_at_sea() -> None:
    story = at_sea(3, 2, "area c1 green fleets 1\narea d3 green fleets 1", take=2)  # a fleet of red stays in B2
    strengths(story, 1, 1)
    assert (story.asked, story.legal) == ("red", ["stay", "to b2"])


@pytest.mark.rule("C10.7")
@pytest.mark.parametrize("fleets, left", [(2, 0), (4, 2)])
def test_the_attacker_may_sail_back_where_it_came_from(fleets: int, left: int) -> None:
    story = at_sea(fleets, 2, take=2)
    strengths(story, 0, 3)
    story.play("stay")
    assert (story.asked, sorted(story.legal)) == ("red", ["stay", "to b2", "to c1", "to d3"])
    story.play("to b2")
    assert (story.owner("b2"), story.fleets("b2"), story.fleets("c2"), story.owner("c2")) == (
        "red",
        left + 1,
        2,
        "blue",
    )


# -- the end of a battle -----------------------------------------------------------------------------------------------


@pytest.mark.rule("C10.8")
@pytest.mark.parametrize("rolls, owner, left", [((3, 0), "red", 1), ((0, 3), "blue", 1), ((2, 2), None, 0)])
def test_a_sea_battle_ends_when_a_side_is_gone(rolls: tuple[int, int], owner: str | None, left: int) -> None:
    story = at_sea(1, 1)
    strengths(story, *rolls)
    assert (story.owner("c2"), story.fleets("c2"), story.fleets("moving-group")) == (owner, left, 0)
    assert (story.owner("b2"), story.asked, story.question) == (None, "red", "PaidActions")


@pytest.mark.rule("C10.9")
@pytest.mark.parametrize("rolls, owner, left", [((3, 0), "red", 1), ((0, 3), "blue", 1), ((2, 2), "blue", 0)])
def test_a_land_battle_ends_when_a_side_is_gone(rolls: tuple[int, int], owner: str, left: int) -> None:
    story = on_land(1, 1, more="area j2 blue fleets 1")
    strengths(story, *rolls)
    assert (story.owner("syros"), story.troops("syros"), story.troops("moving-group")) == (owner, left, 0)
    assert (story.owner("milos"), story.asked, story.question) == ("red", "red", "PaidActions")


@pytest.mark.rule("C10.9")
def test_where_all_have_died_the_defender_keeps_buildings_and_income() -> None:
    story = on_land(1, 1, "metropolis fortress prosperity 2")
    before = story.game.view(1)["income"]["blue"]
    assert strengths(story, 3, 1) == (4, 4)
    assert (story.owner("syros"), story.troops("syros"), story.number("metropolis", "syros")) == ("blue", 0, 1)
    assert (story.buildings("fortress", "syros"), story.game.view(1)["income"]["blue"]) == (1, before)


@pytest.mark.rule("C10.10")
@pytest.mark.parametrize("defenders", [1, 0])
def test_who_takes_an_island_gets_buildings_metropolis_and_prosperity_markers(defenders: int) -> None:
    story = on_land(2, defenders, "metropolis temple port prosperity 2")
    if defenders:
        strengths(story, 3, 0)
    assert story.owner("syros") == "red"
    assert [story.buildings(kind, "syros") for kind in ("port", "fortress", "temple")] == [1, 0, 1]
    assert (story.number("metropolis", "syros"), story.number("prosperity", "syros")) == (1, 2)
    assert story.game.view(0)["income"]["red"] == 2 + 1 + 2  # Milos, Tinos, and the markers of Syros
    assert {row.players[0]: row.metropolises for row in story.game.standings} == {0: 1, 1: 0, 2: 0}


@pytest.mark.rule("C10.11", "C13.10")
def test_a_conquest_changes_control_then_eliminates_then_founds_the_new_metropolis() -> None:
    text = LAND.replace("area kea blue", "area kea green").replace("area tinos red", "area tinos red metropolis")
    own = "area milos red troops 2\narea andros red port\narea delos red fortress temple"
    story = classic_turn("ares", f"{text}\n{own}\narea syros blue troops 1 university\narea j2 blue fleets 1")
    story.play("move, from milos, to syros, take 2", "roll 3, roll 0")
    kinds = [event["event"] for event in story.game.seen(None)]
    assert kinds[kinds.index("control-taken") :] == ["control-taken", "eliminated", *["building-given"] * 4]
    assert (story.question, story.owner("j2"), story.game.standings[0].metropolises) == ("PlaceMetropolis", None, 1)
    story.play("at syros")  # all four buildings have gone, and Syros is red's already
    assert (story.happened("metropolis-gained")[0]["way"], story.game.standings[0].metropolises) == ("economic", 2)
