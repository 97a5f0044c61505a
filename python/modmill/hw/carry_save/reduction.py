"""Reductions of a number in two shares: rows that are congruent to it, or to it divided by a power of two."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import cached_property

from modmill.errors import UsageError
from modmill.hw.carry_save.rows import Row, Rows
from modmill.hw.circuit.signed_digits import signed_digits

FOLD = 4
"""Bits of the index of tables that fold the top of a sum down."""


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
    def rows(self, rows: Rows, shares: Sequence[Row], excess: int) -> list[Row]:
        """Rows of the shares less a constant, times the factor."""

    def constant(self, rows: Rows, excess: int) -> list[Row]:
        """The row that takes an excess off, if one is needed."""
        known = rows.constant(-excess % self.modulus)
        return [known] if known else []

    @property
    def folding(self) -> Folding:
        """The method that shortens sums and differences: it leaves their residues as they are."""
        return ByTables(self.modulus, FOLD)

    @property
    def fewest(self) -> int:
        """The fewest bits of shares that could be closed under products."""
        return self.bits + 1

    def folded(self, rows: Rows, share: Row, excess: int = 0) -> tuple[list[Row], int]:
        """A share with what stands above the modulus taken down to it by tables, and what is left of an excess.

        The first table takes the excess off, so nothing is left where there is one.
        """
        low = rows.part(share, 0, self.bits)
        found = [low] if low else []
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
            entries = [((i << place) - excess) % self.modulus for i in range(1 << bits)]
            found.append(rows.table(f"fold_{place}_{bits}", chunk, entries))
            excess = 0
        return found, excess


class Folding(Reduction):
    """A reduction that leaves the residue as it is, by tables, one of which can take a constant off beside."""

    @abstractmethod
    def less(self, rows: Rows, shares: Sequence[Row], excess: int) -> list[Row]:
        """Its rows, as few as possible: a table takes the constant off where there is one."""

    def rows(self, rows: Rows, shares: Sequence[Row], excess: int) -> list[Row]:
        return self.less(rows, shares, excess)


class ByTables(Folding):
    """For any modulus: every few bits above it are replaced by what they stand for modulo N."""

    name = "tables"

    def __init__(self, modulus: int, index: int = 5) -> None:
        super().__init__(modulus, index)

    def rows(self, rows: Rows, shares: Sequence[Row], excess: int) -> list[Row]:
        return [*self.less(rows, shares, 0), *self.constant(rows, excess)]

    def less(self, rows: Rows, shares: Sequence[Row], excess: int) -> list[Row]:
        found: list[Row] = []
        for share in shares:
            more, excess = self.folded(rows, share, excess)
            found += more
        return found + self.constant(rows, excess)


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

    def rows(self, rows: Rows, shares: Sequence[Row], excess: int) -> list[Row]:
        found: list[Row] = []
        excess *= self.factor
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
                found += self.folded(rows, high)[0]
        rows.made += found
        return found + self.constant(rows, excess)


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
