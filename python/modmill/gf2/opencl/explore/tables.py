"""An exploration as tables in the shape of the thesis' Tables 4.3 and 4.2, with its figures beside ours."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rich.markup import escape
from rich.table import Table

from modmill.gf2 import published
from modmill.gf2.opencl.config import Config
from modmill.gf2.opencl.explore import space
from modmill.opencl.explore import tables
from modmill.opencl.explore.tables import cost, deciding_rate, deciding_time, rate
from modmill.points import DONE, Point
from modmill.quantity import format_count
from modmill.tables import plain_table

SHOWN = 15
"""Configurations in the terminal's table; the CSV file has all."""
AREA_BITS = 1024
"""The size of Table 4.2."""


@dataclass(frozen=True, slots=True)
class Line:
    """A configuration, and its point at each size."""

    config: Config
    points: Mapping[int, Point]


def attributes(config: Config) -> str:
    """The knobs in use, named as in the thesis: SWI is the number of SIMD work items, MBU full unrolling.

    >>> attributes(Config("montgomery", 32, 8, 4, 8, -1, 1))
    'montgomery, 32-bit, SWI = 4, 8 items, group 8, MBU, Karatsuba 1'
    """
    parts = [config.method, f"{config.word_bits}-bit"]
    parts += [f"SWI = {config.vector}"] * (config.vector > 1) + [f"{config.items} items"] * (config.items > 1)
    parts += [f"group {config.group}"] * (config.group > 0)
    if config.unroll:
        parts.append("MBU" if config.unroll < 0 else f"unroll {config.unroll}")
    parts += [f"Karatsuba {config.levels}"] * (config.levels > 0)
    return ", ".join(parts)


def lines(points: Sequence[Point]) -> list[Line]:
    """A line for each configuration that has figures at some size, the best over all sizes first."""
    by_config: dict[Config, dict[int, Point]] = {}
    for point in points:
        if point.status == DONE:
            by_config.setdefault(config_of(point), {})[int(point.parameters["bits"])] = point
    best = {bits: cost(point) for bits, point in best_points(points).items()}

    def shortfall(line: Line) -> float:
        return sum(1 - best[bits] / cost(line.points[bits]) if bits in line.points else 1 for bits in best)

    return sorted((Line(config, found) for config, found in by_config.items()), key=shortfall)


def config_of(point: Point) -> Config:
    """The configuration of a point."""
    return Config(**{name: point.parameters[name] for name in Config.__slots__})  # type: ignore[arg-type]


def best_points(points: Sequence[Point], method: str | None = None) -> dict[int, Point]:
    """The fastest point of each size, of one method or of all."""
    wanted = [p for p in points if method in (None, p.parameters["method"])]
    return {int(bits): point for bits, point in tables.best_points(wanted, "bits").items()}


def speeds(points: Sequence[Point], device: str) -> Table:
    """Multiplications per second by attributes and size, like Table 4.3, with the thesis' best below.

    One time decides and fills the rows of configurations. Where it is processor time, wall time is a row of its own,
    and it alone is compared with the thesis, which has wall times.
    """
    best = best_points(points)
    decides = deciding_time(points)
    title = f"products per second of {decides} on {device}"
    sizes = list(best)
    columns = [f"{bits}" for bits in sizes]
    table = plain_table(title, *columns, right=columns, wrap=(title,))
    for line in lines(points)[:SHOWN]:
        cells = [_marked(line.points.get(bits), best[bits]) for bits in sizes]
        table.add_row(escape(attributes(line.config)), *cells)
    table.add_section()
    table.add_row("best here", *(format_count(deciding_rate(best[bits])) for bits in sizes))
    if decides != "wall time":
        table.add_row("best here, wall time", *(format_count(rate(best[bits])) for bits in sizes))
    fpga = published.best_fpga()
    table.add_row(f"thesis, FPGA ({_model(published.fpga())})", *(_count(fpga.get(bits)) for bits in sizes))
    for host in published.hosts():
        cells = [_count(host.per_second.get(bits)) for bits in sizes]
        table.add_row(f"thesis, {host.fabric} ({_model(host.device)}), {host.word_bits}-bit", *cells)
    times = [f"{rate(best[bits]) / fpga[bits]:,.0f}" if bits in fpga else "" for bits in sizes]
    table.add_row("best here / thesis' FPGA, wall time", *times)
    return table


def scenarios(points: Sequence[Point]) -> Table:
    """Table 4.3 row by row: products per second of the thesis' kernels here, in wall time, and on its FPGA.

    A `*` marks a kernel unrolled by a factor where the thesis' is unrolled completely; `-` one without figures here.
    """
    by_config = {(int(p.parameters["bits"]), config_of(p)): p for p in points if p.status == DONE}
    degrees = _degrees(points)
    sizes = sorted(degrees)
    title = "the thesis' kernel: products/s here / on its FPGA"
    table = plain_table(title, *map(str, sizes), right=[*map(str, sizes)], wrap=(title,))
    for row in published.speeds():
        cells: list[str] = []
        for bits in sizes:
            exact = space.scenario(row, degrees[bits])
            substitute = space.stand_in(exact)
            point = by_config.get((bits, exact)) or by_config.get((bits, substitute))
            mark = "*" if point and config_of(point) != exact else ""
            ours = f"{format_count(rate(point))}{mark}" if point else "-"
            cells.append(f"{ours} / {_count(row.per_second.get(bits)) or '-'}")
        table.add_row(f"{row.word_bits}-bit, {row.attributes}", *cells)
    return table


