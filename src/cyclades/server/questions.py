"""Questions for the one who is asked: every choice with its text, its price, what on the table it points at, and what
would be asked next within the same group. All of it is the player's own knowledge: nothing here throws dice."""

from __future__ import annotations

from typing import Final

import cyclades
from cyclades.server.messages import Choice, QuestionInfo
from cyclades.server.table import Table
from cyclades.text import Texts
from cyclades.text.gaps import word_gap

LOOK_AHEAD: Final = 40
"""Questions with more choices than that are told without what would follow, and programs find that out themselves."""


def question_info(table: Table, language: str | None) -> QuestionInfo:
    """What is asked now."""
    game = table.game
    question = game.question
    assert question.faction is not None
    texts = table.texts_in(language) if language is not None else None
    info = QuestionInfo(
        table.question_id, question.kind, question.faction, question.about, choices_of(game, texts), int(game.draft)
    )
    if texts is None:
        return info
    info.text = texts.question(game)
    if len(info.choices) <= LOOK_AHEAD:
        for choice, action in zip(info.choices, game.actions):
            look_ahead(table, game, choice, action, texts)
    return info


def choices_of(game: cyclades.Game, texts: Texts | None) -> list[Choice]:
    """The legal actions, as choices."""
    useless = set(game.question.useless)
    found = []
    for action in game.actions:
        words = action.notation.split(" ")
        kind = word_gap(words[0], game.rules.also_said)
        choice = Choice(action.notation, words[0], int(game.price(action)), useless=action.notation in useless)
        if kind and len(words) > 1:
            choice.target_kind, choice.target = kind, words[1]
        if words[-1].isdecimal():
            choice.number = int(words[-1])
        if texts is not None:
            choice.label = texts.action(game, action)
        found.append(choice)
    return found


def look_ahead(table: Table, game: cyclades.Game, choice: Choice, action: cyclades.Action, texts: Texts | None) -> None:
    """What an action leads to, without dice: the next choices of its group, and the odds of a battle that it
    begins or goes on with."""
    twin = game.copy()
    twin.play_legal(action)
    if twin.over:
        return
    if twin.draft > game.draft and twin.player == game.player and len(twin.actions) <= LOOK_AHEAD:
        choice.then = choices_of(twin, texts)
    if twin.s[twin.f.battle_area] >= 0 and table.settings.odds:
        odds = twin.odds()
        choice.odds = [odds.attacker, odds.defender, odds.both_die]
