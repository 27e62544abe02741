"""An expansion that the client was not built with is drawn all the same, by the looks of what it adds."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import cyclades
from tests.madeup.positions import full_game
from tests.madeup.registering import NAME, registered
from tests.server.running import Server
from tests.web.visitor import PHONE, Visitor, wait_until

pytestmark = pytest.mark.interpreted
Visit = Callable[..., Visitor]
MARKS = {"token": ".pedestal.token", "fixture": ".pedestal.fixture", "figure": ".free"}
"""How the board draws things of each sort."""


@pytest.fixture(autouse=True)
def expansion(tmp_path: Path) -> Iterator[str]:
    """The server knows the expansion; it comes before the server, since every test asks for that later."""
    with registered() as name:
        yield name


def at_table(server: Server, visit: Visit, game: cyclades.Game, **wish: object) -> Visitor:
    """Anna before a table that goes on where a game is, at a question of hers."""
    anna = server.person("Anna")
    seats = ["me" if player == game.player else "random" for player in range(game.rules.players)]
    visitor = visit(person=anna, **wish)
    visitor.open(f"/table/{anna.continued(game.record(), *seats)}")
    visitor.asked()
    return visitor


def drawn(page: Page, sort: str) -> int:
    return page.locator(f"svg.ground {MARKS[sort]}").count()


@pytest.mark.parametrize("edition", ["legendary", "classic"])
def test_everything_is_drawn_by_its_look(server: Server, visit: Visit, edition: str) -> None:
    game = full_game(edition)
    visitor = at_table(server, visit, game)
    page, view = visitor.page, visitor.seen_by_server(game.player or 0)["view"]
    looks = visitor.person.get(f"/api/texts/{edition}", language="en")["looks"]
    lying = [looks[row["look"]]["sort"] for area in view["areas"] for row in area["additions"]]
    creatures = [figure for area in view["areas"] for figure in area["figures"] if figure["card"] not in heroes(game)]
    assert drawn(page, "token") == lying.count("token") > 0
    assert drawn(page, "fixture") == lying.count("fixture") > 0
    assert drawn(page, "figure") == lying.count("figure") + len(creatures) > 0
    for mark in page.locator("svg.ground .stone").all():
        assert mark.locator("path").count(), "every thing has an icon, its own or that of its sort"

    cards = page.locator("section[data-look=omen_open] .card")
    assert cards.count() == len([row for row in view["additions"] if row["look"] == "omen_open"])
    expect(cards.first).to_contain_text("Whoever heeds it")
    [gale] = [row.get("number", 1) for row in view["additions"] if row["look"] == "gale"]
    expect(page.locator(".chip[data-look=gale]").first).to_have_text(str(gale))
    for faction, top in enumerate(view["factions"]):
        panel = page.locator(".faction").nth(faction)
        [zeal] = [row.get("number", 1) for row in top["additions"] if row["look"] == "zeal"]
        expect(panel.locator("[data-look=zeal]")).to_have_text(str(zeal))
        boons = [row for row in top["additions"] if row["look"] == "boon"]
        assert panel.locator("[data-look=boon]").count() == len(boons)

    beacon = next(area for area in view["areas"] for row in area["additions"] if row["look"] == "beacon")
    keeper = [number for number, top in enumerate(view["factions"]) if top["id"] == beacon["owner"]]
    if keeper:
        page.locator(".faction button.open").nth(keeper[0]).click(position={"x": 8, "y": 8})
        expect(page.locator("dialog[open]")).to_contain_text("North Beacon")
        expect(page.locator("dialog[open] [data-look=zeal]")).to_be_visible()
        page.keyboard.press("Escape")


def heroes(game: cyclades.Game) -> set[str]:
    return {hero.name for hero in game.rules.heroes}


def test_a_lamp_that_is_lit_comes_onto_the_board(server: Server, visit: Visit) -> None:
    game = cyclades.new("classic", 3, expansions=[NAME], seed=1)
    while game.question.kind != "LightLamp":
        game.play(game.default)
    visitor = at_table(server, visit, game)
    page = visitor.page
    expect(page.locator("section.question.mine h2")).to_have_text("Where do you light a lamp?")
    assert drawn(page, "token") == 0
    page.locator("[data-area].lit").first.click()
    wait_until(lambda: drawn(page, "token") == 1, page=page)
    expect(page.locator("section.question.mine h2")).to_have_text("Do you heed an omen?")


def test_six_play_where_it_lets_them(server: Server, visit: Visit) -> None:
    visitor = visit(person=server.person("Anna"))
    page = visitor.open("/new")
    page.get_by_role("radio", name="Classic").check()
    sizes = page.get_by_role("radiogroup", name="Players")
    expect(sizes.get_by_role("radio").last).to_be_disabled()
    page.get_by_role("checkbox", name="Lamps and Omens").check()
    sizes.get_by_role("radio").last.check()
    expect(page.get_by_text("play in teams")).to_be_visible()
    with page.expect_response(lambda reply: reply.url.endswith("/api/boards")):
        page.get_by_role("checkbox", name="Lamps and Omens").uncheck()
    expect(sizes.get_by_role("radio").last).to_be_disabled()
    page.get_by_role("checkbox", name="Lamps and Omens").check()
    sizes.get_by_role("radio").last.check()
    visitor.button("Open the table").click()
    expect(page.locator(".faction")).to_have_count(6)
    assert page.locator(".problem").count() == 0


def test_its_words_are_on_every_page_in_every_language(server: Server, visit: Visit) -> None:
    visitor = visit(language="es", size=PHONE)
    page = visitor.open("/rules/legendary/north-beacon")
    expect(page.locator("#entry-north-beacon h3")).to_have_text("Almenara del Norte")
    expect(page.locator("#group-beacons")).to_have_text("Almenaras")
    expect(page.locator("#entry-north-beacon .medal")).to_be_visible()
    page = visitor.open("/new")
    expect(page.get_by_text("Lámparas y Presagios")).to_be_visible()
    expect(page.get_by_text("atiende los presagios antes que nadie")).to_be_visible()
