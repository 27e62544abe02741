"""Priestesses: each averts the upkeep of a hero, or keeps a creature's figurine for one more turn."""

from __future__ import annotations

from typing import Final

from cyclades.editions.classic.figurines import figurines_of
from cyclades.editions.classic.hades.bot_weights import PRIESTESS
from cyclades.rules.people import People
from cyclades.rules.ruleset import Ruleset

NAME: Final = "priestess"
SUPPLY: Final = 16
DISMISS: Final = "dismiss"
"""The verb: `dismiss priestess`."""


def add_priestesses(rules: Ruleset) -> People:
    """Priestesses, who are no Priests: they lower no offering, and nobody buys them."""
    people = People(NAME, "priestesses", SUPPLY, traded=False, worth=PRIESTESS)
    rules.people.append(people)
    rules.also_said[DISMISS] = "people"
    figurines_of(rules).keepers = people
    return people


def any_priestesses(rules: Ruleset) -> People | None:
    """The priestesses of a game, where it has any."""
    for people in rules.people:
        if people.name == NAME:
            return people
    return None


def priestesses(rules: Ruleset) -> People:
    """The priestesses of a game with favours."""
    people = any_priestesses(rules)
    assert people is not None
    return people
