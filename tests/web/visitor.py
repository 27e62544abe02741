"""Somebody in front of a page. Everything is done by clicks and keys on what can be seen."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page

from tests.server.place import Person, Place

DESKTOP = (1440, 900)
PHONE = (390, 844)
PATIENCE = 20_000
"""Milliseconds until a test gives up waiting."""


class Visitor:
    """A browser with a page of the client."""

    def __init__(
        self,
        place: Place,
        browser: Browser,
        size: tuple[int, int] = DESKTOP,
        language: str = "en",
        person: Person | None = None,
        **settings: Any,
    ) -> None:
        self.place = place
        self.address = f"http://127.0.0.1:{place.port}"
        phone = size[0] < 600
        self.context: BrowserContext = browser.new_context(
            viewport={"width": size[0], "height": size[1]}, has_touch=phone, is_mobile=phone, locale=language
        )
        kept = {"language": language, "speed": "off", "confirm": False, **settings}
        self.context.add_init_script(
            f"localStorage.getItem('cyclades-settings') ?? localStorage.setItem('cyclades-settings', {json.dumps(json.dumps(kept))})"
        )
        if person is not None:
            self.context.add_cookies(
                [{"name": name, "value": value, "url": self.address} for name, value in person.http.cookies.items()]
            )
        self.complaints: list[str] = []
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        self.page.on(
            "console",
            lambda message: self.complaints.append(message.text) if message.type == "error" else None,
        )

    def open(self, path: str = "/") -> Page:
        self.page.goto(self.address + path)
        return self.page

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name)
