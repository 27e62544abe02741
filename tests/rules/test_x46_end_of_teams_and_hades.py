"""X46 to X49, X75 to X79: teams of Titans with Hades, the end of their games, and what each player does alone."""

from __future__ import annotations

import pytest

from cyclades.engine.decks import GONE
from tests.hades import answer
from tests.hades_items import alike
from tests.story import rows
from tests.titans import row_of
from tests.titans_hades import team_buys, team_of_hades, ways
from tests.titans_teams import HOMES, end_of_cycle, metropolises, team_turn, teams

HOME = f"area argos red \n {HOMES}"


# -- X46, X47: the end -------------------------------------------------------------------------------------------------


@pytest.mark.rule("X46")
def test_metropolises_on_penthesileas_card_count_for_the_team() -> None:
    lands = (
        "area argos red metropolis plain \n area thebes blue metropolis plain \n area athens green \n area naxos yellow"
    )
    head = "player red gold 4 \n player blue gold 5 metropolis plain \n player green gold 9 \n player yellow gold 9"
    story = end_of_cycle(f"ending \n {head} \n {lands}", more="hades")
    assert story.game.over
    assert rows(story) == [(1, [0, 1], 3, 4 + 5), (2, [2, 3], 0, 18)]


@pytest.mark.rule("X46")
def test_the_third_triggers_the_end_when_it_goes_onto_her_card() -> None:
    lands = (
        "area pylos red metropolis plain \n area thebes blue metropolis plain \n area athens green \n area naxos yellow"
    )
    four = "area elis red port 1 fortress 1 \n area corinth red university 1 \n area sparta red"
    text = f"{lands} \n {four} \n hero penthesilea red at sparta since 2"
    story = team_turn("zeus", text, more="hades").play("build temple, at sparta, sacrifice penthesilea")
    assert (metropolises(story, "elis", "sparta", "corinth"), story.number("ending")) == ({}, 1)


@pytest.mark.rule("X46")
def test_equal_on_metropolises_the_gold_of_both_purses_decides() -> None:
    lands = "area argos red metropolis plain \n area pylos red metropolis plain \n area thebes blue metropolis plain"
    theirs = (
        "area athens green metropolis plain \n area oropos green metropolis plain \n area naxos yellow metropolis plain"
    )
    for yellow, first in ((5, [0, 1]), (7, [2, 3])):
        head = f"player red gold 9 \n player blue gold 0 \n player green gold 3 \n player yellow gold {yellow}"
        story = end_of_cycle(f"ending \n {head} \n {lands} \n {theirs}", more="hades")
        assert rows(story)[0][:2] == (1, first)


LAST = """
    area tegea red troops 1 undead_troops 1
    area argos red metropolis plain
    area thebes blue metropolis plain
    area corinth green
    area athens yellow metropolis plain
    area megara yellow
    player green gold 5 priestesses 2
    card pandoras-box green since 2
"""


@pytest.mark.rule("X47")
def test_who_is_eliminated_is_out_with_the_third_metropolis_and_this_cycle_is_the_last() -> None:
    there = "field covered_god kronos \n field hades_column 9"
    pawns = "offering red hades 1 \n offering yellow athena 1 \n offering green zeus 1"
    text = f"cycle 3 \n {row_of(['hades', 'zeus', 'athena'])} \n player red gold 9 \n {pawns} \n {there} \n {LAST}"
    story = teams(f"{text} \n phase actions hades paid", more="hades")
    story.play("lead undead-troop, from tegea, to corinth, take 0")
    assert (story.number("alive", "green"), story.number("ending")) == (0, 1)
    assert (story.place("pandoras-box"), story.number("priestesses", "green")) == (GONE, 0)
    story.play("end")
    assert (story.asked, story.game.over) == ("yellow", False)  # its teammate still plays
    answer(story, "end")
    assert story.game.over
    assert [row[:3] for row in rows(story)] == [(1, [0, 1], 3), (2, [2, 3], 1)]


@pytest.mark.rule("X47")
def test_or_with_the_fifth_artifact_and_the_game_is_over_at_once() -> None:
    one = LAST.replace("thebes blue metropolis plain", "thebes blue")
    held = "\n".join(f"artifact {name} at argos" for name in ("caduceus", "zeus-lightning", "winged-sandals"))
    others = "artifact cap-of-invisibility at thebes \n artifact large-cornucopia at corinth"
    story = team_of_hades(f"{one} \n {held} \n {others}").play("lead undead-troop, from tegea, to corinth, take 0")
    assert story.game.over
    assert story.happened("game-ended")[0]["reason"] == "artifacts"
    assert rows(story)[0][1] == [0, 1]


