"""H14: magic items, how they come, lie there and go."""

import pytest

from cyclades.engine.decks import DISCARD, GONE
from tests.hades import hades, hades_turn
from tests.hades_items import ITEMS, TABLE, cycle, favoured, holder, paid, power
from tests.story import Story

OF_THE_TURN = ("artemis-arrows", "chariot-of-the-sun", "pandoras-box", "pelops-sceptre")
USEFUL = "player blue gold 9 priestesses 1 \n creature kraken - at d1"
"""With this every item of the turn would do something."""


def in_play(*names: str) -> str:
    """A line of a position in which these items are in the pile and no others."""
    return f"gone {' '.join(item for item in ITEMS if item not in names)}"


# -- drawn ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H14.1")
@pytest.mark.parametrize("favour", ["dionysus", "hephaestus", "hermes"])
def test_the_item_of_a_favour_lies_open_with_its_player(favour: str) -> None:
    story = favoured(favour)
    assert sorted(story.legal) == [f"draw {item}" for item in ITEMS]
    story.play("draw necklace-of-harmony")
    assert holder(story, "necklace-of-harmony") == ("open", "red")
    assert story.number("acquired", "necklace-of-harmony") == 3
    for player in (0, 1, 2, None):
        shown = story.game.view(player)["state"]
        number = story.game.rules.f.by_name["place"].per.index("necklace-of-harmony")
        assert (shown["place"][number], shown["card_owner"][number]) == (3, 0)


@pytest.mark.rule("H14.2")
def test_the_item_of_hephaestus_lies_face_down_and_others_see_only_that_it_is_there() -> None:
    story = power("hephaestus").play("play hephaestus", "draw zeus-aegis", "draw pandoras-box", "play pandoras-box")
    assert holder(story, "pandoras-box") == ("hidden", "red")
    box = story.game.rules.f.by_name["place"].per.index("pandoras-box")
    for player, place in ((0, -1), (1, 0), (2, 0), (None, 0)):
        shown = story.game.view(player)["state"]
        assert (shown["place"][box], shown["items_hidden"]) == (place, [1, 0, 0])
        assert shown["acquired"][box] == (3 if player == 0 else 0)


# -- used -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H14.3")
@pytest.mark.parametrize("how", ["card {} red since 1", "hidden red {} since 2"])
def test_using_an_item_costs_nothing_and_it_goes_to_the_open_discard_pile(how: str) -> None:
    story = hades_turn("zeus", f"{TABLE} \n {USEFUL} \n {how.format('pandoras-box')}", "gold 0")
    assert story.game.price(story.game.parse("play pandoras-box")) == 0
    story.play("play pandoras-box")
    assert story.happened("item-used") == []  # the group is not complete yet
    story.play("rob blue")
    assert (story.gold("red"), holder(story, "pandoras-box")) == (0, ("discarded", None))
    assert story.happened("item-used") == [{"event": "item-used", "faction": "red", "card": "pandoras-box"}]
    assert story.number("acquired", "pandoras-box") == 0
    number = story.game.rules.f.by_name["place"].per.index("pandoras-box")
    assert {story.game.view(player)["state"]["place"][number] for player in (0, 1, 2, None)} == {DISCARD}
    assert story.number("items_hidden", "red") == 0


@pytest.mark.rule("H14.3")
def test_a_used_item_is_gone_from_its_player() -> None:
    text = f"{TABLE} \n player blue gold 9 priestesses 2 \n card pandoras-box red since 1"
    assert hades_turn("zeus", text).play("play pandoras-box, rob blue").refuses("play pandoras-box")


@pytest.mark.rule("H14.4")
def test_with_an_empty_pile_the_discarded_ones_make_a_new_one() -> None:
    text = f"gone {' '.join(ITEMS[:7])} \n discard pelops-sceptre poseidons-trident \n card zeus-aegis blue since 1"
    story = favoured("hermes", text)
    assert story.legal == ["draw pelops-sceptre", "draw poseidons-trident"]
    story.play("draw pelops-sceptre")
    assert (holder(story, "pelops-sceptre"), holder(story, "poseidons-trident")) == (("open", "red"), ("pile", None))


