"""M10: the Great Temple of Zeus. The deck: Chimera, Giant, Kraken, Pegasus, Polyphemus, Sylph."""

import pytest

import cyclades
from cyclades.engine.decks import DECK, DISCARD
from tests.story import Story, classic, classic_track, classic_turn

TEMPLE = "great-temple-of-zeus"


def turns(creatures: str, red: str = "zeus", blue: str = "ares", more: str = "", cycle: int = 3) -> Story:
    """The actions of a cycle begin, Zeus before Ares; red has the Great Temple of Zeus on Kea."""
    up = sorted((god for god in (red, blue) if god != "apollo"), reverse=True)
    up += [god for god in ("athena", "poseidon") if god not in up][: 2 - len(up)]
    bids = [f"offering {who} {god} {int(god != 'apollo')}" for who, god in (("red", red), ("blue", blue))]
    lines = [f"cycle {cycle}", f"gods {' '.join(up)} - -", "player red gold 9", "player blue gold 9", *bids]
    lines += ["area kea red", "area syros red", "area naxos blue", f"creatures {creatures}", more]
    lines += [f"field monument {TEMPLE} kea", "phase actions"]
    return classic("\n".join(lines), monuments=TEMPLE)


@pytest.mark.rule("M10.1")
@pytest.mark.parametrize("other, asked", [("temple", True), ("", False), ("university", False), ("metropolis", False)])
def test_it_needs_two_temples(other: str, asked: bool) -> None:
    story = classic_turn("zeus", f"area syros red {other} \n area tinos red", monuments=TEMPLE)
    story.play("build temple, at tinos")
    assert (story.question == "OfferMonument") is asked


@pytest.mark.rule("M10.2", "C2.4", "C2.5")
def test_when_a_turn_of_its_owner_begins_the_track_moves_on() -> None:
    story = turns("giant - sylph")
    assert (story.question, classic_track(story)) == ("Draw", [None, None, "giant"])
    assert story.place("sylph") == DISCARD
    story.play("draw kraken")
    assert classic_track(story) == ["kraken", None, "giant"]  # the dearest empty slot first
    story.play("draw pegasus")
    assert classic_track(story) == ["kraken", "pegasus", "giant"]
    assert (story.asked, story.question) == ("red", "PaidActions")
    assert "buy kraken" in story.legal


@pytest.mark.rule("M10.2")
def test_a_full_track_loses_its_last_card_and_gets_one() -> None:
    story = turns("giant kraken sylph")
    assert classic_track(story) == [None, "giant", "kraken"]
    story.play("draw pegasus")
    assert (classic_track(story), story.question) == (["pegasus", "giant", "kraken"], "PaidActions")


@pytest.mark.rule("M10.2", "M1.12")
def test_in_the_turns_of_others_nothing_moves() -> None:
    story = turns("giant kraken sylph", red="ares", blue="zeus")
    assert (story.asked, classic_track(story)) == ("blue", ["giant", "kraken", "sylph"])
    story.play("recruit priest", "end")
    assert (story.question, classic_track(story)) == ("Draw", [None, "giant", "kraken"])


@pytest.mark.rule("M10.2")
def test_with_apollo_too() -> None:
    story = turns("giant kraken sylph", red="apollo").play("recruit troop, at naxos", "end")
    assert (story.question, classic_track(story)) == ("Draw", [None, "giant", "kraken"])
    story.play("draw pegasus")
    assert (story.asked, story.question, story.place("sylph")) == ("red", "PlaceProsperity", DISCARD)


@pytest.mark.rule("M10.2")
def test_before_a_monument_is_offered() -> None:
    story = turns(
        "- - -", more="area tinos red temple 2 \n area paros red port \n field monument_open temple-of-poseidon 1"
    )
    assert story.question == "Draw"
    story.play("draw giant, draw kraken, draw sylph")
    assert (story.question, story.game.question.about["monument"]) == ("OfferMonument", "temple-of-poseidon")


