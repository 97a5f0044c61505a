"""Tables 5.1 to 5.3 of the thesis: where its kernel ran, and what it compares itself with, beside our products."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from modmill.gf2 import published
from modmill.quantity import format_ratio
from modmill.report.section import Column, Table

RATED = 1024
"""The size of the products in the table of platforms."""


def tables(ours: Mapping[int, float], name: str) -> Iterator[Table]:
    """`ours`: products a second by size; `name` says on what.

    >>> [len(table.rows) for table in tables({256: 1e6, 1024: 1e5}, "here")]
    [11, 12]
    """
    yield _platforms(ours, name)
    yield _literature(ours, name)


def _platforms(ours: Mapping[int, float], name: str) -> Table:
    numbers = ("cores", "MHz", "GB/s", "W", f"{RATED} bits, /s")
    rates = {host.device: host.per_second.get(RATED) for host in published.hosts() if host.word_bits == 32}
    rows = [
        (p.name, p.fabric, str(p.cores), f"{p.mhz:,}", f"{p.gb_per_second:g}", str(p.watts), _count(rates.get(p.name)))
        for p in published.platforms()
    ]
    fpga = (published.fpga().partition(" on ")[0], "fpga", *("",) * 4, _count(published.best_fpga().get(RATED)))
    return Table(
        "Where the thesis ran its kernel",
        "its Tables 5.1 and 5.2; cores of a CPU are threads. Its rates on them are in Figures 5.1 and 5.2, pictures "
        "that our copy lacks; one GPU's are in Figure 4.15, too, the least time of one product",
        (Column("device"), Column("fabric"), *(Column(number, number=True) for number in numbers)),
        [*rows, fpga, (name, *("",) * 5, _count(ours.get(RATED)))],
    )


def _literature(ours: Mapping[int, float], name: str) -> Table:
    wrapped = (Column(what, wraps=True) for what in ("reference", "device", "operation"))
    rows: list[tuple[str, ...]] = []
    for quoted in published.literature():
        mine = ours.get(quoted.bits) if quoted.ours else None
        ratio = "" if mine is None else format_ratio(mine / quoted.per_second)
        what = quoted.reference, quoted.device, quoted.operation, str(quoted.bits)
        rows.append((*what, f"{quoted.per_second:,}", _count(mine), ratio))
    return Table(
        "What the thesis compares itself with",
        "its Table 5.3, of different operations: only its own rows are products in GF(2)[x], so only they are set "
        f"beside {name}",
        (*wrapped, *(Column(number, number=True) for number in ("bits", "its /s", "ours, /s", "ratio"))),
        rows,
    )


def _count(value: float | None) -> str:
    return "" if value is None else f"{value:,.0f}"
