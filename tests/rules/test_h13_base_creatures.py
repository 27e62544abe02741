"""H13: what the creatures of the base game do to undead, heroes, theatres and the Necropolis."""

from __future__ import annotations

import pytest

from cyclades.engine.decks import TRACK
from tests.hades import hades_turn
from tests.story import Story

LANDS = "area naxos red troops 1 \n area delos green \n area kea blue \n area tinos blue \n area milos green"


def turn(card: str, text: str, red: str = "gold 9") -> Story:
    """Red, with Zeus, calls a creature for 4 GP; blue has undead."""
    return hades_turn("zeus", f"{LANDS} \n {text} \n creatures {card} - -", red).play(f"buy {card}")


def choices(story: Story) -> list[str]:
    """What may be chosen, but for doing nothing."""
    return sorted(words for words in story.legal if words not in ("decline", "stay"))


@pytest.mark.rule("H13.12")
def test_the_chimera_calls_creatures_of_the_underworld_but_no_hero() -> None:
    text = "discard charon erinyes empusa cerberus midas hector giant"
    story = turn("chimera", text)
    found = ["play cerberus", "play charon", "play empusa", "play erinyes", "play giant"]
    assert choices(story) == found
    story.play("play cerberus, at kea")
    assert (story.card_at("cerberus"), story.gold("red")) == ("kea", 9 - 4)


@pytest.mark.rule("H13.13")
def test_the_harpy_destroys_an_undead_troop_like_a_living_one_but_no_hero() -> None:
    text = "area syros blue undead_troops 1 \n area paros blue \n hero midas blue at paros since 2"
    story = turn("harpy", text)
    assert choices(story) == ["at naxos", "at syros"]  # no hero alone
    story.play("at syros")
    assert (story.number("undead_troops", "syros"), story.number("undead_troops_left")) == (0, 5)
    story = turn("harpy", "area syros blue troops 1 undead_troops 1 \n hero midas blue at syros since 2").play(
        "at syros"
    )
    assert (story.asked, story.legal) == ("red", ["kill troop", "kill undead-troop"])
    story.play("kill undead-troop")
    assert (story.troops("syros"), story.number("undead_troops", "syros"), story.card_at("midas")) == (1, 0, "syros")


@pytest.mark.rule("H13.14")
def test_the_siren_replaces_an_undead_fleet_alone_in_its_space() -> None:
    text = "area f6 blue undead_fleets 1 \n area e6 blue fleets 1 \n area f7 blue fleets 1 undead_fleets 1"
    story = turn("siren", text)
    assert choices(story) == ["at e6", "at f6"]
    story.play("at f6")
    assert (story.owner("f6"), story.fleets("f6"), story.number("undead_fleets", "f6")) == ("red", 1, 0)
    assert (story.number("undead_fleets_left"), story.number("fleets_left", "red")) == (4, 7)


@pytest.mark.rule("H13.14")
def test_the_fleet_that_comes_is_living_from_elsewhere_if_the_reserve_is_empty() -> None:
    text = "area f6 blue fleets 1 \n area e4 red fleets 7 undead_fleets 1 \n area d3 red undead_fleets 1"
    text += " \n area f4 red fleets 1"
    story = hades_turn("hades", f"{LANDS} \n {text} \n creatures siren - -").play("buy siren", "at f6")
    assert choices(story) == ["from e4", "from f4"]  # not from D3
    story.play("from e4")
    assert (story.fleets("f6"), story.fleets("e4"), story.number("undead_fleets", "e4")) == (1, 6, 1)


@pytest.mark.rule("H13.15")
def test_the_kraken_destroys_undead_fleets() -> None:
    story = turn("kraken", "area f6 blue fleets 1 undead_fleets 2").play("at f6, stay")
    assert (story.owner("f6"), story.pieces("f6"), story.number("undead_fleets_left")) == (None, 0, 5)


@pytest.mark.rule("H13.15")
def test_polyphemus_pushes_undead_fleets_away_and_destroys_those_without_a_way_out() -> None:
    story = turn("polyphemus", "area f7 blue undead_fleets 1").play("at syros")
    assert (story.owner("f7"), story.owner("e6"), story.number("undead_fleets", "e6")) == (None, "blue", 1)
    story = turn("polyphemus", "area f7 blue undead_fleets 1 \n area e6 green fleets 1").play("at syros")
    assert (story.owner("f7"), story.owner("e6"), story.number("undead_fleets_left")) == (None, "green", 5)


