"""What chance each team has to win, learned from games: a small network that looks at each team and its rivals alike.

A team is seen by its own features, the mean and the maximum of those of its rivals, and the situation; the network
makes a number of that, and the chances of all teams are one in all (softmax). So one model serves any number of teams,
both editions and all expansions. It needs no library: the numbers come from `learning/`, which fits them.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from cyclades.bots.chances import one_in_all, shares_won
from cyclades.bots.features import FEATURES, SITUATION, SIZE, features, situation
from cyclades.bots.weights import Weights
from cyclades.engine.errors import CycladesError
from cyclades.rules.game import Game

FORMAT: Final = "cyclades-value 2"
MOST_TEAMS: Final = 6
LEARNED: Final = Path(__file__).resolve().parent / "data" / "value.json"
"""The model that comes with the package."""


class ModelError(CycladesError):
    """What was read is no model of how likely teams are to win, or one of other features."""


class Value:
    """A model that was fitted to games."""

    def __init__(self, model: Any) -> None:
        check_model(model)
        self.name = str(model["name"])
        self.weights = Weights()
        """By which the worth among the features was counted when the model was fitted."""
        self.weights.set(model["weights"])
        hidden: i64 = len(model["hidden"])
        self.units = hidden
        self.biases: vec[float] = vec[float]([float(number) for number in model["biases"]])
        self.out: vec[float] = vec[float]([float(number) for number in model["hidden"]])
        self.rivals: vec[float] = flat(model["mean"])
        self.best: vec[float] = flat(model["maximum"])
        self.game: vec[float] = flat(model["situation"])
        self.own: list[vec[float]] = []
        """For so many teams, since what a team has itself is not in the mean of its rivals."""
        own = model["own"]
        mean = model["mean"]
        for teams in range(MOST_TEAMS + 1):
            others = float(teams - 1) if teams > 1 else 1.0
            rows = [
                [float(own[i][j]) - float(mean[i][j]) / others for j in range(len(own[i]))] for i in range(len(own))
            ]
            self.own.append(flat(rows))

    def chances(self, game: Game) -> list[float]:
        """How likely each team is to win, as far as the model tells; of a game that is over, how it ended."""
        if game.over:
            return shares_won(game)
        return one_in_all(self.scores(features(game, self.weights), situation(game)))

    def scores(self, rows: vec[float], around: list[float]) -> list[float]:
        """How each team stands, by its features: the higher the better."""
        teams: i64 = len(rows) // SIZE
        others = float(teams - 1) if teams > 1 else 1.0
        units = self.units
        width: i64 = units + 1  # the last column adds up to the score itself
        base = self.biases[:]
        add_row(base, self.game, vec[float](around), 0, len(around), width, 1.0)
        total = vec[float]([0.0] * SIZE)
        team: i64 = 0
        while team < teams:
            i: i64 = 0
            while i < SIZE:
                total[i] += rows[team * SIZE + i]
                i += 1
            team += 1
        add_row(base, self.rivals, total, 0, SIZE, width, 1.0 / others)
        found: list[float] = []
        team = 0
        while team < teams:
            sums = base[:]
            add_row(sums, self.own[teams], rows, team * SIZE, SIZE, width, 1.0)
            add_row(sums, self.best, best_of_rivals(rows, team, teams), 0, SIZE, width, 1.0)
            score = sums[units]
            unit: i64 = 0
            while unit < units:
                if sums[unit] > 0.0:
                    score += self.out[unit] * sums[unit]
                unit += 1
            found.append(score)
            team += 1
        return found


@cache
def learned() -> Value:
    """The model that comes with the package."""
    return Value(json.loads(LEARNED.read_text(encoding="utf-8")))


def add_row(
    sums: vec[float], matrix: vec[float], row: vec[float], first: i64, size: i64, width: i64, by: float
) -> None:
    """Add a row of numbers, times a matrix, times a factor."""
    i: i64 = 0
    while i < size:
        number = row[first + i] * by
        if number != 0.0:
            at = i * width
            unit: i64 = 0
            while unit < width:
                sums[unit] += number * matrix[at + unit]
                unit += 1
        i += 1


def best_of_rivals(rows: vec[float], team: i64, teams: i64) -> vec[float]:
    """The maximum of each feature over the rivals of a team."""
    found = vec[float]([0.0] * SIZE)
    seen = False
    other: i64 = 0
    while other < teams:
        if other != team:
            i: i64 = 0
            while i < SIZE:
                number = rows[other * SIZE + i]
                if not seen or number > found[i]:
                    found[i] = number
                i += 1
            seen = True
        other += 1
    return found


def flat(rows: list[list[float]]) -> vec[float]:
    """A matrix, row after row."""
    found: list[float] = []
    for row in rows:
        for number in row:
            found.append(float(number))
    return vec[float](found)


def check_model(model: Any) -> None:
    """Refuse what is no model, or one of other features than are counted here."""
    if not isinstance(model, dict) or model.get("format") != FORMAT:
        told = model.get("format") if isinstance(model, dict) else type(model).__name__
        raise ModelError(f"expected a model of the format {FORMAT!r}, got {told!r}")
    if model.get("features") != list(FEATURES) or model.get("around") != list(SITUATION):
        raise ModelError("expected a model of the features that are counted now, got one of others: fit it anew")
    if not isinstance(model.get("weights"), dict):
        raise ModelError("expected the weights by which worth was counted as 'weights'")
    width = len(model["hidden"]) + 1
    for name, rows in (("own", SIZE), ("mean", SIZE), ("maximum", SIZE), ("situation", len(SITUATION))):
        sizes = {len(row) for row in model[name]}
        if len(model[name]) != rows or sizes != {width}:
            raise ModelError(f"expected {rows} rows of {width} numbers as {name!r}, got {len(model[name])} of {sizes}")
    if len(model["biases"]) != width:
        raise ModelError(f"expected {width} numbers as 'biases', got {len(model['biases'])}")
