"""L13: Penthesilea."""

import pytest

import cyclades
from cyclades.engine.decks import DISCARD, GONE
from cyclades.rules.buildings import metropolises_of, temples_of
from tests.story import REST, Story, battle, team_turn, turn

ATTACKS = "hero penthesilea red at delos since 1"
DEFENDS = "hero penthesilea blue at naxos since 1"


# -- ties --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("L13.25")
def test_attacking_she_wins_a_tie_and_only_the_other_side_loses_a_unit() -> None:
    story = battle("", "troops 1", ATTACKS).play("roll 2, roll 2")
    assert (story.owner("naxos"), story.card_at("penthesilea"), story.troops("naxos")) == ("red", "naxos", 0)
    assert story.number("troops_left", "blue") == 8
    assert story.happened("power-used") == [{"event": "power-used", "faction": "red", "card": "penthesilea"}]


@pytest.mark.rule("L13.25")
def test_defending_she_wins_a_tie() -> None:
    story = battle("troops 1", "", DEFENDS).play("roll 1, roll 1")
    assert (story.owner("naxos"), story.card_at("penthesilea"), story.troops("moving-group")) == ("blue", "naxos", 0)
    assert story.happened("power-used") == [{"event": "power-used", "faction": "blue", "card": "penthesilea"}]


@pytest.mark.rule("L13.25")
@pytest.mark.parametrize("red, blue, winner", [(1, 0, "red"), (0, 1, "blue")])
def test_without_a_tie_the_stronger_side_wins_as_ever(red: int, blue: int, winner: str) -> None:
    story = battle("", "troops 1", ATTACKS).play(f"roll {red}, roll {blue}")
    assert (story.owner("naxos"), story.happened("power-used")) == (winner, [])


@pytest.mark.rule("L13.25", "L9.11")
def test_who_loses_to_her_in_a_tie_chooses_the_unit() -> None:
    story = battle("troops 1", "troops 1 mercenaries 1", ATTACKS, "take 1, with penthesilea").play("roll 0, roll 0")
    assert (story.asked, story.legal) == ("blue", ["lose troop", "lose mercenary"])
    story.play("lose mercenary")
    assert (story.question, story.troops("moving-group"), story.card_at("penthesilea")) == (
        "Retreat",
        1,
        "moving-group",
    )


@pytest.mark.rule("L13.25", "L10.2")
def test_ties_cost_both_sides_where_she_takes_no_part() -> None:
    story = battle("troops 1", "troops 1", ATTACKS, "take 1, without penthesilea").play("roll 1, roll 1")
    assert (story.owner("naxos"), story.troops("naxos"), story.number("troops_left", "red")) == ("blue", 0, 8)
    story = battle("troops 1", "troops 1", "hero penthesilea blue at syros since 1").play("roll 1, roll 1")
    assert (story.number("troops_left", "red"), story.number("troops_left", "blue")) == (8, 8)


@pytest.mark.rule("L19.47", "L9.11")
def test_her_death_is_the_losers_choice_and_ties_then_cost_both_sides() -> None:
    story = battle("troops 2", "troops 3", ATTACKS, "take 2, with penthesilea").play("roll 0, roll 1")
    assert story.legal == ["lose troop", "lose penthesilea"]
    story.play("lose penthesilea", "stay, stay", "roll 1, roll 0")  # 3 against 3
    assert (story.place("penthesilea"), story.troops("moving-group"), story.troops("naxos")) == (DISCARD, 1, 2)


@pytest.mark.rule("L13.25", "L19.48")
def test_she_wins_ties_after_a_flight_too() -> None:
    text = f"area delos red \n area thira blue troops 1 \n {REST} \n {ATTACKS} \n creatures - - - pegasus"
    story = turn("athena", text).play("buy pegasus, from delos, to thira", "roll 0, roll 0")
    assert story.owner("thira") == "red"


# -- the Metropolis on her card ----------------------------------------------------------------------------------------

ALMOST = "area delos red port 1 fortress 1 \n area naxos red temple 1"
"""A University completes the four kinds."""
FULL = "area delos red metropolis gold metropolis gold"
"""No site, no basic building."""


def owner(lands: str, since: int = 1, red: str = "gold 0", god: str = "athena", paid: bool = False) -> Story:
    """Red, with Penthesilea on Delos, and blue and green."""
    return turn(god, f"{lands} \n {REST} \n hero penthesilea red at delos since {since}", red, paid)


