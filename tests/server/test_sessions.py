"""Sessions: in which browsers somebody is a guest, links that bring one more, and how to end them."""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from cyclades.server.browsers import browser_name
from cyclades.server.errors import NoGuest
from cyclades.server.guests import COOKIE, MOST_SESSIONS, digest
from tests.server.running import Person, Server, wait_for

AGENTS = {
    "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0": "Firefox, Linux",
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36": (
        "Chrome, Windows"
    ),
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 "
    "Edg/140.0": "Edge, Windows",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 "
    "Mobile/15E148 Safari/604.1": "Safari, iOS",
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18 Safari/605": (
        "Safari, macOS"
    ),
    "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36": (
        "Chrome, Android"
    ),
    "python-httpx/0.28.1": "python-httpx",
    "Mozilla/5.0": "",
    "": "",
    "<script>alert(1)</script>/": "",
    "x" * 500: "",
}


@pytest.mark.parametrize("agent, name", AGENTS.items())
def test_what_a_browser_is_called(agent: str, name: str) -> None:
    assert browser_name(agent) == name


def another(server: Server, ann: Person, agent: str = "") -> Person:
    """Somebody in another browser, by a link."""
    other = server.person(None)
    if agent:
        other.http.headers["user-agent"] = agent
    other.post("/api/guest/recover", link=ann.post("/api/guest/link")["link"])
    return other


def sessions(person: Person) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = person.get("/api/guest/sessions")["sessions"]
    return found


# -- links --------------------------------------------------------------------------------------------------------


def test_a_link_works_once(server: Server) -> None:
    ann, phone, thief = server.person("Ann"), server.person(None), server.person("Eve")
    link = ann.post("/api/guest/link")["link"]
    assert phone.post("/api/guest/recover", link=link) == {"name": "Ann"}
    for person in (thief, phone, ann):
        refused = person.post("/api/guest/recover", 401, link=link)
        assert refused["code"] == "no-guest"
        assert "works once" in refused["message"]
    assert thief.get("/api/guest") == {"name": "Eve"}
    assert phone.get("/api/guest") == {"name": "Ann"}, "what the link has done stays"
    again = phone.post("/api/guest/link")["link"]
    assert server.person(None).post("/api/guest/recover", link=again) == {"name": "Ann"}


def test_of_many_who_use_a_link_at_once_one_gets_in(server: Server) -> None:
    ann = server.person("Ann")
    link = ann.post("/api/guest/link")["link"]
    people = [server.person(None) for _ in range(8)]
    with ThreadPoolExecutor(len(people)) as pool:
        codes = list(pool.map(lambda one: one.http.post("/api/guest/recover", json={"link": link}).status_code, people))
    assert sorted(codes) == [200, *[401] * 7]
    assert len(sessions(ann)) == 2


def test_a_browser_that_follows_a_link_of_its_own_guest_has_one_session(server: Server) -> None:
    ann = server.person("Ann")
    before = ann.http.cookies[COOKIE]
    ann.post("/api/guest/recover", link=ann.post("/api/guest/link")["link"])
    assert len(sessions(ann)) == 1
    assert ann.http.cookies[COOKIE] != before
    old = server.person(None)
    old.http.cookies.set(COOKIE, before)
    assert old.get("/api/guest") == {"name": None}


def test_somebody_is_a_guest_in_so_many_browsers_at_most(server: Server) -> None:
    ann = server.person("Ann")
    first = last = another(server, ann)
    for _ in range(MOST_SESSIONS + 3):
        time.sleep(0.001)  # so that they are used one after the other
        last = another(server, last)
    assert len(sessions(last)) == MOST_SESSIONS
    assert first.get("/api/guest") == {"name": None}
    assert last.get("/api/guest") == {"name": "Ann"}


# -- sessions -----------------------------------------------------------------------------------------------------


def test_a_guest_sees_the_browsers_where_they_are_somebody(server: Server) -> None:
    began = time.time()
    ann = server.person("Ann")
    phone = another(server, ann, next(iter(AGENTS)))
    server.person("Eve")
    found = sessions(phone)
    assert [(session["browser"], session["current"]) for session in found] == [
        ("Firefox, Linux", True),
        (f"{ann.http.headers['user-agent'].partition('/')[0]}", False),
    ]
    assert all(began - 1 <= session["created"] <= session["used"] + 1 for session in found)
    assert [session["current"] for session in sessions(ann)] == [False, True]
    text = str(found)
    for person in (ann, phone):
        assert person.http.cookies[COOKIE] not in text
        assert digest(person.http.cookies[COOKIE]) not in text, "not even the digest, whole"


def test_a_session_that_is_ended_is_nobodys(server: Server) -> None:
    ann = server.person("Ann")
    table = ann.table("me", "open", start=False)
    thief, phone = another(server, ann), another(server, ann)
    assert thief.get("/api/guest") == {"name": "Ann"}
    [stolen] = [session["id"] for session in sessions(thief) if session["current"]]
    link = thief.post("/api/guest/link")["link"]
    left = ann.post(f"/api/guest/sessions/{stolen}/end")["sessions"]
    assert stolen not in [session["id"] for session in left]
    assert len(left) == 2
    assert thief.get("/api/guest") == {"name": None}
    assert thief.post(f"/api/tables/{table}/start", 401)["code"] == "no-guest"
    assert thief.get("/api/guest/sessions", 401)["code"] == "no-guest"
    assert thief.post("/api/guest/recover", 401, link=link)["code"] == "no-guest", "the way back is shut"
    assert phone.get("/api/guest") == ann.get("/api/guest") == {"name": "Ann"}
    assert ann.post(f"/api/guest/sessions/{stolen}/end", 404)["code"] == "unknown"


