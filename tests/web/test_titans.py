"""Titans in the browser: what it adds is seen, and its questions are answered by clicks."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import cyclades
from tests.server.running import Server
from tests.web.test_games import standings, whole_game
from tests.web.test_hades import choose
from tests.web.visitor import PATIENCE, PHONE, Visitor, wait_until
from tools.screenshots.titans import record

pytestmark = pytest.mark.interpreted
Visit = Callable[..., Visitor]


def at_table(server: Server, visit: Visit, scene: str, **wish: Any) -> Visitor:
    """Anna on the seat that is asked in one of the positions of tools/screenshots/titans.py, bots on the others."""
    anna = server.person("Anna")
    game = cyclades.load(record(scene))
    seats = ["me" if player == game.player else "random" for player in range(len(game.rules.factions))]
    visitor = visit(person=anna, **wish)
    visitor.open(f"/table/{anna.continued(record(scene), *seats)}")
    visitor.asked()
    return visitor


def area(visitor: Visitor, name: str, seat: int = 0) -> dict[str, Any]:
    """An area as the server tells it to a seat."""
    view = visitor.seen_by_server(seat)["view"]
    found: dict[str, Any] = next(row for row in view["areas"] if row["id"] == name)
    return found


def titans_in(visitor: Visitor, name: str) -> int:
    """How many Titans are in an area."""
    return sum(piece["number"] for piece in area(visitor, name)["pieces"] if piece["kind"] == "titan")


def explained(page: Page, words: str) -> None:
    """The popover says something; it is closed again."""
    expect(page.get_by_role("tooltip")).to_contain_text(words)
    page.keyboard.press("Escape")


def test_everything_is_seen(server: Server, visit: Visit) -> None:
    visitor = at_table(server, visit, "kronos")
    page = visitor.page
    expect(page.locator("svg.ground .giant")).to_have_count(4)
    expect(page.locator("svg.ground .treasure")).to_have_count(3)
    expect(page.locator("svg.ground .metropolis.special")).to_have_count(1)
    kronos = page.locator(".god", has_text="Kronos")
    expect(kronos.locator(".grants")).to_contain_text(re.compile(r"Port.*Poseidon.*Temple.*Zeus"))
    expect(page.locator("section.question .why")).to_have_text(
        "Kronos gives one building of the gods above: Port (Poseidon), Temple (Zeus)."
    )
    expect(page.locator("[data-look=open_special_metropolises] .card")).to_contain_text("in battles at sea beside it")
    expect(page.locator(".card.artifact")).to_contain_text("1 GP saves the unit")
    blue = page.locator(".faction").nth(1)
    for name, words in (("Zeus’ Lightning", "pays it 1 GP at once"), ("Military Metropolis", "adds 3, not 1")):
        blue.get_by_title(name).first.click()
        explained(page, words)
    blue.locator("button.open").click(position={"x": 8, "y": 8})
    expect(page.locator("dialog[open]")).to_contain_text("Adds 3, not 1, to the defence of its territory.")


def test_a_territory_tells_what_stands_there(server: Server, visit: Visit) -> None:
    visitor = at_table(server, visit, "kronos")
    page = visitor.page
    page.locator("[data-area=keos]").click()
    page.locator(".card.pinned .thing", has_text="Military Metropolis").click()
    explained(page, "to the strength of the defender")
    page.locator("[data-area=elis]").click()
    page.locator(".card.pinned .thing", has_text="Winged Sandals").click()
    explained(page, "any territory of the same island")
    expect(page.locator(".card.pinned")).to_be_visible()
    page.locator("section.question [data-action='build port']").click()
    page.locator("[data-area].lit").first.wait_for(state="attached")
    expect(page.locator(".card.pinned")).to_have_count(0)


def test_kronos_gives_a_building_and_then_sells_a_titan(server: Server, visit: Visit) -> None:
    visitor = at_table(server, visit, "kronos")
    page = visitor.page
    expect(page.locator("section.question [data-action='recruit titan']")).to_have_count(0)
    page.locator("section.question [data-action='build port']").click()
    choose(page, "arcadia")
    wait_until(lambda: "port" in area(visitor, "arcadia")["buildings"], page=page)
    page.locator("section.question [data-action='recruit titan']").click()
    choose(page, "messenia")
    expect(page.locator("svg.ground .giant")).to_have_count(5)
    wait_until(lambda: titans_in(visitor, "messenia") == 1, page=page)


def test_an_artifact_is_bought_by_a_click_on_its_card(server: Server, visit: Visit) -> None:
    visitor = at_table(server, visit, "kronos")
    page = visitor.page
    page.locator("[data-card=caduceus]").click()
    choose(page, "messenia")
    expect(page.locator("svg.ground .treasure")).to_have_count(4)
    wait_until(lambda: "caduceus" in visitor.seen_by_server()["view"]["factions"][0]["cards"], page=page)
    wait_until(lambda: "brings the Caduceus to Messenia (4 GP)" in str(visitor.log()), page=page)


def test_a_special_metropolis_is_chosen_by_a_click_on_its_card(server: Server, visit: Visit) -> None:
    visitor = at_table(server, visit, "special")
    page = visitor.page
    expect(page.locator("section.question [data-action='found seaside'] .effect")).to_contain_text("Adds 3")
    page.locator("[data-look=open_special_metropolises] [data-card=cultural]").click()
    expect(page.locator("section.question h2")).to_contain_text("Where do you build the Cultural Metropolis?")
    choose(page, "laconia")
    wait_until(lambda: area(visitor, "laconia", 2)["metropolises"] == ["cultural"], page=page)
    expect(page.locator("svg.ground .metropolis.special")).to_have_count(1)
    expect(page.locator("[data-look=open_special_metropolises] .card")).to_have_count(1)
    wait_until(lambda: "has built the Cultural Metropolis" in str(visitor.log()), page=page)


def test_a_group_takes_an_artifact_along(server: Server, visit: Visit) -> None:
    visitor = at_table(server, visit, "kronos")
    page = visitor.page
    page.locator("section.question [data-action='build port']").click()
    choose(page, "arcadia")
    page.locator("section.question [data-action='lead titan']").click()
    choose(page, "messenia")
    expect(page.locator("section.question h2")).to_contain_text("How many troops go from Elis to Messenia")
    page.locator("section.question [data-action='take 1']").click()
    expect(page.locator("section.question h2")).to_contain_text("Winged Sandals")
    page.locator("section.question [data-action='with winged-sandals']").click()
    wait_until(lambda: titans_in(visitor, "messenia") == 1, page=page)
    assert {"card": "winged-sandals", "faction": "red"} in area(visitor, "messenia")["figures"]
    wait_until(lambda: "With the group: 1 troop, 1 Titan and the Winged Sandals." in str(visitor.log()), page=page)


def test_teams_are_seen_at_a_glance(server: Server, visit: Visit) -> None:
    visitor = at_table(server, visit, "six")
    page = visitor.page
    teams = page.locator(".group.several")
    expect(teams).to_have_count(3)
    expect(teams.first).to_contain_text("Your team")
    for number, shape in enumerate(("round", "square", "diamond")):
        expect(teams.nth(number).locator(f".emblem.{shape}")).to_have_count(2)
    expect(page.locator(".god", has_text="Ares").first.locator(".emblem.square")).to_have_count(1)
    golds = page.locator(".faction .purse b").all_inner_texts()
    assert golds == ["6", "4", "?", "?", "?", "?"], "one sees the gold of a teammate, and nobody else’s"
    teams.nth(1).locator("button.open").first.click(position={"x": 8, "y": 8})
    expect(page.locator("dialog[open]")).to_contain_text("in a team with")


def test_an_artifact_is_sent_to_the_teammate(server: Server, visit: Visit) -> None:
    visitor = at_table(server, visit, "sending")
    page = visitor.page
    expect(page.locator("section.question h2")).to_contain_text("Do you send the Winged Sandals")
    choose(page, "aetolia")
    sent = {"card": "winged-sandals", "faction": "red"}
    wait_until(lambda: area(visitor, "aetolia", 1)["figures"] == [sent], page=page)
    wait_until(lambda: "sends the Winged Sandals to Aetolia (1 GP)" in str(visitor.log()), page=page)


def test_where_to_begin_is_chosen_on_the_board(server: Server, visit: Visit) -> None:
    visitor = at_table(server, visit, "start")
    page = visitor.page
    expect(page.locator("section.question h2")).to_contain_text("On which neutral territory do you begin?")
    lit = page.locator("[data-area].lit").evaluate_all("all => all.map(one => one.dataset.area)")
    board = cyclades.load(record("start")).rules.board
    first = board.number(lit[0])
    choose(page, lit[0])
    expect(page.locator("section.question h2")).to_contain_text("Which adjacent territory")
    beside = page.locator("[data-area].lit").evaluate_all("all => all.map(one => one.dataset.area)")
    assert {board.number(name) for name in beside} <= set(board.adjacent[first])
    gifts = page.locator(".god .text small").all_inner_texts()
    assert "1 GP and a prosperity marker to begin with" in gifts


def test_a_new_table_is_for_three_to_six(visit: Visit) -> None:
    visitor = visit()
    page = visitor.open("/new")
    page.get_by_role("radio", name="Classic").check()
    numbers = page.get_by_role("radiogroup", name="Players").get_by_role("radio")
    expect(numbers.last).to_be_disabled()
    page.get_by_role("checkbox", name=re.compile("^Titans")).check()
    expect(numbers.last).to_be_enabled()
    expect(numbers.first).to_be_disabled()
    page.get_by_role("radiogroup", name="Players").get_by_role("radio", name="4").click()
    expect(page.get_by_role("checkbox", name=re.compile("^Teams of two"))).to_be_visible()
    page.get_by_role("radiogroup", name="Players").get_by_role("radio", name="6").click()
    expect(page.get_by_text("With 6 players you always play in teams of two")).to_be_visible()
    territories = cyclades.new("classic", 6, expansions=["titans"], ask_chance=True).rules.board.titles[:3]
    for name in territories:
        expect(page.locator(".board .picture")).to_contain_text(name, timeout=PATIENCE)
    visitor.button("Open the table").click()
    expect(page.locator(".faction")).to_have_count(6)
    assert visitor.person.get(f"/api/tables/{visitor.table}")["expansions"] == ["titans"]


def test_the_rules_explain_it(visit: Visit) -> None:
    visitor = visit()
    page = visitor.open("/rules/classic")
    page.locator("input[type=search]").fill("sandals")
    expect(page.locator("#entry-winged-sandals")).to_contain_text("any territory of the same island")
    page.locator("input[type=search]").fill("kronos")
    expect(page.locator("#entry-kronos")).to_contain_text("Where Kronos is first there is a Titan instead")


def test_six_in_teams_play_to_the_end(server: Server, visit: Visit, dice: random.Random) -> None:
    visitor = at_table(server, visit, "last")
    assert visitor.play(random.Random(2)) > 0
    result = visitor.page.locator("dialog[open]")
    expect(result.get_by_role("heading", name="Standings")).to_be_visible()
    expect(result.get_by_role("table").first.get_by_role("row")).to_have_count(4)
    assert sorted(row["players"] for row in standings(visitor)) == [[0, 1], [2, 3], [4, 5]]
    result.get_by_role("button", name="Close").click()
    visitor.tells_all()


@pytest.mark.slow
def test_a_whole_game_of_three(visit: Visit, dice: random.Random) -> None:
    visitor = visit()
    page = visitor.open("/new")
    page.get_by_role("radio", name="Classic").check()
    page.get_by_role("checkbox", name=re.compile("^Titans")).check()
    page.get_by_role("radiogroup", name="Players").get_by_role("radio", name="3").click()
    visitor.button("Open the table").click()
    whole_game(visitor, 3)


def test_on_a_telephone_in_spanish(server: Server, visit: Visit) -> None:
    visitor = at_table(server, visit, "six", size=PHONE, language="es")
    page = visitor.page
    expect(page.locator("section.question h2")).to_contain_text("Cronos")
    visitor.fits()
    for tab in page.get_by_role("tab").all():
        visitor.press(tab)
        visitor.fits()
    visitor.press(page.locator("#parts-tab-gods"))
    expect(page.locator(".grants")).to_contain_text("Aquí")
    visitor.press(page.locator("#parts-tab-players"))
    expect(page.get_by_text("Tu equipo")).to_be_visible()
    visitor.press(page.locator("#parts-tab-cards"))
    expect(page.locator(".card.artifact")).to_contain_text("Gran Cornucopia")
    assert visitor.play(random.Random(3), 12) == 12
    visitor.fits()
