"""What a client needs to draw and to name things: boards as shapes, and the words of an edition."""

from __future__ import annotations

import asyncio
import json
from functools import cache, lru_cache
from typing import Annotated, Any, Final, Literal

from fastapi import APIRouter, Path, Query
from pydantic import BaseModel, Field

import cyclades
from cyclades.board.draw import svg
from cyclades.board.geometry import geometry
from cyclades.editions import EDITIONS
from cyclades.rules.ruleset import Ruleset
from cyclades.server.api.common import TheHall, TheTable
from cyclades.server.api.tables import Closed
from cyclades.server.errors import Unknown
from cyclades.server.hall import checked_setup
from cyclades.text import Texts
from cyclades.text.entries import entries

router = APIRouter(prefix="/api", tags=["reference"])

KINDS: Final = ("god", "card", "building", "unit", "bonus", "monument")
"""The kinds of things that have names."""

Language = Annotated[Literal["en", "es"], Query()]


class EntryText(BaseModel):
    """An entry of the rules reference."""

    id: str
    group: str
    name: str
    also: list[str]
    paragraphs: list[str]
    parts: dict[str, str]
    see: list[str]
    chapter: str


class WordsReply(BaseModel):
    """The words of an edition in a language."""

    edition: str
    language: str
    names: dict[str, dict[str, str]]
    """The names of gods, cards, buildings, units, bonuses, Monuments; of colours, editions and expansions."""
    gifts: dict[str, str]
    """What each god gives, in a line."""
    openings: dict[str, str]
    """What a god gives before the first cycle, where that is something else."""
    effects: dict[str, str]
    """What each card or Monument does, in a line."""
    entries: list[EntryText]


class BoardWish(Closed):
    """A board to look at."""

    edition: str = Field(default="legendary", max_length=40)
    players: int = Field(default=4, ge=2, le=6)
    board: Literal["ready", "random"] | dict[str, Any] = "ready"


class BoardReply(BaseModel):
    """A board as shapes to draw, and the layout that makes it again."""

    layout: Any
    shapes: dict[str, Any]
    picture: str
    """The board without pieces, as SVG; its lettering is in Alegreya, which the client has."""


@router.get("/words/{edition}")
async def words(edition: Annotated[str, Path(max_length=40)], language: Language = "en") -> WordsReply:
    """Names and explanations of an edition with all its expansions."""
    if edition not in EDITIONS:
        raise Unknown(f"expected an edition among {', '.join(EDITIONS)}, got {edition!r:.40}")
    return await asyncio.to_thread(words_of, edition, language)


@router.get("/tables/{id}/board")
async def board(hall: TheHall, table: TheTable) -> BoardReply:
    """The board of a table as shapes to draw."""
    return await hall.heavily(board_of, table.setup)


@router.post("/boards")
async def look(hall: TheHall, wish: BoardWish) -> BoardReply:
    """A board as shapes to draw; a random one is another one each time."""
    wished = {"edition": wish.edition, "players": wish.players, "board": wish.board}
    return await hall.heavily(lambda: board_of(checked_setup(wished)))


def board_of(setup: dict[str, Any]) -> BoardReply:
    """The board of a set-up."""
    return drawn(setup["edition"], setup["players"], json.dumps(setup["board"], sort_keys=True))


@lru_cache(maxsize=64)
def drawn(edition: str, players: int, layout: str) -> BoardReply:
    """A board, drawn once."""
    board = cyclades.new(edition, players, board=json.loads(layout), ask_chance=True).rules.board
    return BoardReply(layout=json.loads(layout), shapes=geometry(board), picture=svg(board, embed_font=False))


@cache
def whole_rules(edition: str) -> Ruleset:
    """The rules of an edition with all its expansions and as many players as there may be."""
    makes = EDITIONS[edition]
    return cyclades.new(edition, max(makes.players), expansions=list(makes.expansions), ask_chance=True).rules


@cache
def words_of(edition: str, language: str) -> WordsReply:
    """All words of an edition."""
    rules = whole_rules(edition)
    texts = Texts(language, edition)
    has = texts.catalogue.has
    names: dict[str, dict[str, str]] = {}
    for kind in KINDS:
        known = [id for id in rules.names.get(kind, []) if has(f"{kind}-{id}")]
        names[kind] = {id: texts.name(kind, id) for id in known}
    names["colour"] = {id: texts.name("colour", id) for id in rules.factions}
    effects = [*names["card"], *names["monument"]]

    def said(head: str, ids: list[str]) -> dict[str, str]:
        return {id: texts.say(f"{head}-{edition}-{id}") for id in ids if has(f"{head}-{edition}-{id}")}

    gods = [god.name for god in rules.gods]
    return WordsReply(
        edition=edition,
        language=language,
        names=names,
        gifts=said("gift", gods),
        openings=said("opening", gods),
        effects=said("effect", effects),
        entries=[
            EntryText(
                id=entry.id,
                group=entry.group,
                name=entry.name(language),
                also=entry.names(language)[1:],
                paragraphs=entry.paragraphs(language),
                parts=entry.parts(language),
                see=list(entry.see),
                chapter=entry.chapter,
            )
            for entry in entries().values()
            if entry.edition == edition
        ],
    )
