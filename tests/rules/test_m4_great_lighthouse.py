"""M4: the Great Lighthouse of Poseidon. Around Kea lie k2, h1, h2, i2 and j2; around Andros a1, b2, c1 and c2."""

import pytest

import cyclades
from cyclades.rules.odds import odds
from tests.story import Story, all_fleets, classic, classic_turn

LIGHTHOUSE = "great-lighthouse-of-poseidon"


def fight(text: str, red: int = 2, blue: int = 2, at: str = "kea", god: str = "poseidon") -> Story:
    """Red attacks blue's fleets on f4 from f5, far from Kea and Andros; the Lighthouse is on `at`."""
    lines = f"""
        area f5 red fleets {red}
        area f4 blue fleets {blue}
        area kea red
        area andros blue
        area naxos green
        {text}
        field monument {LIGHTHOUSE} {at}
        """
    story = classic_turn(god, lines, monuments=LIGHTHOUSE)
    if god == "poseidon":
        story.play("sail, from f5, to f4", *([f"take {red}"] if red > 1 else []))
    return story


def salvaged(story: Story) -> list[str]:
    """The places that the player asked may choose from; nothing where nobody is asked."""
    return story.legal if story.question == "RescueFleet" else []


@pytest.mark.rule("M4.1")
@pytest.mark.parametrize("text, asked", [("port", True), ("", False), ("fortress", False), ("metropolis", False)])
def test_it_needs_two_ports(text: str, asked: bool) -> None:
    story = classic_turn("poseidon", f"area syros red {text} \n area tinos red", monuments=LIGHTHOUSE)
    story.play("build port, at tinos")
    assert (story.question == "OfferMonument") is asked


# -- saving ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("M4.2")
def test_a_fleet_lost_in_attack_may_go_to_the_sea_around_its_island() -> None:
    story = fight("").play("roll 0, roll 3")
    assert story.asked == "red"
    assert salvaged(story) == ["decline", "to k2", "to h1", "to h2", "to i2", "to j2"]
    story.play("to h2")
    assert all_fleets(story) == {"h2": ("red", 1), "f4": ("blue", 2)}  # and one in the battle
    assert story.number("fleets_left", "red") == 8 - 2
    assert not story.happened("lost")
    assert {"event": "rescued", "faction": "red", "unit": "fleet", "area": "h2"} in story.happened("rescued")


@pytest.mark.rule("M4.2")
def test_a_fleet_lost_in_defence_too_and_not_those_of_the_opponent() -> None:
    story = fight("", at="andros").play("roll 3, roll 0")
    assert (story.asked, salvaged(story)) == ("blue", ["decline", "to a1", "to b2", "to c1", "to c2"])
    story.play("to a1")
    assert (story.owner("a1"), story.fleets("a1"), story.fleets("f4")) == ("blue", 1, 1)
    story = fight("", at="andros").play("roll 0, roll 3")
    assert (story.question, story.number("fleets_left", "red")) == ("Retreat", 8 - 1)  # red's own is lost


@pytest.mark.rule("M4.2")
@pytest.mark.parametrize("owner, asked", [("red", True), ("green", False)])
def test_it_saves_the_fleets_of_whoever_controls_its_island(owner: str, asked: bool) -> None:
    story = fight(f"area delos {owner}", at="delos").play("roll 0, roll 3")
    assert bool(salvaged(story)) is asked


@pytest.mark.rule("M4.2", "M1.12")
def test_whoever_has_taken_its_island_is_served_in_the_same_cycle() -> None:
    text = f"""
        cycle 3
        gods ares poseidon - -
        player red gold 9
        player blue gold 9
        offering red ares 1
        offering blue poseidon 1
        area delos red troops 1
        area h1 red fleets 1
        area kea blue
        area naxos blue
        area i2 blue fleets 2
        area h2 red fleets 1
        field monument {LIGHTHOUSE} kea
        phase actions ares paid
        """
    story = classic(text, monuments=LIGHTHOUSE).play("move, from delos, to kea", "end", "recruit fleet, at f3")
    story.play("sail, from i2, to h2, take 2", "roll 0, roll 3")
    assert (story.question, story.number("fleets_left", "blue")) == ("Retreat", 8 - 2)  # blue has lost it
    story.play("stay", "stay", "roll 3, roll 0")
    assert (story.asked, salvaged(story)) == ("red", ["decline", "to k2", "to h1", "to i2", "to j2"])


