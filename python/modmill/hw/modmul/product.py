"""Products of long numbers on the multiplier tiles of a device: rows of tiles, and Karatsuba's method above them.

With a = a0 + 2^s a1, b = b0 + 2^s b1 and mid = (a0 + a1)(b0 + b1),

    a b = a0 b0 + 2^s (mid - a0 b0 - a1 b1) + 2^2s a1 b1:

three products of about half the width in place of four, for 7 adder bits for each bit of a half. Nothing is signed: mid
is at least what is taken from it. Where each level cuts is chosen so that the tiles of all three are fewest together.

Source: A. Karatsuba, Yu. Ofman, Doklady 145 (1962); for tiles F. de Dinechin, B. Pasca, FPL 2009.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from modmill.hw.circuit.graph import Circuit, limited
from modmill.hw.circuit.kinds.products import DSP_A, DSP_B
from modmill.hw.circuit.op import Word
from modmill.hw.modmul.wide import difference, total


@cache
def best_split(width: int, levels: int) -> tuple[int, int]:
    """The fewest tiles of a product of two numbers of that width with at most so many levels, and the first cut.

    The cut is the bits of the low half; 0 where no level makes it smaller.

    >>> [best_split(377, levels)[0] for levels in range(5)]
    [345, 269, 207, 160, 159]
    """
    fewest, cut = least_tiles(width, width), 0
    if not levels:
        return fewest, cut
    halves = sorted(range(width // 3 + 1, 2 * width // 3 + 1), key=lambda s: abs(2 * s - width))
    for s in halves:
        parts = (s, width - s, max(s, width - s) + 1)
        count = sum(best_split(part, levels - 1)[0] for part in parts)
        if count < fewest:
            fewest, cut = count, s
    return fewest, cut


def least_tiles(a: int, b: int) -> int:
    """Tiles of a product without Karatsuba, the wider side of each along whichever operand needs fewer.

    >>> least_tiles(255, 255), least_tiles(26, 17), least_tiles(17, 26)
    (150, 1, 1)
    """
    return min(-(-a // DSP_A) * -(-b // DSP_B), -(-a // DSP_B) * -(-b // DSP_A))


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
) -> Word:
    """a b with at most so many levels of Karatsuba; with `kept`, some number that is a b modulo 2^kept.

    `cuts` gives the bits of the low half for the first levels, in place of those with the fewest tiles. Levels do not
    go with `kept`, since Karatsuba's middle part needs both ends. `column` is that of `tiles`.
    """
    c.note(f"{name}: a product of {a.width} by {b.width} bits.")
    width = max(a.width, b.width)
    cut = cuts[0] if cuts else best_split(width, levels)[1]
    if cut and kept is None and min(a.width, b.width) > cut:
        return _three(c, name, a, b, policy, cut, {"levels": levels - 1, "cuts": cuts[1:], "column": column})
    found = summed(c, name, list(tiles(c, name, a, b, kept, column)), policy)
    return found if kept is not None else limited(found, a.high * b.high)


def _three(c: Circuit, name: str, a: Word, b: Word, policy: str, cut: int, more: Mapping[str, Any]) -> Word:
    """Karatsuba's step: the high half of a number has at most as many bits as fit beside the cut."""

    def part(which: str, x: Word, y: Word) -> Word:
        return product(c, f"{name}_{which}", x, y, policy, **more)

    (a0, a1), (b0, b1) = ((x.low(cut), x.slice(cut, x.width - cut)) for x in (a, b))
    low, high = part("l", a0, b0), part("h", a1, b1)
    mid = part("m", total(c, f"{name}_a", (a0, a1), policy), total(c, f"{name}_b", (b0, b1), policy))
    ends = total(c, f"{name}_ends", (low, high), policy)
    between, _ = difference(c, f"{name}_between", mid, ends, max(mid.width, ends.width))
    between = limited(between, a0.high * b1.high + a1.high * b0.high)
    # The low half of a0 b0 stands below everything else: it passes by the last adder.
    low = c.widen(f"{name}_low", low, (1 << 2 * cut) - 1, 0.0)
    upper = total(c, f"{name}_upper", (c.join(f"{name}_sides", low.slice(cut, cut), high), between), policy)
    upper = limited(upper, (a.high * b.high) >> cut)
    return limited(c.join(f"{name}_p", low.low(cut), upper), a.high * b.high)
