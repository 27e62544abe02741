"""X85 to X90: Temples that pass over cards, Monuments in teams, Cerberus and Academies, ruins with a building."""

import pytest

from cyclades.engine.decks import DECK, DISCARD
from tests.hades import hades
from tests.story import Story, monument_offered
from tests.titans import REST, titans_turn
from tests.titans_artifacts import CAP, at, in_deck
from tests.titans_artifacts import titans_turn as artifacts_turn
from tests.titans_teams import HOMES, team_turn, teams

CREATURES = "chimera giant kraken pegasus polyphemus sylph"
HOME = "area argos red troops 1 \n area west red fleets 1 \n area thebes blue \n area lato green \n area gortyn yellow"


def stands(monument: str, land: str) -> str:
    """The lines of a Monument that stands somewhere."""
    return f"field monument {monument} {land} \n field monument_open {monument} 1"


# -- X85: heroes and artifacts in one deck -----------------------------------------------------------------------------


def temple(of: str, cards: str) -> Story:
    """Red in its turn with Athena, a Temple of Poseidon or Ares on Argos."""
    text = f"{HOME} \n {cards} \n {stands(f'temple-of-{of}', 'argos')}"
    return artifacts_turn("athena", text, expansions="hades monuments")


@pytest.mark.rule("X85")
def test_the_temple_of_poseidon_lays_heroes_and_artifacts_aside_until_a_creature_comes() -> None:
    story = temple("poseidon", f"{in_deck(CAP, 'midas')} \n gone chimera kraken pegasus polyphemus sylph")
    story.play("invoke temple-of-poseidon")
    drawn = [f"draw {card}" for card in (CAP, "midas")]
    assert {*drawn, "draw giant"} == {*story.legal}
    for words in drawn:
        assert words not in story.play(words).legal
    story.play("draw giant")
    while story.question != "PaidActions":
        story.play("decline")
    assert [story.place(card) for card in (CAP, "midas", "giant")] == [DECK, DECK, DISCARD]
    assert story.number("fleets_left", "red") == 8


@pytest.mark.rule("X85")
def test_the_temple_of_ares_draws_among_creatures() -> None:
    story = temple("ares", f"{in_deck(CAP)} \n discard midas giant kraken").play("invoke temple-of-ares")
    assert story.legal == ["draw giant", "draw kraken"]


@pytest.mark.rule("X85")
@pytest.mark.parametrize("of, cards", [("poseidon", in_deck(CAP, "midas")), ("ares", "discard midas")])
def test_without_a_creature_no_unit_is_given(of: str, cards: str) -> None:
    assert temple(of, f"{cards} \n gone {CREATURES}").refuses(f"invoke temple-of-{of}")


# -- X86, X90: territories ---------------------------------------------------------------------------------------------


@pytest.mark.rule("X86")
def test_a_troop_given_to_the_temple_of_ares_leaves_the_artifacts_behind() -> None:
    text = f"{HOME} \n {at(CAP, 'argos')} \n discard giant \n {stands('temple-of-ares', 'argos')}"
    story = artifacts_turn("athena", text, expansions="monuments").play("invoke temple-of-ares")
    assert (story.pieces("argos"), story.owner("argos")) == (0, "red")
    assert (story.card_at(CAP), story.value("card_owner", CAP)) == ("argos", "red")


@pytest.mark.rule("X90")
def test_a_monument_needs_no_square() -> None:
    lands = f"area argos red port \n area sparta red \n {REST} \n field monument_open city-of-warriors 1"
    story = titans_turn("ares", lands, more="monuments").play("build fortress, at argos")
    assert story.legal == ["decline", "at argos", "at sparta"]
    assert story.play("at sparta").value("monument", "city-of-warriors") == "sparta"


# -- X87: teams --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("X87")
@pytest.mark.parametrize("owner, asked", [("red", "city-of-warriors"), ("blue", None), ("green", None)])
def test_buildings_of_the_teammate_complete_no_monument(owner: str, asked: str | None) -> None:
    lands = f"area argos red troops 1 \n area pylos red \n area tegea {owner} port \n {HOMES}"
    story = team_turn("ares", f"{lands} \n field monument_open city-of-warriors 1", more="monuments")
    assert monument_offered(story.play("build fortress, at argos")) == asked


