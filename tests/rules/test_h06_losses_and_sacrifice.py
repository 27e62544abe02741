"""H6: what heroes are among units and figures, how they are lost, and how they are sacrificed."""

import pytest

from cyclades.engine.decks import DISCARD, HELD
from tests.hades import hades, hades_turn
from tests.hades_heroes import HEROES, attack, hero, left_the_game, owner_of, strength_of, table

EACH = pytest.mark.parametrize("name", HEROES)
FOUR = "area syros red \n area tinos red \n area paros red"
CITADEL = "great-citadel-of-ares"
CITY = "city-of-warriors"


def monument(name: str, island: str) -> str:
    return f"field monument {name} {island} \n field monument_open {name} 1"


# -- the Citadel and the City of Warriors ----------------------------------------------------------------------------


@pytest.mark.rule("H6.14")
@pytest.mark.parametrize("where, open_", [("kea", False), ("naxos", True)])
def test_alone_he_keeps_the_great_citadel_shut(where: str, open_: bool) -> None:
    text = table("troops 2", "", f"{hero('midas', 'blue', where)} \n {monument(CITADEL, 'kea')}")
    story = hades_turn("ares", text, expansions="monuments hades")
    assert ("move" in story.legal) is open_


@pytest.mark.rule("H6.14")
def test_the_fleets_of_the_city_of_warriors_fight_beside_him() -> None:
    more = f"area j2 blue fleets 3 \n {hero('hector', 'blue', 'kea')} \n {monument(CITY, 'kea')}"
    story = attack("troops 3", "", more, "take 3", expansions="monuments")
    assert strength_of(story, "blue") == 1 + 3


# -- what he is not --------------------------------------------------------------------------------------------------


@pytest.mark.rule("H6.16")
def test_he_comes_also_when_all_eight_troops_are_on_the_board() -> None:
    text = "area delos red troops 8 \n area kea blue \n creatures - - midas"
    story = hades_turn("zeus", text).play("buy midas, at delos")
    assert (story.card_at("midas"), story.number("troops_left", "red")) == ("delos", 0)


@pytest.mark.rule("H6.16")
def test_and_they_come_also_when_he_is_there() -> None:
    heroes = "\n".join(hero(name) for name in HEROES)
    story = hades_turn("ares", f"area delos red troops 7 \n area kea blue \n {heroes}", paid=False)
    story.play("recruit troop, at delos")
    assert (story.troops("delos"), story.number("troops_left", "red")) == (8, 0)
    assert story.refuses("recruit troop")


@pytest.mark.rule("H6.16")
@pytest.mark.parametrize("troops, usable", [("", False), ("troops 1", True)])
def test_he_cannot_be_given_to_the_temple_of_ares(troops: str, usable: bool) -> None:
    text = f"area delos red {troops} \n area kea blue \n discard giant \n {hero('midas')}"
    story = hades_turn("zeus", f"{text} \n {monument('temple-of-ares', 'delos')}", expansions="monuments hades")
    assert ("invoke temple-of-ares" in story.legal) is usable
    if usable:
        story.play("invoke temple-of-ares")
        assert (story.card_at("midas"), story.troops("delos")) == ("delos", 0)


@pytest.mark.rule("H6.17")
@pytest.mark.parametrize("figure", ["chiron", "medusa", "minotaur", "cerberus"])
def test_a_figure_on_his_island_destroys_neither_him_nor_itself(figure: str) -> None:
    text = f"{table('', '')} \n {hero('achilles')} \n creatures - - {figure}"
    story = hades_turn("zeus", text).play(f"buy {figure}", "at delos")
    assert (story.card_at(figure), story.place(figure), story.card_at("achilles")) == ("delos", HELD, "delos")


@pytest.mark.rule("H6.17")
def test_nor_does_he_when_he_comes_to_its_island() -> None:
    text = f"{table('', '')} \n creature chiron blue at delos since 3 \n creatures - - achilles"
    story = hades_turn("zeus", text).play("buy achilles, at delos")
    assert (story.card_at("achilles"), story.card_at("chiron"), story.place("achilles")) == ("delos", "delos", HELD)


# -- losses ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H6.18")
@EACH
def test_the_loser_of_a_round_chooses_among_troops_and_heroes(name: str) -> None:
    story = attack("troops 1", "troops 4", hero(name), f"take 1, with {name}").play("roll 0, roll 3")
    if name == "midas":
        story.play("stay")
    assert (story.asked, story.legal) == ("red", ["lose troop", f"lose {name}"])
    story.play(f"lose {name}")
    assert (left_the_game(story, name), story.troops("moving-group")) == (True, 1)


