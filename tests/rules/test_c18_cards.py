"""C18: creatures and Monuments on land, in income, and in the piles of cards."""

import pytest

from cyclades.engine.decks import DECK, DISCARD, HELD, TRACK
from cyclades.engine.errors import PositionError
from tests.story import CLASSIC_CARDS, Story, all_fleets, classic, classic_turn, rivals

CITADEL = "great-citadel-of-ares"
CITY = "city-of-warriors"
POSEIDON = "temple-of-poseidon"
ARES = "temple-of-ares"
ZEUS = "great-temple-of-zeus"
ACADEMY = "military-academy"


# -- the Citadel, the Minotaur, the City of Warriors -----------------------------------------------------------------


def citadel(god: str, kea: str, more: str) -> Story:
    """Red in its turn; blue has the Great Citadel on Kea, which h1 joins to Delos."""
    text = f"""
        area delos red troops 2
        area h1 red fleets 1
        area kea blue {kea}
        area milos blue
        field monument {CITADEL} kea
        {more}
        """
    return classic_turn(god, text, monuments=CITADEL)


@pytest.mark.rule("C18.26")
@pytest.mark.parametrize("kea, barred", [("troops 1", True), ("", False)])
def test_pegasus_does_not_land_on_the_citadels_island_while_a_troop_is_there(kea: str, barred: bool) -> None:
    story = citadel("zeus", kea, "creatures - - pegasus").play("buy pegasus, from delos")
    assert ("to kea" not in story.legal) is barred
    assert "to milos" in story.legal


@pytest.mark.rule("C18.26")
def test_its_controller_lands_there() -> None:
    text = f"area delos red troops 2 \n area kea red troops 1 \n area milos blue \n field monument {CITADEL} kea"
    story = classic_turn("zeus", f"{text} \n creatures - - pegasus", monuments=CITADEL)
    assert story.play("buy pegasus, from delos, to kea, take 2").troops("kea") == 3


@pytest.mark.rule("C18.27")
def test_when_the_harpy_destroys_the_last_troop_there_it_may_be_entered_at_once() -> None:
    story = citadel("ares", "troops 1", "creatures - - harpy")
    assert "move" not in story.legal
    story.play("buy harpy, at kea", "move, from delos, to kea, take 1")
    assert story.owner("kea") == "red"


@pytest.mark.rule("C18.27")
def test_with_another_troop_left_it_may_not() -> None:
    story = citadel("ares", "troops 2", "creatures - - harpy").play("buy harpy, at kea")
    assert (story.troops("kea"), "move" in story.legal) == (1, False)


def given_away(troops: int, moves: str) -> Story:
    """Red has the Citadel, and the Temple of Ares, on Kea; blue, with Ares, comes after it."""
    text = f"""
        {rivals("zeus", "ares")}
        area kea red troops {troops}
        area andros red
        area delos blue troops 2
        area h1 blue fleets 1
        area milos blue
        field monument {CITADEL} kea
        field monument {ARES} kea
        creatures - - sphinx
        discard chiron
        phase actions zeus paid
        """
    return classic(text, monuments=f"{CITADEL} {ARES}").play(moves, "end", "recruit troop, at milos")


@pytest.mark.rule("C18.28")
@pytest.mark.parametrize("moves", ["buy sphinx, sell troop", "invoke temple-of-ares, draw chiron, decline"])
@pytest.mark.parametrize("troops", [1, 2])
def test_when_the_last_troop_there_is_sold_or_given_away_it_may_be_entered(moves: str, troops: int) -> None:
    if troops == 2 and "sphinx" in moves:
        moves += ", stay"
    story = given_away(troops, moves)
    assert (story.asked, story.troops("kea")) == ("blue", troops - 1)
    assert ("move" in story.legal) is (troops == 1)
    if troops == 1:
        assert story.play("move, from delos, to kea, take 1").owner("kea") == "blue"


