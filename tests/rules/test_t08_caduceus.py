"""T8: the Caduceus, whose owner pays for units that it would lose."""

import pytest

from tests.story import Story
from tests.titans_artifacts import CADUCEUS, SANDALS, at, march, owner_of, titans_turn, told
from tests.titans_teams import HOMES, team_turn
from tools.fuzzing.leaks import compare

WON = "roll 3, roll 0"
LOST = "roll 0, roll 3"
PAY = f"play {CADUCEUS}"


def defence(
    argos: str = "troops 2",
    thebes: str = "troops 2",
    take: str = "take 2",
    more: str = "",
    blue: str = "gold 9",
    expansions: str = "",
) -> Story:
    """Red attacks Thebes, where blue has the Caduceus."""
    story = march(argos, thebes, f"{at(CADUCEUS, 'thebes')} \n {more}", blue=blue, expansions=expansions)
    return story.play("move, from argos, to thebes", *([take] if take else []))


def attack(
    argos: str = "troops 2",
    thebes: str = "troops 2",
    take: str = "take 2",
    more: str = "",
    red: str = "gold 9",
    god: str = "ares",
    expansions: str = "",
    bring: str = "with",
) -> Story:
    """Red, who has the Caduceus with it, attacks Thebes."""
    story = march(argos, thebes, f"{at(CADUCEUS, 'argos')} \n {more}", red, god=god, expansions=expansions)
    story.play("move" if god == "ares" else "lead titan", "from argos, to thebes", *([take] if take else []))
    return story.play(f"{bring} {CADUCEUS}")


# -- T8.2: when ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T8.2")
def test_the_defender_pays_for_its_troop_and_loses_nothing() -> None:
    story = defence().play(WON)
    assert (story.asked, story.question, story.legal) == ("blue", "PayCaduceus", ["decline", PAY])
    story.play(PAY)
    assert (story.gold("blue"), story.troops("thebes"), story.number("troops_left", "blue")) == (8, 2, 6)
    assert told(story, "caduceus-paid", "lost") == [("caduceus-paid", "blue", CADUCEUS, 1)]


@pytest.mark.rule("T8.2")
def test_so_does_an_attacker_who_has_it_along() -> None:
    story = attack().play(LOST)
    assert (story.asked, story.legal) == ("red", ["decline", PAY])
    story.play(PAY)
    assert (story.gold("red"), story.troops("moving-group"), story.number("troops_left", "red")) == (7, 2, 6)


@pytest.mark.rule("T8.2")
def test_it_may_let_the_unit_die() -> None:
    story = defence().play(WON, "decline")
    assert (story.gold("blue"), story.troops("thebes"), story.number("troops_left", "blue")) == (9, 1, 7)
    assert told(story, "lost") == [("lost", "blue", "troop", "thebes")]


@pytest.mark.rule("T8.2")
def test_the_round_counts_all_the_same() -> None:
    story = defence(more="area sparta blue").play(WON, PAY)
    assert story.troops("moving-group") == 2  # the winner of the round loses nothing
    assert (story.asked, story.question) == ("blue", "Retreat")


@pytest.mark.rule("T8.2")
def test_in_a_tie_its_owner_pays_and_the_other_side_loses_a_unit() -> None:
    story = defence().play("roll 2, roll 2")
    assert (story.asked, story.question) == ("blue", "PayCaduceus")
    story.play(PAY)
    assert (story.troops("thebes"), story.troops("moving-group")) == (2, 1)


@pytest.mark.rule("T8.2")
def test_an_attacker_who_left_it_at_home_is_not_asked() -> None:
    story = attack(bring="without").play(LOST)
    assert (story.troops("moving-group"), story.question) == (1, "Retreat")


@pytest.mark.rule("T8.2")
def test_nor_is_the_other_side() -> None:
    assert defence().play(LOST).question == "Retreat"
    assert attack().play(WON).question == "Retreat"


@pytest.mark.rule("T8.2")
def test_nor_is_anybody_in_a_battle_elsewhere() -> None:
    story = march("troops 2", "troops 2", at(CADUCEUS, "thera")).play("move, from argos, to thebes, take 2", WON)
    assert (story.troops("thebes"), story.question) == (1, "Retreat")


