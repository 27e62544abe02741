"""Hades in the browser: what it adds is seen, and its questions are answered by clicks."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import cyclades
from tests.server.running import Server
from tests.web.test_games import whole_game
from tests.web.visitor import PHONE, Visitor, wait_until
from tools.screenshots.underworld import record

pytestmark = pytest.mark.interpreted
Visit = Callable[..., Visitor]


def at_table(server: Server, visit: Visit, scene: str, **wish: Any) -> Visitor:
    """Anna on the seat that is asked in one of the positions of tools/screenshots/underworld.py, bots on the others."""
    anna = server.person("Anna")
    asked = cyclades.load(record(scene)).player
    seats = ["me" if player == asked else "random" for player in range(4)]
    visitor = visit(person=anna, **wish)
    visitor.open(f"/table/{anna.continued(record(scene), *seats)}")
    visitor.asked()
    return visitor


def area(visitor: Visitor, name: str) -> dict[str, Any]:
    """An area as the server tells it."""
    found: dict[str, Any] = next(row for row in visitor.seen_by_server()["view"]["areas"] if row["id"] == name)
    return found


def holds(visitor: Visitor, name: str, kind: str) -> int:
    """How many pieces of a kind are in an area."""
    return sum(piece["number"] for piece in area(visitor, name)["pieces"] if piece["kind"] == kind)


def choose(page: Page, name: str) -> None:
    """Click an area that is lit."""
    page.locator(f"[data-area={name}].lit").click()


def test_everything_is_seen(server: Server, visit: Visit) -> None:
    visitor = at_table(server, visit, "offering")
    page = visitor.page
    column = page.locator(".column[data-look=hades_column]")
    expect(column.locator("i")).to_have_count(9)
    expect(column.locator("i.on")).to_have_count(7)
    column.locator("button").click()
    expect(page.get_by_role("tooltip")).to_contain_text("two battle dice")
    page.keyboard.press("Escape")
    favour = page.locator(".god", has_text="Athena").locator("[data-beside=demeter]")
    expect(favour).to_contain_text("1 GP for each of your islands")
    expect(favour).to_contain_text("for ")
    expect(page.locator("svg.ground .great")).to_have_count(1)
    expect(page.locator("svg.ground .link")).to_have_count(1)
    expect(page.locator(".god", has_text="Zeus").locator(".note")).to_contain_text("Aphrodite’s Belt")
    mine = page.locator("[data-mine] .card")
    expect(mine).to_have_count(2)
    expect(page.locator("[data-mine] .card.secret")).to_contain_text("Zeus’ Aegis")
    expect(page.locator(".faction").nth(1).get_by_role("img", name="2 face-down cards")).to_be_visible()
    assert "Apollo’s Arrows" not in page.content(), "what lies face down with others stays there"
    expect(page.locator(".card.hero")).to_contain_text("In battle: Rolls again")
    page.locator(".faction button.open").first.click(position={"x": 8, "y": 8})
    expect(page.locator("dialog[open]")).to_contain_text("Priestess")
    expect(page.locator("dialog[open]")).to_contain_text("only you see it")


def test_undead_are_recruited_and_look_pale(server: Server, visit: Visit) -> None:
    visitor = at_table(server, visit, "god")
    page = visitor.page
    expect(page.locator(".god.visitor")).to_contain_text("in the place of Poseidon")
    expect(page.locator("svg.ground .ghost")).to_have_count(3)
    page.locator("[data-action='recruit undead-troop']").click()
    choose(page, "andros")
    expect(page.locator("svg.ground .ghost")).to_have_count(4)
    wait_until(lambda: holds(visitor, "andros", "undead-troop") == 1, page=page)


def test_a_second_click_on_an_area_that_was_chosen_opens_no_card(server: Server, visit: Visit) -> None:
    visitor = at_table(server, visit, "god")
    page = visitor.page
    page.locator("[data-action='recruit undead-troop']").click()
    page.locator("[data-area=andros].lit").dblclick()
    wait_until(lambda: holds(visitor, "andros", "undead-troop") == 1, page=page)
    expect(page.locator(".card.pinned")).to_have_count(0)
    page.wait_for_timeout(700)
    page.locator("[data-area=andros]").click()
    expect(page.locator(".card.pinned")).to_be_visible()


def test_whoever_builds_on_a_metropolis_is_asked_first(server: Server, visit: Visit) -> None:
    visitor = at_table(server, visit, "crush")
    page = visitor.page
    page.locator("[data-action='build necropolis']").click()
    choose(page, "naxos")
    expect(page.locator("section.question h2")).to_contain_text("destroy your Metropolis")
    visitor.press(page.locator("section.question [data-action='at naxos']"))
    wait_until(lambda: area(visitor, "naxos")["buildings"] == ["necropolis"], page=page)
    assert area(visitor, "naxos")["metropolises"] == []


def test_a_favour_is_used_where_it_lies(server: Server, visit: Visit) -> None:
    visitor = at_table(server, visit, "favour")
    page = visitor.page
    expect(page.locator("svg.ground .link")).to_have_count(0)
    page.locator("[data-beside=hecate] [data-card]").click()
    choose(page, "naxos")
    choose(page, "thira")
    expect(page.locator("svg.ground .link")).to_have_count(1)
    wait_until(lambda: any(row["look"] == "hecate_column" for row in area(visitor, "thira")["additions"]), page=page)


def test_an_item_is_played_at_its_window(server: Server, visit: Visit) -> None:
    visitor = at_table(server, visit, "battle")
    page = visitor.page
    answers = page.locator("section.question [data-action]").evaluate_all("all => all.map(one => one.dataset.action)")
    assert set(answers) == {"play apollos-arrows", "decline", "pass battle", "pass turn"}
    page.wait_for_timeout(300)
    expect(page.locator("section.question.mine")).to_be_visible()
    page.locator("[data-mine] [data-card=apollos-arrows]").click()
    expect(page.locator("[data-mine] .card")).to_have_count(1)
    wait_until(lambda: "plays Apollo’s Arrows" in str(visitor.log()), page=page)


def test_upkeep_is_paid_by_one_click(server: Server, visit: Visit) -> None:
    visitor = at_table(server, visit, "upkeep")
    page = visitor.page
    expect(page.locator("section.question h2")).to_contain_text("the upkeep of Achilles")
    for answer in ("release achilles", "keep achilles"):
        expect(page.locator(f"section.question [data-action='{answer}']")).to_be_visible()
    page.locator("section.question [data-action='dismiss priestess']").click()
    wait_until(lambda: visitor.seen_by_server()["view"]["factions"][0]["people"]["priestess"] == 1, page=page)


def test_a_god_is_named_by_a_click_on_it(server: Server, visit: Visit) -> None:
    visitor = at_table(server, visit, "belt")
    page = visitor.page
    page.locator("[data-action='play aphrodites-belt']").click()
    page.locator("[data-action='rob blue']").click()
    lit = page.locator("[data-named-god]")
    expect(lit).to_have_count(3)
    god = lit.first.get_attribute("data-named-god")
    lit.first.click()
    expect(page.locator(".god .note")).to_contain_text("Aphrodite’s Belt")
    blue = visitor.seen_by_server()["view"]["factions"][1]
    assert [row["name"] for row in blue["additions"] if row["look"] == "barred_god"] == [god]


def test_the_dice_of_a_cycle_are_seen(server: Server, visit: Visit) -> None:
    visitor = at_table(server, visit, "roll")
    page = visitor.page
    choose(page, "thira")
    expect(page.locator(".rolled .die")).to_have_count(2)
    expect(page.locator(".rolled")).to_contain_text("Threat of Hades")


def test_dice_stay_while_an_item_may_still_change_them(server: Server, visit: Visit) -> None:
    visitor = at_table(server, visit, "aegis")
    page = visitor.page
    choose(page, "thira")
    expect(page.locator("section.question h2")).to_contain_text("The dice for Hades are rolled")
    first = int(page.locator(".rolled .sum").inner_text())
    page.locator("section.question [data-action='play zeus-aegis']").click()
    expect(page.locator("section.question h2")).to_contain_text("Your second roll is")
    second = int(page.locator(".rolled .sum").last.inner_text())
    page.locator("section.question [data-action='count down']").click()
    expect(page.locator(".column[data-look=hades_column]").first).to_have_attribute(
        "title", f"Threat of Hades: {max(0, 4 + first - second)} of 9"
    )


def test_gods_are_put_in_order_by_clicks_on_them(server: Server, visit: Visit) -> None:
    visitor = at_table(server, visit, "palace")
    page = visitor.page
    before = page.locator(".god:not(.closed) strong").all_inner_texts()[:3]
    page.locator("[data-action='play palace-on-mount-olympus']").click()
    for name in before[:0:-1]:
        page.locator(".god.lit", has_text=name).locator("[data-named-god]").click()
        expect(page.locator(".god.lit", has_text=name)).to_have_count(0)
    wait_until(lambda: page.locator(".god:not(.closed) strong").all_inner_texts()[:3] == before[::-1], page=page)


def test_one_of_two_items_is_kept_in_secret(server: Server, visit: Visit) -> None:
    visitor = at_table(server, visit, "secret")
    page = visitor.page
    mine = page.locator("[data-mine] .card").count()
    page.locator("[data-beside=hephaestus] [data-card]").click()
    expect(page.locator("section.question h2")).to_contain_text("Which magic item do you keep")
    page.locator("section[aria-label='Magic items'] [data-card]").first.click()
    expect(page.locator("[data-mine] .card")).to_have_count(mine + 1)
    expect(page.locator("[data-mine] .card.secret")).to_have_count(1)


def test_troops_are_set_down_anew_island_by_island(server: Server, visit: Visit) -> None:
    visitor = at_table(server, visit, "chariot")
    page = visitor.page
    page.locator("section.question [data-action='play chariot-of-the-sun']").click()
    expect(page.locator("section.question h2")).to_contain_text("set down in")
    while "set down in" in page.locator("section.question h2").inner_text():
        before = page.locator("section.question").get_attribute("data-question")
        page.locator("section.question .numbers [data-action]").first.click()
        page.wait_for_function("id => document.querySelector('section.question').dataset.question !== id", arg=before)
    wait_until(lambda: "plays the Chariot of the Sun" in str(visitor.log()), page=page)


def test_what_goes_together_is_chosen_for_a_new_table(visit: Visit) -> None:
    visitor = visit()
    page = visitor.open("/new")
    page.get_by_role("radio", name="Classic").check()
    boxes = {name: page.get_by_role("checkbox", name=name) for name in ("Hades", "Hecate", "Manticore")}
    hades = boxes["Hades"].first
    for name in ("Hecate", "Manticore"):
        expect(boxes[name]).to_be_disabled()
    hades.check()
    parts = page.get_by_role("group", name="Parts of Hades")
    expect(parts.get_by_role("checkbox")).to_have_count(3)
    boxes["Hecate"].check()
    boxes["Manticore"].check()
    parts.get_by_role("checkbox", name="Divine favours").uncheck()
    expect(boxes["Hecate"]).to_be_disabled()
    expect(boxes["Hecate"]).not_to_be_checked()
    expect(page.get_by_text("Hecate needs the divine favours of Hades.")).to_be_visible()
    expect(boxes["Manticore"]).to_be_checked()
    parts.get_by_role("checkbox", name="Heroes").uncheck()
    expect(parts.get_by_role("checkbox", name="God of the underworld")).to_be_disabled()
    page.locator("summary", has_text="Options").click()
    expect(page.get_by_label("Start").locator("option").first).to_have_text("usual: free")
    expect(page.locator("select[id$=magic_items]")).to_be_visible()
    visitor.button("Open the table").click()
    expect(page.locator(".faction")).to_have_count(4)
    assert visitor.person.get(f"/api/tables/{visitor.table}")["options"] == {"favours": "off", "heroes": "off"}


@pytest.mark.slow
def test_a_whole_game_of_four_with_all_of_it(visit: Visit, dice: random.Random) -> None:
    visitor = visit()
    page = visitor.open("/new")
    page.get_by_role("radio", name="Classic").check()
    page.get_by_role("radiogroup", name="Players").get_by_role("radio", name="4").click()
    for name in ("Hades", "Hecate", "Manticore"):
        page.get_by_role("checkbox", name=name).first.check()
    visitor.button("Open the table").click()
    whole_game(visitor, 4)


def test_on_a_telephone_in_spanish(server: Server, visit: Visit) -> None:
    visitor = at_table(server, visit, "god", size=PHONE, language="es")
    page = visitor.page
    expect(page.locator("section.question h2")).to_contain_text("Hades")
    visitor.fits()
    for tab in page.get_by_role("tab").all():
        visitor.press(tab)
        visitor.fits()
    visitor.press(page.locator("#parts-tab-gods"))
    expect(page.locator(".god.visitor")).to_contain_text("en el lugar de Poseidón")
    visitor.press(page.locator(".column:not(.mini) button.head"))
    expect(page.get_by_role("tooltip")).to_be_visible()
    visitor.fits()
    visitor.press(page.locator("#parts-tab-cards"))
    expect(page.locator("[data-mine]")).to_contain_text("solo la ves tú")
    assert visitor.play(random.Random(3), 12) == 12
    visitor.fits()