@pytest.mark.rule("M4.2", "C10.4")
def test_in_a_tie_its_owner_alone_is_asked() -> None:
    story = fight("").play("roll 1, roll 1")
    assert (story.asked, story.number("fleets_left", "blue")) == ("red", 8 - 1)
    story.play("to k2")
    assert all_fleets(story) == {"k2": ("red", 1), "f4": ("blue", 1)}
    assert (story.question, story.asked) == ("Retreat", "blue")


@pytest.mark.rule("M4.2", "C10.8")
def test_in_a_tie_of_the_last_fleets_one_is_saved_and_the_space_is_empty() -> None:
    story = fight("", red=1, blue=1).play("roll 1, roll 1", "to k2")
    assert (all_fleets(story), story.owner("f4"), story.owner("f5")) == ({"k2": ("red", 1)}, None, None)
    assert story.question == "PaidActions"


@pytest.mark.rule("M4.2", "C18.21")
def test_a_battle_of_the_sylph_counts_and_the_saved_fleet_makes_no_more_steps() -> None:
    story = fight("area h1 red fleets 1 \n creatures - - sylph", god="athena")
    story.play("buy sylph", "from f5, to f4, take 2", "roll 0, roll 3")
    assert story.question == "RescueFleet"
    story.play("to h1", "stay", "stay", "roll 3, roll 0", "stay", "stay", "roll 3, roll 0")
    assert (story.owner("f4"), story.fleets("h1")) == ("red", 2)
    assert story.legal == ["stay", "from h1"]  # the one that was there
    story.play("from h1, to h2")
    assert (story.fleets("h1"), story.fleets("h2")) == (1, 1)  # only one of the two could go
    assert story.legal == ["stay", "from h2"]


# -- where to --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("M4.3")
def test_the_space_must_be_empty_or_its_owners() -> None:
    text = "area k2 green fleets 1 \n area h1 blue fleets 1 \n area h2 red fleets 1"
    story = fight(text).play("roll 0, roll 3")
    assert salvaged(story) == ["decline", "to h2", "to i2", "to j2"]
    assert story.refuses("to h1")
    assert story.refuses("to f5")  # empty, but not around Kea
    story.play("to h2")
    assert (story.owner("h2"), story.fleets("h2")) == ("red", 2)


@pytest.mark.rule("M4.3", "C18.17")
@pytest.mark.parametrize(
    "creature, havens",
    [
        ("kraken - at h2", ["k2", "h1", "i2", "j2"]),
        ("polyphemus blue at delos since 3", ["k2", "i2", "j2"]),
        ("polyphemus red at syros since 3", ["h1", "h2", "i2"]),
        ("polyphemus blue at kea since 3", []),
    ],
)
def test_the_space_must_be_open_to_fleets(creature: str, havens: list[str]) -> None:
    story = fight(f"creature {creature}").play("roll 0, roll 3")
    assert salvaged(story) == (["decline", *(f"to {sea}" for sea in havens)] if havens else [])
    assert story.number("fleets_left", "red") == (6 if havens else 7)


@pytest.mark.rule("M4.3")
@pytest.mark.parametrize("attack", [True, False])
def test_the_space_of_the_battle_itself_is_no_haven(attack: bool) -> None:
    who, other = ("red", "blue") if attack else ("blue", "red")
    text = f"""
        area h1 red fleets 2
        area h2 blue fleets 2
        area kea {who}
        area naxos {other}
        area tinos green
        field monument {LIGHTHOUSE} kea
        """
    story = classic_turn("poseidon", text, monuments=LIGHTHOUSE).play("sail, from h1, to h2, take 2")
    story.play("roll 0, roll 3" if attack else "roll 3, roll 0")
    assert story.asked == who
    assert salvaged(story) == ["decline", "to k2", "to h1", "to i2", "to j2"]  # h1, which red has left, is empty


