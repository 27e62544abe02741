"""L17: offerings in teams. Both teammates offer from one purse, each with its own priestesses."""

import random

import pytest

import cyclades
from cyclades import Game
from cyclades.rules.offerings import price_of
from tests.story import TEAMS, Story, gods_open_to

RED, GREEN = "red+blue", "green+yellow"


def offerings(
    red: str = "gold 10", blue: str = "", text: str = "", order: str = "red blue green yellow", options: str = ""
) -> Story:
    """The offerings begin, Zeus, Ares and Poseidon open; both teams have 10 GP where nothing else is said."""
    lines = ["cycle 2", "gods zeus ares poseidon hera athena", f"order {order}", f"player red {red}"]
    lines += [f"player blue {blue}", text, "phase offerings"]
    return Story("\n".join(lines), 4, f"{TEAMS}\n{options}")


def highest(story: Story, god: str = "zeus") -> int:
    """The highest offering that may be made to a god; 0 where there is none."""
    return max([0, *(int(words.split()[2]) for words in story.legal if words.startswith(f"bid {god}"))])


def gold_range(story: Story, purse: str = RED) -> list[int]:
    """What everybody knows of a purse."""
    known: list[int] = story.game.view(None)["gold"][purse]
    return known


# -- what both can pay -------------------------------------------------------------------------------------------------


@pytest.mark.rule("L17.10")
@pytest.mark.parametrize("standing, left", [(1, 9), (4, 6), (9, 1)])
def test_the_teammates_standing_offering_is_set_aside_first(standing: int, left: int) -> None:
    story = offerings().play(f"bid zeus {standing}")
    assert story.asked == "blue"
    assert highest(story, "ares") == left
    assert story.refuses(f"bid ares {left + 1}")


@pytest.mark.rule("L17.10")
def test_the_first_of_a_team_may_offer_the_whole_purse() -> None:
    story = offerings()
    assert highest(story) == 10
    story.play("bid zeus 10")
    assert gods_open_to(story) == {"apollo"}  # nothing is left for blue


@pytest.mark.rule("L17.10")
def test_the_opponents_offerings_do_not_matter() -> None:
    story = offerings(order="green red blue yellow").play("bid zeus 10")
    assert highest(story, "ares") == 10


@pytest.mark.rule("L17.10")
def test_everybody_for_itself_sets_nothing_aside() -> None:
    text = "cycle 2\ngods zeus ares poseidon hera athena\nplayer red gold 10\nplayer blue gold 10\nphase offerings"
    assert highest(Story(text, 4).play("bid zeus 9"), "ares") == 10


@pytest.mark.rule("L17.10", "L17.12")
def test_an_offering_outbid_by_an_opponent_is_no_longer_set_aside() -> None:
    story = offerings(order="red green blue yellow").play("bid zeus 6, bid zeus 7")
    assert story.asked == "red"
    story.play("bid ares 2")
    assert story.asked == "blue"
    assert highest(story, "poseidon") == 8  # only red's 2 stand, not its 6


@pytest.mark.rule("L17.10")
def test_whoever_an_opponent_outbids_is_bound_by_the_teammates_offering_too() -> None:
    story = offerings().play("bid zeus 3, bid ares 6, bid zeus 4")
    assert story.asked == "red"
    assert (highest(story, "poseidon"), highest(story, "zeus")) == (4, 0)
    assert highest(story, "ares") == 10  # its teammate's, which it would release


@pytest.mark.rule("L17.10", "L17.4")
def test_with_six_players_only_the_own_team_shares() -> None:
    text = "cycle 2\ngods zeus ares poseidon hera athena\norder red green purple blue yellow black\nphase offerings"
    story = Story(text, 6).play("bid zeus 7, bid ares 8, bid hera 9")
    assert (story.asked, highest(story, "poseidon")) == ("blue", 3)
    story.play("bid poseidon 1")
    assert (story.asked, highest(story, "athena")) == ("yellow", 2)
    story.play("bid apollo 0")
    assert (story.asked, highest(story, "athena")) == ("black", 1)
    story.play("bid athena 1")
    assert story.row("gold") == [10 - 7 - 1, 10 - 8, 10 - 9 - 1]