@pytest.mark.rule("C18.29")
def test_with_the_minotaur_alone_on_it_the_citadels_island_may_be_entered_and_he_fights() -> None:
    story = citadel("ares", "", "creature minotaur blue at kea since 3").play("move, from delos, to kea, take 2")
    assert story.happened("battle-begun") == [
        {"event": "battle-begun", "attacker": "red", "defender": "blue", "area": "kea"}
    ]
    story.play("roll 0", "roll 1")
    assert story.happened("rolled")[-1]["strength"] == 2 + 1


@pytest.mark.rule("C18.29")
def test_with_a_troop_beside_him_it_may_not() -> None:
    assert "move" not in citadel("ares", "troops 1", "creature minotaur blue at kea since 3").legal


@pytest.mark.rule("C18.30")
@pytest.mark.parametrize("fleets, strength", [("", 2), ("area h2 blue fleets 2", 4)])
def test_beside_the_minotaur_alone_the_fleets_of_the_city_of_warriors_fight(fleets: str, strength: int) -> None:
    text = f"""
        area delos red troops 3
        area h1 red fleets 1
        area kea blue
        area milos blue
        {fleets}
        creature minotaur blue at kea since 3
        field monument {CITY} kea
        """
    story = classic_turn("ares", text, monuments=CITY).play("move, from delos, to kea, take 3", "roll 3", "roll 0")
    assert story.happened("rolled")[-1]["strength"] == strength
    assert (story.owner("kea"), story.place("minotaur")) == ("red", DISCARD)  # with him the island is lost
    assert all_fleets(story).get("h2") == (("blue", 2) if fleets else None)  # and the fleets are not


@pytest.mark.rule("C18.31", "C14.43")
def test_the_harpy_takes_the_last_troop_of_a_last_island() -> None:
    text = "area delos red troops 2 \n area kea blue troops 1 \n area h1 red fleets 1 \n creatures - - harpy"
    story = classic_turn("ares", text).play("buy harpy, at kea")
    assert (story.owner("kea"), story.troops("kea"), story.number("alive", "blue")) == ("blue", 0, 1)
    assert "move" not in story.legal  # it is protected still


@pytest.mark.rule("C18.31", "C14.66")
def test_and_it_may_be_sold() -> None:
    story = classic_turn("zeus", "area kea red troops 1 \n area delos blue \n creatures - - sphinx")
    story.play("buy sphinx, sell troop")
    assert (story.owner("kea"), story.troops("kea"), story.number("alive", "red")) == ("red", 0, 1)
    assert story.question == "PaidActions"


# -- income ----------------------------------------------------------------------------------------------------------


def paid_by_fates(story: Story) -> int:
    """What the Fates, bought now, give red."""
    [event] = story.play("buy fates").happened("income-received")
    assert event["faction"] == "red"
    return int(event["number"])


@pytest.mark.rule("C18.32")
@pytest.mark.parametrize("moves, income", [([], 2), (["move, from andros, to naxos, take 1"], 3)])
def test_for_the_fates_an_island_taken_in_this_turn_pays(moves: list[str], income: int) -> None:
    text = (
        "area andros red troops 2 \n area c1 red fleets 1 \n area naxos blue \n area milos blue \n creatures - - fates"
    )
    assert paid_by_fates(classic_turn("ares", text).play(*moves)) == income


@pytest.mark.rule("C18.32")
@pytest.mark.parametrize("moves, income", [([], 3), (["sail, from a2, to a1, stay"], 2)])
def test_and_a_trade_space_left_does_not(moves: list[str], income: int) -> None:
    text = "area andros red \n area a2 red fleets 1 \n area milos blue \n creatures - - fates"
    assert paid_by_fates(classic_turn("poseidon", text).play(*moves)) == income


@pytest.mark.rule("C18.33", "C17.15")
def test_the_fates_pay_in_a_first_cycle_without_income_too() -> None:
    text = """
        cycle 1
        gods zeus ares - -
        player red gold 5
        {}
        area andros red
        area milos blue
        creatures fates - -
        phase {}
        """
    story = classic(text.format("", "income"), options="option start free")
    assert story.question == "Offer"
    assert (story.gold("red"), story.happened("income-received")) == (5, [])
    story = classic(text.format("offering red zeus 1", "actions zeus paid"), options="option start free")
    assert (paid_by_fates(story), story.gold("red")) == (2, 5 - 4 + 2)


