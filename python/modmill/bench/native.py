"""Rows of benches whose rounds run in Rust, because a slice takes microseconds."""

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
    """The rows of each case, timed by a call with the backend's name, on each backend.

    `missing` is told of each backend that cannot run, which is an error where it is the only one, and once of each
    reason why a peer is left out.
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
