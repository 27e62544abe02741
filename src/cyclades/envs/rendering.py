"""Rendering: a game as text in the terminal, or as a picture of the board with what lies on it."""

from __future__ import annotations

from io import BytesIO
from typing import TYPE_CHECKING, Any, Final

from cyclades.engine.errors import SetupError
from cyclades.extras import require
from cyclades.rules.game import Game
from cyclades.rules.ruleset import Ruleset
from cyclades.tabletop import Tabletop, build
from cyclades.text import Texts

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from cyclades.tabletop.preview import Player

HUMAN: Final = "human"
PICTURE: Final = "rgb_array"
MODES: Final = (HUMAN, PICTURE)
METADATA: Final[dict[str, Any]] = {"render_modes": list(MODES), "render_fps": 1}
NOBODY: Final = -1
"""The player for whom a screen is that shows what everybody knows."""


class Renderer:
    """Shows games of the same rules in one way, or not at all."""

    def __init__(self, rules: Ruleset, mode: str | None) -> None:
        if mode not in (None, *MODES):
            raise SetupError(f"expected a render mode among {', '.join(MODES)}, or None, got {mode!r}")
        if mode == PICTURE:
            require("board", "a picture of a game")
        self.rules = rules
        self.mode = mode
        self.texts = Texts.of("en", rules)
        self.drawn: tuple[dict[str, Any], str] | None = None
        """The shapes of the board and its picture without anything on it, once they were needed."""

    def __deepcopy__(self, memo: object) -> Renderer:
        return self  # it knows nothing of a single game

    def render(self, game: Game, player: int | None) -> NDArray[np.uint8] | None:
        """Show a game as a player may see it, or a spectator: a picture is given, text is printed."""
        if self.mode == PICTURE:
            return self.picture(build(game.view(player), self.rules))
        if self.mode == HUMAN:
            self.write(game, player)
        return None

    def write(self, game: Game, player: int | None) -> None:
        """Print all that lies on the table, as the terminal game does."""
        from cyclades.cli.output import console_of  # here, since the command line takes a moment to load
        from cyclades.cli.screen import WIDTH, Screen

        screen = Screen(console_of(WIDTH), self.texts, self.rules, NOBODY if player is None else player)
        screen.whole_board(game.view(player))

    def picture(self, top: Tabletop) -> NDArray[np.uint8]:
        """A picture as rows of dots, each of red, green and blue."""
        import numpy as np
        from PIL import Image

        with Image.open(BytesIO(self.png(top))) as image:
            return np.array(image.convert("RGB"))

    def png(self, top: Tabletop) -> bytes:
        """A picture as PNG."""
        from cyclades.board.draw import painted, svg_of
        from cyclades.board.geometry import geometry
        from cyclades.tabletop.preview import preview_svg

        if self.drawn is None:
            shapes = geometry(self.rules.board)
            self.drawn = shapes, svg_of(shapes, embed_font=False)
        line = self.texts.say("preview-over" if top.over else "preview-cycle", number=top.cycle)
        title = self.texts.name("edition", self.rules.edition)
        return painted(preview_svg(*self.drawn, top, title, line, self.players_of(top)))

    def players_of(self, top: Tabletop) -> list[Player]:
        """Who plays, by faction."""
        from cyclades.tabletop.preview import Player

        winners = {player for standing in top.standings if standing.place == 1 for player in standing.players}
        return [
            Player(
                name=self.texts.name("colour", faction.id.partition("-")[0]),
                colour=faction.id,
                metropolises=faction.metropolises,
                first=top.over and faction.player in winners,
            )
            for faction in top.factions
        ]