@pytest.mark.rule("H6.18")
def test_among_several_heroes_it_chooses_too() -> None:
    heroes = f"{hero('achilles', 'blue', 'kea')} \n {hero('ulysses', 'blue', 'kea')}"
    story = attack("troops 6", "", heroes, "take 6").play("roll 3, roll 0")
    assert (story.asked, story.legal) == ("blue", ["lose achilles", "lose ulysses"])
    story.play("lose ulysses")
    assert (left_the_game(story, "ulysses"), owner_of(story, "achilles")) == (True, "blue")


@pytest.mark.rule("H6.18")
def test_the_minotaur_goes_last() -> None:
    more = f"{hero('ulysses', 'blue', 'kea')} \n creature minotaur blue at kea since 3"
    story = attack("troops 6", "", more, "take 6").play("roll 3, roll 0")
    assert (left_the_game(story, "ulysses"), story.card_at("minotaur"), story.question) == (True, "kea", "Retreat")


@pytest.mark.rule("H6.18", "H6.4")
def test_a_hero_who_dies_does_not_come_back_with_a_new_deck() -> None:
    story = attack("troops 3", "", hero("ulysses", "blue", "kea"), "take 3").play("roll 3, roll 0")
    assert left_the_game(story, "ulysses")
    assert (story.place("ulysses") == DISCARD, story.owner("kea")) == (False, "red")


@pytest.mark.rule("H6.18", "H6.11")
def test_an_island_where_both_sides_are_gone_stays_the_defenders() -> None:
    story = attack("troops 1", "", hero("ulysses", "blue", "kea")).play("roll 1, roll 1")
    assert (left_the_game(story, "ulysses"), story.owner("kea"), story.question) == (True, "blue", "PaidActions")


@pytest.mark.rule("H6.19")
def test_in_every_round_a_unit_dies_or_leaves_whoever_fights() -> None:
    """Penthesilea's side loses nothing in a tie and Perseus saves the others', but the battle ends."""
    more = f"""
        area j2 blue fleets 1
        area syros blue
        {hero("penthesilea")}
        {hero("midas")}
        {hero("perseus", "blue", "kea")}
        """
    story = attack("", "troops 3", more, "with midas, with penthesilea")
    for troops in (3, 2, 1):
        story.play(f"roll {troops}, roll 1", "stay")  # 2 + troops against troops + 1 + 1: a tie
        story.play("lose troop", "to syros", "stay", "stay")
        assert (story.troops("kea"), story.question) == (troops - 1, "Roll")
    story.play("roll 0, roll 1", "stay")
    assert (left_the_game(story, "perseus"), story.owner("kea"), story.troops("syros")) == (True, "red", 3)


# -- sacrifice -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H6.20")
@pytest.mark.parametrize("god", ["poseidon", "ares", "zeus", "athena", "hades"])
@pytest.mark.parametrize("paid", [True, False])
def test_a_hero_is_sacrificed_with_every_god_before_the_free_unit_too(god: str, paid: bool) -> None:
    text = f"area delos red \n area kea blue \n area h1 red fleets 1 \n {hero('hector')}"
    story = hades_turn(god, text, "gold 3 priests 2", paid).play("sacrifice hector, take 1")
    assert (left_the_game(story, "hector"), story.number("philosophers", "red")) == (True, 1)
    assert (story.asked, story.question, "end" in story.legal) == ("red", "PaidActions", paid)
    assert (story.gold("red"), story.owner("delos")) == (3, "red")


@pytest.mark.rule("H6.20")
def test_between_other_actions() -> None:
    text = f"area delos red \n area kea blue \n {hero('hector')}"
    story = hades_turn("zeus", text, "gold 9 priests 1", paid=False)
    assert "sacrifice hector" not in story.legal
    story.play("recruit priest", "sacrifice hector, take 1", "build temple, at delos")
    assert (story.number("priests", "red"), story.buildings("temple", "delos")) == (0, 1)
    assert story.game.price(story.game.parse("recruit priest")) == 4  # the free one has been taken


@pytest.mark.rule("H6.20")
def test_several_in_one_turn_but_nobody_elses() -> None:
    text = f"area delos red \n area kea blue \n {FOUR} \n {hero('achilles')} \n {hero('hector')}"
    text = f"{text} \n {hero('ulysses', 'blue', 'kea')}"
    story = hades_turn(
        "zeus", f"{text} \n area naxos blue port temple \n area milos blue university", "gold 0 priests 2"
    )
    assert [words for words in story.legal if words.startswith("sacrifice")] == [
        "sacrifice achilles",
        "sacrifice hector",
    ]
    story.play("sacrifice hector, take 1", "sacrifice achilles, at syros")
    assert (story.number("metropolis", "syros"), story.number("philosophers", "red")) == (1, 1)


