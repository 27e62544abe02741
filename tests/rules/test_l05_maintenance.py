"""L5: maintenance costs."""

import pytest

from cyclades.engine.decks import DISCARD, HELD
from tests.story import TEAMS, Story

START = """
    cycle 3
    gods zeus ares poseidon hera athena
    area milos red troops 1
    area kea red troops 1
    area andros blue troops 1
    area delos green troops 1
"""


def maintenance(text: str) -> Story:
    """The beginning of the maintenance of three players: red with Zeus, blue with Ares, green with Apollo."""
    offerings = "offering red zeus 1\noffering blue ares 1\noffering green apollo 0"
    return Story(f"{START}\n{offerings}\n{text}\nphase maintenance")


@pytest.mark.rule("L5.1")
def test_a_priestess_first_lowers_the_offering_and_is_then_discarded() -> None:
    story = Story(
        f"""
        {START}
        player red gold 0 priestesses 1
        order blue green red
        creature kraken red at north since 2
        phase offerings
        """
    ).play("bid ares 1, bid apollo 0, bid zeus 1")
    assert story.gold("red") == 0  # the priestess has paid the offering
    assert (story.asked, story.question) == ("red", "Maintain")
    story.play("keep kraken, stay")
    assert story.number("priestesses", "red") == 0
    assert story.card_at("kraken") == "north"


@pytest.mark.rule("L5.2")
@pytest.mark.parametrize(
    "text, first, second",
    [
        ("creature kraken blue at north since 2\ncreature minotaur red at kea since 2", "red", "blue"),
        ("creature kraken green at north since 2\ncreature minotaur blue at andros since 2", "blue", "green"),
        ("creature kraken red at north since 2\ncreature minotaur green at delos since 2", "red", "green"),
    ],
)
def test_maintenance_follows_the_order_of_the_gods_apollo_last(text: str, first: str, second: str) -> None:
    players = "\n".join(f"player {colour} priestesses 1" for colour in ("red", "blue", "green"))
    story = maintenance(f"{players}\n{text}")
    assert (story.question, story.asked) == ("Maintain", first)
    story.play(story.legal[0])
    assert (story.question, story.asked) == ("Maintain", second)


@pytest.mark.rule("L5.3")
def test_a_priestess_keeps_a_creature() -> None:
    story = maintenance("player red priestesses 2\ncreature kraken red at north since 2")
    assert sorted(story.legal) == ["keep kraken", "release kraken"]
    story.play("keep kraken, stay")
    assert story.number("priestesses", "red") == 1
    assert (story.card_at("kraken"), story.place("kraken")) == ("north", HELD)


@pytest.mark.rule("L5.3")
@pytest.mark.parametrize("priestesses", [0, 1])
def test_a_creature_not_paid_for_leaves(priestesses: int) -> None:
    story = maintenance(f"player red priestesses {priestesses}\ncreature kraken red at north since 2")
    if priestesses:
        story.play("release kraken")
    assert story.question == "MandatoryActions"  # without a priestess nothing is asked
    assert (story.card_at("kraken"), story.place("kraken")) == (None, DISCARD)
    assert story.number("priestesses", "red") == priestesses
    assert story.number("card_owner", "kraken") == -1


@pytest.mark.rule("L5.4")
def test_several_creatures_are_settled_one_by_one_in_any_order() -> None:
    text = """
        player red priestesses 2
        creature kraken red at north since 2
        creature minotaur red at kea since 1
        """
    story = maintenance(text)
    assert sorted(story.legal) == ["keep kraken", "keep minotaur", "release kraken", "release minotaur"]
    story.play("keep minotaur")
    assert story.question == "MoveFigure"  # moves before the next one is paid for
    story.play("to milos")
    assert sorted(story.legal) == ["keep kraken", "release kraken"]
    story = maintenance(text).play("keep kraken, to west")
    assert sorted(story.legal) == ["keep minotaur", "release minotaur"]
    story.play("keep minotaur, stay")
    assert story.number("priestesses", "red") == 0
    assert (story.card_at("kraken"), story.card_at("minotaur")) == ("west", "kea")


