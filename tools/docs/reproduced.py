"""Writes the tables of docs/reproduced.md, and that of the contest's squarers in docs/derivations/hardware-squarers.md.

    python tools/docs/reproduced.py

They are those of `modmill report`: figures of ours are on record, or calculated. tests/docs/test_reproduced.py compares
the pages with what this writes.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from placed import markdown, placed

from modmill.documents import contest
from modmill.documents.sources import documents, tables
from modmill.report.section import Cell, Table

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "reproduced.md"
SQUARERS = ROOT / "docs" / "derivations" / "hardware-squarers.md"
CODE = "test"
"""The column of names from the code."""


def coded(table: Table) -> Table:
    """A table whose names of tests are marked as such, and whose pages are links."""
    code = [column.name == CODE for column in table.columns]
    rows = [
        tuple(f"`{cell}`" if own else linked(cell) for own, cell in zip(code, row, strict=True)) for row in table.rows
    ]
    return replace(table, rows=rows)


def linked(cell: Cell) -> str:
    """A cell in which names of pages are links from this one."""
    return re.sub(r"docs/([\w/-]+\.md)", r"[\1](\1)", str(cell))


def parts() -> Iterator[tuple[str, str]]:
    """The tables of the page by title."""
    for table in tables({one.key: one.lines() for one in documents()}):
        yield table.title, markdown(coded(table))


def page(text: str) -> str:
    """The page with its tables renewed."""
    return placed(text, parts())


def squarers(text: str) -> str:
    """The page on squarers with the contest's table renewed."""
    table = contest.table()
    return placed(text, [(table.title, markdown(table))])


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text("utf-8")), "utf-8")
    SQUARERS.write_text(squarers(SQUARERS.read_text("utf-8")), "utf-8")