def on_card(story: Story, colour: str = "red") -> list[str]:
    """The bonuses of the Metropolises on cards of a player."""
    bonuses = story.game.rules.bonuses
    return [bonus for bonus in bonuses for _ in range(story.number("safe_metropolises", f"{colour} {bonus}"))]


@pytest.mark.rule("L13.26", "L13.27")
def test_economic_development_may_go_onto_her_card() -> None:
    story = owner(ALMOST).play("build university, at naxos")
    assert (story.question, story.legal) == ("PlaceMetropolis", ["at delos", "at naxos", "sacrifice penthesilea"])
    story.play("sacrifice penthesilea")
    assert story.question == "TurnUpToken"  # only now the token is turned up
    story.play("draw gold")
    assert (story.place("penthesilea"), story.card_at("penthesilea"), story.owner("delos")) == (GONE, None, "red")
    assert (on_card(story), story.row("metropolis"), metropolises_of(story.game, 0)) == (["gold"], [0] * 8, 1)
    assert story.gold("red") == 3  # the bonus as usual
    assert story.happened("metropolis-gained") == [
        {"event": "metropolis-gained", "faction": "red", "area": None, "way": "economic"}
    ]


@pytest.mark.rule("L13.26")
def test_cultural_development_may_go_onto_her_card() -> None:
    story = owner("area delos red", red="gold 0 philosophers 3").play("recruit philosopher")
    assert (story.question, story.legal) == ("PlaceMetropolis", ["at delos", "sacrifice penthesilea"])
    story.play("sacrifice penthesilea, draw priestess")
    assert story.happened("metropolis-gained")[0]["way"] == "cultural"
    assert (on_card(story), story.number("philosophers", "red")) == (["priestess"], 0)
    assert story.number("priestesses", "red") == 1


@pytest.mark.rule("L19.83", "L13.26")
def test_a_metropolis_that_ajax_builds_may_go_onto_her_card_and_both_leave() -> None:
    lands = " \n ".join(f"area {land} red" for land in ["delos", "naxos", "paros", "andros", "milos", "thira", "kea"])
    story = turn("athena", f"{lands} \n area syros blue \n {ATTACKS} \n hero ajax red at delos since 1")
    story.play("sacrifice ajax")
    assert story.legal[-1] == "sacrifice penthesilea"
    story.play("sacrifice penthesilea, draw gold")
    assert (story.place("ajax"), story.place("penthesilea"), on_card(story)) == (GONE, GONE, ["gold"])
    assert story.happened("metropolis-gained")[0]["way"] == "heroic"


@pytest.mark.rule("L13.26", "L11.16")
def test_buildings_that_she_conquers_herself_may_go_onto_her_card() -> None:
    lands = "area delos red port 1 fortress 1 \n area naxos blue university 1 temple 1"
    story = owner(lands, red="gold 1", paid=True).play("lead penthesilea, to naxos")
    assert story.legal == ["at delos", "at naxos", "sacrifice penthesilea"]
    story.play("sacrifice penthesilea, draw gold")
    assert (story.owner("naxos"), on_card(story)) == ("red", ["gold"])


@pytest.mark.rule("L13.26")
def test_whoever_chooses_an_area_keeps_her() -> None:
    story = owner(ALMOST).play("build university, at naxos", "at delos, draw gold")
    assert (story.card_at("penthesilea"), on_card(story), story.number("metropolis", "delos")) == ("delos", [], 1)


@pytest.mark.rule("L13.26")
def test_she_is_sacrificed_in_no_other_way() -> None:
    for paid in (False, True):
        assert owner(ALMOST, red="gold 20 priestesses 2", paid=paid).refuses("sacrifice penthesilea")


@pytest.mark.rule("L19.87", "L10.5")
def test_acquired_in_this_cycle_she_takes_no_metropolis() -> None:
    story = owner(ALMOST, since=2).play("build university, at naxos")
    assert story.legal == ["at delos", "at naxos"]


@pytest.mark.rule("L19.87")
def test_killed_in_the_battle_that_completes_the_set_she_takes_none() -> None:
    lands = "area delos red port 1 fortress 1 troops 2 \n area naxos blue university 1 temple 1 troops 1"
    story = owner(lands, red="gold 1", paid=True).play("lead penthesilea, to naxos, take 2", "roll 0, roll 3")
    story.play("lose penthesilea", "stay, stay", "roll 3, roll 0")
    assert (story.owner("naxos"), story.legal) == ("red", ["at delos", "at naxos"])


