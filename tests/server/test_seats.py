"""Seats during a game: resigning, standing in, coming back, several on one screen, playing again."""

from __future__ import annotations

import asyncio
import contextlib
import random
import threading
import time
from typing import Any

import pytest

from cyclades.server import queries
from cyclades.server.bot_workers import BotFailed, Thought
from tests.server.running import Line, Person, Server, friends, golds, wait_for
from tests.server.test_bounds import done


def seat_of(person: Person, table: str, number: int) -> dict[str, Any]:
    seat: dict[str, Any] = person.get(f"/api/tables/{table}")["seats"][number]
    return seat


def moments_of(line: Line) -> list[dict[str, Any]]:
    """All moments that a connection was told of."""
    return [moment for m in line.received if m["type"] == "update" for moment in m["moments"]]


def first_of(update: dict[str, Any]) -> str:
    return str(update["question"]["choices"][0]["action"])


# -- resigning ----------------------------------------------------------------------------------------------------


def test_for_who_resigns_a_bot_plays_on_to_the_end(server: Server) -> None:
    (ann, bob), table = friends(server, "Ann", "Bob", options={"max_cycles": 1})
    with ann.connect(table) as line:
        resigned = bob.post(f"/api/tables/{table}/seats/1/resign")["seats"][1]
        assert (resigned["kind"], resigned["name"], resigned["bot"]) == ("resigned", "Bob", "novice")
        line.play(random.Random(2))
        assert line.latest(0)["view"]["over"]
        moments = moments_of(line)
    by = {(moment["player"], moment.get("note", "")) for moment in moments if moment["kind"] == "action"}
    assert by == {(0, ""), (1, "novice")}
    assert ann.get(f"/api/tables/{table}")["status"] == "over"


def test_who_has_resigned_still_sees_but_neither_answers_nor_comes_back(server: Server) -> None:
    (ann, bob), table = friends(server, "Ann", "Bob")
    bob.post(f"/api/tables/{table}/seats/1/resign")
    assert bob.post(f"/api/tables/{table}/seats/1/resign", 409)["message"] == "seat 1 has resigned already"
    assert bob.post(f"/api/tables/{table}/seats/1/return", 409)["message"] == "no bot stands in for seat 1"
    assert ann.post(f"/api/tables/{table}/seats/1/resign", 403)["message"] == "seat 1 is not yours"
    with bob.connect(table) as line:
        update = line.until("update")
        assert (update["seat"], update["question"], update["undo"]) == (1, None, 0)
        for request in (
            {"type": "answer", "question": "x", "actions": ["end"]},
            {"type": "undo"},
            {"type": "propose", "what": "abandon"},
        ):
            refused = line.ask(**request, seat=1)
            assert (refused["code"], refused["message"]) == ("conflict", "a bot answers for seat 1: come back first")


def test_when_the_last_person_resigns_the_game_is_abandoned(server: Server) -> None:
    (ann, bob), table = friends(server, "Ann", "Bob")
    with bob.connect(table) as line:
        ann.post(f"/api/tables/{table}/seats/0/resign")
        assert bob.post(f"/api/tables/{table}/seats/1/resign")["status"] == "abandoned"
        line.seen(lambda m: m["type"] == "chat" and m["lines"][-1]["kind"] == "abandoned")
    assert bob.post(f"/api/tables/{table}/seats/1/resign", 409)["message"].endswith("it is abandoned")
    assert bob.get(f"/api/tables/{table}")["standings"] == []


def test_one_of_two_seats_resigns_alone(server: Server) -> None:
    ann = server.person("Ann")
    table = ann.table("me", "me", "me")
    after = ann.post(f"/api/tables/{table}/seats/1/resign")
    assert [seat["kind"] for seat in after["seats"]] == ["person", "resigned", "person"]
    assert after["status"] == "running"


# -- standing in --------------------------------------------------------------------------------------------------


