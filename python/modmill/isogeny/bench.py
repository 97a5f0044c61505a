"""Time steps of an evaluation on one thread."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Annotated

import typer

from modmill import _native
from modmill.bench.interleave import Missing
from modmill.bench.native import native_rows
from modmill.bench.options import Options
from modmill.bench.rows import Row
from modmill.cli.shared import sharing
from modmill.errors import UsageError
from modmill.isogeny.keys import FIELDS

if TYPE_CHECKING:
    from modmill._native import _Timed


def step_rows(
    fields: Sequence[str], backends: Sequence[str], *, seconds: float, peers: bool, missing: Missing
) -> Iterator[Row]:
    """Times steps over each prime on each backend for about `seconds`, interleaved with the peers in the same thread.

    All must agree on 1000 steps before anything is timed.
    """

    def timed(field: str) -> Callable[[str], _Timed]:
        return lambda backend: _native.peers_bench_isogeny(field, backend=backend, seconds=seconds, peers=peers)

    return native_rows({field: timed(field) for field in fields}, backends, missing=missing)


@sharing(Options)
def command(
    options: Options,
    fields: Annotated[
        list[str] | None,
        typer.Option("--field", metavar="P", help="The prime: p14, p89, p1506 (the default; repeat the option)."),
    ] = None,
) -> int:
    """Time dependent 2-isogeny steps of an evaluation on one thread.

    The peers are plain loops over GMP's mpn functions with the same formulas: one reduces by the short constant c of
    p = c 2^n - 1, as we do, the other as for any prime.
    """
    for field in fields or ():
        if field not in FIELDS:
            raise UsageError(f"--field: unknown prime {field!r} (there are: {', '.join(FIELDS)})")
    rows = step_rows(
        fields or ("p1506",),
        options.backends,
        seconds=options.seconds,
        peers=options.peers,
        missing=options.missing,
    )
    return options.show(rows, options.arguments("isogeny", field=fields or ()))
