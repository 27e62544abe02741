"""Gold: what is in the purses, and what everybody knows of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cyclades.rules import events

if TYPE_CHECKING:
    from cyclades.rules.game import Game


def gold_of(game: Game, faction: i64) -> i64:
    """What a faction can spend."""
    return game.s[game.f.gold + game.rules.purse_of[faction]]


def most_gold_of(game: Game, faction: i64) -> i64:
    """What a faction can spend at most, as far as everybody knows: who is asked only by that tells nothing."""
    return game.s[game.f.gold_high + game.rules.purse_of[faction]]


def team_gold(game: Game, team: i64) -> i64:
    """What a team has in all its purses."""
    rules = game.rules
    found: i64 = 0
    for purse in range(len(rules.purses)):
        if rules.purse_team[purse] == team:
            found += game.s[game.f.gold + purse]
    return found


def pay(game: Game, faction: i64, price: i64) -> None:
    """Pay in public: everybody learns that the purse held at least that much."""
    if price == 0:
        return
    show_at_least(game, faction, price)
    change_gold(game, faction, -price)


def change_gold(game: Game, faction: i64, amount: i64) -> None:
    """The purse changes in public."""
    purse = game.rules.purse_of[faction]
    s, f = game.s, game.f
    s[f.gold + purse] += amount
    s[f.gold_low + purse] += amount
    s[f.gold_high + purse] += amount


def receive_gold(game: Game, faction: i64, amount: i64) -> None:
    """Receive gold as a gift, which is told."""
    change_gold(game, faction, amount)
    game.emit(events.GOLD_RECEIVED, faction, amount)


def show_at_least(game: Game, faction: i64, least: i64) -> None:
    """Everybody learns that a purse holds at least so much."""
    purse = game.rules.purse_of[faction]
    if game.s[game.f.gold_low + purse] < least:
        game.s[game.f.gold_low + purse] = least


def show_at_most(game: Game, faction: i64, most: i64) -> None:
    """Everybody learns that a purse holds at most so much."""
    purse = game.rules.purse_of[faction]
    if game.s[game.f.gold_high + purse] > most:
        game.s[game.f.gold_high + purse] = most
