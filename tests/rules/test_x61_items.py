"""X61 to X67: items, heroes and favours of Hades beside artifacts, Titans and gods of Titans."""

from __future__ import annotations

import pytest

from tests.hades import answer, tile_gold
from tests.story import NO_CLASSIC_CARDS, Story, gods_open_to
from tests.titans import REST, row_of, titans, titans_turn
from tests.titans_hades import income, titans_at, turn_of_hades, turn_with, undead, ways

CAP = "artifact cap-of-invisibility at argos"

# -- the Chariot -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("X61")
def test_the_chariot_sets_troops_and_undead_down_and_leaves_titans_and_heroes() -> None:
    lands = f"area argos red troops 1 undead_troops 1 titans 1 \n area elis red titans 1 \n {REST}"
    cards = "hero midas red at argos since 2 \n card chariot-of-the-sun red since 2"
    story = turn_of_hades(f"{lands} \n {cards}").play("play chariot-of-the-sun, take 0, take 0")
    assert (story.troops("elis"), undead(story, "elis")) == (1, 1)
    assert (titans_at(story, "argos"), titans_at(story, "elis"), story.card_at("midas")) == (1, 1, "argos")


@pytest.mark.rule("X61")
def test_with_titans_alone_it_is_not_offered() -> None:
    lands = f"area argos red titans 1 \n area elis red titans 1 \n {REST} \n card chariot-of-the-sun red since 2"
    assert titans_turn("zeus", lands, more="hades").refuses("play chariot-of-the-sun")


@pytest.mark.rule("X61", "H14.24")
def test_artemis_arrows_remove_neither_a_titan_nor_an_artifact() -> None:
    lands = f"area argos red \n area elis blue titans 2 \n {REST} \n artifact caduceus at elis"
    arrows = "card artemis-arrows red since 2"
    assert titans_turn("zeus", f"{lands} \n {arrows}", more="hades").refuses("play artemis-arrows")
    figure = titans_turn("zeus", f"{lands} \n {arrows} \n creature chiron blue at elis since 3", more="hades")
    assert figure.play("play artemis-arrows").legal == ["release chiron"]


# -- the Large Cornucopia ----------------------------------------------------------------------------------------------


@pytest.mark.rule("X62")
def test_the_large_cornucopia_doubles_no_marker_at_sea_but_one_that_the_erinyes_bring() -> None:
    lands = f"area argos red \n area elis blue prosperity 1 \n {REST} \n artifact large-cornucopia at argos"
    sea = income(f"{lands} \n area north red fleets 1 prosperity 1")
    assert sea.gold("red") == 1  # the North is beside Argos
    story = turn_with("erinyes", lands).play("buy erinyes, from elis")
    if story.question == "ErinyesTo":
        story.play("to argos")
    assert story.game.view(None)["income"]["red"] == 2


# -- Belt and Lightning ------------------------------------------------------------------------------------------------


def belted(barred: str, owner: str) -> Story:
    """Red stands on Ares with 2, and blue makes its offering; the Belt keeps somebody from Ares."""
    head = f"cycle 3 \n {row_of(['ares', 'zeus'])} \n player red gold 5 \n player blue gold 5 \n offering red ares 2"
    lands = "area argos red \n area elis blue \n area naxos green \n artifact zeus-lightning at argos"
    text = f"{head} \n order - - green \n {lands} \n field barred_god {barred} {owner} \n phase offerings blue"
    return titans(text, more="hades")


@pytest.mark.rule("X63")
def test_whom_the_belt_keeps_from_a_god_does_not_outbid_there_and_pays_nothing() -> None:
    story = belted("blue", "ares")
    assert gods_open_to(story) == {"zeus", "apollo"}
    story.play("bid zeus 1")
    assert (story.gold("red"), story.gold("blue")) == (5, 5)


@pytest.mark.rule("X63")
def test_the_owner_of_the_lightning_is_paid_also_where_the_belt_keeps_it_from_the_god_that_is_left() -> None:
    story = belted("red", "zeus").play("bid ares 3")
    assert (story.gold("red"), story.gold("blue")) == (6, 4)
    assert (story.asked, gods_open_to(story)) == ("red", {"apollo"})


# -- Cap and Necklace --------------------------------------------------------------------------------------------------


@pytest.mark.rule("X64")
def test_the_cap_passes_what_the_necklace_closes_and_stops_nowhere_there() -> None:
    lands = f"area argos red troops 2 \n area sparta blue \n area elis blue \n area tegea blue \n {REST}"
    closed = titans_turn("ares", f"{lands} \n field necklace necklace-of-harmony blue", more="hades")
    assert closed.refuses("move")
    story = titans_turn("ares", f"{lands} \n {CAP} \n field necklace necklace-of-harmony blue", more="hades")
    story.play("move, from argos, to sparta, take 2")
    assert (story.question, "stay" in story.legal, "to tegea" in story.legal) == ("PassOn", False, True)
    assert story.play("to pylos").owner("pylos") == "red"


