"""T10: what teammates do together with artifacts."""

import random

import pytest

from tests.story import Story, rows
from tests.titans import titans
from tests.titans_teams import purses, team_turn, teams, turns
from tools.fuzzing.leaks import check_pair, players_of

FOES = "area athens green \n area marathon green \n area delos yellow \n area naxos yellow"
LANDS = f"area argos red troops 1 \n area thebes blue \n area megara blue \n {FOES}"


# -- all five ----------------------------------------------------------------------------------------------------------

FOUR = """
    area tegea red troops 2
    area thebes blue
    area corinth green
    area athens green
    area delos yellow
    artifact winged-sandals at tegea
    artifact caduceus at tegea
    artifact cap-of-invisibility at thebes
    artifact zeus-lightning at thebes
"""


@pytest.mark.rule("T10.10", "T7.15")
def test_five_artifacts_win_for_a_team_where_they_belong_to_both() -> None:
    story = team_turn("ares", f"{FOUR} \n artifact large-cornucopia at corinth")
    story.play("move, from tegea, to corinth, take 1, without winged-sandals, without caduceus")
    assert story.game.over
    assert story.happened("game-ended")[0]["reason"] == "artifacts"
    assert (story.game.winners, rows(story)[0][1]) == ([0, 1], [0, 1])


@pytest.mark.rule("T10.10")
def test_without_teams_they_must_all_be_one_players() -> None:
    lines = "cycle 3 \n gods ares zeus athena - - \n player red gold 9 \n offering red ares 1"
    text = f"{FOUR} \n artifact large-cornucopia at corinth"
    story = titans(f"{lines} \n {text} \n phase actions ares paid", 4)
    story.play("move, from tegea, to corinth, take 1, without winged-sandals, without caduceus")
    assert not story.game.over


# -- the Cap and the Sandals -------------------------------------------------------------------------------------------


def sending(*artifacts: str, text: str = LANDS, god: str = "zeus", red: str = "gold 9") -> Story:
    """Red, who owns some artifacts on Argos, begins its turn."""
    there = "\n".join(f"artifact {artifact} at argos" for artifact in artifacts)
    return turns(f"player red {red} \n {text} \n {there}", god, "apollo")


@pytest.mark.rule("T10.11")
@pytest.mark.parametrize("artifact", ["cap-of-invisibility", "winged-sandals"])
def test_either_may_be_sent_to_any_territory_of_the_teammate_for_1_gp(artifact: str) -> None:
    story = sending(artifact)
    assert (story.asked, story.question) == ("red", "SendArtifact")
    assert story.legal == ["decline", "at thebes", "at megara"]
    assert [int(story.game.price(action)) for action in story.game.actions] == [0, 1, 1]
    story.play("at megara")
    assert (story.card_at(artifact), story.value("card_owner", artifact)) == ("megara", "blue")
    assert purses(story, "red", "blue") == [8, 9]
    assert story.question == "PaidActions"


@pytest.mark.rule("T10.11")
def test_it_may_stay() -> None:
    story = sending("winged-sandals").play("decline")
    assert (story.card_at("winged-sandals"), story.gold("red"), story.question) == ("argos", 9, "PaidActions")


@pytest.mark.rule("T10.11")
def test_in_the_turn_of_its_owner_and_in_no_other() -> None:
    story = turns(f"{LANDS} \n artifact winged-sandals at thebes", "zeus", "ares")
    story.play("recruit priest, end")
    assert (story.asked, story.legal) == ("blue", ["decline", "at argos"])
    story.play("at argos")
    assert (story.value("card_owner", "winged-sandals"), purses(story, "red", "blue")) == ("red", [9, 8])


@pytest.mark.rule("T10.11")
def test_who_has_both_is_asked_for_each() -> None:
    story = sending("winged-sandals", "cap-of-invisibility")
    first = story.game.question.about["card"]
    story.play("at thebes")
    second = story.game.question.about["card"]
    assert {first, second} == {"winged-sandals", "cap-of-invisibility"}
    story.play("at megara")
    assert {story.card_at("winged-sandals"), story.card_at("cap-of-invisibility")} == {"thebes", "megara"}
    assert story.gold("red") == 7


@pytest.mark.rule("T10.11")
@pytest.mark.parametrize("artifact", ["caduceus", "zeus-lightning", "large-cornucopia"])
def test_no_other_artifact_is_sent(artifact: str) -> None:
    assert sending(artifact).question == "PaidActions"


