"""Beliefs: between which numbers hidden purses lie, as it follows from what everybody has seen. A seat whose program
asks for it is told, where the table lets it; everybody else has to remember. Bots of the server know it."""

from __future__ import annotations

from typing import Any, Final

import cyclades
from cyclades.rules.offerings import standing_cost

BOUNDS: Final = ("gold_low", "gold_high")
"""The fields of the state that hold the bounds of purses."""
UNCOUNTED: Final = 10
"""How much more than its offerings cost a purse may hold, to somebody who has not counted."""


def hides_gold(game: cyclades.Game) -> bool:
    """Whether somebody may not look into purses."""
    return not (game.rules.open_gold or game.over)


def full_view(game: cyclades.Game, perspective: int | None, beliefs: bool) -> dict[str, Any]:
    """A view as the library gives it, but with the bounds of purses only for a seat that wants its beliefs."""
    view: dict[str, Any] = game.view(perspective)
    if not hides_gold(game) or (beliefs and perspective is not None):
        return view
    del view["gold"]
    for name in BOUNDS:
        del view["state"][name]
    return view


def without_bounds(record: dict[str, Any]) -> dict[str, Any]:
    """The record of a running game without the bounds of purses at its start, where that was a position."""
    start = record["start"]
    if start is None:
        return record
    state = {name: row for name, row in start["state"].items() if name not in BOUNDS}
    return {**record, "start": {**start, "state": state}}


def adviser_view(game: cyclades.Game, player: int, beliefs: bool) -> dict[str, Any]:
    """The view about which the adviser of a player thinks: where the player does not have beliefs, one of somebody who
    sees what is offered, and has not counted what went into hidden purses and out of them."""
    view: dict[str, Any] = game.view(player)
    if beliefs or not hides_gold(game):
        return view
    rules, state = game.rules, view["state"]
    for purse, name in enumerate(rules.purses):
        factions = [faction for faction, own in enumerate(rules.purse_of) if own == purse]
        if state["gold"][purse] is None and any(state["alive"][faction] for faction in factions):
            low = sum(int(standing_cost(game, faction, -1, -1, 0)) for faction in factions)
            view["gold"][name] = [low, low + UNCOUNTED]
            for field, number in zip(BOUNDS, view["gold"][name]):
                state[field][purse] = number
    return view
