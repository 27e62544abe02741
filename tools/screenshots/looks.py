"""How a page is looked at: on a desktop or a telephone, dark or light, in English or Spanish."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, Page

from tools.screenshots.demo_server import Guest

SIZES = {"desktop": (1440, 900), "phone": (390, 844)}


@dataclass(frozen=True)
class Look:
    """How a page is looked at."""

    size: str
    theme: str = "dark"
    language: str = "en"

    def file(self, state: str, ending: str = "png") -> str:
        changes = [*(["light"] if self.theme == "light" else []), *(["spanish"] if self.language == "es" else [])]
        return "-".join([state, *changes, self.size]) + f".{ending}"


@contextmanager
def opened(chromium: Browser, look: Look, guest: Guest | None = None, script: Path | None = None) -> Iterator[Page]:
    """A page of somebody's browser; with a script that is in every page."""
    width, height = SIZES[look.size]
    phone = look.size == "phone"
    context = chromium.new_context(
        viewport={"width": width, "height": height},
        has_touch=phone,
        is_mobile=phone,
        locale=look.language,
        service_workers="block",
    )
    kept = {"language": look.language, "theme": look.theme, "speed": "off", "confirm": False, "forced": True}
    kept["coach"] = "off"  # the pictures show the table as it is later
    context.add_init_script(f"localStorage.setItem('cyclades-settings', {json.dumps(json.dumps(kept))})")
    if guest is not None:
        guest.enter(context)
    if script is not None:
        context.add_init_script(path=script)
    with closing(context):
        page = context.new_page()
        page.set_default_timeout(20_000)
        yield page
