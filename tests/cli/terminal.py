"""A command on a terminal of its own, and somebody who presses Ctrl-C once games have been played."""

from __future__ import annotations

import contextlib
import os
import re
import signal
import subprocess
import sys
from typing import NamedTuple


class Interrupted(NamedTuple):
    """What became of the command."""

    code: int
    output: bytes
    shown: bytes
    """What it wrote to its terminal, beside its output."""


def interrupted(games: int, *arguments: str, columns: int = 100) -> Interrupted:
    """Run `cyclades` for so many games with a progress bar, and interrupt it when the bar has counted some."""
    ours, theirs = os.openpty()
    process = subprocess.Popen(
        [sys.executable, "-m", "cyclades", *arguments, "--games", str(games)],
        stdout=subprocess.PIPE,
        stderr=theirs,
        env={**os.environ, "TERM": "xterm", "COLUMNS": str(columns)},
        start_new_session=True,
    )
    os.close(theirs)
    shown = b""
    while not re.search(rb"\b[1-9]\d*/%d" % games, shown):  # games, as the bar counts them
        shown += os.read(ours, 10_000)
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does: all processes of the group get it
    output, _ = process.communicate(timeout=60)
    with contextlib.suppress(OSError):  # how Linux says that nobody is left on the other side
        while more := os.read(ours, 10_000):
            shown += more
    os.close(ours)
    return Interrupted(process.returncode, output, shown)
