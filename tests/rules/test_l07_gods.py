"""L7: the mandatory buildings of all gods, then Athena, Zeus and Apollo."""

import pytest

from cyclades.engine.decks import DECK, DISCARD, TOP, TRACK
from tests.story import LANDS, Story, turn

# -- mandatory buildings -----------------------------------------------------------------------------------------------


@pytest.mark.rule("L7.1")
def test_a_mandatory_building_goes_on_any_free_site_of_any_own_area() -> None:
    story = turn(
        "athena",
        """
        area delos red troops 1 fortress
        area naxos red
        area paros red troops 1 temple
        area syros red troops 1 metropolis gold
        area thira blue troops 1
        """,
        paid=False,
    )
    story.play("build university")
    assert story.legal == ["at delos", "at naxos", "at syros"]  # Paros has one site only, Thira is blue's
    assert story.refuses("at paros")
    assert story.refuses("at thira")
    assert story.refuses("at andros")
    story.play("at naxos")
    assert story.buildings("university", "naxos") == 1


@pytest.mark.rule("L7.1", "L7.2")
def test_with_a_free_site_nothing_is_forgone_or_replaced() -> None:
    story = turn(
        "athena",
        """
        area delos red troops 1 fortress port
        area paros red
        """,
        paid=False,
    )
    assert story.refuses("forgo")
    story.play("build university")
    assert story.refuses("at delos")
    story.play("at paros")
    assert (story.buildings("fortress", "delos"), story.buildings("port", "delos")) == (1, 1)


NO_SITE = """
    area delos red troops 1 fortress port
    area paros red troops 1 fortress
    area kea red troops 1 metropolis gold
    area syros blue troops 1 temple 2
    area thira blue troops 1
"""


@pytest.mark.rule("L7.2")
def test_with_no_free_site_an_own_basic_building_makes_room() -> None:
    story = turn("athena", NO_SITE, paid=False)
    story.play("build university")
    assert story.legal == ["at delos", "at paros"]  # neither the Metropolis of Kea nor blue's areas
    story.play("at delos")
    assert story.legal == ["replace port", "replace fortress"]
    story.play("replace port")
    assert (story.buildings("port", "delos"), story.buildings("fortress", "delos")) == (0, 1)
    assert story.buildings("university", "delos") == 1
    assert story.number("buildings_left", "port") == 10


@pytest.mark.rule("L7.2")
def test_where_one_basic_building_stands_it_is_the_one_replaced() -> None:
    story = turn("athena", NO_SITE, paid=False)
    story.play("build university, at paros")
    assert (story.buildings("fortress", "paros"), story.buildings("university", "paros")) == (0, 1)


@pytest.mark.rule("L7.2")
def test_with_no_free_site_the_building_may_be_forgone() -> None:
    story = turn("athena", NO_SITE, paid=False)
    story.play("forgo")
    assert story.legal == ["recruit philosopher"]  # the other mandatory action is still owed
    story.play("recruit philosopher")
    assert story.refuses("build university")
    assert "end" in story.legal
    assert (story.buildings("port", "delos"), story.buildings("fortress", "delos")) == (1, 1)


# -- Athena ------------------------------------------------------------------------------------------------------------

HOME = """
    area delos red troops 1
    area naxos blue troops 1
    area syros blue troops 1
"""


@pytest.mark.rule("L7.3")
@pytest.mark.parametrize(
    "moves",
    [("build university, at delos", "recruit philosopher"), ("recruit philosopher", "build university, at delos")],
)
def test_athena_builds_a_university_and_takes_a_philosopher(moves: tuple[str, str]) -> None:
    story = turn("athena", HOME + "creatures harpy - - -", paid=False)
    assert story.legal == ["build university", "recruit philosopher"]
    story.play(moves[0])
    assert story.refuses(moves[0].split(",")[0])
    assert story.refuses("end")
    assert story.refuses("buy harpy")
    story.play(moves[1])
    assert story.buildings("university", "delos") == 1
    assert story.number("philosophers", "red") == 1
    assert story.gold("red") == 9
    assert story.refuses("build university")


