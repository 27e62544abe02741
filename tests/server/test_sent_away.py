"""Whom the host has sent away stays out, until the host lets it in again."""

from __future__ import annotations

import pytest

from cyclades.server.lobby import MOST_BARRED
from tests.server.running import Person, Server, friends

REFUSED = "the host has sent you away from this table"


def sent_away(server: Server, **wish: object) -> tuple[Person, Person, str]:
    """Ann is host; she has sent Eve away."""
    (ann, eve), table = friends(server, "Ann", "Eve", start=False, **wish)
    ann.put(f"/api/tables/{table}/seats/1", bot=None)
    return ann, eve, table


def barred(person: Person, table: str) -> list[str]:
    return [row["name"] for row in person.get(f"/api/tables/{table}")["barred"]]


def is_refused(person: Person, table: str, number: int = 1) -> bool:
    refused = person.post(f"/api/tables/{table}/seats/{number}/take", 403)
    return (refused["code"], refused["message"]) == ("forbidden", REFUSED)


@pytest.mark.parametrize("bot", [None, "novice"])
def test_whom_the_host_has_sent_away_stays_out_by_whatever_name(server: Server, bot: str | None) -> None:
    (ann, eve), table = friends(server, "Ann", "Eve", start=False, listed=True)
    ann.put(f"/api/tables/{table}/seats/1", bot=bot)
    ann.put(f"/api/tables/{table}/seats/1", bot=None)
    assert is_refused(eve, table)
    eve.post("/api/guest", name="Somebody nice")
    assert is_refused(eve, table)
    with eve.connect(table) as line:
        assert line.until("welcome")["table"]["sent_away"]
        assert is_refused(eve, table)
        assert line.ask("say", text="let me in")["message"] == REFUSED
    assert ann.get(f"/api/tables/{table}")["seats"][1]["kind"] == "open"


def test_in_another_browser_it_is_the_same_guest(server: Server) -> None:
    _, eve, table = sent_away(server)
    link = eve.post("/api/guest/link")["link"]
    elsewhere = server.person(None)
    elsewhere.post("/api/guest/recover", link=link)
    assert is_refused(elsewhere, table)


def test_the_table_remembers_it_after_it_was_read_anew(server: Server) -> None:
    ann, eve, table = sent_away(server)
    del server.registry.tables[table]
    assert is_refused(eve, table)
    assert barred(ann, table) == ["Eve"]


def test_the_host_and_nobody_else_lets_in_again(server: Server) -> None:
    ann, eve, table = sent_away(server)
    bob = server.person("Bob")
    bob.post(f"/api/tables/{table}/seats/1/take")
    assert barred(bob, table) == barred(eve, table) == []
    assert not bob.get(f"/api/tables/{table}")["sent_away"]
    number = ann.get(f"/api/tables/{table}")["barred"][0]["number"]
    path = f"/api/tables/{table}/barred/{number}/readmit"
    server.let_pass(60)  # Ann is away, and Bob might begin
    for other in (bob, eve):
        assert other.post(path, 403)["code"] == "forbidden"
    assert ann.post(path)["barred"] == []
    assert ann.post(path, 404)["code"] == "unknown"
    bob.post(f"/api/tables/{table}/seats/1/leave")
    assert eve.post(f"/api/tables/{table}/seats/1/take")["sent_away"] is False


def test_who_gets_up_alone_may_come_back_and_the_host_is_never_sent_away(server: Server) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = ann.table("me", "me", "open", start=False)
    path = f"/api/tables/{table}/seats"
    bob.post(f"{path}/2/take")
    bob.post(f"{path}/2/leave")
    bob.post(f"{path}/2/take")
    ann.put(f"{path}/1", bot="novice")
    ann.put(f"{path}/1", bot=None)
    assert barred(ann, table) == []
    ann.post(f"{path}/1/take")


def test_a_rematch_does_not_bring_them_back(server: Server) -> None:
    ann, eve, table = sent_away(server)
    ann.post(f"/api/tables/{table}/fill")
    bob = server.person("Bob")
    ann.put(f"/api/tables/{table}/seats/1", bot=None)
    bob.post(f"/api/tables/{table}/seats/1/take")
    ann.post(f"/api/tables/{table}/start")
    for number, person in enumerate((ann, bob)):
        person.post(f"/api/tables/{table}/seats/{number}/resign")
    again = ann.post(f"/api/tables/{table}/rematch")["id"]
    bob.post(f"/api/tables/{again}/seats/1/leave")
    assert is_refused(eve, again)


def test_guests_are_told_by_numbers_and_names_only(server: Server) -> None:
    ann, _, table = sent_away(server)
    guest = server.registry.tables[table].barred[0]["guest"]
    reply = ann.http.get(f"/api/tables/{table}").text
    assert '"barred":[{"number":0,"name":"Eve"}]' in reply
    assert guest not in reply


def test_of_many_the_first_are_forgotten(sqlite_server: Server) -> None:
    ann, _, table = sent_away(sqlite_server)
    known = sqlite_server.registry.tables[table]
    known.barred = [{**known.barred[0], "number": number} for number in range(MOST_BARRED)]
    bob = sqlite_server.person("Bob")
    bob.post(f"/api/tables/{table}/seats/1/take")
    ann.put(f"/api/tables/{table}/seats/1", bot=None)
    listed = ann.get(f"/api/tables/{table}")["barred"]
    assert (len(listed), listed[0]["number"], listed[-1]) == (MOST_BARRED, 1, {"number": MOST_BARRED, "name": "Bob"})


# -- in the place of the host -------------------------------------------------------------------------------------


def test_who_begins_in_the_place_of_an_absent_host_sends_nobody_away(server: Server) -> None:
    ann, bob, eve = (server.person(name) for name in ("Ann", "Bob", "Eve"))
    table = ann.table("me", "open", "open", "open", start=False)
    path = f"/api/tables/{table}/seats"
    bob.post(f"{path}/1/take")
    eve.post(f"{path}/2/take")
    server.let_pass(60)
    for number in (0, 1):
        for bot in (None, "novice"):
            refused = eve.put(f"{path}/{number}", 403, bot=bot)
            assert refused["message"] == "only the host of the table may send somebody away"
    eve.put(f"{path}/3", bot="novice")
    eve.put(f"{path}/3", bot=None)
    eve.put(f"{path}/2", bot=None)  # her own
    assert [seat["kind"] for seat in ann.get(f"/api/tables/{table}")["seats"]] == ["person", "person", "open", "open"]
    assert barred(ann, table) == []
