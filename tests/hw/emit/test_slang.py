"""Emitted SystemVerilog read by slang, which is stricter than the simulators: each list, two units in one design."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterable, Mapping
from pathlib import Path

import pytest
from pyslang.ast import Compilation
from pyslang.syntax import SyntaxTree

from modmill.errors import UsageError
from modmill.hw.emit import folder
from modmill.hw.emit.constraints import all_tops
from modmill.hw.emit.project import list_of
from modmill.hw.interface import registry
from modmill.hw.interface.configuration import Value
from modmill.hw.interface.unit import Flavour
from tests.hw.support import require_tool

PRIMITIVES = {"BUFG", "CARRY8", "DSP48E2", "FDRE", "LUT6_2", "MMCME4_BASE", *(f"LUT{n}" for n in range(1, 7))}
"""Cells of UltraScale+, in the names of its libraries guide (UG974)."""
SIZED: Mapping[str, tuple[Mapping[str, Value], Mapping[str, Value]]] = {
    "isogeny_evaluator": ({"field": "p14", "unroll": 1}, {"field": "p14", "unroll": 2}),
    "isogeny_units": ({"field": "p14", "operation": "construct"}, {"field": "p14"}),
    "scalars": ({"tag": 4}, {"tag": 8}),
    "sha512": ({"engines": 1}, {"engines": 2}),
    "sigverify_pipeline": ({"tag": 4}, {"tag": 8}),
    "wire_front": ({"lanes": 1}, {"lanes": 2}),
}
"""Two configurations of the units whose numbers have one width."""
UNITS = [pytest.param(unit, marks=[pytest.mark.slow] * (unit == "sigverify_pipeline")) for unit in registry.units()]
"""All; the one that has most of the others inside takes some seconds."""
CASES = [
    pytest.param(unit, flavour, marks=[pytest.mark.slow] * (unit == "sigverify_pipeline"))
    for unit in registry.units()
    for flavour in registry.build(registry.configure(unit, **registry.sized(unit, 64))).flavours
]


def emitted(unit: str, given: Mapping[str, Value], flavour: Flavour = "rom", name: str | None = None) -> dict[str, str]:
    """A folder with few cases."""
    choice = registry.choose(unit, given, {})
    made = registry.build(choice.config)
    made = made if name is None else made.named(name)
    return folder.contents(made, choice.constants, choice.name, flavour, chain=1)


def read(texts: Iterable[str]) -> tuple[list[str], list[str]]:
    """Slang's complaints about texts that are compiled together, and the modules that nothing instantiates."""
    compilation = Compilation()
    compilation.addSyntaxTree(SyntaxTree.fromText("\n".join(texts)))
    said = [(d, f"{d.code}: {d.args[0] if d.args else ''}") for d in compilation.getAllDiagnostics()]
    found = [words for d, words in said if d.isError() or "DuplicateDefinition" in words]  # for slang a warning
    return found, [str(top.name) for top in compilation.getRoot().topInstances]


def listed(files: Mapping[str, str], name: str) -> dict[str, str]:
    return {path: files[path] for path in files[name].split()}


@pytest.mark.parametrize(("unit", "flavour"), CASES)
def test_each_list_is_what_its_top_needs(unit: str, flavour: Flavour) -> None:
    """No module is missing and none is left over, and each file states the time scale before its modules."""
    choice = registry.choose(unit, registry.sized(unit, 64), {})
    made = registry.build(choice.config)
    files = emitted(unit, registry.sized(unit, 64), flavour)
    for path in files:
        if path.endswith(".sv"):
            before, scale, after = files[path].partition("`timescale 1ns / 1ps\n")
            assert scale and "`timescale" not in after and not re.search("^module", before, re.MULTILINE), path
    lists = {"sim.f": f"{unit}_tb"}
    if flavour != "file":
        lists |= {list_of(made, top): top for top in all_tops(made)}
    if flavour == "rom":
        lists |= {list_of(made, top, "synth_portable"): top for top in made.tops}
    assert {path for path in files if path.endswith(".f")} == lists.keys()
    for name, top in lists.items():
        found, tops = read(listed(files, name).values())
        missing = {complaint.removeprefix("DiagCode(UnknownModule): ") for complaint in found}
        device = not name.startswith(("sim", "synth_portable"))
        assert missing <= (PRIMITIVES if device else set()), name
        assert tops == [top], name


