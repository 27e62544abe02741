"""The server offers tables as the made-up expansion changes them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.madeup.boards import COLOURS
from tests.madeup.registering import NAME
from tests.server.running import Server

pytestmark = pytest.mark.interpreted


def test_a_server_says_what_an_expansion_changes_and_opens_such_tables(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path / 'tables.sqlite'}") as server:
        ann = server.person("Ann")
        editions = ann.get("/api/about")["editions"]
        nothing: dict[str, Any] = {
            "players": None,
            "teams_allowed": None,
            "teams_required": None,
            "options": [],
            "defaults": {},
            "needs_options": {},
            "needs_one_on": [],
        }
        assert editions["legendary"]["changes"] == {NAME: nothing}
        classic = editions["classic"]
        assert (classic["players"], "gale" in classic["options"]) == ([2, 3, 4, 5], False)
        assert classic["changes"]["monuments"] == nothing
        assert classic["changes"][NAME] == {
            "players": [2, 3, 4, 5, 6],
            "teams_allowed": [4],
            "teams_required": [6],
            "options": ["gale"],
            "defaults": {"start": "free"},
            "needs_options": {},
            "needs_one_on": [],
        }
        words = ann.get("/api/texts/classic", language="en")
        assert set(words["names"]["colour"]) == set(COLOURS)
        units = {"troop": "land", "fleet": "sea", "shade": "land", "barge": "sea", "lamplighter": "person"}
        assert units.items() <= words["sorts"]["unit"].items()
        cards = {"kraken": "creature", "lampbearer": "hero", "dawn-scroll": "scroll", "lyre": "relic"}
        assert cards.items() <= words["sorts"]["card"].items()

        seen = ann.post("/api/boards", edition="classic", players=6, expansions=[NAME])
        assert seen["layout"]["name"] == "lamps-6"
        ann.post("/api/boards", 400, edition="classic", players=6)
        table = ann.table(*["me"] * 6, edition="classic", expansions=[NAME])
        assert ann.get(f"/api/tables/{table}/board") == seen
