"""Bots that do what bots should not do. Only tests know them: people can choose none but registered ones."""

from __future__ import annotations

import json
import os
import time
from pathlib import Path
from typing import Any

from cyclades import imagine
from cyclades.bots import Bot


def spec(kind: type[Bot]) -> str:
    """By its module, so that a process that thinks can find it."""
    return f"{kind.__module__}:{kind.__name__}"


class Raises(Bot):
    def choose(self, view: Any) -> str:
        raise ValueError("gold is 17 and this is a secret")


class Hangs(Bot):
    def choose(self, view: Any) -> str:
        time.sleep(3600)
        return "never"


class Dies(Bot):
    def choose(self, view: Any) -> str:
        os._exit(42)


class Nonsense(Bot):
    def choose(self, view: Any) -> str:
        return "bid zeus a million"


class Illegal(Bot):
    """Says something that is an action, but not a legal one now."""

    def choose(self, view: Any) -> str:
        game = imagine(view, seed=1)
        return next(action.notation for action in game.action_table.all if action.notation not in view["actions"])


class NoText(Bot):
    def choose(self, view: Any) -> Any:
        return {"answer": view["actions"][0]}


class Leaves(Bot):
    def choose(self, view: Any) -> str:
        raise SystemExit(3)


class Thoughtful(Bot):
    """Takes a second for every answer, without sleeping."""

    def choose(self, view: Any) -> str:
        until = time.monotonic() + 1
        while time.monotonic() < until:
            pass
        return str(view["actions"][0])


class Waits(Bot):
    """Waits until a file is there, which the environment names."""

    def choose(self, view: Any) -> str:
        file = Path(os.environ["CYCLADES_TEST_FILE"])
        file.with_suffix(".thinking").touch()
        while not file.exists():
            time.sleep(0.01)
        return str(view["actions"][0])


class Tells(Bot):
    """Writes down what it was given."""

    def choose(self, view: Any) -> str:
        with Path(os.environ["CYCLADES_TEST_FILE"]).open("a") as file:
            print(json.dumps(view), file=file)
        return str(view["actions"][0])
