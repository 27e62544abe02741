"""The log of a table: entries that only grow, what they make public, and reading them back."""

from __future__ import annotations

import contextlib
import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

import cyclades
from cyclades.engine.errors import CycladesError, NotYourTurn
from cyclades.server.errors import Conflict, Illegal
from cyclades.server.game_log import Change, Entry, GameLog, checksum, random_outcome
from cyclades.server.queries import entry_row, read_entry

SETUP = cyclades.new("legendary", players=3, seed=1).rules.setup()


def begun(setup: dict[str, Any] = SETUP) -> tuple[GameLog, list[Entry]]:
    """A log at its first question, and its entries."""
    log = GameLog(setup)
    change = log.begin()
    log.add(change)
    return log, [change.entry]


def answer(log: GameLog, action: cyclades.Action, note: str = "") -> Change:
    """The one who is asked answers."""
    player = log.game.player
    assert player is not None
    change = log.answer(player, action.notation, note)
    log.add(change)
    return change


def read_back(entries: list[Entry], setup: dict[str, Any] = SETUP) -> GameLog:
    """The log that the database would give."""
    log = GameLog(setup)
    for entry in entries:
        log.add(log.read(read_entry(entry_row("t", entry))))
    return log


def played(seed: int, entries: int, setup: dict[str, Any] = SETUP) -> tuple[GameLog, list[Entry]]:
    """A game of random answers in which players often take back, alone and together."""
    chooser = random.Random(seed)
    log, written = begun(setup)
    while len(written) < entries and not log.game.over:
        change = next(wishes(log, chooser))
        log.add(change)
        written.append(change.entry)
    return log, written


def wishes(log: GameLog, chooser: random.Random) -> Iterator[Change]:
    player = log.game.player
    assert player is not None
    if chooser.random() < 0.15:
        for other in range(3):
            most = log.game.undoable_by(other)
            if most:
                yield log.undo(other, chooser.randint(1, most))
    if chooser.random() < 0.03 and len(log.moments) > 1:
        with contextlib.suppress(Illegal):
            yield log.take_back_to(0, chooser.randint(max(1, len(log.moments) - 12), len(log.moments) - 1))
    yield log.answer(player, chooser.choice(log.game.actions).notation)


def public(log: GameLog) -> list[tuple[Any, ...]]:
    """What the moments of a log tell, without the nodes that they point at."""
    return [
        (m.number, m.kind, m.player, m.note, [str(vars_of(event)) for event in m.events], m.back_to, m.at)
        for m in log.moments
    ]


def vars_of(event: Any) -> tuple[Any, ...]:
    return (event.kind.name, event.a, event.b, event.c, event.d, event.sees)


def test_the_beginning_holds_what_chance_decided_and_is_the_first_moment() -> None:
    log, (entry,) = begun()
    assert (entry.number, entry.kind, entry.player) == (0, "begin", None)
    assert entry.moves
    assert log.game.player is not None
    assert [moment.number for moment in log.moments] == [1]
    assert log.moments[0].events


def test_an_answer_holds_the_outcomes_of_chance_that_followed() -> None:
    log, entries = begun()
    chooser = random.Random(3)
    while len(entries[-1].moves) < 2 or entries[-1].kind != "action":
        entries.append(answer(log, chooser.choice(log.game.actions)).entry)
    words, *outcomes = entries[-1].moves
    assert log.game.action_table.parse(words) is not None
    history = log.game.history()
    assert [node.action.notation for node in history[-len(outcomes) :]] == outcomes
    assert all(node.asked < 0 for node in history[-len(outcomes) :])
    assert history[-len(outcomes) - 1].action.notation == words


def test_what_would_follow_changes_nothing_until_it_is_added() -> None:
    log, _ = begun()
    before = log.game.copy()
    player = log.game.player
    assert player is not None
    change = log.answer(player, log.game.actions[0].notation)
    assert log.game.same_state(before)
    assert (log.length, len(log.moments)) == (1, 1)
    log.add(change)
    assert not log.game.same_state(before)
    assert log.length == 2


