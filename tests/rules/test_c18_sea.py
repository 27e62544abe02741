"""C18: creatures and Monuments at sea."""

import pytest

from tests.story import Story, all_fleets, classic, classic_turn, rivals

LIGHTHOUSE = "great-lighthouse-of-poseidon"
NAVAL = "academy-of-naval-warfare"
CITY = "city-of-warriors"
CITADEL = "great-citadel-of-ares"
AT_TINOS = f"field monument {LIGHTHOUSE} tinos"
"""Around Tinos lie b2, b3, c2, d3, d4 and d5."""


def lighthouse(god: str, text: str) -> Story:
    """Red in its turn; blue has the Great Lighthouse on Tinos."""
    table = f"area andros red \n area tinos blue \n area milos blue \n {text} \n {AT_TINOS}"
    return classic_turn(god, table, monuments=LIGHTHOUSE)


def sea_battle(text: str, others: str = "") -> Story:
    """Red's three fleets attack blue's in g5, and have won the first round."""
    story = lighthouse("poseidon", f"area h4 red fleets 3 \n area g5 blue fleets 1 \n {text} \n {others}")
    return story.play("sail, from h4, to g5, take 3", "roll 3, roll 0")


# -- the Great Lighthouse --------------------------------------------------------------------------------------------


@pytest.mark.rule("C18.16", "M4.5")
def test_it_saves_no_fleet_from_the_kraken() -> None:
    story = lighthouse("zeus", "area g5 blue fleets 2 \n area f5 blue fleets 1 \n creatures - - kraken")
    story.play("buy kraken, at g5")
    assert (story.asked, story.question) == ("red", "KrakenSwims")
    assert story.number("fleets_left", "blue") == 7
    story.play("to f5", "stay")
    assert (all_fleets(story), story.question) == ({}, "PaidActions")


@pytest.mark.rule("C18.16", "M4.5")
def test_nor_from_polyphemus() -> None:
    """k2 has no neighbour that is not around Kea."""
    story = lighthouse("zeus", "area k2 blue fleets 1 \n creatures - - polyphemus").play("buy polyphemus, at kea")
    assert story.happened("lost") == [{"event": "lost", "faction": "blue", "unit": "fleet", "area": "k2"}]
    assert (all_fleets(story), story.question) == ({}, "PaidActions")


@pytest.mark.rule("C18.17", "M4.2")
def test_a_saved_fleet_goes_to_any_open_space_around_its_island() -> None:
    story = sea_battle("")
    assert story.asked == "blue"
    assert sorted(story.legal) == ["decline", "to b2", "to b3", "to c2", "to d3", "to d4", "to d5"]


@pytest.mark.rule("C18.17", "C14.10")
def test_it_does_not_go_to_the_kraken() -> None:
    story = sea_battle("", "creature kraken - at d4")
    assert sorted(story.legal) == ["decline", "to b2", "to b3", "to c2", "to d3", "to d5"]


@pytest.mark.rule("C18.17", "C14.15")
@pytest.mark.parametrize("owner", ["red", "blue"])
def test_nor_into_a_space_around_polyphemus(owner: str) -> None:
    """c2 and d3 lie around Naxos too."""
    story = sea_battle("", f"creature polyphemus {owner} at naxos since 3")
    assert sorted(story.legal) == ["decline", "to b2", "to b3", "to d4", "to d5"]


@pytest.mark.rule("C18.17", "M4.4")
@pytest.mark.parametrize("owner", ["red", "blue"])
def test_while_polyphemus_stands_on_its_island_none_is_saved(owner: str) -> None:
    story = sea_battle("", f"creature polyphemus {owner} at tinos since 3")
    assert (story.question, story.owner("g5"), story.fleets("g5")) == ("PaidActions", "red", 3)
    assert story.number("fleets_left", "blue") == 8


