"""C14: the Chimera."""

import pytest

from cyclades.engine.decks import BEING_PLAYED, DECK, DISCARD, GONE, HELD
from tests.story import Story, classic, classic_turn, rivals

TABLE = """
    area andros red troops 2
    area c2 red fleets 2
    area kea blue port
    area naxos blue
    area h2 blue fleets 1
    """
OTHERS = ["giant", "kraken", "pegasus", "polyphemus", "sylph"]


def chimera(discard: str, text: str = TABLE, god: str = "athena", red: str = "gold 9") -> Story:
    """Red has bought the Chimera for 2 GP, and is about to choose a card of the discard pile."""
    pile = f"discard {discard}" if discard else ""
    return classic_turn(god, f"{text} \n creatures - - chimera \n {pile}", red).play("buy chimera")


def deck(story: Story) -> list[str]:
    """The cards that may be drawn, whatever their order."""
    return [card for card in ["chimera", *OTHERS] if story.place(card) == DECK]


def cards_in_order(story: Story) -> list[str]:
    """What happened to cards since the last question."""
    seen = story.game.seen(None)
    return [
        f"{e['event']} {e.get('card', '')}".strip()
        for e in seen
        if e["event"] in ("card-discarded", "shuffled", "card-revealed")
    ]


# -- calling ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C14.5")
def test_the_chimera_calls_a_creature_of_the_discard_pile_and_no_other() -> None:
    story = chimera("giant sylph")
    assert (story.asked, story.question) == ("red", "ChimeraCalls")
    assert story.legal == ["decline", "play giant", "play sylph"]  # the others are in the deck
    for card in ("kraken", "chimera"):
        assert story.refuses(f"play {card}")


@pytest.mark.rule("C14.5")
@pytest.mark.parametrize("gold", [2, 9])
def test_the_called_creature_is_free(gold: int) -> None:
    story = chimera("giant", red=f"gold {gold}").play("play giant, at kea")
    assert story.buildings("port", "kea") == 0
    assert story.gold("red") == gold - 2  # for the Chimera


@pytest.mark.rule("C14.5", "C6.8")
def test_a_called_creature_uses_no_temple() -> None:
    text = "area kea red temple 3 \n area naxos blue port"
    story = classic_turn("athena", f"{text} \n creatures pegasus - chimera \n discard giant")
    story.play("buy chimera, play giant, at naxos")  # 2 GP less one Temple, which is the floor
    assert story.number("discounts", "red") == 1
    story.play("buy pegasus")
    assert story.gold("red") == 9 - 1 - (4 - 2)


@pytest.mark.rule("C14.5")
def test_pegasus_called() -> None:
    story = chimera("pegasus").play("play pegasus, from andros, to syros, take 1")
    assert (story.owner("syros"), story.troops("andros")) == ("red", 1)


@pytest.mark.rule("C14.5", "C14.6")
def test_pegasus_called_into_a_battle() -> None:
    text = TABLE.replace("kea blue port", "kea blue troops 1 port")
    story = chimera("pegasus", text).play("play pegasus, from andros, to kea, take 2")
    assert (story.place("chimera"), story.place("pegasus")) == (BEING_PLAYED, BEING_PLAYED)
    story.play("roll 3, roll 0")
    assert (story.owner("kea"), deck(story)) == ("red", ["chimera", *OTHERS])


@pytest.mark.rule("C14.5")
def test_sylph_called() -> None:
    story = chimera("sylph").play("play sylph, from c2, to d3, take 2", "stay")
    assert (story.fleets("d3"), story.gold("red")) == (2, 7)


@pytest.mark.rule("C14.5", "C14.9")
def test_the_kraken_called_swims_on_for_gold() -> None:
    story = chimera("kraken").play("play kraken, at g3", "to h2", "stay")
    assert story.card_at("kraken") == "h2"
    assert (story.number("fleets_left", "blue"), story.gold("red")) == (8, 9 - 2 - 1)


@pytest.mark.rule("C14.5", "C14.12")
def test_polyphemus_called_pushes_fleets_and_is_his_callers() -> None:
    story = chimera("polyphemus").play("play polyphemus, at kea")
    assert story.legal == ["to g3", "to h3"]  # for blue's fleet; h1 and i2 lie around Kea
    story.play("to g3")
    assert (story.owner("g3"), story.card_at("polyphemus")) == ("blue", "kea")
    assert story.game.rules.factions[story.number("card_owner", "polyphemus")] == "red"


@pytest.mark.rule("C14.5", "C14.16")
def test_polyphemus_on_the_board_cannot_be_called() -> None:
    text = TABLE.replace("area h2 blue fleets 1", "creature polyphemus blue at kea since 2")
    assert chimera("giant", text).legal == ["decline", "play giant"]  # his card lies with blue


@pytest.mark.rule("C14.5", "C14.11")
def test_the_kraken_on_the_board_can_be_called_again() -> None:
    story = chimera("kraken", TABLE + "creature kraken - at f5").play("play kraken")
    assert "at f5" not in story.legal
    assert story.play("at a2, stay").card_at("kraken") == "a2"


@pytest.mark.rule("C14.5", "C6.10")
def test_with_an_empty_discard_pile_she_does_nothing() -> None:
    story = chimera("")
    assert story.question == "PaidActions"
    assert story.happened("effect-missed") == [{"event": "effect-missed", "faction": "red", "card": "chimera"}]
    assert story.place("chimera") == DECK


@pytest.mark.rule("C14.5", "C6.10")
def test_she_may_be_declined_and_so_may_the_target_of_the_called_creature() -> None:
    story = chimera("giant pegasus").play("decline")
    assert deck(story) == ["chimera", *OTHERS]
    story = chimera("giant pegasus").play("play giant, decline")
    assert (story.buildings("port", "kea"), deck(story)) == (1, ["chimera", *OTHERS])


