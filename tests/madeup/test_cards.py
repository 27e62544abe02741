"""Decks, tracks and hands of the made-up expansion: what is drawn in secret stays so."""

from __future__ import annotations

import pytest

import cyclades
from cyclades import Game
from cyclades.bots.weights import Weights
from cyclades.bots.worth import COUNT, parts
from cyclades.engine.decks import ASIDE, DECK, DISCARD, GONE, HIDDEN, TRACK
from cyclades.engine.fields import ALL
from cyclades.engine.machine import Machine
from cyclades.rules.areas import set_owner
from cyclades.rules.creature_track import take_off_track
from cyclades.rules.elimination import Elimination
from cyclades.rules.income import more_income
from cyclades.rules.steps import Step
from cyclades.tabletop import build, from_perspective
from tests.madeup.stories import legal, number, nyx, play

pytestmark = pytest.mark.interpreted


def test_who_holds_a_scroll_is_seen_by_its_holder_alone() -> None:
    text = "area delos red \n hidden blue {} \n hidden red dusk-scroll"
    views = []
    for game in (nyx(text.format("dawn-scroll")), nyx("area delos red \n hidden red dusk-scroll")):
        place, scroll = game.f.place, {card.name: card.number for card in game.rules.cards}
        assert game.s[place + scroll["dusk-scroll"]] == HIDDEN
        assert "read dusk-scroll" in legal(game)
        assert "read dawn-scroll" not in legal(game)
        views.append(game.view(2)["state"])
    holding, without = views
    dawn = scroll["dawn-scroll"]
    assert holding["place"] == without["place"]
    assert (holding["place"][dawn], holding["scrolls_hidden"], without["scrolls_hidden"]) == (
        DECK,
        [1, 1, 0],
        [1, 0, 0],
    )
    game = nyx(text.format("dawn-scroll"))
    assert game.view(1)["state"]["place"][dawn] == HIDDEN - 1
    drawn = {
        cyclades.imagine(game.view(2), seed=seed)
        .rules.decks[-2]
        .at(cyclades.imagine(game.view(2), seed=seed).s, HIDDEN - 1)
        for seed in range(20)
    }
    assert drawn == {dawn, dawn + 1, dawn + 2}  # for green it may be any scroll, but no card of another deck
    play(game, "read dusk-scroll")
    assert (number(game, "scrolls_hidden", "red"), number(game, "gold", "red")) == (0, 11)


def test_the_table_shows_how_many_cards_are_in_a_hand_and_the_own_ones() -> None:
    game = nyx("area delos red \n hidden blue dawn-scroll \n hidden red dusk-scroll")
    for player, hands in ((None, [[], [], []]), (0, [["dusk-scroll"], [], []]), (1, [[], ["dawn-scroll"], []])):
        top = build(game.view(player), game.rules)
        assert [faction.hand_size for faction in top.factions] == [1, 1, 0]
        assert [faction.hand for faction in top.factions] == hands
    state = game.view(1)["state"]
    private = {field.name: state[field.name] for field in game.f.fields if field.sees != ALL}
    blue = from_perspective(game.rules, build(game.view(None), game.rules), 1, private)
    assert [faction.hand for faction in blue.factions] == [[], ["dawn-scroll"], []]


def test_cards_and_people_are_worth_what_they_say() -> None:
    game = nyx("area delos red \n track relics lyre amphora")
    before = sum(parts(game, Weights())[:COUNT])
    play(game, "fetch lyre")
    assert sum(parts(game, Weights())[:COUNT]) == pytest.approx(before - 2 + 4 + Weights().income)
    before = sum(parts(game, Weights())[:COUNT])
    play(game, "recruit lamplighter")
    assert sum(parts(game, Weights())[:COUNT]) == pytest.approx(before - 2 + 2)


