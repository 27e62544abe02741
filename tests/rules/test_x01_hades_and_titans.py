"""X1 to X5, X60: territories, moves, losses and gods of Hades and Titans; see test_x06_cards_of_hades_and_titans.py."""

from __future__ import annotations

import pytest

from tests.hades import answer, tile_gold
from tests.story import Story, gods_open_to
from tests.titans import REST, row_of, titans, titans_start, titans_turn
from tests.titans_hades import favoured, income, titans_at, turn_of_hades, turn_with, undead, ways

# -- X1: islands are territories ---------------------------------------------------------------------------------------


@pytest.mark.rule("X1")
def test_demeter_pays_for_each_territory_also_of_one_island() -> None:
    text = f"area argos red \n area elis red troops 1 \n area sparta red \n area thebes red \n {REST}"
    assert favoured("demeter", text).play("play demeter").gold("red") == 9 + 4


@pytest.mark.rule("X1")
def test_aphrodite_doubles_the_troops_of_one_territory() -> None:
    text = f"area argos red troops 2 \n area elis red troops 1 \n {REST}"
    story = favoured("aphrodite", text).play("play aphrodite")
    assert story.legal == ["at argos", "at elis"]
    story.play("at argos")
    assert (story.troops("argos"), story.troops("elis")) == (4, 1)


@pytest.mark.rule("X1")
@pytest.mark.parametrize("fourth, allowed", [("area elis red", True), ("", False)])
def test_achilles_needs_four_territories_also_of_one_island(fourth: str, allowed: bool) -> None:
    lands = f"area argos red \n area sparta red \n area pylos red \n {fourth} \n {REST}"
    story = titans_turn("zeus", f"{lands} \n hero achilles red at argos since 2", more="hades")
    assert ("sacrifice achilles" in story.legal) is allowed


@pytest.mark.rule("X1")
def test_the_chariot_takes_troops_from_one_territory_of_an_island_to_another() -> None:
    lands = f"area argos red troops 3 \n area elis red \n area thebes red \n {REST}"
    story = titans_turn("zeus", f"{lands} \n card chariot-of-the-sun red since 2", more="hades")
    story.play("play chariot-of-the-sun, take 1, take 2")
    assert [story.troops(land) for land in ("argos", "elis", "thebes")] == [1, 2, 0]


@pytest.mark.rule("X1")
def test_perseus_takes_the_units_of_his_territory_to_any_other_on_his_island_too() -> None:
    lands = f"area argos red troops 2 \n area elis red troops 3 \n area pylos blue \n {REST}"
    story = titans_turn("zeus", f"{lands} \n hero perseus red at argos since 2", more="hades")
    there = ways(story, "sacrifice perseus")
    assert {"elis", "sparta", "pylos", "corinth", "thebes"} <= there
    assert "argos" not in there
    story.play("to corinth, take 2")
    assert (story.troops("corinth"), story.troops("elis"), story.pieces("argos")) == (2, 3, 0)


@pytest.mark.rule("X1")
def test_a_hero_guards_his_own_territory_against_perseus_and_not_the_rest_of_the_island() -> None:
    lands = f"area argos red troops 2 \n area corinth blue \n area tegea blue \n {REST}"
    heroes = "hero perseus red at argos since 2 \n hero midas blue at corinth since 2"
    there = ways(titans_turn("zeus", f"{lands} \n {heroes}", more="hades"), "sacrifice perseus")
    assert ("corinth" in there, "tegea" in there) == (False, True)


@pytest.mark.rule("X1")
def test_cerberus_takes_what_his_territory_pays_and_not_the_island() -> None:
    text = f"area sparta blue \n area pylos blue \n area argos red \n {REST} \n creature cerberus red at sparta since 2"
    story = income(text)
    assert (story.gold("red"), story.gold("blue")) == (2, 1 + 1)  # Sparta; Pylos and Delos


@pytest.mark.rule("X1")
def test_the_erinyes_take_a_marker_from_one_territory_to_another_of_the_island() -> None:
    text = f"area argos red \n area elis red \n area pylos blue prosperity 1 \n {REST}"
    story = turn_with("erinyes", text).play("buy erinyes, from pylos")
    assert story.legal == ["to argos", "to elis"]
    assert story.play("to elis").number("prosperity", "elis") == 1


