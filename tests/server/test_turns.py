"""Turns at a table: answers, conflicts, catching up, taking back."""

from __future__ import annotations

import random

from tests.server.place import Place


def test_a_game_against_bots_is_played_to_its_end(place: Place) -> None:
    ann = place.person("Ann")
    table = ann.table("me", "random", "random")
    with ann.connect(table, "language=en") as line:
        welcome = line.until("welcome")
        assert welcome["protocol"] == 1
        assert [seat["kind"] for seat in welcome["table"]["seats"]] == ["person", "bot", "bot"]
        line.play(random.Random(1))
        final = [message for message in line.received if message["type"] == "update"][-1]
    assert final["view"]["over"]
    assert ann.get(f"/api/tables/{table}")["result"] == final["view"]["standings"]


def test_of_two_answers_to_one_question_one_wins(place: Place) -> None:
    ann = place.person("Ann")
    table = ann.table("me", "me", "me")
    with ann.connect(table) as one, ann.connect(table) as two:
        first, second = one.asked(), two.asked()
        assert first["question"] == second["question"]
        actions = [choice["action"] for choice in first["question"]["choices"]]
        assert one.answer(first, actions[0])["type"] == "done"
        refused = two.answer(second, actions[1])
        assert (refused["type"], refused["code"]) == ("refused", "conflict")
        assert two.latest(first["seat"])["question"]["id"] != first["question"]["id"]
