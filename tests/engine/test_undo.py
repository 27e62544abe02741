"""How far a player may take back alone: never past a die, a draw, a look, or another player's answer."""

import random

import pytest

import cyclades
from cyclades import Game, IllegalAction
from tests.story import Story, turn

HOME = """
    area delos red troops 2
    area naxos blue troops 1
    area syros blue
    area andros red
    """


def test_the_answers_of_a_group_and_those_before_it() -> None:
    story = turn("ares", HOME).play("recruit troop", "at delos", "move", "from delos")
    assert story.game.undoable == 4
    story.game.undo(2)
    assert story.question == "PaidActions"
    assert story.game.undoable == 2


def test_not_past_another_player_s_answer() -> None:
    game = cyclades.new("legendary", players=3, seed=1)
    first = game.player
    while game.player == first:
        game.play(game.actions[0])
    assert game.undoable == 4  # two land areas with their fleets
    game.play(game.actions[0])
    assert game.undoable == 1


def test_not_past_a_die() -> None:
    story = turn("ares", HOME).play("move", "from delos", "to naxos", "take 2")
    assert story.game.undoable == 4  # nobody has rolled yet
    story.play("roll 3")
    assert story.game.undoable == 0
    story.play("roll 0")
    assert story.game.undoable == 0


def test_not_past_a_die_that_the_game_itself_rolled() -> None:
    game = turn("ares", HOME).game
    game.ask_chance = False
    for words in ("move", "from delos", "to naxos", "take 2"):
        game.play(game.parse(words))
    assert game.undoable == 0


def test_not_past_a_look_at_the_deck() -> None:
    story = turn("zeus", HOME).play("peek", "draw kraken")
    assert story.game.undoable == 0
    assert story.play("decline").game.undoable == 1


def test_not_past_a_look_at_a_card_that_another_knows() -> None:
    story = turn("zeus", HOME + "top kraken known blue").play("peek")
    assert story.game.undoable == 0


def test_not_past_a_card_that_only_another_knew() -> None:
    creatures = "creatures sphinx harpy minotaur kraken\ntop graeae known blue"
    story = turn("athena", HOME + creatures).play("buy sphinx")
    assert story.happened("card-drawn") == [{"event": "card-drawn", "card": "graeae"}]
    assert story.game.undoable == 0


def test_not_past_a_card_that_the_next_cycle_turns_up() -> None:
    creatures = "creatures sphinx harpy minotaur -\ntop graeae known blue\ndiscard kraken\nheroes ajax hector"
    story = turn("athena", HOME + creatures).play("end")
    assert [event["card"] for event in story.happened("card-revealed")] == ["graeae"]
    assert story.game.undoable == 0


def test_not_past_the_token_of_a_metropolis() -> None:
    story = turn("athena", HOME, red="gold 9 philosophers 3").play("recruit philosopher", "at delos", "draw gold")
    assert story.game.undoable == 0


@pytest.mark.parametrize("seed", range(4))
def test_what_may_be_taken_back_was_never_more_than_the_player_s_own(seed: int) -> None:
    generator = random.Random(seed)
    game = cyclades.new("legendary", players=3 + seed % 3, seed=seed, options={"max_cycles": 6})
    while not game.over:
        game.play(generator.choice(game.actions))
        nodes = game.history()
        mine = nodes[len(nodes) - game.undoable :]
        assert len({int(node.asked) for node in mine}) <= 1
        assert not any(node.revealed for node in mine)
        if game.undoable:
            assert gone_and_back(game)


def gone_and_back(game: Game) -> bool:
    """Whether undo of all that may be taken back, and the same answers again, lead to the same state."""
    taken = [node.action for node in game.history()[-game.undoable :]]
    twin = game.copy()
    twin.undo(game.undoable)
    for action in taken:
        twin.play(action)
    return twin.same_state(game)


def test_undo_may_go_further_than_a_player_alone() -> None:
    story: Story = turn("ares", HOME).play("move", "from delos", "to naxos", "take 2", "roll 3", "roll 0")
    assert story.owner("naxos") == "red"
    story.game.undo()
    assert (story.question, story.owner("naxos")) == ("TakeUnits", "blue")


def test_undo_stops_at_the_beginning() -> None:
    game = cyclades.new("legendary", players=3, seed=1)
    with pytest.raises(IllegalAction, match="cannot take back 1 actions: 0 have been played"):
        game.undo()


def test_not_past_the_end_of_a_turn() -> None:
    """A turn that has ended comes back only by consent."""
    story = turn("ares", HOME).play("recruit troop, at delos")
    assert story.game.undoable_by(0) == 2
    story.play("end")
    assert story.game.undoable_by(0) == 0
    story.game.undo()
    assert story.game.undoable_by(0) == 2
