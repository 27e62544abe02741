"""`dev.py test --all` leaves out the quick tests only where they have passed on the very same files."""

import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

import dev
from tools import compile as compiling
from tools import passed

ROOT = Path(__file__).resolve().parent.parent
QUICK, SLOW, ALL, COMPILED = "not slow", "slow", "", "not slow and not interpreted"

pytestmark = pytest.mark.interpreted


class Runs:
    """dev.py in a made-up checkout, whose tests pass or fail as they are told."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.done: list[str] = []
        self.codes: dict[str, int] = {}
        self.skipped: list[str] | None = []
        """The tests that are skipped; none where nothing is known of them."""
        self.meanwhile: Callable[[], object] = lambda: None
        """What somebody does while the tests run."""

    def pytest(self, arguments: list[str], compiled: Path | None = None) -> int:
        self.meanwhile()
        if compiled is None and self.skipped is not None:
            (self.root / passed.SKIPPED).write_text("".join(f"{name}\n" for name in self.skipped))
        self.done.append(arguments[1] if arguments[:1] == ["-m"] else " ".join(arguments))
        return self.codes.get(self.done[-1], 0)

    def test(self, *arguments: str) -> list[str]:
        """What `dev.py test` runs, told so."""
        self.done = []
        self.code = dev.test(list(arguments))
        return self.done


@pytest.fixture
def runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Runs:
    for name in ("src/cyclades/a.py", "tests/test_a.py", "web/src/a.ts", "docs/rules.md", "README.md", "uv.lock"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(name)
    runs = Runs(tmp_path)
    monkeypatch.setattr(dev, "ROOT", tmp_path)
    monkeypatch.setattr(dev, "pytest", runs.pytest)
    monkeypatch.setattr(dev, "web", lambda arguments: 0)
    monkeypatch.setattr(dev, "build", lambda arguments: 0)
    monkeypatch.setattr(compiling, "ready", lambda root: root / "build")
    return runs


def test_on_a_fresh_clone_every_test_runs(runs: Runs) -> None:
    assert runs.test("--all") == [ALL, COMPILED]


def test_quick_tests_that_have_passed_are_not_run_again(runs: Runs) -> None:
    assert runs.test() == [QUICK]
    assert runs.test("--all") == [SLOW, COMPILED]
    assert runs.test("--all") == [SLOW, COMPILED]
    assert runs.test("--all", "--again") == [ALL, COMPILED]
    assert runs.test() == [QUICK], "who asks for them gets them"


def test_after_every_test_has_passed_the_quick_ones_have(runs: Runs) -> None:
    runs.test("--all")
    assert runs.test("--all") == [SLOW, COMPILED]


@pytest.mark.parametrize("arguments", [["tests/rules"], ["-k", "retreat"], ["-x"], ["--all", "tests/rules"]])
def test_some_tests_are_not_all_of_them(runs: Runs, arguments: list[str]) -> None:
    runs.test(*arguments)
    assert runs.test("--all") == [ALL, COMPILED]


def test_some_of_all_tests_are_chosen_among_all(runs: Runs) -> None:
    runs.test()
    assert runs.test("--all", "tests/rules") == ["tests/rules", COMPILED]


@pytest.mark.parametrize("code", [1, 2, 5, 130])
def test_quick_tests_that_failed_are_run_again(runs: Runs, code: int) -> None:
    runs.codes[QUICK] = code
    runs.test()
    assert runs.code == code
    assert runs.test("--all") == [ALL, COMPILED]


@pytest.mark.parametrize("arguments, failing", [(["tests/rules"], QUICK), (["--all"], SLOW), (["--all", "-x"], "-x")])
def test_any_failure_ends_the_trust(runs: Runs, arguments: list[str], failing: str) -> None:
    runs.test()
    runs.codes[failing] = 1
    runs.test(*arguments)
    assert runs.code == 1
    assert runs.test("--all")[0] == ALL


def test_quick_tests_that_were_skipped_have_not_passed(runs: Runs) -> None:
    runs.skipped = ["tests/test_a.py::test_build", "tests/test_a.py::test_lock[a b]"]
    runs.test()
    again = " ".join(runs.skipped)
    assert runs.test("--all") == [SLOW, again, COMPILED]
    runs.codes[again] = 1
    assert runs.test("--all") == [SLOW, again, COMPILED]
    assert runs.code == 1
    assert runs.test("--all") == [ALL, COMPILED]


def test_where_it_is_not_known_what_was_skipped_they_run(runs: Runs) -> None:
    runs.test()
    runs.skipped = None
    runs.test()
    assert runs.test("--all") == [ALL, COMPILED]


SOME_SKIPPED = """
import pytest

def test_passes(): pass

@pytest.mark.parametrize("what", ["a b", "c"])
def test_skips(what): pytest.skip("not there")

@pytest.mark.slow
def test_slow(): pytest.skip("not there")

