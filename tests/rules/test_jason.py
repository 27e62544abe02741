"""L13: Jason."""

import pytest

from cyclades.engine.decks import GONE
from tests.story import Story, team_turn, turn

REST = "area kea green \n area milos green \n area syros blue troops 1 \n area andros blue"
JASON = "hero jason red at delos since 1"


def sea(fleets: str, more: str = JASON, god: str = "athena", delos: str = "troops 2") -> Story:
    """Red on Delos, with fleets that a text gives as `south blue`, one fleet each."""
    rows = [f"area {words} fleets 1" for words in fleets.split(", ") if words]
    return turn(god, "\n".join([f"area delos red {delos}", REST, *rows, more]))


def goals(story: Story, move: str = "lead jason") -> set[str]:
    """Where a move leads."""
    return {words.removeprefix("to ") for words in story.play(move).legal}


@pytest.mark.rule("L13.16")
@pytest.mark.parametrize(
    "fleets, reached",
    [
        ("", {"naxos"}),
        ("south blue", {"naxos", "syros", "thira"}),
        ("west green, south blue, bay green", {"naxos", "syros", "thira", "kea", "milos"}),
        ("south red, bay blue", {"naxos", "syros", "thira", "kea", "milos"}),
        ("south blue, bay red", {"naxos", "syros", "thira", "kea", "milos"}),
        ("west blue, bay green", {"naxos", "syros"}),
        ("south red", {"naxos", "syros", "thira"}),
    ],
    ids=["none", "an enemy's", "two enemies'", "own, enemy's", "enemy's, own", "broken", "own alone"],
)
def test_fleets_of_every_player_make_a_chain_for_jason(fleets: str, reached: set[str]) -> None:
    assert goals(sea(fleets)) == reached


@pytest.mark.rule("L13.16")
@pytest.mark.parametrize("god", ["athena", "zeus", "poseidon", "hera"])
def test_with_every_god_that_has_heroic_moves(god: str) -> None:
    assert "thira" in goals(sea("south blue", god=god))


@pytest.mark.rule("L13.16", "L9.2")
def test_on_his_own_island_only_the_adjacent_area_is_reached() -> None:
    assert "paros" not in goals(sea("north blue, south blue"))


@pytest.mark.rule("L13.16", "L10.6")
def test_troops_go_with_him_over_enemy_fleets_at_the_price_of_a_heroic_move() -> None:
    story = sea("south blue")
    assert story.game.price(story.game.parse("lead jason")) == 1
    story.play("lead jason, to thira, take 2")
    assert (story.card_at("jason"), story.troops("thira"), story.owner("thira")) == ("thira", 2, "red")
    assert story.gold("red") == 8
    assert story.game.price(story.game.parse("lead jason")) == 2


@pytest.mark.rule("L13.16")
def test_his_power_is_told_where_enemy_fleets_were_needed_and_only_there() -> None:
    over = sea("south blue").play("lead jason, to thira, take 0")
    assert over.happened("power-used") == [{"event": "power-used", "faction": "red", "card": "jason"}]
    assert sea("south red").play("lead jason, to thira, take 0").happened("power-used") == []
    assert sea("south blue").play("lead jason, to naxos, take 0").happened("power-used") == []


@pytest.mark.rule("L13.17")
def test_the_fleets_that_he_uses_stay_their_players_and_no_sea_battle_follows() -> None:
    story = sea("south blue, bay green").play("lead jason, to milos, take 2")
    assert story.happened("battle-begun") == []
    assert (story.owner("milos"), story.card_at("jason")) == ("red", "milos")
    assert (story.owner("south"), story.fleets("south")) == ("blue", 1)
    assert (story.owner("bay"), story.fleets("bay")) == ("green", 1)
    assert [story.number("fleets_left", colour) for colour in ("blue", "green")] == [7, 7]


@pytest.mark.rule("L13.17", "L13.16")
def test_he_attacks_over_the_fleets_of_the_player_whom_he_attacks() -> None:
    story = sea("south blue").play("lead jason, to syros, take 2", "roll 1, roll 1")  # 3 against 1
    assert (story.owner("syros"), story.owner("south"), story.fleets("south")) == ("red", "blue", 1)


@pytest.mark.rule("L13.16", "L9.8")
def test_a_last_land_area_is_protected_from_him_too() -> None:
    text = "area delos red \n area thira blue \n area syros green \n area kea green \n area south blue fleets 1"
    assert goals(turn("athena", f"{text} \n {JASON}")) == {"naxos", "syros"}


@pytest.mark.rule("L13.16", "L10.2")
def test_another_hero_uses_own_fleets_only() -> None:
    assert goals(sea("south blue, west red", "hero ajax red at delos since 1"), "lead ajax") == {"naxos", "syros"}


@pytest.mark.rule("L19.51")
def test_where_another_hero_leads_jason_coming_along_opens_no_enemy_fleets() -> None:
    story = sea("south blue", f"{JASON} \n hero ajax red at delos since 1")
    assert goals(story, "lead ajax") == {"naxos"}
    story.play("to naxos, take 0, with jason")
    assert (story.card_at("jason"), story.card_at("ajax")) == ("naxos", "naxos")


@pytest.mark.rule("L19.51")
def test_where_jason_leads_all_who_come_along_use_them() -> None:
    story = sea("south blue", f"{JASON} \n hero ajax red at delos since 1", delos="troops 1 mercenaries 1")
    story.play("lead jason, to thira, take 1, take 1, with ajax")
    assert (story.card_at("jason"), story.card_at("ajax"), story.owner("thira")) == ("thira", "thira", "red")
    assert (story.troops("thira"), story.number("mercenaries", "thira"), story.gold("red")) == (1, 1, 9 - 2)


