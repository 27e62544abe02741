"""H14: the windows, in which items are played that are not for the own turn."""

import pytest

import cyclades
from tests.hades import hades, hades_turn
from tests.hades_items import ITEMS, TABLE, asked_at, cycle, land_attack, paid, sea_attack
from tests.story import Story

OF_WINDOW = {
    "threat": "zeus-aegis",
    "gods": "palace-on-mount-olympus",
    "order": "aphrodites-belt",
    "paid": "necklace-of-harmony",
    "land": "apollos-arrows",
    "sea": "poseidons-trident",
}
OTHERS = [(window, item) for window in OF_WINDOW for item in ITEMS if item != OF_WINDOW[window]]
EACH = pytest.mark.parametrize("window", list(OF_WINDOW))
NOT_NOW = ["decline", "pass battle", "pass turn"]


def at(window: str, text: str, options: str = "") -> Story:
    """A game at a window; there and in what comes before nobody else is asked for an item."""
    if window == "threat":
        return cycle("threat", text, options=options).play("roll 1, roll 0")
    if window == "gods":
        return cycle("favour", text, options=options).play("draw hestia")
    if window == "order":
        story = at("gods", text, options)
        while story.question == "AskHolder" and story.game.question.about["window"] == 1:
            story.play("decline")
        return story
    if window == "paid":
        return paid(text, options=options)
    return land_attack(text, options) if window == "land" else sea_attack(text, options)


def of_battle(window: str) -> bool:
    return window in ("land", "sea")


def questions(story: Story, most: int = 60) -> list[tuple[str | None, int]]:
    """Who is asked at which windows to the end of the cycle, where nobody does anything but the first thing."""
    found: list[tuple[str | None, int]] = []
    for _ in range(most):
        if story.question == "AskHolder":
            found.append((story.asked, story.game.question.about["window"]))
        if story.number("cycle") == 4:
            break
        story.play("bid apollo 0" if story.question == "Offer" else story.legal[0])
    return found


@pytest.mark.rule("H14.7")
@EACH
def test_the_holder_of_the_open_item_is_asked_at_its_window(window: str) -> None:
    item = OF_WINDOW[window]
    story = at(window, f"card {item} red since 1")
    legal = ["decline", f"play {item}", *NOT_NOW[1:]] if of_battle(window) else ["decline", f"play {item}"]
    assert asked_at(story) == [("red", legal)]


@pytest.mark.rule("H14.7")
@pytest.mark.parametrize("window, item", OTHERS)
def test_the_holder_of_another_open_item_is_not(window: str, item: str) -> None:
    story = at(window, f"card {item} red since 1")
    assert story.question != "AskHolder" or story.game.question.about["window"] != list(OF_WINDOW).index(window)


@pytest.mark.rule("H14.7", "H1.12")
def test_the_windows_of_the_cycle_come_at_their_moments() -> None:
    held = "\n".join(f"card {item} red since 1" for item in OF_WINDOW.values())
    story = cycle("threat", held).play("roll 1, roll 0")
    assert (story.question, story.number("hades_column")) == ("AskHolder", 0)  # the column waits
    story.play("decline")
    assert story.question == "Draw"  # creatures
    while story.question != "AskHolder":
        story.play(story.legal[0])
    gold = story.gold("red")
    assert (story.game.question.about["window"], story.number("open_gods")) == (1, 2)
    assert [favour for favour in ("aphrodite", "artemis") if story.place(favour) == 10] == ["aphrodite"]
    story.play("decline")
    assert (story.game.question.about["window"], story.gold("red")) == (2, gold)  # before the income
    story.play("decline").play(f"bid apollo 0, bid {story.gods[0]} 1, bid {story.gods[1]} 1")
    assert (story.game.question.about["window"], story.gold("blue")) == (3, 7)  # 1 GP for Naxos, 1 GP paid
    assert story.play("decline").question == "PaidActions"


@pytest.mark.rule("H14.7")
def test_each_window_of_the_cycle_is_there_once() -> None:
    held = "\n".join(f"card {item} red since 1" for item in OF_WINDOW.values())
    assert questions(cycle("threat", held)) == [("red", 0), ("red", 1), ("red", 2), ("red", 3)]


@pytest.mark.rule("H14.7")
@pytest.mark.parametrize("window, item", [("land", "apollos-arrows"), ("sea", "poseidons-trident")])
def test_in_battle_before_each_round_and_before_the_dice(window: str, item: str) -> None:
    story = at(window, f"card {item} blue since 1")
    for _ in range(2):
        assert (story.asked, story.question) == ("blue", "AskHolder")
        assert story.play("decline").question == "Roll"
        story.play("roll 3, roll 0")  # blue loses one, and nobody retreats
        while story.question in ("Retreat", "LoseUnit"):
            story.play("stay" if "stay" in story.legal else story.legal[0])


