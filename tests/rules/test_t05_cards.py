"""T5: Titans, territories and the cards of the classic edition, Hades and Monuments."""

from __future__ import annotations

import pytest

from tests.story import Story, strengths
from tests.titans import REST, titans, titans_turn


def bought(card: str, text: str, god: str = "zeus", rest: str = REST) -> Story:
    """Red in its turn has bought a creature, for 4 GP of its 9."""
    return titans_turn(god, f"creatures {card} - - \n {text} \n {rest}").play(f"buy {card}")


def titans_at(story: Story, area: str) -> int:
    return story.number("titans", area)


# -- creatures and Titans ----------------------------------------------------------------------------------------------


@pytest.mark.rule("T5.11")
def test_the_harpy_kills_a_troop_and_never_a_titan() -> None:
    text = "area argos blue troops 1 titans 1 \n area elis blue titans 2 \n area tegea red titans 1"
    story = bought("harpy", text)
    assert story.legal == ["decline", "at argos"]
    story.play("at argos")
    assert (story.troops("argos"), titans_at(story, "argos"), story.owner("argos")) == (0, 1, "blue")


@pytest.mark.rule("T5.11", "C6.10")
def test_with_titans_alone_she_does_nothing() -> None:
    story = bought("harpy", "area argos blue titans 1 \n area tegea red titans 1")
    assert (story.question, story.happened("effect-missed") != []) == ("PaidActions", True)


@pytest.mark.rule("T5.12")
@pytest.mark.parametrize(
    "take, left", [("take 0, take 2", (1, 0)), ("take 1, take 0", (0, 2)), ("take 1, take 1", (0, 1))]
)
def test_pegasus_takes_titans_along_with_troops_or_alone(take: str, left: tuple[int, int]) -> None:
    story = bought("pegasus", "area argos red troops 1 titans 2 \n area oropos - ")
    story.play("from argos, to oropos", take)
    assert (story.troops("argos"), titans_at(story, "argos")) == left
    assert (story.troops("oropos"), titans_at(story, "oropos")) == (1 - left[0], 2 - left[1])
    assert (story.owner("argos"), story.owner("oropos"), story.gold("red")) == ("red", "red", 5)


@pytest.mark.rule("T5.12")
def test_he_is_no_titan_move_and_raises_no_price() -> None:
    story = bought("pegasus", "area argos red titans 1").play(
        "from argos, to oropos, lead titan, from oropos, to athens"
    )
    assert story.gold("red") == 4


@pytest.mark.rule("T5.12", "C14.45", "C14.46")
def test_medusa_holds_titans() -> None:
    text = "area argos red titans 1 troops 1 \n area oropos red titans 1 \n creature medusa blue at argos since 2"
    story = titans_turn("ares", f"creatures pegasus - - \n {text} \n {REST}")
    assert story.play("lead titan").legal == ["from oropos"]
    story = titans_turn("ares", f"creatures pegasus - - \n {text} \n {REST}").play("move")
    assert story.legal == ["from oropos"]
    assert bought("pegasus", text).legal == ["decline", "from oropos"]


@pytest.mark.rule("T5.12", "C14.47", "C14.48")
def test_they_may_come_to_her_and_do_not_retreat_from_her() -> None:
    text = f"area argos red titans 2 troops 2 \n area elis blue titans 2 \n area tegea blue \n {REST}"
    story = titans_turn("zeus", f"{text} \n creature medusa green at elis since 2").play(
        "lead titan, from argos, to elis, take 2, take 2, roll 3, roll 0"
    )
    assert story.question == "Roll"  # nobody is asked about a retreat
    story.play("roll 3, roll 0")
    assert (story.owner("elis"), titans_at(story, "elis")) == ("red", 2)
    assert "lead titan" not in story.legal


