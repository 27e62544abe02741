"""Records: taking a game along, bringing one, looking at any moment of it, going on from there."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from msgspec import to_builtins

import cyclades
from cyclades.tabletop import build
from tests.server.running import Person, Server, friends, golds, leading_to

RECORDS = Path(__file__).parents[1] / "records"


def played(server: Server, **wish: Any) -> tuple[Person, str]:
    """A short game of one person that is over."""
    ann = server.person("Ann")
    table = ann.table("me", "me", options={"max_cycles": 1}, **wish)
    with ann.connect(table) as line:
        line.play(random.Random(1))
    return ann, table


def own(view: dict[str, Any], seat: int) -> int | None:
    """The gold of a seat, as far as a view tells it."""
    gold: int | None = next(faction["gold"] for faction in view["factions"] if faction["player"] == seat)
    return gold


def short_record(seed: int = 3, answers: int = 20) -> dict[str, Any]:
    """The record of a game that was begun elsewhere."""
    game = cyclades.new("legendary", players=3, seed=seed)
    chooser = random.Random(seed)
    for _ in range(answers):
        game.play(chooser.choice(game.actions))
    record: dict[str, Any] = game.record()
    return record


def bring(person: Person, record: Any, expected: int = 201, **query: str) -> Any:
    reply = person.http.post("/api/records", json=record, params=query)
    assert reply.status_code == expected, reply.text
    return reply.json()


# -- taking along -------------------------------------------------------------------------------------------------


def test_while_a_game_runs_a_record_has_what_its_seat_may_know(server: Server) -> None:
    (ann, bob), table = friends(server, "Ann", "Bob")
    carl = server.person("Carl")
    game = server.registry.tables[table].game
    for person, seat in ((ann, 0), (bob, 1), (carl, None)):
        query = {} if seat is None else {"seat": seat}
        record = person.get(f"/api/tables/{table}/record", **query)
        assert record == json.loads(json.dumps(game.record(seat)))
        assert record["over"] is False
    for person, seat in ((ann, 1), (carl, 0), (server.person(None), 0)):
        problem = person.get(f"/api/tables/{table}/record", 403, seat=seat)
        assert (problem["code"], problem["message"]) == ("forbidden", f"seat {seat} is not yours")


def test_what_a_seat_has_not_seen_is_hidden_in_its_record_until_the_game_is_over(server: Server) -> None:
    record, answers = leading_to("deck-peeked", "legendary")
    ann = server.person("Ann")
    table = ann.continued(record)
    with ann.connect(table) as line:
        update = line.asked()
        seat = update["seat"]
        for action in answers:
            since = len(line.received)
            assert line.answer(update, action)["type"] == "done"
            update = line.seen(lambda m: m["type"] == "update" and m["seat"] == seat, since)
        whole = json.loads(json.dumps(server.registry.tables[table].game.record()))["actions"]
        for other in range(3):
            moves = ann.get(f"/api/tables/{table}/record", seat=other)["actions"]
            hidden = [here for here, there in zip(moves, whole, strict=True) if here != there]
            assert hidden == [] if other == seat else set(hidden) == {"draw ?"}
        line.ask("propose", seat=0, what="abandon")
    assert ann.get(f"/api/tables/{table}/record", seat=(seat + 1) % 3)["actions"] == whole


def test_a_game_that_is_over_is_whole_for_everybody(server: Server) -> None:
    ann, table = played(server)
    records = [
        person.get(f"/api/tables/{table}/record", **query)
        for person, query in ((ann, {}), (ann, {"seat": 1}), (server.person("Carl"), {}), (server.person(None), {}))
    ]
    assert all(record == records[0] for record in records)
    assert records[0]["over"] is True
    game = cyclades.load(records[0])
    assert game.view(None)["standings"] == ann.get(f"/api/tables/{table}")["standings"]


def test_there_is_no_record_of_a_game_that_has_not_begun(server: Server) -> None:
    ann = server.person("Ann")
    table = ann.table("me", "open", start=False)
    assert ann.get(f"/api/tables/{table}/record", 409)["message"] == "the game has not begun"
    assert ann.get(f"/api/tables/{table}/moments/1", 404)["code"] == "unknown"


# -- looking at moments -------------------------------------------------------------------------------------------


def test_every_moment_can_be_looked_at_as_it_was_told(server: Server) -> None:
    ann = server.person("Ann")
    table = ann.table("me", "me")
    with ann.connect(table) as line:
        line.play(random.Random(2), 30)
        line.ask("say", text="stop")
        updates = {(m["seat"], m["moment"]): m["view"] for m in line.received if m["type"] == "update"}
        last = line.latest(0)["moment"]
    for (seat, number), view in updates.items():
        moment = ann.get(f"/api/tables/{table}/moments/{number}", seat=seat)
        assert (moment["moment"], moment["last"]) == (number, last)
        if seat != view["asked"].get("player"):
            assert moment["view"] == view
    for number in (0, last + 1):
        assert ann.get(f"/api/tables/{table}/moments/{number}", 404)["message"].startswith("there is no moment")


def test_moments_of_a_running_game_are_seen_from_ones_own_perspective_only(server: Server) -> None:
    (ann, bob), table = friends(server, "Ann", "Bob")
    carl = server.person("Carl")
    assert own(ann.get(f"/api/tables/{table}/moments/1", seat=0)["view"], 1) is None
    assert bob.get(f"/api/tables/{table}/moments/1", 403, seat=0)["message"] == "seat 0 is not yours"
    assert set(golds(carl.get(f"/api/tables/{table}/moments/1")["view"])) == {None}


def test_moments_of_a_game_that_is_over_are_seen_from_any_perspective(server: Server) -> None:
    _, table = played(server)
    carl = server.person("Carl")
    last = carl.get(f"/api/tables/{table}/moments/1")["last"]
    for seat in (0, 1):
        views = [carl.get(f"/api/tables/{table}/moments/{n}", seat=seat)["view"] for n in (1, last // 2, last)]
        assert all(own(view, seat) is not None for view in views)
        assert [view["over"] for view in views] == [False, False, True]
    assert carl.get(f"/api/tables/{table}/moments/1", 404, seat=4)["message"] == "expected a seat from 0 to 1, got 4"


# -- bringing -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["classic-three-printed", "classic-two-alone-ruins"])
def test_a_record_that_somebody_brings_is_replayed(sqlite_server: Server, name: str) -> None:
    record = json.loads((RECORDS / f"{name}.json").read_text(encoding="utf-8"))
    record = record.get("record", record)
    ann, carl = sqlite_server.person("Ann"), sqlite_server.person("Carl")
    brought = bring(ann, record, title="An old one")
    assert (brought["status"], brought["title"], brought["asked_seats"]) == ("replay", "An old one", [])
    game = cyclades.load(record)
    assert brought["standings"] == (game.view(None)["standings"] if game.over else [])
    assert carl.get(f"/api/tables/{brought['id']}/record") == {**json.loads(json.dumps(game.record()))}
    last = carl.get(f"/api/tables/{brought['id']}/moments/1")["last"]
    end = carl.get(f"/api/tables/{brought['id']}/moments/{last}", seat=0)["view"]
    assert end == to_builtins(build(game.view(0), game.rules))
    with carl.connect(brought["id"]) as line:
        update = line.until("update")
        assert (update["moment"], update["seat"], update["question"]) == (last, None, None)
        assert line.ask("answer", seat=0, question="x", actions=["end"])["code"] == "forbidden"


def test_an_own_download_can_be_brought_again(server: Server) -> None:
    ann, table = played(server)
    record = ann.get(f"/api/tables/{table}/record")
    brought = bring(ann, record)
    assert ann.get(f"/api/tables/{brought['id']}/record") == record
    assert brought["standings"] == ann.get(f"/api/tables/{table}")["standings"]
    del server.registry.tables[brought["id"]]
    assert ann.get(f"/api/tables/{brought['id']}/record") == record


def test_a_record_that_begins_in_the_middle_shows_its_first_moment_too(server: Server) -> None:
    game = cyclades.new("legendary", players=3, seed=2)
    while game.question.kind != "Offer":
        game.play(game.actions[0])
    middle = cyclades.imagine(game.view(0), seed=1)
    first = to_builtins(build(middle.view(0), middle.rules).gods)
    for _ in range(4):
        middle.play(middle.actions[0])
    ann = server.person("Ann")
    brought = bring(ann, middle.record())
    moment = ann.get(f"/api/tables/{brought['id']}/moments/1", seat=0)
    assert moment["view"]["gods"] == first
    made = ann.post(f"/api/tables/{brought['id']}/continue", moment=1, seats=[{"kind": "me"}] * 3)
    assert ann.post(f"/api/tables/{made['id']}/start")["status"] == "running"
    with ann.connect(made["id"]) as line:
        assert line.answer(line.asked())["type"] == "done"


BAD: list[tuple[dict[str, Any], str]] = [
    ({"format": "chess"}, "expected the format 'cyclades-record', got 'chess'"),
    ({"version": 9}, "expected version 2 of the format, got 9"),
    ({"rules": "0"}, "expected rules versions such as {'classic': 3}, got '0'"),
    ({"setup": None}, "expected an object under 'setup', got None"),
    ({"setup": {"edition": "golden"}}, "in the set-up: the key 'board' is missing in the set-up"),
    ({"actions": "end"}, "expected a list under 'actions', got 'end'"),
    ({"colour": 1}, "unknown key 'colour' in the record"),
    ({"start": 5}, "expected null or an object with 'state' and 'steps' under 'start', got 5"),
    ({"over": True}, "the record says that the game is over after"),
]


@pytest.mark.parametrize(("change", "message"), BAD, ids=[str(change) for change, _ in BAD])
def test_a_record_that_is_wrong_is_refused_with_where_and_why(
    sqlite_server: Server, change: dict[str, Any], message: str
) -> None:
    ann = sqlite_server.person("Ann")
    problem = bring(ann, {**short_record(), **change}, 400)
    assert problem["code"] == "bad-request"
    assert message in problem["message"]


@pytest.mark.parametrize("field, wrong", [("silent_high", [1e300]), ("silent_low", ["x"]), ("steps", [[[]]])])
def test_a_record_that_begins_with_nonsense_is_refused_without_a_fault_of_ours(
    sqlite_server: Server, field: str, wrong: Any
) -> None:
    game = cyclades.new("legendary", players=3, seed=2)
    while game.question.kind != "Offer":
        game.play(game.actions[0])
    record = cyclades.imagine(game.view(0), seed=1).record()
    if field == "steps":
        record["start"]["steps"][-1] = wrong
    else:
        record["start"]["state"][field] = wrong * len(record["start"]["state"].get(field, [0, 0, 0]))
    assert bring(sqlite_server.person("Ann"), record, 400)["code"] == "bad-request"


def test_a_record_with_a_move_that_is_wrong_is_refused_with_its_number(sqlite_server: Server) -> None:
    ann = sqlite_server.person("Ann")
    record = short_record()
    moves = record["actions"]
    for words, message in (
        ("bid ares 5", "move 18 of {}: 'bid ares 5' is not legal now; expected one of: "),
        ("dance", "move 18 of {}: "),
        (7, "move 18 of {}: "),
        ("draw ?", "move 18 is hidden ('draw ?'): a player's record of a running game has no replay"),
    ):
        problem = bring(ann, {**record, "actions": [*moves[:17], words, *moves[18:]]}, 400)
        assert message.format(len(moves)) in problem["message"]
    nonsense: tuple[object, ...] = ([], "record", 3)
    for whole in nonsense:
        assert bring(ann, whole, 422)["message"].startswith("body: ")
    assert sqlite_server.person(None).post("/api/records", 401)["code"] == "no-guest"


# -- going on -----------------------------------------------------------------------------------------------------


def test_a_record_is_continued_from_any_moment_with_bots(server: Server) -> None:
    ann = server.person("Ann")
    brought = bring(ann, short_record(), title="Old")
    path = f"/api/tables/{brought['id']}"
    last = ann.get(f"{path}/moments/1")["last"]
    for moment in (1, last // 2, last):
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "me"}]
        made = ann.post(f"{path}/continue", 201, moment=moment, seats=seats, title="")
        assert (made["status"], made["title"], made["hosting"]) == ("waiting", "Old", True)
        ann.post(f"/api/tables/{made['id']}/start")
        then = ann.get(f"{path}/moments/{moment}", seat=0)["view"]
        here = ann.get(f"/api/tables/{made['id']}/moments/{moment}", seat=0)["view"]
        assert here == then
        with ann.connect(made["id"], f"moment={moment}") as line:
            line.play(random.Random(5), 3)
            assert line.ask("say", text="on we go")["type"] == "done"
            assert line.latest(0)["moment"] > moment
    assert ann.get(path)["status"] == "replay"


def test_a_game_that_is_over_is_continued_with_friends(server: Server) -> None:
    ann, table = played(server)
    bob = server.person("Bob")
    made = ann.post(f"/api/tables/{table}/continue", moment=5, title="What if")
    id = made["id"]
    assert [seat["kind"] for seat in made["seats"]] == ["person", "open"]
    assert made["title"] == "What if"
    bob.post(f"/api/tables/{id}/seats/1/take")
    assert bob.get(f"/api/tables/{id}/record", 403, seat=0)["message"] == "seat 0 is not yours"
    ann.post(f"/api/tables/{id}/start")
    del server.registry.tables[id]
    with ann.connect(id) as one, bob.connect(id) as two:
        mine, theirs = one.until("update"), two.until("update")
        assert (mine["seat"], mine["moment"], theirs["seat"], theirs["moment"]) == (0, 5, 1, 5)
        assert own(mine["view"], 1) is None
        line, asked = (one, mine) if mine["question"] is not None else (two, theirs)
        assert line.answer(asked)["type"] == "done"
    assert ann.get(f"/api/tables/{table}")["status"] == "over"


def test_going_on_is_refused_where_there_is_nothing_to_go_on_from(server: Server) -> None:
    ann, table = played(server)
    last = ann.get(f"/api/tables/{table}/moments/1")["last"]
    path = f"/api/tables/{table}/continue"
    far = ann.post(path, 404, moment=last + 1)
    assert far["message"] == f"expected a moment from 1 to {last}, got {last + 1}"
    assert "$.moment" in ann.post(path, 422, moment=0)["message"]
    assert ann.post(path, 409, moment=last)["message"] == "the game is over at that moment: choose an earlier one"
    assert ann.post(path, 400, moment=2, seats=[{"kind": "me"}])["message"] == "expected 2 seats, got 1"
    assert server.person(None).post(path, 401, moment=2)["code"] == "no-guest"
    running = ann.table("me", "me")
    problem = ann.post(f"/api/tables/{running}/continue", 409, moment=1)
    assert problem["message"] == "only a game that is over, or a record, can be continued elsewhere"


def test_an_abandoned_game_opens_and_can_be_continued(server: Server) -> None:
    ann = server.person("Ann")
    table = ann.table("me", "random")
    ann.post(f"/api/tables/{table}/seats/0/resign")
    carl = server.person("Carl")
    assert "?" not in str(carl.get(f"/api/tables/{table}/record")["actions"])
    assert own(carl.get(f"/api/tables/{table}/moments/1", seat=0)["view"], 0) is not None
    made = carl.post(f"/api/tables/{table}/continue", moment=1, seats=[{"kind": "me"}, {"kind": "bot"}])
    assert carl.post(f"/api/tables/{made['id']}/start")["status"] == "running"
