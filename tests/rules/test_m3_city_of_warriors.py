"""M3: the City of Warriors."""

import pytest

from cyclades.rules.odds import odds
from tests.story import MONUMENTS, Story, classic, classic_turn, rivals

CITY = MONUMENTS[0]


def attack(text: str, kea: str = "troops 1", attackers: int = 4) -> Story:
    """Red attacks Kea, where blue has the City of Warriors; h1 joins Delos and Kea."""
    lines = f"""
        area delos red troops {attackers}
        area h1 red fleets 1
        area kea blue {kea}
        area naxos blue
        area milos green
        {text}
        field monument {CITY} kea
        """
    story = classic_turn("ares", lines, monuments=True).play("move, from delos, to kea")
    return story.play(f"take {attackers}") if attackers > 1 else story


@pytest.mark.rule("M3.1")
@pytest.mark.parametrize("god, kind, other", [("poseidon", "port", "fortress"), ("ares", "fortress", "port")])
def test_it_needs_a_port_and_a_fortress(god: str, kind: str, other: str) -> None:
    story = classic_turn(god, f"area syros red {other} \n area tinos red", monuments=True)
    story.play(f"build {kind}, at tinos")
    assert story.game.question.about["monument"] == CITY
    story.play("at tinos")
    assert story.number("monument", CITY) == story.game.rules.board.ids.index("tinos")


@pytest.mark.rule("M3.1")
@pytest.mark.parametrize("text", ["area syros red port", "area syros red temple", "area syros red metropolis"])
def test_nothing_else_will_do(text: str) -> None:
    story = classic_turn("poseidon", text, monuments=True).play("build port, at syros")
    assert story.question == "PaidActions"


@pytest.mark.rule("M3.2")
@pytest.mark.parametrize(
    "fleets, bonus",
    [
        ("", 0),
        ("area h2 blue fleets 1", 1),
        ("area h2 blue fleets 2 \n area j2 blue fleets 1", 3),
        ("area h2 green fleets 2 \n area i2 blue fleets 1", 1),
        ("area g3 blue fleets 3 \n area i3 blue fleets 2", 0),
    ],
)
def test_each_own_fleet_around_its_island_adds_1_in_defence(fleets: str, bonus: int) -> None:
    """h2, i2 and j2 lie around Kea, g3 and i3 do not; other players' fleets do not help."""
    story = attack(fleets, "troops 2 fortress").play("roll 1, roll 2")
    assert story.happened("rolled")[-1]["strength"] == 2 + 2 + 1 + bonus


@pytest.mark.rule("M3.2")
def test_they_add_in_every_round() -> None:
    story = attack("area h2 blue fleets 2", "troops 3").play("roll 0, roll 0")
    assert story.happened("rolled")[-1]["strength"] == 3 + 2  # 5 against 4
    story.play("stay", "roll 3")  # blue has no island to go to, red stays
    assert story.happened("rolled")[-1]["strength"] == 3 + 3
    story.play("roll 0")
    assert story.happened("rolled")[-1]["strength"] == 3 + 2
    assert story.troops("kea") == 2


@pytest.mark.rule("M3.2")
def test_the_attackers_fleets_add_nothing() -> None:
    story = attack("area h2 red fleets 3", attackers=2).play("roll 0")
    assert story.happened("rolled")[-1]["strength"] == 2


@pytest.mark.rule("M3.2")
def test_it_helps_on_its_own_island_only() -> None:
    text = f"""
        area delos red troops 2
        area g3 red fleets 1
        area milos blue troops 1
        area kea blue troops 1
        area f4 blue fleets 2
        field monument {CITY} kea
        """
    story = classic_turn("ares", text, monuments=True).play("move, from delos, to milos, take 2", "roll 0, roll 0")
    assert story.happened("rolled")[-1]["strength"] == 1


@pytest.mark.rule("M3.2")
def test_it_helps_in_no_sea_battle_and_in_no_attack() -> None:
    text = f"""
        area kea blue troops 1
        area naxos blue
        area delos red
        area h1 red fleets 2
        area h2 blue fleets 1
        area i2 blue fleets 3
        field monument {CITY} kea
        """
    story = classic_turn("poseidon", text, monuments=True).play("sail, from h1, to h2, take 2", "roll 0, roll 0")
    assert story.happened("rolled")[-1]["strength"] == 1
    text = f"""
        area delos red troops 2
        area h1 red fleets 3
        area kea blue troops 1
        area naxos blue
        field monument {CITY} delos
        """
    story = classic_turn("ares", text, monuments=True).play("move, from delos, to kea, take 2", "roll 0")
    assert story.happened("rolled")[-1]["strength"] == 2


@pytest.mark.rule("M3.2", "C14.2")
def test_against_pegasus_they_help_too() -> None:
    text = f"""
        area andros red troops 2
        area kea blue troops 1
        area naxos blue
        area h1 blue fleets 2
        creatures - - pegasus
        field monument {CITY} kea
        """
    story = classic_turn("zeus", text, monuments=True).play("buy pegasus, from andros, to kea, take 2")
    story.play("roll 0, roll 0")
    assert story.happened("rolled")[-1]["strength"] == 1 + 2


@pytest.mark.rule("M3.2", "M1.12")
def test_after_a_conquest_the_fleets_of_the_conqueror_help() -> None:
    text = f"""
        {rivals("ares", "zeus")}
        area delos red troops 2
        area h1 red fleets 3
        area kea blue
        area h2 blue fleets 2
        area naxos blue troops 2
        creatures - - pegasus
        field monument {CITY} kea
        phase actions ares paid
        """
    story = classic(text, monuments=True).play("move, from delos, to kea, take 1", "end", "recruit priest")
    story.play("buy pegasus, from naxos, to kea, take 2", "roll 0, roll 0")
    assert story.happened("rolled")[-1] == {"event": "rolled", "faction": "red", "number": 0, "strength": 1 + 3}


