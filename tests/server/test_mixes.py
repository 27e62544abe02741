"""What goes together, as the server tells it: the same reasons for which it refuses a table."""

from __future__ import annotations

from typing import Any

import pytest

from cyclades.editions import EDITIONS
from tests.madeup.registering import registered
from tests.server.running import Server


def asked(server: Server, **wish: Any) -> dict[str, Any]:
    """What the server says about a mix."""
    reply = server.person("Ann").http.post("/api/mixes", json=wish)
    assert reply.status_code == 200, reply.text
    found: dict[str, Any] = reply.json()
    return found


def test_a_good_mix_has_no_reasons_and_everything_to_choose(sqlite_server: Server) -> None:
    mix = asked(sqlite_server, edition="classic", players=5, expansions=["hades"])
    assert mix["whole"]["reasons"] == []
    assert list(mix["players"]) == ["2", "3", "4", "5", "6"]
    assert [count for count, choice in mix["players"].items() if choice["reasons"]] == ["6"]
    assert list(mix["expansions"]) == list(EDITIONS["classic"].expansions)
    assert list(mix["parts"]) == ["god", "heroes", "favours"]
    assert mix["presets"]["hades-evening"]["chosen"]
    assert mix["defaults"] == {"start": "free"}
    assert "magic_items" in mix["options"]
    six = mix["players"]["6"]
    assert six["reasons"][0]["texts"]["es"] == "Para 6 jugadores hace falta Titanes."
    assert six["becomes"] == {"players": 6, "expansions": ["hades", "titans"], "teams": True, "options": {}}
    assert six["change"]["en"] == "Add Titans, play with 6 in teams"


def test_a_bad_mix_says_why_and_what_it_would_become(sqlite_server: Server) -> None:
    options = {"start": "printed", "gold": 9}
    mix = asked(sqlite_server, edition="classic", players=4, expansions=["titans"], options=options)
    [reason] = mix["whole"]["reasons"]
    assert (reason["code"], reason["about"]["option"]) == ("needs-option", "start")
    assert mix["whole"]["becomes"] == {"players": 4, "expansions": ["titans"], "teams": False, "options": {}}
    assert mix["whole"]["change"] == {"en": "Choose the free start", "es": "Elegir el comienzo libre"}


@pytest.mark.parametrize(
    "wish, status, message",
    [
        ({"edition": "golden"}, 404, "expected an edition among"),
        ({"expansions": ["titans"]}, 400, "expected an expansion of the edition 'legendary', got 'titans'"),
        ({"options": {"start": "free", "dragons": 1}}, 400, "expected an option among"),
        ({"players": 7}, 422, "Expected `int` <= 6"),
    ],
)
def test_things_that_there_are_not_are_refused(
    sqlite_server: Server, wish: dict[str, Any], status: int, message: str
) -> None:
    reply = sqlite_server.person("Ann").http.post("/api/mixes", json=wish)
    assert (reply.status_code, "reason" in reply.json()) == (status, False)
    assert message in reply.json()["message"]


def test_a_table_that_does_not_go_together_is_refused_with_the_same_reason(sqlite_server: Server) -> None:
    wish = {"edition": "classic", "players": 4, "expansions": ["ruins"]}
    reply = sqlite_server.person("Ann").http.post("/api/tables", json=wish)
    assert (reply.status_code, reply.json()["code"]) == (400, "bad-request")
    assert reply.json()["reason"] == asked(sqlite_server, **wish)["whole"]["reasons"][0]
    assert reply.json()["reason"]["texts"]["es"] == "Ruinas Antiguas necesita Monumentos."


def test_presets_are_told_with_their_players_and_texts(sqlite_server: Server) -> None:
    about = sqlite_server.person("Ann").get("/api/about")["editions"]
    assert about["legendary"]["presets"] == {}
    presets = about["classic"]["presets"]
    assert presets["titans-for-six"]["players"] == [6]
    assert presets["everything"]["expansions"] == list(EDITIONS["classic"].expansions)
    assert presets["base-game"]["texts"]["es"]["name"] == "Juego base"


def test_an_expansion_that_nobody_knew_takes_part(sqlite_server: Server) -> None:
    with registered() as name:
        mix = asked(sqlite_server, edition="classic", players=6)
        assert mix["whole"]["reasons"][0]["texts"]["en"] == "6 players need Titans or Lamps and Omens."
        assert mix["expansions"][name]["becomes"]["expansions"] == [name]
        assert name in mix["presets"]["everything"]["becomes"]["expansions"]
