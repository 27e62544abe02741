"""T11: Military Victory."""

import pytest

import cyclades
from tests.story import Story, rows
from tests.titans_teams import end_of_cycle, metropolises, open_cards, team_turn, turns

FOE = "area athens yellow \n area delos yellow"
TWO = "area argos red metropolis plain \n area thebes blue metropolis plain"
THREE = f"{TWO} \n area oropos blue metropolis plain \n ending"


def story_of(text: str, red: str = "gold 9", options: str = "", more: str = "") -> Story:
    """Red on Tegea, with Ares, beside green's last territory."""
    return team_turn("ares", f"area tegea red troops 3 \n {text} \n {FOE}", red, options=options, more=more)


def taken(text: str, land: str = "corinth", red: str = "gold 9", more: str = "") -> Story:
    """Red has entered green's last territory."""
    return story_of(text, red, more=more).play(f"move, from tegea, to {land}, take 2")


@pytest.mark.rule("T11.4")
def test_e24_the_third_metropolis_is_placed_on_the_last_territory() -> None:
    story = taken(f"{TWO} \n area corinth green")
    assert metropolises(story) == {"argos": "plain", "thebes": "plain", "corinth": "plain"}
    assert story.happened("metropolis-gained")[0] == {
        "event": "metropolis-gained",
        "faction": "red",
        "area": "corinth",
        "way": "military",
    }
    assert story.happened("last-cycle-announced")
    story.play("end")
    assert rows(story)[0][:3] == (1, [0, 1], 3)


@pytest.mark.rule("T11.4")
@pytest.mark.parametrize(
    "text, land, allowed",
    [
        (f"{TWO} \n area corinth green", "corinth", True),
        (f"{TWO} \n area elis green", "elis", False),  # no square
        ("area argos red metropolis plain \n area thebes blue \n area corinth green", "corinth", False),  # the second
        (f"{TWO} \n area corinth green \n area marathon green", "corinth", True),  # not its last one: a plain attack
    ],
)
def test_it_needs_a_square_and_two_metropolises(text: str, land: str, allowed: bool) -> None:
    assert (f"to {land}" in story_of(text).play("move, from tegea").legal) is allowed


@pytest.mark.rule("T11.4")
def test_a_territory_that_is_not_the_last_brings_none() -> None:
    story = taken(f"{TWO} \n area corinth green \n area marathon green")
    assert metropolises(story, "corinth") == {}
    assert story.number("ending") == 0


@pytest.mark.rule("T11.4")
def test_nor_does_one_with_a_metropolis_on_it() -> None:
    story = taken(f"{TWO} \n area corinth green metropolis military")
    assert story.question == "PaidActions"
    assert metropolises(story) == {"argos": "plain", "thebes": "plain", "corinth": "military"}


@pytest.mark.rule("T11.4")
def test_it_comes_after_a_battle_too() -> None:
    story = taken(f"{TWO} \n area corinth green troops 1").play("roll 3, roll 0")
    assert metropolises(story, "corinth") == {"corinth": "plain"}


@pytest.mark.rule("T11.4")
def test_the_number_that_wins_counts_as_the_table_has_chosen_it() -> None:
    four = story_of(f"{TWO} \n area corinth green", options="option metropolises 4").play("move, from tegea")
    assert "to corinth" not in four.legal
    more = f"{TWO} \n area oropos blue metropolis plain \n area corinth green"
    four = story_of(more, options="option metropolises 4").play("move, from tegea, to corinth, take 1")
    assert metropolises(four, "corinth") == {"corinth": "plain"}


@pytest.mark.rule("T11.4", "C9.11")
@pytest.mark.parametrize("left, text, allowed", [(0, "", False), (1, "", True), (1, "university", True)])
def test_there_must_be_a_metropolis_left(left: int, text: str, allowed: bool) -> None:
    story = story_of(f"{TWO} \n area pylos red port fortress \n area oropos red temple \n area corinth green {text}")
    plain = story.game.rules.bonuses.index("plain")
    story.game.s[story.game.f.bonuses_left + plain] = left
    assert ("to corinth" in story.play("move, from tegea").legal) is allowed
    if text:  # the set takes the last one
        story.play("to corinth, take 1, at oropos")
        assert (story.question, metropolises(story, "corinth")) == ("PaidActions", {})


