"""The checks of the fuzzer find what is wrong: in a state, and from one state to the next."""

import random
from collections.abc import Callable

import pytest

import cyclades
from cyclades import Game
from cyclades.engine.decks import DISCARD, HELD
from cyclades.rules.buildings import add_metropolis
from cyclades.text import Texts
from tests.story import MONUMENTS, Story, classic_turn, team_turn, turn
from tools.fuzzing import promises, snapshot
from tools.fuzzing.cases import Finding
from tools.fuzzing.declared import BY_FIELD
from tools.fuzzing.mixes import MIXES
from tools.fuzzing.states import check_state

HOME = """
    area delos red troops 2
    area north red fleets 1
    area naxos blue troops 1 port 1
    area syros blue
    area thira green
    """
ISLANDS = """
    area syros red troops 2 fortress 2
    area c2 red fleets 1
    area milos blue troops 1 port 1
    area naxos blue
    area kea green metropolis
    """


SOME_TEAM = """
    player blue gold 9 priestesses 1
    player green gold 4
    offering green zeus 2
    offering yellow athena 3
    area delos red troops 2 port 1
    area naxos blue troops 1 fortress 1
    area paros blue temple 1
    area andros green mercenaries 2 university 1
    area milos yellow
    area north red fleets 1
    area south blue fleets 1
    area far green fleets 1
    creature medusa red at andros since 2
    creature hydra green at delos since 2
    creature cerberus yellow at paros since 2
    creature minotaur blue at naxos since 2
    hero ajax green at andros since 1
    hero hector blue at paros since 1
    """


def in_teams() -> Game:
    return team_turn("ares", SOME_TEAM).game


def position() -> Game:
    return turn("ares", HOME + "\ncreature kraken red at far since 1\nheroes ajax hector", red="gold 5").game


def on_islands() -> Game:
    creatures = "\ncreature kraken - at f3\ncreature polyphemus red at milos since 3\ncreatures giant kraken -"
    return classic_turn(
        "ares", ISLANDS + creatures, red="gold 5", monuments=" ".join([*MONUMENTS, "temple-of-ares"])
    ).game


