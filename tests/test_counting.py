"""Counting: how often things are used, and whether it goes with winning."""

from __future__ import annotations

from collections import Counter, defaultdict
from fractions import Fraction
from typing import Any

import pytest

import cyclades
from cyclades import Game
from cyclades.counting import EventCount, Use, even_share, things, use_summary
from cyclades.engine.events import EVERYBODY, Event
from cyclades.rules.events import (
    CREATURE_LEFT,
    CREATURE_USED,
    HERO_RECRUITED,
    HERO_SACRIFICED,
    HEROES_SWAPPED,
    METROPOLIS_GAINED,
)
from cyclades.rules.reports import event_data
from cyclades.simulation import checked_plan, play_games, seated_bot, simulate


def table(gold: list[int], **setup: Any) -> Game:
    """A game that the richest purse would win, were it over."""
    game = cyclades.new("legendary", seed=1, **setup)
    for purse, number in enumerate(gold):
        game.s[game.f.gold + purse] = number
    return game


def used(game: Game, faction: int, card: str = "kraken") -> Event:
    return Event(CREATURE_USED, faction, game.rules.names["card"].index(card), 2, 0, EVERYBODY)


def counted(*games: tuple[Game, list[int]], card: str = "kraken") -> dict[str, Any]:
    """The use of a creature in games, for each the factions that used it."""
    count = EventCount()
    for game, factions in games:
        count.add([used(game, faction) for faction in factions], game)
    result = use_summary(count.use_by_name(game), game.rules)["creature-used"][card]
    assert isinstance(result, dict)
    return result


def test_uses_games_and_the_shares_of_winners() -> None:
    """Red wins the first game and has used the Kraken twice, Blue once; Blue wins the second and has used it once."""
    red_wins, blue_wins = (table(gold, players=4) for gold in ([9, 1, 1, 1], [1, 9, 1, 1]))
    assert counted((red_wins, [0, 1, 0]), (blue_wins, [1])) == {
        "uses": 4,
        "games": 2,
        "winner_share": 0.75,  # of four uses
        "win_share": 0.666667,  # of Red in the first game, Blue in the first and Blue in the second
    }


def test_a_game_without_a_use_counts_for_nothing() -> None:
    game = table([9, 1, 1, 1], players=4)
    assert counted((game, [0]), (game, [])) == {"uses": 1, "games": 1, "winner_share": 1.0, "win_share": 1.0}


def test_a_shared_victory_is_shared_out() -> None:
    game = table([9, 9, 1, 1], players=4)
    assert counted((game, [0, 0, 0, 2])) == {"uses": 4, "games": 1, "winner_share": 0.375, "win_share": 0.25}


def test_teammates_win_together() -> None:
    game = table([9, 1], players=4, teams=[[0, 2], [1, 3]])
    assert counted((game, [2])) == {"uses": 1, "games": 1, "winner_share": 1.0, "win_share": 1.0}
    assert counted((game, [0, 1, 2, 3])) == {"uses": 4, "games": 1, "winner_share": 0.5, "win_share": 0.5}
    assert even_share(game.rules) == 0.5


def test_two_factions_of_a_player_are_one_user() -> None:
    game = table([9, 1], players=2)
    assert counted((game, [0, 1, 2])) == {"uses": 3, "games": 1, "winner_share": 0.666667, "win_share": 0.5}
    assert even_share(game.rules) == 0.5


def test_what_was_nobodys_doing_is_counted_but_no_use() -> None:
    game = table([9, 1, 1, 1], players=4)
    kraken = game.rules.names["card"].index("kraken")
    count = EventCount()
    count.add([Event(CREATURE_LEFT, -1, kraken, 0, 0, EVERYBODY), used(game, 1)], game)
    assert count.by_name(game) == {"creature-left kraken": 1, "creature-used kraken": 1}
    assert set(count.use_by_name(game)) == {"creature-used kraken"}


def test_the_name_may_stand_at_any_place() -> None:
    """A Metropolis says who, where and in which way; the area is not its name."""
    game = table([9, 1, 1, 1], players=4)
    heroic = game.rules.ways.index("heroic")
    count = EventCount()
    count.add([Event(METROPOLIS_GAINED, 0, area, heroic, 0, EVERYBODY) for area in (3, 5)], game)
    assert count.use_by_name(game) == {
        "metropolis-gained heroic": Use(uses=2, uses_won=120, users=1, users_won=60, games=1)
    }


def test_a_hero_who_comes_by_a_swap_is_used_but_not_recruited() -> None:
    """Red, who wins, recruits Ajax twice and sends him back for Hector; Blue recruits Hector."""
    game = table([9, 1, 1, 1], players=4)
    ajax, hector = (game.rules.names["card"].index(name) for name in ("ajax", "hector"))
    recruits = [
        Event(HERO_RECRUITED, faction, card, 3, 4, EVERYBODY) for faction, card in ((0, ajax), (0, ajax), (1, hector))
    ]
    swap = Event(HEROES_SWAPPED, 0, ajax, hector, 3, EVERYBODY)
    count = EventCount()
    count.add([*recruits, swap, Event(HERO_SACRIFICED, 0, hector, 0, 0, EVERYBODY)], game)
    heroes = use_summary(count.use_by_name(game), game.rules)["hero-recruited"]
    assert heroes["ajax"] == {"uses": 2, "games": 1, "winner_share": 1.0, "win_share": 1.0}
    assert heroes["hector"] == {"uses": 2, "games": 1, "winner_share": 0.5, "win_share": 0.5}
    assert count.by_name(game) == {
        "hero-recruited ajax": 2,
        "hero-recruited hector": 1,
        "heroes-swapped": 1,
        "hero-sacrificed hector": 1,
    }


