"""C3: which gods are there in a cycle, and in which order."""

import pytest

import cyclades
from tests.story import NO_CLASSIC_CARDS, Story, classic, gods_open_to

COLOURS = ("red", "blue", "green", "yellow", "black")
ALL_FOUR = {"poseidon", "ares", "zeus", "athena"}


def gods_drawn(text: str, players: int, out: int = 0) -> Story:
    """A cycle at the drawing of its gods; the last players may be out."""
    lost = [f"player {colour} eliminated" for colour in COLOURS[players - out : players]]
    return classic("\n".join(["cycle 5", NO_CLASSIC_CARDS, text, *lost, "phase gods"]), players)


def next_gods(story: Story) -> Story:
    """On to the gods of the next cycle, with everybody on Apollo and the first creatures that come."""
    cycle = story.number("cycle")
    for _ in range(20):
        if story.number("cycle") > cycle and story.question == "PlaceGod":
            return story
        story.play("bid apollo 0" if story.question == "Offer" else story.legal[0])
    raise AssertionError("the cycle does not come to its end")


def possible(story: Story) -> set[str]:
    """The gods that may be drawn now, all with the same chance."""
    assert story.question == "PlaceGod"
    assert set(story.game.stack[-1].raw_outcomes(story.game).weights) == {1}
    return {words.removeprefix("draw ") for words in story.legal}


def draw(story: Story, *gods: str, of: set[str]) -> None:
    """Draw gods at random out of some: each of those left is possible every time."""
    left = set(of)
    for god in gods:
        assert possible(story) == left
        story.play(f"draw {god}")
        left.remove(god)


@pytest.mark.rule("C3.1")
@pytest.mark.parametrize(
    "players, out, face_up",
    [(3, 0, 2), (4, 0, 3), (5, 0, 4), (3, 1, 2), (4, 1, 2), (4, 2, 2), (5, 1, 3), (5, 2, 2), (5, 3, 2)],
)
def test_one_god_less_is_face_up_than_there_are_pawns_but_at_least_two(players: int, out: int, face_up: int) -> None:
    story = gods_drawn("", players, out)
    order = ["zeus", "poseidon", "athena", "ares"][:face_up]
    draw(story, *order, of=ALL_FOUR)
    assert story.gods == [*order, *[None] * (4 - face_up)]
    assert gods_open_to(story) == {*order, "apollo"}


@pytest.mark.rule("C3.1")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_apollo_is_there_in_every_cycle_and_comes_last(players: int) -> None:
    story = classic("phase start", players)
    for cycle in range(1, 6):
        while story.question != "Offer":
            story.play(story.legal[0])
        assert story.number("cycle") == cycle
        assert "bid apollo 0" in story.legal
        story.play("bid apollo 0")
        god = story.gods[0]
        assert god is not None
        story.play(f"bid {god} 1")
        story.play(*["bid apollo 0"] * (players - 2))
        assert story.game.question.about["god"] == god  # although its player came later
        while story.number("cycle") == cycle:
            story.play(story.game.default.notation)


@pytest.mark.rule("C3.2")
@pytest.mark.parametrize(
    "players, up, down", [(3, "zeus ares", "poseidon athena"), (4, "zeus ares poseidon", "athena")]
)
def test_a_god_face_down_takes_no_offering(players: int, up: str, down: str) -> None:
    hidden = down.split()
    text = f"cycle 3\ngods {up} {' '.join('-' for _ in hidden)}\n{NO_CLASSIC_CARDS}\nphase offerings"
    story = classic(text, players)
    assert gods_open_to(story) == {*up.split(), "apollo"}
    for god in hidden:
        assert story.refuses(f"bid {god} 1")
    for _ in range(players - 1):
        story.play("bid apollo 0")
        assert gods_open_to(story) == {*up.split(), "apollo"}


@pytest.mark.rule("C3.2")
def test_a_god_face_down_grants_nothing() -> None:
    story = classic(
        f"""
        cycle 3
        {NO_CLASSIC_CARDS}
        gods zeus ares - -
        area andros red troops 1
        area tinos blue troops 1
        area naxos green troops 1
        phase offerings
        """
    )
    story.play("bid zeus 1, bid ares 1, bid apollo 0")
    turns = [(event["faction"], event["god"]) for event in story.happened("turn-begun")]
    assert story.refuses("recruit fleet")
    assert story.refuses("recruit philosopher")
    story.play("recruit priest, end")
    turns += [(event["faction"], event["god"]) for event in story.happened("turn-begun")]
    story.play("recruit troop, at tinos, end")
    turns += [(event["faction"], event["god"]) for event in story.happened("turn-begun")]
    assert turns == [("red", "zeus"), ("blue", "ares"), ("green", "apollo")]
    assert story.number("cycle") == 4


@pytest.mark.rule("C3.3")
def test_with_five_players_all_four_gods_are_drawn_anew_in_every_cycle() -> None:
    story = classic("phase start", players=5)
    for order in ("zeus ares poseidon athena", "zeus athena ares poseidon", "poseidon ares zeus athena"):
        draw(next_gods(story), *order.split(), of=ALL_FOUR)
        assert story.gods == order.split()
        assert gods_open_to(story) == {*ALL_FOUR, "apollo"}


