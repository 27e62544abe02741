"""L14: the end of a cycle and of the game."""

import pytest

import cyclades
from cyclades.engine.decks import GONE
from tests.story import NO_CARDS, Story, ranking, turn

START = """
    cycle 4
    gods athena ares zeus poseidon hera
"""
CONQUEST = f"""
    {START}
    player red gold 5
    player blue gold 7 priestesses 2 philosophers 3
    offering red ares 1
    offering green apollo 0
    area delos red troops 4 metropolis gold metropolis gold
    area naxos blue metropolis priestess
    area bay blue fleets 3
    creature kraken blue at far since 3
    area kea green troops 2
"""
TAKE_NAXOS = "move, from delos, to naxos, take 2"


def end_of_cycle(text: str, options: str = "") -> Story:
    """A position when all players have acted."""
    return Story(f"{START}\n{NO_CARDS}\n{text}\nphase end", 3, options)


@pytest.mark.rule("L14.1")
@pytest.mark.parametrize(
    "areas, over",
    [
        ("area delos red metropolis gold metropolis gold", False),
        ("area delos red metropolis gold metropolis gold\narea kea red metropolis fleets", True),
        ("area delos red metropolis gold metropolis gold\narea naxos red metropolis fleets metropolis fleets", True),
        (
            "area delos red metropolis gold metropolis gold\narea kea blue metropolis fleets",
            False,
        ),  # three, but not his
    ],
)
def test_three_metropolises_at_the_end_of_a_cycle_end_the_game(areas: str, over: bool) -> None:
    story = end_of_cycle(areas)
    assert story.game.over is over
    if over:
        assert story.happened("game-ended")[0]["reason"] == "metropolises"
    else:
        assert story.number("cycle") == 5


@pytest.mark.rule("L14.1")
def test_a_third_metropolis_does_not_end_the_cycle() -> None:
    story = Story(
        f"""
        {START}
        player red gold 5
        offering red ares 1
        area delos red troops 2 metropolis gold metropolis gold
        area naxos blue metropolis gold
        area kea blue troops 1
        phase actions ares paid
        """
    ).play(TAKE_NAXOS)
    assert not story.game.over
    assert story.asked == "red"  # the turn goes on
    assert story.play("end").game.over


@pytest.mark.rule("L14.1")
def test_three_metropolises_in_the_middle_of_the_cycle_are_not_enough() -> None:
    story = Story(
        f"""
        {START}
        {NO_CARDS}
        player red gold 4 philosophers 2
        player blue gold 5
        offering red athena 1
        offering blue ares 1
        area delos red metropolis gold metropolis gold
        area syros red troops 1
        area naxos blue troops 2
        area kea blue troops 1
        area paros blue troops 1
        phase actions athena
        """
    )
    story.play("build university, at syros, recruit philosopher, recruit philosopher, draw gold")
    assert story.game.standings[0].metropolises == 3
    story.play("end, build fortress, at kea, recruit troop, at naxos")
    story.play("move, from naxos, to delos, take 1, end")
    assert not story.game.over
    assert story.number("cycle") == 5
    assert sorted(row.metropolises for row in story.game.standings) == [0, 1, 2]


@pytest.mark.rule("L14.2")
def test_an_elimination_ends_the_game_whatever_else_happens() -> None:
    story = Story(
        f"""
        {START.replace("athena ares", "ares athena")}
        player green gold 5
        offering red ares 1
        offering green athena 1
        area delos red troops 2 metropolis gold metropolis gold
        area naxos blue metropolis priestess
        area west green fleets 1
        area syros green
        area kea green
        hero ajax green at syros since 2
        phase actions ares paid
        """
    )
    story.play(TAKE_NAXOS, "end")
    story.play("build university, at syros, recruit philosopher")
    story.play("lead ajax, to delos")  # red loses two of its three Metropolises
    assert not story.game.over
    story.play("end")
    assert story.game.over
    assert story.happened("game-ended")[0]["reason"] == "elimination"


