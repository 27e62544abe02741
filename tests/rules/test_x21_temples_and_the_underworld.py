"""X21 to X26: the cards that Temples call, Academies, the Necropolis; Hades and Ancient Ruins."""

import pytest

from cyclades.engine.decks import DISCARD, HELD
from tests.hades import answer, hades, hades_turn, tile_gold
from tests.hades_heroes import hero, left_the_game, owner_of
from tests.story import Story

BOTH = "hades monuments"
ALL = "hades manticore monuments"
RUINED = "hades monuments ruins"
BLUE = "area tinos blue troops 1 \n area andros blue \n area kea green \n area milos green"


def stands(monument: str, land: str) -> str:
    """The lines of a Monument that stands somewhere."""
    return f"field monument {monument} {land} \n field monument_open {monument} 1"


def called(card: str, text: str = "", temple: str = "ares", red: str = "gold 0") -> Story:
    """Red has given a unit to a Temple on Naxos, which has brought a card."""
    lands = f"area naxos red troops 2 \n area syros red \n area e4 red fleets 2 \n {BLUE}"
    pile = f"discard {card}" if temple == "ares" else "gone chimera giant kraken pegasus polyphemus sylph"
    head = f"{lands} \n {pile} \n # {card} \n {stands(f'temple-of-{temple}', 'naxos')} \n {text}"
    return hades_turn("zeus", head, red, expansions=ALL).play(f"invoke temple-of-{temple}", f"draw {card}")


# -- X21, X24: free creatures ------------------------------------------------------------------------------------------

BY_BOTH = pytest.mark.parametrize("temple", ["poseidon", "ares"])
NOTHING = pytest.mark.parametrize("card", ["charon", "empusa", "erinyes", "manticore"])


@pytest.mark.rule("X21")
@BY_BOTH
def test_charon_brings_a_hero_back_free(temple: str) -> None:
    story = called("charon", "away midas", temple).play("hire midas, at syros")
    assert (story.card_at("midas"), owner_of(story, "midas"), story.gold("red")) == ("syros", "red", 0)
    assert story.refuses("sacrifice midas")  # he came in this turn


@pytest.mark.rule("X21")
@BY_BOTH
def test_empusa_takes_the_gold_of_the_necropolis_with_the_piece_that_the_gift_brought(temple: str) -> None:
    tile = "area paros green necropolis \n field necropolis_gold paros 3"
    story = called("empusa", tile, temple)
    assert (story.gold("red"), tile_gold(story), story.place("empusa")) == (3 + 1, 0, DISCARD)


@pytest.mark.rule("X21")
@BY_BOTH
def test_the_erinyes_move_a_marker(temple: str) -> None:
    story = called("erinyes", "area paros green prosperity 1", temple)
    story.play("from paros, to syros")
    assert (story.number("prosperity", "paros"), story.number("prosperity", "syros")) == (0, 1)


@pytest.mark.rule("X21")
@BY_BOTH
def test_cerberus_stays_with_red(temple: str) -> None:
    story = called("cerberus", "", temple).play("at tinos")
    assert (story.card_at("cerberus"), owner_of(story, "cerberus"), story.place("cerberus")) == ("tinos", "red", HELD)


@pytest.mark.rule("X21")
@BY_BOTH
def test_the_manticore_kills_a_hero(temple: str) -> None:
    story = called("manticore", hero("midas", "blue", "tinos"), temple).play("release midas")
    assert left_the_game(story, "midas")


@pytest.mark.rule("X21")
@NOTHING
def test_with_nobody_to_bring_back_or_to_kill_they_have_no_effect(card: str) -> None:
    story = called(card)
    assert [event["card"] for event in story.happened("effect-missed")] == [card]
    assert (story.question, story.place(card)) == ("PaidActions", DISCARD)
    assert story.number("troops_left", "red") == 7  # the gift is gone all the same


@pytest.mark.rule("X21", "H6.8")
def test_charons_hero_pays_upkeep_from_the_next_cycle_on() -> None:
    story = called("charon", "away midas", red="gold 5").play("hire midas, at syros", "recruit priest")
    assert answer(story, "end", "keep midas")[-1] == "PayUpkeep"
    assert story.number("cycle") == 4


@pytest.mark.rule("X24")
@pytest.mark.parametrize("way", ["invoke temple-of-ares, from naxos", "play pelops-sceptre"])
def test_a_free_creature_uses_up_no_discount_and_the_further_steps_of_the_kraken_are_paid(way: str) -> None:
    lands = f"area naxos red troops 2 temple \n area syros red troops 1 \n area f5 green fleets 1 \n {BLUE}"
    cards = "discard kraken \n gone chimera pegasus polyphemus sylph" if "ares" in way else ""
    text = f"{lands} \n {cards} \n creatures giant - - \n card pelops-sceptre red since 2"
    text += f" \n {stands('temple-of-ares', 'naxos')}"
    story = hades_turn("zeus", text, "gold 4", expansions=BOTH).play(way, "draw kraken, at f4")
    assert story.gold("red") == 4  # it came free
    story.play("to f5, stay")
    assert (story.gold("red"), story.fleets("f5"), story.number("discounts", "red")) == (3, 0, 0)
    assert story.game.price(story.game.parse("buy giant")) == 3  # the Temple of Naxos takes 1 off


# -- X22, X23: Academies and the Necropolis ----------------------------------------------------------------------------