@pytest.mark.rule("C3.4")
def test_e18_with_four_players_the_god_face_down_comes_first() -> None:
    story = next_gods(classic("phase start", players=4))
    draw(story, "ares", "zeus", "athena", of=ALL_FOUR)
    assert story.gods == ["ares", "zeus", "athena", None]  # Poseidon is face down
    for first, second, third in (
        ("poseidon", "athena", "ares"),  # and then Zeus
        ("zeus", "poseidon", "ares"),  # and then Athena
        ("athena", "zeus", "poseidon"),
        ("ares", "athena", "zeus"),
    ):
        next_gods(story)
        assert possible(story) == {first}
        story.play(f"draw {first}")
        draw(story, second, third, of=ALL_FOUR - {first})
        assert story.gods == [first, second, third, None]
        assert gods_open_to(story) == {first, second, third, "apollo"}


@pytest.mark.rule("C3.5", "C3.6")
def test_e18_with_three_players_there_are_two_pairs_and_then_a_new_draw() -> None:
    story = classic("phase start")
    for one, other in (
        ("ares zeus", "poseidon athena"),
        ("zeus ares", "athena poseidon"),
        ("athena zeus", "ares poseidon"),
    ):
        draw(next_gods(story), *one.split(), of=ALL_FOUR)
        assert story.gods == [*one.split(), None, None]
        assert gods_open_to(story) == {*one.split(), "apollo"}
        draw(next_gods(story), *other.split(), of=set(other.split()))
        assert story.gods == [*other.split(), None, None]
        assert gods_open_to(story) == {*other.split(), "apollo"}


@pytest.mark.rule("C3.5", "C3.8")
@pytest.mark.parametrize("order", ["zeus athena", "athena zeus"])
def test_the_two_gods_that_lay_face_down_come_in_either_order(order: str) -> None:
    story = gods_drawn("gods poseidon ares - -\nfield waiting 1", players=3)
    draw(story, *order.split(), of={"zeus", "athena"})
    assert story.gods == [*order.split(), None, None]


@pytest.mark.rule("C3.7")
@pytest.mark.parametrize("out", [1, 2])
def test_from_four_pawns_to_three_or_two_the_god_that_waits_comes_with_one_of_the_others(out: int) -> None:
    story = gods_drawn("gods zeus ares poseidon -\nfield waiting 1", 4, out)
    assert possible(story) == {"athena"}
    story.play("draw athena")
    draw(story, "ares", of={"zeus", "ares", "poseidon"})
    assert story.gods == ["athena", "ares", None, None]
    draw(next_gods(story), "zeus", "poseidon", of={"zeus", "poseidon"})  # the two left are a pair
    assert story.gods == ["zeus", "poseidon", None, None]
    draw(next_gods(story), "zeus", "ares", of=ALL_FOUR)  # and then all are drawn anew
    assert story.gods == ["zeus", "ares", None, None]


@pytest.mark.rule("C3.7")
def test_from_five_pawns_to_four_no_god_waits() -> None:
    story = gods_drawn("gods zeus ares poseidon athena", players=5, out=1)
    draw(story, "ares", "zeus", "athena", of=ALL_FOUR)
    assert story.gods == ["ares", "zeus", "athena", None]
    next_gods(story)
    assert possible(story) == {"poseidon"}  # from now on as with four players


@pytest.mark.rule("C3.7")
def test_from_five_pawns_to_three_two_pairs_are_made() -> None:
    story = gods_drawn("gods zeus ares poseidon athena", players=5, out=2)
    draw(story, "ares", "zeus", of=ALL_FOUR)
    draw(next_gods(story), "poseidon", "athena", of={"poseidon", "athena"})
    assert possible(next_gods(story)) == ALL_FOUR


@pytest.mark.rule("C3.7")
def test_from_three_pawns_to_two_nothing_changes() -> None:
    story = gods_drawn("gods zeus ares - -\nfield waiting 1", players=3, out=1)
    draw(story, "poseidon", "athena", of={"poseidon", "athena"})
    draw(next_gods(story), "athena", "zeus", of=ALL_FOUR)
    draw(next_gods(story), "ares", "poseidon", of={"ares", "poseidon"})
    assert gods_open_to(story) == {"ares", "poseidon", "apollo"}


@pytest.mark.rule("C3.7")
def test_only_the_players_left_make_offerings() -> None:
    story = gods_drawn("gods zeus ares poseidon -\nfield waiting 1", players=4, out=1).play("draw athena, draw ares")
    asked = []
    for _ in range(3):
        assert story.question == "Offer"
        asked.append(story.asked)
        story.play("bid apollo 0")
    assert asked == ["red", "blue", "green"]
    assert story.question != "Offer"


@pytest.mark.rule("C3.8")
@pytest.mark.parametrize("players, hidden", [(3, 2), (4, 1)])
def test_nobody_knows_the_order_of_the_gods_face_down(players: int, hidden: int) -> None:
    story = next_gods(classic("phase start", players))
    up = ["zeus", "ares", "poseidon"][: players - 1]
    draw(story, *up, of=ALL_FOUR)
    assert story.row("god_at")[-hidden:] == [-1] * hidden  # not even the engine
    for viewer in (None, *range(players)):
        assert story.game.view(viewer)["state"]["god_at"] == story.row("god_at")
    line = next(line for line in cyclades.write_position(story.game).splitlines() if line.startswith("gods"))
    assert line.split()[1:] == [*up, *["-"] * hidden]
    assert possible(next_gods(story)) == ALL_FOUR - set(up)  # but which they are is plain
