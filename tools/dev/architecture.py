"""ARCHITECTURE.md and its two lists are true: tables parse, name nothing twice, and name only what exists."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from pathlib import Path

from common import ROOT, report

DOCUMENT = ROOT / "ARCHITECTURE.md"
LISTS = (ROOT / "docs/hardware-layout.md", ROOT / "docs/hot-loops.md")
CODE = re.compile(r"`([^`]+)`")
DEFINITION = r"\b(?:fn|def|class|struct|enum|trait|macro_rules!|module)\s+{}\b"
PLACE = re.compile(r"`([^`]+\.(?:rs|py|sv|cl))`(?:: ((?:`[\w.]+`(?:, )?)+))?")
RULE = re.compile(r"^\|(?:\s*:?-+:?\s*\|)+$")


def check() -> int:
    """Print `FILE:line: what is wrong` for every offence; 1 when there is any."""
    return report(
        f"{document.relative_to(ROOT)}:{line}: {complaint}"
        for document in (DOCUMENT, *LISTS)
        for line, complaint in inspect(document.read_text(encoding="utf-8"), ROOT)
    )


def inspect(text: str, root: Path) -> Iterator[tuple[int, str]]:
    lines = text.splitlines()
    head: list[str] | None = None
    seen: dict[str, int] = {}
    for number, line in enumerate(lines, 1):
        if not line.startswith("|"):
            head = None
            continue
        if head is None:
            head = cells(line)
            if number == len(lines) or not RULE.match(lines[number].strip()):
                yield number, "a table row without a table head above it"
            continue
        if RULE.match(line.strip()):
            continue
        row = cells(line)
        if len(row) != len(head):
            yield number, f"a row of {len(row)} cells in a table of {len(head)} columns"
        if head[0] == "path":
            for path in CODE.findall(row[0]):
                if path in seen:
                    yield number, f"`{path}` is listed twice (line {seen[path]} too)"
                seen[path] = number
        yield from ((number, complaint) for complaint in missing(row, root, of_paths=head[0] == "path"))


def column(text: str, head: str) -> list[list[str]]:
    """The code words in the first column of the table with that head, row by row."""
    lines = text.splitlines()
    start = next((n for n, line in enumerate(lines) if line.startswith("|") and cells(line)[0] == head), len(lines))
    body = itertools.takewhile(lambda line: line.startswith("|"), lines[start + 2 :])
    return [CODE.findall(cells(line)[0]) for line in body]


def cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


def missing(row: list[str], root: Path, *, of_paths: bool) -> Iterator[str]:
    """The names in the row that the repository does not have. A first column `path` holds paths, relative to the
    table's folder or the root; elsewhere only names of source files with a folder are taken for paths.
    """
    if of_paths:
        for path in CODE.findall(row[0]):
            folders = (root, root / "python/modmill", root / "python/modmill/hw")
            if not any(list(folder.glob(path.rstrip("/"))) for folder in folders):
                yield f"`{path}` does not exist"
    for cell in row:
        for path, functions in PLACE.findall(cell):
            if "/" not in path or "*" in path:
                continue
            file = root / path
            if not file.is_file():
                yield f"`{path}` does not exist"
                continue
            source = file.read_text(encoding="utf-8")
            for function in CODE.findall(functions):
                if not re.search(DEFINITION.format(re.escape(function)), source):
                    yield f"`{path}` defines no `{function}`"
