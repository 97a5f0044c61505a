"""A step of a product digit by digit: the sum so far times x^digit, modulo N, and the product of the next digit."""

from __future__ import annotations

from modmill.golden import gf2
from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.kinds.polynomials import transposed
from modmill.hw.circuit.op import Word
from modmill.hw.modmul.carryless import residues


def moved_up(c: Circuit, name: str, word: Word, digit: int, width: int) -> Word:
    """A word times x^digit, of which so many bits are kept."""
    return c.linear(name, word, [1 << i - digit if i >= digit else 0 for i in range(width)])


def following(c: Circuit, modulus: int, total: Word, part: Word, digit: int) -> Word:
    """total x^digit + part modulo N, where part is the product of a digit and an element."""
    added = c.xor("added", moved_up(c, "up", total, digit, gf2.degree(modulus) + digit), part)
    return c.linear("reduced", added, transposed(residues(modulus, added.width)))
