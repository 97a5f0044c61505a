"""The method rns: Montgomery on residues modulo trinomials (kernels/rns.cl)."""

from __future__ import annotations

import numpy as np

from modmill import trinomials
from modmill.gf2.opencl import polynomials
from modmill.gf2.opencl.config import Config, ConfigError
from modmill.gf2.opencl.plan import PRODUCT, ProductPlan, kernel_text
from modmill.gf2.opencl.polynomials import bits_of, words_of
from modmill.gf2.opencl.words import head, private_bytes, unrolled
from modmill.opencl.devices import DeviceFacts
from modmill.trinomials import Trinomial

REACH = 9300
"""Degrees that trinomials of 64-bit words suffice for, whatever factors N shares with them: two bases share 18,683."""
EVERY = "karatsuba, bitsliced or barrett"


def bases(poly: int, bits: int) -> tuple[list[Trinomial], list[Trinomial]]:
    """Two bases of trinomials that fit in words of so many bits. Raises ConfigError.

    >>> [t.degree for t in bases(1 << 163 | 1 << 7 | 1 << 6 | 1 << 3 | 1, 64)[0]]
    [63, 63, 63]
    """
    try:
        return trinomials.bases(poly, bits - 1)
    except trinomials.TooFewError as e:
        m, reach = bits_of(poly), e.reach
    lacks = f"coprime trinomials below x^{bits} suffice only for degrees up to {reach:,}, and the modulus has {m:,}"
    if m <= REACH > reach:
        wider = f"choose word_bits 64, which suffices up to about {REACH:,}"
        raise ConfigError(f"rns: word_bits is {bits}; {lacks}: {wider}", knob="word_bits", got=bits)
    raise ConfigError(f"rns: {lacks}: choose {EVERY}, which accept every degree", knob="method", got="rns")


def plan(poly: int, config: Config, device: DeviceFacts) -> ProductPlan:
    """The plan by which `config` multiplies modulo `poly`. Raises ConfigError."""
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