@pytest.mark.rule("C18.21")
def test_it_saves_fleets_lost_in_a_battle_of_the_sylph() -> None:
    story = lighthouse("zeus", "area h4 red fleets 3 \n area g5 blue fleets 1 \n creatures - - sylph")
    story.play("buy sylph, from h4, to g5, take 3", "roll 3, roll 0")
    assert (story.asked, "to d5" in story.legal) == ("blue", True)
    story.play("to d5")
    assert all_fleets(story)["d5"] == ("blue", 1)
    assert story.owner("g5") == "red"


@pytest.mark.rule("C18.21", "C14.19")
def test_the_sylphs_own_fleet_too_which_then_goes_no_further() -> None:
    text = """
        area tinos red
        area andros red
        area milos blue
        area e4 red fleets 1
        area f5 blue fleets 2
        area b3 red fleets 1
        creatures - - sylph
        """
    story = classic_turn("zeus", f"{text} \n {AT_TINOS}", monuments=LIGHTHOUSE)
    story.play("buy sylph, from e4, to f5", "roll 0, roll 1")
    assert story.asked == "red"
    story.play("to d4")
    assert all_fleets(story) == {"d4": ("red", 1), "b3": ("red", 1), "f5": ("blue", 2)}
    assert story.legal == ["stay", "from b3"]


@pytest.mark.rule("C18.22", "M4.5")
def test_a_fleet_that_the_siren_replaces_is_not_saved() -> None:
    story = lighthouse("zeus", "area g5 blue fleets 1 \n creatures - - siren").play("buy siren, at g5")
    assert (all_fleets(story), story.question) == ({"g5": ("red", 1)}, "PaidActions")


# -- the Academy of Naval Warfare ------------------------------------------------------------------------------------


def academy(text: str) -> Story:
    """The income phase; red has the Academy of Naval Warfare on Andros."""
    table = f"cycle 3 \n gods zeus ares - - \n area andros red \n area milos blue \n {text}"
    return classic(f"{table} \n field monument {NAVAL} andros \n phase income", monuments=NAVAL)


@pytest.mark.rule("C18.18", "M6.3")
@pytest.mark.parametrize("kraken", ["", "creature kraken - at c2"])
def test_the_academy_places_no_fleet_in_the_krakens_space(kraken: str) -> None:
    story = academy(kraken)
    open_seas = ["at a1", "at b2", "at c1", *([] if kraken else ["at c2"])]
    assert (story.asked, story.legal) == ("red", open_seas)


@pytest.mark.rule("C18.18", "M6.4")
@pytest.mark.parametrize("owner", ["red", "blue"])
def test_and_none_at_all_while_polyphemus_stands_on_its_island(owner: str) -> None:
    story = academy(f"creature polyphemus {owner} at andros since 3")
    assert (story.question, all_fleets(story)) == ("Offer", {})


@pytest.mark.rule("C18.18", "C14.15")
def test_nor_in_a_space_around_polyphemus_on_another_island() -> None:
    story = academy("creature polyphemus blue at tinos since 3")
    assert story.legal == ["at a1", "at c1"]  # b2 and c2 lie around Tinos too


# -- Kraken and Polyphemus -------------------------------------------------------------------------------------------


@pytest.mark.rule("C18.19")
def test_the_kraken_is_placed_in_and_swims_through_the_spaces_around_polyphemus() -> None:
    text = "area andros red \n area milos blue \n creature polyphemus blue at kea since 3 \n creatures - - kraken"
    story = classic_turn("zeus", text).play("buy kraken")
    assert {"at h1", "at k2", "at j2"} <= set(story.legal)
    story.play("at h1", "to h2", "to i2", "to h3", "stay")
    assert (story.card_at("kraken"), story.card_at("polyphemus"), story.gold("red")) == ("h3", "kea", 9 - 2 - 3)


