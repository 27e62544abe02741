"""Reasons: the best few answers with what they are worth, and why, in words of both languages."""

from __future__ import annotations

from typing import Any

import pytest

import cyclades
from cyclades import Game
from cyclades.bots import BOTS, Advice, Bot, make
from cyclades.bots.advice import ideas
from cyclades.bots.outlook import NOTHING_SEEN
from cyclades.bots.reasons import REASONS, reason_of
from cyclades.bots.search import Search
from cyclades.bots.weights import Weights
from cyclades.engine.chance import seeded
from cyclades.text import LANGUAGES, Texts
from tests.bots.test_strategist import ABOUT_TO_WIN
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
    assert (best.action.notation, best.reason) == ("build fortress", "last-metropolis")
    assert best.text == "enough Metropolises to win at the end of the cycle"


def test_philosophers_on_the_way_to_a_metropolis_are_the_reason() -> None:
    text = "area syros red \n area kea red \n area naxos blue \n area tinos green"
    best = advice(classic_turn("athena", text, "gold 6 philosophers 1"))[0]
    assert (best.action.notation, best.reason) == ("recruit philosopher", "philosophers")
    assert best.text == "nearer to a Metropolis with Philosophers"


def test_a_rival_who_hopes_is_the_reason_for_an_offering() -> None:
    best = advice(classic(ABOUT_TO_WIN))[0]
    assert (best.reason, best.about["faction"]) == ("denial", "blue")
    assert best.text.startswith("keeps Blue from a Metropolis")
    spanish = advice(classic(ABOUT_TO_WIN), language="es")[0].text
    assert spanish == "impide que Azul obtenga una Metrópolis; mejor que Apolo hasta 6 PO"


@pytest.mark.parametrize(
    "more, reason, words",
    [
        ("area kea red prosperity 2", "income", "2 GP more income each cycle"),
        ("area kea red troops 3", "troops", "3 more to fight on land"),
        ("area kea red metropolis", "metropolises", "a Metropolis"),
        ("area kea red \n player red priests 2", "priests", "2 Priests more, so that every offering costs less"),
        ("area kea red port", "buildings", "nearer to a Metropolis with buildings"),
        ("area kea red", "little", "changes little"),
    ],
)
def test_the_greatest_change_is_the_reason(more: str, reason: str, words: str) -> None:
    rest = "area naxos blue \n area tinos green"
    before, after = (classic(f"cycle 3 \n {text} \n {rest} \n phase income") for text in ("area kea red", more))
    found, about = reason_of(before.game, after.game, Search(0, 0, 1, NOTHING_SEEN, Weights(), seeded(1)))
    assert found == reason
    assert Texts("en", "classic").reason(found, about) == words


def test_a_second_building_of_a_kind_is_in_reserve() -> None:
    text = "cycle 3 \n area kea red {} \n area naxos blue \n area tinos green \n phase income"
    before, after = (classic(text.format(built)) for built in ("port", "port 3"))
    assert (
        reason_of(before.game, after.game, Search(0, 0, 1, NOTHING_SEEN, Weights(), seeded(1)))[0] == "spare-building"
    )


def test_of_answers_that_are_as_good_as_each_other_one_has_the_reason() -> None:
    text = "area syros red \n area milos red \n area naxos blue \n area tinos green \n offering red apollo 0"
    rows = advice(classic(f"cycle 3 \n {text} \n gods zeus ares - - \n phase actions"))
    assert sorted(row.action.notation for row in rows) == ["at milos", "at syros"]  # chance says which is first
    assert rows[1].text == "as good as the one above"


def test_a_bot_of_ones_own_says_its_own_reasons_or_gets_ours() -> None:
    class Mine(Bot):
        def advise(self, game: Game, generator: Any) -> list[Advice]:
            return [Advice(game.actions[0], 2.0, "because I like it"), Advice(game.actions[1], 1.0)]

    game = cyclades.new("classic", 3, seed=8)
    assert game.player is not None
    rows = Mine(20, 1).explain(game.view(game.player))
    assert rows[0].text.startswith("because I like it")
    if len(rows) > 1:
        assert rows[1].reason in REASONS


def test_what_is_worse_than_nothing_is_no_idea() -> None:
    story = classic_turn("zeus", "area syros red \n area kea red \n area naxos blue \n area tinos green", "gold 6")
    build, recruit, end = (story.game.parse(words) for words in ("build temple", "recruit priest", "end"))
    rows = [Advice(build, 9.0), Advice(end, 5.0), Advice(recruit, 4.0)]
    assert [row.action for row in ideas(rows)] == [build, end]


def test_what_dice_decide_is_said_to_need_luck() -> None:
    near = "area delos red troops 3 \n area h1 red fleets 1 \n area kea blue troops {} metropolis"
    text = f"{near} \n area naxos blue \n area tinos green"
    fought, open_to_all = (advice(classic_turn("ares", text.format(troops), "gold 1"))[0] for troops in (2, 0))
    assert (fought.action.notation, fought.text) == ("move", "with luck: a Metropolis")
    assert (open_to_all.action.notation, open_to_all.text) == ("move", "a Metropolis")


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
        assert all(row.reason in REASONS and row.text for row in best)
        said |= {row.reason for row in best}
        game.play(game.parse(best[0].action.notation))
    assert said == {"random"} if name == "random" else len(said) > 3


@pytest.mark.parametrize(
    "purse, reason, words",
    [
        ("gold 8", "gold", "4 GP more"),
        ("gold 8 between 2 12", "loot", "gold of Blue, who hides how much there is"),
    ],
)
def test_a_purse_that_nobody_sees_into_is_no_number(purse: str, reason: str, words: str) -> None:
    lands = "area syros red \n area naxos blue \n area tinos green"
    text = f"player blue {purse} \n player green gold 0 \n creatures griffon - - \n {lands}"
    best = advice(classic_turn("zeus", text, "gold 5").play("buy griffon"))[0]
    assert (best.action.notation, best.reason, best.text) == ("rob blue", reason, words)
