"""Fitting the network of `bots/value.py` to positions and who won: by the gradient (Adam), with numpy, or on a graphics
card with cupy, which has the same functions. The same positions, settings and seed give the same model on the same
computer."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Final

import numpy as np

from cyclades.bots.features import FEATURES, SITUATION
from cyclades.bots.value import FORMAT
from cyclades.bots.weights import Weights
from cyclades.learning.positions import Positions

Array = Any
DIGITS: Final = 6
"""How many digits of each number a model keeps."""
DECAYS: Final = (0.9, 0.999)
"""How much of the mean gradient, and of its square, Adam keeps from step to step."""
EPSILON: Final = 1e-8


@dataclass(frozen=True)
class Settings:
    """How a model is fitted."""

    hidden: int = 8
    """How many hidden units it has; none makes a linear one."""
    epochs: int = 30
    batch: int = 1024
    rate: float = 2e-3
    decay: float = 3.0
    """How much of the weights is lost over an epoch, so that only those stay that many games ask for."""
    held_back: int = 10
    """Every so many games one is not learned from, but tells which epoch was the best."""
    seed: int = 1


@dataclass
class Group:
    """Positions with the same number of teams, as the network sees them."""

    inputs: Array
    won: Array


@dataclass
class Scale:
    """The mean and the spread of features, by which they are made alike."""

    mean: Array
    spread: Array


def arrays(name: str) -> Any:
    """The module that does the sums: numpy, or cupy on a graphics card."""
    return import_module(name)


def fit(
    positions: Positions,
    settings: Settings,
    name: str,
    module: str = "numpy",
    told: Callable[[int, float, float], None] | None = None,
) -> dict[str, Any]:
    """A model of who wins, as it is written down. After each epoch it is told how far off the model is, on what it
    learns from and on what was held back."""
    xp = arrays(module)
    held = positions.game % settings.held_back == 0
    learned, watched = positions.chosen(~held), positions.chosen(held)
    own, around = scales(learned)
    groups = [Group(xp.asarray(group.inputs), xp.asarray(group.won)) for group in grouped(learned, own, around)]
    others = [Group(xp.asarray(group.inputs), xp.asarray(group.won)) for group in grouped(watched, own, around)]
    network = Network(xp, groups[0].inputs.shape[2], settings)
    generator = np.random.default_rng(settings.seed)
    best, best_loss = network.copied(), network.loss(others)
    for epoch in range(settings.epochs):
        batches = list(batches_of(groups, settings.batch, generator))
        total = 0.0
        for number, (group, chosen) in enumerate(batches):
            done = (epoch + number / len(batches)) / settings.epochs
            total += network.learn(group.inputs[xp.asarray(chosen)], group.won[xp.asarray(chosen)], 1.0 - done)
        loss = network.loss(others)
        if told is not None:
            told(epoch + 1, total / len(batches), loss)
        if loss < best_loss:
            best, best_loss = network.copied(), loss
    return written(best, settings, own, around, name)


def scales(positions: Positions) -> tuple[Scale, Scale]:
    """The scales of the features of teams, and of the situation."""
    present = np.arange(positions.rows.shape[1])[None, :] < positions.teams[:, None]
    rows = positions.rows[present]
    return scale_of(rows), scale_of(positions.around)


def scale_of(rows: Array) -> Scale:
    """The mean and the spread of each column."""
    spread = rows.std(axis=0, dtype=np.float64)
    return Scale(rows.mean(axis=0, dtype=np.float64), np.where(spread > 1e-6, spread, 1.0))


def grouped(positions: Positions, own: Scale, around: Scale) -> list[Group]:
    """The positions by their number of teams, with what the network sees of each team: its features, the mean and the
    maximum of its rivals', the situation."""
    found = []
    for teams in np.unique(positions.teams):
        some = positions.chosen(positions.teams == teams)
        rows = ((some.rows[:, :teams] - own.mean) / own.spread).astype(np.float32)
        mean = (rows.sum(axis=1, keepdims=True) - rows) / max(1, int(teams) - 1)
        best = np.stack([np.delete(rows, team, axis=1).max(axis=1) for team in range(teams)], axis=1)
        game = ((some.around - around.mean) / around.spread).astype(np.float32)
        game = np.repeat(game[:, None, :], teams, axis=1)
        found.append(Group(np.concatenate([rows, mean, best, game], axis=2), some.won[:, :teams]))
    return found


def batches_of(groups: list[Group], size: int, generator: np.random.Generator) -> list[tuple[Group, Array]]:
    """All positions in random order, in batches of one number of teams each."""
    found = []
    for group in groups:
        order = generator.permutation(len(group.won))
        found += [(group, order[first : first + size]) for first in range(0, len(order), size)]
    return [found[number] for number in generator.permutation(len(found))]


