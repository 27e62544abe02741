# interpreted
"""Options of a table: what may be chosen, and what is refused."""

from __future__ import annotations

from typing import Any, Final

from cyclades.engine.errors import SetupError

NUMBERS: Final = {"metropolises": (1, 9), "gold": (0, 50), "max_cycles": (1, 1000)}
FLAGS: Final = ("open_gold",)


def checked_options(options: Any) -> dict[str, object]:
    """The options, if each is known and sensible."""
    if not isinstance(options, dict):
        raise SetupError(f"expected options as a mapping of names to values, got {options!r}")
    known = [*NUMBERS, *FLAGS, "scale"]
    checked: dict[str, object] = {}
    for name in sorted(options, key=str):
        value = options[name]
        if name in NUMBERS:
            low, high = NUMBERS[name]
            if value is None:
                continue
            if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
                raise SetupError(f"expected a number from {low} to {high} for the option {name!r}, got {value!r}")
        elif name in FLAGS:
            if not isinstance(value, bool):
                raise SetupError(f"expected true or false for the option {name!r}, got {value!r}")
        elif name == "scale":
            value = checked_scale(value)
        else:
            raise SetupError(f"expected an option among {', '.join(known)}, got {name!r}")
        checked[name] = value
    return checked


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