def test_nobody_sacrifices_a_hero_whom_nobody_got() -> None:
    use = simulate(checked_plan("legendary", 4, games=60, seed=3))[0]["use"]
    assert sum(row["uses"] for row in use["hero-sacrificed"].values()) > 20
    for name, row in use["hero-sacrificed"].items():
        assert row["uses"] <= use["hero-recruited"][name]["uses"], name


def test_all_that_can_be_used_is_there_though_nobody_used_it() -> None:
    rules = cyclades.new("classic", 3, expansions=["monuments"], seed=1).rules
    never = use_summary({}, rules)
    assert set(never) == {"turn-begun", "creature-used", "monument-built"}
    assert {kind: len(names) for kind, names in never.items()} == {
        "turn-begun": 5,
        "creature-used": 17,
        "monument-built": 10,
    }
    for names in never.values():
        for row in names.values():
            assert row == {"uses": 0, "games": 0, "winner_share": None, "win_share": None}
    legendary = things(cyclades.new("legendary", 4, seed=1).rules)
    assert {kind: len(names) for kind, names in legendary.items()} == {
        "turn-begun": 6,
        "creature-used": 18,
        "hero-recruited": 9,
        "hero-sacrificed": 9,
        "bonus-received": 5,
    }


@pytest.mark.parametrize(
    "setup",
    [
        {"players": 2},
        {"players": 4, "teams": True},
        {"edition": "classic", "players": 3, "expansions": ["monuments", "ruins"]},
    ],
    ids=str,
)
def test_simulations_count_what_a_slow_count_finds(setup: dict[str, Any]) -> None:
    plan = checked_plan(**setup, games=3, seed=4, max_cycles=12)
    uses: Counter[tuple[str, str]] = Counter()
    won: dict[tuple[str, str], Fraction] = defaultdict(Fraction)
    pairs: dict[tuple[str, str], dict[tuple[int, int], Fraction]] = defaultdict(dict)
    for number in range(3):
        game, told = played(plan, number)
        first = [row.players for row in game.standings if row.place == 1]
        for kind, name, faction in told:
            player = int(game.rules.player_of[game.rules.factions.index(faction)])
            part = Fraction(sum(player in side for side in first), len(first))
            uses[kind, name] += 1
            won[kind, name] += part
            pairs[kind, name][number, player] = part
    result = simulate(plan)[0]
    found = {(kind, name): row for kind, names in result["use"].items() for name, row in names.items() if row["uses"]}
    assert set(found) == set(uses)
    for thing, row in found.items():
        mine = pairs[thing]
        assert row == {
            "uses": uses[thing],
            "games": len({number for number, _ in mine}),
            "winner_share": round(float(won[thing] / uses[thing]), 6),
            "win_share": round(float(sum(mine.values(), Fraction(0)) / len(mine)), 6),
        }


def played(plan: Any, number: int) -> tuple[Game, list[tuple[str, str, str]]]:
    """A game of a plan, and what factions did in it that is counted by name."""
    game, generator = plan.game(number)
    bots = [seated_bot(spec, generator) for spec in plan.bots]
    told = list(game.events)
    while not game.over:
        assert game.player is not None
        game.play(bots[game.player](game))
        told += game.events
    named = [(event.kind, event_data(game, event)) for event in told if event.kind.counted]
    swaps = [event_data(game, event) for event in told if event.kind is HEROES_SWAPPED]
    uses = [(kind.name, data[kind.counted], data["faction"]) for kind, data in named if data.get("faction")]
    return game, uses + [("hero-recruited", data["hero"], data["faction"]) for data in swaps]


def test_tallies_add_up() -> None:
    plan = checked_plan("legendary", 4, games=3, seed=2, max_cycles=8)
    together, first, rest = (play_games(plan, numbers) for numbers in ([0, 1, 2], [0], [1, 2]))
    first.add(rest)
    assert first.use == together.use


def test_wins_by_the_turn_order_at_the_start_are_all_wins() -> None:
    """By hand: who was first in the order of each game, and who won it."""
    plan = checked_plan("classic", 3, ["random"], games=12, seed=4, max_cycles=20)
    expected = [Fraction(0)] * 3
    for number in range(plan.games):
        game, generator = plan.game(number)
        first = game.player
        assert first is not None
        bots = [seated_bot(spec, generator) for spec in plan.bots]
        while not game.over:
            assert game.player is not None
            game.play(bots[game.player](game))
        winners = [player for row in game.standings if row.place == 1 for player in row.players]
        expected[0] += Fraction(winners.count(first), len(winners))
    result, _ = simulate(plan)
    assert result["order_wins"][0] == pytest.approx(float(expected[0]))
    assert sum(result["order_wins"]) == pytest.approx(12)


@pytest.mark.parametrize("number, board", [(0, "ready"), (1, "random"), (2, "ready"), (3, "random")])
def test_mixed_boards_take_turns(number: int, board: str) -> None:
    mixed, other = (checked_plan("legendary", 3, games=4, seed=4, board=name) for name in ("mixed", board))
    ids = [plan.game(number)[0].rules.board.layout for plan in (mixed, other)]
    assert ids[0] == ids[1]
