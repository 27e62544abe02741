"""Which gaps each message has, and how names of the game fill them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

NONE: Final = "none"
"""What fills a gap for something that is absent, so that a message can choose other words."""

COLOURS: Final = ("faction", "pawn", "attacker", "defender", "loser", "other_faction")
AREAS: Final = ("area", "land", "origin", "target")
NAMED: Final = {
    "god": ("god", ""),
    "outbid_on": ("god", ""),
    "card": ("card", "the"),
    "other": ("card", "the"),
    "hero": ("card", "the"),
    "leader": ("unit", "the"),
    "building": ("building", "a"),
    "unit": ("unit", "a"),
    "units": ("unit", "many"),
    "bonus": ("bonus", ""),
}
"""Gaps that a name fills: of which kind of thing, in which form."""

USUAL: Final = "the"
"""The form of names of any other kind of thing, where they have it: a gap is filled by the message `GAP-NAME`. What has
no such message stays as it is: a number, or a word that a message chooses by (`way`, `reason`, `sort`, `deck`)."""

_FIELDS: Final[dict[str, str | None]] = {
    "faction": None,
    "pawn": None,
    "deed": None,
    "draft": None,
    "joint": None,
    "to": None,
    "last": None,
    "more": None,
    "first": "sort",
    "side": "area",
}
_FIELDS_OF: Final[dict[tuple[str, str], str | None]] = {
    ("PlaceGod", "first"): None,
    ("TakeUnits", "unit"): "units",
    ("SylphTake", "unit"): "units",
    ("TakeUnits", "leader"): "target",
    ("SailOn", "leader"): None,
    ("MoveFrom", "leader"): None,
    ("MoveFrom", "price"): None,
    ("MoveTo", "price"): None,
    ("TurnUpToken", "way"): None,
    ("BringHero", "target"): None,
    ("PassOn", "origin"): None,
    ("DeployTroop", "fleets"): None,
    ("ChariotSets", "unit"): "units",
}
_EVENTS: Final = {
    ("card-revealed", "slot"),
    ("hero-carried", "faction"),
    ("artifact-carried", "faction"),
    ("carried", "faction"),
}


def question_gaps(kind: str, fields: Iterable[str]) -> dict[str, str]:
    """The gaps of a question's message, each with the field of the step that fills it. Who is asked is not said."""
    gaps: dict[str, str] = {}
    for field in fields:
        gap = _FIELDS_OF.get((kind, field), _FIELDS.get(field, field))
        if gap is not None:
            gaps[gap] = field
    return gaps


def event_gaps(kind: str, arguments: Iterable[str]) -> list[str]:
    """The gaps of an event's message; a number of units is told as one, `counted`."""
    gaps = [argument for argument in arguments if (kind, argument) not in _EVENTS]
    if "unit" in gaps and "number" in gaps:
        return [gap for gap in gaps if gap not in ("unit", "number")] + ["counted"]
    return gaps


ACTION_GAPS: Final[dict[str, tuple[str, ...]]] = {
    "bid": ("god", "number"),
    "bid-free": ("god",),
    "bid-reduced": ("god", "number", "price"),
    "from": ("area",),
    "to": ("area",),
    "at": ("area",),
    "take": ("counted",),
    "with": ("hero", "price"),
    "without": ("hero",),
    "build": ("building", "price"),
    "replace": ("building",),
    "destroy": ("building",),
    "recruit": ("unit", "price"),
    "lose": ("unit",),
    "kill": ("unit",),
    "buy": ("card", "price"),
    "buy-artifact": ("card", "price"),
    "exchange": ("card", "price"),
    "hire": ("card", "price"),
    "play": ("card", "price"),
    "keep": ("card",),
    "release": ("card",),
    "lead": ("leader", "price"),
    "lead-kind": ("leader", "price"),
    "rob": ("faction",),
    "sacrifice": ("card", "price"),
    "move": ("price",),
    "sail": ("price",),
    "peek": ("price",),
    "peek-reshuffled": ("price",),
    "forgo": (),
    "decline": (),
    "stay": (),
    "end": (),
    "roll": ("number",),
    "draw": ("drawn",),
    "sell": ("unit",),
    "found": ("bonus",),
}
"""The gaps of the message of each verb: what its first word stands for, its `number`, so many units (`counted`), its
`price`."""


def action_gaps(verb: str, also_said: Mapping[str, str]) -> tuple[str, ...]:
    """The gaps of the message of a verb, also of one that an expansion adds: what its word is the name of."""
    return (also_said[verb],) if verb in also_said else ACTION_GAPS[verb]


def word_gap(verb: str, also_said: Mapping[str, str]) -> str:
    """What the first word after a verb stands for; empty where it is a number or there is none."""
    for gap in action_gaps(verb, also_said):
        if gap not in ("number", "counted", "price"):
            return gap
    return ""


def special_gaps(verb: str, kind: str, fields: Iterable[str], also_said: Mapping[str, str]) -> set[str]:
    """The gaps that the message of a verb in answer to a certain question (`action-to-Retreat`) may have: what the
    answer says and what the question is about."""
    return {*action_gaps(verb, also_said), "number", "price", *question_gaps(kind, fields)}
