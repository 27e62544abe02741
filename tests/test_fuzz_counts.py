"""How the fuzzer counts what it has played, and when that is enough."""

import json
from pathlib import Path

import pytest

from tools import fuzz
from tools.fuzzing.counts import Counts, Goal
from tools.fuzzing.mixes import MIXES, Mix, Table, Wanted

PLAIN = Mix("classic")
BOTH = Mix("classic", ("monuments", "ruins"))
HEROES = Mix("classic", ("hades", "monuments"), ("god", "favours"))
WANTED = Wanted((PLAIN, BOTH, HEROES), (2, 3))


def counted(*games: tuple[Mix, int]) -> Counts:
    counts = Counts()
    for mix, players in games:
        counts.note(mix, Table(players))
    return counts


def test_games_are_counted_by_mix_and_by_pair_with_each_number_of_players() -> None:
    counts = counted((PLAIN, 2), (BOTH, 2), (BOTH, 2), (BOTH, 3), (HEROES, 3), (HEROES, 5))
    assert counts.mixes(WANTED) == {PLAIN: 1, BOTH: 3, HEROES: 1}
    assert counts.pairs(WANTED) == {("monuments", "ruins"): {2: 2, 3: 1}, ("heroes", "monuments"): {2: 0, 3: 1}}
    assert (counts.least_pair(WANTED), counts.least_mix(WANTED)) == (0, 1)


def test_a_pair_is_counted_in_every_mix_that_has_it() -> None:
    three = Mix("classic", ("hades", "monuments", "ruins"), ("god", "favours"))
    counts = counted((BOTH, 2), (three, 2), (HEROES, 2))
    wanted = Wanted((BOTH, three, HEROES), (2,))
    assert {pair: row[2] for pair, row in counts.pairs(wanted).items()} == {
        ("monuments", "ruins"): 2,
        ("heroes", "monuments"): 2,
        ("heroes", "ruins"): 1,
    }


def test_all_pairs_of_boxes_and_modules_are_counted() -> None:
    pairs = Counts().pairs(Wanted())
    parts = ("god", "heroes", "favours", "hecate", "manticore", "titans", "monuments", "ruins")
    assert {frozenset(pair) for pair in pairs} == {frozenset((a, b)) for a in parts for b in parts if a != b}
    for pair, row in pairs.items():
        assert list(row) == ([3, 4, 5, 6] if "titans" in pair else [2, 3, 4, 5, 6])
    assert set(Counts().mixes(Wanted())) == set(MIXES)


def test_two_counts_are_added() -> None:
    counts = counted((PLAIN, 2), (BOTH, 2))
    counts.add(counted((BOTH, 2), (BOTH, 3)))
    assert counts.mixes(WANTED) == {PLAIN: 1, BOTH: 3, HEROES: 0}


def test_a_goal_is_reached_when_nothing_is_missing() -> None:
    counts = counted((PLAIN, 2), (BOTH, 2), (BOTH, 3), (HEROES, 2))
    assert counts.reached(Goal(0, 1), WANTED)
    assert not counts.reached(Goal(1, 1), WANTED)
    counts.note(HEROES, Table(3))
    assert counts.reached(Goal(1, 1), WANTED)
    assert not counts.reached(Goal(2, 0), WANTED)
    assert not counts.reached(Goal(0, 2), WANTED)


def test_where_there_is_no_pair_only_mixes_count() -> None:
    alone, counts = Wanted((PLAIN,)), counted((PLAIN, 4))
    assert counts.least_pair(alone) is None
    assert counts.reached(Goal(40, 1), alone)
    assert counts.sentence(alone) == "every whole mix: at least 1"


def test_the_counts_are_said() -> None:
    counts = counted((PLAIN, 2), (BOTH, 2), (BOTH, 3), (HEROES, 2), (HEROES, 3), (HEROES, 3))
    said = "every pair with every number of players: at least 1 games; every whole mix: at least 1"
    assert counts.sentence(WANTED) == said
    assert counts.table(WANTED) == [
        "players                 2      3",
        "heroes + monuments      1      2",
        "monuments + ruins       1      1",
        "3 whole mixes; the fewest games:",
        "  classic: 1",
        "  classic+monuments+ruins: 2",
        "  classic+hades+monuments-god-favours: 3",
    ]
    data = json.loads(json.dumps(counts.data(WANTED)))
    assert data["least"] == {"pair": 1, "mix": 1}
    assert {"pair": ["heroes", "monuments"], "players": 3, "games": 2} in data["pairs"]
    assert {"mix": "classic", "games": 1} in data["mixes"]


def test_a_table_has_a_line_where_not_everybody_can_play() -> None:
    titans = Mix("classic", ("titans", "monuments"))
    table = Counts().table(Wanted((titans, BOTH), (2, 3)))
    assert "titans + monuments      -      0" in table


def run(monkeypatch: pytest.MonkeyPatch, played: Counts, *arguments: str) -> int:
    """The command, where some games have been played and nothing was found."""
    monkeypatch.setattr(fuzz, "fuzz", lambda *_: fuzz.Tally(games=played.games.total(), counts=played))
    return fuzz.main(["--expansions", "monuments,ruins", "--players", "2,3", *arguments])


def test_the_command_fails_where_too_few_were_played(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    played = counted((BOTH, 2), (BOTH, 3), (BOTH, 3))
    assert run(monkeypatch, played, "--each-pair", "1", "--each-mix", "3") == 0
    assert "every pair with every number of players: at least 1 games; every whole mix: at least 3" in output(capsys)
    assert run(monkeypatch, played, "--each-pair", "2", "--json", str(tmp_path / "counts.json")) == 1
    assert "TOO FEW: expected 2 games of every pair" in output(capsys)
    written = json.loads((tmp_path / "counts.json").read_text(encoding="utf-8"))
    assert (written["games"], written["least"], written["failures"]) == (3, {"pair": 1, "mix": 3}, [])


def output(capsys: pytest.CaptureFixture[str]) -> str:
    return capsys.readouterr().out


@pytest.mark.slow
def test_the_command_plays_until_a_goal_is_reached(capsys: pytest.CaptureFixture[str]) -> None:
    wanted = ["--expansions", "monuments,ruins", "--players", "2,3", "--seed", "7", "--minutes", "2"]
    assert fuzz.main([*wanted, "--each-pair", "1", "--each-mix", "2"]) == 0
    assert "TOO FEW" not in output(capsys)
