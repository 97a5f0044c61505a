"""Points of an exploration, kept in a file: one JSON object a line, appended as soon as a point is finished.

A point is one configuration of what is explored (a hardware unit, a kernel), with its figures or the reason why it has
none. A later run with the same file evaluates only what is missing.
"""

from __future__ import annotations

import csv
import hashlib
import io
import json
import os
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Annotated, Any

from modmill.errors import FormatError
from modmill.files import naming
from modmill.inputs import parse_json

SCHEMA = "modmill-explore/1"
POINTS = "points.jsonl"
DONE = "done"
"""The status of a point that has figures; every other status says why there are none."""

Value = int | str | bool


@dataclass(frozen=True, slots=True)
class Point:
    """One point: its parameters, its status, and its figures or the reason why it has none."""

    key: Annotated[str, "its name, which changes with everything that its figures depend on"]
    unit: Annotated[str, "the hardware unit, or the device"]
    parameters: Annotated[dict[str, Value], "its configuration, by name"]
    status: Annotated[str, "`done`, or why there are no figures"]
    reason: Annotated[str, "the same in words"] = ""
    figures: Annotated[dict[str, Any], "what was found, by name"] = field(default_factory=dict)
    seconds: Annotated[float, "what finding it took"] = 0.0

    @property
    def area(self) -> float:
        """The area, in the unit that the figures state. Raises KeyError for a point without figures."""
        return float(self.figures["area"])

    @property
    def ns(self) -> float:
        """Nanoseconds per operation. Raises KeyError for a point without figures."""
        return float(self.figures["ns"])


def point_key(unit: str, parameters: Mapping[str, Value], *facts: str) -> str:
    """The point's name, which changes with its parameters and with every fact that its figures depend on."""
    text = json.dumps([unit, sorted(parameters.items()), *facts])
    return hashlib.sha256(text.encode()).hexdigest()[:16]


class Store:
    """The file of finished points. A line that a killed run cut short is dropped; any other bad line is an error."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.points: dict[str, Point] = {}
        if path.exists():
            self._load()

    def _load(self) -> None:
        data = self.path.read_bytes()
        whole, _, rest = data.rpartition(b"\n")
        for number, line in enumerate(whole.split(b"\n") if whole else [], 1):
            try:
                raw = parse_json(line, "the line")
                if raw.pop("schema") != SCHEMA:
                    raise ValueError(f"it is not {SCHEMA}")
                point = Point(**raw)
            except (ValueError, TypeError, KeyError, AttributeError) as e:
                raise FormatError(
                    f"{self.path}, line {number}: not a point of an exploration: {e}", line=number
                ) from None
            self.points[point.key] = point
        if rest:
            with self.path.open("r+b") as f:
                f.truncate(len(data) - len(rest))

    def add(self, point: Point) -> None:
        """Appends a point; after this returns, a killed run does not lose it."""
        line = json.dumps({"schema": SCHEMA, **asdict(point)}, allow_nan=False) + "\n"
        with naming(self.path), self.path.open("ab") as f:
            f.write(line.encode())
            f.flush()
            os.fsync(f.fileno())
        self.points[point.key] = point


def code_digest(folders: Iterable[Path], suffixes: Collection[str], without: Collection[str]) -> str:
    """The code that figures depend on besides parameters, as SHA-256 over the files of folders with these suffixes.

    Files and folders whose name is in `without` do not count.
    """
    total = hashlib.sha256()
    for folder in folders:
        for path in sorted(p for p in folder.rglob("*") if p.suffix in suffixes):
            name = path.relative_to(folder)
            if not any(part in without for part in name.parts):
                total.update(f"{name}\0{hashlib.sha256(path.read_bytes()).hexdigest()}\n".encode())
    return total.hexdigest()[:16]


def csv_text(points: Sequence[Point], subject: str, front: Iterable[Point] | None = None) -> str:
    """One line per point, also for points without figures. `subject` heads the column of the unit or device.

    With `front`, the column `pareto` says which points are on it.
    """
    parameters = list(dict.fromkeys(name for point in points for name in point.parameters))
    figures = list(
        dict.fromkeys(n for point in points for n, value in point.figures.items() if not isinstance(value, dict | list))
    )
    best = None if front is None else {point.key for point in front}
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    pareto = [] if best is None else ["pareto"]
    writer.writerow([subject, *parameters, "status", *pareto, *figures, "seconds", "reason"])
    for point in points:
        given = [point.parameters.get(name, "") for name in parameters]
        measured = [point.figures.get(name, "") for name in figures]
        marked = [] if best is None else ["yes" if point.key in best else "no"]
        writer.writerow([point.unit, *given, point.status, *marked, *measured, f"{point.seconds:.2f}", point.reason])
    return text.getvalue()
