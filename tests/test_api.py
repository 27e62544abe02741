"""The public contract: what `cyclades` offers, and how it refuses what makes no sense."""

import json
import random
import re
from typing import Any

import pytest

import cyclades
from cyclades import Action, Game, GameOver, IllegalAction, NotYourTurn, SetupError
from cyclades.rules.gold import gold_of
from tests.story import turn


def new(**changes: Any) -> Game:
    given: dict[str, Any] = {"edition": "legendary", "players": 3, "seed": 1, **changes}
    return cyclades.new(**given)


OPTIONS = "metropolises, gold, max_cycles, open_gold, scale"
REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"edition": "legendry"}, "expected an edition among legendary, classic, got 'legendry'; did you mean 'legendary'"),
    ({"edition": ""}, "expected an edition among legendary, classic, got ''"),
    ({"edition": None}, "expected an edition among legendary, classic, got None"),
    ({"edition": ["legendary"]}, "expected an edition among legendary, classic, got ['legendary']"),
    ({"players": 1}, "expected 2, 3, 4, 5, 6 players for the edition 'legendary', got 1"),
    ({"players": 7}, "expected 2, 3, 4, 5, 6 players for the edition 'legendary', got 7"),
    ({"players": "3"}, "expected 2, 3, 4, 5, 6 players for the edition 'legendary', got '3'"),
    ({"players": 3.0}, "expected 2, 3, 4, 5, 6 players for the edition 'legendary', got 3.0"),
    ({"players": True}, "expected 2, 3, 4, 5, 6 players for the edition 'legendary', got True"),
    ({"players": None}, "expected 2, 3, 4, 5, 6 players for the edition 'legendary', got None"),
    ({"teams": True}, "expected teams only with 4 or 6 players in the edition 'legendary', got 3 players in teams"),
    (
        {"edition": "classic", "players": 4, "teams": True},
        "expected no teams in the edition 'classic', got 4 players in teams",
    ),
    (
        {"expansions": ["hades"]},
        "expected an expansion of the edition 'legendary', of which there are none, got 'hades'",
    ),
    ({"expansions": "hades"}, "expected a list of names of expansions, got 'hades'"),
    ({"edition": "classic", "players": 6}, "expected 2, 3, 4, 5 players for the edition 'classic', got 6"),
    (
        {"edition": "classic", "expansions": ["monument"]},
        "expected an expansion of the edition 'classic', among hades, hecate, manticore, titans, monuments, ruins, "
        "got 'monument'; did you mean 'monuments'?",
    ),
    ({"seed": "7"}, "expected a whole number or None as seed, got '7'"),
    ({"seed": 1.5}, "expected a whole number or None as seed, got 1.5"),
    ({"seed": True}, "expected a whole number or None as seed, got True"),
    ({"options": [1]}, "expected options as a mapping of names to values, got [1]"),
    ({"options": "fast"}, "expected options as a mapping of names to values, got 'fast'"),
    (
        {"options": {"speed": 2}},
        f"expected an option among {OPTIONS}, got 'speed'",
    ),
    ({"options": {1: 2}}, f"expected an option among {OPTIONS}, got 1"),
    ({"options": {"metropolises": 0}}, "expected a number from 1 to 9 for the option 'metropolises', got 0"),
    ({"options": {"metropolises": "3"}}, "expected a number from 1 to 9 for the option 'metropolises', got '3'"),
    ({"options": {"gold": -1}}, "expected a number from 0 to 50 for the option 'gold', got -1"),
    ({"options": {"gold": True}}, "expected a number from 0 to 50 for the option 'gold', got True"),
    ({"options": {"max_cycles": 0}}, "expected a number from 1 to 999 for the option 'max_cycles', got 0"),
    ({"options": {"open_gold": 1}}, "expected true or false for the option 'open_gold', got 1"),
    ({"options": {"scale": []}}, "expected a list of offerings for the option 'scale', got []"),
    ({"options": {"scale": 5}}, "expected a list of offerings for the option 'scale', got 5"),
    ({"options": {"scale": [0, 1]}}, "expected rising whole numbers from 1 to 99 in the option 'scale', got [0, 1]"),
    ({"options": {"scale": [3, 2]}}, "expected rising whole numbers from 1 to 99 in the option 'scale', got [3, 2]"),
    ({"options": {"scale": [100]}}, "expected rising whole numbers from 1 to 99 in the option 'scale', got [100]"),
]


@pytest.mark.rule("L16.7")
@pytest.mark.parametrize("changes, message", REFUSED, ids=[repr(changes) for changes, _ in REFUSED])
def test_a_nonsense_game_is_refused(changes: dict[str, Any], message: str) -> None:
    with pytest.raises(SetupError, match="^" + re.escape(message)):
        new(**changes)


@pytest.mark.parametrize("board", ["nowhere", {}, {"format": "cyclades-board 1"}, 5])
def test_a_nonsense_board_is_refused(board: Any) -> None:
    with pytest.raises((cyclades.BoardError, SetupError)):
        new(board=board)


@pytest.mark.rule("L16.6", "L14.1")
def test_a_stranger_plays_a_legal_random_game_in_a_few_lines() -> None:
    generator = random.Random(7)
    game = cyclades.new("legendary", players=4, seed=7, options={"max_cycles": 40})
    while not game.over:
        game.play(generator.choice(game.actions))
    assert sorted(player for standing in game.standings for player in standing.players) == [0, 1, 2, 3]


def test_one_question_at_a_time() -> None:
    game = new()
    assert game.player in (0, 1, 2)
    assert game.faction == game.rules.factions[game.player]
    assert (game.question.player, game.question.faction, game.question.kind) == (
        game.player,
        game.faction,
        "StartingArea",
    )
    assert all(isinstance(action, Action) for action in game.actions)


