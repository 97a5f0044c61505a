"""`modmill bench`: ours beside the peers."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from modmill import _native, bench
from modmill.bench import record
from modmill.bench.squarings import BITS, modulus_of
from modmill.cli.common import JsonFlag, ThreadsOption, note, one_of, print_json, terminal
from modmill.errors import UsageError
from modmill.tables import plain_table


def command(
    job: Annotated[str, typer.Argument(metavar="[JOB]", help="Which job to time: vdf.")] = "vdf",
    peers: Annotated[bool, typer.Option("--peers", help="Time GMP and OpenSSL too, in turn with ours.")] = False,
    bits: Annotated[
        list[int] | None,
        typer.Option("--bits", metavar="B", help="Sizes of the modulus, 128 to 8192 (repeat the option)."),
    ] = None,
    seconds: Annotated[
        float, typer.Option("--seconds", metavar="S", min=0.05, max=600, help="Time for each case.")
    ] = 2.0,
    keep: Annotated[
        bool, typer.Option("--record", help="Keep the result, with machine facts, in bench/record.")
    ] = False,
    directory: Annotated[
        Path | None, typer.Option("--record-dir", metavar="DIR", help="Keep it there instead.")
    ] = None,
    backend: Annotated[
        str, typer.Option("--backend", metavar="NAME", help="One backend, auto, or all that can run.")
    ] = "all",
    threads: ThreadsOption = None,
    as_json: JsonFlag = False,
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="No notes on stderr.")] = False,
) -> int:
    """Time dependent squarings: medians, and ratios to the peers (above 1, ours is faster).

    Answers are compared before anything is timed. One thread; leave the other cores idle for steady figures.
    """
    del threads  # one chain on one core
    one_of("JOB", job, bench.JOBS)
    sizes = bits or list(BITS)
    for size in sizes:
        if not 128 <= size <= 8192:
            raise UsageError(f"--bits: {size} is out of range (128 to 8192)")
    chosen = [name for name, here in _native.backends() if here] if backend == "all" else [backend]
    target = directory or (record.default_directory() if keep else None)
    rows: list[bench.Row] = []
    missing = (lambda _: None) if quiet else note
    found = bench.squaring_rows([modulus_of(b) for b in sizes], chosen, seconds=seconds, peers=peers, missing=missing)
    for row in found:
        rows.append(row)
        if as_json:
            print_json(row.as_dict())
    if not as_json:
        terminal().print(table(rows))
    if target is not None:
        words = [
            "modmill bench",
            job,
            "--peers" if peers else "",
            f"--seconds {seconds:g}",
            *(f"--bits {b}" for b in bits or []),
        ]
        note(f"recorded in {bench.write_record(rows, ' '.join(w for w in words if w), target)}")
    return 0


def table(rows: list[bench.Row]) -> Table:
    """Rows as a table: a line for each case, backend and peer."""
    numbers = ("ours, ns", "its ns", "ratio")
    shown = plain_table("case", "backend", "ours, ns", "peer", "its ns", "ratio", right=numbers, wrap=("peer",))
    last = None
    for row in rows:
        first = (row.case, row.backend) != last
        last = (row.case, row.backend)
        ours = (row.case, row.backend, f"{row.value:,.1f}") if first else ("", "", "")
        theirs = "" if row.peer_value is None else f"{row.peer_value:,.1f}"
        shown.add_row(*ours, row.peer or "", theirs, "" if row.ratio is None else f"{row.ratio:.2f}x")
    return shown
