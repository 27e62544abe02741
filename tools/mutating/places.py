"""Where a source can be changed so that it does something else, each place a comparison, a number or a branch.

A change is a replacement in the text, so that the rest of the file stays as somebody wrote it. Left out is what no rule
test could notice: annotations, decorators, assertions, what an error says, `__repr__`, code for type checkers only.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

COMPARISONS: dict[type[ast.cmpop], tuple[str, str]] = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
}
OPPOSITES = (ast.Eq, ast.NotEq, ast.In, ast.NotIn, ast.Is, ast.IsNot)
"""Comparisons whose change is the same as asking for the contrary."""
OPERATORS: dict[type[ast.operator], tuple[str, str]] = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "+"),
    ast.FloorDiv: ("//", "*"),
    ast.Div: ("/", "*"),
    ast.Mod: ("%", "//"),
    ast.BitAnd: ("&", "|"),
    ast.BitOr: ("|", "&"),
    ast.LShift: ("<<", ">>"),
    ast.RShift: (">>", "<<"),
}
FUNCTIONS = {"min": "max", "max": "min", "any": "all", "all": "any"}
TEXTS = (ast.List, ast.ListComp, ast.Tuple, ast.JoinedStr)
"""What can be added to something, but not taken from it."""


@dataclass(frozen=True, order=True)
class Place:
    """One change that can be made to a file."""

    file: str
    line: int
    start: int
    """Where the replaced text begins, in bytes; `end` is where it ends."""
    end: int
    before: str
    after: str
    function: int
    """The line of the function, as long as there is one around it; 0 outside of all functions."""

    def change(self, source: bytes) -> bytes:
        """The source with the change."""
        return source[: self.start] + self.after.encode() + source[self.end :]

    def lines(self, source: bytes) -> tuple[str, str]:
        """The line before and after."""
        index = self.line - 1
        return tuple(text.split(b"\n")[index].decode().strip() for text in (source, self.change(source)))  # type: ignore[return-value]


def places_in(file: str, source: bytes, unused: Iterable[str] = ()) -> list[Place]:
    """All changes that can be made to a file, in the order of its text. `unused` are names that only document."""
    finder = Finder(file, source, frozenset(unused))
    finder.visit(ast.parse(source))
    return sorted(finder.found)


def final_names(source: bytes) -> Iterator[str]:
    """The names that a module declares to be Final."""
    for node in ast.parse(source).body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            if ast.unparse(node.annotation).split("[")[0] in ("Final", "typing.Final"):
                yield node.target.id


def names_never_read(sources: Iterable[bytes]) -> set[str]:
    """The Final names that no source of a package mentions a second time."""
    known = list(sources)
    words: dict[str, int] = {}
    for source in known:
        for word in re.findall(r"\w+", source.decode()):
            words[word] = words.get(word, 0) + 1
    return {name for source in known for name in final_names(source) if words[name] == 1}


class Finder(ast.NodeVisitor):
    """Walks through a source and collects places."""

    def __init__(self, file: str, source: bytes, unused: frozenset[str]) -> None:
        self.file = file
        self.source = source
        self.unused = unused
        self.found: list[Place] = []
        self.functions = [0]
        self.starts = [0]
        for line in source.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))

    # Places

    def begin(self, node: ast.expr) -> int:
        return self.starts[node.lineno - 1] + node.col_offset

    def finish(self, node: ast.expr) -> int:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self.starts[node.end_lineno - 1] + node.end_col_offset

    def add(self, start: int, end: int, after: str) -> None:
        line = self.source.count(b"\n", 0, start) + 1
        before = self.source[start:end].decode()
        self.found.append(Place(self.file, line, start, end, before, after, self.functions[-1]))

    def replace(self, node: ast.expr, after: str) -> None:
        self.add(self.begin(node), self.finish(node), after)

    def operator(self, start: int, end: int, before: str, after: str) -> None:
        """The operator between two operands, where there are only brackets and comments besides."""
        between = re.sub(rb"#.*", lambda comment: b" " * len(comment[0]), self.source[start:end])
        pattern = r"\s+".join(re.escape(word) for word in before.split())
        match = re.search(rf"\b{pattern}\b".encode() if before[0].isalpha() else pattern.encode(), between)
        if match is not None:
            self.add(start + match.start(), start + match.end(), after)

    def contrary(self, test: ast.expr) -> None:
        """A branch is taken when it was not, unless another change of the same test says that already."""
        negated = isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not)
        compared = isinstance(test, ast.Compare) and len(test.ops) == 1 and isinstance(test.ops[0], OPPOSITES)
        if not negated and not compared and not isinstance(test, ast.Constant):
            text = self.source[self.begin(test) : self.finish(test)].decode()
            self.replace(test, f"not ({text})")

    # What can be changed

    def visit_Compare(self, node: ast.Compare) -> None:
        operands = [node.left, *node.comparators]
        for left, operator, right in zip(operands, node.ops, operands[1:]):
            before, after = COMPARISONS[type(operator)]
            self.operator(self.finish(left), self.begin(right), before, after)
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        texts = [side for side in (node.left, node.right) if isinstance(side, TEXTS) or is_text(side)]
        if type(node.op) in OPERATORS and not texts:
            self.operator(self.finish(node.left), self.begin(node.right), *OPERATORS[type(node.op)])
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        if type(node.op) in OPERATORS and not isinstance(node.value, TEXTS) and not is_text(node.value):
            before, after = OPERATORS[type(node.op)]
            self.operator(self.finish(node.target), self.begin(node.value), f"{before}=", f"{after}=")
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        before, after = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
        for left, right in zip(node.values, node.values[1:]):
            self.operator(self.finish(left), self.begin(right), before, after)
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not):
            self.add(self.begin(node), self.begin(node.operand), "(" * self.opened(node))
        if isinstance(node.op, ast.USub) and isinstance(node.operand, ast.Constant) and is_number(node.operand):
            self.replace(node, str(1 - node.operand.value))  # type: ignore[operator]
        else:
            self.generic_visit(node)

    def opened(self, node: ast.UnaryOp) -> int:
        """How many brackets open between an operator and its operand."""
        return self.source[self.begin(node) : self.begin(node.operand)].count(b"(")

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self.replace(node, str(not node.value))
        elif is_number(node):
            self.replace(node, str(node.value + 1))  # type: ignore[operator]

    def visit_Call(self, node: ast.Call) -> None:
        if isinstance(node.func, ast.Name) and node.func.id in FUNCTIONS:
            self.replace(node.func, FUNCTIONS[node.func.id])
        self.generic_visit(node)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self.contrary(node.test)
        self.generic_visit(node)

    def visit_While(self, node: ast.While) -> None:
        self.contrary(node.test)
        self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        for test in node.ifs:
            self.contrary(test)
        self.generic_visit(node)

    def visit_If(self, node: ast.If) -> None:
        if ast.unparse(node.test) in ("TYPE_CHECKING", "typing.TYPE_CHECKING", "__name__ == '__main__'"):
            for statement in node.orelse:
                self.visit(statement)
            return
        self.contrary(node.test)
        self.generic_visit(node)

    def visit_Break(self, node: ast.Break) -> None:
        start = self.starts[node.lineno - 1] + node.col_offset
        self.add(start, start + len("break"), "continue")

    def visit_Continue(self, node: ast.Continue) -> None:
        start = self.starts[node.lineno - 1] + node.col_offset
        self.add(start, start + len("continue"), "break")

    # What is left out

    def visit_FunctionDef(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        if node.name == "__repr__":
            return
        self.functions.append(node.lineno)
        for part in (*node.args.defaults, *node.args.kw_defaults, *node.body):
            if part is not None:
                self.visit(part)
        self.functions.pop()

    visit_AsyncFunctionDef = visit_FunctionDef

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        for statement in node.body:
            self.visit(statement)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        documents = isinstance(node.target, ast.Name) and node.target.id in self.unused
        if node.value is not None and not documents:
            self.visit(node.value)

    def visit_Assert(self, node: ast.Assert) -> None:
        """A promise, not a rule."""

    def visit_Raise(self, node: ast.Raise) -> None:
        """What an error says."""

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """Words; and Python 3.11 does not know where in the text their parts are."""


def is_number(node: ast.Constant) -> bool:
    return isinstance(node.value, int | float) and not isinstance(node.value, bool)


def is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)
