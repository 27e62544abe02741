"""H14: Zeus' Aegis, the Palace on Mount Olympus, Aphrodite's Belt and the Necklace of Harmony."""

import pytest

from tests.hades import hades, hades_turn
from tests.hades_items import TABLE, cycle, holder, paid
from tests.story import Story, gods_open_to

AEGIS = "card zeus-aegis blue since 1"
PALACE = "card palace-on-mount-olympus red since 1"
BELT = "card aphrodites-belt red since 1"

# -- Zeus' Aegis ------------------------------------------------------------------------------------------------------


def rolled(column: int, first: int, second: int) -> Story:
    """Hades' roll is made, and blue holds the Aegis."""
    story = cycle("threat", f"{AEGIS} \n field hades_column {column}").play(f"roll {first}, roll {second}")
    assert (story.asked, story.number("hades_column")) == ("blue", column)
    return story


@pytest.mark.rule("H14.12")
def test_its_holder_rolls_both_dice_and_then_says_whether_they_are_added() -> None:
    story = rolled(1, 1, 0).play("play zeus-aegis")
    assert (story.question, story.asked, story.legal) == ("AegisDie", None, [f"roll {n}" for n in range(4)])
    story.play("roll 3")
    assert story.question == "AegisDie"
    story.play("roll 1")
    assert (story.question, story.asked, story.legal) == ("AegisCounts", "blue", ["count up", "count down"])
    assert {event["faction"]: event["number"] for event in story.happened("threat-rolled")} == {"blue": 4}
    story.play("count up")
    assert (story.number("hades_column"), holder(story, "zeus-aegis")) == (1 + 1 + 4, ("discarded", None))


@pytest.mark.rule("H14.12")
def test_at_each_of_its_dice_it_is_told_how_many_are_left_and_what_lies_there() -> None:
    story = rolled(1, 1, 0).play("play zeus-aegis")
    assert story.game.question.about == {"faction": "blue", "left": 2, "number": 0}
    story.play("roll 3")
    assert story.game.question.about == {"faction": "blue", "left": 1, "number": 3}


@pytest.mark.rule("H14.12")
def test_it_need_not_be_used() -> None:
    story = rolled(1, 3, 2).play("decline")
    assert (story.number("hades_column"), holder(story, "zeus-aegis")) == (6, ("open", "blue"))


@pytest.mark.rule("H14.13", "H14.12", "H14.14")
@pytest.mark.parametrize(
    "column, first, second, way, total",
    [
        (5, (3, 2), (1, 2), "down", 7),  # E30
        (5, (3, 2), (0, 0), "down", 9),
        (8, (3, 3), (3, 3), "down", 8),
        (6, (1, 0), (3, 2), "down", 2),  # backwards
        (6, (1, 0), (3, 2), "up", 9),  # what is more is lost
        (2, (1, 0), (2, 2), "down", 0),  # E30: not below 0
        (0, (0, 0), (3, 3), "down", 0),
    ],
)
def test_only_the_total_moves_the_column(
    column: int, first: tuple[int, int], second: tuple[int, int], way: str, total: int
) -> None:
    story = rolled(column, *first).play("play zeus-aegis", f"roll {second[0]}, roll {second[1]}")
    assert story.number("hades_column") == column  # it has not moved before
    story.play(f"count {way}")
    assert (story.number("hades_column"), story.number("hades_roll")) == (total, 0)
    assert [event["number"] for event in story.happened("threat-moved")] == [total]


@pytest.mark.rule("H14.13")
@pytest.mark.parametrize("way, comes", [("down", False), ("up", True), ("", True)])
def test_after_a_first_roll_that_had_reached_9_hades_may_stay_away(way: str, comes: bool) -> None:
    story = rolled(5, 3, 2)
    story = story.play("play zeus-aegis, roll 1, roll 2", f"count {way}") if way else story.play("decline")
    while story.question == "Draw" or story.asked is None:
        story.play(story.legal[0])
    assert ("hades" in story.gods) is comes
    assert (story.place("aphrodite") == 10) is not comes  # then there is a favour
    assert story.question == "Offer"


# -- the Palace -------------------------------------------------------------------------------------------------------


def palace(players: int = 3, gods: str = "ares zeus - -", text: str = "", phase: str = "favour") -> Story:
    """Red, who holds the Palace, has been asked and plays it."""
    story = cycle(phase, f"{PALACE} \n {text}", players, gods=gods)
    while story.question == "Draw":
        story.play("draw hestia")
    return story.play("play palace-on-mount-olympus")


