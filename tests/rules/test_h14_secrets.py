"""H14: who holds what face down. Pairs of games that differ only in that look alike to everybody else, at every window
and whatever is answered in secret, until an item is played."""

import random

import pytest

import cyclades
from cyclades.engine.decks import HIDDEN
from tests.hades import hades_turn
from tests.hades_items import ITEMS, TABLE, alike, cycle, favoured, holder, land_attack, paid, power, sea_attack
from tests.story import Story
from tools.fuzzing.cases import Finding
from tools.fuzzing.leaks import check_views, compare

WINDOWS = {
    "threat": "zeus-aegis",
    "gods": "palace-on-mount-olympus",
    "order": "aphrodites-belt",
    "paid": "necklace-of-harmony",
    "land": "apollos-arrows",
    "sea": "poseidons-trident",
}
EACH = pytest.mark.parametrize("window", list(WINDOWS))
BATTLES = pytest.mark.parametrize("window", ["land", "sea"])
FLEETING = "option magic_items fleeting"
OTHERS = (0, 2, None)
"""Who must not learn what blue holds: red, green and spectators."""


def at(window: str, held: str, options: str = "") -> Story:
    """Blue is asked at a window, holding these items face down."""
    text = f"hidden blue {' '.join(f'{item} since 2' for item in held.split())}"
    if window == "threat":
        return cycle("threat", text, options=options).play("roll 1, roll 0")
    if window == "gods":
        return cycle("favour", text, options=options).play("draw hestia")
    if window == "order":
        return at("gods", held, options).play("decline")
    if window == "paid":
        return paid(text, options=options)
    return land_attack(text, options) if window == "land" else sea_attack(text, options)


def held_pairs() -> list[tuple[str, str, str]]:
    """A window with two ways to hold items there: the fitting one, others, and two of them."""
    found = []
    for window, fitting in WINDOWS.items():
        other = "pandoras-box" if window != "gods" else "zeus-aegis"
        found += [(window, fitting, other), (window, f"{fitting} artemis-arrows", f"chariot-of-the-sun {other}")]
        found.append((window, "pelops-sceptre", other))
    return found


def play_both(one: Story, other: Story, answers: tuple[str, str] = ("decline", "decline"), most: int = 40) -> int:
    """Both games go on alike, blue answering at the windows as it likes; nobody else can tell them apart. Returns how
    often blue was asked."""
    asked = 0
    for _ in range(most):
        if one.number("cycle") == 4 or one.game.over:
            break
        if one.question == "AskHolder" and one.asked == "blue":
            asked += 1
            for story, answer in ((one, answers[0]), (other, answers[1])):
                story.play(answer if answer in story.legal else "decline")
        elif one.asked is not None or one.question in ("Roll", "RollExtra", "ThreatDie"):
            words = "end" if "end" in one.legal else one.legal[0]
            one.play(words)
            other.play(words)
        else:
            words = next(words for words in one.legal if words in other.legal)  # a card that both may draw
            one.play(words)
            other.play(words)
        alike(one, other, *OTHERS)
    return asked


# -- at the windows ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("H14.2", "H14.9")
@pytest.mark.parametrize("window, one, other", held_pairs())
def test_at_a_window_others_see_no_difference(window: str, one: str, other: str) -> None:
    first, second = at(window, one), at(window, other)
    assert (first.question, first.asked) == ("AskHolder", "blue")
    alike(first, second, *OTHERS)
    with pytest.raises(Finding, match="leak to player 1"):  # blue itself does
        compare(first.game, second.game, 1)
    assert play_both(first, second) >= 1


@pytest.mark.rule("H14.10", "H14.9")
@BATTLES
@pytest.mark.parametrize("held", ["fitting", "other"])
@pytest.mark.parametrize("answer", ["pass battle", "pass turn"])
def test_nobody_else_sees_whether_one_has_declined_once_or_for_longer(window: str, held: str, answer: str) -> None:
    fitting = WINDOWS[window]
    one, other = at(window, fitting), at(window, fitting if held == "fitting" else "pandoras-box")
    assert play_both(one, other, ("decline", answer)) > 1  # in every round that follows
    one, other = at(window, fitting), at(window, "pelops-sceptre")
    assert play_both(one, other, ("pass battle", "pass turn")) > 1


@pytest.mark.rule("H14.10")
@BATTLES
@pytest.mark.parametrize("answer", ["decline", "pass battle", "pass turn"])
def test_the_record_of_others_does_not_tell_what_was_answered(window: str, answer: str) -> None:
    story = at(window, WINDOWS[window]).play(answer)
    assert {story.game.record(player)["actions"][-1] for player in OTHERS} == {"answer ?"}
    assert story.game.record(1)["actions"][-1] == answer
    assert story.game.record()["actions"][-1] == answer
    assert [story.game.view(player)["state"]["silent"][1] for player in OTHERS] == [None, None, None]


