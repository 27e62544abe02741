"""The fuzzer itself: a slice of it, both builds side by side, its cases and its command. Its checks have their own
file, but for those of two pawns, Monuments, ruins and figures that leave, which are here."""

import json
import queue
import random
import time
from pathlib import Path

import pytest

import cyclades
from cyclades import Game
from cyclades.engine.events import EventKind
from cyclades.rules import events
from tests.story import Story, classic, classic_turn
from tools import fuzz
from tools.fuzzing import differential
from tools.fuzzing.cases import Finding, case_of
from tools.fuzzing.changes import Watch, incomes_told, payments
from tools.fuzzing.late import goes_on, late_position
from tools.fuzzing.mixes import MIXES, TABLES, Mix, Table, Wanted, edition_of, only
from tools.fuzzing.monuments import NEEDS, offered, renewed
from tools.fuzzing.snapshot import Snapshot
from tools.fuzzing.states import check_state

GAMES = [(mix, table) for mix in MIXES for table in TABLES[mix]]
WHOLE = [mix for mix in MIXES if "titans" not in mix.expansions or len(mix.expansions) in (1, 6)]
"""The mixes of every set of expansions, but of the many with Titans only Titans alone and all expansions together."""
TRIED = [mix for mix in WHOLE if not mix.without]
"""Those that are tried here at length: with all modules."""
SLICES = [Wanted((mix,), allied=(allied,)) for mix in TRIED for allied in (False, True)]


@pytest.mark.timeout(120)
@pytest.mark.parametrize(
    "wanted", [wanted for wanted in SLICES if wanted.playable()], ids=lambda wanted: " ".join(wanted.arguments())
)
def test_a_slice_of_the_fuzzer_finds_nothing(wanted: Wanted, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzz, "FAILURES", tmp_path)
    tally = fuzz.Tally()
    for seed in range(100_000, 100_003):
        fuzz.play_case(case_of(seed, wanted), tally, time.monotonic() + 20)
    assert tally.decisions > 100
    assert tally.checks > 3 * tally.decisions


@pytest.mark.timeout(280)
def test_both_builds_play_the_same_games() -> None:
    compiled = differential.build_here()
    if compiled is None:
        pytest.skip("there is no compiled package of these sources: `python3 dev.py build` makes one")
    games = list(differential.differential(compiled, range(500, 530)))
    assert len(games) == 30
    assert sum(games) > 3000


def test_a_case_is_decided_by_its_seed() -> None:
    cases = [case_of(seed) for seed in range(600)]
    for seed, case in enumerate(cases):
        assert case_of(seed) == case
        assert case_of(seed, only(case.mix, case.table)) == case  # so that a failure can be played alone
    assert {(case.mix, case.table) for case in cases} <= set(GAMES)
    assert {(case.mix.edition, case.table) for case in cases} == {(mix.edition, table) for mix, table in GAMES}
    assert {case.board for case in cases} == {"ready", "random"}
    assert {bool(case.position) for case in cases} == {True, False}
    assert {type(case.teams) for case in cases} == {bool, tuple, type(None)}
    assert {name for case in cases for name in case.options} == {
        *("gold", "max_cycles", "metropolises", "open_gold", "scale"),
        *("defences", "priest_discount", "start", "third_island", "victory"),
        *("god", "heroes", "favours", "magic_items"),
    }
    assert {case.options.get("start") for case in cases if case.players == 2} == {"free", "printed", None}


def test_a_case_is_played_at_its_table() -> None:
    cases = [case_of(seed) for seed in range(60)]
    for case in cases:
        rules = case.start().rules
        assert (rules.players, rules.allied) == (case.table.players, case.table.allied)
        if isinstance(case.teams, tuple):
            assert sorted(map(tuple, rules.seating.teams)) == sorted(case.teams)


def on_land(mix: Mix) -> list[str]:
    """The fields for what expansions put on land areas."""
    rules = cyclades.new(mix.edition, 3, expansions=mix.expansions).rules
    return [field.name for field in rules.f.declared if field.values == list(rules.board.ids[: rules.lands])]


