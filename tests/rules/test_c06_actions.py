"""C6: a player's turn, and calling creatures."""

import pytest

from cyclades.engine.decks import BEING_PLAYED, DECK, DISCARD
from cyclades.rules.gold import gold_of
from tests.story import NO_CLASSIC_CARDS, Story, classic, classic_track, classic_turn

GODS = ("poseidon", "ares", "zeus", "athena")
HOME = "area syros red troops 1\narea tinos blue troops 1\narea delos blue\narea naxos green troops 1\n"
FREE = {
    "poseidon": "recruit fleet, at g5",
    "ares": "recruit troop, at syros",
    "zeus": "recruit priest",
    "athena": "recruit philosopher",
}
FIVE = f"""
    cycle 3
    {NO_CLASSIC_CARDS}
    gods zeus athena ares poseidon
    offering red zeus 1
    offering green athena 1
    offering blue ares 1
    offering yellow poseidon 1
    offering black apollo 0
    area tinos red troops 1
    area andros green troops 1
    area delos blue troops 1
    area milos yellow troops 1
    area naxos black troops 1
    phase actions
    """


def price(story: Story, card: str) -> int:
    """What a creature of the track costs now: said, and paid on a copy."""
    twin = story.game.copy()
    before = gold_of(twin, 0)
    action = twin.parse(f"buy {card}")
    said = twin.price(action)
    twin.play(action)
    assert said == before - gold_of(twin, 0)
    return said


def turns(story: Story) -> list[str]:
    """The turns that have just begun: who, with which god."""
    return [f"{event['faction']} {event['god']}" for event in story.happened("turn-begun")]


@pytest.mark.rule("C6.1")
def test_the_gods_grant_their_actions_in_their_order_apollo_last() -> None:
    story = classic(FIVE, players=5)
    found = turns(story)
    for words in ("recruit priest", "recruit philosopher", "recruit troop, at delos", "recruit fleet, at e1"):
        story.play(words, "end")
        found += turns(story)
    assert found == ["red zeus", "green athena", "blue ares", "yellow poseidon", "black apollo"]
    assert story.number("cycle") == 4


@pytest.mark.rule("C6.1")
def test_a_god_without_an_offering_is_passed_over() -> None:
    story = classic(
        f"""
        cycle 3
        {NO_CLASSIC_CARDS}
        gods zeus ares - -
        offering red apollo 0
        offering blue ares 1
        offering green apollo 0
        {HOME}
        phase actions
        """
    )
    assert turns(story) == ["blue ares"]
    story.play("recruit troop, at tinos, end")
    assert turns(story) == ["red apollo", "green apollo"]


@pytest.mark.rule("C6.2")
def test_actions_come_in_any_order_mixed_and_repeated() -> None:
    text = "area andros red troops 3\narea tinos red\narea c2 red fleets 1\ncreatures - - pegasus"
    story = classic_turn("ares", text, red="gold 12", paid=False)
    story.play("move, from andros, to tinos, take 1")  # 1 GP, before the free unit
    story.play("build fortress, at tinos")  # 2 GP
    story.play("recruit troop, at andros")  # free
    story.play("move, from andros, to naxos, take 1")  # 1 GP
    story.play("buy pegasus, decline")  # 2 GP
    story.play("recruit troop, at naxos")  # 2 GP
    story.play("build fortress, at naxos")  # 2 GP
    story.play("move, from tinos, to andros")  # 1 GP
    assert story.gold("red") == 1
    assert [story.troops(land) for land in ("andros", "tinos", "naxos")] == [3, 0, 2]
    assert {"move", "end"} == set(story.legal)  # with 1 GP left


@pytest.mark.rule("C6.2")
@pytest.mark.parametrize(
    "gold, possible",
    [
        (0, {"recruit troop"}),
        (1, {"recruit troop", "move"}),
        (2, {"recruit troop", "move", "build fortress"}),
        (3, {"recruit troop", "move", "build fortress", "buy pegasus"}),
    ],
)
def test_only_what_can_be_paid_is_possible(gold: int, possible: set[str]) -> None:
    text = "area andros red troops 2\narea tinos red\narea c2 red fleets 1\ncreatures - pegasus -"
    story = classic_turn("ares", text, red=f"gold {gold}", paid=False)
    assert set(story.legal) == possible
    story.play("recruit troop, at andros")
    assert set(story.legal) == possible - ({"recruit troop"} if gold < 2 else set()) | {"end"}


