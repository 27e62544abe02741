"""L1: set-up. The stories play on boards of their own, drawn below."""

import json

import pytest

import cyclades
from cyclades import Game
from cyclades.board import check_legendary
from cyclades.board.read import shipped_tiles
from cyclades.engine.decks import TRACK
from tests.story import Story

LAND = "sites = 2, prosperity = 1"
ROOMY = f"""
format = "cyclades-board 1"
name = "roomy"
picture = '''
  n   n   n   n   e   e   e
    w   D   N   P   e   A   f
  w   s   s   s   e   K   f
    w   S   s   T   b   M   f
  g   g   h   h   b   k   k
    g   I   h   C   j   R   k
  g   g   h   h   j   k   k
'''
land = [
  {{ mark = "D", name = "Delos", {LAND} }},
  {{ mark = "N", name = "Naxos", {LAND}, priestess = 1 }},
  {{ mark = "P", name = "Paros", {LAND} }},
  {{ mark = "A", name = "Andros", {LAND} }},
  {{ mark = "K", name = "Kea", {LAND} }},
  {{ mark = "M", name = "Milos", {LAND} }},
  {{ mark = "S", name = "Syros", {LAND}, priestess = 1 }},
  {{ mark = "T", name = "Thira", {LAND} }},
  {{ mark = "I", name = "Ios", {LAND} }},
  {{ mark = "C", name = "Chios", {LAND} }},
  {{ mark = "R", name = "Rhodes", {LAND} }},
]
sea = [
  {{ mark = "n", name = "North" }}, {{ mark = "w", name = "West" }}, {{ mark = "s", name = "South" }},
  {{ mark = "e", name = "East" }}, {{ mark = "b", name = "Bay" }}, {{ mark = "f", name = "Far" }},
  {{ mark = "g", name = "Gulf" }}, {{ mark = "h", name = "Haven" }}, {{ mark = "j", name = "Joy" }},
  {{ mark = "k", name = "Key" }},
]
"""
# Andros, Chios and Delos are alone; Gyaros to Lesbos are one island. Upper and Lower touch all land; Edge touches only
# Lesbos, Quiet only Lesbos and Kos.
NARROW = """
format = "cyclades-board 1"
name = "narrow"
picture = '''
  u   u   u   u   u   u   u   u   u   u   u   u   u
    A   u   C   u   D   u   G   H   I   J   K   L   e   q
  d   d   d   d   d   d   d   d   d   d   d   d   d
'''
joined = [["kos", "quiet"], ["lesbos", "quiet"]]
land = [
  { mark = "A", name = "Andros", sites = 2 },
  { mark = "C", name = "Chios", sites = 2 },
  { mark = "D", name = "Delos", sites = 2 },
  { mark = "G", name = "Gyaros", sites = 2 },
  { mark = "H", name = "Hydrea", sites = 2 },
  { mark = "I", name = "Ios", sites = 2 },
  { mark = "J", name = "Juktas", sites = 2 },
  { mark = "K", name = "Kos", sites = 2 },
  { mark = "L", name = "Lesbos", sites = 2 },
]
sea = [
  { mark = "u", name = "Upper" },
  { mark = "d", name = "Lower" },
  { mark = "e", name = "Edge" },
  { mark = "q", name = "Quiet" },
]
"""


def opening(board: str = ROOMY) -> Story:
    """A game about to begin its first placement, in the turn order red, blue, green."""
    story = Story(f"board {json.dumps(cyclades.load_board(board).layout)}\nphase start")
    story.play("draw zeus, draw ares, draw poseidon, draw hera, draw athena")
    story.play("draw graeae, draw harpy, draw kraken, draw minotaur, draw ajax, draw hector")
    return story.play("draw red, draw blue, draw green")


def first_round(story: Story) -> Story:
    """Everybody's first two areas."""
    story.play("at delos, at north, at syros, at west")  # red
    story.play("at naxos, at south, at andros, at east")  # blue
    return story.play("at ios, at gulf, at rhodes, at key")  # green


def at_first_offering(players: int) -> Game:
    """A game on its ready-made board, set up anyhow."""
    game = cyclades.new("legendary", players, seed=players)
    while game.question.kind != "Offer":
        game.play(game.actions[0])
    return game


