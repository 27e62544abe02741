"""Why bots play as they do: a sentence with their offerings and at the end of their turns, the same for everybody."""

from __future__ import annotations

from typing import Any

from tests.server.running import Line, Person, Server
from tests.story import Story

RAID = """
    cycle 2
    gods zeus ares poseidon athena hera
    player blue gold 9
    offering red zeus 1
    offering blue ares 1
    offering green apollo 0
    area delos blue troops 4
    area paros blue
    area naxos red
    area andros red troops 2
    area kea green troops 1
    phase actions zeus paid
    """
"""Red may end its turn with Zeus; then blue, a bot, acts with Ares."""


def told(line: Line, sign: str = "turn-ended") -> dict[int, str]:
    """The sentences that were told at moments at which something happened."""
    moments = [moment for message in line.received for moment in message.get("moments", ())]
    return {
        moment["moment"]: moment["why"]
        for moment in moments
        if "why" in moment and sign in [event["event"] for event in moment["events"]]
    }


def heard(person: Person, table: str, query: str) -> dict[int, str]:
    """What somebody is told who comes when the bot has played."""
    with person.connect(table, query) as line:
        line.until("update")
        return told(line)


def played_out(server: Server) -> tuple[Person, str]:
    """Ann at a table where a bot has just had its turn."""
    ann = server.person("Ann")
    table = ann.continued(Story(RAID).game.record(), "me", "strategist", "random")
    with ann.connect(table, "language=en") as line:
        line.answer(line.asked(), "end")
        line.until(lambda message: bool(told(line)))
        last = max(told(line))
        line.seen(lambda m: m["type"] == "update" and m["question"] is not None and m["moment"] >= last)
    return ann, table


def test_a_turn_of_a_bot_ends_with_a_reason_for_everybody(sqlite_server: Server) -> None:
    ann, table = played_out(sqlite_server)
    (number,) = found = heard(ann, table, "language=en")
    name = sqlite_server.registry.tables[table].seats[1].name
    assert found[number].startswith(f"{name} ")
    assert heard(sqlite_server.person(None), table, "language=en") == found
    spanish = heard(ann, table, "language=es")
    assert list(spanish) == [number]
    assert spanish != found
    assert heard(ann, table, "") == {}, "without a language there are no words"


def test_a_reason_is_kept(sqlite_server: Server) -> None:
    ann, table = played_out(sqlite_server)
    found = heard(ann, table, "language=en")
    assert found
    there = sqlite_server.registry.tables[table]
    there.stale = True
    assert heard(ann, table, "language=en") == found
    assert sqlite_server.registry.tables[table] is not there, "it was read anew"


def test_an_offering_of_a_bot_that_thinks_has_a_reason(sqlite_server: Server) -> None:
    ann = sqlite_server.person("Ann")
    table = ann.table("strategist", "strategist", "me", edition="classic")
    with ann.connect(table, "language=en") as line:
        update: dict[str, Any] = line.asked()
        while not told(line, "offered"):
            since, before = len(line.received), update["question"]["id"]
            line.answer(update)
            update = line.next_question(before, since)
