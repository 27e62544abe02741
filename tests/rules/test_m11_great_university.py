"""M11: the Great University of Athena."""

import pytest

from tests.story import Story, classic, classic_turn

UNIVERSITY = "great-university-of-athena"
TEMPLE = "temple-of-athena"
RECRUIT = "recruit philosopher"


def university(
    text: str = "", red: str = "gold 40", god: str = "athena", paid: bool = False, owner: str = "red"
) -> Story:
    """Red in its turn, with the Great University of Athena on Kea."""
    lines = f"area syros red \n area kea {owner} \n area naxos blue \n {text} \n field monument {UNIVERSITY} kea"
    return classic_turn(god, lines, red, paid, monuments=f"{UNIVERSITY} {TEMPLE}")


@pytest.mark.rule("M11.1")
@pytest.mark.parametrize("other, asked", [("university", True), ("", False), ("temple", False), ("metropolis", False)])
def test_it_needs_two_universities(other: str, asked: bool) -> None:
    story = classic_turn("athena", f"area syros red {other} \n area tinos red", monuments=UNIVERSITY)
    story.play("build university, at tinos")
    assert (story.question == "OfferMonument") is asked


@pytest.mark.rule("M11.2")
def test_any_number_of_philosophers_may_be_bought_after_the_free_one() -> None:
    story = university()
    for gold, philosophers in ((40, 1), (36, 2), (32, 3)):
        story.play(RECRUIT)
        assert (story.gold("red"), story.number("philosophers", "red")) == (gold, philosophers)
    assert RECRUIT in story.legal
    index = story.legal.index(RECRUIT)
    assert story.game.view(0)["asked"]["prices"][index] == 4


@pytest.mark.rule("M11.2", "C7.7")
@pytest.mark.parametrize("owner, more", [("red", True), ("blue", False)])
def test_only_its_owner_may(owner: str, more: bool) -> None:
    assert (RECRUIT in university(owner=owner).play(RECRUIT, RECRUIT).legal) is more


@pytest.mark.rule("M11.2")
@pytest.mark.parametrize("gold, possible", [(4, True), (3, False), (0, False)])
def test_each_must_be_paid(gold: int, possible: bool) -> None:
    story = university(red=f"gold {gold + 4}").play(RECRUIT, RECRUIT)
    assert (story.gold("red"), RECRUIT in story.legal) == (gold, possible)


@pytest.mark.rule("M11.2", "M1.3")
def test_at_once_in_the_turn_in_which_it_is_built() -> None:
    story = classic_turn("athena", "area syros red university \n area naxos blue", "gold 20", monuments=UNIVERSITY)
    story.play(RECRUIT)
    assert RECRUIT not in story.legal
    story.play("build university, at syros", "at syros", RECRUIT, RECRUIT)
    assert story.number("philosophers", "red") == 3


@pytest.mark.rule("M11.2", "C16.12")
def test_with_two_players_the_second_turn_is_as_always() -> None:
    text = f"""
        cycle 3
        gods athena zeus ares -
        player red gold 40
        offering red-1 athena 1
        offering red-2 zeus 1
        offering blue-1 ares 1
        offering blue-2 apollo 0
        area kea red
        area naxos blue
        field monument {UNIVERSITY} kea
        phase actions
        """
    story = classic(text, 2, monuments=UNIVERSITY).play(RECRUIT, RECRUIT, RECRUIT, "end")
    assert (story.asked, RECRUIT in story.legal) == ("red", False)
    story.play("recruit priest, recruit priest")
    assert "recruit priest" not in story.legal


@pytest.mark.rule("M11.2", "C15.3")
def test_with_no_philosopher_left_none_is_bought() -> None:
    story = university("player blue philosophers 3 \n supply priests 16 philosophers 2")
    story.play(RECRUIT, RECRUIT)
    assert (RECRUIT in story.legal, story.number("philosophers_left")) == (False, 0)


@pytest.mark.rule("M11.3", "M9.2")
def test_with_the_temple_of_athena_each_costs_3_gp() -> None:
    story = university(f"field monument {TEMPLE} syros", red="gold 7")
    for gold in (7, 4, 1):
        assert story.play(RECRUIT).gold("red") == gold
    assert story.refuses(RECRUIT)


@pytest.mark.rule("M11.3")
@pytest.mark.parametrize("at, price", [("syros", 3), ("naxos", 4)])
def test_the_temple_of_another_player_lowers_nothing(at: str, price: int) -> None:
    story = university(f"field monument {TEMPLE} {at}").play(RECRUIT, RECRUIT, RECRUIT)
    assert story.gold("red") == 40 - 2 * price


@pytest.mark.rule("M11.4", "C13.4")
def test_the_fourth_makes_a_metropolis_at_once_and_more_may_be_bought() -> None:
    story = university(red="gold 40 philosophers 2").play(RECRUIT, RECRUIT)
    assert (story.question, story.number("philosophers", "red")) == ("PlaceMetropolis", 0)
    story.play("at kea")
    assert (story.number("metropolis", "kea"), RECRUIT in story.legal) == (1, True)
    story.play(RECRUIT)
    assert (story.number("philosophers", "red"), story.gold("red")) == (1, 40 - 2 * 4)


@pytest.mark.rule("M11.4", "C13.4")
def test_eight_in_one_turn_make_two_metropolises() -> None:
    story = university().play(*[RECRUIT] * 4, "at kea", *[RECRUIT] * 4)
    assert [story.number("metropolis", land) for land in ("kea", "syros")] == [1, 1]
    assert (story.gold("red"), story.number("philosophers", "red")) == (40 - 7 * 4, 0)
    assert story.number("philosophers_left") == 16


@pytest.mark.rule("M11.4", "C13.7")
def test_without_an_island_for_it_the_four_are_discarded_and_more_may_be_bought() -> None:
    text = f"area kea red metropolis \n area naxos blue \n field monument {UNIVERSITY} kea"
    story = classic_turn("athena", text, "gold 40 philosophers 3", False, monuments=UNIVERSITY).play(RECRUIT)
    assert (story.number("philosophers", "red"), story.number("metropolis", "kea")) == (0, 1)
    assert RECRUIT in story.legal


@pytest.mark.rule("M11.5")
def test_it_does_not_concern_priests() -> None:
    story = university(god="zeus").play("recruit priest", "recruit priest")
    assert ("recruit priest" in story.legal, RECRUIT in story.legal) == (False, False)
    assert story.gold("red") == 40 - 4


@pytest.mark.rule("M11.5", "C7.2", "C7.4")
@pytest.mark.parametrize("god, unit, at", [("poseidon", "fleet", "j2"), ("ares", "troop", "kea")])
def test_nor_fleets_and_troops(god: str, unit: str, at: str) -> None:
    story = university(god=god)
    for _ in range(4):
        story.play(f"recruit {unit}, at {at}")
    assert story.refuses(f"recruit {unit}")


@pytest.mark.rule("M11.2")
def test_it_is_named_from_the_third_on() -> None:
    text = "area kea red \n field monument great-university-of-athena kea"
    story = classic_turn("athena", text, "gold 12", paid=False, monuments="great-university-of-athena")
    told = []
    for _ in range(3):
        story.play("recruit philosopher")
        told.append(len(story.happened("monument-used")))
    assert told == [0, 0, 1]
