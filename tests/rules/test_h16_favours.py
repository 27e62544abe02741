"""H16: divine favours in general."""

import pytest

from cyclades.engine.decks import DECK, DISCARD, TRACK
from tests.hades import hades, hades_turn
from tests.hades_items import ITEMS, TABLE, cycle, favoured, holder, power
from tests.story import Story

FAVOURS = ("aphrodite", "artemis", "demeter", "dionysus", "hephaestus", "hera", "hermes", "hestia")
WITH_ITEM = ("dionysus", "hephaestus", "hermes")
PAID = ("aphrodite", "dionysus", "hephaestus", "hera", "hestia")
ALL_USEFUL = "area e2 red fleets 1 \n discard achilles"
"""With this and a philosopher every power would do something."""
RICH = "gold 9 philosophers 1"


def revealed(story: Story) -> list[str]:
    """The favours that lie open."""
    return [favour for favour in FAVOURS if story.place(favour) == TRACK]


# -- revealed and discarded -------------------------------------------------------------------------------------------


@pytest.mark.rule("H16.1")
@pytest.mark.parametrize("favour", FAVOURS)
def test_the_first_favour_of_the_pile_is_revealed_when_the_gods_are_laid_out(favour: str) -> None:
    story = cycle("gods")
    while "draw hestia" not in story.legal:
        story.play(story.legal[0])
    assert story.legal == [f"draw {name}" for name in FAVOURS]
    gold = story.gold("blue")
    story.play(f"draw {favour}")
    assert (revealed(story), story.question) == ([favour], "Offer")
    assert story.gold("blue") == gold + 1  # the income came after it


@pytest.mark.rule("H16.1", "H2.6")
def test_with_hades_none_is_revealed_and_all_are_shuffled() -> None:
    story = cycle("hades", "field hades_column 9 \n discard hera hestia")
    assert (revealed(story), story.question) == ([], "Offer")
    assert {story.place(favour) for favour in FAVOURS} == {DECK}


@pytest.mark.rule("H16.1", "H1.3")
def test_without_the_god_every_cycle_has_a_favour() -> None:
    text = f"cycle 3 \n gods ares zeus - - \n {TABLE} \n phase favour"
    assert hades(text, options="option god off").legal == [f"draw {name}" for name in FAVOURS]


def two_turns(favour: str, first: str = "red", last: str = "blue") -> Story:
    """The turns begin: one player has the first god, another the last one with the favour."""
    purses = "player red gold 9 philosophers 1 \n player blue gold 9 philosophers 1"
    head = f"cycle 3 \n gods ares zeus - - \n {purses} \n offering {first} ares 1 \n offering {last} zeus 1"
    return hades(
        f"{head} \n {TABLE} \n {ALL_USEFUL} \n area f3 blue fleets 1 \n track favours {favour} \n phase actions"
    )


@pytest.mark.rule("H16.2")
@pytest.mark.parametrize("favour", FAVOURS)
def test_it_serves_the_player_of_the_last_god_alone(favour: str) -> None:
    story = two_turns(favour)
    assert (story.asked, f"play {favour}" in story.legal) == ("red", False)
    story.play("recruit troop, at delos" if "recruit troop" in story.legal else "end")
    assert (story.number("priestesses", "red"), holder(story, "zeus-aegis")) == (0, ("pile", None))
    story.play("end")
    if favour in WITH_ITEM:
        story.play("draw zeus-aegis")
        assert holder(story, "zeus-aegis") == ("open", "blue")
    assert (story.asked, f"play {favour}" in story.legal) == ("blue", True)


@pytest.mark.rule("H16.3")
@pytest.mark.parametrize("favour", FAVOURS)
def test_at_the_beginning_of_the_turn_it_brings_an_item_or_a_priestess(favour: str) -> None:
    story = favoured(favour, red="gold 0")
    if favour in WITH_ITEM:
        assert story.legal == [f"draw {item}" for item in ITEMS]
        story.play("draw zeus-aegis")
    assert (story.asked, story.question, story.gold("red")) == ("red", "PaidActions", 0)
    assert story.number("priestesses", "red") == int(favour not in WITH_ITEM)
    assert (holder(story, "zeus-aegis") == ("open", "red")) is (favour in WITH_ITEM)
    assert story.number("priestesses", "blue") == 0


