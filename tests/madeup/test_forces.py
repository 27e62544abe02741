"""What the made-up expansion enters in the registries works without a line in shared code that knows it."""

from __future__ import annotations

import random

import pytest

import cyclades
from cyclades import Game
from cyclades.bots.values import Values
from cyclades.bots.worth import COUNT, parts
from cyclades.editions import Expansion
from cyclades.engine.decks import DECK, GONE, HIDDEN, TRACK
from cyclades.engine.fields import ALL
from cyclades.rules.creatures import take_off_track
from cyclades.rules.income import more_income
from cyclades.rules.metropolises import Development
from cyclades.rules.points import Listener
from cyclades.rules.ruleset import Ruleset
from cyclades.rules.step import Step
from cyclades.rules.victory import Elimination
from cyclades.server.laying import tabletop, with_eyes_of
from tests.madeup.registering import NAME
from tests.story import board_line

pytestmark = pytest.mark.interpreted
REST = "area tinos blue troops 1 \n area paros green troops 1"


def nyx(text: str, red: str = "gold 9", edition: str = "classic", more: str = "") -> Game:
    """Red's turn with Nyx, everything that is free done, in a game for three."""
    lines = f"cyclades-position 1 \n edition {edition} \n players 3 \n expansions {NAME} {more} \n cycle 4"
    gods = "gods nyx poseidon - - -" if edition == "classic" else "gods nyx athena zeus poseidon ares hera"
    done = "\n".join(f"done recruit {unit} 1" for unit in ("shade", "barge", "lamplighter"))
    lines += (
        f"\n {gods} \n player red {red} \n offering red nyx 1 \n {text} \n {REST} \n {done} \n phase actions nyx paid"
    )
    return cyclades.read_position(lines, ask_chance=True)


def play(game: Game, moves: str) -> Game:
    for words in moves.split(","):
        game.play(words)
    return game


def legal(game: Game) -> list[str]:
    return [action.words for action in game.actions]


def number(game: Game, field: str, of: str = "") -> int:
    found = game.f.by_name[field]
    return int(game.s[found.offset + (found.per.index(of) if of else 0)])


def watched(game: Game, what: str) -> int:
    return number(game, "watched", what)


@pytest.mark.parametrize("order", [[NAME, "monuments"], ["monuments", NAME]])
def test_what_every_god_grants_does_not_depend_on_the_order_of_expansions(order: list[str]) -> None:
    rules = cyclades.new("classic", 3, expansions=order, seed=1).rules
    granted = {god.name: {deed.name for deed in god.deeds} for god in rules.gods}
    for god in ("nyx", "eris", "zeus", "ares", "poseidon", "athena"):
        assert {"invoke", "raise", "pray", "read scroll", "fetch relic"} <= granted[god]
    assert granted["apollo"] == set()
    assert rules.gods[-1] is rules.apollo
    assert [god.name for god in rules.gods if not god.drawn] == ["eris", "apollo"]


def test_a_kind_that_leads_must_go_along() -> None:
    game = nyx("area delos red troops 2 shades 1 \n area kea red troops 3 \n area h1 red fleets 1")
    assert "lead shade" in legal(game)
    play(game, "lead shade")
    assert legal(game) == ["from delos"]
    play(game, "from delos, to kea")
    assert legal(game) == ["take 0", "take 1", "take 2"]  # troops; the only shade goes in any case
    play(game, "take 1")
    assert (number(game, "shades", "kea"), number(game, "troops", "kea"), number(game, "gold", "red")) == (1, 4, 8)


def test_fleets_that_a_kind_leads_sail_on_only_with_it() -> None:
    game = play(nyx("area delos red \n area h1 red fleets 1 barges 1"), "lead barge, from h1, to h2")
    assert legal(game) == ["take 0", "take 1"]  # fleets; the barge leads
    play(game, "take 1")
    assert game.question.kind == "SailOn"
    assert game.question.about["leader"] == "barge"


