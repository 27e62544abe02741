"""The turn order track: pawns are drawn for its places, and come back to it when their turn ends."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from cyclades.engine.actions import Action
from cyclades.engine.chance import Outcomes
from cyclades.rules import events
from cyclades.rules.steps import ChanceStep, Step

if TYPE_CHECKING:
    from cyclades.rules.game import Game


def place_pawns(game: Game) -> None:
    """All pawns go to the turn order track in random order."""
    for slot in range(len(game.rules.pawns) - 1, -1, -1):
        game.push(PlacePawn(slot))


def has_place(game: Game, pawn: i64) -> bool:
    """Whether a pawn stands on the turn order track."""
    return any(game.s[game.f.order + slot] == pawn for slot in range(len(game.rules.pawns)))


class PlacePawn(ChanceStep):
    """A pawn is drawn for a slot of the turn order track: its colour, whose pawns are all alike."""

    FIELDS: ClassVar[tuple[str, ...]] = ("slot",)

    def __init__(self, slot: i64) -> None:
        self.slot = slot

    def outcomes(self, game: Game) -> Outcomes:
        drawn = game.rules.draw_first["faction"]
        actions: list[Action] = []
        weights: list[i64] = []
        for faction in range(len(game.rules.factions)):
            left: i64 = len(self.waiting(game, faction))
            if left > 0:
                actions.append(game.verbs.draw[drawn + faction])
                weights.append(left)
        return Outcomes(actions, weights)

    def waiting(self, game: Game, faction: i64) -> list[i64]:
        """The pawns of a faction that have no place yet."""
        pawn_faction: list[i64] = game.rules.pawn_faction
        pawns = range(len(game.rules.pawns))
        return [pawn for pawn in pawns if pawn_faction[pawn] == faction and not has_place(game, pawn)]

    def play(self, game: Game, action: Action) -> None:
        faction = action.a - game.rules.draw_first["faction"]
        game.s[game.f.order + self.slot] = self.waiting(game, faction)[0]
        game.emit(events.PAWN_PLACED, faction, self.slot + 1)


class EndOfTurn(Step):
    """The pawn goes to the last free slot of the turn order track."""

    FIELDS: ClassVar[tuple[str, ...]] = ("pawn",)

    def __init__(self, pawn: i64) -> None:
        self.pawn = pawn

    def run(self, game: Game) -> None:
        f = game.f
        game.s[f.turn] = -1
        game.closed = True
        for number in range(len(game.rules.deeds)):
            game.s[f.done + number] = 0
        for hero in game.rules.heroes:
            game.s[hero.led] = 0
        faction = game.rules.pawn_faction[self.pawn]
        if game.s[f.alive + faction] == 0:
            return
        slot: i64 = len(game.rules.pawns) - 1
        while game.s[f.order + slot] >= 0:
            slot -= 1
        game.s[f.order + slot] = self.pawn
        game.emit(events.TURN_ENDED, faction, slot + 1)


def factions_in_order(game: Game) -> list[i64]:
    """The factions in the order of their first pawns: on the turn order track, or, once the offerings are made, on the
    gods."""
    s, f, rules = game.s, game.f, game.rules
    pawns = [s[f.order + slot] for slot in range(len(rules.pawns)) if s[f.order + slot] >= 0]
    if len(pawns) < len(rules.pawns):
        for slot in range(s[f.open_gods]):
            pawns.extend(pawns_on(game, s[f.god_at + slot]))
        pawns.extend(pawns_on(game, rules.apollo.number))
    found: list[i64] = []
    for pawn in pawns:
        if rules.pawn_faction[pawn] not in found:
            found.append(rules.pawn_faction[pawn])
    return found


def pawn_on(game: Game, god: i64) -> i64:
    """A pawn that stands on a god, or -1."""
    for pawn in range(len(game.rules.pawns)):
        if game.s[game.f.pawn_god + pawn] == god:
            return pawn
    return -1


def pawns_on(game: Game, god: i64) -> list[i64]:
    """The pawns that stand on a god, in the order in which they came."""
    s, f = game.s, game.f
    found: list[i64] = []
    for pawn in range(len(game.rules.pawns)):
        if s[f.pawn_god + pawn] == god:
            at = len(found)
            while at > 0 and s[f.pawn_place + found[at - 1]] > s[f.pawn_place + pawn]:
                at -= 1
            found.insert(at, pawn)
    return found
