"""L18: two players, each with two factions: red and blue against green and yellow."""

import json
import random
from typing import Any

import pytest

import cyclades
from cyclades import NotYourTurn, SetupError
from cyclades.board.read import shipped_tiles
from cyclades.engine.decks import DECK, TOP
from tests.story import Story, gods_open_to, rows, turn

GODS = "cycle 2\ngods zeus ares poseidon hera athena"


def two(god: str, text: str, red: str = "gold 9", paid: bool = True) -> Story:
    """Red of player 0 in its turn with a god; `red` says what is in the player's purse."""
    return turn(god, text, red, paid, players=2)


def offerings(red: str = "gold 10", text: str = "order red blue green yellow") -> Story:
    """The offerings begin."""
    return Story(f"{GODS}\nplayer red {red}\n{text}\nphase offerings", 2)


@pytest.mark.rule("L18.1")
def test_each_player_has_two_factions_that_are_a_team() -> None:
    rules = cyclades.new("legendary", 2, seed=1).rules
    assert rules.factions == ["red", "blue", "green", "yellow"]
    assert list(rules.player_of) == [0, 0, 1, 1]
    assert list(rules.team_of) == [0, 0, 1, 1]
    assert rules.purses == ["red+blue", "green+yellow"]


@pytest.mark.rule("L18.2", "L1.1", "L1.2")
def test_the_board_has_eight_tiles_and_two_gods_lie_face_down() -> None:
    game = cyclades.new("legendary", 2, seed=2)
    board = game.rules.board
    used = [tile for tile in shipped_tiles().values() if all(area.id in board.ids for area in tile.lands + tile.seas)]
    assert len(used) == 8
    assert gods_open_to(offerings()) == {"zeus", "ares", "poseidon", "apollo"}


@pytest.mark.rule("L18.2", "L18.4")
def test_four_pawns_make_four_offerings_and_have_four_turns() -> None:
    text = "order blue green red yellow\narea delos red\narea naxos blue\narea kea green\narea milos yellow"
    story = offerings(text=f"{text}\ngone ajax hector")
    asked = []
    for words in ("bid zeus 1", "bid ares 1", "bid poseidon 1", "bid apollo 0"):
        asked.append((story.asked, story.game.player))
        story.play(words)
    assert asked == [("blue", 0), ("green", 1), ("red", 0), ("yellow", 1)]
    turns = []
    while story.number("cycle") == 2:
        if story.question == "MandatoryActions" and (story.asked, story.game.player) not in turns:
            turns.append((story.asked, story.game.player))
        story.play(story.game.default.notation)
    assert turns == [("blue", 0), ("green", 1), ("red", 0)]  # yellow, with Apollo, has placed its token
    assert story.number("prosperity", "milos") == 1


@pytest.mark.rule("L18.3")
def test_each_player_has_one_purse_of_10_gp() -> None:
    story = Story("board ready\nphase start", 2)
    assert story.row("gold") == [10, 10]
    story = Story(f"{GODS}\narea delos red\narea kea blue\nphase income", 2)
    assert story.gold("red+blue") == 10 + 1 + 2
    assert story.game.view(0)["state"]["gold"] == [13, None]
    assert story.game.view(1)["state"]["gold"] == [None, 10]


@pytest.mark.rule("L18.4")
def test_every_question_says_for_which_faction_it_is_asked() -> None:
    game = cyclades.new("legendary", 2, seed=3, options={"max_cycles": 3})
    choice = random.Random(3)
    seen = set()
    while not game.over:
        faction, player = game.faction, game.player
        assert (game.question.faction, game.question.player) == (faction, player)
        assert faction is not None
        assert player == ["red", "blue", "green", "yellow"].index(faction) // 2
        assert game.view(player)["asked"]["faction"] == faction
        assert game.view(1 - player)["actions"] == []
        seen.add(faction)
        game.play(choice.choice(game.actions), player)
    assert seen == {"red", "blue", "green", "yellow"}


@pytest.mark.rule("L18.4")
def test_the_other_player_may_not_answer() -> None:
    story = offerings()
    with pytest.raises(NotYourTurn):
        story.game.play(story.game.actions[0], 1)
    with pytest.raises(cyclades.CycladesError):
        story.game.play(story.game.actions[0], 2)  # there is no such player
    story.game.play(story.game.actions[0], 0)
    assert (story.asked, story.game.player) == ("blue", 0)


@pytest.mark.rule("L18.4")
def test_a_faction_acts_with_its_own_things_only() -> None:
    text = """
        area delos red troops 1
        area kea blue troops 2
        player blue priestesses 4
        hero ajax blue at kea since 1
        hero hector blue at kea since 1
        """
    assert two("ares", text).play("move").legal == ["from delos"]
    story = two("athena", text)
    assert story.refuses("lead ajax")
    assert story.refuses("sacrifice hector")
    story = offerings("gold 3 priestesses 2\nplayer blue priestesses 1").play("bid zeus 5")
    assert {words for words in story.legal if "ares" in words} == {"bid ares 1"}  # blue's own priestess pays


