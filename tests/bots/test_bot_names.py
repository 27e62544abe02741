"""How bots are named: by name, with an effort, or as a class of one's own from a module or a file."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

import cyclades
from cyclades.bots import BOTS, Bot, BotError, Novice, RandomBot, answer_of, make, register
from cyclades.cli import main
from cyclades.simulation import checked_plan, seats, simulate

OWN = """
from dataclasses import dataclass

from cyclades.bots import Advice, Bot

@dataclass
class Taste:
    last: bool = False

class First(Bot):
    def advise(self, game, generator):
        return [Advice(action, 0.0) for action in game.actions]

class Odd(Bot):
    def __init__(self):
        super().__init__(1, 1)

class Stranger:
    pass

class Illegal(Bot):
    def choose(self, view):
        return "end"

class Wordy(Bot):
    def choose(self, view):
        return "bid everything"

class Broken(Bot):
    def advise(self, game, generator):
        raise RuntimeError("no\\nidea")

class Leaving(Bot):
    def advise(self, game, generator):
        raise SystemExit(3)

number = 7
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "of@mine" / "mybot.py"
    path.parent.mkdir()
    path.write_text(OWN, encoding="utf-8")
    return path


@pytest.fixture
def registered() -> Iterator[None]:
    before = dict(BOTS)
    yield
    BOTS.clear()
    BOTS.update(before)


@pytest.mark.parametrize(
    "spec, kind, effort",
    [
        ("random", RandomBot, BOTS["random"][1]),
        ("novice", Novice, BOTS["novice"][1]),
        ("novice@7", Novice, 7),
        ("cyclades.bots:Novice", Novice, 100),
        ("cyclades.bots.novice:Novice@7", Novice, 7),
    ],
)
def test_a_spec_names_a_bot_and_its_effort(spec: str, kind: type[Bot], effort: int) -> None:
    bot = make(spec, seed=3)
    assert (type(bot), bot.effort, bot.seed) == (kind, effort, 3)


def test_a_bot_from_a_file_plays(file: Path) -> None:
    bot = make(f"{file}:First@12", seed=3)
    assert (type(bot).__name__, bot.effort, bot.seed) == ("First", 12, 3)
    game = cyclades.new("classic", 3, seed=1)
    assert game.player is not None
    assert bot.choose(game.view(game.player)) == game.actions[0].notation


