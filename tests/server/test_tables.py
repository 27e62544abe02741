"""Tables before the game: making, finding, sitting down, getting up, filling, starting."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

import cyclades
from tests.server.running import Server, friends, wait_for

SETUPS: list[dict[str, Any]] = [
    {"edition": "legendary", "players": 2},
    {"edition": "legendary", "players": 4, "teams": True},
    {"edition": "legendary", "players": 4, "teams": [[0, 2], [1, 3]]},
    {"edition": "legendary", "players": 6, "teams": True},
    {"edition": "legendary", "players": 3, "board": "random"},
    {"edition": "legendary", "players": 3, "options": {"scale": [1, 3, 5], "gold": 9, "metropolises": 3}},
    {"edition": "legendary", "players": 3, "options": {"open_gold": True, "max_cycles": 5}},
    {"edition": "classic", "players": 5, "expansions": ["monuments"]},
    {"edition": "classic", "players": 3, "expansions": ["monuments", "ruins"]},
    {"edition": "classic", "players": 2, "options": {"start": "free", "priest_discount": "each", "victory": "gold"}},
]

MISTAKES: list[tuple[dict[str, Any], int, str]] = [
    ({"edition": "golden"}, 400, "expected an edition among legendary, classic, got 'golden'"),
    ({"players": 7}, 422, r"body: Expected `int` <= 6 - at `\$.players`"),
    ({"players": "some"}, 422, r"body: Expected `int`, got `str` - at `\$.players`"),
    ({"edition": "classic", "players": 6}, 400, "expected 2, 3, 4, 5 players for the edition 'classic', got 6"),
    ({"expansions": ["ruins"]}, 400, "expected an expansion of the edition 'legendary', .*, got 'ruins'"),
    ({"players": 3, "teams": True}, 400, "expected .* in the edition 'legendary', got 3 players in teams"),
    ({"players": 4, "teams": [[0, 1], [1, 3]]}, 400, "expected .*, but player 1 is in two"),
    ({"options": {"gold": -1}}, 400, "expected a number from 0 to 50 for the option 'gold', got -1"),
    ({"options": {"dragons": 2}}, 400, "expected an option among .*, got 'dragons'"),
    ({"board": "/etc/passwd"}, 422, "'/etc/passwd'"),
    ({"board": {"rows": 3}}, 400, "rows"),
    ({"edition": "classic", "players": 3, "board": "random"}, 400, "expected a printed board .*, got 'random'"),
    ({"players": 3, "seats": [{"kind": "me"}, {"kind": "bot"}]}, 400, "expected 3 seats, got 2"),
    (
        {"seats": [{"kind": "bot", "bot": "deep"}]},
        400,
        "expected a bot among random, novice, strategist, oracle, rower, ",
    ),
    ({"seats": [{"kind": "ghost"}]}, 422, r"body: Invalid enum value 'ghost' - at `\$.seats\[0\].kind`"),
    ({"seats": [{"kind": "me", "name": "x" * 30}]}, 400, "expected a name of 1 to 24 characters, got 30"),
    ({"colour": "red"}, 422, "body: Object contains unknown field `colour`"),
    ({"start": True}, 400, "expected no open seat, since the game is to begin at once"),
]


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_table_has_the_game_that_was_asked_for(sqlite_server: Server, setup: dict[str, Any]) -> None:
    ann = sqlite_server.person("Ann")
    table = ann.table(*["me"] * setup["players"], **{k: v for k, v in setup.items() if k != "players"})
    shown = ann.get(f"/api/tables/{table}")
    assert (shown["edition"], shown["players"], shown["status"]) == (setup["edition"], setup["players"], "running")
    assert shown["expansions"] == setup.get("expansions", [])
    assert setup.get("options", {}).items() <= shown["options"].items()
    with ann.connect(table) as line:
        has = line.until("welcome")["setup"]
        update = line.asked()
    if setup.get("board") != "random":
        wanted = cyclades.new(**setup).rules.setup()
        assert {**has, "board": None} == {**wanted, "board": None}
        assert has["board"] == wanted["board"]
    assert update["seat"] == shown["asked_seats"][0]


def test_a_table_takes_a_board_of_ones_own(sqlite_server: Server) -> None:
    ann = sqlite_server.person("Ann")
    board = cyclades.random_board(3, random.Random(11)).layout
    table = ann.table("me", "me", "me", board=board)
    with ann.connect(table) as line:
        assert line.until("welcome")["setup"]["board"] == board
        assert line.asked()["question"]["choices"]


@pytest.mark.parametrize(("wish", "status", "message"), MISTAKES, ids=[str(wish)[:50] for wish, _, _ in MISTAKES])
def test_a_table_that_cannot_be_is_refused_with_what_was_expected_and_given(
    sqlite_server: Server, wish: dict[str, Any], status: int, message: str
) -> None:
    ann = sqlite_server.person("Ann")
    problem = ann.post("/api/tables", status, **wish)
    assert problem["code"] == "bad-request"
    assert re.search(message, problem["message"])
    assert ann.get("/api/tables/mine")["tables"] == []


def test_every_kind_of_seat_can_be_asked_for(server: Server) -> None:
    ann = server.person("Ann")
    seats = [
        {"kind": "me"},
        {"kind": "me", "name": "Ann's  sister"},
        {"kind": "bot", "bot": "strategist"},
        {"kind": "bot"},
        {"kind": "open"},
    ]
    made = ann.post("/api/tables", 201, players=5, seats=seats)
    assert [seat["kind"] for seat in made["seats"]] == ["person", "person", "bot", "bot", "open"]
    assert [seat["bot"] for seat in made["seats"]] == ["", "", "strategist", "novice", ""]
    assert [seat["name"] for seat in made["seats"]][:2] == ["Ann", "Ann's sister"]
    assert [seat["yours"] for seat in made["seats"]] == [True, True, False, False, False]
    assert (made["status"], made["hosting"]) == ("waiting", True)


def test_without_wishes_one_sits_on_the_first_seat_and_the_others_are_open(server: Server) -> None:
    made = server.person("Ann").post("/api/tables", 201, players=3, title="  A   long\nevening  ")
    assert [seat["kind"] for seat in made["seats"]] == ["person", "open", "open"]
    assert made["title"] == "A long evening"


def test_who_has_not_said_a_name_may_look_but_makes_and_takes_nothing(server: Server) -> None:
    table = server.person("Ann").table("me", "open", start=False)
    nobody = server.person(None)
    assert nobody.get(f"/api/tables/{table}")["id"] == table
    for path in ("/api/tables", f"/api/tables/{table}/seats/1/take", f"/api/tables/{table}/start"):
        assert nobody.post(path, 401)["code"] == "no-guest"
    assert nobody.get("/api/tables/mine", 401)["code"] == "no-guest"


def test_the_list_has_listed_tables_that_wait_and_no_others(server: Server) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    hidden = ann.table("me", "open", start=False)
    waits = ann.table("me", "open", start=False, listed=True, title="Come in", edition="classic")
    runs = ann.table("me", "me", listed=True)
    found = bob.get("/api/tables")["tables"]
    assert [(row["id"], row["title"], row["edition"], row["your_seats"]) for row in found] == [
        (waits, "Come in", "classic", [])
    ]
    assert [(seat["kind"], seat["name"]) for seat in found[0]["seats"]] == [("person", "Ann"), ("open", "")]
    assert "guest" not in str(found)
    mine = ann.get("/api/tables/mine")["tables"]
    assert {row["id"]: row["your_seats"] for row in mine} == {hidden: [0], waits: [0], runs: [0, 1]}
    assert bob.get("/api/tables/mine")["tables"] == []


def test_tables_that_are_over_or_abandoned_are_listed_as_finished(server: Server) -> None:
    ann = server.person("Ann")
    over = ann.table("me", "me", options={"max_cycles": 1})
    given_up = ann.table("me", "random")
    ann.post(f"/api/tables/{given_up}/seats/0/resign")
    with ann.connect(over) as line:
        line.play(random.Random(1))
    finished = {row["id"]: row["status"] for row in ann.get("/api/tables/mine", finished=True)["tables"]}
    assert finished == {over: "over", given_up: "abandoned"}
    assert ann.get("/api/tables/mine")["tables"] == []


def test_whoever_has_the_link_of_a_table_joins_with_a_name_and_no_account(server: Server) -> None:
    table = server.person("Ann").table("me", "open", start=False)
    bob = server.person("  Bob \u200b the   Builder ")
    assert bob.get(f"/api/tables/{table}")["status"] == "waiting"
    seats = bob.post(f"/api/tables/{table}/seats/1/take")["seats"]
    assert (seats[1]["name"], seats[1]["kind"], seats[1]["yours"]) == ("Bob the Builder", "person", True)
    assert bob.get("/api/tables/mine")["tables"][0]["your_seats"] == [1]


def test_a_table_that_is_not_there_is_unknown(server: Server) -> None:
    ann = server.person("Ann")
    assert ann.get("/api/tables/nowhere", 404)["code"] == "unknown"
    assert ann.post("/api/tables/nowhere/seats/0/take", 404)["message"] == "there is no table 'nowhere'"
    with ann.connect("nowhere") as line:
        assert line.hear()["code"] == "unknown"
        assert line.closed() == 4404


def test_a_seat_is_taken_once_and_renamed_by_its_owner_only(server: Server) -> None:
    (ann, bob), table = friends(server, "Ann", "Bob", start=False)
    assert bob.post(f"/api/tables/{table}/seats/0/take", 409)["message"] == "seat 0 is taken"
    assert bob.post(f"/api/tables/{table}/seats/2/take", 404)["message"] == "expected a seat from 0 to 1, got 2"
    assert bob.post(f"/api/tables/{table}/seats/1/take", name="Robert")["seats"][1]["name"] == "Robert"
    assert bob.post(f"/api/tables/{table}/seats/1/take", 400, name="\u200b ")["code"] == "name"
    assert [seat["name"] for seat in ann.get(f"/api/tables/{table}")["seats"]] == ["Ann", "Robert"]


def test_a_seat_that_was_left_is_open_again(server: Server) -> None:
    (ann, bob), table = friends(server, "Ann", "Bob", start=False)
    assert bob.post(f"/api/tables/{table}/seats/0/leave", 403)["message"] == "seat 0 is not yours"
    left = bob.post(f"/api/tables/{table}/seats/1/leave")["seats"][1]
    assert (left["kind"], left["name"]) == ("open", "")
    assert bob.get("/api/tables/mine")["tables"] == []
    assert ann.post(f"/api/tables/{table}/seats/1/take", name="Bob's friend")["seats"][1]["yours"]


def test_when_the_host_leaves_the_next_one_is_host_and_without_anybody_the_table_closes(server: Server) -> None:
    (ann, bob), table = friends(server, "Ann", "Bob", start=False, listed=True)
    assert ann.post(f"/api/tables/{table}/seats/0/leave")["hosting"] is False
    assert bob.get(f"/api/tables/{table}")["hosting"] is True
    assert ann.post(f"/api/tables/{table}/fill", 403)["code"] == "forbidden"
    bob.post(f"/api/tables/{table}/fill", bot="random")
    closed = bob.post(f"/api/tables/{table}/seats/1/leave")
    assert closed["status"] == "closed"
    assert ann.get("/api/tables")["tables"] == []
    assert ann.post(f"/api/tables/{table}/seats/1/take", 409)["message"].endswith("it is closed")


def test_a_host_with_two_seats_stays_host_when_leaving_one(server: Server) -> None:
    ann = server.person("Ann")
    table = ann.table("me", "me", "open", start=False)
    left = ann.post(f"/api/tables/{table}/seats/0/leave")
    assert (left["hosting"], left["status"]) == (True, "waiting")


def test_the_host_puts_bots_on_seats_and_opens_them_again(server: Server) -> None:
    (ann, bob), table = friends(server, "Ann", "Bob", start=False)
    seat = f"/api/tables/{table}/seats/1"
    assert bob.put(seat, 403, bot="novice")["message"] == "only the host of the table may do that"
    assert "got 'deep'" in ann.put(seat, 400, bot="deep")["message"]
    assert "got 'strategist-1'" in ann.put(seat, 400, bot="strategist-1")["message"]  # kept to measure others against
    assert "bot" in ann.put(seat, 422)["message"]
    sits = ann.put(seat, bot="strategist")["seats"][1]
    assert (sits["kind"], sits["bot"], bool(sits["name"])) == ("bot", "strategist", True)
    assert bob.get("/api/tables/mine")["tables"] == []
    assert bob.post(f"{seat}/take", 409)["message"] == "seat 1 is taken"
    assert ann.put(seat, bot=None)["seats"][1]["kind"] == "open"
    assert server.person("Carl").post(f"{seat}/take")["seats"][1]["yours"]


def test_filling_puts_bots_on_open_seats_only(server: Server) -> None:
    (ann, bob), table = friends(server, "Ann", "Bob", start=False)
    ann.put(f"/api/tables/{table}/seats/1", bot=None)
    more = ann.table("me", "random", "open", "open", start=False)
    bob.post(f"/api/tables/{more}/seats/3/take")
    assert "got 'deep'" in ann.post(f"/api/tables/{more}/fill", 400, bot="deep")["message"]
    filled = ann.post(f"/api/tables/{more}/fill", bot="strategist")["seats"]
    assert [(seat["kind"], seat["bot"]) for seat in filled] == [
        ("person", ""),
        ("bot", "random"),
        ("bot", "strategist"),
        ("person", ""),
    ]
    assert ann.post(f"/api/tables/{table}/fill")["seats"][1]["bot"] == "novice"


def test_a_stranger_takes_one_seat_of_a_listed_table(server: Server) -> None:
    ann, eve, bob = (server.person(name) for name in ("Ann", "Eve", "Bob"))
    table = ann.table("me", "open", "open", "open", start=False, listed=True)
    path = f"/api/tables/{table}/seats"
    eve.post(f"{path}/1/take")
    refused = eve.post(f"{path}/2/take", 409, name="Mallory")
    assert (refused["code"], refused["message"]) == (
        "conflict",
        "at a listed table everybody takes one seat, and you have seat 1; only the host may take more",
    )
    assert eve.post(f"{path}/1/take", name="Eva")["seats"][1]["name"] == "Eva"
    bob.post(f"{path}/2/take")
    eve.post(f"{path}/1/leave")
    eve.post(f"{path}/3/take")
    ann.post(f"{path}/1/take", name="Somebody at Ann's screen")
    assert [seat["kind"] for seat in ann.get(f"/api/tables/{table}")["seats"]] == ["person"] * 4


def test_by_its_link_alone_several_at_one_screen_come_to_a_table(server: Server) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = ann.table("me", "open", "open", start=False)
    bob.post(f"/api/tables/{table}/seats/1/take")
    assert bob.post(f"/api/tables/{table}/seats/2/take", name="Eve")["seats"][2]["name"] == "Eve"


def test_only_the_host_starts_and_only_a_full_table_once(server: Server) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = ann.table("me", "open", "open", start=False)
    assert ann.post(f"/api/tables/{table}/start", 409)["message"].startswith("seats still open: 1, 2")
    bob.post(f"/api/tables/{table}/seats/1/take")
    ann.post(f"/api/tables/{table}/fill", bot="random")
    assert bob.post(f"/api/tables/{table}/start", 403)["code"] == "forbidden"
    with bob.connect(table) as line:
        assert line.until("welcome")["table"]["status"] == "waiting"
        assert ann.post(f"/api/tables/{table}/start")["status"] == "running"
        assert line.until("update")["seat"] == 1
        assert line.latest(1)["moment"] >= 1
    assert ann.post(f"/api/tables/{table}/start", 409)["message"].endswith("it is running")


def test_once_the_game_runs_seats_are_neither_taken_nor_left_nor_set(server: Server) -> None:
    (ann, bob), table = friends(server, "Ann", "Bob")
    assert bob.post(f"/api/tables/{table}/seats/1/leave", 409)["code"] == "conflict"
    assert bob.post(f"/api/tables/{table}/seats/0/take", 409)["code"] == "conflict"
    assert ann.put(f"/api/tables/{table}/seats/1", 409, bot="random")["code"] == "conflict"
    assert ann.post(f"/api/tables/{table}/fill", 409)["code"] == "conflict"
    assert [seat["kind"] for seat in ann.get(f"/api/tables/{table}")["seats"]] == ["person", "person"]


def test_those_who_wait_see_others_come_and_go(server: Server) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = ann.table("me", "open", start=False)
    with ann.connect(table) as line:
        assert line.until("welcome")["table"]["seats"][0]["present"]
        bob.post(f"/api/tables/{table}/seats/1/take")
        line.until(lambda m: m["type"] == "table" and m["table"]["seats"][1]["name"] == "Bob")
        with bob.connect(table):
            line.until(lambda m: m["type"] == "table" and m["table"]["seats"][1]["present"])
        line.until(lambda m: m["type"] == "table" and not m["table"]["seats"][1]["present"])
        bob.post(f"/api/tables/{table}/seats/1/leave")
        line.until(lambda m: m["type"] == "table" and m["table"]["seats"][1]["kind"] == "open")


def test_while_the_host_is_away_for_long_others_may_begin(server: Server) -> None:
    ann, bob, carl = server.person("Ann"), server.person("Bob"), server.person("Carl")
    table = ann.table("me", "open", "open", start=False)
    bob.post(f"/api/tables/{table}/seats/1/take")
    with ann.connect(table) as line:
        line.until("welcome")
        assert bob.post(f"/api/tables/{table}/fill", 403)["code"] == "forbidden"
    wait_for(lambda: not ann.get(f"/api/tables/{table}")["seats"][0]["present"])
    server.let_pass(2)
    assert carl.post(f"/api/tables/{table}/fill", 403)["code"] == "forbidden"
    bob.post(f"/api/tables/{table}/fill", bot="random")
    assert bob.post(f"/api/tables/{table}/start")["status"] == "running"


def test_a_host_who_is_not_away_for_long_is_waited_for(server: Server) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = ann.table("me", "open", start=False)
    bob.post(f"/api/tables/{table}/seats/1/take")
    assert bob.post(f"/api/tables/{table}/start", 403)["message"] == "only the host of the table may do that"
