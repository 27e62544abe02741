"""H10: Penthesilea."""

import pytest

from cyclades.engine.decks import GONE
from cyclades.rules.buildings import metropolises_of, metropolises_on_cards
from tests.hades import hades, hades_turn
from tests.hades_heroes import attack, hero, left_the_game
from tests.story import Story

CARD = "sacrifice penthesilea"
SET = "port 1 fortress 1 temple 1"


def builder(islands: str = "", red: str = "gold 9", since: int = 2, paid: bool = True) -> Story:
    """Red in its turn, with Penthesilea on Delos, where three kinds of buildings stand."""
    text = f"area delos red {SET} \n area kea blue \n {islands} \n {hero('penthesilea', since=since)}"
    return hades_turn("athena", text, red, paid)


def safe(story: Story, colour: str = "red") -> int:
    """How many Metropolises of a player are on her card."""
    return metropolises_on_cards(story.game, story.game.rules.factions.index(colour))


# -- in battle -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H10.1")
def test_in_a_tie_her_side_loses_nothing_and_the_other_one_unit() -> None:
    story = attack("troops 2", "troops 3", hero("penthesilea"), "take 2, with penthesilea").play("roll 1, roll 1")
    assert (story.troops("moving-group"), story.troops("kea"), story.card_at("penthesilea")) == (2, 2, "moving-group")
    story = attack("troops 2", "troops 1", hero("penthesilea", "blue", "kea"), "take 2").play("roll 1, roll 1")
    assert (story.troops("moving-group"), story.troops("kea"), story.card_at("penthesilea")) == (1, 1, "kea")


@pytest.mark.rule("H10.1")
def test_where_her_side_is_weaker_it_loses() -> None:
    story = attack("troops 1", "troops 3", hero("penthesilea"), "take 1, with penthesilea").play("roll 1, roll 1")
    assert (story.asked, story.question, story.troops("kea")) == ("red", "LoseUnit", 3)


@pytest.mark.rule("H10.1")
def test_elsewhere_a_tie_costs_both_sides_a_unit() -> None:
    heroes = f"{hero('penthesilea')} \n {hero('ulysses', 'blue', 'naxos')}"
    story = attack("troops 2", "troops 2", heroes, "take 2, without penthesilea").play("roll 1, roll 1")
    assert (story.troops("moving-group"), story.troops("kea")) == (1, 1)


@pytest.mark.rule("H10.1")
def test_once_she_is_dead_ties_are_as_always() -> None:
    story = attack("troops 3", "troops 3", hero("penthesilea"), "take 3, with penthesilea").play("roll 0, roll 3")
    story.play("lose penthesilea", "stay", "roll 1, roll 1")
    assert (story.troops("moving-group"), story.troops("kea")) == (2, 2)


# -- the Metropolis on her card --------------------------------------------------------------------------------------


@pytest.mark.rule("H10.2")
def test_a_metropolis_of_buildings_may_go_onto_her_card_which_sacrifices_her() -> None:
    story = builder("area tinos red").play("build university, at tinos")
    assert story.legal == ["at tinos", "at delos", CARD]
    story.play(CARD)
    assert (safe(story), story.card_at("penthesilea"), story.place("penthesilea")) == (1, None, GONE)
    assert (story.number("metropolis", "tinos"), story.number("metropolis", "delos"), story.owner("delos")) == (
        0,
        0,
        "red",
    )
    assert [story.buildings(kind, "delos") for kind in SET.split()[::2]] == [0, 0, 0]
    assert story.question == "PaidActions"


@pytest.mark.rule("H10.2")
def test_or_onto_an_island_which_leaves_her_where_she_is() -> None:
    story = builder("area tinos red").play("build university, at tinos", "at delos")
    assert (safe(story), story.number("metropolis", "delos"), story.card_at("penthesilea")) == (0, 1, "delos")


@pytest.mark.rule("H10.2")
def test_one_of_philosophers() -> None:
    story = builder(red="gold 0 philosophers 3", paid=False).play("recruit philosopher")
    assert story.legal == ["at delos", CARD]
    assert safe(story.play(CARD)) == 1


@pytest.mark.rule("H10.2")
def test_one_of_a_conquest_that_completes_the_four_kinds() -> None:
    text = f"area delos red troops 1 {SET} \n area kea blue university \n area milos blue \n area h1 red fleets 1"
    story = hades_turn("ares", f"{text} \n {hero('penthesilea')}").play("move, from delos, to kea, take 0")
    assert (story.asked, story.legal) == ("red", ["at delos", "at kea", CARD])
    story.play(CARD)
    assert (safe(story), story.owner("kea"), story.owner("delos")) == (1, "red", "red")


