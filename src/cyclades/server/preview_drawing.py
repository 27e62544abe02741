"""Previews of tables: pictures that come with a link when somebody shares it. Strangers ask for them, programs mostly,
so they show what a spectator sees, are painted one after the other in a process of its own, and are kept for a while.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections import OrderedDict
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any, Final

from cyclades.server.board_drawing import BoardDrawer, BoardReply
from cyclades.server.budgets import PREVIEW, Budgets
from cyclades.server.errors import Busy, Forbidden, Unknown
from cyclades.server.kept_replies import KeptReply
from cyclades.server.lanes import Lane
from cyclades.server.perspectives import tabletop_of
from cyclades.server.table import Table
from cyclades.tabletop import Tabletop
from cyclades.text import Texts

MOST_BYTES: Final = 32 * 1_048_576
"""How large all previews may be that are kept: some sixty."""
MOST_WAITING: Final = 20
SECONDS: Final = 30.0
"""How long painting may take."""
A_WHILE: Final = "public, max-age=300"
PAINTING: Final = Path(__file__).with_name("painting.py")


class PreviewDrawer:
    """Draws previews for whoever has not used up its budget."""

    def __init__(self, budgets: Budgets, boards: BoardDrawer) -> None:
        self.budgets = budgets
        self.boards = boards
        self.lane = Lane(MOST_WAITING)
        self.kept: OrderedDict[tuple[Any, ...], KeptReply] = OrderedDict()
        self.bytes = 0
        """How large those are that are kept."""
        self.count = 0
        """How many were drawn."""

    async def preview(self, table: Table, moment: int | None, language: str, address: str) -> KeptReply:
        """The preview of a table at a moment, or as it is now."""
        check_shown(table)
        table.check_replayable()
        last = len(table.log.moments) if table.log is not None else 0
        if moment is not None and not 1 <= moment <= last:
            raise Unknown(f"there is no moment {moment} at this table")
        number = last if moment is None else moment
        names = tuple(seat.name for seat in table.seats)
        key = (table.id, number, language, table.title, table.status, names)
        if key in self.kept:
            self.kept.move_to_end(key)
            return self.kept[key]
        self.budgets.pay(address, PREVIEW)
        board = await self.boards.board_of(table.setup, address)
        async with self.lane:
            if key not in self.kept:  # nobody else has asked meanwhile
                png = await asyncio.to_thread(paint, table, board, number, language)
                self.keep(key, KeptReply(png, "image/png", A_WHILE))
            return self.kept[key]

    def keep(self, key: tuple[Any, ...], reply: KeptReply) -> None:
        """Remember one, and forget those that were not asked for the longest."""
        self.count += 1
        self.kept[key] = reply
        self.bytes += reply.size
        while self.bytes > MOST_BYTES and len(self.kept) > 1:
            _, gone = self.kept.popitem(last=False)
            self.bytes -= gone.size


def check_shown(table: Table) -> None:
    """Refuse tables without spectators, whoever asks: a picture goes to where nobody knows who looks at it."""
    if table.deleted:
        raise Unknown(f"there is no table {table.id!r} any more")
    if not table.settings.spectators:
        raise Forbidden("this table has no spectators")


def paint(table: Table, board: BoardReply, number: int, language: str) -> bytes:
    """In a thread: the picture of a moment; 0 is before the game."""
    from cyclades.board.draw import FONT, FONT_FILE  # here, so that the server does not wait for these when it starts
    from cyclades.tabletop.preview import preview_svg

    log = table.log
    top = tabletop_of(log.at(number), None) if log is not None and number else None
    texts = Texts(language, table.setup["edition"], expansions=table.setup.get("expansions", ()))
    title = table.title or texts.name("edition", table.setup["edition"])
    svg = preview_svg(board.shapes, board.picture, top, title, line_of(texts, top), players_of(table, texts, top))
    with as_file(files("cyclades.board").joinpath("data", FONT_FILE)) as font:
        command = [sys.executable, "-I", str(PAINTING), str(font), FONT]
        try:
            return subprocess.run(command, input=svg.encode(), capture_output=True, check=True, timeout=SECONDS).stdout
        except (OSError, subprocess.SubprocessError) as error:
            raise Busy("the picture cannot be drawn now: come back later") from error


def line_of(texts: Texts, top: Tabletop | None) -> str:
    """How far the game is, in a line."""
    if top is None:
        return texts.say("preview-waiting")
    return texts.say("preview-over" if top.over else "preview-cycle", number=top.cycle)


def players_of(table: Table, texts: Texts, top: Tabletop | None) -> list[Any]:
    """Who plays: by faction, or by seat before the game."""
    from cyclades.tabletop.preview import Player

    if top is None:
        return [Player(seat.name if seat.kind != "open" else texts.say("preview-free")) for seat in table.seats]
    winners = {player for standing in top.standings if standing.place == 1 for player in standing.players}
    return [
        Player(
            name=table.seats[faction.player].name or texts.name("colour", faction.id.partition("-")[0]),
            colour=faction.id,
            metropolises=faction.metropolises,
            first=faction.player in winners,
        )
        for faction in top.factions
    ]
