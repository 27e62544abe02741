"""Records: looked at from beginning to end, from everybody's perspective, and played on from any moment."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import cyclades
from tests.server.running import Server
from tests.web.visitor import Visitor, wait_until

pytestmark = pytest.mark.interpreted
Visit = Callable[..., Visitor]


def brought(server: Server, visit: Visit, **wish: object) -> Visitor:
    """Anna before the record of a game that is over."""
    game = cyclades.new("legendary", players=3, seed=4, options={"max_cycles": 2})
    chooser = random.Random(4)
    while not game.over:
        game.play(chooser.choice(game.actions))
    anna = server.person("Anna")
    visitor = visit(person=anna, **wish)
    visitor.open(f"/table/{anna.post('/api/records', **game.record())['id']}")
    return visitor


def test_a_record_is_looked_through_from_everybodys_perspective(server: Server, visit: Visit) -> None:
    """At the usual pace, so that everything that moves does: what it complains about in the console fails the test."""
    page = brought(server, visit, speed="fast").page
    slider = page.get_by_role("slider").first
    slider.focus()
    page.keyboard.press("Home")
    expect(page.locator(".pill.past")).to_be_visible()
    for _ in range(12):
        page.keyboard.press("ArrowRight")
    wait_until(lambda: int(slider.input_value()) > 3, page=page)
    people = page.get_by_role("list", name="Players").first
    expect(people).not_to_contain_text("?")
    page.get_by_role("tab", name="Gods").click()
    expect(slider).to_be_visible()
    page.get_by_role("button", name="Play", exact=True).first.click()
    here = slider.input_value()
    wait_until(lambda: slider.input_value() != here, page=page)


def test_a_game_is_played_on_from_a_moment(server: Server, visit: Visit) -> None:
    visitor = brought(server, visit)
    page = visitor.page
    page.get_by_role("slider").first.focus()
    page.keyboard.press("Home")
    page.get_by_role("button", name="Play on from here").first.click()
    before = page.url
    page.get_by_role("dialog").locator("button.main").click()
    page.wait_for_url(lambda url: url != before)
    visitor.asked()
