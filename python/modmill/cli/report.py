"""`modmill report`: measure, check, and show beside what is published."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import typer

from modmill.cli.common import EXIT_DONE, EXIT_REFUSED, JsonFlag, QuietFlag, ThreadsOption, note, print_json, terminal
from modmill.errors import UsageError
from modmill.jobs.vdf import UNIT
from modmill.modulus import Modulus
from modmill.record import Record
from modmill.report.collect import Entry, Report, Say, measure


def command(
    out: Annotated[
        Path | None, typer.Option("--out", "-o", metavar="DIR", help="Also write an HTML page with plots there.")
    ] = None,
    quick: Annotated[bool, typer.Option("--quick", help="About ten seconds instead of minutes.")] = False,
    backend: Annotated[
        str, typer.Option("--backend", metavar="NAME", help="One backend instead of all that can run.")
    ] = "all",
    threads: ThreadsOption = None,
    as_json: JsonFlag = False,
    quiet: QuietFlag = False,
) -> int:
    """Square for real on well-known moduli, check every result, and show it beside the peers and published figures.

    Exit code 1 when any check says no.
    """
    del threads  # everything that is timed runs on one core; the proof uses all
    if out is not None and out.exists() and not out.is_dir():
        raise UsageError(f"--out: {out} is not a directory")
    page = None
    with _saying(quiet=quiet) as say:
        report = measure(quick=quick, backend=backend, say=say)
        if out is not None:
            from modmill.report.html import write  # matplotlib takes a moment to load, and only this needs it

            say("drawing the page")
            page = write(report, out)
    if as_json:
        for record in records(report):
            print_json(record)
    else:
        from modmill.report.text import render

        console = terminal()
        for part in render(report):
            console.print(part)
    if page is not None and not quiet:
        note(f"the page is {page}")
    return EXIT_DONE if report.ok else EXIT_REFUSED


@contextlib.contextmanager
def _saying(*, quiet: bool) -> Iterator[Say]:
    """A `Say` that shows what is being done: a spinner on a terminal, a line each elsewhere, nothing when quiet."""
    if quiet:
        yield lambda _: None
    elif sys.stderr.isatty():
        with terminal(stderr=True).status("starting") as status:
            yield lambda text: status.update(text)
    else:
        yield note


def records(report: Report) -> list[Record]:
    """A record for each modulus and backend, for each backend of sigverify and of gf2, and for each simulated unit."""
    found = [record for entry in report.entries for record in _records(report, entry)]
    found += [judged.record(quick=report.quick) for judged in report.signatures.backends]
    found += [computed.record(quick=report.quick) for computed in report.fields.backends]
    return found + [run.record() for run in report.hardware.runs]


def _records(report: Report, entry: Entry) -> list[Record]:
    n = Modulus(entry.modulus.n, entry.modulus.name)
    puzzle = entry.modulus.puzzle
    found = []
    for chain in entry.chains:
        result: dict[str, Any] = {
            "y_full": n.hex(chain.y),
            "valid": chain.ok,
            "ns": chain.ns,
            "known_answers": {"squared": entry.known, "agree": entry.known_ok},
            "peers": [r.as_dict() for r in entry.rows if r.backend == chain.backend],
            "projected_seconds": {str(t): t * chain.ns * 1e-9 for t in puzzle.rounds or (puzzle.t,)},
        }
        if chain is entry.chains[-1]:
            p = entry.proof
            result["proof"] = {
                "seconds": p.seconds,
                "share": p.share,
                "verify_seconds": p.verify_seconds,
                "valid": p.ok,
            }
        parameters = {
            "modulus": n.name,
            "bits": n.bits,
            "base": hex(puzzle.base),
            "steps": chain.steps,
            "quick": report.quick,
        }
        rate = chain.steps / chain.seconds
        checked = f"{chain.against}; {entry.known} known answers"
        found.append(
            Record("vdf.report", chain.backend, chain.why, parameters, result, chain.seconds, rate, UNIT, checked)
        )
    return found


__all__ = ["Say", "command", "records"]
