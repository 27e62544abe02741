"""The Titans boards: what is on them, and that nobody can be left without a start; see also
tests/rules/test_t01_boards.py."""

import random
from collections.abc import Iterator
from itertools import combinations, permutations

import pytest

from cyclades.board import SHIPPED, Board, load_board
from cyclades.editions.classic.titans.boards import (
    Pair,
    large_islands,
    shores,
    starting_pairs,
    titans_board,
    without,
)
from tests.board.samples import ONE_STRAIT, TWO_LINES

# Territories and sea areas, building slots, metropolis squares, cornucopias on land and at sea.
COUNTS = {"titans-4": (15, 48, 28, 10, 12, 10), "titans-6": (22, 48, 41, 14, 21, 10)}

# How many cells lie in each row.
ROWS = {"titans-4": (7, 8, 9, 10, 11, 10, 9, 8, 7), "titans-6": (6, 7, 8, 9, 10, 11, 10, 9, 8, 7, 6)}

# Territories of the two large islands.
LARGE = {"titans-4": (6, 6), "titans-6": (9, 9)}

# Sea areas with two cornucopias, and those with one.
TRADE = {"titans-4": ("D6 E7", "A1 A7 D9 E1 F3 I4"), "titans-6": ("D5 G5", "A1 A6 F2 F10 K1 K6")}

# Who plays on it: the number of players, and that of teams.
WAYS = [(3, 0), (4, 0), (4, 2), (5, 0), (6, 3)]


@pytest.fixture(params=COUNTS)
def board(request: pytest.FixtureRequest) -> Board:
    return load_board(request.param)


def test_the_board_for_so_many() -> None:
    assert [titans_board(players).name for players in (3, 4, 5, 6)] == ["titans-4", "titans-4", "titans-6", "titans-6"]


def test_counts(board: Board) -> None:
    lands, seas, slots, squares, ashore, at_sea = COUNTS[board.name]
    assert board.name in SHIPPED
    assert (board.lands, board.areas - board.lands) == (lands, seas)
    assert board.areas <= 80
    assert (sum(board.sites), sum(board.metropolis_squares)) == (slots, squares)
    assert (sum(board.prosperity[:lands]), sum(board.prosperity[lands:])) == (ashore, at_sea)
    assert sum(board.priestess) == 0
    assert board.starts == ()
    assert "joined" not in board.layout
    assert "parted" not in board.layout


def test_cells(board: Board) -> None:
    """A wide hexagon; a sea area is one cell, named by its row and its place in it, and a territory at most three."""
    owner = {cell: area for area in range(board.areas) for cell in board.cells[area]}
    middles = set()
    for row, count in enumerate(ROWS[board.name]):
        line = sorted(cell for cell in owner if cell[1] == row)
        assert len(line) == count
        middles.add(line[0][0] + line[-1][0] + row)
        for place, cell in enumerate(line):
            if owner[cell] >= board.lands:
                assert board.titles[owner[cell]] == f"{'ABCDEFGHIJK'[row]}{place + 1}"
    assert len(owner) == sum(ROWS[board.name])
    assert len(middles) == 1
    assert all(len(cells) == 1 for cells in board.cells[board.lands :])
    assert all(len(cells) <= 3 for cells in board.cells[: board.lands])


def test_islands(board: Board) -> None:
    large = large_islands(board)
    assert tuple(board.islands.count(island) for island in large) == LARGE[board.name]
    assert board.island_count == 2 + board.lands - sum(LARGE[board.name])
    for land in range(board.lands):
        assert board.adjacent[land][-1] >= board.lands, f"{board.ids[land]} touches no sea"
    # Neighbours: somewhere a single sea area lies between them.
    between = [{board.islands[a] for a in board.adjacent[sea] if a < board.lands} for sea in seas_of(board)]
    assert any(set(large) <= islands for islands in between)


def seas_of(board: Board) -> range:
    return range(board.lands, board.areas)


def test_trade_spaces(board: Board) -> None:
    for number, names in zip((2, 1), TRADE[board.name], strict=True):
        found = [board.titles[sea] for sea in seas_of(board) if board.prosperity[sea] == number]
        assert sorted(found) == sorted(names.split())


