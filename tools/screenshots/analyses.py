"""How to get to the analysis of a game: worked out when it is first wanted, which without a build takes long."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page

from tools.screenshots.states import State, after_game, part, wait_until_still
from tools.screenshots.tables import Tables

MINUTES: Final = 1_200_000.0
"""Milliseconds that it may take."""


def analysis(page: Page, tables: Tables) -> None:
    after_game(page, tables)
    panel = page.locator("section[aria-labelledby=after-analysis]")
    graph = panel.locator("figure")
    panel.locator("button.main, .progress, figure").first.wait_for()
    if panel.locator("button.main").count():
        panel.locator("button.main").click()
    graph.wait_for(timeout=MINUTES)
    panel.evaluate("(panel) => panel.scrollIntoView()")
    wait_until_still(page)


def analysis_answers(page: Page, tables: Tables) -> None:
    analysis(page, tables)
    page.locator("section[aria-labelledby=better-answers]").evaluate("(list) => list.scrollIntoView()")
    wait_until_still(page)


def analysis_strip(page: Page, tables: Tables) -> None:
    """The chances beside the slider, at a moment of a turning point."""
    analysis(page, tables)
    page.locator("section[aria-labelledby=turning-points] li button").last.click()
    part(page, "log")
    page.locator(".scrubber figure.strip").wait_for()
    page.locator(".entry.here").first.wait_for(state="attached")
    wait_until_still(page)


ANALYSES: dict[str, State] = {
    "analysis": analysis,
    "analysis-answers": analysis_answers,
    "analysis-strip": analysis_strip,
}
