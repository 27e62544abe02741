"""T8: the Winged Sandals."""

import pytest

from tests.story import Story
from tests.titans_artifacts import CADUCEUS, SANDALS, at, owner_of, titans, titans_turn, told, where

LANDS = "area pylos blue \n area thera blue \n area lato green \n area gortyn yellow"


def island(argos: str = "troops 2", more: str = "", god: str = "ares", to: str = "", pylos: str = "") -> Story:
    """Units of red leave Argos, where the Sandals are; Thebes and Sparta are nobody's, Pylos at the other end is
    blue's."""
    lands = LANDS.replace("pylos blue", f"pylos blue {pylos}")
    story = titans_turn(god, f"area argos red {argos} \n {lands} \n {at(SANDALS, 'argos')} \n {more}")
    return story.play("move" if god == "ares" else "lead titan", "from argos", *([f"to {to}"] if to else []))


@pytest.mark.rule("T8.1")
def test_units_with_the_sandals_go_to_any_territory_of_their_island() -> None:
    assert island().legal == ["to thebes", "to sparta", "to pylos"]


@pytest.mark.rule("T8.1")
def test_without_them_they_go_to_the_next_one() -> None:
    story = titans_turn("ares", f"area argos red troops 2 \n {LANDS}").play("move, from argos")
    assert story.legal == ["to thebes"]


@pytest.mark.rule("T8.1")
def test_it_costs_one_move_and_the_sandals_go_with_them() -> None:
    story = island(to="sparta").play("take 1")
    assert (story.troops("sparta"), story.owner("sparta"), story.gold("red")) == (1, "red", 8)
    assert (story.card_at(SANDALS), owner_of(story, SANDALS), story.question) == ("sparta", "red", "PaidActions")
    assert told(story, "moved", "power-used", "artifact-carried") == [
        ("moved", "red", "argos", "sparta", 1),
        ("power-used", "red", SANDALS),
        ("artifact-carried", "red", SANDALS),
    ]


@pytest.mark.rule("T8.1", "T7.7")
def test_to_an_adjacent_territory_they_need_not_go() -> None:
    story = island(to="thebes").play("take 2")
    assert story.legal == [f"without {SANDALS}", f"with {SANDALS}"]
    story.play(f"without {SANDALS}")
    assert (story.card_at(SANDALS), told(story, "power-used")) == ("argos", [])


@pytest.mark.rule("T8.1", "T7.7")
def test_nor_where_own_fleets_lead_there() -> None:
    story = island(more="area north red fleets 1", to="pylos").play("take 2", f"without {SANDALS}")
    assert (story.card_at(SANDALS), story.owner("pylos"), story.troops("pylos")) == ("argos", "red", 2)


@pytest.mark.rule("T8.1")
def test_another_artifact_there_may_stay_behind() -> None:
    story = island(more=at(CADUCEUS, "argos"), to="sparta").play("take 2")
    assert story.legal == [f"without {CADUCEUS}", f"with {CADUCEUS}"]
    story.play(f"without {CADUCEUS}")
    assert where(story) == {SANDALS: "sparta", CADUCEUS: "argos"}


@pytest.mark.rule("T8.1")
def test_a_titan_move_is_a_paid_move_too() -> None:
    story = island("titans 1", god="zeus", to="pylos")
    assert (story.owner("pylos"), story.number("titans", "pylos"), story.gold("red")) == ("red", 1, 8)
    assert story.card_at(SANDALS) == "pylos"


@pytest.mark.rule("T8.1")
def test_an_undead_move_is_one_too() -> None:
    head = "cycle 3 \n gods hades ares zeus - - \n field covered_god poseidon \n field hades_column 9"
    text = f"area argos red undead_troops 1 \n {LANDS} \n {at(SANDALS, 'argos')} \n player red gold 1"
    story = titans(f"{head} \n offering red hades 1 \n {text} \n phase actions hades paid", expansions="hades")
    story.play("lead undead-troop, from argos, to sparta")
    assert (story.card_at(SANDALS), story.owner("sparta"), story.gold("red")) == ("sparta", "red", 0)


@pytest.mark.rule("T8.1")
def test_they_attack_where_they_arrive() -> None:
    story = island(to="pylos", pylos="troops 1").play("take 2")
    assert (story.question, story.value("battle_area")) == ("Roll", "pylos")
    assert story.play("roll 3, roll 0").owner("pylos") == "red"


@pytest.mark.rule("T8.8")
def test_they_do_not_help_a_retreat() -> None:
    story = island(to="pylos", pylos="troops 3").play("take 2, roll 0, roll 3")
    assert story.question == "Roll"  # from Pylos to Argos there is no way without them
    story = island(to="pylos", pylos="troops 3", more="area sparta red").play("take 2, roll 0, roll 3")
    assert story.legal == ["stay", "to sparta"]


@pytest.mark.rule("T8.1")
def test_not_to_another_island() -> None:
    assert "to knossos" not in island(more="area strait red fleets 1").legal


@pytest.mark.rule("T8.1")
def test_only_units_that_leave_their_territory() -> None:
    text = f"area argos red \n area thebes red troops 1 \n {LANDS} \n {at(SANDALS, 'argos')}"
    assert titans_turn("ares", text).play("move, from thebes").legal == ["to argos", "to sparta"]


@pytest.mark.rule("T8.1")
def test_only_for_their_owner() -> None:
    text = f"area argos red troops 1 \n {LANDS} \n {at(SANDALS, 'pylos')}"
    assert titans_turn("ares", text).play("move, from argos").legal == ["to thebes"]


@pytest.mark.rule("T8.1", "T11.1")
def test_no_last_territory_may_be_attacked_with_them() -> None:
    text = (
        f"area argos red troops 1 \n area pylos blue \n area lato green \n area gortyn yellow \n {at(SANDALS, 'argos')}"
    )
    assert titans_turn("ares", text).play("move, from argos").legal == ["to thebes", "to sparta"]


@pytest.mark.rule("T8.1", "C14.45")
def test_medusa_holds_who_wears_them() -> None:
    text = f"area argos red troops 1 \n {LANDS} \n {at(SANDALS, 'argos')} \n creature medusa blue at argos since 3"
    assert "move" not in titans_turn("ares", text).legal


@pytest.mark.rule("T8.8")
def test_pegasus_does_not_need_them_and_they_may_stay() -> None:
    text = f"area argos red troops 1 \n {LANDS} \n {at(SANDALS, 'argos')} \n creatures pegasus - -"
    story = titans_turn("zeus", text).play("buy pegasus, from argos, to sparta")
    assert story.legal == [f"without {SANDALS}", f"with {SANDALS}"]
    story.play(f"with {SANDALS}")
    assert (story.card_at(SANDALS), told(story, "power-used")) == ("sparta", [])
