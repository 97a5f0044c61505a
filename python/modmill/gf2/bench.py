"""Time products, squares, inverses and powers of arrays in GF(2^m)."""

from __future__ import annotations

import os
from typing import Annotated

import typer

from modmill.bench import options
from modmill.cli.common import JsonFlag, one_of
from modmill.errors import BackendUnavailable


def command(
    peers: options.PeersFlag = False,
    bits: Annotated[
        list[int] | None,
        typer.Option("--bits", metavar="B", help="256, 512, 1024, 2048, 4096 or 8192 (repeat the option)."),
    ] = None,
    op: Annotated[
        list[str] | None,
        typer.Option("--op", metavar="OP", help="mul, single, square, inv or pow (repeat the option; default: all)."),
    ] = None,
    method: Annotated[
        list[str] | None,
        typer.Option("--method", metavar="M", help="auto, a method by name, or all (repeat the option)."),
    ] = None,
    seconds: options.SecondsOption = 2.0,
    keep: options.RecordFlag = False,
    directory: options.RecordDirOption = None,
    backend: options.BackendsOption = "all",
    threads: options.ThreadsOption = None,
    as_json: JsonFlag = False,
    quiet: options.QuietNotes = False,
) -> int:
    """Time products, squares, inverses and powers of arrays; the case's name states the working set."""
    from modmill.bench import gf2, gf2_cases
    from modmill.gf2.engine import METHODS

    for size in bits or ():
        one_of("--bits", str(size), tuple(map(str, gf2_cases.BITS)))
    for one in op or ():
        one_of("--op", one, gf2_cases.OPS)
    output = options.Output.chosen(as_json=as_json, quiet=quiet, keep=keep, directory=directory)
    # PoCL starts a thread for each processor; a figure for one core needs one. Read when its platform is loaded.
    os.environ.setdefault("POCL_MAX_PTHREAD_COUNT", str(threads or 1))
    rows = gf2.gf2_rows(
        list(gf2_cases.cases(bits or gf2_cases.BITS, op or gf2_cases.OPS)),
        [*options.backends(backend), *(_devices() if backend == "all" else [])],
        methods=list(METHODS) if method == ["all"] else list(method or ["auto"]),
        threads=threads or 1,
        seconds=seconds,
        peers=peers,
        missing=output.missing,
    )
    arguments = options.arguments(
        "gf2",
        peers=peers,
        seconds=seconds,
        bits=bits or (),
        op=op or (),
        method=method or (),
        backend=() if backend == "all" else (backend,),
        threads=() if threads is None else (threads,),
    )
    return output.show(rows, arguments)


def _devices() -> list[str]:
    """The OpenCL devices of this machine by name, none where there is no library for them."""
    from modmill.opencl.devices import devices

    try:
        return [found.facts.key for found in devices()]
    except BackendUnavailable:
        return []