DAMAGES = [
    ("troops", "delos", 3, "red: 3 troops in play, 6 in the reserve"),
    ("troops_left", "red", 7, "red: 2 troops in play, 7 in the reserve"),
    ("fleets_left", "red", 8, "red: 1 fleets in play, 8 in the reserve"),
    ("mercenaries", "delos", 1, "1 mercenaries in play, 15 in the reserve"),
    ("buildings", "port naxos", 2, "2 of port on the board, 9 in the reserve"),
    ("buildings_left", "temple", 11, "0 of temple on the board, 11 in the reserve"),
    ("bonuses_left", "gold", 2, "0 Metropolises of gold on the board, 0 on cards, 2 left"),
    ("safe_metropolises", "red gold", 1, "0 Metropolises of gold on the board, 1 on cards, 3 left"),
    ("metropolis", "delos", 1, "1 Metropolises with the tokens"),
    ("priestesses", "blue", 1, "1 priestesses with players and 20 left"),
    ("philosophers", "blue", 1, "1 philosophers with players and 20 left"),
    ("lands", "red", 2, "red has 1 land areas, not 2"),
    ("owner", "west", 1, "blue holds west without a fleet"),
    ("owner", "moving-group", 0, "0 units of faction 0 on the move"),
    ("gold", "red", 7, "7 GP, but known to be 5 to 5"),
    ("gold_low", "red", -1, "a number beyond 0 to 99999 in gold_low"),
    ("gold_low", "blue", 6, "5 GP, but known to be 6 to 5"),
    ("place", "kraken", DISCARD, "kraken is at place 1, area"),
    ("place", "harpy", HELD, "harpy is at place 3, area -1"),
    ("place", "harpy", 30, "1 cards on top of the deck of creatures, known by [0, 0, 0, 0]"),
    ("place", "harpy", 4, "harpy is being played, but nothing is"),
    ("place", "ajax", 11, "the cards of heroes are at [11, 2, 11, 2"),
    ("place", "hector", 12, "the cards of heroes are at"),
    ("card_at", "kraken", -1, "kraken is at place 3, area -1"),
    ("battle_area", "", 2, "a battle [2, -1, -1] that is over"),
    ("die", "attacker", 2, "dice [2, 0] or a last stand outside of a battle"),
    ("pawn_offering", "blue", 2, "offerings [1, 2, 0] on gods"),
    ("alive", "red", 0, "red is eliminated and still has something"),
    ("ending", "", 2, "the game goes on with the ending 2"),
    ("last_stand", "", 1, "a last stand outside of a battle"),
    ("turn", "", 1, "the turn of pawn 1, but the turns that end are [0]"),
    ("led", "ajax", 1, "ajax of faction -1 has led 1 moves"),
]
TEAM_DAMAGES = [
    ("alive", "red", 0, "red is eliminated and still has something"),
    ("gold", "red+blue", 8, "8 GP, but known to be 9 to 9"),
    ("card_at", "ajax", 5, "ajax of faction 2 stands in milos"),
    ("card_owner", "ajax", 3, "ajax of faction 3 stands in andros"),
    ("card_at", "hector", 9, "hector of faction 1 stands in west"),
    ("card_owner", "minotaur", 0, "minotaur stands in naxos of somebody else"),
    ("card_at", "minotaur", 0, "two creatures in one area"),
    ("card_at", "medusa", 9, "medusa stands in west"),
    ("led", "hector", 1, "hector of faction 1 has led 1 moves"),
    ("acquired", "medusa", 0, "medusa was acquired in cycle 0, in cycle 2"),
    ("known", "creatures-0", 1, "0 cards on top of the deck of creatures, known by [1, 0, 0, 0]"),
    ("pawn_offering", "blue", 2, "offerings [1, 2, 2, 3] on gods"),
]
ISLAND_DAMAGES = [
    ("troops", "syros", 3, "red: 3 troops in play, 6 in the reserve"),
    ("priests", "blue", 1, "1 priests with players and 16 left"),
    ("buildings_left", "fortress", 9, "2 of fortress on the board, 9 in the reserve"),
    ("bonuses_left", "plain", 10, "1 Metropolises of plain on the board, 0 on cards, 10 left"),
    ("safe_metropolises", "green plain", 1, "1 Metropolises of plain on the board, 1 on cards, 9 left"),
    ("place", "kraken", HELD, "kraken is nobody's and is at place 3"),
    ("card_owner", "kraken", 0, "kraken is nobody's and is at place 11, of faction 0"),
    ("card_at", "kraken", 0, "kraken stands in andros"),
    ("card_at", "kraken", 16, "fleets in c2, where they are barred"),
    ("place", "polyphemus", DISCARD, "polyphemus is at place 1, area 5, of faction 0"),
    ("acquired", "polyphemus", 1, "polyphemus was acquired in cycle 1, in cycle 3"),
    ("god_at", "3", 0, "the gods are [1, 0, 0, -1], 2 of them face up"),
    ("god_at", "2", 1, "the gods are [1, 1, -1, -1], 2 of them face up"),
    ("open_gods", "", 1, "the gods are [1, 0, -1, -1], 1 of them face up"),
    ("pawn_god", "green", 3, "a pawn on a god face down"),
    ("pawn_place", "red", 1, "places on Apollo [1, 0, 0] of who is not there"),
    ("pawn_offering", "red", 0, "offerings [0, 0, 0] on gods"),
    ("becalmed", "c2", 1, "fleets rest, but no Sylph blows"),
    ("waiting", "", 2, "a number beyond 0 to 1 in waiting"),
    ("monument_open", "city-of-warriors", 0, "the open Monuments are [0, 0, 1, 0, 0, 0, 0, 1, 0, 0]"),
    ("monument", "great-citadel-of-ares", 1, "great-citadel-of-ares stands on tinos"),
    ("monument_asked", "city-of-warriors blue", 1, "blue was asked about city-of-warriors"),
]


