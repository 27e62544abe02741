"""Secrets: two games that differ only in what a player cannot know give this player the same of everything."""

import random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import cyclades
from cyclades import Game
from cyclades.engine.decks import DECK, TOP
from cyclades.rules.gold import gold_of
from tests.story import Story, classic, team_turn, turn
from tools.fuzzing import leaks
from tools.fuzzing.auction import cost_of
from tools.fuzzing.cases import Finding, case_of
from tools.fuzzing.leaks import Words, check_pair, check_views, compare, open_secrets, pair_of, players_of, widened
from tools.fuzzing.mixes import MIXES, Mix, Wanted

ALLIED = Wanted(allied=(True,))
WHOLE = [mix for mix in MIXES if not mix.without]
"""The mixes with all modules."""

SEEDS = st.integers(0, 10**6)
QUICK = settings(max_examples=12, suppress_health_check=[HealthCheck.too_slow], derandomize=True)
HOME = """
    area delos red troops 2
    area naxos blue troops 1
    area syros blue
    heroes ajax hector
    """


def somewhere(seed: int, wanted: Wanted | None = None, most: int = 400) -> tuple[Game, random.Random]:
    """A game at a random moment."""
    case = case_of(seed, wanted or Wanted())
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
@pytest.mark.rule("L17.6")
def test_a_game_in_teams_imagined_from_a_view_looks_the_same(seed: int) -> None:
    game, generator = somewhere(seed, ALLIED)
    check_views(game, generator)


@QUICK
@given(SEEDS)
def test_players_cannot_tell_games_apart_that_differ_in_secrets(seed: int) -> None:
    game, generator = somewhere(seed)
    for player in players_of(game):
        check_pair(game, player, generator, steps=15)


@QUICK
@given(SEEDS)
def test_teams_cannot_tell_games_apart_that_differ_in_secrets(seed: int) -> None:
    game, generator = somewhere(seed, ALLIED)
    for player in players_of(game):
        check_pair(game, player, generator, steps=15)


@pytest.mark.slow
@settings(QUICK, max_examples=120)
@given(SEEDS, st.sampled_from([Wanted(), ALLIED]))
def test_players_cannot_tell_games_apart_over_many_answers(seed: int, wanted: Wanted) -> None:
    game, generator = somewhere(seed, wanted)
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


TEAMS = """
    player green gold 6 between 2 9
    offering green apollo 0
    area delos red troops 2
    area naxos blue
    area kea green troops 1
    area milos yellow
    """
PAIR = """
    cycle 2
    gods zeus ares hera athena poseidon
    player red gold 9
    offering red zeus 1
    done build temple 1
    done recruit priestess 1
    area delos red troops 2
    area naxos blue
    area kea green
    area milos yellow
    phase actions zeus paid
    """


@pytest.mark.rule("L17.7")
@pytest.mark.parametrize("player", [1, 2, 3, None])
def test_a_look_at_the_deck_shows_nothing_to_the_teammate(player: int | None) -> None:
    one, other = (team_turn("zeus", TEAMS).play("peek", f"draw {card}", "decline").game for card in ("kraken", "harpy"))
    compare(one, other, player, Words(one, "en"))
    with pytest.raises(Finding, match="leak to player 0"):
        compare(one, other, 0)


@pytest.mark.rule("L18.6")
def test_a_look_at_the_deck_is_known_to_the_player_of_both_factions_alone() -> None:
    one, other = (Story(PAIR, 2).play("peek", f"draw {card}", "decline").game for card in ("kraken", "harpy"))
    compare(one, other, 1)
    compare(one, other, None)
    with pytest.raises(Finding, match="leak to player 0"):
        compare(one, other, 0)


@pytest.mark.rule("L17.6")
def test_teammates_look_into_their_purse_and_nobody_else_does() -> None:
    game = team_turn("ares", TEAMS).game
    shown = {player: game.view(player)["state"]["gold"] for player in players_of(game)}
    assert shown == {0: [9, None], 1: [9, None], 2: [None, 6], 3: [None, 6], None: [None, None]}
    assert open_secrets(game, {**game.view(2), "player": 1}) == ["the gold of green+yellow"]