@pytest.mark.rule("H6.20")
def test_not_with_apollo() -> None:
    text = "cycle 3 \n gods zeus ares - - \n player red gold 3 priests 2 \n offering red apollo 0"
    story = hades(f"{text} \n area delos red \n area tinos red \n area kea blue \n {hero('hector')} \n phase actions")
    assert (story.asked, story.question) == ("red", "PlaceProsperity")
    assert story.refuses("sacrifice hector")


@pytest.mark.rule("H6.20", "H13.6")
def test_he_is_out_of_the_game_and_in_no_pile() -> None:
    text = f"area delos red \n area kea blue \n creatures - - charon \n {hero('hector')}"
    story = hades_turn("zeus", text, "gold 3 priests 2").play("sacrifice hector, take 1")
    assert left_the_game(story, "hector")
    assert story.happened("hero-sacrificed")[-1]["card"] == "hector"
    assert "hire hector" in story.play("buy charon").legal


@pytest.mark.rule("H6.21")
def test_not_in_the_turn_in_which_he_was_bought() -> None:
    text = f"area delos red \n area kea blue \n creatures - - hector \n {hero('achilles')}"
    story = hades_turn("zeus", text, "gold 9 priests 4").play("buy hector")
    assert "sacrifice hector" not in story.legal
    assert story.refuses("sacrifice hector")
    assert (
        "sacrifice hector"
        not in hades_turn("zeus", f"area delos red \n {hero('hector', since=3)}", "gold 0 priests 4").legal
    )
    assert (
        "sacrifice hector"
        in hades_turn("zeus", f"area delos red \n {hero('hector', since=2)}", "gold 0 priests 4").legal
    )


@pytest.mark.rule("H6.21")
def test_nor_if_charon_brought_him() -> None:
    text = "area delos red \n area kea blue \n away hector \n creatures - - charon"
    story = hades_turn("zeus", text, "gold 9 priests 4").play("buy charon, hire hector, at delos")
    assert (story.card_at("hector"), story.refuses("sacrifice hector")) == ("delos", True)


@pytest.mark.rule("H6.21")
def test_nor_if_hera_did() -> None:
    text = "area delos red \n area kea blue \n discard hector \n gone chimera giant kraken pegasus polyphemus sylph"
    story = hades_turn("zeus", text, "gold 9 priests 4", favour="hera", last=True).play(
        "play hera, draw hector, at delos"
    )
    assert (story.card_at("hector"), story.refuses("sacrifice hector")) == ("delos", True)


@pytest.mark.rule("H6.21")
def test_not_during_a_battle() -> None:
    story = attack("troops 3", "troops 3", f"{hero('hector')}", "take 3, without hector", red="gold 9 priests 4")
    assert story.refuses("sacrifice hector")
    story.play("roll 3, roll 1")
    assert (story.asked, "sacrifice hector" in story.legal) == ("red", False)


@pytest.mark.rule("H6.22")
@pytest.mark.parametrize("name", ["achilles", "midas", "ulysses"])
@pytest.mark.parametrize("more, possible", [("area kea red", True), ("area kea red metropolis", False)])
def test_not_for_a_metropolis_without_a_square_for_it(name: str, more: str, possible: bool) -> None:
    """Delos, Syros and Tinos have one, and Kea has one or not."""
    others = (
        "area delos red metropolis port \n area syros red metropolis temple university \n area tinos red metropolis"
    )
    text = f"{others} \n {more} \n area milos blue \n {hero(name)}"
    story = hades_turn("zeus", text, "gold 15", options="option metropolises 9")
    assert (f"sacrifice {name}" in story.legal) is possible


@pytest.mark.rule("H6.22")
@pytest.mark.parametrize("name", ["achilles", "midas", "ulysses"])
@pytest.mark.parametrize("kea, possible", [("", True), ("metropolis", False)])
def test_nor_when_none_is_left(name: str, kea: str, possible: bool) -> None:
    """On the board for five, nine Metropolises of the others, and a tenth on Kea or not."""
    own = f"area delos red port \n area syros red temple \n area tinos red university \n area kea red {kea}"
    others = ["andros", "naxos", "paros", "milos", "ios", "thira", "amorgos", "serifos", "sifnos"]
    text = "\n".join([own, *(f"area {island} blue metropolis" for island in others), hero(name)])
    story = hades_turn("zeus", text, "gold 15", players=5)
    assert (f"sacrifice {name}" in story.legal) is possible
