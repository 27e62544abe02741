"""L12: the Griffin."""

import pytest

from cyclades.engine.decks import DISCARD
from tests.story import Story, team_turn, turn

HOME = """
    area delos red
    area thira blue
    area kea green
    creatures - - - griffin
    """


def before(others: str, red: str = "gold 9", options: str = "") -> Story:
    """Red, with Athena, may buy the Griffin."""
    return turn("athena", f"{HOME} {others}", red, options=options)


def griffin(others: str, red: str = "gold 9") -> Story:
    """Red has bought the Griffin for 2 GP."""
    return before(others, red).play("buy griffin")


def known(story: Story, purse: str, player: int | None = None) -> tuple[int, int]:
    """Between what and what a purse lies, as somebody sees it."""
    low, high = story.game.view(player)["gold"][purse]
    return low, high


@pytest.mark.rule("L12.39")
@pytest.mark.parametrize("gold, half", [(2, 1), (3, 1), (7, 3), (8, 4), (20, 10)])
def test_the_griffin_takes_half_of_an_opponents_gold_rounded_down(gold: int, half: int) -> None:
    story = griffin(f"player blue gold {gold}").play("rob blue")
    assert (story.gold("blue"), story.gold("red"), story.gold("green")) == (gold - half, 9 - 2 + half, 5)
    assert story.happened("gold-stolen") == [
        {"event": "gold-stolen", "faction": "red", "loser": "blue", "number": half}
    ]
    assert story.place("griffin") == DISCARD


@pytest.mark.rule("L12.39")
@pytest.mark.parametrize("blue", ["gold 0", "gold 1", "gold 0 between 0 9", "gold 40"])
def test_any_opponent_may_be_named_whatever_is_in_the_purse(blue: str) -> None:
    story = griffin(f"player blue {blue} \n player green gold 6")
    assert (story.asked, story.legal) == ("red", ["decline", "rob blue", "rob green"])
    assert story.refuses("rob red")


@pytest.mark.rule("L12.39")
def test_a_player_who_is_out_is_not_named() -> None:
    text = (
        "player blue eliminated \n player green gold 6 \n area kea green \n area delos red \n creatures - - - griffin"
    )
    assert turn("athena", text).play("buy griffin").legal == ["decline", "rob green"]


@pytest.mark.rule("L12.39", "L12.5")
def test_the_theft_may_be_declined() -> None:
    story = griffin("player blue gold 8 between 0 9").play("decline")
    assert (story.gold("blue"), story.gold("red")) == (8, 7)
    assert known(story, "blue") == (0, 9)
    assert story.happened("effect-missed") == [{"event": "effect-missed", "faction": "red", "card": "griffin"}]


# -- what becomes known ----------------------------------------------------------------------------------------------


