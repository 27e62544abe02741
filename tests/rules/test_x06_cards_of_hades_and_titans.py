"""X6 to X14: artifacts and the income, heroes, the Necropolis and special Metropolises; see test_x61_items.py."""

from __future__ import annotations

import pytest

from cyclades.engine.decks import DECK, DISCARD, GONE, HELD
from cyclades.rules.areas import set_owner
from cyclades.rules.elimination import Elimination
from tests.hades import answer, tile_gold
from tests.story import Story
from tests.titans import REST, row_of, titans, titans_turn
from tests.titans_artifacts import whose
from tests.titans_hades import favoured, income, titans_at, turn_of_hades, turn_with, undead, ways
from tests.titans_teams import metropolises, open_cards, still_open, team_turn

CAP = "artifact cap-of-invisibility at argos"

# -- X6: who carries artifacts -----------------------------------------------------------------------------------------


@pytest.mark.rule("X6")
def test_a_hero_alone_carries_an_artifact_and_so_does_an_undead() -> None:
    hero = titans_turn("ares", f"area argos red \n {REST} \n hero midas red at argos since 2 \n {CAP}", more="hades")
    assert hero.play("move, from argos, to elis, with cap-of-invisibility").card_at("cap-of-invisibility") == "elis"
    dead = turn_of_hades(f"area argos red undead_troops 1 \n {REST} \n {CAP}")
    dead.play("lead undead-troop, from argos, to elis, with cap-of-invisibility")
    assert (undead(dead, "elis"), dead.card_at("cap-of-invisibility")) == (1, "elis")


@pytest.mark.rule("X6")
def test_when_a_hero_leaves_unpaid_they_stay_with_the_territory() -> None:
    text = f"{row_of(['zeus', 'ares'])} \n area argos red \n {REST} \n hero midas red at argos since 2 \n {CAP}"
    story = titans(f"cycle 3 \n player red gold 9 \n {text} \n phase upkeep", more="hades").play("release midas")
    assert (story.owner("argos"), story.card_at("midas")) == ("red", None)
    assert (story.card_at("cap-of-invisibility"), whose(story)) == ("argos", {"cap-of-invisibility": "red"})


@pytest.mark.rule("X6")
def test_so_they_do_when_undead_go_home() -> None:
    there = "field covered_god kronos \n field hades_column 9"
    text = f"area argos red undead_troops 2 \n {REST} \n {CAP} \n {there} \n phase undead"
    story = titans(f"cycle 3 \n {row_of(['zeus', 'hades'])} \n {text}", more="hades")
    assert (story.pieces("argos"), story.owner("argos")) == (0, "red")
    assert (story.card_at("cap-of-invisibility"), whose(story)) == ("argos", {"cap-of-invisibility": "red"})


# -- X7, X8: income ----------------------------------------------------------------------------------------------------

RICH = f"area sparta blue prosperity 1 \n area argos red \n area oropos blue \n {REST}"
"""Sparta has two printed cornucopias and a marker; Delos, also blue's, has one."""
HELL = "creature cerberus red at sparta since 2"


@pytest.mark.rule("X7")
@pytest.mark.parametrize("horn, taken", [("", 3), ("artifact large-cornucopia at sparta", 6)])
def test_cerberus_takes_the_cornucopias_printed_and_loose_doubled_by_the_large_one(horn: str, taken: int) -> None:
    story = income(f"{RICH} \n {HELL} \n {horn}")
    assert (story.gold("red"), story.gold("blue")) == (taken, 1)


@pytest.mark.rule("X7")
def test_the_gold_of_artifacts_of_the_commercial_metropolis_and_of_the_necropolis_is_the_controllers() -> None:
    lands = f"area athens blue metropolis commercial \n area argos red \n {REST}"
    cerberus = "creature cerberus red at athens since 2"
    special = income(f"{lands} \n {cerberus} \n artifact caduceus at athens")
    assert (special.gold("red"), special.gold("blue")) == (0, 2 + 1 + 1)  # and Delos
    tile = "area athens blue necropolis 1 \n field necropolis_gold athens 3"
    dead = income(f"{tile} \n area argos red \n {REST} \n {cerberus}")
    assert (dead.gold("red"), dead.gold("blue")) == (0, 3 + 1)