@pytest.mark.rule("T5.13", "C14.65")
def test_titans_are_not_sold_to_the_sphinx() -> None:
    story = bought("sphinx", "area argos red titans 2 troops 1 \n area north red fleets 1")
    assert story.legal == ["stay", "sell troop", "sell fleet"]
    story.play("sell troop")
    assert (story.owner("argos"), titans_at(story, "argos"), story.gold("red")) == ("red", 2, 7)
    nothing = bought("sphinx", "area argos red titans 2")
    assert nothing.question == "PaidActions"


@pytest.mark.rule("T5.13", "C15.2")
def test_titans_are_none_of_the_eight_troops() -> None:
    story = titans_turn("ares", f"area argos red troops 7 titans 3 \n {REST}").play("recruit troop, at argos")
    assert (story.troops("argos"), story.refuses("recruit troop")) == (8, True)


# -- creatures and territories -----------------------------------------------------------------------------------------


@pytest.mark.rule("T5.14", "C14.29", "C14.30", "C14.31")
@pytest.mark.parametrize("card, there", [("pegasus", "to"), ("giant", "at"), ("harpy", "at")])
def test_chiron_protects_his_territory_alone(card: str, there: str) -> None:
    text = """
        area tegea blue troops 1 port 1
        area corinth blue troops 1 port 1
        area sparta red troops 1
        creature chiron blue at tegea since 2
    """
    story = bought(card, text)
    if card == "pegasus":
        story.play("from sparta")
    assert f"{there} corinth" in story.legal
    assert f"{there} tegea" not in story.legal
    if card == "pegasus":
        moves = titans_turn("ares", f"{text} \n {REST}").play("move, from sparta")
        assert "to tegea" in moves.legal  # he keeps off nothing else


@pytest.mark.rule("T5.14")
def test_the_giant_destroys_a_building_of_one_territory() -> None:
    story = bought("giant", "area tegea blue port 2 \n area corinth blue port 1 \n area athens blue metropolis plain")
    assert story.legal == ["decline", "at tegea", "at corinth"]
    story.play("at tegea")
    assert (story.buildings("port", "tegea"), story.buildings("port", "corinth")) == (1, 1)


@pytest.mark.rule("T5.14", "C14.45")
def test_medusa_holds_one_territory_and_troops_go_round_it() -> None:
    text = "area tegea red troops 1 \n area argos red troops 1 \n creature medusa blue at tegea since 2"
    story = titans_turn("ares", f"{text} \n {REST}").play("move")
    assert story.legal == ["from argos"]
    assert story.play("from argos").legal == ["to sparta", "to elis", "to tegea"]


@pytest.mark.rule("T5.14", "C14.24")
def test_two_figures_meet_on_the_same_territory_only() -> None:
    text = "area argos red troops 1 \n area tegea blue \n creature chiron blue at tegea since 2"
    assert bought("medusa", text).play("at sparta").card_at("chiron") == "tegea"
    story = bought("medusa", text).play("at tegea")
    assert (story.card_at("chiron"), story.card_at("medusa")) == (None, None)


@pytest.mark.rule("T5.14", "C14.12", "C14.15")
def test_polyphemus_drives_away_the_fleets_beside_his_territory_alone() -> None:
    text = "area argos red troops 1 \n area south blue fleets 1 \n area north blue fleets 1 \n area west blue fleets 1"
    story = bought("polyphemus", text).play("at tegea")  # beside the South alone
    while story.question != "PaidActions":
        story.play(story.legal[0])
    assert (story.fleets("south"), story.owner("north")) == (0, "blue")
    assert sum(story.row("fleets")) == 3
    there = bought("polyphemus", f"{text} \n area athens red", "poseidon").play("at elis")  # North, West and South
    while there.question != "PaidActions":
        there.play(there.legal[0])
    assert {sea for sea in ("north", "west", "south") if there.fleets(sea)} == set()
    assert there.play("recruit fleet").legal == ["at bay"]


@pytest.mark.rule("T5.14", "C14.8")
def test_the_kraken_is_at_sea_as_ever_and_breaks_a_chain() -> None:
    text = "area pylos red titans 1 troops 1 \n area strait red fleets 2 \n area bay red fleets 1"
    story = bought("kraken", text).play("at strait")
    while story.question != "PaidActions":
        story.play("stay" if "stay" in story.legal else story.legal[0])
    assert story.fleets("strait") == 0
    assert story.play("lead titan, from pylos").legal == ["to sparta", "to corinth"]


