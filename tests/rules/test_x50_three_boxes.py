"""X50 to X53: three boxes and more: a building, a conquest, a loss and the strength of a side, in full."""

import pytest

from tests.hades import tile_gold
from tests.hades_heroes import hero
from tests.story import Story, monument_offered
from tests.titans import REST, titans_turn
from tests.titans_artifacts import CADUCEUS, CAP, at, march, told
from tests.titans_artifacts import titans_turn as artifacts_turn
from tests.titans_teams import metropolises, open_cards, team_turn

THREE = "hades monuments"
FOUR = "hades monuments ruins"


def stands(monument: str, land: str) -> str:
    """The lines of a Monument that stands somewhere."""
    return f"field monument {monument} {land} \n field monument_open {monument} 1"


def kinds(story: Story, *answers: str) -> list[str]:
    """The kinds of the questions to which answers are given, one after the other."""
    found = []
    for words in answers:
        found.append(story.question)
        story.play(words)
    return found


# -- X50: the fourth kind ----------------------------------------------------------------------------------------------


def kronos() -> Story:
    """Red builds a University with Kronos, the third kind that it has beside a theatre; Penthesilea is its own."""
    lands = "area argos red temple troops 1 \n area tegea red port theatre \n area pylos red port \n area corinth red"
    cards = f"{open_cards('military', 'religious')} \n {hero('penthesilea', at='argos')}"
    text = f"{lands} \n {REST} \n {cards} \n field monument_open temple-of-athena 1"
    story = titans_turn("kronos", text, row="athena kronos", paid=False, more=THREE)
    return story.play("build university, at argos")


@pytest.mark.rule("X50")
def test_first_the_monument_then_the_set_then_penthesilea_and_the_card_then_the_place() -> None:
    story = kronos()
    assert kinds(story, "at pylos", "at pylos") == ["OfferMonument", "DemolishOne"]  # which of the two Ports
    assert [story.buildings(kind, "tegea") for kind in ("port", "theatre")] == [1, 0]
    special = ["found military", "found religious"]
    assert (story.question, story.legal) == ("ChooseMetropolis", [*special, "sacrifice penthesilea"])
    story.play("found religious")
    assert (story.question, "at corinth" in story.legal, "at argos" in story.legal) == ("PlaceChosen", True, True)
    assert metropolises(story.play("at corinth")) == {"corinth": "religious"}
    assert story.value("monument", "temple-of-athena") == "pylos"


@pytest.mark.rule("X50", "H17.4")
@pytest.mark.parametrize("kind", ["port", "theatre"])
def test_whether_a_theatre_goes_is_chosen_where_a_conquest_brings_one_more_than_is_needed(kind: str) -> None:
    mine = "area argos red troops 2 port fortress \n area pylos red temple \n area corinth red"
    text = f"{mine} \n area tegea blue university theatre \n {REST} \n {open_cards('military', 'religious')}"
    story = titans_turn("ares", text, more=THREE).play("move, from argos, to tegea, take 1", f"destroy {kind}")
    while story.question == "GiveForSet":
        story.play(next(words for words in story.legal if "theatre" not in words))
    assert (story.buildings("theatre", "tegea"), story.buildings("port", "argos")) == (
        (1, 0) if kind == "port" else (0, 1)
    )
    assert story.question == "ChooseMetropolis"


@pytest.mark.rule("X50")
def test_on_penthesileas_card_the_special_one_is_chosen_too() -> None:
    story = kronos().play("at pylos", "at pylos", "sacrifice penthesilea")
    assert (story.question, story.legal) == ("TurnUpToken", ["found military", "found religious"])
    story.play("found religious")
    assert (metropolises(story), story.number("safe_metropolises", "red religious")) == ({}, 1)


# -- X51: a conquest ---------------------------------------------------------------------------------------------------

LAST = f"""
    area argos red metropolis plain
    area thebes blue metropolis plain
    area tegea red troops 3 port fortress
    area pylos red temple
    area oropos red
    area corinth green university
    area athens yellow
    area delos yellow
    field monument_open military-academy 1
    field ruin 1 corinth
    field ruin 2 elis
    field ruin_monument 1 academy-of-naval-warfare
    {at(CAP, "corinth")}
    """
"""Corinth is green's last territory: a University, an artifact and a ruin are there, and red's team has two
Metropolises."""


