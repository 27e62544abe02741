"""The checks of the fuzzer for Hades find what is wrong: in a state, and from one state to the next."""

import random
from collections.abc import Iterator

import pytest

from cyclades import Game
from cyclades.engine.decks import ASIDE, AWAY, DECK, DISCARD, HELD, HIDDEN, TRACK
from cyclades.rules import events
from tests.hades import EVERYTHING, hades_turn
from tools.fuzzing.cases import Finding
from tools.fuzzing.changes import Watch, incomes_told, people_told
from tools.fuzzing.leaks import dealt
from tools.fuzzing.rounds import Rounds
from tools.fuzzing.snapshot import Snapshot
from tools.fuzzing.states import check_state
from tools.fuzzing.underworld import Underworld

ISLANDS = """
    area syros red troops 2 undead_troops 1 necropolis 1
    area c2 red fleets 1 undead_fleets 2
    area milos blue troops 1 port 1
    area naxos blue
    area kea green metropolis
    area tinos red
    hero achilles red at syros since 2
    hero perseus blue at milos since 2
    card apollos-arrows red since 2
    hidden blue pandoras-box since 2
    field necropolis_gold syros 2
    """
AT_HOME = """
    area syros red troops 2
    area milos blue troops 1 port 1
    area kea green metropolis
    area tinos red
    card artemis-arrows red since 2
    hidden blue pandoras-box since 2
    """


def with_hades() -> Game:
    return hades_turn("hades", ISLANDS, expansions=EVERYTHING).game


def with_a_favour() -> Game:
    return hades_turn("ares", AT_HOME, expansions=EVERYTHING, favour="demeter").game


def change(game: Game, field: str, of: str, number: int) -> Game:
    """A game with one of its numbers changed."""
    where = game.rules.f.by_name[field]
    game.s[where.offset + where.per.index(of)] = number
    return game


DAMAGES = [
    ("hades_column", "", 8, "the column of Hades is at 8"),
    ("hades_column", "", 12, "a number beyond 0 to 9 in hades_column"),
    ("hades_roll", "", 3, "3 was rolled for a column that does not move"),
    ("covered_god", "", -1, "the covered one -1"),
    ("covered_god", "", 0, "Hades covers poseidon"),
    ("undead_troops", "syros", 2, "2 undead_troops in play, 4 in the reserve"),
    ("undead_fleets_left", "", 4, "2 undead_fleets in play, 4 in the reserve"),
    ("buildings", "necropolis tinos", 1, "2 of necropolis on the board"),
    ("necropolis_gold", "naxos", 1, "1 GP on a Necropolis on naxos"),
    ("hecate_column", "1", 0, "the columns of Hecate stand on 0 and -1"),
    ("barred_god", "blue", 3, "the Belt keeps blue from a god who is not there"),
    ("silent", "blue", 1, "blue is silent (1), known to be 0 at most"),
    ("silent_high", "blue", 2, "blue may be silent in a battle that is over"),
    ("extra_die", "attacker", 1, "more dice without a battle"),
    ("items_hidden", "blue", 2, "blue has 1 items face down, not 2"),
    ("items_hidden", "green", 1, "green has 0 items face down, not 1"),
    ("place", "pandoras-box", HIDDEN, "red has 1 items face down, not 0"),
    ("place", "apollos-arrows", DECK, "apollos-arrows is at place 0 of faction 0"),
    ("place", "hestia", HELD, "hestia is at place 3 of faction -1"),
    ("place", "hestia", TRACK, "the favours ['hestia'] are open"),
    ("place", "giant", AWAY, "giant is out of play"),
    ("place", "giant", ASIDE, "giant is laid aside, but nobody searches"),
    ("card_owner", "apollos-arrows", -1, "apollos-arrows is at place 3 of faction -1"),
    ("acquired", "apollos-arrows", 0, "apollos-arrows was never gained"),
    ("priestesses", "red", 1, "1 priestesses with players and 16 left"),
    ("card_at", "achilles", 5, "achilles of faction 0 stands in milos"),
]


@pytest.mark.parametrize("field, of, number, message", DAMAGES, ids=[f"{row[0]}-{row[1]}-{row[2]}" for row in DAMAGES])
def test_an_impossible_state_is_found(field: str, of: str, number: int, message: str) -> None:
    check_state(with_hades())
    with pytest.raises(Finding) as found:
        check_state(change(with_hades(), field, of, number))
    assert message in str(found.value)


