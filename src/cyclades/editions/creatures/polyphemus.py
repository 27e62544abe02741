"""Polyphemus: he drives the fleets around his land area away."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from cyclades.editions.creatures.sinking import sink
from cyclades.engine.actions import Action
from cyclades.rules import events
from cyclades.rules.areas import fleets_barred, pieces_in, set_owner
from cyclades.rules.figures import PlacedCreature
from cyclades.rules.steps import Selection

if TYPE_CHECKING:
    from cyclades.rules.game import Game


class Polyphemus(PlacedCreature):
    """Place him on land: he drives the fleets around it away, and none may come back while he stays."""

    def may_stand(self, game: Game, faction: i64, area: i64) -> bool:
        return area < game.rules.lands

    def arrive(self, game: Game, area: i64) -> None:
        game.push(PushFrom(self.owner(game), self.number))

    def bars_fleets(self, game: Game, sea: i64) -> bool:
        land = self.at(game)
        if land < 0:
            return False
        rules = game.rules
        i = rules.near_from[sea]
        while i < rules.near_sea[sea]:
            if rules.near[i] == land:
                return True
            i += 1
        return False


class PushFrom(Selection):
    """From which sea area a fleet is driven away next, until none is left around the creature."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "card")

    def __init__(self, faction: i64, card: i64) -> None:
        super().__init__(faction)
        self.card = card

    def candidates(self, game: Game) -> list[Action]:
        rules = game.rules
        land = game.s[game.f.card_at + self.card]
        found: list[Action] = []
        for i in range(rules.near_sea[land], rules.near_to[land]):
            if pieces_in(game, rules.near[i]) > 0:
                found.append(game.verbs.leave[rules.near[i]])
        return found

    def play(self, game: Game, action: Action) -> None:
        game.then(PushWhich(self.faction, self.card, action.a), self)


class PushWhich(Selection):
    """Which fleet of a sea area is driven away, where there are several kinds."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "card", "origin")

    def __init__(self, faction: i64, card: i64, origin: i64) -> None:
        super().__init__(faction)
        self.card = card
        self.origin = origin

    def candidates(self, game: Game) -> list[Action]:
        kinds = game.rules.sea_kinds
        return [game.verbs.lose[kind.number] for kind in kinds if game.s[kind.field + self.origin] > 0]

    def play(self, game: Game, action: Action) -> None:
        game.push(PushTo(self.faction, self.card, self.origin, action.a))


class PushTo(Selection):
    """Where the fleet goes: an adjacent sea area open to it, empty or of its colour; without one it is destroyed."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "card", "origin", "unit")
    UNTOLD: ClassVar[tuple[str, ...]] = ("unit",)

    def __init__(self, faction: i64, card: i64, origin: i64, unit: i64) -> None:
        super().__init__(faction)
        self.card = card
        self.origin = origin
        self.unit = unit

    def candidates(self, game: Game) -> list[Action]:
        rules, s, f = game.rules, game.s, game.f
        colour = s[f.owner + self.origin]
        found: list[Action] = []
        for i in range(rules.near_sea[self.origin], rules.near_to[self.origin]):
            sea = rules.near[i]
            if (s[f.owner + sea] < 0 or s[f.owner + sea] == colour) and not fleets_barred(game, sea):
                found.append(game.verbs.to[sea])
        return found

    def run(self, game: Game) -> None:
        choices = self.candidates(game)
        if len(choices) == 0:
            sink(game, self.origin, game.rules.unit_kinds[self.unit])
        else:
            self.play(game, choices[0])

    def play(self, game: Game, action: Action) -> None:
        s, f = game.s, game.f
        colour = s[f.owner + self.origin]
        field = game.rules.unit_kinds[self.unit].field
        s[field + self.origin] -= 1
        s[field + action.a] += 1
        set_owner(game, action.a, colour)
        if pieces_in(game, self.origin) == 0:
            set_owner(game, self.origin, -1)
        game.emit(events.FLEET_PUSHED, colour, self.origin, action.a)
