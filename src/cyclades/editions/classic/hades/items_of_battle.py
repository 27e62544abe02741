"""Magic items of battle: Apollo's Arrows on land and Poseidon's Trident at sea, a die more for one round."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from cyclades.editions.classic.hades.magic_items import MagicItem
from cyclades.rules.cards import ATTACKER, DEFENDER
from cyclades.rules.hooks import Listener

if TYPE_CHECKING:
    from cyclades.rules.fields import Fields
    from cyclades.rules.game import Game
    from cyclades.rules.ruleset import Ruleset

EXTRA: Final = "extra_die"


class ExtraDie(Listener):
    """Which side rolls a die more in this round."""

    def __init__(self) -> None:
        self.field: i64 = -1
        """The offset of whether each side does."""

    def declare(self, rules: Ruleset, fields: Fields) -> None:
        self.field = fields.flag(
            EXTRA, ["attacker", "defender"], doc="Whether each side rolls one more die in this round of the battle."
        )

    def contradiction(self, game: Game) -> str:
        more = game.s[self.field] + game.s[self.field + 1]
        return "nobody rolls one more die without a battle" if more > 0 and game.s[game.f.battle_area] < 0 else ""

    def adds_dice(self, game: Game, side: i64) -> i64:
        return game.s[self.field + side]

    def before_round(self, game: Game) -> None:
        self.clear(game)

    def battle_ended(self, game: Game, attacker: i64, defender: i64, area: i64) -> None:
        self.clear(game)

    def clear(self, game: Game) -> None:
        """What was played for a round is over."""
        game.s[self.field] = 0
        game.s[self.field + 1] = 0


class BattleItem(MagicItem):
    """Before a round of a battle, on land or at sea, roll one more die in it."""

    def use(self, game: Game, faction: i64) -> None:
        for listener in game.rules.adds_dice:
            if isinstance(listener, ExtraDie):
                game.s[listener.field + (ATTACKER if game.s[game.f.attacker] == faction else DEFENDER)] = 1
