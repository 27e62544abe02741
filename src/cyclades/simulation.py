"""Simulations: many games among bots, and a count of what happened in them."""

from __future__ import annotations

import multiprocessing
import random
import secrets
import signal
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import partial
from types import FrameType
from typing import Any, Final, TypeVar

from cyclades.board import load_board
from cyclades.bots import BotError, answer_of, make
from cyclades.compiling import compiled
from cyclades.counting import EventCount, Use, even_share, use_summary
from cyclades.engine.actions import Action
from cyclades.engine.errors import SetupError
from cyclades.games import new
from cyclades.rules.game import Game

Bot = Callable[[Game], Action]
T = TypeVar("T")
R = TypeVar("R")
Progress = Callable[[int], None]
"""Told of games as they end: how many more."""

BATCHES_PER_JOB: Final = 8
LARGEST_BATCH: Final = 20
MIXED: Final = "mixed"
"""The boards of games in turn: the one that is ready-made, and one at random."""
LOOK_UP: Final = 0.1
"""How often, in seconds, a wait for other processes looks whether it shall stop."""


def random_bot(generator: random.Random) -> Bot:
    """Any legal action, each as likely as the others."""
    number = generator.random

    def choose(game: Game) -> Action:
        actions = game.actions
        return actions[int(number() * len(actions))]

    return choose


def thinking_bot(spec: str, generator: random.Random) -> Bot:
    """A bot of the package `bots`, or of one's own, which sees only what the player who is asked may see."""
    bot = make(spec, seed=generator.getrandbits(32))

    def choose(game: Game) -> Action:
        return answer_of(bot, spec, game)

    return choose


def seated_bot(spec: str, generator: random.Random) -> Bot:
    """A bot as `bots.make` knows it. One that chooses at random need not look at anything, and is much faster so."""
    return random_bot(generator) if spec == "random" else thinking_bot(spec, generator)


# What to simulate


@dataclass(frozen=True)
class Plan:
    """What to simulate; plain data that any process can have. Make one with `checked_plan`."""

    edition: str
    expansions: tuple[str, ...]
    players: int
    bots: tuple[str, ...]
    games: int
    seed: int
    max_cycles: int
    board: str
    layout: str | dict[str, Any]
    teams: Any
    options: dict[str, Any]

    @property
    def sides(self) -> list[list[int]]:
        """Who wins together: the players of each team, or each player."""
        return self.teams or [[player] for player in range(self.players)]

    def layout_of(self, number: int) -> str | dict[str, Any]:
        """The board of a game."""
        return ("ready", "random")[number % 2] if self.board == MIXED else self.layout

    def game_seed(self, number: int) -> int:
        """The seed of a game, as `new` gets it."""
        return random.Random(f"{self.seed} {number}").getrandbits(62)

    def game(self, number: int) -> tuple[Game, random.Random]:
        """A game of the simulation, and a generator for its bots. Both follow from the seed and the number alone."""
        generator = random.Random(f"{self.seed} {number}")
        seed = generator.getrandbits(62)
        game = new(
            self.edition,
            self.players,
            teams=self.teams,
            expansions=self.expansions,
            board=self.layout_of(number),
            options={"max_cycles": self.max_cycles, **self.options},
            seed=seed,
        )
        return game, generator


def checked_plan(
    edition: str = "legendary",
    players: int = 4,
    bots: Sequence[str] = ("random",),
    games: int = 100,
    seed: int | None = None,
    max_cycles: int = 60,
    board: str = "ready",
    expansions: Sequence[str] = (),
    teams: bool | Sequence[Sequence[int]] | None = None,
    options: dict[str, Any] | None = None,
) -> Plan:
    """A plan, if each of its parts makes sense; without a seed, one is drawn."""
    if games < 1:
        raise SetupError(f"expected at least 1 game, got {games}")
    layout: str | dict[str, Any] = board if board in ("ready", "random", MIXED) else load_board(board).layout
    number = secrets.randbits(32) if seed is None else seed
    table = options or {}
    plan = Plan(edition, tuple(expansions), players, (), games, number, max_cycles, board, layout, teams, table)
    rules = plan.game(0)[0].rules  # refuses what cannot be set up
    if board == MIXED:
        plan.game(1)
    return replace(
        plan, expansions=tuple(rules.expansions), bots=seats(bots, players), teams=rules.seating.teams or None
    )


