"""Learning by playing: lessons in the browser, by clicks on what can be seen."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from cyclades.lessons import lessons, words_of
from tests.web.pages import AXE, found
from tests.web.test_room import SHARE
from tests.web.visitor import PHONE, Visitor
from tools.screenshots.states import wait_until_still

pytestmark = pytest.mark.interpreted

FIRST = next(iter(lessons()))
TWO = list(lessons())[:2]
SMALLEST = (320, 640)
MOST_CLICKS = 200

TAKEN = """(before) => document.querySelector(".lesson .explained, .lesson.over")
  || ![before, undefined].includes(document.querySelector("section.question[data-question]")?.dataset.question)"""
"""Whether something came of an answer: an explanation, the end, or another question."""


def open_first(visitor: Visitor) -> None:
    """From the home page into the first lesson."""
    page = visitor.open("/")
    visitor.press(page.get_by_role("link", name="Learn", exact=True))
    visitor.press(page.locator(f"[data-lesson={FIRST}]"))
    page.locator(".lesson .task").wait_for(timeout=60_000)


def play_lesson(visitor: Visitor, chooser: random.Random) -> int:
    """Answer by clicks, whatever they say, until the lesson is over; returns how often something was explained."""
    explained = 0
    for _ in range(MOST_CLICKS):
        if visitor.page.locator(".lesson.over").count():
            return explained
        before = visitor.look()["question"]
        visitor.answer_somehow(chooser)
        visitor.page.wait_for_function(TAKEN, arg=before)
        if visitor.page.locator(".lesson .explained").count():
            explained += 1
            visitor.answered = ""
    raise visitor.stuck("the lesson does not end")


def test_all_gods_are_seen_at_once_on_a_laptop(visit: Callable[..., Visitor]) -> None:
    """Below the panel of the lesson, and with two messages above the question."""
    visitor = visit(size=(1366, 768))
    open_first(visitor)
    page = visitor.page
    gods = page.locator(".gods > li")
    for answer in ("bid ares 3", "bid poseidon 2"):
        visitor.asked()
        for god in gods.all():
            expect(god).to_be_in_viewport(ratio=0.99)
        visitor.give(answer)
    visitor.asked()
    for god in gods.all():
        expect(god).to_be_in_viewport(ratio=0.99)


def test_a_wrong_answer_is_explained_and_the_lesson_goes_on(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    open_first(visitor)
    page = visitor.page
    expect(page.locator(".lesson h2")).to_have_text(words_of(FIRST, "en").title)
    visitor.press(visitor.button("All answers", "section.question"))
    visitor.press(page.locator("dialog ul button").last)
    expect(page.locator(".lesson .explained")).to_contain_text("Apollo is free")
    expect(page.locator("section.question.mine h2")).to_be_visible()
    visitor.give("bid ares 2")
    expect(page.locator(".lesson .explained")).to_have_count(0)
    expect(page.locator(".lesson .task")).to_have_text(words_of(FIRST, "en").steps[1].task)
    page.reload()
    expect(page.locator(".lesson .task")).to_have_text(words_of(FIRST, "en").steps[1].task)
    visitor.press(visitor.button("Begin again"))
    expect(page.locator(".lesson .task")).to_have_text(words_of(FIRST, "en").steps[0].task)


@pytest.mark.parametrize("size", [None, PHONE, SMALLEST])
def test_the_pages_fit_and_axe_finds_nothing(visit: Callable[..., Visitor], size: tuple[int, int] | None) -> None:
    visitor = visit(language="es", **({} if size is None else {"size": size}))
    visitor.context.add_init_script(path=AXE)
    page = visitor.open("/learn")
    page.locator("[data-lesson]").first.wait_for()
    visitor.fits()
    assert found(page, "light") == []
    visitor.press(page.locator(f"[data-lesson={FIRST}]"))
    expect(page.locator(".lesson .task")).to_have_text(words_of(FIRST, "es").steps[0].task)
    visitor.fits()
    assert found(page, "light") == []
    below = ".side" if size is None else ".table.small"
    panel, table = (page.locator(each).bounding_box() for each in (".lesson", below))
    assert panel is not None
    assert table is not None
    assert panel["y"] + panel["height"] <= table["y"] + 1


BOARD = "() => document.querySelector('[data-board]').getBoundingClientRect().height"


@pytest.mark.parametrize("size", [(1366, 768), (1440, 900)])
def test_the_board_keeps_its_size_from_step_to_step(visit: Callable[..., Visitor], size: tuple[int, int]) -> None:
    visitor = visit(size=size)
    open_first(visitor)
    page = visitor.page
    wait_until_still(page)  # with its own letters, which are of another width than those that stand in for them
    height = page.evaluate(BOARD)
    visitor.give("bid ares 2")
    expect(page.locator(".lesson .task")).to_have_text(words_of(FIRST, "en").steps[1].task)
    assert page.evaluate(BOARD) == height
    visitor.press(visitor.button("All answers", "section.question"))
    visitor.press(page.locator("dialog ul button").last)
    expect(page.locator(".lesson .explained")).to_be_visible()
    assert page.evaluate(BOARD) == height


@pytest.mark.parametrize("size", [(1366, 768), (1440, 900)])
def test_the_board_takes_half_of_the_window_in_a_lesson_too(
    visit: Callable[..., Visitor], size: tuple[int, int]
) -> None:
    visitor = visit(size=size)
    open_first(visitor)
    wait_until_still(visitor.page)
    assert visitor.page.evaluate(SHARE)["share"] >= 0.5


LETTERS = """() => Math.min(...[...document.querySelectorAll("[data-board] text.land")]
  .map((name) => parseFloat(getComputedStyle(name).fontSize) * name.getScreenCTM().a))"""


@pytest.mark.parametrize("size", [(1366, 768), (1440, 900)])
def test_a_high_board_has_the_whole_height_beside_its_lesson(
    visit: Callable[..., Visitor], size: tuple[int, int]
) -> None:
    """That of the classic edition: below the lesson it would be too small to be read."""
    visitor = visit(size=size)
    visitor.context.add_init_script(path=AXE)
    page = visitor.open("/learn")
    visitor.press(page.locator("[data-lesson=classic]"))
    visitor.asked()
    wait_until_still(page)
    assert page.evaluate(BOARD) == size[1]
    assert page.evaluate(LETTERS) >= 12
    for god in page.locator(".gods > li").all():
        expect(god).to_be_in_viewport(ratio=0.99)
    panel, side = (page.locator(each).bounding_box() for each in (".lesson", ".side"))
    assert panel is not None
    assert side is not None
    assert panel["y"] + panel["height"] <= side["y"] + 1
    assert found(page, "light") == []


def test_rivals_are_called_as_the_lesson_calls_them(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    open_first(visitor)
    expect(visitor.page.locator(".faction")).to_contain_text(["Red", "Blue", "Green"])
    visitor.give("bid ares 2")
    expect(visitor.page.locator("[data-loss]")).to_contain_text(re.compile("(Blue|Green) has outbid you on Ares"))


@pytest.mark.slow
@pytest.mark.parametrize("size", [None, PHONE])
def test_the_first_lessons_by_clicks(visit: Callable[..., Visitor], size: tuple[int, int] | None) -> None:
    visitor = visit(**({} if size is None else {"size": size}))
    chooser = random.Random(4)
    open_first(visitor)
    for number, name in enumerate(TWO):
        if number:
            visitor.press(visitor.button("Next lesson"))
        expect(visitor.page.locator(".lesson h2")).to_have_text(words_of(name, "en").title)
        visitor.answered = ""
        play_lesson(visitor, chooser)
    page = visitor.open("/learn")
    expect(page.locator("li.done")).to_have_count(len(TWO))
