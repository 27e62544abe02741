"""H14: Apollo's Arrows and Poseidon's Trident."""

import pytest

from tests.hades_items import holder, land_attack, sea_attack
from tests.story import Story

BOTH = pytest.mark.parametrize("item", ["apollos-arrows", "poseidons-trident"])


def attack(item: str, colour: str, how: str = "card {} {} since 1") -> Story:
    """Red attacks blue where an item serves, which is held open or face down."""
    held = how.format(item, colour)
    return land_attack(held) if item == "apollos-arrows" else sea_attack(held)


def on(story: Story) -> Story:
    """The round is over, and nobody retreats; the next one has begun."""
    while story.question in ("Retreat", "LoseUnit"):
        story.play("stay" if "stay" in story.legal else story.legal[0])
    return story


@pytest.mark.rule("H14.23")
@BOTH
def test_the_attacker_rolls_one_die_more_and_both_results_are_added(item: str) -> None:
    story = attack(item, "red").play(f"play {item}", "roll 1")
    assert story.question == "RollExtra"
    story.play("roll 2")
    units = 3 if item == "apollos-arrows" else 2
    assert [(e["faction"], e["number"], e["strength"]) for e in story.happened("rolled")] == [("red", 2, units + 3)]
    story.play("roll 2")  # blue loses, 3 against 2
    assert story.number("troops" if item == "apollos-arrows" else "fleets", "moving-group") == units
    assert holder(story, item) == ("discarded", None)


@pytest.mark.rule("H14.23")
@BOTH
@pytest.mark.parametrize("how", ["card {} {} since 1", "hidden {1} {0} since 2"])
def test_the_defender_rolls_one_die_more(item: str, how: str) -> None:
    story = attack(item, "blue", how).play(f"play {item}", "roll 2")
    assert story.question == "Roll"  # red has one die only
    story.play("roll 1")
    assert story.question == "RollExtra"
    story.play("roll 3")
    where = "naxos" if item == "apollos-arrows" else "f3"
    units = "troops" if item == "apollos-arrows" else "fleets"
    assert (story.number(units, where), story.number(units, "moving-group")) == (
        (3, 2) if units == "troops" else (2, 1)
    )


@pytest.mark.rule("H14.23")
@BOTH
def test_in_one_round_only(item: str) -> None:
    story = on(attack(item, "red").play(f"play {item}", "roll 0, roll 0, roll 0"))
    assert (story.question, story.row("extra_die")) == ("Roll", [0, 0])
    story.play("roll 0")
    assert story.question == "Roll"


@pytest.mark.rule("H14.23")
@BOTH
def test_in_one_round_only_for_the_defender_too(item: str) -> None:
    story = on(attack(item, "blue").play(f"play {item}", "roll 0, roll 0, roll 0"))
    assert (story.question, story.row("extra_die")) == ("Roll", [0, 0])


@pytest.mark.rule("H14.23", "H14.7")
@BOTH
def test_it_may_be_kept_for_a_later_round(item: str) -> None:
    story = on(attack(item, "red").play("decline", "roll 0, roll 0"))
    assert (story.question, story.asked) == ("AskHolder", "red")
    assert story.play(f"play {item}", "roll 0").question == "RollExtra"


@pytest.mark.rule("H14.23")
def test_without_it_nobody_rolls_more() -> None:
    story = attack("apollos-arrows", "red").play("decline", "roll 3")
    assert story.question == "Roll"
    story.play("roll 3")
    assert (story.troops("moving-group"), story.troops("naxos")) == (2, 2)


@pytest.mark.rule("H14.23")
def test_what_was_played_for_the_last_round_does_not_count_in_the_next_battle() -> None:
    story = land_attack("card apollos-arrows red since 1", take=1).play("play apollos-arrows", "roll 0, roll 0, roll 3")
    assert (story.question, story.row("extra_die"), story.number("battle_area")) == ("PaidActions", [0, 0], -1)


@pytest.mark.rule("H14.23")
def test_the_odds_count_the_die_that_is_to_come() -> None:
    """Three against three, with nothing else that counts."""
    even = attack("apollos-arrows", "red").play("decline").game.odds()
    story = attack("apollos-arrows", "red").play("play apollos-arrows")
    before = story.game.odds()
    assert before.attacker > even.attacker + 0.1
    story.play("roll 0")
    waiting = story.game.odds()
    assert waiting == even  # a 0, and the other die is still to be rolled
    story.play("roll 3")
    assert story.game.odds().attacker > waiting.attacker
