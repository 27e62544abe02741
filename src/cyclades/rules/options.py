# interpreted
"""Options of a table: what may be chosen, and what is refused."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from cyclades.engine.errors import SetupError

NUMBERS: Final = {"metropolises": (1, 9), "gold": (0, 50), "max_cycles": (1, 999)}
FLAGS: Final = ("open_gold",)
COMMON: Final = (*NUMBERS, *FLAGS, "scale")
"""The options of every edition."""
SWITCH: Final = ("on", "off")
"""The values of an option that is a part of the game: true and false say the same."""
Own = Mapping[str, tuple[str, ...]]
"""The options that an edition has beside them, with its expansions, each with its values."""


def checked_options(options: Any, own: Own) -> dict[str, object]:
    """The options, if each is common or among those of the edition, and sensible."""
    if not isinstance(options, dict):
        raise SetupError(f"expected options as a mapping of names to values, got {options!r}")
    known = [*COMMON, *own]
    checked: dict[str, object] = {}
    for name in sorted(options, key=str):
        if name not in known:
            raise SetupError(f"expected an option among {', '.join(known)}, got {name!r}")
        if options[name] is not None or name not in NUMBERS:
            checked[name] = checked_value(name, options[name], own)
    return checked


def checked_value(name: str, value: Any, own: Own) -> object:
    """The value of an option, if it is sensible."""
    if name in NUMBERS:
        low, high = NUMBERS[name]
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise SetupError(f"expected a number from {low} to {high} for the option {name!r}, got {value!r}")
    elif name in FLAGS:
        if not isinstance(value, bool):
            raise SetupError(f"expected true or false for the option {name!r}, got {value!r}")
    elif name in own:
        if set(own[name]) == set(SWITCH) and isinstance(value, bool):
            return "on" if value else "off"
        if value not in own[name]:
            raise SetupError(f"expected {' or '.join(own[name])} for the option {name!r}, got {value!r}")
    else:
        return checked_scale(value)
    return value


def checked_scale(scale: Any) -> list[int]:
    """An offering scale: rising whole numbers from 1 to 99."""
    if not isinstance(scale, (list, tuple)) or not scale:
        raise SetupError(f"expected a list of offerings for the option 'scale', got {scale!r}")
    last = 0
    for number in scale:
        if isinstance(number, bool) or not isinstance(number, int) or not last < number <= 99:
            raise SetupError(f"expected rising whole numbers from 1 to 99 in the option 'scale', got {list(scale)!r}")
        last = number
    return list(scale)


def number_option(options: dict[str, object], name: str, otherwise: int) -> int:
    """The value of an option that is a number."""
    value = options.get(name)
    return value if isinstance(value, int) else otherwise
