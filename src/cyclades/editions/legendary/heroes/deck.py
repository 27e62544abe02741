"""The hero deck of the Legendary Edition."""

from __future__ import annotations

from cyclades.editions.legendary.heroes.ajax import Ajax
from cyclades.editions.legendary.heroes.croesus import Croesus
from cyclades.editions.legendary.heroes.hector import Hector
from cyclades.editions.legendary.heroes.helen import Helen
from cyclades.editions.legendary.heroes.jason import Jason
from cyclades.editions.legendary.heroes.odysseus import Odysseus
from cyclades.editions.legendary.heroes.pandora import Pandora
from cyclades.editions.legendary.heroes.penthesilea import Penthesilea
from cyclades.editions.legendary.heroes.perseus import Perseus
from cyclades.rules.cards import Hero


def hero_cards() -> list[Hero]:
    """The hero cards of the edition."""
    return [
        Ajax("ajax"),
        Croesus("croesus"),
        Hector("hector"),
        Helen("helen"),
        Jason("jason"),
        Pandora("pandora"),
        Penthesilea("penthesilea"),
        Odysseus("odysseus"),
        Perseus("perseus"),
    ]
