"""Time steps of an evaluation, set-up, verification and the reading of keys on one thread."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Annotated

import typer

from modmill import _native
from modmill.bench.interleave import Missing
from modmill.bench.native import native_rows
from modmill.bench.options import Options
from modmill.bench.rows import Row
from modmill.cli.choices import one_of
from modmill.cli.examples import example
from modmill.cli.shared import sharing
from modmill.isogeny.bench_keys import reading_rows, setup_rows, verification_rows
from modmill.isogeny.keys import FIELDS

if TYPE_CHECKING:
    from modmill._native import _Timed

PARTS = ("step", "setup", "verify", "key")


def step_rows(
    fields: Sequence[str], backends: Sequence[str], *, seconds: float, peers: bool, missing: Missing
) -> Iterator[Row]:
    """Times steps over each prime on all backends for about `seconds`, interleaved with the peers in the same thread.

    All must agree on 1000 steps before anything is timed.
    """

    def timed(field: str) -> Callable[[Sequence[str]], _Timed]:
        return lambda names: _native.peers_bench_isogeny(field, backends=names, seconds=seconds, peers=peers)

    return native_rows({field: timed(field) for field in fields}, backends, missing=missing)


@example("modmill bench isogeny --part step --peers")
@sharing(Options)
def command(
    options: Options,
    fields: Annotated[
        list[str] | None,
        typer.Option(
            "--field",
            metavar="P",
            help="The prime: p14, p89, p1506 (the default; repeat the option).",
            click_type=one_of(FIELDS),
        ),
    ] = None,
    parts: Annotated[
        list[str] | None,
        typer.Option(
            "--part",
            metavar="NAME",
            help=f"{', '.join(PARTS)} (default: all; repeat the option).",
            click_type=one_of(PARTS),
        ),
    ] = None,
) -> int:
    """Time steps of an evaluation, set-up, verification and the reading of keys, on one thread.

    Peers of steps are plain loops over GMP's mpn functions with the same formulas: one reduces by the short constant c
    of p = c 2^n - 1, as we do, the other as for any prime. That of a set-up finds the same walk by GMP's square roots.
    """
    rows = all_rows(fields or ("p1506",), parts or PARTS, options)
    return options.show(rows, options.arguments("isogeny", field=fields or (), part=parts or ()))


def all_rows(fields: Sequence[str], parts: Sequence[str], options: Options) -> Iterator[Row]:
    """The rows of some parts, each timed for as long as the options say."""
    backends, seconds, peers, missing = options.backends("integers"), options.seconds, options.peers, options.missing
    if "step" in parts:
        yield from step_rows(fields, backends, seconds=seconds, peers=peers, missing=missing)
    for field in fields:
        if "setup" in parts:
            yield from setup_rows(field, backends, seconds=seconds, peers=peers, missing=missing)
        if "verify" in parts:
            yield from verification_rows(field, backends, seconds=seconds, missing=missing)
        if "key" in parts:
            yield from reading_rows(field, seconds=seconds, peers=peers)