@pytest.mark.rule("T8.2")
def test_a_harpy_is_no_battle() -> None:
    text = f"area argos red \n area thebes blue troops 1 \n area thera blue \n {at(CADUCEUS, 'thebes')}"
    story = titans_turn("zeus", f"{text} \n creatures harpy - -").play("buy harpy, at thebes")
    assert (story.troops("thebes"), story.question) == (0, "PaidActions")


@pytest.mark.rule("T8.2")
def test_it_does_not_help_at_sea() -> None:
    text = "area argos red \n area thebes blue \n area west red fleets 2 \n area south blue fleets 2"
    story = titans_turn("poseidon", f"{text} \n area thera blue \n {at(CADUCEUS, 'argos')}")
    story.play("sail, from west, to south, take 2", LOST)
    assert (story.fleets("moving-group"), story.question) == (1, "Retreat")


# -- T8.3: as often as one can pay -----------------------------------------------------------------------------------


@pytest.mark.rule("T8.3")
def test_it_may_be_used_at_every_loss() -> None:
    story = defence(thebes="troops 1", take="take 2", blue="gold 2").play(WON, PAY, "stay", WON, PAY)
    assert (story.gold("blue"), story.troops("thebes"), story.question) == (0, 1, "Retreat")
    assert story.play("stay", WON, "decline").owner("thebes") == "red"


@pytest.mark.rule("T8.3")
def test_who_cannot_pay_is_asked_all_the_same() -> None:
    story = defence(blue="gold 0").play(WON)
    assert (story.asked, story.question, story.legal) == ("blue", "PayCaduceus", ["decline"])


@pytest.mark.rule("T8.3")
@pytest.mark.parametrize("player", [0, 2, 3, None])
def test_the_question_tells_nobody_what_is_in_the_purse(player: int | None) -> None:
    poor, rich = (defence(blue=f"gold {gold} between 0 5").play(WON).game for gold in (0, 5))
    compare(poor, rich, player)
    poor.play("decline")
    rich.play("decline")
    compare(poor, rich, player)


@pytest.mark.rule("T8.3")
def test_paying_shows_that_there_was_gold() -> None:
    story = defence(blue="gold 3 between 0 5").play(WON, PAY)
    assert (story.number("gold", "blue"), story.number("gold_low", "blue"), story.number("gold_high", "blue")) == (
        2,
        0,
        4,
    )


@pytest.mark.rule("T8.3")
def test_titans_are_saved() -> None:
    story = attack("titans 1", "troops 2", "", god="zeus").play(LOST, PAY)
    assert (story.number("titans", "moving-group"), story.gold("red")) == (1, 7)


@pytest.mark.rule("T8.3", "T5.2")
def test_its_owner_chooses_the_unit_first() -> None:
    story = attack("troops 1 titans 1", "troops 3", "take 1, take 1").play(LOST)
    assert story.legal == ["lose troop", "lose titan"]
    story.play("lose titan")
    assert (story.question, story.game.question.about["unit"]) == ("PayCaduceus", "titan")
    story.play("decline")
    assert (story.number("titans", "moving-group"), story.troops("moving-group")) == (0, 1)


@pytest.mark.rule("T8.3")
def test_heroes_are_saved() -> None:
    story = attack(
        "troops 1", "troops 4", "take 1, with ulysses", "hero ulysses red at argos since 2", expansions="hades"
    )
    story.play(LOST, "lose ulysses", PAY)
    assert (story.card_at("ulysses"), story.troops("moving-group")) == ("moving-group", 1)


@pytest.mark.rule("T8.3")
def test_the_minotaur_is_not() -> None:
    story = defence(thebes="", more="creature minotaur blue at thebes since 3").play(WON)
    assert (story.card_at("minotaur"), story.owner("thebes"), story.question) == (None, "red", "PaidActions")


@pytest.mark.rule("T8.3")
def test_troops_beside_the_minotaur_are() -> None:
    story = defence("troops 6", "troops 1", "take 6", "creature minotaur blue at thebes since 3").play(WON)
    assert (story.question, story.play(PAY).troops("thebes")) == ("PayCaduceus", 1)


