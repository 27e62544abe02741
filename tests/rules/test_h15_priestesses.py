"""H15: priestesses."""

import pytest

from cyclades.engine.decks import DISCARD, HELD
from tests.hades import hades, hades_turn
from tests.hades_heroes import hero
from tests.story import Story, rivals

HOME = "area andros red troops 2 \n area kea blue \n area milos green \n area f5 red fleets 1"
FIGURES = ["chiron", "medusa", "minotaur", "cerberus"]


def turn(
    figures: str, red: str = "gold 9 priestesses 1", god: str = "ares", favour: str = "-", last: bool = False
) -> Story:
    """Red's turn begins, in cycle 4; each of the figures stands since a cycle."""
    gods = ["zeus" if god != "zeus" else "ares", god] if last else [god, "zeus" if god != "zeus" else "ares"]
    if god == "apollo":
        gods = ["zeus", "ares"]
    lines = [f"creature {words}" for words in figures.split(", ")]
    head = f"cycle 4 \n gods {' '.join(gods)} - - \n player red {red} \n offering red {god} {int(god != 'apollo')}"
    tile = f"track favours {favour}" if favour != "-" else ""
    return hades("\n".join([head, HOME, tile, *lines, "phase actions"]))


def number(story: Story, colour: str = "red") -> int:
    return story.number("priestesses", colour)


def state(story: Story, figure: str) -> tuple[str | None, int]:
    return story.card_at(figure), story.place(figure)


@pytest.mark.rule("H15.1")
def test_everybody_sees_how_many_a_player_has() -> None:
    story = turn("chiron red at andros since 3", "gold 9 priestesses 3")
    for player in (None, 0, 1, 2):
        assert story.game.view(player)["state"]["priestesses"] == [3, 0, 0]


# -- keeping a figure ------------------------------------------------------------------------------------------------


@pytest.mark.rule("H15.2")
@pytest.mark.parametrize("figure", FIGURES)
def test_for_a_priestess_a_figure_stays_that_was_to_leave(figure: str) -> None:
    story = turn(f"{figure} red at andros since 3")
    assert (story.asked, story.question, story.legal) == (
        "red",
        "FigureLeaves",
        [f"release {figure}", f"keep {figure}"],
    )
    story.play(f"keep {figure}")
    assert (state(story, figure), number(story), story.number("priestesses_left")) == (("andros", HELD), 0, 16)
    assert (story.question, story.gold("red")) == ("PaidActions", 9)


@pytest.mark.rule("H15.2")
def test_one_on_an_island_of_somebody_else_too() -> None:
    story = turn("polyphemus red at kea since 3").play("keep polyphemus")
    assert state(story, "polyphemus") == ("kea", HELD)


@pytest.mark.rule("H15.2")
def test_its_owner_may_let_it_go() -> None:
    story = turn("chiron red at andros since 3").play("release chiron")
    assert (state(story, "chiron"), number(story), story.question) == ((None, DISCARD), 1, "PaidActions")


@pytest.mark.rule("H15.2")
def test_without_one_it_leaves_without_a_question() -> None:
    story = turn("chiron red at andros since 3", "gold 9 priests 3")
    assert (state(story, "chiron"), story.question) == ((None, DISCARD), "PaidActions")


@pytest.mark.rule("H15.2")
def test_each_figure_needs_a_priestess_of_its_own() -> None:
    figures = "chiron red at andros since 3, medusa red at kea since 3, cerberus red at milos since 2"
    story = turn(figures, "gold 9 priestesses 2")
    assert story.legal == ["release chiron", "keep chiron"]
    story.play("keep chiron", "release medusa")
    assert story.legal == ["release cerberus", "keep cerberus"]
    story.play("keep cerberus")
    assert (number(story), state(story, "medusa")) == (0, (None, DISCARD))
    story = turn(figures, "gold 9 priestesses 1").play("keep chiron")
    assert story.question == "PaidActions"  # nobody is left for the other two
    assert [state(story, figure) for figure in ("medusa", "cerberus")] == [(None, DISCARD)] * 2


