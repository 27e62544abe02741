"""T8: the Cap of Invisibility, alone and with the Winged Sandals."""

import pytest

from tests.story import Story
from tests.titans_artifacts import (
    CADUCEUS,
    CAP,
    CORNUCOPIA,
    LIGHTNING,
    SANDALS,
    at,
    owner_of,
    titans,
    titans_turn,
    told,
    where,
)

OTHERS = "area thera blue \n area lato green \n area gortyn yellow"
WON = "roll 3, roll 0"
LOST = "roll 0, roll 3"


def capped(
    argos: str = "troops 2",
    thebes: str = "blue troops 2",
    more: str = "",
    red: str = "gold 9",
    god: str = "ares",
    expansions: str = "",
) -> Story:
    """Red in Argos with the Cap; blue is in Thebes beside it, Sparta and Pylos behind are nobody's."""
    text = f"area argos red {argos} \n area thebes {thebes} \n {OTHERS} \n {at(CAP, 'argos')} \n {more}"
    return titans_turn(god, text, red, expansions=expansions)


def to_thebes(take: str = "take 2", *, cap: bool = True, **more: str) -> Story:
    """Red goes to Thebes, with the Cap or without."""
    story = capped(**more).play("move, from argos, to thebes", *([take] if take else []))
    return story.play(f"with {CAP}" if cap else f"without {CAP}")


# -- T8.4: fleets ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("T8.4", "T8.5")
def test_e24_over_blacks_fleet_through_greens_territory_to_yellows() -> None:
    text = f"""
        area pylos red troops 2
        area strait blue fleets 1
        area thera blue
        area knossos green troops 2
        area lato green
        area gortyn yellow troops 1
        area thebes yellow
        {at(CAP, "pylos")}
        """
    story = titans_turn("ares", text, "gold 2").play("move, from pylos, to knossos, take 2")
    assert story.legal == ["stay", "to gortyn"]
    story.play("to gortyn")
    assert (story.gold("red"), story.value("battle_area"), story.value("defender")) == (0, "gortyn", "yellow")
    assert (story.troops("knossos"), story.owner("knossos"), story.fleets("strait")) == (2, "green", 1)
    assert told(story, "moved", "power-used", "artifact-carried", "battle-begun") == [
        ("moved", "red", "pylos", "knossos", 1),
        ("power-used", "red", CAP),
        ("artifact-carried", "red", CAP),
        ("power-used", "red", CAP),
        ("moved", "red", "knossos", "gortyn", 1),
        ("battle-begun", "red", "yellow", "gortyn"),
    ]
    story.play(WON)
    assert (story.owner("gortyn"), story.troops("gortyn"), story.card_at(CAP)) == ("red", 2, "gortyn")


@pytest.mark.rule("T8.4")
@pytest.mark.parametrize("fleets", ["blue", "red"])
def test_a_chain_may_have_fleets_of_others_beside_own_ones(fleets: str) -> None:
    text = f"area strait {fleets} fleets 1 \n area east green fleets 1 \n {OTHERS.replace('green', 'green troops 1')}"
    lands = f"area pylos red troops 1 \n area knossos yellow \n {text}"
    with_cap = titans_turn("ares", f"{lands} \n {at(CAP, 'pylos')}").play("move, from pylos")
    assert "to lato" in with_cap.legal
    without = titans_turn("ares", lands).play("move, from pylos")
    assert "to lato" not in without.legal


@pytest.mark.rule("T8.4")
def test_where_nobody_has_a_fleet_there_is_no_way() -> None:
    text = f"area pylos red troops 1 \n area east green fleets 1 \n {OTHERS} \n {at(CAP, 'pylos')}"
    assert titans_turn("ares", text).play("move, from pylos").legal == ["to sparta"]


@pytest.mark.rule("T8.4", "T8.1")
@pytest.mark.parametrize("artifact", [CADUCEUS, LIGHTNING, CORNUCOPIA])
def test_no_other_artifact_opens_a_way(artifact: str) -> None:
    text = f"area pylos red troops 1 \n area strait blue fleets 1 \n {OTHERS} \n {at(artifact, 'pylos')}"
    assert titans_turn("ares", text).play("move, from pylos").legal == ["to sparta"]
    enemy = f"area argos red troops 1 \n area thebes blue troops 1 \n {OTHERS} \n {at(artifact, 'argos')}"
    story = titans_turn("ares", enemy).play("move, from argos, to thebes", f"with {artifact}")
    assert story.question == "Roll"


