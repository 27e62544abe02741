"""H16: what each divine favour does."""

import pytest

from cyclades.engine.decks import DECK, DISCARD
from tests.hades import hades, hades_turn
from tests.hades_items import ITEMS, TABLE, holder, power
from tests.story import Story

BASIC = ("port", "fortress", "temple", "university")


def fresh(favour: str, text: str, red: str = "gold 9", expansions: str = "hades", options: str = "") -> Story:
    """Red uses a favour on a table of its own."""
    story = hades_turn("zeus", text, red, favour=favour, last=True, expansions=expansions, options=options)
    return story.play(f"play {favour}")


# -- Aphrodite --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H16.10")
@pytest.mark.parametrize("island, troops", [("andros", (2, 2)), ("delos", (1, 4))])
def test_aphrodite_doubles_the_troops_of_an_island(island: str, troops: tuple[int, int]) -> None:
    own = "area andros red troops 1 \n area delos red troops 2 \n area kea red"
    story = fresh("aphrodite", f"{own} \n area naxos blue troops 2 \n area milos green")
    assert story.legal == ["at andros", "at delos"]
    story.play(f"at {island}")
    assert (story.troops("andros"), story.troops("delos"), story.gold("red")) == (*troops, 7)
    assert story.number("troops_left", "red") == 8 - sum(troops)
    assert (story.troops("naxos"), story.troops("kea")) == (2, 0)


@pytest.mark.rule("H16.10", "H16.5")
def test_none_of_the_troops_has_a_price_of_its_own() -> None:
    text = "area andros red troops 2 \n area delos red troops 3 \n area naxos blue \n area milos green"
    story = fresh("aphrodite", text).play("at delos")
    free = {"event": "recruited", "faction": "red", "unit": "troop", "area": "delos", "price": 0}
    assert story.happened("recruited") == [free] * 3


@pytest.mark.rule("H16.10")
def test_no_more_come_than_the_reserve_has() -> None:
    text = "area andros red troops 2 \n area delos red troops 5 \n area naxos blue \n area milos green"
    assert fresh("aphrodite", text).play("at delos").troops("delos") == 6


@pytest.mark.rule("H16.10")
def test_neither_heroes_nor_undead_count_or_come() -> None:
    text = """
        area andros red troops 1 undead_troops 2
        area delos red undead_troops 2
        area kea red troops 1
        area syros red
        area naxos blue
        area milos green
        hero achilles red at andros since 2
        hero midas red at syros since 2
        """
    story = fresh("aphrodite", text)
    assert story.legal == ["at andros", "at kea"]
    story.play("at andros")
    assert (story.troops("andros"), story.number("undead_troops", "andros")) == (2, 2)


# -- Artemis ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H16.11")
def test_artemis_gives_a_troop_or_a_fleet_for_each_who_is_discarded_one_by_one() -> None:
    story = fresh("artemis", TABLE, "gold 0 priests 2 philosophers 1")
    assert sorted(story.legal) == ["dismiss philosopher", "dismiss priest", "stay"]
    story.play("dismiss priest")
    assert (story.number("priests", "red"), story.legal) == (1, ["recruit troop", "recruit fleet"])
    story.play("recruit troop, at delos")
    assert (story.troops("delos"), sorted(story.legal)) == (4, ["dismiss philosopher", "dismiss priest", "stay"])
    story.play("dismiss philosopher, recruit fleet, at e2")
    assert (story.fleets("e2"), story.legal) == (1, ["stay", "dismiss priest"])
    story.play("dismiss priest, recruit fleet, at e2")
    people = (story.number("priests", "red"), story.number("philosophers", "red"))
    assert (story.question, story.fleets("e2"), people, story.gold("red")) == ("PaidActions", 2, (0, 0), 0)


@pytest.mark.rule("H16.11")
def test_others_see_who_is_discarded_together_with_the_unit() -> None:
    story = fresh("artemis", TABLE, "gold 0 priests 2")
    before = story.game.view(1)
    for words in ("dismiss priest", "recruit troop"):
        assert story.play(words).game.view(1) == before
    story.play("at delos")
    assert [event["event"] for event in story.game.seen(1)] == ["given-up", "recruited"]
    assert story.game.view(1) != before


