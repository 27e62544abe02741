"""C2: the track of the mythological creatures. The deck: Chimera, Giant, Kraken, Pegasus, Polyphemus, Sylph."""

import pytest

from cyclades.engine.decks import DECK, DISCARD
from tests.story import CLASSIC_CARDS, Story, classic, classic_track, classic_turn


def updated(text: str, cycle: int = 3) -> Story:
    """The beginning of a cycle."""
    return classic(f"cycle {cycle}\n{text}\nphase creatures")


def to_apollo(story: Story) -> Story:
    """A cycle in which everybody goes to Apollo and nobody buys anything, up to the creatures of the next one."""
    story.play("bid apollo 0, bid apollo 0, bid apollo 0")
    assert story.question == "PlaceProsperity"
    return story.play(story.legal[0])


@pytest.mark.rule("C2.1")
@pytest.mark.parametrize("creatures, price", [("giant - -", 4), ("- giant -", 3), ("- - giant", 2)])
def test_the_three_slots_cost_4_3_and_2_gp(creatures: str, price: int) -> None:
    text = f"area syros red troops 1\ncreatures {creatures}"
    assert classic_turn("athena", text, red=f"gold {price - 1}").refuses("buy giant")
    assert classic_turn("athena", text, red=f"gold {price}").play("buy giant").gold("red") == 0


@pytest.mark.rule("C2.2")
def test_the_first_cycle_reveals_one_card_on_the_4_gp_slot() -> None:
    story = classic("phase start").play("draw red, draw blue, draw green")
    every = [card.name for card in story.game.rules.cards]
    assert story.legal == [f"draw {card}" for card in every]
    assert set(story.game.stack[-1].raw_outcomes(story.game).weights) == {1}  # all alike
    story.play("draw kraken")
    assert classic_track(story) == ["kraken", None, None]
    assert story.question == "PlaceGod"  # no second card
    assert all(story.place(card) == DECK for card in every if card != "kraken")


@pytest.mark.rule("C2.3")
def test_in_the_second_cycle_an_unsold_card_goes_to_3_gp_and_a_new_one_comes_to_4() -> None:
    story = updated("creatures pegasus - -", cycle=2)
    assert classic_track(story) == [None, "pegasus", None]
    story.play("draw sylph")
    assert classic_track(story) == ["sylph", "pegasus", None]
    assert story.question == "PlaceGod"  # the 2 GP slot stays empty


@pytest.mark.rule("C2.3")
def test_in_the_second_cycle_two_new_cards_come_if_the_first_was_sold() -> None:
    story = updated("creatures - - -\ndiscard pegasus", cycle=2).play("draw sylph, draw giant")
    assert classic_track(story) == ["sylph", "giant", None]
    assert story.question == "PlaceGod"
    assert story.place("pegasus") == DISCARD


@pytest.mark.rule("C2.2", "C2.3", "C2.4")
def test_the_first_cycles_of_a_game_in_which_nobody_buys() -> None:
    story = classic("phase start").play("draw red, draw blue, draw green, draw pegasus, draw zeus, draw ares")
    assert classic_track(story) == ["pegasus", None, None]
    to_apollo(story).play("draw giant, draw poseidon, draw athena")
    assert classic_track(story) == ["giant", "pegasus", None]
    to_apollo(story).play("draw kraken, draw zeus, draw athena")
    assert classic_track(story) == ["kraken", "giant", "pegasus"]
    to_apollo(story)
    assert classic_track(story) == [None, "kraken", "giant"]
    assert story.place("pegasus") == DISCARD  # in the fourth cycle, not before
    story.play("draw sylph")
    assert classic_track(story) == ["sylph", "kraken", "giant"]


@pytest.mark.rule("C2.3")
def test_the_first_cycles_of_a_game_in_which_the_first_card_is_sold() -> None:
    story = classic("phase start").play("draw red, draw blue, draw green, draw giant, draw zeus, draw ares")
    story.play("bid zeus 1, bid apollo 0, bid apollo 0")
    story.play("recruit priest, buy giant, end")
    story.play("at tinos")  # blue, on Apollo
    assert story.number("cycle") == 2
    story.play("draw pegasus, draw sylph")
    assert classic_track(story) == ["pegasus", "sylph", None]
    assert story.question == "PlaceGod"


