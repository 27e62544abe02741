"""Stories of the classic edition with Titans: positions as in tests/story.py, on a small board of their own.

Two large islands and two small ones (BOARD_TEXT below). In the west Argos - Sparta - Pylos lie above Elis - Tegea -
Corinth, in the east Thebes - Chalcis - Oropos above Megara - Athens - Marathon; Delos and Naxos are alone. The seas are
North, West, South, Strait (two cornucopias), Gulf, East, Bay and Far. There is no metropolis square on Sparta, Elis,
Chalcis and Marathon; the symbols are on Argos, Elis, Corinth and Thebes.
"""

from __future__ import annotations

import json
from typing import Any

import cyclades
from cyclades.board import SEATS
from cyclades.games import rules_for
from tests.story import Story

COLOURS = (*SEATS, "purple")
GODS = ("poseidon", "ares", "zeus", "athena", "kronos")
ARTIFACTS = ("caduceus", "cap-of-invisibility", "large-cornucopia", "winged-sandals", "zeus-lightning")
BUILDING_OF = {"poseidon": "port", "ares": "fortress", "zeus": "temple", "athena": "university"}
BOARD: dict[str, Any] = {}
BOARD_TEXT = """
format = "cyclades-board 1"
name = "titans-story"
picture = '''
  n   n   n   n   n   g   g   g   e   e
    n   Ar  Sp  Py  st  Th  Ch  Or  e
  w   El  Te  Co  st  st  Me  At  Ma  e
    w   s   s   s   st  st  b   b   e
  w   w   s   De  f   f   b   Na  b   e
    w   s   s   f   f   b   b   b   e
'''
land = [
  { mark = "Ar", name = "Argos", island = "Morea", sites = 2, metropolis_square = 1, symbol = 1 },
  { mark = "Sp", name = "Sparta", island = "Morea", sites = 1, prosperity = 2 },
  { mark = "Py", name = "Pylos", island = "Morea", sites = 2, metropolis_square = 1, prosperity = 1 },
  { mark = "El", name = "Elis", island = "Morea", sites = 2, symbol = 1, prosperity = 1 },
  { mark = "Te", name = "Tegea", island = "Morea", sites = 3, metropolis_square = 1, left_beside_metropolis = 1 },
  { mark = "Co", name = "Corinth", island = "Morea", sites = 2, metropolis_square = 1, symbol = 1 },
  { mark = "Th", name = "Thebes", island = "Attica", sites = 2, metropolis_square = 1, symbol = 1 },
  { mark = "Ch", name = "Chalcis", island = "Attica", sites = 1, prosperity = 2 },
  { mark = "Or", name = "Oropos", island = "Attica", sites = 2, metropolis_square = 1 },
  { mark = "Me", name = "Megara", island = "Attica", sites = 2, metropolis_square = 1, prosperity = 1 },
  { mark = "At", name = "Athens", island = "Attica", sites = 4, metropolis_square = 1, left_beside_metropolis = 2 },
  { mark = "Ma", name = "Marathon", island = "Attica", sites = 1, prosperity = 1 },
  { mark = "De", name = "Delos", island = "Delos", sites = 2, metropolis_square = 1, prosperity = 1 },
  { mark = "Na", name = "Naxos", island = "Naxos", sites = 1, metropolis_square = 1 },
]
sea = [
  { mark = "n", name = "North" },
  { mark = "w", name = "West", prosperity = 1 },
  { mark = "s", name = "South" },
  { mark = "st", name = "Strait", prosperity = 2 },
  { mark = "g", name = "Gulf" },
  { mark = "e", name = "East", prosperity = 1 },
  { mark = "b", name = "Bay" },
  { mark = "f", name = "Far" },
]
"""


def board_line() -> str:
    """The layout of the board of these stories, on one line."""
    if not BOARD:
        BOARD.update(cyclades.load_board(BOARD_TEXT).layout)
    return json.dumps(BOARD)


def titans_board(text: str) -> str:
    """The layout of another board, on one line."""
    return json.dumps(cyclades.load_board(text).layout)


