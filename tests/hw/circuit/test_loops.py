"""Trees as loops with index tables: the circuit, the explicit text and the loop agree word for word."""

from __future__ import annotations

import random
from collections.abc import Mapping
from pathlib import Path

import pytest

from modmill import memory
from modmill.formula import library
from modmill.formula.element import Element
from modmill.formula.formula import Formula
from modmill.hw.carry_save.number import CarrySave, Number
from modmill.hw.circuit import loops
from modmill.hw.circuit.part import Part
from modmill.hw.emit.sources import sources
from modmill.hw.sim import build
from modmill.hw.stream.simulation import StreamSimulation
from modmill.hw.units.parts.traced.config import CARRY_SAVE, TracedConfig
from modmill.hw.units.parts.traced.unit import Traced
from modmill.watch import Watch
from tests.hw.circuit.clocked import compare, texts
from tests.hw.support import require_tool

BITS = 14


def reduced(what: str) -> Part:
    """A product or a square modulo a number of 12 bits, reduced, as gates alone."""
    cs = CarrySave(2521)
    a, b = (cs.input(name, BITS) for name in "ab")
    found: Number = cs.reduced(cs.square(a) if what == "square" else cs.product(a, b))
    return Part(what, what, cs.rows.circuit, {f"r{i}": cs.rows.plain(row) for i, row in enumerate(found.rows)})


def draw(rng: random.Random, _last: Mapping[str, int]) -> dict[str, int]:
    """Any shares; in one of four cycles all bits are set."""
    top = (1 << BITS) - 1
    return {f"{n}_{i}": top if rng.random() < 0.25 else rng.randint(0, top) for n in "ab" for i in range(2)}


@pytest.mark.parametrize("what", ["square", "product"])
@pytest.mark.parametrize("looped", [False, True])
def test_both_texts_are_the_circuit_in_icarus(
    what: str, looped: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    require_tool("icarus")
    monkeypatch.setattr(loops, "LEAST", 4)
    part = reduced(what)
    assert any("_loop_" in name for name in texts(part, loops=looped)) == looped
    found = compare(tmp_path, part, draw, 300, loops=looped)
    assert len({result["r0"] for result in found}) > 100


def product(a: Element, b: Element) -> dict[str, Element]:
    """One product."""
    return {"y": a * b}


@pytest.mark.parametrize(
    ("bits", "least", "cut", "count"),
    [(20, 4, 1, 300), (20, 4, 3, 300), pytest.param(1506, loops.LEAST, 1, 5, marks=pytest.mark.slow)],
)
def test_a_pipeline_with_loops_is_the_formula_in_verilator(
    bits: int, least: int, cut: int, count: int, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    require_tool("verilator")
    monkeypatch.setitem(library.FORMULAS, "product", Formula("product", "", product))
    monkeypatch.setattr(loops, "LEAST", least)
    if bits > 1000:
        monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
        monkeypatch.setenv(memory.LIMIT, "4G")
        monkeypatch.setenv(build.OPTIMIZE, "1")  # the compiler takes half as long
    unit = Traced(TracedConfig(formula="product", bits=bits, method=CARRY_SAVE, latency=0, cut=cut))
    files = sources(unit)
    assert any("_loop_" in name for name in files) and not any("_loop_" in name for name in sources(unit, "rom"))
    beats = [beat for _, beat in unit.beats(unit.modulus, count, 1)]
    expected = [unit.expected(unit.modulus, beat) for beat in beats]
    with StreamSimulation(unit, unit.modulus, 1, 30, Watch(None)) as model:
        assert model.run(beats, len(beats), drain=True) == expected


def test_short_trees_stay_as_they_are() -> None:
    part = reduced("square")
    assert texts(part, loops=True) == texts(part)
