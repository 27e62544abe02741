"""Cards beside the board: pictures that fill them, texts that are never cut, and gods and panels that say why."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.running import Server
from tools.screenshots import looks
from tools.screenshots.looks import Look, opened
from tools.screenshots.states import table
from tools.screenshots.tables import Tables

pytestmark = [pytest.mark.interpreted, pytest.mark.slow]
CUT = """() => [...document.querySelectorAll(".card")].filter((card) => card.offsetParent).flatMap((card) => {
  const around = card.getBoundingClientRect();
  return [...card.querySelectorAll(".name, .lines, .lines p, .verbs button")].flatMap((part) => {
    const box = part.getBoundingClientRect();
    const inside = box.left >= around.left - 1 && box.right <= around.right + 1 && box.bottom <= around.bottom + 1;
    const open = getComputedStyle(part).overflow === "visible";
    if (inside && open && part.scrollWidth <= part.clientWidth + 1) return [];
    return [`${card.innerText.slice(0, 30)}: ${part.className}`];
  });
})"""
BARE = """() => [...document.querySelectorAll(".card .face")].filter((face) => face.offsetParent).flatMap((face) => {
  const [room, image] = [face.getBoundingClientRect(), face.querySelector("img")];
  const box = image?.getBoundingClientRect();
  const fills = box && image.complete && image.naturalWidth > 0 && box.width >= room.width - 1
    && box.height >= room.height - 1 && room.height >= 36;
  return fills && face.querySelector("[data-art]") ? [] : [face.parentElement.innerText.slice(0, 30)];
})"""
HEADS_CUT = """() => [...document.querySelectorAll("[data-head]")].filter((head) => head.offsetParent)
  .filter((head) => [head, ...head.querySelectorAll(".text, .text *")].some((part) =>
    part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).display !== "inline"))
  .map((head) => head.innerText)"""
WINDOWS = {"desktop": [(1366, 768), (1440, 900), (2560, 1440)], "phone": [(320, 640), (390, 844)]}


@pytest.fixture
def tables(server: Server) -> Iterator[Tables]:
    with closing(Tables(f"http://127.0.0.1:{server.port}")) as full:
        yield full


def cards_in_sight(page: Page) -> int:
    """Bring the cards to the front, where not all is on the screen; how many there are."""
    tab = page.locator("#parts-tab-cards")
    if tab.count():
        tab.click()
    page.wait_for_load_state("networkidle")
    return page.locator(".card:visible").count()


@pytest.mark.parametrize("letters", ["1", "2"])
@pytest.mark.parametrize("size", WINDOWS)
def test_pictures_fill_cards_and_texts_are_never_cut(
    browser: Browser, tables: Tables, size: str, letters: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All boxes at once: eight cards and more, with Monuments."""
    for window in WINDOWS[size]:
        monkeypatch.setitem(looks.SIZES, size, window)
        for language in ("en", "es"):
            with opened(browser, Look(size, language=language), tables.host) as page:
                table("everything-hades")(page, tables)
                page.evaluate("(size) => document.documentElement.style.setProperty('--text-size', size)", letters)
                assert cards_in_sight(page) >= 8
                assert page.evaluate(CUT) == [], (window, language)
                assert page.evaluate(BARE) == [], (window, language)


@pytest.mark.parametrize("name", ["offering", "everything-offering"])
def test_names_of_cards_are_whole_where_they_are_told_of_briefly(browser: Browser, tables: Tables, name: str) -> None:
    for language in ("en", "es"):
        with opened(browser, Look("desktop", language=language), tables.host) as page:
            table(name)(page, tables)
            assert page.locator("[data-head]:visible").count() >= 6
            assert page.evaluate(HEADS_CUT) == [], language


def test_panels_say_how_near_the_next_metropolis_is(browser: Browser, tables: Tables) -> None:
    with opened(browser, Look("desktop"), tables.host) as page:
        table("offering")(page, tables)
        distances = page.locator(".distance")
        assert distances.count() == 4
        distances.first.hover()
        expect(page.locator(".explainer")).to_contain_text("Next Metropolis:")
        page.locator(".purse").first.hover()
        expect(page.locator(".explainer")).to_contain_text("income of the next cycle")
