"""Browsers as people call them: enough to recognise one's own, and no more."""

from __future__ import annotations

import re
from typing import Final

BROWSERS: Final = {
    "Edg": "Edge",
    "OPR/": "Opera",
    "SamsungBrowser": "Samsung Internet",
    "Vivaldi": "Vivaldi",
    "Firefox": "Firefox",
    "FxiOS": "Firefox",
    "CriOS": "Chrome",
    "Chrome": "Chrome",
    "Safari": "Safari",
}
"""What a browser calls itself, and its name. Most call themselves several things: the first that is found counts."""
SYSTEMS: Final = {
    "Android": "Android",
    "iPhone": "iOS",
    "iPad": "iPadOS",
    "Windows": "Windows",
    "CrOS": "ChromeOS",
    "Mac OS X": "macOS",
    "Linux": "Linux",
}
PROGRAM: Final = re.compile(r"([A-Za-z][A-Za-z0-9_.-]{0,29})/")


def browser_name(user_agent: str) -> str:
    """What a browser is, and on which system; of a program its name; empty where nobody can tell."""
    browser = next((name for sign, name in BROWSERS.items() if sign in user_agent), "")
    if not browser:
        program = PROGRAM.match(user_agent)
        return program[1] if program is not None and program[1] != "Mozilla" else ""
    system = next((name for sign, name in SYSTEMS.items() if sign in user_agent), "")
    return f"{browser}, {system}" if system else browser