@pytest.mark.rule("H14.3")
@EACH
def test_an_item_that_is_played_is_in_the_record_of_everybody(window: str) -> None:
    story = at(window, WINDOWS[window]).play(f"play {WINDOWS[window]}")
    while story.game.draft:
        story.play(story.legal[0])
    for player in (0, 1, 2, None):
        assert f"play {WINDOWS[window]}" in story.game.record(player)["actions"]


@pytest.mark.rule("H14.9")
@pytest.mark.parametrize("window", ["gods", "order"])
def test_while_one_is_choosing_others_do_not_know_that_it_plays(window: str) -> None:
    one, other = at(window, WINDOWS[window]), at(window, "pandoras-box")
    one.play(f"play {WINDOWS[window]}")
    assert one.game.draft == 1
    for player in OTHERS:
        compare(one.game, other.game, player)


@pytest.mark.rule("H14.9", "H14.10")
@BATTLES
def test_both_sides_may_hold_and_pass_and_the_third_sees_nothing(window: str) -> None:
    games = []
    for mine, answer in ((WINDOWS[window], "pass turn"), ("pandoras-box", "decline")):
        text = f"hidden red {mine} since 2 \n hidden blue zeus-aegis since 2"
        games.append((land_attack(text) if window == "land" else sea_attack(text)).play(answer))
    alike(games[0], games[1], 1, 2, None)
    assert games[0].game.undoable == games[1].game.undoable
    assert games[0].game.undoable_by(0) == games[1].game.undoable_by(0) > 0


# -- in turns, and at the end of the cycle ----------------------------------------------------------------------------


@pytest.mark.rule("H14.2", "H14.6")
def test_in_its_own_turn_nothing_shows_what_a_player_could_use() -> None:
    table = f"{TABLE} \n player blue gold 9 priestesses 1"
    one, other = (
        hades_turn("zeus", f"{table} \n hidden red {item} since 2") for item in ("pandoras-box", "zeus-aegis")
    )
    assert ("play pandoras-box" in one.legal, "play pandoras-box" in other.legal) == (True, False)
    alike(one, other, 1, 2, None)
    one.play("play pandoras-box")  # it is choosing whom to rob
    alike_but_for_the_question(one, other, 1, 2, None)
    one.play("rob blue")
    with pytest.raises(Finding, match="leak to player 1"):
        compare(one.game, other.game, 1)


def alike_but_for_the_question(one: Story, other: Story, *players: int | None) -> None:
    for player in players:
        compare(one.game, other.game, player)


@pytest.mark.rule("H14.5", "H14.2")
@pytest.mark.parametrize("options", ["", FLEETING])
@pytest.mark.parametrize("since", [2, 3])
def test_since_when_an_item_is_held_tells_nothing_of_which_it_is(options: str, since: int) -> None:
    texts = [f"{TABLE} \n hidden blue {item} since {since}" for item in ("zeus-aegis", "pandoras-box")]
    one, other = (hades_turn("zeus", text, options=options) for text in texts)
    alike(one, other, *OTHERS)
    one.play("end")
    other.play("end")
    if options and since == 2:  # they are discarded, and everybody sees them
        assert (holder(one, "zeus-aegis"), holder(other, "pandoras-box")) == (("discarded", None), ("discarded", None))
    else:
        alike(one, other, *OTHERS)


# -- Hephaestus -------------------------------------------------------------------------------------------------------

LOOKS = [
    ("zeus-aegis", "pandoras-box", "zeus-aegis"),
    ("zeus-aegis", "pandoras-box", "pandoras-box"),
    ("pandoras-box", "zeus-aegis", "zeus-aegis"),
    ("artemis-arrows", "pelops-sceptre", "artemis-arrows"),
]


@pytest.mark.rule("H16.15", "H14.2")
@pytest.mark.parametrize("look", LOOKS[1:])
@pytest.mark.parametrize("options", ["", FLEETING])
def test_nobody_else_learns_which_items_were_seen_and_which_was_kept(look: tuple[str, ...], options: str) -> None:
    one, other = (power("hephaestus", options=options).play("play hephaestus") for _ in range(2))
    for place, words in enumerate(("draw {}", "draw {}", "play {}")):
        alike(one, other, 1, 2, None)
        one.play(words.format(LOOKS[0][place]))
        other.play(words.format(look[place]))
    alike(one, other, 1, 2, None)
    assert one.game.record(1)["actions"][-3:] == ["draw ?", "draw ?", "answer ?"]
    assert [event["event"] for event in one.game.seen(None)] == ["card-hidden"]
    one.play("end")
    other.play("end")
    alike(one, other, 1, 2, None)


@pytest.mark.rule("H16.16", "H14.2")
def test_nor_which_was_the_only_one_left() -> None:
    games = []
    for item in ("zeus-aegis", "pandoras-box"):
        other = "pandoras-box" if item == "zeus-aegis" else "zeus-aegis"
        gone = " ".join(name for name in ITEMS if name not in (item, other))
        text = f"gone {gone} \n hidden green {other} since 2"
        games.append(power("hephaestus", text).play("play hephaestus", f"draw {item}"))
    alike(games[0], games[1], 1, None)


