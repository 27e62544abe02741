"""Secrets: every message to every seat and to a spectator, of many random games, is searched for what it must not
hold. A finished game opens fully."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from msgspec import to_builtins

import cyclades
from cyclades import Game
from cyclades.rules.reports import event_data
from cyclades.server import perspectives
from cyclades.server.api.records import moment, record
from cyclades.server.game_log import GameLog
from cyclades.server.messages import ENCODER
from cyclades.server.perspectives import present_tabletop
from cyclades.server.table import Table
from tests.server.leak_watch import Leak, Search, purses_of, table_of
from tests.story import turn
from tests.titans_teams import HOMES, team_turn
from tools.fuzzing.cases import Case, case_of
from tools.fuzzing.leaks import players_of

GAMES = 200
AT_ONCE = 10
CYCLES = 20
"""How long a random game may last: long enough for everything that happens, short enough for many."""
HOME = "area delos red troops 2\narea naxos blue troops 1\narea syros blue\nheroes ajax hector"


async def play(case: Case, dice: random.Random) -> int:
    """A whole game, at which every seat and two spectators look; returns how many messages were searched."""
    first = case.start(ask_chance=True)
    table = table_of(first.rules.setup(), first.start)
    dice.seed(case.seed)
    generator = case.generator
    await table.begin(GameLog(table.setup, table.start), table.line("begun", ""))
    languages = [None, "en", "es"]
    searches = [Search(table, seat, generator.choice(languages), False) for seat in players_of(table.game)]
    whole = generator.choice(players_of(table.game))
    searches += [Search(table, whole, None, True), Search(table, generator.choice([None, whole]), None, True, True)]
    given = 0
    while table.status == "running":
        for search in searches:
            search.look()
        asked = table.asked
        assert asked is not None
        if given % 40 == 39:
            await generator.choice(searches).ask(generator)
        if generator.random() < 0.03 and table.game.undoable_by(asked):
            await table.undo(asked, generator.randint(1, table.game.undoable_by(asked)))
        else:
            await table.answer(asked, [case.pick(table.game).notation], table.question_id)
        given += 1
        assert given < case.most_decisions
    for search in searches:
        search.look()
    await check_open(table)
    return sum(search.messages for search in searches)


async def check_open(table: Table) -> None:
    """A finished game has no secrets: everybody gets the whole of it, and it replays."""
    assert table.game.over
    whole = await record(table, None, None)
    assert cyclades.load(whole).same_state(table.game)
    assert not [words for words in whole["actions"] if words.endswith("?")]
    last = len(table.log.moments) if table.log is not None else 0
    for seat in players_of(table.game):
        view = (await moment(table, None, last, seat)).view
        purses = purses_of(table.game)
        assert [faction.gold for faction in view.factions] == [purses[purse] for purse in table.game.rules.purse_of]
        assert to_builtins(view.standings) == table.result
        await moment(table, None, 1, seat)


def short(seed: int, cycles: int = CYCLES) -> Case:
    """A case that does not last for ever."""
    case = case_of(seed)
    return replace(case, options={**case.options, "max_cycles": min(cycles, case.options["max_cycles"])})


@pytest.mark.parametrize("seed", range(6))
def test_no_message_of_a_few_games_holds_a_secret(seed: int, dice: random.Random) -> None:
    assert asyncio.run(play(short(seed, 4), dice)) > 20


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(100, 100 + GAMES, AT_ONCE))
def test_no_message_of_two_hundred_games_holds_a_secret(seed: int, dice: random.Random) -> None:
    for number in range(seed, seed + AT_ONCE):
        asyncio.run(play(short(number), dice))


def test_the_two_hundred_games_are_of_every_kind() -> None:
    cases = [short(seed) for seed in range(100, 100 + GAMES)]
    assert {str(case.mix) for case in cases} >= {"legendary", "classic", "classic+monuments"}
    assert {case.players for case in cases} == {2, 3, 4, 5, 6}
    assert {case.table.allied for case in cases} == {True, False}
    assert sum(not case.options.get("open_gold") for case in cases) > 120


@pytest.mark.parametrize(
    ("leak", "what"),
    [
        (lambda view, game: [faction.update(gold=3) for faction in view["factions"]], "the gold of"),
        (lambda view, game: view.update(gold_low=[1]), "bounds of gold"),
        (lambda view, game: view["decks"][0].update(known_on_top=["kraken"]), "cards on top"),
        (lambda view, game: view.update(note={"gold": 3}), "gold: update.view.note.gold"),
        (lambda view, game: view["asked"].update(prices=[1]), "a question of another"),
        (lambda view, game: view.update(guest="guest-1"), "a secret of the server"),
    ],
    ids=["gold", "bounds", "card", "elsewhere", "prices", "guest"],
)
def test_the_search_finds_what_a_view_must_not_hold(
    leak: Callable[[Any, Game], None], what: str, dice: random.Random, monkeypatch: pytest.MonkeyPatch
) -> None:
    def leaking(table: Table, perspective: int | None) -> dict[str, Any]:
        view: dict[str, Any] = json.loads(ENCODER.encode(present_tabletop(table, perspective)))
        leak(view, table.game)
        return view

    monkeypatch.setattr(perspectives, "present_tabletop", leaking)
    with pytest.raises(Leak, match=what):
        asyncio.run(play(short(102), dice))


@pytest.mark.rule("T10.2")
def test_teammates_see_each_others_purse_in_every_message_and_others_do_not() -> None:
    story = team_turn("ares", f"area argos red troops 2 \n player blue gold 4 \n player green gold 6 \n {HOMES}")

    async def shown() -> dict[int | None, list[int | None]]:
        table = table_of(story.game.rules.setup(), story.game.start)
        await table.begin(GameLog(table.setup, table.start), table.line("begun", ""))
        await table.answer(0, ["recruit troop", "at argos"], table.question_id)
        for full in (False, True):
            for seat in players_of(table.game):
                Search(table, seat, "en", full).look()
        return {seat: [row.gold for row in present_tabletop(table, seat).factions] for seat in players_of(table.game)}

    mine, theirs = [7, 4, None, None], [None, None, 6, 7]
    assert asyncio.run(shown()) == {0: mine, 1: mine, 2: theirs, 3: theirs, None: [None, None, None, None]}


def test_the_search_finds_events_of_others(dice: random.Random, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(perspectives, "told", lambda game, events, _: [event_data(game, event) for event in events])
    game = turn("zeus", HOME).game

    async def peeked() -> None:
        table = table_of(game.rules.setup(), game.start)
        await table.begin(GameLog(table.setup, table.start), table.line("begun", ""))
        await table.answer(0, ["peek"], table.question_id)
        Search(table, 0, None, False).look()
        Search(table, 1, None, False).look()

    with pytest.raises(Leak, match="seat 1 is shown other events"):
        asyncio.run(peeked())
