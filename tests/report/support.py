"""Reports of given sections, as a terminal shows them."""

from __future__ import annotations

import io
from typing import Any

from rich.console import Console

from modmill import machine
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
    """A report of these sections."""
    return Report("2026-01-02 03:04 UTC", machine.facts(), True, dict(sections), (), 1.0)


def shown(report: Report) -> str:
    """The report as a terminal shows it."""
    console = Console(file=io.StringIO(), width=120)
    for part in terminal.render(report):
        console.print(part)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()
