"""L17: a group of a team passes through areas of a teammate."""

import pytest

from tests.rules.test_l17_teams_moves import OTHERS, ares, heroic, sea
from tests.story import Story, team_turn

HEROIC = ["athena", "zeus", "poseidon", "hera"]


@pytest.mark.rule("L17.21", "L17.23")
def test_a_land_move_passes_through_an_area_of_the_teammate() -> None:
    story = ares("area delos red troops 3\narea naxos blue troops 1").play("move, from delos, to naxos, take 2")
    assert (story.asked, story.question, story.legal) == ("red", "PassOn", ["to paros"])
    story.play("to paros")
    assert (story.owner("paros"), story.troops("paros"), story.troops("delos")) == ("red", 2, 1)
    assert story.gold("red+blue") == 9 - 2
    assert [event["price"] for event in story.happened("moved")][-1] == 1


@pytest.mark.rule("L17.21", "L17.23")
def test_it_passes_through_several_in_a_row() -> None:
    text = "area delos red troops 1\narea naxos blue troops 1\narea paros blue\narea east red fleets 1"
    story = ares(text).play("move, from delos, to naxos")
    assert story.legal == ["to paros"]
    story.play("to paros")
    assert {"to andros", "to kea", "to thira"} < set(story.legal)
    story.play("to thira")
    assert (story.owner("thira"), story.troops("thira"), story.gold("red+blue")) == ("red", 1, 9 - 3)


@pytest.mark.rule("L17.21", "L17.18")
def test_the_way_may_go_on_over_fleets_of_both() -> None:
    text = "area syros red troops 1\narea west blue fleets 1\narea delos blue\narea north red fleets 1"
    story = ares(text + "\narea east blue fleets 1").play("move, from syros, to delos")
    assert story.legal == ["to naxos", "to andros", "to kea", "to thira"]
    story.play("to thira")
    assert (story.owner("thira"), story.gold("red+blue")) == ("red", 7)


@pytest.mark.rule("L17.21")
def test_with_three_teams_only_the_own_teammates_areas_are_passed() -> None:
    text = "cycle 2\ngods ares athena zeus poseidon hera\noffering red ares 1\narea delos red troops 1"
    text += "\narea naxos blue\narea paros green\narea syros green\nphase actions ares paid"
    story = Story(text, 6).play("move, from delos, to naxos, to paros")
    assert story.owner("paros") == "red"  # taken, not passed


@pytest.mark.rule("L17.24")
def test_the_group_does_not_change_on_the_way() -> None:
    text = "area delos red troops 3 mercenaries 1\narea naxos blue troops 2 mercenaries 2"
    story = ares(text + "\nhero hector blue at naxos since 1").play("move, from delos, to naxos, take 1, take 1")
    assert story.legal == ["to paros"]  # nobody may be left behind, nobody is asked to join
    story.play("to paros")
    assert (story.troops("paros"), story.number("mercenaries", "paros")) == (1, 1)
    assert (story.troops("naxos"), story.number("mercenaries", "naxos"), story.card_at("hector")) == (2, 2, "naxos")
    assert story.troops("delos") == 2


@pytest.mark.rule("L17.25")
@pytest.mark.parametrize("gold, allowed", [(1, False), (2, True)])
def test_a_step_is_offered_only_if_the_next_can_be_paid(gold: int, allowed: bool) -> None:
    text = "area delos red troops 1\narea naxos blue\narea west red fleets 1"
    story = ares(text, gold).play("move, from delos")
    assert story.legal == (["to naxos", "to syros"] if allowed else ["to syros"])
    if allowed:
        assert story.play("to naxos, to paros").gold("red+blue") == 0


@pytest.mark.rule("L17.25")
@pytest.mark.parametrize("gold, allowed", [(2, False), (3, True)])
def test_all_steps_out_of_several_areas_must_be_payable(gold: int, allowed: bool) -> None:
    story = ares("area delos red troops 1\narea naxos blue\narea paros blue\narea east red fleets 1", gold)
    assert ("move" in story.legal) is allowed
    if allowed:
        assert story.play("move, from delos, to naxos, to paros, to thira").gold("red+blue") == 0


@pytest.mark.rule("L17.25")
@pytest.mark.parametrize("gold, ways", [(2, ["delos", "thira"]), (3, ["delos", "paros", "thira"])])
def test_on_the_way_only_payable_ways_are_offered(gold: int, ways: list[str]) -> None:
    text = "area syros red troops 1\narea south blue fleets 1\narea naxos blue\narea paros blue"
    story = ares(text, gold).play("move, from syros, to naxos")
    assert story.legal == [f"to {area}" for area in ways]  # out of Paros it would be one step more


