"""L12: the Sphinx."""

import pytest

from cyclades.engine.decks import DECK, DISCARD, HELD
from tests.story import Story, turn

HOME = """
    area delos red troops 1
    area naxos blue troops 2
    area syros blue
    """


def sphinx(text: str = "") -> Story:
    """Red, with Athena, has bought the Sphinx for 2 GP of 9."""
    return turn("athena", f"{HOME} {text} \n creatures - - - sphinx").play("buy sphinx")


@pytest.mark.rule("L12.11")
def test_the_sphinx_draws_three_plays_one_free_and_discards_the_others() -> None:
    story = sphinx().play("draw graeae, draw harpy, draw minotaur")
    assert story.legal == ["play graeae", "play harpy", "play minotaur"]
    assert story.refuses("play kraken")
    assert story.refuses("decline")
    story.play("play harpy, at naxos")
    assert story.troops("naxos") == 1
    assert story.gold("red") == 9 - 2
    assert [story.place(card) for card in ("graeae", "harpy", "minotaur", "sphinx")] == [DISCARD] * 4
    assert story.place("kraken") == DECK


@pytest.mark.rule("L12.11")
def test_the_cards_drawn_are_shown_to_everybody() -> None:
    story = sphinx().play("draw graeae, draw harpy")
    for player in (0, 1, None):
        assert story.game.seen(player) == [{"event": "card-drawn", "card": "harpy"}]
    story.play("draw minotaur")
    for player in (1, 2, None):
        assert story.game.view(player)["state"]["place"] == story.game.view(0)["state"]["place"]


@pytest.mark.rule("L12.11", "L12.6", "L19.58")
def test_a_creature_with_a_miniature_may_be_played_and_stays() -> None:
    story = sphinx("area west blue fleets 2").play("draw graeae, draw harpy, draw kraken", "play kraken, at west")
    assert story.fleets("west") == 0
    assert story.place("kraken") == HELD
    assert story.place("sphinx") == DISCARD
    assert story.gold("red") == 9 - 2


@pytest.mark.rule("L12.11", "L12.5")
def test_the_target_of_the_card_played_may_be_declined() -> None:
    story = sphinx().play("draw graeae, draw harpy, draw kraken", "play kraken, decline")
    assert [story.place(card) for card in ("graeae", "harpy", "kraken", "sphinx")] == [DISCARD] * 4


@pytest.mark.rule("L12.11", "L12.3", "L19.63")
def test_the_free_card_uses_no_discount() -> None:
    story = turn("athena", f"{HOME} area kea red temple \n creatures - - - sphinx")
    story.play("buy sphinx", "draw graeae, draw harpy, draw kraken", "play graeae")
    assert story.gold("red") == 9 - 1 + 3  # Delos 1, Kea 2
    assert story.number("discounts", "red") == 1


@pytest.mark.rule("L12.12")
def test_the_discard_pile_is_shuffled_in_when_the_deck_runs_out() -> None:
    story = sphinx("discard graeae kraken \n creature minotaur blue at naxos since 1")
    assert story.legal == ["draw harpy"]
    story.play("draw harpy")
    assert story.legal == ["draw graeae", "draw kraken"]
    assert len(story.happened("shuffled")) == 1
    story.play("draw kraken, draw graeae")
    assert story.legal == ["play graeae", "play harpy", "play kraken"]


@pytest.mark.rule("L12.12")
def test_with_two_cards_left_the_sphinx_draws_two() -> None:
    story = sphinx("gone graeae harpy").play("draw kraken, draw minotaur")
    assert story.legal == ["play kraken", "play minotaur"]
    story.play("play minotaur, at delos")
    assert (story.place("kraken"), story.place("minotaur"), story.place("sphinx")) == (DISCARD, HELD, DISCARD)


@pytest.mark.rule("L12.12")
def test_with_one_card_left_it_is_played() -> None:
    story = sphinx("gone graeae harpy kraken").play("draw minotaur")
    assert story.legal == ["decline", "at delos"]  # the Minotaur's place
    story.play("at delos")
    assert story.card_at("minotaur") == "delos"


@pytest.mark.rule("L12.12", "L12.5", "L12.27")
def test_with_no_card_left_the_sphinx_does_nothing() -> None:
    text = f"{HOME} gone graeae harpy kraken \n creatures - - - sphinx"
    story = turn("athena", f"{text} \n creature minotaur red at delos since 1")
    assert story.game.question.useless == ("buy sphinx",)
    story.play("buy sphinx")
    assert (story.question, story.place("sphinx")) == ("PaidActions", DISCARD)
    assert story.happened("effect-missed") == [{"event": "effect-missed", "faction": "red", "card": "sphinx"}]


