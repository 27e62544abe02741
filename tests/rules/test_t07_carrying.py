"""T7: artifacts go along with units, change hands in battle, and stay behind."""

import pytest

from tests.story import Story
from tests.titans_artifacts import (
    ARTIFACTS,
    CADUCEUS,
    CAP,
    CORNUCOPIA,
    LIGHTNING,
    REST,
    SANDALS,
    at,
    march,
    owner_of,
    titans,
    titans_turn,
    told,
    where,
    whose,
)

OWN = (
    "area argos red troops 2 titans 1 \n area thebes red \n area lato blue \n area gortyn green \n area knossos yellow"
)
WON = "roll 3, roll 0"
LOST = "roll 0, roll 3"
TIE = "roll 1, roll 1"


# -- T7.6: who goes, and what with them ------------------------------------------------------------------------------


@pytest.mark.rule("T7.6")
def test_the_owner_says_of_each_artifact_whether_it_goes_along() -> None:
    text = f"{OWN} \n {at(CADUCEUS, 'argos')} \n {at(LIGHTNING, 'argos')} \n {at(CORNUCOPIA, 'argos')}"
    story = titans_turn("ares", text).play("move, from argos, to thebes, take 1, take 0")
    assert (story.asked, story.legal) == ("red", [f"without {CADUCEUS}", f"with {CADUCEUS}"])
    story.play(f"with {CADUCEUS}")
    assert story.legal == [f"without {LIGHTNING}", f"with {LIGHTNING}"]
    story.play(f"without {LIGHTNING}", f"with {CORNUCOPIA}")
    assert where(story) == {CADUCEUS: "thebes", LIGHTNING: "argos", CORNUCOPIA: "thebes"}
    assert told(story, "moved", "carried", "artifact-carried") == [
        ("moved", "red", "argos", "thebes", 1),
        ("carried", "red", "troop", 1),
        ("artifact-carried", "red", CADUCEUS),
        ("artifact-carried", "red", CORNUCOPIA),
    ]


@pytest.mark.rule("T7.6")
@pytest.mark.parametrize("artifact", ARTIFACTS)
@pytest.mark.parametrize("answer, area", [("with", "thebes"), ("without", "argos")])
def test_any_artifact_may_go_or_stay_where_its_power_is_not_used(artifact: str, answer: str, area: str) -> None:
    story = titans_turn("ares", f"{OWN} \n {at(artifact, 'argos')}").play("move, from argos, to thebes, take 2, take 1")
    story.play(f"{answer} {artifact}")
    assert (story.card_at(artifact), owner_of(story, artifact), story.question) == (area, "red", "PaidActions")


@pytest.mark.rule("T7.6")
def test_it_goes_along_with_a_titan_move() -> None:
    story = titans_turn("zeus", f"{OWN} \n {at(CADUCEUS, 'argos')}").play("lead titan, from argos, to thebes, take 0")
    story.play(f"with {CADUCEUS}")
    assert (story.card_at(CADUCEUS), story.number("titans", "thebes")) == ("thebes", 1)


@pytest.mark.rule("T7.6")
def test_what_stands_elsewhere_does_not() -> None:
    story = titans_turn("ares", f"{OWN} \n {at(CADUCEUS, 'thebes')}").play(
        "move, from argos, to thebes, take 2, take 1"
    )
    assert (story.question, story.card_at(CADUCEUS)) == ("PaidActions", "thebes")


@pytest.mark.rule("T7.6")
def test_it_does_not_go_to_sea() -> None:
    text = f"{OWN} \n area west red fleets 1 \n {at(CADUCEUS, 'argos')}"
    story = titans_turn("poseidon", text).play("sail, from west, to north, stay")
    assert (story.card_at(CADUCEUS), story.question) == ("argos", "PaidActions")


@pytest.mark.rule("T7.6")
@pytest.mark.parametrize("answer, area", [("with", "pylos"), ("without", "argos")])
def test_pegasus_carries_it_if_its_owner_likes(answer: str, area: str) -> None:
    story = titans_turn("zeus", f"{OWN} \n creatures pegasus - - \n {at(CADUCEUS, 'argos')}")
    story.play("buy pegasus, from argos, to pylos, take 2, take 0", f"{answer} {CADUCEUS}")
    assert (story.card_at(CADUCEUS), story.troops("pylos")) == (area, 2)