@pytest.mark.rule("L13.28")
def test_for_her_card_no_site_is_needed_and_her_owner_may_decline() -> None:
    story = owner(FULL, red="gold 0 philosophers 3").play("recruit philosopher")
    assert (story.question, story.legal) == ("PlaceMetropolis", ["sacrifice penthesilea", "decline"])
    story.play("decline")
    assert (story.card_at("penthesilea"), on_card(story), story.number("philosophers", "red")) == ("delos", [], 0)
    assert len(story.happened("metropolis-missed")) == 1
    story = owner(FULL, red="gold 0 philosophers 3").play("recruit philosopher", "sacrifice penthesilea, draw troops")
    assert (on_card(story), metropolises_of(story.game, 0)) == (["troops"], 3)


@pytest.mark.rule("L13.28")
def test_with_a_site_or_a_building_to_replace_nobody_declines() -> None:
    story = owner("area delos red port 2", red="gold 0 philosophers 3").play("recruit philosopher")
    assert story.legal == ["at delos", "sacrifice penthesilea"]
    assert story.refuses("decline")


@pytest.mark.rule("L13.27", "L11.8")
def test_bonus_troops_of_a_metropolis_on_her_card_are_placed_as_usual() -> None:
    story = owner("area delos red \n area thira red", red="gold 0 philosophers 3").play("recruit philosopher")
    story.play("sacrifice penthesilea, draw troops", "at thira, at delos")
    assert (story.troops("thira"), story.troops("delos")) == (1, 1)


CARD = "gold 9 metropolis gold"
"""A player whose Penthesilea has been sacrificed for a Metropolis."""


@pytest.mark.rule("L13.27", "L19.85", "L14.1")
@pytest.mark.parametrize("lands, over", [("metropolis troops", False), ("metropolis troops metropolis fleets", True)])
def test_it_counts_for_the_end_of_the_game(lands: str, over: bool) -> None:
    story = turn("athena", f"area delos red {lands} \n {REST} \n creatures harpy graeae sphinx kraken", red=CARD)
    story.play("end")
    first = story.game.standings[0]
    assert (story.game.over, first.players, first.metropolises) == (over, [0], lands.count("metropolis") + 1)


@pytest.mark.rule("L19.85", "L9.9")
def test_it_counts_for_an_attack_on_a_last_area() -> None:
    lands = "area delos red troops 1 metropolis troops \n area naxos blue metropolis fleets \n area kea green"
    assert turn("ares", lands, red="gold 9").refuses("move")  # Naxos is all that could be reached
    story = turn("ares", lands, red=CARD).play("move, from delos")
    assert story.legal == ["to naxos"]


@pytest.mark.rule("L19.84", "L12.2")
def test_it_gives_one_temple_discount() -> None:
    text = f"area delos red \n {REST} \n creatures - harpy - -"
    for red, price in ((CARD, 3), ("gold 9", 4), ("gold 9 metropolis gold metropolis fleets", 2)):
        story = turn("athena", text, red)
        assert story.game.price(story.game.parse("buy harpy")) == price
    story = turn("athena", text.replace("area delos red", "area delos red temple 1"), CARD).play("buy harpy")
    assert story.gold("red") == 9 - 2


@pytest.mark.rule("L19.84")
def test_it_gives_neither_a_fortress_nor_a_port() -> None:
    text = f"player blue {CARD} \n area delos red troops 1 \n area naxos blue troops 1 \n {REST}"
    story = turn("ares", text).play("move, from delos, to naxos", "roll 0, roll 1")
    assert [event["strength"] for event in story.happened("rolled")] == [2]
    sea = f"player blue {CARD} \n area delos red \n area naxos blue \n {REST}"
    fleets = "area west red fleets 1 \n area south blue fleets 1"
    story = turn("poseidon", f"{sea} \n {fleets}", red="gold 9 metropolis fleets").play("sail, from west, to south")
    story.play("roll 0")
    assert story.happened("rolled")[-1]["strength"] == 1
    story.play("roll 1")
    assert story.happened("rolled")[-1]["strength"] == 2


@pytest.mark.rule("L19.85", "L13.27")
def test_no_conquest_takes_it_away() -> None:
    text = f"player blue {CARD} \n area delos red troops 1 \n area naxos blue \n {REST}"
    story = turn("ares", text).play("move, from delos, to naxos")
    assert (story.owner("naxos"), on_card(story, "blue"), on_card(story)) == ("red", ["gold"], [])
    assert (metropolises_of(story.game, 0), metropolises_of(story.game, 1), story.gold("blue")) == (0, 1, 9)