def test_symbols_are_far_apart(board: Board) -> None:
    """Two on each large island, and nobody begins with two of them."""
    marked = [land for land in range(board.lands) if board.symbols[land]]
    assert sorted(board.islands[land] for land in marked) == sorted(large_islands(board) * 2)
    assert not any(b in board.adjacent[a] for a, b in combinations(marked, 2))


def test_value_is_spread_evenly(board: Board) -> None:
    """A slot, a cornucopia, a metropolis square and a symbol count one each: three or four for every territory. Every
    pair to begin on has a metropolis square, and a cornucopia on it or beside it."""
    value = [
        board.sites[land] + board.prosperity[land] + board.metropolis_squares[land] + board.symbols[land]
        for land in range(board.lands)
    ]
    assert set(value) == {3, 4}
    assert 1 / 2 <= sum(board.metropolis_squares) / board.lands <= 2 / 3
    for pair in starting_pairs(board):
        names = [board.ids[land] for land in pair]
        assert any(board.metropolis_squares[land] for land in pair), names
        assert 1 <= sum(board.prosperity[land] for land in pair) + at_sea(board, pair) <= 5, names


def at_sea(board: Board, pair: Pair) -> int:
    """The cornucopias that the first two fleets of a pair can reach."""
    return sum(sorted(board.prosperity[sea] for sea in shores(board, pair))[-2:])


# Nobody is left without a start


def sets_of(pairs: list[Pair], count: int) -> Iterator[tuple[Pair, ...]]:
    """Every set of so many pairs that share no territory."""
    if count == 0:
        yield ()
        return
    for index, pair in enumerate(pairs):
        for others in sets_of(without(pairs[index + 1 :], pair), count - 1):
            yield (pair, *others)


def reachable(fleets: list[list[int]], shore: list[int]) -> int:
    """How many sea areas of a shore can be filled by fleets, each of which reaches some areas: a largest matching."""
    stands: dict[int, int] = {}

    def put(fleet: int, seen: set[int]) -> bool:
        for sea in fleets[fleet]:
            if sea in shore and sea not in seen:
                seen.add(sea)
                if sea not in stands or put(stands[sea], seen):
                    stands[sea] = fleet
                    return True
        return False

    return sum(put(fleet, set()) for fleet in range(len(fleets)))


def tightest(board: Board, counts: tuple[int, int], targets: tuple[int, ...]) -> int:
    """Where so many players stand on each large island, in the worst case: the sea areas that are empty beside the best
    pair that is left on some of the islands. -1 where no pair is left.

    The order in which they came does not matter, only which pairs they took: all pairs are gone through. Of their
    fleets it is assumed that all sail against that one pair."""
    large = large_islands(board)
    pairs = starting_pairs(board)
    on = [[pair for pair in pairs if board.islands[pair[0]] == island] for island in large]
    shore = {pair: shores(board, pair) for pair in pairs}
    worst = 99
    for first in sets_of(on[0], counts[0]):
        for second in sets_of(on[1], counts[1]):
            taken = {land for pair in first + second for land in pair}
            left = [pair for target in targets for pair in on[target] if not taken & set(pair)]
            fleets = [shore[pair] for pair in first + second for _ in range(2)]
            free = max((len(shore[pair]) - reachable(fleets, shore[pair]) for pair in left), default=-1)
            worst = min(worst, free)
    return worst


@pytest.mark.parametrize("players", [3, 4, 5])
def test_everyone_finds_a_pair(players: int) -> None:
    """Everyone for oneself: wherever the others stand, two empty sea areas are left beside some pair."""
    board = titans_board(players)
    for others in range(players):
        for first in range(min(others, 4) + 1):
            assert tightest(board, (first, others - first), (0, 1)) >= 4


@pytest.mark.parametrize("players", [4, 6])
def test_everyone_finds_a_pair_on_the_island_without_the_teammate(players: int) -> None:
    """In teams at most one of each team is on an island. Whoever comes, and wherever the others stand: on each island
    that is not full two empty sea areas are left beside some pair."""
    board = titans_board(players)
    teams = players // 2
    for here in range(teams):
        for there in range(teams + 1):
            assert tightest(board, (here, there), (0,)) >= 2
            assert tightest(board, (there, here), (1,)) >= 2


