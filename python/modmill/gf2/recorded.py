"""Units of products in GF(2^m) whose cost is on record, beside the thesis' FPGA."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from modmill.binary_fields import named
from modmill.hw.explore.record import Recorded
from modmill.hw.explore.record import load as recorded
from modmill.quantity import format_count, format_ratio
from modmill.report.section import Column, Table

UNITS = ("gf2_array", "gf2_limbs", "gf2_mul", "gf2_residues", "gf2_rns", "gf2_serial", "gf2_words")
"""Units whose time on record is that of a product."""


def table(its: Mapping[int, float], costs: Sequence[Recorded] | None = None) -> Table:
    """Logic, cycles and products a second of each; `its`: products a second of the thesis' FPGA by size.

    `costs` are those on record, by default of this clone.
    """
    found: list[tuple[int, float, Recorded, str]] = []
    for one in recorded() if costs is None else costs:
        field, ns = named().get(str(one.cost["parameters"].get("field"))), one.ns()
        if field is not None and ns is not None and one.unit in UNITS:
            found.append((field.terms[0], ns[0], one, ns[1]))
    found.sort(key=lambda row: row[:2])
    return Table(
        "Products in GF(2^m) in gates",
        "recorded under bench/record, the fastest of a size first; LUTs of six inputs by estimate on xcup, "
        "UltraScale+, and of four on ecp5, an LFE5U-85F. A ratio above 1 means faster than the thesis' FPGA",
        (
            *(Column("configuration", wraps=True), Column("m", number=True), Column("LUT", number=True)),
            *(Column(name, number=True) for name in ("cycles", "/s", "ratio")),
            *(Column("target"), Column("how it is known", wraps=True)),
        ),
        [
            (
                *(str(one.cost["configuration"]), str(degree), _lut(one), f"{one.cost['cycles']:,}"),
                *(format_count(1e9 / ns), _ratio(1e9 / ns, its.get(1 << (degree - 1).bit_length()))),
                *(one.target, f"{how}, {one.date[:10]}"),
            )
            for degree, ns, one, how in found
        ],
        repeat=[one.command for _, _, one, _ in found],
    )


def _ratio(ours: float, its: float | None) -> str:
    return format_ratio(ours / its) if its else ""


def _lut(one: Recorded) -> str:
    area = one.area()
    return f"{area['lut'] if area else one.placed_lut4():,}"
