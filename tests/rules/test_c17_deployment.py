"""C17: free positioning, the deployment before the first cycle."""

from __future__ import annotations

import json
import random

import pytest

import cyclades
from cyclades.board import SEATS
from cyclades.games import state_of
from tests.story import CLASSIC_GODS, Story, deploy, deployment, gods_up, preliminary


def around(story: Story, island: str) -> list[str]:
    """The sea spaces around an island."""
    board = story.game.rules.board
    return [board.ids[n] for n in board.adjacent[board.ids.index(island)]]


def blocked(story: Story, seas: list[str]) -> Story:
    """The same moment of a game with fleets of the last colour in some sea spaces."""
    game = story.game
    state = state_of(game)
    for sea in seas:
        area = game.rules.board.ids.index(sea)
        state["owner"][area] = int(game.rules.players) - 1
        state["fleets"][area - int(game.rules.lands)] = 1
    raw = json.dumps({"state": state, "steps": game.steps()})
    other = Story.__new__(Story)
    text = f"cyclades-position 1\nedition classic\nplayers {game.rules.players}\noption start free\nraw {raw}"
    other.game = cyclades.read_position(text, ask_chance=True)
    return other


# -- deployment --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C17.6")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_pawns_deploy_in_the_order_of_their_gods_and_go_to_the_last_free_slot(players: int) -> None:
    bids = [f"bid {god} 1" for god in reversed(gods_up(players))]
    story = preliminary(players).play("bid apollo 0", *bids)
    acting: list[str] = []
    while story.number("cycle") == 0:
        if not acting or acting[-1] != story.asked:
            assert [pawn for pawn in story.order if pawn] == acting[::-1]
            acting.append(str(story.asked))
        story.play(story.legal[0])
    assert acting == [*reversed(SEATS[1:players]), "red"]
    assert story.order == acting[::-1]  # whoever was last, with Apollo, makes the first offering


@pytest.mark.rule("C17.7")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_two_troops_go_to_two_different_islands_that_nobody_controls(players: int) -> None:
    story = deployment(players)
    board = story.game.rules.board
    islands = [f"at {island}" for island in board.ids[: board.lands]]
    assert (story.asked, story.question, story.legal) == ("red", "DeployTroop", islands)
    story.play("at andros")
    assert story.legal == [words for words in islands if words != "at andros"]
    assert story.refuses("at andros")
    story.play("at naxos")
    assert [(story.owner(name), story.troops(name)) for name in ("andros", "naxos")] == [("red", 1)] * 2
    while story.asked == "red":
        story.play(story.legal[0])
    assert story.legal == [words for words in islands if words not in ("at andros", "at naxos")]  # blue


@pytest.mark.rule("C17.8")
def test_then_two_fleets_go_to_two_different_empty_sea_spaces_around_the_islands() -> None:
    story = deploy(deployment(), "andros", "kea")
    seas = {*around(story, "andros"), *around(story, "kea")}
    assert (story.question, set(story.legal)) == ("DeployFleet", {f"at {sea}" for sea in seas})
    deploy(story, "b2")
    assert set(story.legal) == {f"at {sea}" for sea in seas - {"b2"}}
    deploy(story, "c2", "a1")  # the third is Poseidon's
    assert [(story.owner(sea), story.fleets(sea)) for sea in ("b2", "c2", "a1")] == [("red", 1)] * 3
    deploy(story, "tinos", "naxos")  # blue
    assert set(story.legal) == {
        f"at {sea}" for sea in {*around(story, "tinos"), *around(story, "naxos")} - {"b2", "c2"}
    }


@pytest.mark.rule("C17.9")
def test_a_first_island_without_an_empty_sea_space_cannot_be_chosen() -> None:
    story = deployment()
    seas = around(story, "andros")
    assert "at andros" not in blocked(story, seas).legal
    assert "at andros" in blocked(story, seas[1:]).legal  # one is enough for the first


