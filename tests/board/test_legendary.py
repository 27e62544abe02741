"""The Legendary boards are good to play on: ready-made ones and tiles assembled at random."""

import random
from collections import Counter
from functools import cache
from typing import Any

import pytest

from cyclades.board import Board, BoardError, check_legendary, load_board, random_board, ready_board
from cyclades.board.legendary import TASTES, TILES, Placing, place_all, team_counts
from cyclades.board.read import SHIPPED
from tests.board.samples import PLAIN

FACTIONS = {2: 4, 3: 3, 4: 4, 5: 5, 6: 6}
# Thirty random assemblies, six for each number of players.
ASSEMBLIES = [(players, seed) for players in TILES for seed in range(6)]


@cache
def assembled(players: int, seed: int) -> Board:
    return random_board(players, random.Random(seed))


def boards() -> list[Any]:
    ready: list[Any] = [pytest.param(players, None, id=f"ready-{players}") for players in TILES]
    return ready + [pytest.param(players, seed, id=f"random-{players}-{seed}") for players, seed in ASSEMBLIES]


def board_of(players: int, seed: int | None) -> Board:
    return ready_board(players) if seed is None else assembled(players, seed)


@pytest.mark.parametrize("players, seed", boards())
def test_everybody_can_start(players: int, seed: int | None) -> None:
    """Two islands and a third area, each with an empty sea beside it, however greedily the others choose."""
    board = board_of(players, seed)
    generator = random.Random(seed)
    for taste in TASTES:
        for _ in range(25 if seed is None else 8):
            for teams in team_counts(players):
                assert place_all(board, FACTIONS[players], teams, taste, generator) == ""


@pytest.mark.parametrize("players, seed", boards())
def test_size(players: int, seed: int | None) -> None:
    board = board_of(players, seed)
    factions = FACTIONS[players]
    assert sum(len(cells) for cells in board.cells) == 7 * TILES[players]
    assert 4.7 <= board.lands / factions <= 7
    assert 6.5 <= sum(board.sites) / factions <= 10
    assert board.areas - board.lands >= 4 * factions
    assert all(1 <= board.sites[land] <= 2 for land in range(board.lands))
    assert all(board.sites[sea] == 0 for sea in range(board.lands, board.areas))
    assert sum(board.metropolis_squares) + sum(board.symbols) + len(board.starts) == 0


@pytest.mark.parametrize("players, seed", boards())
def test_topology(players: int, seed: int | None) -> None:
    board = board_of(players, seed)
    for area in range(board.areas):
        assert board.adjacent[area] == tuple(sorted(set(board.adjacent[area]) - {area}))
        for other in board.adjacent[area]:
            assert area in board.adjacent[other]
            if max(area, other) < board.lands:
                assert board.islands[area] == board.islands[other]
    assert all(board.adjacent[land] for land in range(board.lands))
    reached = {board.lands}
    queue = [board.lands]
    while queue:
        found = {other for other in board.adjacent[queue.pop()] if other >= board.lands} - reached
        reached |= found
        queue.extend(found)
    assert len(reached) == board.areas - board.lands


@pytest.mark.parametrize("players", TILES)
def test_ready_boards_are_balanced(players: int) -> None:
    board = ready_board(players)
    factions = FACTIONS[players]
    sizes = Counter(board.islands).values()
    assert max(sizes) <= 5
    assert board.island_count > factions
    assert all(any(other >= board.lands for other in board.adjacent[land]) for land in range(board.lands))
    assert 0.7 <= sum(board.priestess) / factions <= 1.3
    rich = [land for land in range(board.lands) if board.prosperity[land]]
    assert 0.4 <= len(rich) / board.lands <= 0.6
    assert 3 <= sum(board.prosperity[board.lands :]) <= 8


@pytest.mark.parametrize("players", TILES)
def test_starting_income(players: int) -> None:
    """Three areas, chosen for income, and their seas bring two to four gold, give or take one."""
    board = ready_board(players)
    generator = random.Random(9)
    incomes: list[int] = []
    for _ in range(20):
        placing = Placing(board, FACTIONS[players], 0)
        for faction in range(FACTIONS[players]):
            income = 0
            for _ in range(3):
                barred = placing.barred(faction) if len(placing.on[faction]) < 2 else set()
                land, sea = placing.pick(placing.choices(barred), "rich", generator)
                placing.put(faction, (land, sea))
                income += board.prosperity[land] + board.prosperity[sea]
            incomes.append(income)
    assert 2 <= sum(incomes) / len(incomes) <= 4.5


def test_all_ten_tiles_lie_on_the_largest_board() -> None:
    assert load_board("legendary-5").lands == 30


def test_random_boards_differ() -> None:
    layouts = [assembled(4, seed) for seed in range(6)]
    assert len({board.cells for board in layouts}) == 6


@pytest.mark.parametrize("name", [name for name in SHIPPED if name.startswith("legendary")])
def test_shipped_boards_pass_for_their_players(name: str) -> None:
    for players in TILES:
        if f"legendary-{TILES[players] // 2}" == name:
            check_legendary(load_board(name), players)


def test_unfit_boards_are_refused() -> None:
    with pytest.raises(BoardError, match=r"for 4 players: expected 16 to 32 land areas, got 2"):
        check_legendary(load_board(PLAIN), 4)
    with pytest.raises(BoardError, match=r"expected 20 to 40 land areas, got 18"):
        check_legendary(load_board("legendary-3"), 5)
    with pytest.raises(BoardError, match=r"expected 12 to 24 land areas, got 30"):
        check_legendary(load_board("legendary-5"), 3)
    with pytest.raises(BoardError, match="2 to 6 players, got 7"):
        check_legendary(load_board("legendary-5"), 7)
    with pytest.raises(BoardError, match="2 to 6 players, got 0"):
        random_board(0, random.Random(1))
