"""What happened to somebody: losses that are told and shown, and the turns of others at one's own pace."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.server.running import Person, Server
from tests.story import Story, classic
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
    expect(page.get_by_role("button", name="To the newest")).to_have_count(0)  # the log follows again


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


WISE = """
    cycle 2
    gods athena zeus poseidon ares hera
    player red gold 9
    player blue gold 9 philosophers 3
    offering blue athena 1
    offering red zeus 1
    offering green apollo 0
    area delos blue troops 2
    area andros red troops 2
    area kea green troops 1
    phase actions athena paid
    """


def test_what_is_played_again_does_not_change_what_is_told(server: Server, visit: Visit) -> None:
    visitor, berta = with_berta(server, visit, WISE, speed="normal")
    page = visitor.page
    plays(berta, visitor.table, "recruit philosopher", "end")
    visitor.asked()
    told = "Berta has a new Metropolis, in Delos: 1 of the 3 that win."
    expect(losses(page)).to_contain_text([told])
    page.get_by_role("button", name="Since your last turn").click()
    expect(page.locator("section.question.mine")).to_have_count(0)
    assert told in losses(page).first.inner_text()
    visitor.asked()


FIGURE = """
    cycle 2
    gods ares zeus - -
    player red gold 9
    player blue gold 9
    offering blue ares 1
    offering red zeus 1
    offering green apollo 0
    creatures medusa - -
    area delos blue troops 2
    area andros red troops 2
    area kea green troops 1
    phase actions ares paid
    """


def test_a_figure_that_comes_to_my_island_is_told(server: Server, visit: Visit) -> None:
    anna, berta = server.person("Anna"), server.person("Berta")
    table = anna.continued(classic(FIGURE).game.record(), "me", "open", "random")
    berta.post(f"/api/tables/{table}/seats/1/take")
    anna.post(f"/api/tables/{table}/start")
    visitor = visit(person=anna)
    visitor.open(f"/table/{table}")
    plays(berta, table, "buy medusa", "at andros", "end")
    visitor.asked()
    expect(losses(visitor.page)).to_contain_text(["Berta has put Medusa in Andros. On any island: no troop leaves it"])


CLASSIC_BIDS = """
    cycle 2
    gods ares zeus - -
    order - red blue
    creatures giant cyclops sphinx
    offering green apollo 0
    player red gold 9
    player blue gold 9
    area delos blue troops 2
    area andros red troops 2
    area kea green troops 1
    phase offerings red
    """


def test_the_log_has_room_for_some_lines_while_one_bids_beside_a_tall_board(server: Server, visit: Visit) -> None:
    anna = server.person("Anna")
    table = anna.continued(classic(CLASSIC_BIDS).game.record(), "me", "random", "random")
    page = visit(person=anna, size=(1366, 768)).open(f"/table/{table}")
    page.locator("section.question").wait_for()
    room, letters = page.locator(".log [role=log]").bounding_box(), 16
    assert room is not None
    assert room["height"] > 5 * 1.3 * letters
    assert room["y"] + room["height"] <= 768


def test_one_who_is_outbid_is_told_by_whom_until_the_next_bid(server: Server, visit: Visit) -> None:
    visitor, berta = with_berta(server, visit, BIDS)
    visitor.asked()
    visitor.give("bid ares 1")
    plays(berta, visitor.table, "bid ares 2")
    expect(losses(visitor.page)).to_contain_text(["Berta has outbid you on Ares."])
    visitor.asked()
    visitor.give("bid zeus 1")
    expect(losses(visitor.page)).to_have_count(0)


SEA = """
    cycle 2
    gods poseidon zeus ares athena hera
    player red gold 9
    player blue gold 9
    offering blue poseidon 1
    offering red zeus 1
    offering green apollo 0
    area delos blue troops 1
    area andros red troops 2
    area kea green troops 1
    area west blue fleets 7
    area north red fleets 2
    phase actions poseidon paid
    """
"""Blue may attack two fleets of red with so many that each round costs red one, whatever the dice."""
FOUNDING = """
    cycle 2
    gods ares zeus poseidon athena hera
    player red gold 9
    player blue gold 9
    offering blue ares 1
    offering red zeus 1
    offering green apollo 0
    area delos blue troops 2 port 1
    area paros blue temple 1
    area milos blue university 1
    area andros red troops 2
    area kea green troops 1
    phase actions ares
    """
"""Blue is about to build the last of four buildings."""


def test_ships_that_are_lost_are_told_with_the_one_who_sank_them(server: Server, visit: Visit) -> None:
    visitor, berta = with_berta(server, visit, SEA.replace("phase actions poseidon paid", "phase actions"))
    plays(
        berta,
        visitor.table,
        "build port",
        "at delos",
        "recruit fleet",
        "at west",
        "sail",
        "from west",
        "to north",
        "take 8",
    )
    visitor.asked()
    expect(losses(visitor.page)).to_have_count(0)  # the battle that still goes on says it
    visitor.give("to east")
    expect(losses(visitor.page)).to_contain_text(["You have lost 1 × fleet in North to Berta."])


def test_the_first_metropolis_of_a_rival_is_told(server: Server, visit: Visit) -> None:
    visitor, berta = with_berta(server, visit, FOUNDING)
    plays(berta, visitor.table, "build fortress", "at delos", "at delos")
    alert = losses(visitor.page)
    expect(alert).to_contain_text(["Berta has a new Metropolis, in Delos: 1 of the 3 that win."])
    expect(alert).to_have_attribute("data-loss", "rival")


CARDS = """
    cycle 2
    gods ares zeus poseidon athena hera
    creatures - - dryad sylph
    player red gold 9 priestesses 1
    player blue gold 9
    offering blue ares 1
    offering red zeus 1
    offering green apollo 0
    area delos blue troops 2
    area west blue fleets 1
    area far red fleets 2
    area andros red troops 2
    area kea green troops 1
    phase actions ares paid
    """


def test_what_a_creature_steals_or_sends_away_is_told_in_a_sentence(server: Server, visit: Visit) -> None:
    visitor, berta = with_berta(server, visit, CARDS)
    plays(berta, visitor.table, "buy sylph", "from west", "to far", "buy dryad", "rob red", "end")
    visitor.asked()
    expect(losses(visitor.page)).to_contain_text(
        ["Berta has sent your ships from Far to West (Sylph).", "Berta has stolen your Priestess (Dryad)."]
    )


LANDING = """
    cycle 2
    gods ares zeus poseidon athena hera
    player red gold 9
    player blue gold 9
    offering blue ares 1
    offering red zeus 1
    offering green apollo 0
    area delos blue troops 3
    area syros blue
    area andros red troops 2
    area south blue fleets 1
    area bay blue fleets 1
    area kea green troops 1
    phase actions ares paid
    """
"""Blue's ships in two seas join Delos to Milos."""
BENDS = "(arrow) => arrow.querySelector('path.shaft').getAttribute('d').match(/Q/g).length"


