"""Time steps of an evaluation, squarings, set-up, verification and the reading of keys on one thread."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import count, islice
from typing import Annotated

import typer

from modmill import _native
from modmill.bench.chains import base_for, chain_rows, squaring_rows
from modmill.bench.interleave import Missing, once
from modmill.bench.options import Options
from modmill.bench.rows import Row
from modmill.cli.choices import one_of
from modmill.cli.examples import example
from modmill.cli.shared import sharing
from modmill.golden import isogeny as golden
from modmill.isogeny.bench_keys import reading_rows, setup_rows, verification_rows
from modmill.isogeny.keys import FIELDS

PARTS = ("step", "squaring", "setup", "verify", "key")
ALPHAS = 1024
"""Constants that steps use in turn: a quarter of a megabyte, so that time goes to arithmetic."""


def step_rows(
    fields: Sequence[str], backends: Sequence[str], *, seconds: float, peers: bool, missing: Missing
) -> Iterator[Row]:
    """Times steps over each prime on all backends for about `seconds`, interleaved with the peers in the same thread.

    All must agree on 1000 steps before anything is timed.
    """

    tell = once(missing)
    for name in fields:
        field = golden.load(name)
        alphas = list(islice(_values(field.p), ALPHAS))
        x = base_for(field.p)
        end, scale = golden.back(field, [(a, 0) for a in alphas[_native.Chain.CHECKED - 1 :: -1]], (x, 0))
        yield from chain_rows(
            *("isogeny", name, "ns/step", partial(_native.peers_isogeny_steps, field.p, x, alphas)),
            field.mul(end, field.inv(scale))[0],
            *(backends, ("GMP",) if peers else ()),
            seconds=seconds,
            missing=tell,
        )


def _values(p: int) -> Iterator[int]:
    """Numbers without structure."""
    value = base_for(p)
    for k in count():
        value = (value * value + k) % p
        yield value


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
    """Time steps of an evaluation, squarings, set-up, verification and the reading of keys, on one thread.

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
        if "squaring" in parts:
            yield from squaring_rows(
                *("isogeny", f"{field}-squaring", golden.load(field).p, backends),
                seconds=seconds,
                peers=peers,
                missing=missing,
            )
        if "setup" in parts:
            yield from setup_rows(field, backends, seconds=seconds, peers=peers, missing=missing)
        if "verify" in parts:
            yield from verification_rows(field, backends, seconds=seconds, missing=missing)
        if "key" in parts:
            yield from reading_rows(field, seconds=seconds, peers=peers)
