"""How long script, style and layout take in each frame while the board of a late game for six is dragged:
`python3 dev.py python -m tools.frames`."""

from __future__ import annotations

import argparse
import json
import math
import sys
from bisect import bisect_right
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from tools import web
from tools.screenshots.demo_server import browser, demo_server
from tools.screenshots.looks import Look, opened
from tools.screenshots.states import table
from tools.screenshots.tables import Tables

ROOT = Path(__file__).resolve().parent.parent
CATEGORIES = (
    "devtools.timeline",
    "disabled-by-default-devtools.timeline",
    "disabled-by-default-devtools.timeline.frame",
    "v8",
)
WORK = frozenset(
    ("FunctionCall", "EvaluateScript", "EventDispatch", "FireAnimationFrame", "TimerFire", "UpdateLayoutTree")
) | frozenset(("RecalculateStyles", "Layout", "PrePaint", "MinorGC", "MajorGC"))
"""What counts as work of a frame; an event inside another counts once."""
STEPS = 240
ENOUGH = 30
"""Frames without which nothing can be said."""

Event = dict[str, Any]


@dataclass(frozen=True)
class Frames:
    """Milliseconds of work in each frame, the shortest first."""

    times: list[float]

    def part(self, share: float) -> float:
        return self.times[min(len(self.times) - 1, int(len(self.times) * share))]

    def __str__(self) -> str:
        middle, late, longest = self.part(0.5), self.part(0.95), self.part(1)
        return f"{len(self.times)} frames: median {middle:.2f} ms, p95 {late:.2f} ms, max {longest:.2f} ms"


def dragged(chromium: Browser, page: Page, zoom: int) -> Frames:
    """Drag the board of a page that shows one, and measure."""
    box = page.locator("[data-board]").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    for _ in range(zoom):
        page.mouse.wheel(0, -120)
        page.wait_for_timeout(60)
    page.wait_for_timeout(600)  # until the board rests
    chromium.start_tracing(page=page, categories=list(CATEGORIES))
    page.mouse.down()
    for step in range(STEPS):
        page.mouse.move(x + 160 * math.sin(step / 12), y + 90 * math.cos(step / 9))
        page.wait_for_timeout(8)
    page.mouse.up()
    return frames_of(json.loads(chromium.stop_tracing())["traceEvents"])


def frames_of(events: list[Event]) -> Frames:
    """The work of each frame of the thread that runs the page's script."""
    script = next(event for event in events if event["name"] == "FunctionCall" and event["ph"] == "X")
    thread = (script["pid"], script["tid"])
    mine = sorted((event for event in events if (event["pid"], event["tid"]) == thread), key=lambda event: event["ts"])
    starts = [event["ts"] for event in mine if event["name"] == "BeginMainThreadFrame"]
    times = [0.0] * max(0, len(starts) - 1)
    done = 0.0
    for event in mine:
        if event["ph"] != "X" or event["name"] not in WORK or event["ts"] < done:
            continue
        took = event.get("dur", 0)
        done = event["ts"] + took
        frame = bisect_right(starts, event["ts"]) - 1
        if 0 <= frame < len(times):
            times[frame] += took / 1000
    if len(times) < ENOUGH:
        raise ValueError(f"{len(times)} frames are too few to say anything")
    return Frames(sorted(times))


def measure(zoom: int) -> Frames:
    """A server, a late game for six, and its board dragged."""
    with (
        demo_server(ROOT) as address,
        browser(ROOT) as chromium,
        closing(Tables(address)) as tables,
        opened(chromium, Look("desktop"), tables.host) as page,
    ):
        table("six")(page, tables)
        return dragged(chromium, page, zoom)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="tools.frames", description="How smoothly a crowded board is dragged.")
    parser.add_argument("--zoom", type=int, default=4, help="turns of the wheel before it is dragged (default: 4)")
    given = parser.parse_args(arguments)
    try:
        print(measure(given.zoom))
    except (web.WebError, ValueError) as error:
        print(f"frames: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