@pytest.mark.rule("L18.5")
def test_the_two_factions_begin_on_different_islands_and_then_anywhere() -> None:
    shared = 0
    for seed in range(20):
        game = cyclades.new("legendary", 2, seed=seed)
        choice = random.Random(seed)
        islands: list[list[int]] = [[], []]
        while game.question.kind in ("StartingArea", "StartingFleet"):
            action = choice.choice(game.actions)
            if game.question.kind == "StartingArea" and game.question.about["round"] == 1:
                islands[int(str(game.player))].append(int(game.rules.island[action.a]))
            elif game.question.kind == "StartingArea":
                homes = islands[int(str(game.player))]
                shared += any(int(game.rules.island[offered.a]) in homes for offered in game.actions)
            game.play(action)
        assert [len(set(homes)) for homes in islands] == [4, 4], seed
        assert game.question.kind == "StartingTroop"
    assert shared > 20


@pytest.mark.rule("L18.6")
@pytest.mark.parametrize("looks, acts, player", [("red", "blue", 0), ("blue", "red", 0), ("yellow", "green", 1)])
def test_a_player_knows_what_either_of_its_factions_knows(looks: str, acts: str, player: int) -> None:
    text = f"{GODS}\noffering {looks} zeus 1\noffering {acts} ares 1\narea delos {looks}\narea naxos {acts}"
    story = Story(f"{text}\nphase actions zeus paid", 2).play("peek, draw kraken, decline, end")
    assert (story.asked, story.game.player) == (acts, player)
    kraken = story.game.rules.f.by_name["place"].per.index("kraken")
    assert story.game.view(player)["state"]["place"][kraken] == TOP
    assert story.game.view(1 - player)["state"]["place"][kraken] == DECK
    assert story.game.record(player)["actions"][:2] == ["peek", "draw kraken"]
    assert story.game.record(1 - player)["actions"][:2] == ["peek", "draw ?"]
    imagined = [cyclades.imagine(story.game.view(player), seed) for seed in range(5)]
    assert all(game.s[game.f.place + kraken] == TOP for game in imagined)


@pytest.mark.rule("L18.6")
@pytest.mark.parametrize("moves", ["peek, draw kraken, decline", "peek, draw kraken, decline, end"])
def test_a_position_keeps_what_the_player_knows(moves: str) -> None:
    story = two("zeus", "area delos red\narea naxos blue\noffering blue athena 1").play(moves)
    again = cyclades.read_position(cyclades.write_position(story.game), ask_chance=True)
    assert again.same_state(story.game)
    assert again.view(0) == story.game.view(0)


@pytest.mark.rule("L18.7")
def test_a_player_may_outbid_its_own_other_faction() -> None:
    story = offerings().play("bid zeus 6")
    assert (story.asked, story.game.player) == ("blue", 0)
    assert "bid zeus 10" in story.legal  # red's 6 are released
    assert story.refuses("bid ares 5")
    story.play("bid zeus 10")
    assert (story.asked, story.legal) == ("red", ["bid apollo 0"])


@pytest.mark.rule("L18.8", "L12.26")
@pytest.mark.parametrize(
    "creature, text",
    [
        ("dryad", "player blue priestesses 3"),
        ("satyr", "player blue philosophers 3"),
        ("giant", "area kea blue mercenaries 3"),
    ],
)
def test_nothing_is_stolen_from_the_own_other_faction(creature: str, text: str) -> None:
    story = two("athena", f"area delos red\n{text}\ncreatures - - - {creature}")
    assert story.game.question.useless == (f"buy {creature}",)
    story.play(f"buy {creature}")
    assert story.question == "PaidActions"  # no target


@pytest.mark.rule("L18.8", "L17.38", "L12.26", "L12.39")
def test_the_griffin_robs_the_other_player_and_no_own_faction() -> None:
    story = two("athena", "area delos red\nplayer yellow gold 9\ncreatures - - - griffin").play("buy griffin")
    assert story.legal == ["decline", "rob green"]  # its one purse, once
    assert story.play("rob green").row("gold") == [9 - 2 + 4, 5]


@pytest.mark.rule("L18.9")
def test_it_moves_through_the_areas_and_over_the_fleets_of_its_other_faction() -> None:
    story = two("ares", "area delos red troops 2\narea naxos blue troops 1").play("move, from delos, to naxos, take 2")
    assert (story.asked, story.game.player, story.legal) == ("red", 0, ["to paros"])
    story.play("to paros")
    assert (story.owner("naxos"), story.troops("naxos"), story.troops("paros")) == ("blue", 1, 2)
    assert (story.gold("red+blue"), story.happened("battle-begun")) == (7, [])
    story = two("ares", "area delos red troops 1\narea south blue fleets 1").play("move, from delos, to thira")
    assert story.owner("thira") == "red"
    story = two("poseidon", "area delos red\narea north red fleets 1\narea east blue fleets 1").play("sail, from north")
    assert story.play("to east").legal == ["to south", "to bay"]


