"""C14: the Minotaur."""

import pytest

from cyclades.engine.decks import DISCARD, HELD
from tests.story import Story, all_fleets, classic_turn

ISLANDS = ["andros", "tinos", "naxos", "paros", "delos", "milos", "syros", "kea"]


def table(kea: str = "", attackers: int = 3, more: str = "") -> str:
    """Blue's Minotaur is on Kea. h1 joins it to Delos, where red's troops are, k2 to Syros, an island of blue's."""
    return f"""
        area delos red troops {attackers}
        area h1 red fleets 1
        area kea blue {kea}
        area syros blue
        area k2 blue fleets 1
        area milos green
        creature minotaur blue at kea since 3
        {more}
        """


def attack(kea: str = "", attackers: int = 3, more: str = "", monuments: str = "") -> Story:
    """Red's troops have entered Kea."""
    story = classic_turn("ares", table(kea, attackers, more), monuments=monuments).play("move, from delos, to kea")
    return story.play(f"take {attackers}") if attackers > 1 else story


def minotaur(text: str, god: str = "athena") -> Story:
    """Red has bought the Minotaur, and is about to place him."""
    return classic_turn(god, f"{text} \n creatures - - minotaur").play("buy minotaur")


def defence(story: Story) -> int:
    """The defender's strength in the round in which both have just rolled."""
    roll = story.happened("rolled")[-1]
    assert roll["faction"] == "blue"
    return int(roll["strength"]) - int(roll["number"])


# -- placing him -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("C14.50")
def test_he_is_placed_on_an_island_that_his_player_controls() -> None:
    """With troops or a territory marker alone, and a Metropolis too."""
    text = "area andros red troops 1 \n area naxos red \n area milos red metropolis \n area kea blue troops 1"
    story = minotaur(text)
    assert story.legal == ["decline", "at andros", "at naxos", "at milos"]
    for island in ("kea", "delos"):  # an opponent's, and a neutral one
        assert story.refuses(f"at {island}")
    assert story.play("at naxos").card_at("minotaur") == "naxos"
    assert story.place("minotaur") == HELD


# -- his strength ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("C14.51", "C10.3")
@pytest.mark.parametrize(
    "kea, strength", [("", 2), ("troops 1", 3), ("troops 3", 5), ("fortress 2", 4), ("troops 1 metropolis", 4)]
)
def test_he_is_a_unit_of_strength_2_in_defence(kea: str, strength: int) -> None:
    assert defence(attack(kea, 5).play("roll 3, roll 1")) == strength


@pytest.mark.rule("C14.51")
def test_he_counts_2_in_every_round() -> None:
    story = attack("troops 1", 3).play("roll 3, roll 0")  # 6 to 3
    assert (story.troops("kea"), story.card_at("minotaur")) == (0, "kea")
    story.play("stay", "roll 0, roll 3")
    assert (defence(story), story.card_at("minotaur")) == (2, "kea")  # 3 to 5


@pytest.mark.rule("C14.51")
def test_he_counts_on_his_island_only() -> None:
    text = table().replace("minotaur blue at kea", "minotaur blue at syros").replace("kea blue", "kea blue troops 2")
    story = classic_turn("ares", text).play("move, from delos, to kea, take 3", "roll 1, roll 2")
    assert defence(story) == 2


@pytest.mark.rule("C14.51")
def test_he_does_not_fight_at_sea() -> None:
    text = table().replace("area h1 red fleets 1", "area h1 red fleets 2 \n area h2 blue fleets 1")
    story = classic_turn("poseidon", text).play("sail, from h1, to h2, take 2", "roll 3, roll 1")
    assert defence(story) == 1


# -- he never moves --------------------------------------------------------------------------------------------------


@pytest.mark.rule("C14.52")
def test_troops_leave_him_behind() -> None:
    text = """
        area delos red troops 2
        area h1 red fleets 1
        area kea blue troops 1
        area naxos blue
        creature minotaur red at delos since 3
        """
    story = classic_turn("ares", text).play("move, from delos, to kea, take 2")
    assert story.card_at("minotaur") == "delos"
    story.play("roll 1")
    assert story.happened("rolled")[0]["strength"] == 1 + 2  # the two troops alone attack
    assert story.owner("delos") == "red"


