"""Games whose stored logs no longer lead where they led: they are shown as such, and never played on."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, func, select, update

from cyclades.server import registry
from cyclades.server.schema import LOG, SEATS, TABLES
from cyclades.server.table import Table
from tests.server.running import Person, Server, wait_for


def last_entry(server: Server, table: str) -> dict[str, Any]:
    """The end of a log, as the database has it."""
    statement = select(LOG).where(LOG.c.table_id == table).order_by(LOG.c.number.desc()).limit(1)
    return server.registry.store.read_now(lambda connection: dict(connection.execute(statement).mappings().one()))


def damage(server: Server, table: str, number: int | None = None, **values: Any) -> None:
    """Change an entry of a log behind the server's back, the last one or another, and let it forget the table."""
    last = last_entry(server, table)["number"] if number is None else number
    with server.registry.store.engine.begin() as connection:
        found = update(LOG).where(LOG.c.table_id == table, LOG.c.number == last).values(**values)
        assert connection.execute(found).rowcount == 1
    server.registry.tables.pop(table, None)


def wrong_checksum(server: Server, table: str) -> None:
    """The last entry of a log is legal, but its checksum says that the game stood otherwise."""
    damage(server, table, state=last_entry(server, table)["state"] ^ 1)


def entries(server: Server, table: str) -> int:
    statement = select(func.count()).select_from(LOG).where(LOG.c.table_id == table)
    return int(server.registry.store.read_now(lambda connection: connection.execute(statement).scalar_one()))


def played(person: Person, answers: int = 12) -> str:
    """A running game of one person on all seats, a little way on."""
    table = person.table("me", "me", "me")
    with person.connect(table) as line:
        line.play_on(line.asked(), random.Random(3), answers)
    return table


def test_a_checksum_that_differs_is_noticed_when_a_table_is_opened_and_nobody_plays_on(server: Server) -> None:
    ann = server.person("Ann")
    table = played(ann)
    assert ann.get(f"/api/tables/{table}")["unreplayable"] is False
    question = server.registry.tables[table].question_id
    asked = server.registry.tables[table].asked
    wrong_checksum(server, table)
    length = entries(server, table)
    shown = ann.get(f"/api/tables/{table}")
    assert (shown["status"], shown["unreplayable"], shown["asked_seats"]) == ("running", True, [])
    with ann.connect(table) as line:
        assert line.until("welcome")["table"]["unreplayable"] is True
        requests: dict[str, dict[str, Any]] = {
            "answer": {"seat": asked, "question": question, "actions": ["pass"]},
            "undo": {"seat": asked},
            "hint": {"seat": asked},
            "coach": {"seat": asked},
            "propose": {"seat": asked, "what": "takeback", "moment": 1},
        }
        for type, request in requests.items():
            refused = line.ask(type, **request)
            assert (refused["type"], refused["code"]) == ("refused", "unreplayable"), type
        assert line.ask("say", text="what now?")["type"] == "done"
        assert not any(message["type"] in ("update", "moments") for message in line.received)
    assert ann.get(f"/api/tables/{table}/moments/1", 409)["code"] == "unreplayable"
    assert ann.get(f"/api/tables/{table}/cycles", 409)["code"] == "unreplayable"
    assert ann.post(f"/api/tables/{table}/seats/0/stand-in", 409)["code"] == "unreplayable"
    assert entries(server, table) == length


NONSENSE: dict[str, dict[str, Any]] = {
    "illegal": {"moves": "bid nobody 99"},
    "no number": {"kind": "undo", "moves": "many"},
    "too many": {"kind": "undo", "moves": "4000"},
    "nothing": {"kind": "undo", "moves": ""},
    "unknown kind": {"kind": "wish"},
    "nobody": {"player": 77},
    "long ago": {"kind": "takeback", "moves": "-3"},
}


@pytest.mark.parametrize("values", NONSENSE.values(), ids=NONSENSE)
def test_whatever_stands_in_a_log_the_table_can_be_opened(values: dict[str, Any], sqlite_server: Server) -> None:
    ann = sqlite_server.person("Ann")
    table = played(ann)
    damage(sqlite_server, table, **values)
    assert ann.get(f"/api/tables/{table}")["unreplayable"] is True
    assert ann.get(f"/api/tables/{table}/record", seat=0)["actions"]
    for seat in range(3):
        ann.post(f"/api/tables/{table}/seats/{seat}/resign")
    assert ann.get(f"/api/tables/{table}/record")["over"] is False


def test_its_record_is_that_of_the_seat_as_far_as_it_replays_and_whole_when_the_game_is_given_up(
    server: Server,
) -> None:
    """Somebody who could damage a log must not get the secrets of others for it."""
    ann, ben = server.person("Ann"), server.person("Ben")
    table = ann.table("me", "open", start=False)
    ben.post(f"/api/tables/{table}/seats/1/take")
    ann.post(f"/api/tables/{table}/start")
    with ann.connect(table) as his, ben.connect(table) as hers:
        lines = [his, hers]
        chooser = random.Random(1)
        records: list[list[Any]] = []
        for _ in range(8):
            seat = server.registry.tables[table].asked
            assert seat is not None
            question = server.registry.tables[table].question_id
            update = lines[seat].seen(
                lambda message, question=question: (  # type: ignore[misc]
                    message["type"] == "update"
                    and message["question"] is not None
                    and message["question"]["id"] == question
                )
            )
            people = (ann, ben)
            records.append([people[n].get(f"/api/tables/{table}/record", seat=n) for n in range(2)])
            assert lines[seat].answer(update, chooser.choice(update["question"]["choices"])["action"])["type"] == "done"
    whole = server.registry.tables[table].game.record()["actions"]
    wrong_checksum(server, table)
    assert [person.get(f"/api/tables/{table}/record", seat=n) for n, person in enumerate(people)] == records[-1]
    assert ben.get(f"/api/tables/{table}/record", 403, seat=0)["code"] == "forbidden"
    ann.post(f"/api/tables/{table}/seats/0/resign")
    assert ben.post(f"/api/tables/{table}/seats/1/resign")["status"] == "abandoned"
    assert server.person("Eve").get(f"/api/tables/{table}/record")["actions"] == whole


