"""The cost of a unit's configuration, and what the explorer evaluates a design point with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from modmill.errors import UsageError
from modmill.hw.cost import Cost, Subject
from modmill.hw.cost import estimate as estimate_subject
from modmill.hw.cost.cells import Area
from modmill.hw.cost.devices import device, require
from modmill.hw.cost.ecp5 import DEVICE, MULTIPLIERS
from modmill.hw.cost.liberty import Adders
from modmill.hw.describe.structure import counted, least_area, traffic
from modmill.hw.emit.sources import sources
from modmill.hw.explore.points import Evaluate
from modmill.hw.interface import registry
from modmill.hw.interface.balance import busy, slowest
from modmill.hw.interface.configuration import Configuration
from modmill.hw.interface.unit import AnyUnit
from modmill.progress import ProgressCallback


def subject(unit: AnyUnit, constants: Any, name: str) -> Subject:
    """A unit as the cost tools take it; `constants`, which people call `name`, are those of the placed design."""

    def texts(target: str) -> dict[str, str]:
        if target == "xcup":
            return sources(unit, "lut6", None, "xcup")
        if target == "asic":
            return sources(unit, "rom", None, "cells")
        return sources(unit, "rom", constants, "portable")

    return Subject(
        top=unit.name,
        configuration=unit.config.slug,
        parameters=unit.config.parameters(),
        bits=unit.bits,
        operation=unit.operation,
        interval=unit.interval,
        latency=unit.latency,
        texts=texts,
        constants=name,
        levels=unit.levels,
        gates=unit.gates,
        traffic=traffic(unit),
        regions=unit.regions,
    )


def estimate(
    config: Configuration,
    target: str = "xcup",
    progress: ProgressCallback | None = None,
    device: str | None = None,
    library: Path | Sequence[Path] = (),
    adders: Adders = "area",
    synthesis: bool | None = None,
) -> Cost:
    """The cost of a configuration on a target; see :func:`modmill.hw.cost.estimate`.

    With `device`, raises UsageError before anything is synthesised for a unit whose multipliers or operators alone
    exceed that device.
    """
    if device is not None:
        _refuse_larger(config, device)
    if target == "ecp5" and config.least_dsp > MULTIPLIERS:
        raise UsageError(
            f"{config.slug} does not fit an {DEVICE}: it has at least {config.least_dsp:,} multipliers, "
            f"the device {MULTIPLIERS}",
            got=config.least_dsp,
            max=MULTIPLIERS,
        )
    choice = registry.choose(config.unit, config.parameters(), {})
    unit = registry.build(config)
    facts = unit.document(choice.constants, choice.name).facts
    values = [facts[p.name]["n"] for p in registry.family(config.unit).constants if p.name in facts]
    made = subject(unit, choice.constants, " ".join([choice.name, *values]))
    return estimate_subject(made, target, progress, library, adders, synthesis)


def _refuse_larger(config: Configuration, device: str) -> None:
    """Raises UsageError for a unit whose multipliers or operators alone exceed a device."""
    # Before the circuit is built, which takes seconds.
    require(device, Area(dsp=config.least_dsp), config.slug)
    unit = registry.build(config)
    if unit.datapath is not None:
        require(device, least_area(unit.datapath), config.slug)


def xcup(config: Configuration) -> Mapping[str, Any]:
    """Estimated area (LUT sites) and time per operation on UltraScale+."""
    unit = registry.build(config)
    found = estimate(config, "xcup").figures()
    return {**found, "ns": found["ns"] * (unit.mean_interval or unit.interval) / unit.interval, **limit(unit)}


def ecp5(config: Configuration) -> Mapping[str, Any]:
    """Area and time per operation as placed and routed for ECP5.

    Raises UsageError for a unit that does not fit.
    """
    found = estimate(config, "ecp5")
    if found.placed is not None and not found.placed.fits:
        raise UsageError(f"it does not fit: {found.placed.reason}")
    return found.figures()


def asic(config: Configuration) -> Mapping[str, Any]:
    """Gate equivalents and time per operation in standard cells."""
    return estimate(config, "asic").figures()


def model(config: Configuration) -> Mapping[str, Any]:
    """Area and time before synthesis: multipliers exactly, LUTs and flip-flops as counted in the circuit, the period
    that its stages are planned for.

    Raises UsageError for a unit that is not one circuit.
    """
    unit = registry.build(config)
    sizes, path = counted(unit), unit.datapath
    assert path is not None
    # Periods are found up to 0.01 ns; to the tenth, equal circuits are equally fast.
    period = round(path.period, 1)
    return {
        "area": sizes.lut,
        "area_unit": "LUT",
        "ff": sizes.ff,
        "dsp": sizes.dsp,
        **({"bram": sizes.bram} if sizes.bram else {}),
        **({"uram": sizes.uram} if sizes.uram else {}),
        "latency": unit.latency,
        "ns": period * (unit.mean_interval or unit.interval),
        "mhz": 1000 / period,
        **limit(unit),
    }


def limit(unit: AnyUnit) -> dict[str, Any]:
    """The stage that limits a unit, and how busy each of its stages is then; empty for a unit without stages."""
    if not unit.balance:
        return {}
    return {"limit": slowest(unit.balance).name, "busy": {name: round(x, 3) for name, x in busy(unit.balance).items()}}


def on_device(
    evaluate: Evaluate, everywhere: str | None, point: Configuration | tuple[Configuration, str]
) -> Mapping[str, Any]:
    """The figures of an evaluation on UltraScale+ as a device limits them, with the resource that is used most.

    A point has a device of its own where none is given for all.

    The memory outside the chip may be slower than the unit at its clock; then it is what limits the unit. Raises
    UsageError for a unit that does not fit.
    """
    config, name = point if isinstance(point, tuple) else (point, everywhere)
    assert name is not None
    _refuse_larger(config, name)
    found = dict(evaluate(config))
    counts = {kind: found.get(kind, 0) for kind in ("ff", "dsp", "bram", "uram")}
    area, limits = Area(lut=found["area"], **counts), device(name)
    require(name, area, config.slug)
    unit = registry.build(config)
    moved = traffic(unit).outside_bits * (unit.mean_interval or unit.interval) / unit.interval
    if limits.memory is not None and moved:
        least = moved / 8 / limits.memory.gb_s
        if least > found["ns"]:
            found |= {"ns": least, "limit": f"memory of {name}"}
    fullest, share = limits.fullest(area, moved / 8 / found["ns"])
    return {**found, "fullest": fullest, "share": round(share, 4)}


def clocked(evaluate: Evaluate, mhz: float, config: Configuration) -> Mapping[str, Any]:
    """The figures of an evaluation at a stated clock instead of the one that it found."""
    found = evaluate(config)
    return {**found, "ns": found["ns"] * found["mhz"] / mhz, "mhz": mhz}


EVALUATORS: dict[str, tuple[Evaluate, str, str]] = {
    "model": (model, "LUT (counted in the circuit)", "UltraScale+, before synthesis"),
    "xcup": (xcup, "LUT (estimate)", "UltraScale+, estimates before placement"),
    "ecp5": (ecp5, "LUT4", "ECP5, placed and routed"),
    "asic": (asic, "gate equivalents", "standard cells, before layout"),
}
"""By target: the evaluator, what the area axis means, and a title."""
