"""Reading a position: line by line, each mistake with its line and its reason."""

from __future__ import annotations

import difflib
import json
from typing import Any

from cyclades.board import SHIPPED
from cyclades.editions import EDITIONS, checked_expansions
from cyclades.engine.chance import seeded
from cyclades.engine.errors import CycladesError, PositionError
from cyclades.engine.records import is_older, known_form
from cyclades.games import restore, rules_for, state_of
from cyclades.older_rules import Follower, compacted, converted, is_old_layout
from cyclades.positions.lines import Line, split_lines
from cyclades.positions.phases import read_phase
from cyclades.positions.pieces import Pieces
from cyclades.rules.game import Game
from cyclades.rules.options import checked_options
from cyclades.rules.ruleset import Ruleset

HEAD = "cyclades-position 1"
SETUP = ("edition", "expansions", "players", "teams", "board", "option")
BODY = (
    "cycle",
    "gods",
    "order",
    "player",
    "offering",
    "area",
    "hero",
    "creature",
    "artifact",
    "card",
    "creatures",
    "heroes",
    "track",
    "discard",
    "gone",
    "away",
    "top",
    "hidden",
    "supply",
    "done",
    "led",
    "ending",
    "field",
    "phase",
    "raw",
)


def read_position(text: str, *, seed: int | None = None, ask_chance: bool = False) -> Game:
    """The game that a position describes, at its first question; `> ACTION` lines at its end are played first."""
    if not isinstance(text, str):
        raise PositionError(f"expected a position as text, got {type(text).__name__}")
    lines = split_lines(text)
    if not lines or lines[0].text != HEAD:
        given = repr(lines[0].text) if lines else "nothing"
        raise PositionError(f"line {lines[0].number if lines else 1}: expected {HEAD!r} first, got {given}")
    body, moves = cut(lines[1:])
    rules = read_setup(body)
    game = Game(rules, seeded(seed), True)
    table = [line for line in body if line.words[0] not in SETUP]
    older = False
    if any(line.words[0] == "raw" for line in table):
        older = read_raw(game, table)
    else:
        read_table(game, table)
    play_moves(game, moves, older)
    if not ask_chance:
        game.leave_to_chance()
    return game


def read_table(game: Game, lines: list[Line]) -> None:
    """What lies on the table, and the phase from which play goes on."""
    pieces = Pieces(game)
    phase: Line | None = None
    for line in lines:
        if line.words[0] != "phase":
            pieces.read(line)
        elif phase is not None:
            raise line.error("expected one phase, but there is a second")
        else:
            phase = line
    if phase is None:
        raise PositionError("expected a line 'phase …', but there is none")
    read_phase(game, pieces, phase)
    if phase.words[1:] != ["start"]:  # the game then begins as every game does
        game.start = {"state": state_of(game), "steps": game.steps()}
    game.begin()


def read_raw(game: Game, lines: list[Line]) -> bool:
    """A game that does not go back to a boundary: its numbers and steps, as they are, or converted where they are of
    older rules; whether they are."""
    line = next(line for line in lines if line.words[0] == "raw")
    if len(lines) > 1:
        raise line.error("expected nothing beside a line 'raw …'")
    try:
        data = json.loads(line.text.split(None, 1)[1])
        older = of_older_rules(data, game.rules)
        if older:
            data = converted(data, game.rules)
        data = compacted(data, game.rules)
        restore(game, data["state"], data["steps"])
    except CycladesError as error:
        raise line.error(str(error)) from None
    except (IndexError, KeyError, TypeError, ValueError) as error:
        raise line.error(f"expected 'raw' with state and steps in JSON ({error})") from None
    return older


def of_older_rules(data: Any, rules: Ruleset) -> bool:
    """Whether raw numbers are of older rules. The first ones did not say of which, and are known by a field."""
    stated = data.get("rules")
    if stated is None:
        return is_old_layout(data["state"])
    if not known_form(stated):
        raise PositionError(f"expected rules versions such as {rules.versions!r}")
    return is_older(stated, rules.versions)


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


