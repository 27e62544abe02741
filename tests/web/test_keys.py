"""Single keys at the table, and answers that ask first because they cost gold."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.running import Server
from tests.web.positions import acts, asked_otherwise, at_table, offers
from tests.web.visitor import PATIENCE, Visitor, wait_until

pytestmark = pytest.mark.interpreted
Visit = Callable[..., Visitor]


def may_pay(game: Any) -> bool:
    """Anna acts with a god, may do something that costs gold and something that does not, and may end her turn."""
    if not acts(0)(game):
        return False
    prices = {game.price(action) for action in game.actions}
    return 0 in prices and max(prices) > 0 and any(action.notation == "end" for action in game.actions)


def test_a_key_for_a_hint_for_undo_and_for_the_end_of_the_turn(server: Server, visit: Visit) -> None:
    visitor = at_table(server, visit, may_pay)
    page = visitor.page
    before = visitor.seen_by_server()
    page.keyboard.press("h")
    expect(page.locator(".hints .answer")).to_be_visible(timeout=PATIENCE)
    page.keyboard.press("h")
    expect(page.locator(".hints")).to_have_count(0)
    page.locator("section.question .row [data-action]").first.click()
    wait_until(lambda: visitor.seen_by_server()["question"]["id"] != before["question"]["id"])
    while (now := visitor.seen_by_server()["question"])["choices"] != before["question"]["choices"]:
        page.keyboard.press("u")
        wait_until(partial(asked_otherwise, visitor, now["id"]))
    end = page.locator("[data-action=end]")
    assert (end.get_attribute("aria-keyshortcuts"), end.get_attribute("title")) == ("E", "End your turn (E)")
    page.keyboard.press("e")
    wait_until(lambda: (visitor.seen_by_server()["question"] or {}).get("kind") != "PaidActions")


def test_digits_say_how_much_is_offered(server: Server, visit: Visit) -> None:
    visitor = at_table(server, visit, offers(0, 3))
    page = visitor.page
    question = visitor.seen_by_server()["question"]
    god = page.locator("[data-god]").first
    name = god.get_attribute("data-god")
    numbers = [choice["number"] for choice in question["choices"] if choice["target"] == name]
    page.keyboard.press(str(numbers[-1]))
    assert page.locator(".bid").count() == 0, "no god, no number"
    god.click()
    page.keyboard.type(str(numbers[-1]))
    expect(page.locator(".bid output")).to_have_text(str(numbers[-1]))
    page.keyboard.press("Enter")
    wait_until(lambda: visitor.seen_by_server()["question"] != question)


def test_keys_are_listed_and_can_be_switched_off(server: Server, visit: Visit) -> None:
    visitor = at_table(server, visit, may_pay)
    page = visitor.page
    page.keyboard.press("?")
    dialog = page.locator("dialog[open]")
    expect(dialog.locator("kbd", has_text="H").first).to_be_visible()
    page.keyboard.press("e")
    dialog.get_by_role("checkbox").uncheck()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    question = visitor.seen_by_server()["question"]
    for key in ("e", "h", "n", "?"):
        page.keyboard.press(key)
    page.wait_for_timeout(300)
    assert visitor.seen_by_server()["question"] == question, "neither in a dialog nor where keys are off"
    assert page.evaluate("document.activeElement === document.body || !document.activeElement.dataset.action")
    expect(page.locator(".hints, dialog[open]")).to_have_count(0)
    assert page.locator("[data-action=end]").get_attribute("aria-keyshortcuts") is None


def test_whoever_writes_presses_no_keys_of_the_table(server: Server, visit: Visit) -> None:
    visitor = at_table(server, visit, may_pay)
    page = visitor.page
    question = visitor.seen_by_server()["question"]
    page.get_by_role("tab", name="Chat").click()
    page.locator(".chat input").fill("")
    page.locator(".chat input").press_sequentially("hue?")
    expect(page.locator(".chat input")).to_have_value("hue?")
    expect(page.locator(".hints, dialog[open]")).to_have_count(0)
    assert visitor.seen_by_server()["question"] == question


def test_an_answer_that_costs_gold_can_be_made_to_ask(server: Server, visit: Visit) -> None:
    visitor = at_table(server, visit, may_pay, confirmGold=True)
    page = visitor.page
    before = visitor.seen_by_server()
    gold = next(each["gold"] for each in before["view"]["factions"] if each["id"] == before["question"]["faction"])
    dear = next(c for c in before["question"]["choices"] if c["price"] and c.get("target_kind") != "card")
    page.locator(f"section.question [data-action='{dear['action']}']").click()
    pending = page.locator(".pending")
    expect(pending).to_contain_text(f"It costs {dear['price']} GP. You keep {gold - dear['price']} GP.")
    assert visitor.seen_by_server()["question"] == before["question"]
    visitor.button("Cancel", ".pending").click()
    page.keyboard.press("e")
    wait_until(lambda: (visitor.seen_by_server()["question"] or {}).get("kind") != "PaidActions")
