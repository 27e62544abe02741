"""Elimination: a faction without land areas is out."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from cyclades.engine.decks import GONE, HIDDEN
from cyclades.rules import events
from cyclades.rules.areas import set_owner
from cyclades.rules.cards import leave_board
from cyclades.rules.offerings import take_back
from cyclades.rules.steps import Step

if TYPE_CHECKING:
    from cyclades.rules.game import Game


class Elimination(Step):
    """A faction without land areas is out: its fleets, cards and creatures leave, and its gold if no teammate is left.
    The edition says what follows."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction",)

    def __init__(self, faction: i64) -> None:
        self.faction = faction

    def run(self, game: Game) -> None:
        s, f, rules = game.s, game.f, game.rules
        out = self.faction
        if s[f.lands + out] > 0 or s[f.alive + out] == 0:
            return
        s[f.alive + out] = 0
        for sea in range(rules.lands, rules.areas):
            if s[f.owner + sea] == out:
                for kind in rules.sea_kinds:
                    s[kind.reserve(out)] += s[kind.field + sea]
                    s[kind.field + sea] = 0
                set_owner(game, sea, -1)
        for card in rules.cards:
            if s[f.card_owner + card.number] == out:
                leave_board(game, card.number, GONE)
            elif s[f.place + card.number] == HIDDEN - out and card.deck is not None:
                card.deck.play_hidden(s, card.number, out)
                s[f.place + card.number] = GONE
                s[f.acquired + card.number] = 0
                game.emit(events.CARD_REMOVED, card.number)
        for pawn in range(len(rules.pawns)):
            if rules.pawn_faction[pawn] == out:
                take_back(game, pawn)
                for slot in range(len(rules.pawns)):
                    if s[f.order + slot] == pawn:
                        s[f.order + slot] = -1
        for people in rules.people:
            s[people.field + out] = 0
        s[f.discounts + out] = 0
        purse = rules.purse_of[out]
        if not any(s[f.alive + n] > 0 and rules.purse_of[n] == purse for n in range(len(rules.factions))):
            s[f.gold + purse] = 0
            s[f.gold_low + purse] = 0
            s[f.gold_high + purse] = 0
        game.emit(events.ELIMINATED, out)
        for listener in rules.faction_eliminated:
            listener.faction_eliminated(game, out)
        rules.eliminated(game, out)  # last, since it may end the game
