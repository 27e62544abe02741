"""Games that are over with are freed: searches make millions of them, and a server runs for months."""

import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = """
import random, cyclades

game = cyclades.new("classic", 5, expansions=list(cyclades.EDITIONS["classic"].expansions), seed=1)
chooser = random.Random(1)
for _ in range(60):
    game.play(chooser.choice(game.actions))
view, text = game.view(game.player), cyclades.write_position(game)

def played():
    copy = game.copy()
    copy.play(copy.actions[0])
    copy.undo(1)

def again():
    {again}

def held():
    return next(int(line.split()[1]) for line in open("/proc/self/status") if line.startswith("VmRSS"))

for _ in range(300):
    again()
before = held()
for _ in range({times}):
    again()
print(held() - before)
"""
WAYS = {
    "imagined": ("cyclades.imagine(view, seed=1)", 1500),
    "begun": ("cyclades.new('classic', 5, seed=1)", 1500),
    "loaded": ("cyclades.load(game.record())", 200),
    "read": ("cyclades.read_position(text)", 500),
    "copied and taken back": ("played()", 5000),
}
MOST = 700
"""KiB: a small part of what so many games would need if they stayed."""


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="only Linux says there what a process holds")
@pytest.mark.parametrize("again, times", WAYS.values(), ids=WAYS.keys())
def test_games_leave_nothing_behind(again: str, times: int) -> None:
    script = SCRIPT.format(again=again, times=times)
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert int(ran.stdout) < MOST
