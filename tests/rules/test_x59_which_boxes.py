"""X59 and X80 to X84: which boxes and modules go together."""

from collections.abc import Iterator
from itertools import combinations

import pytest

import cyclades
from cyclades import SetupError
from cyclades.editions import EDITIONS
from cyclades.editions.classic.hades.modules import MODULES
from cyclades.games import rules_for
from tests.hades import hades, hades_turn, tile_gold, until_offerings
from tests.hades_heroes import hero, table
from tests.story import Story

BOXES = tuple(EDITIONS["classic"].expansions)
SUBSETS = [chosen for size in range(len(BOXES) + 1) for chosen in combinations(BOXES, size)]
HEROES = {"achilles", "hector", "midas", "penthesilea", "perseus", "ulysses"}


def complaints(boxes: tuple[str, ...], players: int, teams: bool, off: tuple[str, ...] = ()) -> Iterator[str]:
    """Why a table cannot be played."""
    if "titans" in boxes and players == 2:
        yield "Titans with two players"
    if "titans" not in boxes and (players == 6 or teams):
        yield "six, or teams, without Titans"
    if players == 6 and not teams:
        yield "six without teams"
    if teams and players not in (4, 6):
        yield "teams of three or five"
    if {"hecate", "manticore"} & {*boxes} and "hades" not in boxes:
        yield "Hecate or Manticore without Hades"
    if ("hecate" in boxes and "favours" in off) or ("manticore" in boxes and "heroes" in off):
        yield "Hecate without favours, or Manticore without heroes"
    if "ruins" in boxes and "monuments" not in boxes:
        yield "Ruins without Monuments"


@pytest.mark.rule("X59")
@pytest.mark.parametrize("boxes", SUBSETS, ids="+".join)
def test_just_what_makes_no_sense_is_refused(boxes: tuple[str, ...]) -> None:
    for players in (2, 3, 4, 5, 6):
        for teams in (False, True):
            if [*complaints(boxes, players, teams)]:
                with pytest.raises(SetupError):
                    cyclades.new("classic", players, expansions=[*boxes], teams=teams, seed=1)
            else:
                game = cyclades.new("classic", players, expansions=[*boxes], teams=teams, seed=1)
                assert tuple(game.rules.expansions) == boxes
                game.play(game.actions[0])


@pytest.mark.rule("X59", "X80")
@pytest.mark.parametrize("off", [off for size in range(3) for off in combinations(MODULES, size)], ids="+".join)
@pytest.mark.parametrize("more", [(), ("hecate",), ("manticore",), ("hecate", "manticore")], ids="+".join)
def test_so_it_is_with_modules_of_hades(off: tuple[str, ...], more: tuple[str, ...]) -> None:
    options = dict.fromkeys(off, "off")
    for others in ((), ("titans",), ("monuments", "ruins"), ("titans", "monuments", "ruins")):
        boxes = ["hades", *more, *others]
        if [*complaints(tuple(boxes), 3, False, off)]:
            with pytest.raises(SetupError):
                cyclades.new("classic", 3, expansions=boxes, options=options, seed=1)
        else:
            game = cyclades.new("classic", 3, expansions=boxes, options=options, seed=1)
            game.play(game.actions[0])


# -- X80: what goes with which module ----------------------------------------------------------------------------------


def things(*modules: str, more: tuple[str, ...] = (), boxes: tuple[str, ...] = ()) -> set[str]:
    """All cards, gods, kinds of pieces, people and buildings of a game with some modules of Hades."""
    options = {module: "on" if module in modules else "off" for module in MODULES}
    rules = rules_for("classic", 3, ("hades", *more, *boxes), "ready", options)
    found = {card.name for card in rules.cards} | {god.name for god in rules.gods}
    found |= {kind.name for kind in rules.unit_kinds} | {people.name for people in rules.people}
    return found | {building.name for building in rules.buildings}


GOD = {"hades", "undead-troop", "undead-fleet", "necropolis"}
PEOPLE = {"charon", "cerberus", "erinyes", *HEROES}
FAVOURS = {"priestess", "theatre", "hestia", "hephaestus", "pelops-sceptre", "aphrodites-belt"}


@pytest.mark.rule("X80")
@pytest.mark.parametrize("boxes", [(), ("titans",), ("titans", "monuments", "ruins")], ids="+".join)
@pytest.mark.parametrize("on", [on for size in (1, 2, 3) for on in combinations(MODULES, size)], ids="+".join)
def test_what_goes_with_which_module(on: tuple[str, ...], boxes: tuple[str, ...]) -> None:
    found = things(*on, boxes=boxes)
    for module, whole in (("god", GOD), ("heroes", PEOPLE), ("favours", FAVOURS)):
        assert whole & found == (whole if module in on else set())
    assert ("empusa" in found) is ("god" in on and "heroes" in on)
    assert ("hera" in found) is ("favours" in on and "heroes" in on)
    assert ("zeus-aegis" in found) is ("favours" in on and "god" in on)
    if "heroes" in on:
        assert things(*on, more=("manticore",), boxes=boxes) - found == {"manticore"}
    if "favours" in on:
        assert things(*on, more=("hecate",), boxes=boxes) - found == {"hecate"}


