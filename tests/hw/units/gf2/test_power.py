"""Powers, inverses and products: all of small fields, rings, cycles as predicted, stalls, both simulators."""

from __future__ import annotations

import random
from typing import Any

import pytest

from modmill.errors import UsageError
from modmill.golden import gf2
from modmill.hw.describe.draw import draw
from modmill.hw.interface import registry
from modmill.hw.stream.beat import Beat
from modmill.hw.stream.run import StreamRun
from modmill.hw.units.gf2.power.core import INVERSE, POWER, PRODUCT
from modmill.hw.units.gf2.power.unit import PowerUnit
from tests.hw.stream.replay import Replay
from tests.hw.support import Fault, agreed, find_faults, require_tool
from tests.support import ROOT


def made(**given: Any) -> PowerUnit:
    unit = registry.build(registry.configure("gf2_power", **given))
    assert isinstance(unit, PowerUnit)
    return unit


def wanted(unit: PowerUnit, beats: list[Beat]) -> list[Beat]:
    reference = unit.reference(unit.modulus)
    return [result for beat in beats for result in reference(beat)]


@pytest.mark.parametrize(("modulus", "digit"), [(0b111, 1), (0b1011, 2), (0b10011, 3), (0b10000, 1)])
def test_all_operations_of_small_degrees(modulus: int, digit: int) -> None:
    unit = made(n=hex(modulus), digit=digit)
    every = range(1 << unit.bits)
    beats: list[Beat] = [{"kind": kind, "a": a, "b": b} for kind in range(3) for a in every for b in every]
    assert Replay(unit, modulus, 3, 30).run(beats, len(beats)) == wanted(unit, beats)


def test_an_inverse_is_one() -> None:
    unit = made(n="0x11b", digit=4)
    beats: list[Beat] = [{"kind": INVERSE, "a": a, "b": 0} for a in range(1, 256)]
    found = Replay(unit, unit.modulus, 1, 0).run(beats, 255)
    assert all(gf2.mul(0x11B, beat["a"], result["r"]) == 1 for beat, result in zip(beats, found, strict=True))


def test_random_operations_and_cycles() -> None:
    rng = random.Random(1)
    for bits, digit in ((17, 5), (33, 8), (64, 16)):
        unit = made(n=hex(1 << bits | rng.getrandbits(bits)), digit=digit)
        for kind in (POWER, INVERSE, PRODUCT):
            beat = {"kind": kind, "a": rng.getrandbits(bits), "b": rng.getrandbits(bits)}
            replay = Replay(unit, unit.modulus, 1, 0)
            assert replay.run([beat], 1) == wanted(unit, [beat])
            # The run ends with the cycle in which the result leaves.
            assert replay.cycles - 1 == unit.cycles(kind, beat["b"])


def test_the_circuit_and_verilator_agree_cycle_by_cycle() -> None:
    require_tool("verilator")
    unit = made(n="0x11b", digit=4)
    beats = [beat for _, beat in unit.beats(unit.modulus, 60, 2)]
    assert agreed(unit, beats, 60, 60, unit.modulus) == wanted(unit, beats)


def simulated(simulator: str, operations: int, **given: Any) -> None:
    require_tool(simulator)
    choice = registry.choose("gf2_power", given, {})
    found = registry.simulate(choice, {"operations": operations, "stalls": 40, "seed": 3}, simulator)
    assert isinstance(found, StreamRun)


def test_in_verilator() -> None:
    simulated("verilator", 30, field="nist-b233", digit=32)


def test_in_icarus() -> None:
    simulated("icarus", 6, n="0x1000000000000001b", digit=16)


def test_wrong_gates_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    require_tool("verilator")
    choice = registry.choose("gf2_power", {"n": "0x11b", "digit": 4}, {})
    file = "gf2_power.sv"
    faults = [
        Fault(file, "added = up ^ ", "added = up | "),
        Fault(file, "first_square = squaring_q & none_done", "first_square = squaring_q"),
    ]
    find_faults(
        monkeypatch,
        PowerUnit,
        faults,
        lambda: registry.simulate(choice, {"operations": 60, "stalls": 40, "seed": 1}),
    )


def test_bad_input() -> None:
    with pytest.raises(UsageError, match="digit: 8 coefficients are a whole element; it must be below 8"):
        made(n="0x11b", digit=8)


def test_the_picture_in_the_documents_is_current() -> None:
    """`python tools/vectors/emitted.py` renews it."""
    assert (ROOT / "docs/units/gf2_power.svg").read_text("utf-8") == draw(made())
