"""Products of long numbers on the multiplier tiles of a device: rows of tiles, and Karatsuba's method above them.

With a = a0 + 2^s a1, b = b0 + 2^s b1 and mid = (a0 + a1)(b0 + b1),

    a b = a0 b0 + 2^s (mid - a0 b0 - a1 b1) + 2^2s a1 b1:

three products of about half the width in place of four, for 7 adder bits for each bit of a half. Nothing is signed: mid
is at least what is taken from it. Where each level cuts is chosen so that the tiles of all three are fewest together.

A number times itself is a square: tiles of equal sides make each pair of digits once, and the parts of Karatsuba's
step are squares. In three parts (`split` 3) it is made by the method of Toom and Cook in the form of Chung and Hasan,
which divides by 2 alone: for a = a0 + a1 X + a2 X^2 with X = 2^s,

    (a0 + a1 + a2)^2, (a0 - a1 + a2)^2, a0^2, a2^2 and 2 a1 a2

give the five coefficients of a^2.

Source: A. Karatsuba, Yu. Ofman, Doklady 145 (1962); A. Toom, Soviet Math. 4 (1963), J. Chung, M. A. Hasan, ARITH 2007;
for tiles F. de Dinechin, B. Pasca, FPL 2009.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from modmill.hw.circuit.graph import Circuit, limited
from modmill.hw.circuit.kinds.products import DSP_A, DSP_B
from modmill.hw.circuit.op import Word
from modmill.hw.modmul.wide import difference, total

PARTS = 3
"""Parts of a number in the method of Toom and Cook."""


@cache
def best_split(width: int, levels: int, *, square: bool = False) -> tuple[int, int]:
    """The fewest tiles of a product of two numbers of that width with at most so many levels, and the first cut.

    The cut is the bits of the low half; 0 where no level makes it smaller.

    >>> [best_split(377, levels)[0] for levels in range(5)]
    [345, 269, 207, 160, 159]
    >>> [best_split(1024, levels, square=True)[0] for levels in range(5)]
    [1891, 1457, 1144, 932, 798]
    """
    fewest, cut = square_tiles(width) if square else least_tiles(width, width), 0
    if not levels:
        return fewest, cut
    halves = sorted(range(width // 3 + 1, 2 * width // 3 + 1), key=lambda s: abs(2 * s - width))
    for s in halves:
        parts = (s, width - s, max(s, width - s) + 1)
        count = sum(best_split(part, levels - 1, square=square)[0] for part in parts)
        if count < fewest:
            fewest, cut = count, s
    return fewest, cut


def least_tiles(a: int, b: int) -> int:
    """Tiles of a product without Karatsuba, the wider side of each along whichever operand needs fewer.

    >>> least_tiles(255, 255), least_tiles(26, 17), least_tiles(17, 26)
    (150, 1, 1)
    """
    return min(-(-a // DSP_A) * -(-b // DSP_B), -(-a // DSP_B) * -(-b // DSP_A))


def square_tiles(width: int) -> int:
    """Tiles of a square: as many as pairs of digits of 17 bits.

    >>> square_tiles(34), square_tiles(35)
    (3, 6)
    """
    digits = -(-width // DSP_B)
    return digits * (digits + 1) // 2


def squares(c: Circuit, name: str, a: Word) -> Iterator[Word]:
    """The rows of a^2 on single multipliers; those of two different digits count twice."""
    for i in range(0, a.width, DSP_B):
        for j in range(i, a.width, DSP_B):
            x, y = (a.slice(at, min(DSP_B, a.width - at)) for at in (i, j))
            yield c.mul(f"{name}_{i}_{j}", x, y).shifted(i + j + (i != j))


def tiles(c: Circuit, name: str, a: Word, b: Word, kept: int | None = None, column: int = 1) -> Iterator[Word]:
    """The rows of a b on single multipliers, or on columns of up to so many; with `kept`, on single ones alone, cut so
    that they are right modulo 2^kept.
    """
    if -(-a.width // DSP_B) * -(-b.width // DSP_A) < -(-a.width // DSP_A) * -(-b.width // DSP_B):
        a, b = b, a
    step = DSP_B * column if kept is None else DSP_B
    for i in range(0, a.width, DSP_A):
        for j in range(0, b.width, step):
            if kept is None or i + j < kept:
                x, y = a.slice(i, min(DSP_A, a.width - i)), b.slice(j, min(step, b.width - j))
                row = (c.mul_column if y.width > DSP_B else c.mul)(f"{name}_{i}_{j}", x, y)
                yield (row if kept is None else row.low(kept - i - j)).shifted(i + j)


def summed(c: Circuit, name: str, rows: Sequence[Word], policy: str) -> Word:
    """The sum of rows, in a module of its own."""
    group, c.group = c.group, f"{name}_sum"
    found = total(c, name, rows, policy)
    c.group = group
    return found


def product(
    c: Circuit,
    name: str,
    a: Word,
    b: Word,
    policy: str,
    *,
    levels: int = 0,
    cuts: Sequence[int] = (),
    kept: int | None = None,
    column: int = 1,
    split: int = 2,
) -> Word:
    """a b with at most so many levels of Karatsuba; with `kept`, some number that is a b modulo 2^kept.

    `cuts` gives the bits of the low half for the first levels, in place of those with the fewest tiles. Levels do not
    go with `kept`, since Karatsuba's middle part needs both ends. `column` is that of `tiles`. A level cuts a square,
    which is a product of equal words, into `split` parts.
    """
    square = a == b and kept is None
    c.note(f"{name}: a square of {a.width} bits." if square else f"{name}: a product of {a.width} by {b.width} bits.")
    width = max(a.width, b.width)
    more = {"levels": levels - 1, "cuts": cuts[1:], "column": column, "split": split}
    if square and split == PARTS and levels and width > PARTS * DSP_B:
        return _five(c, name, a, policy, more)
    cut = cuts[0] if cuts else best_split(width, levels, square=square)[1]
    if cut and kept is None and min(a.width, b.width) > cut:
        return _three(c, name, a, b, policy, cut, more)
    rows = squares(c, name, a) if square else tiles(c, name, a, b, kept, column)
    found = summed(c, name, list(rows), policy)
    return found if kept is not None else limited(found, a.high * b.high)


def _three(c: Circuit, name: str, a: Word, b: Word, policy: str, cut: int, more: Mapping[str, Any]) -> Word:
    """Karatsuba's step: the high half of a number has at most as many bits as fit beside the cut."""

    def part(which: str, x: Word, y: Word) -> Word:
        return product(c, f"{name}_{which}", x, y, policy, **more)

    (a0, a1), (b0, b1) = ((x.low(cut), x.slice(cut, x.width - cut)) for x in (a, b))
    low, high = part("l", a0, b0), part("h", a1, b1)
    left = total(c, f"{name}_a", (a0, a1), policy)
    mid = part("m", left, left if a == b else total(c, f"{name}_b", (b0, b1), policy))
    ends = total(c, f"{name}_ends", (low, high), policy)
    between, _ = difference(c, f"{name}_between", mid, ends, max(mid.width, ends.width))
    between = limited(between, a0.high * b1.high + a1.high * b0.high)
    # The low half of a0 b0 stands below everything else: it passes by the last adder.
    low = c.widen(f"{name}_low", low, (1 << 2 * cut) - 1, 0.0)
    upper = total(c, f"{name}_upper", (c.join(f"{name}_sides", low.slice(cut, cut), high), between), policy)
    upper = limited(upper, (a.high * b.high) >> cut)
    return limited(c.join(f"{name}_p", low.low(cut), upper), a.high * b.high)