@pytest.mark.rule("L7.3")
def test_a_university_has_no_effect_of_its_own() -> None:
    story = turn(
        "ares",
        """
        area delos red troops 1 university
        area naxos blue troops 1 university
        area syros blue
        creatures harpy - - -
        """,
        red="gold 4",
    )
    assert story.refuses("buy harpy")  # 5 GP: no discount
    story.play("move, from delos, to naxos", "roll 1, roll 1")
    assert (story.troops("naxos"), story.owner("naxos")) == (0, "blue")  # a tie, in spite of it


@pytest.mark.rule("L7.4")
def test_athena_sells_one_more_philosopher_for_4() -> None:
    story = turn("athena", HOME, paid=False)
    story.play("build university, at delos, recruit philosopher", "recruit philosopher")
    assert story.number("philosophers", "red") == 2
    assert story.gold("red") == 5
    assert story.refuses("recruit philosopher")


@pytest.mark.rule("L7.4")
def test_the_second_philosopher_is_not_for_3() -> None:
    assert turn("athena", HOME, red="gold 3").refuses("recruit philosopher")
    assert not turn("athena", HOME, red="gold 4").refuses("recruit philosopher")


# -- Zeus --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("L7.5")
@pytest.mark.parametrize(
    "moves", [("build temple, at delos", "recruit priestess"), ("recruit priestess", "build temple, at delos")]
)
def test_zeus_builds_a_temple_and_takes_a_priestess(moves: tuple[str, str]) -> None:
    story = turn("zeus", HOME + "creatures harpy - - -", paid=False)
    assert story.legal == ["build temple", "recruit priestess"]
    story.play(moves[0])
    assert story.refuses("end")
    assert story.refuses("buy harpy")
    story.play(moves[1])
    assert story.buildings("temple", "delos") == 1
    assert story.number("priestesses", "red") == 1
    assert story.gold("red") == 9


@pytest.mark.rule("L7.6")
def test_zeus_sells_one_more_priestess_for_4() -> None:
    story = turn("zeus", HOME, paid=False)
    story.play("build temple, at delos, recruit priestess", "recruit priestess")
    assert story.number("priestesses", "red") == 2
    assert story.gold("red") == 5
    assert story.refuses("recruit priestess")
    assert turn("zeus", HOME, red="gold 3").refuses("recruit priestess")


@pytest.mark.rule("L7.7")
def test_zeus_looks_free_at_the_first_creature_after_the_mandatory_actions() -> None:
    story = turn("zeus", HOME, red="gold 0", paid=False)
    assert story.refuses("peek")
    story.play("build temple, at delos")
    assert story.refuses("peek")
    story.play("recruit priestess", "peek", "draw kraken")
    assert story.legal == ["decline"]  # looking is free, playing it is not
    story.play("decline")
    assert story.refuses("peek")  # once
    assert story.gold("red") == 0


@pytest.mark.rule("L7.7")
def test_zeus_plays_the_creature_for_1_whatever_the_temples() -> None:
    story = turn("zeus", HOME + "area andros red temple 2\ncreatures harpy - - -")
    story.play("peek", "draw graeae")
    assert story.legal == ["decline", "play graeae"]
    story.play("play graeae")
    assert story.gold("red") == 9 - 1 + 2  # the income of Delos and Andros
    assert story.place("graeae") == DISCARD
    story.play("buy harpy, decline")
    assert story.gold("red") == 10 - 3  # both Temples still serve for the track
    assert story.refuses("peek")


@pytest.mark.rule("L7.7")
@pytest.mark.parametrize("god", ["athena", "poseidon", "ares", "hera"])
def test_only_zeus_looks_at_the_deck(god: str) -> None:
    assert turn(god, HOME).refuses("peek")


@pytest.mark.rule("L7.8")
def test_a_creature_seen_and_not_played_lies_on_top_known_to_its_seer_alone() -> None:
    story = turn("zeus", HOME + "heroes ajax hector")
    story.play("peek", "draw minotaur")
    assert {"event": "card-seen", "faction": "red", "card": "minotaur"} in story.game.seen(0)
    for other in (1, 2, None):
        assert "minotaur" not in str(story.game.seen(other))
    story.play("decline")
    card = story.game.rules.f.by_name["place"].per.index("minotaur")
    assert story.game.view(0)["state"]["place"][card] == TOP
    for other in (1, 2, None):
        assert story.game.view(other)["state"]["place"][card] == DECK
        assert "minotaur" not in str(story.game.record(other)["actions"])
    story.play("end")  # a new cycle: the dearest empty slot takes the first card
    assert story.place("minotaur") == TRACK
    assert story.refuses("draw minotaur")