@pytest.mark.rule("T8.7", "T7.7")
@pytest.mark.parametrize("fleets, asked", [("red", True), ("blue", False)])
def test_the_cap_goes_along_where_its_power_opens_the_way(fleets: str, asked: bool) -> None:
    text = f"area pylos red troops 1 \n area strait {fleets} fleets 1 \n {OTHERS} \n {at(CAP, 'pylos')}"
    story = titans_turn("ares", text).play("move, from pylos, to knossos")
    assert (story.question == "TakeOnTheWay") is asked
    if asked:
        story.play(f"without {CAP}")
    assert (story.card_at(CAP), story.troops("knossos")) == ("pylos" if asked else "knossos", 1)


@pytest.mark.rule("T8.7", "T7.7")
def test_what_is_not_needed_may_stay_though_the_purse_is_empty_now() -> None:
    story = capped(more=at(CADUCEUS, "argos"), red="gold 1").play("move, from argos, to thebes, take 2")
    assert story.legal == [f"without {CADUCEUS}", f"with {CADUCEUS}"]
    story.play(f"without {CADUCEUS}")
    assert story.legal == [f"without {CAP}", f"with {CAP}"]


# -- T8.5: passing ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("T8.5")
def test_a_group_with_the_cap_passes_through_without_a_battle() -> None:
    story = to_thebes()
    assert (story.asked, story.question, story.legal) == ("red", "PassOn", ["stay", "to sparta"])
    story.play("to sparta")
    assert (story.troops("sparta"), story.owner("sparta"), story.card_at(CAP)) == (2, "red", "sparta")
    assert (story.troops("thebes"), story.owner("thebes"), story.gold("red")) == (2, "blue", 7)
    assert story.question == "PaidActions"


@pytest.mark.rule("T8.5")
def test_or_it_stops_and_fights() -> None:
    story = to_thebes().play("stay")
    assert (story.question, story.value("battle_area"), story.gold("red")) == ("Roll", "thebes", 8)
    assert story.card_at(CAP) == "moving-group"


@pytest.mark.rule("T8.5", "T8.7")
def test_without_the_cap_it_fights_at_once() -> None:
    story = to_thebes(cap=False)
    assert (story.question, story.value("battle_area"), story.card_at(CAP)) == ("Roll", "thebes", "argos")


@pytest.mark.rule("T8.5", "T8.6")
def test_an_empty_territory_may_be_taken_or_passed() -> None:
    assert to_thebes(thebes="blue").play("stay").owner("thebes") == "red"
    story = to_thebes(thebes="blue").play("to sparta")
    assert (story.owner("thebes"), story.owner("sparta")) == ("blue", "red")


@pytest.mark.rule("T8.5")
def test_what_stands_there_is_not_captured() -> None:
    story = to_thebes(more=at(SANDALS, "thebes")).play("to sparta")
    assert (owner_of(story, SANDALS), where(story)) == ("blue", {CAP: "sparta", SANDALS: "thebes"})


@pytest.mark.rule("T8.5")
def test_own_and_uncontrolled_territories_are_entered_and_not_passed() -> None:
    own = to_thebes(thebes="red")
    assert (own.question, own.troops("thebes"), own.gold("red")) == ("PaidActions", 2, 8)
    free = to_thebes(thebes="-")
    assert (free.question, free.owner("thebes"), free.gold("red")) == ("PaidActions", "red", 8)


@pytest.mark.rule("T8.5")
def test_several_territories_may_be_passed_for_one_more_move_each() -> None:
    more = "area sparta green troops 3 \n area pylos blue troops 1"
    story = to_thebes(more=more).play("to sparta")
    assert (story.question, story.legal) == ("PassOn", ["stay", "to thebes", "to pylos"])
    story.play("to pylos")
    assert story.legal == ["stay", "to sparta"]
    story.play("stay", WON)
    assert (story.owner("pylos"), story.gold("red"), story.card_at(CAP)) == ("red", 6, "pylos")


@pytest.mark.rule("T8.5")
def test_the_group_does_not_go_back_to_where_it_set_out() -> None:
    assert "to argos" not in to_thebes().legal


@pytest.mark.rule("T8.5")
def test_who_cannot_pay_for_another_step_fights_at_once() -> None:
    story = to_thebes(red="gold 1")
    assert (story.question, story.value("battle_area"), story.gold("red")) == ("Roll", "thebes", 0)


