"""Tables of the report on pages: each stands between a comment with its title and the next comment."""

from __future__ import annotations

from collections.abc import Iterable

from modmill.report.section import Table


def markdown(table: Table) -> str:
    """A table of the report as text of a page, under its note."""
    lines = [tuple(column.name for column in table.columns)]
    lines += [tuple("---:" if column.number else "---" for column in table.columns)]
    lines += [tuple(map(str, row)) for row in table.rows]
    note = table.note[0].upper() + table.note[1:]
    return "\n".join([f"{note}.", "", *("| " + " | ".join(line) + " |" for line in lines)])


def placed(text: str, parts: Iterable[tuple[str, str]]) -> str:
    """A page with these parts, each a title and its text, in their places."""
    for title, part in parts:
        head, found, rest = text.partition(f"<!-- {title} -->\n")
        assert found, f"the page has no place for {title}"
        text = head + found + part + "\n" + rest[rest.index("<!-- end -->") :]
    return text
