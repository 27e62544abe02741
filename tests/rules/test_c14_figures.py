"""C14: all creatures with a figure, how long they stay, and what happens when two of them meet."""

import pytest

from cyclades.engine.decks import DISCARD, GONE, HELD
from tests.story import Story, classic, classic_turn, rivals

FIGURES = ["chiron", "medusa", "minotaur", "polyphemus"]
EACH = pytest.mark.parametrize("figure", FIGURES)


def call(figure: str, text: str, god: str = "athena") -> Story:
    """Red, who has Andros, has bought a figure and is about to place it."""
    return classic_turn(god, f"area andros red troops 2 \n {text} \n creatures - - {figure}").play(f"buy {figure}")


def standing(figure: str, owner: str = "red", at: str = "andros", since: int = 3) -> str:
    return f"creature {figure} {owner} at {at} since {since}"


def owner_of(story: Story, figure: str) -> str | None:
    """Who has the card of a figure."""
    number = story.number("card_owner", figure)
    return None if number < 0 else story.game.rules.factions[number]


def gone(story: Story, *figures: str) -> bool:
    """Whether figures are off the board, and their cards discarded."""
    for figure in figures:
        if (story.card_at(figure), story.place(figure), owner_of(story, figure)) != (None, DISCARD, None):
            return False
    return True


# -- the card --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C14.20")
@EACH
def test_the_card_lies_with_the_player_who_called_it(figure: str) -> None:
    story = call(figure, "area kea blue").play("at andros")
    assert (story.place(figure), owner_of(story, figure), story.card_at(figure)) == (HELD, "red", "andros")
    assert not story.happened("card-discarded")


@pytest.mark.rule("C14.20", "C6.10")
@EACH
def test_the_card_of_a_figure_that_is_not_placed_is_discarded(figure: str) -> None:
    assert gone(call(figure, "area kea blue").play("decline"), figure)


@pytest.mark.rule("C14.20", "C14.11")
def test_the_kraken_alone_is_nobodys_and_its_card_discarded_at_once() -> None:
    story = call("kraken", "area kea blue").play("at f5, stay")
    assert (story.place("kraken"), owner_of(story, "kraken"), story.card_at("kraken")) == (DISCARD, None, "f5")


@pytest.mark.rule("C14.20", "C2.6")
@EACH
def test_the_card_of_a_standing_figure_is_not_shuffled_into_a_new_deck(figure: str) -> None:
    text = f"""
        cycle 4
        gods zeus ares - -
        area andros blue
        {standing(figure, "blue")}
        gone kraken chimera sylph giant {"" if figure == "polyphemus" else "polyphemus"}
        discard pegasus
        phase creatures
        """
    story = classic(text)
    assert story.legal == ["draw pegasus"]
    story.play("draw pegasus")
    assert (story.place(figure), story.question) == (HELD, "PlaceGod")  # no other creature came


# -- how long --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C14.21")
@EACH
@pytest.mark.parametrize("god", ["zeus", "ares", "apollo"])
def test_it_leaves_at_the_beginning_of_its_owners_turn_in_a_later_cycle(figure: str, god: str) -> None:
    blue = "ares" if god == "zeus" else "zeus"
    text = f"""
        cycle 3
        gods zeus ares - -
        offering red {god} {0 if god == "apollo" else 1}
        offering blue {blue} 1
        area andros red
        area tinos red
        area milos blue
        {standing(figure, since=2)}
        phase actions
        """
    story = classic(text)
    if god != "zeus":  # blue's turn comes first
        assert (story.asked, story.card_at(figure)) == ("blue", "andros")
        story.play("recruit priest, end")
    assert story.asked == "red"
    assert gone(story, figure)
    assert story.happened("creature-left") == [{"event": "creature-left", "faction": "red", "card": figure}]


@pytest.mark.rule("C14.21")
@EACH
def test_it_does_not_leave_in_the_cycle_in_which_it_was_called(figure: str) -> None:
    text = f"{rivals('zeus', 'ares')} \n area andros red \n area milos blue \n {standing(figure)} \n phase actions"
    story = classic(text).play("recruit priest, end")
    assert (story.asked, story.card_at(figure), story.place(figure)) == ("blue", "andros", HELD)


