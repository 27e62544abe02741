"""T2: teammates begin on different islands, and what is given up where the board gets crowded."""

from __future__ import annotations

import random

import pytest

import cyclades
from cyclades import Game
from cyclades.editions.classic.titans.setup import ALL_RULES, partners
from tests.story import Story
from tests.titans import preliminary, titans_board

TEAMS = "teams red+blue green+yellow"
LINES = """
format = "cyclades-board 1"
name = "lines"
picture = '''
  n   n   n   o   e   e
    n   Aa  Bb  Cc  Dd  e
  w   w   s   s   t   t
    w   Pp  Qq  f   t
  w   u   u   f   f
    u   Rr  f   f
  u   u   f   f
'''
land = [
  { mark = "Aa", name = "Ainos", island = "Long", sites = 1, metropolis_square = 1, symbol = 1 },
  { mark = "Bb", name = "Berge", island = "Long", sites = 1, metropolis_square = 1, symbol = 1 },
  { mark = "Cc", name = "Cardia", island = "Long", sites = 1, symbol = 1 },
  { mark = "Dd", name = "Dikaia", island = "Long", sites = 1, symbol = 1 },
  { mark = "Pp", name = "Pella", island = "Short", sites = 1 },
  { mark = "Qq", name = "Qualla", island = "Short", sites = 1 },
  { mark = "Rr", name = "Rhene", island = "Rhene", sites = 1 },
]
sea = [
  { mark = "n", name = "North" },
  { mark = "o", name = "Opening" },
  { mark = "e", name = "East" },
  { mark = "w", name = "West" },
  { mark = "s", name = "South" },
  { mark = "t", name = "Tail" },
  { mark = "u", name = "Under" },
  { mark = "f", name = "Far" },
]
"""
"""A line of four territories, a line of two and a single one."""


def deploy(story: Story, colour: str, *areas: str) -> Story:
    """A colour deploys in these areas; where only one is left, it is not asked."""
    assert story.asked == colour
    for area in areas:
        if story.asked == colour and f"at {area}" in story.legal:
            story.play(f"at {area}")
    assert story.asked != colour
    return story


def after_offerings(row: str, bids: str, board: str = "", options: str = "") -> Story:
    """The offerings are made."""
    players = len(row.split()) + 1
    return preliminary(players, row, options, board).play(bids)


def places(story: Story) -> list[str]:
    return [words.removeprefix("at ") for words in story.legal]


EAST = ["thebes", "chalcis", "oropos", "megara", "athens", "marathon"]


# -- teams -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T2.16")
def test_a_player_begins_on_another_island_than_its_teammate() -> None:
    story = after_offerings("athena zeus ares", "bid athena 1, bid zeus 1, bid ares 1, bid apollo 0", options=TEAMS)
    deploy(story, "red", "argos", "elis", "north", "west", "argos")
    assert (story.asked, places(story)) == ("blue", EAST)
    deploy(story, "blue", "oropos", "marathon", "gulf", "east", "oropos")
    assert story.asked == "green"
    assert {"sparta", "athens"} <= {*places(story)}  # those of another team may be anywhere


@pytest.mark.rule("T2.16")
def test_without_teams_everybody_begins_where_it_likes() -> None:
    story = after_offerings("athena zeus ares", "bid athena 1, bid zeus 1, bid ares 1, bid apollo 0")
    deploy(story, "red", "argos", "elis", "north", "west", "argos")
    assert story.asked == "blue"
    assert "tegea" in places(story)


# -- what is given up --------------------------------------------------------------------------------------------------


def crowded_east() -> Story:
    """Green has begun in the east so that no pair there has two empty sea spaces any more, red in the west; it is
    blue's turn, red's teammate."""
    story = after_offerings("athena zeus ares", "bid zeus 1, bid ares 1, bid athena 1, bid apollo 0", options=TEAMS)
    deploy(story, "green", "chalcis", "athens", "gulf", "bay", "athens")
    return deploy(story, "red", "argos", "elis", "west", "south", "argos")


@pytest.mark.rule("T2.17")
def test_first_the_island_of_the_teammate_is_given_up() -> None:
    story = crowded_east()
    assert (story.asked, places(story)) == ("blue", ["sparta", "pylos", "corinth"])
    assert places(story.play("at corinth")) == ["sparta", "pylos"]  # with Tegea there would be only one space


