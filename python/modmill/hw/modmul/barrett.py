"""Barrett's reduction as a circuit: a b mod N for any N of exactly k bits and any a and b of up to m >= k bits.

Let mu = floor(2^2m / N), T = a b and q = floor(floor(T / 2^(k-1)) mu / 2^(2m-k+1)). For every T < 2^2m the quotient
floor(T / N) exceeds q by at most 2 (Handbook of Applied Cryptography, 14.42 and 14.43, for m = k; with more bits of mu
both errors keep their bounds). So T - q N lies in 0..3N - 1, its lowest k + 2 bits suffice, and two subtractions side
by side find the residue.
"""

from __future__ import annotations

from modmill.hw.circuit.graph import Circuit, limited
from modmill.hw.circuit.op import Word
from modmill.hw.modmul.fixed import Reducing
from modmill.hw.modmul.product import product
from modmill.hw.modmul.settle import settle
from modmill.hw.modmul.wide import difference


def reciprocal(modulus: int, slack: int = 0) -> int:
    """mu = floor(2^2m / N) of a modulus of k bits, m = k + slack; at most 2^(k+1+2 slack)."""
    return (1 << 2 * (modulus.bit_length() + slack)) // modulus


def build(bits: int, policy: str, levels: int = 0, column: int = 1, other: int | None = None) -> tuple[Circuit, Word]:
    """The circuit of inputs `a` and `b` of k bits with constants `n` and `mu`, and its result.

    Modulo `other`, if there is one, where the input `which` is 1.
    """
    c = Circuit()
    most = (1 << bits) - 1
    a, b = c.input("a", most), c.input("b", most)
    n = c.constant("n", most, lambda modulus: modulus)
    mu = c.constant("mu", 1 << (bits + 1), reciprocal)
    if other is not None:
        which = c.input("which", 1)
        n = c.choose("n_of", which, c.literal("other_n", other), n)
        mu = c.choose("mu_of", which, c.literal("other_mu", reciprocal(other)), mu)
    t = product(c, "product", a, b, policy, levels=levels, column=column)
    rest = _rest(c, t, n, mu, (bits, bits), policy, levels, column)
    return c, settle(c, rest, (n, n.shifted(1)), bits)


class Barrett(Reducing):
    """For one modulus of k bits, which is built in, and operands of up to k + slack bits; the result is below N."""

    name = "barrett"

    def reduce(self, c: Circuit, t: Word) -> Word:
        n, mu = c.literal("n", self.modulus), c.literal("mu", reciprocal(self.modulus, self.slack))
        rest = _rest(c, t, n, mu, (self.bits, self.bits + self.slack), self.policy, self.levels, self.column)
        return limited(settle(c, rest, (n, n.shifted(1)), self.bits), self.output)


def _rest(
    c: Circuit, t: Word, n: Word, mu: Word, sizes: tuple[int, int], policy: str, levels: int, column: int
) -> Word:
    """T - q N, below 3 N; `sizes` are k and m. Of the last product only the low end is made, so without Karatsuba."""
    bits, most = sizes[0], n.high
    high = _above(t, bits - 1)
    quotient = _above(product(c, "quotient", high, mu, policy, levels=levels, column=column), 2 * sizes[1] - bits + 1)
    multiple = product(c, "multiple", quotient, n, policy, kept=bits + 2)
    c.note("T - q N, below 3 N.")
    rest, _ = difference(c, "rest", t.low(bits + 2), multiple.low(bits + 2), bits + 2)
    return limited(rest, 3 * most - 1)


def _above(word: Word, bits: int) -> Word:
    found = word.above(bits)
    assert found is not None
    return found