@pytest.mark.rule("T5.14", "C14.51", "C14.55")
def test_the_minotaur_defends_his_territory_alone() -> None:
    text = "area argos red troops 4 \n area elis blue \n area tegea blue troops 1"
    text = f"{text} \n creature minotaur blue at elis since 2"
    story = titans_turn("ares", f"{text} \n {REST}").play("move, from argos, to elis, take 2")
    assert strengths(story, 1, 1) == (3, 3)
    other = titans_turn("ares", f"{text} \n {REST}").play("move, from argos, to tegea, take 2")
    assert strengths(other, 1, 1) == (3, 2)


@pytest.mark.rule("T5.14", "T5.2", "C14.54")
def test_he_is_lost_after_troops_and_titans() -> None:
    text = "area argos red troops 4 \n area elis blue titans 1 troops 1 \n creature minotaur blue at elis since 2"
    story = titans_turn("ares", f"{text} \n {REST}").play("move, from argos, to elis, take 4, roll 3, roll 0")
    assert (story.asked, story.legal) == ("blue", ["lose troop", "lose titan"])


@pytest.mark.rule("T5.14", "C14.53")
def test_titans_with_him_may_retreat_to_an_adjacent_territory_and_he_stays() -> None:
    text = "area argos red troops 4 \n area elis blue titans 2 \n area tegea blue"
    text = f"{text} \n creature minotaur blue at elis since 2"
    story = titans_turn("ares", f"{text} \n {REST}").play("move, from argos, to elis, take 4, roll 3, roll 0")
    assert (story.asked, story.question, story.legal) == ("blue", "Retreat", ["stay", "to tegea"])
    story.play("to tegea")
    assert (titans_at(story, "tegea"), story.card_at("minotaur"), story.owner("elis")) == (1, "elis", "blue")


@pytest.mark.rule("T5.14", "C14.17")
def test_the_sylph_moves_fleets_as_ever() -> None:
    story = bought("sylph", "area argos red troops 1 \n area north red fleets 1")
    assert "from north" in story.legal


@pytest.mark.rule("T5.14", "C14.34")
def test_the_cyclops_changes_a_building_that_was_there_from_the_beginning() -> None:
    story = bought("cyclops", "area argos red troops 1 port 1 \n area elis - fortress 1")
    assert "at elis" not in story.legal
    while story.question != "PaidActions":
        story.play(story.legal[-1])
    assert (story.buildings("port", "argos"), sum(story.row("buildings"))) == (0, 2)


@pytest.mark.rule("T5.14", "C14.38", "T1.5")
def test_the_fates_pay_for_territories_and_sea_spaces() -> None:
    story = bought("fates", "area sparta red troops 1 \n area pylos red \n area strait red fleets 1")
    assert story.gold("red") == 5 + 2 + 1 + 2


# -- other expansions --------------------------------------------------------------------------------------------------


@pytest.mark.rule("T5.12", "M2.2")
def test_a_titan_alone_shuts_the_great_citadel_and_opens_it_when_it_leaves() -> None:
    citadel = "field monument_open great-citadel-of-ares 1 \n field monument great-citadel-of-ares elis"
    text = f"area argos red troops 2 \n {citadel} \n {REST}"
    shut = titans_turn("ares", f"{text} \n area elis blue titans 1", more="monuments").play("move, from argos")
    assert "to elis" not in shut.legal
    open_ = titans_turn("ares", f"{text} \n area elis blue", more="monuments").play("move, from argos")
    assert "to elis" in open_.legal


