"""The slots of the tracks, full or empty, as a tabletop tells them."""

import cyclades
from cyclades.tabletop import DeckInfo, build


def decks(edition: str, *expansions: str) -> dict[str, DeckInfo]:
    game = cyclades.new(edition, players=3, seed=1, expansions=expansions)
    return {deck.name: deck for deck in build(game.view(0), game.rules).decks}


def test_every_slot_has_its_price_and_every_card_its_slot() -> None:
    heroes, creatures = decks("legendary")["heroes"], decks("legendary")["creatures"]
    assert (heroes.slots, creatures.slots) == ([4, 4], [5, 4, 3, 2])
    for deck in (heroes, creatures):
        assert [card.slot for card in deck.track] == list(range(len(deck.slots)))
        assert [card.price for card in deck.track] == deck.slots


def test_slots_that_are_empty_have_their_price_too() -> None:
    creatures = decks("classic")["creatures"]
    assert creatures.slots == [4, 3, 2]
    assert [(card.price, card.slot) for card in creatures.track] == [(4, 0)]


def test_a_deck_without_a_track_of_its_own_has_no_slots() -> None:
    found = decks("classic", "hades")
    assert found["creatures"].slots == [4, 3, 2]
    assert [found[name].slots for name in found if name != "creatures"] == [[], []]
