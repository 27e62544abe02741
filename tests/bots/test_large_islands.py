"""What the strategist fears and hopes for where territories lie side by side, and what it sees in a round of offerings
before the first cycle."""

from __future__ import annotations

import pytest

from cyclades.bots.outlook import outlook_of, risk
from cyclades.bots.rivals import hopes
from cyclades.bots.threats import armies_near
from cyclades.bots.turn_plan import turn_with
from cyclades.bots.weights import Weights
from cyclades.rules.game import Game
from tests.titans import GODS, preliminary, titans

WEIGHTS = Weights()
RED = 0
BLUE = 1


def god(game: Game, name: str) -> int:
    return next(int(god.number) for god in game.rules.gods if god.name == name)


def position(text: str) -> Game:
    return titans(f"cycle 3 \n gods ares kronos - - - \n {text} \n phase income").game


def fear(text: str) -> float:
    """What red stands to lose."""
    game = position(text)
    return risk(game, RED, outlook_of(game, RED, WEIGHTS), WEIGHTS)


HOMES = "area pylos red troops 1 metropolis plain \n area argos red \n area delos blue \n area naxos green"
ARMY = f"{HOMES} \n area sparta blue {{}}"


def test_every_rival_whose_army_is_near_is_feared() -> None:
    one = fear(ARMY.format("troops 2") + "\n area corinth red")
    assert one > 0
    assert fear(ARMY.format("troops 2") + "\n area corinth green troops 2") > one


def test_an_army_that_a_unit_leads_with_any_god_is_feared_more() -> None:
    assert fear(ARMY.format("troops 1 titans 1")) > fear(ARMY.format("troops 2"))


@pytest.mark.parametrize(
    "between, reached", [("blue", True), ("", True), ("green troops 1", False), ("red troops 1", False)]
)
def test_an_army_reaches_what_lies_behind_a_territory_that_it_can_pass(between: str, reached: bool) -> None:
    """Argos and Sparta lie side by side, and so do Sparta and Pylos."""
    sparta = f"area sparta {between} \n" if between else ""
    game = position(f"{sparta} area argos blue troops 3 \n area pylos red \n area delos red \n area naxos green")
    ids = game.rules.board.ids
    assert (ids.index("argos") in armies_near(game, RED)[ids.index("pylos")]) == reached


@pytest.mark.parametrize("army, wanted", [("troops 3", {"ares"}), ("troops 2 titans 1", {"ares", "kronos", "zeus"})])
def test_a_rival_hopes_to_conquer_with_a_god_that_moves_its_army(army: str, wanted: set[str]) -> None:
    game = position(f"area pylos red metropolis plain \n area delos red \n area sparta blue {army} \n area naxos green")
    found = {name for name in ("ares", "kronos", "zeus") if hopes(game, BLUE, god(game, name), WEIGHTS) > 0}
    assert found == wanted


@pytest.mark.parametrize("row, hope", [("ares kronos", True), ("zeus kronos", False), ("kronos ares", False)])
def test_a_rival_hopes_for_kronos_where_he_gives_the_last_building(row: str, hope: bool) -> None:
    text = f"""
        cycle 3
        gods {row} - - -
        area athens blue port temple university
        area delos red
        area naxos green
        phase income
        """
    game = titans(text).game
    assert (hopes(game, BLUE, god(game, "kronos"), WEIGHTS) > 0) == hope


def test_before_the_first_cycle_a_god_is_worth_what_it_adds_to_the_deployment() -> None:
    game = preliminary().game
    for name in (*GODS[:2], "apollo"):
        twin = turn_with(game, 0, god(game, name), 0 if name == "apollo" else 1)
        assert twin.question.kind == "FirstTerritory"
        assert twin.asked == RED
