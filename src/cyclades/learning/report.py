"""How good a model is, on games that it was not fitted to: how far off it is, and whether what it calls likely is."""

from __future__ import annotations

import json
import math
from pathlib import Path
from typing import Any, Final

import numpy as np

from cyclades.bots.value import Value
from cyclades.bots.worth import COUNT
from cyclades.learning.positions import CYCLE_BEGINS, Positions
from cyclades.learning.tables import TABLES

Array = Any
BINS: Final = 10
LEAST: Final = 1e-12
SPREAD: Final = 40.0
"""By how many gold pieces a team must be ahead of another to win about three times as often, if worth decided."""


def chances_of(model: dict[str, Any], positions: Positions) -> Array:
    """What a model says of positions: the same sums as those of `bots/value.py`, for many at once."""
    Value(model)  # refuses what is none
    width = len(model["hidden"])
    own, mean, best, game = (np.array(model[name], np.float64) for name in ("own", "mean", "maximum", "situation"))
    found = np.zeros(positions.won.shape)
    for teams in np.unique(positions.teams):
        which = positions.teams == teams
        rows = positions.rows[which][:, :teams].astype(np.float64)
        rivals = (rows.sum(axis=1, keepdims=True) - rows) / max(1, int(teams) - 1)
        most = np.stack([np.delete(rows, team, axis=1).max(axis=1) for team in range(teams)], axis=1)
        units = rows @ own + rivals @ mean + most @ best + (positions.around[which] @ game)[:, None, :]
        units += np.array(model["biases"])
        found[which, :teams] = softmax(
            units[..., width] + np.maximum(units[..., :width], 0.0) @ np.array(model["hidden"])
        )
    return found


def chances_by_worth(positions: Positions) -> Array:
    """What the worth that the strategist counts says of positions."""
    found = np.zeros(positions.won.shape)
    for teams in np.unique(positions.teams):
        which = positions.teams == teams
        worth = positions.rows[which][:, :teams, :COUNT].sum(axis=2, dtype=np.float64)
        found[which, :teams] = softmax(worth / SPREAD)
    return found


def softmax(scores: Array) -> Array:
    """Chances that are one in all."""
    powers = np.exp(scores - scores.max(axis=1, keepdims=True))
    return powers / powers.sum(axis=1, keepdims=True)


def log_loss(chances: Array, positions: Positions) -> tuple[float, float]:
    """The mean of minus the logarithm of what was given to who won, and its standard error, by games."""
    losses = -(positions.won * np.log(np.maximum(chances, LEAST))).sum(axis=1)
    games = np.unique(positions.game, return_inverse=True)[1]
    counts = np.bincount(games)
    off = np.bincount(games, losses - losses.mean())
    return float(losses.mean()), float(math.sqrt((off**2).sum()) / counts.sum())


def calibration(chances: Array, positions: Positions) -> list[tuple[float, float, int]]:
    """Ten bins of as many predictions: what was said on average, what came true, and how many there were."""
    present = np.arange(chances.shape[1])[None, :] < positions.teams[:, None]
    said, came = chances[present], positions.won[present]
    order = np.argsort(said, kind="stable")
    bins = np.array_split(order, BINS)
    return [(float(said[part].mean()), float(came[part].mean()), len(part)) for part in bins]


def report(model: dict[str, Any], positions: Positions, edition: str) -> dict[str, Any]:
    """All of it, at the beginning of cycles and at any moment, for each kind of table."""
    chances = chances_of(model, positions)
    worth = chances_by_worth(positions)
    rows = []
    for kind, table in enumerate(TABLES[edition]):
        for moment in ("cycle begins", "any"):
            which = positions.kind == kind
            if moment != "any":
                which = which & (positions.moment == CYCLE_BEGINS)
            if not which.any():
                continue
            some = positions.chosen(which)
            loss, error = log_loss(chances[which], some)
            bins = calibration(chances[which], some)
            rows.append(
                {
                    "players": table.players,
                    "teams": table.teams,
                    "expansions": list(table.expansions),
                    "moment": moment,
                    "positions": len(some),
                    "games": len(np.unique(some.game)),
                    "log_loss": round(loss, 4),
                    "standard_error": round(error, 4),
                    "by_worth": round(log_loss(worth[which], some)[0], 4),
                    "by_guessing": round(float(np.log(some.teams.astype(float)).mean()), 4),
                    "calibration": [[round(said, 4), round(came, 4), count] for said, came, count in bins],
                    "furthest_off": round(max(abs(said - came) for said, came, _ in bins), 4),
                }
            )
    return {"edition": edition, "model": model["name"], "rows": rows}


def save_model(model: dict[str, Any], file: Path) -> None:
    """Write a model down, a row of numbers a line."""
    lines = [f" {json.dumps(name)}: {written(value)}" for name, value in model.items()]
    file.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def written(value: Any) -> str:
    """A value of a model as JSON."""
    if isinstance(value, list) and value and isinstance(value[0], list):
        return "[\n  " + ",\n  ".join(json.dumps(row) for row in value) + "\n ]"
    return json.dumps(value)
