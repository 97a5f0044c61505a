"""Sums as a reference has them, and the scoreboard that compares those of adders with it.

An adder gives the sums of its rows in order, then those of copies, each to be added to that of its row. Which values
went to copies depends on the time, and a sum of points may have any coordinates that stand for it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

import numpy as np
from numpy.typing import NDArray

from modmill.errors import HardwareMismatch
from modmill.hw.stream.beat import Layout, Rows
from modmill.hw.stream.scoreboard import Scoreboard
from modmill.hw.units.msm.accelerator.limbs import Numbers


class Group(ABC):
    """The elements that are summed, in arrays, and their form in rows of words."""

    @abstractmethod
    def points(self, count: int, rng: np.random.Generator) -> Rows:
        """Random points in words of the memory."""

    @abstractmethod
    def sums(self, count: int, at: Numbers, points: Rows, negative: NDArray[np.bool_]) -> Any:
        """So many sums, of points in the words of the memory, each at a place."""

    @abstractmethod
    def held(self, sums: Any) -> Rows:
        """Sums in words of the stream."""

    @abstractmethod
    def wrong(self, got: Rows, copies: Rows, of: Numbers, right: Rows) -> Numbers:
        """The places of sums that are not right, once each of the copies is added to the sum of its place."""


class Integers(Group):
    """Integers modulo 2^bits, of up to 64 bits."""

    def __init__(self, bits: int) -> None:
        self._mask = np.uint64((1 << bits) - 1)
        self._words = -(-bits // 32)

    def points(self, count: int, rng: np.random.Generator) -> Rows:
        return self.held(rng.integers(0, int(self._mask), count, np.uint64, endpoint=True))

    def sums(self, count: int, at: Numbers, points: Rows, negative: NDArray[np.bool_]) -> NDArray[np.uint64]:
        values = self._values(points)
        found = np.zeros(count, np.uint64)
        np.add.at(found, at, np.where(negative, np.uint64(0) - values, values))
        return found & self._mask

    def held(self, sums: NDArray[np.uint64]) -> Rows:
        return np.stack([(sums >> np.uint64(32 * k)).astype(np.uint32) for k in range(self._words)], axis=1)

    def wrong(self, got: Rows, copies: Rows, of: Numbers, right: Rows) -> Numbers:
        total = self._values(got)
        np.add.at(total, of, self._values(copies))
        (found,) = np.nonzero(total & self._mask != self._values(right))
        return found

    def _values(self, rows: Rows) -> NDArray[np.uint64]:
        found = rows[:, 0].astype(np.uint64)
        return found | rows[:, 1].astype(np.uint64) << np.uint64(32) if self._words == 2 else found


class SumBoard(Scoreboard):
    """The sums of adders, in their order; those of one pass and adder are compared when the last of them came.

    The sums of copies are expected in row 0, so that an adder's own rows are those that grow.
    """

    def __init__(self, unit: str, layout: Layout, group: Group, copies: int) -> None:
        super().__init__(unit, "sum", layout)
        self._group, self._copies = group, copies
        self._came: Rows = layout.empty()

    def came(self, rows: Rows) -> None:
        """Compares the sums of each adder that all came. Raises HardwareMismatch."""
        self._came = np.concatenate([self._came, rows])
        while (size := self._size()) and len(self._came) >= size:
            self._compare(self._missing[:size], self._came[:size])
            self._missing, self._numbers, self._came = self._missing[size:], self._numbers[size:], self._came[size:]
            self.compared += size
        if len(self._came) and not len(self._missing):
            raise HardwareMismatch(f"{self._unit} gave a sum that was not expected")

    def _size(self) -> int:
        """The sums of the adder that is next; 0 where none is expected."""
        row = self._column("row", self._missing)
        if not len(row):
            return 0
        drops = np.flatnonzero(row[1:] <= row[:-1])
        return int(drops[0] + 1 if len(drops) else len(row)) + self._copies

    def _compare(self, right: Rows, got: Rows) -> None:
        own = len(right) - self._copies
        named = self._layout.slots["sum"].columns
        same = (self._column("adder", right) == self._column("adder", got)).all()
        rows, copied = self._column("row", right)[:own], self._column("row", got)[own:]
        if not same or (rows != self._column("row", got)[:own]).any() or not np.isin(copied, rows).all():
            raise HardwareMismatch(f"the sums of {self._unit} from {self._named(0)} on are those of other rows")
        of = np.searchsorted(rows, copied)
        wrong = self._group.wrong(got[:own, named], got[own:, named], of, right[:own, named])
        if len(wrong):
            place = int(wrong[0])
            (wanted, given) = self._layout.beats(np.stack([right[place], got[place]]))
            raise HardwareMismatch(
                f"sum {self._named(place)} of {self._unit} is wrong", expected=dict(wanted), got=dict(given)
            )

    def _column(self, name: str, rows: Rows) -> Numbers:
        return self._layout.column(rows, name).astype(np.int64)
