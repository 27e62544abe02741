"""What happened to somebody: losses that are told and shown, and the turns of others at one's own pace."""

from __future__ import annotations

import random
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


# -- small signs ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("size", "tab"), [((1440, 900), "Chat"), (PHONE, "Log")])
def test_what_was_said_and_not_read_is_counted_on_its_tab(
    server: Server, visit: Visit, size: tuple[int, int], tab: str
) -> None:
    visitor, berta = with_berta(server, visit, RAID, size=size)
    signs = visitor.page.get_by_role("tab", name=tab)
    expect(signs.locator(".count")).to_have_count(0)
    with berta.connect(visitor.table) as line:
        line.ask("say", text="Hello")
        line.ask("say", text="Naxos is mine")
    expect(signs.locator(".count")).to_have_text("2")
    visitor.press(signs)
    expect(visitor.page.locator(".chat .line").last).to_be_visible()
    expect(signs.locator(".count")).to_have_count(0)
    visitor.page.reload()
    expect(visitor.page.locator(".chat .line")).to_have_count(2)
    expect(signs.locator(".count")).to_have_count(0)


def test_whoever_is_asked_and_not_there_is_marked(server: Server, visit: Visit) -> None:
    visitor, berta = with_berta(server, visit, RAID)
    asked = visitor.page.locator(".faction.asked small")
    expect(asked).to_have_text("away · acts with Ares")
    expect(visitor.question).to_contain_text("Berta is away")
    with berta.connect(visitor.table):
        expect(asked).to_have_text("acts with Ares")
        expect(visitor.question).not_to_contain_text("away")


def test_a_refusal_goes_away_with_its_reason(server: Server, visit: Visit) -> None:
    visitor, berta = with_berta(server, visit, BIDS)
    visitor.asked()
    with visitor.person.connect(visitor.table) as line:
        question = line.asked()["question"]["id"]
        answer = {"type": "answer", "seat": 0, "question": question, "actions": ["bid ares 1"]}
        visitor.page.evaluate("() => (window.kept = WebSocket.prototype.send)")
        visitor.page.evaluate(LATE)
        visitor.press(visitor.page.locator("[data-god=ares]"))
        visitor.press(visitor.page.locator(".bid .main"))
        expect(visitor.question.locator(".problem")).to_be_visible()
        visitor.page.evaluate("() => (WebSocket.prototype.send = window.kept)")
        line.say(**answer)
    plays(berta, visitor.table, "bid ares 2")
    visitor.asked()
    expect(visitor.question.locator(".problem")).to_have_count(0)


LATE = """() => {
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    const message = JSON.parse(text);
    send.call(this, JSON.stringify(message.type === "answer" ? { ...message, question: "0" } : message));
  };
}"""
"""Answers go to a question that is gone, and are refused."""


def test_a_player_of_two_factions_is_told_so(server: Server, visit: Visit) -> None:
    anna = server.person("Anna")
    visitor = visit(person=anna)
    page = visitor.open(f"/table/{anna.table('me', 'random', edition='legendary')}")
    told = page.locator(".announced")
    expect(told).to_contain_text("You play Red and Blue: their Metropolises count together")
    visitor.asked()
    chooser = random.Random(1)
    for _ in range(3):  # an area and a fleet are one group
        visitor.answer_somehow(chooser)
    expect(told).to_have_count(0)