def test_a_game_that_cannot_even_be_set_up_keeps_its_record_until_nobody_has_secrets(sqlite_server: Server) -> None:
    ann = sqlite_server.person("Ann")
    table = played(ann)
    whole = sqlite_server.registry.tables[table].game.record()["actions"]
    setup = {**sqlite_server.registry.tables[table].setup, "edition": "atlantis"}
    with sqlite_server.registry.store.engine.begin() as connection:
        connection.execute(update(TABLES).where(TABLES.c.id == table).values(setup=setup))
    del sqlite_server.registry.tables[table]
    assert ann.get(f"/api/tables/{table}")["unreplayable"] is True
    assert ann.get(f"/api/tables/{table}/record", 409, seat=0)["code"] == "unreplayable"
    for seat in range(3):
        ann.post(f"/api/tables/{table}/seats/{seat}/resign")
    assert ann.get(f"/api/tables/{table}/record")["actions"] == whole


def test_bots_are_never_asked_in_a_game_that_no_longer_replays(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    with Server(url) as server:
        ann = server.person("Ann")
        table = played(ann)
        whole = played(ann)
        for id in (table, whole):
            asked = server.registry.tables[id].asked
            with server.registry.store.engine.begin() as connection:
                found = update(SEATS).where(SEATS.c.table_id == id, SEATS.c.number == asked).values(bot="random")
                assert connection.execute(found).rowcount == 1
        wrong_checksum(server, table)
        before = [entries(server, id) for id in (table, whole)]
    with Server(url) as server:
        wait_for(lambda: entries(server, whole) > before[1])
        wait_for(lambda: table in server.registry.tables)
        assert not server.registry.bot_turns.busy(server.registry.tables[table])
        assert entries(server, table) == before[0]
        assert server.registry.bot_turns.failures == 0


def test_a_game_that_was_to_go_on_from_a_record_does_not_begin_anew(sqlite_server: Server) -> None:
    ann = sqlite_server.person("Ann")
    first = played(ann)
    for seat in range(3):
        ann.post(f"/api/tables/{first}/seats/{seat}/resign")
    wishes = [{"kind": "me"}] * 3
    table = ann.post(f"/api/tables/{first}/continue", moment=5, seats=wishes)["id"]
    wrong_checksum(sqlite_server, table)
    length = entries(sqlite_server, table)
    assert ann.get(f"/api/tables/{table}")["unreplayable"] is True
    assert ann.post(f"/api/tables/{table}/start", 409)["code"] == "unreplayable"
    assert ann.get(f"/api/tables/{table}")["status"] == "waiting"
    assert entries(sqlite_server, table) == length


def test_a_finished_game_that_no_longer_replays_is_not_continued_elsewhere(sqlite_server: Server) -> None:
    ann = sqlite_server.person("Ann")
    table = played(ann)
    for seat in range(3):
        ann.post(f"/api/tables/{table}/seats/{seat}/resign")
    wrong_checksum(sqlite_server, table)
    assert ann.post(f"/api/tables/{table}/continue", 409, moment=5)["code"] == "unreplayable"
    assert ann.post(f"/api/tables/{table}/rematch")["unreplayable"] is False


@pytest.mark.parametrize("status", ["running", "over", "abandoned"])
def test_a_game_without_a_log_or_without_its_end_is_shown_as_such(status: str, sqlite_server: Server) -> None:
    ann = sqlite_server.person("Ann")
    empty, cut = played(ann), played(ann)
    with sqlite_server.registry.store.engine.begin() as connection:
        connection.execute(update(TABLES).where(TABLES.c.id.in_([empty, cut])).values(status=status))
        connection.execute(delete(LOG).where(LOG.c.table_id == empty))
    sqlite_server.registry.tables.clear()
    assert ann.get(f"/api/tables/{empty}")["unreplayable"] is True
    assert ann.get(f"/api/tables/{cut}")["unreplayable"] is (status == "over")


def test_a_log_with_a_hole_is_noticed(sqlite_server: Server) -> None:
    ann = sqlite_server.person("Ann")
    table = played(ann)
    with sqlite_server.registry.store.engine.begin() as connection:
        connection.execute(delete(LOG).where(LOG.c.table_id == table, LOG.c.number == 4))
    del sqlite_server.registry.tables[table]
    assert ann.get(f"/api/tables/{table}")["unreplayable"] is True


def test_the_operator_is_told_which_entry_but_no_secret(sqlite_server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[dict[str, Any]] = []
    monkeypatch.setattr(registry.logger, "error", lambda event, **more: told.append({"event": event, **more}))
    ann = sqlite_server.person("Ann")
    table = played(ann)
    damage(sqlite_server, table, 3, moves="bid nobody 99")
    ann.get(f"/api/tables/{table}")
    assert told == [{"event": "a game cannot be replayed", "table": table, "entry": 3}]
    assert isinstance(sqlite_server.registry.tables[table], Table)
