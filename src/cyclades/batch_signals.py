"""How the processes of a shared batch tell each other to begin and that they are done: by numbers in memory that all
see. A process that waits does so awake for a moment, since one that sleeps is woken late."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from threading import Lock
from typing import Any, Final

BEGUN: Final = 0
"""Where the number of the last step stands that was begun."""
DONE: Final = 1
"""Where the number of the last step stands that the first process has done; the others' follow."""
NUMBER: Final = 8
"""How many bytes a number has."""
STOPPED: Final = -1
"""In the place of the number of a step: there will be no other."""
FAILED: Final = -2
"""In the place of the number of a step that was done: the process has failed, and its pipe says how."""
SLEEP: Final = 0.05
"""How long one sleeps at a time, in seconds, before it looks again by itself."""
NAP: Final = 0.0002
"""How long whoever waits for others sleeps at a time: they may need the core."""
AWAKE: Final = b"awake"

give_way: Callable[[], object] = getattr(os, "sched_yield", lambda: time.sleep(0))

LOCK: Final = Lock()


def in_order() -> None:
    """What was written before this is seen by others before what is written after it, and what is read after it is not
    older: some processors would else be free to do as they like. Twice, since either half of a lock orders one side."""
    with LOCK:
        pass
    with LOCK:
        pass


def signals_size(workers: int) -> int:
    """How many bytes the signals of so many processes take: begun, and for each whether it is done and asleep."""
    return NUMBER * (DONE + 2 * workers)


class Signals:
    """The numbers by which a step begins and ends."""

    def __init__(self, memory: Any, workers: int, patience: float) -> None:
        self.numbers: Any = memory[: signals_size(workers)].cast("q")
        self.workers = workers
        self.patience = patience
        """How long one waits awake, in seconds."""

    def wake(self, pipes: list[Connection]) -> None:
        """Wake those who sleep: a step will soon begin."""
        for number, pipe in enumerate(pipes):
            if self.numbers[DONE + self.workers + number]:
                with suppress(OSError):  # one that has ended is found out about when it is waited for
                    pipe.send_bytes(AWAKE)

    def begin(self, step: int) -> None:
        in_order()
        self.numbers[BEGUN] = step

    def end(self, worker: int, step: int) -> None:
        in_order()
        self.numbers[DONE + worker] = step

    def wait_for_step(self, step: int, worker: int, pipe: Connection) -> bool:
        """In a process: wait until a step begins; says whether there is one: not where all is over, or others have gone
        on without this process. Where the other side has ended, it raises EOFError."""
        until = time.perf_counter() + self.patience
        while (begun := self.numbers[BEGUN]) != step:
            if begun == STOPPED or begun > step:
                return False
            if time.perf_counter() < until:
                give_way()
                continue
            self.numbers[DONE + self.workers + worker] = 1
            if self.numbers[BEGUN] < step and pipe.poll(SLEEP):
                pipe.recv_bytes()
                until = time.perf_counter() + self.patience
            self.numbers[DONE + self.workers + worker] = 0
        in_order()
        return True

    def wait_for(self, worker: int, step: int, lives: Callable[[], bool]) -> bool:
        """Wait until a process is done with a step; says whether it is, and has neither failed nor ended."""
        until = time.perf_counter() + self.patience
        while self.numbers[DONE + worker] not in (step, FAILED):
            if time.perf_counter() < until:
                give_way()
            elif lives():
                time.sleep(NAP)
            else:
                break
        in_order()
        return bool(self.numbers[DONE + worker] == step)
