"""Games of older rules: positions and states of rules version 3 are read as the present rules have them."""

import json
from typing import Any

import pytest

import cyclades
from cyclades.engine.errors import PositionError, RecordError
from cyclades.games import state_of
from tests.server.test_older_tables import TABLES, setup_of
from tests.titans import REST, titans_turn
from tests.titans_teams import open_cards

STARTED = [id for id, table in TABLES.items() if table["start"]]

WRITTEN = """
cyclades-position 1
edition classic
players 2
expansions monuments
cycle 3
gods ares poseidon zeus -
order red-1 blue-1 red-2 blue-2
creatures medusa - harpy
discard sphinx
player red gold 7 priests 1
player blue gold 4 philosophers 2
area tinos red troops 2 port 1 fortress 1
area naxos blue troops 1
area a1 red fleets 2
area b2 blue fleets 1
field monument_open city-of-warriors 1
phase offerings
> bid ares 1
"""


def test_a_position_that_was_written_by_hand_is_read_as_ever() -> None:
    game = cyclades.read_position(WRITTEN, seed=1)
    pieces = game.view(None)["state"]
    assert (sum(pieces["troops"]), sum(pieces["fleets"])) == (3, 3)
    assert game.question.kind == "Offer"
    assert cyclades.read_position(cyclades.write_position(game)).same_state(game)


def old_raw(id: str, more: str = "", **change: Any) -> str:
    """A position with raw numbers, as it was written at rules version 3."""
    table = TABLES[id]
    setup = setup_of(table)
    lines = ["cyclades-position 1", f"edition {setup['edition']}", f"players {setup['players']}"]
    lines.append(f"board {json.dumps(setup['board'])}")
    if setup["expansions"]:
        lines.append(f"expansions {' '.join(setup['expansions'])}")
    return "\n".join([*lines, f"raw {json.dumps({**table['start'], **change})}", more])


@pytest.mark.parametrize("id", STARTED)
def test_raw_numbers_of_rules_version_3_are_converted(id: str) -> None:
    table = TABLES[id]
    before = table["start"]["state"]
    game = cyclades.read_position(old_raw(id), ask_chance=True)
    state = game.start["state"]
    (*troops, marching), (*fleets, sailing) = state["troops"], state["fleets"]
    assert [*troops, *fleets, marching + sailing] == before["units"]
    assert sum(state["done"]) == sum(before["done"])
    assert state["owner"] == before["owner"]
    for entry in table["log"][:3]:
        for words in filter(None, entry[2].split("\n")):
            game.play(words)
    again = cyclades.read_position(cyclades.write_position(game), ask_chance=True)
    assert again.same_state(game)


def test_the_leader_of_a_group_of_rules_version_3_is_the_same_hero() -> None:
    steps = TABLES["legendary-start-led"]["start"]["steps"]
    led = next(step for step in steps if step[0] == "Depart")[-1]
    game = cyclades.read_position(old_raw("legendary-start-led"), ask_chance=True)
    leaders = {getattr(step, "leader", None) for step in game.stack} - {None}
    assert leaders == {len(game.rules.unit_names) + led}
    assert game.rules.card_of(leaders.pop()) is game.rules.cards[led]


def test_what_was_done_in_a_turn_goes_by_name() -> None:
    game = cyclades.read_position(old_raw("classic-start-in-turn"), ask_chance=True)
    before = TABLES["classic-start-in-turn"]["start"]["state"]["done"]
    then = ["recruit fleet", "build port", "sea move", "buy creature", "invoke", "recruit troop", "build fortress"]
    then += ["land move", "recruit priest", "build temple", "exchange creature", "recruit philosopher"]
    done = dict(zip(game.rules.deed_names, game.start["state"]["done"], strict=True))
    assert {name: number for name, number in done.items() if number} == {
        name: number for name, number in zip([*then, "build university"], before, strict=True) if number
    }


