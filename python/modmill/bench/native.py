"""Rows of benchmarks whose rounds run in Rust: a slice takes microseconds, too short to be timed from Python."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from modmill.bench.interleave import Missing
from modmill.bench.rows import Row

if TYPE_CHECKING:
    from modmill._native import _Timed


def native_rows(
    cases: Mapping[str, Callable[[Sequence[str]], _Timed]], backends: Sequence[str], *, missing: Missing
) -> Iterator[Row]:
    """Yields the rows of each case. A case is a title and a function that times it on named backends, interleaved.

    `missing` is called with a message for each backend that cannot run, and once for each reason why a peer is left
    out. Raises BackendUnavailable if no backend can run.
    """
    told: set[str] = set()
    for title, timed in cases.items():
        found = timed(backends)
        for reason in [*(f"{title}: {refused}" for refused in found["refused"]), *found["missing"]]:
            if reason not in told:
                missing(reason)
                told.add(reason)
        yield from (Row(**row) for row in found["rows"])
