"""C18: how figures meet each other, Chiron and Medusa meet other cards, and what protects an island."""

import pytest

from cyclades.engine.decks import DECK, DISCARD, HELD
from tests.story import OWNERS, Story, all_fleets, classic, classic_turn, rivals


def off_the_board(story: Story, *figures: str) -> bool:
    """Whether figures have left and their cards are discarded."""
    return all((story.card_at(name), story.place(name)) == (None, DISCARD) for name in figures)


# -- figures ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C18.1")
@pytest.mark.parametrize("figure", ["chiron", "medusa", "minotaur"])
def test_polyphemus_placed_on_a_figure_pushes_nobody_and_closes_nothing(figure: str) -> None:
    text = f"""
        area andros red
        area kea blue
        area h2 blue fleets 2
        area i2 blue fleets 1
        area k2 red fleets 1
        area h3 red fleets 1
        creature {figure} blue at kea since 3
        creatures - - polyphemus
        """
    story = classic_turn("poseidon", text).play("buy polyphemus, at kea")
    assert off_the_board(story, "polyphemus", figure)
    assert all_fleets(story) == {"h2": ("blue", 2), "i2": ("blue", 1), "k2": ("red", 1), "h3": ("red", 1)}
    assert not story.happened("fleet-pushed")
    assert story.question == "PaidActions"
    story.play("sail, from h3")
    assert {"to h2", "to i2"} <= set(story.legal)  # around Kea


@pytest.mark.rule("C18.2")
@pytest.mark.parametrize("first, second", [("chiron", "medusa"), ("medusa", "minotaur"), ("minotaur", "polyphemus")])
def test_a_player_may_place_a_figure_on_one_of_its_own(first: str, second: str) -> None:
    text = f"area andros red \n area kea blue \n creature {first} red at andros since 3 \n creatures - - {second}"
    story = classic_turn("athena", text).play(f"buy {second}")
    assert "at andros" in story.legal
    assert off_the_board(story.play("at andros"), first, second)


@pytest.mark.rule("C18.2")
def test_also_one_that_was_called_in_the_same_turn() -> None:
    text = "area andros red \n area kea blue \n creatures - chiron medusa"
    story = classic_turn("athena", text).play("buy medusa, at milos", "buy chiron, at milos")
    assert off_the_board(story, "medusa", "chiron")


@pytest.mark.rule("C18.3")
@pytest.mark.parametrize("figure", ["chiron", "medusa", "polyphemus"])
def test_a_figure_takes_the_minotaur_off_the_island_that_he_held_alone(figure: str) -> None:
    text = f"""
        area delos red troops 1
        area kea blue
        area milos blue
        creature minotaur blue at kea since 3
        creatures pegasus - {figure}
        """
    story = classic_turn("athena", text).play(f"buy {figure}, at kea")
    assert off_the_board(story, "minotaur", figure)
    assert (story.owner("kea"), story.number("lands", "blue")) == ("blue", 2)
    story.play("buy pegasus, from delos, to kea")
    assert (story.owner("kea"), story.question) == ("red", "PaidActions")  # nobody was there to fight


@pytest.mark.rule("C18.4")
@pytest.mark.parametrize("figure", ["chiron", "medusa", "polyphemus"])
def test_the_minotaur_takes_a_figure_off_and_does_not_defend(figure: str) -> None:
    text = f"""
        {rivals("athena", "ares")}
        area kea red troops 1
        area milos red
        area delos blue troops 2
        area paros blue
        {"" if figure == "polyphemus" else "area h1 blue fleets 1"}
        creature {figure} blue at kea since 3
        creatures - - minotaur
        phase actions athena paid
        """
    story = classic(text).play("buy minotaur, at kea")
    assert off_the_board(story, "minotaur", figure)
    if figure != "polyphemus":
        story.play("end", "recruit troop, at paros", "move, from delos, to kea, take 2", "roll 1", "roll 1")
        assert story.happened("rolled")[-1]["strength"] == 1 + 1


@pytest.mark.rule("C18.5")
def test_what_medusa_barred_is_allowed_when_she_is_gone() -> None:
    text = "area andros red troops 1 \n area c1 red fleets 1 \n area kea blue \n creature medusa blue at andros since 3"
    story = classic_turn("ares", f"{text} \n creatures - - minotaur")
    assert "move" not in story.legal
    story.play("buy minotaur, at andros", "move, from andros, to naxos")
    assert story.owner("naxos") == "red"


