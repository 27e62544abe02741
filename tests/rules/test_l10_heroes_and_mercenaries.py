"""L10: mercenaries and heroes, and heroic moves."""

import pytest

from cyclades.engine.decks import DISCARD, GONE, TRACK
from tests.story import Story, turn

OTHERS = """
    area thira blue troops 1
    area milos blue troops 1
    area kea green troops 1
    area andros green troops 1
"""
HEROIC = ["athena", "zeus", "poseidon", "hera"]
HEROES = ["ajax", "croesus", "hector", "helen", "jason", "odysseus", "pandora", "penthesilea", "perseus"]


# -- mercenaries -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("L10.1")
def test_mercenaries_move_fight_and_hold_areas_like_basic_troops() -> None:
    story = turn("ares", OTHERS + "area delos red mercenaries 2\narea naxos blue mercenaries 1")
    story.play("move, from delos, to naxos, take 2", "roll 1, roll 1")  # 3 against 2
    assert (story.owner("naxos"), story.number("mercenaries", "naxos")) == ("red", 2)
    assert story.owner("delos") == "red"
    assert story.number("mercenaries_left") == 13
    story.play("end")
    assert story.game.view(0)["income"]["red"] == 1  # Delos


@pytest.mark.rule("L10.1", "L10.6")
def test_mercenaries_go_with_a_hero_too() -> None:
    story = turn("hera", OTHERS + "area delos red troops 1 mercenaries 2\nhero ajax red at delos since 1")
    story.play("lead ajax, to naxos, take 0, take 2")
    assert (story.number("mercenaries", "naxos"), story.troops("delos"), story.card_at("ajax")) == (2, 1, "naxos")


@pytest.mark.rule("L10.1")
def test_mercenaries_belong_to_the_player_whose_area_they_hold() -> None:
    story = turn("ares", OTHERS + "area delos red troops 2\narea naxos blue mercenaries 2")
    assert story.play("move").legal == ["from delos"]
    story.play("from delos, to naxos, take 2", "roll 0, roll 0")
    assert (story.asked, story.legal) == ("blue", ["stay", "to paros"])
    story.play("to paros")
    assert (story.owner("paros"), story.number("mercenaries", "paros")) == ("blue", 1)


# -- heroes ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("L10.2")
def test_a_hero_is_a_unit_of_strength_1_that_holds_an_area_alone() -> None:
    story = turn("ares", OTHERS + "area delos red troops 1\narea naxos blue\nhero hector blue at naxos since 1")
    story.play("move, from delos, to naxos")
    # Hector's power has killed the only troop: no battle, and he holds the area
    assert (story.owner("naxos"), story.card_at("hector"), story.question) == ("blue", "naxos", "PaidActions")
    story = turn("ares", OTHERS + "area delos red\narea naxos blue troops 1\nhero hector red at delos since 1")
    story.play("move, from delos, to naxos", "roll 1")
    assert [event["strength"] for event in story.happened("rolled")] == [2]  # 1 + 1
    story.play("roll 0")
    assert (story.owner("naxos"), story.card_at("hector"), story.troops("naxos")) == ("red", "naxos", 0)


@pytest.mark.rule("L10.2", "L13.1")
@pytest.mark.parametrize("hero", HEROES)
def test_every_hero_has_strength_1_but_ajax_who_has_2(hero: str) -> None:
    strength = 2 if hero == "ajax" else 1
    story = turn("ares", OTHERS + f"area delos red\narea naxos blue troops 1\nhero {hero} red at delos since 1")
    die = 2 if hero == "helen" else 1
    story.play("move, from delos, to naxos", *([] if hero == "helen" else ["roll 1"]))
    assert [event["strength"] for event in story.happened("rolled")] == [strength + die]
    lands = "area delos red troops 2\narea naxos blue fortress 1\narea paros blue"
    story = turn("ares", OTHERS + f"{lands}\nhero {hero} blue at naxos since 1").play(
        "move, from delos, to naxos, take 2"
    )
    story.play("roll 0", *([] if hero == "helen" else ["roll 1"]))
    assert [event["strength"] for event in story.happened("rolled") if event["faction"] == "blue"] == [
        strength + 1 + die
    ]


