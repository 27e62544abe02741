"""Positions: what is refused with a clear error, and that what is written reads back without loss."""

import json
import random
from textwrap import dedent
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import cyclades
from cyclades import Game, PositionError
from tests.story import Story, board_line, team_turn, turn

HEAD = f"cyclades-position 1\nedition legendary\nplayers 3\nboard {board_line()}\n"
GODS = "gods zeus ares poseidon hera athena"


def error(body: str, head: str = HEAD) -> str:
    """The error with which a position is refused; its own lines begin with the fifth."""
    with pytest.raises(PositionError) as caught:
        cyclades.read_position(head + dedent(body))
    return str(caught.value)


# -- mistakes in a line -----------------------------------------------------------------------------------------

MISTAKES = [
    # the auction board
    ("cycle two\nphase income", 5, "expected a number from 1 to 999 instead of 'two'"),
    ("cycle 2\ncycle 3\nphase income", 6, "expected 'cycle' once"),
    ("gods zeus ares poseidon hera\nphase income", 5, "expected all 5 gods above Apollo"),
    ("gods zeus ares poseidon hera hades\nphase income", 5, "expected a god"),
    ("gods zeus ares poseidon hera apollo\nphase income", 5, "instead of 'apollo'"),
    ("gods zeus ares poseidon hera zeus\nphase income", 5, "expected every god once"),
    ("order red blue\nphase income", 5, "expected 3 slots of the turn order track"),
    ("order red blue red\nphase income", 5, "expected every pawn once"),
    ("order red blue -\nphase offerings", 6, "the pawn of green is nowhere"),
    (f"{GODS}\noffering red hera 1\nphase payment", 6, "'hera' lies face down"),
    (f"{GODS}\noffering red apollo 1\nphase payment", 6, "expected a number from 0 to 0"),
    (f"{GODS}\noffering red zeus 1\noffering blue zeus 2\nphase payment", 7, "a pawn already stands on 'zeus'"),
    (f"{GODS}\noffering red zeus 1\noffering red ares 2\nphase payment", 7, "expected 'offering red' once"),
    (
        f"{GODS}\nplayer red gold 3 priestesses 1\noffering red zeus 5\nphase payment",
        8,
        "red cannot pay an offering of 5",
    ),
    ("creatures kraken harpy -\nphase income", 5, "expected 4 slots, '-' for an empty one"),
    ("creatures kraken ajax - -\nphase income", 5, "'ajax' is no card of the deck of creatures"),
    ("heroes kraken -\nphase income", 5, "'kraken' is no card of the deck of heroes"),
    ("creatures kraken - - -\ndiscard harpy kraken\nphase income", 6, "the card 'kraken' is already in line 5"),
    ("discard krakken\nphase income", 5, "did you mean 'kraken'?"),
    ("top harpy\nphase income", 5, "expected 'top CARD known COLOUR …'"),
    ("top harpy known red\ntop sphinx known blue\nphase income", 6, "expected at most one known card on top"),
    ("supply priestesses 21 philosophers 20\nphase income", 5, "expected a number from 0 to 20"),
    # the players
    ("player yellow gold 5\nphase income", 5, "expected a colour (red, blue, green) instead of 'yellow'"),
    ("player red silver 5\nphase income", 5, "expected pairs of gold, priestesses, philosophers"),
    ("player red gold -1\nphase income", 5, "expected a number from 0 to 99999 instead of '-1'"),
    ("player red gold 5\nplayer red gold 6\nphase income", 6, "expected 'player red' once"),
    ("player red gold 5 between 6 9\nphase income", 5, "expected 'gold N between LOW HIGH' with N between them"),
    # the board
    ("area atlantis red\nphase income", 5, "expected an area"),
    ("area delos red\narea delos blue\nphase income", 6, "expected 'area delos' once"),
    ("area delos - troops 2\nphase income", 5, "expected a colour for the units there"),
    ("area delos red fleets 2\nphase income", 5, "in a land area, not 'fleets'"),
    ("area north red troops 2\nphase income", 5, "in a sea area, not 'troops'"),
    ("area north red fleets 1\narea north blue fleets 1\nphase income", 6, "expected 'area north' once"),
    ("area north red fleets 1 blue fleets 1\nphase income", 5, "in a sea area, not 'blue'"),
    ("area north red\nphase income", 5, "a sea area without fleets is controlled by nobody"),
    ("area delos red temple 2 port\nphase income", 5, "expected at most 2 basic buildings on its construction sites"),
    ("area paros red metropolis gold temple\nphase income", 5, "expected at most 0 basic buildings"),
    ("area paros red metropolis wine\nphase income", 5, "expected a bonus"),
    # miniatures
    ("cycle 3\narea delos blue\nhero ajax red at delos since 2\nphase income", 7, "only where his faction has control"),
    ("cycle 3\narea delos red\nhero kraken red at delos since 2\nphase income", 7, "'kraken' is no hero"),
    ("cycle 3\ncreature harpy red at north since 2\nphase income", 6, "'harpy' is no creature with a miniature"),
    ("cycle 3\ncreature kraken red at delos since 2\nphase income", 6, "the kraken cannot stand there"),
    ("cycle 3\narea delos blue\ncreature minotaur red at delos since 2\nphase income", 7, "the minotaur cannot stand"),
    (
        "cycle 3\narea north red fleets 1\ncreature kraken red at north since 2\nphase income",
        6,
        "a creature keeps fleets out of there",
    ),
    ("cycle 3\ncreature kraken red at north since 4\nphase income", 6, "expected a number from 0 to 3"),
    ("cycle 3\ncreature kraken red at north\nphase income", 6, "expected 'creature NAME COLOUR at AREA since CYCLE'"),
    ("led kraken 1\nphase income", 5, "'kraken' is no hero"),
    ("done dancing 1\nphase income", 5, "expected a deed"),
    # the phase and the moves
    ("phase\n", 5, "expected phase start|initialization|income"),
    ("phase lunch", 5, "expected phase start|initialization|income"),
    ("phase income red", 5, "expected phase start|initialization|income"),
    ("phase income\nphase offerings", 6, "expected one phase, but there is a second"),
    ("cycle 2\nphase start", 6, "expected nothing on the table before the start"),
    (f"{GODS}\nphase actions zeus", 6, "nobody has made an offering to 'zeus'"),
    (f"{GODS}\nphase actions hera", 6, "'hera' lies face down"),
    (f"{GODS}\noffering red zeus 1\nphase offerings red", 7, "the pawn of red has made its offering already"),
    ("phace income", 5, "did you mean 'phase'?"),
    (f"{GODS}\nphase offerings\n> bid hera 1", 7, "'bid hera 1' is not legal now; expected one of: bid zeus 1"),
    (f"{GODS}\nphase offerings\n> bid zeus 1\n\n> bid zeus 1", 9, "'bid zeus 1' is not legal now"),
    (f"{GODS}\nphase offerings\n> dance", 7, "no action begins with 'dance'"),
    (
        f"{GODS}\nphase offerings\n> bid zeus 1\nplayer red gold 3",
        8,
        "expected only moves ('> …') after the first move",
    ),
]