# -- buildings -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C18.34", "M1.3")
def test_a_kind_from_the_cyclops_may_complete_a_monument() -> None:
    text = "area syros red temple fortress \n area milos blue \n creatures - - cyclops"
    story = classic_turn("zeus", text, monuments=ACADEMY)
    story.play("buy cyclops, at syros, replace temple, build university")
    assert (story.asked, story.question) == ("red", "OfferMonument")
    story.play("at syros")
    assert story.value("monument", ACADEMY) == "syros"
    assert story.question == "PaidActions"


@pytest.mark.rule("C18.34", "M1.7")
def test_and_then_the_metropolis_follows() -> None:
    text = "area syros red temple 2 fortress port \n area andros red \n area milos blue \n creatures - - cyclops"
    story = classic_turn("zeus", text, monuments=ACADEMY)
    story.play("buy cyclops, at syros, replace temple, build university")
    assert (story.question, story.happened("metropolis-gained")) == ("OfferMonument", [])
    story.play("at andros", "at syros")
    assert (story.value("monument", ACADEMY), story.number("metropolis", "syros")) == ("andros", 1)
    assert [story.buildings(kind, "syros") for kind in ("port", "fortress", "temple", "university")] == [0] * 4


@pytest.mark.rule("C18.34", "C14.36")
def test_declined_the_monument_does_not_keep_the_metropolis_off() -> None:
    text = "area syros red temple 2 fortress port \n area milos blue \n creatures - - cyclops"
    story = classic_turn("zeus", text, monuments=ACADEMY)
    story.play("buy cyclops, at syros, replace temple, build university", "decline")
    assert (story.value("monument", ACADEMY), story.number("metropolis", "syros")) == (None, 1)


# -- temples that call creatures -------------------------------------------------------------------------------------


def temple(name: str, text: str, red: str = "gold 9", god: str = "athena") -> Story:
    """Red has used a temple, on Andros, with the one unit that it could give; a card is about to be drawn."""
    unit = "area c2 red fleets 1" if name == POSEIDON else ""
    island = "area andros red" if name == POSEIDON else "area andros red troops 1"
    table = f"{island} \n {unit} \n area kea blue port \n area milos blue \n {text} \n field monument {name} andros"
    return classic_turn(god, table, red, monuments=name).play(f"invoke {name}")


@pytest.mark.rule("C18.35")
def test_the_temple_of_poseidon_may_draw_the_chimera_who_calls_and_shuffles() -> None:
    story = temple(POSEIDON, "discard giant sylph").play("draw chimera")
    assert (story.question, story.legal) == ("ChimeraCalls", ["decline", "play giant", "play sylph"])
    story.play("play giant, at kea")
    assert (story.buildings("port", "kea"), story.gold("red")) == (0, 9)
    assert [story.place(card) for card in CLASSIC_CARDS] == [DECK] * 6


@pytest.mark.rule("C18.35")
def test_with_an_empty_discard_pile_she_does_nothing_but_is_shuffled_in() -> None:
    story = temple(POSEIDON, "").play("draw chimera")
    assert story.happened("effect-missed") == [{"event": "effect-missed", "faction": "red", "card": "chimera"}]
    assert (story.question, story.place("chimera")) == ("PaidActions", DECK)
    assert len(story.happened("shuffled")) == 1


@pytest.mark.rule("C18.36")
def test_the_temple_of_ares_never_draws_the_chimera() -> None:
    """As soon as she is used there is no discard pile any more."""
    text = "area andros red troops 1 \n area kea blue port \n creatures - giant chimera \n discard pegasus"
    story = classic_turn("athena", f"{text} \n field monument {ARES} andros", monuments=ARES)
    assert "invoke temple-of-ares" in story.legal
    story.play("buy chimera, decline")
    assert "invoke temple-of-ares" not in story.legal
    story.play("buy giant, decline", "invoke temple-of-ares")
    assert story.legal == ["draw giant"]


@pytest.mark.rule("C18.36")
def test_a_position_with_the_chimera_in_the_discard_pile_makes_no_sense() -> None:
    with pytest.raises(PositionError):
        classic_turn("athena", "area andros red \n discard chimera giant")


