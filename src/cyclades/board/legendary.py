"""What a Legendary board must satisfy: room for everybody, however the others choose their places."""

from __future__ import annotations

import random
from typing import Final

from cyclades.board.board import Board, wrong

# Two tiles per player; two players play the four-player board with two factions each.
TILES: Final[dict[int, int]] = {2: 8, 3: 6, 4: 8, 5: 10, 6: 10}

# How a trial chooses: at random, for income, or to leave the others as little as possible.
TASTES: Final = ("random", "rich", "hostile", "mixed")
TRIALS: Final = 4


def check_legendary(board: Board, players: int, trials: int = TRIALS) -> None:
    """Refuse a board on which a Legendary game for so many players could not be set up well."""
    check_players(players)
    factions = max(players, 4) if players == 2 else players
    where = f"board {board.name!r} for {players} players"
    if not 4 * factions <= board.lands <= 8 * factions:
        raise wrong(where, f"{4 * factions} to {8 * factions} land areas", board.lands)
    seas = board.areas - board.lands
    if seas < 4 * factions:
        raise wrong(where, f"at least {4 * factions} sea areas", seas)
    if board.island_count <= factions:
        raise wrong(where, f"at least {factions + 1} islands", board.island_count)
    largest = max([board.islands.count(island) for island in range(board.island_count)])
    if largest > board.lands // 3:
        raise wrong(where, f"no island of more than {board.lands // 3} land areas", largest)
    sites = sum(board.sites)
    if sites < 6 * factions:
        raise wrong(where, f"at least {6 * factions} construction sites", sites)
    generator = random.Random(1)
    for taste in TASTES:
        for _ in range(trials):
            for teams in team_counts(players):
                stuck = place_all(board, factions, teams, taste, generator)
                if stuck:
                    raise wrong(where, "room for every set-up", f"{stuck} ({taste} choices)")


def check_players(players: int) -> None:
    """The Legendary Edition is for two to six."""
    if players not in TILES:
        raise wrong("players", "2 to 6 players", players)


def team_counts(players: int) -> tuple[int, ...]:
    """The numbers of teams in which so many may play; 0 is everyone for oneself."""
    return {2: (2,), 4: (0, 2), 6: (3,)}.get(players, (0,))


class Placing:
    """A set-up in the making: which areas are taken, and the islands on which each faction stands."""

    def __init__(self, board: Board, factions: int, teams: int) -> None:
        self.board = board
        self.factions = factions
        self.teams = teams
        self.taken = [False] * board.areas
        self.on: list[set[int]] = [set() for _ in range(factions)]

    def choices(self, barred: set[int]) -> list[tuple[int, int]]:
        """Every free land area off the barred islands with each of its empty seas."""
        board = self.board
        found: list[tuple[int, int]] = []
        for land in range(board.lands):
            if not self.taken[land] and board.islands[land] not in barred:
                for sea in board.adjacent[land]:
                    if sea >= board.lands and not self.taken[sea]:
                        found.append((land, sea))
        return found

    def barred(self, faction: int) -> set[int]:
        """Islands on which a faction may not begin: those where it or its teammates stand."""
        islands: set[int] = set()
        for other in range(self.factions):
            if other == faction or (self.teams and other % self.teams == faction % self.teams):
                islands |= self.on[other]
        return islands

    def put(self, faction: int, choice: tuple[int, int]) -> None:
        """Take a land and a sea area."""
        self.taken[choice[0]] = True
        self.taken[choice[1]] = True
        self.on[faction].add(self.board.islands[choice[0]])

    def room_after(self, choice: tuple[int, int], barred: set[int]) -> int:
        """How many choices would be left."""
        self.taken[choice[0]] = True
        self.taken[choice[1]] = True
        left = len(self.choices(barred))
        self.taken[choice[0]] = False
        self.taken[choice[1]] = False
        return left

    def pick(self, choices: list[tuple[int, int]], taste: str, generator: random.Random) -> tuple[int, int]:
        """One of the choices, by taste."""
        if taste == "mixed":
            taste = TASTES[generator.randrange(3)]
        if taste == "random":
            return choices[generator.randrange(len(choices))]
        best: list[tuple[int, int]] = []
        most = -1000
        for choice in choices:
            land, sea = choice
            if taste == "rich":
                worth = 2 * (self.board.prosperity[land] + self.board.prosperity[sea]) + self.board.priestess[land]
            else:
                worth = -self.room_after(choice, set())
            if worth > most:
                most = worth
                best = []
            if worth == most:
                best.append(choice)
        return best[generator.randrange(len(best))]


def place_all(board: Board, factions: int, teams: int, taste: str, generator: random.Random) -> str:
    """Play both rounds of placement once. What somebody could not do, or nothing."""
    placing = Placing(board, factions, teams)
    order = list(range(factions))
    generator.shuffle(order)
    for faction in order:
        barred = placing.barred(faction)
        completable: list[tuple[int, int]] = []
        for choice in placing.choices(barred):
            # The second area lies on another island than the first.
            if placing.room_after(choice, barred | {board.islands[choice[0]]}):
                completable.append(choice)
        if not completable:
            return "a faction without two islands to start on"
        placing.put(faction, placing.pick(completable, taste, generator))
        placing.put(faction, placing.pick(placing.choices(placing.barred(faction)), taste, generator))
    for faction in reversed(order):
        choices = placing.choices(set())
        if not choices:
            return "a faction without a third area"
        placing.put(faction, placing.pick(choices, taste, generator))
    return ""
