"""C12: the end of a cycle, victory and elimination."""

import random

import pytest

from cyclades.engine.decks import DISCARD, GONE
from cyclades.rules.areas import fleets_barred
from tests.story import NO_CLASSIC_CARDS, Story, classic, ranking

ONLY_PEGASUS = "creatures pegasus - -\ngone chimera giant kraken polyphemus sylph"


def places(story: Story) -> str:
    """The places and colours of the standings."""
    return ", ".join(f"{row[0]} {row[1]}" for row in ranking(story))


def end_of_cycle(text: str, players: int = 3, options: str = "") -> Story:
    """A position when all players have acted."""
    gods = ["poseidon ares - -", "poseidon ares zeus -", "poseidon ares zeus athena"][players - 3]
    return classic(f"cycle 4\ngods {gods}\n{NO_CLASSIC_CARDS}\n{text}\nphase end", players, options)


# -- the end of the game -----------------------------------------------------------------------------------------------


@pytest.mark.rule("C12.1")
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize(
    "islands, over",
    [
        ("area andros red metropolis", False),
        ("area andros red metropolis\narea tinos blue metropolis\narea naxos green metropolis", False),
        ("area andros red metropolis\narea tinos red metropolis", True),
        ("area andros blue metropolis\narea tinos blue metropolis\narea naxos blue metropolis", True),
        ("area andros red metropolis\narea tinos red metropolis\narea naxos blue metropolis\narea kea blue", True),
    ],
)
def test_two_metropolises_at_the_end_of_a_cycle_end_the_game(players: int, islands: str, over: bool) -> None:
    story = end_of_cycle(islands, players)
    assert story.game.over is over
    if over:
        assert story.happened("game-ended")[0]["reason"] == "metropolises"
    else:
        assert story.number("cycle") == 5


MIDDLE = f"""
    cycle 3
    gods athena ares - -
    {NO_CLASSIC_CARDS}
    player red gold 4 philosophers 2
    player blue gold 5
    offering red athena 1
    offering blue ares 1
    area andros red metropolis
    area naxos red
    area tinos blue troops 2
    area c2 blue fleets 1
    area delos blue
    area kea green
    area milos green
    phase actions athena
"""
"""Red can get a second Metropolis, and blue then take the first."""


@pytest.mark.rule("C12.1")
def test_a_second_metropolis_does_not_end_the_cycle() -> None:
    story = classic(MIDDLE).play("recruit philosopher, recruit philosopher")
    assert (story.game.over, story.asked, ranking(story)[0][:3]) == (False, "red", (1, "red", 2))
    story.play("end", "recruit troop, at tinos")
    assert story.play("end").game.over


@pytest.mark.rule("C12.1")
def test_two_metropolises_in_the_middle_of_a_cycle_are_not_enough() -> None:
    story = classic(MIDDLE).play("recruit philosopher, recruit philosopher", "end", "recruit troop, at tinos")
    story.play("move, from tinos, to andros, take 1", "end")
    assert not story.game.over
    assert story.number("cycle") == 4
    assert sorted(row.metropolises for row in story.game.standings) == [0, 1, 1]


@pytest.mark.rule("C12.2")
@pytest.mark.parametrize(
    "text, won",
    [
        ("player red gold 0\nplayer green gold 50", "1 red, 2 green, 3 blue"),  # gold alone does not win
        ("player red gold 4\narea naxos blue metropolis\narea kea blue metropolis", "1 blue, 2 red, 3 green"),
        (
            "player blue gold 1\nplayer red gold 9\narea naxos blue metropolis\narea kea blue metropolis",
            "1 red, 2 blue",
        ),
        (
            "player red gold 9\narea naxos blue metropolis\narea kea blue metropolis\narea milos blue metropolis",
            "1 blue, 2 red",  # three are more than two
        ),
        ("area naxos blue metropolis\narea kea blue metropolis\nplayer green gold 50", "1 red, 1 blue, 3 green"),
    ],
)
def test_most_metropolises_win_then_most_gold_else_they_share(text: str, won: str) -> None:
    story = end_of_cycle(f"area andros red metropolis\narea tinos red metropolis\n{text}")
    assert story.game.over
    assert places(story).startswith(won)


# -- elimination -------------------------------------------------------------------------------------------------------

THREE = """
    area naxos red troops 3 metropolis
    area andros red
    area f3 red fleets 1
    area delos blue metropolis
    area kea green troops 2
    area milos green
"""
FOUR = """
    area naxos red troops 3 metropolis
    area andros red
    area e6 red fleets 1
    area delos blue metropolis
    area kea green troops 2
    area thira green
    area syros yellow
    area paros yellow
"""
FIVE = """
    area naxos red troops 3 metropolis
    area milos red
    area e6 red fleets 1
    area kea blue metropolis
    area andros green troops 2
    area serifos green
    area ios yellow
    area thira yellow
    area sifnos black
    area syros black
"""
TABLES = {3: THREE, 4: FOUR, 5: FIVE}
GODS = {
    3: "gods ares zeus - -\noffering blue apollo 0",
    4: "gods ares zeus poseidon -\noffering blue poseidon 1\noffering yellow apollo 0",
    5: "gods ares zeus poseidon athena\noffering blue poseidon 1\noffering yellow apollo 0\noffering black athena 1",
}


