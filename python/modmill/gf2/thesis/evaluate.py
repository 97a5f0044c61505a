"""A configuration of `gf2_words` in figures: cycles exactly, logic and memory by count, area and clock by estimate.

At the smallest size a product is computed, too, by the circuit stepped in Python, where it takes few cycles.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, cast

from modmill.binary_fields import named
from modmill.errors import HardwareMismatch
from modmill.gf2.cases import BITS
from modmill.hw.circuit.kinds.memories import MEMORIES
from modmill.hw.describe.structure import named as operators
from modmill.hw.explore.evaluate import estimate
from modmill.hw.interface import registry
from modmill.hw.modmul.carryless import lookup_tables

if TYPE_CHECKING:
    from modmill.hw.circuit.graph import Circuit
    from modmill.hw.interface.configuration import Configuration

SIMULATED = f"thesis-{BITS[0]}"
"""The field in which a product of each configuration is computed."""
STEPPED = 1000
"""Cycles of the longest product that is."""


class Timed(Protocol):
    """The cycles of a product, and what they follow from."""

    @property
    def words(self) -> int: ...
    @property
    def products(self) -> int: ...
    @property
    def cycles(self) -> int: ...


class Words(Protocol):
    """A unit that multiplies word by word, with the attributes that other units do not have."""

    circuit: Circuit
    interval: int
    bits: int
    modulus: int

    @property
    def times(self) -> Timed: ...
    @property
    def call_cycles(self) -> int: ...

    def expected(self, a: int, b: int) -> int:
        """The result of a product."""
        ...

    def alone(self, a: int, b: int) -> tuple[int, int]:
        """The result of one product by the circuit stepped in Python, and its cycles."""
        ...


def counts(unit: Words) -> dict[str, int]:
    """Cycles, and what follows from the circuit alone: LUTs of its products of words, bits of its memories."""
    memories = [op for _, op in operators(unit.circuit.ops) if op.kind in MEMORIES.values()]
    four, six = lookup_tables(unit.circuit.ops)
    return {
        "words": unit.times.words,
        "word_products": unit.times.products,
        "cycles": unit.times.cycles,
        "interval": unit.interval,
        "call_cycles": unit.call_cycles,
        "product_lut4": four,
        "product_lut6": six,
        "memory_bits": sum(op.outs[0].width * op.params["depth"] for op in memories),
    }


def evaluate(config: Configuration) -> dict[str, Any]:
    """The figures of a configuration; raises HardwareMismatch if its product is wrong or its cycles are others."""
    unit = cast("Words", registry.build(config))
    found: dict[str, Any] = counts(unit)
    if unit.modulus == named()[SIMULATED].poly and found["call_cycles"] <= STEPPED:
        a, b = (1 << unit.bits) - 1, unit.modulus >> 1
        result, cycles = unit.alone(a, b)
        if (result, cycles) != (unit.expected(a, b), found["call_cycles"]):
            raise HardwareMismatch(f"{config.slug}: a product in {cycles} cycles is {result:#x}, which is wrong")
        found["simulated_cycles"] = cycles
    costs = estimate(config, "xcup").figures()
    found |= {name: costs[name] for name in ("area", "area_unit", "ff", "mhz")}
    found |= {"bram": costs.get("bram", 0), "ns": unit.interval * 1000 / costs["mhz"]}
    return found | {"per_second": 1e9 / found["ns"], "call_ns": found["call_cycles"] * 1000 / costs["mhz"]}
