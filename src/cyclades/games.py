"""Setting up, loading, imagining and pickling games."""

from __future__ import annotations

import copyreg
import difflib
import json
import random
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from cyclades.board import SHIPPED, Board, load_board
from cyclades.editions import EDITIONS, checked_expansions, refuse, seated, wrong_players
from cyclades.engine.chance import Generator, seeded
from cyclades.engine.errors import CycladesError, RecordError, SetupError, ViewError
from cyclades.engine.events import Event
from cyclades.engine.records import COMMON, is_older, read_record, replay
from cyclades.engine.steps import RawStep
from cyclades.engine.views import completed, read_steps, whole
from cyclades.older_rules import compacted, converted, follow
from cyclades.rules.events import KINDS
from cyclades.rules.game import Game
from cyclades.rules.options import checked_options
from cyclades.rules.questions import named
from cyclades.rules.ruleset import Ruleset
from cyclades.rules.steps import Step


def new(
    edition: str,
    players: int,
    *,
    teams: bool | Sequence[Sequence[int]] | None = None,
    expansions: Sequence[str] = (),
    board: str | dict[str, Any] | Board = "ready",
    options: dict[str, Any] | None = None,
    seed: int | None = None,
    ask_chance: bool = False,
) -> Game:
    """A new game at its first question.

    `teams` is True for teams of two who sit side by side, or the pairs of players, such as [[0, 2], [1, 3]].
    `board` is "ready" (the one made for this number of players), "random", or anything that `load_board` reads.
    With a seed the same answers always meet the same dice; without one the system's randomness is used. With
    `ask_chance` nothing is drawn or rolled: chance is a question, `actions` are its outcomes, and `player` is None.
    """
    generator = seeded(seed)
    rules = rules_for(edition, players, expansions, board, options or {}, seed, teams)
    game = Game(rules, generator, ask_chance)
    begin(game)
    return game


def begin(game: Game) -> None:
    """Lay out the state and run to the first question, if the game can begin on its board."""
    rules = game.rules
    if not rules.start_checked:
        rules.check_start()
        rules.start_checked = True
    game.lay_out()


def rules_for(
    edition: Any,
    players: Any,
    expansions: Any,
    board: Any,
    options: dict[str, Any],
    seed: int | None = None,
    teams: Any = None,
) -> Ruleset:
    """The rules of a game; the same ones for the same set-up."""
    if not isinstance(edition, str) or edition not in EDITIONS:
        near = difflib.get_close_matches(str(edition), list(EDITIONS), 1)
        hint = f"; did you mean {near[0]!r}?" if near else ""
        raise SetupError(f"expected an edition among {', '.join(EDITIONS)}, got {edition!r}{hint}")
    chosen = checked_expansions(EDITIONS[edition], expansions)
    refuse(wrong_players(EDITIONS[edition], chosen, players))
    makes = EDITIONS[edition].mixed(chosen)
    seating = seated(makes, players, teams)
    checked = checked_options(options, makes.options)
    if board == "ready":
        board = makes.ready_board(players)
    if isinstance(board, Board):
        layout: Any = board.layout
        keep_layout(board)
    elif isinstance(board, dict):
        layout = board
    elif board == "random":
        if makes.random_board is None:
            raise SetupError(
                f"expected a printed board for the edition {edition!r}, which has no random ones, got 'random'"
            )
        layout = makes.random_board(players, random.Random(seed)).layout
    else:
        layout = load_board(board).layout
    table = f"[{JSON.encode(seating.teams)}, {layout_text(layout)}, {JSON.encode(checked)}]"
    return _rules(edition, players, chosen, table)


_LAYOUTS: dict[int, tuple[Any, str]] = {}
"""The layouts of games set up so far, as JSON text, by identity: all views of a game share the layout of its board."""
MOST_LAYOUTS: Final = 256
JSON: Final = json.JSONEncoder(sort_keys=True)
CREATURES: Final = "cyclades.editions.creatures."


def keep_layout(board: Board) -> None:
    """Remember the layout of a board as text; a board never changes."""
    if id(board.layout) not in _LAYOUTS:
        if len(_LAYOUTS) >= MOST_LAYOUTS:
            _LAYOUTS.clear()
        _LAYOUTS[id(board.layout)] = (board.layout, JSON.encode(board.layout))


def layout_text(layout: Any) -> str:
    """A layout as JSON text; that of a game that was set up is known."""
    known = _LAYOUTS.get(id(layout))
    return known[1] if known is not None and known[0] is layout else JSON.encode(layout)


@lru_cache(maxsize=128)
def _rules(edition: str, players: int, expansions: tuple[str, ...], table: str) -> Ruleset:
    makes = EDITIONS[edition].mixed(expansions)
    teams, layout, options = json.loads(table)
    board = load_board(layout)
    keep_layout(board)
    return makes.rules_for(seated(makes, players, teams), board, expansions, options)


def rules_of(setup: Any) -> Ruleset:
    """The rules of a set-up as records and views have it."""
    if not isinstance(setup, dict):
        raise SetupError(f"expected a set-up as an object, got {setup!r:.60}")
    unknown = set(setup) - {"edition", "players", "teams", "expansions", "board", "options"}
    if unknown:
        raise SetupError(f"unknown key {sorted(unknown)[0]!r} in the set-up")
    missing = {"edition", "players", "board"} - set(setup)
    if missing:
        raise SetupError(f"the key {sorted(missing)[0]!r} is missing in the set-up")
    board = setup["board"]
    if isinstance(board, str) and board != "ready" and board not in SHIPPED:
        raise SetupError(f"expected the layout of a board, or one of ready, {', '.join(SHIPPED)}, got {board!r}")
    given = (setup.get("expansions", ()), board, setup.get("options", {}))
    return rules_for(setup["edition"], setup["players"], *given, teams=setup.get("teams"))


