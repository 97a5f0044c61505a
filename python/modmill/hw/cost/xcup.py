"""UltraScale+: a unit's area and estimated clock from its synthesised netlist."""

from __future__ import annotations

import gzip
import json
import shutil
import time
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType

import numpy as np

from modmill import programs
from modmill.hw.cost import cache, calibration, synth
from modmill.hw.cost.area import AreaReport, area, instance_luts
from modmill.hw.cost.cells import Area
from modmill.hw.cost.devices import smallest
from modmill.hw.cost.flat import flatten
from modmill.hw.cost.netlist import Design, design
from modmill.hw.cost.regions import owners, spans
from modmill.hw.cost.report import RegionReport, TimingReport
from modmill.hw.cost.timing import Timing
from modmill.watch import Watch

ASSUMPTIONS = (
    "Area is counted after synthesis module by module, hierarchy kept: placement may merge or copy cells.",
    "A LUT site has one output beside its flip-flops: where carry sum and O5 both leave it, a second LUT is counted.",
)

PACKED = "netlist.json.gz"
NONE: Mapping[str, Collection[str]] = MappingProxyType({})
"""No regions."""


def netlist(name: str, files: Mapping[str, str], top: str, watch: Watch) -> Design:
    """The synthesised design of these texts, from the cache if it was made before."""

    def make(folder: Path) -> None:
        out = folder / "netlist.json"
        synth.xcup(files, top, out, watch)
        with open(out, "rb") as source, gzip.open(folder / PACKED, "wb", compresslevel=3) as packed:
            shutil.copyfileobj(source, packed, 1 << 20)
        out.unlink()

    facts = {"top": top, "yosys": programs.package_version("pyosys")}
    folder = cache.entry(f"{name}-xcup", files, facts, make)
    with gzip.open(folder / PACKED, "rt", encoding="utf-8") as packed:
        return design(json.load(packed))


def analyse(
    made: Design, cycles: int, watch: Watch, *, regions: Mapping[str, Collection[str]] = NONE
) -> tuple[AreaReport, TimingReport]:
    """Area and estimated clock of a design, also with some of its instances in `regions` (regions.py).

    Raises UnknownCell, CombinationalLoop, CostError.
    """
    begin = time.monotonic()

    def at(step: int) -> None:
        watch("static timing analysis", step, 5, 0, time.monotonic() - begin)

    at(0)
    flat = flatten(made, lambda: at(0))
    at(1)
    sizes = area(made, flat)
    at(2)
    needed = Area(lut=sizes.total.lut, dsp=sizes.total.dsp)
    dies = smallest(needed).least_dies(needed)
    lut, model = sizes.total.lut, calibration.fitted()
    wires = model.sized(lut)
    timing = Timing(flat, lambda: at(2))
    at(3)
    found = timing.analyse(wires, model.outside(lut))
    at(4)
    low, high = calibration.period_range(timing, lut, found.worst.ns)
    by_region = _by_region(timing, instance_luts(made, flat), lut, regions) if regions else None
    at(5)
    return sizes, TimingReport(found.worst.ns, low, high, cycles, found.worst, found.stages, wires, dies, by_region)


def _by_region(timing: Timing, luts: Sequence[int], lut: int, regions: Mapping[str, Collection[str]]) -> RegionReport:
    """`luts` are those of each instance, `lut` those of the design."""
    sizes = np.bincount(owners(timing.flat, regions), luts, len(regions) + 1).astype(int).tolist()[:-1]
    found, model = spans(timing.flat, regions, sizes, lut), calibration.fitted()
    worst = timing.analyse(model.sized(lut), model.outside(found.largest), found).worst
    low, high = calibration.period_range(timing, lut, worst.ns, found)
    return RegionReport(worst.ns, low, high, worst, dict(zip(regions, sizes, strict=True)))
