"""Paints a picture: reads SVG, writes PNG. A program of its own, for painting keeps the interpreter for half a second,
in which a server could not answer anybody. It imports nothing of ours, so that it starts at once.

    python painting.py FONT_FILE FONT < picture.svg > picture.png
"""

from __future__ import annotations

import os
import sys


def main(font_file: str, font: str) -> None:
    if hasattr(os, "nice"):
        os.nice(10)  # whoever plays comes first
    import resvg_py  # here, so that whoever looks into this file need not have it

    svg = sys.stdin.buffer.read().decode()
    png = resvg_py.svg_to_bytes(svg_string=svg, font_files=[font_file], font_family=font)
    sys.stdout.buffer.write(bytes(png))


if __name__ == "__main__":
    main(*sys.argv[1:])