def test_cards_of_several_sorts_lie_on_one_track_and_say_what_happens_to_them() -> None:
    game = nyx("area delos red temple \n creatures silver-charm lampbearer harpy", edition="classic")
    cards = {card.name: card for card in game.rules.cards}
    assert [cards[name].sort for name in ("silver-charm", "lampbearer", "harpy", "lyre")] == [
        "charm",
        "hero",
        "creature",
        "relic",
    ]
    assert "exchange silver-charm" not in game.action_table.by_notation
    assert {"exchange harpy", "exchange lampbearer"} <= set(game.action_table.by_notation)
    take_off_track(game, cards["silver-charm"].number)
    take_off_track(game, cards["lampbearer"].number)
    assert (number(game, "place", "silver-charm"), number(game, "place", "lampbearer")) == (GONE, 1)


def test_a_card_that_is_never_discarded_lies_aside_in_a_search_and_goes_back_into_the_deck() -> None:
    game = nyx("area delos red \n area kea red \n hidden red pelops-sceptre", more="hades")
    play(game, "play pelops-sceptre,draw silver-charm")
    assert (number(game, "place", "silver-charm"), "draw silver-charm" in legal(game)) == (ASIDE, False)
    play(game, "draw lampbearer,draw minotaur,at delos")
    assert (number(game, "place", "silver-charm"), number(game, "place", "lampbearer")) == (DECK, DISCARD)
    assert game.question.kind == "PaidActions"


def test_a_deck_of_its_own_has_a_track_and_cards_that_lie_open() -> None:
    game = nyx("area delos red \n track relics lyre amphora")
    assert [words for words in legal(game) if words.startswith("fetch")] == ["fetch amphora", "fetch lyre"]
    assert [game.price(game.parse(f"fetch {name}")) for name in ("lyre", "amphora")] == [2, 1]
    before = more_income(game, 0)
    play(game, "fetch lyre")
    assert more_income(game, 0) == before + 1
    again = cyclades.read_position(cyclades.write_position(game), ask_chance=True)
    assert again == game
    assert number(game, "place", "amphora") == TRACK + 1


def test_what_is_drawn_into_a_hand_is_in_nobody_elses_record_or_story() -> None:
    game = play(nyx("area delos red"), "seek scroll")
    assert (game.player, game.question.kind) == (None, "DrawSecret")
    play(game, "draw noon-scroll")
    assert [event["event"] for event in game.seen(0)] == ["card-hidden", "card-taken"]
    for other in (1, 2, None):
        assert [event["event"] for event in game.seen(other)] == ["card-hidden"]
        assert game.record(other)["actions"] == ["seek scroll", "draw ?"]
    assert game.record(0)["actions"] == ["seek scroll", "draw noon-scroll"]
    assert game.undoable == 0


def test_a_secret_answer_is_hidden_in_records() -> None:
    class SecretWish(Step):
        FIELDS = ("faction",)

        def __init__(self, faction: int) -> None:
            self.faction = faction

        def who(self, game: Game) -> int:
            return self.faction

        def seers(self, machine: Machine) -> int:
            return 1 << self.faction

        def actions(self, game: Game, out: list[cyclades.Action]) -> None:
            out.extend(game.verbs.keep.actions[:2])

    game = nyx("area delos red")
    game.push(SecretWish(0))
    game.advance()
    game.listed = False
    game.play(game.actions[1])
    assert game.record(1)["actions"] == ["answer ?"]
    assert game.record(0)["actions"] != ["answer ?"]


def test_cards_in_hand_leave_with_an_eliminated_player() -> None:
    game = nyx("area delos red \n hidden blue dawn-scroll")
    tinos = game.rules.board.number("tinos")
    game.s[game.rules.troop.field + tinos] = 0
    set_owner(game, tinos, 0)
    game.push(Elimination(1))
    game.advance()
    assert (number(game, "place", "dawn-scroll"), number(game, "scrolls_hidden", "blue")) == (GONE, 0)


def test_how_many_cards_a_deck_has_left_does_not_depend_on_who_looks() -> None:
    game = nyx("area delos red \n hidden blue dawn-scroll \n hidden red dusk-scroll")
    for player in (0, 1, 2, None):
        decks = {deck.name: deck.left for deck in build(game.view(player), game.rules).decks}
        assert decks["scrolls"] == 1
