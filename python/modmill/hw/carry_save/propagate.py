"""Arithmetic that propagates carries, for comparison: Kogge-Stone adders and Booth's products, by levels.

Levels are counted in the functions of bits of both: a full adder is 1, any other function 1/2, an inverter 0.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from modmill.hw.carry_save.digits import multiples, recode
from modmill.hw.carry_save.gates import Gates
from modmill.hw.carry_save.rows import GATE, Row, Rows
from modmill.hw.cost import bits as functions
from modmill.hw.cost.bits import FULL_ADDER, INVERTER, Bits, Builder, Nets

SHARES = 2


class Comparison(NamedTuple):
    """Levels at one width: sums by a ripple of full adders, by a Kogge-Stone adder, and of two numbers in two shares;
    products of plain numbers with such an adder behind their tree, and of numbers in two shares, which are left in two.
    """

    ripple: float
    kogge_stone: float
    saved: float
    booth: float
    product: float


def compare(width: int) -> Comparison:
    """Sums and products of so many bits.

    >>> compare(14)
    Comparison(ripple=14.0, kogge_stone=3.0, saved=2.0, booth=9.5, product=9.5)
    """
    adder = Builder()
    plain = adder.finish([kogge_stone(adder, adder.begin(width), adder.begin(width))])
    saved = Rows()
    shares = [saved.input(f"x{i}", width) for i in range(2 * SHARES)]
    two = _finished(saved, saved.tree(shares, sum(row.mask for row in shares)), whole=False)
    return Comparison(
        float(width), levels(plain), levels(two), levels(product(width, 1)), levels(product(width, SHARES))
    )


def adder_levels(width: int) -> float:
    """The levels of a Kogge-Stone adder: half sums, a stage for each power of two below the width, sums.

    >>> adder_levels(14) == compare(14).kogge_stone
    True
    """
    return GATE * (2 + (width - 1).bit_length())


def kogge_stone(builder: Builder, x: Nets, y: Nets) -> Nets:
    """x + y, without the carry out."""
    half, carry = builder.one(functions.XOR, x, y), builder.one(functions.AND, x, y)
    passes, by = half, 1
    while by < len(x):
        nothing = np.zeros(by, np.int32)
        below = np.concatenate([nothing, carry[:-by]])
        carry = builder.one(functions.JOINED, passes, below, carry)
        passes = builder.one(functions.AND, passes, np.concatenate([nothing, passes[:-by]]))
        by *= 2
    return builder.one(functions.XOR, half, np.concatenate([np.zeros(1, np.int32), carry[:-1]]))


def product(width: int, shares: int) -> Bits:
    """The product of two numbers in so many shares, in two rows, or of plain numbers in one."""
    rows = Rows()
    a, b = ([rows.input(f"{name}{i}", width) for i in range(shares)] for name in "ab")
    factor = recode(rows, b, shares * ((1 << width) - 1))
    found, excess = multiples(rows, a, factor)
    # Beyond its top bit nothing of a product is set, so the excess may come off by what wraps there.
    size = 1 << 2 * width + 2
    known = rows.constant(-excess % size)
    found += [known] if known else []
    return _finished(rows, rows.tree(found, sum(row.mask for row in found)), whole=shares == 1, places=2 * width)


def _finished(rows: Rows, result: Sequence[Row], *, whole: bool, places: int = 0) -> Bits:
    """The rows, or their sum modulo 2^places."""
    made = Gates(rows.circuit)
    made.build()
    words = [made.nets(row.word, 0) for row in result]
    if not whole:
        return made.builder.finish(words)
    framed: list[Nets] = []
    for word, row in zip(words, result, strict=True):
        framed.append(np.zeros(places, np.int32))
        there = word[: max(0, places - row.word.shift)]
        framed[-1][row.word.shift : row.word.shift + len(there)] = there
    return made.builder.finish([kogge_stone(made.builder, *framed)])


def levels(given: Bits) -> float:
    """The longest path."""
    at = np.zeros(given.nets)
    for block in given.blocks:
        own = 1.0 if block.function == FULL_ADDER else 0.0 if block.function == INVERTER else GATE
        at[block.outs] = at[block.ins].max(axis=0) + own
    return float(at[given.ends].max())
