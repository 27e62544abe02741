"""C8: building."""

import pytest

import cyclades
from tests.story import Story, classic_turn

KINDS = [("poseidon", "port"), ("ares", "fortress"), ("zeus", "temple"), ("athena", "university")]
OTHERS = """
    area naxos green troops 1
    area milos green
    area kea blue troops 1
    area paros blue
"""


def builds(god: str, more: str, gold: int = 9, paid: bool = True) -> Story:
    """Red with a god on the board for three."""
    return classic_turn(god, f"{OTHERS}\n{more}", f"gold {gold}", paid)


def fill(story: Story, kind: str) -> dict[str, int]:
    """Build one kind as long as that is possible: how many stand on each island then."""
    board = story.game.rules.board
    islands = list(board.ids[: board.lands])
    while f"build {kind}" in story.legal:
        story.play(f"build {kind}")
        story.play(story.legal[0])
    return {island: story.buildings(kind, island) for island in islands if story.owner(island) == "red"}


@pytest.mark.rule("C8.1")
@pytest.mark.parametrize("god, kind", KINDS)
@pytest.mark.parametrize("paid", [False, True])
def test_each_god_builds_its_own_kind_for_2(god: str, kind: str, paid: bool) -> None:
    story = builds(god, "area syros red troops 1", paid=paid)
    assert [words for words in story.legal if words.startswith("build")] == [f"build {kind}"]
    assert story.game.price(story.game.parse(f"build {kind}")) == 2
    story.play(f"build {kind}, at syros")
    assert (story.buildings(kind, "syros"), story.gold("red")) == (1, 7)
    assert story.number("buildings_left", kind) == 9
    assert story.happened("built") == [
        {"event": "built", "faction": "red", "building": kind, "area": "syros", "price": 2}
    ]


@pytest.mark.rule("C8.1")
@pytest.mark.parametrize("god, kind", KINDS)
def test_no_building_is_free_and_none_is_owed(god: str, kind: str) -> None:
    story = builds(god, "area syros red troops 1", gold=1)
    assert story.refuses(f"build {kind}")
    assert "end" in story.legal


@pytest.mark.rule("C8.2")
@pytest.mark.parametrize("god, kind", KINDS)
def test_any_number_is_built_in_one_turn_several_of_a_kind_on_one_island_too(god: str, kind: str) -> None:
    story = builds(god, "area syros red troops 1\narea andros red", gold=11)
    for island in ("syros", "syros", "andros", "syros", "syros"):
        story.play(f"build {kind}, at {island}")
    assert (story.buildings(kind, "syros"), story.buildings(kind, "andros"), story.gold("red")) == (4, 1, 1)


@pytest.mark.rule("C8.2")
def test_one_builds_on_own_islands_only() -> None:
    story = builds("zeus", "area syros red troops 1\narea andros red\narea f5 red fleets 1").play("build temple")
    assert story.legal == ["at andros", "at syros"]  # Andros has a marker alone
    for words in ("at naxos", "at paros", "at tinos", "at f5"):
        assert story.refuses(words)


@pytest.mark.rule("C8.3")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_an_island_holds_as_many_buildings_as_it_has_slots(players: int) -> None:
    """On every island of the three printed boards."""
    board = cyclades.load_board(f"classic-{players}")
    assert {*board.sites[: board.lands]} == {1, 2, 3, 4}
    for land in range(board.lands):
        island = board.ids[land]
        story = classic_turn("athena", f"area {island} red", "gold 99", players=players)
        assert fill(story, "university") == {island: board.sites[land]}


@pytest.mark.rule("C8.3")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_beside_a_metropolis_0_0_1_or_2_slots_are_left(players: int) -> None:
    board = cyclades.load_board(f"classic-{players}")
    for land in range(board.lands):
        island = board.ids[land]
        story = classic_turn("athena", f"area {island} red metropolis", "gold 99", players=players)
        assert fill(story, "university") == {island: [0, 0, 1, 2][board.sites[land] - 1]}
        assert story.number("metropolis", island) == 1


@pytest.mark.rule("C8.3")
def test_buildings_of_all_kinds_share_the_slots_and_nobody_is_asked_for_a_slot() -> None:
    story = builds("zeus", "area syros red troops 1 port 1 fortress 2").play("build temple, at syros")
    assert story.question == "PaidActions"
    assert story.refuses("build temple")
    story = builds("zeus", "area syros red troops 1 port 1 metropolis").play("build temple, at syros")
    assert story.refuses("build temple")


@pytest.mark.rule("C8.4")
def test_a_full_island_is_not_offered() -> None:
    story = builds(
        "zeus", "area andros red temple\narea tinos red port fortress\narea syros red metropolis\narea delos red"
    )
    story.play("build temple")
    assert story.legal == ["at delos", "at syros"]
    for words in ("at andros", "at tinos"):
        assert story.refuses(words)


@pytest.mark.rule("C8.4")
@pytest.mark.parametrize(
    "god, missing, islands",
    [
        ("athena", "university", "area andros red port\narea tinos red fortress temple"),
        ("athena", "university", "area syros red port 2 fortress temple"),
        ("poseidon", "port", "area delos red metropolis fortress\narea syros red metropolis temple university"),
        ("zeus", "temple", "area andros red metropolis\narea tinos red metropolis"),
    ],
)
def test_no_building_makes_way_for_another_not_even_for_the_fourth_kind(god: str, missing: str, islands: str) -> None:
    story = builds(god, islands)
    assert not [words for words in story.legal if words.startswith(("build", "forgo"))]
    assert story.refuses(f"build {missing}")
