"""X43 to X45: teams of Titans with Hades, on the board; their end is in test_x46_end_of_teams_and_hades.py."""

from __future__ import annotations

import pytest

from tests.hades import answer, tile_gold
from tests.story import Story
from tests.titans import row_of
from tests.titans_hades import team_buys, team_of_hades, ways
from tests.titans_teams import HOMES, purses, team_turn, teams, turns

HOME = f"area argos red \n {HOMES}"
COLOURS = ("red", "blue", "green", "yellow")


def targets(story: Story) -> list[str]:
    return [words for words in story.legal if words != "decline"]


# -- X43: opponents ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("X43")
def test_the_belt_is_for_an_opponent() -> None:
    head = f"cycle 3 \n {row_of(['ares', 'zeus', 'athena'])} \n order red blue green yellow"
    story = teams(f"{head} \n {HOME} \n card aphrodites-belt red since 2 \n phase favour", more="hades")
    answer(story, "play aphrodites-belt")
    assert (story.asked, story.legal) == ("red", ["rob green", "rob yellow"])


@pytest.mark.rule("X43")
def test_so_are_pandoras_box_the_griffon_the_dryad_the_satyr_and_the_manticore() -> None:
    everybody = "\n".join(f"player {c} gold 9 priests 1 philosophers 1 priestesses 1" for c in COLOURS[1:])
    box = team_turn("zeus", f"{HOME} \n {everybody} \n card pandoras-box red since 2", more="hades")
    assert box.play("play pandoras-box").legal == ["rob green", "rob yellow"]
    for card in ("griffon", "dryad", "satyr"):
        assert targets(team_buys(card, f"{HOME} \n {everybody}")) == ["rob green", "rob yellow"]
    heroes = "hero midas blue at thebes since 2 \n hero hector green at oropos since 2"
    assert targets(team_buys("manticore", f"{HOME} \n {heroes}", more="manticore")) == ["release hector"]


@pytest.mark.rule("X43")
def test_and_the_siren_whoevers_the_undead_fleet_is() -> None:
    seas = "area north blue undead_fleets 1 \n area strait green fleets 1"
    assert targets(team_buys("siren", f"{HOME} \n {seas}")) == ["at strait"]
    seas = "area north green undead_fleets 1 \n area strait blue fleets 1"
    assert targets(team_buys("siren", f"{HOME} \n {seas}")) == ["at north"]


@pytest.mark.rule("X43")
def test_the_griffon_takes_half_of_the_gold_of_one_player() -> None:
    gold = "player blue gold 3 \n player green gold 8 \n player yellow gold 5"
    story = team_buys("griffon", f"{HOME} \n {gold}").play("rob green")
    assert purses(story, *COLOURS) == [9 - 2 + 4, 3, 4, 5]


@pytest.mark.rule("X43")
@pytest.mark.parametrize(
    "card, target",
    [
        ("harpy", "at thebes"),
        ("giant", "at thebes"),
        ("kraken", "at gulf"),
        ("polyphemus", "at thebes"),
        ("medusa", "at thebes"),
        ("cerberus", "at thebes"),
        ("erinyes", "from thebes"),
    ],
)
def test_what_strikes_a_place_may_strike_the_teammate(card: str, target: str) -> None:
    text = HOME.replace("area thebes blue", "area thebes blue undead_troops 1 fortress 1 prosperity 1")
    assert target in team_buys(card, f"{text} \n area gulf blue fleets 1").legal


@pytest.mark.rule("X43")
def test_empusa_robs_the_necropolis_of_the_teammate_too() -> None:
    text = HOME.replace("area thebes blue", "area thebes blue necropolis 1")
    story = team_buys("empusa", f"{text} \n field necropolis_gold thebes 4")
    assert (story.gold("red"), tile_gold(story)) == (9 - 2 + 4, 0)


# -- X44: each player's own --------------------------------------------------------------------------------------------