def test_a_bot_stands_in_for_who_is_away_long_enough_and_gives_the_seat_back(server: Server) -> None:
    (ann, bob), table = friends(server, "Ann", "Bob")
    path = f"/api/tables/{table}/seats/1"
    with ann.connect(table) as line:
        with bob.connect(table) as here:
            here.until("welcome")
            assert ann.post(f"{path}/stand-in", 409)["message"] == "Bob is here"
        wait_for(lambda: not seat_of(ann, table, 1)["present"])
        server.let_pass(2)
        line.until("update")
        stands = ann.post(f"{path}/stand-in", bot="random")["seats"][1]
        assert (stands["kind"], stands["bot"], stands["name"]) == ("stand-in", "novice", "Bob")
        while not any("note" in moment for moment in moments_of(line)):
            update = line.latest(0)
            if update["question"] is not None:
                line.say("answer", seat=0, question=update["question"]["id"], actions=[first_of(update)])
            line.until("update")
        assert ann.post(f"{path}/return", 403)["message"] == "seat 1 is not yours"
        assert bob.post(f"{path}/return")["seats"][1]["kind"] == "person"
        with bob.connect(table) as back:
            play = threading.Thread(target=answer_until_closed, args=(line,), daemon=True)
            play.start()
            assert back.play(random.Random(4), 4) == 4
            assert back.ask("say", text="here I am")["type"] == "done"
            mine = [moment.get("note", "") for moment in moments_of(back) if moment["player"] == 1]
            assert mine == sorted(mine, reverse=True)
            assert set(mine) == {"novice", ""}


def answer_until_closed(line: Line) -> None:
    """Answer whatever comes, in a thread, as long as the connection lasts."""
    question = line.latest(0)["question"]
    if question is not None:
        line.say("answer", seat=0, question=question["id"], actions=[question["choices"][0]["action"]])
    with contextlib.suppress(Exception):
        line.play(random.Random(3))


def test_nobody_stands_in_before_the_time_is_up(server: Server) -> None:
    (ann, bob), table = friends(server, "Ann", "Bob", settings={"absence_minutes": 60})
    with bob.connect(table) as line:
        line.until("welcome")
    wait_for(lambda: not seat_of(ann, table, 1)["present"])
    problem = ann.post(f"/api/tables/{table}/seats/1/stand-in", 409)
    assert "Bob has been away for" in problem["message"]
    assert "after 3600 s" in problem["message"]
    assert seat_of(ann, table, 1)["kind"] == "person"


@pytest.mark.parametrize("minutes", [0, 1, 1.99, -5])
def test_no_table_takes_a_seat_from_whoever_blinks(sqlite_server: Server, minutes: float) -> None:
    ann = sqlite_server.person("Ann")
    settings = {"absence_minutes": minutes}
    refused = ann.post("/api/tables", 422, players=2, settings=settings)
    assert "settings.absence_minutes" in refused["message"].replace("`", "")
    record = ann.get(f"/api/tables/{ann.table('me', 'me')}/record")
    brought = ann.post("/api/records", **record)["id"]
    assert ann.post(f"/api/tables/{brought}/continue", 422, moment=1, settings=settings)["code"] == "bad-request"
    least = ann.table("me", "open", start=False, settings={"absence_minutes": 2})
    assert ann.get(f"/api/tables/{least}")["settings"]["absence_minutes"] == 2


def test_a_table_from_before_that_was_so_waits_as_long_as_others(server: Server) -> None:
    (ann, bob), table = friends(server, "Ann", "Bob")
    hasty = {"hints": False, "odds": True, "spectators": True, "absence_minutes": 0.0}
    done(
        server,
        server.registry.store.write(
            lambda connection: queries.change_table(connection, table, "running", settings=hasty)
        ),
    )
    del server.registry.tables[table]
    found = ann.get(f"/api/tables/{table}")["settings"]
    assert (found["hints"], found["absence_minutes"]) == (False, 2)
    with bob.connect(table) as line:
        line.until("welcome")
    wait_for(lambda: not seat_of(ann, table, 1)["present"])
    server.let_pass(1)
    ann.post(f"/api/tables/{table}/seats/1/stand-in", 409)
    server.let_pass(1)
    ann.post(f"/api/tables/{table}/seats/1/stand-in")