@pytest.mark.rule("C2.4", "C2.5")
def test_e14_the_creature_track() -> None:
    """E14: Pegasus on 4, the 3 GP slot bought empty, on 2 the Giant instead of the Minotaur."""
    story = updated("creatures pegasus - giant")
    assert story.place("giant") == DISCARD
    assert classic_track(story) == [None, None, "pegasus"]
    assert "draw giant" not in story.legal
    story.play("draw sylph")
    assert classic_track(story) == ["sylph", None, "pegasus"]
    story.play("draw kraken")
    assert classic_track(story) == ["sylph", "kraken", "pegasus"]
    assert story.question == "PlaceGod"


@pytest.mark.rule("C2.4")
@pytest.mark.parametrize(
    "before, after, new",
    [
        ("pegasus giant sylph", [None, "pegasus", "giant"], 1),
        ("pegasus giant -", [None, "pegasus", "giant"], 1),
        ("- giant -", [None, None, "giant"], 2),
        ("- giant sylph", [None, None, "giant"], 2),
        ("pegasus - -", [None, None, "pegasus"], 2),
        ("- - sylph", [None, None, None], 3),
        ("- - -", [None, None, None], 3),
    ],
)
def test_the_2_gp_card_is_discarded_the_others_slide_and_all_slots_are_filled(
    before: str, after: list[str | None], new: int
) -> None:
    story = updated(f"creatures {before}")
    assert classic_track(story) == after
    discarded = [card for card in CLASSIC_CARDS if story.place(card) == DISCARD]
    assert discarded == (["sylph"] if before.endswith("sylph") else [])
    for _ in range(new):
        assert story.question == "Draw"
        story.play(next(words for words in story.legal if words != "draw sylph"))
    assert story.question == "PlaceGod"
    assert None not in classic_track(story)
    assert classic_track(story)[new:] == after[new:]  # the new ones are on the dear side


@pytest.mark.rule("C2.4")
@pytest.mark.parametrize("cycle", [3, 4, 9])
def test_from_the_third_cycle_on_all_three_slots_are_filled(cycle: int) -> None:
    story = updated("creatures - - -", cycle).play("draw pegasus, draw giant, draw sylph")
    assert classic_track(story) == ["pegasus", "giant", "sylph"]


@pytest.mark.rule("C2.5")
def test_new_cards_are_revealed_one_by_one_the_dearest_slot_first() -> None:
    story = updated("creatures - - -").play("draw pegasus")
    assert classic_track(story) == ["pegasus", None, None]
    assert story.happened("card-revealed") == [
        {"event": "card-revealed", "card": "pegasus", "slot": 1}
    ]  # seen before the next one
    story.play("draw giant")
    assert classic_track(story) == ["pegasus", "giant", None]
    story.play("draw kraken")
    assert classic_track(story) == ["pegasus", "giant", "kraken"]


@pytest.mark.rule("C2.6")
def test_an_empty_deck_is_made_anew_from_the_discard_pile_when_a_card_is_drawn() -> None:
    story = updated("creatures pegasus - giant\ndiscard kraken polyphemus\ngone chimera sylph")
    assert story.legal == ["draw giant", "draw kraken", "draw polyphemus"]  # the Giant was just discarded
    story.play("draw polyphemus, draw giant")
    assert classic_track(story) == ["polyphemus", "giant", "pegasus"]
    assert story.place("kraken") == DECK


@pytest.mark.rule("C2.6")
def test_the_deck_is_drawn_to_its_last_card_before_it_is_made_anew() -> None:
    story = updated("creatures pegasus - -\ndiscard giant kraken polyphemus\ngone chimera")
    assert story.legal == ["draw sylph"]
    story.play("draw sylph")
    assert story.legal == ["draw giant", "draw kraken", "draw polyphemus"]


@pytest.mark.rule("C2.6")
def test_the_discard_pile_stays_as_long_as_no_card_is_needed() -> None:
    story = updated("creatures pegasus giant -\ndiscard kraken polyphemus\ngone chimera")
    story.play("draw sylph")  # the last card of the deck fills the last slot
    assert story.question == "PlaceGod"
    assert (story.place("kraken"), story.place("polyphemus")) == (DISCARD, DISCARD)


@pytest.mark.rule("C2.6")
def test_with_no_card_left_anywhere_the_slots_stay_empty() -> None:
    story = updated("creatures pegasus - -\ngone chimera giant kraken polyphemus sylph")
    assert classic_track(story) == [None, None, "pegasus"]
    assert story.question == "PlaceGod"
