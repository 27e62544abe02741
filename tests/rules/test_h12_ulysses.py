"""H12: Ulysses."""

import pytest

from tests.hades import hades_turn
from tests.hades_heroes import attack, hero, left_the_game, strength_of
from tests.story import Story


def ulysses(kea: str, more: str = "", expansions: str = "") -> Story:
    """Red attacks Kea with Ulysses and two troops."""
    return attack(
        "troops 2", f"troops 2 {kea}", f"{more} \n {hero('ulysses')}", "take 2, with ulysses", expansions=expansions
    )


# -- in battle -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H12.1")
@pytest.mark.parametrize("kea", ["fortress 1", "fortress 3", "metropolis", "metropolis fortress 1", "port 1", ""])
def test_when_he_attacks_the_defender_adds_nothing_for_fortresses_and_metropolis(kea: str) -> None:
    assert strength_of(ulysses(kea), "blue") == 2


@pytest.mark.rule("H12.1")
@pytest.mark.parametrize("kea, adds", [("fortress 1", 1), ("fortress 3", 3), ("metropolis fortress 1", 2)])
def test_as_it_does_against_others(kea: str, adds: int) -> None:
    """He stays at home, or defends another island."""
    story = attack("troops 2", f"troops 2 {kea}", hero("ulysses"), "take 2, without ulysses")
    assert strength_of(story, "blue") == 2 + adds
    story = attack("troops 2", f"troops 2 {kea}", hero("ulysses", "blue", "naxos"), "take 2")
    assert strength_of(story, "blue") == 2 + adds


@pytest.mark.rule("H12.1")
def test_in_defence_his_own_fortresses_count() -> None:
    story = attack("troops 2", "troops 1 fortress 2", hero("ulysses", "blue", "kea"), "take 2")
    assert strength_of(story, "blue") == 1 + 1 + 2


@pytest.mark.rule("H12.1")
def test_once_he_is_dead_they_count_again() -> None:
    story = ulysses("fortress 1").play("roll 0, roll 3", "lose ulysses", "stay")
    assert strength_of(story, "blue") == 2 + 1


@pytest.mark.rule("H12.1", "H6.15")
def test_after_pegasus_too() -> None:
    text = "area delos red \n area kea blue troops 1 fortress 1 \n area naxos blue \n creatures - - pegasus"
    story = hades_turn("zeus", f"{text} \n {hero('ulysses')}").play("buy pegasus, from delos, to kea")
    assert strength_of(story, "blue") == 1


@pytest.mark.rule("H12.1")
def test_his_power_is_told_where_it_makes_a_difference() -> None:
    assert [event["card"] for event in ulysses("fortress 1").happened("power-used")] == ["ulysses"]
    assert ulysses("").happened("power-used") == []
    story = attack("troops 2", "troops 1 fortress 2", hero("ulysses", "blue", "kea"), "take 2")
    assert story.happened("power-used") == []  # he defends


@pytest.mark.rule("H12.2")
def test_the_minotaur_still_counts() -> None:
    assert strength_of(ulysses("fortress 1", "creature minotaur blue at kea since 3"), "blue") == 2 + 2


@pytest.mark.rule("H12.2")
def test_and_so_do_the_fleets_of_the_city_of_warriors() -> None:
    city = "field monument city-of-warriors kea \n field monument_open city-of-warriors 1"
    story = ulysses("fortress 1", f"area j2 blue fleets 3 \n {city}", "monuments")
    assert strength_of(story, "blue") == 2 + 3


# -- sacrifice -------------------------------------------------------------------------------------------------------


def builder(islands: str) -> Story:
    """Red with Ares and an empty purse; Ulysses is on Delos."""
    return hades_turn("ares", f"{islands} \n area milos blue \n {hero('ulysses')}", "gold 0")


def standing(story: Story) -> dict[str, int]:
    """What red has of each kind."""
    kinds = ("port", "fortress", "temple", "university", "theatre")
    islands = ("delos", "kea", "syros", "tinos")
    return {kind: n for kind in kinds if (n := sum(story.buildings(kind, island) for island in islands))}


