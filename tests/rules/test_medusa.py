"""L12: Medusa, and L19: moves, retreats and recruits where she stands."""

import pytest

from cyclades.engine.decks import DISCARD, GONE, HELD
from tests.story import LANDS, OWNERS, Story, maintenance, turn

HEROIC = pytest.mark.parametrize("god", ["athena", "zeus", "poseidon", "hera"])


def medusa(text: str, god: str = "ares", owner: str = "blue", red: str = "gold 9", paid: bool = True) -> Story:
    """Red in its turn, with Medusa on Naxos; an empty owner for a board without her."""
    her = f"creature medusa {owner} at naxos since 1" if owner else ""
    return turn(god, f"{text} \n area thira blue \n area kea blue \n area milos green \n {her}", red, paid)


def kept(area: str, text: str) -> Story:
    """Red, with a priestess and Athena, is about to be asked whether it keeps Medusa; then blue has its turn."""
    blue = "player blue gold 3 \n offering blue ares 1"
    return maintenance(f"{blue} \n {text} \n creature medusa red at {area} since 2", second="ares")


@pytest.mark.rule("L12.52")
def test_medusa_is_placed_on_any_land_area_whoever_controls_it() -> None:
    text = "area delos red troops 1 \n area kea blue troops 2 \n area west red fleets 1 \n creatures - - - medusa"
    story = turn("athena", text).play("buy medusa")
    assert story.legal == ["decline", *(f"at {land}" for land in LANDS)]  # own, others' and nobody's, never the sea
    story.play("at kea")
    assert (story.card_at("medusa"), story.place("medusa")) == ("kea", HELD)
    assert (story.owner("kea"), story.troops("kea")) == ("blue", 2)


@pytest.mark.rule("L12.52", "L12.24")
def test_she_is_not_placed_where_a_creature_stands_but_beside_a_hero() -> None:
    text = """
        area delos red
        area kea blue
        hero ajax red at delos since 1
        creature minotaur blue at kea since 1
        creature cerberus blue at naxos since 1
        creature hydra blue at paros since 1
        creature polyphemus blue at milos since 1
        creatures - - - medusa
        """
    assert turn("athena", text).play("buy medusa").legal == ["decline", "at delos", "at andros", "at syros", "at thira"]


@pytest.mark.rule("L12.52", "L5.5")
@pytest.mark.parametrize("area, neighbours", [("naxos", "delos paros"), ("delos", "naxos"), ("kea", "andros milos")])
def test_at_maintenance_she_may_move_to_a_neighbour_on_her_island(area: str, neighbours: str) -> None:
    story = kept(area, "area delos blue troops 1 \n area syros red \n area south red fleets 1")
    assert story.play("keep medusa").legal == ["stay", *(f"to {land}" for land in neighbours.split())]


@pytest.mark.rule("L5.5")
def test_an_island_of_one_area_she_cannot_leave() -> None:
    story = kept("syros", "area delos red \n area west red fleets 1 \n area kea blue").play("keep medusa")
    assert (story.question, story.card_at("medusa")) == ("MandatoryActions", "syros")


@pytest.mark.rule("L12.53", "L5.3", "L5.5")
@pytest.mark.parametrize(
    "answer, moves",
    [
        ("keep medusa, stay", []),
        ("keep medusa, to paros", ["from delos", "from naxos"]),
        ("release medusa", ["from delos", "from naxos", "from paros"]),
    ],
)
def test_the_area_that_she_leaves_is_open_and_her_new_one_is_closed(answer: str, moves: list[str]) -> None:
    text = "area delos blue troops 1 \n area naxos blue troops 1 \n area paros blue troops 1 \n area kea red"
    story = kept("naxos", text).play(answer)
    story.play("build university, at kea", "recruit philosopher", "end", "build fortress, at delos")
    story.play("recruit troop, at delos")
    assert story.asked == "blue"
    if moves:
        assert story.play("move").legal == moves
    else:
        assert story.refuses("move")  # from Delos and Paros there is only Naxos
    assert story.place("medusa") == (DISCARD if answer == "release medusa" else HELD)


@pytest.mark.rule("L12.53")
def test_her_area_is_closed_from_her_placement_on() -> None:
    text = "area delos red troops 1 \n area naxos red troops 1 \n area kea blue \n creatures - - - medusa"
    story = turn("ares", text)
    assert story.play("move").legal == ["from delos", "from naxos"]
    story = turn("ares", text).play("buy medusa, at naxos")
    assert story.refuses("move")


@pytest.mark.rule("L12.53", "L14.4")
def test_with_her_owner_she_leaves_the_game_and_her_area_is_open() -> None:
    story = turn(
        "ares",
        """
        area andros red troops 1
        area syros red metropolis gold metropolis gold
        area paros blue metropolis gold
        area east red fleets 1
        area milos green
        creature medusa blue at naxos since 1
        """,
    )
    story.play("move, from andros, to paros")
    assert story.number("alive", "blue") == 0
    assert (story.card_at("medusa"), story.place("medusa")) == (None, GONE)
    assert "to naxos" in story.play("move, from paros").legal


