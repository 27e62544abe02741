"""Charon: an own hero changes places with one of the track."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from cyclades.editions.legendary.heroes.hero_track import track_heroes
from cyclades.engine.actions import Action
from cyclades.rules import events
from cyclades.rules.areas import may_come, may_leave
from cyclades.rules.cards import Creature, leave_board
from cyclades.rules.creatures import Target
from cyclades.rules.heroes import enlist, own_heroes
from cyclades.rules.steps import DraftStep

if TYPE_CHECKING:
    from cyclades.rules.game import Game


class Charon(Creature):
    """Swap an own hero, who is free to leave, with a hero of the track."""

    def useful(self, game: Game, faction: i64) -> bool:
        return len(free_heroes(game, faction)) > 0 and len(track_heroes(game)) > 0

    def use(self, game: Game, faction: i64) -> None:
        game.push(CharonSends(faction, self.number))


def free_heroes(game: Game, faction: i64) -> list[i64]:
    """The own heroes in areas that units may leave and come to."""
    found: list[i64] = []
    for hero in own_heroes(game, faction):
        area = hero.at(game)
        if may_leave(game, area) and may_come(game, area):
            found.append(hero.number)
    return found


class CharonSends(Target):
    """Which own hero goes."""

    def targets(self, game: Game) -> list[Action]:
        return [game.verbs.release[hero] for hero in free_heroes(game, self.faction)]

    def strike(self, game: Game, action: Action) -> None:
        game.push(CharonBrings(self.faction, action.a))


class CharonBrings(DraftStep):
    """Which hero of the track takes his place."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "hero")

    def __init__(self, faction: i64, hero: i64) -> None:
        super().__init__(faction)
        self.hero = hero

    def actions(self, game: Game, out: list[Action]) -> None:
        for hero in track_heroes(game):
            out.append(game.verbs.hire[hero.number])

    def play(self, game: Game, action: Action) -> None:
        slot = game.s[game.f.place + action.a]
        area = game.s[game.f.card_at + self.hero]
        leave_board(game, self.hero, slot)
        enlist(game, self.faction, action.a, area)
        game.emit(events.HEROES_SWAPPED, self.faction, self.hero, action.a, area)
