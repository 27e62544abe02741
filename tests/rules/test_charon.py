"""L12: Charon."""

import pytest

from cyclades.engine.decks import DISCARD, GONE, HELD, TRACK
from tests.story import Story, team_turn, turn

LANDS = """
    area delos red troops 1
    area naxos red
    area thira blue
    """


def before(text: str, god: str = "athena", red: str = "gold 9") -> Story:
    """Red may buy Charon."""
    return turn(god, f"{LANDS} {text} \n creatures - - - charon", red)


def charon(text: str, god: str = "athena", red: str = "gold 9") -> Story:
    """Red has bought Charon for 2 GP."""
    return before(text, god, red).play("buy charon")


@pytest.mark.rule("L12.28")
def test_charon_swaps_an_own_hero_for_one_of_the_track_both_at_his_players_choice() -> None:
    heroes = "hero ajax red at delos since 1 \n hero hector red at naxos since 1 \n heroes jason helen"
    story = charon(heroes)
    assert (story.asked, story.legal) == ("red", ["decline", "release ajax", "release hector"])
    story.play("release hector")
    assert (story.asked, story.legal) == ("red", ["hire helen", "hire jason"])
    story.play("hire helen")
    assert (story.card_at("helen"), story.card_at("hector"), story.card_at("ajax")) == ("naxos", None, "delos")
    assert (story.value("card_owner", "helen"), story.value("card_owner", "hector")) == ("red", None)
    assert story.place("charon") == DISCARD
    assert story.question == "PaidActions"


@pytest.mark.rule("L12.28")
@pytest.mark.parametrize("comes, slot", [("helen", 0), ("jason", 1)])
def test_the_own_heros_card_goes_to_the_slot_of_the_other(comes: str, slot: int) -> None:
    story = charon("hero ajax red at delos since 1 \n heroes helen jason").play(f"release ajax, hire {comes}")
    stays = "jason" if comes == "helen" else "helen"
    assert (story.place("ajax"), story.place(comes)) == (TRACK + slot, HELD)
    assert story.place(stays) == TRACK + 1 - slot


@pytest.mark.rule("L12.28")
def test_an_empty_slot_of_the_track_stays_empty() -> None:
    story = charon("hero ajax red at delos since 1 \n heroes - jason").play("release ajax")
    assert story.legal == ["hire jason"]
    story.play("hire jason")
    assert story.place("ajax") == TRACK + 1
    assert TRACK not in story.row("place")


@pytest.mark.rule("L12.28")
def test_the_swap_costs_nothing_and_touches_neither_troops_nor_control() -> None:
    story = charon("hero ajax red at naxos since 1 \n heroes helen -").play("release ajax, hire helen")
    assert story.gold("red") == 9 - 2  # for Charon alone
    assert (story.owner("naxos"), story.troops("delos"), story.number("lands", "red")) == ("red", 1, 2)
    assert story.number("priestesses", "red") == 0  # Naxos was red's all the time
    assert story.happened("heroes-swapped") == [
        {"event": "heroes-swapped", "faction": "red", "card": "ajax", "hero": "helen", "area": "naxos"}
    ]


@pytest.mark.rule("L12.28")
def test_only_own_heroes_are_swapped() -> None:
    minotaur = "creature minotaur red at naxos since 1"
    story = charon(
        f"hero ajax red at delos since 1 \n hero hector blue at thira since 1 \n heroes helen - \n {minotaur}"
    )
    assert story.legal == ["decline", "release ajax"]
    story = team_turn(
        "athena",
        "area delos red \n area thira blue \n area kea green \n area syros yellow \n heroes helen - \n"
        "hero ajax red at delos since 1 \n hero hector blue at thira since 1 \n creatures - - - charon",
    )
    assert story.play("buy charon").legal == ["decline", "release ajax"]  # nor a teammate's


@pytest.mark.rule("L12.28", "L12.5")
def test_the_swap_may_be_declined() -> None:
    story = charon("hero ajax red at delos since 1 \n heroes helen jason").play("decline")
    assert (story.card_at("ajax"), story.place("helen"), story.place("charon")) == ("delos", TRACK, DISCARD)
    assert story.happened("effect-missed") == [{"event": "effect-missed", "faction": "red", "card": "charon"}]


@pytest.mark.rule("L12.29", "L12.27", "L12.5")
@pytest.mark.parametrize(
    "heroes",
    [
        "heroes helen jason",
        "hero hector blue at thira since 1 \n heroes helen jason",
        "hero ajax red at delos since 1 \n heroes - -",
    ],
    ids=["no hero", "a hero of blue's", "an empty track"],
)
def test_without_an_own_hero_or_with_an_empty_track_charon_does_nothing(heroes: str) -> None:
    story = before(heroes)
    assert story.game.question.useless == ("buy charon",)
    story.play("buy charon")
    assert story.question == "PaidActions"
    assert (story.gold("red"), story.place("charon")) == (9 - 2, DISCARD)
    assert len(story.happened("effect-missed")) == 1


