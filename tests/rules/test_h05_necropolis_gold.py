"""H5: the gold of the Necropolis, which is on Kea."""

from __future__ import annotations

import pytest

from tests.hades import hades, hades_turn, new_cycle, tile_gold, until_offerings
from tests.story import Story

LANDS = "area kea green necropolis \n area tinos blue troops 2 \n area andros blue \n area milos green"


def gold(story: Story) -> int:
    """What lies on it."""
    return tile_gold(story)


def turn(god: str, text: str, expansions: str = "hades", lands: str = LANDS) -> Story:
    """Red in its turn."""
    return hades_turn(god, f"{lands} \n {text}", "gold 20", expansions=expansions)


def battle(units: str, more: str = "", lands: str = LANDS, take: str = "") -> Story:
    """Red attacks Tinos from Naxos with all that is there, and will lose the first round."""
    story = turn("ares", f"area naxos red {units} \n area c2 red fleets 1 \n area syros red \n {more}", lands=lands)
    story.play("move, from naxos, to tinos", *([take] if take else []))
    return story.play("roll 0, roll 3")


# -- what brings gold --------------------------------------------------------------------------------------------------


@pytest.mark.rule("H5.7")
def test_a_troop_that_dies_in_battle_brings_1_anywhere_on_the_board() -> None:
    story = battle("troops 2", take="take 1")
    assert (gold(story), story.troops("naxos")) == (1, 1)
    assert story.happened("necropolis-filled") == [{"event": "necropolis-filled", "area": "kea", "number": 1}]


@pytest.mark.rule("H5.7")
def test_each_dead_unit_brings_1_of_both_sides() -> None:
    story = turn("ares", "area naxos red troops 2 \n area c2 red fleets 1 \n area syros red")
    story.play("move, from naxos, to tinos, take 2", "roll 1, roll 1")
    assert gold(story) == 2


@pytest.mark.rule("H5.7")
def test_a_hero_and_a_fleet_too() -> None:
    story = battle("", "hero midas red at naxos since 2")
    while story.question != "PaidActions":
        story.play("decline" if "decline" in story.legal else story.legal[0])
    assert gold(story) == 1
    fleets = turn("poseidon", "area naxos red \n area e4 red fleets 1 \n area f4 blue fleets 2")
    fleets.play("sail, from e4, to f4", "roll 0, roll 3")
    assert gold(fleets) == 1


@pytest.mark.rule("H5.7")
def test_the_minotaur_brings_nothing() -> None:
    text = "area naxos red troops 2 \n area c2 red fleets 1 \n area syros red"
    text += " \n creature minotaur blue at tinos since 3"
    story = turn("ares", text, lands=LANDS.replace("area tinos blue troops 2", "area tinos blue"))
    story.play("move, from naxos, to tinos, take 2", "roll 3, roll 0")
    assert (story.owner("tinos"), gold(story)) == ("red", 0)


@pytest.mark.rule("H5.7")
def test_everybody_sees_the_gold() -> None:
    story = battle("troops 2", take="take 1")
    for viewer in (0, 1, 2, None):
        assert sum(story.game.view(viewer)["state"]["necropolis_gold"]) == 1


@pytest.mark.rule("H5.8")
@pytest.mark.parametrize(
    "card, play, text, amount",
    [
        ("harpy", "at tinos", "", 1),
        ("kraken", "at f4, stay", "area f4 blue fleets 3", 3),
        ("siren", "at f4", "area f4 blue fleets 1", 1),
        ("polyphemus", "at tinos", "area d3 blue fleets 2 \n area e4 green fleets 1", 2),  # without a way out
        ("polyphemus", "at tinos", "area b2 blue fleets 2", 0),  # with one, they are pushed away
        ("manticore", "release midas", "hero midas blue at andros since 2", 1),
    ],
)
def test_units_that_cards_kill_bring_1_each(card: str, play: str, text: str, amount: int) -> None:
    story = turn("zeus", f"area naxos red \n {text} \n creatures {card} - -", "hades manticore").play(f"buy {card}")
    story.play(play)
    while story.question != "PaidActions":
        story.play(story.legal[0])  # where Polyphemus pushes
    assert gold(story) == amount


@pytest.mark.rule("H5.8")
@pytest.mark.parametrize("temple", ["poseidon", "ares"])
def test_so_does_a_unit_given_to_a_temple(temple: str) -> None:
    text = "area naxos red troops 1 \n area e4 red fleets 1 \n discard giant"
    monument = f"field monument temple-of-{temple} naxos \n field monument_open temple-of-{temple} 1"
    story = turn("zeus", f"{text} \n {monument}", "hades monuments").play(f"invoke temple-of-{temple}")
    assert gold(story) == 1


# -- what brings none --------------------------------------------------------------------------------------------------


