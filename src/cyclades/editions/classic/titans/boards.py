"""The boards of Titans, of our own design, and what a board for it must satisfy."""

from __future__ import annotations

from typing import Final

from cyclades.board.board import Board, wrong
from cyclades.board.read import load_board

FEWEST: Final = 3
MOST: Final = 6
SYMBOLS: Final = 4
LARGE_ISLANDS: Final = 2
FLEETS: Final = 2

# The numbers of teams in which so many may play; 0 is everyone for oneself.
TEAMS: Final[dict[int, tuple[int, ...]]] = {3: (0,), 4: (0, 2), 5: (0,), 6: (3,)}

# Metropolises with which a player wins, and a team.
WINS_ALONE: Final = 2
WINS_IN_TEAMS: Final = 3

Pair = tuple[int, int]


def titans_board(players: int) -> Board:
    """The board for three and four players, or the one for five and six."""
    check_titans_players(players)
    return load_board("titans-4" if players <= 4 else "titans-6")


def check_titans(board: Board, players: int, teams: int | None = None) -> None:
    """Refuse a board on which so many could not play Titans, in so many teams (0: everyone for oneself); without a
    number of teams, in any way in which so many may play."""
    check_titans_players(players)
    ways = TEAMS[players]
    if teams is not None and teams not in ways:
        raise wrong("teams", " or ".join([say_teams(way) for way in ways]), say_teams(teams))
    where = f"board {board.name!r} for {players} players"
    check_printed_things(board, where)
    for way in ways if teams is None else (teams,):
        check_room(board, players, way, f"{where}, {say_teams(way)}" if way else where)


def check_titans_players(players: int) -> None:
    """Titans is for three to six."""
    if not FEWEST <= players <= MOST:
        raise wrong("players", f"{FEWEST} to {MOST} players", players)


def say_teams(teams: int) -> str:
    """A number of teams, in words."""
    return f"{teams} teams" if teams else "no teams"


def check_printed_things(board: Board, where: str) -> None:
    """Two large islands, and a symbol for each of the four buildings that stand on the board from the beginning. That
    there is a site under each was seen when the board was read."""
    large = large_islands(board)
    if len(large) < LARGE_ISLANDS:
        raise wrong(where, f"at least {LARGE_ISLANDS} islands of several territories", len(large))
    symbols = sum(board.symbols)
    if symbols != SYMBOLS:
        raise wrong(where, f"{SYMBOLS} territories with a building symbol", symbols)


def check_room(board: Board, players: int, teams: int, where: str) -> None:
    """Everybody can begin on two adjacent territories, teammates on different islands, and somebody can win."""
    squares = sum(board.metropolis_squares)
    least = WINS_IN_TEAMS if teams else WINS_ALONE
    if squares < least:
        raise wrong(where, f"at least {least} territories with a metropolis square", squares)
    seas = board.areas - board.lands
    if seas < FLEETS * players:
        raise wrong(where, f"at least {FLEETS * players} sea areas, {FLEETS} a player", seas)
    pairs = starting_pairs(board)
    places = 0
    for island in large_islands(board):
        # Of a team only one may be on an island.
        most = teams if teams else players
        places += disjoint([pair for pair in pairs if board.islands[pair[0]] == island], most)
    if places < players:
        expected = f"{players} pairs of adjacent territories, each beside {FLEETS} sea areas"
        if teams:
            expected += f", at most {teams} of them on one island"
        raise wrong(where, expected, places)


def large_islands(board: Board) -> list[int]:
    """The islands of several territories."""
    return [island for island in range(board.island_count) if board.islands.count(island) > 1]


def starting_pairs(board: Board) -> list[Pair]:
    """The pairs of territories on which a player may begin: they touch each other and enough sea areas."""
    found: list[Pair] = []
    for land in range(board.lands):
        for other in board.adjacent[land]:
            if land < other < board.lands and len(shores(board, (land, other))) >= FLEETS:
                found.append((land, other))
    return found


def shores(board: Board, pair: Pair) -> list[int]:
    """The sea areas beside a pair of territories."""
    beside = set(board.adjacent[pair[0]]) | set(board.adjacent[pair[1]])
    return sorted([area for area in beside if area >= board.lands])


def disjoint(pairs: list[Pair], most: int) -> int:
    """How many of the pairs can be taken without a territory twice; counted no further than asked."""
    if most == 0 or not pairs:
        return 0
    # One end of a line first: where a territory has a single neighbour, taking the two together is never wrong.
    ends: dict[int, int] = {}
    for pair in pairs:
        for land in pair:
            ends[land] = ends.get(land, 0) + 1
    land = min(ends, key=lambda one: (ends[one], one))
    best = 0
    for pair in pairs:
        if land in pair:
            best = max(best, 1 + disjoint(without(pairs, pair), most - 1))
            if best == most or ends[land] == 1:
                return best
    return max(best, disjoint([pair for pair in pairs if land not in pair], most))


def without(pairs: list[Pair], taken: Pair) -> list[Pair]:
    """The pairs that share no territory with the one taken."""
    return [pair for pair in pairs if pair[0] not in taken and pair[1] not in taken]
