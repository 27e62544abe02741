"""A batch over several processes: each plays a part of the games, and writes what is told of them where all see it."""

from __future__ import annotations

import multiprocessing
from collections.abc import Sequence
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Final

from cyclades.batch import Batch, checked_seeds, is_whole
from cyclades.engine.errors import CycladesError, IllegalAction, SetupError

ROWS: Final = {"observations": "h", "masks": "?", "turns": "i", "done": "?", "rewards": "d"}
"""What is told of a batch, with the form of its numbers."""
ACTIONS: Final = "actions"
GO: Final = b"go"
STOP: Final = b"stop"


class SharedBatch:
    """The same as a `Batch`, with the same games for the same seeds, but played by several processes at once. Close it,
    or use it in a `with` block: its processes and its memory end with that."""

    def __init__(
        self,
        count: int,
        edition: str,
        players: int,
        *,
        processes: int = 2,
        seed: int | None = None,
        seeds: Sequence[int] | None = None,
        **setup: Any,
    ) -> None:
        if not is_whole(processes) or not 1 <= processes <= count:
            raise SetupError(f"expected from 1 to {count} processes, got {processes!r}")
        self.count = count
        self.players = players
        self.memory: dict[str, SharedMemory] = {}
        self.pipes: list[Connection] = []
        self.workers: list[Any] = []
        given = checked_seeds(count, seed, seeds)
        sample = Batch(1, edition, players, seeds=given[:1], **setup)  # refuses what cannot be, and knows the sizes
        self.rules = sample.rules
        self.layout = sample.layout
        widths = {name: row_width(getattr(sample, name)) for name in ROWS}
        try:
            for name, form in {**ROWS, ACTIONS: "i"}.items():
                size = max(1, count * widths.get(name, 1) * memoryview(bytes(8)).cast(form).itemsize)  # type: ignore[call-overload]
                self.memory[name] = SharedMemory(create=True, size=size)
            self.start(given, processes, (edition, players), setup)
        except BaseException:
            self.close()
            raise
        self.observations = self.table("observations", widths)
        self.masks = self.table("masks", widths)
        self.turns = self.table("turns", widths)
        self.done = self.table("done", widths)
        self.rewards = self.table("rewards", widths)
        self.actions = self.table(ACTIONS, widths)

    def start(self, seeds: list[int], processes: int, game: tuple[str, int], setup: dict[str, Any]) -> None:
        """Start the processes, each with its part of the games, and wait until all have begun."""
        context = multiprocessing.get_context("spawn")
        names = {name: memory.name for name, memory in self.memory.items()}
        for part in range(processes):
            first, last = self.count * part // processes, self.count * (part + 1) // processes
            ours, theirs = context.Pipe()
            arguments = (theirs, names, (first, self.count), seeds[first:last], game, setup)
            worker = context.Process(target=work, args=arguments, daemon=True)
            worker.start()
            theirs.close()
            self.pipes.append(ours)
            self.workers.append(worker)
        self.wait()

    def table(self, name: str, widths: dict[str, int]) -> memoryview[Any]:
        """What is told of all games, as a table or, where it is one number for each, as a row."""
        form = {**ROWS, ACTIONS: "i"}[name]
        width = widths.get(name, 1)
        flat: Any = self.memory[name].buf
        size = memoryview(bytes(8)).cast(form).itemsize  # type: ignore[call-overload]
        shape = [self.count, width] if name in ("observations", "masks", "rewards") else [self.count]
        found: memoryview[Any] = flat[: self.count * width * size]
        return found.cast(form, shape) if width else found  # type: ignore[call-overload]

    def step(self, actions: Any) -> None:
        """Answer the question of each game with the index of an action. Where one is not legal, nothing is played."""
        answers: list[int] = actions.tolist() if hasattr(actions, "tolist") else list(actions)
        if len(answers) != self.count:
            raise IllegalAction(f"expected an action for each of {self.count} games, got {len(answers)}")
        most = len(self.rules.verbs.table.all)
        masks, row = self.masks, self.actions
        for number, answer in enumerate(answers):
            if not 0 <= answer < most or not masks[number, answer]:
                raise IllegalAction(f"expected a legal action for game {number}, as its mask says, got {answer}")
            row[number] = answer
        for pipe in self.pipes:
            with suppress(OSError):  # one that has ended is found out about below
                pipe.send_bytes(GO)
        self.wait()

    def wait(self) -> None:
        """Wait for all processes; what went wrong in one is raised here."""
        wrong = ""
        for number, pipe in enumerate(self.pipes):
            try:
                wrong = wrong or pipe.recv_bytes().decode()
            except (EOFError, OSError):
                wrong = wrong or f"process {number} has ended"
        if wrong:
            raise CycladesError(f"a process of the batch failed: {wrong}")

    def close(self) -> None:
        """End the processes, and free the memory."""
        for pipe in self.pipes:
            with suppress(OSError):  # it may have ended already
                pipe.send_bytes(STOP)
            pipe.close()
        for worker in self.workers:
            worker.join(5)
        for name, memory in self.memory.items():
            memory.unlink()
            with suppress(BufferError, AttributeError):  # what somebody still looks at is freed with the last look
                getattr(self, name).release()
                memory.close()
        self.pipes, self.workers, self.memory = [], [], {}

    def __enter__(self) -> SharedBatch:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def row_width(table: memoryview[Any]) -> int:
    """How many numbers a batch of one game tells in a table."""
    return len(table.cast("B")) // table.itemsize if len(table) else 0


def work(
    pipe: Connection,
    names: dict[str, str],
    place: tuple[int, int],
    seeds: list[int],
    game: tuple[str, int],
    setup: dict[str, Any],
) -> None:
    """In a process: play a part of the games."""
    memory = {name: SharedMemory(name=called) for name, called in names.items()}
    buffers: dict[str, Any] = {name: shared.buf for name, shared in memory.items()}
    first, apart = place
    batch = Batch(len(seeds), *game, seeds=seeds, apart=apart, **setup)
    rows = [(buffers[name], getattr(batch, name).cast("B")) for name in ROWS if len(getattr(batch, name))]
    parts = [(shared[first * len(own) // len(seeds) :][: len(own)], own) for shared, own in rows]
    actions: Any = buffers[ACTIONS][4 * first : 4 * (first + len(seeds))].cast("i")
    wrong = ""
    while True:
        for shared, own in parts:
            shared[:] = own
        pipe.send_bytes(wrong.encode())
        try:
            if pipe.recv_bytes() == STOP:
                return
            batch.step(actions)
        except EOFError:
            return
        except CycladesError as error:
            wrong = str(error)