@pytest.mark.rule("L5.3", "L5.4")
def test_one_priestess_keeps_one_of_two_creatures() -> None:
    text = """
        player red priestesses 1
        creature kraken red at north since 2
        creature minotaur red at kea since 2
        """
    story = maintenance(text).play("keep minotaur, stay")
    assert story.question == "MandatoryActions"
    assert (story.card_at("kraken"), story.card_at("minotaur")) == (None, "kea")
    story = maintenance(text).play("release minotaur, keep kraken, stay")
    assert (story.card_at("kraken"), story.card_at("minotaur")) == ("north", None)


@pytest.mark.rule("L5.5")
def test_at_sea_a_creature_moves_to_an_adjacent_sea_area_or_stays() -> None:
    story = maintenance("player red priestesses 1\ncreature kraken red at north since 2").play("keep kraken")
    assert sorted(story.legal) == ["stay", "to east", "to west"]
    story.play("to east")
    assert story.card_at("kraken") == "east"
    assert story.question == "MandatoryActions"  # one step only


@pytest.mark.rule("L5.5")
def test_on_land_a_creature_moves_to_a_neighbouring_area_of_its_island_or_stays() -> None:
    text = """
        player red priestesses 1
        area paros red
        area east red fleets 1
        creature minotaur red at AREA since 2
        """
    story = maintenance(text.replace("AREA", "kea")).play("keep minotaur")
    assert sorted(story.legal) == ["stay", "to milos"]  # neither over the sea to Paros nor to blue's Andros
    story.play("stay")
    assert story.card_at("minotaur") == "kea"
    story = maintenance(text.replace("AREA", "paros")).play("keep minotaur")
    assert story.question == "MandatoryActions"  # nothing to ask: no neighbour is red's
    assert story.card_at("minotaur") == "paros"


@pytest.mark.rule("L5.5")
def test_a_creature_not_paid_for_does_not_move() -> None:
    story = maintenance("player red priestesses 1\ncreature kraken red at north since 2")
    assert story.refuses("to east")
    story.play("release kraken")
    assert story.question == "MandatoryActions"


@pytest.mark.rule("L5.6")
def test_a_new_creature_pays_for_the_first_time_in_the_next_cycle() -> None:
    story = Story(
        """
        cycle 2
        gods zeus ares poseidon hera athena
        gone harpy graeae sphinx minotaur ajax hector
        creatures - - - kraken
        player red gold 9 priestesses 1
        offering red zeus 1
        area delos red troops 1
        phase actions zeus paid
        """
    ).play("buy kraken, at far, end")
    assert (story.number("cycle"), story.question) == (3, "Offer")  # the rest of cycle 2 asked for no maintenance
    assert story.number("priestesses", "red") == 1
    assert story.card_at("kraken") == "far"
    while story.question == "Offer":
        story.play(story.legal[0])
    assert (story.question, story.asked) == ("Maintain", "red")
    story.play("keep kraken, stay")
    assert story.number("priestesses", "red") == 0


FIGURES = pytest.mark.parametrize(
    "card, area",
    [
        ("cerberus", "naxos"),
        ("hydra", "far"),
        ("kraken", "north"),
        ("medusa", "andros"),
        ("minotaur", "kea"),
        ("polyphemus", "thira"),
    ],
)


@pytest.mark.rule("L5.3", "L12.25")
@FIGURES
def test_each_creature_is_kept_by_a_priestess_of_its_owner_wherever_it_stands(card: str, area: str) -> None:
    text = f"player red priestesses 1 \n player blue priestesses 1 \n creature {card} red at {area} since 1"
    story = maintenance(text)
    assert (story.asked, sorted(story.legal)) == ("red", [f"keep {card}", f"release {card}"])
    story.play(f"keep {card}")
    if story.question == "MoveFigure":
        story.play("stay")
    assert story.question == "MandatoryActions"  # blue, in whose area it may stand, is not asked
    assert (story.card_at(card), story.place(card)) == (area, HELD)
    assert (story.number("priestesses", "red"), story.number("priestesses", "blue")) == (0, 1)