def test_a_kind_says_who_may_destroy_it_and_whether_it_may_be_sold() -> None:
    rules = nyx("area delos red").rules
    harpy = next(card for card in rules.creatures if card.name == "harpy")
    assert [kind.name for kind in rules.kinds if not harpy.kills(kind)] == ["barge", "stone"]
    sold = {action.words for action in rules.words.sell.actions}
    assert {"sell troop", "sell fleet", "sell barge", "sell stone", "sell lamplighter"} <= sold
    assert "sell shade" not in sold
    assert {action.words for action in rules.words.kill.actions} == {"kill troop", "kill shade", "kill stone"}


@pytest.mark.parametrize("edition", ["classic", "legendary"])
def test_a_creature_takes_only_what_it_may(edition: str) -> None:
    board = "" if edition == "classic" else f"\n board {board_line()}"
    gods = "zeus nyx - - -" if edition == "classic" else "zeus nyx athena poseidon ares hera"
    text = (
        f"cyclades-position 1 \n edition {edition} \n players 3 \n expansions {NAME} {board} \n cycle 4 \n gods {gods}"
    )
    text += "\n player red gold 9 \n offering red zeus 1 \n area delos red \n area naxos blue stones 1"
    text += f"\n area kea green shades 1 stones 1 \n creatures {'- ' if edition == 'legendary' else ''}- - harpy"
    game = cyclades.read_position(f"{text} \n phase actions zeus paid", ask_chance=True)
    play(game, "buy harpy")
    assert legal(game) == ["decline", "at kea"]
    play(game, "at kea")
    assert (number(game, "shades", "kea"), number(game, "stones", "kea"), number(game, "shades_left")) == (0, 1, 6)


def test_in_a_retreat_those_stay_who_cannot_leave() -> None:
    text = "area delos red troops 2 shades 2 \n area kea blue troops 3 \n area h1 red fleets 1"
    game = play(nyx(text), "lead shade, from delos, to kea, take 2, take 2, roll 0, roll 3")
    assert legal(game) == ["lose troop", "lose shade"]
    play(game, "lose troop")
    assert (game.question.kind, game.faction) == ("Retreat", "red")
    play(game, "to delos")
    assert (number(game, "troops", "delos"), number(game, "shades", "hand"), number(game, "troops", "hand")) == (
        1,
        2,
        0,
    )
    assert game.question.kind == "Roll"  # they fight on


def test_a_wildcard_stands_for_a_building_that_is_missing() -> None:
    game = nyx("area delos red port fortress \n area naxos red temple \n area kea red", "gold 9")
    play(game, "build kiln, at kea")  # it goes as University, and the others as what they are
    assert game.question.kind == "Found"
    play(game, "at delos")
    assert (game.question.kind, legal(game)) == ("TurnUpToken", ["found lantern", "found torch"])
    play(game, "found lantern")
    left = [number(game, "buildings_left", name) for name in ("port", "fortress", "temple", "university", "kiln")]
    assert (left, game.metropolises(0)) == ([10, 10, 10, 10, 4], 1)


def test_with_a_building_and_a_wildcard_the_player_chooses_which_goes() -> None:
    game = nyx("area delos red \n area naxos red \n area kea red")
    lands = [game.rules.board.number(name) for name in ("delos", "delos", "naxos", "naxos", "kea")]
    for building, land in zip(game.rules.buildings, lands, strict=True):
        game.change_buildings(building.number, land, 1)
    game.push(Development(0))
    game.advance()
    game.listed = False
    assert (game.question.kind, game.question.about["building"]) == ("GiveForSet", "port")
    assert legal(game) == ["destroy port", "destroy kiln"]
    play(game, "destroy kiln")  # the only one: all others must go as what they are
    assert game.question.kind == "Found"
    play(game, "at naxos, found torch")
    left = [number(game, "buildings_left", name) for name in ("port", "fortress", "temple", "university", "kiln")]
    assert left == [9, 10, 10, 10, 4]


def test_a_metropolis_counts_as_its_kind_says() -> None:
    game = nyx("area delos red \n area naxos blue metropolis lantern \n area kea blue metropolis torch")
    at = game.rules.board.number
    fortress, port = game.rules.fortress.number, game.rules.port.number
    assert [game.effect(fortress, at(land)) for land in ("naxos", "kea")] == [3, 0]
    assert [game.effect(port, at(land)) for land in ("naxos", "kea")] == [1, 1]


