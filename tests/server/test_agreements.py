"""Agreements: turns that have ended come back, and games end early, by consent of all who play."""

from __future__ import annotations

import contextlib
from functools import partial
from typing import Any

import pytest

from tests.server.running import Line, Person, Server, friends, wait_for


def moments_of(line: Line) -> list[dict[str, Any]]:
    """All moments that a connection was told of."""
    return [moment for m in line.received if m["type"] == "update" for moment in m["moments"]]


def proposal(person: Person, table: str) -> Any:
    return person.get(f"/api/tables/{table}")["proposal"]


def is_for(seat: int | None, message: dict[str, Any]) -> bool:
    return bool(message["type"] == "update" and message["seat"] == seat)


def step(*lines: Line) -> None:
    """Whoever is asked answers, and hears what came of it."""
    while True:
        for line in lines:
            updates = {m["seat"]: m for m in line.received if m["type"] == "update"}
            asked = next((update for update in updates.values() if update["question"] is not None), None)
            if asked is not None:
                since = len(line.received)
                assert line.answer(asked)["type"] == "done"
                line.seen(partial(is_for, asked["seat"]), since)
                return
        for line in lines:
            with contextlib.suppress(TimeoutError):
                line.hear(0.05)


def play_to(lines: tuple[Line, ...], moment: int) -> None:
    """Play until so many moments have come."""
    while max(m["moment"] for line in lines for m in line.received if m["type"] == "update") < moment:
        step(*lines)


def agreed(line: Line, back_to: int) -> dict[str, Any]:
    """Hear messages until the game stands again where it stood."""
    return line.seen(
        lambda m: m["type"] == "update" and any(moment.get("back_to") == back_to for moment in m["moments"])
    )


def test_ended_turns_come_back_when_all_agree(server: Server) -> None:
    (ann, bob), table = friends(server, "Ann", "Bob")
    with ann.connect(table) as one, bob.connect(table) as two:
        one.until("update"), two.until("update")
        play_to((one, two), 9)
        then = ann.get(f"/api/tables/{table}/moments/4", seat=0)["view"]
        assert one.ask("propose", seat=0, what="takeback", moment=4)["type"] == "done"
        told = two.seen(lambda m: m["type"] == "table" and m["table"]["proposal"] is not None)["table"]["proposal"]
        assert told == {"what": "takeback", "seat": 0, "moment": 4, "agreed": [0], "waiting": [1]}
        last = ann.get(f"/api/tables/{table}/moments/1")["last"]
        assert two.ask("vote", seat=1, agree=True)["type"] == "done"
        back = agreed(one, 4)
        assert back["view"] == then
        assert back["moment"] == last + 1
        assert back["moments"][-1]["kind"] == "takeback"
        assert agreed(two, 4)["moment"] == last + 1
        assert proposal(ann, table) is None
        step(one, two)


def test_what_was_taken_back_stays_in_the_log_and_the_record_has_it_no_more(server: Server) -> None:
    ann = server.person("Ann")
    table = ann.table("me", "me")
    with ann.connect(table) as line:
        line.until("update")
        play_to((line,), 6)
        before = ann.get(f"/api/tables/{table}/record", seat=0)["actions"]
        moments = ann.get(f"/api/tables/{table}/moments/1")["last"]
        line.ask("propose", seat=0, what="takeback", moment=2)
        agreed(line, 2)
        after = ann.get(f"/api/tables/{table}/record", seat=0)["actions"]
        assert after == before[: len(after)]
        assert len(after) < len(before)
        assert ann.get(f"/api/tables/{table}/moments/{moments}")["last"] == moments + 1
        gone = line.ask("propose", seat=0, what="takeback", moment=4)
        assert (gone["code"], gone["message"]) == (
            "illegal",
            "moment 4 was itself taken back: choose one that still counts",
        )