@pytest.mark.rule("C6.3")
@pytest.mark.parametrize("god", GODS)
def test_the_turn_does_not_end_before_the_free_unit_is_taken(god: str) -> None:
    story = classic_turn(god, HOME + "creatures - - giant", paid=False)
    assert story.refuses("end")
    story.play("buy giant")  # it need not come first
    assert story.refuses("end")
    assert story.game.default.notation != "end"
    story.play(FREE[god])
    assert "end" in story.legal
    assert story.game.default.notation == "end"
    story.play("end")
    assert story.number("cycle") == 4  # nobody else had an offering


@pytest.mark.rule("C6.3")
@pytest.mark.parametrize(
    "god, text",
    [
        ("ares", "area syros red troops 8"),  # no troop in the reserve
        ("poseidon", "area syros red\narea g5 red fleets 8"),  # no fleet in the reserve
        ("poseidon", "area andros red\n" + "\n".join(f"area {sea} blue fleets 1" for sea in ("a1", "b2", "c1", "c2"))),
        ("zeus", "area syros red\nsupply priests 0 philosophers 16"),
        ("athena", "area syros red\nsupply priests 16 philosophers 0"),
    ],
)
def test_the_turn_may_end_at_once_where_the_free_unit_is_impossible(god: str, text: str) -> None:
    story = classic_turn(god, text, paid=False)
    assert not any(words.startswith("recruit") for words in story.legal)
    assert "end" in story.legal


@pytest.mark.rule("C6.3")
def test_a_free_unit_that_becomes_possible_must_be_taken() -> None:
    text = "area andros red troops 8\narea tinos blue troops 1\narea delos blue\narea c2 red fleets 1"
    story = classic_turn("ares", text, paid=False)
    assert "end" in story.legal
    story.play("move, from andros, to tinos, take 1, roll 0, roll 3")  # a troop dies, and one is in the reserve
    assert story.refuses("end")
    story.play("recruit troop, at andros")
    assert "end" in story.legal


@pytest.mark.rule("C6.3")
def test_a_free_unit_that_becomes_impossible_is_not_owed() -> None:
    taken = "\n".join(f"area {sea} blue fleets 1" for sea in ("a1", "b2", "c1"))
    story = classic_turn("poseidon", f"area andros red\n{taken}\ncreatures - - kraken", paid=False)
    assert story.refuses("end")
    story.play("buy kraken, at c2, stay")
    assert story.refuses("recruit fleet")
    assert "end" in story.legal


@pytest.mark.rule("C6.3")
@pytest.mark.parametrize("island, gained", [("area syros red", 1), ("area syros red metropolis", 0)])
def test_a_fourth_philosopher_must_be_taken(island: str, gained: int) -> None:
    story = classic_turn("athena", island, red="gold 9 philosophers 3", paid=False)
    before = story.number("metropolis", "syros")
    assert story.refuses("end")
    story.play("recruit philosopher")
    assert story.number("philosophers", "red") == 0
    assert story.number("metropolis", "syros") == before + gained  # without a square for it they are lost
    assert "end" in story.legal


@pytest.mark.rule("C6.4")
def test_e13_the_turn_order_of_the_next_cycle() -> None:
    """E13: red, who acts first, goes to slot 5, green to slot 4, and so on; who acts last offers first."""
    story = classic(FIVE, players=5)
    story.play("recruit priest")
    assert story.order == [None] * 5  # not before the actions are done
    story.play("end")
    assert story.order == [None, None, None, None, "red"]
    story.play("recruit philosopher, end")
    assert story.order == [None, None, None, "green", "red"]
    story.play("recruit troop, at delos, end")
    assert story.order == [None, None, "blue", "green", "red"]
    story.play("recruit fleet, at e1, end")  # and black, on Apollo, has nothing to decide
    assert story.order == ["black", "yellow", "blue", "green", "red"]
    story.play("draw zeus, draw ares, draw athena, draw poseidon")
    for colour in ("black", "yellow", "blue", "green", "red"):
        assert (story.question, story.asked) == ("Offer", colour)
        story.play("bid apollo 0")


@pytest.mark.rule("C6.5")
@pytest.mark.parametrize("god", GODS)
def test_any_god_but_apollo_sells_creatures_for_the_price_of_their_slots(god: str) -> None:
    story = classic_turn(god, HOME + "creatures pegasus sylph giant", red="gold 9")
    assert [price(story, card) for card in ("pegasus", "sylph", "giant")] == [4, 3, 2]
    assert story.refuses("buy kraken")  # in the deck
    story.play("buy pegasus, decline, buy giant, buy sylph")  # any number of them
    assert story.gold("red") == 0
    assert classic_track(story) == [None, None, None]


