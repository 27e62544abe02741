"""What each divine favour does; Hecate's is in hecate.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, cast

from mypy_extensions import i64, mypyc_attr

from cyclades.editions.classic.hades.favours import PRICE, Favour
from cyclades.editions.classic.hades.magic_items import item_deck, item_left
from cyclades.editions.classic.hades.priestesses import DISMISS
from cyclades.editions.classic.hades.search import HERO, can_find, search
from cyclades.engine.actions import Action
from cyclades.engine.chance import Outcomes
from cyclades.engine.decks import DECK, DISCARD, TOP
from cyclades.engine.events import EventKind
from cyclades.engine.steps import CHANCE, NOBODY
from cyclades.rules import events
from cyclades.rules.areas import own_areas
from cyclades.rules.buildings import Building, free_sites
from cyclades.rules.cards import Card
from cyclades.rules.construction import put_up
from cyclades.rules.draw_and_discard import faction_bit
from cyclades.rules.events import KINDS
from cyclades.rules.gold import receive_gold
from cyclades.rules.income import PlaceProsperity
from cyclades.rules.people import dismiss_people
from cyclades.rules.recruiting import PlaceFreePiece, may_recruit_at, recruit
from cyclades.rules.steps import DraftSelection, Selection, Step
from cyclades.rules.units import UnitKind

if TYPE_CHECKING:
    from cyclades.engine.machine import Machine
    from cyclades.rules.game import Game


LOOKED: Final[EventKind] = KINDS.add("items-looked-at", "faction")


def favour_cards(theatre: Building, with_heroes: bool) -> list[Card]:
    """The favours of the box; without heroes nobody needs Hera."""
    favours: list[Card] = [
        Aphrodite("aphrodite", power_price=PRICE),
        Artemis("artemis"),
        Demeter("demeter"),
        Dionysus("dionysus", theatre),
        Hephaestus("hephaestus", gives_item=True, power_price=PRICE),
    ]
    if with_heroes:
        favours.append(Hera("hera", power_price=PRICE))
    return [*favours, Hermes("hermes", gives_item=True), Hestia("hestia", power_price=PRICE)]


class Aphrodite(Favour):
    """For 2 GP, double the troops on one of your islands."""

    def useful(self, game: Game, faction: i64) -> bool:
        return len(camps(game, faction)) > 0

    def use(self, game: Game, faction: i64) -> None:
        game.push(AphroditeAt(faction))


def camps(game: Game, faction: i64) -> list[Action]:
    """The islands where troops can be doubled, as far as the reserve goes."""
    s, f, troop = game.s, game.f, game.rules.troop
    if s[troop.reserve(faction)] == 0:
        return []
    lands = range(game.rules.lands)
    return [game.verbs.at[n] for n in lands if s[f.owner + n] == faction and s[troop.field + n] > 0]


class AphroditeAt(DraftSelection):
    """On which island the troops are doubled."""

    def candidates(self, game: Game) -> list[Action]:
        return camps(game, self.faction)

    def play(self, game: Game, action: Action) -> None:
        troop = game.rules.troop
        for _ in range(min(game.s[troop.field + action.a], game.s[troop.reserve(self.faction)])):
            recruit(game, self.faction, troop, action.a, 0)


class Artemis(Favour):
    """Give up any number of Priests and Philosophers for as many troops or fleets."""

    def useful(self, game: Game, faction: i64) -> bool:
        return ArtemisTakes(faction).possible(game)

    def use(self, game: Game, faction: i64) -> None:
        game.push(ArtemisTakes(faction))


def can_recruit(game: Game, faction: i64, kind: UnitKind) -> bool:
    """Whether a piece of a kind is left, and a place for it."""
    if game.s[kind.reserve(faction)] == 0:
        return False
    return any(may_recruit_at(game, faction, kind, area) for area in range(game.rules.areas))


class ArtemisTakes(Step):
    """Who is given up next, until the player stops."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction",)

    def __init__(self, faction: i64) -> None:
        self.faction = faction

    def possible(self, game: Game) -> bool:
        """Whether somebody can be given up, for a unit that finds a place."""
        s, f, rules = game.s, game.f, game.rules
        if s[f.priests + self.faction] + s[f.philosophers + self.faction] == 0:
            return False
        return can_recruit(game, self.faction, rules.troop) or can_recruit(game, self.faction, rules.fleet)

    def who(self, game: Game) -> i64:
        return self.faction if self.possible(game) else NOBODY

    def actions(self, game: Game, out: list[Action]) -> None:
        out.append(game.verbs.stay)
        for people in (game.rules.priests, game.rules.philosophers):
            if game.s[people.field + self.faction] > 0:
                out.append(game.verbs.more[DISMISS][game.rules.people.index(people)])

    def play(self, game: Game, action: Action) -> None:
        if action is game.verbs.stay:
            return
        people = game.rules.people[action.a]
        dismiss_people(game, people, self.faction, 1)
        game.emit(events.GIVEN_UP, self.faction, people.number, 1)
        game.then(ArtemisGives(self.faction), self)


class ArtemisGives(DraftSelection):
    """Which unit comes for it."""

    def candidates(self, game: Game) -> list[Action]:
        kinds = [game.rules.troop, game.rules.fleet]
        return [game.verbs.recruit[kind.number] for kind in kinds if can_recruit(game, self.faction, kind)]

    def play(self, game: Game, action: Action) -> None:
        game.push(ArtemisAt(self.faction, action.a))


class ArtemisAt(PlaceFreePiece):
    """Where it is placed."""

    def in_draft(self) -> bool:
        return True


