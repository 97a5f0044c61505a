"""Costs and design points as tables for a terminal."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from rich.console import RenderableType
from rich.markup import escape
from rich.table import Table

from modmill.hw.commands.options import published_words
from modmill.hw.cost import devices
from modmill.hw.cost.calibration import NO_POWER, NOT_ESTIMATED, lut_range
from modmill.hw.cost.report import RETICLE
from modmill.hw.cost.traffic import grouped
from modmill.hw.describe.projection import projection
from modmill.hw.explore.points import front
from modmill.points import DONE, Point
from modmill.quantity import format_count, format_duration, format_ratio
from modmill.tables import plain_table

if TYPE_CHECKING:
    from modmill.hw.cost.area import AreaReport
    from modmill.hw.cost.cells import Area
    from modmill.hw.cost.levels import LevelReport, PathPart
    from modmill.hw.cost.report import AsicReport, Cost, PlacedReport, TimingReport
    from modmill.params import PublishedFigure, PublishedRate

RESOURCES = ("lut", "ff", "carry8", "dsp", "bram", "uram")
MOST_ROWS = 14


def cost_parts(
    cost: Cost, figure: PublishedFigure | None, rates: Sequence[PublishedRate] = (), interval: float = 1
) -> Iterator[RenderableType]:
    """The parts of a cost, in order: lines and tables.

    `figure` is what is published for the architecture, `rates` are those of what does the same, in whose results a
    unit takes `interval` cycles for each.
    """
    yield f"[bold]{escape(cost.configuration)}[/bold] on {cost.target}, {_cycles(cost.cycles)} per {cost.operation}"
    yield f"by {escape(', '.join(cost.tools) or 'counting in the circuit')}, in {format_duration(cost.seconds)}"
    yield ""
    if cost.area is not None:
        yield "[bold]Area[/bold] (estimate: synthesised, with the corrections below)"
        yield places_table(cost.area)
        yield ""
        yield area_table(cost.area)
        yield ""
        yield corrections_table(cost.area)
        yield ""
        period = cost.period_ns
        yield devices_table(cost.area.total, cost.traffic.outside_gb_s(period, cost.cycles) if period else 0.0)
        yield ""
    if cost.timing is not None:
        yield "[bold]Time[/bold] (estimate: static timing analysis with published delays, before placement)"
        yield timing_table(cost.timing)
        yield from _clock(cost, cost.timing)
    if cost.placed is not None:
        yield from _placed(cost.placed, cost.operation)
    if cost.asic is not None:
        yield from _asic(cost.asic, cost)
    if cost.levels is not None:
        yield from _levels(cost.levels)
    yield from _traffic(cost)
    yield from _beside(cost, figure)
    if rates and cost.area is not None:
        period = cost.period_ns
        ours = (cost.area.total.lut, cost.area.total.dsp, cost.area.total.uram)
        yield rates_table(rates, ours, None if period is None else period * interval, period)
    for line in cost.assumptions:
        yield f"assumes: {escape(line)}"


def _clock(cost: Cost, timing: TimingReport) -> Iterator[RenderableType]:
    clock = f"{_cycles(timing.cycles)} of {timing.period_ns:.2f} ns, {timing.mhz:.0f} MHz"
    low, high = timing.low_ns * timing.cycles, timing.high_ns * timing.cycles
    yield f"[bold]{timing.ns_per_operation:.1f} ns per {cost.operation}[/bold]: {clock}"
    yield f"range that the published designs allow: {low:.1f} to {high:.1f} ns"
    if timing.by_region is not None:
        found, each = timing.by_region, timing.by_region.period_ns * timing.cycles
        span = f"{1000 / found.high_ns:.0f} to {1000 / found.low_ns:.0f}"
        yield (
            f"placed as one block: {timing.mhz:.0f} MHz ({1000 / timing.high_ns:.0f} to {1000 / timing.low_ns:.0f}); "
            f"with a region for each of {len(found.parts)} parts: {found.mhz:.0f} MHz ({span}), "
            f"{each:.1f} ns per {cost.operation}"
        )
    if cost.latency != timing.cycles:
        rate = format_count(1e9 / timing.ns_per_operation)
        yield f"latency {_cycles(cost.latency)}, {cost.latency * timing.period_ns:.1f} ns; {rate} {cost.operation}s/s"
    if found := projection(cost):
        span = f"{format_duration(found.low_seconds)} to {format_duration(found.high_seconds)}"
        yield f"{escape(found.title)}, {found.steps:,} squarings: {format_duration(found.seconds)} ({span})"
        if found.published is not None and found.published_seconds is not None:
            took = format_duration(found.published_seconds)
            yield f"beside it: {escape(found.published)}, {took} by its time a squaring"
    yield ""


def _traffic(cost: Cost) -> Iterator[RenderableType]:
    moved = cost.traffic.as_dict(cost.period_ns, cost.cycles)
    period = cost.period_ns
    if period is None or not (cost.traffic.streams or cost.traffic.memories):
        return
    yield "[bold]Traffic[/bold] without stalls, at that clock"
    table = plain_table("where", "bits", "", "GB/s", right=("bits", "GB/s"))
    for name, bits in cost.traffic.streams.items():
        table.add_row(f"stream {escape(name)}", f"{bits:,}", "an operation", f"{moved['stream_gb_s'][name]:.1f}")
    for name, count, bits in grouped(cost.traffic.memories):
        each = "a cycle" if count == 1 else f"a cycle, each of {count}"
        table.add_row(f"memory {escape(name)}", f"{bits:,}", each, f"{count * bits / 8 / period:.1f}")
    yield table
    yield ""


def devices_table(area: Area, gb_s: float = 0.0) -> Table:
    """The part of each device that a design takes, and the least number of its die regions.

    `gb_s` is what it reads from a memory outside the chip; a device without one leaves that open.
    """
    right = (*map(_title, devices.RESOURCES), *([devices.BANDWIDTH] if gb_s else []), "die regions")
    table = plain_table("of the device", *right, right=right)
    for device in devices.DEVICES.values():
        shares = [f"{share:.0%}" if share else "" for share in device.shares(area).values()]
        if gb_s:
            shares.append("" if device.memory is None else f"{gb_s / device.memory.gb_s:.0%}")
        least = device.least_dies(area)
        table.add_row(escape(device.title), *shares, f"{least} of {len(device.dies)}" if least else "does not fit")
    return table


def places_table(area: AreaReport) -> Table:
    """A table of the places in the core: instances of one kind, with all that is below them."""
    right = ("instances", *map(_title, RESOURCES))
    table = plain_table("place in the core", *right, right=right)
    for place in area.places:
        table.add_row(escape(place.place), f"{place.count:,}", *(_count(getattr(place.total, r)) for r in RESOURCES))
    table.add_row("[bold]total[/bold]", "", *(f"[bold]{_count(getattr(area.total, r))}[/bold]" for r in RESOURCES))
    return table


def area_table(area: AreaReport) -> Table:
    """A table of the area by module, wherever it stands; modules that differ in a number alone share a line."""
    table = plain_table(
        "module", "kinds", "instances", *map(_title, RESOURCES), right=("kinds", "instances", *map(_title, RESOURCES))
    )
    groups: dict[str, list[Any]] = {}
    for part in area.parts:
        groups.setdefault(group(part.module), []).append(part)
    rows = []
    for name, parts in groups.items():
        sums = [sum(getattr(p.total, r) for p in parts) for r in RESOURCES]
        rows.append((name, len(parts), sum(p.count for p in parts), sums))
    rows.sort(key=lambda r: (-r[3][0], -r[3][3], -r[3][1]))
    for name, modules, instances, sums in rows[:MOST_ROWS]:
        table.add_row(escape(name), f"{modules:,}", f"{instances:,}", *map(_count, sums))
    rest = rows[MOST_ROWS:]
    if rest:
        sums = [sum(r[3][i] for r in rest) for i in range(len(RESOURCES))]
        table.add_row(
            f"{len(rest)} more", f"{sum(r[1] for r in rest):,}", f"{sum(r[2] for r in rest):,}", *map(_count, sums)
        )
    table.add_row("[bold]total[/bold]", "", "", *(f"[bold]{_count(getattr(area.total, r))}[/bold]" for r in RESOURCES))
    return table


def group(module: str) -> str:
    r"""The name under which modules of one kind are summed: without Yosys' own prefix, numbers after _ as *.

    >>> group("vdf_ozturk_column_12"), group("$paramod\\add3\\W=s32'00000000000000000000000000010000")
    ('vdf_ozturk_column_*', 'add3')
    """
    name = module.split("\\")[1] if module.startswith("$paramod") and "\\" in module else module
    return re.sub(r"_\d+(?=_|$)", "_*", name)


def corrections_table(area: AreaReport) -> Table:
    """From the plain counts of the synthesis to the total."""
    shown = [r for r in RESOURCES if getattr(area.plain, r) or getattr(area.total, r)]
    table = plain_table("from Yosys' counts to the total", *map(_title, shown), right=tuple(map(_title, shown)))
    table.add_row("plain", *(_count(getattr(area.plain, r)) for r in shown))
    for name, change in area.corrections.items():
        table.add_row(escape(name), *(f"{getattr(change, r):+,}" if getattr(change, r) else "" for r in shown))
    table.add_row("total", *(_count(getattr(area.total, r)) for r in shown))
    return table


def timing_table(timing: TimingReport) -> Table:
    """The clock, and the longest path into each group of registers."""
    table = plain_table("longest path into", "ns", "logic", "nets", "cells", right=("ns", "logic", "nets", "cells"))
    for stage in timing.stages:
        path = stage.path
        cells = f"{len(path.steps)}"
        table.add_row(escape(stage.registers), f"{path.ns:.2f}", f"{path.logic:.2f}", f"{path.wires:.2f}", cells)
    return table


def _placed(placed: PlacedReport, operation: str) -> Iterator[RenderableType]:
    yield f"[bold]Placed and routed[/bold] on {escape(placed.device)} (measured)"
    if not placed.fits or placed.fmax_mhz is None or placed.ns_per_operation is None:
        yield f"it does not fit: {escape(placed.reason)}"
    else:
        clock = f"{_cycles(placed.cycles)} at {placed.fmax_mhz:.1f} MHz"
        yield f"[bold]{placed.ns_per_operation:.1f} ns per {operation}[/bold]: {clock}"
    yield ", ".join(f"{phase} {format_duration(seconds)}" for phase, seconds in placed.seconds.items())
    table = plain_table("cell", "used", "harness", "of", right=("used", "harness", "of"))
    for name, (used, available) in placed.used.items():
        table.add_row(escape(name), f"{used:,}", f"{placed.harness.get(name, 0):,}", f"{available:,}")
    yield table
    yield ""


def _asic(asic: AsicReport, cost: Cost) -> Iterator[RenderableType]:
    how = "before layout, no wires" if asic.synthesised else "estimate without synthesis, no wires"
    yield f"[bold]In standard cells[/bold]: {escape(asic.library)}, {escape(asic.conditions)} ({how})"
    clock = f"{_cycles(cost.cycles)} of {asic.period_ns:.2f} ns"
    yield f"[bold]{asic.period_ns * cost.cycles:.1f} ns per {cost.operation}[/bold]: {clock}"
    if asic.synthesised:
        yield f"longest path from {escape(asic.begin)} to {escape(asic.end)}"
    else:
        yield "longest path: " + escape(", ".join(f"{s.cells} {s.cell} {s.ns:.2f} ns" for s in asic.path))
    yield f"adders chosen by {asic.adders}: {escape(asic.full_adder)}, {escape(asic.half_adder)}"
    right = ("gate equivalents", "um2", "cells", "full adders", "half adders", "flip-flops")
    table = plain_table(*right, right=right)
    counts = (asic.gate_equivalents, asic.area_um2, asic.cells, asic.full_adders, asic.half_adders, asic.flip_flops)
    table.add_row(*(f"{n:,.0f}" for n in counts))
    yield table
    wires = asic.wires
    yield (
        f"{asic.area_mm2:,.4g} mm2, {asic.area_mm2 / RETICLE:.2g} of a reticle of {RETICLE:.0f} mm2; "
        f"wires of a square of {wires.side_mm:.3g} mm would add {wires.at_least_ns:.2g} ns at the least (estimate)"
    )
    yield ""


def _levels(found: LevelReport) -> Iterator[RenderableType]:
    yield f"[bold]{found.levels:g} levels[/bold] between registers; {found.full_adder_levels:,} full adders on a path"
    yield path_table("the longest path in levels", found.path)
    yield ""
    yield path_table("the longest path in full adders", found.full_adder_path)
    yield ""
    names = ("full adders", "half adders", *found.gates, "registers")
    table = plain_table(*names, right=names)
    counts = (found.full_adders, found.half_adders, *found.gates.values(), found.registers)
    table.add_row(*(f"{n:,}" for n in counts))
    yield table
    yield ""


def path_table(title: str, path: Sequence[PathPart]) -> Table:
    """A path by operation, from its begin."""
    right = ("operators", "levels", "full adders")
    table = plain_table(title, *right, right=right)
    for part in path:
        table.add_row(part.operation, f"{part.operators:,}", f"{part.levels:g}", f"{part.full_adders:,}")
    return table


def _beside(cost: Cost, figure: PublishedFigure | None) -> Iterator[RenderableType]:
    if figure is None or cost.target != "xcup" or cost.area is None:
        if figure is not None:
            yield f"published for this architecture, on UltraScale+: {published_words([figure])}"
        return
    right = ("bits", "kLUT", "DSP", "ns", "W", "nJ")
    table = plain_table("beside the published design", *right, right=right)
    bits = str(cost.parameters["bits"])
    ns = f"{cost.timing.ns_per_operation:.1f}" if cost.timing else ""
    counted = cost.area.total.lut
    ours = (counted / 1000, cost.area.total.dsp, cost.timing.ns_per_operation if cost.timing else None)
    table.add_row("here (estimate)", bits, f"{ours[0]:.1f}", f"{ours[1]:,}", ns, *[NOT_ESTIMATED] * 2)
    stated = (figure.kilo_luts, figure.dsps, figure.ns, figure.watts, figure.nanojoules)
    table.add_row(escape(figure.title), str(figure.bits), *("" if x is None else f"{x:,g}" for x in stated))
    if str(figure.bits) == bits:
        ratios = (format_ratio(its / x) if its and x else "" for its, x in zip(stated[:3], ours, strict=True))
        table.add_row("published / here", "", *ratios, "", "")
    yield table
    yield f"W and nJ: {NO_POWER}"
    low, high = (n / 1000 for n in lut_range(counted))
    yield f"{low:.0f} to {high:.0f} kLUT if synthesis misses as large a part here as of the published designs"


def rates_table(
    rates: Sequence[PublishedRate], ours: tuple[float, int, int], ns: float | None, period: float | None
) -> Table:
    """Published rates beside ours: of so many LUTs, multipliers and UltraRAMs, a result in `ns` at a period."""
    right = ("M/s", "MHz", "kLUT", "DSP", "URAM")
    table = plain_table("beside what does the same", *right, right=right, wrap=("beside what does the same",))
    figures = (f"{ours[0] / 1000:.1f}", f"{ours[1]:,}", f"{ours[2]:,}")
    clock = ("not estimated", "") if ns is None or period is None else (f"{1000 / ns:.2f}", f"{1000 / period:.0f}")
    table.add_row("here (estimate)", *clock, *figures)
    for rate in rates:
        stated = (rate.clock_mhz, rate.kilo_luts, rate.dsps, rate.urams)
        words = ("not published" if x is None else f"{x:,.4g}" if x < 1000 else f"{x:,}" for x in stated)
        sized = f", {rate.bits} bits" if rate.bits else ""
        table.add_row(escape(f"{rate.title}{sized}, per {rate.per}"), f"{rate.per_second / 1e6:.2f}", *words)
    return table


def explored(points: Sequence[Point], names: Sequence[str], rates: Sequence[PublishedRate] = ()) -> Table:
    """Design points by area, those of the Pareto front marked; what has no figures comes last, with the reason.

    Where points state rates, published `rates` of what does the same come first.
    """
    best = {p.key for p in front(points)}
    right = ("area", "DSP", "MHz", "ns")
    limited = ("M/s", "limit") if any("limit" in p.figures for p in points) else ()
    fitted = ("fullest",) if any("fullest" in p.figures for p in points) else ()
    table = plain_table(*names, *right, *limited, *fitted, "", right=(*names, *right, "M/s"), wrap=("",))
    for rate in rates if limited else ():
        stated = (rate.kilo_luts and f"{1000 * rate.kilo_luts:,.0f}", rate.dsps and f"{rate.dsps:,}", rate.clock_mhz)
        known = ("" if x is None else x if isinstance(x, str) else f"{x:.0f}" for x in stated)
        speed = f"{1e9 / rate.per_second:.1f}", f"{rate.per_second / 1e6:.2f}", ""
        table.add_row(*[""] * len(names), *known, *speed, *[""] * len(fitted), escape(f"published: {rate.title}"))
    for p in sorted(points, key=lambda p: (p.status != DONE, p.area if p.status == DONE else 0)):
        given = [str(p.parameters.get(n, "")) for n in names]
        if p.status != DONE:
            table.add_row(*given, "", "", "", "", *[""] * len(limited + fitted), f"{p.status}: {escape(p.reason)}")
            continue
        dsp, mhz = p.figures.get("dsp"), p.figures.get("mhz")
        numbers = (
            f"{p.area:,.0f}",
            "" if dsp is None else f"{dsp:,}",
            "" if mhz is None else f"{mhz:.0f}",
            f"{p.ns:.1f}",
        )
        rate = (f"{1000 / p.ns:.2f}", p.figures.get("limit", "")) if limited else ()
        full = (f"{p.figures['fullest']} {p.figures['share']:.0%}",) if fitted else ()
        table.add_row(*given, *numbers, *rate, *full, "[bold]Pareto[/bold]" if p.key in best else "")
    return table


def _title(resource: str) -> str:
    return resource.upper()


def _count(value: float) -> str:
    return f"{value:,.1f}".removesuffix(".0") if value else ""


def _cycles(count: int) -> str:
    return "1 cycle" if count == 1 else f"{count} cycles"