@pytest.mark.rule("C14.52")
@pytest.mark.parametrize("troops", [0, 1])
def test_alone_he_goes_nowhere_neither_with_ares_nor_by_pegasus(troops: int) -> None:
    text = f"""
        area delos red troops {troops}
        area h1 red fleets 1
        area andros red troops 1
        area naxos blue
        creature minotaur red at delos since 3
        creatures - - pegasus
        """
    story = classic_turn("ares", text)
    assert ("move" in story.legal) is (troops > 0)
    story.play("buy pegasus")
    assert ("from delos" in story.legal) is (troops > 0)
    if troops:
        assert story.play("from delos, to kea").card_at("minotaur") == "delos"


# -- he never retreats -----------------------------------------------------------------------------------------------


@pytest.mark.rule("C14.53")
def test_the_troops_with_him_retreat_and_he_fights_on_alone() -> None:
    story = attack("troops 3", 4).play("roll 1, roll 1")  # 5 to 6
    assert (story.asked, story.legal) == ("blue", ["stay", "to syros"])
    story.play("to syros")
    assert (story.troops("syros"), story.troops("kea"), story.card_at("minotaur")) == (3, 0, "kea")
    story.play("stay", "roll 3, roll 2")
    assert defence(story) == 2


@pytest.mark.rule("C14.53")
def test_alone_he_is_not_asked() -> None:
    story = attack("", 4).play("roll 0, roll 3")  # 4 to 5: a round that he wins
    assert (story.asked, story.legal) == ("red", ["stay", "to delos"])
    story.play("stay")
    assert story.question == "Roll"


@pytest.mark.rule("C14.53", "C10.6")
def test_troops_without_a_refuge_stay_with_him() -> None:
    text = table("troops 2", 4).replace("area k2 blue fleets 1", "")
    story = classic_turn("ares", text).play("move, from delos, to kea, take 4", "roll 1, roll 0")
    assert (story.asked, story.troops("kea")) == ("red", 1)


@pytest.mark.rule("C14.58")
def test_when_the_troops_have_retreated_the_attacker_may_do_so_too() -> None:
    story = attack("troops 2", 3).play("roll 1, roll 1", "to syros")  # 4 to 5
    assert (story.asked, story.legal) == ("red", ["stay", "to delos"])
    story.play("to delos")
    assert (story.troops("delos"), story.owner("kea"), story.card_at("minotaur")) == (2, "blue", "kea")
    assert story.question == "PaidActions"


@pytest.mark.rule("C14.58", "C10.5")
def test_the_attacker_may_stay_and_fight_him() -> None:
    story = attack("troops 2", 3).play("roll 2, roll 1", "to syros", "stay", "roll 3, roll 0")
    assert (story.owner("kea"), story.place("minotaur"), story.troops("kea")) == ("red", DISCARD, 2)


# -- losses ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C14.54")
def test_troops_are_lost_before_him_and_nobody_is_asked_which() -> None:
    story = attack("troops 2", 5)
    for left in (1, 0):
        story.play("roll 3, roll 0")
        assert (story.troops("kea"), story.card_at("minotaur")) == (left, "kea")
        assert story.happened("lost") == [{"event": "lost", "faction": "blue", "unit": "troop", "area": "kea"}]
        assert not [words for words in story.legal if words.startswith("lose")]
        story.play("stay, stay" if left else "stay")
    story.play("roll 3, roll 0")
    assert (story.card_at("minotaur"), story.owner("kea")) == (None, "red")


@pytest.mark.rule("C14.54")
def test_in_a_tie_too() -> None:
    story = attack("troops 1", 3).play("roll 1, roll 1")  # 4 to 4
    assert (story.troops("kea"), story.card_at("minotaur")) == (0, "kea")
    assert len(story.happened("lost")) == 2


# -- alone -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C14.55")
def test_whoever_enters_his_island_must_fight_him() -> None:
    story = attack("", 1)
    assert story.happened("battle-begun") == [
        {"event": "battle-begun", "attacker": "red", "defender": "blue", "area": "kea"}
    ]
    assert (story.owner("kea"), story.question) == ("blue", "Roll")


@pytest.mark.rule("C14.55")
def test_without_him_the_same_island_is_taken_at_once() -> None:
    text = table("", 1).replace("creature minotaur blue at kea since 3", "")
    assert classic_turn("ares", text).play("move, from delos, to kea").owner("kea") == "red"


@pytest.mark.rule("C14.55", "C14.2")
def test_by_pegasus_too() -> None:
    story = classic_turn("zeus", f"{table('', 1)} \n creatures - - pegasus").play("buy pegasus, from delos, to kea")
    assert story.happened("battle-begun") == [
        {"event": "battle-begun", "attacker": "red", "defender": "blue", "area": "kea"}
    ]


