"""Secrets: two games that differ only in what a player cannot know give this player the same of everything."""

import random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import cyclades
from cyclades import Game
from cyclades.engine.decks import DECK, TOP
from tests.story import classic, turn
from tools.fuzzing import leaks
from tools.fuzzing.cases import Finding, case_of
from tools.fuzzing.leaks import check_pair, check_views, compare, open_secrets, pair_of, players_of, widened
from tools.fuzzing.mixes import MIXES, Mix, Wanted

SEEDS = st.integers(0, 10**6)
QUICK = settings(max_examples=12, suppress_health_check=[HealthCheck.too_slow], derandomize=True)
HOME = """
    area delos red troops 2
    area naxos blue troops 1
    area syros blue
    heroes ajax hector
    """


def somewhere(seed: int, mixes: tuple[Mix, ...] = MIXES, most: int = 400) -> tuple[Game, random.Random]:
    """A game at a random moment."""
    case = case_of(seed, Wanted(mixes))
    game = case.start()
    for _ in range(case.generator.randrange(most)):
        if game.over:
            break
        game.play(case.pick(game))
    return game, case.generator


@QUICK
@given(SEEDS)
@pytest.mark.rule("L3.4")
def test_a_game_imagined_from_a_view_looks_the_same(seed: int) -> None:
    game, generator = somewhere(seed)
    check_views(game, generator)


@QUICK
@given(SEEDS)
def test_players_cannot_tell_games_apart_that_differ_in_secrets(seed: int) -> None:
    game, generator = somewhere(seed)
    for player in players_of(game):
        check_pair(game, player, generator, steps=15)


@pytest.mark.slow
@settings(QUICK, max_examples=150)
@given(SEEDS)
def test_players_cannot_tell_games_apart_over_many_answers(seed: int) -> None:
    game, generator = somewhere(seed)
    check_views(game, generator)
    for player in players_of(game):
        check_pair(game, player, generator, steps=80)


@pytest.mark.rule("L7.8")
@pytest.mark.parametrize("player", [1, 2, None])
def test_a_look_at_the_deck_shows_nothing_to_others(player: int | None) -> None:
    one, other = (turn("zeus", HOME).play("peek", f"draw {card}", "decline").game for card in ("kraken", "harpy"))
    compare(one, other, player)


def test_the_one_who_looks_sees_the_difference() -> None:
    one, other = (turn("zeus", HOME).play("peek", f"draw {card}").game for card in ("kraken", "harpy"))
    with pytest.raises(Finding, match="leak to player 0"):
        compare(one, other, 0)


def test_hidden_gold_is_drawn_anew() -> None:
    game = cyclades.new("legendary", players=4, seed=1, options={"gold": 20})
    generator = random.Random(1)
    drawn = {
        tuple(int(twin.s[twin.f.gold + n]) for n in range(4))
        for _ in range(10)
        for twin in pair_of(widened(game, 2, generator), generator)
    }
    assert len(drawn) > 5
    assert {purses[2] for purses in drawn} == {20}


@pytest.mark.parametrize("mix", MIXES, ids=str)
def test_a_pair_of_games_is_really_played(mix: Mix) -> None:
    played = 0
    for seed in range(6):
        game, generator = somewhere(seed, (mix,))
        played += check_pair(game, seed % game.rules.players, generator)
    assert played > 80


def test_a_purse_holds_at_least_what_its_offering_costs() -> None:
    offerings = "offering blue ares 2\noffering green apollo 0\nplayer blue gold 3 priests 4"
    game = classic(f"gods zeus ares - -\n{offerings}\nplayer green gold 3\nphase offerings red").game
    lows = [widened(game, 0, random.Random(seed))["state"]["gold_low"] for seed in range(40)]
    assert {low[1] for low in lows} == {1, 2, 3}
    assert {low[2] for low in lows} == {0, 1, 2, 3}


# The checks find what they are made to find: each of these games leaks, and is caught.


def leaking(monkeypatch: pytest.MonkeyPatch, **changes: Any) -> None:
    """Change what players get of a game, as the checks see it."""
    for name, function in changes.items():
        monkeypatch.setattr(leaks, name, function)


def whole_view(game: Game, player: int | None) -> dict[str, Any]:
    """A view that hides nothing."""
    view = game.view(player)
    truth = {field.name: [int(game.s[field.offset + i]) for i in range(field.size)] for field in game.rules.f.fields}
    return {**view, "state": {**view["state"], "gold": truth["gold"], "place": truth["place"]}}


def test_an_unmasked_view_is_found_by_looking_at_it() -> None:
    game = turn("zeus", HOME).play("peek", "draw kraken", "decline").game
    assert open_secrets(game, game.view(1)) == []
    assert open_secrets(game, whole_view(game, 1)) == [
        "the gold of player 0",
        "the gold of player 2",
        "kraken on top of the deck",
    ]


@pytest.mark.parametrize(
    "leak",
    [
        lambda game, player: {"view": whole_view(game, player)},
        lambda game, player: {"gold": [int(game.gold(n)) for n in range(3)]},
        lambda game, player: {"standings": repr(game.standings)},
    ],
    ids=["view", "gold", "standings"],
)
@pytest.mark.parametrize("mix", MIXES, ids=str)
def test_a_leak_of_gold_is_caught(monkeypatch: pytest.MonkeyPatch, leak: Any, mix: Mix) -> None:
    leaking(monkeypatch, known_to=leak)
    game = cyclades.new(mix.edition, players=3, expansions=mix.expansions, seed=1, options={"gold": 20})
    with pytest.raises(Finding, match="leak to player 1"):
        check_pair(game, 1, random.Random(1))


@pytest.mark.parametrize(
    "leak",
    [
        lambda game, player: {"view": whole_view(game, player)},
        lambda game, player: {"moves": game.record()["moves"]},
        lambda game, player: {"events": [event.numbers() for event in game.events]},
    ],
    ids=["view", "record", "events"],
)
def test_a_leak_of_a_look_is_caught(monkeypatch: pytest.MonkeyPatch, leak: Any) -> None:
    leaking(monkeypatch, known_to=leak)
    one, other = (turn("zeus", HOME).play("peek", f"draw {card}").game for card in ("kraken", "harpy"))
    with pytest.raises(Finding, match="leak to player 1"):
        leaks.compare(one, other, 1)


def test_actions_that_depend_on_a_secret_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    game = turn("zeus", HOME).play("peek", "draw kraken", "decline").game
    assert game.s[game.f.place + 2] == TOP
    view = game.view(1)
    assert view["state"]["place"][2] == DECK
    leaking(monkeypatch, known_to=lambda game, player: {"actions": cards_to_draw(game)})
    with pytest.raises(Finding, match="leak to player 1: /actions"):
        several_pairs(game)


def cards_to_draw(game: Game) -> list[str]:
    """The outcomes of a draw, which tell what lies on top."""
    return [action.words for action in game.rules.creature_deck.pool(game.s).actions]


def several_pairs(game: Game) -> None:
    for seed in range(10):
        check_pair(game, 1, random.Random(seed), steps=1)
