"""L11: how Metropolises come about, where they go, what they do, and who gets them by conquest."""

from typing import Any

import pytest

from tests.story import Story, turn

SET = ("port", "fortress", "temple", "university")


def kinds_of_events(story: Story, *kinds: str) -> list[str]:
    """The events of some kinds since the last question, in order."""
    return [event["event"] for event in story.game.seen(None) if event["event"] in kinds]


def weights(story: Story) -> dict[str, int]:
    """How many chances each outcome has."""
    game: Any = story.game
    outcomes = game.stack[-1].raw_outcomes(game)
    return {action.notation: int(weight) for action, weight in zip(outcomes.actions, outcomes.weights, strict=True)}


THREE_KINDS = """
    area delos red port
    area andros red fortress
    area syros red temple
    area kea blue
    """


@pytest.mark.rule("L11.1")
def test_the_four_kinds_wherever_they_stand_become_a_metropolis() -> None:
    story = turn("athena", THREE_KINDS, paid=False).play("build university, at syros", "at delos, draw gold")
    assert story.number("metropolis", "delos") == 1
    assert [story.number("buildings_left", kind) for kind in SET] == [10, 10, 10, 10]
    assert story.happened("metropolis-gained") == [
        {"event": "metropolis-gained", "faction": "red", "area": "delos", "way": "economic"}
    ]


@pytest.mark.rule("L11.1")
def test_a_metropolis_does_not_stand_for_the_kind_that_is_missing() -> None:
    story = turn("zeus", "area delos red port fortress \n area andros red metropolis gold", paid=False)
    story.play("build temple, at andros")
    assert story.question == "MandatoryActions"
    assert story.buildings("temple", "andros") == 1
    assert story.number("metropolis", "andros") == 1


@pytest.mark.rule("L11.1")
def test_buildings_of_others_do_not_complete_the_set() -> None:
    story = turn("athena", "area delos red port temple \n area andros red \n area kea blue fortress", paid=False)
    story.play("build university, at andros")
    assert story.question == "MandatoryActions"
    assert story.buildings("university", "andros") == 1


@pytest.mark.rule("L11.2")
def test_the_player_chooses_which_copy_of_a_kind_goes() -> None:
    story = turn("athena", THREE_KINDS + "area paros red port \n area thira red", paid=False)
    story.play("build university, at syros")
    assert story.question == "DemolishOne"
    assert story.legal == ["at delos", "at paros"]
    story.play("at paros")
    assert story.buildings("port", "delos") == 1
    assert story.buildings("port", "paros") == 0


@pytest.mark.rule("L11.2")
def test_the_four_leave_first_so_that_their_sites_are_free() -> None:
    story = turn(
        "athena", "area delos red port temple \n area andros red fortress \n area kea red metropolis gold", paid=False
    )
    story.play("build university, at andros")  # on the very last free site
    assert story.legal == ["at delos", "at andros"]
    story.play("at andros, draw gold")
    assert story.number("metropolis", "andros") == 1
    assert sum(story.buildings(kind, area) for kind in SET for area in ("delos", "andros")) == 0


@pytest.mark.rule("L11.3", "L11.16")
def test_two_full_sets_captured_at_once_build_two_metropolises_even_in_one_area() -> None:
    story = turn(
        "ares",
        """
        area delos red troops 1 port 2
        area andros red fortress 2
        area milos red temple 2
        area naxos blue university 2
        area syros blue
        """,
    )
    story.play("move, from delos, to naxos", "at delos, draw gold")
    assert story.question == "PlaceMetropolis"  # the second one
    story.play("at delos, draw priestess")
    assert story.number("metropolis", "delos") == 2
    assert story.gold("red") == 9 - 1 + 3
    assert [story.number("buildings_left", kind) for kind in SET] == [10, 10, 10, 10]


@pytest.mark.rule("L11.4")
def test_the_fourth_philosopher_builds_a_metropolis() -> None:
    story = turn("athena", "area delos red", red="gold 4 philosophers 2", paid=False)
    story.play("recruit philosopher")
    assert story.number("philosophers", "red") == 3
    assert story.number("metropolis", "delos") == 0
    story.play("build university, at delos", "recruit philosopher, draw troops")
    assert story.number("philosophers", "red") == 0
    assert story.number("philosophers_left") == 20
    assert story.number("metropolis", "delos") == 1
    assert story.happened("metropolis-gained")[0]["way"] == "cultural"


FULL = """
    area paros red port
    area kea red temple
    area delos red metropolis gold metropolis troops
    area andros blue
    """


@pytest.mark.rule("L11.5")
def test_a_metropolis_goes_on_a_free_site_of_an_own_area_at_the_players_choice() -> None:
    story = turn(
        "athena",
        "area paros red port \n area naxos red \n area thira red temple \n area andros blue",
        red="gold 0 philosophers 3",
        paid=False,
    )
    story.play("recruit philosopher")
    assert story.legal == ["at naxos", "at thira"]  # Paros has no free site, Andros is blue's, Milos nobody's
    story.play("at thira, draw gold")
    assert story.number("metropolis", "thira") == 1
    assert story.buildings("temple", "thira") == 1