@pytest.mark.rule("H14.7")
def test_on_land_the_trident_is_not_asked_for_and_at_sea_the_arrows_are_not() -> None:
    held = "card poseidons-trident red since 1 \n card apollos-arrows blue since 1"
    assert [who for who, _ in asked_at(land_attack(held))] == ["blue"]
    assert [who for who, _ in asked_at(sea_attack(held))] == ["red"]


# -- who, and in which order ------------------------------------------------------------------------------------------

HIDDEN_ALL = (
    "hidden red pandoras-box since 2 \n hidden blue artemis-arrows since 2 \n hidden green pelops-sceptre since 2"
)


@pytest.mark.rule("H14.8", "H14.9")
@pytest.mark.parametrize("window", ["threat", "gods", "order"])
def test_in_the_windows_of_the_cycle_holders_are_asked_in_turn_order(window: str) -> None:
    assert [who for who, _ in asked_at(at(window, HIDDEN_ALL))] == ["green", "red", "blue"]


@pytest.mark.rule("H14.8", "H14.9")
@pytest.mark.parametrize(
    "gods, order",
    [
        (("ares", "zeus", "apollo"), ["red", "blue", "green"]),
        (("apollo", "zeus", "ares"), ["green", "blue", "red"]),
        (("zeus", "apollo", "ares"), ["green", "red", "blue"]),
        (("apollo", "apollo", "zeus"), ["green", "red", "blue"]),
    ],
)
def test_once_the_offerings_are_paid_the_turn_order_is_that_of_the_gods(
    gods: tuple[str, str, str], order: list[str]
) -> None:
    assert [who for who, _ in asked_at(paid(HIDDEN_ALL, *gods))] == order


@pytest.mark.rule("H14.8")
@pytest.mark.parametrize("window", ["land", "sea"])
def test_before_a_round_only_the_two_sides_are_asked_the_attacker_first(window: str) -> None:
    assert [who for who, _ in asked_at(at(window, HIDDEN_ALL))] == ["red", "blue"]


@pytest.mark.rule("H14.8", "H14.23")
def test_the_attackers_item_is_played_before_the_defender_is_asked() -> None:
    story = land_attack("card apollos-arrows red since 1 \n hidden blue pandoras-box since 2").play(
        "play apollos-arrows"
    )
    assert (story.asked, story.question, story.row("extra_die")) == ("blue", "AskHolder", [1, 0])


@pytest.mark.rule("H14.9")
@EACH
@pytest.mark.parametrize("item", ITEMS)
def test_whoever_holds_an_item_face_down_is_asked_at_every_window(window: str, item: str) -> None:
    story = at(window, f"hidden red {item} since 2")
    assert (story.question, story.asked) == ("AskHolder", "red")
    plays = [words for words in story.legal if words.startswith("play")]
    assert plays == ([f"play {item}"] if item == OF_WINDOW[window] else [])
    assert [words for words in story.legal if words not in plays] == (NOT_NOW if of_battle(window) else ["decline"])


@pytest.mark.rule("H14.9")
@EACH
def test_whoever_holds_none_is_not_asked(window: str) -> None:
    assert at(window, "discard zeus-aegis").question != "AskHolder"


@pytest.mark.rule("H14.9")
def test_after_the_last_face_down_item_is_used_nobody_is_asked() -> None:
    story = land_attack("hidden red apollos-arrows since 2").play("play apollos-arrows", "roll 0, roll 0, roll 0")
    while story.question in ("Retreat", "ChooseLoss", "LoseUnit"):
        story.play("stay" if "stay" in story.legal else story.legal[0])
    assert (story.question, story.asked) == ("Roll", None)


@pytest.mark.rule("H14.9")
def test_in_every_battle_and_round_of_a_whole_game_a_holder_is_asked_alike() -> None:
    asked = []
    for item in ("apollos-arrows", "pandoras-box"):
        story = land_attack(f"hidden blue {item} since 2")
        rounds = 0
        while story.number("battle_area") >= 0:
            rounds += story.question == "AskHolder"
            story.play("decline" if story.question == "AskHolder" else story.legal[0])
        asked.append(rounds)
    assert asked[0] == asked[1] > 1


@pytest.mark.rule("H14.7", "H19.4")
def test_with_two_players_each_is_asked_once_at_a_window() -> None:
    text = "hidden red pandoras-box since 2 \n hidden blue artemis-arrows since 2"
    story = cycle("threat", text, 2, gods="ares zeus poseidon -").play("roll 0, roll 0")
    assert sorted(str(who) for who, _ in asked_at(story)) == ["blue", "red"]


# -- not now, not in this battle, not this turn -----------------------------------------------------------------------


def fought(story: Story) -> Story:
    """The battle goes on to its next window, or to its end, the attacker winning."""
    while story.question != "AskHolder" and story.number("battle_area") >= 0:
        story.play("roll 3" if story.question == "Roll" and story.number("die", "attacker") == 0 else story.legal[0])
    return story


