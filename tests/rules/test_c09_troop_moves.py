"""C9: Ares' special action, moving troops, and the protection of a last island."""

import pytest

from tests.story import Story, classic, classic_turn

OTHERS = """
    area tinos blue troops 1
    area andros blue troops 1
    area kea green troops 1
    area milos green
"""


def moving(more: str, gold: int = 9) -> Story:
    """Red with Ares; Naxos is its island."""
    return classic_turn("ares", f"{OTHERS}\narea naxos red troops 3\n{more}", f"gold {gold}")


# -- what moves, and where to ------------------------------------------------------------------------------------------


@pytest.mark.rule("C9.4")
def test_one_or_more_troops_of_one_island_move_to_another_for_1() -> None:
    story = moving("area e4 red fleets 1\narea delos red").play("move")
    assert story.legal == ["from naxos"]  # nobody stands on Delos, and Tinos is blue's
    story.play("from naxos")
    assert story.legal == ["to paros"]
    story.play("to paros")
    assert story.legal == ["take 1", "take 2", "take 3"]
    assert story.refuses("take 0")
    assert story.refuses("take 4")
    story.play("take 2")
    assert (story.troops("naxos"), story.troops("paros"), story.gold("red")) == (1, 2, 8)


@pytest.mark.rule("C9.4")
def test_any_number_of_moves_may_be_bought_also_for_the_same_troops() -> None:
    story = moving("area e4 red fleets 1\narea f5 red fleets 1\narea f6 red fleets 1", gold=3)
    assert story.game.price(story.game.parse("move")) == 1
    story.play("move, from naxos, to paros, take 2", "move, from paros, to syros, take 2", "move, from syros, to naxos")
    story.play("take 1")
    assert [story.troops(island) for island in ("naxos", "paros", "syros")] == [2, 0, 1]
    assert story.gold("red") == 0
    assert story.refuses("move")  # nothing left to pay with


@pytest.mark.rule("C9.5")
@pytest.mark.parametrize(
    "fleets, reached",
    [
        ("", ""),
        ("c1 red", "andros"),  # one space around both
        ("c2 red", "andros tinos"),
        ("d1 red, e1 red", "delos"),  # the first around Naxos, the last around Delos
        ("f4 red, f5 red, f6 red", "milos paros syros"),
        ("f4 red, f6 red", "milos"),  # the chain is broken
        ("f4 red, f5 blue, f6 red", "milos"),  # another player's fleets carry nobody
        ("f5 red, f6 red", ""),  # a chain, but not from Naxos
        ("f4 red, g3 red, h2 red", "milos delos kea"),
        ("f4 green, c2 blue", ""),
    ],
)
def test_a_chain_of_own_fleets_must_join_the_islands(fleets: str, reached: str) -> None:
    lines = [f"area {place} fleets 1" for place in fleets.split(", ") if place]
    story = moving("\n".join(lines))
    if not reached:
        assert story.refuses("move")
        return
    story.play("move, from naxos")
    assert sorted(story.legal) == sorted(f"to {island}" for island in reached.split())


@pytest.mark.rule("C9.5")
def test_a_large_island_is_one_space_entered_from_any_sea_around_it() -> None:
    story = moving("area f3 red fleets 1\narea h1 red fleets 1").play("move, from naxos")
    assert story.legal == ["to delos"]
    story.play("to delos, take 3", "move, from delos")
    assert sorted(story.legal) == ["to kea", "to naxos"]  # by H1 at its other end, or back