def conquest(more: str = "", players: int = 3, options: str = "", gods: str = "", table: str = "") -> Story:
    """Red with Ares, a Metropolis and three troops, beside blue's last island; green comes next, with Zeus."""
    head = f"cycle 3\n{gods or GODS[players]}\noffering red ares 1\noffering green zeus 1"
    return classic(f"{head}\n{table or TABLES[players]}\n{more}\nphase actions ares paid", players, options)


def take(story: Story) -> Story:
    """Red takes blue's last island with all its troops."""
    island = "kea" if len(story.game.rules.factions) == 5 else "delos"
    return story.play(f"move, from naxos, to {island}, take 3")


@pytest.mark.rule("C12.3")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_player_without_an_island_is_eliminated_at_once(players: int) -> None:
    story = take(conquest(players=players))
    assert story.number("alive", "blue") == 0
    assert story.happened("eliminated") == [{"event": "eliminated", "faction": "blue"}]
    assert (story.game.over, story.asked) == (False, "red")  # the turn goes on


@pytest.mark.rule("C12.3")
def test_a_player_with_an_island_left_is_not_eliminated() -> None:
    story = take(conquest("area tinos blue\narea e1 blue fleets 2"))
    assert (story.number("alive", "blue"), story.fleets("e1")) == (1, 2)
    assert not story.happened("eliminated")


@pytest.mark.rule("C12.4")
def test_fleets_people_creatures_and_gold_of_the_eliminated_leave_the_game() -> None:
    more = """
        player blue gold 7 priests 2 philosophers 3
        area e1 blue fleets 2
        area h1 blue fleets 1
        creature polyphemus blue at paros since 2
    """
    story = take(conquest(more))
    assert [(story.fleets(sea), story.owner(sea)) for sea in ("e1", "h1")] == [(0, None), (0, None)]
    assert (story.card_at("polyphemus"), story.place("polyphemus")) == (None, GONE)
    assert [story.number(people, "blue") for people in ("priests", "philosophers")] == [0, 0]
    assert [story.number(f"{people}_left") for people in ("priests", "philosophers")] == [14, 13]  # not to the reserve
    assert (story.gold("blue"), story.gold("red")) == (0, 4)  # nobody inherits anything; the move cost 1


@pytest.mark.rule("C12.5")
def test_the_kraken_stays_when_a_player_is_eliminated() -> None:
    story = take(conquest("creature kraken - at e1\ndiscard kraken"))
    assert (story.number("alive", "blue"), story.card_at("kraken"), story.place("kraken")) == (0, "e1", DISCARD)
    assert fleets_barred(story.game, story.game.rules.board.ids.index("e1"))


@pytest.mark.rule("C12.6")
def test_the_turn_of_the_eliminated_is_skipped() -> None:
    gods = "gods ares poseidon zeus -\noffering blue poseidon 1\noffering yellow apollo 0"
    story = take(conquest(players=4, gods=gods)).play("end")
    assert [(event["faction"], event["god"]) for event in story.happened("turn-begun")] == [("green", "zeus")]
    assert story.asked == "green"


@pytest.mark.rule("C12.6")
@pytest.mark.parametrize(
    "gods",
    [
        "gods ares zeus - -\noffering blue apollo 0",
        "gods poseidon ares zeus -\norder - - - blue\noffering blue poseidon 1\noffering yellow apollo 0",
    ],
    ids=["waiting", "has acted"],
)
def test_the_pawn_of_the_eliminated_is_removed(gods: str) -> None:
    story = conquest(players=3 + ("yellow" in gods), gods=gods)
    assert ("blue" in story.order) is ("yellow" in gods)
    take(story)
    assert "blue" not in story.order
    assert (story.number("pawn_god", "blue"), story.number("pawn_offering", "blue")) == (-1, 0)


@pytest.mark.rule("C12.6")
def test_the_slot_of_an_eliminated_pawn_that_had_acted_is_free_again() -> None:
    gods = "gods poseidon ares zeus -\norder - - - blue\noffering blue poseidon 1\noffering yellow apollo 0"
    story = take(conquest(players=4, gods=gods)).play("end")
    assert story.order == [None, None, None, "red"]


# -- the game goes on --------------------------------------------------------------------------------------------------


def robbed(players: int, options: str = "") -> Story:
    """Red eliminates blue, but green flies to the Metropolis that red's troops have left: nobody wins this cycle."""
    story = take(conquest(ONLY_PEGASUS, players, options)).play("end")
    start = "andros" if players == 5 else "kea"
    story.play("recruit priest", f"buy pegasus, from {start}, to naxos, take 1", "end")
    while story.number("cycle") == 3:
        story.play("end" if "end" in story.legal else story.legal[0])
    return story


