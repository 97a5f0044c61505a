"""Tables for a terminal: no frame, so that eight columns fit into eighty characters."""

from __future__ import annotations

from collections.abc import Iterable

from rich.box import SIMPLE_HEAD
from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.table import Table

UNBOUNDED = 10_000
"""Characters that no line of a table has."""


class PlainTable(Table):
    """A table that rather exceeds a narrow terminal than is cut off: half a number or name misleads.

    Print it with `crop=False`, as :func:`modmill.cli.common.terminal` does.
    """

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        wide = options.update(width=UNBOUNDED)
        for column in self.columns:
            if column.no_wrap:
                cells = (column.header, *column.cells)
                column.min_width = max(Measurement.get(console, wide, cell).maximum for cell in cells)
        least = Measurement.get(console, wide, self).minimum
        yield from super().__rich_console__(console, options.update(width=max(options.max_width, least)))


def plain_table(*columns: str, right: Iterable[str] = (), wrap: Iterable[str] = ()) -> Table:
    """A table whose `right` columns are aligned right and whose `wrap` columns may take several lines."""
    table = PlainTable(*columns, box=SIMPLE_HEAD, show_edge=False, padding=(0, 1, 0, 0))
    for column in table.columns:
        column.justify = "right" if column.header in set(right) else "left"
        column.no_wrap = column.header not in set(wrap)
        column.overflow = "fold"
    return table


def verdict(ok: bool) -> str:
    """yes, or a NO that is seen."""
    return "yes" if ok else "[bold red]NO[/bold red]"
