"""C16: two players, each with one colour and two pawns. The offerings are in test_c16_offerings.py."""

from __future__ import annotations

import itertools

import pytest

import cyclades
from cyclades.engine.decks import DISCARD, HELD
from tests.story import NO_CLASSIC_CARDS, Story, classic, classic_turn, ranking

PAWNS = ["red-1", "red-2", "blue-1", "blue-2"]
HOMES = """
    area andros red troops 1
    area tinos red troops 1
    area naxos blue troops 1
    area kea blue troops 1
    """


def cycle(
    text: str, phase: str, red: str = "gold 9", blue: str = "gold 9", homes: str = HOMES, options: str = ""
) -> Story:
    """Cycle 3, with Poseidon, Ares and Zeus."""
    head = f"cycle 3 \n gods poseidon ares zeus - \n player red {red} \n player blue {blue}"
    return classic(f"{head} \n {homes} \n {text} \n phase {phase}", 2, options)


def both_red(text: str = "", phase: str = "actions poseidon paid", homes: str = HOMES) -> Story:
    """Red's pawns are on Poseidon and Ares, blue's on Zeus and Apollo; red-1 is in its turn with Poseidon."""
    pawns = "offering red-1 poseidon 1 \n offering red-2 ares 1 \n offering blue-1 zeus 1 \n offering blue-2 apollo 0"
    return cycle(f"{pawns} \n {text}", phase, homes=homes)


def weights(story: Story) -> list[int]:
    """How likely the outcomes of the chance question are."""
    return [int(weight) for weight in story.game.stack[-1].raw_outcomes(story.game).weights]


# -- pawns and gods ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("C16.1", "C1.1")
def test_each_player_has_one_colour_and_two_pawns() -> None:
    game = cyclades.new("classic", 2, seed=1)
    assert (game.rules.factions, game.rules.pawns) == (["red", "blue"], PAWNS)
    assert game.rules.player_of == [0, 1]
    assert (game.rules.board.lands, game.rules.board.areas - game.rules.board.lands) == (8, 30)


@pytest.mark.rule("C16.1", "C1.4")
@pytest.mark.parametrize("options", ["", "option start printed"])
def test_the_four_pawns_are_mixed(options: str) -> None:
    story = classic("phase start", 2, options)
    assert (story.legal, weights(story)) == (["draw red", "draw blue"], [2, 2])
    story.play("draw blue")
    assert weights(story) == [2, 1]  # of the three pawns left two are red
    story.play("draw red, draw red")
    assert story.legal == ["draw blue"]
    story.play("draw blue")
    assert story.order == ["blue-1", "red-1", "red-2", "blue-2"]


@pytest.mark.rule("C16.2", "C3.1")
def test_three_gods_are_face_up() -> None:
    story = cycle("", "gods").play("draw zeus, draw athena, draw poseidon")
    assert (story.gods, story.question) == (["zeus", "athena", "poseidon", None], "Offer")
    assert {words.split()[1] for words in story.legal} == {"zeus", "athena", "poseidon", "apollo"}


@pytest.mark.rule("C16.2", "C3.4")
def test_the_god_that_lay_face_down_comes_first_in_the_next_cycle() -> None:
    story = cycle("field waiting 1", "gods")  # Athena lay face down
    assert story.legal == ["draw athena"]
    story.play("draw athena")
    assert story.legal == ["draw poseidon", "draw ares", "draw zeus"]
    story.play("draw ares, draw poseidon")
    assert (story.gods, story.number("waiting")) == (["athena", "ares", "poseidon", None], 1)


@pytest.mark.rule("C16.2", "C3.4")
def test_so_it_goes_on_cycle_after_cycle() -> None:
    game = cyclades.new("classic", 2, seed=4, options={"start": "printed"})
    shown: list[list[int]] = []
    while len(shown) < 6 and not game.over:
        if game.question.kind == "Offer" and game.s[game.f.cycle] > len(shown):
            shown.append([int(game.s[game.f.god_at + slot]) for slot in range(4)])
        apollo = [action for action in game.actions if action.notation == "bid apollo 0"]
        game.play(apollo[0] if apollo else game.actions[0])
    assert len(shown) == 6
    for before, after in itertools.pairwise(shown):
        hidden = ({0, 1, 2, 3} - set(before)).pop()
        assert after[0] == hidden
        assert after[3] == -1


