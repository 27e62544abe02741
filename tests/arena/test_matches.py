"""Playing an arena: it can be stopped and gone on with, and the number of processes changes nothing."""

import json
import re
import signal
import threading
from pathlib import Path
from typing import Any

import pytest

import cyclades
from cyclades.arena import ArenaError, ArenaPlan, arena_plan, run_arena
from cyclades.arena.matches import matches, play_match
from cyclades.arena.report import summary
from cyclades.arena.results import Book
from cyclades.bots import Bot, BotError
from cyclades.bots.random import RandomBot
from cyclades.engine.errors import SetupError
from cyclades.rules.victory import REASONS
from cyclades.simulation import Stop, first_order
from tests.titans_artifacts import ARTIFACTS, at, titans_turn


def small(games: int = 4, **others: Any) -> ArenaPlan:
    return arena_plan(["random", "random"], **{"games": games, "players": 2, "max_cycles": 1, **others})


def timeless(result: dict[str, Any]) -> dict[str, Any]:
    rows = [{key: value for key, value in row.items() if not key.startswith("ms_")} for row in result["results"]]
    return {**result, "results": rows}


@pytest.fixture(scope="module")
def whole() -> dict[str, Any]:
    result, complete = run_arena(small())
    assert complete
    return result


def games_in(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in file.read_text().splitlines()[1:]]


def test_the_same_plan_gives_the_same_results_on_any_number_of_processes(whole: dict[str, Any], tmp_path: Path) -> None:
    result, complete = run_arena(small(), tmp_path / "two.jsonl", jobs=2)
    assert complete
    assert timeless(result) == timeless(whole)
    assert sorted(game["game"] for game in games_in(tmp_path / "two.jsonl")) == [0, 1, 2, 3]


def test_the_sums_are_right(whole: dict[str, Any]) -> None:
    assert whole["finished"] == whole["games"] == 4
    [row] = whole["results"]
    assert (row["seats"], row["wins"], row["share"]) == (8, 4, 0.5)
    assert sum(seat["wins"] for seat in whole["seats"]) == 4
    assert whole["ended_by"]["max_cycles"] == 4
    assert whole["cycles"] == {"mean": 1, "max": 1}
    assert row["decisions"] == whole["decisions"] > 4 * 8
    assert 0 < row["ms_per_decision"] < row["ms_99_percent"]


@pytest.mark.parametrize("jobs", [1, 2])
def test_ctrl_c_keeps_what_is_finished_and_the_same_plan_goes_on(
    whole: dict[str, Any], tmp_path: Path, jobs: int
) -> None:
    file = tmp_path / "arena.jsonl"
    told: list[int] = []

    def interrupt(there: int) -> None:
        told.append(there)
        if there == 2:
            signal.raise_signal(signal.SIGINT)

    result, complete = run_arena(small(), file, jobs, interrupt)
    assert not complete
    assert result["finished"] == 2
    assert told == [0, 1, 2]
    kept = games_in(file)
    told.clear()
    result, complete = run_arena(small(), file, 1, told.append)
    assert complete
    assert told == [2, 3, 4]
    assert games_in(file)[:2] == kept
    assert timeless(result) == timeless(whole)


def test_a_game_stops_in_the_middle() -> None:
    stop = Stop()
    found = matches(small(), range(4), 1, stop)
    assert next(found).game == 0
    stop.asked = True
    assert list(found) == []


def test_more_games_of_the_same_plan_are_added_and_fewer_are_a_part_of_them(
    whole: dict[str, Any], tmp_path: Path
) -> None:
    file = tmp_path / "arena.jsonl"
    run_arena(small(2), file)
    assert timeless(run_arena(small(4), file)[0]) == timeless(whole)
    told: list[int] = []
    part, complete = run_arena(small(2), file, progress=told.append)
    assert complete
    assert (part["finished"], told) == (2, [2])
    assert len(games_in(file)) == 4


@pytest.mark.parametrize("cut", [1, 20, 10_000])
def test_a_torn_last_line_is_dropped(whole: dict[str, Any], tmp_path: Path, cut: int) -> None:
    file = tmp_path / "arena.jsonl"
    run_arena(small(2), file)
    good = file.read_bytes()
    head = good.index(b"\n") - 5
    file.write_bytes(good[: max(head, len(good) - cut)])
    result, complete = run_arena(small(4), file)
    assert complete
    assert timeless(result) == timeless(whole)
    assert sorted(game["game"] for game in games_in(file)) == [0, 1, 2, 3]


