"""Observations and masks: the same as views and legal actions, as rows of numbers."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import cyclades
from cyclades import Game, ViewError
from cyclades.rules.observation_layout import EVERYONE, LARGEST, counted_per, group_of
from tests.story import Story, turn
from tools.fuzzing.cases import case_of
from tools.fuzzing.leaks import players_of
from tools.fuzzing.mixes import Wanted

SEEDS = st.integers(0, 10**6)
QUICK = settings(max_examples=25, suppress_health_check=[HealthCheck.too_slow], derandomize=True)
BOXES = ["hades", "hecate", "manticore", "titans", "monuments", "ruins"]
HOME = "area delos red troops 2\narea naxos blue troops 1\narea kea green"


def somewhere(seed: int, most: int = 300) -> Game:
    """A game of any mix at a random moment."""
    case = case_of(seed, Wanted())
    game = case.start()
    for _ in range(case.generator.randrange(most)):
        if game.over:
            break
        game.play(case.pick(game))
    return game


def turn_order(view: dict[str, Any], game: Game, player: int | None) -> list[int]:
    """The pawns as a player counts them: the own ones, then those on the track, on gods, on Apollo, nowhere."""
    rules, state = game.rules, view["state"]
    owners = [rules.player_of[rules.pawn_faction[pawn]] for pawn in range(len(rules.pawns))]
    slots = [god for god in state["god_at"] if god is not None]

    def key(pawn: int) -> tuple[int, int]:
        god = state["pawn_god"][pawn]
        if owners[pawn] == player:
            return (0, pawn)
        if pawn in state["order"]:
            return (1, state["order"].index(pawn))
        if god < 0:
            return (4, (pawn - (-1 if player is None else player)) % len(owners))
        if god == rules.apollo.number:
            return (3, state["pawn_place"][pawn])
        return (2, slots.index(god) if god in slots else 99)

    return sorted(range(len(owners)), key=key)


def first_seen(order: list[int], owner: list[int]) -> list[int]:
    """In which order owners are met, going through those that they own."""
    return list(dict.fromkeys(owner[one] for one in order))


class Decoded:
    """An observation by names, with everybody's own number again."""

    def __init__(self, game: Game, player: int | None) -> None:
        rules = game.rules
        layout = game.observer.layout
        view = game.view(player)
        numbers = np.asarray(game.observation(player)).tolist()
        pawns = turn_order(view, game, player)
        factions = first_seen(pawns, list(rules.pawn_faction))
        self.names = {
            "pawn": (rules.pawns, pawns),
            "faction": (rules.factions, factions),
            "purse": (rules.purses, first_seen(factions, list(rules.purse_of))),
        }
        self.players = first_seen(factions, list(rules.player_of))
        self.rows = {
            field: dict(zip(labels, numbers[layout.where[field] :], strict=False))
            for field, labels in layout.labels.items()
        }
        self.view = view

    def label(self, label: str) -> str:
        """A label with the name in the place of somebody's number."""
        return " ".join(self.name(word) for word in label.split(" "))

    def name(self, word: str) -> str:
        kind, _, number = word.partition("-")
        if kind not in self.names or not number.isdigit():
            return word
        names, order = self.names[kind]
        return names[order[int(number) - 1]]


@QUICK
@given(SEEDS)
def test_an_observation_says_what_the_view_says(seed: int) -> None:
    game = somewhere(seed)
    rules = game.rules
    for player in players_of(game):
        found = Decoded(game, player)
        for field in rules.f.fields:
            row = found.view["state"][field.name]
            if field.sees in (1, 4):
                check_bounds(found, field, row)
            else:
                check_row(found, game, field, row)


def check_bounds(found: Decoded, field: Any, row: list[int | None]) -> None:
    """Own numbers stand twice, hidden ones between what everybody knows."""
    state = found.view["state"]
    for bound, named, usual in (("least", field.between[0], field.low), ("most", field.between[1], field.high)):
        rows = {found.label(label): number for label, number in found.rows[f"{field.name}_{bound}"].items()}
        for place, owner in enumerate(field.per):
            known = row[place]
            expected = known if known is not None else state[named][place] if named else usual
            assert rows[owner] == min(expected, LARGEST), (field.name, owner)


