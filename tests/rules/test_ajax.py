"""L13: Ajax."""

import pytest

from cyclades.engine.decks import DISCARD, GONE
from cyclades.rules.events import KINDS
from tests.story import Story, team_turn, turn

SITES = {"delos": 2, "naxos": 2, "paros": 1, "andros": 2, "kea": 1, "milos": 2, "thira": 2}
SEVEN = " \n ".join(f"area {name} red" for name in SITES)
SIX = SEVEN.removesuffix(" \n area thira red")


def ajax(areas: str, god: str = "athena", since: int = 1, paid: bool = True) -> Story:
    """Red, with Ajax on Delos; blue has what is left."""
    text = f"{areas} \n area syros blue \n hero ajax red at delos since {since}"
    return turn(god, text, red="gold 0", paid=paid)


@pytest.mark.rule("L13.1")
def test_ajax_has_strength_two_in_attack() -> None:
    story = turn(
        "ares", "area delos red \n area naxos blue troops 1 \n area syros blue \n hero ajax red at delos since 1"
    )
    story.play("move, from delos, to naxos", "roll 0")
    assert story.happened("rolled")[-1]["strength"] == 2
    story.play("roll 0")  # 2 against 1
    assert story.owner("naxos") == "red"
    assert story.card_at("ajax") == "naxos"


@pytest.mark.rule("L13.1")
def test_ajax_has_strength_two_in_defence_and_adds_to_troops() -> None:
    text = "area delos red troops 4 \n area naxos blue troops 1 \n area syros blue \n hero ajax blue at naxos since 1"
    story = turn("ares", text).play("move, from delos, to naxos, take 4", "roll 0, roll 1")
    assert story.happened("rolled")[-1]["strength"] == 2 + 1 + 1


@pytest.mark.rule("L13.1", "L9.11")
def test_ajax_is_one_unit_to_lose() -> None:
    story = turn(
        "ares", "area delos red \n area naxos blue troops 2 \n area syros blue \n hero ajax red at delos since 1"
    )
    story.play("move, from delos, to naxos", "roll 0, roll 1")  # 2 against 3
    assert story.card_at("ajax") is None
    assert story.owner("naxos") == "blue"


@pytest.mark.rule("L13.1", "L10.2")
def test_his_strength_counts_only_where_he_takes_part() -> None:
    lands = "area delos red troops 1 \n area naxos blue troops 1 \n area syros blue"
    story = turn("ares", f"{lands} \n hero ajax red at delos since 1")
    story.play("move, from delos, to naxos, take 1, without ajax", "roll 0")
    assert (story.happened("rolled")[-1]["strength"], story.happened("power-used")) == (1, [])
    story = turn("ares", f"{lands} \n hero ajax blue at syros since 1").play(
        "move, from delos, to naxos", "roll 0, roll 1"
    )
    assert [event["strength"] for event in story.happened("rolled")] == [1 + 1]


@pytest.mark.rule("L19.47", "L13.1")
def test_his_strength_ends_with_his_death_in_the_middle_of_a_battle() -> None:
    text = "area delos red troops 2 \n area naxos blue troops 4 \n area syros blue \n hero ajax red at delos since 1"
    story = turn("ares", text).play("move, from delos, to naxos, take 2, with ajax", "roll 0, roll 1")
    assert (story.asked, story.legal) == ("red", ["lose troop", "lose ajax"])
    story.play("lose ajax", "stay, stay", "roll 1")
    assert (story.happened("rolled")[-1]["strength"], story.place("ajax")) == (2 + 1, DISCARD)


@pytest.mark.rule("L13.7")
@pytest.mark.parametrize("colour, area", [("red", "delos"), ("blue", "naxos")])
def test_his_power_is_announced_when_the_battle_begins_and_not_again(colour: str, area: str) -> None:
    lands = "area delos red troops 3 \n area naxos blue troops 3 \n area syros blue"
    story = turn("ares", f"{lands} \n hero ajax {colour} at {area} since 1").play("move, from delos, to naxos, take 3")
    story.play(*(["with ajax"] if colour == "red" else []))
    assert story.happened("power-used") == [{"event": "power-used", "faction": colour, "card": "ajax"}]
    told = [event["event"] for event in story.game.seen(None)]
    assert [event for event in told if not KINDS.by_name[event].wordless][-2:] == ["battle-begun", "power-used"]
    story.play("roll 0, roll 3" if colour == "red" else "roll 3, roll 0", "lose troop", "stay, stay")
    assert (story.question, story.happened("power-used")) == ("Roll", [])


@pytest.mark.rule("L13.2")
def test_example_e10_ajax() -> None:
    """E10: Ajax 7 areas (6: refused)."""
    assert ajax(SIX).refuses("sacrifice ajax")
    story = ajax(SEVEN).play("sacrifice ajax", "at thira, draw gold")
    assert story.number("metropolis", "thira") == 1
    assert story.happened("metropolis-gained")[0]["way"] == "heroic"