def test_people_give_discounts_and_spare_philosophers() -> None:
    game = nyx("area delos red", "gold 9 lamplighters 3")
    assert (game.discounts(0), game.discounts(1)) == (1, 0)
    assert (game.philosophers_needed(0), game.philosophers_needed(1)) == (3, 4)


def test_three_lamplighters_make_three_philosophers_enough() -> None:
    game = nyx("area delos red \n area naxos red", "gold 9 lamplighters 2 philosophers 3")
    for needed in (4, 3):
        view = game.view(None)
        assert view["philosophers_needed"] == {"red": needed, "blue": 4, "green": 4}
        assert [faction.school for faction in tabletop(game.rules, view).factions] == [needed, 4, 4]
        if needed == 4:
            assert "recruit lamplighter" in legal(game)
            play(game, "recruit lamplighter")
    assert game.metropolises(0) == 0
    game.push(Development(0))
    game.advance()
    game.listed = False
    assert game.question.kind == "Found"


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
        top = tabletop(game.rules, game.view(player))
        assert [faction.hidden for faction in top.factions] == [1, 1, 0]
        assert [faction.hand for faction in top.factions] == hands
    state = game.view(1)["state"]
    private = {field.name: state[field.name] for field in game.f.fields if field.sees != ALL}
    blue = with_eyes_of(game.rules, tabletop(game.rules, game.view(None)), 1, private)
    assert [faction.hand for faction in blue.factions] == [[], ["dawn-scroll"], []]


def test_cards_and_people_are_worth_what_they_say() -> None:
    game = nyx("area delos red \n track relics lyre amphora")
    before = sum(parts(game, Values())[:COUNT])
    play(game, "fetch lyre")
    assert sum(parts(game, Values())[:COUNT]) == pytest.approx(before - 2 + 4 + Values().income)
    before = sum(parts(game, Values())[:COUNT])
    play(game, "recruit lamplighter")
    assert sum(parts(game, Values())[:COUNT]) == pytest.approx(before - 2 + 2)


def test_cards_of_several_sorts_lie_on_one_track_and_say_what_happens_to_them() -> None:
    game = nyx("area delos red temple \n creatures silver-charm lampbearer harpy", edition="classic")
    cards = {card.name: card for card in game.rules.cards}
    assert [cards[name].sort for name in ("silver-charm", "lampbearer", "harpy", "lyre")] == [
        "charm",
        "hero",
        "creature",
        "relic",
    ]
    assert "exchange silver-charm" not in game.table.by_words
    assert {"exchange harpy", "exchange lampbearer"} <= set(game.table.by_words)
    take_off_track(game, cards["silver-charm"].number)
    take_off_track(game, cards["lampbearer"].number)
    assert (number(game, "place", "silver-charm"), number(game, "place", "lampbearer")) == (GONE, 1)


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


def test_teams_may_share_nothing_but_victory() -> None:
    game = cyclades.new("legendary", 4, teams=True, expansions=[NAME], seed=1)
    rules = game.rules
    assert (rules.teams, rules.purses) == (["red+blue", "green+yellow"], ["red", "blue", "green", "yellow"])
    assert [rules.joint_buildings, rules.joint_fleets, rules.joint_passage] == [False] * 3
    assert game.view(0)["state"]["gold"][1] is None
    assert [row.players for row in game.standings] == [[0, 1], [2, 3]]
    usual = cyclades.new("legendary", 4, teams=True, seed=1).rules
    assert usual.purses == usual.teams == ["red+blue", "green+yellow"]


def test_an_expansion_changes_players_teams_colours_boards_and_options() -> None:
    game = cyclades.new("classic", 6, expansions=[NAME], options={"gale": "wild"}, seed=1)
    assert game.rules.factions == ["red", "blue", "green", "yellow", "black", "purple"]
    assert game.rules.teams == ["red+blue", "green+yellow", "black+purple"]
    assert game.rules.board.island_count < game.rules.board.lands
    assert game.question.kind == "Offer"  # a free start is the default with it
    with pytest.raises(cyclades.SetupError, match="expected 2, 3, 4, 5 players"):
        cyclades.new("classic", 6)
    with pytest.raises(cyclades.SetupError, match="expected calm or wild for the option 'gale', got 'mild'"):
        cyclades.new("classic", 3, expansions=[NAME], options={"gale": "mild"})
    with pytest.raises(cyclades.SetupError, match="expected an option among"):
        cyclades.new("classic", 3, options={"gale": "wild"})
    with pytest.raises(cyclades.BoardError, match="expected an island of a single land area"):
        cyclades.new("classic", 3, board=game.rules.board)


