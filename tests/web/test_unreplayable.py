"""A table whose game no longer replays: its page says so, gives the record, and lets people give the game up."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.server.running import Server, friends
from tests.server.test_unreplayable import wrong_checksum
from tests.web.visitor import PHONE, Visitor

pytestmark = pytest.mark.interpreted
Visit = Callable[..., Visitor]

SAID = {
    "en": ("This game can no longer be replayed", "Download the record"),
    "es": ("Esta partida ya no se puede reproducir", "Descargar la partida"),
}


@pytest.mark.parametrize("language", SAID)
def test_a_game_that_no_longer_replays_is_shown_as_such_with_its_record(
    language: str, server: Server, visit: Visit, tmp_path: Path
) -> None:
    (anna, _), table = friends(server, "Anna", "Bob")
    with anna.connect(table) as line:
        line.until("welcome")
    wrong_checksum(server, table)
    heading, download = SAID[language]
    visitor = visit(person=anna, language=language, size=PHONE)
    page = visitor.open(f"/table/{table}")
    expect(page.get_by_role("alert").get_by_role("heading")).to_have_text(heading)
    visitor.fits()
    with page.expect_download() as wanted:
        visitor.press(visitor.button(download))
    wanted.value.save_as(tmp_path / "record.json")
    assert json.loads((tmp_path / "record.json").read_text()) == anna.get(f"/api/tables/{table}/record", seat=0)


def test_those_at_the_table_can_give_up_a_game_that_no_longer_replays(server: Server, visit: Visit) -> None:
    (anna, bob), table = friends(server, "Anna", "Bob")
    wrong_checksum(server, table)
    for person, button in ((anna, "End the game without a winner"), (bob, "Agree")):
        visitor = visit(person=person)
        visitor.open(f"/table/{table}")
        visitor.press(visitor.button(button, exact=False).first)
    expect(visitor.button("End the game without a winner", exact=False)).to_have_count(0)
    visitor.page.wait_for_function("() => !document.querySelector('.agreement')")
    assert bob.get(f"/api/tables/{table}")["status"] == "abandoned"
