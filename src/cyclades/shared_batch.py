"""A batch over several processes: each plays a part of the games, and writes what is told of them where all see it."""

from __future__ import annotations

import multiprocessing
from array import array
from collections.abc import Sequence
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from operator import add
from typing import Any, Final

from cyclades.batch import Batch, checked_seeds, is_whole
from cyclades.batch_signals import FAILED, STOPPED, Signals, signals_size
from cyclades.engine.errors import CycladesError, IllegalAction, SetupError

ROWS: Final = {"observations": "h", "masks": "?", "turns": "i", "done": "?", "rewards": "d"}
"""What is told of a batch, with the form of its numbers."""
ACTIONS: Final = "actions"
SIGNALS: Final = "signals"
FIRST: Final = 1
"""The number of the first step; before it, every process lays out its games."""


class Rows(SharedMemory):
    """Memory that several processes see."""

    def __del__(self) -> None:
        with suppress(BufferError):  # what somebody still looks at is freed with the last look
            super().__del__()


class SharedBatch:
    """The same as a `Batch`, with the same games for the same seeds, but played by several processes at once, of which
    this one is the first. Close it, or use it in a `with` block: its processes and its memory end with that."""

    def __init__(
        self,
        count: int,
        edition: str,
        players: int,
        *,
        processes: int = 2,
        patience: float = 0.02,
        seed: int | None = None,
        seeds: Sequence[int] | None = None,
        **setup: Any,
    ) -> None:
        """`patience` is how many seconds the other processes wait awake for the next step before they sleep."""
        if not is_whole(processes) or not 1 <= processes <= count:
            raise SetupError(f"expected from 1 to {count} processes, got {processes!r}")
        if not 0 <= patience <= 1:
            raise SetupError(f"expected a patience from 0 to 1 seconds, got {patience!r}")
        if not setup.get("masks", True):
            raise SetupError("expected masks in a batch over processes: they say what is legal before any plays")
        self.count = count
        self.players = players
        self.memory: dict[str, Rows] = {}
        self.pipes: list[Connection] = []
        self.workers: list[Any] = []
        given = checked_seeds(count, seed, seeds)
        self.last_step = FIRST - 1
        here = count // processes
        self.own = Batch(here, edition, players, seeds=given[:here], apart=count, **setup)
        self.rules = self.own.rules
        setup["board"] = self.rules.board.layout  # a random one follows from the first seed, and is the same for all
        self.layout = self.own.layout
        widths = {name: row_width(getattr(self.own, name), here) for name in ROWS}
        try:
            for name, form in {**ROWS, ACTIONS: "i"}.items():
                size = max(1, count * widths.get(name, 1) * memoryview(bytes(8)).cast(form).itemsize)  # type: ignore[call-overload]
                self.memory[name] = Rows(create=True, size=size)
            self.memory[SIGNALS] = Rows(create=True, size=signals_size(processes - 1))
            self.signals = Signals(self.memory[SIGNALS].buf, processes - 1, patience)
            self.start(given, processes, (edition, players), setup)
        except BaseException:
            self.close()
            raise
        self.observations = self.table("observations", widths)
        self.masks = self.table("masks", widths)
        self.turns = self.table("turns", widths)
        self.done = self.table("done", widths)
        self.rewards = self.table("rewards", widths)
        self.actions = self.table(ACTIONS, widths, written=True)
        self.firsts = range(0, count * widths["masks"], widths["masks"])

    def start(self, seeds: list[int], processes: int, game: tuple[str, int], setup: dict[str, Any]) -> None:
        """Start the other processes, each with its part of the games, and wait until all have begun."""
        context = multiprocessing.get_context("spawn")
        names = {name: memory.name for name, memory in self.memory.items()}
        for part in range(1, processes):
            first, last = self.count * part // processes, self.count * (part + 1) // processes
            ours, theirs = context.Pipe()
            place = (first, self.count, part - 1, processes - 1)
            arguments = (theirs, names, place, seeds[first:last], game, {**setup, "patience": self.signals.patience})
            worker = context.Process(target=work, args=arguments, daemon=True)
            self.signals.end(part - 1, STOPPED)
            worker.start()
            theirs.close()
            self.pipes.append(ours)
            self.workers.append(worker)
        self.parts = shared_parts({name: memory.buf for name, memory in self.memory.items()}, self.own, 0)
        write(self.parts)
        self.wait()

    def table(self, name: str, widths: dict[str, int], written: bool = False) -> memoryview[Any]:
        """What is told of all games, as a table or, where it is one number for each, as a row. Whoever looks cannot
        write: by its masks, the batch knows what is legal."""
        form = {**ROWS, ACTIONS: "i"}[name]
        width = widths.get(name, 1)
        flat: Any = self.memory[name].buf
        size = memoryview(bytes(8)).cast(form).itemsize  # type: ignore[call-overload]
        shape = [self.count, width] if name in ("observations", "masks", "rewards") else [self.count]
        found: memoryview[Any] = flat[: self.count * width * size]
        found = found.cast(form, shape) if width else found  # type: ignore[call-overload]
        return found if written else found.toreadonly()

    def step(self, actions: Any) -> None:
        """Answer the question of each game with the index of an action. Where one is not legal, nothing is played. A
        step that is broken off leaves games that have played it and others: the batch is closed."""
        if not self.memory:
            raise CycladesError("expected a batch that is open, got one that was closed")
        self.signals.wake(self.pipes)
        answers: list[int] = actions.tolist() if hasattr(actions, "tolist") else list(actions)
        self.check(answers)
        self.actions[:] = array("i", answers)
        self.last_step += 1
        self.signals.begin(self.last_step)
        try:
            self.own.core.play_checked(answers[: self.own.count])
            write(self.parts)
            self.wait()
        except BaseException:
            self.close()
            raise

    def check(self, answers: list[int]) -> None:
        """Refuse answers of which one is not legal, as the masks say: before any process plays."""
        if len(answers) != self.count:
            raise IllegalAction(f"expected an action for each of {self.count} games, got {len(answers)}")
        masks: Any = self.memory["masks"].buf  # the rows one behind the other, which is read faster than a table
        most = len(self.rules.verbs.table.all)
        if min(answers) >= 0 and max(answers) < most:
            if all(map(masks.__getitem__, map(add, self.firsts, answers))):
                return
        for number, answer in enumerate(answers):
            if not 0 <= answer < most or not masks[self.firsts[number] + answer]:
                raise IllegalAction(f"expected a legal action for game {number}, as its mask says, got {answer}")

    def wait(self) -> None:
        """Wait for all processes; what went wrong in one is raised here."""
        wrong = ""
        for number, worker in enumerate(self.workers):
            if not self.signals.wait_for(number, self.last_step, worker.is_alive):
                said = f"process {number + 1} has ended"
                with suppress(EOFError, OSError):
                    said = self.pipes[number].recv_bytes().decode()
                wrong = wrong or said
        if wrong:
            raise CycladesError(f"a process of the batch failed: {wrong}")

    def close(self) -> None:
        """End the processes, and free the memory."""
        if self.pipes:
            self.signals.begin(STOPPED)
            self.signals.wake(self.pipes)
        for pipe in self.pipes:
            pipe.close()
        for worker in self.workers:
            worker.join(5)
        if SIGNALS in self.memory and hasattr(self, "signals"):
            self.signals.numbers.release()
        for shared, _ in getattr(self, "parts", []):
            shared.release()
        for name, memory in self.memory.items():
            memory.unlink()
            with suppress(BufferError, AttributeError):  # what somebody still looks at is freed with the last look
                if name != SIGNALS:
                    getattr(self, name).release()
                memory.close()
        self.pipes, self.workers, self.memory = [], [], {}

    def __enter__(self) -> SharedBatch:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def row_width(table: memoryview[Any], games: int) -> int:
    """How many numbers a batch of some games tells of each in a table."""
    return len(table.cast("B")) // table.itemsize // games if len(table) else 0


