"""The kernels of the thesis in gates as tables: rates, cycles, area, work groups and calls, beside its figures."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from modmill.gf2 import published
from modmill.gf2.cases import BITS
from modmill.gf2.thesis.space import AREA_BITS, ORDERS, UNIT, configuration, design_point
from modmill.hw.explore.record import Recorded
from modmill.hw.explore.record import load as recorded
from modmill.hw.interface import registry
from modmill.points import DONE, Point, Value
from modmill.quantity import format_count, format_ratio
from modmill.report.section import Column, Table

CLOCK = "at the clock that the cost model estimates for UltraScale+ (see modmill hw cost)"
Figures = Mapping[str, Any]


class Found:
    """Figures of the points of an exploration, by parameters."""

    def __init__(self, points: Sequence[Point]) -> None:
        self._by_parameters = {_key(p.parameters): p for p in points if p.status == DONE}
        self.sizes: list[int] = sorted({int(p.parameters["bits"]) for p in points})

    def point(self, row: published.Kernel, bits: int, order: str) -> Point | None:
        """The point of a row, if it has figures."""
        return self._by_parameters.get(_key(design_point(row, bits, order)))

    def figures(self, row: published.Kernel, bits: int, order: str) -> Figures:
        """Its figures, or none."""
        point = self.point(row, bits, order)
        return point.figures if point else {}


def _key(parameters: Mapping[str, Value]) -> str:
    return str(sorted(parameters.items()))


def tables(points: Sequence[Point], placements: Sequence[Recorded] | None = None) -> Iterator[Table]:
    """All of them; `placements` are costs on record, by default those of this clone."""
    found = Found(points)
    yield rates(found)
    yield cycles(found)
    if AREA_BITS in found.sizes:
        yield area(found, recorded() if placements is None else placements)
    yield groups()
    if published.call().bits in found.sizes:
        yield calls(found)


def rates(found: Found) -> Table:
    """Table 4.3: products a second of each row, the thesis' and ours in both orders."""
    rows: list[tuple[str, ...]] = []
    for row in published.speeds():
        its = row.per_second
        rows.append((*_named(row), "thesis", *(_count(its.get(bits)) for bits in found.sizes)))
        for order in ORDERS:
            cells: list[str] = []
            for bits in found.sizes:
                ours = found.figures(row, bits, order).get("per_second")
                ratio = f" ({format_ratio(ours / its[bits])})" if ours and bits in its else ""
                cells.append(_count(ours) + ratio or "-")
            rows.append(("", "", order, *cells))
    note = f"its Table 4.3; ours {CLOCK}, products one after the other; in brackets the ratio to the thesis"
    return Table("The thesis' kernels in gates, products a second", note, _by_size(found, "order"), rows)


def cycles(found: Found) -> Table:
    """Cycles of a product, exact, and the clock in MHz, by size."""
    rows: list[tuple[str, ...]] = []
    for row in published.speeds():
        for at, order in enumerate(ORDERS):
            figures = [found.figures(row, bits, order) for bits in found.sizes]
            cells = (f"{one['cycles']:,} at {one['mhz']:.0f}" if one else "-" for one in figures)
            rows.append((*(("", "") if at else _named(row)), order, *cells))
    low, high = published.compilation().kernel_mhz
    note = (
        "cycles exactly, in one compute unit; MHz by estimate, UltraScale+. The thesis' clocks are pictures "
        f"that our copy lacks; its text says {low} to {high} MHz"
    )
    return Table("Cycles of a product, and MHz", note, _by_size(found, "order"), rows)