@pytest.mark.rule("C6.5")
@pytest.mark.parametrize("gold, possible", [(1, set()), (2, {"giant"}), (3, {"giant", "sylph"})])
def test_who_cannot_pay_the_price_cannot_buy(gold: int, possible: set[str]) -> None:
    story = classic_turn("athena", HOME + "creatures pegasus sylph giant", red=f"gold {gold}")
    assert {words.removeprefix("buy ") for words in story.legal if words.startswith("buy")} == possible


@pytest.mark.rule("C6.5")
def test_apollo_sells_no_creatures() -> None:
    text = f"{HOME}area milos red\noffering red apollo 0\ngods zeus ares - -\ncreatures pegasus sylph giant"
    story = classic(f"cycle 3\nplayer red gold 9\n{text}\nphase actions")
    assert (story.asked, story.question) == ("red", "PlaceProsperity")
    assert story.refuses("buy giant")
    story.play("at milos")
    assert [event["faction"] for event in story.happened("turn-ended")] == ["red"]  # that was all


@pytest.mark.rule("C6.6")
def test_an_emptied_slot_stays_empty_until_the_next_cycle() -> None:
    text = f"{HOME}player red gold 9\nplayer blue gold 9\noffering red zeus 1\noffering blue ares 1"
    story = classic(f"cycle 3\ngods zeus ares - -\n{text}\ncreatures pegasus giant sylph\nphase actions")
    story.play("buy giant")
    assert classic_track(story) == ["pegasus", None, "sylph"]
    story.play("recruit priest, end")
    assert story.asked == "blue"
    assert classic_track(story) == ["pegasus", None, "sylph"]  # nothing slides, nothing new comes
    assert story.refuses("buy giant")
    story.play("recruit troop, at tinos, end")
    assert story.number("cycle") == 4
    story.play("draw kraken, draw polyphemus")
    assert classic_track(story) == ["kraken", "polyphemus", "pegasus"]


@pytest.mark.rule("C6.7")
@pytest.mark.parametrize(
    "temples, prices",
    [("", [4, 3, 2]), ("temple", [3, 2, 1]), ("temple 2", [2, 1, 1]), ("temple 3", [1, 1, 1]), ("temple 4", [1, 1, 1])],
)
def test_each_temple_takes_1_gp_off_a_creature_down_to_1(temples: str, prices: list[int]) -> None:
    text = f"area syros red troops 1 {temples}\narea delos blue temple 3\ncreatures pegasus sylph giant"
    story = classic_turn("athena", text)
    assert [price(story, card) for card in ("pegasus", "sylph", "giant")] == prices
    assert classic_turn("athena", text, red="gold 0").refuses("buy giant")


@pytest.mark.rule("C6.7")
def test_a_temple_lowers_nothing_but_the_price_of_creatures() -> None:
    story = classic_turn("zeus", "area syros red troops 1 temple 2\ncreatures - - giant", red="gold 9")
    story.play("recruit priest")
    assert story.gold("red") == 5
    story.play("build temple, at syros")
    assert story.gold("red") == 3


@pytest.mark.rule("C6.7", "C6.8")
@pytest.mark.parametrize(
    "order, paid",
    [
        ("pegasus sylph giant", [2, 3, 2]),  # both discounts serve for the first
        ("giant pegasus sylph", [1, 3, 3]),  # one is left, as a creature costs at least 1
        ("sylph giant pegasus", [1, 2, 4]),
    ],
)
def test_each_discount_serves_once_in_a_cycle(order: str, paid: list[int]) -> None:
    text = "area syros red troops 1 temple 2\narea naxos green\ncreatures pegasus sylph giant"
    story = classic_turn("athena", text)
    prices = []
    for card in order.split():
        prices.append(price(story, card))
        story.play(f"buy {card}")
        if story.question != "PaidActions":
            story.play("decline")
    assert prices == paid
    assert story.gold("red") == 9 - sum(paid)


@pytest.mark.rule("C6.8")
def test_discounts_come_back_in_the_next_cycle() -> None:
    text = "player red gold 20\narea syros red troops 1 temple\narea tinos blue troops 1\narea naxos green troops 1"
    story = classic(
        f"cycle 3\ngods zeus ares - -\n{text}\noffering red zeus 1\ncreatures - sylph kraken\nphase actions"
    )
    story.play("recruit priest, buy sylph")
    assert price(story, "kraken") == 2  # the discount is used
    story.play("end, draw pegasus, draw polyphemus, draw giant")
    assert classic_track(story) == ["pegasus", "polyphemus", "giant"]
    story.play("draw poseidon, draw zeus")
    for _ in range(3):
        story.play("bid zeus 1" if story.asked == "red" else "bid apollo 0")
    assert (story.asked, price(story, "giant")) == ("red", 1)


