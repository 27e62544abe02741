"""M6: the Academy of Naval Warfare. Around Kea lie k2, a trade space, h1, h2, i2 and j2."""

import pytest

import cyclades
from tests.story import Story, all_fleets, classic, classic_turn

ACADEMY = "academy-of-naval-warfare"
AROUND = ("k2", "h1", "h2", "i2", "j2")


def income(text: str, at: str = "kea") -> Story:
    """The income phase of a cycle, with the Academy on `at`; the purses are empty before it."""
    purses = "\n".join(f"player {colour} gold 0" for colour in ("red", "blue", "green"))
    rest = "area andros blue \n area tinos green"
    lines = f"cycle 3\ngods zeus ares - -\n{purses}\n{text}\n{rest}\nfield monument {ACADEMY} {at}\nphase income"
    return classic(lines, monuments=ACADEMY)


def places(story: Story) -> list[str]:
    """Where the fleet may go, if somebody is asked."""
    return [words.removeprefix("at ") for words in story.legal] if story.question == "PlaceAcademyUnit" else []


@pytest.mark.rule("M6.1")
@pytest.mark.parametrize(
    "god, kind, other, asked",
    [
        ("poseidon", "port", "university", True),
        ("athena", "university", "port", True),
        ("poseidon", "port", "port", False),
        ("athena", "university", "university", False),
        ("zeus", "temple", "port", False),
        ("athena", "university", "metropolis", False),
    ],
)
def test_it_needs_a_university_and_a_port(god: str, kind: str, other: str, asked: bool) -> None:
    story = classic_turn(god, f"area syros red {other} \n area tinos red", monuments=ACADEMY)
    story.play(f"build {kind}, at tinos")
    assert (story.question == "OfferMonument") is asked


@pytest.mark.rule("M6.2")
def test_with_the_income_its_owner_puts_a_free_fleet_around_its_island() -> None:
    story = income("area kea red \n area paros red")
    assert (story.asked, places(story)) == ("red", [*AROUND])
    assert story.refuses("at f5")  # around Paros, which has no Academy
    assert story.refuses("decline")
    story.play("at h2")
    assert all_fleets(story) == {"h2": ("red", 1)}
    assert (story.gold("red"), story.number("fleets_left", "red"), story.question) == (2, 7, "Offer")
    event = {"event": "recruited", "faction": "red", "unit": "fleet", "area": "h2", "price": 0}
    assert story.happened("recruited") == [event]


@pytest.mark.rule("M6.2", "C4.4")
def test_it_comes_after_the_gold_so_the_new_fleet_earns_none_yet() -> None:
    story = income("area kea red").play("at k2")
    assert (story.owner("k2"), story.gold("red"), story.question) == ("red", 0, "Offer")


@pytest.mark.rule("M6.2")
def test_everybody_has_its_gold_before_it_is_asked() -> None:
    story = income("area kea red")
    assert (story.question, story.gold("blue"), story.gold("green")) == ("PlaceAcademyUnit", 2, 1)


@pytest.mark.rule("M6.2", "M1.12")
def test_it_comes_to_whoever_controls_the_island_now() -> None:
    story = income("area kea green \n area naxos red")
    assert story.asked == "green"
    assert story.play("at h1").owner("h1") == "green"


@pytest.mark.rule("M6.2", "C14.39")
def test_the_fates_bring_gold_and_no_fleet() -> None:
    text = f"area kea red \n area paros red \n creatures - - fates \n field monument {ACADEMY} kea"
    story = classic_turn("zeus", text, monuments=ACADEMY).play("buy fates")
    assert (story.gold("red"), story.question, all_fleets(story)) == (9 - 2 + 2, "PaidActions", {})


@pytest.mark.rule("M6.3")
def test_the_space_must_be_empty_or_its_owners() -> None:
    story = income("area kea red \n area k2 blue fleets 1 \n area h1 green fleets 2 \n area h2 red fleets 1")
    assert places(story) == ["h2", "i2", "j2"]
    assert story.refuses("at k2")
    story.play("at h2")
    assert story.fleets("h2") == 2


@pytest.mark.rule("M6.3", "C18.18")
@pytest.mark.parametrize(
    "creature, left",
    [
        ("kraken - at h2", ["k2", "h1", "i2", "j2"]),
        ("polyphemus blue at delos since 2", ["k2", "i2", "j2"]),
        ("polyphemus red at syros since 2", ["h1", "h2", "i2"]),
    ],
)
def test_the_space_must_be_open_to_fleets(creature: str, left: list[str]) -> None:
    assert places(income(f"area kea red \n creature {creature}")) == left


@pytest.mark.rule("M6.2", "M6.3")
def test_for_an_only_space_nobody_is_asked() -> None:
    others = "\n".join(f"area {sea} blue fleets 1" for sea in AROUND[1:])
    story = income(f"area kea red \n {others}")
    assert (story.owner("k2"), story.fleets("k2"), story.question) == ("red", 1, "Offer")


@pytest.mark.rule("M6.4", "C18.18")
@pytest.mark.parametrize(
    "text",
    [
        "\n".join(f"area {sea} blue fleets 1" for sea in AROUND),
        "creature polyphemus blue at kea since 2",
        "creature polyphemus red at kea since 2",
        "creature kraken - at h2 \n" + "\n".join(f"area {sea} blue fleets 1" for sea in AROUND if sea != "h2"),
    ],
)
def test_without_such_a_space_it_gets_none(text: str) -> None:
    story = income(f"area kea red \n {text}")
    assert (story.question, story.number("fleets_left", "red")) == ("Offer", 8)


@pytest.mark.rule("M6.4")
@pytest.mark.parametrize("elsewhere, asked", [(8, False), (7, True)])
def test_with_all_eight_fleets_on_the_board_it_gets_none(elsewhere: int, asked: bool) -> None:
    story = income(f"area kea red \n area f5 red fleets {elsewhere}")
    assert (story.question == "PlaceAcademyUnit") is asked
    assert asked or sum(number for _, number in all_fleets(story).values()) == 8


@pytest.mark.rule("M6.2")
def test_the_choice_may_be_taken_back_and_is_kept_by_record_view_and_position() -> None:
    story = income("area kea red")
    again = cyclades.read_position(cyclades.write_position(story.game), ask_chance=True)
    assert [action.notation for action in again.actions] == story.legal
    for viewer in (0, 1, 2):
        imagined = cyclades.imagine(story.game.view(viewer), seed=1)
        assert (imagined.question.kind, imagined.faction) == ("PlaceAcademyUnit", "red")
    story.play("at h2")
    assert cyclades.load(story.game.record()).same_state(story.game)
    assert story.game.undoable == 1
    story.game.undo()
    assert (places(story), all_fleets(story)) == ([*AROUND], {})