@pytest.mark.rule("H14.4")
def test_while_the_pile_has_one_the_discarded_ones_stay_there() -> None:
    story = favoured("hermes", f"gone {' '.join(ITEMS[:8])} \n discard poseidons-trident")
    assert story.legal == ["draw zeus-aegis"]
    story.play("draw zeus-aegis")
    assert holder(story, "poseidons-trident") == ("discarded", None)


@pytest.mark.rule("H14.4")
@pytest.mark.parametrize("last", ["gone zeus-aegis", "card zeus-aegis blue since 1", "hidden blue zeus-aegis since 1"])
def test_with_no_item_there_either_none_is_gained(last: str) -> None:
    story = favoured("hermes", f"{in_play('zeus-aegis')} \n {last}" if "gone" not in last else in_play())
    assert (story.question, story.asked) == ("PaidActions", "red")
    assert [item for item in ITEMS if holder(story, item) == ("open", "red")] == []


# -- kept or fleeting -------------------------------------------------------------------------------------------------

HOLDING = ["card zeus-aegis {} since {}", "hidden {} zeus-aegis since {}"]
END = "player red gold 9 \n offering red ares 1"


def end_of_cycle(how: str, since: int, colour: str, option: str) -> Story:
    """Cycle 3 has ended, with an item gained in a cycle."""
    text = (
        f"cycle 3 \n gods ares zeus - - \n {END} \n {TABLE} \n {how.format(colour, since)} \n phase actions ares paid"
    )
    return hades(text, options=option).play("end")


@pytest.mark.rule("H14.5")
@pytest.mark.parametrize("how", HOLDING)
@pytest.mark.parametrize("option", ["", "option magic_items kept"])
@pytest.mark.parametrize("since", [1, 2, 3])
def test_items_are_kept_until_they_are_used(how: str, option: str, since: int) -> None:
    story = end_of_cycle(how, since, "red", option)
    assert (story.number("cycle"), holder(story, "zeus-aegis")[1]) == (4, "red")
    assert story.number("acquired", "zeus-aegis") == since


@pytest.mark.rule("H14.5")
@pytest.mark.parametrize("how", HOLDING)
@pytest.mark.parametrize("colour", ["red", "blue"])
@pytest.mark.parametrize("since, kept", [(1, False), (2, False), (3, True)])
def test_fleeting_items_go_at_the_end_of_the_cycle_after(how: str, colour: str, since: int, kept: bool) -> None:
    story = end_of_cycle(how, since, colour, "option magic_items fleeting")
    assert story.number("cycle") == 4
    kind = "hidden" if how.startswith("hidden") else "open"
    assert holder(story, "zeus-aegis") == ((kind, colour) if kept else ("discarded", None))
    assert story.number("items_hidden", colour) == int(kept and kind == "hidden")
    assert [event["faction"] for event in story.happened("item-lost")] == ([] if kept else [colour])


@pytest.mark.rule("H14.5")
def test_a_fleeting_item_serves_for_the_whole_cycle_after() -> None:
    text = f"{TABLE} \n player blue gold 9 priestesses 1 \n card pandoras-box red since 2"
    story = hades_turn("zeus", text, options="option magic_items fleeting").play("play pandoras-box, rob blue")
    assert story.number("priestesses", "red") == 1


# -- among the actions ------------------------------------------------------------------------------------------------


@pytest.mark.rule("H14.6")
@pytest.mark.parametrize("god", ["poseidon", "ares", "zeus", "athena", "hades"])
@pytest.mark.parametrize("how", ["card {} red since 2", "hidden red {} since 2"])
def test_items_of_the_turn_are_used_with_any_god(god: str, how: str) -> None:
    for item in OF_THE_TURN:
        story = hades_turn(god, f"{TABLE} \n {USEFUL} \n {how.format(item)}", paid=False)
        assert f"play {item}" in story.legal


@pytest.mark.rule("H14.6")
def test_not_with_apollo() -> None:
    held = "\n".join(f"card {item} red since 1" for item in OF_THE_TURN)
    text = f"cycle 3 \n gods ares zeus - - \n offering red apollo 0 \n {TABLE} \n {USEFUL} \n {held} \n phase actions"
    story = hades(text)
    assert (story.question, story.legal) == ("PlaceProsperity", ["at delos", "at syros"])
    assert story.play("at delos").number("cycle") == 4
    assert {holder(story, item) for item in OF_THE_TURN} == {("open", "red")}