@pytest.mark.rule("L1.1")
@pytest.mark.parametrize("players, tiles", [(3, 6), (4, 8), (5, 10), (2, 8), (6, 10)])
def test_the_board_is_made_of_two_tiles_for_each_player_and_for_2_and_6_like_for_4_and_5(
    players: int, tiles: int
) -> None:
    board = cyclades.new("legendary", players, seed=1).rules.board
    assert sum(len(cells) for cells in board.cells) == 7 * tiles  # a tile is a flower of seven cells
    used = [tile for tile in shipped_tiles().values() if all(area.id in board.ids for area in tile.lands + tile.seas)]
    assert len(used) == tiles


@pytest.mark.rule("L1.2")
def test_the_gods_above_apollo_are_drawn_at_random() -> None:
    story = Story("board ready\nphase start")
    assert sorted(story.legal) == ["draw ares", "draw athena", "draw hera", "draw poseidon", "draw zeus"]
    story.play("draw hera, draw zeus")
    assert sorted(story.legal) == ["draw ares", "draw athena", "draw poseidon"]
    story.play("draw ares, draw athena, draw poseidon")
    assert story.gods == ["hera", "zeus", "ares", "athena", "poseidon"]


@pytest.mark.rule("L1.2")
@pytest.mark.parametrize("players, open_gods", [(2, 3), (3, 2), (4, 3), (5, 4), (6, 5)])
def test_the_last_gods_lie_face_down(players: int, open_gods: int) -> None:
    game = at_first_offering(players)
    gods = [game.rules.gods[game.s[game.f.god_at + slot]].name for slot in range(5)]
    assert {action.notation.split()[1] for action in game.actions} == {*gods[:open_gods], "apollo"}


@pytest.mark.rule("L1.3")
def test_four_creatures_and_two_heroes_are_revealed() -> None:
    story = opening()
    assert [story.place(card) for card in ("graeae", "harpy", "kraken", "minotaur")] == [TRACK + n for n in range(4)]
    assert [story.place(card) for card in ("ajax", "hector")] == [TRACK, TRACK + 1]
    assert story.place("sphinx") < TRACK


@pytest.mark.rule("L1.3")
@pytest.mark.parametrize(
    "track, price", [("harpy - - -", 5), ("- harpy - -", 4), ("- - harpy -", 3), ("- - - harpy", 2)]
)
def test_the_slots_of_the_creature_track_cost_5_4_3_and_2(track: str, price: int) -> None:
    text = f"""
        cycle 2
        gods zeus ares poseidon hera athena
        player red gold GOLD
        offering red zeus 1
        area delos red troops 1
        creatures {track}
        phase actions zeus paid
        """
    assert Story(text.replace("GOLD", str(price - 1))).refuses("buy harpy")
    assert Story(text.replace("GOLD", str(price))).play("buy harpy, decline").gold("red") == 0


@pytest.mark.rule("L1.4")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_everybody_begins_with_5_gold_8_troops_and_8_fleets(players: int) -> None:
    story = Story("board ready\nphase start", players)
    for colour in ("red", "blue", "green", "yellow", "purple")[:players]:
        assert story.gold(colour) == 5
        assert story.number("troops_left", colour) == 8
        assert story.number("fleets_left", colour) == 8


@pytest.mark.rule("L1.4")
def test_the_pawns_are_put_on_the_track_at_random() -> None:
    story = Story("board ready\nphase start")
    while "draw red" not in story.legal:
        story.play(story.legal[0])
    assert story.legal == ["draw red", "draw blue", "draw green"]
    story.play("draw green")
    assert story.legal == ["draw red", "draw blue"]
    story.play("draw red, draw blue")
    assert story.order == ["green", "red", "blue"]


@pytest.mark.rule("L1.5")
def test_in_turn_order_everybody_takes_two_areas_on_two_islands() -> None:
    story = opening()
    assert story.asked == "red"
    story.play("at delos, at north")
    assert story.asked == "red"
    assert story.refuses("at naxos")  # the same island
    assert story.refuses("at paros")
    story.play("at syros, at west")
    assert story.asked == "blue"
    assert story.refuses("at delos")  # taken
    assert "at naxos" in story.legal  # beside red, on red's island
    story.play("at naxos, at south, at andros, at east")
    assert story.asked == "green"
    story.play("at ios, at gulf, at rhodes, at key")
    assert {area: story.owner(area) for area in ("delos", "syros", "naxos", "andros", "ios", "rhodes")} == {
        "delos": "red",
        "syros": "red",
        "naxos": "blue",
        "andros": "blue",
        "ios": "green",
        "rhodes": "green",
    }


