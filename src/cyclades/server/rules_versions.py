"""By which rules the game of a table is played: a version for its edition and for each of its expansions."""

from __future__ import annotations

from typing import Any

from cyclades.editions import EDITIONS
from cyclades.engine.records import Versions
from cyclades.server.errors import Conflict


def present_versions(setup: dict[str, Any]) -> Versions:
    """The present versions of the rules of a set-up; none where there are no such rules any more."""
    edition = EDITIONS.get(setup.get("edition", ""))
    expansions = setup.get("expansions", [])
    if edition is None or not set(expansions) <= set(edition.expansions):
        return {}
    return edition.versions(expansions)


def stated_versions(rules: Any, setup: dict[str, Any]) -> Versions:
    """The versions by which a table was played, as the database has them: once there was one for all editions."""
    if isinstance(rules, dict):
        return rules
    return dict.fromkeys([setup.get("edition", ""), *setup.get("expansions", [])], int(rules))


def up_to_date(rules: Versions, setup: dict[str, Any]) -> bool:
    """Whether a game can go on: it is played by the present rules."""
    return rules == present_versions(setup)


def check_up_to_date(rules: Versions, setup: dict[str, Any]) -> None:
    """Refuse to go on with a game of other rules than the present ones."""
    if not up_to_date(rules, setup):
        present = describe_versions(present_versions(setup))
        raise Conflict(
            f"this game was begun by other rules ({describe_versions(rules)}) than the present ones ({present})"
        )


def describe_versions(rules: Versions) -> str:
    """Versions as text: `classic 3` and those of its expansions."""
    return ", ".join(f"{name} {number}" for name, number in rules.items()) or "none"