@pytest.mark.parametrize("body, line, fragment", MISTAKES)
def test_a_mistake_is_refused_with_its_line_and_reason(body: str, line: int, fragment: str) -> None:
    message = error(body)
    assert message.startswith(f"line {line}: ")
    assert fragment in message


@pytest.mark.parametrize(
    "text, fragment",
    [
        ("", "line 1: expected 'cyclades-position 1' first, got nothing"),
        (
            "\n\ncyclades-position 2\nplayers 3",
            "line 3: expected 'cyclades-position 1' first, got 'cyclades-position 2'",
        ),
        ("edition legendary\nplayers 3", "line 1: expected 'cyclades-position 1' first"),
        ("cyclades-position 1\nplayers 3\nphase income", "expected a line 'edition …', but there is none"),
        ("cyclades-position 1\nedition legendary\nphase income", "expected a line 'players …', but there is none"),
        ("cyclades-position 1\nedition legendary\nplayers 3\ncycle 2", "expected a line 'phase …', but there is none"),
        ("cyclades-position 1\nedition legendary\nplayers many", "line 3: expected a number from 1 to 9"),
        ("cyclades-position 1\nedition\nplayers 3", "line 2: expected a value after 'edition'"),
        ("cyclades-position 1\nboard {", "line 2: expected the layout of a board in JSON"),
        ("cyclades-position 1\noption gold", "line 2: expected 'option NAME VALUE'"),
        ("cyclades-position 1\noption gold 5\noption gold 6", "line 3: the option 'gold' is given twice"),
    ],
)
def test_a_position_without_its_frame_is_refused(text: str, fragment: str) -> None:
    assert fragment in error(text, head="")


