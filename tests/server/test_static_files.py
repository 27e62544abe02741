"""What a browser client needs: its own files, boards to draw, words, and questions with what they point at."""

from __future__ import annotations

import random
import re
from itertools import pairwise
from pathlib import Path

import pytest

from cyclades.server.page_addresses import PAGES
from tests.server.running import Server, leading_to
from tests.story import classic_turn


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A client, as if it had been built; a secret lies beside it."""
    folder = tmp_path / "web"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<p>the page</p>")
    (folder / "assets" / "a.js").write_text("let a")
    (tmp_path / "secret.txt").write_text("secret")
    return folder


def test_every_address_is_the_page_of_the_client_but_for_files_and_the_api(tmp_path: Path, built: Path) -> None:
    with Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", web_folder=str(built)) as server:
        http = server.person(None).http
        table = server.person("Ann").table("me", "me", start=False)
        known = ("/", "/new", "/back", "/rules", "/rules/classic/ares", f"/table/{table}", f"/table/{table}/")
        unknown = (
            "/table/abc",
            "/table",
            f"/table/{table}/x",
            "/table/a%20b",
            "/rules/atlantis",
            "/rules/classic/atlantis",
            "/nowhere",
            "/new/x",
        )
        for path in (*known, *unknown):
            reply = http.get(path)
            assert (reply.status_code, reply.text, reply.headers["cache-control"]) == (
                200 if path in known else 404,
                "<p>the page</p>",
                "no-cache",
            )
            again = http.get(path, headers={"if-none-match": reply.headers["etag"]})
            assert again.status_code == (304 if path in known else 404)
            assert "default-src 'self'" in reply.headers["content-security-policy"]
        asset = http.get("/assets/a.js")
        assert (asset.text, "immutable" in asset.headers["cache-control"]) == ("let a", True)
        assert http.get("/api/nothing").status_code == 404
        for path in ("/..%2fsecret.txt", "/assets/..%2f..%2fsecret.txt", "/%2e%2e/secret.txt"):
            assert "secret" not in http.get(path).text


def test_the_server_knows_the_pages_that_the_client_has() -> None:
    """Whoever adds a page to the client adds it here too, or the server says that there is none."""
    app = (Path(__file__).resolve().parents[2] / "web" / "src" / "App.svelte").read_text(encoding="utf-8")
    assert {"", *re.findall(r'parts\[0\] === "(\w+)"', app)} == set(PAGES)


def test_without_a_built_client_the_server_says_so(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", web_folder=str(tmp_path)) as server:
        assert "not built" in server.person(None).http.get("/").text


def test_the_board_of_a_table_can_be_drawn_and_made_again(sqlite_server: Server) -> None:
    ann = sqlite_server.person("Ann")
    seen = ann.post("/api/boards", edition="legendary", players=3, board="random")
    table = ann.table("me", "me", "me", start=False, board=seen["layout"])
    board = ann.get(f"/api/tables/{table}/board")
    assert board == seen
    assert board["picture"].startswith("<svg")
    with ann.connect(table) as line:
        setup = line.until("welcome")["setup"]
    assert setup["board"] == seen["layout"]


@pytest.mark.parametrize("edition, god, card", [("legendary", "hera", "perseus"), ("classic", "ares", "kraken")])
def test_words_are_there_in_both_languages(sqlite_server: Server, edition: str, god: str, card: str) -> None:
    ann = sqlite_server.person("Ann")
    english, spanish = (ann.get(f"/api/texts/{edition}", language=language) for language in ("en", "es"))
    for words in (english, spanish):
        assert words["names"]["god"][god]
        assert words["gifts"][god]
        assert words["effects"][card]
    assert english["effects"].keys() == spanish["effects"].keys()
    assert [entry["id"] for entry in english["entries"]] == [entry["id"] for entry in spanish["entries"]]
    assert english["effects"] != spanish["effects"]
    assert ann.get("/api/texts/atlantis", 404)["code"] == "unknown"


def test_questions_point_at_things_and_tell_what_follows(sqlite_server: Server) -> None:
    ann = sqlite_server.person("Ann")
    table = ann.table("me", "me", options={"metropolises": 9})
    with ann.connect(table, "language=en") as line:
        line.play(random.Random(3), 200)
        updates = [message for message in line.received if message["type"] == "update" and message["question"]]
    choices = [choice for update in updates for choice in update["question"]["choices"]]
    areas = {area["id"] for update in updates[:1] for area in update["view"]["areas"]}
    assert {choice["target"] for choice in choices if choice.get("target_kind") == "area"} <= areas
    assert all(choice["label"] and choice["action"].startswith(choice["verb"]) for choice in choices)
    following = [(update, choice) for update in updates for choice in update["question"]["choices"] if "then" in choice]
    assert following
    for before, after in pairwise(updates):
        if after["seat"] == before["seat"] and after["question"]["draft"] == before["question"]["draft"] + 1:
            known = [
                [then["action"] for then in choice["then"]]
                for choice in before["question"]["choices"]
                if "then" in choice
            ]
            assert [choice["action"] for choice in after["question"]["choices"]] in known
            break


@pytest.mark.parametrize("odds", [True, False])
def test_an_answer_that_begins_a_battle_tells_its_odds_where_the_table_wants_them(
    sqlite_server: Server, odds: bool
) -> None:
    ann = sqlite_server.person("Ann")
    record, answers = leading_to("battle-begun", "legendary")
    table = ann.continued(record, settings={"odds": odds})
    with ann.connect(table, "language=en") as line:
        update = line.asked()
        for answer in answers[:-1]:
            since, before = len(line.received), update["question"]["id"]
            assert line.answer(update, answer)["type"] == "done"
            update = line.next_question(before, since)
    attack = next(choice for choice in update["question"]["choices"] if choice["action"] == answers[-1])
    assert ("odds" in attack) is odds
    assert sum(attack.get("odds", [1.0])) == pytest.approx(1)


@pytest.mark.parametrize("odds", [True, False])
def test_who_may_retreat_is_told_the_odds_of_staying(sqlite_server: Server, odds: bool) -> None:
    lands = "area naxos green \n area paros green \n area kea blue \n area tinos red \n area h4 blue fleets 1"
    armies = "area milos red troops 4 \n area syros blue troops 3 fortress 1 \n area g5 red fleets 1"
    story = classic_turn("ares", f"{lands} \n {armies}").play("move, from milos, to syros, take 4, roll 0, roll 1")
    assert story.question == "Retreat"
    ann = sqlite_server.person("Ann")
    table = ann.continued(story.game.record(-1), settings={"odds": odds})
    with ann.connect(table, "language=en") as line:
        choices = line.asked()["question"]["choices"]
    known = story.game.odds(3, 3, 0, 1)
    wanted = pytest.approx([known.attacker, known.defender, known.both_die])
    assert {choice["action"]: choice.get("odds") for choice in choices}["stay"] == (wanted if odds else None)
    assert all("odds" not in choice for choice in choices if choice["action"] != "stay")
