"""Perspective: factions, pawns, purses, players and teams as one player numbers them, oneself first and the others in
turn order, so that what is learned at one seat holds at every other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

if TYPE_CHECKING:
    from cyclades.rules.game import Game
    from cyclades.rules.ruleset import Ruleset

SPECTATOR: Final = -1
"""In the place of a player's number: somebody who has no seat."""
ON_TRACK: Final = 100
ON_GOD: Final = 200
ON_APOLLO: Final = 300
NOWHERE: Final = 400
"""The pawns of others come in the order of the turn order track, then, of those on gods, in that in which they act."""
NEW: Final = -1


class Numbering:
    """How those of one kind are numbered anew: `of` gives the new number of each, `at` whom each new number is of."""

    def __init__(self, count: i64) -> None:
        self.count = count
        self.of: vec[i64] = vec[i64]([0] * count)
        self.at: vec[i64] = vec[i64]([0] * count)
        self.given: i64 = 0

    def forget(self) -> None:
        """Begin again: nobody has a number."""
        i: i64 = 0
        while i < self.count:
            self.of[i] = NEW
            i += 1
        self.given = 0

    def meet(self, one: i64) -> None:
        """Whoever is met for the first time gets the next number."""
        if self.of[one] == NEW:
            self.of[one] = self.given
            self.at[self.given] = one
            self.given += 1


class Perspective:
    """Everybody's number as one player sees it."""

    def __init__(self, rules: Ruleset) -> None:
        self.pawns = Numbering(len(rules.pawns))
        self.factions = Numbering(len(rules.factions))
        self.purses = Numbering(len(rules.purses))
        self.players = Numbering(rules.players)
        self.teams = Numbering(len(rules.teams))
        self.keys: vec[i64] = vec[i64]([0] * len(rules.pawns))
        self.sorted: vec[i64] = vec[i64]([0] * len(rules.pawns))
        self.pawn_faction: vec[i64] = vec[i64](rules.pawn_faction)
        self.player_of: vec[i64] = vec[i64](rules.player_of)
        self.purse_of: vec[i64] = vec[i64](rules.purse_of)
        self.team_of: vec[i64] = vec[i64](rules.team_of)

    def take(self, game: Game, player: i64) -> None:
        """Number everybody as a player, or a spectator, sees them now."""
        self.sort_pawns(game, player)
        self.pawns.forget()
        self.factions.forget()
        self.purses.forget()
        self.players.forget()
        self.teams.forget()
        i: i64 = 0
        while i < self.pawns.count:
            pawn = self.sorted[i]
            faction = self.pawn_faction[pawn]
            self.pawns.meet(pawn)
            self.factions.meet(faction)
            self.purses.meet(self.purse_of[faction])
            self.players.meet(self.player_of[faction])
            self.teams.meet(self.team_of[faction])
            i += 1

    def sort_pawns(self, game: Game, player: i64) -> None:
        """Own pawns first, then the others as they come."""
        s, f, rules = game.s, game.f, game.rules
        count = self.pawns.count
        pawn: i64 = 0
        while pawn < count:
            god = s[f.pawn_god + pawn]
            if self.player_of[self.pawn_faction[pawn]] == player:
                self.keys[pawn] = pawn
            elif god < 0:
                self.keys[pawn] = NOWHERE + (pawn - player + count) % count
            elif god == rules.apollo.number:
                self.keys[pawn] = ON_APOLLO + s[f.pawn_place + pawn]
            else:
                self.keys[pawn] = ON_GOD + slot_of(game, god)
            pawn += 1
        slot: i64 = 0
        while slot < count:
            pawn = s[f.order + slot]
            if pawn >= 0 and self.keys[pawn] >= ON_TRACK:
                self.keys[pawn] = ON_TRACK + slot
            slot += 1
        pawn = 0
        while pawn < count:
            place = pawn
            while place > 0 and self.keys[self.sorted[place - 1]] > self.keys[pawn]:
                self.sorted[place] = self.sorted[place - 1]
                place -= 1
            self.sorted[place] = pawn
            pawn += 1


def slot_of(game: Game, god: i64) -> i64:
    """The slot of a god on the auction board, by which gods act."""
    slot: i64 = 0
    while slot < game.rules.god_slots and game.s[game.f.god_at + slot] != god:
        slot += 1
    return slot
