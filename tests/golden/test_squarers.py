"""The word-level references against plain arithmetic, and what docs/derivations/hardware-squarers.md claims of them."""

from __future__ import annotations

import random

import pytest

from modmill.golden.squarers import Folding, Montgomery, Shape, neighbour, product_columns, square_columns
from modmill.hw.units.vdf.squarer.config import configured
from modmill.hw.units.vdf.squarer.unit import squarer

W = 16


def number(words: list[int], w: int = W) -> int:
    return sum(word << (w * i) for i, word in enumerate(words))


def test_columns_and_neighbour_carries_keep_the_number() -> None:
    rng = random.Random(1)
    for n in (1, 2, 5, 12):
        x, y = ([rng.getrandbits(W + 1) for _ in range(n)] for _ in range(2))
        assert number(product_columns(x, y, W)) == number(x) * number(y)
        for cascade in (1, 2):
            columns = square_columns(x, W, cascade)
            assert number(columns) == number(x) ** 2
            assert number(neighbour(columns, W)) == number(x) ** 2


def test_a_hand_made_folding_squarer() -> None:
    """Two words of 4 bits, one table per word of the upper half: small enough to be worked out on paper."""
    layout = tuple(tuple((place, bit) for bit in range(8)) for place in range(3))
    shape = Shape(word=4, residue_words=2, below=0, cascade=1, columns=6, folded=3, layout=layout)
    golden = Folding(197, shape)
    for x in ([3, 12, 0], [15, 15, 1], [0, 0, 0], [31, 31, 1]):
        assert number(golden.step(x), 4) % 197 == number(x, 4) ** 2 % 197


@pytest.mark.parametrize("bits", [64, 192])
def test_with_t_added_the_carry_is_one_bit_and_never_open(bits: int) -> None:
    """Boundary columns of T + Q N: below column n lies 0 or R, so the carry is whether the boundary word is zero."""
    rng = random.Random(bits)
    seen = set()
    for _ in range(60):
        modulus = rng.getrandbits(bits) | 1 | 1 << (bits - 1)
        unit = squarer(configured("vdf_predictive_montgomery", bits=bits))
        golden = unit.golden(modulus)
        assert isinstance(golden, Montgomery)
        n = unit.words
        special = [[0] * n, [1] + [0] * (n - 1), [0, 0, 1] + [0] * (n - 3), unit.encode(modulus - 1, modulus)]
        for x in [*special, unit.encode(rng.randrange(modulus), modulus)]:
            stages = golden.stages(x)
            columns = product_columns(stages["quotient"], golden.modulus, W)
            low = [c + t for c, t in zip(columns[:n], stages["square_low"], strict=True)]
            below = number(neighbour(low, W)[:n])
            boundary = (low[n - 1] & 0xFFFF) + (low[n - 2] >> W)
            assert below in (0, golden.radix)
            assert (below == golden.radix) == (boundary != 0)
            seen.add(below == golden.radix)
    assert seen == {False, True}


def test_the_branch_is_forced_by_one_and_rare_otherwise() -> None:
    modulus = (1 << 128) - 159
    unit = squarer(configured("vdf_predictive_montgomery", bits=128))
    golden = unit.golden(modulus)
    assert isinstance(golden, Montgomery)
    excess = unit.core.excess  # type: ignore[attr-defined]
    assert golden.ambiguous([1] + [0] * (unit.words - 1), excess)
    rng = random.Random(7)
    assert not any(golden.ambiguous(unit.encode(rng.randrange(modulus), modulus), excess) for _ in range(200))
