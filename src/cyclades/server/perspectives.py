"""Perspectives: what a table looks like to the one who asks, as a spectator or from a seat. What leaves the server
about a game is made here, from views and from the events that a perspective may know."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from msgspec import Raw, convert
from msgspec.structs import replace

import cyclades
from cyclades.editions import EDITIONS
from cyclades.rules.reports import private_of, told
from cyclades.server.beliefs import full_view
from cyclades.server.errors import Forbidden
from cyclades.server.game_log import Moment
from cyclades.server.guests import Guest
from cyclades.server.messages import ENCODER, BarredInfo, MomentInfo, ProposalInfo, SeatInfo, TableInfo
from cyclades.server.proposals import waiting_for
from cyclades.server.questions import question_info
from cyclades.server.table import Table
from cyclades.server.table_status import FINISHED, RUNNING
from cyclades.tabletop import StandingInfo, Tabletop, build, from_perspective

MOST_CACHED: Final = 100
"""How many pieces of messages a table remembers."""


def undo_of(table: Table, perspective: int | None) -> int:
    """How many actions a seat may take back alone."""
    if perspective is None or table.status != RUNNING or table.seats[perspective].bot:
        return 0
    return table.game.undoable_by(perspective)


@cache
def factions_each(edition: str, expansions: tuple[str, ...], players: int) -> int:
    """How many factions each player of a table has; said before the game begins, when there is no view yet. One, as
    usual, where there are no such rules any more."""
    if edition not in EDITIONS or not set(expansions) <= set(EDITIONS[edition].expansions):
        return 1
    return EDITIONS[edition].mixed(expansions).factions_each.get(players, 1)


def table_info(table: Table, guest: Guest | None) -> TableInfo:
    """A table as a guest sees it."""
    setup = table.setup
    inside = table.lets_watch(guest)
    proposal = table.proposal if inside else None
    hosting = guest is not None and table.host == guest.id
    return TableInfo(
        id=table.id,
        title=table.title,
        status=table.status,  # type: ignore[arg-type]
        listed=table.listed,
        created=table.created,
        changed=table.changed,
        edition=setup["edition"],
        expansions=list(setup.get("expansions", [])),
        players=setup["players"],
        teams=setup.get("teams"),
        factions_each=factions_each(setup["edition"], tuple(setup.get("expansions", ())), setup["players"]),
        options=dict(setup.get("options", {})),
        settings=table.settings,
        seats=[
            SeatInfo(
                seat.number,
                seat.name,
                seat.kind,
                seat.bot,
                table.present(seat.guest),
                guest is not None and seat.guest == guest.id,
            )
            for seat in table.seats
        ],
        hosting=hosting,
        proposal=None
        if proposal is None
        else ProposalInfo(
            proposal.what, proposal.seat, proposal.moment, list(proposal.agreed), waiting_for(table, proposal)
        ),
        rematch=table.rematch,
        rules=table.rules,
        asked_seats=[table.asked] if inside and table.asked is not None else [],
        standings=convert(table.result or [], list[StandingInfo]) if inside else [],
        sent_away=table.bars(guest),
        barred=[BarredInfo(row["number"], row["name"]) for row in table.barred] if hosting else [],
        unreplayable=table.remains is not None,
        lesson=None if table.lesson is None else table.lesson.progress(table.lesson_state),
    )


def checked_perspective(table: Table, guest: Guest | None, number: int | None) -> int | None:
    """The perspective that somebody asks for, if it may: a seat of its own; when nobody has secrets any more, any."""
    if number is not None and number not in table.seats_of(guest) and table.status not in FINISHED:
        raise Forbidden(f"seat {number} is not yours")
    if number is not None:
        table.seat(number)
    return number


def tabletop_of(game: cyclades.Game, perspective: int | None) -> Tabletop:
    """The tabletop from a perspective, without what people would have to remember."""
    return build(game.view(perspective), game.rules)


def present_tabletop(table: Table, perspective: int | None) -> Tabletop:
    """The tabletop now, from a perspective. All see the same, each with secrets of its own, but for the one who is in
    the middle of a group of actions."""
    game, log = table.game, table.log
    assert log is not None
    if game.draft and game.player == perspective:
        return tabletop_of(game, perspective)
    if table.public is None or table.public[0] is not log.moments[-1]:
        before = game.copy()
        if game.draft:
            before.undo(int(game.draft))
        top = tabletop_of(before, None)
        table.public = (log.moments[-1], before, top, Raw(ENCODER.encode(top.areas)))
    _, before, top, areas = table.public
    seen = top
    if perspective is not None:
        seen = from_perspective(game.rules, top, perspective, private_of(before, perspective))
    # the areas are the larger part, and the same for all: as JSON they are made once
    return replace(seen, areas=areas) if seen.areas is top.areas else seen


def cached_json(table: Table, key: tuple[Any, ...], make: Callable[[], Any]) -> Any:
    """Something as JSON, made once for all who see the same; it can stand in a message for what it was made of."""
    known = table.json_cache.get(key)
    if known is None:
        if len(table.json_cache) >= MOST_CACHED:
            table.json_cache.clear()
        known = table.json_cache[key] = Raw(ENCODER.encode(make()))
    return known


def view_json(table: Table, perspective: int | None, full: bool, beliefs: bool) -> Any:
    """How the game stands now, from a perspective: a tabletop, or the full view, with beliefs or without."""
    log = table.log
    assert log is not None
    game = table.game
    if full:
        key = ("full view", log.length, perspective, beliefs)
        return cached_json(table, key, lambda: full_view(game, perspective, beliefs))
    return cached_json(table, ("tabletop", log.length, perspective), lambda: present_tabletop(table, perspective))


def moment_json(table: Table, moment: Moment, perspective: int | None, language: str | None) -> Any:
    """A moment from a perspective; all see the same where nothing is hidden."""
    alike = all(event.sees < 0 for event in moment.events)
    key = ("moment", moment.number, "all" if alike else perspective, language)
    return cached_json(table, key, lambda: moment_info(table, moment, perspective, language))


def moment_info(table: Table, moment: Moment, perspective: int | None, language: str | None) -> MomentInfo:
    """What a perspective may know of a moment."""
    events = told(table.game, moment.events, perspective)
    who = moment.note.partition(":")[0]  # why a bot failed is for the operator
    info = MomentInfo(moment.number, moment.kind, moment.player, moment.at, events, who, moment.back_to)
    if language is not None:
        texts = table.texts_in(language)
        info.text = texts.story(events)
        begins = next((place for place, event in enumerate(events) if event["event"] == "cycle-begun"), 0)
        info.paragraphs_before_cycle = len(texts.story(events[:begins]))
        info.why = texts.public_reason(moment.why) if moment.why else ""
    return info


def question_json(table: Table, language: str | None) -> Any:
    """What is asked now, for the one who is asked."""
    log = table.log
    assert log is not None
    return cached_json(table, ("question", log.length, language), lambda: question_info(table, language))
