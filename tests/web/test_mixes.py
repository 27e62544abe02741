"""The form for a new table tells what goes together: presets, boxes, reasons, repairs, and the boxes one owns."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from cyclades.editions import EDITIONS
from tests.web.pages import AXE, found
from tests.web.visitor import DESKTOP, PHONE, Visitor

pytestmark = pytest.mark.interpreted
Visit = Callable[..., Visitor]
BOXES = list(EDITIONS["classic"].expansions)


def classic(visitor: Visitor) -> Page:
    """The form for a table of the classic edition."""
    page = visitor.open("/new")
    page.locator("input[name=edition][value=classic]").check()
    page.locator(".presets").wait_for()
    return page


def preset(page: Page, name: str) -> Locator:
    return page.locator(".presets").get_by_role("button", name=re.compile(f"^{name}"))


def box(page: Page, name: str) -> Locator:
    """The box of an expansion, whatever it is called."""
    return page.locator(f"[data-box={name}]")


def number(page: Page, players: int) -> Locator:
    return page.locator(f"[role=radiogroup] input[value='{players}']")


def chosen(page: Page) -> list[str]:
    """The boxes that are ticked."""
    return [name for name in BOXES if box(page, name).locator("input").first.is_checked()]


def test_a_preset_chooses_everything_that_belongs_to_it(visit: Visit) -> None:
    page = classic(visit())
    expect(preset(page, "Base game")).to_have_attribute("aria-pressed", "true")
    preset(page, "Titans for six").click()
    expect(preset(page, "Titans for six")).to_have_attribute("aria-pressed", "true")
    expect(number(page, 6)).to_be_checked()
    expect(page.get_by_text("With 6 players you always play in teams of two")).to_be_visible()
    assert chosen(page) == ["titans"]
    expect(page.get_by_label("Who sits on seat 6")).to_be_visible()
    preset(page, "Hades evening").click()
    expect(number(page, 5)).to_be_checked()
    assert chosen(page) == ["hades"]
    box(page, "titans").locator("input").check()
    expect(page.locator(".presets [aria-pressed=true]")).to_have_count(0)


def test_everything_for_five_opens(visit: Visit) -> None:
    visitor = visit()
    page = classic(visitor)
    number(page, 5).check()
    preset(page, "Everything").click()
    expect(preset(page, "Everything")).to_have_attribute("aria-pressed", "true")
    expect(number(page, 5)).to_be_checked()
    visitor.button("Open the table").click()
    expect(page.locator(".faction")).to_have_count(5)
    table = visitor.person.get(f"/api/tables/{visitor.table}")
    assert (table["expansions"], table["players"]) == (BOXES, 5)


def test_what_does_not_fit_says_why_and_is_repaired_by_a_click(visit: Visit) -> None:
    page = classic(visit())
    expect(box(page, "ruins").locator("input")).to_be_disabled()
    expect(box(page, "ruins")).to_contain_text("Ancient Ruins needs Monuments.")
    box(page, "ruins").get_by_role("button", name="Add Monuments and Ancient Ruins").click()
    expect(box(page, "ruins").locator("input")).to_be_checked()
    assert chosen(page) == ["monuments", "ruins"]
    number(page, 2).check()
    expect(box(page, "titans")).to_contain_text("Titans is for 3 to 6 players, not for 2.")
    box(page, "titans").get_by_role("button", name="Add Titans, play with 3").click()
    expect(number(page, 3)).to_be_checked()
    expect(number(page, 2)).to_be_disabled()
    expect(page.get_by_text("Teams are for 4 or 6 players, not for 3.")).to_be_visible()
    page.get_by_role("button", name="Leave out Titans, play with 2").click()
    expect(number(page, 2)).to_be_checked()
    assert chosen(page) == ["monuments", "ruins"]
    page.get_by_role("button", name="Add Titans, play with 6 in teams").click()
    expect(number(page, 6)).to_be_checked()
    assert chosen(page) == ["titans", "monuments", "ruins"]


def test_a_mix_that_is_refused_cannot_be_opened_until_it_is_repaired(visit: Visit) -> None:
    visitor = visit()
    page = classic(visitor)
    box(page, "titans").locator("input").check()
    options = page.locator("details", has_text="Options").first
    options.locator("summary").click()
    page.locator("select[id$=start]").select_option("printed")
    expect(page.locator(".go")).to_contain_text("Titans needs the free start.")
    expect(options.locator("summary")).to_contain_text("Titans needs the free start.")
    expect(visitor.button("Open the table")).to_be_disabled()
    page.locator(".go").get_by_role("button", name="Choose the free start").click()
    expect(visitor.button("Open the table")).to_be_enabled()
    expect(page.locator("select[id$=start]")).to_have_value("")


def test_the_boxes_one_owns_survive_a_reload(visit: Visit) -> None:
    visitor = visit()
    page = classic(visitor)
    visitor.button("The boxes I own …").click()
    dialog = page.locator("dialog[open]")
    for name in ("Hades", "Monuments"):
        dialog.get_by_role("checkbox", name=re.compile(f"^{name}")).check()
    visitor.button("Done").click()
    page.reload()
    page.locator("input[name=edition][value=classic]").check()
    others = page.locator("details", has_text="Other boxes")
    expect(others.locator("summary")).to_contain_text("4 boxes that you do not own")
    expect(box(page, "monuments")).to_be_visible()
    expect(box(page, "titans")).not_to_be_visible()
    expect(preset(page, "Titans for six")).to_contain_text("You do not own Titans")
    expect(preset(page, "Hades evening")).not_to_contain_text("You do not own")
    preset(page, "Titans for six").click()
    expect(box(page, "titans").locator("input")).to_be_checked()
    expect(others.locator("summary")).to_contain_text("chosen: Titans")
    visitor.button("The boxes I own …").click()
    visitor.button("Forget it, and show all alike").click()
    visitor.button("Done").click()
    expect(others).to_have_count(0)


def test_the_reasons_are_spanish_in_spanish(visit: Visit) -> None:
    page = classic(visit(language="es"))
    expect(box(page, "ruins")).to_contain_text("Ruinas Antiguas necesita Monumentos.")
    expect(page.get_by_text("Para 6 jugadores hace falta Titanes.")).to_be_visible()
    preset(page, "Todo junto").click()
    expect(page.get_by_text("Titanes es para 3 a 6 jugadores, no para 2.")).to_be_visible()
    page.get_by_role("button", name="Dejar fuera Titanes, pasar a 2 jugadores").click()
    expect(number(page, 2)).to_be_checked()


def test_quick_clicks_are_all_heard(visit: Visit) -> None:
    page = classic(visit())
    names = ("hades", "titans", "monuments")
    page.evaluate(
        "names => names.forEach((name) => document.querySelector(`[data-box=${name}] input`).click())", list(names)
    )
    for name in names:
        expect(box(page, name).locator("input").first).to_be_checked()
    expect(number(page, 2)).to_be_disabled()


def test_what_the_server_does_not_answer_to_is_not_chosen(visit: Visit) -> None:
    visitor = visit()
    page = classic(visitor)
    visitor.forgiven = True
    page.route("**/api/mixes", lambda route: route.abort())
    box(page, "titans").locator("input").click()
    expect(page.locator(".go .problem")).to_be_visible()
    expect(box(page, "titans").locator("input")).not_to_be_checked()
    page.unroute("**/api/mixes")
    box(page, "titans").locator("input").check()
    expect(number(page, 2)).to_be_disabled()
    expect(page.locator(".problem")).to_have_count(0)


def test_it_is_done_by_keyboard(visit: Visit) -> None:
    page = classic(visit())
    preset(page, "Base game").focus()
    for _ in range(3):
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(preset(page, "Everything")).to_have_attribute("aria-pressed", "true")
    box(page, "hades").locator("input").first.focus()
    page.keyboard.press("Space")
    expect(box(page, "hecate").locator("input")).to_be_disabled()
    page.keyboard.press("Tab")
    expect(box(page, "hecate").get_by_role("button")).to_be_focused()
    page.keyboard.press("Enter")
    expect(box(page, "hecate").locator("input")).to_be_checked()
    expect(box(page, "hecate").locator("input")).to_be_focused()
    page.get_by_role("button", name="Leave out Titans, play with 2").press("Enter")
    expect(number(page, 2)).to_be_focused()


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_nobody_is_shut_out(visit: Visit, size: Any) -> None:
    visitor = visit(size=size)
    visitor.context.add_init_script(path=AXE)
    page = classic(visitor)
    visitor.fits()
    theme = page.locator("html").get_attribute("data-theme") or ""
    assert found(page, theme) == []
    preset(page, "Everything").click()
    page.locator("details", has_text="Options").first.locator("summary").click()
    page.locator("select[id$=start]").select_option("printed")
    expect(page.locator(".go .why")).to_be_visible()
    visitor.fits()
    assert found(page, theme) == []
    visitor.press(page.locator("button.own"))
    page.locator("dialog[open]").get_by_role("checkbox").first.check()
    visitor.fits()
    assert found(page, theme) == []


def test_who_looks_at_a_random_board_first_still_plays_under_the_name_that_is_typed(visit: Visit) -> None:
    visitor = visit()
    page = visitor.open("/new")
    page.locator("input[name=edition][value=legendary]").check()
    before = page.locator(".picture svg").evaluate("picture => picture.outerHTML")
    page.get_by_role("radio", name="Random").check()
    page.wait_for_function("before => document.querySelector('.picture svg')?.outerHTML !== before", arg=before)
    page.get_by_label("Name on seat 1").fill("Hippolyta")
    visitor.button("Open the table").click()
    page.wait_for_url("**/table/*")
    assert visitor.person.get("/api/guest") == {"name": "Hippolyta"}
    assert visitor.person.get(f"/api/tables/{visitor.table}")["seats"][0]["name"] == "Hippolyta"
