"""What somebody who learns the game sees before an answer: who could win this cycle, and what gods let one do."""

from __future__ import annotations

import pytest

from cyclades.bots.coaching import all_prices, contenders, promised
from cyclades.bots.weights import Weights
from cyclades.text import LANGUAGES, Texts
from tests.bots.test_reasons import advice
from tests.bots.test_strategist import ABOUT_TO_WIN
from tests.story import Story, classic, classic_turn, turn


def told(story: Story) -> list[tuple[str, bool, list[str]]]:
    """Who could win, as the one who is asked is told."""
    return [(row.faction, row.ahead, row.gods) for row in contenders(story.game, Weights())]


def test_whoever_lacks_one_metropolis_and_may_have_the_god_that_gives_it_could_win() -> None:
    assert ("blue", False) in [(faction, ahead) for faction, ahead, gods in told(classic(ABOUT_TO_WIN)) if gods]


def test_whoever_has_enough_wins_unless_somebody_takes_one() -> None:
    text = "area syros red \n area kea blue metropolis \n area naxos blue metropolis \n area tinos green"
    assert ("blue", True, []) in told(classic_turn("ares", text, "gold 3"))


def test_while_gods_act_only_those_count_who_act_now_or_later() -> None:
    own = "area syros red port temple university \n area kea red metropolis \n area naxos blue \n area tinos green"
    assert told(classic_turn("ares", own, "gold 3")) == [("red", False, ["ares"])]
    assert told(classic_turn("ares", own, "gold 1")) == [], "a building costs more"
    assert told(classic_turn("athena", own, "gold 3")) == [], "that god has no Fortress"


BOTH = """
    area delos red troops 6 port 1 temple 1 university 1
    area h1 red fleets 1
    area kea blue troops 1 metropolis
    area naxos blue
    area milos green
    """
"""Red may build the last of four buildings, and take the Metropolis on Kea."""


def test_two_metropolises_in_one_turn_are_seen() -> None:
    assert ("red", False, ["ares"]) in told(classic_turn("ares", BOTH, "gold 9"))
    guarded = BOTH.replace("kea blue troops 1", "kea blue troops 8")
    assert told(classic_turn("ares", guarded, "gold 9")) == [], "one of the two is out of reach"


SATYR = """
    area delos red troops 2 metropolis gold
    area naxos red troops 2 metropolis gold
    area paros red
    area andros blue troops 2
    area kea green
    player blue philosophers 2
    creatures - - satyr -
    """
"""Red lacks a Metropolis and one philosopher for it, and may call the creature that steals one."""


def test_a_card_that_brings_the_last_metropolis_is_seen_when_gods_act() -> None:
    assert told(turn("zeus", SATYR, red="gold 9 philosophers 3")) == [("red", False, ["zeus"])]
    assert told(turn("zeus", SATYR, red="gold 0 philosophers 3")) == [], "the creature costs gold"
    assert told(turn("zeus", SATYR.replace("satyr", "harpy"), red="gold 9 philosophers 3")) == []


CYCLOPS = """
    cycle 2
    gods poseidon zeus athena ares hera
    order - - red
    player red gold 6
    offering blue zeus 2
    offering green apollo 0
    area delos red troops 2 metropolis gold
    area naxos red troops 2 metropolis gold
    area paros red university 1
    area thira red fortress 1
    area syros red university 1
    area west red fleets 1
    area andros blue troops 2
    area kea green
    creatures - - - cyclops
    phase offerings red
    """
"""Red lacks two kinds of building: a god may give one, and the Cyclops makes the other of a second University."""


def test_every_god_with_which_a_card_brings_the_last_metropolis_is_named() -> None:
    assert told(Story(CYCLOPS)) == [("red", False, ["poseidon", "zeus"])]
    assert told(Story(CYCLOPS.replace("cyclops", "harpy"))) == []
    poor = CYCLOPS.replace("red gold 6", "red gold 2")
    assert told(Story(poor)) == [("red", False, ["poseidon"])], "blue has offered as much for Zeus"


def test_a_card_that_asks_several_questions_is_seen_when_gods_act() -> None:
    lands = "\n".join(line for line in CYCLOPS.splitlines() if "area" in line or "creatures" in line)
    assert told(turn("poseidon", lands, red="gold 4", paid=False)) == [("red", False, ["poseidon"])]
    assert told(turn("poseidon", lands.replace("cyclops", "harpy"), red="gold 4", paid=False)) == []


def test_a_card_is_seen_of_one_who_acts_later_and_of_nobody_who_has_acted() -> None:
    later = """
        cycle 2
        gods ares zeus poseidon athena hera
        player red gold 9 philosophers 2
        player blue gold 9 philosophers 3
        offering red ares 1
        offering blue zeus 1
        offering green apollo 0
        area delos blue troops 2 metropolis gold
        area naxos blue troops 2 metropolis gold
        area paros blue
        area andros red troops 2
        area kea green
        creatures - - satyr -
        """
    assert told(Story(f"{later} phase actions ares paid")) == [("blue", False, ["zeus"])]
    acted = later.replace("gods ares zeus", "gods zeus ares")
    assert told(Story(f"{acted} phase actions ares paid")) == []


