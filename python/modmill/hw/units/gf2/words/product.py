"""The product of two words: Karatsuba's method over columns of products of bits, or the columns alone."""

from __future__ import annotations

from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.kinds.polynomials import transposed
from modmill.hw.circuit.op import Word
from modmill.hw.modmul.carryless import product


def word_product(c: Circuit, name: str, a: Word, b: Word, levels: int, registers: int) -> Word:
    """a b, so many cycles later; without Karatsuba's method the halves of b are multiplied apart, if there is one."""
    if not registers:
        return product(c, name, a, b, levels)
    assert registers == 1, "a product of words has one place for registers"
    half = (b.width + 1) // 2
    if levels:
        folds = [
            c.linear(f"{name}_{which}", word, transposed([1 << i % half for i in range(word.width)]))
            for which, word in (("a", a), ("b", b))
        ]
        pairs = {0: (a.low(half), b.low(half)), 1: tuple(folds), 2: (a.slice(half, half), b.slice(half, half))}
    else:
        pairs = {0: (a, b.low(half)), 1: (a, b.slice(half, b.width - half))}
    parts = [
        c.register(f"{name}_part_{at}_q", product(c, f"{name}_part_{at}", x, y, max(0, levels - 1)))
        for at, (x, y) in pairs.items()
    ]
    # Where the bits of each part go: the middle one of three has the outer ones in it, too.
    images = [[1 << i + at * half for i in range(part.width)] for at, part in enumerate(parts)]
    if levels:
        images[0] = [1 << i | 1 << i + half for i in range(parts[0].width)]
        images[2] = [1 << i + half | 1 << i + 2 * half for i in range(parts[2].width)]
    rows = transposed([image for part in images for image in part])[: a.width + b.width - 1]
    return c.linear(f"{name}_sum", c.join(f"{name}_parts", *parts), rows)
