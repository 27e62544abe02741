"""A state of a game by field, for the checks; it notes what they read of it."""

from __future__ import annotations

from typing import Any, Final

from cyclades import Game
from cyclades.rules.income import income
from cyclades.rules.units import UnitKind

TITAN: Final = "titan"
GATHERING: Final = ("ChariotSets", "SylphTake", "SylphSails")
"""Steps of those whose pieces are in hand, though they are no group on the move yet."""

# What a check may read beside fields, and steps by their names.
EVERYTHING: Final = "*"
"""Anything of the game itself: that counts as changed in every state."""
TOP: Final = "the next step"
OVER: Final = "over"
STANDINGS: Final = "standings"
INCOMES: Final = "incomes"

Standing = tuple[tuple[int, ...], int, int, int]
"""A row of the ranking: players, place, Metropolises, gold."""


class Layout:
    """Where the fields of some rules are, and the numbers of their cards."""

    def __init__(self, game: Game) -> None:
        rules = game.rules
        self.rules = rules
        self.rows = [(field.name, int(field.offset), int(field.offset + field.size)) for field in rules.f.fields]
        self.cards = {card.name: int(card.number) for card in reversed(rules.cards)}
        self.units = [kind.plural for kind in rules.unit_kinds]
        self.struck = [kind.plural for kind in rules.unit_kinds if kind.name != TITAN]
        self.nowhere = {kind.plural: self.elsewhere(kind) for kind in rules.unit_kinds}
        self.lands = range(int(rules.lands))
        self.factions = range(len(rules.factions))
        self.mates = [
            [faction for faction in self.factions if rules.purse_of[faction] == n] for n in range(len(rules.purses))
        ]
        self.teams = [
            [faction for faction in self.factions if rules.team_of[faction] == n] for n in range(len(rules.teams))
        ]

    def elsewhere(self, kind: UnitKind) -> tuple[int, list[int]]:
        """Where a kind cannot stand and is not counted, as a place in a row of all areas with so many zeros."""
        lands, areas = int(self.rules.lands), int(self.rules.areas)
        return (0, [0] * lands) if kind.at_sea else (lands, [0] * (areas - lands))


