"""The report as one HTML page that needs no other file, and as JSON beside it."""

from __future__ import annotations

import json
from dataclasses import asdict, is_dataclass
from pathlib import Path

from jinja2 import Environment, PackageLoader, StrictUndefined

from modmill.bench.rows import number
from modmill.files import write_atomic
from modmill.quantity import format_duration
from modmill.report.collect import Report

PAGE = "report.html"
DATA = "report.json"
SCHEMA = "modmill-report/1"


def write(report: Report, directory: Path) -> Path:
    """Writes the page and the data into `directory`, made when missing; returns the page's path."""
    directory.mkdir(parents=True, exist_ok=True)
    write_atomic(directory / DATA, json.dumps(as_dict(report), indent=1) + "\n")
    write_atomic(directory / PAGE, render(report))
    return directory / PAGE


def as_dict(report: Report) -> dict[str, object]:
    """The report as JSON can hold it: numbers above 2^53 as 0x hex strings."""
    head = {name: getattr(report, name) for name in ("date", "machine", "quick", "missing", "seconds")}
    parts = [section.data() for section in report.sections.values()]
    fields = {name: _plain(value) for part in (head, *parts) for name, value in part.items()}
    disturbed = {job: asdict(one) for job, one in report.disturbances.items()}
    return {"schema": SCHEMA, "ok": report.ok, "doubts": list(report.doubts), "disturbances": disturbed, **fields}


def _plain(value: object) -> object:
    if is_dataclass(value) and not isinstance(value, type):
        return _plain(asdict(value))
    if isinstance(value, dict):
        return {str(k): _plain(v) for k, v in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(v) for v in value]
    if isinstance(value, int) and not isinstance(value, bool) and value >= 1 << 53:
        return hex(value)
    return value


def render(report: Report) -> str:
    """The page's text."""
    environment = Environment(
        loader=PackageLoader("modmill.report"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.filters["duration"] = format_duration
    environment.filters["number"] = number
    environment.globals["zip"] = zip
    parts = [
        (job, section, [table.without_empty() for table in section.tables()])
        for job, section in report.sections.items()
    ]
    return environment.get_template(PAGE).render(report=report, parts=parts)
