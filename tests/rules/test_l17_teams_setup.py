"""L17: who plays with whom, the common purse, and placement in teams."""

import json
import random
import re
from typing import Any

import pytest

import cyclades
from cyclades import Game, SetupError
from cyclades.engine.decks import DECK, TOP
from tests.story import TEAMS, Story, team_turn

# Andros, Chios and Delos are an island, Euboea, Folegandros and Gyaros another, Hydrea to Melos a third. Upper and
# Lower touch all land; the other seas only what they are joined to, and Pool touches Melos.
CLOSE = """
format = "cyclades-board 1"
name = "close"
picture = '''
  u   u   u   u   u   u   u   u   u   u   u   u   u   u   u
    A   C   D   u   E   F   G   u   H   I   J   K   L   M   p   q   r   t
  d   d   d   d   d   d   d   d   d   d   d   d   d   d   d
'''
joined = [["leros", "pool"], ["chios", "quay"], ["leros", "quay"], ["kea", "reef"], ["leros", "reef"], ["ios", "tide"]]
land = [
  { mark = "A", name = "Andros", sites = 2 },
  { mark = "C", name = "Chios", sites = 2 },
  { mark = "D", name = "Delos", sites = 2 },
  { mark = "E", name = "Euboea", sites = 2 },
  { mark = "F", name = "Folegandros", sites = 2 },
  { mark = "G", name = "Gyaros", sites = 2 },
  { mark = "H", name = "Hydrea", sites = 2 },
  { mark = "I", name = "Ios", sites = 2 },
  { mark = "J", name = "Juktas", sites = 2 },
  { mark = "K", name = "Kea", sites = 2 },
  { mark = "L", name = "Leros", sites = 2 },
  { mark = "M", name = "Melos", sites = 2 },
]
sea = [
  { mark = "u", name = "Upper" },
  { mark = "d", name = "Lower" },
  { mark = "p", name = "Pool" },
  { mark = "q", name = "Quay" },
  { mark = "r", name = "Reef" },
  { mark = "t", name = "Tide" },
]
"""


def opening(order: str, teams: str = TEAMS) -> Story:
    """A game on the close board about to begin its first placement."""
    story = Story(f"board {json.dumps(cyclades.load_board(CLOSE).layout)}\nphase start", 4, teams)
    story.play("draw zeus, draw ares, draw poseidon, draw hera, draw athena")
    story.play("draw graeae, draw harpy, draw kraken, draw minotaur, draw ajax, draw hector")
    return story.play(*(f"draw {colour}" for colour in order.split()))


# -- who plays with whom -----------------------------------------------------------------------------------------------


@pytest.mark.rule("L17.1", "L17.2")
@pytest.mark.parametrize(
    "players, teams, purses",
    [
        (4, None, ["red", "blue", "green", "yellow"]),
        (4, False, ["red", "blue", "green", "yellow"]),
        (4, [], ["red", "blue", "green", "yellow"]),
        (4, True, ["red+blue", "green+yellow"]),
        (4, [[0, 2], [1, 3]], ["red+green", "blue+yellow"]),
        (4, ((3, 0), (2, 1)), ["red+yellow", "blue+green"]),
        (6, None, ["red+blue", "green+yellow", "purple+black"]),
        (6, True, ["red+blue", "green+yellow", "purple+black"]),
        (6, [[5, 2], [0, 4], [3, 1]], ["red+purple", "blue+yellow", "green+black"]),
        (3, None, ["red", "blue", "green"]),
        (5, False, ["red", "blue", "green", "yellow", "purple"]),
    ],
)
def test_who_plays_with_whom(players: int, teams: Any, purses: list[str]) -> None:
    rules = cyclades.new("legendary", players, teams=teams, seed=1).rules
    assert rules.purses == purses
    assert list(rules.player_of) == list(range(players))  # one faction each