def circumstances(points: Sequence[Point]) -> Table:
    """Table 4.4, builds, and Figures 5.1 and 5.2 as far as they can be read, beside what the thesis' kernels do here.

    A device's rate here is of batches, a device's rate in the thesis of one product at a time, as its FPGA's is.
    """
    degrees = _degrees(points)
    sizes = sorted(degrees)
    kernels = {bits: set(space.thesis(degree)) for bits, degree in degrees.items()}
    done = [p for p in points if p.status == DONE and config_of(p) in kernels[int(p.parameters["bits"])]]
    title = "around the thesis' kernels"
    table = plain_table(title, *map(str, sizes), right=[*map(str, sizes)], wrap=(title,))
    for word_bits, items in published.groups().items():
        cells = [f"{-(-degrees[bits] // word_bits)} / {items.get(bits, '-')}" for bits in sizes]
        table.add_row(f"work items in a group, {word_bits}-bit: here / Table 4.4", *cells)
    times = [_range([float(p.figures["build_seconds"]) for p in done if p.parameters["bits"] == b]) for b in sizes]
    table.add_row("seconds to build a kernel here, least to most", *times)
    fpga = published.best_fpga()
    rates = {b: max((rate(p) for p in done if p.parameters["bits"] == b), default=None) for b in sizes}
    cells = [f"{ours / fpga[b]:,.1f}" if (ours := rates[b]) is not None and b in fpga else "-" for b in sizes]
    table.add_row("times the FPGA's rate: its kernels here, batches", *cells)
    for host in published.hosts():
        like = published.best_fpga(host.word_bits)
        cells = [f"{host.per_second[b] / like[b]:.2g}" if b in host.per_second and b in like else "-" for b in sizes]
        table.add_row(f"times the FPGA's rate: thesis, {host.fabric}, {host.word_bits}-bit", *cells)
    return table


def unread() -> str:
    """A sentence on the clocks and compilation of the thesis' kernels: the figures in its text, and the gaps."""
    text, call = published.compilation(), published.call()
    ranges = text.kernel_mhz, text.failed_hours, text.programming_seconds, call.kernel, call.transfers, call.enqueue
    clock, failed, loading, kernel, transfers, enqueue = (f"{low:,} to {high:,}" for low, high in ranges)
    return (
        f"The thesis' kernels ran at {clock} MHz on its FPGA; one that failed to compile took {failed} hours, loading "
        f"one {loading} seconds. A call at {call.bits} bits took its kernels of {call.word_bits} bits {kernel} us, "
        f"besides {transfers} us for transfers and {enqueue} us in the queue. Its clocks and compile times by kernel, "
        "and its ratios for seven of nine GPUs and "
        "CPUs, are in pictures that our copy does not have."
    )


def _range(values: Sequence[float]) -> str:
    return f"{min(values):.2f} to {max(values):.2f}" if values else "-"


def has_scenarios(points: Sequence[Point]) -> bool:
    """True if one of the thesis' kernels was tried."""
    kernels = {bits: set(space.thesis(degree)) for bits, degree in _degrees(points).items()}
    return any(config_of(p) in kernels[int(p.parameters["bits"])] for p in points)


def _degrees(points: Sequence[Point]) -> dict[int, int]:
    return {int(p.parameters["bits"]): int(p.parameters["degree"]) for p in points}


def resources(points: Sequence[Point]) -> Table:
    """The cost of the kernels at 1024 bits, like Table 4.2 for an FPGA: build time and memory instead of gates."""
    at = [line for line in lines(points) if AREA_BITS in line.points]
    right = ("build, s", "bytes/product", f"products/s, {deciding_time(points)}")
    table = plain_table(f"kernel, {AREA_BITS} bits", *right, right=right, wrap=(f"kernel, {AREA_BITS} bits",))
    for line in at[:SHOWN]:
        figures = line.points[AREA_BITS].figures
        memory = f"{figures['memory_bytes'] / figures['n']:,.0f}"
        rated = format_count(deciding_rate(line.points[AREA_BITS]))
        table.add_row(escape(attributes(line.config)), f"{figures['build_seconds']:.2f}", memory, rated)
    table.add_section()
    for area in published.areas():
        built = f"{area.implemented_logic} % logic, {area.implemented_memory} % RAM"
        estimate = f"{area.estimated_logic} and {area.estimated_memory} %"
        table.add_row(f"thesis, FPGA: {area.attributes}", "", f"{built} (estimated {estimate})", "")
    return table


def _marked(point: Point | None, best: Point) -> str:
    if point is None:
        return "-"
    text = format_count(deciding_rate(point))
    return f"[bold]{text}[/bold]" if point is best else text


def _count(value: float | None) -> str:
    return "" if value is None else format_count(value)


def _model(device: str) -> str:
    """The beginning of a device's name, which identifies it."""
    return " ".join(device.split(" on ")[0].split(",")[0].split()[:4])