def test_nobody_else_may_act_and_learns_nothing_by_trying() -> None:
    game = new()
    asked = game.player
    assert asked is not None
    for other in {0, 1, 2} - {asked}:
        with pytest.raises(NotYourTurn, match=rf"^player {other} is not asked now$"):
            game.play(game.actions[0], other)
    game.play(game.actions[0], asked)


def test_an_illegal_action_changes_nothing() -> None:
    game = new()
    before = game.copy()
    with pytest.raises(IllegalAction, match="'bid ares 5' is not legal now; expected one of: at "):
        game.play(game.parse("bid ares 5"))
    assert game.same_state(before)
    assert game.head is before.head


def test_a_game_that_is_over_has_no_question() -> None:
    game = new(options={"max_cycles": 1})
    while not game.over:
        game.play(game.default)
    assert (game.player, game.faction, game.actions) == (None, None, [])
    with pytest.raises(GameOver):
        _ = game.question
    with pytest.raises(GameOver):
        game.play(game.parse("end"))


def test_questions_tell_what_they_are_about_by_name() -> None:
    story = turn("ares", "area delos red troops 3\narea naxos blue troops 2\narea syros blue")
    story.play("move", "from delos")
    assert story.game.question.about == {"faction": "red", "origin": "delos", "leader": None, "more": 0, "price": 1}
    story.play("to naxos", "take 3")
    assert story.game.question.kind == "Roll"
    assert (story.game.player, story.game.question.player) == (None, None)


def test_a_view_is_plain_data() -> None:
    game = new()
    for player in (0, 1, 2, None):
        view = game.view(player)
        assert json.loads(json.dumps(view)) == view
        assert view["player"] == player
        assert bool(view["actions"]) == (player == game.player)


@pytest.mark.rule("L3.4")
def test_gold_is_hidden_but_its_range_is_not() -> None:
    game = new()
    assert game.view(1)["state"]["gold"] == [None, 5, None]
    assert game.view(None)["state"]["gold"] == [None, None, None]
    assert game.view(None)["gold"] == {"red": [5, 5], "blue": [5, 5], "green": [5, 5]}


@pytest.mark.rule("L16.3", "L16.4")
def test_open_gold_is_seen_by_everybody() -> None:
    game = new(options={"open_gold": True, "gold": 9})
    assert game.view(None)["state"]["gold"] == [9, 9, 9]


def test_gold_is_open_when_the_game_is_over() -> None:
    game = new(options={"max_cycles": 1})
    while not game.over:
        assert game.view(None)["standings"] == []
        game.play(game.default)
    view = game.view(None)
    assert None not in view["state"]["gold"]
    assert [row["place"] for row in view["standings"]] == [standing.place for standing in game.standings]


def test_a_view_forecasts_income() -> None:
    game = new()
    while game.question.kind != "Offer":
        game.play(game.default)
    forecast = game.view(0)["income"]
    gold = [int(gold_of(game, faction)) for faction in range(3)]
    assert gold == [5 + forecast[colour] for colour in ("red", "blue", "green")]


def test_the_same_seed_gives_the_same_game() -> None:
    one, other = new(seed=5), new(seed=5)
    assert one.same_state(other)
    assert not one.same_state(new(seed=6))


def test_chance_can_be_asked() -> None:
    game = new(ask_chance=True, seed=None)
    drawn = []
    while game.player is None:
        drawn.append(str(game.actions[-1]))
        game.play(game.actions[-1])
    assert drawn[:2] == ["draw hera", "draw ares"]
    assert drawn[-3:] == ["draw green", "draw blue", "draw red"]
    assert game.faction == "green"


def test_a_record_of_a_running_game_plays_on() -> None:
    game = new()
    for _ in range(60):
        game.play(game.actions[len(game.actions) // 2])
    again = cyclades.load(json.dumps(game.record()), seed=3)
    assert again.same_state(game)
    again.play(again.actions[0])
    assert len(again.history()) > len(game.history())


def test_a_player_s_record_leaves_out_what_it_may_not_know() -> None:
    story = turn("zeus", "area delos red troops 1\narea naxos blue").play("peek", "draw kraken", "decline")
    assert story.game.record(0)["actions"] == ["peek", "draw kraken", "decline"]
    for other in (1, 2, None):
        assert story.game.record(other)["actions"] == ["peek", "draw ?", "decline"]
    assert story.game.record()["actions"] == ["peek", "draw kraken", "decline"]


def test_everything_public_is_named() -> None:
    assert all(hasattr(cyclades, name) for name in cyclades.__all__)
    assert issubclass(NotYourTurn, IllegalAction)
    assert issubclass(SetupError, cyclades.CycladesError)


@pytest.mark.parametrize(
    "call",
    [
        lambda game: game.undo("x"),
        lambda game: game.undo(True),
        lambda game: game.copy(seed="x"),
        lambda game: game.odds(1, 2, "a"),
        lambda game: game.odds(1, 1, 1.5),
        lambda game: game.odds(-1, 1),
        lambda game: cyclades.load(game.record(), seed="x"),  # type: ignore[arg-type]
        lambda game: cyclades.imagine(game.view(0), "x"),  # type: ignore[arg-type]
        lambda game: cyclades.new("legendary", 3, expansions=None),  # type: ignore[arg-type]
        lambda game: cyclades.new("legendary", 3, expansions=5),  # type: ignore[arg-type]
    ],
)
def test_nonsense_arguments_are_errors_of_the_package(call: Any) -> None:
    with pytest.raises(cyclades.CycladesError, match=r"expected|no expansions"):
        call(cyclades.new("legendary", 3, seed=1))
