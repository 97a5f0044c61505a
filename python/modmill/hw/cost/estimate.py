"""One call for the cost of a configuration on a target."""

from __future__ import annotations

import time
from collections.abc import Collection
from dataclasses import asdict

from modmill.errors import UsageError
from modmill.hw.config import SquarerConfig
from modmill.hw.cost import calibration, synth, xcup
from modmill.hw.cost.report import Cost
from modmill.hw.emit.top import sources
from modmill.hw.sim.watch import Callback, Watch
from modmill.hw.squarer import Squarer, squarer

TARGETS = ("xcup", "ecp5", "asic")
PARTS = ("area", "timing", "energy")


def estimate(
    config: SquarerConfig,
    target: str = "xcup",
    progress: Callback | None = None,
    parts: Collection[str] = ("area", "timing"),
) -> Cost:
    """The cost of a squarer. `parts` chooses what is worked out on xcup; the other targets have one part each.

    `progress` is called about ten times a second and stops the work by returning False. Safe to call from several
    processes and threads at once; results are cached. Raises UsageError, ToolMissing, ToolFailed, Interrupted,
    UnknownCell and other CostErrors.
    """
    if target not in TARGETS:
        raise UsageError(f"target: {target!r} is none of {', '.join(TARGETS)}")
    for part in parts:
        if part not in PARTS:
            raise UsageError(f"parts: {part!r} is none of {', '.join(PARTS)}")
    begin = time.monotonic()
    made, watch = squarer(config), Watch(progress)
    return _on_xcup(made, watch, parts, begin)


def _on_xcup(made: Squarer, watch: Watch, parts: Collection[str], begin: float) -> Cost:
    files = sources(made, "lut6", None, "xcup")
    sizes = timing = None
    assumed: list[str] = []
    if "area" in parts or "timing" in parts:
        design = xcup.netlist(made.config.slug, files, made.name, watch)
        sizes, timing = xcup.analyse(design, made.latency, calibration.fitted(), watch, timed="timing" in parts)
        if timing is not None:
            assumed += calibration.assumptions()
    return Cost(
        unit=made.name,
        configuration=made.config.slug,
        parameters=asdict(made.config),
        target="xcup",
        cycles=made.latency,
        tools=(synth.version("pyosys"),),
        assumptions=tuple(assumed),
        area=sizes,
        timing=timing,
        seconds=time.monotonic() - begin,
    )
