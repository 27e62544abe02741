"""C13: how Metropolises come about in the classic edition, where they go, and what they do."""

import pytest

from tests.story import Story, classic, classic_turn

KINDS = ("port", "fortress", "temple", "university")
GOD_OF = {"port": "poseidon", "fortress": "ares", "temple": "zeus", "university": "athena"}


def basic(story: Story, island: str) -> dict[str, int]:
    """The basic buildings on an island."""
    return {kind: story.buildings(kind, island) for kind in KINDS if story.buildings(kind, island)}


def metropolises(story: Story) -> list[str]:
    """The islands with a Metropolis."""
    board = story.game.rules.board
    return [island for island in board.ids[: board.lands] if story.number("metropolis", island)]


def philosopher(text: str, players: int = 3) -> Story:
    """Red has just taken its fourth philosopher."""
    story = classic_turn("athena", text, red="gold 0 philosophers 3", paid=False, players=players)
    return story.play("recruit philosopher")


# -- the four kinds --------------------------------------------------------------------------------------------------


@pytest.mark.rule("C13.1")
@pytest.mark.parametrize("last", KINDS)
def test_the_four_kinds_wherever_they_stand_become_a_metropolis(last: str) -> None:
    others = [kind for kind in KINDS if kind != last]
    islands = zip(("andros", "tinos", "naxos"), others, strict=True)
    text = "\n".join(f"area {island} red {kind}" for island, kind in islands) + "\narea kea red"
    story = classic_turn(GOD_OF[last], text).play(f"build {last}, at kea")
    assert (story.asked, story.question) == ("red", "PlaceMetropolis")  # at once, in the middle of the turn
    assert all(not basic(story, island) for island in ("andros", "tinos", "naxos", "kea"))
    story.play("at tinos")
    assert metropolises(story) == ["tinos"]
    assert story.row("buildings_left") == [10, 10, 10, 10]
    event = {"event": "metropolis-gained", "faction": "red", "area": "tinos", "way": "economic"}
    assert story.happened("metropolis-gained") == [event]
    assert story.question == "PaidActions"


@pytest.mark.rule("C13.1")
def test_all_four_on_one_island_become_a_metropolis_too() -> None:
    story = classic_turn("zeus", "area syros red port fortress university").play("build temple, at syros")
    assert metropolises(story) == ["syros"]
    assert not basic(story, "syros")


@pytest.mark.rule("C13.1")
def test_three_kinds_are_not_enough() -> None:
    story = classic_turn("athena", "area syros red port 2 fortress \n area kea red").play("build university, at kea")
    assert story.question == "PaidActions"
    assert (basic(story, "syros"), basic(story, "kea")) == ({"port": 2, "fortress": 1}, {"university": 1})


@pytest.mark.rule("C13.1")
def test_buildings_of_another_player_do_not_complete_the_kinds() -> None:
    text = "area syros red port fortress \n area naxos blue temple"
    story = classic_turn("athena", text).play("build university, at syros")
    assert story.question == "PaidActions"
    assert metropolises(story) == []


@pytest.mark.rule("C13.2")
def test_the_player_chooses_which_copy_of_each_kind_goes() -> None:
    text = "area syros red port fortress temple \n area kea red port temple \n area tinos red temple \n area naxos red"
    story = classic_turn("athena", text).play("build university, at naxos")
    assert (story.question, story.legal) == ("DemolishOne", ["at syros", "at kea"])  # the Ports
    story.play("at kea")
    assert (story.question, story.legal) == ("DemolishOne", ["at tinos", "at syros", "at kea"])  # the Temples
    story.play("at tinos")
    assert story.question == "PlaceMetropolis"
    assert (basic(story, "syros"), basic(story, "kea")) == ({"port": 1, "temple": 1}, {"temple": 1})
    assert not basic(story, "tinos")
    assert not basic(story, "naxos")


@pytest.mark.rule("C13.2")
def test_the_four_leave_first_so_that_their_island_is_free_for_the_metropolis() -> None:
    text = "area naxos red port \n area tinos red fortress temple \n area paros red metropolis"
    story = classic_turn("athena", text).play("build university, at naxos")  # on the very last slot
    assert story.legal == ["at tinos", "at naxos"]
    story.play("at naxos")
    assert metropolises(story) == ["naxos", "paros"]
    assert not story.happened("metropolis-missed")
    assert len(story.happened("demolished")) == 0  # nothing more was destroyed for it


