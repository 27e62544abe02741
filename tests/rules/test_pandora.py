"""L13: Pandora."""

import pytest

from cyclades.engine.decks import DISCARD, GONE, TRACK
from cyclades.rules.buildings import metropolises_of
from tests.story import REST, Story, battle, team_turn, turn

ATTACKS = "hero pandora red at delos since 1"
DEFENDS = "hero pandora blue at naxos since 1"


def soldiers(story: Story, area: str) -> tuple[int, int]:
    """The basic troops and the mercenaries of an area."""
    return story.troops(area), story.number("mercenaries", area)


# -- enemy mercenaries -------------------------------------------------------------------------------------------------


@pytest.mark.rule("L13.21")
def test_attacking_she_takes_over_all_enemy_mercenaries_before_the_first_round() -> None:
    story = battle("troops 1", "troops 1 mercenaries 2", ATTACKS, "take 1, with pandora")
    assert (soldiers(story, "moving-group"), soldiers(story, "naxos")) == ((1, 2), (1, 0))
    assert story.happened("power-used") == [{"event": "power-used", "faction": "red", "card": "pandora"}]
    assert story.happened("stolen") == [
        {"event": "stolen", "faction": "red", "unit": "mercenary", "loser": "blue", "number": 2}
    ]
    story.play("roll 0")  # they fight on her side
    assert story.happened("rolled")[-1]["strength"] == 1 + 1 + 2
    story.play("roll 1")
    assert story.happened("rolled")[-1]["strength"] == 1 + 1
    assert (story.owner("naxos"), soldiers(story, "naxos")) == ("red", (1, 2))
    assert story.number("mercenaries_left") == 15 - 2


@pytest.mark.rule("L13.21")
def test_defending_she_takes_over_all_invading_mercenaries() -> None:
    story = battle("troops 1 mercenaries 3", "", DEFENDS, "take 1, take 2")
    assert (soldiers(story, "moving-group"), soldiers(story, "naxos"), soldiers(story, "delos")) == (
        (1, 0),
        (0, 2),
        (0, 1),
    )
    story.play("roll 3, roll 0")  # 1 + 3 against 3 + 0
    assert (story.asked, story.legal) == ("blue", ["lose mercenary", "lose pandora"])


@pytest.mark.rule("L13.21", "L19.47")
def test_they_stay_hers_for_good_when_she_has_died() -> None:
    story = battle("troops 4 mercenaries 1", "", DEFENDS, "take 4, take 1").play("roll 3, roll 0", "lose pandora")
    assert (story.place("pandora"), soldiers(story, "naxos")) == (DISCARD, (0, 1))
    story.play("to paros")
    assert (story.owner("paros"), soldiers(story, "paros")) == ("blue", (0, 1))


@pytest.mark.rule("L13.21")
def test_they_retreat_with_her() -> None:
    story = battle("troops 1", "troops 5 mercenaries 1", ATTACKS, "take 1, with pandora")
    story.play("roll 0, roll 3", "lose troop", "stay", "to delos")
    assert (story.card_at("pandora"), soldiers(story, "delos")) == ("delos", (0, 1))


@pytest.mark.rule("L13.21", "L10.2")
def test_only_the_mercenaries_of_the_battle_in_which_she_takes_part() -> None:
    story = battle("troops 1", "mercenaries 2", ATTACKS, "take 1, without pandora")
    assert (soldiers(story, "naxos"), story.happened("power-used")) == ((0, 2), [])
    story = battle("mercenaries 2", "troops 1", "hero pandora blue at syros since 1", "take 2")
    assert soldiers(story, "moving-group") == (0, 2)
    story = battle("", "troops 1 mercenaries 1", f"area paros blue mercenaries 2 \n {ATTACKS}")
    assert (soldiers(story, "moving-group"), soldiers(story, "paros")) == ((0, 1), (0, 2))


@pytest.mark.rule("L13.21")
def test_without_enemy_mercenaries_nothing_is_told_and_basic_troops_stay() -> None:
    story = battle("mercenaries 1", "troops 2", ATTACKS, "take 1, with pandora")
    assert (soldiers(story, "moving-group"), soldiers(story, "naxos")) == ((0, 1), (2, 0))
    assert story.happened("power-used") == []


