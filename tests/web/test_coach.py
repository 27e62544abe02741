"""The coach of the first game: what it says where, that it covers nothing, and that it can be switched off."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import expect

from cyclades.bots.coaching import contenders
from cyclades.bots.weights import Weights
from tests.server.running import Server
from tests.web import pages
from tests.web.positions import acts, at_table, begins, offers, played
from tests.web.test_room import LEAST, SHARE
from tests.web.visitor import DESKTOP, PATIENCE, PHONE, Visitor, wait_until

pytestmark = pytest.mark.interpreted
Visit = Callable[..., Visitor]


at_first_table = partial(at_table, coach="first")
"""Anna, who has never played here, before a table with two bots."""


def test_the_marks_are_explained_at_set_up(server: Server, visit: Visit) -> None:
    visitor = at_first_table(server, visit, begins)
    coach = visitor.page.locator(".coach")
    expect(coach).to_contain_text("pays 1 GP at the beginning of every cycle")
    expect(coach).to_contain_text("room for a building")


def test_an_offering_says_what_it_leaves_and_what_that_is_enough_for(server: Server, visit: Visit) -> None:
    visitor = at_first_table(server, visit, offers(0, 3))
    page = visitor.page
    expect(page.locator(".coach")).to_contain_text("could win this cycle", timeout=PATIENCE)
    before = visitor.seen_by_server()
    gold = next(each["gold"] for each in before["view"]["factions"] if each["id"] == before["question"]["faction"])
    god = page.locator("[data-god]").first
    prices = [c["price"] for c in before["question"]["choices"] if c["target"] == god.get_attribute("data-god")]
    god.click()
    tip = page.locator(".bid .tip")
    expect(tip).to_contain_text(f"You keep {gold - prices[0]} GP. Prices: ", timeout=PATIENCE)
    page.keyboard.press("End")
    expect(tip).to_contain_text(f"You keep {gold - prices[-1]} GP")


def could_win(game: Any) -> bool:
    """Player 0 makes an offering, and somebody could win with what a word can say."""
    if game.player != 0 or game.question.kind != "Offer" or game.view(None)["state"]["cycle"][0] < 6:
        return False
    return any(row.ways for row in contenders(game, Weights()))


def test_who_could_win_is_told_with_how(server: Server, visit: Visit) -> None:
    visitor = at_first_table(server, visit, could_win)
    expect(visitor.page.locator(".coach")).to_contain_text(
        re.compile(r"could win this cycle, with .*\((the \w+ philosopher|a \w+ completes the set|by conquering \w+)"),
        timeout=PATIENCE,
    )


def test_where_a_tile_does_not_fit_its_button_is_seen(server: Server, visit: Visit) -> None:
    visitor = at_first_table(server, visit, offers(0, 3), size=(844, 390))
    visitor.page.locator("[data-god]").first.click()
    expect(visitor.page.locator(".bid .main")).to_be_in_viewport(ratio=0.95)


def test_a_hint_says_what_it_is_for(server: Server, visit: Visit) -> None:
    visitor = at_first_table(server, visit, acts(0))
    page = visitor.page
    visitor.button("Hint", "section.question", exact=False).click()
    expect(page.locator(".hints .purpose")).not_to_be_empty(timeout=PATIENCE)
    expect(page.locator(".hints .chance")).to_have_text(re.compile(r"^Your chance to win then: about \d+%$"))


def test_whoever_needs_no_coach_is_left_alone(server: Server, visit: Visit) -> None:
    visitor = at_first_table(server, visit, begins)
    page = visitor.page
    expect(page.locator(".coach")).to_be_visible()
    visitor.button("Switch the coach off").click()
    expect(page.locator(".coach")).to_have_count(0)
    page.reload()
    visitor.asked()
    expect(page.locator(".coach")).to_have_count(0)
    visitor.button("Table").click()
    visitor.button("Settings", "dialog").click()
    page.get_by_label("Coach").select_option("on")
    expect(page.locator(".coach")).to_be_visible()


def test_the_second_table_has_no_coach(server: Server, visit: Visit) -> None:
    visitor = at_first_table(server, visit, begins)
    expect(visitor.page.locator(".coach")).to_be_visible()
    second = visitor.person.continued(played(begins), "me", "random", "random")
    visitor.open(f"/table/{second}")
    visitor.asked()
    expect(visitor.page.locator(".coach")).to_have_count(0)


@pytest.mark.parametrize("size", [DESKTOP, (1366, 768), PHONE, (320, 568), (844, 390)])
def test_the_coach_covers_nothing_and_can_be_read(server: Server, visit: Visit, size: tuple[int, int]) -> None:
    visitor = at_first_table(server, visit, begins, size=size)
    page = visitor.page
    page.locator(".coach").wait_for()
    assert visitor.look()["covered"] == []
    boxes = page.evaluate(
        "[...document.querySelectorAll('.coach, .table')].map((node) => node.getBoundingClientRect().toJSON())"
    )
    assert boxes[0]["bottom"] <= boxes[1]["top"] + 0.5
    assert boxes[1]["bottom"] <= size[1] + 0.5
    visitor.fits()
    tips = page.locator(".coach ul")
    said = set()
    for _ in range(5):  # on a narrow screen one after the other, each of them whole
        said |= set(tips.locator("li").all_inner_texts())
        assert tips.evaluate("node => node.scrollHeight <= node.clientHeight + 1")
        more = visitor.button("Next tip")
        if more.count():
            visitor.press(more)
    assert len(said) >= 3


CUT_NUMBERS = """() => [...document.querySelectorAll(".people .numbers > *")].filter((part) => {
  const own = part.getBoundingClientRect(), room = part.parentElement.getBoundingClientRect();
  return own.width === 0 || own.right > room.right + 1 || own.bottom > room.bottom + 1;
}).map((part) => part.outerHTML.slice(0, 80))"""


@pytest.mark.parametrize("size", [(1366, 768), (1440, 900)])
def test_below_the_coach_the_board_has_its_half_and_players_all_their_numbers(
    server: Server, visit: Visit, size: tuple[int, int]
) -> None:
    anna = server.person("Anna")
    visitor = visit(person=anna, coach="first", size=size)
    page = visitor.open(f"/table/{anna.continued(played(begins, players=4), 'me', 'random', 'random', 'random')}")
    visitor.asked()
    coach = page.locator(".coach")
    high = coach.evaluate("node => node.offsetHeight")
    wait_until(lambda: bool(page.evaluate(SHARE)["share"] >= LEAST), page=page)
    share = page.evaluate(SHARE)["share"]
    assert page.evaluate(CUT_NUMBERS) == []
    visitor.answer_somehow(random.Random(1))
    visitor.asked()
    expect(coach.locator("li")).to_have_count(1)
    assert coach.evaluate("node => node.offsetHeight") == high, "the board rests while the coach says less"
    assert page.evaluate(SHARE)["share"] == pytest.approx(share)


def test_the_coach_is_for_everybody(server: Server, visit: Visit) -> None:
    anna = server.person("Anna")
    visitor = visit(person=anna, coach="on")
    visitor.context.add_init_script(path=pages.AXE)
    visitor.open(f"/table/{anna.continued(played(offers(0, 3)), 'me', 'random', 'random')}")
    visitor.asked()
    visitor.page.locator("[data-god]").first.click()
    visitor.page.locator(".bid .tip").wait_for()
    assert pages.found(visitor.page, "dark") == []


@pytest.mark.slow
@pytest.mark.parametrize("size", [DESKTOP, PHONE, (844, 390)])
def test_a_first_game_with_the_coach_can_be_played(server: Server, visit: Visit, size: tuple[int, int]) -> None:
    """Whatever is lit can be clicked, and the coach always has something to say."""
    visitor = visit(coach="first", size=size)
    page = visitor.open("/")
    visitor.press(visitor.button("Play now"))
    page.wait_for_url("**/table/*")
    chooser = random.Random(5)
    for _ in range(30):
        assert visitor.play(chooser, 1) == 1
        # Or the game is over, which a bot may have won by then.
        expect(page.locator(".coach li, section.question ol li").first).not_to_be_empty()
