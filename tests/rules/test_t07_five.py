"""T7, T11: five artifacts win at once, and let a last territory be attacked."""

import pytest

from cyclades.engine.decks import GONE
from tests.story import Story, ranking
from tests.titans_artifacts import (
    ARTIFACTS,
    CADUCEUS,
    CAP,
    CORNUCOPIA,
    LIGHTNING,
    REST,
    SANDALS,
    at,
    ended,
    march,
    titans_turn,
    told,
    where,
    whose,
)

WON = "roll 3, roll 0"
LOST = "roll 0, roll 3"
TIE = "roll 1, roll 1"
FOUR = (SANDALS, CADUCEUS, CAP, LIGHTNING)


def all_at(area: str, artifacts: tuple[str, ...]) -> str:
    """The lines of several artifacts on one territory."""
    return "\n".join(at(artifact, area) for artifact in artifacts)


def with_all(story: Story, *artifacts: str) -> Story:
    """A group takes artifacts along, and not what else stands there; with the Cap it stops where it arrives."""
    while not story.game.over and story.question in ("TakeOnTheWay", "PassOn"):
        card = story.legal[0].split()[-1]
        story.play("stay" if card == "stay" else f"{'with' if card in artifacts else 'without'} {card}")
    return story


# -- T7.15, T7.16: winning -------------------------------------------------------------------------------------------


@pytest.mark.rule("T7.15")
def test_whoever_buys_the_fifth_wins_at_once() -> None:
    text = f"area argos red \n area thebes blue \n {REST} \n {all_at('argos', FOUR)} \n creatures - - {CORNUCOPIA}"
    story = titans_turn("zeus", text).play(f"buy {CORNUCOPIA}")
    assert not story.game.over
    story.play("at argos")
    assert ended(story) == ("artifacts", "red")
    assert told(story, "artifact-bought", "game-ended") == [
        ("artifact-bought", "red", CORNUCOPIA, "argos", 2),
        ("game-ended", 3, "artifacts"),
    ]


@pytest.mark.rule("T7.15")
def test_four_do_not_win() -> None:
    text = f"area argos red \n area thebes blue \n {REST} \n {all_at('argos', FOUR[:3])} \n creatures - - {LIGHTNING}"
    story = titans_turn("zeus", text).play(f"buy {LIGHTNING}, at argos")
    assert (len(whose(story)), ended(story), story.question) == (4, None, "PaidActions")


@pytest.mark.rule("T7.15")
def test_nor_do_five_of_several_players() -> None:
    text = f"area argos red \n area thebes blue \n {REST} \n {all_at('argos', FOUR[:3])} \n {at(LIGHTNING, 'thebes')}"
    story = titans_turn("zeus", f"{text} \n creatures - - {CORNUCOPIA}").play(f"buy {CORNUCOPIA}, at argos")
    assert (len(whose(story)), ended(story)) == (5, None)


@pytest.mark.rule("T7.15")
def test_the_winner_is_first_whatever_the_others_have() -> None:
    text = f"""
        player blue gold 50
        area argos red
        area thebes blue metropolis plain
        {REST}
        {all_at("argos", FOUR)}
        creatures - - {CORNUCOPIA}
        """
    story = titans_turn("zeus", text, "gold 2").play(f"buy {CORNUCOPIA}, at argos")
    assert [(place, colour) for place, colour, _, _ in ranking(story)][:2] == [(1, "red"), (2, "blue")]


@pytest.mark.rule("T7.15", "T7.16")
def test_the_fifth_may_be_conquered() -> None:
    story = march("troops 2", "troops 1", f"{all_at('argos', FOUR)} \n {at(CORNUCOPIA, 'thebes')}")
    with_all(story.play("move, from argos, to thebes, take 2"), SANDALS).play(WON)
    assert ended(story) == ("artifacts", "red")
    assert told(story, "control-taken", "artifact-captured", "game-ended") == [
        ("control-taken", "red", "thebes", "blue"),
        ("artifact-captured", "red", CORNUCOPIA, "blue"),
        ("game-ended", 3, "artifacts"),
    ]


@pytest.mark.rule("T7.16")
def test_so_may_the_last_two_together() -> None:
    story = march("troops 1", "", f"{all_at('argos', FOUR[:3])} \n {all_at('thebes', (LIGHTNING, CORNUCOPIA))}")
    with_all(story.play("move, from argos, to thebes"))
    assert ended(story) == ("artifacts", "red")


