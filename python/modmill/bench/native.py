"""Rows of benchmarks whose rounds run in Rust: a slice takes microseconds, too short to be timed from Python."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from modmill.bench.interleave import Missing
from modmill.bench.rows import Row
from modmill.errors import BackendUnavailable

if TYPE_CHECKING:
    from modmill._native import _Timed


def native_rows(
    cases: Mapping[str, Callable[[str], _Timed]], backends: Sequence[str], *, missing: Missing
) -> Iterator[Row]:
    """Yields the rows of each case on each backend. A case is a title and a function that times it on a named backend.

    `missing` is called with a message for each backend that cannot run, and once for each reason why a peer is left
    out. Raises BackendUnavailable if the only backend cannot run.
    """
    told: set[str] = set()
    for title, timed in cases.items():
        for backend in backends:
            try:
                found = timed(backend)
            except BackendUnavailable as e:
                if len(backends) == 1:
                    raise
                missing(f"{title}: {e}")
                continue
            for reason in found["missing"]:
                if reason not in told:
                    missing(reason)
                    told.add(reason)
            yield from (Row(**row) for row in found["rows"])
