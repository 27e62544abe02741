"""Somebody in front of a page. Everything is done by clicks and keys on what can be seen."""

from __future__ import annotations

import json
import random
import time
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page
from playwright.sync_api import TimeoutError as NotInTime

from tests.server.running import Person, Server

DESKTOP = (1440, 900)
PHONE = (390, 844)
PATIENCE = 20_000
"""Milliseconds until a test gives up waiting."""
SOON = 6_000
"""Milliseconds until what can be seen must let itself be clicked."""
HIGHER = 4
"""How many times at most an offering is raised before it is made."""

LOOK = """(before) => {
  if (document.querySelector("dialog[open] #after-title")) return { over: true, ways: [], covered: [] };
  const curtain = document.querySelector(".curtain .main:not([disabled])");
  if (curtain) return { question: "curtain", ways: [{ selector: ".curtain .main" }], covered: [] };
  const panel = document.querySelector("section.question[data-question]");
  const question = panel?.dataset.question ?? "";
  const still = window.lookedAt === question;
  window.lookedAt = question;
  if (!question || question === before || !still) return null;
  if (panel.querySelector("button.answer[disabled], .pending button[disabled]")) return null;

  const ways = [], covered = [];
  const shown = (node) => node.checkVisibility({ visibilityProperty: true });
  const quoted = (node, name) => `[${name}=${JSON.stringify(node.getAttribute(name))}]`;
  const confirm = panel.querySelector(".pending .main");
  if (confirm) return { question, ways: [{ selector: ".pending .main" }], covered };

  for (const area of document.querySelectorAll("[data-area].lit")) {
    const selector = quoted(area, "data-area");
    const tab = area.closest("[role=tabpanel]");
    if (!shown(area)) {
      ways.push({ selector, tab: tab?.getAttribute("aria-labelledby") });
      continue;
    }
    const box = area.getBoundingClientRect(), to = area.getScreenCTM().inverse(), points = [];
    for (let row = 1; row < 16; row += 1) for (let column = 1; column < 16; column += 1) {
      const point = new DOMPoint(box.left + (box.width * column) / 16, box.top + (box.height * row) / 16);
      if (!area.isPointInFill(point.matrixTransform(to))) continue;
      if (document.elementFromPoint(point.x, point.y) === area) points.push(point);
    }
    if (!points.length) {
      const above = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      covered.push(`${selector} by ${above?.outerHTML.slice(0, 200) ?? "nothing on the screen"}`);
      continue;
    }
    const middle = points[Math.floor(points.length / 2)];
    ways.push({ selector, x: middle.x - box.left, y: middle.y - box.top });
  }
  const places = new Map();
  const choices = "[data-god], [data-named-god], [data-card], section.question [data-action]";
  for (const node of document.querySelectorAll(choices)) {
    if (node.disabled) return null;
    const kinds = ["data-god", "data-named-god", "data-card", "data-action"];
    const name = kinds.find((each) => node.hasAttribute(each));
    const selector = (name === "data-action" ? "section.question " : "") + quoted(node, name);
    const nth = places.get(selector) ?? 0;
    places.set(selector, nth + 1);
    const tab = shown(node) ? undefined : node.closest("[role=tabpanel]")?.getAttribute("aria-labelledby");
    ways.push({ selector, nth, tab, bid: name === "data-god" });
  }
  return ways.length || covered.length ? { question, ways, covered } : null;
}"""
"""All ways to answer that can be seen, once the question is another one than before; or that the game is over."""

LOGGED = "[role=log] [data-moment]"
MORE = """([entries, before]) =>
  document.querySelectorAll(entries).length > before || !document.querySelector("[role=log] .earlier")"""
"""Whether the log tells of more than before, or of everything."""
ENTRIES = """all => all.map((entry) => {
  const text = [...entry.querySelectorAll(".text > *")];
  return [Number(entry.dataset.moment), text.map((each) => each.textContent).join(" ")];
})"""
"""The entries of a log: the number of the moment and its words."""