@pytest.mark.rule("H5.9")
def test_units_that_are_sold_bring_nothing() -> None:
    story = turn("zeus", "area naxos red troops 2 \n area e4 red fleets 1 \n creatures sphinx - -")
    story.play("buy sphinx", "sell troop", "sell fleet", "stay")
    assert (gold(story), story.number("troops_left", "red")) == (0, 7)


@pytest.mark.rule("H5.9", "H11.1")
@pytest.mark.parametrize("answer, amount", [("to syros", 0), ("decline", 1)])
def test_a_troop_that_perseus_saves_brings_nothing(answer: str, amount: int) -> None:
    chain = "area d3 red fleets 1 \n area d4 red fleets 1 \n area d5 red fleets 1 \n area e6 red fleets 1"
    story = battle(
        "troops 1", f"{chain} \n area f6 red fleets 1 \n hero perseus red at naxos since 2", take="take 1, with perseus"
    )
    story.play("lose troop", answer)
    assert gold(story) == amount


@pytest.mark.rule("H5.9", "M4.2")
@pytest.mark.parametrize("saved", [True, False])
def test_a_fleet_that_the_great_lighthouse_saves_brings_nothing(saved: bool) -> None:
    lighthouse = (
        "field monument great-lighthouse-of-poseidon naxos \n field monument_open great-lighthouse-of-poseidon 1"
    )
    text = f"area naxos red \n area e4 red fleets 1 \n area f5 blue fleets 2 \n {lighthouse}"
    story = turn("poseidon", text, "hades monuments").play("sail, from e4, to f5", "roll 0, roll 3")
    story.play("to d3" if saved else "decline")
    assert gold(story) == (0 if saved else 1)


@pytest.mark.rule("H5.9")
def test_heroes_unpaid_or_sacrificed_bring_nothing() -> None:
    story = new_cycle("area kea green necropolis \n hero midas red at naxos since 1")
    while story.question != "PayUpkeep":
        story.play(story.legal[0])
    story.play("release midas")
    assert (gold(story), story.card_at("midas")) == (0, None)
    story = hades_turn("zeus", f"{LANDS} \n area naxos red \n hero hector red at naxos since 2", "gold 9 priests 2")
    story.play("sacrifice hector, take 1")
    assert (gold(story), story.card_at("hector"), story.number("philosophers", "red")) == (0, None, 1)


@pytest.mark.rule("H5.9", "H20.3")
def test_the_pieces_of_an_eliminated_player_bring_nothing() -> None:
    text = "area naxos red metropolis troops 2 \n area c2 red fleets 1 \n area a2 blue fleets 3"
    lands = "area kea green necropolis \n area tinos blue metropolis \n area milos green"
    story = turn("ares", text, lands=lands).play("move, from naxos, to tinos, take 2")
    assert (story.owner("tinos"), story.pieces("a2"), story.number("alive", "blue")) == ("red", 0, 0)
    assert gold(story) == 0


@pytest.mark.rule("H5.10")
def test_while_it_is_not_on_the_board_nothing_is_laid_anywhere() -> None:
    lands = LANDS.replace("necropolis", "")
    story = battle("troops 2", lands=lands, take="take 1")
    assert (gold(story), sum(story.row("necropolis_left"))) == (0, 0)
    assert story.happened("necropolis-filled") == []


# -- who takes it ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H5.11")
@pytest.mark.parametrize("owner, amount", [("red", 4), ("blue", 1), ("green", 4)])
def test_whoever_controls_its_island_in_the_income_phase_takes_the_gold(owner: str, amount: int) -> None:
    others = {"red": "naxos", "blue": "tinos", "green": "delos"}
    lands = " \n ".join(f"area {land} {colour}" for colour, land in others.items())
    purses = " \n ".join(f"player {colour} gold 0" for colour in others)
    text = f"{lands} \n {purses} \n area kea {owner} necropolis \n field necropolis_gold kea {amount}"
    story = hades(f"cycle 3 \n gods zeus ares - - \n {text} \n phase income")
    income = {"red": 1, "blue": 1, "green": 0}  # of Naxos, Tinos and Delos; Kea has none
    for colour in others:
        assert story.gold(colour) == income[colour] + (amount if colour == owner else 0)
    assert gold(story) == 0
    assert story.happened("necropolis-paid") == [
        {"event": "necropolis-paid", "faction": owner, "area": "kea", "number": amount}
    ]


@pytest.mark.rule("H5.11")
def test_on_an_island_that_nobody_controls_it_waits() -> None:
    text = (
        "area naxos red \n area tinos blue \n area delos green \n area kea - necropolis \n field necropolis_gold kea 4"
    )
    story = hades(f"cycle 3 \n gods zeus ares - - \n {text} \n phase income")
    assert gold(story) == 4


