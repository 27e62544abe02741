"""The mixes and tables of the fuzzer: which there are, that they are drawn evenly, and how they are asked for."""

import argparse
import random
from collections import Counter

import pytest

import cyclades
from tools.fuzzing import cases as cases_module
from tools.fuzzing.cases import case_of
from tools.fuzzing.late import late_position
from tools.fuzzing.mixes import MIXES, TABLES, Mix, Table, Wanted, add_arguments, edition_of, only, pairings, wanted_of
from tools.fuzzing.states import check_state

MODULES = ("god", "heroes", "favours")


def test_every_set_of_expansions_that_goes_together_is_a_mix() -> None:
    assert [str(mix) for mix in MIXES][:2] == ["legendary", "classic"]
    classic = {mix.expansions for mix in MIXES if mix.edition == "classic"}
    needs = {"hecate": "hades", "manticore": "hades", "ruins": "monuments"}
    boxes = ("hades", "hecate", "manticore", "titans", "monuments", "ruins")
    every = [tuple(box for n, box in enumerate(boxes) if number >> n & 1) for number in range(1 << len(boxes))]
    assert classic == {mix for mix in every if all(needs.get(box, box) in mix for box in mix)}


def test_every_set_of_modules_that_goes_together_is_a_mix() -> None:
    needs = {"hecate": "favours", "manticore": "heroes"}
    for mix in MIXES:
        off = set(mix.without)
        assert off < set(MODULES) if "hades" in mix.expansions else not off
        assert not off & {needs[box] for box in mix.expansions if box in needs}
    hades = [mix for mix in MIXES if {"titans", "monuments"}.isdisjoint(mix.expansions)]
    assert len(set(hades)) == len(hades) == 2 + 7 + 4 + 4 + 2
    assert len(MIXES) == 1 + 18 * 2 * 3
    assert Mix("classic", ("hades", "hecate", "ruins"), ("god",)).parts == ["heroes", "favours", "hecate", "ruins"]


def test_mixes_modules_and_numbers_of_players_are_drawn_evenly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cases_module, "LATE", 0)  # positions take long
    cases = [case_of(seed) for seed in range(8000)]
    drawn = Counter(case.mix for case in cases)
    assert 1850 < drawn.pop(Mix("legendary")) < 2150
    assert set(drawn) == {mix for mix in MIXES if mix.edition == "classic"}
    assert 25 < min(drawn.values()) <= max(drawn.values()) < 95  # 6000 games of 108 mixes
    for edition in ("legendary", "classic"):
        numbers = Counter(case.players for case in cases if case.mix.edition == edition)
        assert set(numbers) == {2, 3, 4, 5, 6}
        assert max(numbers.values()) < 1.3 * min(numbers.values())
    for case in cases:
        off = {name for name in MODULES if case.options.get(name) == "off"}
        assert off == set(case.mix.without)


def test_the_share_of_the_edition_that_is_one_mix_can_be_chosen() -> None:
    legendary = Mix("legendary")
    assert {case_of(seed, Wanted(share=1)).mix for seed in range(50)} == {legendary}
    assert legendary not in {case_of(seed, Wanted(share=0)).mix for seed in range(50)}
    assert {case_of(seed, Wanted((legendary,), share=0)).mix for seed in range(5)} == {legendary}


def test_every_way_to_sit_down_is_a_table() -> None:
    teams = ["3", "4", "4 in teams", "5", "6 in teams"]
    for mix, tables in TABLES.items():
        wanted = teams if "titans" in mix.expansions else ["2", "3", "4", "5"]
        wanted = ["2 in teams", *teams] if mix.edition == "legendary" else wanted
        assert [str(table) for table in tables] == wanted


def test_all_pairs_are_made() -> None:
    assert [len(pairings(tuple(range(count)))) for count in (2, 4, 6)] == [1, 3, 15]
    assert pairings((0, 1, 2, 3))[0] == ((0, 1), (2, 3))


@pytest.mark.parametrize("mix", MIXES, ids=str)
def test_late_positions_are_possible_with_every_mix(mix: Mix) -> None:
    generator = random.Random(str(mix))
    for table in generator.sample(TABLES[mix], 2):
        teams = True if table.players in edition_of(mix).may_team and table.allied else None
        game = cyclades.read_position(late_position(mix, table.players, teams, {"metropolises": 2}, generator), seed=1)
        check_state(game)
        assert {name for name in ("god", "heroes", "favours") if game.rules.options.get(name) == "off"} == {
            *mix.without
        }


@pytest.mark.parametrize("mix", MIXES, ids=str)
def test_what_is_wanted_is_written_and_read_again(mix: Mix) -> None:
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    for wanted in (only(mix, Table(4)), Wanted((mix,), allied=(False,)), Wanted((mix,)), Wanted(), Wanted(share=0.5)):
        assert wanted_of(parser, parser.parse_args(wanted.arguments())) == wanted
