"""T10: teammates share neither territories nor fleets, nor buildings, people, cards or offerings."""

import pytest

from tests.story import Story, strengths
from tests.titans import titans, titans_turn
from tests.titans_teams import HOMES, TEAMS, metropolises, purses, team_turn, teams

REST = "area athens green \n area marathon green \n area delos yellow \n area naxos yellow"


def ways(story: Story, *moves: str) -> set[str]:
    """Where a group may go next."""
    return {words[3:] for words in story.play(*moves).legal if words.startswith("to ")}


# -- territories -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T10.3")
@pytest.mark.parametrize("guard", ["", "troops 1"])
def test_nobody_enters_a_territory_of_its_teammate_empty_or_not(guard: str) -> None:
    text = f"area argos red troops 2 \n area sparta blue {guard} \n {REST}"
    assert ways(team_turn("ares", text), "move, from argos") == {"elis", "tegea"}


@pytest.mark.rule("T10.3", "T5.4")
def test_nor_with_a_titan_nor_across_it() -> None:
    text = f"area argos red titans 1 \n area elis blue \n area tegea blue \n area sparta blue \n {REST}"
    assert "lead titan" not in team_turn("zeus", text).legal  # it is surrounded by blue
    other = text.replace("area sparta blue", "area sparta green")
    assert ways(team_turn("zeus", other), "lead titan, from argos") == {"sparta"}


@pytest.mark.rule("T10.3")
def test_nobody_uses_fleets_of_its_teammate_as_a_chain() -> None:
    text = f"area thebes red troops 2 \n area megara red \n area chalcis red \n {REST} \n area strait {{}} fleets 1"
    over_the_strait = {"pylos", "corinth"}
    assert ways(team_turn("ares", text.format("red")), "move, from thebes") >= over_the_strait
    assert not ways(team_turn("ares", text.format("blue")), "move, from thebes") & over_the_strait


@pytest.mark.rule("T10.3", "T8.4")
def test_the_cap_uses_fleets_of_enemies_and_not_those_of_the_teammate() -> None:
    text = f"area thebes red troops 2 \n artifact cap-of-invisibility at thebes \n area oropos blue \n {REST}"
    text = f"{text} \n area strait {{}} fleets 1"
    green = team_turn("ares", text.format("green"))
    assert "pylos" in ways(green, "move, from thebes")
    blue = team_turn("ares", text.format("blue"))
    assert "pylos" not in ways(blue, "move, from thebes")


@pytest.mark.rule("T10.3", "T8.5")
def test_nor_does_it_pass_through_territories_of_the_teammate() -> None:
    text = "area argos red troops 2 \n artifact cap-of-invisibility at argos \n area elis green \n area tegea green"
    text = f"{text} \n area sparta {{}} \n area corinth yellow \n area pylos yellow troops 1 \n {REST}"
    moves = "move, from argos, to sparta, take 2, with cap-of-invisibility"
    assert ways(team_turn("ares", text.format("green")), moves) == {"pylos", "corinth", "tegea"}
    assert "to sparta" not in team_turn("ares", text.format("blue")).play("move, from argos").legal


@pytest.mark.rule("T10.3", "T8.1")
def test_nor_do_the_sandals_reach_them() -> None:
    text = f"area argos red troops 2 \n artifact winged-sandals at argos \n area pylos blue \n {REST}"
    assert ways(team_turn("ares", text), "move, from argos") == {"sparta", "elis", "tegea", "corinth"}


@pytest.mark.rule("T10.3")
def test_nor_does_pegasus() -> None:
    text = f"area argos red troops 2 \n area pylos blue \n {REST} \n creatures pegasus - -"
    lands = ways(team_turn("zeus", text), "buy pegasus, from argos")
    assert "pylos" not in lands
    assert {"corinth", "athens", "delos"} <= lands


@pytest.mark.rule("T10.3")
def test_fleets_neither_enter_nor_pass_sea_spaces_of_the_teammate() -> None:
    text = f"area argos red \n {REST} \n area north red fleets 1 \n area strait blue fleets 1"
    story = team_turn("poseidon", text)
    assert ways(story, "sail, from north") == {"west", "gulf"}
    assert "strait" not in ways(story, "to gulf")
    sylph = team_turn("zeus", f"{text} \n creatures sylph - -")
    assert ways(sylph, "buy sylph, from north") == {"west", "gulf"}


@pytest.mark.rule("T10.3")
def test_polyphemus_drives_no_fleet_into_them() -> None:
    text = (
        f"area argos red \n {REST} \n area north red fleets 1 \n area strait blue fleets 1 \n area west blue fleets 1"
    )
    story = team_turn("zeus", f"{text} \n creatures polyphemus - -").play("buy polyphemus, at argos")
    assert (story.fleets("gulf"), story.owner("gulf"), story.fleets("strait")) == (1, "red", 1)