@pytest.mark.rule("C17.9")
def test_with_the_second_island_there_must_be_two() -> None:
    story = deploy(blocked(deployment(), around(deployment(), "andros")[1:]), "andros")
    assert len(story.legal) == 7
    more = around(story, "kea")
    assert "at kea" not in blocked(story, more).legal  # A1 beside Andros alone
    assert "at kea" in blocked(story, more[1:]).legal


@pytest.mark.rule("C17.9")
def test_an_empty_space_between_the_two_islands_counts_once() -> None:
    story = deployment()
    both = {*around(story, "andros"), *around(story, "tinos")}
    assert {"b2", "c2"} <= {*around(story, "andros")} & {*around(story, "tinos")}
    one = deploy(blocked(story, sorted(both - {"b2"})), "andros")
    assert "at tinos" not in one.legal
    two = deploy(blocked(story, sorted(both - {"b2", "c2"})), "andros")
    assert "at tinos" in two.legal


@pytest.mark.rule("C17.9", "C17.17")
def test_where_no_island_leaves_them_any_may_be_chosen_and_fleets_without_a_space_are_not_placed() -> None:
    story = deployment()
    board = story.game.rules.board
    seas = list(board.ids[board.lands :])
    full = blocked(story, seas)
    assert len(full.legal) == 8
    deploy(full, "andros", "kea")
    assert (full.asked, full.number("fleets_left", "red")) == ("blue", 8)  # nor is Poseidon's
    one = deploy(blocked(story, [sea for sea in seas if sea != "a1"]), "kea")  # Andros alone could be first
    assert (one.fleets("a1"), one.owner("a1")) == (2, "red")  # the second one is Poseidon's, and joins


@pytest.mark.rule("C17.8", "C17.9")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_however_the_others_choose_everybody_gets_two_islands_and_two_fleets(players: int) -> None:
    for seed in range(15):
        game = cyclades.new("classic", players, seed=seed, options={"start": "free"})
        chance = random.Random(seed)
        while game.s[game.f.cycle] == 0:
            game.play(chance.choice(game.actions))
        board = game.rules.board
        for colour in range(players):
            own = [area for area in range(board.areas) if game.s[game.f.owner + area] == colour]
            assert sum(area < board.lands for area in own) == 2
            assert sum(area >= board.lands for area in own) in (2, 3, 4)
            fleets = [area for area in own if area >= board.lands]
            assert all(any(n in own for n in board.adjacent[sea] if n < board.lands) for sea in fleets)


# -- bonuses -----------------------------------------------------------------------------------------------------------

EXTRA: list[tuple[str, dict[str, int]]] = [
    ("poseidon", {"fleets": 3}),
    ("ares", {"troops": 3}),
    ("zeus", {"priests": 1}),
    ("athena", {"philosophers": 1}),
    ("apollo", {"prosperity": 1}),
]


@pytest.mark.rule("C17.10", "C17.12")
@pytest.mark.parametrize("god, extra", EXTRA)
def test_the_bonus_of_each_god(god: str, extra: dict[str, int]) -> None:
    others = [name for name in (*CLASSIC_GODS, "apollo") if name != god]
    story = preliminary(5).play(*(f"bid {name} {0 if name == 'apollo' else 1}" for name in (god, *others)))
    gold, areas = story.gold("red"), story.game.rules.board.ids
    while story.number("cycle") == 0:
        story.play(story.legal[0])
    found = {
        "troops": 8 - story.number("troops_left", "red"),
        "fleets": 8 - story.number("fleets_left", "red"),
        "priests": story.number("priests", "red"),
        "philosophers": story.number("philosophers", "red"),
        "prosperity": sum(story.number("prosperity", area) for area in areas if story.owner(area) == "red"),
    }
    assert found == {"troops": 2, "fleets": 2, "priests": 0, "philosophers": 0, "prosperity": 0, **extra}
    assert story.gold("red") == gold  # no gold, with Apollo neither
    assert story.row("buildings_left") == [10, 10, 10, 10]


