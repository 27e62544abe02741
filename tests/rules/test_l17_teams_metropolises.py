"""L17: what teammates share and what they do not, and the Metropolises of a team."""

import pytest

from cyclades.engine.decks import DISCARD, GONE
from tests.story import TEAMS, Story, team_turn

# Blue has three kinds of buildings; the fourth one builds a Metropolis.
THREE = """
    area andros blue port temple
    area milos blue fortress
    area thira green troops 1
    area syros green troops 1
"""


# -- shared or not -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("L17.15")
def test_a_player_commands_its_own_units_and_heroes_only() -> None:
    text = """
        area delos red troops 1
        area kea blue troops 2
        area west red fleets 1
        area bay blue fleets 2
        hero ajax blue at kea since 1
        hero hector blue at kea since 1
        player blue priestesses 4
        """
    assert team_turn("ares", text).play("move").legal == ["from delos"]
    assert team_turn("poseidon", text).play("sail").legal == ["from west"]
    story = team_turn("athena", text)
    assert story.refuses("lead ajax")
    assert story.refuses("sacrifice hector")


@pytest.mark.rule("L17.15")
def test_recruits_come_from_and_go_to_the_players_own() -> None:
    story = team_turn("ares", "area delos red troops 8\narea kea blue")
    assert story.refuses("recruit troop")  # blue's reserve does not help
    story = team_turn("ares", "area delos red\narea kea blue").play("recruit troop")
    assert story.legal == ["at delos"]
    story = team_turn("hera", "area delos red\narea kea blue\nheroes ajax hector").play("hire ajax")
    assert story.legal == ["at delos"]


@pytest.mark.rule("L17.15")
@pytest.mark.parametrize("owner, kept", [("red", True), ("blue", False)])
def test_maintenance_is_paid_with_own_priestesses(owner: str, kept: bool) -> None:
    text = f"""
        cycle 3
        gods zeus ares poseidon hera athena
        player red priestesses 2
        offering red zeus 1
        offering blue ares 1
        area delos red
        area kea blue
        creature kraken {owner} at far since 2
        phase maintenance
        """
    story = Story(text, 4, TEAMS)
    assert (story.question == "Maintain") is kept
    assert (story.place("kraken") == DISCARD) is not kept
    assert story.number("priestesses", "red") == 2


@pytest.mark.rule("L17.16")
def test_four_philosophers_of_two_teammates_build_nothing() -> None:
    text = "area delos red\narea kea blue\nplayer blue philosophers 3"
    story = team_turn("athena", text, "gold 9 philosophers 2").play("recruit philosopher")
    assert (story.number("philosophers", "red"), story.number("philosophers", "blue")) == (3, 3)
    assert story.happened("metropolis-gained") == []
    story = team_turn("athena", text, "gold 9 philosophers 3").play("recruit philosopher, draw gold")
    assert (story.number("metropolis", "delos"), story.number("philosophers", "blue")) == (1, 3)


@pytest.mark.rule("L17.17")
def test_temples_lower_prices_for_their_own_player_only() -> None:
    text = (
        "area delos red troops 1 TEMPLE\narea kea blue temple\narea andros blue metropolis gold\ncreatures harpy - - -"
    )
    story = team_turn("athena", text.replace("TEMPLE", "")).play("buy harpy, decline")
    assert story.gold("red+blue") == 9 - 5
    story = team_turn("athena", text.replace("TEMPLE", "temple")).play("buy harpy, decline")
    assert story.gold("red+blue") == 9 - 4


@pytest.mark.rule("L17.17")
def test_ports_help_their_own_player_only() -> None:
    text = "area delos red\narea thira blue port\narea paros blue metropolis gold\narea west red fleets 2\n"
    story = team_turn("poseidon", f"{text}area south green fleets 1\narea syros yellow port")
    story.play("sail, from west, to south, take 2", "roll 0")
    assert story.happened("rolled")[-1]["strength"] == 2  # neither blue's Port nor its Metropolis
    story.play("roll 0")
    assert story.owner("south") == "red"  # nor did yellow's Port help green


