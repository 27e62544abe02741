"""L13: Croesus."""

import pytest

from cyclades.engine.decks import DISCARD, GONE
from tests.story import REST, Story, battle, team_turn, turn

ATTACKS = "hero croesus red at delos since 1"
DEFENDS = "hero croesus blue at naxos since 1"


@pytest.mark.rule("L13.10")
def test_when_both_dice_lie_there_croesus_owner_may_pay_1_gp_to_roll_its_own_again() -> None:
    story = battle("", "troops 1", ATTACKS).play("roll 0, roll 2")
    assert (story.question, story.asked, story.legal) == ("Reroll", "red", ["stay", "play croesus"])
    assert story.game.price(story.game.parse("play croesus")) == 1
    assert story.game.price(story.game.parse("stay")) == 0
    story.play("play croesus")
    assert story.gold("red") == 9 - 1 - 1
    assert story.question == "Roll"
    story.play("roll 3")
    assert story.happened("rolled") == [{"event": "rolled", "faction": "red", "number": 3, "strength": 4}]
    story.play("stay")  # 1 + 3 against 1 + 2
    assert (story.owner("naxos"), story.card_at("croesus")) == ("red", "naxos")


@pytest.mark.rule("L13.10")
def test_he_is_asked_only_after_the_second_die() -> None:
    story = battle("", "troops 1", ATTACKS).play("roll 0")
    assert story.question == "Roll"


@pytest.mark.rule("L13.10")
def test_the_die_is_rolled_again_as_often_as_one_likes_and_the_last_result_counts() -> None:
    story = battle("", "troops 1", ATTACKS).play("roll 0, roll 1")
    story.play("play croesus, roll 1", "play croesus, roll 3", "play croesus, roll 0", "stay")
    assert story.gold("red") == 9 - 1 - 3
    assert story.place("croesus") == DISCARD  # the 0, not the 3, against the 1
    assert story.owner("naxos") == "blue"


@pytest.mark.rule("L13.10")
def test_who_stays_keeps_the_die_and_pays_nothing() -> None:
    story = battle("", "troops 1", ATTACKS).play("roll 2, roll 1, stay")
    assert story.owner("naxos") == "red"
    assert story.gold("red") == 9 - 1
    assert story.happened("power-used") == []


@pytest.mark.rule("L13.10")
def test_he_rolls_again_in_defence_too_and_only_his_own_die() -> None:
    story = battle("troops 1", "", DEFENDS).play("roll 3, roll 0")
    assert (story.question, story.asked) == ("Reroll", "blue")
    story.play("play croesus")
    assert story.happened("power-used") == [{"event": "power-used", "faction": "blue", "card": "croesus"}]
    story.play("roll 3")
    assert [event["faction"] for event in story.happened("rolled")] == ["blue"]
    assert (story.gold("blue"), story.gold("red")) == (8, 8)
    story.play("stay")  # 4 against 4
    assert (story.troops("naxos"), story.place("croesus"), story.owner("naxos")) == (0, DISCARD, "blue")


@pytest.mark.rule("L13.11")
def test_with_an_empty_purse_his_owner_is_asked_all_the_same() -> None:
    story = battle("", "troops 1", ATTACKS, red="gold 1").play("roll 0, roll 0")
    assert (story.gold("red"), story.question, story.legal) == (0, "Reroll", ["stay"])
    assert story.refuses("play croesus")


@pytest.mark.rule("L13.11", "L13.10")
def test_the_last_gp_buys_one_more_roll_and_no_second() -> None:
    story = battle("troops 1", "", DEFENDS, blue="gold 1").play("roll 3, roll 0", "play croesus, roll 1")
    assert (story.gold("blue"), story.question, story.legal) == (0, "Reroll", ["stay"])


@pytest.mark.rule("L13.11")
def test_nobody_learns_from_the_question_what_is_in_the_purse() -> None:
    seen = []
    for gold in (0, 7):
        story = battle("troops 2", "", DEFENDS, blue=f"gold {gold} between 0 7").play("take 2, roll 0, roll 0")
        view = story.game.view(0)
        seen.append((view["asked"], view["gold"], view["steps"], story.game.seen(0)))
        story.play("stay")
        assert story.game.view(0)["gold"]["blue"] == [0, 7]
    assert seen[0] == seen[1]