@pytest.mark.rule("C14.21")
def test_it_goes_however_many_cycles_are_between() -> None:
    text = f"{rivals('zeus', 'ares')} \n area andros red \n {standing('medusa', since=1)} \n phase actions"
    assert gone(classic(text), "medusa")


@pytest.mark.rule("C14.21")
@EACH
def test_from_calling_to_leaving(figure: str) -> None:
    """Called with Poseidon, it stands until red's next turn, which is the last one of the next cycle."""
    text = "area kea blue \n area naxos green \n offering blue ares 1 \n offering green apollo 0"
    story = call(figure, text, "poseidon").play("at andros", "end", "recruit troop, at kea", "end")
    drawn = iter(["giant", "pegasus", "sylph", "zeus", "athena"])
    while story.question in ("Draw", "PlaceGod"):
        story.play(f"draw {next(drawn)}")
    story.play("bid athena 1", "bid zeus 1", "bid apollo 0")
    for colour, unit in (("blue", "priest"), ("green", "philosopher")):
        assert (story.asked, story.card_at(figure), owner_of(story, figure)) == (colour, "andros", "red")
        story.play(f"recruit {unit}, end")
    assert story.question != "PaidActions"  # the turn with Apollo is over
    assert gone(story, figure)


@pytest.mark.rule("C14.21", "C14.11")
def test_the_kraken_does_not_leave() -> None:
    text = f"{rivals('zeus', 'ares')} \n area andros red \n creature kraken - at f5 \n phase actions"
    assert classic(text).card_at("kraken") == "f5"


@pytest.mark.rule("C14.21", "C12.4")
@EACH
def test_that_of_an_eliminated_player_leaves_the_game(figure: str) -> None:
    """Blue's last island has the Metropolis that wins, so it may be taken."""
    text = f"""
        area tinos red troops 4 metropolis
        area milos blue metropolis
        area naxos green
        {standing(figure, "blue", "milos" if figure == "minotaur" else "kea", 2)}
        creatures - - pegasus
        """
    story = classic_turn("zeus", text).play("buy pegasus, from tinos, to milos, take 4")
    if figure == "minotaur":
        story.play("roll 3, roll 0")
        assert gone(story, figure)  # he fell in battle: his card is discarded like any other
    else:
        assert (story.card_at(figure), story.place(figure)) == (None, GONE)
    assert story.happened("eliminated") == [{"event": "eliminated", "faction": "blue"}]


# -- two players -----------------------------------------------------------------------------------------------------

PAWNS = """
    cycle 3
    gods zeus athena ares -
    player red gold 9
    player blue gold 9
    offering red-1 zeus 1
    offering red-2 athena 1
    offering blue-1 ares 1
    offering blue-2 apollo 0
    area andros red
    area milos blue
    """


@pytest.mark.rule("C14.22", "C16.15")
@EACH
def test_with_two_players_it_stays_in_its_owners_second_turn(figure: str) -> None:
    story = classic(f"{PAWNS} \n creatures - - {figure} \n phase actions", 2)
    story.play("recruit priest", f"buy {figure}, at andros", "end")
    assert (story.asked, story.question) == ("red", "PaidActions")
    assert (story.card_at(figure), story.place(figure)) == ("andros", HELD)
    story.play("recruit philosopher", "end")
    assert (story.asked, story.card_at(figure)) == ("blue", "andros")


@pytest.mark.rule("C14.22", "C14.16")
@EACH
def test_with_two_players_it_leaves_at_the_first_turn_of_the_next_cycle(figure: str) -> None:
    """Whichever of the two turns it was called in."""
    story = classic(f"{PAWNS} \n {standing(figure, since=2)} \n phase actions", 2)
    assert (story.asked, gone(story, figure)) == ("red", True)


