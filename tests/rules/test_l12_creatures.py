"""L12: what holds for all creatures: buying, cards, places, what is told beforehand, and Zeus' secret look."""

from typing import Any

import pytest

from cyclades.engine.decks import DECK, DISCARD, HELD, TRACK
from cyclades.rules.gold import gold_of
from cyclades.text import Texts
from tests.story import MANDATORY, Story, maintenance, team_turn, turn

HOME = """
    area delos red troops 1
    area naxos blue troops 1
    area syros blue
    """


def cost(story: Story, card: str) -> int:
    """What a creature of the track, other than the Graeae, costs red now: tried on a copy."""
    twin = story.game.copy()
    before = gold_of(twin, 0)
    twin.play(twin.parse(f"buy {card}"))
    return int(before - gold_of(twin, 0))


@pytest.mark.rule("L12.1")
@pytest.mark.parametrize("god", MANDATORY)
def test_any_god_but_apollo_sells_creatures_at_the_price_of_their_slots(god: str) -> None:
    story = turn(god, HOME + "creatures kraken sphinx minotaur harpy", red="gold 5")
    assert [cost(story, card) for card in ("kraken", "sphinx", "minotaur", "harpy")] == [5, 4, 3, 2]
    assert story.refuses("buy graeae")  # in the deck


@pytest.mark.rule("L12.1", "L7.21")
def test_apollo_sells_no_creatures() -> None:
    story = Story(
        f"""
        cycle 2
        gods athena zeus poseidon ares hera
        offering red apollo 0
        area west red fleets 1
        area thira red
        {HOME}
        creatures kraken sphinx minotaur graeae
        phase actions
        """
    )
    assert story.asked == "red"
    assert story.refuses("buy graeae")
    story.play("at thira")
    assert len(story.happened("turn-ended")) == 1  # the land token was all it had to decide


@pytest.mark.rule("L12.1")
def test_several_creatures_may_be_bought_and_their_slots_stay_empty() -> None:
    story = turn("athena", HOME + "creatures - harpy - graeae", red="gold 7")
    story.play("buy graeae")
    assert story.gold("red") == 7 - 2 + 1  # Delos
    story.play("buy harpy, at naxos")
    assert story.gold("red") == 2
    tracks = [story.place(card) for card in ("graeae", "harpy", "kraken", "minotaur", "sphinx")]
    assert all(place < TRACK for place in tracks)


@pytest.mark.rule("L12.1")
def test_who_cannot_pay_the_price_cannot_buy() -> None:
    story = turn("athena", HOME + "creatures kraken sphinx minotaur graeae", red="gold 3")
    assert story.refuses("buy sphinx")
    assert [words for words in story.legal if words.startswith("buy")] == ["buy graeae", "buy minotaur"]


@pytest.mark.rule("L12.1", "L6.2")
def test_creatures_come_after_the_mandatory_actions() -> None:
    story = turn("athena", HOME + "creatures - - - graeae", paid=False)
    assert story.refuses("buy graeae")
    story.play("build university, at delos", "recruit philosopher", "buy graeae")
    assert story.place("graeae") == DISCARD


@pytest.mark.rule("L12.2")
@pytest.mark.parametrize("temples, price", [("", 3), ("temple", 2), ("temple 2", 1)])
def test_each_temple_takes_one_off(temples: str, price: int) -> None:
    assert cost(turn("hera", f"area delos red {temples} \n creatures - - minotaur -"), "minotaur") == price


@pytest.mark.rule("L12.2")
def test_a_creature_may_be_free_and_never_pays_back() -> None:
    story = turn("athena", "area milos red temple 2 \n area thira red temple \n creatures - - - graeae", red="gold 0")
    story.play("buy graeae")
    assert story.gold("red") == 1  # nothing paid, and the income of Thira


@pytest.mark.rule("L12.2")
def test_temples_of_others_do_not_help() -> None:
    assert cost(turn("athena", HOME + "area kea blue temple \n creatures - - - harpy"), "harpy") == 2


@pytest.mark.rule("L12.3")
def test_each_discount_serves_once_in_a_cycle() -> None:
    text = "area milos red temple 2 \n area thira red temple \n creatures sphinx harpy - graeae"
    story = turn("athena", text, red="gold 20")
    story.play("buy graeae")
    assert story.gold("red") == 20 + 1
    assert cost(story, "harpy") == 4 - 1  # two of three discounts are spent
    story.play("buy harpy")
    assert cost(story, "sphinx") == 5


