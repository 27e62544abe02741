"""Browsers for tests: a real Chromium, a real server, and people who use only what they see."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.server.running import Server
from tests.web.visitor import Visitor
from tools import web
from tools.screenshots.demo_server import browser as chromium_of
from tools.screenshots.tables import Tables

ROOT = Path(__file__).resolve().parent.parent.parent


@pytest.fixture(scope="session")
def client() -> Path:
    """The built client, or the one of CYCLADES_WEB_FOLDER."""
    named = os.environ.get("CYCLADES_WEB_FOLDER")
    built = Path(named) if named else web.ready(ROOT)
    assert built is not None, "the client is not built: python3 dev.py test does it, or python -m tools.web --tests"
    return built


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium."""
    with chromium_of(ROOT) as running:
        yield running


@pytest.fixture
def server(client: Path, tmp_path: Path) -> Iterator[Server]:
    """A running server with the client."""
    with Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", web_folder=str(client)) as running:
        yield running


@pytest.fixture
def visit(server: Server, browser: Browser) -> Iterator[Callable[..., Visitor]]:
    """Lets somebody come with a browser of their own. Whatever goes wrong on their page fails the test."""
    visitors: list[Visitor] = []

    def come(**wish: Any) -> Visitor:
        visitor = Visitor(server, browser, **wish)
        visitors.append(visitor)
        return visitor

    yield come
    complaints = [complaint for visitor in visitors for complaint in visitor.complaints]
    for visitor in visitors:
        visitor.context.close()
    assert complaints == []


@pytest.fixture(scope="module")
def tables(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tables]:
    """A server full of tables."""
    database = tmp_path_factory.mktemp("full") / "tables.sqlite"
    with (
        Server(f"sqlite:///{database}", web_folder=str(client)) as server,
        closing(Tables(f"http://127.0.0.1:{server.port}")) as full,
    ):
        yield full
