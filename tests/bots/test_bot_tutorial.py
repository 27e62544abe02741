"""docs/bots.md: its code runs, its bots play legally and well, its commands work."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest
from click.testing import CliRunner

import cyclades
from cyclades.bots import BOTS, make
from cyclades.cli import main
from cyclades.simulation import checked_plan, simulate

DOC = Path(__file__).resolve().parents[2] / "docs" / "bots.md"
BLOCKS = re.findall(r"^```(\w*)\n(.*?)^```$", DOC.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
PYTHON: list[str] = [text for language, text in BLOCKS if language == "python"]
COMMANDS = [line for language, text in BLOCKS if not language for line in text.splitlines()]
FILES = {"mybot.py": "class Greedy(Bot)", "pious.py": "class Pious(Bot)"}
MOST_LINES = 30


def source(file: str) -> str:
    [text] = [text for text in PYTHON if FILES[file] in text]
    return text


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the bots of the page, where its commands are typed."""
    for file in FILES:
        (tmp_path / file).write_text(source(file), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize("file", FILES)
def test_the_bots_are_short(file: str) -> None:
    lines = [line for line in source(file).splitlines() if line.strip() and not line.strip().startswith("#")]
    assert 0 < len(lines) <= MOST_LINES
    assert re.findall(r"^(?:from|import) (\S+)", source(file), re.MULTILINE) == ["cyclades.bots"]


@pytest.mark.usefixtures("here")
@pytest.mark.parametrize("block", [text for text in PYTHON if "(Bot)" not in text])
def test_the_examples_run(block: str) -> None:
    exec(compile(block, "docs/bots.md", "exec"), {})


@pytest.mark.usefixtures("here")
@pytest.mark.parametrize("spec", ["mybot.py:Greedy@12", "pious.py:Pious@12"])
@pytest.mark.parametrize(
    "edition, players, expansions",
    [("legendary", 2, []), ("legendary", 4, []), ("classic", 2, ["monuments", "ruins"]), ("classic", 4, [])],
)
def test_the_bots_play_whole_games_legally(spec: str, edition: str, players: int, expansions: list[str]) -> None:
    plan = checked_plan(edition, players, [spec], 1, 3, max_cycles=4, expansions=expansions)
    assert simulate(plan)[1]


@pytest.mark.usefixtures("here")
@pytest.mark.parametrize("edition", ["legendary", "classic"])
def test_greedy_beats_players_who_choose_at_random(edition: str) -> None:
    bots = ["mybot.py:Greedy@15", "random", "random", "random"]
    result = simulate(checked_plan(edition, 4, bots, games=6, seed=1, max_cycles=40))[0]
    assert result["finished"] == 6
    assert result["wins"][0] >= 4  # 1.5 would be an even share


@pytest.mark.usefixtures("here")
@pytest.mark.parametrize("spec", ["mybot.py:Greedy", "pious.py:Pious"])
def test_the_same_view_gives_the_same_answer_and_an_explanation(spec: str) -> None:
    game = cyclades.new("legendary", 4, seed=2)
    assert game.player is not None
    view = game.view(game.player)
    assert (
        make(spec, 20, 5).choose(view)
        == make(spec, 20, 5).choose(view)
        == make(spec, 20, 5).explain(view)[0].action.notation
    )


@pytest.mark.usefixtures("here")
def test_pious_offers_more_for_zeus_than_a_novice() -> None:
    """The same fancies, another opinion: wherever a novice bids for Zeus, so does Pious, and elsewhere too."""
    bids: dict[str, int] = {}
    for spec in ("pious.py:Pious", "novice"):
        answers = []
        for seed in range(40):
            game = cyclades.new("classic", 3, seed=seed)
            assert game.player is not None
            answers.append(make(spec, 4, seed).choose(game.view(game.player)))
        bids[spec] = sum(answer.startswith("bid zeus") for answer in answers)
    assert bids["pious.py:Pious"] > bids["novice"]


def test_the_usual_efforts_are_those_of_the_page() -> None:
    [line] = [line for line in DOC.read_text(encoding="utf-8").splitlines() if "usual effort is" in line]
    told = {name: int(effort) for effort, name in re.findall(r"(\d+) for `([\w-]+)`", line)}
    assert told == {name: effort for name, (_, effort) in BOTS.items() if name != "random"}


@pytest.mark.usefixtures("here")
@pytest.mark.parametrize("command", COMMANDS)
def test_the_commands_work(command: str) -> None:
    python, dev, *words = shlex.split(command)
    assert (python, dev) == ("python3", "dev.py")
    arguments = words[1:] if words[0] == "run" else words
    if "--games" in arguments:  # enough to see that it works
        arguments[arguments.index("--games") + 1] = "2" if arguments[0] == "arena" else "1"
        arguments += ["--max-cycles", "2"]
    result = CliRunner().invoke(main, arguments, input="quit\n")
    assert result.exit_code == 0, result.output
    assert "mybot.py:Greedy" in result.stdout or "mybot.py" not in command