@pytest.mark.rule("T7.6")
def test_the_sacrifice_of_perseus_carries_it_too() -> None:
    text = f"{OWN} \n hero perseus red at argos since 2 \n {at(CADUCEUS, 'argos')}"
    story = titans_turn("zeus", text, expansions="hades").play("sacrifice perseus, to pylos, take 2, take 0")
    story.play(f"with {CADUCEUS}")
    assert (story.card_at(CADUCEUS), story.troops("pylos")) == ("pylos", 2)


@pytest.mark.rule("T7.6")
def test_the_chariot_carries_no_artifact() -> None:
    text = f"{OWN} \n hidden red chariot-of-the-sun \n {at(CADUCEUS, 'argos')}"
    story = titans_turn("zeus", text, expansions="hades").play("play chariot-of-the-sun, take 0")
    assert (story.troops("thebes"), story.card_at(CADUCEUS), story.question) == (2, "argos", "PaidActions")


@pytest.mark.rule("T7.6")
def test_a_hero_carries_it_like_a_troop() -> None:
    text = OWN.replace("troops 2 titans 1", "")
    story = titans_turn("ares", f"{text} \n hero midas red at argos since 2 \n {at(CAP, 'argos')}", expansions="hades")
    story.play("move, from argos, to thebes", f"with {CAP}")
    assert (story.card_at("midas"), story.card_at(CAP)) == ("thebes", "thebes")


@pytest.mark.rule("T7.6", "T7.10")
def test_for_who_is_absent_everything_goes_along() -> None:
    story = titans_turn("ares", f"{OWN} \n {at(CADUCEUS, 'argos')}").play("move, from argos, to thebes, take 2, take 1")
    assert story.game.default.notation == f"with {CADUCEUS}"
    story = attack("troops 3", "troops 3", take="take 2").play(LOST, "to argos")
    assert story.game.default.notation == f"with {SANDALS}"


# -- T7.8 and T7.9: battles ------------------------------------------------------------------------------------------


def attack(argos: str, thebes: str, more: str = "", take: str = "", **other: str) -> Story:
    """Red enters Thebes from Argos; the Sandals and the Lightning are with red, the Cornucopia is blue's in Thebes."""
    artifacts = f"{at(SANDALS, 'argos')} \n {at(LIGHTNING, 'argos')} \n {at(CORNUCOPIA, 'thebes')}"
    story = march(argos, thebes, f"{artifacts} \n {more}", **other)
    return story.play("move, from argos, to thebes", *([take] if take else []), f"with {SANDALS}", f"with {LIGHTNING}")


BEFORE = {SANDALS: "red", LIGHTNING: "red", CORNUCOPIA: "blue"}


@pytest.mark.rule("T7.8")
def test_in_a_battle_each_side_keeps_its_own() -> None:
    story = attack("troops 2", "troops 2", take="take 2")
    assert (story.question, whose(story)) == ("Roll", BEFORE)
    assert where(story) == {SANDALS: "moving-group", LIGHTNING: "moving-group", CORNUCOPIA: "thebes"}
    story.play(WON, "stay")
    assert (story.question, whose(story)) == ("Roll", BEFORE)


@pytest.mark.rule("T7.9")
def test_whoever_takes_the_territory_takes_the_artifacts_there() -> None:
    story = attack("troops 2", "troops 1", take="take 2").play(WON)
    assert (story.owner("thebes"), story.question) == ("red", "PaidActions")
    assert whose(story) == {SANDALS: "red", LIGHTNING: "red", CORNUCOPIA: "red"}
    assert set(where(story).values()) == {"thebes"}
    assert [event[0] for event in told(story, "battle-won", "control-taken", "artifact-captured")] == [
        "battle-won",
        "control-taken",
        "artifact-captured",
    ]


@pytest.mark.rule("T7.9")
def test_if_the_attackers_die_the_defender_gets_what_they_carried() -> None:
    story = attack("troops 2", "troops 2", take="take 1").play(LOST)
    assert (story.owner("thebes"), story.question) == ("blue", "PaidActions")
    assert whose(story) == {SANDALS: "blue", LIGHTNING: "blue", CORNUCOPIA: "blue"}
    assert set(where(story).values()) == {"thebes"}
    assert told(story, "battle-won", "artifact-captured") == [
        ("battle-won", "blue", "thebes"),
        ("artifact-captured", "blue", SANDALS, "red"),
        ("artifact-captured", "blue", LIGHTNING, "red"),
    ]