@pytest.mark.rule("H16.11")
def test_as_many_as_one_likes() -> None:
    story = fresh("artemis", TABLE, "gold 9 priests 3").play("dismiss priest, recruit troop, at delos", "stay")
    assert (story.question, story.number("priests", "red"), story.troops("delos")) == ("PaidActions", 2, 4)
    assert story.number("priests_left") == fresh("artemis", TABLE, "gold 9 priests 3").number("priests_left") + 1


@pytest.mark.rule("H16.11", "H15.7")
def test_priestesses_are_not_exchanged() -> None:
    story = fresh("artemis", TABLE, "gold 9 priests 1 priestesses 3")
    assert sorted(story.legal) == ["dismiss priest", "stay"]


@pytest.mark.rule("H16.12")
def test_they_are_placed_where_units_are_recruited() -> None:
    text = f"{TABLE} \n area f1 red fleets 1 \n area f3 blue fleets 1"
    story = fresh("artemis", text, "gold 9 priests 2").play("dismiss priest, recruit troop")
    assert story.legal == ["at delos", "at syros"]
    story.play("at syros", "dismiss priest, recruit fleet")
    beside = {"e1", "e2", "f1", "g3", "h1", "h2", "f6", "f7", "g5", "h4", "i3", "j2", "k2"}
    assert set(story.legal) == {f"at {sea}" for sea in beside}  # not at f3, where blue is


@pytest.mark.rule("H16.12")
@pytest.mark.parametrize("none", ["troop", "fleet"])
def test_only_while_one_of_the_kind_is_left(none: str) -> None:
    troops = "area delos red troops 8" if none == "troop" else "area delos red troops 1 \n area a1 red fleets 8"
    story = fresh("artemis", f"{troops} \n area naxos blue \n area milos green", "gold 9 priests 1")
    story.play("dismiss priest")  # the other kind comes without a question
    other = "fleet" if none == "troop" else "troop"
    if other == "fleet":
        assert story.question == "ArtemisAt"
        story.play("at e2")
    assert (story.number("troops_left", "red"), story.number("fleets_left", "red")) == (
        (0, 7) if none == "troop" else (6, 0)
    )


@pytest.mark.rule("H16.12", "H16.11")
def test_when_the_last_unit_has_come_nobody_is_asked_any_more() -> None:
    text = "area delos red troops 7 \n area a1 red fleets 8 \n area naxos blue \n area milos green"
    story = fresh("artemis", text, "gold 9 priests 3").play("dismiss priest")
    assert (story.question, story.troops("delos"), story.number("priests", "red")) == ("PaidActions", 8, 2)


# -- Demeter ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H16.13")
@pytest.mark.parametrize("islands", [1, 2, 4])
def test_demeter_pays_for_each_island_those_with_a_marker_too(islands: int) -> None:
    own = "\n".join(f"area {name} red" for name in ("delos", "syros", "tinos", "andros")[:islands])
    story = fresh("demeter", f"{own} \n area e2 red fleets 3 \n area naxos blue troops 2 \n area milos green", "gold 1")
    assert story.gold("red") == 1 + islands


@pytest.mark.rule("H16.13")
def test_demeter_counts_the_islands_of_whoever_calls_her() -> None:
    lands = "area delos red \n area naxos blue \n area kea blue \n area syros blue \n area milos green"
    bids = "offering blue zeus 1 \n offering red ares 1 \n offering green apollo 0 \n player blue gold 1"
    story = hades(
        f"cycle 3 \n gods ares zeus - - \n track favours demeter \n {bids} \n {lands} \n phase actions zeus paid"
    )
    assert story.asked == "blue"
    assert story.play("play demeter").gold("blue") == 1 + 3


# -- Dionysus ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H16.14")
def test_dionysus_builds_a_theatre_on_a_free_slot_of_an_own_island() -> None:
    text = "area delos red temple 3 \n area syros red port 1 \n area kea red \n area naxos blue \n area milos green"
    story = fresh("dionysus", text)
    assert story.legal == ["at syros", "at kea"]  # Delos is full
    story.play("at syros")
    assert (story.buildings("theatre", "syros"), story.gold("red"), story.number("buildings_left", "theatre")) == (
        1,
        7,
        3,
    )


# -- Hephaestus -------------------------------------------------------------------------------------------------------


def in_pile(*names: str) -> str:
    return f"gone {' '.join(item for item in ITEMS if item not in names)}"


