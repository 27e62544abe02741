"""Games that bots have played up to a point, for tests that begin there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import cyclades
from cyclades import bots


def played(
    until: Callable[[Any], bool],
    edition: str = "legendary",
    players: int = 3,
    seed: int = 3,
    bot: str = "novice",
    **setup: Any,
) -> dict[str, Any]:
    """The record of a game between bots, up to the first question, answered by nobody yet, where something is true."""
    game = cyclades.new(edition, players=players, seed=seed, **setup)
    people = [bots.make(bot, seed=number) for number in range(players)]
    while game.draft or not until(game):
        assert not game.over, "it never came to that"
        assert game.player is not None
        game.play(game.parse(people[game.player].choose(game.view(game.player))))
    return dict(game.record())


@dataclass
class Battle:
    """Just before a battle: a record, the answers that begin it, and the players who will fight."""

    record: dict[str, Any]
    answers: list[str]
    attacker: int
    defender: int


def before_battle(bot: str = "novice") -> Battle:
    """Before a battle whose first round ends with a question whether to retreat, in the first game that has one."""
    found = next((battle for seed in range(10, 40) if (battle := battle_in(seed, bot)) is not None), None)
    assert found is not None, "it never came to that"
    return found


def battle_in(seed: int, bot: str) -> Battle | None:
    game = cyclades.new("legendary", players=3, seed=seed)
    people = [bots.make(bot, seed=number) for number in range(3)]
    record: dict[str, Any] = {}
    answers: list[str] = []
    while game.question.kind != "Retreat":
        if not game.draft:
            record, answers = dict(game.record()), []
        assert game.player is not None
        answers.append(people[game.player].choose(game.view(game.player)))
        game.play(game.parse(answers[-1]))
        if game.over:
            return None
    view = game.view(None)
    attacker, defender = (
        list(view["factions"].values())[view["state"][role][0]]["player"] for role in ("attacker", "defender")
    )
    return Battle(record, answers, attacker, defender)


def offers(player: int, cycle: int) -> Callable[[Any], bool]:
    """A player is to make an offering in a cycle."""
    return lambda game: (
        game.player == player and game.question.kind == "Offer" and game.view(None)["state"]["cycle"][0] == cycle
    )


def acts(player: int) -> Callable[[Any], bool]:
    """A player acts with a god."""
    return lambda game: game.player == player and game.question.kind == "PaidActions"
