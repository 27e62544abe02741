"""The command `cyclades` itself: its commands, its version, and one line for every bad argument."""

import subprocess
import sys

import pytest
from click.testing import CliRunner

import cyclades
from cyclades.cli import main

COMMANDS = [
    "analyse",
    "arena",
    "board",
    "db",
    "editions",
    "fields",
    "learn",
    "new",
    "play",
    "rules",
    "serve",
    "simulate",
    "tables",
]


def test_the_version() -> None:
    result = CliRunner().invoke(main, ["--version"])
    assert result.exit_code == 0
    assert result.output == f"cyclades, version {cyclades.__version__}\n"


def test_the_help_names_the_commands() -> None:
    result = CliRunner().invoke(main, ["--help"])
    assert result.exit_code == 0
    for name in COMMANDS:
        assert f"  {name} " in result.output
    listed = result.output.split("Commands:")[1]
    assert [line.split()[0] for line in listed.strip().splitlines()] == COMMANDS
    assert "..." not in listed  # no summary is cut


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(command: str) -> None:
    result = CliRunner().invoke(main, [command, "--help"])
    assert result.exit_code == 0
    assert result.output.startswith(f"Usage: main {command} ")


def test_without_a_command_the_help_is_shown() -> None:
    result = CliRunner().invoke(main, [])
    assert "Commands:" in result.output


@pytest.mark.parametrize(
    "arguments, message",
    [
        (["plai"], "No such command 'plai'"),
        (["--nothing"], "No such option '--nothing'"),
        (["play", "--nothing"], "No such option '--nothing'"),
        (["play", "now"], "unexpected extra argument (now)"),
        (["play", "--seed", "x"], "'x' is not a valid integer"),
        (["play", "--language", "de"], "'de' is not one of 'en', 'es'"),
        (["play", "--players", "7"], "This edition is for 2 to 6 players, not for 7. Possible: --players 6"),
        (["play", "--edition", "legendry"], "did you mean 'legendary'?"),
        (["play", "--edition", "clasic"], "did you mean 'classic'?"),
        (["play", "--edition", "classic", "--expansions", "monument"], "did you mean 'monuments'?"),
        (["play", "--expansions", "monuments"], "expected an expansion of the edition 'legendary'"),
        (["play", "--edition", "classic", "--board", "random"], "got 'random'"),
        (["play", "--seat", "0"], "--seat: expected 1 to 4, got 0"),
        (["play", "--bots", "random,novice"], "expected one kind of bot for all rivals, got 'random,novice'"),
        (["play", "--bots", "novic"], "got 'novic'; did you mean 'novice'?"),
        (["play", "--players", "3", "--seat", "4"], "--seat: expected 1 to 3, got 4"),
        (["play", "--board", "nowhere"], "got 'nowhere'"),
        (["board", "nowhere"], "got 'nowhere'"),
        (["rules", "krakn"], "got 'krakn'; did you mean Kraken?"),
        (["rules", "--edition", "titans"], "'titans' is not one of 'legendary', 'classic'"),
    ],
)
def test_bad_arguments_are_told_in_one_line(arguments: list[str], message: str) -> None:
    result = CliRunner().invoke(main, arguments)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert message in result.stderr
    assert result.stderr.startswith("Error: ")
    assert result.stderr.count("\n") == 1


def test_python_m_cyclades_is_the_command() -> None:
    command = [sys.executable, "-m", "cyclades"]
    found = subprocess.run([*command, "--version"], capture_output=True, text=True, check=True)
    assert found.stdout == f"cyclades, version {cyclades.__version__}\n"
    wrong = subprocess.run([*command, "play", "--seat", "9"], capture_output=True, text=True, check=False)
    assert wrong.returncode == 2
    assert wrong.stderr == "Error: --seat: expected 1 to 4, got 9 (see cyclades play --help)\n"
