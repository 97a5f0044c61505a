"""Standard cells without synthesis: the cells compute the unit, OpenSTA agrees about them, synthesis is close."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from modmill.errors import UsageError
from modmill.hw.circuit.evaluate import evaluate, value
from modmill.hw.cost import bits, opensta, static
from modmill.hw.cost.bits import FIRST, ONE
from modmill.hw.cost.buffers import MOST
from modmill.hw.cost.liberty import Adders, read
from modmill.hw.explore.evaluate import estimate
from modmill.hw.interface import registry
from modmill.hw.units.isogeny.evaluator.unit import Evaluator
from modmill.hw.units.isogeny.modules.unit import Module
from modmill.places import LIBERTY
from modmill.watch import Watch
from tests.hw.cost.test_liberty import INVERTED
from tests.support import require_asic, require_liberty, require_rtl

UNITS = ("cs_add", "cs_sub", "cs_mul", "cs_square", "cs_reduce")


def nothing() -> None:
    pass


def module(unit: str, **given: Any) -> Module:
    found = registry.build(registry.configure(unit, **given))
    assert isinstance(found, Module)
    return found


def spread(word: int, width: int) -> np.ndarray[Any, np.dtype[np.uint8]]:
    return np.array([word >> i & 1 for i in range(width)], np.uint8)


def joined(found: Any) -> int:
    return sum(int(bit) << i for i, bit in enumerate(found))


@pytest.mark.parametrize("method", ["auto", "tables"])
@pytest.mark.parametrize("unit", UNITS)
def test_functions_compute_the_circuit(unit: str, method: str) -> None:
    made = module(unit, bits=14, method=method)
    gates = made.gates()
    for _, beat in made.beats(made.modulus, 20, 1):
        given = np.concatenate([spread(beat[name], width) for name, width in made.inputs.items()])
        assert joined(gates.run(given)) == value(made.results["r"], evaluate(made.circuit, beat, made.modulus))
    # Adders of constants are smaller ones; those of which nothing is needed are left out.
    count, counted = gates.count(), made.levels()
    assert 0.8 * counted.full_adders <= count[bits.FULL_ADDER] <= counted.full_adders
    assert count[bits.HALF_ADDER] <= counted.full_adders + counted.half_adders


@pytest.mark.parametrize("steps", [1, 2])
def test_functions_compute_the_evaluator(steps: int) -> None:
    made = registry.build(registry.configure("isogeny_evaluator", field="p14", unroll=steps))
    assert isinstance(made, Evaluator)
    gates, circuit = made.gates(), made.step.part.circuit
    inputs = {wire.name: wire.width for op in circuit.ops if op.kind.outside for wire in op.outs}
    rng = random.Random(2)
    for _ in range(5):
        words = {name: rng.getrandbits(width) for name, width in inputs.items()}
        found = gates.run(np.concatenate([spread(word, inputs[name]) for name, word in words.items()]))
        values = evaluate(circuit, words, made.prime)
        wanted = [spread(value(word, values), word.width) for word in made.step.part.results.values()]
        assert found.tolist() == np.concatenate(wanted).tolist()
    assert len(gates.ports) == made.step.wide + 2


def test_stages_keep_their_words_in_registers() -> None:
    given = {"formula": "isogeny_double", "bits": 14, "method": "carry-save", "latency": 0}
    whole, staged = (registry.build(registry.configure("traced", cut=cut, **given)).gates() for cut in (1, 3))
    assert len(staged.begins) > len(whole.begins) and staged.count() == whole.count()


def test_cells_compute_the_functions_and_drive_few_pins() -> None:
    require_asic()
    made = module("cs_square", bits=14)
    gates = made.gates()
    netlist = static.netlist(gates, read([LIBERTY]), nothing)
    readers = np.zeros(netlist.nets, np.int64)
    values = np.zeros((netlist.nets, 30), np.uint8)
    values[ONE] = 1
    rng = np.random.default_rng(3)
    values[netlist.launched] = rng.integers(0, 2, (len(netlist.launched), 30), np.uint8)
    for row in netlist.rows:
        np.add.at(readers, row.ins.ravel(), 1)
        at = sum(values[nets].astype(np.int64) << i for i, nets in enumerate(row.ins))
        for pin, nets in zip(row.cell.outputs, row.outs, strict=True):
            values[nets] = np.array(row.cell.table(pin), np.uint8)[at]
    assert readers[FIRST:].max() == MOST
    # A register takes its choice, the enable of which is the last of the registers' bits.
    live = gates.ends >= FIRST
    results = int(live.sum())
    for k in range(30):
        enabled = values[netlist.launched[-1], k]
        new = gates.run(values[gates.begins, k])[live]
        held = values[netlist.launched[-1 - results : -1], k]
        assert values[netlist.captured[-results:], k].tolist() == (new if enabled else held).tolist()


LIBRARIES = ("osu018", "sky130hd_tt*", "asap7sc7p5t_*_RVT_FF_*", "asap7sc7p5t_*_RVT_SS_*")


def library_files(pattern: str) -> list[Path]:
    if pattern != "osu018":
        return require_liberty(pattern)
    require_asic()
    return [LIBERTY]


@pytest.mark.parametrize("adders", ["area", "delay"])
@pytest.mark.parametrize("pattern", LIBRARIES)
def test_opensta_finds_the_same_period_in_the_same_cells(pattern: str, adders: Adders, tmp_path: Path) -> None:
    require_asic()
    files = library_files(pattern)
    netlist = static.netlist(module("cs_square", bits=14).gates(), read(files, adders), nothing)
    period, path = static.timed(netlist, nothing)
    assert opensta.same_cells(netlist, files, tmp_path, Watch(None)) == pytest.approx(period, rel=5e-3)
    assert sum(step.ns for step in path) == pytest.approx(period, abs=1e-2)


@pytest.mark.slow
@pytest.mark.parametrize(("unit", "bits"), [("cs_add", 511), ("cs_mul", 256), ("cs_square", 1506)])
def test_opensta_finds_the_same_period_of_wide_units(unit: str, bits: int, tmp_path: Path) -> None:
    # The square of 1506 bits has 5.5 million cells, for which OpenSTA needs 7 GB.
    require_asic()
    netlist = static.netlist(module(unit, bits=bits).gates(), read([LIBERTY]), nothing)
    period, _ = static.timed(netlist, nothing)
    assert opensta.same_cells(netlist, [LIBERTY], tmp_path, Watch(None)) == pytest.approx(period, rel=5e-3)


@pytest.mark.parametrize("unit", ["cs_add", "cs_reduce"])
def test_synthesis_is_within_a_tenth(unit: str) -> None:
    require_rtl("pyosys")
    require_asic()
    close(unit, 40, [LIBERTY])


@pytest.mark.slow
@pytest.mark.parametrize("pattern", LIBRARIES)
@pytest.mark.parametrize("unit", UNITS)
def test_synthesis_of_wider_units_is_within_a_tenth(unit: str, pattern: str) -> None:
    require_rtl("pyosys")
    require_asic()
    close(unit, 89, library_files(pattern))


def close(unit: str, width: int, files: list[Path]) -> None:
    config = registry.configure(unit, bits=width)
    mapped, counted = (estimate(config, "asic", library=files, synthesis=how) for how in (True, False))
    assert mapped.asic and counted.asic
    assert counted.asic.period_ns == pytest.approx(mapped.asic.period_ns, rel=0.101)
    assert counted.asic.area_um2 == pytest.approx(mapped.asic.area_um2, rel=0.2)
    assert counted.asic.flip_flops == pytest.approx(mapped.asic.flip_flops, abs=3)
    found = counted.as_dict()
    assert not found["measurements"] and found["estimates"]["standard_cells"]["synthesised"] is False
    assert found["estimates"]["wires"]["side_mm"] ** 2 == pytest.approx(counted.asic.area_mm2)
    assert mapped.as_dict()["measurements"]["standard_cells"]["synthesised"] is True


def test_wide_units_are_not_synthesised() -> None:
    require_asic()
    config = registry.configure("cs_add", bits=511)
    found = estimate(config, "asic")
    assert found.asic and not found.asic.synthesised and found.tools == ()
    with pytest.raises(UsageError, match="up to 256 bits are synthesised"):
        estimate(config, "asic", synthesis=True)


def test_what_cannot_be_counted_is_refused(tmp_path: Path) -> None:
    require_asic()
    with pytest.raises(UsageError, match=r"as above 256 bits, .* of carry-save numbers, which modmul-16"):
        estimate(registry.configure("modmul", bits=16), "asic", synthesis=False)
    config = registry.configure("cs_add", bits=14)
    for text, message in (
        (INVERTED.replace("(A^B^CI)'", "A").replace("X^Y^Z", "X"), "no cell that adds 3 bits"),
        (INVERTED, "no flip-flop|no cells? (for|with) the truth table"),
    ):
        (tmp_path / "toy.lib").write_text(text, encoding="ascii")
        with pytest.raises(UsageError, match=message):
            estimate(config, "asic", library=tmp_path / "toy.lib", synthesis=False)
