"""The players on the screen of the terminal game."""

import io
import re
from typing import Any

import pytest
from rich.console import Console

import cyclades
from cyclades.cli.players import SHARED, holdings, players
from cyclades.cli.screen import Screen
from cyclades.tabletop import build
from cyclades.text import LANGUAGES, Texts
from tests.story import turn

NARROW = 80
TABLES: list[dict[str, Any]] = [
    {"edition": "legendary", "players": 2},
    {"edition": "legendary", "players": 3},
    {"edition": "legendary", "players": 4},
    {"edition": "legendary", "players": 4, "teams": True},
    {"edition": "legendary", "players": 5},
    {"edition": "legendary", "players": 6},
    {"edition": "classic", "players": 5, "expansions": ["monuments"]},
]


def screen_of(game: cyclades.Game, language: str = "en", player: int = 0) -> Screen:
    """A narrow screen for a player, which records what it prints."""
    console = Console(width=NARROW, record=True, file=io.StringIO())
    return Screen(console, Texts(language, game.rules.edition, game.rules.board), game.rules, player)


def rich_view(game: cyclades.Game) -> dict[str, Any]:
    """What the first player sees where everybody has much of everything: wide ranges of gold, and three cards each as
    far as there are so many."""
    rules, view = game.rules, game.view(0)
    state, factions = view["state"], len(rules.factions)
    state["card_owner"] = [card % factions if card < 3 * factions else -1 for card in range(len(rules.cards))]
    state["gold"] = [44, *[None] * (len(rules.purses) - 1)]
    view["gold"] = {purse: [10 + number, 97 + number % 3] for number, purse in enumerate(rules.purses)}
    view["income"] = {name: 21 + faction for faction, name in enumerate(rules.factions)}
    priests = "priestesses" if "priestesses" in state else "priests"
    for name, first in ((priests, 11), ("philosophers", 1), ("lands", 12)):
        state[name] = [first + faction for faction in range(factions)]
    return view


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("table", TABLES, ids=lambda table: "-".join(str(value) for value in table.values()))
def test_the_table_of_the_players_fits_a_narrow_terminal(table: dict[str, Any], language: str) -> None:
    game = cyclades.new(**table, seed=1)
    for player in range(game.rules.players):
        check_players(screen_of(game, language, player), rich_view(game))


def check_players(screen: Screen, view: dict[str, Any]) -> None:
    """Print the players, and look for every number and card that they have."""
    rules = screen.rules
    top = build(view)
    screen.show(players(screen, top, view["gold"]), holdings(screen, top))
    page = screen.console.export_text()
    assert "…" not in page
    assert max(map(len, page.splitlines())) <= NARROW
    rows = re.split(r"\n(?=\S)", page)
    seen = set()
    for faction, name in enumerate(rules.factions):
        colour = screen.texts.name("colour", name)
        [row] = [row for row in rows if re.match(rf"{colour}( \(\w+\))? ", row)]
        values = row.split("\n")[0].removeprefix(colour).replace(screen.say("cli-you", faction=""), "").split()
        purse = int(rules.team_of[faction])
        gold = "44" if purse == 0 else f"{10 + purse}–{97 + purse % 3}"
        assert values == [
            *([str(purse + 1)] if rules.allied else []),
            SHARED if purse in seen else gold,
            *(str(number + faction) for number in (21, 11, 1, 12)),
            "0",
            *(str(view["state"][field][faction]) for field in ("troops_left", "fleets_left")),
        ]
        seen.add(purse)
        held = [screen.card(card) for card in top.factions[faction].cards]
        assert held
        assert re.search(rf"{colour} +{', '.join(held)}", page)


def test_gold_of_others_is_shown_as_far_as_it_is_known() -> None:
    game = turn("ares", "area delos red\narea naxos blue\narea kea green\nplayer blue gold 7").game
    game.s[game.f.gold_low + 1], game.s[game.f.gold_high + 1] = 3, 9
    game.s[game.f.gold_low + 2], game.s[game.f.gold_high + 2] = 6, 6
    view = game.view(0)
    assert list(players(screen_of(game), build(view), view["gold"]).columns[1].cells) == ["9", "3–9", "6"]
