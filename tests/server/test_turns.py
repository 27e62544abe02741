"""Turns at a table: answers, conflicts, catching up, taking back."""

from __future__ import annotations

import contextlib
import random
import threading
from functools import partial
from typing import Any

import pytest

from cyclades.server.messages import PROTOCOL
from tests.server.running import Line, Person, Server, friends, golds, leading_to


def test_a_game_against_bots_is_played_to_its_end(server: Server) -> None:
    ann = server.person("Ann")
    table = ann.table("me", "random", "random")
    with ann.connect(table, "language=en") as line:
        welcome = line.until("welcome")
        assert welcome["protocol"] == PROTOCOL
        assert [seat["kind"] for seat in welcome["table"]["seats"]] == ["person", "bot", "bot"]
        line.play(random.Random(1))
        final = [message for message in line.received if message["type"] == "update"][-1]
    assert final["view"]["over"]
    assert ann.get(f"/api/tables/{table}")["standings"] == final["view"]["standings"]


def test_the_story_calls_people_by_name_and_says_where_a_cycle_begins(server: Server) -> None:
    ann = server.person("Ann")
    table = ann.table("me", "random", "random")
    with ann.connect(table, "language=en") as line:
        line.play(random.Random(1))
        told = [moment for message in line.received for moment in message.get("moments", [])]
    assert any("Ann offers" in sentence for moment in told for sentence in moment["text"])
    begun = [moment for moment in told if any(event["event"] == "cycle-begun" for event in moment["events"])]
    assert len(begun) > 1
    assert all("begins" in moment["text"][moment.get("paragraphs_before_cycle", 0)] for moment in begun)


def test_of_two_answers_to_one_question_one_wins(server: Server) -> None:
    ann = server.person("Ann")
    table = ann.table("me", "me", "me")
    with ann.connect(table) as one, ann.connect(table) as two:
        first, second = one.asked(), two.asked()
        assert first["question"] == second["question"]
        actions = [choice["action"] for choice in first["question"]["choices"]]
        assert one.answer(first, actions[0])["type"] == "done"
        refused = two.answer(second, actions[1])
        assert (refused["type"], refused["code"]) == ("refused", "conflict")
        two.seen(lambda m: m["type"] == "update" and m["question"] and m["question"]["id"] != first["question"]["id"])


# -- catching up --------------------------------------------------------------------------------------------------


def moments_of(line: Line, seat: int | None) -> list[dict[str, Any]]:
    """All moments that a connection was told for a seat, in the order of telling."""
    told = [m for m in line.received if m["type"] in ("update", "moments") and m["seat"] == seat]
    return [moment for message in told for moment in message["moments"]]


def test_who_reconnects_is_told_all_since_the_last_moment_and_nothing_twice(server: Server) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = ann.table("me", "open", "random", start=False)
    bob.post(f"/api/tables/{table}/seats/1/take")
    ann.post(f"/api/tables/{table}/start")
    chooser = random.Random(4)
    heard: list[dict[str, Any]] = []
    moment = 0
    with ann.connect(table) as other:
        playing = threading.Thread(target=play_on, args=(other,), daemon=True)
        playing.start()
        for _ in range(6):
            with bob.connect(table, f"moment={moment}") as line:
                line.play(chooser, 4)
                line.until("update")
                heard += moments_of(line, 1)
                moment = line.latest(1)["moment"]
    assert [moment["moment"] for moment in heard] == list(range(1, moment + 1))
    with bob.connect(table) as line:
        line.until("update")
        assert moments_of(line, 1)[:moment] == heard


def play_on(line: Line) -> None:
    """Answer at random, in a thread, as long as the connection lasts."""
    with contextlib.suppress(Exception):
        line.play(random.Random(5))


def test_a_long_way_to_the_present_comes_in_pieces_that_fit_together(server: Server) -> None:
    ann = server.person("Ann")
    table = ann.table("me", "me")
    with ann.connect(table) as line:
        line.play(random.Random(6), 150)
        line.ask("say", text="stop")
    with ann.connect(table) as line:
        updates = [line.until("update"), line.until("update")]
        pieces = [m for m in line.received if m["type"] == "moments"]
        assert len(pieces) > 2
        assert all(len(m["moments"]) <= 40 for m in [*pieces, *updates])
        for update in updates:
            told = [moment["moment"] for moment in moments_of(line, update["seat"])]
            assert told == list(range(1, update["moment"] + 1))


