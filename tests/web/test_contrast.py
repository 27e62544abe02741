"""Whatever stands on a god can be read, by day and by night, whether it can be chosen or not. (Axe cannot say so of
what lies on a picture or on a play of colours: here what is painted is looked at.)"""

from __future__ import annotations

import io
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from matplotlib.image import imread
from playwright.sync_api import Page

import cyclades
from tests.server.running import Server
from tests.web.visitor import Visitor
from tools.screenshots.underworld import FAVOURED, HERE, TABLE

pytestmark = pytest.mark.interpreted
Visit = Callable[..., Visitor]
Colour = tuple[float, float, float]

READABLE = 4.5
BIDDING = """
gods zeus athena hades -
field covered_god poseidon
field hades_column 9
order red - - -
offering green athena 1
offering blue hades 2
offering yellow apollo 0
phase offerings red
"""
POSITIONS = {
    "bidding": f"{TABLE}{BIDDING}",
    "acting": f"{TABLE}{HERE}phase actions hades paid",
    "without": f"{TABLE}{FAVOURED}phase actions athena paid",
}
WORDS = """() => [...document.querySelectorAll(".god *")].flatMap((node) => {
  const own = [...node.childNodes].some((child) => child.nodeType === 3 && child.textContent.trim());
  const box = node.getBoundingClientRect();
  const beside = node.closest("button:disabled, .visually-hidden, .emblem, svg");
  if (!own || beside || !node.checkVisibility() || box.width < 4) return [];
  let opacity = 1;
  for (let up = node; up; up = up.parentElement) opacity *= Number(getComputedStyle(up).opacity);
  const colour = getComputedStyle(node).color.match(/[\\d.]+/g).slice(0, 3).map(Number);
  return [{ text: node.textContent.trim(), colour, opacity, box: [box.left, box.top, box.right, box.bottom] }];
})"""
"""The words on the gods: their colour, and where they stand. Emblems are signs, whose letters are large."""


def light(colour: Colour) -> float:
    """The relative luminance of a colour, as the guidelines for readable pages (WCAG) reckon it."""
    parts = [part / 255 for part in colour]
    red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour) -> float:
    brighter, darker = sorted((light(one), light(other)), reverse=True)
    return (brighter + 0.05) / (darker + 0.05)


def ground(picture: Any, box: list[float]) -> Colour:
    """The colour that is painted most behind some words."""
    left, top, right, bottom = (int(side) for side in box)
    part = picture[top : bottom + 1, left : right + 1, :3].reshape(-1, 3)
    shades, counts = np.unique(part // 16, axis=0, return_counts=True)
    red, green, blue = (float(shade) * 16 + 8 for shade in shades[counts.argmax()])
    return (red, green, blue)


def unreadable(page: Page) -> list[str]:
    """The words on the gods that cannot be read well."""
    page.wait_for_timeout(300)
    picture = (imread(io.BytesIO(page.screenshot(animations="disabled")), format="png") * 255).astype(int)
    found = []
    for word in page.evaluate(WORDS):
        behind, (red, green, blue), share = ground(picture, word["box"]), word["colour"], word["opacity"]
        seen = tuple(share * part + (1 - share) * back for part, back in zip((red, green, blue), behind))
        if contrast((seen[0], seen[1], seen[2]), behind) < READABLE:
            found.append(f"{word['text']}: {seen} on {behind}")
    return found


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("scene", POSITIONS)
def test_the_gods_can_be_read(server: Server, visit: Visit, scene: str, theme: str) -> None:
    game = cyclades.read_position(f"cyclades-position 1{POSITIONS[scene]}")
    anna = server.person("Anna")
    visitor = visit(person=anna, theme=theme)
    seats = ["me" if player == game.player else "random" for player in range(4)]
    visitor.open(f"/table/{anna.continued(dict(game.record()), *seats)}")
    visitor.asked()
    page = visitor.page
    page.locator(".god strong").first.wait_for()
    assert unreadable(page) == []
    for god in page.locator("[data-god]").all():
        god.click()
        assert unreadable(page) == []
