"""R1: Ancient Ruins, from the choice of the expansion to the two tokens on the board."""

import pytest

import cyclades
from cyclades import SetupError, new
from tests.story import Story, classic

OPENED = "great-temple-of-zeus"


def paying(lands: str, apollo: str = "green", cycle: int = 1, players: int = 3) -> Story:
    """All offerings are made and about to be paid; `apollo` says who is there, the first first."""
    colours = [colour for colour in ("red", "blue", "green")[:players] if colour not in apollo.split()]
    bids = [f"offering {colour} {god} 1" for colour, god in zip(colours, ("zeus", "ares"), strict=False)]
    bids += [f"offering {colour} apollo 0" for colour in apollo.split()]
    lines = [f"cycle {cycle}", "gods zeus ares - -", *bids, lands, "phase payment"]
    return classic("\n".join(lines), players, monuments=OPENED, ruins=True)


START = "area andros red \n area syros red \n area tinos blue \n area delos blue \n area naxos green \n"


# -- the expansion ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("R1.1")
def test_it_needs_monuments_and_says_so() -> None:
    with pytest.raises(SetupError) as refused:
        new("classic", 3, expansions=["ruins"])
    assert "expected 'monuments' together with 'ruins', which needs it" in str(refused.value)
    assert new("classic", 3, expansions=["ruins", "monuments"], seed=1).rules.expansions == ["monuments", "ruins"]


@pytest.mark.rule("R1.1")
def test_without_the_expansion_there_are_no_ruins() -> None:
    bids = "offering red zeus 1 \n offering blue ares 1 \n offering green apollo 0"
    story = classic(f"cycle 1\ngods zeus ares - -\n{bids}\n{START}\nphase payment", monuments=OPENED)
    assert (story.asked, story.question) == ("red", "PaidActions")
    assert "ruin" not in story.game.rules.f.by_name


@pytest.mark.rule("R1.1", "M1.2")
def test_with_ruins_as_many_monuments_are_open_as_without() -> None:
    for players in (2, 3, 4, 5):
        game = new("classic", players, expansions=["monuments", "ruins"], seed=5)
        state = game.view(None)["state"]
        assert sum(state["monument_open"]) == players
        assert (state["ruin"], state["ruin_monument"]) == ([-1, -1], [-1, -1])


# -- the tokens ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("R1.2")
def test_whoever_was_first_on_apollo_puts_two_tokens_on_islands_that_nobody_controls() -> None:
    story = paying(START + "area kea green")
    assert (story.asked, story.question) == ("green", "PlaceRuin")
    assert story.legal == ["at paros", "at milos"]
    story.play("at milos")
    assert (story.value("ruin", "1"), story.value("ruin", "2")) == ("milos", "paros")  # the only one left
    found = [{"event": "ruin-placed", "faction": "green", "area": land} for land in ("milos", "paros")]
    assert story.happened("ruin-placed") == found
    assert (story.asked, story.question) == ("red", "PaidActions")


@pytest.mark.rule("R1.2")
def test_the_two_islands_are_different() -> None:
    story = paying(START)
    assert story.legal == ["at paros", "at milos", "at kea"]
    story.play("at milos")
    assert (story.asked, story.legal) == ("green", ["at paros", "at kea"])
    assert story.refuses("at milos")
    story.play("at kea")
    assert [story.value("ruin", ruin) for ruin in ("1", "2")] == ["milos", "kea"]


@pytest.mark.rule("R1.2")
@pytest.mark.parametrize("apollo", ["green blue", "blue green", "blue red green"])
def test_of_several_on_apollo_the_first(apollo: str) -> None:
    assert paying(START, apollo).asked == apollo.split()[0]


@pytest.mark.rule("R1.2")
def test_the_offerings_are_paid_before_it() -> None:
    story = paying(START)
    assert [story.gold(colour) for colour in ("red", "blue", "green")] == [4, 4, 5]
    assert story.question == "PlaceRuin"


@pytest.mark.rule("R1.2")
@pytest.mark.parametrize("cycle", [2, 3])
def test_only_in_the_first_cycle(cycle: int) -> None:
    story = paying(START, cycle=cycle)
    assert (story.asked, story.question, story.value("ruin", "1")) == ("red", "PaidActions", None)


@pytest.mark.rule("R1.3")
@pytest.mark.parametrize(
    "more, tokens",
    [
        ("area kea green \n area paros blue", ["milos", None]),
        ("area kea green \n area paros blue \n area milos red", [None, None]),
    ],
)
def test_of_fewer_islands_as_many_get_a_token_as_there_are(more: str, tokens: list[str | None]) -> None:
    story = paying(START + more)
    assert [story.value("ruin", ruin) for ruin in ("1", "2")] == tokens
    assert (story.asked, story.question) == ("red", "PaidActions")


@pytest.mark.rule("R1.4", "C17.1")
@pytest.mark.parametrize("players", [2, 3])
def test_a_preliminary_round_places_no_tokens(players: int) -> None:
    """The first cycle that follows it does."""
    game = new("classic", players, expansions=["monuments", "ruins"], options={"start": "free"}, seed=2)
    asked = []
    while game.question.kind != "PaidActions":
        [cycle] = game.view(None)["state"]["cycle"]
        if game.question.kind == "PlaceRuin":
            asked.append(cycle)
        assert cycle == 1 or game.view(None)["state"]["ruin"] == [-1, -1]
        bids = [action for action in game.actions if action.notation.startswith("bid apollo")]
        game.play(bids[0] if bids and cycle == 0 else game.actions[0])
    assert {*asked} == {1}
    assert -1 not in game.view(None)["state"]["ruin"]


@pytest.mark.rule("R1.13", "C16.8")
@pytest.mark.parametrize("first, second", [("blue-2", "red-1"), ("red-1", "blue-2"), ("blue-2", "blue-1")])
def test_with_two_players_the_first_pawn_on_apollo_decides(first: str, second: str) -> None:
    pawns = [pawn for pawn in ("red-1", "red-2", "blue-1", "blue-2") if pawn not in (first, second)]
    bids = [f"offering {pawn} {god} 1" for pawn, god in zip(pawns, ("zeus", "ares"), strict=True)]
    bids += [f"offering {first} apollo 0", f"offering {second} apollo 0"]
    text = "\n".join(
        ["cycle 1", "gods zeus ares athena -", *bids, "area andros red", "area tinos blue", "phase payment"]
    )
    story = classic(text, 2, monuments=OPENED, ruins=True)
    assert (story.question, story.asked) == ("PlaceRuin", first.split("-")[0])


@pytest.mark.rule("R1.2")
def test_placing_may_be_taken_back_and_is_kept_by_record_view_and_position() -> None:
    story = paying(START).play("at milos")
    assert story.game.undoable == 1
    again = cyclades.read_position(cyclades.write_position(story.game), ask_chance=True)
    assert [action.notation for action in again.actions] == story.legal
    assert again.same_state(story.game)
    story.play("at kea")
    assert cyclades.load(story.game.record()).same_state(story.game)
    ruins = story.game.view(None)["state"]["ruin"]
    for viewer in (0, 1, 2):
        assert story.game.view(viewer)["state"]["ruin"] == ruins
        assert cyclades.imagine(story.game.view(viewer), seed=1).view(None)["state"]["ruin"] == ruins
    story.game.undo(2)
    assert (story.question, story.value("ruin", "1"), len(story.legal)) == ("PlaceRuin", None, 3)