@pytest.mark.rule("H12.3")
def test_his_sacrifice_takes_a_port_a_temple_and_a_university_and_builds_a_metropolis() -> None:
    story = builder("area delos red port 2 \n area kea red temple 1 \n area syros red university 1")
    story.play("sacrifice ulysses")
    assert (standing(story), left_the_game(story, "ulysses")) == ({"port": 1}, True)
    assert story.legal == ["at delos", "at syros", "at kea"]
    story.play("at syros")
    assert (story.number("metropolis", "syros"), story.gold("red"), story.question) == (1, 0, "PaidActions")


@pytest.mark.rule("H12.3")
@pytest.mark.parametrize(
    "delos, allowed",
    [
        ("port 1 temple 1 university 1", True),
        ("temple 1 university 1 fortress 1", False),
        ("port 1 university 1 fortress 1", False),
        ("port 1 temple 1 fortress 1", False),
        ("port 3", False),
    ],
)
def test_he_needs_all_three(delos: str, allowed: bool) -> None:
    assert ("sacrifice ulysses" in builder(f"area delos red {delos}").legal) is allowed


@pytest.mark.rule("H12.3")
def test_they_must_be_own() -> None:
    islands = "area delos red port 1 temple 1 \n area kea blue university 1 \n area syros red metropolis"
    assert "sacrifice ulysses" not in builder(islands).legal


@pytest.mark.rule("H12.3")
def test_his_owner_chooses_the_copies() -> None:
    islands = "area delos red port 1 temple 1 \n area kea red port 1 temple 1 \n area syros red university 1"
    story = builder(islands).play("sacrifice ulysses")
    assert story.legal == ["at delos", "at kea"]
    story.play("at kea")
    assert [story.buildings("port", island) for island in ("delos", "kea")] == [1, 0]
    story.play("at delos")
    assert [story.buildings("temple", island) for island in ("delos", "kea")] == [0, 1]
    assert (story.question, standing(story)) == ("PlaceMetropolis", {"port": 1, "temple": 1})


@pytest.mark.rule("H12.3")
def test_one_metropolis_only_even_with_two_sets() -> None:
    islands = "area delos red port 1 temple 1 university 1 \n area syros red port 1 temple 1 university 1"
    story = builder(islands).play("sacrifice ulysses", "at delos", "at delos", "at delos")
    assert (story.question, standing(story)) == ("PaidActions", {"port": 1, "temple": 1, "university": 1})
    assert story.number("metropolis", "delos") == 1


@pytest.mark.rule("H12.3", "C13.5")
def test_they_leave_before_the_metropolis_is_placed() -> None:
    """Delos keeps one slot beside a Metropolis: with the three gone nothing more must go there."""
    story = builder("area delos red port 1 temple 1 university 1 \n area syros red metropolis").play(
        "sacrifice ulysses"
    )
    assert (story.number("metropolis", "delos"), standing(story), story.question) == (1, {}, "PaidActions")


@pytest.mark.rule("H12.4")
@pytest.mark.parametrize(
    "delos, syros, allowed",
    [
        ("theatre 1 temple 1 university 1", "", True),
        ("port 1 theatre 1 university 1", "", True),
        ("port 1 temple 1 theatre 1", "", True),
        ("theatre 2 university 1", "", True),
        ("theatre 3", "", True),
        ("theatre 2", "fortress 2", False),
        ("theatre 1 temple 1", "", False),
    ],
)
def test_theatres_may_stand_for_any_of_the_three(delos: str, syros: str, allowed: bool) -> None:
    story = builder(f"area delos red {delos} \n area syros red {syros}")
    assert ("sacrifice ulysses" in story.legal) is allowed
    if allowed:
        assert standing(story.play("sacrifice ulysses")) == {}
        assert story.question == "PlaceMetropolis"
