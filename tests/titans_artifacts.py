"""Stories of the artifacts of Titans, on a small board of their own (BOARD_TEXT below).

Argos - Thebes - Sparta - Pylos are an island, in this order; Knossos - Gortyn - Lato are another, and Thera is alone.
Seas: the North is beside the whole western island, the West beside Argos and Thebes, the South beside Thebes, Sparta
and Pylos, the Strait between Pylos and Knossos, the East beside the whole eastern island, the Bay beside Knossos,
Gortyn and Thera, the Far beside Gortyn, Lato and Thera.
"""

from __future__ import annotations

import json
from typing import Any

import cyclades
from cyclades.games import rules_for
from tests.story import Story

ARTIFACTS = ("winged-sandals", "caduceus", "cap-of-invisibility", "zeus-lightning", "large-cornucopia")
SANDALS, CADUCEUS, CAP, LIGHTNING, CORNUCOPIA = ARTIFACTS
GODS = ("ares", "poseidon", "zeus", "athena", "kronos")
LANDS = ("argos", "thebes", "sparta", "pylos", "knossos", "gortyn", "lato", "thera")

BOARD_TEXT = """
format = "cyclades-board 1"
name = "artifacts"
picture = '''
  n   n   n   n   n   x   e   e   e
    w   A   T   S   P   x   K   G   L   f
  w   w   w   s   s   x   u   u   f   f
    w   w   s   s   x   u   u   H   f
'''
land = [
  { mark = "A", name = "Argos", sites = 2, metropolis_square = 1, prosperity = 1 },
  { mark = "T", name = "Thebes", sites = 2, metropolis_square = 1 },
  { mark = "S", name = "Sparta", sites = 1, prosperity = 2 },
  { mark = "P", name = "Pylos", sites = 2, metropolis_square = 1 },
  { mark = "K", name = "Knossos", sites = 2, metropolis_square = 1, prosperity = 1 },
  { mark = "G", name = "Gortyn", sites = 1, prosperity = 1 },
  { mark = "L", name = "Lato", sites = 2, metropolis_square = 1 },
  { mark = "H", name = "Thera", sites = 2, metropolis_square = 1, prosperity = 1 },
]
sea = [
  { mark = "n", name = "North" },
  { mark = "w", name = "West", prosperity = 1 },
  { mark = "s", name = "South" },
  { mark = "x", name = "Strait" },
  { mark = "e", name = "East", prosperity = 2 },
  { mark = "u", name = "Bay" },
  { mark = "f", name = "Far" },
]
"""
BOARD: dict[str, Any] = {}


def board_line() -> str:
    """The layout of the board, on one line."""
    if not BOARD:
        BOARD.update(cyclades.load_board(BOARD_TEXT).layout)
    return json.dumps(BOARD)


def titans(text: str, players: int = 4, options: str = "", expansions: str = "", teams: str = "") -> Story:
    """A story with Titans; only those artifacts, and cards of other expansions, are in the game that it names."""
    boxes = f"titans {expansions}".split()
    cards = rules_for("classic", players, tuple(boxes), "ready", {}).creature_deck.cards
    base = {card.name for card in rules_for("classic", players, (), "ready", {}).creature_deck.cards}
    others = [card.name for card in cards if card.name not in base and card.name not in text.split()]
    head = [f"expansions {' '.join(boxes)}", f"teams {teams}" if teams else "", f"board {board_line()}", options]
    lines = text.split("\n")
    gone = [number for number, line in enumerate(lines) if line.split()[:1] == ["gone"]]
    if others and gone:
        lines[gone[0]] += f" {' '.join(others)}"
    elif others:
        lines.insert(0, f"gone {' '.join(others)}")
    return Story("\n".join(lines), players, "\n".join(head), "classic")


def gods_line(god: str, players: int) -> str:
    """One less than there are players face up, a god of one's choice first."""
    up = [god, *(other for other in GODS if other != god)][: players - 1]
    return " ".join(["gods", *up, *["-"] * (5 - len(up))])


def titans_turn(
    god: str,
    text: str = "",
    red: str = "gold 9",
    paid: bool = True,
    players: int = 4,
    options: str = "",
    expansions: str = "",
    teams: str = "",
) -> Story:
    """Red in its turn with a god, in cycle 3, the free unit taken or not; everybody else has a territory at least."""
    lines = ["cycle 3", gods_line(god, players), f"player red {red}", f"offering red {god} 1", text]
    lines += [f"phase actions {god}{' paid' if paid else ''}"]
    return titans("\n".join(lines), players, options, expansions, teams)


def at(artifact: str, area: str) -> str:
    """The line of an artifact."""
    return f"artifact {artifact} at {area}"


def in_deck(*cards: str) -> str:
    """A comment that names cards, so that they are in the deck: what a story does not name is out of the game."""
    return f"# in the deck: {' '.join(cards)}"


def owner_of(story: Story, artifact: str) -> str | None:
    """Who owns an artifact."""
    return story.value("card_owner", artifact)


def whose(story: Story) -> dict[str, str]:
    """Who owns which artifact, of those that somebody owns."""
    found = {artifact: owner_of(story, artifact) for artifact in ARTIFACTS}
    return {artifact: owner for artifact, owner in found.items() if owner is not None}


def where(story: Story) -> dict[str, str]:
    """Where the artifacts on the board are."""
    found = {artifact: story.card_at(artifact) for artifact in ARTIFACTS}
    return {artifact: area for artifact, area in found.items() if area is not None}


REST = "area thera blue \n area lato green \n area gortyn yellow"
"""What the others have elsewhere, so that nobody's last territory is at stake."""


def march(
    argos: str,
    thebes: str,
    more: str = "",
    red: str = "gold 9",
    blue: str = "gold 9",
    god: str = "ares",
    expansions: str = "",
) -> Story:
    """Red in its turn, with Ares where nothing else is said, in Argos; blue has Thebes beside it."""
    text = f"player blue {blue} \n area argos red {argos} \n area thebes blue {thebes} \n {REST} \n {more}"
    return titans_turn(god, text, red, expansions=expansions)


def ended(story: Story) -> tuple[str, str] | None:
    """Why the game has ended and who has won it alone; None while it goes on."""
    if not story.game.over:
        return None
    [end] = story.happened("game-ended")
    [winner] = story.game.winners
    return end["reason"], story.game.rules.factions[winner]


def told(story: Story, *kinds: str) -> list[tuple[Any, ...]]:
    """The events of some kinds since the last question, each as its kind and what it says."""
    return [tuple(event.values()) for event in story.game.seen(None) if event["event"] in kinds]