@pytest.mark.rule("T10.11")
def test_only_at_the_beginning_of_a_turn_and_not_with_apollo() -> None:
    story = team_turn("zeus", f"{LANDS} \n artifact winged-sandals at argos")
    assert story.question == "PaidActions"
    assert not any(words.startswith("at ") for words in story.legal)
    apollo = turns(f"{LANDS} \n area tegea red \n artifact winged-sandals at argos", "apollo", "zeus")
    apollo.play("recruit priest, end")
    assert (apollo.asked, apollo.question) == ("red", "PlaceProsperity")


@pytest.mark.rule("T10.11", "T10.9")
def test_there_must_be_a_teammate_to_send_it_to() -> None:
    gone = LANDS.replace("area thebes blue \n area megara blue", "player blue eliminated")
    story = team_turn("ares", f"ending \n {gone} \n artifact winged-sandals at argos", paid=False)
    assert story.question == "PaidActions"
    lines = "cycle 3 \n gods ares zeus athena - - \n player red gold 9 \n offering red ares 1"
    alone = titans(f"{lines} \n {LANDS} \n artifact winged-sandals at argos \n phase actions", 4)
    assert alone.question == "PaidActions"


@pytest.mark.rule("T10.11", "T10.2")
def test_who_cannot_pay_is_asked_all_the_same() -> None:
    story = sending("winged-sandals", red="gold 0")
    assert (story.question, story.legal) == ("SendArtifact", ["decline"])
    assert len(sending("winged-sandals", red="gold 1").legal) == 3


@pytest.mark.rule("T10.11")
def test_a_monument_is_offered_before_it() -> None:
    text = f"{LANDS.replace('area argos red', 'area argos red port fortress')} \n artifact winged-sandals at argos"
    story = turns(f"{text} \n field monument_open city-of-warriors 1", "zeus", "ares", more="monuments")
    assert (story.asked, story.question) == ("red", "OfferMonument")
    assert (story.play("decline").asked, story.question) == ("red", "SendArtifact")


# -- the Caduceus ------------------------------------------------------------------------------------------------------


def losing(red: str = "gold 9", blue: str = "gold 9") -> Story:
    """Red attacks with the Caduceus, and is about to lose a troop."""
    text = f"area tegea red troops 2 \n area thebes blue \n area sparta green troops 1 \n {FOES} \n player blue {blue}"
    story = team_turn("ares", f"{text} \n artifact caduceus at tegea", red)
    return story.play("move, from tegea, to sparta, take 2, with caduceus", "roll 0, roll 3")


@pytest.mark.rule("T10.12")
def test_the_owner_of_the_caduceus_says_who_pays() -> None:
    story = losing()
    assert (story.asked, story.legal) == ("red", ["decline", "play caduceus", "name blue"])
    assert purses(story.play("play caduceus"), "red", "blue") == [7, 9]
    story = losing().play("name blue")
    assert (story.asked, story.question, story.legal) == ("blue", "TeammatePays", ["decline", "play caduceus"])
    story.play("play caduceus")
    assert purses(story, "red", "blue") == [8, 8]
    assert story.pieces("moving-group") == 2  # nothing is lost


@pytest.mark.rule("T10.12")
def test_the_teammate_may_refuse_and_then_the_owner_decides() -> None:
    story = losing().play("name blue, decline")
    assert (story.asked, story.legal) == ("red", ["decline", "play caduceus"])
    assert story.play("decline").pieces("moving-group") == 1
    assert purses(story, "red", "blue") == [8, 9]
    again = losing().play("name blue, decline, play caduceus")
    assert (again.pieces("moving-group"), again.gold("red")) == (2, 7)


@pytest.mark.rule("T10.12")
@pytest.mark.parametrize("gold, may", [(0, ["decline"]), (1, ["decline", "play caduceus"])])
def test_the_teammate_pays_its_last_gold_piece_and_is_asked_without_one(gold: int, may: list[str]) -> None:
    story = losing(blue=f"gold {gold}").play("name blue")
    assert (story.asked, story.legal) == ("blue", may)


@pytest.mark.rule("T10.12")
def test_either_of_a_team_may_own_it_also_in_defence() -> None:
    lands = "area argos red \n area thebes blue troops 2 \n area tegea blue \n area megara green troops 2"
    text = f"{lands} \n area marathon green \n area delos yellow \n area naxos yellow \n artifact caduceus at thebes"
    story = turns(text, "zeus", "apollo", "ares").play("recruit priest, end", "recruit troop, at megara")
    story.play("move, from megara, to thebes, take 2", "roll 3, roll 0")
    assert (story.asked, story.legal) == ("blue", ["decline", "play caduceus", "name red"])
    assert purses(story.play("name red, play caduceus"), "red", "blue") == [8, 9]
    assert story.pieces("thebes") == 2


