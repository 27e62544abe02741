"""Boards as shapes to draw. A board is drawn once, in a lane of its own, so that nothing but boards waits for it."""

from __future__ import annotations

import asyncio
import json
from collections import OrderedDict
from typing import Any, Final, TypeVar

from msgspec import Struct

from cyclades.board import load_board
from cyclades.server.budgets import BOARD, Budgets
from cyclades.server.lanes import Lane
from cyclades.server.new_games import RANDOM, checked_setup

T = TypeVar("T")

MOST_KEPT: Final = 128
"""How many boards are kept as they were drawn: each has some hundred thousand letters."""
MOST_WISHES: Final = 1_000
USUAL_CELLS: Final = 100
"""No board of ours has more."""


class BoardReply(Struct):
    """A board as shapes to draw, and the layout that makes it again."""

    layout: Any
    shapes: dict[str, Any]
    picture: str
    """The board without pieces, as SVG; its lettering is in Alegreya, which the client has."""


class BoardDrawer:
    """Draws boards for whoever has not used up its budget."""

    def __init__(self, budgets: Budgets) -> None:
        self.budgets = budgets
        self.lane = Lane()
        """For boards that somebody thinks of."""
        self.lane_of_tables = Lane()
        """For those of tables: whoever comes to one does not wait for others' wishes."""
        self.drawn: OrderedDict[str, BoardReply] = OrderedDict()
        """By their layouts as text."""
        self.wishes: OrderedDict[str, str] = OrderedDict()
        """The layouts of what was wished for, as text."""
        self.count = 0
        """How many were drawn."""

    async def board_of(self, setup: dict[str, Any], address: str) -> BoardReply:
        """The board of a table."""
        layout = as_text(setup["board"])
        known = self.known(layout)
        if known is not None:
            return known
        self.budgets.pay(address, price_of(setup["board"]))
        return await self.drawing(layout, self.lane_of_tables)

    async def wished(self, wish: dict[str, Any], address: str) -> BoardReply:
        """The board of a set-up that somebody thinks of; a random one is another one each time."""
        text = as_text(wish)
        if wish["board"] != RANDOM and text in self.wishes:
            return await self.board_of({"board": json.loads(self.wishes[text])}, address)
        self.budgets.pay(address, price_of(wish["board"]))
        setup = await self.lane.run(checked_setup, wish)
        layout = as_text(setup["board"])
        if wish["board"] != RANDOM:
            keep(self.wishes, text, layout, MOST_WISHES)
        return await self.drawing(layout, self.lane)

    async def drawing(self, layout: str, lane: Lane) -> BoardReply:
        """A board, drawn unless it was drawn while this waited."""
        async with lane:
            known = self.known(layout)
            if known is None:
                known = await asyncio.to_thread(draw, layout)
                keep(self.drawn, layout, known, MOST_KEPT)
                self.count += 1
            return known

    def known(self, layout: str) -> BoardReply | None:
        found = self.drawn.get(layout)
        if found is not None:
            self.drawn.move_to_end(layout)
        return found


def price_of(board: Any) -> float:
    """What it costs to draw a board: more, where it is larger than any of ours. It may be nonsense, as it came."""
    areas = [area for kind in ("land", "sea") for area in listed(board, kind)] if isinstance(board, dict) else []
    cells = sum(len(listed(area, "cells")) for area in areas)
    return BOARD * max(1.0, cells / USUAL_CELLS)


def listed(thing: Any, name: str) -> list[Any]:
    """A list in something that came as JSON, if there is one."""
    found = thing.get(name) if isinstance(thing, dict) else None
    return found if isinstance(found, list) else []


def as_text(thing: Any) -> str:
    """Something that came as JSON, as text; the same for the same thing."""
    return json.dumps(thing, sort_keys=True)


def keep(kept: OrderedDict[str, T], key: str, thing: T, most: int) -> None:
    """Remember something, and forget what was not asked for the longest."""
    kept[key] = thing
    kept.move_to_end(key)
    if len(kept) > most:
        kept.popitem(last=False)


def draw(layout: str) -> BoardReply:
    """A board as shapes and as a picture."""
    from cyclades.board.draw import svg_of  # here, so that the server does not wait for shapely when it starts
    from cyclades.board.geometry import geometry

    shapes = geometry(load_board(json.loads(layout)))
    return BoardReply(layout=json.loads(layout), shapes=shapes, picture=svg_of(shapes, embed_font=False))