@pytest.mark.rule("T8.5")
def test_fleets_of_others_help_on_every_step() -> None:
    more = "area south yellow fleets 1"
    assert to_thebes(more=more).legal == ["stay", "to sparta", "to pylos"]
    story = to_thebes(more=more).play("to pylos")
    assert (story.owner("pylos"), story.gold("red")) == ("red", 7)


@pytest.mark.rule("T8.5", "T5.5")
def test_with_a_titan_each_step_costs_one_more() -> None:
    story = capped("troops 1 titans 1", god="zeus").play("lead titan, from argos, to thebes, take 1", f"with {CAP}")
    assert {action.notation: story.game.price(action) for action in story.game.actions} == {"stay": 0, "to sparta": 2}
    story.play("to sparta")
    assert (story.gold("red"), story.number("titans", "sparta"), story.troops("sparta")) == (6, 1, 1)
    story.play("lead titan, from sparta, to pylos, take 0", f"without {CAP}")  # the third move
    assert story.gold("red") == 3


@pytest.mark.rule("T8.5", "T5.5")
def test_passing_counts_after_earlier_titan_moves() -> None:
    story = capped("titans 1", god="zeus", more="area sparta red titans 1")
    story.play("lead titan, from sparta, to pylos", "lead titan, from argos, to thebes", f"with {CAP}", "to sparta")
    assert story.gold("red") == 9 - 1 - 2 - 3


@pytest.mark.rule("T8.5", "T5.6")
def test_with_ares_every_step_costs_the_same_and_raises_no_price() -> None:
    story = to_thebes("take 1, take 1", argos="troops 1 titans 1").play("to sparta")
    assert story.gold("red") == 7
    story.play("lead titan, from sparta, to pylos, take 0", f"without {CAP}")
    assert story.gold("red") == 6


@pytest.mark.rule("T8.5", "T5.5")
def test_a_titan_move_that_cannot_pay_the_second_step_ends_in_battle() -> None:
    story = capped("titans 1", god="zeus", red="gold 2").play("lead titan, from argos, to thebes", f"with {CAP}")
    assert (story.question, story.gold("red")) == ("Roll", 1)


@pytest.mark.rule("T8.5")
def test_an_undead_move_passes_too() -> None:
    head = "cycle 3 \n gods hades ares zeus - - \n field covered_god poseidon \n field hades_column 9"
    lands = f"area argos red undead_troops 1 \n area thebes blue troops 2 \n {OTHERS} \n {at(CAP, 'argos')}"
    text = f"{head} \n player red gold 2 \n offering red hades 1 \n {lands} \n phase actions hades paid"
    story = titans(text, expansions="hades").play("lead undead-troop, from argos, to thebes", f"with {CAP}")
    assert (story.play("to sparta").owner("sparta"), story.gold("red")) == ("red", 0)


# -- T8.6: which territories -----------------------------------------------------------------------------------------


def last(red: str = "gold 9", argos: str = "troops 2", god: str = "ares", more: str = "") -> Story:
    """Red with the Cap beside blue's last territory."""
    others = OTHERS.replace("area thera blue", "area thera green")
    text = f"area argos red {argos} \n area thebes blue troops 2 \n {others} \n {at(CAP, 'argos')} \n {more}"
    return titans_turn(god, text, red)


@pytest.mark.rule("T8.6", "T11.1")
def test_a_last_territory_is_passed_though_nobody_may_attack_it() -> None:
    story = last().play("move, from argos, to thebes, take 2")
    assert (story.question, story.legal) == ("PassOn", ["to sparta"])  # the Cap was needed, and nobody stops there
    story.play("to sparta")
    assert (story.owner("sparta"), story.owner("thebes"), story.card_at(CAP)) == ("red", "blue", "sparta")


@pytest.mark.rule("T8.6", "T8.5")
@pytest.mark.parametrize("gold, legal", [(1, False), (2, True)])
def test_it_is_no_way_for_who_could_not_pay_the_next_step(gold: int, legal: bool) -> None:
    assert ("move" in last(f"gold {gold}").legal) is legal


@pytest.mark.rule("T8.6", "T8.5", "T5.5")
@pytest.mark.parametrize("made, gold, legal", [(0, 2, False), (0, 3, True), (1, 4, False), (1, 5, True)])
def test_the_next_step_of_a_titan_is_dearer(made: int, gold: int, legal: bool) -> None:
    story = last(f"gold {gold}", "titans 1", "zeus", f"done land move with titan {made}")
    assert ("lead titan" in story.legal) is legal


