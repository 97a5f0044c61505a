"""The source documents: figures beside ours, what is left out and why, errors and the tests that show them.

>>> [document.key for document in documents()]
['squaring', 'signatures', 'multiples', 'walks', 'fields']
"""

from __future__ import annotations

import functools
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated

from modmill import folders, params
from modmill.documents import contest
from modmill.documents.line import Line
from modmill.report.section import Column, Table


@dataclass(frozen=True, slots=True)
class Omitted:
    """A part of a document without a counterpart here, and why."""

    what: Annotated[str, "a part of the document"]
    why: Annotated[str, "why there is no figure of ours"]


@dataclass(frozen=True, slots=True)
class Erratum:
    """An error: where, what is printed, what is right, and the test that shows it."""

    place: Annotated[str, "where"]
    printed: Annotated[str, "what the document says"]
    right: Annotated[str, "what is right"]
    test: Annotated[str, "the test that shows it"]


@dataclass(frozen=True, slots=True)
class Document:
    """A source document. Its figures are those of the module of its name in this folder."""

    key: str
    title: str
    source: str
    omitted: tuple[Omitted, ...]
    errors: tuple[Erratum, ...]

    def lines(self) -> tuple[Line, ...]:
        """Its figures beside ours."""
        found: Iterator[Line] = folders.load(f"documents.{self.key}").lines()
        return tuple(found)


@functools.cache
def documents() -> tuple[Document, ...]:
    """All five, in the order of `_params/documents.toml`."""
    return tuple(
        Document(
            raw["key"],
            raw["title"],
            raw["source"],
            tuple(Omitted(**one) for one in raw["omitted"]),
            tuple(Erratum(**one) for one in raw["error"]),
        )
        for raw in params.load("documents.toml")["document"]
    )


def figures(document: Document, lines: tuple[Line, ...]) -> Table:
    """A document's figures beside ours."""
    columns = (
        *(Column("figure", wraps=True), Column("published", number=True), Column("ours", number=True)),
        *(Column("ratio", number=True), Column("how ours is known", wide=True)),
    )
    rows = [(one.what, one.published, one.ours, one.ratio, one.how) for one in lines]
    note = f"{document.source}; ours of gates are estimates before placement; a ratio above 1 is in our favour"
    return Table(document.title, note, columns, rows)


def left_out(document: Document) -> Table:
    """The table of claims of a document without a figure of ours."""
    rows = [(one.what, one.why) for one in document.omitted]
    columns = Column("not reproduced", wraps=True), Column("why", wraps=True)
    return Table(f"{document.title}: what is not reproduced", document.source, columns, rows)


def errata(document: Document) -> Table:
    """The document's errors."""
    rows = [(one.place, one.printed, one.right, one.test) for one in document.errors]
    columns = *(Column(name, wraps=True) for name in ("place", "as printed", "right")), Column("test", wide=True)
    return Table(f"{document.title}: errors", "each is shown by the test that is named", columns, rows)


def tables(found: dict[str, tuple[Line, ...]]) -> Iterator[Table]:
    """All tables; `found` has the lines of each document by its key."""
    for document in documents():
        yield figures(document, found[document.key])
        if document.key == "squaring":
            yield contest.table()
        yield left_out(document)
        yield errata(document)
