"""Tests of the made-up expansion find it in every edition."""

from collections.abc import Iterator

import pytest

from tests.madeup.registering import registered


@pytest.fixture(autouse=True)
def expansion() -> Iterator[str]:
    with registered() as name:
        yield name