@pytest.mark.rule("H16.3", "H15.8")
def test_with_no_priestess_left_none_is_gained() -> None:
    story = favoured("hestia", "player green priestesses 16")
    assert (story.question, story.number("priestesses", "red")) == ("PaidActions", 0)


# -- the power --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H16.4")
@pytest.mark.parametrize("favour", FAVOURS)
def test_its_power_is_used_once_at_any_time_among_the_actions(favour: str) -> None:
    for free in (True, False):
        story = power(favour, ALL_USEFUL, RICH, god="zeus")
        if not free:
            story.play("recruit priest")
        story.play(f"play {favour}")
        while story.question != "PaidActions":
            story.play(story.legal[0])
        assert story.refuses(f"play {favour}")


@pytest.mark.rule("H16.4")
def test_it_may_be_used_before_what_is_free_and_owed() -> None:
    story = favoured("demeter")
    assert "end" not in story.legal
    assert story.play("play demeter").refuses("end")
    assert "end" in story.play("recruit priest").legal


@pytest.mark.rule("H16.5")
@pytest.mark.parametrize("favour", FAVOURS)
def test_what_the_power_costs(favour: str) -> None:
    price = 2 if favour in PAID else 0
    story = power(favour, ALL_USEFUL, RICH)
    assert story.game.price(story.game.parse(f"play {favour}")) == price
    story.play(f"play {favour}")
    gain = 2 if favour == "demeter" else 0
    while story.question != "PaidActions":
        story.play(story.legal[0])
    assert story.gold("red") == 9 - price + gain
    assert f"play {favour}" in power(favour, ALL_USEFUL, f"gold {price} philosophers 1").legal
    if price:
        assert power(favour, ALL_USEFUL, "gold 1 philosophers 1").refuses(f"play {favour}")


FULL = "area delos red troops 8 temple 3 \n area naxos blue \n area milos green"


@pytest.mark.rule("H16.6")
@pytest.mark.parametrize(
    "favour, text, red",
    [
        ("aphrodite", "area delos red \n area naxos blue \n area milos green", "gold 9"),
        ("aphrodite", FULL, "gold 9"),
        ("artemis", TABLE, "gold 9"),
        ("dionysus", FULL, "gold 9"),
        ("dionysus", "area delos red \n area syros blue theatre 3 \n area milos green theatre 1", "gold 9"),
        ("hephaestus", f"{TABLE} \n gone {' '.join(ITEMS)}", "gold 9"),
        ("hephaestus", f"{TABLE} \n gone {' '.join(ITEMS[1:])} \n card {ITEMS[0]} blue since 1", "gold 9"),
        ("hera", TABLE, "gold 9"),
        ("hera", f"{TABLE} \n creatures achilles - -", "gold 9"),
        ("hermes", f"{TABLE} \n area f3 blue fleets 1", "gold 9"),
        ("hestia", FULL, "gold 9"),
    ],
)
def test_a_power_that_can_do_nothing_is_not_offered(favour: str, text: str, red: str) -> None:
    assert hades_turn("zeus", text, red, favour=favour, last=True).refuses(f"play {favour}")


@pytest.mark.rule("H16.6")
def test_artemis_needs_somebody_to_discard_and_a_unit_to_come() -> None:
    lands = "area delos red troops 8 \n area naxos blue \n area milos green"
    seas = "\n".join(f"area {sea} red fleets {1 + (sea == 'e2')}" for sea in ("e1", "e2", "f1", "f3", "g3", "h1", "h2"))
    for text, red, able in (
        (f"{lands} \n {seas}", "gold 9 priests 1", False),
        (lands, "gold 9 priests 1", True),
        (lands, "gold 9 philosophers 1", True),
        (lands, "gold 9 priestesses 1", False),
    ):
        story = hades_turn("zeus", text, red, favour="artemis", last=True)
        assert ("play artemis" in story.legal) is able


