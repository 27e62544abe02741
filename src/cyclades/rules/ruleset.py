"""The rules of one game: what does not change while it is played, shared by all copies of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cyclades.board import Board
from cyclades.engine.chance import Outcomes
from cyclades.engine.decks import MOST_ON_TOP
from cyclades.engine.errors import SetupError
from cyclades.engine.steps import RawStep
from cyclades.rules.artifacts import Artifact
from cyclades.rules.buildings import Building, team_metropolises
from cyclades.rules.cards import Card, CardDeck, Creature, FigureCreature, Hero
from cyclades.rules.fields import MOVING_GROUP, Fields
from cyclades.rules.figures import creature_in
from cyclades.rules.gods import Deed, God
from cyclades.rules.gold import team_gold
from cyclades.rules.hooks import Hooks, Listener, listeners
from cyclades.rules.looks import Shown, shown_fields
from cyclades.rules.metropolises import WAYS, Metropolis
from cyclades.rules.options import number_option
from cyclades.rules.people import People
from cyclades.rules.seats_and_teams import Alliance, Seating, joined, pawn_names
from cyclades.rules.steps import Step
from cyclades.rules.units import UnitKind
from cyclades.rules.verbs import AREA_NUMBERS, Verbs
from cyclades.rules.victory import REASONS, announce_last_cycle

if TYPE_CHECKING:
    from cyclades.rules.game import Game
    from cyclades.rules.observation import Observer

COLOURS: Final = ["red", "blue", "green", "yellow", "purple", "black"]


@mypyc_attr(allow_interpreted_subclasses=True)
class Ruleset(Hooks):
    """Numbers, gods, cards and phases of an edition for a number of players on a board. Editions subclass it, their
    expansions add to it, and `complete` works out the rest."""

    def __init__(self, seating: Seating, board: Board) -> None:
        if board.areas > AREA_NUMBERS:
            raise SetupError(f"expected a board of at most {AREA_NUMBERS} areas, but this one has {board.areas}")
        self.edition = ""
        self.expansions: list[str] = []
        self.versions: dict[str, int] = {}
        """The versions of the rules of the edition and of its expansions: a change that alters games counts one up."""
        self.options: dict[str, object] = {}
        self.defaults: dict[str, str] = {}
        """What expansions say an option is where the table does not."""
        self.seating = seating
        self.players: i64 = seating.players
        self.board = board
        self.player_of: list[i64] = seating.player_of
        self.team_of: list[i64] = seating.team_of
        self.purse_of: list[i64] = seating.team_of
        """The purse of each faction."""
        self.allied = seating.allied
        self.alliance = Alliance()
        """What those who win together share beside victory."""
        count = len(seating.player_of)
        self.factions: list[str] = COLOURS[:count]
        self.pawn_faction: list[i64] = list(range(count))

        self.port = Building("port")
        self.fortress = Building("fortress")
        self.temple = Building("temple")
        self.university = Building("university")
        self.buildings: list[Building] = [self.port, self.fortress, self.temple, self.university]
        self.metropolis_kinds: list[Metropolis] = []
        self.metropolises_drawn = False
        """Whether chance, and not its builder, decides of which kind a new Metropolis is."""
        self.starting_gold: i64 = 5
        self.troop = UnitKind("troop", "troops", 8)
        self.fleet = UnitKind("fleet", "fleets", 8, at_sea=True)
        self.unit_kinds: list[UnitKind] = [self.troop, self.fleet]
        """The kinds of pieces that stand in areas."""
        self.priests = People("priest", "priests", 16)
        """Those who lower what an offering costs."""
        self.philosophers = People("philosopher", "philosophers", 16)
        """Those who found Metropolises."""
        self.people: list[People] = [self.priests, self.philosophers]
        self.philosophers_needed: i64 = 4
        self.metropolises_to_win: i64 = 2
        self.end_triggered = False
        """Whether this cycle is the last as soon as somebody has enough Metropolises, even if it loses one again."""
        self.max_cycles: i64 = 0
        self.heroic_moves = False  # whether heroes lead moves of their own
        self.scale: list[i64] = list(range(1, 100))
        self.offering_floor: i64 = 0
        self.priests_each = False
        """Whether priests lower each offering of their player, and not the sum of them."""
        self.apollo_seats: i64 = 1
        self.first_income: i64 = 1  # the first cycle with an income phase
        self.open_gods: i64 = 0
        self.face_down_known = True
        """Whether everybody knows which god lies where among those face down."""
        self.creature_floor: i64 = 0  # what a creature costs at least, whatever the discounts
        self.chains_home = False
        """Whether a chain of fleets may lead to another land area of the same island."""
        self.retreat_to_uncontrolled = False
        self.ports_attack = False
        self.defences_once = False
        """Whether several Fortresses of a land area, or Ports, count once."""
        self.open_gold = False
        self.start_checked = False  # whether a game is known to be able to begin on the board
        self.ways: list[str] = list(WAYS)
        self.reasons: list[str] = list(REASONS)
        self.gods: list[God] = []
        self.apollo = God("apollo", [], drawn=False, acts=False)
        """The god who is there for everybody, and acts last."""
        self.common_deeds: list[Deed] = []
        """What an expansion lets players do with every god that grants actions, whoever adds which god."""
        self.creature_deck = CardDeck("creatures", [], [])
        self.decks: list[CardDeck] = [self.creature_deck]
        self.cards: list[Card] = []
        """All cards, deck by deck."""
        self.phases: list[RawStep] = []
        self.setup_steps: list[RawStep] = []
        self.deeds: list[Deed] = []
        self.deed_names: list[str] = []
        self.added: list[Listener] = []
        """What changes rules beside cards: parts of the edition, and of its expansions."""
        self.names: dict[str, list[str]] = {}
        """The names that the numbers of a step or an event stand for, by what the step or event calls them."""
        self.also_drawn: list[str] = []
        """What else chance may draw, beside cards, gods, bonuses and pawns: keys of `names`."""
        self.also_said: dict[str, str] = {}
        """More verbs of the notation, each with the key of `names` for what may follow it."""
        self.observer: Observer | None = None  # made when the first observation is wanted

    def complete(self) -> None:
        """Work out everything that follows from the numbers, gods and cards that the edition has named."""
        self._number_cards()
        self._number_gods()
        self._seat_factions()
        self.listen([*self.cards, *self.added])
        hold_metropolises = [card for card in self.cards if len(listeners([card], "may_hold_metropolis")) > 0]
        self.metropolis_cards: vec[Card] = vec[Card](hold_metropolises)
        self._number_buildings()
        self._number_units()
        self.f = Fields(self)
        self.moving_units: vec[i64] = vec[i64]([kind.moving for kind in self.unit_kinds])
        self.land_fields: vec[i64] = vec[i64]([kind.field for kind in self.land_kinds])
        self.sea_fields: vec[i64] = vec[i64]([kind.field for kind in self.sea_kinds])
        self.shown: list[Shown] = shown_fields(self.f, [*self.board.ids, MOVING_GROUP], self.factions)
        self._name_things()
        self.draw_first: dict[str, i64] = {}
        drawn: list[str] = []
        for word in ["card", "god", "bonus", "faction", *self.also_drawn]:
            self.draw_first[word] = len(drawn)
            drawn.extend(self.names[word])
        self.verbs = Verbs(self, drawn)
        self._lay_out_decks()
        self.dice = Outcomes(self.verbs.roll.actions, [1, 2, 2, 1])
        self._lay_out_board()

    def _number_cards(self) -> None:
        """Cards have their numbers deck by deck."""
        for deck in self.decks:
            deck.first = len(self.cards)
            self.cards.extend(deck.cards)
            deck.last = len(self.cards)
            for card in deck.cards:
                card.deck = deck
        for number, card in enumerate(self.cards):
            card.number = number
        self.creatures: list[Creature] = [card for card in self.cards if isinstance(card, Creature)]
        figures = [card for card in self.cards if isinstance(card, FigureCreature)]
        self.figures: vec[FigureCreature] = vec[FigureCreature](figures)
        self.heroes: vec[Hero] = vec[Hero]([card for card in self.cards if isinstance(card, Hero)])
        self.artifacts: vec[Artifact] = vec[Artifact]([card for card in self.cards if isinstance(card, Artifact)])
        self.unit_cards: vec[Card] = vec[Card]([card for card in self.cards if card.is_unit])

    def _number_gods(self) -> None:
        """Gods have their numbers as they are entered, deeds as gods grant them; some deeds are granted by all."""
        self.drawn_gods: list[God] = [god for god in self.gods if god.drawn]
        self.god_slots: i64 = len(self.drawn_gods)
        for number, god in enumerate(self.gods):
            god.number = number
            if god.acts:
                god.deeds = [*god.deeds, *self.common_deeds]
            for deed in god.deeds:
                if deed not in self.deeds:
                    deed.number = len(self.deeds)
                    self.deeds.append(deed)
        self.deed_names = [deed.name for deed in self.deeds]

    def _seat_factions(self) -> None:
        """Who wins together, who shares what, and whose pawn is called what."""
        self.teams: list[str] = joined(self.factions, self.team_of)
        """The names of those who win together: those of their factions."""
        self.joint_buildings = self.allied and self.alliance.buildings
        self.joint_fleets = self.allied and self.alliance.fleets
        self.joint_passage = self.allied and self.alliance.passage
        if not self.alliance.gold:
            self.purse_of = self.player_of
        self.purses: list[str] = joined(self.factions, self.purse_of)
        """The names of the purses: those of the factions that share one."""
        self.purse_team: list[i64] = [self.team_of[self.purse_of.index(purse)] for purse in range(len(self.purses))]
        self.pawns: list[str] = pawn_names(self.factions, self.pawn_faction)

    def _number_buildings(self) -> None:
        """Buildings and kinds of Metropolises, and what is said of them."""
        self.bonuses: list[str] = [kind.name for kind in self.metropolis_kinds]
        """The names of the kinds of Metropolises."""
        self.plain_metropolises = True
        """Whether every Metropolis counts as one of each building, and no more."""
        for number, city in enumerate(self.metropolis_kinds):
            city.number = number
        self.building_names: list[str] = [building.name for building in self.buildings]
        for number, building in enumerate(self.buildings):
            building.number = number
        for city in self.metropolis_kinds:
            if any(city.counts_as(building.number) != 1 for building in self.buildings):
                self.plain_metropolises = False
        self.basic_buildings: list[Building] = [building for building in self.buildings if building.basic]
        self.needed_buildings: list[Building] = [
            building for building in self.buildings if building.needed and not building.wildcard
        ]
        self.wildcards: list[Building] = [building for building in self.buildings if building.wildcard]
        self.on_squares: list[Building] = [building for building in self.buildings if building.on_square]

    def _number_units(self) -> None:
        """All that can be a unit, or be counted like one: kinds of pieces, people, then cards."""
        self.unit_names: list[str] = [kind.name for kind in self.unit_kinds] + [people.name for people in self.people]
        for card in self.cards:
            card.unit = len(self.unit_names) + card.number
        for number, kind in enumerate(self.unit_kinds):
            kind.number = number
        for number, people in enumerate(self.people):
            people.number = len(self.unit_kinds) + number
        self.land_kinds: list[UnitKind] = [kind for kind in self.unit_kinds if not kind.at_sea]
        self.sea_kinds: list[UnitKind] = [kind for kind in self.unit_kinds if kind.at_sea]

    def _lay_out_decks(self) -> None:
        """Each deck finds its cards in the fields of the state."""
        f = self.f
        draw = self.verbs.draw.actions
        bits: list[i64] = [1 << player for player in self.player_of]
        for number, deck in enumerate(self.decks):
            deck.number = number
            deck.places = f.place
            deck.known = f.known + MOST_ON_TOP * number
            deck.draw = draw
            deck.holders = bits
            deck.may_hide = [card.secret for card in deck.cards]

    def _name_things(self) -> None:
        """What the numbers of steps and events stand for."""
        areas = [*self.board.ids, MOVING_GROUP]
        cards = [card.name for card in self.cards]
        gods = [god.name for god in self.gods]
        named: dict[str, list[str]] = {
            "pawn": self.pawns,
            "building": self.building_names,
            "people": [people.name for people in self.people],
            "bonus": self.bonuses,
            "way": self.ways,
            "reason": self.reasons,
        }
        for words, names in (
            (["faction", "other_faction", "attacker", "defender", "loser"], self.factions),
            (["god", "outbid_on"], gods),
            (["area", "land", "origin", "target"], areas),
            (["card", "other", "hero"], cards),
            (["unit", "leader"], [*self.unit_names, *cards]),
        ):
            for word in words:
                named[word] = names
        self.names.update(named)

    def _lay_out_board(self) -> None:
        """The board as flat rows of numbers. The neighbours of area a are near[near_from[a]] to near[near_to[a] - 1],
        its land neighbours first; its sea neighbours begin at near_sea[a]."""
        board = self.board
        self.lands: i64 = board.lands
        self.areas: i64 = board.areas
        self.moving_group: i64 = board.areas
        near: list[i64] = []
        near_from: list[i64] = []
        near_sea: list[i64] = []
        near_to: list[i64] = []
        for area in range(board.areas):
            near_from.append(len(near))
            near.extend([n for n in board.adjacent[area] if n < board.lands])
            near_sea.append(len(near))
            near.extend([n for n in board.adjacent[area] if n >= board.lands])
            near_to.append(len(near))
        self.near: vec[i64] = vec[i64](near)
        self.near_from: vec[i64] = vec[i64](near_from)
        self.near_sea: vec[i64] = vec[i64](near_sea)
        self.near_to: vec[i64] = vec[i64](near_to)
        self.icons: vec[i64] = vec[i64](list(board.prosperity))
        self.sites: vec[i64] = vec[i64](list(board.sites))
        site_from: list[i64] = []
        for land in range(board.lands + 1):
            site_from.append(sum(board.sites[:land]))
        self.site_from: vec[i64] = vec[i64](site_from)
        rooms: list[i64] = []
        for land in range(board.lands):
            rooms.extend([self.room_beside(land, count) for count in range(board.sites[land] + 1)])
        self.rooms: vec[i64] = vec[i64](rooms)
        self.priestess_symbol: vec[i64] = vec[i64](list(board.priestess))
        self.island: vec[i64] = vec[i64](list(board.islands))
        self.blank: vec[i64] = vec[i64]([0] * (board.areas + 1))

    def insert_phases(self, before: str, steps: list[RawStep]) -> None:
        """More phases of a cycle, before the one that a position calls by a word."""
        for number, phase in enumerate(self.phases):
            if isinstance(phase, Step) and before == phase.PHASE:
                self.phases[number:number] = steps
                return
        raise AssertionError(f"there is no phase {before!r} in a cycle")

    def choose(self) -> None:
        """Take over the options that are the edition's own, before expansions add to it; they have been checked."""

    def apply_options(self) -> None:
        """Take over the options of the table that every edition has; they have been checked."""
        options = self.options
        scale = options.get("scale")
        if isinstance(scale, list):
            self.scale = [int(number) for number in scale]
        self.metropolises_to_win = number_option(options, "metropolises", self.metropolises_to_win)
        self.starting_gold = number_option(options, "gold", self.starting_gold)
        self.max_cycles = number_option(options, "max_cycles", self.max_cycles)
        self.open_gold = options.get("open_gold") is True

    def setup(self) -> dict[str, object]:
        """What the game was set up with, as plain data: enough to set up the same again."""
        return {
            "edition": self.edition,
            "players": int(self.players),
            "teams": self.seating.teams,
            "expansions": self.expansions,
            "board": self.board.layout,
            "options": self.options,
        }

    def card_of(self, unit: i64) -> Card | None:
        """The card that a number of a unit stands for; None where it stands for something else, or for nothing."""
        first: i64 = len(self.unit_names)
        return self.cards[unit - first] if unit >= first else None

    def people_of(self, unit: i64) -> People | None:
        """The people that a number of a unit stands for; None where it stands for a kind of piece."""
        pieces = len(self.unit_kinds)
        return self.people[unit - pieces] if pieces <= unit < len(self.unit_names) else None

    def room_beside(self, land: i64, metropolises: i64) -> i64:
        """How many basic buildings a land area holds beside so many Metropolises; -1 where these do not fit."""
        return self.board.sites[land] - metropolises

    def room(self, land: i64, metropolises: i64) -> i64:
        """The same, looked up; -1 also for more Metropolises than sites."""
        if metropolises > self.sites[land]:
            return -1
        return self.rooms[self.site_from[land] + land + metropolises]

    def seats_on_apollo(self, game: Game) -> i64:
        """How many pawns may stand on Apollo now."""
        return self.apollo_seats

    def open_slots(self, cycle: i64) -> i64:
        """How many slots of the creature track, the dearest first, are in use in a cycle."""
        return len(self.creature_deck.prices)

    def eliminated(self, game: Game, faction: i64) -> None:
        """What follows when a faction is out: the cycle is the last."""
        announce_last_cycle(game)

    def may_join(self, game: Game, card: i64, area: i64) -> bool:
        """Whether the miniature of a creature may be placed in an area, whatever creature stands there."""
        return not creature_in(game, area)

    def creature_arrived(self, game: Game, card: i64, area: i64) -> bool:
        """Whether a miniature that has been placed, or has moved, stays to do what it does."""
        return True

    def last_area_taken(self, game: Game) -> None:
        """What follows when the last land area of a faction is taken in a battle that the faction has escaped from."""

    def ranking(self, game: Game, team: i64) -> list[i64]:
        """What decides the place of a team, or of a faction without one: the higher the better, the first first.
        Whoever is still in the game comes before those who are not."""
        live: i64 = 0
        for faction in range(len(self.factions)):
            if self.team_of[faction] == team and game.s[game.f.alive + faction] > 0:
                live = 1
        return [live, team_metropolises(game, team), team_gold(game, team)]

    def check_start(self) -> None:
        """Refuse a board on which no game of the edition can begin, with what was added to it."""
        for listener in self.listening:
            listener.check_start(self)