@pytest.mark.parametrize("mix, table", [(mix, table) for mix, table in GAMES if mix in TRIED], ids=str)
def test_late_positions_are_possible(mix: Mix, table: Table) -> None:
    generator = random.Random(table.players)
    teams = True if table.players in edition_of(mix).may_team and table.allied else None
    texts = [late_position(mix, table.players, teams, {"metropolises": 2}, generator) for _ in range(20)]
    games = [cyclades.read_position(text, seed=1) for text in texts]
    for game in games:
        check_state(game)
        assert game.rules.allied == table.allied
    written = "\n".join(texts)
    words = ["metropolis ", "between ", "fortress ", "creature ", "prosperity ", "phase actions"]
    words += ["eliminated"] if len(games[0].rules.factions) > 2 else ["offering red-2 ", "order blue-1 "]
    words += [f"field {name} " for name in on_land(mix)]
    if "hades" in mix.expansions:
        words += ["hero ", "away ", "theatre ", "necropolis ", "card ", "hidden ", "covered_god "]
    if "titans" in mix.expansions:
        words += [" titans 1", "artifact "]
    if mix.expansions == ("titans",):
        words.append("open_special_metropolises ")
    if games[0].rules.heroes and "hades" not in mix.expansions:
        words += ["hero ", "gone ", "top ", "ending"]
    for word in words:
        assert word in written
    early = [text for text in texts if "phase actions" not in text]
    start = cyclades.new(mix.edition, table.players, expansions=mix.expansions, teams=teams)
    assert any("eliminated" in text for text in early) == goes_on(start)


def test_what_expansions_put_on_the_board_is_in_late_positions() -> None:
    generator = random.Random(1)
    mix = Mix("classic", ("monuments", "ruins"))
    written = "\n".join(late_position(mix, 2, None, {"metropolises": 3}, generator) for _ in range(40))
    for words in ("monument ", "monument_open ", "ruin 1 ", "ruin 2 ", "ruin_monument 1 ", "temple_used "):
        assert f"field {words}" in written
    for figure in ("chiron", "kraken", "medusa", "minotaur", "polyphemus"):
        assert f"creature {figure} " in written


def test_a_game_gives_the_same_digests_twice() -> None:
    one, other = (list(differential.play(case_of(12))) for _ in range(2))
    assert one == other
    assert len({number for number, _ in one}) > len(one) * 0.99


def test_another_game_gives_other_digests() -> None:
    assert list(differential.play(case_of(12)))[-1] != list(differential.play(case_of(13)))[-1]


@pytest.mark.parametrize("allied", [False, True])
def test_a_failure_is_written_down(allied: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzz, "FAILURES", tmp_path)
    monkeypatch.setattr(fuzz, "ROOT", tmp_path)

    def fails(game: Game) -> None:
        if game.depth > 30:
            raise Finding("something is wrong")

    monkeypatch.setattr(fuzz, "check_actions", fails)
    case = case_of(3, Wanted(allied=(allied,)))
    with pytest.raises(Finding, match="something is wrong") as found:
        fuzz.play_case(case, fuzz.Tally())
    again = " ".join(only(case.mix, case.table).arguments())
    assert ("--teams" if allied else "--no-teams") in again
    assert f"again: python3 dev.py fuzz --seed 3 --games 1 {again} (moves" in str(found.value)
    [file] = tmp_path.iterdir()
    written = json.loads(file.read_text(encoding="utf-8"))
    assert (written["seed"], written["players"], len(written["moves"]) > 30) == (3, case.players, True)
    assert (written["edition"], tuple(written["expansions"])) == (case.mix.edition, case.mix.expansions)
    assert written["teams"] == (None if case.teams is None else json.loads(json.dumps(case.teams)))


def test_a_game_that_cannot_begin_is_written_down_too() -> None:
    results: queue.Queue[fuzz.Tally] = queue.Queue()
    fuzz.work(5, 1, 1, float("inf"), Wanted(()), results)  # type: ignore[arg-type]
    [failure] = results.get_nowait().failures
    assert "again: python3 dev.py fuzz --seed 5 --games 1" in failure


