"""C7: recruiting fleets, troops, priests and philosophers."""

import pytest

from tests.story import NO_CLASSIC_CARDS, Story, classic, classic_turn

OTHERS = """
    area delos blue troops 1
    area kea blue
    area naxos green troops 1
    area milos green
"""
PIECES = [("poseidon", "fleet", "at a1"), ("ares", "troop", "at andros")]
PEOPLE = [("zeus", "priest", "priests"), ("athena", "philosopher", "philosophers")]
GODS = [god for god, *_ in [*PIECES, *PEOPLE]]
UNITS = dict(zip(GODS, ["fleet", "troop", "priest", "philosopher"]))


def own_turn(god: str, more: str = "", gold: int = 9, players: int = 3) -> Story:
    """Red with a god, nothing recruited yet; it has Andros."""
    return classic_turn(god, f"{OTHERS}\narea andros red troops 1\n{more}", f"gold {gold}", paid=False, players=players)


def recruit(story: Story, unit: str, where: str) -> int:
    """Recruit one, and say what it cost."""
    before = story.gold("red")
    price = story.game.price(story.game.parse(f"recruit {unit}"))
    story.play(f"recruit {unit}", *([where] if where else []))
    assert before - story.gold("red") == price
    return price


# -- the first is free -------------------------------------------------------------------------------------------------


@pytest.mark.rule("C7.1")
@pytest.mark.parametrize("god", GODS)
def test_the_first_unit_of_the_gods_kind_is_free_and_needs_no_gold(god: str) -> None:
    story = own_turn(god, gold=0)
    where = {"poseidon": "at a1", "ares": "at andros"}.get(god, "")
    assert recruit(story, UNITS[god], where) == 0
    assert story.refuses(f"recruit {UNITS[god]}")  # the next one would have to be bought


@pytest.mark.rule("C7.1")
@pytest.mark.parametrize("god", GODS)
@pytest.mark.parametrize("unit", UNITS.values())
def test_a_god_grants_only_its_own_kind(god: str, unit: str) -> None:
    assert own_turn(god).refuses(f"recruit {unit}") is (UNITS[god] != unit)


@pytest.mark.rule("C7.1", "C7.2")
def test_the_prices_begin_anew_in_each_turn() -> None:
    story = classic(
        f"""
        cycle 3
        gods poseidon ares - -
        {NO_CLASSIC_CARDS}
        player red gold 9
        player blue gold 9
        offering red poseidon 1
        offering blue ares 1
        offering green apollo 0
        {OTHERS}
        area andros red troops 1
        phase actions
        """
    )
    for price in (0, 1, 2, 3):
        assert recruit(story, "fleet", "at a1") == price
    story.play("end", "recruit troop, at kea", "end", "at naxos", "draw poseidon", "draw zeus")
    story.play("bid apollo 0", "bid zeus 1", "bid poseidon 1")
    assert recruit(story, "fleet", "at a1") == 0
    assert recruit(story, "fleet", "at a1") == 1


# -- pieces ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C7.2", "C7.4")
@pytest.mark.parametrize(
    "god, unit, where, prices", [(*PIECES[0], [0, 1, 2, 3]), (*PIECES[1], [0, 2, 3, 4])], ids=["fleets", "troops"]
)
def test_a_unit_is_free_and_up_to_three_more_are_bought_at_rising_prices(
    god: str, unit: str, where: str, prices: list[int]
) -> None:
    story = own_turn(god, gold=20)
    assert [recruit(story, unit, where) for _ in prices] == prices
    assert story.gold("red") == 20 - sum(prices)
    assert story.pieces(where.removeprefix("at ")) == 4 + (unit == "troop")  # one troop stood there before
    assert story.number(f"{unit}s_left", "red") == 4 - (unit == "troop")
    assert story.refuses(f"recruit {unit}")  # no fifth, whatever one has


