"""Boards in text that several tests use."""

# Two islands of one area each with trade spaces and printed starts, as on the classic boards.
CLASSIC = """
format = "cyclades-board 1"
name = "small classic"
picture = '''
    A1  A2  A3
  B1  XX  XX  B4
    C1  C2  YY
'''
land = [
  { mark = "XX", name = "Xanthe", island = "one", sites = 3, metropolis_square = 1, left_beside_metropolis = 1 },
  { mark = "YY", name = "Ypsili", island = "two", sites = 1, metropolis_square = 1, prosperity = 2 },
]
sea = [{ mark = "A1", name = "A1", prosperity = 1 }]
plain_seas = ["A2", "A3", "B1", "B4", "C1", "C2"]
parted = [["xanthe", "ypsili"]]
starts = [
  { seat = "red", lands = ["xanthe"], fleets = ["a2"] },
  { seat = "blue", lands = ["ypsili"], fleets = ["b4"] },
]
"""

# One large island in territories, a small one, building symbols and a trade space with two cornucopias.
TITANS = """
format = "cyclades-board 1"
name = "small titans"
picture = '''
  s   s   t   t
    A   B   t   D
  u   C   C   t
    u   u   u
'''
land = [
  { mark = "A", name = "Argos", sites = 2, metropolis_square = 1, symbol = 1 },
  { mark = "B", name = "Belos", sites = 1, prosperity = 1 },
  { mark = "C", name = "Chora", sites = 3, metropolis_square = 1, left_beside_metropolis = 1 },
  { mark = "D", name = "Dia", sites = 1, symbol = true },
]
sea = [
  { mark = "s", name = "Sea of Saron" },
  { mark = "t", name = "Trade", prosperity = 2 },
  { mark = "u", name = "Utmost" },
]
"""

# A board of the simplest kind, which the malformed examples spoil.
PLAIN = """
format = "cyclades-board 1"
name = "plain"
picture = '''
    a   a   b
  a   N   P   b
    c   c   b
'''
land = [
  { mark = "N", name = "Naxos", sites = 2, prosperity = 1 },
  { mark = "P", name = "Paros", sites = 1, priestess = 1 },
]
sea = [
  { mark = "a", name = "Alpha" },
  { mark = "b", name = "Beta", prosperity = 1 },
  { mark = "c", name = "Gamma" },
]
"""

TILED = """
format = "cyclades-board 1"
name = "tiled"
place = [
  { tile = "delos", at = [0, 0], turn = 0 },
  { tile = "chios", at = [2, 1], turn = 3 },
]
"""

OWN_TILE = """
format = "cyclades-board 1"
name = "own"
place = [{ tile = "mine", at = [0, 0], turn = 1 }]

[[tile]]
name = "mine"
picture = '''
    s   s
  A   t   s
    t   B
'''
land = [{ mark = "A", name = "Alonia", sites = 1 }, { mark = "B", name = "Bathy", sites = 2 }]
sea = [{ mark = "s", name = "Sao" }, { mark = "t", name = "Thoe" }]
"""

# A board of two islands in a line, on which three or four can begin if they are kind; the malformed examples spoil it.
TWO_LINES = """
format = "cyclades-board 1"
name = "two lines"
picture = '''
    A1  A2  A3  A4  A5
  B1  Aa  Bb  Cc  Dd  B6
    C1  C2  C3  C4  C5
  D1  Ee  Ff  Gg  Hh  D6
    E1  E2  E3  E4  E5
'''
land = [
  { mark = "Aa", name = "Argos", sites = 2, metropolis_square = 1, symbol = 1 },
  { mark = "Bb", name = "Belos", sites = 1, prosperity = 1 },
  { mark = "Cc", name = "Chora", sites = 1, prosperity = 1 },
  { mark = "Dd", name = "Dia", sites = 2, metropolis_square = 1, symbol = 1 },
  { mark = "Ee", name = "Elea", sites = 1, symbol = 1 },
  { mark = "Ff", name = "Fyli", sites = 1, prosperity = 1 },
  { mark = "Gg", name = "Gyros", sites = 1, prosperity = 1 },
  { mark = "Hh", name = "Hydrea", sites = 2, metropolis_square = 1, symbol = 1 },
]
plain_seas = [
  "A1", "A2", "A3", "A4", "A5", "B1", "B6", "C1", "C2", "C3", "C4", "C5", "D1", "D6", "E1", "E2", "E3", "E4", "E5",
]
"""

# The same with one strait of sea areas.
ONE_STRAIT = (
    TWO_LINES.replace("    A1  A2  A3  A4  A5\n", "")
    .replace("    E1  E2  E3  E4  E5\n", "")
    .replace('"A1", "A2", "A3", "A4", "A5", ', "")
    .replace(', "E1", "E2", "E3", "E4", "E5"', "")
)
