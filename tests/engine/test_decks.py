"""Decks: a pool without an order, plus the cards that somebody knows lie on top."""

from collections import Counter
from typing import cast

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import cyclades
from cyclades.editions.legendary.edition import LegendaryRules
from cyclades.engine.actions import ActionTable
from cyclades.engine.chance import seeded
from cyclades.engine.decks import BEING_PLAYED, DECK, DISCARD, GONE, HELD, MOST_ON_TOP, TOP, TRACK, Deck, declare_places
from cyclades.engine.fields import PLACES, Layout
from cyclades.engine.views import completed, masked

CARDS = ["harpy", "kraken", "sphinx", "satyr", "ajax", "hector"]
RED, BLUE = 1, 2


class Table:
    """Two decks in a row of cards, and a state."""

    def __init__(self) -> None:
        self.layout = Layout()
        places, known = declare_places(self.layout, CARDS, ["creatures", "heroes"])
        draw = ActionTable().add("draw", CARDS).actions
        self.creatures = Deck("creatures", 0, 4, places, known, draw)
        self.heroes = Deck("heroes", 4, 6, places, known + MOST_ON_TOP, draw)
        self.s: vec[i64] = self.layout.fresh()

    def places(self) -> list[int]:
        return [int(self.s[card]) for card in range(len(CARDS))]

    def known(self) -> list[int]:
        at = int(self.creatures.known)
        return [int(self.s[at + n]) for n in range(MOST_ON_TOP)]

    def pool(self, deck: Deck) -> list[str]:
        return [action.notation for action in deck.pool(self.s).actions]


@pytest.fixture
def table() -> Table:
    return Table()


def test_all_cards_begin_in_the_pool_of_their_deck(table: Table) -> None:
    assert table.places() == [DECK] * 6
    assert table.pool(table.creatures) == ["draw harpy", "draw kraken", "draw sphinx", "draw satyr"]
    assert table.pool(table.heroes) == ["draw ajax", "draw hector"]
    assert table.creatures.on_top(table.s) == -1


def test_every_card_of_the_pool_is_as_likely_as_any_other(table: Table) -> None:
    outcomes = table.creatures.pool(table.s)
    assert [int(weight) for weight in outcomes.weights] == [1, 1, 1, 1]
    generator = seeded(2)
    seen = Counter(generator.pick(outcomes).notation for _ in range(4000))
    assert all(880 < number < 1120 for number in seen.values())


def test_a_card_elsewhere_is_not_in_the_pool(table: Table) -> None:
    for card, place in enumerate((DISCARD, HELD, TRACK, DECK)):
        table.s[card] = place
    assert table.pool(table.creatures) == ["draw satyr"]


def test_a_card_laid_back_lies_on_top_and_not_in_the_pool(table: Table) -> None:
    table.creatures.lay_back(table.s, 1, RED)
    assert table.creatures.on_top(table.s) == 1
    assert table.known() == [RED, 0, 0, 0]
    assert "draw kraken" not in table.pool(table.creatures)
    assert table.heroes.on_top(table.s) == -1


def test_cards_laid_back_lie_above_one_another(table: Table) -> None:
    table.creatures.lay_back(table.s, 1, RED)
    table.creatures.lay_back(table.s, 2, BLUE)
    assert table.places()[:4] == [DECK, TOP + 1, TOP, DECK]
    assert table.known() == [BLUE, RED, 0, 0]


def test_lifting_a_card_moves_the_others_up(table: Table) -> None:
    table.creatures.lay_back(table.s, 1, RED)
    table.creatures.lay_back(table.s, 2, BLUE)
    table.creatures.lift(table.s, 2)
    assert table.places()[:4] == [DECK, TOP, BEING_PLAYED, DECK]
    assert table.known() == [RED, 0, 0, 0]


