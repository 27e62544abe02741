"""X15 to X20: Hades and Monuments, what completes them and what they shut, save and renew; see
test_x21_temples_and_undead.py."""

import pytest

from cyclades.engine.decks import DECK, DISCARD, GONE, TRACK
from tests.hades import hades, hades_turn, tile_gold
from tests.hades_heroes import hero, owner_of
from tests.story import Story, monument_offered
from tests.titans import titans_turn
from tests.titans_artifacts import CAP, SANDALS, at, titans

BOTH = "hades monuments"
BLUE = "area tinos blue troops 3 \n area andros blue \n area kea green \n area milos green"


def stands(monument: str, land: str) -> str:
    """The lines of a Monument that stands somewhere."""
    return f"field monument {monument} {land} \n field monument_open {monument} 1"


def opened(*monuments: str) -> str:
    """The lines of Monuments that may be built."""
    return "\n".join(f"field monument_open {monument} 1" for monument in monuments)


def theirs(god: str, text: str, expansions: str = BOTH) -> Story:
    """Blue in its turn with a god, after red, who has had Hades."""
    head = f"cycle 3 \n gods hades {god} - - \n field covered_god athena \n field hades_column 9"
    players = f"player red gold 9 \n player blue gold 9 \n offering blue {god} 1"
    return hades(f"{head} \n {players} \n {text} \n phase actions {god} paid", expansions=expansions)


# -- X15: what completes a Monument ------------------------------------------------------------------------------------


@pytest.mark.rule("X15")
@pytest.mark.parametrize("kind, asked", [("port", "city-of-warriors"), ("theatre", None)])
def test_a_theatre_serves_no_monument(kind: str, asked: str | None) -> None:
    lands = f"area syros red {kind} \n area naxos red \n {BLUE}"
    story = hades_turn("ares", f"{lands} \n {opened('city-of-warriors')}", expansions=BOTH)
    assert monument_offered(story.play("build fortress, at naxos")) == asked
    assert ("raise city-of-warriors" in story.play(*["decline"] * bool(asked)).legal) is bool(asked)


@pytest.mark.rule("X15")
def test_hestias_building_completes_one_and_the_monument_comes_before_the_metropolis() -> None:
    lands = "area delos red temple \n area syros red port fortress \n area paros red \n area naxos blue"
    story = hades_turn("zeus", f"{lands} \n {opened('temple-of-athena')}", favour="hestia", last=True, expansions=BOTH)
    story.play("play hestia, build university, at paros")
    assert monument_offered(story) == "temple-of-athena"
    assert sum(story.row("metropolis")) == 0
    story.play("at syros")
    assert story.question == "PlaceMetropolis"


@pytest.mark.rule("X15")
def test_so_does_the_building_of_kronos() -> None:
    lands = "area argos red temple troops 1 \n area tegea red port fortress \n area delos blue \n area naxos green"
    text = f"{lands} \n {opened('temple-of-athena')}"
    story = titans_turn("kronos", text, row="athena kronos", paid=False, more=BOTH)
    story.play("build university, at argos")
    assert monument_offered(story) == "temple-of-athena"
    assert story.play("at argos").question == "PlaceMetropolis"


@pytest.mark.rule("X15")
@pytest.mark.parametrize("kind", ["theatre", "port"])
def test_so_does_what_the_cyclops_makes_of_a_theatre_too(kind: str) -> None:
    lands = f"area delos red temple {kind} \n area naxos blue \n area milos green \n creatures cyclops - -"
    story = hades_turn("zeus", f"{lands} \n {opened('temple-of-athena')}", expansions=BOTH).play("buy cyclops")
    story.play("at delos", f"replace {kind}", "build university")
    assert monument_offered(story) == "temple-of-athena"


# -- X16, X17: the Necropolis, the Temples and the Lighthouse ----------------------------------------------------------


@pytest.mark.rule("X16")
@pytest.mark.parametrize("temple, unit", [("poseidon", "fleet"), ("ares", "troop")])
def test_a_unit_given_to_a_temple_pays_the_necropolis(temple: str, unit: str) -> None:
    lands = "area naxos red troops 1 \n area e4 red fleets 1 \n area kea green necropolis \n area tinos blue"
    text = f"{lands} \n discard giant \n {stands(f'temple-of-{temple}', 'naxos')}"
    story = hades_turn("zeus", text, expansions=BOTH).play(f"invoke temple-of-{temple}")
    assert (tile_gold(story), story.number(f"{unit}s_left", "red")) == (1, 8)