@pytest.mark.rule("L13.11")
def test_his_owner_is_asked_in_every_round() -> None:
    story = battle("troops 2", "troops 3", ATTACKS).play("take 2, with croesus", "roll 1, roll 0")
    assert (story.question, story.asked) == ("Reroll", "red")
    story.play("stay", "stay, stay", "roll 0, roll 0")  # one of blue's troops has died, nobody has retreated
    assert (story.question, story.asked) == ("Reroll", "red")
    assert story.troops("naxos") == 2


@pytest.mark.rule("L13.10", "L10.2")
def test_he_is_not_asked_in_a_battle_in_which_he_takes_no_part() -> None:
    story = battle("troops 2", "troops 1", ATTACKS).play("take 1, without croesus", "roll 0, roll 1")
    assert story.question == "PaidActions"  # lost: he stood by in Delos
    assert story.owner("naxos") == "blue"
    story = battle("troops 1", "troops 1", "hero croesus blue at syros since 1").play("roll 1, roll 0")
    assert (story.question, story.owner("naxos")) == ("PaidActions", "red")


@pytest.mark.rule("L13.10", "L8.3")
def test_he_has_no_power_at_sea() -> None:
    text = f"area delos red \n {REST} \n area west red fleets 1 \n area south blue fleets 1 \n {ATTACKS}"
    story = turn("poseidon", text).play("sail, from west, to south", "roll 0, roll 1")
    assert (story.question, story.owner("south")) == ("PaidActions", "blue")


@pytest.mark.rule("L19.47", "L9.11")
def test_his_death_is_the_losers_choice_and_ends_his_power() -> None:
    story = battle("troops 2", "troops 3", ATTACKS).play("take 2, with croesus", "roll 0, roll 0", "stay")
    assert (story.asked, story.legal) == ("red", ["lose troop", "lose croesus"])
    story.play("lose croesus", "stay, stay", "roll 0, roll 0")
    assert story.question == "Retreat"  # nobody is asked about the dice any more
    assert story.troops("moving-group") == 1


@pytest.mark.rule("L19.42")
def test_with_helen_on_his_side_nothing_is_rolled_again_and_nobody_is_asked() -> None:
    story = battle("", "troops 1", f"{ATTACKS} \n hero helen red at delos since 1").play("with croesus, with helen")
    story.play("roll 2")  # blue's die, the only one
    assert story.question == "PaidActions"  # 2 + 2 against 1 + 2
    assert story.owner("naxos") == "red"


@pytest.mark.rule("L19.42", "L19.47")
def test_when_helen_has_died_his_owner_is_asked_again() -> None:
    story = battle("", "troops 3", f"{ATTACKS} \n hero helen red at delos since 1").play("with croesus, with helen")
    story.play("roll 3")
    assert story.legal == ["lose croesus", "lose helen"]
    story.play("lose helen", "stay, stay", "roll 3, roll 0")
    assert (story.question, story.asked) == ("Reroll", "red")


@pytest.mark.rule("L19.43")
def test_against_helen_he_rolls_his_own_die_again_and_hers_stays_2() -> None:
    story = battle("", "", f"{ATTACKS} \n hero helen blue at naxos since 1").play("roll 1")
    assert [(event["faction"], event["number"]) for event in story.happened("rolled")] == [("red", 1), ("blue", 2)]
    assert (story.question, story.asked) == ("Reroll", "red")
    story.play("play croesus, roll 3")
    assert [(event["faction"], event["number"]) for event in story.happened("rolled")] == [("red", 3)]
    story.play("stay")
    assert (story.owner("naxos"), story.place("helen")) == ("red", DISCARD)


@pytest.mark.rule("L19.46")
def test_he_decides_before_a_tie_that_penthesilea_would_decide() -> None:
    text = f"{ATTACKS} \n hero penthesilea blue at naxos since 1"
    story = battle("", "", text).play("roll 2, roll 2")
    assert (story.question, story.asked) == ("Reroll", "red")
    assert story.happened("power-used") == []
    story.play("play croesus, roll 3, stay")
    assert (story.owner("naxos"), story.place("penthesilea")) == ("red", DISCARD)
    story = battle("", "", text).play("roll 2, roll 2", "stay")  # content with the tie, which is hers
    assert (story.place("croesus"), story.card_at("penthesilea")) == (DISCARD, "naxos")


# -- the sacrifice -----------------------------------------------------------------------------------------------------


def rich(gold: int, god: str = "athena", text: str = "area delos red", paid: bool = True, since: int = 1) -> Story:
    """Red, with Croesus on Delos and so much gold."""
    return turn(god, f"{text} \n {REST} \n hero croesus red at delos since {since}", f"gold {gold}", paid)


