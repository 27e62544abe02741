"""What the server says about itself: health, metrics, what can be played, the protocol."""

from __future__ import annotations

from functools import cache
from hmac import compare_digest
from typing import Annotated, Any, Final

import msgspec
from fastapi import Request, Response
from msgspec import Meta, Struct

import cyclades
from cyclades.bots import LEVELS, PERSONALITIES, for_tables
from cyclades.editions import EDITIONS, Edition, Expansion, Preset, all_versions, known_options
from cyclades.editions.mixes import preset_expansions, preset_players
from cyclades.engine.steps import step_kinds
from cyclades.rules.events import KINDS
from cyclades.rules.options import COMMON, FLAGS, NUMBERS
from cyclades.server.addresses import is_loopback
from cyclades.server.api.common import TheRegistry
from cyclades.server.api.routing import Router, kept
from cyclades.server.errors import Forbidden, StorageDown
from cyclades.server.messages import PROTOCOL, Message
from cyclades.server.messages import Request as ClientRequest
from cyclades.text import Texts
from cyclades.text.catalogue import LANGUAGES

router = Router(tags=["system"])

FORWARDED: Final = ("forwarded", "via", "x-real-ip")
FORWARDED_PREFIX: Final = "x-forwarded-"
"""The headers by which proxies tell for whom they ask."""


class Health(Struct, omit_defaults=True):
    """How the server and its database are."""

    status: Annotated[str, Meta(description="`ok`, or `storage` where the database does not do what it should")]
    version: str
    reading: Annotated[bool, Meta(description="whether what is stored can be read")]
    writing: Annotated[bool, Meta(description="whether answers can be written down")]
    code: Annotated[str | None, Meta(description="`storage`, where something is wrong")] = None
    message: Annotated[str | None, Meta(description="what is wrong")] = None


class ExpansionText(Struct):
    """What an expansion or a preset is called, and what it adds, in a line."""

    name: str
    line: str


class Changes(Struct):
    """What an expansion changes of who plays and what can be chosen; null where that stays as it is."""

    players: list[int] | None
    teams_allowed: list[int] | None
    teams_required: list[int] | None
    options: list[str]
    """Options of its own, beside those that there are."""
    defaults: dict[str, str]
    """What options are with it where the table does not say."""
    needs_options: dict[str, str]
    """Which values options must have with it."""
    needs_one_on: list[str]
    """Switches of which at least one is on with it."""


class PresetInfo(Struct):
    """A mix with a name that people choose as a whole."""

    expansions: list[str]
    players: list[int]
    texts: dict[str, ExpansionText]
    """What it is, by language."""


class EditionInfo(Struct):
    """An edition, and what can be chosen with it."""

    players: list[int]
    teams_allowed: list[int]
    teams_required: list[int]
    random_boards: bool
    expansions: dict[str, list[str]]
    """Each with the expansions that it needs."""
    changes: dict[str, Changes]
    """What each of them changes, to be applied in this order."""
    texts: dict[str, dict[str, ExpansionText]]
    """What they are, by language."""
    options: list[str]
    """Those that it has without expansions."""
    presets: dict[str, PresetInfo]
    """Mixes with a name."""


class About(Struct):
    """What this server can do."""

    version: str
    protocol: int
    rules: dict[str, int]
    """The version of the rules of each edition and each expansion."""
    compiled: bool
    languages: list[str]
    bots: list[str]
    levels: list[str]
    """The bots that are offered to people, from the weakest to the strongest."""
    personalities: list[str]
    """What a level may be followed by: `captain-raider` is one of `bots`, too."""
    editions: dict[str, EditionInfo]
    options: dict[str, Any]
    """The values of each option: a range of numbers, true or false, or one of some names."""


@router.get("/healthz")
async def healthz(registry: TheRegistry, response: Response) -> Health:
    """Whether the server and its database work: 503 where the database cannot be read, or not be written to."""
    look = await registry.health.look(registry.clock)
    health = Health("ok", cyclades.__version__, not look.reading, not look.writing)
    if look.problem:
        response.status_code = StorageDown.status
        health.status = health.code = StorageDown.code
        health.message = look.problem
    return health


@router.get("/metrics", response_class=Response, responses={200: {"content": {"text/plain": {}}}})
async def metrics(registry: TheRegistry, request: Request) -> Response:
    """Numbers for Prometheus: with the token of the operator, or from this computer and through no proxy."""
    if not may_measure(request, registry.settings.metrics_token):
        raise Forbidden("the metrics are for the operator: see CYCLADES_METRICS_TOKEN")
    return Response(registry.metrics.text(), media_type="text/plain; version=0.0.4")


