"""T1: which boards Titans is played on, and which are refused."""

from __future__ import annotations

import pytest

from cyclades.board import BoardError, load_board
from cyclades.editions.classic.titans.boards import check_titans, disjoint, titans_board
from tests.board.samples import ONE_STRAIT, TWO_LINES

pytestmark = pytest.mark.rule("T1.3")

# Who plays: the number of players, and that of teams.
WAYS = [(3, 0), (4, 0), (4, 2), (5, 0), (6, 3)]


@pytest.mark.parametrize("players, teams", WAYS)
def test_our_boards_pass(players: int, teams: int) -> None:
    check_titans(titans_board(players), players)
    check_titans(titans_board(players), players, teams)


def test_the_larger_board_suits_fewer() -> None:
    check_titans(titans_board(6), 3)
    check_titans(titans_board(6), 4)


@pytest.mark.parametrize("players", [-1, 0, 2, 7])
def test_other_numbers_of_players(players: int) -> None:
    with pytest.raises(BoardError, match=f"^players: expected 3 to 6 players, got {players}$"):
        titans_board(players)
    with pytest.raises(BoardError, match=f"^players: expected 3 to 6 players, got {players}$"):
        check_titans(titans_board(6), players)


@pytest.mark.parametrize(
    "players, teams, message",
    [
        (6, 0, "teams: expected 3 teams, got no teams"),
        (4, 3, "teams: expected no teams or 2 teams, got 3 teams"),
        (5, 2, "teams: expected no teams, got 2 teams"),
    ],
)
def test_other_numbers_of_teams(players: int, teams: int, message: str) -> None:
    with pytest.raises(BoardError) as caught:
        check_titans(titans_board(6), players, teams)
    assert str(caught.value) == message


WHERE = "board 'two lines' for 4 players"
INLAND = [["chora", "a3"], ["chora", "a4"], ["chora", "c3"], ["chora", "c4"]]
INLAND += [["dia", "a4"], ["dia", "a5"], ["dia", "c4"], ["dia", "c5"]]
MALFORMED = {
    "three symbols": (
        [('name = "Elea", sites = 1, symbol = 1', 'name = "Elea", sites = 1')],
        f"{WHERE}: expected 4 territories with a building symbol, got 3",
    ),
    "five symbols": (
        [('name = "Fyli", sites = 1', 'name = "Fyli", sites = 1, symbol = 1')],
        f"{WHERE}: expected 4 territories with a building symbol, got 5",
    ),
    "a symbol without a site": (
        [('name = "Elea", sites = 1, symbol = 1', 'name = "Elea", symbol = 1')],
        "land[4] (Elea): expected sites where a building symbol is printed, got sites = 0",
    ),
    "one large island": (
        [("plain_seas", 'joined = [["argos", "elea"]]\nplain_seas')],
        f"{WHERE}: expected at least 2 islands of several territories, got 1",
    ),
    "three pairs": (
        [("plain_seas", 'parted = [["argos", "belos"]]\nplain_seas')],
        f"{WHERE}: expected 4 pairs of adjacent territories, each beside 2 sea areas, got 3",
    ),
    "a pair without a shore": (
        [("plain_seas", f"parted = {INLAND}\nplain_seas")],
        f"{WHERE}: expected 4 pairs of adjacent territories, each beside 2 sea areas, got 3",
    ),
    "three pairs on one island": (
        [("plain_seas", 'joined = [["dia", "elea"]]\nparted = [["fyli", "gyros"]]\nplain_seas')],
        f"{WHERE}, 2 teams: expected 4 pairs of adjacent territories, each beside 2 sea areas, at most 2 of them on "
        "one island, got 3",
    ),
    "two metropolis squares": (
        [('name = "Dia", sites = 2, metropolis_square = 1', 'name = "Dia", sites = 2')],
        f"{WHERE}, 2 teams: expected at least 3 territories with a metropolis square, got 2",
    ),
    "one metropolis square": (
        [
            ('name = "Dia", sites = 2, metropolis_square = 1', 'name = "Dia", sites = 2'),
            ('name = "Argos", sites = 2, metropolis_square = 1', 'name = "Argos", sites = 2'),
        ],
        f"{WHERE}: expected at least 2 territories with a metropolis square, got 1",
    ),
}


@pytest.mark.parametrize("changes, message", MALFORMED.values(), ids=MALFORMED.keys())
def test_unfit_boards_are_refused(changes: list[tuple[str, str]], message: str) -> None:
    text = TWO_LINES
    for before, after in changes:
        assert before in text
        text = text.replace(before, after)
    with pytest.raises(BoardError) as caught:
        check_titans(load_board(text), 4)
    assert str(caught.value) == message


def test_a_board_of_ones_own() -> None:
    check_titans(load_board(TWO_LINES), 4)
    with pytest.raises(BoardError, match=r"for 5 players: expected 5 pairs of adjacent territories, .* got 4$"):
        check_titans(load_board(TWO_LINES), 5)
    with pytest.raises(BoardError, match=r"for 5 players: expected at least 10 sea areas, 2 a player, got 9$"):
        check_titans(load_board(ONE_STRAIT), 5)


@pytest.mark.parametrize("name", ["classic-5", "legendary-5"])
def test_other_boards_are_refused(name: str) -> None:
    with pytest.raises(BoardError, match="for 5 players: expected "):
        check_titans(load_board(name), 5)


def test_only_the_teams_that_are_named_are_looked_at() -> None:
    """Two squares are enough for one alone, and too few for a team."""
    board = load_board(TWO_LINES.replace('"Dia", sites = 2, metropolis_square = 1', '"Dia", sites = 2'))
    check_titans(board, 4, 0)
    for teams in (2, None):
        with pytest.raises(BoardError, match=f"^{WHERE}, 2 teams: expected at least 3 territories"):
            check_titans(board, 4, teams)


def test_disjoint_pairs() -> None:
    assert disjoint([], 3) == 0
    assert disjoint([(0, 1), (1, 2), (2, 3)], 5) == 2
    assert disjoint([(0, 1), (1, 2), (2, 3)], 1) == 1
    # A star, a triangle, and a ring of five with a tail.
    assert disjoint([(0, 1), (0, 2), (0, 3)], 5) == 1
    assert disjoint([(0, 1), (1, 2), (0, 2)], 5) == 1
    assert disjoint([(0, 1), (1, 2), (2, 3), (3, 4), (0, 4), (2, 5)], 5) == 3
    # Two triangles with a pair between them: whoever takes the first pair that comes, finds only two.
    assert disjoint([(0, 1), (0, 2), (1, 2), (1, 3), (3, 4), (3, 5), (4, 5)], 5) == 3