@pytest.mark.rule("T10.12", "T10.2")
def test_purses_that_are_empty_show_in_no_question() -> None:
    story = losing("gold 1", "gold 0")  # the move has cost 1 GP
    assert story.legal == ["decline", "name blue"]
    story.play("name blue")
    assert (story.asked, story.legal) == ("blue", ["decline"])
    story.play("decline")
    assert (story.asked, story.legal) == ("red", ["decline"])


@pytest.mark.rule("T10.12", "T10.9")
def test_nobody_is_named_whose_teammate_is_out() -> None:
    text = f"ending \n area tegea red troops 2 \n area sparta green troops 1 \n {FOES} \n player blue eliminated"
    story = team_turn("ares", f"{text} \n artifact caduceus at tegea")
    story.play("move, from tegea, to sparta, take 2, with caduceus", "roll 0, roll 3")
    assert story.legal == ["decline", "play caduceus"]


# -- the Lightning -----------------------------------------------------------------------------------------------------


def outbid(pawn: str = "green") -> Story:
    """Red, who owns the Lightning, stands on Ares with 2 and is outbid."""
    order = "order - - green yellow" if pawn == "green" else "order - blue green yellow"
    gold = "player red gold 5 \n player blue gold 5 \n player green gold 5 \n player yellow gold 5"
    head = f"cycle 3 \n gods ares zeus athena - - \n {order} \n {gold} \n offering red ares 2"
    blue = "offering blue zeus 1" if pawn == "green" else ""
    text = f"{head} \n {blue} \n {LANDS} \n artifact zeus-lightning at argos \n phase offerings {pawn}"
    return teams(text).play("bid ares 3")


@pytest.mark.rule("T10.13")
@pytest.mark.parametrize("receiver, gold", [("red", [6, 5, 4]), ("blue", [5, 6, 4])])
def test_the_owner_of_the_lightning_says_who_receives_the_gold_piece(receiver: str, gold: list[int]) -> None:
    story = outbid()
    assert (story.asked, story.question, story.legal) == ("red", "WhoReceives", ["name red", "name blue"])
    story.play(f"name {receiver}")
    assert purses(story, "red", "blue", "green") == gold
    assert (story.asked, story.question) == ("red", "Offer")  # and then goes elsewhere


@pytest.mark.rule("T10.13")
def test_the_second_of_a_team_may_own_it() -> None:
    gold = "player red gold 5 \n player blue gold 5 \n player green gold 5 \n offering blue ares 2"
    head = f"cycle 3 \n gods ares zeus athena - - \n order red - - yellow \n {gold}"
    story = teams(f"{head} \n {LANDS} \n artifact zeus-lightning at thebes \n phase offerings green")
    story.play("bid ares 3")
    assert (story.asked, story.legal) == ("blue", ["name blue", "name red"])
    assert purses(story.play("name red"), "red", "blue", "green") == [6, 5, 4]


@pytest.mark.rule("T10.13")
def test_the_teammate_who_outbids_its_owner_pays_too() -> None:
    story = outbid("blue")
    assert (story.asked, story.legal, story.gold("blue")) == ("red", ["name red", "name blue"], 4)
    assert purses(story.play("name red"), "red", "blue") == [6, 4]
    assert purses(outbid("blue").play("name blue"), "red", "blue") == [5, 5]


@pytest.mark.rule("T10.13", "T8.10")
@pytest.mark.parametrize("gold, offerings", [(1, []), (2, []), (5, [4, 5, 6])])
def test_the_teammate_may_offer_only_what_it_can_pay_beside_the_gold_piece(gold: int, offerings: list[int]) -> None:
    """Two Priests lower an offering, but not below 1 GP."""
    purses = f"player red gold {gold} priests 2 \n player blue gold 7 \n offering blue ares 3"
    head = f"cycle 3 \n gods ares zeus athena - - \n order - - green yellow \n {purses}"
    story = teams(f"{head} \n {LANDS} \n artifact zeus-lightning at thebes \n phase offerings red")
    assert [words for words in story.legal if "ares" in words] == [f"bid ares {number}" for number in offerings]


# -- the Large Cornucopia ----------------------------------------------------------------------------------------------