def test_connections_of_a_session_that_is_ended_are_closed(server: Server) -> None:
    ann = server.person("Ann")
    table = ann.table("me", "me")
    thief = another(server, ann)
    with thief.connect(table) as stolen, ann.connect(table) as own:
        update = own.asked()
        stolen.asked()
        ann.post("/api/guest/sessions/end-others")
        assert stolen.closed() == 4401
        assert stolen.received[-1]["code"] == "no-guest"
        assert own.answer(update)["type"] == "done"
    with thief.connect(table) as line:
        assert line.until("update")["seat"] is None, "a spectator like any other"
        assert line.ask("say", text="boo")["code"] == "no-guest"


def test_all_other_sessions_are_ended_at_once(server: Server) -> None:
    ann = server.person("Ann")
    others = [another(server, ann) for _ in range(3)]
    link = ann.post("/api/guest/link")["link"]
    left = ann.post("/api/guest/sessions/end-others")["sessions"]
    assert [session["current"] for session in left] == [True]
    assert [other.get("/api/guest")["name"] for other in others] == [None] * 3
    assert server.person(None).post("/api/guest/recover", 401, link=link)["code"] == "no-guest", "nor by the link"


def test_nobody_ends_the_sessions_of_others(server: Server) -> None:
    ann, eve = server.person("Ann"), server.person("Eve")
    [session] = sessions(ann)
    assert eve.post(f"/api/guest/sessions/{session['id']}/end", 404)["code"] == "unknown"
    assert eve.post("/api/guest/sessions/end-others")["sessions"][0]["current"]
    for wrong in ("x", "", "%25", "a" * 17):
        assert eve.http.post(f"/api/guest/sessions/{wrong}/end").status_code in (404, 405, 422)
    assert ann.get("/api/guest") == {"name": "Ann"}
    assert eve.get("/api/guest") == {"name": "Eve"}


def test_one_may_end_the_session_that_asks(server: Server) -> None:
    ann = server.person("Ann")
    phone = another(server, ann)
    [own] = [session["id"] for session in sessions(ann) if session["current"]]
    ann.post(f"/api/guest/sessions/{own}/end")
    assert ann.get("/api/guest") == {"name": None}
    assert phone.get("/api/guest") == {"name": "Ann"}


def test_use_is_written_down_once_an_hour(sqlite_server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = sqlite_server.person("Ann")
    [before] = sessions(ann)
    written = sqlite_server.registry.store.commits
    for _ in range(5):
        ann.get("/api/guest")
    assert sqlite_server.registry.store.commits == written
    later = time.time() + 4_000
    monkeypatch.setattr("cyclades.server.guests.time.time", lambda: later)
    for _ in range(5):
        ann.get("/api/guest")
    wait_for(lambda: sessions(ann)[0]["used"] == later)
    assert before["used"] < later
    assert sqlite_server.registry.store.commits == written + 1


def test_a_session_that_ends_while_it_is_being_looked_up_is_not_remembered(
    sqlite_server: Server, tmp_path: Path
) -> None:
    ann = sqlite_server.person("Ann")
    thief = another(sqlite_server, ann)
    guests = sqlite_server.registry.guests
    secret = thief.http.cookies[COOKIE]
    guests.known.clear()

    async def raced() -> None:
        read = guests.store.read

        async def slow(work: Any) -> Any:
            found = await read(work)
            guests.store.read = read  # type: ignore[method-assign]
            owner = await guests.recognise(ann.http.cookies[COOKIE])
            assert owner is not None
            await guests.end(owner, lambda key: key != owner.session)
            return found

        guests.store.read = slow  # type: ignore[method-assign]
        await guests.recognise(secret)
        assert await guests.recognise(secret) is None

    asyncio.run_coroutine_threadsafe(raced(), sqlite_server.uvicorn.servers[0].get_loop()).result(20)


def test_a_link_that_was_asked_for_before_its_session_ended_leads_nowhere(sqlite_server: Server) -> None:
    """The attack: whoever had got in asked for links just as the owner ended the session, and one came after that."""
    ann = sqlite_server.person("Ann")
    thief = another(sqlite_server, ann)
    guests = sqlite_server.registry.guests

    async def at_once() -> Any:
        owner = await guests.recognise(ann.http.cookies[COOKIE])
        other = await guests.recognise(thief.http.cookies[COOKIE])
        assert owner is not None
        assert other is not None
        ending = asyncio.ensure_future(guests.end(owner, lambda key: key != owner.session))
        tries = [guests.link(other), guests.rename(other, "Mallory")]
        return await asyncio.gather(ending, *tries, return_exceptions=True)

    loop = sqlite_server.uvicorn.servers[0].get_loop()
    ended, link, renamed = asyncio.run_coroutine_threadsafe(at_once(), loop).result(20)
    assert len(ended) == 1
    assert isinstance(link, NoGuest)
    assert isinstance(renamed, NoGuest)
    assert ann.get("/api/guest")["name"] == "Ann"