@pytest.mark.rule("L19.49")
def test_with_ares_he_uses_no_enemy_fleets() -> None:
    story = sea("south blue", god="ares")
    assert story.refuses("lead jason")
    assert goals(story, "move, from delos") == {"naxos"}
    assert goals(sea("south red", god="ares"), "move, from delos") == {"naxos", "syros", "thira"}


@pytest.mark.rule("L19.50")
def test_he_uses_no_enemy_fleets_to_retreat() -> None:
    story = sea("south green").play("lead jason, to syros, take 2", "roll 0, roll 3", "lose troop")
    assert story.question == "Roll"  # nobody could retreat: Syros is alone, its sea is green's
    assert (story.troops("moving-group"), story.card_at("jason")) == (1, "moving-group")


@pytest.mark.rule("L19.50")
def test_own_fleets_take_him_back() -> None:
    story = sea("south green, west red").play("lead jason, to syros, take 2", "roll 0, roll 3", "lose troop")
    assert (story.asked, story.legal) == ("red", ["stay", "to delos"])  # not Thira or Naxos, over the South
    story.play("to delos")
    assert (story.card_at("jason"), story.troops("delos")) == ("delos", 1)


@pytest.mark.rule("L13.16", "L17.19", "L17.21", "L17.23")
def test_in_a_team_he_passes_his_teammates_area_over_enemy_fleets_and_does_not_stop_there() -> None:
    text = f"""
        area delos red
        area thira blue
        area kea green
        area andros green
        area milos yellow
        area south green fleets 1
        area bay yellow fleets 1
        {JASON}
        """
    assert goals(team_turn("athena", text, "gold 2")) == {"naxos", "syros", "kea"}  # on from Thira is 1 + 2 GP
    story = team_turn("athena", text, "gold 3")
    assert goals(story) == {"naxos", "syros", "kea", "thira"}  # Milos is yellow's last area
    story.play("to thira")
    assert sorted(story.legal) == ["to kea", "to naxos", "to paros", "to syros"]
    story.play("to kea")
    assert (story.card_at("jason"), story.owner("kea"), story.number("gold", "red+blue")) == ("kea", "red", 0)
    assert (story.owner("thira"), story.fleets("south"), story.fleets("bay")) == ("blue", 1, 1)


# -- the sacrifice -----------------------------------------------------------------------------------------------------


def admiral(fleets: int, god: str = "athena", since: int = 1, paid: bool = True, more: str = "") -> Story:
    """Red, with Jason on Delos and so many fleets in two sea areas."""
    text = f"area delos red \n {REST} \n area west red fleets 3 \n area north red fleets {fleets - 3} \n {more}"
    return turn(god, f"{text} \n hero jason red at delos since {since}", "gold 9", paid)


@pytest.mark.rule("L13.18")
def test_example_e10_jason() -> None:
    """E10: Jason 8 fleets (7: refused)."""
    assert admiral(7).refuses("sacrifice jason")
    story = admiral(8)
    assert story.game.price(story.game.parse("sacrifice jason")) == 0
    story.play("sacrifice jason", "draw gold")
    assert (story.number("metropolis", "delos"), story.place("jason")) == (1, GONE)
    assert story.happened("metropolis-gained")[0]["way"] == "heroic"


@pytest.mark.rule("L13.18")
def test_the_fleets_stay() -> None:
    story = admiral(8).play("sacrifice jason", "draw gold")
    assert (story.fleets("west"), story.fleets("north"), story.number("fleets_left", "red")) == (3, 5, 0)


@pytest.mark.rule("L13.18", "L10.4")
def test_the_eighth_fleet_may_be_recruited_in_the_same_turn() -> None:
    story = admiral(7, "poseidon", paid=False)
    assert story.refuses("sacrifice jason")
    story.play("recruit fleet, at west")
    assert story.question == "MandatoryActions"  # the Port is still owed
    story.play("sacrifice jason", "draw gold")
    assert story.number("metropolis", "delos") == 1


@pytest.mark.rule("L13.18", "L10.4")
def test_before_the_mandatory_actions() -> None:
    assert "sacrifice jason" in admiral(8, "zeus", paid=False).legal


@pytest.mark.rule("L13.18")
def test_with_a_fleet_sunk_it_is_too_late() -> None:
    story = admiral(8, "poseidon", more="area south blue fleets 1")
    story.play("sail, from west, to south, take 2", "roll 0, roll 3", "stay, to west")
    assert story.fleets("west") == 2
    assert story.refuses("sacrifice jason")


@pytest.mark.rule("L13.18", "L10.5")
def test_not_in_the_cycle_in_which_he_was_acquired() -> None:
    assert admiral(8, since=2).refuses("sacrifice jason")


@pytest.mark.rule("L13.18", "L7.21")
def test_not_with_apollo() -> None:
    story = Story(
        f"""
        cycle 2
        gods athena zeus poseidon ares hera
        offering red apollo 0
        area delos red
        {REST}
        area west red fleets 3
        area north red fleets 5
        {JASON}
        phase actions
        """
    )
    assert (story.asked, story.legal) == ("red", ["at north", "at west"])
    assert story.refuses("sacrifice jason")


@pytest.mark.rule("L13.18", "L17.34")
def test_in_a_team_only_his_owners_fleets_count() -> None:
    lands = f"area delos red \n area thira blue \n area kea green \n area milos yellow \n {JASON}"
    text = f"{lands} \n area west red fleets 4 \n area south blue fleets 8"
    assert team_turn("athena", text).refuses("sacrifice jason")
    assert "sacrifice jason" in team_turn("athena", text.replace("red fleets 4", "red fleets 8")).legal