def read_setup(lines: list[Line]) -> Ruleset:
    """The rules that the set-up lines ask for."""
    given: dict[str, Line] = {}
    chosen: list[Line] = []
    options: dict[str, Any] = {}
    for line in lines:
        word = line.words[0]
        if word == "option":
            chosen.append(line)
            read_option(line, options)
        elif word in SETUP:
            if len(line.words) < 2:
                raise line.error(f"expected a value after {word!r}")
            if word in given:
                raise line.error(f"expected {word!r} once")
            given[word] = line
            if word == "players":
                line.count(line.words[1], 1, 9)
            elif word == "board":
                read_board_value(line)
    for name in ("edition", "players"):
        if name not in given:
            raise PositionError(f"expected a line '{name} …', but there is none")
    edition, players = given["edition"], given["players"]
    if edition.words[1] not in EDITIONS:
        raise edition.error(f"expected an edition among {', '.join(EDITIONS)}, got {edition.words[1]!r}")
    last = players
    expansions: list[str] = []
    teams: Any = None
    board: Any = "ready"

    def rules() -> Ruleset:
        return rules_for(edition.words[1], int(players.words[1]), expansions, board, options, teams=teams)

    try:
        if "expansions" in given:
            last = given["expansions"]
            expansions = last.words[1:]
        makes = EDITIONS[edition.words[1]]
        makes = makes.mixed(checked_expansions(makes, expansions))
        for line in chosen:
            check_option(line, options, makes.options)
        found = rules()
        if "teams" in given:
            last = given["teams"]
            teams = True
            rules()  # refuses teams where there are none
            teams = read_teams(last, found.factions)
            found = rules()
        if "board" in given:
            last = given["board"]
            board = read_board_value(last)
            found = rules()
    except PositionError:
        raise
    except CycladesError as error:
        raise last.error(str(error)) from None
    return found


def read_teams(line: Line, colours: list[str]) -> list[list[int]]:
    """Pairs of colours, each of them in one."""
    pairs = [pair.split("+") for pair in line.words[1:]]
    for pair in pairs:
        if len(pair) != 2:
            raise line.error(f"expected pairs of colours such as {colours[0]}+{colours[1]}")
    teams = [[line.index(name, colours, "a colour") for name in pair] for pair in pairs]
    given = [colour for pair in teams for colour in pair]
    for number, colour in enumerate(colours):
        if given.count(number) != 1:
            raise line.error(f"expected every colour in one pair, but {colour} is in {given.count(number) or 'none'}")
    return teams


def read_option(line: Line, options: dict[str, Any]) -> None:
    """An option of the table."""
    if len(line.words) < 3:
        raise line.error("expected 'option NAME VALUE'")
    name = line.words[1]
    if name in options:
        raise line.error(f"the option {name!r} is given twice")
    values = [option_value(value) for value in line.words[2:]]
    if name != "scale" and len(values) > 1:
        raise line.error(f"expected one value for the option {name!r}")
    options[name] = values if name == "scale" else values[0]


def check_option(line: Line, options: dict[str, Any], own: dict[str, tuple[str, ...]]) -> None:
    """Every edition has it, or this one has it as its own, and its value makes sense."""
    name = line.words[1]
    try:
        checked_options({name: options[name]}, own)
    except CycladesError as error:
        raise line.error(str(error)) from None


def option_value(word: str) -> Any:
    """true, false, a number, or a word."""
    if word in ("true", "false"):
        return word == "true"
    return int(word) if word.lstrip("-").isdigit() else word


def read_board_value(line: Line) -> Any:
    """A board by name, or its layout as JSON on one line."""
    rest = line.text.split(None, 1)[1]
    if not rest.startswith("{"):
        if rest != "ready" and rest not in SHIPPED:
            raise line.error(f"expected ready, {', '.join(SHIPPED)}, or a layout in JSON as board")
        return rest
    try:
        return json.loads(rest)
    except ValueError as error:
        raise line.error(f"expected the layout of a board in JSON: {error}") from None


def play_moves(game: Game, moves: list[Line], older: bool) -> None:
    """Play the actions and outcomes that follow the position, which may be of older rules."""
    follower = Follower()
    for line in moves:
        try:
            words = game.parse(line.text[1:]).notation
            for move in follower.now(game, words) if older else [words]:
                game.play(move)
        except CycladesError as error:
            raise line.error(str(error)) from None