@pytest.mark.rule("M3.2", "C14.8", "C14.12")
@pytest.mark.parametrize(
    "creature, moves, bonus",
    [("kraken", "buy kraken, at h2, stay", 1), ("polyphemus", "buy polyphemus, at delos, to i2, to h3", 2)],
)
def test_fleets_that_creatures_sink_or_push_away_help_no_more(creature: str, moves: str, bonus: int) -> None:
    text = f"""
        area andros red troops 2
        area kea blue troops 1
        area naxos blue
        area h2 blue fleets 2
        area i2 blue fleets 1
        creatures {creature} - pegasus
        field monument {CITY} kea
        """
    story = classic_turn("zeus", text, monuments=True)
    story.play(moves, "buy pegasus, from andros, to kea, take 2", "roll 0, roll 0")
    assert story.happened("rolled")[-1]["strength"] == 1 + bonus


@pytest.mark.rule("M3.2")
def test_the_odds_of_the_battle_count_them() -> None:
    story = attack("area h2 blue fleets 2", "troops 2", attackers=3)
    expected = odds(3, 2, 0, 2)
    assert story.game.odds().attacker == pytest.approx(expected.attacker)
    assert story.game.odds().attacker < odds(3, 2).attacker


@pytest.mark.rule("M3.3")
def test_the_fleets_are_never_lost_and_with_its_last_troop_the_island_is() -> None:
    story = attack("area h2 blue fleets 2", "troops 1").play("roll 3, roll 0")  # 7 against 3
    assert story.happened("lost") == [{"event": "lost", "faction": "blue", "unit": "troop", "area": "kea"}]
    assert (story.owner("kea"), story.troops("kea")) == ("red", 4)
    assert (story.owner("h2"), story.fleets("h2")) == ("blue", 2)


@pytest.mark.rule("M3.3")
def test_every_loss_of_the_defender_is_a_troop() -> None:
    story = attack("area h2 blue fleets 1", "troops 3").play("roll 3, roll 0", "stay", "roll 3, roll 0")
    assert (story.troops("kea"), story.fleets("h2")) == (1, 1)
    assert story.number("fleets_left", "blue") == 7


@pytest.mark.rule("M3.3", "C10.9")
def test_where_both_sides_are_gone_the_defender_keeps_island_and_fleets() -> None:
    story = attack("area h2 blue fleets 1", "troops 1", attackers=1).play("roll 1, roll 0")  # 2 against 2
    assert (story.owner("kea"), story.troops("kea"), story.fleets("h2")) == ("blue", 0, 1)
    assert story.number("monument", CITY) == story.game.rules.board.ids.index("kea")


@pytest.mark.rule("M3.3", "C10.6")
def test_the_troops_retreat_along_the_fleets_which_stay() -> None:
    story = attack("area h2 blue fleets 1 \n area g3 blue fleets 1 \n area f3 blue fleets 1", "troops 2")
    story.play("roll 3, roll 0")
    assert (story.asked, story.legal) == ("blue", ["stay", "to naxos"])
    story.play("to naxos")
    assert (story.owner("kea"), story.troops("naxos"), story.fleets("h2")) == ("red", 1, 1)


@pytest.mark.rule("M3.4", "C9.7")
def test_without_a_troop_the_island_is_taken_without_a_battle() -> None:
    story = attack("area h2 blue fleets 5 \n area i2 blue fleets 3", kea="fortress port", attackers=1)
    assert not story.happened("battle-begun")
    assert story.owner("kea") == "red"
    assert (story.fleets("h2"), story.fleets("i2")) == (5, 3)


@pytest.mark.rule("M3.2", "M3.4", "C18.30")
def test_beside_the_minotaur_alone_they_fight_too() -> None:
    minotaur = "creature minotaur blue at kea since 2"
    story = attack(f"area h2 blue fleets 2 \n {minotaur}", kea="fortress").play("roll 0, roll 1")
    assert story.happened("rolled")[-1]["strength"] == 2 + 1 + 2 + 1


@pytest.mark.rule("M3.3", "C14.54")
def test_with_the_minotaur_as_last_loss_the_island_is_lost_and_the_fleets_are_not() -> None:
    story = attack("area h2 blue fleets 1 \n creature minotaur blue at kea since 2", kea="troops 1", attackers=6)
    story.play("roll 3, roll 0")  # 9 against 1 + 2 + 1
    assert (story.troops("kea"), story.card_at("minotaur")) == (0, "kea")
    story.play("stay", "roll 3, roll 0")
    assert (story.owner("kea"), story.card_at("minotaur"), story.fleets("h2")) == ("red", None, 1)


@pytest.mark.rule("M3.2", "M3.3")
def test_the_odds_of_a_last_troop_count_the_fleets_in_every_round() -> None:
    story = attack("area h2 blue fleets 3", "troops 1", attackers=2)
    expected = odds(2, 1, 0, 3)
    assert story.game.odds().attacker == pytest.approx(expected.attacker)
    assert story.game.odds().defender == pytest.approx(expected.defender)


@pytest.mark.rule("M3.2")
@pytest.mark.parametrize("fleets, told", [("area h2 blue fleets 1", 1), ("", 0), ("area h2 green fleets 1", 0)])
def test_it_is_named_when_its_fleets_will_help(fleets: str, told: int) -> None:
    story = attack(fleets)
    assert len(story.happened("monument-used")) == told
