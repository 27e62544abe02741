# interpreted
"""Records: a whole game in notation, which replays without seed or generator."""

from __future__ import annotations

import json
from typing import Any, Final

from cyclades.engine.errors import CycladesError, RecordError
from cyclades.engine.machine import Machine
from cyclades.engine.steps import CHANCE

FORMAT: Final = "cyclades-record"
VERSION: Final = 2
COMMON: Final = ("1", "2", "3")
"""The versions that the rules of all editions had in common, before each edition and expansion had one of its own."""

ANSWER: Final = "answer"
"""What stands before the '?' of an answer that only some may know."""

Versions = dict[str, int]
"""The versions of the rules of an edition and of the expansions that a game is played with, by name."""


def written_record(
    machine: Machine, rules: Versions, setup: dict[str, Any], start: Any, bit: int | None, full: bool
) -> dict[str, Any]:
    """The record of a game; for a player (a bit) of a running game, what it may not know ends in '?'."""
    actions: list[str] = []
    nodes = machine.history()
    if not full and machine.draft:
        nodes = nodes[: -machine.draft]
    for node in nodes:
        hidden = not full and node.sees >= 0 and not (bit is not None and node.sees & bit)
        # the verb of a hidden outcome says what happened, but that of a hidden answer would give it away
        said = node.action.verb.name if node.asked == CHANCE else ANSWER
        actions.append(f"{said} ?" if hidden else node.action.notation)
    return {
        "format": FORMAT,
        "version": VERSION,
        "rules": dict(rules),
        "setup": setup,
        "start": start,
        "actions": actions,
        "over": machine.over,
    }


def read_record(record: Any) -> dict[str, Any]:
    """Check the outside of a record: a dict, or JSON text. In version 1 the actions were called moves."""
    if isinstance(record, (str, bytes)):
        try:
            record = json.loads(record)
        except ValueError as error:
            raise RecordError(f"expected a record in JSON, but it cannot be read: {error}") from None
    if not isinstance(record, dict):
        raise RecordError(f"expected a record as a JSON object, got {type(record).__name__}")
    if record.get("format") != FORMAT:
        raise RecordError(f"expected the format {FORMAT!r}, got {record.get('format')!r}")
    if record.get("version") == 1 and "moves" in record and "actions" not in record:
        rest = {key: value for key, value in record.items() if key != "moves"}
        record = {**rest, "actions": record["moves"], "version": VERSION}
    if record.get("version") != VERSION:
        raise RecordError(f"expected version {VERSION} of the format, got {record.get('version')!r}")
    if not known_form(record.get("rules")):
        raise RecordError(f"expected rules versions such as {{'classic': 3}}, got {record.get('rules')!r:.60}")
    if not isinstance(record.get("setup"), dict):
        raise RecordError(f"expected an object under 'setup', got {record.get('setup')!r:.60}")
    if not isinstance(record.get("actions"), list):
        raise RecordError(f"expected a list under 'actions', got {record.get('actions')!r:.60}")
    unknown = set(record) - {"format", "version", "rules", "setup", "start", "actions", "over"}
    if unknown:
        raise RecordError(f"unknown key {sorted(unknown)[0]!r} in the record")
    checked: dict[str, Any] = record
    return checked


def known_form(rules: Any) -> bool:
    """Whether something says by which rules a game was played: names with numbers, or one that all had in common."""
    if isinstance(rules, str):
        return rules in COMMON
    return isinstance(rules, dict) and all(type(number) is int and number > 0 for number in rules.values())


def is_older(rules: Any, present: Versions) -> bool:
    """Whether a game was played by older rules than the present ones; what these cannot know is refused."""
    if isinstance(rules, str):
        rules = dict.fromkeys(present, int(rules))
    for name, number in rules.items():
        if name not in present:
            raise RecordError(f"expected versions of the rules of {', '.join(present)}, got one of {name!r}")
        if number > present[name]:
            raise RecordError(
                f"the record is of version {number} of the rules of {name!r}; this program knows those up to "
                f"{present[name]}: use a newer one"
            )
    for name in present:
        if name not in rules:
            raise RecordError(f"expected versions of the rules of {', '.join(present)}, but {name!r} is missing")
    return bool(rules != present)


def check_open(number: int, notation: object) -> None:
    """Refuse a move that is hidden."""
    if isinstance(notation, str) and notation.endswith("?"):
        raise RecordError(f"move {number} is hidden ({notation!r}): a player's record of a running game has no replay")


def replay(machine: Machine, moves: list[Any], over: object) -> None:
    """Play the moves of a record; each must be legal, and the end must be where the record says."""
    for number, notation in enumerate(moves, 1):
        try:
            machine.play(machine.action_table.parse(notation))
        except CycladesError as error:
            check_open(number, notation)
            raise RecordError(f"move {number} of {len(moves)}: {error}") from None
    if over is not None and over is not machine.over:
        raise RecordError(
            f"the record says that the game is {'over' if over else 'running'} after {len(moves)} moves, but it is not"
        )