@pytest.mark.rule("C17.11", "C7.5")
def test_the_troop_of_ares_comes_last_and_joins_on_an_own_island() -> None:
    story = preliminary().play("bid ares 1, bid poseidon 1, bid apollo 0")
    deploy(story, "tinos", "kea", "b2", "b3", "b2")  # blue, with Poseidon
    deploy(story, "andros", "naxos", "a1", "c1")
    assert (story.asked, story.question, story.legal) == ("red", "PlaceGiftUnit", ["at andros", "at naxos"])
    assert deploy(story, "naxos").troops("naxos") == 2


@pytest.mark.rule("C17.11", "C7.3")
def test_the_fleet_of_poseidon_comes_last_and_joins_a_fleet_or_takes_an_empty_space() -> None:
    story = deploy(deployment(), "andros", "kea", "b2", "h1")
    seas = {*around(story, "andros"), *around(story, "kea")}
    assert (story.question, set(story.legal)) == ("PlaceGiftUnit", {f"at {sea}" for sea in seas})
    assert deploy(story, "b2").fleets("b2") == 2


@pytest.mark.rule("C17.12", "C11.2")
def test_the_marker_of_apollo_goes_to_an_own_island_of_choice() -> None:
    story = deploy(deployment(), "tinos", "kea", "b2", "b3", "b2")
    deploy(story, "andros", "naxos", "a1", "c1", "naxos")
    deploy(story, "paros", "milos", "d4", "f5")
    assert (story.asked, story.question, story.legal) == ("green", "PlaceProsperity", ["at paros", "at milos"])
    deploy(story, "milos")
    assert (story.number("prosperity", "milos"), story.gold("green")) == (1, 7)


# -- two players -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C17.13")
def test_each_of_the_four_pawns_deploys_a_troop_a_fleet_and_its_bonus() -> None:
    story = deployment(2)  # red-1 Poseidon, red-2 Ares, blue-1 Zeus, blue-2 Apollo
    deploy(story, "andros", "a1", "a1")
    assert story.order == [None, None, None, "red-1"]
    assert (story.asked, story.question) == ("red", "DeployTroop")
    assert story.refuses("at andros")
    deploy(story, "kea")
    seas = {*around(story, "andros"), *around(story, "kea")} - {"a1"}
    assert set(story.legal) == {f"at {sea}" for sea in seas}  # around any island that red has by then
    deploy(story, "b2")
    assert story.legal == ["at andros", "at kea"]  # the troop of Ares
    deploy(story, "andros")
    assert story.order == [None, None, "red-2", "red-1"]
    deploy(story, "delos")
    assert {words for words in story.legal if words not in ("at h1", "at h2")} == {
        "at f1",
        "at e1",
        "at e2",
        "at f3",
        "at g3",
    }
    deploy(story, "e1")
    assert (story.number("priests", "blue"), story.order) == (1, [None, "blue-1", "red-2", "red-1"])
    deploy(story, "paros", "e2")  # around Delos
    assert story.legal == ["at paros", "at delos"]
    deploy(story, "paros")
    assert story.order == ["blue-2", "blue-1", "red-2", "red-1"]
    assert (story.row("lands"), story.row("troops_left"), story.row("fleets_left")) == ([2, 2], [5, 6], [5, 6])
    assert (story.troops("andros"), story.fleets("a1"), story.number("prosperity", "paros")) == (2, 2, 1)


@pytest.mark.rule("C17.9", "C17.13")
def test_a_pawn_needs_one_empty_space_around_any_island_that_its_player_has_then() -> None:
    story = deployment(2)
    tinos = around(story, "tinos")
    assert "at tinos" not in blocked(story, tinos).legal  # the first of red's islands
    second = deploy(story, "andros", "a1", "a1")
    assert "at tinos" in blocked(second, tinos).legal  # C1 and others beside Andros are empty
    andros = [sea for sea in around(story, "andros") if sea != "a1"]
    assert "at tinos" not in blocked(second, [*andros, *tinos]).legal
    assert "at kea" in blocked(second, [*andros, *tinos]).legal
