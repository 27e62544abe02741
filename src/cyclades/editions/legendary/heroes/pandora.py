"""Pandora: mercenaries come over to her, and she borrows the sacrificial power of another hero."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from cyclades.editions.legendary.heroes.hero_track import track_heroes
from cyclades.editions.legendary.mercenaries import mercenaries
from cyclades.engine.actions import Action
from cyclades.engine.decks import TRACK
from cyclades.rules import events
from cyclades.rules.battle_strength import side_area, side_faction
from cyclades.rules.cards import ATTACKER, DEFENDER, Hero
from cyclades.rules.heroes import hero_of, of_earlier_cycle
from cyclades.rules.steps import DraftStep

if TYPE_CHECKING:
    from cyclades.rules.game import Game


class Pandora(Hero):
    """Enemy mercenaries come over to her. Sacrifice: the sacrificial power of a hero on the track, who stays there."""

    def before_battle(self, game: Game) -> None:
        side = self.side(game)
        if side < 0:
            return
        enemy = DEFENDER if side == ATTACKER else ATTACKER
        theirs, ours = side_area(game, enemy), side_area(game, side)
        kind = mercenaries(game)
        number = game.s[kind.counted(theirs)]
        if number > 0:
            game.s[kind.counted(theirs)] = 0
            game.s[kind.counted(ours)] += number
            game.emit(events.POWER_USED, self.owner(game), self.number)
            game.emit(events.STOLEN, self.owner(game), kind.number, side_faction(game, enemy), number)

    def may_sacrifice(self, game: Game, faction: i64, victim: i64) -> bool:
        return len(copyable(game, faction, victim)) > 0

    def sacrifice(self, game: Game, faction: i64, area: i64) -> None:
        game.push(PandoraCopies(faction, self.number))

    def holds_metropolis(self, game: Game, faction: i64) -> None:
        for hero in game.rules.heroes:
            if hero.keeps_metropolis and game.s[game.f.place + hero.number] >= TRACK:
                game.emit(events.POWER_COPIED, faction, self.number, hero.number)

    def may_hold_metropolis(self, game: Game, faction: i64) -> bool:
        if not of_earlier_cycle(self, game, faction):
            return False
        return any(hero.keeps_metropolis and game.s[game.f.place + hero.number] >= TRACK for hero in game.rules.heroes)


def copyable(game: Game, faction: i64, victim: i64) -> list[Hero]:
    """The heroes of the track whose sacrificial power a faction could use, were the victim sacrificed for it."""
    found: list[Hero] = []
    for hero in track_heroes(game):
        if hero.may_sacrifice(game, faction, victim):
            found.append(hero)
    return found


class PandoraCopies(DraftStep):
    """Whose sacrificial power is used. Asked even where there is one only, so that nobody learns which others cannot be
    paid."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "card")

    def __init__(self, faction: i64, card: i64) -> None:
        super().__init__(faction)
        self.card = card

    def actions(self, game: Game, out: list[Action]) -> None:
        for hero in copyable(game, self.faction, self.card):
            out.append(game.verbs.use[hero.number])

    def play(self, game: Game, action: Action) -> None:
        game.emit(events.POWER_COPIED, self.faction, self.card, action.a)
        hero_of(game, action.a).sacrifice(game, self.faction, -1)

    def cost(self, game: Game, action: Action) -> i64:
        return hero_of(game, action.a).sacrifice_cost(game, self.faction)