@pytest.mark.rule("C6.8")
def test_a_metropolis_gives_a_discount_like_a_temple() -> None:
    story = classic_turn(
        "athena", "area syros red metropolis temple 1\narea tinos red metropolis\ncreatures pegasus - -"
    )
    assert price(story, "pegasus") == 4 - 3


@pytest.mark.rule("C6.8")
def test_a_temple_just_built_gives_its_discount() -> None:
    story = classic_turn("zeus", "area syros red troops 1 temple\ncreatures pegasus sylph -")
    story.play("buy sylph")
    assert price(story, "pegasus") == 4
    story.play("build temple, at syros")
    assert price(story, "pegasus") == 3


@pytest.mark.rule("C6.8")
def test_a_temple_just_taken_gives_its_discount() -> None:
    text = "area andros red troops 2\narea c2 red fleets 1\narea naxos blue temple\narea kea blue troops 1"
    story = classic_turn("ares", text + "\ncreatures pegasus - -")
    assert price(story, "pegasus") == 4
    story.play("move, from andros, to naxos, take 1")
    assert price(story, "pegasus") == 3


@pytest.mark.rule("C6.8")
@pytest.mark.parametrize("temples, left", [(1, 0), (2, 0), (3, 1)])
def test_a_temple_that_is_gone_gives_no_discount_any_more(temples: int, left: int) -> None:
    story = classic_turn("athena", f"area syros red temple {temples}\ncreatures pegasus - giant")
    assert price(story, "giant") == 1  # one discount used
    story.play("buy giant, at syros")
    assert story.buildings("temple", "syros") == temples - 1
    assert price(story, "pegasus") == 4 - left  # never more than the slot says


@pytest.mark.rule("C6.9")
def test_a_creature_is_used_at_once_and_then_discarded_face_up() -> None:
    story = classic_turn("ares", HOME + "creatures pegasus - -", paid=False)
    story.play("buy pegasus")
    assert set(story.legal) == {"decline", "from syros"}  # nothing else comes between
    assert story.place("pegasus") == BEING_PLAYED
    story.play("from syros, to milos")
    assert story.owner("milos") == "red"
    assert story.place("pegasus") == DISCARD
    number = [card.name for card in story.game.rules.cards].index("pegasus")
    for viewer in (None, 0, 1, 2):
        assert story.game.view(viewer)["state"]["place"][number] == DISCARD
    assert not any("pegasus" in words for words in story.legal)  # it cannot be kept for later


@pytest.mark.rule("C6.10")
@pytest.mark.parametrize(
    "card, text, place",
    [
        ("giant", "area syros red\narea tinos blue metropolis", DISCARD),  # no basic building anywhere
        ("sylph", "area syros red\narea g5 blue fleets 1", DISCARD),  # no own fleet
        ("pegasus", "area syros red\narea tinos blue troops 1", DISCARD),  # no own troop
        ("chimera", "area syros red", DECK),  # no card to call; discarded, she is shuffled into the deck
    ],
)
def test_a_creature_may_be_bought_although_it_can_do_nothing(card: str, text: str, place: int) -> None:
    story = classic_turn("athena", f"{text}\ncreatures - - {card}", red="gold 2")
    story.play(f"buy {card}")
    assert story.question == "PaidActions"
    assert story.happened("effect-missed") == [{"event": "effect-missed", "faction": "red", "card": card}]
    assert (story.gold("red"), story.place(card)) == (0, place)


@pytest.mark.rule("C6.10")
@pytest.mark.parametrize("card", ["chimera", "giant", "kraken", "pegasus", "polyphemus"])
def test_a_target_may_be_declined(card: str) -> None:
    text = f"area syros red troops 1 port\narea g5 red fleets 1\ncreatures - {card} -\ndiscard sylph"
    story = classic_turn("athena", text, red="gold 3")
    fields = ("troops", "fleets", "owner", "buildings", "card_at")
    before = [story.row(field) for field in fields]
    story.play(f"buy {card}, decline")
    assert story.question == "PaidActions"
    assert [event["card"] for event in story.happened("effect-missed")] == [card]
    assert [story.row(field) for field in fields] == before
    assert (story.gold("red"), story.place(card)) == (0, DECK if card == "chimera" else DISCARD)


@pytest.mark.rule("C6.10")
def test_the_sylph_may_be_left_without_a_step() -> None:
    story = classic_turn("athena", "area syros red troops 1\narea g5 red fleets 1\ncreatures - - sylph", red="gold 2")
    story.play("buy sylph, stay")
    assert (story.fleets("g5"), story.place("sylph"), story.gold("red")) == (1, DISCARD, 0)