@pytest.mark.rule("C7.2", "C7.4")
@pytest.mark.parametrize("god, unit, where, gold, got", [(*PIECES[0], 2, 2), (*PIECES[1], 4, 2)])
def test_who_cannot_pay_the_next_price_gets_no_more(god: str, unit: str, where: str, gold: int, got: int) -> None:
    story = own_turn(god, gold=gold)
    for _ in range(got):
        recruit(story, unit, where)
    assert story.refuses(f"recruit {unit}")
    assert story.gold("red") > 0


@pytest.mark.rule("C7.3")
def test_fleets_are_recruited_around_own_islands_where_the_sea_is_empty_or_own() -> None:
    """Around Andros: A1, B2, C1, C2. Paros, around which lie D4 to F6, is red's by a marker alone."""
    more = """
        area paros red
        area a1 red fleets 2
        area b2 blue fleets 1
        area f5 green fleets 1
        area b3 red fleets 1
    """
    story = own_turn("poseidon", more).play("recruit fleet")
    assert sorted(story.legal) == sorted(["at a1", "at c1", "at c2", "at d4", "at d5", "at e4", "at e6", "at f6"])
    for words in ("at b2", "at f5", "at b3", "at a2", "at f4", "at andros"):  # of others, not around, or no sea
        assert story.refuses(words)
    story.play("at a1")
    assert (story.fleets("a1"), story.owner("a1")) == (3, "red")
    story.play("recruit fleet, at c2")
    assert (story.fleets("c2"), story.owner("c2")) == (1, "red")


@pytest.mark.rule("C7.3")
def test_without_a_space_for_it_no_fleet_is_recruited_and_the_turn_may_end() -> None:
    around = "\n".join(f"area {sea} blue fleets 1" for sea in ("a1", "b2", "c1", "c2"))
    story = own_turn("poseidon", around)
    assert story.refuses("recruit fleet")
    assert "end" in story.legal


@pytest.mark.rule("C7.5")
def test_troops_are_recruited_onto_own_islands_also_those_held_by_a_marker_alone() -> None:
    story = own_turn("ares", "area paros red\narea syros red troops 2\narea f5 red fleets 1").play("recruit troop")
    assert story.legal == ["at andros", "at paros", "at syros"]
    for words in ("at delos", "at kea", "at tinos", "at f5"):  # blue's, held by blue's marker, neutral, no land
        assert story.refuses(words)
    story.play("at paros")
    assert (story.troops("paros"), story.owner("paros")) == (1, "red")
    story.play("recruit troop, at syros")
    assert story.troops("syros") == 3


# -- people ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C7.6", "C7.7")
@pytest.mark.parametrize("god, unit, field", PEOPLE)
def test_a_priest_or_philosopher_is_free_and_only_one_more_costs_4(god: str, unit: str, field: str) -> None:
    story = own_turn(god, gold=20)
    assert [recruit(story, unit, "") for _ in range(2)] == [0, 4]
    assert (story.number(field, "red"), story.number(f"{field}_left")) == (2, 14)
    assert story.refuses(f"recruit {unit}")
    assert story.gold("red") == 16


@pytest.mark.rule("C7.6", "C7.7")
@pytest.mark.parametrize("god, unit, field", PEOPLE)
def test_with_3_gold_pieces_there_is_no_second_one(god: str, unit: str, field: str) -> None:
    story = own_turn(god, gold=3).play(f"recruit {unit}")
    assert story.refuses(f"recruit {unit}")
    assert (story.number(field, "red"), story.gold("red")) == (1, 3)


@pytest.mark.rule("C7.8")
@pytest.mark.parametrize("god, unit, field", PEOPLE)
def test_everybody_sees_priests_and_philosophers(god: str, unit: str, field: str) -> None:
    story = own_turn(god, f"player blue gold 3 {field} 3\nplayer green gold 3 {field} 1").play(f"recruit {unit}")
    for viewer in (0, 1, 2, None):
        assert story.game.view(viewer)["state"][field] == [1, 3, 1]
        gained = [event for event in story.game.seen(viewer) if event["event"] == "people-gained"]
        assert gained == [{"event": "people-gained", "faction": "red", "unit": unit, "price": 0}]