def test_who_knows_everything_is_told_how_it_stands_and_no_moments(server: Server) -> None:
    ann = server.person("Ann")
    table = ann.table("me", "me")
    with ann.connect(table) as line:
        moment = line.until("update")["moment"]
    for known in (moment, moment + 1000):
        with ann.connect(table, f"moment={known}") as line:
            update = line.until("update")
            assert (update["moment"], update["moments"]) == (moment, [])
            assert update["view"]["areas"]
    with ann.connect(table, "moment=soon") as line:
        refused = line.hear()
        assert (refused["code"], refused["message"]) == ("bad-request", "expected a number as moment, got 'soon'")


def test_a_view_is_a_tabletop_unless_the_full_one_is_asked_for(server: Server) -> None:
    ann = server.person("Ann")
    table = ann.table("me", "me")
    for query, full in (("", False), ("view=tabletop", False), ("view=full", True)):
        with ann.connect(table, query) as line:
            view = line.until("update")["view"]
            assert ("areas" in view, "state" in view) == (not full, full)
    with ann.connect(table, "view=all") as line:
        refused = line.hear()
        assert (refused["code"], refused["message"]) == (
            "bad-request",
            "expected a view among tabletop, full, got 'all'",
        )


def test_both_connections_of_a_player_are_told_the_same(server: Server) -> None:
    ann = server.person("Ann")
    table = ann.table("me", "random")
    with ann.connect(table) as one, ann.connect(table) as two:
        one.play(random.Random(7), 8)
        moment = one.until("update")["moment"]
        two.seen(lambda m: m["type"] == "update" and m["moment"] >= moment)
        assert moments_of(two, 0)[:moment] == moments_of(one, 0)[:moment]


# -- unfinished groups --------------------------------------------------------------------------------------------


def two_at_a_table(server: Server, **wish: Any) -> tuple[Person, Person, str, int]:
    """Two people at a running table: who is asked first, the other, the table, and the seat of the first."""
    people, table = friends(server, "Ann", "Bob", **wish)
    seat = people[0].get(f"/api/tables/{table}")["asked_seats"][0]
    return people[seat], people[1 - seat], table, seat


def test_nobody_else_learns_of_answers_in_an_unfinished_group(server: Server) -> None:
    drafts, other, table, seat = two_at_a_table(server)
    carl = server.person("Carl")

    def seen_from_outside(person: Person, perspective: int | None) -> Any:
        query = {} if perspective is None else {"seat": perspective}
        shown = [person.get(f"/api/tables/{table}/{what}", **query) for what in ("record", "moments/1")]
        with person.connect(table, "moment=1") as line:
            update = line.until("update")
        return shown, update, person.get(f"/api/tables/{table}")

    with drafts.connect(table) as one, other.connect(table) as two, carl.connect(table) as three:
        asked = one.asked(seat)
        two.until("update"), three.until("update")
        before = seen_from_outside(other, 1 - seat), seen_from_outside(carl, None)
        mine = other.get("/api/tables/mine")
        assert asked["question"]["draft"] == 0
        assert one.answer(asked)["type"] == "done"
        drafted = one.seen(lambda m: m["type"] == "update" and m["question"] and m["question"]["draft"] == 1)
        assert drafted["moment"] == asked["moment"]
        assert (seen_from_outside(other, 1 - seat), seen_from_outside(carl, None)) == before
        assert other.get("/api/tables/mine") == mine
        for line in (two, three):
            heard = len(line.received)
            line.ask("say", text="what now?")
            assert not [m for m in line.received[heard:] if m["type"] in ("update", "moments")]
        assert one.ask("undo", seat=seat)["type"] == "done"
        again = one.seen(lambda m: m["type"] == "update" and m["question"]["id"] not in ids_of(asked, drafted))
        assert again["question"]["choices"] == asked["question"]["choices"]
        assert other.get("/api/tables/mine") == mine
        one.answer(again)
        one.answer(
            one.seen(lambda m: m["type"] == "update" and m["question"]["id"] not in ids_of(again, asked, drafted))
        )
        told = two.until("update")
        assert told["moment"] == asked["moment"] + 1
        assert [event["event"] for event in told["moments"][0]["events"]][:2] == ["start-placed", "recruited"]


def ids_of(*updates: dict[str, Any]) -> set[str]:
    return {update["question"]["id"] for update in updates}


