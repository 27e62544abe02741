"""A state of a game by field, for the checks."""

from __future__ import annotations

from typing import Any, Final

from cyclades import Game

TITAN: Final = "titan"
GATHERING: Final = {"ChariotSets", "SylphTake", "SylphSails"}
"""Steps of those whose pieces are in hand, though they are no group on the move yet."""


class Snapshot:
    """The numbers of a state by field, as plain lists, and the names of the steps to come."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.rules = game.rules
        self.numbers: list[int] = memoryview(game.s).tolist()
        self.fields = {field.name: self.row(int(field.offset), int(field.size)) for field in game.rules.f.fields}
        self.stack: list[Any] = list(game.stack)
        self.steps = [type(step).__name__ for step in game.stack]

    def __getitem__(self, name: str) -> list[int]:
        return self.fields[name]

    def row(self, offset: int, size: int) -> list[int]:
        """Some numbers, from an offset on."""
        return self.numbers[offset : offset + size]

    def one(self, name: str) -> int:
        """The number of a field that has only one."""
        return self.fields[name][0]

    def any_step(self, kinds: set[str]) -> bool:
        """Whether a step of one of the kinds is still to come."""
        return any(step in kinds for step in self.steps)

    def units(self, area: int) -> int:
        """How many pieces stand in an area."""
        return sum(self.numbers[int(field) + area] for field in self.rules.unit_fields)

    def struck(self, area: int) -> int:
        """How many pieces stand in an area that the Harpy may kill and the Chariot take: all but Titans."""
        fields = [int(kind.field) for kind in self.rules.unit_kinds if kind.name != TITAN]
        return sum(self.numbers[field + area] for field in set(fields))

    def holder(self, area: int) -> int:
        """The faction whose pieces are in an area; of those on the move that have not set out, whoever takes them."""
        if area == self.rules.moving_group and self["owner"][area] < 0:
            for step in self.game.stack:
                if type(step).__name__ in GATHERING:
                    return int(step.faction)  # type: ignore[attr-defined]
        return self["owner"][area]

    def mates(self, purse: int) -> list[int]:
        """The factions that share a purse."""
        return [faction for faction, own in enumerate(self.rules.purse_of) if own == purse]

    def team(self, team: int) -> list[int]:
        """The factions that win together."""
        return [faction for faction, own in enumerate(self.rules.team_of) if own == team]

    def lands_of(self, faction: int) -> list[int]:
        """The land areas that a faction controls."""
        return [land for land in range(int(self.rules.lands)) if self["owner"][land] == faction]

    def card(self, name: str) -> int:
        """The number of a card; -1 where it is not in the game."""
        return next((int(card.number) for card in self.rules.cards if card.name == name), -1)

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
        first = self.rules.building_names.index(kind) * int(self.rules.lands)
        return sum(self["buildings"][first + land] for land in self.lands_of(faction))

    def metropolises(self, faction: int) -> int:
        """How many Metropolises a faction has, in its land areas and on its cards; there none when it is out."""
        each = len(self.rules.bonuses)
        on_cards = sum(self["safe_metropolises"][faction * each : (faction + 1) * each]) * self["alive"][faction]
        return sum(self["metropolis"][land] for land in self.lands_of(faction)) + on_cards