@pytest.mark.rule("C18.37", "C14.20")
@pytest.mark.parametrize("name", [POSEIDON, ARES])
@pytest.mark.parametrize("figure", ["chiron", "medusa", "minotaur", "polyphemus"])
def test_a_figure_drawn_stays_like_one_that_was_bought(name: str, figure: str) -> None:
    pile = f"discard {figure}" if name == ARES else f"# {figure}"
    story = temple(name, pile).play(f"draw {figure}", "at andros")
    assert (story.card_at(figure), story.place(figure)) == ("andros", HELD)
    assert (story.number("card_owner", figure), story.number("acquired", figure)) == (0, 3)
    assert story.gold("red") == 9


@pytest.mark.rule("C18.37", "C14.9")
@pytest.mark.parametrize("name", [POSEIDON, ARES])
def test_the_kraken_drawn_swims_on_for_1_gp_a_step(name: str) -> None:
    story = temple(name, "area f5 blue fleets 2 \n" + ("discard kraken" if name == ARES else "")).play("draw kraken")
    story.play("at f6", "to f5", "to f4", "stay")
    assert (story.card_at("kraken"), story.place("kraken"), story.gold("red")) == ("f4", DISCARD, 9 - 2)
    assert story.number("fleets_left", "blue") == 8


@pytest.mark.rule("C18.37", "C14.9")
def test_without_gold_it_stays_where_it_was_placed() -> None:
    story = temple(ARES, "discard kraken", "gold 0").play("draw kraken", "at f6")
    assert story.legal == ["stay"]


@pytest.mark.rule("C18.38")
def test_the_fleet_given_for_the_siren_may_come_back_with_her() -> None:
    """All of red's eight fleets are on the board before."""
    text = "area h2 blue fleets 1 \n area a1 red fleets 7 \n # siren"
    story = temple(POSEIDON, text).play("from c2", "draw siren", "at h2")
    assert story.question == "PaidActions"  # nobody asks from where
    assert all_fleets(story) == {"a1": ("red", 7), "h2": ("red", 1)}
    assert story.number("fleets_left", "red") == 0


# -- the Great Temple of Zeus ----------------------------------------------------------------------------------------


def new_turn(text: str) -> Story:
    """Red, who has the Great Temple of Zeus, is about to begin its turn."""
    head = f"{rivals('zeus', 'ares')} \n area andros red \n area milos blue \n field monument {ZEUS} andros"
    return classic(f"{head} \n {text} \n phase actions", monuments=ZEUS)


@pytest.mark.rule("C18.39")
def test_the_chimera_discarded_by_it_shuffles_before_new_cards_are_revealed() -> None:
    story = new_turn("creatures pegasus - chimera \n discard giant sylph")
    assert sorted(story.legal) == [f"draw {card}" for card in ("chimera", "giant", "kraken", "polyphemus", "sylph")]
    story.play("draw chimera, draw giant")
    assert [story.place(card) - TRACK for card in ("chimera", "giant", "pegasus")] == [0, 1, 2]
    assert story.question == "PaidActions"


@pytest.mark.rule("C18.39")
def test_another_card_that_it_discards_shuffles_nothing() -> None:
    story = new_turn("creatures pegasus - kraken \n discard giant sylph")
    assert story.legal == ["draw chimera", "draw polyphemus"]


@pytest.mark.rule("C18.40", "M10.4")
@pytest.mark.parametrize("since, slots", [(2, ["draw medusa"]), (3, [])])
def test_the_card_of_a_figure_that_leaves_is_in_the_pile_before_it_fills_the_track(
    since: int, slots: list[str]
) -> None:
    """No card is in the deck: the new one is made of what is in the discard pile by then."""
    gone = "gone chimera kraken polyphemus giant"
    story = new_turn(f"{gone} \n creatures - pegasus sylph \n creature medusa red at andros since {since}")
    drawn = [words for words in story.legal if words == "draw medusa"]
    assert (story.card_at("medusa") is None, drawn) == (since == 2, slots)
    assert "draw sylph" in story.legal  # discarded from the 2 GP slot
