"""The tables of docs/units/gf2_residues.md: what a base extension takes in three ways, and products modulo a dense N.

LUT4 by count; registers are not counted.

    python tools/docs/gf2_rns.py
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from modmill.golden import gf2
from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.kinds.polynomials import LUT4, lookups, transposed
from modmill.hw.interface import registry
from modmill.hw.modmul.carryless import lookup_tables
from modmill.hw.units.gf2.rns import constants, newton
from modmill.hw.units.gf2.rns.config import PipelineConfig

POINTS = [("thesis-256", 64), ("thesis-1024", 128), ("thesis-2048", 128), ("thesis-2048", 256)]
DENSE = [(255, 64), (1014, 128), (2044, 256)]


def extensions(config: PipelineConfig) -> list[int]:
    """LUT4 of an extension as one map, as a product by a constant for each two channels, and by Newton's method."""
    first, second = config.first, config.second
    _, matrix = constants.extension(config.modulus, first, second)
    whole = pairs = 0
    for t, row in zip(second, matrix, strict=True):
        images = [gf2.mul(t, k, 1 << b) for u, k in zip(first, row, strict=True) for b in range(gf2.degree(u))]
        whole += sum(lookups(x.bit_count(), LUT4) for x in transposed(images) if x)
        c = Circuit()
        for i, (u, k) in enumerate(zip(first, row, strict=True)):
            newton.by_constant(c, f"product_{i}", t, c.input(f"q_{i}", (1 << gf2.degree(u)) - 1), k)
        pairs += lookup_tables(c.ops)[0] + gf2.degree(t) * lookups(len(row), LUT4)
    c = Circuit()
    words = [c.input(f"q_{i}", (1 << gf2.degree(t)) - 1) for i, t in enumerate(first)]
    newton.extended(c, "q", words, first, second)
    return [whole, pairs, lookup_tables(c.ops)[0]]


def table() -> Iterator[str]:
    """A row for each field and channel."""
    yield "| m, `--channel` | trinomials | one map | products by constants | Newton |"
    yield "|---|---|---|---|---|"
    for field, channel in POINTS:
        config = PipelineConfig(field=field, channel=channel)
        cells = " | ".join(f"{x:,}" for x in extensions(config))
        yield f"| {config.degree}, {channel} | {len(config.first)} + {len(config.second)} | {cells} |"


def dense() -> Iterator[str]:
    """Both units with a product a cycle, for a modulus with half of all terms."""
    yield "| m | gf2_mul | gf2_residues |"
    yield "|---|---|---|"
    for bits, channel in DENSE:
        n = hex(1 << bits | random.Random(bits).getrandbits(bits) | 1)
        units: list[Any] = [
            registry.build(registry.configure("gf2_mul", n=n)),
            registry.build(registry.configure("gf2_residues", n=n, channel=channel)),
        ]
        yield f"| {bits} | " + " | ".join(f"{unit.summary['lut4']:,}" for unit in units) + " |"


if __name__ == "__main__":
    print("\n".join([*table(), "", *dense()]))