# -- taking back --------------------------------------------------------------------------------------------------


def answered(line: Line, update: dict[str, Any], action: str | None = None) -> dict[str, Any]:
    """Answer, and return the next update of the seat."""
    since = len(line.received)
    assert line.answer(update, action)["type"] == "done"
    return line.seen(lambda m: m["type"] == "update" and m["seat"] == update["seat"], since)


def test_answers_of_an_unfinished_turn_are_taken_back_alone(server: Server) -> None:
    ann, _, table, seat = two_at_a_table(server)
    with ann.connect(table) as line:
        first = line.asked(seat)
        second = answered(line, first)
        third = answered(line, second)
        assert [update["undo"] for update in (first, second, third)] == [0, 1, 2]
        assert third["moment"] == first["moment"] + 1
        since = len(line.received)
        assert line.ask("undo", seat=seat, count=2)["type"] == "done"
        back = line.seen(lambda m: m["type"] == "update", since)
        assert back["moments"][0]["kind"] == "undo"
        assert back["moments"][0]["back_to"] == first["moment"]
        assert back["moment"] == third["moment"] + 1
        assert back["view"] == first["view"]
        assert back["question"]["choices"] == first["question"]["choices"]
        assert back["question"]["id"] != first["question"]["id"]
        assert line.answer(first)["code"] == "conflict"
        assert line.answer(back)["type"] == "done"


def test_no_more_is_taken_back_than_was_answered_and_nothing_of_others(server: Server) -> None:
    ann, bob, table, seat = two_at_a_table(server)
    with ann.connect(table) as line, bob.connect(table) as other:
        nothing = line.ask("undo", seat=seat)
        assert (nothing["code"], nothing["message"]) == ("illegal", "nothing can be taken back")
        answered(line, line.seen(lambda m: m["type"] == "update"))
        assert line.ask("undo", seat=seat, count=2)["message"] == "expected 1 to 1 actions to take back, got 2"
        assert other.ask("undo", seat=1 - seat)["message"] == "nothing can be taken back"
        assert other.ask("undo", seat=seat)["message"] == f"seat {seat} is not yours"
        line.say("undo", seat=seat, count=0)
        assert "$.count" in line.until("refused")["message"]


def test_nothing_is_taken_back_past_anothers_answer(server: Server) -> None:
    ann, bob, table, seat = two_at_a_table(server)
    with ann.connect(table) as line, bob.connect(table) as other:
        update = line.asked(seat)
        while update["question"] is not None:
            update = answered(line, update)
        assert update["undo"] > 0
        asked = other.asked(1 - seat)
        assert answered(other, asked)["question"]["draft"] == 1
        assert line.latest(seat)["undo"] == update["undo"]
        other.answer(other.latest(1 - seat))
        line.until(lambda m: m["type"] == "update" and m["undo"] == 0)
        assert line.ask("undo", seat=seat)["message"] == "nothing can be taken back"


@pytest.mark.parametrize(
    ("edition", "sign"),
    [
        ("classic", "rolled"),
        ("classic", "creature-exchanged"),
        ("legendary", "deck-peeked"),
        ("legendary", "turn-ended"),
    ],
)
def test_nothing_is_taken_back_past_a_reveal_or_a_turn_s_end(sqlite_server: Server, edition: str, sign: str) -> None:
    record, answers = leading_to(sign, edition)
    ann = sqlite_server.person("Ann")
    table = ann.continued(record)
    with ann.connect(table) as line:
        update = line.asked()
        seat = update["seat"]
        for number, action in enumerate(answers, 1):
            update = answered(line, update, action)
            assert update["undo"] >= number or number == len(answers)
        assert sign in [event["event"] for moment in update["moments"] for event in moment["events"]]
        assert update["undo"] == 0
        refused = line.ask("undo", seat=seat)
        assert (refused["code"], refused["message"]) == ("illegal", "nothing can be taken back")


# -- answers that do not count ------------------------------------------------------------------------------------


