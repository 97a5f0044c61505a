"""Numbers as polynomials in the seed of a BLS12 curve, so that a reduction has short words and small constants only.

The base field of a BLS12 curve of seed x has N = (x - 1)^2 (x^4 - x^2 + 1) / 3 + x, so 3 N = E(x) with

    E(X) = X^6 - 2 X^5 + 2 X^3 + X + 1.

A number is a_0 + a_1 x + ... + a_5 x^5 with six words of about 64 bits, which are not unique. Sums need no carry from
word to word. A product is one of polynomials: 18 products of words, by Karatsuba's method in two parts and then three.
X^6 = 2 X^5 - 2 X^3 - X - 1 takes it back to six words c_i of about 140 bits.

Where x = l modulo 2^w for a short l, a round takes w bits off the bottom of all six: M(X) (X - x) is a multiple of N at
x for every polynomial M, and with M = -C / (X - l) modulo E and 2^w all words of C + M (X - x) mod E are multiples of
2^w. Two sorts of seeds make M cheap (rounds.py).

x = 2^w u + 1 (BLS12-377: w = 46, u = 0x21423). With l_i = c_i mod 2^w and t = -(l_0 + ... + l_5) / 3 mod 2^w, choose
M_5 = -t and

    T_i = l_0 + ... + l_i + (1, 2, 2, 4, 4)_i t,    M_i = T_i mod 2^w,    Q_i = floor(T_i / 2^w)    for i < 5,

Q_5 = (l_0 + ... + l_5 + 3 t) / 2^w and Q_-1 = 0. Then the quotients are

    floor(c_i / 2^w) + Q_i - Q_(i-1) - u M_i.

x = -(2^w u + 2^v) (BLS12-381: w = 48, v = 16, u = 0xd201). The inverse of X + 2^v is
X^-1 - 2^v X^-2 + 2^2v X^-3 - ..., which ends where 2^(k v) vanishes modulo 2^w, and X^-1 modulo E has words 0, 1 and 2
only. So each M_i is a sum of a few shifted l_j, and the quotients are

    floor(c_i / 2^w) + u M_i + (l_i + 2^v M_i + M_(i-1) + f_i M_5) / 2^w,    X^6 = f_0 + ... + f_5 X^5.

u, of few bits, is the only factor. Two rounds suffice for both curves. Nothing is signed: where a word could be
negative, multiples of N are added whose words are about |x|, `everywhere` and `but_the_last`. The result is
a b 2^(-2 w) modulo N in words of 64 bits.

Sources: J.-C. Bajard, L. Imbert, T. Plantard, "Modular number systems: beyond the Mersenne family", SAC 2004. A round
is Montgomery's reduction in such a system: C. Negre, T. Plantard, "Efficient modular arithmetic in adapted modular
number system using Lagrange representation", ACISP 2008. The closed form of the rounds is ours.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from modmill.errors import UsageError
from modmill.formula.parameters import number
from modmill.hw.circuit.evaluate import Models
from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.op import Kind, Word
from modmill.hw.circuit.part import Part
from modmill.hw.circuit.shared.stages import least_stages
from modmill.hw.modmul.fixed import FixedMultiplier
from modmill.hw.modmul.form import Form, Layout
from modmill.hw.modmul.seed import WORDS, Seed, times
from modmill.hw.modmul.words import WordCircuit

TOYS = (0xB41, -0xE00)
"""Seeds of primes of 68 and 70 bits, for tests: one of each sort."""
SEEDS = {seed.modulus: seed for seed in map(Seed, (*TOYS, number("bls12_377", "x"), number("bls12_381", "x")))}
"""The seeds by modulus."""


class Polynomial(FixedMultiplier):
    """For the base field of a BLS12 curve, numbers packed word above word. Raises UsageError for another modulus.

    `levels` are taken inside of a product of words. An operand's words have two bits more than a result's: it may be a
    sum of up to four results, and at 377 and 381 bits Karatsuba's sums of it just fill the tiles.
    """

    name = "polynomial"

    def __init__(self, modulus: int, latency: int, **given: Any) -> None:
        if modulus not in SEEDS:
            *most, last = sorted(n.bit_length() for n in SEEDS)
            known = f"{', '.join(map(str, most))} or {last}"
            raise UsageError(f"method: polynomial is for the base fields of BLS12 curves, of {known} bits")
        self.seed: Seed = SEEDS[modulus]
        self._crosses: dict[bool, Part] = {}
        super().__init__(modulus, latency, **given)
        self.inputs: int = (1 << WORDS * self.seed.operand) - 1
        self.output: int = (1 << WORDS * self.seed.result) - 1

    def stated(self) -> Form:
        operand, result = (Layout(bits, WORDS, self.seed.x) for bits in (self.seed.operand, self.seed.result))
        return Form(self.modulus, self.seed.step * self.seed.rounds, operand, result)

    def act(self, a: int, b: int) -> int:
        """The definition, in signed integers."""
        return self._reduced(self._product(a, b), self.seed.lifts())

    def act_cross(self, x: Sequence[int], *, negative: bool) -> int:
        """That of a b + c d, or of a b - c d, with one reduction."""
        sign = -1 if negative else 1
        pairs = zip(self._product(x[0], x[1]), self._product(x[2], x[3]), strict=True)
        return self._reduced([p + sign * q for p, q in pairs], self.seed.lifts(2))

    def _product(self, a: int, b: int) -> list[int]:
        return times(unpacked(a, self.seed.operand), unpacked(b, self.seed.operand))

    def _reduced(self, c: Sequence[int], lifts: Sequence[int]) -> int:
        seed = self.seed
        c = [word + more for word, more in zip(c, lifts, strict=True)]
        for _ in range(seed.rounds):
            c = seed.divided(c)
        if seed.low == 1:
            c = [word + more for word, more in zip(c, seed.but_the_last(), strict=True)]
        return packed(c, seed.result)

    def circuit(self) -> tuple[Circuit, Word]:
        c = Circuit()
        a, b = self._operands(c, "a", "b")
        words = self._words(c)
        return c, self._packed(words, words.product(a, b))

    def cross_circuit(self, *, negative: bool) -> tuple[Circuit, Word]:
        """The circuit of a b + c d, or of a b - c d, and its result."""
        c = Circuit()
        a, b, d, e = self._operands(c, "a", "b", "c", "d")
        words = self._words(c)
        return c, self._packed(words, words.cross((a, d), (b, e), negative=negative))

    def cross(self, *, negative: bool) -> Part:
        """That circuit as a part, with the multiplier's latency or as many stages more as it takes; built once."""
        if negative not in self._crosses:
            c, r = self.cross_circuit(negative=negative)
            stages = self.latency and max(self.latency, least_stages(c, (), 1))
            name, sign = ("cross_difference", "-") if negative else ("cross_sum", "+")
            about = f"(a b {sign} c d) R^-1 mod N, R = 2^{self.exponent}, {self.name}"
            self._crosses[negative] = Part(name, about, c, {"r": r}, stages or None)
        return self._crosses[negative]

    @property
    def models(self) -> Models:
        crosses: dict[Kind, Callable[[Sequence[int]], Sequence[int]]] = {
            part.kind: partial(self._cross_model, negative=negative) for negative, part in self._crosses.items()
        }
        return {**super().models, **crosses}

    def _cross_model(self, x: Sequence[int], *, negative: bool) -> list[int]:
        return [self.act_cross(x, negative=negative)]

    def _operands(self, c: Circuit, *names: str) -> list[list[Word]]:
        bits = self.seed.operand
        return [[word.slice(bits * i, bits) for i in range(WORDS)] for word in (c.input(n, self.inputs) for n in names)]

    def _words(self, c: Circuit) -> WordCircuit:
        return WordCircuit(c, self.seed, self.policy, self.levels, self.column)

    def _packed(self, words: WordCircuit, found: Sequence[Word]) -> Word:
        return words.c.join("r", *(words.padded(f"r_{i}", word, self.seed.result) for i, word in enumerate(found)))


def packed(words: Sequence[int], bits: int) -> int:
    """Words one above the other, each in so many bits."""
    assert all(0 <= word < 1 << bits for word in words)
    return sum(word << bits * i for i, word in enumerate(words))


def unpacked(number: int, bits: int) -> list[int]:
    """The six words of a number."""
    return [number >> bits * i & (1 << bits) - 1 for i in range(WORDS)]
