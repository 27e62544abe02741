"""L11: the five bonuses of the Metropolis tokens, and what cannot be placed of them."""

import pytest

from tests.story import Story, turn


def built(bonus: str, text: str, red: str = "gold 0") -> Story:
    """Red has built a Metropolis on Delos, with its fourth philosopher, and turned up a bonus."""
    story = turn("athena", f"area delos red {text}", red=f"{red} philosophers 3", paid=False)
    story.play("recruit philosopher")
    if story.question == "PlaceMetropolis":
        story.play("at delos")
    return story.play(f"draw {bonus}")


def left_out(story: Story) -> bool:
    """Whether nothing more of the bonus is to be placed."""
    return story.question == "MandatoryActions" and story.asked == "red"


@pytest.mark.rule("L11.8")
def test_bonus_troops_go_onto_two_own_land_areas() -> None:
    story = built("troops", "\n area thira red \n area kea blue \n area south red fleets 1")
    assert story.legal == ["at delos", "at thira"]  # not Kea, which is blue's, nor Milos, nobody's, nor the sea
    story.play("at thira, at delos")
    assert (story.troops("delos"), story.troops("thira")) == (1, 1)
    assert story.number("troops_left", "red") == 6
    assert left_out(story)


@pytest.mark.rule("L11.8")
def test_bonus_troops_may_go_onto_one_area_far_from_the_metropolis() -> None:
    story = built("troops", "\n area thira red").play("at thira, at thira")
    assert (story.troops("delos"), story.troops("thira")) == (0, 2)
    assert left_out(story)


@pytest.mark.rule("L11.9")
def test_bonus_prosperity_goes_onto_an_own_land_or_sea_area() -> None:
    text = "\n area thira red \n area kea blue \n area south red fleets 1 \n area east blue fleets 1"
    story = built("prosperity", text)
    assert story.legal == ["at delos", "at thira", "at south"]
    story.play("at south")
    assert story.number("prosperity", "south") == 1
    assert left_out(story)
    assert story.game.view(0)["income"]["red"] == 2 + 1  # Delos and Thira, and the token at sea


@pytest.mark.rule("L11.10")
def test_bonus_priestess_gives_one_priestess() -> None:
    story = built("priestess", "")
    assert story.number("priestesses", "red") == 1
    assert story.number("priestesses_left") == 19


@pytest.mark.rule("L11.11")
def test_bonus_gold_gives_three_gold() -> None:
    story = built("gold", "", red="gold 2")
    assert story.gold("red") == 5
    assert story.game.view(1)["gold"]["red"] == [5, 5]  # everybody sees it


@pytest.mark.rule("L11.12")
def test_bonus_fleets_go_into_one_or_two_sea_areas_with_own_fleets() -> None:
    story = built("fleets", "\n area west red fleets 1 \n area bay red fleets 2 \n area east blue fleets 1")
    assert story.legal == ["at west", "at bay"]  # the Bay is far from Delos; North is empty, East blue's
    story.play("at bay, at west")
    assert (story.fleets("west"), story.fleets("bay")) == (2, 3)
    assert left_out(story)


@pytest.mark.rule("L11.12")
def test_both_bonus_fleets_may_join_the_same_fleets() -> None:
    story = built("fleets", "\n area west red fleets 1 \n area bay red fleets 1").play("at bay, at bay")
    assert (story.fleets("west"), story.fleets("bay")) == (1, 3)
    assert story.number("fleets_left", "red") == 8 - 4


@pytest.mark.rule("L11.13", "L11.12")
def test_bonus_fleets_of_a_player_without_fleets_at_sea_are_lost() -> None:
    story = built("fleets", "")
    assert story.number("fleets_left", "red") == 8
    assert left_out(story)


@pytest.mark.rule("L11.13")
@pytest.mark.parametrize("present, gained", [(6, 2), (7, 1), (8, 0)])
def test_bonus_troops_and_fleets_beyond_the_reserve_are_lost(present: int, gained: int) -> None:
    story = built("troops", f"troops {present}")
    assert story.troops("delos") == present + gained
    assert left_out(story)
    story = built("fleets", f"\n area west red fleets {present}")
    assert story.fleets("west") == present + gained
    assert story.number("fleets_left", "red") == 8 - present - gained
    assert left_out(story)


@pytest.mark.rule("L11.13")
def test_a_bonus_priestess_is_lost_when_no_card_is_left() -> None:
    story = built("priestess", "\n supply priestesses 0 philosophers 10")
    assert story.number("priestesses", "red") == 0


LAST_AREA = """
    area delos red troops 1
    area thira red metropolis gold metropolis gold
    area naxos blue metropolis {bonus}
    area kea green
    """


@pytest.mark.rule("L11.13", "L11.17")
@pytest.mark.parametrize("bonus", ["troops", "prosperity", "fleets"])
def test_a_player_who_loses_its_last_area_cannot_place_a_bonus(bonus: str) -> None:
    story = turn("ares", LAST_AREA.format(bonus=bonus)).play("move, from delos, to naxos")
    assert story.asked == "red"
    assert len(story.happened("eliminated")) == 1
    assert (story.troops("naxos"), story.number("prosperity", "naxos")) == (1, 0)  # the one troop is red's


@pytest.mark.rule("L11.9", "L11.17")
def test_a_last_bonus_at_sea_is_placed_before_the_elimination() -> None:
    story = turn("ares", LAST_AREA.format(bonus="prosperity") + "area north blue fleets 1")
    story.play("move, from delos, to naxos")
    assert story.number("prosperity", "north") == 1  # the token stays at sea, the fleet does not
    assert story.fleets("north") == 0
    assert story.owner("north") is None


@pytest.mark.rule("L11.8", "L11.15")
def test_the_losers_troops_go_onto_the_areas_it_still_has() -> None:
    story = turn("ares", "area delos red troops 1 \n area naxos blue metropolis troops \n area kea blue")
    story.play("move, from delos, to naxos")
    assert story.troops("kea") == 2  # its only area: nothing to ask
    assert story.asked == "red"


@pytest.mark.rule("L11.15", "L11.8", "L9.14")
def test_a_defender_who_slips_away_gets_the_bonus_where_it_went() -> None:
    story = turn(
        "ares",
        """
        area delos red troops 4
        area thira red metropolis gold metropolis gold
        area naxos blue troops 2 metropolis troops
        area kea green
        """,
    )
    story.play("move, from delos, to naxos, take 4", "roll 3, roll 0", "to paros")  # blue's last area was Naxos
    assert (story.owner("naxos"), story.owner("paros")) == ("red", "blue")
    assert story.troops("paros") == 1 + 2
    assert story.happened("eliminated") == []


@pytest.mark.rule("L11.13", "L11.15")
def test_a_lost_metropolis_gives_no_more_fleets_than_the_reserve_holds() -> None:
    text = "area delos red troops 1 \n area naxos blue metropolis fleets \n area kea blue"
    story = turn("ares", f"{text} \n area far blue fleets 7").play("move, from delos, to naxos")
    assert story.fleets("far") == 8
    assert story.number("fleets_left", "blue") == 0
