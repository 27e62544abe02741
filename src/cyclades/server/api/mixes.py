"""What goes together at a new table: the same reasons for which a game would be refused."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from cyclades.editions import EDITIONS, all_options
from cyclades.editions.mixes import (
    Choice,
    Mix,
    expansion_choices,
    fitted,
    part_choices,
    player_choices,
    preset_choices,
    team_choice,
    wrong_in,
)
from cyclades.engine.errors import SetupError
from cyclades.rules.options import COMMON, checked_options
from cyclades.server.api.routing import Router
from cyclades.server.api.tables import Name
from cyclades.server.errors import MixReason, TableError, Unknown, mix_reason
from cyclades.text.mix_texts import all_changes

router = Router(prefix="/api/mixes", tags=["tables"])


class MixRequest(Struct, forbid_unknown_fields=True):
    """What was chosen for a table so far, whether it goes together or not."""

    edition: Name = "legendary"
    players: Annotated[int, Meta(ge=2, le=6)] = 4
    expansions: Annotated[list[str], Meta(max_length=10)] = []
    teams: bool = False
    options: Annotated[dict[str, Any], Meta(description="those that are one of some names")] = {}


class MixInfo(Struct):
    """Things that go together, as a table takes them."""

    players: int
    expansions: list[str]
    teams: bool
    options: dict[str, str]


class MixChoice(Struct):
    """Something that may be chosen, or left where it is chosen."""

    chosen: bool
    reasons: list[MixReason]
    """What speaks against it; empty where it goes with the rest."""
    becomes: MixInfo
    """What the mix is after it: made to fit, if it can be."""
    change: dict[str, str]
    """All that this changes, by language; an empty text where it changes nothing."""


class MixReply(Struct):
    """Whether a mix goes together, and what every other choice would make of it."""

    whole: MixChoice
    """The mix as it is."""
    players: dict[str, MixChoice]
    teams: MixChoice
    expansions: dict[str, MixChoice]
    parts: dict[str, MixChoice]
    """The options that are parts of the expansions that are chosen, on or off."""
    presets: dict[str, MixChoice]
    options: list[str]
    """The options that there are."""
    defaults: dict[str, str]
    """What options are where the table does not say, if that is not what they are without expansions."""


@router.post("")
async def mix(request: MixRequest) -> MixReply:
    """Whether things go together, and what else would."""
    chosen = read_mix(request)
    return MixReply(
        whole=told(chosen, Choice(True, list(wrong_in(chosen)), fitted(chosen))),
        players={str(count): told(chosen, each) for count, each in player_choices(chosen).items()},
        teams=told(chosen, team_choice(chosen)),
        expansions={name: told(chosen, each) for name, each in expansion_choices(chosen).items()},
        parts={name: told(chosen, each) for name, each in part_choices(chosen).items()},
        presets={name: told(chosen, each) for name, each in preset_choices(chosen).items()},
        options=[*COMMON, *chosen.makes.options],
        defaults=chosen.defaults(),
    )


def read_mix(request: MixRequest) -> Mix:
    """The mix of a request, if there are all these things."""
    if request.edition not in EDITIONS:
        raise Unknown(f"expected an edition among {', '.join(EDITIONS)}, got {request.edition!r:.40}")
    edition = EDITIONS[request.edition]
    unknown = [name for name in request.expansions if name not in edition.expansions]
    if unknown:
        raise TableError(f"expected an expansion of the edition {edition.name!r}, got {unknown[0]!r:.40}")
    own = all_options(edition)
    try:
        options = checked_options(request.options, own)
    except SetupError as error:
        raise TableError(str(error)) from None
    return Mix(
        edition.name,
        request.players,
        tuple(name for name in edition.expansions if name in request.expansions),
        request.teams,
        {name: str(value) for name, value in options.items() if name in own},
    )


def told(before: Mix, choice: Choice) -> MixChoice:
    """A choice as it is told to clients."""
    after = choice.becomes
    return MixChoice(
        chosen=choice.chosen,
        reasons=[mix_reason(before.edition, error) for error in choice.wrong],
        becomes=MixInfo(after.players, list(after.expansions), after.teams, after.options),
        change=all_changes(before, after),
    )
