"""Checks of the project itself, as functions from texts to lists of complaints; tests/test_project.py runs them."""

import ast
import re
from collections.abc import Iterable, Iterator, Mapping

# Which packages each package may import, itself apart. Imports point one way.
_GAME = frozenset({"engine", "board", "rules", "editions", "text"})
LAYERS: dict[str, frozenset[str]] = {
    "engine": frozenset(),
    "board": frozenset({"engine"}),
    "rules": frozenset({"engine", "board"}),
    "editions": frozenset({"engine", "board", "rules"}),
    "text": frozenset({"engine", "board", "rules", "editions"}),
    "positions": _GAME,
    "lessons": _GAME | {"positions"},
    "tabletop": frozenset({"engine", "board", "rules", "editions"}),
    "bots": _GAME | {"tabletop"},
    "analysis": _GAME | {"bots"},
    "learning": _GAME | {"bots"},
    "arena": _GAME | {"tabletop", "bots"},
    "server": _GAME | {"tabletop", "bots", "analysis", "lessons"},
    "cli": _GAME | {"tabletop", "bots", "analysis", "learning", "arena", "lessons", "server"},
    "envs": _GAME | {"tabletop", "bots", "cli"},
}
# The public page of the package is for those who use the game, not for those who make it.
USERS_OF_THE_API = frozenset(
    {"positions", "lessons", "tabletop", "bots", "analysis", "learning", "arena", "envs", "server", "cli"}
)
# Says which of the packages installed with ours are missing, and knows nothing of games: for everybody but the engine.
FOR_ALL = frozenset({"extras"})
FORBIDDEN = {"board": ("cyclades.engine.machine",)}

RULE = re.compile(r"\s*(?:(?:[-*+]|\d+[.)])\s+)?\*\*([A-Z]+\d+(?:\.\d+)*[a-z]?)\*\*")
EDITIONS = frozenset({"legendary", "classic"})
EDITION_NAME = re.compile(r"(is_)?(edition|legendary|classic)(_name|_id|_key)?")


# Imports


def second_part(name: str) -> str:
    """The package or module directly below `cyclades`, if the name goes that far."""
    return name.split(".")[1] if "." in name else ""


def imported(module: str, source: str, is_package: bool = False) -> Iterator[tuple[int, str]]:
    """Line and full name of everything of `cyclades` that the module imports, inside functions too."""
    parts = module.split(".") if is_package else module.split(".")[:-1]
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            above = parts[: len(parts) - node.level + 1] if node.level else []
            origin = ".".join([*above, *filter(None, [node.module])])
            names = [f"{origin}.{alias.name}" for alias in node.names]
        else:
            continue
        yield from ((node.lineno, name) for name in names if name.split(".")[0] == "cyclades")


def wrong_imports(module: str, source: str, is_package: bool = False, packages: Iterable[str] = LAYERS) -> list[str]:
    """Complaints about imports that point the wrong way. `packages` are those that exist."""
    layer = second_part(module)
    if layer not in packages:
        return []  # the public page, and small modules beside it
    if layer not in LAYERS:
        return [f"{module}: the package {layer} has no place in LAYERS (tools/checks.py)"]
    complaints = []
    for line, name in imported(module, source, is_package):
        target = second_part(name)
        if any(name == banned or name.startswith(banned + ".") for banned in FORBIDDEN.get(layer, ())):
            complaints.append(f"{module}:{line}: {layer} may not import {name}")
        elif target in packages:
            if target != layer and target not in LAYERS[layer]:
                complaints.append(f"{module}:{line}: {layer} may not import {target}")
        elif layer not in USERS_OF_THE_API and (layer == "engine" or target not in FOR_ALL):
            complaints.append(f"{module}:{line}: {layer} may not import the public API ({name})")
    return complaints


# Size and editions


def too_long(name: str, source: str, limit: int) -> list[str]:
    lines = source.count("\n")
    return [f"{name} has {lines} lines, more than {limit}"] if lines > limit else []


def _names_edition(node: ast.AST) -> bool:
    name = node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""
    return EDITION_NAME.fullmatch(name) is not None


