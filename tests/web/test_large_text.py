"""Whole tables with letters of twice the size: what can be chosen is reached, and no words are cut."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.test_room import found, resized
from tools.screenshots.__main__ import KNOWN
from tools.screenshots.looks import Look, opened
from tools.screenshots.tables import Tables

pytestmark = [pytest.mark.interpreted, pytest.mark.slow]

SIZES = {"desktop": [(1366, 768), (1440, 900)], "phone": [(390, 844)]}
STATES = ["table", "table-board", "table-battle", "table-classic", "everything-offering", "underworld-offering"]
TALL = ("phone", "everything-offering")
"""There a god with a card beside it is taller than the part of the screen that it scrolls in."""
ENLARGE = """() => {
  const kept = JSON.parse(localStorage.getItem("cyclades-settings") ?? "{}");
  localStorage.setItem("cyclades-settings", JSON.stringify({ ...kept, textSize: 2 }));
}"""
CUT = """() => {
  const shown = (node) => node.checkVisibility({ visibilityProperty: true });
  const said = "section.question :is(h2, p, button), [role=tab], .god strong, .god small, .strips :is(span, button)";
  const wrong = [];
  for (const node of document.querySelectorAll(said)) {
    if (!shown(node) || !node.textContent.trim() || node.closest(".visually-hidden")) continue;
    if (getComputedStyle(node).position === "absolute") continue; // for screen readers only
    const text = node.textContent.trim().slice(0, 40);
    if (node.scrollWidth > node.clientWidth + 2 && getComputedStyle(node).overflowX !== "visible")
      wrong.push(`${text} is cut`);
    const box = node.getBoundingClientRect();
    if (box.left < -2 || box.right > innerWidth + 2) wrong.push(`${text} lies beside the screen`);
    const parts = document.querySelectorAll("section.question, .tabs, .offered, .first > .head");
    for (const part of parts) {
      if (part.contains(node) || node.contains(part) || !shown(part)) continue;
      const other = part.getBoundingClientRect();
      const seen = clipped(node, box);
      const across = Math.min(seen.right, other.right) - Math.max(seen.left, other.left);
      const down = Math.min(seen.bottom, other.bottom) - Math.max(seen.top, other.top);
      if (across > 3 && down > 3) wrong.push(`${text} lies over ${part.className}`);
    }
  }
  function clipped(node, box) {
    let { left, top, right, bottom } = box;
    for (let up = node.parentElement; up; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (style.overflowX === "visible" && style.overflowY === "visible") continue;
      const room = up.getBoundingClientRect();
      [left, top] = [Math.max(left, room.left), Math.max(top, room.top)];
      [right, bottom] = [Math.min(right, room.right), Math.min(bottom, room.bottom)];
    }
    return { left, top, right, bottom };
  }
  return [...new Set(wrong)];
}"""
"""Words of the question, of tabs, gods and messages that are cut, or lie where other parts are."""


def enlarge(page: Page) -> None:
    """Every page that comes has large letters; a script of the context has written the other settings before."""
    page.add_init_script(f"({ENLARGE})()")


@pytest.mark.parametrize("kind", list(SIZES))
def test_tables_can_be_used_with_letters_of_twice_the_size(browser: Browser, tables: Tables, kind: str) -> None:
    lines: list[str] = []
    with opened(browser, Look(kind), tables.host) as page:
        enlarge(page)
        for name in STATES:
            KNOWN[name](page, tables)
            assert json.loads(page.evaluate("localStorage.getItem('cyclades-settings')"))["textSize"] == 2
            for size in SIZES[kind]:
                resized(page, size)
                lines += [f"{name} at {size}: {line}" for line in page.evaluate(CUT)]
                if (kind, name) != TALL:
                    lines += [f"{name} at {size}: {line}" for line in found(page, may_scroll=True)]
    assert lines == []


def test_nothing_lies_over_the_prompt_when_one_looks_at_the_past(browser: Browser, tables: Tables) -> None:
    """With letters of the usual size, in windows of any height."""
    with opened(browser, Look("desktop"), tables.host) as page:
        KNOWN["log-past"](page, tables)
        for size in ((2560, 1440), (1366, 768), (1366, 620), (1000, 1400)):
            resized(page, size)
            assert page.locator(".pill.past").is_visible()
            expect(page.locator(".entry.here")).to_be_in_viewport()
            assert page.evaluate(CUT) == [], size
