"""L13: Pandora."""

import pytest

from cyclades.engine.decks import DISCARD, GONE, TRACK
from tests.story import Story, team_turn, turn

REST = "area syros blue \n area kea green"
ATTACKS = "hero pandora red at delos since 1"
DEFENDS = "hero pandora blue at naxos since 1"


def battle(delos: str, naxos: str, more: str, take: str = "") -> Story:
    """Red, with Ares, attacks Naxos from Delos."""
    text = f"area delos red {delos} \n area naxos blue {naxos} \n {REST} \n {more}"
    return turn("ares", text).play("move, from delos, to naxos", *([take] if take else []))


def soldiers(story: Story, area: str) -> tuple[int, int]:
    """The basic troops and the mercenaries of an area."""
    return story.troops(area), story.number("mercenaries", area)


# -- enemy mercenaries -------------------------------------------------------------------------------------------------


@pytest.mark.rule("L13.21")
def test_attacking_she_takes_over_all_enemy_mercenaries_before_the_first_round() -> None:
    story = battle("troops 1", "troops 1 mercenaries 2", ATTACKS, "take 1, with pandora")
    assert (soldiers(story, "hand"), soldiers(story, "naxos")) == ((1, 2), (1, 0))
    assert story.happened("power") == [{"event": "power", "faction": "red", "card": "pandora"}]
    assert story.happened("stolen") == [
        {"event": "stolen", "faction": "red", "unit": "mercenary", "loser": "blue", "number": 2}
    ]
    story.play("roll 0")  # they fight on her side
    assert story.happened("roll")[-1]["strength"] == 1 + 1 + 2
    story.play("roll 1")
    assert story.happened("roll")[-1]["strength"] == 1 + 1
    assert (story.owner("naxos"), soldiers(story, "naxos")) == ("red", (1, 2))
    assert story.number("mercenaries_left") == 15 - 2


@pytest.mark.rule("L13.21")
def test_defending_she_takes_over_all_invading_mercenaries() -> None:
    story = battle("troops 1 mercenaries 3", "", DEFENDS, "take 1, take 2")
    assert (soldiers(story, "hand"), soldiers(story, "naxos"), soldiers(story, "delos")) == ((1, 0), (0, 2), (0, 1))
    story.play("roll 3, roll 0")  # 1 + 3 against 3 + 0
    assert (story.asked, story.legal) == ("blue", ["lose mercenary", "lose pandora"])


@pytest.mark.rule("L13.21", "L19.47")
def test_they_stay_hers_for_good_when_she_has_died() -> None:
    story = battle("troops 4 mercenaries 1", "", DEFENDS, "take 4, take 1").play("roll 3, roll 0", "lose pandora")
    assert (story.place("pandora"), soldiers(story, "naxos")) == (DISCARD, (0, 1))
    story.play("to paros")
    assert (story.owner("paros"), soldiers(story, "paros")) == ("blue", (0, 1))


@pytest.mark.rule("L13.21")
def test_they_retreat_with_her() -> None:
    story = battle("troops 1", "troops 5 mercenaries 1", ATTACKS, "take 1, with pandora")
    story.play("roll 0, roll 3", "lose troop", "stay", "to delos")
    assert (story.card_at("pandora"), soldiers(story, "delos")) == ("delos", (0, 1))


@pytest.mark.rule("L13.21", "L10.2")
def test_only_the_mercenaries_of_the_battle_in_which_she_takes_part() -> None:
    story = battle("troops 1", "mercenaries 2", ATTACKS, "take 1, without pandora")
    assert (soldiers(story, "naxos"), story.happened("power")) == ((0, 2), [])
    story = battle("mercenaries 2", "troops 1", "hero pandora blue at syros since 1", "take 2")
    assert soldiers(story, "hand") == (0, 2)
    story = battle("", "troops 1 mercenaries 1", f"area paros blue mercenaries 2 \n {ATTACKS}")
    assert (soldiers(story, "hand"), soldiers(story, "paros")) == ((0, 1), (0, 2))


@pytest.mark.rule("L13.21")
def test_without_enemy_mercenaries_nothing_is_told_and_basic_troops_stay() -> None:
    story = battle("mercenaries 1", "troops 2", ATTACKS, "take 1, with pandora")
    assert (soldiers(story, "hand"), soldiers(story, "naxos")) == ((0, 1), (2, 0))
    assert story.happened("power") == []


@pytest.mark.rule("L13.21", "L10.2")
def test_she_is_a_unit_of_strength_1_otherwise() -> None:
    story = battle("", "troops 1", ATTACKS).play("roll 2")
    assert story.happened("roll")[-1]["strength"] == 1 + 2


@pytest.mark.rule("L19.38", "L13.22")
def test_attacking_she_takes_an_area_of_mercenaries_alone_without_a_battle() -> None:
    story = battle("", "mercenaries 3", ATTACKS)
    assert (story.question, story.happened("roll")) == ("PaidActions", [])
    assert (story.owner("naxos"), story.card_at("pandora"), soldiers(story, "naxos")) == ("red", "naxos", (0, 3))
    assert story.number("priestesses", "red") == 1