def test_undead_of_somebody_else_are_found() -> None:
    game = change(with_hades(), "undead_troops", "milos", 1)
    change(game, "undead_troops_left", "", 3)
    with pytest.raises(Finding, match="1 undead_troops in area 5 of faction 1, not of faction 0"):
        check_state(game)


def test_a_favour_that_is_missing_is_found() -> None:
    check_state(with_a_favour())
    with pytest.raises(Finding, match=r"the favours \[\] are open"):
        check_state(change(with_a_favour(), "place", "demeter", DISCARD))


def test_a_menu_without_an_item_or_a_hero_is_found() -> None:
    figure = "creature medusa blue at milos since 3"
    game = hades_turn("ares", f"{AT_HOME}\n{figure}", expansions=EVERYTHING, favour="demeter").game
    check_state(game)
    game.actions.remove(game.parse("play artemis-arrows"))
    with pytest.raises(Finding, match=r"red is offered the items set\(\), not {'artemis-arrows'}"):
        check_state(game)


# From one state to the next


def told(game: Game, *happened: tuple[str, tuple[int, ...]]) -> Snapshot:
    """A moment of a game in which something has happened."""
    for name, numbers in happened:
        game.emit(events.KINDS.by_name[name], *numbers)
    game.publish()
    return Snapshot(game)


def complaints(game: Game, *happened: tuple[str, tuple[int, ...]], before: Snapshot | None = None) -> list[str]:
    before = before or Snapshot(game)
    now = told(game, *happened)
    return [*Underworld().look(before, now), *people_told(before, now)]


def unit(game: Game, name: str) -> int:
    return int(game.rules.names["unit"].index(name))


def test_gold_without_a_death_and_deaths_without_gold_are_found() -> None:
    game = with_hades()
    assert complaints(game) == []
    assert "the gold of the dead is" in complaints(game, ("lost", (1, unit(game, "troop"), 5)))[0]
    assert complaints(game, ("lost", (0, unit(game, "undead-troop"), 5))) == []
    before = Snapshot(game)
    change(game, "necropolis_gold", "syros", 3)
    assert complaints(game, ("lost", (1, unit(game, "perseus"), 5)), before=before) == []
    assert "the gold of the dead is" in complaints(game, before=before)[0]


@pytest.mark.parametrize("stay", [0, 1])
def test_where_undead_have_left_a_fleet_that_comes_after_the_income_does_not_count(stay: int) -> None:
    game = with_hades()
    sea = game.rules.board.ids.index("c2")
    game.s[game.rules.fleet.field + sea] = stay
    before = Snapshot(change(game, "prosperity", "c2", 1))
    less = before.incomes[0] - 1
    fleet, undead = unit(game, "fleet"), unit(game, "undead-fleet")
    home = ("undead-left", (0, undead, sea, 2))
    now = told(game, home, ("income-received", (0, less)), ("recruited", (0, fleet, sea, 0)))
    said = [line for line in incomes_told(before, now) if "has received" in line]
    assert said == ([f"red has received {less} GP, not {before.incomes[0]}"] if stay else [])


def test_a_column_that_moves_by_itself_is_found() -> None:
    game = with_a_favour()
    before = Snapshot(game)
    change(game, "hades_column", "", 4)
    assert "the column is at 4 with 0 to go, not at 0 with 0" in complaints(game, before=before)[0]
    rolled = (("cycle-begun", (3,)), ("threat-rolled", (0, 4)), ("threat-moved", (4,)))
    assert not [line for line in complaints(game, *rolled, before=before) if "column" in line]


def test_a_hero_sacrificed_too_early_or_unpaid_is_found() -> None:
    game = with_hades()
    achilles = Snapshot(game).card("achilles")
    assert complaints(game, ("hero-sacrificed", (0, achilles))) == []
    assert "achilles of cycle 2 was sacrificed" in complaints(game, ("hero-sacrificed", (1, achilles)))[0]
    change(game, "acquired", "achilles", 3)
    assert "achilles of cycle 3 was sacrificed" in complaints(game, ("hero-sacrificed", (0, achilles)))[0]
    unpaid = [line for line in complaints(game, ("cycle-begun", (3,))) if "not paid" in line]
    assert unpaid == ["perseus was not paid and stays"]


