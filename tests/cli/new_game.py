"""`cyclades new` for tests: what it shows and says, with answers from a script or on a terminal of its own."""

from __future__ import annotations

import os
import re
import select
import shlex
import subprocess
import sys
import time

from click.testing import CliRunner, Result

from cyclades.cli import main

CLASSIC = ("--edition", "classic")
ENGLISH = {"LC_ALL": "en_US.UTF-8"}
"""What the command to play says of languages depends on that of the system."""


def run(*arguments: str, language: str = "en") -> Result:
    """Show a set-up."""
    return CliRunner(env=ENGLISH).invoke(main, ["new", "--language", language, *arguments])


def asked(lines: list[str], *arguments: str, language: str = "en") -> Result:
    """Choose with some lines, then come to the end of the input."""
    typed = "".join(f"{line}\n" for line in lines)
    given = ["new", "--ask", "--language", language, "--seed", "5", *arguments]
    return CliRunner(env=ENGLISH).invoke(main, given, input=typed)


def told(lines: list[str], *arguments: str, language: str = "en") -> str:
    """The line that is said after all lines were typed, without its breaks."""
    result = asked(lines, *arguments, language=language)
    assert result.exit_code == 0, result.output
    *_, last, _ = re.split(r"^.* \d (?:players|jugadores)> ", result.output, flags=re.MULTILINE)
    return " ".join(last.split("\n\n")[-1].split())


def marks(output: str) -> dict[str, str]:
    """The mark of everything on the last sheet of an output, by how it is typed."""
    sheet = re.split(r"^New game|^Nueva partida", output, flags=re.MULTILINE)[-1]
    return {name: mark for mark, name in re.findall(r"(\[.\]) ([\w-]+)", sheet.split("\n", 2)[2])}


def command_of(output: str) -> list[str]:
    """The last command that plays a set-up."""
    return shlex.split(re.findall(r"^  cyclades (play .*)$", output, re.MULTILINE)[-1])


def on_a_terminal(typed: bytes, until: bytes) -> bytes:
    """What it shows on a terminal on which something was typed, until it has shown the last thing and ends."""
    ours, theirs = os.openpty()
    command = [sys.executable, "-m", "cyclades", "new", *CLASSIC, "--language", "en"]
    env = {**os.environ, "TERM": "dumb", "COLUMNS": "80"}
    process = subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, env=env)
    os.close(theirs)
    shown = b""
    try:
        os.write(ours, typed)
        ends = time.monotonic() + 60
        while until not in shown and time.monotonic() < ends:
            if select.select([ours], [], [], 1)[0]:
                shown += os.read(ours, 10_000)
        process.wait(timeout=60)
    finally:
        process.kill()
        os.close(ours)
    assert process.returncode == 0
    return shown


def piped_from_a_terminal() -> str:
    """What it writes to a pipe while its input is a terminal on which nobody types anything."""
    ours, theirs = os.openpty()
    command = [sys.executable, "-m", "cyclades", "new", "--language", "en"]
    try:
        found = subprocess.run(command, stdin=theirs, capture_output=True, text=True, timeout=60, check=True)
    finally:
        os.close(ours)
        os.close(theirs)
    return found.stdout