# -- X81: the god and the heroes ---------------------------------------------------------------------------------------


@pytest.mark.rule("X81")
def test_heroes_go_with_undead_and_pay_the_necropolis_when_they_die() -> None:
    text = table("undead_troops 1", "troops 3", f"{hero('midas')} \n area paros green necropolis")
    story = hades_turn("hades", text).play("lead undead-troop, from delos, to kea", "with midas", "roll 0, roll 3")
    assert tile_gold(story.play("stay", "lose midas")) == 1


@pytest.mark.rule("X81")
def test_without_the_god_nobody_is_paid_for_a_dead_hero_and_he_moves_with_ares_alone() -> None:
    options = "option god off"
    text = f"gone {' '.join(HEROES - {'midas'})} charon cerberus erinyes"
    lands = f"{text} \n {table('', 'troops 3', hero('midas'))}"
    story = hades_turn("ares", lands, options=options)
    assert "necropolis_gold" not in story.game.rules.f.by_name
    story.play("move, from delos, to kea", "roll 0, roll 3", "stay")
    assert (story.card_at("midas"), story.question) == (None, "PaidActions")
    for god in ("zeus", "poseidon", "athena"):
        assert hades_turn(god, lands, options=options).refuses("move")


# -- X82: the god and the favours --------------------------------------------------------------------------------------


def begins(column: int, options: str = "") -> Story:
    """A cycle begins with Hades' column somewhere, or without him, and everybody is about to make offerings."""
    homes = "area naxos red \n area delos blue \n area kea green"
    threat = f"field hades_column {column}" if "god off" not in options else ""
    text = f"cycle 2 \n gods zeus ares - - \n order red blue green \n {homes} \n {threat} \n phase end"
    story = hades(text, options=options)
    until_offerings(story)
    return story


@pytest.mark.rule("X82")
@pytest.mark.parametrize("column, options, favour", [(0, "", 1), (9, "", 0), (0, "option god off", 1)])
def test_where_hades_comes_there_is_no_favour_and_without_him_there_is_always_one(
    column: int, options: str, favour: int
) -> None:
    story = begins(column, options)
    shown = [card for card in story.game.rules.cards if card.sort == "favour" and story.place(card.name) >= 10]
    assert len(shown) == favour
    assert ("hades" in story.gods) is (favour == 0)


# -- X83: the heroes and the favours -----------------------------------------------------------------------------------


def upkeep(options: str, red: str) -> Story:
    """Red is about to keep Midas or to let him go."""
    gone = f"gone {' '.join(HEROES - {'midas'})} charon cerberus erinyes empusa"
    homes = "area delos red \n area kea blue \n area milos green"
    text = f"cycle 3 \n gods poseidon ares - - \n order red blue green \n player red {red} \n {homes} \n {gone}"
    return hades(f"{text} \n {hero('midas')} \n phase upkeep", options=options)


@pytest.mark.rule("X83")
def test_a_priestess_keeps_a_hero_and_without_favours_only_gold_does() -> None:
    both = upkeep("", "gold 1 priestesses 1")
    assert (both.question, len(both.legal)) == ("PayUpkeep", 2)
    alone = upkeep("option favours off", "gold 1")
    assert (alone.question, alone.card_at("midas")) == ("Offer", None)
    assert upkeep("option favours off", "gold 2").question == "PayUpkeep"


@pytest.mark.rule("X83")
def test_figures_leave_without_a_question_where_there_are_no_priestesses() -> None:
    gone = f"gone {' '.join(HEROES)} charon cerberus erinyes empusa"
    homes = "area delos red \n area kea blue \n area milos green"
    head = f"cycle 3 \n gods zeus ares - - \n player red gold 9 \n offering red zeus 1 \n {gone} \n {homes}"
    text = f"{head} \n creature medusa red at kea since 2 \n phase actions"
    story = hades(text, options="option favours off")
    assert (story.question, story.card_at("medusa")) == ("PaidActions", None)


# -- X84: Monuments and Ruins ------------------------------------------------------------------------------------------


@pytest.mark.rule("X84")
def test_a_monument_of_a_ruin_works_like_any_other() -> None:
    homes = "area delos red \n area kea blue \n area milos green"
    text = f"cycle 3 \n gods zeus ares - - \n {homes} \n field monument military-academy delos \n phase income"
    story = hades(text, expansions="hades monuments ruins")
    assert story.number("monument_open", "military-academy") == 0  # it came from a ruin
    assert story.troops("delos") == 1