def test_one_who_refuses_ends_a_proposal_and_nothing_changes(server: Server) -> None:
    (ann, bob), table = friends(server, "Ann", "Bob")
    with ann.connect(table) as one, bob.connect(table) as two:
        one.until("update"), two.until("update")
        play_to((one, two), 5)
        before = ann.get(f"/api/tables/{table}/record", seat=0)
        one.ask("propose", seat=0, what="takeback", moment=2)
        assert two.ask("vote", seat=1, agree=False)["type"] == "done"
        one.seen(lambda m: m["type"] == "chat" and m["lines"][-1]["kind"] == "declined")
        assert proposal(ann, table) is None
        assert ann.get(f"/api/tables/{table}/record", seat=0) == before
        assert two.ask("vote", seat=1, agree=True)["message"] == "nothing is proposed"


def test_who_made_a_proposal_may_withdraw_it(server: Server) -> None:
    (ann, bob), table = friends(server, "Ann", "Bob")
    with ann.connect(table) as line:
        line.ask("propose", seat=0, what="abandon")
        assert line.ask("vote", seat=0, agree=False)["type"] == "done"
    assert proposal(bob, table) is None
    assert bob.get(f"/api/tables/{table}")["status"] == "running"


def test_there_is_one_proposal_at_a_time(server: Server) -> None:
    (ann, bob, carl), table = friends(server, "Ann", "Bob", "Carl")
    with ann.connect(table) as one, bob.connect(table) as two, carl.connect(table) as three:
        assert one.ask("propose", seat=0, what="abandon")["type"] == "done"
        refused = two.ask("propose", seat=1, what="abandon")
        assert (refused["code"], refused["message"]) == (
            "conflict",
            "something else is proposed already: agree on that first",
        )
        two.ask("vote", seat=1, agree=True)
        assert proposal(carl, table)["waiting"] == [2]
        three.ask("vote", seat=2, agree=False)
        assert two.ask("propose", seat=1, what="abandon")["type"] == "done"
        assert proposal(carl, table) == {"what": "abandon", "seat": 1, "moment": 0, "agreed": [1], "waiting": [0, 2]}


def test_a_game_is_abandoned_when_all_agree_and_not_before(server: Server) -> None:
    (ann, bob, carl), table = friends(server, "Ann", "Bob", "Carl")
    with ann.connect(table) as one, bob.connect(table) as two, carl.connect(table) as three:
        asked = next(line for line in (one, two, three) if line.until("update")["question"] is not None)
        question = next(m for m in asked.received if m["type"] == "update")
        one.ask("propose", seat=0, what="abandon")
        two.ask("vote", seat=1, agree=True)
        assert ann.get(f"/api/tables/{table}")["status"] == "running"
        three.ask("vote", seat=2, agree=True)
        over = ann.get(f"/api/tables/{table}")
        assert (over["status"], over["asked_seats"], over["standings"], over["proposal"]) == ("abandoned", [], [], None)
        one.seen(lambda m: m["type"] == "chat" and m["lines"][-1]["kind"] == "abandoned")
        refused = asked.answer(question)
        assert (refused["code"], refused["message"]) == ("conflict", "the game is not running: it is abandoned")
        again = one.ask("propose", seat=0, what="abandon")
        assert again["message"] == "the game is not running: it is abandoned"


def test_bots_need_not_be_asked(server: Server) -> None:
    ann = server.person("Ann")
    table = ann.table("me", "random", "random")
    with ann.connect(table) as line:
        step(line)
        step(line)
        assert line.ask("propose", seat=0, what="takeback", moment=1)["type"] == "done"
        agreed(line, 1)
        assert line.ask("propose", seat=0, what="abandon")["type"] == "done"
    assert ann.get(f"/api/tables/{table}")["status"] == "abandoned"


def test_one_who_has_several_seats_agrees_for_all_of_them(server: Server) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = ann.table("me", "me", "open", start=False)
    bob.post(f"/api/tables/{table}/seats/2/take")
    ann.post(f"/api/tables/{table}/start")
    with bob.connect(table) as two, ann.connect(table) as one:
        two.ask("propose", seat=2, what="abandon")
        assert proposal(ann, table)["waiting"] == [0, 1]
        one.ask("vote", seat=1, agree=True)
    assert ann.get(f"/api/tables/{table}")["status"] == "abandoned"