@pytest.mark.rule("H16.15")
@pytest.mark.parametrize("kept, other", [("zeus-aegis", "pandoras-box"), ("pandoras-box", "zeus-aegis")])
def test_hephaestus_draws_two_items_and_keeps_one_face_down(kept: str, other: str) -> None:
    story = power("hephaestus").play("play hephaestus", "draw zeus-aegis")
    assert sorted(story.legal) == [f"draw {item}" for item in ITEMS if item != "zeus-aegis"]
    story.play("draw pandoras-box")
    assert (story.asked, sorted(story.legal)) == ("red", ["play pandoras-box", "play zeus-aegis"])
    story.play(f"play {kept}")
    assert (holder(story, kept), holder(story, other)) == (("hidden", "red"), ("pile", None))
    assert (story.number("items_hidden", "red"), story.number("acquired", kept), story.gold("red")) == (1, 3, 7)
    assert all(story.number("known", f"items-{n}") == 0 for n in range(4))  # shuffled: nobody knows where it lies


@pytest.mark.rule("H16.15")
def test_the_item_that_was_put_back_may_be_drawn_by_anybody() -> None:
    text = f"{in_pile('zeus-aegis', 'pandoras-box')} \n offering blue apollo 0"
    story = power("hephaestus", text).play(
        "play hephaestus", "draw zeus-aegis", "draw pandoras-box", "play pandoras-box"
    )
    assert (story.place("zeus-aegis"), story.question) == (DECK, "PaidActions")


@pytest.mark.rule("H16.15", "H14.4")
def test_where_the_pile_runs_out_the_discarded_ones_come_too() -> None:
    text = f"gone {' '.join(ITEMS[:7])} \n discard pelops-sceptre poseidons-trident"
    story = power("hephaestus", text).play("play hephaestus")
    assert story.legal == ["draw zeus-aegis"]
    story.play("draw zeus-aegis")
    assert story.legal == ["draw pelops-sceptre", "draw poseidons-trident"]
    story.play("draw pelops-sceptre")
    assert sorted(story.legal) == ["play pelops-sceptre", "play zeus-aegis"]
    story.play("play zeus-aegis")
    assert {holder(story, item)[0] for item in ITEMS[7:9]} == {"pile"}


@pytest.mark.rule("H16.16")
@pytest.mark.parametrize("where", ["", "discard zeus-aegis"])
def test_the_only_item_is_kept_without_a_choice(where: str) -> None:
    story = power("hephaestus", f"{in_pile('zeus-aegis')} \n {where}").play("play hephaestus")
    assert story.legal == ["draw zeus-aegis"]
    story.play("draw zeus-aegis")
    assert (story.question, holder(story, "zeus-aegis"), story.gold("red")) == ("PaidActions", ("hidden", "red"), 7)


# -- Hera -------------------------------------------------------------------------------------------------------------


def hera(text: str, red: str = "gold 2", table: str = TABLE) -> Story:
    """Red has used Hera; what the text does not name, be it in a comment, is out of the game."""
    names = ("chimera", "giant", "kraken", "pegasus", "polyphemus", "sylph")
    gone = [name for name in names if name not in text.split()]
    return fresh("hera", f"{table} \n gone {' '.join(gone)} \n {text}", red)


@pytest.mark.rule("H16.17")
@pytest.mark.parametrize("hero", ["achilles", "hector", "midas", "penthesilea", "perseus", "ulysses"])
@pytest.mark.parametrize("island", ["delos", "syros"])
def test_hera_brings_a_hero_to_an_own_island_of_choice(hero: str, island: str) -> None:
    story = hera(f"# deck: giant {hero}").play("draw giant", f"draw {hero}")
    assert (story.asked, story.legal) == ("red", ["at delos", "at syros"])
    story.play(f"at {island}")
    assert (story.card_at(hero), story.value("card_owner", hero), story.gold("red")) == (island, "red", 0)
    assert story.refuses(f"sacrifice {hero}")
    assert [event["price"] for event in story.game.seen(None) if event.get("card") == hero and "price" in event] == [0]


@pytest.mark.rule("H16.18")
def test_creatures_passed_over_go_to_the_discard_pile_those_with_a_figure_too() -> None:
    story = hera("# deck: giant minotaur achilles \n discard sylph").play(
        "draw minotaur", "draw giant", "draw achilles"
    )
    assert {story.place(card) for card in ("minotaur", "giant", "sylph")} == {DISCARD}