@pytest.mark.rule("L1.6")
def test_in_reverse_order_everybody_takes_a_third_area_even_on_an_own_island() -> None:
    story = first_round(opening())
    assert story.asked == "green"
    assert story.refuses("at delos")
    story.play("at chios, at haven")
    assert story.asked == "blue"
    story.play("at kea, at bay")  # blue is on Andros already
    assert story.owner("kea") == "blue"
    assert story.asked == "red"


@pytest.mark.rule("L1.7")
def test_an_area_is_settled_before_the_next_choice() -> None:
    story = opening().play("at syros")
    assert story.owner("syros") == "red"
    assert story.number("priestesses", "red") == 1  # the symbol, before the fleet
    assert story.question == "StartingFleet"
    assert sorted(story.legal) == ["at gulf", "at haven", "at south", "at west"]  # the empty seas beside it, no other
    story.play("at west")
    assert (story.fleets("west"), story.owner("west"), story.number("fleets_left", "red")) == (1, "red", 7)
    assert [event["price"] for event in story.happened("recruited")] == [0]
    story.play("at delos")
    assert story.number("priestesses", "red") == 1  # no symbol there
    assert sorted(story.legal) == ["at north", "at south"]  # West is not empty any more, although it is red's


@pytest.mark.rule("L1.7")
def test_the_third_area_is_settled_in_the_same_way() -> None:
    story = opening().play("at delos, at north, at thira, at bay")
    story.play("at chios, at joy, at andros, at east", "at ios, at gulf, at rhodes, at key", "at milos, at far")
    assert story.asked == "blue"
    story.play("at naxos")
    assert story.number("priestesses", "blue") == 1
    assert story.legal == ["at south"]  # North is red's
    story.play("at south")
    assert (story.fleets("south"), story.asked) == (1, "red")


@pytest.mark.rule("L1.8")
def test_an_area_without_an_empty_sea_cannot_be_chosen() -> None:
    story = opening().play("at syros, at gulf, at chios, at haven")  # all the sea beside Ios
    assert story.asked == "blue"
    assert story.owner("ios") is None
    assert story.refuses("at ios")
    assert "at delos" in story.legal


@pytest.mark.rule("L1.9")
def test_without_any_empty_sea_the_fleet_joins_own_fleets_or_is_not_placed() -> None:
    story = opening(NARROW).play("at andros, at upper, at chios, at lower")
    story.play("at lesbos, at edge")
    story.play("at delos")  # no empty sea and no fleet of blue beside it
    assert story.asked == "green"
    assert story.number("fleets_left", "blue") == 7
    story.play("at kos, at quiet, at gyaros, at hydrea, at ios")
    assert story.asked == "red"
    story.play("at juktas")
    assert sorted(story.legal) == ["at lower", "at upper"]
    story.play("at upper")
    assert story.fleets("upper") == 2


@pytest.mark.rule("L1.9")
def test_the_empty_sea_is_waived_before_the_different_islands() -> None:
    story = opening(NARROW).play("at andros, at upper, at chios, at lower")
    assert sorted(story.legal) == ["at kos", "at lesbos"]  # the only ones beside an empty sea
    story.play("at lesbos, at edge")
    assert story.legal == ["at delos"]  # not Kos beside the empty Quiet: it is on the same island
    story.play("at delos, at kos, at quiet")
    assert story.asked == "green"
    assert sorted(story.legal) == ["at gyaros", "at hydrea", "at ios", "at juktas"]  # only green's own island is left


@pytest.mark.rule("L1.9")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_no_shipped_board_needs_a_waiver(players: int) -> None:
    check_legendary(cyclades.ready_board(players), players, trials=10)


@pytest.mark.rule("L1.10")
def test_three_troops_are_distributed_in_reverse_order_over_the_own_areas() -> None:
    story = first_round(opening()).play("at chios, at haven, at kea, at bay, at milos")
    assert story.question == "StartingFleet"  # no troops before the last third area is settled
    story.play("at far")
    assert story.asked == "green"
    assert sorted(story.legal) == ["at chios", "at ios", "at rhodes"]
    story.play("at ios, at ios, at ios")
    assert (story.troops("ios"), story.troops("chios"), story.number("troops_left", "green")) == (3, 0, 5)
    assert story.owner("chios") == "green"  # no troop, but still its own
    assert story.asked == "blue"
    story.play("at naxos, at andros, at kea")
    assert story.asked == "red"
    story.play("at delos, at delos, at syros")
    assert (story.question, story.asked) == ("Offer", "red")
    assert story.owner("milos") == "red"
