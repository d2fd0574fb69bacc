"""Random mutants: small changes of meaning at places of the syntax tree, written back into the text.

Why not a ready-made tool: mutmut and cosmic-ray change the working tree in place or wrap every function, run one fixed
set of tests for all modules, and bring a dozen packages (aiohttp, GitPython, Textual, …) for the few lines below.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import TypeAlias

Function: TypeAlias = ast.FunctionDef | ast.AsyncFunctionDef
COMPARISONS: dict[type[ast.cmpop], list[type[ast.cmpop]]] = {
    ast.Lt: [ast.LtE, ast.GtE],
    ast.LtE: [ast.Lt, ast.Gt],
    ast.Gt: [ast.GtE, ast.LtE],
    ast.GtE: [ast.Gt, ast.Lt],
    ast.Eq: [ast.NotEq],
    ast.NotEq: [ast.Eq],
    ast.In: [ast.NotIn],
    ast.NotIn: [ast.In],
    ast.Is: [ast.IsNot],
    ast.IsNot: [ast.Is],
}
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
}
SILENT = ("log", "logger")  # nobody promises lines of the log


class Mutant:
    """One change: the text of some lines, and what stands there instead."""

    def __init__(self, function: Function, node: ast.expr | ast.stmt, text: str) -> None:
        self.function = function
        self.node = node
        self.text = text

    @property
    def first_line(self) -> int:
        """Where the function begins, its decorators included: so Python counts, too."""
        return min([self.function.lineno, *[decorator.lineno for decorator in self.function.decorator_list]])

    def apply(self, source: str) -> str:
        """The source with the change; positions of the tree count bytes."""
        lines = source.encode().splitlines(keepends=True)
        node = self.node
        assert node.end_lineno is not None and node.end_col_offset is not None
        before = b"".join(lines[: node.lineno - 1]) + lines[node.lineno - 1][: node.col_offset]
        after = lines[node.end_lineno - 1][node.end_col_offset :] + b"".join(lines[node.end_lineno :])
        return (before + self.text.encode() + after).decode()


def mutants(source: str) -> list[Mutant]:
    """Every mutant of a module, in the order of its text."""
    found: list[Mutant] = []
    for function in ast.walk(ast.parse(source)):
        if isinstance(function, Function) and not is_declaration(function):
            for statement in function.body:
                found += [Mutant(function, node, text) for node, text in of_statement(statement)]
    return sorted(found, key=lambda mutant: (mutant.node.lineno, mutant.node.col_offset, mutant.text))


def is_declaration(function: Function) -> bool:
    """Constructors of steps and games say which clauses there are; other tests compare that."""
    return function.name == "__init__"


def of_statement(statement: ast.stmt) -> Iterator[tuple[ast.expr | ast.stmt, str]]:
    """Changes of a statement and of everything in it, nested functions left out: they come by themselves."""
    if isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef | ast.Assert | ast.Raise):
        return
    if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Call | ast.Await):
        if not is_silent(statement.value):
            yield statement, "pass"
    elif isinstance(statement, ast.AugAssign) or (isinstance(statement, ast.Assign) and sets_something(statement)):
        yield statement, "pass"
    elif isinstance(statement, ast.Break | ast.Continue):
        yield statement, "continue" if isinstance(statement, ast.Break) else "break"
    if isinstance(statement, ast.If | ast.While):
        yield statement.test, f"not ({ast.unparse(statement.test)})"
    for field, value in ast.iter_fields(statement):
        if field in ("annotation", "decorator_list", "type_params"):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.stmt):
                yield from of_statement(child)
            elif isinstance(child, ast.expr):
                yield from of_expression(child)
            elif isinstance(child, ast.ExceptHandler | ast.match_case):
                for inner in child.body:
                    yield from of_statement(inner)


def sets_something(statement: ast.Assign) -> bool:
    """Not a local name: without it nothing would run at all."""
    return all(isinstance(target, ast.Attribute | ast.Subscript) for target in statement.targets)


def is_silent(call: ast.expr) -> bool:
    return any(isinstance(node, ast.Name) and node.id in SILENT for node in ast.walk(call))


def of_expression(expression: ast.expr) -> Iterator[tuple[ast.expr | ast.stmt, str]]:
    if is_silent(expression):
        return
    for node in ast.walk(expression):
        if isinstance(node, ast.Compare) and len(node.ops) == 1:
            for operator in COMPARISONS[type(node.ops[0])]:
                yield node, f"({ast.unparse(ast.Compare(node.left, [operator()], node.comparators))})"
        elif isinstance(node, ast.BoolOp):
            other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
            yield node, f"({ast.unparse(ast.BoolOp(other, node.values))})"
            for place in range(len(node.values)):
                rest = [value for at, value in enumerate(node.values) if at != place]
                kept = rest[0] if len(rest) == 1 else ast.BoolOp(node.op, rest)
                yield node, f"({ast.unparse(kept)})"
        elif isinstance(node, ast.BinOp) and type(node.op) in ARITHMETIC and not is_text(node):
            changed = ast.BinOp(node.left, ARITHMETIC[type(node.op)](), node.right)
            yield node, f"({ast.unparse(changed)})"
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            yield node, f"({ast.unparse(node.operand)})"
        elif isinstance(node, ast.IfExp):
            yield node, f"({ast.unparse(node.body)})"
            yield node, f"({ast.unparse(node.orelse)})"
        elif isinstance(node, ast.Constant):
            if isinstance(node.value, bool):
                yield node, str(not node.value)
            elif isinstance(node.value, int):
                yield node, str(node.value + 1)
                yield node, f"({node.value - 1})"


def is_text(node: ast.BinOp) -> bool:
    """Text put together, or a type: no number."""
    return any(
        isinstance(part, ast.JoinedStr | ast.List) or (isinstance(part, ast.Constant) and isinstance(part.value, str))
        for part in (node.left, node.right)
    )