def test_a_hidden_purse_of_a_team_is_drawn_anew_but_holds_what_both_have_offered() -> None:
    offerings = "offering green ares 3\noffering yellow zeus 4\nplayer yellow gold 6 between 5 9 priestesses 2"
    purses = f"player green gold 6 between 5 9\n{offerings}"
    areas = "area delos red\narea naxos blue\narea kea green\narea milos yellow"
    text = f"gods zeus ares hera athena poseidon\n{purses}\n{areas}\nphase offerings red"
    game = Story(text, 4, "teams red+blue green+yellow").game
    lows = {widened(game, 1, random.Random(seed))["state"]["gold_low"][1] for seed in range(40)}
    assert lows == {5}  # 3 for green, 2 for yellow
    assert (
        len({int(twin.s[twin.f.gold + 1]) for seed in range(20) for twin in pair_of(game.view(0), random.Random(seed))})
        > 3
    )


@pytest.mark.rule("L12.27", "L12.41")
@pytest.mark.parametrize(
    "gold, known", [(0, "between 0 2"), (2, "between 0 2"), (1, "between 0 1"), (0, "between 0 1")]
)
def test_whether_the_griffin_is_useless_follows_from_what_everybody_knows(gold: int, known: str) -> None:
    purses = f"player blue gold {gold} {known}\nplayer green gold 0\narea kea green\ncreatures griffin - - -"
    game = turn("zeus", f"{HOME}{purses}").game
    assert ("buy griffin" in game.question.useless) == (known == "between 0 1")


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


@pytest.mark.parametrize("mix", WHOLE, ids=str)
def test_a_pair_of_games_is_really_played(mix: Mix) -> None:
    played = 0
    for seed in range(10):
        game, generator = somewhere(seed, Wanted((mix,)))
        played += check_pair(game, seed % game.rules.players, generator)
    assert played > 80


def test_a_purse_holds_at_least_what_its_offering_costs() -> None:
    offerings = "offering blue ares 2\noffering green apollo 0\nplayer blue gold 3 priests 4"
    game = classic(f"gods zeus ares - -\n{offerings}\nplayer green gold 3\nphase offerings red").game
    lows = [widened(game, 0, random.Random(seed))["state"]["gold_low"] for seed in range(40)]
    assert {low[1] for low in lows} == {1, 2, 3}
    assert {low[2] for low in lows} == {0, 1, 2, 3}


@pytest.mark.parametrize(
    "offerings, priests, each, cost",
    [([4, 3], 2, False, 5), ([2, 1], 5, False, 2), ([4, 3], 2, True, 3), ([4, 0], 2, False, 2), ([0, 0], 2, False, 0)],
)
def test_what_two_offerings_cost(offerings: list[int], priests: int, each: bool, cost: int) -> None:
    assert cost_of(offerings, priests, 1, each) == cost


TWINS = """
    gods zeus ares athena -
    player blue gold 9 between 6 9 priests 2
    offering blue-1 ares 4
    offering blue-2 athena 3
    area syros red
    area milos blue
    phase offerings red-1
    """


@pytest.mark.rule("C16.4")
@pytest.mark.parametrize("discount, least", [("sum", 5), ("each", 3)])
def test_a_purse_holds_at_least_what_the_offerings_of_two_pawns_cost(discount: str, least: int) -> None:
    game = classic(TWINS, 2, f"option priest_discount {discount}").game
    lows = {widened(game, 0, random.Random(seed))["state"]["gold_low"][1] for seed in range(60)}
    assert lows == set(range(least, 7))


@pytest.mark.rule("C16.1")
def test_a_player_with_two_pawns_has_one_purse_that_the_other_does_not_see() -> None:
    game = classic(TWINS, 2).game
    assert {player: game.view(player)["state"]["gold"] for player in (0, 1, None)} == {
        0: [gold_of(game, 0), None],
        1: [None, 9],
        None: [None, None],
    }
    for seed in range(30):
        check_pair(game, (0, 1, None)[seed % 3], random.Random(seed), steps=20)


@pytest.mark.rule("C17.4")
def test_an_offering_of_nothing_in_the_preliminary_round_shows_no_more_than_poverty() -> None:
    nothing = 0
    for seed in range(6):
        game = cyclades.new("classic", players=2, seed=seed, options={"gold": 1})
        while game.s[game.f.cycle] == 0 and game.question.kind == "Offer":
            action = random.Random(seed + int(game.depth)).choice(game.actions)
            nothing += action.b == 0 and action.a != game.rules.apollo.number
            game.play(action)
            check_pair(game, (0, 1, None)[seed % 3], random.Random(seed), steps=20)
    assert nothing > 3


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
        "the gold of red",
        "the gold of green",
        "kraken on top of the deck",
    ]


