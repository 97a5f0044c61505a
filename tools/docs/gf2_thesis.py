"""Writes the tables of docs/derivations/gf2-thesis.md and draws its figures, from what is on record.

    python tools/docs/gf2_thesis.py

The points are those of `modmill gf2 explore --thesis --device rtl`. tests/docs/test_gf2_thesis.py compares the page
with what this writes.
"""

from __future__ import annotations

import csv
import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from placed import markdown, placed

from modmill.gf2 import published
from modmill.gf2.cases import BITS
from modmill.gf2.thesis import plot, tables
from modmill.hw.explore.record import Recorded, load
from modmill.hw.interface import registry
from modmill.points import Point, Store
from modmill.quantity import format_count
from modmill.report.section import Column, Table

ROOT = Path(__file__).resolve().parents[2]
RECORD = ROOT / "bench" / "record"
POINTS = RECORD / "gf2-thesis-gates-2026-11-27.jsonl"
GPU = sorted(RECORD.glob("gf2-explore-2026-11-27-*nvidia-h200.csv"))
CPU = RECORD / "gf2-large-2026-11-25-intel-r-xeon-r-processor-family-6-model-167-stepping-1.json"
PAGE = ROOT / "docs" / "derivations" / "gf2-thesis.md"
ORDER = "sos"
ROW = published.speeds()[1]
"""Four lanes and words of 32 bits."""


def devices(points: list[Point]) -> Table:
    """Chapter 5: products a second by size, of its devices and ours."""
    rated: dict[str, Mapping[int, float]] = {"thesis, FPGA, its best kernel": published.best_fpga()}
    rated |= {f"thesis, {host.device}": host.per_second for host in published.hosts() if host.word_bits == 32}
    found = tables.Found(points)
    rated["gf2_words, four lanes, UltraScale+ (estimate)"] = {
        bits: float(found.figures(ROW, bits, ORDER)["per_second"]) for bits in found.sizes
    }
    rated["gf2_words, four lanes, LFE5U-85F (routed)"] = {
        int(str(one.cost["parameters"]["field"]).partition("-")[2]): 1e9 / ns[0]
        for one in load(RECORD)
        if one.file == "hw-gf2_words-thesis-1024-w32-sos-x4-ecp5.json" and (ns := one.ns())
    }
    rows = json.loads(CPU.read_text("utf-8"))["rows"]
    times = {f"mul-{bits}-trinomial-96KiB": bits for bits in BITS}
    rated["one core with AVX-512, arrays"] = {times[r["case"]]: 1e9 / r["value"] for r in rows if r["case"] in times}
    best: dict[int, float] = {}
    for path in GPU:
        for point in csv.DictReader(path.read_text("utf-8").splitlines()):
            if point["status"] == "done":
                bits = int(point["bits"])
                best[bits] = max(best.get(bits, 0.0), float(point["per_second"]))
    rated["NVIDIA H200, arrays"] = best
    columns = Column("device"), *(Column(str(bits), number=True) for bits in BITS)
    cells = [(name, *(format_count(r[b]) if b in r else "" for b in BITS)) for name, r in rated.items()]
    note = (
        "products a second. The thesis has one product a call, the units have one after the other, the core and the "
        "H200 arrays that stay in cache and on the device"
    )
    return Table("Devices", note, columns, cells)


