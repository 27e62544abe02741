"""The checks of the fuzzer for Titans find what is wrong."""

import pytest

from cyclades import Game
from cyclades.engine.decks import DISCARD, HELD
from tests.titans import titans, titans_turn
from tools.fuzzing.cases import Finding
from tools.fuzzing.changes import Watch
from tools.fuzzing.figures import incomes_of
from tools.fuzzing.snapshot import Snapshot
from tools.fuzzing.states import check_state

TERRITORIES = """
    player blue gold 5
    area argos red troops 2 titans 2 metropolis military
    area sparta red
    area elis blue troops 1 port 1
    area tegea blue troops 1
    area thebes - university 1
    area oropos green metropolis commercial
    area delos green troops 1
    area north red fleets 1
    artifact winged-sandals at argos
    artifact large-cornucopia at sparta
    artifact caduceus at delos
    creatures harpy - -
    """


def with_titans(god: str = "ares") -> Game:
    return titans_turn(god, TERRITORIES).game


def change(game: Game, field: str, of: str, number: int) -> Game:
    """A game with one of its numbers changed."""
    where = game.rules.f.by_name[field]
    game.s[where.offset + where.per.index(of)] = number
    return game


DAMAGES = [
    ("titans", "argos", 1, "1 titans in play, 1 in the reserve"),
    ("titans_left", "red", 2, "2 titans in play, 2 in the reserve"),
    ("buildings", "port chalcis", 1, "2 of port on the board"),
    ("card_owner", "caduceus", 0, "caduceus of faction 0 is in an area of faction 2"),
    ("card_at", "caduceus", 14, "caduceus is at sea, in north"),
    ("place", "caduceus", DISCARD, "caduceus is at place 1"),
    ("place", "zeus-lightning", HELD, "zeus-lightning is at place 3"),
    ("open_special_metropolises", "military", 1, "a special Metropolis is open and built"),
    ("open_special_metropolises", "cultural", 1, "3 special Metropolises are open or built"),
]


@pytest.mark.parametrize("field, of, number, message", DAMAGES, ids=[f"{row[0]}-{row[1]}-{row[2]}" for row in DAMAGES])
def test_an_impossible_state_is_found(field: str, of: str, number: int, message: str) -> None:
    check_state(with_titans())
    with pytest.raises(Finding) as found:
        check_state(change(with_titans(), field, of, number))
    assert message in str(found.value)


def test_buildings_of_nobody_stand_on_symbols_only() -> None:
    game = with_titans()
    change(change(game, "buildings", "university thebes", 0), "buildings", "university chalcis", 1)
    with pytest.raises(Finding, match="buildings of nobody in chalcis"):
        check_state(game)


def test_a_plain_metropolis_before_the_special_ones_is_found() -> None:
    lines = TERRITORIES.replace("metropolis military", "metropolis plain")
    game = titans_turn("ares", f"{lines} \n field open_special_metropolises military 1").game
    with pytest.raises(Finding, match="plain Metropolises are built, and special ones open"):
        check_state(game)


def test_five_artifacts_that_do_not_win_are_found() -> None:
    game = with_titans()
    for name in ("caduceus", "cap-of-invisibility", "zeus-lightning"):
        change(change(change(game, "place", name, HELD), "card_at", name, 0), "card_owner", name, 0)
    with pytest.raises(Finding, match="red has all artifacts, and the ending is 0"):
        check_state(game)


def test_philosophers_that_the_cultural_metropolis_would_take_are_found() -> None:
    lines = TERRITORIES.replace("metropolis military", "metropolis cultural")
    game = titans_turn("ares", lines, red="gold 9 philosophers 2").game
    check_state(game)
    change(change(game, "philosophers", "red", 3), "philosophers_left", "", 13)
    with pytest.raises(Finding, match="red keeps 3 philosophers"):
        check_state(game)


def test_the_cycle_with_the_third_metropolis_of_a_team_is_the_last() -> None:
    text = "area argos red metropolis military \n area tegea blue metropolis seaside \n area thebes green"
    text = f"{text} \n area athens yellow"
    more = "area pylos blue metropolis plain"
    head = "cycle 3 \n gods zeus ares kronos - -"
    game = titans(f"{head} \n {text} \n phase offerings", 4, "teams red+blue green+yellow").game
    check_state(game)
    game = titans(f"{head} \n {text} \n {more} \n ending \n phase offerings", 4, "teams red+blue green+yellow").game
    check_state(game)
    with pytest.raises(Finding, match=r"red\+blue has enough Metropolises, and this cycle is not the last"):
        check_state(change(game, "ending", "", 0))


def test_incomes_count_artifacts_the_cornucopia_and_the_commercial_metropolis() -> None:
    now = Snapshot(with_titans())
    # Red: Sparta's two cornucopias twice, and the Sandals. Green: Delos, the Caduceus, and the Commercial Metropolis.
    assert incomes_of(now) == [4 + 1, 1, 1 + 1 + 2]


@pytest.mark.parametrize("god, moves", [("ares", "buy harpy, at tegea"), ("zeus", "lead titan, from argos, to thebes")])
def test_what_is_allowed_is_not_complained_of(god: str, moves: str) -> None:
    game = with_titans(god)
    watch = Watch(game)
    for words in moves.split(", "):
        if words.startswith("to "):
            words = game.actions[0].notation
        watch.play(game.parse(words))
    assert game.question.kind in ("PaidActions", "TakeUnits", "TakeOnTheWay")


def test_the_harpy_is_offered_no_titans() -> None:
    lines = TERRITORIES.replace("area tegea blue troops 1", "area tegea blue titans 1")
    game = titans_turn("ares", lines).play("buy harpy").game
    check_state(game)
    game.actions.append(game.parse("at tegea"))
    with pytest.raises(Finding, match=r"HarpyAt: .'tegea'. are wrong or missing"):
        check_state(game)


def test_a_way_that_is_missing_is_found() -> None:
    game = titans_turn("ares", TERRITORIES).play("move, from argos").game
    check_state(game)  # with the Sandals all territories of the island
    game.actions.remove(game.parse("to pylos"))
    with pytest.raises(Finding, match=r"MoveTo of red: .'pylos'. are wrong or missing"):
        check_state(game)