@pytest.mark.rule("L10.2", "L10.3", "L9.7")
@pytest.mark.parametrize("hero", HEROES)
def test_every_hero_holds_an_area_alone_and_killed_in_battle_is_discarded(hero: str) -> None:
    lands = "area delos red troops 4\narea naxos blue\narea paros blue"
    story = turn("ares", OTHERS + f"{lands}\nhero {hero} blue at naxos since 1").play(
        "move, from delos, to naxos, take 4"
    )
    assert (story.owner("naxos"), story.question) == ("blue", "Roll")
    story.play("roll 3", *([] if hero == "helen" else ["roll 0"]), *(["stay"] if hero == "croesus" else []))
    assert (story.place(hero), story.card_at(hero), story.owner("naxos")) == (DISCARD, None, "red")
    assert story.refuses(f"lead {hero}")


@pytest.mark.rule("L19.98", "L10.3")
def test_a_heros_card_goes_with_him_and_his_empty_slot_waits_for_the_next_initialization() -> None:
    text = "area delos red\narea naxos blue troops 3\nheroes hector jason\ncreatures graeae harpy kraken minotaur"
    story = turn("hera", OTHERS + text).play("hire hector, at delos", "lead hector, to naxos", "roll 0, roll 3")
    assert (story.place("hector"), story.value("card_owner", "hector")) == (DISCARD, None)
    assert (story.place("ajax") >= TRACK, story.place("jason")) == (False, TRACK + 1)  # the slot is empty
    story.play("end")
    assert (story.number("cycle"), story.legal) == (3, ["draw ajax"])  # not Hector
    story.play("draw ajax")
    assert (story.place("ajax"), story.place("jason")) == (TRACK, TRACK + 1)


@pytest.mark.rule("L19.98")
def test_whoever_takes_a_heros_area_does_not_get_him() -> None:
    text = (
        OTHERS + "area delos red troops 3\narea naxos blue troops 1\narea paros blue\nhero jason blue at naxos since 1"
    )
    story = turn("ares", text).play("move, from delos, to naxos, take 3", "roll 3, roll 0", "lose troop", "to paros")
    assert (story.owner("naxos"), story.card_at("jason"), story.value("card_owner", "jason")) == (
        "red",
        "paros",
        "blue",
    )


@pytest.mark.rule("L10.2")
def test_a_military_power_works_only_where_its_hero_fights() -> None:
    fight = "area delos red troops 2\narea naxos blue troops 1\narea paros blue\n"
    beside = turn("ares", OTHERS + fight + "hero hector blue at paros since 1")
    beside.play("move, from delos, to naxos, take 2")
    assert (beside.troops("moving-group"), beside.question) == (2, "Roll")  # Hector is next door
    there = turn("ares", OTHERS + fight + "hero hector blue at naxos since 1")
    there.play("move, from delos, to naxos, take 2")
    assert there.troops("moving-group") == 1
    stays = turn("ares", OTHERS + fight + "hero ajax red at delos since 1")
    stays.play("move, from delos, to naxos, take 2, without ajax", "roll 0")
    assert [event["strength"] for event in stays.happened("rolled")] == [2]


@pytest.mark.rule("L10.3")
def test_a_hero_killed_in_battle_is_discarded_for_good() -> None:
    story = turn(
        "ares",
        OTHERS
        + """
        area delos red
        area naxos blue troops 2
        hero ajax red at delos since 1
        heroes hector -
        creatures graeae harpy kraken minotaur
        """,
    )
    story.play("move, from delos, to naxos", "roll 0, roll 3")
    assert (story.place("ajax"), story.card_at("ajax")) == (DISCARD, None)
    story.play("end")  # a new cycle: the empty slot of the hero track stays empty
    assert story.number("cycle") == 3
    assert story.place("ajax") == DISCARD
    assert story.refuses("draw ajax")