TOO_MANY = [
    ("area delos red troops 5\narea naxos red troops 4", "expected at most 8 troops of red, not 9"),
    ("area north red fleets 5\narea east red fleets 4", "expected at most 8 fleets of red, not 9"),
    ("area delos red mercenaries 9\narea kea blue mercenaries 7", "expected at most 15 mercenaries, not 16"),
    ("player red priestesses 12\nplayer blue priestesses 9", "expected at most 20 priestesses, not 21"),
    ("player red philosophers 3\nsupply priestesses 9 philosophers 18", "expected at most 20 philosophers, not 21"),
    ("area delos red metropolis gold metropolis gold\narea naxos red metropolis gold metropolis gold", "at most 3"),
    ("player red eliminated\narea delos red", "red is eliminated, but still has areas"),
]


@pytest.mark.parametrize("body, fragment", TOO_MANY)
def test_more_than_the_box_holds_is_refused(body: str, fragment: str) -> None:
    assert fragment in error(f"{body}\nphase income")


@pytest.mark.parametrize(
    "head, fragment",
    [
        (HEAD.replace("players 3", "players 7"), "expected 2, 3, 4, 5, 6 players for the edition 'legendary', got 7"),
        (HEAD.replace("legendary", "legends", 1), "expected an edition among legendary, classic, got 'legends'"),
        (f"{HEAD}option golden 5\n", "expected an option among metropolises, gold"),
        (f"{HEAD}option scale 3 1\n", "expected rising whole numbers from 1 to 99 in the option 'scale', got [3, 1]"),
    ],
)
def test_a_set_up_that_cannot_be_is_refused(head: str, fragment: str) -> None:
    assert fragment in error("phase income", head)


@pytest.mark.parametrize(
    "text", [f"{HEAD}{TOO_MANY[0][0]}\nphase income", HEAD.replace("players 3", "players 7") + "phase income"]
)
def test_every_mistake_names_a_line(text: str) -> None:
    assert error(text, head="").startswith("line ")


@pytest.mark.parametrize("board", ["atlantis", '{"format": "cyclades-board 1"}'])
def test_a_board_that_cannot_be_read_is_a_mistake_of_its_line(board: str) -> None:
    assert error("phase income", f"cyclades-position 1\nedition legendary\nplayers 3\nboard {board}\n").startswith(
        "line 4: "
    )


@pytest.mark.parametrize(
    "body",
    [
        "cycle 3\ncreature kraken red at north since 2\narea north blue fleets 1",  # refused the other way round
        f"offering red athena 1\n{GODS}",  # face down, by a line that comes later
        "player red eliminated\norder red blue green\nphase offerings",  # red would be asked for an offering
        f"{GODS}\norder red blue green\noffering red zeus 3\nphase offerings",  # red's pawn is in two places
        f"{GODS}\nphase offerings red kicked zeus",  # nobody stands on Zeus
        "cycle 3\nplayer red eliminated\ncreature kraken red at north since 2",
        "cycle 3\narea north red fleets 1\nhero ajax red at north since 2",  # a hero at sea
        "players 4",  # the number of players, given twice
        "area delos red troops 1 troops 2",
        "player red gold 1 gold 2",
        "option gold 5 6",
        "cycle 0",
    ],
)
def test_what_cannot_be_is_refused(body: str) -> None:
    assert error(body if "phase" in body else f"{body}\nphase income").startswith("line ")


TEAMS = HEAD.replace("players 3", "players 4") + "teams red+blue green+yellow\n"