@pytest.mark.rule("L13.21", "L10.2")
def test_she_is_a_unit_of_strength_1_otherwise() -> None:
    story = battle("", "troops 1", ATTACKS).play("roll 2")
    assert story.happened("rolled")[-1]["strength"] == 1 + 2


@pytest.mark.rule("L19.38", "L13.22")
def test_attacking_she_takes_an_area_of_mercenaries_alone_without_a_battle() -> None:
    story = battle("", "mercenaries 3", ATTACKS)
    assert (story.question, story.happened("rolled")) == ("PaidActions", [])
    assert (story.owner("naxos"), story.card_at("pandora"), soldiers(story, "naxos")) == ("red", "naxos", (0, 3))
    assert story.number("priestesses", "red") == 1


@pytest.mark.rule("L19.39", "L13.22")
def test_mercenaries_alone_who_invade_her_area_come_over_and_there_is_no_battle() -> None:
    story = battle("mercenaries 3", "", DEFENDS, "take 3")
    assert (story.question, story.happened("rolled")) == ("PaidActions", [])
    assert (story.owner("naxos"), soldiers(story, "naxos"), story.card_at("pandora")) == ("blue", (0, 3), "naxos")
    assert (story.owner("delos"), soldiers(story, "delos"), story.gold("red")) == ("red", (0, 0), 8)


@pytest.mark.rule("L13.22", "L13.21")
def test_where_a_hero_or_the_minotaur_is_left_the_battle_goes_on() -> None:
    story = battle("", "mercenaries 2", f"{ATTACKS} \n hero ajax blue at naxos since 1")
    assert (story.question, soldiers(story, "moving-group")) == ("Roll", (0, 2))
    story = battle("", "mercenaries 2", f"{ATTACKS} \n creature minotaur blue at naxos since 1")
    assert (story.question, story.card_at("minotaur")) == ("Roll", "naxos")  # he is no mercenary
    story = battle("mercenaries 2", "", f"{DEFENDS} \n hero ajax red at delos since 1", "take 2, with ajax")
    assert (story.question, soldiers(story, "naxos")) == ("Roll", (0, 2))


@pytest.mark.rule("L19.36")
def test_on_hectors_side_she_acts_first_and_he_finds_only_basic_troops() -> None:
    hector = f"{DEFENDS} \n hero hector blue at naxos since 1"
    story = battle("troops 2 mercenaries 2", "", hector, "take 2, take 2")
    assert (soldiers(story, "moving-group"), soldiers(story, "naxos")) == (
        (1, 0),
        (0, 2),
    )  # nothing to choose for Hector
    told = [event["card"] for event in story.happened("power-used")]
    assert told == ["pandora", "hector"]
    story = battle("mercenaries 1", "", f"{hector} \n hero ajax red at delos since 1", "take 1, with ajax")
    assert soldiers(story, "naxos") == (0, 1)
    assert sorted(event["card"] for event in story.happened("power-used")) == ["ajax", "pandora"]  # nobody for Hector


@pytest.mark.rule("L19.36", "L19.37")
def test_against_hector_her_new_mercenaries_are_invaders_like_the_others() -> None:
    story = battle(
        "troops 1", "mercenaries 2", f"{ATTACKS} \n hero hector blue at naxos since 1", "take 1, with pandora"
    )
    assert soldiers(story, "moving-group") == (1, 2)
    assert (story.asked, story.legal) == ("blue", ["kill troop", "kill mercenary"])
    story.play("kill mercenary")
    assert (soldiers(story, "moving-group"), story.number("mercenaries_left")) == ((1, 1), 14)


@pytest.mark.rule("L19.37")
def test_alone_against_hector_she_loses_one_of_those_who_came_over() -> None:
    story = battle("", "mercenaries 2", f"{ATTACKS} \n hero hector blue at naxos since 1")
    assert (story.question, soldiers(story, "moving-group")) == ("Roll", (0, 1))


@pytest.mark.rule("L19.48", "L13.21")
def test_her_power_works_after_a_flight_with_pegasus() -> None:
    text = f"area delos red \n area thira blue troops 1 mercenaries 2 \n {REST} \n {ATTACKS} \n creatures - - - pegasus"
    story = turn("athena", text).play("buy pegasus, from delos, to thira")
    assert (soldiers(story, "moving-group"), soldiers(story, "thira")) == ((0, 2), (1, 0))


# -- the sacrifice -----------------------------------------------------------------------------------------------------


