"""The machine: questions, answers, chance, events, undo, and a history that copies share."""

import random

import pytest

import cyclades
from cyclades import GameOver, IllegalAction, NotationError, NotYourTurn
from cyclades.engine.machine import SNAPSHOT_EVERY, Machine
from cyclades.engine.steps import CHANCE, NOBODY
from tests.engine.toy import ADD, LAYOUT, PASS, TABLE, counts, play, told, toy


def test_an_answer_is_played_and_the_next_question_asked() -> None:
    machine = toy()
    assert (machine.asked, machine.over) == (0, False)
    play(machine, "add 2", "pass", "add 3")
    assert counts(machine) == [2, 3]
    assert machine.asked == 1


def test_actions_are_listed_once_per_question_and_are_those_of_the_table() -> None:
    machine = toy()
    assert machine.actions is machine.actions
    assert all(TABLE.all[action.index] is action for action in machine.actions)


def test_an_illegal_answer_is_refused_and_changes_nothing() -> None:
    machine = toy()
    before, steps = list(machine.s), machine.steps()
    with pytest.raises(IllegalAction, match=r"'add 0' is not legal now; expected one of: add 1, add 2, add 3, roll"):
        machine.play(ADD[0])
    assert (list(machine.s), machine.steps(), machine.head) == (before, steps, None)


def test_what_is_no_action_is_refused() -> None:
    with pytest.raises(NotationError, match=r"expected an action of this game or a text that names one, got 5"):
        toy().play(5)


def test_a_text_is_played_as_the_action_that_it_names() -> None:
    machine = toy()
    machine.play(" Add  2 ")
    assert [node.action for node in machine.history()] == [ADD[2]]
    with pytest.raises(NotationError, match=r"no action begins with 'ad' in 'ad 2'; did you mean add"):
        machine.play("ad 2")
    with pytest.raises(IllegalAction, match=r"'add 0' is not legal now"):
        machine.play("add 0")
    with pytest.raises(NotYourTurn):
        machine.play("ad 2", 1)
    assert counts(machine) == [2, 0]


def test_an_action_of_another_game_is_refused() -> None:
    foreign = cyclades.new("legendary", players=3, seed=1).parse("peek")
    with pytest.raises(NotationError, match="'peek' belongs to another one"):
        toy().play(foreign)


def test_only_the_player_who_is_asked_may_answer() -> None:
    machine = toy()
    with pytest.raises(NotYourTurn, match=r"^player 1 is not asked now$"):
        machine.play(PASS, 1)
    machine.play(PASS, 0)
    machine.play(PASS, 1)
    assert machine.asked == 0


def test_nobody_answers_for_chance_by_name() -> None:
    machine = play(toy(ask_chance=True), "roll")
    with pytest.raises(NotYourTurn):
        machine.play(TABLE.parse("face 1"), 0)


def test_a_game_that_is_over_asks_nothing() -> None:
    machine = play(toy(), "stop")
    assert (machine.over, machine.asked, machine.actions) == (True, NOBODY, [])
    with pytest.raises(GameOver, match="the game is over: 'pass' cannot be played"):
        machine.play(PASS)
    with pytest.raises(GameOver, match="nobody is asked"):
        _ = machine.default


def test_the_default_is_what_the_step_says() -> None:
    assert toy().default is PASS


def test_chance_is_answered_by_the_generator() -> None:
    machine = play(toy(), "roll")
    assert machine.asked == 0
    assert counts(machine)[0] in (100, 200)
    assert [node.asked for node in machine.history()] == [0, CHANCE]


def test_chance_is_a_question_where_one_wants_to_answer() -> None:
    machine = play(toy(ask_chance=True), "roll")
    assert machine.asked == CHANCE
    assert [action.notation for action in machine.actions] == ["face 1", "face 2"]
    play(machine, "face 2")
    assert (counts(machine), machine.asked) == ([200, 0], 0)


def test_steps_run_in_the_order_in_which_they_were_named() -> None:
    assert told(play(toy(), "roll").happened) == ["ticked", "rolled", "ticked"]


def test_events_are_those_since_the_last_question() -> None:
    machine = play(toy(), "add 1")
    assert [(event.kind.name, event.numbers()) for event in machine.happened] == [("added", [0, 1])]
    assert told(play(machine, "pass").happened) == []


