"""Editions and expansions: what may be chosen together, and what is refused with a reason."""

from __future__ import annotations

from typing import Any

import pytest

import cyclades
from cyclades.board import check_legendary, ready_board
from cyclades.editions import EDITIONS, Edition, Expansion, named
from cyclades.editions.legendary.edition import LegendaryRules
from cyclades.games import rules_for
from cyclades.rules.ruleset import Ruleset


def richer(rules: Ruleset) -> None:
    rules.starting_gold += 3


def doubled(rules: Ruleset) -> None:
    rules.starting_gold *= 2


def idle(rules: Ruleset) -> None:
    """An expansion that changes nothing."""


@pytest.fixture
def ours(monkeypatch: pytest.MonkeyPatch) -> None:
    """An edition with three expansions, one of which needs another."""
    expansions = named(Expansion("riches", richer), Expansion("double", doubled), Expansion("more", idle, ("riches",)))
    ours = Edition("ours", (3,), LegendaryRules, ready_board, check_legendary, expansions=expansions)
    monkeypatch.setitem(EDITIONS, "ours", ours)


@pytest.mark.usefixtures("ours")
def test_the_order_in_which_expansions_are_named_does_not_matter() -> None:
    one = rules_for("ours", 3, ["riches", "double"], "ready", {})
    other = rules_for("ours", 3, ["double", "riches"], "ready", {})
    assert one is other
    assert one.starting_gold == (5 + 3) * 2
    assert one.setup()["expansions"] == ["riches", "double"]


@pytest.mark.usefixtures("ours")
def test_the_options_of_the_table_have_the_last_word() -> None:
    assert rules_for("ours", 3, ["riches"], "ready", {}).starting_gold == 5 + 3
    assert rules_for("ours", 3, ["double", "riches"], "ready", {"gold": 2}).starting_gold == 2


@pytest.mark.usefixtures("ours")
@pytest.mark.parametrize(
    "expansions, reason",
    [
        (["more"], "expected 'riches' together with 'more', which needs it, got ['more']"),
        (["riches", "riches"], "expected every expansion once, got 'riches' twice"),
        (["rich"], "among riches, double, more, got 'rich'; did you mean 'riches'?"),
        ([7], "got 7"),
        ("riches", "expected a list of names of expansions, got 'riches'"),
        (None, "expected a list of names of expansions, got None"),
    ],
)
def test_a_combination_that_makes_no_sense_is_refused(expansions: Any, reason: str) -> None:
    with pytest.raises(cyclades.SetupError) as refused:
        cyclades.new("ours", 3, expansions=expansions)
    assert reason in str(refused.value)


def test_an_expansion_of_another_edition_is_refused() -> None:
    with pytest.raises(cyclades.SetupError) as refused:
        cyclades.new("legendary", 3, expansions=["monuments"])
    assert "the edition 'legendary', of which there are none, got 'monuments'" in str(refused.value)


def test_the_printed_boards_of_the_classic_edition_are_not_assembled_at_random() -> None:
    with pytest.raises(cyclades.SetupError) as refused:
        cyclades.new("classic", 3, board="random")
    assert "'classic', which has no random ones" in str(refused.value)


@pytest.mark.parametrize("players", [1, 6])
def test_the_classic_edition_is_for_two_to_five(players: int) -> None:
    with pytest.raises(
        cyclades.SetupError, match=f"expected 2, 3, 4, 5 players for the edition 'classic', got {players}"
    ):
        cyclades.new("classic", players)
    for possible in (2, 3, 4, 5):
        assert len(cyclades.new("classic", possible, seed=1).rules.factions) == possible


def test_a_board_without_starts_or_squares_is_refused() -> None:
    with pytest.raises(cyclades.CycladesError) as refused:
        cyclades.new("classic", 3, board="legendary-3")
    assert "legendary-3" in str(refused.value)


def test_records_and_views_carry_the_expansions() -> None:
    game = cyclades.new("classic", 4, expansions=["monuments"], seed=3)
    for _ in range(40):
        game.play(game.actions[0])
    record = game.record()
    assert record["setup"]["expansions"] == ["monuments"]
    assert cyclades.load(record).same_state(game)
    view = game.view(1)
    assert cyclades.imagine(view, 5).view(1) == view


def test_without_the_expansion_there_is_nothing_of_it() -> None:
    plain, more = cyclades.new("classic", 3, seed=1), cyclades.new("classic", 3, expansions=["monuments"], seed=1)
    assert "monument" not in plain.view(0)["state"]
    assert "monument" in more.view(0)["state"]
    assert not any("city-of-warriors" in action.notation for action in plain.action_table.all)


@pytest.mark.parametrize("edition", list(EDITIONS))
def test_the_actions_and_numbers_of_every_edition_stay_few(edition: str) -> None:
    expansions = tuple(EDITIONS[edition].expansions)
    for players in EDITIONS[edition].mixed(expansions).players:
        game = cyclades.new(edition, players, expansions=expansions, seed=1)
        assert len(game.action_table.all) < 1500
        assert len(game.s) < 1200
