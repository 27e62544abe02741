"""Heroes: six cards of the creature deck that are units, with a military power and a sacrificial power each."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from cyclades.editions.classic.hades.bot_weights import HERO
from cyclades.engine.actions import Action
from cyclades.engine.decks import AWAY
from cyclades.rules import events
from cyclades.rules.areas import may_leave, pieces_in
from cyclades.rules.buildings import fortresses_at
from cyclades.rules.cards import ATTACKER, DEFENDER, Hero
from cyclades.rules.creatures import may_strike
from cyclades.rules.destinations import NO_LEADER, may_enter
from cyclades.rules.development import Development, give_set, lacking_of
from cyclades.rules.gold import gold_of, pay
from cyclades.rules.heroes import AnnouncedPower, BoughtHero, SacrificeHero, missing, of_earlier_cycle
from cyclades.rules.losses import KillTroop, RescueUnit
from cyclades.rules.metropolises import HEROIC, PlaceMetropolis, metropolis_lands, next_kinds
from cyclades.rules.moves import EnterStep
from cyclades.rules.moving_groups import gather
from cyclades.rules.people import dismiss_people, gain_people
from cyclades.rules.rerolls import offer_reroll
from cyclades.rules.retreat import refuges
from cyclades.rules.steps import DraftStep
from cyclades.rules.units import UnitKind

if TYPE_CHECKING:
    from cyclades.rules.buildings import Building
    from cyclades.rules.game import Game
    from cyclades.rules.ruleset import Ruleset

ISLANDS_OF_ACHILLES: Final = 4
GOLD_OF_MIDAS: Final = 15


def classic_hero(hero: Hero) -> Hero:
    """What sets the heroes of Hades apart from other cards of the creature deck: Temples and Zeus do not touch them,
    and those that die are out of play, where Charon finds them."""
    hero.discounted = False
    hero.exchangeable = False
    hero.lost_to = AWAY
    hero.worth = HERO
    return hero


def add_heroes(rules: Ruleset) -> None:
    """The six heroes join the creature deck, and every god lets its player sacrifice one."""
    heroes = [
        Achilles("achilles"),
        Hector("hector"),
        Midas("midas"),
        Penthesilea("penthesilea"),
        Perseus("perseus"),
        Ulysses("ulysses", [rules.port, rules.temple, rules.university]),
    ]
    rules.creature_deck.cards += [classic_hero(hero) for hero in heroes]
    rules.common_deeds.append(SacrificeHero(AWAY))


def can_place_metropolis(game: Game, faction: i64) -> bool:
    """Whether a Metropolis of a faction would find a place, on an island or on a card."""
    if len(next_kinds(game)) == 0:
        return False
    if len(metropolis_lands(game, faction)) > 0:
        return True
    return any(card.may_hold_metropolis(game, faction) for card in game.rules.metropolis_cards)


class Achilles(AnnouncedPower):
    """Strength 2 in battle. Sacrifice: with four islands, build a Metropolis."""

    founds: ClassVar[bool] = True

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.strength = 2

    def may_sacrifice(self, game: Game, faction: i64, victim: i64) -> bool:
        return self.lacking(game, faction) == 0 and can_place_metropolis(game, faction)

    def lacking(self, game: Game, faction: i64) -> i64:
        return missing(ISLANDS_OF_ACHILLES, game.s[game.f.lands + faction])

    def sacrifice(self, game: Game, faction: i64, area: i64) -> None:
        game.push(PlaceMetropolis(faction, HEROIC))


class Hector(BoughtHero):
    """An attacker of his island loses a troop before the battle. Sacrifice: two Priests become a Philosopher, or five
    become two."""

    def before_battle(self, game: Game) -> None:
        if self.side(game) == DEFENDER:
            game.push(KillTroop(game.s[game.f.attacker], game.rules.moving_group, self.number, draft=0))

    def kills(self, kind: UnitKind) -> bool:
        """Of every kind, also those that no creature strikes."""
        return True

    def may_sacrifice(self, game: Game, faction: i64, victim: i64) -> bool:
        return len(exchanges(game, faction)) > 0

    def sacrifice(self, game: Game, faction: i64, area: i64) -> None:
        game.push(ExchangePriests(faction))


PRIESTS_FOR: Final[list[i64]] = [0, 2, 5]
"""How many Priests so many Philosophers cost."""


def exchanges(game: Game, faction: i64) -> list[i64]:
    """How many Philosophers a faction could get for its Priests."""
    s, rules = game.s, game.rules
    found: list[i64] = []
    for number in range(1, len(PRIESTS_FOR)):
        if s[game.f.priests + faction] >= PRIESTS_FOR[number] and s[rules.philosophers.left] >= number:
            found.append(number)
    return found


class ExchangePriests(DraftStep):
    """How many Philosophers the Priests become."""

    def actions(self, game: Game, out: list[Action]) -> None:
        for number in exchanges(game, self.faction):
            out.append(game.verbs.take[number])

    def play(self, game: Game, action: Action) -> None:
        priests = game.rules.priests
        dismiss_people(game, priests, self.faction, PRIESTS_FOR[action.a])
        game.emit(events.GIVEN_UP, self.faction, priests.number, PRIESTS_FOR[action.a])
        for _ in range(action.a):
            gain_people(game, game.rules.philosophers, self.faction, 0)
        game.push(Development(self.faction))


class Midas(BoughtHero):
    """Rolls again for 1 GP, as often as he likes. Sacrifice: for 15 GP, build a Metropolis."""

    founds: ClassVar[bool] = True

    def after_dice(self, game: Game) -> None:
        offer_reroll(game, self)

    def may_sacrifice(self, game: Game, faction: i64, victim: i64) -> bool:
        return gold_of(game, faction) >= GOLD_OF_MIDAS and can_place_metropolis(game, faction)

    def sacrifice(self, game: Game, faction: i64, area: i64) -> None:
        pay(game, faction, GOLD_OF_MIDAS)
        game.emit(events.GOLD_SPENT, faction, GOLD_OF_MIDAS)
        game.push(PlaceMetropolis(faction, HEROIC))

    def sacrifice_cost(self, game: Game, faction: i64) -> i64:
        return GOLD_OF_MIDAS


class Penthesilea(BoughtHero):
    """Her side loses nothing in a tie. Sacrifice: a Metropolis about to be built goes onto her card."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.keeps_metropolis = True

    def wins_ties(self, game: Game, side: i64) -> i64:
        return self.number if self.side(game) == side else -1

    def may_hold_metropolis(self, game: Game, faction: i64) -> bool:
        return of_earlier_cycle(self, game, faction)


