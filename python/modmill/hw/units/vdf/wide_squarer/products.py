"""The array of multipliers, used for both halves of a square: its upper columns first, then its lower ones.

x has n = m + 1 words. The array makes diagonals 0 to m+1 of the square of a vector u: products u_s u_(k-s). For the
upper half u is x read backwards, u_i = x_(m-i), so that diagonal k is diagonal 2m-k of x^2; for the lower half it is x
itself. So each multiplier has its place in two diagonals at mirrored places, and both halves share their sums.

A product's upper part belongs to the next column of x^2: diagonal k+1 of the lower half, k-1 of the upper one. So the
low parts and the upper parts of a diagonal are summed apart, as L_k and H_k, and

    column 2m-k = L_k + H_(k+1)  of the upper half, k = -1 to m;      column k = L_k + H_(k-1)  of the lower, k < m.

With share = g each half takes g passes: in pass r a multiplier of diagonal k makes the product s = g q + r, whose
operands u_(gq+r) and u_(k-gq-r) have q and k - gq fixed. So one register, which takes its word of x in each pass,
serves all multipliers of an equal q, and another one all of an equal k - gq. Squares are made in the first pass, with a
multiplier each.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.op import Word
from modmill.hw.circuit.part import Part
from modmill.hw.circuit.trees import sum_rows
from modmill.hw.units.vdf.wide_squarer.config import WideConfig

Operand = tuple[int | None, ...]
"""For each pass the word of x that an operand is, or None for zero."""


@dataclass(frozen=True, slots=True)
class Term:
    """Products whose sum leaves the multipliers as one: operands of each, and whether they count twice."""

    pairs: tuple[tuple[Operand, Operand], ...]
    doubled: bool


class Array:
    """What is multiplied where. Passes 0 to g-1 make the upper half, g to 2g-1 the lower one."""

    def __init__(self, config: WideConfig) -> None:
        self.config = config
        self.m: int = config.residue_words
        self.g: int = config.share

    def terms(self, k: int) -> Iterator[Term]:
        """The multipliers of diagonal k."""
        first = max(0, k - self.m)
        count = (k + 1) // 2 - first
        pairs = [self._operands(k, first + q, first + count) for q in range(0, count, self.g)]
        step = self.config.cascade
        yield from (Term(tuple(pairs[i : i + step]), True) for i in range(0, len(pairs), step))
        if k % 2 == 0:
            square = tuple(self._word(k // 2, t) if t % self.g == 0 else None for t in range(2 * self.g))
            yield Term(((square, square),), False)

    @cached_property
    def operands(self) -> tuple[Operand, ...]:
        """All operands that multipliers have; those that are alike in every pass are one."""
        pairs = [pair for k in range(self.m + 2) for term in self.terms(k) for pair in term.pairs]
        return tuple(dict.fromkeys(operand for pair in pairs for operand in pair))

    def _operands(self, k: int, s: int, end: int) -> tuple[Operand, Operand]:
        """u_s u_(k-s) and those that follow it in later passes, up to s = end."""
        turns = [(s + t % self.g, t) for t in range(2 * self.g)]
        return (
            tuple(self._word(i, t) if i < end else None for i, t in turns),
            tuple(self._word(k - i, t) for i, t in turns),
        )

    def _word(self, i: int, t: int) -> int | None:
        """The word of x that is u_i in a pass."""
        if not 0 <= i <= self.m:
            return None
        return self.m - i if t < self.g else i

    def bound(self, x: Sequence[int], column: int) -> int:
        """The most that a column of x^2 can hold for words of x that are at most these."""
        return self._part(x, column, low=True) + self._part(x, column - 1, low=False)

    def _part(self, x: Sequence[int], diagonal: int, *, low: bool) -> int:
        """The same for what one diagonal of x^2 adds to its own column, or to the next one."""
        if not 0 <= diagonal <= 2 * self.m:
            return 0
        upper = diagonal >= self.m
        k = 2 * self.m - diagonal if upper else diagonal
        total = 0
        for term in self.terms(k):
            for t in range(self.g) if upper else range(self.g, 2 * self.g):
                most = sum(x[a[t]] * x[b[t]] for a, b in term.pairs if a[t] is not None and b[t] is not None)  # type: ignore[index]
                cut = self.config.word - term.doubled
                total += min(most, (1 << cut) - 1) << term.doubled if low else most >> cut
        return total


def build(config: WideConfig, array: Array, bounds: Sequence[int]) -> Part:
    """The array and its sums as a pipeline.

    Operands: `u_<i>`, what `array.operands` lists for the pass, and whether it is of the `upper` or `lower` half.
    Results: `t_<k>`, what a pass adds to the column of diagonal k, and `t_spill`, what it adds to column 2m+1.
    """
    c, w, m = Circuit(), config.word, config.residue_words
    upper, lower = c.input("upper", 1), c.input("lower", 1)
    high_of = [max(bounds[i] for i in words if i is not None) for words in array.operands]
    made = {words: c.input(f"u_{i}", high_of[i]) for i, words in enumerate(array.operands)}
    c.titles = {
        "low": "the sum of the low parts of the products of a diagonal",
        "high": "the sum of the upper parts of the products of a diagonal",
    }
    low: list[Word] = []
    high: list[Word] = []
    for k in range(m + 2):
        parts: tuple[list[Word], list[Word]] = [], []
        for number, term in enumerate(array.terms(k)):
            operands = [(made[a], made[b]) for a, b in term.pairs]
            name = f"p_{k}_{number}"
            product = c.mul(name, *operands[0]) if len(operands) == 1 else c.mul2(name, *operands[0], *operands[1])
            cut = w - term.doubled
            parts[0].append(product.low(cut).shifted(int(term.doubled)))
            if (rest := product.above(cut)) is not None:
                parts[1].append(rest)
        if k <= m:
            c.group = f"low_{k}"
            low.append(sum_rows(c, f"l_{k}", parts[0], config.compressor))
        c.group = f"high_{k}"
        high.append(sum_rows(c, f"h_{k}", parts[1], config.compressor))
        c.group = ""
    results = {"t_spill": high[0]}
    for k in range(m + 1):
        choices = [(upper, high[k + 1]), *([(lower, high[k - 1])] if k else [])]
        results[f"t_{k}"] = c.add(f"t_{k}_sum", low[k], c.select(f"from_{k}", *choices))
    return Part("array", "products of both halves, and their sums by columns", c, results, config.front)
