"""The schedule of an order that sums columns: L neighbouring ones at once, a group of words of the result.

The word x of a stream is multiplied by the L words of another operand that belong to those columns. From one product to
the next this window moves down by a word.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from modmill.formula.rolled.columns import columns
from modmill.golden.gf2_orders import FORMULAS
from modmill.hw.units.gf2.memories import latency, power
from modmill.hw.units.gf2.words.order import Order, Timing

FIPS = Order((), True, FORMULAS["fips"].tree)
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