def load(record: Any, seed: int | None = None, ask_chance: bool = False) -> Game:
    """The game of a record (a dict or JSON text), replayed and checked move by move; it can be played on. One of older
    rules is converted, if the present ones can follow it."""
    data = read_record(record)
    try:
        rules = rules_of(data["setup"])
    except CycladesError as error:
        raise RecordError(f"in the set-up: {error}") from None
    older = is_older(data["rules"], rules.versions)
    game = Game(rules, seeded(seed), True)
    start = data.get("start")
    if start is None:
        try:
            begin(game)
        except CycladesError as error:
            raise RecordError(f"in the set-up: {error}") from None
    else:
        if not isinstance(start, dict) or set(start) != {"state", "steps"}:
            raise RecordError(f"expected null or an object with 'state' and 'steps' under 'start', got {start!r:.60}")
        if older or data["rules"] in COMMON:
            start = converted(start, rules)
        start = compacted(start, rules)
        try:
            restore(game, start["state"], start["steps"])
        except CycladesError as error:
            raise RecordError(f"in the start: {error}") from None
    plays = follow if older else replay
    plays(game, data["actions"], data.get("over"))
    if not ask_chance:
        game.leave_to_chance()
    return game


def restore(game: Game, state: Any, steps: Any, thorough: bool = True) -> None:
    """Put a game into a state that was written down; thoroughly, also look whether everybody could see it."""
    rules = game.rules
    game.set_state(completed(state, rules.f, rules.decks, game.generator))
    game.stack = read_steps(steps)
    for step in game.stack:
        if not belongs(step, rules):
            raise ViewError(f"expected steps of the edition {rules.edition!r}, got {type(step).__name__!r}")
    if not game.stack and game.s[game.f.ending] < 2:
        raise ViewError("expected steps from which play goes on, but there is none")
    try:
        for step in game.stack:
            for name in type(step).FIELDS:
                named(game, name, getattr(step, name))
        for listener in rules.contradiction:
            wrong = listener.contradiction(game)
            if wrong:
                raise ViewError(wrong)
        game.start = {"state": state_of(game), "steps": game.steps()}
        game.begin()
        if thorough:
            game.view(None)
        if not game.over and len(game.actions) == 0:
            raise ViewError(f"expected a question with an answer, but {game.question.kind} has none")
    except (LookupError, AssertionError, ArithmeticError, NotImplementedError) as error:
        raise ViewError(f"expected a state that play can go on from, but it fits together nowhere: {error}") from None


def belongs(step: RawStep, rules: Ruleset) -> bool:
    """Whether a step may come in a game: those of other editions, of expansions that were not chosen, and of creatures
    that are not in the game, may not."""
    module = type(step).__module__
    if not module.startswith("cyclades.editions."):
        return True
    if module.startswith(CREATURES):
        card = type(step).CARD if isinstance(step, Step) else ""
        kinds = [kind for creature in rules.cards for kind in type(creature).__mro__ if kind.__module__ == module]
        return any(card in ("", kind.__name__) for kind in kinds)
    edition = type(rules).__module__.rpartition(".")[0]
    below = module.removeprefix(f"{edition}.").split(".")
    others = set(EDITIONS[rules.edition].expansions) - set(rules.expansions)
    return module.startswith(f"{edition}.") and below[0] not in others


def state_of(game: Game) -> dict[str, list[int]]:
    """All numbers of a game by field: the whole truth."""
    return whole(game)


def imagine(view: Any, seed: int | None = None) -> Game:
    """A whole game from a view alone: what the player knows is as it is, the rest is drawn anew consistently."""
    if not isinstance(view, dict) or view.get("format") != "cyclades-view":
        raise ViewError(f"expected a view as game.view(player) gives it, got {view!r:.60}")
    game = Game(rules_of(view.get("setup")), seeded(seed), False)
    restore(game, view.get("state"), view.get("steps"), thorough=False)
    return game


def unpickled(
    record: dict[str, Any], positions: list[tuple[int, int]], events: list[list[tuple[Any, ...]]], ask_chance: bool
) -> Game:
    """The game of a pickle: its record, where the generator stood at each answer and stands now, and what was told."""
    game = load(record, ask_chance=True)
    generators = [Generator(a, b) for a, b in positions]
    game.generator = generators.pop()
    for node, generator in zip(game.history(), generators, strict=True):
        node.a, node.b = generator.a, generator.b
    game.happened, game.published, game.pending = (
        [Event(KINDS.by_name[name], *numbers) for name, *numbers in told] for told in events
    )
    game.ask_chance = ask_chance
    return game


def pickled(game: Game) -> tuple[Any, ...]:
    """How a game is pickled: as the call that makes it again. A compiled game could not be taken apart otherwise."""
    positions = [(int(node.a), int(node.b)) for node in game.history()]
    positions.append((int(game.generator.a), int(game.generator.b)))
    events = [
        [(event.kind.name, *map(int, (event.a, event.b, event.c, event.d, event.sees))) for event in told]
        for told in (game.happened, game.published, game.pending)
    ]
    return unpickled, (game.record(), positions, events, game.ask_chance)


copyreg.pickle(Game, pickled)