def test_wrong_prices_groups_and_items_are_found() -> None:
    game = with_hades()
    recruited = ("recruited", (0, unit(game, "undead-troop"), 0, 2))
    assert complaints(game, recruited) == ["undead number 1 for 2 GP"]
    moved = ("moved", (0, 0, 3, 1))
    assert "none of them is undead" in complaints(game, moved, ("carried", (0, unit(game, "troop"), 1)))[0]
    assert complaints(game, moved, ("carried", (0, unit(game, "undead-troop"), 1))) == []
    arrows = Snapshot(game).card("apollos-arrows")
    assert complaints(game, ("item-used", (0, arrows))) == []
    assert complaints(game, ("item-used", (1, arrows))) == ["faction 1 has used apollos-arrows, which it does not hold"]
    change(game, "necklace", "necklace-of-harmony", 1)
    assert complaints(game, ("battle-begun", (0, 1, 5))) == ["faction 1 wears the Necklace and is attacked"]
    before = Snapshot(game)
    change(game, "extra_die", "attacker", 1)
    assert complaints(game, before=before) == ["one more die without an item: [1, 0]"]


def test_wrong_favours_and_priestesses_are_found() -> None:
    game = with_a_favour()
    demeter = Snapshot(game).card("demeter")
    assert "has used demeter, which it could not" in complaints(game, ("favour-used", (0, demeter, 0)))[0]
    before = Snapshot(game)
    change(game, "priestesses", "red", 1)
    assert "priestesses, and are [1, 0, 0], not [0, 0, 0]" in complaints(game, before=before)[0]
    change(game, "priestesses", "red", 0)
    change(game, "prosperity", "syros", 1)
    assert "the prosperity markers are" in complaints(game, before=before)[0]


def rounds(game: Game, *happened: tuple[str, tuple[int, ...]]) -> Iterator[str]:
    before = Snapshot(game)
    return Rounds().look(before, told(game, *happened))


def test_a_round_that_costs_nothing_is_found() -> None:
    game = change(with_hades(), "place", "pandoras-box", DECK)
    begun, red, blue = ("battle-begun", (0, 1, 5)), ("rolled", (0, 1, 2)), ("rolled", (1, 1, 2))
    lost = ("lost", (1, 0, 5))
    assert list(rounds(game, begun, red, blue, lost, red, blue)) == []
    assert list(rounds(game, begun, red, red, blue, ("gold-spent", (0, 1)), red, lost, red)) == []
    assert list(rounds(game, begun, red, blue, red, blue)) == [
        "a round between the factions (0, 1) has cost nobody a unit"
    ]


def test_a_holder_who_is_not_asked_is_found() -> None:
    game = with_hades()
    battle = (("battle-begun", (0, 1, 5)), ("rolled", (0, 1, 2)))
    assert list(rounds(game, *battle)) == ["the factions {1} hold items face down and were not asked before a round"]
    assert next(iter(rounds(game, ("cycle-begun", (3,))))) == "the factions {1} were not asked at window 0"


def test_an_auction_without_an_end_is_found() -> None:
    game = with_hades()
    most = game.s[game.f.open_gods] * (len(game.rules.scale) + 1) + len(game.rules.pawns)
    offered = [("offered", (0, 0, 1))] * (most + 1)
    assert list(rounds(game, *offered[:-1])) == []
    assert f"which could be {most} at most" in next(iter(rounds(game, *offered)))


def test_a_whole_cycle_is_watched() -> None:
    story = hades_turn("hades", ISLANDS, expansions=EVERYTHING)
    watch = Watch(story.game)
    cycle = story.number("cycle")
    while story.number("cycle") == cycle and not story.game.over:
        watch.play(story.game.default)
    assert story.number("undead_troops", "syros") == 0


def test_items_are_dealt_face_down_before_games_are_compared() -> None:
    game = with_a_favour()
    hands = {tuple(Snapshot(dealt(game, random.Random(seed)))["items_hidden"]) for seed in range(20)}
    assert len(hands) > 5
    check_state(dealt(game, random.Random(1)))
