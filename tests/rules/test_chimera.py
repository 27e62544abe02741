"""L12: the Chimera of the Legendary Edition, and how she meets the piles."""

import pytest

from cyclades.engine.decks import BEING_PLAYED, DECK, DISCARD, GONE, HELD
from tests.story import Story, turn

HOME = """
    area delos red troops 1
    area naxos blue troops 2
    area syros blue
    """
REST = ["graeae", "harpy", "sphinx", "kraken", "minotaur"]


def before(text: str, god: str = "athena") -> Story:
    """Red may buy the Chimera, and no other creature."""
    return turn(god, f"{HOME} {text} \n creatures - - - chimera")


def chimera(text: str) -> Story:
    """Red, with Athena, has bought the Chimera for 2 GP of 9."""
    return before(text).play("buy chimera")


def cards_at(story: Story, place: int) -> list[str]:
    """The creatures of the small deck, and the Chimera, at a place."""
    return [card for card in ["chimera", *REST] if story.place(card) == place]


def cards_told(story: Story) -> list[str]:
    """What everybody saw of cards since the last question."""
    told = [f"{e['event']} {e.get('card', '')}".strip() for e in story.game.seen(None)]
    return [
        words for words in told if words.split()[0] in ("creature-used", "card-discarded", "shuffled", "effect-missed")
    ]


# -- calling ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("L12.30")
def test_the_chimera_plays_a_creature_of_the_discard_pile_free() -> None:
    story = chimera("discard harpy kraken")
    assert (story.asked, story.legal) == ("red", ["decline", "play harpy", "play kraken"])
    for card in ("graeae", "chimera"):  # in the deck, and in no pile
        assert story.refuses(f"play {card}")
    story.play("play harpy, at naxos")
    assert (story.troops("naxos"), story.gold("red")) == (1, 9 - 2)
    assert story.question == "PaidActions"


@pytest.mark.rule("L12.30", "L7.7")
def test_a_chimera_seen_with_zeus_calls_for_1_gold() -> None:
    story = turn("zeus", f"{HOME} discard harpy \n top chimera known red").play("peek, play chimera")
    assert story.legal == ["decline", "play harpy"]
    story.play("play harpy, at naxos")
    assert (story.gold("red"), story.troops("naxos")) == (9 - 1, 1)
    assert cards_at(story, DECK) == ["chimera", *REST]


@pytest.mark.rule("L12.31", "L12.27", "L12.5", "L12.33")
def test_while_the_pile_is_empty_she_does_nothing_and_is_shuffled_in_all_the_same() -> None:
    story = before("")
    assert story.game.question.useless == ("buy chimera",)
    story.play("buy chimera")
    assert story.question == "PaidActions"
    assert cards_told(story) == ["creature-used chimera", "effect-missed chimera", "card-discarded chimera", "shuffled"]
    assert (story.place("chimera"), story.gold("red")) == (DECK, 9 - 2)


@pytest.mark.rule("L12.31", "L12.27", "L12.33", "L7.7")
def test_so_it_is_with_a_chimera_seen_with_zeus() -> None:
    story = turn("zeus", f"{HOME} top chimera known red").play("peek")
    assert story.game.question.useless == ("play chimera",)
    story.play("play chimera")
    assert cards_told(story) == ["creature-used chimera", "effect-missed chimera", "card-discarded chimera", "shuffled"]
    assert (story.place("chimera"), story.gold("red")) == (DECK, 9 - 1)


@pytest.mark.rule("L12.31", "L19.61", "L12.27")
def test_dead_heroes_make_no_pile_for_her() -> None:
    assert before("discard ajax").game.question.useless == ("buy chimera",)
    assert before("discard harpy").game.question.useless == ()


@pytest.mark.rule("L19.61")
def test_she_calls_no_hero_no_creature_on_the_board_and_none_out_of_the_game() -> None:
    board = "creature kraken blue at far since 1 \n hero hector blue at syros since 1"
    story = chimera(f"discard ajax harpy \n gone minotaur \n {board}")
    assert story.legal == ["decline", "play harpy"]
    for card in ("ajax", "hector", "kraken", "minotaur"):
        assert story.refuses(f"play {card}")


