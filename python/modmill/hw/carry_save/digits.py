"""Products from digits: a factor in two shares as digits from -2 to 2, and the rows that they make."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from modmill.hw.carry_save.rows import GATE, Depth, Row, Rows, latest
from modmill.hw.circuit.kinds import MULTIPLE, PRODUCTS, RECODE, SQUARES
from modmill.hw.circuit.kinds.digits import digits
from modmill.hw.circuit.op import Word

RECODING, SELECTION, PRODUCT = 5 * GATE, 2 * GATE, 3 * GATE
"""Levels of the recoding of two shares, of a digit's multiple (AND-OR, then XOR), and of a product of two digits."""


@dataclass(frozen=True, slots=True)
class Digits:
    """The three words of `count` digits; digit i counts 4^i 2^shift. The sum of all is a factor, which is at most
    `high`; the top digit is negative only where it is `signed`."""

    planes: tuple[Word, Word, Word]
    count: int
    shift: int
    high: int
    at: Depth
    signed: bool = False

    def bits(self, i: int) -> list[Word]:
        """The bits of digit i."""
        return [plane.slice(i, 1) for plane in self.planes]

    def blocks(self, count: int) -> list[Digits]:
        """The digits in so many blocks, the lowest first; each counts from its own lowest digit."""
        size = -(-self.count // count)
        found: list[Digits] = []
        for begin in range(0, self.count, size):
            here = min(size, self.count - begin)
            one, two, negative = (plane.slice(begin, here) for plane in self.planes)
            most = 2 * ((1 << 2 * here) - 1) // 3 << self.shift
            below = begin + here < self.count
            found.append(Digits((one, two, negative), here, self.shift, most, self.at, below or self.signed))
        return found


def recode(rows: Rows, shares: Sequence[Row], high: int) -> Digits:
    """The digits of a number in one share or two that is at most `high`."""
    c = rows.circuit
    first, second = (row.word for row in (shares if len(shares) == 2 else (shares[0], shares[0])))
    if len(shares) == 1:
        second = c.literal(rows.name("none"), 0)
    one, two, negative = c.apply(RECODE, rows.name("digits"), first, second)
    op = one.view.wire.op
    count = digits(op.frame)
    rows.count.plus(recoded=count)
    plain = tuple(word.shifted(-word.shift) for word in (one, two, negative))
    at = latest(r.at for r in shares).after(RECODING)
    rows.arrivals.update(dict.fromkeys(op.outs, at))
    return Digits((plain[0], plain[1], plain[2]), count, op.base, high, at)


def multiples(rows: Rows, shares: Sequence[Row], factor: Digits) -> tuple[list[Row], int]:
    """The product of shares and a factor as a row for each digit and share, and by how much their sum is too large."""
    found: list[Row] = []
    excess = 0
    for share in shares:
        width, place = share.word.width, share.word.shift
        at = latest((share.at, factor.at)).after(SELECTION)
        plain = share.word.shifted(-place)
        for i in range(factor.count):
            below = [factor.bits(i - 1)[2]] if i else []
            (word,) = rows.circuit.apply(MULTIPLE, rows.name("multiple"), plain, *factor.bits(i), *below)
            mask = (1 << width + 2) - 1
            excess += 1 << width + 1 + place + 2 * i + factor.shift
            rows.count.plus(multiples=width + 1)
            row = rows.row(word, mask << 2 | 1 if below else mask, at)
            found.append(row.shifted(place + factor.shift + 2 * i - 2 * len(below)))
        if factor.signed:
            lacking = rows.row(factor.bits(factor.count - 1)[2], 1, factor.at)
            found.append(lacking.shifted(place + factor.shift + 2 * factor.count - 2))
    rows.made += found
    return found, excess


def squares(rows: Rows, factor: Digits) -> tuple[list[Row], int]:
    """The square of a factor as a row for each distance of two digits, and by how much their sum is too large."""
    found: list[Row] = []
    excess = 0
    one, two, negative = factor.planes
    for distance in range(1, factor.count):
        fields = factor.count - distance
        (word,) = rows.circuit.apply(PRODUCTS, rows.name("products"), one, two, negative, distance=distance)
        ones = ((1 << 4 * fields) - 1) // 15
        place = 2 * factor.shift + 2 * distance + 1
        excess += 4 * ones << place
        rows.count.plus(digit_products=fields)
        found.append(rows.row(word, 15 * ones, factor.at.after(PRODUCT)).shifted(place))
    (word,) = rows.circuit.apply(SQUARES, rows.name("squares"), one, two)
    ones = ((1 << 4 * factor.count) - 1) // 15
    found.append(rows.row(word, 5 * ones, factor.at).shifted(2 * factor.shift))
    rows.made += found
    return found, excess
