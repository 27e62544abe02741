"""Games that bots have played up to a point, for tests that begin there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import cyclades
from cyclades import bots
from cyclades.rules.areas import pieces_in
from tests.server.running import Server
from tests.web.visitor import Visitor


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


def at_table(server: Server, visit: Callable[..., Visitor], until: Callable[[Any], bool], **wish: Any) -> Visitor:
    """Anna before a table with two bots, at a question of hers."""
    anna = server.person("Anna")
    visitor = visit(person=anna, **wish)
    visitor.open(f"/table/{anna.continued(played(until), 'me', 'random', 'random')}")
    visitor.asked()
    return visitor


def asked_otherwise(visitor: Visitor, question: object) -> bool:
    """Whether the server asks something else than a question."""
    return bool(visitor.seen_by_server()["question"]["id"] != question)


def begins(game: Any) -> bool:
    """Player 0 chooses where to begin, on the board."""
    return bool(game.player == 0 and game.question.kind == "StartingArea")


@dataclass
class Battle:
    """Just before a battle: a record, the answers that begin it, and the players who will fight."""

    record: dict[str, Any]
    answers: list[str]
    attacker: int
    defender: int


def before_battle(bot: str = "random") -> Battle:
    """Before a battle whose first round, whatever the dice, ends with a question whether to retreat: both sides have
    units enough that the round cannot end it."""
    for seed in range(100):
        found = battle_of(seed, bot)
        if found is not None:
            return found
    raise AssertionError("it never came to that")


def battle_of(seed: int, bot: str) -> Battle | None:
    """The first battle of a game in which both sides have at least two units left when they may retreat."""
    game = cyclades.new("legendary", players=3, seed=seed)
    people = [bots.make(bot, seed=number) for number in range(3)]
    record: dict[str, Any] = {}
    answers: list[str] = []
    while not game.over:
        if not game.draft:
            record, answers = dict(game.record()), []
        answers.append(people[game.player or 0].choose(game.view(game.player)))
        peace = game.s[game.f.battle_area] < 0
        game.play(game.parse(answers[-1]))
        if peace and game.player is not None and game.question.kind == "Retreat":
            area, group = game.s[game.f.battle_area], game.rules.moving_group
            if pieces_in(game, area) < 2 or pieces_in(game, group) < 2:
                continue
            attacker, defender = (game.rules.player_of[game.s[field]] for field in (game.f.attacker, game.f.defender))
            return Battle(record, answers, int(attacker), int(defender))
    return None


def offers(player: int, cycle: int) -> Callable[[Any], bool]:
    """A player is to make an offering in a cycle."""
    return lambda game: (
        game.player == player and game.question.kind == "Offer" and game.view(None)["state"]["cycle"][0] == cycle
    )


def acts(player: int) -> Callable[[Any], bool]:
    """A player acts with a god."""
    return lambda game: game.player == player and game.question.kind == "PaidActions"