LAST = """
    area delos red troops 1 metropolis gold metropolis gold
    area naxos blue metropolis priestess
    area kea green
    creatures harpy graeae sphinx kraken
    """


@pytest.mark.rule("L19.86", "L14.3")
def test_it_is_lost_without_a_bonus_when_its_owner_is_eliminated() -> None:
    story = turn("ares", f"player blue gold 9 metropolis troops \n {LAST}").play("move, from delos, to naxos")
    assert (metropolises_of(story.game, 1), story.number("alive", "blue"), temples_of(story.game, 1)) == (0, 0, 0)
    assert [event["bonus"] for event in story.happened("bonus-received")] == ["priestess"]  # that of Naxos alone
    story.play("end")
    assert story.game.over
    assert [(row.players, row.metropolises) for row in story.game.standings] == [([0], 3), ([2], 0), ([1], 0)]


@pytest.mark.rule("L19.86", "L17.47")
def test_in_a_team_it_is_lost_with_the_eliminated_player_and_the_teammates_stays() -> None:
    text = f"""
        player green gold 9 metropolis troops
        player yellow gold 9 metropolis fleets
        {LAST.replace("blue", "green").replace("area kea green", "area kea yellow")}
        area thira blue
        """
    story = team_turn("ares", text).play("move, from delos, to naxos")
    assert (metropolises_of(story.game, 2), metropolises_of(story.game, 3)) == (0, 1)


@pytest.mark.rule("L13.26", "L17.31")
def test_in_a_team_the_builder_uses_its_own_penthesilea_only() -> None:
    lands = "area delos red port 1 fortress 1 \n area naxos blue temple 1 \n area kea green \n area milos yellow"
    hero = "hero penthesilea {} since 1"
    story = team_turn("athena", f"{lands} \n {hero.format('blue at naxos')} \n area thira red", paid=False)
    assert story.play("build university, at thira").legal == ["at delos", "at thira"]
    story = team_turn("athena", f"{lands} \n {hero.format('red at delos')} \n area thira red", paid=False)
    assert story.play("build university, at thira").legal[-1] == "sacrifice penthesilea"


# -- positions ---------------------------------------------------------------------------------------------------------


def again(story: Story) -> cyclades.Game:
    """The game, written as a position and read again."""
    return cyclades.read_position(cyclades.write_position(story.game), ask_chance=True)


@pytest.mark.rule("L13.27")
def test_the_metropolis_on_her_card_is_part_of_a_position() -> None:
    story = owner(FULL, red="gold 0 philosophers 3").play("recruit philosopher", "sacrifice penthesilea, draw fleets")
    assert "\nplayer red gold 0 metropolis fleets\n" in cyclades.write_position(story.game)
    assert again(story).same_state(story.game)
    two = turn("athena", f"area delos red \n {REST}", red="gold 9 metropolis gold metropolis gold")
    assert (on_card(two), again(two).same_state(two.game)) == (["gold", "gold"], True)


@pytest.mark.rule("L13.27", "L11.7")
def test_it_is_one_of_the_three_tokens_of_its_bonus() -> None:
    story = turn("athena", f"area delos red metropolis gold \n {REST}", red="gold 9 metropolis gold")
    assert story.number("bonuses_left", "gold") == 1
    with pytest.raises(cyclades.PositionError, match="at most 3 Metropolises with the bonus gold, not 4"):
        turn("athena", f"area delos red metropolis gold \n {REST}", red=f"gold 9{' metropolis gold' * 3}")


@pytest.mark.rule("L13.28", "L13.26")
def test_the_choice_of_her_card_survives_a_position() -> None:
    story = owner(ALMOST).play("build university, at naxos")
    twin = again(story)
    assert twin.same_state(story.game)
    assert [action.notation for action in twin.actions] == story.legal


@pytest.mark.rule("L19.86")
def test_a_token_that_left_with_an_eliminated_player_is_still_gone_in_a_position() -> None:
    story = turn("ares", f"player blue gold 9 metropolis troops \n {LAST}").play("move, from delos, to naxos")
    assert again(story).same_state(story.game)
    assert (story.number("bonuses_left", "troops"), metropolises_of(again(story), 1)) == (2, 0)