@pytest.mark.rule("L14.2")
def test_the_cycle_of_an_elimination_is_played_to_its_end() -> None:
    story = Story(f"{CONQUEST}\narea milos green\nphase actions ares paid").play(TAKE_NAXOS)
    assert story.asked == "red"
    story.play("end")
    assert story.asked == "green"  # Apollo's player still places its token
    story.play("at milos")
    assert story.game.over


@pytest.mark.rule("L14.3")
def test_a_player_without_a_land_area_is_eliminated_at_once() -> None:
    story = Story(f"{CONQUEST}\nphase actions ares paid").play(TAKE_NAXOS)
    assert story.number("alive", "blue") == 0
    assert story.happened("eliminated") == [{"event": "eliminated", "faction": "blue"}]
    assert not story.game.over


@pytest.mark.rule("L14.3")
def test_a_player_with_one_land_area_left_is_not_eliminated() -> None:
    story = Story(f"{CONQUEST}\narea thira blue\nphase actions ares paid").play(TAKE_NAXOS)
    assert story.number("alive", "blue") == 1
    assert story.fleets("bay") == 3


@pytest.mark.rule("L14.4")
def test_fleets_cards_creatures_and_gold_of_the_eliminated_leave_the_game() -> None:
    story = Story(f"{CONQUEST}\nphase actions ares paid").play(TAKE_NAXOS)
    assert (story.fleets("bay"), story.owner("bay")) == (0, None)
    assert (story.card_at("kraken"), story.place("kraken")) == (None, GONE)
    assert [story.number(cards, "blue") for cards in ("priestesses", "philosophers")] == [0, 0]
    assert story.number("priestesses_left") == 16  # 20 less blue's two, its bonus and red's for Naxos
    assert story.number("philosophers_left") == 17
    assert story.gold("blue") == 0
    assert story.gold("red") == 4  # nobody inherits anything; the move cost 1


@pytest.mark.rule("L14.5")
def test_the_turn_of_the_eliminated_is_skipped() -> None:
    text = f"{CONQUEST}\noffering blue athena 1\nphase actions ares paid"
    text = text.replace("gods athena ares", "gods ares athena")
    story = Story(text).play(TAKE_NAXOS, "end")  # Athena's turn would come now, then Apollo's with nothing to choose
    assert story.game.over
    assert story.number("philosophers", "blue") == 0


@pytest.mark.rule("L14.5")
@pytest.mark.parametrize("gods", ["ares athena", "athena ares"])
def test_the_pawn_of_the_eliminated_is_removed(gods: str) -> None:
    acted = gods == "athena ares"
    text = f"{CONQUEST}\noffering blue athena 1\norder - - {'blue' if acted else '-'}\nphase actions ares paid"
    story = Story(text.replace("gods athena ares", f"gods {gods}")).play(TAKE_NAXOS)
    assert story.number("alive", "blue") == 0
    assert "blue" not in story.order
    assert story.number("pawn_god", "blue") == -1


@pytest.mark.rule("L14.6")
def test_most_metropolises_win_then_most_gold() -> None:
    areas = "area delos red metropolis gold metropolis gold\narea kea red metropolis fleets\n"
    story = end_of_cycle(areas + "player red gold 0\nplayer blue gold 9\nplayer green gold 8")
    assert ranking(story)[0] == (1, "red", 3, 0)  # gold does not matter
    areas += "area naxos blue metropolis gold metropolis fleets\narea andros blue metropolis fleets\n"
    story = end_of_cycle(areas + "player red gold 4\nplayer blue gold 5")
    assert ranking(story)[:2] == [(1, "blue", 3, 5), (2, "red", 3, 4)]


@pytest.mark.rule("L14.6")
def test_equal_on_both_the_victory_is_shared() -> None:
    story = end_of_cycle(
        """
        player red gold 4
        player blue gold 4
        player green gold 50
        area delos red metropolis gold metropolis gold
        area kea red metropolis fleets
        area naxos blue metropolis gold metropolis fleets
        area andros blue metropolis fleets
        """
    )
    assert [row[:2] for row in ranking(story)] == [(1, "red"), (1, "blue"), (3, "green")]


