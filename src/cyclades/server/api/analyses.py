"""Analyses: how a game went that is over, and what could have been better."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from cyclades.analysis import Analysis
from cyclades.server.analyses import analysed, moments_of
from cyclades.server.api.common import MaybeGuest, TheAddress, TheGuest, TheRegistry, TheTable
from cyclades.server.api.routing import Router
from cyclades.server.guests import Guest
from cyclades.server.registry import TableRegistry
from cyclades.server.table import Table

router = Router(prefix="/api", tags=["records"])


class AnalysisReply(Struct):
    """The analysis of a game, or how far it is."""

    state: Literal["none", "waiting", "running", "done", "failed"]
    done: Annotated[float, Meta(description="how much of the work is done, from 0 to 1")]
    ahead: Annotated[int, Meta(description="how many analyses come before this one")]
    yours: Annotated[bool, Meta(description="whether you may stop it")]
    analysis: Analysis | None = None
    point_moments: Annotated[list[int], Meta(description="at which moments the `points` stood")] = []
    answer_moments: Annotated[list[int], Meta(description="at which moments the `better_answers` were asked for")] = []


@router.get("/tables/{id}/analysis")
async def analysis(registry: TheRegistry, table: TheTable, guest: MaybeGuest) -> AnalysisReply:
    """The analysis of a game that is over, if somebody has asked for it."""
    table.may_watch(guest)
    return await reply(registry, table, guest)


@router.post("/tables/{id}/analysis")
async def begin(registry: TheRegistry, table: TheTable, guest: TheGuest, address: TheAddress) -> AnalysisReply:
    """Have a game analysed that is over; once it is done, it stays so."""
    table.may_watch(guest)
    await registry.analyses.begin(table, guest, address)
    return await reply(registry, table, guest)


@router.delete("/tables/{id}/analysis")
async def cancel(registry: TheRegistry, table: TheTable, guest: TheGuest) -> AnalysisReply:
    """Stop an analysis that you have asked for, or that is of a game of yours."""
    table.may_watch(guest)
    analysed(table)
    registry.analyses.cancel(table, guest)
    return await reply(registry, table, guest)


async def reply(registry: TableRegistry, table: Table, guest: Guest | None) -> AnalysisReply:
    """What there is of the analysis of a game."""
    analyses = registry.analyses
    log = analysed(table)
    job = analyses.job_of(table)
    if job is None:
        found = await analyses.stored(table)
        if found is not None:
            points = moments_of(log, [point.at for point in found.points])
            answers = moments_of(log, [row.at for row in found.better_answers])
            return AnalysisReply("done", 1.0, 0, False, found, points, answers)
    yours = job is not None and guest is not None and (job.guest == guest.id or bool(table.seats_of(guest)))
    return AnalysisReply(*analyses.state_of(table), yours)