@pytest.mark.rule("H13.15")
@pytest.mark.parametrize("first, left", [("fleet", (0, 1)), ("undead-fleet", (1, 0))])
def test_who_calls_polyphemus_says_which_of_them_is_pushed_first(first: str, left: tuple[int, int]) -> None:
    story = turn("polyphemus", "area f6 blue fleets 1 undead_fleets 1").play("at syros")
    assert story.legal == ["lose fleet", "lose undead-fleet"]
    story.play(f"lose {first}", "to e6")
    assert (story.fleets("f6"), story.number("undead_fleets", "f6")) == left


@pytest.mark.rule("H4.1")
@pytest.mark.rule("H13.16")
def test_a_space_stays_own_when_the_living_fleet_beside_an_undead_one_is_sold() -> None:
    text = f"{LANDS} \n area e2 red fleets 1 undead_fleets 1 \n creatures sphinx - -"
    story = hades_turn("hades", text).play("buy sphinx", "sell fleet")
    while story.question != "PaidActions":
        story.play("stay" if "stay" in story.legal else story.legal[0])
    assert (story.owner("e2"), story.number("undead_fleets", "e2"), story.fleets("e2")) == ("red", 1, 0)


@pytest.mark.rule("H13.16")
def test_the_sphinx_buys_neither_undead_nor_heroes() -> None:
    text = (
        f"{LANDS} \n area e4 red undead_fleets 1 \n area syros red undead_troops 1 \n hero midas red at naxos since 2"
    )
    story = hades_turn("hades", f"{text} \n creatures sphinx - -", "gold 9 priests 1").play("buy sphinx")
    assert story.legal == ["stay", "sell troop", "sell priest"]
    bare = f"{LANDS.replace('troops 1', 'undead_troops 2')} \n hero midas red at naxos since 2 \n creatures sphinx - -"
    assert hades_turn("hades", bare).play("buy sphinx").question == "PaidActions"  # nothing to sell


@pytest.mark.rule("H13.17")
def test_the_giant_may_destroy_a_theatre_but_not_the_necropolis() -> None:
    story = turn("giant", "area syros blue theatre necropolis port").play("at syros")
    assert [words for words in story.legal if words != "decline"] == ["destroy port", "destroy theatre"]
    story.play("destroy theatre")
    assert (story.buildings("theatre", "syros"), story.number("buildings_left", "theatre")) == (0, 4)
    assert story.buildings("necropolis", "syros") == 1
    assert turn("giant", "area syros blue necropolis").question == "PaidActions"


@pytest.mark.rule("H13.18")
def test_the_cyclops_turns_a_theatre_into_a_basic_building_but_nothing_into_a_theatre() -> None:
    story = turn("cyclops", "area syros red theatre necropolis \n area paros red port").play("at syros")
    assert story.legal == ["build port", "build fortress", "build temple", "build university"]
    story.play("build temple")
    assert (story.buildings("theatre", "syros"), story.buildings("temple", "syros")) == (0, 1)
    assert (story.buildings("necropolis", "syros"), story.number("buildings_left", "theatre")) == (1, 4)
    story = turn("cyclops", "area paros red port").play("at paros")
    assert story.legal == ["build fortress", "build temple", "build university"]  # no theatre


@pytest.mark.rule("H13.18")
def test_nor_does_he_touch_the_necropolis() -> None:
    assert turn("cyclops", "area syros red necropolis").question == "PaidActions"


@pytest.mark.rule("H13.19")
def test_zeus_does_not_exchange_a_hero_but_one_may_come_for_a_creature() -> None:
    text = f"{LANDS} \n creatures giant midas pegasus \n top hector known red"
    story = hades_turn("zeus", text)
    exchanged = [words for words in story.legal if words.startswith("exchange")]
    assert exchanged == ["exchange giant", "exchange pegasus"]
    assert "buy midas" in story.legal
    story.play("exchange giant")  # Hector lies on top of the deck
    assert story.place("hector") == TRACK
    assert [words for words in story.legal if words.startswith("exchange")] == ["exchange pegasus"]
    assert "buy hector" in story.legal
