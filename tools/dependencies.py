"""What the code imports, against what pyproject.toml declares; as functions from texts to lists of complaints."""

import ast
import re
import sys
from collections.abc import Iterable, Iterator, Mapping

OURS = frozenset({"bench", "cyclades", "dev", "tests", "tools"})


def distribution(requirement: str) -> str:
    """The name of a package in a requirement, as indexes spell it: `fluent.runtime>=0.4` is of `fluent-runtime`."""
    found = re.match(r"[\w.-]+", requirement)
    assert found is not None, requirement
    return re.sub(r"[-_.]+", "-", found.group()).lower()


def imported_modules(source: str) -> Iterator[tuple[int, str]]:
    """Line and name of every module of others that a file imports, inside functions too."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names = [node.module]
        else:
            continue
        for name in names:
            if name.partition(".")[0] not in OURS | sys.stdlib_module_names:
                yield node.lineno, name


def providers(module: str, installed: Mapping[str, Iterable[str]]) -> set[str]:
    """The installed packages that a module may be of. Where several share its first name (`fluent`), the one that has
    its first two."""
    first, _, rest = module.partition(".")
    found = {distribution(name) for name in installed.get(first, ())}
    exact = distribution(f"{first}.{rest.partition('.')[0]}")
    return {exact} if exact in found else found


def undeclared(name: str, source: str, declared: Iterable[str], installed: Mapping[str, Iterable[str]]) -> list[str]:
    """Complaints about imports of packages that are there by chance only: because another one needs them."""
    known = set(declared)
    return [
        f"{name}:{line}: imports {module}, which pyproject.toml does not declare for it"
        for line, module in imported_modules(source)
        if not providers(module, installed) & known
    ]
