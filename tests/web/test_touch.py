"""The board under fingers: a double tap shows an island, two fingers zoom, and names can be read then."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page

from tests.server.running import Server
from tests.web.positions import at_table, offers
from tests.web.visitor import PHONE, Visitor, wait_until

pytestmark = pytest.mark.interpreted
Visit = Callable[..., Visitor]

READABLE = 11
"""Pixels of the letters of a name."""
SCALE = """() => new DOMMatrix(getComputedStyle(document.querySelector("[data-board] .sheet")).transform).a"""
SEEN = """(area) => {
  const frame = document.querySelector("[data-board]").getBoundingClientRect();
  const path = document.querySelector(`[data-area=${area}]`), box = path.getBoundingClientRect();
  const name = [...document.querySelectorAll("[data-board] svg text")]
    .find((text) => text.textContent.trim() === path.dataset.title || text.textContent.trim().toLowerCase() === area);
  return {
    inside: box.left >= frame.left - 1 && box.right <= frame.right + 1
      && box.top >= frame.top - 1 && box.bottom <= frame.bottom + 1,
    letters: parseFloat(getComputedStyle(name).fontSize) * name.getScreenCTM().a,
  };
}"""
MIDDLE = """(area) => {
  const box = document.querySelector(`[data-area=${area}]`).getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}"""


def before_the_board(server: Server, visit: Visit) -> Visitor:
    """Anna with a telephone, who looks at the board while gods are to be chosen."""
    visitor = at_table(server, visit, offers(0, 2), size=PHONE)
    visitor.press(visitor.page.locator("#parts-tab-board"))
    visitor.page.locator("[data-board] .sheet").wait_for()
    return visitor


def touch(line: CDPSession, kind: str, *points: tuple[float, float]) -> None:
    where: list[dict[str, Any]] = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
    line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": where})


def double_tap(page: Page, area: str) -> None:
    x, y = page.evaluate(MIDDLE, area)
    line = page.context.new_cdp_session(page)
    for _ in range(2):
        touch(line, "touchStart", (x, y))
        touch(line, "touchEnd")


def test_a_double_tap_shows_an_island_and_another_one_the_whole_board(server: Server, visit: Visit) -> None:
    page = before_the_board(server, visit).page
    assert page.evaluate(SCALE) == 1
    double_tap(page, "ios")
    wait_until(lambda: page.evaluate(SCALE) > 1.8, page=page)
    page.wait_for_timeout(400)
    seen = page.evaluate(SEEN, "ios")
    assert seen["inside"]
    assert seen["letters"] >= READABLE
    double_tap(page, "ios")
    wait_until(lambda: page.evaluate(SCALE) == 1, page=page)


def test_two_fingers_zoom_where_they_are(server: Server, visit: Visit) -> None:
    page = before_the_board(server, visit).page
    x, y = page.evaluate(MIDDLE, "mykonos")
    line = page.context.new_cdp_session(page)
    touch(line, "touchStart", (x - 15, y), (x + 15, y))
    for far in range(20, 61, 5):
        touch(line, "touchMove", (x - far, y), (x + far, y))
    touch(line, "touchEnd")
    page.wait_for_timeout(400)
    assert page.evaluate(SCALE) == pytest.approx(4, rel=0.2)
    after = page.evaluate(MIDDLE, "mykonos")
    assert abs(after[0] - x) < 60
    assert abs(after[1] - y) < 60
    assert page.evaluate(SEEN, "mykonos")["letters"] >= READABLE
    touch(line, "touchStart", (x - 60, y), (x + 60, y))
    for far in range(55, 9, -5):
        touch(line, "touchMove", (x - far, y), (x + far, y))
    touch(line, "touchEnd")
    wait_until(lambda: page.evaluate(SCALE) == 1, page=page)
