"""Short stories with the made-up expansion: a turn with Nyx, played in notation."""

from __future__ import annotations

import cyclades
from cyclades import Game
from tests.madeup.registering import NAME

REST = "area tinos blue troops 1 \n area paros green troops 1"


def nyx(text: str, red: str = "gold 9", edition: str = "classic", more: str = "") -> Game:
    """Red's turn with Nyx, everything that is free done, in a game for three."""
    lines = f"cyclades-position 1 \n edition {edition} \n players 3 \n expansions {NAME} {more} \n cycle 4"
    gods = "gods nyx poseidon - - -" if edition == "classic" else "gods nyx athena zeus poseidon ares hera"
    done = "\n".join(f"done recruit {unit} 1" for unit in ("shade", "barge", "lamplighter"))
    lines += (
        f"\n {gods} \n player red {red} \n offering red nyx 1 \n {text} \n {REST} \n {done} \n phase actions nyx paid"
    )
    return cyclades.read_position(lines, ask_chance=True)


def play(game: Game, moves: str) -> Game:
    for words in moves.split(","):
        game.play(words)
    return game


def legal(game: Game) -> list[str]:
    return [action.notation for action in game.actions]


def number(game: Game, field: str, of: str = "") -> int:
    found = game.f.by_name[field]
    return int(game.s[found.offset + (found.per.index(of) if of else 0)])