@pytest.mark.rule("H14.15")
@pytest.mark.parametrize(
    "order", [("zeus", "ares", "poseidon"), ("poseidon", "zeus", "ares"), ("ares", "poseidon", "zeus")]
)
def test_the_palace_puts_the_gods_in_any_order(order: tuple[str, ...]) -> None:
    story = palace(2, "ares zeus poseidon -")
    assert sorted(story.legal) == ["put ares", "put poseidon", "put zeus"]
    story.play(f"put {order[0]}")
    assert sorted(story.legal) == sorted(f"put {god}" for god in order[1:])
    story.play(f"put {order[1]}")  # the last one goes to its place without a question
    assert story.gods == [*order, None]
    assert [event["god"] for event in story.happened("god-placed")][-3:] == list(order)  # everybody hears of each
    assert holder(story, "palace-on-mount-olympus") == ("discarded", None)


@pytest.mark.rule("H14.15")
@pytest.mark.parametrize("first", ["ares", "zeus", "poseidon"])
def test_each_god_has_one_place_while_they_are_put(first: str) -> None:
    story = palace(2, "ares zeus poseidon -").play(f"put {first}")
    assert (story.question, story.gods[0], story.gods[3]) == ("PalacePuts", first, None)
    assert sorted(str(god) for god in story.gods[:3]) == ["ares", "poseidon", "zeus"]


@pytest.mark.rule("H14.15")
def test_the_same_after_the_second_of_them() -> None:
    story = palace(5, "ares zeus poseidon athena").play("put zeus", "put athena")
    assert (story.question, story.gods[:2]) == ("PalacePuts", ["zeus", "athena"])
    assert sorted(str(god) for god in story.gods[2:]) == ["ares", "poseidon"]


@pytest.mark.rule("H14.15")
def test_apollo_stays_last_and_the_turns_follow_the_new_order() -> None:
    story = palace().play("put zeus", "bid ares 1, bid apollo 0, bid zeus 1")
    assert (story.gods[:2], story.asked, story.question) == (["zeus", "ares"], "blue", "PaidActions")


HADES = "field covered_god zeus \n field hades_column 9"


@pytest.mark.rule("H14.15", "H14.16")
def test_hades_goes_where_his_tile_goes_and_the_covered_god_stays_out() -> None:
    story = cycle("hades", f"{PALACE} \n field hades_column 9").play("play palace-on-mount-olympus")
    assert sorted(story.legal) == ["put ares", "put hades"]
    story.play("put hades")
    assert (story.gods[:2], story.value("covered_god")) == (["hades", "ares"], "zeus")
    assert gods_open_to(story) == {"hades", "ares", "apollo"}


@pytest.mark.rule("H14.16")
def test_gods_that_lie_face_down_stay_out() -> None:
    story = palace()
    assert sorted(story.legal) == ["put ares", "put zeus"]
    story.play("put zeus")
    assert (story.gods, story.number("open_gods")) == (["zeus", "ares", None, None], 2)


@pytest.mark.rule("H14.16", "H2.5")
def test_hades_away_from_the_last_place_leaves_all_the_same() -> None:
    text = f"cycle 3 \n gods hades ares - - \n offering red ares 1 \n {TABLE} \n {HADES} \n phase actions ares paid"
    story = hades(text).play("end")
    assert (sorted(str(god) for god in story.gods[:2]), story.value("covered_god")) == (["ares", "zeus"], None)


@pytest.mark.rule("H14.17", "H16.2")
@pytest.mark.parametrize("first, favoured", [("zeus", "ares"), ("ares", "zeus")])
def test_the_favour_stays_with_the_last_place(first: str, favoured: str) -> None:
    story = palace().play(f"put {first}")
    assert story.place("hestia") == 10
    other = "zeus" if favoured == "ares" else "ares"
    story.play("bid apollo 0", f"bid {favoured} 1", f"bid {other} 1")
    while story.asked != "red":
        story.play("end" if "end" in story.legal else story.legal[0])
    assert story.number("priestesses", "red") == 1
    assert "play hestia" in story.legal
    assert story.number("priestesses", "blue") == 0


@pytest.mark.rule("H14.17", "H2.6")
def test_with_hades_moved_away_the_last_place_has_no_favour() -> None:
    story = cycle("hades", f"{PALACE} \n field hades_column 9").play("play palace-on-mount-olympus", "put hades")
    story.play("bid apollo 0, bid ares 1, bid apollo 0")
    assert (story.asked, story.question) == ("red", "PaidActions")
    assert (story.number("priestesses", "red"), [w for w in story.legal if w.startswith("play")]) == (0, [])


# -- the Belt ---------------------------------------------------------------------------------------------------------


def belt(gods: str = "ares zeus - -", players: int = 3, more: str = "", phase: str = "favour") -> Story:
    """Red, who holds the Belt, plays it."""
    story = cycle(phase, f"{BELT} \n {more}", players, gods=gods)
    while story.question == "Draw":
        story.play("draw hestia")
    return story.play("play aphrodites-belt")