@pytest.mark.parametrize(
    "body, line, fragment",
    [
        ("player red gold 5\nplayer blue gold 6\nphase income", 7, "expected the same gold for teammates"),
        (
            "area delos red port temple\narea kea blue fortress\narea milos blue university\nphase income",
            9,
            "red+blue has",
        ),
        (f"{GODS}\noffering red zeus 6\noffering blue ares 5\nphase payment", 9, "cannot pay an offering of 6"),
        (
            f"{GODS}\nplayer red priestesses 1\noffering red zeus 6\noffering blue ares 6\nphase offerings green",
            10,
            "pay",
        ),
        ("player red gold 5 between 6 9\nphase income", 6, "expected 'gold N between LOW HIGH' with N between them"),
    ],
)
def test_a_mistake_about_what_teammates_share_is_refused(body: str, line: int, fragment: str) -> None:
    message = error(body, TEAMS)
    assert message.startswith(f"line {line}: ")
    assert fragment in message


def test_the_purse_of_a_team_may_stand_in_the_line_of_either() -> None:
    for body in ("player red gold 6", "player blue gold 6", "player red gold 6\nplayer blue gold 6 priestesses 2"):
        assert Story(f"{body}\nphase offerings", 4, "teams red+blue green+yellow").gold("red+blue") == 6


def test_paid_means_that_the_mandatory_actions_are_done() -> None:
    gods = "gods ares zeus poseidon hera athena"
    text = f"{gods}\nplayer red gold 0\noffering red ares 1\narea delos red\nphase actions ares paid"
    assert Story(text).legal == ["end"]


# -- written and read back --------------------------------------------------------------------------------------


def same_again(game: Game) -> bool:
    """Whether a position written from a game reads back as the same game."""
    return cyclades.read_position(cyclades.write_position(game), ask_chance=True).same_state(game)


@settings(max_examples=40)
@given(players=st.sampled_from([2, 3, 4, 5, 6]), seed=st.integers(0, 10_000), ask_chance=st.booleans(), data=st.data())
def test_a_position_from_any_game_reads_back_without_loss(
    players: int, seed: int, ask_chance: bool, data: st.DataObject
) -> None:
    teams = data.draw(st.sampled_from([None, True, [[0, 2], [1, 3]]])) if players == 4 else None
    choices: list[dict[str, Any]] = [{}, {"gold": 9, "max_cycles": 4}, {"scale": [1, 3, 5, 7], "open_gold": True}]
    options = data.draw(st.sampled_from(choices))
    game = cyclades.new("legendary", players, teams=teams, seed=seed, ask_chance=ask_chance, options=options)
    choice = random.Random(seed)
    for _ in range(data.draw(st.integers(0, 400))):
        if game.over:
            break
        game.play(choice.choice(game.actions))
    assert same_again(game)


@pytest.mark.parametrize("players, teams, seed", [(3, None, 5), (4, True, 6), (5, None, 7), (2, None, 8), (6, None, 9)])
def test_every_moment_of_a_game_reads_back_without_loss(players: int, teams: bool | None, seed: int) -> None:
    game = cyclades.new("legendary", players, teams=teams, seed=seed, ask_chance=True, options={"max_cycles": 3})
    choice = random.Random(seed)
    drafts = 0
    while not game.over:
        assert same_again(game), game.question
        drafts += game.draft > 0
        game.play(choice.choice(game.actions))
    assert drafts > 0
    assert same_again(game)


BATTLE = "area delos red troops 3 mercenaries 2\narea naxos blue troops 2 mercenaries 1\narea paros blue\narea kea blue"


@pytest.mark.parametrize(
    "moves, question",
    [
        ("move", "MoveFrom"),
        ("move, from delos", "MoveTo"),
        ("move, from delos, to naxos", "TakeUnits"),
        ("move, from delos, to naxos, take 2, take 1", "Roll"),
        ("move, from delos, to naxos, take 2, take 1, roll 1", "Roll"),
        ("move, from delos, to naxos, take 2, take 1, roll 1, roll 2", "LoseUnit"),
        ("move, from delos, to naxos, take 2, take 1, roll 1, roll 2, lose troop", "Retreat"),
        ("move, from delos, to naxos, take 2, take 1, roll 1, roll 2, lose troop, stay", "Retreat"),
        ("recruit troop", "RecruitAt"),
    ],
)
def test_a_battle_or_a_move_half_made_reads_back_without_loss(moves: str, question: str) -> None:
    story = turn("ares", BATTLE).play(moves)
    assert story.question == question
    assert same_again(story.game)