@pytest.mark.rule("X1")
def test_the_necropolis_takes_the_square_of_one_territory() -> None:
    text = f"area argos red troops 1 \n area sparta red \n area tegea red \n {REST}"
    story = turn_of_hades(text).play("build necropolis")
    assert story.legal == ["at argos", "at tegea"]  # Sparta has no square
    assert story.play("at tegea").buildings("necropolis", "tegea") == 1
    assert story.play("build necropolis").legal == ["at argos"]


@pytest.mark.rule("X1")
def test_the_marker_of_hermes_goes_to_a_sea_space_also_beside_two_printed_cornucopias() -> None:
    text = f"area argos red \n {REST} \n area strait red fleets 1 \n area west red fleets 1"
    story = favoured("hermes", text).play("play hermes")
    assert story.legal == ["at west", "at strait"]
    story.play("at strait")
    assert story.number("prosperity", "strait") == 1
    assert income(f"{text.replace('fleets 1', 'fleets 1 prosperity 1', 1)}").gold("red") == 2 + 1 + 1


# -- X2, X3: moves -----------------------------------------------------------------------------------------------------

GROUP = f"area argos red troops 2 undead_troops 1 titans 1 \n {REST}"


@pytest.mark.rule("X2")
def test_in_the_turn_of_hades_an_undead_or_a_titan_leads() -> None:
    led = turn_of_hades(GROUP).play("lead undead-troop, from argos, to elis, take 1, take 1")
    assert (led.troops("elis"), undead(led, "elis"), titans_at(led, "elis"), led.gold("red")) == (1, 1, 1, 8)
    titan = turn_of_hades(GROUP).play("lead titan, from argos, to elis, take 1, take 1")
    assert (titan.troops("elis"), undead(titan, "elis"), titans_at(titan, "elis"), titan.gold("red")) == (1, 1, 1, 8)


@pytest.mark.rule("X2")
def test_each_needs_its_leader_and_troops_alone_do_not_move() -> None:
    text = f"area argos red troops 2 undead_troops 1 \n area thebes red titans 1 \n area pylos red troops 3 \n {REST}"
    assert turn_of_hades(text).play("lead undead-troop").legal == ["from argos"]
    assert turn_of_hades(text).play("lead titan").legal == ["from thebes"]
    assert turn_of_hades(text).refuses("move")
    group = turn_of_hades(GROUP.replace("undead_troops 1", "undead_troops 2"))
    asked = group.play("lead undead-troop, from argos, to elis, take 0")
    assert asked.legal == ["take 1", "take 2"]  # of the undead at least one


@pytest.mark.rule("X2")
def test_heroes_go_along_with_either() -> None:
    for leader in ("undead-troop", "titan"):
        story = turn_of_hades(f"{GROUP} \n hero midas red at argos since 2")
        answer(story, f"lead {leader}", "from argos", "to elis", "with midas")
        while story.question != "PaidActions":
            story.play(story.legal[-1])
        assert story.card_at("midas") == "elis"


@pytest.mark.rule("X2")
def test_with_both_in_the_group_either_price_may_be_paid() -> None:
    dear = turn_of_hades(f"{GROUP} \n done land move with titan 2")
    prices = {action.notation: int(dear.game.price(action)) for action in dear.game.actions}
    assert (prices["lead undead-troop"], prices["lead titan"]) == (1, 3)
    poor = turn_of_hades(f"{GROUP} \n done land move with titan 2", "gold 2")
    assert ("lead undead-troop" in poor.legal, "lead titan" in poor.legal) == (True, False)


@pytest.mark.rule("X2")
@pytest.mark.parametrize("leader", ["undead-troop", "titan"])
def test_the_step_leads_to_an_adjacent_territory_or_over_a_chain_of_own_fleets(leader: str) -> None:
    group = f"{GROUP} \n area north red fleets 1"
    for text, reached in ((GROUP, {"elis", "sparta", "tegea"}), (group, {"elis", "sparta", "tegea", "pylos"})):
        assert ways(turn_of_hades(text), f"lead {leader}, from argos") >= reached
    assert "pylos" not in ways(turn_of_hades(GROUP), f"lead {leader}, from argos")


