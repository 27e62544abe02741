"""L17: last areas, elimination and the end of a game in teams."""

import pytest

import cyclades
from cyclades.engine.decks import GONE
from tests.story import TEAMS, Story, rows, team_turn

# Green's last area holds a Metropolis; its teammate yellow has other areas, and so has red's teammate blue.
LAST = """
    area naxos green metropolis priestess
    area milos yellow
    area andros yellow troops 1
    area kea blue metropolis gold
    player green gold 7 priestesses 2 philosophers 1
    player yellow priestesses 1
    area far green fleets 2
    area bay yellow fleets 1
    hero hector yellow at andros since 1
    creature kraken green at west since 1
"""
OWN = "area delos red troops 2 metropolis gold"
TAKE = "move, from delos, to naxos, take 1"


def end(text: str, players: int = 4, options: str = TEAMS) -> Story:
    """All have acted in a cycle."""
    return Story(f"cycle 4\ngods athena ares zeus poseidon hera\n{text}\nphase end", players, options)


# -- Metropolises and standings ----------------------------------------------------------------------------------------


@pytest.mark.rule("L17.41")
@pytest.mark.parametrize(
    "areas, options, over",
    [
        ("area delos red metropolis gold metropolis gold\narea kea blue metropolis fleets", "", True),
        ("area delos red metropolis gold metropolis gold\narea kea green metropolis fleets", "", False),
        ("area delos red metropolis gold\narea kea blue metropolis fleets", "", False),
        ("area delos red metropolis gold metropolis gold\nplayer blue metropolis gold", "", True),  # on a card
        (
            "area delos red metropolis gold metropolis gold\narea kea blue metropolis fleets",
            "option metropolises 4",
            False,
        ),
        (
            "area delos red metropolis gold metropolis gold\narea naxos blue metropolis troops metropolis fleets",
            "option metropolises 4",
            True,
        ),
    ],
)
def test_the_metropolises_of_both_end_the_game(areas: str, options: str, over: bool) -> None:
    story = end(areas, options=f"{TEAMS}\n{options}")
    assert story.game.over is over
    if over:
        assert story.happened("game-ended")[0]["reason"] == "metropolises"


@pytest.mark.rule("L17.42")
def test_teams_are_ranked_by_the_metropolises_of_both_then_by_the_purse() -> None:
    areas = "area delos red metropolis gold metropolis gold\narea kea green metropolis fleets\n"
    story = end(
        f"{areas}area naxos yellow metropolis troops metropolis troops\nplayer red gold 30\nplayer green gold 1"
    )
    assert rows(story) == [(1, [2, 3], 3, 1), (2, [0, 1], 2, 30)]
    story = end(f"{areas}area naxos yellow metropolis troops\nplayer red gold 30\nplayer green gold 31\nending")
    assert rows(story) == [(1, [2, 3], 2, 31), (2, [0, 1], 2, 30)]
    assert story.game.view(None)["standings"][0] == {"place": 1, "players": [2, 3], "metropolises": 2, "gold": 31}


@pytest.mark.rule("L17.42")
def test_equal_teams_share_the_place() -> None:
    story = end("player red gold 4\nplayer green gold 4\nplayer purple gold 3\nending", 6, "")
    assert rows(story) == [(1, [0, 1], 0, 4), (1, [2, 3], 0, 4), (3, [4, 5], 0, 3)]


@pytest.mark.rule("L17.42", "L17.2")
def test_the_standings_follow_the_teams_that_were_chosen() -> None:
    story = end("player red gold 4\nplayer blue gold 6\nending", 4, "teams red+yellow blue+green")
    assert rows(story) == [(1, [1, 2], 0, 6), (2, [0, 3], 0, 4)]


# -- last areas --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("L17.43")
def test_a_last_area_is_protected_although_the_teammate_has_others() -> None:
    text = "area delos red troops 2\narea naxos green troops 1\narea milos yellow\narea kea yellow"
    assert team_turn("ares", text).refuses("move")
    assert "move" in team_turn("ares", f"{text}\narea thira green").legal  # now it is not the last


