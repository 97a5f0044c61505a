"""The schedule of an order that sums columns: L neighbouring ones at once, a group of words of the result.

The word x of a stream is multiplied by the L words of another operand that belong to those columns. From one product to
the next this window moves down by a word.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

from modmill.formula.rolled.columns import columns
from modmill.golden.gf2_orders import FORMULAS
from modmill.hw.units.gf2.memories import latency, power
from modmill.hw.units.gf2.words.order import Order, Timing

FIPS, CIHS = (Order((), True, FORMULAS[name].tree) for name in ("fips", "cihs"))
STREAMS = columns(FIPS.formula)
"""The pairs of arrays whose products a column has: a and b, the quotient and N."""


@dataclass(frozen=True, slots=True)
class Turn:
    """A step: the word at `place` of b, or of q, times the words of a, or of N, from `window` on.

    `block`: the group of columns that the products are added to.
    """

    block: int
    second: bool
    place: int
    window: int


@dataclass(frozen=True, slots=True)
class ColumnTiming(Timing):
    """The cycles of a product in columns; s is a multiple of the lanes."""

    @property
    def wait(self) -> int:
        """Steps that a block of one column waits until the block before it has written its word of q."""
        least = 2 + self.chosen + latency(power(self.words))
        return max(0, -(-least // self.step) - 3 * self.lanes)

    def passes(self) -> Iterator[tuple[int, bool, range, int]]:
        """The passes over the words of b or q: the block of columns, which of both, the words, and the steps of all."""
        for block in range(self.groups):
            words = range((block + 1) * self.lanes)
            yield block, False, words, len(words) + self.wait
            yield block, True, words, block * self.lanes + self.quotient * self.lanes
        for block in range(self.groups):
            words = range(min(block * self.lanes + 1, self.words - 1), self.words)
            for second in (False, True):
                yield self.groups + block, second, words, len(words)

    def turns(self) -> Iterator[Turn]:
        """The products in turn, without the steps that wait."""
        for block, second, words, _ in self.passes():
            yield from (Turn(block, second, at, block * self.lanes - at) for at in words)

    @property
    def cycles(self) -> int:
        """Cycles between two products."""
        return self.step * sum(steps for *_, steps in self.passes())


class Sort(Enum):
    """The loops of a hybrid order: rows of a b below R, rows of q N, and columns of a b from R on."""

    PRODUCT = "product"
    REDUCTION = "reduction"
    COLUMNS = "columns"


@dataclass(frozen=True, slots=True)
class HybridTiming(Timing):
    """The cycles of a product in rows and columns; T is a ring of s words in which nothing moves.

    Column c of the product is word c mod s of it: a row of q N clears the word that column c + s then takes.
    """

    @property
    def again(self) -> int:
        """The least steps from a sum with a group of T to the next one with it."""
        return -(-(1 + self.old + latency(self.groups)) // self.step)

    def least(self, sort: Sort) -> int:
        """The least steps of a row or of a block of columns."""
        if sort is Sort.PRODUCT:
            # The next row may begin one group later.
            return self.again + 1
        if sort is Sort.REDUCTION:
            return max(self.again, self.quotient)
        # The result is read behind the last block, that of the last group.
        return (self.words - 1) * (self.groups == 1) + max(1, 1 + self.old + latency(self.groups) - self.groups)

    def loops(self) -> Iterator[tuple[Sort, int, int]]:
        """The loops in turn: their sort, their row or block, and their steps."""
        for row in range(self.words):
            yield Sort.PRODUCT, row, max(self.groups - row // self.lanes, self.least(Sort.PRODUCT))
        for row in range(self.words):
            yield Sort.REDUCTION, row, max(self.groups, self.least(Sort.REDUCTION))
            block, lane = divmod(row, self.lanes)
            if lane == self.lanes - 1:
                most = self.words - 1 - block * self.lanes
                yield Sort.COLUMNS, block, max(most, self.least(Sort.COLUMNS))

    def turns(self) -> Iterator[Turn]:
        """The products in turn, without the steps that wait."""
        lanes = self.lanes
        for sort, at, _ in self.loops():
            if sort is Sort.COLUMNS:
                for place in range(min(at * lanes + 1, self.words - 1), self.words):
                    yield Turn(self.groups + at, False, place, self.words + at * lanes - place)
                continue
            second = sort is Sort.REDUCTION
            for block in range(at // lanes, at // lanes + self.groups if second else self.groups):
                yield Turn(block, second, at, block * lanes - at)

    @property
    def cycles(self) -> int:
        """Cycles between two products: those of the loops, and one for each group of the result."""
        return self.step * sum(steps for *_, steps in self.loops()) + self.groups


SCHEDULES: dict[str, type[Timing]] = {"fips": ColumnTiming, "cihs": HybridTiming}
"""The schedules of the orders with columns."""
