"""Entries: gods, cards, buildings and terms explained at some length, in every language.

`entries.toml` says which there are, the catalogues `LANGUAGE/entries/EDITION` explain them: an entry is a message with
the id of what it explains. Its forms `.free`, `.paid`, `.military`, `.sacrifice` are parts with a heading of their own;
`.name` names what has no name in the game; `.also` has other names, between commas, under which it is found."""

from __future__ import annotations

import difflib
import tomllib
import unicodedata
from collections.abc import Collection
from dataclasses import dataclass
from functools import cache
from typing import Final

from cyclades.editions import EDITIONS
from cyclades.text.catalogue import FOLDER, LANGUAGES, catalogue, entry_catalogue

GROUPS: Final = {
    "gods": "god",
    "creatures": "card",
    "figures": "card",
    "heroes": "card",
    "buildings": "building",
    "monuments": "monument",
    "terms": "",
}
"""The groups of entries in their order, each with the kind of name that its entries have in the game."""
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

    def name(self, language: str) -> str:
        """What it is called."""
        words = entry_catalogue(language, self.edition)
        if words.has(self.id, "name"):
            return words.say(self.id, form="name")
        return catalogue(language, self.edition).say(f"{GROUPS[self.group]}-{self.id}")

    def names(self, language: str) -> list[str]:
        """All names under which it is found."""
        words = entry_catalogue(language, self.edition)
        also = words.say(self.id, form="also") if words.has(self.id, "also") else ""
        return [self.name(language), *(name.strip() for name in also.split(",") if name.strip())]

    def paragraphs(self, language: str) -> list[str]:
        """The explanation."""
        return unwrapped(entry_catalogue(language, self.edition).say(self.id))

    def parts(self, language: str) -> dict[str, str]:
        """The parts with headings that it has."""
        words = entry_catalogue(language, self.edition)
        return {part: " ".join(unwrapped(words.say(self.id, form=part))) for part in PARTS if words.has(self.id, part)}


@cache
def entries() -> dict[tuple[str, str], Entry]:
    """All entries by edition and id, in the order of the groups."""
    listed = tomllib.loads((FOLDER / "entries.toml").read_text(encoding="utf-8"))
    files = {chapter: file for file, chapters in listed["reference"].items() for chapter in chapters}
    return {
        (edition, id): Entry(edition, group, id, files[chapter], chapter, tuple(see))
        for edition in EDITIONS
        for group in GROUPS
        for id, (chapter, *see) in listed[edition].get(group, {}).items()
    }


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
