"""On the smallest telephone: of a question with two or three answers all are in sight, without scrolling."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

import cyclades
from cyclades import bots
from tests.server.running import Server
from tests.web.visitor import Visitor
from tools.screenshots.states import wait_until_still

pytestmark = [pytest.mark.interpreted, pytest.mark.slow]

SMALLEST = (320, 640)
GAMES: list[tuple[str, int, list[str]]] = [
    ("legendary", 3, []),
    ("legendary", 5, []),
    ("classic", 3, ["monuments", "ruins"]),
    ("classic", 4, ["hades", "titans"]),
]
ANSWERS = 1500
"""How many answers of a game are looked at."""

CUT = """() => {
  const cut = [];
  for (const button of document.querySelectorAll("section.question [data-action], section.question .where button")) {
    const box = button.getBoundingClientRect(), middle = box.left + box.width / 2;
    const at = [box.top + 3, box.bottom - 3].map((y) => document.elementFromPoint(middle, y));
    if (!at.every((node) => node !== null && button.contains(node))) cut.push(button.textContent.trim());
  }
  return cut;
}"""
"""Which answers of the question are not wholly in sight."""


def few_answers() -> Iterator[tuple[str, dict[str, Any], int]]:
    """Of every kind of question that comes with two or three answers the first: a record, and who is asked."""
    seen: set[tuple[str, int]] = set()
    for edition, players, expansions in GAMES:
        game = cyclades.new(edition, players=players, seed=1, expansions=expansions)
        people = [bots.make("novice", seed=number) for number in range(players)]
        for _ in range(ANSWERS):
            if game.over:
                break
            assert game.player is not None
            answers = len(game.actions)
            if not game.draft and 2 <= answers <= 3 and (game.question.kind, answers) not in seen:
                seen.add((game.question.kind, answers))
                yield f"{game.question.kind} {answers}", dict(game.record()), game.player
            game.play(game.parse(people[game.player].choose(game.view(game.player))))


@pytest.mark.parametrize("language", ["en", "es"])
def test_all_of_a_few_answers_are_in_sight(server: Server, visit: Callable[..., Visitor], language: str) -> None:
    anna = server.person("Anna")
    visitor = visit(person=anna, size=SMALLEST, language=language)
    cut: dict[str, list[str]] = {}
    kinds = set()
    for name, record, player in few_answers():
        kinds.add(name.split()[0])
        seats = ["me" if number == player else "random" for number in range(record["setup"]["players"])]
        visitor.open(f"/table/{anna.continued(record, *seats)}")
        visitor.asked()
        wait_until_still(visitor.page)
        cut[name] = visitor.page.evaluate(CUT)
    assert {"Retreat", "PaidActions", "MandatoryActions"} <= kinds
    assert {name: answers for name, answers in cut.items() if answers} == {}
