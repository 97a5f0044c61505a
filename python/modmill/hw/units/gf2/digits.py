"""Sums of products digit by digit: the sum so far times x^digit, modulo N, and the product of the next digit."""

from __future__ import annotations

from modmill.golden import gf2
from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.kinds.polynomials import transposed
from modmill.hw.circuit.op import Word
from modmill.hw.modmul.carryless import residues


def moved_up(c: Circuit, name: str, word: Word, digit: int, width: int) -> Word:
    """A word times x^digit, of which so many bits are kept."""
    return c.linear(name, word, [1 << i - digit if i >= digit else 0 for i in range(width)])


def highest_first(
    c: Circuit, name: str, word: Word, digits: int, digit: int, taken: Word, enable: Word | None = None
) -> Word:
    """The digits of a word, the highest in the cycle after it was `taken`, then the next in each cycle."""
    wide = digits * digit
    rest = c.wire(name, (1 << wide) - 1)
    fresh = c.widen(f"{name}_fresh", word, rest.high, 0.0)
    moved = moved_up(c, f"{name}_moved", rest, digit, wide)
    c.connect(rest, c.register(f"{name}_q", c.choose(f"{name}_next", taken, fresh, moved), enable))
    return rest.slice(wide - digit, digit)


def following(c: Circuit, modulus: int, total: Word, part: Word, digit: int, name: str = "") -> Word:
    """total x^digit + part modulo N, where part is the product of a digit and an element."""
    added = c.xor(f"{name}added", moved_up(c, f"{name}up", total, digit, gf2.degree(modulus) + digit), part)
    return c.linear(f"{name}reduced", added, transposed(residues(modulus, added.width)))