@pytest.mark.rule("T2.17")
def test_but_not_as_long_as_there_is_a_pair_elsewhere() -> None:
    story = after_offerings("athena zeus ares", "bid zeus 1, bid ares 1, bid athena 1, bid apollo 0", options=TEAMS)
    deploy(story, "green", "chalcis", "athens", "gulf", "bay", "athens")
    assert (story.asked, "argos" in places(story)) == ("red", True)
    other = after_offerings("athena zeus ares", "bid zeus 1, bid ares 1, bid athena 1, bid apollo 0", options=TEAMS)
    deploy(other, "green", "oropos", "marathon", "gulf", "east", "oropos")
    deploy(other, "red", "argos", "elis", "west", "south", "argos")
    assert (other.asked, places(other)) == ("blue", ["thebes", "chalcis", "megara", "athens"])


@pytest.mark.rule("T2.17")
def test_then_the_second_fleet() -> None:
    story = after_offerings("athena zeus ares", "bid athena 1, bid zeus 1, bid ares 1, bid apollo 0")
    deploy(story, "red", "argos", "elis", "north", "west", "argos")
    deploy(story, "blue", "tegea", "corinth", "south", "strait", "tegea")
    deploy(story, "green", "chalcis", "athens", "gulf", "bay", "athens", "athens")
    assert (story.asked, places(story)) == ("yellow", ["oropos", "marathon"])  # beside the East, the only empty space
    story.play("at oropos")  # Marathon is the only territory beside it that is left
    assert (story.owner("marathon"), story.fleets("east"), story.question) == ("yellow", 1, "PlaceProsperity")
    assert sum(story.row("fleets")) == 7


@pytest.mark.rule("T2.17")
def test_then_the_first_fleet() -> None:
    story = after_offerings("athena zeus ares", "bid athena 1, bid zeus 1, bid ares 1, bid apollo 0")
    deploy(story, "red", "elis", "argos", "north", "south", "argos")
    deploy(story, "blue", "thebes", "chalcis", "strait", "gulf", "thebes")
    deploy(story, "green", "oropos", "marathon", "east", "bay", "oropos", "oropos")
    # Only the West is empty, which is beside Elis alone.
    assert (story.asked, places(story)) == ("yellow", ["sparta", "pylos", "tegea", "corinth", "megara", "athens"])
    assert places(story.play("at tegea")) == ["sparta", "corinth"]  # adjacent ones still
    story.play("at corinth")
    assert (story.question, sum(story.row("fleets"))) == ("PlaceProsperity", 6)
    assert (story.troops("tegea"), story.troops("corinth")) == (1, 1)


@pytest.mark.rule("T2.17")
def test_and_adjacency_last() -> None:
    story = after_offerings("athena zeus", "bid athena 1, bid zeus 1, bid apollo 0", titans_board(LINES))
    deploy(story, "red", "berge", "cardia", "north", "south")
    deploy(story, "blue", "pella", "qualla", "west", "under", "pella")
    assert (story.asked, places(story)) == ("green", ["ainos", "dikaia", "rhene"])
    assert places(story.play("at rhene")) == ["ainos", "dikaia"]
    story.play("at dikaia")
    assert (story.troops("rhene"), story.troops("dikaia")) == (1, 1)


# -- our boards --------------------------------------------------------------------------------------------------------


def pairs_left(game: Game, faction: int) -> int:
    """How many pairs, counted twice, satisfy everything for a faction."""
    free = [land for land in range(game.rules.lands) if game.s[game.f.owner + land] < 0]
    return sum(len(partners(game, faction, land, ALL_RULES)) for land in free)


def spoilt(game: Game) -> int:
    """How many pairs all factions have left together."""
    return sum(pairs_left(game, faction) for faction in range(len(game.rules.factions)))


def deploy_all(players: int, teams: bool, seed: int, hostile: bool) -> None:
    """A set-up in which everybody chooses at random, or so that as little as possible is left for the others."""
    game = cyclades.new("classic", players, expansions=["titans"], teams=teams or None, seed=seed)
    pick = random.Random(seed)
    while game.s[game.f.cycle] == 0:
        kind = game.question.kind
        if kind == "FirstTerritory":
            assert pairs_left(game, game.rules.factions.index(str(game.faction))) > 0
        choices = list(game.actions)
        pick.shuffle(choices)
        if hostile and kind in ("FirstTerritory", "SecondTerritory", "DeployFleet"):
            after = []
            for action in choices:
                other = game.copy()
                other.play(action)
                after.append(spoilt(other))
            game.play(choices[after.index(min(after))])
        else:
            game.play(choices[0])


WAYS = [(3, False), (4, False), (4, True), (5, False), (6, True)]


@pytest.mark.rule("T2.17")
@pytest.mark.parametrize("players, teams", WAYS)
@pytest.mark.parametrize("hostile", [False, True])
def test_on_our_boards_everybody_finds_a_pair_however_the_others_choose(
    players: int, teams: bool, hostile: bool
) -> None:
    for seed in range(2 if hostile else 10):
        deploy_all(players, teams, seed, hostile)