# -- joint sets --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("L17.29")
def test_buildings_of_both_count_together_and_who_completes_them_builds() -> None:
    story = team_turn("athena", f"{THREE}\narea delos red", paid=False).play("build university, at delos, draw gold")
    assert story.happened("metropolis-gained")[-1] == {
        "event": "metropolis-gained",
        "faction": "red",
        "area": "delos",
        "way": "economic",
    }
    assert [story.buildings(kind, area) for kind, area in (("port", "andros"), ("temple", "andros"))] == [0, 0]
    assert (story.buildings("fortress", "milos"), story.buildings("university", "delos")) == (0, 0)
    assert story.row("buildings_left") == [10, 10, 10, 10]


@pytest.mark.rule("L17.29")
def test_the_opponents_buildings_do_not_count() -> None:
    text = THREE.replace("milos blue", "milos green")
    story = team_turn("athena", f"{text}\narea delos red", paid=False).play("build university, at delos")
    assert (story.question, story.happened("metropolis-gained")) == ("MandatoryActions", [])


@pytest.mark.rule("L17.29")
def test_without_teams_they_do_not_count_either() -> None:
    text = f"cycle 2\ngods athena zeus poseidon ares hera\noffering red athena 1\n{THREE}\narea delos red"
    story = Story(f"{text}\nphase actions athena", 4).play("build university, at delos")
    assert story.buildings("university", "delos") == 1


@pytest.mark.rule("L17.29")
def test_a_conquest_may_complete_the_kinds_of_the_team() -> None:
    text = f"{THREE}\narea delos red troops 1\narea naxos green university"
    story = team_turn("ares", text).play("move, from delos, to naxos")
    assert story.legal == ["at delos", "at naxos"]  # where the Metropolis goes
    story.play("at naxos, draw priestess")
    assert (story.number("metropolis", "naxos"), story.owner("naxos")) == (1, "red")
    assert story.number("priestesses", "red") == 1 + 1  # the symbol, then the bonus


@pytest.mark.rule("L17.29", "L17.40")
def test_the_cyclops_may_complete_the_kinds_of_the_team() -> None:
    text = f"{THREE}\narea delos red temple\ncreatures - - - cyclops"
    story = team_turn("zeus", text).play("buy cyclops")
    assert story.legal == ["decline", "at delos"]  # own buildings only
    story.play("at delos, build university, draw gold")
    assert (story.number("metropolis", "delos"), story.buildings("temple", "andros")) == (1, 0)


@pytest.mark.rule("L17.29", "L11.3")
def test_two_full_sets_build_two_metropolises() -> None:
    text = """
        area andros blue port 2
        area milos blue fortress 2
        area kea blue temple
        area paros red temple
        area delos red troops 1
        area naxos green university 2
        area syros green
        """
    story = team_turn("ares", text).play("move, from delos, to naxos")
    assert story.legal == ["at paros", "at kea"]  # which Temple goes; there is one area for each of the others
    story.play("at kea", "at delos, draw gold")
    assert story.legal == ["at delos", "at naxos", "at paros"]
    story.play("at paros, draw gold")
    assert (story.gold("red+blue"), story.row("buildings_left")) == (9 - 1 + 6, [10, 10, 10, 10])


@pytest.mark.rule("L17.30")
def test_the_builder_chooses_among_the_copies_of_both() -> None:
    text = f"{THREE}\narea delos red port\narea naxos red temple\narea kea blue"
    story = team_turn("athena", text, paid=False).play("build university, at delos")
    assert (story.asked, story.legal) == ("red", ["at delos", "at andros"])  # a Port
    assert story.game.question.about["building"] == "port"
    story.play("at andros")
    assert (story.legal, story.game.question.about["building"]) == (["at naxos", "at andros"], "temple")
    assert [(event["faction"], event["area"]) for event in story.happened("building-given")] == [
        ("blue", "andros"),
        ("blue", "milos"),  # the only Fortress
    ]
    story.play("at naxos")
    assert (story.buildings("port", "delos"), story.buildings("port", "andros")) == (1, 0)
    assert (story.buildings("temple", "naxos"), story.buildings("temple", "andros")) == (0, 1)