PAIRS = "expected True, or pairs of the players 0 to 3 with each of them in one"
REFUSED: list[tuple[int, Any, str]] = [
    (3, True, "expected teams only with 4 or 6 players in the edition 'legendary', got 3 players in teams"),
    (5, True, "expected teams only with 4 or 6 players in the edition 'legendary', got 5 players in teams"),
    (3, [[0, 1]], "expected teams only with 4 or 6 players in the edition 'legendary', got 3 players in teams"),
    (6, False, "expected teams with 6 players, who play in no other way, got none"),
    (6, [], "expected teams with 6 players, who play in no other way, got none"),
    (6, [[0, 1], [2, 3]], "expected True, or pairs of the players 0 to 5 with each of them in one, but player 4 is in"),
    (4, [[0, 1], [1, 2]], f"{PAIRS}, but player 1 is in two"),
    (4, [[0, 0], [1, 2]], f"{PAIRS}, but player 0 is in two"),
    (4, [[0, 1]], f"{PAIRS}, but player 2 is in none"),
    (4, [[0, 1, 2], [3]], f"{PAIRS}, but [0, 1, 2] is no pair"),
    (4, [[0, 1, 2, 3]], f"{PAIRS}, but [0, 1, 2, 3] is no pair"),
    (4, [0, 1], f"{PAIRS}, but 0 is no pair"),
    (4, [[0, 1], [2, 4]], f"{PAIRS}, got 4"),
    (4, [[0, 1], [2, -1]], f"{PAIRS}, got -1"),
    (4, [[0, 1], [2, "3"]], f"{PAIRS}, got '3'"),
    (4, [[0, True], [2, 3]], f"{PAIRS}, got True"),
    (4, "red+blue green+yellow", f"{PAIRS}, got 'red+blue green+yellow'"),
    (4, 1, f"{PAIRS}, got 1"),
]


@pytest.mark.rule("L17.1", "L17.3")
@pytest.mark.parametrize("players, teams, message", REFUSED, ids=[repr(row[:2]) for row in REFUSED])
def test_teams_that_make_no_sense_are_refused(players: int, teams: Any, message: str) -> None:
    with pytest.raises(SetupError, match="^" + re.escape(message)):
        cyclades.new("legendary", players, teams=teams)


@pytest.mark.rule("L17.2")
@pytest.mark.parametrize(
    "players, teams, kept",
    [
        (4, [[1, 3], [2, 0]], [[0, 2], [1, 3]]),
        (4, None, []),
        (6, None, [[0, 1], [2, 3], [4, 5]]),
        (6, [[0, 5], [1, 4], [2, 3]], [[0, 5], [1, 4], [2, 3]]),
    ],
)
def test_records_views_and_positions_keep_the_teams(players: int, teams: Any, kept: list[list[int]]) -> None:
    game = cyclades.new("legendary", players, teams=teams, seed=4)
    choice = random.Random(4)
    for _ in range(150):
        game.play(choice.choice(game.actions))
    assert game.record()["setup"]["teams"] == kept
    view = game.view(1)
    assert view["setup"]["teams"] == kept
    for again in (
        cyclades.load(json.dumps(game.record())),
        cyclades.read_position(cyclades.write_position(game)),
        cyclades.imagine(json.loads(json.dumps(view)), 5),
    ):
        assert again.rules.seating.teams == kept
        assert (again.rules.team_of, again.rules.purses) == (game.rules.team_of, game.rules.purses)
        assert again.view(1) == view


@pytest.mark.rule("L17.2", "L17.3")
@pytest.mark.parametrize(
    "players, teams, message",
    [
        (4, "teams red+blue green+orange", "line 4: expected a colour (red, blue, green, yellow) instead of 'orange'"),
        (4, "teams red+blue", "but green is in none"),
        (4, "teams red blue green yellow", "expected pairs of colours such as red+blue"),
        (4, "teams red+blue blue+green", "but blue is in 2"),
        (4, "teams", "expected a value after 'teams'"),
        (3, "teams red+blue", "got 3 players in teams"),
        (2, "teams red+blue green+yellow", "got 2 players in teams"),
    ],
)
def test_a_line_of_teams_that_makes_no_sense_is_refused(players: int, teams: str, message: str) -> None:
    with pytest.raises(cyclades.PositionError, match=r"^line 4: ") as caught:
        cyclades.read_position(f"cyclades-position 1\nedition legendary\nplayers {players}\n{teams}\nphase income")
    assert message in str(caught.value)
    assert str(caught.value).count("line 4") == 1