def test_a_look_is_a_draw_laid_back(table: Table) -> None:
    table.creatures.lay_back(table.s, 3, RED)
    knowers = table.s[table.creatures.known]
    table.creatures.lift(table.s, 3)
    table.creatures.lay_back(table.s, 3, knowers | BLUE)
    assert (table.creatures.on_top(table.s), table.known()) == (3, [RED | BLUE, 0, 0, 0])


def test_pouring_shuffles_a_pile_and_the_top_into_the_pool(table: Table) -> None:
    table.s[0] = DISCARD
    table.s[2] = GONE
    table.s[4] = DISCARD
    table.creatures.lay_back(table.s, 1, RED)
    table.creatures.pour(table.s, DISCARD)
    assert table.places() == [DECK, DECK, GONE, DECK, DISCARD, DECK]
    assert table.known() == [0, 0, 0, 0]


def test_cards_at_a_place_are_found_and_counted(table: Table) -> None:
    table.s[1] = table.s[3] = DISCARD
    assert table.creatures.at(table.s, DISCARD) == 1
    assert table.creatures.at(table.s, HELD) == -1
    assert table.creatures.count(table.s, DISCARD) == 2
    assert table.heroes.count(table.s, DISCARD) == 0


def test_who_does_not_know_the_top_sees_it_in_the_pool(table: Table) -> None:
    table.creatures.lay_back(table.s, 1, RED)
    decks = [table.creatures, table.heroes]
    assert masked(table.s, table.layout, decks, RED, [], [])["place"][1] == TOP
    assert masked(table.s, table.layout, decks, BLUE, [], [])["place"][1] == DECK
    assert masked(table.s, table.layout, decks, 0, [], [])["place"][1] == DECK


def test_that_a_card_is_known_is_public(table: Table) -> None:
    table.creatures.lay_back(table.s, 1, RED)
    view = masked(table.s, table.layout, [table.creatures, table.heroes], BLUE, [], [])
    assert view["known"][:MOST_ON_TOP] == [RED, 0, 0, 0]


def test_an_unknown_top_is_imagined_from_the_pool_alike(table: Table) -> None:
    table.s[2] = DISCARD
    table.creatures.lay_back(table.s, 1, RED)
    decks = [table.creatures, table.heroes]
    view = masked(table.s, table.layout, decks, BLUE, [], [])
    generator = seeded(4)
    seen = Counter(
        int(table.creatures.on_top(vec[i64](completed(view, table.layout, decks, generator)))) for _ in range(1500)
    )
    assert sorted(seen) == [0, 1, 3]
    assert min(seen.values()) > 420


def test_a_known_top_is_imagined_as_it_is(table: Table) -> None:
    table.creatures.lay_back(table.s, 1, RED)
    table.creatures.lay_back(table.s, 2, BLUE)
    decks = [table.creatures, table.heroes]
    view = masked(table.s, table.layout, decks, RED, [], [])
    imagined = [vec[i64](completed(view, table.layout, decks, seeded(seed))) for seed in range(40)]
    assert {int(s[1]) for s in imagined} == {TOP + 1}
    assert {int(table.creatures.on_top(s)) for s in imagined} == {0, 2, 3}


def test_places_are_one_number_per_card() -> None:
    field = Table().layout.by_name["place"]
    assert (field.per, field.sees) == (CARDS, PLACES)


@pytest.mark.rule("L15.7")
def test_the_decks_of_the_edition() -> None:
    rules = cast("LegendaryRules", cyclades.new("legendary", players=3, seed=1).rules)
    names = [card.name for card in rules.cards]
    creatures = names[rules.creature_deck.first : rules.creature_deck.last]
    heroes = names[rules.hero_deck.first : rules.hero_deck.last]
    assert creatures + heroes == names
    assert (len(set(creatures)), len(set(heroes))) == (18, 9)
    assert {"charon", "harpy", "kraken", "sylph"} < set(creatures)
    assert {"ajax", "hector", "perseus"} < set(heroes)