def pandora(
    lands: str, track: str, red: str = "gold 0", since: int = 1, god: str = "athena", paid: bool = True
) -> Story:
    """Red, with Pandora on Delos and a hero track."""
    text = f"area syros blue \n {lands} \n hero pandora red at delos since {since} \n heroes {track}"
    return turn(god, text, red, paid)


SEVEN = " \n ".join(f"area {land} red" for land in ["delos", "naxos", "paros", "andros", "kea", "milos", "thira"])
POWERS = {
    "ajax": ("gold 0", SEVEN, "area thira red"),
    "croesus": ("gold 15", "area delos red", "gold 15>gold 14"),
    "hector": ("gold 0 priestesses 2", "area delos red", "priestesses 2>priestesses 1"),
    "helen": ("gold 0", "area delos red port 2 \n area naxos red temple 2", "temple 2>temple 1"),
    "jason": ("gold 0", "area delos red \n area west red fleets 8", "fleets 8>fleets 7"),
    "odysseus": ("gold 0", "area delos red port 2 \n area paros red port 1", "port 2>port 1"),
    "perseus": ("gold 0", "area delos red troops 1", "troops 1"),
}
"""What it takes to copy a hero: red's things, its lands, and without what it is too little."""


@pytest.mark.rule("L13.23", "L19.91", "L19.89", "L19.90")
@pytest.mark.parametrize("hero", POWERS)
def test_she_may_be_sacrificed_if_and_only_if_the_heros_own_condition_is_met(hero: str) -> None:
    red, lands, needed = POWERS[hero]
    old, _, new = needed.partition(">")
    assert "sacrifice pandora" in pandora(lands, f"{hero} -", red).legal
    assert pandora(lands.replace(old, new), f"{hero} -", red.replace(old, new)).refuses("sacrifice pandora")


@pytest.mark.rule("L13.24")
@pytest.mark.parametrize("hero", POWERS)
def test_a_power_helps_only_while_its_hero_is_on_the_track(hero: str) -> None:
    red, lands, _ = POWERS[hero]
    for elsewhere in (
        "- -",
        f"- - \n hero {hero} blue at syros since 1",
        f"- - \n gone {hero}",
        f"- - \n discard {hero}",
    ):
        assert pandora(lands, elsewhere, red).refuses("sacrifice pandora")


@pytest.mark.rule("L13.23")
@pytest.mark.parametrize("hero", POWERS)
def test_the_copied_hero_stays_on_the_track_and_pandora_leaves_the_game(hero: str) -> None:
    red, lands, _ = POWERS[hero]
    story = pandora(lands, f"{hero} -", red).play(f"sacrifice pandora, play {hero}")
    assert (story.place("pandora"), story.card_at("pandora"), story.place(hero)) == (GONE, None, TRACK)
    assert story.owner("delos") == "red"


@pytest.mark.rule("L13.23")
def test_her_owner_chooses_among_the_heroes_whose_power_could_be_used() -> None:
    both = "area delos red port 2 \n area naxos red temple 2 \n area paros red port 1"
    story = pandora(both, "odysseus helen").play("sacrifice pandora")
    assert (story.question, story.legal) == ("PandoraCopies", ["play helen", "play odysseus"])
    story.play("play odysseus")
    assert story.happened("power-copied") == [
        {"event": "power-copied", "faction": "red", "card": "pandora", "hero": "odysseus"}
    ]
    assert (story.question, story.number("buildings_left", "port")) == ("PlaceMetropolis", 10)
    story = pandora(both, "odysseus jason").play("sacrifice pandora")
    assert (story.question, story.legal) == ("PandoraCopies", ["play odysseus"])  # Jason's power is out of reach


@pytest.mark.rule("L19.91", "L13.8")
@pytest.mark.parametrize("hero", ["ajax", "jason"])
def test_copying_ajax_or_jason_builds_a_metropolis_and_takes_nothing(hero: str) -> None:
    red, lands, _ = POWERS[hero]
    story = pandora(lands, f"{hero} -", red).play(f"sacrifice pandora, play {hero}")
    story.play(*(["at thira"] if hero == "ajax" else []), "draw priestess")
    assert metropolises_of(story.game, 0) == 1
    assert story.happened("metropolis-gained")[0]["way"] == "heroic"
    assert story.number("lands", "red") == (7 if hero == "ajax" else 1)
    assert story.number("fleets_left", "red") == (8 if hero == "ajax" else 0)


