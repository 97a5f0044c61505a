"""The cost of one configuration on one target: figures, what they rest on, as JSON and as text.

Estimates (before routing, or models) and measurements (a tool placed and routed it, or timed a real library) are kept
apart everywhere. A part that was not asked for is None; no figure stands for "unknown".
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from modmill.hw.cost.area import AreaReport
from modmill.hw.cost.delays import WireModel
from modmill.hw.cost.levels import LevelReport
from modmill.hw.cost.static import Step
from modmill.hw.cost.timing import Path, Stage
from modmill.hw.cost.traffic import Traffic

SCHEMA = "modmill-cost/1"
NO_TRAFFIC = Traffic({}, {})


@dataclass(frozen=True, slots=True)
class RegionReport:
    """The clock with regions; `parts` has the LUTs of each, without those of a region that lies in it."""

    period_ns: float
    low_ns: float
    high_ns: float
    worst: Path
    parts: Mapping[str, int]

    @property
    def mhz(self) -> float:
        """The estimated clock."""
        return 1000 / self.period_ns


@dataclass(frozen=True, slots=True)
class TimingReport:
    """An estimated clock: the longest path, the longest into each group of registers, and what it assumes.

    `low_ns` to `high_ns` is the range of the period that the published designs allow (calibration.py).
    """

    period_ns: float
    low_ns: float
    high_ns: float
    cycles: int
    worst: Path
    stages: tuple[Stage, ...]
    wires: WireModel
    dies: int
    by_region: RegionReport | None = None

    @property
    def mhz(self) -> float:
        """The estimated clock."""
        return 1000 / self.period_ns

    @property
    def ns_per_operation(self) -> float:
        """Period times the cycles from one operation to the next."""
        return self.period_ns * self.cycles

    def as_dict(self, operation: str) -> dict[str, Any]:
        """The report by name; `by_region` is there only for a unit that has regions."""
        by_region = self.by_region
        regions = by_region and {
            "period_ns": by_region.period_ns,
            "period_range_ns": [by_region.low_ns, by_region.high_ns],
            "mhz": by_region.mhz,
            f"ns_per_{operation}": by_region.period_ns * self.cycles,
            f"ns_per_{operation}_range": [by_region.low_ns * self.cycles, by_region.high_ns * self.cycles],
            "parts_lut": dict(by_region.parts),
            "critical_path": by_region.worst.as_dict(),
        }
        return {
            "period_ns": self.period_ns,
            "period_range_ns": [self.low_ns, self.high_ns],
            "mhz": self.mhz,
            "cycles": self.cycles,
            f"ns_per_{operation}": self.ns_per_operation,
            f"ns_per_{operation}_range": [self.low_ns * self.cycles, self.high_ns * self.cycles],
            "stages": [
                {
                    "registers": s.registers,
                    "ns": s.path.ns,
                    "logic_ns": s.path.logic,
                    "wires_ns": s.path.wires,
                    "cells": len(s.path.steps),
                }
                for s in self.stages
            ],
            "critical_path": self.worst.as_dict(),
            "wire_model": asdict(self.wires),
            "die_regions": self.dies,
            **({"by_region": regions} if regions else {}),
        }


@dataclass(frozen=True, slots=True)
class PlacedReport:
    """The measurements of place and route, or why the design does not fit (`fits` False, then no clock)."""

    device: str
    fits: bool
    reason: str
    used: Mapping[str, tuple[int, int]]
    """Cells by type: used, available."""
    harness: Mapping[str, int]
    """The cells among them that connect the unit's ports to few pins."""
    fmax_mhz: float | None
    cycles: int
    seconds: Mapping[str, float]
    """The time that synthesis, placement and routing took, as far as they went."""

    @property
    def ns_per_operation(self) -> float | None:
        """Period times the cycles from one operation to the next."""
        return None if self.fmax_mhz is None else 1000 / self.fmax_mhz * self.cycles


RETICLE = 858.0
"""The largest area of a chip, that of a mask, in mm2."""
LIGHT = 0.00659
"""ns for a mm of wire at the speed of light in silicon dioxide, c / sqrt(3.9)."""
WIRES = (
    "Wires are in no figure but their own: half the side of a square with the area of the cells, at the speed of light "
    "in silicon dioxide, which no wire reaches; repeated ones are about ten times as slow."
)


@dataclass(frozen=True, slots=True)
class WireReport:
    """The least that wires add to the longest path: an estimate from the area alone."""

    side_mm: float
    """The side of a square with the area of the cells."""
    at_least_ns: float


