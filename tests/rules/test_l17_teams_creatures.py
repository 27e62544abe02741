"""L17: creatures and fleets among teammates."""

import pytest

from tests.story import TEAMS, Story, team_turn


@pytest.mark.rule("L17.36")
def test_a_fleet_driven_away_does_not_go_to_the_teammates_fleets() -> None:
    text = "area delos red\narea south red fleets 1\narea bay blue fleets 1\narea west WEST\ncreatures - - - polyphemus"
    story = team_turn("athena", text.replace("WEST", "- prosperity 1")).play("buy polyphemus, at paros")
    assert (story.owner("west"), story.fleets("west"), story.fleets("bay")) == ("red", 1, 1)
    story = team_turn("athena", text.replace("WEST", "blue fleets 1")).play("buy polyphemus, at paros")
    assert (story.fleets("west"), story.fleets("bay"), story.number("fleets_left", "red")) == (1, 1, 8)  # destroyed
    assert story.happened("lost")[-1]["faction"] == "red"


@pytest.mark.rule("L17.37")
@pytest.mark.parametrize("one, other", [("west", "bay"), ("west", "far"), ("bay", "far"), ("far", "east")])
def test_the_sylph_swaps_any_fleets(one: str, other: str) -> None:
    fleets = {"west": ("red", 1), "bay": ("blue", 2), "far": ("green", 3), "east": ("yellow", 4)}
    areas = "\n".join(f"area {area} {colour} fleets {number}" for area, (colour, number) in fleets.items())
    story = team_turn("athena", f"area delos red\n{areas}\ncreatures - - - sylph").play("buy sylph")
    story.play(f"from {one}, to {other}")
    fleets[one], fleets[other] = fleets[other], fleets[one]
    assert {area: (story.owner(area), story.fleets(area)) for area in fleets} == fleets


@pytest.mark.rule("L17.38")
def test_with_three_teams_there_are_two_purses_to_choose_from() -> None:
    text = "cycle 2\ngods zeus ares athena poseidon hera\noffering red zeus 1\narea delos red\ncreatures - - - griffin"
    story = Story(f"{text}\nplayer yellow gold 3\nplayer black gold 8\nphase actions zeus paid", 6).play("buy griffin")
    assert story.legal == ["decline", "rob green", "rob purple"]
    assert story.play("rob purple").row("gold") == [10 - 2 + 4, 3, 4]


@pytest.mark.rule("L19.68", "L12.26")
@pytest.mark.parametrize(
    "creature, blue, green, target",
    [
        ("dryad", "player blue priestesses 3", "player yellow priestesses 1", "rob yellow"),
        ("satyr", "player blue philosophers 3", "player green philosophers 1", "rob green"),
        ("giant", "area kea blue mercenaries 3", "area andros green mercenaries 1", "from andros"),
    ],
)
def test_nothing_is_stolen_from_the_teammate(creature: str, blue: str, green: str, target: str) -> None:
    text = f"area delos red\n{blue}\ncreatures - - - {creature}"
    story = team_turn("athena", f"{text}\n{green}").play(f"buy {creature}")
    assert story.legal == ["decline", target]
    story = team_turn("athena", text)
    assert story.game.question.useless == (f"buy {creature}",)  # only the teammate has something


@pytest.mark.rule("L17.39")
def test_the_minotaur_stands_on_areas_of_his_owner_only() -> None:
    text = "area delos red\narea naxos blue\narea paros red\narea kea blue\ncreatures - - - minotaur"
    assert team_turn("athena", text).play("buy minotaur").legal == ["decline", "at delos", "at paros"]
    head = "cycle 3\ngods zeus ares poseidon hera athena\nplayer red priestesses 1\noffering red zeus 1\narea delos red"
    text = f"{head}\narea naxos COLOUR\ncreature minotaur red at delos since 2\nphase maintenance"
    assert Story(text.replace("COLOUR", "red"), 4, TEAMS).play("keep minotaur").legal == ["stay", "to naxos"]
    story = Story(text.replace("COLOUR", "blue"), 4, TEAMS).play("keep minotaur")
    assert (story.question, story.card_at("minotaur")) == ("MandatoryActions", "delos")  # nowhere to go


@pytest.mark.rule("L17.28")
def test_fleets_of_teammates_never_share_an_area() -> None:
    text = "area delos red\narea north blue fleets 1\narea west red fleets 1"
    assert team_turn("poseidon", text).play("recruit fleet").legal == ["at west", "at south"]  # not North
    story = team_turn("athena", text, "gold 9 philosophers 3").play("recruit philosopher, draw fleets")
    assert (story.fleets("west"), story.fleets("north")) == (3, 1)
