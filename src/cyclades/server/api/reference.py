"""What a client needs to draw and to name things: boards as shapes, and the texts of an edition."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Annotated, Any, Final, Literal

from fastapi import Path, Query, Request, Response
from msgspec import Meta, Struct

from cyclades.editions import EDITIONS
from cyclades.engine.steps import step_kinds
from cyclades.games import rules_for
from cyclades.rules.buildings import Building
from cyclades.rules.looks import Shown
from cyclades.rules.ruleset import Ruleset
from cyclades.server.api.common import MaybeGuest, TheAddress, TheRegistry, TheTable
from cyclades.server.api.routing import Router
from cyclades.server.api.tables import Name
from cyclades.server.board_drawing import BoardReply
from cyclades.server.errors import NoGuest, Unknown
from cyclades.text import Texts
from cyclades.text.entries import entries, groups

router = Router(prefix="/api", tags=["reference"])

KINDS: Final = ("god", "card", "building", "unit", "bonus")
"""The kinds of things that every edition names."""

Language = Annotated[Literal["en", "es"], Query()]
Played = Annotated[str, Query(max_length=200, description="names of expansions that are played, between commas")]


class EntryText(Struct):
    """An entry of the rules reference."""

    id: str
    group: str
    kind: str
    """The kind of thing that it explains; empty where it is a term."""
    name: str
    also: list[str]
    paragraphs: list[str]
    parts: dict[str, str]
    see: list[str]
    chapter: str


class LookText(Struct):
    """How something looks that a card or an expansion shows."""

    sort: str
    """`token`, `fixture`, `card`, `counter` or `figure`."""
    kind: str
    """The kind of thing: a key of `names`, where its things have names."""
    icon: str
    """The icon of all of them; empty where each has its own."""
    entry: str
    """The entry that explains all of them; empty where each has its own."""
    title: str
    name: str
    """What one is called that has no name of its own."""
    linked: bool
    """Whether all of them on the board are joined by a line."""
    full: int
    """How far a counter comes at most; 0 where that is not known."""


class TextsReply(Struct):
    """The texts of an edition in a language."""

    edition: str
    language: str
    names: dict[str, dict[str, str]]
    """The names of gods, cards, buildings, units, bonuses, of what expansions add, and of colours, by kind."""
    sorts: dict[str, dict[str, str]]
    """Of units whether they are on `land`, at `sea` or each a `person`; of cards the sort: `hero`, `creature` …; of
    buildings whether they are `needed` for a Metropolis, a `wildcard` for those, on its `square`, or `other`; of gods
    whether they have a place by lot (`drawn`) or come and go (`visitor`)."""
    ghosts: list[str]
    """The units that do not live, and look so."""
    leaders: list[str]
    """The units that lead moves of their own, and tower over others."""
    looks: dict[str, LookText]
    """How what cards and expansions add looks."""
    groups: dict[str, str]
    """The groups of entries in their order, with their headings."""
    decks: dict[str, str]
    """The headings of the decks."""
    doing: dict[str, str]
    """What somebody does who is asked a question, as others say it, where an expansion has a text for it."""
    gifts: dict[str, str]
    """What each god gives, in a line."""
    openings: dict[str, str]
    """What a god gives before the first cycle, where that is something else."""
    effects: dict[str, str]
    """What each card, or thing of an expansion, does, in a line."""
    entries: list[EntryText]


class BoardRequest(Struct, forbid_unknown_fields=True):
    """A board to look at."""

    edition: Name = "legendary"
    players: Annotated[int, Meta(ge=2, le=6)] = 4
    expansions: Annotated[list[str], Meta(max_length=10)] = []
    board: Literal["ready", "random"] | dict[str, Any] = "ready"


@router.get("/texts/{edition}")
async def texts(
    edition: Annotated[str, Path(max_length=40)], language: Language = "en", played: Played = ""
) -> TextsReply:
    """Names and explanations of an edition with all its expansions, in the words of a game in which some are played."""
    if edition not in EDITIONS:
        raise Unknown(f"expected an edition among {', '.join(EDITIONS)}, got {edition!r:.40}")
    known = EDITIONS[edition].expansions
    names = played.split(",")
    return await asyncio.to_thread(texts_of, edition, language, tuple(name for name in known if name in names))


@router.get("/tables/{id}/board")
async def board(registry: TheRegistry, table: TheTable, address: TheAddress) -> BoardReply:
    """The board of a table as shapes to draw."""
    return await registry.boards.board_of(table.setup, address)


@router.get("/tables/{id}/preview.png", response_class=Response, responses={200: {"content": {"image/png": {}}}})
async def preview(
    registry: TheRegistry,
    table: TheTable,
    address: TheAddress,
    request: Request,
    language: Language = "en",
    moment: Annotated[int | None, Query(ge=1, le=2**31, description="without: as it is now")] = None,
) -> Response:
    """A picture of a table as spectators see it, to come with its link; none of a table without spectators."""
    return (await registry.previews.preview(table, moment, language, address)).response(request.headers)


@router.post("/boards")
async def look(registry: TheRegistry, guest: MaybeGuest, address: TheAddress, request: BoardRequest) -> BoardReply:
    """A board as shapes to draw; a random one is another one each time. Those that come with the game are for
    everybody, others for guests."""
    if guest is None and request.board != "ready":
        raise NoGuest("say who you are first: POST /api/guest")
    wanted = {
        "edition": request.edition,
        "players": request.players,
        "expansions": request.expansions,
        "board": request.board,
    }
    return await registry.boards.wished(wanted, address)


@cache
def whole_rules(edition: str) -> Ruleset:
    """The rules of an edition with all its expansions and as many players as there may be."""
    expansions = tuple(EDITIONS[edition].expansions)
    makes = EDITIONS[edition].mixed(expansions)
    return rules_for(edition, max(makes.players), expansions, "ready", {})


@cache
def texts_of(edition: str, language: str, played: tuple[str, ...] = ()) -> TextsReply:
    """All texts of an edition, as they are where some expansions are played."""
    rules = whole_rules(edition)
    texts = Texts(language, edition, expansions=played)
    has = texts.catalogue.has
    names: dict[str, dict[str, str]] = {}
    for kind, ids in (*((kind, []) for kind in KINDS), *rules.names.items(), *things(rules)):
        known = {id: texts.name(kind, id) for id in ids if has(f"{kind}-{id}")}
        if known or kind in KINDS:
            names[kind] = names.get(kind, {}) | known
    names["colour"] = {id: texts.name("colour", id) for id in colours(edition, rules)}
    named = [id for ids in names.values() for id in ids]

    def said(head: str, ids: list[str]) -> dict[str, str]:
        return {id: texts.say(f"{head}-{edition}-{id}") for id in ids if has(f"{head}-{edition}-{id}")}

    gods = [god.name for god in rules.gods]
    return TextsReply(
        edition=edition,
        language=language,
        names=names,
        sorts=sorts(rules),
        ghosts=[kind.name for kind in rules.unit_kinds if not kind.living],
        leaders=[kind.name for kind in rules.unit_kinds if kind.leads],
        looks={shown.name: look_of(texts, shown) for shown in rules.shown},
        groups={group: texts.name("group", group) for group in groups(edition)},
        decks={deck.name: texts.name("track", deck.name) for deck in rules.decks},
        doing={
            question: texts.catalogue.say(f"question-{question}", None, "doing")
            for question in step_kinds()
            if has(f"question-{question}", "doing")
        },
        gifts=said("gift", gods),
        openings=said("opening", gods),
        effects=said("effect", named),
        entries=[
            EntryText(
                id=entry.id,
                group=entry.group,
                kind=entry.kind,
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


def sorts(rules: Ruleset) -> dict[str, dict[str, str]]:
    """Of what sort units and cards are, for clients that have never heard of them."""
    units = {kind.name: "sea" if kind.at_sea else "land" for kind in rules.unit_kinds}
    people = {people.name: "person" for people in rules.people}
    buildings = {building.name: building_sort(building) for building in rules.buildings}
    return {
        "unit": units | people,
        "card": {card.name: card.sort for card in rules.cards},
        "building": buildings,
        "god": {god.name: "drawn" if god.drawn else "visitor" for god in rules.gods if god is not rules.apollo},
    }


def building_sort(building: Building) -> str:
    """What a building is good for: `needed` for a Metropolis, a `wildcard` for those, on the `square`, or `other`."""
    if building.on_square:
        return "square"
    if building.wildcard:
        return "wildcard"
    return "needed" if building.needed else "other"


def colours(edition: str, rules: Ruleset) -> list[str]:
    """All colours in which somebody may play, with some expansions or without."""
    makes = EDITIONS[edition]
    each = [list(makes.colours[: max(makes.players)]), *(list(box.colours) for box in makes.expansions.values())]
    return list(dict.fromkeys(colour for some in [rules.factions, *each] for colour in some))


def things(rules: Ruleset) -> list[tuple[str, list[str]]]:
    """The kinds of what cards and expansions show, each with the names of things of it."""
    return [(shown.look.kind, [*shown.things, *shown.field.values]) for shown in rules.shown]


def look_of(texts: Texts, shown: Shown) -> LookText:
    """How the things of a field look."""
    look, head = shown.look, f"field-{shown.name}"
    title = texts.catalogue.say(head, None, "title" if texts.catalogue.has(head, "title") else "")
    return LookText(
        sort=look.sort,
        kind=look.kind,
        icon=look.icon,
        entry=look.entry,
        title=title,
        name=texts.thing(shown, ""),
        linked=look.linked,
        full=int(look.full),
    )