def check_row(found: Decoded, game: Game, field: Any, row: list[int | None]) -> None:
    """Every number of a field that everybody sees, by its label."""
    rules = game.rules
    labels = [found.label(label) for label in found.rows[field.name]]
    numbers = dict(zip(labels, found.rows[field.name].values(), strict=True))
    plain = [f"{owner} {field.per[:place].count(owner) + 1}" if field.per.count(owner) > 1 else owner
             for place, owner in enumerate(field.per)]  # fmt: skip
    assert sorted(numbers) == sorted(plain), field.name
    for label, expected in zip(plain, row, strict=True):
        assert expected is not None
        number = numbers[label]
        for kind, names in (("pawn", rules.pawns), ("faction", rules.factions), ("purse", rules.purses)):
            if field.values == names and number >= 0:
                number = found.names[kind][1][number]
                break
        if field.name == "place" and number < 0:
            number = -1 - found.names["faction"][1][-1 - number]
        if field.name == "known":
            number = sum(1 << found.players[bit] for bit in range(len(found.players)) if number >> bit & 1)
        assert number == expected, (field.name, label)


@QUICK
@given(SEEDS)
def test_the_mask_marks_the_legal_actions(seed: int) -> None:
    game = somewhere(seed)
    marked = np.flatnonzero(np.asarray(game.mask())).tolist()
    assert marked == sorted(int(action.index) for action in game.actions)
    assert len(game.mask()) == len(game.action_table.all)


def test_numpy_sees_both_without_copying_them() -> None:
    game = cyclades.new("legendary", 3, seed=1)
    seen, legal = np.asarray(game.observation(0)), np.asarray(game.mask())
    assert (seen.dtype.name, legal.dtype.name) == ("int16", "bool")
    assert not seen.flags.owndata
    assert not legal.flags.owndata
    assert seen.shape == (len(game.observer.layout.names),)


@pytest.mark.parametrize("expansions", [[], BOXES])
def test_every_number_has_a_name_of_its_own(expansions: list[str]) -> None:
    names = cyclades.new("classic", 4, expansions=expansions, seed=1).observer.layout.names
    assert len(set(names)) == len(names)


@pytest.mark.parametrize(
    "edition, players, expansions",
    [("legendary", 2, []), ("legendary", 5, []), ("classic", 2, BOXES[:1]), ("classic", 5, BOXES)],
)
def test_who_is_who_is_seen_from_the_player_in_every_field(edition: str, players: int, expansions: list[str]) -> None:
    rules = cyclades.new(edition, players, expansions=expansions, seed=1).rules
    people = {*rules.factions, *rules.pawns, *rules.purses}
    for field in rules.f.fields:
        named = any(word in people for label in field.per for word in label.split(" "))
        assert named == (counted_per(rules, field.per)[0] != EVERYONE), field.name
        assert any(value in people for value in field.values) == (group_of(rules, field.values) != EVERYONE), field.name


def test_whoever_is_asked_is_the_first_and_knows_its_gold() -> None:
    game = turn("ares", f"{HOME}\nplayer blue gold 5 between 2 8", "gold 7").game
    layout = game.observer.layout
    row = dict(zip(layout.names, game.observation(0), strict=True))
    other = dict(zip(layout.names, game.observation(1), strict=True))
    assert (row["gold_least faction-1"], row["gold_most faction-1"], row["asked"]) == (7, 7, 0)
    assert layout.questions[row["question"]] == "PaidActions"
    assert other["gold_least faction-1"] == other["gold_most faction-1"] == 5
    assert other["asked"] == turn_order(game.view(1), game, 1).index(0)
    assert row["owner delos"] == 0
    assert other["owner naxos"] == 0


