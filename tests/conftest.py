"""What all tests share."""

import os
import random

import pytest
from hypothesis import settings

import cyclades

settings.register_profile("cyclades", deadline=None)
settings.load_profile("cyclades")


def pytest_configure(config: pytest.Config) -> None:
    """`dev.py test` says which form of the package it means to test; the other one would prove nothing."""
    expected = os.environ.get("CYCLADES_EXPECT_COMPILED")
    if expected is not None and cyclades.compiled != (expected == "1"):
        found = "compiled" if cyclades.compiled else "interpreted"
        wanted = "compiled" if expected == "1" else "interpreted"
        raise pytest.UsageError(f"expected the {wanted} package, got the {found} one from {cyclades.__file__}")


def pytest_report_header() -> str:
    return f"cyclades: {'compiled' if cyclades.compiled else 'interpreted'}, from {os.path.dirname(cyclades.__file__)}"


@pytest.fixture
def dice(monkeypatch: pytest.MonkeyPatch) -> random.Random:
    """Outcomes of a server that can be had again."""
    generator = random.Random(1)
    monkeypatch.setattr("cyclades.server.game_log.secrets.randbelow", lambda below: generator.randrange(below))
    return generator
