"""The reasons of bots that everybody may read: they tell what a turn is for, and nothing that the bot alone knows."""

from __future__ import annotations

import random
from typing import Any

import pytest

import cyclades
from cyclades import Game
from cyclades.bots import Bot, make
from cyclades.bots.public_reasons import OFFERING, TURN, public_reason
from cyclades.bots.reasons import REASONS
from cyclades.rules.offerings import Offer
from cyclades.rules.turns import Menu
from cyclades.text import LANGUAGES, Texts
from tests.story import Story, classic
from tools.fuzzing.cases import case_of
from tools.fuzzing.leaks import made_public, pair_of, play_both, widened

ALL_GAPS: dict[str, Any] = {"of": "blue", "number": 2, "unit": "priest", "faction": "red", "god": "ares"}
UNSAID = {
    TURN: ("gold", "loot", "victory", "denial", "alike", "only", "enough", "fancy"),
    OFFERING: ("alike", "only", "enough", "random", "fancy"),
}
"""What is no reason for a whole turn that did not end the game, or for an offering that was thought about."""


def reason(bot: Bot, game: Game, answer: str, begun: Any = None) -> dict[str, Any] | None:
    """Why a bot gives an answer to the question of a game, for everybody."""
    assert game.player is not None
    return public_reason(bot, game.view(game.player), answer, begun)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("what", [TURN, OFFERING])
def test_every_reason_has_a_sentence(what: str, language: str) -> None:
    texts = Texts(language, "classic")
    for why in REASONS:
        if why not in UNSAID[what]:
            said = texts.public_reason({"what": what, "reason": why, **ALL_GAPS})
            assert said.endswith(".")
            assert str(texts.filled("faction", "blue")) in said


GUARDED = """
    gods ares zeus poseidon athena hera
    player red gold 9
    offering red ares 1
    offering blue zeus 1
    offering green apollo 0
    area delos red troops 3
    area naxos blue
    area syros blue
    area kea green troops 1
    phase actions ares paid
    """


def test_a_turn_is_explained_by_what_it_changed_most() -> None:
    story = Story(GUARDED)
    begun = story.game.view(None)
    story.play("move", "from delos", "to naxos", "take 2")
    found = reason(make("strategist"), story.game, "end", begun)
    assert found == {"what": "turn", "of": "red", "reason": "lands", "number": 1}
    texts = Texts.of("en", story.game.rules)
    assert texts.public_reason(found) == "Red wants land: 1 land area more."


def test_a_turn_in_which_nothing_is_done_says_so_whatever_was_paid() -> None:
    story = Story(GUARDED)
    begun = story.game.view(None)
    found = reason(make("strategist"), story.game, "end", begun)
    assert found is not None
    assert found["reason"] == "little"


def test_a_bot_that_plays_at_random_gives_no_other_reason() -> None:
    story = Story(GUARDED)
    begun = story.game.view(None)
    story.play("move", "from delos", "to naxos", "take 2")
    found = reason(make("random"), story.game, "end", begun)
    assert found is not None
    assert found["reason"] == "random"


def test_an_offering_is_explained_where_it_was_thought_about() -> None:
    game = classic("phase offerings red\nplayer red gold 9").game
    found = reason(make("strategist"), game, "bid ares 1")
    assert found is not None
    assert (found["what"], found["of"], found["god"]) == ("offering", "red", "ares")
    assert reason(make("novice"), game, "bid ares 1") is None
    assert reason(make("random"), game, "bid ares 1") is None


def test_answers_within_a_turn_have_no_reason_of_their_own() -> None:
    story = Story(GUARDED)
    begun = story.game.view(None)
    assert reason(make("strategist"), story.game, "move", begun) is None
    assert reason(make("strategist"), story.game, "end", None) is None


# -- nothing is told that only the bot knows -----------------------------------------------------------------------


def asked_game(seed: int) -> tuple[Game, random.Random]:
    """A random game at a question where a reason may be given, or over."""
    case = case_of(seed)
    game = case.start()
    for _ in range(case.generator.randrange(40, 300)):
        if game.over:
            break
        game.play(case.pick(game))
    while not game.over and (game.draft or not isinstance(game.stack[-1], (Menu, Offer))):
        game.play(case.pick(game))
    return game, case.generator


def compared(seed: int, answers: int = 12) -> tuple[int, int]:
    """Two games that a spectator cannot tell apart, in which the same is played: the reasons for every answer that may
    have one are the same. Returns how many were compared, and in how many the bot's own purse or hand differed."""
    game, generator = asked_game(seed)
    if game.over:
        return 0, 0
    one, other = pair_of(widened(game, None, generator), generator)
    begun = one.view(None)
    bot = make("strategist", effort=20, seed=seed)
    found = unlike = 0
    for _ in range(answers):
        while one.player is None and not one.over and not other.over:
            if not play_both(one, other, None, generator) or made_public(one, other):
                return found, unlike
        if one.over or other.over or one.view(None) != other.view(None):
            break  # a card that lay face down on top of its deck was turned up: now everybody can tell
        both = {action.notation for action in one.actions} & {action.notation for action in other.actions}
        for answer in sorted(both)[:3] if isinstance(one.stack[-1], Offer) else sorted(both & {"end"}):
            here, there = reason(bot, one, answer, begun), reason(bot, other, answer, begun)
            assert here == there, (answer, here, there)
            found += here is not None
            unlike += one.view(one.player)["state"] != other.view(other.player)["state"]
        if not play_both(one, other, None, generator) or made_public(one, other):
            break
    return found, unlike


def test_reasons_are_the_same_whatever_the_bot_hides() -> None:
    counts = [compared(seed) for seed in range(30)]
    assert sum(found for found, _ in counts) > 40
    assert sum(unlike for _, unlike in counts) > 40


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(1000, 1300, 30))
def test_many_reasons_are_the_same_whatever_the_bot_hides(seed: int) -> None:
    assert sum(compared(number, 30)[0] for number in range(seed, seed + 30)) > 40


@pytest.mark.parametrize("edition", ["legendary", "classic"])
def test_every_turn_of_a_game_has_a_sentence(edition: str) -> None:
    game = cyclades.new(edition, players=3, seed=4)
    bots = [make("strategist", effort=20, seed=number) for number in range(3)]
    texts = [Texts.of(language, game.rules) for language in LANGUAGES]
    begun, turn, said = None, -1, set()
    while not game.over and game.s[game.f.cycle] < 4:
        assert game.player is not None
        if game.s[game.f.turn] != turn:
            begun, turn = game.view(None), game.s[game.f.turn]
        bot = bots[game.player]
        answer = bot.choose(game.view(game.player))
        found = reason(bot, game, answer, begun)
        if found is not None:
            said.add((found["what"], found["reason"]))
            assert all(each.public_reason(found).endswith(".") for each in texts)
        assert (found is None) == (answer.split()[0] not in ("bid", "end")), answer
        game.play(game.parse(answer))
    assert len(said) > 6
