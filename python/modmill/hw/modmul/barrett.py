"""Barrett's reduction as a circuit: a b mod N for any N of exactly k bits and any a and b of up to m >= k bits.

Let mu = floor(2^2m / N), T = a b and q = floor(floor(T / 2^(k-1)) mu / 2^(2m-k+1)). For every T < 2^2m the quotient
floor(T / N) exceeds q by at most 2 (Handbook of Applied Cryptography, 14.42 and 14.43, for m = k; with more bits of mu
both errors keep their bounds). So T - q N lies in 0..3N - 1, its lowest k + 2 bits suffice, and two subtractions side
by side find the residue.
"""

from __future__ import annotations

from modmill.hw.circuit.graph import Circuit, limited
from modmill.hw.circuit.kinds.products import DSP_A, DSP_B
from modmill.hw.circuit.op import Word
from modmill.hw.circuit.part import Part
from modmill.hw.circuit.trees import sum_rows
from modmill.hw.modmul.multiplier import Multiplier


def reciprocal(modulus: int, slack: int = 0) -> int:
    """mu = floor(2^2m / N) of a modulus of k bits, m = k + slack; at most 2^(k+1+2 slack)."""
    return (1 << 2 * (modulus.bit_length() + slack)) // modulus


def build(bits: int, policy: str) -> tuple[Circuit, Word]:
    """The circuit of inputs `a` and `b` of k bits with constants `n` and `mu`, and its result."""
    c = Circuit()
    most = (1 << bits) - 1
    a, b = c.input("a", most), c.input("b", most)
    n = c.constant("n", most, lambda modulus: modulus)
    mu = c.constant("mu", 1 << (bits + 1), reciprocal)
    return c, _residue(c, a, b, n, mu, (bits, bits), policy)


class Barrett(Multiplier):
    """For one modulus of k bits, which is built in, and operands of up to k + slack bits; the result is below N."""

    name = "barrett"

    def __init__(self, modulus: int, latency: int, slack: int = 2, policy: str = "ternary") -> None:
        self.modulus, self.latency, self.slack, self.policy = modulus, latency, slack, policy
        self.bits = modulus.bit_length()
        self.inputs = (1 << (self.bits + slack)) - 1
        self.output = modulus - 1

    def act(self, a: int, b: int) -> int:
        return a * b % self.modulus

    def build(self) -> Part:
        c = Circuit()
        a, b = c.input("a", self.inputs), c.input("b", self.inputs)
        n, mu = c.literal("n", self.modulus), c.literal("mu", reciprocal(self.modulus, self.slack))
        found = _residue(c, a, b, n, mu, (self.bits, self.bits + self.slack), self.policy)
        return Part("multiplier", "a b mod N", c, {"r": limited(found, self.output)}, self.latency or None)


def _residue(c: Circuit, a: Word, b: Word, n: Word, mu: Word, sizes: tuple[int, int], policy: str) -> Word:
    """a b mod N; `sizes` are k and m."""
    bits, most = sizes[0], n.high
    t = _product(c, "product", a, b, policy)
    high = _above(t, bits - 1)
    quotient = _above(_product(c, "quotient", high, mu, policy), 2 * sizes[1] - bits + 1)
    multiple = _product(c, "multiple", quotient, n, policy, kept=bits + 2)
    rest, _ = c.difference("rest", t.low(bits + 2), multiple.low(bits + 2), bits + 2)
    rest = limited(rest, 3 * most - 1)
    once, fits_once = c.difference("once", rest, n, bits + 2)
    twice, fits_twice = c.difference("twice", rest, n.shifted(1), bits + 2)
    less = c.choose("less", fits_once, once.low(bits), rest.low(bits))
    return c.choose("r", fits_twice, twice.low(bits), less)


def _above(word: Word, bits: int) -> Word:
    found = word.above(bits)
    assert found is not None
    return found


def _product(c: Circuit, name: str, a: Word, b: Word, policy: str, kept: int | None = None) -> Word:
    """a b as a sum of products of single multipliers; with `kept`, modulo 2^kept where a sum of rows exceeds that."""
    rows: list[Word] = []
    for i in range(0, a.width, DSP_A):
        for j in range(0, b.width, DSP_B):
            if kept is not None and i + j >= kept:
                continue
            x, y = a.slice(i, min(DSP_A, a.width - i)), b.slice(j, min(DSP_B, b.width - j))
            row = c.mul(f"{name}_{i}_{j}", x, y)
            rows.append((row if kept is None else row.low(kept - i - j)).shifted(i + j))
    c.group = f"{name}_sum"
    total = sum_rows(c, name, rows, policy)
    c.group = ""
    return total if kept is not None else limited(total, a.high * b.high)
