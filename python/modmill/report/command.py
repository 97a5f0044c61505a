"""Measure every job, check every result, and compare with other implementations and published figures."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterator
from dataclasses import asdict, replace
from pathlib import Path
from typing import Annotated

import typer

from modmill.backends import Fabric
from modmill.cli.choices import backend_option
from modmill.cli.clusters import Address
from modmill.cli.common import EXIT_DONE, JsonFlag, QuietFlag, note, print_json, terminal
from modmill.cli.examples import example
from modmill.cli.failures import refused
from modmill.cli.paths import folder
from modmill.cli.progress import ProgressReporter
from modmill.errors import UsageError
from modmill.extras import need
from modmill.files import check_directory
from modmill.report.collect import measure
from modmill.report.section import Say


@example("modmill report --quick --out page")
def command(
    out: Annotated[
        Path | None,
        typer.Option(
            "--out", "-o", metavar="DIR", help="Also write an HTML page with charts there.", click_type=folder()
        ),
    ] = None,
    quick: Annotated[bool, typer.Option("--quick", help="About half a minute instead of minutes.")] = False,
    backend: Annotated[str, backend_option("all", "One backend instead of all that can run.")] = "all",
    cluster: Address = None,
    as_json: JsonFlag = False,
    quiet: QuietFlag = False,
) -> int:
    """Measure every job, check every result, and compare with other implementations and published figures.

    Exit code 1 if any check fails.
    """
    if out is not None:
        check_directory(out, "--out")  # before minutes of measuring, not after
        need("jinja2", what="the page of --out")
    if cluster is not None:
        if backend != "all":
            raise UsageError(f"--backend: the report of a cluster has all backends (got {backend})", got=backend)
        return _of_cluster(cluster, out, quick=quick, as_json=as_json, quiet=quiet)
    page = None
    with _saying(quiet=quiet) as say:
        report = measure(quick=quick, backend=backend, say=say)
        if out is not None:
            from modmill.report.page import write  # only this needs Jinja

            say("writing the page")
            page = write(report, out)
    if as_json:
        for job, section in report.sections.items():
            disturbed = asdict(report.disturbances[job])
            for record in section.records(quick=quick):
                print_json(replace(record, result={**record.result, "disturbance": disturbed}))
    else:
        from modmill.report.text import render

        console = terminal()
        for part in render(report):
            console.print(part)
    if page is not None and not quiet:
        note(f"the page is {page}")
    return EXIT_DONE if report.ok else refused("at least one check failed", as_json=as_json)


def _of_cluster(cluster: str, out: Path | None, *, quick: bool, as_json: bool, quiet: bool) -> int:
    """Reports of the machines of a cluster: their records, and a page for each."""
    from modmill.cluster.reports import report

    with ProgressReporter(quiet=quiet) as progress:
        found = report(backend=f"{Fabric.CLUSTER.value}:{cluster}", quick=quick, out=out, progress=progress)
    for one in found:
        if as_json:
            for record in one.records:
                print_json(record)
        else:
            held = "every check holds" if one.ok else "a check FAILED"
            note(f"machine {one.node}: {len(one.records)} records, {held}")
    if out is not None and not quiet:
        note(f"the pages are in {out}")
    return EXIT_DONE if all(one.ok for one in found) else refused("at least one check failed", as_json=as_json)


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
