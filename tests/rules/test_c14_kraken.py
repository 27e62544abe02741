"""C14: the Kraken."""

import pytest

from cyclades.engine.decks import DECK, DISCARD
from tests.story import Story, classic, classic_turn, rivals


def kraken(text: str, god: str = "athena", red: str = "gold 9") -> Story:
    """Red has bought the Kraken for 2 GP, and is about to place it."""
    return classic_turn(god, f"area andros red \n {text} \n creatures - - kraken", red).play("buy kraken")


# -- placing it ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C14.8")
def test_the_kraken_is_placed_on_any_sea_space() -> None:
    story = kraken("area c2 red fleets 1 \n area f5 blue fleets 1")
    board = story.game.rules.board
    assert story.legal == ["decline", *(f"at {sea}" for sea in board.ids[board.lands :])]
    assert len(story.legal) == 1 + 30
    assert story.play("at a2").card_at("kraken") == "a2"


@pytest.mark.rule("C14.8")
def test_all_fleets_where_it_is_placed_are_destroyed() -> None:
    story = kraken("area kea blue \n area f5 blue fleets 3 \n area f4 blue fleets 1").play("at f5")
    assert (story.fleets("f5"), story.owner("f5")) == (0, None)
    assert len(story.happened("lost")) == 3
    assert (story.fleets("f4"), story.number("fleets_left", "blue")) == (1, 7)


@pytest.mark.rule("C14.8")
def test_its_callers_fleets_are_destroyed_too() -> None:
    story = kraken("area c2 red fleets 2 \n area b2 red fleets 1").play("at c2")
    assert (story.fleets("c2"), story.owner("c2"), story.number("fleets_left", "red")) == (0, None, 7)


@pytest.mark.rule("C14.8")
def test_called_again_it_goes_anywhere_but_where_it_stands() -> None:
    story = kraken("creature kraken - at f5 \n area c2 blue fleets 1")
    assert len(story.legal) == 1 + 29
    assert story.refuses("at f5")
    story.play("at c2")
    assert (story.card_at("kraken"), story.number("fleets_left", "blue")) == ("c2", 8)


@pytest.mark.rule("C14.8", "C6.10", "C14.11")
@pytest.mark.parametrize("standing, where", [("", None), ("creature kraken - at f5", "f5")])
def test_whoever_declines_it_leaves_it_where_it_is(standing: str, where: str | None) -> None:
    story = kraken(standing).play("decline")
    assert (story.card_at("kraken"), story.place("kraken"), story.question) == (where, DISCARD, "PaidActions")


# -- swimming on -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("C14.9")
def test_it_swims_on_step_by_step_for_1_gold_piece_each_and_destroys_what_it_meets() -> None:
    story = kraken("area g3 blue fleets 2 \n area h2 red fleets 1 \n area h3 green fleets 1").play("at f4")
    assert (story.asked, story.question) == ("red", "KrakenSwims")
    assert sorted(story.legal) == sorted(["stay", "to e4", "to f3", "to f5", "to g3"])  # adjacent to f4
    story.play("to g3")
    assert (story.card_at("kraken"), story.number("fleets_left", "blue"), story.gold("red")) == ("g3", 8, 6)
    assert sorted(story.legal) == sorted(["stay", "to f3", "to f4", "to h2", "to h3"])
    story.play("to h2")
    assert (story.number("fleets_left", "red"), story.gold("red")) == (8, 5)
    story.play("stay")
    assert (story.card_at("kraken"), story.fleets("h3")) == ("h2", 1)
    assert (story.question, story.gold("red")) == ("PaidActions", 5)


@pytest.mark.rule("C14.9")
def test_it_may_swim_back_and_as_far_as_the_gold_goes() -> None:
    story = kraken("", red="gold 5").play("at k2", "to j2", "to k2", "to j2")
    assert (story.gold("red"), story.card_at("kraken")) == (0, "j2")
    assert story.legal == ["stay"]


@pytest.mark.rule("C14.9")
def test_whoever_has_no_gold_left_cannot_make_it_swim() -> None:
    story = kraken("", red="gold 2").play("at f4")
    assert story.refuses("to g3")
    assert story.play("stay").card_at("kraken") == "f4"


@pytest.mark.rule("C14.9")
def test_swimming_need_not_be_paid_by_who_declines_it() -> None:
    assert kraken("").play("decline").gold("red") == 7


