"""What the made-up expansion enters in the registries works without a line in shared code that knows it."""

from __future__ import annotations

import random

import pytest

import cyclades
from cyclades import Game
from cyclades.games import rules_for
from cyclades.rules.buildings import change_buildings, effect_at, metropolises_of
from cyclades.rules.creatures import discounts_of
from cyclades.rules.development import Development
from cyclades.rules.people import philosophers_needed
from cyclades.tabletop import build
from cyclades.text import Texts
from tests.madeup.registering import NAME
from tests.madeup.stories import REST, legal, number, nyx, play
from tests.story import board_line

pytestmark = pytest.mark.interpreted


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


@pytest.mark.parametrize(
    "language, said", [("en", "Move with the shades (1 GP)"), ("es", "Mover con las sombras (1 PO)")]
)
def test_a_move_that_a_kind_leads_is_not_called_heroic(language: str, said: str) -> None:
    game = nyx("area delos red troops 2 shades 1 \n area kea red \n area h1 red fleets 1")
    texts = Texts(language, "classic", game.rules.board)
    assert texts.action(game, game.parse("lead shade")) == said
    assert "heroic" not in texts.question(play(game, "lead shade, from delos")).lower()


def test_fleets_that_a_kind_leads_sail_on_only_with_it() -> None:
    game = play(nyx("area delos red \n area h1 red fleets 1 barges 1"), "lead barge, from h1, to h2")
    assert legal(game) == ["take 0", "take 1"]  # fleets; the barge leads
    play(game, "take 1")
    assert game.question.kind == "SailOn"
    assert game.question.about["leader"] == "barge"


def test_a_kind_says_who_may_destroy_it_and_whether_it_may_be_sold() -> None:
    rules = nyx("area delos red").rules
    harpy = next(card for card in rules.creatures if card.name == "harpy")
    assert [kind.name for kind in rules.unit_kinds if not harpy.kills(kind)] == ["barge", "stone"]
    sold = {action.notation for action in rules.verbs.sell.actions}
    assert {"sell troop", "sell fleet", "sell barge", "sell stone", "sell lamplighter"} <= sold
    assert "sell shade" not in sold
    assert {action.notation for action in rules.verbs.kill.actions} == {"kill troop", "kill shade", "kill stone"}


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
    assert (
        number(game, "troops", "delos"),
        number(game, "shades", "moving-group"),
        number(game, "troops", "moving-group"),
    ) == (
        1,
        2,
        0,
    )
    assert game.question.kind == "Roll"  # they fight on


def test_a_wildcard_stands_for_a_building_that_is_missing() -> None:
    game = nyx("area delos red port fortress \n area naxos red temple \n area kea red", "gold 9")
    play(game, "build kiln, at kea")  # it goes as University, and the others as what they are
    assert (game.question.kind, legal(game)) == ("ChooseMetropolis", ["found lantern", "found torch"])
    play(game, "found lantern, at delos")
    left = [number(game, "buildings_left", name) for name in ("port", "fortress", "temple", "university", "kiln")]
    assert (left, metropolises_of(game, 0)) == ([10, 10, 10, 10, 4], 1)


def test_with_a_building_and_a_wildcard_the_player_chooses_which_goes() -> None:
    game = nyx("area delos red \n area naxos red \n area kea red")
    lands = [game.rules.board.number(name) for name in ("delos", "delos", "naxos", "naxos", "kea")]
    for building, land in zip(game.rules.buildings, lands, strict=True):
        change_buildings(game, building.number, land, 1)
    game.push(Development(0))
    game.advance()
    game.listed = False
    assert (game.question.kind, game.question.about["building"]) == ("GiveForSet", "port")
    assert legal(game) == ["destroy port", "destroy kiln"]
    play(game, "destroy kiln")  # the only one: all others must go as what they are
    assert game.question.kind == "ChooseMetropolis"
    play(game, "found torch, at naxos")
    left = [number(game, "buildings_left", name) for name in ("port", "fortress", "temple", "university", "kiln")]
    assert left == [9, 10, 10, 10, 4]


def test_a_metropolis_counts_as_its_kind_says() -> None:
    game = nyx("area delos red \n area naxos blue metropolis lantern \n area kea blue metropolis torch")
    at = game.rules.board.number
    fortress, port = game.rules.fortress.number, game.rules.port.number
    assert [effect_at(game, fortress, at(land)) for land in ("naxos", "kea")] == [3, 0]
    assert [effect_at(game, port, at(land)) for land in ("naxos", "kea")] == [1, 1]


def test_people_give_discounts_and_spare_philosophers() -> None:
    game = nyx("area delos red", "gold 9 lamplighters 3")
    assert (discounts_of(game, 0), discounts_of(game, 1)) == (1, 0)
    assert (philosophers_needed(game, 0), philosophers_needed(game, 1)) == (3, 4)


def test_three_lamplighters_make_three_philosophers_enough() -> None:
    game = nyx("area delos red \n area naxos red", "gold 9 lamplighters 2 philosophers 3")
    for needed in (4, 3):
        view = game.view(None)
        assert view["philosophers_needed"] == {"red": needed, "blue": 4, "green": 4}
        assert [faction.philosophers_needed for faction in build(view, game.rules).factions] == [needed, 4, 4]
        if needed == 4:
            assert "recruit lamplighter" in legal(game)
            play(game, "recruit lamplighter")
    assert metropolises_of(game, 0) == 0
    game.push(Development(0))
    game.advance()
    game.listed = False
    assert game.question.kind == "ChooseMetropolis"


def test_teams_may_share_nothing_but_victory() -> None:
    game = cyclades.new("legendary", 4, teams=True, expansions=[NAME], seed=1)
    rules = game.rules
    assert (rules.teams, rules.purses) == (["red+blue", "green+yellow"], ["red", "blue", "green", "yellow"])
    assert [rules.joint_buildings, rules.joint_fleets, rules.joint_passage] == [False] * 3
    seen = game.view(0)["state"]["gold"]
    assert (seen[1] is None, seen[2] is None) == (False, True)  # only that of a teammate
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
    told = dict.fromkeys(("lost", "offered", "outbid"), 0)
    while not game.over:
        game.play(chooser.choice(game.actions))
        for event in game.events:
            if event.kind.name in told:
                told[event.kind.name] += 1
    assert (watched(game, "offerings"), watched(game, "outbids")) == (told["offered"], told["outbid"])
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
    rules = rules_for(edition, players, expansions, "ready", {})
    assert len(rules.verbs.table.all) < 1500


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


def test_the_sylph_blows_each_kind_of_fleet_that_has_not_fought() -> None:
    text = f"cyclades-position 1 \n edition classic \n players 3 \n expansions {NAME} \n cycle 4 \n gods zeus nyx - - -"
    text += "\n player red gold 9 \n offering red zeus 1 \n area delos red \n area kea blue"
    text += (
        "\n area h1 red fleets 1 barges 1 \n area h2 blue fleets 1 \n creatures - - sylph \n phase actions zeus paid"
    )
    game = play(cyclades.read_position(text, ask_chance=True), "buy sylph, from h1, to h2")
    assert legal(game) == ["take 0", "take 1"]  # the fleet; the barge goes alone, if it must
    play(game, "take 0, roll 3, roll 0")
    assert (number(game, "barges", "h2"), number(game, "becalmed", "barge h2"), number(game, "becalmed", "h1")) == (
        1,
        1,
        0,
    )
    assert [words for words in legal(game) if words.startswith("from")] == ["from h1"]  # the barge has fought