@pytest.mark.rule("H14.18")
@pytest.mark.parametrize("god, left", [("ares", {"zeus", "apollo"}), ("zeus", {"ares", "apollo"})])
def test_the_belt_keeps_an_opponent_from_a_god(god: str, left: set[str]) -> None:
    story = belt()
    assert story.legal == ["rob blue", "rob green"]
    story.play("rob green")
    assert sorted(story.legal) == ["bar ares", "bar zeus"]  # not Apollo
    story.play(f"bar {god}")
    assert (story.asked, gods_open_to(story)) == ("green", left)
    story.play("bid apollo 0")
    assert (story.asked, gods_open_to(story)) == ("red", {"ares", "zeus", "apollo"})
    assert holder(story, "aphrodites-belt") == ("discarded", None)


@pytest.mark.rule("H14.18")
def test_also_when_it_is_outbid_elsewhere() -> None:
    story = belt().play("rob green, bar ares", "bid zeus 1", "bid zeus 2")
    assert (story.asked, gods_open_to(story)) == ("green", {"apollo"})


@pytest.mark.rule("H14.18")
def test_hades_may_be_named_too() -> None:
    story = belt(more="field hades_column 9", phase="hades").play("rob green")
    assert sorted(story.legal) == ["bar ares", "bar hades"]
    story.play("bar hades")
    assert gods_open_to(story) == {"ares", "apollo"}


@pytest.mark.rule("H14.18", "H19.7")
def test_with_two_players_both_pawns_are_barred() -> None:
    story = belt("ares zeus poseidon -", 2, "order blue-1 red-1 blue-2 red-2").play("rob blue, bar zeus")
    barred = []
    for _ in range(4):
        barred.append((story.asked, "zeus" in gods_open_to(story)))
        story.play("bid apollo 0")
    assert sorted(set(barred), key=str) == [("blue", False), ("red", True)]


@pytest.mark.rule("H14.18")
def test_it_ends_with_the_cycle() -> None:
    belt_on = "field barred_god green zeus"
    text = f"cycle 3 \n gods ares zeus - - \n offering red ares 1 \n {TABLE} \n {belt_on}"
    story = hades(f"{text} \n phase actions ares paid").play("end")
    assert (story.number("cycle"), story.value("barred_god", "green")) == (4, None)


@pytest.mark.rule("H14.18")
def test_an_eliminated_player_is_no_opponent() -> None:
    text = f"{TABLE.replace('green', 'red')} \n player green eliminated \n {BELT}"
    story = hades(f"cycle 3 \n gods ares zeus - - \n {text} \n phase favour").play(
        "draw hestia", "play aphrodites-belt"
    )
    assert story.legal == ["rob blue"]


# -- the Necklace -----------------------------------------------------------------------------------------------------

WEARS = "field necklace necklace-of-harmony blue"


@pytest.mark.rule("H14.19", "H14.3")
def test_the_necklace_is_worn_to_the_end_of_the_cycle() -> None:
    story = paid("card necklace-of-harmony blue since 1").play("play necklace-of-harmony")
    assert story.value("necklace", "necklace-of-harmony") == "blue"
    assert holder(story, "necklace-of-harmony") == ("discarded", None)
    while story.number("cycle") == 3:
        assert story.value("necklace", "necklace-of-harmony") == "blue"
        story.play("end" if "end" in story.legal else story.legal[0])
    assert story.value("necklace", "necklace-of-harmony") is None


@pytest.mark.rule("H14.19")
@pytest.mark.parametrize("wearer", ["red", "green"])
def test_whoever_wears_it_is_safe(wearer: str) -> None:
    """Blue, with Ares, stands beside red and green."""
    lands = (
        "area delos blue troops 2 \n area e2 blue fleets 1 \n area h1 blue fleets 1 \n area naxos red \n area kea green"
    )
    more = "area syros red \n area milos green \n player blue gold 9 \n offering blue ares 1 \n offering red apollo 0"
    head = f"cycle 3 \n gods ares zeus - - \n field necklace necklace-of-harmony {wearer}"
    story = hades(f"{head} \n {lands} \n {more} \n phase actions ares paid").play("move, from delos")
    assert ("to naxos" in story.legal, "to kea" in story.legal) == (wearer != "red", wearer != "green")


def entered(god: str, moves: str, text: str, worn: bool, expansions: str = "hades") -> bool:
    """Whether red can make these moves to their end."""
    story = hades_turn(god, f"{text} \n {WEARS if worn else ''}", expansions=expansions)
    for words in moves.split(","):
        if words.strip() not in story.legal:
            return False
        story.play(words)
    return True


LANDS = "area delos red troops 3 \n area syros red \n area kea blue \n area milos green \n area e2 red fleets 2"
SEA = f"area naxos blue \n area f3 blue fleets 1 \n {LANDS.replace(' troops 3', '')}"


