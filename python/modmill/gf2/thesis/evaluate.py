"""A configuration of `gf2_words` in figures: cycles exactly, logic and memory by count, area and clock by estimate.

At the smallest size a product is computed, too, by the circuit stepped in Python, where it takes few cycles.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from modmill.binary_fields import named
from modmill.errors import HardwareMismatch
from modmill.gf2.cases import BITS
from modmill.hw.circuit.clocked import Stepper
from modmill.hw.circuit.evaluate import value
from modmill.hw.circuit.kinds.memories import MEMORIES
from modmill.hw.describe.structure import named as operators
from modmill.hw.explore.evaluate import estimate
from modmill.hw.modmul.carryless import lookup_tables
from modmill.hw.units.gf2.words.config import WordsConfig
from modmill.hw.units.gf2.words.unit import WordsUnit

SIMULATED = f"thesis-{BITS[0]}"
"""The field in which a product of each configuration is computed."""
STEPPED = 1000
"""Cycles of the longest product that is."""


def counts(unit: WordsUnit) -> dict[str, int]:
    """Cycles, and what follows from the circuit alone: LUTs of its products of words, bits of its memories."""
    memories = [op for _, op in operators(unit.circuit.ops) if op.kind in MEMORIES.values()]
    four, six = lookup_tables(unit.circuit.ops)
    return {
        "words": unit.times.words,
        "word_products": unit.times.products,
        "cycles": unit.times.cycles,
        "interval": unit.interval,
        "call_cycles": call_cycles(unit),
        "product_lut4": four,
        "product_lut6": six,
        "memory_bits": sum(op.outs[0].width * op.params["depth"] for op in memories),
    }


def call_cycles(unit: WordsUnit) -> int:
    """The cycles of a product that is alone, from its first words at the stream in to the last word that leaves.

    They are those of the product, of its way through the unit, and of its beats, which toys of the same structure show.
    """
    two, three = (_beside(unit.config, groups) for groups in (2, 3))
    return unit.times.cycles + unit.times.sum + two + (three - two) * (unit.times.groups - 2)


def _beside(config: WordsConfig, groups: int) -> int:
    """The cycles of a call that depend on the number of its beats alone, in words of two bits."""
    toy = WordsUnit(replace(config, n=hex(1 << 2 * groups * config.swi - 1 | 1)), 2)
    assert toy.times.groups == groups
    return alone(toy, 3, 5)[1] - toy.times.cycles - toy.times.sum


def alone(unit: WordsUnit, a: int, b: int) -> tuple[int, int]:
    """The result of one product in a circuit at rest, and its cycles as :func:`call_cycles` counts them."""
    stepper = Stepper(unit.circuit, unit.modulus, 1)
    results = unit.results
    left: list[int] = []

    def step(beat: Mapping[str, int], *, offered: bool) -> bool:
        given = {f"in_{name}": number for name, number in beat.items()}
        values = stepper.step({"in_valid": int(offered), "out_ready": 1, **given})
        if value(results["out_valid"], values):
            left.append(value(results["out_r"], values))
        return offered and bool(value(results["in_ready"], values))

    operands = unit.operands(a, b)
    for beat in unit.loading():
        while not step(beat, offered=True):
            pass
    for _ in range(unit.times.sum):
        step(operands[0], offered=False)
    begin = stepper.cycles
    for beat in operands:
        while not step(beat, offered=True):
            pass
    while len(left) < unit.times.groups:
        step(operands[0], offered=False)
    return sum(group << unit.wide * i for i, group in enumerate(left)), stepper.cycles - begin


def evaluate(config: WordsConfig) -> dict[str, Any]:
    """The figures of a configuration; raises HardwareMismatch if its product is wrong or its cycles are others."""
    unit = WordsUnit(config)
    found: dict[str, Any] = counts(unit)
    if config.modulus == named()[SIMULATED].poly and found["call_cycles"] <= STEPPED:
        a, b = (1 << unit.bits) - 1, unit.modulus >> 1
        result, cycles = alone(unit, a, b)
        if (result, cycles) != (unit.expected(a, b), found["call_cycles"]):
            raise HardwareMismatch(f"{config.slug}: a product in {cycles} cycles is {result:#x}, which is wrong")
        found["simulated_cycles"] = cycles
    costs = estimate(config, "xcup", parts=("area", "timing")).figures()
    found |= {name: costs[name] for name in ("area", "area_unit", "ff", "mhz")}
    found |= {"bram": costs.get("bram", 0), "ns": unit.interval * 1000 / costs["mhz"]}
    return found | {"per_second": 1e9 / found["ns"], "call_ns": found["call_cycles"] * 1000 / costs["mhz"]}
