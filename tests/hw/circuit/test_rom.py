"""Tables of constants in block RAM: Python cycle by cycle against the text, in pipelines and alone, and their cells."""

from __future__ import annotations

import json
import random
from collections import Counter
from pathlib import Path

import pytest

from modmill import programs
from modmill.hw.circuit.graph import Circuit, limited
from modmill.hw.circuit.kinds.rom import rom, rom_block
from modmill.hw.circuit.op import BoundError
from modmill.hw.circuit.part import Part
from modmill.hw.cost import synth
from modmill.hw.cost.netlist import design
from tests.hw.circuit.clocked import compare, texts
from tests.hw.circuit.test_clocked import anything
from tests.hw.support import require_tool
from tests.support import require_rtl


def entries(count: int, bits: int) -> tuple[int, ...]:
    rng = random.Random(count)
    return ((1 << bits) - 1, 0, *(rng.getrandbits(bits) for _ in range(count - 2)))


def alone(count: int, bits: int, latency: int) -> Part:
    """A table with an enable of its own, as a circuit with state."""
    c = Circuit()
    kind = rom_block("table", entries(count, bits), latency)
    (row,) = c.apply(kind, "entry", c.input("index", count - 1), c.input("enable", 1))
    return Part("toy", "a table", c, {"row": row})


def looked_up(stages: int, latency: int) -> Part:
    """entries[a + b] + a as a pipeline."""
    c = Circuit()
    a, b = c.input("a", 40), c.input("b", 39)
    (row,) = c.apply(rom_block("table", entries(80, 64), latency), "entry", limited(c.add("at", a, b), 79))
    return Part("pipe", "a table in a pipeline", c, {"sum": c.add("sum", row, a)}, stages)


def wrapped(stages: int, latency: int) -> Part:
    c = Circuit()
    ins = {name: c.input(name, high) for name, high in (("a", 40), ("b", 39))}
    return Part("toy", "a pipeline", c, {"sum": looked_up(stages, latency)(c, "pipe", c.input("move", 1), **ins)[0]})


@pytest.mark.parametrize("latency", [1, 2, 4])
@pytest.mark.parametrize(("count", "bits"), [(2, 1), (80, 64), (300, 401)])
def test_a_table_gives_the_row_of_its_index(tmp_path: Path, count: int, bits: int, latency: int) -> None:
    require_tool("icarus")
    part = alone(count, bits, latency)
    found = {f["row"] for f in compare(tmp_path, part, anything(part))[40:]}
    assert found <= set(entries(count, bits)) and len(found) >= min(count, 40)


@pytest.mark.parametrize(("stages", "latency"), [(2, 1), (3, 1), (4, 2), (6, 3)])
def test_a_pipeline_counts_the_cycles_of_a_table(tmp_path: Path, stages: int, latency: int) -> None:
    require_tool("icarus")
    part = wrapped(stages, latency)
    rng, rows = random.Random(5), entries(80, 64)
    given = [{"a": rng.randint(0, 40), "b": rng.randint(0, 39), "move": 1} for _ in range(60)]
    each = iter(given)
    found = compare(tmp_path, part, lambda _rng, _last: next(each), cycles=60)
    sums = [rows[x["a"] + x["b"]] + x["a"] for x in given]
    assert [f["sum"] for f in found[stages:]] == sums[:-stages]


def test_a_pipeline_with_a_table_may_pause(tmp_path: Path) -> None:
    require_tool("icarus")
    part = wrapped(3, 1)
    compare(tmp_path, part, anything(part))


def test_what_cannot_be_is_refused() -> None:
    c = Circuit()
    index = c.input("index", 4)
    for build, message in (
        (lambda: c.apply(rom_block("t", entries(4, 3)), "t", index), "entry 4 of a table of 4"),
        (lambda: c.apply(rom_block("t", entries(8, 3)), "t", index, index), "control bit"),
        (lambda: rom_block("t", (1,)), "1 entries"),
        (lambda: rom_block("t", (1, 2), 0), "read at a clock edge"),
        (lambda: rom("t", (1, 2, 3)), "a table of 3 entries"),
    ):
        with pytest.raises(BoundError, match=message):
            build()


def test_verilator_has_nothing_to_say_about_the_text(tmp_path: Path) -> None:
    require_tool("verilator")
    files = texts(wrapped(4, 2))
    programs.write_texts(tmp_path, files)
    programs.run(["verilator", "--lint-only", "-Wall", "--top-module", "u_toy", *files], tmp_path)


@pytest.mark.parametrize(("count", "bits", "want"), [(512, 72, 1), (1024, 36, 1), (512, 381, 5.5), (80, 64, 1)])
def test_a_table_becomes_block_ram(tmp_path: Path, count: int, bits: int, want: float) -> None:
    require_rtl("pyosys")
    synth.xcup(texts(alone(count, bits, 1)), "u_toy", tmp_path / "netlist.json")
    made = design(json.loads((tmp_path / "netlist.json").read_text("utf-8")))
    cells = Counter(cell.type for name, n in made.counts.items() for cell in made.modules[name].cells for _ in range(n))
    assert cells["RAMB36E2"] + cells["RAMB18E2"] / 2 == want, cells
    assert not cells.keys() & {"RAM64M8", "LUT6", "FDRE"}