@pytest.mark.rule("L12.3")
def test_discounts_are_counted_from_the_temples_controlled_now() -> None:
    text = "area delos red troops 1 temple \n area naxos blue temple 2 \n area syros blue"
    story = turn("ares", f"{text} \n creatures sphinx - - graeae", red="gold 20").play("buy graeae")
    assert cost(story, "sphinx") == 5
    story.play("move, from delos, to naxos")
    assert cost(story, "sphinx") == 5 - 2  # three Temples now, one of them used


@pytest.mark.rule("L12.3")
def test_a_temple_lost_after_its_use_does_not_make_others_dearer() -> None:
    story = turn("athena", "area delos red temple \n creatures - - - harpy", red="gold 9 discounts 2")
    assert cost(story, "harpy") == 2


@pytest.mark.rule("L12.3")
def test_the_discounts_come_back_in_the_next_cycle() -> None:
    story = turn("athena", "area delos red temple 2 \n creatures - - - graeae \n heroes ajax hector")
    story.play("buy graeae")
    assert story.number("discounts", "red") == 2
    story.play("end", "draw harpy, draw kraken, draw minotaur, draw sphinx")
    assert story.number("cycle") == 3
    assert story.number("discounts", "red") == 0


@pytest.mark.rule("L12.4")
def test_a_bought_creature_acts_at_once_and_is_discarded() -> None:
    story = turn("athena", HOME + "creatures - - - harpy").play("buy harpy")
    assert story.refuses("end")
    assert story.legal == ["decline", "at delos", "at naxos"]
    story.play("at naxos")
    assert story.place("harpy") == DISCARD
    assert [event["event"] for event in story.game.seen(None)] == ["creature-used", "lost", "card-discarded"]


@pytest.mark.rule("L12.5")
def test_a_creature_that_can_do_nothing_may_be_bought() -> None:
    story = turn("athena", "area delos red \n area naxos blue \n creatures - - - harpy").play("buy harpy")
    assert story.gold("red") == 9 - 2
    assert story.place("harpy") == DISCARD
    assert story.question == "PaidActions"


@pytest.mark.rule("L12.5")
@pytest.mark.parametrize("card", ["harpy", "kraken", "minotaur"])
def test_a_target_may_be_declined(card: str) -> None:
    story = turn("athena", HOME + f"area west blue fleets 1 \n creatures - - - {card}").play(f"buy {card}, decline")
    assert story.place(card) == DISCARD
    assert story.card_at(card) is None
    assert (story.troops("delos"), story.troops("naxos"), story.fleets("west")) == (1, 1, 1)
    assert story.gold("red") == 9 - 2
    assert story.happened("effect-missed") == [{"event": "effect-missed", "faction": "red", "card": card}]


@pytest.mark.rule("L12.6")
@pytest.mark.parametrize("card, area", [("kraken", "west"), ("minotaur", "delos")])
def test_the_card_of_a_miniature_lies_with_its_owner_while_it_is_on_the_board(card: str, area: str) -> None:
    story = turn("athena", HOME + f"creatures - - - {card} \n heroes ajax hector").play(f"buy {card}, at {area}")
    assert story.place(card) == HELD
    assert story.number("card_owner", card) == 0
    rest = [f"draw {name}" for name in ("graeae", "harpy", "kraken", "minotaur", "sphinx") if name != card]
    story.play("end", *rest)  # a whole new track, and it is not in it
    assert story.place(card) == HELD
    story.play("bid zeus 1, bid poseidon 1, bid apollo 0")  # no priestess: it leaves at maintenance
    assert story.place(card) == DISCARD
    assert story.card_at(card) is None


@pytest.mark.rule("L12.7")
def test_everybody_sees_the_discard_piles() -> None:
    story = turn("athena", HOME + "discard sphinx ajax \n creatures - - - graeae").play("buy graeae")
    for player in (0, 1, 2, None):
        state: dict[str, Any] = story.game.view(player)["state"]
        names = story.game.rules.f.by_name["place"].per
        seen = [card for card, place in zip(names, state["place"], strict=True) if place == DISCARD]
        assert seen == ["graeae", "sphinx", "ajax"]


# -- where they stand ------------------------------------------------------------------------------------------------


@pytest.mark.rule("L12.24")
@pytest.mark.parametrize("card", ["cerberus", "hydra", "medusa", "minotaur", "polyphemus"])
def test_no_creature_is_placed_on_land_where_another_stands_but_beside_a_hero(card: str) -> None:
    other = "medusa" if card == "cerberus" else "cerberus"
    lands = "area delos red \n area thira red \n area kea blue \n hero ajax red at thira since 1"
    story = turn("athena", f"{lands} \n creature {other} blue at delos since 1 \n creatures - - - {card}")
    story.play(f"buy {card}")
    assert story.refuses("at delos")
    story.play("at thira")
    assert (story.card_at(card), story.card_at("ajax")) == ("thira", "thira")