@pytest.mark.rule("C13.3")
def test_two_full_sets_give_two_metropolises_one_after_the_other() -> None:
    text = """
        area syros red port 2 fortress 2
        area delos red troops 1 temple 2
        area kea blue university 2
        area naxos blue
        area h1 red fleets 1
        """
    story = classic_turn("ares", text).play("move, from delos, to kea")
    assert (story.question, story.legal) == ("PlaceMetropolis", ["at delos", "at syros", "at kea"])
    story.play("at syros")
    assert (story.question, story.legal) == ("PlaceMetropolis", ["at delos", "at kea"])  # the second one
    story.play("at kea")
    assert metropolises(story) == ["syros", "kea"]
    assert story.row("buildings_left") == [10, 10, 10, 10]
    assert story.question == "PaidActions"


# -- philosophers ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("C13.4")
def test_four_philosophers_become_a_metropolis_at_once() -> None:
    story = classic_turn("athena", "area naxos red", red="gold 4 philosophers 2", paid=False)
    story.play("recruit philosopher")
    assert (story.number("philosophers", "red"), metropolises(story)) == (3, [])
    story.play("recruit philosopher")  # the second of the turn, for 4 GP
    assert (story.number("philosophers", "red"), metropolises(story)) == (0, ["naxos"])
    assert story.number("philosophers_left") == 16
    assert story.happened("metropolis-gained")[0]["way"] == "cultural"
    assert story.question == "PaidActions"


@pytest.mark.rule("C13.4")
def test_priests_do_not_become_a_metropolis() -> None:
    story = classic_turn("zeus", "area naxos red", red="gold 0 priests 3", paid=False).play("recruit priest")
    assert (story.number("priests", "red"), metropolises(story)) == (4, [])


# -- where it goes ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("C13.5")
def test_a_metropolis_goes_on_an_own_island_where_nothing_must_be_destroyed() -> None:
    text = """
        area andros red
        area tinos red fortress
        area naxos red metropolis
        area paros blue
        area delos red fortress
        area syros red fortress 2
        area kea red fortress 2
        """
    # Tinos has two slots and none of them beside a Metropolis; Delos (3) keeps one, Syros (4) two, Kea (3) one.
    story = philosopher(text)
    assert (story.question, story.legal) == ("PlaceMetropolis", ["at andros", "at delos", "at syros"])
    story.play("at syros")
    assert (metropolises(story), basic(story, "syros")) == (["naxos", "syros"], {"fortress": 2})
    assert story.number("metropolis", "syros") == 1


@pytest.mark.rule("C13.5")
def test_an_island_held_by_a_territory_marker_will_do() -> None:
    story = philosopher("area andros red \n area tinos red troops 1")
    assert story.legal == ["at andros", "at tinos"]


@pytest.mark.rule("C13.5")
def test_an_island_has_one_square_for_a_metropolis_however_large_it_is() -> None:
    story = philosopher("area syros red metropolis \n area paros red fortress")
    assert metropolises(story) == ["paros", "syros"]  # the Fortress of Paros went; Syros still had two slots
    assert story.number("metropolis", "syros") == 1
    assert not basic(story, "paros")


@pytest.mark.rule("C13.5", "C8.3")
@pytest.mark.parametrize("island, beside", [("andros", 0), ("naxos", 0), ("delos", 1), ("kea", 1), ("syros", 2)])
def test_how_many_buildings_stand_beside_a_metropolis(island: str, beside: int) -> None:
    story = classic_turn("ares", f"area {island} red metropolis")
    built = 0
    while "build fortress" in story.legal:
        story.play(f"build fortress, at {island}")
        built += 1
    assert built == beside


