"""One line of a benchmark, the same for every job."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import Annotated, Any

from modmill.quantity import format_ratio


@dataclass(frozen=True, slots=True)
class Row:
    """Our median beside one peer's, both in `unit`."""

    job: Annotated[str, "the job"]
    case: Annotated[str, "what was timed"]
    backend: Annotated[str, "our backend"]
    value: Annotated[float, "our median"]
    unit: Annotated[str, "of both values: a time per operation, or a rate"]
    peer: Annotated[str | None, "the other implementation; null in a run without peers"]
    peer_value: Annotated[float | None, "its median"]
    ratio: Annotated[float | None, "median over interleaved rounds of its time / ours: above 1, ours is faster"]
    threads: Annotated[int, "threads that work"]
    n: Annotated[int, "operations of ours that were timed"]
    range: Annotated[Sequence[float] | None, "our lowest and highest value in a round; null for one round"] = None
    peer_range: Annotated[Sequence[float] | None, "the peer's lowest and highest value in a round"] = None

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
        yield *mine, row.peer or "", its, "" if row.ratio is None else format_ratio(row.ratio)


def number(value: float) -> str:
    """A measured value, with a decimal place where it is small.

    >>> number(53.72), number(61234.5)
    ('53.7', '61,234')
    """
    return f"{value:,.1f}" if value < 10_000 else f"{value:,.0f}"