def test_an_unfinished_group_of_actions_is_nobody_elses_business() -> None:
    story = turn("ares", HOME, "gold 7")
    before = [bytes(story.game.observation(player)) for player in (0, 1, None)]
    story.play("recruit troop")
    assert story.game.draft == 1
    after = [bytes(story.game.observation(player)) for player in (0, 1, None)]
    assert after[0] != before[0]
    assert after[1:] == before[1:]


def test_when_the_game_is_over_nobody_is_asked_and_gold_is_open() -> None:
    ended = (
        "option max_cycles 1\ncycle 1\nplayer red gold 9 between 3 12\narea delos red\narea naxos blue\narea kea green"
    )
    game = Story(f"{ended}\nphase end").game
    assert game.over
    row = dict(zip(game.observer.layout.names, game.observation(1), strict=True))
    assert (row["asked"], row["question"]) == (-1, -1)
    assert sorted(number for name, number in row.items() if name.startswith("gold_least")) == sorted(
        game.s[game.f.gold + purse] for purse in range(3)
    )
    assert not any(game.mask())


@pytest.mark.parametrize("player", [3, -1, True, "red"])
def test_somebody_who_does_not_play_gets_nothing(player: Any) -> None:
    with pytest.raises((ViewError, TypeError)):
        cyclades.new("legendary", 3, seed=1).observation(player)


def test_more_gold_than_fits_is_the_most_that_fits() -> None:
    game = cyclades.new("legendary", 3, seed=1)
    game.s[game.f.gold] = game.s[game.f.gold_high] = 40_000
    row = dict(zip(game.observer.layout.names, game.observation(0), strict=True))
    assert row["gold_least faction-1"] == row["gold_high faction-1"] == LARGEST


def test_the_same_moment_looks_the_same_however_often_it_is_asked_for() -> None:
    game = cyclades.new("classic", 4, expansions=["hades"], seed=5)
    generator = random.Random(5)
    for _ in range(150):
        game.play(generator.choice(game.actions))
    assert bytes(game.observation(2)) == bytes(game.copy().observation(2))


@pytest.mark.parametrize("edition, expansions", [("legendary", []), ("classic", BOXES)])
def test_the_graph_has_the_features_of_every_area(edition: str, expansions: list[str]) -> None:
    game = cyclades.new(edition, 4, expansions=expansions, seed=3)
    generator = random.Random(3)
    for _ in range(120):
        game.play(generator.choice(game.actions))
    graph, names = game.graph, game.observer.layout.names
    seen = game.observation(game.player)
    nodes, row = np.asarray(graph.nodes(seen)), dict(zip(names, seen, strict=True))
    assert nodes.shape == (game.rules.areas, len(graph.features))
    for place, area in enumerate(graph.areas):
        node = dict(zip(graph.features, nodes[place].tolist(), strict=True))
        assert (node["owner"], node["prosperity"]) == (row[f"owner {area}"], row[f"prosperity {area}"])
        assert node["fleets"] == row.get(f"fleets {area}", 0)
        assert node["buildings port"] == row.get(f"buildings port {area}", 0)
    assert {name.split(" ")[0] for name in names if any(name.endswith(f" {area}") for area in graph.areas)} <= {
        feature.split(" ")[0] for feature in graph.features
    }


def test_the_graph_has_an_edge_for_every_two_areas_that_touch() -> None:
    game = cyclades.new("classic", 3, seed=3)
    graph, board = game.graph, game.rules.board
    ends = np.asarray(memoryview(graph.ends)).reshape(2, -1)
    assert {(int(one), int(other)) for one, other in ends.T} == {
        (area, other) for area in range(board.areas) for other in board.adjacent[area]
    }
    printed = np.asarray(memoryview(graph.printed)).reshape(board.areas, -1)
    assert printed[:, 0].tolist() == [1] * board.lands + [0] * (board.areas - board.lands)
    assert printed[: board.lands, 1].tolist() == list(board.sites[: board.lands])
    pointed = [game.observer.layout.names[place] for place in graph.pointers]
    assert "battle_area" in pointed
    assert any(name.startswith("card_at") for name in pointed)
