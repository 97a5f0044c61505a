"""The options that the jobs' benchmarks have in common, and what becomes of their rows."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from modmill import _native
from modmill.bench import record
from modmill.bench.rows import COLUMNS, NUMBERS, Row, cells
from modmill.cli.common import EXIT_DONE, note, print_json, terminal
from modmill.tables import plain_table

PeersFlag = Annotated[bool, typer.Option("--peers", help="Time other implementations too, interleaved with ours.")]
SecondsOption = Annotated[float, typer.Option("--seconds", metavar="S", min=0.05, max=600, help="Time for each case.")]
RecordFlag = Annotated[bool, typer.Option("--record", help="Keep the result, with machine facts, in bench/record.")]
RecordDirOption = Annotated[Path | None, typer.Option("--record-dir", metavar="DIR", help="Keep it there instead.")]
BackendsOption = Annotated[
    str, typer.Option("--backend", metavar="NAME", help="One backend, auto, or all that can run.")
]
ThreadsOption = Annotated[
    int | None, typer.Option("--threads", min=1, max=1024, metavar="N", help="Threads (default: 1).")
]
QuietNotes = Annotated[bool, typer.Option("--quiet", "-q", help="No notes on stderr.")]


@dataclass(frozen=True, slots=True, kw_only=True)
class Output:
    """Where the rows of a benchmark go."""

    as_json: bool
    quiet: bool
    directory: Path | None

    @classmethod
    def chosen(cls, *, as_json: bool, quiet: bool, keep: bool, directory: Path | None) -> Output:
        """What --json, --quiet, --record and --record-dir ask for.

        Raises UsageError for --record outside a clone.
        """
        kept = directory or (record.default_directory() if keep else None)
        return cls(as_json=as_json, quiet=quiet, directory=kept)

    @property
    def missing(self) -> Callable[[str], None]:
        """Called with a message for each peer or backend that cannot take part."""
        return (lambda _: None) if self.quiet else note

    def show(self, found: Iterable[Row], arguments: Sequence[str]) -> int:
        """Prints rows as they come (JSON) or as a table; records them with the command's `arguments` if asked to."""
        rows: list[Row] = []
        for row in found:
            rows.append(row)
            if self.as_json:
                print_json(row.as_dict())
        if not self.as_json:
            terminal().print(table(rows))
        if self.directory is not None:
            written = record.write_record(rows, " ".join(["modmill bench", *arguments]), self.directory)
            note(f"recorded in {written}")
        return EXIT_DONE


def backends(name: str) -> list[str]:
    """The backends that a --backend option names: for `all`, those that can run here."""
    return [known for known, here in _native.backends() if here] if name == "all" else [name]


def arguments(job: str, *, peers: bool, seconds: float, **repeated: Sequence[object]) -> list[str]:
    """The arguments of a benchmark's command line, for its record; each value of `repeated` is one option.

    >>> arguments("vdf", peers=True, seconds=2.0, bits=[1024, 2048])
    ['vdf', '--peers', '--seconds 2', '--bits 1024', '--bits 2048']
    """
    options = [f"--{name} {value}" for name, values in repeated.items() for value in values]
    return [job, *(["--peers"] if peers else []), f"--seconds {seconds:g}", *options]


def table(rows: Sequence[Row]) -> Table:
    """Rows as a table: one line for each case, backend and peer."""
    shown = plain_table(*COLUMNS, right=NUMBERS, wrap=("peer",))
    for line in cells(rows):
        shown.add_row(*line)
    return shown
