"""The interface between the report and a job: what is asked of it, and its part of the report: records, tables, data.

A job's `report.py` defines `measure(request)`, which returns a :class:`Section`, or None if the job cannot run here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import compress
from typing import ClassVar, Protocol

from modmill.bench.rows import COLUMNS, NUMBERS, Row, cells, number
from modmill.quantity import format_ratio
from modmill.record import Record
from modmill.report.chart import Chart

Say = Callable[[str], None]
"""Told what is being done now."""


@dataclass(frozen=True, slots=True)
class Request:
    """The extent of the measurement: quickly or in full, on these `backends` of the processor.

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


CHECK = "modmill report"
"""The command that repeats checks which no other command makes."""

Cell = str | bool
"""A text, or the outcome of a check."""


@dataclass(frozen=True, slots=True)
class Table:
    """A table for the terminal and the page.

    On the page only: `charts` stand above it, and `repeat` is the command that repeats each row ("" where it is that of
    the row above, or where there is none), or one for all.
    """

    title: str
    note: str
    columns: tuple[Column, ...]
    rows: Sequence[Sequence[Cell]]
    charts: Sequence[Chart] = ()
    repeat: str | Sequence[str] = ""

    def without_empty(self) -> Table:
        """The table without the columns that are empty in every row, as those of peers where none is here."""
        kept = [any(row[i] != "" for row in self.rows) or not self.rows for i in range(len(self.columns))]
        rows = [tuple(compress(row, kept)) for row in self.rows]
        return replace(self, columns=tuple(compress(self.columns, kept)), rows=rows)


@dataclass(frozen=True, slots=True)
class Card:
    """A headline: a `figure` and what it is of, and what checked it."""

    figure: str
    what: str
    checked_by: str
    ok: bool


class Section(Protocol):
    """A job's part of the report."""

    title: ClassVar[str]
    """The heading of this part."""

    @property
    def ok(self) -> bool:
        """True if every check of this part holds."""
        ...

    def cards(self) -> Iterable[Card]:
        """The headlines of this part."""
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


def beside_peers(title: str, note: str, rows: Sequence[Row], charts: Iterable[Chart], repeat: Sequence[str]) -> Table:
    """A table of benchmark rows; `repeat` has the command of each row's case, shown once for all of a case."""
    columns = tuple(Column(name, number=name in NUMBERS, wraps=name == "peer") for name in COLUMNS)
    first = [one if one != before else "" for before, one in zip(["", *repeat], repeat, strict=False)]
    return Table(title, note, columns, list(cells(rows)), tuple(charts), first)


def headline(rows: Sequence[Row], what: str, checked_by: str, *, ok: bool, best_is_least: bool) -> Iterator[Card]:
    """Our best backend in one case beside its fastest peer, or alone where no peer took part."""
    if not rows:
        return
    best = (min if best_is_least else max)(row.value for row in rows)
    row = min((row for row in rows if row.value == best), key=lambda row: row.ratio or 0.0)
    if row.ratio is None or row.peer_value is None:
        yield Card(f"{number(row.value)} {row.unit}", f"{what} on {row.backend}; no peer is here", checked_by, ok)
    else:
        beside = f"{number(row.value)} {row.unit} on {row.backend}, {number(row.peer_value)} by {row.peer}"
        yield Card(format_ratio(row.ratio), f"{what}: {beside}", checked_by, ok)