@pytest.mark.rule("X51")
def test_a_conquest_in_full() -> None:
    story = team_turn("ares", LAST, more=FOUR).play("move, from tegea, to corinth, take 2")
    order = [kind for kind, *_ in told(story, "control-taken", "artifact-captured", "eliminated", "monument-built")]
    assert order == ["control-taken", "artifact-captured", "eliminated"]
    assert kinds(story, "at corinth", "at pylos", "at oropos") == ["OfferRuin", "OfferMonument", "PlaceMetropolis"]
    assert story.value("monument", "academy-of-naval-warfare") == "corinth"
    assert story.number("ending") == 1  # the third of the team
    assert (story.question, story.legal) == ("BuildVictory", ["decline", "at corinth"])
    assert metropolises(story.play("at corinth"), "corinth") == {"corinth": "plain"}
    assert story.question == "PaidActions"


@pytest.mark.rule("X51")
def test_the_card_of_a_ruin_is_drawn_before_anybody_is_eliminated_and_monuments_are_offered() -> None:
    fresh = LAST.replace("field ruin_monument 1 academy-of-naval-warfare", "")
    story = team_turn("ares", fresh, more=FOUR).play("move, from tegea, to corinth, take 2")
    assert (story.question, story.owner("corinth"), story.value("card_owner", CAP)) == ("DrawForRuin", "red", "red")
    assert (story.number("alive", "green"), told(story, "eliminated")) == (1, [])
    story.play("draw academy-of-naval-warfare")
    assert (story.number("alive", "green"), story.question) == (0, "OfferRuin")


@pytest.mark.rule("X51")
def test_the_fifth_artifact_ends_the_game_before_all_that() -> None:
    others = ("caduceus", "large-cornucopia", "winged-sandals", "zeus-lightning")
    text = LAST + "\n".join(at(artifact, "argos") for artifact in others)
    text = text.replace("field ruin_monument 1 academy-of-naval-warfare", "")
    story = team_turn("ares", text, more=FOUR).play("move, from tegea, to corinth, take 2")
    assert story.game.over
    assert told(story, "eliminated", "ruin-explored", "metropolis-gained") == []


@pytest.mark.rule("X51")
def test_philosophers_with_a_captured_cultural_metropolis_come_after_buildings() -> None:
    lands = "area argos red troops 3 port \n area pylos red fortress \n area corinth red temple \n area delos blue"
    text = f"{lands} \n area naxos green \n area tegea blue metropolis cultural university"
    opened = "field monument_open temple-of-athena 1"
    story = titans_turn("ares", f"{text} \n {opened}", "gold 9 philosophers 3", more=THREE)
    story.play("move, from argos, to tegea, take 2")
    assert monument_offered(story) == "temple-of-athena"
    story.play("at argos")
    assert (story.question, story.number("philosophers", "red")) == ("PlaceMetropolis", 3)
    assert story.play("at argos").number("philosophers", "red") == 0


# -- X52: a loss -------------------------------------------------------------------------------------------------------


def losing(more: str = "") -> Story:
    """Red, with Caduceus and Perseus, has lost a round with three units; the Necropolis is green's."""
    cards = f"{at(CADUCEUS, 'argos')} \n {hero('perseus', at='argos')} \n area pylos red"
    text = f"{cards} \n area north red fleets 1 \n area knossos green necropolis \n {more}"
    story = march("troops 1 undead_troops 1 titans 1", "troops 3", text, expansions=THREE)
    story.play("move, from argos, to thebes", "take 1, take 1, take 1", "with perseus", f"with {CADUCEUS}")
    return story.play("roll 0, roll 3")


@pytest.mark.rule("X52")
@pytest.mark.parametrize("unit, gold", [("troop", 1), ("undead-troop", 0), ("titan", 1)])
def test_a_loss_in_full(unit: str, gold: int) -> None:
    story = losing()
    assert (story.question, sorted(story.legal)) == (
        "LoseUnit",
        ["lose perseus", "lose titan", "lose troop", "lose undead-troop"],
    )
    assert kinds(story, f"lose {unit}", "decline", "decline") == ["LoseUnit", "PayCaduceus", "RescueUnit"]
    assert (tile_gold(story), len(told(story, "lost"))) == (gold, 1)