# -- where the Metropolis goes -----------------------------------------------------------------------------------------


@pytest.mark.rule("L17.31")
def test_the_metropolis_goes_on_an_area_of_the_builder() -> None:
    text = f"{THREE}\narea delos red\narea naxos red\narea kea blue"
    story = team_turn("athena", text, paid=False).play("build university, at delos")
    assert story.legal == ["at delos", "at naxos"]  # not Kea, Andros or Milos, whose sites are free too


@pytest.mark.rule("L17.31")
def test_without_an_own_free_site_an_own_building_makes_room_whatever_the_teammate_has() -> None:
    text = "area paros red temple\narea delos red port 2\narea kea blue\narea andros blue fortress"
    story = team_turn("athena", text, "gold 9 philosophers 3").play("recruit philosopher")
    assert story.legal == ["at delos", "at paros"]  # not Kea and Andros, where sites are free
    story.play("at paros, draw gold")
    assert (story.number("metropolis", "paros"), story.buildings("temple", "paros")) == (1, 0)


@pytest.mark.rule("L17.31", "L11.6")
def test_a_metropolis_without_an_own_place_is_lost_although_the_teammate_has_one() -> None:
    text = "area paros red metropolis gold\narea kea blue\narea andros blue fortress"
    story = team_turn("athena", text, "gold 9 philosophers 3").play("recruit philosopher")
    assert story.happened("metropolis-missed") == [{"event": "metropolis-missed", "faction": "red"}]
    assert (story.number("philosophers", "red"), story.number("metropolis", "kea")) == (0, 0)


@pytest.mark.rule("L17.31", "L13.26")
@pytest.mark.parametrize("owner, places", [("red", ["at delos", "sacrifice penthesilea"]), ("blue", [])])
def test_penthesilea_takes_a_metropolis_of_her_own_owner_only(owner: str, places: list[str]) -> None:
    home = {"red": "delos", "blue": "milos"}[owner]
    text = f"{THREE}\narea delos red\nhero penthesilea {owner} at {home} since 1"
    story = team_turn("athena", text, paid=False).play("build university, at delos")
    if places:
        assert story.legal == places
        story.play("sacrifice penthesilea, draw gold")
        assert (story.number("safe_metropolises", "red gold"), story.place("penthesilea")) == (1, GONE)
    else:
        assert story.question == "TurnUpToken"  # Delos, without a question


# -- bonuses -----------------------------------------------------------------------------------------------------------


def founded(bonus: str, text: str = "", red: str = "gold 9") -> Story:
    """Red has completed the four kinds of its team and turned up a token."""
    story = team_turn("athena", f"{THREE}\narea delos red\n{text}", red, paid=False)
    return story.play("build university, at delos", f"draw {bonus}")


@pytest.mark.rule("L17.32")
def test_the_bonus_is_the_builders_who_places_it_on_own_areas() -> None:
    seas = "area north red fleets 1\narea west red fleets 1\narea far blue fleets 1"
    assert founded("troops").troops("delos") == 2  # the only own area
    story = founded("fleets", seas)
    assert (story.asked, story.legal) == ("red", ["at north", "at west"])
    assert founded("prosperity", seas).legal == ["at delos", "at north", "at west"]
    story = founded("priestess")
    assert (story.number("priestesses", "red"), story.number("priestesses", "blue")) == (1, 0)


@pytest.mark.rule("L17.32")
def test_fleets_of_a_bonus_are_lost_where_only_the_teammate_has_fleets() -> None:
    story = founded("fleets", "area north blue fleets 1")
    assert (story.fleets("north"), story.number("fleets_left", "red")) == (1, 8)