@pytest.mark.rule("C14.22", "C14.16")
def test_called_in_the_second_turn_polyphemus_leaves_in_the_first_of_the_next_cycle() -> None:
    story = classic(f"{PAWNS} \n creatures - - polyphemus \n phase actions", 2)
    story.play("recruit priest, end", "recruit philosopher, buy polyphemus, at kea, end", "recruit troop, at milos")
    story.play("end")
    drawn = iter(["giant", "pegasus", "sylph", "poseidon", "zeus", "ares"])
    while story.question in ("Draw", "PlaceGod"):
        story.play(f"draw {next(drawn)}")
    bids = {"red": iter(["apollo 0", "ares 1"]), "blue": iter(["poseidon 1", "zeus 1"])}
    while story.question == "Offer":
        assert story.asked is not None
        story.play(f"bid {next(bids[story.asked])}")
    assert (story.asked, story.card_at("polyphemus")) == ("blue", "kea")
    story.play("recruit fleet, at h3, end", "recruit priest, end")
    assert story.asked == "red"
    assert gone(story, "polyphemus")


# -- before anything else --------------------------------------------------------------------------------------------


@pytest.mark.rule("C14.23")
def test_all_figures_of_a_player_leave_together_and_nobody_elses() -> None:
    text = f"""
        {rivals("zeus", "ares")}
        area andros red
        area milos blue
        {standing("chiron", since=2)}
        {standing("medusa", at="kea", since=2)}
        {standing("polyphemus", at="naxos", since=2)}
        {standing("minotaur", "blue", "milos", 2)}
        phase actions
        """
    story = classic(text)
    assert gone(story, "chiron", "medusa", "polyphemus")
    assert (story.card_at("minotaur"), owner_of(story, "minotaur")) == ("milos", "blue")
    story.play("recruit priest, end")
    assert (story.asked, gone(story, "minotaur")) == ("blue", True)


@pytest.mark.rule("C14.23", "C11.2")
def test_they_leave_before_apollo_gives_anything() -> None:
    text = f"""
        cycle 3
        gods zeus ares - -
        offering red apollo 0
        area andros red
        area kea red
        {standing("medusa", since=2)}
        phase actions
        """
    story = classic(text)
    assert story.question == "PlaceProsperity"
    kinds = [event["event"] for event in story.game.seen(None)]
    assert kinds.index("turn-begun") < kinds.index("creature-left") < kinds.index("gold-received")


@pytest.mark.rule("C14.23", "M1.4")
def test_they_leave_before_a_monument_is_offered() -> None:
    text = f"""
        {rivals("zeus", "ares")}
        area syros red port fortress
        {standing("medusa", at="syros", since=2)}
        phase actions
        """
    story = classic(text, monuments=True)
    assert story.question == "OfferMonument"
    assert gone(story, "medusa")


# -- two on one island -----------------------------------------------------------------------------------------------


MEETINGS = [(a, b, owner) for a in FIGURES for b in FIGURES for owner in ("red", "blue") if a != b]


@pytest.mark.rule("C14.24")
@pytest.mark.parametrize("first, second, owner", MEETINGS)
def test_two_figures_on_an_island_both_leave_whoevers_they_are(first: str, second: str, owner: str) -> None:
    """The Minotaur stands on an island of his own player."""
    island = "milos" if (first, owner) == ("minotaur", "blue") else "andros"
    story = call(second, f"area milos blue troops 1 \n {standing(first, owner, island)}").play(f"at {island}")
    assert gone(story, first, second)
    met = {"event": "creatures-destroyed", "card": second, "other": first, "area": island}
    assert story.happened("creatures-destroyed") == [met]
    assert [event["card"] for event in story.happened("creature-left")] == [second, first]
    assert story.question == "PaidActions"


@pytest.mark.rule("C14.24")
def test_only_those_two_leave() -> None:
    text = f"area milos blue \n {standing('chiron', 'blue', 'milos')} \n {standing('polyphemus', 'green', 'kea')}"
    story = call("medusa", text).play("at milos")
    assert gone(story, "medusa", "chiron")
    assert (story.card_at("polyphemus"), owner_of(story, "polyphemus")) == ("kea", "green")