def area(found: Found, placements: Sequence[Recorded]) -> Table:
    """Table 4.2: logic and memory of both chips, counted, estimated and placed."""
    rows: list[tuple[str, ...]] = []
    for row in published.areas():
        its = f"{row.estimated_logic}, {row.implemented_logic}", f"{row.estimated_memory}, {row.implemented_memory}"
        for at, order in enumerate(ORDERS):
            one = found.figures(row, AREA_BITS, order)
            keys = ("product_lut4", "area", "mhz", "memory_bits")
            counted, estimated, mhz, memory = (f"{one[key]:,.0f}" if one else "-" for key in keys)
            lut4, placed_mhz = placed(design_point(row, AREA_BITS, order), placements)
            first = ("",) * 3 if at else (row.attributes, *its)
            rows.append((*first, order, counted, lut4, placed_mhz, estimated, mhz, memory))
    names = ("LUT4 of products, counted", "LUT4, placed", "MHz, routed", "LUT6, estimated", "MHz, estimated")
    columns = (
        Column("attributes", wraps=True),
        *(Column(f"its {what}, %", number=True) for what in ("logic", "RAM")),
        Column("order"),
        *(Column(name, number=True, wraps=True) for name in (*names, "bits of memory")),
    )
    note = (
        f"its Table 4.2, {AREA_BITS} bits, estimated and built, in percent of a Stratix V; ours counted (products of "
        "words alone), placed and routed on an LFE5U-85F where a record says so, and estimated for UltraScale+. RWS "
        "has no meaning in gates but the number of rows"
    )
    return Table("Logic and memory", note, columns, rows)


def placed(point: dict[str, Value], placements: Sequence[Recorded]) -> tuple[str, str]:
    """LUT4 without the harness, and MHz, of a placement on record."""
    config = configuration(point)
    if isinstance(config, Exception):
        return "-", "-"
    usual = registry.configure(UNIT).parameters()
    for one in placements:
        # A record made before a parameter was there has its default.
        if one.target == "ecp5" and {**usual, **one.cost["parameters"]} == {**config.parameters(), "unit": one.unit}:
            report = one.cost["measurements"]["placed_and_routed"]
            if report["fits"]:
                return f"{one.placed_lut4():,}", f"{report['fmax_mhz']:.1f}"
    return "not placed", ""


def groups() -> Table:
    """Table 4.4: a work group's items are the words of an element there, and the rows of a loop here."""
    rows: list[tuple[str, ...]] = []
    for word, items in published.groups().items():
        row = next(row for row in published.speeds() if row.word_bits == word)
        ours = (configuration(design_point(row, bits, ORDERS[0])) for bits in BITS)
        cells = (f"{config.degree // word + 1:,} / {items[bits]:,}" for config, bits in zip(ours, BITS, strict=True))
        rows.append((str(word), *cells))
    columns = Column("bits of a word", number=True), *(Column(str(bits), number=True) for bits in BITS)
    return Table("Words of an element", "rows of the loops in gates / items of a group in its Table 4.4", columns, rows)


def calls(found: Found) -> Table:
    """Figure 4.14: a call with its transfers."""
    its = published.call()
    ranges = [f"{low:,} to {high:,}" for low, high in (its.kernel, its.transfers)]
    total = f"{its.kernel[0] + its.transfers[0]:,} to {its.kernel[1] + its.transfers[1]:,}"
    rows: list[tuple[str, ...]] = [("thesis, its kernels", "", *ranges, total)]
    for row in (one for one in published.speeds() if one.word_bits == its.word_bits):
        for order in ORDERS:
            one = found.figures(row, its.bits, order)
            if one:
                product = one["cycles"] * 1000 / one["mhz"]
                us = (f"{ns / 1000:,.2f}" for ns in (product, one["call_ns"] - product, one["call_ns"]))
                rows.append((row.attributes, order, *us))
    names = ("product, us", "transfers, us", "call, us")
    columns = Column("attributes", wraps=True), Column("order"), *(Column(name, number=True) for name in names)
    note = (
        f"its Figure 4.14, {its.bits} bits in words of {its.word_bits}: PCI Express, card and kernel. Ours: cycles of "
        f"the streams, {CLOCK}, without a host or a bus, so these are not the same transfers; a group of the result "
        "counts in the product"
    )
    return Table("A call with transfers", note, columns, rows)


def _named(row: published.Kernel) -> tuple[str, str]:
    return str(row.word_bits), row.attributes


def _by_size(found: Found, last: str) -> tuple[Column, ...]:
    names = Column("word", number=True), Column("attributes", wraps=True), Column(last)
    return (*names, *(Column(str(bits), number=True) for bits in found.sizes))


def _count(value: float | None) -> str:
    return "" if value is None else format_count(value)