@pytest.mark.rule("L19.61", "L14.4")
def test_she_calls_no_creature_of_an_eliminated_player() -> None:
    lands = "area delos red metropolis gold metropolis fleets \n area naxos red troops 2"
    last = "area thira blue metropolis troops \n area syros green"
    kraken = "creature kraken blue at far since 1 \n creatures - - - chimera \n discard harpy"
    story = turn("ares", f"{lands} \n {last} \n area south red fleets 1 \n {kraken}")
    story.play("move, from naxos, to thira, take 2")
    assert story.place("kraken") == GONE  # blue is out
    assert story.play("buy chimera").legal == ["decline", "play harpy"]


# -- the order of the piles ------------------------------------------------------------------------------------------


@pytest.mark.rule("L12.32")
def test_the_called_card_is_discarded_first_and_the_chimera_after_it() -> None:
    story = chimera("discard graeae harpy")
    assert story.place("chimera") == BEING_PLAYED  # in no pile
    story.play("play graeae")
    told = [
        "creature-used chimera",
        "creature-used graeae",
        "card-discarded graeae",
        "card-discarded chimera",
        "shuffled",
    ]
    assert cards_told(story) == told


@pytest.mark.rule("L12.32")
def test_while_the_called_creature_acts_both_are_in_no_pile() -> None:
    story = chimera("discard harpy kraken").play("play harpy")
    assert (cards_at(story, BEING_PLAYED), cards_at(story, DISCARD)) == (["chimera", "harpy"], ["kraken"])
    story.play("at naxos")
    assert cards_at(story, DECK) == ["chimera", *REST]


@pytest.mark.rule("L12.32", "L12.33")
def test_a_battle_that_the_called_pegasus_begins_comes_before_the_shuffle() -> None:
    story = chimera("discard pegasus kraken").play("play pegasus, from delos, to naxos")
    assert story.question == "Roll"
    assert (cards_at(story, BEING_PLAYED), story.place("kraken")) == (["chimera"], DISCARD)
    story.play("roll 0, roll 3")
    assert (cards_at(story, DECK), story.place("pegasus")) == (["chimera", *REST], DECK)


@pytest.mark.rule("L12.33")
def test_pile_and_deck_are_shuffled_together_with_the_chimera() -> None:
    story = chimera("discard graeae harpy kraken").play("play graeae")
    assert cards_at(story, DECK) == ["chimera", *REST]
    assert cards_at(story, DISCARD) == []


@pytest.mark.rule("L12.33", "L12.5")
def test_declined_she_shuffles_too() -> None:
    story = chimera("discard graeae harpy").play("decline")
    assert cards_told(story) == ["creature-used chimera", "effect-missed chimera", "card-discarded chimera", "shuffled"]
    assert cards_at(story, DECK) == ["chimera", *REST]


@pytest.mark.rule("L12.33", "L2.5")
def test_other_cards_that_reach_the_pile_do_not_shuffle() -> None:
    story = turn("athena", f"{HOME} discard harpy \n creatures - - chimera graeae").play("buy graeae")
    assert story.happened("shuffled") == []
    assert cards_at(story, DISCARD) == ["graeae", "harpy"]


@pytest.mark.rule("L12.33")
def test_heroes_are_not_shuffled_in() -> None:
    story = chimera("discard graeae ajax \n heroes hector helen").play("play graeae")
    assert story.place("ajax") == DISCARD


@pytest.mark.rule("L19.60", "L12.33")
def test_thrown_away_at_initialization_she_shuffles_before_the_slots_are_filled() -> None:
    story = before("discard harpy kraken \n heroes ajax hector").play("end")
    assert cards_told(story) == ["card-discarded chimera", "shuffled"]
    assert story.legal == [f"draw {card}" for card in ("chimera", *REST)]
    story.play("draw chimera, draw harpy, draw kraken, draw sphinx")  # she may come back at once
    assert [story.place(card) for card in ("chimera", "harpy", "kraken", "sphinx")] == [10, 11, 12, 13]


@pytest.mark.rule("L19.60")
def test_on_a_dearer_slot_she_only_slides_down() -> None:
    story = turn("athena", f"{HOME} discard harpy \n creatures - - chimera - \n heroes ajax hector").play("end")
    assert story.place("chimera") == 13
    assert cards_told(story) == []
    assert "draw harpy" not in story.legal


# -- what she calls --------------------------------------------------------------------------------------------------


