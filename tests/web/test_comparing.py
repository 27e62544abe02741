"""While gods are chosen, all that one compares is in sight on a laptop: gods, creatures, heroes, Monuments, prices."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.web.positions import offers, played
from tools.screenshots.looks import Look, opened
from tools.screenshots.states import table, wait_until_still
from tools.screenshots.tables import Tables

pytestmark = [pytest.mark.interpreted, pytest.mark.slow]

LAPTOPS = [(1366, 768), (1440, 900)]
TABLES = {
    "offering": 6,
    "classic": 7,
    "everything-offering": 9,
    "titans-offering": 4,
    "underworld-offering": 3,
    "monuments": 6,
}
"""Tables where an offering is made, and how many cards there are at least to compare."""

SIGHT = """() => {
  const things = [...document.querySelectorAll(".gods .god, .cards .card, .cards [data-head]")]
    .filter((thing) => thing.checkVisibility());
  const hidden = things.filter((thing) => {
    const box = thing.getBoundingClientRect();
    if (box.bottom > innerHeight || box.right > innerWidth) return true;
    for (let up = thing.parentElement; up; up = up.parentElement) {
      const { display, overflowY } = getComputedStyle(up), room = up.getBoundingClientRect();
      if (display !== "contents" && overflowY !== "visible")
        if (box.bottom > room.bottom + 1 || box.top < room.top - 1) return true;
    }
    return false;
  });
  const prices = things.filter((thing) => thing.querySelector(".price"));
  return { cards: things.filter((thing) => !thing.matches(".god")).length, prices: prices.length,
    hidden: hidden.map((thing) => thing.innerText.split("\\n")[0]) };
}"""
"""How many cards there are, how many of them have a price, and what of gods and cards is not wholly in sight."""


class More(Tables):
    """With a table of the classic edition with Monuments, as bots have played it."""

    def monuments(self) -> str:
        record = played(offers(0, 3), edition="classic", players=4, expansions=["monuments", "ruins"])
        return self.among_friends(record, "Stones")


@pytest.fixture(scope="module")
def more(tables: Tables) -> More:
    return More(tables.address)


def seen(page: Page, tables: Tables, name: str, size: tuple[int, int]) -> dict[str, Any]:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    table(name)(page, tables)
    wait_until_still(page)
    found: dict[str, Any] = page.evaluate(SIGHT)
    return found


@pytest.mark.parametrize("language", ["en", "es"])
def test_all_that_is_compared_is_in_sight(browser: Browser, more: More, language: str) -> None:
    hidden: dict[str, list[str]] = {}
    with opened(browser, Look("desktop", language=language), more.host) as page:
        for name, least in TABLES.items():
            for size in LAPTOPS:
                found = seen(page, more, name, size)
                assert found["cards"] >= least, f"{name} at {size}: {found}"
                assert found["prices"] >= 2, f"{name} at {size}: {found}"
                hidden[f"{name} at {size}"] = found["hidden"]
    assert {where: things for where, things in hidden.items() if things} == {}
