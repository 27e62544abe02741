"""The board owns the window: how much of it, and that nothing covers what can be chosen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tools.screenshots.__main__ import KNOWN, PICTURES
from tools.screenshots.looks import Look, opened
from tools.screenshots.states import wait_until_still
from tools.screenshots.tables import Tables

pytestmark = [pytest.mark.interpreted, pytest.mark.slow]

SIZES = {
    "desktop": [(1366, 768), (1440, 900), (2560, 1440)],
    "phone": [(390, 844), (320, 640), (844, 390)],
}
ELSEWHERE = ("home", "new-table", "new-table-mix", "lobby", "rules", "rules-search", "curtain")
"""Pictures without a board."""
OVER = ("explain", "settings", "after-game", "analysis")
"""Pictures of something that was opened over the table, and goes by a key."""
LONG = ("analysis-strip",)
"""What would have to be worked out for minutes by the plain sources: `test_analysis.py` looks at it, with chances that
are made up."""
SHOWN = [name for name in PICTURES if name not in (*ELSEWHERE, *OVER, *LONG)]

TABS = (
    """() => [...document.querySelectorAll("[role=tab]")].filter((tab) => tab.checkVisibility()).map((tab) => tab.id)"""
)

COVERED = """(mayScroll) => {
  const wrong = [];
  const shown = (node) => node.checkVisibility({ visibilityProperty: true });
  const say = (node) => node.outerHTML.replace(/\\s+/g, " ").slice(0, 90);
  const clipped = (node, box) => {
    for (let up = node.parentElement; up; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (style.display === "contents" || (style.overflowX === "visible" && style.overflowY === "visible")) continue;
      const room = up.getBoundingClientRect();
      const [across, down] = [box.left < room.left - 2, box.top < room.top - 2];
      if (across || down || box.right > room.right + 2 || box.bottom > room.bottom + 2) return up;
    }
    return null;
  };
  const seen = [];
  for (const area of document.querySelectorAll("[data-area].lit")) {
    if (!shown(area)) continue;
    seen.push(area.dataset.area);
    const box = area.getBoundingClientRect(), to = area.getScreenCTM().inverse();
    if (clipped(area, box)) wrong.push(`${area.dataset.area} lies beside the frame`);
    for (let row = 1; row < 12; row += 1) for (let column = 1; column < 12; column += 1) {
      const point = new DOMPoint(box.left + (box.width * column) / 12, box.top + (box.height * row) / 12);
      if (!area.isPointInFill(point.matrixTransform(to))) continue;
      const above = document.elementFromPoint(point.x, point.y);
      // At a border the neighbour may be hit.
      if (above !== area && !above?.matches("[data-area]")) {
        wrong.push(`${area.dataset.area} is covered by ${above ? say(above) : "nothing on the screen"}`);
        row = column = 12;
      }
    }
  }
  const choices = "[data-god], [data-named-god], [data-card], section.question [data-action], .pending button";
  const free = (node) => {
    const box = node.getBoundingClientRect();
    const above = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return above !== null && node.contains(above) && !clipped(node, box);
  };
  const buttons = [...document.querySelectorAll("section.question [data-action]")].filter(free);
  for (const node of document.querySelectorAll(choices)) {
    if (!shown(node)) continue;
    // A card whose use has a button with the same words beside the question.
    if (node.dataset.card && buttons.some((button) => button.textContent.includes(node.ariaLabel))) continue;
    const tile = node.closest(".god, .card, .beside") ?? node;
    seen.push(node.dataset.god ?? node.dataset.namedGod ?? node.dataset.card ?? node.dataset.action ?? "pending");
    if (mayScroll) tile.scrollIntoView({ block: "nearest", inline: "nearest" });
    const box = tile.getBoundingClientRect();
    if (clipped(tile, box)) wrong.push(`${say(node)} is cut by ${say(clipped(tile, box))}`);
    const own = node.getBoundingClientRect();
    for (const [x, y] of [[0.5, 0.5], [0.1, 0.2], [0.9, 0.2], [0.1, 0.8], [0.9, 0.8]]) {
      const above = document.elementFromPoint(own.left + own.width * x, own.top + own.height * y);
      if (!above || !(tile.contains(above))) {
        wrong.push(`${say(node)} is covered by ${above ? say(above) : "nothing on the screen"}`);
        break;
      }
    }
  }
  return { seen, wrong };
}"""
"""What can be chosen and is on the page, and what of it is not wholly on the screen or not reached by the pointer."""

CHOICES = """() => [...document.querySelectorAll(
  "[data-area].lit, [data-god], [data-named-god], section.question [data-action]"
)].map((node) => node.dataset.area ?? node.dataset.god ?? node.dataset.namedGod ?? node.dataset.action)"""

SHARE = """() => {
  const hits = document.querySelector("svg.hits"), rim = 4;
  const { width, height } = hits.viewBox.baseVal, scale = hits.getScreenCTM().a;
  return {
    share: ((width - 2 * rim) * (height - 2 * rim) * scale ** 2) / (innerWidth * innerHeight),
    scale,
    scrolls: document.scrollingElement.scrollHeight > innerHeight || document.scrollingElement.scrollWidth > innerWidth,
  };
}"""
"""The part of the window that the drawn board takes: islands and seas, which end a little inside of the picture."""


def states(page: Page, tables: Tables, names: list[str]) -> Iterator[str]:
    """One state of the table after the other, each begun in the usual size."""
    usual = page.viewport_size
    for name in names:
        if usual:
            page.set_viewport_size(usual)
        KNOWN[name](page, tables)
        yield name


def resized(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    wait_until_still(page)


def found(page: Page, may_scroll: bool) -> list[str]:
    """What is wrong with the things that can be chosen. Where not all parts are on the screen, each is looked at."""
    wanted = set(page.evaluate(CHOICES))
    result: dict[str, Any] = page.evaluate(COVERED, may_scroll)
    wrong: list[str] = list(result["wrong"])
    seen = set(result["seen"])
    if may_scroll:
        parts = [f"#{tab}" for tab in page.evaluate(TABS)]
        for part in [*parts, ".fold[aria-expanded=false]"]:
            if page.locator(part).count():
                page.locator(part).click()
                wait_until_still(page)
                wanted |= set(page.evaluate(CHOICES))
                more: dict[str, Any] = page.evaluate(COVERED, may_scroll)
                wrong += more["wrong"]
                seen |= set(more["seen"])
    return sorted(set(wrong)) + [f"{missing} cannot be seen" for missing in sorted(wanted - seen)]


SHARES = 6
"""Into how many parts the states are dealt, so that several processes look at them."""


@pytest.mark.parametrize("share", range(SHARES))
@pytest.mark.parametrize("kind", list(SIZES))
def test_nothing_covers_what_can_be_chosen(browser: Browser, tables: Tables, kind: str, share: int) -> None:
    """In every state that has a picture; on a desktop without scrolling, on a telephone within the parts."""
    lines: list[str] = []
    with opened(browser, Look(kind), tables.host) as page:
        for name in states(page, tables, SHOWN[share::SHARES]):
            for size in SIZES[kind]:
                resized(page, size)
                lines += [f"{name} at {size}: {line}" for line in found(page, kind == "phone")]
    assert lines == []


LEAST = 0.5
"""Of the window, for every board that is not so high that the whole height would be less."""
BOARDS = ("table", "table-classic", "table-six", "titans-board", "titans-six", "everything-board")


def test_the_board_takes_half_of_the_window(browser: Browser, tables: Tables) -> None:
    with opened(browser, Look("desktop"), tables.host) as page:
        for name in states(page, tables, list(BOARDS)):
            for size in SIZES["desktop"][:2]:
                resized(page, size)
                found = page.evaluate(SHARE)
                print(f"{name} at {size}: {found['share']:.3f}")
                assert found["share"] >= LEAST, f"{name} at {size}: {found['share']:.3f}"
                assert not found["scrolls"]


LONG_NAMES = ["Hermenegilda", "Bartholomeus", "Maximiliano", "Wilhelmina M", "Konstantinos", "Alexandrina1"]
"""Of a dozen letters."""
CUT_NAMES = """(names) => [...document.querySelectorAll(".people .who strong")].flatMap((name, at) => {
  const usual = name.textContent;
  name.textContent = names[at];
  const cut = name.scrollWidth > name.clientWidth, small = parseFloat(getComputedStyle(name).fontSize) < 11.5;
  name.textContent = usual;
  return cut || small ? [names[at]] : [];
})"""
"""Names that would be cut, or too small, in place of those that are there."""
CUT_NUMBERS = """() => [...document.querySelectorAll(".people .faction .numbers > *")]
  .filter((one) => one.checkVisibility()
    && one.getBoundingClientRect().right > one.parentElement.getBoundingClientRect().right + 1)
  .map((one) => one.textContent)"""


def test_names_of_six_are_read_above_the_board(browser: Browser, tables: Tables) -> None:
    with opened(browser, Look("desktop"), tables.host) as page:
        for name in states(page, tables, ["table-six", "titans-six", "everything-offering"]):
            for size in SIZES["desktop"]:
                resized(page, size)
                assert page.evaluate(CUT_NAMES, LONG_NAMES) == [], f"{name} at {size}"
                assert page.evaluate(CUT_NUMBERS) == [], f"{name} at {size}"


def test_the_line_of_the_chat_is_a_line(browser: Browser, tables: Tables) -> None:
    with opened(browser, Look("desktop"), tables.host) as page:
        KNOWN["table"](page, tables)
        page.locator("#side-tab-chat").click()
        for size in SIZES["desktop"]:
            resized(page, size)
            line, height = page.locator(".chat form").evaluate(
                "form => [form.offsetHeight, parseFloat(getComputedStyle(form).fontSize)]"
            )
            assert line < 3.2 * height, f"{line} pixels at {size}"


PIECES = """() => {
  const scale = document.querySelector("svg.hits").getScreenCTM().a;
  return [...document.querySelectorAll("[data-board] [data-token]")]
    .map((token) => [token.dataset.token, 2 * Number(token.dataset.r) * scale]);
}"""
"""What stands on the board, and how many pixels it is wide."""
SEEN_WELL = 26
FOUGHT = 24
"""Where a battle is fought the attackers stand in the area, too."""
COVERED_NAMES = """() => {
  const found = [];
  for (const name of document.querySelectorAll("[data-board] text.land, [data-board] text.sea")) {
    const text = name.getBoundingClientRect();
    if (!text.width) continue;
    for (const token of document.querySelectorAll("[data-board] [data-token]")) {
      for (const part of token.querySelectorAll("path, circle, rect, use")) {
        const box = part.getBoundingClientRect();
        const across = Math.min(text.right, box.right) - Math.max(text.left, box.left);
        const down = Math.min(text.bottom, box.bottom) - Math.max(text.top, box.top) - 8; // above the letters is air
        if (across > 2 && down > 2) found.push(`${name.textContent.trim()} under ${token.dataset.token}`);
      }
    }
  }
  return [...new Set(found)];
}"""


def test_pieces_are_wide_enough_on_a_laptop_and_cover_no_name(browser: Browser, tables: Tables) -> None:
    """In crowded areas beside a Metropolis, too."""
    with opened(browser, Look("desktop"), tables.host) as page:
        for name in states(page, tables, [*BOARDS, "table-battle", "underworld-board"]):
            resized(page, (1366, 768))
            pieces = page.evaluate(PIECES)
            assert len(pieces) > 10
            least = FOUGHT if name == "table-battle" else SEEN_WELL
            assert [(piece, round(wide, 1)) for piece, wide in pieces if wide < least] == [], name
            assert page.evaluate(COVERED_NAMES) == [], name


def test_below_the_board_nothing_lies_over_anything(browser: Browser, tables: Tables) -> None:
    """In a high window, with what is said of the past beside the menu."""
    with opened(browser, Look("desktop"), tables.host) as page:
        for name in states(page, tables, ["table", "table-board", "table-battle", "table-classic", "log-past"]):
            resized(page, (1000, 1400))
            assert page.locator(".desktop.below").count() == 1, name
            assert found(page, may_scroll=True) == [], name
            menu = page.locator("button.menu")
            assert menu.evaluate(
                "(menu) => { const { left, top, width, height } = menu.getBoundingClientRect();"
                "return document.elementsFromPoint(left + width * 0.1, top + height / 2)"
                ".every((node) => menu.contains(node) || node.contains(menu)); }"
            ), name