@pytest.mark.rule("L19.91")
def test_copying_helen_and_odysseus_takes_their_buildings() -> None:
    red, lands, _ = POWERS["helen"]
    story = pandora(lands, "helen -", red).play("sacrifice pandora, play helen, destroy port, at naxos, draw gold")
    assert (story.number("metropolis", "naxos"), story.number("buildings_left", "port")) == (1, 10)
    assert story.number("buildings_left", "temple") == 10
    red, lands, _ = POWERS["odysseus"]
    story = pandora(lands, "odysseus -", red).play("sacrifice pandora, play odysseus, at paros, draw gold")
    assert (story.number("metropolis", "paros"), story.number("buildings_left", "port")) == (1, 10)


@pytest.mark.rule("L19.91")
def test_copying_hector_turns_priestesses_into_philosophers() -> None:
    story = pandora("area delos red", "hector -", "gold 0 priestesses 5").play("sacrifice pandora, play hector")
    assert story.legal == ["take 1", "take 2"]
    story.play("take 2")
    assert (story.number("priestesses", "red"), story.number("philosophers", "red")) == (1, 2)


@pytest.mark.rule("L19.89")
def test_copying_croesus_costs_15_gp() -> None:
    story = pandora("area delos red port 2 \n area paros red port 1", "croesus odysseus", "gold 16")
    story.play("sacrifice pandora")
    prices = [story.game.price(story.game.parse(f"play {hero}")) for hero in ("croesus", "odysseus")]
    assert prices == [15, 0]
    assert story.gold("red") == 16
    story.play("play croesus")
    assert (story.gold("red"), story.question) == (1, "PlaceMetropolis")


@pytest.mark.rule("L19.89")
def test_the_price_stands_beside_the_power_that_is_borrowed() -> None:
    story = pandora("area delos red", "croesus -", "gold 15").play("sacrifice pandora")
    assert (story.question, story.legal) == ("PandoraCopies", ["play croesus"])
    assert story.game.price(story.game.parse("play croesus")) == 15
    assert story.play("play croesus").gold("red") == 0


@pytest.mark.rule("L19.89", "L3.4")
@pytest.mark.parametrize("gold", [14, 15])
def test_nobody_learns_whether_her_owner_could_pay_for_croesus(gold: int) -> None:
    story = pandora(SEVEN, "ajax croesus", f"gold {gold} between 10 20").play("sacrifice pandora")
    assert story.question == "PandoraCopies"
    assert ("play croesus" in story.legal) == (gold == 15)
    record = story.play("play ajax, at delos").game.record(1)
    assert record["actions"][-3:] == ["sacrifice pandora", "play ajax", "at delos"]


@pytest.mark.rule("L19.90")
def test_copying_perseus_she_leaves_first_and_cannot_carry_herself() -> None:
    story = pandora("area delos red \n area thira red troops 1", "perseus -").play("sacrifice pandora, play perseus")
    assert (story.question, story.legal) == ("CarryFrom", ["from thira"])
    story.play("from thira, to milos")
    assert (story.owner("milos"), story.troops("milos"), story.gold("red")) == ("red", 1, 0)
    assert "sacrifice pandora" in pandora("area delos red \n hero ajax red at delos since 2", "perseus -").legal
    assert pandora("area delos red \n creature minotaur red at delos since 1", "perseus -").refuses("sacrifice pandora")


@pytest.mark.rule("L19.90", "L19.6")
def test_copying_perseus_she_takes_nobody_out_of_medusas_area_or_into_it() -> None:
    medusa = "creature medusa green at {} since 1"
    assert pandora(f"area delos red troops 2 \n {medusa.format('delos')}", "perseus -").refuses("sacrifice pandora")
    story = pandora(f"area delos red troops 2 \n {medusa.format('thira')}", "perseus -").play(
        "sacrifice pandora, play perseus"
    )
    assert "to thira" not in story.play("from delos").legal


@pytest.mark.rule("L19.96")
def test_copying_perseus_she_sends_nobody_into_a_last_land_area() -> None:
    story = pandora("area delos red troops 1", "perseus -").play("sacrifice pandora, play perseus, from delos")
    assert "to thira" in story.legal
    assert story.refuses("to syros")