# -- moves -------------------------------------------------------------------------------------------------------------

ISLAND = """
    area delos red troops 1
    area naxos red troops 2 mercenaries 1
    area paros red troops 1
    area east red fleets 1
    """


@pytest.mark.rule("L19.1", "L12.53")
@OWNERS
def test_no_land_move_begins_in_her_area(owner: str) -> None:
    assert "from naxos" in medusa(ISLAND, owner="").play("move").legal
    story = medusa(ISLAND, owner=owner).play("move")
    assert story.legal == ["from paros"]  # Delos has no other neighbour than Naxos
    assert story.refuses("from naxos")


@pytest.mark.rule("L19.1", "L12.53")
@OWNERS
@pytest.mark.parametrize("naxos", ["red", "blue troops 1", "blue", "-"])
def test_no_land_move_ends_in_her_area(owner: str, naxos: str) -> None:
    text = f"area delos red \n area naxos {naxos} \n area paros red troops 1 \n area east red fleets 1"
    assert "to naxos" in medusa(text, owner="").play("move, from paros").legal
    story = medusa(text, owner=owner).play("move, from paros")
    assert sorted(story.legal) == ["to andros", "to kea", "to thira"]
    assert story.refuses("to naxos")


@pytest.mark.rule("L19.1")
def test_no_chain_of_fleets_leads_into_her_area_or_out_of_it() -> None:
    text = "area syros red troops 1 \n area naxos blue \n area south red fleets 1 \n area west red fleets 1"
    assert medusa(text).play("move, from syros").legal == ["to delos", "to paros", "to thira"]
    text = "area naxos red troops 1 \n area syros red \n area south red fleets 1 \n area west red fleets 1"
    assert "move" in medusa(text, owner="").legal
    assert medusa(text).refuses("move")


@pytest.mark.rule("L19.1")
def test_a_hero_does_not_leave_her_area_with_ares_either() -> None:
    text = "area delos red \n area naxos red \n hero ajax red at naxos since 1"
    assert "move" in medusa(text, owner="").legal
    assert medusa(text).refuses("move")


@pytest.mark.rule("L19.2", "L12.53")
@HEROIC
def test_no_heroic_move_begins_in_her_area(god: str) -> None:
    text = "area delos red \n area naxos red troops 1 \n hero hector red at naxos since 1"
    assert "lead hector" in medusa(text, god, owner="").legal
    assert medusa(text, god, owner="red").refuses("lead hector")
    assert medusa(text, god, owner="blue").refuses("lead hector")


@pytest.mark.rule("L19.2", "L12.53")
@HEROIC
def test_no_heroic_move_ends_in_her_area(god: str) -> None:
    text = "area paros red troops 1 \n area naxos blue \n area delos blue \n hero hector red at paros since 1"
    text += "\n area east red fleets 1"
    story = medusa(text, god).play("lead hector")
    assert sorted(story.legal) == ["to andros", "to kea", "to thira"]
    assert story.refuses("to naxos")


@pytest.mark.rule("L19.2", "L13.16")
def test_jason_neither_enters_her_area_nor_leaves_it_over_enemy_fleets() -> None:
    text = "area syros red troops 1 \n area naxos blue \n area delos blue \n area south blue fleets 2"
    story = medusa(f"{text} \n hero jason red at syros since 1", "athena").play("lead jason")
    assert story.legal == ["to delos", "to paros", "to thira"]
    text = "area naxos red \n area syros red \n area south blue fleets 2 \n hero jason red at naxos since 1"
    assert "lead jason" in medusa(text, "athena", owner="").legal
    assert medusa(text, "athena").refuses("lead jason")


@pytest.mark.rule("L12.53")
def test_moves_past_her_area_are_as_ever() -> None:
    text = "area delos red troops 2 \n area naxos blue troops 3 \n area paros blue \n area west red fleets 1"
    story = medusa(f"{text} \n area north red fleets 1 \n area east red fleets 1").play("move, from delos")
    assert sorted(story.legal) == ["to andros", "to kea", "to syros", "to thira"]  # by sea along her area
    story.play("to syros, take 2")
    assert (story.owner("syros"), story.troops("syros")) == ("red", 2)


# -- retreats ----------------------------------------------------------------------------------------------------------

BATTLE = """
    area andros red troops 4
    area paros blue troops 3
    area naxos blue
    area delos green
    area syros green
    area east red fleets 1
    """
PERSEUS = "hero perseus blue at paros since 1"


def battle(owner: str, text: str = "") -> Story:
    """Red, with Ares, attacks Paros with three troops from Andros."""
    return medusa(f"{BATTLE} \n {text}", owner=owner).play("move, from andros, to paros, take 3")


@pytest.mark.rule("L19.8", "L12.53")
@OWNERS
def test_the_defender_does_not_retreat_into_her_area(owner: str) -> None:
    story = battle("").play("roll 3, roll 0")
    assert (story.asked, story.legal) == ("blue", ["stay", "to naxos"])
    story = battle(owner).play("roll 3, roll 0")
    assert (story.asked, story.legal) == ("red", ["stay", "to andros"])  # blue has nowhere to go


