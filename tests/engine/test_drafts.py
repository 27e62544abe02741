"""Drafts: another player's unfinished group of answers shows nowhere, the drafter sees it."""

from typing import Any

import pytest

import cyclades
from cyclades import Game
from tests.story import Story, turn

HOME = """
    area delos red troops 3 mercenaries 1
    area naxos blue troops 1
    area syros blue
    area andros red
    area kea green
    """
OTHERS = (1, 2, None)


def known(game: Game, player: int | None) -> dict[str, Any]:
    """All that a player gets of a running game."""
    undoable = None if player is None else game.undoable_by(player)
    moves = game.record(player)["actions"]
    return {"view": game.view(player), "seen": game.seen(player), "actions": moves, "undoable": undoable}


def drafting(*moves: str) -> tuple[Story, dict[int | None, dict[str, Any]]]:
    """Red in the middle of a land move, and what the others knew before."""
    story = turn("ares", HOME)
    story.play("recruit troop, at delos")
    before = {player: known(story.game, player) for player in OTHERS}
    return story.play(*moves), before


MOVE = ["move", "from delos", "to naxos", "take 2"]


@pytest.mark.parametrize("length", [1, 2, 3, 4])
def test_others_see_nothing_of_a_draft(length: int) -> None:
    story, before = drafting(*MOVE[:length])
    assert story.game.draft == length
    for player in OTHERS:
        assert known(story.game, player) == before[player]


@pytest.mark.parametrize("length", [1, 2, 3, 4])
def test_the_drafter_sees_it(length: int) -> None:
    story, before = drafting(*MOVE[:length])
    view = story.game.view(0)
    assert view["steps"] == story.game.steps()
    assert view["actions"] == story.legal
    assert view["steps"] != before[1]["view"]["steps"]


def test_gold_spent_in_a_draft_shows_only_to_the_drafter() -> None:
    story, before = drafting(*MOVE)
    spent = before[1]["view"]["gold"]["red"][0] - story.game.view(0)["state"]["gold"][0]
    assert spent == 1
    assert story.game.view(1)["gold"]["red"] == before[1]["view"]["gold"]["red"]


def test_everything_shows_when_the_group_is_complete() -> None:
    story, _ = drafting(*MOVE, "take 1")
    assert story.game.draft == 0
    assert story.told(1) == ["moved", "carried", "carried", "battle-begun"]
    assert [(event["unit"], event["number"]) for event in story.happened("carried")] == [("troop", 2), ("mercenary", 1)]
    for player in OTHERS:
        assert story.game.record(player)["actions"][-5:] == [*MOVE, "take 1"]
        assert story.game.view(player)["steps"] == story.game.steps()


def test_the_whole_truth_has_the_draft_too() -> None:
    story, _ = drafting(*MOVE)
    assert story.game.record()["actions"][-4:] == MOVE
    again = cyclades.load(story.game.record(), ask_chance=True)
    assert again.same_state(story.game)
    assert again.draft == 4
    assert again.view(1) == story.game.view(1)


def test_backing_out_is_undo_to_the_start_of_the_group() -> None:
    story, before = drafting(*MOVE)
    story.game.undo(int(story.game.draft))
    assert story.question == "PaidActions"
    for player in OTHERS:
        assert known(story.game, player) == before[player]


def test_a_game_imagined_in_the_middle_of_a_draft_looks_the_same_to_everybody() -> None:
    story, _ = drafting(*MOVE)
    for player in (0, *OTHERS):
        view = story.game.view(player)
        assert cyclades.imagine(view, 3).view(player) == view


def test_the_fleet_of_the_first_land_area_completes_a_group() -> None:
    game = cyclades.new("legendary", players=3, seed=1)
    other = (int(game.player or 0) + 1) % 3
    before = game.view(other)
    seen = game.seen(other)
    game.play(game.actions[0])
    assert (game.draft, game.view(other), game.seen(other)) == (1, before, seen)
    assert game.seen(game.player) == []
    game.play(game.actions[0])
    assert game.draft == 0
    assert "start-placed" in [event["event"] for event in game.seen(other)]
    assert game.view(other) != before


def test_a_card_drawn_for_all_to_see_ends_a_draft() -> None:
    """The Sphinx draws the last card of the deck, which is played at once and asks for a place: the draw is public."""
    story = turn("athena", HOME + "creatures sphinx harpy minotaur graeae").play("buy sphinx", "draw kraken")
    assert story.question == "PlaceFigure"
    assert story.game.draft == 0
    assert [event["card"] for event in story.game.seen(1) if event["event"] == "card-drawn"] == ["kraken"]
    assert story.game.record(1)["actions"] == ["buy sphinx", "draw kraken"]
    assert story.game.view(1)["steps"] == story.game.steps()


def test_the_same_where_the_game_draws_by_itself() -> None:
    game = turn("athena", HOME + "creatures sphinx harpy minotaur graeae").game
    game.ask_chance = False
    game.play(game.parse("buy sphinx"))
    assert game.draft == 0
    assert game.record(1)["actions"] == ["buy sphinx", "draw kraken"]
    assert [event["event"] for event in game.seen(1)][:3] == ["creature-used", "card-drawn", "creature-used"]
