"""Numbers as polynomials in the seed of a BLS12 curve, so that a reduction has short words and small constants only.

The base field of a BLS12 curve of seed x has N = (x - 1)^2 (x^4 - x^2 + 1) / 3 + x, so 3 N = E(x) with

    E(X) = X^6 - 2 X^5 + 2 X^3 + X + 1.

A number is a_0 + a_1 x + ... + a_5 x^5 with six words of about 64 bits, which are not unique. Sums need no carry from
word to word. A product is one of polynomials: 18 products of words, by Karatsuba's method in two parts and then three.
X^6 = 2 X^5 - 2 X^3 - X - 1 takes it back to six words c_i of about 140 bits.

Where x = 2^w u + 1, a round takes w bits off the bottom of all six: M(X) (X - x) is a multiple of N at x for every
polynomial M. With l_i = c_i mod 2^w and t = -(l_0 + ... + l_5) / 3 mod 2^w, choose M_5 = -t and

    T_i = l_0 + ... + l_i + (1, 2, 2, 4, 4)_i t,    M_i = T_i mod 2^w,    Q_i = floor(T_i / 2^w)    for i < 5,

Q_5 = (l_0 + ... + l_5 + 3 t) / 2^w and Q_-1 = 0. Then every word of C + M (X - x) mod E is a multiple of 2^w, and the
quotients are

    floor(c_i / 2^w) + Q_i - Q_(i-1) - u M_i.

u, of few bits, is the only factor. Two rounds suffice for BLS12-377 (w = 46, u = 0x21423). Nothing is signed: where a
word could be negative, multiples of N are added whose words are about x, `everywhere` and `but_the_last`. The result is
a b 2^(-2 w) modulo N in words of 64 bits.

Sources: J.-C. Bajard, L. Imbert, T. Plantard, "Modular number systems: beyond the Mersenne family", SAC 2004. A round
is Montgomery's reduction in such a system: C. Negre, T. Plantard, "Efficient modular arithmetic in adapted modular
number system using Lagrange representation", ACISP 2008. The closed form of the rounds is ours.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from modmill.errors import UsageError
from modmill.formula.parameters import number
from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.op import Word
from modmill.hw.modmul.fixed import FixedMultiplier
from modmill.hw.modmul.form import Form, Layout
from modmill.hw.modmul.words import ROUNDS, SIXTH, TAKEN, WORDS, Seed, WordCircuit

OPERAND, RESULT = 66, 64
"""Bits of the words: an operand may be a sum of up to four results, and Karatsuba's sums of it just fill the tiles."""


class Polynomial(FixedMultiplier):
    """For the base field of BLS12-377, numbers packed word above word. Raises UsageError for another modulus.

    `levels` are taken inside of a product of words.
    """

    name = "polynomial"

    def __init__(self, modulus: int, latency: int, **given: Any) -> None:
        if modulus != number("bls12_377", "p"):
            raise UsageError("method: polynomial is for the base field of BLS12-377")
        x = number("bls12_377", "x")
        step = (x - 1 & 1 - x).bit_length() - 1
        self.seed: Seed = Seed(x, step, x >> step, OPERAND)
        super().__init__(modulus, latency, **given)
        self.inputs: int = (1 << WORDS * OPERAND) - 1
        self.output: int = (1 << WORDS * RESULT) - 1

    def stated(self) -> Form:
        layouts = (Layout(bits, WORDS, self.seed.x) for bits in (OPERAND, RESULT))
        return Form(self.modulus, self.seed.step * ROUNDS, *layouts)

    def act(self, a: int, b: int) -> int:
        """The definition, in signed integers."""
        x, y = unpacked(a, OPERAND), unpacked(b, OPERAND)
        c = [sum(x[i] * y[k - i] for i in range(WORDS) if 0 <= k - i < WORDS) for k in range(2 * WORDS - 1)]
        for k in range(2 * WORDS - 2, WORDS - 1, -1):
            for i, factor in enumerate(SIXTH):
                c[k - WORDS + i] += factor * c[k]
        c = [word + more for word, more in zip(c[:WORDS], self.seed.lifts(), strict=True)]
        for _ in range(ROUNDS):
            c = self._divided(c)
        return packed([word + more for word, more in zip(c, self.seed.but_the_last(), strict=True)], RESULT)

    def _divided(self, c: Sequence[int]) -> list[int]:
        """(C + M (X - x) mod E) / 2^w."""
        x, size = self.seed.x, 1 << self.seed.step
        t = -sum(c) * pow(3, -1, size) % size
        m = [*((sum(c[: i + 1]) + taken * t) % size for i, taken in enumerate(TAKEN)), -t]
        total = [c[i] + (m[i - 1] if i else 0) - x * m[i] + SIXTH[i] * m[-1] for i in range(WORDS)]
        assert not any(word % size for word in total)
        return [word // size for word in total]

    def circuit(self) -> tuple[Circuit, Word]:
        c = Circuit()
        a, b = (c.input(name, self.inputs) for name in ("a", "b"))
        words = WordCircuit(c, self.seed, self.policy, self.levels, self.column)
        found = words.product(*([w.slice(OPERAND * i, OPERAND) for i in range(WORDS)] for w in (a, b)))
        return c, c.join("r", *(words.padded(f"r_{i}", word, RESULT) for i, word in enumerate(found)))


def packed(words: Sequence[int], bits: int) -> int:
    """Words one above the other, each in so many bits."""
    assert all(0 <= word < 1 << bits for word in words)
    return sum(word << bits * i for i, word in enumerate(words))


def unpacked(number: int, bits: int) -> list[int]:
    """The six words of a number."""
    return [number >> bits * i & (1 << bits) - 1 for i in range(WORDS)]
