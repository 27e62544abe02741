"""After the game: its analysis is asked for, waited for, stopped, and gone through by clicks."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from cyclades.analysis.course import before
from cyclades.analysis.judging import decision_at
from tests.server.running import Server
from tests.server.test_cycles import finished_record
from tests.web import pages
from tests.web.visitor import DESKTOP, PHONE, Visitor, wait_until

pytestmark = [pytest.mark.interpreted, pytest.mark.slow]
Visit = Callable[..., Visitor]
MINUTE = 60_000
"""Milliseconds that the pieces which are really done may take."""


class Quick:
    """Instead of processes: the pieces of an analysis, with the rollouts made up. A few decisions are found to be
    mistakes; nothing is done before it may."""

    def __init__(self) -> None:
        self.free = False
        self.judged = 0

    async def run(self, work: Any, *arguments: Any) -> Any:
        while not self.free:
            await asyncio.sleep(0.01)
        if work.__name__ == "candidates":
            return self.answers(*arguments)
        if work.__name__ == "compared":
            return [[0.2, 0.6], [0.3, 0.6]] * (arguments[-1] // 2)
        return work(*arguments)

    def answers(self, record: str, at: int, seed: int) -> list[str]:
        """What was played; and of a few decisions something else."""
        _, played, _ = decision_at(record, at)
        self.judged += 1
        if self.judged % 100 != 1:
            return [played]
        others = (action.notation for action in before(record, at).actions)
        return [played, next(notation for notation in others if notation != played)]


@pytest.fixture
def quick(server: Server) -> Quick:
    server.registry.analyses.workers = Quick()  # type: ignore[assignment]
    return server.registry.analyses.workers  # type: ignore[return-value]


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_an_analysis_is_gone_through_by_clicks(server: Server, visit: Visit, quick: Quick, size: Any) -> None:
    anna = server.person("Anna")
    visitor = visit(person=anna, size=size)
    page = visitor.page
    page.set_default_timeout(MINUTE)
    visitor.context.add_init_script(path=pages.AXE)
    table = anna.post("/api/records", **finished_record())["id"]
    visitor.open(f"/table/{table}")

    def result() -> None:
        page.get_by_role("button", name="Result and charts").first.click()
        expect(page.get_by_role("dialog")).to_be_visible()

    result()
    panel = page.get_by_role("region", name="Chances to win")
    panel.get_by_role("button", name="Analyse the game").click()
    expect(panel.get_by_role("progressbar")).to_be_visible()
    panel.get_by_role("button", name="Stop").click()
    expect(panel.get_by_role("button", name="Analyse the game")).to_be_visible(timeout=MINUTE)
    panel.get_by_role("button", name="Analyse the game").click()
    quick.free = True
    graph = panel.get_by_role("slider")
    expect(graph).to_be_visible(timeout=MINUTE)
    assert pages.found(page, "dark") == []

    # what could have been better, of one player, and to that moment
    found = anna.get(f"/api/tables/{table}/analysis")
    rows = panel.get_by_role("region", name="What could have been better").get_by_role("listitem")
    expect(rows).to_have_count(len(found["analysis"]["better_answers"]))
    expect(rows.first).to_contain_text("60 percent to win instead of 25")
    rows.last.get_by_role("button", name="Show on the board").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    slider = page.locator("input[type=range]").first
    wait_until(lambda: int(slider.input_value()) == found["answer_moments"][-1], page=page)

    # a turning point
    result()
    turns = panel.get_by_role("region", name="Turning points").get_by_role("button", name="Show on the board")
    turns.first.click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    point = found["analysis"]["turning_points"][0]["point"]
    wait_until(lambda: int(slider.input_value()) == found["point_moments"][point - 1], page=page)


def test_the_marker_moves_with_the_slider_and_a_click_on_the_graph_steps(
    server: Server, visit: Visit, quick: Quick
) -> None:
    quick.free = True
    anna = server.person("Anna")
    visitor = visit(person=anna)
    page = visitor.page
    table = anna.post("/api/records", **finished_record())["id"]
    anna.post(f"/api/tables/{table}/analysis")
    wait_until(lambda: anna.get(f"/api/tables/{table}/analysis")["state"] == "done", MINUTE / 1000, page)
    visitor.open(f"/table/{table}")
    strip = page.locator(".scrubber figure.strip")
    marker = strip.locator("line.now")
    slider = page.locator(".scrubber input[type=range]")
    expect(strip).to_be_visible(timeout=MINUTE)
    end = float(marker.get_attribute("x1") or 0)
    slider.focus()
    page.keyboard.press("Home")
    wait_until(lambda: float(marker.get_attribute("x1") or 0) < end / 4, page=page)
    box = strip.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    moments = anna.get(f"/api/tables/{table}/analysis")["point_moments"]
    wait_until(lambda: int(slider.input_value()) in moments, page=page)
    assert abs(int(slider.input_value()) / moments[-1] - 0.5) < 0.1
    # the thumb of the slider is below the marker
    at = marker.bounding_box()
    rail = slider.bounding_box()
    assert at is not None
    assert rail is not None
    part = (int(slider.input_value()) - 1) / (moments[-1] - 1)
    thumb = rail["x"] + 10 + (rail["width"] - 20) * part
    assert abs(at["x"] + at["width"] / 2 - thumb) < 4


def test_a_running_game_offers_no_analysis(server: Server, visit: Visit, quick: Quick) -> None:
    anna = server.person("Anna")
    visitor = visit(person=anna)
    visitor.open(f"/table/{anna.table('me', 'me')}")
    visitor.asked()
    expect(visitor.page.get_by_text("Analyse the game")).to_have_count(0)
    expect(visitor.page.get_by_text("Chances to win")).to_have_count(0)