@pytest.mark.rule("L17.44")
@pytest.mark.parametrize(
    "own, allowed",
    [
        ("area delos red troops 2 metropolis gold", True),  # 1, blue's 1 and this one
        ("area delos red troops 2", False),
        ("area delos red troops 2\narea thira blue metropolis gold", True),  # all of them blue's
        ("area delos red troops 2\nplayer blue metropolis gold", True),  # on a card
        ("area delos red troops 2\narea thira yellow metropolis gold", False),
    ],
)
def test_it_may_be_entered_for_the_metropolis_that_wins_for_the_team(own: str, allowed: bool) -> None:
    assert ("move" in team_turn("ares", LAST + own).legal) is allowed


@pytest.mark.rule("L17.44", "L16.2")
def test_in_the_longer_game_it_must_be_the_fourth() -> None:
    text = f"cycle 4\ngods ares athena zeus poseidon hera\noffering red ares 1\n{LAST}"
    options = f"{TEAMS}\noption metropolises 4"
    assert Story(f"{text}\n{OWN}\nphase actions ares paid", 4, options).refuses("move")
    four = f"{text}\n{OWN}\narea thira blue metropolis gold\nphase actions ares paid"
    assert "move" in Story(four, 4, options).legal


SET = """
    area naxos green university
    area milos yellow
    area andros blue port temple
    area kea blue metropolis gold
    area thira blue metropolis gold
"""


@pytest.mark.rule("L17.44")
@pytest.mark.parametrize(
    "own, allowed",
    [
        ("area delos red troops 2 fortress", True),  # Fortress of red, Port and Temple of blue, the University there
        ("area delos red troops 2\narea syros blue fortress", True),
        ("area delos red troops 2", False),
        ("area delos red troops 2\narea syros yellow fortress", False),
    ],
)
def test_captured_buildings_count_with_those_of_both_teammates(own: str, allowed: bool) -> None:
    story = team_turn("ares", SET + own)
    assert ("move" in story.legal) is allowed
    if allowed:
        story.play(TAKE, "at naxos, draw gold", "end")
        assert story.game.over
        assert rows(story)[0][:3] == (1, [0, 1], 3)


@pytest.mark.rule("L17.44")
def test_enough_metropolises_already_are_no_reason() -> None:
    text = SET + "area syros blue metropolis gold\narea delos red troops 1"
    assert team_turn("ares", text).refuses("move")
    assert team_turn("athena", f"{text}\ncreatures - - - pegasus").play("buy pegasus, from delos").legal == ["to paros"]


@pytest.mark.rule("L17.44")
def test_by_a_heroic_move_and_by_pegasus_it_is_the_same() -> None:
    hero = "\nhero ajax red at delos since 1"
    assert "lead ajax" in team_turn("athena", LAST + OWN + hero).legal
    assert team_turn("athena", LAST + OWN.replace(" metropolis gold", "") + hero).refuses("lead ajax")
    story = team_turn("athena", LAST + OWN + "\ncreatures - - - pegasus").play("buy pegasus, from delos")
    assert "to naxos" in story.legal


# -- elimination -------------------------------------------------------------------------------------------------------


def eliminated(text: str = "", red: str = "gold 9") -> Story:
    """Red has taken green's last area."""
    return team_turn("ares", f"{LAST}\n{OWN}\n{text}", red).play(TAKE)


@pytest.mark.rule("L17.45")
def test_a_player_without_land_is_eliminated_although_its_teammate_has_some() -> None:
    story = eliminated("offering yellow athena 1\noffering blue apollo 0")
    assert story.happened("eliminated") == [{"event": "eliminated", "faction": "green"}]
    assert (story.number("alive", "green"), story.number("alive", "yellow")) == (0, 1)
    story.play("end")
    assert story.asked == "yellow"  # the cycle is played to its end
    story.play("build university, at andros, recruit philosopher, end")
    assert story.game.over


@pytest.mark.rule("L17.45")
def test_the_game_ends_whatever_happens_to_the_metropolises() -> None:
    text = "offering yellow athena 1\narea paros yellow\narea north yellow fleets 1\nhero ajax yellow at paros since 1"
    story = eliminated(text).play("end", "build university, at andros, recruit philosopher")
    story.play("lead ajax, to naxos", "roll 3, roll 0", "end")  # red's team has two again
    assert story.game.over
    assert story.happened("game-ended")[0]["reason"] == "elimination"
    assert rows(story) == [(1, [0, 1], 2, 8), (2, [2, 3], 1, 6)]


