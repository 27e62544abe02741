"""L12: the Giant of the Legendary Edition."""

import pytest

from cyclades.engine.decks import DISCARD
from tests.story import Story, team_turn, turn

LANDS = """
    area delos red
    area paros red
    area syros blue
    creatures - - - giant
    """


def before(text: str, god: str = "athena") -> Story:
    """Red, with land areas Delos and Paros, may buy the Giant."""
    return turn(god, f"{LANDS} {text}")


def giant(text: str, god: str = "athena") -> Story:
    """Red has bought the Giant for 2 GP."""
    return before(text, god).play("buy giant")


def mercenaries(story: Story, *lands: str) -> list[int]:
    """How many mercenaries stand in land areas."""
    return [story.number("mercenaries", land) for land in lands]


@pytest.mark.rule("L12.37")
def test_the_giant_takes_all_mercenaries_of_one_opponents_area_and_places_them_one_by_one() -> None:
    story = giant("area naxos blue mercenaries 3 \n area kea green mercenaries 2")
    assert (story.asked, story.legal) == ("red", ["decline", "from naxos", "from kea"])
    story.play("from naxos")
    for area in ("delos", "paros", "delos"):
        assert (story.asked, story.legal) == ("red", ["to delos", "to paros"])
        story.play(f"to {area}")
    assert story.question == "PaidActions"
    assert mercenaries(story, "delos", "paros", "naxos", "kea") == [2, 1, 0, 2]
    assert story.number("mercenaries_left") == 15 - 5
    assert story.place("giant") == DISCARD
    stolen = {"event": "stolen", "faction": "red", "unit": "mercenary", "loser": "blue", "number": 3}
    assert story.happened("stolen") == [stolen]
    assert [event["area"] for event in story.happened("unit-placed")] == ["delos", "paros", "delos"]


@pytest.mark.rule("L12.37")
def test_all_of_them_may_join_others_in_one_area() -> None:
    text = LANDS.replace("delos red", "delos red mercenaries 1 troops 1")
    story = turn("athena", f"{text} \n area naxos blue mercenaries 2").play("buy giant, from naxos, to delos, to delos")
    assert (mercenaries(story, "delos", "paros"), story.troops("delos")) == ([3, 0], 1)


@pytest.mark.rule("L12.37")
def test_with_one_own_area_there_is_nothing_to_choose() -> None:
    text = "area delos red \n area naxos blue mercenaries 3 \n area syros blue \n creatures - - - giant"
    story = turn("athena", text).play("buy giant, from naxos")
    assert story.question == "PaidActions"
    assert mercenaries(story, "delos", "naxos") == [3, 0]


@pytest.mark.rule("L12.37")
def test_they_go_on_no_area_of_anybody_else() -> None:
    story = giant("area naxos blue mercenaries 1 \n area west red fleets 1").play("from naxos")
    for area in ("naxos", "syros", "kea", "west"):
        assert story.refuses(f"to {area}")


@pytest.mark.rule("L12.37", "L10.1")
def test_the_new_mercenaries_fight_for_red_at_once() -> None:
    story = giant("area naxos blue troops 1 mercenaries 2", god="ares").play("from naxos, to delos, to delos")
    story.play("move, from delos, to naxos, take 2", "roll 1, roll 0")
    assert (story.owner("naxos"), mercenaries(story, "naxos")) == ("red", [2])


@pytest.mark.rule("L12.37", "L12.5")
def test_the_theft_may_be_declined() -> None:
    story = giant("area naxos blue mercenaries 2").play("decline")
    assert mercenaries(story, "naxos", "delos") == [2, 0]
    assert story.place("giant") == DISCARD
    assert story.happened("effect-missed") == [{"event": "effect-missed", "faction": "red", "card": "giant"}]


@pytest.mark.rule("L12.38")
def test_the_giant_takes_neither_troops_nor_heroes_nor_the_minotaur() -> None:
    units = "troops 2 mercenaries 1 \n hero ajax blue at naxos since 1 \n creature minotaur blue at naxos since 1"
    story = giant(f"area naxos blue {units}").play("from naxos, to delos")
    assert (mercenaries(story, "naxos", "delos"), story.troops("naxos"), story.troops("delos")) == ([0, 1], 2, 0)
    assert (story.card_at("ajax"), story.card_at("minotaur")) == ("naxos", "naxos")
    assert (story.value("card_owner", "ajax"), story.value("card_owner", "minotaur")) == ("blue", "blue")


@pytest.mark.rule("L12.38", "L12.27", "L12.5")
@pytest.mark.parametrize(
    "text",
    [
        "area naxos blue troops 3",
        "area naxos blue \n hero ajax blue at naxos since 1",
        "area naxos red mercenaries 2",
        "area naxos blue \n creature minotaur blue at naxos since 1",
    ],
    ids=["troops", "a hero", "own mercenaries", "the Minotaur"],
)
def test_if_no_opponent_has_a_mercenary_he_does_nothing(text: str) -> None:
    story = before(text)
    assert story.game.question.useless == ("buy giant",)
    story.play("buy giant")
    assert (story.question, story.place("giant"), story.gold("red")) == ("PaidActions", DISCARD, 7)
    assert len(story.happened("effect-missed")) == 1


@pytest.mark.rule("L12.37", "L12.27")
def test_a_single_mercenary_is_enough() -> None:
    assert before("area naxos blue mercenaries 1").game.question.useless == ()


@pytest.mark.rule("L19.66")
def test_an_area_that_the_giant_empties_stays_its_players() -> None:
    story = giant("area naxos blue mercenaries 2", god="ares").play("from naxos, to delos, to paros")
    assert (story.owner("naxos"), story.number("lands", "blue")) == ("blue", 2)
    assert story.number("priestesses", "red") == 0  # Naxos has not changed hands
    story.play("move, from delos, to naxos")  # nobody defends it
    assert (story.owner("naxos"), story.happened("battle-begun")) == ("red", [])


@pytest.mark.rule("L19.67", "L19.97")
def test_a_last_area_that_the_giant_empties_is_not_lost() -> None:
    story = giant("area kea green mercenaries 1", god="ares").play("from kea, to delos")
    assert (story.owner("kea"), story.number("alive", "green"), story.number("ending")) == ("green", 1, 0)
    assert story.happened("eliminated") == []


TEAMS = "area delos red \n area naxos blue {} \n area kea green {} \n area thira yellow {} \n creatures - - - giant"


@pytest.mark.rule("L19.68", "L12.26", "L12.37")
def test_nothing_is_taken_from_a_teammate_nor_given_to_one() -> None:
    text = TEAMS.format("mercenaries 3", "mercenaries 1", "mercenaries 2")
    story = team_turn("athena", text).play("buy giant")
    assert story.legal == ["decline", "from kea", "from thira"]
    story.play("from thira")  # Delos is red's only area
    assert mercenaries(story, "delos", "naxos", "thira") == [2, 3, 0]
    story = team_turn("athena", TEAMS.format("mercenaries 3", "", "troops 2"))
    assert story.game.question.useless == ("buy giant",)


@pytest.mark.rule("L12.26", "L18.8")
def test_nor_from_ones_own_other_faction() -> None:
    text = TEAMS.format("mercenaries 3", "mercenaries 1", "")
    assert turn("athena", text, players=2).play("buy giant").legal == ["decline", "from kea"]
    text = TEAMS.format("mercenaries 3", "", "")
    assert turn("athena", text, players=2).game.question.useless == ("buy giant",)
