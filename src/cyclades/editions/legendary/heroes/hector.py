"""Hector: an invader dies before the battle, and priestesses become philosophers."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from cyclades.engine.actions import Action
from cyclades.rules import events
from cyclades.rules.cards import DEFENDER, Hero
from cyclades.rules.development import Development
from cyclades.rules.losses import KillTroop
from cyclades.rules.people import dismiss_people, gain_people, philosophers_needed
from cyclades.rules.steps import DraftStep, Step

if TYPE_CHECKING:
    from cyclades.rules.game import Game


class Hector(Hero):
    """Destroys one invading troop before the battle. Sacrifice: two priestesses become a philosopher, repeatedly."""

    def before_battle(self, game: Game) -> None:
        if self.side(game) == DEFENDER:
            game.push(KillTroop(self.owner(game), game.rules.moving_group, self.number, draft=0))

    def may_sacrifice(self, game: Game, faction: i64, victim: i64) -> bool:
        return game.s[game.f.priests + faction] >= 2 and game.s[game.rules.philosophers.left] > 0

    def sacrifice(self, game: Game, faction: i64, area: i64) -> None:
        game.push(ConvertPriestesses(faction))


class ConvertPriestesses(DraftStep):
    """How many pairs of priestesses become philosophers."""

    FORMERLY: ClassVar[str] = "TurnPriestesses"

    def most(self, game: Game) -> i64:
        """How many pairs there are philosophers for: those that build a Metropolis return, and may be taken again."""
        s, rules = game.s, game.rules
        own, left = s[game.f.philosophers + self.faction], s[rules.philosophers.left]
        pairs = s[game.f.priests + self.faction] // 2
        needed = philosophers_needed(game, self.faction)
        turned: i64 = 0
        while turned < pairs and left > 0:
            turned += 1
            own += 1
            left -= 1
            if own == needed:
                own = 0
                left += needed
        return turned

    def actions(self, game: Game, out: list[Action]) -> None:
        for number in range(1, self.most(game) + 1):
            out.append(game.verbs.take[number])

    def play(self, game: Game, action: Action) -> None:
        game.push(ConvertPairs(self.faction, action.a))


class ConvertPairs(Step):
    """So many pairs of priestesses become philosophers, who build a Metropolis as soon as they can; then the rest."""

    FORMERLY: ClassVar[str] = "TurnPairs"
    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "number")

    def __init__(self, faction: i64, number: i64) -> None:
        self.faction = faction
        self.number = number

    def run(self, game: Game) -> None:
        rules = game.rules
        missing = philosophers_needed(game, self.faction) - game.s[game.f.philosophers + self.faction]
        now = min(self.number, missing)
        dismiss_people(game, rules.priests, self.faction, 2 * now)
        game.emit(events.GIVEN_UP, self.faction, rules.priests.number, 2 * now)
        for _ in range(now):
            gain_people(game, rules.philosophers, self.faction, 0)
        if self.number > now:
            game.push(ConvertPairs(self.faction, self.number - now))
        game.push(Development(self.faction))
