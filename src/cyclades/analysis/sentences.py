"""What an analysis has found, in words: in every language, since it is kept and read by whoever comes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from cyclades.analysis.findings import Point, Words
from cyclades.rules.game import Game
from cyclades.rules.ruleset import Ruleset
from cyclades.text import LANGUAGES, Texts

NO_REASONS: Final = ("little", "alike", "only", "random", "fancy")
"""Reasons that explain nothing once it is known how much an answer was worth."""
WORTH_SAYING: Final = 0.02
"""By how much the chance of somebody has changed, at least, to be told beside the greatest change."""


def in_all_languages(rules: Ruleset, say: Callable[[Texts], Words]) -> dict[str, Words]:
    """Words in each language."""
    return {language: say(Texts.of(language, rules)) for language in LANGUAGES}


def side(texts: Texts, factions: Sequence[str]) -> str:
    """Those who win together."""
    return texts.listed([str(texts.filled("faction", faction)) for faction in factions])


def percent(chance: float) -> int:
    """A chance as people say it."""
    return round(100 * chance)


def turning_words(rules: Ruleset, sides: list[list[str]], points: list[Point], number: int) -> dict[str, Words]:
    """What a turn, or a change of cycles, made of the chances: the greatest gain and the greatest loss."""
    old, new = points[number - 1], points[number]
    gains = [after - before for before, after in zip(old.chances, new.chances)]
    order = sorted(range(len(gains)), key=lambda team: -gains[team])
    told = [team for team in (order[0], order[-1]) if abs(gains[team]) >= WORTH_SAYING]

    def say(texts: Texts) -> Words:
        changes = [
            texts.say(
                "analysis-change",
                side=side(texts, sides[team]),
                before=percent(old.chances[team]),
                after=percent(new.chances[team]),
            )
            for team in dict.fromkeys(told)
        ]
        if new.faction is None:
            return Words(texts.say("analysis-new-cycle", cycle=new.cycle, changes="; ".join(changes)))
        turn = {"faction": texts.filled("faction", new.faction), "god": texts.filled("god", new.god)}
        return Words(texts.say("analysis-turn", cycle=new.cycle, changes="; ".join(changes), **turn))

    return in_all_languages(rules, say)


def better_words(
    game: Game, played: str, better: str, chances: tuple[float, float], reason: str, about: dict[str, Any]
) -> dict[str, Words]:
    """What would have been better than what was played, what either was worth, and the reason if there is one."""

    def say(texts: Texts) -> Words:
        said = texts.say(
            "analysis-better",
            played=texts.action(game, game.parse(played)),
            better=texts.action(game, game.parse(better)),
            chance=percent(chances[0]),
            betterchance=percent(chances[1]),
        )
        if reason and reason not in NO_REASONS:
            said = texts.say("analysis-because", said=said, reason=texts.reason(reason, about))
        return Words(said, texts.question(game))

    return in_all_languages(game.rules, say)
