"""L17: moves in teams. Red and blue play together; the way leads over the teammate's fleets and through its areas."""

import pytest

from tests.story import TEAMS, Story, team_turn

# Green and yellow are elsewhere and have more than one area each.
OTHERS = """
    area andros green troops 1
    area kea green troops 1
    area milos yellow troops 1
"""
HEROIC = ["athena", "zeus", "poseidon", "hera"]


def ares(text: str, gold: int = 9) -> Story:
    """Red, with Ares, at its paid actions."""
    return team_turn("ares", OTHERS + text, f"gold {gold}")


def sea(text: str, gold: int = 9) -> Story:
    """Red, with Poseidon, at its paid actions."""
    return team_turn("poseidon", f"{OTHERS}\narea delos red\n{text}", f"gold {gold}")


def heroic(text: str, gold: int = 9, god: str = "athena") -> Story:
    """Red, with Athena, has Ajax in Delos."""
    return team_turn(god, f"{OTHERS}\narea delos red troops 2\n{text}\nhero ajax red at delos since 1", f"gold {gold}")


# -- chains of fleets --------------------------------------------------------------------------------------------------


@pytest.mark.rule("L17.18")
@pytest.mark.parametrize(
    "fleets, allowed",
    [
        ("area south blue fleets 1", True),  # the teammate's alone
        ("area west red fleets 1\narea south blue fleets 1", True),
        ("area north blue fleets 1\narea east red fleets 1", True),
        ("area north blue fleets 1\narea east green fleets 1", False),
        ("area south green fleets 1", False),
        ("area west blue fleets 1", False),  # does not touch Thira
    ],
)
def test_a_chain_may_use_the_teammates_fleets(fleets: str, allowed: bool) -> None:
    text = f"area delos red troops 1\n{fleets}"
    story = ares(text).play("move, from delos")
    assert ("to thira" in story.legal) is allowed
    story = heroic(fleets).play("lead ajax")
    assert ("to thira" in story.legal) is allowed


@pytest.mark.rule("L17.18")
def test_the_teammates_fleets_stay_where_they_are() -> None:
    story = ares("area delos red troops 1\narea south blue fleets 2").play("move, from delos, to thira")
    assert (story.owner("thira"), story.gold("red+blue")) == ("red", 8)
    assert (story.owner("south"), story.fleets("south")) == ("blue", 2)


@pytest.mark.rule("L17.18")
def test_attackers_retreat_over_the_teammates_fleets() -> None:
    story = ares("area syros red troops 3\narea south blue fleets 1\narea thira green troops 3")
    story.play("move, from syros, to thira, take 3", "roll 0, roll 3")
    assert story.asked == "red"  # green has nowhere to go
    assert story.legal == ["stay", "to delos", "to naxos", "to paros", "to syros"]
    story.play("to syros")
    assert story.troops("syros") == 2


@pytest.mark.rule("L17.18")
def test_defenders_retreat_over_their_teammates_fleets() -> None:
    text = "area syros red troops 3\narea west red fleets 1\narea delos green troops 3\narea north yellow fleets 1"
    story = ares(text + "\narea east yellow fleets 1").play("move, from syros, to delos, take 3", "roll 3, roll 0")
    assert (story.asked, story.legal) == ("green", ["stay", "to naxos", "to andros", "to kea", "to thira"])


# -- no stopping -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("L17.19")
def test_no_land_move_ends_in_an_area_of_the_teammate_defended_or_not() -> None:
    story = ares("area paros red troops 1\narea naxos blue\narea delos blue troops 1")
    assert story.refuses("move")  # nothing but the teammate's areas, and no way out of them
    story = ares("area paros red troops 1\narea naxos blue").play("move, from paros, to naxos")
    assert (story.question, story.legal) == ("PassOn", ["to delos"])
    assert story.owner("naxos") == "blue"


@pytest.mark.rule("L17.19", "L17.21")
@pytest.mark.parametrize("colour, mate", [("red", "blue"), ("blue", "red"), ("green", "yellow"), ("yellow", "green")])
def test_it_is_the_same_for_everybody_in_a_team(colour: str, mate: str) -> None:
    lines = ["cycle 2", "gods ares athena zeus poseidon hera", f"offering {colour} ares 1"]
    lines += ["player red gold 9", "player green gold 9", "done build fortress 1", "done recruit troop 1"]
    lines += [f"area paros {colour} troops 1", f"area naxos {mate} troops 1", "phase actions ares paid"]
    story = Story("\n".join(lines), 4, TEAMS).play("move, from paros, to naxos")
    assert (story.asked, story.question, story.legal) == (colour, "PassOn", ["to delos"])


@pytest.mark.rule("L17.19")
def test_no_heroic_move_ends_there() -> None:
    story = heroic("area naxos blue\narea paros blue")
    assert story.refuses("lead ajax")
    story = heroic("area naxos blue").play("lead ajax, to naxos, take 0")
    assert story.legal == ["to paros"]


@pytest.mark.rule("L17.19")
def test_no_sea_move_ends_there() -> None:
    story = sea("area west red fleets 1\narea north blue fleets 1\narea south blue fleets 1", gold=1)
    assert story.refuses("sail")
    story = sea("area west red fleets 1\narea north blue fleets 1\narea south green fleets 1", gold=1)
    assert story.play("sail, from west").legal == ["to south"]


@pytest.mark.rule("L17.19")
def test_pegasus_flies_neither_to_nor_through_the_teammate() -> None:
    text = "area delos red troops 2\narea naxos blue\narea thira blue troops 1\narea syros red\ncreatures - - - pegasus"
    story = ares(text).play("buy pegasus, from delos")
    assert story.legal == ["to paros", "to andros", "to kea", "to syros"]  # not Milos, yellow's last
    story.play("to paros, take 1")
    assert (story.owner("paros"), story.question) == ("red", "PaidActions")


@pytest.mark.rule("L17.19")
def test_perseus_sacrifice_carries_nobody_to_the_teammate() -> None:
    text = "area delos red troops 2\narea naxos blue\narea thira blue\nhero perseus red at delos since 1"
    story = ares(text).play("sacrifice perseus, from delos")
    assert story.legal == ["to paros", "to andros", "to kea", "to syros"]


@pytest.mark.rule("L17.20")
def test_no_retreat_on_land_ends_in_an_area_of_the_teammate() -> None:
    story = ares("area delos red troops 2\narea naxos green troops 2\narea paros blue\narea north blue fleets 1")
    story.play("move, from delos, to naxos, take 2", "roll 1, roll 1")
    assert story.asked == "red"  # green has nowhere to go
    assert story.legal == ["stay", "to delos"]
    text = "area delos red troops 3\narea naxos green troops 2\narea paros yellow\narea syros yellow"
    story = ares(text).play("move, from delos, to naxos, take 3", "roll 1, roll 1")
    assert story.asked == "red"  # the defender's teammate offers no refuge either


@pytest.mark.rule("L17.20", "L17.28")
def test_no_retreat_at_sea_ends_where_the_teammates_fleets_are() -> None:
    text = "area north red fleets 3\narea east green fleets 2\narea south blue fleets 1\narea bay yellow fleets 1"
    story = sea(text).play("sail, from north, to east, take 2", "roll 1, roll 1")
    assert (story.asked, story.legal) == ("red", ["stay", "to north"])  # green cannot join yellow in the Bay


# -- passing through on land -------------------------------------------------------------------------------------------


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
