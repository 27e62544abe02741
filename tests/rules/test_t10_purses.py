"""T10: every player of a team has a purse of its own, which its teammate may look into."""

import random

import pytest

import cyclades
from cyclades import tabletop
from tests.titans_teams import HOMES, team_turn
from tools.fuzzing.leaks import check_pair, check_views, open_secrets, players_of

PURSES = """
    player blue gold 4 between 2 9
    player green gold 6 between 1 8
    player yellow gold 3 between 0 5
    area argos red troops 2
    area sparta red
"""


@pytest.mark.rule("T10.1")
def test_teammates_have_a_purse_each_with_seven_gold_pieces() -> None:
    game = cyclades.new("classic", players=4, expansions=["titans"], teams=True, seed=1)
    assert game.rules.purses == ["red", "blue", "green", "yellow"]
    assert [int(game.s[game.f.gold + purse]) for purse in range(4)] == [7, 7, 7, 7]
    assert game.rules.teams == ["red+blue", "green+yellow"]


@pytest.mark.rule("T10.1")
def test_what_one_pays_is_not_taken_from_the_other() -> None:
    story = team_turn("ares", f"{PURSES} \n {HOMES}", "gold 2").play("recruit troop, at argos")
    assert (story.gold("red"), story.gold("blue")) == (0, 4)
    assert not {"recruit troop", "move", "build fortress"} & {*story.legal}


@pytest.mark.rule("T10.2")
def test_teammates_look_into_each_others_purse_and_others_into_neither() -> None:
    game = team_turn("ares", f"{PURSES} \n {HOMES}").game
    shown = {player: game.view(player)["state"]["gold"] for player in players_of(game)}
    mine, theirs = [9, 4, None, None], [None, None, 6, 3]
    assert shown == {0: mine, 1: mine, 2: theirs, 3: theirs, None: [None, None, None, None]}
    assert game.view(2)["gold"]["blue"] == [2, 9]  # all know as much
    assert open_secrets(game, {**game.view(1), "player": 0}) == []
    assert open_secrets(game, {**game.view(1), "player": 2}) == ["the gold of red", "the gold of blue"]


@pytest.mark.rule("T10.2")
def test_with_six_there_are_three_pairs_who_see_each_others_gold() -> None:
    game = cyclades.new("classic", players=6, expansions=["titans"], seed=1, teams=[[0, 3], [1, 4], [2, 5]])
    for player in range(6):
        seen = [number is not None for number in game.view(player)["state"]["gold"]]
        assert [other for other, known in enumerate(seen) if known] == sorted({player, (player + 3) % 6})


@pytest.mark.rule("T10.2")
def test_the_tabletop_shows_it_and_a_game_imagined_from_a_view_has_it() -> None:
    game = team_turn("ares", f"{PURSES} \n {HOMES}").game
    shown = [faction.gold for faction in tabletop.build(game.view(0)).factions]
    assert shown == [9, 4, None, None]
    drawn = [cyclades.imagine(game.view(0), seed) for seed in range(60)]
    gold: list[set[int]] = [{int(twin.s[twin.f.gold + purse]) for twin in drawn} for purse in range(4)]
    assert gold == [{9}, {4}, {*range(1, 9)}, {*range(6)}]


@pytest.mark.rule("T10.2")
def test_the_record_of_a_position_shows_a_seat_no_more() -> None:
    game = team_turn("ares", f"{PURSES} \n {HOMES}").game
    assert [game.record(player)["start"]["state"]["gold"] for player in (1, 2, None)] == [
        [9, 4, None, None],
        [None, None, 6, 3],
        [None, None, None, None],
    ]


@pytest.mark.rule("T10.2")
@pytest.mark.parametrize("players", [4, 6])
def test_nobody_learns_more_of_a_purse_in_a_whole_game(players: int) -> None:
    for seed in range(3):
        generator = random.Random(seed)
        game = cyclades.new("classic", players, expansions=["titans"], teams=True if players == 4 else None, seed=seed)
        for _ in range(8):
            for _ in range(generator.randrange(60)):
                if not game.over:
                    game.play(generator.choice(game.actions))
            check_views(game, generator)
            for player in players_of(game):
                check_pair(game, player, generator, steps=12)


@pytest.mark.rule("T10.2")
def test_gold_is_not_given() -> None:
    story = team_turn("zeus", f"{PURSES} \n {HOMES}")
    verbs = {words.split()[0] for words in story.legal}
    assert verbs <= {"recruit", "build", "exchange", "buy", "move", "lead", "end"}
