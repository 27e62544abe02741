# interpreted
"""A compass rose in a corner of the picture where there is nothing but the deep."""

from __future__ import annotations

import math
from typing import Any

from cyclades.board.cells import RADIUS

LEAST_ROOM = RADIUS * 2.2
"""How far the next cell must be from its middle."""
RAY = RADIUS * 0.95


def compass(data: dict[str, Any]) -> str:
    """The rose, in the corner with the most room; none where a board fills all of them. The lower right one is left
    for what lies over the picture: the buttons of a board, a signature. Where the board reaches into that one, the
    buttons are in the lower left one."""
    x, y, width, height = data["viewBox"]
    inset = RADIUS * 1.95
    cells = [(cx, cy) for entry in data["areas"] for cx, cy in entry["cells"]]

    def room_at(corner: tuple[float, float]) -> float:
        return min(math.dist(corner, cell) for cell in cells)

    corners = [(x + inset, y + inset), (x + width - inset, y + inset)]
    if room_at((x + width - inset, y + height - inset)) >= LEAST_ROOM:
        corners.append((x + inset, y + height - inset))
    room, (at_x, at_y) = max((room_at(corner), corner) for corner in corners)
    if room < LEAST_ROOM:
        return ""
    parts = [ray(45 + 90 * turn, RAY * 0.62, RAY * 0.13) for turn in range(4)]
    parts += [ray(90 * turn, RAY, RAY * 0.16) for turn in range(4)]
    return (
        f'<g class="compass" transform="translate({at_x:.0f} {at_y:.0f})" fill-opacity=".5" stroke="#bfeaf0" '
        f'stroke-opacity=".55" stroke-width="1.2" stroke-linejoin="round"><circle r="{RAY * 0.78:.1f}" fill="none"/>'
        f'<circle r="{RAY * 0.71:.1f}" fill="none" stroke-dasharray="2 5"/>{"".join(parts)}</g>'
    )


def ray(angle: float, length: float, half: float) -> str:
    """A ray of the rose, light on one side and dark on the other."""
    return (
        f'<g transform="rotate({angle:.0f})"><path d="M0 0L{-half:.1f} {-half:.1f}L0 {-length:.1f}Z" fill="#bfeaf0"/>'
        f'<path d="M0 0L{half:.1f} {-half:.1f}L0 {-length:.1f}Z" fill="#12506f"/></g>'
    )