@pytest.mark.rule("T8.6", "T8.5")
def test_all_steps_must_be_payable_until_the_group_may_stop() -> None:
    sparta = "area sparta yellow troops 1 \n area pylos green"
    others = "area thera green \n area lato green"
    text = f"area argos red troops 2 \n area thebes blue troops 2 \n {sparta} \n {others} \n {at(CAP, 'argos')}"
    assert "move" not in titans_turn("ares", text, "gold 2").legal  # Thebes and Sparta are last territories
    story = titans_turn("ares", text, "gold 3").play("move, from argos, to thebes, take 2")
    assert story.legal == ["to sparta"]
    assert story.play("to sparta").legal == ["to pylos"]
    assert (story.play("to pylos").owner("pylos"), story.gold("red")) == ("red", 0)


@pytest.mark.rule("T8.6", "T8.5")
def test_a_last_territory_from_where_there_is_no_way_on_is_none() -> None:
    others = "area argos blue \n area lato blue \n area gortyn yellow"
    text = f"area sparta red troops 2 \n area pylos green troops 1 \n {others} \n {at(CAP, 'sparta')}"
    assert titans_turn("ares", text).play("move, from sparta").legal == ["to thebes"]  # Pylos is the island's end


@pytest.mark.rule("T8.5", "T8.4")
def test_everybody_may_pass_everybody() -> None:
    text = f"""
        cycle 3
        gods ares zeus athena - -
        player blue gold 2
        offering blue ares 1
        area argos blue troops 1
        area thebes red troops 2
        area lato red
        area thera green
        area gortyn yellow
        {at(CAP, "argos")}
        phase actions ares paid
        """
    story = titans(text).play("move, from argos, to thebes", f"with {CAP}")
    assert (story.asked, story.legal) == ("blue", ["stay", "to sparta"])
    assert story.play("to sparta").owner("sparta") == "blue"
    story.game.undo()
    assert story.play("stay").value("defender") == "red"


@pytest.mark.rule("T8.6", "M2.1")
def test_the_great_citadel_is_passed() -> None:
    monument = "field monument_open great-citadel-of-ares 1 \n field monument great-citadel-of-ares thebes"
    story = capped(more=monument, expansions="monuments").play("move, from argos, to thebes, take 2")
    assert story.legal == ["to sparta"]


@pytest.mark.rule("T8.6")
def test_the_necklace_does_not_bar_a_passage() -> None:
    story = capped(more="field necklace necklace-of-harmony blue", expansions="hades")
    assert story.play("move, from argos, to thebes, take 2").legal == ["to sparta"]


@pytest.mark.rule("T8.6")
@pytest.mark.parametrize("owner", ["red", "blue", "green"])
def test_medusas_territory_is_entered_but_not_passed(owner: str) -> None:
    story = to_thebes(more=f"creature medusa {owner} at thebes since 3")
    assert (story.question, story.value("battle_area")) == ("Roll", "thebes")


@pytest.mark.rule("T8.6")
def test_medusas_last_territory_is_no_way_at_all() -> None:
    assert "move" not in last(more="creature medusa green at thebes since 3").legal


@pytest.mark.rule("T8.6")
def test_no_ruin_is_explored_on_the_way() -> None:
    ruins = "field ruin 1 thebes \n field ruin 2 thera"
    story = capped(more=ruins, expansions="monuments ruins").play("move, from argos, to thebes, take 2", f"with {CAP}")
    story.play("to sparta")
    assert (story.question, told(story, "ruin-explored")) == ("PaidActions", [])


@pytest.mark.rule("T8.6")
def test_nobody_stays_behind_on_the_way() -> None:
    story = to_thebes().play("to sparta")
    assert (story.troops("sparta"), story.troops("thebes")) == (2, 2)


@pytest.mark.rule("T8.6", "T10.3")
def test_the_teammate_is_not_passed_and_its_fleets_are_no_way() -> None:
    seas = "area west blue fleets 1 \n area south blue fleets 1"
    text = f"area argos red troops 2 \n area thebes blue troops 1 \n {OTHERS} \n {seas} \n {at(CAP, 'argos')}"
    teams = "red+blue green+yellow"
    assert "move" not in titans_turn("ares", text, teams=teams).legal
    enemy = titans_turn(
        "ares", text.replace("west blue", "west green").replace("south blue", "south green"), teams=teams
    )
    assert enemy.play("move, from argos").legal == ["to sparta", "to pylos"]


# -- T8.7: Cap and Sandals together ----------------------------------------------------------------------------------


