"""The method rns: Montgomery on residues modulo trinomials (kernels/rns.cl)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

import numpy as np

from modmill.gf2.opencl import polynomials
from modmill.gf2.opencl.config import Config, ConfigError
from modmill.gf2.opencl.plan import PRODUCT, ProductPlan, kernel_text
from modmill.gf2.opencl.polynomials import bits_of, words_of
from modmill.gf2.opencl.words import head, private_bytes, unrolled
from modmill.opencl.devices import DeviceFacts

REACH = 9300
"""Degrees that trinomials of 64-bit words suffice for, whatever factors N shares with them: two bases share 18,683."""
EVERY = "karatsuba, bitsliced or barrett"


@dataclass(frozen=True, slots=True)
class Trinomial:
    """x^degree + x^middle + 1."""

    degree: int
    middle: int

    @property
    def poly(self) -> int:
        return 1 << self.degree | 1 << self.middle | 1


class _Coprime:
    """Pairwise coprime trinomials of degree below `bits`, greedily from the highest degree down and the lowest middle
    term up, found when they are asked for. With `low` the middle term is in the lower half, so that two or three folds
    reduce by them; there are fewer of those.
    """

    def __init__(self, bits: int, low: bool) -> None:
        self.found: list[Trinomial] = []
        # A trinomial with two even exponents is the square of another one.
        self._candidates = (
            Trinomial(d, k)
            for d in range(bits - 1, bits // 3, -1)
            for k in range(1, d // 2 + 1 if low else d)
            if d % 2 or k % 2
        )

    def __iter__(self) -> Iterator[Trinomial]:
        i = 0
        while True:
            while i >= len(self.found):
                new = next(self._candidates, None)
                if new is None:
                    return
                if all(_coprime(new.poly, old.poly) for old in self.found):
                    self.found.append(new)
            yield self.found[i]
            i += 1


@cache
def _coprimes(bits: int, low: bool) -> _Coprime:
    return _Coprime(bits, low)


def _coprime(a: int, b: int) -> bool:
    """Whether gcd(a, b) is 1, for trinomials of similar degree."""
    while b:
        shift = a.bit_length() - b.bit_length()
        if shift < 0:
            a, b = b, a
        else:
            a ^= b << shift
    return a == 1


def bases(poly: int, bits: int) -> tuple[list[Trinomial], list[Trinomial]]:
    """Two bases of trinomials, each of a product of degree m or more, the first coprime to N. Raises ConfigError.

    >>> [t.degree for t in bases(1 << 163 | 1 << 7 | 1 << 6 | 1 << 3 | 1, 64)[0]]
    [63, 63, 63]
    """
    m = bits_of(poly)
    for low in (True, False):
        first: list[Trinomial] = []
        second: list[Trinomial] = []
        in_first = in_second = 0
        for t in _coprimes(bits, low):
            if in_first < m and polynomials.xgcd(polynomials.divide(poly, t.poly)[1], t.poly)[0] == 1:
                first.append(t)
                in_first += t.degree
            else:
                second.append(t)
                in_second += t.degree
            if in_first >= m and in_second >= m:
                return first, second
    reach = sum(t.degree for t in _coprimes(bits, False)) // 2
    lacks = f"coprime trinomials below x^{bits} suffice only for degrees up to {reach:,}, and the modulus has {m:,}"
    if m <= REACH > reach:
        wider = f"choose word_bits 64, which suffices up to about {REACH:,}"
        raise ConfigError(f"rns: word_bits is {bits}; {lacks}: {wider}", knob="word_bits", got=bits)
    raise ConfigError(f"rns: {lacks}: choose {EVERY}, which accept every degree", knob="method", got="rns")


def plan(poly: int, config: Config, device: DeviceFacts) -> ProductPlan:
    """How `config` multiplies modulo `poly`. Raises ConfigError."""
    bits = config.word_bits
    if bits == 8:
        raise ConfigError(
            "rns: word_bits is 8; it must be 32 or 64, since a residue is a word", knob="word_bits", got=bits
        )
    first, second = bases(poly, bits)
    defines: dict[str, object] = {
        "FIRST_BASE": len(first),
        "SECOND_BASE": len(second),
    }
    parts = [head(poly, config, defines), kernel_text("word.cl"), kernel_text("rns.cl")]
    words = -(-bits_of(poly) // bits)
    table = _table(poly, first, second, words, bits)
    data = np.array(table, np.uint64 if bits == 64 else np.uint32)
    product = 1
    for t in first:
        product = polynomials.product(product, t.poly)
    return ProductPlan(
        source=unrolled("\n".join(parts), config.unroll),
        kernels=(PRODUCT,),
        words=words_of(poly),
        block=config.vector,
        local=config.group,
        private_bytes=private_bytes(config, 3 * words + len(first)),
        constants=np.frombuffer(data.tobytes() + bytes(-data.nbytes % 8), np.uint64),
        factor=polynomials.divide(product, poly)[1],
        method="rns",
        detail=f"{len(first)} + {len(second)} trinomials of degree {second[-1].degree} to {first[0].degree}",
    )


def preferred(device: DeviceFacts) -> Config:
    """A good guess: 64-bit words, on a processor side by side in its vectors."""
    return Config("rns", 64, vector=8 if device.kind == "cpu" else 1)


def _folds(t: Trinomial, bits: int) -> int:
    """Folds that reduce degrees below bits + degree to below degree: each removes degree - middle."""
    return -(-bits // (t.degree - t.middle))


def _table(poly: int, first: list[Trinomial], second: list[Trinomial], words: int, bits: int) -> list[int]:
    """The constants, in the order that rns.cl states."""
    p = polynomials
    table = [x for t in (*first, *second) for x in (t.degree, t.middle, _folds(t, bits))]
    for a in first:
        others = poly
        for t in first:
            if t is not a:
                others = p.mul(others, t.poly, a.poly)
        table.append(p.inverse(others, a.poly))
    whole: list[int] = []
    everything = 1
    for b in second:
        everything = p.product(everything, b.poly)
    for b in second:
        n = b.poly
        rest = 1
        for t in second:
            if t is not b:
                rest = p.mul(rest, t.poly, n)
        inverse_rest = p.inverse(rest, n)
        product = inverse_product = 1
        for t in first:
            product = p.mul(product, t.poly, n)
        inverse_product = p.inverse(product, n)
        scale = p.mul(inverse_product, inverse_rest, n)
        table.append(scale)
        # N F_i / (F G_j) = N / (A_i G_j)
        common = p.mul(p.divide(poly, n)[1], inverse_rest, n)
        table += [p.mul(common, p.inverse(a.poly, n), n) for a in first]
        g = p.divide(everything, n)[0]
        whole += [g >> bits * i & (1 << bits) - 1 for i in range(words)]
    return table + whole