class Network:
    """The numbers of a network, and how they change."""

    def __init__(self, xp: Any, inputs: int, settings: Settings) -> None:
        self.xp = xp
        self.settings = settings
        hidden = settings.hidden
        drawn = np.random.default_rng(settings.seed).normal(0.0, (1.0 / inputs) ** 0.5, (inputs, hidden))
        first = np.concatenate([drawn, np.zeros((inputs, 1))], axis=1)  # the last column is the score itself
        out = np.random.default_rng(settings.seed + 1).normal(0.0, 0.1, hidden)
        self.numbers = [xp.asarray(part, dtype=np.float32) for part in (first, np.zeros(hidden + 1), out)]
        self.means = [xp.zeros_like(part) for part in self.numbers]
        self.squares = [xp.zeros_like(part) for part in self.numbers]
        self.steps = 0

    def copied(self) -> list[Array]:
        """The numbers as they are now."""
        return [part.copy() for part in self.numbers]

    def chances(self, inputs: Array) -> tuple[Array, Array, Array]:
        """What the units are, what the hidden ones tell, and the chance of each team."""
        xp, hidden = self.xp, self.settings.hidden
        first, biases, out = self.numbers
        units = inputs @ first + biases
        told = xp.maximum(units[..., :hidden], 0.0)
        scores = units[..., hidden] + told @ out
        powers = xp.exp(scores - scores.max(axis=1, keepdims=True))
        return units, told, powers / powers.sum(axis=1, keepdims=True)

    def learn(self, inputs: Array, won: Array, pace: float) -> float:
        """Change the numbers by some positions; returns how far off they were before."""
        xp, hidden = self.xp, self.settings.hidden
        units, told, chances = self.chances(inputs)
        wrong = (chances - won) / len(won)
        back = xp.empty_like(units)
        back[..., :hidden] = wrong[..., None] * self.numbers[2] * (units[..., :hidden] > 0.0)
        back[..., hidden] = wrong
        width = inputs.shape[2]
        gradients = [
            inputs.reshape(-1, width).T @ back.reshape(-1, hidden + 1),
            back.sum(axis=(0, 1)),
            (told * wrong[..., None]).sum(axis=(0, 1)),
        ]
        self.step(gradients, pace)
        return loss_of(xp, chances, won)

    def step(self, gradients: list[Array], pace: float) -> None:
        """A step of Adam, with weights that fade."""
        self.steps += 1
        rate = self.settings.rate * pace
        for number, gradient in enumerate(gradients):
            mean, square = self.means[number], self.squares[number]
            mean *= DECAYS[0]
            mean += (1 - DECAYS[0]) * gradient
            square *= DECAYS[1]
            square += (1 - DECAYS[1]) * gradient * gradient
            by = (mean / (1 - DECAYS[0] ** self.steps)) / (
                self.xp.sqrt(square / (1 - DECAYS[1] ** self.steps)) + EPSILON
            )
            if number != 1:  # what is added to every score is no opinion
                self.numbers[number] *= 1.0 - rate * self.settings.decay
            self.numbers[number] -= rate * by

    def loss(self, groups: list[Group]) -> float:
        """How far off the chances are: the mean of minus the logarithm of what was given to who won."""
        count = sum(len(group.won) for group in groups)
        return sum(loss_of(self.xp, self.chances(group.inputs)[2], group.won) * len(group.won) for group in groups) / (
            max(1, count)
        )


def loss_of(xp: Any, chances: Array, won: Array) -> float:
    """The mean log-loss of some chances."""
    return float(-(won * xp.log(xp.maximum(chances, 1e-12))).sum(axis=1).mean())


def written(numbers: list[Array], settings: Settings, own: Scale, around: Scale, name: str) -> dict[str, Any]:
    """A model as it is written down: of features as they are counted, the scales worked into its numbers."""
    first, biases, out = [np.asarray(part.get() if hasattr(part, "get") else part, np.float64) for part in numbers]
    size, known = len(FEATURES), len(SITUATION)
    mean = np.concatenate([own.mean] * 3 + [around.mean])
    spread = np.concatenate([own.spread] * 3 + [around.spread])
    scaled = first / spread[:, None]
    biases = biases - mean @ scaled
    return {
        "format": FORMAT,
        "name": name,
        "features": list(FEATURES),
        "around": list(SITUATION),
        "weights": Weights().numbers(),
        "seed": settings.seed,
        "own": rounded(scaled[:size]),
        "mean": rounded(scaled[size : 2 * size]),
        "maximum": rounded(scaled[2 * size : 3 * size]),
        "situation": rounded(scaled[3 * size : 3 * size + known]),
        "biases": rounded(biases),
        "hidden": rounded(out),
    }


def rounded(numbers: Array) -> Any:
    """Numbers with a few digits each."""
    if numbers.ndim > 1:
        return [rounded(row) for row in numbers]
    return [float(f"{number:.{DIGITS}g}") for number in numbers]