@pytest.mark.parametrize(
    "leak",
    [
        lambda game, player: {"view": whole_view(game, player)},
        lambda game, player: {"gold": [int(gold_of(game, n)) for n in range(3)]},
        lambda game, player: {"standings": repr(game.standings)},
    ],
    ids=["view", "gold", "standings"],
)
@pytest.mark.parametrize("mix", WHOLE, ids=str)
def test_a_leak_of_gold_is_caught(monkeypatch: pytest.MonkeyPatch, leak: Any, mix: Mix) -> None:
    leaking(monkeypatch, known_to=leak)
    game = cyclades.new(mix.edition, players=3, expansions=mix.expansions, seed=1, options={"gold": 20})
    with pytest.raises(Finding, match="leak to player 1"):
        check_pair(game, 1, random.Random(1))


@pytest.mark.parametrize("players, teams", [(2, None), (4, True), (6, None)])
def test_a_leak_of_gold_between_teams_is_caught(
    monkeypatch: pytest.MonkeyPatch, players: int, teams: bool | None
) -> None:
    leaking(monkeypatch, known_to=lambda game, player: {"gold": [int(gold_of(game, n)) for n in range(4)]})
    game = cyclades.new("legendary", players, teams=teams, seed=1, options={"gold": 20})
    with pytest.raises(Finding, match="leak to player 1"):
        check_pair(game, 1, random.Random(1))


def poor_or_not(game: Game) -> list[str]:
    """Answers that are called useless because of what is in a purse."""
    return [action.notation for action in game.actions if gold_of(game, 2) < 4]


@pytest.mark.parametrize(
    "leak",
    [
        lambda game, player: {"useless": poor_or_not(game)},
        lambda game, player: {"answers": {action.notation: int(gold_of(game, 2)) for action in game.actions}},
        lambda game, player: {"default": game.actions[gold_of(game, 2) % len(game.actions)].notation},
    ],
    ids=["useless", "answers", "default"],
)
def test_a_question_that_depends_on_hidden_gold_is_caught(monkeypatch: pytest.MonkeyPatch, leak: Any) -> None:
    leaking(monkeypatch, known_to=leak)
    game = team_turn("ares", TEAMS).game
    with pytest.raises(Finding, match="leak to player 0"):
        several_pairs(game, 0)


def test_words_that_depend_on_a_secret_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "told", lambda words, game, player: [f"blue has {gold_of(game, 1)} GP"])
    game = cyclades.new("legendary", players=3, seed=1, options={"gold": 20})
    with pytest.raises(Finding, match="leak to player 2: /words/0"):
        check_pair(game, 2, random.Random(1))


def test_what_a_griffin_takes_is_no_secret() -> None:
    purses = "player blue gold 6 between 2 9\nplayer green gold 6 between 2 9\narea kea green"
    story = turn("zeus", f"{HOME}{purses}\ncreatures griffin - - -").play("buy griffin")
    assert story.question == "GriffinRobs"
    for seed in range(30):
        check_pair(story.game, None if seed % 2 else 0, random.Random(seed), steps=5)


@pytest.mark.parametrize(
    "leak",
    [
        lambda game, player: {"view": whole_view(game, player)},
        lambda game, player: {"actions": game.record()["actions"]},
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
    kraken = [card.name for card in game.rules.cards].index("kraken")
    assert game.s[game.f.place + kraken] == TOP
    assert game.view(1)["state"]["place"][kraken] == DECK
    leaking(monkeypatch, known_to=lambda game, player: {"actions": cards_to_draw(game)})
    with pytest.raises(Finding, match="leak to player 1: /actions"):
        several_pairs(game, 1)


def cards_to_draw(game: Game) -> list[str]:
    """The outcomes of a draw, which tell what lies on top."""
    return [action.notation for action in game.rules.creature_deck.pool(game.s).actions]


def several_pairs(game: Game, player: int) -> None:
    for seed in range(10):
        check_pair(game, player, random.Random(seed), steps=1)