def integers() -> Table:
    """The rows of Table 5.3 that are of integers, and our units of that kind."""
    rows = [
        (quoted.reference, quoted.device, quoted.operation, str(quoted.bits), f"{quoted.per_second:,}")
        for quoted in published.literature()
        if not quoted.ours
    ]
    modmul = registry.build(registry.configure("modmul", bits=1024))
    found = f"{modmul.interval} cycle a product, {modmul.latency} cycles of latency", "product of integers modulo N"
    rows.append(("modmul, ours", *found, "1024", ""))
    for one in _verifiers():
        ns = one.ns()
        assert ns is not None
        how = f"{one.cost['cycles']} cycles a signature, {ns[1]} for UltraScale+"
        rows.append((f"{one.unit}, ours", how, "[u1]B + [u2]A on edwards25519", "255", f"{1e9 / ns[0]:,.0f}"))
    columns = *map(Column, ("reference", "device", "operation")), *(Column(n, number=True) for n in ("bits", "/s"))
    note = (
        "none of these is a product in GF(2)[x], and no two operations are alike; two products with a point of "
        "edwards25519 are ours. No clock of modmul at 1024 bits is on record"
    )
    return Table("Integers", note, columns, rows)


def _verifiers() -> list[Recorded]:
    names = ("hw-double_scalar-255-w5-t8-k3-c4-xcup.json", "hw-ecc_processor-255-t22-s16-k3-c4-tag8-xcup.json")
    return [one for one in load(RECORD) if one.file in names]


def builds() -> Table:
    """Placements on record: what they took, which is what Figures 4.11 and 4.12 are of."""
    rows: list[tuple[str, ...]] = []
    for one in load(RECORD):
        if one.unit == "gf2_words" and one.target == "ecp5":
            report = one.cost["measurements"]["placed_and_routed"]
            name = str(one.cost["configuration"]).removeprefix("gf2_words-thesis-")
            blocks = report["used"].get("DP16KD", [0])[0]
            seconds = (f"{value:.0f}" for value in report["seconds"].values())
            rows.append((name, f"{one.placed_lut4():,}", str(blocks), f"{report['fmax_mhz']:.1f}", *seconds))
    names = ("LUT4", "block RAMs", "MHz", "synthesis, s", "placement, s", "routing, s")
    note = "placed and routed on an LFE5U-85F, one seed; seconds of a busy machine of two cores"
    return Table("Builds", note, (Column("configuration"), *(Column(n, number=True) for n in names)), rows)


def parts() -> Iterator[tuple[str, str]]:
    """The tables of the page by name."""
    points = list(Store(POINTS).points.values())
    for table in (*tables.tables(points, load(RECORD)), builds(), devices(points), integers()):
        yield table.title, markdown(table)


def page(text: str) -> str:
    """The page with its tables renewed."""
    return placed(text, parts())


def figures() -> Iterator[tuple[str, int, list[tuple[str, plot.Value]], bool]]:
    """The number, words, panels and scale of each figure."""
    found = tables.Found(list(Store(POINTS).points.values()))
    rate = plot.ours(found, ORDER, "per_second")
    both = (("thesis", plot.its), ("gf2_words, sos (estimate)", rate))
    for at, word in enumerate(plot.WORDS):
        for number, change, what in ((4, plot.shared, "share of the fastest"), (6, plot.relative, "% to the first")):
            yield f"4-{number + at}", word, [(f"{name}: {what}", change(of)) for name, of in both], False
        yield f"4-{2 + at}", word, [(f"MHz, {o}", plot.ours(found, o, "mhz")) for o in ("algorithm5", "sos")], False
        yield f"4-{11 + at}", word, [("seconds of synthesis and estimate", plot.seconds(found, ORDER))], True
        area, memory = (plot.ours(found, ORDER, name) for name in ("area", "memory_bits"))
        yield f"4-{8}-{word}", word, [("LUT6, UltraScale+ (estimate)", area)], False
        yield f"4-{9}-{word}", word, [("bits of memory", memory)], True


def file(number: str) -> Path:
    """The file of a figure."""
    return PAGE.parent / f"gf2-thesis-figure-{number}.svg"


def pictures(text: str) -> list[str]:
    """The pictures that a page shows."""
    return re.findall(r"\((gf2-thesis-figure-[^)]*\.svg)\)", text)


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text("utf-8")), "utf-8")
    for number, word, panels, log in figures():
        plot.figure(file(number), word, BITS, panels, log=log)