def small_deck(text: str, more: str) -> str:
    """A position without those cards that expansions add to the creatures and that it does not name."""
    mix = rules_for("classic", 3, ("titans", *more.split()), "ready", {}).creature_deck.cards
    base = {card.name for card in rules_for("classic", 3, (), "ready", {}).creature_deck.cards}
    others = [card.name for card in mix if card.name not in base and card.name not in text.split()]
    if "phase start" in text or not others:
        return text
    lines = text.split("\n")
    for number, line in enumerate(lines):
        if line.split()[:1] == ["gone"]:
            lines[number] += f" {' '.join(others)}"
            return "\n".join(lines)
    return "\n".join([f"gone {' '.join(others)}", *lines])


def titans(text: str, players: int = 3, options: str = "", more: str = "") -> Story:
    """A story with Titans, and `more` expansions; of the cards that they add to the
    creatures only those are in the game that it names."""
    head = f"expansions titans {more}\nboard {board_line()}\n{options}"
    return Story(small_deck(text, more), players, head, "classic")


def row_of(gods: list[str]) -> str:
    """The line of the gods that are face up, from the first to the last."""
    return " ".join(["gods", *gods, *["-"] * (len(GODS) - len(gods))])


def gods_up(god: str, players: int) -> list[str]:
    """As many gods as are face up, one of them first and the others in their usual order."""
    return [god, *(other for other in GODS if other != god)][: players - 1]


def titans_turn(
    god: str,
    text: str,
    red: str = "gold 9",
    paid: bool = True,
    players: int = 3,
    row: str = "",
    options: str = "",
    more: str = "",
) -> Story:
    """Red in its turn with a god, in cycle 3, what is free taken or not; `row` are the gods face up, else its god is
    the first of them."""
    gods = row.split() or gods_up(god, players)
    lines = ["cycle 3", row_of(gods), f"player red {red}", f"offering red {god} {int(god != 'apollo')}", text]
    end = "phase actions" if god == "apollo" else f"phase actions {god}{' paid' if paid else ''}"
    return titans("\n".join([*lines, end]), players, options, more)


REST = "area delos blue \n area naxos green"
"""What blue and green have elsewhere, so that nobody's last territory is at stake on the large islands."""


def titans_start(players: int = 3, options: str = "", board: str = "", more: str = "") -> Story:
    """A game with Titans before anything has happened, on the board of these stories unless another one is named."""
    head = f"expansions titans {more}\nboard {board or board_line()}\n{options}"
    return Story("phase start", players, head, "classic")


SYMBOLS = ("port", "fortress", "temple", "university")
SPECIALS = ("military", "seaside", "religious", "cultural", "commercial")
"""The buildings that stand on Argos, Elis, Corinth and Thebes in stories of the set-up, and the special Metropolises:
the first two are open."""


def preliminary(players: int = 3, row: str = "", options: str = "", board: str = "", monuments: str = "") -> Story:
    """Free positioning: everybody is about to make an offering, in the order of the seats; `row` are the gods that are
    face up, `monuments` those that are open where it is played with Monuments."""
    gods = row.split() or [*GODS[: players - 1]]
    story = titans_start(players, options, board, "monuments" if monuments else "")
    story.play(*(f"draw {monument}" for monument in monuments.split()))
    story.play(*(f"draw {building}" for building in SYMBOLS), *(f"draw {special}" for special in SPECIALS[:2]))
    return story.play(*(f"draw {colour}" for colour in COLOURS[:players]), *(f"draw {god}" for god in gods))


def deployment(players: int = 3, row: str = "", options: str = "", board: str = "") -> Story:
    """The players have gone to the gods in their order, with 1 GP each, the last one to Apollo."""
    gods = row.split() or [*GODS[: players - 1]]
    return preliminary(players, row, options, board).play(*(f"bid {god} 1" for god in gods), "bid apollo 0")


def rules_of(players: int, teams: Any = None, options: dict[str, Any] | None = None) -> Any:
    """The rules of a game with Titans on its ready-made board."""
    return rules_for("classic", players, ("titans",), "ready", options or {}, teams=teams)
