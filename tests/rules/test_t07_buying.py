"""T7: artifacts on the creature track, how they are bought and where they are put."""

import pytest

from cyclades.engine.decks import DECK, DISCARD, GONE, HELD, TRACK
from tests.story import Story
from tests.titans_artifacts import (
    ARTIFACTS,
    CADUCEUS,
    CAP,
    CORNUCOPIA,
    GODS,
    LIGHTNING,
    SANDALS,
    at,
    in_deck,
    owner_of,
    titans,
    titans_turn,
    told,
    where,
    whose,
)

HOME = "area argos red troops 1 \n area sparta red \n area thebes blue \n area lato green \n area gortyn yellow"


def shop(track: str, god: str = "ares", red: str = "gold 9", more: str = "", expansions: str = "") -> Story:
    """Red, who has Argos and Sparta, in its turn; `track` says what lies there for 4, 3 and 2 GP."""
    return titans_turn(god, f"{HOME} \n creatures {track} \n {more}", red, expansions=expansions)


def new_track(track: str, rest: str = "", cycle: int = 4) -> Story:
    """A cycle is about to begin with the creature track."""
    return titans(f"cycle {cycle} \n {HOME} \n creatures {track} \n {rest} \n phase creatures")


# -- T7.1 to T7.3: the track -----------------------------------------------------------------------------------------


@pytest.mark.rule("T7.1")
@pytest.mark.parametrize("artifact", ARTIFACTS)
def test_an_artifact_is_drawn_for_the_track_like_a_creature(artifact: str) -> None:
    story = new_track("kraken giant -", f"top {artifact} known red")
    assert [words for words in story.legal if artifact in words] == []  # known on top: it comes without a draw
    assert story.place(artifact) == TRACK


@pytest.mark.rule("T7.1")
def test_every_artifact_in_the_deck_may_be_the_next_card() -> None:
    story = titans(f"cycle 4 \n {HOME} \n creatures kraken giant - \n {in_deck(*ARTIFACTS)} \n phase creatures")
    assert {f"draw {artifact}" for artifact in ARTIFACTS} <= set(story.legal)
    story.play(f"draw {CAP}")
    assert (story.place(CAP), story.place("kraken"), story.place("giant")) == (TRACK, TRACK + 1, TRACK + 2)


@pytest.mark.rule("T7.1")
def test_it_slides_down_the_track() -> None:
    story = new_track(f"{CAP} - kraken", "top sylph known red")
    assert (story.place(CAP), story.place("kraken")) == (TRACK + 2, DISCARD)


@pytest.mark.rule("T7.2")
def test_zeus_exchanges_creatures_but_no_artifacts() -> None:
    story = shop(f"{CADUCEUS} kraken {CAP}", "zeus")
    assert [words for words in story.legal if words.startswith("exchange")] == ["exchange kraken"]
    assert story.refuses(f"exchange {CAP}")


@pytest.mark.rule("T7.2")
def test_a_creature_may_be_exchanged_for_an_artifact_which_then_stays() -> None:
    story = shop(f"kraken - - \n top {CAP} known red", "zeus").play("exchange kraken")
    assert story.place(CAP) == TRACK
    assert [words for words in story.legal if words.startswith("exchange")] == []


@pytest.mark.rule("T7.2")
def test_temples_do_not_make_an_artifact_cheaper() -> None:
    text = f"{HOME.replace('area argos red', 'area argos red temple 1')} \n creatures {CADUCEUS} kraken -"
    story = titans_turn("ares", text, "gold 5")
    prices = {action.notation: story.game.price(action) for action in story.game.actions}
    assert (prices[f"buy {CADUCEUS}"], prices["buy kraken"]) == (4, 2)
    story.play(f"buy {CADUCEUS}, at argos")
    assert (story.gold("red"), story.number("discounts", "red")) == (1, 0)
    assert story.refuses("buy kraken")  # 2 GP with the discount that is left


@pytest.mark.rule("T7.3")
@pytest.mark.parametrize("artifact", ARTIFACTS)
def test_an_artifact_that_nobody_buys_leaves_the_game(artifact: str) -> None:
    story = new_track(f"- - {artifact}", "top sylph known red")
    assert story.place(artifact) == GONE
    assert all(artifact not in words for words in story.legal)  # it is not drawn again


@pytest.mark.rule("T7.3")
def test_it_is_told_that_it_has_left() -> None:
    story = new_track(f"- - {CAP}", "")
    assert told(story, "card-removed", "card-discarded") == [("card-removed", CAP)]


@pytest.mark.rule("T7.3")
def test_it_does_not_come_back_with_the_discard_pile() -> None:
    story = new_track(f"kraken - {CAP}", "discard sylph \n gone chimera giant pegasus polyphemus")
    assert story.legal == ["draw sylph"]  # the pile was shuffled into the deck, and nothing else was there
    assert (story.place("kraken"), story.place(CAP)) == (TRACK + 2, GONE)


# -- T7.4: buying and placing ----------------------------------------------------------------------------------------


