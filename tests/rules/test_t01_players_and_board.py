"""T1: who plays Titans and on which boards, and the pieces that it adds."""

from __future__ import annotations

import pytest

import cyclades
from cyclades import CycladesError, Game, SetupError
from cyclades.board import SHIPPED
from cyclades.engine.decks import DECK
from tests.story import Story
from tests.titans import ARTIFACTS, BOARD_TEXT, COLOURS, REST, SPECIALS, titans, titans_start, titans_turn


def new(players: int, **more: object) -> Game:
    """A new game with Titans."""
    return cyclades.new("classic", players, expansions=["titans"], seed=1, **more)  # type: ignore[arg-type]


# -- players and teams -------------------------------------------------------------------------------------------------


@pytest.mark.rule("T1.1")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_three_four_or_five_play_everybody_for_itself(players: int) -> None:
    rules = new(players).rules
    assert rules.teams == rules.factions == list(COLOURS[:players])
    assert rules.metropolises_to_win == 2


@pytest.mark.rule("T1.1")
@pytest.mark.parametrize(
    "players, teams", [(4, ["red+blue", "green+yellow"]), (6, ["red+blue", "green+yellow", "black+purple"])]
)
def test_four_may_play_in_two_teams_and_six_in_three(players: int, teams: list[str]) -> None:
    assert new(players, teams=True).rules.teams == teams


@pytest.mark.rule("T1.1")
def test_six_play_in_teams_unless_told_not_to_which_is_refused() -> None:
    assert len(new(6).rules.teams) == 3
    with pytest.raises(SetupError, match="expected teams with 6 players, who play in no other way"):
        new(6, teams=False)


@pytest.mark.rule("T1.1")
@pytest.mark.parametrize("players", [1, 2, 7])
def test_other_numbers_of_players_are_refused_with_the_reason(players: int) -> None:
    expected = f"expected 3, 4, 5, 6 players for the edition 'classic' with 'titans', got {players}"
    with pytest.raises(SetupError, match=expected):
        new(players)


@pytest.mark.rule("T1.1")
@pytest.mark.parametrize("players", [3, 5])
def test_three_and_five_do_not_play_in_teams(players: int) -> None:
    with pytest.raises(SetupError, match="expected teams only with 4 or 6 players"):
        new(players, teams=True)


@pytest.mark.rule("T1.1")
def test_without_titans_six_do_not_play_and_nobody_in_teams() -> None:
    with pytest.raises(SetupError, match="expected 2, 3, 4, 5 players for the edition 'classic', got 6"):
        cyclades.new("classic", 6)
    with pytest.raises(SetupError, match="expected no teams"):
        cyclades.new("classic", 4, teams=True)


@pytest.mark.rule("T1.2")
def test_teams_sit_side_by_side_unless_the_table_chooses_other_pairs() -> None:
    assert new(6, teams=[[3, 0], [1, 4], [5, 2]]).rules.teams == ["red+yellow", "blue+black", "green+purple"]
    assert new(4, teams=[[0, 2], [1, 3]]).rules.teams == ["red+green", "blue+yellow"]
    with pytest.raises(SetupError, match="but player 1 is in two"):
        new(4, teams=[[0, 1], [1, 3]])


# -- the board ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T1.3")
@pytest.mark.parametrize("players, board", [(3, "titans-4"), (4, "titans-4"), (5, "titans-6"), (6, "titans-6")])
def test_there_is_a_board_for_three_and_four_and_one_for_five_and_six(players: int, board: str) -> None:
    assert new(players).rules.board.name == board


@pytest.mark.rule("T1.3")
@pytest.mark.parametrize("board", [name for name in SHIPPED if name.startswith("classic")])
def test_a_board_without_large_islands_is_refused(board: str) -> None:
    with pytest.raises(CycladesError, match="expected at least 2 islands of several territories, got 0"):
        new(3, board=board)
    with pytest.raises(CycladesError, match=r"line \d+: .* expected at least 2 islands"):
        titans_start(board=board)


@pytest.mark.rule("T1.3")
def test_so_is_one_without_the_four_symbols_and_one_too_small_for_everybody() -> None:
    with pytest.raises(CycladesError, match="expected 4 territories with a building symbol, got 0"):
        new(3, board=cyclades.load_board(BOARD_TEXT.replace(", symbol = 1", "")))
    with pytest.raises(CycladesError, match="expected at least 10 sea areas"):
        new(5, board=cyclades.load_board(BOARD_TEXT))
    assert new(3, board=cyclades.load_board(BOARD_TEXT)).rules.board.name == "titans-story"


@pytest.mark.rule("T1.3")
def test_large_islands_come_with_titans_only() -> None:
    with pytest.raises(CycladesError, match="expected an island of a single land area"):
        cyclades.new("classic", 4, board="titans-4", options={"start": "free"})