@pytest.mark.rule("L17.25")
@pytest.mark.parametrize(
    "exit_area, allowed",
    [
        ("", True),  # uncontrolled
        ("area paros green troops 1", True),
        ("area paros purple troops 1", False),  # a last area
        ("creature medusa green at paros since 1", False),
    ],
)
def test_a_way_out_must_lead_where_the_group_may_stop(exit_area: str, allowed: bool) -> None:
    text = f"cycle 2\ngods ares athena zeus poseidon hera\noffering red ares 1\n{OTHERS}\narea delos red troops 1"
    story = Story(f"{text}\narea naxos blue\n{exit_area}\nphase actions ares paid", 6)
    assert ("move" in story.legal) is allowed


@pytest.mark.rule("L17.25")
def test_nothing_else_is_done_in_between() -> None:
    text = "area delos red troops 1\narea naxos blue\nhero hector red at delos since 1\ncreatures - - - harpy"
    story = ares(text).play("move, from delos, to naxos, take 1, without hector")
    assert story.legal == ["to paros"]
    for words in ("end", "buy harpy", "recruit troop", "move"):
        assert story.refuses(words)


@pytest.mark.rule("L17.26")
def test_passing_takes_no_control_draws_no_priestess_and_nobody_fights() -> None:
    text = "area delos red troops 2\narea naxos blue troops 1 temple\nhero hector blue at naxos since 1"
    story = ares(text + "\ncreature minotaur blue at naxos since 1").play(
        "move, from delos, to naxos, take 2, to paros"
    )
    assert story.owner("naxos") == "blue"
    assert (story.number("priestesses", "red"), story.number("priestesses", "blue")) == (0, 0)
    assert (story.troops("naxos"), story.troops("paros")) == (1, 2)
    assert [story.happened(kind) for kind in ("battle", "people-gained", "power")] == [[], [], []]
    assert [event["area"] for event in story.happened("control-taken")] == ["paros"]


@pytest.mark.rule("L17.26")
def test_a_battle_may_wait_behind_it() -> None:
    story = ares("area delos red troops 2\narea naxos blue troops 3\narea paros green troops 1")
    story.play("move, from delos, to naxos, take 2, to paros", "roll 0")
    assert [event["strength"] for event in story.happened("rolled")] == [2]  # blue's troops do not help
    story.play("roll 3")  # 2 against 4; there is no way back to Delos, and green has nowhere to go
    assert (story.question, story.troops("moving-group")) == ("Roll", 1)
    story.play("roll 3, roll 0")
    assert (story.owner("paros"), story.troops("paros")) == ("red", 1)


@pytest.mark.rule("L17.27")
def test_the_group_does_not_go_back_where_it_set_out_from() -> None:
    story = ares("area delos red troops 2\narea naxos blue\narea paros red").play("move, from delos, to naxos, take 1")
    assert story.legal == ["to paros"]  # to another own area, but not back
    story = ares("area paros red troops 2\narea naxos blue\narea delos blue\narea syros green")
    assert story.refuses("move")  # the only way out of Naxos and Delos would be back


@pytest.mark.rule("L19.3", "L17.25")
def test_no_group_passes_through_medusas_area() -> None:
    text = "area delos red troops 1\narea naxos blue\narea west red fleets 1\ncreature medusa blue at naxos since 1"
    assert ares(text).play("move, from delos").legal == ["to syros"]
    text = "area delos red troops 1\narea naxos blue\narea paros blue\narea east red fleets 1"
    assert ares(text + "\ncreature medusa green at paros since 1").refuses("move")


# -- passing through at sea --------------------------------------------------------------------------------------------


@pytest.mark.rule("L17.22", "L17.23", "L17.24")
def test_a_sea_move_passes_through_the_teammates_fleets() -> None:
    story = sea("area north red fleets 3\narea east blue fleets 1").play("sail, from north, to east, take 2")
    assert (story.question, story.legal) == ("PassOn", ["to south", "to bay"])
    story.play("to bay")
    assert (story.fleets("north"), story.fleets("east"), story.fleets("bay")) == (1, 1, 2)
    assert (story.owner("east"), story.owner("bay"), story.gold("red+blue")) == ("blue", "red", 7)


@pytest.mark.rule("L17.22", "L17.23")
def test_it_passes_through_several_and_may_end_in_a_battle() -> None:
    text = "area north red fleets 2\narea east blue fleets 1\narea bay blue fleets 1\narea far green fleets 1"
    story = sea(text).play("sail, from north, to east, take 2, to bay, to far", "roll 1, roll 1")  # 3 against 2
    assert (story.owner("far"), story.fleets("far"), story.gold("red+blue")) == ("red", 2, 6)
    assert (story.owner("north"), story.fleets("east"), story.fleets("bay")) == (None, 1, 1)


@pytest.mark.rule("L17.25", "L17.27")
@pytest.mark.parametrize("gold, ways", [(1, ["to west"]), (2, ["to west", "to east"]), (3, ["to west", "to east"])])
def test_at_sea_too_the_steps_out_must_be_payable(gold: int, ways: list[str]) -> None:
    story = sea("area north red fleets 1\narea east blue fleets 1\narea bay blue fleets 1", gold).play(
        "sail, from north"
    )
    assert story.legal == ways
    if gold > 1:
        on = story.play("to east").legal
        assert on == (["to south"] if gold == 2 else ["to south", "to bay"])  # never back to the North, though empty