@pytest.mark.rule("M4.3", "M4.4")
def test_where_the_battle_is_the_only_space_left_the_fleet_is_lost() -> None:
    others = "\n".join(f"area {sea} green fleets 1" for sea in ("a1", "b2", "c1"))
    text = f"""
        area d3 red fleets 1
        area c2 blue fleets 2
        area andros blue
        area kea blue
        area naxos red
        area tinos green
        {others}
        field monument {LIGHTHOUSE} andros
        """
    story = classic_turn("poseidon", text, monuments=LIGHTHOUSE).play("sail, from d3, to c2", "roll 3, roll 0")
    assert (story.question, story.number("fleets_left", "blue")) == ("Retreat", 8 - 1)


# -- lost all the same -----------------------------------------------------------------------------------------------


@pytest.mark.rule("M4.4")
def test_its_owner_may_decline_and_the_fleet_is_lost() -> None:
    story = fight("").play("roll 0, roll 3", "decline")
    assert (all_fleets(story), story.number("fleets_left", "red")) == ({"f4": ("blue", 2)}, 8 - 1)
    assert story.happened("lost") == [{"event": "lost", "faction": "red", "unit": "fleet", "area": "f4"}]


@pytest.mark.rule("M4.4")
def test_without_a_space_nobody_is_asked() -> None:
    others = "\n".join(f"area {sea} green fleets 1" for sea in ("k2", "h1", "h2", "i2", "j2"))
    story = fight(others).play("roll 0, roll 3")
    assert (story.question, story.number("fleets_left", "red")) == ("Retreat", 8 - 1)


@pytest.mark.rule("M4.4")
def test_it_is_asked_anew_for_every_fleet_and_for_an_only_space_too() -> None:
    others = "\n".join(f"area {sea} green fleets 1" for sea in ("k2", "h1", "i2", "j2"))
    story = fight(others, red=3, blue=3).play("roll 0, roll 3")
    assert salvaged(story) == ["decline", "to h2"]
    story.play("to h2", "stay", "stay", "roll 0, roll 3", "decline", "stay", "stay", "roll 0, roll 3")
    assert salvaged(story) == ["decline", "to h2"]
    story.play("to h2")
    assert (story.fleets("h2"), story.number("fleets_left", "red"), story.question) == (2, 6, "PaidActions")


@pytest.mark.rule("M4.5", "C18.16")
def test_it_does_not_save_from_the_kraken() -> None:
    story = fight("creatures - - kraken", god="zeus").play("buy kraken, at f5, stay")
    assert (story.fleets("f5"), story.number("fleets_left", "red"), story.question) == (0, 8, "PaidActions")


@pytest.mark.rule("M4.5", "C18.16")
def test_it_does_not_save_from_polyphemus() -> None:
    """Around Andros lies a1; from there a fleet can only go to a2 and b2: a2 is blue's, b2 is around Andros too."""
    story = fight("area a1 red fleets 1 \n area a2 blue fleets 1 \n creatures - - polyphemus", god="zeus")
    story.play("buy polyphemus, at andros")
    assert (story.fleets("a1"), story.number("fleets_left", "red"), story.question) == (0, 8 - 2, "PaidActions")


@pytest.mark.rule("M4.5", "C18.22")
def test_it_does_not_save_from_the_siren() -> None:
    story = fight("creatures - - siren", god="zeus", blue=1, at="andros").play("buy siren, at f4")
    assert (story.owner("f4"), story.number("fleets_left", "blue"), story.question) == ("red", 8, "PaidActions")


@pytest.mark.rule("M4.5")
def test_nor_what_its_owner_sells() -> None:
    story = fight("creatures - - sphinx", god="zeus").play("buy sphinx", "sell fleet")
    assert (story.fleets("f5"), story.number("fleets_left", "red"), story.question) == (1, 7, "SphinxBuys")


