"""Tables for a terminal: no frame, so that eight columns fit into eighty characters."""

from __future__ import annotations

from collections.abc import Iterable

from rich.box import SIMPLE_HEAD
from rich.table import Table


def plain_table(*columns: str, right: Iterable[str] = (), wrap: Iterable[str] = ()) -> Table:
    """A table whose `right` columns are aligned right and whose `wrap` columns may take several lines."""
    table = Table(*columns, box=SIMPLE_HEAD, show_edge=False, padding=(0, 1, 0, 0))
    for column in table.columns:
        column.justify = "right" if column.header in set(right) else "left"
        column.no_wrap = column.header not in set(wrap)
    return table


def verdict(ok: bool) -> str:
    """yes, or a NO that is seen."""
    return "yes" if ok else "[bold red]NO[/bold red]"