@pytest.mark.rule("H10.2")
@pytest.mark.parametrize("name", ["achilles", "midas", "ulysses", "hector"])
def test_one_of_another_heros_sacrifice(name: str) -> None:
    text = (
        "area delos red port \n area tinos red temple \n area syros red university \n area naxos red \n area kea blue"
    )
    story = hades_turn("zeus", f"{text} \n {hero(name)} \n {hero('penthesilea')}", "gold 15 priests 2 philosophers 3")
    story.play(f"sacrifice {name}")
    if name == "hector":
        story.play("take 1")
    assert CARD in story.legal
    story.play(CARD)
    assert (safe(story), left_the_game(story, name), metropolises_of(story.game, 0)) == (1, True, 1)


@pytest.mark.rule("H10.2")
def test_she_is_sacrificed_in_no_other_way() -> None:
    text = (
        "area delos red port \n area tinos red temple \n area syros red university \n area naxos red \n area kea blue"
    )
    story = hades_turn("zeus", f"{text} \n {hero('penthesilea')}", "gold 50 priests 9 philosophers 3")
    assert CARD not in story.legal
    assert story.refuses(CARD)


@pytest.mark.rule("H10.2")
def test_a_metropolis_that_is_captured_is_not_one_to_place() -> None:
    text = "area delos red troops 1 \n area kea blue metropolis \n area milos blue \n area h1 red fleets 1"
    story = hades_turn("ares", f"{text} \n {hero('penthesilea')}").play("move, from delos, to kea, take 0")
    assert (story.question, story.number("metropolis", "kea"), owner(story)) == ("PaidActions", 1, "red")


def owner(story: Story) -> str | None:
    return story.game.rules.factions[story.number("card_owner", "penthesilea")]


@pytest.mark.rule("H10.2", "H6.21")
def test_not_in_the_turn_in_which_she_came() -> None:
    story = builder("area tinos red", since=3).play("build university, at tinos")
    assert story.legal == ["at tinos", "at delos"]
    text = f"area delos red {SET} \n area tinos red \n area kea blue \n creatures - - penthesilea"
    story = hades_turn("athena", text).play("buy penthesilea, at tinos", "build university, at tinos")
    assert story.legal == ["at tinos", "at delos"]


@pytest.mark.rule("H10.2")
def test_an_opponents_penthesilea_is_no_place() -> None:
    text = f"area delos red {SET} \n area tinos red \n area kea blue \n {hero('penthesilea', 'blue', 'kea')}"
    story = hades_turn("athena", text).play("build university, at tinos")
    assert story.legal == ["at tinos", "at delos"]


@pytest.mark.rule("H10.3")
def test_it_is_one_of_the_ten() -> None:
    story = builder("area tinos red").play("build university, at tinos", CARD)
    assert story.number("bonuses_left", "plain") == 9


@pytest.mark.rule("H10.3")
def test_with_none_left_there_is_nothing_to_put_there() -> None:
    """On the board for five, with ten Metropolises."""
    others = ["andros", "naxos", "paros", "milos", "ios", "thira", "amorgos", "serifos", "sifnos"]
    text = "\n".join([f"area {island} blue metropolis" for island in others])
    own = "area delos red port fortress \n area syros red temple \n area tinos red \n area kea red metropolis"
    story = hades_turn("athena", f"{own} \n {text} \n {hero('penthesilea')}", players=5)
    story.play("build university, at tinos")
    assert (story.question, safe(story), story.card_at("penthesilea")) == ("PaidActions", 0, "delos")


@pytest.mark.rule("H10.3", "C12.1")
def test_it_counts_for_victory() -> None:
    text = f"area delos red {SET} \n area tinos red \n area syros red metropolis \n area kea blue \n area milos green"
    gods = "cycle 3 \n gods athena ares - - \n offering red athena 1 \n offering blue ares 1 \n offering green apollo 0"
    story = hades(f"{gods} \n player red gold 9 \n {text} \n {hero('penthesilea')} \n phase actions athena paid")
    story.play("build university, at tinos", CARD, "end", "recruit troop, at kea", "end")
    assert story.game.over
    assert story.game.standings[0].metropolises == 2