@pytest.mark.rule("X47")
def test_without_it_nobody_may_take_a_last_territory_with_undead_or_with_perseus() -> None:
    one = LAST.replace("thebes blue metropolis plain", "thebes blue")
    assert "corinth" not in ways(team_of_hades(one), "lead undead-troop, from tegea")
    carried = team_of_hades(f"{one} \n hero perseus red at tegea since 2").play("sacrifice perseus")
    assert "to corinth" not in carried.legal
    assert "to megara" in carried.legal


@pytest.mark.rule("X47")
@pytest.mark.parametrize("lost, ending", [("penthesilea", 0), ("undead-troop", 1)])
def test_unless_penthesilea_falls_whose_card_was_to_take_it(lost: str, ending: int) -> None:
    """Red has no square left: its buildings and that of Elis, green's last territory, would go onto her card."""
    lands = "area sparta red undead_troops 2 port 1 \n area marathon red temple 1 \n area chalcis red fortress 1"
    theirs = "area elis green university 1 troops 1 \n area athens yellow \n area megara yellow"
    text = f"{lands} \n {theirs} \n area delos blue metropolis plain \n area naxos blue metropolis plain"
    text = f"{text} \n artifact winged-sandals at sparta \n hero penthesilea red at sparta since 2"
    story = team_of_hades(text).play("lead undead-troop, from sparta, to elis, take 2, with penthesilea")
    story.play(f"roll 0, roll 3, lose {lost}, roll 3, roll 0")
    if lost != "penthesilea":
        story.play("sacrifice penthesilea")
    assert (story.owner("elis"), story.number("alive", "green"), story.number("ending")) == ("red", 0, ending)
    assert story.number("safe_metropolises", "red plain") == ending


@pytest.mark.rule("X47", "H20.4")
def test_a_metropolis_on_penthesileas_card_is_lost_with_her_player_and_not_that_of_its_teammate() -> None:
    text = LAST.replace(
        "player green gold 5", "player yellow gold 5 metropolis plain \n player green gold 5 metropolis plain"
    )
    story = team_of_hades(text)
    assert [row[1:3] for row in rows(story)] == [([2, 3], 3), ([0, 1], 2)]
    story.play("lead undead-troop, from tegea, to corinth, take 0")
    assert [row[1:3] for row in rows(story)] == [([0, 1], 3), ([2, 3], 2)]


# -- X48, X49 ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("X48")
def test_necklace_and_citadel_protect_their_owner_only() -> None:
    lands = "area argos red troops 3 \n area elis green troops 1 \n area sparta yellow metropolis plain"
    lands = f"{lands.replace(' metropolis plain', '')} \n area oropos green \n area athens yellow \n area thebes blue"
    assert ways(team_turn("ares", lands, more="hades"), "move, from argos") == {"elis", "sparta", "tegea"}
    worn = team_turn("ares", f"{lands} \n field necklace necklace-of-harmony green", more="hades")
    assert ways(worn, "move, from argos") == {"sparta", "tegea"}
    citadel = "field monument great-citadel-of-ares elis \n field monument_open great-citadel-of-ares 1"
    shut = team_turn("ares", f"{lands} \n {citadel}", more="hades monuments")
    assert ways(shut, "move, from argos") == {"sparta", "tegea"}


@pytest.mark.rule("X48")
def test_so_the_third_metropolis_of_a_team_may_still_be_taken_from_the_teammate() -> None:
    lands = "area tegea red troops 3 \n area thebes blue \n area oropos green metropolis plain \n area naxos yellow"
    lands = f"{lands} \n area delos green metropolis plain \n area corinth yellow metropolis plain"
    story = team_turn("ares", f"ending \n {lands} \n field necklace necklace-of-harmony green", more="hades")
    story.play("move, from tegea, to corinth, take 3")
    assert (story.owner("corinth"), metropolises(story, "corinth")) == ("red", {"corinth": "plain"})


@pytest.mark.rule("X49")
def test_hades_roll_and_the_aegis_are_of_one_player() -> None:
    order = "order blue red green yellow"
    head = f"cycle 2 \n {row_of(['ares', 'zeus', 'athena'])} \n {order} \n {HOME} \n card zeus-aegis red since 1"
    story = teams(f"{head} \n phase end", more="hades").play("roll 2, roll 1")
    assert story.happened("threat-rolled")[0]["faction"] == "blue"
    assert (story.asked, story.question, story.legal) == ("red", "AskHolder", ["decline", "play zeus-aegis"])
    story.play("play zeus-aegis, roll 1, roll 1")
    assert (story.asked, story.question) == ("red", "AegisCounts")


@pytest.mark.rule("X49")
def test_the_marker_of_apollo_goes_onto_a_territory_of_the_player_who_came_first() -> None:
    pawns = "offering red apollo 0 \n offering blue apollo 0"
    lands = "area argos red \n area elis red \n area thebes blue \n area oropos green \n area athens yellow"
    story = teams(
        f"cycle 3 \n {row_of(['ares', 'zeus', 'athena'])} \n {pawns} \n {lands} \n phase actions", more="hades"
    )
    assert (story.asked, story.question, story.legal) == ("red", "PlaceProsperity", ["at argos", "at elis"])