@pytest.mark.rule("H14.10")
@pytest.mark.parametrize("answer, later", [("decline", True), ("pass battle", False), ("pass turn", False)])
def test_in_the_later_rounds_of_the_battle(answer: str, later: bool) -> None:
    story = fought(land_attack("hidden blue apollos-arrows since 2").play(answer))
    assert (story.question, story.asked) == ("AskHolder", "blue")
    assert ("play apollos-arrows" in story.legal) is later
    assert later or story.legal == ["decline"]
    step = story.game.stack[-1]
    standing = step.standing(story.game)  # type: ignore[attr-defined]
    assert (None if standing is None else standing.notation) == (None if later else "decline")


@pytest.mark.rule("H14.10")
@pytest.mark.parametrize("answer", ["pass battle", "pass turn"])
def test_what_was_said_holds_in_every_round_to_come(answer: str) -> None:
    story = land_attack("hidden blue apollos-arrows since 2").play(answer)
    for _ in range(2):
        fought(story)
        assert (story.question, story.asked, story.legal) == ("AskHolder", "blue", ["decline"])
        story.play("decline")


@pytest.mark.rule("H14.10")
@pytest.mark.parametrize("answer, again", [("decline", True), ("pass battle", True), ("pass turn", False)])
def test_in_the_next_battle_of_the_turn(answer: str, again: bool) -> None:
    text = f"{TABLE} \n area e2 red fleets 1 \n area h1 red fleets 1 \n area kea blue troops 1"
    text = text.replace("area kea blue\n", "").replace("area delos red troops 3", "area delos red troops 5")
    text = text.replace("area naxos blue troops 3", "area naxos blue troops 1 \n area tinos blue")
    story = hades_turn("ares", f"{text} \n hidden blue apollos-arrows since 2")
    story.play("move, from delos, to naxos, take 2", answer, "roll 3, roll 0")
    while story.question != "PaidActions":
        story.play(story.legal[0])
    story.play("move, from delos, to kea, take 3")
    assert (story.question, story.asked) == ("AskHolder", "blue")
    assert ("play apollos-arrows" in story.legal) is again


@pytest.mark.rule("H14.10")
@pytest.mark.parametrize("answer", ["decline", "pass battle", "pass turn"])
def test_in_the_next_turn_one_is_free_again(answer: str) -> None:
    text = f"""
        cycle 3
        gods ares hades - -
        field covered_god zeus
        field hades_column 9
        player red gold 9
        player green gold 9
        offering red ares 1
        offering green hades 1
        {TABLE.replace("area milos green troops 2", "area milos green troops 2 undead_troops 2")}
        area e2 red fleets 1
        area f4 green fleets 1
        hidden blue apollos-arrows since 2
        phase actions ares paid
        """
    story = hades(text).play("move, from delos, to naxos, take 1", answer, "roll 0, roll 3", "end")
    assert story.row("silent") == [0, 0, 0]
    story.play("recruit undead-troop, at milos")
    story.play("lead undead-troop, from milos, to naxos")
    while story.question != "AskHolder":
        story.play(story.legal[-1])
    assert (story.asked, "play apollos-arrows" in story.legal) == ("blue", True)


@pytest.mark.rule("H14.10")
def test_nor_does_it_bind_anybody_at_a_window_of_the_next_cycle() -> None:
    text = (
        f"cycle 3 \n gods ares zeus - - \n player red gold 9 \n offering red ares 1 \n {TABLE} \n area e2 red fleets 1"
    )
    story = hades(f"{text} \n hidden blue zeus-aegis since 2 \n phase actions ares paid")
    story.play("move, from delos, to naxos, take 1", "pass turn", "roll 0, roll 3", "end", "roll 1, roll 0")
    assert (story.number("cycle"), story.asked) == (4, "blue")
    story.play("play zeus-aegis")
    assert (story.row("silent"), story.row("silent_high")) == ([0, 0, 0], [0, 0, 0])
    again = cyclades.read_position(cyclades.write_position(story.game), ask_chance=True)
    assert again.same_state(story.game)


@pytest.mark.rule("H14.10")
def test_what_one_side_has_said_does_not_bind_the_other() -> None:
    text = "hidden red apollos-arrows since 2 \n hidden blue pandoras-box since 2"
    story = fought(land_attack(text).play("decline", "pass turn"))
    assert (story.asked, "play apollos-arrows" in story.legal) == ("red", True)
    story.play("decline")
    assert (story.asked, story.legal) == ("blue", ["decline"])


@pytest.mark.rule("H14.10")
@pytest.mark.parametrize("window", ["threat", "gods", "order", "paid"])
def test_in_the_cycle_there_is_only_not_now(window: str) -> None:
    story = at(window, "hidden red pandoras-box since 2")
    assert (story.legal, story.game.stack[-1].standing(story.game)) == (["decline"], None)  # type: ignore[attr-defined]