# -- optional or not ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("T11.6")
def test_it_may_not_be_declined_where_it_alone_made_the_attack_legal() -> None:
    assert taken(f"{TWO} \n area corinth green").question == "PaidActions"  # it was built without a question
    fourth = taken(f"{THREE} \n area corinth green")
    assert (fourth.question, metropolises(fourth, "corinth")) == ("PaidActions", {"corinth": "plain"})


SET = "area pylos red port fortress \n area oropos red temple"


@pytest.mark.rule("T11.6", "T11.5")
@pytest.mark.parametrize("answer, there", [("at corinth", {"corinth": "plain"}), ("decline", {})])
def test_it_may_be_declined_where_something_else_did(answer: str, there: dict[str, str]) -> None:
    story = taken(f"{TWO} \n {SET} \n area corinth green university").play("at pylos")  # the third, of buildings
    assert (story.question, story.legal) == ("BuildVictory", ["decline", "at corinth"])
    assert story.game.default.notation == "at corinth"  # for whoever is absent
    assert story.asked == "red"
    story.play(answer)
    assert metropolises(story, "corinth") == there
    assert story.question == "PaidActions"


# -- the order ---------------------------------------------------------------------------------------------------------

ONE = "area argos red metropolis plain \n area thebes blue"


@pytest.mark.rule("T11.5")
def test_it_comes_last_and_counts_with_what_the_conquest_forces() -> None:
    text = f"{ONE} \n {SET} \n area corinth green university"
    story = taken(text)
    assert story.question == "PlaceMetropolis"
    # The second goes elsewhere, since only Military Victory, on this square, makes the third.
    assert story.legal == ["at pylos", "at tegea", "at oropos"]
    story.play("at oropos")
    assert metropolises(story) == {"argos": "plain", "oropos": "plain", "corinth": "plain"}
    assert story.number("ending") == 1
    without = text.replace("university", "port")
    assert "to corinth" not in story_of(without).play("move, from tegea").legal


@pytest.mark.rule("T11.5")
def test_without_another_square_for_the_forced_one_there_is_no_third() -> None:
    mine = "area argos red metropolis plain \n area sparta red troops 2 fortress \n area elis red temple"
    text = f"{mine} \n area marathon red port \n area thebes blue \n area corinth green university \n {FOE}"
    assert "to corinth" not in team_turn("ares", text).play("move, from sparta").legal  # it would stand there
    assert "to corinth" in team_turn("ares", f"{text} \n area pylos red").play("move, from sparta").legal


@pytest.mark.rule("T11.5", "T11.8")
def test_philosophers_with_a_captured_cultural_metropolis_come_before_it() -> None:
    text = f"{ONE} \n area corinth green metropolis cultural"
    story = taken(text, red="gold 9 philosophers 3")
    assert metropolises(story) == {"argos": "plain", "corinth": "cultural", "tegea": "plain"}


@pytest.mark.rule("T11.5")
def test_where_the_third_comes_of_buildings_it_may_stand_on_that_square() -> None:
    story = taken(f"{TWO} \n {SET} \n area corinth green university")
    assert "at corinth" in story.legal
    story.play("at corinth")
    assert story.question == "PaidActions"  # a Metropolis is there, so no Military Victory
    assert metropolises(story, "corinth") == {"corinth": "plain"}


@pytest.mark.rule("T11.5", "T11.6")
def test_nothing_is_owed_when_it_is_built() -> None:
    text = f"{ONE} \n {SET} \n area corinth green university"
    story = taken(text)
    assert story.value("owed_metropolis") == "corinth"
    assert story.play("at oropos").value("owed_metropolis") is None
    assert taken(f"{TWO} \n {SET} \n area corinth green university").value("owed_metropolis") is None


@pytest.mark.rule("T11.4")
def test_anybodys_last_territory_may_be_the_one() -> None:
    lands = "area argos green metropolis plain \n area tegea yellow troops 2 metropolis plain \n area corinth red"
    story = turns(f"{lands} \n area athens blue \n area delos blue", "zeus", "athena", "poseidon", "ares", players=6)
    story.play("recruit priest, end", "recruit philosopher, end")
    while story.asked != "yellow":
        story.play(story.legal[0])
    story.play("recruit troop, at tegea, move, from tegea, to corinth, take 1")
    assert metropolises(story, "corinth") == {"corinth": "plain"}
    assert story.happened("eliminated")[0]["faction"] == "red"


