"""Reasons: the best few answers with what they are worth, and why, in words of both languages."""

from __future__ import annotations

from typing import Any

import pytest

import cyclades
from cyclades.bots import BOTS, Advice, make
from cyclades.bots.reasons import REASONS
from cyclades.text import LANGUAGES, Texts
from tests.story import Story, classic, classic_turn

ALL_GAPS: dict[str, Any] = {"number": 2, "unit": "priest", "faction": "red"}


def advice(story: Story, name: str = "strategist", language: str = "en") -> list[Advice]:
    """What a bot advises the one who is asked."""
    assert story.game.player is not None
    return make(name, effort=200, seed=1).explain(story.game.view(story.game.player), 3, language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", REASONS)
def test_every_reason_has_words(reason: str, language: str) -> None:
    words = Texts(language, "classic").reason(reason, ALL_GAPS)
    assert words
    assert "{" not in words
    assert words != Texts(next(other for other in LANGUAGES if other != language), "classic").reason(reason, ALL_GAPS)


def test_the_last_metropolis_is_the_reason() -> None:
    text = "area syros red port temple university \n area kea red metropolis \n area naxos blue \n area tinos green"
    best = advice(classic_turn("ares", text, "gold 3"))[0]
    assert (best.action.words, best.reason) == ("build fortress", "last-metropolis")
    assert best.words == "Metropolises enough to win at the end of the cycle"


def test_philosophers_on_the_way_to_a_metropolis_are_the_reason() -> None:
    text = "area syros red \n area kea red \n area naxos blue \n area tinos green"
    best = advice(classic_turn("athena", text, "gold 6 philosophers 1"))[0]
    assert (best.action.words, best.reason) == ("recruit philosopher", "philosophers")
    assert best.words == "nearer to a Metropolis with Philosophers"


def test_a_rival_who_hopes_is_the_reason_for_an_offering() -> None:
    text = """
        cycle 3
        gods athena ares - -
        order - - -
        player red gold 6
        player blue gold 3 philosophers 3
        area kea red troops 2
        area naxos blue metropolis
        area tinos green
        offering green ares 1
        offering blue athena 2
        phase offerings red
        """
    best = advice(classic(text))[0]
    assert (best.reason, best.about) == ("denial", {"faction": "blue", "god": "athena"})
    assert best.words == "the turn with Athena: keeps Blue from a Metropolis"
    assert (
        advice(classic(text), language="es")[0].words == "el turno con Atenea: impide que Azul obtenga una Metrópolis"
    )


def test_income_is_the_reason_for_a_place_of_prosperity() -> None:
    text = "area syros red \n area milos red \n area naxos blue \n area tinos green \n offering red apollo 0"
    story = classic(f"cycle 3 \n {text} \n gods zeus ares - - \n phase actions")
    best = advice(story)[0]
    assert (best.reason, best.about["number"]) == ("income", 1)
    assert best.words == "1 GP more income each cycle"


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize(
    "table", [{"edition": "legendary", "players": 3}, {"edition": "classic", "players": 4}], ids=str
)
def test_every_answer_of_a_game_has_a_reason(table: dict[str, Any], name: str) -> None:
    game = cyclades.new(**table, seed=8)
    bot = make(name, effort=20, seed=2)
    said = set()
    for number in range(120):
        if game.over or game.player is None:
            break
        language = LANGUAGES[number % len(LANGUAGES)]
        best = bot.explain(game.view(game.player), 2, language)
        assert all(row.reason in REASONS and row.words for row in best)
        said |= {row.reason for row in best}
        game.play(game.parse(best[0].action.words))
    assert said == {"random"} if name == "random" else len(said) > 3
