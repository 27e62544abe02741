"""T2: the buildings on the symbols, the preliminary round and the first cycle; see test_t02_deployment.py."""

from __future__ import annotations

import pytest

from cyclades import CycladesError
from cyclades.engine.decks import DECK, TRACK
from tests.story import gods_open_to
from tests.titans import GODS, REST, SYMBOLS, deployment, preliminary, titans, titans_start, titans_turn

# -- the buildings on the symbols --------------------------------------------------------------------------------------


@pytest.mark.rule("T2.1")
@pytest.mark.parametrize("order", [SYMBOLS, SYMBOLS[::-1], ("temple", "port", "university", "fortress")])
def test_one_of_each_building_is_put_at_random_onto_the_slots_with_a_symbol(order: tuple[str, ...]) -> None:
    story = titans_start()
    left = [*SYMBOLS]
    for building in order:
        assert (story.question, story.legal) == ("SymbolBuilding", [f"draw {kind}" for kind in left])
        story.play(f"draw {building}")
        left.remove(building)
    assert story.question == "DrawSpecial"
    for area, building in zip(("argos", "elis", "corinth", "thebes"), order, strict=True):
        assert story.buildings(building, area) == 1
    assert sum(story.row("buildings")) == 4
    assert story.row("buildings_left") == [9, 9, 9, 9]
    assert {*story.row("owner")} == {-1}


@pytest.mark.rule("T2.1")
@pytest.mark.parametrize("players, board", [(3, "titans-4"), (6, "titans-6")])
def test_so_it_is_on_the_boards_of_the_game(players: int, board: str) -> None:
    story = titans_start(players, board=board)
    symbols = story.game.rules.board.symbols
    story.play("draw university, draw temple, draw fortress, draw port")
    lands = range(story.game.rules.lands)
    kinds = range(4)
    built = [sum(story.row("buildings")[kind * len(lands) + land] for kind in kinds) for land in lands]
    assert built == [symbols[land] for land in lands]


@pytest.mark.rule("T2.2")
def test_whoever_takes_the_territory_takes_its_building_which_may_complete_a_metropolis_at_once() -> None:
    text = "area argos red troops 2 port 1 fortress 1 \n area tegea red university 1 \n area elis - temple 1"
    story = titans_turn("ares", f"{text} \n {REST}").play("move, from argos, to elis, take 1")
    assert story.question == "PlaceMetropolis"
    assert story.play("at argos").number("metropolis", "argos") == 1
    assert story.buildings("temple", "elis") == 0


@pytest.mark.rule("T2.2")
def test_before_that_it_is_nobodys() -> None:
    text = "area argos red troops 2 port 1 fortress 1 \n area tegea red \n area elis - temple 1"
    story = titans_turn("athena", f"{text} \n {REST}").play("build university, at tegea")
    assert story.question == "PaidActions"
    assert story.number("metropolis", "argos") == 0


@pytest.mark.rule("T2.2", "C14.3")
def test_the_giant_may_destroy_it_where_nobody_controls_the_territory() -> None:
    text = f"area argos red troops 2 \n area elis - temple 1 port 1 \n {REST} \n creatures - - giant"
    story = titans_turn("ares", text).play("buy giant")
    assert story.legal == ["decline", "at elis"]
    left = story.row("buildings_left")
    story.play("at elis, destroy temple")
    assert (story.buildings("temple", "elis"), story.buildings("port", "elis"), story.owner("elis")) == (0, 1, None)
    assert [now - before for now, before in zip(story.row("buildings_left"), left, strict=True)] == [0, 0, 1, 0]
    assert story.happened("demolished") == [
        {"event": "demolished", "faction": None, "building": "temple", "area": "elis"},
    ]


@pytest.mark.rule("T2.2", "C14.30")
def test_but_not_where_chiron_stands_since_nobody_controls_it() -> None:
    text = f"area argos red port 1 \n area elis - temple 1 \n {REST} \n creatures - - giant"
    story = titans_turn("ares", f"{text} \n creature chiron red at elis since 3").play("buy giant")
    assert story.legal == ["decline", "at argos"]


# -- the preliminary round ---------------------------------------------------------------------------------------------