@pytest.mark.rule("T8.7")
def test_each_step_may_use_either() -> None:
    text = f"area strait blue fleets 1 \n area knossos green troops 1 \n {OTHERS}"
    lands = f"area argos red troops 2 \n area pylos green troops 1 \n {text}"
    story = titans_turn("ares", f"{lands} \n {at(CAP, 'argos')} \n {at(SANDALS, 'argos')}").play("move, from argos")
    assert story.legal == ["to thebes", "to sparta", "to pylos"]
    story.play("to pylos, take 2", f"with {CAP}")
    assert story.legal == ["stay", "to sparta", "to knossos", "to thebes"]
    story.play("to knossos")  # over blue's fleet
    assert story.legal == ["stay", "to gortyn", "to pylos", "to lato"]  # Lato by the Sandals
    story.play("to lato", "stay")
    assert told(story, "moved", "power-used")[:5] == [
        ("moved", "red", "argos", "pylos", 1),
        ("power-used", "red", SANDALS),
        ("power-used", "red", CAP),  # through Pylos
        ("moved", "red", "pylos", "knossos", 1),
        ("power-used", "red", CAP),  # over blue's fleet
    ]
    assert (story.gold("red"), where(story)) == (6, {CAP: "lato", SANDALS: "lato"})


@pytest.mark.rule("T8.7", "T7.7")
def test_where_either_opens_the_way_one_of_them_must_go() -> None:
    text = f"area argos red troops 1 \n area west green fleets 1 \n area south green fleets 1 \n {OTHERS}"
    story = titans_turn("ares", f"{text} \n {at(CAP, 'argos')} \n {at(SANDALS, 'argos')}")
    story.play("move, from argos, to pylos")
    assert story.legal == [f"without {SANDALS}", f"with {SANDALS}"]
    assert where(story.play(f"without {SANDALS}")) == {SANDALS: "argos", CAP: "pylos"}
    story.game.undo()
    story.play(f"with {SANDALS}")
    assert story.legal == [f"without {CAP}", f"with {CAP}"]
    assert where(story.play(f"without {CAP}")) == {SANDALS: "pylos", CAP: "argos"}


@pytest.mark.rule("T8.7", "T7.7")
def test_the_sandals_must_go_where_the_way_on_needs_them() -> None:
    sparta = "area sparta yellow troops 1 \n area pylos green \n area thera green \n area lato green"
    text = f"area argos red troops 2 \n area thebes blue troops 2 \n {sparta} \n {at(CAP, 'argos')}"
    text = f"{text} \n {at(SANDALS, 'argos')}"
    poor = titans_turn("ares", text, "gold 2").play("move, from argos, to thebes, take 2")
    assert (poor.question, poor.legal) == ("PassOn", ["to pylos"])  # two more steps without them, one with them
    rich = titans_turn("ares", text, "gold 3").play("move, from argos, to thebes, take 2")
    assert rich.legal == [f"without {SANDALS}", f"with {SANDALS}"]
    assert rich.play(f"without {SANDALS}").legal == ["to sparta"]


# -- T8.8: neither Pegasus nor Perseus nor a retreat -----------------------------------------------------------------


@pytest.mark.rule("T8.8")
def test_pegasus_does_not_pass_on() -> None:
    story = capped(more="creatures pegasus - -", god="zeus").play("buy pegasus, from argos, to thebes, take 2")
    assert story.legal == [f"without {CAP}", f"with {CAP}"]
    story.play(f"with {CAP}")
    assert (story.question, story.value("battle_area")) == ("Roll", "thebes")


@pytest.mark.rule("T8.8")
def test_nor_do_those_whom_perseus_carries() -> None:
    story = capped(more="hero perseus red at argos since 2", god="zeus", expansions="hades")
    story.play("sacrifice perseus, to thebes, take 2")
    assert story.legal == [f"without {CAP}", f"with {CAP}"]
    story.play(f"with {CAP}")
    assert (story.question, story.value("battle_area")) == ("Roll", "thebes")


@pytest.mark.rule("T8.8")
def test_pegasus_does_not_come_to_a_last_territory_to_pass_it() -> None:
    story = last(more="creatures pegasus - -", god="zeus").play("buy pegasus, from argos")
    assert "to thebes" not in story.legal


@pytest.mark.rule("T8.8")
def test_a_retreat_uses_no_fleets_of_others_and_passes_nobody() -> None:
    more = "area west green fleets 1 \n area south green fleets 1 \n area north green fleets 1 \n area pylos red"
    story = to_thebes(more=more).play("stay", LOST)
    assert story.legal == ["stay", "to argos"]  # not to Pylos
