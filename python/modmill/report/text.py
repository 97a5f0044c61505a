"""The report on a terminal."""

from __future__ import annotations

from collections.abc import Iterator

from rich import table
from rich.console import RenderableType
from rich.markup import escape

from modmill.quantity import format_duration
from modmill.report.collect import Report
from modmill.report.section import Cell, Table
from modmill.tables import plain_table, verdict


def render(report: Report) -> Iterator[RenderableType]:
    """The parts of the report, in order."""
    m = report.machine
    yield f"[bold]Modmill {m.version}[/bold] on {escape(m.cpu)}, {m.cores} cores, {m.core_ghz} GHz, load {m.load}"
    yield f"{report.date}; {escape(m.compiler)}; commit {m.commit or 'unknown'}; {', '.join(m.peers) or 'no peers'}"
    if report.doubts:
        yield "[yellow]Figures are doubtful, because this machine did other things meanwhile:[/yellow]"
        yield from (f"[yellow]* {escape(doubt)}[/yellow]" for doubt in report.doubts)
    yield ""
    for section in report.sections.values():
        for part in section.tables():
            yield from titled(part)
    for line in report.missing:
        yield f"[dim]not here: {escape(line)}[/dim]"
    outcome = "every check holds" if report.ok else "[bold red]at least one check says NO[/bold red]"
    yield f"{outcome}; took {format_duration(report.seconds)}"


def titled(part: Table) -> Iterator[RenderableType]:
    """A table under its title and note, and an empty line."""
    yield f"[bold]{escape(part.title)}[/bold] ({escape(part.note)})"
    yield _table(part.without_empty())
    yield ""


def _table(part: Table) -> table.Table:
    narrow = [not column.wide for column in part.columns]
    columns = [column for column in part.columns if not column.wide]
    shown = plain_table(
        *(column.name for column in columns),
        right=[column.name for column in columns if column.number],
        wrap=[column.name for column in columns if column.wraps],
    )
    for row in part.rows:
        shown.add_row(*(_cell(cell) for cell, kept in zip(row, narrow, strict=True) if kept))
    return shown


def _cell(cell: Cell) -> str:
    return verdict(cell) if isinstance(cell, bool) else escape(cell)
