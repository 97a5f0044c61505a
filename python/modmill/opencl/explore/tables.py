"""An exploration as tables in the shape of the thesis' Tables 4.3 and 4.2, its figures beside ours, and as CSV."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rich.markup import escape
from rich.table import Table

from modmill.gf2 import published
from modmill.opencl.explore.evaluate import DONE
from modmill.opencl.gf2.config import Config
from modmill.points import Point
from modmill.quantity import format_count
from modmill.tables import plain_table

SHOWN = 15
"""Configurations in the terminal's table; the CSV file has all."""
AREA_BITS = 1024
"""The size of Table 4.2."""


@dataclass(frozen=True, slots=True)
class Line:
    """A configuration over the sizes: its point at each."""

    attributes: str
    points: Mapping[int, Point]

    @property
    def method(self) -> str:
        """Without its knobs."""
        return self.attributes.partition(",")[0].partition(" ")[0]


def attributes(config: Config) -> str:
    """The knobs that are turned, in the thesis' words: SWI is the number of SIMD work items, MBU full unrolling.

    >>> attributes(Config("montgomery", 32, 8, 4, 8, -1, 1))
    'montgomery, 32-bit, SWI = 4, 8 items, group 8, MBU, Karatsuba 1'
    """
    words = [config.method, f"{config.word_bits}-bit"]
    words += [f"SWI = {config.vector}"] * (config.vector > 1) + [f"{config.items} items"] * (config.items > 1)
    words += [f"group {config.group}"] * (config.group > 0)
    if config.unroll:
        words.append("MBU" if config.unroll < 0 else f"unroll {config.unroll}")
    words += [f"Karatsuba {config.levels}"] * (config.levels > 0)
    return ", ".join(words)


def lines(points: Sequence[Point]) -> list[Line]:
    """A line for each configuration that is done at some size, those that lose least over all sizes first."""
    by_config: dict[str, dict[int, Point]] = {}
    for point in points:
        if point.status == DONE:
            by_config.setdefault(attributes(config_of(point)), {})[int(point.parameters["bits"])] = point
    best = {bits: cost(point) for bits, point in best_points(points).items()}

    def shortfall(line: Line) -> float:
        return sum(1 - best[bits] / cost(line.points[bits]) if bits in line.points else 1 for bits in best)

    return sorted((Line(name, found) for name, found in by_config.items()), key=shortfall)


def config_of(point: Point) -> Config:
    """The configuration that a point is of."""
    return Config(**{name: point.parameters[name] for name in Config.__slots__})  # type: ignore[arg-type]


def rate(point: Point) -> float:
    """Products a second on the whole device."""
    return float(point.figures["per_second"])


def cost(point: Point) -> float:
    """What decides between points: ns of a product, on a processor those that its threads spent together.

    So a machine that is busy with other things chooses as an idle one does.
    """
    return float(point.figures.get("core_ns", point.figures["ns"]))


def best_points(points: Sequence[Point], method: str | None = None) -> dict[int, Point]:
    """The fastest point of each size, of one method or of all."""
    found: dict[int, Point] = {}
    for point in points:
        if point.status == DONE and method in (None, point.parameters["method"]):
            bits = int(point.parameters["bits"])
            if bits not in found or cost(point) < cost(found[bits]):
                found[bits] = point
    return dict(sorted(found.items()))


def speeds(points: Sequence[Point], device: str) -> Table:
    """Multiplications a second by attributes and size, as Table 4.3, with the thesis' best below."""
    best = best_points(points)
    sizes = list(best)
    columns = [f"{bits}" for bits in sizes]
    table = plain_table(f"products/s on {device}", *columns, right=columns, wrap=(f"products/s on {device}",))
    for line in lines(points)[:SHOWN]:
        cells = [_marked(line.points.get(bits), best[bits]) for bits in sizes]
        table.add_row(escape(line.attributes), *cells)
    table.add_section()
    table.add_row("best here", *(format_count(rate(best[bits])) for bits in sizes))
    fpga = published.best_fpga()
    table.add_row(f"thesis, FPGA ({_short(published.fpga())})", *(_count(fpga.get(bits)) for bits in sizes))
    for host in published.hosts():
        cells = [_count(host.per_second.get(bits)) for bits in sizes]
        table.add_row(f"thesis, {host.fabric} ({_short(host.device)}), {host.word_bits}-bit", *cells)
    times = [f"{rate(best[bits]) / fpga[bits]:,.0f}" if bits in fpga else "" for bits in sizes]
    table.add_row("best here / thesis' FPGA", *times)
    return table


def resources(points: Sequence[Point]) -> Table:
    """What the kernels cost at 1024 bits, as Table 4.2 does for an FPGA: build time and memory instead of gates."""
    at = [line for line in lines(points) if AREA_BITS in line.points]
    right = ("build, s", "bytes/product", "products/s")
    table = plain_table(f"kernel, {AREA_BITS} bits", *right, right=right, wrap=(f"kernel, {AREA_BITS} bits",))
    for line in at[:SHOWN]:
        figures = line.points[AREA_BITS].figures
        memory = f"{figures['memory_bytes'] / figures['n']:,.0f}"
        rated = format_count(rate(line.points[AREA_BITS]))
        table.add_row(escape(line.attributes), f"{figures['build_seconds']:.2f}", memory, rated)
    table.add_section()
    for area in published.areas():
        logic, memory = area.implemented_logic, area.implemented_memory
        table.add_row(f"thesis, FPGA: {area.attributes}", "", f"{logic} % logic, {memory} % RAM", "")
    return table


def failures(points: Sequence[Point]) -> str:
    """How many points have no figures, by reason; empty where all have."""
    counts = Counter(point.status for point in points if point.status != DONE)
    return ", ".join(f"{count} {status}" for status, count in counts.most_common())


def _marked(point: Point | None, best: Point) -> str:
    if point is None:
        return "-"
    text = format_count(rate(point))
    return f"[bold]{text}[/bold]" if point is best else text


def _count(value: float | None) -> str:
    return "" if value is None else format_count(value)


def _short(device: str) -> str:
    return " ".join(device.split(" on ")[0].split(",")[0].split()[:4])