@pytest.mark.parametrize("unit", UNITS)
def test_two_units_of_a_kind_stand_in_one_design(unit: str) -> None:
    """Only library cells have common names, and these are compiled once."""
    one, other = SIZED.get(unit, (registry.sized(unit, 32), registry.sized(unit, 64)))
    folders = {name: emitted(unit, given, name=name) for name, given in (("left", one), ("right", other))}
    texts = [listed(files, "synth_portable_axi.f") for files in folders.values()]
    found, tops = read([text for part in texts for text in part.values()])
    assert found == []
    assert tops == [f"left_{unit}_axi", f"right_{unit}_axi"]
    for path in texts[0].keys() & texts[1].keys():
        assert texts[0][path] == texts[1][path] or path == "prim/portable.sv"
    for name, files in folders.items():
        assert f"name: modmill::{name}_{unit}:" in files[f"{name}_{unit}.core"]


def test_library_cells_that_differ_do_not_stand_in_one_design() -> None:
    """Cells of two versions of Modmill might differ: a tool must not take whichever comes first."""
    left, right = (listed(emitted("modmul", {"bits": 8}, name=name), "synth_portable.f") for name in ("left", "right"))
    prim = "prim/portable.sv"
    assert read([*left.values(), *right.values()])[0] == []
    guard = re.search(r"MODMILL_STAGE_REG_\w+", right[prim])
    assert guard is not None
    right[prim] = right[prim].replace(guard[0], "MODMILL_STAGE_REG_00000000")
    assert read([*left.values(), *right.values()])[0] == ["DiagCode(DuplicateDefinition): stage_reg"]


def test_two_multipliers_compute_side_by_side(tmp_path: Path) -> None:
    """Two multipliers, of 8 and of 16 bits, stand in one run of Icarus."""
    require_tool("icarus")
    sizes = {"left": 8, "right": 16}
    lines = ["`timescale 1ns / 1ps", "module tb;", "  logic clk = 0, rst_n = 0;", "  initial forever #5 clk = ~clk;"]
    sources: list[str] = []
    for name, bits in sizes.items():
        folder.write(emitted("modmul", {"bits": bits}, name=name), tmp_path / name)
        sources += [f"{name}/{path}" for path in (tmp_path / name / "synth_portable.f").read_text("utf-8").split()]
        lines += [
            f"  logic {name}_valid, {name}_ready;",
            f"  logic [{bits - 1}:0] {name}_r;",
            f"  {name}_modmul u_{name} (",
            "    .clk_i(clk), .rst_ni(rst_n), .in_valid_i(1'b1), .out_ready_i(1'b1),",
            f"    .in_a_i({bits}'d200), .in_b_i({bits}'d199), .in_ready_o({name}_ready),",
            f"    .out_valid_o({name}_valid), .out_r_o({name}_r)",
            "  );",
        ]
    lines += [
        "  initial begin",
        "    repeat (4) @(negedge clk);",
        "    rst_n = 1;",
        "    repeat (40) @(negedge clk);",
        '    $display("%0d %0d %0d %0d", left_valid, left_r, right_valid, right_r);',
        "    $finish;",
        "  end",
        "endmodule",
    ]
    (tmp_path / "tb.sv").write_text("\n".join([*lines, ""]), "ascii")
    command = ["iverilog", "-g2012", "-Wall", "-s", "tb", "-o", "tb.vvp", "tb.sv", *sources]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True)
    assert "timescale" not in done.stderr
    ran = subprocess.run(["vvp", "-n", "tb.vvp"], cwd=tmp_path, capture_output=True, text=True, check=True)
    left, right = (registry.choose("modmul", {"bits": bits}, {}).constants for bits in sizes.values())
    assert ran.stdout.split()[:4] == ["1", str(200 * 199 % left), "1", str(200 * 199 % right)]


@pytest.mark.parametrize("name", ["", "2left", "left-right", "_left", "left_" + 64 * "x"])
def test_a_prefix_that_no_module_can_have_is_refused(name: str) -> None:
    with pytest.raises(UsageError, match=r"--name: .* must be a letter followed by"):
        registry.build(registry.configure("modmul", bits=8)).named(name)
