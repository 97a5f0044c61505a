"""Standard cells: pieces of a unit in the 0.18 um library osu018, mapped by abc and timed by OpenSTA.

A whole unit is out of reach of this flow (its multipliers and tables would be mapped flat), so the pieces that decide
its time are taken one by one, as the unit names them. Adders become Kogge-Stone prefix adders. Timed against the
library's tables at the typical corner, with no wire delay and no load on the outputs: a measurement of the gates,
before layout.
"""

from __future__ import annotations

import functools
import re
import tempfile
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from modmill import programs
from modmill.errors import ToolFailed
from modmill.hw.cost import cache, synth
from modmill.hw.cost.report import AsicReport, CircuitReport
from modmill.hw.cost.subject import Subject
from modmill.places import LIBERTY
from modmill.watch import Watch

LIBRARY = "osu018 (qflow-tech-osu018)"
CORNER = "typical, 1.8 V, 25 C"
NAND2_AREA = 24.0
"""um2 of NAND2X1: what a gate equivalent is."""

ABC = "strash; &get -n; &dch -f; &nf -D 100; &put; buffer -c; topo; stime -p; upsize -D 100; dnsize -D 100; stime -p"

ASSUMPTIONS = (
    "Gates of a real library, mapped by abc and timed by OpenSTA, before layout: no wires, no load on outputs.",
    f"{LIBRARY}, {CORNER}; adders are Kogge-Stone. A piece with flip-flops is timed between them.",
)


def modules_in(files: Mapping[str, str]) -> dict[str, str]:
    """Name to text of every module in these files.

    >>> modules_in({"ab.sv": "module a (x);\\nendmodule\\n// A comment.\\nmodule b;\\nendmodule\\n"})
    {'a': 'module a (x);\\nendmodule\\n', 'b': 'module b;\\nendmodule\\n'}
    """
    found = (re.finditer(r"^module (\w+).*?^endmodule\n", text, re.MULTILINE | re.DOTALL) for text in files.values())
    return {match[1]: match[0] for matches in found for match in matches}


def pieces(unit: str, kinds: Iterable[str], modules: Mapping[str, str]) -> dict[str, str]:
    """The module to be mapped for each kind: of <unit>_<kind> and all <unit>_<kind>_... the one that adds most rows.

    >>> modules = {"vdf_x_column_1": ".row_0_i", "vdf_x_column_2": "row_0_i row_1_i", "vdf_x_columns": "row_2_i"}
    >>> pieces("vdf_x", ["column"], modules)
    {'column': 'vdf_x_column_2'}
    """
    found: dict[str, str] = {}
    for kind in kinds:
        sized = [
            (len(set(re.findall(r"\brow_\d+_i\b", text))), name)
            for name, text in modules.items()
            if re.fullmatch(rf"{unit}_{kind}(_\w+)?", name)
        ]
        if sized:
            found[kind] = max(sized)[1]
    return found


def measure(subject: Subject, watch: Watch) -> AsicReport:
    """Area and delay of the unit's pieces, over the portable leaf cells. Cached.

    Raises ToolMissing, ToolFailed, Interrupted.
    """
    unit, modules = subject.top, modules_in(subject.texts("asic"))
    versions = {"pyosys": programs.package_version("pyosys"), "sta": programs.version("sta")}
    if not LIBERTY.is_file():
        raise programs.missing("osu018")
    done: list[CircuitReport] = []
    for kind, top in pieces(unit, subject.pieces, modules).items():
        needed = below(top, modules)
        measured = functools.partial(_measure, needed, top, watch)
        found = cache.figures(f"{subject.configuration}-{kind}-asic", needed, versions, measured, "asic.py")
        gates = found["area"] / NAND2_AREA
        done.append(CircuitReport(top, subject.pieces[kind], found["cells"], found["area"], gates, found["ns"]))
    if not done:
        raise ToolFailed(f"{unit} has no sums that could be mapped", tool="yosys")
    return AsicReport(LIBRARY, CORNER, tuple(done))


def below(top: str, modules: Mapping[str, str]) -> dict[str, str]:
    """File name to text of a module and of all modules that it names, and so on.

    >>> below("a", {"a": "module a; b u_b (); endmodule", "b": "module b; endmodule", "c": "module c;"}).keys()
    dict_keys(['a.sv', 'b.sv'])
    """
    found: dict[str, str] = {}
    ahead = [top]
    while ahead:
        name = ahead.pop()
        if name in modules and f"{name}.sv" not in found:
            found[f"{name}.sv"] = modules[name]
            ahead += re.findall(r"\b\w+\b", modules[name])
    return dict(sorted(found.items()))


def _measure(files: Mapping[str, str], top: str, watch: Watch) -> dict[str, Any]:
    with tempfile.TemporaryDirectory(prefix="modmill-asic-") as scratch:
        folder = Path(scratch)
        programs.write_texts(folder, files)
        (folder / "script.abc").write_text(ABC.replace("; ", "\n") + "\n", encoding="ascii")
        log = synth.yosys(
            [
                *(f"read_verilog -sv {folder / file}" for file in files),
                f"hierarchy -check -top {top}",
                "proc",
                "flatten",
                "opt",
                "alumacc",
                "opt",
                "techmap -map +/choices/kogge-stone.v",
                "techmap",
                "opt",
                f"dfflibmap -liberty {LIBERTY}",
                f"abc -liberty {LIBERTY} -script {folder / 'script.abc'}",
                "setundef -zero",
                "splitnets -ports",
                "opt_clean -purge",
                f"stat -liberty {LIBERTY}",
                f"write_verilog -noattr -noexpr -nohex {folder / 'mapped.v'}",
            ],
            watch,
            f"map {top}",
        )
        found = re.findall(r"^ +(\d+) +([\d.e+]+) cells$", log, re.MULTILINE)
        if not found:
            raise ToolFailed("yosys printed no area", tool="yosys")
        cells, area = found[-1]
        return {"area": float(area), "cells": int(cells), "ns": _timed(folder, top, watch)}


def _timed(folder: Path, top: str, watch: Watch) -> float:
    """The longest path from any input or register to any output or register."""
    clocked = re.search(r"^\s*input clk_i\s*;", (folder / "mapped.v").read_text(encoding="ascii"), re.MULTILINE)
    clock = "create_clock -name c -period 1000 " + ("[get_ports clk_i]" if clocked else "")
    (folder / "timing.tcl").write_text(
        f"""read_liberty {LIBERTY}
read_verilog mapped.v
link_design {top}
{clock}
set_input_delay 0 -clock c [all_inputs]
set_output_delay 0 -clock c [all_outputs]
report_checks -path_delay max -digits 4
exit
""",
        encoding="ascii",
    )
    command = [programs.find("sta"), "-no_splash", "-exit", "timing.tcl"]
    code, log = programs.child(command, folder, watch.ticker("timing"))
    # OpenSTA goes on after an error, and ends with code 0.
    if code != 0 or re.search(r"\b[Ee]rror\b", log):
        raise programs.failure("sta", code or 1, log)
    found = re.findall(r"([\d.]+)\s+data arrival time", log)
    if not found:
        raise ToolFailed("sta printed no path", tool="sta")
    return float(found[0])