def income(text: str, at: str = "sparta", thebes: str = "") -> Story:
    """The income phase has paid red, who owns the Large Cornucopia, and everybody else."""
    gold = "\n".join(f"player {colour} gold 0" for colour in ("red", "blue", "green", "yellow"))
    lines = f"cycle 3 \n gods ares zeus athena - - \n {gold} \n area argos red \n area sparta red \n {text}"
    there = f"artifact large-cornucopia at {at}"
    return teams(f"{lines} \n {FOES} \n area thebes blue {thebes} \n {there} \n phase income")


@pytest.mark.rule("T10.14")
@pytest.mark.parametrize("given", range(5))
def test_what_the_cornucopias_of_its_territory_pay_is_divided_freely(given: int) -> None:
    story = income("")
    assert (story.asked, story.question) == ("red", "DivideIncome")
    assert story.legal == ["take 0", "take 1", "take 2", "take 3", "take 4"]  # two cornucopias, doubled
    story.play(f"take {given}")
    assert purses(story, "red", "blue") == [4 - given, given]


@pytest.mark.rule("T10.14")
def test_whoever_owns_it_divides_and_what_is_given_is_told() -> None:
    story = income("", "thebes", "prosperity 1")
    assert (story.asked, story.legal) == ("blue", ["take 0", "take 1", "take 2"])
    assert purses(story.play("take 2"), "red", "blue") == [2 + 2, 0]
    assert story.happened("gold-given") == [
        {"event": "gold-given", "faction": "blue", "other_faction": "red", "number": 2}
    ]
    assert income("", "thebes", "prosperity 1").play("take 0").happened("gold-given") == []


@pytest.mark.rule("T10.14")
@pytest.mark.parametrize("answers, given", [("take 19", 19), ("take 20, take 0", 20), ("take 20, take 2", 22)])
def test_a_very_large_sum_is_divided_as_freely(answers: str, given: int) -> None:
    story = income("area tegea red prosperity 11", "tegea")  # 22 GP, and 2 of Sparta
    assert story.legal[-1] == "take 20"
    for answer in answers.split(", "):
        story.play(answer)
        if story.question == "DivideIncome":
            assert story.legal == ["take 0", "take 1", "take 2"]
    assert purses(story, "red", "blue") == [24 - given, given]
    assert story.question == "Offer"
    assert income("area tegea red prosperity 10", "tegea").play("take 20").question == "Offer"


@pytest.mark.rule("T10.14")
def test_other_gold_is_not_divided_and_nothing_is_asked_where_nothing_is_paid() -> None:
    story = income("area pylos red")  # pays 1 GP of its own
    assert (story.gold("red"), story.legal[-1]) == (5, "take 4")
    assert income("", "argos").question == "Offer"  # no cornucopia there


@pytest.mark.rule("T10.14")
@pytest.mark.parametrize("owner, gold", [("red", 4), ("green", 0)])
def test_what_cerberus_takes_nobody_divides(owner: str, gold: int) -> None:
    empty = "\n".join(f"player {colour} gold 0" for colour in ("red", "blue", "green", "yellow"))
    lines = f"cycle 3 \n gods ares zeus athena - - \n {empty} \n area sparta red \n area thebes blue \n {FOES}"
    there = f"artifact large-cornucopia at sparta \n creature cerberus {owner} at sparta since 2"
    story = teams(f"{lines} \n {there} \n phase income", more="hades")
    assert story.question != "DivideIncome"
    assert purses(story, "red", "blue") == [gold, 0]


@pytest.mark.rule("T10.14", "C14.38")
def test_the_fates_pay_their_caller_alone() -> None:
    text = (
        f"area sparta red \n area thebes blue \n {FOES} \n artifact large-cornucopia at sparta \n creatures fates - -"
    )
    story = team_turn("ares", text).play("buy fates")
    assert (story.question, story.gold("red")) == ("PaidActions", 9 - 4 + 4)


# -- secrets -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T10.2")
def test_no_question_about_an_artifact_tells_others_what_is_in_a_purse() -> None:
    stories = [
        sending("winged-sandals", "cap-of-invisibility", red="gold 1 between 0 4"),
        losing("gold 2 between 1 5", "gold 1 between 0 3"),
        losing("gold 2 between 1 5", "gold 1 between 0 3").play("name blue"),
        outbid(),
        income(""),
    ]
    for story in stories:
        for player in players_of(story.game):
            for seed in range(12):
                check_pair(story.game, player, random.Random(seed), steps=10)