# -- control -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C9.6", "C9.7")
def test_an_island_left_empty_stays_its_players_until_an_opponent_enters() -> None:
    story = classic(
        """
        cycle 3
        gods ares zeus - -
        creatures pegasus - -
        player red gold 5
        player blue gold 5
        offering red ares 1
        offering blue zeus 1
        area naxos red troops 2 fortress 1
        area syros red troops 1
        area e4 red fleets 1
        area tinos blue troops 2
        area andros blue
        area kea green troops 1
        area milos green
        phase actions ares paid
        """
    )
    before = story.game.view(0)["income"]["red"]
    story.play("move, from naxos, to paros, take 2")
    assert (story.troops("naxos"), story.owner("naxos")) == (0, "red")
    assert story.game.view(0)["income"]["red"] == before + 2  # Naxos still pays, and Paros too
    assert story.buildings("fortress", "naxos") == 1
    story.play("end", "recruit priest", "buy pegasus, from tinos, to naxos, take 2")
    assert (story.owner("naxos"), story.troops("naxos")) == ("blue", 2)
    assert (story.owner("tinos"), story.troops("tinos")) == ("blue", 0)
    assert not story.happened("battle-begun")


@pytest.mark.rule("C9.7")
@pytest.mark.parametrize("owner", ["blue", "-"])
def test_an_island_without_troops_is_taken_without_a_battle_whatever_its_fortresses(owner: str) -> None:
    story = moving(f"area f3 red fleets 1\narea delos {owner} fortress 3 prosperity 1")
    story.play("move, from naxos, to delos, take 1")
    assert (story.asked, story.question) == ("red", "PaidActions")
    assert (story.owner("delos"), story.troops("delos")) == ("red", 1)
    assert not story.happened("battle-begun")


@pytest.mark.rule("C9.8")
def test_an_island_with_an_opponents_troops_means_a_battle_at_once() -> None:
    story = moving("area f3 red fleets 1\narea delos blue troops 1").play("move, from naxos, to delos, take 2")
    assert (story.asked, story.question) == (None, "Roll")
    assert story.happened("battle-begun") == [
        {"event": "battle-begun", "attacker": "red", "defender": "blue", "area": "delos"}
    ]
    assert (story.owner("delos"), story.troops("delos"), story.troops("naxos")) == ("blue", 1, 1)
    for words in ("end", "move", "stay"):
        assert story.refuses(words)


@pytest.mark.rule("C9.8")
def test_on_an_own_island_nobody_fights() -> None:
    story = moving("area f3 red fleets 1\narea delos red troops 2").play("move, from naxos, to delos, take 3")
    assert (story.question, story.troops("delos"), story.owner("naxos")) == ("PaidActions", 5, "red")


# -- the last island ---------------------------------------------------------------------------------------------------

GREEN = "area milos green troops 1\narea paros green"
LAST = f"{GREEN}\narea naxos red troops 3\narea f3 red fleets 1\narea c2 red fleets 1\narea delos blue"
"""Delos is blue's last island; red can reach it from Naxos, and Andros and Tinos too."""
ONE = "area andros red metropolis"
TWO = f"{ONE}\narea tinos red metropolis"
THREE_KINDS = "area syros red port fortress temple"
"""A University would complete them."""
FLIGHT = "buy pegasus, from naxos"


def last(there: str, own: str = "", god: str = "ares") -> Story:
    """Red before blue's last island, on which something stands."""
    return classic_turn(god, f"creatures pegasus - -\n{LAST} {there}\n{own}")


@pytest.mark.rule("C9.9")
@pytest.mark.parametrize("there", ["", "troops 1", "troops 2 fortress", "university 2", "metropolis", "prosperity 3"])
@pytest.mark.parametrize("god, move", [("ares", "move, from naxos"), ("ares", FLIGHT), ("zeus", FLIGHT)])
def test_a_last_island_is_not_entered_by_ares_or_pegasus(god: str, move: str, there: str) -> None:
    story = last(there, "area andros red", god).play(move)
    assert "to andros" in story.legal
    assert "to delos" not in story.legal
    assert story.refuses("to delos")


@pytest.mark.rule("C9.9")
@pytest.mark.parametrize("move", ["move, from naxos", FLIGHT])
def test_with_a_second_island_held_by_a_marker_alone_neither_is_the_last(move: str) -> None:
    assert "to delos" in last("troops 1", "area kea blue").play(move).legal