@pytest.mark.rule("L17.4")
def test_pawns_come_to_the_track_without_regard_to_teams_and_everybody_has_a_turn() -> None:
    story = opening("red blue")
    assert story.legal == ["draw green", "draw yellow"]  # the teammates may be neighbours on the track
    story = opening("blue yellow red")
    assert story.legal == ["draw green"]
    story.play("draw green")
    assert (story.order, story.asked) == (["blue", "yellow", "red", "green"], "blue")
    gods = "cycle 2\ngods zeus ares poseidon hera athena\norder yellow blue green red\nphase offerings"
    story = Story(gods, 4, TEAMS)
    for colour, god in (("yellow", "zeus"), ("blue", "ares"), ("green", "poseidon"), ("red", "apollo")):
        assert (story.asked, story.game.player) == (colour, ["red", "blue", "green", "yellow"].index(colour))
        story.play(f"bid {god} {0 if god == 'apollo' else 1}")
    assert story.asked == "yellow"  # Zeus' player acts, for itself


# -- the purse ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("L17.5")
def test_a_team_begins_with_10_gp_in_one_purse() -> None:
    assert Story("board ready\nphase start", 4, TEAMS).row("gold") == [10, 10]
    assert Story("board ready\nphase start", 6).row("gold") == [10, 10, 10]
    assert Story("board ready\nphase start", 4).row("gold") == [5, 5, 5, 5]


@pytest.mark.rule("L17.5")
def test_the_income_of_both_goes_into_the_purse() -> None:
    areas = "area delos red\narea west red fleets 1\narea kea blue\narea thira green"
    story = Story(f"cycle 2\nplayer red gold 3\nplayer green gold 0\n{areas}\nphase income", 4, TEAMS)
    assert story.gold("red+blue") == 3 + 2 + 2
    assert story.gold("green+yellow") == 1
    assert {event["faction"]: event["number"] for event in story.happened("income-received")} == {
        "red": 2,
        "blue": 2,
        "green": 1,
        "yellow": 0,
    }


@pytest.mark.rule("L17.5", "L17.35")
def test_each_pays_from_the_purse_what_it_likes() -> None:
    text = "area delos red\narea kea blue\noffering blue athena 1"
    story = team_turn("ares", text, red="gold 9").play("recruit troop, at delos", "recruit troop, at delos", "end")
    assert story.gold("red+blue") == 9 - 2 - 3
    story.play("build university, at kea, recruit philosopher", "recruit philosopher")
    assert (story.gold("red+blue"), story.number("philosophers", "blue")) == (0, 2)
    story = team_turn("ares", text, red="gold 8").play("recruit troop, at delos", "recruit troop, at delos", "end")
    story.play("build university, at kea, recruit philosopher")
    assert (story.asked, story.refuses("recruit philosopher")) == ("blue", True)  # red has spent too much


@pytest.mark.rule("L17.5")
def test_apollo_and_loot_fill_the_purse() -> None:
    text = "cycle 2\ngods zeus ares poseidon hera athena\noffering blue apollo 0\narea kea blue\nplayer red gold 1"
    assert Story(f"{text}\nphase actions", 4, TEAMS).gold("red+blue") == 3
    story = team_turn("zeus", "area delos red\nplayer green gold 7\ncreatures - - - griffin", red="gold 2")
    story.play("buy griffin, rob green")
    assert (story.gold("red+blue"), story.gold("green+yellow")) == (3, 4)


@pytest.mark.rule("L17.6")
def test_both_teammates_see_their_purse_and_the_others_only_its_range() -> None:
    story = team_turn("zeus", "area delos red\nplayer green gold 4 between 2 9", red="gold 9 between 8 12")
    seen = [story.game.view(player)["state"]["gold"] for player in (0, 1, 2, 3, None)]
    assert seen == [[9, None], [9, None], [None, 4], [None, 4], [None, None]]
    for player in (0, 1, 2, 3, None):
        assert story.game.view(player)["gold"] == {"red+blue": [8, 12], "green+yellow": [2, 9]}


@pytest.mark.rule("L17.6")
def test_a_game_imagined_from_a_view_knows_the_own_purse_and_guesses_the_other() -> None:
    story = team_turn("zeus", "area delos red\nplayer green gold 4 between 2 9", red="gold 9 between 8 12")
    purses = [cyclades.imagine(story.game.view(1), seed) for seed in range(30)]
    assert {int(game.s[game.f.gold]) for game in purses} == {9}
    guessed = {int(game.s[game.f.gold + 1]) for game in purses}
    assert len(guessed) > 3
    assert guessed <= set(range(2, 10))


