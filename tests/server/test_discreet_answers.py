"""Answers whose time must tell nothing: bots at the windows of magic items, and people who have answered beforehand."""

from __future__ import annotations

import asyncio
import time
from types import SimpleNamespace
from typing import Any

import pytest

from cyclades import Game
from cyclades.bots import make
from cyclades.server import bot_turns
from cyclades.server.bot_turns import DISCREET_SECONDS, BotTurns
from cyclades.server.bot_workers import Thought
from cyclades.server.rules_versions import present_versions
from cyclades.server.seats import Seat
from tests.hades import hades_turn

LANDS = "area naxos red troops 3 \n area tinos blue troops 3 \n area c2 red fleets 1 \n area syros red \n area kea blue"


def battle(item: str) -> Game:
    """Red attacks; blue, who holds an item face down, is asked before the first round."""
    story = hades_turn("ares", f"{LANDS} \n area milos green \n hidden blue {item}")
    game = story.play("move, from naxos, to tinos, take 2").game
    assert (game.faction, game.question.kind) == ("blue", "AskHolder")
    return game


class Workers:
    """A bot that thinks in this process, for as long as it takes."""

    def __init__(self) -> None:
        self.processes = 1
        self.thought = 0

    async def answer(self, bot: str, seed: int, view: dict[str, Any], begun: Any) -> Thought:
        self.thought += 1
        return Thought(str(make(bot, seed=seed).choose(view)))

    def close(self) -> None:
        """Nothing is open."""


class Place(SimpleNamespace):
    """Something in which much may stand, and which is itself alone."""

    def __hash__(self) -> int:  # type: ignore[override]
        return id(self)


def table_of(game: Game, seat: Seat, present: bool = True) -> Any:
    """As much of a table as an answer needs, the guest of the seat present or away."""
    setup = game.rules.setup()
    return Place(
        game=game,
        log=None,
        lesson=None,
        id="t",
        host=None,
        question_id="q",
        subscribers=[],
        key=b"0000",
        setup=setup,
        rules=present_versions(setup),
        asked=game.player,
        seats={seat.number: seat},
        present=lambda guest: present,
    )


def decided(game: Game, seat: Seat) -> tuple[str, float, int]:
    """What is answered, after how long, and how often a bot was asked."""
    workers = Workers()

    async def decide() -> tuple[str, float]:
        turns = BotTurns(workers)  # type: ignore[arg-type]
        begin = time.perf_counter()
        decision = await turns.decide(table_of(game, seat), seat)
        return decision.action, time.perf_counter() - begin

    action, seconds = asyncio.run(decide())
    return action, seconds, workers.thought


@pytest.mark.rule("H14.9")
def test_a_bot_takes_the_same_time_whichever_item_it_holds() -> None:
    bot = Seat(1, bot="novice")
    took = [decided(battle(item), bot)[1] for item in ("apollos-arrows", "poseidons-trident", "zeus-aegis")]
    assert min(took) >= DISCREET_SECONDS * 0.95
    assert max(took) - min(took) < DISCREET_SECONDS / 2


def test_it_takes_no_longer_than_it_needs_elsewhere() -> None:
    game = hades_turn("athena", f"{LANDS} \n area milos green").game
    assert not game.discreet
    assert decided(game, Seat(0, bot="random"))[1] < DISCREET_SECONDS / 2


@pytest.mark.rule("H14.10")
@pytest.mark.parametrize("words, later", [("pass battle", True), ("pass turn", True), ("decline", False)])
def test_who_has_passed_is_still_asked_and_answered_for_after_a_while(
    words: str, later: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_turns, "STANDING_SECONDS", (0.1, 0.2))
    game = battle("apollos-arrows")
    person = Seat(1, guest="g", name="Ann")
    turns = BotTurns(Workers())  # type: ignore[arg-type]
    assert turns.played_for(table_of(game, person)) is None  # nobody answers for it the first time
    game.play(game.parse(words))
    game.ask_chance = True
    while game.question.kind != "AskHolder":
        game.play(game.parse("roll 3") if game.player is None and "roll 3" in map(str, game.actions) else game.default)
    assert game.faction == "blue"
    assert turns.played_for(table_of(game, person)) == (person if later else None)
    assert turns.played_for(table_of(game, person, present=False)) is None, "an answer would tell that it has passed"
    if later:
        action, seconds, thought = decided(game, person)
        assert (action, thought) == ("decline", 0)
        assert 0.095 <= seconds < 1