@pytest.mark.rule("L19.57")
def test_the_sphinx_called_draws_without_the_chimera_and_is_shuffled_in_with_her() -> None:
    story = chimera("discard sphinx harpy").play("play sphinx")
    assert story.legal == ["draw graeae", "draw kraken", "draw minotaur"]  # neither the Chimera nor the pile
    story.play("draw graeae, draw kraken, draw minotaur")
    assert story.legal == ["play graeae", "play kraken", "play minotaur"]
    story.play("play graeae")
    told = ["card-discarded kraken", "card-discarded minotaur", "creature-used graeae", "card-discarded graeae"]
    assert cards_told(story) == [*told, "card-discarded sphinx", "card-discarded chimera", "shuffled"]
    assert cards_at(story, DECK) == ["chimera", *REST]
    assert story.gold("red") == 9 - 2 + 1


@pytest.mark.rule("L19.57", "L12.12")
def test_where_the_deck_runs_out_the_sphinx_called_draws_the_pile_but_neither_herself_nor_the_chimera() -> None:
    story = chimera("discard sphinx harpy \n gone kraken minotaur").play("play sphinx", "draw graeae")
    assert story.legal == ["draw harpy"]
    story.play("draw harpy")
    assert story.legal == ["play graeae", "play harpy"]
    for card in ("chimera", "sphinx"):
        assert story.refuses(f"play {card}")


@pytest.mark.rule("L19.58")
def test_the_card_of_a_called_miniature_stays_with_its_owner() -> None:
    story = chimera("discard kraken harpy \n area west blue fleets 1").play("play kraken, at west")
    assert (story.place("kraken"), story.value("card_owner", "kraken")) == (HELD, "red")
    assert (story.card_at("kraken"), story.fleets("west")) == ("west", 0)
    assert cards_at(story, DECK) == ["chimera", "graeae", "harpy", "sphinx", "minotaur"]


@pytest.mark.rule("L19.58", "L19.57")
def test_a_miniature_that_the_called_sphinx_plays_stays_as_well() -> None:
    story = chimera("discard sphinx").play("play sphinx, draw graeae, draw harpy, draw minotaur")
    story.play("play minotaur, at delos")
    assert (story.place("minotaur"), story.card_at("minotaur")) == (HELD, "delos")
    assert cards_at(story, DECK) == ["chimera", "graeae", "harpy", "sphinx", "kraken"]


@pytest.mark.rule("L19.59", "L12.27")
def test_a_called_creature_that_can_do_nothing_is_discarded_without_effect_and_the_chimera_after_it() -> None:
    story = chimera("discard charon harpy")
    assert story.game.question.useless == ("play charon",)  # red has no hero
    story.play("play charon")
    told = [
        "creature-used chimera",
        "creature-used charon",
        "effect-missed charon",
        "card-discarded charon",
        "card-discarded chimera",
        "shuffled",
    ]
    assert cards_told(story) == told
    assert story.place("charon") == DECK


@pytest.mark.rule("L19.59", "L12.5")
def test_so_is_one_that_is_declined() -> None:
    story = chimera("discard kraken").play("play kraken, decline")
    told = [
        "creature-used chimera",
        "creature-used kraken",
        "effect-missed kraken",
        "card-discarded kraken",
        "card-discarded chimera",
        "shuffled",
    ]
    assert cards_told(story) == told
    assert (story.card_at("kraken"), story.place("kraken")) == (None, DECK)


@pytest.mark.rule("L19.62")
def test_a_card_that_somebody_has_looked_at_is_lost_in_the_shuffle() -> None:
    story = turn("zeus", f"{HOME} discard harpy \n creatures - - chimera -").play("peek, draw kraken, decline")
    top = story.game.rules.f.by_name["place"].per.index("kraken")
    assert story.game.view(0)["state"]["place"][top] != DECK
    story.play("buy chimera, play harpy, at naxos")
    assert story.place("kraken") == DECK
    assert story.row("known") == [0] * len(story.row("known"))
    assert story.game.view(0)["state"]["place"] == story.game.view(1)["state"]["place"]


@pytest.mark.rule("L19.62")
def test_after_the_shuffle_every_card_may_be_drawn() -> None:
    story = before("discard harpy \n top kraken known red \n heroes ajax hector").play("end")
    assert story.legal == [f"draw {card}" for card in ("chimera", *REST)]


