"""C17: free positioning, the round of offerings before the first cycle, and that cycle; see test_c17_deployment.py."""

from __future__ import annotations

import json

import pytest

import cyclades
from cyclades.board import SEATS
from cyclades.engine.decks import DECK
from cyclades.games import state_of
from tests.story import CLASSIC_GODS, Story, classic, deployment, gods_open_to, gods_up, preliminary

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4, 5])


def without_gold(story: Story, player: int) -> Story:
    """The same moment of a game with an empty purse."""
    game = story.game
    state = state_of(game)
    for field in ("gold", "gold_low", "gold_high"):
        state[field][player] = 0
    lines = ["cyclades-position 1", "edition classic", f"players {game.rules.players}", "option start free"]
    raw = json.dumps({"state": state, "steps": game.steps()})
    other = Story.__new__(Story)
    other.game = cyclades.read_position("\n".join([*lines, f"raw {raw}"]), ask_chance=True)
    return other


# -- the preliminary round ---------------------------------------------------------------------------------------------


@PLAYERS
@pytest.mark.rule("C17.1", "C1.4")
@pytest.mark.parametrize("options, gold", [("", 7), ("option gold 5", 5), ("option gold 11", 11)])
def test_everybody_has_7_gold_and_no_unit_is_on_the_board(players: int, options: str, gold: int) -> None:
    story = preliminary(players, options)
    assert (story.question, story.number("cycle")) == ("Offer", 0)
    assert story.row("gold") == [gold] * players
    assert (set(story.row("owner")), sum(story.row("troops") + story.row("fleets"))) == ({-1}, 0)
    assert sum(story.row("priests")) + sum(story.row("philosophers")) == 0


@PLAYERS
@pytest.mark.rule("C17.2")
def test_pawns_and_gods_are_drawn_at_random(players: int) -> None:
    story = classic("phase start", players, "option start free")
    assert story.legal == [f"draw {colour}" for colour in SEATS[:players]]
    while story.question == "PlacePawn":
        story.play(story.legal[-1])
    assert None not in story.order
    assert (story.question, story.legal) == ("PlaceGod", [f"draw {god}" for god in CLASSIC_GODS])
    story.play(*(f"draw {god}" for god in gods_up(players)))
    assert story.gods == [*gods_up(players), *[None] * (4 - len(gods_up(players)))]
    assert gods_open_to(story) == {*gods_up(players), "apollo"}


@PLAYERS
@pytest.mark.rule("C17.3")
def test_only_one_pawn_may_be_on_apollo_and_nobody_is_outbid_there(players: int) -> None:
    story = preliminary(players).play("bid apollo 0")
    for god in gods_up(players):
        assert "apollo" not in gods_open_to(story)
        assert story.refuses("bid apollo 0")
        story.play(f"bid {god} 1")
    assert story.question == "DeployTroop"
    assert not story.happened("outbid")


@pytest.mark.rule("C17.3", "C5.4", "C5.5")
def test_else_the_round_follows_the_rules_of_preliminary() -> None:
    story = preliminary().play("bid ares 2")
    assert story.refuses("bid ares 2")
    story.play("bid ares 3")
    assert (story.asked, gods_open_to(story)) == ("red", {"poseidon", "apollo"})
    story.play("bid poseidon 1, bid poseidon 4")
    assert (story.asked, gods_open_to(story)) == ("red", {"ares", "apollo"})
    assert story.refuses("bid ares 8")  # it has 7 GP


@pytest.mark.rule("C17.3")
def test_from_the_first_cycle_on_apollo_takes_any_number() -> None:
    story = first_offerings(3)
    assert story.play("bid apollo 0, bid apollo 0, bid apollo 0").question == "PlaceProsperity"


@pytest.mark.rule("C17.4")
@pytest.mark.parametrize("options", ["option gold 0", "option gold 2\noption scale 3 5"])
def test_who_can_pay_for_nothing_while_apollo_is_taken_offers_0_to_a_god_without_an_offering(options: str) -> None:
    story = preliminary(4, options)
    assert story.legal == ["bid apollo 0"]  # as long as Apollo is free
    story.play("bid apollo 0")
    assert story.legal == ["bid poseidon 0", "bid ares 0", "bid zeus 0"]
    assert story.play("bid ares 0").legal == ["bid poseidon 0", "bid zeus 0"]
    story.play("bid zeus 0, bid poseidon 0")
    assert (story.question, story.asked) == ("DeployTroop", "yellow")  # with Poseidon
    assert sum(event["number"] for event in story.happened("paid")) == 0


@pytest.mark.rule("C17.4", "C16.13")
def test_so_does_a_pawn_whose_twin_has_offered_the_last_gold() -> None:
    story = preliminary(2, "option gold 1").play("bid poseidon 1")
    assert story.legal == ["bid apollo 0"]  # red's second pawn: 1 GP is not enough for two offerings
    story.play("bid apollo 0, bid ares 1")
    assert (story.asked, story.legal) == ("blue", ["bid zeus 0"])  # blue's second
    assert story.play("bid zeus 0").question == "DeployTroop"
    assert story.row("gold") == [0, 0]