def test_answers_that_are_not_legal_are_refused_and_change_nothing(server: Server) -> None:
    ann, bob, table, seat = two_at_a_table(server)
    with ann.connect(table) as line, bob.connect(table) as other:
        asked = line.asked(seat)
        before = ann.get(f"/api/tables/{table}/record", seat=seat)
        illegal = line.answer(asked, "bid ares 5")
        assert illegal["code"] == "illegal"
        assert illegal["message"].startswith("'bid ares 5' is not legal now; expected one of: at ")
        nonsense = line.answer(asked, "dance wildly")
        assert (nonsense["code"], "dance" in nonsense["message"]) == ("illegal", True)
        stale = line.ask("answer", seat=seat, question="0" * 16, actions=["end"])
        assert (stale["code"], stale["message"]) == (
            "conflict",
            "this question was answered already: look at the table again",
        )
        for number, code, message in (
            (1 - seat, "conflict", f"seat {1 - seat} is not asked now"),
            (seat, "forbidden", f"seat {seat} is not yours"),
            (5, "unknown", "expected a seat from 0 to 1, got 5"),
        ):
            question = asked["question"]
            action = question["choices"][0]["action"]
            refused = other.ask("answer", seat=number, question=question["id"], actions=[action])
            assert (refused["code"], refused["message"]) == (code, message)
        assert ann.get(f"/api/tables/{table}/record", seat=seat) == before
        assert line.answer(asked)["type"] == "done"


def test_messages_that_cannot_be_read_are_refused_with_where_and_why(server: Server) -> None:
    ann = server.person("Ann")
    table = ann.table("me", "me")
    with ann.connect(table) as line:
        for text, why in (
            ("nonsense", "malformed"),
            ('{"type": "dance", "id": 1}', "Invalid value 'dance' - at `$.type`"),
            ('{"type": "answer", "id": 1, "seat": 9, "question": "", "actions": [""]}', "`$.seat`"),
            ('{"type": "undo", "id": 1, "seat": 0, "all": true}', "unknown field `all`"),
        ):
            line.socket.send(text)
            refused = line.until("refused")
            assert (refused["id"], refused["code"]) == (None, "unreadable")
            assert why in refused["message"]
        assert line.answer(line.seen(lambda m: m["type"] == "update" and m["question"]))["type"] == "done"


# -- spectators ---------------------------------------------------------------------------------------------------


def is_later(moment: int, message: dict[str, Any]) -> bool:
    return bool(message["type"] == "update" and message["moment"] > moment)


def test_spectators_see_the_game_go_on_but_no_secrets_and_do_nothing(server: Server) -> None:
    ann = server.person("Ann")
    table = ann.table("me", "me")
    for spectator in (server.person("Carl"), server.person(None)):
        with spectator.connect(table) as watching, ann.connect(table) as line:
            update = watching.until("update")
            assert (update["seat"], update["question"], update["undo"]) == (None, None, 0)
            assert set(golds(update["view"])) == {None}
            line.play(random.Random(9), 6)
            watching.until(partial(is_later, update["moment"]))
            last = watching.latest(None)["moment"]
            assert [moment["moment"] for moment in moments_of(watching, None)] == list(range(1, last + 1))
            refused = watching.ask("answer", seat=0, question="x", actions=["end"])
            assert refused["code"] == ("no-guest" if not spectator.cookie else "forbidden")
            assert all(m["seat"] is None for m in watching.received if m["type"] in ("update", "moments"))


def test_a_table_without_spectators_lets_only_its_players_look(server: Server) -> None:
    (ann, bob), table = friends(server, "Ann", "Bob", settings={"spectators": False})
    carl = server.person("Carl")
    with carl.connect(table) as line:
        assert line.hear()["message"] == "this table has no spectators"
        assert line.closed() == 4403
    for path in ("record", "moments/1"):
        assert carl.get(f"/api/tables/{table}/{path}", 403)["code"] == "forbidden"
    with bob.connect(table) as line:
        assert line.until("update")["seat"] == 1
    assert ann.get(f"/api/tables/{table}/record", seat=0)["actions"]


def test_two_requests_of_one_connection_are_done_in_order(server: Server) -> None:
    ann = server.person("Ann")
    table = ann.table("me", "me")
    with ann.connect(table) as line:
        asked = line.asked()
        question = asked["question"]
        action = question["choices"][0]["action"]
        numbers = [line.say("answer", seat=asked["seat"], question=question["id"], actions=[action]) for _ in range(3)]
        replies = [line.until(lambda m: m["type"] in ("done", "refused")) for _ in numbers]
    assert [reply["id"] for reply in replies] == numbers
    assert [reply["type"] for reply in replies] == ["done", "refused", "refused"]
    assert [reply.get("code") for reply in replies] == [None, "conflict", "conflict"]