@pytest.mark.rule("L19.39", "L13.22")
def test_mercenaries_alone_who_invade_her_area_come_over_and_there_is_no_battle() -> None:
    story = battle("mercenaries 3", "", DEFENDS, "take 3")
    assert (story.question, story.happened("roll")) == ("PaidActions", [])
    assert (story.owner("naxos"), soldiers(story, "naxos"), story.card_at("pandora")) == ("blue", (0, 3), "naxos")
    assert (story.owner("delos"), soldiers(story, "delos"), story.gold("red")) == ("red", (0, 0), 8)


@pytest.mark.rule("L13.22", "L13.21")
def test_where_a_hero_or_the_minotaur_is_left_the_battle_goes_on() -> None:
    story = battle("", "mercenaries 2", f"{ATTACKS} \n hero ajax blue at naxos since 1")
    assert (story.question, soldiers(story, "hand")) == ("Roll", (0, 2))
    story = battle("", "mercenaries 2", f"{ATTACKS} \n creature minotaur blue at naxos since 1")
    assert (story.question, story.card_at("minotaur")) == ("Roll", "naxos")  # he is no mercenary
    story = battle("mercenaries 2", "", f"{DEFENDS} \n hero ajax red at delos since 1", "take 2, with ajax")
    assert (story.question, soldiers(story, "naxos")) == ("Roll", (0, 2))


@pytest.mark.rule("L19.36")
def test_on_hectors_side_she_acts_first_and_he_finds_only_basic_troops() -> None:
    hector = f"{DEFENDS} \n hero hector blue at naxos since 1"
    story = battle("troops 2 mercenaries 2", "", hector, "take 2, take 2")
    assert (soldiers(story, "hand"), soldiers(story, "naxos")) == ((1, 0), (0, 2))  # nothing to choose for Hector
    told = [event["card"] for event in story.happened("power")]
    assert told == ["pandora", "hector"]
    story = battle("mercenaries 1", "", f"{hector} \n hero ajax red at delos since 1", "take 1, with ajax")
    assert (soldiers(story, "naxos"), [event["card"] for event in story.happened("power")]) == ((0, 1), ["ajax", "pandora"])


@pytest.mark.rule("L19.36", "L19.37")
def test_against_hector_her_new_mercenaries_are_invaders_like_the_others() -> None:
    story = battle(
        "troops 1", "mercenaries 2", f"{ATTACKS} \n hero hector blue at naxos since 1", "take 1, with pandora"
    )
    assert soldiers(story, "hand") == (1, 2)
    assert (story.asked, story.legal) == ("blue", ["kill troop", "kill mercenary"])
    story.play("kill mercenary")
    assert (soldiers(story, "hand"), story.number("mercenaries_left")) == ((1, 1), 14)


@pytest.mark.rule("L19.37")
def test_alone_against_hector_she_loses_one_of_those_who_came_over() -> None:
    story = battle("", "mercenaries 2", f"{ATTACKS} \n hero hector blue at naxos since 1")
    assert (story.question, soldiers(story, "hand")) == ("Roll", (0, 1))


@pytest.mark.rule("L19.48", "L13.21")
def test_her_power_works_after_a_flight_with_pegasus() -> None:
    text = f"area delos red \n area thira blue troops 1 mercenaries 2 \n {REST} \n {ATTACKS} \n creatures - - - pegasus"
    story = turn("athena", text).play("buy pegasus, from delos, to thira")
    assert (soldiers(story, "hand"), soldiers(story, "thira")) == ((0, 2), (1, 0))


# -- the sacrifice -----------------------------------------------------------------------------------------------------


SEVEN = "\n".join(f"area {land} red" for land in "delos naxos paros andros milos thira".split())
"""With Kea, which is green's here."""


def pandora(text: str, track: str, red: str = "gold 0", since: int = 1, god: str = "athena", paid: bool = True) -> Story:
    """Red, with Pandora on Delos and a hero track."""
    return turn(god, f"{text} \n {REST} \n hero pandora red at delos since {since} \n heroes {track}", red, paid)


COPIES = [
    ("ajax", SEVEN.replace("thira", "kea"), SEVEN, "gold 0"),
    ("helen", "area delos red port 2 \n area naxos red temple 1", "area delos red port 2 \n area naxos red temple 2", ""),
    ("odysseus", "area delos red port 2", "area delos red port 2 \n area paros red port 1", ""),
    ("jason", "area delos red \n area west red fleets 7", "area delos red \n area west red fleets 8", ""),
]


@pytest.mark.rule("L13.23", "L19.91")
@pytest.mark.parametrize("hero, too_little, enough, red", COPIES[1:], ids=lambda value: str(value).split()[0])
def test_she_needs_just_what_the_heros_own_sacrifice_needs(hero: str, too_little: str, enough: str, red: str) -> None:
    assert pandora(too_little, f"{hero} -").refuses("sacrifice pandora")
    assert "sacrifice pandora" in pandora(enough, f"{hero} -").legal
    assert red == ""


@pytest.mark.rule("L13.23", "L13.24")
def test_placeholder() -> None:
    assert True