@pytest.mark.rule("H5.12")
def test_when_it_moves_gold_laid_before_stays_on_the_old_island() -> None:
    text = "area naxos red \n area syros red \n field necropolis_gold kea 3 \n player green gold 0"
    story = turn("hades", text).play("build necropolis, at naxos")
    assert (gold(story), story.number("necropolis_left", "kea")) == (0, 3)
    story.play("build necropolis, at syros")
    assert story.number("necropolis_left", "kea") == 3
    until_offerings(story)
    assert story.number("necropolis_left", "kea") == 0
    assert story.gold("green") == 3 + 2  # and the income of Milos


@pytest.mark.rule("H5.12")
def test_what_is_left_there_a_second_time_adds_up() -> None:
    fields = "field necropolis_gold kea 3 \n field necropolis_left kea 2"
    story = turn("hades", f"area naxos red \n {fields}").play("build necropolis, at naxos")
    assert (gold(story), story.number("necropolis_left", "kea")) == (0, 2 + 3)


@pytest.mark.rule("H5.12")
def test_whoever_controls_the_old_island_then_takes_it_beside_what_lies_on_the_tile() -> None:
    text = "area naxos red \n area tinos blue \n area delos green \n area kea blue \n area syros red necropolis"
    fields = "field necropolis_gold syros 2 \n field necropolis_left kea 3 \n field necropolis_left syros 1"
    purses = "player red gold 0 \n player blue gold 0"
    story = hades(f"cycle 3 \n gods zeus ares - - \n {text} \n {fields} \n {purses} \n phase income")
    assert (story.gold("blue"), story.gold("red")) == (1 + 3, 1 + 2 + 1)


@pytest.mark.rule("H5.13")
def test_neither_the_fates_nor_cerberus_take_its_gold() -> None:
    text = "area kea red necropolis \n area tinos blue \n area delos green \n field necropolis_gold kea 4"
    story = hades_turn("zeus", f"{text} \n creatures - - fates").play("buy fates")
    assert (story.gold("red"), gold(story)) == (9 - 2, 4)
    text = "area naxos red \n area kea blue necropolis \n area delos green \n field necropolis_gold kea 4"
    text += " \n creature cerberus red at kea since 3 \n player red gold 0 \n player blue gold 0"
    story = hades(f"cycle 3 \n gods zeus ares - - \n {text} \n phase income")
    assert (story.gold("red"), story.gold("blue")) == (1, 4)


@pytest.mark.rule("H5.7", "H5.8", "H5.9", "H5.11")
def test_e32_a_cycle_that_brings_4() -> None:
    monuments = ("temple-of-poseidon", "great-lighthouse-of-poseidon")
    raised = " \n ".join(f"field monument {name} naxos \n field monument_open {name} 1" for name in monuments)
    text = f"""
        cycle 3
        gods zeus hades - -
        field covered_god ares
        field hades_column 9
        order red blue green
        player red gold 40
        player green gold 0
        {LANDS}
        {raised}
        area naxos red troops 4
        area syros red
        area c2 red fleets 1
        area e4 red fleets 2
        area f5 blue fleets 2
        area f7 blue fleets 1
        hero midas green at milos since 2
        creatures harpy siren sphinx
        phase upkeep
        """
    story = hades(text, expansions="hades monuments")
    assert (story.card_at("midas"), gold(story)) == (None, 0)  # not paid
    story.play("bid hades 1", "bid zeus 1", "bid apollo 0", "recruit priest", "end")
    story.play("recruit undead-troop, at naxos", "recruit undead-fleet, at e4")
    story.play("lead undead-troop, from naxos, to tinos, take 2", "roll 0, roll 3", "lose undead-troop", "stay")
    assert gold(story) == 0
    story.play("roll 3, roll 0")  # blue loses a troop
    assert gold(story) == 1
    story.play("to naxos", "buy harpy, at tinos")
    assert gold(story) == 2
    story.play("buy siren, at f7")
    assert gold(story) == 3
    story.play("buy sphinx", "sell troop", "sell troop", "stay")
    assert gold(story) == 3
    story.play("invoke temple-of-poseidon", "from c2", "draw giant")  # nothing to destroy
    assert gold(story) == 4
    story.play("lead undead-fleet, from e4, to f5, take 1", "roll 0, roll 3", "lose fleet", "to e4")
    story.play("stay", "to e4")  # blue stays, red retreats
    assert (gold(story), story.number("fleets_left", "blue")) == (4, 8 - 2)
    story.play("end")
    until_offerings(story)
    assert (gold(story), story.happened("necropolis-paid")) == (
        0,
        [{"event": "necropolis-paid", "faction": "green", "area": "kea", "number": 4}],
    )
