"""Nobody is shut out: axe finds nothing serious on any page and in any state of it, on a desktop and on a telephone,
dark and light."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page

from tests.web.pages import AXE, found
from tools.screenshots.demo_server import Guest
from tools.screenshots.looks import Look, opened
from tools.screenshots.states import STATES, UNDERWORLD, State, home, lobby, table
from tools.screenshots.tables import NAMES, Tables

pytestmark = pytest.mark.interpreted


@pytest.fixture(params=["desktop", pytest.param("phone", marks=pytest.mark.slow)])
def look(request: pytest.FixtureRequest) -> Look:
    return Look(request.param, theme="dark" if request.param == "desktop" else "light")


def wrong(page: Page, tables: Tables, look: Look, states: dict[str, State]) -> list[str]:
    """What axe finds in states of the client, one after the other."""
    lines: list[str] = []
    for name, go in states.items():
        go(page, tables)
        lines += [f"{name}: {line}" for line in found(page, look.theme)]
    return lines


def test_whoever_is_new(browser: Browser, tables: Tables, look: Look) -> None:
    with opened(browser, look, script=AXE) as page:
        assert wrong(page, tables, look, {"home": home}) == []


def test_whoever_waits_for_somebody_else(browser: Browser, tables: Tables, look: Look) -> None:
    friend: Guest = tables.friends[NAMES[1]]
    with opened(browser, look, friend, script=AXE) as page:
        assert wrong(page, tables, look, {"lobby of a guest": lobby, "waiting": table("offering")}) == []


def test_whoever_plays(browser: Browser, tables: Tables, look: Look) -> None:
    with opened(browser, look, tables.host, script=AXE) as page:
        assert wrong(page, tables, look, STATES) == []


@pytest.mark.slow
def test_whoever_plays_with_hades(browser: Browser, tables: Tables, look: Look) -> None:
    with opened(browser, look, tables.host, script=AXE) as page:
        assert wrong(page, tables, look, UNDERWORLD) == []
