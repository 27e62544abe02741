"""L12: Pegasus of the Legendary Edition."""

import pytest

from cyclades.engine.decks import DISCARD
from tests.story import Story, team_turn, turn

LANDS = """
    area delos red troops 2
    area thira red
    area kea blue troops 1
    area milos blue
    area syros green
    creatures - - - pegasus
    """


def before(text: str, god: str = "athena", red: str = "gold 9") -> Story:
    """Red may buy Pegasus."""
    return turn(god, text, red)


def pegasus(text: str = "", god: str = "athena", red: str = "gold 9") -> Story:
    """Red, with two troops on Delos, has bought Pegasus for 2 GP."""
    return before(f"{LANDS} {text}", god, red).play("buy pegasus")


@pytest.mark.rule("L12.42")
def test_pegasus_takes_troops_of_one_own_area_to_any_other_free_and_without_fleets() -> None:
    story = pegasus()
    assert (story.asked, story.legal) == ("red", ["decline", "from delos"])  # nobody stands on Thira
    story.play("from delos")
    assert story.legal == ["to naxos", "to paros", "to andros", "to kea", "to milos", "to thira"]
    story.play("to milos, take 1")
    assert (story.owner("milos"), story.troops("milos"), story.troops("delos")) == ("red", 1, 1)
    assert story.gold("red") == 9 - 2
    assert story.place("pegasus") == DISCARD
    assert story.question == "PaidActions"


@pytest.mark.rule("L12.42")
@pytest.mark.parametrize("god", ["athena", "zeus", "poseidon", "ares", "hera"])
def test_it_carries_with_every_god_and_from_an_empty_purse(god: str) -> None:
    story = pegasus(god=god, red="gold 2").play("from delos, to milos, take 2")
    assert (story.gold("red"), story.troops("milos"), story.owner("delos")) == (0, 2, "red")


@pytest.mark.rule("L12.42")
def test_any_of_the_troops_mercenaries_and_heroes_of_the_area_go() -> None:
    text = LANDS.replace("delos red troops 2", "delos red troops 2 mercenaries 1")
    heroes = "hero ajax red at delos since 1 \n hero hector red at delos since 1"
    story = before(f"{text} {heroes}").play("buy pegasus, from delos, to thira")
    assert story.legal == ["take 0", "take 1", "take 2"]
    story.play("take 1")
    assert story.legal == ["take 0", "take 1"]
    story.play("take 1")
    assert story.legal == ["without ajax", "with ajax"]
    story.play("with ajax")
    assert story.legal == ["without hector", "with hector"]
    story.play("without hector")
    assert (story.troops("thira"), story.number("mercenaries", "thira"), story.card_at("ajax")) == (1, 1, "thira")
    assert (story.troops("delos"), story.number("mercenaries", "delos"), story.card_at("hector")) == (1, 0, "delos")


@pytest.mark.rule("L12.42")
def test_at_least_one_unit_goes() -> None:
    story = pegasus().play("from delos, to thira")
    assert story.legal == ["take 1", "take 2"]


@pytest.mark.rule("L12.42")
def test_only_own_land_units_fly() -> None:
    story = pegasus("area west red fleets 2 \n area naxos red mercenaries 1 \n hero ajax red at thira since 1")
    assert story.legal == ["decline", "from delos", "from naxos", "from thira"]
    for area in ("kea", "west"):
        assert story.refuses(f"from {area}")


@pytest.mark.rule("L12.42", "L12.5")
def test_the_flight_may_be_declined() -> None:
    story = pegasus().play("decline")
    assert (story.troops("delos"), story.place("pegasus")) == (2, DISCARD)
    assert story.happened("effect-missed") == [{"event": "effect-missed", "faction": "red", "card": "pegasus"}]


@pytest.mark.rule("L12.42", "L12.27", "L12.5")
def test_without_a_unit_on_land_pegasus_does_nothing() -> None:
    text = LANDS.replace("delos red troops 2", "delos red")
    story = before(f"{text} area west red fleets 1")
    assert story.game.question.useless == ("buy pegasus",)
    assert before(f"{text} hero ajax red at delos since 1").game.question.useless == ()
    story.play("buy pegasus")
    assert (story.question, story.place("pegasus"), story.gold("red")) == ("PaidActions", DISCARD, 7)
    assert len(story.happened("effect-missed")) == 1


@pytest.mark.rule("L12.42", "L12.27", "L19.95")
def test_nor_where_no_other_area_may_be_entered() -> None:
    mates = "\n".join(f"area {land} blue" for land in ("naxos", "paros", "andros", "kea"))
    last = "area syros green \n area thira yellow"  # protected, like the teammate's
    text = f"area delos red troops 2 \n {mates} \n {last} \n creatures - - - pegasus"
    story = team_turn("athena", f"{text} \n area milos blue")
    assert story.game.question.useless == ("buy pegasus",)
    assert team_turn("athena", text).game.question.useless == ()  # Milos is nobody's
    story.play("buy pegasus")
    assert (story.question, story.place("pegasus")) == ("PaidActions", DISCARD)


# -- arriving --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("L12.43", "L9.6")
def test_an_uncontrolled_area_is_taken_with_its_priestess() -> None:
    story = pegasus().play("from delos, to naxos, take 1")
    assert (story.owner("naxos"), story.number("priestesses", "red")) == ("red", 1)