@pytest.mark.rule("T7.4")
@pytest.mark.parametrize("slot, price", [(0, 4), (1, 3), (2, 2)])
def test_an_artifact_costs_what_its_slot_says(slot: int, price: int) -> None:
    track = ["-", "-", "-"]
    track[slot] = LIGHTNING
    story = shop(" ".join(track), red=f"gold {price}").play(f"buy {LIGHTNING}, at argos")
    assert story.gold("red") == 0
    assert shop(" ".join(track), red=f"gold {price - 1}").refuses(f"buy {LIGHTNING}")


@pytest.mark.rule("T7.4")
@pytest.mark.parametrize("god", GODS)
def test_any_god_but_apollo_lets_its_player_buy_one(god: str) -> None:
    story = shop(f"- - {SANDALS}", god).play(f"buy {SANDALS}, at sparta")
    assert (owner_of(story, SANDALS), story.card_at(SANDALS)) == ("red", "sparta")


@pytest.mark.rule("T7.4")
def test_apollo_does_not() -> None:
    text = f"cycle 3 \n gods ares zeus athena - - \n player red gold 9 \n offering red apollo 0 \n {HOME}"
    story = titans(f"{text} \n creatures {SANDALS} - - \n phase actions")
    asked = []
    while story.asked == "red":
        asked += story.legal
        story.play(story.legal[0])
    assert asked
    assert not [words for words in asked if words.startswith("buy")]


@pytest.mark.rule("T7.4")
def test_it_is_put_onto_any_own_territory() -> None:
    story = shop(f"{CAP} - -").play(f"buy {CAP}")
    assert (story.asked, story.question, story.legal) == ("red", "PlaceArtifact", ["at argos", "at sparta"])
    story.play("at sparta")  # without a unit there
    assert (story.card_at(CAP), story.place(CAP), story.question) == ("sparta", HELD, "PaidActions")
    assert told(story, "artifact-bought") == [("artifact-bought", "red", CAP, "sparta", 4)]


@pytest.mark.rule("T7.4")
def test_several_may_be_bought_in_a_turn() -> None:
    story = shop(f"{CAP} {SANDALS} {CADUCEUS}").play(f"buy {CAP}, at argos, buy {SANDALS}, at argos")
    story.play(f"buy {CADUCEUS}, at sparta")
    assert (story.gold("red"), where(story)) == (0, {CAP: "argos", SANDALS: "argos", CADUCEUS: "sparta"})


@pytest.mark.rule("T7.4", "T7.14")
@pytest.mark.parametrize("creature", ["medusa", "chiron", "minotaur"])
def test_it_may_stand_where_a_creature_stands(creature: str) -> None:
    story = shop(f"{CAP} - -", more=f"creature {creature} red at argos since 3").play(f"buy {CAP}, at argos")
    assert story.card_at(CAP) == story.card_at(creature) == "argos"


@pytest.mark.rule("T7.14")
def test_a_creature_may_come_to_where_an_artifact_stands() -> None:
    story = shop("- - medusa", more=at(CAP, "argos")).play("buy medusa, at argos")
    assert story.card_at(CAP) == story.card_at("medusa") == "argos"


# -- T7.5, T7.12: owning ---------------------------------------------------------------------------------------------


@pytest.mark.rule("T7.5")
def test_whoever_controls_the_territory_owns_the_artifact() -> None:
    story = titans(f"cycle 3 \n {HOME} \n {at(CAP, 'argos')} \n {at(SANDALS, 'lato')} \n phase income")
    assert whose(story) == {CAP: "red", SANDALS: "green"}


@pytest.mark.rule("T7.5")
def test_whoever_takes_an_empty_territory_owns_what_stands_there() -> None:
    text = f"{HOME} \n {at(CAP, 'thebes')} \n {at(LIGHTNING, 'thebes')} \n {at(SANDALS, 'lato')} \n area thera blue"
    story = titans_turn("ares", text).play("move, from argos, to thebes")
    assert whose(story) == {CAP: "red", LIGHTNING: "red", SANDALS: "green"}
    assert where(story) == {CAP: "thebes", LIGHTNING: "thebes", SANDALS: "lato"}
    assert told(story, "artifact-captured") == [
        ("artifact-captured", "red", CAP, "blue"),
        ("artifact-captured", "red", LIGHTNING, "blue"),
    ]


@pytest.mark.rule("T7.5", "T7.6")
def test_nothing_changes_hands_by_moving_to_an_own_territory() -> None:
    text = f"area argos red troops 1 \n area thebes red \n area lato blue \n {at(CAP, 'thebes')}"
    story = titans_turn("ares", text).play("move, from argos, to thebes")
    assert (whose(story), told(story, "artifact-captured")) == ({CAP: "red"}, [])


def income_of(colour: str, text: str, more: str = "") -> int:
    """What a colour has after an income with an empty purse before it."""
    purses = "\n".join(f"player {other} gold 0" for other in ("red", "blue", "green", "yellow"))
    return titans(f"cycle 3 \n {purses} \n {text} \n {more} \n phase income").gold(colour)


