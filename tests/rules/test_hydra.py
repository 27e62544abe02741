"""L12: the Hydra, and L19: its income."""

import pytest

from cyclades.engine.decks import DISCARD, GONE, HELD
from tests.story import LANDS, NO_CARDS, OWNERS, SEAS, Story, income_phase, maintenance, team_turn, turn

NEXT_CYCLE = "bid zeus 1, bid poseidon 1, bid apollo 0"


def hydra(text: str, god: str = "athena", red: str = "gold 9") -> Story:
    """Red has bought the Hydra, and is about to place it."""
    return turn(god, f"{text} \n creatures - - - hydra", red).play("buy hydra")


@pytest.mark.rule("L12.50")
@pytest.mark.parametrize("area", ["kea", "east", "far"])
def test_the_hydra_is_placed_on_any_land_or_sea_area_whoever_controls_it(area: str) -> None:
    story = hydra("area delos red troops 1 \n area kea blue troops 1 \n area east blue fleets 2")
    assert story.legal == ["decline", *(f"at {name}" for name in LANDS + SEAS)]
    story.play(f"at {area}")
    assert story.card_at("hydra") == area
    assert (story.place("hydra"), story.number("card_owner", "hydra")) == (HELD, 0)
    assert (story.owner("kea"), story.fleets("east"), story.owner("east")) == ("blue", 2, "blue")


@pytest.mark.rule("L12.50", "L12.24")
def test_it_is_placed_neither_on_land_nor_at_sea_where_a_creature_stands() -> None:
    story = hydra(
        """
        area delos red
        area kea blue
        creature kraken blue at north since 1
        creature minotaur blue at kea since 1
        creature polyphemus green at milos since 1
        creature cerberus green at naxos since 1
        creature medusa blue at delos since 1
        hero ajax red at delos since 1
        """
    )
    free = [name for name in LANDS + SEAS if name not in ("north", "kea", "milos", "naxos", "delos")]
    assert story.legal == ["decline", *(f"at {name}" for name in free)]


@pytest.mark.rule("L12.50", "L5.5")
@pytest.mark.parametrize(
    "area, next_to",
    [
        ("delos", "naxos north west south"),  # land to land on the island, and to the sea around
        ("naxos", "delos paros north south"),
        ("kea", "andros milos east bay far"),
        ("syros", "west south"),  # an island of one area
        ("north", "delos naxos paros west east"),  # sea to sea, and to the land around
        ("far", "andros kea milos bay"),
        ("west", "delos syros north south"),
    ],
)
def test_at_maintenance_it_goes_one_step_over_land_and_sea(area: str, next_to: str) -> None:
    story = maintenance(f"area thira red \n area naxos blue troops 1 \n creature hydra red at {area} since 2")
    assert story.play("keep hydra").legal == ["stay", *(f"to {name}" for name in next_to.split())]
    for name in LANDS + SEAS:
        if name not in next_to.split():
            assert story.refuses(f"to {name}")
    story.play(f"to {next_to.split()[-1]}")
    assert story.card_at("hydra") == next_to.split()[-1]
    assert story.question == "MandatoryActions"


@pytest.mark.rule("L12.50", "L12.24")
def test_it_moves_neither_on_land_nor_at_sea_to_where_a_creature_stands() -> None:
    story = maintenance(
        """
        area thira red
        area naxos blue
        creature hydra red at delos since 2
        creature kraken blue at west since 3
        creature minotaur blue at naxos since 3
        """
    )
    assert story.play("keep hydra").legal == ["stay", "to north", "to south"]


@pytest.mark.rule("L5.5", "L12.50")
@pytest.mark.parametrize("card, area", [("kraken", "north"), ("cerberus", "naxos"), ("medusa", "naxos")])
def test_no_other_creature_goes_between_land_and_sea(card: str, area: str) -> None:
    places = SEAS if card == "kraken" else LANDS
    story = maintenance(f"area thira red \n creature {card} red at {area} since 2").play(f"keep {card}")
    assert story.legal[0] == "stay"
    assert len(story.legal) == 3
    assert {words.removeprefix("to ") for words in story.legal[1:]} <= set(places)


@pytest.mark.rule("L12.51")
@OWNERS
def test_icons_and_tokens_of_its_area_count_twice_for_whoever_controls_it(owner: str) -> None:
    text = "area delos red \n area kea blue prosperity 1 \n area thira green"
    story = income_phase(f"{text} \n creature hydra {owner} at kea since 2")
    assert [story.gold(colour) for colour in ("red", "blue", "green")] == [1, 2 * (2 + 1), 1]