# -- turns -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C16.3", "C6.1", "C6.4")
def test_each_pawn_has_a_turn_with_its_god_and_goes_to_the_last_free_slot() -> None:
    story = both_red()
    assert (story.asked, story.order) == ("red", [None] * 4)
    story.play("end")
    assert (story.asked, story.order) == ("red", [None, None, None, "red-1"])
    assert story.game.question.about["god"] == "ares"
    story.play("recruit troop, at andros, end")
    assert (story.asked, story.order) == ("blue", [None, None, "red-2", "red-1"])
    story.play("recruit priest, end")
    assert story.question == "PlaceProsperity"  # the other blue pawn, with Apollo
    story.play("at kea")
    assert story.order == ["blue-2", "blue-1", "red-2", "red-1"]
    assert story.number("cycle") == 4


@pytest.mark.rule("C16.12", "C7.1")
def test_each_turn_has_its_own_free_unit_which_is_owed() -> None:
    story = both_red(phase="actions poseidon")
    assert story.refuses("end")
    story.play("recruit fleet, at a1", "end")
    assert story.refuses("end")  # the troop of Ares
    story.play("recruit troop, at andros", "end")
    assert (story.gold("red"), story.asked) == (9, "blue")


@pytest.mark.rule("C16.12", "C7.2", "C7.4")
def test_the_prices_of_the_others_begin_anew() -> None:
    story = both_red(phase="actions poseidon")
    for price in (0, 1, 2, 3):
        assert story.game.price(story.game.parse("recruit fleet")) == price
        story.play("recruit fleet, at a1")
    assert (story.gold("red"), story.refuses("recruit fleet")) == (3, True)
    story.play("end")
    assert story.game.price(story.game.parse("recruit troop")) == 0
    story.play("recruit troop, at andros")
    assert story.game.price(story.game.parse("recruit troop")) == 2
    assert story.number("done", "recruit fleet") == 0


# -- Apollo ------------------------------------------------------------------------------------------------------------


def apollo(order: str, homes: str = HOMES) -> Story:
    """All pawns go to Apollo in some order; blue has two islands, red what is said."""
    text = f"{NO_CLASSIC_CARDS} \n order {order}"
    return cycle(text, "offerings", homes=homes).play("bid apollo 0, bid apollo 0, bid apollo 0, bid apollo 0")


@pytest.mark.rule("C16.8", "C11.1", "C11.2")
def test_both_pawns_may_be_on_apollo_and_each_brings_its_gold() -> None:
    story = apollo("red-1 red-2 blue-1 blue-2")
    assert (story.asked, story.question, story.legal) == ("red", "PlaceProsperity", ["at andros", "at tinos"])
    story.play("at tinos")
    assert (story.gold("red"), story.gold("blue")) == (9 + 2, 9 + 2)
    assert [(event["faction"], event["number"]) for event in story.happened("gold-received")] == [
        ("red", 1),
        ("blue", 1),
        ("blue", 1),
    ]
    assert story.order == ["blue-2", "blue-1", "red-2", "red-1"]


@pytest.mark.rule("C16.8", "C11.2")
def test_with_one_island_each_pawn_brings_4() -> None:
    story = apollo("red-1 red-2 blue-1 blue-2", "area andros red troops 1 \n area naxos blue \n area kea blue")
    red = [event["number"] for event in story.happened("gold-received") if event["faction"] == "red"]
    assert red == [4, 4]


@pytest.mark.rule("C16.8", "C11.3")
@pytest.mark.parametrize(
    "order, asked",
    [
        ("red-1 red-2 blue-1 blue-2", "red"),
        ("red-2 blue-1 red-1 blue-2", "red"),
        ("blue-2 red-1 red-2 blue-1", "blue"),
        ("blue-1 red-1 blue-2 red-2", "blue"),
    ],
)
def test_only_the_first_pawn_of_all_four_brings_the_prosperity_marker(order: str, asked: str) -> None:
    story = apollo(order)
    assert (story.asked, story.question) == (asked, "PlaceProsperity")
    story.play(story.legal[0])
    assert sum(story.row("prosperity")) == 1
    assert story.question != "PlaceProsperity"