def test_moves_after_raw_numbers_of_older_rules_may_be_asked_no_longer() -> None:
    text = old_raw("classic-start-in-turn", "> decline\n> decline")
    assert cyclades.read_position(text).same_state(cyclades.read_position(old_raw("classic-start-in-turn")))


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"rules": {"classic": 3, "monuments": 99}}, "is of version 99 of the rules of 'monuments'"),
        ({"rules": {"classic": 3}}, "'monuments' is missing"),
        ({"rules": "new"}, "expected rules versions such as"),
        ({"steps": [["Nothing"]]}, "fields are missing or foreign"),
        ({"state": {"units": []}}, "fields are missing or foreign"),
    ],
)
def test_raw_numbers_that_nobody_understands_are_refused(change: dict[str, Any], message: str) -> None:
    with pytest.raises(PositionError, match=message):
        cyclades.read_position(old_raw("classic-start-in-turn", **change))


def test_raw_numbers_say_of_which_rules_they_are() -> None:
    game = cyclades.read_position(old_raw("legendary-start-at-sea"), ask_chance=True)
    line = next(line for line in cyclades.write_position(game).splitlines() if line.startswith("raw "))
    assert json.loads(line[4:])["rules"] == game.rules.versions


def roomy(edition: str, expansions: list[str]) -> tuple[cyclades.Game, dict[str, Any]]:
    """A game after some answers, and its record from there on, with as many numbers as there were when units were
    counted in every area and led moves for every card."""
    game = cyclades.new(edition, 3, seed=5, expansions=expansions)
    for _ in range(150):
        game.play(game.actions[-1])
    rules = game.rules
    begun = cyclades.read_position(cyclades.write_position(game), ask_chance=True)
    record = json.loads(json.dumps({**begun.record(), "start": {"state": state_of(begun), "steps": begun.steps()}}))
    state, lands, seas = record["start"]["state"], int(rules.lands), int(rules.areas - rules.lands)
    for kind in rules.unit_kinds:
        at = 0 if kind.at_sea else lands
        state[kind.plural][at:at] = [0] * (lands if kind.at_sea else seas)
    led = dict(zip([hero.name for hero in rules.heroes], state.get("led", []), strict=True))
    state["led"] = [led.get(card.name, 0) for card in rules.cards]
    if "becalmed" in state:
        state["becalmed"] = [number for _ in rules.sea_kinds for number in [0] * (lands + seas)]
    return begun, {**record, "actions": []}


@pytest.mark.parametrize(("edition", "expansions"), [("legendary", []), ("classic", []), ("classic", ["hades"])])
def test_a_state_with_numbers_that_there_are_no_more_is_read(edition: str, expansions: list[str]) -> None:
    game, record = roomy(edition, expansions)
    assert sum(record["start"]["state"]["troops"]) > 0
    assert cyclades.load(record, ask_chance=True).same_state(game)


def test_a_unit_where_it_cannot_stand_is_refused() -> None:
    game, record = roomy("classic", [])
    record["start"]["state"]["troops"][int(game.rules.lands)] = 1
    with pytest.raises(RecordError, match="troops"):
        cyclades.load(record)


def test_the_kind_of_a_metropolis_came_after_its_place_in_the_first_rules_of_titans() -> None:
    lands = "area argos red port \n area pylos red fortress \n area tegea red temple \n area corinth red troops 1"
    game = titans_turn("athena", f"{lands} \n {REST} \n {open_cards('military', 'cultural')}").game
    answers = ["build university", "at corinth", "at argos", "found cultural"]
    record = {**game.record(), "actions": answers, "rules": {"classic": 3, "titans": 1}}
    followed = cyclades.load(record, ask_chance=True)
    for words in ("build university", "at corinth", "found cultural", "at argos"):
        game.play(words)
    assert followed.same_state(game)
    assert followed.record()["rules"]["titans"] > 1
    with pytest.raises(RecordError, match="at argos"):
        cyclades.load({**record, "rules": game.record()["rules"]})