@pytest.mark.rule("T10.3", "T6.4")
def test_units_do_not_retreat_to_the_teammate() -> None:
    text = "area argos red troops 3 \n area elis blue \n area sparta green troops 3 \n area marathon green"
    text = f"{text} \n area athens yellow \n area delos yellow \n area pylos yellow"
    story = team_turn("ares", text, row="ares poseidon zeus").play("move, from argos, to sparta, take 3")
    story.play("roll 0, roll 0")  # both lose one
    assert story.asked == "red"  # green, with yellow's Pylos beside it, has nowhere to go
    assert story.legal == ["stay", "to argos"]


@pytest.mark.rule("T10.3", "C7.3")
def test_no_fleet_is_recruited_into_a_sea_space_of_the_teammate() -> None:
    text = f"area elis red \n area thebes blue \n {REST} \n area west {{}} fleets 1"
    own = team_turn("poseidon", text.format("red"), paid=False).play("recruit fleet")
    assert own.legal == ["at north", "at west", "at south"]
    story = team_turn("poseidon", text.format("blue"), paid=False).play("recruit fleet")
    assert story.legal == ["at north", "at south"]
    assert story.refuses("at west")


@pytest.mark.rule("T10.3", "C10.7")
@pytest.mark.parametrize(
    "gulf, asked, ways_out",
    [
        ("area gulf green fleets 1", "green", ["stay", "to gulf"]),
        ("", "green", ["stay", "to gulf"]),
        ("area gulf yellow fleets 1", "red", ["stay", "to west"]),  # green has nowhere to go, and red not to the Strait
    ],
)
def test_nor_does_one_retreat_into_it(gulf: str, asked: str, ways_out: list[str]) -> None:
    seas = f"area west red fleets 4 \n area north green fleets 3 \n area strait blue fleets 1 \n {gulf}"
    story = team_turn("poseidon", f"area argos red \n area thebes blue \n {REST} \n {seas}")
    story.play("sail, from west, to north, take 3, roll 0, roll 0")  # both lose one
    assert (story.asked, story.legal) == (asked, ways_out)


def at_sea(owner: str, building: str) -> tuple[int, int]:
    """The strengths where red's two fleets of the Strait attack a fleet of blue in the Gulf, beside their dice. Thebes,
    which lies on both, belongs to somebody and has a building; red plays with green here, and blue with yellow."""
    lands = f"area thebes {owner} {building} \n area megara red \n area athens blue \n area delos green"
    text = f"{lands} \n area naxos yellow \n area strait red fleets 2 \n area gulf blue fleets 1"
    story = titans_turn("poseidon", text, players=4, options="teams red+green blue+yellow")
    return strengths(story.play("sail, from strait, to gulf, take 2"), 0, 0)


@pytest.mark.rule("T10.1", "T9.7")
@pytest.mark.parametrize(
    "owner, found", [("red", (2 + 3, 1)), ("green", (2, 1)), ("blue", (2, 1 + 3)), ("yellow", (2, 1))]
)
def test_the_seaside_metropolis_helps_no_teammate_neither_in_attack_nor_in_defence(
    owner: str, found: tuple[int, int]
) -> None:
    assert at_sea(owner, "metropolis seaside") == found


@pytest.mark.rule("T10.1", "C10.2")
@pytest.mark.parametrize("owner, found", [("blue", (2, 1 + 2)), ("yellow", (2, 1))])
def test_ports_of_a_teammate_do_not_help_in_defence(owner: str, found: tuple[int, int]) -> None:
    assert at_sea(owner, "port 2") == found


# -- Metropolises ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T10.4")
def test_four_kinds_of_buildings_of_two_teammates_make_no_metropolis() -> None:
    text = f"area argos red port \n area tegea red fortress \n area thebes blue temple \n {REST}"
    story = team_turn("athena", text).play("build university, at tegea")
    assert story.question == "PaidActions"
    assert metropolises(story) == {}
    own = team_turn("athena", text.replace("fortress", "fortress temple")).play("build university, at argos")
    assert own.question == "PlaceMetropolis"


@pytest.mark.rule("T10.4")
def test_nor_do_the_philosophers_of_both() -> None:
    text = f"player blue gold 7 philosophers 3 \n area argos red \n area thebes blue \n {REST}"
    story = team_turn("athena", text, "gold 9 philosophers 2").play("recruit philosopher")
    assert [story.number("philosophers", colour) for colour in ("red", "blue")] == [3, 3]
    assert metropolises(story) == {}


@pytest.mark.rule("T10.4", "T9.9")
def test_the_cultural_metropolis_helps_its_controller_alone() -> None:
    text = f"player blue gold 7 philosophers 3 \n area argos red metropolis cultural \n area thebes blue \n {REST}"
    story = team_turn("athena", text, "gold 9 philosophers 2")
    needed = story.game.view(None)["philosophers_needed"]
    assert needed == {"red": 3, "blue": 4, "green": 4, "yellow": 4}


# -- offerings ---------------------------------------------------------------------------------------------------------


def offering(text: str, options: str = "") -> Story:
    """Blue stands on Ares with 3, and red, with 5 GP, makes its offering."""
    lines = "cycle 3 \n gods ares zeus athena - - \n player red gold 5 \n player blue gold 7 \n offering blue ares 3"
    return teams(f"{lines} \n {text} \n {HOMES} \n area argos red \n phase offerings red", options=options)


