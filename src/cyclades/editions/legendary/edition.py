"""What the Legendary Edition is: its numbers, gods, cards and phases."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from cyclades.board import Board
from cyclades.editions.legendary.creature_deck import creature_cards
from cyclades.editions.legendary.cycle_initialization import Initialization
from cyclades.editions.legendary.gods import Apollo, pantheon
from cyclades.editions.legendary.heroes.deck import hero_cards
from cyclades.editions.legendary.maintenance import Maintenance
from cyclades.editions.legendary.metropolis_bonuses import metropolises
from cyclades.editions.legendary.setup import SetUp
from cyclades.engine.errors import SetupError
from cyclades.rules.cards import CardDeck
from cyclades.rules.cycle import EndOfCycle
from cyclades.rules.game import Game
from cyclades.rules.income import Income
from cyclades.rules.offerings import Offerings, Payment
from cyclades.rules.people import People
from cyclades.rules.ruleset import Ruleset
from cyclades.rules.seats_and_teams import Seating
from cyclades.rules.turns import Actions
from cyclades.rules.units import UnitKind
from cyclades.rules.victory import announce_last_cycle

HERO_PRICE: Final = 4
FACE_DOWN: Final = {3: 3, 4: 2, 5: 1, 6: 0}
"""How many gods lie face down, by number of pawns."""


@mypyc_attr(allow_interpreted_subclasses=True)
class LegendaryRules(Ruleset):
    """The Legendary Edition for a number of players on a board."""

    def __init__(self, seating: Seating, board: Board) -> None:
        super().__init__(seating, board)
        self.metropolises_to_win = 3
        self.metropolis_kinds = metropolises()
        self.metropolises_drawn = True
        self.mercenary = UnitKind("mercenary", "mercenaries", 15, common=True)
        self.heroic_moves = True
        self.unit_kinds.append(self.mercenary)
        self.priests = People("priestess", "priestesses", 20)
        self.philosophers = People("philosopher", "philosophers", 20)
        self.people = [self.priests, self.philosophers]
        self.creature_deck.prices = [5, 4, 3, 2]
        self.creature_deck.cards = [*creature_cards()]
        self.hero_deck = CardDeck("heroes", [*hero_cards()], [HERO_PRICE, HERO_PRICE], renewed=False)
        self.decks.append(self.hero_deck)
        self.retreat_to_uncontrolled = True
        self.ports_attack = True
        self.apollo = Apollo()
        self.gods = [*pantheon(self, self.mercenary), self.apollo]
        self.open_gods = len(self.gods) - 1 - FACE_DOWN[len(self.factions)]
        self.setup_steps = [SetUp()]
        self.phases = [
            Initialization(),
            Income(),
            Offerings(),
            Payment(),
            Maintenance(),
            Actions(),
            EndOfCycle(),
        ]

    def check_start(self) -> None:
        needed = 3 * len(self.factions)
        if self.lands < needed:
            raise SetupError(f"expected a board with at least {needed} land areas, three a faction, got {self.lands}")
        super().check_start()

    def last_area_taken(self, game: Game) -> None:
        """It was allowed only for the number of Metropolises that ends the game: it ends with this cycle."""
        announce_last_cycle(game)