def failed_attack(argos: str, thebes: str, carried: str = CAP, more: str = "") -> Story:
    """Red attacks blue, who has four artifacts in Thebes, with the fifth."""
    others = tuple(artifact for artifact in ARTIFACTS if artifact != carried)
    story = march(argos, thebes, f"{all_at('thebes', others)} \n {at(carried, 'argos')} \n {more}")
    return story.play("move, from argos, to thebes")


@pytest.mark.rule("T7.16", "T7.9")
def test_a_failed_attack_may_hand_the_fifth_to_the_defender_in_the_attackers_turn() -> None:
    story = with_all(failed_attack("troops 1", "troops 2", SANDALS), SANDALS).play(LOST)
    assert ended(story) == ("artifacts", "blue")
    assert told(story, "battle-won", "artifact-captured", "game-ended") == [
        ("battle-won", "blue", "thebes"),
        ("artifact-captured", "blue", SANDALS, "red"),
        ("game-ended", 3, "artifacts"),
    ]


@pytest.mark.rule("T7.16", "T7.9")
def test_so_it_is_where_both_sides_die() -> None:
    story = with_all(failed_attack("troops 1", "troops 1", SANDALS), SANDALS).play(TIE)
    assert ended(story) is None  # blue is asked to pay for its troop
    assert ended(story.play("decline")) == ("artifacts", "blue")


@pytest.mark.rule("T7.16", "T7.10")
@pytest.mark.parametrize("answer, end", [("without", ("artifacts", "blue")), ("with", None)])
def test_who_retreats_without_the_fifth_loses_the_game(answer: str, end: tuple[str, str] | None) -> None:
    story = with_all(failed_attack("troops 2", "troops 3", SANDALS).play("take 2"), SANDALS).play(LOST)
    assert ended(story.play("to argos", f"{answer} {SANDALS}")) == end


@pytest.mark.rule("T7.16", "T7.10")
@pytest.mark.parametrize("answer, end", [("without", ("artifacts", "red")), ("with", None)])
def test_so_does_a_defender(answer: str, end: tuple[str, str] | None) -> None:
    text = f"{all_at('argos', FOUR)} \n {at(CORNUCOPIA, 'thebes')} \n area sparta blue"
    story = with_all(march("troops 3", "troops 3", text).play("move, from argos, to thebes, take 3")).play(WON)
    assert ended(story.play("to sparta", f"{answer} {CORNUCOPIA}")) == end


@pytest.mark.rule("T7.16")
def test_the_game_stops_there_before_anything_else_follows() -> None:
    text = f"""
        area argos red troops 1 port 1 temple 1
        area pylos red university 1
        area thebes blue fortress 1
        {REST}
        {all_at("argos", FOUR)}
        {at(CORNUCOPIA, "thebes")}
        """
    story = with_all(titans_turn("ares", text).play("move, from argos, to thebes"))
    assert ended(story) == ("artifacts", "red")
    assert told(story, "metropolis-gained", "eliminated") == []  # though all four kinds of buildings are there
    assert story.buildings("fortress", "thebes") == 1


@pytest.mark.rule("T7.16")
def test_nothing_is_drawn_for_a_ruin_any_more() -> None:
    ruin = "field ruin 1 thebes \n field ruin 2 sparta"
    text = f"area argos red troops 1 \n area thebes blue \n {REST} \n {all_at('argos', FOUR)} \n {ruin}"
    story = titans_turn("ares", f"{text} \n {at(CORNUCOPIA, 'thebes')}", expansions="monuments ruins")
    assert ended(with_all(story.play("move, from argos, to thebes"))) == ("artifacts", "red")


# -- T7.13: elimination, and artifacts out of the game ---------------------------------------------------------------


LAST = """
    area argos red troops 2 metropolis plain
    area thebes blue troops 1 metropolis plain
    area thera yellow
    area lato green
    """


@pytest.mark.rule("T7.13")
def test_artifacts_of_an_eliminated_player_go_to_whoever_took_the_territory() -> None:
    text = f"{LAST} \n {at(CAP, 'thebes')} \n {at(CORNUCOPIA, 'thebes')} \n {at(SANDALS, 'lato')}"
    story = titans_turn("ares", text).play("move, from argos, to thebes, take 2", WON)
    assert told(story, "eliminated") == [("eliminated", "blue")]
    assert whose(story) == {CAP: "red", CORNUCOPIA: "red", SANDALS: "green"}
    assert where(story) == {CAP: "thebes", CORNUCOPIA: "thebes", SANDALS: "lato"}


