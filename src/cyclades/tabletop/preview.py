"""A preview: a tabletop as a picture to send around, the board with its pieces beside who plays.

It is drawn from what a tabletop tells, so it shows no more than its perspective knows. What expansions add beyond
pieces, figures and buildings is not in it: at this size nobody could tell what it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final
from xml.sax.saxutils import escape

from msgspec import Struct

from cyclades.board.draw import EMBLEMS, FONT, HULL, INK, OTHER_SEAT, SAIL, SHIELD
from cyclades.tabletop.types import AreaInfo, Tabletop

WIDTH: Final = 1200
HEIGHT: Final = 630
COLUMN: Final = 372
"""How wide the column is in which the words stand."""
MARGIN: Final = 40
NIGHT: Final = "#0c2231"
LIGHT: Final = "#fdf7e6"
GOLD: Final = "#ffd45a"
SOFT: Final = "#b4cfda"
LETTER: Final = 0.46
"""How wide a letter of the font is on average, compared with its height."""
PIECE: Final = 1.5
"""How much larger pieces are than the marks that are printed on boards: previews are shown small."""
NARROWEST: Final = 0.9

# Within -1 and 1, like emblems.
HOME: Final = "M-.75 .85V-.1L0 -.85L.75 -.1V.85Z"
BUILDINGS: Final = {
    "fortress": "M-.8 .85V-.75H-.45V-.4H-.18V-.75H.18V-.4H.45V-.75H.8V.85H.25V.3Q0 0 -.25 .3V.85Z",
    "temple": "M-.95 -.3L0 -.9L.95 -.3ZM-.75 -.15H-.48V.55H-.75ZM-.13 -.15H.13V.55H-.13ZM.48 -.15H.75V.55H.48Z"
    "M-.95 .66H.95V.88H-.95Z",
    "port": "M-.12 -.5H.12V.55Q.5 .48 .6 .15H.42L.7 -.25L.98 .15H.8Q.7 .8 0 .9Q-.7 .8 -.8 .15H-.98L-.7 -.25L-.42 .15"
    "H-.6Q-.5 .48 -.12 .55ZM-.42 -.36H.42V-.16H-.42ZM0 -.98A.24 .24 0 1 0 .01 -.98Z",
    "university": "M-.06 -.45Q-.5 -.75 -.95 -.55V.6Q-.5 .4 -.06 .7ZM.06 -.45Q.5 -.75 .95 -.55V.6Q.5 .4 .06 .7Z",
}
CITY: Final = (
    "M-1.3 .95V-.2H-1.12V-.42H-.98V-.2H-.84V-.42H-.7V.95ZM1.3 .95V-.2H1.12V-.42H.98V-.2H.84V-.42H.7V.95Z"
    "M-.9 -.3L0 -1.05L.9 -.3ZM-.72 -.18H-.46V.6H-.72ZM-.13 -.18H.13V.6H-.13ZM.46 -.18H.72V.6H.46ZM-1 .66H1V.95H-1Z"
)
STAR: Final = "M0 -1L.26 -.34L.95 -.31L.42 .14L.59 .81L0 .43L-.59 .81L-.42 .14L-.95 -.31L-.26 -.34Z"


class Player(Struct):
    """Somebody who plays, as a line beside the board."""

    name: str
    colour: str = ""
    """The faction; empty before the game."""
    metropolises: int = 0
    first: bool = False
    """Whether they have won."""


def preview_svg(
    board: dict[str, Any], printed: str, top: Tabletop | None, title: str, line: str, players: Sequence[Player]
) -> str:
    """The picture: `board` is the geometry of the board and `printed` its picture as SVG; without a tabletop, before
    the game begins, nothing lies on it."""
    _, _, wide, high = board["viewBox"]
    room = WIDTH - COLUMN
    scale = min(room / wide, HEIGHT / high)
    left, up = COLUMN + (room - wide * scale) / 2, (HEIGHT - high * scale) / 2
    inside = printed[printed.index(">") + 1 : printed.rindex("</svg>")]
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" '
            f'viewBox="0 0 {WIDTH} {HEIGHT}" font-family="{FONT}, serif" font-weight="700" font-style="italic">',
            "<style>.printed > rect{display:none}"
            + (".printed .starts,.printed .sites{display:none}" if top is not None else "")
            + "</style>",
            '<defs><radialGradient id="around" cx=".66" cy=".5" r=".8"><stop offset="0" stop-color="#1a5473"/>'
            '<stop offset="1" stop-color="#0a1c29"/></radialGradient></defs>',
            f'<rect width="{WIDTH}" height="{HEIGHT}" fill="url(#around)"/>',
            f'<g transform="translate({left:.1f} {up:.1f}) scale({scale:.4f}) '
            f'translate({-board["viewBox"][0]} {-board["viewBox"][1]})">',
            f'<g class="printed">{inside}</g>',
            *(lying_on(board, top) if top is not None else ()),
            "</g>",
            *column(title, line, players),
            "</svg>",
        ]
    )


# -- what lies on the board ---------------------------------------------------------------------------------------


def lying_on(board: dict[str, Any], top: Tabletop) -> list[str]:
    """Whose areas are, then what is in them."""
    shapes = {shape["id"]: shape for shape in board["areas"]}
    pairs = [(area, shapes[area.id]) for area in top.areas if area.id in shapes]
    parts = [owned(area.owner, shape, number) for number, (area, shape) in enumerate(pairs) if area.owner]
    for area, shape in pairs:
        parts += built(area, shape)
        parts += pieces(area, shape)
    return parts


def owned(owner: str, shape: dict[str, Any], number: int) -> str:
    """An area in the colour of its owner, strong along its coast."""
    colour, _ = emblem_of(owner)
    strong = shape["kind"] == "land"
    return (
        f'<clipPath id="own-{number}"><path d="{shape["path"]}"/></clipPath>'
        f'<path d="{shape["path"]}" clip-path="url(#own-{number})" fill="{colour}" '
        f'fill-opacity="{0.3 if strong else 0.2}" stroke="{colour}" stroke-width="{15 if strong else 7}" '
        f'stroke-opacity="{0.95 if strong else 0.6}" stroke-linejoin="round"/>'
    )


def built(area: AreaInfo, shape: dict[str, Any]) -> list[str]:
    """Buildings on their sites, and Metropolises."""
    colour, _ = emblem_of(area.owner)
    sites = shape.get("sites", [])
    parts: list[str] = []
    for number, building in enumerate(area.buildings):
        x, y = sites[-1 - number] if number < len(sites) else shape["pieces"]
        parts.append(
            f'<g transform="translate({x} {y})"><rect x="-13" y="-13" width="26" height="26" rx="5" fill="{LIGHT}" '
            f'stroke="{colour}" stroke-width="3"/>'
            f'<path d="{BUILDINGS.get(building, HOME)}" transform="scale(9.5)" fill="{INK}"/></g>'
        )
    for number in range(len(area.metropolises)):
        x, y = sites[0] if sites else shape["label"]
        size = 1.0
        if len(shape["cells"]) == 1:
            x, y, size = shape["cells"][0][0], shape["cells"][0][1] + 18, 0.8
        parts.append(
            f'<g transform="translate({x + 40 * number} {y}) scale({size})">'
            f'<circle r="31" fill="{NIGHT}" stroke="{LIGHT}" stroke-width="9"/>'
            f'<circle r="31" fill="none" stroke="{colour}" stroke-width="5"/>'
            f'<path d="{CITY}" fill="{GOLD}" transform="translate(0 1) scale(18)"/></g>'
        )
    return parts


def pieces(area: AreaInfo, shape: dict[str, Any]) -> list[str]:
    """Troops, fleets and the like in a row, with how many there are, then figures."""
    on_land = shape["kind"] == "land"
    drawn = [unit(area.owner, piece.number, on_land) for piece in area.pieces if piece.number]
    drawn += [figure(each.faction) for each in area.figures]
    if not drawn:
        return []
    scale = max(NARROWEST, PIECE - 0.2 * (len(drawn) - 1))
    x, y = shape["pieces"]
    if len(shape["cells"]) == 1:  # there is no room for them beside a building and the name: they stand above these
        y = shape["cells"][0][1] - (27 if area.metropolises else 17)
    step = 29 * scale
    first = x - step * (len(drawn) - 1) / 2
    return [
        f'<g transform="translate({first + step * number:.1f} {y}) scale({scale:.2f})">{each}</g>'
        for number, each in enumerate(drawn)
    ]


def unit(owner: str | None, number: int, on_land: bool) -> str:
    """Units of a kind: a shield on land, a ship at sea, with the emblem of their owner."""
    colour, emblem = emblem_of(owner)
    field, middle, size = (SHIELD, 0.0, 6.2) if on_land else (SAIL, -5.7, 5.4)
    hull = "" if on_land else f'<path d="{HULL}" fill="#5d3a1a"/>'
    outline = field + ("" if on_land else HULL)
    count = (
        f'<circle cx="10.5" cy="9" r="8" fill="{LIGHT}" stroke="{INK}" stroke-width="1"/>'
        f'<text x="10" y="13.4" font-size="13" text-anchor="middle" fill="{INK}">{number}</text>'
    )
    return (
        f'<path d="{outline}" fill="none" stroke="{LIGHT}" stroke-width="4" stroke-linejoin="round"/>'
        f'{hull}<path d="{field}" fill="{colour}" stroke="#3a2a14" stroke-width="1"/>'
        f'<path d="{emblem}" fill="{ink_on(owner)}" transform="translate(0 {middle}) scale({size})"/>'
        f"{count if number > 1 else ''}"
    )


def figure(faction: str | None) -> str:
    """A hero or a creature: a star on a disc."""
    colour = emblem_of(faction)[0] if faction else "#3a2a14"
    return (
        f'<circle r="12.5" fill="{colour}" stroke="{LIGHT}" stroke-width="2.4"/>'
        f'<path d="{STAR}" transform="scale(9)" fill="{GOLD if ink_on(faction) == LIGHT else INK}"/>'
    )


# -- the words beside it ------------------------------------------------------------------------------------------


def column(title: str, line: str, players: Sequence[Player]) -> list[str]:
    """The name of the game, what is shown, and who plays."""
    parts = [
        '<linearGradient id="shade"><stop offset=".55" stop-color="#061521" stop-opacity=".62"/>'
        '<stop offset="1" stop-color="#061521" stop-opacity="0"/></linearGradient>',
        f'<rect width="{COLUMN + 130}" height="{HEIGHT}" fill="url(#shade)"/>',
        words("Cyclades", 76, 30, GOLD),
        f'<path d="{meander(MARGIN, 96, COLUMN - 2 * MARGIN - 12)}" fill="none" stroke="{GOLD}" stroke-width="3" '
        'stroke-opacity=".8"/>',
    ]
    y = 166
    for row in wrapped(title, 40, 2):
        parts.append(words(row, y, 40, LIGHT))
        y += 44
    parts.append(words(cut(line, 26), y, 26, SOFT))
    y = max(y + 52, 300)
    step = min(58.0, (HEIGHT - 24 - y) / max(1, len(players) - 1)) if len(players) > 1 else 0.0
    for number, player in enumerate(players):
        parts.append(f'<g transform="translate(0 {y + step * number:.1f})">{player_row(player)}</g>')
    return parts


def player_row(player: Player) -> str:
    """Somebody with an emblem, and the Metropolises they have."""
    colour, emblem = emblem_of(player.colour)
    name_room = COLUMN - MARGIN - 50 - 54 * min(player.metropolises, 3)
    parts = [
        f'<circle cx="{MARGIN + 18}" cy="0" r="19" fill="{colour}" stroke="{GOLD if player.first else LIGHT}" '
        f'stroke-width="{5 if player.first else 2.5}"/>'
        f'<path d="{emblem}" fill="{ink_on(player.colour)}" transform="translate({MARGIN + 18} 0) scale(9.5)"/>',
        f'<text x="{MARGIN + 50}" y="9" font-size="29" fill="{GOLD if player.first else LIGHT}">'
        f"{escape(cut(player.name, 29, name_room))}</text>",
    ]
    for number in range(min(player.metropolises, 3)):
        parts.append(
            f'<path d="{CITY}" fill="{GOLD}" transform="translate({COLUMN - MARGIN - 12 - 36 * number} -1) scale(13)"/>'
        )
    return "".join(parts)


def words(text: str, y: float, size: float, colour: str) -> str:
    return f'<text x="{MARGIN}" y="{y}" font-size="{size}" fill="{colour}">{escape(text)}</text>'


def cut(text: str, size: float, room: float = COLUMN - 2 * MARGIN) -> str:
    """As much of a text as there is room for."""
    most = max(3, int(room / (size * LETTER)))
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"


def wrapped(text: str, size: float, most_rows: int) -> list[str]:
    """A text in rows, the last one cut where it is too long."""
    letters = int((COLUMN - 2 * MARGIN) / (size * LETTER))
    rows: list[str] = []
    for word in text.split():
        if rows and len(rows[-1]) + 1 + len(word) <= letters:
            rows[-1] += f" {word}"
        else:
            rows.append(word)
    if len(rows) > most_rows:
        rows = [*rows[: most_rows - 1], " ".join(rows[most_rows - 1 :])]
    return [cut(row, size) for row in rows]


def meander(x: float, y: float, width: float) -> str:
    """A band of the pattern that Greek vases have."""
    return f"M{x} {y + 14}" + "v-14h16v10h-8v-4m8 8m-16 0h24" * int(width // 24)


def emblem_of(faction: str | None) -> tuple[str, str]:
    """The colour and the emblem of a faction; of two of one colour, such as `red-1` and `red-2`, those of it."""
    return EMBLEMS.get((faction or "").partition("-")[0], OTHER_SEAT)


def ink_on(faction: str | None) -> str:
    """What is drawn on the colour of a faction."""
    return INK if (faction or "").startswith("yellow") else LIGHT