@pytest.mark.rule("X64")
@pytest.mark.parametrize("leader", ["undead-troop", "titan"])
def test_neither_a_titan_nor_an_undead_nor_the_sandals_enter_there(leader: str) -> None:
    lands = f"area argos red undead_troops 1 titans 1 \n area sparta blue \n area pylos blue \n {REST}"
    text = f"{lands} \n artifact winged-sandals at argos"
    assert ways(turn_of_hades(text), f"lead {leader}, from argos") >= {"sparta", "pylos"}
    worn = turn_of_hades(f"{text} \n field necklace necklace-of-harmony blue")
    assert not ways(worn, f"lead {leader}, from argos") & {"sparta", "pylos"}


# -- the Caduceus ------------------------------------------------------------------------------------------------------


def with_caduceus(argos: str, heroes: str = "", elis: str = "troops 6") -> Story:
    """Red, with Hades, attacks blue's Elis from Argos with all it has there, the Caduceus too."""
    lands = (
        f"area argos red undead_troops 1 {argos} \n area elis blue {elis} \n area tegea green necropolis 1 \n {REST}"
    )
    story = turn_of_hades(f"{lands} \n {heroes} \n artifact caduceus at argos").play(
        "lead undead-troop, from argos, to elis"
    )
    while story.question in ("TakeUnits", "BringHero", "TakeOnTheWay"):
        story.play(story.legal[-1])
    return story


@pytest.mark.rule("X65")
@pytest.mark.parametrize("lost, gold", [("undead-troop", 0), ("penthesilea", 1), ("titan", 1)])
def test_the_caduceus_saves_undead_heroes_and_titans_and_what_it_saves_brings_no_gold(lost: str, gold: int) -> None:
    for answer_, kept, laid in (("play caduceus", True, 0), ("decline", False, gold)):
        story = with_caduceus("titans 1", "hero penthesilea red at argos since 2").play(f"roll 0, roll 3, lose {lost}")
        assert (story.asked, story.question) == ("red", "PayCaduceus")
        story.play(answer_)
        assert (len(story.happened("lost")) == 0, tile_gold(story)) == (kept, laid)
        assert story.gold("red") == 8 - int(kept)


@pytest.mark.rule("X65", "T8.12")
def test_where_nobody_pays_perseus_may_still_save_it() -> None:
    story = with_caduceus("titans 1", "hero perseus red at argos since 2").play("roll 0, roll 3, lose titan")
    story.play("decline")
    assert (story.question, story.legal) == ("RescueUnit", ["decline", "to argos"])


# -- eliminations ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("X66")
@pytest.mark.parametrize("out, covered", [("", "athena"), ("yellow", "ares"), ("green yellow", "ares")])
def test_after_an_elimination_hades_covers_the_last_of_the_gods_that_are_then_face_up(out: str, covered: str) -> None:
    lost = "\n".join(f"player {colour} eliminated" for colour in out.split())
    lands = "\n".join(
        f"area {land} {colour}"
        for land, colour in (("argos", "red"), ("thebes", "blue"), ("athens", "green"), ("naxos", "yellow"))
        if colour not in out.split()
    )
    text = f"cycle 5 \n {NO_CLASSIC_CARDS} \n {lost} \n {lands} \n field hades_column 9 \n phase gods"
    story = titans(text, 4, more="hades")
    answer(story, *(f"draw {god}" for god in ("zeus", "ares", "athena")[: 3 if not out else 2]))
    while story.question != "Offer":
        story.play(story.legal[0])
    assert story.value("covered_god") == covered
    assert "hades" in gods_open_to(story)


# -- Perseus and Titans ------------------------------------------------------------------------------------------------


@pytest.mark.rule("X67")
def test_the_sacrifice_of_perseus_carries_titans_and_artifacts_and_costs_no_titan_move() -> None:
    lands = f"area argos red titans 2 \n {REST} \n hero perseus red at argos since 2 \n {CAP}"
    story = titans_turn("zeus", lands, more="hades").play("sacrifice perseus, to marathon, take 2")
    story.play("with cap-of-invisibility")
    assert (titans_at(story, "marathon"), story.card_at("cap-of-invisibility"), story.gold("red")) == (2, "marathon", 9)
    assert int(story.game.price(story.game.parse("lead titan"))) == 1


@pytest.mark.rule("X67")
def test_the_cap_does_not_pass_on_from_where_he_carries_it() -> None:
    lands = f"area argos red titans 2 \n area marathon blue \n {REST} \n hero perseus red at argos since 2 \n {CAP}"
    story = titans_turn("zeus", lands, more="hades").play("sacrifice perseus, to marathon, take 2")
    story.play("with cap-of-invisibility")
    assert (story.question, story.owner("marathon")) == ("PaidActions", "red")


@pytest.mark.rule("X67")
def test_a_titan_that_he_saves_goes_to_an_own_territory_beside_the_battle_or_over_fleets() -> None:
    lands = f"area argos red titans 1 \n area elis blue troops 4 \n area corinth red \n {REST}"
    text = f"{lands} \n hero perseus red at argos since 2 \n area south red fleets 1"
    story = titans_turn("zeus", text, more="hades").play("lead titan, from argos, to elis, with perseus")
    story.play("roll 0, roll 3, lose titan")
    assert (story.question, story.legal) == ("RescueUnit", ["decline", "to argos", "to corinth"])
    assert titans_at(story.play("to corinth"), "corinth") == 1