@pytest.mark.rule("L7.8")
@pytest.mark.parametrize("seat", range(6))
def test_at_a_full_table_too_only_who_looks_sees_it(seat: int) -> None:
    colours = ["red", "blue", "green", "yellow", "purple", "black"]
    areas = [f"area {land} {colour}" for land, colour in zip(LANDS, colours)]
    lines = ["cycle 2", "gods zeus athena poseidon ares hera", f"offering {colours[seat]} zeus 1", *areas]
    lines += [f"done {deed} 1" for deed in ("build temple", "recruit priestess")]
    story = Story("\n".join([*lines, "phase actions zeus paid"]), 6).play("peek, draw minotaur")
    seen = [any(event["event"] == "card-seen" for event in story.game.seen(player)) for player in range(6)]
    assert seen == [player == seat for player in range(6)]


@pytest.mark.rule("L7.8")
def test_the_next_one_who_looks_sees_the_same_creature() -> None:
    story = turn("zeus", HOME + "top kraken known blue")
    story.play("peek")
    assert story.legal == ["decline", "play kraken"]
    story.play("decline")
    card = story.game.rules.f.by_name["place"].per.index("kraken")
    assert [story.game.view(n)["state"]["place"][card] for n in (0, 1, 2)] == [TOP, TOP, DECK]


# -- Apollo ------------------------------------------------------------------------------------------------------------


def apollo(text: str, red: str = "gold 5") -> Story:
    """Red in its turn with Apollo."""
    return Story(f"cycle 2\nplayer red {red}\noffering red apollo 0\n{text}\nphase actions")


@pytest.mark.rule("L7.19")
def test_apollo_gives_2_gold_and_a_prosperity_token_for_land_and_one_for_sea() -> None:
    story = apollo(
        """
        area delos red troops 1 prosperity 1
        area naxos red
        area syros blue troops 1
        area north red fleets 1
        area east red fleets 1
        area south blue fleets 1
        """
    )
    assert story.legal == ["at delos", "at naxos"]
    story.play("at delos")
    assert story.legal == ["at north", "at east"]
    assert story.refuses("at south")
    assert story.refuses("at naxos")
    story.play("at east")
    assert story.number("prosperity", "delos") == 2  # an area may hold several
    assert story.number("prosperity", "east") == 1
    assert story.gold("red") == 7
    assert sum(story.row("prosperity")) == 3


@pytest.mark.rule("L7.20")
def test_without_an_own_sea_area_apollos_token_for_the_sea_is_forgone() -> None:
    story = apollo("area delos red troops 1\narea naxos red\narea syros blue troops 1\narea north blue fleets 1")
    story.play("at naxos")
    assert sum(story.row("prosperity")) == 1
    assert story.gold("red") == 7
    assert story.number("cycle") == 3  # the turn and the cycle are over


@pytest.mark.rule("L7.21")
def test_with_apollo_no_creature_is_bought_and_no_hero_does_anything() -> None:
    story = apollo(
        """
        area delos red troops 2
        area naxos red
        area syros blue troops 1
        hero hector red at delos since 1
        creatures harpy sphinx kraken graeae
        heroes ajax -
        """,
        red="gold 20 priestesses 4",
    )
    assert story.legal == ["at delos", "at naxos"]
    for words in ("buy graeae", "buy harpy", "lead hector", "sacrifice hector", "hire ajax", "peek", "move", "end"):
        assert story.refuses(words)
    story.play("at delos")
    assert story.number("cycle") == 3
    assert story.card_at("hector") == "delos"


@pytest.mark.rule("L7.22")
def test_apollos_player_receives_the_bonus_of_a_metropolis_lost_in_anothers_turn() -> None:
    story = turn(
        "ares",
        """
        player blue gold 1
        offering blue apollo 0
        area delos red troops 1
        area naxos blue metropolis gold
        area syros blue troops 1
        area thira blue troops 1
        """,
    )
    story.play("move, from delos, to naxos")
    assert story.gold("blue") == 1 + 3
    story.play("end")
    assert (story.asked, story.gold("blue")) == ("blue", 4 + 2)
