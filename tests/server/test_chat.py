"""Chat at a table: what people say, and what the table says about them."""

from __future__ import annotations

from typing import Any

from tests.server.running import Line, Server, friends


def lines_of(line: Line) -> list[dict[str, Any]]:
    """All lines of chat that a connection has heard."""
    return [said for message in line.received if message["type"] == "chat" for said in message["lines"]]


def hear_line(line: Line, kind: str, text: str = "") -> dict[str, Any]:
    """Hear messages until there is a line of a kind."""
    found: list[dict[str, Any]] = []

    def fits(message: dict[str, Any]) -> bool:
        if message["type"] == "chat":
            found.extend(said for said in message["lines"] if said["kind"] == kind and text in said["text"])
        return bool(found)

    line.until(fits)
    return found[0]


def test_everybody_at_the_table_hears_what_is_said(server: Server) -> None:
    (ann, bob), table = friends(server, "Ann", "Bob")
    carl = server.person("Carl")
    with ann.connect(table) as one, bob.connect(table) as two, carl.connect(table) as three:
        assert one.ask("say", text="Good luck,\nBob!")["type"] == "done"
        assert three.ask("say", text="May I watch?")["type"] == "done"
        for line in (one, two, three):
            if not any(said["text"] == "May I watch?" for said in lines_of(line)):
                hear_line(line, "chat", "May I watch?")
            said = [(s["name"], s["seat"], s["text"]) for s in lines_of(line) if s["kind"] == "chat"]
            assert said == [("Ann", 0, "Good luck,\nBob!"), ("Carl", None, "May I watch?")]


def test_people_chat_before_the_game_during_it_and_after_it(server: Server) -> None:
    (ann, bob), table = friends(server, "Ann", "Bob", start=False)
    with bob.connect(table) as line:
        assert line.ask("say", text="before")["type"] == "done"
        ann.post(f"/api/tables/{table}/start")
        assert line.ask("say", text="during")["type"] == "done"
        ann.post(f"/api/tables/{table}/seats/0/resign")
        bob.post(f"/api/tables/{table}/seats/1/resign")
        assert line.ask("say", text="after")["type"] == "done"
    with ann.connect(table) as line:
        hear_line(line, "chat", "after")
        heard = lines_of(line)
    assert [said["kind"] for said in heard] == [
        "seated",
        "chat",
        "begun",
        "chat",
        "resigned",
        "resigned",
        "abandoned",
        "chat",
    ]
    assert [said["number"] for said in heard] == list(range(8))


def test_the_table_says_who_comes_and_goes_and_what_they_do(server: Server) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = ann.table("me", "open", start=False)
    with ann.connect(table) as line:
        bob.post(f"/api/tables/{table}/seats/1/take")
        seated = hear_line(line, "seated")
        assert (seated["name"], seated["seat"]) == ("Bob", 1)
        bob.post(f"/api/tables/{table}/seats/1/leave")
        assert hear_line(line, "left")["name"] == "Bob"
        bob.post(f"/api/tables/{table}/seats/1/take", name="Bobby")
        ann.post(f"/api/tables/{table}/start")
        hear_line(line, "begun")
        bob.post(f"/api/tables/{table}/seats/1/stand-in", bot="random")
        replaced = hear_line(line, "replaced")
        assert (replaced["name"], replaced["text"]) == ("Bobby", "random")
        bob.post(f"/api/tables/{table}/seats/1/return")
        assert hear_line(line, "returned")["seat"] == 1
        line.ask("propose", seat=0, what="abandon")
        proposed = next(said for said in lines_of(line) if said["kind"] == "proposed")
        assert (proposed["name"], proposed["text"]) == ("Ann", "abandon")
        with bob.connect(table) as other:
            other.ask("vote", seat=1, agree=False)
        assert hear_line(line, "declined")["name"] == "Bobby"


def test_chat_is_kept_when_the_table_is_read_anew_and_told_once(server: Server) -> None:
    (ann, bob), table = friends(server, "Ann", "Bob")
    with ann.connect(table) as line:
        for number in range(5):
            line.ask("say", text=f"line {number}")
    server.registry.tables.pop(table)
    with bob.connect(table) as line:
        hear_line(line, "chat", "line 4")
        line.ask("say", text="and more")
        if not any(said["text"] == "and more" for said in lines_of(line)):
            hear_line(line, "chat", "and more")
        texts = [said["text"] for said in lines_of(line) if said["kind"] == "chat"]
    assert texts == [*(f"line {number}" for number in range(5)), "and more"]
    assert [said["number"] for said in lines_of(line)] == list(range(len(lines_of(line))))


def test_a_name_that_changes_later_does_not_change_what_was_said(server: Server) -> None:
    ann, carl = server.person("Ann"), server.person("Carl")
    table = ann.table("me", "open", start=False)
    with carl.connect(table) as line:
        line.ask("say", text="one")
    carl.post("/api/guest", name="Charles")
    with carl.connect(table) as line:
        line.ask("say", text="two")
        if not any(said["text"] == "two" for said in lines_of(line)):
            hear_line(line, "chat", "two")
        assert [(said["name"], said["text"]) for said in lines_of(line)] == [("Carl", "one"), ("Charles", "two")]


def test_what_cannot_be_said_is_refused(server: Server) -> None:
    ann = server.person("Ann")
    table = ann.table("me", "me")
    with ann.connect(table) as line:
        empty = line.ask("say", text=" \u200b ")
        assert (empty["code"], empty["message"]) == ("bad-request", "expected a text, got an empty one")
        for text in ("", "x" * 501, 5):
            line.say("say", text=text)
            refused = line.until("refused")
            assert (refused["id"], refused["code"]) == (None, "unreadable")
            assert "$.text" in refused["message"]
        assert line.ask("say", text="x" * 500)["type"] == "done"
        assert not [said for said in lines_of(line) if said["kind"] == "chat" and said["text"] != "x" * 500]
    with server.person(None).connect(table) as line:
        assert line.ask("say", text="boo")["code"] == "no-guest"
