"""Levels and personalities of bots are chosen by clicks, and named wherever the bots sit."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.server.running import Server
from tests.web.pages import AXE, found
from tests.web.visitor import DESKTOP, PHONE, Visitor

pytestmark = pytest.mark.interpreted
Visit = Callable[..., Visitor]


def bots_of(visitor: Visitor) -> list[str]:
    """What answers for each seat of the table that is open, as the server has it."""
    return [seat["bot"] for seat in visitor.person.get(f"/api/tables/{visitor.table}")["seats"]]


def choose_on_seats(page: Page) -> None:
    page.get_by_label("Who sits on seat 2").select_option(label="Bot: captain")
    page.get_by_label("Personality on seat 2").select_option(label="Raider")
    page.get_by_label("Personality on seat 3").select_option(label="Scholar")


@pytest.mark.parametrize(("size", "theme"), [(DESKTOP, "dark"), (PHONE, "light")], ids=["desktop", "phone"])
def test_a_level_and_a_personality_are_chosen_for_each_seat(visit: Visit, size: tuple[int, int], theme: str) -> None:
    visitor = visit(size=size, theme=theme)
    page = visitor.open("/new")
    page.evaluate(AXE.read_text(encoding="utf-8"))
    expect(page.get_by_label("Who sits on seat 2").locator("option", has_text="Bot")).to_have_text(
        ["Bot: rower", "Bot: sailor", "Bot: helmsman", "Bot: captain", "Bot: admiral"]
    )
    choose_on_seats(page)
    expect(page.get_by_text("fond of troops and conquest")).to_be_visible()
    less_far = page.get_by_text("looks ahead less far here")
    expect(less_far).to_have_count(0)
    page.get_by_label("Who sits on seat 2").select_option(label="Bot: admiral")
    expect(less_far).to_be_visible()  # these tests are of the plain sources
    expect(page.get_by_label("Personality on seat 2")).to_have_value("raider")
    page.get_by_label("Who sits on seat 3").select_option("open")
    expect(page.get_by_label("Personality on seat 3")).to_have_count(0)
    visitor.fits()
    assert found(page, theme) == []
    visitor.button("Open the table").click()
    page.wait_for_url("**/table/*")
    assert bots_of(visitor) == ["", "admiral-raider", "", "sailor"]
    expect(page.get_by_text("bot · Raider, admiral")).to_be_visible()
    page.get_by_label("Personality on seat 4").select_option(label="Priest")
    expect(page.get_by_text("bot · Priest, sailor")).to_be_visible()
    page.get_by_label("Level of the bots").select_option(label="Rower")
    page.get_by_label("Personality of the bots").select_option(label="Merchant")
    visitor.fits()
    assert found(page, theme) == []
    visitor.button("Fill with bots").click()
    expect(page.get_by_text("bot · Merchant, rower")).to_be_visible()
    assert bots_of(visitor) == ["", "admiral-raider", "rower-merchant", "sailor-priest"]


@pytest.mark.parametrize(("size", "theme"), [(DESKTOP, "dark"), (PHONE, "light")], ids=["desktop", "phone"])
def test_play_now_takes_the_level_that_is_chosen_there(visit: Visit, size: tuple[int, int], theme: str) -> None:
    visitor = visit(size=size, theme=theme)
    page = visitor.open("/")
    page.evaluate(AXE.read_text(encoding="utf-8"))
    expect(page.get_by_text("You and three bots · Sailor · ")).to_be_visible()
    visitor.button("Change").click()
    page.get_by_role("radiogroup", name="Level of the bots").get_by_role("radio", name="Helmsman").check()
    page.get_by_role("radiogroup", name="Personality of the bots").get_by_role("radio", name="Scholar").check()
    expect(page.get_by_text("You and three bots · Scholar, helmsman · ")).to_be_visible()
    visitor.fits()
    assert found(page, theme) == []
    visitor.button("Play now").click()
    page.wait_for_url("**/table/*")
    visitor.asked()
    assert bots_of(visitor) == ["", *["helmsman-scholar"] * 3]
    if size == DESKTOP:
        named = page.locator(".faction small").filter(has_text="bot · Scholar, helmsman")
        expect(named.first).to_be_visible()
    page.locator(".faction .open").nth(1).click()
    expect(page.locator("dialog[open] .who")).to_contain_text("bot · Scholar, helmsman")


def test_bots_that_were_offered_before_are_named_and_can_be_changed(server: Server, visit: Visit) -> None:
    anna = server.person("Anna")
    table = anna.table("me", "novice", "strategist", start=False)
    page = visit(person=anna, language="es").open(f"/table/{table}")
    expect(page.get_by_text("bot · Novato")).to_be_visible()
    expect(page.get_by_text("bot · Estratega")).to_be_visible()
    expect(page.get_by_label("Personalidad en el asiento 2")).to_have_count(0)
    page.get_by_label("Cambiar el asiento 2").select_option(label="Bot: capitán")
    page.get_by_label("Personalidad en el asiento 2").select_option(label="Saqueador")
    expect(page.get_by_text("bot · Saqueador, capitán")).to_be_visible()