@pytest.mark.rule("X52")
@pytest.mark.parametrize("answers", [(f"play {CADUCEUS}",), ("decline", "to pylos")])
def test_a_unit_that_is_saved_pays_nothing_and_nobody_else_is_asked(answers: tuple[str, ...]) -> None:
    story = losing().play("lose troop", *answers)
    assert (tile_gold(story), told(story, "lost"), story.question) == (0, [], "Retreat")


@pytest.mark.rule("X52")
@pytest.mark.parametrize("answer, gold", [("to west", 0), ("decline", 1)])
def test_at_sea_the_lighthouse_is_asked(answer: str, gold: int) -> None:
    lands = "area argos red \n area knossos blue \n area thera blue \n area lato green necropolis \n area gortyn yellow"
    text = f"{lands} \n area strait red fleets 1 \n area east blue fleets 2 \n {at(CADUCEUS, 'argos')}"
    text += f" \n {stands('great-lighthouse-of-poseidon', 'argos')} \n {hero('perseus', at='argos')}"
    story = artifacts_turn("poseidon", text, expansions=THREE).play("sail, from strait, to east", "roll 0, roll 3")
    assert story.question == "RescueFleet"  # neither the Caduceus nor Perseus
    assert tile_gold(story.play(answer)) == gold


# -- X53: strength -----------------------------------------------------------------------------------------------------


def rolled(story: Story) -> dict[str, int]:
    """The strengths of both sides when every die shows 1."""
    found: dict[str, int] = {}
    while story.question.startswith("Roll"):
        story.play("roll 1")
        found |= {event["faction"]: event["strength"] for event in story.happened("rolled")}
        if len(found) == 2:
            break
    return found


def assault(leader: str, more: str = "") -> Story:
    """Red attacks Athens with two troops and a hero, the attacker's Arrows and all that a defender can have."""
    there = "troops 1 undead_troops 1 titans 1 fortress 2 metropolis military"
    lands = f"area megara red troops 2 \n area athens blue {there} \n area delos blue \n area naxos green"
    cards = f"{hero(leader, at='megara')} \n creature minotaur blue at athens since 3"
    city = f"{stands('city-of-warriors', 'athens')} \n area bay blue fleets 2"
    text = f"{lands} \n {cards} \n {city} \n card apollos-arrows red since 2 \n {more}"
    story = titans_turn("ares", text, more=THREE).play("move, from megara, to athens, take 2", f"with {leader}")
    return story.play("play apollos-arrows")


@pytest.mark.rule("X53")
@pytest.mark.parametrize(
    "leader, attack, defence",
    [
        ("midas", 2 + 1, 3 + 2 + 3 + 2 + 2),
        ("achilles", 2 + 2, 3 + 2 + 3 + 2 + 2),
        ("ulysses", 2 + 1, 3 + 2 + 2),  # neither Fortresses nor the Metropolis
    ],
)
def test_the_strength_on_land_in_full(leader: str, attack: int, defence: int) -> None:
    assert rolled(assault(leader)) == {"red": attack + 2, "blue": defence + 1}  # two dice, and one


@pytest.mark.rule("X53")
@pytest.mark.parametrize(
    "red, blue, strengths",
    [
        ("metropolis plain", "metropolis plain port 1", (2 + 2, 1 + 1 + 1 + 1)),
        ("metropolis seaside", "metropolis plain port 1", (2 + 2 + 3, 1 + 1 + 1 + 1)),
        ("metropolis plain", "metropolis seaside port 1", (2 + 2, 1 + 1 + 3 + 1)),
    ],
)
def test_the_strength_at_sea_in_full(red: str, blue: str, strengths: tuple[int, int]) -> None:
    lands = (
        f"area thebes red {red} \n area athens blue {blue} \n area megara red \n area delos blue \n area naxos green"
    )
    fleets = "area strait red fleets 1 undead_fleets 1 \n area bay blue fleets 1"
    if "seaside" in red:
        lands = lands.replace("thebes red metropolis seaside", "thebes red").replace(
            "megara red", "megara red metropolis seaside"
        )
    text = f"{lands} \n {fleets} \n card poseidons-trident red since 2"
    story = titans_turn("poseidon", text, more=THREE).play("sail, from strait, to bay", "take 1, take 1")
    found = rolled(story.play("play poseidons-trident"))
    assert (found["red"], found["blue"]) == strengths