@pytest.mark.rule("L17.7")
def test_a_card_looked_at_is_not_shown_to_the_teammate() -> None:
    story = team_turn("zeus", "area delos red\narea naxos blue").play("peek, draw kraken")
    assert [event["card"] for event in story.game.seen(0) if event["event"] == "card-seen"] == ["kraken"]
    kraken = story.game.rules.f.by_name["place"].per.index("kraken")
    for player in (1, 2, 3, None):
        assert [event for event in story.game.seen(player) if event["event"] == "card-seen"] == []
        assert story.game.view(player)["state"]["place"][kraken] == DECK
        assert story.game.record(player)["actions"] == ["peek", "draw ?"]
    story.play("decline")
    assert story.game.view(0)["state"]["place"][kraken] == TOP
    assert story.game.view(1)["state"]["place"][kraken] == DECK


# -- placement ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("L17.8")
def test_in_the_first_round_the_teammates_islands_are_barred() -> None:
    story = opening("red blue green yellow").play("at andros, at upper, at melos, at pool")  # red on two islands
    assert story.asked == "blue"
    assert "at chios" not in story.legal  # beside red
    assert "at leros" not in story.legal
    assert story.legal == ["at euboea", "at folegandros", "at gyaros"]


@pytest.mark.rule("L17.8")
def test_opponents_may_share_an_island_in_the_first_round() -> None:
    story = opening("red green blue yellow").play("at andros, at upper, at melos, at pool")
    assert story.asked == "green"
    assert {"at chios", "at leros", "at euboea"} < set(story.legal)
    story = opening("red blue green yellow", "").play("at andros, at upper, at melos, at pool")
    assert {"at chios", "at leros", "at euboea"} < set(story.legal)  # nobody plays with anybody


def first_round_islands(game: Game, choice: random.Random) -> dict[str, set[int]]:
    """Everybody's islands after a first round of placement at random."""
    islands: dict[str, set[int]] = {colour: set() for colour in game.rules.factions}
    for _ in range(4 * len(islands)):
        if game.question.kind == "StartingArea":
            action = choice.choice(game.actions)
            islands[str(game.faction)].add(int(game.rules.island[action.a]))
            game.play(action)
        else:
            game.play(choice.choice(game.actions))
    return islands


@pytest.mark.rule("L17.8")
@pytest.mark.parametrize("players", [4, 6])
def test_teammates_begin_on_four_different_islands_and_then_anywhere(players: int) -> None:
    for seed in range(12):
        game = cyclades.new("legendary", players, teams=True, seed=seed)
        islands = first_round_islands(game, random.Random(seed))
        rules, board = game.rules, game.rules.board
        for team in range(players // 2):
            one, other = (colour for n, colour in enumerate(rules.factions) if rules.team_of[n] == team)
            assert len(islands[one] | islands[other]) == 4, (seed, one, other)
        assert game.question.about["round"] == 2
        free = {n for n in range(board.areas) if game.s[game.f.owner + n] < 0}
        seas = {n for n in free if n >= board.lands}
        expected = {f"at {board.ids[n]}" for n in free - seas if seas & set(board.adjacent[n])}
        assert {action.notation for action in game.actions} == expected  # the teammate's islands are open


@pytest.mark.rule("L17.9", "L1.9")
def test_without_a_choice_the_teammates_islands_are_allowed_first() -> None:
    story = opening("red blue green yellow").play("at andros, at upper, at euboea, at lower")
    assert story.legal == ["at ios", "at kea", "at leros", "at melos"]  # the island where red is not
    story.play("at melos, at pool")
    assert story.legal == ["at chios"]  # beside an empty sea: not Delos or Gyaros, and not Leros on blue's own island
    story.play("at chios")
    assert story.legal == ["at quay"]


@pytest.mark.rule("L17.9", "L1.9")
def test_the_empty_sea_is_waived_next_and_the_different_islands_last() -> None:
    story = opening("red green blue yellow").play("at andros, at upper, at euboea, at lower")
    story.play("at chios, at quay, at melos, at pool")  # green
    assert story.asked == "blue"
    assert story.legal == ["at ios", "at kea", "at leros"]
    story.play("at kea, at reef")
    assert story.legal == ["at delos", "at folegandros", "at gyaros"]  # not Ios beside the empty Tide
    story.play("at delos")
    assert story.asked == "yellow"  # no fleet: those beside it are red's, with whom blue's never share an area
    assert story.number("fleets_left", "blue") == 7
    assert (story.fleets("upper"), story.owner("upper")) == (1, "red")