@pytest.mark.rule("C14.55")
def test_troops_of_his_owner_join_him_without_a_battle() -> None:
    text = "area delos red troops 2 \n area h1 red fleets 1 \n area kea red \n area milos blue"
    story = classic_turn("ares", f"{text} \n creature minotaur red at kea since 3").play("move, from delos, to kea")
    assert story.play("take 2").troops("kea") == 2
    assert story.card_at("minotaur") == "kea"


@pytest.mark.rule("C14.56")
def test_as_the_last_unit_he_is_lost_in_a_lost_round() -> None:
    story = attack("", 2).play("roll 2, roll 0")
    assert (story.owner("kea"), story.troops("kea")) == ("red", 2)
    assert (story.card_at("minotaur"), story.place("minotaur")) == (None, DISCARD)
    assert story.number("card_owner", "minotaur") == -1
    assert story.happened("lost") == [{"event": "lost", "faction": "blue", "unit": "minotaur", "area": "kea"}]


@pytest.mark.rule("C14.56")
@pytest.mark.parametrize(
    "attackers, dice, owner, left", [(2, "roll 1, roll 1", "red", 1), (1, "roll 1, roll 0", "blue", 0)]
)
def test_and_in_a_tied_one(attackers: int, dice: str, owner: str, left: int) -> None:
    """The last attacker dies with him, and then the island stays blue's."""
    story = attack("", attackers).play(dice)
    assert (story.place("minotaur"), story.card_at("minotaur")) == (DISCARD, None)
    assert (story.owner("kea"), story.troops("kea")) == (owner, left)


@pytest.mark.rule("C14.56")
def test_he_stays_after_a_round_that_he_wins() -> None:
    story = attack("", 1).play("roll 0, roll 1")
    assert (story.owner("kea"), story.card_at("minotaur"), story.place("minotaur")) == ("blue", "kea", HELD)
    assert story.question == "PaidActions"


@pytest.mark.rule("C14.56", "C14.5")
def test_his_card_may_be_called_again_then() -> None:
    story = attack("", 2, "creatures - - chimera").play("roll 2, roll 0", "buy chimera, play minotaur")
    assert story.play("at kea").card_at("minotaur") == "kea"


# -- no troop --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C14.57", "C14.42")
def test_the_harpy_does_not_destroy_him() -> None:
    story = classic_turn("zeus", f"{table()} \n creatures - - harpy").play("buy harpy")
    assert story.legal == ["decline", "at delos"]
    story = classic_turn("zeus", f"{table('troops 1')} \n creatures - - harpy").play("buy harpy, at kea")
    assert (story.troops("kea"), story.card_at("minotaur")) == (0, "kea")


@pytest.mark.rule("C14.57", "C14.65")
def test_the_sphinx_does_not_buy_him() -> None:
    text = "area delos red \n area kea blue \n area h2 red fleets 1 \n creature minotaur red at delos since 3"
    story = classic_turn("zeus", f"{text} \n creatures - - sphinx").play("buy sphinx")
    assert story.legal == ["stay", "sell fleet"]
    assert all_fleets(story.play("sell fleet")) == {}


@pytest.mark.rule("C14.57", "M8.6")
@pytest.mark.parametrize("troops", [0, 1])
def test_the_temple_of_ares_does_not_take_him(troops: int) -> None:
    text = f"area delos red troops {troops} \n area kea blue port \n creature minotaur red at delos since 3"
    text = f"{text} \n discard giant \n field monument temple-of-ares delos"
    story = classic_turn("zeus", text, monuments="temple-of-ares")
    assert ("invoke temple-of-ares" in story.legal) is (troops > 0)


@pytest.mark.rule("C14.57", "M2.3")
@pytest.mark.parametrize("kea, barred", [("", False), ("troops 1", True)])
def test_the_citadel_does_not_count_him(kea: str, barred: bool) -> None:
    text = table(kea, 1, "field monument great-citadel-of-ares kea")
    story = classic_turn("ares", text, monuments="great-citadel-of-ares")
    assert ("move" not in story.legal) is barred


@pytest.mark.rule("C14.57", "C15.2")
def test_he_is_none_of_his_owners_eight_troops() -> None:
    text = "area delos red troops 7 \n area naxos blue \n creature minotaur red at delos since 3"
    story = classic_turn("ares", text, paid=False).play("recruit troop, at delos")
    assert (story.troops("delos"), story.number("troops_left", "red")) == (8, 0)
    text = "area delos red troops 8 \n area naxos blue \n creatures - - minotaur"
    assert classic_turn("ares", text).play("buy minotaur, at delos").card_at("minotaur") == "delos"