@pytest.mark.rule("T10.5")
def test_a_player_may_outbid_its_teammate_from_its_own_purse() -> None:
    story = offering("order - - green yellow")
    bids = [words for words in story.legal if words.startswith("bid ares")]
    assert bids == ["bid ares 4", "bid ares 5"]
    story.play("bid ares 4")
    assert (story.asked, story.happened("outbid")[0]["faction"]) == ("blue", "blue")
    assert "bid ares 5" not in story.legal  # it was just outbid there
    assert "bid zeus 7" in story.legal


@pytest.mark.rule("T10.15", "T10.1")
def test_priests_and_temples_of_a_teammate_lower_nothing() -> None:
    text = "player blue gold 7 priests 4"
    story = offering("order - - green yellow")
    assert "bid zeus 6" not in story.legal
    lines = f"{text} \n area argos red \n area thebes blue temple 2 \n {REST} \n creatures giant - -"
    bought = team_turn("ares", lines).play("buy giant")
    assert purses(bought, "red", "blue") == [9 - 4, 7]


@pytest.mark.rule("T10.15")
def test_the_income_of_each_is_its_own() -> None:
    empty = "\n".join(f"player {colour} gold 0" for colour in ("red", "blue", "green", "yellow"))
    text = f"gods ares zeus athena - - \n {empty} \n area sparta red \n area pylos blue \n {REST}"
    story = teams(f"cycle 3 \n {text} \n phase income")
    assert purses(story, "red", "blue", "green", "yellow") == [2, 1, 1, 1]


# -- cards -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T10.8")
@pytest.mark.parametrize("card, what", [("satyr", "philosophers"), ("dryad", "priests")])
def test_thieves_rob_only_opponents(card: str, what: str) -> None:
    players = f"player blue gold 9 {what} 2 \n player green gold 9 {what} 2 \n player yellow gold 9"
    text = f"{players} \n area argos red \n area thebes blue \n {REST} \n creatures {card} - -"
    story = team_turn("ares", text).play(f"buy {card}")
    assert [words for words in story.legal if words != "decline"] == ["rob green"]


@pytest.mark.rule("T10.8")
def test_the_griffon_halves_the_purse_of_one_opponent() -> None:
    players = "player blue gold 9 \n player green gold 9 \n player yellow gold 5"
    text = f"{players} \n area argos red \n area thebes blue \n {REST} \n creatures griffon - -"
    story = team_turn("ares", text).play("buy griffon")
    assert [words for words in story.legal if words != "decline"] == ["rob green", "rob yellow"]
    assert purses(story.play("rob yellow"), "red", "blue", "green", "yellow") == [9 - 4 + 2, 9, 9, 3]


@pytest.mark.rule("T10.8")
def test_the_siren_replaces_no_fleet_of_the_teammate() -> None:
    seas = "area north blue fleets 1 \n area strait green fleets 1 \n area bay yellow fleets 2"
    text = f"area argos red \n area thebes blue \n {REST} \n {seas} \n creatures siren - -"
    story = team_turn("ares", text).play("buy siren")
    assert [words for words in story.legal if words != "decline"] == ["at strait"]


@pytest.mark.rule("T10.8")
@pytest.mark.parametrize(
    "card, target", [("giant", "at thebes"), ("harpy", "at thebes"), ("kraken", "at north"), ("medusa", "at thebes")]
)
def test_what_strikes_a_place_strikes_anybody(card: str, target: str) -> None:
    text = f"area argos red \n area thebes blue troops 1 port \n {REST} \n area north blue fleets 1"
    story = team_turn("ares", f"{text} \n creatures {card} - -").play(f"buy {card}")
    assert target in story.legal


@pytest.mark.rule("T10.15")
def test_a_figurine_belongs_to_the_player_who_called_it() -> None:
    text = f"area argos red \n area thebes blue \n {REST} \n creature chiron blue at thebes since 2"
    story = team_turn("ares", f"{text} \n offering blue zeus 1", row="ares zeus athena")
    assert story.value("card_owner", "chiron") == "blue"
    story.play("end")  # it stays in red's turn, and leaves when blue's begins
    assert (story.asked, story.card_at("chiron")) == ("blue", None)


@pytest.mark.rule("T10.1")
def test_without_teams_four_play_for_themselves() -> None:
    text = f"area argos red troops 2 \n area sparta blue \n area thebes blue \n {REST}"
    lines = f"cycle 3 \n gods ares zeus athena - - \n player red gold 9 \n offering red ares 1 \n {text}"
    alone = titans(f"{lines} \n phase actions ares paid", 4)
    assert "sparta" in ways(alone, "move, from argos")
    assert (alone.game.rules.metropolises_to_win, alone.game.rules.teams) == (2, ["red", "blue", "green", "yellow"])
    assert teams(f"{lines} \n phase actions ares paid").game.rules.metropolises_to_win == 3
    assert TEAMS.split()[1:] == teams(f"{lines} \n phase actions ares paid").game.rules.teams
