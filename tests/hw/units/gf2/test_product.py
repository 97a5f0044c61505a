"""The pipelined multiplier: every product of small fields, the fields of the thesis and of NIST, both simulators."""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest

from modmill.binary_fields import named
from modmill.errors import UsageError
from modmill.golden import gf2
from modmill.hw.circuit.evaluate import evaluate, value
from modmill.hw.describe.draw import draw
from modmill.hw.interface import registry
from modmill.hw.stream.run import StreamRun
from modmill.hw.units.gf2.product.unit import ProductUnit
from tests.hw.support import Fault, find_faults, require_tool
from tests.support import ROOT


def made(**given: Any) -> ProductUnit:
    unit = registry.build(registry.configure("gf2_mul", **given))
    assert isinstance(unit, ProductUnit)
    return unit


def product(unit: ProductUnit, **beat: int) -> int:
    return value(unit.results["r"], evaluate(unit.circuit, beat, unit.modulus))


@pytest.mark.parametrize("bits", range(2, 5))
def test_every_modulus_and_product_of_small_degrees(bits: int) -> None:
    for low in range(1 << bits):
        modulus = 1 << bits | low
        unit, square = made(n=hex(modulus), leaf=2), made(n=hex(modulus), operation="square")
        for a, b in itertools.product(range(1 << bits), repeat=2):
            assert product(unit, a=a, b=b) == gf2.mul(modulus, a, b)
        assert all(product(square, a=a) == gf2.square(modulus, a) for a in range(1 << bits))


@pytest.mark.parametrize("modulus", [0b100011011, 0b101101001])
def test_every_product_of_degree_8(modulus: int) -> None:
    unit = made(n=hex(modulus), leaf=3)
    for a, b in itertools.product(range(0, 256, 9), range(0, 256, 2)):
        assert product(unit, a=a, b=b) == gf2.mul(modulus, a, b)


@pytest.mark.parametrize("field", [name for name, found in named().items() if found.terms[0] <= 600])
def test_fields_with_names(field: str) -> None:
    unit = made(field=field)
    for _, beat in unit.beats(unit.modulus, 20, 1):
        assert product(unit, **beat) == gf2.mul(unit.modulus, beat["a"], beat["b"])


def test_twenty_dense_moduli() -> None:
    rng = random.Random(1)
    for _ in range(20):
        bits = rng.randrange(128, 300)
        unit = made(n=hex(1 << bits | rng.getrandbits(bits)), leaf=rng.choice((4, 8, 16)))
        for _, beat in unit.beats(unit.modulus, 6, 1):
            assert product(unit, **beat) == gf2.mul(unit.modulus, beat["a"], beat["b"])


def simulated(simulator: str, products: int, **given: Any) -> StreamRun:
    require_tool(simulator)
    choice = registry.choose("gf2_mul", given, {})
    found = registry.simulate(choice, {"products": products, "stalls": 40, "seed": 3}, simulator)
    assert isinstance(found, StreamRun)
    assert found.free_cycles == products + found.unit.latency
    return found


def test_in_verilator_with_stalls() -> None:
    simulated("verilator", 2_000, field="nist-b163")


@pytest.mark.parametrize("given", [{"flow": "hold"}, {"operation": "square"}])
def test_in_icarus_with_stalls(given: dict[str, Any]) -> None:
    simulated("icarus", 60, field="ghash", **given)


@pytest.mark.slow
@pytest.mark.parametrize("field", [name for name, found in named().items() if found.terms[0] > 200])
def test_large_fields_in_verilator(field: str) -> None:
    if named()[field].terms[0] <= 1014:
        simulated("verilator", 500, field=field)


def test_wrong_gates_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    require_tool("verilator")
    choice = registry.choose("gf2_mul", {"n": "0x11b", "leaf": 4}, {})
    faults = [
        Fault("gf2_mul.sv", "product[7:5] ^ product[11:9]", "product[7:5] & product[11:9]", "product"),
        Fault("gf2_mul_product_8.sv", "a_sum = a_i[3:0] ^ a_i[7:4]", "a_sum = a_i[3:0] ^ a_i[6:3]", "product"),
        Fault("gf2_mul_product_8.sv", "{mid, high_q, low_q}", "{mid, low_q, high_q}", "product"),
    ]
    find_faults(
        monkeypatch,
        ProductUnit,
        faults,
        lambda: registry.simulate(choice, {"products": 200, "stalls": 40, "seed": 1}),
    )


def test_bad_input() -> None:
    with pytest.raises(UsageError, match="degree 8193 is out of range"):
        made(n=hex(1 << 8193 | 1))
    with pytest.raises(UsageError, match="give --modulus or --field, not both"):
        registry.choose("gf2_mul", {"field": "ghash"}, {"modulus": "x^9+x+1"})
    assert registry.choose("gf2_mul", {}, {"modulus": "233,74,0"}).config.parameters()["field"] == "nist-b233"
    with pytest.raises(UsageError, match="computes modulo"):
        made(field="ghash").check(3)


def test_the_picture_in_the_documents_is_current() -> None:
    """`python tools/vectors/emitted.py` renews it."""
    assert (ROOT / "docs/units/gf2_mul.svg").read_text("utf-8") == draw(made())
