"""Games are played in the browser by clicks alone, to the end."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.running import Server
from tests.web.positions import offers, played
from tests.web.visitor import Visitor

pytestmark = pytest.mark.interpreted
Visit = Callable[..., Visitor]


def test_a_game_is_played_to_its_end_and_once_more(server: Server, visit: Visit, dice: random.Random) -> None:
    anna = server.person("Anna")
    record = played(offers(0, 3), options={"max_cycles": 3})
    visitor = visit(person=anna)
    page = visitor.open(f"/table/{anna.continued(record, 'me', 'random', 'random')}")
    assert visitor.play(random.Random(1)) > 0
    result = page.get_by_role("dialog")
    expect(result.get_by_role("heading", name="Standings")).to_be_visible()
    expect(result.get_by_role("table").first.get_by_role("row")).to_have_count(4)
    expect(result.get_by_role("heading", name="How it went")).to_be_visible()
    assert len(standings(visitor)) == 3
    assert visitor.log() == visitor.log_of_server()

    before = visitor.table
    visitor.button("Play again", "[role=dialog], dialog").click()
    page.wait_for_url(lambda url: "/table/" in url and before not in url)
    assert visitor.play(random.Random(1), 3) == 3
    visitor.tells_all()


def standings(visitor: Visitor) -> list[dict[str, Any]]:
    """Who has won, as the server says."""
    with visitor.person.connect(visitor.table) as line:
        update = line.until("update")
    assert update["view"]["over"]
    found: list[dict[str, Any]] = update["view"]["standings"]
    return found


def whole_game(visitor: Visitor, players: int) -> None:
    """Play to the end, with a look at how it ended."""
    assert visitor.play(random.Random(1)) > players
    result = visitor.page.locator("dialog[open]")
    expect(result.get_by_role("heading", name="Standings")).to_be_visible()
    expect(result.get_by_role("heading", name="How it went")).to_be_visible()
    expect(result.get_by_role("table").first.get_by_role("row")).to_have_count(players + 1)
    assert len(standings(visitor)) == players
    result.get_by_role("button", name="Close").click()
    visitor.tells_all()


@pytest.mark.slow
def test_a_whole_legendary_game_for_three(visit: Visit, dice: random.Random) -> None:
    visitor = visit()
    page = visitor.open("/new")
    page.get_by_role("radiogroup", name="Players").get_by_role("radio", name="3").click()
    visitor.button("Open the table").click()
    whole_game(visitor, 3)


@pytest.mark.slow
def test_a_whole_classic_game_for_four_with_monuments(visit: Visit, dice: random.Random) -> None:
    visitor = visit()
    page = visitor.open("/new")
    page.get_by_role("radio", name="Classic").click()
    page.get_by_role("radiogroup", name="Players").get_by_role("radio", name="4").click()
    page.get_by_role("checkbox", name=re.compile("^Monuments")).click()
    visitor.button("Open the table").click()
    whole_game(visitor, 4)


def test_one_click_leads_into_a_game(visit: Visit) -> None:
    visitor = visit()
    visitor.open()
    visitor.button("Play now").click()
    assert visitor.play(random.Random(1), 3) == 3
    visitor.tells_all()