@pytest.mark.rule("L12.24")
@pytest.mark.parametrize("card, other", [("kraken", "hydra"), ("hydra", "kraken")])
def test_nor_at_sea(card: str, other: str) -> None:
    story = turn("athena", f"{HOME} creature {other} blue at west since 1 \n creatures - - - {card}").play(
        f"buy {card}"
    )
    assert story.refuses("at west")
    assert story.play("at south").card_at(card) == "south"


@pytest.mark.rule("L12.24", "L5.5")
@pytest.mark.parametrize(
    "other, places", [("", "stay andros milos"), ("creature hydra blue at andros since 3", "stay milos")]
)
def test_no_creature_moves_to_where_another_stands(other: str, places: str) -> None:
    story = maintenance(
        f"""
        area delos red
        area milos blue
        hero ajax blue at milos since 1
        creature medusa red at kea since 2
        {other}
        """
    )
    story.play("keep medusa")
    assert story.legal == ["stay", *(f"to {area}" for area in places.split()[1:])]


@pytest.mark.rule("L12.24", "L12.27", "L12.5")
def test_where_no_area_is_left_for_a_miniature_it_is_discarded_without_effect() -> None:
    text = (
        "area delos red \n area naxos blue \n {} \n creature cerberus blue at delos since 1 \n creatures - - - minotaur"
    )
    assert turn("athena", text.format("area thira red")).game.question.useless == ()
    story = turn("athena", text.format(""))
    assert story.game.question.useless == ("buy minotaur",)
    story.play("buy minotaur")
    assert (story.question, story.place("minotaur"), story.card_at("minotaur")) == ("PaidActions", DISCARD, None)


@pytest.mark.rule("L12.25")
@pytest.mark.parametrize("card", ["cerberus", "hydra", "polyphemus"])
def test_a_creature_stays_its_owners_and_where_it_is_when_its_area_changes_hands(card: str) -> None:
    story = turn("ares", f"{HOME} creature {card} blue at naxos since 1").play(
        "move, from delos, to naxos", "roll 3, roll 0"
    )
    assert story.owner("naxos") == "red"
    assert (story.card_at(card), story.value("card_owner", card), story.place(card)) == ("naxos", "blue", HELD)


@pytest.mark.rule("L12.25", "L19.97")
def test_so_does_one_at_sea_where_fleets_of_a_player_with_one_land_area_may_be_attacked() -> None:
    fleets = "area north red fleets 2 \n area west blue fleets 1 \n area syros blue"
    story = turn("poseidon", f"area delos red \n {fleets} \n creature hydra blue at west since 1")
    story.play("sail, from north, to west, take 2", "roll 3, roll 0")
    assert (story.owner("west"), story.card_at("hydra"), story.value("card_owner", "hydra")) == ("red", "west", "blue")


@pytest.mark.rule("L19.69")
@pytest.mark.parametrize("card", ["cerberus", "hydra", "medusa", "polyphemus", "kraken"])
def test_creatures_with_a_miniature_may_be_used_on_anybodys_areas(card: str) -> None:
    lands = "area delos red \n area naxos blue \n area kea green \n area thira yellow"
    seas = "area west red fleets 1 \n area east blue fleets 1 \n area far green fleets 1"
    story = team_turn("athena", f"{lands} \n {seas} \n creatures - - - {card}").play(f"buy {card}")
    wet = {"at west", "at east", "at far", "at north"}  # red's, its teammate's, an opponent's, nobody's
    dry = {"at delos", "at naxos", "at kea", "at paros"}
    assert (dry <= set(story.legal), wet <= set(story.legal)) == (card != "kraken", card in ("kraken", "hydra"))


@pytest.mark.rule("L19.97")
@pytest.mark.parametrize("card", ["cerberus", "hydra", "medusa", "polyphemus"])
def test_creatures_may_be_used_on_a_last_land_area(card: str) -> None:
    story = turn("ares", f"area delos red troops 2 \n area naxos blue \n creatures - - - {card}")
    assert story.refuses("move")  # which no troop may enter
    assert story.play(f"buy {card}, at naxos").card_at(card) == "naxos"


# -- what is told beforehand -----------------------------------------------------------------------------------------

DESERT = """
    player blue gold 1 \n player green gold 0
    area milos red \n area thira blue \n area syros green
    creature medusa blue at milos since 1
    """
GARDEN = """
    player blue gold 5 priestesses 1 philosophers 1
    area delos red troops 1 port \n area naxos blue mercenaries 1 \n area syros blue
    area west red fleets 1 \n area far blue fleets 1
    hero ajax red at delos since 1 \n heroes hector -
    """