@pytest.mark.rule("T7.9")
def test_what_the_attackers_left_at_home_stays_theirs() -> None:
    story = march("troops 1", "troops 2", f"{at(SANDALS, 'argos')} \n {at(LIGHTNING, 'argos')}")
    story.play("move, from argos, to thebes", f"without {SANDALS}", f"with {LIGHTNING}", LOST)
    assert whose(story) == {SANDALS: "red", LIGHTNING: "blue"}
    assert where(story) == {SANDALS: "argos", LIGHTNING: "thebes"}


@pytest.mark.rule("T7.9")
def test_if_both_sides_die_the_defender_gets_everything_too() -> None:
    story = attack("troops 1", "troops 1").play(TIE)
    assert (story.owner("thebes"), story.pieces("thebes"), story.question) == ("blue", 0, "PaidActions")
    assert whose(story) == {SANDALS: "blue", LIGHTNING: "blue", CORNUCOPIA: "blue"}
    assert set(where(story).values()) == {"thebes"}


@pytest.mark.rule("T7.9")
def test_so_it_is_where_the_minotaur_alone_defends() -> None:
    story = attack("troops 1", "", "creature minotaur blue at thebes since 3").play(LOST)
    assert whose(story) == {SANDALS: "blue", LIGHTNING: "blue", CORNUCOPIA: "blue"}


@pytest.mark.rule("T7.9")
def test_titans_carry_like_troops_and_lose_what_they_carry() -> None:
    artifacts = f"{at(SANDALS, 'argos')} \n {at(CORNUCOPIA, 'thebes')}"
    story = march("titans 1", "troops 2", artifacts, god="zeus").play("lead titan, from argos, to thebes")
    assert whose(story.play(f"with {SANDALS}", LOST)) == {SANDALS: "blue", CORNUCOPIA: "blue"}


@pytest.mark.rule("T7.9")
def test_a_hero_who_falls_leaves_it_to_the_winner() -> None:
    more = f"hero ulysses red at argos since 2 \n {at(SANDALS, 'argos')}"
    story = march("", "troops 3", more, expansions="hades").play("move, from argos, to thebes", f"with {SANDALS}", LOST)
    assert (story.card_at("ulysses"), owner_of(story, SANDALS), story.card_at(SANDALS)) == (None, "blue", "thebes")


# -- T7.10: retreats -------------------------------------------------------------------------------------------------


@pytest.mark.rule("T7.10", "T7.6")
def test_a_side_that_retreats_takes_what_it_wants() -> None:
    story = attack("troops 3", "troops 3", take="take 2").play(LOST)
    assert (story.asked, story.legal) == ("red", ["stay", "to argos"])
    story.play("to argos")
    assert (story.asked, story.question, story.legal) == (
        "red",
        "RetreatWith",
        [f"without {SANDALS}", f"with {SANDALS}"],
    )
    story.play(f"with {SANDALS}", f"without {LIGHTNING}")
    assert whose(story) == {SANDALS: "red", LIGHTNING: "blue", CORNUCOPIA: "blue"}
    assert where(story) == {SANDALS: "argos", LIGHTNING: "thebes", CORNUCOPIA: "thebes"}
    assert (story.troops("argos"), story.question) == (2, "PaidActions")
    assert told(story, "retreated", "artifact-carried", "battle-won", "artifact-captured") == [
        ("retreated", "red", "thebes", "argos"),
        ("artifact-carried", "red", SANDALS),
        ("battle-won", "blue", "thebes"),
        ("artifact-captured", "blue", LIGHTNING, "red"),
    ]


@pytest.mark.rule("T7.10")
@pytest.mark.parametrize("answer, owner, area", [("with", "blue", "sparta"), ("without", "red", "thebes")])
def test_so_does_the_defender(answer: str, owner: str, area: str) -> None:
    story = attack("troops 3", "troops 3", "area sparta blue", "take 3").play(WON)
    assert (story.asked, story.legal) == ("blue", ["stay", "to sparta"])
    story.play("to sparta", f"{answer} {CORNUCOPIA}")
    assert (owner_of(story, CORNUCOPIA), story.card_at(CORNUCOPIA)) == (owner, area)
    assert (story.owner("thebes"), story.troops("sparta")) == ("red", 2)
    assert where(story)[SANDALS] == where(story)[LIGHTNING] == "thebes"


