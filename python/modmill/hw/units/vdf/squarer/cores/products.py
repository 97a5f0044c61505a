"""The symmetric square of a redundant number, as rows of columns.

x = sum x_i 2^(w i) gives x^2 = sum over i < j of 2 x_i x_j 2^(w (i+j)) + sum of x_i^2 2^(2 w i). Every product is cut
into its low w bits, which belong to column i+j, and the rest, which belongs to the next; the factor 2 is a shift by
one wire. With `cascade` 2, two products of one column leave their DSPs as one sum: half the rows for one DSP adder's
delay.
"""

from __future__ import annotations

from collections.abc import Sequence

from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.op import Word

Columns = list[list[Word]]


def square_columns(c: Circuit, x: Sequence[Word], radix: int, cascade: int) -> Columns:
    """Rows for each of the 2n columns and a few more, n = len(x)."""
    n = len(x)
    columns: Columns = [[] for _ in range(2 * n + 2)]
    for k in range(2 * n - 1):
        pairs = [(i, k - i) for i in range(max(0, k - n + 1), (k + 1) // 2)]
        while pairs:
            batch, pairs = pairs[:cascade], pairs[cascade:]
            put(columns, k, _products(c, x, batch), radix, doubled=True)
        if k % 2 == 0:
            put(columns, k, _products(c, x, [(k // 2, k // 2)]), radix, doubled=False)
    while columns and not columns[-1]:
        columns.pop()
    return columns


def _products(c: Circuit, x: Sequence[Word], pairs: list[tuple[int, int]]) -> Word:
    name = "p_" + "_".join(f"{i}_{j}" for i, j in pairs)
    if len(pairs) == 1:
        ((i, j),) = pairs
        return c.mul(name, x[i], x[j])
    (i, j), (s, t) = pairs
    return c.mul2(name, x[i], x[j], x[s], x[t])


def put(columns: Columns, k: int, product: Word, radix: int, *, doubled: bool) -> None:
    """The product's low part into column k, the rest into column k+1."""
    cut = radix - doubled
    columns[k].append(product.low(cut).shifted(int(doubled)))
    rest = product.above(cut)
    if rest is not None:
        columns[k + 1].append(rest)