def test_a_group_on_its_way_through_a_teammates_area_reads_back_without_loss() -> None:
    story = team_turn("ares", "area delos red troops 2\narea naxos blue").play("move, from delos, to naxos, take 1")
    assert story.question == "PassOn"
    assert same_again(story.game)


LAST_AREA = """
    area delos red troops 2 metropolis gold metropolis gold
    area naxos blue metropolis priestess
    area bay blue fleets 3
    player blue gold 7 priestesses 2 philosophers 3
"""


@pytest.mark.parametrize(
    "god, text, moves",
    [
        ("ares", LAST_AREA, "move, from delos, to naxos, take 1"),  # blue is eliminated, its cards leave the game
        (
            "zeus",
            "area delos red troops 1 temple 2\ncreatures harpy - - -",
            "buy harpy, decline",
        ),  # both discounts are used
        ("zeus", "area delos red", "peek, draw sphinx, decline"),  # red alone knows the top of the deck
        ("zeus", "area delos red\narea naxos red\nhero ajax red at delos since 1", "lead ajax, to naxos"),
        ("zeus", "area delos red\nhero hector red at delos since 1", "sacrifice hector, take 1"),  # out of the game
    ],
)
def test_what_a_turn_has_changed_reads_back_without_loss(god: str, text: str, moves: str) -> None:
    story = turn(god, text, red="gold 9 priestesses 2").play(moves)
    assert story.question == "PaidActions"  # written as it is, without moves
    assert "\n> " not in cyclades.write_position(story.game)
    assert same_again(story.game)


@pytest.mark.parametrize(
    "text",
    [
        f"cycle 2\n{GODS}\ncreatures harpy sphinx - graeae\nphase initialization",  # the first question is a draw
        f"cycle 2\n{GODS}\noffering red apollo 0\narea delos red\narea naxos red\nphase actions",  # or Apollo's token
    ],
)
def test_a_position_that_begins_between_boundaries_is_written_without_loss(text: str) -> None:
    assert same_again(Story(text).game)


# -- numbers and steps as they are ------------------------------------------------------------------------------


def raw(change: str, value: object) -> str:
    """A position of numbers and steps, with one of them changed."""
    start = json.loads(json.dumps(turn("ares", "area delos red troops 1\narea kea blue").game.start))
    if change == "steps":
        start["steps"] = value
    else:
        start["state"][change] = value if isinstance(value, list) else [value, *start["state"][change][1:]]
    return f"raw {json.dumps(start)}"


@pytest.mark.parametrize(
    "change, value, fragment",
    [
        ("owner", 77, "expected a number from -1 to 2 at place 0 of the field 'owner', got 77"),
        ("gold", -50, "expected a number from 0 to 99999 at place 0 of the field 'gold', got -50"),
        ("god_at", 9, "expected a number from -1 to 5 at place 0 of the field 'god_at', got 9"),
        ("cycle", "two", "expected a number at place 0 of the field 'cycle', got 'two'"),
        ("steps", [], "expected steps from which play goes on, but there is none"),
        ("steps", [["GodActs", 99]], "expected a state that play can go on from"),
        ("steps", [["Dance"]], "expected a step such as"),
        ("steps", [["Offer", 0]], "expected the numbers ('pawn', 'outbid_on') of the step Offer"),
    ],
)
def test_raw_numbers_that_cannot_be_are_refused(change: str, value: object, fragment: str) -> None:
    message = error(raw(change, value))
    assert message.startswith("line 5: ")
    assert fragment in message


@pytest.mark.parametrize(
    "body, line, fragment",
    [
        ("player red philosophers 4\nphase income", 5, "expected fewer than 4 philosophers"),
        ("area delos red port temple\narea naxos red fortress university\nphase income", 7, "red has all kinds"),
        ("done recruit troop 1\nphase income", 5, "can only have been done in the turn of a god who allows it"),
        (f"raw {{}}\n{GODS}", 5, "expected nothing beside a line 'raw …'"),
        ("raw {", 5, "expected 'raw' with state and steps in JSON"),
    ],
)
def test_what_the_game_would_not_leave_so_is_refused(body: str, line: int, fragment: str) -> None:
    message = error(body)
    assert message.startswith(f"line {line}: ")
    assert fragment in message