@pytest.mark.rule("T7.10")
def test_nobody_else_sees_a_retreat_before_it_is_said_what_goes_along() -> None:
    story = attack("troops 3", "troops 3", take="take 2").play(LOST)
    before = [story.game.view(player) for player in (1, 2, None)]
    story.play("to argos", f"with {SANDALS}")
    assert [story.game.view(player) for player in (1, 2, None)] == before
    story.play(f"with {LIGHTNING}")
    assert story.game.view(1)["state"]["troops"] != before[0]["state"]["troops"]


@pytest.mark.rule("T7.10")
def test_a_retreat_over_fleets_carries_them_too() -> None:
    story = attack("troops 3", "troops 3", "area pylos red \n area north red fleets 1", "take 2").play(LOST)
    story.play("to pylos", f"with {SANDALS}", f"with {LIGHTNING}")
    assert where(story) == {SANDALS: "pylos", LIGHTNING: "pylos", CORNUCOPIA: "thebes"}


@pytest.mark.rule("T7.10")
def test_the_minotaur_that_stays_holds_what_his_side_leaves() -> None:
    more = "creature minotaur blue at thebes since 3 \n area sparta blue"
    story = attack("troops 6", "troops 3", more, "take 6").play(WON, "to sparta", f"without {CORNUCOPIA}", "stay")
    assert (story.question, owner_of(story, CORNUCOPIA), story.card_at(CORNUCOPIA)) == ("Roll", "blue", "thebes")


@pytest.mark.rule("T7.6", "T7.10")
def test_a_troop_that_perseus_saves_takes_nothing_along_and_is_never_the_last_since_he_stands_there() -> None:
    more = f"hero perseus red at argos since 2 \n {at(SANDALS, 'argos')}"
    story = march("troops 1", "troops 3", more, expansions="hades").play("move, from argos, to thebes, take 1")
    story.play("with perseus", f"with {SANDALS}", LOST, "lose troop", "to argos")
    assert (story.troops("argos"), story.card_at(SANDALS)) == (1, "moving-group")
    assert (story.card_at("perseus"), story.question) == ("moving-group", "Retreat")
    story.play("stay", LOST)  # he dies unsaved, and what he had with him is blue's
    assert (story.card_at("perseus"), story.card_at(SANDALS), owner_of(story, SANDALS)) == (None, "thebes", "blue")


# -- T7.11: territories without units --------------------------------------------------------------------------------


@pytest.mark.rule("T7.11")
def test_who_moves_away_still_owns_what_stays() -> None:
    story = titans_turn("ares", f"{OWN} \n {at(CADUCEUS, 'argos')}").play("move, from argos, to thebes, take 2, take 1")
    story.play(f"without {CADUCEUS}")
    assert (story.pieces("argos"), story.owner("argos"), owner_of(story, CADUCEUS)) == (0, "red", "red")


@pytest.mark.rule("T7.11")
def test_who_loses_its_last_troop_to_a_harpy_still_owns_what_is_there() -> None:
    text = f"area argos red troops 1 \n area thebes blue troops 1 \n {REST} \n {at(CADUCEUS, 'thebes')}"
    story = titans_turn("zeus", f"{text} \n creatures harpy - -").play("buy harpy, at thebes")
    assert (story.troops("thebes"), owner_of(story, CADUCEUS), story.card_at(CADUCEUS)) == (0, "blue", "thebes")


@pytest.mark.rule("T7.11")
def test_when_undead_go_home_their_player_keeps_what_they_took() -> None:
    head = "cycle 3 \n gods hades ares zeus - - \n field covered_god poseidon \n field hades_column 9"
    text = f"area argos red undead_troops 1 \n area thebes blue \n {REST} \n {at(CADUCEUS, 'thebes')}"
    story = titans(f"{head} \n offering red hades 1 \n {text} \n phase actions hades paid", expansions="hades")
    story.play("lead undead-troop, from argos, to thebes", "end")
    while story.number("cycle") == 3:
        story.play(story.legal[0])
    assert (story.pieces("thebes"), story.owner("thebes"), owner_of(story, CADUCEUS)) == (0, "red", "red")


@pytest.mark.rule("T7.11")
def test_when_a_hero_leaves_unpaid_his_player_keeps_what_was_with_him() -> None:
    text = f"area argos red \n area thebes blue \n {REST} \n hero midas red at argos since 2 \n {at(CAP, 'argos')}"
    gods = "cycle 3 \n gods zeus ares athena - - \n player red gold 0"
    story = titans(f"{gods} \n {text} \n phase upkeep", expansions="hades")
    assert (story.card_at("midas"), owner_of(story, CAP), story.card_at(CAP)) == (None, "red", "argos")
