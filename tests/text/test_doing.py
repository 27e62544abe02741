"""What others are told of somebody who is asked: words for every question, never that somebody "is asked"."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cyclades.engine.steps import RawStep
from cyclades.text import LANGUAGES
from cyclades.text.catalogue import catalogue
from tests.text.test_catalogues import RULES, asking_kinds

CLIENT = Path(__file__).resolve().parent.parent.parent / "web" / "src" / "text"


def asks_chance(kind: type[RawStep]) -> bool:
    """Whether a step of the game asks chance and nobody else."""
    return any("outcomes" in parent.__dict__ for parent in kind.__mro__[:-3])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_to_people_has_words_for_the_others(language: str) -> None:
    asked = {name for name, kind in asking_kinds().items() if not asks_chance(kind)}
    asks = re.search(r"asks: \{(.*?)\}", (CLIENT / language / "table.ts").read_text(encoding="utf-8"), re.DOTALL)
    assert asks is not None
    words = set(re.findall(r"(\w+): ", asks[1]))
    for rules in RULES:
        known = catalogue(language, rules.edition, rules.expansions)
        words |= {name for name in asked if known.has(f"question-{name}", "doing")}
    assert sorted(asked - words) == []


SEEN = 20
"""So many letters are seen below a name on a laptop, with five players."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_done_with_prosperity_is_not_cut_before_its_noun(language: str) -> None:
    for rules in RULES:
        known = catalogue(language, rules.edition, rules.expansions)
        for name in ("PlaceProsperity", "ErinyesFrom", "ErinyesTo"):
            if known.has(f"question-{name}", "doing"):
                words = known.say(f"question-{name}", None, "doing")
                assert "prosperi" in words
                assert len(words) <= SEEN, words
