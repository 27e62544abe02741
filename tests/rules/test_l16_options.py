"""L16: options."""

from typing import Any

import pytest

import cyclades
from cyclades import BoardError, SetupError
from cyclades.board.read import shipped_tiles
from tests.story import BOARD_TEXT, TEAMS, Story


def offerings(options: str = "", gold: int = 9) -> Story:
    text = f"cycle 2\ngods zeus ares poseidon hera athena\nplayer red gold {gold}\nphase offerings"
    return Story(text, 3, options)


@pytest.mark.rule("L16.1")
def test_by_default_every_whole_number_from_1_may_be_offered() -> None:
    numbers = [int(words.split()[2]) for words in offerings(gold=200).legal if words.startswith("bid zeus")]
    assert numbers == list(range(1, 100))


@pytest.mark.rule("L16.1")
def test_with_a_scale_only_its_offerings_may_be_made() -> None:
    story = offerings("option scale 1 3 5 7 20")
    assert [words for words in story.legal if "zeus" in words] == [f"bid zeus {n}" for n in (1, 3, 5, 7)]
    story.play("bid zeus 3")
    assert story.refuses("bid zeus 4")
    assert "bid zeus 5" in story.legal


@pytest.mark.rule("L16.2")
@pytest.mark.parametrize(
    "options, over", [("", False), ("option metropolises 2", True), ("option metropolises 3", False)]
)
def test_how_many_metropolises_end_the_game(options: str, over: bool) -> None:
    text = "cycle 2\ngods zeus ares poseidon hera athena\narea delos red metropolis gold metropolis gold\nphase end"
    assert Story(text, 3, options).game.over is over


@pytest.mark.rule("L16.2")
@pytest.mark.parametrize(
    "options, areas, over",
    [
        ("", "naxos blue", True),  # two and one: a team counts both
        ("option metropolises 4", "naxos blue", False),  # the longer team game
        ("option metropolises 4", "naxos blue metropolis gold", True),
        ("", "naxos green", False),  # three, but of two teams
    ],
)
def test_the_number_is_a_teams_where_there_are_teams(options: str, areas: str, over: bool) -> None:
    text = f"cycle 2\narea delos red metropolis fleets metropolis fleets\narea {areas} metropolis gold\nphase end"
    story = Story(text, 4, f"{TEAMS}\n{options}")
    assert story.game.over is over


@pytest.mark.rule("L16.2")
@pytest.mark.parametrize("options, allowed", [("", False), ("option metropolises 2", True)])
def test_an_attack_on_a_last_area_must_reach_that_number(options: str, allowed: bool) -> None:
    story = Story(
        """
        cycle 2
        gods ares zeus poseidon hera athena
        player red gold 5
        offering red ares 1
        area delos red troops 2 metropolis gold
        area naxos blue metropolis gold
        phase actions ares paid
        """,
        3,
        options,
    )
    assert story.refuses("move") is not allowed  # there is nowhere else to go


@pytest.mark.rule("L16.3")
@pytest.mark.parametrize("options, seen", [("", None), ("option open_gold true", 9), ("option open_gold false", None)])
def test_open_gold_shows_everybodys_gold_in_every_view(options: str, seen: int | None) -> None:
    story = offerings(options)
    assert story.game.view(0)["state"]["gold"][0] == 9
    for viewer in (1, 2, None):
        assert story.game.view(viewer)["state"]["gold"][0] == seen


@pytest.mark.rule("L16.4")
@pytest.mark.parametrize("options, gold", [({}, 5), ({"gold": 12}, 12), ({"gold": 0}, 0)])
def test_the_starting_gold(options: dict[str, Any], gold: int) -> None:
    game = cyclades.new("legendary", 4, options=options, seed=1)
    assert game.view(0)["state"]["gold"][0] == gold
    assert game.view(0)["gold"] == {colour: [gold, gold] for colour in game.rules.factions}


@pytest.mark.rule("L16.4", "L17.5")
@pytest.mark.parametrize("players, teams", [(4, True), (6, None), (2, None)])
@pytest.mark.parametrize("options, gold", [({}, 10), ({"gold": 12}, 24), ({"gold": 0}, 0)])
def test_a_purse_for_two_begins_with_twice_the_starting_gold(
    players: int, teams: bool | None, options: dict[str, Any], gold: int
) -> None:
    game = cyclades.new("legendary", players, teams=teams, options=options, seed=1)
    assert game.view(0)["state"]["gold"][0] == gold
    assert game.view(0)["gold"] == {purse: [gold, gold] for purse in game.rules.purses}