@pytest.mark.rule("H16.15")
def test_a_look_cannot_be_taken_back() -> None:
    story = power("hephaestus").play("play hephaestus", "draw zeus-aegis")
    assert story.game.undoable == 0
    story.play("draw pandoras-box")
    assert story.game.undoable == 0
    assert story.play("play zeus-aegis").game.undoable == 0


@pytest.mark.rule("H14.1", "H14.2")
def test_an_open_item_that_others_draw_later_is_none_that_is_held() -> None:
    story = favoured("hermes", "hidden blue zeus-aegis since 2 \n hidden green pandoras-box since 2")
    assert story.legal == [f"draw {item}" for item in ITEMS if item not in ("zeus-aegis", "pandoras-box")]
    assert story.game.view(0)["actions"] == story.game.view(None)["actions"] == []


# -- imagined games and positions -------------------------------------------------------------------------------------


@pytest.mark.rule("H14.2")
@EACH
def test_a_game_imagined_by_others_has_as_many_items_face_down_but_any_of_them(window: str) -> None:
    story = at(window, f"{WINDOWS[window]} pandoras-box")
    check_views(story.game, random.Random(1))
    drawn: set[str] = set()
    for seed in range(40):
        game = cyclades.imagine(story.game.view(OTHERS[seed % 3]), seed)
        assert (game.faction, game.question.kind) == ("blue", "AskHolder")
        found = {item for item in ITEMS if place_of(game, item) == HIDDEN - 1}
        assert len(found) == 2
        drawn |= found
    assert drawn == set(ITEMS)
    own = cyclades.imagine(story.game.view(1), 1)
    assert {item for item in ITEMS if place_of(own, item) == HIDDEN - 1} == {WINDOWS[window], "pandoras-box"}


def place_of(game: cyclades.Game, item: str) -> int:
    """Where a card is."""
    return int(game.s[game.f.place + game.rules.f.by_name["place"].per.index(item)])


def imagined_silence(story: Story, player: int | None) -> set[int]:
    """How long blue may be silent, as far as a player knows."""
    seen = set()
    for seed in range(30):
        game = cyclades.imagine(story.game.view(player), seed)
        seen.add(int(game.s[game.rules.f.by_name["silent"].offset + 1]))
    return seen


@pytest.mark.rule("H14.10")
@pytest.mark.parametrize("answer, truth", [("decline", 0), ("pass turn", 1), ("pass battle", 2)])
def test_a_game_imagined_by_others_does_not_know_whether_one_is_silent(answer: str, truth: int) -> None:
    story = at("land", "apollos-arrows").play(answer)
    assert [imagined_silence(story, player) for player in OTHERS] == [{0, 1, 2}] * 3
    assert imagined_silence(story, 1) == {truth}


@pytest.mark.rule("H14.10")
def test_where_nobody_can_be_silent_nobody_is_in_an_imagined_game() -> None:
    story = at("land", "apollos-arrows")
    assert imagined_silence(story, 0) == {0}  # it has not been asked before
    story.play("pass battle", "roll 3, roll 0")
    while story.number("battle_area") >= 0:
        story.play(story.legal[-1] if story.question == "Roll" else story.legal[0])
    assert imagined_silence(story, 0) == {0, 1}  # the battle is over, the turn is not
    story = at("land", "apollos-arrows pandoras-box").play("decline", "roll 0, roll 0")
    while story.question != "AskHolder":
        story.play(story.legal[0])
    assert imagined_silence(story, 0) == {0, 1, 2}
    story.play("play apollos-arrows")
    assert imagined_silence(story, 0) == {0}  # everybody has seen that it is not


@pytest.mark.rule("H14.2", "H14.10")
@BATTLES
@pytest.mark.parametrize("answer", ["decline", "pass battle", "pass turn"])
def test_a_position_keeps_what_is_held_and_said_in_secret(window: str, answer: str) -> None:
    story = at(window, f"{WINDOWS[window]} pandoras-box").play(answer)
    again = cyclades.read_position(cyclades.write_position(story.game), ask_chance=True)
    assert again.same_state(story.game)


@pytest.mark.rule("H14.10")
def test_a_position_in_which_one_is_silent_without_having_been_asked_is_refused() -> None:
    with pytest.raises(cyclades.CycladesError, match="silent"):
        hades_turn("zeus", f"{TABLE} \n field silent blue 2")


@BATTLES
def test_open_gold_does_not_show_who_has_said_that_it_plays_no_item(window: str) -> None:
    one, other = (at(window, "pelops-sceptre", "option open_gold true") for _ in range(2))
    one.play("pass turn")
    other.play("decline")
    for player in OTHERS:
        compare(one.game, other.game, player)
        assert one.game.view(player)["state"]["gold"] == one.row("gold")
    assert one.game.view(1)["state"]["silent"][1] == 1