@pytest.mark.rule("L12.43", "L9.5", "L9.17", "L11.16")
def test_an_undefended_area_of_an_opponent_is_taken_with_its_buildings() -> None:
    text = LANDS.replace("thira red", "thira red port fortress").replace("milos blue", "milos blue temple university")
    story = before(text).play("buy pegasus, from delos, to milos, take 2")
    assert story.owner("milos") == "red"
    assert story.happened("battle-begun") == []
    assert story.question == "PlaceMetropolis"  # the four kinds are complete


@pytest.mark.rule("L12.43", "L9.7")
def test_where_units_of_an_opponent_stand_there_is_a_battle() -> None:
    story = pegasus().play("from delos, to kea, take 2")
    assert story.happened("battle-begun") == [
        {"event": "battle-begun", "attacker": "red", "defender": "blue", "area": "kea"}
    ]
    story.play("roll 1, roll 1")
    assert (story.owner("kea"), story.troops("kea"), story.number("troops_left", "blue")) == ("red", 2, 8)
    assert story.place("pegasus") == DISCARD


@pytest.mark.rule("L12.43", "L9.14")
def test_a_retreat_needs_an_accessible_area_as_usual() -> None:
    text = LANDS.replace("kea blue troops 1", "kea blue troops 2").replace(
        "milos blue", "milos blue \n area andros blue"
    )
    story = before(text).play("buy pegasus, from delos, to kea, take 2", "roll 0, roll 1", "stay")
    assert story.question == "Roll"  # no way back to Delos: red is not asked
    fleets = "area bay red fleets 1"
    story = before(f"{text} {fleets}").play("buy pegasus, from delos, to kea, take 2", "roll 0, roll 1", "stay")
    assert (story.asked, story.legal) == ("red", ["stay", "to thira"])  # over the Bay


@pytest.mark.rule("L12.43", "L9.14")
def test_an_area_beside_the_battle_will_do_too() -> None:
    text = LANDS.replace("kea blue troops 1", "kea blue troops 2")
    story = before(text).play("buy pegasus, from delos, to kea, take 2", "roll 0, roll 1", "stay")
    assert (story.asked, story.legal) == ("red", ["stay", "to andros"])  # nobody's
    story.play("to andros")
    assert (story.owner("andros"), story.troops("andros"), story.owner("kea")) == ("red", 1, "blue")


@pytest.mark.rule("L12.43")
def test_units_fly_to_an_own_area_without_more_ado() -> None:
    story = pegasus().play("from delos, to thira, take 2")
    assert (story.troops("thira"), story.owner("delos"), story.number("lands", "red")) == (2, "red", 2)
    assert story.happened("control-taken") == []


@pytest.mark.rule("L12.43", "L17.19")
def test_nobody_flies_to_an_area_of_a_teammate() -> None:
    text = (
        "area delos red troops 1 \n area naxos blue \n area kea green troops 1 \n area milos green \n area syros yellow"
    )
    story = team_turn("athena", f"{text} \n creatures - - - pegasus").play("buy pegasus, from delos")
    assert story.legal == ["to paros", "to andros", "to kea", "to milos", "to thira"]


@pytest.mark.rule("L12.44")
def test_pegasus_does_not_take_the_minotaur_along() -> None:
    story = pegasus("creature minotaur red at delos since 1").play("from delos, to thira, take 2")
    assert (story.troops("thira"), story.card_at("minotaur")) == (2, "delos")
    text = LANDS.replace("delos red troops 2", "delos red") + "creature minotaur red at delos since 1"
    assert before(text).game.question.useless == ("buy pegasus",)  # he stands there alone


# -- no heroic move, and last areas ----------------------------------------------------------------------------------


@pytest.mark.rule("L19.94")
@pytest.mark.parametrize("led, price", [("", 1), ("led ajax 2", 3)])
def test_a_flight_is_no_heroic_move(led: str, price: int) -> None:
    text = LANDS.replace("delos red troops 2", "delos red") + f"hero ajax red at delos since 1 \n {led}"
    story = before(text).play("buy pegasus, from delos, to naxos")
    assert story.card_at("ajax") == "naxos"
    assert story.gold("red") == 9 - 2
    assert story.happened("hero-moved") == []
    story.play("lead ajax, to paros")
    assert story.gold("red") == 9 - 2 - price


@pytest.mark.rule("L19.95", "L9.8")
def test_pegasus_does_not_take_units_into_a_last_land_area() -> None:
    story = pegasus().play("from delos")
    assert story.refuses("to syros")  # green's only one, though nobody defends it
    assert "to syros" in pegasus("area paros green").play("from delos").legal


@pytest.mark.rule("L19.95", "L9.9")
@pytest.mark.parametrize("mine, theirs, allowed", [(1, 1, False), (2, 0, False), (2, 1, True)])
def test_unless_it_brings_the_metropolis_that_ends_the_game(mine: int, theirs: int, allowed: bool) -> None:
    text = LANDS.replace("syros green", "syros green" + " metropolis troops" * theirs)
    text = text.replace("thira red", "thira red" + " metropolis gold" * mine)
    story = before(text).play("buy pegasus, from delos")
    assert ("to syros" in story.legal) is allowed
    if allowed:
        story.play("to syros, take 1")
        assert (story.owner("syros"), story.number("alive", "green")) == ("red", 0)
