"""L15: limits of pieces."""

import pytest

from cyclades.engine.decks import DECK
from cyclades.rules.buildings import metropolises_of
from tests.story import Story, turn

CREATURES = """
    cerberus charon chimera cyclops dryad giant graeae griffin harpy hydra kraken medusa minotaur pegasus polyphemus
    satyr sphinx sylph
"""
HEROES = "ajax croesus hector helen jason odysseus pandora penthesilea perseus"
TEN_TEMPLES = """
    area delos blue temple 2
    area naxos blue temple 2
    area paros blue temple
    area andros blue temple 2
    area kea blue temple
    area milos blue temple 2
"""


@pytest.mark.rule("L15.1")
def test_gold_and_prosperity_tokens_never_run_out() -> None:
    story = Story(
        """
        cycle 2
        gods zeus ares poseidon hera athena
        player red gold 400
        player blue gold 400
        offering red apollo 0
        area delos red prosperity 15
        area west red fleets 1 prosperity 15
        area kea blue prosperity 9
        phase actions
        """
    )
    assert story.number("prosperity", "delos") + story.number("prosperity", "west") == 32  # the box has 20
    assert story.gold("red") == 402  # the box has 100


@pytest.mark.rule("L15.1")
def test_control_tokens_never_run_out() -> None:
    islands = "\n".join(f"area {name} red" for name in ("naxos", "paros", "kea", "milos", "syros", "thira"))
    story = turn("ares", f"area delos red troops 2\narea andros red troops 1\n{islands}")
    story.play("move, from delos, to naxos, take 2", "move, from andros, to kea")
    empty = [name for name in story.game.rules.board.ids[:8] if not story.troops(name)]
    assert len(empty) == 6
    story.play("move, from kea, to milos", "move, from naxos, to paros, take 2", "move, from paros, to naxos, take 1")
    assert {story.owner(name) for name in story.game.rules.board.ids[:8]} == {"red"}
    story.play("move, from naxos, to paros")
    assert story.owner("naxos") == "red"


@pytest.mark.rule("L15.2")
def test_with_no_troop_in_the_reserve_none_is_got_or_bought() -> None:
    story = turn("ares", "area delos red troops 8", paid=False)
    assert story.refuses("recruit troop")
    story = turn("ares", "area delos red troops 7", paid=False)
    story.play("recruit troop, at delos, build fortress, at delos")
    assert story.number("troops_left", "red") == 0
    assert story.refuses("recruit troop")
    assert "end" in story.legal


@pytest.mark.rule("L15.2")
def test_with_no_fleet_in_the_reserve_none_is_got_or_bought() -> None:
    story = turn("poseidon", "area delos red\narea north red fleets 8", paid=False)
    assert story.legal == ["build port"]
    story = turn("poseidon", "area delos red\narea north red fleets 7")
    story.play("recruit fleet, at north")
    assert story.refuses("recruit fleet")
    assert story.fleets("north") == 8


@pytest.mark.rule("L15.2")
def test_a_metropolis_bonus_gives_no_more_than_the_reserve_holds() -> None:
    story = turn("athena", "area paros red troops 7", red="gold 9 philosophers 3")
    story.play("recruit philosopher, draw troops")
    assert story.troops("paros") == 8


@pytest.mark.rule("L15.3")
def test_there_are_15_mercenaries_for_all() -> None:
    story = turn("hera", "area delos red mercenaries 6\narea kea blue mercenaries 8")
    assert story.number("mercenaries_left") == 1
    story.play("recruit mercenary, at delos")
    assert story.refuses("recruit mercenary")
    story = turn("hera", "area delos red mercenaries 6\narea kea blue mercenaries 9", paid=False)
    assert story.refuses("recruit mercenary")  # not even the mandatory one
    assert "build port" in story.legal


@pytest.mark.rule("L15.4")
def test_there_are_20_priestesses() -> None:
    story = turn("zeus", "area delos red\nplayer blue priestesses 10", red="gold 9 priestesses 9", paid=False)
    assert story.number("priestesses_left") == 1
    story.play("recruit priestess, build temple, at delos")
    assert story.refuses("recruit priestess")
    story = turn("zeus", "area delos red\nplayer blue priestesses 20", paid=False)
    assert story.legal == ["build temple"]


@pytest.mark.rule("L15.4")
def test_a_symbol_gives_no_priestess_when_none_is_left() -> None:
    text = "area delos red troops 1\nplayer blue priestesses BLUE"
    story = turn("ares", text.replace("BLUE", "19")).play("move, from delos, to naxos")
    assert story.number("priestesses", "red") == 1
    story = turn("ares", text.replace("BLUE", "20")).play("move, from delos, to naxos")
    assert story.owner("naxos") == "red"
    assert story.number("priestesses", "red") == 0


