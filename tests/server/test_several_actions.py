"""Several actions in one answer: all of them or none, told to others like actions one by one."""

from __future__ import annotations

import random
from typing import Any

import pytest
from sqlalchemy import select

import cyclades
from cyclades.server import queries
from cyclades.server.errors import Illegal
from cyclades.server.game_log import ACTION, GameLog
from cyclades.server.schema import LOG
from tests.server.running import Line, Server, friends, wait_for
from tests.story import turn

SETUP = cyclades.new("legendary", 3, ask_chance=True).rules.setup()


def begun(setup: dict[str, Any] = SETUP, start: Any = None) -> GameLog:
    log = GameLog(setup, start)
    log.add(log.begin())
    return log


def first_pair(log: GameLog) -> tuple[int, list[str]]:
    """Who is asked, and the actions of a land area and its fleet, which are one group."""
    player = log.game.player
    assert player is not None
    twin = log.game.copy()
    first = twin.actions[0].notation
    twin.play(first)
    return player, [first, twin.actions[0].notation]


def in_memory(log: GameLog) -> tuple[Any, ...]:
    return log.length, len(log.moments), log.game, list(log.game.history())


# -- the log ------------------------------------------------------------------------------------------------------


def test_actions_in_one_answer_are_the_entries_that_they_would_be_one_by_one() -> None:
    together, apart = begun(), GameLog(SETUP)
    apart.add(apart.read(together_entry(together)))
    player, actions = first_pair(together)
    changes = together.answer_all(player, actions)
    for action, change in zip(actions, changes, strict=True):
        alone = apart.answer(player, action)
        assert (alone.entry.number, alone.entry.kind, alone.entry.moves, alone.entry.state) == (
            change.entry.number,
            ACTION,
            change.entry.moves,
            change.entry.state,
        )
        assert (alone.moment is None) == (change.moment is None)
        if alone.moment is not None and change.moment is not None:
            assert alone.moment.number == change.moment.number
            assert alone.moment.events == change.moment.events
        apart.add(alone)
        together.add(change)
    assert together.game == apart.game
    assert together.game.undoable_by(player) == apart.game.undoable_by(player) == 2
    together.add(together.undo(player, 1))
    apart.add(apart.undo(player, 1))
    assert together.game == apart.game


def together_entry(log: GameLog) -> Any:
    """The entry with which a game began: chance must be the same in both."""
    history = tuple(node.action.notation for node in log.game.history())
    return GameLog(SETUP).change("begin", None, history, "").entry


@pytest.mark.parametrize("place", [0, 1])
def test_an_illegal_action_is_named_and_nothing_counts(place: int) -> None:
    log = begun()
    player, actions = first_pair(log)
    actions[place] = "bid ares 5"
    before = in_memory(log)
    with pytest.raises(Illegal) as refused:
        log.answer_all(player, actions)
    assert refused.value.index == place
    told = ["'bid ares 5' is not legal now; expected one of: ", "action 2 of 2, 'bid ares 5': it is not legal then"]
    assert str(refused.value).startswith(told[place])
    assert in_memory(log) == before


def test_what_would_be_legal_after_the_first_action_is_not_told() -> None:
    """Others see who plays and takes back; a refused message is seen by nobody, so it must not tell as much."""
    log = begun()
    player, [first, second] = first_pair(log)
    for third in ("bid ares 5", "end", "take 1"):
        with pytest.raises(Illegal) as refused:
            log.answer_all(player, [first, third])
        assert str(refused.value) == f"action 2 of 2, {third!r}: it is not legal then"
        assert second not in str(refused.value)


def test_what_is_no_notation_is_named_too() -> None:
    log = begun()
    player, actions = first_pair(log)
    with pytest.raises(Illegal, match=r"^action 2 of 2, 'gibberish': ") as refused:
        log.answer_all(player, [actions[0], "gibberish"])
    assert refused.value.index == 1