@pytest.mark.rule("H14.6")
@pytest.mark.parametrize("item", OF_THE_TURN)
def test_also_in_the_turn_in_which_they_were_gained(item: str) -> None:
    assert (
        f"play {item}"
        in favoured("dionysus", "player green priestesses 1 \n creature kraken - at d1").play(f"draw {item}").legal
    )


@pytest.mark.rule("H14.6")
def test_not_in_the_turn_of_another_player() -> None:
    held = "\n".join(f"card {item} blue since 1" for item in OF_THE_TURN)
    story = hades_turn("zeus", f"{TABLE} \n player green priestesses 1 \n creature kraken - at d1 \n {held}")
    assert [words for words in story.legal if words.startswith("play")] == []


@pytest.mark.rule("H14.6", "H14.7")
def test_the_others_are_not_used_among_the_actions() -> None:
    held = "\n".join(f"card {item} red since 1" for item in ITEMS if item not in OF_THE_TURN)
    story = hades_turn("zeus", f"{TABLE} \n {USEFUL} \n {held}")
    assert [words for words in story.legal if words.startswith("play")] == []


# -- what would do nothing --------------------------------------------------------------------------------------------


@pytest.mark.rule("H14.11")
@pytest.mark.parametrize(
    "item, text, useful",
    [
        ("artemis-arrows", "", False),
        ("artemis-arrows", "creature kraken - at d1", True),
        ("pandoras-box", "", False),  # red's own do not count
        ("pandoras-box", "player blue gold 9 priestesses 1", True),
        ("chariot-of-the-sun", "area delos red \n area syros red", False),
        ("chariot-of-the-sun", "area delos red troops 1", False),  # there is nowhere else
        ("chariot-of-the-sun", "area delos red troops 1 \n area syros red", True),
        (
            "chariot-of-the-sun",
            "area delos red troops 2 \n area syros red \n creature medusa blue at delos since 3",
            False,
        ),
        ("pelops-sceptre", "gone kraken polyphemus", False),
        ("pelops-sceptre", "discard kraken \n gone polyphemus", True),
        ("pelops-sceptre", "top kraken known blue \n gone polyphemus", True),
        ("pelops-sceptre", "creatures kraken polyphemus -", False),
    ],
)
def test_an_item_that_would_do_nothing_is_not_offered(item: str, text: str, useful: bool) -> None:
    table = "area naxos blue \n area milos green" if "area " in text else TABLE
    story = hades_turn("zeus", f"{table} \n {text} \n card {item} red since 1", "gold 9 priestesses 2")
    assert (f"play {item}" in story.legal) is useful


@pytest.mark.rule("H14.11")
@pytest.mark.parametrize("item", ["zeus-aegis", "palace-on-mount-olympus", "aphrodites-belt", "necklace-of-harmony"])
def test_at_the_windows_of_the_cycle_the_right_item_is_offered(item: str) -> None:
    held = f"card {item} red since 1"
    story = cycle("threat", held).play("roll 1, roll 1") if item == "zeus-aegis" else paid(held)
    if item in ("palace-on-mount-olympus", "aphrodites-belt"):
        story = cycle("favour", held).play("draw hestia")
    assert (story.asked, story.legal) == ("red", ["decline", f"play {item}"])


@pytest.mark.rule("H20.2")
def test_items_of_an_eliminated_player_go_to_no_discard_pile() -> None:
    text = """
        area delos red troops 3
        area e2 red fleets 1
        area naxos blue university 1
        area kea red metropolis
        area syros red port 1 fortress 1 temple 1
        area milos green troops 1
        card zeus-aegis blue since 1
        hidden blue pandoras-box since 2
        """
    story = hades_turn("ares", text).play("move, from delos, to naxos, take 1")
    assert (story.place("zeus-aegis"), story.place("pandoras-box")) == (GONE, GONE)
    assert (story.number("items_hidden", "blue"), story.number("acquired", "pandoras-box")) == (0, 0)
