"""Products in residues: all of small moduli, fields, chains in residues, cycles, both simulators, faults."""

from __future__ import annotations

import itertools
import random
from typing import Any

import numpy as np
import pytest

from modmill import gf2 as arrays
from modmill.errors import UsageError
from modmill.golden import gf2
from modmill.hw.describe.draw import draw
from modmill.hw.interface import registry
from modmill.hw.stream.run import StreamRun
from modmill.hw.units.gf2.rns.unit import RnsInResidues, RnsUnit
from tests.hw.stream.replay import Replay
from tests.hw.support import Fault, agreed, find_faults, require_tool
from tests.support import ROOT


def made(**given: Any) -> RnsUnit:
    unit = registry.build(registry.configure("gf2_rns", **given))
    assert isinstance(unit, RnsUnit)
    return unit


def in_residues(**given: Any) -> RnsInResidues:
    unit = made(form="residues", **given)
    assert isinstance(unit, RnsInResidues)
    return unit


@pytest.mark.parametrize("stalls", [0, 60])
@pytest.mark.parametrize("digit", [1, 3])
@pytest.mark.parametrize("modulus", [0b111, 0b1011, 0b10011, 0b11111, 0b10000, 0b10110])
def test_all_products_of_small_degrees(modulus: int, digit: int, stalls: int) -> None:
    """Fields and rings; the degrees of the trinomials differ, and with stalls results wait in the queue."""
    unit = made(n=hex(modulus), channel=4, digit=digit)
    beats = [{"a": a, "b": b} for a, b in itertools.product(range(1 << unit.bits), repeat=2)]
    replay = Replay(unit, modulus, 3, stalls)
    assert replay.run(beats, len(beats)) == [{"r": gf2.mul(modulus, beat["a"], beat["b"])} for beat in beats]
    assert stalls or replay.cycles == unit.predicted(len(beats))
    assert stalls or replay.counters["held"] == 0


def test_results_wait_and_operands_are_held() -> None:
    unit = made(n="0x13", channel=4, digit=3)
    beats = [{"a": a, "b": 9} for a in range(16)] * 8
    replay = Replay(unit, unit.modulus, 3, 80)
    assert replay.run(beats, len(beats)) == [{"r": gf2.mul(0x13, beat["a"], 9)} for beat in beats]
    assert replay.counters["held"] > 0


@pytest.mark.parametrize("modulus", [0b1011, 0b10011, 0b10110])
def test_all_products_of_residues(modulus: int) -> None:
    unit = in_residues(n=hex(modulus), channel=4, digit=2)
    pairs = [*itertools.product(range(1 << gf2.degree(modulus)), repeat=2)]
    beats = [dict(zip("ab", map(unit.of_element, pair), strict=True)) for pair in pairs]
    replay = Replay(unit, modulus, 3, 0)
    for (a, b), beat in zip(pairs, replay.run(beats, len(beats)), strict=True):
        r = unit.element(beat["r"])
        assert beat["r"] == unit.of_element(r)
        assert gf2.mul(modulus, r, unit.factor) == gf2.mul(modulus, a, b)
    assert replay.cycles == unit.predicted(len(beats))


def test_a_chain_of_products_stays_in_residues() -> None:
    """a^16 by four squares; each divides by M."""
    unit = in_residues(n=hex(1 << 40 | 0b11001), digit=4)
    a = random.Random(1).getrandbits(40)
    word = unit.of_element(gf2.mul(unit.modulus, a, unit.factor))
    for _ in range(4):
        (beat,) = Replay(unit, unit.modulus, 1, 0).run([{"a": word, "b": word}], 1)
        word = beat["r"]
    (beat,) = Replay(unit, unit.modulus, 1, 0).run([{"a": word, "b": unit.of_element(1)}], 1)
    assert unit.element(beat["r"]) == gf2.power(unit.modulus, a, 16)


def test_the_circuit_and_verilator_agree_cycle_by_cycle() -> None:
    require_tool("verilator")
    unit = made(n="0x11b", digit=3)
    beats = [beat for _, beat in unit.beats(unit.modulus, 60, 2)]
    wanted = [{"r": gf2.mul(unit.modulus, beat["a"], beat["b"])} for beat in beats]
    assert agreed(unit, beats, 60, 60, unit.modulus) == wanted


def simulated(simulator: str, products: int, **given: Any) -> None:
    require_tool(simulator)
    choice = registry.choose("gf2_rns", given, {})
    found = registry.simulate(choice, {"products": products, "stalls": 40, "seed": 3}, simulator)
    assert isinstance(found, StreamRun)
    assert found.free_cycles == found.unit.predicted(products)


def test_in_verilator() -> None:
    simulated("verilator", 300, field="nist-b163", digit=1)


def test_residues_in_verilator() -> None:
    simulated("verilator", 120, field="ghash", digit=1, form="residues")


def test_a_dense_modulus_in_icarus() -> None:
    simulated("icarus", 20, n=hex(1 << 100 | random.Random(9).getrandbits(100)), digit=3)


@pytest.mark.slow
@pytest.mark.parametrize("given", [{"channel": 64, "digit": 8}, {"channel": 128, "digit": 2}, {"form": "residues"}])
@pytest.mark.parametrize("field", ["thesis-256", "thesis-512", "nist-b571"])
def test_larger_fields(field: str, given: dict[str, Any]) -> None:
    simulated("verilator", 100, field=field, **given)


@pytest.mark.slow
def test_two_thousand_bits() -> None:
    simulated("verilator", 60, field="thesis-2048", digit=1)


@pytest.mark.slow
def test_all_products_of_degree_8() -> None:
    """The engine compares each product with the processor's."""
    require_tool("verilator")
    field = arrays.Field("0x11b", "rtl:gf2_rns")
    a, b = (x.ravel() for x in np.meshgrid(np.arange(256), np.arange(256)))
    assert len(field(a) * field(b)) == 65536


def test_wrong_gates_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    require_tool("verilator")
    choice = registry.choose("gf2_rns", {"n": "0x11b", "digit": 3}, {})
    file = "gf2_rns.sv"
    faults = [
        Fault(file, "s_0_added = s_0_up ^ ", "s_0_added = s_0_up | "),
        Fault(file, "q_0_rest_fresh = {1'd0, c_0_reduced}", "q_0_rest_fresh = {1'd0, c_1_reduced}"),
    ]
    find_faults(
        monkeypatch,
        RnsUnit,
        faults,
        lambda: registry.simulate(choice, {"products": 100, "stalls": 60, "seed": 1}),
    )


def test_bad_input() -> None:
    with pytest.raises(UsageError, match="degree up to 8 suffice for moduli of degree up to 44, not 255"):
        made(channel=8)
    with pytest.raises(UsageError, match="digit: 8 coefficients are a whole residue; it must be below 8"):
        made(n="0x11b", digit=8)
    with pytest.raises(UsageError, match="computes modulo"):
        made(field="ghash").check(3)


def test_the_picture_in_the_documents_is_current() -> None:
    """`python tools/vectors/emitted.py` renews it."""
    assert (ROOT / "docs/units/gf2_rns.svg").read_text("utf-8") == draw(made())
