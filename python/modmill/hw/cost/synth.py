"""Running Yosys as a child, which contains its crashes; and the script for UltraScale+."""

from __future__ import annotations

import itertools
import re
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

from modmill import programs
from modmill.watch import Watch


def yosys(commands: Sequence[str], watch: Watch | None = None, phase: str = "synthesis") -> str:
    """Runs Yosys commands, one a line, in a child process and returns what it printed.

    Raises ToolMissing, ToolFailed, Interrupted (the watch's callback said stop).
    """
    programs.package_version("pyosys")
    watch = watch or Watch(None)
    begin = time.monotonic()
    at = [0, len(commands)]

    def line(text: str) -> None:
        if found := re.match(r"@ (\d+)/(\d+) ", text):
            at[:] = [int(found[1]) - 1, int(found[2])]

    def tick() -> None:
        watch(phase, at[0], at[1], 0, time.monotonic() - begin)

    with tempfile.TemporaryDirectory(prefix="modmill-cost-") as folder:
        script = Path(folder) / "script.ys"
        script.write_text("\n".join(commands) + "\n", encoding="utf-8")
        command = [sys.executable, "-P", str(Path(__file__).with_name("_yosys.py")), str(script)]
        code, log = programs.child(command, Path(folder), tick, line, "yosys")
    if code != 0:
        raise programs.failure("yosys", code, log)
    watch(phase, at[1], at[1], 0, time.monotonic() - begin)
    return log


MAP_LUTS = (
    "opt_expr -mux_undef -noclkinv",
    "abc -lut 6 -script +strash;ifraig;scorr;if,-A,0,-F,0",
    "clean",
    "xilinx_srl -fixed -minlen 3",
    "techmap -map +/xilinx/lut_map.v -map +/xilinx/cells_map.v -D LUT_WIDTH=6",
    "xilinx_dffopt",
    "opt_lut_ins -tech xilinx",
)
"""The step map_luts of synth_xilinx with abc in place of abc9, which takes most of a second for each module.

LUTs of up to 6 inputs, the least levels everywhere and no recovery of area: abc does not see the DSP slices and carry
chains that stand around this logic, takes most of it for uncritical, and would share LUTs along the longest paths.
"""

STEPS = (
    "begin",
    "prepare",
    "map_dsp",
    "coarse",
    "map_memory",
    "map_ffram",
    "fine",
    "map_cells",
    "map_ffs",
    "map_luts",
)
"""The steps of synth_xilinx up to the mapping to LUTs."""


def xcup(files: Mapping[str, str], top: str, out: Path, watch: Watch | None = None) -> None:
    """Synthesises texts for UltraScale+ with hierarchy kept and writes the netlist as JSON to the file `out`."""
    with tempfile.TemporaryDirectory(prefix="modmill-rtl-") as folder:
        programs.write_texts(Path(folder), files)
        synth = f"synth_xilinx -family xcup -noiopad -noclkbuf -top {top} -run"
        yosys(
            [
                *(f"read_verilog -sv {folder}/{name}" for name in files),
                *(
                    f"{'if-memory ' * step.startswith('map_mem')}{synth} {step}:{after}"
                    for step, after in itertools.pairwise(STEPS)
                ),
                *MAP_LUTS,
                f"{synth} finalize:check",
                "hierarchy -check",
                "blackbox =A:whitebox",
                f"write_json {folder}/netlist.json",
            ],
            watch,
        )
        (Path(folder) / "netlist.json").replace(out)