@pytest.mark.rule("C13.6")
def test_where_everything_is_built_up_the_player_chooses_any_island_and_what_goes() -> None:
    text = """
        area andros red temple
        area syros red port 2 temple
        area kea red port temple
        area naxos red metropolis
        area milos blue
        """
    story = philosopher(text)
    assert (story.question, story.legal) == ("PlaceMetropolis", ["at andros", "at syros", "at kea"])
    story.play("at syros")  # three buildings, room for two: one must go
    assert (story.question, story.legal) == ("ClearSite", ["replace port", "replace temple"])
    story.play("replace port")
    assert (metropolises(story), basic(story, "syros")) == (["naxos", "syros"], {"port": 1, "temple": 1})
    assert (basic(story, "andros"), basic(story, "kea")) == ({"temple": 1}, {"port": 1, "temple": 1})
    assert story.row("buildings_left") == [8, 10, 7, 10]


@pytest.mark.rule("C13.6")
def test_as_many_go_as_are_in_the_way_one_after_the_other() -> None:
    story = philosopher("area syros red port 2 fortress temple")  # four, and room for two
    assert story.legal == ["replace port", "replace fortress", "replace temple"]
    story.play("replace port")
    assert story.legal == ["replace port", "replace fortress", "replace temple"]
    assert metropolises(story) == []
    story.play("replace port")
    assert (metropolises(story), basic(story, "syros")) == (["syros"], {"fortress": 1, "temple": 1})


@pytest.mark.rule("C13.6")
@pytest.mark.parametrize("temples, left", [(4, 2), (3, 2), (2, 1)])
def test_what_the_four_leave_behind_may_still_be_in_the_way(temples: int, left: int) -> None:
    text = f"""
        area ios red temple {temples}
        area syros red metropolis port
        area thira red metropolis fortress
        area andros red metropolis
        """
    story = classic_turn("athena", text, players=4).play("build university, at andros")
    assert metropolises(story) == ["andros", "syros", "ios", "thira"]
    assert basic(story, "ios") == {"temple": left}  # one was among the four; beside a Metropolis there is room for two


@pytest.mark.rule("C13.7")
def test_where_all_own_islands_have_metropolises_the_philosophers_are_lost_for_nothing() -> None:
    story = philosopher("area andros red metropolis \n area syros red metropolis port \n area naxos blue")
    assert story.number("philosophers", "red") == 0
    assert story.number("philosophers_left") == 16
    assert metropolises(story) == ["andros", "syros"]
    assert basic(story, "syros") == {"port": 1}
    assert story.happened("metropolis-missed") == [{"event": "metropolis-missed", "faction": "red"}]
    assert story.row("bonuses_left") == [8]


@pytest.mark.rule("C13.7")
def test_where_all_own_islands_have_metropolises_the_buildings_are_lost_for_nothing() -> None:
    text = """
        area syros red metropolis port fortress
        area delos red metropolis temple
        area kea red metropolis
        area naxos blue
        """
    story = classic_turn("athena", text).play("build university, at kea")
    assert story.row("buildings_left") == [10, 10, 10, 10]
    assert metropolises(story) == ["delos", "syros", "kea"]
    assert len(story.happened("metropolis-missed")) == 1
    assert story.gold("red") == 9 - 2


# -- what it does ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("C13.8")
@pytest.mark.parametrize("built, strength", [("", 1), ("metropolis", 2), ("metropolis fortress", 3)])
def test_a_metropolis_is_a_fortress_beside_the_real_ones(built: str, strength: int) -> None:
    text = f"area kea red troops 2 \n area h1 red fleets 1 \n area delos blue troops 1 {built} \n area naxos blue"
    story = classic_turn("ares", text).play("move, from kea, to delos, take 2", "roll 0, roll 0")
    assert story.happened("rolled")[-1]["strength"] == strength


@pytest.mark.rule("C13.8")
@pytest.mark.parametrize(
    "built, strength",
    [("", 1), ("metropolis", 2), ("metropolis port", 3), ("metropolis\narea kea blue metropolis port", 4)],
)
def test_a_metropolis_is_a_port_beside_the_real_ones(built: str, strength: int) -> None:
    text = f"area naxos red \n area g3 red fleets 2 \n area h2 blue fleets 1 \n area delos blue {built}"
    story = classic_turn("poseidon", text).play("sail, from g3, to h2, take 2", "roll 0, roll 0")
    assert story.happened("rolled")[-1]["strength"] == strength


@pytest.mark.rule("C13.8")
def test_a_metropolis_is_no_port_for_the_attacker() -> None:
    text = "area kea red metropolis \n area h1 red fleets 1 \n area h2 blue fleets 1 \n area naxos blue"
    story = classic_turn("poseidon", text).play("sail, from h1, to h2", "roll 0")
    assert story.happened("rolled")[-1]["strength"] == 1


