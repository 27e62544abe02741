"""The question which of the buildings in a land area a creature acts on."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64, mypyc_attr

from cyclades.rules.steps import Selection

if TYPE_CHECKING:
    pass


@mypyc_attr(allow_interpreted_subclasses=True)
class BuildingThere(Selection):
    """Which of the buildings in a land area a creature acts on."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "card", "land")

    def __init__(self, faction: i64, card: i64, land: i64) -> None:
        super().__init__(faction)
        self.card = card
        self.land = land

    def in_draft(self) -> bool:
        return True
