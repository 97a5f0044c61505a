"""The array of multipliers, used for both halves of a square: its upper columns first, then its lower ones.

x has n = m + 1 words. The array makes diagonals 0 to m+1 of the square of a vector u: products u_s u_(k-s). For the
upper half u is x read backwards, u_i = x_(m-i), so that diagonal k is diagonal 2m-k of x^2; for the lower half it is x
itself. So each multiplier has its place in two diagonals at mirrored places, and both halves share their sums.

A product's upper part belongs to the next column of x^2: diagonal k+1 of the lower half, k-1 of the upper one. So the
low parts and the upper parts of a diagonal are summed apart, as L_k and H_k, and

    column 2m-k = L_k + H_(k+1)  of the upper half, k = -1 to m;      column k = L_k + H_(k-1)  of the lower, k < m.

With share = g each half takes g passes (redundant/array.py).
"""

from __future__ import annotations

from collections.abc import Sequence

from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.op import Word
from modmill.hw.circuit.part import Part
from modmill.hw.circuit.trees import sum_rows
from modmill.hw.units.vdf.redundant.array import Array
from modmill.hw.units.vdf.wide_squarer.config import WideConfig


def build(config: WideConfig, array: Array, bounds: Sequence[int]) -> Part:
    """The array and its sums as a pipeline.

    Operands: `u_<i>`, what `array.operands` lists for the pass, and whether it is of the `upper` or `lower` half.
    Results: `t_<k>`, what a pass adds to the column of diagonal k, and `t_spill`, what it adds to column 2m+1.
    """
    c, w, m = Circuit(), config.word, config.residue_words
    upper, lower = c.input("upper", 1), c.input("lower", 1)
    high_of = [max(bounds[i] for i in words if i is not None) for words in array.operands]
    made = {words: c.input(f"u_{i}", high_of[i]) for i, words in enumerate(array.operands)}
    c.titles = {
        "low": "the sum of the low parts of the products of a diagonal",
        "high": "the sum of the upper parts of the products of a diagonal",
    }
    low: list[Word] = []
    high: list[Word] = []
    for k in range(m + 2):
        parts: tuple[list[Word], list[Word]] = [], []
        for number, term in enumerate(array.terms(k)):
            operands = [(made[a], made[b]) for a, b in term.pairs]
            name = f"p_{k}_{number}"
            product = c.mul(name, *operands[0]) if len(operands) == 1 else c.mul2(name, *operands[0], *operands[1])
            cut = w - term.doubled
            parts[0].append(product.low(cut).shifted(int(term.doubled)))
            if (rest := product.above(cut)) is not None:
                parts[1].append(rest)
        if k <= m:
            c.group = f"low_{k}"
            low.append(sum_rows(c, f"l_{k}", parts[0], config.compressor))
        c.group = f"high_{k}"
        high.append(sum_rows(c, f"h_{k}", parts[1], config.compressor))
        c.group = ""
    results = {"t_spill": high[0]}
    for k in range(m + 1):
        choices = [(upper, high[k + 1]), *([(lower, high[k - 1])] if k else [])]
        results[f"t_{k}"] = c.add(f"t_{k}_sum", low[k], c.select(f"from_{k}", *choices))
    return Part("array", "products of both halves, and their sums by columns", c, results, config.front)
