"""What is at hand beside the game: sizes of text and board."""

from __future__ import annotations

from collections.abc import Callable

from tests.web.visitor import PHONE, Visitor

FONT = "() => parseFloat(getComputedStyle(document.documentElement).fontSize)"
VARIABLE = "name => getComputedStyle(document.documentElement).getPropertyValue(name).trim()"
TOO_WIDE = "() => document.documentElement.scrollWidth > innerWidth"


def test_text_and_board_grow_as_chosen_and_stay_so(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    page = visitor.open("/rules")
    usual = page.evaluate(FONT)
    assert page.evaluate(VARIABLE, "--board-size") == "1"
    visitor.press(visitor.button("Settings"))
    page.get_by_label("Text size").select_option("200 %")
    page.get_by_label("Board size").select_option("as large as possible")
    assert page.evaluate(FONT) == 2 * usual
    page.reload()
    assert page.evaluate(FONT) == 2 * usual
    assert page.evaluate(VARIABLE, "--board-size") == "1.5"


def test_the_largest_text_fits_on_a_telephone(visit: Callable[..., Visitor]) -> None:
    for size in (PHONE, (320, 640)):
        visitor = visit(size=size, textSize=2)
        for path in ("/", "/rules", "/new"):
            page = visitor.open(path)
            page.locator("main h1").first.wait_for()
            assert not page.evaluate(TOO_WIDE), (size, path)
        visitor.press(visitor.button("Settings"))
        page.get_by_label("Text size").wait_for()
        assert not page.evaluate(TOO_WIDE)