@pytest.mark.rule("C16.8", "C11.3")
def test_the_first_pawn_brings_it_although_its_twin_came_later() -> None:
    text = (
        "offering red-1 poseidon 1 \n offering blue-1 apollo 0 \n offering red-2 apollo 0 \n offering blue-2 apollo 0"
    )
    story = cycle(text, "actions poseidon paid").play("end")
    assert (story.asked, story.question) == ("blue", "PlaceProsperity")
    story.play("at kea")
    assert [event["faction"] for event in story.happened("gold-received")] == ["red", "blue"]  # after the first
    assert (story.gold("red"), story.gold("blue"), sum(story.row("prosperity"))) == (9 + 1, 9 + 2, 1)


# -- once a cycle ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C16.9", "C6.8")
def test_a_temple_lowers_one_price_over_both_turns() -> None:
    story = both_red("creatures giant pegasus sylph \n area milos red temple").play("buy sylph, end")
    assert story.gold("red") == 9 - 1
    story.play("buy pegasus, decline")
    assert story.gold("red") == 8 - 3  # the discount was used in the first turn
    story = both_red("creatures giant pegasus sylph \n area milos red temple").play("end", "buy pegasus, decline")
    assert story.gold("red") == 9 - 2  # it serves in the second, if not in the first


@pytest.mark.rule("C16.9", "C6.8")
def test_of_two_temples_the_second_turn_has_the_one_that_is_left() -> None:
    homes = HOMES + "area delos red temple 2"
    story = both_red("creatures giant pegasus sylph", homes=homes).play("buy sylph, end")
    assert story.gold("red") == 9 - 1  # one discount is enough for the floor
    assert story.play("buy pegasus, decline").gold("red") == 8 - 2


@pytest.mark.rule("C16.9", "C6.8")
def test_in_the_next_cycle_it_serves_again() -> None:
    text = "gone chimera kraken pegasus polyphemus sylph \n area milos red temple"
    story = both_red(f"{text} \n creatures - - giant")
    story.play("buy giant, decline, end")
    assert story.number("discounts", "red") == 1
    while story.question != "Offer":
        story.play(story.legal[-1])
    assert story.number("discounts", "red") == 0


@pytest.mark.rule("C16.9", "M8.1")
@pytest.mark.parametrize("first", [True, False])
def test_the_temple_of_ares_serves_once_over_both_turns(first: bool) -> None:
    text = """
        area andros red troops 4
        area naxos blue port
        discard giant sylph
        offering red-2 poseidon 1
        field monument temple-of-ares andros
        """
    story = classic_turn("ares", text, players=2, monuments="temple-of-ares")
    assert "invoke temple-of-ares" in story.legal
    if first:
        story.play("invoke temple-of-ares, draw giant, decline")
        assert story.refuses("invoke temple-of-ares")
    story.play("end")
    assert story.game.question.about["god"] == "poseidon"  # the turn of the other pawn
    assert ("invoke temple-of-ares" in story.legal) is not first


# -- figures -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C16.15", "C14.22")
@pytest.mark.parametrize("figure", ["polyphemus", "medusa", "chiron", "minotaur"])
def test_a_figure_called_in_one_turn_is_still_there_in_the_second(figure: str) -> None:
    story = both_red(f"creatures - - {figure}").play(f"buy {figure}, at andros, end")
    assert story.game.question.about["god"] == "ares"
    assert (story.card_at(figure), story.place(figure)) == ("andros", HELD)


@pytest.mark.rule("C16.15", "C14.21", "C14.22")
def test_it_leaves_at_the_first_turn_of_the_next_cycle() -> None:
    pawns = "offering blue-1 poseidon 1 \n offering red-1 ares 1 \n offering red-2 zeus 1 \n offering blue-2 apollo 0"
    text = f"{pawns} \n creature medusa red at andros since 2"
    story = cycle(text, "actions poseidon paid")
    assert story.card_at("medusa") == "andros"  # in blue's turn
    story.play("end")
    assert (story.asked, story.card_at("medusa"), story.place("medusa")) == ("red", None, DISCARD)


