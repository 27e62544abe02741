"""Adding cards: a creature, a creature with a miniature and a hero as plain Python classes, without a compiler.

An edition with more cards is an entry of EDITIONS: a function that makes the rules of another one and names its cards
anew. Records, views and positions then work with it as with any other."""

from __future__ import annotations

from typing import Any

import pytest

import cyclades
from cyclades import Game
from cyclades.board import Board, check_legendary, ready_board
from cyclades.editions import EDITIONS, Edition
from cyclades.editions.legendary.edition import LegendaryRules
from cyclades.engine.decks import DISCARD, GONE, HELD
from cyclades.rules.areas import pieces_in
from cyclades.rules.cards import Creature, FigureCreature, Hero
from cyclades.rules.events import GOLD_RECEIVED
from cyclades.rules.figures import PlaceFigure
from cyclades.rules.gold import change_gold, gold_of
from cyclades.rules.seats_and_teams import Seating
from cyclades.rules.steps import DraftStep
from tests.story import board_line


class Nereid(Creature):
    """You receive 1 GP for each of your fleets at sea."""

    def useful(self, game: Game, faction: int) -> bool:
        return game.s[game.rules.fleet.reserve(faction)] < game.rules.fleet.supply

    def use(self, game: Game, faction: int) -> None:
        fleets = game.rules.fleet.supply - game.s[game.rules.fleet.reserve(faction)]
        change_gold(game, faction, fleets)
        game.emit(GOLD_RECEIVED, faction, fleets)


class Charybdis(FigureCreature):
    """Place her on an empty sea area: no fleet may enter it, and whoever arrives with her gets 1 GP."""

    def use(self, game: Game, faction: int) -> None:
        game.push(PlaceFigure(faction, self.number))

    def may_stand(self, game: Game, faction: int, area: int) -> bool:
        return area >= game.rules.lands and pieces_in(game, area) == 0

    def arrive(self, game: Game, area: int) -> None:
        change_gold(game, self.owner(game), 1)

    def bars_fleets(self, game: Game, sea: int) -> bool:
        return self.at(game) == sea


class Atalanta(Hero):
    """Strength 3. Sacrifice: with 10 GP, a prosperity token on an own land area of your choice."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.strength = 3

    def may_sacrifice(self, game: Game, faction: int, victim: int) -> bool:
        return gold_of(game, faction) >= 10

    def sacrifice(self, game: Game, faction: int, area: int) -> None:
        game.push(AtalantasGift(faction))


class AtalantasGift(DraftStep):
    """Where her prosperity token goes."""

    FIELDS = ("faction",)

    def __init__(self, faction: int) -> None:
        self.faction = faction

    def who(self, game: Game) -> int:
        return self.faction

    def actions(self, game: Game, out: list[Any]) -> None:
        out.extend(game.verbs.at[n] for n in range(game.rules.lands) if game.s[game.f.owner + n] == self.faction)

    def play(self, game: Game, action: Any) -> None:
        game.s[game.f.prosperity + action.a] += 1


def our_rules(seating: Seating, board: Board) -> LegendaryRules:
    """The Legendary Edition with three cards of our own."""
    rules = LegendaryRules(seating, board)
    rules.creature_deck.cards += [Nereid("nereid"), Charybdis("charybdis")]
    rules.hero_deck.cards.append(Atalanta("atalanta"))
    return rules


@pytest.fixture(autouse=True)
def ours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(EDITIONS, "ours", Edition("ours", (3, 4, 5), our_rules, ready_board, check_legendary))


def position(god: str, text: str) -> Game:
    """Red, with a god and all mandatory actions done or impossible, in our edition."""
    others = [name for name in ("athena", "ares", "zeus", "poseidon", "hera") if name != god]
    head = f"cyclades-position 1\nedition ours\nplayers 3\nboard {board_line()}\ncycle 2\ngods {god} {' '.join(others)}"
    return cyclades.read_position(
        f"{head}\nplayer red gold 12\noffering red {god} 1\n{text}\nphase actions {god} paid", ask_chance=True
    )


def play(game: Game, moves: str) -> Game:
    for words in moves.split(","):
        game.play(game.parse(words))
    return game


def number(game: Game, field: str, of: str) -> int:
    found = game.rules.f.by_name[field]
    return int(game.s[found.offset + found.per.index(of)])


def test_a_creature_of_our_own_is_bought_and_used() -> None:
    game = position("athena", "area delos red \n area west red fleets 3 \n creatures - - - nereid")
    play(game, "buy nereid")
    assert number(game, "gold", "red") == 12 - 2 + 3
    assert number(game, "place", "nereid") == DISCARD


def test_a_creature_that_is_of_no_use_is_discarded_without_effect() -> None:
    game = play(position("athena", "area delos red \n creatures - - - nereid"), "buy nereid")
    assert [event["event"] for event in game.seen(None)] == ["creature-used", "effect-missed", "card-discarded"]


def test_a_miniature_of_our_own_stays_and_is_listened_to() -> None:
    text = "area delos red \n area kea blue \n area west red fleets 1 \n creatures - charybdis - -"
    game = play(position("poseidon", text), "buy charybdis")
    assert "at west" not in [action.notation for action in game.actions]
    play(game, "at south")
    assert number(game, "place", "charybdis") == HELD
    assert number(game, "gold", "red") == 12 - 4 + 1
    play(game, "sail, from west")
    assert [action.notation for action in game.actions] == ["to north"]


def test_a_hero_of_our_own_fights_and_is_sacrificed() -> None:
    text = "area delos red \n area naxos blue troops 2 \n area syros blue \n hero atalanta red at delos since 1"
    game = play(position("ares", text), "move, from delos, to naxos, roll 0")
    assert game.seen(None)[-1]["strength"] == 3
    play(game, "roll 0, stay, stay, roll 0, roll 0")  # 3 against 2, then 3 against 1
    assert number(game, "owner", "naxos") == 0
    assert number(game, "card_at", "atalanta") == game.rules.board.ids.index("naxos")
    play(game, "sacrifice atalanta, at naxos")
    assert number(game, "prosperity", "naxos") == 1
    assert number(game, "place", "atalanta") == GONE


def test_the_sphinx_zeus_and_hera_know_the_new_cards() -> None:
    game = position("hera", "area delos red \n creatures - - - sphinx \n heroes atalanta hector")
    play(game, "buy sphinx, draw charybdis, draw nereid, draw harpy, play charybdis, at west, hire atalanta, at delos")
    ids = game.rules.board.ids
    assert ids[number(game, "card_at", "charybdis")] == "west"
    assert ids[number(game, "card_at", "atalanta")] == "delos"


def test_records_views_and_positions_work_with_the_new_cards() -> None:
    game = cyclades.new("ours", 3, seed=5)
    for _ in range(300):
        if not game.over:
            game.play(game.actions[game.depth * 7 % len(game.actions)])
    assert cyclades.load(game.record()).same_state(game)
    if not game.over:
        assert cyclades.imagine(game.view(0), seed=1).asked == game.asked
        assert cyclades.read_position(cyclades.write_position(game)).same_state(game)


def test_the_legendary_edition_itself_is_as_before() -> None:
    assert "nereid" not in [card.name for card in cyclades.new("legendary", 3, seed=5).rules.cards]