def hows(story: Story, faction: str) -> list[tuple[str, str, str]]:
    """How a faction could win, as the one who is asked is told."""
    [found] = [row.ways for row in contenders(story.game, Weights()) if row.faction == faction]
    return [(way.god, way.how, way.thing) for way in found]


LAST = "area syros red port temple university \n area kea red metropolis \n area naxos blue \n area tinos green"
NEAR = """
    area delos red troops 6
    area h1 red fleets 1
    area syros red metropolis
    area kea blue troops 1 metropolis
    area naxos blue
    area milos green
    """


def test_it_is_said_how_somebody_could_win() -> None:
    assert hows(classic_turn("ares", LAST, "gold 3"), "red") == [("ares", "building", "fortress")]
    assert hows(classic_turn("ares", NEAR, "gold 3"), "red") == [("ares", "conquest", "kea")]
    both = hows(classic_turn("ares", BOTH, "gold 9"), "red")
    assert sorted(both) == [("ares", "building", "fortress"), ("ares", "conquest", "kea")]
    assert hows(turn("zeus", SATYR, red="gold 9 philosophers 3"), "red") == [("zeus", "card", "satyr")]
    scholar = NEAR.replace("troops 6", "troops 1")
    assert hows(classic_turn("athena", scholar, "gold 9 philosophers 3", paid=False), "red") == [
        ("athena", "philosophers", "4")
    ]


def test_a_god_with_which_a_card_helps_says_which() -> None:
    assert hows(Story(CYCLOPS), "red") == [("poseidon", "card", "cyclops"), ("zeus", "card", "cyclops")]


def test_nobody_is_near_at_the_beginning() -> None:
    assert told(classic_turn("ares", "area syros red \n area kea blue \n area tinos green")) == []


def test_a_god_that_somebody_cannot_pay_for_does_not_count() -> None:
    held = ABOUT_TO_WIN.replace("blue athena 2", "red athena 5").replace("offerings red", "offerings blue")
    rich = held.replace("player blue gold 3", "player blue gold 9")
    assert [gods for faction, _, gods in told(classic(rich)) if faction == "blue"] == [["athena"]]
    assert [gods for faction, _, gods in told(classic(held)) if faction == "blue"] == []


def test_prices_are_those_of_the_gods_of_this_cycle() -> None:
    story = classic_turn("ares", "area syros red \n area kea blue \n area tinos green", "gold 3")
    found = {god: [(row.deed, row.things, row.prices) for row in rows] for god, rows in all_prices(story.game).items()}
    assert found["ares"] == [
        ("recruit", ["troop"], [0, 2, 3, 4]),
        ("build", ["fortress"], [2]),
        ("move", [], [1]),
    ]
    assert found["apollo"] == []
    assert promised(story.game) == 0


def test_creatures_have_the_price_that_they_will_have_in_the_turn_with_a_god() -> None:
    text = """
        cycle 2
        gods poseidon zeus athena ares hera
        order - - red
        offering blue zeus 2
        offering green apollo 0
        area delos red troops 2
        area andros blue troops 2
        area kea green
        creatures harpy satyr chimera -
        phase offerings red
        """

    def cheapest(text: str) -> list[list[tuple[list[str], list[int]]]]:
        rows = all_prices(Story(text).game)
        return [
            [(row.things, row.prices) for row in rows[god] if row.deed == "buy"]
            for god in ("poseidon", "zeus", "apollo")
        ]

    assert cheapest(text) == [[(["chimera"], [3])], [(["chimera"], [2])], []], "Zeus gives a Temple first"
    built = text.replace("area delos red troops 2", "area delos red troops 2 temple 1")
    assert cheapest(built) == [[(["chimera"], [2])], [(["chimera"], [1])], []]
    assert cheapest(text.replace("harpy satyr chimera -", "- - - -")) == [[], [], []]


def test_what_a_purse_has_promised_to_another_god_is_told() -> None:
    text = """
        cycle 3
        gods athena ares poseidon -
        order - - - -
        player red gold 6
        area kea red troops 2
        area naxos blue
        offering red-1 ares 2
        offering blue-1 athena 1
        offering blue-2 apollo 0
        phase offerings red-2
        """
    assert promised(classic(text, players=2).game) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reason_says_what_it_is_good_for(language: str) -> None:
    """Also how many Metropolises win, which is not the same in every game."""
    own = "area syros red port \n area kea red \n area naxos blue \n area tinos green"
    best = next(row for row in advice(classic_turn("ares", own, "gold 3"), language=language) if row.purpose)
    assert best.purpose == Texts(language, "classic").purpose(best.reason, 2)
    said = [Texts(language, "classic").purpose("buildings", goal) for goal in (2, 3)]
    assert ["2" in said[0], "3" in said[1], "{" in "".join(said)] == [True, True, False]
    assert Texts(language, "classic").purpose("a fancy of its own", 2) == ""