@pytest.mark.rule("L19.88")
def test_copying_penthesilea_is_offered_when_a_metropolis_is_placed_and_in_no_other_way() -> None:
    text = "area delos red port 1 fortress 1 \n area naxos red temple 1"
    story = pandora(text, "penthesilea ajax", paid=False)
    assert story.refuses("sacrifice pandora")
    story.play("build university, at naxos")
    assert (story.question, story.legal) == ("PlaceMetropolis", ["at delos", "at naxos", "sacrifice pandora"])
    story.play("sacrifice pandora")
    assert [event["hero"] for event in story.happened("power-copied")] == ["penthesilea"]  # and not Ajax, beside her
    story.play("draw gold")
    assert (story.place("pandora"), story.place("penthesilea")) == (GONE, TRACK)
    assert (story.number("safe_metropolises", "red gold"), metropolises_of(story.game, 0), story.gold("red")) == (
        1,
        1,
        3,
    )
    assert story.row("metropolis") == [0] * 8


@pytest.mark.rule("L19.88")
@pytest.mark.parametrize("track, since", [("ajax helen", 1), ("penthesilea -", 2), ("- - \n discard penthesilea", 1)])
def test_her_card_is_not_offered_without_penthesilea_on_the_track_or_when_she_is_new(track: str, since: int) -> None:
    text = "area delos red port 1 fortress 1 \n area naxos red temple 1"
    story = pandora(text, track, since=since, paid=False).play("build university, at naxos")
    assert (story.question, story.legal) == ("PlaceMetropolis", ["at delos", "at naxos"])


@pytest.mark.rule("L19.83", "L19.88")
def test_a_metropolis_that_pandora_builds_as_ajax_may_go_onto_penthesileas_card() -> None:
    story = pandora(f"{SEVEN} \n hero penthesilea red at naxos since 1", "ajax -").play("sacrifice pandora, play ajax")
    assert story.legal[-1] == "sacrifice penthesilea"
    story.play("sacrifice penthesilea, draw gold")
    assert (story.place("pandora"), story.place("penthesilea")) == (GONE, GONE)
    assert story.number("safe_metropolises", "red gold") == 1


@pytest.mark.rule("L13.23", "L10.5")
def test_she_is_not_sacrificed_in_the_cycle_in_which_she_was_acquired() -> None:
    assert pandora(SEVEN, "ajax -", since=2).refuses("sacrifice pandora")


@pytest.mark.rule("L19.82", "L13.23")
def test_a_hero_who_came_to_the_track_in_this_cycle_may_be_copied() -> None:
    charon = f"{SEVEN} \n hero ajax red at naxos since 2 \n creatures - - - charon"
    story = pandora(charon, "helen -", "gold 9").play("buy charon, release ajax, hire helen")
    assert story.place("ajax") == TRACK
    assert "sacrifice pandora" in story.legal


@pytest.mark.rule("L13.23", "L10.4")
@pytest.mark.parametrize("god", ["athena", "zeus", "poseidon", "ares", "hera"])
def test_with_every_god_but_apollo_before_the_mandatory_actions_too(god: str) -> None:
    story = pandora(SEVEN, "ajax -", god=god, paid=False).play("sacrifice pandora, play ajax, at thira, draw gold")
    assert (story.question, story.number("metropolis", "thira")) == ("MandatoryActions", 1)


@pytest.mark.rule("L13.23", "L7.21")
def test_not_with_apollo() -> None:
    text = f"cycle 2 \n gods athena zeus poseidon ares hera \n offering red apollo 0 \n {SEVEN} \n area syros blue"
    story = Story(f"{text} \n {ATTACKS} \n heroes ajax - \n phase actions")
    assert (story.asked, story.question) == ("red", "PlaceProsperity")
    assert story.refuses("sacrifice pandora")


@pytest.mark.rule("L13.23", "L17.34", "L17.35")
def test_in_a_team_own_things_only_but_the_common_purse() -> None:
    lands = f"area delos red port 2 \n area naxos blue port 2 \n area kea green \n area milos yellow \n {ATTACKS}"
    assert team_turn("athena", f"{lands} \n heroes odysseus -").refuses("sacrifice pandora")
    assert team_turn("athena", f"{lands} \n heroes croesus -", "gold 14").refuses("sacrifice pandora")
    assert "sacrifice pandora" in team_turn("athena", f"{lands} \n heroes croesus -", "gold 15").legal
