"""What the answers to a question cost, so that a label can say it. All of it follows from what everybody sees."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cyclades.engine.actions import Action
from cyclades.engine.decks import TRACK
from cyclades.rules.building import Build
from cyclades.rules.creatures import PlayFromDeck
from cyclades.rules.creatures import price as price_on_track
from cyclades.rules.game import Game
from cyclades.rules.offerings import price_of
from cyclades.rules.recruiting import Recruiting
from cyclades.rules.turns import Deed, MandatoryActions, PaidActions


def deed_of(game: Game, action: Action) -> Deed | None:
    """What the god lets its player do with an action of the menu."""
    step = game.stack[-1]
    if isinstance(step, MandatoryActions | PaidActions):
        for deed in game.rules.gods[step.god].deeds:
            if deed.does(game, action):
                return deed
    return None


def of_offering(game: Game, action: Action) -> int:
    return price_of(game, game.asked, action.b)


def of_recruit(game: Game, action: Action) -> int:
    deed = deed_of(game, action)
    return deed.price(game) if isinstance(deed, Recruiting) else 0


def of_building(game: Game, action: Action) -> int:
    deed = deed_of(game, action)
    return deed.price if isinstance(deed, Build) else 0


def of_creature(game: Game, action: Action) -> int:
    return price_on_track(game, game.asked, game.s[game.f.place + action.a] - TRACK)


def of_card_seen(game: Game, action: Action) -> int:
    return 1 if isinstance(game.stack[-1], PlayFromDeck) else 0


def of_hero(game: Game, action: Action) -> int:
    return game.rules.hero_price


def of_heroic_move(game: Game, action: Action) -> int:
    return game.s[game.f.led + action.a] + 1


def of_move(game: Game, action: Action) -> int:
    return 1


def nothing(game: Game, action: Action) -> int:
    return 0


PRICES: Final[dict[str, Callable[[Game, Action], int]]] = {
    "bid": of_offering,
    "recruit": of_recruit,
    "build": of_building,
    "buy": of_creature,
    "play": of_card_seen,
    "hire": of_hero,
    "lead": of_heroic_move,
    "with": of_heroic_move,
    "move": of_move,
    "sail": of_move,
    "peek": nothing,
}


def price(game: Game, action: Action) -> int:
    """What an answer costs in gold."""
    return int(PRICES[action.verb.name](game, action))