@pytest.mark.rule("L12.29", "L12.27")
def test_one_own_hero_and_one_on_the_track_are_enough() -> None:
    story = before("hero ajax red at delos since 1 \n heroes - helen")
    assert story.game.question.useless == ()
    story.play("buy charon, release ajax, hire helen")
    assert story.card_at("helen") == "delos"


@pytest.mark.rule("L19.78")
def test_the_new_hero_counts_as_acquired_in_this_cycle() -> None:
    hero = "hero ajax red at delos since 1 \n heroes hector -"
    story = charon(hero, red="gold 9 priestesses 2").play("release ajax, hire hector")
    assert story.number("acquired", "hector") == 2
    assert story.refuses("sacrifice hector")
    # the same Hector, long in red's service
    old = charon("hero hector red at delos since 1 \n heroes - -", red="gold 9 priestesses 2")
    assert "sacrifice hector" in old.legal


@pytest.mark.rule("L19.78")
def test_in_the_next_cycle_he_may_be_sacrificed() -> None:
    cards = "gone graeae harpy kraken minotaur sphinx"
    story = charon(f"hero ajax red at delos since 1 \n heroes hector helen \n {cards}", red="gold 9 priestesses 2")
    story.play("release ajax, hire hector, end", "draw charon", "bid zeus 1, bid poseidon 1, bid apollo 0")
    while story.asked != "red":
        story.play(story.legal[0])
    assert "sacrifice hector" in story.legal


@pytest.mark.rule("L19.79")
def test_his_heroic_moves_begin_at_1_gold() -> None:
    story = charon("hero ajax red at delos since 1 \n heroes hector - \n led ajax 2")
    story.play("release ajax, hire hector", "lead hector, to naxos, take 0")
    assert story.gold("red") == 9 - 2 - 1
    assert story.happened("hero-moved")[0]["price"] == 1


@pytest.mark.rule("L19.79", "L19.80")
def test_a_hero_swapped_away_and_hired_again_begins_anew_too() -> None:
    story = charon("hero ajax red at delos since 1 \n heroes hector - \n led ajax 2", god="hera")
    story.play("release ajax, hire hector", "hire ajax, at delos")
    assert story.gold("red") == 9 - 2 - 4
    story.play("lead ajax, to naxos, take 0, without hector")
    assert story.gold("red") == 9 - 2 - 4 - 1


@pytest.mark.rule("L19.80")
def test_the_next_player_of_hera_may_recruit_the_hero_swapped_away() -> None:
    story = Story(
        """
        cycle 2
        gods zeus hera athena poseidon ares
        player red gold 9
        player blue gold 9 priestesses 2
        offering red zeus 1
        offering blue hera 1
        area delos red
        area thira blue
        hero hector red at delos since 1
        heroes helen -
        creatures - - - charon
        done build temple 1
        done recruit priestess 1
        phase actions zeus paid
        """
    )
    story.play("buy charon, release hector, hire helen, end")
    story.play("build port, at thira", "recruit mercenary, at thira")
    assert story.asked == "blue"
    assert [words for words in story.legal if words.startswith("hire")] == ["hire hector"]
    story.play("hire hector, at thira")
    assert (story.card_at("hector"), story.value("card_owner", "hector")) == ("thira", "blue")
    assert story.refuses("sacrifice hector")  # acquired in this cycle


@pytest.mark.rule("L19.81")
def test_dead_sacrificed_and_hidden_heroes_do_not_come_back_by_charon() -> None:
    story = charon("hero ajax red at delos since 1 \n heroes - helen \n discard jason \n gone perseus")
    assert story.play("release ajax").legal == ["hire helen"]  # Hector is in the deck
    for hero in ("jason", "perseus", "hector"):
        assert story.refuses(f"hire {hero}")
    assert (story.place("jason"), story.place("perseus")) == (DISCARD, GONE)


@pytest.mark.rule("L19.81", "L12.29")
def test_where_all_others_are_dead_or_gone_charon_does_nothing() -> None:
    story = before("hero ajax red at delos since 1 \n discard jason \n gone perseus")
    assert story.game.question.useless == ("buy charon",)


@pytest.mark.rule("L19.82")
def test_pandora_uses_the_power_of_a_hero_who_came_to_the_track_in_this_cycle() -> None:
    heroes = "hero hector red at delos since 2 \n hero pandora red at naxos since 1 \n heroes ajax -"
    story = charon(heroes, red="gold 9 priestesses 2")
    assert story.refuses("sacrifice pandora")
    story.play("release hector, hire ajax")
    story.play("sacrifice pandora, play hector, take 1")
    assert (story.number("philosophers", "red"), story.place("pandora"), story.place("hector")) == (1, GONE, TRACK)


@pytest.mark.rule("L19.82")
def test_pandora_herself_must_have_been_acquired_earlier() -> None:
    heroes = "hero hector red at delos since 1 \n heroes pandora -"
    story = charon(heroes, red="gold 9 priestesses 2").play("release hector, hire pandora")
    assert story.place("hector") == TRACK  # with two priestesses his power could be copied
    assert story.refuses("sacrifice pandora")