@pytest.mark.rule("X44")
def test_heroes_items_and_favours_serve_their_player_alone() -> None:
    cards = "hero midas blue at thebes since 2 \n card pandoras-box blue since 2"
    text = f"{HOME} \n {cards} \n player green gold 5 priestesses 1"
    story = team_turn("zeus", text, "gold 20", more="hades")
    assert story.legal[-1] == "end"
    assert not [words for words in story.legal if words.startswith(("sacrifice", "play"))]
    own = text.replace("midas blue at thebes", "midas red at argos").replace("pandoras-box blue", "pandoras-box red")
    assert {"sacrifice midas", "play pandoras-box"} <= {*team_turn("zeus", own, "gold 20", more="hades").legal}
    mates = turns(f"{HOME} \n track favours demeter", "zeus", "ares", "athena", more="hades")
    assert [mates.number("priestesses", colour) for colour in COLOURS] == [0, 0, 0, 0]
    while mates.asked != "green":
        assert "play demeter" not in mates.legal
        mates.play("end" if "end" in mates.legal else mates.legal[0])
    assert [mates.number("priestesses", colour) for colour in COLOURS] == [0, 0, 1, 0]


@pytest.mark.rule("X44")
@pytest.mark.parametrize("red, stays", [("gold 2", True), ("gold 1", False), ("gold 0 priestesses 1", True)])
def test_upkeep_is_paid_from_the_purse_and_by_the_priestess_of_the_hero_s_player(red: str, stays: bool) -> None:
    purse = f"player red {red} \n player blue gold 9 priestesses 2"
    text = f"cycle 3 \n {row_of(['ares', 'zeus', 'athena'])} \n {purse} \n {HOME} \n hero midas red at argos since 2"
    story = teams(f"{text} \n phase upkeep", more="hades")
    assert (story.question == "PayUpkeep", story.card_at("midas") == "argos") == (stays, stays)
    assert (story.asked == "red") or not stays
    if stays:
        story.play(next(words for words in story.legal if not words.startswith("release")))
    assert (story.gold("blue"), story.number("priestesses", "blue")) == (9, 2)


@pytest.mark.rule("X44")
@pytest.mark.parametrize("red, blue, allowed", [(15, 0, True), (14, 9, False)])
def test_the_15_gold_of_midas_are_of_one_purse(red: int, blue: int, allowed: bool) -> None:
    text = f"{HOME} \n player blue gold {blue} \n hero midas red at argos since 2"
    assert ("sacrifice midas" in team_turn("zeus", text, f"gold {red}", more="hades").legal) is allowed


@pytest.mark.rule("X44")
@pytest.mark.parametrize("fourth, allowed", [("red", True), ("blue", False)])
def test_the_four_territories_of_achilles_are_his_players_own(fourth: str, allowed: bool) -> None:
    text = f"{HOME} \n area elis red \n area sparta red \n area pylos {fourth} \n hero achilles red at argos since 2"
    assert ("sacrifice achilles" in team_turn("zeus", text, more="hades").legal) is allowed


@pytest.mark.rule("X44")
@pytest.mark.parametrize("third, allowed", [("red", True), ("blue", False)])
def test_so_are_the_three_buildings_of_ulysses_theatres_among_them(third: str, allowed: bool) -> None:
    for kind in ("university", "theatre"):
        lands = f"area elis red port 1 temple 1 \n area pylos {third} {kind} 1"
        story = team_turn("zeus", f"{HOME} \n {lands} \n hero ulysses red at argos since 2", more="hades")
        assert ("sacrifice ulysses" in story.legal) is allowed


@pytest.mark.rule("X44")
@pytest.mark.parametrize("red, blue, allowed", [(2, 0, True), (1, 3, False)])
def test_and_the_priests_of_hector(red: int, blue: int, allowed: bool) -> None:
    text = f"{HOME} \n player blue gold 9 priests {blue} \n hero hector red at argos since 2"
    assert ("sacrifice hector" in team_turn("zeus", text, f"gold 9 priests {red}", more="hades").legal) is allowed


@pytest.mark.rule("X44")
@pytest.mark.parametrize("fourth, asked", [("red", "PlaceMetropolis"), ("blue", "PaidActions")])
def test_a_theatre_of_the_teammate_completes_no_metropolis(fourth: str, asked: str) -> None:
    lands = f"area elis red port 1 fortress 1 \n area pylos red \n area corinth {fourth} theatre 1"
    story = team_turn("zeus", f"{HOME} \n {lands}", more="hades").play("build temple, at pylos")
    assert story.question == asked