@pytest.mark.rule("H16.18", "H14.31")
def test_a_chimera_is_laid_aside_and_comes_back_when_the_hero_is_there() -> None:
    story = hera("# deck: chimera giant \n discard achilles sylph").play("draw giant", "draw chimera")
    assert sorted(story.legal) == ["draw achilles", "draw giant", "draw sylph"]
    story.play("draw achilles")
    assert story.place("chimera") not in (DECK, DISCARD)
    story.play("at delos")
    assert {story.place(card) for card in ("chimera", "giant", "sylph")} == {DECK}


@pytest.mark.rule("H16.18", "H14.32")
def test_a_deck_that_runs_out_is_made_anew() -> None:
    story = hera("# deck: giant \n discard achilles sylph").play("draw giant")
    assert sorted(story.legal) == ["draw achilles", "draw giant", "draw sylph"]
    assert story.play("draw achilles", "at delos").card_at("achilles") == "delos"


# -- Hermes -----------------------------------------------------------------------------------------------------------

SEAS = "area e2 red fleets 2 \n area g3 red fleets 1 \n area f3 blue fleets 1"


@pytest.mark.rule("H16.19")
def test_hermes_puts_a_marker_on_a_sea_space_with_an_own_fleet() -> None:
    story = fresh("hermes", f"{TABLE} \n {SEAS}", "gold 0")
    assert story.legal == ["at e2", "at g3"]
    story.play("at g3")
    assert [story.number("prosperity", area) for area in ("e2", "g3", "f3", "delos")] == [0, 1, 0, 0]
    assert story.gold("red") == 0


@pytest.mark.rule("H16.19")
def test_an_undead_fleet_is_enough() -> None:
    story = fresh("hermes", f"{TABLE} \n area e2 red undead_fleets 1 \n area g3 red fleets 1")
    assert story.legal == ["at e2", "at g3"]


@pytest.mark.rule("H16.20")
@pytest.mark.parametrize("fleets, paid", [("red fleets 1", (1, 0)), ("blue fleets 3", (0, 1)), ("-", (0, 0))])
def test_the_marker_pays_whoever_has_a_fleet_there(fleets: str, paid: tuple[int, int]) -> None:
    text = "area delos red \n area kea blue \n area syros green \n"
    head = "cycle 3 \n gods ares zeus - - \n player red gold 0 \n player blue gold 0"
    sea = f"area e2 {fleets} prosperity 1" if fleets != "-" else "area e2 - prosperity 1"
    story = hades(f"{head} \n {text} {sea} \n phase income")
    assert (story.gold("red"), story.gold("blue")) == paid


# -- Hestia -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H16.21")
@pytest.mark.parametrize("kind", BASIC)
def test_hestia_builds_any_basic_building_on_a_free_slot_of_an_own_island(kind: str) -> None:
    text = "area delos red theatre 3 \n area syros red port 1 \n area kea red \n area naxos blue \n area milos green"
    story = fresh("hestia", text.replace("theatre 3", "temple 3"))
    assert sorted(story.legal) == [f"build {name}" for name in sorted(BASIC)]  # no theatre
    story.play(f"build {kind}")
    assert story.legal == ["at syros", "at kea"]  # Delos is full
    before = story.buildings(kind, "kea")
    story.play("at kea")
    assert (story.buildings(kind, "kea"), story.gold("red")) == (before + 1, 7)


@pytest.mark.rule("H16.21")
def test_it_may_complete_a_metropolis() -> None:
    text = "area delos red temple 1 port 1 \n area syros red fortress 1 \n area naxos blue \n area milos green"
    story = fresh("hestia", text).play("build university, at syros")
    while story.question != "PaidActions":
        story.play(story.legal[0])
    assert story.number("metropolis", "delos") + story.number("metropolis", "syros") == 1


@pytest.mark.rule("H16.21")
@pytest.mark.parametrize("metropolis", [False, True])
def test_it_may_complete_a_monument_and_a_metropolis_after_it(metropolis: bool) -> None:
    more = "port 1 fortress 1" if metropolis else ""
    text = f"""
        field monument_open temple-of-athena 1
        area delos red temple 1
        area syros red {more}
        area kea red
        area naxos blue
        area milos green
        """
    story = fresh("hestia", text, expansions="hades monuments").play("build university, at kea")
    assert story.question == "OfferMonument"
    story.play(next(words for words in story.legal if words.startswith("at ")))
    while story.question != "PaidActions":
        story.play(story.legal[0])
    assert story.value("monument", "temple-of-athena") is not None
    assert (sum(story.row("metropolis")) == 1) is metropolis
