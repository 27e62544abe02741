"""Versions of the rules, one for each edition and expansion; records of older rules are converted where possible."""

import json
from dataclasses import replace
from typing import Any

import pytest

import cyclades
from cyclades.editions import EDITIONS, all_versions
from cyclades.engine.errors import RecordError
from tests.test_records import RECORDS

MIXES: list[tuple[str, list[str]]] = [
    ("legendary", []),
    ("classic", []),
    ("classic", ["monuments"]),
    ("classic", ["ruins", "monuments"]),
]


@pytest.mark.parametrize(("edition", "expansions"), MIXES)
def test_a_record_says_the_versions_of_its_edition_and_expansions(edition: str, expansions: list[str]) -> None:
    record = cyclades.new(edition, players=3, expansions=expansions, seed=1).record()
    assert set(record["rules"]) == {edition, *expansions}
    assert record["rules"].items() <= all_versions().items()


def test_every_edition_and_expansion_has_a_name_and_a_version_of_its_own() -> None:
    parts = [name for edition in EDITIONS.values() for name in (edition.name, *edition.expansions)]
    assert sorted(all_versions()) == sorted(parts)
    assert all(number > 0 for number in all_versions().values())


def test_a_new_version_of_a_box_leaves_games_without_it_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    classic = EDITIONS["classic"]
    plain = cyclades.new("classic", players=3, seed=1).record()
    box = classic.expansions["monuments"]
    changed = {**classic.expansions, "monuments": replace(box, version=box.version + 1)}
    monkeypatch.setitem(EDITIONS, "classic", replace(classic, expansions=changed))
    assert cyclades.load(plain).record()["rules"] == plain["rules"]


def kept(name: str) -> dict[str, Any]:
    record: dict[str, Any] = json.loads((RECORDS / f"{name}.json").read_text(encoding="utf-8"))["record"]
    return record


@pytest.mark.parametrize("name", ["classic-three-printed", "classic-two-monuments", "three-roaming"])
def test_a_record_of_the_version_that_all_had_in_common_is_converted(name: str) -> None:
    record = kept(name)
    game = cyclades.load({**record, "rules": "3"})
    assert game.over
    assert game.record() == record


def test_answers_that_are_no_longer_asked_are_left_out() -> None:
    record = kept("three-roaming")
    number = record["actions"].index("end")
    moves = [*record["actions"][:number], "decline", "decline", *record["actions"][number:]]
    assert cyclades.load({**record, "rules": {"legendary": 3}, "actions": moves}).record() == record
    with pytest.raises(RecordError, match=f"move {number + 1} of {len(moves)}: 'decline' is not legal now"):
        cyclades.load({**record, "actions": moves})


def test_a_record_of_older_rules_that_cannot_be_followed_says_from_where_on() -> None:
    record = kept("three-roaming")
    number = record["actions"].index("end")
    moves = [*record["actions"][:number], "retreat", "at delos", *record["actions"][number:]]
    where = f"the record is of older rules, and cannot be followed from move {number + 1} of {len(moves)} on"
    for older in ("1", "3", {"legendary": 2}):
        with pytest.raises(RecordError, match=where):
            cyclades.load({**record, "rules": older, "actions": moves})
    with pytest.raises(RecordError, match="of older rules, and ends otherwise"):
        cyclades.load({**record, "rules": "3", "actions": record["actions"][:-1]})
    with pytest.raises(RecordError, match=r"move 1 is hidden \('draw \?'\)"):
        cyclades.load({**record, "rules": "3", "actions": ["draw ?"]})


def test_a_record_of_the_first_version_of_the_format_is_read() -> None:
    game = cyclades.new("classic", players=3, seed=4)
    for _ in range(9):
        game.play(game.default)
    record = game.record()
    first = {
        **{key: value for key, value in record.items() if key != "actions"},
        "moves": record["actions"],
        "version": 1,
    }
    assert cyclades.load(first).record() == record
    with pytest.raises(RecordError, match="expected version 2 of the format, got 1"):
        cyclades.load({**record, "version": 1})
