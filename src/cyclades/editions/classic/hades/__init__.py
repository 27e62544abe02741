"""Hades, with Hecate and the Manticore: expansions of the classic edition. All that they add is in this folder."""

from __future__ import annotations

from cyclades.editions.classic.hades.bot_weights import HIDDEN_ITEM
from cyclades.editions.classic.hades.creatures import add_creatures
from cyclades.editions.classic.hades.favour_powers import favour_cards
from cyclades.editions.classic.hades.favours import DiscardFavour, FavourDeck, FavourGift, OfferFavour, UseFavour
from cyclades.editions.classic.hades.god import add_god
from cyclades.editions.classic.hades.heroes import add_heroes
from cyclades.editions.classic.hades.item_windows import OpenWindow, add_windows
from cyclades.editions.classic.hades.items_of_battle import BattleItem, ExtraDie
from cyclades.editions.classic.hades.items_of_the_cycle import (
    AphroditesBelt,
    ItemEffectsEnd,
    NecklaceOfHarmony,
    PalaceOnMountOlympus,
    ZeusAegis,
    add_verbs,
)
from cyclades.editions.classic.hades.items_of_the_turn import (
    ArtemisArrows,
    ChariotOfTheSun,
    PandorasBox,
    PelopsSceptre,
)
from cyclades.editions.classic.hades.magic_items import (
    GODS_ORDERED,
    GODS_SET_UP,
    LAND_ROUND,
    OFFERINGS_PAID,
    SEA_ROUND,
    THREAT_ROLLED,
    ItemDeck,
    ItemsFade,
    MagicItem,
    UseItem,
)
from cyclades.editions.classic.hades.modules import FAVOURS, FLEETING, GOD, HEROES, MAGIC_ITEMS, plays
from cyclades.editions.classic.hades.priestesses import add_priestesses
from cyclades.editions.classic.hades.theatres import add_theatres
from cyclades.editions.classic.hades.upkeep import Upkeep
from cyclades.rules.ruleset import Ruleset


def add_hades(rules: Ruleset) -> None:
    """Add Hades to the rules of a game, module by module."""
    if plays(rules, GOD):
        add_god(rules)
    if plays(rules, HEROES):
        add_heroes(rules)
        add_creatures(rules, plays(rules, GOD))
        rules.insert_phases("offerings", [Upkeep()])
    if plays(rules, FAVOURS):
        add_favours(rules)


def add_favours(rules: Ruleset) -> None:
    """Add divine favours with all that they give: priestesses, magic items, theatres."""
    add_priestesses(rules)
    theatre = add_theatres(rules)
    rules.decks.append(FavourDeck(favour_cards(theatre, plays(rules, HEROES))))
    rules.added.append(FavourGift())
    rules.common_deeds.append(UseFavour())
    rules.insert_phases("income", [OfferFavour()])
    rules.insert_phases("end", [DiscardFavour()])
    add_items(rules)


def add_items(rules: Ruleset) -> None:
    """Add the magic items with the windows in which they are played."""
    items: list[MagicItem] = [
        AphroditesBelt("aphrodites-belt", GODS_ORDERED),
        BattleItem("apollos-arrows", LAND_ROUND),
        ArtemisArrows("artemis-arrows"),
        ChariotOfTheSun("chariot-of-the-sun"),
        NecklaceOfHarmony("necklace-of-harmony", OFFERINGS_PAID),
        PalaceOnMountOlympus("palace-on-mount-olympus", GODS_SET_UP),
        PandorasBox("pandoras-box"),
        PelopsSceptre("pelops-sceptre"),
        BattleItem("poseidons-trident", SEA_ROUND),
    ]
    with_god = plays(rules, GOD)
    if with_god:
        items.append(ZeusAegis("zeus-aegis", THREAT_ROLLED))
        rules.insert_phases("column", [OpenWindow(THREAT_ROLLED)])
    deck = ItemDeck(items)
    deck.hidden_worth = HIDDEN_ITEM
    rules.decks.append(deck)
    add_verbs(rules, with_god)
    rules.added.append(ExtraDie())
    add_windows(rules)
    rules.common_deeds.append(UseItem(items))
    rules.insert_phases("income", [OpenWindow(GODS_SET_UP), OpenWindow(GODS_ORDERED)])
    rules.insert_phases("actions", [OpenWindow(OFFERINGS_PAID)])
    rules.insert_phases("end", [ItemEffectsEnd()])
    if rules.options.get(MAGIC_ITEMS) == FLEETING:
        rules.insert_phases("end", [ItemsFade()])