class Demeter(Favour):
    """Receive 1 GP for each of your islands."""

    def use(self, game: Game, faction: i64) -> None:
        receive_gold(game, faction, game.s[game.f.lands + faction])


@mypyc_attr(allow_interpreted_subclasses=True)
class BuildingFavour(Favour):
    """For 2 GP, put up a building on a free slot."""

    def buildings(self, game: Game) -> list[Building]:
        """The kinds that may be built."""
        raise NotImplementedError

    def possible(self, game: Game) -> list[i64]:
        """Those of them of which one is left."""
        left = game.f.buildings_left
        return [kind.number for kind in self.buildings(game) if game.s[left + kind.number] > 0]

    def useful(self, game: Game, faction: i64) -> bool:
        return len(self.possible(game)) > 0 and len(building_lands(game, faction)) > 0

    def use(self, game: Game, faction: i64) -> None:
        game.push(FavourBuilds(faction, self.number))


def building_lands(game: Game, faction: i64) -> list[i64]:
    """The islands of a faction with a free slot."""
    lands = range(game.rules.lands)
    return [land for land in lands if game.s[game.f.owner + land] == faction and free_sites(game, land) > 0]


class FavourBuilds(DraftSelection):
    """Which kind of building goes up."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "card")

    def __init__(self, faction: i64, card: i64) -> None:
        super().__init__(faction)
        self.card = card

    def candidates(self, game: Game) -> list[Action]:
        favour = game.rules.cards[self.card]
        assert isinstance(favour, BuildingFavour)
        return [game.verbs.build[kind] for kind in favour.possible(game)]

    def play(self, game: Game, action: Action) -> None:
        game.push(FavourBuildsAt(self.faction, action.a))


class FavourBuildsAt(DraftSelection):
    """On which own island with a free slot it is built."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "building")

    def __init__(self, faction: i64, building: i64) -> None:
        super().__init__(faction)
        self.building = building

    def candidates(self, game: Game) -> list[Action]:
        return [game.verbs.at[land] for land in building_lands(game, self.faction)]

    def play(self, game: Game, action: Action) -> None:
        put_up(game, self.faction, self.building, action.a, 0)


class Dionysus(BuildingFavour):
    """For 2 GP, build a theatre."""

    def __init__(self, name: str, theatre: Building) -> None:
        super().__init__(name, gives_item=True, power_price=PRICE)
        self.theatre = theatre

    def buildings(self, game: Game) -> list[Building]:
        return [self.theatre]


class Hestia(BuildingFavour):
    """For 2 GP, build a Port, a Fortress, a Temple or a University."""

    def buildings(self, game: Game) -> list[Building]:
        return game.rules.basic_buildings


class Hephaestus(Favour):
    """For 2 GP, look at two magic items, keep one face down and shuffle the other back."""

    def useful(self, game: Game, faction: i64) -> bool:
        return item_left(game)

    def use(self, game: Game, faction: i64) -> None:
        game.emit(LOOKED, faction)
        game.then(HephaestusShows(faction), HephaestusShows(faction), HephaestusGives(faction))


class HephaestusShows(Step):
    """The next item of the pile is seen by one player; a pile that has run out is made anew, if it can be."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction",)

    def __init__(self, faction: i64) -> None:
        self.faction = faction

    def who(self, game: Game) -> i64:
        return CHANCE if item_deck(game.rules).at(game.s, DECK) >= 0 else NOBODY

    def seers(self, machine: Machine) -> i64:
        return faction_bit(cast("Game", machine), self.faction)

    def run(self, game: Game) -> None:
        deck = item_deck(game.rules)
        if deck.at(game.s, DISCARD) >= 0:
            deck.put_back(game.s, DISCARD)
            game.emit(events.SHUFFLED)
            game.push(self)

    def outcomes(self, game: Game) -> Outcomes:
        return item_deck(game.rules).pool(game.s)

    def play(self, game: Game, action: Action) -> None:
        bit = faction_bit(game, self.faction)
        item_deck(game.rules).lay_back(game.s, action.a, bit)
        game.emit_to(bit, events.CARD_SEEN, self.faction, action.a)


class HephaestusGives(Selection):
    """Which of the items that were seen is kept, face down; the pile is shuffled with the other one."""

    def seers(self, machine: Machine) -> i64:
        return faction_bit(cast("Game", machine), self.faction)

    def candidates(self, game: Game) -> list[Action]:
        deck = item_deck(game.rules)
        cards = range(deck.first, deck.last)
        return [game.verbs.use[card] for card in cards if game.s[game.f.place + card] >= TOP]

    def play(self, game: Game, action: Action) -> None:
        deck = item_deck(game.rules)
        deck.lift(game.s, action.a)
        deck.hide(game.s, action.a, self.faction)
        deck.pour(game.s, TOP)
        game.s[game.f.acquired + action.a] = game.s[game.f.cycle]
        game.emit(events.CARD_HIDDEN, self.faction)
        game.emit_to(faction_bit(game, self.faction), events.CARD_TAKEN, self.faction, action.a)


class Hera(Favour):
    """For 2 GP, turn up creature cards until a hero appears: he joins you."""

    def useful(self, game: Game, faction: i64) -> bool:
        return can_find(game, HERO)

    def use(self, game: Game, faction: i64) -> None:
        search(game, faction, HERO)


class Hermes(Favour):
    """Place a prosperity marker on a sea space where you have a fleet."""

    def useful(self, game: Game, faction: i64) -> bool:
        return len(own_areas(game, faction, game.rules.lands, game.rules.areas)) > 0

    def use(self, game: Game, faction: i64) -> None:
        game.push(PlaceProsperity(faction, game.rules.lands, game.rules.areas))
