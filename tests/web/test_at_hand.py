"""What is at hand beside the game: sizes of text and board, sound, links to share."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import Locator, Page

from tests.server.running import Person, Server, wait_for
from tests.web.conftest import ROOT
from tests.web.pages import AXE, found
from tests.web.visitor import PHONE, Visitor

pytestmark = pytest.mark.interpreted

FONT = "() => parseFloat(getComputedStyle(document.documentElement).fontSize)"
VARIABLE = "name => getComputedStyle(document.documentElement).getPropertyValue(name).trim()"
READER = ROOT / "web" / "node_modules" / "jsqr" / "dist" / "jsQR.js"
READ = """() => {
  const code = document.querySelector("dialog svg[role=img] path"), size = code.ownerSVGElement.viewBox.baseVal.width;
  const dots = 4, wide = size * dots, picture = new Uint8ClampedArray(wide * wide * 4).fill(255);
  for (const [, x, y] of code.getAttribute("d").matchAll(/M(\\d+) (\\d+)h1/g))
    for (let dy = 0; dy < dots; dy += 1) for (let dx = 0; dx < dots; dx += 1) {
      const at = ((Number(y) * dots + dy) * wide + Number(x) * dots + dx) * 4;
      picture.fill(0, at, at + 3);
    }
  return jsQR(picture, wide, wide)?.data;
}"""
"""What a camera reads from the code on the page."""
COUNTING = """
window.heard = 0;
window.contexts = 0;
const node = () => new Proxy(function () {}, {
  get: (_, name) => (name === "start" ? () => (window.heard += 1) : name === "then" ? undefined : node()),
  set: () => true, apply: () => node() });
window.AudioContext = class {
  constructor() { window.contexts += 1; return new Proxy(this, { get: (_, name) =>
    name === "currentTime" ? 0 : name === "sampleRate" ? 8000 : name === "resume" ? async () => {} : () =>
      name === "createBuffer" ? { getChannelData: () => new Float32Array(8) } : node() }); }
};
"""
"""In the place of what makes sounds: something that counts them."""
TOO_WIDE = "() => document.documentElement.scrollWidth > innerWidth"


def is_drawn(picture: Locator) -> bool:
    """Whether a picture is there, as wide as previews are."""
    return bool(picture.evaluate("img => img.complete && img.naturalWidth") == 1200)


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


# -- sound --------------------------------------------------------------------------------------------------------


def answered(visitor: Visitor, table: str) -> Page:
    """Somebody comes to a table and answers a few times."""
    page = visitor.open(f"/table/{table}")
    chooser = random.Random(4)
    for _ in range(6):
        visitor.answer_somehow(chooser)
    visitor.look()
    return page


def test_nothing_is_heard_unless_it_was_chosen(visit: Callable[..., Visitor], server: Server) -> None:
    ann = server.person("Ann")
    visitor = visit(person=ann)
    visitor.context.add_init_script(COUNTING)
    fetched: list[str] = []
    visitor.page.on("request", lambda request: fetched.append(request.url))
    page = answered(visitor, ann.table("me", "random", "random"))
    assert page.evaluate("[contexts, heard]") == [0, 0]
    assert not [url for url in fetched if "ound" in url.rpartition("/")[2]]


def test_who_chooses_sound_hears_offerings_and_their_turn(visit: Callable[..., Visitor], server: Server) -> None:
    ann = server.person("Ann")
    visitor = visit(person=ann)
    visitor.context.add_init_script(COUNTING)
    page = visitor.open()
    visitor.press(visitor.button("Settings"))
    page.get_by_label("Sound").check()
    wait_for(lambda: bool(page.evaluate("heard") > 0))
    page.get_by_label("Close").click()
    answered(visitor, ann.table("me", "random", "random"))
    wait_for(lambda: bool(page.evaluate("heard") > 3))
    assert page.evaluate("contexts") == 1


# -- sharing ------------------------------------------------------------------------------------------------------


def played(person: Person) -> str:
    """A table of one person with some moments behind it."""
    table = person.table("me", "random", "random")
    with person.connect(table) as line:
        line.play_on(line.asked(), random.Random(1), 8)
    return table


def test_a_table_is_shared_as_a_link_a_code_and_a_picture(visit: Callable[..., Visitor], server: Server) -> None:
    ann = server.person("Ann")
    for size in (PHONE, (1440, 900)):
        table = played(ann)
        drawn = server.registry.previews.count
        visitor = visit(person=ann, size=size, theme="dark")
        page = visitor.open(f"/table/{table}#secret")
        visitor.press(page.locator("button.menu"))
        link = f"{visitor.address}/table/{table}"
        dialog = page.locator("dialog")
        field = dialog.locator("input[readonly]").first
        field.wait_for()
        assert field.input_value() == link
        visitor.press(visitor.button("As a QR code", "dialog"))
        page.locator("dialog svg[role=img] path").wait_for()
        page.evaluate(READER.read_text(encoding="utf-8"))
        assert page.evaluate(READ) == link
        assert server.registry.previews.count == drawn, "who opens the menu need not want it"
        visitor.press(visitor.button("Its picture", "dialog"))
        wait_for(partial(is_drawn, dialog.locator("img")))
        assert not page.evaluate(TOO_WIDE)
        page.evaluate(AXE.read_text(encoding="utf-8"))
        assert found(page, "dark") == []


def test_a_moment_is_shared_and_found_again(visit: Callable[..., Visitor], server: Server) -> None:
    ann = server.person("Ann")
    table = played(ann)
    visitor = visit(person=ann)
    page = visitor.open(f"/table/{table}/3")
    entry = page.locator('[role=log] [data-moment="3"][aria-current]')
    entry.wait_for(state="attached")
    assert page.url == f"{visitor.address}/table/{table}"
    visitor.press(page.locator("button.menu"))
    field = page.locator("dialog input[readonly]").first
    field.wait_for()
    assert field.input_value() == f"{visitor.address}/table/{table}/3"
    page.get_by_role("radio", name="The table").check()
    assert field.input_value() == f"{visitor.address}/table/{table}"
    stranger = visit()
    stranger.open(f"/table/{table}/3").locator('[role=log] [data-moment="3"][aria-current]').wait_for(state="attached")


def test_a_table_without_spectators_has_a_link_but_no_picture(visit: Callable[..., Visitor], server: Server) -> None:
    ann = server.person("Ann")
    table = ann.table("me", "random", "random", settings={"spectators": False})
    visitor = visit(person=ann)
    page = visitor.open(f"/table/{table}")
    visitor.press(page.locator("button.menu"))
    page.locator("dialog input[readonly]").first.wait_for()
    assert visitor.button("As a QR code", "dialog").count() == 1
    assert visitor.button("Its picture", "dialog").count() == 0


def test_who_waits_for_players_shares_the_link_without_what_is_secret(
    visit: Callable[..., Visitor], server: Server
) -> None:
    ann = server.person("Ann")
    table = ann.table("me", "open", start=False)
    page = visit(person=ann).open(f"/table/{table}#secret")
    field = page.get_by_label("Whoever has this link can sit down:")
    field.wait_for()
    assert field.input_value().endswith(f"/table/{table}")