def test_only_who_sits_at_the_table_calls_a_stand_in_and_only_for_people(server: Server) -> None:
    ann, carl = server.person("Ann"), server.person("Carl")
    table = ann.table("me", "me", "random")
    path = f"/api/tables/{table}/seats"
    assert carl.post(f"{path}/0/stand-in", 403)["code"] == "forbidden"
    assert ann.post(f"{path}/2/stand-in", 409)["message"] == "nobody has to stand in for seat 2"
    assert ann.post(f"{path}/0/return", 409)["message"] == "no bot stands in for seat 0"
    assert "got 'deep'" in ann.post(f"{path}/0/stand-in", 400, bot="deep")["message"]
    ann.post(f"{path}/0/stand-in")
    assert ann.post(f"{path}/0/stand-in", 409)["code"] == "conflict"


def test_one_may_let_a_bot_answer_for_oneself_and_is_not_asked_meanwhile(server: Server) -> None:
    ann = server.person("Ann")
    table = ann.table("me", "me")
    with ann.connect(table) as line:
        asked = line.asked()
        seat = asked["seat"]

        async def never(*given: Any) -> str:
            await server.registry.bot_turns.stopped.wait()
            raise BotFailed("it thought for ever")

        server.registry.bot_turns.bot_workers.answer = never  # type: ignore[method-assign, assignment]
        ann.post(f"/api/tables/{table}/seats/{seat}/stand-in", bot="random")
        assert line.until(lambda m: m["type"] == "update" and m["seat"] == seat)["question"] is None
        assert line.answer(asked)["message"] == f"a bot answers for seat {seat}: come back first"
        ann.post(f"/api/tables/{table}/seats/{seat}/return")
        again = line.asked(seat)
        assert again["question"]["choices"] == asked["question"]["choices"]
        assert line.answer(again)["type"] == "done"


def test_what_a_stand_in_was_thinking_does_not_count_once_the_person_is_back(server: Server) -> None:
    ann = server.person("Ann")
    table = ann.table("me", "me")
    goes, thinks = threading.Event(), threading.Event()

    async def slow(spec: str, seed: int, view: dict[str, Any], begun: Any = None) -> Thought:
        thinks.set()
        while not goes.is_set():
            await asyncio.sleep(0.01)
        return Thought(str(view["actions"][0]))

    server.registry.bot_turns.bot_workers.answer = slow  # type: ignore[method-assign]
    with ann.connect(table) as line:
        seat = line.asked()["seat"]
        ann.post(f"/api/tables/{table}/seats/{seat}/stand-in", bot="random")
        assert thinks.wait(20)
        ann.post(f"/api/tables/{table}/seats/{seat}/return")
        asked = line.asked(seat)
        goes.set()
        wait_for(lambda: not server.registry.bot_turns.tasks)
        assert line.answer(asked)["type"] == "done"
        assert all("note" not in moment for moment in moments_of(line))


def test_a_stand_in_goes_on_after_its_table_left_the_memory(server: Server) -> None:
    (ann, bob), table = friends(server, "Ann", "Bob")
    bob.post(f"/api/tables/{table}/seats/1/stand-in", bot="random")
    wait_for(lambda: not server.registry.bot_turns.tasks)
    server.registry.tables[table].last_used = time.monotonic() - 10**6
    server.registry.unload_idle()
    assert table not in server.registry.tables
    assert seat_of(ann, table, 1)["kind"] == "stand-in"
    assert bob.post(f"/api/tables/{table}/seats/1/return")["seats"][1]["kind"] == "person"


# -- several seats in one browser ---------------------------------------------------------------------------------


