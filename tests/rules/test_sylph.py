"""L12: the Sylph of the Legendary Edition."""

import pytest

from cyclades.engine.decks import DISCARD
from tests.story import Story, team_turn, turn

LANDS = """
    area delos red troops 1
    area thira blue
    area kea green
    creatures - - - sylph
    """


def before(text: str, god: str = "athena") -> Story:
    """Red may buy the Sylph."""
    return turn(god, f"{LANDS} {text}")


def sylph(text: str, god: str = "athena") -> Story:
    """Red has bought the Sylph for 2 GP."""
    return before(text, god).play("buy sylph")


@pytest.mark.rule("L12.46")
def test_all_fleets_of_two_sea_areas_change_places_and_with_them_the_control() -> None:
    story = sylph("area west red fleets 3 \n area far blue fleets 1 \n area bay green fleets 2")
    assert (story.asked, story.legal) == ("red", ["decline", "from west", "from bay", "from far"])
    story.play("from west")
    assert story.legal == ["to bay", "to far"]  # anywhere, but not the same again
    story.play("to far")
    assert (story.fleets("west"), story.owner("west")) == (1, "blue")
    assert (story.fleets("far"), story.owner("far")) == (3, "red")
    assert (story.fleets("bay"), story.owner("bay")) == (2, "green")
    assert (story.number("fleets_left", "red"), story.number("fleets_left", "blue")) == (5, 7)
    assert story.place("sylph") == DISCARD
    assert story.question == "PaidActions"


@pytest.mark.rule("L12.46")
def test_the_fleets_of_two_opponents_may_be_swapped() -> None:
    story = sylph("area far blue fleets 1 \n area bay green fleets 2").play("from bay, to far")
    assert (story.owner("far"), story.fleets("far")) == ("green", 2)
    assert (story.owner("bay"), story.fleets("bay")) == ("blue", 1)
    assert story.happened("fleets-sent") == [
        {"event": "fleets-sent", "faction": "red", "origin": "bay", "area": "far", "loser": "green"},
        {"event": "fleets-sent", "faction": "red", "origin": "far", "area": "bay", "loser": "blue"},
    ]


@pytest.mark.rule("L12.46")
def test_no_battle_follows() -> None:
    story = sylph("area west red fleets 3 \n area far blue fleets 1", god="poseidon").play("from west, to far")
    assert story.happened("battle-begun") == []
    assert story.question == "PaidActions"
    assert story.happened("fleets-swapped") == [
        {"event": "fleets-swapped", "faction": "red", "origin": "west", "area": "far"}
    ]
    assert story.happened("fleets-sent") == [
        {"event": "fleets-sent", "faction": "red", "origin": "far", "area": "west", "loser": "blue"}
    ]


@pytest.mark.rule("L12.46")
def test_both_areas_must_hold_fleets() -> None:
    story = sylph("area west red fleets 1 \n area far blue fleets 1 \n area south - prosperity 2").play("from west")
    assert story.legal == ["to far"]
    for area in ("south", "north", "west", "delos"):
        assert story.refuses(f"to {area}")


@pytest.mark.rule("L12.46", "L12.5")
def test_the_swap_may_be_declined() -> None:
    story = sylph("area west red fleets 3 \n area far blue fleets 1").play("decline")
    assert (story.owner("west"), story.owner("far"), story.place("sylph")) == ("red", "blue", DISCARD)
    assert story.happened("effect-missed") == [{"event": "effect-missed", "faction": "red", "card": "sylph"}]


@pytest.mark.rule("L12.47")
@pytest.mark.parametrize("owner", ["red", "blue"])
def test_both_areas_may_be_the_same_players(owner: str) -> None:
    story = sylph(f"area west {owner} fleets 3 \n area far {owner} fleets 1").play("from west, to far")
    assert (story.fleets("west"), story.fleets("far")) == (1, 3)
    assert (story.owner("west"), story.owner("far")) == (owner, owner)
    assert story.happened("fleets-sent") == [], "nobody has lost a sea area"
    assert story.number("fleets_left", owner) == 4


@pytest.mark.rule("L12.47", "L12.27", "L12.5")
@pytest.mark.parametrize("fleets", ["", "area west red fleets 3", "area far blue fleets 2"])
def test_with_fleets_in_fewer_than_two_sea_areas_she_does_nothing(fleets: str) -> None:
    story = before(fleets)
    assert story.game.question.useless == ("buy sylph",)
    assert before("area west red fleets 1 \n area far blue fleets 1").game.question.useless == ()
    story.play("buy sylph")
    assert (story.question, story.place("sylph"), story.gold("red")) == ("PaidActions", DISCARD, 7)
    assert len(story.happened("effect-missed")) == 1