@pytest.mark.parametrize(
    "arguments",
    [
        ["--players", "9"],
        ["--players", "x"],
        ["--minutes", "soon"],
        ["--edition", "modern"],
        ["--expansions", "giants"],
        ["--edition", "legendary", "--expansions", "monuments"],
        ["--expansions", "hades,hecate", "--without", "favours"],
        ["--expansions", "monuments", "--without", "god"],
        ["--without", "magic"],
        ["--share", "2"],
        ["--each-pair", "many"],
        ["--edition", "classic", "--expansions", "monuments", "--teams"],
        ["--expansions", "titans", "--players", "2"],
        ["--players", "6", "--no-teams"],
        ["more"],
    ],
)
def test_arguments_that_make_no_sense_are_refused(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        fuzz.main(arguments)
    assert "usage: dev.py fuzz" in capsys.readouterr().err


@pytest.mark.slow
def test_the_command_plays_games_and_sums_up(capsys: pytest.CaptureFixture[str]) -> None:
    assert fuzz.main(["--games", "2", "--seed", "7", "--players", "3", "--edition", "classic", "--jobs", "2"]) == 0
    assert "2 games" in capsys.readouterr().out


# What the fuzzer has found stays found.


def test_what_chance_brings_at_the_beginning_of_a_position_is_told_at_once() -> None:
    text = classic("phase creatures").game
    game = cyclades.read_position(cyclades.write_position(text), seed=1)
    assert {"card-revealed", "god-placed", "income-received"} <= {event.kind.name for event in game.events}
    game.play(game.parse("bid apollo 0"))
    assert {event.kind.name for event in game.events} == {"offered"}


def test_a_place_on_apollo_is_kept_when_whoever_came_before_is_out() -> None:
    apollo = "player blue eliminated\noffering green apollo 0 place 2\narea kea green\narea andros red troops 1"
    game = classic_turn("ares", apollo).game
    check_state(game)
    text = cyclades.write_position(game)
    assert "offering green apollo 0 place 2\n" in text
    assert cyclades.read_position(text).same_state(game)


def test_an_offering_shows_what_it_costs_at_least() -> None:
    purses = "player red gold 5 between 0 9 priests 3\ngods zeus ares - -\nphase offerings red"
    game = classic(purses).game
    game.play(game.parse("bid ares 2"))
    assert game.s[game.f.gold_low] == 1


# What is checked of the classic edition finds what is wrong.

RUINS = """
    area syros red troops 2 fortress 2
    area c2 red fleets 1
    area milos blue troops 1 port 1
    area naxos blue
    creature medusa red at naxos since 3
    creature chiron blue at milos since 3
    field ruin 1 andros
    field ruin 2 naxos
    field ruin_monument 2 great-temple-of-zeus
    field monument temple-of-ares milos
    field temple_used temple-of-ares 2
    """
NUMBERS = {name: number for number, name in enumerate(sorted(NEEDS))}


def among_ruins(more: str = "") -> Story:
    opened = "city-of-warriors temple-of-ares"
    return classic_turn("ares", RUINS + more, players=2, monuments=opened, ruins=True)


def change(game: Game, field: str, of: str, number: int) -> Game:
    """A game with one of its numbers changed."""
    where = game.rules.f.by_name[field]
    game.s[where.offset + where.per.index(of)] = number
    return game


@pytest.mark.parametrize(
    "field, of, number, message",
    [
        ("acquired", "medusa", 2, "medusa of cycle 2 is still there in its owner's turn, or after it"),
        ("card_at", "medusa", 5, "two creatures in one area"),
        ("ruin", "1", 2, "two ruins on one island: [2, 2]"),
        ("ruin", "1", 6, "ruin 1 on 6 has the card -1"),
        ("ruin_monument", "1", 2, "ruin 1 on 0 has the card 2"),
        ("ruin_monument", "2", NUMBERS["city-of-warriors"], "city-of-warriors of ruin 2 is open, built"),
        ("temple_used", "temple-of-ares", 4, "temple-of-ares was used in cycle 4"),
        ("temple_used", "temple-of-poseidon", 2, "temple-of-poseidon was used in cycle 2"),
        ("temple_used", "city-of-warriors", 2, "city-of-warriors was used in cycle 2"),
        ("monument", "military-academy", 6, "military-academy stands on syros"),
        ("monument_open", "military-academy", 1, "the open Monuments are"),
        ("pawn_god", "red-2", 1, "pawns on the track"),
    ],
)
def test_an_impossible_state_among_ruins_is_found(field: str, of: str, number: int, message: str) -> None:
    with pytest.raises(Finding) as found:
        check_state(change(among_ruins().game, field, of, number))
    assert message in str(found.value)


@pytest.mark.parametrize(
    "field, of, number, message",
    [
        ("monument", "temple-of-ares", 6, "temple-of-ares was on 5 and is on 6, told: {}"),
        ("ruin", "1", 3, "ruin 1 was 0 and is 3"),
        ("ruin_monument", "2", NUMBERS["military-academy"], "ruin_monument 2 was 4 and is 6"),
    ],
)
def test_what_wanders_among_ruins_is_found(field: str, of: str, number: int, message: str) -> None:
    watch = Watch(among_ruins().game)
    watch.look()
    change(watch.game, field, of, number)
    with pytest.raises(Finding) as found:
        watch.look()
    assert message in str(found.value)


def test_troops_that_leave_medusa_are_found() -> None:
    game = change(among_ruins().game, "card_at", "medusa", 6)
    watch = Watch(game)
    change(change(game, "troops", "syros", 1), "troops_left", "red", 7)
    watch.look()  # sold, or dead
    change(change(game, "owner", "tinos", 0), "lands", "red", 2)
    change(change(game, "troops", "syros", 0), "troops", "tinos", 1)
    with pytest.raises(Finding, match="1 troops have left syros, where Medusa is"):
        watch.look()


def happened(game: Game, kind: EventKind, *numbers: int) -> Snapshot:
    """The state of a game in which something has just been told."""
    game.emit(kind, *numbers)
    game.publish()
    return Snapshot(game)


def test_a_monument_that_could_not_be_built_is_found() -> None:
    game = among_ruins().game
    watch = Watch(game)
    change(game, "monument", "city-of-warriors", 6)
    happened(game, events.KINDS.by_name["monument-built"], 0, NUMBERS["city-of-warriors"], 6)
    with pytest.raises(Finding, match="red has built city-of-warriors on syros, where it could not"):
        watch.look()


def test_a_monument_about_which_nobody_is_asked_is_found() -> None:
    game = change(among_ruins().game, "monument_open", "great-citadel-of-ares", 1)
    assert list(offered(Snapshot(game), happened(game, events.BUILT, 0, 1, 6, 2))) == [
        "red is not asked about great-citadel-of-ares"
    ]


def test_a_track_that_the_great_temple_has_not_filled_is_found() -> None:
    game = change(among_ruins().game, "monument", "great-temple-of-zeus", 6)
    message = "0 creatures on the track at the beginning of a turn with the great-temple-of-zeus"
    assert list(renewed(Snapshot(game), happened(game, events.TURN_BEGUN, 0, 1))) == [message]


TWINS = """
    gods ares zeus athena -
    player red gold 5 priests 2
    player blue gold 3
    offering red-1 ares 4
    area syros red
    area milos blue
    """


def test_an_offering_beyond_what_is_left_beside_the_twins_is_found() -> None:
    game = classic(f"cycle 2{TWINS}phase offerings red-2", 2).game
    check_state(game)
    assert "bid zeus 3" in [action.notation for action in game.actions]
    change(change(game, "pawn_offering", "red-1", 5), "gold_low", "red", 5)
    with pytest.raises(Finding, match=r"offerings that differ: \['bid .*'bid zeus 3'"):
        check_state(game)


def test_a_payment_that_forgets_the_twin_is_found() -> None:
    game = classic(f"cycle 2{TWINS}offering red-2 zeus 3\noffering blue-1 apollo 0\nphase offerings blue-2", 2).game
    before = Snapshot(game)
    game.emit(events.PAID, 0, 1, 2)
    now = happened(game, events.PAID, 0, 2, 1)
    assert list(payments(before, now)) == ["red has paid 3 GP, not 5"]


def test_an_income_in_the_first_cycle_after_free_positioning_is_found() -> None:
    game = classic(f"cycle 1{TWINS}phase offerings red-2", 2).game
    before = Snapshot(game)
    assert list(incomes_told(before, happened(game, events.CYCLE_BEGUN, 1))) == []
    income = int(game.rules.board.prosperity[game.rules.board.ids.index("syros")])
    told = list(incomes_told(before, happened(game, events.INCOME_RECEIVED, 0, income)))
    assert told == ["[1, 0] incomes in cycle 1, with [1, 1] in the game"]


@pytest.mark.slow
def test_random_games_reach_everything_of_the_classic_edition() -> None:
    asked: set[str] = set()
    cards: set[str] = set()
    built: set[str] = set()
    for seed in range(250):
        case = case_of(seed, Wanted(tuple(mix for mix in MIXES if mix.edition == "classic")))
        game = case.start()
        while not game.over:
            asked.add(game.question.kind)
            game.play(case.pick(game))
            for event in game.events:
                if event.kind is events.CREATURE_USED:
                    cards.add(game.rules.cards[event.b].name)
                elif event.kind.name == "monument-built":
                    built.add(game.rules.names["monument"][event.b])
    rules = cyclades.new("classic", 3, expansions=["hades", "manticore"]).rules
    assert cards == {card.name for card in rules.creatures}
    assert built == set(NEEDS)
    assert {"DeployTroop", "DeployFleet", "PlaceGiftUnit", "PlaceAcademyUnit", "RescueFleet", "GiveToTemple"} <= asked
    assert {"OfferMonument", "OfferRuin", "PlaceRuin", "SirenFrom", "SphinxFrom", "KrakenSwims", "Retreat"} <= asked
    assert {"SecondTerritory", "GiftBuilding", "StackGiftUnit", "TurnUpToken", "PlaceArtifact", "TakeOnTheWay"} <= asked
    assert {"RetreatWith", "PassOn", "PayCaduceus", "WhoReceives", "DivideIncome", "SendArtifact"} <= asked