@pytest.mark.rule("C14.9", "C6.7")
def test_temples_lower_the_price_of_the_card_but_not_of_its_steps() -> None:
    text = "area kea red temple 3 \n creatures pegasus - kraken"
    story = classic_turn("athena", text).play("buy kraken, at f4", "to g3", "to h3", "stay")
    assert story.gold("red") == 9 - 1 - 2
    assert story.number("discounts", "red") == 1  # two are left for the next creature
    story.play("buy pegasus")
    assert story.gold("red") == 6 - 2


@pytest.mark.rule("C14.9")
def test_the_price_of_a_step_is_told() -> None:
    story = kraken("").play("at f4")
    prices = {action.notation: story.game.price(action) for action in story.game.actions}
    assert prices == {"stay": 0, "to e4": 1, "to f3": 1, "to f5": 1, "to g3": 1}


# -- closed to fleets ------------------------------------------------------------------------------------------------


@pytest.mark.rule("C14.10")
def test_no_fleet_is_recruited_into_its_space() -> None:
    text = "area andros red \n creature kraken - at c2"
    story = classic_turn("poseidon", text, paid=False).play("recruit fleet")
    assert story.legal == ["at a1", "at b2", "at c1"]


@pytest.mark.rule("C14.10", "C6.3")
def test_where_only_its_space_is_left_the_free_fleet_is_not_owed() -> None:
    text = """
        area andros red
        area a1 blue fleets 1
        area b2 blue fleets 1
        area c1 blue fleets 1
        creature kraken - at c2
        """
    story = classic_turn("poseidon", text, paid=False)
    assert "recruit fleet" not in story.legal
    assert "end" in story.legal


@pytest.mark.rule("C14.10")
def test_no_fleet_moves_into_or_through_its_space() -> None:
    text = "area andros red \n area c1 red fleets 2 \n creature kraken - at c2"
    story = classic_turn("poseidon", text).play("sail, from c1")
    assert story.legal == ["to d1"]
    story.play("to d1, take 2")
    assert sorted(story.legal) == sorted(["stay", "to c1", "to e1", "to e2"])  # on the further steps too
    text = "area kea red \n area k2 red fleets 1 \n creature kraken - at j2"
    assert classic_turn("poseidon", text).refuses("sail")  # j2 is the only way out of k2


@pytest.mark.rule("C14.10")
def test_its_space_is_closed_from_its_placement_on_and_that_it_left_is_open_again() -> None:
    story = kraken("area c1 red fleets 1 \n creature kraken - at d1", "poseidon")
    story.play("at c2, stay", "sail, from c1")
    assert story.legal == ["to d1"]


BATTLE = """
    area delos red
    area kea blue
    area f3 red fleets 3
    area g3 blue fleets 3
    area f4 green fleets 1
    area h3 green fleets 1
    area naxos green
    """


@pytest.mark.rule("C14.10", "C10.7")
@pytest.mark.parametrize("where, legal", [("h2", ["stay", "to f3"]), ("a2", ["stay", "to f3", "to h2"])])
def test_no_fleet_retreats_into_its_space(where: str, legal: list[str]) -> None:
    story = classic_turn("poseidon", f"{BATTLE} \n creature kraken - at {where}")
    story.play("sail, from f3, to g3, take 3", "roll 3, roll 0")
    assert (story.asked, story.question, sorted(story.legal)) == ("blue", "Retreat", legal)


@pytest.mark.rule("C14.10", "C10.7")
def test_where_only_its_space_is_left_nobody_retreats() -> None:
    text = BATTLE.replace("f3 red fleets 3", "f3 red fleets 4") + "creature kraken - at h2"
    story = classic_turn("poseidon", text).play("sail, from f3, to g3, take 3", "roll 3, roll 0")
    assert (story.asked, story.question) == ("red", "Retreat")  # blue is not asked
    assert story.legal == ["stay", "to f3"]


@pytest.mark.rule("C14.10", "C14.13")
def test_no_fleet_is_pushed_into_its_space() -> None:
    text = "area kea blue \n area c1 red fleets 1 \n area b2 blue fleets 1 \n creature kraken - at d1"
    story = classic_turn("athena", f"area andros red \n {text} \n creatures - - polyphemus")
    story.play("buy polyphemus, at andros")
    assert (story.question, story.legal) == ("PushFrom", ["from b2", "from c1"])
    story.play("from c1")  # from c1 only d1 lies outside, and there is the Kraken
    assert story.number("fleets_left", "red") == 8