class Snapshot:
    """The numbers of a state by field, as plain lists, and the names of the steps to come.

    All that a check asks for is noted in `reads`, so that it need not be done again before something of that has
    changed: fields by name, steps by name, and what else is named above."""

    def __init__(self, game: Game, before: Snapshot | None = None) -> None:
        self.rules = game.rules
        self.layout: Layout = before.layout if before is not None else Layout(game)
        self.reads: set[str] = set()
        self._game = game
        self._numbers: list[int] = memoryview(game.s).tolist()
        numbers = self._numbers
        self.fields = {name: numbers[first:last] for name, first, last in self.layout.rows}
        for name, (place, zeros) in self.layout.nowhere.items():
            self.fields[name][place:place] = zeros  # so that checks find every area at its number
        self._fresh = self._different(before) if before is not None else list(self.fields)
        self._stack: list[Any] = list(game.stack)
        self._steps = [type(step).__name__ for step in self._stack]
        self._present = set(self._steps)
        self._over = bool(game.over)
        self._standings: list[Standing] = [
            (tuple(row.players), row.place, row.metropolises, row.gold) for row in game.standings
        ]
        self._incomes = [income(game, faction) for faction in self.layout.factions]
        self._lands_of: dict[int, list[int]] = {}
        self._units: list[int] = []

    def _different(self, before: Snapshot) -> list[str]:
        old = before.fields
        return [name for name, row in self.fields.items() if row != old[name]]

    def changed(self, before: Snapshot) -> set[str]:
        """Whatever a check may have read that may be different from the state before. A step that is there in either
        state may have changed within."""
        found = {EVERYTHING, *self._fresh, *(self._present ^ before._present)}
        found.update(inside(name) for name in self._present | before._present)
        for what, one, other in (
            (TOP, self._steps[-1:], before._steps[-1:]),
            (OVER, self._over, before._over),
            (STANDINGS, self._standings, before._standings),
            (INCOMES, self._incomes, before._incomes),
        ):
            if one != other:
                found.add(what)
        return found

    # -- what is noted ------------------------------------------------------------------------------------------

    def __getitem__(self, name: str) -> list[int]:
        self.reads.add(name)
        return self.fields[name]

    @property
    def game(self) -> Game:
        self.reads.add(EVERYTHING)
        return self._game

    @property
    def numbers(self) -> list[int]:
        """The whole state."""
        self.reads.add(EVERYTHING)
        return self._numbers

    @property
    def stack(self) -> list[Any]:
        """The steps to come, the next one last."""
        self.reads.add(EVERYTHING)
        return self._stack

    @property
    def steps(self) -> list[str]:
        """The names of the steps to come, the next one last."""
        self.reads.add(EVERYTHING)
        return self._steps

    @property
    def fresh(self) -> list[str]:
        """The fields that differ from the state before; all where none is known."""
        self.reads.add(EVERYTHING)
        return self._fresh

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        self.reads.add(OVER)
        return self._over

    @property
    def top(self) -> str:
        """The name of the next step; empty where there is none."""
        self.reads.add(TOP)
        return self._steps[-1] if self._steps else ""

    @property
    def standings(self) -> list[Standing]:
        """The ranking as the game gives it."""
        self.reads.add(STANDINGS)
        return self._standings

    @property
    def incomes(self) -> list[int]:
        """The income of each faction as the rules have it."""
        self.reads.add(INCOMES)
        return self._incomes

    def any_step(self, kinds: set[str]) -> bool:
        """Whether a step of one of the kinds is still to come."""
        self.reads |= kinds
        return not self._present.isdisjoint(kinds)

    def steps_of(self, *kinds: str) -> list[Any]:
        """The steps to come of some kinds, the next one last."""
        self.reads.update(map(inside, kinds))
        if self._present.isdisjoint(kinds):
            return []
        return [step for step, name in zip(self._stack, self._steps) if name in kinds]

    # -- what follows from it -----------------------------------------------------------------------------------

    def get(self, name: str) -> list[int]:
        """A field; empty where the game has none of this name."""
        return self[name] if name in self.fields else []

    def one(self, name: str) -> int:
        """The number of a field that has only one."""
        self.reads.add(name)
        return self.fields[name][0]

    def units(self, area: int) -> int:
        """How many pieces stand in an area."""
        return self.standing()[area]

    def standing(self) -> list[int]:
        """How many pieces stand in each area, with those on the move."""
        rows = [self[field] for field in self.layout.units]
        self._units = self._units or [sum(each) for each in zip(*rows)]
        return self._units

    def struck(self, area: int) -> int:
        """How many pieces stand in an area that the Harpy may kill and the Chariot take: all but Titans."""
        return sum([self[field][area] for field in self.layout.struck])

    def holder(self, area: int) -> int:
        """The faction whose pieces are in an area; of those on the move that have not set out, whoever takes them."""
        owner = self["owner"][area]
        if owner < 0 and area == self.rules.moving_group:
            for step in self.steps_of(*GATHERING):
                return int(step.faction)
        return owner

    def mates(self, purse: int) -> list[int]:
        """The factions that share a purse."""
        return self.layout.mates[purse]

    def team(self, team: int) -> list[int]:
        """The factions that win together."""
        return self.layout.teams[team]

    def lands_of(self, faction: int) -> list[int]:
        """The land areas that a faction controls."""
        owner = self["owner"]
        if faction not in self._lands_of:
            self._lands_of[faction] = [land for land in self.layout.lands if owner[land] == faction]
        return self._lands_of[faction]

    def card(self, name: str) -> int:
        """The number of a card; -1 where it is not in the game."""
        return self.layout.cards.get(name, -1)

    def at(self, name: str) -> int:
        """The area where a card's miniature stands; -1 where it stands nowhere."""
        number = self.card(name)
        return self["card_at"][number] if number >= 0 else -1

    @property
    def classic(self) -> bool:
        """Whether it is the classic edition, where figures leave by themselves and Medusa lets everybody come."""
        return bool(self.rules.edition == "classic")

    def monument(self, name: str) -> int:
        """The land area where a Monument stands; -1 where it does not, or is not in the game."""
        names = self.rules.names.get("monument", [])
        return self["monument"][names.index(name)] if name in names else -1

    def acting(self) -> int:
        """The faction whose turn it is, or -1."""
        pawn = self.one("turn")
        return int(self.rules.pawn_faction[pawn]) if pawn >= 0 else -1

    def buildings(self, faction: int, kind: str) -> int:
        """How many buildings of a kind a faction has."""
        first = self.rules.building_names.index(kind) * len(self.layout.lands)
        standing = self["buildings"]
        return sum([standing[first + land] for land in self.lands_of(faction)])

    def metropolises(self, faction: int) -> int:
        """How many Metropolises a faction has, in its land areas and on its cards; there none when it is out."""
        each = len(self.rules.bonuses)
        on_cards = sum(self["safe_metropolises"][faction * each : (faction + 1) * each]) * self["alive"][faction]
        built = self["metropolis"]
        return sum([built[land] for land in self.lands_of(faction)]) + on_cards


def inside(step: str) -> str:
    """The name for what a step holds, rather than for whether there is one."""
    return f"{step}."
