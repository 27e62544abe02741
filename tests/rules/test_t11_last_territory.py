"""T11: which last territories may be attacked, alone and in teams."""

import pytest

from tests.story import Story
from tests.titans import titans, titans_turn
from tests.titans_teams import metropolises, open_cards, team_turn

# -- everybody for itself ----------------------------------------------------------------------------------------------


def alone(own: str, theirs: str, red: str = "gold 9", more: str = "") -> Story:
    """Red on Tegea, with Ares, beside Corinth, which is blue's last territory; green is elsewhere."""
    text = f"area tegea red troops 2 {own} \n area corinth blue {theirs} \n area delos green \n area naxos green"
    return titans_turn("ares", f"{text} \n {more}", red)


def attacked(story: Story, to: str = "corinth") -> bool:
    """Whether Corinth may be entered from Tegea."""
    return f"to {to}" in story.play("move, from tegea").legal


@pytest.mark.rule("T11.1", "C9.9")
@pytest.mark.parametrize("guard", ["", "troops 1", "titans 1"])
def test_a_last_territory_is_barred_defended_or_not(guard: str) -> None:
    assert not attacked(alone("", guard))
    assert attacked(alone("", guard, more="area pylos blue"))  # now it is not the last


@pytest.mark.rule("T11.1", "C9.10")
@pytest.mark.parametrize(
    "own, theirs, allowed",
    [
        ("metropolis plain", "metropolis plain", True),  # E19, C142
        ("", "metropolis plain", False),
        ("metropolis plain", "", False),
        ("metropolis plain", "metropolis military", True),
    ],
)
def test_e19_it_may_be_attacked_for_the_second_metropolis(own: str, theirs: str, allowed: bool) -> None:
    assert attacked(alone(own, theirs)) is allowed


@pytest.mark.rule("T11.1", "C9.10")
@pytest.mark.parametrize(
    "theirs, allowed", [("fortress", True), ("university", True), ("temple", False), ("port", False)]
)
def test_e19_or_for_buildings_that_complete_it(theirs: str, allowed: bool) -> None:
    """C143, with a theatre for any kind: Temple, theatre and Port with a Metropolis."""
    own = "area argos red metropolis plain \n area pylos red port temple \n area elis red theatre"
    text = f"area tegea red troops 2 \n {own} \n area corinth blue {theirs} \n area delos green \n area naxos green"
    assert attacked(titans_turn("ares", text, more="hades")) is allowed
    without = text.replace("area elis red theatre", "area elis red fortress")
    assert attacked(titans_turn("ares", without)) is (theirs == "university")


@pytest.mark.rule("T11.1", "T7.16")
def test_e19_or_for_the_fifth_artifact() -> None:
    """C147: four artifacts and the fifth there."""
    three = ("caduceus", "cap-of-invisibility", "zeus-lightning")
    four = "\n".join([*(f"artifact {name} at argos" for name in three), "artifact winged-sandals at tegea"])
    more = f"area argos red \n {four} \n artifact large-cornucopia at {{}}"
    assert attacked(alone("", "", more=more.format("corinth")))
    assert not attacked(alone("", "", more=more.format("delos")))  # it is elsewhere
    fewer = more.replace("artifact caduceus at argos", "artifact caduceus at delos")
    assert not attacked(alone("", "", more=fewer.format("corinth")))


@pytest.mark.rule("T11.3")
def test_those_that_go_along_count() -> None:
    four = ("caduceus", "winged-sandals", "zeus-lightning", "cap-of-invisibility")
    there = "\n".join(f"artifact {name} at tegea" for name in four)
    story = alone("", "", more=f"{there} \n artifact large-cornucopia at corinth")
    assert attacked(story)
    story.play("to corinth, take 1")
    while story.question == "TakeOnTheWay":
        story.play(story.legal[-1])
    story.play("stay")  # with the Cap it could also pass
    assert story.game.over
    assert story.happened("game-ended")[0]["reason"] == "artifacts"


@pytest.mark.rule("T11.1", "T1.6")
@pytest.mark.parametrize("more, allowed", [("", False), ("area pylos red", True)])
def test_a_metropolis_without_a_square_does_not_count(more: str, allowed: bool) -> None:
    """Red's only square, and that of blue's Elis, are taken or missing."""
    own = "area tegea red troops 2 metropolis plain university \n area sparta red temple"
    text = f"{own} \n area elis blue port fortress \n area delos green \n area naxos green \n {more}"
    assert attacked(titans_turn("ares", text), "elis") is allowed


@pytest.mark.rule("T11.1")
def test_there_is_no_military_victory_without_teams() -> None:
    assert not attacked(alone("metropolis plain", ""))


# -- the Cultural Metropolis -------------------------------------------------------------------------------------------


@pytest.mark.rule("T11.8")
@pytest.mark.parametrize("philosophers, allowed", [(3, True), (2, False)])
def test_the_cultural_metropolis_counts_as_two_for_three_philosophers(philosophers: int, allowed: bool) -> None:
    story = alone("", "metropolis cultural", f"gold 9 philosophers {philosophers}")
    assert attacked(story) is allowed
    if allowed:
        story.play("to corinth, take 1")
        assert metropolises(story) == {"corinth": "cultural", "tegea": "plain"}


