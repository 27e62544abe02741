"""From games among bots to a model of who wins."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner
from librt.vecs import vec

from cyclades.bots.features import SITUATION, SIZE
from cyclades.bots.value import Value
from cyclades.cli import main
from cyclades.engine.errors import SetupError
from cyclades.learning import positions as positions_module
from cyclades.learning.fit import Settings, fit
from cyclades.learning.pipeline import Learning
from cyclades.learning.positions import MOST_TEAMS, DataError, Positions, Source, play_parts, positions_of, read_parts
from cyclades.learning.report import calibration, chances_of, log_loss
from cyclades.learning.tables import TABLES, kind_of
from cyclades.simulation import Stop

QUICK = Settings(hidden=3, epochs=3, batch=64)
FEW = 2
"""How many games a part has here."""


@pytest.fixture(autouse=True)
def few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Parts of a few games: what is learned does not matter here."""
    monkeypatch.setattr(positions_module, "PART", FEW)
    monkeypatch.setattr("cyclades.learning.pipeline.PART", FEW)


def learning(folder: Path, games: int = 10, settings: Settings = QUICK) -> Learning:
    return Learning(("legendary",), "random", 3, games, folder, settings)


def invented(count: int, teams: int = 4, seed: int = 1) -> Positions:
    """Positions in which one number decides who is likely to win."""
    generator = np.random.default_rng(seed)
    rows = generator.normal(0, 1, (count, MOST_TEAMS, SIZE)).astype(np.float32)
    rows[:, teams:] = 0
    scores = 2.0 * rows[:, :teams, 7].astype(np.float64)
    powers = np.exp(scores - scores.max(axis=1, keepdims=True))
    chances = powers / powers.sum(axis=1, keepdims=True)
    winners = [generator.choice(teams, p=row) for row in chances]
    won = np.zeros((count, MOST_TEAMS), np.float32)
    won[np.arange(count), winners] = 1
    return Positions(
        rows=rows,
        around=generator.normal(5, 2, (count, len(SITUATION))).astype(np.float32),
        won=won,
        teams=np.full(count, teams, np.int8),
        moment=np.zeros(count, np.int8),
        kind=np.zeros(count, np.int8),
        game=np.arange(count, dtype=np.int32),
    )


@pytest.mark.parametrize("hidden", [0, 4])
def test_what_decides_is_found(hidden: int) -> None:
    model = fit(invented(4000), Settings(hidden=hidden, epochs=30, batch=256, rate=1e-2, decay=0.01), "invented")
    unseen = invented(1000, seed=2)
    loss, error = log_loss(chances_of(model, unseen), unseen)
    certain = 2.0 * unseen.rows[:, :4, 7].astype(np.float64)
    best = np.exp(certain) / np.exp(certain).sum(axis=1, keepdims=True)
    least = -(unseen.won[:, :4] * np.log(best)).sum(axis=1).mean()
    assert least - error < loss < least + 0.05 < np.log(4) - 0.3
    assert max(abs(said - came) for said, came, _ in calibration(chances_of(model, unseen), unseen)) < 0.1


def test_the_bot_counts_as_the_report_does() -> None:
    some = invented(200)
    value = Value(fit(some, QUICK, "invented"))
    model = fit(some, QUICK, "invented")
    told = chances_of(model, some)
    for number in range(5):
        rows = vec[float]([float(one) for row in some.rows[number, :4] for one in row])
        found = value.scores(rows, [float(one) for one in some.around[number]])
        powers = np.exp(np.array(found) - max(found))
        assert powers / powers.sum() == pytest.approx(told[number, :4], abs=1e-6)


def test_the_same_seed_gives_the_same_games_and_model(tmp_path: Path) -> None:
    models = []
    for name in ("one", "two"):
        one = learning(tmp_path / name)
        one.play("legendary", 1, Stop())
        models.append(one.fit())
    assert models[0] == models[1]
    other = Settings(hidden=3, epochs=3, batch=64, seed=2)
    assert learning(tmp_path / "one", settings=other).fit() != models[0]


