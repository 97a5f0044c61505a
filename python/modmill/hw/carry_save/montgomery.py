"""The reductions of the hardware paper of 2023, corrected: a small one for sums, and Montgomery's for products.

Both stand beside `modmill.hw.carry_save.reduction` for comparison. docs/derivations/isogeny-hardware-errata.md says
what is wrong in the printed forms.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from modmill.hw.carry_save.reduction import FOLD, ByTables, Folding, Reduction
from modmill.hw.carry_save.rows import Row, Rows
from modmill.hw.circuit.signed_digits import signed_digits

WIDEST = 3
"""Bits of each share that the table of a small reduction takes at most."""
SPARE = 8
"""Bits of R above those of the modulus: sums of several products, with their excess, are then below R N."""


class Small(Folding):
    """Shares of few bits more than the modulus: their tops index one table, and one adder follows.

    The sum M of the two tops from place m - 1 on stands for M 2^(m-1); the table has that modulo N, less the constant,
    for each pair of tops, so that no adder makes M. The results have m bits. Longer shares go through tables of their
    own first.
    """

    name = "small"

    def __init__(self, modulus: int) -> None:
        super().__init__(modulus, 2 * WIDEST)

    @property
    def fewest(self) -> int:
        return self.bits

    def less(self, rows: Rows, shares: Sequence[Row], excess: int) -> list[Row]:
        place = self.bits - 1
        tops = [share.mask.bit_length() - place for share in shares]
        if max(tops) > WIDEST:
            return ByTables(self.modulus, FOLD).less(rows, shares, excess)
        found = [low for share in shares if (low := rows.part(share, 0, place))]
        upper = [rows.part(share, place, top) if top > 0 else None for share, top in zip(shares, tops, strict=True)]
        there = [_unshifted(rows, part) for part in upper if part]
        if not there:
            return found + self.constant(rows, excess)
        entries = [-excess % self.modulus]
        for part in there:
            reach = range(1 << part.word.width)
            entries = [entry + (top << place) for top in reach for entry in entries]
        index = rows.beside(there)
        return [*found, rows.table("small", index, [entry % self.modulus for entry in entries])]


class Montgomery(Reduction):
    """For any odd modulus: T + Q N is divisible by R = 2^(m+8), where Q = -T / N modulo R. A reduction divides by R.

    Q comes in two shares. Where both have their top bit, R is taken off by clearing both (the paper calls this
    trimming), so their sum is below 1.5 R. The sum's low parts then are 0 or R together, and the top bits of the low
    parts say which. Constant factors are rows for their digits -1, 0, 1 without neighbours. A small reduction follows.
    """

    name = "montgomery"

    def __init__(self, modulus: int) -> None:
        super().__init__(modulus, FOLD)
        self.r: int = self.bits + SPARE

    @property
    def factor(self) -> int:
        return pow(2, -self.r, self.modulus)

    @property
    def folding(self) -> Folding:
        return self._small

    @property
    def fewest(self) -> int:
        return self.bits

    @cached_property
    def _small(self) -> Small:
        return Small(self.modulus)

    def rows(self, rows: Rows, shares: Sequence[Row], excess: int) -> list[Row]:
        quotient = self._trimmed(rows, self._quotient(rows, shares))
        found, above = self._multiples(rows, quotient, self.modulus, 0)
        # What makes that divisible by R and by N: the sum stays positive, and congruent.
        more = -above % (self.modulus << self.r)
        known = rows.constant(more)
        found += [*shares, known] if known else shares
        most = sum(row.mask for row in shares) + (3 * self.modulus << self.r - 1) + above + more
        whole = rows.tree(found, most, "reduction")
        upper = [part for row in whole if (part := rows.part(row, self.r, row.mask.bit_length()))]
        if carry := self._carry(rows, whole):
            upper.append(carry)
        pair = rows.tree(upper, most >> self.r, "reduction")
        return self._small.less(rows, pair, excess * self.factor)

    def _quotient(self, rows: Rows, shares: Sequence[Row]) -> list[Row]:
        """-T / N modulo R in two shares."""
        low = [part for share in shares if (part := rows.part(share, 0, self.r))]
        found, excess = self._multiples(rows, low, -pow(self.modulus, -1, 1 << self.r) % (1 << self.r), self.r)
        known = rows.constant(-excess % (1 << self.r))
        found += [known] if known else []
        return rows.tree(found, sum(row.mask for row in found), "quotient", self.r)

    def _multiples(self, rows: Rows, shares: Sequence[Row], factor: int, modulo: int) -> tuple[list[Row], int]:
        """Shares times a constant, modulo 2^modulo where that is not 0, and by how much their sum is too large."""
        found: list[Row] = []
        excess = 0
        for share in shares:
            for place, minus in signed_digits(factor):
                bits = modulo - place if modulo else share.mask.bit_length()
                part = rows.part(share, 0, bits) if bits > 0 else None
                if not part:
                    continue
                if minus:
                    part, above = rows.complement(part, part.mask.bit_length())
                    excess += above << place
                found.append(part.shifted(place))
        rows.made += found
        return found, excess

    def _trimmed(self, rows: Rows, shares: Sequence[Row]) -> list[Row]:
        """Two shares of r bits; where both have their top bit, both without it."""
        top = self.r - 1
        bits = [part for share in shares if (part := rows.part(share, top, 1))]
        if len(bits) < 2:
            return list(shares)
        lower = [rows.part(share, 0, top) for share in shares]
        one = rows.table("either_alone", rows.beside(bits), [0, 1, 1, 0]).shifted(top)
        first, second = lower
        both = [first and rows.merged(first, one, top), second]
        return [row for row in both if row]

    def _carry(self, rows: Rows, shares: Sequence[Row]) -> Row | None:
        """A bit: the low parts, which are 0 or R together, are R."""
        bits = [part for share in shares if (part := rows.part(share, self.r - 1, 1))]
        if not bits:
            return None
        return rows.table("carry", rows.beside(bits), [0, 1, 1, 1][: 1 << len(bits)])


def _unshifted(rows: Rows, part: Row) -> Row:
    """That row on a word without a shift."""
    return rows.row(rows.plain(part), part.mask, part.at) if part.word.shift else part