@pytest.mark.rule("X22")
def test_the_troop_of_the_academy_stands_before_the_upkeep_is_asked() -> None:
    head = "cycle 3 \n gods poseidon ares - - \n player red gold 2 \n order red blue green"
    lands = "area delos red \n area kea blue \n area milos green"
    academy = stands("military-academy", "delos")
    story = hades(f"{head} \n {lands} \n {hero('midas')} \n {academy} \n phase income", expansions=BOTH)
    assert (story.question, story.troops("delos")) == ("PayUpkeep", 1)
    story.play("release midas")
    assert (story.card_at("midas"), story.pieces("delos"), story.owner("delos")) == (None, 1, "red")  # manned


@pytest.mark.rule("X23")
def test_the_necropolis_shares_a_territory_with_monuments_and_crushes_none() -> None:
    lands = f"area naxos red metropolis troops 1 \n area syros red \n {BLUE}"
    both = f"{stands('city-of-warriors', 'naxos')} \n {stands('military-academy', 'naxos')}"
    story = hades_turn("hades", f"{lands} \n {both}", expansions=BOTH)
    story.play("build necropolis, at naxos, at naxos")
    assert (story.buildings("necropolis", "naxos"), story.number("metropolis", "naxos")) == (1, 0)
    assert [story.value("monument", name) for name in ("city-of-warriors", "military-academy")] == ["naxos", "naxos"]


@pytest.mark.rule("X23")
def test_and_a_monument_goes_where_it_stands() -> None:
    lands = f"area naxos red necropolis \n area syros red port \n {BLUE} \n field monument_open city-of-warriors 1"
    story = hades_turn("ares", lands, expansions=BOTH).play("build fortress, at syros", "at naxos")
    assert (story.value("monument", "city-of-warriors"), story.buildings("necropolis", "naxos")) == ("naxos", 1)


# -- X25, X26: ruins ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("X25")
def test_ruins_are_placed_before_the_necklace_is_asked() -> None:
    bids = "offering red zeus 1 \n offering blue ares 1 \n offering green apollo 0"
    homes = "area naxos red \n area delos blue \n area kea green"
    text = f"cycle 1 \n gods zeus ares - - \n {bids} \n {homes} \n card necklace-of-harmony red since 1"
    story = hades(f"{text} \n phase payment", expansions=RUINED)
    asked = []
    for words in ("at milos", "at paros", "decline"):
        asked.append((story.asked, story.question))
        story.play(words)
    assert asked == [("green", "PlaceRuin"), ("green", "PlaceRuin"), ("red", "AskHolder")]


RUINS = "field ruin 1 delos \n field ruin 2 paros"


@pytest.mark.rule("X25")
def test_undead_that_take_its_territory_draw_the_card_which_their_player_keeps_with_the_marker() -> None:
    lands = "area naxos red undead_troops 1 \n area e2 red undead_fleets 1 \n area tinos blue \n area kea green"
    story = hades_turn("hades", f"{lands} \n area syros green \n {RUINS}", expansions=RUINED)
    story.play("lead undead-troop, from naxos, to delos")
    assert story.question == "DrawForRuin"
    story.play("draw temple-of-ares", "end")
    assert (story.number("cycle"), story.owner("delos"), story.pieces("delos")) == (4, "red", 0)
    assert (story.value("ruin", "1"), story.value("ruin_monument", "1")) == ("delos", "temple-of-ares")
    own = "area delos red fortress \n area naxos red \n area tinos blue \n area kea green \n area syros green"
    found = f"{RUINS} \n field ruin_monument 1 temple-of-ares"
    later = hades_turn("zeus", f"{own} \n {found}", expansions=RUINED).play("build temple, at naxos")
    assert (later.question, later.legal) == ("OfferRuin", ["decline", "at delos"])


@pytest.mark.rule("X26")
@pytest.mark.parametrize("way", ["play chariot-of-the-sun, take 0", "dismiss priest, recruit troop"])
def test_the_chariot_and_the_recruits_of_artemis_draw_no_card(way: str) -> None:
    lands = "area naxos red troops 2 \n area syros red \n area tinos blue \n area kea green \n area milos green"
    items = "card chariot-of-the-sun red since 2"
    text = f"{lands} \n {RUINS} \n {items}"
    story = hades_turn("zeus", text, "gold 9 priests 1", favour="artemis", last=True, expansions=RUINED)
    story.play(*["play artemis"] * ("dismiss" in way), way)
    while story.question not in ("PaidActions", "DrawForRuin"):
        assert "at delos" not in story.legal  # no new territory
        story.play(next(words for words in story.legal if words != "decline"))
    assert (story.question, story.value("ruin_monument", "1")) == ("PaidActions", None)


@pytest.mark.rule("X26")
@pytest.mark.parametrize("way", ["buy pegasus, from naxos", "sacrifice perseus"])
def test_perseus_and_pegasus_do(way: str) -> None:
    lands = "area naxos red troops 2 \n area syros red \n area tinos blue \n area kea green \n area milos green"
    text = f"{lands} \n {RUINS} \n {hero('perseus', at='naxos')} \n creatures pegasus - -"
    story = hades_turn("zeus", text, expansions=RUINED).play(way, "to delos, take 1")
    if story.question != "DrawForRuin":
        story.play("without perseus")
    assert (story.question, story.owner("delos")) == ("DrawForRuin", "red")
