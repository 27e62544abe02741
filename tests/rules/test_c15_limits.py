"""C15: limits of pieces in the classic edition."""

import pytest

from cyclades.engine.decks import DECK
from tests.story import Story, classic, classic_turn

TEN = ["andros", "tinos", "naxos", "paros", "delos", "milos", "syros", "kea", "ios", "amorgos"]
"""Ten of the thirteen islands with 5 players."""
CARDS = "siren pegasus giant chimera cyclops sphinx sylph harpy griffon fates satyr dryad"
FIGURES = "kraken minotaur chiron medusa polyphemus"
CREATURES = sorted([*CARDS.split(), *FIGURES.split()])


@pytest.mark.rule("C15.1")
def test_gold_never_runs_out() -> None:
    text = """
        cycle 3
        gods poseidon ares - -
        player red gold 400
        player blue gold 400
        area andros red
        area kea blue
        phase income
        """
    assert classic(text).gold("red") == 400 + 2  # the box has 100 in all


@pytest.mark.rule("C15.1")
def test_prosperity_markers_never_run_out() -> None:
    text = """
        cycle 3
        gods poseidon ares - -
        offering red apollo 0
        area andros red prosperity 15
        area tinos blue prosperity 15
        phase actions
        """
    story = classic(text)
    assert story.number("prosperity", "andros") == 16  # the box has 16 in all


@pytest.mark.rule("C15.1")
def test_territory_markers_never_run_out() -> None:
    islands = ("tinos", "naxos", "paros", "delos", "milos")
    text = "\n".join(["area syros red troops 1", "area j2 red fleets 1", *(f"area {name} red" for name in islands)])
    story = classic_turn("ares", text).play("move, from syros, to kea")
    empty = [name for name in (*islands, "syros") if story.owner(name) == "red" and not story.troops(name)]
    assert len(empty) == 6  # a player has 3


@pytest.mark.rule("C15.2")
@pytest.mark.parametrize(
    "god, unit, board",
    [
        ("ares", "troop", "area andros red troops {n}"),
        ("poseidon", "fleet", "area andros red \n area c2 red fleets {n}"),
    ],
)
def test_with_all_eight_on_the_board_none_is_got_or_bought(god: str, unit: str, board: str) -> None:
    story = classic_turn(god, board.format(n=8), paid=False)
    assert story.refuses(f"recruit {unit}")
    assert "end" in story.legal  # nothing is owed
    story = classic_turn(god, board.format(n=6), paid=False)
    for _ in range(2):
        story.play(f"recruit {unit}", "at andros" if god == "ares" else "at c2")
    assert story.number(f"{unit}s_left", "red") == 0
    assert story.gold("red") == 9 - (2 if god == "ares" else 1)
    assert story.refuses(f"recruit {unit}")  # although a third and a fourth may be bought


@pytest.mark.rule("C15.2")
def test_every_player_has_8_troops_and_8_fleets_of_its_own() -> None:
    story = classic("phase start", 5)
    for pieces in ("troops_left", "fleets_left"):
        assert story.row(pieces) == [8 - 2] * 5  # two of each are on the board


@pytest.mark.rule("C15.3")
@pytest.mark.parametrize("god, person", [("zeus", "priest"), ("athena", "philosopher")])
def test_there_are_16_priests_and_16_philosophers(god: str, person: str) -> None:
    assert classic("phase start").number(f"{person}s_left") == 16
    left = {"priest": "supply priests {n} philosophers 16", "philosopher": "supply priests 16 philosophers {n}"}
    story = classic_turn(god, "area andros red \n" + left[person].format(n=1), paid=False)
    story.play(f"recruit {person}")
    assert (story.number(f"{person}s", "red"), story.number(f"{person}s_left")) == (1, 0)
    assert story.refuses(f"recruit {person}")
    story = classic_turn(god, "area andros red \n" + left[person].format(n=0), paid=False)
    assert story.refuses(f"recruit {person}")
    assert "end" in story.legal


@pytest.mark.rule("C15.4")
@pytest.mark.parametrize(
    "god, kind", [("poseidon", "port"), ("ares", "fortress"), ("zeus", "temple"), ("athena", "university")]
)
def test_there_are_ten_buildings_of_each_kind(god: str, kind: str) -> None:
    assert classic("phase start").row("buildings_left") == [10, 10, 10, 10]
    text = f"area syros blue {kind} 4 \n area kea blue {kind} 3 \n area naxos red \n area delos blue {kind} "
    story = classic_turn(god, text + "2")
    story.play(f"build {kind}, at naxos")
    assert story.number("buildings_left", kind) == 0
    assert story.refuses(f"build {kind}")  # a slot and the gold are there
    assert f"build {kind}" not in classic_turn(god, text + "3").legal


def ten_metropolises(text: str, god: str = "athena", red: str = "gold 9 philosophers 3", taken: int = 10) -> Story:
    """Five players, and so many Metropolises on the board, none of them red's."""
    owners = ["blue", "green", "yellow", "black"] * 3
    islands = [f"area {name} {owner} metropolis" for name, owner in zip(TEN[:taken], owners, strict=False)]
    return classic_turn(god, "\n".join([*islands, text]), red, paid=False, players=5)


@pytest.mark.rule("C15.5")
def test_there_are_ten_metropolises_and_the_next_is_lost() -> None:
    story = ten_metropolises("area thira red", taken=9)
    assert story.row("bonuses_left") == [1]
    story.play("recruit philosopher")
    assert story.number("metropolis", "thira") == 1
    story = ten_metropolises("area thira red")
    assert story.row("bonuses_left") == [0]
    story.play("recruit philosopher")
    assert story.number("metropolis", "thira") == 0
    assert (story.number("philosophers", "red"), story.number("philosophers_left")) == (0, 16)
    assert story.happened("metropolis-missed") == [{"event": "metropolis-missed", "faction": "red"}]


