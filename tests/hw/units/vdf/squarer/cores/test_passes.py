"""Predictive Montgomery in several passes: the circuit cycle by cycle against the golden model, and what it refuses."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from modmill.errors import UsageError
from modmill.hw.circuit.clocked import Stepper
from modmill.hw.circuit.evaluate import value
from modmill.hw.interface import registry
from modmill.hw.stream.loop.run import LoopRun
from modmill.hw.units.vdf.squarer.config import configured
from modmill.hw.units.vdf.squarer.unit import PassesSquarer, squarer
from tests.hw.support import require_tool

UNIT = "vdf_predictive_montgomery"
SHAPES: tuple[dict[str, Any], ...] = (
    {"bits": 10, "word": 5, "passes": 2, "stages": 9},
    {"bits": 64, "passes": 2},
    {"bits": 64, "passes": 4, "stages": 18, "compressor": "chain"},
    {"bits": 33, "word": 8, "passes": 8, "stages": 27},
)


def made(shape: dict[str, Any]) -> PassesSquarer:
    unit = squarer(configured(UNIT, **shape))
    assert isinstance(unit, PassesSquarer)
    return unit


def squarings(unit: PassesSquarer, x: list[int], modulus: int, count: int, idle: int) -> Iterator[dict[str, list[int]]]:
    """The values at the probes in each squaring, and the next x; `idle` cycles pass between them."""
    core, n = unit.core, unit.words
    constants = unit.images(modulus)["constants.hex"]
    given = {f"inverse_{i}": constants[i] for i in range(n)} | {f"modulus_{i}": constants[n + i] for i in range(n)}
    stepper = Stepper(core.circuit, modulus, seed=sum(x))
    stepper.step(given)
    stepper.step(given | {"load": 1} | {f"from_{i}": word for i, word in enumerate(x)})
    assert core.done is not None
    for _ in range(count):
        for _ in range(idle):
            stepper.step(given)
        found: dict[str, list[int]] = {}
        for cycle in range(unit.latency):
            wires = stepper.step(given | {"step": 1})
            assert value(core.done, wires) == (cycle == unit.latency - 1)
            for probe in unit.probes:
                if probe.cycle == cycle:
                    found[probe.stage] = [value(word, wires) for word in core.watched[probe.stage]]
        wires = stepper.show(given)
        yield found | {"x": [value(word, wires) for word in core.x]}


@pytest.mark.parametrize("idle", [0, 3])
@pytest.mark.parametrize("shape", SHAPES, ids=lambda shape: configured(UNIT, **shape).slug)
def test_the_circuit_holds_what_the_golden_model_says(shape: dict[str, Any], idle: int) -> None:
    unit = made(shape)
    rng = random.Random(unit.bits)
    for n in ((1 << unit.bits) - 1, (1 << unit.bits - 1) + 1, 3, rng.getrandbits(unit.bits) | 1):
        golden = unit.golden(n)
        one = [1, *[0] * (unit.words - 1)]
        for x in (unit.encode(n - 1, n), unit.encode(rng.randrange(n), n), one):
            residue = unit.decode(x, n)
            for found in squarings(unit, x, n, 3, idle):
                stages, residue = golden.stages(x), residue * residue % n
                assert found == {name: stages[name] for name in found}
                x = found["x"]
                assert unit.decode(x, n) == residue


def test_multipliers_are_a_half_or_a_quarter() -> None:
    whole = squarer(configured(UNIT, bits=256, carry="exact")).core.facts["products"]
    for passes in (2, 4):
        found = made({"bits": 256, "passes": passes}).core.facts["products"]
        assert whole / passes <= found < 1.3 * whole / passes


@pytest.mark.parametrize("simulator", ["icarus", "verilator"])
def test_its_text_squares(simulator: str) -> None:
    require_tool(simulator)
    choice = registry.choose(UNIT, {"bits": 32, "word": 8, "passes": 2}, {})
    found = registry.simulate(choice, {"steps": 40, "base": 3}, simulator)
    assert isinstance(found, LoopRun) and found.unit.latency == 12


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"stages": 6}, "stages: 6, but products of one pass take 3 cycles"),
        ({"passes": 2, "stages": 6}, "stages: three products of 2 passes"),
        ({"passes": 2, "stages": 10}, "stages: three products of 2 passes"),
        ({"passes": 2, "carry": "predict"}, "carry: with several passes it is exact"),
        ({"passes": 3}, "passes: 3 must be one of 1, 2, 4, 8"),
    ],
)
def test_what_cannot_be_built_is_refused(given: dict[str, Any], message: str) -> None:
    with pytest.raises(UsageError, match=message):
        configured(UNIT, **given)