def test_who_resigns_no_longer_has_to_agree(server: Server) -> None:
    (ann, bob), table = friends(server, "Ann", "Bob")
    with ann.connect(table) as line:
        line.ask("propose", seat=0, what="abandon")
        assert proposal(ann, table)["waiting"] == [1]
        bob.post(f"/api/tables/{table}/seats/1/resign")
    assert ann.get(f"/api/tables/{table}")["status"] == "abandoned"


# -- nobody alone -------------------------------------------------------------------------------------------------


def leaves_the_seat_to_a_bot(server: Server, person: Person, other: Person, table: str, seat: int, way: str) -> None:
    """A bot stands in, because somebody wants it so, or because others do after two minutes."""
    server.let_pass(2)
    (person if way == "own wish" else other).post(f"/api/tables/{table}/seats/{seat}/stand-in")


@pytest.mark.parametrize("way", ["own wish", "others"])
@pytest.mark.parametrize("what", ["abandon", "takeback"])
@pytest.mark.parametrize("first", [True, False], ids=["proposed before", "proposed after"])
def test_nobody_alone_decides_for_who_has_left_the_seat_to_a_bot(
    server: Server, way: str, what: str, first: bool
) -> None:
    (ann, bob), table = friends(server, "Ann", "Bob")
    wish = {"what": what} if what == "abandon" else {"what": what, "moment": 2}
    with ann.connect(table) as one:
        with bob.connect(table) as two:
            one.until("update"), two.until("update")
            play_to((one, two), 5)
        wait_for(lambda: not ann.get(f"/api/tables/{table}")["seats"][1]["present"])
        if first:
            assert one.ask("propose", seat=0, **wish)["type"] == "done"
        leaves_the_seat_to_a_bot(server, bob, ann, table, 1, way)
        if not first:
            assert one.ask("propose", seat=0, **wish)["type"] == "done"
        one.ask("vote", seat=0, agree=True)
        assert proposal(ann, table)["waiting"] == [1]
        assert ann.get(f"/api/tables/{table}")["status"] == "running"
        assert not any(moment["kind"] == "takeback" for moment in moments_of(one))
        server.let_pass(23 * 60)
        one.ask("vote", seat=0, agree=True)
        assert proposal(ann, table)["waiting"] == [1]
        server.let_pass(60)
        one.ask("vote", seat=0, agree=True)  # nobody waits for longer than a day
        assert proposal(ann, table) is None
        if what == "takeback":
            agreed(one, 2)
    assert ann.get(f"/api/tables/{table}")["status"] == ("abandoned" if what == "abandon" else "running")


def test_who_is_there_has_a_say_although_a_bot_answers_for_it(server: Server) -> None:
    (ann, bob, carl), table = friends(server, "Ann", "Bob", "Carl")
    with ann.connect(table) as one, bob.connect(table) as two, carl.connect(table) as three:
        for line in (one, two, three):
            line.until("welcome")
        carl.post(f"/api/tables/{table}/seats/2/stand-in")
        one.ask("propose", seat=0, what="abandon")
        two.ask("vote", seat=1, agree=True)
        assert proposal(ann, table)["waiting"] == [2]
        server.let_pass(48 * 60)
        two.ask("vote", seat=1, agree=True)
        assert ann.get(f"/api/tables/{table}")["status"] == "running"
        assert three.ask("vote", seat=2, agree=False)["type"] == "done"
        assert proposal(ann, table) is None
        one.ask("propose", seat=0, what="abandon")
        two.ask("vote", seat=1, agree=True)
        assert three.ask("vote", seat=2, agree=True)["type"] == "done"
    assert ann.get(f"/api/tables/{table}")["status"] == "abandoned"


def test_several_decide_without_who_is_away_and_has_left_the_seat_to_a_bot(server: Server) -> None:
    (ann, bob, carl), table = friends(server, "Ann", "Bob", "Carl")
    carl.post(f"/api/tables/{table}/seats/2/stand-in")
    with ann.connect(table) as one, bob.connect(table) as two:
        one.ask("propose", seat=0, what="abandon")
        assert proposal(ann, table)["waiting"] == [1]
        two.ask("vote", seat=1, agree=True)
    assert ann.get(f"/api/tables/{table}")["status"] == "abandoned"