@pytest.mark.rule("C15.5")
def test_so_are_the_four_buildings() -> None:
    story = ten_metropolises("area thira red port fortress temple", red="gold 9")
    story.play("build university, at thira")
    assert story.row("buildings_left") == [10, 10, 10, 10]
    assert (story.number("metropolis", "thira"), len(story.happened("metropolis-missed"))) == (0, 1)


@pytest.mark.rule("C15.5", "C9.10")
def test_with_none_left_captured_buildings_are_no_reason_to_enter_a_last_island() -> None:
    names = ["tinos", "naxos", "paros", "delos", "milos", "syros", "ios", "amorgos", "sifnos"]
    owners = ["green"] * 4 + ["yellow"] * 5
    text = "\n".join(
        [
            *(f"area {name} {owner} metropolis" for name, owner in zip(names, owners, strict=True)),
            "area thira red troops 1 metropolis port fortress",
            "area andros red temple",
            "area kea blue university",
            *(f"area {sea} red fleets 1" for sea in ("f10", "f9", "f8")),
        ]
    )
    story = classic_turn("ares", text, players=5).play("move, from thira")
    assert "to kea" not in story.legal  # it would bring no Metropolis, since all ten are on the board


# -- back to the reserve ---------------------------------------------------------------------------------------------


@pytest.mark.rule("C15.6")
def test_troops_lost_in_battle_may_be_recruited_again() -> None:
    text = "area delos red troops 8 \n area h1 red fleets 1 \n area kea blue troops 2 \n area naxos blue"
    story = classic_turn("ares", text)
    assert story.refuses("recruit troop")
    story.play("move, from delos, to kea, take 1", "roll 0, roll 3")
    assert story.number("troops_left", "red") == 1
    story.play("recruit troop, at delos")
    assert story.troops("delos") == 8


@pytest.mark.rule("C15.6")
def test_fleets_lost_in_battle_or_to_creatures_may_be_recruited_again() -> None:
    text = """
        area kea red
        area naxos blue
        area k2 red fleets 1
        area h2 red fleets 2
        area i2 red fleets 4
        area i3 red fleets 1
        area h3 blue fleets 2
        creatures - polyphemus kraken
        """
    story = classic_turn("poseidon", text)
    assert story.refuses("recruit fleet")
    story.play("sail, from i3, to h3", "roll 0, roll 3")
    assert story.number("fleets_left", "red") == 1
    story.play("buy kraken, at h2, stay")
    assert story.number("fleets_left", "red") == 3
    story.play("recruit fleet, at j2")
    assert story.number("fleets_left", "red") == 2
    story.play("buy polyphemus, at kea", "from k2")
    assert story.number("fleets_left", "red") == 3


@pytest.mark.rule("C15.6")
def test_discarded_philosophers_and_removed_buildings_go_back() -> None:
    text = "area syros red port 2 fortress temple \n area naxos red \n supply priests 16 philosophers 1"
    story = classic_turn("athena", text, red="gold 9 philosophers 3", paid=False)
    story.play("recruit philosopher")
    assert (story.number("philosophers", "red"), story.number("philosophers_left")) == (0, 4)
    assert "recruit philosopher" in story.legal  # and may be got again, for 4 GP
    story = classic_turn("athena", "area syros red port 2 fortress temple \n area naxos red")
    story.play("build university, at naxos", "at naxos")
    assert story.row("buildings_left") == [9, 10, 10, 10]


@pytest.mark.rule("C15.6")
def test_a_building_that_made_room_for_a_metropolis_may_be_built_again() -> None:
    text = "area syros blue university 4 \n area kea blue university 3 \n area delos blue university 2 \n"
    story = classic_turn("athena", text + "area paros red university", red="gold 9 philosophers 3", paid=False)
    assert story.number("buildings_left", "university") == 0
    story.play("recruit philosopher")  # on Paros, whose University goes
    assert story.number("buildings_left", "university") == 1


@pytest.mark.rule("C15.6", "C14.3")
def test_a_building_that_the_giant_destroyed_may_be_built_again() -> None:
    text = "area syros blue temple 4 \n area kea blue temple 3 \n area delos blue temple 3 \n area naxos red"
    story = classic_turn("zeus", f"{text} \n creatures - - giant")
    assert story.refuses("build temple")
    story.play("buy giant, at kea", "build temple, at naxos")
    assert (story.buildings("temple", "kea"), story.buildings("temple", "naxos")) == (2, 1)


# -- the deck --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C15.7")
def test_the_deck_holds_one_each_of_the_seventeen_creatures() -> None:
    story = classic("phase start").play("draw red, draw blue, draw green")
    assert sorted(story.legal) == [f"draw {card}" for card in CREATURES]
    assert sorted(card.name for card in story.game.rules.cards) == CREATURES
    story.play("draw sylph")
    assert [card for card in CREATURES if story.place(card) == DECK] == CREATURES[:-1]


@pytest.mark.rule("C15.7")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_each_creature_may_be_the_first_alike(players: int) -> None:
    story = classic("phase start", players, "option start printed")
    while story.question == "PlacePawn":
        story.play(story.legal[0])
    assert story.question == "Draw"
    outcomes = story.game.rules.creature_deck.pool(story.game.s)
    assert [action.notation for action in outcomes.actions] == story.legal
    assert list(map(int, outcomes.weights)) == [1] * 17