@pytest.mark.rule("L5.3")
@FIGURES
@pytest.mark.parametrize("answer", ["release", ""])
def test_each_creature_leaves_the_board_when_it_is_not_paid_for(card: str, area: str, answer: str) -> None:
    priestesses = 1 if answer else 0
    text = f"player red priestesses {priestesses} \n player blue priestesses 3"
    story = maintenance(f"{text} \n creature {card} red at {area} since 2")
    if answer:
        story.play(f"release {card}")
    assert (story.card_at(card), story.place(card), story.value("card_owner", card)) == (None, DISCARD, None)
    assert story.number("priestesses", "blue") == 3


@pytest.mark.rule("L5.3", "L17.15")
def test_a_priestess_of_the_teammate_keeps_no_creature() -> None:
    text = "player blue priestesses 2 \n offering red zeus 1 \n offering blue ares 1 \n area thira yellow"
    story = Story(
        f"{START} \n {text} \n creature kraken red at north since 2 \n phase maintenance",
        4,
        TEAMS,
    )
    assert (story.question, story.place("kraken")) == ("MandatoryActions", DISCARD)
    assert story.number("priestesses", "blue") == 2


@pytest.mark.rule("L5.3", "L5.4")
@pytest.mark.parametrize("priestesses", [1, 2, 3])
def test_as_many_creatures_stay_as_there_are_priestesses(priestesses: int) -> None:
    cards = ["medusa", "kraken", "cerberus"]
    text = "creature cerberus red at syros since 2 \n creature medusa red at thira since 1"
    story = maintenance(f"player red priestesses {priestesses} \n {text} \n creature kraken red at far since 2")
    for card in cards[:priestesses]:
        story.play(f"keep {card}")
        if story.question == "MoveFigure":
            story.play("stay")
        assert story.refuses(f"keep {card}")  # settled once
    assert story.question == "MandatoryActions"
    assert [card for card in cards if story.card_at(card)] == cards[:priestesses]


TWO = "player red priestesses 2 \n creature cerberus red at kea since 2 \n creature hydra red at andros since 2"


@pytest.mark.rule("L5.4", "L12.24")
def test_a_creature_that_moves_first_makes_room_for_the_next() -> None:
    story = maintenance(TWO).play("keep cerberus, to milos", "keep hydra")
    assert story.legal == ["stay", "to kea", "to east", "to far"]
    story.play("to kea")
    assert (story.card_at("cerberus"), story.card_at("hydra")) == ("milos", "kea")


@pytest.mark.rule("L5.4", "L12.24")
def test_in_the_other_order_the_place_is_still_taken() -> None:
    story = maintenance(TWO).play("keep hydra")
    assert story.legal == ["stay", "to east", "to far"]
    story.play("to far", "keep cerberus")
    assert story.legal == ["stay", "to andros", "to milos"]


@pytest.mark.rule("L5.4", "L12.24")
def test_a_creature_that_leaves_makes_room_too() -> None:
    story = maintenance(TWO).play("release cerberus", "keep hydra")
    assert "to kea" in story.legal


BOTH = """
    player red priestesses 2
    area thira blue
    area east blue fleets 1
    creature polyphemus red at milos since 2
    creature kraken red at west since 2
    """


@pytest.mark.rule("L5.4", "L12.58", "L19.27")
def test_what_a_move_does_is_done_before_the_next_creature_is_settled() -> None:
    story = maintenance(BOTH).play("keep polyphemus, to kea")
    assert (story.question, story.legal) == ("PushTo", ["to north", "to south"])
    story.play("to north", "keep kraken, to north")
    assert (story.fleets("north"), story.number("fleets_left", "blue")) == (0, 8)
    story = maintenance(BOTH).play("keep kraken, to north", "keep polyphemus, to kea")
    assert (story.fleets("south"), story.number("fleets_left", "blue")) == (1, 7)  # the North is closed already


@pytest.mark.rule("L5.6")
@pytest.mark.parametrize("since, asked", [(1, True), (2, True), (3, False)])
def test_only_creatures_of_earlier_cycles_pay(since: int, asked: bool) -> None:
    story = maintenance(f"player red priestesses 1 \n creature cerberus red at thira since {since}")
    assert (story.question == "Maintain") is asked
    assert story.card_at("cerberus") == "thira"
