"""How the board looks: what can be chosen stands out, the mark of a hint is the same everywhere, and whose an area is
can be seen without colours."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

import cyclades
from cyclades.tabletop import build
from tests.server.running import Server, leading_to
from tests.web.positions import at_table, begins, offers, played
from tests.web.visitor import PHONE, Visitor

pytestmark = pytest.mark.interpreted
Visit = Callable[..., Visitor]
LETTERS = {"red": "Α", "blue": "Β", "green": "Γ", "yellow": "Δ", "purple": "Ε", "black": "Ζ"}
VEILED = """() => {
  const veil = document.querySelector(".veil path");
  return [...document.querySelectorAll("[data-area]")].map((area) => {
    const box = area.getBBox(), spots = [];
    for (let row = 1; row < 8; row += 1) for (let column = 1; column < 8; column += 1) {
      const spot = new DOMPoint(box.x + (box.width * column) / 8, box.y + (box.height * row) / 8);
      if (area.isPointInFill(spot)) spots.push(spot);
    }
    const under = spots.filter((spot) => veil?.isPointInFill(spot)).length;
    return { id: area.dataset.area, lit: area.classList.contains("lit"), veiled: under / spots.length };
  });
}"""
"""For each area: whether it can be chosen, and how much of it lies under the veil."""


@pytest.mark.parametrize("size", [(1440, 900), PHONE], ids=str)
def test_what_can_be_chosen_is_in_full_colour_and_the_rest_is_dimmed(
    server: Server, visit: Visit, size: tuple[int, int]
) -> None:
    visitor = at_table(server, visit, begins, size=size)
    areas = visitor.page.evaluate(VEILED)
    lit = [area for area in areas if area["lit"]]
    assert 0 < len(lit) < len(areas)
    assert [area["id"] for area in lit if area["veiled"]] == []
    assert [area["id"] for area in areas if not area["lit"] and area["veiled"] < 1] == []
    fills = visitor.page.locator(".lines path").evaluate_all("all => all.map((one) => getComputedStyle(one).fill)")
    assert set(fills) == {"none"}, "nothing is laid over what stands there"
    if size != PHONE:
        visitor.page.locator("[data-area].lit").first.hover()
    assert visitor.page.locator("[data-area].lit").evaluate_all(
        "all => all.every((one) => getComputedStyle(one).fill === 'rgba(0, 0, 0, 0)')"
    )


def test_nothing_is_dimmed_where_nothing_is_chosen_on_the_board(server: Server, visit: Visit) -> None:
    page = at_table(server, visit, offers(0, 3)).page
    assert page.locator("[data-area].lit").count() == 0
    assert page.locator(".veil").count() == 0


def test_the_mark_of_a_hint_is_the_same_on_gods_and_areas(server: Server, visit: Visit) -> None:
    """Dashes of one colour on a band of another."""
    looks = []
    for until, mark, line, band in (
        (offers(0, 3), ".god.hinted", "outlineColor", "boxShadow"),
        (begins, ".lines .leads", "stroke", ""),
    ):
        visitor = at_table(server, visit, until, theme="light" if band else "dark")
        visitor.button("Hint", "section.question", exact=False).click()
        marked = visitor.page.locator(mark)
        expect(marked).to_have_count(1)
        read = "(one, name) => getComputedStyle(one)[name]"
        under = marked.evaluate(read, band) if band else visitor.page.locator(".lines .band").evaluate(read, "stroke")
        looks.append((marked.evaluate(read, line), under.partition(")")[0]))
        dashes = marked.evaluate(read, "outlineStyle" if band else "strokeDasharray")
        assert dashes == "dashed" or dashes[0].isdigit()
    assert looks[0] == looks[1]


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_whose_an_area_is_can_be_seen_without_colours(server: Server, visit: Visit, theme: str) -> None:
    """Every area of somebody has a letter of theirs in it, and a coast with their pattern; the sea around is deep."""
    visitor = at_table(server, visit, offers(0, 3), theme=theme)
    page = visitor.page
    owners = Counter(area["owner"] for area in visitor.seen_by_server()["view"]["areas"] if area["owner"])
    assert len(owners) == 3
    assert page.locator("svg.ground .owned .coast").count() == owners.total()
    words = page.locator("svg.ground text").all_text_contents()
    for faction, number in owners.items():
        assert len([word for word in words if word[:1] == LETTERS[faction]]) >= number
    patterns = page.locator("svg.ground .owned .teeth").evaluate_all(
        "all => all.map((one) => [one.getAttribute('stroke-dasharray'), getComputedStyle(one).stroke])"
    )
    assert len({colour for _, colour in patterns}) == len({pattern for pattern, _ in patterns}) == 2, "red has none"
    around = page.locator("[data-board]").evaluate("(board) => getComputedStyle(board).backgroundImage")
    assert "rgb(10, 44, 68)" in around


def until_a_metropolis() -> dict[str, Any]:
    """The record of a game that has got its first Metropolis, until the next offerings."""

    def gained(game: Any) -> bool:
        return game.question.kind == "Offer" and any(
            faction.metropolises for faction in build(game.view(None)).factions
        )

    return played(gained)


@pytest.mark.parametrize("speed", ["normal", "off"])
def test_a_metropolis_is_a_moment(server: Server, visit: Visit, speed: str) -> None:
    """A city rises for a moment, or is lit where nothing may move; the log has a banner, and the count lights up."""
    anna = server.person("Anna")
    visitor = visit(person=anna, speed=speed)
    visitor.open(f"/table/{anna.post('/api/records', **until_a_metropolis())['id']}")
    page = visitor.page
    banner = page.locator(".entry.gain")
    expect(banner).to_have_count(1)
    expect(page.locator(".fanfare")).to_have_count(0)
    number = int(banner.get_attribute("data-moment") or "")
    page.locator(f"[data-moment='{number - 1}']").click()
    expect(page.locator(".pill.past")).to_be_visible()
    banner.click()
    expect(page.locator(".fanfare .rim")).to_have_count(1)
    assert page.locator(".fanfare .burst").count() == (1 if speed == "normal" else 0)
    expect(page.locator(".metropolises.risen")).to_have_count(1)
    expect(page.locator(".fanfare")).to_have_count(0)
    expect(page.locator(".metropolises.risen")).to_have_count(0)
    expect(page.locator("svg.ground .metropolis")).to_have_count(1)


WATCH = """() => {
  window.shownAt = [];
  new MutationObserver(() => {
    const there = document.querySelector(".fanfare .burst") !== null;
    if (there === (window.shownAt.length % 2 === 0)) window.shownAt.push(performance.now());
  }).observe(document.querySelector("[data-board]"), { childList: true, subtree: true });
}"""
"""Write down when a fanfare comes and goes."""


def test_whoever_founds_a_metropolis_sees_it_as_long_as_others(server: Server, visit: Visit) -> None:
    """One's own answers are shown in no time, but not this."""
    record, answers = leading_to("metropolis-gained", "legendary")
    player = cyclades.load(record).player
    anna = server.person("Anna")
    visitor = visit(person=anna, speed="normal")
    visitor.open(f"/table/{anna.continued(record, *('me' if seat == player else 'random' for seat in range(3)))}")
    visitor.asked()
    visitor.page.evaluate(WATCH)
    for answer in answers:
        visitor.asked()
        visitor.give(answer)
    visitor.page.wait_for_function("() => window.shownAt.length === 2")
    came, went = visitor.page.evaluate("window.shownAt")
    assert went - came > 1500
