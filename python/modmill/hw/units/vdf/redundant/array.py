"""Multipliers used in several passes: what each multiplies in each pass of a square of words.

x has n = m + 1 words. The array makes diagonals of the square of a vector u: products u_s u_(k-s). For the upper half
of x^2 u is x read backwards, u_i = x_(m-i), so that diagonal k is diagonal 2m-k of x^2; for the lower half it is x
itself. With share = g each half takes g passes: in pass r a multiplier of diagonal k makes the product s = g q + r,
whose operands u_(gq+r) and u_(k-gq-r) have q and k - gq fixed. So one register, which takes its word of x in each pass,
serves all multipliers of an equal q, and another one all of an equal k - gq. Squares are made in the first pass, with a
multiplier each.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Protocol


class Shared(Protocol):
    """The parameters of a configuration that are about its multipliers."""

    @property
    def residue_words(self) -> int:
        """m: words that hold a residue."""
        ...

    @property
    def share(self) -> int:
        """g: passes of each half of a square."""
        ...

    @property
    def cascade(self) -> int:
        """Products that leave the multipliers as one sum."""
        ...

    @property
    def word(self) -> int:
        """Bits of a word."""
        ...


Operand = tuple[int | None, ...]
"""For each pass the word of x that an operand is, or None for zero."""


@dataclass(frozen=True, slots=True)
class Term:
    """Products whose sum leaves the multipliers as one: operands of each, and whether they count twice."""

    pairs: tuple[tuple[Operand, Operand], ...]
    doubled: bool


class Array:
    """The operands of each multiplier in each pass. Passes 0 to g-1 make the upper half, g to 2g-1 the lower one."""

    def __init__(self, config: Shared) -> None:
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
        """Such terms as one diagonal of x^2 adds to its own column, or to the next one."""
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