@pytest.mark.parametrize("edition", ["classic", "legendary"])
def test_a_god_comes_and_goes(edition: str) -> None:
    game = cyclades.new(edition, 3, expansions=[NAME], seed=3, options={"max_cycles": 7})
    chooser = random.Random(3)
    names = [god.name for god in game.rules.gods]
    cycles: set[int] = set()
    while not game.over:
        shown = [names[game.s[game.f.god_at + slot]] for slot in range(game.s[game.f.open_gods])]
        if game.question.kind == "Offer" and game.s[game.f.cycle] > 0:
            assert ("eris" in shown) == (game.s[game.f.cycle] % 3 == 0)
            cycles.add(int(game.s[game.f.cycle]))
        game.play(chooser.choice(game.actions))
    assert cycles >= {1, 2, 3, 4}


def test_points_are_told_what_happens() -> None:
    game = cyclades.new("legendary", 4, expansions=[NAME], seed=5, options={"max_cycles": 8})
    chooser = random.Random(5)
    told = dict.fromkeys(("lost", "offered", "kicked"), 0)
    while not game.over:
        game.play(chooser.choice(game.actions))
        for event in game.events:
            if event.kind.name in told:
                told[event.kind.name] += 1
    assert (watched(game, "offerings"), watched(game, "outbids")) == (told["offered"], told["kicked"])
    assert watched(game, "deaths") == told["lost"] > 0
    assert watched(game, "rounds") > 0
    assert watched(game, "conquests") > 0


def test_whoever_is_barred_from_a_god_makes_no_offering_to_it() -> None:
    head = (
        f"cyclades-position 1 \n edition classic \n players 3 \n expansions {NAME} \n cycle 3 \n gods ares eris - - -"
    )
    text = "{} \n player red gold 9 lamplighters {} \n order red blue green \n area delos red \n {} \n phase offerings"
    for lamplighters, welcome in ((2, True), (3, False)):
        game = cyclades.read_position(text.format(head, lamplighters, REST))
        while game.faction != "red":
            game.play(game.default)
        assert ("bid eris 5" in legal(game)) == welcome


@pytest.mark.parametrize("edition, players", [("classic", 5), ("legendary", 6)])
def test_all_of_it_fits_into_the_table_of_actions(edition: str, players: int) -> None:
    expansions = list(cyclades.EDITIONS[edition].expansions)
    assert len(cyclades.new(edition, players, expansions=expansions, seed=1).table.all) < 1500


def test_what_is_drawn_into_a_hand_is_in_nobody_elses_record_or_story() -> None:
    game = play(nyx("area delos red"), "seek scroll")
    assert (game.player, game.question.kind) == (None, "DrawSecret")
    play(game, "draw noon-scroll")
    assert [event["event"] for event in game.seen(0)] == ["card-hidden", "card-in-hand"]
    for other in (1, 2, None):
        assert [event["event"] for event in game.seen(other)] == ["card-hidden"]
        assert game.record(other)["moves"] == ["seek scroll", "draw ?"]
    assert game.record(0)["moves"] == ["seek scroll", "draw noon-scroll"]
    assert game.takebacks == 0


def test_a_secret_answer_is_hidden_in_records() -> None:
    class SecretWish(Step):
        FIELDS = ("faction",)

        def __init__(self, faction: int) -> None:
            self.faction = faction

        def who(self, game: Game) -> int:
            return self.faction

        def seers(self, machine: Game) -> int:
            return 1 << self.faction

        def actions(self, game: Game, out: list[cyclades.Action]) -> None:
            out.extend(game.words.keep.actions[:2])

    game = nyx("area delos red")
    game.push(SecretWish(0))
    game.advance()
    game.listed = False
    game.play(game.actions[1])
    assert game.record(1)["moves"] == ["keep ?"]
    assert game.record(0)["moves"] != ["keep ?"]


