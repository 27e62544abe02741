"""What the classic edition is: its numbers, gods, cards and phases."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from cyclades.board import SEATS, Board, check_classic
from cyclades.editions.classic.creatures import Figurines, creature_deck
from cyclades.editions.classic.cycle import Gods, Waiting
from cyclades.editions.classic.gods import pantheon
from cyclades.editions.classic.setup import PrintedStart
from cyclades.rules.creatures import CreatureTrack
from cyclades.rules.game import Game
from cyclades.rules.income import Income
from cyclades.rules.offerings import Offerings, Payment
from cyclades.rules.ruleset import Ruleset
from cyclades.rules.seating import Seating
from cyclades.rules.turns import Actions
from cyclades.rules.victory import ALONE, EndOfCycle, end_game


@mypyc_attr(allow_interpreted_subclasses=True)
class ClassicRules(Ruleset):
    """The classic edition for a number of players on a board."""

    def __init__(self, seating: Seating, board: Board) -> None:
        super().__init__(seating, board)
        players = seating.players
        self.factions = list(SEATS[:players])
        self.bonuses = ["plain"]
        self.bonuses_each = 10
        self.track_prices = [4, 3, 2]
        self.creature_floor = 1
        self.offering_floor = 1
        self.apollo_seats = players
        self.face_down_known = False
        self.gods = pantheon()
        self.open_gods = players - 1
        self.cards = [*creature_deck()]
        self.added = [Waiting(), Figurines()]
        self.setup_steps = [PrintedStart()]
        self.phases = [
            CreatureTrack(),
            Gods(),
            Income(),
            Offerings(),
            Payment(),
            Actions(),
            EndOfCycle(),
        ]

    def check_start(self) -> None:
        check_classic(self.board, int(self.players))

    def room_beside(self, land: i64, metropolises: i64) -> i64:
        """All slots are free for buildings until a Metropolis covers some of them; a second one never fits."""
        if metropolises == 0:
            return self.board.sites[land]
        if metropolises > self.board.metropolis_squares[land]:
            return -1
        return self.board.left_beside_metropolis[land]

    def open_slots(self, cycle: i64) -> i64:
        """One creature in the first cycle, two in the second, then three."""
        slots: i64 = len(self.track_prices)
        return cycle if cycle < slots else slots

    def eliminated(self, game: Game, faction: i64) -> None:
        """The game goes on with one player less; whoever is left alone wins at once."""
        left: i64 = 0
        for other in range(len(self.factions)):
            left += game.s[game.f.alive + other]
        if left == 1:
            end_game(game, ALONE)

    def ranking(self, game: Game, team: i64) -> list[i64]:
        """Whoever is still in the game comes first; then as always."""
        return [game.s[game.f.alive + team], *super().ranking(game, team)]