@pytest.mark.rule("L12.51")
def test_only_its_own_area_counts_twice() -> None:
    story = income_phase(
        "area milos red \n area kea red \n area far red fleets 1 prosperity 1 \n creature hydra red at milos since 2"
    )
    assert story.gold("red") == 0 + 2 + 1  # Milos pays nothing, and twice nothing
    story = income_phase("area milos red prosperity 1 \n area kea red \n creature hydra red at milos since 2")
    assert story.gold("red") == 2 * 1 + 2


@pytest.mark.rule("L12.51", "L5.6")
def test_from_the_cycle_after_its_purchase_it_doubles_as_long_as_it_is_kept() -> None:
    text = f"area delos red \n area kea red \n area paros blue \n area thira green \n {NO_CARDS}"
    story = hydra(text, red="gold 2 priestesses 1").play("at kea")
    assert story.gold("red") == 0  # nothing at once
    story.play("end")
    assert [story.gold(colour) for colour in ("red", "blue", "green")] == [1 + 4, 6, 6]
    story.play(NEXT_CYCLE, "keep hydra, stay")
    assert story.game.view(0)["income"] == {"red": 1 + 4, "blue": 1, "green": 1}


@pytest.mark.rule("L12.51", "L5.3")
@pytest.mark.parametrize("answer, at, place", [("release hydra", None, DISCARD), ("keep hydra, to east", "east", HELD)])
def test_the_area_that_it_has_left_pays_once(answer: str, at: str | None, place: int) -> None:
    story = maintenance("area delos red \n area kea blue \n creature hydra red at kea since 2")
    assert story.game.view(0)["income"]["blue"] == 2 * 2
    story.play(answer)
    assert (story.card_at("hydra"), story.place("hydra")) == (at, place)
    assert story.game.view(0)["income"]["blue"] == 2


@pytest.mark.rule("L12.51", "L5.5")
def test_after_a_move_its_new_area_pays_twice() -> None:
    text = "area delos red \n area andros green \n area east blue fleets 1 \n creature hydra red at andros since 2"
    story = maintenance(text).play("keep hydra, to east")
    assert story.game.view(0)["income"] == {"red": 1, "blue": 2, "green": 1}


@pytest.mark.rule("L12.25", "L12.51")
@OWNERS
def test_when_its_area_is_conquered_it_stays_its_owners_and_pays_the_conqueror(owner: str) -> None:
    text = "area delos red troops 1 \n area naxos blue prosperity 2 \n area syros blue \n area kea green"
    story = turn("ares", f"{text} \n creature hydra {owner} at naxos since 1")
    assert story.game.view(0)["income"] == {"red": 1, "blue": 1 + 4, "green": 2}
    story.play("move, from delos, to naxos")
    assert story.happened("battle-begun") == []  # it defends nothing
    assert (story.card_at("hydra"), story.value("card_owner", "hydra")) == ("naxos", owner)
    assert story.game.view(0)["income"] == {"red": 1 + 4, "blue": 1, "green": 2}


@pytest.mark.rule("L14.4", "L12.51")
def test_it_leaves_the_game_with_its_owner() -> None:
    text = """
        area delos red troops 1
        area milos red metropolis gold metropolis gold
        area naxos blue metropolis gold
        area kea green
        creature hydra blue at kea since 1
        """
    story = turn("ares", text).play("move, from delos, to naxos")
    assert story.number("alive", "blue") == 0
    assert (story.card_at("hydra"), story.place("hydra")) == (None, GONE)
    assert story.game.view(0)["income"]["green"] == 2


@pytest.mark.rule("L19.74")
@pytest.mark.parametrize("colour", ["blue", "green"])
def test_at_sea_it_doubles_what_whoever_has_fleets_there_gets(colour: str) -> None:
    text = f"area delos red \n area west {colour} fleets 3 prosperity 2 \n creature hydra red at west since 2"
    story = income_phase(text)
    assert (story.gold("red"), story.gold(colour)) == (1, 2 * (1 + 2))