@pytest.fixture(scope="module")
def some_lines(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    file = tmp_path_factory.mktemp("arena") / "arena.jsonl"
    run_arena(small(), file)
    return file.read_text().splitlines()


@pytest.mark.parametrize(
    "old, new, message",
    [
        ('"cycles": 1', '"cycles": one', "expected JSON, got "),
        ('"cycles": 1', '"cycles": -1', "expected a game of this arena"),
        ('"cycles": 1', '"rounds": 1', "expected a game of this arena"),
        ('"seats": [', '"seats": [9, ', "expected a game of this arena"),
        ('"places": [', '"places": [1, ', "expected a game of this arena"),
        ('"ended_by": "max_cycles"', '"ended_by": "boredom"', "expected a game of this arena"),
        ('"game": ', '"game": -', "expected a game of this arena"),
        ('"times": [[', '"times": [[0, 1, ', "expected a game of this arena"),
        ('"times": [[', '"times": [[], [', "expected a game of this arena"),
    ],
)
def test_a_damaged_line_is_named(tmp_path: Path, some_lines: list[str], old: str, new: str, message: str) -> None:
    file = tmp_path / "arena.jsonl"
    lines = [line.replace(old, new) if number == 2 else line for number, line in enumerate(some_lines)]
    file.write_text("\n".join(lines) + "\n")
    with pytest.raises(ArenaError) as caught:
        run_arena(small(), file)
    assert str(caught.value).startswith(f"{file}, line 3: {message}")
    assert file.read_text() == "\n".join(lines) + "\n", "it is left as it was"


def test_a_game_that_is_there_twice_is_named(tmp_path: Path, some_lines: list[str]) -> None:
    file = tmp_path / "arena.jsonl"
    file.write_text("\n".join([*some_lines, some_lines[1]]) + "\n")
    with pytest.raises(ArenaError, match=r"line 6: game \d is there twice"):
        run_arena(small(), file)


@pytest.mark.parametrize(
    "others, message",
    [
        ({"seed": 2}, "another arena: expected seed 2, got 1$"),
        ({"players": 3, "max_cycles": 2}, "expected players 3, got 2; expected max_cycles 2, got 1$"),
        ({"board": "random"}, 'expected board "random", got "ready"$'),
        ({"options": {"gold": 9}}, 'expected options {"gold": 9}, got {}$'),
    ],
)
def test_a_file_of_another_plan_is_refused(
    tmp_path: Path, some_lines: list[str], others: dict[str, Any], message: str
) -> None:
    file = tmp_path / "arena.jsonl"
    file.write_text("\n".join(some_lines) + "\n")
    with pytest.raises(ArenaError, match=message):
        run_arena(small(**others), file)


def test_a_file_of_other_bots_or_another_program_is_refused(tmp_path: Path, some_lines: list[str]) -> None:
    file = tmp_path / "arena.jsonl"
    head = json.loads(some_lines[0])
    file.write_text(json.dumps({**head, "bots": ["novice"], "code": "older"}) + "\n")
    with pytest.raises(
        ArenaError, match=r'expected bots \["random", "random"\], got \["novice"\]; the game or a bot has'
    ):
        Book(small()).read(file)


def test_a_file_of_an_older_format_is_refused(tmp_path: Path, some_lines: list[str]) -> None:
    file = tmp_path / "arena.jsonl"
    file.write_text("\n".join([some_lines[0].replace("arena 2", "arena 1"), *some_lines[1:]]) + "\n")
    with pytest.raises(ArenaError, match=r"expected the format cyclades-arena 2, got cyclades-arena 1$"):
        run_arena(small(), file)


@pytest.mark.parametrize("content", ["a diary", "a diary\n", "[]\n", '{"format": "cyclades-record"}\n'])
def test_a_file_of_something_else_is_refused_and_left_alone(tmp_path: Path, content: str) -> None:
    file = tmp_path / "diary.txt"
    file.write_text(content)
    with pytest.raises(ArenaError, match="line 1: expected "):
        run_arena(small(), file)
    assert file.read_text() == content


def test_a_file_that_cannot_be_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ArenaError, match="No such file or directory"):
        run_arena(small(), tmp_path / "nowhere" / "arena.jsonl")
    with pytest.raises(ArenaError, match="directory"):
        run_arena(small(), tmp_path)
    with pytest.raises(SetupError, match="at least 1 job, got 0"):
        run_arena(small(), jobs=0)


class Broken(RandomBot):
    """A bot that gives an answer that is none."""

    def choose(self, view: Any) -> str:
        return "bid everything"


def test_a_bot_that_fails_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ArenaPlan, "seated_bots", lambda plan, number: [Broken(1, 1)] * 2)
    with pytest.raises(BotError) as failed:
        play_match(small(), 3)
    message = r"game 4 \(seed (\d+)\), seat [12]: the bot 'random' failed: NotationError: .*bid everything"
    found = re.match(message, str(failed.value))
    assert found is not None
    game = cyclades.new("legendary", 2, seed=int(found[1]), options={"max_cycles": 1})
    assert game.view(None) == small().game(3).view(None)


