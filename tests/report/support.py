"""Reports of given sections, as a terminal shows them."""

from __future__ import annotations

import io
from dataclasses import replace
from typing import Any

from rich.console import Console

from modmill import machine
from modmill.disturbance import Disturbance
from modmill.report import Report, Request, Section
from modmill.report import text as terminal


def request(*, everything: bool = False, **changes: Any) -> Request:
    """A quick report's request, on every backend that can run here."""
    values: dict[str, Any] = {
        "quick": True,
        "backends": machine.facts().backends,
        "everything": everything,
        "missing": lambda _: None,
        "say": lambda _: None,
    }
    return Request(**values | changes)


def report_of(**sections: Section) -> Report:
    """A report of these sections, from a machine that did nothing else."""
    quiet = {job: Disturbance(0.0, 0.0) for job in sections}
    facts = replace(machine.facts(), load=0.5)
    return Report("2026-01-02 03:04 UTC", facts, True, dict(sections), (), 1.0, quiet)


def shown(report: Report) -> str:
    """The report as a terminal shows it."""
    console = Console(file=io.StringIO(), width=120)
    for part in terminal.render(report):
        console.print(part)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()