class Perseus(BoughtHero):
    """Troops with him that would die may retreat. Sacrifice: units of his island go to any other that neither a hero
    nor Chiron guards."""

    def rescues(self, game: Game, side: i64, unit: i64) -> bool:
        if self.side(game) != side or unit >= len(game.rules.unit_kinds) or len(refuges(game, side)) == 0:
            return False
        game.push(RescueUnit(self.owner(game), side, unit, self.number))
        return True

    def may_sacrifice(self, game: Game, faction: i64, victim: i64) -> bool:
        area = self.at(game)
        return may_leave(game, area) and has_company(game, self) and len(landings(game, faction, area)) > 0

    def sacrifice(self, game: Game, faction: i64, area: i64) -> None:
        game.push(PerseusCarries(faction, self.number, area))


def has_company(game: Game, hero: Hero) -> bool:
    """Whether anybody else stands with a hero who could move."""
    area, owner = hero.at(game), hero.owner(game)
    if pieces_in(game, area) > 0:
        return True
    return any(
        other is not hero and other.at(game) == area and other.owner(game) == owner for other in game.rules.heroes
    )


def landings(game: Game, faction: i64, origin: i64) -> list[i64]:
    """Where units may land when Perseus is sacrificed: own islands, and others without a hero and without Chiron."""
    found: list[i64] = []
    for land in range(game.rules.lands):
        if land == origin or not may_enter(game, faction, land):
            continue
        if game.s[game.f.owner + land] == faction or (not hero_stands(game, land) and may_strike(game, faction, land)):
            found.append(land)
    return found


def hero_stands(game: Game, land: i64) -> bool:
    """Whether a hero, anybody's, stands on an island."""
    return any(hero.at(game) == land for hero in game.rules.heroes)


class PerseusCarries(EnterStep):
    """Where the units of his island go."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "card", "origin")

    def __init__(self, faction: i64, card: i64, origin: i64) -> None:
        super().__init__(faction, origin)
        self.card = card

    def targets(self, game: Game) -> list[i64]:
        return landings(game, self.faction, self.origin)

    def play(self, game: Game, action: Action) -> None:
        gather(game, self.faction, self.origin, action.a, NO_LEADER, 0, 0)


class Ulysses(AnnouncedPower):
    """In attack, neither Fortresses nor a Metropolis help the defender. Sacrifice: a Port, a Temple and a University
    become a Metropolis."""

    founds: ClassVar[bool] = True

    def __init__(self, name: str, needs: list[Building]) -> None:
        super().__init__(name)
        self.needs = needs

    def helps(self, game: Game) -> bool:
        return self.side(game) == ATTACKER and fortresses_at(game, game.s[game.f.battle_area]) > 0

    def ignores_fortresses(self, game: Game) -> bool:
        return self.side(game) == ATTACKER

    def may_sacrifice(self, game: Game, faction: i64, victim: i64) -> bool:
        return self.lacking(game, faction) == 0 and can_place_metropolis(game, faction)

    def lacking(self, game: Game, faction: i64) -> i64:
        return lacking_of(game, faction, self.needs)

    def sacrifice(self, game: Game, faction: i64, area: i64) -> None:
        game.push(PlaceMetropolis(faction, HEROIC))
        give_set(game, faction, self.needs)