@pytest.mark.rule("L17.32", "L17.5")
def test_the_gold_of_a_bonus_goes_into_the_purse() -> None:
    assert founded("gold").gold("red+blue") == 9 + 3


@pytest.mark.rule("L17.32", "L11.15")
def test_who_loses_a_metropolis_gets_its_bonus_not_its_teammate() -> None:
    text = "area delos red troops 1\narea naxos green metropolis priestess\narea syros green\nplayer yellow gold 2"
    story = team_turn("ares", text).play("move, from delos, to naxos")
    assert (story.number("priestesses", "green"), story.number("priestesses", "yellow")) == (1, 0)
    story = team_turn("ares", text.replace("metropolis priestess", "metropolis gold")).play(
        "move, from delos, to naxos"
    )
    assert story.gold("green+yellow") == 5  # the purse they share


# -- Hera and the heroes -----------------------------------------------------------------------------------------------


@pytest.mark.rule("L17.33")
def test_heras_building_is_of_a_kind_that_the_player_itself_has_not() -> None:
    text = "area delos red port\narea andros blue fortress temple"
    story = team_turn("hera", text, paid=False)
    built = [words for words in story.legal if words.startswith("build")]
    assert built == ["build fortress", "build temple", "build university"]


@pytest.mark.rule("L17.34")
def test_ajax_counts_the_areas_of_his_owner_only() -> None:
    own = "\n".join(f"area {area} red" for area in ("delos", "naxos", "paros", "syros", "thira", "andros"))
    text = f"{own}\narea kea blue\nhero ajax red at delos since 1"
    assert team_turn("athena", text).refuses("sacrifice ajax")
    assert "sacrifice ajax" in team_turn("athena", text.replace("kea blue", "kea red")).legal


@pytest.mark.rule("L17.34")
@pytest.mark.parametrize(
    "hero, text",
    [
        ("helen", "area delos red port 2\narea naxos red temple\narea kea OWNER temple"),
        ("odysseus", "area delos red university 2\narea kea OWNER university"),
        ("jason", "area delos red\narea north red fleets 7\narea east OWNER fleets 1"),
    ],
)
def test_helen_odysseus_and_jason_count_the_buildings_and_fleets_of_their_owner_only(hero: str, text: str) -> None:
    text += f"\nhero {hero} red at delos since 1"
    assert team_turn("athena", text.replace("OWNER", "blue")).refuses(f"sacrifice {hero}")
    assert f"sacrifice {hero}" in team_turn("athena", text.replace("OWNER", "red")).legal


@pytest.mark.rule("L17.34")
def test_helen_and_odysseus_give_up_own_copies_only() -> None:
    text = "area delos red university 2\narea naxos red university 2\narea kea blue university"
    story = team_turn("athena", f"{text}\nhero odysseus red at delos since 1").play("sacrifice odysseus")
    assert story.legal == ["at delos", "at naxos"]


@pytest.mark.rule("L17.35")
@pytest.mark.parametrize("gold, allowed", [(14, False), (15, True)])
def test_croesus_15_gp_come_from_the_common_purse(gold: int, allowed: bool) -> None:
    story = team_turn("athena", "area delos red\narea kea blue\nhero croesus red at delos since 1", f"gold {gold}")
    assert ("sacrifice croesus" in story.legal) is allowed
    if allowed:
        assert story.play("sacrifice croesus, draw priestess").gold("red+blue") == 0


@pytest.mark.rule("L17.35")
def test_croesus_rerolls_are_paid_from_the_common_purse() -> None:
    text = "area delos red troops 1\narea naxos yellow\narea kea yellow\nhero croesus yellow at naxos since 1"
    story = team_turn("ares", f"{text}\nplayer green gold 2").play("move, from delos, to naxos", "roll 2, roll 0")
    assert (story.asked, story.legal) == ("yellow", ["stay", "play croesus"])
    story.play("play croesus, roll 1, play croesus")
    assert story.gold("green+yellow") == 0
    assert story.play("roll 1").legal == ["stay"]
