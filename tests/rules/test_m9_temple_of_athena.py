"""M9: the Temple of Athena."""

import pytest

from tests.story import Story, classic, classic_turn

TEMPLE = "temple-of-athena"


def temple(god: str, text: str = "", red: str = "gold 9", paid: bool = True, owner: str = "red") -> Story:
    """Red in its turn, with the Temple of Athena on Kea."""
    lines = f"area syros red \n area kea {owner} \n area naxos blue \n {text} \n field monument {TEMPLE} kea"
    return classic_turn(god, lines, red, paid, monuments=TEMPLE)


@pytest.mark.rule("M9.1")
@pytest.mark.parametrize(
    "god, kind, other, asked",
    [
        ("athena", "university", "temple", True),
        ("zeus", "temple", "university", True),
        ("zeus", "temple", "temple", False),
        ("athena", "university", "university", False),
        ("athena", "university", "port", False),
        ("athena", "university", "metropolis", False),
    ],
)
def test_it_needs_a_university_and_a_temple(god: str, kind: str, other: str, asked: bool) -> None:
    story = classic_turn(god, f"area syros red {other} \n area tinos red", monuments=TEMPLE)
    story.play(f"build {kind}, at tinos")
    assert (story.question == "OfferMonument") is asked


@pytest.mark.rule("M9.2")
@pytest.mark.parametrize("god, kind", [("zeus", "priest"), ("athena", "philosopher")])
@pytest.mark.parametrize("owner, price", [("red", 3), ("blue", 4)])
def test_the_one_that_is_bought_costs_its_owner_3_gp(god: str, kind: str, owner: str, price: int) -> None:
    assert temple(god, red=f"gold {price - 1}", owner=owner).refuses(f"recruit {kind}")
    story = temple(god, red=f"gold {price}", owner=owner)
    index = story.legal.index(f"recruit {kind}")
    assert story.game.view(0)["asked"]["prices"][index] == price
    story.play(f"recruit {kind}")
    assert (story.gold("red"), story.number(f"{kind}s", "red")) == (0, 1)


@pytest.mark.rule("M9.2", "C7.6", "C7.7")
@pytest.mark.parametrize("god, kind", [("zeus", "priest"), ("athena", "philosopher")])
def test_still_only_one_more_may_be_bought(god: str, kind: str) -> None:
    story = temple(god, paid=False).play(f"recruit {kind}", f"recruit {kind}")
    assert (story.gold("red"), story.number(f"{kind}s", "red")) == (9 - 3, 2)
    assert story.refuses(f"recruit {kind}")


@pytest.mark.rule("M9.2", "C16.12")
def test_of_two_players_in_both_turns() -> None:
    text = f"""
        cycle 3
        gods zeus athena ares -
        player red gold 6
        offering red-1 zeus 1
        offering red-2 athena 1
        offering blue-1 ares 1
        offering blue-2 apollo 0
        area kea red
        area naxos blue
        field monument {TEMPLE} kea
        phase actions
        """
    story = classic(text, 2, monuments=TEMPLE).play("recruit priest, recruit priest, end")
    story.play("recruit philosopher, recruit philosopher")
    assert (story.gold("red"), story.number("priests", "red"), story.number("philosophers", "red")) == (0, 2, 2)


@pytest.mark.rule("M9.2", "M1.3")
def test_at_once_in_the_turn_in_which_it_is_built() -> None:
    story = classic_turn("zeus", "area syros red university \n area naxos blue", "gold 5", monuments=TEMPLE)
    story.play("build temple, at syros")
    story.play("at syros", "recruit priest")
    assert story.gold("red") == 5 - 2 - 3


@pytest.mark.rule("M9.2", "M1.12")
def test_it_serves_whoever_has_taken_its_island() -> None:
    text = f"""
        cycle 3
        gods ares zeus - -
        player red gold 9
        player blue gold 3
        offering red ares 1
        offering blue zeus 1
        area delos red troops 1
        area h1 red fleets 1
        area kea blue
        area naxos blue
        field monument {TEMPLE} kea
        phase actions ares paid
        """
    lost = classic(text, monuments=TEMPLE).play("move, from delos, to kea", "end", "recruit priest")
    assert lost.refuses("recruit priest")  # 4 GP again
    kept = classic(text, monuments=TEMPLE).play("end", "recruit priest", "recruit priest")
    assert kept.gold("blue") == 0


@pytest.mark.rule("M9.3")
@pytest.mark.parametrize("god, kind", [("zeus", "priest"), ("athena", "philosopher")])
def test_the_free_one_stays_free_and_brings_no_change(god: str, kind: str) -> None:
    story = temple(god, red="gold 0", paid=False).play(f"recruit {kind}")
    assert (story.gold("red"), story.number(f"{kind}s", "red")) == (0, 1)
    assert [event["price"] for event in story.game.seen(None) if "price" in event] == [0]


@pytest.mark.rule("M9.3")
@pytest.mark.parametrize(
    "god, moves, price",
    [
        ("poseidon", "recruit fleet, at j2", 1),
        ("ares", "recruit troop, at kea", 2),
        ("zeus", "build temple, at syros", 2),
        ("athena", "build university, at syros", 2),
        ("zeus", "exchange giant, draw sylph", 1),
        ("ares", "move, from kea, to syros", 1),
        ("zeus", "buy giant", 2),
    ],
)
def test_nothing_else_becomes_cheaper(god: str, moves: str, price: int) -> None:
    text = "area kea red troops 1 \n area j2 red fleets 1 \n creatures - - giant"
    lines = f"area syros red \n area naxos blue \n {text} \n field monument {TEMPLE} kea"
    story = classic_turn(god, lines, monuments=TEMPLE).play(moves)
    assert story.gold("red") == 9 - price


@pytest.mark.rule("M9.3", "C5.10")
def test_it_takes_nothing_off_offerings() -> None:
    text = f"""
        cycle 3
        gods zeus ares - -
        player red gold 9
        offering red zeus 3
        offering blue ares 1
        offering green apollo 0
        area kea red
        area naxos blue
        field monument {TEMPLE} kea
        phase payment
        """
    assert classic(text, monuments=TEMPLE).gold("red") == 9 - 3


@pytest.mark.rule("M9.2", "M9.3")
@pytest.mark.parametrize("god, unit", [("zeus", "priest"), ("athena", "philosopher")])
def test_it_is_named_when_it_has_made_something_cheaper(god: str, unit: str) -> None:
    text = "area kea red \n field monument temple-of-athena kea"
    story = classic_turn(god, text, paid=False, monuments="temple-of-athena").play(f"recruit {unit}")
    assert not story.happened("monument-used")  # the free one
    story.play(f"recruit {unit}")
    assert [event["monument"] for event in story.happened("monument-used")] == ["temple-of-athena"]