@pytest.mark.rule("L10.4")
@pytest.mark.parametrize("done", [0, 1, 2], ids=["before", "between", "after"])
def test_a_hero_may_be_sacrificed_before_between_and_after_the_mandatory_actions(done: int) -> None:
    text = OTHERS + "area delos red\nhero hector red at delos since 1"
    story = turn("zeus", text, red="gold 0 priestesses 2", paid=False)
    story.play(*["build temple, at delos", "recruit priestess"][:done])
    story.play("sacrifice hector, take 1")
    assert (story.place("hector"), story.card_at("hector"), story.owner("delos")) == (GONE, None, "red")
    assert story.number("philosophers", "red") == 1
    assert ("end" in story.legal) is (done == 2)  # the others are still owed
    assert ("build temple" in story.legal) is (done == 0)


@pytest.mark.rule("L10.4")
@pytest.mark.parametrize("god", ["athena", "zeus", "poseidon", "ares", "hera"])
def test_a_hero_may_be_sacrificed_with_every_god_but_apollo_if_his_condition_is_met(god: str) -> None:
    text = OTHERS + "area delos red\nhero hector red at delos since 1"
    assert "sacrifice hector" in turn(god, text, red="gold 0 priestesses 2").legal
    assert turn(god, text, red="gold 9 priestesses 1").refuses("sacrifice hector")


@pytest.mark.rule("L10.4")
def test_only_the_own_hero_on_the_own_turn_is_sacrificed() -> None:
    story = turn(
        "ares",
        OTHERS + "player blue gold 5 priestesses 2\narea delos red troops 2\nhero hector blue at thira since 1",
        red="gold 9 priestesses 2",
    )
    assert story.refuses("sacrifice hector")


CONDITIONS = {
    "ajax": "area naxos {0} \n area paros {0} \n area andros {0} \n area kea {0} \n area milos {0} \n area thira {0}",
    "croesus": "player {0} gold 15",
    "hector": "player {0} gold 9 priestesses 2",
    "helen": "area naxos {0} port 2 \n area paros {0} temple \n area kea {0} temple",
    "jason": "area west {0} fleets 8",
    "odysseus": "area naxos {0} port 2 \n area paros {0} port 1",
}
"""What a hero's sacrifice needs of a player who has one more area."""
COLOURS = ["red", "blue", "green"]


@pytest.mark.rule("L10.4", "L13.2", "L13.5", "L13.12", "L13.14", "L13.18", "L13.20")
@pytest.mark.parametrize("hero", CONDITIONS)
@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize("meets", COLOURS)
def test_a_heros_own_player_must_meet_his_condition_whatever_its_colour(hero: str, colour: str, meets: str) -> None:
    other = next(name for name in ("blue", "red") if name != colour) if meets == colour else meets
    lines = ["cycle 2", "gods athena ares zeus poseidon hera", f"offering {colour} athena 1"]
    lines += ["done build university 1", "done recruit philosopher 1", f"area delos {colour}", f"area syros {other}"]
    lines += [CONDITIONS[hero].format(meets), f"hero {hero} {colour} at delos since 1", "phase actions athena paid"]
    story = Story("\n".join(lines))
    assert (story.asked, f"sacrifice {hero}" in story.legal) == (colour, colour == meets)


@pytest.mark.rule("L10.5")
def test_a_hero_is_not_sacrificed_in_the_cycle_in_which_he_was_acquired() -> None:
    text = OTHERS + "area delos red\nheroes hector -\ncreatures harpy graeae sphinx kraken"
    story = turn("hera", text, red="gold 9 priestesses 2")
    story.play("hire hector, at delos")
    assert story.refuses("sacrifice hector")
    text = OTHERS + "area delos red\nhero hector red at delos since {}"
    assert turn("hera", text.format(2), red="gold 9 priestesses 2").refuses("sacrifice hector")
    assert "sacrifice hector" in turn("hera", text.format(1), red="gold 9 priestesses 2").legal


@pytest.mark.rule("L10.5")
def test_a_hero_is_not_sacrificed_in_that_cycle_even_before_the_mandatory_actions() -> None:
    text = OTHERS + "area delos red\nhero hector red at delos since 2"
    assert turn("hera", text, red="gold 9 priestesses 2", paid=False).refuses("sacrifice hector")