@pytest.mark.xfail
def test_fails(): assert False
"""


def test_the_tests_that_were_skipped_are_written_down(tmp_path: Path) -> None:
    (tmp_path / "test_some.py").write_text(SOME_SKIPPED)
    (tmp_path / "test_none.py").write_text("import pytest\npytest.skip('not here', allow_module_level=True)\n")
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers = slow\n")
    written = tmp_path / "skipped"
    plugin = ["-p", "xdist", "-p", "tools.skipped_tests", "--skipped-to", str(written)]
    command = [sys.executable, "-m", "pytest", "-n", "1", *plugin, "--rootdir", str(tmp_path), str(tmp_path)]
    env = {**dev.environment(), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    ran = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stdout
    assert sorted(written.read_text().splitlines()) == [
        "test_none.py",
        "test_some.py::test_skips[a b]",
        "test_some.py::test_skips[c]",
    ]


@pytest.mark.parametrize(
    "file", ["src/cyclades/a.py", "tests/test_a.py", "web/src/a.ts", "docs/rules.md", "README.md", "uv.lock", "new.txt"]
)
def test_a_file_that_changes_makes_them_run(runs: Runs, file: str) -> None:
    runs.test()
    (runs.root / file).write_text("changed")
    assert runs.test("--all") == [ALL, COMPILED]


def test_a_file_that_goes_or_gets_another_name_makes_them_run(runs: Runs) -> None:
    runs.test()
    (runs.root / "tests/test_a.py").rename(runs.root / "tests/test_b.py")
    assert runs.test("--all") == [ALL, COMPILED]
    (runs.root / "tests/test_b.py").unlink()
    assert runs.test("--all") == [ALL, COMPILED]


def test_a_file_that_changes_while_they_run_makes_them_run(runs: Runs) -> None:
    runs.test()
    runs.meanwhile = lambda: (runs.root / "README.md").write_text(f"{time.monotonic_ns()}")
    runs.test()
    runs.meanwhile = lambda: None
    assert runs.test("--all") == [ALL, COMPILED]


@pytest.mark.skipif(os.name == "nt", reason="a link needs a right of its own")
def test_a_link_that_leads_nowhere_is_left_alone(runs: Runs) -> None:
    (runs.root / "docs/.#rules.md").symlink_to("somebody@somewhere.1234")  # how Emacs locks a file
    assert runs.test() == [QUICK]
    assert runs.test("--all") == [SLOW, COMPILED]


def test_a_file_that_cannot_be_read_makes_them_run(runs: Runs, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passed, "files_of", lambda root: [root / "gone.txt"])
    assert runs.test() == [QUICK]
    assert runs.code == 0
    assert runs.test("--all") == [ALL, COMPILED]


@pytest.mark.parametrize(
    "variable", ["PYTEST_ADDOPTS", "TZ", "LANG", "LC_ALL", "COLUMNS", "NODE_OPTIONS", "PLAYWRIGHT_BROWSERS_PATH", "CI"]
)
def test_other_settings_of_the_tests_make_them_run(runs: Runs, monkeypatch: pytest.MonkeyPatch, variable: str) -> None:
    monkeypatch.setenv(variable, "something")
    runs.test()
    monkeypatch.delenv(variable)
    assert runs.test("--all") == [ALL, COMPILED]


@pytest.mark.parametrize("folder", [".venv/lib/python3.11/site-packages", ".venv/Lib/site-packages"])
def test_another_version_of_a_package_makes_them_run(runs: Runs, folder: str) -> None:
    package = runs.root / folder / "rich-13.9.4.dist-info"
    package.mkdir(parents=True)
    runs.test()
    package.rename(package.with_name("rich-14.0.0.dist-info"))
    assert runs.test("--all") == [ALL, COMPILED]


def test_another_machine_makes_them_run(runs: Runs, monkeypatch: pytest.MonkeyPatch) -> None:
    runs.test()
    monkeypatch.setattr("platform.machine", lambda: "another")
    assert runs.test("--all") == [ALL, COMPILED]


@pytest.mark.parametrize("later", [-passed.OLDEST - 1, 3600], ids=["long ago", "in the future"])
def test_what_has_not_just_passed_is_run_again(runs: Runs, later: float) -> None:
    runs.test()
    then = time.time() + later
    os.utime(runs.root / passed.MARK, (then, then))
    assert runs.test("--all") == [ALL, COMPILED]


def test_a_build_that_fails_is_told_whatever_has_passed(runs: Runs, monkeypatch: pytest.MonkeyPatch) -> None:
    runs.test()
    monkeypatch.setattr(dev, "build", lambda arguments: 1)
    assert runs.test("--all") == [SLOW]
    assert runs.code == 1


def test_what_is_made_by_tools_is_no_change(runs: Runs) -> None:
    runs.test()
    for name in (
        "build/web/x.js",
        "web/node_modules/x.js",
        ".hypothesis/x",
        ".venv/x",
        "src/cyclades/__pycache__/a.pyc",
    ):
        (runs.root / name).parent.mkdir(parents=True, exist_ok=True)
        (runs.root / name).write_text("made")
    assert runs.test("--all") == [SLOW, COMPILED]


def test_the_fingerprint_covers_whatever_the_repository_holds() -> None:
    found = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True)
    if found.returncode != 0:
        pytest.skip("this is no checkout of Git")
    held = {name for name in found.stdout.split("\0") if (ROOT / name).is_file()}
    assert "dev.py" in held
    assert held <= {path.relative_to(ROOT).as_posix() for path in passed.files_of(ROOT)}