@pytest.mark.rule("L11.5")
def test_without_a_free_site_a_metropolis_replaces_an_own_basic_building() -> None:
    story = turn("athena", FULL, red="gold 0 philosophers 3", paid=False).play("recruit philosopher")
    assert story.legal == ["at paros", "at kea"]
    story.play("at paros, draw gold")
    assert story.buildings("port", "paros") == 0
    assert story.number("metropolis", "paros") == 1
    assert story.buildings("temple", "kea") == 1


@pytest.mark.rule("L11.5")
def test_with_two_kinds_on_the_spot_the_player_says_which_makes_room() -> None:
    story = turn("athena", "area delos red port temple", red="gold 0 philosophers 3", paid=False)
    story.play("recruit philosopher")
    assert story.legal == ["replace port", "replace temple"]
    story.play("replace temple, draw gold")
    assert story.buildings("port", "delos") == 1
    assert story.buildings("temple", "delos") == 0
    assert story.number("metropolis", "delos") == 1


@pytest.mark.rule("L11.6")
def test_with_neither_site_nor_building_the_philosophers_are_lost_for_nothing() -> None:
    story = turn(
        "athena",
        "area paros red metropolis gold \n area kea red metropolis gold \n area delos blue",
        red="gold 0 philosophers 3",
        paid=False,
    )
    story.play("recruit philosopher")
    assert story.number("philosophers", "red") == 0
    assert story.number("metropolis", "paros") + story.number("metropolis", "kea") == 2
    assert sum(story.row("bonuses_left")) == 13
    assert story.gold("red") == 0
    assert len(story.happened("metropolis-missed")) == 1


@pytest.mark.rule("L11.7")
def test_the_tokens_are_three_of_each_bonus_and_each_may_be_first() -> None:
    story = turn("athena", "area delos red", red="gold 0 philosophers 3", paid=False).play("recruit philosopher")
    bonuses = ("troops", "prosperity", "priestess", "gold", "fleets")
    assert weights(story) == {f"draw {bonus}": 3 for bonus in bonuses}
    story = turn(
        "athena",
        """
        area delos red
        area naxos blue metropolis gold metropolis gold
        area kea blue metropolis gold
        area andros green metropolis fleets
        """,
        red="gold 0 philosophers 3",
        paid=False,
    ).play("recruit philosopher")
    assert weights(story) == {"draw troops": 3, "draw prosperity": 3, "draw priestess": 3, "draw fleets": 2}


@pytest.mark.rule("L11.7")
def test_the_bonus_comes_at_once() -> None:
    story = turn("athena", "area delos red", red="gold 0 philosophers 3", paid=False)
    story.play("recruit philosopher, draw gold")
    assert story.gold("red") == 3
    assert story.question == "MandatoryActions"  # the University is still to be built


@pytest.mark.rule("L11.14")
@pytest.mark.parametrize("buildings, strength", [("", 2), ("metropolis gold", 3), ("metropolis gold fortress", 4)])
def test_a_metropolis_is_a_fortress_that_adds_to_the_real_one(buildings: str, strength: int) -> None:
    story = turn("ares", f"area delos red troops 3 \n area naxos blue troops 1 {buildings} \n area syros blue")
    story.play("move, from delos, to naxos, take 3", "roll 1, roll 1")
    assert story.happened("rolled")[-1]["strength"] == strength


@pytest.mark.rule("L11.14")
def test_two_metropolises_in_one_area_count_twice() -> None:
    story = turn(
        "ares", "area delos red troops 3 \n area naxos blue troops 1 metropolis gold metropolis gold \n area syros blue"
    )
    story.play("move, from delos, to naxos, take 3", "roll 0, roll 0")
    assert story.happened("rolled")[-1]["strength"] == 1 + 2


@pytest.mark.rule("L11.14")
def test_a_metropolis_is_a_port_in_attack_and_defence() -> None:
    story = turn(
        "poseidon",
        """
        area delos red metropolis gold port
        area thira blue metropolis gold
        area syros blue
        area west red fleets 1
        area south blue fleets 1
        """,
    )
    story.play("sail, from west, to south", "roll 0")
    assert story.happened("rolled")[-1]["strength"] == 1 + 2
    story.play("roll 0")
    assert story.happened("rolled")[-1]["strength"] == 1 + 1
    assert story.owner("south") == "red"


@pytest.mark.rule("L11.14", "L12.2")
def test_a_metropolis_is_a_temple_for_the_price_of_creatures() -> None:
    story = turn("athena", "area delos red temple metropolis gold \n creatures graeae - - -")
    assert story.play("buy graeae").happened("creature-used")[0]["price"] == 5 - 2


