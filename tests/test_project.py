"""The project keeps its own rules: each check is tried on made-up input, then run on the project."""

import doctest
import importlib
import random
import re
import subprocess
from pathlib import Path

import pytest

import cyclades
import dev
from cyclades.editions import EDITIONS
from cyclades.rules import hooks
from cyclades.text import LANGUAGES, Texts
from tests.tables import fewest
from tools import checks
from tools import compile as compiling

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
PACKAGE = SOURCE / "cyclades"
LONGEST = 400

pytestmark = pytest.mark.interpreted


def module_name(path: Path) -> str:
    parts = path.relative_to(SOURCE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def test_imports_point_one_way() -> None:
    packages = {path.name for path in PACKAGE.iterdir() if path.is_dir() and any(path.glob("*.py"))}
    complaints = [
        complaint
        for path in sorted(PACKAGE.rglob("*.py"))
        for complaint in checks.wrong_imports(
            module_name(path), path.read_text(encoding="utf-8"), path.name == "__init__.py", packages
        )
    ]
    assert not complaints


@pytest.mark.parametrize(
    "module, source",
    [
        ("cyclades.engine.state", "from cyclades.rules.income import Income"),
        ("cyclades.engine.state", "import cyclades"),
        ("cyclades.engine.state", "from cyclades import new"),
        ("cyclades.engine.state", "from cyclades.extras import require"),
        ("cyclades.engine.state", "def f():\n    from cyclades.board import areas"),
        ("cyclades.board.areas", "from cyclades.engine.machine import Machine"),
        ("cyclades.board.areas", "from cyclades.engine import machine"),
        ("cyclades.rules.income", "import cyclades.editions.legendary.gods"),
        ("cyclades.rules.income", "from ..editions import legendary"),
        ("cyclades.rules.income", "from cyclades.text import texts"),
        ("cyclades.editions.legendary.gods", "from cyclades.bots import random"),
        ("cyclades.editions.legendary.gods", "from cyclades.text import texts"),
        ("cyclades.text.texts", "from cyclades.cli import play"),
        ("cyclades.bots.random", "from cyclades.cli import main"),
        ("cyclades.tabletop.builder", "from cyclades.server import app"),
        ("cyclades.tabletop.builder", "from cyclades.text import Texts"),
        ("cyclades.server.app", "from cyclades import cli"),
        ("cyclades.cli.play", "from cyclades.envs import cyclades_v0"),
        ("cyclades.envs.vector", "from cyclades.server import app"),
    ],
)
def test_wrong_imports_are_found(module: str, source: str) -> None:
    assert len(checks.wrong_imports(module, source)) == 1


@pytest.mark.parametrize(
    "module, source",
    [
        ("cyclades", "from cyclades.cli import main"),
        ("cyclades.engine.state", "from cyclades.engine.fields import Field\nimport random"),
        ("cyclades.board.areas", "from cyclades.engine.errors import Refused"),
        ("cyclades.board.draw", "from cyclades.extras import require"),
        ("cyclades.rules.income", "from cyclades.board.areas import Area\nfrom . import building"),
        ("cyclades.text.texts", "from cyclades.editions import legendary"),
        ("cyclades.bots.random", "import cyclades\nfrom cyclades.text import texts"),
        ("cyclades.tabletop.builder", "from cyclades.games import rules_of"),
        ("cyclades.bots.random", "from cyclades.tabletop import build"),
        ("cyclades.cli.play", "from cyclades.bots import random\nfrom cyclades import new, server"),
        ("cyclades.envs.rendering", "from cyclades.bots import make\nfrom cyclades.cli.screen import Screen"),
    ],
)
def test_right_imports_pass(module: str, source: str) -> None:
    assert checks.wrong_imports(module, source) == []


def test_relative_imports_of_a_package_start_in_it() -> None:
    assert list(checks.imported("cyclades.rules", "from . import income", is_package=True)) == [
        (1, "cyclades.rules.income")
    ]
    assert list(checks.imported("cyclades.rules.income", "from . import x")) == [(1, "cyclades.rules.x")]


def test_a_package_without_a_place_is_named() -> None:
    [complaint] = checks.wrong_imports("cyclades.extras.thing", "", packages={"extras"})
    assert "extras has no place" in complaint


def test_files_are_short() -> None:
    client = [path for path in sorted((ROOT / "web" / "src").rglob("*.*")) if path.suffix in (".ts", ".svelte", ".css")]
    files = [
        *sorted(PACKAGE.rglob("*.py")),
        ROOT / "dev.py",
        *sorted((ROOT / "tools").glob("*.py")),
        *[path for path in client if not path.name.endswith(".gen.ts")],
    ]
    assert not [
        complaint
        for path in files
        for complaint in checks.too_long(str(path.relative_to(ROOT)), path.read_text(encoding="utf-8"), LONGEST)
    ]


def test_long_files_are_found() -> None:
    assert checks.too_long("a.py", "x = 1\n" * 3, 3) == []
    assert checks.too_long("a.py", "x = 1\n" * 4, 3) == ["a.py has 4 lines, more than 3"]


def test_shared_rules_do_not_ask_for_the_edition() -> None:
    assert not [
        complaint
        for package in ("engine", "board", "rules")
        for path in sorted((PACKAGE / package).rglob("*.py"))
        for complaint in checks.edition_checks(str(path.relative_to(ROOT)), path.read_text(encoding="utf-8"))
    ]


@pytest.mark.parametrize(
    "source",
    [
        "if edition == CLASSIC: pass",
        "x = 1 if game.rules.edition != other else 2",
        "if name == 'legendary': pass",
        "if name in ('classic', 'hades'): pass",
        "if not rules.is_legendary: pass",
        "while classic: pass",
        "match game.edition:\n    case _: pass",
    ],
)
def test_questions_for_the_edition_are_found(source: str) -> None:
    assert checks.edition_checks("a.py", source) == ["a.py:1: asks which edition is played"]


@pytest.mark.parametrize(
    "source",
    [
        "x = game.edition.income(area)",
        "if edition.ports > 2: pass",
        "if edition is None: pass",
        "if god == 'ares': pass",
    ],
)
def test_answers_of_the_edition_pass(source: str) -> None:
    assert checks.edition_checks("a.py", source) == []


SHARED = ("engine", "board", "rules", "server", "bots", "tabletop", "text", "cli", "positions", "arena")
KINDS_OF_FILES = (".py", ".ftl", ".toml", ".ts", ".svelte", ".json", ".css")


def of_expansions() -> set[str]:
    """The names of all expansions, of what they add, and what these are called in every language."""
    found: set[str] = set()
    for edition in EDITIONS.values():
        plain = cyclades.new(edition.name, edition.players[0], seed=1).rules
        whole = cyclades.new(edition.name, fewest(edition.name), expansions=list(edition.expansions), seed=1).rules
        looks = [shown.look.kind for shown in whole.shown]
        words = {*whole.also_said.values()} - {*looks}  # of answers, such as `up` and `down`: no things
        kinds = [kind for kind in [*whole.names, *looks] if kind not in {*plain.names, *words}]
        names = [(kind, name) for kind in kinds for name in whole.names.get(kind, [])]
        fields = [field.name for field in whole.f.declared if field.name not in plain.f.by_name]
        found |= {*edition.expansions, *kinds, *(name for _, name in names), *fields}
        for texts in (Texts(language, edition.name) for language in LANGUAGES):
            found |= {texts.name("expansion", expansion) for expansion in edition.expansions}
            found |= {texts.name(kind, name) for kind, name in names}
    return found


def test_shared_code_names_nothing_of_an_expansion() -> None:
    folders = [*(PACKAGE / package for package in SHARED), ROOT / "web" / "src"]
    files = [path for folder in folders for path in sorted(folder.rglob("*")) if path.suffix in KINDS_OF_FILES]
    files = [path for path in files if path.parent != PACKAGE / "board" / "data"]  # each board says for what it is
    things = of_expansions()
    assert {"monuments", "monument", "ruin", "city-of-warriors", "Ciudad de los Guerreros"} <= things
    assert not [
        complaint
        for path in [*files, *sorted(PACKAGE.glob("[a-z]*.py"))]
        if not path.name.endswith(".test.ts")
        for complaint in checks.named_things(str(path.relative_to(ROOT)), path.read_text(encoding="utf-8"), things)
    ]


@pytest.mark.parametrize(
    "source, found",
    [
        ("if field == 'fire_tower': pass", 1),
        ("class OfferFireTower(Step): ...", 1),
        ("// the Fire Towers", 1),
        ("FIRE-TOWERS", 1),
        ('"tower-of-fire"', 0),
        ("the fires of a tower", 0),
        ("misfire towers", 0),
        ("faro, Faros, MiFaro", 3),
        ("farol", 0),
    ],
)
def test_names_of_expansions_are_found_in_any_spelling(source: str, found: int) -> None:
    assert len(checks.named_things("a.py", source, ["fire-tower", "Faro", "1"])) == found


def test_every_rule_has_a_test() -> None:
    tests = {
        str(path.relative_to(ROOT)): path.read_text(encoding="utf-8")
        for path in sorted((ROOT / "tests").rglob("*.py"))
        if path != Path(__file__)
    }
    assert checks.rule_complaints(rules_reference(), tests) == []


def rules_reference() -> dict[str, str]:
    """The files of the rules reference: docs/rules.md, and the pages with the rules to which it leads."""
    files = sorted((ROOT / "docs").glob("rules*.md"))
    return {f"docs/{path.name}": path.read_text(encoding="utf-8") for path in files}


def test_the_rules_reference_is_whole() -> None:
    rules = rules_reference()
    start = rules.pop("docs/rules.md")
    assert checks.defined_rules(start) == [], "docs/rules.md leads to the rules and defines none"
    assert len(rules) > 1
    for name, text in rules.items():
        assert checks.defined_rules(text), f"{name} defines no rule"
        assert f"({name.removeprefix('docs/')})" in start, f"docs/rules.md does not lead to {name}"


RULES = """
# The rules of **L9.9**

**L1.1** Income. See also **L1.2**.
- **L1.2** Each area.
  * **L1.2a** An exception.
1. **M7** A monument.

The text goes on about **L8.8**.
```
**L7.7** an example
```
"""


def test_defined_rules_are_found() -> None:
    assert checks.defined_rules(RULES) == ["L1.1", "L1.2", "L1.2a", "M7"]


def test_tested_rules_are_found() -> None:
    source = """
pytestmark = pytest.mark.rule("L1.1")
@pytest.mark.rule("L1.2", "L1.2a")
@pytest.mark.slow
def test_a(): other.rule("L5")
@pytest.mark.parametrize("x", [pytest.param(1, marks=mark.rule("M7"))])
class TestB: ...
"""
    assert sorted(checks.tested_rules(source)) == ["L1.1", "L1.2", "L1.2a", "M7"]
    assert checks.tested_rules("@pytest.mark.rule(NUMBER)\ndef test(): ...") == ["NUMBER (not a plain text)"]


def test_rules_and_tests_that_do_not_match_are_found() -> None:
    tests = {"test_a.py": "@pytest.mark.rule('L1.1', 'L1.3')\ndef test(): ..."}
    rules = {"rules.md": "**L1.1** a\n\n**L1.2** b\n", "more.md": "**L1.1** c\n\n**M7** d\n"}
    assert checks.rule_complaints(rules, tests) == [
        "L1.1 is defined twice: rules.md, more.md",
        "no test names L1.2 of rules.md",
        "no test names M7 of more.md",
        "test_a.py names L1.3, which rules.md and more.md do not define",
    ]
    assert checks.rule_complaints({"rules.md": "**L1.1** a\n", "more.md": "- **L1.3** b\n"}, tests) == []


@pytest.mark.parametrize("file", dev.EXPORTS)
def test_requirements_are_those_of_the_lock(file: str) -> None:
    uv = dev.uv_in_checkout()
    if uv is None:
        pytest.skip("uv is not in the checkout")
    command = [uv, "--quiet", *dev.export_command(dev.EXPORTS[file])]
    exported = subprocess.run(command, cwd=ROOT, env=dev.uv_environment(), capture_output=True, text=True, check=True)
    assert (ROOT / file).read_text(encoding="utf-8") == exported.stdout, "run `python3 dev.py lock`"


def test_the_lock_names_only_the_public_index() -> None:
    text = (ROOT / "uv.lock").read_text(encoding="utf-8")
    assert set(re.findall(r"\w+://[^/\"]*", text)) == {"https://pypi.org", "https://files.pythonhosted.org"}
    assert not re.search(r"\b(path|find-links|directory) = ", text)


DOCTESTED = [path for path in sorted(PACKAGE.rglob("*.py")) if ">>> " in path.read_text(encoding="utf-8")]


@pytest.mark.parametrize("path", DOCTESTED, ids=module_name)
def test_doctests(path: Path) -> None:
    result = doctest.testmod(importlib.import_module(module_name(path)))
    assert result.attempted > 0
    assert result.failed == 0


def test_the_lines_of_the_readme_run(capsys: pytest.CaptureFixture[str]) -> None:
    random.seed(7)
    blocks = re.findall(
        r"^```python\n(.*?)^```", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE
    )
    assert blocks
    for block in blocks:
        exec(compile(block, "README.md", "exec"), {})
    assert capsys.readouterr().out


def test_dev_names_its_commands_when_it_gets_another() -> None:
    with pytest.raises(dev.Failure, match=r"unknown command 'paly'; there are: play, test, lint"):
        dev.main(["paly"])


def test_dev_tells_about_every_command() -> None:
    assert dev.__doc__
    assert re.findall(r"^    (\w+) ", dev.__doc__, re.MULTILINE) == list(dev.COMMANDS)


def test_contributors_are_told_of_every_command_and_every_package() -> None:
    page = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    assert set(re.findall(r"^\| `(\w+)[ `]", page, re.MULTILINE)) - {"python3"} == set(dev.COMMANDS)
    packages = {path.parent.name for path in PACKAGE.glob("*/*.py")}
    assert set(re.findall(r"^  (\w+)/ ", page, re.MULTILINE)) == packages
    [compiled] = re.findall(r"^\| `build` \| compiles (.*) with mypyc", page, re.MULTILINE)
    assert set(re.findall(r"`(\w+)`", compiled)) == set(compiling.PACKAGES)


def test_every_hook_is_in_the_table_of_hooks() -> None:
    listed = re.findall(r"^\| `(\w+)`", str(hooks.__doc__), re.MULTILINE)
    methods = [name for name in vars(hooks.Listener) if not name.startswith("__")]
    assert sorted([*listed, "check_start", "contradiction", "report_help", "emit_strength"]) == sorted(methods)
