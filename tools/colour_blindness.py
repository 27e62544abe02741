"""The colours of the factions as people see them who are blind for red, green or blue:
`python3 dev.py python -m tools.colour_blindness` prints how far apart they are, and `--folder` takes pictures of a
table as they see it.

The three are simulated as by Machado, Oliveira and Fernandes (2009), at full strength; how far two colours are apart is
CIEDE2000, where about 2 is the least that can be noticed.
"""

from __future__ import annotations

import argparse
import math
import re
import sys
from contextlib import closing
from itertools import combinations
from pathlib import Path

from tools import web

ROOT = Path(__file__).resolve().parent.parent
FACTIONS = ROOT / "web" / "src" / "lib" / "factions.ts"
ENOUGH = 12.0
"""How far the colours of two factions must be apart, however one sees them."""

Triple = tuple[float, float, float]
Matrix = tuple[Triple, Triple, Triple]

KINDS: dict[str, Matrix] = {
    "normal": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
TO_XYZ: Matrix = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
WHITE: Triple = (0.95047, 1.0, 1.08883)


def faction_colours() -> dict[str, str]:
    """The colours of the factions as the client draws them, by name."""
    return dict(re.findall(r'^  (\w+): \{ colour: "(#[0-9a-f]{6})"', FACTIONS.read_text(encoding="utf-8"), re.M))


def times(matrix: Matrix, vector: Triple) -> Triple:
    x, y, z = (sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix)
    return x, y, z


def light_of(colour: str) -> Triple:
    """How much red, green and blue light a colour such as #12ab9f has."""

    def part(place: int) -> float:
        share = int(colour[place : place + 2], 16) / 255
        return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4

    return part(1), part(3), part(5)


def lab(light: Triple) -> Triple:
    """The same as lightness and two opposed hues (CIELAB)."""

    def bent(share: float) -> float:
        return math.cbrt(share) if share > 0.008856 else 7.787 * share + 16 / 116

    red, green, blue = (min(1.0, max(0.0, part)) for part in light)
    seen = times(TO_XYZ, (red, green, blue))
    x, y, z = (bent(part / white) for part, white in zip(seen, WHITE, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def difference(one: Triple, other: Triple) -> float:
    """How far two colours in CIELAB are apart (CIEDE2000)."""
    (l1, a1, b1), (l2, a2, b2) = one, other
    strength = ((math.hypot(a1, b1) + math.hypot(a2, b2)) / 2) ** 7
    stretch = 1.5 - 0.5 * math.sqrt(strength / (strength + 25**7))
    c1, c2 = math.hypot(a1 * stretch, b1), math.hypot(a2 * stretch, b2)
    h1 = math.degrees(math.atan2(b1, a1 * stretch)) % 360
    h2 = math.degrees(math.atan2(b2, a2 * stretch)) % 360
    turn = (h2 - h1 + 180) % 360 - 180 if c1 * c2 else 0.0
    wide = 2 * math.sqrt(c1 * c2) * math.sin(math.radians(turn / 2))
    lightness, chroma = (l1 + l2) / 2, (c1 + c2) / 2
    hue = h1 + h2 if not c1 * c2 else (h1 + turn / 2) % 360

    def cosine(factor: float, shift: float) -> float:
        return math.cos(math.radians(factor * hue + shift))

    t = 1 - 0.17 * cosine(1, -30) + 0.24 * cosine(2, 0) + 0.32 * cosine(3, 6) - 0.2 * cosine(4, -63)
    far = (lightness - 50) ** 2
    by_lightness = (l2 - l1) / (1 + 0.015 * far / math.sqrt(20 + far))
    by_chroma = (c2 - c1) / (1 + 0.045 * chroma)
    by_hue = wide / (1 + 0.015 * chroma * t)
    bend = (
        2
        * math.sqrt(chroma**7 / (chroma**7 + 25**7))
        * math.sin(math.radians(60 * math.exp(-(((hue - 275) / 25) ** 2))))
    )
    return math.sqrt(by_lightness**2 + by_chroma**2 + by_hue**2 - bend * by_chroma * by_hue)


def apart(one: str, other: str, kind: str) -> float:
    """How far two colours such as #12ab9f are apart for somebody of a kind of sight."""
    return difference(lab(times(KINDS[kind], light_of(one))), lab(times(KINDS[kind], light_of(other))))


def nearest(colours: dict[str, str], kind: str) -> tuple[float, str, str]:
    """The two colours that are nearest to each other."""
    return min((apart(colours[one], colours[other], kind), one, other) for one, other in combinations(colours, 2))


def take(folder: Path) -> None:
    """Pictures of a board with six factions and of one with areas to choose, as each kind of sight has them."""
    from tools.screenshots.demo_server import browser, demo_server  # here: the numbers need no browser
    from tools.screenshots.looks import Look, opened
    from tools.screenshots.states import table
    from tools.screenshots.tables import Tables

    folder.mkdir(parents=True, exist_ok=True)
    with (
        demo_server(ROOT) as address,
        browser(ROOT) as chromium,
        closing(Tables(address)) as tables,
        opened(chromium, Look("desktop"), tables.host) as page,
    ):
        sight = page.context.new_cdp_session(page)
        for name in ("everything-hades", "six", "offering"):
            table(name)(page, tables)
            for kind in KINDS:
                wish = "none" if kind == "normal" else kind
                sight.send("Emulation.setEmulatedVisionDeficiency", {"type": wish})
                page.locator("[data-board]").screenshot(path=folder / f"{name}-{kind}.png")


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="colour_blindness", description="The factions' colours as others see them.")
    parser.add_argument("--folder", type=Path, help="where pictures of boards go; without it none are taken")
    given = parser.parse_args(arguments)
    colours = faction_colours()
    near = {kind: nearest(colours, kind) for kind in KINDS}
    for kind, (far, one, other) in near.items():
        print(f"{kind}: the nearest are {one} and {other}, {far:.1f} apart")
    if given.folder is not None:
        try:
            take(given.folder)
        except web.WebError as error:
            print(f"colour_blindness: {error}", file=sys.stderr)
            return 1
    return 0 if min(near.values())[0] >= ENOUGH else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
