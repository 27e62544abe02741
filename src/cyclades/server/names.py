"""Names of people as others see them: none looks empty, and at one table no two look alike."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Final

from cyclades.server.errors import BadName

MOST_MARKS: Final = 3
"""How many marks a letter may have, one above the other."""
BLANK: Final = frozenset(
    [
        *map(chr, (0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0, 0x1D159)),
        *map(chr, range(0x180B, 0x1810)),
        *map(chr, range(0xFE00, 0xFE10)),
        *map(chr, range(0xE0100, 0xE01F0)),
    ]
)
"""Letters, marks and symbols that show nothing: fillers, joiners, the empty braille pattern, selectors of variants."""
LOOKS: Final = {
    "A": "ΑАᎪꓮⲀ", "B": "ΒВᏴꓐⲂ", "C": "СϹᏟꓚⲤ", "D": "Ꭰꓓ", "E": "ΕЕᎬꓰⲈ", "F": "ꓝ", "G": "ԌᏀꓖ", "H": "ΗНᎻꓧⲎ",
    "J": "ЈᎫꓙ", "K": "ΚКᏦꓗⲔ", "L": "Ꮮꓡ", "M": "ΜМᎷꓟⲘ", "N": "ΝꓠⲚ", "O": "ΟОՕ0ꓳⲞ", "P": "ΡРᏢꓑⲢ", "R": "ꓣ",
    "S": "ЅՏᏚꓢ", "T": "ΤТᎢꓔⲦ", "U": "ꓴ", "V": "ѴᏙꓦ", "W": "ԜᎳꓪ", "X": "ΧХꓫⲬ", "Y": "ΥҮꓬⲨ", "Z": "ΖᏃꓜ",
    "3": "ЗӠ",
    "a": "αаɑ", "b": "βв", "c": "ϲсⲥ", "d": "ԁ", "e": "εеҽ", "g": "ɡց", "h": "һհ", "i": "ιіı", "j": "јϳ", "k": "κкⲕ",
    "l": "1|ӏІΙӀꓲⲒ", "m": "м", "n": "ηпո", "o": "οоօσⲟ", "p": "ρрⲣ", "q": "ԛզ", "r": "г", "s": "ѕ", "t": "τт",
    "u": "υսц", "v": "νѵ", "w": "ωԝ", "x": "χх", "y": "γуү", "z": "ζ",
}  # fmt: skip
"""Latin letters, each with those of other scripts, and figures, that one takes for it."""
LETTER_OF: Final = {other: letter for letter, others in LOOKS.items() for other in others}
PAIRS: Final = (("rn", "m"), ("vv", "w"), ("cl", "d"))


def check_visible(name: str) -> None:
    """Refuse a name of which nothing can be seen, or which covers the lines around it with marks."""
    if not any(unicodedata.category(letter)[0] in "LNPS" and letter not in BLANK for letter in name):
        raise BadName("expected a name that can be seen, got blank characters only")
    marks = 0
    for letter in unicodedata.normalize("NFD", name):
        marks = marks + 1 if unicodedata.category(letter) in ("Mn", "Me") and letter not in BLANK else 0
        if marks > MOST_MARKS:
            raise BadName(f"expected at most {MOST_MARKS} marks on a letter")


def plain(name: str) -> str:
    """A name without what changes little in its look: forms, accents, what cannot be seen."""
    whole = unicodedata.normalize("NFKD", name)
    kept = [letter for letter in whole if letter not in BLANK and unicodedata.category(letter) not in ("Me", "Cf")]
    return " ".join("".join(letter for letter in kept if not unicodedata.combining(letter)).split())


def in_latin(text: str) -> str:
    """A text with letters that look like Latin ones as those."""
    return "".join(LETTER_OF.get(letter, letter) for letter in text)


def looks_of(name: str) -> set[tuple[str, str]]:
    """What a name looks like: as it is written, where I is like l, and in small letters, where it is like i."""
    bare = plain(name)
    found = {
        ("written", in_latin(bare.replace("I", "l")).casefold()),
        ("small", in_latin(bare.casefold())),
    }
    for pair, letter in PAIRS:
        found = {(way, look.replace(pair, letter)) for way, look in found}
    return found


def alike(one: str, other: str) -> bool:
    """Whether two names look alike."""
    return bool(looks_of(one) & looks_of(other))


def check_apart(name: str, others: Iterable[str]) -> None:
    """Refuse a name that one could take for that of somebody else at the table."""
    for other in others:
        if alike(name, other):
            raise BadName(f"{name!r} looks like {other!r}, who is at this table: choose another name")
