"""OpenSTA on a netlist of library cells: the least period, and the ends of the path that needs it.

It times mapped netlists (asic.py). The cells of a design without synthesis (static.py) can be written as Verilog for
it, too, so that two programs time the same cells.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from modmill import programs
from modmill.errors import ToolFailed
from modmill.hw.cost.buffers import CLOCK
from modmill.hw.cost.liberty import merged
from modmill.hw.cost.static import Netlist
from modmill.watch import Watch

LIBRARY = "cells.lib"
"""The file of the library, in the folder of a measurement."""
LONG = 1000
"""A period in ns that every design meets; OpenSTA computes in single precision, so it is not longer than it must be."""


def timed(folder: Path, verilog: str, top: str, watch: Watch) -> dict[str, Any]:
    """The longest path from any input or register to any output or register, and its ends.

    The netlist is in the file `verilog` of the folder, the library in `LIBRARY`. Raises ToolMissing, ToolFailed,
    Interrupted.
    """
    (folder / "timing.tcl").write_text(
        f"""read_liberty {LIBRARY}
set_cmd_units -time ns
read_verilog {verilog}
link_design {top}
create_clock -name c -period {LONG} [get_ports {CLOCK}]
set_input_delay 0 -clock c [all_inputs]
set_output_delay 0 -clock c [all_outputs]
report_checks -path_delay max -digits 4
check_setup -loops
exit
""",
        encoding="ascii",
    )
    command = [programs.find("sta"), "-no_splash", "-exit", "timing.tcl"]
    code, log = programs.child(command, folder, watch.ticker("timing"))
    # OpenSTA goes on after an error, and ends with code 0; it cuts loops and times what is left.
    if code != 0 or re.search(r"\b[Ee]rror\b|combinational loop", log):
        raise programs.failure("sta", code or 1, log)
    slack = re.search(r"(-?[\d.]+)\s+slack", log)
    ends = [re.search(rf"^{end}: (\S+)", log, re.MULTILINE) for end in ("Startpoint", "Endpoint")]
    if slack is None or not all(ends):
        raise ToolFailed("sta printed no path", tool="sta")
    begin, end = (str(found[1]) for found in ends if found)
    return {"period_ns": round(LONG - float(slack[1]), 4), "begin": begin, "end": end}


def verilog(netlist: Netlist) -> Iterator[str]:
    """The lines of a module `top` with the cells of a netlist."""
    flip_flop = netlist.flip_flop
    yield f"module top (input {CLOCK}{''.join(f', input n{net}' for net in netlist.ports)});"
    yield "wire n0 = 1'b0;"
    yield "wire n1 = 1'b1;"
    for at, row in enumerate(netlist.rows):
        pins = [f".{pin.name}(n%d)" for pin in (*row.cell.inputs, *row.cell.outputs)]
        line = f"{row.cell.name} u{at}_%d ({', '.join(pins)});"
        for number in range(row.ins.shape[1]):
            yield line % (number, *row.ins[:, number], *row.outs[:, number])
    into, out = flip_flop.pins["d"][0], flip_flop.pins["q"][0]
    for number, net in enumerate(netlist.launched):
        # The last of the registers enables the others, and has no input here.
        data = f"n{netlist.captured[number]}" if number < len(netlist.captured) else "1'b0"
        yield f"{flip_flop.cell.name} f{number} (.{flip_flop.cell.clock}({CLOCK}), .{into}({data}), .{out}(n{net}));"
    yield "endmodule"


def same_cells(netlist: Netlist, library: Sequence[Path], folder: Path, watch: Watch) -> float:
    """The period in ns of a netlist, in files of the folder. Raises ToolMissing, ToolFailed, Interrupted."""
    (folder / LIBRARY).write_text(merged(library), encoding="utf-8")
    with (folder / "top.v").open("w", encoding="ascii") as file:
        file.writelines(f"{line}\n" for line in verilog(netlist))
    return float(timed(folder, "top.v", "top", watch)["period_ns"])