def _is_edition_value(node: ast.AST) -> bool:
    values = node.elts if isinstance(node, ast.Tuple | ast.List | ast.Set) else [node]
    return any(isinstance(value, ast.Constant) and value.value in EDITIONS for value in values)


def _asks_for_edition(node: ast.AST) -> bool:
    if isinstance(node, ast.Compare):
        sides = [node.left, *node.comparators]
        equality = any(isinstance(operator, ast.Eq | ast.NotEq) for operator in node.ops)
        return any(map(_is_edition_value, sides)) or (equality and any(map(_names_edition, sides)))
    if isinstance(node, ast.If | ast.IfExp | ast.While):
        test = node.test.operand if isinstance(node.test, ast.UnaryOp) else node.test
        return _names_edition(test)
    return isinstance(node, ast.Match) and _names_edition(node.subject)


def edition_checks(name: str, source: str) -> list[str]:
    """Complaints where a shared rule asks which edition is played, instead of asking the edition for its answer."""
    lines = sorted({node.lineno for node in ast.walk(ast.parse(source)) if _asks_for_edition(node)})  # type: ignore[attr-defined]
    return [f"{name}:{line}: asks which edition is played" for line in lines]


# Expansions

WORD = re.compile(r"[A-Z]+(?![^\W\d_A-Z])|[^\W\d_](?:(?![A-Z])[^\W\d_])*")


def spelt(text: str) -> tuple[str, ...]:
    """A name word by word, in any spelling: `city-of-warriors`, `CityOfWarriors`, `city_of_warriors`; one as many."""
    words = [word.lower() for word in WORD.findall(text)]
    return tuple(word.removesuffix("s") if len(word) > 3 else word for word in words)


def named_things(name: str, source: str, things: Iterable[str]) -> list[str]:
    """Complaints where shared code names a thing of an expansion, in any spelling."""
    wanted: dict[str, list[tuple[tuple[str, ...], str]]] = {}
    for thing in things:
        if words := spelt(thing):
            wanted.setdefault(words[0], []).append((words, thing))
    complaints = []
    for number, line in enumerate(source.splitlines(), 1):
        found = spelt(line)
        for at, word in enumerate(found):
            complaints += [
                f"{name}:{number}: names {thing!r}, which is an expansion's"
                for words, thing in wanted.get(word, ())
                if found[at : at + len(words)] == words
            ]
    return complaints


# Rules and their tests


def defined_rules(text: str) -> list[str]:
    """The numbers that a file of rules defines: bold, at the start of a paragraph or a list item."""
    numbers, fenced = [], False
    for line in text.splitlines():
        if line.lstrip().startswith("```"):
            fenced = not fenced
        elif not fenced and (match := RULE.match(line)):
            numbers.append(match[1])
    return numbers


def tested_rules(source: str) -> list[str]:
    """The numbers that a file of tests names with `pytest.mark.rule(...)`, wherever such a mark may stand."""
    numbers = []
    for node in ast.walk(ast.parse(source)):
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "rule"):
            continue
        owner = node.func.value
        if (owner.attr if isinstance(owner, ast.Attribute) else getattr(owner, "id", None)) != "mark":
            continue
        for argument in node.args:
            plain = isinstance(argument, ast.Constant) and isinstance(argument.value, str)
            numbers.append(ast.literal_eval(argument) if plain else f"{ast.unparse(argument)} (not a plain text)")
    return numbers


def rule_complaints(rules: Mapping[str, str], tests: Mapping[str, str]) -> list[str]:
    """Rules without a test, tests of rules that do not exist, and numbers given twice."""
    defined: dict[str, list[str]] = {}
    for name, text in rules.items():
        for number in defined_rules(text):
            defined.setdefault(number, []).append(name)
    named = {number: name for name, source in tests.items() for number in tested_rules(source)}
    return [
        *(f"{number} is defined twice: {', '.join(where)}" for number, where in defined.items() if len(where) > 1),
        *(f"no test names {number} of {where[0]}" for number, where in defined.items() if number not in named),
        *(
            f"{named[number]} names {number}, which {' and '.join(rules)} do not define"
            for number in named
            if number not in defined
        ),
    ]