@pytest.mark.rule("T11.8")
def test_if_the_second_one_can_be_placed() -> None:
    text = "area sparta red troops 2 \n area corinth blue metropolis cultural \n area delos green \n area naxos green"
    story = titans_turn("ares", text, "gold 9 philosophers 3").play("move, from sparta")
    assert "to corinth" not in story.legal  # there is no square on Sparta
    story = titans_turn("ares", f"{text} \n area argos red", "gold 9 philosophers 3").play("move, from sparta")
    assert "to corinth" in story.legal


@pytest.mark.rule("T11.8")
def test_whoever_attacks() -> None:
    lands = "area tegea blue troops 2 \n area corinth green metropolis cultural \n area delos red \n area naxos red"
    gold = "player blue gold 9 philosophers {} \n player red gold 9 philosophers {}"
    for blue, red, allowed in ((3, 0, True), (0, 3, False)):
        lines = f"cycle 3 \n gods ares zeus - - - \n {gold.format(blue, red)} \n offering blue ares 1 \n {lands}"
        assert attacked(titans(f"{lines} \n phase actions ares paid")) is allowed


@pytest.mark.rule("T11.8")
def test_it_counts_as_two_and_no_more() -> None:
    text = "area tegea red troops 2 \n area argos red \n area pylos red \n area corinth green metropolis cultural"
    text = f"{text} \n area athens yellow \n area delos yellow \n area thebes blue {{}}"
    assert not attacked(team_turn("ares", text.format(""), "gold 9 philosophers 3"))
    assert attacked(team_turn("ares", text.format("metropolis plain"), "gold 9 philosophers 3"))


@pytest.mark.rule("T11.8")
def test_in_teams_philosophers_are_personal() -> None:
    text = "area tegea red troops 2 \n area argos blue metropolis plain \n area corinth green metropolis cultural"
    text = f"{text} \n area athens yellow \n area delos yellow"
    assert attacked(team_turn("ares", f"player blue gold 9 \n {text}", "gold 9 philosophers 3"))
    assert not attacked(team_turn("ares", f"player blue gold 9 philosophers 3 \n {text}", "gold 9"))


@pytest.mark.rule("T11.9")
@pytest.mark.parametrize(
    "cards, philosophers, allowed",
    [
        (("cultural",), 3, True),  # the Metropolis of buildings takes it, and makes the second one
        (("cultural",), 2, False),
        (("military",), 3, False),
        (("military", "cultural"), 3, False),  # it might take the other card
    ],
)
def test_an_open_cultural_card_counts_where_it_is_certainly_taken(
    cards: tuple[str, ...], philosophers: int, allowed: bool
) -> None:
    more = f"area argos red port \n area pylos red fortress temple \n {open_cards(*cards)}"
    story = alone("", "university", f"gold 9 philosophers {philosophers}", more)
    assert attacked(story) is allowed
    if allowed:
        story.play("to corinth, take 1, at argos, at tegea")
        assert metropolises(story) == {"argos": "cultural", "tegea": "plain"}


# -- teams -------------------------------------------------------------------------------------------------------------

FOE = "area athens yellow \n area delos yellow"


def in_teams(text: str, red: str = "gold 9", options: str = "") -> Story:
    """Red on Tegea, with Ares, beside Corinth, which is green's last territory."""
    return team_turn("ares", f"area tegea red troops 2 \n {text} \n {FOE}", red, options=options)


@pytest.mark.rule("T11.2")
@pytest.mark.parametrize(
    "text, allowed",
    [
        ("area argos red metropolis plain \n area thebes blue metropolis plain", True),
        ("area argos blue metropolis plain \n area thebes blue metropolis plain", True),
        ("area argos red metropolis plain \n area thebes blue", False),
        ("area argos red metropolis plain \n area thebes yellow metropolis plain", False),
    ],
)
def test_it_must_be_the_third_of_the_team(text: str, allowed: bool) -> None:
    assert attacked(in_teams(f"{text} \n area corinth green metropolis plain")) is allowed


@pytest.mark.rule("T11.2")
def test_or_a_further_one() -> None:
    three = "area argos red metropolis plain \n area thebes blue metropolis plain \n area oropos blue metropolis plain"
    assert attacked(in_teams(f"ending \n {three} \n area corinth green metropolis plain"))
    assert not attacked(in_teams(f"ending \n {three} \n area elis green"), "elis")  # no Metropolis comes of it


@pytest.mark.rule("T11.2")
def test_that_a_teammate_has_other_territories_does_not_matter() -> None:
    assert not attacked(in_teams("area argos red \n area thebes blue \n area corinth green"))
    assert attacked(in_teams("area argos red \n area thebes blue \n area corinth green \n area pylos green"))


@pytest.mark.rule("T11.3", "T10.10")
def test_the_artifacts_of_the_whole_team_count() -> None:
    theirs = "artifact winged-sandals at thebes \n artifact zeus-lightning at thebes"
    mine = "artifact caduceus at tegea \n artifact large-cornucopia at corinth"
    lands = "area thebes blue \n area corinth green \n area naxos yellow"
    text = f"{lands} \n {theirs} \n {mine} \n artifact cap-of-invisibility at {{}}"
    assert attacked(in_teams(text.format("thebes")))
    assert not attacked(in_teams(text.format("naxos")))


@pytest.mark.rule("T11.2", "T10.4")
def test_buildings_of_the_teammate_complete_nothing() -> None:
    two = "area oropos blue metropolis plain \n area thebes blue metropolis plain \n area elis green university"
    text = f"area pylos red port fortress \n {two}"
    assert not attacked(in_teams(f"{text} \n area megara blue temple"), "elis")
    assert attacked(in_teams(f"{text} \n area argos red temple"), "elis")
