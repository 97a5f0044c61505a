"""Common parts of the commands: options, output, exit codes."""

from __future__ import annotations

import errno
import json
import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console
from rich.markup import escape

from modmill.cli.choices import backend_option
from modmill.cli.paths import writes
from modmill.errors import UsageError
from modmill.files import STANDARD, destination, refuse_input
from modmill.quantity import MAX_THREADS
from modmill.record import Record

if TYPE_CHECKING:
    from modmill.hw.sim.waveform import Waveform

EXIT_DONE = 0
EXIT_REFUSED = 1
EXIT_USAGE = 2
EXIT_INTERRUPTED = 130
EXIT_UNREAD = 141
"""The exit code that a shell makes of SIGPIPE: the reader of standard output left, as `head` does."""

JsonFlag = Annotated[bool, typer.Option("--json", help="One JSON object per result on stdout (see modmill schema).")]
QuietFlag = Annotated[bool, typer.Option("--quiet", "-q", help="No progress on stderr.")]
BackendOption = Annotated[str, backend_option()]
ThreadsOption = Annotated[
    int,
    typer.Option(
        "--threads", min=0, max=MAX_THREADS, metavar="N", help="Threads of the processor that work; 0 is all cores."
    ),
]
"""Only for commands that can use several. 0 is the default, but for benchmarks, whose figures are for one thread."""
WaveOption = Annotated[
    Path | None,
    typer.Option(
        "--wave", metavar="FILE", help="Write the waveform of the simulated gates here (FST).", click_type=writes()
    ),
]
WaveCyclesOption = Annotated[
    int | None,
    typer.Option(
        "--wave-cycles", metavar="N", min=1, max=1 << 48, help="Clock cycles in it at most.  [default: 50000]"
    ),
]
WaveDepthOption = Annotated[
    int | None,
    typer.Option(
        "--wave-depth", metavar="N", min=1, help="Levels of modules in it.  [default: 2, the unit and its parts]"
    ),
]
YesOption = Annotated[bool, typer.Option("--yes", help="Simulate even for hours, or with more memory than there is.")]
"""For commands that estimate what a simulation takes."""


def waveform(path: Path | None, cycles: int | None, depth: int | None) -> Waveform | None:
    """The waveform that these three options ask for. Raises UsageError."""
    for name, value in (("cycles", cycles), ("depth", depth)):
        if path is None and value is not None:
            raise UsageError(f"--wave-{name}: needs --wave FILE")
    if path is None:
        return None
    from modmill.hw.sim import waveform as form  # few runs show one

    return form.Waveform(path, cycles or form.CYCLES, depth or form.DEPTH)


class _Terminal(Console):
    def print(self, *objects: Any, crop: bool = False, **options: Any) -> None:
        """Prints like Rich, but without cutting off lines that are wider than the terminal."""
        super().print(*objects, crop=crop, **options)

    def on_broken_pipe(self) -> None:
        """Rich would end the program here, with an exit code of its own."""
        raise BrokenPipeError(errno.EPIPE, os.strerror(errno.EPIPE), STANDARD)


def terminal(*, stderr: bool = False) -> Console:
    """A console that fits the terminal, or 120 columns wide if the output is not a terminal."""
    stream = sys.stderr if stderr else sys.stdout
    width = None if stream.isatty() or "COLUMNS" in os.environ else 120
    return _Terminal(stderr=stderr, width=width, highlight=False)


def show(record: Record, lines: Mapping[str, object], *, as_json: bool, stderr: bool = False) -> None:
    """Prints a result: the record as JSON, or `lines` as names and values (never wrapped, so they can be copied).

    Lines of a value begin below each other. `stderr`: the lines go there, because stdout is for the output.
    """
    if as_json:
        print_json(record)
        return
    console = terminal(stderr=stderr)
    width = max(len(name) for name in lines)
    for name, value in lines.items():
        below = escape(str(value)).replace("\n", "\n" + " " * (width + 2))
        console.print(f"[bold]{escape(name):<{width}}[/bold]  {below}", soft_wrap=True)


def print_json(result: Record | Mapping[str, Any]) -> None:
    """Prints one JSON object on one line."""
    print(result.to_json() if isinstance(result, Record) else json.dumps(result, allow_nan=False), flush=True)


def note(message: str) -> None:
    """A line for the user on stderr."""
    terminal(stderr=True).print(escape(message), soft_wrap=True)


def fail(message: str) -> None:
    """An error line on stderr."""
    terminal(stderr=True).print(f"[bold red]error:[/bold red] {escape(message)}", soft_wrap=True)


def check_destination(
    out: str | Path, what: str = "--out", *, inputs: Sequence[str | Path] = (), as_json: bool = False
) -> bool:
    """Rejects an unusable destination before hours are spent; returns whether it is stdout, by - or another name.

    Raises UsageError if no file can be written at `out`, if it is one of the inputs (- is stdin), or if it is stdout
    and so is the record (`as_json`).
    """
    standard = destination(out, what).standard
    if standard and as_json:
        raise UsageError(f"--json: the record and the output cannot both go to stdout; name a file with {what}")
    refuse_input(out, *inputs, what=what)
    return standard
