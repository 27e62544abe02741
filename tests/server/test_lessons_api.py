"""Lessons at the server: a real table for one person, with answers that are explained, left and resumed."""

from __future__ import annotations

from typing import Any

from sqlalchemy import create_engine

from cyclades import lessons
from cyclades.server import queries
from cyclades.server.settings import plain_url
from tests.server.running import Line, Person, Server

FIRST = "offerings"


def open_lesson(person: Person, again: bool = False) -> tuple[str, dict[str, Any]]:
    info = person.post(f"/api/lessons/{FIRST}", again=again)
    return str(info["id"]), info


def asked(line: Line) -> dict[str, Any]:
    """The next question to the learner."""
    return dict((line.waiting() or line.asked())["question"])


def answer(line: Line, *actions: str) -> dict[str, Any]:
    return line.ask("answer", seat=0, question=asked(line)["id"], actions=list(actions))


def test_a_lesson_is_a_running_table_for_one(server: Server) -> None:
    iris = server.person("Iris")
    id, info = open_lesson(iris)
    assert (info["status"], info["listed"], info["settings"]["spectators"]) == ("running", False, False)
    assert [seat["kind"] for seat in info["seats"]] == ["person", "bot", "bot"]
    assert info["lesson"] == {"name": FIRST, "step": 0, "steps": len(lessons.lessons()[FIRST].steps)}
    assert open_lesson(iris)[0] == id
    assert iris.get("/api/tables/mine")["tables"] == []
    server.person("Theo").get(f"/api/tables/{id}/record", 403)


def test_an_answer_that_leads_away_is_explained_in_the_language_of_the_connection(server: Server) -> None:
    iris = server.person("Iris")
    id, _ = open_lesson(iris)
    for language, word in (("en", "Apollo is free"), ("es", "Apolo es gratis")):
        line = iris.connect(id, f"language={language}")
        reply = answer(line, "bid apollo 0")
        assert (reply["type"], reply["code"]) == ("refused", "lesson")
        assert reply["message"].startswith(word)
        line.socket.close()
    refused = answer(iris.connect(id), "bid apollo 3")
    assert refused["code"] == "illegal"  # what the rules refuse, they refuse as ever


def test_opponents_follow_the_lesson_and_progress_is_kept(server: Server) -> None:
    iris = server.person("Iris")
    id, _ = open_lesson(iris)
    line = iris.connect(id)
    assert answer(line, "bid ares 2")["type"] == "done"
    assert line.until("table")["table"]["lesson"]["step"] == 1
    assert asked(line)["about"]["outbid_on"] == "ares"
    line.socket.close()
    [summary] = [each for each in iris.get("/api/lessons")["courses"][0]["lessons"] if each["name"] == FIRST]
    assert (summary["table"], summary["step"], summary["done"]) == (id, 1, False)
    assert open_lesson(iris)[1]["lesson"]["step"] == 1
    assert open_lesson(iris, again=True)[1]["lesson"]["step"] == 0


def test_a_lesson_that_is_done_stays_done(server: Server) -> None:
    iris = server.person("Iris")
    id, _ = open_lesson(iris)
    line = iris.connect(id)
    for actions in (
        ["bid ares 2"],
        ["bid poseidon 2"],
        ["build port", "at chios"],
        ["recruit fleet", "at thalassa"],
        ["end"],
    ):
        assert answer(line, *actions)["type"] == "done"
    summary = iris.get("/api/lessons")["courses"][0]["lessons"][0]
    assert (summary["step"], summary["done"]) == (summary["steps"], True)
    assert server.registry.tables[id].asked == 1  # blue is asked, but nobody plays on, now or after a start
    engine = create_engine(plain_url(server.settings.url()))
    with engine.connect() as connection:
        assert queries.bots_asked(connection) == []
    engine.dispose()
    open_lesson(iris, again=True)
    summary = iris.get("/api/lessons")["courses"][0]["lessons"][0]
    assert (summary["step"], summary["done"]) == (0, True)


def test_opening_lessons_has_a_bound(sqlite_server: Server) -> None:
    sqlite_server.registry.openings.per_day = 0
    iris = sqlite_server.person("Iris")
    assert iris.post(f"/api/lessons/{FIRST}", 429)["code"] == "too-much"
    iris.post("/api/lessons/unknown", 404)
    iris.get("/api/lessons/unknown", 404)


def test_a_lesson_is_resumed_after_a_restart(database: str) -> None:
    with Server(database) as server:
        iris = server.person("Iris")
        id, _ = open_lesson(iris)
        line = iris.connect(id)
        answer(line, "bid ares 2")
        asked(line)
    with Server(database) as server:
        iris.server = server
        iris.http.base_url = f"http://127.0.0.1:{server.port}"
        line = iris.connect(id)
        assert answer(line, "bid apollo 0")["code"] == "lesson"


def test_everybody_is_called_by_the_colour_that_the_lesson_speaks_of(server: Server) -> None:
    iris = server.person("Iris")
    id, _ = open_lesson(iris)
    with iris.connect(id, "language=en") as line:
        answer(line, "bid ares 2")
        update = line.until(lambda message: message["type"] == "update" and len(message["moments"]) > 0)
        told = " ".join(text for moment in update["moments"] for text in moment["text"])
    assert "Red" in told
    assert "Iris" not in told