@pytest.mark.parametrize(
    "kind, reason",
    [
        ("Broken", "RuntimeError: no idea (mybot.py, line 31)"),
        ("Leaving", "SystemExit: 3 (mybot.py, line 35)"),
        ("Wordy", "NotationError: "),
        ("Illegal", "IllegalAction: 'end' is no legal answer"),
    ],
)
def test_a_bot_that_fails_says_so_in_one_line_wherever_it_plays(
    file: Path, kind: str, reason: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(file.parent)
    spec = f"{file}:{kind}"
    game = cyclades.new("classic", 3, seed=1)
    with pytest.raises(BotError) as failed:
        answer_of(make(spec), spec, game)
    assert str(failed.value).startswith(f"the bot {spec!r} failed: {reason}")
    short = ["--edition", "classic", "--players", "3", "--seed", "1"]
    commands = [
        ["simulate", "--games", "2", "--bots", spec],
        ["arena", spec, "--games", "2", "--jobs", "1"],
        ["play", "--terminal", "--bots", spec],
    ]
    for command in commands:
        result = CliRunner().invoke(main, [*command, *short], input="1\n" * 9)
        assert result.exit_code == 2
        assert f"the bot {spec!r} failed: {reason}" in result.stderr
        assert result.stderr.startswith("Error: ")
        assert result.stderr.count("\n") == 1


def test_a_simulation_says_in_which_game_a_bot_failed_so_that_it_can_be_looked_at(file: Path) -> None:
    plan = checked_plan("classic", 3, [f"{file}:Broken"], games=2, seed=5)
    for jobs in (1, 2):
        with pytest.raises(BotError) as failed:
            simulate(plan, jobs)
        found = re.match(r"game ([12]) \(seed (\d+)\), seat ([123]): the bot ", str(failed.value))
        assert found is not None
        game = cyclades.new("classic", 3, seed=int(found[2]), options={"max_cycles": plan.max_cycles})
        assert game.view(None) == plan.game(int(found[1]) - 1)[0].view(None)
        assert game.player == int(found[3]) - 1


def test_a_file_is_read_once(file: Path) -> None:
    assert type(make(f"{file}:First")) is type(make(f"{file.parent}/../of@mine/mybot.py:First"))


@pytest.mark.parametrize(
    "spec, effort, reason",
    [
        ("strategist@1000", 10, "expected one effort, got '1000' in 'strategist@1000' and 10 beside it"),
        ("strategist@much", None, "expected a whole number as effort, from 1 to 1000000, got 'much'"),
        ("strategist@0", None, "expected a whole number as effort, from 1 to 1000000, got 0"),
        ("strategist@", None, "expected a whole number as effort, from 1 to 1000000, got ''"),
        ("strategst@10", None, "got 'strategst@10'; did you mean 'strategist'?"),
        ("mybot.py", None, "got 'mybot.py'; did you mean 'mybot.py:CLASS'?"),
        ("nowhere.py:First", None, "expected a file with a bot, got 'nowhere.py', which does not exist"),
        ("no.such.module:First", None, "expected 'no.such.module' to be a module or a .py file with a bot, got Module"),
        (":First", None, "expected '' to be a module or a .py file with a bot, got ValueError"),
        ("cyclades.bots:Frist", None, "expected a class 'Frist' in 'cyclades.bots', got none of that name"),
        ("cyclades.bots:make", None, "expected cyclades.bots:make to be a subclass of cyclades.bots.Bot, got <"),
        ("cyclades.bots:BotError", None, "expected cyclades.bots:BotError to be a subclass of cyclades.bots.Bot, got"),
        ("FILE:Stranger", None, ":Stranger to be a subclass of cyclades.bots.Bot, got <class"),
        ("FILE:number", None, ":number to be a subclass of cyclades.bots.Bot, got 7"),
        ("FILE:", None, "expected a class '' in "),
        ("FILE:Odd", None, ":Odd to be made as Odd(effort, seed), got TypeError: "),
    ],
)
def test_what_is_no_bot_is_refused_in_one_line(file: Path, spec: str, effort: Any, reason: str) -> None:
    with pytest.raises(BotError) as refused:
        make(spec.replace("FILE", str(file)), effort)
    assert reason in str(refused.value)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    "source, reason",
    [
        ("1 / 0", "got ZeroDivisionError: division by zero"),
        ("raise RuntimeError('one\\ntwo')", "got RuntimeError: one two"),
        ("class First(:", "got SyntaxError: "),
        ("import no_such_module", "got ModuleNotFoundError: No module named 'no_such_module'"),
        ("import sys; sys.exit(3)", "got SystemExit: 3"),
    ],
)
def test_a_file_that_cannot_be_read_says_why(tmp_path: Path, source: str, reason: str) -> None:
    path = tmp_path / "broken.py"
    path.write_text(source, encoding="utf-8")
    for _ in range(2):  # a failure is not remembered as if it were the module
        with pytest.raises(BotError) as refused:
            make(f"{path}:First")
        assert str(refused.value).startswith(f"expected '{path}' to be a module or a .py file with a bot, got ")
        assert reason in str(refused.value)
        assert "\n" not in str(refused.value)
    assert not [name for name in sys.modules if name.endswith("broken.py")]


@pytest.mark.usefixtures("registered")
def test_a_bot_can_be_given_a_name() -> None:
    register("timid", Novice, 5)
    bot = make("timid", seed=2)
    assert (type(bot), bot.effort, make("timid@9").effort) == (Novice, 5, 9)
    assert simulate(checked_plan("classic", 3, ["timid", "random", "random"], 1, 1, max_cycles=2))[1]
    for name, kind, effort, reason in (
        ("timid", Novice, 5, "expected a name that no bot has, got 'timid'"),
        ("a:b", Novice, 5, "expected a name of letters, digits and hyphens for a bot, got 'a:b'"),
        ("", Novice, 5, "got ''"),
        ("other", Novice, 0, "expected a whole number as effort, from 1 to 1000000, got 0"),
        ("other", int, 5, "expected other to be a subclass of cyclades.bots.Bot, got <class 'int'>"),
    ):
        with pytest.raises(BotError) as refused:
            register(name, kind, effort)  # type: ignore[arg-type]
        assert reason in str(refused.value)


def test_simulations_take_specs(file: Path) -> None:
    assert seats([f"{file}:First", "novice@5"], 2) == (f"{file}:First", "novice@5")
    plan = checked_plan("classic", 2, [f"{file}:First", "novice@5"], games=2, seed=1, max_cycles=2)
    one, two = (simulate(plan, jobs)[0] for jobs in (1, 2))
    assert one["bots"] == [f"{file}:First", "novice@5"]
    assert one["events"] == two["events"]
    assert one["finished"] == two["finished"] == 2


@pytest.mark.parametrize("command", [["simulate", "--games", "1"], ["play", "--terminal"]])
def test_commands_take_specs_and_refuse_in_one_line(file: Path, command: list[str]) -> None:
    short = ["--edition", "classic", "--players", "3", "--seed", "1"]
    result = CliRunner().invoke(main, [*command, *short, "--bots", f"{file}:First"], input="quit\n")
    assert result.exit_code == 0, result.output
    result = CliRunner().invoke(main, [*command, *short, "--bots", f"{file}:Third"])
    assert result.exit_code == 2
    assert f"Error: expected a class 'Third' in '{file}', got none of that name" in result.stderr
    assert result.stderr.count("\n") == 1