def test_nothing_is_played_where_an_action_is_no_notation(monkeypatch: pytest.MonkeyPatch) -> None:
    log = begun()
    player, actions = first_pair(log)
    with monkeypatch.context() as watched:
        watched.setattr(GameLog, "change", lambda *_: pytest.fail("an action was played"))
        with pytest.raises(Illegal, match=r"^action 3 of 3, 'gibberish': "):
            log.answer_all(player, [*actions, "gibberish"])


def test_an_action_after_the_seat_is_asked_no_more_is_illegal() -> None:
    log = begun()
    chooser = random.Random(1)
    while True:
        player = log.game.player
        assert player is not None
        ahead = log.game.copy()
        action = chooser.choice(ahead.actions).notation
        ahead.play(action)
        if ahead.player not in (player, None):
            break
        log.add(log.answer(player, action))
    before = in_memory(log)
    with pytest.raises(Illegal, match=r"it is not legal then$|is final$") as refused:
        log.answer_all(player, [action, "end"])
    assert refused.value.index == 1
    assert in_memory(log) == before


HOME = "area delos red troops 2\narea naxos blue troops 1\narea syros blue\nheroes ajax hector"


def test_nothing_follows_a_die_so_that_nobody_throws_until_it_pleases() -> None:
    """Whoever could name what follows only a good die would send it until it is not refused."""
    story = turn("ares", "area delos red troops 3 \n area naxos blue troops 1 \n area syros blue \n area kea green")
    log = begun(story.game.rules.setup(), story.game.start)
    player = log.game.player
    assert player is not None
    fights = ["move", "from delos", "to naxos", "take 3"]
    for _ in range(20):
        with pytest.raises(Illegal, match="send it later, 'take 3' is final") as refused:
            log.answer_all(player, [*fights, "end"])
        assert refused.value.index == len(fights)
    assert log.length == 1
    for change in log.answer_all(player, fights):
        log.add(change)
    assert log.length == 5


def test_nothing_follows_what_was_revealed() -> None:
    story = turn("zeus", HOME)
    log = begun(story.game.rules.setup(), story.game.start)
    with pytest.raises(Illegal, match="send it later, 'peek' is final"):
        log.answer_all(0, ["peek", "end"])
    assert log.length == 1


# -- on a connection ----------------------------------------------------------------------------------------------


def pair_of(update: dict[str, Any]) -> list[str]:
    """A choice of a question, and one of those that would follow it."""
    choice = next(choice for choice in update["question"]["choices"] if choice.get("then"))
    return [choice["action"], choice["then"][0]["action"]]


def rows_of(server: Server, table: str) -> list[dict[str, Any]]:
    statement = select(LOG).where(LOG.c.table_id == table).order_by(LOG.c.number)
    found = server.registry.store.read_now(lambda connection: connection.execute(statement).mappings().all())
    return [dict(row) for row in found]


def answer_all(line: Line, update: dict[str, Any], actions: list[str]) -> dict[str, Any]:
    return line.ask("answer", seat=update["seat"], question=update["question"]["id"], actions=actions)


def test_two_actions_are_written_together_and_told_once(server: Server) -> None:
    (ann, bob), table = friends(server, "Ann", "Bob")
    with ann.connect(table, "language=en") as one, bob.connect(table, "language=en") as two:
        wait_for(lambda: len(server.registry.tables[table].subscribers) == 2)
        seat = ann.get(f"/api/tables/{table}")["asked_seats"][0]
        asked, other = (one, two) if seat == 0 else (two, one)
        update = asked.asked(seat)
        theirs = other.until("update")
        actions = pair_of(update)
        wait_for(lambda: not server.registry.tasks)  # that both are here has been written down
        commits = server.registry.store.commits
        assert answer_all(asked, update, actions)["type"] == "done"
        assert server.registry.store.commits == commits + 1
        after = asked.seen(lambda m: m["type"] == "update" and m["moment"] > update["moment"])
        told = other.seen(lambda m: m["type"] == "update" and m["moment"] > theirs["moment"])
        assert [moment["moment"] for moment in told["moments"]] == [moment["moment"] for moment in after["moments"]]
        assert after["undo"] == 2
        assert [row["moves"] for row in rows_of(server, table)[-2:]] == actions
        assert asked.ask("undo", seat=seat, count=2)["type"] == "done"
        back = asked.seen(lambda m: m["type"] == "update" and m["moment"] > after["moment"])
        assert back["view"] == update["view"]
    moves = [move for row in rows_of(server, table)[:-3] for move in row["moves"].split("\n")]
    record = server.registry.tables[table].game.record()
    assert record["actions"] == moves