@pytest.mark.rule("T11.4", "T11.5")
def test_any_player_of_a_team_may_win_by_it() -> None:
    lands = "area argos red metropolis plain \n area tegea blue troops 2 metropolis plain \n area corinth yellow"
    story = turns(f"{lands} \n area athens green \n area delos green", "zeus", "ares")
    story.play("recruit priest, end", "recruit troop, at tegea, move, from tegea, to corinth, take 1")
    assert story.owner("corinth") == "blue"
    assert metropolises(story, "corinth") == {"corinth": "plain"}
    assert story.happened("eliminated")[0]["faction"] == "yellow"


@pytest.mark.rule("T11.5", "C10.11")
def test_the_opponent_is_out_before_it_is_built() -> None:
    story = taken(f"{TWO} \n area corinth green")
    events = [event["event"] for event in story.game.seen(None)]
    assert events.index("eliminated") < events.index("metropolis-gained") < events.index("last-cycle-announced")


# -- buildings in the way ----------------------------------------------------------------------------------------------


@pytest.mark.rule("T11.7")
def test_buildings_on_the_square_are_destroyed() -> None:
    story = taken(f"{TWO} \n area corinth green port fortress").play("replace fortress")
    assert [story.buildings(kind, "corinth") for kind in ("port", "fortress")] == [0, 0]
    assert metropolises(story, "corinth") == {"corinth": "plain"}


@pytest.mark.rule("T11.7")
def test_the_conqueror_chooses_which_where_some_may_stay() -> None:
    text = f"{TWO} \n area athens green port fortress temple \n area megara red troops 2"
    text = f"{text} \n area delos yellow \n area naxos yellow"
    story = team_turn("ares", text).play("move, from megara, to athens, take 1")
    assert story.legal == ["replace port", "replace fortress", "replace temple"]
    story.play("replace fortress")
    assert [story.buildings(kind, "athens") for kind in ("port", "fortress", "temple")] == [1, 0, 1]
    assert metropolises(story, "athens") == {"athens": "plain"}


@pytest.mark.rule("T11.7")
def test_they_are_destroyed_only_if_it_is_built() -> None:
    story = taken(f"{TWO} \n {SET} \n area corinth green university port")
    story.play("at pylos", "at oropos", "decline")  # which Port goes, where the third stands
    assert story.buildings("port", "corinth") == 1


# -- with others -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T11.4", "T9.2")
def test_it_takes_a_special_card() -> None:
    story = taken(f"{open_cards('commercial')} \n {TWO} \n area corinth green")
    assert metropolises(story, "corinth") == {"corinth": "commercial"}


@pytest.mark.rule("T11.10")
def test_the_necropolis_bars_it() -> None:
    text = f"{TWO} \n area corinth green necropolis"
    story = story_of(text, more="hades").play("move, from tegea")
    assert "to corinth" not in story.legal


@pytest.mark.rule("T11.10")
def test_penthesilea_may_take_it_if_the_square_is_there() -> None:
    hero = "hero penthesilea red at argos since 2"
    story = taken(f"{TWO} \n area corinth green \n {hero}", more="hades")
    assert story.legal == ["sacrifice penthesilea", "at corinth"]
    story.play("sacrifice penthesilea")
    assert metropolises(story, "corinth") == {}
    assert story.number("safe_metropolises", "red plain") == 1
    assert story.number("ending") == 1
    barred = story_of(f"{TWO} \n area elis green \n {hero}", more="hades").play("move, from tegea")
    assert "to elis" not in barred.legal


@pytest.mark.rule("T11.4")
def test_in_the_middle_of_it_a_position_can_be_written_and_read() -> None:
    for story in (
        taken(f"{ONE} \n {SET} \n area corinth green university"),
        taken(f"{TWO} \n {SET} \n area corinth green university").play("at pylos"),
    ):
        again = cyclades.read_position(cyclades.write_position(story.game), ask_chance=True)
        assert again.same_state(story.game)
        imagined = cyclades.imagine(story.game.view(0), 1)
        assert imagined.view(0) == story.game.view(0)


@pytest.mark.rule("T11.4", "T10.7")
def test_the_fourth_of_a_team_makes_it_win_over_three() -> None:
    lands = "area argos red metropolis plain \n area thebes blue metropolis plain \n area oropos blue metropolis plain"
    theirs = "area athens yellow metropolis plain \n area delos yellow metropolis plain \n area naxos green"
    story = end_of_cycle(f"ending \n {lands} \n area corinth red metropolis plain \n {theirs}")
    assert [row[2] for row in rows(story)] == [4, 2]