@pytest.mark.rule("C17.4")
def test_an_offering_of_0_is_outbid_by_1_and_its_pawn_offers_0_elsewhere() -> None:
    story = without_gold(preliminary(), 1).play("bid apollo 0")
    assert (story.asked, story.legal) == ("blue", ["bid poseidon 0", "bid ares 0"])
    story.play("bid ares 0")
    assert "bid ares 1" in story.legal
    assert story.refuses("bid ares 0")
    story.play("bid ares 1")
    assert (story.asked, story.legal) == ("blue", ["bid poseidon 0"])


@pytest.mark.rule("C17.4", "C5.2")
def test_who_can_pay_something_offers_at_least_1() -> None:
    story = preliminary().play("bid apollo 0")
    assert story.refuses("bid ares 0")
    assert story.refuses("bid poseidon 0")


@pytest.mark.rule("C17.5")
def test_the_offerings_are_paid_before_anybody_deploys() -> None:
    story = preliminary().play("bid ares 3, bid poseidon 2, bid apollo 0")
    assert story.question == "DeployTroop"
    assert story.row("gold") == [4, 5, 7]


# -- the first cycle ---------------------------------------------------------------------------------------------------


def first_cycle(players: int) -> Story:
    """All have deployed, the first cycle begins."""
    story = deployment(players)
    while story.number("cycle") == 0:
        story.play(story.legal[0])
    return story


def first_offerings(players: int) -> Story:
    """The same, up to its first offering."""
    story = first_cycle(players)
    while story.question != "Offer":
        story.play(story.legal[0])
    return story


@PLAYERS
@pytest.mark.rule("C17.16", "C2.2")
def test_no_creature_is_revealed_before_the_first_cycle_which_reveals_one(players: int) -> None:
    story = first_cycle(players)
    assert set(story.row("place")) == {DECK}
    assert (story.question, len(story.legal)) == ("Draw", 17)
    story.play("draw sylph")
    assert story.question == "PlaceGod"
    assert story.row("place").count(DECK) == 16


@PLAYERS
@pytest.mark.rule("C17.14")
def test_all_gods_are_drawn_anew(players: int) -> None:
    story = first_cycle(players).play("draw sylph")
    assert (story.question, story.legal) == ("PlaceGod", [f"draw {god}" for god in CLASSIC_GODS])
    story.play("draw ares")
    assert story.legal == ["draw poseidon", "draw zeus", "draw athena"]  # Athena, or others, lay face down before
    assert set(story.row("pawn_god")) == {-1}


@PLAYERS
@pytest.mark.rule("C17.15", "C1.5")
def test_there_is_no_income_in_the_first_cycle_and_one_in_the_second(players: int) -> None:
    story = first_cycle(players)
    gold = story.row("gold")
    while story.question != "Offer":
        story.play(story.legal[0])
    assert (story.number("cycle"), story.row("gold")) == (1, gold)
    assert not story.happened("income-received")
    while story.number("cycle") == 1:
        story.play("bid apollo 0" if story.question == "Offer" else story.legal[-1])
    gold = story.row("gold")
    while story.question != "Offer":
        story.play(story.legal[0])
    assert [after > before for before, after in zip(gold, story.row("gold"), strict=True)] == [True] * players


@pytest.mark.rule("C17.4", "C4.5")
def test_who_offers_nothing_shows_that_nothing_more_can_be_paid() -> None:
    """As far as anybody knows blue has up to 9 GP; but with 1 GP promised and Apollo taken it offers 0."""
    story = preliminary(2, "option gold 1").play("bid poseidon 1", "bid apollo 0", "bid ares 1")
    state = state_of(story.game)
    state["gold_high"][1] = 9
    lines = ["cyclades-position 1", "edition classic", "players 2", "option start free", "option gold 1"]
    raw = json.dumps({"state": state, "steps": story.game.steps()})
    game = cyclades.read_position("\n".join([*lines, f"raw {raw}"]), ask_chance=True)
    assert game.view(None)["gold"]["blue"] == [1, 9]
    assert [str(action) for action in game.actions] == ["bid zeus 0"]
    game.play(game.actions[0])
    assert game.view(None)["gold"]["blue"] == [0, 0]  # and the promised one is paid


@pytest.mark.rule("C17.6")
def test_whoever_deploys_has_the_turn() -> None:
    story = deployment(3)
    for colour in ("red", "blue", "green"):
        assert (story.asked, story.value("turn")) == (colour, colour)
        while story.asked == colour and story.number("cycle") == 0:
            story.play(story.legal[0])
    assert story.value("turn") is None


@pytest.mark.rule("C17.1", "C15.14")
def test_a_board_without_printed_starts_will_do_if_it_has_two_islands_for_everybody() -> None:
    layout = dict(cyclades.printed_board(3).layout)
    del layout["starts"]
    free = {"start": "free"}
    assert cyclades.new("classic", 3, board=layout, options=free, seed=1).question.kind == "Offer"
    with pytest.raises(cyclades.BoardError, match="expected a printed start for red"):
        cyclades.new("classic", 3, board=layout, seed=1)
    with pytest.raises(cyclades.BoardError, match="expected 10 islands, 2 a player, got 8"):
        cyclades.new("classic", 5, board=layout, options=free, seed=1)
