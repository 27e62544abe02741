"""Retreat: a side may leave a battle, with all units that can, to one area."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from cyclades.engine.actions import Action
from cyclades.engine.steps import NOBODY
from cyclades.rules import events
from cyclades.rules.accessible_areas import accessible
from cyclades.rules.areas import carry, fleets_barred, kinds_of, may_come, may_leave
from cyclades.rules.battle_strength import side_area, side_faction, stands
from cyclades.rules.cards import ATTACKER, DEFENDER
from cyclades.rules.carrying import ask_retreat
from cyclades.rules.conquest import take_uncontrolled
from cyclades.rules.steps import Step

if TYPE_CHECKING:
    from cyclades.rules.game import Game


class Retreat(Step):
    """Both sides still stand: a side may leave, with all units that can, to one area."""

    FIELDS: ClassVar[tuple[str, ...]] = ("side",)

    def __init__(self, side: i64) -> None:
        self.side = side

    def who(self, game: Game) -> i64:
        if not (stands(game, ATTACKER) and stands(game, DEFENDER)):
            return NOBODY
        if self.can_leave(game) and len(refuges(game, self.side)) > 0:
            return side_faction(game, self.side)
        return NOBODY

    def can_leave(self, game: Game) -> bool:
        """Whether any unit of the side may retreat."""
        s, f = game.s, game.f
        area = side_area(game, self.side)
        for kind in kinds_of(game, s[f.battle_area]):
            if kind.retreats and s[kind.counted(area)] > 0:
                return True
        faction = side_faction(game, self.side)
        for card in game.rules.unit_cards:
            if card.retreats and s[f.card_at + card.number] == area and s[f.card_owner + card.number] == faction:
                return True
        return False

    def actions(self, game: Game, out: list[Action]) -> None:
        out.append(game.verbs.stay)
        for area in refuges(game, self.side):
            out.append(game.verbs.to[area])

    def play(self, game: Game, action: Action) -> None:
        if action is game.verbs.stay:
            return
        faction = side_faction(game, self.side)
        game.emit(events.RETREATED, faction, game.s[game.f.battle_area], action.a)
        carry(game, faction, side_area(game, self.side), action.a, True)
        take_uncontrolled(game, faction, action.a)
        ask_retreat(game, faction, side_area(game, self.side), action.a)


def refuges(game: Game, side: i64) -> list[i64]:
    """Where units of a side may retreat to: accessible land, or adjacent sea, that is its own or (where the edition
    says so) uncontrolled."""
    s, f, rules = game.s, game.f, game.rules
    faction = side_faction(game, side)
    battle_area = s[f.battle_area]
    found: list[i64] = []
    if battle_area < rules.lands:
        if not may_leave(game, battle_area):
            return found
        for land in accessible(game, faction, battle_area):
            owner = s[f.owner + land]
            if (owner == faction or (owner < 0 and rules.retreat_to_uncontrolled)) and may_come(game, land):
                found.append(land)
        return found
    i = rules.near_sea[battle_area]
    end = rules.near_to[battle_area]
    while i < end:
        owner = s[f.owner + rules.near[i]]
        if (owner == faction or owner < 0) and not fleets_barred(game, rules.near[i]):
            found.append(rules.near[i])
        i += 1
    return found
