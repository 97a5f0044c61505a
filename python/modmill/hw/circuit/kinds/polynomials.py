"""Polynomials over GF(2), bit i the coefficient of x^i: products without carries, and linear maps, which are wiring.

Their LUTs follow from their shape. A tree of LUTs with s inputs each that takes n inputs to one result has at least
(n - 1) / (s - 1) LUTs, since each makes one of up to s. A product of two bits is two of these inputs, both in one LUT.
"""

from __future__ import annotations

from math import log

from modmill.golden import gf2
from modmill.hw.circuit.op import BoundError, Cell, Kind, Look, Op, Site

LUT4, LUT6 = 4, 6


def lookups(inputs: int, size: int) -> int:
    """The LUTs of `size` inputs in a tree from so many inputs to one result.

    It is enough for the sum of k products of bits, 2 k inputs: L LUTs whose L - 1 inner results go in pairs into LUTs
    of an even size s hold (s / 2) L - ceil((L - 1) / 2) products, so k of them need ceil((2 k - 1) / (s - 1)).

    >>> [lookups(2 * k, 4) for k in (1, 2, 3, 5)], [lookups(2 * k, 6) for k in (1, 3, 4, 8)]
    ([1, 1, 2, 3], [1, 1, 2, 3])
    """
    return -(-(inputs - 1) // (size - 1))


def columns(a: int, b: int) -> list[int]:
    """The products of bits in each column of the product of operands of so many bits.

    >>> columns(3, 2)
    [1, 2, 2, 1]
    """
    return [min(k + 1, a, b, a + b - 1 - k) for k in range(a + b - 1)]


def _sizes(op: Op) -> tuple[int, int]:
    a, b = op.ins
    return a.width, b.width


def _product_lookups(op: Op, size: int) -> int:
    return sum(lookups(2 * k, size) for k in columns(*_sizes(op)))


LEVEL = 0.45
"""Planning delay of a LUT and the net behind it, in ns."""


def _levels(inputs: int) -> float:
    """The levels of LUT6 from so many inputs to one result, as a number with a fraction: trees are ordered by it."""
    return max(0.0, log(inputs, LUT6))


def _product_cell(op: Op, site: Site) -> Cell:
    a, b = _sizes(op)
    return Cell(
        op.kind.name,
        {"AW": a, "BW": b},
        dict(zip(("a_i", "b_i"), map(site.read, op.ins), strict=True)) | {"p_o": site.outs[0]},
    )


CARRYLESS = Kind(
    "carryless",
    arity=(2, 2),
    bound=lambda op: [(1 << sum(_sizes(op)) - 1) - 1],
    delay=LEVEL,
    act=lambda _op, x, _n: [gf2.product(x[0], x[1])],
    text=_product_cell,
    look=Look("#7a4a86", "product of polynomials over GF(2)", "carry-less products"),
    lut4=lambda op: _product_lookups(op, LUT4),
    lut6=lambda op: _product_lookups(op, LUT6),
    widening=lambda op: LEVEL * _levels(2 * min(_sizes(op))),
)


def _map_bound(op: Op) -> list[int]:
    (word,) = op.ins
    rows: tuple[int, ...] = op.params["rows"]
    if op.group:
        raise BoundError(f"{op.name}: a linear map reads single bits, so it is not part of the group {op.group}")
    if not rows or max(rows) >> word.width:
        raise BoundError(f"{op.name}: rows for more than the {word.width} bits of the operand, or none")
    return [sum(bool(row) << i for i, row in enumerate(rows))]


def _map_text(op: Op, site: Site) -> str:
    """The sums of neighbouring bits as one sum of slices, wherever each row is the one before moved up by a place."""
    (word,) = op.ins
    rows: tuple[int, ...] = op.params["rows"][: op.outs[0].width]
    runs: list[str] = []
    at = 0
    while at < len(rows):
        count = 1
        while at + count < len(rows) and rows[at + count] == rows[at] << count:
            count += 1
        places = reversed(gf2.terms(rows[at]))
        runs.append(" ^ ".join(site.read(word.slice(place, count)) for place in places) or f"{count}'d0")
        at += count
    return runs[0] if len(runs) == 1 else "{" + ", ".join(reversed(runs)) + "}"


def _map_lookups(op: Op, size: int) -> int:
    return sum(lookups(row.bit_count(), size) for row in op.params["rows"] if row)


LINEAR = Kind(
    "linear",
    arity=(1, 1),
    bound=_map_bound,
    delay=0.1,
    act=lambda op, x, _n: [sum((row & x[0]).bit_count() % 2 << i for i, row in enumerate(op.params["rows"]))],
    text=_map_text,
    look=Look("#c08cc8", "sums of bits modulo 2", "linear maps"),
    lut4=lambda op: _map_lookups(op, LUT4),
    lut6=lambda op: _map_lookups(op, LUT6),
    widening=lambda op: LEVEL * _levels(max((1, *(row.bit_count() for row in op.params["rows"])))),
)
"""`rows`: for each bit of the result, from the lowest, the bits of the operand that it is the sum of. A bit that is the
sum of one is a wire."""


def transposed(images: list[int]) -> tuple[int, ...]:
    """The rows of the map that takes bit i to images[i].

    >>> transposed([0b01, 0b11])
    (3, 2)
    """
    rows = [0] * max((image.bit_length() for image in images), default=0)
    for i, image in enumerate(images):
        for k in gf2.terms(image):
            rows[k] |= 1 << i
    return tuple(rows)