def test_a_group_of_answers_tells_nothing_until_it_is_complete() -> None:
    machine = play(toy(), "aim")
    assert (machine.draft, machine.happened) == (1, [])
    play(machine, "add 1")
    assert (machine.draft, told(machine.happened)) == (0, ["added"])


def test_a_whisper_is_seen_by_some_only() -> None:
    [event] = play(toy(), "look").happened
    assert event.sees == 1


def test_undo_goes_back_to_the_question_before() -> None:
    machine = play(toy(), "add 1", "pass", "add 3")
    machine.undo()
    assert (counts(machine), machine.asked, machine.depth) == ([1, 0], 1, 2)
    machine.undo(2)
    assert (counts(machine), machine.asked, machine.head) == ([0, 0], 0, None)


@pytest.mark.parametrize("ask_chance", [False, True])
def test_undo_takes_chance_back_with_the_answer_that_led_to_it(ask_chance: bool) -> None:
    machine = play(toy(ask_chance=ask_chance), "add 1", "roll", *(["face 1"] if ask_chance else []))
    machine.undo()
    assert (counts(machine), machine.asked) == ([1, 0], 0)


@pytest.mark.parametrize("answers, given", [(0, 2), (-1, 2), (3, 2)])
def test_undo_beyond_the_history_is_refused(answers: int, given: int) -> None:
    machine = play(toy(), "add 1", "pass")
    with pytest.raises(IllegalAction, match=f"cannot take back {answers} actions: {given} have been played"):
        machine.undo(answers)
    assert machine.depth == 2


def numbers(machine: Machine) -> tuple[list[int], list[list[object]], int, int, int, int]:
    generator = machine.generator
    return [*machine.s], machine.steps(), machine.asked, machine.draft, int(generator.a), int(generator.b)


@pytest.mark.parametrize("at_once", [True, False])
def test_undo_restores_everything_across_snapshots_and_dice(at_once: bool) -> None:
    generator = random.Random(1)
    machine = toy(3)
    moments = []
    for _ in range(3 * SNAPSHOT_EVERY):
        moments.append(numbers(machine))
        machine.play(generator.choice([action for action in machine.actions if action.notation != "stop"]))
    end = numbers(machine)
    taken = [node.action for node in machine.history() if node.asked >= 0]
    if at_once:
        machine.undo(len(moments))
        assert numbers(machine) == moments[0]
    else:
        for moment in reversed(moments):
            machine.undo()
            assert numbers(machine) == moment
    for action in taken:
        machine.play(action)
    assert numbers(machine) == end


def test_undo_inside_a_group_keeps_the_draft() -> None:
    machine = play(toy(), "aim")
    play(machine, "add 1")
    machine.undo()
    assert (machine.draft, [action.notation for action in machine.actions]) == (1, ["add 0", "add 1"])
    assert told(play(machine, "add 0").happened) == ["added"]


def test_answers_that_a_player_may_take_back_alone() -> None:
    machine = toy()
    assert machine.undoable == 0
    assert play(machine, "add 1", "add 1").undoable == 2
    assert play(machine, "pass").undoable == 3
    assert play(machine, "add 1").undoable == 1  # the other's answers are not this player's to take back
    assert play(machine, "roll").undoable == 0
    assert play(machine, "add 1", "add 1").undoable == 2
    assert play(machine, "look").undoable == 0
    assert play(machine, "aim").undoable == 1


def test_the_history_is_a_chain_in_order() -> None:
    machine = play(toy(ask_chance=True), "add 1", "roll", "face 2", "pass")
    assert [node.action.notation for node in machine.history()] == ["add 1", "roll", "face 2", "pass"]
    assert [node.depth for node in machine.history()] == [0, 1, 2, 3]
    assert machine.actions_played() == 3


def test_a_machine_takes_over_another_without_copying_its_history() -> None:
    machine = play(toy(), "add 1", "roll", "aim")
    twin = Machine(LAYOUT, TABLE, machine.generator, False)
    twin.copy_from(machine)
    assert twin.head is machine.head
    assert twin.same_state(machine)
    play(twin, "add 1")
    assert not twin.same_state(machine)
    assert counts(machine)[0] < counts(twin)[0]
    assert machine.draft == 1
