"""Residues as polynomials in the seed of a curve: six words, none of which ever carries into another.

`modmul/polynomial.py` has the mathematics. A sum adds words. A difference adds the least multiple of N whose words
exceed those that are taken; it has words of about k |x|. Words grow by this, and the two spare bits of a product's
operand take up what most formulas add up before a product; `operand` shortens longer words by their own digits to the
base x.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from modmill.hw.circuit.evaluate import Models
from modmill.hw.circuit.graph import Circuit, limited
from modmill.hw.circuit.op import Word
from modmill.hw.modmul.form import Layout
from modmill.hw.modmul.polynomial import Polynomial, packed
from modmill.hw.modmul.seed import SIXTH, WORDS
from modmill.hw.trace.lower.numbers import Numbers, Value, part_names
from modmill.hw.trace.lower.residues import Residues


class Polynomials(Numbers):
    """For products by that multiplier. A port has the words one above the other, in any values that fit."""

    name = "polynomials in the seed"
    unique = False

    def __init__(
        self, circuit: Circuit, multiplier: Polynomial, policy: str = "ternary", *, crosses: bool = True
    ) -> None:
        """Without `crosses`, all products are instances of the multiplier, so that they can share some."""
        super().__init__(circuit, multiplier.modulus, policy)
        self.crosses: bool = crosses
        self.multiplier: Polynomial = multiplier
        self.scaling: int = pow(multiplier.factor, -1, multiplier.modulus)
        self.seed = multiplier.seed
        self.layout: Layout = multiplier.form.result
        self.words: Residues = Residues(circuit, abs(self.seed.x), policy)
        """Single words, modulo |x|."""
        self._operands: dict[Value, Value] = {}
        exponent, bits = multiplier.exponent, self.layout.bits
        form = f"stated as x R modulo N, R = 2^{exponent}"
        self.field: str = f"a residue x, {form}, as {WORDS} words of {bits} bits"
        self.note: str = (
            f"A residue x is {form}, and that is w_0 + w_1 s + ... + w_5 s^5 modulo N, s = {self.seed.x:#x}: "
            f"{WORDS} words of {bits} bits, the lowest first, of any values. They are not unique. Digits to the base s "
            "are one choice; results have some other."
        )

    def facts(self) -> Mapping[str, Any]:
        return {"numbers": {"exponent": self.multiplier.exponent, **self.layout.facts()}}

    @property
    def models(self) -> Models:
        return self.multiplier.models

    @property
    def port_size(self) -> int:
        return 1 << WORDS * self.layout.bits

    def residue(self, port: int) -> int:
        return self.layout.value(port) * self.multiplier.factor % self.modulus

    def held(self, residue: int) -> int:
        return packed(self.seed.digits(residue * self.scaling), self.layout.bits)

    def taken(self, port: Word) -> Value:
        return self._split(port)

    def output(self, name: str, a: Value) -> Word:
        """A number whose words are longer than those of a port is multiplied by 1, which shortens them."""
        if any(word.width > self.layout.bits for word in a):
            a = self.product(f"{name}_short", self.operand(f"{name}_long", a), self.constant(1))
        return self._packed(name, a, self.layout.bits)

    def literal(self, number: int) -> Word:
        return self.words.literal(number)

    def constant(self, residue: int) -> Value:
        if not residue:
            return (self.literal(0),) * WORDS
        return tuple(map(self.literal, self.seed.digits(residue * self.scaling)))

    def operand(self, name: str, a: Value) -> Value:
        if all(word.width <= self.seed.operand for word in a):
            return a
        if a not in self._operands:
            found, count = a, 0
            while any(word.width > self.seed.operand for word in found):
                found, count = self._shortened(f"{name}_{count}", found), count + 1
            self._operands[a] = found
        return self._operands[a]

    def product(self, name: str, a: Value, b: Value) -> Value:
        bits = self.seed.operand
        x, y = (self._packed(f"{name}_{which}", words, bits) for which, words in (("a", a), ("b", b)))
        return self._split(self.multiplier.part(self.c, name, a=x, b=y)[0])

    def cross(self, name: str, a: Value, b: Value, c: Value, d: Value, *, negative: bool) -> Value:
        if not self.crosses:
            return super().cross(name, a, b, c, d, negative=negative)
        self.crossed += 2
        bits, named = self.seed.operand, zip("abcd", (a, b, c, d), strict=True)
        ports = {which: self._packed(f"{name}_{which}", words, bits) for which, words in named}
        return self._split(self.multiplier.cross(negative=negative)(self.c, name, **ports)[0])

    def add(self, name: str, a: Value, b: Value) -> Value:
        return tuple(self._plus(part, x, y) for part, x, y in zip(part_names(name, WORDS), a, b, strict=True))

    def sub(self, name: str, a: Value, b: Value) -> Value:
        everywhere = self.seed.everywhere()
        multiple = max(-(-word.high // lift) for word, lift in zip(b, everywhere, strict=True))
        names = part_names(name, WORDS)
        return tuple(
            self._minus(part, x, y, multiple * lift) for part, x, y, lift in zip(names, a, b, everywhere, strict=True)
        )

    def scale(self, name: str, a: Value, k: int) -> Value:
        return tuple(self.words.scale(part, x, k) for part, x in zip(part_names(name, WORDS), a, strict=True))

    def _plus(self, name: str, a: Word, b: Word) -> Word:
        if not a.high or not b.high:
            return a if a.high else b
        return self.words.add(name, a, b)

    def _minus(self, name: str, a: Word, b: Word, lift: int) -> Word:
        """a + lift - b, where b is at most the lift."""
        high = a.high + lift
        if not high:
            return a
        lifted = limited(self._plus(f"{name}_lifted", a, self.literal(lift)), high)
        return limited(self.c.difference(name, lifted, b, high.bit_length())[0], high) if b.high else lifted

    def _shortened(self, name: str, a: Value) -> Value:
        """Each word is divided by |x|, and the quotient goes to the next word: words below 4 |x|, but for quotients.

        a_i = q_i |x| + r_i with r_i < 3 |x|, and q_i |x| X^i is q_i X^(i+1), or its opposite where x is negative.
        """
        pairs = [self.words.divided(part, word) for part, word in zip(part_names(name, WORDS), a, strict=True)]
        quotients = tuple(q for q, _ in pairs)
        rests = tuple(r for _, r in pairs)
        (up, down) = [], []
        for i in range(WORDS):
            carried = [quotients[i - 1]] if i else []
            top = [quotients[-1].shifted(abs(SIXTH[i]) - 1)] if SIXTH[i] else []
            plus, minus = (carried, []) if self.seed.x > 0 else ([], carried)
            (plus if (SIXTH[i] > 0) == (self.seed.x > 0) else minus).extend(top)
            up.append(self._gathered(f"{name}_up_{i}", plus))
            down.append(self._gathered(f"{name}_down_{i}", minus))
        return self.sub(f"{name}_short", self.add(f"{name}_with", rests, tuple(up)), tuple(down))

    def _gathered(self, name: str, rows: list[Word]) -> Word:
        """The sum of up to two rows."""
        plain = [self.words.shifted(f"{name}_{i}", Word(r.view, r.high), r.shift) for i, r in enumerate(rows)]
        if len(plain) == 2:
            return self.words.add(name, *plain)
        return plain[0] if plain else self.literal(0)

    def _packed(self, name: str, a: Value, bits: int) -> Word:
        parts = zip(part_names(f"{name}_word", WORDS), a, strict=True)
        padded = [w if w.width == bits else self.c.widen(part, w, (1 << bits) - 1, 0.0) for part, w in parts]
        return self.c.join(f"{name}_packed", *padded)

    def _split(self, word: Word) -> Value:
        bits = self.layout.bits
        return tuple(word.slice(bits * i, bits) for i in range(WORDS))