# -- pieces ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T1.4")
def test_every_player_has_three_titans_beside_its_eight_troops_and_eight_fleets_the_sixth_too() -> None:
    game = new(6)
    kinds = {kind.plural: kind for kind in game.rules.unit_kinds}
    assert game.rules.factions[5] == "purple"
    for faction in range(6):
        left = {name: int(game.s[kind.reserve(faction)]) for name, kind in kinds.items()}
        assert left == {"troops": 8, "fleets": 8, "titans": 3}


@pytest.mark.rule("T1.4")
def test_a_position_has_at_most_three_titans_of_a_colour() -> None:
    with pytest.raises(CycladesError, match="expected at most 3 titans of red, not 4"):
        titans_turn("zeus", "area argos red titans 2 \n area elis red titans 2")


@pytest.mark.rule("T1.5", "C4.4")
@pytest.mark.parametrize("sea, gold", [("strait", 2), ("west", 1), ("south", 0)])
def test_a_sea_space_pays_for_each_of_its_cornucopias(sea: str, gold: int) -> None:
    story = titans(
        f"cycle 3 \n player red gold 0 \n area argos red \n area {sea} red fleets 2 \n {REST} \n phase income"
    )
    assert story.gold("red") == gold


# -- Metropolises ------------------------------------------------------------------------------------------------------

THREE = "area elis red port 1 fortress 1 \n area corinth red temple 1"
"""Three kinds of buildings, two of them where there is no square."""


def build_the_fourth(text: str) -> Story:
    """Red builds a University, wherever it may."""
    return titans_turn("athena", f"{REST} \n {text}").play("build university")


@pytest.mark.rule("T1.6")
def test_a_metropolis_goes_only_onto_a_territory_with_a_square() -> None:
    story = build_the_fourth(f"{THREE} \n area sparta red \n area argos red")
    assert story.play("at sparta").question == "PlaceMetropolis"
    assert story.legal == ["at argos", "at corinth"]


@pytest.mark.rule("T1.6")
def test_buildings_make_way_for_it_only_where_there_is_a_square() -> None:
    full = "area elis red port 1 fortress 1 \n area corinth red temple 1 port 1 \n area sparta red"
    story = build_the_fourth(full).play("at sparta")
    story.play("at elis")  # the Port that goes
    assert story.number("metropolis", "corinth") == 1
    assert story.buildings("port", "corinth") == 0


@pytest.mark.rule("T1.6", "C13.7")
def test_one_that_has_no_place_even_so_is_paid_and_lost() -> None:
    story = titans_turn(
        "athena", f"area elis red port 1 fortress 1 \n area sparta red temple 1 \n area marathon red \n {REST}"
    )
    story.play("build university, at marathon")
    assert story.question == "PaidActions"
    assert sum(story.row("metropolis")) == 0
    assert sum(story.row("buildings")) == 0
    assert story.happened("metropolis-missed")


@pytest.mark.rule("T1.6")
def test_a_position_has_no_metropolis_where_there_is_no_square() -> None:
    with pytest.raises(CycladesError, match="expected at most 0 Metropolises there"):
        titans_turn("zeus", "area sparta red metropolis plain")


# -- cards -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T1.7")
@pytest.mark.parametrize("players", [3, 6])
def test_the_creature_deck_has_22_cards_the_17_and_the_five_artifacts(players: int) -> None:
    plain = {card.name for card in cyclades.new("classic", 3, seed=1).rules.creature_deck.cards}
    cards = [card.name for card in new(players).rules.creature_deck.cards]
    assert (len(cards), len(plain)) == (22, 17)
    assert {*cards} == {*plain, *ARTIFACTS}
    story = titans_start()
    assert {story.place(card) for card in cards} == {DECK}


@pytest.mark.rule("T1.8")
def test_two_of_the_five_special_metropolises_are_drawn_and_lie_open() -> None:
    story = titans_start().play("draw port, draw fortress, draw temple, draw university")
    assert (story.question, story.legal) == ("DrawSpecial", [f"draw {name}" for name in SPECIALS])
    story.play("draw seaside")
    assert story.legal == ["draw military", "draw religious", "draw cultural", "draw commercial"]
    story.play("draw commercial")
    assert story.question == "PlacePawn"
    assert story.row("open_special_metropolises") == [0, 1, 0, 0, 1]


@pytest.mark.rule("T1.8")
def test_the_other_three_are_not_used() -> None:
    story = build_the_fourth(
        f"{THREE} \n area sparta red \n area argos red \n field open_special_metropolises seaside 1"
    )
    story.play("at sparta, at argos")
    assert [story.number("bonuses_left", kind) for kind in SPECIALS] == [1, 0, 1, 1, 1]
    assert story.number("bonuses_left", "plain") == 10
    later = build_the_fourth(f"{THREE} \n area sparta red \n area argos red").play("at sparta, at argos")
    assert later.number("bonuses_left", "plain") == 9  # where both cards are taken