def test_who_has_several_seats_is_one_person_all_the_same(server: Server) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = ann.table("me", "me", "open", start=False)
    bob.post(f"/api/tables/{table}/seats/2/take")
    ann.post(f"/api/tables/{table}/start")
    bob.post(f"/api/tables/{table}/seats/2/stand-in")
    with ann.connect(table) as line:
        line.ask("propose", seat=0, what="abandon")
        line.ask("vote", seat=1, agree=True)
    assert proposal(ann, table)["waiting"] == [2]
    assert ann.get(f"/api/tables/{table}")["status"] == "running"


def test_who_resigns_leaves_the_game_to_the_other_and_does_not_end_it(server: Server) -> None:
    (ann, bob), table = friends(server, "Ann", "Bob", options={"metropolises": 9, "max_cycles": 999})
    bob.post(f"/api/tables/{table}/seats/1/stand-in")
    assert ann.post(f"/api/tables/{table}/seats/0/resign")["status"] == "running"
    assert bob.post(f"/api/tables/{table}/seats/1/return")["seats"][1]["kind"] == "person"


def test_a_proposal_falls_with_who_made_it(server: Server) -> None:
    (ann, bob, carl), table = friends(server, "Ann", "Bob", "Carl")
    with ann.connect(table) as line:
        line.ask("propose", seat=0, what="abandon")
    ann.post(f"/api/tables/{table}/seats/0/resign")
    assert proposal(bob, table) is None
    assert carl.get(f"/api/tables/{table}")["status"] == "running"


def test_proposals_that_make_no_sense_are_refused(server: Server) -> None:
    (ann, bob), table = friends(server, "Ann", "Bob")
    carl = server.person("Carl")
    with ann.connect(table) as line, carl.connect(table) as watches:
        last = line.until("update")["moment"]
        far = line.ask("propose", seat=0, what="takeback", moment=last)
        assert (far["code"], far["message"]) == ("illegal", f"expected a moment from 1 to {last - 1}, got {last}")
        odd = line.ask("propose", seat=0, what="abandon", moment=1)
        assert odd["message"] == "expected no moment, since the game is to be abandoned"
        assert line.ask("propose", seat=1, what="abandon")["message"] == "seat 1 is not yours"
        assert line.ask("vote", seat=0, agree=True)["message"] == "nothing is proposed"
        line.ask("propose", seat=0, what="abandon")
        for request in ({"type": "propose", "what": "abandon"}, {"type": "vote", "agree": True}):
            assert watches.ask(**request, seat=1)["code"] == "forbidden"
    assert bob.get(f"/api/tables/{table}")["status"] == "running"


def test_a_proposal_is_still_there_after_the_table_was_read_anew(server: Server) -> None:
    (ann, bob), table = friends(server, "Ann", "Bob")
    with ann.connect(table) as line:
        line.ask("propose", seat=0, what="abandon")
    wait_for(lambda: not server.registry.tables[table].subscribers)
    del server.registry.tables[table]
    assert proposal(bob, table) == {"what": "abandon", "seat": 0, "moment": 0, "agreed": [0], "waiting": [1]}
    with bob.connect(table) as line:
        line.ask("vote", seat=1, agree=True)
    assert ann.get(f"/api/tables/{table}")["status"] == "abandoned"


def test_play_goes_on_while_a_proposal_waits(server: Server) -> None:
    (ann, bob), table = friends(server, "Ann", "Bob")
    with ann.connect(table) as one, bob.connect(table) as two:
        one.until("update"), two.until("update")
        play_to((one, two), 4)
        one.ask("propose", seat=0, what="takeback", moment=2)
        play_to((one, two), 8)
        two.ask("vote", seat=1, agree=True)
        assert agreed(one, 2)["moments"][-1]["kind"] == "takeback"