@pytest.mark.rule("X7", "T10.14")
@pytest.mark.parametrize("owner", ["red", "blue", "green"])
def test_nobody_divides_what_cerberus_takes(owner: str) -> None:
    lands = "area sparta blue \n area argos red \n area oropos green \n area athens yellow"
    there = f"artifact large-cornucopia at sparta \n creature cerberus {owner} at sparta since 2"
    story = income(f"{lands} \n {there}", 4, "teams red+blue green+yellow")
    assert story.question != "DivideIncome"
    assert [story.gold(colour) for colour in ("red", "blue", "green")] == [
        4 if colour == owner else 0 for colour in ("red", "blue", "green")
    ]
    free = income(f"{lands} \n artifact large-cornucopia at sparta", 4, "teams red+blue green+yellow")
    assert free.question == "DivideIncome"


@pytest.mark.rule("X8")
def test_the_fates_pay_cornucopias_artifacts_and_the_commercial_metropolis_again() -> None:
    lands = f"area sparta red \n area athens red metropolis commercial \n {REST} \n artifact large-cornucopia at sparta"
    story = turn_with("fates", f"{lands} \n artifact caduceus at athens").play("buy fates")
    assert story.gold("red") == 9 - 1 + 4 + 2 + 1  # a Metropolis makes them cheaper


@pytest.mark.rule("X8")
def test_but_not_what_lies_on_the_necropolis_and_they_ask_for_no_upkeep() -> None:
    lands = f"area sparta red \n area tegea red necropolis 1 \n field necropolis_gold tegea 4 \n {REST}"
    story = turn_with("fates", f"{lands} \n hero midas red at tegea since 2").play("buy fates")
    assert (story.gold("red"), tile_gold(story), story.question) == (9 - 2 + 2, 4, "PaidActions")


@pytest.mark.rule("X8")
def test_in_a_team_their_caller_alone_is_paid() -> None:
    lands = "area sparta red \n area thebes blue \n area oropos green \n area athens yellow"
    text = f"{lands} \n artifact large-cornucopia at sparta \n creatures - - fates \n player blue gold 1"
    story = team_turn("zeus", text, more="hades").play("buy fates")
    assert (story.question, story.gold("red"), story.gold("blue")) == ("PaidActions", 9 - 2 + 4, 1)


# -- X9: searches in a deck with artifacts -----------------------------------------------------------------------------

PILE = "gone chimera giant kraken pegasus polyphemus sylph"


@pytest.mark.rule("X9")
def test_hera_passes_over_artifacts_which_go_back_into_the_deck() -> None:
    lands = f"area argos red \n {REST} \n # in the deck: caduceus zeus-lightning midas"
    story = favoured("hera", f"{PILE} \n {lands}").play("play hera")
    story.play("draw caduceus, draw zeus-lightning")  # midas is the last, and nobody is asked
    if story.question != "PlaceHero":
        story.play("draw midas")
    story.play("at argos")
    assert (story.card_at("midas"), story.place("caduceus"), story.place("zeus-lightning")) == ("argos", DECK, DECK)


@pytest.mark.rule("X9")
def test_with_nothing_but_artifacts_in_the_deck_she_finds_a_hero_of_the_discard_pile() -> None:
    text = f"{PILE} \n area argos red \n {REST} \n discard midas \n # in the deck: caduceus zeus-lightning"
    story = favoured("hera", text).play("play hera")
    answer(story, "at argos")
    assert (story.card_at("midas"), story.place("caduceus"), story.place("zeus-lightning")) == ("argos", DECK, DECK)


@pytest.mark.rule("X9")
def test_so_does_the_sceptre() -> None:
    text = f"gone chimera giant kraken pegasus sylph \n area argos red \n {REST} \n # in the deck: caduceus midas"
    story = titans_turn("zeus", f"card pelops-sceptre red since 2 \n {text}", more="hades")
    story.play("play pelops-sceptre, draw caduceus, draw midas")
    if story.question != "PlaceFigure":
        story.play("draw polyphemus")
    answer(story, "at argos")
    places = [story.place(card) for card in ("caduceus", "midas")]
    assert (story.card_at("polyphemus"), places) == ("argos", [DECK, DISCARD])


@pytest.mark.rule("X9")
def test_an_artifact_bought_or_discarded_at_2_gold_is_never_found_again() -> None:
    lands = f"area argos red \n {REST}"
    head = f"cycle 3 \n order red blue green \n {row_of(['ares', 'zeus'])} \n field hades_column 0"
    cards = "creatures giant kraken caduceus \n artifact cap-of-invisibility at argos \n discard midas"
    story = titans(f"{head} \n {lands} \n {cards} \n phase creatures", more="hades")
    assert (story.place("caduceus"), story.place("cap-of-invisibility")) == (GONE, HELD)
    found = favoured("hera", f"gone caduceus {PILE[5:]} \n {lands} \n {CAP} \n discard midas").play("play hera")
    answer(found, "at argos")
    assert found.place("caduceus") == GONE
    assert found.card_at("cap-of-invisibility") == "argos"


