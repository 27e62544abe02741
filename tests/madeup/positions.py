"""Games with the made-up expansion in which there is something of every sort to see."""

from __future__ import annotations

import random

import cyclades
from cyclades.tabletop import build
from tests.madeup.registering import NAME

SEEDS = range(1, 60)


def shows_all(game: cyclades.Game) -> bool:
    """Whether every look has something to show: a token, a fixture, a figure, cards and counters."""
    top = build(game.view(None), game.rules)
    rows = [*top.additions, *(row for area in top.areas for row in area.additions)]
    rows += [row for faction in top.factions for row in faction.additions]
    return {row.look for row in rows} == {shown.name for shown in game.rules.shown}


def full_game(edition: str, players: int = 3) -> cyclades.Game:
    """A game in which all of it lies on the table, somebody is about to answer, and no group of answers is open."""
    for seed in SEEDS:
        game = cyclades.new(edition, players, expansions=[NAME], seed=seed)
        chooser = random.Random(seed)
        while not game.over:
            if game.player is not None and not game.draft and shows_all(game):
                return game
            game.play(chooser.choice(game.actions))
    raise LookupError(f"no seed shows everything in the edition {edition!r}")