def _five(c: Circuit, name: str, a: Word, policy: str, more: Mapping[str, Any]) -> Word:
    """A square by four squares and a product of parts, which have a third of its width and up to two bits more."""
    s = -(-a.width // PARTS)
    a0, a1, a2 = (a.slice(at, min(s, a.width - at)) for at in (0, s, 2 * s))

    def square(which: str, x: Word) -> Word:
        return product(c, f"{name}_{which}", x, x, policy, **more)

    def less(which: str, x: Word, y: Word, high: int) -> Word:
        found, _ = difference(c, f"{name}_{which}", x, y, max(x.width, y.width))
        return limited(found, high)

    even = total(c, f"{name}_even", (a0, a2), policy)
    one = square("p", total(c, f"{name}_one", (even, a1), policy))
    bits = max(even.width, a1.width)
    over, fits = difference(c, f"{name}_over", even, a1, bits)
    under, _ = difference(c, f"{name}_under", a1, even, bits)
    minus = square("n", c.choose(f"{name}_minus", fits, over, under))
    low, high = square("l", a0), square("h", a2)
    third = product(c, f"{name}_t", a1, a2, policy, **more).shifted(1)

    # The mean of the squares at 1 and -1 is (a0 + a2)^2 + a1^2, and 2 a0 a1 + 2 a1 a2 is missing to the first.
    mean = total(c, f"{name}_ends", (one, minus), policy).above(1)
    assert mean is not None
    mean = limited(mean, even.high**2 + a1.high**2)
    known = total(c, f"{name}_known", (mean, third), policy)
    first = less("first", one, known, 2 * a0.high * a1.high)
    outer = total(c, f"{name}_outer", (low, high), policy)
    second = less("second", mean, outer, 2 * a0.high * a2.high + a1.high**2)
    rows = (low, first.shifted(s), second.shifted(2 * s), third.shifted(3 * s), high.shifted(4 * s))
    return limited(total(c, f"{name}_all", rows, policy), a.high * a.high)