@pytest.mark.rule("M10.3")
def test_it_is_compulsory_and_nobody_is_asked() -> None:
    story = turns("giant kraken sylph").play("draw pegasus")
    assert (story.question, story.place("sylph"), story.game.undoable) == ("PaidActions", DISCARD, 0)


@pytest.mark.rule("M10.2", "C2.6")
def test_an_empty_deck_is_made_anew_with_the_card_just_discarded() -> None:
    story = turns("giant kraken sylph", more="discard pegasus \n gone chimera polyphemus")
    assert story.legal == ["draw pegasus", "draw sylph"]
    story = turns("giant kraken sylph", more="gone chimera polyphemus pegasus")
    assert (story.question, story.legal) == ("Draw", ["draw sylph"])
    story = turns("giant - -", more="gone chimera polyphemus pegasus kraken sylph")
    assert (story.question, classic_track(story)) == ("PaidActions", [None, None, "giant"])  # nothing to draw


@pytest.mark.rule("M10.2", "C14.7", "C18.39")
def test_an_unsold_chimera_shuffles_before_new_cards_are_revealed() -> None:
    story = turns("giant kraken chimera", more="discard pegasus sylph")
    assert [story.place(card) for card in ("chimera", "pegasus", "sylph", "polyphemus")] == [DECK] * 4
    assert story.legal == ["draw chimera", "draw pegasus", "draw sylph", "draw polyphemus"]


@pytest.mark.rule("M10.4", "C18.40")
def test_figures_that_leave_then_leave_before_it() -> None:
    text = "creature polyphemus red at tinos since 2 \n gone chimera pegasus"
    story = turns("giant kraken sylph", more=text)
    assert (story.card_at("polyphemus"), story.place("polyphemus")) == (None, DECK)
    assert story.legal == ["draw sylph", "draw polyphemus"]  # it is in the new deck already


@pytest.mark.rule("M10.4", "C14.23")
def test_the_events_are_told_in_that_order() -> None:
    story = turns("giant kraken sylph", more="creature polyphemus red at tinos since 2")
    kinds = [event["event"] for event in story.game.seen(None)]
    assert kinds.index("creature-left") < kinds.index("monument-used") < kinds.index("card-discarded")


@pytest.mark.rule("M10.5")
@pytest.mark.parametrize("cycle, before", [(1, "giant - -"), (2, "kraken giant -")])
def test_all_three_slots_are_filled_in_the_first_two_cycles_too(cycle: int, before: str) -> None:
    story = turns(before, cycle=cycle)
    while story.question == "Draw":
        story.play(story.legal[-1])
    track = classic_track(story)
    assert (None not in track, track[2]) == (True, "giant")


@pytest.mark.rule("M10.6")
@pytest.mark.parametrize("second", ["athena", "apollo"])
def test_with_two_players_it_happens_in_both_turns_of_its_owner(second: str) -> None:
    other = "apollo" if second == "athena" else "athena"
    text = f"""
        cycle 3
        gods zeus ares athena -
        offering red-1 zeus 1
        offering red-2 {second} {int(second == "athena")}
        offering blue-1 ares 1
        offering blue-2 {other} {int(other == "athena")}
        area kea red
        area naxos blue
        creatures giant kraken sylph
        field monument {TEMPLE} kea
        phase actions
        """
    story = classic(text, 2, monuments=TEMPLE)
    assert classic_track(story) == [None, "giant", "kraken"]
    story.play("draw pegasus", "recruit priest", "end", "recruit troop, at naxos", "end")
    if second == "apollo":
        story.play("recruit philosopher", "end")
    assert (story.question, classic_track(story)) == ("Draw", [None, "pegasus", "giant"])


@pytest.mark.rule("M10.7", "M1.3")
def test_not_in_the_turn_in_which_it_is_built() -> None:
    text = "area syros red temple \n area naxos blue \n creatures giant kraken sylph"
    story = classic_turn("zeus", text, monuments=TEMPLE).play("build temple, at syros", "at syros")
    assert (story.question, classic_track(story)) == ("PaidActions", ["giant", "kraken", "sylph"])