@pytest.mark.rule("H15.2")
def test_it_is_no_question_for_figures_of_others_or_of_this_cycle() -> None:
    story = turn("chiron blue at andros since 3, medusa red at kea since 4", "gold 9 priestesses 2")
    assert (story.question, number(story)) == ("PaidActions", 2)
    assert [story.card_at(figure) for figure in ("chiron", "medusa")] == ["andros", "kea"]


@pytest.mark.rule("H15.2")
def test_a_priestess_of_somebody_else_does_not_help() -> None:
    head = (
        "cycle 4 \n gods ares zeus - - \n player red gold 1 \n player blue gold 1 priestesses 3 \n offering red ares 1"
    )
    story = hades(f"{head} \n {HOME} \n creature chiron red at andros since 3 \n phase actions")
    assert (state(story, "chiron"), number(story, "blue")) == ((None, DISCARD), 3)


@pytest.mark.rule("H15.2")
def test_everybody_is_told() -> None:
    story = turn("chiron red at andros since 3").play("keep chiron")
    assert [(event["faction"], event["card"]) for event in story.happened("creature-kept")] == [("red", "chiron")]


@pytest.mark.rule("H15.3")
def test_it_stays_to_its_owners_turn_of_the_next_cycle_and_may_be_kept_again() -> None:
    story = turn("medusa red at andros since 3", "gold 20 priestesses 2").play("keep medusa")
    assert story.number("acquired", "medusa") == 4
    next_cycle(story)
    assert (story.number("cycle"), story.card_at("medusa")) == (5, "andros")
    assert (story.asked, story.legal) == ("red", ["release medusa", "keep medusa"])
    assert number(story.play("keep medusa")) == 0
    next_cycle(story)
    assert (story.number("cycle"), state(story, "medusa")) == (6, (None, DISCARD))


def next_cycle(story: Story) -> None:
    """Everybody ends its turn, and red is the next player to act."""
    cycle = story.number("cycle")
    while story.number("cycle") == cycle or story.question not in ("FigureLeaves", "PaidActions"):
        words = story.legal[-1]
        if story.question == "Offer":
            gods = [legal for legal in story.legal if legal.endswith(" 1")]
            words = gods[0] if story.asked == "red" else "bid apollo 0"
        elif story.question == "HadesRoll":
            words = "roll 0"
        elif "end" not in story.legal and story.question == "PaidActions":
            words = story.legal[0]
        story.play(words)


@pytest.mark.rule("H15.3")
def test_medusa_kept_still_holds_everybody() -> None:
    story = turn("medusa red at andros since 3").play("keep medusa")
    assert story.refuses("move")


@pytest.mark.rule("H15.3", "H19.8")
def test_in_the_second_turn_of_that_cycle_it_is_not_asked_about_again() -> None:
    text = """
        cycle 4
        gods zeus athena ares -
        player red gold 9 priestesses 2
        offering red-1 zeus 1
        offering red-2 athena 1
        offering blue-1 ares 1
        offering blue-2 apollo 0
        area andros red
        area kea blue
        creature chiron red at andros since 3
        phase actions
        """
    story = hades(text, 2).play("keep chiron", "recruit priest", "end")
    assert (story.asked, story.question, number(story), story.card_at("chiron")) == ("red", "PaidActions", 1, "andros")


@pytest.mark.rule("H15.4")
def test_with_apollo_too() -> None:
    story = turn("chiron red at andros since 3", god="apollo")
    assert (story.asked, story.question) == ("red", "FigureLeaves")
    story.play("keep chiron")
    assert (number(story), story.card_at("chiron"), story.gold("red")) == (0, "andros", 9 + 4)


@pytest.mark.rule("H15.5")
@pytest.mark.parametrize("since, stays", [(3, False), (4, True)])
def test_the_priestess_of_the_favour_comes_too_late(since: int, stays: bool) -> None:
    story = turn(f"chiron red at andros since {since}", "gold 9", favour="aphrodite", last=True)
    assert (number(story), story.question) == (1, "PaidActions")
    assert (story.card_at("chiron") is not None) is stays


@pytest.mark.rule("H15.6")
def test_she_does_not_keep_a_figure_that_meets_another() -> None:
    text = f"{HOME} \n creature chiron red at andros since 3 \n creatures - - medusa"
    story = hades_turn("zeus", text, "gold 9 priestesses 3").play("buy medusa, at andros")
    assert (state(story, "chiron"), state(story, "medusa"), number(story)) == ((None, DISCARD), (None, DISCARD), 3)