def test_a_landing_is_drawn_along_its_ships(server: Server, visit: Visit) -> None:
    """It bends from cell to cell of the seas; an arrow between neighbours bends once."""
    visitor, berta = with_berta(server, visit, LANDING, stepping=True, speed="fast")
    plays(berta, visitor.table, "move", "from delos", "to milos", "take 1")
    landing = visitor.page.locator("[data-trip='delos milos']")
    landing.wait_for(state="attached")
    assert landing.evaluate(BENDS) >= 3
    plays(berta, visitor.table, "move", "from delos", "to naxos", "take 1")
    visitor.page.locator("[data-pace=next]").click()
    walk = visitor.page.locator("[data-trip='delos naxos']")
    walk.wait_for(state="attached")
    assert walk.evaluate(BENDS) == 1


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


def test_a_battle_of_others_is_paused_and_stepped_with_the_same_buttons(server: Server, visit: Visit) -> None:
    """And one that is held by its own buttons goes on by these."""
    visitor, berta = with_berta(server, visit, SEA.replace("area north red", "area north green"), speed="slow")
    page = visitor.page
    plays(berta, visitor.table, "sail", "from west", "to north", "take 7")
    page.locator("[data-battle]").wait_for()
    page.locator("[data-pace=pause]").click()
    stage = page.locator("[data-battle]").get_attribute("data-battle")
    page.wait_for_timeout(3_000)
    expect(page.locator("[data-battle]")).to_have_attribute("data-battle", str(stage))
    page.locator("[data-pace=next]").click()
    expect(page.locator("[data-battle]")).not_to_have_attribute("data-battle", str(stage))
    page.locator("[data-pace=on]").click()
    page.locator("[data-stage=hold]").click()
    expect(page.locator("[data-pace=next]")).to_be_visible()
    page.locator("[data-pace=on]").click()
    expect(page.locator("[data-stage=on]")).to_have_count(0)


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


def test_two_factions_are_announced_before_the_game(server: Server, visit: Visit) -> None:
    anna = server.person("Anna")
    visitor = visit(person=anna)
    page = visitor.open(f"/table/{anna.table('me', 'open', edition='legendary', start=False)}")
    expect(page.locator("main")).to_contain_text("Each of you plays 2 factions")
    page = visitor.open(f"/table/{anna.table('me', 'open', 'open', edition='legendary', start=False)}")
    expect(page.locator("main h2").first).to_be_visible()
    expect(page.locator("main")).not_to_contain_text("factions")


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
