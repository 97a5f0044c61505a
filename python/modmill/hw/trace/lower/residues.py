"""Residues as words of a circuit: sums and differences that are left unreduced, and what brings them back below N.

A word stands for the residue that it is modulo N, and may exceed N as far as its bound says. A product takes operands
up to the multiplier's bound, so most sums need no correction.
"""

from __future__ import annotations

from modmill.hw.circuit.graph import Circuit, limited
from modmill.hw.circuit.op import Word
from modmill.hw.circuit.trees import sum_rows
from modmill.hw.modmul.product import product, tiles

CHAIN = 8
"""From this many times N on, a word is reduced by an estimated quotient; below, by conditional subtractions."""


class Residues:
    """Operators on residues modulo N in one circuit."""

    def __init__(self, circuit: Circuit, modulus: int, policy: str) -> None:
        self.c: Circuit = circuit
        self.modulus: int = modulus
        self.policy: str = policy
        self.bits: int = modulus.bit_length()
        self._literals: dict[int, Word] = {}
        self._below: dict[tuple[Word, int], Word] = {}

    def literal(self, value: int) -> Word:
        """A number, once in the circuit."""
        if value not in self._literals:
            name = {0: "zero", 1: "one", self.modulus: "modulus"}.get(value, f"literal_{len(self._literals)}")
            self._literals[value] = self.c.literal(name, value)
        return self._literals[value]

    def add(self, name: str, a: Word, b: Word) -> Word:
        """a + b."""
        return limited(self.c.add(name, a, b), a.high + b.high)

    def sub(self, name: str, a: Word, b: Word) -> Word:
        """a - b + k N, with the least k for which that is never negative."""
        most = -(-b.high // self.modulus) * self.modulus
        high = a.high + most
        width = high.bit_length()
        lifted = self.c.add(f"{name}_lifted", a, self.literal(most)) if most else a
        found, _ = self.c.difference(name, limited(lifted, high), b, width)
        return limited(found, high)

    def scale(self, name: str, a: Word, k: int) -> Word:
        """k a: one row for each multiplier, or shifted rows where the constant has few bits."""
        places = [i for i in range(k.bit_length()) if k >> i & 1]
        if len(places) == 1:
            return self.shifted(name, a, places[0])
        rows = [a.shifted(i) for i in places]
        if len(places) > 3:
            rows = list(tiles(self.c, name, a, self.literal(k)))
        total = sum_rows(self.c, f"{name}_sum", rows, self.policy)
        return limited(self.shifted(name, Word(total.view, total.high), total.shift), k * a.high)

    def shifted(self, name: str, a: Word, by: int) -> Word:
        """2^by a as a word of its own."""
        if not by:
            return a
        zeros = self.c.widen(f"{name}_zeros", self.literal(0), (1 << by) - 1, 0.0)
        joined = self.c.join(name, zeros, a)
        return limited(joined, a.high << by)

    def below(self, name: str, a: Word, most: int) -> Word:
        """A word with the residue of `a`, of at most `most`, which is at least N - 1; computed once."""
        if a.high <= most:
            return a
        if (a, most) not in self._below:
            found = self._estimated(name, a)[1] if a.high >= CHAIN * self.modulus else a
            self._below[a, most] = self._chained(name, found, most)
        return self._below[a, most]

    def divided(self, name: str, a: Word) -> tuple[Word, Word]:
        """A quotient by N and a rest below 3 N, together a."""
        return self._estimated(name, a) if a.high >= 3 * self.modulus else (self.literal(0), a)

    def _chained(self, name: str, a: Word, most: int) -> Word:
        """By subtracting 4 N, 2 N and N, each where that leaves nothing negative, as far as needed."""
        while a.high > most:
            times = 1 << (a.high // self.modulus).bit_length() - 1
            step = times * self.modulus
            less, fits = self.c.difference(f"{name}_less_{times}", a, self.literal(step), a.high.bit_length())
            high = max(step - 1, a.high - step)
            a = limited(self.c.choose(f"{name}_from_{times}", fits, limited(less, high), limited(a, high)), high)
        return a

    def _estimated(self, name: str, a: Word) -> tuple[Word, Word]:
        """q and a - q N < 3 N, where q is a floor(2^s / N) from the top bits of a.

        With n the bits of N and e those of a beyond, t = floor(a / 2^(n-1)) and mu = floor(2^(n-1+e+3) / N): the two
        floors make q too small by less than 2^(n-1) / N <= 1 and by less than 1/4, and that of q itself by less than 1.
        """
        n, spare = self.bits, a.high.bit_length() - self.bits + 3
        mu = (1 << (n - 1 + spare)) // self.modulus
        top = a.slice(n - 1, a.high.bit_length() - n + 1)
        product = self._product(f"{name}_estimate", top, self.literal(mu))
        quotient = product.slice(spare, product.width - spare)
        quotient = limited(quotient, a.high // self.modulus)
        multiple = self._product(f"{name}_multiple", quotient, self.literal(self.modulus))
        rest, _ = self.c.difference(f"{name}_rest", a.low(n + 2), multiple.low(n + 2), n + 2)
        return quotient, limited(rest, 3 * self.modulus - 1)

    def _product(self, name: str, a: Word, b: Word) -> Word:
        return product(self.c, name, a, b, self.policy)
