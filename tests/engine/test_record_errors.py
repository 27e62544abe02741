"""Records that are damaged, truncated, foreign or illegal are refused with the place and the reason."""

import copy
import json
import random
import re
from collections.abc import Callable
from functools import lru_cache
from typing import Any

import pytest

import cyclades
from cyclades import RecordError
from tests.story import turn

Record = dict[str, Any]


@lru_cache
def good_text() -> str:
    """A short game, over after two cycles."""
    generator = random.Random(2)
    game = cyclades.new("legendary", players=3, seed=2, options={"max_cycles": 2})
    while not game.over:
        game.play(generator.choice(game.actions))
    return json.dumps(game.record())


@lru_cache
def imagined_text() -> str:
    """A running game that began with a state."""
    game = cyclades.imagine(cyclades.new("legendary", players=3, seed=2).view(0), 1)
    game.play(game.actions[0])
    return json.dumps(game.record())


def test_the_records_themselves_are_good() -> None:
    assert cyclades.load(good_text()).over
    assert cyclades.load(json.loads(good_text())).over
    assert not cyclades.load(imagined_text()).over


TEXTS: list[tuple[Any, str]] = [
    ("", "expected a record in JSON, but it cannot be read: Expecting value: line 1 column 1"),
    ("{", "expected a record in JSON, but it cannot be read: "),
    ("moves: end", "expected a record in JSON, but it cannot be read: "),
    (b"\xff\xfe\x00", "expected a record in JSON, but it cannot be read: "),
    ("[]", "expected a record as a JSON object, got list"),
    ("5", "expected a record as a JSON object, got int"),
    ("null", "expected a record as a JSON object, got NoneType"),
    (None, "expected a record as a JSON object, got NoneType"),
    ([1, 2], "expected a record as a JSON object, got list"),
    ("{}", "expected the format 'cyclades-record', got None"),
]


@pytest.mark.parametrize("text, message", TEXTS, ids=[repr(text) for text, _ in TEXTS])
def test_what_is_no_record_is_refused(text: Any, message: str) -> None:
    with pytest.raises(RecordError, match="^" + re.escape(message)):
        cyclades.load(text)


@pytest.mark.parametrize("share", [0.1, 0.5, 0.9, 0.999])
def test_a_text_cut_short_is_refused(share: float) -> None:
    text = good_text()
    with pytest.raises(RecordError, match="expected a record in JSON, but it cannot be read"):
        cyclades.load(text[: int(len(text) * share)])


def change(key: str, value: Any) -> Callable[[Record], None]:
    def damage(record: Record) -> None:
        record[key] = value

    return damage


def drop(key: str) -> Callable[[Record], None]:
    def damage(record: Record) -> None:
        del record[key]

    return damage


def setup(key: str, value: Any) -> Callable[[Record], None]:
    def damage(record: Record) -> None:
        record["setup"][key] = value

    return damage


def move(number: int, words: Any) -> Callable[[Record], None]:
    """Another move in place of the numbered one, counted from 1."""

    def damage(record: Record) -> None:
        record["actions"][number - 1] = words

    return damage


def more(record: Record) -> None:
    record["actions"].append("end")


def fewer(record: Record) -> None:
    record["actions"].pop()


def no_board(record: Record) -> None:
    del record["setup"]["board"]


LENGTH = "MOVES"
NO_START = "expected null or an object with 'state' and 'steps' under 'start'"
DAMAGES: list[tuple[str, Callable[[Record], None], str]] = [
    ("foreign", change("format", "pgn"), "expected the format 'cyclades-record', got 'pgn'"),
    ("a view", change("format", "cyclades-view"), "expected the format 'cyclades-record', got 'cyclades-view'"),
    ("newer", change("version", 3), "expected version 2 of the format, got 3"),
    ("no version", drop("version"), "expected version 2 of the format, got None"),
    ("other rules", change("rules", "0"), "expected rules versions such as {'classic': 3}, got '0'"),
    ("rules in common", change("rules", "4"), "expected rules versions such as {'classic': 3}, got '4'"),
    ("no rules", drop("rules"), "expected rules versions such as {'classic': 3}, got None"),
    ("a rule", change("rules", {"legendary": "4"}), "expected rules versions such as {'classic': 3}, got {'legendary'"),
    (
        "newer rules",
        change("rules", {"legendary": 99}),
        "the record is of version 99 of the rules of 'legendary'; this program knows those up to ",
    ),
    (
        "rules of others",
        change("rules", {"legendary": 4, "titans": 1}),
        "expected versions of the rules of legendary, got one of 'titans'",
    ),
    (
        "rules of nothing",
        change("rules", {}),
        "expected versions of the rules of legendary, but 'legendary' is missing",
    ),
    ("no set-up", drop("setup"), "expected an object under 'setup', got None"),
    ("set-up is a text", change("setup", "legendary"), "expected an object under 'setup', got 'legendary'"),
    ("no moves", drop("actions"), "expected a list under 'actions', got None"),
    ("moves are a text", change("actions", "end"), "expected a list under 'actions', got 'end'"),
    ("unknown key", change("comment", "good game"), "unknown key 'comment' in the record"),
    ("edition", setup("edition", "classics"), "in the set-up: expected an edition among "),
    (
        "players",
        setup("players", 7),
        "in the set-up: expected 2, 3, 4, 5, 6 players for the edition 'legendary', got 7",
    ),
    (
        "teams",
        setup("teams", [[0, 1]]),
        "in the set-up: expected teams only with 4 or 6 players in the edition 'legendary', got 3 players in teams",
    ),
    ("option", setup("options", {"luck": 1}), "in the set-up: expected an option among "),
    ("option value", setup("options", {"gold": -5}), "in the set-up: expected a number from 0 to 50 "),
    ("set-up key", setup("colour", "red"), "in the set-up: unknown key 'colour' in the set-up"),
    ("no board", no_board, "in the set-up: the key 'board' is missing in the set-up"),
    (
        "expansion",
        setup("expansions", ["hades"]),
        "in the set-up: expected an expansion of the edition 'legendary', of which there are none, got 'hades'",
    ),
    ("first move", move(1, "draw apollo"), "move 1 of MOVES: 'draw apollo' is not legal now; expected one of: draw "),
    ("no such move", move(3, "draw siren"), "move 3 of MOVES: 'draw siren' is no action of this game"),
    ("no such verb", move(20, "castle"), "move 20 of MOVES: no action begins with 'castle' in 'castle'"),
    ("illegal move", move(20, "end"), "move 20 of MOVES: 'end' is not legal now; expected one of: at "),
    ("move is a number", move(2, 7), "move 2 of MOVES: an action is a text such as 'end', not 7"),
    ("move is nothing", move(2, None), "move 2 of MOVES: an action is a text such as 'end', not None"),
    ("move is empty", move(2, ""), "move 2 of MOVES: expected an action such as 'end', but the text is empty"),
    (
        "hidden move",
        move(4, "draw ?"),
        "move 4 is hidden ('draw ?'): a player's record of a running game has no",
    ),
    ("too many moves", more, "move MOVES of MOVES: the game is over: 'end' cannot be played"),
    ("too few moves", fewer, "the record says that the game is over after MOVES moves, but it is not"),
    ("not over", change("over", False), "the record says that the game is running after MOVES moves, but it is not"),
    ("start is a list", change("start", []), f"{NO_START}, got []"),
    ("start is empty", change("start", {}), f"{NO_START}, got {{}}"),
]