def seats(bots: Sequence[str], players: int) -> tuple[str, ...]:
    """What a bot is made from, for each player, from one for all or one for each."""
    for spec in bots:
        make(spec)  # refuses what there is not
    if len(bots) not in (1, players):
        raise SetupError(f"expected the name of 1 bot, or of {players}, one for each player, got {len(bots)}")
    return tuple(bots) if len(bots) == players else tuple(bots) * players


def place(number: int, seed: int, player: int) -> str:
    """A game and a seat of it, for people: counted from 1, with the seed of the game, which `new` takes."""
    return f"game {number + 1} (seed {seed}), seat {player + 1}"


# What happened


def first_order(game: Game, sides: Sequence[Sequence[int]]) -> list[int]:
    """The sides in the turn order of a game at its first question, each by the first of its pawns."""
    rules, s, f = game.rules, game.s, game.f
    waiting = [int(s[f.order + slot]) for slot in range(len(rules.pawns)) if s[f.order + slot] >= 0]
    asked = [pawn for pawn in range(len(rules.pawns)) if pawn not in waiting]
    players = [rules.player_of[rules.pawn_faction[pawn]] for pawn in [*asked, *waiting]]
    side_of = {player: side for side, members in enumerate(sides) for player in members}
    return list(dict.fromkeys(side_of[player] for player in players))


@dataclass
class Tally:
    """What happened in games that were played to the end."""

    wins: list[Fraction]
    order_wins: list[Fraction]
    """How often each place of the turn order at the start has won."""
    finished: int = 0
    decisions: int = 0
    cycles: int = 0
    longest: int = 0
    events: Counter[str] = field(default_factory=Counter)
    use: dict[str, Use] = field(default_factory=dict)

    def add(self, other: Tally) -> None:
        """Count the games of another tally too."""
        self.wins = [mine + theirs for mine, theirs in zip(self.wins, other.wins, strict=True)]
        self.order_wins = [mine + theirs for mine, theirs in zip(self.order_wins, other.order_wins, strict=True)]
        self.finished += other.finished
        self.decisions += other.decisions
        self.cycles += other.cycles
        self.longest = max(self.longest, other.longest)
        self.events.update(other.events)
        for label, use in other.use.items():
            self.use.setdefault(label, Use()).add(use)

    def add_game(self, game: Game, decisions: int, order: Sequence[Sequence[int]]) -> None:
        """Count a game that is over, all but its events. A shared victory is shared out. `order` are the players, or
        those of a team, in the turn order at the start."""
        winners = game.winners
        for player in winners:
            self.wins[player] += Fraction(1, len(winners))
            place = next(place for place, side in enumerate(order) if player in side)
            self.order_wins[place] += Fraction(1, len(winners))
        cycles = int(game.s[game.f.cycle])
        self.finished += 1
        self.decisions += decisions
        self.cycles += cycles
        self.longest = max(self.longest, cycles)


# Playing


class Stop:
    """Whether somebody has asked to stop."""

    def __init__(self) -> None:
        self.asked = False