@pytest.mark.rule("L19.63")
def test_a_called_creature_neither_needs_nor_uses_up_discounts() -> None:
    text = f"{HOME} area kea red temple 1 \n area milos red temple 2 \n discard harpy \n creatures kraken - - chimera"
    story = turn("athena", text).play("buy chimera, play harpy, at naxos")
    assert story.gold("red") == 9  # two of three discounts
    assert story.number("discounts", "red") == 2
    story.play("buy kraken, at far")
    assert story.gold("red") == 9 - (5 - 1)


# -- the Chimera among the cards drawn -------------------------------------------------------------------------------


def sphinx(text: str) -> Story:
    """Red has bought the Sphinx, who has drawn the Chimera first."""
    return turn("athena", f"{HOME} {text} \n top chimera known red \n creatures - - - sphinx").play("buy sphinx")


def drawn(text: str = "") -> Story:
    """The Sphinx has drawn the Chimera, the Graeae and the Harpy; Kraken and Minotaur are in the deck."""
    return sphinx(text).play("draw graeae, draw harpy")


@pytest.mark.rule("L19.55", "L12.33")
def test_the_chimera_not_played_is_discarded_with_the_other_and_all_is_shuffled_before_the_card_is_played() -> None:
    story = drawn().play("play graeae")
    order = [
        "card-discarded chimera",
        "card-discarded harpy",
        "shuffled",
        "creature-used graeae",
        "card-discarded graeae",
        "card-discarded sphinx",
    ]
    assert cards_told(story) == order
    assert [story.place(card) for card in ("chimera", "harpy", "kraken", "minotaur")] == [DECK] * 4
    assert [story.place(card) for card in ("graeae", "sphinx")] == [DISCARD] * 2


@pytest.mark.rule("L19.55")
def test_what_lay_in_the_pile_is_shuffled_in_while_the_chosen_card_acts() -> None:
    story = drawn("discard minotaur").play("play harpy")
    assert story.question == "HarpyAt"
    assert [story.place(card) for card in ("chimera", "graeae", "minotaur")] == [DECK] * 3
    assert (story.place("harpy"), story.place("sphinx")) == (BEING_PLAYED, BEING_PLAYED)


@pytest.mark.rule("L19.56", "L12.27")
def test_the_chimera_played_may_call_one_of_the_two_just_discarded() -> None:
    story = drawn()
    assert story.game.question.useless == ()  # though the pile is still empty
    story.play("play chimera")
    assert story.legal == ["decline", "play graeae", "play harpy"]
    assert story.refuses("play sphinx")  # in no pile
    story.play("play harpy, at naxos")
    order = ["card-discarded harpy", "card-discarded chimera", "shuffled", "card-discarded sphinx"]
    assert cards_told(story)[-4:] == order
    assert [story.place(card) for card in ("chimera", "graeae", "harpy")] == [DECK] * 3
    assert story.place("sphinx") == DISCARD  # alone
    assert (story.troops("naxos"), story.gold("red")) == (1, 7)


@pytest.mark.rule("L19.56")
def test_it_may_call_what_lay_in_the_pile_before_too() -> None:
    story = drawn("discard minotaur").play("play chimera")
    assert story.legal == ["decline", "play graeae", "play harpy", "play minotaur"]
    story.play("decline")
    assert [story.place(card) for card in ("chimera", "graeae", "harpy", "minotaur")] == [DECK] * 4
    assert story.place("sphinx") == DISCARD


@pytest.mark.rule("L19.56", "L12.5")
def test_the_chimera_drawn_alone_finds_nothing_and_is_shuffled_in_before_the_sphinx_is_discarded() -> None:
    story = sphinx("gone graeae harpy kraken minotaur")
    assert story.question == "PaidActions"
    assert story.happened("effect-missed") == [{"event": "effect-missed", "faction": "red", "card": "chimera"}]
    assert (story.place("chimera"), story.place("sphinx")) == (DECK, DISCARD)


@pytest.mark.rule("L19.58", "L19.56")
def test_a_miniature_called_by_the_chimera_drawn_stays_with_its_owner() -> None:
    story = sphinx("").play("draw graeae, draw minotaur", "play chimera, play minotaur, at delos")
    assert (story.place("minotaur"), story.card_at("minotaur")) == (HELD, "delos")
    assert (story.place("chimera"), story.place("graeae"), story.place("sphinx")) == (DECK, DECK, DISCARD)