def shared_parts(buffers: dict[str, Any], batch: Batch, first: int) -> list[tuple[Any, Any]]:
    """Where a batch's part of each shared table is, from a game on, and what belongs there."""
    rows = [(buffers[name], getattr(batch, name).cast("B")) for name in ROWS if len(getattr(batch, name))]
    return [(shared[first * len(own) // batch.count :][: len(own)], own) for shared, own in rows]


def write(parts: list[tuple[Any, Any]]) -> None:
    for shared, own in parts:
        shared[:] = own


def work(
    pipe: Connection,
    names: dict[str, str],
    place: tuple[int, int, int, int],
    seeds: list[int],
    game: tuple[str, int],
    setup: dict[str, Any],
) -> None:
    """In a process: play a part of the games."""
    memory = {name: Rows(name=called) for name, called in names.items()}
    buffers: dict[str, Any] = {name: shared.buf for name, shared in memory.items()}
    first, apart, number, workers = place
    signals = Signals(buffers[SIGNALS], workers, setup.pop("patience"))
    step = FIRST - 1
    with suppress(EOFError, OSError):  # whoever began this has ended
        try:
            batch = Batch(len(seeds), *game, seeds=seeds, apart=apart, **setup)
            parts = shared_parts(buffers, batch, first)
            actions: Any = buffers[ACTIONS][4 * first : 4 * (first + len(seeds))].cast("i")
            while True:
                write(parts)
                signals.end(number, step)
                step += 1
                if not signals.wait_for_step(step, number, pipe):
                    break
                batch.core.play_checked(actions.tolist())
        except CycladesError as error:
            pipe.send_bytes(str(error).encode())
            signals.end(number, FAILED)
            return
        for view in (actions, signals.numbers, *(shared for shared, _ in parts), *buffers.values()):
            view.release()  # else the memory cannot be closed, which Python would complain about
