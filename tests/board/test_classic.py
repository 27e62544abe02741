"""The printed classic boards, compared with what is printed, and boards on which the classic game cannot be played."""

import pytest

from cyclades.board import SHIPPED, Board, BoardError, check_classic, load_board, printed_board
from tests.board.samples import CLASSIC

# Land and sea areas, building slots, cornucopias on land and at sea.
COUNTS = {2: (8, 30, 17, 8, 4), 3: (8, 30, 17, 8, 4), 4: (10, 46, 23, 9, 6), 5: (13, 61, 30, 11, 6)}

# How many circles lie in each of the eleven rows.
ROWS = {
    2: (2, 3, 4, 5, 6, 7, 6, 5, 4, 3, 2),
    3: (2, 3, 4, 5, 6, 7, 6, 5, 4, 3, 2),
    4: (4, 5, 6, 7, 8, 9, 8, 7, 6, 5, 4),
    5: (6, 7, 8, 9, 10, 11, 10, 9, 8, 7, 6),
}

# Circles, building slots, those left beside a Metropolis, cornucopias.
SMALL_ISLANDS = {
    "andros": (1, 1, 0, 2),
    "tinos": (2, 2, 0, 1),
    "naxos": (2, 2, 0, 1),
    "paros": (1, 1, 0, 2),
    "delos": (3, 3, 1, 0),
    "milos": (1, 1, 0, 2),
    "syros": (4, 4, 2, 0),
    "kea": (3, 3, 1, 0),
}
ISLANDS = {
    2: SMALL_ISLANDS,
    3: SMALL_ISLANDS,
    4: {
        "andros": (4, 4, 2, 0),
        "tinos": (2, 2, 0, 1),
        "naxos": (2, 2, 0, 1),
        "paros": (1, 1, 0, 2),
        "delos": (1, 1, 0, 2),
        "milos": (2, 2, 0, 1),
        "syros": (3, 3, 1, 0),
        "kea": (1, 1, 0, 2),
        "ios": (4, 4, 2, 0),
        "thira": (3, 3, 1, 0),
    },
    5: {
        "andros": (2, 2, 0, 1),
        "tinos": (4, 4, 2, 0),
        "naxos": (2, 2, 0, 1),
        "paros": (2, 2, 0, 1),
        "delos": (2, 2, 0, 1),
        "milos": (1, 1, 0, 2),
        "syros": (2, 2, 0, 1),
        "kea": (1, 1, 0, 2),
        "ios": (3, 3, 1, 0),
        "thira": (4, 4, 2, 0),
        "amorgos": (1, 1, 0, 2),
        "serifos": (3, 3, 1, 0),
        "sifnos": (3, 3, 1, 0),
    },
}

SHORES = {
    (2, "andros"): "A1 B2 C1 C2",
    (3, "andros"): "A1 B2 C1 C2",
    (3, "naxos"): "C1 C2 D1 D3 E2 E4 F3 F4",
    (3, "delos"): "E1 E2 F1 F3 G3 H1 H2",
    (3, "syros"): "F6 F7 G5 H4 I3 J2 K2",
    (3, "kea"): "H1 H2 I2 J2 K2",
    (4, "andros"): "A1 A2 B3 C3 D1 D2 D3",
    (4, "paros"): "D1 D2 E1 E3 F2 F3",
    (4, "syros"): "F1 F2 G2 G3 H3 I1 I2",
    (4, "ios"): "F8 F9 G7 H6 I5 J4 K4",
    (4, "thira"): "H3 H4 I2 I4 J1 J4 K1 K2 K3",
    (5, "andros"): "A3 A5 B4 B6 C5 C6",
    (5, "tinos"): "A1 A2 B3 C3 D1 D2 D3",
    (5, "delos"): "C8 D8 E10 E8 F10 F9",
    (5, "kea"): "E6 E7 F6 F8 G6 G7",
    (5, "thira"): "F10 F11 G9 H8 I7 J6 K6",
    (5, "serifos"): "H3 H4 I2 I4 J1 J4 K1 K2 K3",
    (5, "sifnos"): "H5 H6 I4 I6 J4 J6 K4 K6",
}

# Around a sea area: islands and seas.
WATERS = {
    (3, "k2"): "j2 kea syros",
    (3, "f4"): "e4 f3 f5 g3 milos naxos",
    (4, "f5"): "e4 f6 g5 milos naxos",
    (5, "a1"): "a2 tinos",
    (5, "f6"): "e6 f5 g5 g6 kea naxos",
    (5, "j6"): "i6 i7 k6 sifnos thira",
    (5, "f11"): "e10 f10 thira",
}

