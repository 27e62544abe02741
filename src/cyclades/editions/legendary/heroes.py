"""The heroes of the Legendary Edition: one class each, with its two powers."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from cyclades.engine.actions import Action
from cyclades.rules.battles import KillTroop
from cyclades.rules.cards import Hero
from cyclades.rules.metropolises import HEROIC, Development, Found
from cyclades.rules.step import DraftStep

if TYPE_CHECKING:
    from cyclades.rules.game import Game


class Ajax(Hero):
    """Strength 2 in battle. Sacrifice: with seven land areas, build a Metropolis."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.strength = 2

    def may_sacrifice(self, game: Game, faction: i64) -> bool:
        return game.s[game.f.lands + faction] >= 7

    def sacrifice(self, game: Game, faction: i64) -> None:
        game.push(Found(faction, HEROIC))


class Hector(Hero):
    """Destroys one invading troop before the battle. Sacrifice: two priestesses become a philosopher, repeatedly."""

    def before_battle(self, game: Game) -> None:
        if self.at(game) == game.s[game.f.battle_area] and self.owner(game) == game.s[game.f.defender]:
            game.push(KillTroop(self.owner(game), game.rules.hand, self.number, 0))

    def may_sacrifice(self, game: Game, faction: i64) -> bool:
        return game.s[game.f.priests + faction] >= 2 and game.s[game.rules.philosophers.left] > 0

    def sacrifice(self, game: Game, faction: i64) -> None:
        game.push(TurnPriestesses(faction))


class TurnPriestesses(DraftStep):
    """How many pairs of priestesses become philosophers."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction",)

    def __init__(self, faction: i64) -> None:
        self.faction = faction

    def who(self, game: Game) -> i64:
        return self.faction

    def actions(self, game: Game, out: list[Action]) -> None:
        s, f = game.s, game.f
        pairs = s[f.priests + self.faction] // 2
        for number in range(1, pairs + 1):
            if number <= s[game.rules.philosophers.left]:
                out.append(game.words.take[number])

    def play(self, game: Game, action: Action) -> None:
        game.dismiss_people(game.rules.priests, self.faction, 2 * action.a)
        for _ in range(action.a):
            game.gain_people(game.rules.philosophers, self.faction, 0)
        game.push(Development(self.faction))


def hero_deck() -> list[Hero]:
    """The hero cards of the edition."""
    return [Ajax("ajax"), Hector("hector")]