# -- X10: heroes -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("X10")
@pytest.mark.parametrize("way", ["bought", "charon", "hera"])
def test_a_hero_however_he_comes_is_placed_on_any_own_territory_medusas_too(way: str) -> None:
    lands = f"area argos red \n area elis red \n area sparta red \n {REST} \n creature medusa blue at elis since 3"
    if way == "bought":
        story = turn_with("midas", lands).play("buy midas")
    elif way == "charon":
        story = turn_with("charon", f"{lands} \n away midas").play("buy charon")
        if story.question != "PlaceHero":
            story.play("hire midas")
    else:
        story = favoured("hera", f"{PILE} \n {lands} \n # in the deck: midas").play("play hera")
        if story.question != "PlaceHero":
            story.play("draw midas")
    assert story.legal == ["at argos", "at sparta", "at elis"]
    assert story.play("at elis").card_at("midas") == "elis"


@pytest.mark.rule("X10")
def test_medusa_holds_titans_heroes_and_undead_alike() -> None:
    lands = f"area argos red troops 1 undead_troops 1 titans 1 \n {REST} \n hero perseus red at argos since 2"
    medusa = "creature medusa blue at argos since 3 \n creatures - - pegasus"
    free = turn_of_hades(f"{lands} \n creatures - - pegasus")
    assert {"lead undead-troop", "lead titan", "sacrifice perseus"} <= {*free.legal}
    held = turn_of_hades(f"{lands} \n {medusa}")
    assert not {"lead undead-troop", "lead titan", "sacrifice perseus"} & {*held.legal}
    held.play("buy pegasus")
    assert not [words for words in held.legal if words.startswith("from")]


@pytest.mark.rule("X10", "H20.1")
def test_heroes_of_an_eliminated_player_are_out_of_the_game_for_charon_too() -> None:
    """They fall before their last territory does, so that only the step itself can show it."""
    text = "area argos red \n area thebes blue \n area naxos green \n hero midas blue at thebes since 2"
    story = turn_with("charon", text)
    set_owner(story.game, story.game.rules.board.number("thebes"), 0)
    Elimination(1).run(story.game)
    assert (story.number("alive", "blue"), story.place("midas")) == (0, GONE)
    assert story.play("buy charon").question == "PaidActions"  # nobody to bring back


@pytest.mark.rule("X10")
def test_but_one_who_fell_in_the_battle_for_the_last_territory_may_come_back() -> None:
    lands = "area argos red troops 3 metropolis plain \n area elis red \n area corinth blue metropolis plain"
    text = f"{lands} \n area tegea red troops 3 \n area naxos green \n creatures - - charon"
    heroes = "hero ulysses blue at corinth since 2 \n hero achilles blue at corinth since 2"
    story = titans_turn("ares", f"{text} \n {heroes}", more="hades")
    story.play("move, from tegea, to corinth, take 3, roll 3, roll 0, lose achilles, stay, roll 3, roll 0")
    assert story.number("alive", "blue") == 0
    assert story.play("buy charon").legal == ["decline", "hire achilles", "hire ulysses"]


# -- X11, X12: the Necropolis ------------------------------------------------------------------------------------------

TWO = "area argos red metropolis plain \n area thebes blue metropolis plain"


def last_territory(athens: str, more: str = "", red: str = "gold 9") -> Story:
    """Red, in a team with two Metropolises, beside green's last territory."""
    text = f"area megara red troops 3 \n {TWO} \n area athens green {athens} \n area oropos yellow \n {more}"
    return team_turn("ares", f"{text} \n area marathon yellow", red, more="hades")


@pytest.mark.rule("X11")
@pytest.mark.parametrize("athens, legal", [("", True), ("necropolis 1", False)])
def test_the_necropolis_bars_a_military_victory_and_with_it_the_attack(athens: str, legal: bool) -> None:
    assert ("athens" in ways(last_territory(athens), "move, from megara")) is legal


@pytest.mark.rule("X11")
def test_with_another_reason_the_attack_is_legal_and_nothing_is_built_there() -> None:
    four = "area elis red port 1 fortress 1 \n area sparta red temple 1 \n area tegea red"
    story = last_territory("necropolis 1 university 1", four).play("move, from megara, to athens, take 3")
    assert story.question == "PlaceMetropolis"
    assert "at athens" not in story.legal
    story.play("at tegea")
    assert (story.owner("athens"), story.number("ending"), story.question) == ("red", 1, "PaidActions")
    assert metropolises(story, "athens", "tegea") == {"tegea": "plain"}


