"""Remembers that the quick tests have passed on just these files, so that `dev.py test --all` need not run them again.

The mark in `build/` holds the fingerprint of every file of the checkout but those that are made from others, of Python,
and of the environment variables that tests obey. It is written after a run of all quick tests in which none failed and
no file changed, and taken away by any run in which something failed. Where in doubt there is no mark, and tests run.

dev.py reads this file, so it needs nothing but the standard library.
"""

import os
import sys
import time
from collections.abc import Iterator, Mapping
from pathlib import Path

from tools.fingerprint import fingerprint_of

MARK = Path("build") / "quick-tests-passed"
MADE = ("build", "dist", "web/dist", "web/node_modules")
OBEYED = ("CYCLADES_", "HYPOTHESIS_", "PYTEST_", "PYTHON")
"""How the names of environment variables begin that tests, or what runs them, may obey."""
OLDEST = 24 * 60 * 60
"""Seconds. The computer around the checkout changes too."""


def files_of(root: Path) -> Iterator[Path]:
    """Every file of a checkout that tests may read, in a fixed order."""
    for folder, folders, names in os.walk(root):
        here = Path(folder)
        folders[:] = sorted(
            name
            for name in folders
            if name != "__pycache__"
            and not (name.startswith(".") and name != ".ci")
            and (here / name).relative_to(root).as_posix() not in MADE
        )
        yield from (path for name in sorted(names) if (path := here / name).is_file())


def fingerprint(root: Path, environment: Mapping[str, str] = os.environ) -> str | None:
    """Stands for all that decides what the tests say; none where a file cannot be read, or goes meanwhile."""
    obeyed = sorted(f"{name}={value}" for name, value in environment.items() if name.startswith(OBEYED))
    try:
        return fingerprint_of(root, files_of(root), " ".join([sys.platform, sys.version, *obeyed]))
    except OSError:
        return None


def note(root: Path, tested: str | None) -> None:
    """The quick tests have passed on the files of a fingerprint; noted only if they are still the same."""
    mark = root / MARK
    forget(root)
    if tested is not None and fingerprint(root) == tested:
        mark.parent.mkdir(exist_ok=True)
        mark.write_text(tested)


def forget(root: Path) -> None:
    """Something failed."""
    (root / MARK).unlink(missing_ok=True)


def known(root: Path) -> bool:
    """Whether the quick tests have passed on the files as they are now."""
    mark = root / MARK
    try:
        return mark.stat().st_mtime > time.time() - OLDEST and mark.read_text() == fingerprint(root)
    except OSError:
        return False
