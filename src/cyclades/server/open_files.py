"""Open files: how many the system lets the server have, and how many there are. Every connection is one."""

from __future__ import annotations

import os
import sys
from typing import Final

UNLIMITED: Final = 1_000_000
ENOUGH: Final = 65_536
"""More than this is not asked for."""
FOLDERS: Final = ("/proc/self/fd", "/dev/fd")
"""Where systems list the open files of a process."""


def most_open_files() -> int:
    """How many files the server may have open."""
    if sys.platform == "win32":
        return UNLIMITED
    import resource

    most = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return UNLIMITED if most == resource.RLIM_INFINITY else most


def raise_most_open_files() -> None:
    """Ask for as many open files as the system grants without further ado, up to what is enough."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = ENOUGH if hard == resource.RLIM_INFINITY else min(hard, ENOUGH)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    except (OSError, ValueError):
        return  # then it has to do with what there is


def count_open_files() -> int:
    """How many files are open; 0 where the system does not tell."""
    for folder in FOLDERS:
        try:
            return len(os.listdir(folder)) - 1  # less the one that lists them
        except OSError:
            continue
    return 0