@pytest.mark.rule("H15.6")
def test_nor_one_that_artemis_arrows_hit() -> None:
    text = f"""
        {rivals("zeus", "ares")}
        player green gold 0 priestesses 3
        {HOME}
        creature chiron green at milos since 3
        card artemis-arrows red since 2
        phase actions zeus paid
        """
    story = hades(text).play("play artemis-arrows")
    if story.question != "PaidActions":
        story.play(next(words for words in story.legal if "chiron" in words or "milos" in words))
    assert (state(story, "chiron"), number(story, "green"), story.asked) == ((None, DISCARD), 3, "red")


# -- what she is not -------------------------------------------------------------------------------------------------


@pytest.mark.rule("H15.7")
def test_she_lowers_no_offering() -> None:
    for red, least in (("gold 3 priestesses 2", 3), ("gold 3 priests 2", 5)):
        story = hades(f"cycle 3 \n gods zeus ares - - \n player red {red} \n {HOME} \n phase offerings red")
        assert max(int(words.split()[2]) for words in story.legal) == least
    head = "cycle 3 \n gods zeus ares - - \n player red gold 9 priestesses 2 \n offering red zeus 4"
    story = hades(f"{head} \n offering blue ares 1 \n offering green apollo 0 \n {HOME} \n phase payment")
    assert story.gold("red") == 5


@pytest.mark.rule("H15.7")
def test_the_dryad_does_not_take_her() -> None:
    text = f"player blue gold 0 priestesses 2 \n player green gold 0 priests 1 \n {HOME} \n creatures - - dryad"
    story = hades_turn("zeus", text).play("buy dryad")
    assert story.legal == ["decline", "rob green"]
    story.play("rob green")
    assert (story.number("priests", "red"), number(story), number(story, "blue")) == (1, 0, 2)


@pytest.mark.rule("H15.7")
def test_the_sphinx_does_not_buy_her() -> None:
    text = f"{HOME} \n creatures - - sphinx"
    story = hades_turn("zeus", text, "gold 9 priestesses 3 priests 1").play("buy sphinx")
    assert "sell priest" in story.legal
    assert story.refuses("sell priestess")


@pytest.mark.rule("H15.7")
def test_hector_does_not_exchange_her() -> None:
    for red, allowed in (("gold 0 priestesses 5", False), ("gold 0 priests 2", True)):
        story = hades_turn("zeus", f"{HOME} \n {hero('hector', at='andros')}", red)
        assert ("sacrifice hector" in story.legal) is allowed


@pytest.mark.rule("H15.7")
@pytest.mark.parametrize("people, allowed", [("priestesses 3", False), ("priests 1", True)])
def test_nor_does_artemis(people: str, allowed: bool) -> None:
    story = hades_turn("zeus", HOME, f"gold 9 {people}", favour="artemis", last=True)
    assert ("play artemis" in story.legal) is allowed


@pytest.mark.rule("H15.7")
def test_she_is_no_priest_to_recruit() -> None:
    assert "recruit priestess" not in hades_turn("zeus", HOME, paid=False).legal


@pytest.mark.rule("H15.8")
def test_with_none_left_none_is_gained() -> None:
    for blue, gained in ((15, 1), (16, 0)):
        head = f"cycle 3 \n gods ares zeus - - \n player red gold 9 \n player blue gold 0 priestesses {blue}"
        story = hades(f"{head} \n offering red zeus 1 \n {HOME} \n track favours aphrodite \n phase actions")
        assert (story.asked, number(story)) == ("red", gained)
        assert story.number("priestesses_left") == 16 - blue - gained


@pytest.mark.rule("H15.8")
def test_a_used_one_may_be_gained_again() -> None:
    head = "cycle 4 \n gods ares zeus - - \n player red gold 9 priestesses 1 \n player blue gold 0 priestesses 15"
    text = f"{HOME} \n creature chiron red at andros since 3 \n track favours aphrodite"
    story = hades(f"{head} \n offering red zeus 1 \n {text} \n phase actions").play("keep chiron")
    assert (number(story), story.number("priestesses_left"), story.question) == (1, 0, "PaidActions")
