"""T7, T8: what others learn of artifacts, and when; what may be taken back."""

import pytest

from tests.story import Story
from tests.titans_artifacts import CADUCEUS, CAP, LIGHTNING, SANDALS, at, march, titans, titans_turn
from tools.fuzzing.leaks import compare

HOME = (
    "area argos red troops 2 \n area sparta red \n area thebes blue troops 2 \n area lato green \n area gortyn yellow"
)
OTHERS = [1, 2, 3, None]
"""Everybody who looks on while red acts."""


def seen_by(story: Story, player: int | None) -> tuple[object, object]:
    """What somebody sees of the table, and of what has happened."""
    return story.game.view(player), story.game.seen(player)


@pytest.mark.rule("T7.4")
@pytest.mark.parametrize("player", OTHERS)
def test_an_artifact_is_seen_as_bought_when_it_stands_somewhere(player: int | None) -> None:
    story = titans_turn("ares", f"{HOME} \n creatures {CAP} - -")
    before = seen_by(story, player)
    assert seen_by(story.play(f"buy {CAP}"), player) == before
    story.play("at sparta")
    assert story.game.view(player)["gold"]["red"] == [5, 5]
    assert [event["event"] for event in story.game.seen(player)] == ["artifact-bought"]


@pytest.mark.rule("T7.6", "T8.5")
@pytest.mark.parametrize("player", OTHERS)
def test_others_see_a_group_when_it_has_gone_all_its_way(player: int | None) -> None:
    story = march("troops 2", "troops 2", f"{at(CAP, 'argos')} \n {at(CADUCEUS, 'argos')}")
    before = seen_by(story, player)
    for move in ("move", "from argos", "to thebes", "take 1", f"without {CADUCEUS}", f"with {CAP}"):
        assert seen_by(story.play(move), player) == before
    assert story.question == "PassOn"
    story.play("to sparta")
    assert [event["event"] for event in story.game.seen(player)] == [
        "moved",
        "carried",
        "artifact-carried",
        "power-used",
        "moved",
        "control-taken",
    ]


@pytest.mark.rule("T7.6", "T8.5")
def test_the_whole_way_may_be_taken_back_until_dice_are_rolled() -> None:
    story = march("troops 2", "troops 2", at(CAP, "argos"))
    start = story.game.copy()
    story.play("move, from argos, to thebes, take 2", f"with {CAP}", "to sparta")
    assert story.game.undoable == 6
    story.game.undo(6)
    assert story.game == start
    story.play("move, from argos, to thebes, take 2", f"with {CAP}", "stay", "roll 0, roll 3")
    assert story.game.undoable == 0


@pytest.mark.rule("T7.10")
def test_a_retreat_is_taken_back_with_what_was_taken_along() -> None:
    story = march("troops 3", "troops 3", f"{at(CADUCEUS, 'argos')} \n {at(SANDALS, 'argos')}")
    story.play("move, from argos, to thebes, take 2", f"with {SANDALS}", f"without {CADUCEUS}", "roll 0, roll 3")
    before = story.game.copy()
    story.play("to argos", f"without {SANDALS}")
    story.game.undo(2)
    assert story.game == before


# -- purses ------------------------------------------------------------------------------------------------------------


def purses(gold: tuple[int, int], more: str, *moves: str) -> tuple[Story, Story]:
    """Twice the same, but for what is in red's purse, of which the others know nothing."""
    poor, rich = (
        titans_turn("ares", f"{HOME} \n area thera blue \n {more}", f"gold {number} between 0 9") for number in gold
    )
    return poor.play(*moves), rich.play(*moves)


@pytest.mark.rule("T8.5")
@pytest.mark.parametrize("player", OTHERS)
def test_nobody_learns_from_a_stop_whether_the_group_could_have_paid_to_pass_on(player: int | None) -> None:
    moves = ("move, from argos, to thebes, take 2", f"with {CAP}")
    poor, rich = purses((1, 9), at(CAP, "argos"), *moves)
    assert (poor.legal, rich.legal) == (["stay"], ["stay", "to sparta"])  # both are asked
    compare(poor.game, rich.game, player)
    compare(poor.play("stay").game, rich.play("stay").game, player)


@pytest.mark.rule("T8.5")
def test_who_has_no_gold_as_everybody_knows_is_not_asked() -> None:
    story = titans_turn("ares", f"{HOME} \n area thera blue \n {at(CAP, 'argos')}", "gold 1")
    story.play("move, from argos, to thebes, take 2", f"with {CAP}")
    assert story.question == "Roll"


@pytest.mark.rule("T7.7")
@pytest.mark.parametrize("player", OTHERS)
def test_nor_from_an_artifact_that_went_along(player: int | None) -> None:
    lands = "area argos red troops 2 \n area thebes blue \n area sparta yellow \n area pylos green \n area lato green"
    text = f"{lands} \n {at(CAP, 'argos')} \n {at(SANDALS, 'argos')}"
    poor, rich = (titans_turn("ares", text, f"gold {number} between 0 9") for number in (2, 9))
    for story in (poor, rich):  # Thebes and Sparta are last territories: without the Sandals it is a step more
        story.play("move, from argos, to thebes, take 2")
    assert (poor.legal, rich.legal) == ([f"with {SANDALS}"], [f"without {SANDALS}", f"with {SANDALS}"])
    for story in (poor, rich):
        story.play(f"with {SANDALS}", "to pylos")
    compare(poor.game, rich.game, player)


@pytest.mark.rule("T8.10")
@pytest.mark.parametrize("player", [0, 2, 3, None])
def test_an_offering_against_the_lightning_tells_no_more_than_its_price(player: int | None) -> None:
    head = f"cycle 3 \n gods ares zeus athena - - \n offering red ares 3 \n order - - green yellow \n {HOME}"
    poor, rich = (
        titans(f"{head} \n {at(LIGHTNING, 'argos')} \n player blue gold {gold} between 0 9 \n phase offerings blue")
        for gold in (5, 9)
    )
    compare(poor.play("bid ares 4").game, rich.play("bid ares 4").game, player)
