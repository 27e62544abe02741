"""Mandatory actions: what a god gives free comes first, then what is paid for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cyclades.engine.actions import Action
from cyclades.engine.steps import NOBODY
from cyclades.rules.gods import God
from cyclades.rules.turns import Menu, PaidActions

if TYPE_CHECKING:
    from cyclades.rules.game import Game


class DemandingGod(God):
    """A god whose free actions come before all paid ones."""

    def begin(self, game: Game, faction: i64) -> None:
        game.push(MandatoryActions(faction, self.number))

    def goes_on(self, game: Game) -> None:
        """With the first paid action, what is owed and was impossible is forgone for good."""
        for deed in self.deeds:
            if deed.owed(game):
                deed.count(game)


class MandatoryActions(Menu):
    """The free mandatory actions of the god, in either order; a sacrifice may come before or between them. One that is
    impossible is skipped, unless a sacrifice before the first paid action makes it possible."""

    def who(self, game: Game) -> i64:
        if game.s[game.f.alive + self.faction] == 0:
            return NOBODY
        out: list[Action] = []
        self.offer_owed(game, out)
        if len(out) == 0:
            return NOBODY
        self.offer_any_time(game, out)
        game.list_legal(out)
        return self.faction

    def offer_owed(self, game: Game, out: list[Action]) -> None:
        """The mandatory actions not done yet that are possible."""
        for deed in game.rules.gods[self.god].deeds:
            if deed.owed(game):
                deed.actions(game, self.faction, out)

    def offer_any_time(self, game: Game, out: list[Action]) -> None:
        """What may come before and between them."""
        for deed in game.rules.gods[self.god].deeds:
            if deed.any_time:
                deed.actions(game, self.faction, out)

    def run(self, game: Game) -> None:
        game.push(PaidActions(self.faction, self.god))

    def actions(self, game: Game, out: list[Action]) -> None:
        self.offer_owed(game, out)
        self.offer_any_time(game, out)