@pytest.mark.rule("L12.40", "L3.4")
@pytest.mark.parametrize("gold, left", [(8, (4, 5)), (9, (4, 5)), (10, (5, 6))])
def test_everybody_learns_the_loot_and_so_the_purse_up_to_1_gold(gold: int, left: tuple[int, int]) -> None:
    story = griffin(f"player blue gold {gold} between 1 30", "gold 9 between 5 12").play("rob blue")
    for player in (0, 2, None):
        assert known(story, "blue", player) == left
        assert known(story, "red", player) == (5 - 2 + gold // 2, 12 - 2 + gold // 2)
    assert story.game.view(0)["state"]["gold"][1] is None  # the last coin is still hidden
    assert story.game.view(1)["state"]["gold"][1] == gold - gold // 2
    assert known(story, "green") == (5, 5)


@pytest.mark.rule("L12.40")
@pytest.mark.parametrize("between, left", [("9 30", (5, 5)), ("1 8", (4, 4))])
def test_what_was_known_before_is_not_forgotten(between: str, left: tuple[int, int]) -> None:
    gold = 9 if between == "9 30" else 8
    story = griffin(f"player blue gold {gold} between {between}").play("rob blue")
    assert known(story, "blue") == left


@pytest.mark.rule("L19.65", "L12.40")
@pytest.mark.parametrize("gold", [0, 1])
def test_from_a_purse_of_0_or_1_nothing_is_taken_and_everybody_knows_it_then(gold: int) -> None:
    story = griffin(f"player blue gold {gold} between 0 9").play("rob blue")
    assert (story.gold("blue"), story.gold("red")) == (gold, 7)
    for player in (0, 2, None):
        assert known(story, "blue", player) == (0, 1)
    assert story.happened("gold-stolen")[0]["number"] == 0
    assert story.place("griffin") == DISCARD


@pytest.mark.rule("L12.40", "L19.65")
def test_what_is_in_the_last_coin_stays_hidden() -> None:
    even, odd = (griffin(f"player blue gold {gold} between 0 9").play("rob blue") for gold in (6, 7))
    for player in (0, 2, None):
        assert even.game.view(player) == odd.game.view(player)
        assert even.game.seen(player) == odd.game.seen(player)


@pytest.mark.rule("L12.40", "L3.4")
def test_a_purse_once_counted_out_cannot_be_hidden_again_by_taking_the_answer_back() -> None:
    story = griffin("player blue gold 8 between 0 9")
    assert story.game.undoable == 1
    story.play("rob blue")
    assert story.game.undoable == 0  # else red could look into every purse before it decides


# -- what is told beforehand -----------------------------------------------------------------------------------------


@pytest.mark.rule("L12.41", "L12.27")
@pytest.mark.parametrize(
    "others, useless",
    [
        ("player blue gold 1 \n player green gold 0", True),
        ("player blue gold 1 \n player green gold 2", False),
        ("player blue gold 0 between 0 1 \n player green gold 1 between 0 1", True),
        ("player blue gold 0 between 0 2 \n player green gold 0", False),
    ],
)
def test_it_is_told_only_when_everybody_knows_that_no_opponent_has_2_gold(others: str, useless: bool) -> None:
    story = before(others)
    assert story.game.question.useless == (("buy griffin",) if useless else ())


@pytest.mark.rule("L12.41", "L12.27", "L12.5")
def test_then_nobody_is_asked_and_he_is_discarded_without_effect() -> None:
    story = griffin("player blue gold 1 \n player green gold 1")
    assert (story.question, story.place("griffin"), story.gold("red")) == ("PaidActions", DISCARD, 7)
    assert len(story.happened("effect-missed")) == 1


@pytest.mark.rule("L12.41", "L12.27")
@pytest.mark.parametrize("high", [1, 9])
def test_what_is_told_does_not_depend_on_hidden_gold(high: int) -> None:
    poor, rich = (before(f"player blue gold {gold} between 0 {high} \n player green gold 0") for gold in (0, high))
    assert poor.game.question == rich.game.question
    assert poor.legal == rich.legal
    poor.play("buy griffin")
    rich.play("buy griffin")
    assert poor.game.question == rich.game.question
    assert poor.legal == rich.legal


@pytest.mark.rule("L12.41", "L12.27")
def test_nor_does_it_for_a_griffin_seen_called_or_drawn() -> None:
    for gold in (0, 9):
        others = f"player blue gold {gold} between 0 9 \n player green gold 0 \n area delos red \n area thira blue"
        seen = turn("zeus", f"{others} \n top griffin known red").play("peek")
        called = turn("athena", f"{others} \n discard griffin \n creatures - - - chimera").play("buy chimera")
        drawn = turn("athena", f"{others} \n top griffin known red \n creatures - - - sphinx").play("buy sphinx")
        drawn.play("draw kraken, draw minotaur")
        assert [story.game.question.useless for story in (seen, called, drawn)] == [(), (), ()]


@pytest.mark.rule("L12.41", "L16.3")
@pytest.mark.parametrize("gold, useless", [(1, ("buy griffin",)), (2, ())])
def test_with_open_gold_everybody_knows_what_is_in_the_purses(gold: int, useless: tuple[str, ...]) -> None:
    others = f"player blue gold {gold} between 0 9 \n player green gold 0"
    assert before(others, options="option open_gold true").game.question.useless == useless


# -- teams -----------------------------------------------------------------------------------------------------------

TEAMS = "area delos red \n area naxos blue \n area kea green \n area thira yellow \n creatures - - - griffin"


@pytest.mark.rule("L12.39", "L17.38", "L19.68", "L12.26")
def test_a_team_is_named_once_for_its_common_purse() -> None:
    story = team_turn("athena", f"{TEAMS} \n player green gold 11 between 0 20").play("buy griffin")
    assert story.legal == ["decline", "rob green"]
    story.play("rob green")
    assert (story.gold("green+yellow"), story.gold("red+blue")) == (6, 7 + 5)
    assert known(story, "green+yellow") == (5, 6)
    assert story.game.view(3)["state"]["gold"] == [None, 6]


@pytest.mark.rule("L12.39", "L17.46")
def test_a_purse_that_stays_with_the_teammate_of_who_is_out_is_named_through_the_teammate() -> None:
    text = TEAMS.replace("area kea green", "player green eliminated \n player yellow gold 8")
    story = team_turn("athena", text).play("buy griffin")
    assert story.legal == ["decline", "rob yellow"]
    story.play("rob yellow")
    assert story.gold("green+yellow") == 4


@pytest.mark.rule("L12.41", "L19.68", "L12.26")
@pytest.mark.parametrize("players", [2, 4])
def test_ones_own_purse_does_not_count(players: int) -> None:
    text = f"{TEAMS} \n player green gold 1"
    story = team_turn("athena", text) if players == 4 else turn("athena", text, players=2)
    assert story.game.question.useless == ("buy griffin",)  # though red and blue have 9
