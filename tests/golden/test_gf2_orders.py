"""Word-serial Montgomery multiplication of the golden model: every product of small fields, against division."""

from __future__ import annotations

import random

import pytest

from modmill.golden import gf2
from modmill.golden.gf2_orders import ORDERS, inverse_word, inverse_words, join, split


def multiplied(order: str, modulus: int, a: int, b: int, w: int) -> int:
    """a b / R, in as few words as hold N."""
    s = gf2.degree(modulus) // w + 1
    n = split(modulus, s, w)
    inverse = inverse_words(n, w) if order == "algorithm5" else inverse_word(n, w)
    found = ORDERS[order](split(a, s, w), split(b, s, w), n, inverse, w)  # type: ignore[operator]
    radix = gf2.remainder(1 << s * w, modulus)
    return gf2.mul(modulus, join(found, w), radix) if join(found, w) >> gf2.degree(modulus) == 0 else -1


@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize("w", [1, 2, 3, 5])
def test_every_product_of_small_fields(order: str, w: int) -> None:
    for modulus in (0b111, 0b1011, 0b10011, 0b11111):
        for a in range(1 << gf2.degree(modulus)):
            for b in range(1 << gf2.degree(modulus)):
                assert multiplied(order, modulus, a, b, w) == gf2.mul(modulus, a, b)


@pytest.mark.parametrize("order", ORDERS)
def test_random_products_of_dense_moduli(order: str) -> None:
    rng = random.Random(7)
    for m, w in ((63, 8), (64, 8), (163, 32), (255, 64)):
        modulus = 1 << m | rng.getrandbits(m) | 1
        a, b = rng.getrandbits(m), rng.getrandbits(m)
        assert multiplied(order, modulus, a, b, w) == gf2.mul(modulus, a, b)
