"""Parts of the report that check and time a job on each backend."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, TypeVar

from modmill.bench.rows import Row
from modmill.errors import BackendUnavailable
from modmill.record import Record
from modmill.report.section import CHECK, Column, Request, Table


@dataclass(frozen=True, slots=True)
class OnBackend:
    """The results that were checked on one backend in some `seconds`, and its benchmark rows.

    A job's class says what its record states.
    """

    job: ClassVar[str]
    unit: ClassVar[str]
    against: ClassVar[str]
    backend: str
    why: str
    seconds: float
    rows: tuple[Row, ...]

    @property
    def ok(self) -> bool:
        """True if there are results and all are right."""
        raise NotImplementedError

    @property
    def rate(self) -> float | None:
        """Its rate, in units a second; None where nothing was timed."""
        return next((1e9 / row.value for row in self.rows), None)

    def told(self) -> tuple[dict[str, Any], dict[str, Any]]:
        """The parameters and the result of its record, without what all have."""
        raise NotImplementedError

    def record(self, *, quick: bool) -> Record:
        """The result record."""
        given, found = self.told()
        facts = self.seconds, self.rate, self.unit, self.against
        given, found = {**given, "quick": quick}, {"valid": self.ok, **found}
        return Record(f"{self.job}.report", self.backend, self.why, given, found, *facts)


@dataclass(frozen=True, slots=True)
class Checked(OnBackend):
    """One backend: how many of its results were checked and how many are right. `counted` names the results."""

    counted: ClassVar[str]
    checked: int
    right: int

    @property
    def ok(self) -> bool:
        return 0 < self.right == self.checked

    def told(self) -> tuple[dict[str, Any], dict[str, Any]]:
        counts = {"checked": self.checked, "agree": self.right}
        return {}, {self.counted: counts, "rows": [row.as_dict() for row in self.rows]}


B = TypeVar("B", bound=OnBackend)


@dataclass(frozen=True, slots=True)
class Backends(Generic[B]):
    """A part of the report that checks and times a job on each backend."""

    backends: tuple[B, ...]

    @property
    def ok(self) -> bool:
        """True if every check of this part holds."""
        return all(one.ok for one in self.backends)

    @property
    def rows(self) -> list[Row]:
        """All rows."""
        return [row for one in self.backends for row in one.rows]

    def records(self, *, quick: bool) -> Iterator[Record]:
        """A record for each backend."""
        return (one.record(quick=quick) for one in self.backends)


def on_backends(
    request: Request,
    cls: type[B],
    check: Callable[[str], tuple[Any, ...]],
    time: Callable[[Sequence[str]], Iterable[tuple[str, Row]]],
) -> tuple[B, ...]:
    """Checks each backend that can run, then times these together; empty where none can.

    `check` returns why the backend runs, the counts that the class takes, and the seconds that they took; `time` the
    rows, each with its backend as it was named.
    """
    found: dict[str, tuple[Any, ...]] = {}
    for name in request.backends:
        request.say(f"{cls.job}: checked on {name}")
        try:
            found[name] = check(name)
        except BackendUnavailable as e:
            request.missing(f"{cls.job}: {e}")
    if not found:
        return ()
    request.say(f"{cls.job}: beside the peers")
    rows = list(time(tuple(found)))
    return tuple(
        cls(name, why, seconds, tuple(row for named, row in rows if named == name), *counts)
        for name, (why, *counts, seconds) in found.items()
    )


def named(rows: Iterable[Row]) -> Iterator[tuple[str, Row]]:
    """Rows that call the backend as it was named, with that name."""
    return ((row.backend, row) for row in rows)


def checked_table(title: str, note: str, backends: Sequence[Checked]) -> Table:
    """The table of the number of right results of each backend."""
    columns = (Column("backend"), Column("checked", number=True), Column("ok"))
    rows = [(b.backend, f"{b.right:,} of {b.checked:,}", b.ok) for b in backends]
    return Table(title, note, columns, rows, repeat=CHECK)
