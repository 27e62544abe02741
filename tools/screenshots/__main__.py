"""Pictures of every page of the client: `python3 dev.py screenshots`.

Games are played by bots from fixed seeds and nothing moves, so that the same sources give the same pictures, but for
times of day and the ids of tables.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from tools import web
from tools.screenshots.analyses import ANALYSES
from tools.screenshots.demo_server import browser, demo_server
from tools.screenshots.looks import SIZES, Look, opened
from tools.screenshots.states import EVERYTHING, STATES, TITANS, UNDERWORLD
from tools.screenshots.tables import Tables

ROOT = Path(__file__).resolve().parent.parent.parent
FOLDER = ROOT / "docs" / "screenshots"
PICTURES = (
    "home",
    "new-table",
    "new-table-mix",
    "lobby",
    "table",
    "explain",
    "settings",
    "log-past",
    "table-board",
    "table-battle",
    "table-classic",
    "table-six",
    "curtain",
    "after-game",
    "analysis",
    "analysis-strip",
    "replay",
    "rules",
    "rules-search",
    "underworld-offering",
    "underworld-board",
    "titans-board",
    "titans-six",
    "everything-board",
    "everything-offering",
)
AS_JPEG = (
    "new-table-mix",
    "explain",
    "settings",
    "log-past",
    "curtain",
    "analysis-strip",
    "replay",
    "table-battle",
    "table-classic",
    *UNDERWORLD,
    *TITANS,
    *EVERYTHING,
)
"""Large as PNG, and not what others link to."""
FAVOURITES = ("home", "table")
"""Taken in light and in Spanish too."""
KNOWN = {**STATES, **ANALYSES, **UNDERWORLD, **TITANS, **EVERYTHING}
"""All that can be taken, if it is named."""


def looks(only: list[str]) -> Iterator[tuple[Look, list[str]]]:
    """Every look, and the states that are taken in it: those that are named, or all that the documentation shows."""
    for size in SIZES:
        yield Look(size), only or list(PICTURES)
        for look in (Look(size, theme="light"), Look(size, language="es")):
            yield look, [state for state in FAVOURITES if not only or state in only]


def take(folder: Path, only: list[str]) -> int:
    """Take the pictures; how many."""
    folder.mkdir(parents=True, exist_ok=True)
    taken = 0
    with demo_server(ROOT) as address, browser(ROOT) as chromium, closing(Tables(address)) as tables:
        for name in ("lobby", "offering", "acting", "screen"):  # what home shows
            tables[name]
        for look, states in looks(only):
            with opened(chromium, look, tables.host) as page:
                for state in states:
                    KNOWN[state](page, tables)
                    jpeg = state in AS_JPEG
                    page.screenshot(
                        path=folder / look.file(state, "jpg" if jpeg else "png"),
                        type="jpeg" if jpeg else "png",
                        quality=85 if jpeg else None,
                    )
                    taken += 1
    return taken


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="screenshots", description="Take pictures of every page of the client.")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where they go (default: docs/screenshots)")
    parser.add_argument("pictures", nargs="*", metavar="PICTURE", help=f"only these; there are: {', '.join(KNOWN)}")
    given = parser.parse_args(arguments)
    unknown = [state for state in given.pictures if state not in KNOWN]
    if unknown:
        parser.error(f"unknown: {', '.join(unknown)}; there are: {', '.join(KNOWN)}")
    try:
        taken = take(given.folder, given.pictures)
    except web.WebError as error:
        print(f"screenshots: {error}", file=sys.stderr)
        return 1
    megabytes = sum(path.stat().st_size for path in given.folder.glob("*-*.*g")) / 1e6
    print(f"screenshots: {taken} in {given.folder}, {megabytes:.1f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
