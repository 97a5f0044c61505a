"""Arithmetic that propagates carries computes sums and products, and the page states its levels."""

from __future__ import annotations

import random
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from modmill.hw.carry_save import propagate
from modmill.hw.cost.bits import Bits, Builder
from modmill.places import CLONE
from tests.support import tool


def run(given: Bits, words: list[int], width: int) -> int:
    bits = [[word >> i & 1 for i in range(width)] for word in words]
    found: Any = given.run(np.array(bits, np.uint8).ravel())
    return sum(int(bit) << i for i, bit in enumerate(found))


@pytest.mark.parametrize("width", [1, 2, 7, 16])
def test_kogge_stone_adds(width: int) -> None:
    builder = Builder()
    made = builder.finish([propagate.kogge_stone(builder, builder.begin(width), builder.begin(width))])
    rng = random.Random(width)
    for _ in range(50):
        x, y = (rng.choice((0, (1 << width) - 1, rng.getrandbits(width))) for _ in range(2))
        assert run(made, [x, y], width) == (x + y) % (1 << width)


def test_booths_product_is_a_product() -> None:
    made = propagate.product(8, 1)
    for x in range(0, 256, 5):
        for y in (0, 1, 2, 3, 100, 127, 128, 254, 255):
            assert run(made, [x, y], 8) == x * y


@pytest.fixture(scope="module")
def tables() -> ModuleType:
    return tool("docs/isogeny_hardware.py")


def test_the_page_has_the_levels_that_are_counted(tables: ModuleType) -> None:
    page = (CLONE / "docs" / "derivations" / "isogeny-hardware.md").read_text("utf-8")
    row = propagate.compare(89)
    # Two full adders behind each other do not grow; Kogge-Stone does, by half a level when the width doubles.
    assert (row.saved, row.kogge_stone) == (2, 4.5)
    shown = f"| 89 | 89 | 4.5 | 2 | 2.2 | {row.booth:g} | {row.product:g} | {row.booth / row.product:.2f} |"
    assert shown in page


@pytest.mark.slow
def test_the_page_has_all_levels(tables: ModuleType) -> None:
    page = (CLONE / "docs" / "derivations" / "isogeny-hardware.md").read_text("utf-8")
    assert all(line in page for line in tables.carries())