@dataclass(frozen=True, slots=True)
class AsicReport:
    """A unit in standard cells: the library, cells in all and of some kinds, area, and the longest path between
    registers, inputs and outputs, which is the least period.

    Synthesised and timed by OpenSTA it is a measurement, which states the ends of the path; else an estimate, which
    states its cells.
    """

    library: str
    conditions: str
    synthesised: bool
    adders: str
    """The criterion by which its adder cells were chosen: area or delay."""
    full_adder: str
    half_adder: str
    cells: int
    full_adders: int
    half_adders: int
    flip_flops: int
    area_um2: float
    gate_equivalents: float
    period_ns: float
    begin: str = ""
    end: str = ""
    path: tuple[Step, ...] = ()

    @property
    def area_mm2(self) -> float:
        """The area of the cells."""
        return self.area_um2 / 1e6

    @property
    def wires(self) -> WireReport:
        """The least that wires add."""
        side = math.sqrt(self.area_mm2)
        return WireReport(side, side / 2 * LIGHT)

    def as_dict(self, operation: str, cycles: int) -> dict[str, Any]:
        """The report by name."""
        found = asdict(self)
        for name in ("path",) if self.synthesised else ("begin", "end"):
            del found[name]
        more = {"area_mm2": self.area_mm2, "reticles": self.area_mm2 / RETICLE}
        if not self.synthesised:
            found["path"] = [step._asdict() for step in self.path]
        return found | more | {f"ns_per_{operation}": self.period_ns * cycles}


@dataclass(frozen=True, slots=True)
class Cost:
    """Everything that is known of a configuration on a target.

    `cycles`: from one operation to the next; `latency`: from an operation's input to its result, in cycles.
    """

    unit: str
    configuration: str
    parameters: Mapping[str, Any]
    target: str
    operation: str
    cycles: int
    latency: int
    tools: tuple[str, ...]
    assumptions: tuple[str, ...]
    area: AreaReport | None = None
    timing: TimingReport | None = None
    placed: PlacedReport | None = None
    asic: AsicReport | None = None
    levels: LevelReport | None = None
    traffic: Traffic = NO_TRAFFIC
    seconds: float = 0.0

    @property
    def period_ns(self) -> float | None:
        """The clock period, as estimated or measured; None where it is not known."""
        if self.timing is not None:
            return self.timing.period_ns
        if self.asic is not None:
            return self.asic.period_ns
        placed = self.placed and self.placed.fmax_mhz
        return 1000 / placed if placed else None

    def as_dict(self) -> dict[str, Any]:
        """The cost as JSON can hold it: `estimates` and `measurements` apart."""
        cells = self.asic and self.asic.as_dict(self.operation, self.cycles)
        estimates = {
            "area": self.area and asdict(self.area),
            "timing": self.timing and self.timing.as_dict(self.operation),
            "levels": self.levels and self.levels.as_dict(),
            "standard_cells": cells if self.asic and not self.asic.synthesised else None,
            "wires": self.asic and asdict(self.asic.wires),
        }
        measurements = {
            "placed_and_routed": self.placed
            and asdict(self.placed) | {f"ns_per_{self.operation}": self.placed.ns_per_operation},
            "standard_cells": cells if self.asic and self.asic.synthesised else None,
        }
        return {
            "schema": SCHEMA,
            "unit": self.unit,
            "configuration": self.configuration,
            "parameters": dict(self.parameters),
            "target": self.target,
            "operation": self.operation,
            "cycles": self.cycles,
            "latency": self.latency,
            "traffic": self.traffic.as_dict(self.period_ns, self.cycles),
            "estimates": {name: part for name, part in estimates.items() if part is not None},
            "measurements": {name: part for name, part in measurements.items() if part is not None},
            "tools": list(self.tools),
            "assumptions": list(self.assumptions),
            "seconds": self.seconds,
        }

    def figures(self) -> dict[str, Any]:
        """The few figures for a table of design points: area with its unit, ns per operation, clock.

        Only what is known is there.
        """
        found: dict[str, Any] = {}
        if self.area is not None:
            total = self.area.total
            found |= {"area": total.lut, "area_unit": "LUT", "ff": total.ff, "carry8": total.carry8, "dsp": total.dsp}
            found |= {kind: getattr(total, kind) for kind in ("bram", "uram") if getattr(total, kind)}
        if self.timing is not None:
            found |= {"ns": self.timing.ns_per_operation, "mhz": self.timing.mhz, "die_regions": self.timing.dies}
        if self.placed is not None and self.placed.fits:
            area = self.placed.used["TRELLIS_COMB"][0] - self.placed.harness.get("TRELLIS_COMB", 0)
            found |= {"area": area, "area_unit": "LUT4", "mhz": self.placed.fmax_mhz}
            found["ns"] = self.placed.ns_per_operation
        if self.asic is not None:
            found |= {"area": self.asic.gate_equivalents, "area_unit": "gates", "mhz": 1000 / self.asic.period_ns}
            found["ns"] = self.asic.period_ns * self.cycles
        if self.levels is not None:
            found |= {"area": self.levels.full_adders, "area_unit": "full adders", "levels": self.levels.levels}
        return found
