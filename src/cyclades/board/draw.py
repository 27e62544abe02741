# interpreted
"""Pictures of boards, as SVG and PNG."""

from __future__ import annotations

import base64
import json
from functools import cache
from importlib.resources import as_file, files
from typing import Any
from xml.sax.saxutils import escape

from cyclades.board.board import Board
from cyclades.board.cells import RADIUS
from cyclades.board.compass import compass
from cyclades.board.geometry import geometry
from cyclades.board.terrain import gradients, islands, shapes, water
from cyclades.extras import require

INK = "#3b2808"
FONT_FILE = "alegreya-bold-italic.ttf"
FONT = "Alegreya"

# The colours of the players, each with an emblem of its own, so that nobody needs to tell colours apart. Emblems are
# drawn within -1 and 1.
EMBLEMS = {
    "red": ("#d3281c", "M-.8 0a.8 .8 0 1 0 1.6 0a.8 .8 0 1 0 -1.6 0Z"),
    "blue": ("#1c57d2", "M-1 -.15L0 -.95L1 -.15V.75L0 -.05L-1 .75Z"),
    "green": ("#128059", "M0 -.95L.95 .75H-.95Z"),
    "yellow": ("#f2c227", "M0 -1.1L.3 -.3L1.1 0L.3 .3L0 1.1L-.3 .3L-1.1 0L-.3 -.3Z"),
    "purple": ("#74306e", "M0 -1L.75 0L0 1L-.75 0Z"),
    "black": ("#23211f", "M-.3 -.95H.3V-.3H.95V.3H.3V.95H-.3V.3H-.95V-.3H-.3Z"),
}
OTHER_SEAT = ("#7d7d7d", "M-.8 -.25H.8V.25H-.8Z")
SHIELD = "M-11.5 0a11.5 11.5 0 1 0 23 0a11.5 11.5 0 1 0 -23 0Z"
SAIL = "M-9.5 -14H9.5Q12.5 -6.5 8.5 2.5H-8.5Q-12.5 -6.5 -9.5 -14Z"
HULL = "M-15.5 2.5Q-14 5 -10 5H8Q13 5 15 -1Q17.5 8 10.5 11.5H-8.5Q-14.5 11 -15.5 2.5Z"


def svg(board: Board, embed_font: bool = True) -> str:
    """The board as an SVG picture."""
    return svg_of(geometry(board), embed_font)


def svg_of(data: dict[str, Any], embed_font: bool = True) -> str:
    """The board of this geometry as an SVG picture."""
    x, y, width, height = data["viewBox"]
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{x} {y} {width} {height}" width="{width}" height="{height}" '
        f'role="img" font-family="{FONT}, Georgia, serif" font-weight="700" font-style="italic">',
        f"<title>{escape(data['name'])}</title>",
        f"<defs>{gradients(data)}{shapes(data)}{glyphs()}{font_face() if embed_font else ''}</defs>",
        f'<rect x="{x}" y="{y}" width="{width}" height="{height}" fill="url(#night)"/>',
        compass(data),
        *water(data),
        *islands(data),
    ]
    parts.extend(area(entry) for entry in data["areas"])
    parts.append("</svg>")
    return "\n".join(parts) + "\n"


def png(board: Board, width: int = 1600) -> bytes:
    """The board as a PNG picture, so many dots wide."""
    return painted(svg(board, embed_font=False), width)


def painted(picture: str, width: int | None = None) -> bytes:
    """An SVG picture as PNG, so many dots wide or as wide as it says; its letters are those of the boards."""
    require("board", "a PNG picture of a board")
    import resvg_py  # here, for the server has it done elsewhere

    with as_file(files("cyclades.board").joinpath("data", FONT_FILE)) as font:
        return bytes(resvg_py.svg_to_bytes(svg_string=picture, width=width, font_files=[str(font)], font_family=FONT))


@cache
def icons() -> dict[str, str]:
    """The paths of the icons, by what they stand for."""
    data = json.loads(files("cyclades.board").joinpath("data", "icons.json").read_text(encoding="utf-8"))
    return dict(data["paths"])


def glyphs() -> str:
    """The shapes of the icons, to be used by name."""
    return "".join(f'<path id="icon-{name}" d="{path}"/>' for name, path in icons().items())


@cache
def font_face() -> str:
    """The font of the labels, so that the picture looks the same everywhere."""
    content = base64.b64encode(files("cyclades.board").joinpath("data", FONT_FILE).read_bytes()).decode()
    return (
        f"<style>@font-face{{font-family:{FONT};font-weight:700;font-style:italic;"
        f"src:url(data:font/ttf;base64,{content})}}</style>"
    )