@pytest.mark.rule("C18.5")
def test_what_chiron_barred_is_allowed_when_he_is_gone() -> None:
    text = "area andros red \n area kea blue troops 1 port \n creature chiron blue at kea since 3"
    story = classic_turn("athena", f"{text} \n creatures giant harpy medusa").play("buy medusa, at kea", "buy harpy")
    assert "at kea" in story.legal
    story.play("at kea")
    assert story.troops("kea") == 0
    assert "at kea" in story.play("buy giant").legal


@pytest.mark.rule("C18.5")
def test_what_polyphemus_barred_is_allowed_when_he_is_gone() -> None:
    text = "area kea red \n area milos blue \n creature polyphemus blue at kea since 3 \n creatures - - chiron"
    story = classic_turn("poseidon", text, paid=False)
    assert "recruit fleet" not in story.legal
    assert "at h1" in story.play("buy chiron, at kea", "recruit fleet").legal


@pytest.mark.rule("C18.6")
def test_a_figure_that_the_chimera_calls_onto_another_leaves_with_it() -> None:
    text = "area andros red \n area kea blue \n creature chiron blue at kea since 3 \n discard medusa giant"
    story = classic_turn("athena", f"{text} \n creatures - - chimera").play("buy chimera, play medusa, at kea")
    cards = [event.get("card", "shuffle") for event in story.game.seen(None)]
    assert [card for card in cards if card in ("chiron", "chimera", "shuffle")][-3:] == ["chiron", "chimera", "shuffle"]
    for card in ("chiron", "medusa", "chimera", "giant"):
        assert (story.place(card), story.number("card_owner", card)) == (DECK, -1)
    assert (story.card_at("chiron"), story.card_at("medusa")) == (None, None)


@pytest.mark.rule("C18.7")
def test_the_chimera_calls_no_figure_that_is_on_the_board_but_the_kraken() -> None:
    text = """
        area andros red
        area kea blue
        creature chiron blue at kea since 3
        creature medusa red at andros since 3
        creature kraken - at f5
        discard kraken giant
        creatures - - chimera
        """
    story = classic_turn("athena", text).play("buy chimera")
    assert story.legal == ["decline", "play giant", "play kraken"]
    assert story.play("play kraken, at f6, stay").card_at("kraken") == "f6"
    assert (story.place("chiron"), story.place("medusa")) == (HELD, HELD)


@pytest.mark.rule("C18.7")
def test_those_that_have_left_may_be_called() -> None:
    text = "area andros red \n area kea blue \n creature chiron blue at kea since 3 \n creatures - chimera medusa"
    story = classic_turn("athena", text).play("buy medusa, at kea", "buy chimera")
    assert story.legal == ["decline", "play chiron", "play medusa"]


# -- Chiron ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C18.8")
@OWNERS
def test_pegasus_takes_troops_away_from_chirons_island_and_lands_its_controllers(owner: str) -> None:
    text = "area andros red troops 1 \n area naxos red troops 2 \n area kea blue \n area milos blue"
    text = f"{text} \n creature chiron {owner} at naxos since 3 \n creatures - - pegasus"
    story = classic_turn("athena", text).play("buy pegasus, from naxos, to kea, take 2")
    assert (story.owner("kea"), story.troops("kea"), story.card_at("chiron")) == ("red", 2, "naxos")
    story = classic_turn("athena", text).play("buy pegasus, from andros, to naxos")
    assert story.troops("naxos") == 3


@pytest.mark.rule("C18.9")
@pytest.mark.parametrize("card", ["giant", "harpy"])
def test_with_all_targets_on_anothers_island_with_chiron_it_does_nothing(card: str) -> None:
    text = "area andros red \n area kea blue troops 2 port \n area milos blue \n creature chiron blue at kea since 3"
    story = classic_turn("athena", f"{text} \n creatures - - {card}").play(f"buy {card}")
    assert story.happened("effect-missed") == [{"event": "effect-missed", "faction": "red", "card": card}]
    assert (story.troops("kea"), story.buildings("port", "kea"), story.place(card)) == (2, 1, DISCARD)


@pytest.mark.rule("C18.9")
@pytest.mark.parametrize("card", ["giant", "harpy"])
def test_with_a_target_elsewhere_or_of_its_own_it_does_something(card: str) -> None:
    guard = "creature chiron blue at kea since 3"
    text = f"area andros red troops 1 fortress \n area kea blue troops 2 port \n {guard}"
    story = classic_turn("athena", f"{text} \n creatures - - {card}").play(f"buy {card}")
    assert story.legal == ["decline", "at andros"]