CONQUEST = """
    area delos red troops 1
    area naxos blue {metropolises}
    area kea blue
    player blue gold 2
    """


@pytest.mark.rule("L11.15")
def test_whoever_loses_a_metropolis_gets_its_bonus_and_the_conqueror_gets_none() -> None:
    story = turn("ares", CONQUEST.format(metropolises="metropolis gold"))
    story.play("move, from delos, to naxos")
    assert story.owner("naxos") == "red"
    assert story.game.standings[0].players == [0]  # the Metropolis is red's now
    assert story.gold("blue") == 2 + 3
    assert story.gold("red") == 9 - 1


@pytest.mark.rule("L11.15")
def test_two_metropolises_lost_together_give_both_bonuses() -> None:
    story = turn("ares", CONQUEST.format(metropolises="metropolis gold metropolis priestess"))
    story.play("move, from delos, to naxos")
    assert story.gold("blue") == 2 + 3
    assert story.number("priestesses", "blue") == 1
    assert story.number("priestesses", "red") == 1  # of Naxos, not of the Metropolis
    assert story.game.standings[0].metropolises == 2


@pytest.mark.rule("L11.15")
def test_the_conqueror_gets_the_bonus_when_it_loses_the_metropolis_in_turn() -> None:
    story = Story(
        """
        cycle 2
        gods ares hera poseidon zeus athena
        player red gold 5
        player blue gold 5
        offering red ares 1
        offering blue hera 1
        area delos red troops 1
        area milos red
        area naxos blue metropolis gold
        area paros blue
        hero hector blue at paros since 1
        done build fortress 1
        done recruit troop 1
        phase actions ares paid
        """
    )
    story.play("move, from delos, to naxos, end")
    assert (story.gold("red"), story.gold("blue")) == (4, 8)
    story.play("build temple, at paros", "recruit mercenary, at paros", "lead hector, to naxos, take 1")
    story.play("roll 3, roll 0")
    assert story.owner("naxos") == "blue"
    assert story.gold("red") == 4 + 3
    assert story.gold("blue") == 8 - 1


@pytest.mark.rule("L11.15", "L7.22")
def test_apollos_player_too_gets_the_bonus_of_a_metropolis_it_loses() -> None:
    story = turn("ares", "offering blue apollo 0" + CONQUEST.format(metropolises="metropolis gold"))
    assert story.play("move, from delos, to naxos").gold("blue") == 2 + 3


@pytest.mark.rule("L11.15")
def test_a_metropolis_that_is_defended_gives_nothing() -> None:
    story = turn("ares", "area delos red troops 1 \n area naxos blue troops 1 metropolis gold \n area kea blue")
    story.play("move, from delos, to naxos", "roll 0, roll 3")
    assert story.owner("naxos") == "blue"
    assert story.gold("blue") == 5


@pytest.mark.rule("L11.16")
def test_captured_buildings_that_complete_the_kinds_make_a_metropolis_at_once() -> None:
    story = turn(
        "ares",
        "area delos red troops 2 port temple \n area naxos blue troops 1 fortress university \n area syros blue",
    )
    story.play("move, from delos, to naxos, take 2", "roll 3, roll 0")  # 5 against 2
    assert story.asked == "red"
    story.play("at naxos, draw gold")
    assert story.number("metropolis", "naxos") == 1
    assert story.happened("metropolis-gained")[0]["way"] == "economic"
    assert story.buildings("port", "delos") == 0


@pytest.mark.rule("L11.17")
def test_the_order_after_a_conquest() -> None:
    """Control, priestess, the loser's bonus, its elimination, and only then the conqueror's own Metropolis."""
    story = turn(
        "ares",
        """
        area delos red troops 1 port temple
        area thira red metropolis fleets university
        area naxos blue metropolis gold fortress
        area andros green
        player blue gold 2
        """,
    )
    story.play("move, from delos, to naxos")
    order = kinds_of_events(
        story, "control-taken", "people-gained", "bonus-received", "gold-received", "eliminated", "building-given"
    )
    assert order[:5] == ["control-taken", "people-gained", "bonus-received", "gold-received", "eliminated"]
    assert order[5:] == ["building-given"] * 4
    assert story.gold("blue") == 0  # the 3 GP came before the elimination, and left the game with it
    story.play("at naxos, draw gold")
    assert story.game.standings[0].metropolises == 3


@pytest.mark.rule("L11.17")
def test_the_loser_places_its_bonus_before_the_conqueror_builds() -> None:
    story = turn(
        "ares",
        """
        area delos red troops 1 port temple
        area thira red university
        area naxos blue metropolis troops fortress
        area kea blue
        area milos blue
        """,
    )
    story.play("move, from delos, to naxos")
    assert (story.asked, story.legal) == ("blue", ["at kea", "at milos"])  # no longer Naxos
    story.play("at kea, at milos")
    assert (story.asked, story.question) == ("red", "PlaceMetropolis")
