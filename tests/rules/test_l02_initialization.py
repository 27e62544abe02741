"""L2: cycle initialization."""

import pytest

from cyclades.engine.decks import DECK, DISCARD, TRACK
from tests.story import NO_CARDS, Story, gods_open_to

FIVE, FOUR, THREE, TWO = TRACK, TRACK + 1, TRACK + 2, TRACK + 3


def initialized(text: str, cycle: int = 2, players: int = 3) -> Story:
    """A position at the beginning of a cycle."""
    return Story(f"cycle {cycle}\ngods zeus ares poseidon hera athena\n{text}\nphase initialization", players)


@pytest.mark.rule("L2.1")
def test_the_first_cycle_has_no_initialization() -> None:
    text = "creatures graeae harpy kraken minotaur\nheroes ajax hector"
    story = initialized(text, cycle=1)
    assert story.question == "Offer"
    assert story.place("minotaur") == TWO
    assert story.place("sphinx") == DECK
    assert story.gods == ["zeus", "ares", "poseidon", "hera", "athena"]
    assert initialized(text, cycle=2).place("minotaur") == DISCARD  # but the second one has


@pytest.mark.rule("L2.2")
def test_empty_slots_of_the_hero_track_are_filled() -> None:
    story = initialized("gone graeae harpy kraken minotaur sphinx\nheroes - ajax")
    assert story.legal == ["draw hector"]
    story.play("draw hector")
    assert (story.place("hector"), story.place("ajax")) == (TRACK, TRACK + 1)


@pytest.mark.rule("L2.2")
def test_the_hero_deck_is_never_made_anew() -> None:
    story = initialized("gone graeae harpy kraken minotaur sphinx\ndiscard hector\nheroes - ajax")
    assert story.question == "Offer"  # nothing is drawn
    assert story.place("hector") == DISCARD
    assert story.place("ajax") == TRACK + 1


@pytest.mark.rule("L2.3", "L2.4")
def test_e4_the_creature_track() -> None:
    """E4: before, X (here the Harpy) on 5, the Chimera on 4, the 3 GP slot bought empty, Charon on 2."""
    story = initialized("creatures harpy chimera - charon\ngone graeae sphinx\nheroes ajax hector")
    assert story.place("charon") == DISCARD
    assert story.place("chimera") == TWO
    assert story.place("harpy") == THREE
    assert sorted(story.legal) == ["draw kraken", "draw minotaur"]
    story.play("draw kraken, draw minotaur")
    assert (story.place("kraken"), story.place("minotaur")) == (FIVE, FOUR)  # the dearest slot first


@pytest.mark.rule("L2.3")
def test_with_the_2_gp_slot_empty_nothing_is_discarded() -> None:
    story = initialized("creatures harpy sphinx graeae -\nheroes ajax hector")
    assert [story.place(card) for card in ("graeae", "sphinx", "harpy")] == [TWO, THREE, FOUR]
    story.play("draw kraken")
    assert story.place("kraken") == FIVE
    assert story.question == "Offer"


@pytest.mark.rule("L2.4")
def test_new_creatures_come_to_the_dearest_empty_slot_first() -> None:
    story = initialized("creatures - - - graeae\nheroes ajax hector").play("draw sphinx")
    assert story.place("sphinx") == FIVE
    story.play("draw harpy, draw minotaur, draw kraken")
    assert [story.place(card) for card in ("sphinx", "harpy", "minotaur", "kraken")] == [FIVE, FOUR, THREE, TWO]


@pytest.mark.rule("L2.5")
def test_an_empty_deck_is_made_anew_from_the_discard_pile_when_a_card_is_drawn() -> None:
    story = initialized("creatures graeae harpy - kraken\ndiscard minotaur sphinx\nheroes ajax hector")
    assert sorted(story.legal) == ["draw kraken", "draw minotaur", "draw sphinx"]  # the Kraken is just discarded
    story.play("draw sphinx, draw kraken")
    assert (story.place("sphinx"), story.place("kraken"), story.place("minotaur")) == (FIVE, FOUR, DECK)


@pytest.mark.rule("L2.5")
def test_the_discard_pile_stays_as_long_as_no_card_is_needed() -> None:
    story = initialized("creatures graeae harpy kraken minotaur\nheroes ajax hector")
    assert story.legal == ["draw sphinx"]  # not the Minotaur, although it lies in the discard pile
    story.play("draw sphinx")  # the last card of the deck
    assert story.place("minotaur") == DISCARD


@pytest.mark.rule("L2.5")
def test_an_empty_deck_is_made_anew_before_it_is_looked_at() -> None:
    story = Story(
        """
        cycle 2
        gods zeus ares poseidon hera athena
        offering red zeus 1
        area delos red troops 1
        creatures graeae harpy kraken -
        discard minotaur sphinx
        phase actions zeus paid
        """
    )
    assert sorted(story.play("peek").legal) == ["draw minotaur", "draw sphinx"]
    story.play("draw minotaur, decline")
    assert story.place("sphinx") == DECK


@pytest.mark.rule("L2.6")
def test_with_no_creature_left_the_slots_stay_empty() -> None:
    story = initialized("creatures - graeae - -\ngone harpy kraken minotaur sphinx\nheroes ajax hector")
    assert story.question == "Offer"
    assert story.place("graeae") == TWO
    assert all(number not in (FIVE, FOUR, THREE) for number in story.row("place")[:5])


@pytest.mark.rule("L2.7")
def test_e3_the_gods_of_four_players() -> None:
    """E3: Zeus, a, b, face down Athena, c becomes a, b, Athena, face down c, Zeus."""
    text = f"cycle 2\ngods zeus ares poseidon athena hera\n{NO_CARDS}\nphase PHASE"
    assert gods_open_to(Story(text.replace("PHASE", "income"), 4)) == {"zeus", "ares", "poseidon", "apollo"}
    story = Story(text.replace("PHASE", "initialization"), 4)
    assert story.gods == ["ares", "poseidon", "athena", "hera", "zeus"]
    assert gods_open_to(story) == {"ares", "poseidon", "athena", "apollo"}


@pytest.mark.rule("L2.7")
@pytest.mark.parametrize(
    "players, before, after",
    [
        (2, "zeus ares poseidon", "ares poseidon hera"),
        (3, "zeus ares", "ares poseidon"),
        (5, "zeus ares poseidon hera", "ares poseidon hera athena"),
        (6, "zeus ares poseidon hera athena", "zeus ares poseidon hera athena"),
    ],
)
def test_e3_the_gods_of_other_numbers_of_players(players: int, before: str, after: str) -> None:
    """E3: with three players a, b, face down c, d, e becomes b, c, face down d, e, a; with five one is face down, with
    six none is, and the gods only go round."""
    text = f"cycle 2\ngods zeus ares poseidon hera athena\n{NO_CARDS}\nphase PHASE"
    assert gods_open_to(Story(text.replace("PHASE", "income"), players)) == {*before.split(), "apollo"}
    story = Story(text.replace("PHASE", "initialization"), players)
    assert story.gods == ["ares", "poseidon", "hera", "athena", "zeus"]
    assert gods_open_to(story) == {*after.split(), "apollo"}
