"""Names: nobody is invisible, and at one table nobody can be taken for somebody else."""

from __future__ import annotations

import pytest

from cyclades.server.errors import BadName
from cyclades.server.names import alike, check_visible
from cyclades.server.seats import BOT_NAMES, bot_seat
from tests.server.running import Server

EMPTY = {
    "spaces": "   ",
    "no-break spaces": "\u00a0\u2007\u202f",
    "other spaces": "\u2000\u2003\u3000",
    "zero width": "\u200b\u200c\u200d\ufeff",
    "control": "\x00\x07\x1b",
    "direction": "\u202e\u2066",
    "soft hyphen": "\u00ad",
    "Hangul fillers": "\u3164\u115f\u1160\uffa0",
    "empty braille": "\u2800",
    "joiner of graphemes": "\u034f",
    "selectors": "\ufe0f\ufe0e",
    "marks alone": "\u0301\u0308",
    "musical": "\U0001d159",
    "mixed": " \u2800\u3164 \u200b\u0301",
    "private": "\ue000",
    "line separators": "\u2028\u2029",
}


@pytest.mark.parametrize("name", EMPTY.values(), ids=EMPTY)
def test_a_name_that_looks_empty_is_refused(sqlite_server: Server, name: str) -> None:
    stranger = sqlite_server.person(None)
    refused = stranger.post("/api/guest", 400, name=name)
    assert refused == {"code": "name", "message": "expected a name that can be seen, got blank characters only"}
    assert stranger.get("/api/guest") == {"name": None}
    ann = sqlite_server.person("Ann")
    table = ann.table("me", "open", start=False)
    assert ann.post(f"/api/tables/{table}/seats/1/take", 400, name=name)["code"] == "name"
    assert ann.post("/api/tables", 400, players=2, seats=[{"kind": "me", "name": name}] * 2)["code"] == "name"
    assert ann.post("/api/guest", 400, name=name)["code"] == "name"
    assert ann.get("/api/guest") == {"name": "Ann"}


def test_marks_do_not_cover_the_lines_around_a_name() -> None:
    with pytest.raises(BadName, match="at most 3 marks"):
        check_visible("A" + "\u0301" * 4)


@pytest.mark.parametrize(
    "name", ["Ann", "Ἀριάδνη", "Đặng Thị", "अनिता", "สมชาย", "李", "محمد", "🏛️", "7", "?", "O'Neill"]
)
def test_names_of_people_everywhere_are_names(name: str) -> None:
    check_visible(name)
    assert alike(name, name)


ALIKE = [
    ("Ann", "ann"),
    ("Ann", "ANN"),
    ("Ann", "Аnn"),  # a Cyrillic A
    ("Ann", "Αnn"),  # a Greek one
    ("Ann", "Ａｎｎ"),
    ("Ann", "𝐀𝐧𝐧"),
    ("Ann", "Ánn"),
    ("Ann", "A\u0308nn"),
    ("Ann", "A\u20ddnn"),
    ("Ann", "A\u034fnn"),
    ("Ann", "Ann\u3164"),
    ("Ann", "\u2800Ann"),
    ("Ann", "An\ufe0fn"),
    ("Ann Lee", "Ann\u00a0\u2003Lee"),
    ("Ian", "lan"),
    ("Bill", "BiII"),
    ("Bill", "Bi11"),
    ("Bob", "B0b"),
    ("Bob", "Воb"),
    ("Oscar", "ОSCАR"),
    ("Maria", "МАРІА".replace("Р", "R")),
    ("Bernard", "Bemard"),
    ("Wanda", "VVanda"),
    ("ANN", "ꓮꓠꓠ"),
    ("OPA", "ⲞⲢⲀ"),
    ("David", "clavid"),
    ("Straße", "STRASSE"),
    ("José", "Jose"),
]


@pytest.mark.parametrize("one, other", ALIKE)
def test_names_that_look_alike(one: str, other: str) -> None:
    assert alike(one, other)
    assert alike(other, one)


@pytest.mark.parametrize(
    "one, other",
    [("Ann", "Anna"), ("Al", "Ai"), ("Bob", "Rob"), ("Thalia", "Talia"), ("Player 1", "Player 2"), ("कि", "के"),
     ("Иван", "Иваны"), ("Νίκος", "Νίκη"), ("李", "王"), ("1", "2")],
)  # fmt: skip
def test_names_that_do_not(one: str, other: str) -> None:
    assert not alike(one, other)


def test_nobody_sits_down_with_a_name_that_looks_like_somebody_elses(sqlite_server: Server) -> None:
    ann, eve = sqlite_server.person("Ann"), sqlite_server.person("Αnn")
    table = ann.table("me", "open", "open", start=False)
    refused = eve.post(f"/api/tables/{table}/seats/1/take", 400)
    assert refused == {"code": "name", "message": "'Αnn' looks like 'Ann', who is at this table: choose another name"}
    assert eve.post(f"/api/tables/{table}/seats/1/take", 400, name="ann")["code"] == "name"
    seats = eve.post(f"/api/tables/{table}/seats/1/take", name="Eve")["seats"]
    assert [seat["name"] for seat in seats] == ["Ann", "Eve", ""]
    assert ann.post(f"/api/tables/{table}/seats/2/take", 400, name="EVE")["code"] == "name"
    assert ann.post(f"/api/tables/{table}/seats/2/take", name="Ann")["seats"][2]["name"] == "Ann", "both are hers"


def test_a_spectator_does_not_speak_as_somebody_at_the_table(sqlite_server: Server) -> None:
    ann, eve = sqlite_server.person("Ann"), sqlite_server.person("ANN")
    table = ann.table("me", "me")
    with eve.connect(table) as line:
        refused = line.ask("say", text="I give up!")
        assert (refused["code"], refused["message"]) == (
            "name",
            "'ANN' looks like 'Ann', who is at this table: choose another name",
        )
    eve.post("/api/guest", name="Eve")
    with eve.connect(table) as line:
        assert line.ask("say", text="Hello")["type"] == "done"


def test_nobody_is_taken_for_a_bot_nor_a_bot_for_somebody(sqlite_server: Server) -> None:
    ann, nikos = sqlite_server.person("Ann"), sqlite_server.person(BOT_NAMES[1])
    table = ann.table("me", "random", "open", start=False)
    assert nikos.post(f"/api/tables/{table}/seats/2/take", 400)["code"] == "name"
    seats = nikos.post("/api/tables", 201, players=4, seats=[{"kind": "me"}, *[{"kind": "bot"}] * 3])["seats"]
    assert [seat["name"] for seat in seats] == ["Nikos", "Ariadne", "Dido", "Phaidra"]
    other = nikos.table("me", "open", "open", start=False)
    filled = nikos.post(f"/api/tables/{other}/fill")["seats"]
    assert len({seat["name"] for seat in filled}) == 3
    put = nikos.put(f"/api/tables/{other}/seats/1", bot="random")["seats"]
    assert len({seat["name"] for seat in put}) == 3


def test_there_is_always_a_name_for_a_bot() -> None:
    taken = [name.upper() for name in BOT_NAMES[:5]]
    assert bot_seat(0, "random", taken).name == BOT_NAMES[5]
