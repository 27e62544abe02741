"""Cycles: how everybody stood at the end of each cycle, and who may know what of it."""

from __future__ import annotations

import random
from typing import Any

import cyclades
from tests.server.running import Person, Server, friends


def finished_record(edition: str = "legendary", **setup: Any) -> dict[str, Any]:
    """The record of a whole game, played at random."""
    game = cyclades.new(edition, seed=3, **{"players": 3, **setup})
    chooser = random.Random(3)
    while not game.over:
        game.play(chooser.choice(game.actions))
    record: dict[str, Any] = game.record()
    return record


def running_record(cycles: int) -> dict[str, Any]:
    """The record of a game whose last cycle has just begun."""
    game = cyclades.new("legendary", players=3, seed=3)
    chooser = random.Random(3)
    while game.view(None)["state"]["cycle"][0] < cycles:
        game.play(chooser.choice(game.actions))
    record: dict[str, Any] = game.record()
    return record


def cycles_of(person: Person, table: str, **query: Any) -> list[dict[str, Any]]:
    cycles: list[dict[str, Any]] = person.get(f"/api/tables/{table}/cycles", **query)["cycles"]
    return cycles


def golds(cycle: dict[str, Any]) -> list[int | None]:
    return [faction["gold"] for faction in cycle["factions"]]


def test_a_finished_game_is_told_from_its_start_to_its_result(server: Server) -> None:
    ann = server.person("Ann")
    table = ann.post("/api/records", **finished_record())["id"]
    cycles = cycles_of(ann, table)
    assert [cycle["cycle"] for cycle in cycles] == list(range(len(cycles)))
    assert all(cycle["ended"] for cycle in cycles)
    first, last = cycles[0], cycles[-1]
    assert [faction["metropolises"] for faction in first["factions"]] == [0, 0, 0]
    assert golds(first) == [5, 5, 5]
    standings = {
        server["players"][0]: server
        for server in ann.get(f"/api/tables/{table}/moments/{last['moment']}")["view"]["standings"]
    }
    for faction in last["factions"]:
        place_of = standings[faction["player"]]
        assert (faction["metropolises"], faction["gold"]) == (place_of["metropolises"], place_of["gold"])
    assert cycles_of(server.person("Carl"), table, seat=1) == cycles


def test_what_a_cycle_ends_with_is_what_the_board_showed_then_without_the_next_income(sqlite_server: Server) -> None:
    ann = sqlite_server.person("Ann")
    table = ann.post("/api/records", **finished_record())["id"]
    for cycle in cycles_of(ann, table)[:-1]:
        for faction in cycle["factions"]:
            seat = faction["player"]
            view = ann.get(f"/api/tables/{table}/moments/{cycle['moment']}", seat=seat)["view"]
            shown = next(row for row in view["factions"] if row["player"] == seat)
            assert (faction["lands"], faction["income"]) == (shown["lands"], shown["income"])
            assert faction["gold"] == shown["gold"] - shown["income"]
            assert view["cycle"] == cycle["cycle"] + 1


def test_a_running_game_tells_nobody_the_gold_of_others(server: Server) -> None:
    (ann, bob), table = friends(server, "Ann", "Bob")
    carl = server.person("Carl")
    for person, seat in ((ann, 0), (bob, 1)):
        for cycle in cycles_of(person, table, seat=seat):
            known = {row["player"] for row in cycle["factions"] if row["gold"] is not None}
            assert known == {seat}
    for person in (ann, carl, Person(server)):
        assert all(gold is None for cycle in cycles_of(person, table) for gold in golds(cycle))
    assert ann.get(f"/api/tables/{table}/cycles", 403, seat=1)["message"] == "seat 1 is not yours"


def test_a_running_game_that_was_continued_tells_its_cycles_and_no_secrets(server: Server) -> None:
    ann = server.person("Ann")
    table = ann.continued(running_record(4))
    cycles = cycles_of(ann, table, seat=2)
    assert [cycle["cycle"] for cycle in cycles] == [0, 1, 2, 3]
    for cycle in cycles:
        assert {row["player"] for row in cycle["factions"] if row["gold"] is not None} == {2}
    with ann.connect(table) as line:
        assert line.answer(line.asked())["type"] == "done"
    now = cycles_of(ann, table, seat=2)
    assert now[:-1] == cycles
    assert (now[-1]["cycle"], now[-1]["ended"]) == (4, False)


def test_teammates_share_the_gold_of_their_purse(sqlite_server: Server) -> None:
    ann = sqlite_server.person("Ann")
    record = finished_record(players=4, teams=[[0, 1], [2, 3]], options={"max_cycles": 3})
    table = ann.post("/api/records", **record)["id"]
    for cycle in cycles_of(ann, table):
        purses: dict[str, set[int | None]] = {}
        for faction in cycle["factions"]:
            purses.setdefault(faction["purse"], set()).add(faction["gold"])
        assert len(purses) == 2
        assert all(len(gold) == 1 and None not in gold for gold in purses.values())


def test_a_classic_game_is_told_too(sqlite_server: Server) -> None:
    ann = sqlite_server.person("Ann")
    table = ann.post("/api/records", **finished_record("classic", options={"max_cycles": 4}))["id"]
    cycles = cycles_of(ann, table)
    assert [cycle["cycle"] for cycle in cycles] == list(range(len(cycles)))
    assert cycles[-1]["ended"]


def test_what_was_taken_back_is_not_told(sqlite_server: Server) -> None:
    ann = sqlite_server.person("Ann")
    table = ann.continued(running_record(3))
    before = cycles_of(ann, table, seat=0)
    last = ann.get(f"/api/tables/{table}/moments/1")["last"]
    with ann.connect(table) as line:
        line.asked()
        line.ask("propose", seat=0, what="takeback", moment=before[1]["moment"])
    after = cycles_of(ann, table, seat=0)
    assert after == before[:2]
    assert ann.get(f"/api/tables/{table}/moments/1")["last"] == last + 1


def test_there_is_no_cycles_of_a_game_that_has_not_begun(sqlite_server: Server) -> None:
    ann = sqlite_server.person("Ann")
    table = ann.table("me", "open", start=False)
    assert ann.get(f"/api/tables/{table}/cycles", 404)["code"] == "unknown"


def test_a_table_without_spectators_tells_strangers_nothing(sqlite_server: Server) -> None:
    ann = sqlite_server.person("Ann")
    table = ann.table("me", "me", settings={"spectators": False})
    assert sqlite_server.person("Carl").get(f"/api/tables/{table}/cycles", 403)["code"] == "forbidden"
