# interpreted
"""Sea and land as they are drawn: water that gets deeper away from the coasts, islands that rise from their shores.

Depth and height are strokes along coasts, one over the other. They need no outlines of their own, so a picture stays
light, and every renderer draws them fast and alike.
"""

from __future__ import annotations

import math
import random
from typing import Any

from cyclades.board.cells import RADIUS
from cyclades.board.geometry import seed_of

ABYSS = "#0a2c44"
DEEP = "#10456a"
SEA = "#1f7399"
SHALLOW = "#3a9dba"
SURF = "#eafcff"
DEPTHS = ((96, "#0f4567"), (62, "#155578"), (32, "#1b668a"))
"""The steps down to the deep, widest first."""
# Shores are light and hills are darker, none of them strong: the colours of players lie over them.
SHORE = "#fbf2d9"
LOWLAND = "#efe2b9"
SLOPE = "#b9a166"
UPLAND = "#dcd197"
COAST = "#6b5122"
# The shades of territories.
TINTS = ("#fff3cf", "#b9bf7c", "#d9a566", "#a9b79a")
COASTS = '<use href="#coasts"/>'
RIM = '<use href="#sea-rim"/>'


def gradients(data: dict[str, Any]) -> str:
    """Colours that change over the picture. The light falls on the middle of the board."""
    x, y, width, height = data["viewBox"]
    middle = f'gradientUnits="userSpaceOnUse" cx="{x + width / 2:.0f}" cy="{y + height * 0.46:.0f}"'
    return (
        f'<radialGradient id="night" {middle} r="{max(width, height) * 0.72:.0f}">'
        f'<stop offset="0" stop-color="{DEEP}"/><stop offset="1" stop-color="{ABYSS}"/></radialGradient>'
        f'<radialGradient id="water" {middle} r="{max(width, height) * 0.56:.0f}">'
        f'<stop offset="0" stop-color="{SHALLOW}"/><stop offset=".5" stop-color="{SEA}"/>'
        f'<stop offset="1" stop-color="#175e87"/></radialGradient>'
    )


def shapes(data: dict[str, Any]) -> str:
    """Shapes that are used more than once. All coasts are one, so that strokes along them melt where two are near."""
    return (
        f'<path id="sea-rim" d="{data["sea"]}"/><path id="coasts" d="{"".join(data["islands"])}"/>'
        f'<clipPath id="ashore">{COASTS}</clipPath><clipPath id="afloat">{RIM}</clipPath>'
    )


def steps(shape: str, colour: str, widths: tuple[float, ...], opacity: float) -> str:
    """Strokes of several widths over each other: steps towards the shape."""
    return "".join(line(shape, colour, width, f' stroke-opacity="{opacity}"') for width in widths)


def line(shape: str, colour: str, width: float, more: str = "") -> str:
    """One stroke along a shape."""
    return f'<g fill="none" stroke="{colour}" stroke-width="{width}" stroke-linejoin="round"{more}>{shape}</g>'


def water(data: dict[str, Any]) -> list[str]:
    """The sea: steps down to the deep around it, shallows at the coasts, borders of dots, and a few waves."""
    dots = "".join(data["sea_borders"])
    return [
        *(line(RIM + COASTS, colour, width) for width, colour in DEPTHS),
        '<use href="#sea-rim" fill="url(#water)"/>',
        '<g clip-path="url(#afloat)">',
        steps(RIM, "#0c3d5f", (34, 22, 11), 0.13),
        steps(COASTS, "#7fd6dc", (56, 38, 22), 0.2),
        "</g>",
        line(RIM, "#bfeaf0", 1.6, ' stroke-opacity=".7"'),
        f'<path d="{waves(data)}" fill="none" stroke="#e3f8fb" stroke-opacity=".3" stroke-width="1.4" '
        'stroke-linecap="round"/>',
        f'<path d="{dots}" fill="none" stroke="#f0fcff" stroke-opacity=".75" stroke-width="2.2" '
        'stroke-linecap="round" stroke-dasharray=".1 6.6"/>',
    ]


def waves(data: dict[str, Any]) -> str:
    """Small crests, strewn over the sea cells where nothing is printed."""
    generator = random.Random(seed_of(data["name"]))
    parts: list[str] = []
    for entry in data["areas"]:
        if entry["kind"] == "land":
            continue
        printed = [(x, y) for _, x, y in entry["icons"] + entry["starts"]]
        for x, y in entry["cells"]:
            for side in (-1, 1):
                cx = x + side * RADIUS * generator.uniform(0.3, 0.52)
                cy = y + RADIUS * generator.uniform(-0.5, 0.2)
                if all(math.dist((cx, cy), spot) > RADIUS * 0.45 for spot in printed):
                    parts.append(crest(cx, cy))
    return "".join(parts)