@pytest.mark.rule("L19.8", "L19.20")
def test_the_attacker_does_not_retreat_into_an_uncontrolled_area_where_she_is() -> None:
    text = BATTLE.replace("area naxos blue", "area naxos -")
    attack = "move, from andros, to paros, take 3"
    story = medusa(text, owner="").play(attack, "roll 0, roll 3", "stay")
    assert (story.asked, story.legal) == ("red", ["stay", "to naxos", "to andros"])
    story = medusa(text, owner="red").play(attack, "roll 0, roll 3")
    assert (story.asked, story.legal) == ("red", ["stay", "to andros"])


@pytest.mark.rule("L19.8", "L13.29")
def test_no_troop_that_perseus_saves_goes_into_her_area() -> None:
    story = battle("", PERSEUS).play("roll 3, roll 0", "lose troop")
    assert (story.asked, story.legal) == ("blue", ["decline", "to naxos"])
    story = battle("green", PERSEUS).play("roll 3, roll 0", "lose troop")
    assert (story.troops("paros"), story.troops("naxos")) == (2, 0)  # lost without a question
    assert story.number("troops_left", "blue") == 8 - 2
    story = battle("green", f"{PERSEUS} \n area south blue fleets 1").play("roll 3, roll 0", "lose troop")
    assert (story.asked, story.legal) == ("blue", ["decline", "to thira"])


# -- recruits ----------------------------------------------------------------------------------------------------------

HOME = "area delos red \n area naxos red troops 1 \n area syros red"


@pytest.mark.rule("L19.9", "L12.53")
@OWNERS
@pytest.mark.parametrize("god, unit", [("ares", "troop"), ("hera", "mercenary")])
@pytest.mark.parametrize("paid", [True, False])
def test_neither_troops_nor_mercenaries_are_recruited_onto_her_area(
    god: str, unit: str, paid: bool, owner: str
) -> None:
    assert "at naxos" in medusa(HOME, god, "", paid=paid).play(f"recruit {unit}").legal
    story = medusa(HOME, god, owner, paid=paid).play(f"recruit {unit}")
    assert story.legal == ["at delos", "at syros"]
    assert story.refuses("at naxos")


@pytest.mark.rule("L19.10", "L12.53")
@OWNERS
def test_no_new_hero_is_placed_there(owner: str) -> None:
    text = f"{HOME} \n heroes helen ajax"
    assert "at naxos" in medusa(text, "hera", "").play("hire ajax").legal
    story = medusa(text, "hera", owner).play("hire ajax")
    assert story.legal == ["at delos", "at syros"]
    assert story.refuses("at naxos")


@pytest.mark.rule("L19.12", "L6.3")
@OWNERS
@pytest.mark.parametrize("god, building, unit", [("ares", "fortress", "troop"), ("hera", "temple", "mercenary")])
def test_where_she_stands_on_the_only_land_area_the_mandatory_recruit_is_skipped(
    god: str, building: str, unit: str, owner: str
) -> None:
    text = "area naxos red \n heroes helen ajax \n area west red fleets 1"
    story = medusa(text, god, owner, paid=False)
    assert not [words for words in story.legal if words.startswith("recruit")]
    assert story.refuses(f"recruit {unit}")
    story.play(f"build {building}, at naxos")
    assert story.question == "PaidActions"
    assert story.legal == ["end"]  # neither a unit nor a hero for gold
    assert story.refuses("hire ajax")
    assert (story.troops("naxos"), story.number("troops_left", "red")) == (0, 8)


@pytest.mark.rule("L19.12", "L6.3")
def test_where_nothing_else_is_owed_the_turn_begins_with_the_paid_actions() -> None:
    story = medusa("area naxos red \n done build fortress 1", "ares", paid=False)
    assert (story.question, story.legal) == ("PaidActions", ["end"])


# -- areas that nobody can enter ---------------------------------------------------------------------------------------


@pytest.mark.rule("L19.19", "L9.9")
@pytest.mark.parametrize("owner", ["red", "green", ""])
def test_a_last_land_area_that_holds_her_is_not_entered_even_for_the_last_metropolis(owner: str) -> None:
    her = f"creature medusa {owner} at naxos since 1" if owner else ""
    text = f"""
        area delos red troops 2 metropolis gold metropolis gold
        area naxos blue metropolis gold
        area kea green
        {her}
        """
    assert ("move" in turn("ares", text).legal) is (owner == "")


@pytest.mark.rule("L19.20", "L12.53")
def test_an_uncontrolled_area_that_holds_her_stays_uncontrolled() -> None:
    text = "area delos red troops 1 \n area paros red troops 1 \n hero ajax red at delos since 1"
    assert medusa(text, "ares").refuses("move")
    story = medusa(text, "athena")
    assert story.refuses("lead ajax")
    assert story.owner("naxos") is None
    story = medusa(text, "athena", owner="").play("lead ajax, to naxos, take 0")
    assert story.owner("naxos") == "red"
