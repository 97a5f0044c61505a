"""The options that the jobs' benchmarks have in common, and what becomes of their rows."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer
from rich.table import Table

from modmill import _native
from modmill.bench import record
from modmill.bench.interleave import Missing, once
from modmill.bench.rows import COLUMNS, NUMBERS, Row, cells
from modmill.cli.choices import backend_option
from modmill.cli.common import EXIT_DONE, JsonFlag, note, print_json, terminal
from modmill.cli.paths import folder
from modmill.errors import UsageError
from modmill.extras import need
from modmill.files import write_atomic
from modmill.tables import plain_table

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

D = TypeVar("D", bound="DataclassInstance")
"""A dataclass of measurements."""


def thread_count(threads: int) -> int:
    """The threads that --threads asks for, counted: 0 is all cores."""
    return threads or len(os.sched_getaffinity(0))


RecordOption = Annotated[
    Path | None,
    typer.Option("--record-dir", metavar="DIR", help="Keep it there instead.", click_type=folder()),
]


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """The options of every benchmark."""

    peers: Annotated[bool, typer.Option("--peers", help="Time other implementations too, interleaved with ours.")] = (
        False
    )
    seconds: Annotated[float, typer.Option("--seconds", metavar="S", min=0.05, max=600, help="Time for each case.")] = (
        2.0
    )
    keep: Annotated[bool, typer.Option("--record", help="Keep the result, with machine facts, in bench/record.")] = (
        False
    )
    directory: RecordOption = None
    backend: Annotated[str, backend_option("all", "One backend, auto, or all that can run.", also=("auto",))] = "all"
    as_json: JsonFlag = False
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="No notes on stderr.")] = False

    def __post_init__(self) -> None:
        _ = self.place  # an impossible record is an error before anything is timed

    @property
    def place(self) -> Path | None:
        """The directory of the record, None where none is kept. Raises UsageError as :func:`record.place` does."""
        return record.place(self.directory, keep=self.keep)

    def backends(self, kind: str) -> list[str]:
        """The backends that --backend names: for `all`, those that can run this kind of arithmetic here."""
        if self.backend != "all":
            return [self.backend]
        return [name for name, missing in _native.backends()[kind].items() if not missing]

    @property
    def missing(self) -> Missing:
        """Called with a message for each peer or backend that cannot take part; tells each once."""
        return once((lambda _: None) if self.quiet else note)

    def arguments(self, job: str, **repeated: Sequence[object]) -> list[str]:
        """The arguments of the command line, for the record; each value of `repeated` is one option.

        >>> Options(peers=True).arguments("vdf", bits=[1024, 2048])
        ['vdf', '--peers', '--seconds 2', '--bits 1024', '--bits 2048']
        """
        options = [f"--{name} {value}" for name, values in repeated.items() for value in values]
        return [job, *(["--peers"] if self.peers else []), f"--seconds {self.seconds:g}", *options]

    def show(self, found: Iterable[Row], arguments: Sequence[str]) -> int:
        """Prints rows as they come (JSON) or as a table; records them with the command's `arguments` if asked to.

        Raises UsageError where there are none.
        """
        rows: list[Row] = []
        for row in found:
            rows.append(row)
            if self.as_json:
                print_json(row.as_dict())
        if not rows:
            raise UsageError("nothing was timed: no backend can do this (without --quiet, notes say why)")
        if not self.as_json:
            terminal().print(table(rows))
        if self.place is not None:
            written = record.write_record(rows, " ".join(["modmill bench", *arguments]), self.place)
            note(f"recorded in {written}")
        return EXIT_DONE

    def sweep(
        self,
        found: Iterable[D],
        table: Callable[[Sequence[D]], Table],
        *,
        job: str,
        kind: str,
        facts: Mapping[str, Any],
        plot: Callable[[Sequence[D]], str] | None = None,
    ) -> int:
        """Prints measurements that are not rows as they come (JSON) or as a table; records them if asked to.

        The record has these `facts` and then the measurements, called `kind`; a `plot` stands beside it.
        """
        if self.place is not None and plot is not None:
            need("matplotlib", what="the plot beside a record")
        every: list[D] = []
        for one in found:
            every.append(one)
            if self.as_json:
                print_json(asdict(one))
        if not self.as_json:
            terminal().print(table(every))
        if self.place is not None:
            measured = {kind: [asdict(one) for one in every]}
            path = record.write_document(f"{job}-{kind}", {**facts, **measured}, self.place)
            if plot is not None:
                write_atomic(path.with_suffix(".svg"), plot(every))
            note(f"recorded in {path}{'' if plot is None else ', drawn beside it'}")
        return EXIT_DONE


def table(rows: Sequence[Row]) -> Table:
    """Rows as a table: one line for each case, backend and peer."""
    shown = plain_table(*COLUMNS, right=NUMBERS, wrap=("peer",))
    for line in cells(rows):
        shown.add_row(*line)
    return shown