@pytest.mark.rule("L19.74")
def test_it_destroys_no_fleet_where_it_is_placed_or_moves_to() -> None:
    story = hydra("area delos red \n area west blue fleets 2 \n area syros blue").play("at west")
    assert (story.fleets("west"), story.owner("west")) == (2, "blue")
    story = maintenance("area delos red \n area west blue fleets 2 \n creature hydra red at north since 2")
    story.play("keep hydra, to west")
    assert (story.fleets("west"), story.owner("west")) == (2, "blue")


@pytest.mark.rule("L19.74")
def test_fleets_are_recruited_into_its_area_and_sail_through_it() -> None:
    text = "area delos red \n area thira blue \n area north red fleets 1 \n creature hydra blue at west since 2"
    story = turn("poseidon", text, paid=False).play("build port, at delos", "recruit fleet")
    assert story.legal == ["at north", "at west", "at south"]
    story.play("at west", "sail, from north")
    assert story.legal == ["to west", "to east"]
    story.play("to west", "sail, from west, to south, take 2")
    assert (story.fleets("west"), story.fleets("south")) == (0, 2)


@pytest.mark.rule("L19.74")
def test_fleets_fight_in_its_area_and_retreat_into_it() -> None:
    text = "area delos red \n area thira blue \n area south red fleets 3"
    story = turn("poseidon", f"{text} \n area bay blue fleets 3 \n creature hydra red at bay since 2")
    story.play("sail, from south, to bay, take 3")
    assert story.question == "Roll"
    story = turn("poseidon", f"{text} \n area bay blue fleets 3 \n creature hydra red at far since 2")
    story.play("sail, from south, to bay, take 3", "roll 3, roll 0")
    assert "to far" in story.legal


@pytest.mark.rule("L19.74", "L12.50")
def test_on_land_it_hinders_neither_units_nor_the_fleets_around() -> None:
    text = "area delos red troops 1 \n area naxos red \n area syros blue \n creature hydra blue at naxos since 2"
    story = turn("ares", text, paid=False).play("build fortress, at naxos", "recruit troop, at naxos")
    story.play("move, from delos, to naxos", "move, from naxos, to paros, take 1")
    assert (story.troops("naxos"), story.troops("paros")) == (1, 1)
    story = turn("poseidon", text, paid=False).play("build port, at naxos", "recruit fleet")
    assert story.legal == ["at north", "at west", "at south"]


@pytest.mark.rule("L19.75")
def test_the_double_income_of_an_area_that_nobody_controls_goes_to_nobody() -> None:
    for area in ("area kea - prosperity 1 \n creature hydra red at kea since 2", "creature hydra red at west since 2"):
        story = income_phase(f"area delos red \n area syros blue \n {area}")
        assert [story.gold(colour) for colour in ("red", "blue", "green")] == [1, 1, 0]


@pytest.mark.rule("L19.75", "L19.74", "L3.3")
def test_a_sea_area_that_fleets_leave_pays_nobody_twice() -> None:
    text = "area delos red \n area thira blue \n area west red fleets 1 \n creature hydra red at west since 1"
    story = turn("poseidon", text)
    assert story.game.view(0)["income"]["red"] == 1 + 2
    story.play("sail, from west, to south")
    assert story.game.view(0)["income"] == {"red": 1, "blue": 1, "green": 0}


@pytest.mark.rule("L19.76", "L12.14")
@pytest.mark.parametrize("owner", ["red", "blue"])
def test_the_graeae_count_an_own_area_with_the_hydra_twice(owner: str) -> None:
    text = "area delos red \n area kea red prosperity 1 \n area thira blue \n creatures - - - graeae"
    story = turn("athena", f"{text} \n creature hydra {owner} at kea since 2").play("buy graeae")
    assert story.gold("red") == 9 - 2 + 1 + 2 * (2 + 1)


@pytest.mark.rule("L19.76", "L12.14")
def test_the_graeae_pay_nothing_for_the_own_hydra_in_another_players_area() -> None:
    text = "area delos red \n area kea blue \n creatures - - - graeae"
    story = turn("athena", f"{text} \n creature hydra red at kea since 2").play("buy graeae")
    assert story.gold("red") == 9 - 2 + 1


@pytest.mark.rule("L12.51", "L19.69")
def test_in_a_team_it_may_stand_on_an_area_of_the_teammate_and_pays_the_common_purse() -> None:
    text = "area delos red \n area kea blue \n area thira green \n area syros yellow \n creatures - - - hydra"
    story = team_turn("athena", text).play("buy hydra, at kea")
    assert story.game.view(0)["income"] == {"red": 1, "blue": 4, "green": 1, "yellow": 1}