def test_an_unfinished_group_of_answers_is_no_moment() -> None:
    log, _ = begun()
    assert answer(log, log.game.actions[0]).moment is None
    assert log.game.draft == 1
    finished = answer(log, log.game.actions[0])
    assert log.game.draft == 0
    assert finished.moment is not None
    assert (finished.moment.number, finished.moment.kind) == (2, "action")
    assert len(finished.moment.events) > 0


def test_taking_back_a_draft_is_no_moment_but_an_entry() -> None:
    log, entries = begun()
    player = log.game.player
    assert player is not None
    before = log.game.copy()
    entries.append(answer(log, log.game.actions[0]).entry)
    change = log.undo(player, 1)
    log.add(change)
    assert change.moment is None
    assert (change.entry.kind, change.entry.moves, change.entry.number) == ("undo", ("1",), 2)
    assert log.game.same_state(before)
    assert len(log.moments) == 1


def test_taking_back_a_whole_group_is_a_moment_that_says_where_the_game_stands_again() -> None:
    log, entries = begun()
    player = log.game.player
    assert player is not None
    before = log.game.copy()
    entries += [answer(log, log.game.actions[0]).entry, answer(log, log.game.actions[0]).entry]
    most = log.game.undoable_by(player)
    assert most == 2
    change = log.undo(player, most)
    log.add(change)
    assert change.moment is not None
    assert (change.moment.kind, change.moment.back_to) == ("undo", 1)
    assert log.game.same_state(before)
    entries.append(change.entry)
    assert public(read_back(entries)) == public(log)


def test_taking_back_ones_turn_takes_along_the_draft_of_the_next_player() -> None:
    """Found by playing at random: A has ended a group, B is in the middle of one, and A takes back."""
    for seed in range(40):
        chooser = random.Random(seed)
        log, _ = begun()
        for _ in range(150):
            asked = log.game.player
            assert asked is not None
            others = [p for p in range(3) if p != asked and log.game.undoable_by(p)]
            if log.game.draft and others:
                drafts, before = log.game.draft, log.length
                change = log.undo(others[0], 1)
                assert change.entry.moves == (str(1 + drafts),)
                assert change.game.player == others[0]
                assert change.entry.number == before
                return
            answer(log, chooser.choice(log.game.actions))
            if log.game.over:
                break
    pytest.fail("it never happened")


def test_more_than_ones_own_unfinished_turn_cannot_be_taken_back_alone() -> None:
    log, _ = begun()
    player = log.game.player
    assert player is not None
    with pytest.raises(Illegal, match="nothing can be taken back"):
        log.undo(player, 1)
    answer(log, log.game.actions[0])
    with pytest.raises(Illegal, match="expected 1 to 1 actions"):
        log.undo(player, 2)
    with pytest.raises(Illegal):
        log.undo((player + 1) % 3, 1)
    assert log.length == 2


def test_all_may_go_back_to_any_moment_that_counts() -> None:
    log, _ = played(5, 60)
    states: dict[int, int] = {}
    for moment in log.moments:
        states[moment.number] = checksum(log.at(moment.number))
    tried = 0
    for number in range(1, len(log.moments)):
        try:
            change = log.take_back_to(0, number)
        except Illegal:
            continue
        tried += 1
        assert checksum(change.game) == states[number]
        assert change.moment is not None
        assert log.moments[change.moment.back_to - 1].head is log.moments[number - 1].head  # type: ignore[operator]
    assert tried > 5
    for number in (0, len(log.moments), len(log.moments) + 1, -1):
        with pytest.raises(Illegal, match="expected a moment"):
            log.take_back_to(0, number)


def test_a_moment_that_was_taken_back_can_still_be_looked_at() -> None:
    log, _ = begun()
    while len(log.moments) < 6:
        answer(log, log.game.actions[0])
    stood = log.at(5).view(None)
    log.add(log.take_back_to(0, 2))
    assert log.moments[-1].back_to == 2
    assert log.at(5).view(None) == stood
    assert log.at(len(log.moments)).same_state(log.at(2))
    with pytest.raises(Illegal, match="was itself taken back"):
        log.take_back_to(0, 5)


