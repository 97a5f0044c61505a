"""`modmill sigverify ring`: takes the verdicts of a run in another process out of shared memory."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from modmill.cli.common import EXIT_DONE, JsonFlag, QuietFlag, print_json
from modmill.cli.examples import example
from modmill.cli.failures import refused
from modmill.cli.paths import reads
from modmill.cli.progress import ProgressReporter
from modmill.errors import StoppedByKeyboard, UsageError
from modmill.files import STANDARD
from modmill.quantity import format_duration
from modmill.sigverify.ring import read_ring


@example("modmill sigverify ring verdicts.ring")
def command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The ring of a run with --ring.", click_type=reads())],
    wait: Annotated[
        float,
        typer.Option("--wait", metavar="S", min=0, max=86400, help="Wait up to this many seconds for FILE to appear."),
    ] = 0.0,
    as_json: JsonFlag = False,
    quiet: QuietFlag = False,
) -> int:
    """Take the verdicts out of a ring, and tell how long they were on their way. Exit code 1 if some never came."""
    if str(file) == STANDARD:
        raise UsageError("FILE: a ring is a file that both processes map, so it cannot be standard input")
    with ProgressReporter(quiet=quiet) as progress:
        try:
            read = read_ring(file, wait=wait, progress=progress)
        except KeyboardInterrupt:
            raise StoppedByKeyboard("stopped; what was not read stays in the ring") from None
    if as_json:
        print_json(read.as_dict())
    else:
        slots = read.signatures + read.malformed
        print(f"{slots:,} read: {read.accepted:,} accepted, {read.signatures - read.accepted:,} rejected, ", end="")
        print(f"{read.malformed:,} malformed; {read.earlier:,} were there before")
        for name, way in (("verdict", read.from_verdict), ("ring", read.from_ring)):
            if way.count:
                parts = (("median", way.p50_us), ("99 %", way.p99_us), ("most", way.max_us))
                print(f"from {name} to reader: " + ", ".join(f"{n} {format_duration(us / 1e6)}" for n, us in parts))
    if read.complete:
        return EXIT_DONE
    reason = "the run ended before it had put in all"
    if not as_json:
        print(f"incomplete: {reason}")
    return refused(reason, as_json=as_json)