@pytest.mark.rule("L12.46", "L17.37", "L19.69")
def test_own_fleets_a_teammates_and_opponents_in_any_combination() -> None:
    lands = "area delos red \n area thira blue \n area kea green \n area syros yellow \n creatures - - - sylph"
    seas = "area west red fleets 1 \n area bay blue fleets 2 \n area far green fleets 3 \n area east yellow fleets 4"
    for one, other, left in [
        ("west", "bay", "blue red"),
        ("bay", "far", "green blue"),
        ("far", "east", "yellow green"),
    ]:
        story = team_turn("athena", f"{lands} \n {seas}").play("buy sylph")
        assert story.legal == ["decline", "from west", "from east", "from bay", "from far"]
        story.play(f"from {one}, to {other}")
        assert [story.owner(one), story.owner(other)] == left.split()


# -- with other cards ------------------------------------------------------------------------------------------------


@pytest.mark.rule("L19.26")
def test_she_brings_no_fleet_to_the_kraken() -> None:
    text = "area west red fleets 1 \n area far blue fleets 1 \n creature kraken blue at bay since 1"
    story = sylph(text)
    assert story.legal == ["decline", "from west", "from far"]
    assert story.play("from west").refuses("to bay")


@pytest.mark.rule("L19.26", "L12.47")
def test_nor_beside_polyphemus() -> None:
    text = "area west red fleets 1 \n area north blue fleets 1 \n creature polyphemus blue at thira since 1"
    story = sylph(text).play("from west")
    assert story.legal == ["to north"]  # East, South and Bay touch Thira
    only = "area west red fleets 1 \n creature polyphemus blue at thira since 1"
    assert before(only).game.question.useless == ("buy sylph",)


@pytest.mark.rule("L19.31", "L3.3")
def test_prosperity_tokens_stay_and_pay_whoever_has_fleets_there_now() -> None:
    story = sylph("area north red fleets 1 prosperity 3 \n area far blue fleets 2")  # neither has an icon
    before_swap = story.game.view(None)["income"]
    story.play("from north, to far")
    assert (story.number("prosperity", "north"), story.number("prosperity", "far")) == (3, 0)
    after = story.game.view(None)["income"]
    assert (after["red"], after["blue"]) == (before_swap["red"] - 3, before_swap["blue"] + 3)


@pytest.mark.rule("L19.31", "L12.51")
def test_the_hydra_stays_in_her_sea_area() -> None:
    story = sylph("area west red fleets 1 \n area far blue fleets 2 \n creature hydra green at west since 1")
    story.play("from west, to far")
    assert story.card_at("hydra") == "west"
    assert story.game.view(None)["income"] == {"red": 1, "blue": 1 + 2, "green": 2}  # Delos; Thira, West twice; Kea


def chain(red: str, green: str, *moves: str) -> Story:
    """Red, with Ares, has bought the Sylph; from Syros its two troops could go to Thira over the South alone."""
    text = f"area syros red troops 2 \n area {red} red fleets 1 \n area {green} green fleets 1 \n area milos blue"
    return sylph(text, god="ares").play(*moves)


@pytest.mark.rule("L19.32")
def test_a_chain_that_she_breaks_is_judged_at_the_next_move() -> None:
    assert "to thira" in chain("south", "far", "decline", "move, from syros").legal
    assert chain("south", "far", "from south, to far", "move").legal == ["from delos"]


@pytest.mark.rule("L19.32")
def test_so_is_one_that_she_joins() -> None:
    assert chain("far", "south", "decline", "move").legal == ["from delos"]
    assert "to thira" in chain("far", "south", "from far, to south", "move, from syros").legal


@pytest.mark.rule("L19.32")
def test_moves_made_over_a_chain_stay_as_they_are() -> None:
    text = "area syros red troops 2 \n area south red fleets 1 \n area far green fleets 1 \n area milos blue"
    story = before(text, god="ares").play("move, from syros, to thira, take 2", "buy sylph, from south, to far")
    assert (story.owner("thira"), story.troops("thira"), story.owner("south")) == ("red", 2, "green")