@pytest.mark.parametrize("name, damage, message", DAMAGES, ids=[name for name, _, _ in DAMAGES])
def test_a_damaged_record_is_refused(name: str, damage: Callable[[Record], None], message: str) -> None:
    record = json.loads(good_text())
    damage(record)
    expected = (
        message.replace(LENGTH, str(len(record["actions"]))) if isinstance(record.get("actions"), list) else message
    )
    with pytest.raises(RecordError, match="^" + re.escape(expected)):
        cyclades.load(record)


STARTS: list[tuple[str, list[Any], Any, str]] = [
    ("no state", ["state"], None, "expected a view with the fields of this game"),
    ("no steps", ["steps"], None, "expected a list of steps, got None"),
    ("field", ["state", "troops"], [0], "expected "),
    ("number", ["state", "cycle", 0], "one", "expected a number at place 0 of the field 'cycle', got 'one'"),
    ("too large", ["state", "troops", 0], 10**30, "expected a number from 0 to 999 at place 0 of the field 'troops'"),
    ("nobody's", ["state", "owner", 0], 3, "expected a number from -1 to 2 at place 0 of the field 'owner', got 3"),
    ("a truth", ["state", "cycle", 0], True, "expected a number at place 0 of the field 'cycle', got True"),
    ("step's faction", ["steps", -1], ["StartingArea", 7, 1], "expected a state that play can go on from"),
    ("nothing to do", ["steps"], [], "expected steps from which play goes on, but there is none"),
    ("hidden", ["state", "owner", 0], None, "expected a number at place 0 of the field 'owner', got None"),
    ("step", ["steps", 0], ["Nonsense"], "expected a step such as ['Offerings'], got ['Nonsense']"),
    (
        "step's numbers",
        ["steps", 0],
        ["StartingArea", 1],
        "expected the numbers ('faction', 'round') of the step StartingArea",
    ),
]


@pytest.mark.parametrize("name, path, value, message", STARTS, ids=[name for name, *_ in STARTS])
def test_a_damaged_start_is_refused(name: str, path: list[Any], value: Any, message: str) -> None:
    record = json.loads(imagined_text())
    inner = record["start"]
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    with pytest.raises(RecordError, match="^in the start: " + re.escape(message)):
        cyclades.load(record)


def test_loading_does_not_change_the_record() -> None:
    record = json.loads(imagined_text())
    before = copy.deepcopy(record)
    cyclades.load(record).play(cyclades.load(record).actions[0])
    assert record == before


def test_a_player_s_record_of_a_running_game_is_refused_at_its_hidden_move() -> None:
    story = turn("zeus", "area delos red\narea naxos blue").play("peek", "draw kraken")
    with pytest.raises(RecordError, match=re.escape("move 2 is hidden ('draw ?')")):
        cyclades.load(story.game.record(1))
    assert cyclades.load(story.game.record(0), ask_chance=True).same_state(story.game)


def test_a_record_can_be_loaded_to_go_on_with_chance_asked() -> None:
    story = turn("ares", "area delos red troops 2\narea naxos blue troops 2\narea syros blue")
    story.play("move", "from delos", "to naxos", "take 2", "roll 1")
    again = cyclades.load(story.game.record(), ask_chance=True)
    assert again.player is None
    assert [str(action) for action in again.actions] == ["roll 0", "roll 1", "roll 2", "roll 3"]
    assert cyclades.load(story.game.record(), seed=1).player is not None
