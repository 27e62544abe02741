"""Records: looked at from beginning to end, from everybody's perspective, and played on from any moment."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import cyclades
from tests.server.running import Server
from tests.server.test_long_records import record_of
from tests.story import classic
from tests.web.visitor import PHONE, Visitor, wait_until

pytestmark = pytest.mark.interpreted
Visit = Callable[..., Visitor]


def brought(server: Server, visit: Visit, **wish: object) -> Visitor:
    """Anna before the record of a game that is over."""
    game = cyclades.new("legendary", players=3, seed=4, options={"max_cycles": 2})
    chooser = random.Random(4)
    while not game.over:
        game.play(chooser.choice(game.actions))
    anna = server.person("Anna")
    visitor = visit(person=anna, **wish)
    visitor.open(f"/table/{anna.post('/api/records', **game.record())['id']}")
    return visitor


def test_a_record_is_looked_through_from_everybodys_perspective(server: Server, visit: Visit) -> None:
    """At the usual pace, so that everything that moves does: what it complains about in the console fails the test."""
    page = brought(server, visit, speed="fast").page
    slider = page.get_by_role("slider").first
    slider.focus()
    page.keyboard.press("Home")
    expect(page.locator(".pill.past")).to_be_visible()
    for _ in range(12):
        page.keyboard.press("ArrowRight")
    wait_until(lambda: int(slider.input_value()) > 3, page=page)
    people = page.get_by_role("list", name="Players").first
    expect(people).not_to_contain_text("?")
    page.get_by_role("tab", name="Gods").click()
    expect(slider).to_be_visible()
    page.get_by_role("button", name="Play", exact=True).first.click()
    here = slider.input_value()
    wait_until(lambda: slider.input_value() != here, page=page)


def test_a_game_is_played_on_from_a_moment(server: Server, visit: Visit) -> None:
    visitor = brought(server, visit)
    page = visitor.page
    page.get_by_role("slider").first.focus()
    page.keyboard.press("Home")
    page.get_by_role("button", name="Play on from here").first.click()
    before = page.url
    page.get_by_role("dialog").locator("button.main").click()
    page.wait_for_url(lambda url: url != before)
    visitor.asked()


# -- a long game ----------------------------------------------------------------------------------------------------


def long_one(server: Server, visit: Visit, **wish: object) -> tuple[Visitor, int]:
    """Anna before a record of which only the latest moments come by themselves, and how many moments it has."""
    visitor = visit(**wish)
    anna = server.person("Anna")
    table = anna.post("/api/records", **record_of(1_500))["id"]
    last = anna.get(f"/api/tables/{table}/moments/1")["last"]
    assert last > 600
    visitor.open(f"/table/{table}")
    return visitor, last


def first_entry(visitor: Visitor) -> int:
    """The first moment in the log."""
    number = visitor.page.locator(".log .entry").first.get_attribute("data-moment")
    return int(number or 0)


def test_the_log_of_a_long_game_is_whole_for_whoever_scrolls_back(server: Server, visit: Visit) -> None:
    visitor, _ = long_one(server, visit)
    visitor.tells_all(None)
    assert first_entry(visitor) <= 3


def test_all_cycles_of_a_long_game_stand_below_the_slider_at_once(server: Server, visit: Visit) -> None:
    visitor, _ = long_one(server, visit)
    with server.person(None).connect(visitor.table) as line:
        line.until("update")
        moments = [moment for message in line.received for moment in message.get("moments", ())]
    events = [event for moment in moments for event in moment["events"]]
    begun = [str(event["number"]) for event in events if event["event"] == "cycle-begun"]
    marks = visitor.page.locator(".marks span")
    expect(marks).to_have_count(len(set(begun)))
    assert marks.all_inner_texts() == list(dict.fromkeys(begun))
    wanted = visitor.page.locator(".where strong")
    visitor.page.get_by_role("slider").first.focus()
    visitor.page.keyboard.press("Home")
    expect(wanted).to_have_text("Setting up")


def test_the_beginning_of_a_long_game_is_shown_with_what_happened(server: Server, visit: Visit) -> None:
    visitor, last = long_one(server, visit)
    page = visitor.page
    slider = page.get_by_role("slider").first
    told = dict(visitor.log_of_server(None))
    page.get_by_role("button", name="To the beginning").click()
    expect(page.locator(".pill.past")).to_contain_text(f"1 of {last}")
    page.get_by_role("button", name="One step on").first.click()
    wait_until(lambda: 1 < int(slider.input_value()) < 10, page=page)
    here = int(slider.input_value())
    expect(page.locator(".pill.past")).to_contain_text(told[here][:30])
    expect(page.locator(f".log .entry[data-moment='{here}']")).to_have_attribute("aria-current", "true")
    page.get_by_role("button", name="Play", exact=True).first.click()
    wait_until(lambda: here < int(slider.input_value()) < here + 20, page=page)


def test_one_steps_back_behind_the_moments_that_are_known(server: Server, visit: Visit) -> None:
    visitor, last = long_one(server, visit)
    page = visitor.page
    slider = page.get_by_role("slider").first
    told = [number for number, _ in visitor.log_of_server(None)]
    first = last - 199
    slider.fill(str(first))
    expect(page.locator(".pill.past")).to_contain_text(f"{first} of {last}")
    page.get_by_role("button", name="One step back").first.click()
    before = max(number for number in told if number < first)
    wait_until(lambda: int(slider.input_value()) == before, page=page)


ENDING = """
    cycle 5
    gods ares zeus - -
    player red gold 5
    offering red ares 1
    offering blue apollo 0
    offering green apollo 0
    area andros red troops 1 metropolis
    area delos red troops 1 metropolis
    area kea green troops 1
    area naxos blue troops 1
    phase actions ares paid
    """


@pytest.mark.parametrize("size", [(1366, 768), PHONE])
def test_a_result_that_was_closed_is_a_click_away_and_so_is_another_game(
    server: Server, visit: Visit, size: tuple[int, int]
) -> None:
    anna = server.person("Anna")
    visitor = visit(person=anna, size=size)
    visitor.open(f"/table/{anna.continued(classic(ENDING).game.record(), 'me', 'random', 'random')}")
    visitor.asked()
    visitor.give("end")
    page = visitor.page
    result = page.get_by_role("dialog")
    expect(result.locator("#after-title")).to_be_visible()
    for _ in range(2):
        page.keyboard.press("Escape")
        expect(result).to_have_count(0)
        visitor.press(visitor.button("Result and charts", "section.question"))
        expect(result.locator("#after-title")).to_be_visible()
    page.keyboard.press("Escape")
    before = visitor.table
    visitor.press(visitor.button("Play again", "section.question"))
    wait_until(lambda: visitor.table not in ("", before), page=page)


def test_a_replay_that_is_asked_for_plays(server: Server, visit: Visit) -> None:
    visitor = brought(server, visit, speed="fast", size=PHONE)
    page = visitor.page
    page.get_by_role("button", name="Result and charts").first.click()
    visitor.press(page.get_by_role("dialog").get_by_role("button", name="Replay"))
    expect(page.locator(".pill.past")).to_contain_text("moment 1 of")
    expect(page.locator("[data-area]").first).to_be_visible()
    expect(page.locator(".pill.past")).not_to_contain_text("moment 1 of")
