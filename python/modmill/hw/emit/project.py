"""What tools need to take an emitted folder as a project: file lists, a FuseSoC core, a script for Vivado."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from pathlib import Path

from modmill import __version__
from modmill.hw import rtl
from modmill.hw.emit.constraints import all_tops
from modmill.hw.emit.lines import folded_comments
from modmill.hw.unit import AnyUnit, Flavour

PART = "xcvu9p-flgb2104-2-i"
"""The device of the published designs."""

PORTABLE, XCUP = "prim/portable.sv", "prim/xcup.sv"


def project(unit: AnyUnit, flavour: Flavour, files: Collection[str], card: Collection[str]) -> dict[str, str]:
    """File lists, core and script for the folder with these files; the `card` files are for no simulation here.

    `synth_portable.f` has no primitive of a device and no cell that reads files, so any synthesis takes it; only the
    flavour whose tables are plain text has it.
    """
    rtl_files = _in("rtl/", files)
    plain = [file for file in rtl_files if file not in card]
    bench = _in("sim/", files)
    lists = {"sim.f": [*plain, PORTABLE, *bench], "synth.f": [*rtl_files, XCUP]}
    if flavour == "rom":
        clocked = {f"rtl/{unit.name}_card.sv", "rtl/core_clock.sv"}
        lists["synth_portable.f"] = [*(file for file in rtl_files if file not in clocked), PORTABLE]
    made = {name: "".join(f"{file}\n" for file in listed) for name, listed in lists.items()}
    made[f"{unit.name}.core"] = _core(unit, plain, [file for file in rtl_files if file in card], bench, files)
    words = {"unit": unit.name, "tops": _or(all_tops(unit)), "part": PART}
    template = (Path(__file__).parent / "templates" / "out_of_context.tcl").read_text(encoding="ascii")
    made["vivado/out_of_context.tcl"] = folded_comments(rtl.fill(template, words))
    return made


def _in(folder: str, files: Iterable[str]) -> list[str]:
    return sorted(file for file in files if file.startswith(folder) and file.endswith(".sv"))


def _or(names: Iterable[str]) -> str:
    *others, last = names
    return f"{', '.join(others)} or {last}" if others else last


def _core(
    unit: AnyUnit, plain: Sequence[str], card: Sequence[str], bench: Sequence[str], files: Collection[str]
) -> str:
    """The description for FuseSoC, CAPI 2."""
    data = sorted(file for file in files if file == "vectors.txt" or file.startswith("tables/"))
    constraints = f"constraints/{unit.name}.xdc"
    sets = {
        "rtl": ("systemVerilogSource", plain),
        "portable": ("systemVerilogSource", [PORTABLE]),
        "xcup": ("systemVerilogSource", [*card, XCUP]),
        "bench": ("systemVerilogSource", bench),
        "constraints": ("xdc", [constraints]),
    }
    lines = ["CAPI=2:", f"name: modmill::{unit.name}:{__version__}", f'description: "{unit.about.title}"', ""]
    lines.append("filesets:")
    for name, (kind, listed) in sets.items():
        lines += [f"  {name}:", f"    file_type: {kind}", "    files:", *(f"      - {file}" for file in listed)]
    lines += ["  data:", "    file_type: user", "    files:"]
    lines += [f"      - {file}: {{copyto: {file}}}" for file in data]
    flags = "--binary, --timing, -Wno-fatal, -Wno-lint, -Wno-style"
    return "\n".join(lines) + rtl.fill(TARGETS, {"unit": unit.name, "flags": flags, "part": PART})


TARGETS = """

targets:
  default:
    filesets: [rtl, portable]
    toplevel: @unit@
  sim:
    description: The testbench with the cases of vectors.txt, in Icarus
    default_tool: icarus
    filesets: [rtl, portable, bench, data]
    toplevel: @unit@_tb
    tools:
      icarus:
        iverilog_options: [-g2012]
  sim_verilator:
    description: The same in Verilator
    default_tool: verilator
    filesets: [rtl, portable, bench, data]
    toplevel: @unit@_tb
    tools:
      verilator:
        mode: binary
        verilator_options: [@flags@]
  synth:
    description: Vivado; vivado/out_of_context.tcl does the same without FuseSoC
    default_tool: vivado
    filesets: [rtl, xcup, constraints]
    toplevel: @unit@
    tools:
      vivado:
        part: @part@
"""
