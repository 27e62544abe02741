"""Beliefs: what follows about hidden purses is told to a seat that asks for it, where the table lets it, and to nobody
else. A spectator is told as little by two tables that differ in purses and their bounds as by one."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest

import cyclades
from cyclades import Game
from cyclades.server import perspectives
from cyclades.server.beliefs import adviser_view, full_view
from cyclades.server.bot_workers import advise
from tests.server.leak_watch import Leak
from tests.server.running import Person, Server
from tests.server.test_secrets import play, short
from tests.server.test_twins import Twin, differing, somewhere
from tests.story import turn
from tools.fuzzing.leaks import pair_of, players_of, unlike, widened

WEB = Path(__file__).resolve().parents[2] / "web" / "src"
BOUNDS = ("gold_low", "gold_high")


def bounds_in(view: dict[str, Any]) -> tuple[bool, bool]:
    """Whether a whole view has the bounds, and whether the numbers of its state have."""
    held = [name in view["state"] for name in BOUNDS]
    assert held[0] == held[1]
    return "gold" in view, held[0]


def first_view(person: Person, table: str, query: str) -> dict[str, Any]:
    with person.connect(table, query) as line:
        view: dict[str, Any] = line.until("update")["view"]
        return view


# -- who is told --------------------------------------------------------------------------------------------------


def test_only_a_seat_that_asks_gets_the_bounds(server: Server) -> None:
    ann, eve = server.person("Ann"), server.person("Eve")
    table = ann.table("me", "me", "me")
    assert bounds_in(first_view(ann, table, "view=full")) == (False, False)
    assert bounds_in(first_view(ann, table, "view=full&beliefs=no")) == (False, False)
    assert bounds_in(first_view(ann, table, "view=full&beliefs=yes")) == (True, True)
    for nobody in (eve, server.person(None)):
        for query in ("view=full", "view=full&beliefs=yes"):
            assert bounds_in(first_view(nobody, table, query)) == (False, False)
    for query in ("", "beliefs=yes"):
        assert "gold_low" not in json.dumps(first_view(ann, table, query))
    with ann.connect(table, "beliefs=maybe") as line:
        refused = line.hear()
        assert (refused["code"], refused["message"]) == ("bad-request", "expected beliefs=yes or no, got 'maybe'")


def test_a_library_bot_can_think_about_a_view_with_bounds(server: Server) -> None:
    ann = server.person("Ann")
    table = ann.table("me", "me", "me")
    with ann.connect(table, "view=full&beliefs=yes") as line:
        update = line.asked()
        assert cyclades.imagine(update["view"]).player == update["seat"]
    with ann.connect(table, "view=full") as line, pytest.raises(cyclades.ViewError):
        cyclades.imagine(line.asked()["view"])


def test_a_table_may_keep_the_bounds_from_everybody(server: Server) -> None:
    ann = server.person("Ann")
    table = ann.table("me", "me", settings={"beliefs": False})
    assert ann.get(f"/api/tables/{table}")["settings"]["beliefs"] is False
    with ann.connect(table, "view=full&beliefs=yes") as line:
        refused = line.hear()
        assert (refused["code"], refused["message"]) == ("forbidden", "this table tells nobody what purses may hold")
        assert line.closed() == 4403
    assert bounds_in(first_view(ann, table, "view=full")) == (False, False)


def test_who_sits_down_later_gets_them_from_then_on(server: Server) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = ann.table("me", "open", start=False)
    with bob.connect(table, "view=full&beliefs=yes") as line:
        line.until("welcome")
        bob.post(f"/api/tables/{table}/seats/1/take")
        ann.post(f"/api/tables/{table}/start")
        update = line.until("update")
        assert (update["seat"], bounds_in(update["view"])) == (1, (True, True))


def test_where_gold_is_open_or_the_game_is_over_there_is_nothing_to_hide(server: Server) -> None:
    ann = server.person("Ann")
    table = ann.table("me", "me", "me", options={"open_gold": True, "max_cycles": 1})
    assert bounds_in(first_view(ann, table, "view=full")) == (True, True)
    closed = ann.table("me", "me", "me", options={"max_cycles": 1})
    with ann.connect(closed) as line:
        line.play(random.Random(1))
    assert bounds_in(first_view(server.person(None), closed, "view=full")) == (True, True)


def test_the_page_never_asks_for_them() -> None:
    sources = [path for path in WEB.rglob("*") if path.suffix in (".ts", ".svelte") and ".gen." not in path.name]
    asking = [path.name for path in sources for text in [path.read_text()] if "beliefs=" in text or "view=full" in text]
    assert len(sources) > 100
    assert asking == []


# -- what leaves the server ---------------------------------------------------------------------------------------


def with_other_purses(game: Game, seat: int | None, generator: random.Random) -> tuple[Game, Game]:
    """Two games that differ in the hidden purses, and in what is known of them."""
    return pair_of(widened(game, seat, generator), generator)[0], pair_of(widened(game, seat, generator), generator)[0]


async def got_from(game: Game, seat: int | None) -> list[Any]:
    twin = Twin(game, seat, "en", beliefs=seat is None)
    await twin.enter(twin.copy())
    return await twin.got(1, "end")


def harmless(found: list[Any]) -> Any:
    """What was got, but for whether a choice is useless, which the rules judge by what is known of purses."""
    plain = json.loads(json.dumps(found, default=json.loads))

    def cut(data: Any) -> Any:
        if isinstance(data, dict):
            return {key: cut(value) for key, value in data.items() if key != "useless"}
        return [cut(value) for value in data] if isinstance(data, list) else data

    return cut(plain)


def compared(seed: int) -> int:
    """Compare what everybody gets of two games with other purses; returns how often these differed."""
    game, generator = somewhere(seed)
    if game.over or game.rules.open_gold:
        return 0
    differed = 0
    for seat in players_of(game):
        one, other = with_other_purses(game, seat, generator)
        if one.asked != other.asked or [a.notation for a in one.actions] != [a.notation for a in other.actions]:
            continue  # the rules ask, or do not ask, by what is known of purses
        differed += one.view(seat)["gold"] != other.view(seat)["gold"]
        here, there = (asyncio.run(got_from(twin, seat)) for twin in (one, other))
        assert harmless(here) == harmless(there), differing(here, there)
    return differed


def test_nothing_that_leaves_the_server_tells_the_bounds_of_purses(dice: random.Random) -> None:
    assert sum(compared(seed) for seed in range(12)) > 10


@pytest.mark.slow
def test_nothing_tells_them_in_many_games(dice: random.Random) -> None:
    assert sum(compared(seed) for seed in range(2_000, 2_120)) > 100


def test_the_search_finds_bounds_that_nobody_has_asked_for(
    dice: random.Random, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(perspectives, "full_view", lambda game, perspective, beliefs: game.view(perspective))
    with pytest.raises(Leak, match="bounds of gold"):
        asyncio.run(play(short(102), dice))


# -- hints --------------------------------------------------------------------------------------------------------


def griffin(blue: str, green: str) -> Game:
    """Red may rob blue or green."""
    text = f"""
        player blue {blue}
        player green {green}
        area delos red
        area thira blue
        area kea green
        creatures - - - griffin
    """
    return turn("athena", text, "gold 9").play("buy griffin").game


def test_a_hint_does_not_tell_what_is_in_a_purse() -> None:
    poor, rich = griffin("gold 3", "gold 12"), griffin("gold 12", "gold 3")
    told = [advise(adviser_view(game, 0, beliefs=False), "en") for game in (poor, rich)]
    assert told[0] == told[1]
    assert None not in [hint.chance for hint in told[0]]
    assert {hint.action for hint in told[0]} & {"rob blue", "rob green"}
    counted = [advise(adviser_view(game, 0, beliefs=True), "en") for game in (poor, rich)]
    assert [hints[0].action for hints in counted] == ["rob green", "rob blue"]


def test_open_gold_is_no_secret_to_the_adviser() -> None:
    game = turn("athena", "area delos red \n area naxos blue \n area kea green", options="option open_gold true").game
    assert adviser_view(game, 0, beliefs=False) == game.view(0)


def test_the_adviser_can_think_about_every_question_without_the_bounds(dice: random.Random) -> None:
    given = 0
    for seed in range(24):
        game, _ = somewhere(seed)
        if not game.over and game.player is not None:
            hints = advise(adviser_view(game, game.player, beliefs=False), "en")
            assert {hint.action for hint in hints} <= {action.notation for action in game.actions}
            given += 1
    assert given >= 10


def test_a_view_without_bounds_is_otherwise_the_same() -> None:
    game, view = griffin("gold 3", "gold 12"), griffin("gold 3", "gold 12").view(0)
    for name in BOUNDS:
        del view["state"][name]
    del view["gold"]
    assert full_view(game, 0, beliefs=False) == view, unlike(full_view(game, 0, beliefs=False), view)
    assert full_view(game, 0, beliefs=True) == game.view(0)
    assert full_view(game, None, beliefs=True) == full_view(game, None, beliefs=False)