@pytest.mark.rule("H14.19")
@pytest.mark.parametrize("naxos", ["area naxos blue", "area naxos blue troops 2"])
@pytest.mark.parametrize(
    "god, text, moves",
    [
        ("ares", "", "move, from delos, to naxos"),
        ("hades", "", "lead undead-troop, from delos, to naxos"),
        ("zeus", "creatures - - pegasus", "buy pegasus, from delos, to naxos"),
        ("zeus", "hero perseus red at delos since 1", "sacrifice perseus, to naxos"),
    ],
)
def test_nobody_enters_an_island_of_its_player(god: str, text: str, moves: str, naxos: str) -> None:
    lands = LANDS.replace("troops 3", "troops 2 undead_troops 1") if god == "hades" else LANDS
    assert entered(god, moves, f"{lands} \n {naxos} \n {text}", False)
    assert not entered(god, moves, f"{lands} \n {naxos} \n {text}", True)


@pytest.mark.rule("H14.19")
@pytest.mark.parametrize(
    "god, text, moves",
    [
        ("poseidon", "", "sail, from e2, to f3"),
        ("hades", "", "lead undead-fleet, from e2, to f3"),
        ("zeus", "creatures - - sylph", "buy sylph, from e2, to f3"),
    ],
)
def test_nor_a_sea_space_with_its_fleets(god: str, text: str, moves: str) -> None:
    sea = SEA.replace("red fleets 2", "red fleets 1 undead_fleets 1") if god == "hades" else SEA
    assert entered(god, moves, f"{sea} \n {text}", False)
    assert not entered(god, moves, f"{sea} \n {text}", True)


@pytest.mark.rule("H14.19")
def test_other_islands_and_sea_spaces_may_be_entered() -> None:
    text = f"{LANDS} \n area naxos green troops 1"
    assert entered("ares", "move, from delos, to naxos", text, True)
    assert entered("poseidon", "sail, from e2, to d1", f"{LANDS} \n area naxos blue", True)


@pytest.mark.rule("H14.20")
def test_also_what_its_player_gains_later_in_the_cycle() -> None:
    text = f"""
        cycle 3
        gods ares hades - -
        field covered_god zeus
        field hades_column 9
        player blue gold 9
        player red gold 9
        offering blue ares 1
        offering red hades 1
        area naxos blue troops 2
        area kea blue
        area milos green
        area paros green
        area tinos green
        area f4 blue fleets 1
        area f5 red fleets 1
        area syros red troops 1
        area delos red
        area g5 red fleets 1
        {WEARS}
        phase actions ares paid
        """
    story = hades(text).play("move, from naxos, to milos, take 1", "end")
    story.play("recruit undead-troop, at syros", "lead undead-troop, from syros")
    assert "to milos" not in story.legal
    assert "to paros" in story.legal  # green's


@pytest.mark.rule("H14.21")
@pytest.mark.parametrize("card", ["harpy", "giant", "kraken", "polyphemus", "siren", "dryad", "satyr", "griffon"])
def test_creatures_work_as_always(card: str) -> None:
    text = f"""
        player blue gold 8 priests 1 philosophers 1
        {SEA.replace("area naxos blue", "area naxos blue troops 2 fortress 1")}
        creatures - - {card}
        """
    plain = hades_turn("zeus", text).play(f"buy {card}").legal
    worn = hades_turn("zeus", f"{text} \n {WEARS}").play(f"buy {card}")
    assert worn.legal == plain
    assert len(plain) > 1
    assert worn.play(plain[1]).question == hades_turn("zeus", text).play(f"buy {card}", plain[1]).question


@pytest.mark.rule("H14.22")
def test_whoever_has_played_it_may_attack() -> None:
    text = f"{LANDS} \n area naxos blue troops 1"
    story = hades_turn("ares", f"{text} \n {WEARS.replace('blue', 'red')}").play("move, from delos, to naxos, take 2")
    assert story.number("battle_area") >= 0


@pytest.mark.rule("H14.22", "H14.19")
def test_its_player_enters_its_own_islands_and_sea_spaces() -> None:
    text = f"{LANDS} \n area kea red \n area naxos blue \n area e1 red fleets 1".replace("area kea blue \n", "")
    own = WEARS.replace("blue", "red")
    assert "to e1" in hades_turn("poseidon", f"{text} \n {own}").play("sail, from e2").legal
    assert "to kea" in hades_turn("ares", f"{text} \n area h1 red fleets 1 \n {own}").play("move, from delos").legal


@pytest.mark.rule("H14.22")
def test_a_player_on_apollo_may_play_it_too() -> None:
    story = paid("card necklace-of-harmony green since 1")
    assert (story.asked, story.legal) == ("green", ["decline", "play necklace-of-harmony"])
    assert story.play("play necklace-of-harmony").value("necklace", "necklace-of-harmony") == "green"