class Visitor:
    """A browser with a page of the client."""

    def __init__(
        self,
        server: Server,
        browser: Browser,
        size: tuple[int, int] = DESKTOP,
        language: str = "en",
        person: Person | None = None,
        keeping: bool = False,
        **settings: Any,
    ) -> None:
        self.server = server
        self.address = f"http://127.0.0.1:{server.port}"
        self.touches = size[0] < 600
        self.context: BrowserContext = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            has_touch=self.touches,
            is_mobile=self.touches,
            locale=language,
            service_workers="allow" if keeping else "block",
        )
        kept = {"language": language, "speed": "off", "confirm": False, "coach": "off", **settings}
        self.context.add_init_script(
            "const key = 'cyclades-settings';"
            f"localStorage.getItem(key) ?? localStorage.setItem(key, {json.dumps(json.dumps(kept))})"
        )
        if person is not None:
            self.context.add_cookies(
                [{"name": name, "value": value, "url": self.address} for name, value in person.http.cookies.items()]
            )
        self.keeping = keeping
        """Whether the browser keeps the client for when there is no connection."""
        self.complaints: list[str] = []
        self.forgiven = False
        """Whether what the browser says about a lost connection is meant to happen."""
        self.answered = ""
        """The question that was answered last."""
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        self.page.on("console", lambda message: self.hear(message.type, message.text))

    def hear(self, kind: str, text: str) -> None:
        """The browser says something on its console."""
        # What a page began to fetch before the service worker was there; and that there is none, where none may be.
        if "preload" in text if self.keeping else "Service Worker registration blocked" in text:
            return
        lost = self.forgiven and any(sign in text for sign in ("WebSocket", "ERR_", "Failed to load resource"))
        if kind in ("error", "warning") and not lost:
            self.complaints.append(text)

    def open(self, path: str = "/") -> Page:
        self.page.goto(self.address + path)
        return self.page

    def button(self, name: str, within: str = "body", exact: bool = True) -> Locator:
        return self.page.locator(within).get_by_role("button", name=name, exact=exact)

    @property
    def person(self) -> Person:
        """Whoever this browser is for the server."""
        found = Person(self.server)
        for cookie in self.context.cookies():
            found.http.cookies.set(cookie["name"], cookie["value"])
        return found

    @property
    def table(self) -> str:
        """The id of the table whose page is open."""
        return self.page.url.partition("/table/")[2].partition("?")[0]

    def press(self, what: Locator, **wish: Any) -> None:
        """A click, or a tap where there is no mouse."""
        if self.touches:
            what.tap(timeout=SOON, **wish)
        else:
            what.click(timeout=SOON, **wish)

    # Questions

    @property
    def question(self) -> Locator:
        return self.page.locator("section.question")

    def asked(self) -> str:
        """The words of the question, once there is one."""
        heading = self.page.locator("section.question.mine h2")
        heading.wait_for()
        return heading.inner_text()

    def look(self) -> dict[str, Any]:
        """What can be answered now, as soon as another question is there than the one before."""
        try:
            found: dict[str, Any] = self.page.wait_for_function(LOOK, arg=self.answered).json_value()
        except NotInTime:
            raise self.stuck("nothing can be answered") from None
        card = self.page.locator(".card.pinned .close")
        if found["covered"] and card.count():
            # A question with a single answer passed by, and the click for it has opened the card of its area instead.
            self.press(card)
            return self.look()
        if found["covered"]:
            raise self.stuck(f"lit, but covered: {', '.join(found['covered'])}")
        return found

    def answer_somehow(self, chooser: random.Random) -> bool:
        """Give one of the answers that can be seen, by clicks; false when the game is over."""
        found = self.look()
        if found.get("over"):
            return False
        way = chooser.choice(found["ways"])
        try:
            self.go(way, chooser)
        except NotInTime as error:
            raise self.stuck(f"cannot be clicked: {way}\n{error}") from None
        pending = self.page.locator("section.question .pending")
        self.answered = "" if found["question"] == "curtain" or pending.count() else found["question"]
        return True

    def go(self, way: dict[str, Any], chooser: random.Random) -> None:
        """Click what answers; where another part of the table is shown, first on the tab of the right one."""
        if way.get("tab"):
            self.press(self.page.locator(f"#{way['tab']}"))
            self.answered = ""
            way = next((each for each in self.look()["ways"] if same(each, way)), way)
        position = {"position": {"x": way["x"], "y": way["y"]}} if "x" in way else {}
        target = self.page.locator(way["selector"]).nth(way.get("nth", 0))
        if not way.get("bid"):
            self.press(target, **position)
            return
        if target.get_attribute("aria-expanded") == "false":
            self.press(target)
        more = self.page.locator(".bid .step").last
        for _ in range(chooser.randrange(HIGHER) if more.count() else 0):
            if more.is_enabled():
                self.press(more)
        self.press(self.page.locator(".bid .main"))

    def give(self, action: str) -> None:
        """Click an answer in the list of all of them; a single one where it is."""
        question = self.shown_question()
        choices = [choice["action"] for choice in question["choices"]]
        if choices == [action]:
            self.answer_somehow(random.Random(0))
        else:
            self.press(self.button("All answers", "section.question"))
            self.press(self.page.locator("dialog ul button").nth(choices.index(action)))
        self.page.wait_for_function(
            "id => document.querySelector('section.question')?.dataset.question !== id", arg=question["id"]
        )

    def shown_question(self) -> dict[str, Any]:
        """The question that the server asks, once the page shows it: while an answer is on its way, the server may
        still ask the question before, which the page has left behind."""
        deadline = time.monotonic() + PATIENCE / 1000
        while True:
            with self.person.connect(self.table) as line:
                question: dict[str, Any] = line.asked()["question"]
            try:
                self.page.locator(f"section.question[data-question='{question['id']}']").wait_for(timeout=500)
                return question
            except NotInTime:
                if time.monotonic() > deadline:
                    raise self.stuck("the page does not show the server's question") from None

    def play(self, chooser: random.Random, answers: int = 10_000) -> int:
        """Answer until the game is over, or so many times; returns how many answers were given."""
        for given in range(answers):
            if not self.answer_somehow(chooser):
                return given
        return answers

    def stuck(self, why: str) -> AssertionError:
        """A failure that shows the page."""
        picture = f"{self.server.settings.database_url.rpartition('/')[0].removeprefix('sqlite:///')}/stuck.png"
        self.page.screenshot(path=picture)
        words = self.question.inner_text() if self.question.count() else self.page.locator("body").inner_text()
        return AssertionError(f"{why}\n{words}\nsee {picture}")

    # What happened

    def log(self) -> list[tuple[int, str]]:
        """What the log tells of each moment. A cycle begins within a moment: then it has two entries, one after the
        other."""
        entries = self.page.locator(LOGGED)
        found = entries.evaluate_all(ENTRIES)
        told: list[tuple[int, str]] = []
        for number, words in found:
            if told and told[-1][0] == number:
                words = f"{told.pop()[1]} {words}"
            told.append((number, words))
        return told

    def show_log(self) -> None:
        """Bring the log to the front, where other parts of the table lie over it."""
        tab = self.page.locator("#side-tab-log[aria-selected=false], #parts-tab-log[aria-selected=false]")
        if tab.count():
            self.press(tab)

    def whole_log(self) -> list[tuple[int, str]]:
        """The log with the entries that lie farther back."""
        self.show_log()
        earlier = self.button("Earlier")
        while earlier.count():
            before = self.page.locator(LOGGED).count()
            try:
                self.press(earlier)
            except NotInTime:  # a page that was just opened is told of earlier moments anyway, and the button goes away
                if earlier.count():
                    raise
            self.page.wait_for_function(MORE, arg=[LOGGED, before])
        return self.log()

    def log_of_server(self, seat: int | None = 0, language: str = "en") -> list[tuple[int, str]]:
        """The log as the server tells it to the seat, without what was taken back."""
        with self.person.connect(self.table, f"language={language}") as line:
            line.until(lambda message: message["type"] == "update" and message["seat"] == seat)
        moments = [
            moment
            for message in line.received
            if message["type"] in ("moments", "update") and message["seat"] == seat
            for moment in message["moments"]
        ]
        kept: list[dict[str, Any]] = []
        for moment in moments:
            if moment.get("back_to") is not None:
                kept = [each for each in kept if each["moment"] <= moment["back_to"] or each.get("back_to") is not None]
            kept.append(moment)
        return [(each["moment"], told(each)) for each in kept if told(each)]

    def tells_all(self, seat: int | None = 0) -> None:
        """The log of the page becomes that of the server: nothing is lost, nothing doubled."""
        deadline = time.monotonic() + SOON / 1000
        while (shown := self.whole_log()) != (known := self.log_of_server(seat)):
            assert time.monotonic() < deadline, [each for each in shown + known if (shown + known).count(each) != 2]
            self.page.wait_for_timeout(50)

    def seen_by_server(self, seat: int = 0) -> dict[str, Any]:
        """What the server tells the seat now: the update with the view, the question and how much can be undone."""
        with self.person.connect(self.table, "language=en") as line:
            return line.until(lambda message: message["type"] == "update" and message["seat"] == seat)

    def fits(self) -> None:
        """Nothing of the page lies beside the screen."""
        wide = self.page.evaluate("[document.scrollingElement.scrollWidth, innerWidth]")
        assert wide[0] <= wide[1], f"{self.page.url} is {wide[0]} wide on a screen of {wide[1]}"


def told(moment: dict[str, Any]) -> str:
    """A moment in words."""
    return "Answers were taken back." if moment.get("back_to") is not None else " ".join(moment.get("text") or [])


def same(one: dict[str, Any], other: dict[str, Any]) -> bool:
    """Whether two ways are the same, wherever they are seen."""
    return (one["selector"], one.get("nth")) == (other["selector"], other.get("nth"))


def wait_until(fact: Any, seconds: float = PATIENCE / 1000, page: Page | None = None) -> None:
    """Wait until something is true; the page goes on meanwhile."""
    deadline = time.monotonic() + seconds
    while not fact():
        assert time.monotonic() < deadline, "it did not come true"
        if page is None:
            time.sleep(0.02)
        else:
            page.wait_for_timeout(20)