@pytest.mark.rule("H10.3")
def test_it_cannot_be_captured() -> None:
    text = "player blue gold 0 metropolis plain \n area delos red troops 1 \n area kea blue \n area milos blue"
    story = hades_turn("ares", f"{text} \n area h1 red fleets 1 \n gone penthesilea").play("move, from delos, to kea")
    assert (story.owner("kea"), safe(story, "blue"), metropolises_of(story.game, 0)) == ("red", 1, 0)


@pytest.mark.rule("H10.4")
def test_it_gives_one_temple_discount() -> None:
    text = "area delos red \n area kea blue \n creatures giant - sylph \n gone penthesilea"
    story = hades_turn("zeus", text, "gold 9 metropolis plain")
    assert story.game.price(story.game.parse("buy giant")) == 3
    story.play("buy giant")
    assert story.gold("red") == 6
    assert story.game.price(story.game.parse("buy sylph")) == 2  # used up
    assert story.game.price(story.game.parse("build temple")) == 2


@pytest.mark.rule("H10.4")
def test_it_has_no_fortress() -> None:
    story = attack("troops 2", "troops 1", "gone penthesilea", "take 2", blue="gold 0 metropolis plain")
    story.play("roll 0, roll 1")
    assert story.happened("rolled")[-1]["strength"] == 1 + 1


@pytest.mark.rule("H10.4")
def test_and_no_port() -> None:
    text = (
        "player blue gold 0 metropolis plain \n area delos red \n area kea blue \n area milos blue \n gone penthesilea"
    )
    story = hades_turn("poseidon", f"{text} \n area h1 red fleets 2 \n area h2 blue fleets 1")
    story.play("sail, from h1, to h2, take 2", "roll 0, roll 1")
    assert story.happened("rolled")[-1]["strength"] == 1 + 1


# -- without a square ------------------------------------------------------------------------------------------------


@pytest.mark.rule("H10.5")
def test_where_no_square_is_to_be_had_her_card_still_is_a_place() -> None:
    story = full("athena", "gold 0 philosophers 3", paid=False).play("recruit philosopher")
    assert (story.asked, story.legal) == ("red", [CARD, "decline"])
    story.play(CARD)
    assert (safe(story), story.number("philosophers", "red"), story.question) == (1, 0, "PaidActions")


def full(god: str, red: str, more: str = "", paid: bool = True) -> Story:
    """Red has a Metropolis on each of its four islands, three kinds of buildings and Penthesilea."""
    text = f"""
        area delos red metropolis port
        area syros red metropolis temple university
        area kea red metropolis
        area tinos red metropolis
        area milos blue
        {hero("penthesilea")}
        {more}
        """
    return hades_turn(god, text, red, paid, options="option metropolises 9")


@pytest.mark.rule("H10.5")
def test_its_owner_may_also_decline_and_lose_it() -> None:
    story = full("athena", "gold 0 philosophers 3", paid=False).play("recruit philosopher", "decline")
    assert (safe(story), story.number("philosophers", "red"), story.card_at("penthesilea")) == (0, 0, "delos")
    assert (metropolises_of(story.game, 0), story.question) == (4, "PaidActions")


@pytest.mark.rule("H10.5")
def test_where_there_is_a_square_it_is_not_declined() -> None:
    story = builder(red="gold 0 philosophers 3", paid=False).play("recruit philosopher")
    assert story.refuses("decline")


@pytest.mark.rule("H10.5", "H6.22")
@pytest.mark.parametrize("name", ["achilles", "midas", "ulysses"])
def test_her_card_is_a_place_for_the_metropolis_of_a_sacrifice(name: str) -> None:
    story = full("zeus", "gold 15", hero(name))
    assert f"sacrifice {name}" in story.legal
    story.play(f"sacrifice {name}", CARD)
    assert (safe(story), left_the_game(story, name), metropolises_of(story.game, 0)) == (1, True, 5)


@pytest.mark.rule("H10.5", "C9.11")
@pytest.mark.parametrize(
    "penthesilea, allowed",
    [
        ("", False),
        (hero("penthesilea", since=3), False),
        (hero("penthesilea"), True),
    ],
)
def test_and_when_an_attack_on_a_last_island_is_judged(penthesilea: str, allowed: bool) -> None:
    """With Kea's Metropolis red has three, and with its University a set for the fourth, but a square on no island."""
    text = f"""
        area delos red troops 2 metropolis port
        area syros red metropolis temple fortress
        area kea blue metropolis university
        area h1 red fleets 1
        area milos green
        area naxos green
        {penthesilea}
        """
    story = hades_turn("ares", text, options="option metropolises 4")
    assert ("move" in story.legal) is allowed