@pytest.mark.rule("C9.9")
def test_when_one_of_two_islands_has_fallen_the_other_is_the_last() -> None:
    story = last("", "area andros blue").play("move, from naxos")
    assert sorted(story.legal) == ["to andros", "to delos", "to tinos"]
    story.play("to andros, take 1", "move, from naxos")
    assert sorted(story.legal) == ["to andros", "to tinos"]


@pytest.mark.rule("C9.10")
@pytest.mark.parametrize("move", ["move, from naxos", FLIGHT])
def test_who_has_a_metropolis_may_enter_a_last_island_with_another(move: str) -> None:
    """E19, the first part."""
    story = last("troops 1 metropolis", ONE).play(move)
    assert "to delos" in story.legal
    story.play("to delos, take 3", "roll 3, roll 0")
    assert (story.owner("delos"), story.number("alive", "blue")) == ("red", 0)
    assert story.play("end").game.over
    assert story.happened("game-ended")[0]["reason"] == "metropolises"


@pytest.mark.rule("C9.10", "C9.9")
def test_who_has_none_may_not_unless_the_captured_buildings_complete_a_second() -> None:
    """E19, the second part."""
    assert "to delos" not in last("metropolis").play("move, from naxos").legal
    assert "to delos" not in last("metropolis temple", THREE_KINDS).play("move, from naxos").legal
    story = last("metropolis university", THREE_KINDS).play("move, from naxos, to delos, take 3")
    assert (story.number("alive", "blue"), story.question) == (0, "PlaceMetropolis")
    story.play("at syros, end")
    assert story.game.over
    assert story.game.standings[0].metropolises == 2


@pytest.mark.rule("C9.10", "C9.9")
@pytest.mark.parametrize(
    "own, there, allowed",
    [
        (ONE, "troops 1 metropolis", True),
        (ONE, "metropolis", True),
        (ONE, "troops 1 fortress 2", False),
        (f"{ONE}\n{THREE_KINDS}", "troops 1 university", True),
        (f"{ONE}\n{THREE_KINDS}", "troops 1 temple 3", False),
        (THREE_KINDS, "troops 1 university", False),  # the first, not the second
        (TWO, "troops 1", False),  # it has enough, but this brings none
        (TWO, "troops 1 metropolis", True),
        (f"{TWO}\n{THREE_KINDS}", "university", True),
        ("option metropolises 3\n" + ONE, "metropolis", False),
        ("option metropolises 3\n" + TWO, "metropolis", True),
    ],
)
def test_a_last_island_is_entered_for_the_metropolis_that_wins_and_for_nothing_else(
    own: str, there: str, allowed: bool
) -> None:
    story = last(there, own).play("move, from naxos")
    assert ("to delos" in story.legal) is allowed
    assert story.refuses("to delos") is not allowed


TWO_SETS = "area syros red port 2 fortress 2\narea tinos red temple"
"""With two Universities and a Temple more, two of each kind."""


@pytest.mark.rule("C9.10", "C13.3")
def test_captured_buildings_may_complete_two_metropolises() -> None:
    story = last("temple university 2", f"{TWO_SETS}\narea kea blue").play("move, from naxos, to delos, take 3")
    while story.question != "PaidActions":
        story.play(story.legal[0])
    assert (story.game.standings[0].metropolises, story.play("end").game.over) == (2, True)


@pytest.mark.rule("C9.10")
def test_a_last_island_is_entered_for_two_metropolises_at_once_that_win() -> None:
    assert "to delos" in last("temple university 2", TWO_SETS).play("move, from naxos").legal


@pytest.mark.rule("C9.10")
def test_that_the_battle_may_be_lost_does_not_matter() -> None:
    story = last("troops 2 metropolis", ONE).play("move, from naxos, to delos, take 1", "roll 0, roll 3")
    assert (story.owner("delos"), story.troops("delos"), story.number("alive", "blue")) == ("blue", 2, 1)
    assert story.question == "PaidActions"