@pytest.mark.rule("M4.5")
def test_nor_what_its_owner_gives_to_the_temple_of_poseidon() -> None:
    story = fight("field monument temple-of-poseidon kea", god="zeus").play("invoke temple-of-poseidon")
    assert (story.fleets("f5"), story.number("fleets_left", "red"), story.question) == (1, 7, "Draw")


@pytest.mark.rule("M4.2")
def test_troops_lost_on_land_are_not_saved() -> None:
    text = f"""
        area delos red troops 3
        area h1 red fleets 1
        area kea blue troops 2
        area naxos blue
        field monument {LIGHTHOUSE} delos
        """
    story = classic_turn("ares", text, monuments=LIGHTHOUSE).play("move, from delos, to kea, take 2", "roll 0, roll 3")
    assert (story.question, story.number("troops_left", "red")) == ("Retreat", 8 - 2)


# -- the battle goes on ----------------------------------------------------------------------------------------------


@pytest.mark.rule("M4.6")
def test_a_saved_fleet_takes_no_more_part_in_the_battle() -> None:
    story = fight("", red=3, blue=3).play("roll 0, roll 3", "to k2", "stay", "stay", "roll 0")
    assert story.happened("rolled")[-1]["strength"] == 2


@pytest.mark.rule("M4.6")
def test_with_the_last_fleet_saved_the_battle_is_lost() -> None:
    story = fight("", red=1).play("roll 0, roll 3", "to k2")
    assert all_fleets(story) == {"k2": ("red", 1), "f4": ("blue", 2)}
    assert story.question == "PaidActions"
    story = fight("", blue=1, at="andros").play("roll 3, roll 0", "to a1")
    assert all_fleets(story) == {"a1": ("blue", 1), "f4": ("red", 2)}


@pytest.mark.rule("M4.6", "C9.1")
def test_a_saved_fleet_may_sail_again_for_another_gold_piece() -> None:
    story = fight("", red=1).play("roll 0, roll 3", "to h2", "sail, from h2, to g3, stay")
    assert (story.owner("g3"), story.gold("red")) == ("red", 9 - 2)


@pytest.mark.rule("M4.6", "M1.4")
def test_a_saved_fleet_is_no_conquest_for_which_a_declined_monument_is_offered() -> None:
    text = f"""
        area f5 red fleets 2
        area f4 blue fleets 2
        area kea red fortress
        area andros blue
        field monument {LIGHTHOUSE} kea
        """
    story = classic_turn("poseidon", text, monuments=f"{LIGHTHOUSE} city-of-warriors")
    story.play("build port, at kea", "decline", "sail, from f5, to f4, take 2", "roll 0, roll 3", "to k2")
    assert (story.question, story.asked) == ("Retreat", "blue")


@pytest.mark.rule("M4.6")
def test_the_odds_of_the_battle_are_those_without_it() -> None:
    story = fight("", red=3, blue=2)
    for expected in (odds(3, 2), odds(2, 2)):
        assert story.game.odds().attacker == pytest.approx(expected.attacker)
        assert story.game.odds().defender == pytest.approx(expected.defender)
        if story.question == "Roll":
            story.play("roll 0, roll 3")  # red is asked: saved or not, that fleet is out of it
    assert story.question == "RescueFleet"
    story.play("to k2")
    assert story.game.odds().both_die == pytest.approx(odds(2, 2).both_die)


@pytest.mark.rule("M4.2", "M4.4")
def test_the_question_is_kept_by_records_positions_and_views() -> None:
    story = fight("").play("roll 0, roll 3")
    assert (story.question, story.game.undoable) == ("RescueFleet", 0)
    assert cyclades.load(story.game.record()).same_state(story.game)
    for viewer in (0, 1, 2):
        state = cyclades.imagine(story.game.view(viewer), seed=1).view(viewer)["state"]
        assert state["monument"] == story.game.view(viewer)["state"]["monument"]
    assert story.game.view(1)["asked"] == {"player": 0, "faction": "red", "question": "RescueFleet"}
    story.play("to h2")
    assert story.game.undoable == 1
    story.game.undo()
    assert salvaged(story) == ["decline", "to k2", "to h1", "to h2", "to i2", "to j2"]
