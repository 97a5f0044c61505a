"""A product in residues in each cycle: small moduli, divisions by trinomials, fields in both simulators, faults."""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest

from modmill.golden import gf2, gf2_rns
from modmill.hw.circuit.evaluate import evaluate, value
from modmill.hw.circuit.graph import Circuit
from modmill.hw.describe.draw import draw
from modmill.hw.interface import registry
from modmill.hw.stream.run import StreamRun
from modmill.hw.units.gf2.rns import newton
from modmill.hw.units.gf2.rns.pipeline import PipelineUnit
from modmill.trinomials import bases
from tests.hw.support import Fault, find_faults, require_tool
from tests.support import ROOT


def made(**given: Any) -> PipelineUnit:
    unit = registry.build(registry.configure("gf2_residues", **given))
    assert isinstance(unit, PipelineUnit)
    return unit


def product(unit: PipelineUnit, a: int, b: int) -> int:
    """A result of the circuit, which has no registers of its own before it is cut into stages."""
    beat = {"a": unit.of_element(a), "b": unit.of_element(b)}
    return value(unit.results["r"], evaluate(unit.circuit, beat, 0))


@pytest.mark.parametrize("modulus", [0b111, 0b1011, 0b10011, 0b11111, 0b10000, 0b10110])
def test_all_products_of_small_degrees(modulus: int) -> None:
    unit = made(n=hex(modulus), channel=4)
    for a, b in itertools.product(range(1 << unit.bits), repeat=2):
        found = product(unit, a, b)
        r = unit.element(found)
        assert found == unit.of_element(r)
        assert gf2.mul(modulus, r, unit.factor) == gf2.mul(modulus, a, b)


@pytest.mark.parametrize(("bits", "channel"), [(40, 8), (100, 16), (163, 32), (163, 64)])
def test_dense_moduli(bits: int, channel: int) -> None:
    rng = random.Random(bits)
    unit = made(n=hex(1 << bits | rng.getrandbits(bits)), channel=channel)
    for _ in range(10):
        a, b = rng.getrandbits(bits), rng.getrandbits(bits)
        r = unit.element(product(unit, a, b))
        assert gf2.mul(unit.modulus, r, unit.factor) == gf2.mul(unit.modulus, a, b)


@pytest.mark.parametrize("degree", [8, 16, 33])
def test_division_by_each_trinomial_modulo_each_other(degree: int) -> None:
    first, second = bases(1 << 4 * degree | 1, degree)
    moduli = [t.poly for t in (*first, *second)]
    rng = random.Random(degree)
    for t, u in itertools.permutations(moduli[:9], 2):
        c = Circuit()
        word = c.input("word", (1 << gf2.degree(t)) - 1)
        found = newton.divided(c, "over", t, word, u)
        for a in (0, 1, word.high, *(rng.getrandbits(gf2.degree(t)) for _ in range(3))):
            assert gf2.mul(t, value(found, evaluate(c, {"word": a}, 0)), gf2.remainder(u, t)) == a


def test_digits_are_those_of_the_definition() -> None:
    first, second = bases(1 << 60 | 1, 12)
    base, other = [t.poly for t in first], [t.poly for t in second]
    c = Circuit()
    words = [c.input(f"q_{i}", (1 << gf2.degree(t)) - 1) for i, t in enumerate(base)]
    found = newton.extended(c, "q", words, base, other)
    rng = random.Random(2)
    for _ in range(5):
        given = [rng.getrandbits(gf2.degree(t)) for t in base]
        values = evaluate(c, {f"q_{i}": q for i, q in enumerate(given)}, 0)
        assert [value(word, values) for word in found] == gf2_rns.extended(given, base, other)


def simulated(simulator: str, products: int, **given: Any) -> None:
    require_tool(simulator)
    choice = registry.choose("gf2_residues", given, {})
    found = registry.simulate(choice, {"products": products, "stalls": 40, "seed": 3}, simulator)
    assert isinstance(found, StreamRun)
    assert found.free_cycles == found.unit.predicted(products)


def test_in_verilator() -> None:
    simulated("verilator", 200, n=hex(1 << 60 | 3), channel=16)


def test_in_icarus() -> None:
    simulated("icarus", 20, n=hex(1 << 20 | 9), channel=8)


@pytest.mark.slow
@pytest.mark.parametrize("given", [{"field": "thesis-256"}, {"field": "nist-b163", "channel": 32, "levels": 2}])
def test_fields(given: dict[str, Any]) -> None:
    simulated("verilator", 300, **given)


def test_wrong_gates_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    require_tool("verilator")
    choice = registry.choose("gf2_residues", {"n": hex(1 << 12 | 0b1010011), "channel": 8}, {})
    faults = [Fault("gf2_residues.sv", "r_0 = r_0_scaled_q3 ^ ", "r_0 = r_0_scaled_q3 | ")]
    find_faults(
        monkeypatch,
        PipelineUnit,
        faults,
        lambda: registry.simulate(choice, {"products": 100, "stalls": 60, "seed": 1}),
    )


def test_the_picture_in_the_documents_is_current() -> None:
    """`python tools/vectors/emitted.py` renews it."""
    assert (ROOT / "docs/units/gf2_residues.svg").read_text("utf-8") == draw(made())
