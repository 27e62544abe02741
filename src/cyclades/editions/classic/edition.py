"""What the classic edition is: its numbers, gods, cards and phases."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from cyclades.board import Board, check_classic
from cyclades.editions.classic.creature_deck import creature_cards
from cyclades.editions.classic.figurines import Figurines, destroy_both
from cyclades.editions.classic.gods import Apollo, pantheon
from cyclades.editions.classic.gods_of_the_cycle import FaceDownGods, Gods
from cyclades.editions.classic.setup import FreeStart, PrintedStart
from cyclades.rules.creature_track import CreatureTrack
from cyclades.rules.cycle import EndOfCycle
from cyclades.rules.game import Game
from cyclades.rules.income import Income
from cyclades.rules.metropolises import Metropolis
from cyclades.rules.offerings import Offerings, Payment
from cyclades.rules.ruleset import Ruleset
from cyclades.rules.seats_and_teams import Seating
from cyclades.rules.turns import Actions
from cyclades.rules.victory import ALONE, announce_last_cycle, end_game

PAWNS_EACH: Final = {2: 2}
"""How many pawns each player has, where it is not one."""
METROPOLISES: Final = {2: 3}
"""How many win, where it is not two."""
DEFAULT_START: Final = {2: "free"}
FREE_START_GOLD: Final = 7


@mypyc_attr(allow_interpreted_subclasses=True)
class ClassicRules(Ruleset):
    """The classic edition for a number of players on a board."""

    def __init__(self, seating: Seating, board: Board) -> None:
        super().__init__(seating, board)
        players = seating.players
        each = PAWNS_EACH.get(players, 1)
        self.pawn_faction = [pawn // each for pawn in range(players * each)]
        self.metropolises_to_win = METROPOLISES.get(players, 2)
        self.metropolis_kinds = [Metropolis("plain", 10)]
        self.creature_deck.prices = [4, 3, 2]
        self.creature_deck.cards = [*creature_cards()]
        self.creature_floor = 1
        self.offering_floor = 1
        self.apollo_seats = len(self.pawn_faction)
        self.face_down_known = False
        self.apollo = Apollo()
        self.gods = [*pantheon(self), self.apollo]
        self.open_gods = len(self.pawn_faction) - 1
        self.added = [FaceDownGods(), Figurines()]
        self.large_islands = False
        """Whether an island may be cut into several land areas, some of them without a metropolis square."""
        self.starts_free = False
        self.third_island = False
        """Whether, with free positioning, the troop that a god adds may begin on a third island."""
        self.richest_wins = False
        """Whether gold alone decides among those who have enough Metropolises."""
        self.phases = [
            CreatureTrack(),
            Gods(),
            Income(),
            Offerings(),
            Payment(),
            Actions(),
            EndOfCycle(),
        ]

    def choose(self) -> None:
        options = self.options
        usual = self.defaults.get("start", DEFAULT_START.get(int(self.players), "printed"))
        free = options.get("start", usual) == "free"
        self.starts_free = free
        self.setup_steps = [FreeStart() if free else PrintedStart()]
        if free:
            self.starting_gold = FREE_START_GOLD
            self.first_income = 2
        self.third_island = options.get("third_island") == "on"
        self.priests_each = options.get("priest_discount") == "each"
        self.richest_wins = options.get("victory") == "gold"
        self.defences_once = options.get("defences") == "once"

    def check_start(self) -> None:
        check_classic(self.board, int(self.players), not self.starts_free, self.large_islands, self.factions)
        super().check_start()

    def room_beside(self, land: i64, metropolises: i64) -> i64:
        """All slots are free for buildings until a Metropolis covers some of them; a second one never fits."""
        if metropolises == 0:
            return self.board.sites[land]
        if metropolises > self.board.metropolis_squares[land]:
            return -1
        return self.board.left_beside_metropolis[land]

    def seats_on_apollo(self, game: Game) -> i64:
        """Only one before the first cycle, when the offerings decide who deploys where."""
        if game.s[game.f.cycle] == 0:
            return 1
        return self.apollo_seats

    def open_slots(self, cycle: i64) -> i64:
        """One creature in the first cycle, two in the second, then three."""
        slots: i64 = len(self.creature_deck.prices)
        return cycle if cycle < slots else slots

    def may_join(self, game: Game, card: i64, area: i64) -> bool:
        """Wherever it does not stand already."""
        return game.s[game.f.card_at + card] != area

    def creature_arrived(self, game: Game, card: i64, area: i64) -> bool:
        return not destroy_both(game, card, area)

    def eliminated(self, game: Game, faction: i64) -> None:
        """The game goes on with one player less; whoever is left alone wins at once, a team at the end of the cycle."""
        left = {self.team_of[other] for other in range(len(self.factions)) if game.s[game.f.alive + other] > 0}
        if len(left) == 1:
            if self.allied:
                announce_last_cycle(game)
            else:
                end_game(game, ALONE)

    def ranking(self, game: Game, team: i64) -> list[i64]:
        """As always, or the richest of those who have enough."""
        live, metropolises, gold = super().ranking(game, team)
        if self.richest_wins and metropolises > self.metropolises_to_win:
            metropolises = self.metropolises_to_win
        return [live, metropolises, gold]