@pytest.mark.rule("X2", "X3")
def test_e34_the_moves_of_a_turn_with_hades() -> None:
    text = f"""
        area argos red titans 1
        area elis red troops 2 titans 1
        area thebes red troops 1 undead_troops 2 titans 1
        {REST}
    """
    story = turn_of_hades(text, "gold 6")
    story.play("lead titan, from argos, to sparta")
    assert story.gold("red") == 6 - 1
    story.play("lead titan, from elis, to tegea, take 2")
    assert story.gold("red") == 6 - 1 - 2
    before = {words: int(story.game.price(story.game.parse(words))) for words in ("lead undead-troop", "lead titan")}
    assert before == {"lead undead-troop": 1, "lead titan": 3}
    story.play("lead undead-troop, from thebes, to megara, take 0, take 1, take 1")
    assert (story.gold("red"), titans_at(story, "megara"), undead(story, "megara")) == (6 - 4, 1, 1)
    assert story.refuses("lead titan")  # it would cost 3
    assert int(story.game.price(story.game.parse("lead undead-troop"))) == 1


@pytest.mark.rule("X3")
def test_neither_move_raises_the_price_of_the_other() -> None:
    text = f"area argos red undead_troops 1 titans 1 \n area thebes red undead_troops 1 \n {REST}"
    story = turn_of_hades(text).play("lead undead-troop, from argos, to elis, take 0")
    story.play("lead undead-troop, from thebes, to megara")
    assert (story.gold("red"), int(story.game.price(story.game.parse("lead titan")))) == (7, 1)
    story.play("lead titan, from argos, to sparta")
    assert (story.gold("red"), int(story.game.price(story.game.parse("lead undead-troop")))) == (6, 1)


# -- X4, X5: the gods --------------------------------------------------------------------------------------------------


@pytest.mark.rule("X4")
def test_kronos_last_face_up_has_the_favour() -> None:
    text = f"area argos red troops 1 \n {REST} \n track favours demeter"
    last = titans_turn("kronos", text, row="zeus kronos", more="hades")
    assert last.play("play demeter").gold("red") == 9 + 1
    assert titans_turn("kronos", text, row="kronos zeus", more="hades").refuses("play demeter")


@pytest.mark.rule("X4")
@pytest.mark.parametrize("row, left", [("zeus kronos", {"zeus"}), ("kronos zeus", {"kronos"})])
def test_or_hades_covers_him_as_he_covers_any_god_in_the_last_place(row: str, left: set[str]) -> None:
    lands = f"area argos red \n {REST}"
    story = titans(f"cycle 3 \n {row_of(row.split())} \n {lands} \n field hades_column 9 \n phase hades", more="hades")
    answer(story, "bid hades 1")
    assert gods_open_to(story) == {*left, "hades", "apollo"}
    assert story.value("covered_god") == row.split()[1]


@pytest.mark.rule("X4")
@pytest.mark.parametrize("row, kinds", [("zeus hades kronos", ["temple"]), ("hades kronos zeus", [])])
def test_the_building_of_the_covered_god_is_not_open_to_kronos(row: str, kinds: list[str]) -> None:
    text = f"area argos red troops 1 \n area tegea red \n {REST} \n area oropos yellow"
    there = "field covered_god ares \n field hades_column 9"
    story = titans_turn("kronos", f"{text} \n {there}", paid=False, players=4, row=row, more="hades")
    assert [words for words in story.legal if words.startswith("build ")] == [f"build {kind}" for kind in kinds]
    if not kinds:
        assert story.play("recruit titan, at argos").gold("red") == 9 - 2  # none is free


@pytest.mark.rule("X4")
def test_for_the_gods_of_the_next_cycle_the_covered_one_has_been_face_up() -> None:
    lands = f"area argos red \n {REST}"
    there = "field covered_god kronos \n field hades_column 9 \n field waiting 1"
    story = titans(f"cycle 3 \n {row_of(['zeus', 'hades'])} \n {lands} \n {there} \n phase undead", more="hades")
    while story.question != "PlaceGod":
        story.play(story.legal[0])
    assert {words.split()[1] for words in story.legal} == {"poseidon", "ares", "athena"}