@pytest.mark.rule("C13.8")
def test_a_metropolis_is_a_temple_beside_the_real_ones() -> None:
    story = classic_turn("ares", "area syros red metropolis temple \n creatures giant - pegasus")
    story.play("buy giant, decline")
    assert story.gold("red") == 9 - (4 - 2)
    story.play("buy pegasus")
    assert story.gold("red") == 9 - 2 - 2  # both discounts are used up


@pytest.mark.rule("C13.9")
@pytest.mark.parametrize("last", KINDS)
def test_a_metropolis_does_not_stand_for_a_kind_that_is_missing(last: str) -> None:
    kinds = [kind for kind in KINDS if kind != last]
    text = f"area syros red metropolis {kinds[0]} \n area naxos red {kinds[1]}"
    story = classic_turn(GOD_OF[kinds[2]], text).play(f"build {kinds[2]}, at syros")
    assert story.question == "PaidActions"
    assert basic(story, "syros") == {kinds[0]: 1, kinds[2]: 1}
    assert metropolises(story) == ["syros"]


# -- conquest --------------------------------------------------------------------------------------------------------

CONQUEST = """
    area delos red troops 2 port temple
    area kea blue troops 1 fortress university
    area h1 red fleets 1
    area naxos blue
    """


@pytest.mark.rule("C13.10")
def test_captured_buildings_that_complete_the_four_kinds_make_a_metropolis_at_once() -> None:
    story = classic_turn("ares", CONQUEST).play("move, from delos, to kea, take 2", "roll 3, roll 0")
    assert (story.asked, story.question) == ("red", "PlaceMetropolis")
    assert story.row("buildings_left") == [10, 10, 10, 10]
    story.play("at kea")
    assert (metropolises(story), story.owner("kea")) == (["kea"], "red")
    assert story.happened("metropolis-gained")[0]["way"] == "economic"


@pytest.mark.rule("C13.10", "C14.2")
def test_so_do_buildings_captured_by_pegasus() -> None:
    text = CONQUEST.replace("area h1 red fleets 1", "creatures - - pegasus").replace("blue troops 1", "blue")
    story = classic_turn("athena", text).play("buy pegasus, from delos, to kea, take 1")
    assert story.question == "PlaceMetropolis"
    assert story.play("at delos").number("metropolis", "delos") == 1


@pytest.mark.rule("C13.10")
def test_an_attack_that_fails_completes_nothing() -> None:
    text = CONQUEST.replace("red troops 2", "red troops 1")
    story = classic_turn("ares", text).play("move, from delos, to kea", "roll 0, roll 3")
    assert story.question == "PaidActions"
    assert basic(story, "delos") == {"port": 1, "temple": 1}


@pytest.mark.rule("C13.10")
def test_a_captured_metropolis_is_the_conquerors() -> None:
    text = "area delos red troops 1 \n area kea blue metropolis \n area naxos blue \n area h1 red fleets 1"
    story = classic_turn("ares", text).play("move, from delos, to kea")
    assert story.happened("metropolis-gained")[0]["way"] == "conquest"
    assert (story.game.standings[0].players, story.game.standings[0].metropolises) == ([0], 1)


@pytest.mark.rule("C13.4", "C12.1")
def test_two_metropolises_win_at_the_end_of_the_cycle() -> None:
    text = """
        cycle 3
        gods athena ares - -
        player red gold 0 philosophers 3
        offering red athena 1
        area andros red metropolis
        area tinos red
        area naxos blue
        phase actions athena
        """
    story = classic(text).play("recruit philosopher")
    assert not story.game.over
    assert story.play("end").game.over


@pytest.mark.rule("C13.3", "C9.10")
def test_two_sets_completed_at_once_by_a_last_island_bring_the_two_that_win() -> None:
    text = """
        area syros red port 2 fortress 2
        area delos red troops 1 temple 2
        area kea blue university 2
        area naxos green
        area h1 red fleets 1
        """
    story = classic_turn("ares", text)
    assert "move" in story.legal  # Kea, blue's last island, would give red both Metropolises
