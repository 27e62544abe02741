"""What a person can do at the table besides answering: undo, look back, ask for a hint, and play on any screen."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import expect

import cyclades
from cyclades.server.seats import BOT_NAMES
from tests.server.running import Person, Server, friends, golds
from tests.web.positions import acts, asked_otherwise, at_table, offers, played
from tests.web.visitor import LOGGED, PHONE, Visitor, wait_until

pytestmark = pytest.mark.interpreted
Visit = Callable[..., Visitor]


def test_what_is_undone_is_gone(server: Server, visit: Visit) -> None:
    visitor = at_table(server, visit, acts(0))
    before = visitor.seen_by_server()
    doing = visitor.page.locator("section.question .row [data-action]").first
    for whole in (False, True):
        doing.click()
        wait_until(lambda: visitor.seen_by_server()["question"]["id"] != before["question"]["id"])
        if whole:
            while visitor.seen_by_server()["question"]["draft"] > 0:
                visitor.answer_somehow(random.Random(1))
                visitor.asked()
            assert golds(visitor.seen_by_server()["view"]) != golds(before["view"])
        while (now := visitor.seen_by_server()["question"])["choices"] != before["question"]["choices"]:
            visitor.button("Undo", "section.question").click()  # an answer at a time
            wait_until(partial(asked_otherwise, visitor, now["id"]))
        assert visitor.seen_by_server()["view"] == before["view"]
        expect(visitor.page.locator("section.question.mine h2")).to_have_text(before["question"]["text"])
    visitor.tells_all()


def test_a_moment_of_the_log_is_shown_on_the_board_and_left_again(server: Server, visit: Visit) -> None:
    visitor = at_table(server, visit, offers(0, 3))
    page = visitor.page
    areas = page.locator("svg [data-area]")
    now = areas.evaluate_all("all => all.map(one => one.ariaLabel)")
    page.locator(LOGGED).first.wait_for(state="attached")
    visitor.show_log()
    number = visitor.log()[0][0]
    then = visitor.person.get(f"/api/tables/{visitor.table}/moments/{number}", seat=0)["view"]["areas"]
    page.locator(f"[data-moment='{number}']").click()
    expect(page.locator(".pill.past")).to_be_visible()
    expect(page.locator("section.question.mine")).to_have_count(0)
    wait_until(lambda: areas.evaluate_all("all => all.map(one => one.ariaLabel)") != now, page=page)
    owned = sum(area["owner"] is None for area in then)
    unowned = [label for label in areas.evaluate_all("all => all.map(one => one.ariaLabel)") if "nobody" in label]
    assert len(unowned) == owned
    back = page.get_by_role("button", name="Back to now")
    expect(back).to_have_count(1)  # one place to go on from, on every screen
    back.click()
    visitor.asked()
    lit = re.compile("^.* — ")
    shown = areas.evaluate_all("all => all.map(one => one.ariaLabel)")
    assert [lit.sub("", label) for label in shown] == [lit.sub("", label) for label in now]


def test_a_hint_is_asked_for_and_taken(server: Server, visit: Visit) -> None:
    visitor = at_table(server, visit, acts(0))
    before = visitor.seen_by_server()
    visitor.button("Hint", "section.question", exact=False).click()
    hint = visitor.page.locator(".hints .answer")
    words = hint.inner_text()
    assert words in [choice["label"] for choice in before["question"]["choices"]]
    assert len(visitor.page.locator(".hints p").last.inner_text()) > len(words), "a reason is given"
    assert visitor.seen_by_server()["question"] == before["question"], "to ask is not to answer"
    hint.click()
    wait_until(lambda: visitor.seen_by_server()["moment"] > before["moment"] or visitor.seen_by_server()["undo"] > 0)


def test_where_answers_are_confirmed_one_click_does_nothing(server: Server, visit: Visit) -> None:
    visitor = at_table(server, visit, offers(0, 3), confirm=True)
    before = visitor.seen_by_server()
    visitor.page.locator("[data-god]").first.click()
    visitor.page.locator(".bid .main").click()
    expect(visitor.page.locator(".pending")).to_be_visible()
    assert visitor.seen_by_server()["question"] == before["question"]
    visitor.button("Cancel", ".pending").click()
    expect(visitor.page.locator(".pending")).to_have_count(0)
    visitor.page.locator(".bid .main").click()
    visitor.button("Confirm", ".pending").click()
    wait_until(lambda: visitor.seen_by_server()["moment"] > before["moment"])


def test_keys_alone_answer(server: Server, visit: Visit) -> None:
    visitor = at_table(server, visit, offers(0, 3))
    page = visitor.page
    before = visitor.seen_by_server()
    tab_to(visitor, "[data-god]")
    god = page.evaluate("document.activeElement.dataset.god")
    page.keyboard.press("Enter")
    amounts = [each["number"] for each in before["question"]["choices"] if each["target"] == god]
    page.keyboard.press("ArrowUp")
    expect(page.locator(".bid output")).to_have_text(str(amounts[1]))
    page.keyboard.press("Enter")
    wait_until(lambda: visitor.seen_by_server()["moment"] > before["moment"])
    offered = visitor.seen_by_server()["view"]["gods"]
    assert [amounts[1]] == [
        row["offering"] for each in offered if each["id"] == god for row in each["offerings"] if row["faction"] == "red"
    ]


def test_keys_alone_choose_an_area(server: Server, visit: Visit) -> None:
    visitor = at_table(server, visit, lambda game: game.player == 0 and game.question.kind == "StartingArea")
    page = visitor.page
    before = visitor.seen_by_server()
    tab_to(visitor, "[data-area].lit")
    first = page.evaluate("document.activeElement.dataset.area")
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp") * 5:
        page.keyboard.press(key)
        chosen = page.evaluate("document.activeElement.matches('.lit') && document.activeElement.dataset.area")
        if chosen and chosen != first:
            break
    else:
        raise AssertionError("the arrow keys lead to no other area that can be chosen")
    page.keyboard.press("Enter")
    wait_until(lambda: visitor.seen_by_server()["question"] != before["question"])
    assert chosen in {area["id"] for area in visitor.seen_by_server()["view"]["areas"] if area["owner"] == "red"}


def test_one_key_leads_to_the_answers(server: Server, visit: Visit) -> None:
    visitor = at_table(server, visit, lambda game: game.player == 0 and game.question.kind == "StartingArea")
    page = visitor.page
    areas = page.locator("[data-area].lit").evaluate_all("nodes => nodes.map((node) => node.dataset.area)")
    reached = []
    for _ in areas[:3]:
        page.keyboard.press("n")
        reached.append(page.evaluate("document.activeElement.dataset.area"))
    assert reached == areas[:3]
    page.keyboard.press("Shift+N")
    assert page.evaluate("document.activeElement.dataset.area") == areas[1]
    before = visitor.seen_by_server()["question"]
    page.keyboard.press("Enter")
    wait_until(lambda: visitor.seen_by_server()["question"] != before)


def test_whoever_lets_a_bot_play_sees_it_and_comes_back(server: Server, visit: Visit) -> None:
    (anna, _), table = friends(server, "Anna", "Bob")
    with anna.connect(table) as line:
        while anna.get(f"/api/tables/{table}")["asked_seats"] == [0]:
            line.answer(line.waiting() or line.asked(0))
    visitor = visit(person=anna)
    visitor.open(f"/table/{table}")
    anna.post(f"/api/tables/{table}/seats/0/stand-in", bot="random")
    visitor.press(visitor.button("Take the seat back"))
    wait_until(lambda: anna.get(f"/api/tables/{table}")["seats"][0]["kind"] == "person")


def tab_to(visitor: Visitor, selector: str) -> None:
    """Press Tab until something has the focus."""
    for _ in range(150):
        visitor.page.keyboard.press("Tab")
        if visitor.page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
    raise AssertionError(f"Tab does not lead to {selector}")


def test_a_phone_shows_everything_within_its_width(server: Server, visit: Visit) -> None:
    visitor = at_table(server, visit, acts(0), size=PHONE, confirm=True)
    visitor.fits()
    assert visitor.play(random.Random(2), 12) == 12
    for tab in visitor.page.get_by_role("tab").all():
        visitor.press(tab)
        visitor.fits()
    assert sorted(visitor.log()) == sorted(set(visitor.log()))
    visitor.press(visitor.button("Table", exact=False).first)
    visitor.fits()
    for path, sign in {"/": "Play now", "/new": "Open the table"}.items():
        visitor.open(path)
        visitor.button(sign).wait_for()
        visitor.fits()
    visitor.open("/rules").locator("h1").wait_for()
    visitor.fits()


@pytest.mark.parametrize("path", ["/", "/new", "/rules", "table"])
def test_spanish_has_no_word_of_english(path: str, server: Server, visit: Visit) -> None:
    anna = server.person("Anna")
    if path == "table":
        path = f"/table/{anna.continued(played(acts(0)), 'me', 'random', 'random')}"
    said: dict[str, set[str]] = {}
    for language in ("en", "es"):
        visitor = visit(person=anna, language=language)
        page = visitor.open(path)
        page.locator("h1").first.wait_for(state="attached")
        page.wait_for_load_state("networkidle")
        assert page.locator("html").get_attribute("lang") == language
        said[language] = set(page.evaluate(WORDS))
        assert len(said[language]) > 20
    names = same_in_both(anna)
    alike = said["en"] & said["es"]
    assert [words for words in alike if not set(re.findall(r"[^\W\d_]{3,}", words)) <= names] == []
    if path.startswith("/table"):
        with anna.connect(visitor.table, "language=es") as line:
            assert visitor.asked() == line.asked(0)["question"]["text"]
        expect(visitor.button("Pista", "section.question", exact=False)).to_be_visible()


WORDS = """() => {
  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const around = walk.currentNode.parentElement;
    if (around.closest("script, style, svg")) continue;
    const words = walk.currentNode.textContent.trim();
    if (/[a-zA-Z]{3}/.test(words)) found.push(words);
  }
  for (const node of document.querySelectorAll("[aria-label], [title], [placeholder]:not([autocomplete=nickname])"))
    for (const name of ["aria-label", "title", "placeholder"])
      if (/[a-zA-Z]{3}/.test(node.getAttribute(name) ?? "")) found.push(node.getAttribute(name).trim());
  return found;
}"""
"""Every text of a page, seen or said."""


def same_in_both(person: Person) -> set[str]:
    """Words that are the same in both languages, since they are names."""
    found = {"Cyclades", "Anna", "bot", "bots", *BOT_NAMES}
    for edition in ("legendary", "classic"):
        words = [person.get(f"/api/texts/{edition}", language=language)["names"] for language in ("en", "es")]
        found |= {name for kind, named in words[0].items() for id, name in named.items() if words[1][kind][id] == name}
        board = cyclades.new(edition, players=3, seed=1).record()["setup"]["board"]
        found |= {area["name"] for area in [*board["land"], *board["sea"]]}
    return {word for name in found for word in name.split()}