def test_games_that_are_there_are_not_played_again(tmp_path: Path) -> None:
    told: list[int] = []
    first = learning(tmp_path, games=4)
    first.play("legendary", 1, Stop(), told.append)
    files = {file.name: file.stat().st_mtime_ns for file in tmp_path.iterdir()}
    assert len(files) == 2
    assert sum(told) == 2
    more = learning(tmp_path, games=6)
    told.clear()
    more.play("legendary", 1, Stop(), told.append)
    assert told == [2, 1]
    assert {name: (tmp_path / name).stat().st_mtime_ns for name in files} == files
    assert len(list(tmp_path.iterdir())) == 3


def test_a_fifth_of_the_games_is_kept_for_the_report(tmp_path: Path) -> None:
    one = learning(tmp_path, games=20)
    assert one.unseen == [4, 9]
    one.play("legendary", 1, Stop())
    [report] = one.reports(one.fit())
    assert sum(row["games"] for row in report["rows"] if row["moment"] == "any") == 2 * FEW
    row = report["rows"][0]
    assert row["log_loss"] > 0
    assert 0 <= row["furthest_off"] <= 1
    assert len(row["calibration"]) == 10


def test_the_positions_of_a_game_tell_who_won_it() -> None:
    some = positions_of(Source("classic", "random", 3), 0)
    teams = int(some.teams[0])
    assert len(some) > 5
    assert np.allclose(some.won.sum(axis=1), 1)
    assert not some.rows[:, teams:].any()
    assert (some.won == some.won[0]).all()
    assert (np.diff(some.around[:, 0]) >= 0).all(), "cycles go on"


@pytest.mark.parametrize("edition", list(TABLES))
def test_every_kind_of_table_is_played(edition: str) -> None:
    kinds = [kind_of(edition, 1, number) for number in range(2000)]
    for kind, table in enumerate(TABLES[edition]):
        assert abs(kinds.count(kind) / 20 - table.share) < max(2.5, table.share / 3)
    assert sum(table.share for table in TABLES[edition]) == 100


def test_what_is_missing_or_of_other_features_is_refused(tmp_path: Path) -> None:
    source = Source("legendary", "random", 3)
    with pytest.raises(DataError, match="found none: play them first"):
        read_parts(source, tmp_path, [0])
    play_parts(source, tmp_path, [0], 1, Stop())
    with np.load(source.file(tmp_path, 0)) as data:
        others = {**data, "names": np.array(["gold"])}
    np.savez_compressed(source.file(tmp_path, 0), **others)
    with pytest.raises(DataError, match="expected the features that are counted now"):
        read_parts(source, tmp_path, [0])
    with pytest.raises(SetupError, match="expected an edition among legendary, classic, got 'modern'"):
        play_parts(Source("modern", "random", 3), tmp_path, [0], 1, Stop())


def test_one_command_plays_fits_and_reports(tmp_path: Path) -> None:
    model, report = tmp_path / "value.json", tmp_path / "report.json"
    words: list[Any] = ["learn", "--games", "20", "--edition", "legendary", "--bot", "random", "--folder"]
    words += [tmp_path / "games", "--hidden", "2", "--epochs", "2", "--out", model, "--report", report]
    result = CliRunner().invoke(main, [str(word) for word in words])
    assert result.exit_code == 0, result.output
    assert "epoch 2:" in result.output
    assert Value(json.loads(model.read_text())).units == 2
    [told] = json.loads(report.read_text())
    assert sum(row["games"] for row in told["rows"] if row["moment"] == "any") == 4


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--edition", "modern"], "expected an edition among"),
        (["--bot", "nobody"], "expected a bot among"),
        (["--games", "0"], "0 is not in the range"),
        (["--games", "2"], "expected more than 2 games, some to learn from and some to judge by, got 2"),
        (["--arrays", "abacus"], "abacus"),
    ],
)
def test_wrong_words_are_refused(words: list[str], told: str, tmp_path: Path) -> None:
    result = CliRunner().invoke(main, ["learn", "--folder", str(tmp_path), *words])
    assert result.exit_code != 0
    assert told in result.output