TRADE = {2: "A2 F1 F7 K2", 3: "A2 F1 F7 K2", 4: "A1 A4 F1 F9 K1 K4", 5: "A1 A6 F1 F11 K1 K6"}

STARTS = {
    2: {"red": "andros syros C2 G5", "blue": "tinos delos D4 F1"},
    3: {"red": "andros syros C2 G5", "blue": "tinos delos D4 F1", "green": "naxos kea F4 K2"},
    4: {
        "red": "andros kea B3 F7",
        "blue": "tinos syros D6 F1",
        "green": "naxos thira F5 K1",
        "yellow": "paros ios F3 I5",
    },
    5: {
        "green": "andros serifos C6 K1",
        "red": "tinos kea B3 E7",
        "black": "naxos sifnos F5 K6",
        "blue": "delos ios D8 F1",
        "yellow": "milos thira F3 G9",
    },
}


def neighbours(board: Board, id: str) -> list[str]:
    return sorted(board.ids[area] for area in board.adjacent[board.number(id)])


@pytest.mark.parametrize("players", COUNTS)
def test_counts(players: int) -> None:
    board = printed_board(players)
    lands, seas, slots, ashore, at_sea = COUNTS[players]
    assert board.name == f"classic-{players}"
    assert board.name in SHIPPED
    assert (board.lands, board.areas - board.lands) == (lands, seas)
    assert sum(board.sites) == slots
    assert sum(board.prosperity[: board.lands]) == ashore
    assert sum(board.prosperity[board.lands :]) == at_sea
    assert sum(board.priestess) + sum(board.symbols) == 0
    assert "joined" not in board.layout
    assert "parted" not in board.layout


@pytest.mark.parametrize("players", COUNTS)
def test_every_island_is_one_area(players: int) -> None:
    board = printed_board(players)
    assert board.island_count == board.lands
    for land in range(board.lands):
        assert all(area >= board.lands for area in board.adjacent[land])


@pytest.mark.parametrize("players", COUNTS)
def test_circles(players: int) -> None:
    """Eleven rows, each centred; a sea area is one circle, named by its row and its place in it."""
    board = printed_board(players)
    owner = {cell: area for area in range(board.areas) for cell in board.cells[area]}
    top = min(r for _, r in owner)
    middles = set()
    for row, count in enumerate(ROWS[players]):
        line = sorted(cell for cell in owner if cell[1] == top + row)
        assert len(line) == count
        middles.add(line[0][0] + line[-1][0] + top + row)
        for place, cell in enumerate(line):
            area = owner[cell]
            if area >= board.lands:
                assert board.titles[area] == f"{'ABCDEFGHIJK'[row]}{place + 1}"
                assert board.cells[area] == (cell,)
    assert len(owner) == sum(ROWS[players])
    assert len(middles) == 1


@pytest.mark.parametrize("players", COUNTS)
def test_islands(players: int) -> None:
    board = printed_board(players)
    found = {
        board.ids[land]: (
            len(board.cells[land]),
            board.sites[land],
            board.left_beside_metropolis[land],
            board.prosperity[land],
        )
        for land in range(board.lands)
    }
    assert found == ISLANDS[players]
    assert board.metropolis_squares[: board.lands] == (1,) * board.lands


@pytest.mark.parametrize("players, id", SHORES)
def test_shores(players: int, id: str) -> None:
    board = printed_board(players)
    assert sorted(board.titles[area] for area in board.adjacent[board.number(id)]) == SHORES[players, id].split()


@pytest.mark.parametrize("players, id", WATERS)
def test_waters(players: int, id: str) -> None:
    assert neighbours(printed_board(players), id) == WATERS[players, id].split()


@pytest.mark.parametrize("players", COUNTS)
def test_trade_spaces(players: int) -> None:
    board = printed_board(players)
    rich = [area for area in range(board.lands, board.areas) if board.prosperity[area]]
    assert [board.titles[area] for area in rich] == TRADE[players].split()
    assert all(board.prosperity[area] == 1 for area in rich)


@pytest.mark.parametrize("players", COUNTS)
def test_starts(players: int) -> None:
    board = printed_board(players)
    found = {
        start.seat: " ".join([board.ids[land] for land in start.lands] + [board.titles[sea] for sea in start.fleets])
        for start in board.starts
    }
    assert found == STARTS[players]
    for start in board.starts:
        assert sum(board.prosperity[area] for area in start.lands + start.fleets) == 2