# -- T8.12: what comes first -----------------------------------------------------------------------------------------


@pytest.mark.rule("T8.12")
def test_the_caduceus_comes_before_perseus_who_may_still_save_what_it_does_not() -> None:
    more = "hero perseus red at argos since 2"
    story = attack("troops 2", "troops 4", "take 2, with perseus", more, expansions="hades")
    story.play(LOST, "lose troop")
    assert story.question == "PayCaduceus"
    story.play("decline")
    assert (story.question, story.legal) == ("RescueUnit", ["decline", "to argos"])
    story.play("to argos")
    assert (story.troops("argos"), story.troops("moving-group")) == (1, 1)


@pytest.mark.rule("T8.12")
def test_what_is_paid_for_needs_no_perseus() -> None:
    more = "hero perseus red at argos since 2"
    story = attack("troops 2", "troops 4", "take 2, with perseus", more, expansions="hades")
    story.play(LOST, "lose troop", PAY)
    assert (story.question, story.troops("moving-group")) == ("Retreat", 2)


@pytest.mark.rule("T8.12")
def test_hectors_victim_may_be_paid_for() -> None:
    story = attack("troops 2", "troops 2", "take 2", "hero hector blue at thebes since 2", expansions="hades")
    assert (story.asked, story.question) == ("red", "PayCaduceus")
    story.play(PAY)
    assert (story.troops("moving-group"), story.gold("red"), story.question) == (2, 7, "Roll")


@pytest.mark.rule("T8.12")
def test_but_perseus_does_not_save_it() -> None:
    heroes = "hero hector blue at thebes since 2 \n hero perseus red at argos since 2"
    story = attack("troops 2", "troops 2", "take 2, with perseus", heroes, expansions="hades").play("decline")
    assert (story.troops("moving-group"), story.troops("argos"), story.question) == (1, 0, "Roll")


@pytest.mark.rule("T8.12", "T7.9")
def test_hector_may_end_an_attack_before_a_die_is_cast() -> None:
    more = f"hero hector blue at thebes since 2 \n {at(SANDALS, 'argos')}"
    story = march("troops 1", "troops 1", f"{at(CADUCEUS, 'argos')} \n {more}", expansions="hades")
    story.play("move, from argos, to thebes", f"with {SANDALS}", f"with {CADUCEUS}", "decline")
    assert (owner_of(story, CADUCEUS), owner_of(story, SANDALS), story.owner("thebes")) == ("blue", "blue", "blue")


def teammate_refuses(rest: str) -> Story:
    """Red attacks Sparta with the Caduceus, Perseus and two troops; it asks blue to pay, who refuses."""
    text = f"area tegea red troops 2 \n area sparta green troops 4 \n hero perseus red at tegea since 2 \n {HOMES}"
    story = team_turn("ares", f"{text} \n {rest} \n artifact caduceus at tegea", more="hades")
    story.play("move, from tegea, to sparta, take 2, with perseus, with caduceus")
    if story.question == "Roll":
        story.play(LOST, "lose troop")
    story.play("name blue")
    assert (story.asked, story.question) == ("blue", "TeammatePays")
    story.play("decline")
    assert (story.asked, story.question, "name blue" in story.legal) == ("red", "PayCaduceus", False)
    return story.play("decline")


@pytest.mark.rule("T8.12", "T10.12")
def test_perseus_may_save_what_the_teammate_does_not_pay_for() -> None:
    assert teammate_refuses("").question == "RescueUnit"


@pytest.mark.rule("T8.12", "T10.12")
def test_but_not_hectors_victim_whoever_was_asked_to_pay() -> None:
    story = teammate_refuses("hero hector green at sparta since 2")
    assert (story.question, story.troops("moving-group"), story.troops("tegea")) == ("Roll", 1, 0)


@pytest.mark.rule("T8.2")
def test_the_odds_count_a_unit_that_is_not_paid_for_yet_as_lost() -> None:
    story = defence(thebes="troops 2").play(WON)
    odds = story.game.odds()
    story.play("decline")
    assert story.game.odds() == odds