# -- a completed Metropolis needs a square -----------------------------------------------------------------------------

FULL = """
    area milos green troops 1
    area paros green
    area syros red metropolis port fortress
    area kea red troops 2 metropolis temple
    area h1 red fleets 1
    area delos blue metropolis university
"""
"""All islands of red, and blue's last one, have a Metropolis; its University would complete the four kinds."""


@pytest.mark.rule("C9.11")
@pytest.mark.parametrize(
    "needed, more, allowed",
    [
        (4, "", False),  # two, and the one that stands there: there is no square for a fourth
        (4, "area andros red", True),
        (4, "area andros -", False),
        (4, "area andros red metropolis", True),  # that makes three before
        (3, "", True),
    ],
)
def test_a_completed_metropolis_counts_only_if_there_is_a_square_for_it(needed: int, more: str, allowed: bool) -> None:
    story = classic_turn("ares", f"option metropolises {needed}\n{FULL}\n{more}")
    if not allowed:
        assert story.refuses("move")  # there is nowhere else to go
        return
    story.play("move, from kea, to delos, take 2")
    assert story.number("alive", "blue") == 0
    assert story.game.standings[0].metropolises == needed


@pytest.mark.rule("C9.11")
def test_a_square_covered_by_buildings_is_a_square() -> None:
    story = classic_turn("ares", f"option metropolises 4\n{FULL}\narea andros red port")
    story.play("move, from kea, to delos, take 2")
    while story.question != "PaidActions":
        story.play("at andros" if "at andros" in story.legal else story.legal[0])
    assert (story.number("metropolis", "andros"), story.game.standings[0].metropolises) == (1, 4)


@pytest.mark.rule("C9.10", "C15.5")
def test_with_no_metropolis_left_in_the_box_captured_buildings_complete_none() -> None:
    held = "andros green, naxos green, paros green, delos yellow, syros yellow, amorgos black, serifos black"
    story = classic_turn(
        "ares",
        "\n".join(f"area {island} metropolis" for island in held.split(", "))
        + """
        option metropolises 4
        area tinos red metropolis port fortress
        area kea red troops 2 metropolis
        area milos red metropolis
        area ios red temple
        area g7 red fleets 1
        area g8 red fleets 1
        area g9 red fleets 1
        area thira blue university
        """,
        players=5,
    )
    assert story.number("bonuses_left", "plain") == 0
    assert "to thira" not in story.play("move, from kea").legal


# -- only the land is protected ----------------------------------------------------------------------------------------


@pytest.mark.rule("C9.12")
def test_the_fleets_of_a_player_with_one_island_may_be_attacked() -> None:
    story = last("troops 1", "area e2 blue fleets 1", "poseidon").play("sail, from f3, to e2", "roll 3, roll 0")
    assert (story.owner("e2"), story.number("fleets_left", "blue")) == ("red", 8)


@pytest.mark.rule("C9.12")
@pytest.mark.parametrize(
    "card, answers",
    [("giant", ["at delos"]), ("kraken", ["at e2", "stay"]), ("polyphemus", ["at delos"])],
)
def test_creatures_may_be_used_against_a_player_with_one_island(card: str, answers: list[str]) -> None:
    text = f"{LAST} troops 1 port\narea e2 blue fleets 1\ncreatures {card} - -".replace("area f3 red fleets 1\n", "")
    story = classic_turn("zeus", text).play(f"buy {card}", *answers)
    if card == "polyphemus":
        story.play(story.legal[0])
    assert (story.buildings("port", "delos"), story.fleets("e2")) == (0 if card == "giant" else 1, int(card == "giant"))
    assert (story.owner("delos"), story.number("alive", "blue")) == ("blue", 1)
