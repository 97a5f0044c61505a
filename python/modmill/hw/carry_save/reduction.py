"""Reductions of a number in two shares: rows that are congruent to it, or to it divided by a power of two."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from functools import cached_property

from modmill.errors import UsageError
from modmill.hw.carry_save.rows import Row, Rows
from modmill.hw.circuit.signed_digits import signed_digits


class Reduction(ABC):
    """A method for one modulus. The reduced number is the given one times `factor`, modulo N."""

    name: str

    def __init__(self, modulus: int, index: int) -> None:
        """`index`: bits of the index of a table. Raises UsageError for an even modulus and one below 3."""
        if modulus < 3 or modulus % 2 == 0:
            raise UsageError("modulus: must be odd and at least 3", got=modulus)
        self.modulus: int = modulus
        self.index: int = index
        self.bits: int = modulus.bit_length()

    @property
    def factor(self) -> int:
        """The residue by which a reduction multiplies a number."""
        return 1

    @abstractmethod
    def rows(self, rows: Rows, shares: Sequence[Row]) -> tuple[list[Row], int]:
        """The rows, and by how much their sum is too large."""

    def folded(self, rows: Rows, share: Row) -> Iterator[Row]:
        """A share with what stands above the modulus taken down to it by tables."""
        if low := rows.part(share, 0, self.bits):
            yield low
        top = share.mask.bit_length()
        for place in range(self.bits, top, self.index):
            bits = min(self.index, top - place)
            chunk = rows.part(share, place, bits)
            if chunk is None:
                continue
            if chunk.word.shift:
                # A table takes an index without a shift: the bits below, which are never set, are left out.
                place, bits = place + chunk.word.shift, bits - chunk.word.shift
                chunk = chunk.shifted(-chunk.word.shift)
            entries = [(i << place) % self.modulus for i in range(1 << bits)]
            yield rows.table(f"fold_{place}_{bits}", chunk, entries)


class ByTables(Reduction):
    """For any modulus: every few bits above it are replaced by what they stand for modulo N."""

    name = "tables"

    def __init__(self, modulus: int, index: int = 5) -> None:
        super().__init__(modulus, index)

    def rows(self, rows: Rows, shares: Sequence[Row]) -> tuple[list[Row], int]:
        return [row for share in shares for row in self.folded(rows, share)], 0


class Special(Reduction):
    """The method for N = c 2^n - 1, which needs no quotient: T = T_hi 2^n + T_lo is congruent to 2^n (T_hi + c T_lo).

    c T_lo is a row for each digit of c, without neighbours; the rows of negative digits are complemented.
    """

    name = "special"

    def __init__(self, modulus: int, index: int = 4) -> None:
        """Raises UsageError where n is below 2, since then nothing is divided off."""
        super().__init__(modulus, index)
        self.n: int = exponent(modulus)
        self.c: int = modulus + 1 >> self.n
        if self.n < 2:
            raise UsageError("modulus: is not of the form c 2^n - 1 with n of at least 2; use tables", got=modulus)

    @property
    def factor(self) -> int:
        return self.c % self.modulus

    @cached_property
    def places(self) -> list[tuple[int, bool]]:
        """The digits of c that are not zero: place, and whether it is negative."""
        return list(signed_digits(self.c))

    def rows(self, rows: Rows, shares: Sequence[Row]) -> tuple[list[Row], int]:
        found: list[Row] = []
        excess = 0
        for share in shares:
            if low := rows.part(share, 0, self.n):
                negative: tuple[Row, int] | None = None
                for place, minus in self.places:
                    if minus:
                        negative = negative or rows.complement(low, self.n)
                        found.append(negative[0].shifted(place))
                        excess += negative[1] << place
                    else:
                        found.append(low.shifted(place))
            if high := rows.part(share, self.n, max(1, share.mask.bit_length() - self.n)):
                found += self.folded(rows, high)
        rows.made += found
        return found, excess


def exponent(modulus: int) -> int:
    """The largest n for which the modulus is c 2^n - 1.

    >>> exponent(23)
    3
    """
    return (modulus + 1 & -(modulus + 1)).bit_length() - 1


def reduction(modulus: int) -> Reduction:
    """The better of the two: the special one where the modulus has its form with a c of at most half its bits."""
    n = exponent(modulus)
    return Special(modulus) if 2 * n >= modulus.bit_length() and n >= 2 else ByTables(modulus)
