"""M5: the Military Academy."""

import pytest

import cyclades
from tests.story import Story, classic, classic_turn

ACADEMY = "military-academy"


def income(text: str, at: str = "kea", cycle: int = 3, players: int = 3) -> Story:
    """The income phase of a cycle, with the Academy on `at`; the purses are empty before it."""
    gods = "zeus ares athena -" if players == 2 else "zeus ares - -"
    purses = "\n".join(f"player {colour} gold 0" for colour in ("red", "blue", "green")[:players])
    rest = "area andros blue \n area tinos green" if players == 3 else "area andros blue"
    lines = f"cycle {cycle}\ngods {gods}\n{purses}\n{text}\n{rest}\nfield monument {ACADEMY} {at}\nphase income"
    return classic(lines, players, monuments=ACADEMY)


@pytest.mark.rule("M5.1")
@pytest.mark.parametrize(
    "god, kind, other, asked",
    [
        ("ares", "fortress", "university", True),
        ("athena", "university", "fortress", True),
        ("ares", "fortress", "fortress", False),
        ("athena", "university", "university", False),
        ("zeus", "temple", "fortress", False),
        ("athena", "university", "metropolis", False),
    ],
)
def test_it_needs_a_fortress_and_a_university(god: str, kind: str, other: str, asked: bool) -> None:
    story = classic_turn(god, f"area syros red {other} \n area tinos red", monuments=ACADEMY)
    story.play(f"build {kind}, at tinos")
    assert (story.question == "OfferMonument") is asked


@pytest.mark.rule("M5.2")
@pytest.mark.parametrize("troops", ["", "troops 2"])
def test_with_the_income_its_owner_gets_a_free_troop_on_its_island(troops: str) -> None:
    story = income(f"area kea red {troops} \n area paros red troops 1")
    assert story.troops("kea") == (3 if troops else 1)  # a marker alone is enough
    assert (story.troops("paros"), story.number("troops_left", "red")) == (1, 7 - story.troops("kea"))
    assert story.gold("red") == 2  # what Paros pays; the troop cost nothing
    event = {"event": "recruited", "faction": "red", "unit": "troop", "area": "kea", "price": 0}
    assert event in story.happened("recruited")


@pytest.mark.rule("M5.2")
def test_it_comes_after_the_gold_of_all_and_before_the_offerings() -> None:
    story = income("area kea red")
    kinds = [event["event"] for event in story.game.seen(None)]
    assert kinds.index("recruited") > max(n for n, kind in enumerate(kinds) if kind == "income-received")
    assert (kinds.count("income-received"), story.question) == (3, "Offer")


@pytest.mark.rule("M5.2", "M1.12")
def test_it_comes_to_whoever_controls_the_island_now() -> None:
    story = income("area kea blue \n area naxos red")
    assert (story.owner("kea"), story.troops("kea")) == ("blue", 1)
    assert (story.number("troops_left", "red"), story.number("troops_left", "blue")) == (8, 7)


@pytest.mark.rule("M5.2")
def test_not_built_it_gives_nothing_although_it_is_open() -> None:
    text = "cycle 3\ngods zeus ares - -\narea kea red fortress university\nphase income"
    story = classic(text, monuments=ACADEMY)
    assert (story.question, story.troops("kea"), story.number("troops_left", "red")) == ("Offer", 0, 8)


@pytest.mark.rule("M5.2")
def test_in_every_cycle_once_and_for_two_players_too() -> None:
    assert income("area kea red", players=2).troops("kea") == 1  # not once for each pawn
    story = income("area kea red").play("bid apollo 0, bid apollo 0, bid apollo 0")
    assert story.troops("kea") == 1
    story.play(*story.legal[:1]) if story.question == "PlaceProsperity" else None
    while story.question in ("Draw", "PlaceGod"):
        story.play(story.legal[0])
    assert (story.number("cycle"), story.troops("kea")) == (4, 2)


@pytest.mark.rule("M5.2")
def test_not_in_the_turn_in_which_it_is_built() -> None:
    story = classic_turn("ares", "area syros red university \n area kea blue", monuments=ACADEMY)
    story.play("build fortress, at syros", "at syros")
    assert (story.value("monument", ACADEMY), story.troops("syros")) == ("syros", 0)


@pytest.mark.rule("M5.2", "C14.39")
def test_the_fates_bring_gold_and_no_troop() -> None:
    text = f"area kea red \n area paros red \n creatures - - fates \n field monument {ACADEMY} kea"
    story = classic_turn("zeus", text, monuments=ACADEMY).play("buy fates")
    assert (story.gold("red"), story.troops("kea")) == (9 - 2 + 2, 0)


@pytest.mark.rule("M5.2", "C14.49")
@pytest.mark.parametrize("card", ["medusa", "chiron", "polyphemus"])
def test_no_figure_on_its_island_keeps_the_troop_away(card: str) -> None:
    assert income(f"area kea red \n creature {card} blue at kea since 2").troops("kea") == 1


@pytest.mark.rule("M5.3")
@pytest.mark.parametrize("elsewhere, gained", [(8, 0), (7, 1)])
def test_with_all_eight_troops_on_the_board_it_gets_none(elsewhere: int, gained: int) -> None:
    story = income(f"area kea red \n area paros red troops {elsewhere}")
    assert (story.troops("kea"), story.question) == (gained, "Offer")
    assert story.number("troops_left", "red") == 0
    assert len(story.happened("recruited")) == gained


@pytest.mark.rule("M5.3")
def test_the_minotaur_is_not_among_the_eight() -> None:
    story = income("area kea red troops 7 \n creature minotaur red at kea since 2")
    assert story.troops("kea") == 8


@pytest.mark.rule("M5.2", "M6.2")
def test_both_academies_serve_one_after_the_other() -> None:
    story = income("area kea red \n area naxos red \n field monument academy-of-naval-warfare kea")
    assert (story.asked, story.question) == ("red", "PlaceAcademyUnit")
    assert story.troops("kea") == 0  # the fleet is placed first
    story.play("at h2")
    assert (story.troops("kea"), story.fleets("h2"), story.question) == (1, 1, "Offer")


@pytest.mark.rule("M5.2")
def test_the_troop_is_in_the_record_and_in_every_view() -> None:
    story = income("area kea red")
    assert cyclades.load(story.game.record()).same_state(story.game)
    land = story.game.rules.board.ids.index("kea")
    for viewer in (0, 1, 2, None):
        imagined = cyclades.imagine(story.game.view(viewer), seed=1)
        assert imagined.view(None)["state"]["troops"][land] == 1
