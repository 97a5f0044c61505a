"""Products over GF(2) by Karatsuba's method, and reductions by known polynomials: proved on bases, counted."""

from __future__ import annotations

import random

import pytest

from modmill.golden import gf2
from modmill.hw.circuit.evaluate import evaluate, value
from modmill.hw.circuit.graph import Circuit
from modmill.hw.modmul.binary_reduction import BARRETT, FOLD, METHODS, reduced, squared
from modmill.hw.modmul.carryless import lookup_tables
from modmill.hw.modmul.karatsuba import Karatsuba


@pytest.mark.parametrize("leaf", [1, 2, 5])
@pytest.mark.parametrize("bits", [1, 2, 3, 7, 11, 13, 20])
def test_all_products_of_powers_of_x(bits: int, leaf: int) -> None:
    """The circuit is linear in each operand, so these products determine all others."""
    part = Karatsuba(leaf, 1).part(bits)
    for i in range(bits):
        for j in range(bits):
            values = evaluate(part.circuit, {"a": 1 << i, "b": 1 << j}, 0)
            assert value(part.results["r"], values) == 1 << i + j
    values = evaluate(part.circuit, {"a": (1 << bits) - 1, "b": (1 << bits) - 1}, 0)
    assert value(part.results["r"], values) == gf2.product((1 << bits) - 1, (1 << bits) - 1)


@pytest.mark.parametrize(("bits", "lut4", "latency"), [(255, 17_060, 11), (511, 52_241, 13), (1014, 158_156, 15)])
def test_the_size_of_the_thesis_products(bits: int, lut4: int, latency: int) -> None:
    """In the studies 17,315, 52.8 k and 159 k with the reduction."""
    part = Karatsuba(8, 1).part(bits)
    assert (lookup_tables(part.circuit.ops)[0], part.latency) == (lut4, latency)


def moduli(bits: int) -> list[int]:
    rng = random.Random(bits)
    dense = [1 << bits | rng.getrandbits(bits) | 1 for _ in range(3)]
    return [1 << bits | 1, 1 << bits | 0b11, (1 << bits + 1) - 1, 1 << bits, *dense]


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("bits", [2, 3, 8, 26, 61])
def test_reductions_of_all_powers_of_x(bits: int, method: str) -> None:
    """A reduction is linear, so these determine it."""
    for modulus in moduli(bits):
        c = Circuit()
        result, _ = reduced(c, c.input("t", (1 << 2 * bits - 1) - 1), modulus, method)
        for i in range(2 * bits - 1):
            assert value(result, evaluate(c, {"t": 1 << i}, modulus)) == gf2.remainder(1 << i, modulus)
        every = (1 << 2 * bits - 1) - 1
        assert value(result, evaluate(c, {"t": every}, modulus)) == gf2.remainder(every, modulus)


@pytest.mark.parametrize("bits", [2, 9, 33])
def test_squares_of_all_powers_of_x(bits: int) -> None:
    for modulus in moduli(bits):
        c = Circuit()
        result = squared(c, "square", c.input("a", (1 << bits) - 1), modulus)
        for i in range(bits):
            assert value(result, evaluate(c, {"a": 1 << i}, modulus)) == gf2.square(modulus, 1 << i)


def test_the_smaller_reduction_is_chosen() -> None:
    def chosen(modulus: int, method: str) -> tuple[str, int]:
        c = Circuit()
        _, used = reduced(c, c.input("t", (1 << 2 * gf2.degree(modulus) - 1) - 1), modulus, method)
        return used, lookup_tables(c.ops)[0]

    assert chosen(gf2.from_terms([255, 82, 0]), "auto") == (FOLD, 255)
    dense = 1 << 512 | random.Random(1).getrandbits(512) | 1
    used, size = chosen(dense, "auto")
    assert used == BARRETT and size < 0.8 * chosen(dense, FOLD)[1]