def test_cards_in_hand_leave_with_an_eliminated_player() -> None:
    game = nyx("area delos red \n hidden blue dawn-scroll")
    tinos = game.rules.board.number("tinos")
    game.s[game.rules.troop.field + tinos] = 0
    game.set_owner(tinos, 0)
    game.push(Elimination(1))
    game.advance()
    assert (number(game, "place", "dawn-scroll"), number(game, "scrolls_hidden", "blue")) == (GONE, 0)


def test_how_many_cards_a_deck_has_left_does_not_depend_on_who_looks() -> None:
    game = nyx("area delos red \n hidden blue dawn-scroll \n hidden red dusk-scroll")
    for player in (0, 1, 2, None):
        decks = {deck.name: deck.left for deck in tabletop(game.rules, game.view(player)).decks}
        assert decks["scrolls"] == 1


def test_gods_that_lay_hidden_come_first_also_where_more_are_hidden_than_shown() -> None:
    game = cyclades.new("classic", 3, expansions=[NAME], seed=4, options={"max_cycles": 9})
    chooser, names = random.Random(4), [god.name for god in game.rules.gods]
    before: set[str] = set()
    cycle = 0
    while not game.over:
        if game.question.kind == "Offer" and game.s[game.f.cycle] > cycle:
            cycle = int(game.s[game.f.cycle])
            shown = {names[game.s[game.f.god_at + slot]] for slot in range(game.s[game.f.open_gods])}
            assert cycle == 1 or not (shown - {"eris"}) & before or len(before) < 2
            before = shown if "eris" not in shown else set()
        game.play(chooser.choice(game.actions))
    assert cycle > 5


def test_a_game_of_teams_ends_with_the_cycle_when_one_team_is_left() -> None:
    game = cyclades.new("classic", 4, teams=True, expansions=[NAME], seed=1)
    for faction, over in ((2, 0), (3, 1)):
        game.s[game.f.alive + faction] = 0
        game.rules.eliminated(game, faction)
        assert game.s[game.f.ending] == over
    assert not game.over


def test_one_person_has_one_purse_for_both_colours() -> None:
    rules = cyclades.new("legendary", 2, expansions=[NAME], seed=1).rules
    assert (rules.player_of, rules.purses) == ([0, 0, 1, 1], ["red+blue", "green+yellow"])


class Loud(Listener):
    """Writes down who was asked at points, by steps, in the order in which these run."""

    def __init__(self, name: str, heard: list[str]) -> None:
        self.name = name
        self.heard = heard

    def land_taken(self, game: Game, faction: int, land: int, loser: int) -> None:
        game.push(Note(self.heard, f"{self.name} taken"))

    def gains_buildings(self, game: Game, faction: int) -> None:
        game.push(Note(self.heard, f"{self.name} buildings"))

    def conquest_settled(self, game: Game, faction: int, land: int, loser: int) -> None:
        game.push(Note(self.heard, f"{self.name} settled"))

    def battle_ended(self, game: Game, attacker: int, defender: int, area: int) -> None:
        self.heard.append(f"{self.name} battle")

    def unit_dies(self, game: Game, faction: int, unit: int, area: int) -> None:
        game.push(Note(self.heard, f"{self.name} death"))


class Note(Step):
    """Writes down that its turn has come."""

    def __init__(self, heard: list[str], what: str) -> None:
        self.heard = heard
        self.what = what

    def run(self, game: Game) -> None:
        self.heard.append(self.what)


def test_what_listeners_do_comes_in_their_order_and_before_or_after_what_follows_a_conquest(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    heard: list[str] = []

    def add(rules: Ruleset) -> None:
        rules.added += [Loud("one", heard), Loud("two", heard)]

    monkeypatch.setitem(cyclades.EDITIONS["classic"].expansions, "loud", Expansion("loud", add))
    text = "area delos red shades 3 \n area kea blue troops 1 \n area h1 red fleets 1"
    game = nyx(text, more="loud")
    play(game, "lead shade, from delos, to kea, take 3, roll 3, roll 0")
    deaths = ["one death", "two death"]
    assert heard[:4] == [*deaths, "two battle", "one battle"]
    expected = [f"{name} {what}" for what in ("taken", "buildings", "settled") for name in ("one", "two")]
    assert heard[4:] == expected
