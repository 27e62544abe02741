# interpreted
"""Reading plain data (from TOML or JSON) key by key, with errors that name the key."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from cyclades.board.board import near_matches, wrong
from cyclades.board.hexes import Cell

MOST_CHARACTERS: Final = 40
"""How long a name or an id may be: it has to fit on a board, and into an action."""


def kind_of(value: object) -> str:
    """What a person calls this value."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (int, float)):
        return str(value)
    if isinstance(value, str):
        return repr(value) if len(value) <= 40 else repr(value[:37] + "...")
    if isinstance(value, Mapping):
        return "a table"
    if isinstance(value, (list, tuple)):
        return f"a list of {len(value)}"
    return "nothing" if value is None else type(value).__name__


def only(data: Mapping[str, Any], known: tuple[str, ...], where: str) -> None:
    """Refuse keys that nobody reads: most are misspelt."""
    for key in data:
        if key not in known:
            near = near_matches(str(key), known)
            hint = f" (did you mean {' or '.join(near)}?)" if near else ""
            raise wrong(where, f"only the keys {', '.join(known)}", f"{key!r}{hint}")


def need(data: Mapping[str, Any], key: str, where: str) -> Any:
    """A value that must be there."""
    if key not in data:
        raise wrong(where, f"a key {key!r}", "none")
    return data[key]


def text(data: Mapping[str, Any], key: str, where: str, default: str | None = None) -> str:
    """A text that is not blank."""
    value = need(data, key, where) if default is None else data.get(key, default)
    if not isinstance(value, str) or (default is None and not value.strip()):
        raise wrong(path(where, key), "a text", kind_of(value))
    return value


def name(data: Mapping[str, Any], key: str, where: str, default: str | None = None) -> str:
    """A text that is short enough to be a name, and can be printed in one line."""
    return checked_name(text(data, key, where, default), path(where, key))


def checked_name(value: str, where: str) -> str:
    """Refuse what is too long for a name, or cannot be printed."""
    if len(value) > MOST_CHARACTERS or not value.isprintable():
        raise wrong(where, f"a name of at most {MOST_CHARACTERS} characters that can be printed", kind_of(value))
    return value


def count(data: Mapping[str, Any], key: str, where: str, most: int) -> int:
    """A whole number from 0, 0 where it is not given."""
    value = data.get(key, 0)
    if most == 1 and isinstance(value, bool):
        return int(value)
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= most:
        raise wrong(path(where, key), f"a whole number from 0 to {most}", kind_of(value))
    return value


def whole(data: Mapping[str, Any], key: str, where: str, default: int) -> int:
    """Any whole number."""
    value = data.get(key, default)
    if not isinstance(value, int) or isinstance(value, bool):
        raise wrong(path(where, key), "a whole number", kind_of(value))
    return value


def tables(data: Mapping[str, Any], key: str, where: str) -> list[tuple[str, Mapping[str, Any]]]:
    """A list of tables, each with its place."""
    value = data.get(key, [])
    here = path(where, key)
    if not isinstance(value, (list, tuple)):
        raise wrong(here, "a list of tables", kind_of(value))
    found: list[tuple[str, Mapping[str, Any]]] = []
    for index, entry in enumerate(value):
        if not isinstance(entry, Mapping):
            raise wrong(f"{here}[{index}]", "a table", kind_of(entry))
        found.append((f"{here}[{index}]", entry))
    return found


def texts(data: Mapping[str, Any], key: str, where: str) -> list[str]:
    """A list of texts, empty where it is not given."""
    value = data.get(key, [])
    if not isinstance(value, (list, tuple)) or not all(isinstance(entry, str) for entry in value):
        raise wrong(path(where, key), "a list of texts", kind_of(value))
    return list(value)


def pairs(data: Mapping[str, Any], key: str, where: str) -> list[tuple[str, str]]:
    """A list of pairs of texts."""
    value = data.get(key, [])
    here = path(where, key)
    if not isinstance(value, (list, tuple)):
        raise wrong(here, "a list of pairs of ids", kind_of(value))
    found: list[tuple[str, str]] = []
    for index, entry in enumerate(value):
        if not isinstance(entry, (list, tuple)) or len(entry) != 2 or not all(isinstance(id, str) for id in entry):
            raise wrong(f"{here}[{index}]", "a pair of ids", kind_of(entry))
        found.append((entry[0], entry[1]))
    return found


def cell(value: object, where: str) -> Cell:
    """A cell, `[q, r]`."""
    fits = isinstance(value, (list, tuple)) and len(value) == 2
    if not fits or not all(isinstance(n, int) and not isinstance(n, bool) and abs(n) < 1000 for n in value):  # type: ignore[attr-defined]
        raise wrong(where, "a cell of two whole numbers [q, r]", kind_of(value))
    return value[0], value[1]  # type: ignore[index]


def path(where: str, key: str) -> str:
    """The place of a key within its table."""
    return f"{where}.{key}" if where else key