@pytest.mark.rule("C14.10", "C14.17")
def test_no_fleet_sails_into_its_space_with_the_sylph() -> None:
    text = "area andros red \n area c1 red fleets 1 \n creature kraken - at c2 \n creatures - - sylph"
    story = classic_turn("athena", text).play("buy sylph, from c1")
    assert story.legal == ["to d1"]


@pytest.mark.rule("C14.10", "C9.5")
def test_the_kraken_breaks_a_chain_of_fleets() -> None:
    text = "area andros red troops 1 \n area c2 red fleets 1 \n creatures - - kraken"
    assert "move" in classic_turn("ares", text).legal
    story = classic_turn("ares", text).play("buy kraken, at c2, stay")
    assert "move" not in story.legal


@pytest.mark.rule("C14.10")
def test_beside_polyphemus_too_it_may_be_placed_and_swim() -> None:
    story = kraken("creature polyphemus blue at kea since 2 \n area kea blue").play("at i2", "to h2", "stay")
    assert (story.card_at("kraken"), story.card_at("polyphemus")) == ("h2", "kea")


# -- it stays --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C14.11")
def test_its_card_is_discarded_at_once_and_the_figure_belongs_to_nobody() -> None:
    story = kraken("").play("at f5, stay")
    assert (story.place("kraken"), story.number("card_owner", "kraken")) == (DISCARD, -1)
    assert story.happened("card-discarded") == [{"event": "card-discarded", "card": "kraken"}]


@pytest.mark.rule("C14.11", "C14.16")
def test_it_does_not_leave_when_the_next_turn_of_its_caller_begins() -> None:
    text = """
        area andros red
        area kea blue
        area naxos green
        creatures giant - kraken
        offering blue ares 1
        offering green apollo 0
        """
    story = classic_turn("poseidon", text).play("buy kraken, at f5, stay", "end")
    story.play("recruit troop, at kea, end")
    assert story.game.question.kind == "Draw"  # the next cycle has begun
    story.play("draw pegasus, draw sylph")  # the Giant has slid to the 2 GP slot
    story.play("draw zeus, draw athena", "bid apollo 0", "bid zeus 1", "bid athena 1")
    assert story.card_at("kraken") == "f5"
    story.play("recruit priest", "end")
    assert (story.asked, story.card_at("kraken")) == ("red", "f5")  # in red's next turn


@pytest.mark.rule("C14.11", "C14.8")
def test_anybody_may_call_it_again() -> None:
    text = f"""
        {rivals("athena", "zeus")}
        area andros red
        area kea blue
        area b2 red fleets 1
        creature kraken - at f5
        creatures - - kraken
        phase actions athena paid
        """
    story = classic(text).play("end", "recruit priest", "buy kraken, at b2")
    assert (story.asked, story.card_at("kraken"), story.number("fleets_left", "red")) == ("blue", "b2", 8)


@pytest.mark.rule("C14.11", "C2.6")
def test_its_card_may_be_drawn_again_while_it_stands() -> None:
    text = """
        area andros red
        creatures giant - -
        discard kraken
        gone chimera pegasus polyphemus sylph
        creature kraken - at f5
        """
    story = classic_turn("zeus", text)
    assert story.place("kraken") == DISCARD
    story.play("exchange giant")
    assert story.legal == ["draw giant", "draw kraken"]
    story.play("draw kraken", "buy kraken")
    assert "at f5" not in story.legal
    assert story.place("giant") == DECK


@pytest.mark.rule("C14.11", "C12.5")
def test_it_stays_when_its_caller_is_eliminated() -> None:
    text = f"""
        {rivals("athena", "ares")}
        area andros red metropolis
        area tinos blue troops 1 metropolis
        area naxos green
        area b2 blue fleets 1
        creatures - - kraken
        phase actions athena paid
        """
    story = classic(text).play("buy kraken, at f5, stay", "end", "recruit troop, at tinos", "move, from tinos")
    story.play("to andros, take 1")
    assert story.happened("eliminated") == [{"event": "eliminated", "faction": "red"}]
    assert story.card_at("kraken") == "f5"
