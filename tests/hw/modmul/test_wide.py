"""Sums and differences in pieces: every value at toy width, and values whose carries run through all pieces."""

from __future__ import annotations

import itertools
import random
from collections.abc import Sequence

import pytest

from modmill.hw.circuit.evaluate import evaluate, value
from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.op import Word
from modmill.hw.modmul import wide


def summed(bits: Sequence[int], shifts: Sequence[int]) -> tuple[Circuit, Word]:
    c = Circuit()
    words = [c.input(f"x_{i}", (1 << size) - 1) for i, size in enumerate(bits)]
    return c, wide.total(c, "s", [w.shifted(by) for w, by in zip(words, shifts, strict=True)], "ternary")


@pytest.mark.parametrize("longest", [1, 2, 3])
def test_every_sum_and_difference_at_toy_width(monkeypatch: pytest.MonkeyPatch, longest: int) -> None:
    monkeypatch.setattr(wide, "LONGEST", longest)
    c, found = summed((3, 3), (0, 1))
    d = Circuit()
    less, enough = wide.difference(d, "d", d.input("a", 7), d.input("b", 15), 4)
    assert max(op.ins[0].width for op in c.ops if op.kind.name == "add2") <= longest
    for a, b in itertools.product(range(8), range(16)):
        values = evaluate(d, {"a": a, "b": b}, 1)
        assert (value(less, values), value(enough, values)) == ((a - b) % 16, a >= b)
        if b < 8:
            assert value(found, evaluate(c, {"x_0": a, "x_1": b}, 1)) == a + 2 * b


def edges(bits: int, rng: random.Random) -> list[int]:
    ones = (1 << bits) - 1
    return [0, 1, ones, ones - 1, 1 << bits - 1, ones >> 1, rng.getrandbits(bits)]


@pytest.mark.parametrize("shifts", [(0, 0, 0), (2, 200, 390), (0, 400, 1000)])
def test_carries_through_all_pieces(shifts: tuple[int, int, int]) -> None:
    sizes = (1000, 900, 600)
    c, found = summed(sizes, shifts)
    rng = random.Random(7)
    for x in itertools.product(*(edges(size, rng) for size in sizes)):
        values = evaluate(c, {f"x_{i}": v for i, v in enumerate(x)}, 1)
        assert value(found, values) == sum(v << by for v, by in zip(x, shifts, strict=True))


def test_borrows_through_all_pieces() -> None:
    c = Circuit()
    less, enough = wide.difference(c, "d", c.input("a", (1 << 1000) - 1), c.input("b", (1 << 900) - 1), 1000)
    assert max(op.params["bits"] for op in c.ops if op.kind.name == "sub2") <= wide.LONGEST + 1
    rng = random.Random(8)
    for a, b in itertools.product(edges(1000, rng), edges(900, rng)):
        values = evaluate(c, {"a": a, "b": b}, 1)
        assert (value(less, values), value(enough, values)) == ((a - b) % (1 << 1000), a >= b)