def area(entry: dict[str, Any]) -> str:
    """What is printed on one area: icons, sites and its name."""
    is_land = entry["kind"] == "land"
    parts = [f'<g id="{entry["id"]}"><title>{escape(entry["title"])}</title>']
    # In groups with names: whoever lays pieces over the picture draws these its own way, or leaves them out.
    parts.extend(group("icons", [badge(icon, x, y, is_land) for icon, x, y in entry["icons"]]))
    if is_land:
        parts.extend(group("sites", [sites(entry)]))
    parts.extend(group("starts", [start(seat, x, y, is_land) for seat, x, y in entry["starts"]]))
    x, y = entry["label"]
    parts.append(label(entry["title"], x, y, is_land))
    parts.append("</g>")
    return "".join(parts)


def group(name: str, parts: list[str]) -> list[str]:
    """Parts of the picture as a group with a name, if there are any."""
    return [f'<g class="{name}">', *parts, "</g>"] if any(parts) else []


def badge(icon: str, x: float, y: float, is_land: bool) -> str:
    """An icon: bare on land, on a light disc at sea."""
    size = RADIUS * 0.4
    colour = "#8a4b12" if icon == "prosperity" else "#6b2d5c"
    disc = "" if is_land else f'<circle cx="{x}" cy="{y}" r="{size * 0.68:.1f}" fill="#fbf3dd" fill-opacity=".9"/>'
    return disc + glyph(icon, x, y, size, colour)


def glyph(icon: str, x: float, y: float, size: float, colour: str) -> str:
    """The shape of an icon around a point."""
    scale = size / 512
    return (
        f'<use href="#icon-{icon}" fill="{colour}" '
        f'transform="translate({x - size / 2:.1f} {y - size / 2:.1f}) scale({scale:.5f})"/>'
    )


def sites(entry: dict[str, Any]) -> str:
    """The squares for buildings; a metropolis square frames those that a Metropolis covers."""
    side = RADIUS * 0.33
    parts: list[str] = []
    covered = len(entry["sites"]) - entry["left_beside_metropolis"]
    if entry["metropolis_square"]:
        xs = [site[0] for site in entry["sites"][:covered]]
        ys = [site[1] for site in entry["sites"][:covered]]
        wide, high = max(xs) - min(xs) + side + 6, max(ys) - min(ys) + side + 6
        parts.append(
            f'<rect x="{min(xs) - side / 2 - 3:.1f}" y="{min(ys) - side / 2 - 3:.1f}" width="{wide:.1f}" '
            f'height="{high:.1f}" rx="5" fill="#b4402f" fill-opacity=".22" stroke="#a52a1a" stroke-width="1.8" '
            'stroke-dasharray="4.6 2.6"/>'
        )
    for index, (x, y) in enumerate(entry["sites"]):
        lit = entry["symbol"] and index == 0
        parts.append(
            f'<rect x="{x - side / 2:.1f}" y="{y - side / 2:.1f}" width="{side:.1f}" height="{side:.1f}" rx="3" '
            f'fill="{"#ffe9a8" if lit else "#fdf7e6"}" stroke="#7c6030" stroke-width="1.3"/>'
        )
        if lit:
            parts.append(glyph("metropolis", x, y, side * 0.8, "#7c6030"))
    return "".join(parts)


def start(seat: str, x: float, y: float, is_land: bool) -> str:
    """A printed starting position: a shield where a troop stands, a ship where a fleet is."""
    colour, emblem = EMBLEMS.get(seat, OTHER_SEAT)
    ink = INK if seat == "yellow" else "#fdf7e6"
    field = SHIELD if is_land else SAIL
    hull = "" if is_land else f'<path d="{HULL}" fill="#5d3a1a"/>'
    middle, size = (0, 6.2) if is_land else (-5.7, 5.4)
    outline = field + ("" if is_land else HULL)
    return (
        f'<g transform="translate({x} {y})"><title>{escape(seat)}</title>'
        f'<path d="{outline}" fill="none" stroke="#fdf7e6" stroke-width="3.6" stroke-linejoin="round"/>'
        f'{hull}<path d="{field}" fill="{colour}" stroke="#3a2a14" stroke-width="1"/>'
        f'<path d="{emblem}" fill="{ink}" transform="translate(0 {middle}) scale({size})"/></g>'
    )


def label(title: str, x: float, y: float, is_land: bool) -> str:
    """A name, made smaller where it would not fit. The number of a cell, such as F11, is quieter than a name."""
    quiet = not is_land and title[-1:].isdigit()
    size = 16.5 if is_land else 13.0 if quiet else 14.0
    room = RADIUS * 1.42
    size = min(size, 2.05 * room / max(1, len(title)))
    ink, halo, strength = (INK, "#f3e7c0", 2.4) if is_land else ("#f4fcfc", "#1a5c7c", 2.2)
    faint = ' opacity=".8"' if quiet else ""
    return (
        f'<text x="{x}" y="{y}" font-size="{size:.1f}" text-anchor="middle" fill="{ink}" stroke="{halo}" '
        f'stroke-width="{strength}" stroke-opacity=".55" stroke-linejoin="round" paint-order="stroke"{faint}>'
        f"{escape(title)}</text>"
    )