def damaged(game: Game, field: str, of: str, number: int) -> str:
    """What is found in a game after one of its numbers was changed."""
    where = game.rules.f.by_name[field]
    game.s[where.offset + where.per.index(of)] = number
    with pytest.raises(Finding) as found:
        check_state(game)
    return str(found.value)


@pytest.mark.parametrize("field, of, number, message", DAMAGES, ids=[f"{row[0]}-{row[1]}-{row[2]}" for row in DAMAGES])
def test_an_impossible_state_is_found(field: str, of: str, number: int, message: str) -> None:
    assert message in damaged(position(), field, of, number)


@pytest.mark.parametrize(
    "field, of, number, message", ISLAND_DAMAGES, ids=[f"{row[0]}-{row[1]}-{row[2]}" for row in ISLAND_DAMAGES]
)
def test_an_impossible_state_of_the_classic_edition_is_found(field: str, of: str, number: int, message: str) -> None:
    assert message in damaged(on_islands(), field, of, number)


@pytest.mark.parametrize(
    "field, of, number, message", TEAM_DAMAGES, ids=[f"{row[0]}-{row[1]}-{row[2]}" for row in TEAM_DAMAGES]
)
def test_an_impossible_state_in_teams_is_found(field: str, of: str, number: int, message: str) -> None:
    assert message in damaged(in_teams(), field, of, number)


def changed(game: Game, **numbers: tuple[str, int]) -> Game:
    """A game with some of its numbers changed: field=(of what, number), with _2 at the end for a second of a field."""
    for name, (of, number) in numbers.items():
        where = game.rules.f.by_name[name.removesuffix("_2")]
        game.s[where.offset + where.per.index(of)] = number
    return game


def test_a_team_that_keeps_all_kinds_of_building_is_found() -> None:
    game = changed(in_teams(), buildings=("university milos", 1), buildings_left=("university", 8))
    check_state(game)
    changed(game, buildings=("university naxos", 1), buildings_left=("university", 7))
    with pytest.raises(Finding, match=r"red\+blue keeps all kinds of building"):
        check_state(game)


def test_fleets_beside_polyphemus_are_found() -> None:
    areas = "area delos red troops 1\narea milos blue\narea kea green\narea far blue fleets 1"
    game = turn("ares", f"{areas}\ncreature polyphemus red at delos since 2").game
    check_state(game)
    changed(game, fleets=("far", 0), fleets_2=("north", 1), owner=("far", -1), owner_2=("north", 1))
    with pytest.raises(Finding, match="fleets in north, where they are barred"):
        check_state(game)


def test_gold_of_a_team_that_is_out_is_found() -> None:
    text = "ending\nplayer green eliminated\nplayer yellow eliminated\narea delos red\narea naxos blue"
    game = team_turn("ares", text).game
    changed(game, gold=("green+yellow", 3), gold_low=("green+yellow", 3), gold_high=("green+yellow", 3))
    with pytest.raises(Finding, match=r"green\+yellow is eliminated and still has gold: \[3, 3, 3\]"):
        check_state(game)


def offering_in_teams() -> Game:
    text = "gods ares zeus hera athena poseidon\noffering red ares 4\noffering blue zeus 5\nplayer red gold 8"
    text += "\nplayer blue gold 8 priestesses 1\nplayer green gold 3\nplayer yellow gold 3 priestesses 2"
    text += "\narea delos red\narea naxos blue\narea kea green\narea milos yellow"
    return Story(f"{text}\nphase offerings green", 4, "teams red+blue green+yellow").game


def test_offerings_that_a_team_cannot_pay_together_are_found() -> None:
    game = offering_in_teams()
    check_state(game)
    changed(game, priestesses=("blue", 0), priestesses_left=("", 18))
    with pytest.raises(Finding, match="8 GP, known to be 8 or more, for offerings that cost 9"):
        check_state(game)


