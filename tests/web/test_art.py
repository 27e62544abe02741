"""Every card that can lie on the table has a picture of its own."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cyclades.editions import EDITIONS
from cyclades.rules.ruleset import Ruleset
from cyclades.server.api.reference import texts_of, whole_rules

ROOT = Path(__file__).resolve().parent.parent.parent
FOLDERS = (ROOT / "web" / "src" / "art", ROOT / "src" / "cyclades" / "editions")
pytestmark = pytest.mark.interpreted


def drawn() -> set[str]:
    """What there are pictures of, by the names of icons."""
    return {name for folder in FOLDERS for file in folder.rglob("scenes.json") for name in json.loads(file.read_text())}


def shown_as_cards(edition: str, rules: Ruleset) -> set[str]:
    """What is shown as a card with a name of its own: the cards of all decks, and what expansions lay beside them."""
    texts = texts_of(edition, "en")
    kinds = {look.kind for look in texts.looks.values() if look.sort == "card"} - {"god"}
    added = {f"{kind}-{id}" for kind in kinds for id in texts.names.get(kind, ()) if id in texts.effects}
    return {f"card-{card.name}" for card in rules.cards} | added


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_card_has_a_picture(edition: str) -> None:
    needed = shown_as_cards(edition, whole_rules(edition))
    assert len(needed) > 20
    assert needed - drawn() == set()


def test_no_picture_is_of_something_that_is_not_there() -> None:
    needed = {name for edition in EDITIONS for name in shown_as_cards(edition, whole_rules(edition))}
    assert {name for name in drawn() if not name.startswith("sort-")} - needed == set()