def test_a_bot_that_fails_leaves_no_file_without_a_game(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, some_lines: list[str]
) -> None:
    new, old, begun = (tmp_path / name for name in ("new.jsonl", "old.jsonl", "begun.jsonl"))
    old.write_text(some_lines[0] + "\n")
    begun.write_text("\n".join(some_lines[:2]) + "\n")
    before = [old.read_text(), begun.read_text()]
    monkeypatch.setattr(ArenaPlan, "seated_bots", lambda plan, number: [Broken(1, 1)] * 2)
    for file in (new, old, begun):
        with pytest.raises(BotError):
            run_arena(small(), file)
    assert not new.exists()
    assert [old.read_text(), begun.read_text()] == before, "what was there stays"


def test_a_bot_that_fails_later_leaves_the_games_before(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def seated(plan: ArenaPlan, number: int) -> list[Bot]:
        return [Broken(1, 1) if number == 2 else RandomBot(1, player) for player in range(2)]

    monkeypatch.setattr(ArenaPlan, "seated_bots", seated)
    with pytest.raises(BotError, match=r"^game 3 "):
        run_arena(small(), tmp_path / "arena.jsonl")
    assert [game["game"] for game in games_in(tmp_path / "arena.jsonl")] == [0, 1]


class Watcher(RandomBot):
    """A bot that notes whom it sees the game for."""

    seen: list[Any] = []

    def choose(self, view: Any) -> str:
        self.seen.append(view["player"])
        return super().choose(view)


def test_bots_see_the_view_of_their_player_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    def seated(plan: ArenaPlan, number: int) -> list[Bot]:
        watchers = [Watcher(1, player) for player in range(2)]
        for watcher in watchers:
            watcher.seen = []
        bots.extend(watchers)
        return list(watchers)

    bots: list[Watcher] = []
    monkeypatch.setattr(ArenaPlan, "seated_bots", seated)
    played = play_match(small(), 0)
    assert played is not None
    assert [set(bot.seen) for bot in bots] == [{0}, {1}]
    assert [len(bot.seen) for bot in bots] == played.decisions


class Buyer(RandomBot):
    """A bot that buys an artifact, and puts it onto the first territory."""

    def choose(self, view: Any) -> str:
        actions: list[str] = view["actions"]
        return next((action for action in actions if action.startswith("buy ")), actions[0])


def test_a_game_may_end_by_all_artifacts_where_there_are_some(monkeypatch: pytest.MonkeyPatch) -> None:
    table: dict[str, Any] = {"edition": "classic", "players": 3, "games": 1}
    plan, plain = (arena_plan(["random"], expansions=boxes, **table) for boxes in (["titans"], []))
    four = "\n".join(at(artifact, "argos") for artifact in ARTIFACTS[:4])
    text = f"area argos red \n area thebes blue \n area thera green \n {four} \n creatures - - {ARTIFACTS[4]}"
    monkeypatch.setattr(ArenaPlan, "game", lambda plan, number: titans_turn("zeus", text, players=3).game)
    monkeypatch.setattr(ArenaPlan, "seated_bots", lambda plan, number: [Buyer(1, player) for player in range(3)])
    played = play_match(plan, 0)
    assert played is not None
    assert (played.ended_by, played.places[0], played.decisions) == ("artifacts", 1, [2, 0, 0])
    assert summary(plan, [played])["ended_by"] == dict.fromkeys(REASONS, 0) | {"artifacts": 1}
    line = json.loads(played.line())
    assert Book(plan).checked(line) == played
    assert Book(plain).checked(line) is None
    assert Book(plain).checked({**line, "ended_by": "metropolises"}) is not None


def test_an_arena_runs_in_any_thread(whole: dict[str, Any]) -> None:
    found: list[dict[str, Any]] = []
    thread = threading.Thread(target=lambda: found.append(run_arena(small())[0]))
    thread.start()
    thread.join()
    assert timeless(found[0]) == timeless(whole)


@pytest.mark.parametrize(
    "table, pawns",
    [
        ({"edition": "legendary", "players": 4}, 4),
        ({"edition": "legendary", "players": 4, "teams": [[0, 2], [1, 3]]}, 4),
        ({"edition": "classic", "players": 2}, 4),
    ],
    ids=str,
)
def test_who_is_asked_first_is_first_in_the_turn_order(table: dict[str, Any], pawns: int) -> None:
    plan = arena_plan(["random"], games=6, **table)
    firsts = set()
    for number in range(plan.games):
        game = plan.game(number)
        assert len(game.rules.pawns) == pawns
        order = first_order(game, plan.sides)
        assert sorted(order) == list(range(len(plan.sides)))
        assert game.player in plan.sides[order[0]]
        firsts.add(order[0])
    assert len(firsts) > 1  # by lot
