"""Reading a position: line by line, each mistake with its line and its reason."""

from __future__ import annotations

import difflib
import json
from typing import Any

from cyclades.engine.chance import seeded
from cyclades.engine.errors import CycladesError, PositionError
from cyclades.games import rules_for, state_of
from cyclades.positions.lines import Line, split_lines
from cyclades.positions.phases import read_phase
from cyclades.positions.pieces import Pieces
from cyclades.rules.game import Game

HEAD = "cyclades-position 1"
SETUP = ("edition", "players", "board", "option")
BODY = (
    "cycle",
    "gods",
    "order",
    "player",
    "offering",
    "area",
    "hero",
    "creature",
    "creatures",
    "heroes",
    "discard",
    "gone",
    "top",
    "supply",
    "done",
    "led",
    "ending",
    "phase",
)


def read_position(text: str, *, seed: int | None = None, ask_chance: bool = False) -> Game:
    """The game that a position describes, at its first question; `> move` lines at its end are played first."""
    if not isinstance(text, str):
        raise PositionError(f"expected a position as text, got {type(text).__name__}")
    lines = split_lines(text)
    if not lines or lines[0].text != HEAD:
        given = repr(lines[0].text) if lines else "nothing"
        raise PositionError(f"line {lines[0].number if lines else 1}: expected {HEAD!r} first, got {given}")
    body, moves = cut(lines[1:])
    rules = read_setup(body)
    game = Game(rules, seeded(seed), True)
    pieces = Pieces(game)
    phase: Line | None = None
    for line in body:
        word = line.words[0]
        if word == "phase":
            if phase is not None:
                raise line.error("expected one phase, but there is a second")
            phase = line
        elif word not in SETUP:
            pieces.read(line)
    if phase is None:
        raise PositionError("expected a line 'phase …', but there is none")
    read_phase(game, pieces, phase)
    game.start = {"state": state_of(game), "steps": game.steps()}
    game.begin()
    play_moves(game, moves)
    game.ask_chance = ask_chance
    if not ask_chance:
        game.advance()
    return game


def cut(lines: list[Line]) -> tuple[list[Line], list[Line]]:
    """The lines of the position, and the moves after it."""
    body: list[Line] = []
    moves: list[Line] = []
    for line in lines:
        if line.words[0] == ">":
            moves.append(line)
        elif moves:
            raise line.error("expected only moves ('> …') after the first move")
        elif line.words[0] in SETUP or line.words[0] in BODY:
            body.append(line)
        else:
            near = difflib.get_close_matches(line.words[0], [*SETUP, *BODY], 1)
            hint = f"; did you mean {near[0]!r}?" if near else ""
            raise line.error(f"expected a line that begins with {', '.join([*SETUP, *BODY])}{hint}")
    return body, moves


def read_setup(lines: list[Line]) -> Any:
    """The rules that the set-up lines ask for."""
    given: dict[str, Any] = {"edition": None, "players": None, "board": "ready"}
    options: dict[str, Any] = {}
    for line in lines:
        word = line.words[0]
        if word == "option":
            if len(line.words) < 3:
                raise line.error("expected 'option NAME VALUE'")
            if line.words[1] in options:
                raise line.error(f"the option {line.words[1]!r} is given twice")
            values = [option_value(value) for value in line.words[2:]]
            options[line.words[1]] = values if line.words[1] == "scale" else values[0]
        elif word in SETUP:
            if len(line.words) < 2:
                raise line.error(f"expected a value after {word!r}")
            if word == "players":
                given[word] = line.count(line.words[1], 1, 9)
            elif word == "board":
                given[word] = read_board_value(line)
            else:
                given[word] = line.words[1]
    for name in ("edition", "players"):
        if given[name] is None:
            raise PositionError(f"expected a line '{name} …', but there is none")
    try:
        return rules_for(given["edition"], given["players"], (), given["board"], options)
    except CycladesError as error:
        raise PositionError(f"in the set-up: {error}") from None


def option_value(word: str) -> Any:
    """true, false, a number, or a word."""
    if word in ("true", "false"):
        return word == "true"
    return int(word) if word.lstrip("-").isdigit() else word


def read_board_value(line: Line) -> Any:
    """A board by name, or its layout as JSON on one line."""
    rest = line.text.split(None, 1)[1]
    if not rest.startswith("{"):
        return rest
    try:
        return json.loads(rest)
    except ValueError as error:
        raise line.error(f"expected the layout of a board in JSON: {error}") from None


def play_moves(game: Game, moves: list[Line]) -> None:
    """Play the actions and outcomes that follow the position."""
    for line in moves:
        try:
            game.play(game.parse(line.text[1:]))
        except CycladesError as error:
            raise line.error(str(error)) from None