@pytest.mark.rule("X16")
@pytest.mark.parametrize(
    "temple, mine",
    [
        ("poseidon", "area e4 red undead_fleets 1 \n area naxos red undead_troops 1"),
        ("ares", "area naxos red undead_troops 1 \n hero midas red at naxos since 2"),
    ],
)
def test_the_gift_is_a_living_fleet_or_an_ordinary_troop(temple: str, mine: str) -> None:
    text = f"{mine} \n {BLUE} \n discard giant \n {stands(f'temple-of-{temple}', 'naxos')}"
    assert hades_turn("hades", text, expansions=BOTH).refuses(f"invoke temple-of-{temple}")
    living = "area f5 red fleets 1" if temple == "poseidon" else "area syros red troops 1"
    story = hades_turn("hades", f"{text} \n {living}", expansions=BOTH).play(f"invoke temple-of-{temple}")
    assert story.pieces("f5" if temple == "poseidon" else "syros") == 0
    assert story.pieces("naxos") == 1


LIGHTHOUSE = stands("great-lighthouse-of-poseidon", "naxos")


@pytest.mark.rule("X16")
@pytest.mark.parametrize("answer, paid", [("to d3", 0), ("decline", 1)])
def test_a_fleet_that_the_lighthouse_saves_pays_nothing(answer: str, paid: int) -> None:
    lands = "area naxos red \n area kea green necropolis \n area tinos blue \n area e4 red fleets 1"
    story = hades_turn("poseidon", f"{lands} \n area f5 blue fleets 2 \n {LIGHTHOUSE}", expansions=BOTH)
    story.play("sail, from e4, to f5", "roll 0, roll 3", answer)
    assert tile_gold(story) == paid


@pytest.mark.rule("X17")
def test_the_lighthouse_saves_an_undead_fleet_which_goes_home_at_the_end_of_the_cycle() -> None:
    lands = f"area naxos red \n {BLUE} \n area e4 red undead_fleets 1 \n area f5 blue fleets 2 \n {LIGHTHOUSE}"
    story = hades_turn("hades", lands, expansions=BOTH).play("lead undead-fleet, from e4, to f5", "roll 0, roll 3")
    assert (story.asked, story.question) == ("red", "RescueFleet")
    story.play("to d3")
    assert (story.number("undead_fleets", "d3"), story.owner("d3")) == (1, "red")
    assert story.number("undead_fleets_left") == 4
    story.play("end")
    assert (story.number("undead_fleets_left"), story.owner("d3"), story.number("cycle")) == (5, None, 4)


# -- X18: the City of Warriors -----------------------------------------------------------------------------------------

CITY = stands("city-of-warriors", "naxos")
FLEETS = "area e4 red fleets 1 undead_fleets 2 \n area f3 red undead_fleets 1 \n area c2 blue fleets 1"


@pytest.mark.rule("X18")
@pytest.mark.parametrize(
    "units, more, strength",
    [
        ("undead_troops 1", "", 1 + 4),
        ("", hero("midas", at="naxos"), 1 + 4),
        ("", "creature minotaur red at naxos since 3", 2 + 4),
    ],
)
def test_undead_fleets_count_beside_an_undead_a_hero_or_the_minotaur(units: str, more: str, strength: int) -> None:
    lands = f"area naxos red {units} \n area syros red \n {BLUE} \n {FLEETS} \n {CITY} \n {more}"
    story = theirs("ares", lands).play("move, from tinos, to naxos, take 3", "roll 3, roll 0")
    rolled = [event for event in story.happened("rolled") if event["faction"] == "red"]
    assert rolled[-1]["strength"] == strength


@pytest.mark.rule("X18")
def test_alone_the_fleets_do_not_fight() -> None:
    lands = f"area naxos red \n area syros red \n {BLUE} \n {FLEETS} \n {CITY}"
    story = theirs("ares", lands).play("move, from tinos, to naxos, take 3")
    assert (story.question, story.owner("naxos")) == ("PaidActions", "blue")


# -- X19: the Great Citadel --------------------------------------------------------------------------------------------

CITADEL = stands("great-citadel-of-ares", "naxos")
HOLDERS = pytest.mark.parametrize(
    "units, more, shut",
    [("undead_troops 1", "", True), ("", hero("midas", at="naxos"), True), ("", "", False)],
)


@pytest.mark.rule("X19")
@HOLDERS
def test_a_hero_or_an_undead_alone_holds_it_shut(units: str, more: str, shut: bool) -> None:
    lands = f"area naxos red {units} \n area syros red \n {BLUE} \n area c2 blue fleets 1 \n {CITADEL} \n {more}"
    story = theirs("ares", lands).play("move, from tinos")
    assert "to andros" in story.legal  # a way past it
    assert ("to naxos" not in story.legal) is shut


@pytest.mark.rule("X19")
@HOLDERS
def test_it_shuts_out_pegasus_and_the_sacrifice_of_perseus(units: str, more: str, shut: bool) -> None:
    mine = f"area naxos red {units} \n area syros red \n {CITADEL} \n {more} \n creatures pegasus - -"
    story = theirs("zeus", f"{mine} \n {BLUE} \n {hero('perseus', 'blue', 'tinos')}")
    for way in ("sacrifice perseus", "buy pegasus, from tinos"):
        before = story.game.copy()
        assert ("to naxos" not in story.play(way).legal) is shut
        assert "to syros" in story.legal
        story.game = before


