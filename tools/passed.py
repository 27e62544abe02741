"""Remembers that the quick tests have passed on just these files, so that `dev.py test --all` need not run them again.

The mark in `build/` holds the fingerprint of every file of the checkout but those that are made from others, of what
is installed, of Python and the machine, and of the environment variables that tests obey. It is written after a run of
all quick tests in which none failed and no file changed, and taken away by any run in which something failed. It names
the tests that were skipped, for they have not passed. Where in doubt there is no mark, and tests run.

dev.py reads this file, so it needs nothing but the standard library.
"""

import os
import platform
import sys
import time
from collections.abc import Iterator, Mapping
from pathlib import Path

from tools.fingerprint import fingerprint_of

MARK = Path("build") / "quick-tests-passed"
SKIPPED = Path("build") / "quick-tests-skipped"
"""Written by tools/skipped_tests.py."""
MADE = ("build", "dist", "web/dist", "web/node_modules")
OBEYED = {"CI", "COLUMNS", "HOME", "LANG", "LANGUAGE", "LINES", "NO_COLOR", "PATH", "TERM", "TMPDIR", "TZ"}
OBEYED_GROUPS = (
    "CYCLADES_", "FORCE_", "HYPOTHESIS_", "LC_", "MPL", "NODE_", "PG", "PLAYWRIGHT_", "PYTEST_", "PYTHON", "SSL_",
    "UVICORN_", "XDG_",
)  # fmt: skip
"""The environment variables that tests, or what runs them, may obey, and how the names of others begin."""
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


def installed(root: Path) -> list[str]:
    """Names and versions of the packages in `.venv`: somebody may have installed others than uv.lock says."""
    folders = ("lib/python*/site-packages", "Lib/site-packages")
    return sorted(path.name for folder in folders for path in (root / ".venv").glob(f"{folder}/*.dist-info"))


def fingerprint(root: Path, environment: Mapping[str, str] = os.environ) -> str | None:
    """Stands for all that decides what the tests say; none where a file cannot be read or its name not be written."""
    obeyed = sorted(
        f"{name}={value!a}" for name, value in environment.items() if name in OBEYED or name.startswith(OBEYED_GROUPS)
    )
    around = [sys.platform, platform.machine(), sys.version, *installed(root), *obeyed]
    try:
        return fingerprint_of(root, files_of(root), "\n".join(around))
    except (OSError, UnicodeError):
        return None


def begin(root: Path) -> str | None:
    """Tests are about to run: what they run on, for `note`."""
    (root / SKIPPED).parent.mkdir(exist_ok=True)
    (root / SKIPPED).unlink(missing_ok=True)
    return fingerprint(root)


def note(root: Path, tested: str | None) -> None:
    """The quick tests have passed on the files of a fingerprint; noted only if they are still the same, and if it is
    known which tests were skipped."""
    forget(root)
    skipped = root / SKIPPED
    if tested is not None and skipped.is_file() and fingerprint(root) == tested:
        (root / MARK).write_text(f"{tested}\n{skipped.read_text(encoding='utf-8')}", encoding="utf-8")


def forget(root: Path) -> None:
    """Something failed."""
    (root / MARK).unlink(missing_ok=True)


def skipped_since(root: Path) -> list[str] | None:
    """The tests that were skipped when the quick tests passed on the files as they are now; none if they have not."""
    mark = root / MARK
    try:
        age = time.time() - mark.stat().st_mtime  # below zero where a clock was wrong
        tested, *skipped = mark.read_text(encoding="utf-8").splitlines()
    except (OSError, ValueError):
        return None
    return skipped if 0 <= age < OLDEST and tested == fingerprint(root) else None
