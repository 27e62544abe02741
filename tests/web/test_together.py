"""Several people at a table: on one screen with a curtain, in two browsers, and with a connection that breaks."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

import cyclades
from cyclades.server import limits
from cyclades.server.messages import PROTOCOL
from tests.server.running import Server, golds
from tests.web.positions import acts, before_battle, offers, played
from tests.web.visitor import Visitor, wait_until

pytestmark = pytest.mark.interpreted
Visit = Callable[..., Visitor]


def test_a_curtain_hides_both_hands_and_opens_for_one(server: Server, visit: Visit) -> None:
    anna = server.person("Anna")
    record = played(offers(0, 2), options={"gold": 40})
    visitor = visit(person=anna)
    page = visitor.open(f"/table/{anna.continued(record, 'me Anna', 'me Bruno', 'random')}")
    chooser = random.Random(3)
    opened = []
    for _ in range(2):
        expect(page.get_by_role("button", name="I am here")).to_be_visible()
        own = [golds(visitor.seen_by_server(seat)["view"])[seat] for seat in (0, 1)]
        hidden = page.content()
        for gold in own:
            assert not re.search(rf"[>\s\"]{gold}[<\s\"]", hidden), "the gold of a seat is on the page"
        assert page.locator("[data-area], .faction, section.question").count() == 0

        who = page.get_by_role("heading", level=2).inner_text()
        seat = 0 if who.startswith("Anna") else 1
        opened.append(seat)
        page.get_by_role("button", name="I am here").click()
        visitor.asked()
        shown = page.locator(".faction .numbers > span:first-child b").all_inner_texts()
        assert shown == [str(own[number]) if number == seat else "?" for number in range(3)]
        while page.locator(".curtain").count() == 0:
            visitor.answer_somehow(chooser)
            page.wait_for_function(
                "() => document.querySelector('.curtain, section.question[data-question]')?.checkVisibility()"
            )
    assert sorted(opened) == [0, 1]


def take_turns(visitors: list[Visitor], chooser: random.Random, answers: int) -> None:
    """Whoever is asked answers, by clicks."""
    given = 0
    while given < answers:
        for visitor in visitors:
            question = visitor.page.locator("section.question.mine")
            if question.count() and question.first.get_attribute("data-question") not in ("", visitor.answered):
                visitor.answer_somehow(chooser)
                given += 1
            visitor.page.wait_for_timeout(20)


def test_two_browsers_meet_at_a_table_and_play(visit: Visit, dice: random.Random) -> None:
    anna, bruno = visit(), visit()
    page = anna.open("/new")
    page.get_by_role("radiogroup", name="Players").get_by_role("radio", name="3").click()
    page.get_by_label("Name on seat 1").fill("Anna")
    page.get_by_label("Who sits on seat 2").select_option("open")
    page.get_by_label("Who sits on seat 3").select_option("bot rower")
    anna.button("Open the table").click()
    link = page.get_by_label("Whoever has this link", exact=False).input_value()
    assert "/table/" in link

    other = bruno.open(link.removeprefix(anna.address))
    other.get_by_label("Your name").fill("Bruno")
    bruno.button("Sit down").click()
    expect(page.get_by_text("Bruno", exact=True).first).to_be_visible()
    anna.button("Begin").click()
    take_turns([anna, bruno], random.Random(4), 12)
    for visitor, seat in ((anna, 0), (bruno, 1)):
        visitor.tells_all(seat)
        assert visitor.page.locator(".faction .who strong").all_inner_texts()[:2] == ["Anna", "Bruno"]


def test_the_host_sends_somebody_away_and_lets_it_in_again(server: Server, visit: Visit) -> None:
    anna, bruno = server.person("Anna"), server.person("Bruno")
    table = anna.table("me", "open", "open", start=False, listed=True)
    host, guest = visit(person=anna).open(f"/table/{table}"), visit(person=bruno).open(f"/table/{table}")
    guest.get_by_role("button", name="Sit down").click()
    expect(guest.get_by_role("button", name="Get up")).to_be_visible()
    expect(guest.get_by_role("button", name="Somebody else at this screen")).to_have_count(0)  # one seat each
    host.get_by_label("Change seat 2").select_option("open")
    expect(guest.get_by_text("The host has sent you away")).to_be_visible()
    expect(guest.get_by_role("button", name=re.compile("^Sit"))).to_have_count(0)
    host.get_by_role("region", name="Sent away").get_by_role("button", name="Let in again").click()
    expect(host.get_by_role("region", name="Sent away")).to_have_count(0)
    guest.get_by_role("button", name="Sit down").click()
    expect(guest.get_by_role("button", name="Get up")).to_be_visible()


def test_a_reload_in_mid_battle_loses_and_doubles_nothing(server: Server, visit: Visit, dice: random.Random) -> None:
    battle = before_battle()
    host = server.person("Anna")
    seats = ["random"] * 3
    seats[battle.attacker], seats[battle.defender] = "me", "open"
    table = host.continued(battle.record, *seats)
    guest = server.person("Bruno")
    guest.post(f"/api/tables/{table}/seats/{battle.defender}/take")
    host.post(f"/api/tables/{table}/start")
    anna, bruno = visit(person=host, forced=False), visit(person=guest, forced=False)
    for visitor in (anna, bruno):
        visitor.open(f"/table/{table}")
    for answer in battle.answers:
        anna.give(answer)
    for visitor in (anna, bruno):
        expect(visitor.page.locator(".fight")).to_be_visible()
    seen = anna.whole_log()
    anna.page.reload()
    expect(anna.page.locator(".fight")).to_be_visible()
    anna.tells_all(battle.attacker)
    assert anna.whole_log() == seen
    take_turns([anna, bruno], random.Random(5), 4)
    for visitor, seat in ((anna, battle.attacker), (bruno, battle.defender)):
        visitor.tells_all(seat)


def test_a_lost_connection_is_said_and_mends_itself(server: Server, visit: Visit) -> None:
    anna = server.person("Anna")
    visitor = visit(person=anna)
    page = visitor.open(f"/table/{anna.continued(played(acts(0)), 'me', 'random', 'random')}")
    visitor.asked()
    before = visitor.seen_by_server()["question"]["text"]
    visitor.forgiven = True
    server.stop()
    lost = page.get_by_text("The connection is lost.", exact=False)
    expect(lost).to_be_visible()
    settings = server.settings
    with Server(settings.database_url, port=server.port, web_folder=settings.web_folder) as again:
        visitor.server = again
        expect(lost).to_have_count(0, timeout=20_000)
        assert visitor.asked() == before
        visitor.forgiven = False
        assert visitor.play(random.Random(6), 4) == 4
        visitor.tells_all()


@pytest.mark.parametrize("path", ["/", "/table/nowhere"])
@pytest.mark.parametrize("language, button", [("en", "Reload the page"), ("es", "Volver a cargar la página")])
def test_a_page_of_another_version_asks_to_be_reloaded(
    path: str, language: str, button: str, visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "PROTOCOL", PROTOCOL + 1)
    monkeypatch.setitem(limits.HEADERS, limits.PROTOCOL_HEADER, str(PROTOCOL + 1))
    ann = visit(language=language)
    ann.forgiven = True
    page = ann.open(path)
    page.get_by_role("alert").get_by_role("button", name=button).wait_for()
    monkeypatch.undo()
    ann.button(button).click()
    page.locator(".outdated").wait_for(state="detached")


@pytest.mark.parametrize(
    "path, part", [("/", "Home"), ("/new", "NewTable"), ("/rules", "Rules"), ("/table/x", "TablePage")]
)
def test_a_page_of_which_a_part_cannot_be_fetched_says_so(path: str, part: str, visit: Visit) -> None:
    ann = visit()
    ann.forgiven = True
    missing = f"**/assets/{part}-*.js"
    ann.page.route(missing, lambda route: route.abort())
    page = ann.open(path)
    expect(page.get_by_role("alert")).to_contain_text("A part of this page could not be loaded")
    page.unroute(missing)
    ann.button("Reload the page").click()
    page.locator(".outdated").wait_for(state="detached")


def leads_to_areas(game: cyclades.Game) -> list[str]:
    """The actions of the first player after which an area is asked for, unless one is asked for already."""
    found: list[str] = []
    for action in game.actions if game.player == 0 and not game.draft else ():
        if str(action).startswith(("at ", "from ")):
            return []
        ahead = game.copy()
        ahead.play(action)
        if ahead.draft and ahead.player == 0 and str(ahead.actions[0]).startswith(("at ", "from ")):
            found.append(str(action))
    return found


def test_two_clicks_are_one_message(server: Server, visit: Visit) -> None:
    """Where one choice alone leads to areas, a click on an area takes both."""
    record = played(lambda game: leads_to_areas(game) in (["move"], ["sail"]))
    anna = server.person("Anna")
    visitor = visit(person=anna)
    sent: list[dict[str, Any]] = []
    visitor.page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(json.loads(frame))))
    visitor.open(f"/table/{anna.continued(record, 'me', 'random', 'random')}")
    visitor.asked()
    before = visitor.seen_by_server()
    lit = visitor.page.locator("[data-area].lit").first
    area = lit.get_attribute("data-area")
    lit.press("Enter")
    wait_until(lambda: visitor.seen_by_server()["undo"] == before["undo"] + 2)
    [answer] = [message for message in sent if message["type"] == "answer"]
    assert answer["question"] == before["question"]["id"]
    assert answer["actions"] in (["move", f"from {area}"], ["sail", f"from {area}"])


def test_there_is_no_curtain_while_nothing_is_secret(server: Server, visit: Visit) -> None:
    """While the board is set up, those who share a screen place their pieces one after the other; then it falls."""
    anna = server.person("Anna")
    visitor = visit(person=anna)
    page = visitor.open(f"/table/{anna.table('me Anna', 'me Bruno', 'me Carla', edition='legendary')}")
    chooser = random.Random(3)
    shown: list[str] = []
    while page.locator(".curtain").count() == 0:
        visitor.answer_somehow(chooser)
        page.wait_for_function(
            "() => document.querySelector('.curtain, section.question[data-question]')?.checkVisibility()"
        )
        shown += page.locator(".faction.asked strong").all_inner_texts()
    assert visitor.seen_by_server()["view"]["cycle"] == 1
    assert set(shown) == {"Anna", "Bruno", "Carla"}