@pytest.mark.rule("X87")
@pytest.mark.parametrize("owner, strength", [("green", 1 + 2), ("yellow", 1), ("blue", 1)])
def test_the_city_of_warriors_does_not_count_fleets_of_the_teammate(owner: str, strength: int) -> None:
    lands = f"area argos red troops 3 \n area pylos red \n area elis green troops 1 \n {HOMES}"
    text = f"{lands} \n area west {owner} fleets 2 \n {stands('city-of-warriors', 'elis')}"
    story = team_turn("ares", text, more="monuments").play("move, from argos, to elis, take 3", "roll 3, roll 0")
    assert [event["strength"] for event in story.happened("rolled") if event["faction"] == "green"] == [strength]


@pytest.mark.rule("X87")
@pytest.mark.parametrize("owner, given", [("red", True), ("blue", False), ("green", False)])
def test_no_fleet_of_the_academy_goes_into_a_space_of_the_teammate(owner: str, given: bool) -> None:
    seas = f"area north {owner} fleets 1 \n area west green fleets 1"
    lands = f"area argos red \n {HOMES} \n {seas} \n {stands('academy-of-naval-warfare', 'argos')}"
    story = teams(f"cycle 3 \n {lands} \n phase income", more="monuments")
    assert (story.fleets("north"), story.number("fleets_left", "red")) == (1 + given, 6 if given else 8)


@pytest.mark.rule("X87")
@pytest.mark.parametrize("owner, asked", [("red", True), ("blue", False), ("green", False)])
def test_nor_does_one_that_the_lighthouse_saves(owner: str, asked: bool) -> None:
    lands = f"area argos red \n area pylos red \n {HOMES} \n {stands('great-lighthouse-of-poseidon', 'argos')}"
    seas = f"area north {owner} fleets 1 \n area strait red fleets 1 \n area gulf green fleets 2"
    story = team_turn("poseidon", f"{lands} \n {seas} \n area west green fleets 1", more="monuments")
    story.play("sail, from strait, to gulf", "roll 0, roll 3")
    assert (story.question == "RescueFleet") is asked


# -- X88: Cerberus -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("X88")
@pytest.mark.parametrize("cerberus, gold", [("", (0, 1)), ("creature cerberus red at tinos since 3", (1, 0))])
def test_cerberus_takes_no_unit_of_an_academy(cerberus: str, gold: tuple[int, int]) -> None:
    purses = "player red gold 0 \n player blue gold 0 \n player green gold 0"
    lands = "area delos red \n area tinos blue \n area kea green"
    text = f"cycle 4 \n gods zeus ares - - \n {purses} \n {lands} \n {stands('military-academy', 'tinos')}"
    story = hades(f"{text} \n {cerberus} \n phase income", expansions="hades monuments")
    assert (story.troops("tinos"), story.number("troops_left", "blue")) == (1, 7)
    assert (story.gold("red"), story.gold("blue")) == gold


# -- X89: a ruin where a building has stood ----------------------------------------------------------------------------


@pytest.mark.rule("X89")
@pytest.mark.parametrize("card, asked", [("temple-of-ares", "OfferRuin"), ("city-of-warriors", "PaidActions")])
def test_a_building_from_the_beginning_counts_at_once_for_the_monument_of_the_ruin(card: str, asked: str) -> None:
    lands = f"area argos red troops 2 fortress \n area tegea red \n area elis - temple 1 \n {REST}"
    text = f"{lands} \n field ruin 1 elis \n field ruin 2 marathon"
    story = titans_turn("ares", text, more="monuments ruins").play("move, from argos, to elis, take 1", f"draw {card}")
    assert story.question == asked
    if asked == "OfferRuin":
        assert story.play("at elis").value("monument", card) == "elis"


@pytest.mark.rule("X89")
def test_a_token_may_lie_there() -> None:
    bids = "offering red zeus 1 \n offering blue ares 1 \n offering green athena 1 \n offering yellow apollo 0"
    lands = f"area argos red \n area pylos red \n area elis - temple 1 \n {HOMES}"
    story = teams(f"cycle 1 \n gods zeus ares athena - - \n {bids} \n {lands} \n phase payment", more="monuments ruins")
    assert (story.question, "at elis" in story.legal) == ("PlaceRuin", True)
