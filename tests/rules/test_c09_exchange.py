"""C9: Zeus' special action, exchanging creatures."""

import pytest

from cyclades.engine.decks import DECK, DISCARD, TRACK
from tests.story import Story, classic_turn

LAND = """
    area andros red troops 1
    area syros red temple 2
    area delos blue troops 1
    area kea blue
    area naxos green troops 1
    area milos green
"""


def with_zeus(cards: str, gold: int = 9) -> Story:
    """Red with Zeus, the free priest taken."""
    return classic_turn("zeus", f"{LAND}\n{cards}", f"gold {gold}")


@pytest.mark.rule("C9.13")
def test_a_creature_of_the_track_is_discarded_and_the_first_of_the_deck_takes_its_slot() -> None:
    story = with_zeus("creatures giant kraken sylph\ndiscard pegasus")
    assert {words for words in story.legal if words.startswith("exchange")} == {
        "exchange giant",
        "exchange kraken",
        "exchange sylph",
    }
    story.play("exchange kraken")
    assert (story.asked, story.legal) == (None, ["draw chimera", "draw polyphemus"])  # not from the discard pile
    story.play("draw polyphemus")
    assert (story.place("polyphemus"), story.place("kraken")) == (TRACK + 1, DISCARD)
    assert (story.place("giant"), story.place("sylph")) == (TRACK, TRACK + 2)
    assert (story.asked, story.question) == ("red", "PaidActions")
    assert story.happened("card-revealed") == [{"event": "card-revealed", "card": "polyphemus", "slot": 2}]


@pytest.mark.rule("C9.13")
@pytest.mark.parametrize("card", ["giant", "kraken", "sylph"])
def test_an_exchange_costs_1_whatever_the_slot_and_the_temples(card: str) -> None:
    story = with_zeus("creatures giant kraken sylph", gold=1)
    assert story.game.price(story.game.parse(f"exchange {card}")) == 1
    story.play(f"exchange {card}, draw pegasus")
    assert (story.gold("red"), story.number("discounts", "red")) == (0, 0)
    assert story.refuses("exchange pegasus")  # nothing left to pay with


@pytest.mark.rule("C9.13")
def test_any_number_of_times_and_also_one_just_revealed() -> None:
    story = with_zeus("creatures giant - -", gold=4)
    story.play("exchange giant, draw kraken", "exchange kraken, draw sylph", "exchange sylph, draw pegasus")
    assert [story.place(card) for card in ("giant", "kraken", "sylph")] == [DISCARD] * 3
    assert (story.place("pegasus"), story.gold("red")) == (TRACK, 1)
    story.play("exchange pegasus")
    assert story.gold("red") == 0


@pytest.mark.rule("C9.13")
def test_empty_slots_and_cards_elsewhere_are_not_exchanged() -> None:
    story = with_zeus("creatures - giant -\ndiscard sylph\ncreature kraken - at f4")
    assert [words for words in story.legal if words.startswith("exchange")] == ["exchange giant"]
    for card in ("sylph", "kraken", "pegasus"):
        assert story.refuses(f"exchange {card}")


@pytest.mark.rule("C9.13")
@pytest.mark.parametrize("god", ["poseidon", "ares", "athena"])
def test_no_other_god_exchanges_creatures(god: str) -> None:
    story = classic_turn(god, f"{LAND}\ncreatures giant kraken sylph")
    assert story.refuses("exchange giant")


@pytest.mark.rule("C9.13")
def test_a_creature_just_revealed_may_be_bought() -> None:
    story = with_zeus("creatures - - giant").play("exchange giant, draw pegasus")
    assert story.game.price(story.game.parse("buy pegasus")) == 1  # 2 GP, less two Temples, but at least 1
    story.play("buy pegasus")
    assert story.question == "FlyFrom"


@pytest.mark.rule("C9.14")
def test_with_an_empty_deck_the_old_card_is_in_the_new_one() -> None:
    story = with_zeus("creatures giant kraken sylph\ndiscard pegasus\ngone chimera polyphemus")
    story.play("exchange giant")
    assert story.happened("shuffled")
    assert story.legal == ["draw giant", "draw pegasus"]
    story.play("draw giant")
    assert (story.place("giant"), story.place("pegasus")) == (TRACK, DECK)


@pytest.mark.rule("C9.14")
def test_where_there_is_no_other_card_the_old_one_comes_back() -> None:
    story = with_zeus("creatures giant kraken sylph\ngone chimera pegasus polyphemus").play("exchange kraken")
    assert story.legal == ["draw kraken"]
    story.play("draw kraken")
    assert (story.place("kraken"), story.gold("red")) == (TRACK + 1, 8)


@pytest.mark.rule("C9.14")
def test_while_the_deck_holds_a_card_nothing_is_shuffled() -> None:
    story = with_zeus("creatures giant kraken sylph\ndiscard pegasus polyphemus").play("exchange giant")
    assert story.legal == ["draw chimera"]
    story.play("draw chimera")
    assert not story.happened("shuffled")
    assert [story.place(card) for card in ("giant", "pegasus", "polyphemus")] == [DISCARD] * 3


@pytest.mark.rule("C9.14", "C14.7")
def test_an_exchanged_chimera_is_shuffled_in_with_the_discard_pile_before_the_draw() -> None:
    story = with_zeus("creatures chimera kraken sylph\ndiscard giant polyphemus").play("exchange chimera")
    assert sorted(story.legal) == ["draw chimera", "draw giant", "draw pegasus", "draw polyphemus"]