@pytest.mark.rule("C14.24")
def test_on_different_islands_they_do_not_meet() -> None:
    story = call("medusa", f"area milos blue \n {standing('chiron', 'blue', 'milos')}").play("at naxos")
    assert (story.card_at("medusa"), story.card_at("chiron")) == ("naxos", "milos")
    assert not story.happened("creatures-destroyed")


@pytest.mark.rule("C14.25")
@pytest.mark.parametrize("standing_there, allowed", [("", False), (standing("polyphemus", "blue"), True)])
def test_medusa_that_arrives_where_a_figure_stands_holds_nobody(standing_there: str, allowed: bool) -> None:
    text = f"area andros red troops 2 \n area milos blue \n {standing_there} \n creatures pegasus - medusa"
    story = classic_turn("ares", text).play("buy medusa, at andros", "buy pegasus")
    assert ("from andros" in story.legal) is allowed


@pytest.mark.rule("C14.25")
@pytest.mark.parametrize("standing_there, allowed", [("", False), (standing("medusa", "blue", "naxos"), True)])
def test_chiron_who_arrives_where_a_figure_stands_keeps_nobody_off(standing_there: str, allowed: bool) -> None:
    text = f"area andros red troops 2 \n area naxos blue \n area milos blue \n {standing_there}"
    story = classic_turn("ares", f"{text} \n creatures pegasus - chiron").play("buy chiron, at naxos", "buy pegasus")
    assert ("to naxos" in story.play("from andros").legal) is allowed


@pytest.mark.rule("C14.26")
def test_the_kraken_meets_no_figure() -> None:
    """Placed and swimming around an island with a figure."""
    story = call("kraken", f"area kea blue \n {standing('medusa', 'blue', 'kea')}").play("at h1", "to h2", "stay")
    assert (story.card_at("kraken"), story.card_at("medusa")) == ("h2", "kea")
    assert not story.happened("creatures-destroyed")


@pytest.mark.rule("C14.26")
@pytest.mark.parametrize("figure", ["chiron", "medusa", "polyphemus"])
def test_nor_does_a_figure_meet_the_kraken(figure: str) -> None:
    story = call(figure, "area kea blue \n creature kraken - at h1").play("at kea")
    assert (story.card_at("kraken"), story.card_at(figure)) == ("h1", "kea")


# -- islands change hands --------------------------------------------------------------------------------------------


@pytest.mark.rule("C14.27")
@pytest.mark.parametrize("figure", ["chiron", "medusa", "polyphemus"])
@pytest.mark.parametrize("owner", ["red", "blue", "green"])
def test_it_stays_and_stays_its_owners_when_its_island_is_taken(figure: str, owner: str) -> None:
    """Polyphemus leaves no room for fleets, so red comes by Pegasus, which Chiron bars."""
    text = f"""
        area andros red troops 1
        {"" if figure == "polyphemus" else "area c2 red fleets 1"}
        area naxos blue
        area milos blue
        area kea green
        {standing(figure, owner, "naxos")}
        creatures - - pegasus
        """
    way = "move, from andros, to naxos" if figure == "chiron" else "buy pegasus, from andros, to naxos"
    story = classic_turn("ares", text).play(way)
    assert (story.owner("naxos"), story.card_at(figure)) == ("red", "naxos")
    assert (owner_of(story, figure), story.place(figure)) == (owner, HELD)


@pytest.mark.rule("C14.27", "C14.21")
def test_it_leaves_in_its_owners_turn_not_in_that_of_who_took_its_island() -> None:
    text = f"""
        {rivals("zeus", "ares")}
        area naxos red troops 1
        area milos blue
        {standing("medusa", "blue", "naxos", 2)}
        phase actions
        """
    story = classic(text)
    assert (story.asked, story.card_at("medusa")) == ("red", "naxos")
    story.play("recruit priest, end")
    assert gone(story, "medusa")
