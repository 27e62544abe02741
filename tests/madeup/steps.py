"""What happens with lamps and omens: a phase after the income of every cycle."""

from __future__ import annotations

from typing import ClassVar, Final

from cyclades.engine.actions import Action
from cyclades.engine.chance import Outcomes
from cyclades.engine.events import EventKind
from cyclades.rules.areas import own_areas
from cyclades.rules.game import Game
from cyclades.rules.steps import ChanceStep, Selection, Step

LAMPS: Final = "lamps"
BEACON: Final = "beacon"
OMEN: Final = "omen"
OPEN: Final = "omen_open"
BOON: Final = "boon"
GALE: Final = "gale"
ZEAL: Final = "zeal"
KEEPER: Final = "keeper"
HEED: Final = "heed"
"""The verb: `heed storm`."""
ENOUGH: Final = 2
"""So many lamps in an area let a beacon be built there."""

EVENTS: Final = {
    kind.name: kind
    for kind in (
        EventKind("lamp", ["faction", "area"], ""),
        EventKind("beacon", ["faction", "beacon", "area"], "beacon", used=True),
        EventKind("omen", ["omen"], "omen", used=True),
        EventKind("heeded", ["faction", "omen"], "omen"),
        EventKind("keeper", ["keeper", "area"], ""),
    )
}


def first(game: Game, field: str) -> int:
    return game.f.by_name[field].offset


class DrawOmen(ChanceStep):
    """An omen is drawn and lies open."""

    def outcomes(self, game: Game) -> Outcomes:
        at = game.rules.draw_first[OMEN]
        closed = [number for number in range(len(game.rules.names[OMEN])) if game.s[first(game, OPEN) + number] == 0]
        return Outcomes([game.verbs.draw[at + number] for number in closed])

    def play(self, game: Game, action: Action) -> None:
        number = action.a - game.rules.draw_first[OMEN]
        game.s[first(game, OPEN) + number] = 1
        game.emit(EVENTS["omen"], number)


class Kindling(Step):
    """The gale grows, and everybody may light a lamp; whoever heeds an omen first has its boon."""

    PHASE: ClassVar[str] = "kindling"

    def run(self, game: Game) -> None:
        gale = first(game, GALE)
        game.s[gale] = (game.s[gale] + 1) % (game.f.by_name[GALE].high + 1)
        alive = [faction for faction in range(len(game.rules.factions)) if game.s[game.f.alive + faction]]
        game.then(*[step for faction in alive for step in (LightLamp(faction), HeedOmen(faction))])


class LightLamp(Step):
    """Whether, and in which own area, a lamp is lit. Two of them let a beacon be built, and the keeper goes there."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction",)

    def __init__(self, faction: int) -> None:
        self.faction = faction

    def who(self, game: Game) -> int:
        return self.faction

    def actions(self, game: Game, out: list[Action]) -> None:
        out.append(game.verbs.decline)
        out.extend(own_areas(game, self.faction, 0, game.rules.areas))

    def play(self, game: Game, action: Action) -> None:
        if action is game.verbs.decline:
            return
        lamps, zeal = first(game, LAMPS) + action.a, first(game, ZEAL) + self.faction
        game.s[lamps] += 1
        game.s[zeal] += 1
        game.emit(EVENTS["lamp"], self.faction, action.a)
        if game.s[lamps] == ENOUGH:
            game.s[first(game, KEEPER)] = action.a
            game.emit(EVENTS["keeper"], 0, action.a)
            if action.a < game.rules.lands:
                game.push(BuildBeacon(self.faction, action.a))


class BuildBeacon(Selection):
    """Which beacon is built in an area, if one is left."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "area")

    def __init__(self, faction: int, area: int) -> None:
        self.faction = faction
        self.area = area

    def chooser(self, game: Game) -> int:
        return self.faction

    def candidates(self, game: Game) -> list[Action]:
        left = [game.s[first(game, BEACON) + number] < 0 for number in range(len(game.rules.names[BEACON]))]
        return [game.verbs.at[self.area]] if any(left) else []

    def play(self, game: Game, action: Action) -> None:
        beacons = first(game, BEACON)
        number = [game.s[beacons + number] < 0 for number in range(len(game.rules.names[BEACON]))].index(True)
        game.s[beacons + number] = self.area
        game.emit(EVENTS["beacon"], self.faction, number, self.area)


class HeedOmen(Step):
    """Whether a faction heeds an omen that lies open: it is covered, and the boon of that number is the faction's."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction",)

    def __init__(self, faction: int) -> None:
        self.faction = faction

    def open(self, game: Game) -> list[Action]:
        return [
            game.verbs.more[HEED][number]
            for number in range(len(game.rules.names[OMEN]))
            if game.s[first(game, OPEN) + number]
        ]

    def who(self, game: Game) -> int:
        return self.faction if self.open(game) else -1

    def actions(self, game: Game, out: list[Action]) -> None:
        out.extend([game.verbs.decline, *self.open(game)])

    def play(self, game: Game, action: Action) -> None:
        if action is not game.verbs.decline:
            game.s[first(game, OPEN) + action.a] = 0
            game.s[first(game, BOON) + action.a] = self.faction
            game.emit(EVENTS["heeded"], self.faction, action.a)
            game.push(DrawOmen())
