"""`modmill gf2 bench`: the same as `modmill bench gf2`."""

from __future__ import annotations

from typing import Annotated

import typer

from modmill.cli import bench as benches
from modmill.cli.common import JsonFlag


def command(
    peers: benches.PeersFlag = False,
    bits: Annotated[
        list[int] | None,
        typer.Option("--bits", metavar="B", help="256, 512, 1024, 2048, 4096 or 8192 (repeat the option)."),
    ] = None,
    op: benches.OpOption = None,
    method: benches.MethodOption = None,
    seconds: benches.SecondsOption = 2.0,
    keep: benches.RecordFlag = False,
    directory: benches.RecordDirOption = None,
    backend: benches.BackendsOption = "all",
    threads: benches.BenchThreadsOption = None,
    as_json: JsonFlag = False,
    quiet: benches.QuietNotes = False,
) -> int:
    """Time products, squares, inverses and powers of arrays, beside other implementations: `modmill bench gf2`."""
    return benches.gf2(peers, bits, op, method, seconds, keep, directory, backend, threads, as_json, quiet)