@pytest.mark.rule("X49")
def test_ruins_are_put_by_whoever_was_first_on_apollo_alone() -> None:
    pawns = "offering blue apollo 0 \n offering red apollo 0 \n offering green ares 1 \n offering yellow zeus 1"
    names = ("great-temple-of-zeus", "great-university-of-athena", "temple-of-athena", "temple-of-ares")
    opened = "\n".join(f"field monument_open {name} 1" for name in names)
    lands = "area argos red \n area thebes blue \n area oropos green \n area athens yellow"
    gods = row_of(["ares", "zeus", "athena"])
    story = teams(f"cycle 1 \n {gods} \n {pawns} \n {opened} \n {lands} \n phase ruins", more="hades monuments ruins")
    assert story.asked == "blue"
    assert "at argos" not in story.legal  # a teammate's is not uncontrolled
    story.play("at elis")
    assert story.asked == "blue"


# -- X75 to X79: our own -----------------------------------------------------------------------------------------------

BOTH = HOME.replace("area argos red", "area argos red \n area elis red")


@pytest.mark.rule("X75")
@pytest.mark.parametrize("favour", ["hermes", "demeter"])
def test_the_gift_of_the_favour_comes_before_cap_and_sandals_may_go_to_the_teammate(favour: str) -> None:
    text = (
        f"{BOTH} \n track favours {favour} \n artifact winged-sandals at argos \n artifact cap-of-invisibility at argos"
    )
    head = f"cycle 3 \n {row_of(['ares', 'athena', 'zeus'])} \n player red gold 9 \n offering red zeus 1"
    story = teams(f"{head} \n {text} \n phase actions", more="hades")
    if favour == "hermes":
        assert story.question == "DrawItem"
        story.play("draw pandoras-box")
        assert story.value("card_owner", "pandoras-box") == "red"
    else:
        assert story.number("priestesses", "red") == 1
    assert (story.question, story.asked) == ("SendArtifact", "red")


@pytest.mark.rule("X75")
def test_and_a_monument_is_offered_before_that() -> None:
    text = (
        f"{BOTH.replace('elis red', 'elis red fortress 2')} \n track favours hermes \n artifact winged-sandals at argos"
    )
    head = f"cycle 3 \n {row_of(['ares', 'athena', 'zeus'])} \n player red gold 9 \n offering red zeus 1"
    monument = "field monument_open great-citadel-of-ares 1"
    story = teams(f"{head} \n {monument} \n {text} \n phase actions", more="hades monuments")
    asked: list[str] = []
    while story.question != "PaidActions":
        asked.append(story.question)
        story.play(story.legal[0])
    assert asked == ["DrawItem", "OfferMonument", "SendArtifact"]


@pytest.mark.rule("X76")
@pytest.mark.parametrize("controller, kept_off", [("blue", True), ("red", False)])
def test_chiron_keeps_off_everybody_but_the_controller_the_teammate_too(controller: str, kept_off: bool) -> None:
    lands = f"area argos red \n area elis red \n {HOMES} \n area pylos {controller} prosperity 1"
    story = team_buys("erinyes", f"{lands} \n creature chiron {controller} at pylos since 3")
    assert ("from pylos" not in story.legal) is kept_off


@pytest.mark.rule("X77")
def test_charon_brings_back_whoever_was_the_heros_player() -> None:
    lands = f"area argos red \n {HOMES} \n area elis red"
    story = team_buys("charon", f"{lands} \n away midas")
    story.play("hire midas")
    assert story.legal == ["at argos", "at elis"]


@pytest.mark.rule("X78")
def test_undead_alone_may_win_a_military_victory_which_counts_when_they_have_gone_home() -> None:
    story = team_of_hades(LAST)
    story.play("lead undead-troop, from tegea, to corinth, take 0")
    assert metropolises(story, "corinth") == {"corinth": "plain"}
    story.play("end")
    while not story.game.over:
        story.play(story.legal[0])
    assert (story.pieces("corinth"), story.owner("corinth")) == (0, "red")
    assert [row[:3] for row in rows(story)] == [(1, [0, 1], 3), (2, [2, 3], 1)]


@pytest.mark.rule("X79", "H14.2")
def test_a_face_down_item_is_unknown_to_the_teammate_too() -> None:
    one, other = (
        team_turn("zeus", f"{HOME} \n hidden red {item} since 2", more="hades")
        for item in ("zeus-aegis", "pandoras-box")
    )
    alike(one, other, 1, 2, 3, None)
    assert one.game.view(0) != other.game.view(0)
