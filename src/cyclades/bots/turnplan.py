"""What a god would be worth this cycle: the own turn with it is played through on a copy, deed by deed."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cyclades.bots.search import Search
from cyclades.bots.threats import armies_near
from cyclades.bots.values import Values
from cyclades.engine.chance import Generator
from cyclades.rules.game import Game
from cyclades.rules.offerings import Offer
from cyclades.rules.turns import EndOfTurn

MOST_DEEDS: Final = 16


def turn_with(game: Game, pawn: i64, god: i64, price: i64) -> Game:
    """The game as it would be if it were the pawn's turn with a god now, for a price."""
    twin = game.copy()
    s, f = twin.s, twin.f
    faction = twin.rules.pawn_faction[pawn]
    s[f.turn] = pawn
    s[f.pawn_god + pawn] = god
    s[f.pawn_place + pawn] = 1
    twin.stack = [Offer(pawn, -1), EndOfTurn(pawn)]
    twin.earn(faction, -price)
    twin.rules.gods[god].begin(twin, faction)
    twin.listed = False
    twin.begin()
    return twin


def after_turn(game: Game, pawn: i64, god: i64, price: i64, effort: i64, known: Values) -> Game:
    """The position after the best turn with a god that a quick look finds."""
    twin = turn_with(game, pawn, god, price)
    faction = twin.rules.pawn_faction[pawn]
    team = twin.rules.team_of[faction]
    search = Search(faction, team, effort, armies_near(twin, team), known)
    search.luck = Generator(game.generator.a, game.generator.b)
    deeds: i64 = 0
    while not twin.over and twin.s[twin.f.turn] == pawn and deeds < MOST_DEEDS:
        deeds += 1
        twin.answer(search.likely(twin))
    return twin