@pytest.mark.rule("L17.22", "L19.22")
def test_a_closed_sea_is_no_way_out() -> None:
    text = "area far red fleets 1\narea bay blue fleets 1\narea east green fleets 1"
    assert sea(text).play("sail, from far, to bay").legal == ["to south", "to east"]
    story = sea(text + "\ncreature kraken green at south since 1").play("sail, from far, to bay")
    assert story.legal == ["to east"]
    text = "area far red fleets 1\narea bay blue fleets 1\ncreature polyphemus green at paros since 1"
    assert sea(text).refuses("sail")  # he closes South and East


# -- passing through with heroes ---------------------------------------------------------------------------------------


@pytest.mark.rule("L17.23", "L17.21")
@pytest.mark.parametrize("god", HEROIC)
def test_a_hero_pays_his_next_price_for_each_step(god: str) -> None:
    story = heroic("area naxos blue", gold=10, god=god).play("lead ajax, to naxos, take 1")
    assert story.gold("red+blue") == 10 - 1
    story.play("to paros")
    assert (story.card_at("ajax"), story.troops("paros"), story.gold("red+blue")) == ("paros", 1, 10 - 1 - 2)
    story.play("lead ajax, to naxos, take 1, to delos")  # his third and his fourth move
    assert (story.card_at("ajax"), story.gold("red+blue")) == ("delos", 10 - 1 - 2 - 3 - 4)


@pytest.mark.rule("L17.23", "L17.25")
@pytest.mark.parametrize("led, gold, allowed", [(0, 2, False), (0, 3, True), (1, 4, False), (1, 5, True)])
def test_a_hero_needs_gold_for_all_steps(led: int, gold: int, allowed: bool) -> None:
    story = heroic(f"area naxos blue\nled ajax {led}", gold)
    assert ("lead ajax" in story.legal) is allowed
    if allowed:
        assert story.play("lead ajax, to naxos, take 0, to paros").gold("red+blue") == 0


@pytest.mark.rule("L17.23")
@pytest.mark.parametrize("gold, allowed", [(5, False), (6, True)])
def test_through_two_areas_a_hero_needs_1_and_2_and_3(gold: int, allowed: bool) -> None:
    story = heroic("area naxos blue\narea paros blue\narea east red fleets 1", gold)
    assert ("lead ajax" in story.legal) is allowed


TWO = "area naxos blue\nhero hector red at delos since 1"


@pytest.mark.rule("L17.23", "L17.24")
def test_two_heroes_each_pay_their_own_prices() -> None:
    story = heroic(f"{TWO}\nled hector 1", gold=8).play("lead ajax, to naxos, take 0")
    assert story.legal == ["without hector", "with hector"]
    story.play("with hector")
    assert story.gold("red+blue") == 8 - 1 - 2
    assert story.legal == ["to paros"]
    assert story.game.price(story.game.actions[0]) == 2 + 3
    story.play("to paros")
    assert (story.gold("red+blue"), story.card_at("ajax"), story.card_at("hector")) == (0, "paros", "paros")


@pytest.mark.rule("L17.23", "L17.25")
@pytest.mark.parametrize("gold, joins", [(5, False), (6, True)])
def test_a_second_hero_joins_only_if_all_steps_of_both_can_be_paid(gold: int, joins: bool) -> None:
    story = heroic(TWO, gold).play("lead ajax, to naxos, take 0")
    assert story.legal == (["without hector", "with hector"] if joins else ["without hector"])
    story.play("with hector, to paros" if joins else "without hector, to paros")
    assert story.card_at("hector") == ("paros" if joins else "delos")
    assert story.gold("red+blue") == gold - (6 if joins else 3)


@pytest.mark.rule("L17.23")
def test_with_ares_heroes_pass_at_1_gp_a_step() -> None:
    story = ares(f"area delos red\n{TWO}\nhero ajax red at delos since 1", gold=2)
    story.play("move, from delos, to naxos, with ajax, with hector, to paros")
    assert (story.gold("red+blue"), story.card_at("ajax"), story.card_at("hector")) == (0, "paros", "paros")


@pytest.mark.rule("L17.21", "L17.18")
def test_jason_goes_on_over_enemy_fleets() -> None:
    text = "area delos red\narea naxos blue\narea paros blue\narea east green fleets 1\nhero jason red at delos since 1"
    story = team_turn("athena", OTHERS + text).play("lead jason, to naxos, to paros")
    assert story.legal == ["to andros", "to kea", "to thira"]
    story.play("to thira")
    assert (story.card_at("jason"), story.owner("east"), story.gold("red+blue")) == ("thira", "green", 9 - 6)
    ajax = text.replace("jason", "ajax")
    assert team_turn("athena", OTHERS + ajax).refuses("lead ajax")  # no way out for him