@pytest.mark.rule("X5")
def test_the_preliminary_round_has_no_roll_no_favour_and_no_items_and_hades_is_not_there() -> None:
    story = titans_start(more="hades hecate")
    asked: set[str] = set()
    while story.question != "Offer":
        asked.add(story.question)
        story.play(story.legal[0])
    assert gods_open_to(story) == {story.gods[0], story.gods[1], "apollo"}
    while story.number("cycle") == 0 or story.question in ("Offer", "FirstTerritory"):
        asked.add(story.question)
        story.play(story.legal[0])
        if story.question == "ThreatDie":
            break
    assert not asked & {"ThreatDie", "AskHolder", "Draw"}
    assert story.number("hades_column") == 0
    assert (story.question, story.number("cycle")) == ("ThreatDie", 1)  # the first cycle has a roll


@pytest.mark.rule("X5")
@pytest.mark.parametrize("options", ["", "option third_island on"])
def test_its_bonuses_are_those_of_titans(options: str) -> None:
    story = titans_start(more="hades", options=options)
    answer(story, "draw red", "draw blue", "draw green", "draw ares", "draw zeus")
    story.play("bid ares 1, bid zeus 1, bid apollo 0")
    story.play("at argos, at elis, at north, at west")
    assert story.legal == ["at argos", "at elis"]  # the troop stacks, whatever the option says
    story.play("at elis")
    assert (story.troops("elis"), story.legal) == (2, ["at argos", "at elis"])
    story.play("at argos")
    assert sum(story.buildings("fortress", land) for land in ("argos", "elis")) >= 1


# -- X60: a group of everybody, and its losses -------------------------------------------------------------------------

MIXED = "area argos red troops 1 undead_troops 1 titans 1 \n hero penthesilea red at argos since 2"
KINDS = ["lose troop", "lose undead-troop", "lose titan", "lose penthesilea"]


def mixed(more: str = "", strength: int = 9) -> Story:
    """Red, with Hades, attacks blue's Elis with one of each kind."""
    text = f"{MIXED} \n area elis blue troops {strength - 1} \n area tegea green necropolis 1 \n {REST} \n {more}"
    story = turn_of_hades(text).play("lead undead-troop, from argos, to elis")
    while story.question in ("TakeUnits", "BringHero"):
        story.play(story.legal[-1])
    return story


@pytest.mark.rule("X60")
def test_whoever_loses_a_round_chooses_among_all_its_units() -> None:
    story = mixed().play("roll 0, roll 3")
    assert (story.asked, {*story.legal}) == ("red", {*KINDS})


@pytest.mark.rule("X60", "H7.1")
def test_achilles_is_a_strength_of_two_among_them() -> None:
    story = mixed("hero achilles red at argos since 2").play("roll 0")
    assert [event["strength"] for event in story.happened("rolled")] == [4 + 2]


@pytest.mark.rule("X60")
@pytest.mark.parametrize("lost, gold", [*zip(KINDS, (1, 0, 1, 1), strict=True)])
def test_each_is_one_loss_and_all_but_the_undead_bring_the_necropolis_a_gold_piece(lost: str, gold: int) -> None:
    story = mixed()
    assert [event["strength"] for event in story.play("roll 0").happened("rolled")] == [4]  # one each
    story.play("roll 3", lost)
    assert tile_gold(story) == gold


@pytest.mark.rule("X60", "H8.2")
def test_hector_kills_a_troop_an_undead_or_a_titan_and_no_hero() -> None:
    story = mixed("hero hector blue at elis since 2")
    assert (story.asked, story.question) == ("red", "KillTroop")
    assert {*story.legal} == {"kill troop", "kill undead-troop", "kill titan"}


@pytest.mark.rule("X60", "H12.1", "T9.6")
@pytest.mark.parametrize("hero, defence", [("ulysses", 1), ("penthesilea", 1 + 3 + 1)])
def test_against_ulysses_neither_fortresses_nor_the_military_metropolis_count(hero: str, defence: int) -> None:
    lands = f"area argos red titans 1 \n area tegea blue troops 1 metropolis military fortress 1 \n {REST}"
    story = titans_turn("zeus", f"{lands} \n hero {hero} red at argos since 2", more="hades")
    story.play(f"lead titan, from argos, to tegea, with {hero}, roll 0, roll 0")
    assert story.happened("rolled")[-1]["strength"] == defence
