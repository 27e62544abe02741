"""Entries: gods, cards, buildings and terms explained at some length, in every language.

`entries.toml` says which there are, the catalogues `LANGUAGE/entries/EDITION` explain them: an entry is a message with
the id of what it explains. Its forms `.free`, `.paid`, `.military`, `.sacrifice` are parts with a heading of their own;
`.name` names what has no name in the game; `.also` has other names, between commas, under which it is found.

An expansion has both in its folder: `text/entries.toml`, and a message for each entry in `text/entries/LANGUAGE.ftl`.
It may add groups of its own, a paragraph to an entry of its edition (`kraken-with-EXPANSION`), and what to see also
there; what only one of its editions has is listed below the name of that edition, as in the list of all."""

from __future__ import annotations

import difflib
import tomllib
import unicodedata
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from cyclades.editions import EDITIONS
from cyclades.text.catalogue import FOLDER, LANGUAGES, catalogue, entry_catalogue

GROUPS: Final = {
    "gods": "god",
    "creatures": "card",
    "figures": "card",
    "heroes": "card",
    "buildings": "building",
    "terms": "",
}
"""The groups of entries that every edition may have, in their order, each with the kind of name that its entries have
in the game; those that expansions add come before the last one."""
PARTS: Final = ("free", "paid", "military", "sacrifice")
ARTICLES: Final = ("the ", "a ", "an ", "el ", "la ", "los ", "las ", "un ", "una ")
NEAREST: Final = 3
LIKENESS: Final = 0.65


@dataclass(frozen=True)
class Entry:
    """What is explained: something of an edition, where the rules reference tells more, and what to see also."""

    edition: str
    group: str
    id: str
    file: str
    chapter: str
    see: tuple[str, ...]
    kind: str
    """The kind of name that it has in the game; empty where it is a term."""

    def name(self, language: str) -> str:
        """What it is called."""
        words = entry_catalogue(language, self.edition)
        if words.has(self.id, "name"):
            return words.say(self.id, form="name")
        return catalogue(language, self.edition).say(f"{self.kind}-{self.id}")

    def names(self, language: str) -> list[str]:
        """All names under which it is found."""
        words = entry_catalogue(language, self.edition)
        also = words.say(self.id, form="also") if words.has(self.id, "also") else ""
        return [self.name(language), *(name.strip() for name in also.split(",") if name.strip())]

    def paragraphs(self, language: str) -> list[str]:
        """The explanation, with what expansions add to it."""
        words = entry_catalogue(language, self.edition)
        more = [f"{self.id}-with-{expansion}" for expansion in EDITIONS[self.edition].expansions]
        return unwrapped("\n\n".join([words.say(id) for id in [self.id, *(id for id in more if words.has(id))]]))

    def parts(self, language: str) -> dict[str, str]:
        """The parts with headings that it has."""
        words = entry_catalogue(language, self.edition)
        return {part: " ".join(unwrapped(words.say(self.id, form=part))) for part in PARTS if words.has(self.id, part)}


@cache
def entries() -> dict[tuple[str, str], Entry]:
    """All entries by edition and id, in the order of the groups."""
    return {(edition, entry.id): entry for edition in EDITIONS for entry in of_edition(edition)}


def of_edition(edition: str) -> list[Entry]:
    """The entries of an edition and its expansions, in the order of the groups."""
    shared = listed(FOLDER / "entries.toml")
    added = [listed(folder / "text" / "entries.toml") for folder in EDITIONS[edition].folders]
    files = {
        chapter: file
        for lists in (shared, *added)
        for file, chapters in lists.get("reference", {}).items()
        for chapter in chapters
    }
    return [
        Entry(edition, group, id, files[chapter], chapter, (*see, *also(added, id)), kind)
        for group, kind in groups(edition).items()
        for lists in (shared[edition], *added, *(lists.get(edition, {}) for lists in added))
        for id, (chapter, *see) in lists.get(group, {}).items()
    ]


def listed(file: Path) -> dict[str, Any]:
    """A list of entries; an expansion need not have one."""
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


def also(added: Collection[Mapping[str, Any]], id: str) -> list[str]:
    """What expansions add to what to see also after an entry of their edition."""
    return [other for lists in added for other in lists.get("see", {}).get(id, [])]


def groups(edition: str) -> dict[str, str]:
    """The groups of entries of an edition in their order, each with the kind of name that its entries have."""
    added: dict[str, str] = {}
    for folder in EDITIONS[edition].folders:
        added |= listed(folder / "text" / "entries.toml").get("groups", {})
    *first, last = GROUPS
    return {**{group: GROUPS[group] for group in first}, **added, last: GROUPS[last]}


@cache
def index() -> dict[str, list[Entry]]:
    """Every name in every language, folded, with the entries that have it."""
    found: dict[str, list[Entry]] = {}
    for entry in entries().values():
        for name in {folded(name) for language in LANGUAGES for name in entry.names(language)}:
            found.setdefault(name, []).append(entry)
    return found


def find(text: str, editions: Collection[str]) -> list[Entry]:
    """The entries of some editions that have a name, in any language."""
    return [entry for entry in index().get(folded(text), []) if entry.edition in editions]


def nearest(text: str, editions: Collection[str], language: str) -> list[str]:
    """The names of a few entries that a text may mean: a word of theirs begins with it, or they are spelt like it."""
    names = {
        name: next(entry for entry in having if entry.edition in editions)
        for name, having in index().items()
        if any(entry.edition in editions for entry in having)
    }
    wanted = folded(text)
    found = [name for name in names if wanted and f" {wanted}" in f" {name}"]
    found += difflib.get_close_matches(wanted, names, 2 * NEAREST, LIKENESS)
    return list(dict.fromkeys(names[name].name(language) for name in found))[:NEAREST]


def folded(text: str) -> str:
    """A name without article, accents, capitals and hyphens, by which it is compared."""
    plain = "".join(letter for letter in unicodedata.normalize("NFKD", text) if not unicodedata.combining(letter))
    words = " ".join(plain.casefold().replace("-", " ").split())
    article = next((article for article in ARTICLES if words.startswith(article)), "")
    return words.removeprefix(article)


def unwrapped(text: str) -> list[str]:
    """The paragraphs of a text, each in one line: empty lines are between them."""
    return [" ".join(paragraph.split()) for paragraph in text.split("\n\n")]