@pytest.mark.rule("C16.15", "C14.21")
def test_with_apollo_too() -> None:
    pawns = "offering blue-1 poseidon 1 \n offering red-1 apollo 0 \n offering red-2 apollo 0 \n offering blue-2 ares 1"
    story = cycle(f"{pawns} \n creature medusa red at andros since 2", "actions ares paid").play("end")
    assert story.question == "PlaceProsperity"
    assert (story.card_at("medusa"), story.place("medusa")) == (None, DISCARD)


@pytest.mark.rule("C16.15", "C14.21")
def test_one_called_in_the_second_turn_does_not_leave_before_the_next_cycle() -> None:
    story = both_red("creatures - - medusa").play("end", "buy medusa, at kea", "recruit troop, at andros, end")
    story.play("recruit priest, end", "at kea")
    assert story.number("cycle") == 4
    assert story.card_at("medusa") == "kea"


# -- the end -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C16.10", "C12.1")
@pytest.mark.parametrize("red, over", [(2, False), (3, True), (4, True)])
def test_three_metropolises_end_the_game(red: int, over: bool) -> None:
    islands = "\n".join(f"area {name} red metropolis" for name in ("andros", "tinos", "milos", "delos")[:red])
    story = cycle("", "end", homes=f"{islands} \n area kea blue metropolis")
    assert story.game.over is over
    if over:
        assert ranking(story)[0][:3] == (1, "red", red)


@pytest.mark.rule("C16.10", "C9.10")
@pytest.mark.parametrize("own, allowed", [("", False), ("metropolis", True)])
def test_an_attack_on_a_last_island_must_reach_three(own: str, allowed: bool) -> None:
    text = f"""
        area andros red troops 1 metropolis
        area milos red {own}
        area tinos blue metropolis
        area b2 red fleets 1
        """
    story = classic_turn("ares", text, players=2)
    assert ("move" in story.legal) is allowed


@pytest.mark.rule("C16.10", "C9.10", "C14.2")
def test_so_must_an_attack_by_pegasus() -> None:
    two = "area andros red troops 1 metropolis \n area kea red metropolis \n area tinos blue metropolis"
    for text, allowed in ((two, True), (two.replace("kea red metropolis", "kea red"), False)):
        story = classic_turn("athena", f"{text} \n creatures - - pegasus", players=2).play("buy pegasus, from andros")
        assert ("to tinos" in story.legal) is allowed


@pytest.mark.rule("C16.11", "C12.8")
def test_a_player_without_an_island_is_out_with_both_pawns_and_the_other_wins_at_once() -> None:
    text = """
        offering blue-1 poseidon 1
        offering blue-2 apollo 0
        area andros red troops 1 metropolis
        area milos red metropolis
        area tinos blue metropolis
        area b2 red fleets 1
        area d4 blue fleets 2
        """
    story = classic_turn("ares", text, players=2).play("move, from andros, to tinos")
    assert story.happened("eliminated") == [{"event": "eliminated", "faction": "blue"}]
    assert story.game.over  # although Poseidon and Apollo have not acted
    assert story.happened("game-ended")[0]["reason"] == "alone"
    assert story.row("pawn_god")[2:] == [-1, -1]
    assert not {"blue-1", "blue-2"} & set(story.order)
    assert [place for place, *_ in ranking(story)] == [1, 2]


# -- set-up ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C16.14", "C15.14")
def test_free_positioning_is_the_default() -> None:
    game = cyclades.new("classic", 2, seed=1)
    assert (game.question.kind, game.s[game.f.cycle]) == ("Offer", 0)
    board = game.rules.board
    assert all(game.s[game.f.owner + area] == -1 for area in range(board.areas))


@pytest.mark.rule("C16.14", "C1.2", "C1.3")
def test_the_printed_start_may_be_chosen() -> None:
    story = classic("phase start", 2, "option start printed")
    while story.question != "Offer":
        story.play(story.legal[0])
    assert (story.number("cycle"), story.gold("red"), story.gold("blue")) == (1, 5 + 2, 5 + 2)
    for colour, lands, fleets in (
        ("red", ("andros", "syros"), ("c2", "g5")),
        ("blue", ("tinos", "delos"), ("d4", "f1")),
    ):
        assert [(story.owner(area), story.pieces(area)) for area in (*lands, *fleets)] == [(colour, 1)] * 4
        assert (story.number("lands", colour), story.number("fleets_left", colour)) == (2, 6)