@pytest.mark.rule("X19")
@HOLDERS
def test_it_shuts_out_hecates_passage(units: str, more: str, shut: bool) -> None:
    columns = "field hecate_column 1 tinos \n field hecate_column 2 naxos"
    lands = f"area naxos red {units} \n area syros red \n {BLUE} \n {CITADEL} \n {more} \n {columns}"
    story = theirs("ares", lands, "hades hecate monuments")
    assert story.refuses("move") is shut


THEBES = pytest.mark.parametrize(
    "units, more, shut",
    [
        ("troops 1", "", True),
        ("titans 1", "", True),
        ("undead_troops 1", "", True),
        ("", "hero midas blue at sparta since 2", True),
        ("", "", False),
    ],
)
REST = "area thera blue \n area lato green \n area gortyn yellow"
HADES_ROW = "gods hades ares zeus - - \n field covered_god athena \n field hades_column 9"


def march(units: str, more: str, artifact: str) -> Story:
    """Red, with Ares, leaves Argos, where an artifact is; the Citadel is on Sparta, which is blue's, two steps away."""
    lands = f"area argos red troops 2 \n area thebes green \n area sparta blue {units} \n {REST}"
    text = f"cycle 3 \n {HADES_ROW} \n player red gold 9 \n offering red ares 1 \n {lands} \n {at(artifact, 'argos')}"
    citadel = stands("great-citadel-of-ares", "sparta")
    story = titans(f"{text} \n {citadel} \n {more} \n phase actions ares paid", expansions=BOTH)
    return story.play("move, from argos")


@pytest.mark.rule("X19", "X33")
@THEBES
def test_it_shuts_out_the_winged_sandals(units: str, more: str, shut: bool) -> None:
    story = march(units, more, SANDALS)
    assert ("to sparta" not in story.legal) is shut
    assert "to pylos" in story.legal  # past it


@pytest.mark.rule("X19", "X33")
@THEBES
def test_a_move_with_the_cap_does_not_end_there(units: str, more: str, shut: bool) -> None:
    story = march(units, more, CAP).play("to thebes, take 2", f"with {CAP}, to sparta")
    assert ("stay" not in story.legal) is shut
    if shut:
        assert "to pylos" in story.legal  # past it


@pytest.mark.rule("X19")
def test_when_undead_go_home_it_is_open_but_only_in_the_next_cycle() -> None:
    lands = f"area naxos red undead_troops 1 \n area syros red \n {BLUE} \n area c2 blue fleets 1 \n {CITADEL}"
    assert "to naxos" not in theirs("ares", lands).play("move, from tinos").legal
    story = theirs("ares", lands).play("end")  # the last turn of the cycle
    assert (story.number("cycle"), story.pieces("naxos"), story.owner("naxos")) == (4, 0, "red")
    assert "to naxos" in theirs("ares", lands.replace(" undead_troops 1", "")).play("move, from tinos").legal


# -- X20: the Great Temple of Zeus -------------------------------------------------------------------------------------


def renewed(track: str, more: str = "") -> Story:
    """Red's turn begins, with the Great Temple of Zeus on Argos."""
    lands = f"area argos red troops 1 \n area thebes blue \n area lato green \n area gortyn yellow \n {more}"
    text = f"cycle 3 \n gods ares zeus athena - - \n offering red ares 1 \n {lands} \n creatures {track}"
    head = "player red gold 9"
    return titans(f"{head} \n {text} \n {stands('great-temple-of-zeus', 'argos')} \n phase actions", expansions=BOTH)


@pytest.mark.rule("X20")
@pytest.mark.parametrize("card, place", [("midas", DISCARD), (CAP, GONE), ("giant", DISCARD), ("chimera", DECK)])
def test_what_lies_on_2_gp_goes_where_such_a_card_goes_unasked(card: str, place: int) -> None:
    story = renewed(f"kraken - {card}", "discard sylph" if card == "chimera" else "")
    assert (story.place(card), story.question) == (place, "Draw")  # the track is filled, and nobody was asked
    assert story.place("kraken") == TRACK + 2
    if card == "chimera":
        assert story.place("sylph") == DECK  # shuffled
        assert "draw sylph" in story.legal


@pytest.mark.rule("X20")
def test_a_hero_drawn_by_it_may_be_bought_at_once() -> None:
    story = renewed("- - -", "# midas").play("draw midas, draw giant, draw kraken")
    assert (story.question, story.place("midas")) == ("PaidActions", TRACK)
    assert story.play("buy midas, at argos").card_at("midas") == "argos"
    assert owner_of(story, "midas") == "red"
