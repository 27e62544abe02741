"""The extras of the package: what is installed only by who asks for it, and a line that says so where it is missing."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Final

from cyclades.engine.errors import CycladesError

EXTRAS: Final = {
    "board": ("numpy", "resvg_py", "shapely"),
    "envs": ("PIL", "gymnasium", "numpy", "pettingzoo"),
    "learn": ("numpy",),
    "openspiel": ("numpy", "pyspiel"),
    "plot": ("matplotlib",),
    "postgresql": ("psycopg",),
    "server": (
        "alembic",
        "fastapi",
        "numpy",
        "pebble",
        "platformdirs",
        "prometheus_client",
        "resvg_py",
        "shapely",
        "sqlalchemy",
        "starlette",
        "structlog",
        "uvicorn",
        "websockets",
    ),
}
"""By extra: the modules that our code imports from it."""


class MissingExtra(CycladesError):
    """Something needs an extra that is not installed."""


def require(extra: str, what: str) -> None:
    """Refuse what needs an extra that is not there, or is there in part only.

    >>> require("server", "this example")
    """
    missing = [module for module in EXTRAS[extra] if find_spec(module) is None]
    if missing:
        raise MissingExtra(
            f"{what} needs {missing[0]}, which is not installed; install the extra `{extra}`: "
            f"pip install 'cyclades[{extra}]', in a checkout pip install '.[{extra}]'"
        )