@contextmanager
def answering_interrupts(answer: Any) -> Iterator[None]:
    """Ctrl-C is answered so for a while; only the main thread has a say in it."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, answer)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def until_interrupted() -> Iterator[Stop]:
    """The first Ctrl-C asks to stop, so that what is there can be told; a second one does not wait for that."""
    stop = Stop()

    def ask(_number: int, _frame: FrameType | None) -> None:
        stop.asked = True
        signal.signal(signal.SIGINT, signal.default_int_handler)

    with answering_interrupts(ask):
        yield stop


def play_games(plan: Plan, numbers: Sequence[int], progress: Progress | None = None, stop: Stop | None = None) -> Tally:
    """Play some games of a plan to the end, or until asked to stop."""
    stop = stop or Stop()
    tally = Tally([Fraction(0)] * plan.players, [Fraction(0)] * len(plan.sides))
    counted = EventCount()
    for number in numbers:
        game, generator = plan.game(number)
        bots = [seated_bot(spec, generator) for spec in plan.bots]
        order = [plan.sides[side] for side in first_order(game, plan.sides)]
        decisions = 0
        events = game.events[:]
        while not game.over and not stop.asked:
            player = game.player
            assert player is not None, "chance is answered by the game's own generator"
            try:
                action = bots[player](game)
            except BotError as error:
                raise BotError(f"{place(number, plan.game_seed(number), player)}: {error}") from error
            game.play(action)
            events += game.events
            decisions += 1
        if not game.over:
            break
        tally.add_game(game, decisions, order)
        counted.add(events, game)
        if progress is not None:
            progress(1)
    if tally.finished > 0:
        tally.events = counted.by_name(game)
        tally.use = counted.use_by_name(game)
    return tally


def play_in_processes(plan: Plan, jobs: int, progress: Progress | None, stop: Stop) -> Tally:
    """Play all games of a plan in several processes, in batches; what has come back when asked to stop, counts."""
    size = max(1, min(LARGEST_BATCH, plan.games // (jobs * BATCHES_PER_JOB)))
    batches = [range(first, min(first + size, plan.games)) for first in range(0, plan.games, size)]
    tally = Tally([Fraction(0)] * plan.players, [Fraction(0)] * len(plan.sides))
    for batch in in_processes(partial(play_games, plan), batches, jobs, stop):
        tally.add(batch)
        if progress is not None:
            progress(batch.finished)
    return tally


def in_processes(work: Callable[[T], R], parts: Sequence[T], jobs: int, stop: Stop) -> Iterator[R]:
    """Parts of some work, done in several processes, as they end; until asked to stop."""
    with workers(min(jobs, len(parts))) as pool:
        results = pool.imap_unordered(work, parts)
        waiting = len(parts)
        while waiting > 0 and not stop.asked:
            try:
                done = results.next(timeout=LOOK_UP)
            except multiprocessing.TimeoutError:
                continue
            waiting -= 1
            yield done


def workers(jobs: int) -> Any:
    """Processes that leave Ctrl-C to us, from their first moment on: they inherit that it is ignored."""
    with answering_interrupts(signal.SIG_IGN):
        return multiprocessing.get_context("spawn").Pool(jobs, signal.signal, (signal.SIGINT, signal.SIG_IGN))


def simulate(plan: Plan, jobs: int = 1, progress: Progress | None = None) -> tuple[dict[str, Any], bool]:
    """Play the games of a plan; returns what happened as plain data, and whether all games were played.

    Everything but the two times at the end follows from the plan, whatever the number of processes.
    """
    if jobs < 1:
        raise SetupError(f"expected at least 1 job, got {jobs}")
    start = time.perf_counter()
    with until_interrupted() as stop:
        if jobs == 1:
            tally = play_games(plan, range(plan.games), progress, stop)
        else:
            tally = play_in_processes(plan, jobs, progress, stop)
    seconds = time.perf_counter() - start
    return summary(plan, tally, seconds), tally.finished == plan.games


def summary(plan: Plan, tally: Tally, seconds: float) -> dict[str, Any]:
    """A simulation as plain data."""
    rules = plan.game(0)[0].rules
    return {
        "edition": plan.edition,
        "expansions": list(plan.expansions),
        "players": plan.players,
        "teams": plan.teams or [],
        "options": plan.options,
        "bots": list(plan.bots),
        "board": plan.board,
        "seed": plan.seed,
        "max_cycles": plan.max_cycles,
        "compiled": compiled,
        "games": plan.games,
        "finished": tally.finished,
        "decisions": tally.decisions,
        "cycles": {"mean": round(tally.cycles / max(1, tally.finished), 3), "max": tally.longest},
        "wins": [round(float(share), 6) for share in tally.wins],
        "order_wins": [round(float(share), 6) for share in tally.order_wins],
        "team_wins": [round(float(sum(tally.wins[player] for player in team)), 6) for team in plan.teams or []],
        "ended_by": {reason: tally.events[f"game-ended {reason}"] for reason in rules.reasons},
        "events": dict(sorted(tally.events.items())),
        "even_share": even_share(rules),
        "use": use_summary(tally.use, rules),
        "seconds": round(seconds, 3),
        "decisions_per_second": round(tally.decisions / seconds),
    }