@pytest.mark.rule("L16.5")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_board_is_ready_made_by_default(players: int) -> None:
    assert cyclades.new("legendary", players).rules.board == cyclades.ready_board(players)


@pytest.mark.rule("L16.5")
@pytest.mark.parametrize("players, tiles, seed", [(3, 6, 1), (4, 8, 2), (5, 10, 3), (2, 8, 4), (6, 10, 5)])
def test_a_random_board_has_as_many_different_tiles_as_the_ready_made_one(players: int, tiles: int, seed: int) -> None:
    board = cyclades.new("legendary", players, board="random", seed=seed).rules.board
    used = [tile for tile in shipped_tiles().values() if all(area.id in board.ids for area in tile.lands + tile.seas)]
    assert len(used) == tiles
    assert sum(len(cells) for cells in board.cells) == 7 * tiles  # nothing else, and no tile twice
    assert board != cyclades.new("legendary", players, board="random", seed=seed + 10).rules.board


@pytest.mark.rule("L16.5")
def test_the_table_may_give_a_board() -> None:
    given = cyclades.ready_board(4)
    for board in (given, given.layout, "legendary-4"):
        assert cyclades.new("legendary", 3, board=board).rules.board == given


@pytest.mark.rule("L16.6")
def test_max_cycles_ends_the_game_and_the_standings_decide() -> None:
    text = "cycle CYCLE\ngods zeus ares poseidon hera athena\nplayer green gold 8\nphase end"
    story = Story(text.replace("CYCLE", "6"), 3, "option max_cycles 6")
    assert story.game.over
    assert story.happened("game-ended") == [{"event": "game-ended", "number": 6, "reason": "max_cycles"}]
    assert [row.players for row in story.game.standings if row.place == 1] == [[2]]
    assert not Story(text.replace("CYCLE", "5"), 3, "option max_cycles 6").game.over
    assert not Story(text.replace("CYCLE", "900"), 3).game.over  # no limit by default


@pytest.mark.rule("L16.7")
@pytest.mark.parametrize(
    "options, expected, given",
    [
        ({"golds": 5}, "expected an option among metropolises, gold", "'golds'"),
        ({"gold": -1}, "expected a number from 0 to 50 for the option 'gold'", "-1"),
        ({"gold": "five"}, "expected a number", "'five'"),
        ({"gold": True}, "expected a number", "True"),
        ({"metropolises": 0}, "expected a number from 1 to 9 for the option 'metropolises'", "0"),
        ({"max_cycles": 0}, "expected a number from 1 to 999 for the option 'max_cycles'", "0"),
        ({"max_cycles": 2.5}, "expected a number", "2.5"),
        ({"open_gold": 1}, "expected true or false for the option 'open_gold'", "1"),
        ({"scale": []}, "expected a list of offerings", "[]"),
        ({"scale": "1357"}, "expected a list of offerings", "'1357'"),
        ({"scale": [1, 3, 3]}, "expected rising whole numbers from 1 to 99", "[1, 3, 3]"),
        ({"scale": [0, 1]}, "expected rising whole numbers from 1 to 99", "[0, 1]"),
        ({"scale": [1, 100]}, "expected rising whole numbers from 1 to 99", "[1, 100]"),
        ([("gold", 5)], "expected options as a mapping", "[('gold', 5)]"),
    ],
)
def test_options_that_make_no_sense_are_refused(options: Any, expected: str, given: str) -> None:
    with pytest.raises(SetupError) as caught:
        cyclades.new("legendary", 3, options=options)
    assert expected in str(caught.value)
    assert f"got {given}" in str(caught.value)


@pytest.mark.rule("L16.7")
@pytest.mark.parametrize("players", [0, 1, 7, "three", True])
def test_a_number_of_players_that_cannot_be_is_refused(players: Any) -> None:
    with pytest.raises(
        SetupError, match=f"expected 2, 3, 4, 5, 6 players for the edition 'legendary', got {players!r}"
    ):
        cyclades.new("legendary", players)


@pytest.mark.rule("L16.7")
def test_a_board_that_cannot_be_read_is_refused() -> None:
    with pytest.raises(BoardError, match=r"expected .* got .*atlantis"):
        cyclades.new("legendary", 3, board="atlantis")


@pytest.mark.rule("L16.7")
def test_a_board_without_three_land_areas_for_each_player_is_refused() -> None:
    board = cyclades.load_board(BOARD_TEXT)
    for players in (3, 2, 6):  # eight areas for three, four and six factions
        with pytest.raises(ValueError, match="land areas"):
            cyclades.new("legendary", players, board=board)
