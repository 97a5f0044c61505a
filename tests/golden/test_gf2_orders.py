"""Word-serial Montgomery multiplication of the golden model: every product of small fields, against division."""

from __future__ import annotations

import random

import pytest

from modmill.golden import gf2
from modmill.golden.gf2_orders import ORDERS, inverse_for, join, split


def multiplied(order: str, modulus: int, a: int, b: int, w: int, s: int) -> int:
    """The order's result times R, which is a b mod N; -1 where the result is not below N's degree."""
    top = modulus >> s * w
    n = split(modulus ^ top << s * w, s, w)
    found = join(ORDERS[order](split(a, s, w), split(b, s, w), n, inverse_for(order, n, w), w, None, top), w)
    return gf2.mul(modulus, found, gf2.remainder(1 << s * w, modulus)) if found >> gf2.degree(modulus) == 0 else -1


@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize("w", [1, 2, 3, 5])
def test_every_product_of_small_fields(order: str, w: int) -> None:
    """In as few words as hold N, and in those that hold an element, which may be one less."""
    for modulus in (0b111, 0b1011, 0b10011, 0b11111):
        m = gf2.degree(modulus)
        for s in {m // w + 1, -(-m // w)}:
            for a in range(1 << m):
                for b in range(1 << m):
                    assert multiplied(order, modulus, a, b, w, s) == gf2.mul(modulus, a, b)


def random_products(order: str, w: int, s: int, seed: int) -> None:
    """A dense modulus that fills the words of an element, one that leaves a bit, and one that leaves most of a word."""
    rng = random.Random(seed)
    for m in {w * s, w * s - 1, w * (s - 1) + 1}:
        modulus = 1 << m | rng.getrandbits(m) | 1
        a, b = rng.getrandbits(m), rng.getrandbits(m)
        assert multiplied(order, modulus, a, b, w, s) == gf2.mul(modulus, a, b), m


@pytest.mark.parametrize("order", ORDERS)
def test_random_products_of_dense_moduli(order: str) -> None:
    for w, s in ((2, 40), (3, 5), (8, 16), (13, 7), (31, 4), (32, 6), (64, 5), (64, 1)):
        random_products(order, w, s, w)


@pytest.mark.slow
@pytest.mark.parametrize("order", ORDERS)
def test_every_word_and_many_sizes(order: str) -> None:
    for w in range(2, 65):
        for s in (1, 2, 3, 9, 17):
            random_products(order, w, s, 100 * w + s)


@pytest.mark.slow
@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize(("w", "s"), [(8, 256), (32, 256), (64, 128), (64, 256)])
def test_sizes_of_the_thesis_and_above(order: str, w: int, s: int) -> None:
    random_products(order, w, s, 9)


def test_256_words() -> None:
    rng = random.Random(3)
    modulus, a, b = 1 << 767 | rng.getrandbits(767) | 1, rng.getrandbits(767), rng.getrandbits(767)
    for order in ("cios", "fips"):
        assert multiplied(order, modulus, a, b, 3, 256) == gf2.mul(modulus, a, b)
