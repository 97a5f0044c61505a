"""The files that tools need to take an emitted folder as a project: file lists, a FuseSoC core, a script for Vivado."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from modmill import __version__
from modmill.hw import rtl
from modmill.hw.emit.constraints import all_tops
from modmill.hw.emit.hierarchy import Hierarchy
from modmill.hw.emit.lines import folded_comments
from modmill.hw.interface.unit import AnyUnit, Flavour

PART = "xcvu9p-flgb2104-2-i"
"""The device of the published designs."""

PORTABLE, XCUP = "prim/portable.sv", "prim/xcup.sv"
ORDER = ("rtl", "prim", "sim")
RUN = "vivado/out_of_context_run.tcl"


def project(unit: AnyUnit, flavour: Flavour, files: Mapping[str, str]) -> dict[str, str]:
    """File lists, core and script for the folder with these files.

    Each list has what one top needs and nothing else. Those called `portable` have no primitive of a device and no cell
    that reads files, so any synthesis takes them; only the flavour whose tables are plain text has them.
    """
    texts = {path: text for path, text in files.items() if path.endswith(".sv")}
    portable = {path: text for path, text in texts.items() if path != XCUP}
    xcup = {path: text for path, text in texts.items() if path != PORTABLE and not path.startswith("sim/")}
    lists = {"sim.f": _list(portable, f"{unit.name}_tb")}
    if synthesisable(flavour):
        lists |= {list_of(unit, top): _list(xcup, top) for top in all_tops(unit)}
    if flavour == "rom":
        lists |= {list_of(unit, top, "synth_portable"): _list(portable, top) for top in unit.tops}
    made = {name: "".join(f"{file}\n" for file in listed) for name, listed in lists.items()}
    data = sorted(file for file in files if file == "vectors.txt" or file.startswith("tables/"))
    made[f"{unit.name}.core"] = _core(unit, lists["sim.f"], lists.get("synth.f"), data)
    if not synthesisable(flavour):
        return made
    words = {
        "unit": unit.name,
        "tops": _or(all_tops(unit)),
        "lists": "\n".join(f"    {top} {list_of(unit, top)}" for top in all_tops(unit)),
        "part": PART,
    }
    made["vivado/out_of_context.tcl"] = folded_comments(rtl.fill(_template("out_of_context.tcl"), words))
    made[RUN] = folded_comments(rtl.fill(_template("out_of_context_run.tcl"), words))
    return made


def synthesisable(flavour: Flavour) -> bool:
    """True if tools can synthesise it: tables that a simulation reads from files are for simulation only."""
    return flavour != "file"


def list_of(unit: AnyUnit, top: str, kind: str = "synth") -> str:
    """The name of the list of files for a top."""
    return f"{kind}{top.removeprefix(unit.name)}.f"


def _list(files: Mapping[str, str], top: str) -> list[str]:
    """The files that a top needs: RTL first, then leaf cells, then the testbench."""
    return sorted(Hierarchy(files).needed(top), key=lambda path: (ORDER.index(path.partition("/")[0]), path))


def _template(file: str) -> str:
    return (Path(__file__).parent / "templates" / file).read_text(encoding="ascii")


def _or(names: Iterable[str]) -> str:
    *others, last = names
    return f"{', '.join(others)} or {last}" if others else last


def _core(unit: AnyUnit, simulated: Sequence[str], synthesised: Sequence[str] | None, data: Sequence[str]) -> str:
    """The description for FuseSoC, CAPI 2; with the files for UltraScale+ it has a target for synthesis."""
    bench = [file for file in simulated if file.startswith("sim/")]
    both = [file for file in simulated if file in (synthesised or simulated) and file not in (PORTABLE, *bench)]
    sets = {
        "rtl": ("systemVerilogSource", both),
        "portable": ("systemVerilogSource", [file for file in simulated if file not in (*both, *bench)]),
        "bench": ("systemVerilogSource", bench),
    }
    targets = TARGETS
    if synthesised is not None:
        sets |= {
            "xcup": ("systemVerilogSource", [file for file in synthesised if file not in both]),
            "constraints": ("xdc", [f"constraints/{unit.name}.xdc"]),
            "run": ("tclSource", [RUN]),
        }
        targets += SYNTH
    lines = ["CAPI=2:", f"name: modmill::{unit.name}:{__version__}", f'description: "{unit.about.title}"', ""]
    lines.append("filesets:")
    for name, (kind, listed) in sets.items():
        lines += [f"  {name}:", f"    file_type: {kind}", "    files:", *(f"      - {file}" for file in listed)]
    lines += ["  data:", "    file_type: user", "    files:"]
    lines += [f"      - {file}: {{copyto: {file}}}" for file in data]
    flags = "--timing, -Wno-fatal, -Wno-lint, -Wno-style"
    return "\n".join(lines) + rtl.fill(targets, {"unit": unit.name, "flags": flags, "part": PART})


TARGETS = """

targets:
  default:
    filesets: [rtl, portable]
    toplevel: @unit@
  sim:
    description: The testbench with the cases of vectors.txt, in Icarus
    flow: sim
    flow_options:
      tool: icarus
      iverilog_options: [-g2012]
    filesets: [rtl, portable, bench, data]
    toplevel: @unit@_tb
  sim_verilator:
    description: The same in Verilator
    flow: sim
    flow_options:
      tool: verilator
      mode: binary
      verilator_options: [@flags@]
    filesets: [rtl, portable, bench, data]
    toplevel: @unit@_tb
"""
SYNTH = """\
  synth:
    description: Synthesis out of context in Vivado; vivado/out_of_context.tcl also places and routes, without FuseSoC
    flow: vivado
    flow_options:
      part: @part@
      pnr: none
    filesets: [rtl, xcup, constraints, run]
    toplevel: @unit@
"""
