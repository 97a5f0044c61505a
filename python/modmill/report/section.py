"""What the report asks of a job, and what the job's part of it gives: records, tables, data.

A job's `report.py` defines `measure(request)`, which returns a :class:`Section`, or None if the job cannot run here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from modmill.bench.rows import COLUMNS, NUMBERS, Row, cells
from modmill.record import Record

Say = Callable[[str], None]
"""Told what is being done now."""


@dataclass(frozen=True, slots=True)
class Request:
    """What is to be measured: quickly or in full, on these `backends` of the processor.

    `everything` adds OpenCL devices and simulated gates. `missing` is called for each backend, peer or tool that cannot
    take part, with the reason.
    """

    quick: bool
    backends: tuple[str, ...]
    everything: bool
    missing: Callable[[str], None]
    say: Say


@dataclass(frozen=True, slots=True)
class Column:
    """A column of a table. Columns that are `wide` are on the page only, not on a terminal."""

    name: str
    number: bool = False
    wraps: bool = False
    wide: bool = False


Cell = str | bool
"""A text, or the outcome of a check."""


@dataclass(frozen=True, slots=True)
class Table:
    """A table for the terminal and the page, where `plot` draws an SVG above it."""

    title: str
    note: str
    columns: tuple[Column, ...]
    rows: Sequence[Sequence[Cell]]
    plot: Callable[[], str] | None = None


@dataclass(frozen=True, slots=True)
class Checked:
    """One backend: how many of its results were checked and how many are right, and its benchmark rows."""

    backend: str
    why: str
    checked: int
    right: int
    seconds: float
    rows: tuple[Row, ...]

    @property
    def ok(self) -> bool:
        """Whether there are results and all are right."""
        return 0 < self.right == self.checked

    def result(self, counted: str) -> dict[str, Any]:
        """The result of a record; `counted` names what was checked."""
        return {
            "valid": self.ok,
            counted: {"checked": self.checked, "agree": self.right},
            "rows": [row.as_dict() for row in self.rows],
        }


def checked_table(title: str, note: str, backends: Iterable[Checked]) -> Table:
    """How many results of each backend are right."""
    columns = (Column("backend"), Column("checked", number=True), Column("ok"))
    return Table(title, note, columns, [(b.backend, f"{b.right:,} of {b.checked:,}", b.ok) for b in backends])


class Section(Protocol):
    """A job's part of the report."""

    @property
    def ok(self) -> bool:
        """Whether every check of this part holds."""
        ...

    def records(self, *, quick: bool) -> Iterable[Record]:
        """A record for each measurement."""
        ...

    def tables(self) -> Iterable[Table]:
        """The part for people."""
        ...

    def data(self) -> dict[str, object]:
        """The fields that this part adds to report.json; dataclasses are converted."""
        ...


def beside_peers(title: str, note: str, rows: Sequence[Row], plot: Callable[[], str] | None = None) -> Table:
    """A table of benchmark rows."""
    columns = tuple(Column(name, number=name in NUMBERS, wraps=name == "peer") for name in COLUMNS)
    return Table(title, note, columns, list(cells(rows)), plot)