@pytest.mark.rule("L13.12")
def test_example_e10_croesus() -> None:
    """E10: Croesus 15 GP."""
    assert rich(14).refuses("sacrifice croesus")
    story = rich(15)
    assert story.game.price(story.game.parse("sacrifice croesus")) == 15
    story.play("sacrifice croesus", "draw priestess")
    assert (story.gold("red"), story.number("metropolis", "delos"), story.place("croesus")) == (0, 1, GONE)
    assert story.happened("metropolis-gained") == [
        {"event": "metropolis-gained", "faction": "red", "area": "delos", "way": "heroic"}
    ]


@pytest.mark.rule("L13.12")
def test_more_than_15_gp_is_kept() -> None:
    story = rich(20).play("sacrifice croesus", "draw gold")
    assert story.gold("red") == 20 - 15 + 3


@pytest.mark.rule("L13.12", "L10.4")
@pytest.mark.parametrize("done", [0, 1, 2], ids=["before", "between", "after"])
def test_before_between_and_after_the_mandatory_actions(done: int) -> None:
    story = rich(15, "zeus", "area delos red \n area naxos red", paid=False)
    story.play(*["build temple, at naxos", "recruit priestess"][:done])
    story.play("sacrifice croesus, at delos", "draw gold")
    assert story.question == ("PaidActions" if done == 2 else "MandatoryActions")
    assert story.number("metropolis", "delos") == 1


@pytest.mark.rule("L13.12", "L10.5")
def test_not_in_the_cycle_in_which_he_was_acquired() -> None:
    assert rich(15, since=2).refuses("sacrifice croesus")
    story = turn("hera", f"area delos red \n {REST} \n heroes croesus ajax", "gold 19").play("hire croesus, at delos")
    assert story.gold("red") == 15
    assert story.refuses("sacrifice croesus")


@pytest.mark.rule("L13.12", "L7.21")
def test_not_with_apollo() -> None:
    story = Story(
        f"""
        cycle 2
        gods athena zeus poseidon ares hera
        player red gold 15
        offering red apollo 0
        area delos red
        area west red fleets 1
        area north red fleets 1
        {REST}
        hero croesus red at delos since 1
        phase actions
        """
    )
    assert (story.asked, story.legal) == ("red", ["at north", "at west"])
    assert story.refuses("sacrifice croesus")


@pytest.mark.rule("L13.8", "L11.5")
def test_his_metropolis_goes_where_any_other_goes() -> None:
    story = rich(15, text="area delos red port 2 \n area naxos red temple 1").play("sacrifice croesus")
    assert story.number("metropolis", "naxos") == 0
    story.play("draw gold")
    assert (story.number("metropolis", "naxos"), story.buildings("port", "delos")) == (1, 2)


@pytest.mark.rule("L13.8", "L11.6")
def test_he_may_be_sacrificed_although_the_metropolis_would_be_lost() -> None:
    story = rich(15, text="area delos red metropolis gold metropolis gold")
    story.play("sacrifice croesus")
    assert story.question == "PaidActions"
    assert (story.gold("red"), story.place("croesus"), story.number("metropolis", "delos")) == (0, GONE, 2)
    assert len(story.happened("metropolis-missed")) == 1


TEAM = "area delos red \n area naxos blue \n area kea green \n area milos yellow"


@pytest.mark.rule("L13.12", "L17.35")
def test_in_a_team_the_common_purse_pays_the_15_gp() -> None:
    sacrifice = f"{TEAM} \n hero croesus red at delos since 1"
    assert team_turn("athena", sacrifice, "gold 14").refuses("sacrifice croesus")
    story = team_turn("athena", sacrifice, "gold 15").play("sacrifice croesus", "draw priestess")
    assert story.number("gold", "red+blue") == 0
    assert (story.number("metropolis", "delos"), story.number("metropolis", "naxos")) == (1, 0)


@pytest.mark.rule("L13.10", "L17.35")
def test_in_a_team_the_common_purse_pays_the_rolls() -> None:
    text = f"{TEAM} \n area paros green troops 1 \n area thira red"
    story = team_turn("ares", f"{text} \n area south red fleets 1 \n hero croesus red at thira since 1", "gold 2")
    story.play("move, from thira, to paros", "roll 0, roll 1", "play croesus, roll 2")
    assert story.number("gold", "red+blue") == 0
    assert story.legal == ["stay"]
    story.play("stay")
    assert story.owner("paros") == "red"
