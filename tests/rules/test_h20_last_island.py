"""H20: elimination, and the last island, with Hades."""

from __future__ import annotations

import pytest

from cyclades.engine.decks import GONE
from cyclades.rules.areas import set_owner
from cyclades.rules.elimination import Elimination
from tests.hades import hades, hades_turn, new_cycle
from tests.story import Story, gods_open_to

STRONG = "area naxos red metropolis troops 3 \n area d3 red fleets 1 \n area kea green \n area milos green"
"""With a Metropolis more red wins, so that it may take the last island of blue, Tinos, if there is one on it."""


def taken(more: str, blue: str = "gold 9", tinos: str = "metropolis", god: str = "ares") -> Story:
    """Red takes blue's last island, on which nobody stands."""
    text = f"{STRONG} \n area tinos blue {tinos} \n player blue {blue} \n {more}"
    story = hades_turn(god, text).play("move, from naxos, to tinos, take 3")
    assert story.number("alive", "blue") == 0
    return story


# -- what an eliminated player leaves ----------------------------------------------------------------------------------


@pytest.mark.rule("H20.1")
def test_the_heroes_of_an_eliminated_player_leave_the_game_for_charon_too() -> None:
    """They stand on its islands, so that only the step itself can show it."""
    text = f"{STRONG} \n area tinos blue \n hero midas blue at tinos since 2 \n creatures charon - -"
    story = hades_turn("zeus", text)
    game = story.game
    set_owner(game, game.rules.board.number("tinos"), 0)
    Elimination(1).run(game)
    assert (story.number("alive", "blue"), story.place("midas"), story.card_at("midas")) == (0, GONE, None)
    story.play("buy charon")
    assert story.question == "PaidActions"  # nobody to bring back


@pytest.mark.rule("H20.2")
def test_its_items_leave_the_game_open_and_face_down_ones() -> None:
    items = "card pandoras-box blue since 2 \n hidden blue zeus-aegis since 2"
    story = taken(f"{items} \n card chariot-of-the-sun green since 2")
    assert (story.place("pandoras-box"), story.place("zeus-aegis")) == (GONE, GONE)
    assert story.row("items_hidden") == [0, 0, 0]
    assert story.value("card_owner", "chariot-of-the-sun") == "green"
    assert story.happened("card-removed") == [{"event": "card-removed", "card": "zeus-aegis"}]  # the others see it


@pytest.mark.rule("H20.2")
def test_its_priestesses_leave_the_game() -> None:
    story = taken("player green gold 9 priestesses 1", "gold 9 priestesses 3")
    assert (story.number("priestesses", "blue"), story.number("priestesses", "green")) == (0, 1)
    assert story.row("priestesses_left") == [16 - 4]  # not back to the supply


@pytest.mark.rule("H20.3")
def test_when_hades_player_is_eliminated_the_undead_go_home_at_once() -> None:
    head = "cycle 3 \n gods hades ares - - \n field covered_god zeus \n field hades_column 9 \n player red gold 9"
    bids = "offering red ares 1 \n offering green apollo 0"
    text = f"{STRONG} \n area tinos blue metropolis undead_troops 1 \n area a2 blue fleets 1 undead_fleets 3"
    story = hades(f"{head} \n {bids} \n {text} \n phase actions ares paid")
    story.play("move, from naxos, to tinos, take 3", "roll 3, roll 0")
    assert (story.question, story.number("alive", "blue")) == ("PaidActions", 0)  # the cycle goes on
    assert (story.number("undead_fleets_left"), story.number("undead_troops_left")) == (5, 5)
    assert (story.owner("a2"), story.pieces("a2")) == (None, 0)


@pytest.mark.rule("H20.4")
def test_a_player_with_a_metropolis_on_penthesileas_card_is_eliminated_like_any_other() -> None:
    story = taken("gone penthesilea", "gold 9 metropolis plain")
    assert story.number("alive", "blue") == 0
    while not story.game.over:
        story.play("end" if "end" in story.legal else story.legal[0])
    standings = {story.game.rules.factions[row.players[0]]: row.metropolises for row in story.game.standings}
    assert (standings["red"], standings["blue"]) == (2, 0)


# -- the gods afterwards -----------------------------------------------------------------------------------------------


@pytest.mark.rule("H20.5")
@pytest.mark.parametrize("players, out, place", [(5, 1, 3), (5, 2, 2), (4, 1, 2), (4, 2, 2), (3, 1, 2)])
def test_after_an_elimination_hades_covers_the_last_of_the_gods_then_face_up(
    players: int, out: int, place: int
) -> None:
    seats = ["red", "blue", "green", "yellow", "black"][:players]
    lost = seats[players - out :]
    homes = ["naxos", "delos", "kea", "tinos", "milos"]
    gone = " \n ".join(
        [*(f"player {seat} eliminated" for seat in lost), *(f"area {homes[seats.index(s)]} -" for s in lost)]
    )
    order = " ".join([*seats[: players - out], *["-"] * out])
    story = new_cycle(f"{gone} \n field hades_column 8", players, order=order).play("roll 3, roll 3")
    while story.question != "Offer":
        story.play(story.legal[0])
    up = [god for god in story.gods if god]
    assert (len(up), up.index("hades")) == (place, place - 1)
    assert "hades" in gods_open_to(story)


# -- the last island ---------------------------------------------------------------------------------------------------

WEAK = "area naxos red {} troops 1 undead_troops 1 \n area d3 red fleets 1 \n area kea green \n area milos green"


@pytest.mark.rule("H20.6", "C9.9")
@pytest.mark.parametrize(
    "mine, theirs, allowed", [("", "", False), ("", "metropolis", False), ("metropolis", "metropolis", True)]
)
def test_the_rule_of_the_last_island_binds_undead_and_all_that_goes_with_them(
    mine: str, theirs: str, allowed: bool
) -> None:
    lands = WEAK.format(mine)
    story = hades_turn("hades", f"{lands} \n area tinos blue {theirs}")
    assert ("lead undead-troop" in story.legal) is allowed
    other = hades_turn("hades", f"{lands} \n area tinos blue {theirs} \n area syros blue").play("lead undead-troop")
    assert other.play("from naxos").legal == ["to tinos"]  # not the last


@pytest.mark.rule("H20.6", "H11.6")
@pytest.mark.parametrize("theirs, allowed", [("", False), ("metropolis", True)])
def test_and_the_sacrifice_of_perseus(theirs: str, allowed: bool) -> None:
    text = f"{WEAK.format('metropolis')} \n area tinos blue {theirs} \n hero perseus red at naxos since 2"
    story = hades_turn("zeus", text).play("sacrifice perseus")
    assert ("to tinos" in story.legal) is allowed
    assert "to andros" in story.legal


@pytest.mark.rule("H20.7")
@pytest.mark.parametrize("card, allowed", [("metropolis plain", True), ("", False)])
def test_the_attackers_metropolis_on_penthesileas_card_counts(card: str, allowed: bool) -> None:
    text = f"{WEAK.format('')} \n area tinos blue metropolis \n gone penthesilea"
    story = hades_turn("hades", text, f"gold 9 {card}")
    assert ("lead undead-troop" in story.legal) is allowed


@pytest.mark.rule("H20.7")
def test_that_of_the_defender_cannot_be_taken() -> None:
    text = f"{WEAK.format('metropolis')} \n area tinos blue \n gone penthesilea \n player blue gold 9 metropolis plain"
    assert "lead undead-troop" not in hades_turn("hades", text).legal
