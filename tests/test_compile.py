"""The engine is compiled into a folder of its own, which follows its sources."""

import re
import subprocess
from pathlib import Path

import pytest

import dev
from tests.test_project import ROOT
from tools import compile as compiling

pytestmark = pytest.mark.interpreted


def make_project(root: Path) -> Path:
    """A small project with one module to compile and one to leave alone."""
    files = {
        "uv.lock": "",
        "pyproject.toml": "",
        "tools/compile.py": "",
        "src/cyclades/__init__.py": "",
        "src/cyclades/text/__init__.py": "",
        "src/cyclades/engine/__init__.py": "",
        "src/cyclades/engine/game.py": "from mypy_extensions import i64\ndef twice(n: i64) -> i64: return n * 2\n",
        "src/cyclades/engine/page.py": "# interpreted: has doctests\n",
        "src/cyclades/board/data.txt": "naxos",
    }
    for name, text in files.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text, encoding="utf-8")
    return root


def test_modules_to_compile(tmp_path: Path) -> None:
    package = make_project(tmp_path) / "src" / "cyclades"
    found = [path.relative_to(package).as_posix() for path in compiling.modules_to_compile(package)]
    assert found == ["engine/__init__.py", "engine/game.py"]


def test_the_fingerprint_follows_the_sources(tmp_path: Path) -> None:
    root = make_project(tmp_path)
    before = compiling.fingerprint(root)
    (root / "src/cyclades/__pycache__").mkdir()
    (root / "src/cyclades/__pycache__/game.pyc").write_text("made by Python")
    assert compiling.fingerprint(root) == before
    (root / "src/cyclades/board/data.txt").write_text("delos")
    changed = compiling.fingerprint(root)
    assert changed != before
    (root / "src/cyclades/board/data.txt").rename(root / "src/cyclades/board/other.txt")
    assert compiling.fingerprint(root) not in (before, changed)


def test_without_a_compiler_a_build_says_so_and_breaks_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(compiling, "compiler_works", lambda: False)
    assert compiling.build(make_project(tmp_path)) == 0
    assert "no working C compiler" in capsys.readouterr().err
    assert compiling.ready(tmp_path) is None


def test_whoever_plays_does_not_wait_for_the_compiler(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It runs beside the game, once, and is told when it is done."""
    started: list[list[str]] = []

    class Compiler:
        def __init__(self, command: list[str], **options: object) -> None:
            started.append(command)

        def wait(self) -> int:
            compiling.folder(tmp_path).mkdir(parents=True)
            return 0

    monkeypatch.setattr(dev, "ROOT", make_project(tmp_path))
    monkeypatch.setattr("subprocess.Popen", Compiler)
    monkeypatch.delenv("CYCLADES_INTERPRETED", raising=False)
    telling = dev.compile_aside()
    assert telling is not None
    telling.join(10)
    assert [command[1:] for command in started] == [["-m", "tools.compile", "--aside"]]
    assert "start again" in capsys.readouterr().err
    assert dev.compile_aside() is None
    compiling.folder(tmp_path).rmdir()
    monkeypatch.setenv("CYCLADES_INTERPRETED", "1")
    assert dev.compile_aside() is None
    assert len(started) == 1


def test_what_was_compiled_meanwhile_is_not_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Somebody may play with it already."""
    root = make_project(tmp_path)
    monkeypatch.setattr(compiling, "compiler_works", lambda: True)
    monkeypatch.setattr(
        compiling, "compile_modules", lambda *_: (compiling.folder(root) / "cyclades").mkdir(parents=True)
    )
    assert compiling.build(root) == 0
    assert "somebody else was faster" in capsys.readouterr().err
    assert list((compiling.folder(root) / "cyclades").iterdir()) == []


def test_a_compiler_that_does_not_work_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    monkeypatch.setenv("DISTUTILS_USE_SDK", "1")
    monkeypatch.setenv("PATH", "")
    assert not compiling.compiler_works()


@pytest.mark.slow
def test_a_build_lies_in_a_folder_of_its_own(tmp_path: Path) -> None:
    if not compiling.compiler_works():
        pytest.skip("there is no C compiler")
    root = make_project(tmp_path)
    old = root / "build" / "compiled" / "old"
    old.mkdir(parents=True)
    script = (
        "import sys; from pathlib import Path; from tools import compile; sys.exit(compile.build(Path(sys.argv[1])))"
    )
    subprocess.run([dev.program("python"), "-c", script, str(root)], cwd=ROOT, check=True)
    built = compiling.ready(root)
    assert built is not None
    assert not old.exists()
    suffixes = {".so", ".pyd"}
    assert not [path for path in (root / "src").rglob("*") if path.suffix in suffixes]
    names = {path.name.split(".")[0] for path in (built / "cyclades").rglob("*") if path.suffix in suffixes}
    assert names == {"__init__", "game"}
    assert (built / "cyclades/board/data.txt").read_text() == "naxos"
    answer = subprocess.run(
        [dev.program("python"), "-c", "from cyclades.engine import game; print(game.__file__, game.twice(21))"],
        env=dev.environment(built),
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    assert re.search(r"\.(so|pyd) 42$", answer.strip())