@pytest.mark.rule("L18.9")
def test_it_neither_stops_nor_fights_there() -> None:
    assert two("ares", "area paros red troops 2\narea naxos blue\narea delos blue").refuses("move")
    story = two("athena", "area delos red troops 1\narea naxos blue\ncreatures - - - pegasus").play("buy pegasus")
    assert story.play("from delos").refuses("to naxos")


@pytest.mark.rule("L18.10")
def test_buildings_count_together_and_philosophers_do_not() -> None:
    text = "area delos red\narea andros blue port temple\narea milos blue fortress\nplayer blue philosophers 3"
    story = two("athena", text, "gold 9 philosophers 2", paid=False).play("recruit philosopher")
    assert (story.number("philosophers", "red"), story.happened("metropolis-gained")) == (3, [])
    story.play("build university, at delos", "draw gold")
    assert (story.number("metropolis", "delos"), story.row("buildings_left")) == (1, [10, 10, 10, 10])
    text = text.replace("blue", "yellow").replace("red", "green")  # the same of the other player
    story = Story(f"{GODS}\n{text}\noffering green zeus 1\nphase actions zeus", 2).play("build temple, at delos")
    assert story.happened("metropolis-gained") == []  # a second Temple
    text = text.replace("temple", "university")
    story = Story(f"{GODS}\n{text}\noffering green zeus 1\nphase actions zeus", 2)
    assert story.play("build temple, at delos, draw gold").number("metropolis", "delos") == 1


LAST = """
    area delos red troops 2 metropolis gold
    area naxos green metropolis priestess
    area kea blue metropolis gold
    area milos yellow
    area far green fleets 2
    player green gold 7 priestesses 1
    offering yellow athena 1
"""


@pytest.mark.rule("L18.11")
def test_the_last_area_is_counted_for_each_faction() -> None:
    text = "area delos red troops 2\narea naxos green\narea kea yellow\narea milos yellow"
    assert two("ares", text).refuses("move")  # green's last, although player 1 has others
    assert "move" in two("ares", LAST).legal  # the third Metropolis of both factions


@pytest.mark.rule("L18.11")
def test_who_loses_a_faction_goes_on_with_the_other_until_the_end_of_the_cycle() -> None:
    story = two("ares", LAST).play("move, from delos, to naxos, take 1")
    assert story.happened("eliminated") == [{"event": "eliminated", "faction": "green"}]
    assert (story.fleets("far"), story.number("priestesses", "green"), story.gold("green+yellow")) == (0, 0, 7)
    story.play("end")
    assert (story.asked, story.game.player) == ("yellow", 1)
    story.play("build university, at milos, recruit philosopher, end")
    assert story.game.over
    assert rows(story) == [(1, [0], 3, 8), (2, [1], 0, 7)]


@pytest.mark.rule("L18.12")
@pytest.mark.parametrize(
    "areas, options, over",
    [
        ("area delos red metropolis gold metropolis gold\narea kea blue metropolis fleets", "", True),
        ("area delos red metropolis gold metropolis gold\narea kea green metropolis fleets", "", False),
        (
            "area delos red metropolis gold metropolis gold\narea kea blue metropolis fleets",
            "option metropolises 4",
            False,
        ),
    ],
)
def test_the_metropolises_of_both_factions_end_the_game(areas: str, options: str, over: bool) -> None:
    assert Story(f"{GODS}\n{areas}\nphase end", 2, options).game.over is over


@pytest.mark.rule("L18.12")
def test_the_standings_order_the_two_players() -> None:
    text = f"{GODS}\narea delos red metropolis gold\nending"
    story = Story(f"{text}\narea kea yellow metropolis gold\nplayer red gold 4\nplayer green gold 5\nphase end", 2)
    assert rows(story) == [(1, [1], 1, 5), (2, [0], 1, 4)]
    story = Story(f"{text}\narea kea green metropolis gold\nplayer red gold 5\nplayer green gold 5\nphase end", 2)
    assert rows(story) == [(1, [0], 1, 5), (1, [1], 1, 5)]


@pytest.mark.rule("L18.13")
@pytest.mark.parametrize("teams", [True, [[0, 1]], [[0, 1], [2, 3]]])
def test_two_players_choose_no_teams(teams: Any) -> None:
    message = r"^expected teams only with 4 or 6 players in the edition 'legendary', got 2 players in teams$"
    with pytest.raises(SetupError, match=message):
        cyclades.new("legendary", 2, teams=teams)


@pytest.mark.rule("L18.13")
@pytest.mark.parametrize("teams", [None, False, []])
def test_without_teams_they_have_two_factions_each(teams: Any) -> None:
    assert cyclades.new("legendary", 2, teams=teams).rules.purses == ["red+blue", "green+yellow"]


@pytest.mark.rule("L18.1")
def test_records_and_views_of_two_players_keep_their_factions() -> None:
    game = cyclades.new("legendary", 2, seed=6)
    choice = random.Random(6)
    for _ in range(120):
        game.play(choice.choice(game.actions))
    assert (game.record()["setup"]["players"], game.record()["setup"]["teams"]) == (2, [])
    assert cyclades.load(json.dumps(game.record())).same_state(game)
    for player in (0, 1):
        assert cyclades.imagine(game.view(player), 3).view(player) == game.view(player)