def test_offerings_that_should_not_be_asked_for_are_found() -> None:
    game = offering_in_teams()
    assert "bid hera 3" in [action.notation for action in game.actions]
    changed(game, gold=("green+yellow", 4), gold_high=("green+yellow", 4))
    with pytest.raises(Finding, match=r"offerings that differ: \['bid hera 4'\]"):
        check_state(game)


@pytest.mark.interpreted
def test_a_ranking_with_too_much_in_it_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game = in_teams()
    rows = game.standings
    assert [(row.players, row.gold) for row in rows] == [([0, 1], 9), ([2, 3], 4)]
    rows[1].metropolises += 1
    monkeypatch.setattr(Game, "standings", rows)
    with pytest.raises(Finding, match=r"1 Metropolises and 4 GP are not what green\+yellow has"):
        check_state(game)


def test_an_income_that_forgets_a_creature_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    incomes = [1, 1, 1, 0]
    monkeypatch.setattr(snapshot, "income", lambda game, faction: incomes[faction])
    with pytest.raises(Finding, match=r"the incomes are \[1, 1, 1, 0\], not \[2, 0, 1, 1\]"):
        check_state(in_teams())


def test_a_way_that_is_not_there_is_found() -> None:
    story = team_turn("ares", SOME_TEAM).play("move", "from delos")
    assert story.legal == ["to naxos", "to syros", "to thira"]  # through Naxos of the teammate, over its fleets
    check_state(story.game)
    changed(story.game, fleets=("south", 0), owner=("south", -1), fleets_left=("blue", 8))
    with pytest.raises(Finding, match=r"ways: MoveTo of red: \['syros', 'thira'\] are wrong or missing"):
        check_state(story.game)


def test_a_way_that_is_kept_back_is_found() -> None:
    story = team_turn("ares", SOME_TEAM).play("move", "from delos")
    assert "to andros" not in story.legal
    changed(story.game, fleets=("east", 1), owner=("east", 1), fleets_left=("blue", 6))
    with pytest.raises(Finding, match=r"ways: MoveTo of red: \['kea'\] are wrong or missing"):
        check_state(story.game)


# What changes from answer to answer.


def test_gods_that_wait_while_all_are_face_up_are_found() -> None:
    game = cyclades.new("classic", players=5, seed=1)
    assert "gods are waiting (1), with 4 face up" in damaged(game, "waiting", "", 1)


def test_two_metropolises_on_a_classic_island_are_found() -> None:
    game = on_islands()
    add_metropolis(game, game.rules.board.ids.index("kea"), 0)
    with pytest.raises(Finding, match="0 buildings and 2 Metropolises in kea"):
        check_state(game)


@pytest.mark.parametrize("make", [position, on_islands, in_teams, offering_in_teams])
def test_a_possible_state_passes(make: Callable[[], Game]) -> None:
    game = make()
    check_state(game)
    promises.check_actions(game)
    promises.check_history(game)


def test_answers_in_the_same_words_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game = turn("hera", "area delos red\narea kea blue\narea milos green\nheroes ajax hector").game
    promises.check_words(game, random.Random(1))
    monkeypatch.setattr(Texts, "action", lambda texts, game, action: action.verb.name)
    with pytest.raises(Finding, match=r"answers in the same words \(en\): \['hire ajax', 'hire hector'\], 'hire'"):
        promises.check_words(game, random.Random(1))


def test_every_declared_field_has_a_check() -> None:
    for mix in MIXES:
        rules = cyclades.new(mix.edition, 3, expansions=mix.expansions).rules
        assert {field.name for field in rules.f.declared} <= set(BY_FIELD)


def test_an_undo_that_does_not_restore_is_found() -> None:
    game, other = position(), position()
    other.play(other.parse("end"))
    with pytest.raises(Finding, match="undo: state differs"):
        promises.same(promises.image(game), promises.image(other), "undo")