# -- heroic moves ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("L10.6")
@pytest.mark.parametrize("god", HEROIC)
def test_a_heroic_move_takes_a_hero_with_any_troops_of_his_area_to_an_accessible_one(god: str) -> None:
    story = turn(god, OTHERS + "area delos red troops 2\narea north red fleets 1\nhero hector red at delos since 1")
    story.play("lead hector")
    assert story.legal == ["to naxos"]  # North leads to no other island
    assert story.refuses("to paros")
    story.play("to naxos")
    assert story.legal == ["take 0", "take 1", "take 2"]
    story.play("take 1")
    assert (story.card_at("hector"), story.troops("naxos"), story.troops("delos")) == ("naxos", 1, 1)
    assert (story.owner("naxos"), story.number("priestesses", "red")) == ("red", 1)
    assert story.gold("red") == 8


@pytest.mark.rule("L10.6")
def test_a_hero_alone_attacks_like_any_group_and_may_retreat() -> None:
    story = turn("zeus", OTHERS + "area delos red\narea naxos blue troops 2\nhero ajax red at delos since 1")
    story.play("lead ajax, to naxos", "roll 2, roll 1", "stay")
    assert (story.asked, story.legal) == ("red", ["stay", "to delos", "to paros"])
    story.play("to delos")
    assert (story.card_at("ajax"), story.owner("naxos"), story.troops("naxos")) == ("delos", "blue", 1)


@pytest.mark.rule("L10.6")
@pytest.mark.parametrize("god", HEROIC)
def test_no_troop_goes_without_a_hero(god: str) -> None:
    story = turn(god, OTHERS + "area delos red troops 2\narea naxos red\nhero hector red at naxos since 1")
    assert story.refuses("move")
    story.play("lead hector, to delos")  # alone: the troops of Delos are not in his area
    assert (story.card_at("hector"), story.troops("delos")) == ("delos", 2)


@pytest.mark.rule("L10.6")
def test_another_players_hero_is_not_led() -> None:
    story = turn("athena", OTHERS + "area delos red troops 2\nhero hector blue at thira since 1")
    assert story.refuses("lead hector")


@pytest.mark.rule("L10.7", "L10.6", "L13.25")
def test_example_e8() -> None:
    """E8: Athena; Penthesilea 1 GP to an own area with 3 troops; then 2 GP with two of them over one fleet into an
    enemy area: 3 GP in all, one troop stays, strength 3 + die, and a tie kills only the enemy's unit."""
    story = turn(
        "athena",
        """
        area delos red
        area naxos red troops 3
        area south red fleets 1
        area thira blue troops 1 fortress 1
        area milos blue troops 1
        area kea green troops 1
        hero penthesilea red at delos since 1
        """,
        paid=False,
    )
    story.play("build university, at delos, recruit philosopher")
    story.play("lead penthesilea, to naxos")
    assert (story.gold("red"), story.card_at("penthesilea")) == (8, "naxos")
    story.play("lead penthesilea, to thira, take 2")
    assert (story.gold("red"), story.troops("naxos"), story.question) == (6, 1, "Roll")
    story.play("roll 1")
    assert [event["strength"] for event in story.happened("rolled")] == [3 + 1]
    story.play("roll 2")
    assert [event["strength"] for event in story.happened("rolled")] == [1 + 1 + 2]
    assert (story.owner("thira"), story.troops("thira"), story.card_at("penthesilea")) == ("red", 2, "thira")


@pytest.mark.rule("L10.7")
def test_each_heroic_move_of_a_hero_costs_1_more_and_each_hero_is_counted_on_his_own() -> None:
    text = OTHERS + "area delos red\narea naxos red\nhero hector red at delos since 1\nhero ajax red at naxos since 1"
    story = turn("poseidon", text, red="gold 10")
    left = []
    for words in (
        "hector, to naxos",
        "hector, to delos, without ajax",
        "ajax, to delos",
        "hector, to naxos, without ajax",
    ):
        story.play(f"lead {words}")
        left.append(story.gold("red"))
    assert left == [9, 7, 6, 3]  # 1, 2, Ajax' first, 3
    assert story.refuses("lead hector")  # his fourth would cost 4
    story.play("lead ajax, to naxos")
    assert story.gold("red") == 1


