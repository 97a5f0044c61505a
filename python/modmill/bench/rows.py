"""One line of a benchmark, the same for every job."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Row:
    """Our median beside one peer's, both in `unit`: a time per operation or a rate.

    `ratio` is the median over interleaved rounds of (peer's time / ours): above 1, ours is faster. `peer` and what
    follows from it are None in a run without peers. `n` operations of ours were timed, on `threads` threads.
    """

    job: str
    case: str
    backend: str
    value: float
    unit: str
    peer: str | None
    peer_value: float | None
    ratio: float | None
    threads: int
    n: int

    def as_dict(self) -> dict[str, Any]:
        """The row as a JSON object."""
        return asdict(self)


COLUMNS = ("case", "backend", "ours", "unit", "peer", "its", "ratio")
NUMBERS = ("ours", "its", "ratio")
"""The columns that are aligned right."""


def cells(rows: Iterable[Row]) -> Iterator[tuple[str, ...]]:
    """Rows as the cells of :data:`COLUMNS`; case, backend and our value are given once for all peers."""
    last = None
    for row in rows:
        first = (row.case, row.backend) != last
        last = (row.case, row.backend)
        mine = (row.case, row.backend, number(row.value), row.unit) if first else ("",) * 4
        its = "" if row.peer_value is None else number(row.peer_value)
        yield *mine, row.peer or "", its, "" if row.ratio is None else f"{row.ratio:.2f}x"


def number(value: float) -> str:
    """A measured value, with a decimal place where it is small.

    >>> number(53.72), number(61234.5)
    ('53.7', '61,234')
    """
    return f"{value:,.1f}" if value < 10_000 else f"{value:,.0f}"