def test_a_board_where_somebody_can_be_left_out_is_noticed() -> None:
    """Whoever takes the two territories in the middle leaves two that do not touch."""
    board = load_board(TWO_LINES)
    assert tightest(board, (1, 1), (0, 1)) == -1
    assert tightest(board, (1, 0), (0,)) == -1
    assert tightest(board, (1, 0), (0, 1)) == 5
    assert [deploy_all(board, [0, 0, 0], "hostile", random.Random(seed)) for seed in range(5)] == [False] * 5


def test_fleets_in_the_way_are_noticed() -> None:
    """Where the sea is narrow, the first fleets can fill the shore of the last pair."""
    board = load_board(ONE_STRAIT)
    assert len(shores(board, (0, 1))) == 4
    assert tightest(board, (1, 2), (0,)) == -1
    assert tightest(board, (0, 2), (0,)) == 1


# The same, played


def legal(board: Board, taken: set[int], barred: int) -> list[Pair]:
    """The pairs that can be chosen: nobody is there, two sea areas are empty, and it is not the teammate's island."""
    return [
        pair
        for pair in starting_pairs(board)
        if not taken & set(pair)
        and board.islands[pair[0]] != barred
        and len([sea for sea in shores(board, pair) if sea not in taken]) >= 2
    ]


def choose(board: Board, taken: set[int], pairs: list[Pair], taste: str, generator: random.Random) -> set[int]:
    """A pair and two sea areas: any, the richest, or those that leave the fewest pairs on the island."""
    if taste == "random":
        pair = generator.choice(pairs)
        return {*pair, *generator.sample([sea for sea in shores(board, pair) if sea not in taken], 2)}
    best: list[set[int]] = []
    least = 99.0
    for pair in pairs:
        empty = [sea for sea in shores(board, pair) if sea not in taken]
        if taste == "rich":
            choices = [sorted(empty, key=lambda sea: -board.prosperity[sea])[:2]]
        else:
            # Fleets in the way of somebody else: beside many free territories.
            crowd = {sea: len([a for a in board.adjacent[sea] if a < board.lands and a not in taken]) for sea in empty}
            choices = [list(two) for two in combinations(sorted(empty, key=lambda sea: -crowd[sea])[:5], 2)]
        for seas in choices:
            after = taken | {*pair, *seas}
            if taste == "rich":
                income = sum(board.prosperity[area] for area in (*pair, *seas))
                worth = -float(income + sum(board.sites[land] for land in pair))
            else:
                left = legal(board, after, -1)
                here = [one for one in left if board.islands[one[0]] == board.islands[pair[0]]]
                worth = len(here) + len(left) / 100
            if worth < least:
                best, least = [], worth
            if worth == least:
                best.append({*pair, *seas})
    return generator.choice(best)


def deploy_all(board: Board, teams: list[int], taste: str, generator: random.Random) -> bool:
    """Everybody deploys, in this order of teams (0: of none). Whether everybody could."""
    taken: set[int] = set()
    island: dict[int, int] = {}
    for team in teams:
        pairs = legal(board, taken, island.get(team, -1) if team else -1)
        if not pairs:
            return False
        chosen = choose(board, taken, pairs, generator.choice(TASTES[:3]) if taste == "mixed" else taste, generator)
        island[team] = board.islands[min(chosen)]
        taken |= chosen
    return True


TASTES = ("random", "rich", "hostile", "mixed")


@pytest.mark.parametrize("players, teams", WAYS)
@pytest.mark.parametrize("taste", TASTES)
def test_everyone_can_deploy(players: int, teams: int, taste: str) -> None:
    board = titans_board(players)
    generator = random.Random(f"{players} {teams} {taste}")
    orders = sorted(set(permutations([1 + seat % teams if teams else 0 for seat in range(players)])))
    for game in range({"random": 500, "rich": 200, "hostile": 12, "mixed": 24}[taste]):
        order = list(orders[game % len(orders)])
        assert deploy_all(board, order, taste, generator), order