@pytest.mark.rule("L10.7")
def test_the_count_of_heroic_moves_begins_anew_in_the_next_turn() -> None:
    text = (
        "area delos red\narea naxos red\nhero hector red at delos since 1\ngone ajax\ncreatures graeae harpy kraken -"
    )
    story = turn("zeus", OTHERS + text, red="gold 5")
    story.play("lead hector, to naxos", "lead hector, to delos", "end", "draw sphinx")
    bids = {"red": "bid athena 1", "blue": "bid poseidon 1", "green": "bid apollo 0"}
    for _ in bids:
        story.play(bids[story.asked or ""])
    story.play("build university, at delos, recruit philosopher")
    gold = story.gold("red")
    story.play("lead hector, to naxos")
    assert story.gold("red") == gold - 1


@pytest.mark.rule("L10.8")
def test_heroes_of_one_area_go_together_in_one_move_and_one_battle_each_at_his_price() -> None:
    story = turn(
        "athena",
        OTHERS
        + """
        area delos red troops 1
        area naxos blue troops 3
        hero ajax red at delos since 1
        hero hector red at delos since 1
        led ajax 2
        """,
    )
    story.play("lead hector, to naxos, take 1")
    assert story.legal == ["without ajax", "with ajax"]
    story.play("with ajax")
    assert story.gold("red") == 9 - 1 - 3
    story.play("roll 0")
    assert [event["strength"] for event in story.happened("rolled")] == [1 + 1 + 2]
    assert story.question == "Roll"


@pytest.mark.rule("L10.8")
def test_a_second_hero_who_cannot_pay_stays() -> None:
    text = OTHERS + "area delos red\nhero ajax red at delos since 1\nhero hector red at delos since 1\nled ajax 1"
    story = turn("athena", text, red="gold 2")
    story.play("lead hector, to naxos")  # 1 GP is left, Ajax would need 2: asked all the same, so that nobody can tell
    assert story.legal == ["without ajax"]
    story.play("without ajax")
    assert (story.card_at("hector"), story.card_at("ajax"), story.gold("red")) == ("naxos", "delos", 1)
    assert story.refuses("with ajax")
    assert story.refuses("lead ajax")


@pytest.mark.rule("L10.9")
def test_a_hero_moves_in_the_turn_in_which_he_is_recruited() -> None:
    story = turn("hera", OTHERS + "area delos red troops 1\nheroes hector ajax", red="gold 6")
    story.play("hire hector, at delos", "lead hector, to naxos, take 1")
    assert (story.card_at("hector"), story.owner("naxos"), story.gold("red")) == ("naxos", "red", 1)


@pytest.mark.rule("L10.10")
def test_with_ares_heroes_go_in_land_moves_with_troops_or_alone() -> None:
    text = OTHERS + "area delos red troops 2\nhero ajax red at delos since 1\nhero hector red at delos since 1"
    story = turn("ares", text)
    assert story.refuses("lead ajax")
    story.play("move, from delos, to naxos, take 0, with ajax, without hector")
    assert (story.card_at("ajax"), story.card_at("hector"), story.troops("delos")) == ("naxos", "delos", 2)
    story.play("move, from delos, to naxos, take 2, with hector")
    assert (story.card_at("hector"), story.troops("naxos")) == ("naxos", 2)
    story.play("move, from naxos, to delos, take 2, without ajax, without hector")  # troops alone
    assert (story.troops("delos"), story.gold("red")) == (2, 6)


@pytest.mark.rule("L10.10", "L10.7")
def test_land_moves_with_ares_always_cost_1() -> None:
    story: Story = turn("ares", OTHERS + "area delos red\narea naxos red\nhero ajax red at delos since 1", red="gold 3")
    for origin, target in (("delos", "naxos"), ("naxos", "delos"), ("delos", "naxos")):
        story.play(f"move, from {origin}, to {target}")
    assert (story.gold("red"), story.card_at("ajax")) == (0, "naxos")