@pytest.mark.rule("X44")
def test_undead_are_of_hades_player_alone() -> None:
    lands = HOME.replace("area thebes blue", "area thebes blue undead_troops 1")
    there = "field covered_god kronos \n field hades_column 9"
    head = f"cycle 3 \n {row_of(['hades', 'ares', 'zeus'])} \n offering blue hades 1 \n offering red ares 1"
    text = f"{head} \n player red gold 9 \n {there} \n {lands} \n area elis red troops 1 \n phase actions ares paid"
    story = teams(text, more="hades")
    assert (story.asked, "lead undead-troop" in story.legal) == ("red", False)
    assert story.play("move").legal == ["from elis"]


# -- X45: never into the teammate's spaces -----------------------------------------------------------------------------

CROWD = """
    area argos red undead_troops 1 troops 1
    area sparta blue
    area elis blue
    area tegea -
    area thebes green
    area oropos green
    area athens yellow
    area marathon yellow
    artifact winged-sandals at argos
"""


@pytest.mark.rule("X45")
def test_undead_with_the_sandals_neither_enter_nor_pass_a_territory_of_the_teammate() -> None:
    assert ways(team_of_hades(CROWD), "lead undead-troop, from argos") == {"tegea", "pylos", "corinth"}
    plain = team_of_hades(CROWD.replace("artifact winged-sandals at argos", ""))
    assert ways(plain, "lead undead-troop, from argos") == {"tegea"}


@pytest.mark.rule("X45")
def test_nor_do_pegasus_and_perseus_land_there() -> None:
    perseus = team_of_hades(f"{CROWD} \n hero perseus red at argos since 2").play("sacrifice perseus")
    flown = team_of_hades(f"{CROWD} \n creatures - - pegasus").play("buy pegasus, from argos")
    for story in (perseus, flown):
        assert not {"to sparta", "to elis"} & {*story.legal}
        assert {"to tegea", "to thebes", "to athens"} <= {*story.legal}


SEAS = "area north red undead_fleets 1 \n area west blue fleets 1 \n area strait blue undead_fleets 1"


@pytest.mark.rule("X45")
def test_undead_fleets_neither_enter_a_sea_space_of_the_teammate_nor_use_it_as_a_chain() -> None:
    assert ways(team_of_hades(f"{HOME} \n {SEAS}"), "lead undead-fleet, from north") == {"gulf"}
    sylph = team_turn("zeus", f"{HOME} \n {SEAS} \n creatures - - sylph", more="hades").play("buy sylph")
    assert ways(sylph, "from north") == {"gulf"}
    land = f"area argos red undead_troops 1 \n {HOMES} \n area north blue undead_fleets 1"
    assert "pylos" not in ways(team_of_hades(land), "lead undead-troop, from argos")
    assert "pylos" in ways(team_of_hades(land.replace("north blue", "north red")), "lead undead-troop, from argos")


@pytest.mark.rule("X45")
def test_no_undead_fleet_is_recruited_there() -> None:
    for owner, there in (("red", True), ("blue", False)):
        text = f"area elis red \n {HOMES} \n area west {owner} fleets 1 \n area argos red"
        story = team_of_hades(text, paid=False).play("recruit undead-fleet")
        assert ("at west" in story.legal) is there


@pytest.mark.rule("X45")
def test_polyphemus_pushes_no_undead_fleet_into_them() -> None:
    story = team_buys("polyphemus", f"{HOME} \n {SEAS}").play("at argos")
    assert (story.number("undead_fleets", "gulf"), story.owner("gulf")) == (1, "red")
    assert (story.owner("strait"), story.number("undead_fleets", "strait")) == ("blue", 1)


@pytest.mark.rule("X45")
def test_the_chariot_uses_own_territories_only() -> None:
    text = f"area argos red troops 2 \n area elis red \n {HOMES.replace('thebes blue', 'thebes blue troops 3')}"
    story = team_turn("zeus", f"{text} \n card chariot-of-the-sun red since 2", more="hades")
    story.play("play chariot-of-the-sun, take 0")
    assert [story.troops(land) for land in ("argos", "elis", "thebes")] == [0, 2, 3]
    assert story.question == "PaidActions"