# -- priestesses -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("L17.11")
@pytest.mark.parametrize(
    "red, blue, left",
    [
        ("priestesses 3", "", 10 - 4),  # red's 7 cost 4
        ("", "priestesses 3", 10 - 7 + 3),  # red pays all of its 7, blue's lower its own
        ("priestesses 2", "priestesses 1", 10 - 5 + 1),
        ("priestesses 9", "", 10),  # red's 7 cost nothing, and 2 priestesses are left over: they do not help blue
    ],
)
def test_priestesses_lower_only_their_own_players_offering(red: str, blue: str, left: int) -> None:
    story = offerings(f"gold 10 {red}", blue).play("bid zeus 7")
    assert highest(story, "ares") == left


@pytest.mark.rule("L17.11")
def test_priestesses_pay_where_the_purse_is_empty() -> None:
    story = offerings("gold 4", "priestesses 2").play("bid zeus 4")
    assert highest(story, "ares") == 2
    assert "bid ares 0" not in story.legal


@pytest.mark.rule("L17.14", "L17.11")
def test_each_pays_its_own_offering_less_its_own_priestesses() -> None:
    story = offerings("gold 10 priestesses 1", "priestesses 3").play("bid zeus 6, bid ares 2, bid poseidon 4")
    assert (story.gold(RED), story.gold(GREEN)) == (10, 10)  # nobody pays before all pawns stand
    story.play("bid apollo 0")
    paid = {event["faction"]: (event["god"], event["number"]) for event in story.happened("paid")}
    assert paid == {"red": ("zeus", 5), "blue": ("ares", 0), "green": ("poseidon", 4), "yellow": ("apollo", 0)}
    assert (story.gold(RED), story.gold(GREEN)) == (5, 6)
    assert (story.number("priestesses", "red"), story.number("priestesses", "blue")) == (1, 3)


@pytest.mark.rule("L17.14")
def test_both_may_spend_the_purse_to_the_last_piece() -> None:
    story = offerings().play("bid zeus 6, bid ares 4, bid poseidon 1, bid apollo 0")
    assert story.gold(RED) == 0


# -- outbidding the teammate -------------------------------------------------------------------------------------------


@pytest.mark.rule("L17.12")
def test_a_player_may_outbid_its_teammate_with_the_whole_purse() -> None:
    story = offerings("gold 10", "priestesses 2").play("bid zeus 6")
    assert (highest(story, "zeus"), highest(story, "ares")) == (12, 6)  # red's 6 are released on Zeus, not elsewhere
    assert story.refuses("bid zeus 6")
    story.play("bid zeus 12")
    assert story.asked == "red"
    assert story.happened("outbid") == [{"event": "outbid", "faction": "red", "god": "zeus"}]
    assert story.refuses("bid zeus 13")
    assert story.legal == ["bid apollo 0"]  # blue's 12 cost all 10


@pytest.mark.rule("L17.12")
def test_the_teammate_who_was_outbid_offers_from_what_is_left() -> None:
    story = offerings().play("bid zeus 6, bid zeus 7")
    assert (story.asked, highest(story, "ares"), highest(story, "zeus")) == ("red", 3, 0)
    story.play("bid ares 3, bid poseidon 1, bid apollo 0")
    assert story.gold(RED) == 0


@pytest.mark.rule("L17.12")
def test_only_the_offering_that_is_outbid_is_released() -> None:
    story = offerings(order="red green blue yellow").play("bid zeus 6, bid ares 2")
    assert (highest(story, "zeus"), highest(story, "ares"), highest(story, "poseidon")) == (10, 4, 4)


@pytest.mark.rule("L17.12")
def test_outbid_from_elsewhere_a_player_may_come_back_and_outbid_its_teammate() -> None:
    story = offerings().play("bid zeus 1, bid zeus 2, bid ares 3, bid ares 4")
    assert story.asked == "red"  # green has outbid it on Ares
    assert highest(story, "zeus") == 10
    story.play("bid zeus 3")
    assert story.asked == "blue"


# -- offerings of 0 ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("L17.13")
def test_who_cannot_pay_from_what_the_teammate_leaves_offers_0_or_outbids_it() -> None:
    story = offerings("gold 4", order="green red blue yellow").play("bid apollo 0, bid zeus 4")
    assert story.legal == ["bid ares 0", "bid poseidon 0"]  # 5 on Zeus would be more than the purse
    story = offerings("gold 4", order="green red blue yellow", options="option scale 2 4")
    story.play("bid apollo 0, bid zeus 2")
    assert highest(story, "ares") == 2  # nothing is wanting
    assert story.refuses("bid ares 0")
    story = offerings("gold 3", order="green red blue yellow", options="option scale 2 3")
    story.play("bid apollo 0, bid zeus 2")
    assert story.legal == ["bid zeus 3", "bid ares 0", "bid poseidon 0"]