@pytest.mark.rule("C18.10")
def test_whoever_takes_chirons_island_is_its_controller_at_once() -> None:
    text = f"""
        {rivals("ares", "athena")}
        area delos red troops 2
        area h1 red fleets 1
        area kea blue port
        area milos blue troops 2
        creature chiron blue at kea since 3
        creatures harpy giant pegasus
        phase actions ares paid
        """
    story = classic(text).play("move, from delos, to kea, take 1")
    assert (story.owner("kea"), story.card_at("chiron")) == ("red", "kea")
    story.play("buy pegasus, from delos")  # he bars red no more
    assert "to kea" in story.legal
    story.play("to kea", "end", "recruit philosopher", "buy giant")
    assert story.happened("effect-missed") == [{"event": "effect-missed", "faction": "blue", "card": "giant"}]
    assert story.buildings("port", "kea") == 1
    assert story.play("buy harpy").legal == ["decline", "at milos"]  # his owner too


@pytest.mark.rule("C18.11")
@pytest.mark.parametrize("figure", ["medusa", "polyphemus"])
def test_chiron_does_not_protect_his_island_from_figures(figure: str) -> None:
    text = f"area andros red \n area kea blue \n creature chiron blue at kea since 3 \n creatures - - {figure}"
    story = classic_turn("athena", text).play(f"buy {figure}, at kea")
    assert off_the_board(story, "chiron", figure)


# -- Medusa ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C18.12")
@OWNERS
def test_pegasus_takes_troops_to_medusas_island_but_none_from_there(owner: str) -> None:
    text = f"""
        area andros red troops 1
        area naxos red troops 2
        area kea blue
        area milos blue
        creature medusa {owner} at naxos since 3
        creatures - - pegasus
        """
    story = classic_turn("athena", text).play("buy pegasus")
    assert story.legal == ["decline", "from andros"]
    assert story.play("from andros, to naxos").troops("naxos") == 3


@pytest.mark.rule("C18.12")
def test_pegasus_attacks_there_too() -> None:
    text = (
        "area andros red troops 1 \n area kea blue troops 1 \n area milos blue \n creature medusa blue at kea since 3"
    )
    story = classic_turn("athena", f"{text} \n creatures - - pegasus").play("buy pegasus, from andros, to kea")
    assert story.happened("battle-begun") == [
        {"event": "battle-begun", "attacker": "red", "defender": "blue", "area": "kea"}
    ]


@pytest.mark.rule("C18.13")
def test_a_battle_on_medusas_island_goes_on_to_the_end() -> None:
    text = """
        area delos red troops 3
        area h1 red fleets 1
        area kea blue troops 3
        area syros blue
        area k2 blue fleets 1
        creature medusa red at kea since 3
        """
    story = classic_turn("ares", text).play("move, from delos, to kea, take 3")
    story.play("roll 3, roll 0", "roll 3, roll 0", "roll 3, roll 0")  # nobody is asked in between
    assert (story.owner("kea"), story.troops("kea"), story.question) == ("red", 3, "PaidActions")


@pytest.mark.rule("C18.14")
def test_a_retreat_to_medusas_island_is_allowed() -> None:
    text = """
        area delos red troops 3
        area h1 red fleets 1
        area kea blue troops 3
        area syros blue
        area k2 blue fleets 1
        creature medusa red at syros since 3
        """
    story = classic_turn("ares", text).play("move, from delos, to kea, take 3", "roll 3, roll 0", "to syros")
    assert (story.troops("syros"), story.owner("kea")) == (2, "red")


@pytest.mark.rule("C18.14")
def test_for_the_attacker_too() -> None:
    """A chain of red's fleets joins Kea and Naxos."""
    text = """
        area delos red troops 2
        area naxos red troops 2
        area h1 red fleets 1
        area h2 red fleets 1
        area g3 red fleets 1
        area f3 red fleets 1
        area kea blue troops 2
        area syros blue
        creature medusa blue at naxos since 3
        """
    story = classic_turn("ares", text).play("move, from delos, to kea, take 2", "roll 1, roll 1")
    assert (story.asked, sorted(story.legal)) == ("red", ["stay", "to delos", "to naxos"])
    assert story.play("to naxos").troops("naxos") == 3


@pytest.mark.rule("C18.15")
def test_troops_that_ares_brought_to_medusas_island_do_not_go_on() -> None:
    text = """
        area andros red troops 1
        area c1 red fleets 1
        area e2 red fleets 1
        area d1 red fleets 1
        area kea blue
        creature medusa red at naxos since 3
        """
    story = classic_turn("ares", text).play("move, from andros")
    assert story.legal == ["to naxos", "to delos"]  # past her island they may go
    story.play("to naxos")
    assert (story.owner("naxos"), "move" in story.legal) == ("red", False)
    free = classic_turn("ares", text.replace("at naxos", "at kea")).play("move, from andros, to naxos")
    assert "move" in free.legal
