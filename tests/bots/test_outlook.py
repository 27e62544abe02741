"""What the strategist expects of rivals: who may still attack in a cycle, and what that makes of a win that stands."""

import pytest

from cyclades.bots.outlook import outlook_of, risk, with_god
from cyclades.bots.rivals import hopes
from cyclades.bots.weights import Weights
from cyclades.bots.worth import score
from tests.hades import hades, hades_turn
from tests.hades_heroes import hero
from tests.story import Story, classic

WEIGHTS = Weights()
RED, BLUE, GREEN = range(3)
LANDS = """
    area kea red troops 1 {}
    area syros red troops 1 {}
    area delos blue troops 3
    area h1 blue fleets 1
    area naxos green troops 1
    """
"""Blue's army on Delos can reach Kea."""


def acting(now: str, gods: dict[str, str], first: str = "", second: str = "") -> Story:
    """In the phase of actions, at the turn of a god: the gods of some colours, all in the row of the board."""
    row = ["zeus", "ares", "-", "-"]
    offerings = [f"offering {colour} {god} {0 if god == 'apollo' else 1}" for colour, god in gods.items()]
    lines = ["cycle 3", f"gods {' '.join(row)}", *offerings, LANDS.format(first, second), f"phase actions {now} paid"]
    return classic("\n".join(lines))


def god_of(story: Story, name: str) -> int:
    return [god.name for god in story.game.rules.gods].index(name)


def test_who_acts_later_with_ares_may_attack_in_this_cycle() -> None:
    story = acting("zeus", {"red": "zeus", "blue": "ares", "green": "apollo"})
    assert outlook_of(story.game, RED, WEIGHTS).soon == [0.0, WEIGHTS.attacked_now, 0.0]


def test_who_has_acted_or_has_another_god_may_not() -> None:
    later = acting("ares", {"red": "ares", "blue": "zeus", "green": "apollo"})
    assert outlook_of(later.game, RED, WEIGHTS).soon == [0.0, 0.0, 0.0]
    acted = acting("zeus", {"red": "apollo", "blue": "ares", "green": "zeus"})
    before = risk(acted.game, RED, outlook_of(acted.game, RED, WEIGHTS), WEIGHTS)
    acted.play("end")
    assert acted.asked == "blue"
    acted.play("build fortress, at delos, recruit troop, at delos, end")  # red waits for Apollo
    after = risk(acted.game, RED, outlook_of(acted.game, RED, WEIGHTS), WEIGHTS)
    assert before > after > 0.0  # there is another cycle


OFFERING = f"""
    cycle 3
    gods zeus ares - -
    order - - -
    offering green zeus 1
    offering blue ares 2
    {LANDS.format("", "")}
    phase offerings red
    """


def test_nobody_else_attacks_with_the_god_that_one_takes() -> None:
    story = classic(OFFERING)
    near = outlook_of(story.game, RED, WEIGHTS).near
    fears = {}
    for name in ("zeus", "ares"):
        outlook = with_god(story.game, RED, near, god_of(story, name), WEIGHTS)
        fears[name] = risk(story.game, RED, outlook, WEIGHTS)
    assert fears["zeus"] > fears["ares"] > 0.0


@pytest.mark.parametrize("blue, safe", [("ares", False), ("zeus", True)])
def test_a_win_that_stands_is_at_stake_only_in_this_cycle(blue: str, safe: bool) -> None:
    gods = {"red": "zeus", "blue": "ares"} if blue == "ares" else {"blue": "zeus", "red": "ares"}
    story = acting(gods["red"], {**gods, "green": "apollo"}, "metropolis", "metropolis")
    fear = risk(story.game, RED, outlook_of(story.game, RED, WEIGHTS), WEIGHTS)
    assert fear == 0.0 if safe else fear > WEIGHTS.attacked_now * WEIGHTS.win / 8


@pytest.mark.parametrize("islands, promise", [(4, True), (3, False)])
def test_a_metropolis_that_a_hero_could_build_counts_for_and_against(islands: int, promise: bool) -> None:
    lands = " \n ".join(f"area {name} red" for name in ("kea", "syros", "paros", "milos")[:islands])
    text = f"{lands} \n area delos blue \n area naxos green \n {hero('achilles', at='kea')}"
    game = hades_turn("zeus", text).game
    gains = [score(game, team, WEIGHTS, foresees=True) - score(game, team, WEIGHTS) for team in (RED, BLUE)]
    assert (gains[0] > 0 > gains[1]) == promise
    assert promise or gains == [0.0, 0.0]


FOUR = " \n ".join(f"area {name} blue" for name in ("syros", "paros", "milos"))
WITH_ACHILLES = f"""
    cycle 3
    gods zeus ares - -
    order - - -
    player blue gold 4
    player red gold 9
    {FOUR}
    area delos blue troops 1 {{}}
    area kea red
    area naxos green
    {hero("achilles", owner="blue", at="delos")}
    offering green ares 1
    offering blue zeus 1
    phase offerings red
    """
"""Blue has four islands and Achilles, who builds a Metropolis with whatever god."""


@pytest.mark.parametrize("first, hopes_for", [("metropolis", {"zeus", "ares"}), ("", set())])
def test_who_lacks_one_metropolis_hopes_for_every_god_that_brings_it(first: str, hopes_for: set[str]) -> None:
    story = hades(WITH_ACHILLES.format(first))
    found = {name for name in ("zeus", "ares") if hopes(story.game, BLUE, god_of(story, name), WEIGHTS) > 0}
    assert found == hopes_for
