"""Ids of areas, and the words that cannot be one because the notation uses them otherwise."""

from __future__ import annotations

import unicodedata
from typing import Final

LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"

_RESERVED = """
athena zeus poseidon ares hera apollo kronos
siren sirens pegasus giant chimera cyclops sphinx sylph harpy griffon griffin fates satyr dryad kraken minotaur chiron
medusa polyphemus cerberus charon graeae hydra
ajax croesus hector helen jason odysseus pandora penthesilea perseus
port fortress temple university metropolis
troop troops fleet fleets priestess priestesses philosopher philosophers mercenary mercenaries hero heroes creature
creatures gold bonus prosperity token tokens cycle board land lands sea seas area areas island islands
bid from to take build stay move retreat pass end done back roll draw place use discard sacrifice keep pay buy recruit
choose offer none all yes no skip fight attack peek look reroll swap steal kill destroy replace with at on and or
"""

RESERVED: Final[frozenset[str]] = frozenset(_RESERVED.split())


def is_id(word: str) -> bool:
    """Whether a word may be an id: `[a-z][a-z0-9-]*`."""
    return bool(word) and word[0] in LETTERS and all(c in LETTERS or c in "0123456789-" for c in word)


def slug(title: str) -> str:
    """The id that a title gets when nobody chose one: "Bay of Náxos" is `bay-of-naxos`."""
    plain = "".join([c for c in unicodedata.normalize("NFKD", title) if not unicodedata.combining(c)])
    kept = "".join([c if c in LETTERS or c in "0123456789" else " " for c in plain.lower()])
    return "-".join(kept.split())