@pytest.mark.rule("H16.7")
@pytest.mark.parametrize("favour", ["hestia", "hermes", "demeter"])
def test_where_nobody_came_to_that_god_nobody_has_it(favour: str) -> None:
    head = "cycle 3 \n gods ares zeus - - \n player red gold 9 \n offering red ares 1 \n offering blue apollo 0"
    story = hades(f"{head} \n {TABLE} \n track favours {favour} \n phase actions")
    assert story.refuses(f"play {favour}")
    story.play("recruit troop, at delos, end")
    while story.number("cycle") == 3:
        story.play(story.legal[0])
    assert [story.number("priestesses", colour) for colour in ("red", "blue", "green")] == [0, 0, 0]
    assert {holder(story, item) for item in ITEMS} == {("pile", None)}
    assert story.place(favour) == DISCARD


@pytest.mark.rule("H16.7")
def test_where_its_player_is_eliminated_before_nobody_has_it() -> None:
    text = """
        cycle 3
        gods ares zeus - -
        player red gold 9
        player blue gold 9
        offering red ares 1
        offering blue zeus 1
        area delos red troops 3
        area e2 red fleets 1
        area naxos blue university 1
        area kea red metropolis
        area syros red port 1 fortress 1 temple 1
        area milos green troops 1
        track favours hestia
        phase actions ares paid
        """
    story = hades(text).play("move, from delos, to naxos, take 1")
    assert story.number("alive", "blue") == 0
    while story.number("cycle") == 3 and not story.game.over:
        story.play("end" if "end" in story.legal else story.legal[0])
        assert "play hestia" not in story.legal
    assert [story.number("priestesses", colour) for colour in ("red", "blue", "green")] == [0, 0, 0]


@pytest.mark.rule("H16.8")
@pytest.mark.parametrize("used", [True, False])
def test_at_the_end_of_the_cycle_it_is_discarded(used: bool) -> None:
    story = power("demeter")
    if used:
        story.play("play demeter")
        assert revealed(story) == ["demeter"]
    story.play("end")
    assert (story.number("cycle"), story.place("demeter"), revealed(story)) == (4, DISCARD, [])


@pytest.mark.rule("H16.9")
def test_with_an_empty_pile_the_discarded_ones_make_a_new_one() -> None:
    story = cycle("favour", f"discard {' '.join(FAVOURS)}")
    assert story.legal == [f"draw {name}" for name in FAVOURS]
    story.play("draw hera")
    assert (revealed(story), story.place("hestia")) == (["hera"], DECK)


@pytest.mark.rule("H16.9")
def test_while_the_pile_has_one_the_discarded_ones_stay_there() -> None:
    story = cycle("favour", f"discard {' '.join(FAVOURS[1:])}")
    assert story.legal == ["draw aphrodite"]
    story.play("draw aphrodite")
    assert {story.place(favour) for favour in FAVOURS[1:]} == {DISCARD}


@pytest.mark.rule("H16.2", "H19.3")
@pytest.mark.parametrize("turns, able", [(("ares", "zeus"), False), (("zeus", "athena"), True)])
def test_with_two_players_in_the_turn_of_the_pawn_on_the_third_god(turns: tuple[str, str], able: bool) -> None:
    head = "cycle 3 \n gods ares zeus athena - \n player red gold 9 \n player blue gold 9"
    bids = f"offering red-1 {turns[0]} 1 \n offering red-2 {turns[1]} 1"
    table = TABLE.replace("green", "blue")
    story = hades(f"{head} \n {bids} \n {table} \n track favours demeter \n phase actions", 2)
    seen = []
    while story.number("cycle") == 3:
        seen.append((story.value("turn"), "play demeter" in story.legal))
        story.play("end" if "end" in story.legal else story.legal[0])
    assert ("red-1", True) not in seen
    assert (("red-2", True) in seen) is able
    assert story.number("priestesses", "red") == int(able)
