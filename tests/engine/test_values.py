"""A game is a value like others: it is copied, pickled, compared and shown. So are the small things that it gives."""

import copy
import pickle
import random
from collections.abc import Callable
from typing import Any

import pytest

import cyclades
from cyclades import Game, Odds, Standing
from cyclades.bots.advice import Advice
from cyclades.engine.chance import Generator
from cyclades.engine.events import Event
from cyclades.rules.events import INCOME_RECEIVED, OUTBID
from tests.story import turn

COPIES: list[Callable[[Game], Game]] = [copy.copy, copy.deepcopy, lambda game: pickle.loads(pickle.dumps(game))]
SETUPS: list[dict[str, Any]] = [
    {"edition": "legendary", "players": 4},
    {"edition": "legendary", "players": 6, "board": "random"},
    {"edition": "legendary", "players": 2, "ask_chance": True},
    {"edition": "classic", "players": 3, "expansions": ["monuments", "ruins"], "options": {"start": "free"}},
]

every_copy = pytest.mark.parametrize("copied", COPIES, ids=["copy", "deepcopy", "pickle"])


def played(answers: int, seed: int = 1, **setup: Any) -> Game:
    generator = random.Random(seed)
    game = cyclades.new(**{"edition": "legendary", "players": 4, "seed": seed, **setup})
    for _ in range(answers):
        if not game.over:
            game.play(generator.choice(game.actions))
    return game


def told(game: Game) -> list[Any]:
    """All that a game tells."""
    everybody = [*range(game.rules.players), None]
    return [
        [(game.view(player), game.seen(player), game.record(player)) for player in everybody],
        (game.events, game.undoable, game.actions, game.ask_chance, game.generator),
    ]


def rest(game: Game) -> list[str]:
    """The moves to the end, or the next 50, with the same answers wherever the same is asked."""
    generator = random.Random(1)
    for _ in range(50):
        if not game.over:
            game.play(generator.choice(game.actions))
    return list(game.record()["actions"])


@every_copy
@pytest.mark.parametrize("answers", [0, 1, 20, 150])
@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_copy_stands_alike_and_is_independent(setup: dict[str, Any], answers: int, copied: Any) -> None:
    game = played(answers, **setup)
    before = told(game)
    twin = copied(game)
    assert twin == game
    assert told(twin) == before
    ending = rest(twin)
    assert told(game) == before
    assert rest(game) == ending


@every_copy
def test_what_is_taken_back_in_a_copy_meets_the_same_dice_again(copied: Any) -> None:
    game = played(100)
    twin = copied(game)
    for number in (1, 3, 40):
        game.undo(number)
        twin.undo(number)
        assert (twin, twin.generator, twin.undoable) == (game, game.generator, game.undoable)
    assert rest(twin) == rest(game)


@every_copy
def test_a_game_imagined_from_a_view_is_copied_too(copied: Any) -> None:
    for player in (0, None):
        game = cyclades.imagine(played(90).view(player), seed=3)
        twin = copied(game)
        assert told(twin) == told(game)
        assert rest(twin) == rest(game)


@every_copy
def test_a_game_in_the_middle_of_a_group_of_answers_is_copied_too(copied: Any) -> None:
    story = turn("ares", "area delos red troops 3\narea naxos blue troops 2\narea syros blue")
    story.play("move", "from delos", "to naxos")
    twin = copied(story.game)
    assert (twin, told(twin), twin.draft) == (story.game, told(story.game), 3)
    twin.undo(2)
    assert twin.question.kind == "MoveFrom"
    story.play("take 3", "roll 1")  # in the middle of a battle, and chance is asked
    twin = copied(story.game)
    assert (told(twin), twin.player, twin.question.kind) == (told(story.game), None, "Roll")


@every_copy
def test_a_game_that_is_over_is_copied_too(copied: Any) -> None:
    game = played(999, options={"max_cycles": 2})
    assert game.over
    assert told(copied(game)) == told(game)