def test_a_refused_second_action_leaves_everything_as_it_was(server: Server) -> None:
    (ann, bob), table = friends(server, "Ann", "Bob")
    with ann.connect(table, "language=en") as one, bob.connect(table, "language=en") as two:
        seat = ann.get(f"/api/tables/{table}")["asked_seats"][0]
        asked, other = (one, two) if seat == 0 else (two, one)
        update = asked.asked(seat)
        other.until("update")
        before, log = ann.get(f"/api/tables/{table}/record"), rows_of(server, table)
        refused = answer_all(asked, update, [pair_of(update)[0], "bid ares 5"])
        assert (refused["type"], refused["code"], refused["index"]) == ("refused", "illegal", 1)
        assert refused["message"].startswith("action 2 of 2, 'bid ares 5': ")
        assert (ann.get(f"/api/tables/{table}/record"), rows_of(server, table)) == (before, log)
        heard = len(other.received)
        assert answer_all(asked, update, pair_of(update))["type"] == "done"  # the question still stands
        other.seen(lambda m: m["type"] == "update", heard)
        assert not [m for m in other.received[heard:] if m["type"] == "update" and not m["moments"]]


def test_a_database_that_fails_keeps_neither_of_two_actions(sqlite_server: Server, monkeypatch: Any) -> None:
    ann = sqlite_server.person("Ann")
    table = ann.table("me", "me", "me")
    with ann.connect(table, "language=en") as line:
        update = line.asked()
        log = rows_of(sqlite_server, table)
        append = queries.append

        def fails(connection: Any, id: str, entry: Any, *more: Any) -> None:
            if entry.number > len(log):
                raise RuntimeError("broken")
            append(connection, id, entry, *more)

        with monkeypatch.context() as broken:
            broken.setattr(queries, "append", fails)
            assert answer_all(line, update, pair_of(update))["code"] == "storage"
        assert rows_of(sqlite_server, table) == log
        assert sqlite_server.registry.tables[table].game.draft == 0
        assert answer_all(line, update, pair_of(update))["type"] == "done"
        assert len(rows_of(sqlite_server, table)) == len(log) + 2


@pytest.mark.parametrize("actions", [[], ["end"] * 9, "end", [3], ["x" * 61]], ids=str)
def test_an_answer_holds_one_action_to_eight(sqlite_server: Server, actions: Any) -> None:
    ann = sqlite_server.person("Ann")
    with ann.connect(ann.table("me", "me", "me")) as line:
        line.say("answer", seat=0, question="0", actions=actions)
        refused = line.until("refused")
        assert (refused["id"], refused["code"]) == (None, "unreadable")
        assert "$.actions" in refused["message"]


def test_every_action_of_an_answer_counts_as_a_message(tmp_path: Any) -> None:
    with Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", messages_per_second=2.0) as server:  # ten at once
        ann = server.person("Ann")
        table = ann.table("me", "me", "me")
        with ann.connect(table) as line:
            line.asked()
            line.say("answer", seat=0, question="0", actions=["end"] * 8)
            assert line.until("refused")["code"] == "conflict"
            line.say("answer", seat=0, question="0", actions=["end"] * 8)
            assert line.closed() == 4429
            assert line.received[-1]["message"] == "too many actions: come back a little later"


def test_eight_actions_fit_where_fewer_messages_may_come_at_once(tmp_path: Any) -> None:
    with Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", messages_per_second=1.0) as server:  # five at once
        ann = server.person("Ann")
        table = ann.table("me", "me", "me")
        with ann.connect(table) as line:
            line.asked()
            line.say("answer", seat=0, question="0", actions=["end"] * 8)
            assert line.until("refused")["code"] == "conflict"
            line.say("say", text="?")
            assert line.closed() == 4429
