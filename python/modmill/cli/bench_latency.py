"""`modmill bench sigverify --latency`: how long a signature waits for its verdict at several loads."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.table import Table

from modmill.bench import latency, record
from modmill.bench.latency import Latency
from modmill.cli.common import note, print_json, terminal
from modmill.files import write_atomic
from modmill.tables import plain_table


def latencies(
    backends: Sequence[str],
    lengths: Sequence[int] | None,
    rule: str,
    seconds: float,
    workers: int,
    *,
    as_json: bool,
    directory: Path | None,
) -> int:
    """Measures each backend and length of message, prints it, and records it with a plot in `directory` if given."""
    found: list[Latency] = []
    for length in lengths or (200,):
        for backend in backends:
            one = latency.measure(backend, rule=rule, length=length, workers=workers, seconds=seconds)
            found.append(one)
            if as_json:
                print_json(one.as_dict())
    if not as_json:
        terminal().print(table(found))
    if directory is not None:
        content = {
            "command": "modmill bench sigverify --latency",
            "note": "Poisson arrivals, latency from the scheduled arrival to the answer; loads as parts of full load.",
            "latency": [one.as_dict() for one in found],
        }
        path = record.write_document("sigverify-latency", content, directory)
        write_atomic(path.with_suffix(".svg"), latency.plot(found))
        note(f"recorded in {path}, drawn beside it")
    return 0


def table(found: Sequence[Latency]) -> Table:
    """A line for each backend and load, in microseconds."""
    right = ("load", "offered/s", "median", "90 %", "99 %", "99.9 %", "longest")
    shown = plain_table("backend", "bytes", *right, right=("bytes", *right))
    for one in found:
        for i, level in enumerate(one.levels):
            first = (f"{one.backend}, {one.full_rate:,.0f}/s", str(one.length)) if i == 0 else ("", "")
            times = (level.p50_us, level.p90_us, level.p99_us, level.p999_us, level.max_us)
            shown.add_row(*first, f"{100 * level.load:g} %", f"{level.offered:,.0f}", *(f"{t:,.0f}" for t in times))
    return shown
