"""The fuzzer finds changes that may not be, and lets pass those that may."""

import re

import pytest

from cyclades.engine.decks import GONE
from cyclades.rules import events
from cyclades.rules.metropolises import ECONOMIC
from tests.story import turn
from tests.test_fuzz_checks import changed, in_teams
from tools.fuzzing.cases import Finding
from tools.fuzzing.changes import Watch, effect, founded
from tools.fuzzing.states import check_state


@pytest.mark.parametrize(
    "numbers, message",
    [
        ({"mercenaries": ("andros", 1), "mercenaries_2": ("milos", 1)}, "1 mercenaries have left andros"),
        ({"mercenaries": ("andros", 3), "mercenaries_left": ("", 12)}, "-1 mercenaries have left andros"),
        ({"mercenaries": ("andros", 0), "mercenaries_left": ("", 15)}, "2 units are gone from andros"),
        ({"card_at": ("ajax", 4), "owner": ("kea", 2), "lands": ("green", 2)}, "ajax has left andros"),
        (
            {"owner": ("paros", 0), "lands": ("red", 2), "lands_2": ("blue", 1), "card_owner": ("hector", 0)},
            "paros from",
        ),
        ({"owner": ("south", 0), "fleets_left": ("red", 6), "fleets_left_2": ("blue", 8)}, "red has taken south from"),
        (
            {"gold": ("red+blue", 8), "gold_low": ("red+blue", 8)},
            "the gold was [9, 4] and is [8, 4], not [9, 4] as was",
        ),
        ({"gold_high": ("red+blue", 11)}, "less is known of the gold"),
        (
            {"priestesses": ("blue", 2), "priestesses_left": ("", 18)},
            "there were [0, 1, 0, 0] priestesses, and",
        ),
        ({"ending": ("", 1)}, "this cycle is the last, but nobody was eliminated"),
    ],
)
def test_a_change_that_may_not_be_is_found(numbers: dict[str, tuple[str, int]], message: str) -> None:
    game = in_teams()
    watch = Watch(game)
    watch.look()
    changed(game, **numbers)
    with pytest.raises(Finding, match=re.escape(message)):
        watch.look()


def test_a_troop_may_die_beside_medusa_and_a_hero_leave_the_game() -> None:
    game = in_teams()
    watch = Watch(game)
    changed(game, mercenaries=("andros", 1), mercenaries_left=("", 14))
    watch.look()
    changed(game, card_at=("ajax", -1), card_owner=("ajax", -1), place=("ajax", GONE), acquired=("ajax", 0))
    watch.look()


def test_what_croesus_costs_is_in_the_books() -> None:
    areas = "area delos red troops 1\narea milos blue\narea kea green"
    story = turn("hera", f"{areas}\nhero croesus red at delos since 1", red="gold 20")
    Watch(story.game).play(story.game.parse("sacrifice croesus"))
    assert story.gold("red") == 5


def test_a_creature_that_is_wrongly_called_useless_is_found() -> None:
    story = turn("zeus", "area delos red\narea milos blue\narea kea green\ncreatures charon harpy - -")
    action = story.game.parse("buy charon")
    Watch(story.game).play(action)
    assert list(effect(story.game, action, True)) == []
    assert list(effect(story.game, action, False)) == ["buy charon was not called useless, and has done nothing"]
    assert list(effect(story.game, story.game.parse("buy harpy"), True)) == [
        "buy harpy was called useless, and has done something"
    ]


LAST = """
    area delos red troops 2 metropolis gold metropolis troops
    area naxos blue metropolis fleets
    area kea green
    """


def test_a_last_land_area_may_be_taken_for_the_metropolis_that_ends_the_game() -> None:
    story = turn("ares", LAST)
    watch = Watch(story.game)
    for words in ("move", "from delos", "to naxos", "take 2"):
        watch.play(story.game.parse(words))
    assert story.happened("eliminated") == [{"event": "eliminated", "faction": "blue"}]


def test_a_last_land_area_taken_for_nothing_is_found() -> None:
    watch = Watch(turn("ares", LAST).game)
    watch.conquerors = [0]
    with pytest.raises(Finding, match="faction 0 has taken a last land area, and has 2 Metropolises"):
        watch.look()


def test_a_metropolis_in_an_area_of_the_teammate_is_found() -> None:
    game = in_teams()
    for area in (0, 1):
        game.emit(events.METROPOLIS_GAINED, 0, area, ECONOMIC)
    game.publish()
    now = check_state(game)
    assert list(founded(now)) == ["red has founded a Metropolis in naxos"]