@pytest.mark.rule("C12.7")
@pytest.mark.parametrize("players, face_up", [(5, 3), (4, 2), (3, 2)])
def test_after_an_elimination_the_next_cycle_is_played_by_those_left(players: int, face_up: int) -> None:
    story = robbed(players)
    assert (story.game.over, story.number("cycle"), story.asked) == (False, 4, None)
    while story.asked is None:
        story.play(story.legal[0])
    assert len([god for god in story.gods if god is not None]) == story.number("open_gods") == face_up
    asked = set()
    while story.question == "Offer":
        asked.add(story.asked)
        story.play("bid apollo 0")
    assert asked == {"red", "blue", "green", "yellow", "black"} & {*story.game.rules.factions} - {"blue"}
    incomes = {event["faction"] for event in story.game.seen(None) if event["event"] == "income-received"}
    assert "blue" not in incomes | {*story.order}


@pytest.mark.rule("C12.7", "C12.1")
def test_after_an_elimination_two_metropolises_still_win() -> None:
    story = robbed(3)
    assert sorted(row.metropolises for row in story.game.standings) == [0, 1, 1]
    story.play("draw pegasus, draw ares, draw zeus")
    assert story.asked == "green"  # it acted last, and blue's slot is empty
    story.play("bid zeus 1", "bid ares 1", "recruit troop, at delos", "move, from delos, to naxos, take 3")
    story.play("roll 3, roll 0", "end", "recruit priest, end")
    assert story.game.over
    assert story.happened("game-ended")[0]["reason"] == "metropolises"
    assert ranking(story)[0][:3] == (1, "red", 2)


@pytest.mark.rule("C12.7", "C12.6")
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("seed", range(4))
def test_games_after_an_elimination_are_played_to_their_end(players: int, seed: int) -> None:
    story, choose = robbed(players, "option max_cycles 15"), random.Random(seed).choice
    game = story.game
    while not game.over:
        assert game.faction != "blue"
        assert "blue" not in story.order
        game.play(choose(game.actions))
    assert story.happened("game-ended")[0]["reason"] in ("metropolises", "max_cycles", "alone")
    assert ranking(story)[-1][1:] == ("blue", 0, 0)


# -- alone -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C12.8")
def test_who_is_left_alone_wins_at_once() -> None:
    table = THREE.replace("area kea green troops 2", "").replace("area milos green", "")
    head = "cycle 3\ngods ares zeus - -\noffering red ares 1\noffering blue zeus 1\nplayer green eliminated"
    story = classic(f"{head}\n{table}\nphase actions ares paid").play("move, from naxos, to delos")
    assert not story.game.over
    story.play("take 3")
    assert story.game.over
    assert story.happened("game-ended") == [{"event": "game-ended", "number": 3, "reason": "alone"}]
    assert places(story) == "1 red, 2 blue, 2 green"


@pytest.mark.rule("C12.8", "C12.7")
def test_two_left_play_on_until_one_is_alone() -> None:
    table = THREE.replace("area kea green troops 2", "").replace("area milos green", "area milos green metropolis")
    story = take(conquest("area f4 red fleets 1\narea g3 red fleets 1", table=table))
    assert (story.game.over, story.asked) == (False, "red")
    story.play("move, from delos, to milos, take 1")  # it brings a third Metropolis
    assert story.game.over
    assert story.happened("game-ended")[0]["reason"] == "alone"
    assert ranking(story)[0][:3] == (1, "red", 3)


# -- standings ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C12.9")
@pytest.mark.parametrize(
    "text, expected",
    [
        ("player red eliminated\nplayer blue gold 0\nplayer green gold 3", "1 green, 2 blue, 3 red"),
        ("player red gold 0\nplayer blue eliminated\nplayer green gold 0", "1 red, 1 green, 3 blue"),
        ("player red gold 9\nplayer blue gold 1\narea andros blue metropolis", "1 blue, 2 red, 3 green"),
        ("player red gold 5\nplayer blue gold 5\nplayer green gold 5", "1 red, 1 blue, 1 green"),
    ],
)
def test_the_standings_put_the_eliminated_last_then_go_by_metropolises_then_gold(text: str, expected: str) -> None:
    story = end_of_cycle(text, 3, "option max_cycles 4")
    assert story.game.over
    assert places(story) == expected


@pytest.mark.rule("C12.9")
def test_several_eliminated_share_the_last_place() -> None:
    text = (
        "player red eliminated\nplayer black eliminated\nplayer blue gold 0\nplayer green gold 2\nplayer yellow gold 1"
    )
    story = end_of_cycle(text, 5, "option max_cycles 4")
    assert places(story) == "1 green, 2 yellow, 3 blue, 4 red, 4 black"
