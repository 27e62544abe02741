"""Paints the icons of the installed client from `web/public/icon.svg`: `python3 dev.py python -m tools.app_icons`.

Systems that cut icons into a shape of their own get one without corners (`maskable`), whose picture lies within the
circle that all of them leave.
"""

from __future__ import annotations

from pathlib import Path

import resvg_py

FOLDER = Path(__file__).resolve().parent.parent / "web" / "public"
ROUND = 'rx="14"'
VIEW = 'viewBox="0 0 64 64"'
WHOLE = {192: "icon-192.png", 512: "icon-512.png"}
CUT = {180: "icon-180.png", 512: "icon-maskable-512.png"}


def paint(svg: str, size: int) -> bytes:
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=size))


def without_corners(svg: str) -> str:
    """The same picture, smaller, on ground that goes on to the rim."""
    ground = svg.replace(ROUND, 'x="-10" y="-10"').replace('width="64" height="64"', 'width="84" height="84"')
    return ground.replace(VIEW, 'viewBox="-8 -8 80 80"')


def main() -> None:
    svg = (FOLDER / "icon.svg").read_text(encoding="utf-8")
    for size, name in WHOLE.items():
        (FOLDER / name).write_bytes(paint(svg, size))
    for size, name in CUT.items():
        (FOLDER / name).write_bytes(paint(without_corners(svg), size))


if __name__ == "__main__":
    main()