@pytest.mark.rule("M10.7", "M1.4")
def test_nor_when_it_is_built_at_the_beginning_of_a_turn() -> None:
    story = turns("giant kraken sylph", more="area tinos red temple 2")
    assert story.question == "Draw"
    text = "cycle 3\ngods zeus ares - -\noffering red zeus 1\narea tinos red temple 2\narea naxos blue"
    story = classic(f"{text}\ncreatures giant kraken sylph\nphase actions", monuments=TEMPLE)
    story.play("at tinos")
    assert (story.question, classic_track(story)) == ("PaidActions", ["giant", "kraken", "sylph"])


@pytest.mark.rule("M10.7", "M1.12")
def test_whoever_takes_it_has_it_from_the_next_turn_on_and_the_former_owner_no_more() -> None:
    text = f"""
        cycle 3
        gods ares zeus - -
        player red gold 9
        offering red ares 1
        offering blue zeus 1
        area delos red troops 1
        area h1 red fleets 1
        area kea blue
        area naxos blue
        creatures giant kraken sylph
        field monument {TEMPLE} kea
        phase actions ares paid
        """
    story = classic(text, monuments=TEMPLE).play("move, from delos, to kea")
    assert (story.question, classic_track(story)) == ("PaidActions", ["giant", "kraken", "sylph"])
    story.play("end")
    assert (story.asked, classic_track(story)) == ("blue", ["giant", "kraken", "sylph"])
    story = classic(text, monuments=TEMPLE).play("end")
    assert (story.question, classic_track(story)) == ("Draw", [None, "giant", "kraken"])


def first_cycle(bought: str = "") -> Story:
    """Red, alone with a god, has had all three slots filled in the first cycle, and bought something or not."""
    story = turns("giant - -", cycle=1, blue="apollo", more="offering green apollo 0")
    story.play("draw pegasus, draw sylph", "recruit priest")
    assert classic_track(story) == ["pegasus", "sylph", "giant"]
    return story.play(*([bought] if bought else []), "end")


@pytest.mark.rule("M10.8", "C2.3")
def test_a_second_cycle_that_begins_with_three_cards() -> None:
    story = first_cycle()
    assert (story.number("cycle"), classic_track(story)) == (2, ["pegasus", "sylph", None])
    assert (story.place("giant"), story.question) == (DISCARD, "PlaceGod")  # nothing new is revealed


@pytest.mark.rule("M10.8", "C2.3")
@pytest.mark.parametrize(
    "bought, after, new",
    [("buy giant", ["pegasus", "sylph", None], 0), ("buy pegasus", [None, "sylph", None], 1)],
)
def test_or_with_a_gap(bought: str, after: list[str | None], new: int) -> None:
    story = first_cycle(bought)
    assert (classic_track(story), story.place("giant")) == (after, DISCARD)
    for _ in range(new):
        story.play(story.legal[0])
    assert (story.question, classic_track(story)[2]) == ("PlaceGod", None)


@pytest.mark.rule("M10.5")
@pytest.mark.parametrize("cycle, before", [(1, "giant - -"), (2, "kraken giant -")])
def test_a_position_of_the_first_two_cycles_can_be_read_again(cycle: int, before: str) -> None:
    story = turns(before, cycle=cycle)
    while story.question == "Draw":
        story.play(story.legal[-1])
    text = cyclades.write_position(story.game)
    assert cyclades.read_position(text, ask_chance=True).same_state(story.game)


@pytest.mark.rule("M10.2", "M10.5")
def test_it_is_kept_by_record_and_views() -> None:
    game = turns("giant - sylph").play("draw kraken, draw pegasus").game
    assert cyclades.load(game.record()).same_state(game)
    for viewer in (0, 1, 2):
        imagined = cyclades.imagine(game.view(viewer), seed=1)
        assert imagined.view(viewer)["state"]["place"] == game.view(viewer)["state"]["place"]
