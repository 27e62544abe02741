"""What somebody finds who comes to an address: the name that is suggested, and what is said where there is nothing."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.server.running import Server
from tests.web import pages
from tests.web.visitor import PHONE, Visitor

pytestmark = pytest.mark.interpreted
Visit = Callable[..., Visitor]


def test_the_name_suggested_is_the_name_given(visit: Visit) -> None:
    visitor = visit()
    page = visitor.open("/")
    name = page.locator("input[autocomplete=nickname]")
    suggested = name.get_attribute("placeholder")
    page.reload()
    assert name.get_attribute("placeholder") == suggested, "loading the page again changes nothing"
    visitor.button("Play now").click()
    page.wait_for_url("**/table/*")
    own = page.locator(".people").get_by_text(suggested or "", exact=True)
    expect(own.first).to_be_visible()
    page.goto(f"{visitor.address}/")
    expect(name).to_have_value(suggested or "")


@pytest.mark.parametrize("path, heading", [
    ("/nowhere", "There is no page here"),
    ("/new/extra", "There is no page here"),
    ("/50%", "There is no page here"),
    ("/table/abcdef", "There is no table here"),
    ("/table/not a name", "There is no table here"),
    (f"/table/{'x' * 60}", "There is no table here"),
])  # fmt: skip
def test_where_there_is_nothing_the_page_says_so_and_leads_home(path: str, heading: str, visit: Visit) -> None:
    visitor = visit(size=PHONE)
    visitor.forgiven = True  # the browser itself notes that the reply was a 404
    page = visitor.page
    reply = page.goto(f"{visitor.address}{path}")
    assert reply is not None
    assert reply.status == 404
    expect(page.locator("h1")).to_have_text(heading)
    visitor.fits()
    page.get_by_role("link", name="To the tables").click()
    expect(page.locator("h1")).to_have_text("Cyclades")


def test_an_entry_that_the_rules_do_not_have_is_missed(visit: Visit) -> None:
    visitor = visit()
    visitor.forgiven = True
    page = visitor.page
    page.goto(f"{visitor.address}/rules/classic/atlantis")
    expect(page.get_by_role("alert")).to_have_text("There is no entry “atlantis” in these rules.")
    page.goto(f"{visitor.address}/rules/classic/ares")
    page.locator("#entry-ares").wait_for()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_the_page_for_nothing_can_be_read_by_everybody(server: Server, visit: Visit) -> None:
    visitor = visit()
    visitor.forgiven = True
    page = visitor.page
    visitor.context.add_init_script(path=pages.AXE)
    page.goto(f"{visitor.address}/nowhere")
    page.locator("h1").wait_for()
    assert pages.found(page, "dark") == []
