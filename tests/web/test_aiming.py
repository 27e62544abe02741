"""Nothing that comes or goes by itself moves what somebody aims at, and no click is taken for another one."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.server.running import Server
from tests.story import Story, classic_turn
from tests.web.test_news import RAID, plays, raided, with_berta
from tests.web.visitor import PHONE, Visitor

pytestmark = pytest.mark.interpreted
Visit = Callable[..., Visitor]

CAPTION_STAYS = 6_000
"""Milliseconds for which it is told what has happened last."""
ARMING = 600
"""Milliseconds for which a button takes no click that has come to lie under the pointer."""

ASSAULT = """
    cycle 2
    gods ares zeus poseidon athena hera
    player red gold 9
    offering red ares 1
    offering blue zeus 1
    offering green apollo 0
    area delos red troops 7
    area naxos blue troops 2
    area paros green
    area syros blue
    area kea green troops 1
    phase actions ares paid
    """
"""Red may attack blue, which cannot retreat, with so many that each round costs blue a troop, whatever the dice."""

SATYR = """
    cycle 5
    gods zeus poseidon ares hera athena
    player red gold 9 philosophers 2
    player blue gold 7 philosophers 3
    offering red zeus 1
    offering blue poseidon 1
    offering green apollo 0
    area delos red troops 2
    area naxos blue troops 2
    area kea green troops 1
    creatures - - satyr -
    phase actions zeus paid
    """


def place(of: Locator) -> tuple[float, float]:
    box = of.bounding_box()
    assert box is not None
    return round(box["x"]), round(box["y"])


def middle(of: Locator) -> tuple[float, float]:
    box = of.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def red_against_two(server: Server, visit: Visit, position: str, **wish: object) -> Visitor:
    """Anna as red, with two bots."""
    anna = server.person("Anna")
    visitor = visit(person=anna, **wish)
    visitor.open(f"/table/{anna.continued(Story(position).game.record(), 'me', 'random', 'random')}")
    visitor.asked()
    return visitor


@pytest.mark.parametrize("size", [(1366, 768), PHONE])
def test_a_message_that_goes_moves_nothing(server: Server, visit: Visit, size: tuple[int, int]) -> None:
    """What happened last is told for a while, and then gives way to how it all went."""
    visitor = raided(server, visit, size=size)
    visitor.asked()
    page = visitor.page
    aims = [page.locator(each) for each in ("section.question .head", "section.question .foot", "[data-board]")]
    if size == PHONE:
        expect(page.locator(".pill.again")).to_be_visible()
    else:
        expect(page.locator(".pill .text")).to_be_visible()
    before = [place(each) for each in aims]
    page.wait_for_timeout(CAPTION_STAYS + 500)
    expect(page.locator(".pill.again")).to_be_visible()
    assert [place(each) for each in aims] == before


def test_a_message_that_goes_with_the_first_answer_moves_nothing(server: Server, visit: Visit) -> None:
    """What was lost is told until one acts; the next click goes to where the question was before."""
    visitor = raided(server, visit, size=(1366, 768))
    visitor.asked()
    page = visitor.page
    aims = [page.locator(each) for each in ("section.question .head", "section.question", ".faction")]
    expect(page.locator("[data-loss]")).to_have_count(1)
    before = [place(each.first) for each in aims]
    visitor.give("recruit priestess")
    visitor.asked()
    expect(page.locator("[data-loss]")).to_have_count(0)
    assert [place(each.first) for each in aims] == before


def won(server: Server, visit: Visit, rest: tuple[float, float]) -> Visitor:
    """Anna has just won her battle, by a key, while the pointer rests somewhere; now she may end her turn."""
    visitor = red_against_two(server, visit, ASSAULT, forced=False)
    page = visitor.page
    for answer in ("move", "from delos", "to naxos", "take 7"):
        visitor.give(answer)
    stay = page.locator("section.question [data-action=stay]")
    expect(stay).to_be_enabled()
    page.mouse.move(*rest)
    stay.focus()
    page.keyboard.press("Enter")
    page.locator("section.question [data-action=end]").wait_for()
    return visitor


def test_a_button_that_comes_under_a_resting_pointer_waits_a_moment(server: Server, visit: Visit) -> None:
    """Whoever clicks once more to fight on does not end the turn, though that lies in the same place now."""
    where = middle(won(server, visit, (5, 5)).page.locator("section.question [data-action=end]"))
    visitor = won(server, visit, where)
    page = visitor.page
    end = page.locator("section.question [data-action=end]")
    expect(end).to_be_disabled(timeout=ARMING)
    page.mouse.click(*where)
    page.wait_for_timeout(ARMING + 200)
    expect(end).to_be_enabled()
    assert visitor.seen_by_server()["question"]["kind"] == "PaidActions"
    page.mouse.click(*where)
    expect(end).to_have_count(0)


def test_a_button_to_which_the_pointer_goes_is_ready_at_once(server: Server, visit: Visit) -> None:
    visitor = red_against_two(server, visit, ASSAULT)
    end = visitor.page.locator("section.question [data-action=end]")
    visitor.page.mouse.move(5, 5)
    visitor.page.mouse.click(*middle(end))
    expect(end).to_have_count(0)


def test_places_with_apollo_do_not_look_like_offerings(server: Server, visit: Visit) -> None:
    """Whoever is there alone has no number at all."""
    visitor = red_against_two(server, visit, ASSAULT)
    pawns = visitor.page.locator(".god").filter(has_text="Apollo").locator(".pawn")
    expect(pawns).to_have_count(1)
    expect(pawns).not_to_contain_text("1")
    anna = visitor.person
    both = "area syros red troops 2 \n area kea blue \n area tinos green"
    story = classic_turn("ares", f"{both} \n offering blue apollo 0 \n offering green apollo 0", "gold 3")
    visitor.open(f"/table/{anna.continued(story.game.record(), 'me', 'random', 'random')}")
    visitor.asked()
    expect(pawns.locator(".rank")).to_have_text(["1st", "2nd"])


def test_what_is_paid_before_the_rest_is_chosen_is_said_and_given_back(server: Server, visit: Visit) -> None:
    visitor = red_against_two(server, visit, SATYR)
    page = visitor.page
    gold = visitor.seen_by_server()["view"]["factions"][0]["gold"]
    page.locator("[data-card=satyr]").click()
    spent = page.locator("section.question .spent")
    expect(spent).to_contain_text("Chosen so far: Play the Satyr from the track (3 GP).")
    expect(spent).to_contain_text("Undo takes it back.")
    visitor.button("Undo", "section.question", exact=False).click()
    expect(spent).to_have_count(0)
    assert visitor.seen_by_server()["view"]["factions"][0]["gold"] == gold


def test_berta_moves_nothing_but_her_own(server: Server, visit: Visit) -> None:
    """What others do while nobody is asked here keeps the question where it was, too."""
    visitor, berta = with_berta(server, visit, RAID, size=(1366, 768))
    head = visitor.page.locator("section.question")
    before = place(head)
    plays(berta, visitor.table, "recruit troop", "at delos")
    expect(visitor.page.locator(".pill .text")).to_be_visible()
    assert place(head) == before
