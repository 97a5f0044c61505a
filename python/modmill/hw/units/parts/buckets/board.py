"""The scoreboard of sums that come in parts: those of one bucket in a flush are added before they are compared."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from modmill.hw.stream.beat import Beat, Layout, Rows
from modmill.hw.stream.scoreboard import Scoreboard


class Merging(Scoreboard):
    """For flushes of `count` results each; `merged` gives the one word for the sum of some sums.

    Of a bucket several results may come, in any order and of any parts. `asked` and `compared` count buckets.
    """

    def __init__(self, unit: str, layout: Layout, count: int, merged: Callable[[Sequence[int]], int]) -> None:
        super().__init__(unit, "sum", layout)
        self._count, self._merged, self._begun = count, merged, layout.empty()
        self._of = layout

    def expect(self, rows: Rows, what: Callable[[int], str]) -> None:
        """Whole flushes."""
        for at in range(0, len(rows), self._count):
            super().expect(self._sums(rows[at : at + self._count]), lambda _number, at=at: what(at))

    def came(self, rows: Rows) -> None:
        """Results; a flush is compared with its last one."""
        rows = np.concatenate([self._begun, rows])
        whole = len(rows) // self._count * self._count
        for at in range(0, whole, self._count):
            super().came(self._sums(rows[at : at + self._count]))
        self._begun = rows[whole:]

    def _sums(self, rows: Rows) -> Rows:
        parts: dict[int, list[int]] = {}
        for beat in self._of.beats(rows):
            parts.setdefault(beat["bucket"], []).append(beat["value"])
        found: list[Beat] = [{"bucket": at, "value": self._merged(of)} for at, of in sorted(parts.items())]
        return self._of.rows(found)