@pytest.mark.rule("T7.13", "T7.16")
def test_five_are_checked_before_an_elimination() -> None:
    text = f"{LAST} \n {at(CORNUCOPIA, 'thebes')} \n {all_at('argos', FOUR)}"
    story = with_all(titans_turn("ares", text).play("move, from argos, to thebes, take 2")).play(WON)
    assert ended(story) == ("artifacts", "red")
    assert (told(story, "eliminated"), story.number("alive", "blue")) == ([], 1)


@pytest.mark.rule("T7.13")
def test_without_an_artifact_that_has_left_nobody_wins_by_the_others() -> None:
    text = f"gone {CORNUCOPIA} \n area argos red \n area thebes blue \n {REST} \n {all_at('argos', FOUR[:3])}"
    story = titans_turn("zeus", f"{text} \n creatures - - {LIGHTNING}").play(f"buy {LIGHTNING}, at argos")
    assert (story.place(CORNUCOPIA), len(whose(story)), ended(story)) == (GONE, 4, None)


# -- T11.1, T11.3: the last territory --------------------------------------------------------------------------------


def last_stand(
    own: tuple[str, ...], there: tuple[str, ...], more: str = "", god: str = "ares", home: str = "pylos"
) -> Story:
    """Red with some artifacts in Pylos, and troops in Argos; Thebes is blue's last territory, with others on it."""
    lands = (
        "area thera yellow \n area lato green \n area argos red troops 2 \n area pylos red \n area thebes blue troops 1"
    )
    return titans_turn(god, f"{lands} \n {all_at(home, own)} \n {all_at('thebes', there)} \n {more}")


@pytest.mark.rule("T11.1")
def test_e19_with_four_artifacts_a_last_territory_with_the_fifth_may_be_attacked() -> None:
    story = last_stand(FOUR, (CORNUCOPIA,)).play("move, from argos, to thebes, take 2", WON)
    assert ended(story) == ("artifacts", "red")


@pytest.mark.rule("T11.1")
@pytest.mark.parametrize(
    "own, there, legal",
    [
        (FOUR[:3], (LIGHTNING, CORNUCOPIA), True),
        (FOUR[:3], (CORNUCOPIA,), False),  # the fourth
        (FOUR[:3], (), False),
        (FOUR, (), False),
        ((), ARTIFACTS[:4], False),
    ],
)
def test_the_conquest_must_bring_the_fifth(own: tuple[str, ...], there: tuple[str, ...], legal: bool) -> None:
    assert ("move" in last_stand(own, there).legal) is legal


@pytest.mark.rule("T11.1")
def test_the_fifth_must_stand_there_and_not_with_somebody_else() -> None:
    assert "move" not in last_stand(FOUR, (), at(CORNUCOPIA, "lato")).legal
    assert "move" not in last_stand(FOUR[:3], (CORNUCOPIA,), at(LIGHTNING, "lato")).legal


@pytest.mark.rule("T11.1", "T7.13")
def test_nor_is_it_enough_where_one_has_left_the_game() -> None:
    assert "move" not in last_stand(FOUR[:3], (LIGHTNING,), f"gone {CORNUCOPIA}").legal


@pytest.mark.rule("T11.1")
@pytest.mark.parametrize("own, legal", [(FOUR, True), (FOUR[:3], False)])
def test_pegasus_may_bring_them_there_too(own: tuple[str, ...], legal: bool) -> None:
    story = last_stand(own, (CORNUCOPIA,), "creatures pegasus - -", "zeus").play("buy pegasus, from argos")
    assert ("to thebes" in story.legal) is legal


@pytest.mark.rule("T11.1", "T7.16")
def test_who_attacks_with_all_four_and_fails_has_lost() -> None:
    story = last_stand(FOUR, (CORNUCOPIA,), home="argos").play("move, from argos, to thebes, take 1")
    with_all(story, *FOUR).play(LOST)
    assert (story.asked, story.question) == ("red", "PayCaduceus")
    assert ended(story.play("decline")) == ("artifacts", "blue")


@pytest.mark.rule("T11.3")
@pytest.mark.parametrize("carried", [(), FOUR])
def test_artifacts_count_whether_they_go_along_or_stay(carried: tuple[str, ...]) -> None:
    story = last_stand(FOUR, (CORNUCOPIA,), home="argos").play("move, from argos, to thebes, take 2")
    assert ended(with_all(story, *carried).play(WON)) == ("artifacts", "red")


@pytest.mark.rule("T11.1")
def test_the_territory_still_belongs_to_its_player_when_the_attack_is_given_up() -> None:
    story = last_stand(FOUR, (CORNUCOPIA,)).play("move, from argos, to thebes, take 2", LOST, "to argos")
    assert (story.owner("thebes"), whose(story)[CORNUCOPIA], ended(story)) == ("blue", "blue", None)
