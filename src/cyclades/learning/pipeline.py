"""From nothing to a model and a report about it: games are played, positions read, numbers fitted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np

from cyclades.engine.errors import SetupError
from cyclades.learning.fit import Settings, fit
from cyclades.learning.positions import PART, Positions, Source, joined, play_parts, read_parts
from cyclades.learning.report import report, save_model
from cyclades.simulation import Stop

UNSEEN: Final = 5
"""Every so many parts of the games one is not learned from: the report is about these."""
EDITION: Final = 1_000_000
"""What is added to the numbers of the games of each further edition, so that no two games are taken for one."""


@dataclass(frozen=True)
class Learning:
    """What is learned from, and how."""

    editions: Sequence[str]
    bot: str
    seed: int
    games: int
    """Of each edition, rounded up to whole parts."""
    folder: Path
    settings: Settings

    def __post_init__(self) -> None:
        if len(self.parts) < 2:
            raise SetupError(
                f"expected more than {PART} games, some to learn from and some to judge by, got {self.games}"
            )

    @property
    def parts(self) -> range:
        """The parts of the games of an edition."""
        return range(-(-self.games // PART))

    @property
    def unseen(self) -> list[int]:
        """The parts that are not learned from: a fifth of them, and one at least."""
        return [part for part in self.parts if part % UNSEEN == UNSEEN - 1] or [self.parts[-1]]

    def source(self, edition: str) -> Source:
        """Which games of an edition are played."""
        return Source(edition, self.bot, self.seed)

    def play(self, edition: str, jobs: int, stop: Stop, progress: Callable[[int], None] | None = None) -> None:
        """Play the games of an edition that are not there yet."""
        play_parts(self.source(edition), self.folder, self.parts, jobs, stop, progress)

    def fit(self, arrays: str = "numpy", told: Callable[[int, float, float], None] | None = None) -> dict[str, Any]:
        """The model, of all editions together."""
        found: list[Positions] = []
        for number, edition in enumerate(self.editions):
            some = read_parts(
                self.source(edition), self.folder, [part for part in self.parts if part not in self.unseen]
            )
            some.game = some.game.astype(np.int64) + number * EDITION
            found.append(some)
        name = f"{'+'.join(self.editions)} {self.games} {self.bot} {self.seed} {self.settings.hidden}"
        return fit(joined(found), self.settings, name, arrays, told)

    def reports(self, model: dict[str, Any]) -> list[dict[str, Any]]:
        """How good a model is, for each edition."""
        return [
            report(model, read_parts(self.source(edition), self.folder, self.unseen), edition)
            for edition in self.editions
        ]

    def save(self, model: dict[str, Any], file: Path) -> None:
        """Write a model down."""
        file.parent.mkdir(parents=True, exist_ok=True)
        save_model(model, file)