@pytest.mark.rule("L12.12", "L12.27")
@pytest.mark.parametrize("last", ["", "discard minotaur", "top minotaur known blue"], ids=["deck", "pile", "top"])
def test_one_card_in_the_deck_or_the_pile_is_enough(last: str) -> None:
    story = turn("athena", f"{HOME} gone graeae harpy kraken \n {last} \n creatures - - - sphinx")
    assert story.game.question.useless == ()


@pytest.mark.rule("L12.12", "L7.8", "L19.62")
def test_the_sphinx_draws_the_card_known_to_lie_on_top_first() -> None:
    story = sphinx("top kraken known blue")
    assert story.happened("card-drawn") == [{"event": "card-drawn", "card": "kraken"}]
    assert story.legal == ["draw graeae", "draw harpy", "draw minotaur"]
    story.play("draw graeae, draw harpy")
    assert story.legal == ["play graeae", "play harpy", "play kraken"]


@pytest.mark.rule("L12.13")
def test_the_others_are_discarded_first_and_the_sphinx_last() -> None:
    story = sphinx().play("draw graeae, draw harpy, draw minotaur", "play graeae")
    order = [(event["event"], event.get("card")) for event in story.game.seen(None)]
    assert order == [
        ("card-discarded", "harpy"),
        ("card-discarded", "minotaur"),
        ("creature-used", "graeae"),
        ("income-received", None),
        ("card-discarded", "graeae"),
        ("card-discarded", "sphinx"),
    ]


@pytest.mark.rule("L12.13")
def test_the_sphinx_cannot_draw_itself() -> None:
    story = sphinx("discard graeae harpy kraken minotaur")
    assert story.legal == ["draw graeae", "draw harpy", "draw kraken", "draw minotaur"]
    story.play("draw graeae, draw harpy, draw kraken")
    assert story.refuses("play sphinx")


@pytest.mark.rule("L12.11", "L7.7")
def test_the_sphinx_played_from_zeus_look_draws_behind_itself() -> None:
    story = turn("zeus", HOME + "creatures - - - harpy").play("peek, draw sphinx, play sphinx")
    assert story.gold("red") == 9 - 1
    assert story.legal == ["draw graeae", "draw kraken", "draw minotaur"]
    story.play("draw graeae, draw kraken, draw minotaur", "play graeae")
    assert story.gold("red") == 9 - 1 + 1
    assert story.place("sphinx") == DISCARD
    assert story.question == "PaidActions"
    assert story.refuses("peek")  # once a turn


@pytest.mark.rule("L19.62", "L7.8")
def test_a_card_looked_at_this_turn_is_the_first_that_the_sphinx_draws() -> None:
    story = turn("zeus", f"{HOME} creatures - - - sphinx").play("peek, draw minotaur, decline", "buy sphinx")
    assert story.happened("card-drawn") == [{"event": "card-drawn", "card": "minotaur"}]
    assert story.refuses("draw minotaur")


@pytest.mark.rule("L12.11", "L12.27")
def test_cards_drawn_that_would_do_nothing_are_told() -> None:
    story = sphinx("top charon known red").play("draw graeae, draw harpy")
    assert story.game.question.useless == ("play charon",)  # red has no hero
    story.play("play charon")
    assert story.happened("effect-missed") == [{"event": "effect-missed", "faction": "red", "card": "charon"}]
    assert story.place("charon") == DISCARD


@pytest.mark.rule("L12.27", "L12.12")
def test_a_sphinx_seen_with_zeus_is_no_card_that_it_could_draw() -> None:
    story = turn("zeus", f"{HOME} gone graeae harpy kraken minotaur").play("peek, draw sphinx")
    assert story.game.question.useless == ("play sphinx",)
    story.play("play sphinx")
    assert story.happened("effect-missed") == [{"event": "effect-missed", "faction": "red", "card": "sphinx"}]


@pytest.mark.rule("L12.27", "L12.12", "L19.57")
def test_nor_is_a_sphinx_that_the_chimera_may_call() -> None:
    text = f"{HOME} gone graeae harpy kraken minotaur \n discard sphinx \n creatures - - - chimera"
    story = turn("athena", text).play("buy chimera")
    assert story.game.question.useless == ("play sphinx",)
    story.play("play sphinx")
    assert story.happened("effect-missed") == [{"event": "effect-missed", "faction": "red", "card": "sphinx"}]