@pytest.mark.rule("C18.20")
def test_the_sylph_takes_no_fleet_to_the_kraken_nor_around_polyphemus() -> None:
    text = """
        area andros red
        area milos blue
        area h3 red fleets 1
        creature polyphemus blue at kea since 3
        creature kraken - at g3
        creatures - - sylph
        """
    story = classic_turn("zeus", text).play("buy sylph, from h3")
    assert sorted(story.legal) == ["to h4", "to i3"]  # not h2, i2 (Kea) nor g3 (Kraken)
    assert story.refuses("to g3")
    assert sorted(story.play("to i3", "from i3").legal) == ["to h3", "to h4"]  # not i2, j2


@pytest.mark.rule("C18.20", "C14.17")
def test_a_fleet_shut_in_makes_the_sylph_useless() -> None:
    text = "area delos red \n area milos blue \n area f1 red fleets 1 \n creature kraken - at e1 \n creatures - - sylph"
    story = classic_turn("zeus", text).play("buy sylph")
    assert story.happened("effect-missed") == [{"event": "effect-missed", "faction": "red", "card": "sylph"}]


# -- the Siren -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C18.23", "M2.4")
def test_the_siren_takes_fleets_around_the_citadels_island() -> None:
    text = f"""
        area andros red
        area kea blue troops 2
        area h1 blue fleets 1
        field monument {CITADEL} kea
        creatures - - siren
        """
    story = classic_turn("zeus", text, monuments=CITADEL).play("buy siren, at h1")
    assert story.owner("h1") == "red"


@pytest.mark.rule("C18.24", "C9.5")
def test_her_fleet_serves_at_once_in_a_chain() -> None:
    text = """
        area delos red troops 2
        area kea blue
        area milos blue
        area h1 blue fleets 1
        creatures - - siren
        """
    story = classic_turn("ares", text)
    assert "move" not in story.legal
    story.play("buy siren, at h1", "move, from delos, to kea, take 1")
    assert story.owner("kea") == "red"


@pytest.mark.rule("C18.24", "M3.2")
@pytest.mark.parametrize("siren, strength", [("buy siren, at h2, end", 2), ("end", 1)])
def test_and_for_the_city_of_warriors(siren: str, strength: int) -> None:
    """Red's City of Warriors is on Kea; the fleet in h2 was blue's."""
    text = f"""
        {rivals("athena", "ares")}
        area kea red troops 1
        area andros red
        area delos blue troops 3
        area paros blue
        area h1 blue fleets 2
        area h2 blue fleets 1
        field monument {CITY} kea
        creatures - - siren
        phase actions athena paid
        """
    story = classic(text, monuments=CITY).play(siren, "recruit troop, at paros")
    story.play("move, from delos, to kea, take 3", "roll 0", "roll 2")
    assert story.happened("rolled")[-1]["strength"] == strength + 2


@pytest.mark.rule("C18.24", "C4.4", "C14.38")
@pytest.mark.parametrize("moves, income", [(["buy siren, at f7"], 3), ([], 2)])
def test_and_for_the_income_of_a_trade_space(moves: list[str], income: int) -> None:
    text = "area andros red \n area milos blue \n area f7 blue fleets 1 \n creatures - fates siren"
    story = classic_turn("zeus", text).play(*moves, "buy fates")
    assert story.happened("income-received") == [{"event": "income-received", "faction": "red", "number": income}]


@pytest.mark.rule("C18.25")
def test_with_all_eight_on_the_board_her_fleet_leaves_its_old_space() -> None:
    text = """
        area andros red
        area kea blue
        area c2 red fleets 7
        area a1 red fleets 1
        area h2 blue fleets 1
        creatures - - siren
        """
    story = classic_turn("zeus", text).play("buy siren, at h2, from a1")
    assert all_fleets(story) == {"c2": ("red", 7), "h2": ("red", 1)}
    assert story.owner("a1") is None
    story = classic_turn("zeus", text).play("buy siren, at h2, from c2")
    assert all_fleets(story) == {"c2": ("red", 6), "a1": ("red", 1), "h2": ("red", 1)}
    assert story.owner("c2") == "red"
