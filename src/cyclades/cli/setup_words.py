"""The words by which one chooses: the names of all that there is to choose for a game, in every language."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from cyclades.editions import EDITIONS, Edition
from cyclades.rules.options import SWITCH
from cyclades.text import LANGUAGES
from cyclades.text.catalogue import catalogue
from cyclades.text.entries import folded
from cyclades.text.texts import FIRST

EDITION: Final = "edition"
BOX: Final = "expansion"
PART: Final = "option"
PRESET: Final = "preset"
TEAMS: Final = "teams"


@dataclass(frozen=True)
class Thing:
    """Something that has a name: what it is, how it is typed, its edition, and the box that it is a part of."""

    kind: str
    id: str
    edition: str = ""
    box: str = ""


def things(edition: Edition) -> Iterator[Thing]:
    """All that there is to choose for an edition, and itself."""
    yield Thing(EDITION, edition.name)
    for box in edition.expansions.values():
        yield Thing(BOX, box.name, edition.name)
        for part, values in box.options.items():
            if values == SWITCH:
                yield Thing(PART, part, edition.name, box.name)
    for preset in edition.presets:
        yield Thing(PRESET, preset.name, edition.name)


def names(thing: Thing) -> Iterator[str]:
    """How a thing is typed, and what it is called in every language."""
    yield thing.id
    message = f"{thing.kind}-{thing.id.replace('_', '-')}"
    form = SWITCH[0] if thing.kind == PART else ""
    for language in LANGUAGES:
        words = catalogue(language, thing.edition or (thing.id if thing.kind == EDITION else FIRST))
        if thing.kind == TEAMS:
            yield words.say("cli-new-teams")
        elif words.has(message, form):
            yield words.say(message, None, form)


def all_names() -> dict[str, list[Thing]]:
    """Every name, folded, with the things that have it."""
    found: dict[str, list[Thing]] = {}
    for thing in [Thing(TEAMS, TEAMS), *(thing for edition in EDITIONS.values() for thing in things(edition))]:
        for name in dict.fromkeys(folded(name) for name in names(thing)):
            found.setdefault(name, []).append(thing)
    return found


def meant(text: str, edition: str) -> list[Thing]:
    """The things that a text may mean: those with that name, or else those whose name begins so. What an edition has
    comes before what only others have."""
    wanted = folded(text)
    known = all_names()
    begun: dict[Thing, list[str]] = {}
    for name in [wanted] if wanted in known else [name for name in known if wanted and name.startswith(wanted)]:
        for thing in known[name]:
            begun.setdefault(thing, []).append(name)
    here = {thing: own for thing, own in begun.items() if thing.edition in ("", edition)}
    return plainest(here or begun)


def plainest(found: dict[Thing, list[str]]) -> list[Thing]:
    """Of things whose names begin alike, the one whose name all others begin with, if there is one: a box rather than
    the preset that is called after it."""
    for thing, own in found.items():
        others = [name for other, having in found.items() if other != thing for name in having]
        if all(name.startswith(tuple(own)) for name in others):
            return [thing]
    return list(found)


def nearest(text: str, commands: Iterable[str]) -> str:
    """How to type what a text is most like, a thing or a command; empty where it is like none."""
    known = {name: having[0].id for name, having in all_names().items()} | {folded(name): name for name in commands}
    near = difflib.get_close_matches(folded(text), known, 1)
    return known[near[0]] if near else ""
