"""Building a Monument later: one that was declined is in the menu of every own turn, but with Apollo."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from cyclades.editions.classic.monuments.construction import MONUMENT, Monument, may_build, put_up
from cyclades.engine.actions import Action
from cyclades.rules.reach import own_areas
from cyclades.rules.step import Choice
from cyclades.rules.turns import Deed

if TYPE_CHECKING:
    from cyclades.rules.game import Game
    from cyclades.rules.ruleset import Ruleset

RAISE: Final = "raise"
"""The verb: `raise city-of-warriors`."""


@mypyc_attr(allow_interpreted_subclasses=True)
class RaiseMonument(Deed):
    """Put up an open Monument whose two buildings the player has."""

    def __init__(self, name: str, monuments: list[Monument]) -> None:
        super().__init__(name)
        self.monuments = monuments

    def offer(self, game: Game, faction: i64, out: list[Action]) -> None:
        for monument in self.monuments:
            if game.s[monument.opened] > 0 and may_build(game, faction, monument):
                out.append(game.words.more[RAISE][monument.number])

    def does(self, game: Game, action: Action) -> bool:
        return action.verb is game.words.more[RAISE] and game.s[self.monuments[action.a].opened] > 0

    def do(self, game: Game, faction: i64, action: Action) -> None:
        game.push(RaiseAt(faction, action.a))


class RaiseAt(Choice):
    """On which own island it goes."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "monument")

    def __init__(self, faction: i64, monument: i64) -> None:
        self.faction = faction
        self.monument = monument

    def in_draft(self) -> bool:
        return True

    def chooser(self, game: Game) -> i64:
        return self.faction

    def choices(self, game: Game) -> list[Action]:
        return own_areas(game, self.faction, 0, game.rules.lands)

    def play(self, game: Game, action: Action) -> None:
        put_up(game, self.faction, self.monument, action.a)


def add_raising(rules: Ruleset, monuments: list[Monument]) -> None:
    """Every god but Apollo lets its player build a Monument."""
    deed = RaiseMonument(RAISE, monuments)
    rules.also_said[RAISE] = MONUMENT
    rules.common_deeds.append(deed)
