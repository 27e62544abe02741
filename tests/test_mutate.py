"""The tool that changes the sources and asks the tests, on a made-up package with made-up tests."""

import ast
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tools import mutate
from tools.mutating.places import names_never_read, places_in

pytestmark = pytest.mark.interpreted

ROOT = Path(__file__).resolve().parent.parent
SOURCE = '''"""Has 1 docstring."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    LEFT = 1 < 2

READ: Final = 7
ONLY_SAID: Final = 8


def strength(troops: int, fortresses: int = 0) -> int:
    """1 each."""
    assert troops >= 0, "at least 0"
    return troops + fortresses


def may_retreat(round: int, refuges: list[int]) -> bool:
    if round == READ or not refuges:
        return False
    return max(refuges) > 0


class Battle:
    def __repr__(self) -> str:
        return "1" * 3
'''
FIGHTS = """def strength(troops: int, fortresses: int = 0) -> int:
    return troops + fortresses
"""
TESTS = """from cyclades.fights import strength


def test_fortresses_count():
    assert strength(2, 1) == 3
"""
LOOP = """def drain(items: list[int]) -> None:
    while items:
        items.clear()
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project with a package of the same name and tests of its own."""
    package = tmp_path / "src" / "cyclades"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text("")
    (package / "fights.py").write_text(FIGHTS)
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_fights.py").write_text(TESTS)
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers =\n    slow: takes long\n")
    return tmp_path


def tree(root: Path) -> dict[str, bytes]:
    return {
        str(path.relative_to(root)): path.read_bytes()
        for path in sorted(root.rglob("*"))
        if path.is_file() and path.suffix != ".pyc"
    }


def changes(source: str) -> list[tuple[int, str, str]]:
    return [
        (place.line, place.before, place.after)
        for place in places_in("a.py", source.encode(), names_never_read([source.encode()]))
    ]


def test_what_can_be_changed_in_a_source() -> None:
    assert changes(SOURCE) == [
        (10, "7", "8"),
        (14, "0", "1"),
        (17, "+", "-"),
        (21, "round == READ or not refuges", "not (round == READ or not refuges)"),
        (21, "==", "!="),
        (21, "or", "and"),
        (21, "not ", ""),
        (22, "False", "True"),
        (23, "max", "min"),
        (23, ">", ">="),
        (23, "0", "1"),
    ]


@pytest.mark.parametrize(
    "before, after",
    [
        ("x = a < b", ["x = a <= b"]),
        ("x = (a) >= (b)", ["x = (a) > (b)"]),
        ("x = a < b <= c", ["x = a <= b <= c", "x = a < b < c"]),
        ("x = a not  in b", ["x = a in b"]),
        ("x = a and b and c", ["x = a or b and c", "x = a and b or c"]),
        ("x = (a  # < and\n    and b)", ["x = (a  # < and\n    or b)"]),
        ("x = not (a)", ["x = (a)"]),
        ("x = -1", ["x = 0"]),
        ("x = [a] + b", []),
        ("x = a + 'b'", []),
        ("x -= a", ["x += a"]),
        ("x = b if a else c", ["x = b if not (a) else c"]),
        ("x = [a for a in b if a]", ["x = [a for a in b if not (a)]"]),
        ("x = 'größer' < a", ["x = 'größer' <= a"]),
        ("x: list[1] = f'{a + 1}'", []),
        ("for x in a:\n    continue", ["for x in a:\n    break"]),
        ("@a(b=True)\nclass X: pass", []),
        ("raise X(1)", []),
    ],
)
def test_one_thing_changes_at_a_time(before: str, after: list[str]) -> None:
    source = before.encode()
    assert [place.change(source).decode() for place in places_in("a.py", source)] == after


def test_changes_of_the_rules_are_python_and_say_something_else() -> None:
    file = ROOT / "src" / "cyclades" / "rules" / "moving_groups.py"
    source = file.read_bytes()
    places = places_in("moving_groups.py", source)
    same = ast.dump(ast.parse(source))
    assert len(places) > 100
    assert not [place for place in places[::5] if ast.dump(ast.parse(place.change(source))) == same]