def test_games_are_equal_that_stand_alike_whatever_led_there() -> None:
    game = played(60)
    loaded = cyclades.load(game.record())
    assert game == loaded
    assert game == cyclades.read_position(cyclades.write_position(game))
    loaded.play(loaded.default)
    assert game != loaded
    loaded.undo()
    assert game == loaded


def test_games_of_other_rules_are_not_equal() -> None:
    def new(**options: Any) -> Game:
        return cyclades.new("legendary", 3, seed=1, options=options)

    assert new() == new()
    assert new(max_cycles=9) == new(max_cycles=9)
    assert new(max_cycles=9) != new()
    assert new() != cyclades.new("legendary", 4, seed=1)
    assert new() != "a game"


def test_a_game_is_no_key_since_it_changes() -> None:
    with pytest.raises(TypeError, match="unhashable"):
        hash(played(0))


def test_a_game_shows_what_it_is_and_who_is_asked() -> None:
    game = cyclades.new("classic", 4, expansions=["ruins", "monuments"], seed=1)
    assert repr(game) == "<Game classic + monuments + ruins, 4 players, cycle 1: player 0 (red) is asked Offer>"
    asked = cyclades.new("legendary", 3, ask_chance=True)
    assert repr(asked) == "<Game legendary, 3 players, cycle 0: chance is asked PlaceGod>"
    assert repr(Game(game.rules, Generator(1, 1), False)) == "<Game classic + monuments + ruins, 4 players, not begun>"
    over = played(999, options={"max_cycles": 1, "gold": 0})
    won = " and ".join(f"player {player}" for player in over.winners)
    assert repr(over) == f"<Game legendary, 4 players, cycle 1: over, won by {won}>"


def test_the_winners_are_those_in_the_first_place_and_nobody_before_the_end() -> None:
    game = played(0, options={"max_cycles": 1}, teams=True)
    while not game.over:
        assert game.winners == []
        game.play(game.default)
    first = [row.players for row in game.standings if row.place == 1]
    assert game.winners == [player for players in first for player in players] != []


def test_standings_are_values() -> None:
    one, other = Standing(1, [0, 1], 2, 7), Standing(1, [0, 1], 2, 7)
    assert (one, hash(one)) == (other, hash(other))
    assert pickle.loads(pickle.dumps(one)) == copy.deepcopy(one) == one
    assert len({one, other, Standing(1, [0], 2, 7), Standing(2, [0, 1], 2, 7), Standing(1, [0, 1], 2, 8)}) == 4
    assert one != "first"
    assert played(90).standings == played(90).standings


def test_odds_are_values() -> None:
    game = played(0)
    assert (game.odds(3, 2), hash(game.odds(3, 2))) == (game.odds(3, 2), hash(game.odds(3, 2)))
    assert pickle.loads(pickle.dumps(game.odds(3, 2))) == game.odds(3, 2) != game.odds(2, 3)
    assert game.odds(1, 0) == Odds(1.0, 0.0, 0.0)


def test_events_are_values() -> None:
    one, other = Event(INCOME_RECEIVED, 1, 5, 0, 0, -1), Event(INCOME_RECEIVED, 1, 5, 0, 0, -1)
    assert (one, hash(one), repr(one)) == (other, hash(other), "<income-received 1 5>")
    assert len({one, other, Event(OUTBID, 1, 5, 0, 0, -1), Event(INCOME_RECEIVED, 1, 6, 0, 0, -1)}) == 3
    assert one != Event(INCOME_RECEIVED, 1, 5, 0, 0, 1)
    assert one != "income"
    assert played(90).events == played(90).events


def test_generators_advice_and_questions_are_values() -> None:
    game = played(20)
    assert game.generator == game.copy().generator != Generator(1, 1)
    action = game.actions[0]
    assert Advice(action, 1.5, "safe", {"gold": 1}) == Advice(action, 1.5, "safe", {"gold": 1})
    assert Advice(action, 1.5) != Advice(action, 2.5)
    assert game.question == game.copy().question