@pytest.mark.rule("T7.12")
@pytest.mark.parametrize("artifact, gold", [(SANDALS, 1), (CADUCEUS, 1), (CAP, 1), (LIGHTNING, 1), (CORNUCOPIA, 0)])
def test_all_but_the_large_cornucopia_bring_a_gold_piece(artifact: str, gold: int) -> None:
    text = "area pylos red \n area thebes blue \n area lato green"  # no cornucopia on any of them
    assert income_of("red", f"{text} \n {at(artifact, 'pylos')}") == gold
    assert income_of("blue", f"{text} \n {at(artifact, 'pylos')}") == 0


@pytest.mark.rule("T7.12")
def test_each_brings_its_own() -> None:
    text = f"area pylos red \n area thebes red \n area lato green \n {at(SANDALS, 'pylos')} \n {at(CAP, 'pylos')}"
    assert income_of("red", f"{text} \n {at(LIGHTNING, 'thebes')}") == 3


@pytest.mark.rule("T7.12")
def test_there_is_no_income_in_the_first_cycle() -> None:
    purse = "player red gold 0"
    text = f"area pylos red \n area thebes blue \n {at(CAP, 'pylos')}"
    assert titans(f"cycle 1 \n {purse} \n {text} \n phase income").gold("red") == 0


@pytest.mark.rule("T7.12", "T8.11")
@pytest.mark.parametrize("artifact, gold", [(CADUCEUS, (1, 2)), (CORNUCOPIA, (0, 4))])
def test_cerberus_takes_the_cornucopias_but_not_the_gold_piece_of_an_artifact(
    artifact: str, gold: tuple[int, int]
) -> None:
    purses = "\n".join(f"player {colour} gold 0" for colour in ("red", "blue"))
    lands = "area sparta red \n area thebes blue"
    text = f"cycle 3 \n {purses} \n {lands} \n {at(artifact, 'sparta')} \n creature cerberus blue at sparta since 3"
    story = titans(f"{text} \n phase income", expansions="hades")
    assert (story.gold("red"), story.gold("blue")) == gold


@pytest.mark.rule("T7.12", "C14.9")
def test_the_fates_pay_artifacts_once_more() -> None:
    story = shop("- - fates", more=f"{at(CAP, 'argos')} \n {at(CORNUCOPIA, 'sparta')}")
    assert story.play("buy fates").gold("red") == 9 - 2 + 1 + 4 + 1  # Argos, Sparta twice, the Cap


# -- T7.17: cards drawn otherwise ------------------------------------------------------------------------------------


@pytest.mark.rule("T7.17")
def test_the_temple_of_poseidon_passes_over_artifacts() -> None:
    monument = "field monument_open temple-of-poseidon 1 \n field monument temple-of-poseidon argos"
    cards = f"{in_deck(CAP, SANDALS)} \n {monument} \n area west red fleets 1"
    story = shop("- - -", "poseidon", more=cards, expansions="monuments")
    story.play("invoke temple-of-poseidon", f"draw {CAP}")
    assert f"draw {CAP}" not in story.legal  # laid aside until a creature has come
    story.play(f"draw {SANDALS}", "draw giant")
    assert (story.place(CAP), story.place(SANDALS)) == (DECK, DECK)


@pytest.mark.rule("T7.17")
def test_the_temple_brings_nothing_where_only_artifacts_are_left() -> None:
    monument = "field monument_open temple-of-poseidon 1 \n field monument temple-of-poseidon argos"
    cards = f"{in_deck(CAP)} \n gone chimera giant kraken pegasus polyphemus sylph \n area west red fleets 1"
    story = shop("- - -", "poseidon", more=f"{cards} \n {monument}", expansions="monuments")
    assert story.refuses("invoke temple-of-poseidon")


@pytest.mark.rule("T7.17")
def test_the_sceptre_passes_over_artifacts() -> None:
    more = f"{in_deck(CAP)} \n hidden red pelops-sceptre"
    story = shop("- - -", more=more, expansions="hades").play("play pelops-sceptre", f"draw {CAP}", "draw giant")
    assert (story.place("giant"), f"draw {CAP}" in story.legal) == (DISCARD, False)
    story.play("draw polyphemus, at sparta")
    assert (story.card_at("polyphemus"), story.place(CAP)) == ("sparta", DECK)


@pytest.mark.rule("T7.17", "T7.3")
def test_the_great_temple_of_zeus_takes_an_artifact_out_of_the_game() -> None:
    monument = "field monument_open great-temple-of-zeus 1 \n field monument great-temple-of-zeus argos"
    text = f"cycle 3 \n gods ares zeus athena - - \n offering red ares 1 \n {HOME} \n {monument}"
    story = titans(f"{text} \n creatures - - {CAP} \n phase actions", expansions="monuments")
    assert (story.place(CAP), story.question) == (GONE, "Draw")
