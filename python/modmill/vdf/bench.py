"""Time dependent squarings on one thread."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from typing import Annotated

import typer

from modmill import params
from modmill.bench import chains
from modmill.bench.interleave import Missing, once
from modmill.bench.options import Options
from modmill.bench.rows import Row
from modmill.cli.examples import example
from modmill.cli.shared import sharing
from modmill.errors import UsageError

BITS = (512, 1024, 1536, 2048, 3072, 4096)
WELL_KNOWN = {1024: "vdf-alliance", 2048: "lcs35", 3072: "csail2019"}
"""The named moduli that stand for their size."""


def modulus_of(bits: int) -> int:
    """The modulus that stands for a size: a well-known one where there is one, else odd with fixed digits.

    >>> [modulus_of(b).bit_length() for b in BITS]
    [512, 1024, 1536, 2046, 3072, 4096]
    """
    if bits in WELL_KNOWN:
        return params.modulus(WELL_KNOWN[bits]).n
    digits = hashlib.shake_256(f"modmill bench {bits}".encode()).digest((bits + 7) // 8)
    return int.from_bytes(digits, "big") >> (-bits % 8) | 1 << (bits - 1) | 1


def squaring_rows(
    moduli: Sequence[int],
    backends: Sequence[str],
    *,
    seconds: float,
    peers: bool,
    missing: Missing,
) -> Iterator[Row]:
    """Times each modulus on all backends for about `seconds`, interleaved with the peers in the same thread.

    All must agree on 1000 squarings before anything is timed.
    """

    tell = once(missing)
    for n in moduli:
        case = f"squaring-{n.bit_length()}"
        yield from chains.squaring_rows("vdf", case, n, backends, seconds=seconds, peers=peers, missing=tell)


@example("modmill bench vdf --bits 2048 --peers")
@sharing(Options)
def command(
    options: Options,
    bits: Annotated[
        list[int] | None,
        typer.Option("--bits", metavar="B", help="Size of the modulus, 128 to 8192 (repeat the option)."),
    ] = None,
) -> int:
    """Time dependent squarings on one thread."""
    for size in bits or ():
        if not 128 <= size <= 8192:
            raise UsageError(f"--bits: {size} is out of range (128 to 8192)")
    moduli = [modulus_of(b) for b in bits or BITS]
    rows = squaring_rows(
        moduli, options.backends("integers"), seconds=options.seconds, peers=options.peers, missing=options.missing
    )
    return options.show(rows, options.arguments("vdf", bits=bits or ()))