@pytest.mark.rule("L15.4")
def test_there_are_20_philosophers() -> None:
    text = "area delos red\nplayer blue philosophers 3\nsupply priestesses 20 philosophers LEFT"
    story = turn("athena", text.replace("LEFT", "1"), paid=False)
    story.play("recruit philosopher, build university, at delos")
    assert story.number("philosophers_left") == 0
    assert story.refuses("recruit philosopher")
    assert turn("athena", text.replace("LEFT", "0"), paid=False).legal == ["build university"]
    assert Story("board ready\nphase start").number("philosophers_left") == 20


@pytest.mark.rule("L15.5")
def test_there_are_ten_buildings_of_each_kind() -> None:
    assert Story("board ready\nphase start").row("buildings_left") == [10, 10, 10, 10]
    story = turn("zeus", f"{TEN_TEMPLES}\narea syros red", paid=False)
    assert story.refuses("build temple")
    story = turn("hera", f"{TEN_TEMPLES}\narea syros red", paid=False)
    assert [words for words in story.legal if words.startswith("build")] == [
        "build port",
        "build fortress",
        "build university",
    ]
    story = turn(
        "zeus", f"{TEN_TEMPLES.replace('milos blue temple 2', 'milos blue temple')}\narea syros red", paid=False
    )
    assert story.play("build temple, at syros").row("buildings_left") == [10, 10, 0, 10]


@pytest.mark.rule("L15.6")
def test_discarded_priestesses_go_back() -> None:
    story = Story(
        """
        cycle 3
        gods zeus ares poseidon hera athena
        player red gold 0 priestesses 1
        player blue priestesses 19
        offering red zeus 1
        area delos red
        creature kraken red at far since 2
        phase maintenance
        """
    )
    assert story.number("priestesses_left") == 0
    story.play("keep kraken, stay")
    assert story.number("priestesses_left") == 1
    assert "recruit priestess" in story.legal  # and may be got again


@pytest.mark.rule("L15.6")
def test_discarded_philosophers_and_removed_buildings_go_back() -> None:
    text = "area delos red port fortress\narea naxos red temple\narea kea red metropolis gold"
    story = turn("athena", text, red="gold 9 philosophers 3", paid=False)
    assert (story.row("buildings_left"), story.number("philosophers_left")) == ([9, 9, 9, 10], 17)
    story.play("build university, at naxos, at delos, draw gold")
    assert story.row("buildings_left") == [10, 10, 10, 10]
    story.play("recruit philosopher")
    assert (story.number("philosophers", "red"), story.number("philosophers_left")) == (0, 20)


@pytest.mark.rule("L15.6")
def test_lost_units_go_back_and_may_be_recruited_again() -> None:
    story = turn("ares", "area delos red troops 8\narea naxos blue troops 1 mercenaries 1\narea thira blue")
    assert story.refuses("recruit troop")
    story.play("move, from delos, to naxos, take 1", "roll 0, roll 3")
    assert story.number("troops_left", "red") == 1
    story.play("recruit troop, at delos")
    assert story.troops("delos") == 8
    before = story.number("mercenaries_left")
    story.play("move, from delos, to naxos, take 4", "roll 3, roll 0, lose mercenary")
    assert story.number("mercenaries_left") == before + 1


@pytest.mark.rule("L15.7")
def test_the_decks_hold_one_of_each_creature_and_hero() -> None:
    story = Story("board ready\nphase start").play("draw zeus, draw ares, draw poseidon, draw hera, draw athena")
    creatures = [f"draw {name}" for name in CREATURES.split()]
    heroes = [f"draw {name}" for name in HEROES.split()]
    assert (len(creatures), len(heroes)) == (18, 9)
    for number in range(4):
        assert sorted(story.legal) == creatures[number:]  # each of them once
        story.play(creatures[number])
    assert all(story.place(name) == DECK for name in CREATURES.split()[4:])
    for number in range(2):
        assert sorted(story.legal) == heroes[number:]
        story.play(heroes[number])
    assert sum(len(deck.pool(story.game.s).actions) for deck in story.game.rules.decks) == 18 - 4 + 9 - 2


@pytest.mark.rule("L15.8", "L11.6")
@pytest.mark.parametrize("built, missed", [(14, []), (15, [{"event": "metropolis-missed", "faction": "red"}])])
def test_when_all_fifteen_metropolises_are_built_the_next_is_lost(built: int, missed: list[dict[str, str]]) -> None:
    bonuses = ["troops", "prosperity", "priestess", "gold", "fleets"] * 3
    tokens = " ".join(f"metropolis {bonus}" for bonus in bonuses[:built])
    lands = "area delos red \n area naxos blue \n area kea green"
    story = turn("athena", f"player blue gold 1 {tokens} \n {lands}", "gold 0 philosophers 3", paid=False)
    story.play("recruit philosopher")
    if not missed:
        story.play("draw fleets")
    assert story.happened("metropolis-missed") == missed
    assert (story.number("philosophers", "red"), metropolises_of(story.game, 0)) == (0, 1 - len(missed))
