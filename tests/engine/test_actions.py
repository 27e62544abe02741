"""Actions: one finite table, in which an index is a place and words are a notation that reads back."""

import re
from typing import Any

import pytest

import cyclades
from cyclades import NotationError
from cyclades.engine.actions import LARGEST_TABLE, ActionTable


@pytest.fixture(scope="module")
def table() -> ActionTable:
    return cyclades.new("legendary", players=3, seed=1).action_table


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_table_is_small_and_an_index_is_a_place(players: int) -> None:
    table = cyclades.new("legendary", players=players, seed=1).action_table
    assert len(table.all) <= LARGEST_TABLE < 1500
    assert [action.index for action in table.all] == list(range(len(table.all)))
    assert len(table.by_notation) == len(table.all)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_notation_reads_back(players: int) -> None:
    table = cyclades.new("legendary", players=players, seed=1).action_table
    assert all(table.parse(str(action)) is action for action in table.all)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_table_does_not_depend_on_the_board(players: int) -> None:
    one = cyclades.new("legendary", players=players, board="ready").action_table
    other = cyclades.new("legendary", players=players, board="random", seed=3).action_table
    assert [(a.verb.name, a.a, a.b) for a in one.all] == [(a.verb.name, a.a, a.b) for a in other.all]


def test_verbs_find_their_actions(table: ActionTable) -> None:
    for verb in table.verbs:
        if len(verb.domains) == 0:
            assert verb.one().notation == verb.name
        elif len(verb.domains) == 1:
            numbered = [(n, word) for n, word in enumerate(verb.domains[0]) if verb[n] is not verb.none]
            assert [verb[n] for n, _ in numbered] == verb.actions
            assert [action.notation for action in verb.actions] == [f"{verb.name} {word}" for _, word in numbered]
    bid = table.verbs[0]
    assert bid.two(3, 17).notation == f"bid {bid.domains[0][3]} 17"


def test_only_the_offering_has_two_arguments(table: ActionTable) -> None:
    assert [verb.name for verb in table.verbs if len(verb.domains) == 2] == ["bid"]


def test_an_action_prints_as_its_notation(table: ActionTable) -> None:
    action = table.parse("bid ares 5")
    assert (str(action), repr(action), repr(action.verb)) == ("bid ares 5", "<bid ares 5>", "<verb bid>")


@pytest.mark.parametrize("text", ["bid ares 5", "BID ARES 5", "  bid   ares\t5\n", "Bid Ares 5"])
def test_case_and_spaces_do_not_matter(table: ActionTable, text: str) -> None:
    assert table.parse(text).notation == "bid ares 5"


NONSENSE = [
    ("", "expected an action such as 'end', but the text is empty"),
    ("   ", "expected an action such as 'end', but the text is empty"),
    ("\n\t", "expected an action such as 'end', but the text is empty"),
    ("bod ares 5", "no action begins with 'bod' in 'bod ares 5'; did you mean bid?"),
    ("xyzzy", "no action begins with 'xyzzy' in 'xyzzy'"),
    ("5", "no action begins with '5' in '5'"),
    ("?", "no action begins with '?' in '?'"),
    ("recrut troop", "no action begins with 'recrut' in 'recrut troop'; did you mean recruit?"),
    ("bid ares", "'bid ares' is no action of this game; did you mean "),
    ("bid ares 100", "'bid ares 100' is no action of this game; did you mean 'bid ares 10'"),
    ("bid ares -1", "'bid ares -1' is no action of this game"),
    ("bid ares five", "'bid ares five' is no action of this game"),
    ("bid ares 5 6", "'bid ares 5 6' is no action of this game"),
    ("bid arse 5", "'bid arse 5' is no action of this game; did you mean 'bid ares 5'"),
    ("bid ares 05", "'bid ares 05' is no action of this game"),
    ("end end", "'end end' is no action of this game"),
    ("take", "'take' is no action of this game"),
    ("take 21", "'take 21' is no action of this game"),
    ("roll 4", "'roll 4' is no action of this game; did you mean 'roll 3'"),
    ("draw ?", "'draw ?' is no action of this game"),
    ("draw siren", "'draw siren' is no action of this game"),
    ("from nowhere", "'from nowhere' is no action of this game"),
    ("at area-80", "'at area-80' is no action of this game; did you mean 'at area-"),
    ("build metropolis", "'build metropolis' is no action of this game"),
]


@pytest.mark.parametrize("text, message", NONSENSE, ids=[repr(text) for text, _ in NONSENSE])
def test_nonsense_is_refused(table: ActionTable, text: str, message: str) -> None:
    with pytest.raises(NotationError, match="^" + re.escape(message)):
        table.parse(text)


@pytest.mark.parametrize("thing", [None, 5, ["end"], b"end"])
def test_what_is_no_text_is_refused(table: ActionTable, thing: Any) -> None:
    with pytest.raises((NotationError, TypeError)):  # compiled code refuses a wrong type by itself
        table.parse(thing)


@pytest.mark.interpreted
def test_what_is_no_text_is_named(table: ActionTable) -> None:
    with pytest.raises(NotationError, match=r"^an action is a text such as 'end', not 5$"):
        table.parse(5)


def test_an_action_cannot_be_declared_twice() -> None:
    table = ActionTable()
    table.add("end")
    with pytest.raises(NotationError, match="'end' is declared twice"):
        table.add("end")


def test_a_table_of_actions_has_an_end() -> None:
    table = ActionTable()
    with pytest.raises(NotationError, match="expected at most 1499 actions, but 'count 1499' is one more"):
        table.add("count", [str(number) for number in range(2000)])


def test_a_verb_is_followed_only_by_what_it_can_name() -> None:
    known = cyclades.new("legendary", players=4, seed=1).verbs
    verbs = [verb for verb in known.table.verbs if verb.domains]
    named = {verb.name: [action.notation.split(" ")[1] for action in verb.actions] for verb in verbs}
    heroes = {"ajax", "croesus", "hector", "helen", "jason", "odysseus", "pandora", "penthesilea", "perseus"}
    assert set(named["hire"]) == set(named["lead"]) == set(named["sacrifice"]) == set(named["with"]) == heroes
    assert set(named["kill"]) == {"troop", "mercenary"}
    assert set(named["lose"]) == {"troop", "mercenary", "fleet", "minotaur"} | heroes
    assert "kraken" in named["buy"]
    assert not heroes & set(named["buy"])
    offerings = [action.notation for action in known.bid.actions]
    assert [offering for offering in offerings if offering.startswith("bid apollo")] == ["bid apollo 0"]
    assert len([offering for offering in offerings if offering.startswith("bid ares")]) == 100


@pytest.mark.parametrize("setup, most", [(("legendary", 6, []), 1000), (("classic", 5, ["monuments", "ruins"]), 850)])
def test_the_table_leaves_room_for_more_expansions(setup: tuple[str, int, list[str]], most: int) -> None:
    edition, players, expansions = setup
    assert len(cyclades.new(edition, players, expansions=expansions, seed=1).action_table.all) < most