def test_the_first_moment_of_a_game_that_begins_in_the_middle_is_its_start() -> None:
    whole = cyclades.new("legendary", players=3, seed=4)
    chooser = random.Random(4)
    for _ in range(60):
        whole.play(chooser.choice(whole.actions))
    there = cyclades.read_position(cyclades.write_position(whole))
    log = GameLog(there.rules.setup(), there.start)
    log.add(log.begin())
    stood = log.game.view(None)
    for _ in range(10):
        answer(log, chooser.choice(log.game.actions))
    assert log.at(1).view(None) == stood
    assert not log.game.same_state(log.at(1))


@pytest.mark.parametrize("seed", range(6))
def test_a_log_that_is_read_back_gives_the_same_game_and_the_same_moments(seed: int) -> None:
    log, entries = played(seed, 250)
    again = read_back(entries)
    assert again.game.same_state(log.game)
    assert again.game.record() == log.game.record()
    assert again.length == log.length == len(entries)
    assert public(again) == public(log)
    assert [again.game.undoable_by(p) for p in range(3)] == [log.game.undoable_by(p) for p in range(3)]
    for number in random.Random(seed).sample(range(1, len(log.moments) + 1), 10):
        assert again.at(number).same_state(log.at(number))


def test_every_entry_carries_the_checksum_of_the_game_after_it() -> None:
    _, entries = played(9, 120)
    again = GameLog(SETUP)
    seen = set()
    for entry in entries:
        change = again.read(entry)
        assert checksum(change.game) == entry.state
        again.add(change)
        seen.add(entry.state)
    assert len(seen) > 60


def test_entries_are_read_in_their_order_and_once() -> None:
    _, entries = played(2, 10)
    log = GameLog(SETUP)
    with pytest.raises(Conflict, match="expected entry 0 of the log, got 1"):
        log.read(entries[1])
    log.add(log.read(entries[0]))
    with pytest.raises(Conflict, match="expected entry 1 of the log, got 0"):
        log.read(entries[0])


def test_an_entry_that_is_not_legal_is_refused_and_changes_nothing() -> None:
    _, entries = played(2, 10)
    log = read_back(entries[:3])
    before = log.game.copy()
    for wrong in (
        replace(entries[3], moves=("bid ares 99", *entries[3].moves[1:])),
        replace(entries[3], moves=("nonsense",)),
        replace(entries[3], player=((entries[3].player or 0) + 1) % 3),
    ):
        with pytest.raises(CycladesError):
            log.read(wrong)
        assert log.game.same_state(before)
        assert log.length == 3


def test_somebody_who_is_not_asked_cannot_answer() -> None:
    log, _ = begun()
    player = log.game.player
    assert player is not None
    with pytest.raises(NotYourTurn):
        log.answer((player + 1) % 3, log.game.actions[0].notation)


def test_an_outcome_cannot_be_chosen_by_whoever_answers() -> None:
    """Only the first move of an answer is the player's; what chance says is drawn here, so nobody can send it."""
    log, _ = begun()
    player = log.game.player
    assert player is not None
    with pytest.raises(CycladesError):
        log.answer(player, "draw athena")


def test_chance_is_answered_by_weight() -> None:
    game = cyclades.new("legendary", players=3, ask_chance=True)
    outcomes = game.stack[-1].raw_outcomes(game)
    counts = {action.notation: 0 for action in outcomes.actions}
    for _ in range(2_000):
        counts[random_outcome(outcomes).notation] += 1
    for action, weight in zip(outcomes.actions, outcomes.weights, strict=True):
        expected = 2_000 * float(weight) / float(outcomes.total)
        assert abs(counts[action.notation] - expected) < 6 * expected**0.5 + 1


def test_a_note_of_the_log_is_kept() -> None:
    log, entries = begun()
    entries.append(answer(log, log.game.actions[0], "default: novice: it hung").entry)
    entries.append(answer(log, log.game.actions[0], "novice").entry)
    again = read_back(entries)
    assert again.moments[-1].note == log.moments[-1].note == "novice"
    assert read_entry(entry_row("t", entries[1])) == entries[1]


def test_an_answer_is_written_as_the_game_writes_it() -> None:
    log, _ = begun()
    player = log.game.player
    assert player is not None
    words = log.game.actions[0].notation
    change = log.answer(player, f"  {words.upper().replace(' ', chr(10))} ")
    assert change.entry.moves == (words,)
