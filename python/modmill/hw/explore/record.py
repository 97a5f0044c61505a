"""Costs kept under bench/record, so that a report can show what took minutes to work out; one file a configuration."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from modmill.bench.record import default_directory, write_as
from modmill.errors import UsageError
from modmill.inputs import parse_json

SCHEMA = "modmill-hw-cost/1"


@dataclass(frozen=True, slots=True)
class Recorded:
    """A recorded cost: `cost` is the JSON form of modmill.hw.cost.report.Cost."""

    date: str
    command: str
    machine: Mapping[str, Any]
    cost: Mapping[str, Any]
    file: str

    @property
    def unit(self) -> str:
        """The unit's name."""
        return str(self.cost["unit"])

    @property
    def bits(self) -> int:
        """The unit's width, 0 for one that has none."""
        return int(self.cost["parameters"].get("bits", 0))

    @property
    def target(self) -> str:
        """xcup, ecp5 or asic."""
        return str(self.cost["target"])

    def area(self) -> Mapping[str, Any] | None:
        """The estimated area in total, None where it was not estimated."""
        found = self.cost["estimates"].get("area")
        return found["total"] if found else None

    def placed_lut4(self) -> int:
        """The LUT4 of a placement on an ECP5, without those of the harness around it."""
        report = self.cost["measurements"]["placed_and_routed"]
        return int(report["used"]["TRELLIS_COMB"][0]) - int(report["harness"].get("TRELLIS_COMB", 0))

    def gates(self) -> Mapping[str, Any] | None:
        """The unit in standard cells, None where it was not mapped to them."""
        return self.cost["measurements"].get("standard_cells")

    def ns(self) -> tuple[float, str] | None:
        """ns per operation and how it is known: an `estimate`, `placed and routed`, or timed in `standard cells`."""
        name = f"ns_per_{self.cost.get('operation', 'squaring')}"
        timing = self.cost["estimates"].get("timing")
        if timing:
            return float(timing[name]), "estimate"
        placed = self.cost["measurements"].get("placed_and_routed")
        if placed and placed[name] is not None:
            return float(placed[name]), "placed and routed"
        if gates := self.gates():
            return float(gates[name]), "standard cells"
        return None

    def ns_range(self) -> tuple[float, float] | None:
        """The range of an estimated time per operation; None where it is not known."""
        found = self.cost["estimates"].get("timing", {}).get(f"ns_per_{self.cost.get('operation', 'squaring')}_range")
        return (float(found[0]), float(found[1])) if found else None


def write(cost: Mapping[str, Any], command: str, directory: Path) -> Path:
    """Writes a cost with date, command and machine as hw-<configuration>-<target>.json; returns the file."""
    path = directory / f"hw-{cost['configuration']}-{cost['target']}.json"
    return write_as(path, SCHEMA, {"command": command, "cost": cost})


def load(directory: Path | None = None) -> list[Recorded]:
    """The costs recorded in `directory` (default: bench/record of this clone; none outside a clone), by unit and width.

    Raises UsageError for a file with this schema that does not hold a cost.
    """
    if directory is None:
        try:
            directory = default_directory()
        except UsageError:
            return []
    found = []
    for path in sorted(directory.glob("hw-*.json")):
        try:
            raw = parse_json(path.read_bytes(), str(path))
            if raw["schema"] != SCHEMA:
                continue
            one = Recorded(raw["date"], raw["command"], raw["machine"], raw["cost"], path.name)
            _ = one.unit, one.bits, one.target, one.area(), one.ns()
        except (ValueError, KeyError, TypeError) as e:
            raise UsageError(f"{path}: not a recorded cost: {e!r}") from None
        found.append(one)
    return sorted(found, key=lambda r: (r.target, r.bits, r.unit, r.file))