# -- in no pile until then -------------------------------------------------------------------------------------------


@pytest.mark.rule("C14.6")
def test_the_called_card_is_discarded_first_and_the_chimera_after_it() -> None:
    story = chimera("giant sylph").play("play giant")
    assert (story.place("chimera"), story.place("giant"), story.place("sylph")) == (BEING_PLAYED, BEING_PLAYED, DISCARD)
    story.play("at kea")
    assert cards_in_order(story) == ["card-discarded giant", "card-discarded chimera", "shuffled"]


@pytest.mark.rule("C14.6")
def test_nothing_is_shuffled_while_the_called_creature_acts() -> None:
    story = chimera("sylph giant").play("play sylph, from c2, to d3, take 1")
    assert (story.question, story.place("giant")) == ("SylphMoves", DISCARD)
    assert story.play("stay").place("giant") == DECK


@pytest.mark.rule("C14.6", "C14.7")
def test_a_figure_that_she_calls_stays_and_its_card_with_its_owner() -> None:
    story = chimera("polyphemus giant").play("play polyphemus, at milos")
    assert cards_in_order(story) == ["card-discarded chimera", "shuffled"]
    assert (story.place("polyphemus"), story.card_at("polyphemus")) == (HELD, "milos")
    assert deck(story) == ["chimera", "giant", "kraken", "pegasus", "sylph"]


@pytest.mark.rule("C14.6", "C14.11")
def test_the_card_of_a_called_kraken_goes_into_the_new_deck_and_the_figure_stays() -> None:
    story = chimera("kraken").play("play kraken, at f5, stay")
    assert cards_in_order(story) == ["card-discarded kraken", "card-discarded chimera", "shuffled"]
    assert (story.card_at("kraken"), story.place("kraken")) == ("f5", DECK)


# -- the shuffle -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("C14.7")
def test_when_she_is_used_pile_and_deck_are_shuffled_together_with_her() -> None:
    story = chimera("giant sylph pegasus").play("play giant, at kea")
    assert deck(story) == ["chimera", *OTHERS]
    assert not [card for card in ["chimera", *OTHERS] if story.place(card) == DISCARD]


@pytest.mark.rule("C14.7")
def test_cards_on_the_track_and_cards_gone_stay_where_they_are() -> None:
    text = f"{TABLE} \n creatures pegasus sylph chimera \n discard giant \n gone polyphemus"
    story = classic_turn("athena", text).play("buy chimera, play giant, at kea")
    assert deck(story) == ["chimera", "giant", "kraken"]
    assert story.place("polyphemus") == GONE


@pytest.mark.rule("C14.7", "C2.4", "C2.5")
def test_unsold_she_shuffles_before_the_new_cards_are_drawn() -> None:
    text = "cycle 4 \n gods ares zeus - - \n creatures pegasus - chimera \n discard giant sylph \n phase creatures"
    story = classic(text)
    assert set(story.legal) == {f"draw {card}" for card in ("chimera", "giant", "kraken", "polyphemus", "sylph")}
    story.play("draw chimera, draw giant")  # she may come back at once
    assert cards_in_order(story)[-1] == "card-revealed giant"
    assert [story.place(card) for card in ("chimera", "giant", "pegasus")] == [10, 11, 12]


@pytest.mark.rule("C14.7")
def test_another_unsold_card_shuffles_nothing() -> None:
    text = "cycle 4 \n gods ares zeus - - \n creatures pegasus chimera giant \n discard sylph \n phase creatures"
    assert classic(text).legal == ["draw kraken", "draw polyphemus"]


@pytest.mark.rule("C14.7", "C9.13")
def test_exchanged_she_shuffles_before_the_new_card_is_drawn() -> None:
    text = "area andros red \n creatures pegasus chimera - \n discard giant sylph"
    story = classic_turn("zeus", text).play("exchange chimera")
    assert set(story.legal) == {f"draw {card}" for card in ("chimera", "giant", "kraken", "polyphemus", "sylph")}
    story.play("draw chimera")
    assert (story.gold("red"), story.place("chimera")) == (8, 11)
    assert story.refuses("exchange giant")
    story.play("exchange chimera, draw giant, exchange giant, draw chimera")
    assert story.place("giant") == DISCARD


@pytest.mark.rule("C14.7")
def test_she_shuffles_although_the_deck_is_not_empty_and_any_other_card_does_not() -> None:
    text = "area andros red \n creatures pegasus giant - \n discard sylph"
    story = classic_turn("zeus", text).play("exchange giant")
    assert story.legal == ["draw chimera", "draw kraken", "draw polyphemus"]


@pytest.mark.rule("C14.7")
def test_each_card_is_as_likely_as_another_after_the_shuffle() -> None:
    story = classic_turn("zeus", "area andros red \n creatures - chimera - \n discard giant sylph")
    story.play("exchange chimera")
    outcomes = story.game.rules.creature_deck.pool(story.game.s)
    assert [int(weight) for weight in outcomes.weights] == [1] * 6


@pytest.mark.rule("C14.5", "C14.7")
def test_later_the_pile_holds_only_what_was_discarded_after_her() -> None:
    text = f"""
        {rivals("athena", "zeus")}
        area andros red
        area kea blue
        creatures giant - chimera
        discard pegasus sylph
        phase actions athena paid
        """
    story = classic(text).play("buy chimera, decline", "buy giant", "end")
    story.play("recruit priest")
    assert deck(story) == ["chimera", "kraken", "pegasus", "polyphemus", "sylph"]
    assert story.place("giant") == DISCARD
