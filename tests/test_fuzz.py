"""The fuzzer itself: a slice of it, both builds side by side, and that it finds what is wrong."""

import json
from pathlib import Path

import pytest

from cyclades import Game
from cyclades.engine.decks import DISCARD, HELD
from tests.story import turn
from tools import fuzz
from tools.fuzzing import differential, promises
from tools.fuzzing.cases import PLAYERS, Finding, case_of
from tools.fuzzing.states import check_state

HOME = """
    area delos red troops 2
    area north red fleets 1
    area naxos blue troops 1 port 1
    area syros blue
    area thira green
    """


@pytest.mark.timeout(120)
@pytest.mark.parametrize("share", range(2))
def test_a_slice_of_the_fuzzer_finds_nothing(share: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzz, "FAILURES", tmp_path)
    tally = fuzz.Tally()
    for seed in range(100_000 * (share + 1), 100_000 * (share + 1) + 8):
        fuzz.play_case(case_of(seed), tally, fuzz.time.monotonic() + 100)
    assert tally.decisions > 100
    assert tally.checks > 3 * tally.decisions


@pytest.mark.timeout(280)
def test_both_builds_play_the_same_games() -> None:
    compiled = differential.build_here()
    if compiled is None:
        pytest.skip("there is no compiled package of these sources: `python3 dev.py build` makes one")
    games = list(differential.differential(compiled, range(500, 520)))
    assert len(games) == 20
    assert sum(games) > 2000


def test_a_case_is_decided_by_its_seed() -> None:
    for seed in range(20):
        case = case_of(seed)
        assert case_of(seed) == case
        assert case_of(seed, (case.players,)) == case  # so that a failure can be played alone
    assert {case_of(seed).players for seed in range(60)} == set(PLAYERS)
    assert {case_of(seed).board for seed in range(60)} == {"ready", "random"}


def test_a_game_gives_the_same_digests_twice() -> None:
    one, other = (list(differential.play(case_of(12))) for _ in range(2))
    assert one == other
    assert len({number for number, _ in one}) > len(one) * 0.99


def test_another_game_gives_other_digests() -> None:
    assert list(differential.play(case_of(12)))[-1] != list(differential.play(case_of(13)))[-1]


def position() -> Game:
    return turn("ares", HOME + "\ncreature kraken red at far since 1\nheroes ajax hector", red="gold 5").game


DAMAGES = [
    ("units", "delos", 3, "red has 3 troops on the board and 6 in the reserve"),
    ("troops_left", "red", 7, "red has 2 troops on the board and 7 in the reserve"),
    ("fleets_left", "red", 8, "red has 1 fleets on the board and 8 in the reserve"),
    ("mercenaries", "delos", 1, "1 mercenaries in play, 15 in the reserve"),
    ("buildings", "port naxos", 2, "2 of port on the board, 9 in the reserve"),
    ("buildings_left", "temple", 11, "0 of temple on the board, 11 in the reserve"),
    ("bonuses_left", "gold", 2, "0 Metropolises of gold on the board, 2 left"),
    ("metropolis", "delos", 1, "1 Metropolises with the tokens"),
    ("priestesses", "blue", 1, "1 priestesses with players and 20 left"),
    ("philosophers", "blue", 1, "1 philosophers with players and 20 left"),
    ("lands", "red", 2, "red has 1 land areas, not 2"),
    ("owner", "west", 1, "blue holds west without a fleet"),
    ("owner", "hand", 0, "0 units of faction 0 on the move"),
    ("gold", "red", 7, "7 GP, but known to be 5 to 5"),
    ("gold_low", "red", -1, "a negative number in gold_low"),
    ("place", "kraken", DISCARD, "kraken is at place 1, area"),
    ("place", "harpy", HELD, "harpy is at place 3, area -1"),
    ("place", "harpy", 30, "1 cards on top of the deck of creatures, known by [0, 0, 0, 0]"),
    ("place", "harpy", 4, "harpy is being played, but nothing is"),
    ("place", "ajax", 11, "the cards of heroes are at [11, 11]"),
    ("place", "hector", 12, "the cards of heroes are at"),
    ("card_at", "kraken", -1, "kraken is at place 3, area -1"),
    ("battle_area", "", 2, "a battle [2, -1, -1] that is over"),
    ("die", "attacker", 2, "dice [2, 0] outside of a battle"),
    ("pawn_offering", "blue", 2, "offerings [1, 2, 0] on gods"),
    ("alive", "red", 0, "red is eliminated and still has something"),
]


@pytest.mark.parametrize("field, of, number, message", DAMAGES, ids=[f"{row[0]}-{row[1]}-{row[2]}" for row in DAMAGES])
def test_an_impossible_state_is_found(field: str, of: str, number: int, message: str) -> None:
    game = position()
    where = game.rules.f.by_name[field]
    game.s[where.offset + where.per.index(of)] = number
    with pytest.raises(Finding) as found:
        check_state(game)
    assert message in str(found.value)


def test_a_possible_state_passes() -> None:
    game = position()
    check_state(game)
    promises.check_actions(game)
    promises.check_history(game)


def test_a_failure_is_written_down(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzz, "FAILURES", tmp_path)
    monkeypatch.setattr(fuzz, "ROOT", tmp_path)

    def fails(game: Game) -> None:
        if game.depth > 30:
            raise Finding("something is wrong")

    monkeypatch.setattr(fuzz, "check_state", fails)
    case = case_of(3)
    with pytest.raises(Finding, match="something is wrong") as found:
        fuzz.play_case(case, fuzz.Tally())
    assert f"again: python3 dev.py fuzz --seed 3 --games 1 --players {case.players}" in str(found.value)
    [file] = tmp_path.iterdir()
    written = json.loads(file.read_text(encoding="utf-8"))
    assert (written["seed"], written["players"], len(written["moves"])) == (3, case.players, 31)


def test_an_undo_that_does_not_restore_is_found() -> None:
    game, other = position(), position()
    other.play(other.parse("end"))
    with pytest.raises(Finding, match="undo: state differs"):
        promises.same(promises.image(game), promises.image(other), "undo")


@pytest.mark.parametrize("arguments", [["--players", "2"], ["--players", "x"], ["--minutes", "soon"], ["more"]])
def test_arguments_that_make_no_sense_are_refused(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        fuzz.main(arguments)
    assert "usage: dev.py fuzz" in capsys.readouterr().err


@pytest.mark.slow
def test_the_command_plays_games_and_sums_up(capsys: pytest.CaptureFixture[str]) -> None:
    assert fuzz.main(["--games", "2", "--seed", "7", "--players", "3", "--jobs", "2"]) == 0
    assert "2 games" in capsys.readouterr().out