def test_two_play_on_the_board_for_three() -> None:
    two, three = printed_board(2), printed_board(3)
    assert (two.cells, two.ids, two.prosperity, two.sites) == (three.cells, three.ids, three.prosperity, three.sites)
    assert two.starts == three.starts[:2]


@pytest.mark.parametrize("players", COUNTS)
def test_printed_boards_pass(players: int) -> None:
    check_classic(printed_board(players), players)


def test_starts_beyond_the_players_do_no_harm() -> None:
    check_classic(printed_board(5), 2)
    check_classic(printed_board(3), 2)


@pytest.mark.parametrize("players", [-1, 0, 1, 6])
def test_other_numbers_of_players(players: int) -> None:
    with pytest.raises(BoardError, match=f"^players: expected 2 to 5 players, got {players}$"):
        printed_board(players)
    with pytest.raises(BoardError, match=f"^players: expected 2 to 5 players, got {players}$"):
        check_classic(printed_board(5), players)


# A board on which two can play; the malformed examples spoil it.
GOOD = """
format = "cyclades-board 1"
name = "four isles"
picture = '''
    A1  WW  A3  XX
  B1  B2  B3  B4  B5
    YY  C2  ZZ  ZZ
'''
land = [
  { mark = "WW", name = "West", sites = 1, metropolis_square = 1 },
  { mark = "XX", name = "Exo", sites = 1, metropolis_square = 1 },
  { mark = "YY", name = "Ypsili", sites = 1, metropolis_square = 1 },
  { mark = "ZZ", name = "Zoe", sites = 3, metropolis_square = 1, left_beside_metropolis = 1 },
]
plain_seas = ["A1", "A3", "B1", "B2", "B3", "B4", "B5", "C2"]
starts = [
  { seat = "blue", lands = ["exo", "zoe"], fleets = ["b5", "b4"] },
  { seat = "red", lands = ["west", "ypsili"], fleets = ["a1", "b1"] },
]
"""

MALFORMED = {
    "no metropolis square": (
        ('name = "Exo", sites = 1, metropolis_square = 1', 'name = "Exo", sites = 1'),
        "board 'four isles' for 2 players: exo: expected a metropolis square, got none",
    ),
    "no sites": (
        ('name = "Exo", sites = 1, metropolis_square = 1', 'name = "Exo"'),
        "board 'four isles' for 2 players: exo: expected at least one site, got none",
    ),
    "an island of two areas": (
        ("plain_seas", 'joined = [["west", "exo"]]\nplain_seas'),
        "board 'four isles' for 2 players: west: expected an island of a single land area, got exo beside it",
    ),
    "another colour": (
        ('seat = "red"', 'seat = "green"'),
        "board 'four isles' for 2 players: expected a printed start for red, got blue, green",
    ),
    "one island": (
        ('lands = ["west", "ypsili"], fleets = ["a1", "b1"]', 'lands = ["west"], fleets = ["a1", "b2"]'),
        "board 'four isles' for 2 players: start of red: expected 2 lands, got 1",
    ),
    "three fleets": (
        ('["b5", "b4"]', '["b5", "b4", "a3"]'),
        "board 'four isles' for 2 players: start of blue: expected 2 fleets, got 3",
    ),
}


def test_a_board_of_ones_own() -> None:
    check_classic(load_board(GOOD), 2)
    with pytest.raises(BoardError, match=r"for 3 players: expected a printed start for green, got blue, red$"):
        check_classic(load_board(GOOD), 3)


@pytest.mark.parametrize("change, message", MALFORMED.values(), ids=MALFORMED.keys())
def test_unfit_boards_are_refused(change: tuple[str, str], message: str) -> None:
    before, after = change
    assert before in GOOD
    with pytest.raises(BoardError) as caught:
        check_classic(load_board(GOOD.replace(before, after)), 2)
    assert str(caught.value) == message


def test_legendary_boards_and_boards_without_starts_are_refused() -> None:
    with pytest.raises(BoardError, match="expected an island of a single land area, got"):
        check_classic(load_board("legendary-4"), 4)
    with pytest.raises(BoardError, match="for 2 players: expected a printed start for red, got no starts"):
        check_classic(load_board(GOOD[: GOOD.index("starts")]), 2)
    with pytest.raises(BoardError, match="start of red: expected 2 lands, got 1"):
        check_classic(load_board(CLASSIC), 2)