def test_one_browser_has_several_seats_each_with_its_own_view(server: Server) -> None:
    ann = server.person("Ann")
    table = ann.table("me", "me", "me", options={"gold": 7})
    with ann.connect(table) as line:
        updates = [line.until("update") for _ in range(3)]
        assert [update["seat"] for update in updates] == [0, 1, 2]
        seen = [golds(update["view"]) for update in updates]
        assert [[amount is not None for amount in gold] for gold in seen] == [
            [True, False, False],
            [False, True, False],
            [False, False, True],
        ]
        asked = [update for update in updates if update["question"] is not None]
        assert len(asked) == 1
        question = asked[0]["question"]
        other = (asked[0]["seat"] + 1) % 3
        refused = line.ask("answer", seat=other, question=question["id"], actions=[first_of(asked[0])])
        assert (refused["code"], refused["message"]) == ("conflict", f"seat {other} is not asked now")
        assert line.answer(asked[0])["type"] == "done"


def test_people_and_shared_screens_mix_at_one_table(server: Server) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    seats = [{"kind": "me"}, {"kind": "me", "name": "Eve"}, {"kind": "open"}]
    table = ann.post("/api/tables", players=3, seats=seats)["id"]
    bob.post(f"/api/tables/{table}/seats/2/take")
    ann.post(f"/api/tables/{table}/start")
    with ann.connect(table) as two, bob.connect(table) as one:
        assert {two.until("update")["seat"], two.until("update")["seat"]} == {0, 1}
        update = one.until("update")
        assert update["seat"] == 2
        assert [seat["name"] for seat in one.received[0]["table"]["seats"]] == ["Ann", "Eve", "Bob"]
        for seat in (0, 1):
            refused = one.ask("answer", seat=seat, question="x", actions=["end"])
            assert (refused["code"], refused["message"]) == ("forbidden", f"seat {seat} is not yours")
    assert {m["seat"] for m in one.received if m["type"] == "update"} == {2}


# -- playing again ------------------------------------------------------------------------------------------------


def test_a_rematch_is_one_new_table_with_the_same_people_and_game(server: Server) -> None:
    (ann, bob), table = friends(server, "Ann", "Bob", edition="classic", expansions=["monuments"], title="Monday")
    carl = server.person("Carl")
    assert ann.post(f"/api/tables/{table}/rematch", 409)["message"] == "the game is not over: it is running"
    ann.post(f"/api/tables/{table}/seats/0/resign")
    bob.post(f"/api/tables/{table}/seats/1/resign")
    assert carl.post(f"/api/tables/{table}/rematch", 403)["code"] == "forbidden"
    with ann.connect(table) as line:
        line.until("welcome")
        again = bob.post(f"/api/tables/{table}/rematch")
        line.until(lambda m: m["type"] == "table" and m["table"]["rematch"] == again["id"])
    assert ann.post(f"/api/tables/{table}/rematch")["id"] == again["id"] != table
    assert (again["status"], again["hosting"], again["title"]) == ("waiting", True, "Monday")
    assert (again["edition"], again["expansions"]) == ("classic", ["monuments"])
    assert [(seat["name"], seat["kind"]) for seat in again["seats"]] == [("Ann", "person"), ("Bob", "person")]
    assert bob.post(f"/api/tables/{again['id']}/start")["status"] == "running"


def test_a_rematch_against_bots_begins_at_once(server: Server) -> None:
    ann = server.person("Ann")
    table = ann.table("me", "random", "novice")
    ann.post(f"/api/tables/{table}/seats/0/resign")
    again = ann.post(f"/api/tables/{table}/rematch")
    assert again["status"] == "running"
    assert [(seat["kind"], seat["bot"]) for seat in again["seats"]] == [
        ("person", ""),
        ("bot", "random"),
        ("bot", "novice"),
    ]
    with ann.connect(again["id"]) as line:
        assert line.asked(0)["question"]["kind"] == "StartingArea"
