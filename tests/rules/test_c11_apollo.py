"""C11: Apollo."""

import pytest

import cyclades
from tests.story import NO_CLASSIC_CARDS, Story, classic

ISLANDS = """
    area andros red troops 1
    area syros red
    area tinos blue troops 1
    area delos blue
    area naxos green troops 1
    area kea green
"""


def cycle(text: str, players: int = 3, islands: str = ISLANDS) -> Story:
    """In cycle 3, without creatures; everybody has 5 GP."""
    return classic(f"cycle 3\ngods ares poseidon - -\n{NO_CLASSIC_CARDS}\n{islands}\n{text}", players)


def turns(story: Story) -> list[tuple[str, str]]:
    """Whose turns have begun since the last question, and with which god."""
    return [(event["faction"], event["god"]) for event in story.happened("turn-begun")]


# -- when --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C11.1")
def test_all_may_come_to_apollo_and_act_in_the_order_in_which_they_came() -> None:
    story = cycle("order green red blue\nphase offerings").play("bid apollo 0", "bid apollo 0")
    again = cyclades.read_position(cyclades.write_position(story.game), ask_chance=True)
    assert again.same_state(story.game)  # a position keeps the order
    story.play("bid apollo 0")
    assert (turns(story), story.asked) == ([("green", "apollo")], "green")
    story.play("at naxos")
    assert turns(story) == [("red", "apollo"), ("blue", "apollo")]
    assert story.order == ["blue", "red", "green"]


@pytest.mark.rule("C11.1")
def test_apollo_comes_after_all_gods() -> None:
    story = cycle("order blue green red\nphase offerings").play("bid apollo 0", "bid poseidon 1", "bid ares 1")
    assert turns(story) == [("red", "ares")]
    story.play("recruit troop, at andros, end")
    assert turns(story) == [("green", "poseidon")]
    story.play("recruit fleet, at f4, end")
    assert turns(story) == [("blue", "apollo")]


@pytest.mark.rule("C11.1", "C11.3")
def test_who_is_outbid_and_goes_to_apollo_comes_after_who_was_there_before() -> None:
    story = cycle("order blue green red\nphase offerings")
    story.play("bid ares 1", "bid apollo 0", "bid ares 2", "bid apollo 0")  # red outbids blue
    story.play("recruit troop, at andros, end")
    assert (turns(story), story.asked) == ([("green", "apollo")], "green")
    story.play("at kea")
    assert turns(story) == [("blue", "apollo")]
    assert not [event for event in story.happened("prosperity-placed") if event["faction"] == "blue"]


# -- gold --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C11.2")
@pytest.mark.parametrize(
    "islands, gold",
    [
        ("area andros red troops 1", 4),
        ("area andros red", 4),  # held by a marker alone
        ("area andros red troops 1\narea b2 red fleets 3\narea c2 red fleets 1", 4),  # fleets are no islands
        ("area syros red troops 8 metropolis", 4),  # one, however large
        ("area andros red troops 1\narea syros red", 1),
        ("area andros red\narea syros red\narea paros red", 1),
    ],
)
def test_apollo_gives_1_or_4_to_who_has_exactly_one_island(islands: str, gold: int) -> None:
    others = "area tinos blue\narea delos blue\narea naxos green\narea kea green"
    story = cycle("offering red apollo 0\nplayer red gold 5\nphase actions", islands=f"{others}\n{islands}")
    if story.asked == "red":
        story.play(story.legal[0])  # the marker
    assert story.gold("red") == 5 + gold


@pytest.mark.rule("C11.2", "C11.3")
def test_all_on_apollo_get_gold_but_only_the_first_a_marker() -> None:
    islands = ISLANDS.replace("area delos blue\n", "")  # blue has Tinos alone
    story = cycle("order red blue green\nphase offerings", islands=islands)
    story.play("bid apollo 0", "bid apollo 0", "bid apollo 0")
    assert (story.asked, story.legal) == ("red", ["at andros", "at syros"])
    story.play("at syros")
    assert [story.gold(colour) for colour in ("red", "blue", "green")] == [6, 9, 6]
    assert sum(story.row("prosperity")) == 1
    assert story.number("prosperity", "syros") == 1


# -- the marker --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C11.3")
def test_the_marker_goes_onto_an_own_island_and_pays_from_the_next_income_on() -> None:
    story = cycle("area b2 red fleets 1\noffering red apollo 0\nplayer red gold 5\nphase actions")
    assert (story.asked, story.legal) == ("red", ["at andros", "at syros"])  # Syros is held by a marker alone
    for words in (
        "at tinos",
        "at paros",
        "at b2",
        "stay",
        "decline",
    ):  # blue's, neutral, a sea space; it is not forgone
        assert story.refuses(words)
    before = story.game.view(0)["income"]["red"]
    story.play("at syros")
    assert story.game.view(0)["income"]["red"] == before + 1
    assert story.gold("red") == 6  # the marker itself pays in the next cycle
    story.play("draw ares, draw zeus")
    assert story.gold("red") == 6 + before + 1


@pytest.mark.rule("C11.3")
def test_an_island_may_hold_several_markers() -> None:
    islands = ISLANDS.replace("area syros red", "area syros red prosperity 3")
    story = cycle("offering red apollo 0\nphase actions", islands=islands).play("at syros")
    assert story.number("prosperity", "syros") == 4


@pytest.mark.rule("C11.3")
def test_who_has_one_island_puts_the_marker_there() -> None:
    islands = ISLANDS.replace("area syros red\n", "")
    story = cycle("offering red apollo 0\nphase actions", islands=islands)
    assert story.happened("prosperity-placed") == [{"event": "prosperity-placed", "faction": "red", "area": "andros"}]
    assert story.number("prosperity", "andros") == 1


@pytest.mark.rule("C11.3", "C12.6")
def test_when_the_first_on_apollo_is_eliminated_nobody_else_gets_the_marker() -> None:
    islands = """
        area naxos red troops 2 metropolis
        area f3 red fleets 1
        area delos blue metropolis
        area kea green
        area milos green
    """
    text = "offering red ares 1\noffering blue apollo 0\noffering green apollo 0\nphase actions ares paid"
    story = cycle(text, islands=islands).play("move, from naxos, to delos, take 2")
    assert story.number("alive", "blue") == 0
    story.play("end")
    assert turns(story) == [("green", "apollo")]
    assert (story.gold("green"), sum(story.row("prosperity"))) == (6, 0)


# -- nothing else ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C11.4")
def test_apollo_grants_nothing_but_gold_and_the_marker() -> None:
    text = """
        cycle 3
        gods ares poseidon - -
        creatures giant kraken sylph
        player red gold 30 philosophers 3 priests 2
        offering red apollo 0
        offering blue apollo 0
        area b2 red fleets 3
        phase actions
    """
    story = classic(f"{ISLANDS}\n{text}".replace("area andros red troops 1", "area andros red troops 5"))
    assert story.legal == ["at andros", "at syros"]
    refused = "buy giant, exchange giant, recruit troop, recruit fleet, recruit priest, recruit philosopher, "
    refused += "build port, build fortress, build temple, build university, move, sail"
    for words in refused.split(", "):
        assert story.refuses(words)
    story.play("at andros")
    assert turns(story) == [("blue", "apollo")]  # red is not asked again, and blue not at all
    assert story.number("cycle") == 4
    assert story.gold("red") == 31