def crest(x: float, y: float) -> str:
    """Two waves, one behind the other."""
    return f"M{x - 9:.1f} {y:.1f}q4.5 -5 9 0q4.5 5 9 0M{x - 3:.1f} {y + 5.4:.1f}q3.6 -3.6 7 0q3.6 3.6 7 0"


def islands(data: dict[str, Any]) -> list[str]:
    """The land: surf around it, a shadow in the water, shores, and heights with their slopes."""
    return [
        line(COASTS, SURF, 15, ' stroke-opacity=".28"'),
        line(COASTS, SURF, 11, ' stroke-opacity=".8" stroke-dasharray="26 7 12 9 40 8" stroke-linecap="round"'),
        line(COASTS, SHALLOW, 7.5),
        f'<g transform="translate(2.5 5)">{steps(COASTS, "#06283c", (7, 4, 1), 0.16)}</g>',
        f'<g fill="{UPLAND}" stroke="{COAST}" stroke-width="3.4" stroke-linejoin="round">{COASTS}</g>',
        '<g clip-path="url(#ashore)">',
        *slopes(),
        *territories(data),
        line(COASTS, SHORE, 13),
        line(COASTS, COAST, 2.2, ' stroke-opacity=".55"'),
        "</g>",
        hills(data),
        land_borders(data),
    ]


def slopes() -> list[str]:
    """Steps from the heights down to the shore, each with its shadow on the lower right: where light does not fall."""
    found: list[str] = []
    for width, colour, shade in ((64, "#e6dba8", 0.5), (40, LOWLAND, 0.6)):
        found.append(line(COASTS, SLOPE, width, f' stroke-opacity="{shade}"'))
        found.append(f'<g transform="translate(2.2 3)">{line(COASTS, colour, width - 0.6)}</g>')
    return found


def hills(data: dict[str, Any]) -> str:
    """Small peaks, shaded on one side, and olive trees, in the corners of land cells, where nothing is printed."""
    generator = random.Random(seed_of(data["name"], "hills"))
    lines: list[str] = []
    shades: list[str] = []
    trees: list[str] = []
    for x, y in [spot for entry in data["areas"] if entry["kind"] == "land" for spot in entry["cells"]]:
        side = generator.choice((-1, 1))
        cx, cy = x + side * RADIUS * generator.uniform(0.36, 0.46), y - RADIUS * generator.uniform(0.2, 0.3)
        for dx, dy, size in ((0.0, 0.0, 7.4), (-8.0, 2.5, 4.8), (7.4, 3.0, 4.4)):
            top = f"{cx + dx:.1f} {cy + dy - size:.1f}"
            lines.append(f"M{cx + dx - size:.1f} {cy + dy:.1f}L{top}L{cx + dx + size:.1f} {cy + dy:.1f}")
            shades.append(f"M{top}l{size:.1f} {size:.1f}h{-size * 0.8:.1f}Z")
        for _ in range(generator.randint(3, 5)):
            tx = x - side * RADIUS * generator.uniform(0.26, 0.62)
            trees.append(f"M{tx:.1f} {y - RADIUS * generator.uniform(-0.06, 0.34):.1f}h.1")
    return (
        f'<g class="hills" fill="none" stroke-linejoin="round" stroke-linecap="round">'
        f'<path d="{"".join(trees)}" stroke="#6f7f3a" stroke-opacity=".6" stroke-width="4.6"/>'
        f'<path d="{"".join(shades)}" fill="#8f7638" fill-opacity=".3"/>'
        f'<path d="{"".join(lines)}" stroke="#8f7638" stroke-opacity=".6" stroke-width="1.3"/></g>'
    )


def territories(data: dict[str, Any]) -> list[str]:
    """The shades of territories, each a little over its borders, so that nothing shows between two."""
    return [
        f'<path d="{entry["path"]}" fill="{TINTS[entry["tint"] % len(TINTS)]}" fill-opacity=".42"/>'
        for entry in data["areas"]
        if "tint" in entry
    ]


def land_borders(data: dict[str, Any]) -> str:
    """The borders on islands: of large ones, whose areas are territories, drawn so that nobody overlooks them."""
    lines = "".join(data["land_borders"])
    if not any("tint" in entry for entry in data["areas"]):
        return (
            f'<path d="{lines}" fill="none" stroke="{COAST}" stroke-opacity=".85" '
            'stroke-width="1.8" stroke-dasharray="6 4.4" stroke-linecap="round"/>'
        )
    return (
        f'<g fill="none" stroke-linecap="round" stroke-linejoin="round">'
        f'<path d="{lines}" stroke="#fff6d8" stroke-opacity=".7" stroke-width="6.4"/>'
        f'<path d="{lines}" stroke="#4f3a12" stroke-opacity=".92" stroke-width="2.6" stroke-dasharray="9 5.4"/></g>'
    )