@pytest.mark.rule("L14.6")
def test_a_player_who_eliminates_another_may_lose() -> None:
    text = CONQUEST.replace("area kea green troops 2", "area kea green metropolis fleets")
    greens = "area milos green metropolis fleets metropolis fleets\nplayer green gold 9"
    story = Story(f"{text}\n{greens}\nphase actions ares paid").play(TAKE_NAXOS, "end, at kea")
    assert story.game.over
    assert ranking(story) == [(1, "green", 3, 11), (2, "red", 3, 4), (3, "blue", 0, 0)]


@pytest.mark.rule("L14.7")
@pytest.mark.parametrize(
    "text, places",
    [
        ("player red gold 3\nplayer blue gold 5\nplayer green gold 4", "1 blue, 2 green, 3 red"),
        ("player red gold 3\nplayer blue gold 5\narea kea red metropolis gold", "1 red, 2 blue, 2 green"),
        ("player red gold 1\narea kea red metropolis gold\narea paros green metropolis gold", "1 green, 2 red, 3 blue"),
        ("area kea red", "1 red, 1 blue, 1 green"),
    ],
)
def test_the_standings_order_all_players_by_metropolises_then_gold(text: str, places: str) -> None:
    story = end_of_cycle(text, "option max_cycles 4")
    assert story.game.over
    assert ", ".join(f"{row[0]} {row[1]}" for row in ranking(story)) == places


@pytest.mark.rule("L14.7")
def test_an_eliminated_player_stands_behind_everybody_who_is_not() -> None:
    poor = "area kea green \n player red gold 0 \n player green gold 0"
    story = end_of_cycle(f"area delos red \n player blue eliminated \n {poor}", "option max_cycles 4")
    assert story.game.over
    assert ranking(story) == [(1, "red", 0, 0), (1, "green", 0, 0), (3, "blue", 0, 0)]


@pytest.mark.rule("L14.2", "L14.5")
def test_the_only_player_left_plays_on_to_the_end_of_the_cycle() -> None:
    lands = "area delos red troops 3 metropolis gold \n area milos red troops 3 metropolis priestess"
    rivals = "area naxos blue metropolis gold \n area kea green metropolis gold"
    story = turn("ares", f"{lands} \n {rivals}")
    story.play("move, from delos, to naxos, take 1", "move, from milos, to kea, take 1")
    assert (story.number("alive", "blue"), story.number("alive", "green"), story.asked) == (0, 0, "red")
    again = cyclades.read_position(cyclades.write_position(story.game), ask_chance=True)
    assert again.same_state(story.game)
    assert story.play("end").game.over


LAST_STAND = f"""
    {NO_CARDS}
    area delos red troops 3 metropolis gold metropolis gold
    area naxos blue troops 2 metropolis priestess
    area kea green troops 1
"""
"""Red may attack blue's last area, for the third Metropolis."""


@pytest.mark.rule("L14.8", "L9.9")
@pytest.mark.parametrize(
    "moves",
    [
        ["take 1", "roll 0, roll 3"],  # the attackers die
        ["take 2", "roll 0, roll 0", "stay", "stay", "roll 0, roll 0"],  # both sides do, and blue keeps the area
        ["take 2", "roll 0, roll 3", "stay", "to delos"],  # the attackers retreat
    ],
)
def test_a_failed_attack_on_a_last_area_does_not_end_the_game(moves: list[str]) -> None:
    story = turn("ares", LAST_STAND).play("move, from delos, to naxos", *moves)
    assert (story.owner("naxos"), story.number("alive", "blue")) == ("blue", 1)
    assert story.happened("last-cycle-announced") == []
    assert not story.play("end").game.over
    assert story.number("cycle") == 3


@pytest.mark.rule("L14.8")
def test_winning_a_next_to_last_area_does_not_end_the_game() -> None:
    text = LAST_STAND.replace("metropolis gold metropolis gold", "metropolis gold")
    story = turn("ares", f"{text} \n area thira blue").play("move, from delos, to naxos, take 3")
    story.play("roll 3, roll 0", "stay", "stay", "roll 3, roll 0")
    assert (story.owner("naxos"), story.number("alive", "blue")) == ("red", 1)
    assert story.happened("last-cycle-announced") == []
    assert not story.play("end").game.over
    assert story.number("cycle") == 3