def listed(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert mutate.main(["src/cyclades/rules", "--list", *arguments]) == 0
    return capsys.readouterr().out


def test_the_seed_decides_what_is_drawn(capsys: pytest.CaptureFixture[str]) -> None:
    first = listed(capsys, "--seed", "3", "--count", "5")
    assert first.count("\n  + ") == 5
    assert listed(capsys, "--seed", "3", "--count", "5") == first
    assert listed(capsys, "--seed", "4", "--count", "5") != first


def test_what_tests_notice_and_what_survives(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = tree(project)
    assert mutate.main(["src/cyclades", "--tests", "tests"], project) == 0
    said = capsys.readouterr().out
    [run, survivors] = said.split("\nnot noticed:\n")
    assert "2 of 2 possible changes, seed 1" in run
    assert "src/cyclades/fights.py:2  tests/test_fights.py::test_fortresses_count" in run
    assert survivors == (
        "src/cyclades/fights.py:1\n"
        "  - def strength(troops: int, fortresses: int = 0) -> int:\n"
        "  + def strength(troops: int, fortresses: int = 1) -> int:\n"
        "\n1 of 2 changes were noticed\n"
    )
    assert tree(project) == before


def test_an_endless_loop_is_noticed(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (project / "src" / "cyclades" / "loops.py").write_text(LOOP)
    (project / "tests" / "test_loops.py").write_text("from cyclades.loops import drain\ndef test_drain(): drain([])\n")
    arguments = ["src/cyclades/loops.py", "--tests", "tests/test_loops.py", "--limit", "1"]
    assert mutate.main(arguments, project) == 0
    said = capsys.readouterr().out
    assert "1/1 timed out" in said
    assert "1 of 1 changes were noticed" in said


def test_tests_that_fail_without_a_change_say_nothing(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (project / "tests" / "test_wrong.py").write_text("def test_wrong(): assert False\n")
    assert mutate.main(["src/cyclades", "--tests", "tests"], project) == 1
    assert (
        "expected tests that pass before anything is changed, got: failed tests/test_wrong" in capsys.readouterr().err
    )


@pytest.mark.skipif(os.name == "nt", reason="signals as POSIX has them")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_whoever_interrupts_it_finds_everything_as_it_was(project: Path, number: int) -> None:
    (project / "tests" / "test_long.py").write_text("import time\ndef test_long(): time.sleep(30)\n")
    before = tree(project)
    arguments = f"['src/cyclades', '--tests', 'tests'], Path({str(project)!r})"
    heeds = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"  # what runs behind may ignore it
    code = f"import sys; from pathlib import Path; from tools import mutate; {heeds}; sys.exit(mutate.run({arguments}))"
    temporary = project / "temporary"
    temporary.mkdir()
    env = os.environ | {"TMPDIR": str(temporary)}
    process = subprocess.Popen([sys.executable, "-c", code], cwd=ROOT, env=env)
    try:
        deadline = time.monotonic() + 30
        while not list(temporary.glob("*/marked/cyclades/fights.py")) and time.monotonic() < deadline:
            time.sleep(0.05)
        process.send_signal(number)
        assert process.wait(timeout=20) == 130
    finally:
        process.kill()
    assert not list(temporary.iterdir())
    assert tree(project) == before


@pytest.mark.parametrize(
    "arguments, said",
    [
        (["src/nowhere"], "expected a folder or a file of src/cyclades, got 'src/nowhere'"),
        (["tests"], "expected a folder or a file of src/cyclades, got 'tests'"),
        (["src/cyclades/py.typed"], "expected a folder or a file of Python, got 'src/cyclades/py.typed'"),
        (["src/cyclades/rules", "--count", "0"], "expected a whole number of at least 1, got '0'"),
        (["src/cyclades/rules", "--tests", "tests/none"], "expected a file or a folder of tests, got 'tests/none'"),
        ([], "required: folder"),
    ],
)
def test_bad_arguments(arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as found:
        mutate.main(arguments)
    assert found.value.code == 2
    assert said in capsys.readouterr().err