@pytest.mark.rule("L17.45")
def test_the_turn_of_the_eliminated_is_skipped() -> None:
    story = eliminated("offering green athena 1\noffering yellow zeus 1").play("end")
    assert story.asked == "yellow"
    assert "green" not in story.order


@pytest.mark.rule("L17.46")
def test_the_purse_stays_with_the_teammate() -> None:
    story = eliminated("offering yellow athena 1")
    assert story.gold("green+yellow") == 7
    assert story.game.view(3)["state"]["gold"] == [None, 7]
    story.play("end", "build university, at andros, recruit philosopher", "recruit philosopher")
    assert story.gold("green+yellow") == 3


@pytest.mark.rule("L17.46")
def test_the_purse_leaves_when_both_are_eliminated() -> None:
    text = """
        area delos red troops 2 metropolis gold metropolis gold
        area naxos green metropolis gold
        area kea blue
        player green gold 7
        player yellow eliminated
        """
    story = team_turn("ares", text).play(TAKE)
    assert story.gold("green+yellow") == 0  # with the bonus of the lost Metropolis
    assert story.game.view(None)["gold"]["green+yellow"] == [0, 0]
    again = cyclades.read_position(cyclades.write_position(story.game), ask_chance=True)
    assert again.same_state(story.game)
    assert story.play("end").game.over
    assert rows(story)[1] == (2, [2, 3], 0, 0)


@pytest.mark.rule("L17.42")
def test_a_team_of_which_both_are_eliminated_stands_last_and_one_with_a_player_left_does_not() -> None:
    for yellow, place in (("player yellow eliminated", 2), ("player yellow gold 0 \n area syros yellow", 1)):
        text = f"area delos red \n area kea blue \n player green eliminated \n {yellow}"
        story = team_turn("ares", text, "gold 0")
        assert rows(story) == [(1, [0, 1], 0, 0), (place, [2, 3], 0, 0)]


@pytest.mark.rule("L17.47")
def test_the_teammates_metropolises_still_count() -> None:
    story = eliminated("area syros yellow metropolis gold")
    assert rows(story)[1][:3] == (2, [2, 3], 1)


@pytest.mark.rule("L17.47")
def test_a_metropolis_on_the_card_of_the_eliminated_is_lost_and_one_of_the_teammate_is_not() -> None:
    text = LAST.replace("player green", "player green metropolis troops").replace(
        "player yellow", "player yellow metropolis fleets"
    )
    story = team_turn("ares", text + OWN)
    assert rows(story)[0][1:3] == ([2, 3], 3)
    story.play(TAKE)
    assert rows(story)[1][1:3] == ([2, 3], 1)


@pytest.mark.rule("L17.48")
def test_what_the_eliminated_had_leaves_the_game_and_does_not_go_to_the_teammate() -> None:
    story = eliminated("offering green zeus 1")
    assert (story.fleets("far"), story.owner("far"), story.number("fleets_left", "yellow")) == (0, None, 7)
    assert (story.card_at("kraken"), story.place("kraken")) == (None, GONE)
    for people, left in (("priestesses", 1), ("philosophers", 0)):
        assert (story.number(people, "green"), story.number(people, "yellow")) == (0, left)
    # Three priestesses were out, then red got one for the symbol and green one for the bonus: none comes back.
    assert story.number("priestesses_left") == 20 - 3 - 1 - 1
    assert story.number("philosophers_left") == 20 - 1
    assert (story.number("pawn_offering", "green"), story.value("pawn_god", "green")) == (0, None)
    assert (story.card_at("hector"), story.fleets("bay")) == ("andros", 1)  # yellow keeps its own


@pytest.mark.rule("L17.45", "L17.48")
def test_a_position_of_a_team_with_one_eliminated_reads_back() -> None:
    story = eliminated("offering yellow athena 1")
    again = cyclades.read_position(cyclades.write_position(story.game), ask_chance=True)
    assert again.same_state(story.game)
