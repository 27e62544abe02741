"""Previews: a tabletop as a picture to send around."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

import cyclades
from cyclades.board.draw import EMBLEMS, svg_of
from cyclades.board.geometry import geometry
from cyclades.bots import make
from cyclades.tabletop import Tabletop, build
from cyclades.tabletop.preview import CITY, COLUMN, GOLD, LETTER, MARGIN, Player, cut, preview_svg, wrapped

SPACE = "{http://www.w3.org/2000/svg}"


def played(game: cyclades.Game, answers: int) -> Tabletop:
    """How a game looks to spectators after some answers."""
    bot = make("random", seed=3)
    for _ in range(answers):
        if game.over:
            break
        assert game.player is not None
        game.play(bot.choose(game.view(game.player)))
    return build(game.view(None))


def drawn(game: cyclades.Game, top: Tabletop | None, *players: Player, title: str = "A table") -> str:
    shapes = geometry(game.rules.board)
    return preview_svg(shapes, svg_of(shapes, embed_font=False), top, title, "Cycle 1", players)


@pytest.mark.parametrize(
    "edition, players, expansions",
    [("legendary", 3, []), ("classic", 5, []), ("classic", 4, ["hades", "monuments"]), ("classic", 6, ["titans"])],
)
def test_every_owner_and_every_piece_is_in_it(edition: str, players: int, expansions: list[str]) -> None:
    game = cyclades.new(edition, players=players, expansions=expansions, seed=2)
    top = played(game, 60)
    svg = drawn(game, top)
    root = ElementTree.fromstring(svg)
    assert root.get("viewBox") == "0 0 1200 630"
    owned = [area for area in top.areas if area.owner]
    assert (
        len(root.findall(f".//{SPACE}clipPath"))
        - len(ElementTree.fromstring(drawn(game, None)).findall(f".//{SPACE}clipPath"))
        == len(owned)
        > players
    )
    for area in owned:
        assert EMBLEMS[str(area.owner).partition("-")[0]][0] in svg
    counts = [str(piece.number) for area in top.areas for piece in area.pieces if piece.number > 1]
    shown = [text.text for text in root.iter(f"{SPACE}text")]
    for count in set(counts):
        assert shown.count(count) >= counts.count(count)


def test_before_the_game_the_printed_board_is_shown_with_its_starts() -> None:
    game = cyclades.new("classic", players=3, seed=1)
    assert ".starts" not in drawn(game, None)
    assert ".starts{display:none}" in drawn(game, build(game.view(None))).replace(",.printed .sites", "")


def test_names_stay_text_and_within_the_column() -> None:
    game = cyclades.new("classic", players=2, seed=1)
    long = "A name that is far too long for a column"
    svg = drawn(game, None, Player("<b>&"), Player(long, "red", 2, True), title="<i> & so on")
    texts = [str(text.text) for text in ElementTree.fromstring(svg).iter(f"{SPACE}text")]
    assert "<b>&" in texts
    assert long not in texts
    assert any(text.endswith("…") and long.startswith(text[:-1]) for text in texts)
    assert svg.count(CITY) == 2
    assert GOLD in svg


def test_long_titles_are_wrapped_and_cut() -> None:
    letters = int((COLUMN - 2 * MARGIN) / (40 * LETTER))
    assert wrapped("Short", 40, 2) == ["Short"]
    rows = wrapped("word " * 30, 40, 2)
    assert len(rows) == 2
    assert all(len(row) <= letters for row in rows)
    assert rows[1].endswith("…")
    assert cut("a" * 100, 40).endswith("…")
    assert wrapped("", 40, 2) == []