@pytest.mark.rule("L13.2", "L10.4")
def test_ajax_leaves_the_game_and_his_area_stays() -> None:
    story = ajax(SEVEN).play("sacrifice ajax")
    assert story.place("ajax") == GONE
    assert story.card_at("ajax") is None
    assert story.owner("delos") == "red"


@pytest.mark.rule("L13.2")
def test_areas_held_by_a_control_token_count_and_sea_areas_do_not() -> None:
    assert ajax(f"{SIX} \n area west red fleets 1 \n area south red fleets 1").refuses("sacrifice ajax")
    assert "sacrifice ajax" in ajax(SEVEN).legal  # nothing but tokens on six of the seven


@pytest.mark.rule("L13.2")
def test_more_than_seven_areas_are_enough_too() -> None:
    text = SEVEN + " \n area syros red \n area west blue fleets 1 \n hero ajax red at delos since 1"
    assert "sacrifice ajax" in turn("athena", text).legal


@pytest.mark.rule("L13.2", "L10.4")
def test_a_seventh_area_conquered_in_the_same_turn_counts() -> None:
    text = SIX.replace("area kea red", "area kea red troops 1 \n area bay red fleets 1")
    story = turn("ares", f"{text} \n area thira blue \n area syros blue \n hero ajax red at delos since 1")
    assert story.refuses("sacrifice ajax")
    story.play("move, from kea, to thira", "sacrifice ajax")
    assert story.question == "PlaceMetropolis"


@pytest.mark.rule("L13.2", "L10.5")
def test_not_in_the_cycle_in_which_he_was_acquired() -> None:
    assert ajax(SEVEN, since=2).refuses("sacrifice ajax")
    text = f"{SEVEN} \n area syros blue \n heroes ajax hector"
    story = turn("hera", text).play("hire ajax, at delos")
    assert story.refuses("sacrifice ajax")


@pytest.mark.rule("L13.2", "L7.21")
def test_not_with_apollo() -> None:
    story = Story(
        f"""
        cycle 2
        gods athena zeus poseidon ares hera
        offering red apollo 0
        {SEVEN}
        area syros blue
        hero ajax red at delos since 1
        phase actions
        """
    )
    assert story.asked == "red"
    assert story.refuses("sacrifice ajax")
    story.play("at delos")
    assert len(story.happened("turn-ended")) == 1


@pytest.mark.rule("L13.2", "L10.4")
@pytest.mark.parametrize("god", ["athena", "zeus", "poseidon", "ares", "hera"])
def test_with_any_other_god_before_the_mandatory_actions_too(god: str) -> None:
    story = ajax(SEVEN, god, paid=False).play("sacrifice ajax", "at thira, draw gold")
    assert story.question == "MandatoryActions"
    assert "sacrifice ajax" in ajax(SEVEN, god).legal


@pytest.mark.rule("L13.2", "L11.5")
def test_without_a_free_site_his_metropolis_replaces_a_building() -> None:
    rows = [f"area {name} red {'port' if name < 'm' else 'temple'} {sites}" for name, sites in SITES.items()]
    story = ajax(" \n ".join(rows)).play("sacrifice ajax", "at kea, draw gold")
    assert story.number("metropolis", "kea") == 1
    assert story.buildings("port", "kea") == 0


@pytest.mark.rule("L13.2", "L11.6")
def test_with_neither_site_nor_building_he_is_sacrificed_for_nothing() -> None:
    tokens = iter(["gold", "troops", "fleets", "priestess", "prosperity"] * 3)
    rows = [f"area {name} red {' '.join(f'metropolis {next(tokens)}' for _ in range(n))}" for name, n in SITES.items()]
    story = ajax(" \n ".join(rows)).play("sacrifice ajax")
    assert story.place("ajax") == GONE
    assert story.question == "PaidActions"
    assert sum(story.row("metropolis")) == 12


@pytest.mark.rule("L13.2", "L17.34")
def test_in_a_team_only_his_owners_areas_count() -> None:
    text = "{} \n area syros green \n hero ajax red at delos since 1"
    assert team_turn("athena", text.format(f"{SIX} \n area thira blue")).refuses("sacrifice ajax")
    assert "sacrifice ajax" in team_turn("athena", text.format(SEVEN)).legal


@pytest.mark.rule("L13.2")
def test_his_sacrifice_costs_nothing() -> None:
    story = ajax(SEVEN)
    assert story.game.price(story.game.parse("sacrifice ajax")) == 0
    story.play("sacrifice ajax", "at thira, draw priestess")
    assert (story.gold("red"), story.number("lands", "red")) == (0, 7)
