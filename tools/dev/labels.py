"""No decision is taken from text that is written for people: a message, a reason, a label, the name of a class.

Such text may change at any time; what a program needs to know of it belongs in a variant or a field.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from common import ROOT, report

TEXTS = ("message", "reason", "why", "detail", "label", "title", "description", "remedy")
"""Names of attributes, variables and methods that hold text for people."""
METHODS = re.compile(r"r?(split|partition|find|index)|(starts|ends)with|remove(prefix|suffix)")

RUST = re.compile(
    rf"(?:\b(?:{'|'.join(TEXTS)})(?:\(\))?|\.to_string\(\))(?:\.as_str\(\))?"
    r"(?:\.(?:contains|starts_with|ends_with|split|split_once|rsplit_once|strip_prefix|strip_suffix|find)\(|\s*==\s*\")"
)
RUST_TESTS = re.compile(r"#\[cfg\((?:all\()?test\b.*", re.DOTALL)


def check() -> int:
    """Print `file:line: what is wrong` for every offence; 1 when there is any."""
    offences = [line for file in sorted((ROOT / "python" / "modmill").rglob("*.py")) for line in python(file)]
    for folder in (*ROOT.glob("crates/*/src"), *ROOT.glob("bench/*/src")):
        for file in sorted(folder.rglob("*.rs")):
            if not file.stem.endswith("tests"):
                offences += rust(file)
    return report(offences)


def offence(file: Path, line: int, text: str) -> str:
    return f"{file.relative_to(ROOT)}:{line}: takes a decision from text for people: {text.strip()}"


def rust(file: Path) -> Iterator[str]:
    text = RUST_TESTS.sub("", file.read_text(encoding="utf-8"))
    for number, line in enumerate(text.splitlines(), 1):
        code = line.split("//")[0]
        if RUST.search(code):
            yield offence(file, number, code)


def python(file: Path) -> Iterator[str]:
    source = file.read_text(encoding="utf-8")
    tree = ast.parse(source)
    caught = {node.name for node in ast.walk(tree) if isinstance(node, ast.ExceptHandler) and node.name}
    said = {
        target.id
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign) and said_by(node.value, caught)
        for target in node.targets
        if isinstance(target, ast.Name)
    }

    def is_text(node: ast.expr) -> bool:
        match node:
            case ast.Attribute(attr="__name__", value=ast.Call(func=ast.Name(id="type"))):
                return True
            case ast.Attribute(attr="args", value=ast.Name(id=name)):
                return name in caught
            case ast.Attribute(attr=name) | ast.Name(id=name):
                return name in TEXTS or name in said
            case ast.Subscript(value=value, slice=ast.Constant(value=key)):
                return key in TEXTS or is_text(value)
            case ast.Call(func=ast.Attribute(attr="get"), args=[ast.Constant(value=key), *_]):
                return key in TEXTS
            case _:
                return said_by(node, caught)

    for node in ast.walk(tree):
        if not isinstance(node, ast.expr):
            continue
        match node:
            case ast.Compare(left=left, comparators=others):
                sides = [left, *others]
                wrong = any(map(is_text, sides)) and any(isinstance(s, ast.Constant) and s.value for s in sides)
            case ast.Call(func=ast.Attribute(attr=method, value=value)):
                wrong = bool(METHODS.fullmatch(method)) and is_text(value)
            case _:
                wrong = False
        if wrong:
            yield offence(file, node.lineno, ast.get_source_segment(source, node) or "")


def said_by(node: ast.expr, caught: set[str]) -> bool:
    """True if this is `str(e)` of a caught exception."""
    match node:
        case ast.Call(func=ast.Name(id="str"), args=[ast.Name(id=name)]):
            return name in caught
        case _:
            return False