@pytest.mark.rule("T5.13", "M8.3")
def test_the_temple_of_ares_takes_no_titan() -> None:
    temple = "field monument_open temple-of-ares 1 \n field monument temple-of-ares argos \n discard giant"
    text = f"area argos red titans 1 \n {temple} \n {REST}"
    assert not [words for words in titans_turn("zeus", text, more="monuments").legal if "temple-of-ares" in words]
    with_troop = titans_turn("zeus", f"{text.replace('titans 1', 'titans 1 troops 1')}", more="monuments")
    assert "invoke temple-of-ares" in with_troop.legal


@pytest.mark.rule("T5.13", "M5.2")
def test_the_military_academy_gives_a_troop_and_no_titan() -> None:
    academy = "field monument_open military-academy 1 \n field monument military-academy argos"
    story = titans(f"cycle 3 \n area argos red titans 1 \n {academy} \n {REST} \n phase income", more="monuments")
    assert (story.troops("argos"), titans_at(story, "argos")) == (1, 1)


def with_hades(text: str, red: str = "gold 9", favour: str = "-") -> Story:
    """Red in its turn with Zeus, the last god that is face up, in a game with Hades."""
    lines = f"track favours {favour}" if favour != "-" else ""
    return titans_turn("zeus", f"{lines} \n {text} \n {REST}", red, row="ares zeus", more="hades")


@pytest.mark.rule("T5.13", "H16.10")
def test_aphrodite_doubles_no_titans() -> None:
    story = with_hades("area argos red titans 2 troops 1 \n area elis red titans 1", favour="aphrodite")
    story.play("play aphrodite")
    if "at argos" in story.legal:
        assert "at elis" not in story.legal
        story.play("at argos")
    assert (story.troops("argos"), titans_at(story, "argos"), titans_at(story, "elis")) == (2, 2, 1)


@pytest.mark.rule("T5.13", "H14.25")
def test_the_chariot_of_the_sun_moves_no_titan() -> None:
    story = with_hades(
        "area argos red titans 1 troops 1 \n area elis red titans 1 \n card chariot-of-the-sun red since 2"
    )
    story.play("play chariot-of-the-sun, take 0")
    while story.question != "PaidActions":
        story.play(story.legal[0])
    assert (story.troops("argos"), story.troops("elis")) == (0, 1)
    assert (titans_at(story, "argos"), titans_at(story, "elis")) == (1, 1)


@pytest.mark.rule("T5.12", "H5.7")
def test_a_titan_that_dies_brings_the_necropolis_1_gold() -> None:
    text = "area argos red titans 1 \n area elis blue troops 2 \n area tegea green necropolis 1"
    story = with_hades(text).play("lead titan, from argos, to elis, roll 0, roll 3")
    assert sum(story.row("necropolis_gold")) == 1


@pytest.mark.rule("T5.12", "H8.2")
def test_a_titan_may_be_hectors_victim_at_its_players_choice() -> None:
    text = "area argos red titans 1 troops 1 \n area elis blue troops 2 \n hero hector blue at elis since 2"
    story = with_hades(text).play("lead titan, from argos, to elis, take 1")
    assert (story.asked, story.question, story.legal) == ("red", "KillTroop", ["kill troop", "kill titan"])
    story.play("kill titan")
    assert story.number("titans_left", "red") == 3


@pytest.mark.rule("T5.12", "H11.1")
def test_perseus_saves_a_titan() -> None:
    text = "area argos red titans 1 \n area elis blue troops 2 \n area tegea red \n hero perseus red at argos since 2"
    story = with_hades(text).play("lead titan, from argos, to elis, with perseus, roll 0, roll 3")
    assert story.asked == "red"
    while story.question == "LoseUnit":
        story.play("lose titan")
    assert (story.question, story.legal) == ("RescueUnit", ["decline", "to argos", "to tegea"])
    story.play("to tegea")
    assert titans_at(story, "tegea") == 1


@pytest.mark.rule("T5.12", "H6.13")
def test_heroes_go_along_with_a_titan_at_one_price() -> None:
    text = "area argos red titans 1 troops 1 \n hero midas red at argos since 2"
    story = with_hades(text).play("lead titan, from argos, to elis, take 1, with midas")
    assert (story.card_at("midas"), story.gold("red")) == ("elis", 8)
