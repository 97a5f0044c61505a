"""Long products on tiles: every value at toy width, edges and random ones at the widths of curves, counts of tiles."""

from __future__ import annotations

import itertools
import random

import pytest

from modmill.hw.circuit.evaluate import evaluate, value
from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.op import BoundError, Word
from modmill.hw.modmul.product import best_split, least_tiles, product, square_tiles


def built(a_bits: int, b_bits: int, levels: int = 0, **more: object) -> tuple[Circuit, Word]:
    c = Circuit()
    a, b = c.input("a", (1 << a_bits) - 1), c.input("b", (1 << b_bits) - 1)
    return c, product(c, "p", a, b, "ternary", levels=levels, **more)  # type: ignore[arg-type]


def edges(bits: int, rng: random.Random) -> list[int]:
    ones = (1 << bits) - 1
    half = bits // 2
    return [0, 1, ones, 1 << bits - 1, ones ^ 1, (1 << half) - 1, ones >> half << half, rng.getrandbits(bits)]


@pytest.mark.parametrize("cuts", [(), (2,), (3,), (2, 2), (3, 2)])
def test_every_value_at_toy_width(cuts: tuple[int, ...]) -> None:
    c, result = built(5, 5, len(cuts), cuts=cuts)
    for a, b in itertools.product(range(32), repeat=2):
        assert value(result, evaluate(c, {"a": a, "b": b}, 1)) == a * b


@pytest.mark.parametrize("levels", range(5))
@pytest.mark.parametrize("bits", [64, 255, 377, 381])
def test_widths_of_curves(bits: int, levels: int) -> None:
    c, result = built(bits, bits, levels)
    assert sum(op.kind.dsps for op in c.ops) == best_split(bits, levels)[0]
    assert result.width <= 2 * bits
    rng = random.Random(levels)
    for a, b in itertools.product(edges(bits, rng), repeat=2):
        assert value(result, evaluate(c, {"a": a, "b": b}, 1)) == a * b


@pytest.mark.parametrize(("a_bits", "b_bits"), [(40, 90), (90, 40), (100, 51)])
@pytest.mark.parametrize("levels", [0, 2])
def test_operands_of_different_widths(a_bits: int, b_bits: int, levels: int) -> None:
    c, result = built(a_bits, b_bits, levels)
    rng = random.Random(1)
    for a, b in itertools.product(edges(a_bits, rng), edges(b_bits, rng)):
        assert value(result, evaluate(c, {"a": a, "b": b}, 1)) == a * b


def test_a_product_that_keeps_its_low_end_is_right_there() -> None:
    c, result = built(64, 64, kept=70)
    assert sum(op.kind.dsps for op in c.ops) < least_tiles(64, 64)
    rng = random.Random(2)
    for a, b in itertools.product(edges(64, rng), repeat=2):
        assert (value(result, evaluate(c, {"a": a, "b": b}, 1)) - a * b) % (1 << 70) == 0


@pytest.mark.parametrize(("bits", "column"), [(30, 2), (68, 2), (68, 4), (68, 16), (120, 3)])
def test_columns_of_multipliers(bits: int, column: int) -> None:
    c, result = built(bits, bits, column=column)
    assert sum(op.kind.dsps for op in c.ops) == least_tiles(bits, bits)
    rng = random.Random(column)
    for a, b in itertools.product(edges(bits, rng), repeat=2):
        assert value(result, evaluate(c, {"a": a, "b": b}, 1)) == a * b
    columns = [op for op in c.ops if op.kind.latency(op)]
    assert max(op.kind.latency(op) for op in columns) == min(column, -(-bits // 17))


SQUARES = [(0, 2), (1, 2), (3, 2), (1, 3), (2, 3)]
"""Levels, and the parts into which each cuts."""


def squared(bits: int, levels: int, split: int, **more: object) -> tuple[Circuit, Word]:
    c = Circuit()
    a = c.input("a", (1 << bits) - 1)
    return c, product(c, "p", a, a, "ternary", levels=levels, split=split, **more)  # type: ignore[arg-type]


@pytest.mark.parametrize(("levels", "split"), SQUARES)
@pytest.mark.parametrize("bits", [52, 64, 157, 377])
def test_squares(bits: int, levels: int, split: int) -> None:
    c, result = squared(bits, levels, split)
    assert result.width <= 2 * bits
    rng = random.Random(bits)
    parts = [bits // 3 * k for k in range(1, 3)]
    steps = [(1 << bits) - (1 << at) for at in parts] + [(1 << at) - 1 for at in parts]
    middle = (1 << parts[1]) - (1 << parts[0])
    for a in (*edges(bits, rng), *steps, middle, (1 << bits) - 1 - middle, *(rng.getrandbits(bits) for _ in range(20))):
        assert value(result, evaluate(c, {"a": a}, 1)) == a * a


@pytest.mark.parametrize("cuts", [(), (2,), (3, 2)])
def test_every_square_at_toy_width(cuts: tuple[int, ...]) -> None:
    c, result = squared(6, len(cuts), 2, cuts=cuts)
    for a in range(64):
        assert value(result, evaluate(c, {"a": a}, 1)) == a * a


def test_a_square_takes_each_pair_of_digits_once() -> None:
    def count(levels: int, split: int) -> int:
        return sum(op.kind.dsps for op in squared(1024, levels, split)[0].ops)

    assert count(0, 2) == square_tiles(1024) == 61 * 62 // 2
    assert count(2, 2) == best_split(1024, 2, square=True)[0] == 1144
    assert (count(1, 3), count(2, 3)) == (1183, 805)


def test_a_column_takes_what_its_multipliers_do() -> None:
    c = Circuit()
    a, b = c.input("a", (1 << 27) - 1), c.input("b", (1 << 34) - 1)
    with pytest.raises(BoundError, match="27 by 34 bits on a column of 2"):
        c.mul_column("p", a, b)


def test_tiles_are_as_few_as_published_and_fewer() -> None:
    # Schoolbook, and what three levels make of it; the aim at 377 bits is 162.
    assert (least_tiles(255, 255), least_tiles(377, 377)) == (150, 345)
    assert best_split(377, 3)[0] == 160
    assert [best_split(bits, 3)[0] for bits in (255, 381)] == [106, 162]
    counts = [best_split(1506, levels)[0] for levels in range(6)]
    assert counts == sorted(counts, reverse=True)
