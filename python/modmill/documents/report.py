"""The source documents in the report: every headline beside ours, what is left out, errors."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from typing import ClassVar

from modmill.documents.line import Line
from modmill.documents.sources import documents, tables
from modmill.record import Record
from modmill.report.section import Card, Request, Table


@dataclass(frozen=True, slots=True)
class Reproduced:
    """The lines of each document, by its key. Nothing is measured: figures of ours are on record or calculated."""

    title: ClassVar[str] = "The source documents, reproduced"
    lines: dict[str, tuple[Line, ...]]

    @property
    def ok(self) -> bool:
        """True: this part checks nothing."""
        return True

    def cards(self) -> Iterator[Card]:
        """No headline: those of the jobs are."""
        return iter(())

    def records(self, *, quick: bool) -> Iterator[Record]:
        """A record for each document."""
        for one in documents():
            result = {
                "valid": self.ok,
                "figures": [asdict(line) for line in self.lines[one.key]],
                "omitted": [asdict(part) for part in one.omitted],
                "errors": [asdict(error) for error in one.errors],
            }
            given = {"document": one.key, "source": one.source, "quick": quick}
            yield Record("documents.report", "-", "on record", given, result, 0.0, None, "", "-")

    def data(self) -> dict[str, object]:
        """For report.json."""
        return {"documents": documents(), "reproduced": self.lines}

    def tables(self) -> Iterator[Table]:
        """The tables of each document: figures, what is left out, errors."""
        return tables(self.lines)


def measure(request: Request) -> Reproduced:
    """Reads what is on record."""
    request.say("the source documents: figures on record")
    return Reproduced({one.key: one.lines() for one in documents()})