@pytest.mark.rule("X11")
def test_no_metropolis_of_any_way_goes_onto_its_territory() -> None:
    lands = f"area athens red necropolis 1 port 1 fortress 1 \n area argos red \n area tegea red university 1 \n {REST}"
    story = titans_turn("zeus", lands, more="hades").play("build temple, at argos")
    assert (story.question, story.legal) == ("PlaceMetropolis", ["at argos", "at tegea"])
    midas = f"{REST} \n hero midas red at argos since 2"
    for argos, offered in (("necropolis 1", False), ("", True)):
        hero = titans_turn("ares", f"area argos red {argos} \n {midas}", "gold 20", more="hades")
        assert ("sacrifice midas" in hero.legal) is offered


@pytest.mark.rule("X12")
def test_the_card_of_a_special_metropolis_that_it_crushes_leaves_the_game() -> None:
    text = f"area argos red metropolis military \n area sparta red troops 1 \n {REST} \n {open_cards('cultural')}"
    story = turn_of_hades(text).play("build necropolis, at argos, at argos")
    assert (metropolises(story), still_open(story)) == ({}, ["cultural"])


@pytest.mark.rule("X12")
def test_the_next_builder_gets_the_other_card_and_the_one_after_none() -> None:
    text = f"area argos red necropolis 1 \n area tegea red \n area pylos red \n {REST} \n {open_cards('cultural')}"
    story = titans_turn("ares", f"{text} \n hero midas red at argos since 2", "gold 20", more="hades")
    story.play("sacrifice midas, at tegea")
    assert (metropolises(story), still_open(story)) == ({"tegea": "cultural"}, [])


# -- X13: philosophers -------------------------------------------------------------------------------------------------


@pytest.mark.rule("X13")
@pytest.mark.parametrize("metropolis, kinds", [("cultural", {"argos": "cultural", "tegea": "plain"}), ("plain", None)])
def test_hectors_exchange_that_reaches_three_builds_with_the_cultural_metropolis(
    metropolis: str, kinds: dict[str, str] | None
) -> None:
    text = f"area argos red metropolis {metropolis} \n area tegea red \n {REST} \n hero hector red at argos since 2"
    story = titans_turn("ares", text, "gold 9 priests 2 philosophers 2", more="hades").play("sacrifice hector, take 1")
    assert metropolises(story) == (kinds or {"argos": "plain"})
    assert story.number("philosophers", "red") == (0 if kinds else 3)


@pytest.mark.rule("X13")
@pytest.mark.parametrize(
    "hero, more", [("midas", ""), ("ulysses", "area sparta red port 1 \n area elis red temple 1 university 1")]
)
@pytest.mark.parametrize("card, left", [("cultural", 0), ("military", 3)])
def test_the_cultural_metropolis_of_midas_or_ulysses_makes_three_philosophers_convert_at_once(
    hero: str, more: str, card: str, left: int
) -> None:
    lands = f"area argos red \n area tegea red \n {more} \n {REST}"
    text = f"{lands} \n {open_cards(card)} \n hero {hero} red at argos since 2"
    story = titans_turn("ares", text, "gold 20 philosophers 3", more="hades").play(f"sacrifice {hero}")
    story.play("at argos")
    assert story.number("philosophers", "red") == left
    assert metropolises(story) == {"argos": card} | ({} if left else {"tegea": "plain"})


# -- X14: the Palace ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("X14")
def test_the_palace_may_put_kronos_first_who_gives_a_titan_then() -> None:
    lands = f"area argos red troops 1 \n area tegea red \n {REST}"
    head = (
        f"cycle 3 \n {row_of(['zeus', 'kronos'])} \n order red blue green \n card palace-on-mount-olympus red since 2"
    )
    story = titans(f"{head} \n {lands} \n phase favour", more="hades")
    answer(story, "draw demeter", "play palace", "put kronos")
    assert story.gods[:2] == ["kronos", "zeus"]
    answer(story, "bid kronos 1", "bid zeus 1", "bid apollo 0")
    assert (story.asked, story.question) == ("red", "PaidActions")
    assert [words for words in story.legal if words.startswith("build")] == []
    before = story.gold("red")
    story.play("recruit titan, at argos")
    assert (titans_at(story, "argos"), story.gold("red")) == (1, before)
    assert story.number("priestesses", "red") == 0
    story.play("end")
    assert (story.asked, story.number("priestesses", "blue"), "play demeter" in story.legal) == ("blue", 1, True)
