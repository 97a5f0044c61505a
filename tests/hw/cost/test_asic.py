"""A unit in standard cells is still the unit, and no gate in it drives too many pins."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from modmill import programs
from modmill.errors import UsageError
from modmill.hw.cost import asic, buffers, synth
from modmill.hw.cost.liberty import Adders, Library, read
from modmill.hw.cost.opensta import LIBRARY
from modmill.hw.emit import folder
from modmill.hw.emit.sources import sources
from modmill.hw.interface import registry
from modmill.hw.units.parts.buckets.config import BucketsConfig
from modmill.places import LIBERTY
from modmill.watch import Watch
from tests.hw.cost.test_liberty import INVERTED
from tests.hw.support import require_tool
from tests.support import require_asic, require_liberty, require_rtl

MODELS = LIBERTY.with_suffix(".v")


@pytest.fixture(scope="module")
def mapped(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, Any], Library]:
    """A pipeline of 16 bits with its modulus built in."""
    require_rtl("pyosys")
    require_asic()
    place, library = tmp_path_factory.mktemp("asic"), read([LIBERTY])
    choice = registry.choose("modmul", {"bits": 16}, {})
    texts = sources(registry.build(choice.config), "rom", choice.constants, "cells")
    return place, asic.netlist(texts, "modmul", [LIBERTY], library, place, Watch(None)), library


def test_the_mapped_unit_passes_its_own_testbench(mapped: tuple[Path, dict[str, Any], Library], tmp_path: Path) -> None:
    require_tool("icarus")
    place, _, _ = mapped
    netlist = tmp_path / "mapped.v"
    synth.yosys([f"read_json {place / 'mapped.json'}", "hierarchy -top modmul", f"write_verilog -noattr {netlist}"])
    choice = registry.choose("modmul", {"bits": 16}, {})
    files = folder.contents(registry.build(choice.config), choice.constants, choice.name, "rom")
    folder.write(files, tmp_path / "unit")
    bench = sorted((tmp_path / "unit" / "sim").glob("*.sv"))
    command = ["iverilog", "-g2012", "-s", "modmul_tb", "-o", "tb.vvp", str(netlist), str(MODELS), *map(str, bench)]
    programs.run(command, tmp_path)
    printed = programs.run(["vvp", "-n", str(tmp_path / "tb.vvp"), "+vectors=vectors.txt"], tmp_path / "unit")
    assert "PASS" in printed


@pytest.mark.parametrize("adders", ["area", "delay"])
@pytest.mark.parametrize("pattern", ["sky130hd_tt*", "asap7sc7p5t_*_RVT_FF_*"])
def test_the_unit_passes_its_testbench_in_other_libraries(pattern: str, adders: Adders, tmp_path: Path) -> None:
    """With models that Yosys makes from the functions of the cells."""
    require_rtl("pyosys")
    require_tool("icarus")
    files = require_liberty(pattern)
    choice = registry.choose("modmul", {"bits": 8}, {})
    unit = registry.build(choice.config)
    library = read(files, adders)
    texts = sources(unit, "rom", choice.constants, "cells")
    found = asic.netlist(texts, "modmul", files, library, tmp_path, Watch(None))
    assert asic.instances(found["modules"], "modmul")[library.adder(3).cell.name] > 20
    used = [f"select -add {cell}" for cell in asic.instances(found["modules"], "modmul")]
    synth.yosys([f"read_json {tmp_path / 'mapped.json'}", f"write_verilog -noattr {tmp_path / 'mapped.v'}"])
    models = [f"read_liberty -ignore_miss_func -ignore_miss_dir {tmp_path / LIBRARY}", *used]
    synth.yosys([*models, f"write_verilog -noattr -selected {tmp_path / 'models.v'}"])
    folder.write(folder.contents(unit, choice.constants, choice.name, "rom"), tmp_path / "unit")
    bench = sorted((tmp_path / "unit" / "sim").glob("*.sv"))
    command = ["iverilog", "-g2012", "-s", "modmul_tb", "-o", "tb.vvp", "mapped.v", "models.v", *map(str, bench)]
    programs.run(command, tmp_path)
    assert "PASS" in programs.run(["vvp", "-n", str(tmp_path / "tb.vvp"), "+vectors=vectors.txt"], tmp_path / "unit")


def pins(module: dict[str, Any], outputs: dict[str, set[str]]) -> Counter[int]:
    """The number of pins that read each net, the module's own outputs included."""
    found: Counter[int] = Counter()
    for cell in module["cells"].values():
        for port, bits in cell["connections"].items():
            if port not in outputs[cell["type"]] and port != buffers.CLOCK:
                found.update(bit for bit in bits if isinstance(bit, int))
    for port in module["ports"].values():
        if port["direction"] == "output":
            found.update(bit for bit in port["bits"] if isinstance(bit, int))
    return found


def test_no_gate_drives_more_pins_than_allowed(mapped: tuple[Path, dict[str, Any], Library]) -> None:
    _, netlist, library = mapped
    outputs = {cell.name: {pin.name for pin in cell.outputs} for cell in library.cells}
    for name, module in netlist["modules"].items():
        outputs[name] = {port for port, p in module["ports"].items() if p["direction"] == "output"}
    most = 0
    clocks = {cell.name for cell in library.cells if cell.clocked}
    for module in netlist["modules"].values():
        readers = pins(module, outputs)
        clock = {
            bit
            for cell in module["cells"].values()
            for port, bits in cell["connections"].items()
            if port in ("CLK", buffers.CLOCK) and (cell["type"] in clocks or cell["type"] in netlist["modules"])
            for bit in bits
        }
        inputs = {bit for p in module["ports"].values() if p["direction"] == "input" for bit in p["bits"]} - clock
        assert all(readers[net] <= 1 for net in inputs)
        most = max([most, *(count for net, count in readers.items() if net not in clock)])
    assert most == buffers.MOST


def test_every_adder_of_the_text_is_a_cell_or_less(mapped: tuple[Path, dict[str, Any], Library]) -> None:
    _, netlist, _ = mapped
    counts = asic.instances(netlist["modules"], "modmul")
    assert counts["FAX1"] > 500
    assert not {"full_adder", "half_adder"} & counts.keys()


def test_complements_of_an_adder_are_undone(tmp_path: Path) -> None:
    path = tmp_path / "toy.lib"
    path.write_text(INVERTED, encoding="ascii")
    text = asic.adders(read([path]))
    assert "INV u_sum (.A(sum), .Y(s_o));" in text
    assert "FA_N u_add (.CI(a_i), .A(b_i), .B(c_i), .SN(sum), .CON(carry));" in text


def test_too_much_memory_is_refused() -> None:
    require_rtl("pyosys")
    require_asic()
    from modmill.hw.explore.evaluate import estimate

    with pytest.raises(UsageError, match=r"buckets has [\d,]+ bits of memory"):
        estimate(BucketsConfig("buckets", bits=64, index=12), "asic")