def may_measure(request: Request, token: str) -> bool:
    """Whether somebody may see the metrics. Behind a proxy everybody seems to be on this computer, so whatever a proxy
    has passed on needs the token."""
    given = request.headers.get("authorization", "")
    if token and compare_digest(given.encode(), f"Bearer {token}".encode()):
        return True
    forwarded = any(name in FORWARDED or name.startswith(FORWARDED_PREFIX) for name in request.headers)
    return not forwarded and request.client is not None and is_loopback(request.client.host)


@router.get("/api/about")
@kept
async def about() -> About:
    """Editions, expansions, options, bots and languages."""
    numbers: dict[str, Any] = {name: {"from": low, "to": high} for name, (low, high) in NUMBERS.items()}
    return About(
        version=cyclades.__version__,
        protocol=PROTOCOL,
        rules=all_versions(),
        compiled=bool(cyclades.compiled),
        languages=list(LANGUAGES),
        bots=for_tables(),
        levels=[level.name for level in LEVELS],
        personalities=list(PERSONALITIES),
        editions={
            name: EditionInfo(
                players=list(edition.players),
                teams_allowed=list(edition.may_team),
                teams_required=list(edition.must_team),
                random_boards=edition.random_board is not None,
                expansions={expansion.name: list(expansion.needs) for expansion in edition.expansions.values()},
                changes={name: changes(expansion) for name, expansion in edition.expansions.items()},
                texts={language: expansion_texts(edition, language) for language in LANGUAGES},
                options=[*COMMON, *edition.options],
                presets={preset.name: preset_info(edition, preset) for preset in edition.presets},
            )
            for name, edition in EDITIONS.items()
        },
        options={
            **numbers,
            **{name: [False, True] for name in FLAGS},
            "scale": {"from": 1, "to": 99},
            **{name: list(words) for name, words in known_options().items()},
        },
    )


def changes(expansion: Expansion) -> Changes:
    """What an expansion changes of who plays and what can be chosen."""
    return Changes(
        players=list(expansion.players) or None,
        teams_allowed=None if expansion.may_team is None else list(expansion.may_team),
        teams_required=None if expansion.must_team is None else list(expansion.must_team),
        options=list(expansion.options),
        defaults=expansion.defaults,
        needs_options=expansion.needs_options,
        needs_one_on=list(expansion.needs_one_on),
    )


def expansion_texts(edition: Edition, language: str) -> dict[str, ExpansionText]:
    """What the expansions of an edition are."""
    return {name: named_text(edition, language, "expansion", name) for name in edition.expansions}


def named_text(edition: Edition, language: str, kind: str, name: str) -> ExpansionText:
    """What an expansion or a preset is called, and what it is, in a line."""
    texts = Texts(language, edition.name)
    return ExpansionText(name=texts.name(kind, name), line=texts.name(kind, name, "line"))


def preset_info(edition: Edition, preset: Preset) -> PresetInfo:
    """A preset of an edition."""
    return PresetInfo(
        expansions=list(preset_expansions(edition, preset)),
        players=list(preset_players(edition, preset)),
        texts={language: named_text(edition, language, "preset", preset.name) for language in LANGUAGES},
    )


@router.get("/api/protocol.json")
async def protocol() -> dict[str, Any]:
    """The JSON schema of the messages on a WebSocket, and the kinds of events and questions that they tell of."""
    (request, message), components = msgspec.json.schema_components(
        (ClientRequest, Message), ref_template="#/$defs/{name}"
    )
    whole = {"type": "object", "required": ["format", "setup", "state", "steps"], "description": "with `view=full`"}
    view = components["Update"]["properties"]["view"]
    components["Update"]["properties"]["view"] = {"anyOf": [view, whole]}
    return {
        "protocol": PROTOCOL,
        "client": request,
        "server": message,
        "$defs": components,
        "events": {kind.name: kind.arguments for kind in KINDS.by_name.values()},
        "questions": questions(),
    }


@cache
def questions() -> dict[str, list[str]]:
    """The kinds of questions that players are asked in any edition, each with what its `about` tells."""
    texts = [Texts(LANGUAGES[0], edition) for edition in EDITIONS]
    asked = {
        name: list(kind.FIELDS)
        for name, kind in step_kinds().items()
        if any(each.catalogue.has(f"question-{name}") for each in texts)
    }
    return dict(sorted(asked.items()))
