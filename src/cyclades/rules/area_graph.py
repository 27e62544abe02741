"""The board as a graph, for programs that learn on graphs: areas are nodes with features, adjacent areas have edges.

The features of a node are numbers of the observation, by area; what is printed on the board stands beside them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i16, i32, i64

if TYPE_CHECKING:
    from cyclades.rules.observation_layout import ObservationLayout
    from cyclades.rules.ruleset import Ruleset

PRINTED: Final = ("land", "sites", "prosperity", "priestess", "island")
"""What is printed on the board: whether an area is land, its construction sites, its icons, and the number of its
island (0 at sea, where islands begin with 1)."""
ABSENT: Final = -1


class AreaGraph:
    """Nodes and edges of a board, with where the observation has the features of each node."""

    def __init__(self, rules: Ruleset, layout: ObservationLayout) -> None:
        board = rules.board
        self.areas: list[str] = list(board.ids)
        begin = [area for area in range(board.areas) for _ in board.adjacent[area]]
        end = [other for area in range(board.areas) for other in board.adjacent[area]]
        self.ends: vec[i32] = vec[i32](begin + end)
        """The edges, each in both directions: where all of them begin, then where they end."""
        self.features: list[str] = []
        """What the numbers of a node are."""
        self.pointers: list[int] = []
        """The places of the observation whose number is that of an area: where a miniature stands, and the like."""
        places: dict[tuple[str, str], int] = {}
        for field in layout.labels:
            self.find(field, layout, places)
        self.places: vec[i32] = vec[i32](
            [places.get((area, feature), ABSENT) for area in self.areas for feature in self.features]
        )
        """Where the observation has each feature of each area; -1 where an area has none."""
        lands = self.areas[: board.lands]
        for declared in rules.f.fields:
            if declared.values[: board.lands] == lands and declared.name in layout.where:
                first = layout.where[declared.name]
                self.pointers.extend(range(first, first + int(declared.size)))
        printed: list[i16] = []
        for area in range(board.areas):
            land = area < board.lands
            printed.append(1 if land else 0)
            printed.append(i16(board.sites[area]) if land else 0)
            printed.append(i16(board.prosperity[area]))
            printed.append(i16(board.priestess[area]) if land else 0)
            printed.append(i16(board.islands[area] + 1) if land else 0)
        self.printed: vec[i16] = vec[i16](printed)
        """What is printed on each area, in the order of PRINTED."""

    def find(self, field: str, layout: ObservationLayout, places: dict[tuple[str, str], int]) -> None:
        """Those numbers of a field that belong to an area, and the features that they are."""
        labels = layout.labels[field]
        several = any(label.split(" ")[0] in self.areas and label.split(" ")[-1].isdigit() for label in labels)
        for place, label in enumerate(labels, layout.where[field]):
            words = label.split(" ")
            if words[-1] in self.areas:
                area, rest = words[-1], words[:-1]
            elif words[0] in self.areas:
                area, rest = words[0], words[1:]
            else:
                continue
            feature = " ".join([field, *rest, *(["1"] if several and not rest else [])])
            if feature not in self.features:
                self.features.append(feature)
            places[(area, feature)] = place

    def nodes(self, observation: object) -> memoryview:
        """The features of all areas, as a table: a row for each area."""
        numbers = memoryview(observation).tolist()  # type: ignore[arg-type]
        found: vec[i16] = vec[i16]([0] * len(self.places))
        i: i64 = 0
        while i < len(self.places):
            place = self.places[i]
            if place >= 0:
                found[i] = numbers[place]
            i += 1
        return memoryview(found).cast("B").cast("h", [len(self.areas), len(self.features)])