CARDS = ["charon", "cyclops", "dryad", "giant", "graeae", "griffin", "harpy", "minotaur", "pegasus", "satyr", "sylph"]
WAYS = {
    "bought": ("athena", "creatures - - - {}", [], "buy {}"),
    "seen": ("zeus", "top {} known red", ["peek"], "play {}"),
    "called": ("athena", "discard {} \n creatures - - - chimera", ["buy chimera"], "play {}"),
    "drawn": ("athena", "top {} known red \n creatures - - - sphinx", ["buy sphinx"], "play {}"),
}


def offered(way: str, card: str, place: str) -> tuple[Story, str]:
    """Red, in desert or garden, may play a creature that it came by in some way; and the answer that does it."""
    god, line, moves, answer = WAYS[way]
    story = turn(god, f"{place} {line.format(card)}").play(*moves)
    while story.question == "Draw":
        story.play(story.legal[0])
    return story, answer.format(card)


@pytest.mark.rule("L12.27", "L12.5", "L19.59")
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("card", CARDS)
def test_whoever_is_asked_about_a_creature_that_can_do_nothing_is_told_so_and_may_play_it(card: str, way: str) -> None:
    story, answer = offered(way, card, DESERT)
    assert answer in story.game.question.useless
    label = Texts("en", "legendary").action(story.game, story.game.parse(answer))
    assert label.endswith(": it will do nothing")
    story.play(answer)
    assert {"event": "effect-missed", "faction": "red", "card": card} in story.happened("effect-missed")
    assert story.question == "PaidActions"
    assert story.place(card) == (DECK if way == "called" else DISCARD)  # the Chimera has shuffled


@pytest.mark.rule("L12.27")
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("card", CARDS)
def test_nothing_of_the_kind_is_told_of_a_creature_that_can_do_something(card: str, way: str) -> None:
    story, answer = offered(way, card, GARDEN)
    assert answer not in story.game.question.useless
    assert "nothing" not in Texts("en", "legendary").action(story.game, story.game.parse(answer))
    assert story.play(answer).happened("effect-missed") == []


# -- Zeus' look ------------------------------------------------------------------------------------------------------


def looked() -> Story:
    """Red, with Zeus, has looked at the first card of the deck: the Kraken."""
    return turn("zeus", HOME + "creatures - - - graeae").play("peek, draw kraken")


@pytest.mark.rule("L7.8")
def test_zeus_look_is_told_to_its_player_only() -> None:
    story = looked()
    assert [event["card"] for event in story.game.seen(0)] == ["kraken"]
    for player in (1, 2, None):
        assert "kraken" not in str(story.game.seen(player))
        assert story.game.record(player)["actions"][-1] == "draw ?"


@pytest.mark.rule("L7.8")
def test_the_views_of_others_do_not_tell_the_card_and_keep_the_secret_when_it_is_laid_back() -> None:
    kraken, harpy = looked(), turn("zeus", HOME + "creatures - - - graeae").play("peek, draw harpy")
    for story in (kraken, harpy):
        story.play("decline")
    for player in (1, 2, None):
        assert kraken.game.view(player) == harpy.game.view(player)
    assert kraken.game.view(0) != harpy.game.view(0)
    card = kraken.game.rules.f.by_name["place"].per.index("kraken")
    assert kraken.game.view(1)["state"]["place"][card] == DECK


@pytest.mark.rule("L7.8", "L7.7")
def test_while_the_player_ponders_the_others_see_only_that_it_looked() -> None:
    story = looked()
    for player in (1, 2, None):
        view = story.game.view(player)
        assert view["actions"] == []
        assert view["asked"]["question"] == "PlayFromDeck"
    assert story.game.view(0)["actions"] == ["decline", "play kraken"]
    before = story.game.view(1)
    story.play("play kraken")  # it may still take that back
    assert story.game.view(1) == before
    story.play("at west")
    assert story.game.view(1)["state"]["place"] == story.game.view(0)["state"]["place"]


@pytest.mark.rule("L7.8")
def test_a_players_record_does_not_tell_a_card_that_was_known_before_it_began() -> None:
    text = HOME + "creatures - - - graeae \n top {} known red"
    kraken, harpy = (turn("zeus", text.format(card)).game for card in ("kraken", "harpy"))
    assert kraken.record(0) != harpy.record(0)
    for player in (1, 2, None):
        assert kraken.record(player) == harpy.record(player)


@pytest.mark.rule("L3.4")
def test_a_players_record_does_not_tell_gold_that_was_hidden_when_it_began() -> None:
    poor, rich = (turn("zeus", HOME, red=f"gold {gold} between 2 9").game for gold in (3, 8))
    for player in (1, 2, None):
        assert poor.view(player) == rich.view(player)
        assert poor.record(player) == rich.record(player)
