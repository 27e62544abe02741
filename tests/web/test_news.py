"""What happened to somebody: losses that are told and shown, and the turns of others at one's own pace."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.server.running import Person, Server
from tests.story import Story
from tests.web.visitor import PHONE, Visitor, wait_until

pytestmark = pytest.mark.interpreted
Visit = Callable[..., Visitor]

RAID = """
    cycle 2
    gods ares zeus poseidon athena hera
    player red gold 9
    player blue gold 9
    offering blue ares 1
    offering red zeus 1
    offering green apollo 0
    area delos blue troops 2
    area naxos red
    area andros red troops 2
    area kea green troops 1
    phase actions ares paid
    """
"""Blue is about to act with Ares, and may walk into an area of red where nobody stands guard; red acts after it."""
BIDS = """
    cycle 2
    gods ares zeus poseidon athena hera
    order - red blue
    offering green apollo 0
    player red gold 9
    player blue gold 9
    area delos blue troops 2
    area andros red troops 2
    area kea green troops 1
    phase offerings red
    """


def with_berta(server: Server, visit: Visit, position: str, **wish: Any) -> tuple[Visitor, Person]:
    """Anna before a table, as red; Berta is blue, and a bot the third."""
    anna, berta = server.person("Anna"), server.person("Berta")
    table = anna.continued(Story(position).game.record(), "me", "open", "random")
    berta.post(f"/api/tables/{table}/seats/1/take")
    anna.post(f"/api/tables/{table}/start")
    visitor = visit(person=anna, **wish)
    visitor.open(f"/table/{table}")
    visitor.page.locator("section.question").wait_for()
    return visitor, berta


def plays(person: Person, table: str, *actions: str) -> None:
    """Somebody answers, one question after the other, as long as they are this person's."""
    with person.connect(table) as line:
        update = line.asked()
        for number, action in enumerate(actions, 1):
            since, before = len(line.received), update["question"]["id"]
            reply = line.answer(update, action)
            assert reply["type"] == "done", reply
            if number < len(actions):
                update = line.next_question(before, since)


def raided(server: Server, visit: Visit, **wish: Any) -> Visitor:
    """Anna after Berta has taken an area from her, before her own turn."""
    visitor, berta = with_berta(server, visit, RAID, **wish)
    plays(berta, visitor.table, "move", "from delos", "to naxos", "take 2", "end")
    return visitor


def losses(page: Page) -> Locator:
    return page.get_by_role("alert").locator("[data-loss]")


@pytest.mark.parametrize("size", [(1440, 900), PHONE])
def test_an_area_that_is_lost_is_told_and_shown(server: Server, visit: Visit, size: tuple[int, int]) -> None:
    visitor = raided(server, visit, size=size)
    page = visitor.page
    alert = losses(page)
    expect(alert).to_have_text(["Berta has taken Naxos from you. Show: Berta has taken Naxos from you."])
    visitor.asked()
    number = alert.get_attribute("data-moment")
    visitor.press(alert.get_by_role("button"))
    expect(page.locator(".pill.past")).to_contain_text("Naxos")
    expect(page.locator(f".log .entry[data-moment='{number}']")).to_have_attribute("aria-current", "true")
    then = visitor.person.get(f"/api/tables/{visitor.table}/moments/{number}", seat=0)["view"]
    assert [area["owner"] for area in then["areas"] if area["id"] == "naxos"] == ["blue"]
    expect(page.locator("svg [data-area='naxos']")).to_have_attribute("aria-label", re.compile("Berta"))
    page.keyboard.press("Escape")
    visitor.asked()
    expect(alert).to_have_count(1)


def test_what_was_lost_is_told_until_one_acts_or_puts_it_away(server: Server, visit: Visit) -> None:
    visitor = raided(server, visit)
    expect(losses(visitor.page)).to_have_count(1)
    visitor.button("Put away").click()
    expect(losses(visitor.page)).to_have_count(0)
    visitor.page.reload()
    expect(losses(visitor.page)).to_have_count(1)
    visitor.asked()
    visitor.give("recruit priestess")
    expect(losses(visitor.page)).to_have_count(0)


def test_one_who_is_outbid_is_told_by_whom_until_the_next_bid(server: Server, visit: Visit) -> None:
    visitor, berta = with_berta(server, visit, BIDS)
    visitor.asked()
    visitor.give("bid ares 1")
    plays(berta, visitor.table, "bid ares 2")
    expect(losses(visitor.page)).to_contain_text(["Berta has outbid you on Ares."])
    visitor.asked()
    visitor.give("bid zeus 1")
    expect(losses(visitor.page)).to_have_count(0)


# -- the pace of what others do -------------------------------------------------------------------------------------


def test_the_turns_of_others_are_stepped_through(server: Server, visit: Visit) -> None:
    visitor, berta = with_berta(server, visit, RAID, speed="fast", stepping=True)
    page = visitor.page
    plays(berta, visitor.table, "move", "from delos", "to naxos", "take 1")
    caption = page.locator(".pill .text")
    expect(caption).to_contain_text("Naxos")
    plays(berta, visitor.table, "recruit troop", "at naxos", "end")
    expect(page).to_have_title(re.compile("Your turn"))  # the page knows, and does not show it yet
    expect(caption).to_contain_text("from Delos to Naxos")
    expect(visitor.question).not_to_have_class(re.compile("mine"))
    page.locator("[data-pace=next]").click()
    expect(caption).to_contain_text("places")
    expect(visitor.question).not_to_have_class(re.compile("mine"))
    page.locator("[data-pace=next]").click()
    visitor.asked()


def test_the_turns_of_others_are_paused_and_go_on(server: Server, visit: Visit) -> None:
    visitor, berta = with_berta(server, visit, RAID, speed="slow")
    page = visitor.page
    plays(berta, visitor.table, "move", "from delos", "to naxos", "take 1")
    page.locator("[data-pace=pause]").click()
    plays(berta, visitor.table, "recruit troop", "at naxos", "end")
    expect(page.locator("[data-pace=next]")).to_be_visible()
    expect(page.locator(".pill .text")).to_contain_text("from Delos to Naxos")
    page.locator("[data-pace=on]").click()
    visitor.asked()
    expect(page.locator("[data-pace=next]")).to_have_count(0)


TURN = RAID.replace("gods ares zeus", "gods zeus ares").replace("phase actions ares", "phase actions zeus")
"""Red may end its turn with Zeus; blue acts after it."""


def stepped(page: Page, wanted: Locator) -> bool:
    """Go a step on, unless what is wanted is there."""
    there = wanted.count() > 0
    if not there and page.locator("[data-pace=next]").count():
        page.locator("[data-pace=next]").click()
    return there


def test_a_turn_of_a_bot_says_why(server: Server, visit: Visit) -> None:
    anna = server.person("Anna")
    visitor = visit(person=anna, speed="fast", stepping=True)
    visitor.open(f"/table/{anna.continued(Story(TURN).game.record(), 'me', 'strategist', 'random')}")
    visitor.asked()
    visitor.give("end")
    page = visitor.page
    ended = page.locator(".log .entry", has_text="ends the turn").locator(".why")
    wait_until(lambda: stepped(page, ended), page=page)
    name = visitor.person.get(f"/api/tables/{visitor.table}")["seats"][1]["name"]
    expect(page.locator(".pill .why")).to_contain_text(name)
    assert page.locator(".pill .why").inner_text() == ended.inner_text()