@pytest.mark.rule("L17.13")
def test_while_apollo_is_free_nobody_offers_0() -> None:
    story = offerings("gold 4", options="option scale 3 4").play("bid zeus 3")
    assert story.legal == ["bid zeus 4", "bid apollo 0"]


@pytest.mark.rule("L17.13")
def test_a_teammate_released_by_an_opponent_may_leave_the_other_with_an_offering_of_0() -> None:
    story = offerings("gold 4", order="green red blue yellow").play("bid apollo 0, bid zeus 4, bid ares 0, bid zeus 5")
    assert story.asked == "red"
    assert highest(story, "poseidon") == 4  # blue's 0 sets nothing aside
    assert highest(story, "ares") == 4
    assert story.refuses("bid poseidon 0")
    story.play("bid ares 1")
    assert (story.asked, story.refuses("bid poseidon 0"), highest(story, "poseidon")) == ("blue", True, 3)


@pytest.mark.rule("L17.13", "L17.14")
def test_an_offering_of_0_costs_nothing_whatever_the_priestesses() -> None:
    story = offerings("gold 0", "priestesses 1", order="green red blue yellow").play("bid apollo 0")
    assert story.legal == ["bid zeus 0", "bid ares 0", "bid poseidon 0"]
    story.play("bid zeus 0")
    assert story.legal == ["bid zeus 1", "bid ares 1", "bid poseidon 1"]  # blue's own priestess pays
    story.play("bid ares 1, bid poseidon 1")
    assert story.gold(RED) == 0


# -- what the others learn ---------------------------------------------------------------------------------------------


@pytest.mark.rule("L17.6", "L17.10")
def test_offerings_show_what_a_purse_must_hold_for_both() -> None:
    story = offerings("gold 10 between 0 20 priestesses 1").play("bid zeus 4")
    assert gold_range(story) == [3, 20]
    story.play("bid ares 5")
    assert gold_range(story) == [8, 20]  # both together
    story.play("bid zeus 5, bid poseidon 1")
    assert gold_range(story) == [8, 20]  # red is outbid, but the purse has held that much


@pytest.mark.rule("L17.6", "L17.12")
def test_outbidding_the_teammate_shows_only_the_new_offering() -> None:
    assert gold_range(offerings("gold 10 between 0 20").play("bid zeus 4, bid zeus 5")) == [5, 20]


@pytest.mark.rule("L17.6", "L17.13")
def test_an_offering_of_0_shows_how_little_is_left_beside_the_teammates() -> None:
    story = offerings("gold 4 between 0 20", order="green red blue yellow").play("bid apollo 0, bid zeus 4, bid ares 0")
    assert gold_range(story) == [4, 4]
    story = offerings("gold 4 between 0 20", order="green red blue yellow", options="option scale 3 4")
    assert gold_range(story.play("bid apollo 0, bid zeus 3, bid ares 0")) == [3, 5]


def known_right(game: Game) -> bool:
    """Whether every purse holds what it may hold, and can pay what its factions have offered."""
    rules, s, f = game.rules, game.s, game.f
    for team in range(len(rules.purses)):
        if not 0 <= s[f.gold_low + team] <= s[f.gold + team] <= s[f.gold_high + team]:
            return False
        standing = [p for p in range(len(rules.pawns)) if rules.team_of[rules.pawn_faction[p]] == team]
        owed = sum(price_of(game, rules.pawn_faction[p], s[f.pawn_offering + p]) for p in standing)
        if game.question.kind == "Offer" and owed > s[f.gold + team]:
            return False
    return True


@pytest.mark.rule("L17.6", "L17.10", "L3.4")
@pytest.mark.parametrize(
    "players, teams, scale",
    [(4, True, None), (4, [[0, 3], [1, 2]], [3, 5, 7]), (6, None, [2, 4, 6]), (2, None, None), (2, None, [4, 8])],
)
def test_the_range_of_a_purse_never_excludes_the_truth(
    players: int, teams: list[list[int]] | bool | None, scale: list[int] | None
) -> None:
    for seed in range(5):
        choice = random.Random(seed)
        options = {"max_cycles": 6, "gold": choice.choice([0, 2, 5]), **({"scale": scale} if scale else {})}
        game = cyclades.new("legendary", players, teams=teams, seed=seed, options=options)
        questions = 0
        while not game.over:
            assert known_right(game), (seed, game.question)
            game.play(choice.choice(game.actions))
            questions += 1
        assert questions > 100