@pytest.mark.rule("T2.3")
@pytest.mark.parametrize("options, gold", [("", 7), ("option gold 5", 5), ("option gold 11", 11)])
@pytest.mark.parametrize("players", [3, 4])
def test_each_player_begins_with_7_gold_and_without_a_unit(players: int, options: str, gold: int) -> None:
    story = preliminary(players, options=options)
    assert (story.question, story.number("cycle")) == ("Offer", 0)
    assert story.row("gold") == [gold] * players
    assert ({*story.row("owner")}, sum(story.row("troops") + story.row("fleets") + story.row("titans"))) == ({-1}, 0)


@pytest.mark.rule("T2.4", "C17.2")
@pytest.mark.parametrize("players, board", [(3, ""), (4, ""), (5, "titans-6"), (6, "titans-6")])
def test_one_god_less_is_face_up_than_players_play(players: int, board: str) -> None:
    story = titans_start(players, board=board)
    while story.question != "PlaceGod":
        story.play(story.legal[0])
    drawn = []
    while story.question == "PlaceGod":
        assert story.legal == [f"draw {god}" for god in GODS if god not in drawn]
        drawn.append(story.legal[-1].split()[1])
        story.play(story.legal[-1])
    assert len(drawn) == players - 1
    assert gods_open_to(story) == {*drawn, "apollo"}


@pytest.mark.rule("T2.4", "C17.3")
def test_only_one_pawn_may_be_on_apollo() -> None:
    story = preliminary(4).play("bid apollo 0")
    for god in ("poseidon", "ares", "zeus"):
        assert "apollo" not in gods_open_to(story)
        story.play(f"bid {god} 1")
    assert story.question == "FirstTerritory"


@pytest.mark.rule("T2.4", "C17.4")
def test_who_can_pay_for_nothing_offers_0() -> None:
    story = preliminary(options="option gold 0").play("bid apollo 0")
    assert story.legal == ["bid poseidon 0", "bid ares 0"]


@pytest.mark.rule("T2.4", "C17.5")
def test_the_offerings_are_paid() -> None:
    story = preliminary().play("bid ares 3, bid poseidon 2, bid apollo 0")
    assert (story.question, story.asked) == ("FirstTerritory", "blue")
    assert story.row("gold") == [4, 5, 7]


@pytest.mark.rule("T2.4", "C15.14")
def test_the_printed_start_is_refused_and_the_free_one_need_not_be_chosen() -> None:
    with pytest.raises(CycladesError, match="expected the option 'start' free together with 'titans'"):
        titans_start(options="option start printed")
    assert titans_start(options="option start free").question == titans_start().question == "SymbolBuilding"


# -- the first cycle ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("T2.13", "T2.5")
def test_they_deploy_in_the_order_of_the_gods_apollo_last_and_so_bid_in_the_opposite_one() -> None:
    story = preliminary(row="ares kronos").play("bid apollo 0, bid kronos 1, bid ares 1")
    deployed = []
    while story.question != "PlaceGod":
        if story.question == "FirstTerritory":
            deployed.append(story.asked)
            taken = [colour for colour in story.order if colour is not None]
            assert taken == deployed[-2::-1]  # whoever has deployed stands behind those who come later
        story.play(story.legal[0])
    assert deployed == ["green", "blue", "red"]
    assert story.order == ["red", "blue", "green"]


@pytest.mark.rule("T2.14", "C17.14")
@pytest.mark.parametrize("players", [3, 4])
def test_the_gods_are_shuffled_afresh_before_the_first_cycle(players: int) -> None:
    story = deployment(players)
    while story.question != "PlaceGod":
        story.play(story.legal[0])
    assert story.legal == [f"draw {god}" for god in GODS]


@pytest.mark.rule("T2.15", "C17.15", "C17.16")
def test_there_is_no_income_in_the_first_cycle_and_the_first_creature_appears_in_it() -> None:
    story = deployment()
    cards = [card.name for card in story.game.rules.creature_deck.cards]
    while story.question != "Offer":
        if story.number("cycle") == 0:
            assert {story.place(card) for card in cards} == {DECK}
        story.play(story.legal[0])
    assert story.number("cycle") == 1
    assert sorted(story.place(card) for card in cards)[-1] == TRACK
    assert [story.place(card) for card in cards].count(DECK) == len(cards) - 1
    assert story.row("gold") == [6, 6, 8]  # what the offerings and Apollo have left


@pytest.mark.rule("T2.15")
def test_from_the_second_on_there_is() -> None:
    story = titans(f"cycle 2 \n player red gold 0 \n area argos red \n area sparta red \n {REST} \n phase income")
    assert story.gold("red") == 2
